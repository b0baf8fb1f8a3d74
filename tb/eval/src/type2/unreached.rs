//! The cases of the coherence tables that the whole card cannot meet, with the reason.
use nic_model::coherence::Table;

/// Why no round can meet the case, beside what no engine can; `None` if one can.
pub fn why_not(_table: Table, _case: &str) -> Option<&'static str> {
    None
}
