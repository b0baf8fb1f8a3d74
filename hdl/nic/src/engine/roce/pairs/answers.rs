//! Slots: what is to be answered, in the order of the requests, and the outcomes that are kept of each pair.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, State, assert_always, concatenate, constant,
    constant_bool, cover, elaborate, mux, register_bool, register_reset, state, when, wire,
};

use super::verdict::{Asked, Decided, Kind, Verdict};
use super::{BYTE_BITS, PLACE_BITS, RocePairs, RocePairsPorts};
use crate::engine::roce::format::SEQUENCE_BITS;
use crate::lib::pace::Pace;
use crate::message::{RaoOperation, RaoRequest, RaoResult, RoceAnswer, RocePair, RoceSyndrome};

/// Where answers of a pair go, and what they count from.
#[derive(Clone, Copy, Debug, Bundle)]
struct Peer {
    #[width(48)]
    mac: Bits,
    #[width(32)]
    address: Bits,
    #[width(SEQUENCE_BITS)]
    pair_number: Bits,
    #[width(16)]
    p_key: Bits,
    /// The number of the first request, and the one before it.
    #[width(SEQUENCE_BITS)]
    first: Bits,
    #[width(SEQUENCE_BITS)]
    before_first: Bits,
}

/// What a slot holds.
#[derive(Clone, Copy, Debug, Bundle)]
struct Slot {
    kind: State<Kind>,
    syndrome: State<RoceSyndrome>,
    #[width(PLACE_BITS)]
    place: Bits,
    #[width(SEQUENCE_BITS)]
    sequence: Bits,
}

/// How an operation ended.
#[derive(Clone, Copy, Debug, Bundle)]
struct Outcome {
    #[width(64)]
    old: Bits,
    failed: Bool,
}

/// What answers are made with.
pub(super) struct Answers<'a> {
    pub pairs: &'a RocePairs,
    /// A pair is set up, or taken away, at this place.
    pub sets: Bool,
    pub place: Bits,
    pub pair: RocePair,
    /// Pairs of which an operation has failed: nothing behind it is answered.
    pub are_broken: Bits,
}

/// What happens in the cycle.
pub(super) struct Left {
    /// An operation of the pair at that place has failed.
    pub fails: Bool,
    pub place: Bits,
    /// An outcome is dropped.
    pub is_stray: Bool,
    /// Requests that are not answered.
    pub outstanding: Bits,
}

