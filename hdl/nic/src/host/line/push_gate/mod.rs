//! Push gate: pushes into the host's cache that software can forbid, and that end after a while.
//!
//! ```text
//!                   +---- push_gate ----+
//!      line_request |                   | gated_request
//!  ---------------->| stream     stream |----------------->
//!     line_response |                   | gated_response
//!  <----------------| pulse       pulse |<-----------------
//!     configuration |                   | status
//!  ---------------->| level       level |----------------->
//!                   +-------------------+
//!
//!  line_request --> gate --+--------> gated_request --+
//!                          |                          | pushes
//!                          +-- write-backs <-- table <+
//! ```
//!
//! # Function
//! Too many lines that are pushed (NC-P) displace from the host's cache what is not read yet; two means
//! against it (CXL-NIC 5.3). *Gate*: a push of a ring in `closed_rings` leaves as an NC-write. The gate
//! is looked at when the request comes; `line_request_selection` is its ring, and one that is not there
//! has no gate. *Write-back*: a line that is pushed is put into a table of `LINES` lines, and
//! `delay_cycles` later a request for it leaves that takes it out of the host's cache. If the table is full,
//! the push leaves all the same, without a write-back, and is counted (`untracked_pushes`). A push of a part of a
//! line is not tracked: it goes to memory in any case (rows 20, 15 and H16 of the rules of coherence).
//!
//! | `write_back` | leaves | what the host has stored in the line since |
//! |---|---|---|
//! | `Rewrite` | an NC-write of what was pushed: the form of the paper | **is overwritten** |
//! | `Flush` | a flush, without data | is kept: the host writes it to memory |
//!
//! `Rewrite` also overwrites what the card itself has written there since; it is for lines that nobody
//! writes before they are written back. A line that is pushed again is written back for each push.
//!
//! The tag of what leaves has `TAG_BITS` bits of the requester's, and zeros above; that of a write-back
//! has a one there, so that its answer stays here. A write-back that is answered with an error is counted, and the
//! first one named. Memory of the device is asked for in host-bias: a push has left its page so.
//!
//! Whether the host had read a line before it was written back no answer of CXL.cache tells: a flush
//! ends with GO-I and an NC-write with ExtCmp whatever state the host's copy had. Only the host can count that.
//!
//! # Backpressure
//! `line_request` waits for `gated_request`; one request waits behind the one that leaves. Where both
//! want to leave, the requester goes first, but no more than 4 of its requests pass a write-back that is due.
//! Of those, `WRITE_BACKS` may be unanswered; others wait, and so does nothing else. Answers are never
//! refused, and pass in the same cycle.
//!
//! # Ordering
//! Requests of the requester leave in FIFO order, write-backs in the order of their pushes. With nothing
//! in its way a write-back leaves exactly `delay_cycles` after its push, 4 at least; at most one leaves in two
//! cycles. A new `delay_cycles` counts for all lines, from 3 cycles on; with `Off` all are forgotten, one a cycle.
//! After 2^31 cycles in which a line that is due cannot leave, it is due as long after.
//!
//! # Reset
//! Empties it. What is on its way must not be answered afterwards.
//!
//! # Resources
//! The table in block RAM; two requests of registers; a bit for each write-back that is outstanding, and its
//! line in lookup tables.
//!
//! # Rationale
//! Reading a line for ownership and evicting it keeps what the host has stored, too, and moves it twice
//! over the link. A comparison of each write with all tracked lines, so that a younger one takes the older's
//! place, would need a content-addressed memory; with `Flush` nothing but time is lost without (ADR 44).
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource,
    Sink, Source, any_of, assert_always, constant, cover, elaborate, mux, register, register_bool,
    register_reset, scope, state, when,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::compound::{Routed, RoutedShape};
use crate::message::{
    LineOperation, LineRequest, LineResponse, PushGateConfiguration, PushGateStatus, PushWriteBack,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, build, header};
