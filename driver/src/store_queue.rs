//! A transmit queue of stores: messages written straight into the device, without descriptors and
//! without fences between messages (MMIO 3).
//!
//! ```text
//! queue.send(&[&header, &payload])?;   // in pieces of any size; the length field is filled in
//! ```
//! There is nothing to ring, and nothing that is begun and not ended: what is not sent has not been stored.
//!
//! The device puts the stores in order again by their addresses, so the only thing to take care of
//! is that an address is not stored to again before its earlier store has left the processor
//! ([`Reuse`]).
use core::fmt;

use crate::StoreWindow;

/// How a message says where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Offset of the length field in the message.
    pub length_offset: usize,
    /// Its size, 1 or 2 bytes.
    pub length_bytes: usize,
    /// The order of its bytes.
    pub length_order: LengthOrder,
    /// Bytes of the message that the field does not count (a header).
    pub uncounted_bytes: usize,
    /// Messages begin at multiples of this: 4, 8, 16, 32 or 64.
    pub alignment_bytes: usize,
    /// The longest message that the device takes.
    pub maximum_bytes: usize,
}

/// The order of a length field's bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LengthOrder {
    /// Least significant byte first.
    Little,
    /// Most significant byte first, as in network headers.
    Big,
}

/// Which of the two safe ways of using an address again (MMIO 3.4) the queue takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reuse {
    /// One fence each time the address space has been used up.
    FenceOnWrap,
    /// None: the address space is so large that an earlier store must have been flushed to make
    /// room. The number of bytes that write-combining buffers hold (512 on many Intel processors).
    CapacityCovers(usize),
}

/// Why a queue or a message is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// The address space is no power of two of at least two lines.
    AddressSpace(usize),
    /// The address space does not exceed what write-combining buffers hold: space, capacity.
    TooSmallToReuse(usize, usize),
    /// The message does not reach the end of its own length field: its bytes, the least.
    TooShort(usize, usize),
    /// The message exceeds the maximum or what the field can say: its bytes, the most.
    TooLong(usize, usize),
    /// The format is not one that the device can have.
    Format(&'static str),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::AddressSpace(bytes) => {
                write!(f, "an address space of {bytes} bytes; a power of two from 128 is right")
            }
            Self::TooSmallToReuse(space, capacity) => write!(
                f,
                "{space} bytes of address space do not exceed the {capacity} that write-combining \
                 buffers hold; use `FenceOnWrap`"
            ),
            Self::TooShort(bytes, least) => {
                write!(f, "a message of {bytes} bytes; its length field needs at least {least}")
            }
            Self::TooLong(bytes, most) => {
                write!(f, "a message of {bytes} bytes; the most is {most}")
            }
            Self::Format(text) => f.write_str(text),
        }
    }
}
impl core::error::Error for Error {}

const LINE_BYTES: usize = 64;
const WORD_BYTES: usize = 4;
/// Bytes of a header that a length does not count, at most (`UNCOUNTED` of `mmio_reorder`).
const MOST_UNCOUNTED_BYTES: usize = 255;

impl Format {
    fn check(&self) -> Result<(), Error> {
        if !matches!(self.alignment_bytes, 4 | 8 | 16 | 32 | 64) {
            return Err(Error::Format("messages are aligned to 4, 8, 16, 32 or 64 bytes"));
        }
        if !matches!(self.length_bytes, 1 | 2) {
            return Err(Error::Format("a length field has 1 or 2 bytes"));
        }
        if self.length_offset > LINE_BYTES - self.length_bytes {
            return Err(Error::Format("the length field is in the first 64 bytes of a message"));
        }
        if self.uncounted_bytes > MOST_UNCOUNTED_BYTES {
            return Err(Error::Format("a length leaves out at most 255 bytes"));
        }
        Ok(())
    }

    fn shortest_bytes(&self) -> usize {
        (self.length_offset + self.length_bytes).max(self.uncounted_bytes)
    }

    fn longest_bytes(&self) -> usize {
        let countable = (1 << (8 * self.length_bytes)) - 1 + self.uncounted_bytes;
        countable.min(self.maximum_bytes)
    }
}

