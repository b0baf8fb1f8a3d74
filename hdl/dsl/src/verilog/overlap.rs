//! Assignments of one list that take the same bits.
//!
//! Below the top of an `always` block, Yosys 0.70 lets a nonblocking assignment under a condition, or one of an
//! element of an array by a number that is not known, win over a later one without, in the same list. Where both take the same bits, the later one is
//! printed in a branch of its own, which Yosys keeps in order.
use crate::ir::{Module, Part, SignalId, Statement, Target};

/// Said beside the branch.
pub(super) const BRANCH_OF_ITS_OWN: &str = "a branch of its own: Yosys 0.70 reorders it otherwise";

/// Bits `low .. high` of a signal.
pub(super) struct Bits {
    signal: SignalId,
    low: u32,
    high: u32,
}

impl Bits {
    /// Whether they have a bit in common.
    pub fn meet(&self, other: &Self) -> bool {
        self.signal == other.signal && self.low < other.high && other.low < self.high
    }
}

/// The bits that a target may take.
pub(super) fn bits(module: &Module, target: &Target) -> Bits {
    let signal = target.signal;
    match target.part {
        Part::Slice { low, width } => Bits { signal, low, high: low + width },
        Part::Whole | Part::Element { .. } => {
            Bits { signal, low: 0, high: module.signal(signal).width }
        }
    }
}

/// Adds the bits that a list may assign.
pub(super) fn assigned_bits(module: &Module, list: &[Statement], found: &mut Vec<Bits>) {
    for statement in list {
        match statement {
            Statement::Assign { target, .. } => found.push(bits(module, target)),
            Statement::If { then, otherwise, .. } => {
                assigned_bits(module, then, found);
                assigned_bits(module, otherwise, found);
            }
            Statement::For { body, .. } => assigned_bits(module, body, found),
            Statement::Case { arms, default, .. } => {
                arms.iter().for_each(|arm| assigned_bits(module, &arm.body, found));
                default.iter().for_each(|(_, body)| assigned_bits(module, body, found));
            }
        }
    }
}
