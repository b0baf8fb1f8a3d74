//! Descriptor interface: rings of descriptors in host memory, between two streams of packets and the
//! ports for lines.
//!
//! ```text
//!                     +- descriptor_interface -+
//!              packet |                        | sent
//!  ------------------>| stream          stream |------------------>
//!     *_configuration |                        | descriptor_request, _response
//!  ------------------>| level           stream |<----------------->
//!             range_* |                        | write_request, _response
//!  ------------------>| level           stream |<----------------->
//!            *_tail_* |                        | read_request, _response
//!  ------------------>| pulse           stream |<----------------->
//!           interrupt |                        | *_status
//!  <------------------| stream           level |------------------>
//!         push_gate_* |                        |
//!  ------------------>| level                  |
//!                     +------------------------+
//!
//!  packet --> dmu --> pfu            dmu -----------> descriptor_guard --> descriptor port
//!              |       |             pfu, writes ---> write_guard -------> write port
//!              +-------+--> sent     pfu, reads ----> read_guard --------> read port
//! ```
//!
//! # Function
//! The first of the host interfaces (`docs/nic.md`): `dmu` says where packets lie in memory, `pfu`
//! writes and reads them, and an `address_guard` stands between each of their ports and memory. A ring
//! of which a guard refuses a request stops itself. With `FENCE`, a `done_fence` stands between what is
//! written and the rings, which asks by `fence_request` and waits for `fence_response`. With gates, a `push_gate`
//! stands in front of the guards of what writes: 0 that of descriptors and counts, 1 that of packets.
//!
//! # Backpressure
//! A packet waits for its ring, and for the ports. Answers are always taken.
//!
//! # Ordering
//! Packets of a ring in FIFO order, as their descriptors lie in it; rings take turns.
//!
//! # Faults
//! Those of a ring stop its half alone; see `ring_engine`.
//!
//! # Reset
//! Stops all rings and forgets all. Answers must not come afterwards.
//!
//! # Resources
//! Those of the parts.
//!
//! # Rationale
//! One port for all would need no choice of the top, and would halve what the coherence engine's two
//! ports can do.
use nic_dsl::{
    BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource, Sink, Source,
    elaborate, instance,
};
use nic_spec::contract::{self, Contract};

