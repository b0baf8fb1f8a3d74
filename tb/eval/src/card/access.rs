//! CXL-NIC's figure 7: what loads and stores of a processor to a card take, through CXL.mem to the card's memory and
//! as MMIO to a card behind PCI Express.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::Card as Driver;
use nic_driver::card::CardError;
use nic_driver::registers::nic::packet_generator;
use nic_host::profile::AGILEX7_CXL;
use nic_host::{Core, LINE_BYTES};
use nic_system::{Card, NicPcieCard, NicType2Card, Setup, SimulatedMachine, System};
use nic_tb::{Generator, Seed};

use super::figures::Findings;
use crate::plot::{Figure, Panel};
use crate::statistics::Samples;
use nic_tb::text::table;

/// Bytes of an access; it begins at an aligned address.
const SIZES: [usize; 4] = [8, 16, 32, 64];
/// Bytes that a processor loads or stores at a time where nothing is cached; each load waits for the one before.
const WORD: usize = 8;
/// The paper's latency of MMIO against that of CXL.mem (5.1): loads, stores.
const PAPER: [f64; 2] = [5.6, 4.5];
/// Cycles in which a program must end.
const PATIENCE: u64 = 50_000_000;
/// A line of registers that may have any value while the packet generator stands.
const REGISTERS: u64 = packet_generator::DESTINATION_MAC as u64;

/// An access, and how it reaches the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    /// A load through CXL.mem, of a line that is in no cache.
    Load,
    /// A store through CXL.mem and a fence; the line is in no cache.
    Store,
    /// The same, past the caches.
    StorePastCaches,
    /// Loads of words as MMIO.
    MmioLoad,
    /// Stores of words as MMIO and a fence: they are on their way.
    MmioStore,
    /// Stores of words as MMIO and a load behind them: the card has them.
    MmioStoreAndLoad,
}

impl Access {
    const CXL: [Self; 3] = [Self::Load, Self::Store, Self::StorePastCaches];
    const MMIO: [Self; 3] = [Self::MmioLoad, Self::MmioStore, Self::MmioStoreAndLoad];

    fn name(self) -> &'static str {
        match self {
            Self::Load => "CXL.mem, load",
            Self::Store => "CXL.mem, store and fence",
            Self::StorePastCaches => "CXL.mem, nt-st and fence",
            Self::MmioLoad => "MMIO, loads",
            Self::MmioStore => "MMIO, stores and fence",
            Self::MmioStoreAndLoad => "MMIO, stores and a load",
        }
    }

    /// One access to a line.
    async fn go(self, core: &Core, line: u64, bytes: &[u8]) {
        let words = || (line..).step_by(WORD).zip(bytes.chunks(WORD));
        match self {
            Self::Load => drop(core.load(line, bytes.len()).await),
            Self::Store => core.store(line, bytes).await,
            Self::StorePastCaches => core.store_nontemporal(line, bytes).await,
            Self::MmioLoad => {
                for (address, word) in words() {
                    core.mmio_read(address, word.len()).await;
                }
            }
            Self::MmioStore | Self::MmioStoreAndLoad => {
                for (address, word) in words() {
                    core.mmio_write(address, word).await;
                }
            }
        }
        match self {
            Self::Load | Self::MmioLoad => {}
            Self::MmioStoreAndLoad => drop(core.mmio_read(line, WORD).await),
            Self::Store | Self::StorePastCaches | Self::MmioStore => core.fence().await,
        }
    }
}

/// What is measured in one system: picoseconds, by access and size.
type Measured = Vec<[Samples; SIZES.len()]>;

/// Measures these on a processor of its own.
async fn program(
    machine: SimulatedMachine,
    accesses: [Access; 3],
    (samples, mut random): (usize, Generator),
) -> Result<Measured, CardError> {
    let core = &machine.core;
    let card = Driver::open(&machine).await?;
    let lines = match accesses {
        Access::CXL => {
            let (begin, end) = card.memory().await?;
            begin / LINE_BYTES as u64..end / LINE_BYTES as u64
        }
        _ => REGISTERS / LINE_BYTES as u64..REGISTERS / LINE_BYTES as u64 + 1,
    };
    let mut measured = vec![];
    for access in accesses {
        let mut of_sizes = [const { vec![] }; SIZES.len()];
        for (size, found) in SIZES.into_iter().zip(&mut of_sizes) {
            for _ in 0..samples {
                let line = LINE_BYTES as u64 * random.within(lines.start..=lines.end - 1);
                if access == Access::Load || access == Access::Store {
                    core.flush(line, LINE_BYTES).await;
                }
                let bytes = random.bytes(size);
                core.fence().await;
                let began = core.picoseconds();
                access.go(core, line, &bytes).await;
                found.push(core.picoseconds() - began);
            }
        }
        measured.push(of_sizes.map(Samples::new));
    }
    Ok(measured)
}

