//! What is written: 16 bytes of an object, of a run or of a string.
use nic_dsl::{
    Bits, Bool, Bundle, Pulse, State, States, concatenate, constant, elaborate, mux, one_hot_mux,
    state, thermometer,
};

use crate::engine::rpc::layout::{BYTE_BITS, PIECE, PIECE_ADDRESS_BITS, WORD};
use crate::message::RpcKind;

/// Bytes of a piece.
const BYTES: u32 = PIECE / 8;

/// Some bytes of a piece.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Piece {
    /// None: the message has ended, and the data say how.
    pub is_end: Bool,
    /// Of an object; else of a run or of a string.
    pub is_object: Bool,
    #[width(PIECE_ADDRESS_BITS)]
    pub address: Bits,
    #[width(PIECE)]
    pub data: Bits,
    #[width(BYTES)]
    pub byte_enable: Bits,
}

/// What the bytes are made of.
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub(super) enum Form {
    /// The value of a field, as its kind says.
    Scalar,
    /// The first word.
    Word,
    /// Both words.
    Pair,
    /// Bytes of the message as they are.
    Raw,
}

/// What a piece is to be made of.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Made {
    pub is_end: Bool,
    pub is_object: Bool,
    #[width(PIECE_ADDRESS_BITS)]
    pub address: Bits,
    /// Where in it a scalar or a word begins.
    #[width(BYTE_BITS)]
    pub at: Bits,
    #[shape(())]
    pub form: State<Form>,
    #[shape(())]
    pub kind: State<RpcKind>,
    #[width(WORD)]
    pub first: Bits,
    #[width(WORD / 2)]
    pub second: Bits,
    /// Of bytes of the message: how many.
    #[width(BYTE_BITS + 1)]
    pub count: Bits,
}

/// Kinds of a byte, of four and of eight.
pub(super) fn is_byte(kind: State<RpcKind>) -> Bool {
    kind.is(RpcKind::Bool)
}
pub(super) fn is_half(kind: State<RpcKind>) -> Bool {
    kind.is_any(&[RpcKind::Varint32, RpcKind::Zigzag32, RpcKind::Fixed32])
}

/// A value as its kind has it in memory, in its lowest bytes.
#[elaborate]
fn converted(kind: State<RpcKind>, value: Bits) -> Bits {
    let is_zigzag = kind.is_any(&[RpcKind::Zigzag32, RpcKind::Zigzag64]);
    // (n >> 1) ^ -(n & 1): protobuf.dev/programming-guides/encoding, Signed Integers.
    let sign = value.bit(0).mask(WORD);
    let whole = (value >> 1) ^ sign;
    // Of sint32 the lower 32 bits count, and bit 32 is none of them.
    let half = WORD / 2;
    let upper_zero = concatenate([constant(half, 0), value.truncate(half)]);
    let half_number = (upper_zero >> 1) ^ sign;
    let is_true = value.any().bits().zero_extend(WORD);
    let number = mux(kind.is(RpcKind::Zigzag32), half_number, whole);
    mux(is_byte(kind), is_true, mux(is_zigzag, number, value))
}

/// The piece that is made of this; `value` and `bytes` are what of the message was looked at last.
#[elaborate]
pub(super) fn piece(made: Pulse<Made>, value: Bits, bytes: Bits) -> Piece {
    let Made { is_end, is_object, address, at, form, kind, first, second, count } = made.payload;
    let is_word = form.is(Form::Word);
    let word = mux(is_word, first, converted(kind, value));
    let (is_one, is_four) = (is_byte(kind) & !is_word, is_half(kind) & !is_word);
    let placed = mux(
        is_one,
        word.truncate(8).repeat(BYTES),
        mux(is_four, word.truncate(WORD / 2).repeat(4), word.repeat(2)),
    );
    let one = nic_dsl::one_hot(at, BYTES);
    let four = nic_dsl::one_hot(at.top(2), 4).repeat_each(4);
    let eight = nic_dsl::one_hot(at.top(1), 2).repeat_each(8);
    let of_scalar = mux(is_one, one, mux(is_four, four, eight));
    let pair = concatenate([second.zero_extend(WORD), first]);
    let is_pair = form.is(Form::Pair);
    let is_raw = form.is(Form::Raw);
    let is_placed = !is_pair & !is_raw;
    let data = one_hot_mux([(is_pair, pair), (is_raw, bytes), (is_placed, placed)]);
    let all = constant(BYTES, (1 << BYTES) - 1);
    let filled = thermometer(count, BYTES);
    let byte_enable = one_hot_mux([(is_pair, all), (is_raw, filled), (is_placed, of_scalar)]);
    Piece { is_end, is_object, address, data, byte_enable }
}

impl Made {
    /// Nothing in particular.
    pub fn nothing() -> Self {
        let no = nic_dsl::constant_bool(false);
        Self {
            is_end: no,
            is_object: no,
            address: constant(PIECE_ADDRESS_BITS, 0),
            at: constant(BYTE_BITS, 0),
            form: state(Form::Pair),
            kind: state(RpcKind::None),
            first: constant(WORD, 0),
            second: constant(WORD / 2, 0),
            count: constant(BYTE_BITS + 1, 0),
        }
    }
}
