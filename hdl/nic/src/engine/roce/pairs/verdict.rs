//! What becomes of a request: a stage finds its pair, one compares it with what the pair was set up with, and one looks at the
//! sequence number and moves it on.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, State, States, Stream, all_of, constant,
    cover, elaborate, mux, register, register_bool, register_reset, state, when, wire,
};

use super::{BYTE_BITS, PLACE_BITS, RocePairs, WORD_BITS};
use crate::engine::roce::format::{FULL_MEMBER, SEQUENCE_BITS};
use crate::lib::compare;
use crate::lib::pace::Pace;
use crate::lib::passing::past_a_place;
use crate::message::{RoceFault, RoceOperation, RocePair, RoceRequest, RoceSyndrome};

/// What becomes of a request that is not dropped.
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub(super) enum Kind {
    /// It is done.
    Operation,
    /// It was done, and is answered again.
    Replay,
    /// It is refused.
    Refusal,
}

/// A request that is not dropped.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Verdict {
    pub kind: State<Kind>,
    /// What a refusal says.
    pub syndrome: State<RoceSyndrome>,
    /// The place of the pair.
    #[width(PLACE_BITS)]
    pub place: Bits,
    /// The number that the answer has.
    #[width(SEQUENCE_BITS)]
    pub sequence: Bits,
    /// What is done.
    #[shape(())]
    pub asked: Asked,
}

/// An operation.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Asked {
    /// It compares and swaps; otherwise it adds.
    pub swaps: Bool,
    #[width(WORD_BITS)]
    pub word_address: Bits,
    #[width(64)]
    pub operand: Bits,
    #[width(64)]
    pub compare: Bits,
}

/// Verdicts, and what happens in the cycle.
pub(super) struct Decided {
    /// Those that are not dropped.
    pub verdict: Stream<Verdict>,
    /// The pair at that place stops.
    pub stops: Bool,
    pub stopped_place: Bits,
    /// An answer is to be given again.
    pub replays: Bool,
    /// What is refused or dropped, by its kind.
    pub faults: [(RoceFault, Bool); 7],
}

/// What requests are compared with.
#[derive(Clone, Copy, Debug, Bundle)]
struct Rules {
    #[width(SEQUENCE_BITS)]
    pair_number: Bits,
    #[width(32)]
    peer_address: Bits,
    #[width(16)]
    p_key: Bits,
    #[width(WORD_BITS)]
    first_word: Bits,
    #[width(WORD_BITS)]
    last_word: Bits,
    #[width(32)]
    r_key: Bits,
}

/// How far a pair is.
#[derive(Clone, Copy, Debug, Bundle)]
struct Progress {
    /// The number of the next request.
    #[width(SEQUENCE_BITS)]
    expected: Bits,
    /// How many of those before it are kept.
    #[width(7)]
    kept: Bits,
}

/// A request, compared with the rules of its pair.
#[derive(Clone, Copy, Debug, Bundle)]
struct Compared {
    is_known: Bool,
    is_in_partition: Bool,
    is_atomic: Bool,
    is_allowed: Bool,
    is_aligned: Bool,
    #[width(PLACE_BITS)]
    place: Bits,
    #[width(SEQUENCE_BITS)]
    sequence: Bits,
    #[shape(())]
    asked: Asked,
}

/// What verdicts are made with.
pub(super) struct Verdicts<'a> {
    pub pairs: &'a RocePairs,
    /// A pair is set up, or taken away, at this place.
    pub sets: Bool,
    pub place: Bits,
    pub pair: RocePair,
    /// Pairs that there are, and those that have stopped.
    pub are_valid: Bits,
    pub are_stopped: Bits,
}

