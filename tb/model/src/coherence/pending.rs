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
    /// It answers as the table of snoops says for the state that the line has when it comes: as
    /// granted, or Modified if it is to be written. If data follow, they do when they have come; a
    /// read that waits is served once, whatever the snoop leaves.
    ByGrant,
    /// It answers this, and keeps the line.
    Keep(D2hResponseOpcode),
    /// It holds the answer until the data have come, or the line is written, and looks again.
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
    const GRANTED: Origin = Origin::checked("CXL 3.2, 3.2.5.2 and 3.2.5.14 item 4");
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
        row(Pending::SharedWithoutData, ALL, ByGrant, GRANTED),
        row(Pending::OwnedWithoutData, ALL, ByGrant, GRANTED),
        row(Pending::OwnedNotWritten, ALL, ByGrant, GRANTED),
        row(Pending::Evict, &[SnpData, SnpInv], ByState { makes_bogus: true }, CHECKED),
        row(Pending::Evict, &[SnpCur], ByState { makes_bogus: false }, CHECKED),
        row(Pending::DeviceMemory, ALL, Keep(RspIHitI), CONFIRMED),
    ]
};
