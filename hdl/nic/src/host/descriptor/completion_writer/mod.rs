//! Completion writer: gives descriptors back to the host when their packets are done.
//!
//! ```text
//!                 +---- completion_writer ----+
//!   configuration |                           | line_request
//!  -------------->| level              stream |-------------->
//!   control       |                           | interrupt
//!  -------------->| level              stream |-------------->
//!   vector        |                           | status
//!  -------------->| level               level |-------------->
//!   completion    |                           |
//!  -------------->| pulse                     |
//!   segment_done  |                           |
//!  -------------->| pulse                     |
//!   line_response |                           |
//!  -------------->| stream                    |
//!                 +---------------------------+
//!
//!  completion --> pending --packet done--> assembling --line or batch full, or late--> writing
//!                                                                                        |
//!  interrupt <-- visible <-- device's count <-- batch visible <-- in order of writing <--+
//! ```
//!
//! # Function
//! Descriptors that were used come in the order of the ring, `segment_done` in the same order. When all
//! segments of a packet are done, its descriptors are written back, those of a line in one write as far
//! as they are done together. A line is written when no slot of it is left, when a batch ends in it, or
//! when its batch has waited for `batch_timeout_cycles`; whole if all of it is known, which it is in
//! all layouts but the packed one. A group is written when nothing of it is left. If one waits
//! too long and nothing is outstanding that could fill it, `status.return_line` asks for the rest, which
//! then comes as `Returned`.
//!
//! The next write of a line waits for the answer to the last, and takes along what is done meanwhile; so
//! does what is behind that line. Writes of whole lines do not wait for one another. A line therefore leaves in
//! part only in a cycle in which no descriptor joins it: what is done already goes with it, and what was done
//! during a round trip leaves in whole lines, wherever in them batches end.
//!
//! What is written counts as visible in the order of writing. With `CompletionSignal::Index` the count of
//! visible places is written after each batch; while one such write is outstanding, the batches that
//! become visible share the next, which has the latest count.
//!
//! An interrupt is raised when `interrupt_packets` packets have become visible, when one has been for
//! `interrupt_delay_cycles`, or at once for a descriptor that asked for it: where the device's count is
//! in memory, after the count. One is raised for `control.alarm`, too, if `interrupt_packets` is not 0.
//!
//! # Backpressure
//! `status.has_room` says that several more descriptors may come. Answers are always taken, and nothing
//! waits for `interrupt` but interrupts.
//!
//! # Ordering
//! Lines leave in the order of the ring. No completion leaves before all segments of its packet are
//! done.
//!
//! # Faults
//! A write that fails sets `status.failed` for a cycle and counts as visible. Where the host is told a count in
//! memory and a line fails, the count stays where it was until the ring begins again, and no interrupt follows: nobody
//! has written the places behind it. A failed write of the count itself is told by the next one, if there is one. A segment that is done but was not outstanding, an answer for nothing, and a
//! descriptor for which there is no place are dropped and counted.
//!
//! # Reset
//! Forgets all. While `control.run` is cleared and nothing is left, the counts of places begin again.
//!
//! # Resources
//! Outstanding descriptors in block RAM, the line that is put together and the one on offer in registers.
//!
//! # Rationale
//! Two writes of a line at a time would stop the port of a cache that serves a line once at a time, and
//! with it the reads. The count after every batch alone would put the time of a write between batches.
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, all_of,
    assume, elaborate, scope, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::counter;
use crate::message::{
    DescriptorCompletion, DescriptorFault, Interrupt, LineRequest, LineResponse, RingConfiguration,
    SegmentDone, WriterControl, WriterStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::event_counter;

mod assembling;
mod interrupting;
mod pending;
mod setting;
mod writing;

use setting::Setting;

/// What the writer promises; the latency is that of a batch of one that none follows at once.
pub const CONTRACT: Contract = Contract {
    module: "completion_writer",
    summary: "Writes descriptors back when their packets are done, and says so.",
    source: contract::Source { paper: "CXL-NIC", section: "4.2, 7.1; CC-NIC 3.2" },
    latency: Some(Latency::exactly(3, "segment_done")),
    interval: 1,
    waits_on: &["line_request", "line_response", "segment_done", "interrupt"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "WRITES",
            default: "32",
            meaning: "lines whose writes are outstanding, 4, 8, 16 or 32",
        },
        Parameter {
            name: "DESCRIPTORS",
            default: "512",
            meaning: "descriptors in use, a power of two from 16 to 1024",
        },
    ],
    presets: &[
        Preset::product("completion_writer", &["WRITES=32"]).memories(&[
            ("RAM32M16", 1),
            ("RAM64X1D", 8),
            ("RAMB36E2", 2),
        ]),
        Preset::test("completion_writer_tiny", &["WRITES=4", "DESCRIPTORS=16"]).memories(&[
            ("RAM32M16", 1),
            ("RAM32X1D", 1),
            ("RAMB36E2", 2),
        ]),
        Preset::part("completion_writer_w4").memories(&[
            ("RAM32M16", 1),
            ("RAM64X1D", 8),
            ("RAMB36E2", 2),
        ]),
        Preset::part("completion_writer_w8").memories(&[
            ("RAM32M16", 1),
            ("RAM64X1D", 8),
            ("RAMB36E2", 2),
        ]),
    ],
    proof: Proof::bounded(10),
    constraint: None,
    build: |values| {
        let writes = values.power_of_two("WRITES", 4..=32)?;
        let descriptors = values.power_of_two("DESCRIPTORS", 16..=1024)?;
        build(&CompletionWriter { writes, descriptors })
    },
};

