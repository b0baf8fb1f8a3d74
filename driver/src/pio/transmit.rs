//! Sending through the transmit window.
use super::{FIRST_BYTES, Group, Part, PioError, answer, parts};
use crate::Machine;
use crate::descriptor::Checksum;
use crate::layout::{pio_answer, pio_request};

/// A program's end of the transmit window.
#[derive(Debug)]
pub struct Sender<'a, M> {
    pub(super) group: Group<'a, M>,
    pub(super) maximum_bytes: usize,
}

impl<M: Machine> Sender<'_, M> {
    /// Sends a frame, without its check sequence; with [`Checksum::Fill`] the card fills its checksums in. Returns when the card has it: until the one
    /// before has left it may wait, and for no longer than the card's patience while the MAC takes nothing, which then drops it and counts.
    ///
    /// # Errors
    /// No bytes, or too many: nothing was sent. The card has refused it, or one of its messages: nothing of it is sent.
    pub async fn send(&mut self, frame: &[u8], checksum: Checksum) -> Result<(), PioError> {
        let (bytes, most) = (frame.len(), self.maximum_bytes);
        if bytes == 0 || bytes > most {
            return Err(PioError::Length { bytes, most });
        }
        for part in parts(bytes, self.group.bytes) {
            self.exchange(frame, &part, checksum).await?;
        }
        Ok(())
    }

    /// Stores a message into the group, and gives it to the card.
    async fn exchange(
        &mut self,
        frame: &[u8],
        part: &Part,
        checksum: Checksum,
    ) -> Result<(), PioError> {
        let machine = self.group.machine;
        for (piece, place) in part.pieces() {
            machine.store(self.group.at(place), &frame[piece]).await;
        }
        let left = frame.len() - part.bytes.start;
        let word = pio_request::LENGTH_BYTES.put(left as u64)
            | pio_request::CHECKSUM.put(checksum as u64)
            | pio_request::LINES.put(part.lines())
            | pio_request::HAS_MESSAGE.put(1)
            | pio_request::WANTS_NO_RESULT.put(1)
            | pio_request::CONTINUES.put((!part.is_first()).into());
        machine.store(self.group.at(FIRST_BYTES), &(word as u32).to_le_bytes()).await;
        if !machine.barrier().await {
            return Err(PioError::CannotOrder);
        }
        let word = self.group.exchange().await;
        match answer(word) {
            pio_answer::ANSWER_EMPTY => Ok(()),
            pio_answer::ANSWER_REFUSED => Err(PioError::Refused),
            _ => Err(PioError::Answer(word)),
        }
    }
}