impl Answers<'_> {
    /// Gives operations, and their answers in the order of the verdicts.
    #[elaborate]
    pub fn of(&self, decided: &Decided, ports: &RocePairsPorts) -> Left {
        let RocePairs { slots, kept: depth, pairs } = *self.pairs;
        let slot_bits = slots.ilog2();
        let slot_of = |counter: Bits| counter.truncate(slot_bits);
        let verdict = decided.verdict;
        let Verdict { kind, syndrome, place, sequence, asked } = verdict.payload;

        // Slots from `oldest` to before `newest` are taken; of those that wait, the outcome has not come.
        let newest = register_reset(slot_bits + 1, 0);
        let oldest = register_reset(slot_bits + 1, 0);
        let are_waiting = register_reset(slots, 0);
        let outstanding = newest - oldest;
        let has_room = outstanding.differs(slots);
        let is_operation = kind.is(Kind::Operation);
        ports
            .operation
            .offer(verdict.valid & is_operation & has_room, operation_of(asked, slot_of(newest)));
        let takes = verdict.valid & has_room & (ports.operation.ready | !is_operation);
        verdict.ready.set(takes);
        let held = Memory::<Slot>::new((), slots).style(MemoryStyle::Distributed);
        held.write(takes, slot_of(newest), Slot { kind, syndrome, place, sequence });

        let outcome = ports.outcome.payload;
        ports.outcome.ready.set(constant_bool(true));
        let ended = slot_of(outcome.tag);
        let is_known = outcome.tag.top(16 - slot_bits).is_zero() & are_waiting.bit_at(ended);
        let ends = ports.outcome.valid & is_known;
        let outcomes = Memory::<Outcome>::new((), slots).style(MemoryStyle::Distributed);
        let failed = !outcome.result.is(RaoResult::Done);
        outcomes.write(ends, ended, Outcome { old: outcome.old, failed });
        when(takes, || {
            newest.set(newest + 1);
            are_waiting.bit_at(slot_of(newest)).set(is_operation);
        });
        when(ends, || are_waiting.bit_at(ended).set(false));

        // The oldest one leaves.
        let leaving_valid = register_bool(false);
        let leaves = wire::<Bool>(());
        let moves = leaves | !leaving_valid;
        let slot = slot_of(oldest);
        let is_ready = outstanding.any() & !are_waiting.bit_at(slot);
        let frees = is_ready & moves;
        when(frees, || oldest.set(oldest + 1));
        when(moves, || leaving_valid.set(is_ready));
        let oldest_slot = held.read_now(slot);
        let leaving = Pace(moves).next(oldest_slot);
        let leaving_outcome = Pace(moves).next(outcomes.read_now(slot));
        let peers = Memory::<Peer>::new((), pairs)
            .style(MemoryStyle::Distributed)
            .comment("Where answers go, by the place of their pair.");
        peers.write(self.sets, self.place, peer_of(self.pair));
        let peer = peers.read(frees, self.pairs.place_of(oldest_slot.place));

        // An outcome is kept when it leaves.
        let leaving_place = self.pairs.place_of(leaving.place);
        let is_broken = self.are_broken.bit_at(leaving_place);
        let was_operation = leaving.kind.is(Kind::Operation);
        let is_failure = was_operation & leaving_outcome.failed;
        let kept = Memory::<Bits>::new(64, pairs * depth)
            .style(MemoryStyle::Distributed)
            .comment("The numbers as they were, of the last requests of each pair.");
        let kept_place = concatenate([leaving_place, leaving.sequence.truncate(depth.ilog2())]);
        kept.write(leaves & was_operation & !is_failure, kept_place, leaving_outcome.old);
        let is_replay = leaving.kind.is(Kind::Replay);
        let is_refusal = leaving.kind.is(Kind::Refusal) | is_failure;
        let why = mux(is_failure, state(RoceSyndrome::Operational), leaving.syndrome);
        let counted_from = mux(is_refusal, peer.first, peer.before_first);
        let answer = RoceAnswer {
            syndrome: mux(is_refusal, why, state(RoceSyndrome::Done)),
            peer_mac: peer.mac,
            peer_address: peer.address,
            peer_pair_number: peer.pair_number,
            p_key: peer.p_key,
            sequence: leaving.sequence,
            messages: leaving.sequence - counted_from,
            old: mux(is_replay, kept.read_now(kept_place), leaving_outcome.old),
        };
        ports.answer.offer(leaving_valid & !is_broken, answer);
        leaves.set(leaving_valid & (is_broken | ports.answer.ready));
        assert_always("no more slots are taken than there are", outstanding.is_at_most(slots));
        let is_last = outstanding.is_zero();
        assert_always("a slot that waits is taken", is_last.implies(are_waiting.is_zero()));
        cover("what follows a failure is not answered", leaving_valid & is_broken);
        let under_way = outstanding + leaving_valid.bits().zero_extend(slot_bits + 1);
        Left {
            fails: leaves & is_failure & !is_broken,
            place: leaving_place,
            is_stray: ports.outcome.valid & !is_known,
            outstanding: under_way,
        }
    }
}

/// What the engine is to do, under this tag.
fn operation_of(asked: Asked, slot: Bits) -> RaoRequest {
    let Asked { swaps, word_address, operand, compare } = asked;
    let code = mux(swaps, state(RaoOperation::CompareSwap), state(RaoOperation::FetchAdd));
    RaoRequest {
        tag: slot.zero_extend(16),
        operation: code.bits(),
        is_long: constant_bool(true),
        address: concatenate([word_address, constant(BYTE_BITS, 0)]),
        operand,
        compare,
    }
}

/// What of a pair answers are made of.
fn peer_of(pair: RocePair) -> Peer {
    Peer {
        mac: pair.peer_mac,
        address: pair.peer_address,
        pair_number: pair.peer_pair_number,
        p_key: pair.p_key,
        first: pair.sequence,
        before_first: pair.sequence - 1,
    }
}
