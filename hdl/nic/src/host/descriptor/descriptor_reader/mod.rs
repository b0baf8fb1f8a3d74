//! Descriptor reader: finds out what the host has posted in a ring, reads it ahead, checks it, and
//! gives it out in order.
//!
//! ```text
//!                 +---- descriptor_reader ----+
//!   configuration |                           | line_request
//!  -------------->| level              stream |-------------->
//!   range_*       |                           | descriptor
//!  -------------->| level              stream |-------------->
//!   control       |                           | status
//!  -------------->| level               level |-------------->
//!   tail          |                           |
//!  -------------->| pulse                     |
//!   line_response |                           |
//!  -------------->| stream                    |
//!                 +---------------------------+
//!
//!             nothing new            time is over
//!    +--> ready ---------> pausing ----------------+
//!    |     |  |                                    |
//!    |     |  +--event--> holding --> watching ----+--> ready
//!    |     v          inline |            ^  | stop|
//!    |   asked --> judging   +> confirming+  +--> releasing
//!    +-- (the host's count in memory)
//! ```
//!
//! # Function
//! Where the host counts, in a register or in memory, lines are read up to its count, at most
//! `fetch_lines` ahead of their use, and up to `prefetch_lines` more are brought into the device's
//! cache ahead of that. A line that is posted in part is read again when more of it is. A group counts
//! when all of it is posted. A count that comes in the register while the ring does not run, or is stopping, counts when it starts.
//!
//! Where the host signals in the descriptors, the line of the next one is polled, and others behind it
//! are read on speculation: one at first, twice as many whenever a line was found available, up to
//! `fetch_lines`. The first descriptor that is not available ends this: lines behind it are forgotten,
//! and the next poll begins at it.
//!
//! `fetch_lines` = 0: a line is read when `control.wanted` says that a packet waits, and nothing is
//! left.
//!
//! A poll that found nothing is followed by the next after `poll_interval_cycles`; with `event_driven`
//! when the device's copy of the line has changed or is given up, whichever comes first. The line may have
//! changed, and been brought back by a completion that the device wrote into it, before the watch began:
//! so it is looked at once more behind the watch, and if there is something, the watch is given up. So no
//! change is missed. A count in memory is in a line that the device does not write (`completion_address` is in
//! another). No poll is made while one is unanswered.
//!
//! Each descriptor comes with its place. One that cannot be read, has no bytes, more than 9,216, or a
//! buffer outside the four ranges, comes with its fault; those before it are unharmed. Unused places of
//! a group are left out; the first is always used. A line is read only when the completion of the last
//! lap of all of its places is visible.
//!
//! # Backpressure
//! Lines wait for `descriptor` to be taken; no more are read than have a place. Answers are always
//! taken.
//!
//! # Ordering
//! Descriptors in the order of the ring. Requests for the same line may be outstanding together if they
//! read.
//!
//! # Faults
//! `status.fault`: the host's count goes back, or is more than the ring's size ahead of what was
//! completed; a poll or a watch failed. It stays until the ring is no longer enabled. An answer for
//! no request is dropped and counted.
//!
//! # Reset
//! Forgets all. Answers must not come afterwards. When `control.run` is cleared, what was read is
//! dropped, a watch is ended by giving up its line, and `status.idle` rises when nothing is outstanding.
//!
//! # Resources
//! `LINES` lines in lookup-table memory, read in the cycle after they come; the oldest is looked at beside it,
//! as it comes.
//!
//! # Rationale
//! Lines in block RAM would give a descriptor a cycle later, on the way from the poll that finds it to
//! the packet. A comparison of each range with the whole of a buffer's end is longer than a cycle, so
//! the end is added up in two halves.
use nic_dsl::{
    Bool, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, all_of,
    assume, constant, delayed_bool, elaborate, mux, register_bool, register_reset, register_state,
    scope, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use super::geometry::LINE_BITS;
use crate::lib::counter;
use crate::message::{
    LineRequest, LineResponse, LineStatus, ReaderControl, ReaderStatus, RingConfiguration,
    RingDescriptor, RingFault, RingRange, RingTail,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::event_counter;

mod asking;
mod bounds;
mod checking;
mod giving;
mod lines;
mod polling;
mod setting;

use asking::Positions;
use checking::Range;
use polling::{Poll, Polled};

/// What the reader promises: from the answer that has a descriptor to the descriptor; most is a group.
pub const CONTRACT: Contract = Contract {
    module: "descriptor_reader",
    summary: "Reads the descriptors that the host has posted, ahead of their use.",
    source: contract::Source { paper: "CXL-NIC", section: "4.2, 4.3; CC-NIC 3.2" },
    latency: Some(Latency { least: 1, most: 2, after: "line_response" }),
    interval: 1,
    waits_on: &["descriptor", "line_request", "line_response"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "LINES",
        default: "64",
        meaning: "lines that are read ahead, 8, 16, 32 or 64",
    }],
    presets: &[
        Preset::product("descriptor_reader", &["LINES=64"]).memories(&[
            ("RAM64M", 2),
            ("RAM64M8", 73),
            ("RAM64X1D", 6),
        ]),
        Preset::test("descriptor_reader_tiny", &["LINES=8"]),
    ],
    proof: Proof::bounded(10),
    constraint: None,
    build: |values| build(&DescriptorReader { lines: values.power_of_two("LINES", 8..=64)? }),
};

/// The aux tag of polls and watches.
const POLL: u32 = 0;
/// The first aux tag of prefetches; the one before it is the completion writer's.
const PREFETCHES: u32 = 2;
/// Bits of a ring's size.
const SIZE_BITS: u32 = 17;

/// A reader of descriptors.
///
/// Of a half ring's tags, which are twice as many as lines, the lower half is for lines; the quarter
/// above for polls, prefetches, and one more of the completion writer, which has the last quarter.
#[derive(Clone, Debug)]
pub struct DescriptorReader {
    /// Lines that are read ahead, 8, 16, 32 or 64.
    pub lines: u32,
}

/// Ports of the reader.
#[derive(Ports)]
pub struct DescriptorReaderPorts {
    /// How the ring works.
    pub configuration: LevelSink<RingConfiguration>,
    /// Memory in which buffers may be.
    pub range: [LevelSink<RingRange>; 4],
    /// What it is told.
    pub control: LevelSink<ReaderControl>,
    /// The host's count, where it comes as a pulse.
    pub tail: PulseSink<RingTail>,
    /// Requests for lines.
    pub line_request: Source<LineRequest>,
    /// Their answers.
    pub line_response: Sink<LineResponse>,
    /// The descriptors.
    pub descriptor: Source<RingDescriptor>,
    /// How it stands.
    pub status: LevelSource<ReaderStatus>,
}

impl DescriptorReader {
    /// Bits of a line's place.
    fn line_bits(&self) -> u32 {
        self.lines.ilog2()
    }
    /// Bits of a tag.
    fn tag_bits(&self) -> u32 {
        self.line_bits() + 1
    }
    /// The first tag that is no line's.
    fn aux_base(&self) -> u32 {
        self.lines
    }
    /// How many of those there are.
    fn aux_tags(&self) -> u32 {
        self.lines / 2
    }
}

impl Module for DescriptorReader {
    type Ports = DescriptorReaderPorts;

    fn name(&self) -> String {
        format!("descriptor_reader_l{}", self.lines)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> DescriptorReaderPortsShape {
        DescriptorReaderPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let configuration = *ports.configuration;
        let control = *ports.control;
        ignore_the_rest(&configuration);
        let setting = scope("setting", || self.setting(&configuration));
        let ranges: Vec<Range> = (0..)
            .zip(&ports.range)
            .map(|(i, range)| scope(&format!("range_{i}"), || Range::new(range)))
            .collect();

        // Runs until told to stop, and again only when nothing is left of the time before.
        let running = register_bool(false);
        let is_quiet = wire::<Bool>(());
        when(!control.run, || running.set(false)).otherwise_when(is_quiet, || running.set(true));

        let positions = Positions {
            fetch_line: register_reset(LINE_BITS, 0),
            fetch_slot: register_reset(2, 0),
            give_line: register_reset(LINE_BITS, 0),
            give_slot: register_reset(2, 0),
        };
        let lines = scope("lines", || {
            self.lines((running, setting.geometry.is_grouped), *ports.line_response)
        });
        let giving = scope("give", || {
            self.giving(&setting, (&lines, &positions), &ranges, running, *ports.descriptor)
        });
        lines.departs.set(giving.departs);
        lines.forgets.set(giving.misses);

        // Answers that are no line's.
        ports.line_response.ready.set(true);
        let response = ports.line_response.payload;
        let aux_bits = self.aux_tags().ilog2();
        let aux = response.tag.truncate(aux_bits);
        let kind = response.tag.top(LINE_TAG_BITS - aux_bits);
        let is_aux = ports.line_response.valid & kind.equals(2);
        let is_other = ports.line_response.valid & kind.is_above(2);
        let is_poll = is_aux & aux.equals(POLL);
        let is_prefetch = is_aux & aux.is_at_least(PREFETCHES);
        let is_strange = is_other | (is_aux & aux.differs(POLL) & !is_prefetch);

        let poll = register_state(Poll::Ready);
        let awaits = Poll::awaits(poll);
        let polled = Polled {
            valid: is_poll & awaits,
            is_count: poll.is(Poll::Asked),
            failed: response.status.is(LineStatus::Error),
            count: response.data.truncate(32),
        };
        let four = giving.ends_line & setting.geometry.is_grouped;
        let found = giving.gives & !setting.geometry.is_grouped;
        let finds = register_reset(3, 0);
        finds.set(mux(four, constant(3, 4), found.bits().zero_extend(3)));
        let posted = scope("posted", || {
            self.posted(&setting, &control, (*ports.tail, polled), (running, finds))
        });
        let fault = register_state(RingFault::None);
        let polling = scope("poll", || {
            let may_ask = fault.is(RingFault::None);
            self.polling(&setting, (poll, &posted, polled), (running, may_ask))
        });
        let has_found = register_bool(false);
        when(giving.gives, || has_found.set(true))
            .otherwise_when(giving.misses | !running, || has_found.set(false));
        polling.misses.set(giving.misses);
        polling.found.set(has_found);
        when(!running & !setting.is_enabled, || fault.goto(RingFault::None)).otherwise_when(
            fault.is(RingFault::None),
            || {
                when(posted.is_bad, || fault.goto(RingFault::BadTail))
                    .otherwise_when(polling.failed, || fault.goto(RingFault::RingUnreadable));
            },
        );

        let nothing_left = lines.live.is_zero() & giving.is_quiet;
        let is_needed = !setting.is_on_demand | (control.wanted & nothing_left);
        let may_look = Poll::may_look(poll) | !setting.is_inline;
        let counts = (&control, posted.count);
        let bounds = scope("bounds", || {
            self.bounds(&setting, counts, (running, is_needed, may_look), &giving)
        });
        let asking = scope("ask", || {
            self.asking(
                (&configuration, &setting),
                (&lines, &polling),
                (&positions, &bounds, running),
                (is_prefetch, aux),
                *ports.line_request,
            )
        });
        lines.asks.set(asking.reads);
        lines.asked_end.set(asking.end);
        self.advance(&positions, &bounds, (&asking, &giving), is_quiet);

        let at_rest = [lines.is_empty, giving.is_quiet, asking.is_quiet, poll.is(Poll::Ready)];
        is_quiet.set(all_of(at_rest) & !running);
        let is_same = setting.space.packed().equals(configuration.ring_space.packed());
        let are_same = all_of(ranges.iter().zip(&ports.range).map(|(own, range)| own.is_of(range)));
        assume("the configuration stays while it runs", is_quiet | (is_same & are_same));
        let status = *ports.status;
        status.idle.set(is_quiet);
        status.fault.set(fault);
        // Behind a descriptor that was found others may follow, until a look finds none.
        let is_flowing = !setting.is_inline | has_found;
        let is_read = (lines.live.any() | asking.is_posted) & is_flowing;
        // A cycle late, so that whoever takes the last one has it before this falls.
        let is_coming = delayed_bool((is_read | !giving.is_quiet) & running);
        status.coming.set(is_coming);
        status.posted.set(posted.count);
        event_counter::wrapping("poll_count", status.polls, asking.polls);
        event_counter::wrapping("line_read_count", status.line_reads, asking.reads);
        let stray = lines.stray | asking.stray | is_strange | (is_poll & !awaits);
        counter::saturating("stray_count", status.stray_answers, stray);
    }
}

/// What is for the other parts of the ring.
fn ignore_the_rest(configuration: &RingConfiguration) {
    configuration.completion.ignore_all();
    configuration.data_space.ignore_all();
    configuration.completion_address.ignore_all();
    configuration.completion_operation.ignore_all();
    configuration.data_operation.ignore_all();
    configuration.batch.ignore_all();
    configuration.batch_timeout_cycles.ignore_all();
    configuration.starve_cycles.ignore_all();
    configuration.interrupt_packets.ignore_all();
    configuration.interrupt_delay_cycles.ignore_all();
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
    fn powers_of_two_of_lines_from_8_to_64_are_legal() {
        structure::elaborates(&RECORD, ["LINES=8", "LINES=16", "LINES=32", "LINES=64"]);
        for settings in ["LINES=4", "LINES=12", "LINES=128"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("from 8 to 64"), "{error}");
        }
    }
}
