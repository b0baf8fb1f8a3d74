//! Frame crossing: a queue that frames enter on one clock and leave on another, and either side may be reset alone.
//!
//! ```text
//!             +-- frame_crossing --+
//!      source |                    | sink
//!  ---------->| stream      stream |---------->
//!      status |                    |
//!  <----------| level              |
//!     discard |                    |
//!  ---------->| level              |
//!   discarded |                    |
//!  <----------| level              |
//!             +--------------------+
//!       write clock    :   read clock
//!
//!   write: stopped --the reader is clear--> begun --it runs--> linked --it does not--> stopped
//!    read: lost --the writer is stopped--> clear --it has begun--> running --it is stopped--> clear
//! ```
//!
//! # Function
//! As `async_fifo`, for beats of frames. A side that is reset tells the other, and goes on when the other has answered:
//! each step waits for the other side, so that a reset may be as short as a cycle, and a clock may stand still. What is
//! in the memory then is lost. A write side that was reset asks and is answered several times before it begins, because
//! answers from before the reset may still be on their way.
//! - The write side is reset: of a frame that has left in part the rest is one beat with `error`. No beat is offered
//!   that was not written. With `OUTPUT=memory` the write side is reset together with the read side only: nothing
//!   holds a beat that is offered, and no frame is ended.
//! - The read side is reset: what is left of the frame that is coming in is taken and dropped, and `status` counts the
//!   reset, and the frame.
//!
//! With `DISCARD=yes`, and only then, it has the ports `discard` and `discarded`: while `discard` is 1 frames are dropped, and
//! `discarded` counts them. That is for a read side that takes nothing any more. A frame that had begun goes on as long as
//! it need not wait; if it must, the rest of it is dropped, and it ends with one beat with `error` as soon as there is a
//! place. Frames of before stay in the memory.
//!
//! # Backpressure
//! `source` is refused while the memory is full as far as the write side knows, and while the sides are not linked
//! (`is_linked`): after a reset of the write side for some fifty cycles of both clocks, after one of the read side for
//! some ten, and for as long as the read side is in reset. While `discard` is 1 a beat waits for two cycles at most.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Each side has its own synchronous reset, and they may come in any order, with `OUTPUT=memory` but for one of the
//! write side alone. Until both have been reset
//! once nothing passes. The sink is reset with the read side, and the source with the write side.
//!
//! # Resources
//! Those of `async_fifo`, five synchronizers of one bit, and three counters. With `OUTPUT=memory` a beat is offered an edge
//! of the read clock earlier, and no register is at `sink`. With `DISCARD=yes` three registers and a counter more.
//!
//! Constraints: those of `async_fifo`.
//!
//! # Rationale
//! One reset for both sides would take a host's registers away when a link goes down, and a frame from a MAC when a
//! host begins again. Reset levels that are held for a number of cycles would need a bound of the ratio of the clocks.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports, Sink,
    Source, Stream, assert_always, constant_bool, cover, elaborate, in_domain, mux, register,
    register_bool, register_reset, scope, verilog, when, wire,
};
use nic_spec::contract::{self, Contract};

use super::async_fifo::{Output, WAY_AROUND, crossed, gray, synchronized};
use super::event_counter;
use super::packet::is_open;
use crate::lib::counter;
use crate::message::{CrossingStatus, MessageBeat, MessageBeatShape};
use crate::module::{
    ADDRESS_BITS, BYTES, BYTES_OF_2, COUNT_BITS, DEPTH_OF_4, Parameter, Parametric, Preset, Proof,
    Record, build, bytes, header, number, synchronizers,
};

