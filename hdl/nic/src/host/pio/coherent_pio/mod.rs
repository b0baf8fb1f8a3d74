//! Coherent programmed I/O: exchanges messages with a program through two groups of lines whose home is the device.
//!
//! ```text
//!               +------ coherent_pio ------+
//!   m2s_request |                          | s2m_response
//!   ----------->| stream            stream |------------->
//!     m2s_write |                          | s2m_data
//!   ----------->| stream            stream |------------->
//!  h2d_response |                          | d2h_request
//!   ----------->| stream            stream |------------->
//!        result |                          | message
//!   ----------->| stream            stream |------------->
//!        window |                          | status
//!   ----------->| level              level |------------->
//! configuration |                          |
//!   ----------->| level                    |
//!               +--------------------------+
//! ```
//!
//! # Function
//! The two groups are the `LINES` lines from the first one of `window` on, and those behind them. One of them is at the host at a time: its
//! processors load and store its lines, and have them in their caches. A program passes a message by an exchange:
//!
//! Step 1: it stores the message into the group that it has, and into the last two bytes of the first line how many lines that are
//! (`PioRequestControl`).
//!
//! Step 2: it loads the first line of the other group. The host asks for it (MemRd), and the device keeps the program waiting.
//!
//! Step 3: the device takes back every line of the group that the host was given (RdOwn), and passes the message on (`message`), line by
//! line, `last` with the last one. A line is back when the host has written it back (MemWr, of which it says that it keeps no copy) or,
//! where it was not Modified, when the host forwards the request (MemRdFwd). Who asks for it from then on waits for the next exchange.
//!
//! Step 4: the result comes (`result`), and is stored in the other group. Now the device answers: the host owns the line (CmpE), and
//! the program finds the result and in the last two bytes of the first line how many lines it has (`PioAnswerControl`). There `continues` is
//! the bit that the result's first line has at this place.
//!
//! The next exchange goes the other way. The first request for a line after reset opens its group, which is empty.
//! A program that only receives stores nothing: without a control there is no message, and the result is what comes next at `result`. One
//! that only sends says `wants_no_result`, and gets the other group as soon as its message is here; it may store into that while
//! the message leaves. A line that neither a program nor a result has filled since its group was given out reads as zeros; a
//! message has zeros where the program has stored nothing. Lines of a group may be asked for in any order, and stay at the host or go, as its caches like.
//!
//! No load may wait for ever: where no result has begun `try_again_cycles` after the exchange, the program is told so
//! (`TryAgain`), and gets its result in an exchange without a message. A message that is refused is answered without a result.
//!
//! # Backpressure
//! Requests of the host are always taken while it takes completions (`s2m_response`), whatever the device waits for; writes
//! while it does, in cycles in which no line of a result is stored. `result` is taken while an exchange waits for one; a result that is
//! longer than a group is taken to its end, and bytes that its `keep` leaves out are zero. Exchanges wait for `message` to be taken: the next one does not begin before it has
//! left. A program waits for `d2h_request`, and for what the host does with another line of the device; the host must not hold up
//! that line for the one that is asked for.
//!
//! # Ordering
//! Messages leave, and results are given, in the order of exchanges. Answers within a group have no order.
//!
//! # Faults
//! Counted, the first one since reset is named, and everything else goes on: a forward or a response that nothing waits for, a message
//! without a known opcode, a second request for a line that waits for an answer: dropped; a forward of a line for which a request
//! waits, which no host may send: obeyed. A recall that the host refuses, a poisoned
//! line, a length of 0 or above `LINES`: the message is dropped, and the program told (`Refused`). A result beyond `LINES`
//! lines: cut (`Cut`).
//!
//! # Reset
//! Forgets what is outstanding, and which lines the host has; software has to flush them before it begins again.
//!
//! # Resources
//! Lines in block RAM; for each line eight bits in registers, and its tag in lookup tables.
//!
//! # Rationale
//! A line that is answered Shared, as a load asks for it, would cost another round trip before it can be stored to (4, *Returning a
//! line in Exclusive*). Lines of a control of their own would be one more to move in each exchange. With a group of one line that
//! is the paper's Fig. 5 (c); without a result (a), without a message (b).
use nic_dsl::{
    Bits, Bool, Flat, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports, Sink, Source,
    assert_always, constant, cover, elaborate, instance, mux, mux_each, scope,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::interface::CxlMemoryPorts;
use crate::message::{
    Beat, BeatShape, D2hRequest, H2dResponse, LineWindow, M2sWrite, MetaField, MetaValue,
    PioConfiguration, PioStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::skid_buffer::SkidBuffer;

mod answers;
mod exchange;
mod lines;
mod passing;
mod requests;
mod status;

use answers::Completions;
use exchange::{Exchange, Phase, Steps};
use lines::Lines;
use passing::Passing;

/// What it promises; the latency is that of a request for a line of the group that the host has.
pub const CONTRACT: Contract = Contract {
    module: "coherent_pio",
    summary: "Exchanges messages with a program through two groups of lines whose home is the device.",
    source: contract::Source { paper: "Coherent PIO", section: "4" },
    latency: Some(Latency::exactly(4, "m2s_request")),
    interval: 1,
    waits_on: &[
        "m2s_request",
        "m2s_write",
        "s2m_response",
        "s2m_data",
        "d2h_request",
        "message",
        "result",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "LINES",
        default: "64",
        meaning: "of a group, a power of two from 2 to 64; with 64 each group is a page of 4 KiB, which no prefetch of a processor leaves",
    }],
    presets: &[
        Preset::product("coherent_pio", &["LINES=64"]).memories(&[
            ("RAM32M", 4),
            ("RAM32M16", 87),
            ("RAM64M8", 6),
            ("RAMB36E2", 8),
        ]),
        Preset::test("coherent_pio_tiny", &["LINES=2"])
            .proof(Proof::bounded(12).cover(24).memory_as_registers().seconds(900))
            .memories(&[("RAM32M", 5), ("RAM32M16", 88), ("RAMB36E2", 8)]),
        Preset::part("coherent_pio_l4").memories(&[
            ("RAM32M", 5),
            ("RAM32M16", 88),
            ("RAMB36E2", 8),
        ]),
    ],
    proof: Proof::none("the small coherent_pio is the same description and is proved"),
    constraint: None,
    build: |values| build(&CoherentPio { lines: values.power_of_two("LINES", 2..=64)? }),
};

/// Bits of a line's address.
const ADDRESS_BITS: u32 = 46;
/// Bytes of a line.
const LINE_BYTES: u32 = 64;

/// Two groups of so many lines.
#[derive(Clone, Debug)]
pub struct CoherentPio {
    /// Lines of a group, a power of two from 2 to 64.
    pub lines: u32,
}

/// Ports of coherent programmed I/O.
#[derive(Ports)]
pub struct CoherentPioPorts {
    /// The host, about the lines.
    pub host: Flat<CxlMemoryPorts>,
    /// Takes a line back; its number is that of the line.
    #[shape(())]
    pub d2h_request: Source<D2hRequest>,
    /// The host refuses; always taken.
    #[shape(())]
    pub h2d_response: Sink<H2dResponse>,
    /// Messages of programs, whole lines.
    #[shape(BeatShape { bytes: LINE_BYTES })]
    pub message: Source<Beat>,
    /// Results, whole lines.
    #[shape(BeatShape { bytes: LINE_BYTES })]
    pub result: Sink<Beat>,
    /// Both groups.
    #[shape(())]
    pub window: LevelSink<LineWindow>,
    /// What software sets.
    #[shape(())]
    pub configuration: LevelSink<PioConfiguration>,
    /// What was counted.
    #[shape(())]
    pub status: LevelSource<PioStatus>,
}

/// A line that the host writes.
struct Store {
    /// There is one.
    offered: Bool,
    /// It is stored.
    fires: Bool,
    place: Bits,
    write: M2sWrite,
}

impl Store {
    /// Every byte of the line is stored.
    fn is_whole(&self) -> Bool {
        self.write.byte_enable.all()
    }

    /// The host keeps no copy.
    fn gives_up(&self) -> Bool {
        let says = self.write.meta_field.is(MetaField::Meta0State);
        says & self.write.meta_value.is(MetaValue::Invalid)
    }
}

impl Module for CoherentPio {
    type Ports = CoherentPioPorts;

    fn name(&self) -> String {
        RECORD.name(&[("LINES", "l", self.lines)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> CoherentPioPortsShape {
        CoherentPioPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let lines = scope("lines", || Lines::new(self.lines));
        let exchange = scope("exchange", Exchange::new);
        let completions = scope("answers", || Completions::new(self, &ports.host));
        let passing = scope("passing", || Passing::new(self, &ports.message));

        let request =
            scope("request", || self.request(&ports, &lines, completions.takes_flushes()));
        let store = scope("store", || self.store(&ports, &completions));
        completions.complete(&store, &request);
        let states = (passing.is_active, completions.is_answering());
        let steps = scope("exchange", || self.exchange(&ports, &exchange, &lines, &store, states));
        let answer = scope("answers", || self.answer(&request, &lines, &exchange, &completions));
        let read = scope("passing", || passing.read(&lines, &exchange, &steps, &answer));

        let memory =
            Memory::<Bits>::new(8 * LINE_BYTES, 2 * self.lines).lanes(8).style(MemoryStyle::Block);
        // Where a line that has nothing is stored in part, the rest of it is zero.
        let enabled = store.write.byte_enable;
        let is_empty = !lines.filled.bit_at(store.place);
        let of_host = mux_each(enabled, store.write.data, constant(8 * LINE_BYTES, 0));
        memory.write_lanes(
            store.fires | steps.fills,
            mux(store.offered, store.place, steps.filled_place),
            mux(store.offered, of_host, steps.data),
            mux(store.offered, enabled | is_empty.mask(LINE_BYTES), steps.bytes),
        );
        let line =
            memory.read(answer.reads | read.reads, mux(answer.reads, answer.place, read.place));
        scope("answers", || completions.answer(&answer, line));
        scope("passing", || passing.pass(&read, line));

        scope("lines", || lines.connect(&request, &store, &steps, &answer));
        scope("status", || status::report(&ports, &request, &steps));
        properties(&ports, &lines, &exchange, &steps, &store);
    }
}

impl CoherentPio {
    /// Bits of a line's number in its group.
    fn line_bits(&self) -> u32 {
        self.lines.trailing_zeros()
    }

    /// Bits of a line's place: its group, and its number there.
    fn place_bits(&self) -> u32 {
        self.line_bits() + 1
    }

    /// The place of a line, or of a recall's number.
    fn place_of(&self, number: Bits) -> Bits {
        number.truncate(self.place_bits())
    }

    /// What the host writes.
    #[elaborate]
    fn store(&self, ports: &CoherentPioPorts, completions: &Completions) -> Store {
        let writes = instance("writes", &SkidBuffer::<M2sWrite> { payload: () });
        writes.source.connect(*ports.host.m2s_write);
        writes.sink.ready.set(completions.takes_writes());
        let write = writes.sink.payload;
        // A whole write is a partial one of all bytes; there is no cache that could be snooped.
        write.opcode.bits().ignore();
        write.snoop.bits().ignore();
        write.line_address.top(ADDRESS_BITS - self.place_bits()).ignore();
        let place = self.place_of(write.line_address);
        Store { offered: writes.sink.valid, fires: writes.sink.fires(), place, write }
    }
}

/// What holds in every cycle.
#[elaborate]
fn properties(
    ports: &CoherentPioPorts,
    lines: &Lines,
    exchange: &Exchange,
    steps: &Steps,
    store: &Store,
) {
    let in_recall = exchange.phase.is(Phase::Recall);
    assert_always("lines are due in an exchange only", lines.due.any().implies(in_recall));
    let of_other = lines.granted & lines.of(!exchange.group);
    let is_obeyed = ports.status.unknown_answers.is_zero();
    assert_always("the host has lines of one group", is_obeyed.implies(of_other.is_zero()));
    let unknown = lines.stored & !lines.filled;
    assert_always("a line that is stored to has something", unknown.is_zero());
    let unasked = lines.written_back & !(lines.due | lines.recalled);
    assert_always("what was written back was asked for", unasked.is_zero());
    let twice = lines.due & lines.recalled;
    assert_always("a number is in use once", twice.is_zero());
    cover("a message is passed on", steps.passes);
    cover("a result is given", steps.ends_result);
    cover("a program is told to try again", steps.gives_up);
    let waits = exchange.phase.is(Phase::Await);
    cover("the host stores while a result is waited for", store.offered & waits);
    cover("a message is refused", steps.has_bad_length);
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
    fn a_group_has_two_to_64_lines() {
        structure::elaborates(&RECORD, ["LINES=2", "LINES=8", "LINES=64"]);
        let error = structure::refused(&RECORD, "LINES=1");
        assert!(error.contains("a power of two from 2 to 64"), "{error}");
    }
}
