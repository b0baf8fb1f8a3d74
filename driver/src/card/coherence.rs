//! What the card's own coherence engine leaves to choose.
use super::{Card, CardError, Half, RingState};
use crate::Machine;
use crate::registers::nic::{card, coherence};

/// What the answer to a write of a packet by NC-write says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WriteAnswer {
    /// That everybody can see it.
    #[default]
    Globally,
    /// That it has its place in order. The card waits for everybody to see it before it says that a packet
    /// is there, and gives its slots to other writes meanwhile.
    Locally,
}

impl<M: Machine> Card<'_, M> {
    /// Says when NC-writes of packets are answered; every ring's receive half must be stopped.
    ///
    /// # Errors
    /// A card without a coherence engine of its own, or a ring that receives.
    pub async fn set_write_answer(&self, answer: WriteAnswer) -> Result<(), CardError> {
        let link = self.machine.read_register(card::LINK).await;
        if link != card::LINK_CXL {
            return Err(CardError::NoEngine(link));
        }
        for ring in 0..self.rings {
            match self.state(Half::Receive, ring).await {
                RingState::Stopped | RingState::Faulted => {}
                _ => return Err(CardError::RingRuns(ring)),
            }
        }
        let value = match answer {
            WriteAnswer::Globally => coherence::NC_WRITES_GLOBALLY,
            WriteAnswer::Locally => coherence::NC_WRITES_LOCALLY,
        };
        self.machine.write_register(coherence::NC_WRITES, value).await;
        Ok(())
    }
}
