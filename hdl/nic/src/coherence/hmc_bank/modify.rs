//! # Modified lines
//!
//! ```text
//!  +- hmc_bank -+ modify           +-- outside --+
//!  |      pulse |----------------->| function    |
//!  |            | modified         |   |         |
//!  |      level |<-----------------| register    |
//!  +------------+                  +-------------+
//!
//!   hit: 3: line read --> answered, 5: modify, 6: modified --> line written
//!  miss: R + 5: line read --> answered, R + 7: modify, R + 8: modified --> store of writes
//!        R + 10: line and store merged --> installed
//! ```
//!
//! With `MODIFY=1` there is the operation CoModify. A bank gets its line into ownership as that of a CO-write: a copy in E
//! or M suffices, otherwise the host is asked, by RdOwn, however many bytes are written. The line, and the request's data,
//! byte enables, port and tag, stand at `modify`; what stands at `modified` in the next cycle is written, where bytes
//! are enabled, and the line is Modified. The answer is the line as it was. What the function does, a fetch-and-add or a
//! compare-and-swap, may stand in bytes of `data` that are not enabled: the bank looks at none. It may be asked in each
//! cycle, and is asked once for each request.
//!
//! Nobody sees or changes the line in between, neither ports nor snoops, nor what makes room, nor a flush. Behind a hit
//! nothing is selected for three cycles, so that nothing else is decided until the line is written. A line that has
//! come stays in its MSHR: it is read and its request answered in a turn of its own, and in the next one the MSHR goes
//! on as that of a CO-write whose bytes these are. A snoop behind the GO is answered as of a Modified line, and gets the
//! line as it is then; nothing is asked of the host twice.
//!
//! An answer comes as that of a read: of a hit after 5 cycles, of a miss 7 after the last response. Hits follow one another
//! every fourth cycle. While a request that modifies its line waits at an MSHR, a cycle stays empty behind each that waited.
//! Nothing waits for the function; a snoop waits up to three cycles longer for its turn.
//!
//! A line that comes poisoned, or with an error, is answered with an error: the function is not asked, nothing is written, and
//! what goes back is the line as it came. A request for device memory is answered with an error.
//!
//! It takes a bit in memory for each MSHR, three lines in registers, and a multiplexer of a line before the cache, before
//! the store of writes, and before `modify`. Functions differ, and what is common to them is that nobody comes in
//! between (ADR 96).
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, PulseSource, delayed, delayed_bool, elaborate, mux,
    register, register_bool, register_reset, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::configuration::HmcBank;
use super::decide::Decision;
use super::entries::Found;
use super::operation::{Kinds, Operation};
use super::select::Selection;
use crate::coherence::line_request::Written;
use crate::message::{LineModification, LineOperation, ModifiedLine};

/// What of it is in the pipeline.
pub(super) struct Modify {
    /// Nothing is chosen in this cycle.
    pub holds: Bool,
    /// The request in cycle 3 modifies its line.
    pub is_asked: Bool,
    /// The MSHR in cycle 3 has a line that is not modified yet, and a request that is not answered.
    pub is_due: Bool,
    /// What is written in this cycle.
    pub back: Back,
    unmodified: Memory<Bool>,
    /// Requests that wait at MSHRs, and modify their line.
    waiting: Bits,
}

/// What the function has made, on its way back.
#[derive(Clone, Copy)]
pub(super) struct Back {
    /// It goes to the cache.
    pub to_cache: Bool,
    /// To the line that stands there.
    pub address: Bits,
    /// It goes to the store of writes.
    pub to_store: Bool,
    /// For this MSHR.
    pub entry: Bits,
    /// What is written.
    pub written: Written,
}

/// What the request in cycle 2 does, and what the MSHR there has still to do.
#[derive(Clone, Copy)]
pub(super) struct Searched {
    /// It modifies its line.
    pub is_asked: Bool,
    /// Its line is not modified yet.
    pub is_due: Bool,
}

/// What is read in cycle 3, and goes to the function.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    /// A request hits.
    pub hits: Bool,
    /// An MSHR has its turn.
    pub turns: Bool,
    /// Where the line stands in the cache.
    pub address: Bits,
    /// The MSHR.
    pub entry: Bits,
    /// What its request brings.
    pub written: Written,
}

/// What is known of it in cycle 4.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Outgoing {
    /// The line.
    #[width(512)]
    pub line: Bits,
    /// What a request brings that hits.
    #[width(512)]
    pub data: Bits,
    /// Its bytes that are to be written.
    #[width(64)]
    pub byte_enable: Bits,
    /// The port.
    pub port: Bool,
    /// The tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
}

