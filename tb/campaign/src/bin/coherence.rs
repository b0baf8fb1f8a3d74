//! A long run of random traffic between the emitted coherence engines and the host: every message
//! checked, every read compared, the cases of the tables counted.
use std::iter;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use nic_campaign::arguments;
use nic_campaign::campaign::{Campaign, Rounds, Tally, counted};
use nic_coherence::coverage::Coverage;
use nic_coherence::plan::{Plan, Summary};
use nic_coherence::rates;
use nic_coherence::speed::measure;
use nic_coherence::traffic::run;
use nic_host::{Faults, Freedom, Profile, profile};
use nic_model::coherence::Table;
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_links::DcohLinks;
use nic_sim::generated::dcoh_links_tiny::DcohLinksTiny;
use nic_sim::generated::dcoh_r8::DcohR8;
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_sim::generated::dcoh_tiny_r1::DcohTinyR1;
use nic_sim::generated::dcoh_type2::DcohType2 as Type2;
use nic_sim::generated::dcoh_type2_tiny::DcohType2Tiny as SmallType2;
use nic_sim::generated::dcoh_type2_two_banks::DcohType2TwoBanks as TwoBanks;
use nic_sim::generated::dcoh_type2_two_banks_tiny::DcohType2TwoBanksTiny as SmallTwoBanks;
use nic_spec::message::WritePolicy;
use nic_tb::text::thousands;
use nic_tb::{Generator, Seed};

/// A long run of random traffic between the emitted coherence engines and the host. Every third round
/// is for an engine with memory of its own, in one bank and in two by turns.
#[derive(Parser)]
#[command(name = "coherence")]
struct Arguments {
    /// Messages on the link at least.
    #[arg(long, default_value_t = 10_000_000)]
    messages: u64,
    /// Cycles of a round.
    #[arg(long, default_value_t = 100_000)]
    cycles: u64,
    /// Where to write how often each case of the tables was met.
    #[arg(long)]
    record: Option<PathBuf>,
    /// Simulates the engine by itself for so many cycles, and says how fast that is.
    #[arg(long)]
    speed: Option<u64>,
    /// Measures how many lines the engine moves in a cycle, and writes the table there.
    #[arg(long)]
    rates: Option<PathBuf>,
    /// The engines with channels for each bank, in place of those with one set and no memory.
    #[arg(long)]
    links: bool,
    /// The engines whose port 0 comes first, in place of those whose ports are equal and that have no memory.
    #[arg(long, conflicts_with = "links")]
    urgent: bool,
    #[command(flatten)]
    rounds: Rounds,
}

/// What is counted beside messages.
const COUNTED: [&str; 12] = [
    "cycles",
    "rounds",
    "reads compared",
    "requests that waited for their line",
    "Modified lines that made room",
    "needless snoops",
    "Bogus lines",
    "requests that ended with an error",
    "requests for device memory",
    "requests of the host for device memory",
    "pages that turned to device-bias",
    "flips that the host interrupted",
];

/// What a round was, or all together.
#[derive(Default)]
struct Total {
    messages: u64,
    /// [`COUNTED`].
    counts: [u64; 12],
    coverage: Coverage,
}

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let (seed, arguments) = match arguments.and_then(|a| Ok((a.rounds.seed()?, a))) {
        Ok(found) => found,
        Err(line) => {
            eprintln!("coherence: {line}");
            return ExitCode::from(2);
        }
    };
    if let Some(cycles) = arguments.speed {
        let random = Seed::new(seed).fork("speed");
        let speed = measure::<Dcoh>(cycles, &random);
        println!(
            "{} cycles per second, {:.2} times the time of a bare loop; {} requests answered in {} cycles",
            thousands(speed.cycles),
            speed.to_bare,
            thousands(speed.answered),
            thousands(cycles)
        );
        return ExitCode::SUCCESS;
    }
    if let Some(path) = &arguments.rates {
        let text = rates::markdown(&rates::engines(), &rates::links());
        print!("{text}");
        return written(path, &text);
    }
    let cycles = arguments.cycles;
    let (kind, setting) = match arguments {
        Arguments { links: true, .. } => (Kind::Links, " LINKS=1"),
        Arguments { urgent: true, .. } => (Kind::Urgent, " URGENT=1"),
        _ => (Kind::Usual, ""),
    };
    let campaign = Campaign {
        goal: (arguments.messages, "messages"),
        command: format!("make coherence MESSAGES=1 CYCLES={cycles}{setting}"),
        round: |seed, number| round(seed, number, (cycles, kind)),
    };
    let total: Total = match arguments.rounds.run(seed, &campaign) {
        Ok(total) => total,
        Err(line) => {
            eprintln!("coherence: {line}");
            return ExitCode::FAILURE;
        }
    };
    println!("{}", total.report(seed));
    // A short run need not meet every case; that is what the tests demand of a tour.
    let unmet = total.coverage.unmet(&Table::ALL);
    unmet.iter().for_each(|case| println!("{case}"));
    let impossible = total.coverage.impossible();
    if !impossible.is_empty() {
        impossible.iter().for_each(|fault| eprintln!("coherence: {fault}"));
        return ExitCode::FAILURE;
    }
    let Some(path) = &arguments.record else { return ExitCode::SUCCESS };
    written(path, &total.record(seed))
}