/// A message of a burst that was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Messages that were sent before it.
    pub sent: usize,
    /// What is wrong with it.
    pub error: Error,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "message {} of the burst: {}", self.sent, self.error)
    }
}
impl core::error::Error for Refused {}

/// A transmit queue of stores.
#[derive(Debug)]
pub struct StoreQueue<W: StoreWindow> {
    window: W,
    format: Format,
    reuse: Reuse,
    space_bytes: usize,
    /// Where the length field is, of a message that may begin with a word that has it.
    header_field: Option<HeaderField>,
    /// What the format and the space allow.
    shortest_bytes: usize,
    longest_bytes: usize,
    /// Bytes from fence to fence, a power of two that divides the space; or more than there is.
    fence_bytes: usize,
    /// Offset of the next message in the address space.
    next: usize,
    /// A message that ends before this offset needs no fence, and is of this round.
    free_until: usize,
}

/// From fence to fence if nobody asked for any.
const NO_FENCES: usize = 1 << (usize::BITS - 1);

impl<W: StoreWindow> StoreQueue<W> {
    /// A queue over `window`, whose address space has `space_bytes`.
    ///
    /// # Errors
    /// A format that the device cannot have, or an address space that is too small to be used
    /// again safely.
    pub fn new(window: W, space_bytes: usize, format: Format, reuse: Reuse) -> Result<Self, Error> {
        format.check()?;
        if !space_bytes.is_power_of_two() || space_bytes < 2 * LINE_BYTES {
            return Err(Error::AddressSpace(space_bytes));
        }
        if let Reuse::CapacityCovers(capacity) = reuse
            && space_bytes <= capacity
        {
            return Err(Error::TooSmallToReuse(space_bytes, capacity));
        }
        let shortest_bytes = format.shortest_bytes();
        let longest_bytes = format.longest_bytes().min(space_bytes / 2);
        Ok(Self {
            window,
            format,
            reuse,
            space_bytes,
            header_field: HeaderField::of(&format),
            shortest_bytes,
            longest_bytes,
            fence_bytes: NO_FENCES,
            next: 0,
            free_until: 0,
        })
    }

    /// Puts a fence before each line of the address space whose number is a multiple of `lines`. So nothing is stored
    /// `lines` or more ahead of a line that has not left, whatever the processor's write-combining buffers do. Where these
    /// promise no bound, the device's window rests on it; without it, a line may be held back for as long as others
    /// can leave in its place.
    ///
    /// # Errors
    /// A number that is no power of two, or more lines than there are.
    pub fn fence_every(&mut self, lines: usize) -> Result<(), Error> {
        if !lines.is_power_of_two() || lines > self.space_bytes / LINE_BYTES {
            return Err(Error::Format(
                "fences are a power of two of lines apart, at most the space",
            ));
        }
        self.fence_bytes = lines * LINE_BYTES;
        self.find_free();
        Ok(())
    }

    /// Sends a message of these pieces, one behind the other. Bytes that fall on the length field are replaced by
    /// the length. Nothing remains to be done: the last store completes it. A header of one word with the length in it and
    /// one piece behind it is the fastest.
    ///
    /// # Errors
    /// A length that the format cannot state, or above the maximum; nothing has been stored.
    #[inline]
    pub fn send(&mut self, pieces: &[&[u8]]) -> Result<(), Error> {
        if let [header, rest] = *pieces
            && let Ok(header) = header.try_into()
            && let Some(field) = self.header_field
        {
            return self.send_with_header((header, field), rest);
        }
        self.send_pieces(pieces)
    }

    /// A message that begins with a word that has the length field.
    #[inline]
    fn send_with_header(
        &mut self,
        (header, field): ([u8; WORD_BYTES], HeaderField),
        rest: &[u8],
    ) -> Result<(), Error> {
        let bytes = WORD_BYTES + rest.len();
        self.check(bytes)?;
        let begin = self.next;
        let below = self.format.alignment_bytes - 1;
        let end = (begin + bytes + below) & !below;
        if end >= self.free_until {
            return self.send_pieces(&[&header, rest]);
        }
        let header = field.put(header, (bytes - self.format.uncounted_bytes) as u16);
        let (words, last) = rest.as_chunks();
        self.window.store_behind(begin, header, words);
        if !last.is_empty() {
            let word = low_bytes(last).to_le_bytes();
            self.window.store(begin + WORD_BYTES * (1 + words.len()), &[word]);
        }
        self.next = end;
        Ok(())
    }

