//! Expressions that other tools are known to translate wrongly. The first ten are those that a
//! published hardware language gets wrong silently; the rest were found here, in the tools that each
//! names.
use std::panic::Location;

use nic_dsl::ir::{BinaryOperator as O, Operation, Part, Statement, Target};

use super::Case;
use crate::sketch::Sketch;

/// All of them.
pub(super) fn cases() -> Vec<Case> {
    vec![
        and_binds_tighter_than_equal_where_it_is_written_so(),
        a_pointer_wraps_before_it_is_compared(),
        a_complement_stays_narrow_when_it_is_widened(),
        a_sum_loses_its_carry_before_it_is_shifted(),
        signed_and_unsigned_comparisons_stand_side_by_side(),
        an_arithmetic_shift_keeps_its_sign_among_unsigned_values(),
        a_carry_does_not_reach_a_wider_sum(),
        a_negation_stays_as_wide_as_its_operand(),
        a_reduction_takes_all_of_its_operand(),
        a_choice_stands_inside_a_concatenation(),
        a_difference_is_subtracted_as_a_whole(),
        an_index_wraps_to_its_own_width(),
        an_address_wraps_to_its_own_width(),
        shifts_in_a_row_add_their_distances_without_a_wrap(),
        the_last_assignment_wins_after_a_nested_condition(),
    ]
}

fn case(name: &'static str, sketch: Sketch, inputs: &[u64], outputs: &[u64]) -> Case {
    Case { name, module: sketch.finish(), example: (inputs.to_vec(), outputs.to_vec()) }
}

/// `a & b == c`.
fn and_binds_tighter_than_equal_where_it_is_written_so() -> Case {
    let name = "and_binds_tighter_than_equal_where_it_is_written_so";
    let mut s = Sketch::new(name);
    let (a, b, c) = (s.input("a", 8), s.input("b", 8), s.input("c", 8));
    let and = s.binary(O::And, a, b);
    let equal = s.binary(O::Equal, and, c);
    s.output("y", equal);
    case(name, s, &[0x0c, 0x0a, 0x08], &[1])
}

/// `ptr + 1 == other`.
fn a_pointer_wraps_before_it_is_compared() -> Case {
    let name = "a_pointer_wraps_before_it_is_compared";
    let mut s = Sketch::new(name);
    let (pointer, other) = (s.input("pointer", 4), s.input("other", 4));
    let one = s.constant(1, 4);
    let next = s.binary(O::Add, pointer, one);
    let equal = s.binary(O::Equal, next, other);
    let before = s.binary(O::Less, next, other);
    s.output("full", equal);
    s.output("is_before", before);
    case(name, s, &[15, 0], &[1, 0])
}

/// `bit_cast(!d)`.
fn a_complement_stays_narrow_when_it_is_widened() -> Case {
    let name = "a_complement_stays_narrow_when_it_is_widened";
    let mut s = Sketch::new(name);
    let (d, e) = (s.input("d", 1), s.input("e", 5));
    let not_d = s.add(Operation::Not(d), 1);
    let not_e = s.add(Operation::Not(e), 5);
    let wide_d = s.add(Operation::ZeroExtend(not_d), 8);
    let wide_e = s.add(Operation::ZeroExtend(not_e), 8);
    let sum = s.binary(O::Add, wide_d, wide_e);
    s.output("d_widened", wide_d);
    s.output("e_widened", wide_e);
    s.output("sum", sum);
    case(name, s, &[0, 0x15], &[1, 0x0a, 0x0b])
}

/// `(a + b) >> 1`.
fn a_sum_loses_its_carry_before_it_is_shifted() -> Case {
    let name = "a_sum_loses_its_carry_before_it_is_shifted";
    let mut s = Sketch::new(name);
    let (a, b, n) = (s.input("a", 8), s.input("b", 8), s.input("n", 3));
    let one = s.constant(1, 1);
    let sum = s.binary(O::Add, a, b);
    let half = s.binary(O::ShiftRight, sum, one);
    let part = s.binary(O::ShiftRight, sum, n);
    let wide = s.add(Operation::ZeroExtend(half), 12);
    s.output("half", half);
    s.output("part", part);
    s.output("wide", wide);
    case(name, s, &[0xff, 0x03, 1], &[1, 1, 1])
}

