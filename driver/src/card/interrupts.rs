//! Interrupts: an MSI-X table with an entry for each half of each ring, and its pending bits.
//!
//! ```text
//! let vector = card.vector(Half::Receive, 0);
//! card.set_vector(vector, address, data).await?;   // as the platform says; the vector stays masked
//! card.unmask(vector).await?;
//! card.enable_interrupts().await;
//! ```
//!
//! When a ring raises one is among its settings (`interrupt_packets`, `interrupt_delay_cycles`). When
//! the message of an interrupt arrives, the completions that it is about are visible.
use super::{Card, CardError, Half, PATIENCE};
use crate::Machine;
use crate::registers::nic::{card, msix, msix_table};

/// Bytes of an entry.
const ENTRY_BYTES: usize = msix_table::MESSAGE_ADDRESS_1 - msix_table::MESSAGE_ADDRESS_0;

/// What has become of interrupts since reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InterruptStatistics {
    /// Messages that were sent, or have begun to leave.
    pub messages: u64,
    /// Interrupts that found theirs pending, and shared its message; goes around.
    pub shared: u32,
    /// Interrupts outside the table: the card is not as it should be. Stops at its largest value.
    pub outside: u32,
    /// The vector of the first of those.
    pub first_outside: u32,
}

impl<M: Machine> Card<'_, M> {
    /// Whether the card has interrupts.
    ///
    /// # Errors
    /// It has none.
    pub async fn has_interrupts(&self) -> Result<(), CardError> {
        match self.machine.read_register(card::HAS_INTERRUPTS).await {
            0 => Err(CardError::NoInterrupts),
            _ => Ok(()),
        }
    }

    /// How many vectors there are.
    pub fn vectors(&self) -> u32 {
        self.rings.saturating_mul(2)
    }

    /// The vector of a half of a ring; of a ring that the card does not have, one that it does not have.
    pub fn vector(&self, half: Half, ring: u32) -> u32 {
        ring.saturating_mul(2).saturating_add(u32::from(half == Half::Transmit))
    }

    fn check_vector(&self, vector: u32) -> Result<(), CardError> {
        let vectors = self.vectors();
        match vector < vectors {
            true => Ok(()),
            false => Err(CardError::NoSuchVector { vector, vectors }),
        }
    }

    /// Writes a word of an entry, whose place is that in entry 0.
    async fn write_entry(&self, vector: u32, of_first: usize, value: u32) {
        let register = of_first + ENTRY_BYTES * vector as usize;
        self.machine.write_register(register, value).await;
    }

    /// Says which message a vector sends: 4 bytes, `data`, to this address. The vector is masked then.
    ///
    /// # Errors
    /// No such vector, an address that is no multiple of 4, or a message that does not leave.
    pub async fn set_vector(&self, vector: u32, address: u64, data: u32) -> Result<(), CardError> {
        if !address.is_multiple_of(4) {
            return Err(CardError::MessageAddress(address));
        }
        // An entry is changed while it is masked only (PCI Local Bus 3.0, 6.8.2).
        self.mask(vector).await?;
        self.write_entry(vector, msix_table::MESSAGE_ADDRESS_0, address as u32).await;
        self.write_entry(vector, msix_table::MESSAGE_UPPER_ADDRESS_0, (address >> 32) as u32).await;
        self.write_entry(vector, msix_table::MESSAGE_DATA_0, data).await;
        Ok(())
    }

    /// Masks a vector, and waits until no message is on its way out of the card: none of this vector
    /// leaves it from then on. What comes is kept pending.
    ///
    /// # Errors
    /// No such vector, or a message that does not leave.
    pub async fn mask(&self, vector: u32) -> Result<(), CardError> {
        self.check_vector(vector)?;
        self.write_entry(vector, msix_table::MASKED_0, 1).await;
        self.no_message_leaves().await
    }

    /// Waits until no message is on its way out of the card.
    async fn no_message_leaves(&self) -> Result<(), CardError> {
        for _ in 0..PATIENCE {
            if self.machine.read_register(msix::BUSY).await == 0 {
                return Ok(());
            }
        }
        Err(CardError::MessageStays)
    }

    /// Lets a vector send its message; at once if an interrupt is pending.
    ///
    /// # Errors
    /// No such vector.
    pub async fn unmask(&self, vector: u32) -> Result<(), CardError> {
        self.check_vector(vector)?;
        self.write_entry(vector, msix_table::MASKED_0, 0).await;
        Ok(())
    }

    /// Whether an interrupt has come whose message has not been sent.
    ///
    /// # Errors
    /// No such vector.
    pub async fn pending(&self, vector: u32) -> Result<bool, CardError> {
        self.check_vector(vector)?;
        Ok(self.read_long(msix_table::PENDING).await >> vector & 1 == 1)
    }

    /// Lets vectors that are not masked send messages. What came before is sent now. A card without interrupts stays as it is
    /// ([`Card::has_interrupts`]).
    pub async fn enable_interrupts(&self) {
        if self.has_interrupts().await.is_err() {
            return;
        }
        self.machine.write_register(msix::ENABLE, 1).await;
    }

    /// Lets no vector send messages, and waits until none is on its way out of the card: none leaves it from then on.
    /// What comes is kept pending.
    ///
    /// # Errors
    /// A card without interrupts, or a message that does not leave.
    pub async fn disable_interrupts(&self) -> Result<(), CardError> {
        self.has_interrupts().await?;
        self.machine.write_register(msix::ENABLE, 0).await;
        self.no_message_leaves().await
    }

    /// What has become of interrupts; nothing on a card without.
    pub async fn interrupt_statistics(&self) -> InterruptStatistics {
        if self.has_interrupts().await.is_err() {
            return InterruptStatistics::default();
        }
        InterruptStatistics {
            messages: self.read_long(msix::MESSAGES).await,
            shared: self.machine.read_register(msix::SHARED_INTERRUPTS).await,
            outside: self.machine.read_register(msix::OUTSIDE_INTERRUPTS).await,
            first_outside: self.machine.read_register(msix::FIRST_OUTSIDE_VECTOR).await,
        }
    }
}
