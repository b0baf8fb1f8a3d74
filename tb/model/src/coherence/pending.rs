//! What a snoop is answered while a request of the device is pending for the same line.
use nic_spec::message::D2hResponseOpcode::{self, *};
use nic_spec::message::H2dRequestOpcode::{self, *};

use super::Origin;

/// How far the device's request for the line has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// Neither GO nor data have been received.
    Nothing,
    /// RdShared: GO-S has been received, the data have not.
    SharedWithoutData,
    /// RdOwn: the GO has been received, the data have not.
    OwnedWithoutData,
    /// RdOwnNoData: GO-E has been received, the line is not written yet.
    OwnedNotWritten,
    /// An evict that has not been pulled.
    Evict,
    /// The address belongs to the device's own memory.
    DeviceMemory,
}

/// What the device does with the snoop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingAnswer {
    /// It answers as the table of snoops says for the line's state.
    ByState {
        /// Whether the data that are pulled later are Bogus, if the line was Exclusive or Modified.
        makes_bogus: bool,
    },
    /// It answers this, and keeps the line.
    Keep(D2hResponseOpcode),
    /// It answers this; the data that are still to come serve the waiting read once.
    UseOnce(D2hResponseOpcode),
    /// It holds the answer until the data have come, or the line is written, and looks again.
    /// No deadlock: H2D Data is always taken, and a write of its own waits for nothing.
    Hold,
}

/// One row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingRule {
    /// How far the request has come.
    pub pending: Pending,
    /// The snoops that the row is about.
    pub snoops: &'static [H2dRequestOpcode],
    /// What the device does.
    pub answer: PendingAnswer,
    /// Where the rule comes from.
    pub origin: Origin,
}

const SOURCE: &str = "coherence.md 1, pending";

/// Every situation that the rules of order leave possible.
pub const PENDING_RULES: &[PendingRule] = {
    use PendingAnswer::*;
    const CONFIRMED: Origin = Origin::confirmed(SOURCE);
    const CHECKED: Origin = Origin::checked(SOURCE);
    const OURS: Origin = Origin::inferred_and_checked(SOURCE);
    const ALL: &[H2dRequestOpcode] = &[SnpData, SnpInv, SnpCur];
    const fn row(
        pending: Pending,
        snoops: &'static [H2dRequestOpcode],
        answer: PendingAnswer,
        origin: Origin,
    ) -> PendingRule {
        PendingRule { pending, snoops, answer, origin }
    }
    &[
        row(Pending::Nothing, ALL, ByState { makes_bogus: false }, CHECKED),
        row(Pending::SharedWithoutData, &[SnpInv], UseOnce(RspIHitSe), CHECKED),
        row(Pending::SharedWithoutData, &[SnpData], Keep(RspSHitSe), CHECKED),
        row(Pending::SharedWithoutData, &[SnpCur], Keep(RspVHitV), CHECKED),
        row(Pending::OwnedWithoutData, ALL, Hold, OURS),
        row(Pending::OwnedNotWritten, ALL, Hold, OURS),
        row(Pending::Evict, &[SnpData, SnpInv], ByState { makes_bogus: true }, CHECKED),
        row(Pending::Evict, &[SnpCur], ByState { makes_bogus: false }, CHECKED),
        row(Pending::DeviceMemory, ALL, Keep(RspIHitI), CONFIRMED),
    ]
};
