//! The window of stores of a card that has one: frames that are stored into the card are sent, in turn
//! with those of the rings ([`crate::StoreQueue`]).
//!
//! ```text
//! let settings = card.start_stores().await?;
//! let mut queue = StoreQueue::new(window, settings.space_bytes, settings.format, reuse)?;
//! queue.send(&[&header(true), &frame])?;   // the length is filled in by the queue
//! ```
use super::{Card, CardError, check_width};
use crate::layout::store_header;
use crate::registers::nic::{
    axi_write, card, mmio_queues, mmio_reorder, store_fill, store_gate, store_packets,
};
use crate::store_queue::{Format, LengthOrder};
use crate::{Machine, StoreQueue, StoreWindow};

/// Bytes in front of a frame.
pub const HEADER_BYTES: usize = 4;
/// Bytes of a line.
pub(super) const LINE_BYTES: usize = 64;

/// What is stored in front of a frame, but for its length, which [`crate::StoreQueue`] fills in.
pub const fn header(fill_checksums: bool) -> [u8; HEADER_BYTES] {
    (store_header::FILL_CHECKSUMS.put(fill_checksums as u64) as u32).to_le_bytes()
}

/// How messages of frames of so many bytes look.
pub(super) const fn format(alignment_bytes: usize, maximum_bytes: usize) -> Format {
    Format {
        length_offset: 0,
        length_bytes: 2,
        length_order: LengthOrder::Little,
        uncounted_bytes: HEADER_BYTES,
        alignment_bytes,
        maximum_bytes: maximum_bytes + HEADER_BYTES,
    }
}

/// A window of stores that has begun at its first address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreSettings {
    /// How messages look.
    pub format: Format,
    /// Bytes of the address space.
    pub space_bytes: usize,
    /// Where it begins in the card's window of stores: 0, or the place of a queue of many.
    pub begin_bytes: usize,
}

/// Why the window of stores stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// It does not.
    None,
    /// A length that ends before its own field.
    TooShort,
    /// A length above the maximum.
    TooLong,
    /// A store too far ahead, while nothing could leave.
    BeyondWindow,
    /// A store to bytes of a message that had left.
    BelowStart,
    /// A fault that this driver does not know.
    Unknown(u32),
}

/// What the window of stores, or all queues of stores, have counted; counts of what went wrong stop at their largest value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoreStatistics {
    /// Stores that were taken.
    pub stores: u32,
    /// Stores that came while the window was closed.
    pub disabled_stores: u32,
    /// Stores that came while it stood still.
    pub dropped_stores: u32,
    /// Stores to bytes behind the end of a message that had left, which were dropped: of compilers and copies
    /// that store whole words.
    pub late_gap_stores: u32,
    /// Times that the link took nothing for so long that messages were dropped.
    pub outages: u32,
    /// Messages that were dropped then.
    pub dropped_messages: u32,
    /// Messages that came to where packets are made of them, also those that were cut.
    pub messages: u32,
    /// Those among them without a frame.
    pub empty_messages: u32,
    /// Those among them that a restart or an outage has cut; nothing of them was sent.
    pub cut_messages: u64,
}

