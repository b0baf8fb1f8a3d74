//! Tags, values and lengths: what is done with a field.
use nic_dsl::{Bits, Bool, any_of, constant, constant_bool, cover, elaborate, mux, state, when};

use super::piece::{Form, Made};
use super::program::{Read, Registers, Sees, Step, Tag};
use crate::engine::rpc::layout::{BYTE_BITS, PIECE_ADDRESS_BITS, SIZE_BITS, WORD};
use crate::message::{RpcKind, RpcResult};

/// Bits of a tag.
const TAG_BITS: u32 = 32;
/// Wire types (protobuf.dev/programming-guides/encoding, Message Structure): VARINT, I64, LEN, SGROUP, EGROUP, I32.
const VARINT: u32 = 0;
const I64: u32 = 1;
const LEN: u32 = 2;
const SGROUP: u32 = 3;
const EGROUP: u32 = 4;
const I32: u32 = 5;

impl Sees {
    /// An object begins.
    #[elaborate]
    pub(super) fn enter(&self, of: &Registers) {
        let entry = self.says.of_type;
        let pieces = entry.object_pieces;
        let is_full = of.room.is_below(pieces.zero_extend(SIZE_BITS));
        of.level.object.set(of.arena);
        of.level.presence.set(0);
        of.level.fields_base.set(entry.fields_base);
        of.level.largest_field.set(entry.largest_field);
        when(pieces.is_zero(), || of.fail(state(RpcResult::UnknownType)))
            .otherwise_when(is_full, || of.fail(state(RpcResult::ArenaFull)))
            .otherwise(|| {
                of.use_pieces(pieces);
                of.step.goto(Step::Tag);
            });
    }

    /// A tag is read, or the object ends.
    #[elaborate]
    pub(super) fn read_tag(&self, of: &Registers) {
        let is_outermost = of.level_number.is_zero();
        let tag = self.tag.value;
        let number = tag.slice(3, TAG_BITS - 3);
        let known = of.level.largest_field;
        let is_small = !number.top(number.width() - known.width()).any();
        let wire_type = tag.truncate(3);
        let is_wire = |number: u32| wire_type.equals(number);
        let is_too_long = !self.tag.ends | tag.top(tag.width() - TAG_BITS).any();
        when(of.is_level_read(), || {
            let made = Made {
                is_object: constant_bool(true),
                address: of.level.object,
                form: state(Form::Word),
                first: of.level.presence,
                ..Made::nothing()
            };
            of.make(made);
            of.step.set(mux(is_outermost, state(Step::End), state(Step::Pop)));
        })
        .otherwise_when(self.window.has_field(), || {
            of.tag.is_varint.set(is_wire(VARINT) | is_wire(LEN));
            of.tag.has_length.set(is_wire(LEN));
            of.tag.is_long.set(is_wire(I64));
            of.tag.is_in_table.set(is_small & number.truncate(known.width()).is_at_most(known));
            let is_group = is_wire(SGROUP) | is_wire(EGROUP);
            let is_other = wire_type.is_above(I32);
            let of_wire = mux(is_group, state(RpcResult::Group), state(RpcResult::WireType));
            let of_number = mux(number.any(), of_wire, state(RpcResult::FieldNumber));
            let is_legal = number.any() & !is_group & !is_other;
            let wrong = mux(is_legal, state(RpcResult::Done), of_number);
            of.look_at(Read { is_too_long, wrong, ..self.reads });
            of.step.goto(Step::Field);
        });
    }

    /// The kind is one that may be packed.
    fn is_scalar(&self) -> Bool {
        !self.says.field.kind.is_any(&[RpcKind::Bytes, RpcKind::Message])
    }

    /// Its wire type is that of its kind.
    #[elaborate]
    fn matches(&self, of: &Registers) -> Bool {
        let field = self.says.field;
        let Tag { is_varint, has_length, is_long, .. } = of.tag;
        let varints = [
            RpcKind::Bool,
            RpcKind::Varint32,
            RpcKind::Varint64,
            RpcKind::Zigzag32,
            RpcKind::Zigzag64,
        ];
        any_of([
            is_varint & !has_length & field.kind.is_any(&varints),
            is_long & field.kind.is(RpcKind::Fixed64),
            !is_varint & !is_long & field.kind.is(RpcKind::Fixed32),
            has_length & (field.is_repeated | !self.is_scalar()),
        ])
    }

    /// The piece of the object that the field is in, and the byte in that.
    fn place(&self, of: &Registers) -> (Bits, Bits) {
        let offset = self.says.field.offset_bytes;
        let pieces = offset.top(offset.width() - BYTE_BITS);
        (of.level.object + pieces.zero_extend(PIECE_ADDRESS_BITS), offset.truncate(BYTE_BITS))
    }

    /// What is written into the object at the field's place.
    pub(super) fn in_object(&self, of: &Registers) -> Made {
        let (address, at) = self.place(of);
        let kind = self.says.field.kind;
        Made { is_object: constant_bool(true), address, at, kind, ..Made::nothing() }
    }

    /// The field is there.
    pub(super) fn is_present(&self, of: &Registers) {
        of.level.presence.bit_at(self.says.field.presence).set(true);
    }

