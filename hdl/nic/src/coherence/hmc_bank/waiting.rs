//! Requests whose line is outstanding wait at its MSHR, in FIFO order. When its own work
//! is done the MSHR serves them, one after the other, and is freed when none is left; meanwhile no further
//! request joins, so that what follows hits as soon as these have.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, State, Stream, assert_always, constant_bool, delayed,
    delayed_bool, elaborate, mux,
};
use nic_spec::message::LINE_TAG_BITS;

use super::configuration::HmcBank;
use super::operation::Operation;
use crate::coherence::queues::table_style;
use crate::message::{Identifier, LineOperation};

/// A request that waits; its line is that of its MSHR, and what it writes stands in the store of writes.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Waiter {
    /// What it asks.
    pub operation: State<LineOperation>,
    /// Its port.
    pub port: Bool,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// It writes every byte of the line.
    pub is_whole: Bool,
}

/// The requests that wait at each MSHR: a linked list in memories.
pub(super) struct Waiting {
    /// There is a place for one more.
    pub has_place: Bool,
    /// The first request of the MSHR of this cycle is the last, too.
    pub is_last: Bool,
    /// That place.
    pub place: Bits,
    requests: Memory<Waiter>,
    /// The first and the last request of an MSHR.
    firsts: Memory<Bits>,
    lasts: Memory<Bits>,
    /// The request behind each one.
    followers: Memory<Bits>,
    /// The one behind the first of the MSHR of this cycle.
    follower: Bits,
}

/// What becomes of the lists in a cycle.
#[derive(Clone, Copy)]
pub(super) struct Moves {
    /// The request of this cycle waits from now on.
    pub joins: Bool,
    /// The MSHR at which it waits.
    pub entry: Bits,
    /// No other request waits there yet.
    pub is_first: Bool,
    /// The first request of the MSHR of this cycle leaves.
    pub leaves: Bool,
}

impl Waiting {
    /// `probed` is in cycle 2: while an MSHR serves those who wait there, nobody joins them, so that its list is read
    /// a cycle ahead. `places` gives out places.
    #[elaborate]
    pub fn new(bank: &HmcBank, probed: &Operation, places: Stream<Identifier>) -> Self {
        let count = bank.outstanding;
        let requests = Memory::<Waiter>::new((), count).style(MemoryStyle::Block);
        let list = || Memory::<Bits>::new(bank.entry_bits(), count).style(MemoryStyle::Distributed);
        let firsts = list();
        let lasts = list();
        let followers = Memory::<Bits>::new(bank.entry_bits(), count).style(table_style(count));
        let is_last = delayed_bool(lasts.read_now(probed.entry).equals(probed.waiter));
        let follower = followers.read(constant_bool(true), probed.waiter);
        Self {
            has_place: places.valid,
            is_last,
            place: places.payload.value,
            requests,
            firsts,
            lasts,
            followers,
            follower,
        }
    }

    /// The place of the first request of an MSHR.
    pub fn first_of(&self, entry: Bits) -> Bits {
        self.firsts.read_now(entry)
    }

    /// The request of that place, a cycle later.
    pub fn read(&self, reads: Bool, place: Bits) -> Waiter {
        self.requests.read(reads, place)
    }

    /// Makes the changes of this cycle. A request is stored before it is known whether it waits.
    #[elaborate]
    pub fn connect(&self, is_request: Bool, operation: &Operation, moves: Moves) {
        let Operation { operation: asked, port, tag, is_whole, .. } = *operation;
        let waiter = Waiter { operation: asked, port, tag, is_whole };
        self.requests.write(is_request & self.has_place, self.place, waiter);
        let (last, follower) =
            (self.lasts.observe(operation.entry), self.followers.observe(operation.waiter));
        let is_last = last.equals(operation.waiter);
        let is_as_read = self.is_last.equals(is_last) & (is_last | self.follower.equals(follower));
        assert_always(
            "nobody joins those whom an MSHR serves",
            (is_request & operation.has_waited).implies(is_as_read),
        );
        // Which MSHR it is is known late in cycle 3: lists change in cycle 4, long before the MSHR serves.
        let joins = delayed_bool(moves.joins);
        let is_first = delayed_bool(moves.is_first);
        let entry = delayed(moves.entry);
        let place = delayed(self.place);
        let leaves = delayed_bool(moves.leaves);
        let left = delayed(operation.entry);
        let next = delayed(self.follower);
        let begins_list = joins & is_first;
        let last = self.lasts.read_now(entry);
        self.followers.write(joins & !is_first, last, place);
        self.lasts.write(joins, entry, place);
        let changed = mux(leaves, left, entry);
        self.firsts.write(begins_list | leaves, changed, mux(leaves, next, place));
    }
}
