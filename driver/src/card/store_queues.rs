//! Queues of stores of a card that has them: each a window of its own for frames that are stored into the card,
//! so that several programs send without a lock, and one that is slow or wrong holds up none of the others.
//!
//! ```text
//! card.set_store_limits(StoreLimits::shared_evenly(&card.store_queues().await?)).await?;
//! let settings = card.start_store_queue(3).await?;
//! // Of the card's window of stores, the part of this queue; `base` is where it is mapped.
//! let window = unsafe { MappedWindow::new(base.add(settings.begin_bytes), settings.space_bytes) };
//! let mut queue = StoreQueue::new(window, settings.space_bytes, settings.format, reuse)?;
//! queue.send(&[&header(true), &frame])?;
//! ```
use super::stores::{LINE_BYTES, StoreSettings, format};
use super::{Card, CardError, PATIENCE};
use crate::registers::nic::{axi_write, card, mmio_queues};
use crate::{Machine, StoreQueue, StoreWindow};

/// Messages of a queue of stores begin lines.
const ALIGNMENT_BYTES: usize = LINE_BYTES;

/// What the card's queues of stores were made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreQueues {
    /// How many there are.
    pub queues: u32,
    /// Lines of a queue's window: a store so many lines ahead of the oldest that is not complete stops the queue. At
    /// full rate a host is less than half as far ahead.
    pub window_lines: u32,
    /// Lines of the memory that they share.
    pub memory_lines: u32,
}

/// What queues of stores may hold of messages that are not complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreLimits {
    /// Lines that each queue has for itself, whatever the others hold.
    pub share_lines: u32,
    /// Beyond its share a queue may hold 16 times the lines that no queue holds, shifted right by this, 0 to 7.
    pub threshold_shift: u32,
    /// Rounds of the queues, of a cycle for each, in which a message may be incomplete; 0 is no limit.
    pub time_limit_rounds: u32,
}

impl StoreLimits {
    /// Half of the memory is shares; beyond them a queue may hold half of what nobody holds, for as long as it likes.
    pub fn shared_evenly(queues: &StoreQueues) -> Self {
        let share_lines = queues.memory_lines / queues.queues.max(1) / 2;
        Self { share_lines, threshold_shift: 5, time_limit_rounds: 0 }
    }
}

/// Why a queue of stores stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreQueueFault {
    /// It does not.
    None,
    /// A length that ends before its own field.
    TooShort,
    /// A length above the maximum.
    TooLong,
    /// A store too far ahead, while its oldest line is missing.
    BeyondWindow,
    /// A store to a line that had been taken.
    BelowStart,
    /// It wanted lines beyond its share, and no queue held more than that.
    MemoryFull,
    /// Another needed a line, and it had held too many for longest.
    Evicted,
    /// A message was incomplete for longer than the limit.
    TimedOut,
    /// A fault that this driver does not know.
    Unknown(u32),
}

/// How often queues of stores have stopped, by cause; counts stop at their largest value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoreQueueFaults {
    /// A length that ends before its own field.
    pub too_short: u32,
    /// A length above the maximum.
    pub too_long: u32,
    /// A store too far ahead.
    pub beyond_window: u32,
    /// A store to a line that had been taken.
    pub below_start: u32,
    /// The memory was full, within the shares.
    pub memory_full: u32,
    /// Others needed lines.
    pub evicted: u32,
    /// Messages that were incomplete for too long.
    pub timed_out: u32,
    /// Restarts that were not done.
    pub refused_restarts: u32,
}