    /// The value behind a tag, or its length.
    #[elaborate]
    pub(super) fn field(&self, of: &Registers) {
        let field = self.says.field;
        let is_known = self.is_known(of);
        let Tag { is_varint, has_length, .. } = of.tag;
        let bytes = self.window.first(8);
        let varint = self.varint.value.truncate(WORD);
        self.varint.value.top(self.varint.value.width() - WORD).ignore();
        let is_too_long = is_varint & !self.varint.ends;
        let is_illegal = is_known & !self.matches(of);
        when(self.window.has_field(), || {
            of.value.set(mux(is_varint, varint, bytes));
            of.is_packed.set(has_length & self.is_scalar());
            of.was_present.set(of.level.presence.bit_at(field.presence));
            of.look_at(Read { is_illegal, is_too_long, ..self.reads });
            when(has_length, || of.step.goto(Step::Sized))
                .otherwise_when(!is_known, || of.step.goto(Step::Tag))
                .otherwise_when(field.is_repeated, || of.step.goto(Step::Listed))
                .otherwise(|| {
                    of.make(Made { form: state(Form::Scalar), ..self.in_object(of) });
                    self.is_present(of);
                    of.step.goto(Step::Tag);
                });
        });
    }

    /// The length is known.
    #[elaborate]
    pub(super) fn sized(&self, of: &Registers) {
        let field = self.says.field;
        let length = of.value.truncate(SIZE_BITS);
        let is_too_large = of.value.top(WORD - SIZE_BITS).any() | of.level.left.is_below(length);
        let is_message = field.kind.is(RpcKind::Message);
        let is_uneven = (field.kind.is(RpcKind::Fixed32) & length.truncate(2).any())
            | (field.kind.is(RpcKind::Fixed64) & length.truncate(3).any());
        let is_known = self.is_known(of);
        let is_again = of.was_present & !field.is_repeated;
        let is_deepest = of.level_number.equals(self.depth - 1);
        of.remaining.set(length);
        when(is_too_large | (is_known & is_uneven), || of.fail(state(RpcResult::Truncated)))
            .otherwise_when(!is_known, || of.step.goto(Step::Skip))
            .otherwise_when(is_message & is_again, || of.fail(state(RpcResult::Merge)))
            .otherwise_when(is_message & is_deepest, || of.fail(state(RpcResult::Depth)))
            .otherwise_when(field.is_repeated, || {
                let is_empty = of.is_packed & length.is_zero();
                of.step.set(mux(is_empty, state(Step::Tag), state(Step::Listed)));
                cover("a packed field without elements", is_empty);
            })
            .otherwise(|| {
                let form = mux(is_message, state(Form::Word), state(Form::Pair));
                of.make(Made { form, ..self.pointer(of, length, self.in_object(of)) });
                self.is_present(of);
                of.step.set(mux(is_message, state(Step::Push), state(Step::Copy)));
            });
    }

    /// A pointer to what comes next in the arena, and the length of it.
    pub(super) fn pointer(&self, of: &Registers, length: Bits, made: Made) -> Made {
        let second = length.zero_extend(WORD / 2);
        Made { first: Registers::pointer(of.arena), second, ..made }
    }

    /// Bytes are copied into the arena.
    #[elaborate]
    pub(super) fn copy(&self, of: &Registers) {
        let (count, is_last) = self.copied(of);
        let is_full = of.room.is_zero() & count.any();
        let is_missing = self.window.ended & self.window.count.is_below(count.zero_extend(6));
        when(self.window.has_piece(), || {
            of.bytes.set(self.window.first(16));
            of.remaining.set(of.remaining - count.zero_extend(SIZE_BITS));
            when(is_missing, || of.fail(state(RpcResult::Truncated)))
                .otherwise_when(is_full, || of.fail(state(RpcResult::ArenaFull)))
                .otherwise(|| {
                    when(count.any(), || {
                        let form = state(Form::Raw);
                        of.make(Made { address: of.arena, form, count, ..Made::nothing() });
                        of.use_pieces(constant(1, 1));
                    });
                    let behind = mux(of.is_packed, state(Step::Header), state(Step::Tag));
                    when(is_last, || of.step.set(behind));
                });
        });
    }

    /// Bytes are skipped.
    #[elaborate]
    pub(super) fn skip(&self, of: &Registers) {
        let (count, is_last) = self.copied(of);
        let is_missing = self.window.ended & self.window.count.is_below(count.zero_extend(6));
        when(self.window.has_piece(), || {
            of.remaining.set(of.remaining - count.zero_extend(SIZE_BITS));
            when(is_missing, || of.fail(state(RpcResult::Truncated)))
                .otherwise_when(is_last, || of.step.goto(Step::Tag));
        });
    }

    /// How many bytes are copied, and whether they are the last ones.
    fn copied(&self, of: &Registers) -> (Bits, Bool) {
        let is_whole = of.remaining.top(SIZE_BITS - BYTE_BITS).any();
        let rest = of.remaining.truncate(BYTE_BITS).zero_extend(BYTE_BITS + 1);
        (mux(is_whole, constant(BYTE_BITS + 1, 16), rest), !is_whole)
    }
}
