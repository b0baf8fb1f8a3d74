//! Long runs in rounds that know nothing of each other: which of them, what each adds, and how one is repeated.
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::AddAssign;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use crate::arguments;
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

    /// Runs the rounds until they have reached the goal; the sum of what they counted.
    ///
    /// # Errors
    /// One line: a round that failed and the command that repeats it, or a log that cannot be written.
    pub fn run<T: Tally, R: Fn(u64, u64) -> T>(
        &self,
        seed: u64,
        campaign: &Campaign<R>,
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
        let (shard, shards) = self.shard;
        let begin = self.first.next_multiple_of(shards) + shard;
        let mut total = T::default();
        for number in (begin..).step_by(shards as usize) {
            if total.reached() >= goal {
                break;
            }
            let again = format!("{} SEED={seed} FIRST={number}", campaign.command);
            bar.set_message(format!("repeat with: {again}"));
            let tally = panic::catch_unwind(AssertUnwindSafe(|| (campaign.round)(seed, number)));
            let tally =
                tally.map_err(|_| format!("round {number} failed; repeat with: {again}"))?;
            total += &tally;
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
        Rounds { first, shard, seed: None, log: None }
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
        let line = "round 6 failed; repeat with: make x SEED=7 FIRST=6";
        assert_eq!(rounds(4, (0, 1)).run(7, &campaign).map(|n| n.0), Err(line.into()));
    }

    #[test]
    fn a_shard_is_below_their_number() {
        assert_eq!(shard("1/2"), Ok((1, 2)));
        assert!(shard("2/2").is_err() && shard("x").is_err());
    }
}
