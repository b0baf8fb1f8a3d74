//! The verdicts that were found before, as `docs/generated/mutants.md`.
use std::fmt::Write as _;
use std::fs;

use nic_sim::tools::{Kind, find, repository_root};

use super::evidence::Evidence;
use super::plan::{self, Plan, Verdict};
use super::report::{self, Fate, Report};
use super::{Candidate, versions};
use crate::error::{Context, Error, Result};
use crate::rtl::Rtl;

/// Writes down what is known of all mutants, and judges none: what is not known says so. With `check` it
/// is compared with what is there.
pub fn record(rtl: &Rtl, seed: u64, check: bool) -> Result<()> {
    let (yosys, verilator) = match (find(Kind::Yosys), find(Kind::Verilator)) {
        (Ok(yosys), Ok(verilator)) => (yosys, verilator),
        // The verdicts are kept under the versions of the tools.
        (Err(missing), _) | (_, Err(missing)) => return Err(Error::failed(missing.to_string())),
    };
    let tools = versions(&yosys, &verilator);
    let plans = plan::read(None, rtl)?;
    let reports =
        plans.iter().map(|plan| known(rtl, plan, &tools, seed)).collect::<Result<Vec<Report>>>()?;
    let origin = format!("seed {seed}, Yosys {}, Verilator {}", yosys.version, verilator.version);
    let text = document(&reports, &origin);
    let file = repository_root().join("docs/generated/mutants.md");
    if !check {
        print!("{}", report::table(&reports));
        return fs::write(&file, text).context(|| format!("write {}", file.display()));
    }
    match fs::read_to_string(&file).unwrap_or_default() == text {
        true => Ok(()),
        false => Err(Error::failed(
            "docs/generated/mutants.md is stale: `make mutants RECORD=1` writes it".to_owned(),
        )),
    }
}

/// What is known of the mutants of one plan.
fn known(rtl: &Rtl, plan: &Plan, tools: &str, seed: u64) -> Result<Report> {
    let module = rtl.module(&plan.verilog)?;
    let evidence = Evidence::gather(rtl, plan, module, tools, seed)?;
    let result = |mutant: String, fate: Option<Fate>| report::Result {
        mutant,
        fate: fate.unwrap_or(Fate::NotJudged),
    };
    let edit = |edit| {
        let candidate = Candidate::edit(rtl, module, edit)?;
        let fate = evidence.remembered(candidate.subject());
        Ok(result(candidate.name, fate))
    };
    let edits = plan.mutant.iter().map(edit).collect::<Result<Vec<_>>>()?;
    let random =
        evidence.drawn().into_iter().map(|(name, fate)| result(name, Some(fate))).collect();
    Ok(Report { plan: plan.clone(), edits, random })
}

/// `docs/generated/mutants.md`. `origin` says with which seed and tools.
fn document(reports: &[Report], origin: &str) -> String {
    let mut text = format!(
        "# Mutants\n\n\
         Written by `make mutants RECORD=1`, which judges nothing: it shows the verdicts that \
         `tb/records` has from runs of\n`make mutants MODULE=name N=random` ({origin}).\nA verdict \
         is of the module, the mutant and the test as they are: what changed since, or was not run, is \
         not *judged*.\n\n\
         An *edit* is one of `tb/mutants`; it is killed when the test it names fails. A *random* \
         mutant is drawn\nby Yosys's `mutate` on the netlist; it is killed when a test of the \
         module or a proof fails, and\nequivalent when Yosys proves it or `tb/mutants` says why. \
         One that does not compile is not judged.\n\n{}",
        report::table(reports).markdown()
    );
    for report in reports {
        let mut lines: Vec<String> =
            report.random.iter().filter_map(|result| remark(&report.plan, result)).collect();
        lines.extend(report.edits.iter().filter_map(edit_remark));
        let name = &report.plan.name;
        // Writing to a string does not fail.
        if let Some(reason) = &report.plan.not_random {
            let _ = write!(text, "\n## {name}\n\nNo random ones: {reason}.\n");
        }
        if !lines.is_empty() {
            let _ = write!(text, "\n## {name}\n\n{}\n", lines.join("\n"));
        }
    }
    text
}

/// What there is to say of a random mutant that nobody killed.
fn remark(plan: &Plan, result: &report::Result) -> Option<String> {
    let said = match result.fate {
        Fate::ProvedEquivalent => "equivalent; Yosys proves it".to_owned(),
        Fate::Survived => match plan.examined(&result.mutant) {
            Some(survivor) => {
                let verdict = match survivor.verdict {
                    Verdict::Equivalent => "equivalent",
                    Verdict::MissingTest => "missing test",
                };
                format!("{verdict}; {}", survivor.reason)
            }
            None => "survives, not examined".to_owned(),
        },
        Fate::NotJudged => "not judged".to_owned(),
        Fate::Killed(_) | Fate::KilledByAnother(_) | Fate::DoesNotCompile => return None,
    };
    Some(format!("- `{}`: {said}", result.mutant))
}

/// What there is to say of an edit that was judged and that the named test did not kill.
fn edit_remark(result: &report::Result) -> Option<String> {
    let said = match &result.fate {
        Fate::Killed(_) | Fate::NotJudged => return None,
        Fate::KilledByAnother(test) => format!("killed by {test}, not as listed"),
        Fate::Survived | Fate::ProvedEquivalent => "survives: a test is missing".to_owned(),
        Fate::DoesNotCompile => "does not compile".to_owned(),
    };
    Some(format!("- the edit \"{}\": {said}", result.mutant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_says_what_nobody_killed_and_what_was_not_run() {
        let text = "verilog = \"fifo\"\n[[survivor]]\nmutation = \"b\"\nverdict = \"equivalent\"\n\
                    reason = \"said why\"\n";
        let mut plan: Plan = toml::from_str(text).expect("a plan");
        plan.name = "fifo".to_owned();
        let result = |(mutant, fate): (&str, Fate)| report::Result { mutant: mutant.into(), fate };
        let random = [
            ("a", Fate::Killed("test".to_owned())),
            ("b", Fate::Survived),
            ("c", Fate::Survived),
            ("d", Fate::ProvedEquivalent),
            ("e", Fate::NotJudged),
        ];
        let edits = [("f", Fate::NotJudged), ("g", Fate::Survived)];
        let report =
            Report { plan, edits: edits.map(result).to_vec(), random: random.map(result).to_vec() };
        let text = document(&[report], "seed 1");
        assert!(text.contains("(seed 1)"), "{text}");
        let expected = "\n## fifo\n\n- `b`: equivalent; said why\n- `c`: survives, not examined\n\
                        - `d`: equivalent; Yosys proves it\n- `e`: not judged\n\
                        - the edit \"g\": survives: a test is missing\n";
        assert!(text.ends_with(expected), "{text}");
    }
}