fn written(path: &Path, text: &str) -> ExitCode {
    match std::fs::write(path, text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("coherence: {}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}

/// Which engines without memory.
#[derive(Clone, Copy)]
enum Kind {
    /// Those with one set of channels and equal ports.
    Usual,
    /// Those with channels for each bank.
    Links,
    /// Those whose port 0 comes first.
    Urgent,
}

fn round(seed: u64, number: u64, (cycles, kind): (u64, Kind)) -> Total {
    let mut random = Seed::new(seed).fork(&format!("coherence {number}"));
    let has_memory = number % 3 == 2;
    let (plan, is_small) = plan(&mut random, cycles, has_memory);
    // Every other of these rounds.
    let has_two_banks = number % 6 == 5;
    Total::of(match (has_memory, is_small, kind) {
        (false, true, Kind::Links) => run::<DcohLinksTiny>(&plan, random),
        (false, false, Kind::Links) => run::<DcohLinks>(&plan, random),
        (false, true, Kind::Urgent) => run::<DcohTinyR1>(&plan, random),
        (false, false, Kind::Urgent) => run::<DcohR8>(&plan, random),
        (false, true, Kind::Usual) => run::<DcohTiny>(&plan, random),
        (false, false, Kind::Usual) => run::<Dcoh>(&plan, random),
        (true, true, _) if has_two_banks => run::<SmallTwoBanks>(&plan, random),
        (true, false, _) if has_two_banks => run::<TwoBanks>(&plan, random),
        (true, true, _) => run::<SmallType2>(&plan, random),
        (true, false, _) => run::<Type2>(&plan, random),
    })
}

/// How a round goes, and whether the engine is the small one.
fn plan(random: &mut Generator, cycles: u64, has_memory: bool) -> (Plan, bool) {
    let profiles: [&Profile; 2] = [&profile::AGILEX7_CXL, &profile::ASIC_CXL];
    let faults = match random.below(4) {
        0 => Faults::NONE,
        // Device memory of the model is never damaged.
        1 if !has_memory => Faults { error_per_10000: 20, poison_per_10000: 20, ..Faults::SLOW },
        _ => Faults::SLOW,
    };
    let freedom = match random.below(4) {
        0 => Freedom::NONE,
        _ => Freedom { jitter_cycles: random.within(1..=200), reorders: true, ..Freedom::NONE },
    };
    let plan = Plan {
        profile: profiles[random.below(2) as usize],
        faults,
        freedom,
        lines: *random.pick(if has_memory { &[2, 8, 40] } else { &[4, 12, 40, 200] }),
        device_lines: if has_memory { *random.pick(&[4, 8, 24]) } else { 0 },
        cycles,
        stalls: random.chance(1, 2),
        passes_by: random.chance(1, 3),
        under_way: *random.pick(&[2, 16]),
        writes: WritePolicy { local_writes: random.below(4), ordered_writes: random.below(4) },
        closes: random.chance(1, 4),
        flushes: random.chance(1, 4),
        modifies: false,
    };
    (plan, random.chance(3, 4))
}

impl AddAssign<&Total> for Total {
    fn add_assign(&mut self, other: &Total) {
        self.messages += other.messages;
        self.counts = std::array::from_fn(|i| self.counts[i] + other.counts[i]);
        self.coverage.add(&other.coverage);
    }
}

impl Tally for Total {
    fn reached(&self) -> u64 {
        self.messages
    }
    fn counts(&self) -> Vec<(&'static str, u64)> {
        iter::once(("messages", self.messages))
            .chain(COUNTED.into_iter().zip(self.counts))
            .collect()
    }
}

impl Total {
    fn of(summary: Summary) -> Self {
        let (banks, host) = (&summary.banks, &summary.host);
        for bank in banks {
            assert_eq!(bank.fault, nic_spec::message::CoherenceFault::None, "{bank:?}");
        }
        for device in &summary.device {
            assert_eq!(device.fault, nic_spec::message::DeviceMemoryFault::None, "{device:?}");
        }
        let [turned, interrupted] = summary.flips;
        let requests = summary.device.iter().map(|device| device.requests).sum();
        let host_requests = summary.device.iter().map(|device| device.host_requests).sum();
        let counts = [
            summary.cycles,
            1,
            summary.reads,
            banks.iter().map(|bank| bank.waits).sum(),
            banks.iter().map(|bank| bank.evictions).sum(),
            host.needless_snoops,
            host.bogus,
            summary.errors,
            requests,
            host_requests,
            turned,
            interrupted,
        ];
        Self { messages: host.messages(), counts, coverage: summary.coverage }
    }

    fn report(&self, seed: u64) -> String {
        let coverage = &self.coverage;
        format!("{}\n{}\n{}", counted(self, seed), coverage.text(), coverage.summary())
    }

    /// The coverage as a document.
    fn record(&self, seed: u64) -> String {
        format!(
            "# Coverage of the coherence rules\n\n\
             Written by `make coherence RECORD=1 MESSAGES={} SEED={seed}`: how often the emitted \
             engines hit each coverage bin of the [tables](coherence.md), as the checkers saw it. What could \
             also have been another bin is not counted.\n\n```text\n{}\n{}```\n",
            self.messages,
            self.coverage.text(),
            self.coverage.summary()
        )
    }
}
