//! The rules of order: what the tables of rows take for granted.
use super::Origin;

/// One rule of order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Discipline {
    /// Rule 1.
    SnoopStaysBehindGo,
    /// Rule 2.
    NoGoWhileSnoopIsOpen,
    /// Rule 3.
    NoSnoopWhilePulling,
    /// Rule 4.
    SnoopsAreAnswered,
    /// CXL 3.2, 3.2.5.2.
    GrantedWriteIsModified,
    /// CXL 3.2, 3.2.4.5.7.
    RefusedWriteEndsAtExtCmp,
    /// Rule 5.
    EvictedLineServesNoHits,
    /// Rule 7.
    FlagWaitsForPayload,
    /// Rule 7, where writes are answered at Fast_GO.
    BarrierBeforeFlag,
    /// The same: what the barrier waits for.
    BarrierWaitsForExtCmp,
    /// Rule 6, where writes are answered at Fast_GO.
    ToldWriteEndsAtExtCmp,
    /// Rule 8.
    ModifiedIsKept,
    /// Ours: a watch ends when the device gives the copy up, too.
    WatchEndsWithCopy,
    /// Rule 9.
    MemoryRequestsDoNotWait,
    /// Ours: before a strongly ordered write is pulled, nobody has a copy any more.
    PullComesAfterInvalidation,
    /// Ours: on M2S, what the host forwarded stays ahead of what it asks later.
    RequestStaysBehindForward,
    /// Ours: what the host asks for waits while the device accesses its memory for the same line.
    LineIsHeldDuringAccess,
    /// Ours: the host is not given a copy of a page that stays in device-bias.
    CopyEndsDeviceBias,
    /// Ours: a flip by CLFlush fails if the host was given a copy in the meantime.
    InterruptedFlushFails,
    /// Ours: a flip by RdOwnNoData too: the copy may be of a line that has had its turn.
    InterruptedOwningFails,
    /// Ours: a device-bias request to a page in host-bias is treated as host-bias.
    DeviceBiasIsDemoted,
}

/// One rule of order, and what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DisciplineRule {
    /// The rule.
    pub discipline: Discipline,
    /// What it says.
    pub text: &'static str,
    /// Where it comes from.
    pub origin: Origin,
}

const fn rule(discipline: Discipline, text: &'static str, origin: Origin) -> DisciplineRule {
    DisciplineRule { discipline, text, origin }
}

/// Every rule of order that can be broken by itself. Rule 6, one request per line at a time, is how
/// the models are built.
pub const DISCIPLINES: &[DisciplineRule] = {
    use Discipline::*;
    const OURS: &str = "docs/coherence.md, decisions";
    &[
        rule(
            SnoopStaysBehindGo,
            "A snoop never passes an earlier GO to the same line.",
            Origin::checked("coherence.md 1, rule 1"),
        ),
        rule(
            NoGoWhileSnoopIsOpen,
            "The host sends no GO for a line while a snoop to it is open.",
            Origin::checked("coherence.md 1, rule 2"),
        ),
        rule(
            NoSnoopWhilePulling,
            "A pull and a snoop are never both active for one line.",
            Origin::checked("coherence.md 1, rule 3"),
        ),
        rule(
            SnoopsAreAnswered,
            "The answer to a snoop waits for nothing but credits of D2H Rsp.",
            Origin::checked("coherence.md 1, rule 4; CXL 3.2, 3.2.5.14 item 10"),
        ),
        rule(
            GrantedWriteIsModified,
            "A line that is granted to be written is Modified for a snoop from the GO on.",
            Origin::checked("CXL 3.2, 3.2.5.2"),
        ),
        rule(
            RefusedWriteEndsAtExtCmp,
            "A weakly ordered write that GO_ERR_WritePull refuses is outstanding until its ExtCmp.",
            Origin::checked("CXL 3.2, 3.2.4.5.7"),
        ),
        rule(
            EvictedLineServesNoHits,
            "A line whose evict is issued serves no more hits.",
            Origin::checked("coherence.md 1, rule 5"),
        ),
        rule(
            FlagWaitsForPayload,
            "A write that announces another is issued after the other has completed.",
            Origin::checked("coherence.md 1, rule 7"),
        ),
        rule(
            BarrierBeforeFlag,
            "A write that announces another which was answered at Fast_GO is issued behind a barrier.",
            Origin::checked("coherence.md 1, rule 7; CXL 3.2, 3.2.4.5.6"),
        ),
        rule(
            BarrierWaitsForExtCmp,
            "A barrier is answered after the ExtCmp of every write that was answered at Fast_GO before.",
            Origin::checked("coherence.md 1, rule 7; CXL 3.2, 3.2.4.5.6"),
        ),
        rule(
            ToldWriteEndsAtExtCmp,
            "A weakly ordered write that was answered at Fast_GO is outstanding until its ExtCmp.",
            Origin::checked("coherence.md 1, rule 6; CXL 3.2, 3.2.4.5.6"),
        ),
        rule(
            ModifiedIsKept,
            "A Modified line is written back; Shared and Exclusive ones may be dropped.",
            Origin::checked("coherence.md 1, rule 8"),
        ),
        rule(
            WatchEndsWithCopy,
            "A watch ends when the device gives its copy up, not only when a snoop takes it.",
            Origin::inferred_and_checked(OURS),
        ),
        rule(
            MemoryRequestsDoNotWait,
            "The host's requests for device memory wait for no request of the device.",
            Origin::checked("coherence.md 1, rule 9"),
        ),
        rule(
            PullComesAfterInvalidation,
            "GO_WritePull of a write is sent after the host's copies are invalid.",
            Origin::inferred_and_checked(OURS),
        ),
        rule(
            RequestStaysBehindForward,
            "An M2S request never passes an earlier MemRdFwd or MemWrFwd to the same line.",
            Origin::inferred_and_checked(OURS),
        ),
        rule(
            LineIsHeldDuringAccess,
            "From MemRdFwd or MemWrFwd to the end of the access, M2S requests for the line wait.",
            Origin::inferred_and_checked(OURS),
        ),
        rule(
            CopyEndsDeviceBias,
            "An M2S request or a push that gives the host a copy turns the page to host-bias.",
            Origin::inferred_and_checked(OURS),
        ),
        rule(
            InterruptedFlushFails,
            "A flip by CLFlush fails if the host was given a copy of a line since it began.",
            Origin::inferred_and_checked(OURS),
        ),
        rule(
            InterruptedOwningFails,
            "A flip by RdOwnNoData fails if the host was given a copy of a line since it began.",
            Origin::inferred_and_checked(OURS),
        ),
        rule(
            DeviceBiasIsDemoted,
            "A device-bias request to a page in host-bias is treated as host-bias.",
            Origin::checked("coherence.md 2.3"),
        ),
    ]
};
