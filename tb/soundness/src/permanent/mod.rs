//! Circuits that somebody got wrong, kept for good.
//!
//! Each is a module with the inputs at which the wrong translations show, among them one row with
//! the outputs written down by hand. Those in [`operators`] are written operation by operation: what
//! a published hardware language gets wrong silently, and the faults of tools that were found here.
//! Those in [`language`] go through the language.
use std::rc::Rc;

use nic_dsl::ir::{Module, SignalKind};
use num_bigint::BigUint;

mod language;
mod operators;

/// One of them.
#[derive(Clone, Debug)]
pub struct Case {
    /// Names the test and the module.
    pub name: &'static str,
    /// The circuit.
    pub module: Rc<Module>,
    /// Inputs and outputs written down by hand, after a reset if there is a clock.
    pub example: (Vec<u64>, Vec<u64>),
}

/// All of them.
pub fn cases() -> Vec<Case> {
    [operators::cases(), language::cases()].concat()
}

/// The inputs of a case: its example, then every mix of values at the edges, up to a few hundred.
pub fn rows(case: &Case) -> Vec<Vec<BigUint>> {
    let inputs: Vec<u32> = case
        .module
        .ports()
        .filter(|(_, port)| port.kind == SignalKind::Input)
        .map(|(_, port)| port.width)
        .collect();
    let example: Vec<BigUint> = case.example.0.iter().map(|value| (*value).into()).collect();
    let mut rows = vec![example.clone(), example];
    let edges = |width: u32| {
        let all = (1u64 << width) - 1;
        let mut list = vec![0, 1, 2, all >> 1, (all >> 1) + 1, all - 1, all];
        list.retain(|value| *value <= all);
        list.sort_unstable();
        list.dedup();
        list
    };
    let mut mixes: Vec<Vec<u64>> = vec![vec![]];
    for width in inputs {
        let longer = |mix: &Vec<u64>| {
            let with = |value| [mix.as_slice(), &[value]].concat();
            edges(width).into_iter().map(with).collect::<Vec<_>>()
        };
        mixes = mixes.iter().flat_map(longer).collect();
    }
    let step = mixes.len().div_ceil(400);
    let some = mixes.iter().step_by(step);
    rows.extend(some.map(|mix| mix.iter().map(|value| (*value).into()).collect()));
    rows
}
