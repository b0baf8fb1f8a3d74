//! Classifier: says of each packet that comes what it is, whose it is, and whether it is sound.
//!
//! ```text
//!                  +---- classify ----+
//!           source |                  | sink
//!  --------------->| stream    stream |---------->
//!    configuration |                  | status
//!  --------------->| level      level |---------->
//!    engine_port_n |                  |
//!    engine_flow_n |                  |
//!  --------------->| level            |
//!       key, table |                  |
//!  --------------->| pulse            |
//!                  +------------------+
//! ```
//!
//! # Function
//! Passes packets on, and says with the last beat of each everything that a packet of the card says;
//! before the last beat that is zero. The protocol is what `parser` finds.
//!
//! `checksum` is `Good` if every checksum of IPv4, UDP and TCP that the packet has was found right: for
//! IPv4 with something else inside that is the header's. `Bad` if one was found wrong. `None` for a
//! packet without any, and for one of which something cannot be checked: a fragment, a header that
//! lies, and what `parser` says `is_unread` of: IPv6 extension headers beyond those that are read, and checksums of addresses
//! that the IP header does not have (segments left, a home address, a source route). UDP in IPv4 may come without a
//! checksum; in IPv6 it may not.
//!
//! `flow_hash` is the Toeplitz hash with the key of addresses and, if the configuration says so, ports.
//! Its lowest seven bits choose the ring from a table. `destination` of a packet with good checksums is
//! that of the first enabled engine port to which it goes, if it is UDP, also where that is 0, the host; failing that, of
//! the first enabled engine flow with its hash; else 0. `timestamp_cycles` is the cycle in which the packet's first
//! beat was taken, counted from reset.
//!
//! # Backpressure
//! A beat that does not end its packet waits for the next one of it, and all wait for the sink. `source_ready` comes
//! from a register.
//!
//! # Ordering
//! FIFO order. A write of the key or the table counts for packets that come four cycles later or
//! more.
//!
//! # Reset
//! Empties it; the packet that is coming in is cut, and its rest is taken for a packet. The key is the
//! one of the published examples; the table keeps what it had.
//!
//! # Resources
//! `parser`; the matrix, 9,216 products of two bits; the table in lookup-table memory; two short queues.
//!
//! # Rationale
//! A hash by tables of bytes is smaller in block RAM, and a key then takes thousands of writes.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports, PulseSink,
    Sink, Source, State, any_of, assert_always, concatenate, constant, cover, delayed,
    delayed_bool, elaborate, instance, mux, register, register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    ClassifyConfiguration, ClassifyStatus, EngineFlow, EnginePort, HashKeyWrite, MessageBeat,
    MessageBeatShape, PacketBeat, PacketHeaders, PacketProtocol, PacketRoute, ParsedBeat,
    RingTableWrite, Word, WordShape,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::network::parser::Parser;
use crate::stream::event_counter;
use crate::stream::fifo::Fifo;
use crate::stream::packet::is_open;

mod hash;
mod verdict;

use super::protocols::Protocols;
use hash::Hashed;
use verdict::Verdict;

/// What the classifier promises; the latency is that of a packet of one beat.
pub const CONTRACT: Contract = Contract {
    module: "classify",
    summary: "Says of each packet what it is, whose it is, and whether it is sound.",
    source: contract::Source { paper: "design", section: "architecture, parser; RSS" },
    latency: Some(Latency::exactly(14, "source")),
    interval: 1,
    waits_on: &["sink", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("classify", &[])],
    proof: Proof::none("what it says of packets is left to the tests; its parts have proofs"),
    constraint: None,
    build: |_| build(&Classify),
};

/// Engine ports.
pub(super) const ENGINE_PORTS: usize = 4;
/// Flows of engines.
pub(super) const ENGINE_FLOWS: usize = 4;
/// Entries of the table of rings.
const RING_ENTRIES: u32 = 128;
/// Bits of the count of cycles.
const CYCLE_BITS: u32 = 48;
/// More packets than are on their way through: the parser's stages and what is before and behind them.
const PACKETS_INSIDE: u32 = 16;

/// A classifier.
#[derive(Clone, Debug)]
pub struct Classify;