impl<M: Machine> Card<'_, M> {
    async fn check_stores(&self) -> Result<(), CardError> {
        match self.machine.read_register(card::HAS_MMIO_PATH).await {
            0 => Err(CardError::NoStores),
            _ => Ok(()),
        }
    }

    async fn has_queues(&self) -> bool {
        self.machine.read_register(card::HAS_STORE_QUEUES).await != 0
    }

    async fn check_window(&self) -> Result<(), CardError> {
        self.check_stores().await?;
        if self.has_queues().await { Err(CardError::ManyStoreQueues) } else { Ok(()) }
    }

    /// Opens the window of stores and expects the first message at its first address, whatever came
    /// before. When it returns, the card has done so.
    ///
    /// # Errors
    /// The card has none, or has queues ([`Card::start_store_queue`]).
    pub async fn start_stores(&self) -> Result<StoreSettings, CardError> {
        self.check_window().await?;
        self.end_discard().await;
        self.machine.write_register(axi_write::ENABLE, 1).await;
        self.machine.write_register(mmio_reorder::RESTART, 0).await;
        let line_bits = self.machine.read_register(mmio_reorder::LINE_BITS).await;
        let alignment_bytes = self.machine.read_register(mmio_reorder::ALIGNMENT_BYTES).await;
        let maximum_bytes = self.machine.read_register(mmio_reorder::MAXIMUM_BYTES).await;
        Ok(StoreSettings {
            format: format(alignment_bytes as usize, maximum_bytes as usize),
            space_bytes: LINE_BYTES << line_bits,
            begin_bytes: 0,
        })
    }

    /// Opens the window again, as after a fault, for a queue that goes on with it from its first address.
    ///
    /// What the queue has stored leaves the processor first: a store of before that came after would be taken for
    /// one of the messages to come. x86 empties its write-combining buffers before a register is written, but only
    /// those of the processor that writes it. A program that stores by itself has a fence in front of
    /// [`Card::start_stores`].
    ///
    /// # Errors
    /// The card has none, or has queues; nothing has changed.
    pub async fn restart_stores<W: StoreWindow>(
        &self,
        queue: &mut StoreQueue<W>,
    ) -> Result<(), CardError> {
        self.check_window().await?;
        queue.begin_again();
        self.start_stores().await.map(|_| ())
    }

    /// Closes the window: what is stored from now on is dropped, and counted. A message of which a part
    /// has been stored stays, until the window is opened again.
    ///
    /// # Errors
    /// The card has none.
    pub async fn stop_stores(&self) -> Result<(), CardError> {
        self.check_stores().await?;
        self.machine.write_register(axi_write::ENABLE, 0).await;
        Ok(())
    }

    /// For how many cycles of the card a message may wait for the link before it is dropped; 1,000 after reset.
    ///
    /// # Errors
    /// The card has no window of stores, or 2^24 cycles or more.
    pub async fn set_store_patience(&self, cycles: u32) -> Result<(), CardError> {
        self.check_stores().await?;
        check_width("a patience in cycles", cycles.into(), 24)?;
        self.machine.write_register(store_gate::PATIENCE_CYCLES, cycles).await;
        Ok(())
    }

    /// Whether the link takes nothing, so that messages are dropped.
    ///
    /// # Errors
    /// The card has no window of stores.
    pub async fn stores_are_dropped(&self) -> Result<bool, CardError> {
        self.check_stores().await?;
        Ok(self.machine.read_register(store_gate::IS_DOWN).await != 0)
    }

    /// Why the window stands still; it does until it is opened again.
    ///
    /// # Errors
    /// The card has none.
    pub async fn store_fault(&self) -> Result<StoreFault, CardError> {
        self.check_window().await?;
        Ok(match self.machine.read_register(mmio_reorder::FAULT).await {
            mmio_reorder::FAULT_NONE => StoreFault::None,
            mmio_reorder::FAULT_TOO_SHORT => StoreFault::TooShort,
            mmio_reorder::FAULT_TOO_LONG => StoreFault::TooLong,
            mmio_reorder::FAULT_BEYOND_WINDOW => StoreFault::BeyondWindow,
            mmio_reorder::FAULT_BELOW_START => StoreFault::BelowStart,
            other => StoreFault::Unknown(other),
        })
    }

    /// What the window has counted.
    ///
    /// # Errors
    /// The card has none.
    pub async fn store_statistics(&self) -> Result<StoreStatistics, CardError> {
        self.check_stores().await?;
        let (dropped, late) = if self.has_queues().await {
            (mmio_queues::DROPPED_STORES, mmio_queues::LATE_GAP_STORES)
        } else {
            (mmio_reorder::DROPPED_STORES, mmio_reorder::LATE_GAP_STORES)
        };
        Ok(StoreStatistics {
            stores: self.machine.read_register(axi_write::STORES).await,
            disabled_stores: self.machine.read_register(axi_write::DISABLED_STORES).await,
            dropped_stores: self.machine.read_register(dropped).await,
            late_gap_stores: self.machine.read_register(late).await,
            outages: self.machine.read_register(store_gate::OUTAGES).await,
            dropped_messages: self.machine.read_register(store_gate::DROPPED_MESSAGES).await,
            messages: self.machine.read_register(store_packets::MESSAGES).await,
            empty_messages: self.machine.read_register(store_packets::EMPTY_MESSAGES).await,
            cut_messages: self.read_long(store_fill::DAMAGED_PACKETS).await,
        })
    }
}
