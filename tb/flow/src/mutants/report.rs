//! What became of the mutants: the table, the share, the problems.
use serde::{Deserialize, Serialize};

use super::plan::{Plan, Verdict};
use crate::table::Table;

/// What became of one mutant.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Fate {
    /// This test failed, or `proof`.
    Killed(String),
    /// A test killed it, but not the one that the list names.
    KilledByAnother(String),
    /// Nobody noticed.
    Survived,
    /// Yosys proved that nobody can notice.
    ProvedEquivalent,
    /// It is no Verilog, which kills nothing.
    DoesNotCompile,
    /// No test ran yet: only on record, never the end of a run.
    NotJudged,
}

/// A mutant and what became of it.
#[derive(Clone, Debug)]
pub struct Result {
    /// The mutant's name or description.
    pub mutant: String,
    /// What became of it.
    pub fate: Fate,
}

/// The mutants of one plan.
#[derive(Clone, Debug)]
pub struct Report {
    /// The plan.
    pub plan: Plan,
    /// Hand-written mutants.
    pub edits: Vec<Result>,
    /// Random mutants.
    pub random: Vec<Result>,
}

/// Counts of random mutants.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Share {
    /// All of them.
    pub drawn: usize,
    /// Those that compile and were judged.
    pub judged: usize,
    /// Those that a test or a proof noticed.
    pub killed: usize,
    /// Those that nobody can notice, proved or examined.
    pub equivalent: usize,
}

impl Share {
    /// Killed among those that can be noticed, in tenths of a percent, rounded down.
    pub fn per_mille(self) -> Option<usize> {
        (self.killed * 1000).checked_div(self.judged - self.equivalent)
    }

    fn text(self) -> String {
        match self.per_mille() {
            Some(share) => format!("{}.{} %", share / 10, share % 10),
            None => "-".to_owned(),
        }
    }

    fn add(&mut self, other: Self) {
        self.drawn += other.drawn;
        self.judged += other.judged;
        self.killed += other.killed;
        self.equivalent += other.equivalent;
    }
}

impl Report {
    /// Counts the random mutants.
    pub fn share(&self) -> Share {
        let mut share = Share::default();
        for result in &self.random {
            share.drawn += 1;
            let counts = !matches!(result.fate, Fate::DoesNotCompile | Fate::NotJudged);
            share.judged += usize::from(counts);
            match &result.fate {
                Fate::Killed(_) | Fate::KilledByAnother(_) => share.killed += 1,
                Fate::ProvedEquivalent => share.equivalent += 1,
                Fate::Survived if self.verdict(result) == Some(Verdict::Equivalent) => {
                    share.equivalent += 1;
                }
                Fate::Survived | Fate::DoesNotCompile | Fate::NotJudged => {}
            }
        }
        share
    }

    fn verdict(&self, result: &Result) -> Option<Verdict> {
        self.plan.examined(&result.mutant).map(|survivor| survivor.verdict)
    }

    /// What is wrong, a line each: edits that no named test noticed, survivors nobody examined, and
    /// verdicts on mutants that are now noticed.
    pub fn problems(&self) -> Vec<String> {
        let name = &self.plan.name;
        let mut problems = Vec::new();
        for Result { mutant, fate } in &self.edits {
            match fate {
                Fate::Killed(_) | Fate::NotJudged => {}
                Fate::KilledByAnother(test) => {
                    problems.push(format!("{name}: `{mutant}` is killed by {test}, not as listed"));
                }
                Fate::DoesNotCompile => {
                    problems.push(format!("{name}: `{mutant}` does not compile"));
                }
                Fate::Survived | Fate::ProvedEquivalent => {
                    problems.push(format!("{name}: `{mutant}` survives: a test is missing"));
                }
            }
        }
        for Result { mutant, fate } in &self.random {
            let examined = self.plan.examined(mutant);
            if *fate == Fate::Survived && examined.is_none() {
                problems.push(format!("{name}: survivor not examined: {mutant}"));
            }
            let noticed = matches!(fate, Fate::Killed(_) | Fate::KilledByAnother(_));
            if noticed && examined.is_some_and(|found| found.verdict == Verdict::Equivalent) {
                problems.push(format!("{name}: called equivalent, but killed: {mutant}"));
            }
        }
        problems
    }
}

