//! The cases of the coherence tables that this card cannot meet although an engine can, with the reason.
use nic_model::coherence::{HintRule, Rules, Table, hint_row};
use nic_spec::message::LineOperation;

/// No unit asks for a flush of a line.
const NO_FLUSH: &str =
    "a flush of a line is asked for by `push_gate` alone, which this card has not";

/// Why no round can meet the case; `None` if one can.
pub fn why_not(table: Table, case: &str) -> Option<&'static str> {
    let rules = Rules::specified();
    let flushes = |hints: &[HintRule]| {
        hints.iter().filter(|rule| rule.operation == LineOperation::Flush).any(|rule| {
            let extents = |before| rule.extents.iter().map(move |extent| (before, extent));
            let mut cases = rule.before.iter().flat_map(|before| extents(*before));
            cases.any(|(before, extent)| hint_row(rule, before, *extent) == case)
        })
    };
    let is_one = match table {
        Table::HostHints => flushes(&rules.host_hints),
        Table::HostBiasHints => flushes(&rules.host_bias_hints),
        Table::DeviceBiasHints => flushes(&rules.device_bias_hints),
        Table::Forwards => case == "ClFlush",
        _ => false,
    };
    is_one.then_some(NO_FLUSH)
}
