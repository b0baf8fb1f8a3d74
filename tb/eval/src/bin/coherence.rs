//! A long run of random traffic between the emitted coherence engine and the host: every message
//! judged, every read compared.
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use nic_eval::arguments;
use nic_eval::coherence::traffic::{Plan, Summary, run};
use nic_eval::report::{table, thousands};
use nic_host::{Faults, Freedom, Profile, profile};
use nic_sim::generated::dcoh_b2_s2_w2_o4::DcohB2S2W2O4;
use nic_sim::generated::dcoh_b2_s256_w4_o64::DcohB2S256W4O64;
use nic_tb::{Generator, Seed};

/// A long run of random traffic between the emitted coherence engine and the host.
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
    rows: BTreeMap<String, u64>,
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
    let bar = ProgressBar::new(arguments.messages);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {msg} [{elapsed}]");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut total = Total::default();
    while total.messages < arguments.messages {
        let round = arguments.first + total.rounds;
        let mut random = Seed::new(seed).fork(&format!("coherence {round}"));
        let (plan, is_small) = plan(&mut random, arguments.cycles);
        let again = format!("--seed {seed} --first {round} --messages 1 --cycles {}", plan.cycles);
        bar.set_message(format!("repeat with: {again}"));
        total.add(&match is_small {
            true => run::<DcohB2S2W2O4>(&plan, random),
            false => run::<DcohB2S256W4O64>(&plan, random),
        });
        bar.set_position(total.messages);
    }
    bar.finish_and_clear();
    println!("{}", total.report(seed));
    ExitCode::SUCCESS
}

/// How a round goes, and whether the engine is the small one.
fn plan(random: &mut Generator, cycles: u64) -> (Plan, bool) {
    let profiles: [&Profile; 2] = [&profile::AGILEX7_CXL, &profile::ASIC_CXL];
    let faults = match random.below(4) {
        0 => Faults::NONE,
        1 => Faults { error_per_10000: 20, poison_per_10000: 20, ..Faults::SLOW },
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
        lines: *random.pick(&[4, 12, 40, 200]),
        device_lines: 0,
        cycles,
        stalls: random.chance(1, 2),
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
        for (row, count) in &summary.rows {
            *self.rows.entry(row.clone()).or_default() += count;
        }
    }

    fn report(&self, seed: u64) -> String {
        let rows: Vec<Vec<String>> =
            self.rows.iter().map(|(row, count)| vec![row.clone(), thousands(*count)]).collect();
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
        ];
        let counts: Vec<Vec<String>> =
            counts.iter().map(|(name, count)| vec![(*name).into(), thousands(*count)]).collect();
        let counts = table(&["what", "count"], &counts);
        format!("seed {seed}\n\n{counts}\n{}", table(&["row of the tables", "times"], &rows))
    }
}
