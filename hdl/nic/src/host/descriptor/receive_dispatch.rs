//! Receive dispatch: asks the ring of each packet for its place, and joins the answers in the order of
//! the packets.
//!
//! ```text
//!               +---- receive_dispatch ----+
//!    packet     |                          | forwarded
//!  ------------>| stream            stream |-------------->
//!    granted_*  |                          | request_*
//!  ------------>| stream            stream |-------------->
//!               |                          | segment
//!               |                   stream |-------------->
//!               |                          | status
//!               |                    level |-------------->
//!               +--------------------------+
//! ```
//!
//! # Function
//! With the first beat of a packet its ring is asked for buffers; the beats go on to whoever writes
//! them. What the rings answer leaves as one stream of segments, in the order of the packets. So as many
//! packets are asked for ahead as there is room for their beats, at most `AHEAD`. A packet for a ring
//! that does not exist is dropped here, by a segment that says so, and counted.
//!
//! # Backpressure
//! Beats wait for room for them, and for `AHEAD` packets that have not got their segments. Segments of a
//! ring wait until all packets before have theirs: a ring that lets a packet wait lets all behind it
//! wait.
//!
//! # Ordering
//! Beats and segments in the order of the packets.
//!
//! # Reset
//! Forgets all.
//!
//! # Resources
//! Queues in lookup-table memory: `BEATS` beats, `AHEAD` requests for each ring, `AHEAD` numbers of
//! rings.
//!
//! # Rationale
//! A queue of packets for each ring would let them pass one another, and needs a burst memory for each.
use nic_dsl::{
    Bits, Bool, LevelSource, Module, Ports, Sink, Source, all_of, any_of, concatenate, constant,
    constant_bool, cover, elaborate, instance, one_hot_mux, register_bool, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    DispatchStatus, LineOperation, LineSpace, PacketBeat, PacketChecksum, PacketSegment,
    ReceiveRequest, Word, WordShape,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::event_counter;
use crate::stream::fifo::Fifo;
use crate::stream::skid_buffer::SkidBuffer;

/// What the dispatch promises; the latency is that of a request.
pub const CONTRACT: Contract = Contract {
    module: "receive_dispatch",
    summary: "Asks rings for the place of packets, and joins their answers in order.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1, 7.1" },
    latency: Some(Latency::exactly(1, "packet")),
    interval: 1,
    waits_on: &["packet", "forwarded", "request_*", "granted_*", "segment"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "RINGS", default: "1", meaning: "1 to 8" },
        Parameter { name: "BEATS", default: "32", meaning: "beats that wait, 4 to 256" },
        Parameter {
            name: "AHEAD",
            default: "16",
            meaning: "packets that may wait for segments, 4 to 64",
        },
    ],
    presets: &[
        Preset::product("receive_dispatch", &["RINGS=1"]),
        Preset::test("receive_dispatch_tiny", &["RINGS=2", "BEATS=8", "AHEAD=4"]),
    ],
    proof: Proof::bounded(10),
    constraint: None,
    build: |values| {
        build(&ReceiveDispatch {
            rings: values.number("RINGS", 1..=8)?,
            beats: values.number("BEATS", 4..=256)?,
            ahead: values.number("AHEAD", 4..=64)?,
        })
    },
};

/// Gives packets to rings.
#[derive(Clone, Debug)]
pub struct ReceiveDispatch {
    /// How many rings there are, 1 to 8.
    pub rings: u32,
    /// Beats that wait, 4 to 256.
    pub beats: u32,
    /// Packets that may wait for segments, 4 to 64.
    pub ahead: u32,
}

/// Ports of the dispatch.
#[derive(Ports)]
pub struct ReceiveDispatchPorts {
    /// Packets.
    pub packet: Sink<PacketBeat>,
    /// The same packets.
    pub forwarded: Source<PacketBeat>,
    /// Asks each ring for buffers.
    pub request: Vec<Source<ReceiveRequest>>,
    /// What each ring answers.
    pub granted: Vec<Sink<PacketSegment>>,
    /// The answers, in the order of the packets.
    pub segment: Source<PacketSegment>,
    /// What was counted.
    pub status: LevelSource<DispatchStatus>,
}

impl Module for ReceiveDispatch {
    type Ports = ReceiveDispatchPorts;