/// A signed comparison, an unsigned one, and the two mixed.
fn signed_and_unsigned_comparisons_stand_side_by_side() -> Case {
    let name = "signed_and_unsigned_comparisons_stand_side_by_side";
    let mut s = Sketch::new(name);
    let (a, b) = (s.input("a", 6), s.input("b", 6));
    let sum = s.binary(O::Add, a, b);
    for (output, operator, left) in [
        ("signed_less", O::LessSigned, a),
        ("unsigned_less", O::Less, a),
        ("signed_sum_less", O::LessSigned, sum),
        ("signed_at_most", O::LessOrEqualSigned, sum),
    ] {
        let result = s.binary(operator, left, b);
        s.output(output, result);
    }
    case(name, s, &[0x3f, 0x01], &[1, 0, 1, 1])
}

/// `(a >>> n) + b` where `b` is unsigned.
fn an_arithmetic_shift_keeps_its_sign_among_unsigned_values() -> Case {
    let name = "an_arithmetic_shift_keeps_its_sign_among_unsigned_values";
    let mut s = Sketch::new(name);
    let (a, b, n) = (s.input("a", 8), s.input("b", 8), s.input("n", 4));
    let shifted = s.binary(O::ShiftRightArithmetic, a, n);
    let sum = s.binary(O::Add, shifted, b);
    let less = s.binary(O::Less, shifted, b);
    let wide = s.add(Operation::ZeroExtend(shifted), 12);
    s.output("sum", sum);
    s.output("less", less);
    s.output("wide", wide);
    case(name, s, &[0x80, 1, 3], &[0xf1, 0, 0xf0])
}

/// A sum that is widened after it wrapped.
fn a_carry_does_not_reach_a_wider_sum() -> Case {
    let name = "a_carry_does_not_reach_a_wider_sum";
    let mut s = Sketch::new(name);
    let (a, b, c) = (s.input("a", 8), s.input("b", 8), s.input("c", 16));
    let sum = s.binary(O::Add, a, b);
    let product = s.binary(O::Multiply, a, b);
    for (output, narrow) in [("sum", sum), ("product", product)] {
        let wide = s.add(Operation::ZeroExtend(narrow), 16);
        let total = s.binary(O::Add, wide, c);
        s.output(output, total);
    }
    case(name, s, &[0xff, 0x02, 0x100], &[0x101, 0x1fe])
}

/// `-a` in a wider context.
fn a_negation_stays_as_wide_as_its_operand() -> Case {
    let name = "a_negation_stays_as_wide_as_its_operand";
    let mut s = Sketch::new(name);
    let (a, b) = (s.input("a", 4), s.input("b", 4));
    let negated = s.add(Operation::Negate(a), 4);
    let wide = s.add(Operation::ZeroExtend(negated), 8);
    let signed = s.add(Operation::SignExtend(negated), 8);
    let equal = s.binary(O::Equal, negated, b);
    let difference = s.binary(O::Subtract, b, negated);
    s.output("wide", wide);
    s.output("wide_signed", signed);
    s.output("equal", equal);
    s.output("difference", difference);
    case(name, s, &[1, 15], &[0x0f, 0xff, 1, 0])
}

/// `&a & b`, `^(a & b)`, `!(|a)`.
fn a_reduction_takes_all_of_its_operand() -> Case {
    let name = "a_reduction_takes_all_of_its_operand";
    let mut s = Sketch::new(name);
    let (a, b) = (s.input("a", 6), s.input("b", 6));
    let and = s.binary(O::And, a, b);
    let parity = s.add(Operation::ReduceXor(and), 1);
    let all = s.add(Operation::ReduceAnd(a), 1);
    let any = s.add(Operation::ReduceOr(b), 1);
    let none = s.add(Operation::Not(any), 1);
    let either = s.binary(O::Or, all, none);
    let differs = s.binary(O::NotEqual, parity, all);
    s.output("parity", parity);
    s.output("either", either);
    s.output("differs", differs);
    case(name, s, &[0x3f, 0x07], &[1, 1, 0])
}

/// `{c ? a : b, d}` and `(c ? a : b) + d`.
fn a_choice_stands_inside_a_concatenation() -> Case {
    let name = "a_choice_stands_inside_a_concatenation";
    let mut s = Sketch::new(name);
    let c = s.input("c", 1);
    let (a, b, d) = (s.input("a", 4), s.input("b", 4), s.input("d", 4));
    let choice = s.mux(c, a, b);
    let joined = s.join(&[choice, d]);
    let sum = s.binary(O::Add, choice, d);
    let equal = s.binary(O::Equal, choice, d);
    let nested = s.mux(equal, choice, d);
    s.output("joined", joined);
    s.output("sum", sum);
    s.output("nested", nested);
    case(name, s, &[1, 9, 6, 3], &[0x93, 12, 3])
}