impl<M: Machine> Card<'_, M> {
    /// What its queues of stores were made with.
    ///
    /// # Errors
    /// The card has none.
    pub async fn store_queues(&self) -> Result<StoreQueues, CardError> {
        match self.machine.read_register(card::HAS_STORE_QUEUES).await {
            0 => Err(CardError::NoStoreQueues),
            _ => Ok(StoreQueues {
                queues: self.machine.read_register(mmio_queues::QUEUES).await,
                window_lines: self.machine.read_register(mmio_queues::WINDOW_LINES).await,
                memory_lines: self.machine.read_register(mmio_queues::MEMORY_LINES).await,
            }),
        }
    }

    /// Sets what all queues of stores may hold. After reset they have no shares.
    ///
    /// # Errors
    /// The card has none, or not so many lines for each.
    pub async fn set_store_limits(&self, limits: StoreLimits) -> Result<(), CardError> {
        let made = self.store_queues().await?;
        let most = made.memory_lines / made.queues.max(1);
        if limits.share_lines > most {
            return Err(CardError::StoreShare { lines: limits.share_lines, most });
        }
        for (limit, most) in [(limits.threshold_shift, 7), (limits.time_limit_rounds, 0xffff)] {
            if limit > most {
                return Err(CardError::StoreLimit(limit));
            }
        }
        self.machine.write_register(mmio_queues::SHARE_LINES, limits.share_lines).await;
        self.machine.write_register(mmio_queues::THRESHOLD_SHIFT, limits.threshold_shift).await;
        let rounds = limits.time_limit_rounds;
        self.machine.write_register(mmio_queues::TIME_LIMIT_ROUNDS, rounds).await;
        Ok(())
    }

    /// Opens the windows, and has a queue expect its first message at the first address of its own, whatever came
    /// before. When it returns, the card has done so; the other queues go on.
    ///
    /// # Errors
    /// The card has no such queue, or does not empty it.
    pub async fn start_store_queue(&self, queue: u32) -> Result<StoreSettings, CardError> {
        self.check_queue(queue).await?;
        self.end_discard().await;
        self.machine.write_register(axi_write::ENABLE, 1).await;
        self.until_restarted().await?;
        self.machine.write_register(mmio_queues::RESTART_QUEUE, queue).await;
        self.machine.write_register(mmio_queues::RESTART_LINE_ADDRESS, 0).await;
        self.until_restarted().await?;
        let line_bits = self.machine.read_register(mmio_queues::LINE_BITS).await;
        let maximum_bytes = self.machine.read_register(mmio_queues::MAXIMUM_BYTES).await;
        let space_bytes = LINE_BYTES << line_bits;
        Ok(StoreSettings {
            format: format(ALIGNMENT_BYTES, maximum_bytes as usize),
            space_bytes,
            begin_bytes: queue as usize * space_bytes,
        })
    }

    /// As [`Card::restart_stores`], for a queue that goes on with it from its first address.
    ///
    /// # Errors
    /// The card has no such queue, and nothing has changed; or it does not empty it.
    pub async fn restart_store_queue<W: StoreWindow>(
        &self,
        number: u32,
        queue: &mut StoreQueue<W>,
    ) -> Result<(), CardError> {
        self.check_queue(number).await?;
        queue.begin_again();
        self.start_store_queue(number).await.map(|_| ())
    }

    /// Why a queue stands still; it does until it is started again.
    ///
    /// # Errors
    /// The card has no such queue.
    pub async fn store_queue_fault(&self, queue: u32) -> Result<StoreQueueFault, CardError> {
        self.check_queue(queue).await?;
        self.machine.write_register(mmio_queues::INSPECTED_QUEUE, queue).await;
        Ok(match self.machine.read_register(mmio_queues::FAULT).await {
            mmio_queues::FAULT_NONE => StoreQueueFault::None,
            mmio_queues::FAULT_TOO_SHORT => StoreQueueFault::TooShort,
            mmio_queues::FAULT_TOO_LONG => StoreQueueFault::TooLong,
            mmio_queues::FAULT_BEYOND_WINDOW => StoreQueueFault::BeyondWindow,
            mmio_queues::FAULT_BELOW_START => StoreQueueFault::BelowStart,
            mmio_queues::FAULT_MEMORY_FULL => StoreQueueFault::MemoryFull,
            mmio_queues::FAULT_EVICTED => StoreQueueFault::Evicted,
            mmio_queues::FAULT_TIMED_OUT => StoreQueueFault::TimedOut,
            other => StoreQueueFault::Unknown(other),
        })
    }

    /// How often queues have stopped.
    ///
    /// # Errors
    /// The card has none.
    pub async fn store_queue_faults(&self) -> Result<StoreQueueFaults, CardError> {
        self.store_queues().await?;
        Ok(StoreQueueFaults {
            too_short: self.machine.read_register(mmio_queues::TOO_SHORT).await,
            too_long: self.machine.read_register(mmio_queues::TOO_LONG).await,
            beyond_window: self.machine.read_register(mmio_queues::BEYOND_WINDOW).await,
            below_start: self.machine.read_register(mmio_queues::BELOW_START).await,
            memory_full: self.machine.read_register(mmio_queues::MEMORY_FULL).await,
            evicted: self.machine.read_register(mmio_queues::EVICTED).await,
            timed_out: self.machine.read_register(mmio_queues::TIMED_OUT).await,
            refused_restarts: self.machine.read_register(mmio_queues::REFUSED_RESTARTS).await,
        })
    }

    async fn check_queue(&self, queue: u32) -> Result<(), CardError> {
        let queues = self.store_queues().await?.queues;
        if queue < queues { Ok(()) } else { Err(CardError::NoSuchQueue { queue, queues }) }
    }

    async fn until_restarted(&self) -> Result<(), CardError> {
        for _ in 0..PATIENCE {
            if self.machine.read_register(mmio_queues::RESTART_IS_PENDING).await == 0 {
                return Ok(());
            }
        }
        Err(CardError::RestartStays)
    }
}