use crate::stream::event_counter;

mod table;
mod write_backs;

/// What the gate promises; the latency is that of a request with no write-back due.
pub const CONTRACT: Contract = Contract {
    module: "push_gate",
    summary: "Turns pushes into writes where software says so, and takes pushed lines back after a time.",
    source: contract::Source { paper: "CXL-NIC", section: "5.3" },
    latency: Some(Latency::exactly(1, "line_request")),
    interval: 1,
    waits_on: &["gated_request", "gated_response"],
    // Answers come from a register of the port, and go into one of whoever asked.
    transparent: &[
        ("gated_response_valid", "line_response_valid"),
        ("gated_response_tag", "line_response_valid"),
        ("gated_response_tag", "line_response_tag"),
        ("gated_response_status", "line_response_status"),
        ("gated_response_data", "line_response_data"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "RINGS", default: "8", meaning: "rings that have a gate, 1 to 8" },
        Parameter {
            name: "LINES",
            default: "512",
            meaning: "pushed lines that are tracked, a power of two from 4 to 4096",
        },
        Parameter {
            name: "WRITE_BACKS",
            default: "64",
            meaning: "write-backs that may be unanswered, a power of two from 2 to 256",
        },
        Parameter {
            name: "TAG_BITS",
            default: "8",
            meaning: "bits of its tag that the requester uses, 1 to 9; WRITE_BACKS has no more",
        },
    ],
    presets: &[
        // 512 lines of 599 bits, and the lines of 64 write-backs.
        Preset::product("push_gate", &["RINGS=8"]).memories(&[("RAM64M8", 8), ("RAMB18E2", 17)]),
        Preset::test("push_gate_tiny", &["RINGS=2", "LINES=4", "WRITE_BACKS=2", "TAG_BITS=3"])
            .proof(Proof::bounded(10).cover(16).memory_as_registers())
            .memories(&[("RAM32M16", 4), ("RAMB18E2", 17)]),
        // In cards of one ring, in front of packets and of descriptors.
        Preset::part("push_gate_r1_t6").memories(&[("RAM64M8", 8), ("RAMB18E2", 17)]),
        Preset::part("push_gate_r1").memories(&[("RAM64M8", 8), ("RAMB18E2", 17)]),
        // In the small cards, in front of descriptors and of packets.
        Preset::part("push_gate_r2_t6").memories(&[("RAM64M8", 8), ("RAMB18E2", 17)]),
        Preset::part("push_gate_r2_w8_t3").memories(&[("RAM32M16", 4), ("RAMB18E2", 17)]),
    ],
    proof: Proof::none("the small push_gate is the same description and is proved"),
    constraint: None,
    build: |values| {
        build(&PushGate::new_checked(
            values.number("RINGS", 1..=MOST_RINGS)?,
            values.power_of_two("LINES", 4..=4096)?,
            values.power_of_two("WRITE_BACKS", 2..=256)?,
            values.number("TAG_BITS", 1..=LINE_TAG_BITS - 1)?,
        )?)
    },
};

/// The most rings: bits of `closed_rings`.
const MOST_RINGS: u32 = 8;
/// Bits of a ring's number.
const RING_BITS: u32 = 8;
/// Bits of a line's address.
const ADDRESS_BITS: u32 = 46;
/// Requests that may pass a write-back which is due.
const PATIENCE: u32 = 4;

/// A gate.
#[derive(Clone, Debug)]
pub struct PushGate {
    rings: u32,
    lines: u32,
    write_backs: u32,
    own_bits: u32,
}

impl PushGate {
    /// A gate of so many rings, lines in its table, and unanswered write-backs, whose requester uses
    /// `own_bits` bits of its tag.
    ///
    /// # Errors
    /// If the write-backs have more tags than the requester.
    pub fn new_checked(
        rings: u32,
        lines: u32,
        write_backs: u32,
        own_bits: u32,
    ) -> Result<Self, Error> {
        if write_backs > 1 << own_bits {
            return Err(Error::new(format!(
                "`push_gate`: WRITE_BACKS={write_backs} do not fit TAG_BITS={own_bits}"
            )));
        }
        Ok(Self { rings, lines, write_backs, own_bits })
    }
}