impl Verdicts<'_> {
    /// Of requests, in their order.
    #[elaborate]
    pub fn of(&self, request: Stream<RoceRequest>) -> Decided {
        let next = past_a_place(request);
        let found_valid = register_bool(false);
        let compared_valid = register_bool(false);
        let verdict_valid = register_bool(false);
        let verdict = register::<Verdict>(());
        let taken = wire::<Bool>(());
        let decides = (taken | !verdict_valid) & !self.sets;
        let compares = decides | !compared_valid;
        let finds = compares | !found_valid;

        let rules = Memory::<Rules>::new((), self.pairs.pairs)
            .style(MemoryStyle::Distributed)
            .comment("What requests are compared with, by the place of their pair.");
        let of_pair = rules_of(self.pair);
        rules.write(self.sets, self.place, of_pair);
        next.ready.set(finds);
        when(finds, || found_valid.set(next.valid));
        let found = Pace(finds).next(next.payload);
        let found_rules = rules.read(next.fires(), self.pairs.place_of(next.payload.pair_number));

        when(compares, || compared_valid.set(found_valid));
        let place = self.pairs.place_of(found.pair_number);
        let RoceRequest { operation, address, operand, compare, .. } = found;
        let compared = Pace(compares).next(Compared {
            is_known: self.are_valid.bit_at(place)
                & found_rules.pair_number.equals(found.pair_number)
                & found_rules.peer_address.equals(found.source_address),
            is_in_partition: is_in_partition(found.p_key, found_rules.p_key),
            is_atomic: !operation.is(RoceOperation::Other),
            is_allowed: found.r_key.equals(found_rules.r_key) & is_within(address, &found_rules),
            is_aligned: address.truncate(BYTE_BITS).is_zero(),
            place: place.zero_extend(PLACE_BITS),
            sequence: found.sequence,
            asked: Asked {
                swaps: operation.is(RoceOperation::CompareSwap),
                word_address: address.slice(BYTE_BITS, WORD_BITS),
                operand,
                compare,
            },
        });
        self.decide(
            compared,
            (compared_valid, decides),
            Stream { valid: verdict_valid, ready: taken, payload: verdict },
        )
    }

    /// Looks at the sequence number of a request that is there (`valid`), where `decides` holds.
    #[elaborate]
    fn decide(
        &self,
        compared: Compared,
        (valid, decides): (Bool, Bool),
        verdict: Stream<Verdict>,
    ) -> Decided {
        let place = self.pairs.place_of(compared.place);
        let sequence = compared.sequence;
        let progress = Memory::<Progress>::new((), self.pairs.pairs)
            .style(MemoryStyle::Distributed)
            .comment("How far each pair is.");
        let Progress { expected, kept } = progress.read_now(place);
        // A gap was refused, and the expected request has not come since.
        let are_waiting = register_reset(self.pairs.pairs, 0);

        // Half of all numbers are before the expected one (`psn_compare`, `drivers/infiniband/sw/rxe/rxe_verbs.h`).
        let (ahead, behind) = (sequence - expected, expected - sequence);
        ahead.truncate(SEQUENCE_BITS - 1).ignore();
        let is_expected = sequence.equals(expected);
        let is_before = ahead.top(1).as_bool();
        let is_kept = is_before
            & behind.top(SEQUENCE_BITS - 7).is_zero()
            & behind.truncate(7).is_at_most(kept)
            & compared.is_atomic;
        let is_new = !is_before & !is_expected;
        let Compared { is_known, is_in_partition, is_atomic, is_allowed, is_aligned, .. } =
            compared;
        let is_stopped = self.are_stopped.bit_at(place);
        let judges = valid & decides;
        let counts = judges & is_known & is_in_partition & !is_stopped;
        let is_right = is_atomic & is_allowed & is_aligned;
        let operates = counts & is_expected & is_right;
        let stops = counts & is_expected & !is_right;
        let replays = counts & is_kept;
        let is_gap = counts & is_new;
        let refuses_gap = is_gap & !are_waiting.bit_at(place);

        let is_full = kept.equals(self.pairs.kept);
        let moved = Progress { expected: expected + 1, kept: mux(is_full, kept, kept + 1) };
        let begun = Progress { expected: self.pair.sequence, kept: constant(7, 0) };
        let where_to = mux(self.sets, self.place, place);
        progress.write(self.sets | operates, where_to, mux(self.sets, begun, moved));
        when(self.sets, || are_waiting.bit_at(self.place).set(false))
            .otherwise_when(refuses_gap, || are_waiting.bit_at(place).set(true))
            .otherwise_when(operates, || are_waiting.bit_at(place).set(false));

        let given = operates | stops | replays | refuses_gap;
        let done = state(Kind::Operation);
        let kind = mux(operates, done, mux(replays, state(Kind::Replay), state(Kind::Refusal)));
        let is_access = is_atomic & !is_allowed;
        let wrong = mux(is_access, state(RoceSyndrome::Access), state(RoceSyndrome::Invalid));
        let refused = mux(is_expected, wrong, state(RoceSyndrome::Gap));
        when(decides, || verdict.valid.set(given))
            .otherwise_when(verdict.ready, || verdict.valid.set(false));
        when(judges, || {
            verdict.payload.assign(Verdict {
                kind,
                syndrome: refused,
                place: compared.place,
                sequence: mux(is_new, expected, sequence),
                asked: compared.asked,
            });
        });
        cover("a gap is met", is_gap & !refuses_gap);
        cover("a request comes again", replays);
        let forgets = counts & is_before & !is_kept;
        let faults = [
            (RoceFault::UnknownPair, judges & !is_known),
            (RoceFault::WrongPartition, judges & is_known & !is_in_partition),
            (RoceFault::Stopped, judges & is_known & is_in_partition & is_stopped),
            (RoceFault::Gap, is_gap),
            (RoceFault::Forgotten, forgets),
            (RoceFault::Invalid, stops & !is_access),
            (RoceFault::Access, stops & is_access),
        ];
        Decided { verdict, stops, stopped_place: place, replays, faults }
    }
}

/// What of a pair requests are compared with.
fn rules_of(pair: RocePair) -> Rules {
    Rules {
        pair_number: pair.pair_number,
        peer_address: pair.peer_address,
        p_key: pair.p_key,
        first_word: pair.first_address.top(WORD_BITS),
        last_word: pair.last_address.top(WORD_BITS),
        r_key: pair.r_key,
    }
}

/// Both keys are of one partition, and one of them is a full member's (`pkey_match`, `drivers/infiniband/sw/rxe/rxe_verbs.h`).
#[elaborate]
fn is_in_partition(one: Bits, other: Bits) -> Bool {
    let number = one.truncate(FULL_MEMBER);
    let is_same = number.equals(other.truncate(FULL_MEMBER));
    number.any() & is_same & (one.bit(FULL_MEMBER) | other.bit(FULL_MEMBER))
}

/// The word at the address is in the range.
#[elaborate]
fn is_within(address: Bits, rules: &Rules) -> Bool {
    let word = address.slice(BYTE_BITS, WORD_BITS);
    all_of([
        address.top(64 - WORD_BITS - BYTE_BITS).is_zero(),
        !compare::is_below(word, rules.first_word),
        !compare::is_below(rules.last_word, word),
    ])
}
