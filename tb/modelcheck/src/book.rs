//! The rules, and which of their rows a search has used.
use std::sync::atomic::{AtomicU64, Ordering};

use nic_model::coherence::{
    Discipline, ForwardRule, Hint, HintRule, LineState, Mark, MemoryRule, Origin, Pending,
    PendingRule, RequestRule, Rules, SnoopRule,
};
use nic_spec::message::{D2hRequestOpcode, H2dRequestOpcode, LineSpace};

/// Tables whose rows are watched.
const TABLES: usize = 8;

/// The rules that a model obeys.
#[derive(Debug)]
pub struct Book {
    rules: Rules,
    /// A bit per row of each table.
    used: [AtomicU64; TABLES],
}

impl Book {
    /// These rules, of which no row is used yet.
    pub fn new(rules: Rules) -> Self {
        Self { rules, used: Default::default() }
    }

    /// What this hint does.
    pub fn hint(&self, space: LineSpace, hint: Hint, state: LineState) -> Option<&HintRule> {
        let found = self.rules.hint(space, hint, state)?;
        match space {
            LineSpace::Host => self.mark(0, &self.rules.host_hints, found),
            LineSpace::DeviceHostBias => self.mark(1, &self.rules.host_bias_hints, found),
            LineSpace::DeviceDeviceBias => self.mark(2, &self.rules.device_bias_hints, found),
        }
        Some(found)
    }
    /// What this request does at the host.
    pub fn request(&self, opcode: D2hRequestOpcode) -> &RequestRule {
        let found = self.rules.request(opcode);
        self.mark(3, &self.rules.requests, found);
        found
    }
    /// What a line in this state answers.
    pub fn snoop(&self, state: LineState, snoop: H2dRequestOpcode) -> &SnoopRule {
        let found = self.rules.snoop(state, snoop);
        self.mark(4, &self.rules.snoops, found);
        found
    }
    /// What is answered while a request is pending.
    pub fn pending(&self, pending: Pending, snoop: H2dRequestOpcode) -> Option<&PendingRule> {
        let found = self.rules.pending(pending, snoop)?;
        self.mark(5, &self.rules.pending, found);
        Some(found)
    }
    /// How the host answers this request for device memory.
    pub fn forward(&self, opcode: D2hRequestOpcode) -> Option<&ForwardRule> {
        let found = self.rules.forward(opcode)?;
        self.mark(6, &self.rules.forwards, found);
        Some(found)
    }
    /// The rows of the host's requests for device memory.
    pub fn memory(&self) -> &[MemoryRule] {
        &self.rules.memory
    }
    /// One of these rows is followed.
    pub fn follow_memory(&self, row: usize) -> &MemoryRule {
        self.mark(7, &self.rules.memory, &self.rules.memory[row]);
        &self.rules.memory[row]
    }
    /// Whether this rule of order is kept.
    pub fn keeps(&self, discipline: Discipline) -> bool {
        self.rules.keeps(discipline)
    }

    /// Rows that are said to be model-checked, and were not used by any of these books.
    pub fn unused(books: &[&Self]) -> Vec<String> {
        let Some(first) = books.first() else { return Vec::new() };
        let rules = &first.rules;
        let mut unused = Vec::new();
        let mut look = |table: usize, name: String, row: usize, origin: &Origin| {
            let used = books.iter().any(|book| book.is_used(table, row));
            if origin.marks.contains(&Mark::ModelChecked) && !used {
                unused.push(name);
            }
        };
        let hints = [&rules.host_hints, &rules.host_bias_hints, &rules.device_bias_hints];
        for (table, rules) in hints.into_iter().enumerate() {
            for (row, rule) in rules.iter().enumerate() {
                look(table, format!("hint {}", rule.name), row, &rule.origin);
            }
        }
        for (row, rule) in rules.requests.iter().enumerate() {
            look(3, format!("request {:?}", rule.opcode), row, &rule.origin);
        }
        for (row, rule) in rules.snoops.iter().enumerate() {
            look(4, format!("{:?} to {:?}", rule.snoop, rule.state), row, &rule.origin);
        }
        for (row, rule) in rules.pending.iter().enumerate() {
            look(5, format!("{:?} while {:?}", rule.snoops, rule.pending), row, &rule.origin);
        }
        for (row, rule) in rules.forwards.iter().enumerate() {
            look(6, format!("{:?} for device memory", rule.opcode), row, &rule.origin);
        }
        for (row, rule) in rules.memory.iter().enumerate() {
            look(7, format!("host: {}", rule.means), row, &rule.origin);
        }
        unused
    }

    fn mark<T: PartialEq>(&self, table: usize, rows: &[T], row: &T) {
        let at = rows.iter().position(|other| std::ptr::eq(other, row));
        let bit = 1 << at.expect("it is a row of the table");
        if self.used[table].load(Ordering::Relaxed) & bit == 0 {
            self.used[table].fetch_or(bit, Ordering::Relaxed);
        }
    }

    fn is_used(&self, table: usize, row: usize) -> bool {
        self.used[table].load(Ordering::Relaxed) >> row & 1 == 1
    }
}
