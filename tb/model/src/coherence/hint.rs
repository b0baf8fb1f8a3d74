//! What a hint asks of a line of host memory, and what happens (2.1).
use nic_spec::message::D2hRequestOpcode::{self, *};
use nic_spec::message::LineOperation::{self, *};

use super::LineState::{self, Exclusive, Invalid, Modified, Shared};
use super::Origin;

/// How much of the line a request carries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extent {
    /// Nothing: it is no write.
    Nothing,
    /// Some bytes.
    Partial,
    /// Every byte.
    Full,
}

/// What a requester asks of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hint {
    /// The operation.
    pub operation: LineOperation,
    /// How much of the line it carries.
    pub extent: Extent,
}

impl Hint {
    /// Whether it returns the line.
    pub fn is_read(self) -> bool {
        matches!(self.operation, NcRead | CsRead | CoRead | CoModify)
    }
    /// Whether it writes bytes.
    pub fn is_write(self) -> bool {
        self.extent != Extent::Nothing
    }
}

/// What is done to the copy in the device's cache before any message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Nothing.
    Nothing,
    /// The clean copy is dropped.
    Drop,
    /// The bytes are written into the copy, which is Modified then.
    Merge,
    /// The Modified copy is written into the device's memory and dropped.
    WriteBack,
}

/// The copy in the device's cache afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineAfter {
    /// As it was.
    Same,
    /// In this state. Without a request: filled from, or written into, the device's memory.
    Becomes(LineState),
    /// In the state that the host grants.
    AsGranted,
}

/// When the requester is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Completes {
    /// At once.
    Now,
    /// When the data have come.
    Data,
    /// When the data and the GO have come.
    DataAndGo,
    /// When the GO has come.
    Go,
    /// When the write is observed globally: when ExtCmp has come, or, of an ordered write, when the GO has come and
    /// the data are sent. At Fast_GO, where the port is told to answer what is observed locally.
    Observed,
    /// When the GO has come and the data are sent.
    GoAndDataSent,
    /// When MemRdFwd or MemWrFwd has come and the device's memory is accessed.
    Forward,
    /// When the copy leaves the device's cache.
    Loss,
}

/// One row of a table of hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintRule {
    /// The row's name: its number in the table of the section.
    pub name: &'static str,
    /// The operation.
    pub operation: LineOperation,
    /// How much of the line it carries.
    pub extents: &'static [Extent],
    /// The copy in the device's cache before.
    pub before: &'static [LineState],
    /// What is done to it first.
    pub first: First,
    /// What is asked of the host: nothing, or one of these, as the device likes.
    pub requests: &'static [D2hRequestOpcode],
    /// What is asked when that has ended; the row completes with it.
    pub then: Option<D2hRequestOpcode>,
    /// The copy afterwards.
    pub after: LineAfter,
    /// When the requester is answered.
    pub completes: Completes,
    /// Where the rule comes from.
    pub origin: Origin,
}

impl HintRule {
    /// Whether the row is about this hint to a line in this state.
    pub fn applies(&self, hint: Hint, state: LineState) -> bool {
        self.operation == hint.operation
            && self.extents.contains(&hint.extent)
            && self.before.contains(&state)
    }
}

/// What is asked: the left half of a row.
pub(super) const fn asks(
    name: &'static str,
    operation: LineOperation,
    extents: &'static [Extent],
    before: &'static [LineState],
) -> HintRule {
    HintRule {
        name,
        operation,
        extents,
        before,
        first: First::Nothing,
        requests: &[],
        then: None,
        after: LineAfter::Same,
        completes: Completes::Now,
        origin: Origin::checked("coherence.md 2"),
    }
}

impl HintRule {
    /// What happens: the right half of a row.
    pub(super) const fn does(
        self,
        first: First,
        requests: &'static [D2hRequestOpcode],
        after: LineAfter,
        completes: Completes,
    ) -> Self {
        Self { first, requests, after, completes, ..self }
    }
    /// What follows.
    pub(super) const fn then(self, request: D2hRequestOpcode) -> Self {
        Self { then: Some(request), ..self }
    }
    /// Where it comes from.
    pub(super) const fn from(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }
}

pub(super) const NOTHING: &[Extent] = &[Extent::Nothing];
pub(super) const PARTIAL: &[Extent] = &[Extent::Partial];
pub(super) const FULL: &[Extent] = &[Extent::Full];
pub(super) const WRITE: &[Extent] = &[Extent::Partial, Extent::Full];
pub(super) const VALID: &[LineState] = &[Shared, Exclusive, Modified];
pub(super) const CLEAN: &[LineState] = &[Shared, Exclusive];
pub(super) const OWNED: &[LineState] = &[Exclusive, Modified];
pub(super) const NOT_OWNED: &[LineState] = &[Invalid, Shared];
pub(super) const NOT_MODIFIED: &[LineState] = &[Invalid, Shared, Exclusive];
pub(super) const GONE: LineAfter = LineAfter::Becomes(Invalid);