    fn name(&self) -> String {
        RECORD.name(&[
            ("RINGS", "r", self.rings),
            ("BEATS", "b", self.beats),
            ("AHEAD", "a", self.ahead),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("receive_dispatch.rs"), &CONTRACT)
    }

    fn shape(&self) -> ReceiveDispatchPortsShape {
        let rings = self.rings as usize;
        ReceiveDispatchPortsShape {
            request: vec![(); rings],
            granted: vec![(); rings],
            ..ReceiveDispatchPortsShape::default()
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let beats = instance("beats", &Fifo::<PacketBeat> { payload: (), depth: self.beats });
        let payload = WordShape { bits: 9 };
        let order = instance("order", &Fifo::<Word> { payload, depth: self.ahead });
        let requests: Vec<_> = (0..self.rings)
            .map(|i| {
                let queue = Fifo::<ReceiveRequest> { payload: (), depth: self.ahead };
                instance(&format!("requests_{i}"), &queue)
            })
            .collect();

        // Whose queue it is does not matter: each has a place for every packet that waits.
        let beat = ports.packet.payload;
        let takes = ports.packet.fires();
        let is_inside = register_bool(false);
        when(takes, || is_inside.set(!beat.last));
        let queues = requests.iter().map(|queue| queue.source.ready);
        let has_room = beats.source.ready & order.source.ready & all_of(queues);
        ports.packet.ready.set(has_room);
        beats.source.offer(takes, beat);
        ports.forwarded.connect(*beats.sink);
        let begins = takes & !is_inside;
        let is_for = |ring: u32| beat.ring.equals(ring);
        let is_unknown = !any_of((0..self.rings).map(is_for));
        order.source.offer(begins, Word { data: concatenate([is_unknown.bits(), beat.ring]) });
        for (ring, (queue, request)) in (0..).zip(requests.iter().zip(&ports.request)) {
            let PacketBeat { length_bytes, protocol, checksum, flow_hash, .. } = beat;
            let asked = ReceiveRequest { length_bytes, protocol, checksum, flow_hash };
            queue.source.offer(begins & is_for(ring), asked);
            request.connect(*queue.sink);
        }

        // The next packet's ring is listened to until the packet has all of its segments.
        let leaving = instance("leaving", &SkidBuffer::<PacketSegment> { payload: () });
        ports.segment.connect(*leaving.sink);
        let next = order.sink.payload.data;
        let is_dropped = order.sink.valid & next.bit(8);
        let is_next: Vec<Bool> = (0..self.rings)
            .map(|ring| {
                let is_next = order.sink.valid & !next.bit(8) & next.truncate(8).equals(ring);
                is_next.named(&format!("is_next_{ring}"))
            })
            .collect();
        let heard =
            ports.granted.iter().zip(&is_next).map(|(granted, is_next)| *is_next & granted.valid);
        let is_heard = any_of(heard) | is_dropped;
        let dropped = (is_dropped, self.dropped(next.truncate(8)));
        let answers =
            is_next.iter().copied().zip(ports.granted.iter().map(|granted| granted.payload));
        let answer = one_hot_mux(answers.chain([dropped]));
        leaving.source.offer(is_heard, answer);
        for (granted, is_next) in ports.granted.iter().zip(&is_next) {
            granted.ready.set(*is_next & leaving.source.ready);
        }
        order.sink.ready.set(is_heard & answer.last & leaving.source.ready);

        event_counter::wrapping("packet_count", ports.status.packets, begins);
        event_counter::wrapping(
            "unknown_ring_count",
            ports.status.unknown_ring_drops,
            begins & is_unknown,
        );
        let leaves = leaving.source.valid & leaving.source.ready;
        cover("a packet has two segments", leaves & !answer.last);
        cover("a packet for no ring is dropped", leaves & is_dropped);
        cover("as many packets as may wait do", !order.source.ready);
    }
}

impl ReceiveDispatch {
    /// That a packet for a ring that does not exist is dropped.
    fn dropped(&self, ring: Bits) -> PacketSegment {
        let yes: Bool = constant_bool(true);
        PacketSegment {
            drop: yes,
            address: constant(52, 0),
            length_bytes: constant(14, 0),
            last: yes,
            packet_length_bytes: constant(14, 0),
            ring,
            operation: state(LineOperation::NcRead),
            space: state(LineSpace::Host),
            checksum: state(PacketChecksum::None),
            fills_line: constant_bool(false),
        }
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

    #[test]
    fn one_to_eight_rings_are_legal() {
        structure::elaborates(&RECORD, ["RINGS=8", "RINGS=3 BEATS=4 AHEAD=64"]);
        let error = structure::refused(&RECORD, "RINGS=9");
        assert!(error.contains("from 1 to 8"), "{error}");
    }
}
