//! Transmit match: makes whole packets to be sent of the descriptors of a ring.
//!
//! ```text
//!                 +------ transmit_match -----+
//!   configuration |                           | segment
//!  -------------->| level              stream |-------------->
//!   control, ring |                           | completion
//!  -------------->| level               pulse |-------------->
//!   descriptor    |                           | status
//!  -------------->| stream              level |-------------->
//!                 +---------------------------+
//! ```
//!
//! # Function
//! A packet is one descriptor with `last`, or one without and the next with it: a segment for each,
//! which says how long the packet is, and what is to be written back when the segment is done. What is asked of the
//! packet's checksums is what its first descriptor says. The first segment leaves when the descriptors of the whole
//! packet are there.
//!
//! `control.return_line`: if some descriptors of a line were used, the rest is returned.
//!
//! # Backpressure
//! Descriptors wait for `segment`, for room among those in use, for the second of a packet, and while
//! `control.accept` is cleared.
//!
//! # Ordering
//! As the descriptors come.
//!
//! # Faults
//! A descriptor that has a fault is not used, nor a packet of more than two descriptors or 9,216 bytes.
//! `status.fault` names it when its packet is next.
//!
//! # Reset
//! Forgets all. `control.forget`: descriptors that are here are lost, and those that come.
//!
//! # Resources
//! Two descriptors and a segment, in registers.
//!
//! # Rationale
//! A register at `segment` would cost a cycle between the poll that finds a packet and its first line; what
//! takes segments has one, and what is not taken at once is held here (ADR 35).
//!
//! A first segment that left alone would bind whoever takes segments to a ring whose host has not
//! posted the rest.
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSource, Sink, Source, State,
    assert_always, assume, constant, constant_bool, cover, delayed, elaborate, mux, register,
    register_bool, scope, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::lookahead::{Lookahead, Returning};
use crate::message::{
    DescriptorCompletion, DescriptorFault, MatchControl, MatchStatus, PacketChecksum,
    PacketProtocol, PacketSegment, RingConfiguration, RingDescriptor, RingFault,
};
use crate::module::{Preset, Proof, Record, build, header};

/// Bytes of the longest packet.
const MOST_BYTES: u32 = 9216;

/// What the match promises for a packet of one descriptor.
pub const CONTRACT: Contract = Contract {
    module: "transmit_match",
    summary: "Makes packets to be sent of the descriptors of a ring.",
    source: contract::Source { paper: "CXL-NIC", section: "2.2, 4.2" },
    latency: Some(Latency::exactly(1, "descriptor")),
    interval: 1,
    waits_on: &["segment", "descriptor"],
    // In a ring both come from registers.
    transparent: &[("control_accept", "segment_valid"), ("control_has_room", "segment_valid")],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("transmit_match", &[])],
    proof: Proof::bounded(10),
    constraint: None,
    build: |_| build(&TransmitMatch),
};

/// Makes packets of descriptors.
#[derive(Clone, Debug)]
pub struct TransmitMatch;

/// Ports of the match.
#[derive(Ports)]
pub struct TransmitMatchPorts {
    /// How the ring works.
    pub configuration: LevelSink<RingConfiguration>,
    /// What it is told.
    pub control: LevelSink<MatchControl>,
    /// The number of the ring.
    pub ring: LevelSink<Bits>,
    /// What the host has posted.
    pub descriptor: Sink<RingDescriptor>,
    /// What is to be read.
    pub segment: Source<PacketSegment>,
    /// Descriptors that were used, or are to be returned.
    pub completion: PulseSource<DescriptorCompletion>,
    /// How it stands.
    pub status: LevelSource<MatchStatus>,
}

impl Module for TransmitMatch {
    type Ports = TransmitMatchPorts;

