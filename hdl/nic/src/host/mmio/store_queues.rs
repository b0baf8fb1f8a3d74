//! Store queues: packets that the host sends by storing them into one of many queues of the card.
//!
//! ```text
//!                  +------ store_queues -------+
//!   mmio_write     |                           | sent
//!  --------------->| stream             stream |------------->
//!          restart |                           | *_status
//!  --------------->| pulse               level |------------->
//!      gate, limits|                           |
//!  --------------->| level                     |
//!  inspected_queue |                           | inspected
//!  --------------->| level               level |------------->
//!                  +---------------------------+
//!
//!  mmio_write --> mmio_queues --> message_gate --> store_packets --> sent
//!     restart --> restarts ---^
//! ```
//!
//! # Function
//! As `store_interface`, transmit only, but with `QUEUES` address spaces, each behind the one before: the high
//! bits of a line's address are the queue. The host stores messages, each a `StoreHeader` and a frame, to
//! consecutive lines of a queue; each begins a line. `mmio_queues` puts them in order again. A packet leaves when
//! all of it has come, so that none waits in the middle for its host.
//!
//! # Backpressure
//! As `mmio_queues` says, and of each message for no more than `patience_cycles` because of `sent`: then
//! `message_gate` drops, and counts, until it is taken again.
//!
//! # Ordering
//! Packets of a queue in the order of their addresses; between queues, as they are complete.
//!
//! # Faults
//! Those of `mmio_queues`: a queue stops, the others continue. A restart of a queue that there is not, or while
//! one is in progress and another waits, is not done, and counts in `refused_restarts`.
//!
//! # Reset
//! Forgets everything; each queue expects its next message at its line 0.
//!
//! # Resources
//! Those of the parts, and two places for restarts.
//!
//! # Rationale
//! A `store_interface` for each queue would need a window of lines for each, and an arbiter of as many sources.
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, elaborate,
    instance,
};
use nic_spec::contract::{self, Contract};
use nic_spec::register::nic::STORE_QUEUE_BITS;