/// What the crossing promises.
pub const CONTRACT: Contract = Contract {
    module: "frame_crossing",
    summary: "Queues frames from one clock to another; a reset of either side cuts none unseen.",
    source: contract::Source { paper: "design", section: "style 3, one clock per module" },
    // Two clocks have no cycle in common; the header says how long it takes.
    latency: None,
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "BYTES", default: "64", meaning: "of a beat, 1 to 64" },
        Parameter {
            name: "DEPTH",
            default: "16",
            meaning: "beats in the memory, a power of two from 4 to 1024",
        },
        Parameter {
            name: "OUTPUT",
            default: "register",
            meaning: "what drives `sink`: register or memory",
        },
        Parameter {
            name: "DISCARD",
            default: "no",
            meaning: "whether frames are dropped on demand, yes or no",
        },
    ],
    presets: &[
        Preset::product("frame_crossing_b64_d16", &["BYTES=64", "DEPTH=16"]),
        Preset::test("frame_crossing_b2_d4", &["BYTES=2", "DEPTH=4"]),
        Preset::test("frame_crossing_b2_d4_memory", &["BYTES=2", "DEPTH=4", "OUTPUT=memory"]),
        Preset::test(
            "frame_crossing_b2_d4_memory_discard",
            &["BYTES=2", "DEPTH=4", "OUTPUT=memory", "DISCARD=yes"],
        ),
    ],
    proof: Proof::none("its pointers are those of async_fifo, which is proved; tests sweep resets"),
    constraint: Some("frame_crossing.xdc"),
    build: |values| {
        let bytes = values.number("BYTES", 1..=64)?;
        let depth = values.power_of_two("DEPTH", 4..=1024)?;
        let outputs = [Output::Register, Output::Memory];
        let output = outputs[values.word("OUTPUT", &["register", "memory"])?];
        let discards = values.word("DISCARD", &["no", "yes"])? == 1;
        build(&FrameCrossing { bytes, depth, output, discards })
    },
};

/// The crossing with Verilog parameters.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family(
            "frame_crossing",
            "Here with OUTPUT=register and DISCARD=no; `frame_crossing_memory` has OUTPUT=memory.",
        ),
        record: &RECORD,
        settings: |values| settings(values, "register"),
        values: |module| Some(vec![bytes(module, "source")?, number(module, 'd')?]),
        sizes: SIZES,
        compared: &[&[2, 4], &[3, 8]],
    },
    Parametric {
        family: family(
            "frame_crossing_memory",
            "Here with OUTPUT=memory and DISCARD=no; `frame_crossing` has OUTPUT=register.",
        ),
        record: &RECORD,
        settings: |values| settings(values, "memory"),
        values: |module| Some(vec![bytes(module, "source")?, number(module, 'd')?]),
        sizes: SIZES,
        compared: &[&[2, 4], &[3, 8]],
    },
];

const SIZES: &[&[u64]] = &[&[7, 16], &[13, 64], &[9, 32], &[24, 128]];

const fn family(name: &'static str, note: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note,
        parameters: &[
            BYTES,
            verilog::Parameter {
                name: "DEPTH",
                default: 16,
                meaning: "Beats it holds, a power of two.",
            },
        ],
        derived: &[ADDRESS_BITS, COUNT_BITS, WAY_AROUND],
        refusals: &[BYTES_OF_2, DEPTH_OF_4],
        part: synchronizers,
    }
}

fn settings(values: &[u64], output: &str) -> Vec<String> {
    let [bytes, depth] = values else { unreachable!("there are two parameters") };
    vec![format!("BYTES={bytes}"), format!("DEPTH={depth}"), format!("OUTPUT={output}")]
}

/// Cycles after a reset until a synchronizer shows the other side: a counter of so many bits is full.
const SETTLING_BITS: u32 = 2;

/// Bits of a count of answers without which a write side does not begin. What was asked before its reset stands in three
/// registers of the read side at most, so no more than three answers are old.
const ANSWER_BITS: u32 = 3;

/// A queue of frames between two clocks.
#[derive(Clone, Debug)]
pub struct FrameCrossing {
    /// Bytes of a beat.
    pub bytes: u32,
    /// Beats in the memory, a power of two of at least 4.
    pub depth: u32,
    /// What drives `sink`.
    pub output: Output,
    /// Frames are dropped on demand.
    pub discards: bool,
}

/// Ports of the crossing.
#[derive(Ports)]
#[clocks(write, read)]
pub struct FrameCrossingPorts {
    /// Frames in, on the write clock.
    #[clock(write)]
    pub source: Sink<MessageBeat>,
    /// The same frames, on the read clock.
    #[clock(read)]
    #[shape(shape.source.clone())]
    pub sink: Source<MessageBeat>,
    /// How the write side finds the other.
    #[clock(write)]
    #[shape(())]
    pub status: LevelSource<CrossingStatus>,
    /// Frames are to be dropped.
    #[clock(write)]
    pub discard: Option<LevelSink<Bool>>,
    /// Frames that were dropped, whole or from some beat on.
    #[clock(write)]
    pub discarded: Option<LevelSource<Bits>>,
}

/// Bits of a count of frames.
const DISCARDED_BITS: u32 = 64;

