//! What each request of the device does at the host (CXL.cache, D2H Req).
use nic_spec::message::D2hRequestOpcode::{self, *};

use super::LineState::{self, Exclusive, Invalid, Modified, Shared};
use super::Origin;

/// What the host answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The data, without a GO: they are used once.
    Data,
    /// A GO with one of these states, and the data; they arrive in either order.
    GoAndData(&'static [LineState]),
    /// A GO with this state.
    Go(LineState),
    /// GO_WritePull: ordered, the data follow; or GO_WritePull_Drop where `may_drop`.
    GoWritePull {
        /// Whether the host may say that it does not want the data.
        may_drop: bool,
    },
    /// Fast_GO_WritePull, the data, then ExtCmp: visible only then.
    FastGoWritePull,
    /// WritePull, the data, then GO-I: visible only then.
    WritePull,
}

/// How the host says that the request failed: nothing is written, and no copy may be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It does not: the device has had the line from it.
    Never,
    /// Data that say so, all ones.
    Data,
    /// GO-Err, and such data.
    GoAndData,
    /// GO-Err.
    Go,
    /// GO_ERR_WritePull; the data go and are dropped.
    Pull,
    /// The same; ExtCmp still follows, and the request is outstanding until then.
    PullThenExtCmp,
}

/// What becomes of the copies in the host's caches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostCopies {
    /// Nothing.
    Unchanged,
    /// They are Shared at most; a modified one is written back.
    Shared,
    /// They are Invalid; a modified one is written back, passed on or overwritten.
    Invalid,
}

/// Where the host puts the data that the device writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenTo {
    /// Into memory.
    Memory,
    /// Into its last-level cache, as Modified.
    LastLevelCache,
    /// Into its last-level cache if that has the line, else into memory.
    CacheOnHit,
    /// Into either, as it likes.
    Either,
}

/// One row of the table of requests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RequestRule {
    /// The request.
    pub opcode: D2hRequestOpcode,
    /// States of the line in the device from which it may be issued.
    pub issue_from: &'static [LineState],
    /// What the host answers.
    pub answer: Answer,
    /// What it answers instead if the request fails.
    pub refusal: Refusal,
    /// What becomes of the copies in the host's caches.
    pub host_copies: HostCopies,
    /// Where the device's data go, if it sends any.
    pub written_to: Option<WrittenTo>,
    /// Where the rule comes from.
    pub origin: Origin,
}

const SOURCE: &str = "coherence.md 1, D2H requests; CXL 3.2, 3.2.4.5";
const CONFIRMED: Origin = Origin::confirmed(SOURCE);
const CHECKED: Origin = Origin::checked(SOURCE);

const fn row(
    opcode: D2hRequestOpcode,
    issue_from: &'static [LineState],
    (answer, refusal): (Answer, Refusal),
    host_copies: HostCopies,
    written_to: Option<WrittenTo>,
    origin: Origin,
) -> RequestRule {
    RequestRule { opcode, issue_from, answer, refusal, host_copies, written_to, origin }
}

/// Every request. Those without the mark of the model checker serve no hint.
pub const REQUEST_RULES: &[RequestRule] = {
    use Answer::*;
    use HostCopies as Copies;
    use WrittenTo::*;
    const PULL: Answer = GoWritePull { may_drop: false };
    const PULL_OR_DROP: Answer = GoWritePull { may_drop: true };
    const ANY: &[LineState] = &[Shared, Exclusive, Modified];
    const OWNED: &[LineState] = &[Exclusive, Modified];
    const SHARED: &[LineState] = &[Shared];
    const ONCE: (Answer, Refusal) = (Data, Refusal::Data);
    const OWN: (Answer, Refusal) = (GoAndData(OWNED), Refusal::GoAndData);
    const SHARE: (Answer, Refusal) = (GoAndData(SHARED), Refusal::GoAndData);
    const EITHER: (Answer, Refusal) = (GoAndData(ANY), Refusal::GoAndData);
    const TAKE: (Answer, Refusal) = (Go(Exclusive), Refusal::Go);
    const PUSH: (Answer, Refusal) = (PULL, Refusal::Pull);
    const CLEAR: (Answer, Refusal) = (Go(Invalid), Refusal::Go);
    const LEAVE: (Answer, Refusal) = (Go(Invalid), Refusal::Never);
    const RETURN: (Answer, Refusal) = (PULL, Refusal::Never);
    const OFFER: (Answer, Refusal) = (PULL_OR_DROP, Refusal::Never);
    const WEAK: (Answer, Refusal) = (FastGoWritePull, Refusal::PullThenExtCmp);
    const STRONG: (Answer, Refusal) = (WritePull, Refusal::Pull);
    &[
        row(RdCurr, &[Invalid], ONCE, Copies::Unchanged, None, CHECKED),
        row(RdOwn, &[Invalid], OWN, Copies::Invalid, None, CHECKED),
        row(RdShared, &[Invalid], SHARE, Copies::Shared, None, CHECKED),
        row(RdAny, &[Invalid], EITHER, Copies::Shared, None, CONFIRMED),
        row(RdOwnNoData, &[Invalid, Shared], TAKE, Copies::Invalid, None, CHECKED),
        row(ItoMWr, &[Invalid], PUSH, Copies::Invalid, Some(LastLevelCache), CHECKED),
        row(WrCur, &[Invalid], PUSH, Copies::Invalid, Some(CacheOnHit), CHECKED),
        row(ClFlush, &[Invalid], CLEAR, Copies::Invalid, None, CHECKED),
        row(CleanEvict, &[Exclusive], OFFER, Copies::Unchanged, Some(Either), CHECKED),
        row(DirtyEvict, &[Modified], RETURN, Copies::Unchanged, Some(Either), CHECKED),
        row(CleanEvictNoData, &[Shared, Exclusive], LEAVE, Copies::Unchanged, None, CHECKED),
        row(WoWrInv, &[Invalid], WEAK, Copies::Invalid, Some(Memory), CHECKED),
        row(WoWrInvF, &[Invalid], WEAK, Copies::Invalid, Some(Memory), CHECKED),
        row(WrInv, &[Invalid], STRONG, Copies::Invalid, Some(Memory), CHECKED),
        row(CacheFlushed, &[Invalid], LEAVE, Copies::Unchanged, None, CONFIRMED),
    ]
};
