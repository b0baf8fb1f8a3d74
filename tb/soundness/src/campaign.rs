//! Many random circuits in all simulators.
use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

use crate::examine::{Fault, Scratch, examine};
use crate::recipe::{Recipe, Sort};
use crate::simulators::{Options, Simulator};
use crate::specimen::Specimen;

/// Circuits that are compiled together: the more, the less each takes, up to the memory of the
/// compiler.
const BATCH: u64 = 250;
/// One batch in so many goes through Verilator with the options of the bench, which take twice as
/// long to compile; the others go through it with wide operations as calls.
const THOROUGH_EVERY: u64 = 8;

/// Circuits between two lines of progress where there is no terminal to draw a bar on.
const REPORT_EVERY: u64 = 5_000;

/// What to run.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// What is drawn; what is said of circuits here holds for programs as well.
    pub sort: Sort,
    /// The number of the first circuit; a campaign that was stopped goes on from there.
    pub first: u64,
    /// How many circuits.
    pub circuits: u64,
    /// Decides all of them.
    pub seed: u64,
    /// In which simulators.
    pub simulators: Vec<Simulator>,
    /// One batch in so many goes through CXXRTL too, which takes longer than all the others together.
    pub cxxrtl_every: u64,
    /// Batches at a time.
    pub jobs: usize,
    /// Seconds of processor time after which a circuit by itself is put aside, neither right nor
    /// wrong, and named. Without it that is a failure, after five minutes.
    pub patience: Option<u32>,
}

/// The circuit with the lowest number that failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Its number.
    pub number: u64,
    /// The choices that make it.
    pub recipe: Recipe,
    /// How its batch was run.
    pub options: Options,
    /// What is wrong, by simulator.
    pub faults: Vec<(Simulator, Fault)>,
}

/// What came out.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What was drawn.
    pub sort: Sort,
    /// Circuits that agreed, by simulator.
    pub agreed: Vec<(Simulator, u64)>,
    /// Compared cycles over all circuits.
    pub cycles: u64,
    /// Those that a simulator did not finish in the time it was given, or is not asked for.
    pub put_aside: Vec<(Simulator, u64)>,
    /// The first that did not.
    pub failure: Option<Failure>,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (simulator, count) in &self.agreed {
            writeln!(f, "{count} {} agree in {simulator}", self.sort)?;
        }
        for simulator in Simulator::ALL {
            let numbers = self.put_aside.iter().filter(|(other, _)| *other == simulator);
            let count = numbers.count();
            if count > 0 {
                writeln!(f, "{count} {} put aside in {simulator}", self.sort)?;
            }
        }
        write!(f, "{} compared cycles", self.cycles)
    }
}

/// The choices behind circuit `number` of a seed.
pub fn recipe(sort: Sort, seed: u64, number: u64) -> Recipe {
    Recipe::random(sort, mix(seed, number), mix(seed, number / BATCH) as u32)
}

