//! What a line answers to a snoop while nothing is pending for it.
use nic_spec::message::D2hResponseOpcode::{self, *};
use nic_spec::message::H2dRequestOpcode::{self, *};

use super::LineState::{self, Exclusive, Invalid, Modified, Shared};
use super::Origin;

/// One cell of the table of snoops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SnoopRule {
    /// The line in the device.
    pub state: LineState,
    /// The snoop.
    pub snoop: H2dRequestOpcode,
    /// What is answered.
    pub answer: D2hResponseOpcode,
    /// Whether the line's data follow.
    pub sends_data: bool,
    /// The line afterwards.
    pub after: LineState,
    /// Where the rule comes from.
    pub origin: Origin,
}

const fn cell(
    state: LineState,
    snoop: H2dRequestOpcode,
    answer: D2hResponseOpcode,
    after: LineState,
) -> SnoopRule {
    let sends_data = matches!(answer, RspSFwdM | RspIFwdM | RspVFwdV);
    let origin = Origin::checked("coherence.md 1, snoop answers");
    SnoopRule { state, snoop, answer, sends_data, after, origin }
}

/// Every state, every snoop.
pub const SNOOP_RULES: &[SnoopRule] = &[
    cell(Invalid, SnpData, RspIHitI, Invalid),
    cell(Invalid, SnpInv, RspIHitI, Invalid),
    cell(Invalid, SnpCur, RspIHitI, Invalid),
    cell(Shared, SnpData, RspSHitSe, Shared),
    cell(Shared, SnpInv, RspIHitSe, Invalid),
    cell(Shared, SnpCur, RspVHitV, Shared),
    cell(Exclusive, SnpData, RspSHitSe, Shared),
    cell(Exclusive, SnpInv, RspIHitSe, Invalid),
    cell(Exclusive, SnpCur, RspVHitV, Exclusive),
    cell(Modified, SnpData, RspSFwdM, Shared),
    cell(Modified, SnpInv, RspIFwdM, Invalid),
    cell(Modified, SnpCur, RspVFwdV, Modified),
];
