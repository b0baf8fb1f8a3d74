//! A long run of random traffic between the emitted coherence engines and the host: every message
//! checked, every read compared, the cases of the tables counted.
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use nic_eval::arguments;
use nic_eval::coherence::coverage::Coverage;
use nic_eval::coherence::plan::{Plan, Summary};
use nic_eval::coherence::rates;
use nic_eval::coherence::speed::measure;
use nic_eval::coherence::traffic::run;
use nic_eval::progress::bar;
use nic_eval::report::{table, thousands};
use nic_host::{Faults, Freedom, Profile, profile};
use nic_model::coherence::Table;
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_sim::generated::dcoh_type2::DcohType2 as Type2;
use nic_sim::generated::dcoh_type2_tiny::DcohType2Tiny as SmallType2;
use nic_tb::{Generator, Seed};

/// A long run of random traffic between the emitted coherence engines and the host. Every third round
/// is for an engine with memory of its own.
#[derive(Parser)]
#[command(name = "coherence")]
struct Arguments {
    /// Messages on the link at least.
    #[arg(long, default_value_t = 10_000_000)]
    messages: u64,
    /// The first round; each has a seed of its own.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Cycles of a round.
    #[arg(long, default_value_t = 100_000)]
    cycles: u64,
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long)]
    seed: Option<u64>,
    /// Where to write how often each case of the tables was met.
    #[arg(long)]
    record: Option<PathBuf>,
    /// Simulates the engine by itself for so many cycles, and says how fast that is.
    #[arg(long)]
    speed: Option<u64>,
    /// Measures how many lines the engine moves in a cycle, and writes the table there.
    #[arg(long)]
    rates: Option<PathBuf>,
}

/// What all rounds together were.
#[derive(Default)]
struct Total {
    rounds: u64,
    messages: u64,
    reads: u64,
    cycles: u64,
    evictions: u64,
    waits: u64,
    errors: u64,
    needless: u64,
    bogus: u64,
    flips: [u64; 2],
    device_requests: u64,
    host_requests: u64,
    coverage: Coverage,
}

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let (seed, arguments) = match arguments.and_then(|a| Ok((arguments::seed(a.seed)?, a))) {
        Ok(found) => found,
        Err(line) => {
            eprintln!("coherence: {line}");
            return ExitCode::from(2);
        }
    };
    if let Some(cycles) = arguments.speed {
        let random = Seed::new(seed).fork("speed");
        let (speed, answered) = measure::<Dcoh>(cycles, random);
        println!(
            "{} cycles per second; {} requests answered in {} cycles",
            thousands(speed),
            thousands(answered),
            thousands(cycles)
        );
        return ExitCode::SUCCESS;
    }
    if let Some(path) = &arguments.rates {
        let text = rates::markdown(&rates::engines());
        print!("{text}");
        return written(path, &text);
    }
    let bar = bar(arguments.messages);
    let mut total = Total::default();
    while total.messages < arguments.messages {
        let round = arguments.first + total.rounds;
        let mut random = Seed::new(seed).fork(&format!("coherence {round}"));
        let has_memory = round % 3 == 2;
        let (plan, is_small) = plan(&mut random, arguments.cycles, has_memory);
        let again = format!("--seed {seed} --first {round} --messages 1 --cycles {}", plan.cycles);
        bar.set_message(format!("repeat with: {again}"));
        total.add(&match (has_memory, is_small) {
            (false, true) => run::<DcohTiny>(&plan, random),
            (false, false) => run::<Dcoh>(&plan, random),
            (true, true) => run::<SmallType2>(&plan, random),
            (true, false) => run::<Type2>(&plan, random),
        });
        bar.set_position(total.messages);
    }
    bar.finish_and_clear();
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
        local_writes: random.below(4),
        closes: random.chance(1, 4),
        flushes: random.chance(1, 4),
    };
    (plan, random.chance(3, 4))
}

impl Total {
    fn add(&mut self, summary: &Summary) {
        let banks = &summary.banks;
        for bank in banks {
            assert_eq!(bank.fault, nic_spec::message::CoherenceFault::None, "{bank:?}");
        }
        self.rounds += 1;
        self.messages += summary.host.messages();
        self.reads += summary.reads;
        self.cycles += summary.cycles;
        self.evictions += banks.iter().map(|bank| bank.evictions).sum::<u64>();
        self.waits += banks.iter().map(|bank| bank.waits).sum::<u64>();
        self.errors += summary.errors;
        self.needless += summary.host.needless_snoops;
        self.bogus += summary.host.bogus;
        self.coverage.add(&summary.coverage);
        let Some(device) = &summary.device else { return };
        assert_eq!(device.fault, nic_spec::message::DeviceMemoryFault::None, "{device:?}");
        self.flips = [0, 1].map(|i| self.flips[i] + summary.flips[i]);
        self.device_requests += device.requests;
        self.host_requests += device.host_requests;
    }

    fn report(&self, seed: u64) -> String {
        let counts = [
            ("messages", self.messages),
            ("cycles", self.cycles),
            ("rounds", self.rounds),
            ("reads compared", self.reads),
            ("requests that waited for their line", self.waits),
            ("Modified lines that made room", self.evictions),
            ("needless snoops", self.needless),
            ("Bogus lines", self.bogus),
            ("requests that ended with an error", self.errors),
            ("requests for device memory", self.device_requests),
            ("requests of the host for device memory", self.host_requests),
            ("pages that turned to device-bias", self.flips[0]),
            ("flips that the host interrupted", self.flips[1]),
        ];
        let counts: Vec<Vec<String>> =
            counts.iter().map(|(name, count)| vec![(*name).into(), thousands(*count)]).collect();
        let counts = table(&["what", "count"], &counts);
        let coverage = &self.coverage;
        format!("seed {seed}\n\n{counts}\n{}\n{}", coverage.text(), coverage.summary())
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
