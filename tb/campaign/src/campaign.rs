//! Long runs in rounds that know nothing of each other, on all processors: which of them, what each adds, and how
//! one is repeated.
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::AddAssign;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use clap::Args;
use nic_sim::build::{build_for_long_runs, leave_properties_out};

use crate::arguments;
use crate::parallel::processors;
use crate::progress::bar;
use nic_tb::text::{table, thousands};

/// Which rounds are run.
#[derive(Args, Debug)]
pub struct Rounds {
    /// The first round; each has random numbers of its own.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Only the rounds of one shard: I/N is every N-th, from the I-th on.
    #[arg(long, value_name = "I/N", default_value = "0/1", value_parser = shard)]
    shard: (u64, u64),
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long)]
    seed: Option<u64>,
    /// A file to which a line is added for each round, with what was counted.
    #[arg(long)]
    log: Option<PathBuf>,
    /// Rounds that run at a time [default: as many as there are processors].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Models do not check the properties of their Verilog.
    #[arg(long)]
    no_properties: bool,
}

fn shard(text: &str) -> Result<(u64, u64), String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    parts.filter(|(i, n)| i < n).ok_or_else(|| "expected I/N with I below N, such as 0/4".into())
}

/// What a round counts.
pub trait Tally: Default + for<'a> AddAssign<&'a Self> {
    /// How much of what a run has to reach at least.
    fn reached(&self) -> u64;
    /// All counts with their names.
    fn counts(&self) -> Vec<(&'static str, u64)>;
}

/// A run of many rounds.
pub struct Campaign<R> {
    /// How much it has to reach, and what that is called.
    pub goal: (u64, &'static str),
    /// The command that repeats a round, but for seed and number.
    pub command: String,
    /// One round, by seed and number; it panics where something is wrong.
    pub round: R,
}

impl Rounds {
    /// The seed.
    ///
    /// # Errors
    /// As [`arguments::seed`].
    pub fn seed(&self) -> Result<u64, String> {
        arguments::seed(self.seed)
    }

    /// Runs the rounds until they have reached the goal; the sum of what they counted. Rounds are added in their order,
    /// and none behind the one that reaches the goal, so that the sum does not depend on how many run at a time.
    ///
    /// # Errors
    /// One line: a round that failed and the command that repeats it, or a log that cannot be written.
    pub fn run<T: Tally + Send, R: Fn(u64, u64) -> T + Sync>(
        &self,
        seed: u64,
        campaign: &Campaign<R>,
    ) -> Result<T, String> {
        if self.no_properties {
            leave_properties_out();
            build_for_long_runs();
        }
        let (shard, shards) = self.shard;
        let begin = self.first.next_multiple_of(shards) + shard;
        let numbers = (begin..).step_by(shards as usize);
        let next = Mutex::new(numbers.clone());
        let is_over = AtomicBool::new(false);
        let (sender, done) = mpsc::channel();
        let work = |sender: mpsc::Sender<_>| {
            while !is_over.load(Ordering::Relaxed) {
                let number = next.lock().expect("nobody panics with it").next();
                let number = number.expect("they do not end");
                let round = AssertUnwindSafe(|| (campaign.round)(seed, number));
                // Nobody receives it when it is over.
                let _ = sender.send((number, panic::catch_unwind(round).ok()));
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.jobs.map_or_else(processors, usize::from) {
                let sender = sender.clone();
                scope.spawn(move || work(sender));
            }
            let mut early = BTreeMap::new();
            let in_order = numbers.map(|number| {
                while !early.contains_key(&number) {
                    let (other, tally) = done.recv().expect("the rounds run");
                    early.insert(other, tally);
                }
                (number, early.remove(&number).flatten())
            });
            let total = self.sum(seed, campaign, in_order);
            is_over.store(true, Ordering::Relaxed);
            total
        })
    }