    /// Any other.
    #[cold]
    fn send_pieces(&mut self, pieces: &[&[u8]]) -> Result<(), Error> {
        let bytes = pieces.iter().map(|piece| piece.len()).sum();
        self.check(bytes)?;
        let length = LengthField::of(&self.format, bytes);
        let field = self.next + self.format.length_offset;
        let field_end = field + self.format.length_bytes;
        // Where the next word goes in the unrolled address space, and what there is of it, its first byte the lowest.
        // In registers: bytes in memory that are read as a word soon after wait for each other.
        let (mut at, mut word, mut have) = (self.next, 0, 0);
        for mut piece in pieces.iter().copied() {
            loop {
                // Whole words as they are, behind the length field.
                if have == 0 && at >= field_end {
                    let (words, rest) = piece.as_chunks();
                    self.store(at, words);
                    (at, piece) = (at + WORD_BYTES * words.len(), rest);
                }
                // Others one by one: the length is put in, or they are of two pieces.
                match piece.split_first_chunk() {
                    Some((whole, rest)) if have == 0 => {
                        (word, have, piece) = (u32::from_le_bytes(*whole), WORD_BYTES, rest);
                    }
                    _ if piece.is_empty() => break,
                    _ => {
                        let (some, rest) = piece.split_at(piece.len().min(WORD_BYTES - have));
                        word |= low_bytes(some) << (8 * have);
                        (have, piece) = (have + some.len(), rest);
                    }
                }
                if have == WORD_BYTES {
                    self.store(at, &[length.put(word, at, field)]);
                    (at, word, have) = (at + WORD_BYTES, 0, 0);
                }
            }
        }
        if have > 0 {
            self.store(at, &[length.put(word, at, field)]);
        }
        self.go_on(bytes);
        Ok(())
    }

    /// Whether a message may have so many bytes.
    #[inline]
    fn check(&self, bytes: usize) -> Result<(), Error> {
        match bytes {
            _ if bytes < self.shortest_bytes => Err(Error::TooShort(bytes, self.shortest_bytes)),
            _ if bytes > self.longest_bytes => Err(Error::TooLong(bytes, self.longest_bytes)),
            _ => Ok(()),
        }
    }

    /// The next message is behind one of so many bytes.
    fn go_on(&mut self, bytes: usize) {
        // A power of two.
        let below = self.format.alignment_bytes - 1;
        let end = (self.next + bytes + below) & !below;
        // A message that ends exactly with the address space leaves the fence to the one after.
        let is_fenced = self.reuse == Reuse::FenceOnWrap && self.fence_bytes == NO_FENCES;
        if end == self.space_bytes && is_fenced {
            self.window.fence();
        }
        self.next = end & (self.space_bytes - 1);
        self.find_free();
    }

    /// What `free_until` says, from `next` on. At the beginning of a block nothing is free: a fence may be due.
    fn find_free(&mut self) {
        self.free_until = self.block_end(self.next).min(self.space_bytes);
    }

    /// The first offset at or behind this one before which a fence is due.
    fn block_end(&self, at: usize) -> usize {
        // A power of two.
        let below = self.fence_bytes - 1;
        (at + below) & !below
    }

    /// Sends messages of a piece each, the first first.
    ///
    /// # Errors
    /// Of one that is refused, which one, and why; those before it have been sent, and nothing of it or those
    /// behind it has been stored.
    pub fn burst(&mut self, messages: &[&[u8]]) -> Result<(), Refused> {
        for (sent, message) in messages.iter().enumerate() {
            self.send(&[message]).map_err(|error| Refused { sent, error })?;
        }
        Ok(())
    }

    /// Offset in the address space at which the next message begins.
    pub fn next_offset(&self) -> usize {
        self.next
    }

    /// Makes every message committed so far leave the processor now: for latency, never for order.
    pub fn flush(&mut self) {
        self.window.fence();
    }

    /// Goes on at the first address; everything stored so far leaves the processor first. The card is told next:
    /// [`Card::restart_stores`](crate::Card::restart_stores) does both.
    pub fn begin_again(&mut self) {
        self.window.fence();
        self.next = 0;
        self.find_free();
    }