/// A writer of completions.
///
/// Of a half ring's tags, which are four times as many as writes, the last quarter is for lines; one of
/// the quarter below is for the device's count.
#[derive(Clone, Debug)]
pub struct CompletionWriter {
    /// Lines whose writes are outstanding, 4, 8, 16 or 32.
    pub writes: u32,
    /// Descriptors in use, a power of two from 16 to 1024.
    pub descriptors: u32,
}

/// Ports of the writer.
#[derive(Ports)]
pub struct CompletionWriterPorts {
    /// How the ring works.
    pub configuration: LevelSink<RingConfiguration>,
    /// What it is told.
    pub control: LevelSink<WriterControl>,
    /// What its interrupts say.
    pub vector: LevelSink<Interrupt>,
    /// Descriptors that were used, in order.
    pub completion: PulseSink<DescriptorCompletion>,
    /// Segments that are done, in order.
    pub segment_done: PulseSink<SegmentDone>,
    /// Writes of lines, and of the device's count.
    pub line_request: Source<LineRequest>,
    /// Their answers.
    pub line_response: Sink<LineResponse>,
    /// Interrupts.
    pub interrupt: Source<Interrupt>,
    /// How it stands.
    pub status: LevelSource<WriterStatus>,
}

impl CompletionWriter {
    /// The tag of writes of the device's count.
    fn count_tag(&self) -> u32 {
        2 * self.writes + 1
    }
}

impl Module for CompletionWriter {
    type Ports = CompletionWriterPorts;

    fn name(&self) -> String {
        RECORD.name(&[("WRITES", "w", self.writes), ("DESCRIPTORS", "d", self.descriptors)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> CompletionWriterPortsShape {
        CompletionWriterPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let configuration = *ports.configuration;
        let control = *ports.control;
        configuration.ignore_the_rest();
        let setting = scope("setting", || Setting::new(&configuration));
        let is_idle = wire::<nic_dsl::Bool>(());
        let pending = scope("pending", || self.pending(*ports.completion, *ports.segment_done));
        let line = scope("line", || self.assembling(&setting, &control, &pending, is_idle));
        let writing = scope("write", || {
            let (request, response) = (*ports.line_request, *ports.line_response);
            self.writing(&setting, (&control, is_idle), &line, request, response)
        });
        let interrupting = scope("interrupt", || {
            let to = (ports.vector.vector, *ports.interrupt);
            self.interrupting(&setting, &control, &writing, to)
        });
        let all = [pending.is_empty, line.is_empty, writing.is_idle, interrupting.is_idle];
        is_idle.set(all_of(all));
        let is_same = all_of([
            setting.operation.packed().equals(configuration.completion_operation.packed()),
            setting.space.packed().equals(configuration.ring_space.packed()),
            setting.geometry.is_of(configuration.layout),
        ]);
        assume("the configuration stays while something is under way", is_idle | is_same);

        let status = *ports.status;
        status.idle.set(is_idle);
        status.return_line.set(line.return_line);
        status.has_room.set(pending.has_room);
        status.failed.set(writing.failed);
        status.issued.set(writing.issued);
        status.visible.set(writing.visible);
        let gives = line.takes & !pending.is_returned;
        let length: Bits = pending.completion.length_bytes;
        let count = |name: &str, target, event| event_counter::wrapping(name, target, event);
        count("packet_count", status.packets, gives & pending.completion.last);
        event_counter::sum("byte_count", status.bytes, gives, length);
        count("descriptor_count", status.descriptors, line.takes);
        count("completion_line_count", status.completion_lines, line.moves);
        count("index_write_count", status.index_writes, writing.counts);
        count("returned_count", status.returned, line.takes & pending.is_returned);
        let is_poisoned = pending.failed | pending.completion.fault.is(DescriptorFault::Poisoned);
        count("poisoned_count", status.poisoned, gives & is_poisoned);
        count("interrupt_count", status.interrupts, interrupting.raised);
        let stray = pending.stray | writing.stray;
        counter::saturating("stray_count", status.strays, stray);
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
    fn powers_of_two_of_writes_and_descriptors_are_legal() {
        structure::elaborates(&RECORD, ["WRITES=4", "WRITES=8 DESCRIPTORS=1024", "DESCRIPTORS=16"]);
        let error = structure::refused(&RECORD, "WRITES=2");
        assert!(error.contains("from 4 to 32"), "{error}");
        let error = structure::refused(&RECORD, "DESCRIPTORS=48");
        assert!(error.contains("from 16 to 1024"), "{error}");
    }
}
