//! Receiving through the receive window.
use super::{Group, LINE_BYTES, Part, PioError, answer, parts};
use crate::Machine;
use crate::descriptor::{CHECKSUMS, Checksum};
use crate::layout::pio_answer;

/// A program's end of the receive window.
#[derive(Debug)]
pub struct Receiver<'a, M> {
    group: Group<'a, M>,
    /// The word of a packet that is in the group and was not read yet.
    waiting: Option<u32>,
}

/// A packet that was received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Received {
    /// Its bytes, without its check sequence.
    pub length_bytes: usize,
    /// What the card has found of its checksums.
    pub checksum: Checksum,
}

impl<'a, M: Machine> Receiver<'a, M> {
    /// The end that has this group, in which this word was found if it was exchanged.
    pub(super) fn new(group: Group<'a, M>, word: Option<u32>) -> Self {
        let has_packet = |word: &u32| {
            matches!(answer(*word), pio_answer::ANSWER_RESULT | pio_answer::ANSWER_CUT)
        };
        Self { group, waiting: word.filter(has_packet) }
    }

    /// Waits for a packet, for as long as the card lets a load wait: `None`, it has come to none and may be called again. The packet's bytes are in the
    /// buffer. What is left of a packet that an earlier program has begun to receive is passed over.
    ///
    /// # Errors
    /// A buffer that is too small: the packet is still there. A packet that was cut, or nonsense.
    pub async fn receive(&mut self, buffer: &mut [u8]) -> Result<Option<Received>, PioError> {
        let word = loop {
            let found = match self.waiting.take() {
                Some(word) => word,
                None => self.group.exchange().await,
            };
            match Self::result(found)? {
                Some(word) if continues(word) => {}
                Some(word) => break word,
                None => return Ok(None),
            }
        };
        let length_bytes = pio_answer::LENGTH_BYTES.get(word.into()) as usize;
        let mut parts = parts(length_bytes, self.group.bytes);
        let first = parts.next().filter(|first| length_bytes > 0 && first.lines() == lines(word));
        let first = first.ok_or(PioError::Answer(word))?;
        if buffer.len() < length_bytes {
            self.waiting = Some(word);
            return Err(PioError::Buffer(length_bytes));
        }
        self.load(&first, buffer).await;
        for part in parts {
            // The card has it already.
            let word = loop {
                let found = self.group.exchange().await;
                if let Some(word) = Self::result(found)? {
                    break word;
                }
            };
            let left = pio_answer::LENGTH_BYTES.get(word.into()) as usize;
            let is_its = continues(word) && part.bytes.start + left == length_bytes;
            if !is_its || part.lines() != lines(word) {
                return Err(PioError::Answer(word));
            }
            self.load(&part, buffer).await;
        }
        let checksum = CHECKSUMS[pio_answer::CHECKSUM.get(word.into()) as usize];
        Ok(Some(Received { length_bytes, checksum }))
    }

    /// The word of a result, or that there is none yet.
    fn result(word: u32) -> Result<Option<u32>, PioError> {
        match answer(word) {
            pio_answer::ANSWER_RESULT => Ok(Some(word)),
            pio_answer::ANSWER_TRY_AGAIN => Ok(None),
            pio_answer::ANSWER_CUT => Err(PioError::Cut),
            pio_answer::ANSWER_REFUSED => Err(PioError::Refused),
            _ => Err(PioError::Answer(word)),
        }
    }

    /// Loads what the group has of a packet. Its first line is here; with the last one all have come, for they come in order.
    async fn load(&self, part: &Part, buffer: &mut [u8]) {
        let lines = part.lines() as usize;
        for line in 1..lines.saturating_sub(1) {
            self.group.machine.prefetch(self.group.at(line * LINE_BYTES)).await;
        }
        if lines > 1 {
            let last = self.group.at((lines - 1) * LINE_BYTES);
            self.group.machine.load(last, &mut [0; 8]).await;
        }
        for (piece, place) in part.pieces() {
            self.group.machine.load(self.group.at(place), &mut buffer[piece]).await;
        }
    }
}

/// Lines of a result.
fn lines(word: u32) -> u64 {
    pio_answer::LINES.get(word.into())
}

/// It continues a packet.
fn continues(word: u32) -> bool {
    pio_answer::CONTINUES.get(word.into()) != 0
}