/// The write side's pointers, and what it has told the other side.
struct Writer {
    pointer: Bits,
    gray: Bits,
    has_begun: Bool,
    /// Changes with each answer, and is the next question.
    answers: Bits,
}

/// The read side's.
struct Reader {
    pointer: Bits,
    gray: Bits,
    is_met: Bool,
    is_running: Bool,
    /// The writer's question, back.
    echo: Bool,
}

impl Module for FrameCrossing {
    type Ports = FrameCrossingPorts;

    fn name(&self) -> String {
        let output = match self.output {
            Output::Register => "",
            Output::Memory => "_memory",
        };
        let discard = if self.discards { "_discard" } else { "" };
        format!("frame_crossing_b{}_d{}{output}{discard}", self.bytes, self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("frame_crossing.rs"), &CONTRACT)
    }

    fn shape(&self) -> FrameCrossingPortsShape {
        FrameCrossingPortsShape {
            source: MessageBeatShape { bytes: self.bytes },
            discard: self.discards.then_some(()),
            discarded: self.discards.then_some(DISCARDED_BITS),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let FrameCrossingPorts { source, sink, status, discard, discarded } = ports;
        let payload = MessageBeatShape { bytes: self.bytes };
        let stored =
            Memory::<MessageBeat>::new(payload, self.depth).style(MemoryStyle::Distributed);
        let width = stored.address_width() + 1;
        // A reset of the write side leaves its pointers alone, because the read side still looks at them: they are
        // cleared when it says that it does not.
        let (write_pointer, write_gray) =
            in_domain("write", || (register::<Bits>(width), register::<Bits>(width)));
        let (has_begun, answers) =
            in_domain("write", || (register_bool(false), register_reset(ANSWER_BITS, 0)));
        let (read_pointer, read_gray) =
            in_domain("read", || (register_reset(width, 0), register_reset(width, 0)));
        let (is_met, is_running) =
            in_domain("read", || (register_bool(false), register_bool(false)));
        let echo = in_domain("read", || register_bool(false));
        let writer = Writer { pointer: write_pointer, gray: write_gray, has_begun, answers };
        let reader = Reader { pointer: read_pointer, gray: read_gray, is_met, is_running, echo };
        in_domain("write", || {
            let discard = discard.zip(discarded).map(|(asked, count)| Discard::new(*asked, *count));
            self.write_side(&writer, &reader, &stored, (*source, *status), discard.as_ref());
        });
        in_domain("read", || self.read_side(&writer, &reader, &stored, *sink));
    }
}

impl FrameCrossing {
    /// What enters, and what is known of the other side.
    #[elaborate]
    fn write_side(
        &self,
        writer: &Writer,
        reader: &Reader,
        stored: &Memory<MessageBeat>,
        (source, status): (Stream<MessageBeat>, CrossingStatus),
        discard: Option<&Discard>,
    ) {
        let width = writer.pointer.width();
        let read_seen = synchronized("read_gray_synchronizer", "write", reader.gray);
        let met_seen = synchronized("met_synchronizer", "write", reader.is_met.bits());
        let running_seen = synchronized("running_synchronizer", "write", reader.is_running.bits());
        let write_settled = register_reset(SETTLING_BITS, 0);
        when(!write_settled.all(), || write_settled.set(write_settled + 1));
        let is_linked = register_bool(false);
        let reader_waits = met_seen.as_bool() & !running_seen.as_bool();
        let reader_runs = met_seen.as_bool() & running_seen.as_bool();
        // Until then the reader sees for sure that the writer has not begun.
        let echo_seen = synchronized("echo_synchronizer", "write", reader.echo.bits());
        let is_answered = write_settled.all() & echo_seen.equals(writer.answers.truncate(1));
        when(is_answered & !writer.answers.all(), || writer.answers.set(writer.answers + 1));
        let has_answers = is_answered & writer.answers.all();
        let begins = has_answers & reader_waits & !writer.has_begun;
        let loses = is_linked & !reader_runs;
        when(begins, || writer.has_begun.set(true))
            .otherwise_when(loses | !met_seen.as_bool(), || writer.has_begun.set(false));
        is_linked.set(writer.has_begun & reader_runs);

        let is_skipping = register_bool(false);
        let full = writer.gray.equals(read_seen ^ (0b11_u64 << (width - 2)));
        let has_place = is_linked & !full;
        let may_store = discard.map_or(has_place, |discard| has_place & !discard.holds_up());
        source.ready.set(may_store | is_skipping);
        let stores = match discard {
            Some(discard) => (source.valid & may_store & !is_skipping) | discard.ends(has_place),
            None => source.valid & has_place & !is_skipping,
        };
        let beat = discard.map_or(source.payload, |discard| discard.ended(source.payload));
        stored.write(stores, writer.pointer.truncate(width - 1), beat);
        when(begins, || {
            writer.pointer.set(0);
            writer.gray.set(0);
        })
        .otherwise_when(stores, || {
            writer.pointer.set(writer.pointer + 1);
            writer.gray.set(gray(writer.pointer + 1));
        });

        let moves = source.valid & source.ready;
        let goes_on = is_open(moves, &source.payload);
        let stays_open = mux(moves, !source.payload.last, goes_on);
        let cuts = loses & stays_open & !is_skipping;
        let gives_up = match discard {
            Some(discard) => scope("discard", || {
                discard.give_up(&source, (goes_on, loses), (may_store, is_skipping))
            }),
            None => constant_bool(false),
        };
        when((loses & stays_open) | gives_up, || is_skipping.set(true))
            .otherwise_when(moves & source.payload.last, || is_skipping.set(false));
        status.is_linked.set(is_linked);
        counter::saturating("reset_count", status.peer_resets, loses);
        counter::saturating("cut_count", status.cut_frames, cuts);

        let is_code = writer.gray.equals(gray(writer.pointer));
        assert_always("write code", writer.has_begun.implies(is_code));
        assert_always("only a linked writer stores", stores.implies(writer.has_begun));
        cover("the memory is full", full & is_linked);
        cover("the rest of a frame is dropped", moves & is_skipping);
        cover("the reader is lost between two frames", loses & !stays_open);
    }

