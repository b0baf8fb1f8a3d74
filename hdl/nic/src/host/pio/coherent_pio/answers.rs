//! Answers to the host: the lines of the group that it has, and completions.
//!
//! A line is chosen, its tag and what it has are read in the next cycle, and the answer goes to the queues in the one after that.
use nic_dsl::{
    Bits, Bool, Bundle, Flat, Memory, MemoryStyle, delayed, delayed_bool, elaborate, instance, mux,
    register, register_bool, state,
};

use super::exchange::Exchange;
use super::lines::Lines;
use super::requests::Request;
use super::{CoherentPio, Store};
use crate::interface::CxlMemoryPorts;
use crate::lib::merge::merge;
use crate::lib::pick::decoded;
use crate::message::{S2mCompletion, S2mData, S2mDataOpcode, S2mResponse};
use crate::stream::fifo::{Fifo, FifoPorts};

/// A line that is read for the host.
pub(super) struct Answer {
    /// There is one.
    pub valid: Bool,
    /// Which.
    pub place: Bits,
    /// The line is read for it.
    pub reads: Bool,
    /// The host keeps a copy.
    pub grants: Bool,
    tag: Bits,
    is_filled: Bool,
    is_poisoned: Bool,
}

/// A request that waits for its answer.
#[derive(Clone, Copy, Debug, Bundle)]
struct Asked {
    #[width(16)]
    tag: Bits,
    reads: Bool,
    caches: Bool,
}

/// Queues of what goes to the host.
pub(super) struct Completions {
    of_answers: FifoPorts<S2mResponse>,
    of_writes: FifoPorts<S2mResponse>,
    of_flushes: FifoPorts<S2mResponse>,
    lines: FifoPorts<S2mData>,
    /// A line is chosen, and which.
    is_chosen: Bool,
    place: Bits,
}

/// Places for answers; three may be on their way to them.
const ANSWERS: u32 = 8;

impl Completions {
    /// Queues in front of the host's channels.
    #[elaborate]
    pub fn new(pio: &CoherentPio, host: &Flat<CxlMemoryPorts>) -> Self {
        let responses = |depth| Fifo::<S2mResponse> { payload: (), depth };
        let of_answers = instance("of_answers", &responses(ANSWERS));
        let of_writes = instance("of_writes", &responses(2));
        let of_flushes = instance("of_flushes", &responses(2));
        let lines = instance("lines", &Fifo::<S2mData> { payload: (), depth: ANSWERS });
        merge(&[*of_answers.sink, *of_writes.sink, *of_flushes.sink], *host.s2m_response);
        host.s2m_data.connect(*lines.sink);
        let is_chosen = register_bool(false);
        let place = register::<Bits>(pio.place_bits());
        Self { of_answers, of_writes, of_flushes, lines, is_chosen, place }
    }

    /// A line is on its way to the host that still counts as asked for.
    pub fn is_answering(&self) -> Bool {
        self.is_chosen
    }

    /// A write may be taken.
    pub fn takes_writes(&self) -> Bool {
        self.of_writes.source.ready
    }

    /// A request may be taken that is completed at once.
    pub fn takes_flushes(&self) -> Bool {
        self.of_flushes.source.ready
    }

    /// Completes what is done in this cycle.
    pub fn complete(&self, store: &Store, request: &Request) {
        let completion = state(S2mCompletion::Cmp);
        self.of_writes.source.offer(store.fires, S2mResponse { completion, tag: store.write.tag });
        self.of_flushes.source.offer(request.flushes, S2mResponse { completion, tag: request.tag });
    }

    /// Whether a line may be chosen.
    #[elaborate]
    fn has_room(&self) -> Bool {
        let has_room = |occupancy: Bits| delayed_bool(occupancy.is_below(ANSWERS - 4));
        let completions = has_room(*self.of_answers.occupancy);
        let lines = has_room(*self.lines.occupancy);
        completions & lines
    }

    /// The answer whose line is there now, a cycle after it was read.
    #[elaborate]
    pub fn answer(&self, answer: &Answer, line: Bits) {
        let valid = delayed_bool(answer.valid);
        let reads = delayed_bool(answer.reads);
        let grants = delayed_bool(answer.grants);
        let tag = delayed(answer.tag);
        let is_filled = delayed_bool(answer.is_filled);
        let poison = delayed_bool(answer.is_poisoned);
        let data = line & is_filled.mask(line.width());
        let opcode = state(S2mDataOpcode::MemData);
        self.lines.source.offer(reads, S2mData { opcode, tag, poison, data });
        let completion = mux(grants, state(S2mCompletion::CmpE), state(S2mCompletion::Cmp));
        self.of_answers.source.offer(valid, S2mResponse { completion, tag });
        // A line is chosen only where both have room.
        self.of_answers.source.ready.ignore();
        self.lines.source.ready.ignore();
    }
}

impl CoherentPio {
    /// The line that is answered.
    #[elaborate]
    pub(super) fn answer(
        &self,
        request: &Request,
        lines: &Lines,
        exchange: &Exchange,
        completions: &Completions,
    ) -> Answer {
        let waiting = Memory::<Asked>::new((), 2 * self.lines).style(MemoryStyle::Distributed);
        let asked = Asked { tag: request.tag, reads: request.reads, caches: request.caches };
        waiting.write(request.asks, request.place, asked);

        let Completions { is_chosen, place, .. } = *completions;
        let others = !decoded(is_chosen, place);
        let (any, first) = (lines.asked & exchange.lent(lines) & others).lowest_one();
        is_chosen.set(any & completions.has_room());
        place.set(first);
        let Asked { tag, reads, caches } = waiting.read_now(place);
        Answer {
            valid: is_chosen,
            place,
            reads: is_chosen & reads,
            grants: caches,
            tag,
            is_filled: lines.filled.bit_at(place),
            is_poisoned: lines.poisoned.bit_at(place),
        }
    }
}
