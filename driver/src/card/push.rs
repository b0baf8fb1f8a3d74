//! Pushes into the host's cache: which rings may, and what becomes of pushed lines.
use super::{Card, CardError, PATIENCE};
use crate::Machine;
use crate::registers::nic::{card, push_gate};

/// What the card does with a line some cycles after it was pushed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PushWriteBack {
    /// Nothing.
    #[default]
    Off,
    /// It writes what it pushed once more, over whatever the host or the card has stored there since. For lines
    /// that nobody writes.
    Rewrite,
    /// It flushes the line: what has been stored there is kept.
    Flush,
}

/// What becomes of pushes of descriptors, counts and packets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PushSettings {
    /// Rings whose pushes become NC-writes, bit 0 for ring 0.
    pub closed_rings: u8,
    /// What follows a push.
    pub write_back: PushWriteBack,
    /// Cycles from the push to what follows, less than 2^24; 4 at least, whatever it says.
    pub delay_cycles: u32,
}

/// What became of pushes since reset, of descriptors and of packets together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PushStatistics {
    /// Lines that were pushed.
    pub pushes: u64,
    /// Lines that were written instead.
    pub gated: u64,
    /// Pushed lines that found no place among those to be written back.
    pub untracked: u64,
    /// Lines written back.
    pub write_backs: u64,
    /// Write-backs that failed.
    pub failed: u64,
}

/// The first bit of a delay that its register does not have.
const MOST_DELAY_LOG2: u32 = 24;

impl<M: Machine> Card<'_, M> {
    /// Says which rings may push, and what becomes of pushed lines; at any time.
    ///
    /// # Errors
    /// A card without push gates, or a delay of 2^24 cycles or more.
    pub async fn set_push_gate(&self, settings: &PushSettings) -> Result<(), CardError> {
        self.has_push_gate().await?;
        if settings.delay_cycles >> MOST_DELAY_LOG2 != 0 {
            return Err(CardError::PushDelay(settings.delay_cycles));
        }
        let write_back = match settings.write_back {
            PushWriteBack::Off => push_gate::WRITE_BACK_OFF,
            PushWriteBack::Rewrite => push_gate::WRITE_BACK_REWRITE,
            PushWriteBack::Flush => push_gate::WRITE_BACK_FLUSH,
        };
        let values = [
            (push_gate::CLOSED_RINGS, settings.closed_rings.into()),
            (push_gate::DELAY_CYCLES, settings.delay_cycles),
            (push_gate::WRITE_BACK, write_back),
        ];
        for gate in 0..push_gate::COUNT {
            for (register, value) in values {
                self.machine.write_register(register + push_gate::STRIDE * gate, value).await;
            }
        }
        Ok(())
    }

    /// Waits until every pushed line is written back. Memory of a ring that has stopped belongs to the host alone
    /// from then on; write-back turned off makes it short.
    ///
    /// # Errors
    /// A card without push gates, or lines that stay: a ring runs, or the delay is long.
    pub async fn until_pushes_are_written_back(&self) -> Result<(), CardError> {
        self.has_push_gate().await?;
        for gate in 0..push_gate::COUNT {
            let register = push_gate::IS_IDLE + push_gate::STRIDE * gate;
            let mut left = PATIENCE;
            while self.machine.read_register(register).await == 0 {
                left -= 1;
                if left == 0 {
                    return Err(CardError::PushesStay);
                }
            }
        }
        Ok(())
    }

    /// What became of pushes.
    ///
    /// # Errors
    /// A card without push gates.
    pub async fn push_statistics(&self) -> Result<PushStatistics, CardError> {
        self.has_push_gate().await?;
        let mut all = PushStatistics::default();
        for gate in 0..push_gate::COUNT {
            let offset = push_gate::STRIDE * gate;
            all.pushes += self.read_long(push_gate::PUSHES + offset).await;
            all.gated += self.read_long(push_gate::GATED_PUSHES + offset).await;
            all.untracked += self.read_long(push_gate::UNTRACKED_PUSHES + offset).await;
            all.write_backs += self.read_long(push_gate::WRITE_BACKS + offset).await;
            let failed = self.machine.read_register(push_gate::FAILED_WRITE_BACKS + offset).await;
            all.failed += u64::from(failed);
        }
        Ok(all)
    }

    async fn has_push_gate(&self) -> Result<(), CardError> {
        match self.machine.read_register(card::HAS_PUSH_GATE).await {
            0 => Err(CardError::NoPushGate),
            _ => Ok(()),
        }
    }
}
