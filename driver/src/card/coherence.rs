//! What the card's own coherence engine leaves to choose.
use super::{Card, CardError, Half, PATIENCE, RingState};
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
    /// That everybody can see it, after one round trip: whole lines are written by ordered requests.
    Ordered,
}

impl<M: Machine> Card<'_, M> {
    /// Says how NC-writes are made, and when those of packets are answered; every ring's receive half must be stopped.
    ///
    /// # Errors
    /// A card without a coherence engine of its own, or a ring that receives.
    pub async fn set_write_answer(&self, answer: WriteAnswer) -> Result<(), CardError> {
        self.has_engine().await?;
        for ring in 0..self.rings {
            match self.state(Half::Receive, ring).await {
                RingState::Stopped | RingState::Faulted => {}
                _ => return Err(CardError::RingRuns(ring)),
            }
        }
        let value = match answer {
            WriteAnswer::Globally => coherence::NC_WRITES_GLOBALLY,
            WriteAnswer::Locally => coherence::NC_WRITES_LOCALLY,
            WriteAnswer::Ordered => coherence::NC_WRITES_ORDERED,
        };
        self.machine.write_register(coherence::NC_WRITES, value).await;
        Ok(())
    }

    /// Flushes the whole cache of the card's engine, and waits until it is done: Modified lines are written
    /// back, and no copy is left at the card nor at the host of any line that the card had. Rings that run go
    /// on, and fetch lines again.
    ///
    /// # Errors
    /// A card without a coherence engine of its own, a flush that does not end, a line that the host refused.
    pub async fn flush_cache(&self) -> Result<(), CardError> {
        self.has_engine().await?;
        self.machine.write_register(coherence::FLUSH, 1).await;
        for _ in 0..PATIENCE {
            if self.machine.read_register(coherence::FLUSHING).await == 0 {
                return match self.machine.read_register(coherence::FAILED).await {
                    0 => Ok(()),
                    _ => Err(CardError::FlushRefused),
                };
            }
        }
        Err(CardError::FlushGoesOn)
    }

    pub(super) async fn has_engine(&self) -> Result<(), CardError> {
        match self.machine.read_register(card::LINK).await {
            card::LINK_CXL | card::LINK_CXL_MEMORY => Ok(()),
            link => Err(CardError::NoEngine(link)),
        }
    }
}