    /// What leaves.
    #[elaborate]
    fn read_side(
        &self,
        writer: &Writer,
        reader: &Reader,
        stored: &Memory<MessageBeat>,
        sink: Stream<MessageBeat>,
    ) {
        let width = reader.pointer.width();
        let write_seen = synchronized("write_gray_synchronizer", "read", writer.gray);
        let begun_seen = synchronized("begun_synchronizer", "read", writer.has_begun.bits());
        let has_begun = begun_seen.as_bool();
        let question = writer.answers.truncate(1);
        reader.echo.set(synchronized("question_synchronizer", "read", question).as_bool());
        let read_settled = register_reset(SETTLING_BITS, 0);
        when(!read_settled.all(), || read_settled.set(read_settled + 1));

        let runs = reader.is_running & has_begun;
        let empty = reader.gray.equals(write_seen);
        let leaves = match self.output {
            Output::Register => self.leave_by_register(reader, stored, sink, (runs, empty)),
            Output::Memory => {
                let oldest = crossed(stored.read_now(reader.pointer.truncate(width - 1)));
                sink.offer(runs & !empty, oldest);
                Leaves { fetch: sink.fires(), of_register: None }
            }
        };
        let fetch = leaves.fetch;
        let may_run = match leaves.of_register {
            Some(OfRegister { is_unfinished, .. }) => reader.is_met & has_begun & !is_unfinished,
            None => reader.is_met & has_begun,
        };

        when(read_settled.all() & !has_begun, || {
            reader.is_met.set(true);
            reader.is_running.set(false);
            reader.pointer.set(0);
            reader.gray.set(0);
        })
        .otherwise_when(may_run, || reader.is_running.set(true));
        when(fetch, || {
            reader.pointer.set(reader.pointer + 1);
            reader.gray.set(gray(reader.pointer + 1));
        });

        assert_always("read code", reader.gray.equals(gray(reader.pointer)));
        assert_always("only a met reader runs", reader.is_running.implies(reader.is_met));
        match leaves.of_register {
            Some(OfRegister { offered_valid, cut, .. }) => {
                cover("a frame is cut", cut);
                cover("empty again", empty & !offered_valid & reader.pointer.any());
            }
            None => cover("empty again", empty & reader.pointer.any()),
        }
    }