/// Ports of the gate.
#[derive(Ports)]
pub struct PushGatePorts {
    /// Requests, each with its ring.
    #[shape(RoutedShape { payload: (), selection_bits: RING_BITS })]
    pub line_request: Sink<Routed<LineRequest>>,
    /// Their answers.
    #[shape(())]
    pub line_response: PulseSource<LineResponse>,
    /// Which rings may push, and what follows a push; may change at any time.
    #[shape(())]
    pub configuration: LevelSink<PushGateConfiguration>,
    /// Requests and write-backs, each with its ring.
    #[shape(RoutedShape { payload: (), selection_bits: RING_BITS })]
    pub gated_request: Source<Routed<LineRequest>>,
    /// Their answers.
    #[shape(())]
    pub gated_response: PulseSink<LineResponse>,
    /// What was counted.
    #[shape(())]
    pub status: LevelSource<PushGateStatus>,
}

/// What leaves, and what it is.
struct Leaving {
    /// In this cycle.
    fires: Bool,
    request: Routed<LineRequest>,
}

impl Module for PushGate {
    type Ports = PushGatePorts;

    fn name(&self) -> String {
        let Self { rings, lines, write_backs, own_bits } = *self;
        RECORD.name(&[
            ("RINGS", "r", rings),
            ("LINES", "l", lines),
            ("WRITE_BACKS", "w", write_backs),
            ("TAG_BITS", "t", own_bits),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let PushGatePorts { line_request, gated_request, .. } = &ports;
        let is_off = ports.configuration.write_back.is(PushWriteBack::Off);
        let (coming, coming_is_gated) = self.through_the_gate(&ports);

        // One that found no room waits here, so that `ready` comes from a register.
        let waiting = register::<Routed<LineRequest>>(coming.shape());
        let waiting_is_gated = register::<Bool>(());
        let is_waiting = register_bool(false);
        let offered = register::<Routed<LineRequest>>(coming.shape());
        let offered_is_gated = register::<Bool>(());
        let offered_is_own = register::<Bool>(());
        let is_offered = register_bool(false);
        gated_request.offer(is_offered, offered);
        let leaving = Leaving { fires: gated_request.fires(), request: offered };
        let table = scope("table", || self.table(&ports, &leaving, is_off));
        let own = scope("write_backs", || self.write_backs(&ports, &table));

        // The requester goes first, but not for ever.
        let has_room = !is_offered | gated_request.ready;
        let asks = is_waiting | line_request.valid;
        let passed = register_reset(3, 0);
        let is_out_of_patience = passed.equals(PATIENCE);
        let own_turn = own.is_ready & (!asks | is_out_of_patience);
        let own_leaves = own_turn & has_room;
        let takes = asks & !own_turn & has_room;
        table.taken.set(own_leaves);
        own.taken.set(own_leaves);
        when(!own.is_ready | own_leaves, || passed.set(0))
            .otherwise_when(takes, || passed.set(passed + 1));

        line_request.ready.set(!is_waiting);
        when(has_room, || {
            is_offered.set(own_turn | asks);
            offered.assign(mux(own_turn, own.request, mux(is_waiting, waiting, coming)));
            offered_is_gated.set(mux(is_waiting, waiting_is_gated, coming_is_gated) & !own_turn);
            offered_is_own.set(own_turn);
        });
        when(takes & is_waiting, || is_waiting.set(false));
        when(line_request.fires() & !takes, || {
            is_waiting.set(true);
            waiting.assign(coming);
            waiting_is_gated.set(coming_is_gated);
        });

        let status = *ports.status;
        let is_push = offered.payload.operation.is(LineOperation::NcPush);
        event_counter::wrapping("push_count", status.pushes, leaving.fires & is_push);
        let is_gated = leaving.fires & offered_is_gated;
        event_counter::wrapping("gated_count", status.gated_pushes, is_gated);
        let is_own = leaving.fires & offered_is_own;
        event_counter::wrapping("write_back_count", status.write_backs, is_own);
        let is_idle = register_bool(true);
        is_idle.set(status.tracked_lines.is_zero() & own.is_quiet & !table.tracks);
        status.is_idle.set(is_idle);

        let is_empty = !is_offered & !is_waiting;
        self.stays_shut(&ports, is_empty, &leaving.request, is_offered & is_push);
        assert_always("nothing is due that may not leave", own.is_ready.implies(!is_off));
        assert_always("no more requests pass than may", passed.is_at_most(PATIENCE));
        assert_always("one waits behind an offer only", is_waiting.implies(is_offered));
        assert_always("a write-back is no push", (is_offered & offered_is_own).implies(!is_push));
        cover("a push leaves", leaving.fires & is_push);
        cover("a push leaves as a write", is_gated);
        cover("a write-back leaves", is_own);
        cover("a write-back has waited long enough", own_leaves & is_out_of_patience);
        cover("a request waits behind a write-back", own_leaves & line_request.fires());
    }
}

impl PushGate {
    /// The request that comes, as it may leave, and whether it was a push that must not.
    #[elaborate]
    fn through_the_gate(&self, ports: &PushGatePorts) -> (Routed<LineRequest>, Bool) {
        let Routed { payload, selection } = ports.line_request.payload;
        let closed = ports.configuration.closed_rings;
        if self.rings < MOST_RINGS {
            closed.top(MOST_RINGS - self.rings).ignore();
        }
        let is_closed = (0..self.rings).map(|ring| selection.equals(ring) & closed.bit(ring));
        let is_gated = payload.operation.is(LineOperation::NcPush) & any_of(is_closed);
        let operation = mux(is_gated, state(LineOperation::NcWrite), payload.operation);
        payload.tag.top(LINE_TAG_BITS - self.own_bits).ignore();
        let tag = payload.tag.truncate(self.own_bits).zero_extend(LINE_TAG_BITS);
        (Routed { payload: LineRequest { operation, tag, ..payload }, selection }, is_gated)
    }

    /// A push of a ring leaves only if its gate was open since there was last nothing inside.
    #[elaborate]
    fn stays_shut(
        &self,
        ports: &PushGatePorts,
        is_empty: Bool,
        offered: &Routed<LineRequest>,
        is_push: Bool,
    ) {
        let closed = ports.configuration.closed_rings;
        for ring in 0..self.rings {
            let is_open = !closed.bit(ring);
            let was_open = register_bool(true).named(&format!("was_open_{ring}"));
            was_open.set(is_open | (was_open & !is_empty));
            let is_its_push = is_push & offered.selection.equals(ring);
            assert_always(
                &format!("no push of ring {ring} leaves through a gate that was always closed"),
                is_its_push.implies(was_open),
            );
        }
    }

    /// What is above the number of a write-back in its tag.
    fn own_prefix(&self) -> Bits {
        let number_bits = self.write_backs.ilog2();
        constant(LINE_TAG_BITS - number_bits, 1_u32 << (self.own_bits - number_bits))
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
    fn its_sizes_are_legal_or_refused() {
        structure::elaborates(
            &RECORD,
            ["RINGS=1 LINES=4096", "WRITE_BACKS=256", "WRITE_BACKS=2 TAG_BITS=1 LINES=4"],
        );
        let error = structure::refused(&RECORD, "RINGS=9");
        assert!(error.contains("a whole number from 1 to 8"), "{error}");
        let error = structure::refused(&RECORD, "WRITE_BACKS=64 TAG_BITS=5");
        assert!(error.contains("do not fit TAG_BITS=5"), "{error}");
    }
}