    /// The sum of these rounds; of one that failed there is nothing.
    fn sum<T: Tally, R>(
        &self,
        seed: u64,
        campaign: &Campaign<R>,
        mut rounds: impl Iterator<Item = (u64, Option<T>)>,
    ) -> Result<T, String> {
        let mut log = match &self.log {
            None => None,
            Some(path) => {
                let file = OpenOptions::new().create(true).append(true).open(path);
                Some(file.map_err(|error| format!("failed to open {}: {error}", path.display()))?)
            }
        };
        let (goal, what) = campaign.goal;
        let bar = bar(goal);
        let mut total = T::default();
        while total.reached() < goal {
            let (number, tally) = rounds.next().expect("they do not end");
            let again = format!("{} SEED={seed} FIRST={number} JOBS=1", campaign.command);
            let tally =
                tally.ok_or_else(|| format!("round {number} failed; repeat with: {again}"))?;
            total += &tally;
            bar.set_message(format!("repeat round {number} with: {again}"));
            bar.set_position(total.reached());
            if let Some(log) = &mut log {
                let counts = tally.counts().into_iter();
                let counts: Vec<_> =
                    counts.map(|(name, count)| format!("{name} {count}")).collect();
                let (counts, reached) = (counts.join(", "), total.reached());
                writeln!(log, "round {number}: {counts}; {reached} {what} so far")
                    .map_err(|error| format!("failed to write the log: {error}"))?;
            }
        }
        bar.finish_and_clear();
        Ok(total)
    }
}

impl Tally for nic_system::soak::Tally {
    fn reached(&self) -> u64 {
        self.came
    }
    fn counts(&self) -> Vec<(&'static str, u64)> {
        self.counts().into()
    }
}

/// The seed, and the counts as a table.
pub fn counted<T: Tally>(total: &T, seed: u64) -> String {
    let counts = total.counts().into_iter();
    let rows: Vec<Vec<String>> =
        counts.map(|(name, count)| vec![name.into(), thousands(count)]).collect();
    format!("seed {seed}\n\n{}", table(&["what", "count"], &rows))
}

/// Prints what a program found, or the line that says why it found nothing.
pub fn finish(program: &str, found: Result<String, String>) -> ExitCode {
    match found {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("{program}: {line}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Numbers(Vec<u64>);

    impl AddAssign<&Self> for Numbers {
        fn add_assign(&mut self, other: &Self) {
            self.0.extend(&other.0);
        }
    }

    impl Tally for Numbers {
        fn reached(&self) -> u64 {
            self.0.len() as u64
        }
        fn counts(&self) -> Vec<(&'static str, u64)> {
            vec![]
        }
    }

    fn rounds(first: u64, shard: (u64, u64)) -> Rounds {
        Rounds { first, shard, seed: None, log: None, jobs: None, no_properties: false }
    }

    #[test]
    fn the_sum_is_that_of_one_round_after_the_other() {
        let round = |_, number| {
            // Early rounds end late.
            thread::sleep(std::time::Duration::from_millis(20_u64.saturating_sub(5 * number)));
            Numbers(vec![number])
        };
        let campaign = Campaign { goal: (7, "rounds"), command: "make x".into(), round };
        for jobs in [1, 3, 16] {
            let rounds = Rounds { jobs: Some(jobs), ..rounds(0, (0, 1)) };
            assert_eq!(rounds.run(1, &campaign).map(|n| n.0), Ok((0..7).collect()), "{jobs}");
        }
    }

    #[test]
    fn shards_share_the_rounds() {
        let round = |_, number| Numbers(vec![number]);
        let campaign = Campaign { goal: (3, "rounds"), command: "make x".into(), round };
        let found = |shard| rounds(4, shard).run(1, &campaign).map(|numbers| numbers.0);
        assert_eq!(found((0, 1)), Ok(vec![4, 5, 6]));
        assert_eq!(found((0, 2)), Ok(vec![4, 6, 8]));
        assert_eq!(found((1, 2)), Ok(vec![5, 7, 9]));
    }

    #[test]
    fn a_round_that_fails_says_how_it_is_repeated() {
        let round = |_, number| -> Numbers {
            assert!(number < 6, "wrong on purpose");
            Numbers(vec![number])
        };
        let campaign = Campaign { goal: (9, "rounds"), command: "make x".into(), round };
        let line = "round 6 failed; repeat with: make x SEED=7 FIRST=6 JOBS=1";
        assert_eq!(rounds(4, (0, 1)).run(7, &campaign).map(|n| n.0), Err(line.into()));
    }

    #[test]
    fn a_shard_is_below_their_number() {
        assert_eq!(shard("1/2"), Ok((1, 2)));
        assert!(shard("2/2").is_err() && shard("x").is_err());
    }
}
