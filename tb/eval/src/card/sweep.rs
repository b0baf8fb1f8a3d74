//! Many independent measurements: each has its own seed, its result is kept, and what is missing is run
//! on all processors, or by the jobs of a cluster.
//!
//! A result lies in a file whose name is made of the question and of all that decides its answer: the
//! emitted Verilog, the models of host and system, the driver, and the experiments themselves. So a result
//! never outlives what it was measured on, and jobs that share a directory fill one table.
use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};

use nic_sim::tools::repository_root;

use super::loopback::{self, Loopback};
use super::mixed::{self, Mixed};
use super::rate;
use nic_campaign::parallel::parallel;

/// One measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Through the card and the host's memory and back.
    Loopback(loopback::Question),
    /// One direction, as fast as it goes.
    Rate(rate::Question),
    /// Packets and key-value requests together.
    Mixed(mixed::Question),
}

impl Question {
    /// Runs it.
    ///
    /// # Errors
    /// As [`loopback::loopback`] and [`rate::rate`].
    fn answer(&self) -> Result<Answer, String> {
        match self {
            Self::Loopback(question) => loopback::loopback(question).map(Answer::Loopback),
            Self::Rate(question) => {
                rate::rate(question).map(|rate| Answer::Gigabits(rate.gigabits()))
            }
            Self::Mixed(question) => mixed::measure(question).map(Answer::Mixed),
        }
    }
}

/// What one found.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Of a loopback.
    Loopback(Loopback),
    /// Of a rate, in Gb/s.
    Gigabits(f64),
    /// Of a mixed workload.
    Mixed(Mixed),
}

impl Answer {
    /// Of a loopback.
    pub fn loopback(&self) -> Option<&Loopback> {
        match self {
            Self::Loopback(found) => Some(found),
            Self::Gigabits(_) | Self::Mixed(_) => None,
        }
    }

    /// Of a mixed workload.
    pub fn mixed(&self) -> Option<&Mixed> {
        match self {
            Self::Mixed(found) => Some(found),
            Self::Gigabits(_) | Self::Loopback(_) => None,
        }
    }

    /// Gb/s; none of a mixed workload.
    pub fn gigabits(&self) -> f64 {
        match self {
            Self::Mixed(_) => 0.0,
            Self::Loopback(found) => found.gigabits,
            Self::Gigabits(gigabits) => *gigabits,
        }
    }

    /// A line for each list of numbers.
    fn to_text(&self) -> String {
        let line = |times: &Vec<u64>| {
            times.iter().map(u64::to_string).collect::<Vec<_>>().join(" ") + "\n"
        };
        match self {
            Self::Gigabits(gigabits) => format!("{gigabits}\n"),
            Self::Mixed(found) => found.lists().map(line).concat(),
            Self::Loopback(found) => {
                let times = [&found.whole, &found.receive, &found.host, &found.transmit];
                format!("{}\n{}\n", found.gigabits, found.snoops) + &times.map(line).concat()
            }
        }
    }

    fn from_lines<'a>(question: &Question, lines: impl Iterator<Item = &'a str>) -> Option<Self> {
        let mut lines = lines;
        if matches!(question, Question::Mixed(_)) {
            let list = |line: &str| line.split_whitespace().map(|word| word.parse().ok()).collect();
            let lists = lines.map(list).collect::<Option<Vec<Vec<u64>>>>()?;
            return Some(Self::Mixed(Mixed::from_lists(lists.try_into().ok()?)));
        }
        let gigabits = lines.next()?.parse().ok()?;
        if matches!(question, Question::Rate(_)) {
            return Some(Self::Gigabits(gigabits));
        }
        let snoops = lines.next()?.parse().ok()?;
        let mut times = || {
            lines.next()?.split_whitespace().map(|word| word.parse().ok()).collect::<Option<_>>()
        };
        Some(Self::Loopback(Loopback {
            gigabits,
            snoops,
            whole: times()?,
            receive: times()?,
            host: times()?,
            transmit: times()?,
        }))
    }
}

/// A part of all measurements: those whose position leaves `index` when divided by `count`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    index: usize,
    count: usize,
}

impl Shard {
    /// All of them.
    pub const ALL: Self = Self { index: 0, count: 1 };
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts =
            text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        match parts {
            Some((index, count)) if index < count => Ok(Self { index, count }),
            _ => Err(format!("`{text}` is no part: 0/4 to 3/4 are the parts of four")),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.index, self.count)
    }
}