/// Ports of the classifier.
#[derive(Ports)]
pub struct ClassifyPorts {
    /// Packets.
    pub source: Sink<MessageBeat>,
    /// The same packets, and with the last beat what they are.
    #[shape(())]
    pub sink: Source<PacketBeat>,
    /// How packets are spread over rings.
    #[shape(())]
    pub configuration: LevelSink<ClassifyConfiguration>,
    /// What engines take.
    #[shape([(); ENGINE_PORTS])]
    pub engine_port: [LevelSink<EnginePort>; ENGINE_PORTS],
    /// Flows that engines take.
    #[shape([(); ENGINE_FLOWS])]
    pub engine_flow: [LevelSink<EngineFlow>; ENGINE_FLOWS],
    /// Writes of the hash's key.
    #[shape(())]
    pub key: PulseSink<HashKeyWrite>,
    /// Writes of the table of rings.
    #[shape(())]
    pub table: PulseSink<RingTableWrite>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<ClassifyStatus>,
}

impl Module for Classify {
    type Ports = ClassifyPorts;

    fn name(&self) -> String {
        "classify".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> ClassifyPortsShape {
        ClassifyPortsShape { source: MessageBeatShape { bytes: 64 } }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let ClassifyPorts { source, sink, configuration, key, table, status, .. } = ports;
        let parser = instance("parser", &Parser);
        parser.source.connect(*source);
        let headers = *parser.headers;

        // What is known early waits in two queues for the packet's last beat.
        let cycles = count_cycles();
        let in_packet = is_open(source.fires(), &source.payload);
        let comes = source.fires() & !in_packet;
        let arrivals =
            Fifo::<Word> { payload: WordShape { bits: CYCLE_BITS }, depth: PACKETS_INSIDE };
        let arrivals = instance("arrivals", &arrivals);
        arrivals.source.offer(comes, Word { data: cycles });
        let routes =
            instance("routes", &Fifo::<PacketRoute> { payload: (), depth: PACKETS_INSIDE });
        let hash_key = hash::key(*key);
        let hashed = Hashed::new(headers, hash_key, *configuration);
        let rings = Memory::<Bits>::new(8, RING_ENTRIES).style(MemoryStyle::Distributed);
        rings.write(table.valid, table.payload.entry, table.payload.ring);
        let table_ring = rings.read_now(hashed.hash.truncate(7));
        let protocols = Protocols::of(headers.payload.protocol);
        let has_addresses = protocols.is_ipv4() | protocols.is_ipv6();
        let has_hash = hash::as_late(has_addresses);
        let by_port = engine_of_port(headers.payload, &ports.engine_port);
        let (port_takes, port_engine) = (hash::as_late(by_port.0), hash::as_late(by_port.1));
        // No packet without addresses has checksums that are good.
        let flow_engine = engine_of_flow(hashed.hash, &ports.engine_flow);
        let engine = mux(port_takes, port_engine, flow_engine);
        let ring = mux(configuration.spread & has_hash, table_ring, configuration.default_ring);
        routes.source.offer(hashed.valid, PacketRoute { flow_hash: hashed.hash, ring, engine });

        let beat = parser.sink.payload;
        let offered = register::<PacketBeat>(());
        let offered_valid = register_bool(false);
        let drain = sink.ready | !offered_valid;
        parser.sink.ready.set(drain);
        let ends = drain & parser.sink.valid & beat.last;
        arrivals.sink.ready.set(ends);
        routes.sink.ready.set(ends);
        let verdict = Verdict::of(beat);
        let route = routes.sink.payload;
        sink.offer(offered_valid, offered);
        when(drain, || {
            offered_valid.set(parser.sink.valid);
            offered.assign(classified(beat, verdict, route, arrivals.sink.payload.data));
        });

        self.count(ends & !beat.error, beat, verdict, *status);
        status.cycles.set(cycles);

        // There is a place and a payload by construction, as the properties say.
        arrivals.occupancy.ignore();
        routes.occupancy.ignore();
        let queues = [
            (arrivals.source.ready, arrivals.sink.valid),
            (routes.source.ready, routes.sink.valid),
        ];
        for (has_place, has_payload) in queues {
            has_place.ignore();
            has_payload.ignore();
        }
        // Only whoever fills in checksums asks for these.
        [beat.internet_offset, beat.transport_offset, beat.header_checksum]
            .into_iter()
            .for_each(Bits::ignore);
        assert_always("an arrival has a place", comes.implies(arrivals.source.ready));
        assert_always("a route has a place", hashed.valid.implies(routes.source.ready));
        assert_always("an arrival is there with the end", ends.implies(arrivals.sink.valid));
        assert_always("a route is there with the end", ends.implies(routes.sink.valid));
        let was_end = delayed_bool(ends);
        cover("packets of one beat follow each other", was_end & ends);
    }
}

impl Classify {
    /// Counts a packet of which this is the last beat.
    #[elaborate]
    fn count(&self, counts: Bool, beat: ParsedBeat, verdict: Verdict, status: ClassifyStatus) {
        let counts_now = delayed_bool(counts);
        let counted_protocol = delayed(beat.protocol);
        let protocol = Protocols::of(counted_protocol);
        let found = delayed(verdict);
        use PacketProtocol::*;
        let of_protocol = [
            ("other", status.other_packets, Other),
            ("arp", status.arp_packets, Arp),
            ("ipv4", status.ipv4_packets, Ipv4),
            ("ipv4_udp", status.ipv4_udp_packets, Ipv4Udp),
            ("ipv4_tcp", status.ipv4_tcp_packets, Ipv4Tcp),
            ("ipv6", status.ipv6_packets, Ipv6),
            ("ipv6_udp", status.ipv6_udp_packets, Ipv6Udp),
            ("ipv6_tcp", status.ipv6_tcp_packets, Ipv6Tcp),
        ];
        for (name, target, wanted) in of_protocol {
            let counts = counts_now & protocol.is(wanted);
            event_counter::wrapping(&format!("{name}_count"), target, counts);
        }
        let is_fragment = delayed_bool(beat.is_fragment);
        let is_malformed = delayed_bool(beat.is_malformed);
        let is_unread = delayed_bool(beat.is_unread);
        event_counter::wrapping("fragment_count", status.fragments, counts_now & is_fragment);
        let of_kind = [
            ("bad_ipv4", status.bad_ipv4, found.bad_ipv4),
            ("bad_udp", status.bad_udp, found.bad_udp),
            ("bad_tcp", status.bad_tcp, found.bad_tcp),
            ("malformed", status.malformed_packets, is_malformed),
            ("unread", status.unread_packets, is_unread),
        ];
        for (name, target, is_so) in of_kind {
            event_counter::saturating(&format!("{name}_count"), target, counts_now & is_so);
        }
        found.is_good.ignore();
    }
}

/// Cycles since reset. The upper half counts in the cycle in which the lower one begins again, which is
/// seen a cycle ahead.
#[elaborate]
fn count_cycles() -> Bits {
    let half = CYCLE_BITS / 2;
    let low_cycles = register_reset(half, 0);
    let high_cycles = register_reset(half, 0);
    let low_is_full = delayed_bool(low_cycles.equals((1 << half) - 2));
    low_cycles.set(low_cycles + 1);
    when(low_is_full, || high_cycles.set(high_cycles + 1));
    concatenate([high_cycles, low_cycles])
}

/// Whether a rule is for a packet of that port, and the engine that takes it.
#[elaborate]
fn engine_of_port(headers: PacketHeaders, ports: &[LevelSink<EnginePort>]) -> (Bool, Bits) {
    let is_udp = Protocols::of(headers.protocol).is_udp();
    let takes =
        |port: &EnginePort| port.enable & is_udp & port.udp_port.equals(headers.destination_port);
    let engine = first_engine(ports.iter().map(|port| (takes(port), port.destination)));
    (any_of(ports.iter().map(|port| takes(port))), engine)
}

/// The engine that takes a packet of that flow; 0 for none.
#[elaborate]
fn engine_of_flow(flow_hash: Bits, flows: &[LevelSink<EngineFlow>]) -> Bits {
    let takes = |flow: &EngineFlow| flow.enable & flow.flow_hash.equals(flow_hash);
    first_engine(flows.iter().map(|flow| (takes(flow), flow.destination)))
}

/// The first that takes it.
fn first_engine(engines: impl DoubleEndedIterator<Item = (Bool, Bits)>) -> Bits {
    let none = constant(2, 0);
    engines.rev().fold(none, |other, (takes, destination)| mux(takes, destination, other))
}

/// A beat as it leaves: what is known of its packet is there with the last.
fn classified(beat: ParsedBeat, verdict: Verdict, route: PacketRoute, arrival: Bits) -> PacketBeat {
    let ParsedBeat { data, last, error, length_bytes, protocol, .. } = beat;
    let with_last = |bits: Bits| bits & last.mask(bits.width());
    let checksum = verdict.checksum().bits();
    PacketBeat {
        data,
        last,
        error,
        length_bytes,
        ring: with_last(route.ring),
        destination: route.engine & (last & verdict.is_good).mask(2),
        protocol,
        checksum: State::from_bits(checksum),
        flow_hash: with_last(route.flow_hash),
        timestamp_cycles: with_last(arrival),
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
