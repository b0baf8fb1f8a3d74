//! Dispatch: gives the operation that came last to the element of its word, or to a free one; or refuses it.
use nic_dsl::{
    Bool, BundleExt, Sink, State, Stream, all_of, any_of, assert_always, concatenate, constant,
    elaborate, mux, register, register_bool, state, when,
};

use super::WORD_ADDRESS_BITS;
use super::element::{RaoElementPorts, Task};
use crate::engine::rao::number::{Operands, is_known};
use crate::message::{RaoRequest, RaoResponse, RaoResult};

/// What is refused.
pub(super) struct Refused {
    /// The answers.
    pub answer: Stream<RaoResponse>,
    /// An operation is refused because of its address.
    pub is_unaligned: Bool,
    /// An operation is refused that has no meaning.
    pub is_unknown: Bool,
}

/// `request` stands in a register for a cycle. Which element has its word is found out before that, so
/// that the comparison of addresses and the choice of an element are in two cycles: an element gets
/// another word with an operation only, which comes from that register.
#[elaborate]
pub(super) fn dispatch(request: &Sink<RaoRequest>, elements: &[RaoElementPorts]) -> Refused {
    let head = register::<RaoRequest>(());
    let head_valid = register_bool(false);
    let answer = Stream::<RaoResponse>::wire(&());
    let refusal = register::<RaoResponse>(());
    let refusal_valid = register_bool(false);
    answer.offer(refusal_valid, refusal);

    let RaoRequest { tag, operation, is_long, address, operand, compare } = head;
    let is_unknown = !is_known(operation);
    let is_upper = address.bit(2);
    let is_unaligned = address.truncate(2).any() | (is_long & is_upper);
    let is_refused = is_unknown | is_unaligned;
    let (lower, upper) = (is_long | !is_upper, is_long | is_upper);
    let operands = Operands {
        operation: State::from_bits(operation),
        lower,
        upper,
        operand: Operands::placed(lower, upper, operand),
        compare: Operands::placed(lower, upper, compare),
    };
    let word_address = address.top(WORD_ADDRESS_BITS);
    let next_word = request.payload.address.top(WORD_ADDRESS_BITS);
    let is_same_again = next_word.equals(word_address);

    let same_word: Vec<Bool> = elements.iter().map(|_| register::<Bool>(())).collect();
    let has_word: Vec<Bool> =
        elements.iter().zip(&same_word).map(|(one, same)| one.report.is_busy & *same).collect();
    let is_known_word = any_of(has_word.iter().copied());
    let mut taken = vec![];
    for (i, RaoElementPorts { task, report, .. }) in elements.iter().enumerate() {
        let are_before_busy = all_of(elements[..i].iter().map(|before| before.report.is_busy));
        let is_first_free = !report.is_busy & are_before_busy;
        let is_its = mux(is_known_word, has_word[i], is_first_free);
        task.offer(head_valid & !is_refused & is_its, Task { tag, word_address, operands });
        taken.push(is_its & task.ready);
        let will_have = mux(task.fires(), is_same_again, next_word.equals(report.word_address));
        when(request.fires(), || same_word[i].set(will_have));
    }
    let refuses = head_valid & is_refused & !refusal_valid;
    let leaves = mux(is_refused, !refusal_valid, any_of(taken));
    request.ready.set(!head_valid | leaves);
    when(request.ready, || head_valid.set(request.valid));
    when(request.fires(), || head.assign(request.payload));

    let why = mux(is_unknown, state(RaoResult::UnknownOperation), state(RaoResult::Unaligned));
    when(refuses, || refusal.assign(RaoResponse { tag, result: why, old: constant(64, 0) }));
    refusal_valid.set(refuses | (refusal_valid & !answer.ready));

    let owners = concatenate(has_word.iter().map(|has| has.bits()));
    assert_always("a word has one element", !owners.several());
    Refused { answer, is_unaligned: refuses & !is_unknown, is_unknown: refuses & is_unknown }
}