/// Host memory. Row numbers are those of the design; 21 is split by state, those from 22 on are
/// added.
/// A dropped copy that was Invalid already stays so.
pub const HOST_HINTS: &[HintRule] = {
    use Completes::*;
    use First::{Drop, Merge, Nothing};
    use LineAfter::*;
    const CHECKED: Origin = Origin::checked("coherence.md 2.1; CXL-NIC 2.1");
    const OURS: Origin = Origin::inferred_and_checked("coherence.md 2.1");
    const M: LineAfter = Becomes(Modified);
    &[
        asks("1", NcRead, NOTHING, VALID).from(CHECKED),
        asks("2", NcRead, NOTHING, &[Invalid]).does(Nothing, &[RdCurr], Same, Data).from(CHECKED),
        asks("3", CsRead, NOTHING, VALID).from(CHECKED),
        asks("4", CsRead, NOTHING, &[Invalid])
            .does(Nothing, &[RdShared], AsGranted, DataAndGo)
            .from(CHECKED),
        asks("5", CoRead, NOTHING, OWNED).from(CHECKED),
        asks("6", CoRead, NOTHING, &[Shared]).does(Drop, &[RdOwn], AsGranted, DataAndGo).from(OURS),
        asks("7", CoRead, NOTHING, &[Invalid])
            .does(Nothing, &[RdOwn], AsGranted, DataAndGo)
            .from(CHECKED),
        asks("8", CoWrite, FULL, OWNED).does(Merge, &[], M, Now).from(CHECKED),
        asks("9", CoWrite, FULL, NOT_OWNED).does(Nothing, &[RdOwnNoData], M, Go).from(CHECKED),
        asks("10", CoWrite, PARTIAL, OWNED).does(Merge, &[], M, Now).from(CHECKED),
        asks("11", CoWrite, PARTIAL, NOT_OWNED).does(Drop, &[RdOwn], M, DataAndGo).from(CHECKED),
        asks("12", NcWrite, FULL, &[Invalid])
            .does(Nothing, &[WoWrInvF, WrCur], GONE, Observed)
            .from(CHECKED),
        asks("13", NcWrite, FULL, CLEAN)
            .does(Drop, &[WoWrInvF, WrCur], GONE, Observed)
            .from(CHECKED),
        asks("14", NcWrite, WRITE, &[Modified])
            .does(Merge, &[DirtyEvict], GONE, GoAndDataSent)
            .from(OURS),
        asks("15", NcWrite, PARTIAL, NOT_MODIFIED)
            .does(Drop, &[WoWrInv], GONE, Observed)
            .from(CHECKED),
        asks("16", NcPush, FULL, &[Invalid])
            .does(Nothing, &[ItoMWr], GONE, GoAndDataSent)
            .from(CHECKED),
        asks("17", NcPush, FULL, CLEAN).does(Drop, &[ItoMWr], GONE, GoAndDataSent).from(CHECKED),
        asks("18", NcPush, FULL, &[Modified])
            .does(Merge, &[DirtyEvict], GONE, GoAndDataSent)
            .from(OURS),
        asks("19", NcPush, PARTIAL, &[Modified])
            .does(Merge, &[DirtyEvict], GONE, GoAndDataSent)
            .from(OURS),
        asks("20", NcPush, PARTIAL, NOT_MODIFIED).does(Drop, &[WrInv], GONE, Go).from(OURS),
        asks("21 M", Evict, NOTHING, &[Modified])
            .does(Nothing, &[DirtyEvict], GONE, GoAndDataSent)
            .from(CHECKED),
        asks("21 E", Evict, NOTHING, &[Exclusive])
            .does(Nothing, &[CleanEvict, CleanEvictNoData], GONE, Go)
            .from(CHECKED),
        asks("21 S", Evict, NOTHING, &[Shared])
            .does(Nothing, &[CleanEvictNoData], GONE, Go)
            .from(CHECKED),
        asks("22", Flush, NOTHING, NOT_MODIFIED).does(Drop, &[ClFlush], GONE, Go).from(OURS),
        asks("22 M", Flush, NOTHING, &[Modified])
            .does(Nothing, &[DirtyEvict], GONE, Go)
            .then(ClFlush)
            .from(OURS),
        asks("23", Watch, NOTHING, &[Invalid]).from(OURS),
        asks("24", Watch, NOTHING, VALID).does(Nothing, &[], Same, Loss).from(OURS),
    ]
};

/// Host memory, for an engine with functions that modify lines. What is written depends on the line, so that it has to
/// come, however many bytes are written.
pub const MODIFY_HINTS: &[HintRule] = {
    use Completes::{DataAndGo, Now};
    use First::{Drop, Merge, Nothing};
    use LineAfter::Becomes;
    const OURS: Origin = Origin::inferred("as rows 10 and 11");
    const M: LineAfter = Becomes(Modified);
    const ANY: &[Extent] = &[Extent::Partial, Extent::Full];
    &[
        asks("25", CoModify, ANY, OWNED).does(Merge, &[], M, Now).from(OURS),
        asks("26", CoModify, ANY, &[Shared]).does(Drop, &[RdOwn], M, DataAndGo).from(OURS),
        asks("27", CoModify, ANY, &[Invalid]).does(Nothing, &[RdOwn], M, DataAndGo).from(OURS),
    ]
};