use super::interface::{LINE_BITS, LINE_BYTES, MAXIMUM_BYTES, WINDOW_LINES};
use super::packets::{HEADER_BYTES, StorePackets};
use super::queues::{self, MmioQueues};
use crate::lib::counter;
use crate::message::{
    GateConfiguration, GateStatus, HeaderStatus, MessageBeat, MmioQueueRestart,
    MmioQueueRestartShape, MmioQueueState, MmioQueueStateShape, MmioQueueWrite, MmioQueuesLimits,
    MmioQueuesStatus, MmioQueuesStatusShape, MmioWrite, MmioWriteShape, PacketBeat,
    StoreQueuesStatus,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::stream::fifo::Fifo;
use crate::stream::message_gate::MessageGate;

/// What the interface promises.
pub const CONTRACT: Contract = Contract {
    module: "store_queues",
    summary: "Makes packets of what the host stores into many queues, each in the order of its addresses.",
    source: contract::Source { paper: "MMIO", section: "3.3" },
    // As long as a store waits for those before it.
    latency: None,
    interval: 1,
    waits_on: &["sent"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "QUEUES", default: "64", meaning: "a power of two from 2 to 1024" },
        Parameter {
            name: "QUEUE_LINES",
            default: "8192",
            meaning: "lines of the memory of all queues, a power of two from 256 to 16384",
        },
    ],
    presets: &[
        Preset::product("store_queues", &["QUEUES=64"]),
        Preset::test("store_queues_tiny", &["QUEUES=4", "QUEUE_LINES=1024"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&StoreQueues::new(values)?),
};

/// The restart in progress and one that waits.
const RESTARTS: u32 = 2;

/// A set of queues.
#[derive(Clone, Debug)]
pub struct StoreQueues {
    queues: MmioQueues,
    packets: StorePackets,
    /// How many queues there are, a power of two.
    pub count: u32,
    /// Lines of the memory that they share.
    pub memory_lines: u32,
}

impl StoreQueues {
    /// The queues that `values` describes.
    ///
    /// # Errors
    /// An illegal value, or fewer lines than one queue may need.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let count = values.power_of_two("QUEUES", 2..=1 << STORE_QUEUE_BITS)?;
        let memory_lines = values.power_of_two("QUEUE_LINES", 256..=16_384)?;
        let settings = [
            format!("QUEUES={count}"),
            format!("LINES={memory_lines}"),
            format!("WINDOW={WINDOW_LINES}"),
            format!("LINE_BITS={LINE_BITS}"),
            format!("UNCOUNTED={HEADER_BYTES}"),
            format!("MAXIMUM={}", MAXIMUM_BYTES + HEADER_BYTES),
        ];
        let settings = settings.iter().map(String::as_str);
        let values = Values::new("mmio_queues", queues::RECORD.parameters, settings)?;
        let queues = MmioQueues::new(&values)?;
        Ok(Self { queues, packets: StorePackets::new()?, count, memory_lines })
    }

    /// Bits of a queue's number.
    fn queue_bits(&self) -> u32 {
        self.count.trailing_zeros()
    }

    /// Bits of a line's address in the windows of all queues.
    pub fn line_bits(&self) -> u32 {
        LINE_BITS + self.queue_bits()
    }
}

/// Ports of the interface.
#[derive(Ports)]
pub struct StoreQueuesPorts {
    /// Stores of the host.
    pub mmio_write: Sink<MmioWrite>,
    /// Empties a queue, and expects its next message at this line.
    pub restart: PulseSink<MmioQueueRestart>,
    /// How long a message may wait for `sent`.
    #[shape(())]
    pub gate: LevelSink<GateConfiguration>,
    /// What queues may hold of messages that are not complete.
    #[shape(())]
    pub limits: LevelSink<MmioQueuesLimits>,
    /// Which queue to show; the high bits beyond the queues that there are mean nothing.
    pub inspected_queue: LevelSink<Bits>,
    /// Packets to send.
    #[shape(())]
    pub sent: Source<PacketBeat>,
    /// How that queue stands.
    pub inspected: LevelSource<MmioQueueState>,
    /// What the stores were.
    pub queues_status: LevelSource<MmioQueuesStatus>,
    /// What they were made with; restarts that wait, and those that were refused.
    #[shape(())]
    pub status: LevelSource<StoreQueuesStatus>,
    /// Messages that were dropped because `sent` was not taken.
    #[shape(())]
    pub gate_status: LevelSource<GateStatus>,
    /// Messages that came from the gate.
    #[shape(())]
    pub packets_status: LevelSource<HeaderStatus>,
}

impl Module for StoreQueues {
    type Ports = StoreQueuesPorts;

    fn name(&self) -> String {
        format!("store_queues_n{}_l{}", self.count, self.memory_lines)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("store_queues.rs"), &CONTRACT)
    }

    fn shape(&self) -> StoreQueuesPortsShape {
        // As wide as registers have them.
        let queue_bits = STORE_QUEUE_BITS as u32;
        StoreQueuesPortsShape {
            mmio_write: MmioWriteShape { line_bits: self.line_bits(), line_bytes: LINE_BYTES },
            restart: MmioQueueRestartShape { queue_bits, line_bits: LINE_BITS },
            inspected_queue: queue_bits,
            inspected: MmioQueueStateShape { line_bits: LINE_BITS },
            queues_status: MmioQueuesStatusShape { queue_bits },
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let queue_bits = self.queue_bits();
        let queues = instance("queues", &self.queues);
        let gate = instance("gate", &MessageGate { bytes: LINE_BYTES });
        let packets = instance("packets", &self.packets);

        let MmioWrite { line_address, data, byte_enable } = ports.mmio_write.payload;
        let write = MmioQueueWrite {
            queue: line_address.top(queue_bits),
            line_address: line_address.truncate(LINE_BITS),
            data,
            byte_enable,
        };
        queues.mmio_write.offer(ports.mmio_write.valid, write);
        ports.mmio_write.ready.set(queues.mmio_write.ready);
        let message = queues.message.payload;
        message.selection.ignore();
        let MessageBeat { data, keep, last, error } = message.payload;
        gate.source.offer(queues.message.valid, MessageBeat { data, keep, last, error });
        queues.message.ready.set(gate.source.ready);
        packets.message.connect(*gate.sink);
        ports.sent.connect(*packets.packet);

        let payload = MmioQueueRestartShape { queue_bits, line_bits: LINE_BITS };
        let restarts = instance("restarts", &Fifo::<MmioQueueRestart> { payload, depth: RESTARTS });
        let MmioQueueRestart { queue, line_address } = ports.restart.payload;
        let exists = queue.zero_extend(STORE_QUEUE_BITS as u32 + 1).is_below(self.count);
        let restart = MmioQueueRestart { queue: queue.truncate(queue_bits), line_address };
        restarts.source.offer(ports.restart.valid & exists, restart);
        queues.restart.connect(*restarts.sink);
        let status = *ports.status;
        status.queues.set(self.count);
        status.window_lines.set(WINDOW_LINES);
        status.line_bits.set(LINE_BITS);
        status.memory_lines.set(self.memory_lines);
        status.maximum_bytes.set(MAXIMUM_BYTES);
        status.restart_is_pending.set(restarts.sink.valid);
        let refused = ports.restart.valid & !(exists & restarts.source.ready);
        counter::saturating("refused_restarts", status.refused_restarts, refused);

        queues.limits.assign(*ports.limits);
        queues.inspected_queue.set(ports.inspected_queue.truncate(queue_bits));
        ports.inspected_queue.ignore();
        ports.inspected.assign(*queues.inspected);
        let counted = *queues.status;
        let last_queue = counted.last_queue.zero_extend(STORE_QUEUE_BITS as u32);
        ports.queues_status.assign(MmioQueuesStatus { last_queue, ..counted });
        gate.configuration.assign(*ports.gate);
        ports.gate_status.assign(*gate.status);
        ports.packets_status.assign(*packets.status);
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
    fn few_queues_and_many_are_legal() {
        structure::elaborates(&RECORD, ["QUEUES=2 QUEUE_LINES=256", "QUEUES=1024"]);
        let error = structure::refused(&RECORD, "QUEUES=1024 QUEUE_LINES=512");
        assert!(error.contains("a share is a line"), "{error}");
    }
}
