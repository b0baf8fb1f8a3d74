//! Runs of the elements of a repeated field.
use nic_dsl::{Bits, concatenate, constant, cover, elaborate, mux, state, when};

use super::piece::{Form, Made, is_byte, is_half};
use super::program::{Read, Registers, Sees, Step};
use crate::engine::rpc::layout::{BYTE_BITS, COUNT_BITS, PIECE_ADDRESS_BITS, SIZE_BITS, WORD};
use crate::message::{RpcKind, RpcResult};

/// Bits of the number of a piece in a run that is not packed.
const RUN_BITS: u32 = COUNT_BITS;

impl Sees {
    /// The last run of the field is known.
    #[elaborate]
    pub(super) fn listed(&self, of: &Registers) {
        let field = self.says.field;
        let run = self.says.run;
        let exists = of.was_present;
        let (pieces, at) = self.behind(run.count);
        let is_full = pieces.is_above(field.more_run_pieces.zero_extend(RUN_BITS));
        of.has_run.set(exists);
        of.run.set(run.piece);
        of.run_before.set(run.piece);
        of.count.set(run.count);
        of.at.set(at);
        of.element.set(run.piece + pieces.zero_extend(PIECE_ADDRESS_BITS) + 1);
        let goes_on = exists & !run.is_closed & !is_full & !of.is_packed;
        of.step.set(mux(goes_on, state(Step::Append), state(Step::Reserve)));
        cover("a run is full", exists & !run.is_closed & is_full);
        cover("a packed run is followed by another", exists & run.is_closed);
    }

    /// How many pieces so many elements fill, and the byte behind them in the next.
    #[elaborate]
    fn behind(&self, count: Bits) -> (Bits, Bits) {
        let kind = self.says.field.kind;
        let shifted = |bits: u32| {
            let pieces = count.top(RUN_BITS - bits).zero_extend(RUN_BITS);
            let at = match bits {
                0 => constant(BYTE_BITS, 0),
                BYTE_BITS => count.truncate(bits),
                _ => concatenate([count.truncate(bits), constant(BYTE_BITS - bits, 0)]),
            };
            concatenate([pieces, at])
        };
        // Elements of a piece: 16 of a byte, 4, 2, or one.
        let of_eight = mux(kind.is(RpcKind::Bytes), shifted(0), shifted(1));
        let both = mux(is_byte(kind), shifted(4), mux(is_half(kind), shifted(2), of_eight));
        (both.top(RUN_BITS), both.truncate(BYTE_BITS))
    }

    /// Another run needs room.
    #[elaborate]
    pub(super) fn reserve(&self, of: &Registers) {
        let more = self.says.field.more_run_pieces;
        let header = constant(9, 1);
        let wanted = mux(of.is_packed, header, more.zero_extend(9) + constant(9, 2));
        let is_full = of.room.is_below(wanted.zero_extend(SIZE_BITS));
        when(is_full, || of.fail(state(RpcResult::ArenaFull))).otherwise(|| {
            of.run.set(of.arena);
            of.use_pieces(wanted);
            of.step.goto(Step::Link);
        });
    }

    /// The run before it, or the object, says where it is.
    #[elaborate]
    pub(super) fn link(&self, of: &Registers) {
        let field = self.says.field;
        let first = Registers::pointer(of.run);
        let second = of.count.zero_extend(WORD / 2);
        let (address, at) = (of.run_before, constant(BYTE_BITS, 0));
        let in_run = Made { address, at, first, second, ..Made::nothing() };
        let in_object = Made { form: state(Form::Word), first, ..self.in_object(of) };
        of.make(mux(of.has_run, in_run, in_object));
        self.is_present(of);
        let is_half = is_half(field.kind);
        let of_copy = mux(is_half, of.remaining >> 2, of.remaining >> 3);
        let is_fixed = field.kind.is_any(&[RpcKind::Fixed32, RpcKind::Fixed64]);
        let is_copied = is_fixed & of.is_packed;
        let count = of_copy & is_copied.mask(SIZE_BITS);
        of.count.set(count.zero_extend(COUNT_BITS));
        of.at.set(0);
        of.element.set(of.run + 1);
        let of_packed = mux(is_fixed, state(Step::Copy), state(Step::Pack));
        of.step.set(mux(of.is_packed, of_packed, state(Step::Append)));
    }

    /// An element is written.
    #[elaborate]
    pub(super) fn append(&self, of: &Registers) {
        let kind = self.says.field.kind;
        let (is_bytes, is_message) = (kind.is(RpcKind::Bytes), kind.is(RpcKind::Message));
        let of_scalar = mux(is_message, state(Form::Word), state(Form::Scalar));
        let form = mux(is_bytes, state(Form::Pair), of_scalar);
        let made = Made { address: of.element, at: of.at, form, kind, ..Made::nothing() };
        of.make(self.pointer(of, of.remaining, made));
        of.count.set(of.count + 1);
        of.step.goto(Step::Header);
    }

    /// The run says how many elements it has.
    #[elaborate]
    pub(super) fn header(&self, of: &Registers) {
        let kind = self.says.field.kind;
        let second = of.count.zero_extend(WORD / 2);
        of.make(Made { address: of.run, second, ..Made::nothing() });
        let of_bytes = mux(kind.is(RpcKind::Bytes), state(Step::Copy), state(Step::Tag));
        of.step.set(mux(kind.is(RpcKind::Message), state(Step::Push), of_bytes));
    }

    /// An element of a packed field of varints.
    #[elaborate]
    pub(super) fn pack(&self, of: &Registers) {
        let kind = self.says.field.kind;
        let length = self.varint.length().zero_extend(SIZE_BITS);
        let begins = of.at.is_zero();
        let size = |bytes: u32| constant(BYTE_BITS, bytes);
        let next = of.at + mux(is_byte(kind), size(1), mux(is_half(kind), size(4), size(8)));
        when(of.remaining.is_zero(), || {
            when(!begins, || of.arena.set(of.arena + 1));
            of.step.goto(Step::Header);
        })
        .otherwise_when(self.window.has_field(), || {
            of.value.set(self.varint.value.truncate(WORD));
            of.remaining.set(of.remaining - length);
            let is_full = begins & of.room.is_zero();
            let wrong = mux(is_full, state(RpcResult::ArenaFull), state(RpcResult::Done));
            of.look_at(Read { is_too_long: !self.varint.ends, wrong, ..self.reads });
            when(!is_full, || {
                let (form, address) = (state(Form::Scalar), of.arena);
                of.make(Made { address, at: of.at, form, kind, ..Made::nothing() });
                of.at.set(next);
                of.count.set(of.count + 1);
                when(begins, || of.room.set(of.room - 1));
                when(next.is_zero(), || of.arena.set(of.arena + 1));
            });
        });
    }
}