    fn name(&self) -> String {
        "transmit_match".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("transmit_match.rs"), &CONTRACT)
    }

    fn shape(&self) -> TransmitMatchPortsShape {
        TransmitMatchPortsShape { ring: 8, ..TransmitMatchPortsShape::default() }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let configuration = *ports.configuration;
        let control = *ports.control;
        configuration.ignore_the_rest();
        // What is to be sent waits for its descriptors, however long that takes.
        control.coming.ignore();
        let next = scope("next", || Lookahead::new(*ports.descriptor, control.forget));
        // A segment that was not taken at once.
        let is_held = register_bool(false);
        let held = register::<PacketSegment>(());
        let RingDescriptor { length_bytes, last, .. } = next.head;

        // What two descriptors are together is added up a cycle before it is looked at.
        let in_second = register_bool(false);
        let was_pair = register_bool(false);
        let pair_bytes = register::<Bits>(15);
        was_pair.set(next.are_good & !next.pops);
        pair_bytes.set(length_bytes.widening_add(next.second.length_bytes));
        let is_long = pair_bytes.is_above(MOST_BYTES);
        let total = mux(last & !in_second, length_bytes, pair_bytes.truncate(14));
        let whole_bytes = register::<Bits>(14);
        let whole_checksum = register::<State<PacketChecksum>>(());

        let returning =
            scope("return", || Returning::new(control.return_line, !in_second, control.forget));
        // There is room for the second of a packet if there was for its first.
        let has_room = !is_held & control.has_room;
        let may_begin = has_room & control.accept & !in_second & !returning.is_active;
        let single = may_begin & next.is_good & last;
        let is_whole = was_pair & next.second.last & !is_long;
        let first = may_begin & next.is_good & !last & is_whole;
        let second = in_second & !is_held;
        when(first, || {
            in_second.set(true);
            whole_bytes.set(total);
            whole_checksum.assign(next.head.checksum);
        })
        .otherwise_when(second, || in_second.set(false));

        let uses = single | first | second;
        let RingConfiguration { data_operation, data_space, .. } = configuration;
        let found = PacketSegment {
            drop: constant_bool(false),
            address: next.head.address,
            length_bytes,
            last,
            packet_length_bytes: mux(in_second, whole_bytes, total),
            // These stay while the ring runs.
            ring: delayed(*ports.ring),
            operation: delayed(data_operation),
            space: delayed(data_space),
            checksum: mux(in_second, whole_checksum, next.head.checksum),
            fills_line: constant_bool(false),
        };
        ports.segment.offer(is_held | uses, mux(is_held, held, found));
        is_held.set((is_held | uses) & !ports.segment.ready);
        when(!is_held, || held.assign(found));
        let returns = returning.is_active & next.is_there & control.has_room;
        next.pops.set(uses | returns);
        returning.uses.set(uses | returns);
        returning.ends_line.set(next.head.ends_line);
        let is_done = register_bool(false);
        let done = register::<DescriptorCompletion>(());
        is_done.set(uses | returns);
        when(uses | returns, || {
            let used = DescriptorCompletion {
                slot: next.head.place.truncate(2),
                address: next.head.address,
                length_bytes,
                last,
                interrupt: next.head.interrupt,
                checksum: next.head.checksum,
                protocol: state(PacketProtocol::Other),
                fault: state(DescriptorFault::None),
                flow_hash: constant(32, 0),
                ends_line: next.head.ends_line,
            };
            done.assign(mux(returns, next.returned(), used));
        });
        ports.completion.send(is_done, done);

        let status = *ports.status;
        status.idle.set(!in_second & !returning.is_active & !is_done);
        // More can always be sent.
        status.wanted.set(constant_bool(true));
        let none = state(RingFault::None);
        let is_pair = was_pair & next.is_good & !last;
        let many = mux(next.second.last, none, state(RingFault::TooManySegments));
        let pair_fault = mux(is_long, state(RingFault::TooLong), many);
        let is_broken = next.is_good & !last & next.are_there & !next.are_good;
        let broken_fault = mux(is_broken, next.second.fault, none);
        let second_fault = mux(is_pair, pair_fault, broken_fault);
        let head_fault = mux(next.is_good, second_fault, next.head.fault);
        status.fault.set(mux(next.is_there & !in_second, head_fault, none));
        status.stopped_drops.set(0);
        status.starved_drops.set(0);
        status.truncated.set(0);
        next.second.ignore_all();
        let is_inside = in_second | control.accept;
        assume("descriptors are forgotten between packets", !(control.forget & is_inside));
        assert_always("what is used may be used", uses.implies(next.is_good));
        assert_always("a packet ends with its second descriptor", second.implies(last));
        assert_always("nothing is used and returned", !(uses & returns));
        cover("a packet has two descriptors", second);
        cover("a segment waits", is_held);
        cover("a packet has more", is_pair & !next.second.last);
        cover("packets follow each other without a gap", single & is_done);
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
