//! A transmit queue of stores: messages written straight into the device, without descriptors and
//! without fences between messages (MMIO 3).
//!
//! ```text
//! let mut message = queue.reserve(1500)?;   // where it goes, and its length field
//! message.write(&header);                   // in pieces of any size
//! message.write(&payload);
//! message.commit();                         // nothing to ring: the last store completes it
//! ```
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
    /// Messages begin at multiples of this: 8, 16, 32 or 64.
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
const WORD_BYTES: usize = 8;

impl Format {
    fn check(&self) -> Result<(), Error> {
        if !matches!(self.alignment_bytes, 8 | 16 | 32 | 64) {
            return Err(Error::Format("messages are aligned to 8, 16, 32 or 64 bytes"));
        }
        if !matches!(self.length_bytes, 1 | 2) {
            return Err(Error::Format("a length field has 1 or 2 bytes"));
        }
        if self.length_offset + self.length_bytes > LINE_BYTES {
            return Err(Error::Format("the length field is in the first 64 bytes of a message"));
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

/// A transmit queue of stores.
#[derive(Debug)]
pub struct StoreQueue<W: StoreWindow> {
    window: W,
    format: Format,
    reuse: Reuse,
    space_bytes: usize,
    /// Offset of the next message in the address space.
    next: usize,
}

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
        Ok(Self { window, format, reuse, space_bytes, next: 0 })
    }

    /// Room for a message of `bytes`, its length field included.
    ///
    /// # Errors
    /// A length that the format cannot state, or above the maximum; nothing has been stored.
    pub fn reserve(&mut self, bytes: usize) -> Result<Message<'_, W>, Error> {
        let (least, most) = (self.format.shortest_bytes(), self.format.longest_bytes());
        if bytes < least {
            return Err(Error::TooShort(bytes, least));
        }
        let most = most.min(self.space_bytes / 2);
        if bytes > most {
            return Err(Error::TooLong(bytes, most));
        }
        Ok(Message { queue: self, bytes, written: 0, word: [0; WORD_BYTES] })
    }

    /// Offset in the address space at which the next message begins.
    pub fn next_offset(&self) -> usize {
        self.next
    }

    /// Makes every message committed so far leave the processor now: for latency, never for order.
    pub fn flush(&mut self) {
        self.window.fence();
    }

    /// The window.
    pub fn window(&self) -> &W {
        &self.window
    }

    /// The window, to be changed.
    pub fn window_mut(&mut self) -> &mut W {
        &mut self.window
    }

    fn store(&mut self, offset: usize, word: [u8; WORD_BYTES]) {
        let wrapped = offset & (self.space_bytes - 1);
        // Everything stored in the last round must have left before its address is used again.
        if wrapped == 0 && offset != 0 && self.reuse == Reuse::FenceOnWrap {
            self.window.fence();
        }
        self.window.store(wrapped, word);
    }
}

/// A message being written. Ending its life without [`Message::commit`] fills the rest with zeros:
/// the device waits for every byte that the length field has announced.
#[derive(Debug)]
#[must_use = "a reserved message must be written and committed"]
pub struct Message<'a, W: StoreWindow> {
    queue: &'a mut StoreQueue<W>,
    bytes: usize,
    written: usize,
    word: [u8; WORD_BYTES],
}

impl<W: StoreWindow> Message<'_, W> {
    /// Bytes that are still to be written.
    pub fn room(&self) -> usize {
        self.bytes - self.written
    }

    /// Appends bytes. Those that fall on the length field are replaced by the length.
    ///
    /// # Panics
    /// If there are more than [`Message::room`].
    pub fn write(&mut self, bytes: &[u8]) {
        assert!(
            bytes.len() <= self.room(),
            "{} bytes do not fit the {} that are left of the message",
            bytes.len(),
            self.room()
        );
        for byte in bytes {
            let byte = self.length_byte(self.written).unwrap_or(*byte);
            self.word[self.written % WORD_BYTES] = byte;
            self.written += 1;
            if self.written.is_multiple_of(WORD_BYTES) {
                self.store_word();
            }
        }
    }

    /// Ends the message; the device sends it when the last store arrives.
    pub fn commit(self) {
        // `drop` does it.
    }

    /// The byte of the length field at that offset of the message, if it is there.
    fn length_byte(&self, at: usize) -> Option<u8> {
        let format = &self.queue.format;
        let index = at.checked_sub(format.length_offset)?;
        if index >= format.length_bytes {
            return None;
        }
        let length = self.bytes - format.uncounted_bytes;
        let place = match format.length_order {
            LengthOrder::Little => index,
            LengthOrder::Big => format.length_bytes - 1 - index,
        };
        Some((length >> (8 * place)) as u8)
    }

    /// Stores the word that ends before `written`, and begins another.
    fn store_word(&mut self) {
        let at = (self.written - 1) / WORD_BYTES * WORD_BYTES;
        self.queue.store(self.queue.next + at, self.word);
        self.word = [0; WORD_BYTES];
    }
}

impl<W: StoreWindow> Drop for Message<'_, W> {
    fn drop(&mut self) {
        while self.room() > 0 {
            self.write(&[0]);
        }
        if !self.written.is_multiple_of(WORD_BYTES) {
            self.store_word();
        }
        let alignment = self.queue.format.alignment_bytes;
        let end = (self.queue.next + self.bytes).next_multiple_of(alignment);
        self.fence_if_the_next_message_begins_a_round(end);
        self.queue.next = end & (self.queue.space_bytes - 1);
    }
}

impl<W: StoreWindow> Message<'_, W> {
    /// A message that ends exactly with the address space leaves the fence to the one after.
    fn fence_if_the_next_message_begins_a_round(&mut self, end: usize) {
        if end == self.queue.space_bytes && self.queue.reuse == Reuse::FenceOnWrap {
            self.queue.window.fence();
        }
    }
}
