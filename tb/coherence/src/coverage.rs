//! How often each case of the coherence tables was met by an engine, and which cases cannot be met.
use std::collections::BTreeMap;
use std::fmt::Write;

use nic_model::coherence::{Rules, Table};

use super::unreachable::why_not;
use nic_tb::text::{table, thousands};

/// How often each case was met.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Coverage {
    times: BTreeMap<(Table, String), u64>,
}

impl Coverage {
    /// A case was met.
    pub fn meet(&mut self, table: Table, case: String) {
        *self.times.entry((table, case)).or_default() += 1;
    }

    /// Adds another run.
    pub fn add(&mut self, other: &Self) {
        for (case, times) in &other.times {
            *self.times.entry(case.clone()).or_default() += times;
        }
    }

    /// How often that case was met.
    pub fn times(&self, table: Table, case: &str) -> u64 {
        self.times.get(&(table, case.to_owned())).copied().unwrap_or(0)
    }

    /// Cases of these tables that can be met and were not, as words.
    pub fn unmet(&self, tables: &[Table]) -> Vec<String> {
        let missing =
            |(table, case): (Table, String)| format!("{}: {case} was not met", table.title());
        self.unmet_cases(tables).into_iter().map(missing).collect()
    }

    /// Cases of these tables that can be met and were not.
    pub fn unmet_cases(&self, tables: &[Table]) -> Vec<(Table, String)> {
        let unmet = |(table, case): &(Table, String)| {
            why_not(*table, case).is_none() && self.times(*table, case) == 0
        };
        cases(tables).filter(unmet).collect()
    }

    /// Cases that were met and cannot be, and names that no table has.
    pub fn impossible(&self) -> Vec<String> {
        let rules = Rules::specified();
        let fault = |((table, case), times): (&(Table, String), &u64)| {
            let title = table.title();
            if !rules.cases(*table).contains(case) {
                return Some(format!("{title}: there is no case {case}"));
            }
            let reason = why_not(*table, case)?;
            Some(format!("{title}: {case} was met {times} times, and cannot be: {reason}"))
        };
        self.times.iter().filter_map(fault).collect()
    }

    /// Cases met, and those that can be.
    pub fn share(&self, table: Table) -> (usize, usize) {
        let cases = Rules::specified().cases(table);
        let met = cases.iter().filter(|case| self.times(table, case) > 0).count();
        (met, cases.iter().filter(|case| why_not(table, case).is_none()).count())
    }

    /// The share of each table.
    pub fn summary(&self) -> String {
        let row = |of: &Table| {
            let (met, reachable) = self.share(*of);
            let cases = Rules::specified().cases(*of).len();
            let cells = [met, reachable, cases - reachable].map(|count| count.to_string());
            [vec![of.title().to_owned()], cells.to_vec()].concat()
        };
        let rows: Vec<Vec<String>> = Table::ALL.iter().map(row).collect();
        table(&["table", "cases met", "of", "unreachable"], &rows)
    }

    /// Every case of each table, with how often it was met or why it cannot be.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for of in Table::ALL {
            let rows: Vec<Vec<String>> = Rules::specified()
                .cases(of)
                .iter()
                .map(|case| vec![case.clone(), thousands(self.times(of, case))])
                .collect();
            let (possible, not): (Vec<_>, Vec<_>) =
                rows.into_iter().partition(|row| why_not(of, &row[0]).is_none());
            writeln!(text, "{}", table(&[of.title(), "times"], &possible)).expect("a string takes");
            let widest = not.iter().map(|row| row[0].chars().count()).max().unwrap_or(0);
            for row in &not {
                let reason = why_not(of, &row[0]).unwrap_or_default();
                writeln!(text, "{:<widest$}  unreachable: {reason}", row[0]).expect("it takes");
            }
            text += if not.is_empty() { "" } else { "\n" };
        }
        text
    }
}

/// Every case of these tables.
fn cases(tables: &[Table]) -> impl Iterator<Item = (Table, String)> {
    let of = |table: &Table| {
        let table = *table;
        Rules::specified().cases(table).into_iter().map(move |case| (table, case))
    };
    tables.iter().flat_map(of)
}
