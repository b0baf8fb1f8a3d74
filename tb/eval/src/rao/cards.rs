//! The cards that are compared.
use nic_host::profile::{AGILEX7_CXL, PCIE_GEN4, PCIE_GEN5, Profile};

use super::cached::Cached;
use super::patterns::{self, Pattern};
use super::posted::{Engine, Hazard, Posted};
use super::run::{Rate, run};
use crate::figures::coherent;

/// Which card does the operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// `rao_engine`, its cache full of lines that it has modified; its answers are delayed as those of Cohet's HMC are (figure 13).
    Cxl,
    /// `rao_engine` as it is.
    CxlAsIs,
    /// Cohet's DMA engine, with its setup; a write is acknowledged.
    PcieFpga,
    /// An engine that takes no time; a write is acknowledged.
    Pcie,
    /// An engine that takes no time; a read does not pass a write.
    PcieInOrder,
}

impl Card {
    /// All of the figure, in its order.
    pub const ALL: [Self; 5] =
        [Self::Cxl, Self::CxlAsIs, Self::PcieFpga, Self::Pcie, Self::PcieInOrder];

    /// What the figure calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cxl => "CXL",
            Self::CxlAsIs => "CXL as is",
            Self::PcieFpga => "PCIe FPGA",
            Self::Pcie => "PCIe card",
            Self::PcieInOrder => "in order",
        }
    }

    /// What is behind it.
    pub fn profile(self) -> &'static Profile {
        match self {
            Self::Cxl | Self::CxlAsIs => &AGILEX7_CXL,
            Self::PcieFpga => &PCIE_GEN5,
            Self::Pcie | Self::PcieInOrder => &PCIE_GEN4,
        }
    }
}

/// What a pattern takes on a card, by so many processing elements with so many iterations each.
///
/// # Errors
/// One line: a model that cannot be built, a property or a rule that was broken, or an addition that is lost.
pub fn measure(
    card: Card,
    pattern: Pattern,
    elements: u64,
    iterations: u64,
    seed: u64,
) -> Result<Rate, String> {
    let profile = card.profile();
    let addresses = pattern.addresses(elements, iterations, seed);
    let cached = |delay| {
        let mut engine = Cached::new(profile, delay, seed)?;
        run(&mut engine, &patterns::others())?;
        run(&mut engine, &addresses)
    };
    let posted = |hazard, engine| run(&mut Posted::new(profile, hazard, engine, seed)?, &addresses);
    let (operations, cycles) = match card {
        Card::Cxl => cached(coherent::delay(profile, seed)?),
        Card::CxlAsIs => cached(0),
        Card::PcieFpga => posted(Hazard::Acknowledged, Engine::of(profile)),
        Card::Pcie => posted(Hazard::Acknowledged, Engine::NONE),
        Card::PcieInOrder => posted(Hazard::InOrder, Engine::NONE),
    }?;
    let nanoseconds = cycles as f64 * profile.cycle_picoseconds() / 1e3;
    Ok(Rate { operations, nanoseconds })
}
