//! What objects are made of, in bits (`docs/rpc.md`).
use nic_spec::message::{RPC_PIECE_BYTES, RPC_PRESENCE_BITS};

/// Bits of a piece.
pub(super) const PIECE: u32 = 8 * RPC_PIECE_BYTES;
/// Bits of the number of a byte in a piece.
pub(super) const BYTE_BITS: u32 = RPC_PIECE_BYTES.trailing_zeros();
/// Bits of the number of a bit of presence.
pub(super) const PRESENCE_NUMBER_BITS: u32 = RPC_PRESENCE_BITS.trailing_zeros();
/// Bits of a piece's address: those of a byte's, but the lowest.
pub(super) const PIECE_ADDRESS_BITS: u32 = 48;
/// Bits of a number of pieces, and of a number of bytes of a message.
pub(super) const SIZE_BITS: u32 = 20;
/// Bits of the number of elements of a run.
pub(super) const COUNT_BITS: u32 = 21;
/// Bits of a pointer, a length and a word of an object.
pub(super) const WORD: u32 = 64;
/// Pieces of a line.
pub(super) const PIECES_OF_LINE: u32 = 4;
/// Bits of a line's address.
pub(super) const LINE_ADDRESS_BITS: u32 = PIECE_ADDRESS_BITS - PIECES_OF_LINE.trailing_zeros();
/// Bits of a type's number.
pub(super) const TYPE_BITS: u32 = 6;
/// Bits of the number of an entry of the table of fields.
pub(super) const FIELD_BITS: u32 = 10;