/// Counts of the edits.
#[derive(Clone, Copy, Default)]
struct Edits {
    listed: usize,
    judged: usize,
    killed: usize,
}

impl Edits {
    fn of(report: &Report) -> Self {
        let count = |counts: fn(&Fate) -> bool| {
            report.edits.iter().filter(|result| counts(&result.fate)).count()
        };
        Self {
            listed: report.edits.len(),
            judged: count(|fate| *fate != Fate::NotJudged),
            killed: count(|fate| matches!(fate, Fate::Killed(_))),
        }
    }

    fn add(&mut self, other: Self) {
        self.listed += other.listed;
        self.judged += other.judged;
        self.killed += other.killed;
    }
}

/// The table over all modules.
pub fn table(reports: &[Report]) -> Table {
    let mut table = Table::new(&[
        "module",
        "edits",
        "judged",
        "killed",
        "random",
        "judged",
        "killed",
        "equivalent",
        "share of the others",
    ]);
    let (mut edits, mut share) = (Edits::default(), Share::default());
    for report in reports {
        table.row(row(&report.plan.name, Edits::of(report), report.share()));
        edits.add(Edits::of(report));
        share.add(report.share());
    }
    table.row(row("all", edits, share));
    table
}

fn row(name: &str, edits: Edits, share: Share) -> [String; 9] {
    [
        name.to_owned(),
        edits.listed.to_string(),
        edits.judged.to_string(),
        edits.killed.to_string(),
        share.drawn.to_string(),
        share.judged.to_string(),
        share.killed.to_string(),
        share.equivalent.to_string(),
        share.text(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::plan::Survivor;

    fn report(random: &[(&str, Fate)], survivors: &[(&str, Verdict)]) -> Report {
        let survivor = survivors
            .iter()
            .map(|(mutation, verdict)| Survivor {
                mutation: (*mutation).to_owned(),
                verdict: *verdict,
                reason: "said why".to_owned(),
            })
            .collect();
        let plan = Plan {
            name: "fifo".to_owned(),
            verilog: "fifo".to_owned(),
            tests: vec!["fifo".to_owned()],
            not_random: None,
            mutant: Vec::new(),
            survivor,
        };
        let result = |(mutant, fate): &(&str, Fate)| Result {
            mutant: (*mutant).to_owned(),
            fate: fate.clone(),
        };
        Report { plan, edits: Vec::new(), random: random.iter().map(result).collect() }
    }

    #[test]
    fn the_share_leaves_out_what_nobody_can_notice_and_what_does_not_compile() {
        let report = report(
            &[
                ("a", Fate::Killed("test".to_owned())),
                ("b", Fate::Survived),
                ("c", Fate::Survived),
                ("d", Fate::ProvedEquivalent),
                ("e", Fate::DoesNotCompile),
                ("f", Fate::NotJudged),
            ],
            &[("b", Verdict::Equivalent), ("c", Verdict::MissingTest)],
        );
        assert_eq!(report.share(), Share { drawn: 6, judged: 4, killed: 1, equivalent: 2 });
        assert_eq!(report.share().text(), "50.0 %");
        assert_eq!(report.problems(), Vec::<String>::new());
    }

    #[test]
    fn a_survivor_that_nobody_examined_and_a_wrong_verdict_are_problems() {
        let random = [("a", Fate::Survived), ("b", Fate::Killed("test".to_owned()))];
        let report = report(&random, &[("b", Verdict::Equivalent)]);
        let expected = ["fifo: survivor not examined: a", "fifo: called equivalent, but killed: b"];
        assert_eq!(report.problems(), expected);
    }

    #[test]
    fn an_edit_must_be_killed_by_the_test_it_names() {
        let mut report = report(&[], &[]);
        let fates = [
            Fate::Killed("right".to_owned()),
            Fate::KilledByAnother("wrong".to_owned()),
            Fate::Survived,
            Fate::DoesNotCompile,
            Fate::NotJudged,
        ];
        report.edits = fates.map(|fate| Result { mutant: "edit".to_owned(), fate }).to_vec();
        assert_eq!(report.problems().len(), 3);
        let text = table(&[report]).to_string();
        assert!(text.contains("fifo        5       4       1"), "{text}");
    }
}
