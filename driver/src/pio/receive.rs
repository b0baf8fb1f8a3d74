//! Receiving through the receive window.
use super::{Group, LINE_BYTES, PioError, answer, pieces};
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
    /// buffer.
    ///
    /// # Errors
    /// A buffer that is too small: the packet is still there. A packet that was cut, or nonsense.
    pub async fn receive(&mut self, buffer: &mut [u8]) -> Result<Option<Received>, PioError> {
        let word = match self.waiting.take() {
            Some(word) => word,
            None => self.group.exchange().await,
        };
        match answer(word) {
            pio_answer::ANSWER_RESULT => {}
            pio_answer::ANSWER_TRY_AGAIN => return Ok(None),
            pio_answer::ANSWER_CUT => return Err(PioError::Cut),
            pio_answer::ANSWER_REFUSED => return Err(PioError::Refused),
            _ => return Err(PioError::Answer(word)),
        }
        let length_bytes = pio_answer::LENGTH_BYTES.get(word.into()) as usize;
        let lines = pio_answer::LINES.get(word.into());
        let is_there = length_bytes > 0 && lines * LINE_BYTES as u64 <= self.group.bytes;
        if !is_there || lines != pieces(length_bytes).count() as u64 {
            return Err(PioError::Answer(word));
        }
        if buffer.len() < length_bytes {
            self.waiting = Some(word);
            return Err(PioError::Buffer(length_bytes));
        }
        // The first line is here. With the last one all have come, for they come in order.
        let lines = lines as usize;
        for line in 1..lines.saturating_sub(1) {
            self.group.machine.prefetch(self.group.at(line * LINE_BYTES)).await;
        }
        if lines > 1 {
            let last = self.group.at((lines - 1) * LINE_BYTES);
            self.group.machine.load(last, &mut [0; 8]).await;
        }
        for (piece, place) in pieces(length_bytes) {
            self.group.machine.load(self.group.at(place), &mut buffer[piece]).await;
        }
        let checksum = CHECKSUMS[pio_answer::CHECKSUM.get(word.into()) as usize];
        Ok(Some(Received { length_bytes, checksum }))
    }
}
