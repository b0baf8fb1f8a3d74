//! The bytes of a message that are looked at: 32, of which up to 16 leave in a cycle.
use nic_dsl::{
    Bits, Bool, BundleExt, Stream, concatenate, constant, elaborate, mux, register, register_bool,
    register_reset, thermometer, when, wire,
};

use crate::engine::rpc::layout::{BYTE_BITS, PIECE, SIZE_BITS};
use crate::engine::rpc::varint::LENGTH_BITS;
use crate::message::RpcBeat;

/// Bits of the window.
const WINDOW: u32 = 2 * PIECE;
/// Bits of a number of bytes in it.
const COUNT_BITS: u32 = BYTE_BITS + 2;
/// Bytes of the longest varint: what there must be for a field to be read.
const LONGEST_VARINT: u32 = 10;
/// Bytes of a piece.
const PIECE_BYTES: u32 = PIECE / 8;

/// The window, and the beat that it is filled from.
pub(super) struct Window {
    /// The bytes, zeros behind them.
    pub bytes: Bits,
    /// How many there are.
    pub count: Bits,
    /// There are no more of the message.
    pub ended: Bool,
    /// A beat is at hand.
    pub has_beat: Bool,
    /// The beat.
    pub beat: RpcBeat,
    /// So many bytes leave, if anything does.
    pub consumed: Bits,
    /// They do.
    pub consumes: Bool,
    /// All that are there leave.
    pub clears: Bool,
    /// The beat at hand begins a message, which is to be looked at.
    pub begins: Bool,
    /// The message that has ended is done with.
    pub restarts: Bool,
}

impl Window {
    /// Of these beats.
    #[elaborate]
    pub fn new(message: Stream<RpcBeat>) -> Self {
        let beat = register::<RpcBeat>(());
        let has_beat = register_bool(false);
        let at = register_reset(2, 0);
        let unfed = register::<Bits>(SIZE_BITS);
        let is_open = register_bool(false);
        let begins = wire::<Bool>(());
        let clears = wire::<Bool>(());
        let consumed = wire::<Bits>(LENGTH_BITS);
        let consumes = wire::<Bool>(());
        let restarts = wire::<Bool>(());
        // A word stands in front of the window, so that what of it belongs to the message is known.
        let word = register::<Bits>(PIECE);
        let word_count = register::<Bits>(LENGTH_BITS);
        let word_ends = register_bool(false);
        let has_word = register_bool(false);
        let count = register_reset(COUNT_BITS, 0);
        let bytes = register::<Bits>(WINDOW);
        let ended = register_bool(false);

        let has_room = count.is_at_most(PIECE_BYTES);
        let inserts = has_word & has_room;
        let feeds = is_open & has_beat & (!has_word | has_room);
        let is_whole = unfed.top(SIZE_BITS - BYTE_BITS).any();
        let is_rest = !is_whole | unfed.equals(PIECE_BYTES);
        let rest = unfed.truncate(BYTE_BITS).zero_extend(LENGTH_BITS);
        let fed = mux(is_whole, constant(LENGTH_BITS, PIECE_BYTES), rest);
        let is_last_word = at.all() | (beat.last & is_rest);
        let leaves = feeds & is_last_word;
        message.ready.set(!has_beat | leaves);
        when(leaves, || has_beat.set(false));
        when(message.fires(), || {
            has_beat.set(true);
            beat.assign(message.payload);
        });
        when(inserts, || has_word.set(false));
        when(feeds, || {
            let of_message = thermometer(fed, PIECE_BYTES).repeat_each(8);
            word.set(beat.data.element(at, PIECE) & of_message);
            word_count.set(fed);
            word_ends.set(is_last_word & beat.last);
            has_word.set(true);
            unfed.set(unfed - fed.zero_extend(SIZE_BITS));
            at.set(at + 1);
            when(is_last_word, || at.set(0));
            when(is_last_word & beat.last, || is_open.set(false));
        });
        when(begins, || {
            is_open.set(true);
            unfed.set(beat.length_bytes);
        });

        let in_bits = |number: Bits| concatenate([number, constant(3, 0)]);
        let position = in_bits(count.truncate(LENGTH_BITS));
        // Chosen behind the shift, because whether there is room is known late.
        let placed = word.zero_extend(WINDOW) << position;
        let merged = bytes | (placed & inserts.mask(WINDOW));
        let shifted = merged >> in_bits(consumed);
        bytes.set(mux(consumes, shifted, merged));
        let more = word_count & inserts.mask(LENGTH_BITS);
        let fewer = consumed & consumes.mask(LENGTH_BITS);
        count.set(count + more.zero_extend(COUNT_BITS) - fewer.zero_extend(COUNT_BITS));
        when(inserts & word_ends, || ended.set(true));
        when(clears, || {
            bytes.set(0);
            count.set(0);
        });
        when(restarts, || ended.set(false));
        Self { bytes, count, ended, has_beat, beat, consumed, consumes, clears, begins, restarts }
    }

    /// What is to be read next is here as a whole, or never will be.
    pub fn has_field(&self) -> Bool {
        self.ended | self.count.is_at_least(LONGEST_VARINT)
    }

    /// And so is a piece.
    pub fn has_piece(&self) -> Bool {
        self.ended | self.count.is_at_least(PIECE_BYTES)
    }

    /// The first bytes.
    pub fn first(&self, count: u32) -> Bits {
        self.bytes.truncate(8 * count)
    }

    /// The bytes of the longest varint.
    pub fn varint(&self) -> Bits {
        self.first(LONGEST_VARINT)
    }
}