/// One system, and what its program has measured.
fn measure<C: Card>(accesses: [Access; 3], samples: usize, seed: u64) -> Result<Measured, String> {
    let setup = Setup::server(&AGILEX7_CXL, 1, seed);
    let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
    let said = Rc::new(RefCell::new(None));
    let (says, machine) = (said.clone(), system.machine(0));
    let random = Seed::new(seed).fork("accesses");
    system.host.spawn(async move {
        *says.borrow_mut() = Some(program(machine, accesses, (samples, random)).await);
    });
    system.run(PATIENCE).map_err(|error| error.to_string())?;
    system.card.flush();
    let measured = said.take().expect("the program has ended");
    measured.map_err(|error| error.to_string())
}

/// All of the figure.
///
/// # Errors
/// One line: a model that cannot be built, a property or a rule that was broken, or what the driver says.
pub fn run(samples: usize, seed: u64) -> Result<Findings, String> {
    let cxl = measure::<NicType2Card>(Access::CXL, samples, seed)?;
    let mmio = measure::<NicPcieCard>(Access::MMIO, samples, seed)?;
    Ok(findings(samples, seed, &[cxl, mmio].concat()))
}

fn findings(samples: usize, seed: u64, measured: &Measured) -> Findings {
    let medians: Vec<Vec<f64>> = measured
        .iter()
        .map(|sizes| sizes.iter().map(|found| nanoseconds(found.percentile(50.0))).collect())
        .collect();
    let names = Access::CXL.iter().chain(&Access::MMIO).map(|access| access.name());
    let rows = names.clone().zip(measured).map(|(name, sizes)| {
        let mut row = vec![name.to_string()];
        for found in sizes {
            row.push(format!("{:.0}", nanoseconds(found.percentile(50.0))));
            row.push(format!("{:.0}", nanoseconds(found.percentile(99.0))));
        }
        row
    });
    // Loads, stores on their way, stores at the card.
    let ratios = [("loads", 3, 0), ("stores and a fence", 4, 1), ("stores and a load", 5, 1)];
    let mut against = String::new();
    for (name, mmio, cxl) in ratios {
        let by_size = medians[mmio].iter().zip(&medians[cxl]).map(|(mmio, cxl)| mmio / cxl);
        let by_size: Vec<f64> = by_size.collect();
        let mean = by_size.iter().sum::<f64>() / by_size.len() as f64;
        let each: Vec<String> = by_size.iter().map(|ratio| format!("{ratio:.2}")).collect();
        against += &format!("{name:<20} {:<24} mean {mean:.2}\n", each.join("  "));
    }
    let headings = ["ns", "8 B", "p99", "16 B", "p99", "32 B", "p99", "64 B", "p99"];
    let [loads, stores] = PAPER;
    let report = format!(
        "CXL-NIC figure 7: a processor's loads and stores to memory of the card through CXL.mem, and as MMIO to\n\
         registers of the same units behind PCI Express, in words of 8 bytes. Medians of {samples}, seed {seed}, profile\n\
         {}; lines of the card's memory drawn from all of it and in no cache (nt-st: wherever they are).\n\n{}\n\
         MMIO against CXL.mem by size (8, 16, 32, 64 bytes); the paper, on average: loads {loads}, stores {stores}\n{against}",
        AGILEX7_CXL.name,
        table(&headings, &rows.collect::<Vec<_>>())
    );
    let categories = SIZES.map(|size| format!("{size} B"));
    let panel = Panel::new("Accesses of a processor to the card", "", "ns").categories(categories);
    let panel =
        names.zip(&medians).fold(panel, |panel, (name, medians)| panel.bars(name, medians.clone()));
    Findings::new(report, Figure::new("CXL-NIC figure 7").panel(panel))
}

fn nanoseconds(picoseconds: Option<u64>) -> f64 {
    picoseconds.unwrap_or_default() as f64 / 1e3
}