/// A number that looks unrelated to both (the finish of SplitMix64).
fn mix(seed: u64, number: u64) -> u64 {
    let mut mixed = seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Makes a batch ready; the circuits are called `c0`, `c1`, and so on.
///
/// # Panics
/// When the language refuses a program, which the generator excludes.
pub fn specimens(recipes: &[Recipe]) -> Vec<Specimen> {
    let specimen = |(number, recipe): (usize, &Recipe)| recipe.specimen(&format!("c{number}"));
    recipes.iter().enumerate().map(specimen).collect()
}

/// What the workers share.
struct Shared {
    next_batch: AtomicU64,
    finished: Mutex<Finished>,
    agreed: Vec<AtomicU64>,
    cycles: AtomicU64,
    put_aside: Mutex<Vec<(Simulator, u64)>>,
    failure: Mutex<Option<Failure>>,
    progress: ProgressBar,
}

/// The batches that are done.
struct Finished {
    /// All before this one.
    up_to: u64,
    /// Some after it.
    ahead: BTreeSet<u64>,
}

impl Campaign {
    /// How many of the circuits a simulator is to see.
    pub fn planned(&self, simulator: Simulator) -> u64 {
        let batches = self.first / BATCH..(self.first + self.circuits).div_ceil(BATCH);
        let seen = batches.filter(|batch| self.goes_through(*batch, simulator));
        seen.map(|batch| self.numbers(batch)).map(|numbers| numbers.end - numbers.start).sum()
    }

    fn goes_through(&self, batch: u64, simulator: Simulator) -> bool {
        self.simulators.contains(&simulator)
            && (simulator != Simulator::Cxxrtl || batch.is_multiple_of(self.cxxrtl_every))
    }

    /// The circuits of a batch.
    fn numbers(&self, batch: u64) -> Range<u64> {
        let end = self.first + self.circuits;
        (batch * BATCH).clamp(self.first, end)..(batch * BATCH + BATCH).clamp(self.first, end)
    }

    /// Runs the circuits, up to the first batch with a failure.
    ///
    /// # Errors
    /// When there is no place for temporary files.
    ///
    /// # Panics
    /// When a worker panics.
    pub fn run(&self) -> Result<Outcome, String> {
        // Shown on a terminal only.
        let progress = ProgressBar::new(self.circuits);
        let style =
            ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} circuits, {eta} left");
        progress.set_style(style.expect("the template is right"));
        progress.set_message("soundness");
        let shared = Shared {
            next_batch: AtomicU64::new(self.first / BATCH),
            finished: Mutex::new(Finished { up_to: self.first / BATCH, ahead: BTreeSet::new() }),
            agreed: self.simulators.iter().map(|_| AtomicU64::new(0)).collect(),
            cycles: AtomicU64::new(0),
            put_aside: Mutex::new(Vec::new()),
            failure: Mutex::new(None),
            progress,
        };
        let results: Vec<Result<(), String>> = std::thread::scope(|scope| {
            let work = |worker| {
                let shared = &shared;
                scope.spawn(move || self.work(worker, shared))
            };
            let workers: Vec<_> = (0..self.jobs).map(work).collect();
            workers.into_iter().map(|w| w.join().expect("a worker ends")).collect()
        });
        shared.progress.finish_and_clear();
        results.into_iter().collect::<Result<(), String>>()?;
        let agreed = shared.agreed.iter().map(|count| count.load(Ordering::Relaxed));
        let mut put_aside = shared.put_aside.into_inner().expect("no worker panicked");
        put_aside.sort_unstable();
        Ok(Outcome {
            put_aside,
            sort: self.sort,
            agreed: self.simulators.iter().copied().zip(agreed).collect(),
            cycles: shared.cycles.load(Ordering::Relaxed),
            failure: shared.failure.into_inner().expect("no worker panicked"),
        })
    }

    fn work(&self, worker: usize, shared: &Shared) -> Result<(), String> {
        loop {
            // Batches begin in order, so those before a failing one run to their end, and which
            // failure is found first does not depend on timing.
            if shared.failure.lock().expect("no worker panicked").is_some() {
                return Ok(());
            }
            let batch = shared.next_batch.fetch_add(1, Ordering::Relaxed);
            let numbers = self.numbers(batch);
            if numbers.is_empty() {
                return Ok(());
            }
            if let Some(failure) = self.run_batch(worker, batch, numbers, shared)? {
                let mut known = shared.failure.lock().expect("no worker panicked");
                if known.as_ref().is_none_or(|other| failure.number < other.number) {
                    *known = Some(failure);
                }
            } else {
                self.report(batch, shared);
            }
        }
    }

    /// Says now and then, where no terminal shows it, how far all is well.
    fn report(&self, batch: u64, shared: &Shared) {
        let mut finished = shared.finished.lock().expect("no worker panicked");
        finished.ahead.insert(batch);
        while finished.ahead.first() == Some(&finished.up_to) {
            finished.ahead.pop_first();
            finished.up_to += 1;
            let number = finished.up_to * BATCH;
            let ends = number < self.first + self.circuits && number.is_multiple_of(REPORT_EVERY);
            if ends && shared.progress.is_hidden() {
                let sort = self.sort;
                eprintln!("{sort} below {number} agree (--first {number} goes on from here)");
            }
        }
    }

    fn run_batch(
        &self,
        worker: usize,
        batch: u64,
        numbers: Range<u64>,
        shared: &Shared,
    ) -> Result<Option<Failure>, String> {
        let recipes: Vec<Recipe> =
            numbers.clone().map(|n| recipe(self.sort, self.seed, n)).collect();
        let specimens = specimens(&recipes);
        let mut options = Options::default();
        options.thorough = batch % THOROUGH_EVERY == THOROUGH_EVERY - 1;
        options.patience = self.patience.unwrap_or(options.patience);
        let mut faults: Vec<Vec<(Simulator, Fault)>> = vec![Vec::new(); specimens.len()];
        for (position, &simulator) in self.simulators.iter().enumerate() {
            if !self.goes_through(batch, simulator) {
                continue;
            }
            let scratch = Scratch::new(&format!("{worker}-{simulator}"))?;
            let (taken, left): (Vec<_>, Vec<_>) =
                specimens.iter().cloned().enumerate().partition(|(_, s)| simulator.takes(s));
            let numbers_left = left.iter().map(|(circuit, _)| numbers.start + *circuit as u64);
            let mut aside = shared.put_aside.lock().expect("no worker panicked");
            aside.extend(numbers_left.map(|number| (simulator, number)));
            drop(aside);
            let (places, taken): (Vec<usize>, Vec<Specimen>) = taken.into_iter().unzip();
            let found = examine(simulator, options, scratch.path(), &taken);
            let agreed = found.iter().filter(|fault| fault.is_none()).count() as u64;
            shared.agreed[position].fetch_add(agreed, Ordering::Relaxed);
            for (circuit, fault) in places.into_iter().zip(found) {
                let Some(fault) = fault else { continue };
                if matches!(fault, Fault::Unfinished(_)) && self.patience.is_some() {
                    let number = numbers.start + circuit as u64;
                    eprintln!("{} {number}: put aside, not finished in {simulator}", self.sort);
                    let mut aside = shared.put_aside.lock().expect("no worker panicked");
                    aside.push((simulator, number));
                } else {
                    faults[circuit].push((simulator, fault));
                }
            }
        }
        let cycles = specimens.iter().map(|s| s.stimulus.cycles.len() - s.stimulus.compared_from);
        shared.cycles.fetch_add(cycles.sum::<usize>() as u64, Ordering::Relaxed);
        shared.progress.inc(recipes.len() as u64);
        let failing = faults.iter().position(|faults| !faults.is_empty());
        Ok(failing.map(|circuit| Failure {
            number: numbers.start + circuit as u64,
            recipe: recipes[circuit].clone(),
            options,
            faults: faults.swap_remove(circuit),
        }))
    }
}