/// `a - (b - c)`.
fn a_difference_is_subtracted_as_a_whole() -> Case {
    let name = "a_difference_is_subtracted_as_a_whole";
    let mut s = Sketch::new(name);
    let (a, b, c) = (s.input("a", 8), s.input("b", 8), s.input("c", 8));
    let inner = s.binary(O::Subtract, b, c);
    let outer = s.binary(O::Subtract, a, inner);
    let shifted = s.binary(O::ShiftLeft, a, inner);
    s.output("difference", outer);
    s.output("shifted", shifted);
    case(name, s, &[10, 5, 3], &[8, 40])
}

/// Icarus 11 computes an index wider than its operands.
fn an_index_wraps_to_its_own_width() -> Case {
    let name = "an_index_wraps_to_its_own_width";
    let mut s = Sketch::new(name);
    let (bits, words) = (s.input("bits", 8), s.input("words", 32));
    let (i, j) = (s.input("i", 3), s.input("j", 3));
    let sum = s.binary(O::Add, i, j);
    let bit = s.add(Operation::Select { of: bits, index: sum }, 1);
    let word = s.add(Operation::Select { of: words, index: sum }, 4);
    s.output("one_bit", bit);
    s.output("one_word", word);
    case(name, s, &[0x02, 0x7654_3210, 7, 2], &[1, 1])
}

/// The same of a memory's address, also inside a choice or a reduction of one bit, which is printed
/// as that bit.
fn an_address_wraps_to_its_own_width() -> Case {
    let name = "an_address_wraps_to_its_own_width";
    let mut s = Sketch::new(name);
    let (c, i, j) = (s.input("c", 1), s.input("i", 2), s.input("j", 2));
    let memory = s.table("squares", 4, &[0, 1, 4, 9]);
    let sum = s.binary(O::Add, i, j);
    let choice = s.mux(c, sum, i);
    for (output, address) in [("by_sum", sum), ("by_choice", choice)] {
        let word = s.add(Operation::MemoryRead(memory, address), 4);
        s.output(output, word);
    }
    let (p, q) = (s.input("p", 1), s.input("q", 1));
    let pair = s.table("pair", 4, &[3, 5]);
    let sum = s.binary(O::Add, p, q);
    let reduced = s.add(Operation::ReduceOr(sum), 1);
    let word = s.add(Operation::MemoryRead(pair, reduced), 4);
    s.output("by_reduction", word);
    case(name, s, &[1, 3, 3, 1, 1], &[4, 4, 3])
}

/// Verilator 5.048 adds the distances of shifts in a row in their own width.
fn shifts_in_a_row_add_their_distances_without_a_wrap() -> Case {
    let name = "shifts_in_a_row_add_their_distances_without_a_wrap";
    let mut s = Sketch::new(name);
    let (a, b, c) = (s.input("a", 8), s.input("b", 2), s.input("c", 2));
    for (direction, operator) in [("left", O::ShiftLeft), ("right", O::ShiftRight)] {
        let once = s.binary(operator, a, b);
        let twice = s.binary(operator, once, c);
        s.output(&format!("{direction}_twice"), twice);
        let first = s.binary(operator, a, c);
        let second = s.binary(operator, first, b);
        let third = s.binary(operator, second, c);
        s.output(&format!("{direction}_thrice"), third);
    }
    case(name, s, &[0x81, 3, 3], &[0x40, 0, 2, 0])
}

/// Yosys 0.70 lets a nonblocking assignment under a condition win over a later one in the same list.
fn the_last_assignment_wins_after_a_nested_condition() -> Case {
    let name = "the_last_assignment_wins_after_a_nested_condition";
    let mut s = Sketch::new(name);
    s.clock();
    let (enable, c) = (s.input("enable", 1), s.input("c", 1));
    let (a, b) = (s.input("a", 4), s.input("b", 2));
    let held = s.register("held", 4);
    let low = Target { signal: held, part: Part::Slice { low: 0, width: 2 } };
    let some = Statement::Assign { target: low, value: b, place: Location::caller() };
    let nested = s.when(c, vec![s.assign(held, a)], vec![]);
    let outer = s.when(enable, vec![nested, some], vec![]);
    s.module().body.push(outer);
    let value = s.read(held);
    s.output("value", value);
    case(name, s, &[1, 1, 0xf, 1], &[0xd])
}
