//! The memory of a card that has some: where it is, and the bias of its pages.
use super::{Card, CardError, PATIENCE, RingSettings, SettingError, Space};
use crate::Machine;
use crate::region::PAGE_BYTES;
use crate::registers::nic::{bias, card, device_memory};
use crate::ring::{Completion, Signal};

/// Bytes of a line.
const LINE_BYTES: u64 = 64;

/// Who keeps a page of the card's memory coherent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bias {
    /// The card asks the host's caches before it uses a line.
    Host,
    /// The host has no copy, and the card does not ask. A load or a store of the host turns the page to
    /// host-bias.
    Device,
}

/// What the card does where a ring is set to device-bias and the page is in host-bias.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BiasPolicy {
    /// It asks the host's caches.
    #[default]
    Demote,
    /// It does not ask them, and counts that: the program answers for it.
    Obey,
}

/// Turns of pages, since reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BiasStatistics {
    /// Pages that the host's own loads and stores have turned to host-bias.
    pub reversions: u32,
    /// Requests in device-bias that were treated as host-bias.
    pub demotions: u32,
    /// Requests in device-bias that were done in a page in host-bias.
    pub violations: u32,
}

impl<M: Machine> Card<'_, M> {
    /// The addresses of the card's memory, from the first up to, but without, an end.
    ///
    /// # Errors
    /// A card without memory, or addresses where it cannot be.
    pub async fn memory(&self) -> Result<(u64, u64), CardError> {
        self.has_memory().await?;
        let pages = self.machine.read_register(device_memory::PAGES).await;
        let bytes = PAGE_BYTES * u64::from(pages);
        let begin = LINE_BYTES * self.read_long(device_memory::DEVICE_BEGIN).await;
        let end = LINE_BYTES * self.read_long(device_memory::DEVICE_END).await;
        if begin + bytes != end || !begin.is_multiple_of(bytes) {
            return Err(CardError::MemoryMap { begin, end, pages });
        }
        Ok((begin, end))
    }

    /// Whether what a ring is said to have in the card's memory is there.
    pub(super) async fn check_spaces(&self, settings: &RingSettings) -> Result<(), CardError> {
        let RingSettings { geometry, ring_space, data_space, .. } = settings;
        if [*ring_space, *data_space] == [Space::Host; 2] {
            return Ok(());
        }
        let (begin, end) = self.memory().await?;
        let bytes = geometry.bytes();
        let tail = (geometry.signal == Signal::Memory).then_some((geometry.tail_address, 4));
        let index =
            (geometry.completion == Completion::Index).then_some((geometry.completion_address, 4));
        let parts = [Some((geometry.base_address, bytes)), tail, index];
        for (address, bytes) in parts.into_iter().flatten() {
            let is_inside = begin <= address && address + bytes <= end;
            if *ring_space != Space::Host && !is_inside {
                return Err(CardError::Setting(SettingError::Space(address)));
            }
        }
        Ok(())
    }

    /// Turns whole pages of the card's memory. To device-bias: the card begins to watch a page, the host
    /// gives up every copy of its lines, and the card commits if none was given since. No other program
    /// may use the pages meanwhile; rings may. A refusal leaves all of them in host-bias.
    ///
    /// Behind a CXL IP the card has no table of pages: the host gives up its copies, and that is all. The card asks
    /// nobody where a ring is set to device-bias, so a program that loads or stores there without passing the
    /// caches has to call this again before the card uses the lines.
    ///
    /// # Errors
    /// A card without memory, no such pages, a machine that cannot flush, a host that was given a copy
    /// meanwhile ([`CardError::HostHasCopies`]), or a command that is not answered.
    pub async fn set_bias(&self, begin: u64, end: u64, to: Bias) -> Result<(), CardError> {
        let memory = self.memory().await?;
        let are_pages = begin.is_multiple_of(PAGE_BYTES) && end.is_multiple_of(PAGE_BYTES);
        if !are_pages || begin > end || begin < memory.0 || end > memory.1 {
            return Err(CardError::NoSuchPages { begin, end });
        }
        if self.machine.read_register(card::LINK).await == card::LINK_CXL_IP {
            let is_flushed = to == Bias::Host || self.machine.flush(begin, end - begin).await;
            return if is_flushed { Ok(()) } else { Err(CardError::CannotFlush) };
        }
        for page in (begin..end).step_by(PAGE_BYTES as usize) {
            let turned = match to {
                Bias::Host => self.turn(page, bias::TURN_STEP_TO_HOST).await,
                Bias::Device => self.give_to_device(page).await,
            };
            if let Err(error) = turned {
                for page in (begin..=page).step_by(PAGE_BYTES as usize) {
                    self.turn(page, bias::TURN_STEP_TO_HOST).await?;
                }
                return Err(error);
            }
        }
        Ok(())
    }

    async fn give_to_device(&self, page: u64) -> Result<(), CardError> {
        self.turn(page, bias::TURN_STEP_BEGIN_TO_DEVICE).await?;
        if !self.machine.flush(page, PAGE_BYTES).await {
            return Err(CardError::CannotFlush);
        }
        self.turn(page, bias::TURN_STEP_COMMIT_TO_DEVICE).await
    }

    /// One step of a page.
    async fn turn(&self, page: u64, step: u32) -> Result<(), CardError> {
        self.write64(bias::TURN_PAGE, page / PAGE_BYTES).await;
        self.machine.write_register(bias::TURN_STEP, step).await;
        for _ in 0..PATIENCE {
            if self.machine.read_register(bias::PENDING).await == 0 {
                return match self.machine.read_register(bias::DONE).await {
                    0 => Err(CardError::HostHasCopies { page }),
                    _ => Ok(()),
                };
            }
        }
        Err(CardError::PageStays { page })
    }

    /// Says what becomes of requests in device-bias to a page in host-bias; no ring may run.
    ///
    /// # Errors
    /// A card without memory, or behind a CXL IP, which obeys.
    pub async fn set_bias_policy(&self, policy: BiasPolicy) -> Result<(), CardError> {
        self.has_memory().await?;
        self.has_engine().await?;
        let value = match policy {
            BiasPolicy::Demote => bias::BIAS_DEMOTE,
            BiasPolicy::Obey => bias::BIAS_OBEY,
        };
        self.machine.write_register(bias::BIAS, value).await;
        Ok(())
    }

    /// What has become of pages and of requests in device-bias.
    ///
    /// # Errors
    /// A card without memory, or behind a CXL IP, which does not say.
    pub async fn bias_statistics(&self) -> Result<BiasStatistics, CardError> {
        self.has_memory().await?;
        self.has_engine().await?;
        Ok(BiasStatistics {
            reversions: self.machine.read_register(bias::REVERSIONS).await,
            demotions: self.machine.read_register(device_memory::DEMOTIONS).await,
            violations: self.machine.read_register(device_memory::VIOLATIONS).await,
        })
    }

    async fn has_memory(&self) -> Result<(), CardError> {
        match self.machine.read_register(card::LINK).await {
            card::LINK_CXL_MEMORY => Ok(()),
            // A CXL IP may have memory behind it.
            card::LINK_CXL_IP if self.machine.read_register(device_memory::PAGES).await > 0 => {
                Ok(())
            }
            link => Err(CardError::NoMemory(link)),
        }
    }
}