/// Where results are kept, and what runs the missing ones.
#[derive(Debug)]
pub struct Runner {
    directory: PathBuf,
    content: u64,
    shard: Shard,
    workers: usize,
}

/// What decides an answer, below the repository's root.
const SOURCES: [&str; 12] = [
    "rtl-out/library",
    "rtl-out/parametric",
    "rtl-out/units",
    "rtl-out/tops",
    "hdl/spec/src",
    "driver/src",
    "tb/host/src",
    "tb/system/src",
    "tb/eval/src/card/loopback.rs",
    "tb/eval/src/card/mixed.rs",
    "tb/eval/src/card/rate.rs",
    "tb/eval/src/card/setting.rs",
];

impl Runner {
    /// Keeps results in a directory, runs a part of them, so many at a time.
    ///
    /// # Errors
    /// One line if a source cannot be read.
    pub fn new(directory: PathBuf, shard: Shard, workers: usize) -> Result<Self, String> {
        let mut content = Hash::default();
        for source in SOURCES {
            let path = repository_root().join(source);
            content
                .add_path(&path)
                .map_err(|error| format!("failed to read {}: {error}", path.display()))?;
        }
        Ok(Self { directory, content: content.0, shard, workers: workers.max(1) })
    }

    /// The answers in the order of the questions; those of other parts are missing unless they are kept.
    ///
    /// # Errors
    /// One line: that a result cannot be kept, or the first question that failed, after all others were run.
    pub fn run(
        &self,
        questions: &[Question],
        progress: impl Fn(usize, usize) + Sync,
    ) -> Result<Vec<Option<Answer>>, String> {
        fs::create_dir_all(&self.directory)
            .map_err(|error| format!("failed to make {}: {error}", self.directory.display()))?;
        let mut seen = HashSet::new();
        let missing: Vec<&Question> = questions
            .iter()
            .enumerate()
            .filter(|(position, _)| position % self.shard.count == self.shard.index)
            .map(|(_, question)| question)
            .filter(|question| seen.insert(self.path(question)) && self.kept(question).is_none())
            .collect();
        let done = AtomicUsize::new(0);
        progress(0, missing.len());
        parallel(missing.len(), self.workers, |position| {
            let question = missing[position];
            let result = question.answer().and_then(|answer| self.keep(question, &answer));
            progress(1 + done.fetch_add(1, Ordering::Relaxed), missing.len());
            result.map_err(|error| format!("{question:?}: {error}"))
        })?;
        Ok(questions.iter().map(|question| self.kept(question)).collect())
    }

    fn path(&self, question: &Question) -> PathBuf {
        let mut name = Hash(self.content);
        name.add(format!("{question:?}").as_bytes());
        self.directory.join(format!("{:016x}.txt", name.0))
    }

    fn kept(&self, question: &Question) -> Option<Answer> {
        let text = fs::read_to_string(self.path(question)).ok()?;
        let mut lines = text.lines();
        (lines.next()? == format!("{question:?}"))
            .then(|| Answer::from_lines(question, lines))
            .flatten()
    }

    /// Written beside its place and moved there, so that no other job sees half of it.
    fn keep(&self, question: &Question, answer: &Answer) -> Result<(), String> {
        let path = self.path(question);
        let beside = path.with_extension(format!("{}", std::process::id()));
        fs::write(&beside, format!("{question:?}\n{}", answer.to_text()))
            .and_then(|()| fs::rename(&beside, &path))
            .map_err(|error| format!("failed to write {}: {error}", path.display()))
    }
}

/// FNV-1a with 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv): the same on every machine.
#[derive(Clone, Copy, Debug)]
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// A file, or all files below a directory in the order of their names.
    fn add_path(&mut self, path: &Path) -> std::io::Result<()> {
        if path.is_file() {
            self.add(&fs::read(path)?);
            return Ok(());
        }
        let entries: Result<Vec<_>, _> = fs::read_dir(path)?.collect();
        let mut paths: Vec<PathBuf> = entries?.iter().map(fs::DirEntry::path).collect();
        paths.sort();
        for path in paths {
            self.add(path.file_name().unwrap_or_default().as_encoded_bytes());
            self.add_path(&path)?;
        }
        Ok(())
    }
}