    /// What leaves through a register, which also holds the end of a frame that is cut.
    #[elaborate]
    fn leave_by_register(
        &self,
        reader: &Reader,
        stored: &Memory<MessageBeat>,
        sink: Stream<MessageBeat>,
        (runs, empty): (Bool, Bool),
    ) -> Leaves {
        let offered_valid = register_bool(false);
        let offered = register::<MessageBeat>(MessageBeatShape { bytes: self.bytes });
        // A frame has left in part, or will with what is offered.
        let is_unfinished = register_bool(false);
        let drain = sink.ready | !offered_valid;
        let fetch = drain & runs & !empty;
        let cut = drain & !runs & is_unfinished;
        let address = reader.pointer.truncate(reader.pointer.width() - 1);
        let oldest = crossed(stored.read_now(address));
        sink.offer(offered_valid, offered);
        when(drain, || offered_valid.set(fetch | cut));
        when(fetch, || {
            offered.assign(oldest);
            is_unfinished.set(!oldest.last);
        });
        // A whole beat, whatever is in it.
        when(cut, || {
            offered.keep.set(constant_bool(true).mask(self.bytes));
            offered.last.set(true);
            offered.error.set(true);
            is_unfinished.set(false);
        });
        Leaves { fetch, of_register: Some(OfRegister { offered_valid, is_unfinished, cut }) }
    }
}

/// What drops frames on demand.
struct Discard {
    /// They are to be dropped.
    is_asked: Bool,
    /// A frame is open.
    is_open: Bool,
    /// One of which something is in the memory has been given up, and must be ended there.
    owes_end: Bool,
    /// What is dropped counts.
    counts: Bool,
    /// Frames that were dropped.
    count: Bits,
}

impl Discard {
    fn new(asked: Bool, count: Bits) -> Self {
        scope("discard", || Self::registers(asked, count))
    }

    #[elaborate]
    fn registers(asked: Bool, count: Bits) -> Self {
        let is_asked = register_bool(false);
        is_asked.set(asked);
        let is_open = wire::<Bool>(());
        let owes_end = register_bool(false);
        let counts = register_bool(false);
        Self { is_asked, is_open, owes_end, counts, count }
    }

    /// A beat may not go to the memory although there is a place: no frame begins, and one that was given up ends first.
    fn holds_up(&self) -> Bool {
        (self.is_asked & !self.is_open) | self.owes_end
    }

    /// The end of a frame that was given up goes to the memory.
    fn ends(&self, has_place: Bool) -> Bool {
        let ends = self.owes_end & has_place;
        when(ends, || self.owes_end.set(false));
        ends
    }

    /// What goes there: a beat as it came, or an error, which ends a frame with a whole beat, whatever is in it.
    fn ended(&self, beat: MessageBeat) -> MessageBeat {
        MessageBeat {
            data: beat.data,
            keep: beat.keep | self.owes_end.mask(beat.keep.width()),
            last: beat.last | self.owes_end,
            error: beat.error | self.owes_end,
        }
    }

    /// Whether the frame at the source is dropped from its present beat on.
    #[elaborate]
    fn give_up(
        &self,
        source: &Stream<MessageBeat>,
        (goes_on, loses): (Bool, Bool),
        (may_store, is_skipping): (Bool, Bool),
    ) -> Bool {
        self.is_open.set(goes_on);
        let gives_up = self.is_asked & source.valid & !may_store & !is_skipping;
        let dropped = source.fires() & source.payload.last & self.counts;
        when(gives_up & goes_on, || self.owes_end.set(true));
        // With the reader the memory is empty: what was in it has no end.
        when(loses, || self.owes_end.set(false));
        when(gives_up, || self.counts.set(true)).otherwise_when(dropped, || self.counts.set(false));
        event_counter::wrapping("count", self.count, dropped);
        cover("a frame is given up", gives_up & goes_on);
        cover("a frame is dropped whole", gives_up & !goes_on);
        gives_up
    }
}

/// How beats leave.
struct Leaves {
    /// One is taken out of the memory.
    fetch: Bool,
    /// With a register at the sink.
    of_register: Option<OfRegister>,
}

/// The register at the sink.
struct OfRegister {
    offered_valid: Bool,
    is_unfinished: Bool,
    /// A frame that left in part ends with an error.
    cut: Bool,
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
    fn beats_of_1_to_64_bytes_are_legal() {
        structure::elaborates(&RECORD, ["BYTES=1 DEPTH=4", "BYTES=64 DEPTH=1024"]);
        let error = structure::refused(&RECORD, "BYTES=65");
        assert!(error.contains("a whole number from 1 to 64"), "{error}");
    }
}