impl Modify {
    /// `modified`: what the function gives back, a cycle after it was asked.
    #[elaborate]
    pub fn new(bank: &HmcBank, modified: ModifiedLine) -> Self {
        let byte_enable = register::<Bits>(64).named("back_byte_enable");
        let back = Back {
            to_cache: register_bool(false).named("to_cache"),
            address: register::<Bits>(bank.geometry().place_bits()).named("back_address"),
            to_store: register_bool(false).named("to_store"),
            entry: register::<Bits>(bank.entry_bits()).named("back_entry"),
            written: Written { data: modified.data, byte_enable },
        };
        let holds = register_bool(false);
        let is_asked = register_bool(false);
        let is_due = register_bool(false);
        let unmodified = Memory::<Bool>::new((), bank.outstanding).style(MemoryStyle::Distributed);
        let waiting = register_reset(bank.entry_bits() + 1, 0);
        Self { holds, is_asked, is_due, back, unmodified, waiting }
    }

    /// Cycle 2.
    #[elaborate]
    pub fn search(&self, kinds: Kinds, searched: &Operation) -> Searched {
        let is_asked = kinds.request & searched.operation.is(LineOperation::CoModify);
        let is_due = kinds.complete & self.unmodified.read_now(searched.entry);
        self.is_asked.set(is_asked);
        self.is_due.set(is_due);
        Searched { is_asked, is_due }
    }

    /// The MSHR in cycle 3 has its turn to modify its line, unless something went wrong with that.
    pub fn turns(&self, found: &Found) -> Bool {
        self.is_due & !found.failed
    }

    /// Holds up what would be decided before a line is written: three cycles behind the decision about a request, and
    /// as late that the MSHR reads what was written. What a request asks for that has waited is known too late.
    #[elaborate]
    pub fn hold(&self, chosen: &Selection, searched: Searched) {
        let Operation { operation, has_waited, .. } = chosen.operation;
        let asks = operation.is(LineOperation::CoModify);
        let may_ask = mux(has_waited, self.waiting.any(), asks);
        let turned = delayed_bool(self.is_due).named("turned");
        let is_in_2 = searched.is_asked | searched.is_due;
        let is_in_3 = self.is_asked | self.is_due;
        self.holds.set((chosen.kinds.request & may_ask) | is_in_2 | is_in_3 | turned);
    }

    /// Keeps what MSHRs and requests that wait have still to do.
    #[elaborate]
    pub fn keep(&self, kinds: Kinds, turns: Bool, decision: &Decision) {
        let change = &decision.change;
        let begins = kinds.request & self.is_asked;
        self.unmodified.write(change.records | turns, change.target, begins);
        let joins = delayed_bool(self.is_asked & decision.joins).named("joins");
        let leaves = delayed_bool(self.is_asked & decision.leaves).named("leaves");
        when(joins, || self.waiting.set(self.waiting + 1))
            .otherwise_when(leaves, || self.waiting.set(self.waiting - 1));
    }

    /// From cycle 4 on: the function is asked in 5, and its line is written in 6.
    #[elaborate]
    pub fn send(&self, taken: &Taken, outgoing: Outgoing, modify: &PulseSource<LineModification>) {
        let hits = delayed_bool(taken.hits).named("hits");
        let turns = delayed_bool(taken.turns).named("turns");
        let address = delayed(taken.address).named("taken_address");
        let entry = delayed(taken.entry).named("taken_entry");
        let data = delayed(taken.written.data).named("taken_data");
        let byte_enable = delayed(taken.written.byte_enable).named("taken_byte_enable");
        let Outgoing { line, port, tag, .. } = outgoing;
        let chosen = Outgoing {
            line,
            data: mux(turns, data, outgoing.data),
            byte_enable: mux(turns, byte_enable, outgoing.byte_enable),
            port,
            tag,
        };

        let asked = delayed(chosen);
        let hit = delayed_bool(hits).named("hit");
        let turned = delayed_bool(turns).named("was_turn");
        let Outgoing { line, data, byte_enable, port, tag } = asked;
        modify.send(hit | turned, LineModification { line, data, byte_enable, port, tag });

        self.back.to_cache.set(hit);
        self.back.address.set(delayed(address).named("asked_address"));
        self.back.to_store.set(turned);
        self.back.entry.set(delayed(entry).named("asked_entry"));
        self.back.written.byte_enable.set(byte_enable);
    }
}