    /// The window.
    pub fn window(&self) -> &W {
        &self.window
    }

    /// The window, to be changed.
    pub fn window_mut(&mut self) -> &mut W {
        &mut self.window
    }

    /// Stores words at that offset of the unrolled address space.
    #[inline]
    fn store(&mut self, at: usize, words: &[[u8; WORD_BYTES]]) {
        if self.is_free(at, at + WORD_BYTES * words.len()) {
            self.window.store(at, words);
        } else {
            self.store_in_parts(at, words);
        }
    }

    /// Whether no fence is due before what is stored between these offsets, and none of it is of the next round.
    #[inline]
    fn is_free(&self, at: usize, end: usize) -> bool {
        end <= self.space_bytes && end <= self.block_end(at)
    }

    /// Stores words before some of which a fence may be due, or of which some are of the next round. Everything
    /// stored in the last one must have left before its address is used again.
    #[cold]
    fn store_in_parts(&mut self, mut at: usize, mut words: &[[u8; WORD_BYTES]]) {
        let has_fences = self.fence_bytes != NO_FENCES;
        while !words.is_empty() {
            let is_round = at == self.space_bytes && self.reuse == Reuse::FenceOnWrap;
            if is_round || (has_fences && at.is_multiple_of(self.fence_bytes)) {
                self.window.fence();
            }
            let mut room = words.len();
            if at < self.space_bytes {
                room = room.min((self.space_bytes - at) / WORD_BYTES);
            }
            if has_fences {
                room = room.min((self.fence_bytes - at % self.fence_bytes) / WORD_BYTES);
            }
            let (before, behind) = words.split_at(room);
            self.window.store(at & (self.space_bytes - 1), before);
            (at, words) = (at + WORD_BYTES * room, behind);
        }
    }
}

/// At most 4 bytes, the first the lowest.
#[inline]
fn low_bytes(bytes: &[u8]) -> u32 {
    let bytes = bytes.iter().zip([0, 8, 16, 24]);
    bytes.fold(0, |word, (byte, shift)| word | u32::from(*byte) << shift)
}

/// The length field of a message, in the word at its beginning.
#[derive(Clone, Copy, Debug)]
struct HeaderField {
    mask: u32,
    shift: u32,
    is_swapped: bool,
}

impl HeaderField {
    /// None if it is not in that word.
    fn of(format: &Format) -> Option<Self> {
        let Format { length_offset, length_bytes, length_order, .. } = *format;
        let shift = 8 * length_offset as u32;
        (length_offset + length_bytes <= WORD_BYTES).then(|| Self {
            mask: ((1 << (8 * length_bytes)) - 1) << shift,
            shift,
            is_swapped: length_order == LengthOrder::Big && length_bytes == 2,
        })
    }

    /// The word with that length.
    #[inline]
    fn put(self, word: [u8; WORD_BYTES], length: u16) -> [u8; WORD_BYTES] {
        let length = if self.is_swapped { length.swap_bytes() } else { length };
        let word = u32::from_le_bytes(word) & !self.mask;
        (word | u32::from(length) << self.shift).to_le_bytes()
    }
}

/// The length field of a message, and the bits that it takes, as they stand in a word at its beginning.
#[derive(Clone, Copy)]
struct LengthField {
    value: u32,
    mask: u32,
}

impl LengthField {
    fn of(format: &Format, bytes: usize) -> Self {
        let length = (bytes - format.uncounted_bytes) as u16;
        let value = match (format.length_order, format.length_bytes) {
            (LengthOrder::Big, 2) => length.swap_bytes(),
            _ => length,
        };
        Self { value: value.into(), mask: (1 << (8 * format.length_bytes)) - 1 }
    }

    /// The word at `at` with what falls into it of the field at `field`.
    fn put(self, word: u32, at: usize, field: usize) -> [u8; WORD_BYTES] {
        let place = |bits: u32| match field.checked_sub(at) {
            Some(behind @ ..WORD_BYTES) => bits << (8 * behind),
            Some(_) => 0,
            None if at - field < WORD_BYTES => bits >> (8 * (at - field)),
            None => 0,
        };
        (word & !place(self.mask) | place(self.value)).to_le_bytes()
    }
}