use super::dmu::Dmu;
use super::done_fence::{self, DoneFence};
use super::ring_engine::RingEngine;
use crate::host::line::address_guard::{AddressGuard, AddressGuardPorts};
use crate::host::line::push_gate::{PushGate, PushGatePorts};
use crate::host::pfu::Pfu;
use crate::host::pfu::receive::PfuReceive;
use crate::host::pfu::transmit::PfuTransmit;
use crate::message::{
    AddressGuardStatus, DispatchStatus, Interrupt, LineRequest, LineResponse, Nothing, PacketBeat,
    PfuReceiveStatus, PfuTransmitStatus, PushGateConfiguration, PushGateStatus, RingConfiguration,
    RingRange, RingStatus, RingTail, WriteOrder,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the interface promises.
pub const CONTRACT: Contract = Contract {
    module: "descriptor_interface",
    summary: "Moves packets between two streams and rings of descriptors in host memory.",
    source: contract::Source { paper: "CXL-NIC", section: "4" },
    // Memory is in between: the parts say how long each step takes.
    latency: None,
    interval: 1,
    waits_on: &[
        "packet",
        "sent",
        "interrupt",
        "descriptor_request",
        "descriptor_response",
        "write_request",
        "write_response",
        "read_request",
        "read_response",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: PARAMETERS,
    presets: &[
        Preset::product("descriptor_interface", &["RINGS=1"]),
        Preset::test("descriptor_interface_tiny", TINY),
        Preset::part("descriptor_interface_w256_r256_f512"),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        let is_fenced = values.word("FENCE", &["no", "yes"])? == 1;
        build(&DescriptorInterface::new(values)?.fenced(is_fenced))
    },
};

/// The smallest with two rings.
pub const TINY: &[&str] =
    &["RINGS=2", "LINES=8", "DESCRIPTORS=16", "BEATS=8", "AHEAD=4", "WRITES=8", "READS=8"];

/// What an interface is made of; whoever has one inside has these parameters, too.
pub const PARAMETERS: &[Parameter] = &[
    Parameter { name: "RINGS", default: "1", meaning: "1, 2, 4 or 8" },
    Parameter { name: "LINES", default: "16", meaning: "as LINES of `dmu`" },
    Parameter { name: "DESCRIPTORS", default: "512", meaning: "as DESCRIPTORS of `dmu`" },
    Parameter { name: "BEATS", default: "32", meaning: "as BEATS of `dmu`" },
    Parameter { name: "AHEAD", default: "16", meaning: "as AHEAD of `dmu`" },
    Parameter { name: "WRITES", default: "64", meaning: "as SLOTS of `pfu_receive`" },
    Parameter { name: "READS", default: "128", meaning: "as SLOTS of `pfu_transmit`" },
    Parameter {
        name: "FENCE",
        default: "no",
        meaning: "whether a `done_fence` stands behind the writes, yes or no",
    },
];

/// Ranges of memory that a ring may touch.
pub const RANGES_PER_RING: usize = 4;

/// An interface.
#[derive(Clone, Debug)]
pub struct DescriptorInterface {
    /// The rings.
    pub dmu: Dmu,
    /// What moves packets.
    pub pfu: Pfu,
    /// What stands behind writes that may be answered before everybody can see them.
    pub fence: Option<DoneFence>,
    /// What stands in front of the guards of descriptors and of packets.
    pub gates: Option<[PushGate; 2]>,
}

/// Lines that a push gate tracks: the depth of a block RAM.
const TRACKED_LINES: u32 = 512;
/// Write-backs of a gate that may be unanswered, if its requester has as many tags.
const WRITE_BACKS: u32 = 64;

impl DescriptorInterface {
    /// The interface that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let dmu = Dmu::new(values)?;
        let pfu = Pfu {
            receive: PfuReceive::new_checked(values.power_of_two("WRITES", 4..=512)?)?,
            transmit: PfuTransmit::new_checked(values.power_of_two("READS", 4..=512)?)?,
        };
        Ok(Self { dmu, pfu, fence: None, gates: None })
    }

    /// The same with a fence behind the writes, or without.
    #[must_use]
    pub fn fenced(self, is_fenced: bool) -> Self {
        Self { fence: is_fenced.then_some(DoneFence { depth: done_fence::DEPTH }), ..self }
    }

    /// The same with push gates.
    ///
    /// # Errors
    /// If a gate's tags find no place above those of its requester.
    pub fn gated(self) -> Result<Self, Error> {
        let rings = self.dmu.rings;
        let gate = |own_bits: u32| {
            let write_backs = WRITE_BACKS.min(1 << own_bits);
            PushGate::new_checked(rings, TRACKED_LINES, write_backs, own_bits)
        };
        let [descriptors, writes, _] = self.own_tag_bits();
        Ok(Self { gates: Some([gate(descriptors)?, gate(writes)?]), ..self })
    }

    /// Bits of the tags of each port: descriptors, writes, reads.
    pub fn tag_bits(&self) -> [u32; 3] {
        let of_gate = u32::from(self.gates.is_some());
        let [descriptors, writes, reads] = self.own_tag_bits();
        [descriptors + of_gate, writes + of_gate, reads]
    }

    /// Bits of the tags of each requester, without those of gates.
    pub fn own_tag_bits(&self) -> [u32; 3] {
        let rings = self.dmu.rings.ilog2();
        let of_packets = |slots: u32| slots.ilog2();
        [
            self.dmu.ring.lines.ilog2() + 2 + rings,
            of_packets(self.pfu.receive.slots()),
            of_packets(self.pfu.transmit.slots()),
        ]
    }

    /// The part of a name that says which sizes are no defaults.
    pub fn sizes(&self) -> String {
        let RingEngine { lines, descriptors } = self.dmu.ring;
        let (writes, reads) = (self.pfu.receive.slots(), self.pfu.transmit.slots());
        let fence = self.fence.as_ref().map_or(String::new(), |fence| format!("_f{}", fence.depth));
        let sizes = RECORD.suffix(&[
            ("RINGS", "r", self.dmu.rings),
            ("LINES", "l", lines),
            ("DESCRIPTORS", "d", descriptors),
            ("BEATS", "b", self.dmu.beats),
            ("AHEAD", "a", self.dmu.ahead),
            ("WRITES", "w", writes),
            ("READS", "r", reads),
        ]);
        format!("{sizes}{fence}")
    }

    /// The part of a name that says what is inside.
    pub fn suffix(&self) -> String {
        let gates = if self.gates.is_some() { "_push" } else { "" };
        format!("{}{gates}", self.sizes())
    }
}

/// Ports of the interface.
#[derive(Ports)]
pub struct DescriptorInterfacePorts {
    /// How the receive half of each ring works.
    pub receive_configuration: Vec<LevelSink<RingConfiguration>>,
    /// How the transmit half of each ring works.
    pub transmit_configuration: Vec<LevelSink<RingConfiguration>>,
    /// Memory that each ring may touch: the four ranges of ring 0, then those of ring 1, and so on.
    pub range: Vec<LevelSink<RingRange>>,
    /// The host's count of buffers of each ring.
    pub receive_tail: Vec<PulseSink<RingTail>>,
    /// The host's count of what each ring is to send.
    pub transmit_tail: Vec<PulseSink<RingTail>>,
    /// Packets that were received.
    #[shape(())]
    pub packet: Sink<PacketBeat>,
    /// Packets to send.
    #[shape(())]
    pub sent: Source<PacketBeat>,
    /// Requests for descriptors and for counts.
    #[shape(())]
    pub descriptor_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub descriptor_response: Sink<LineResponse>,
    /// Writes of packets.
    #[shape(())]
    pub write_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub write_response: Sink<LineResponse>,
    /// Reads of packets.
    #[shape(())]
    pub read_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub read_response: Sink<LineResponse>,
    /// What an answer to a write says, if there is a fence.
    pub write_order: Vec<LevelSink<WriteOrder>>,
    /// The fence asks for what was written to be visible, once at a time.
    pub fence_request: Vec<PulseSource<Nothing>>,
    /// It is.
    pub fence_response: Vec<PulseSink<Nothing>>,
    /// What becomes of pushes of descriptors and of packets, if there are gates.
    pub push_gate: Vec<LevelSink<PushGateConfiguration>>,
    /// What became of them.
    pub push_gate_status: Vec<LevelSource<PushGateStatus>>,
    /// Interrupts of all rings.
    #[shape(())]
    pub interrupt: Source<Interrupt>,
    /// How the receive half of each ring stands.
    pub receive_status: Vec<LevelSource<RingStatus>>,
    /// How the transmit half of each ring stands.
    pub transmit_status: Vec<LevelSource<RingStatus>>,
    /// What was counted of the packets that came.
    #[shape(())]
    pub dispatch_status: LevelSource<DispatchStatus>,
    /// What has been written.
    #[shape(())]
    pub write_status: LevelSource<PfuReceiveStatus>,
    /// What has been read.
    #[shape(())]
    pub read_status: LevelSource<PfuTransmitStatus>,
    /// What was refused of descriptors, writes and reads.
    #[shape([(); 3])]
    pub guard_status: [LevelSource<AddressGuardStatus>; 3],
}

impl Module for DescriptorInterface {
    type Ports = DescriptorInterfacePorts;

    fn name(&self) -> String {
        format!("descriptor_interface{}", self.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("interface.rs"), &CONTRACT)
    }

    fn shape(&self) -> DescriptorInterfacePortsShape {
        let rings = self.dmu.rings as usize;
        let fences = vec![(); self.fence.iter().len()];
        let gates = vec![(); self.gates.iter().flatten().count()];
        DescriptorInterfacePortsShape {
            write_order: fences.clone(),
            fence_request: fences.clone(),
            fence_response: fences,
            push_gate: gates.clone(),
            push_gate_status: gates,
            receive_configuration: vec![(); rings],
            transmit_configuration: vec![(); rings],
            range: vec![(); RANGES_PER_RING * rings],
            receive_tail: vec![(); rings],
            transmit_tail: vec![(); rings],
            receive_status: vec![(); rings],
            transmit_status: vec![(); rings],
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let dmu = instance("dmu", &self.dmu);
        let pfu = instance("pfu", &self.pfu);
        let guard = AddressGuard { rings: self.dmu.rings };
        let guards = ["descriptor_guard", "write_guard", "read_guard"];
        let guards = guards.map(|name| instance(name, &guard));

        for ring in 0..self.dmu.rings as usize {
            dmu.receive_configuration[ring].assign(*ports.receive_configuration[ring]);
            dmu.transmit_configuration[ring].assign(*ports.transmit_configuration[ring]);
            dmu.receive_tail[ring].connect(*ports.receive_tail[ring]);
            dmu.transmit_tail[ring].connect(*ports.transmit_tail[ring]);
            ports.receive_status[ring].assign(*dmu.receive_status[ring]);
            ports.transmit_status[ring].assign(*dmu.transmit_status[ring]);
        }
        for (number, range) in ports.range.iter().enumerate() {
            dmu.range[number].assign(**range);
            guards.iter().for_each(|guard| guard.range[number].assign(**range));
        }
        ports.dispatch_status.assign(*dmu.dispatch_status);
        ports.interrupt.connect(*dmu.interrupt);

        dmu.packet.connect(*ports.packet);
        pfu.receive_packet.connect(*dmu.forwarded);
        pfu.receive_segment.connect(*dmu.receive_segment);
        match &self.fence {
            None => dmu.receive_done.connect(*pfu.receive_done),
            Some(fence) => {
                let fence = instance("fence", fence);
                fence.written.connect(*pfu.receive_done);
                dmu.receive_done.connect(*fence.done);
                fence.write_order.assign(*ports.write_order[0]);
                ports.fence_request[0].connect(*fence.fence_request);
                fence.fence_response.connect(*ports.fence_response[0]);
            }
        }
        pfu.transmit_segment.connect(*dmu.transmit_segment);
        dmu.transmit_done.connect(*pfu.transmit_done);
        ports.sent.connect(*pfu.transmit_packet);
        ports.write_status.assign(*pfu.receive_status);
        ports.read_status.assign(*pfu.transmit_status);

        let [descriptors, writes, reads] = &guards;
        dmu.line_response.ready.ignore();
        match &self.gates {
            None => {
                descriptors.line_request.connect(*dmu.line_request);
                let answers = *descriptors.line_response;
                dmu.line_response.offer(answers.valid, answers.payload);
                writes.line_request.connect(*pfu.write_request);
                pfu.write_response.connect(*writes.line_response);
            }
            Some([of_descriptors, of_packets]) => {
                let gate = instance("descriptor_push_gate", of_descriptors);
                between(&gate, descriptors, (&ports, 0));
                gate.line_request.connect(*dmu.line_request);
                dmu.line_response.offer(gate.line_response.valid, gate.line_response.payload);
                let gate = instance("packet_push_gate", of_packets);
                between(&gate, writes, (&ports, 1));
                gate.line_request.connect(*pfu.write_request);
                pfu.write_response.connect(*gate.line_response);
            }
        }
        reads.line_request.connect(*pfu.read_request);
        pfu.read_response.connect(*reads.line_response);
        let lines: [(Source<LineRequest>, Sink<LineResponse>); 3] = [
            (ports.descriptor_request, ports.descriptor_response),
            (ports.write_request, ports.write_response),
            (ports.read_request, ports.read_response),
        ];
        for ((guard, (request, response)), number) in guards.iter().zip(lines).zip(0..) {
            request.connect(*guard.guarded_request);
            response.ready.set(true);
            guard.guarded_response.send(response.valid, response.payload);
            dmu.refused[number].connect(*guard.refusal);
            ports.guard_status[number].assign(*guard.status);
        }
    }
}

/// Puts a gate in front of a guard, with its registers.
fn between(
    gate: &PushGatePorts,
    guard: &AddressGuardPorts,
    (ports, number): (&DescriptorInterfacePorts, usize),
) {
    guard.line_request.connect(*gate.gated_request);
    gate.gated_response.connect(*guard.line_response);
    gate.configuration.assign(*ports.push_gate[number]);
    ports.push_gate_status[number].assign(*gate.status);
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
    fn its_parts_refuse_what_they_cannot_be() {
        structure::elaborates(&RECORD, ["RINGS=4 LINES=16", "WRITES=512 READS=64"]);
        let error = structure::refused(&RECORD, "RINGS=8 LINES=64");
        assert!(error.contains("at most 256 lines for all rings together are"), "{error}");
    }
}
