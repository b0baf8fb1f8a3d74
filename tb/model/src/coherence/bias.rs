//! What a hint asks of a line of device memory, and what happens (2.2, 2.3).
use nic_spec::message::D2hRequestOpcode::*;
use nic_spec::message::LineOperation::*;

use super::Completes::Forward;
use super::First::{Drop, Merge, Nothing, WriteBack};
use super::LineAfter::{Becomes, Same};
use super::LineState::{Exclusive, Invalid, Modified, Shared};
use super::hint::{
    CLEAN, FULL, GONE, NOT_MODIFIED, NOT_OWNED, NOTHING, OWNED, PARTIAL, VALID, WRITE, asks,
};
use super::{Completes, HintRule, LineAfter, Origin};

const S: LineAfter = Becomes(Shared);
const E: LineAfter = Becomes(Exclusive);
const M: LineAfter = Becomes(Modified);

/// Device memory in host-bias: the host's caches are asked unless the device's own has the line.
pub const HOST_BIAS_HINTS: &[HintRule] = {
    const CHECKED: Origin = Origin::checked("coherence.md 2.2; CXL-NIC 2.1");
    const OURS: Origin = Origin::inferred_and_checked("coherence.md 2.2");
    use Completes::{Go, GoAndDataSent};
    &[
        asks("H1", NcRead, NOTHING, VALID).from(CHECKED),
        asks("H2", NcRead, NOTHING, &[Invalid])
            .does(Nothing, &[RdCurr], Same, Forward)
            .from(CHECKED),
        asks("H3", CsRead, NOTHING, VALID).from(CHECKED),
        asks("H4", CsRead, NOTHING, &[Invalid])
            .does(Nothing, &[RdShared], S, Forward)
            .from(CHECKED),
        asks("H5", CoRead, NOTHING, OWNED).from(CHECKED),
        asks("H6", CoRead, NOTHING, NOT_OWNED).does(Drop, &[RdOwn], E, Forward).from(CHECKED),
        asks("H7", CoWrite, WRITE, OWNED).does(Merge, &[], M, Completes::Now).from(CHECKED),
        asks("H8", CoWrite, FULL, NOT_OWNED).does(Drop, &[RdOwnNoData], M, Forward).from(CHECKED),
        asks("H9", CoWrite, PARTIAL, NOT_OWNED).does(Drop, &[RdOwn], M, Forward).from(CHECKED),
        asks("H10", NcWrite, WRITE, &[Modified])
            .does(Merge, &[], GONE, Completes::Now)
            .from(CHECKED),
        asks("H11", NcWrite, FULL, NOT_MODIFIED)
            .does(Drop, &[WoWrInvF], GONE, Forward)
            .from(CHECKED),
        asks("H12", NcWrite, PARTIAL, NOT_MODIFIED)
            .does(Drop, &[WoWrInv], GONE, Forward)
            .from(CHECKED),
        asks("H13", NcPush, FULL, NOT_MODIFIED)
            .does(Drop, &[ItoMWr], GONE, GoAndDataSent)
            .from(CHECKED),
        // Not the merged line: what the host stores before the pull would be overwritten by it.
        asks("H14", NcPush, FULL, &[Modified])
            .does(WriteBack, &[ItoMWr], GONE, GoAndDataSent)
            .from(OURS),
        asks("H15", NcPush, PARTIAL, &[Modified]).does(Merge, &[], GONE, Completes::Now).from(OURS),
        asks("H16", NcPush, PARTIAL, NOT_MODIFIED).does(Drop, &[WoWrInv], GONE, Forward).from(OURS),
        asks("H17", Evict, NOTHING, VALID).does(Nothing, &[], GONE, Completes::Now).from(CHECKED),
        asks("H18", Flush, NOTHING, NOT_MODIFIED).does(Drop, &[ClFlush], GONE, Go).from(OURS),
        asks("H19", Flush, NOTHING, &[Modified])
            .does(Nothing, &[], GONE, Completes::Now)
            .from(OURS),
        asks("H20", Watch, NOTHING, &[Invalid]).from(OURS),
        asks("H21", Watch, NOTHING, VALID).does(Nothing, &[], Same, Completes::Loss).from(OURS),
    ]
};

/// Device memory in device-bias: no message on the link. NC-P turns the page to host-bias first.
pub const DEVICE_BIAS_HINTS: &[HintRule] = {
    const CHECKED: Origin = Origin::checked("coherence.md 2.3; CXL-NIC 2.1");
    use Completes::Now;
    &[
        asks("D1", NcRead, NOTHING, &[Invalid, Shared, Exclusive, Modified]).from(CHECKED),
        asks("D2", CsRead, NOTHING, VALID).from(CHECKED),
        asks("D3", CsRead, NOTHING, &[Invalid]).does(Nothing, &[], S, Now).from(CHECKED),
        asks("D4", CoRead, NOTHING, OWNED).from(CHECKED),
        asks("D5", CoRead, NOTHING, NOT_OWNED).does(Nothing, &[], E, Now).from(CHECKED),
        asks("D6", CoWrite, WRITE, &[Invalid, Shared, Exclusive, Modified])
            .does(Merge, &[], M, Now)
            .from(CHECKED),
        asks("D7", NcWrite, WRITE, &[Invalid, Shared, Exclusive, Modified])
            .does(Merge, &[], GONE, Now)
            .from(CHECKED),
        asks("D8", Evict, NOTHING, VALID).does(Nothing, &[], GONE, Now).from(CHECKED),
        asks("D9", Flush, NOTHING, CLEAN).does(Drop, &[], GONE, Now).from(CHECKED),
        asks("D10", Flush, NOTHING, &[Modified]).does(Nothing, &[], GONE, Now).from(CHECKED),
        asks("D11", Watch, NOTHING, &[Invalid]).from(CHECKED),
        asks("D12", Watch, NOTHING, VALID).does(Nothing, &[], Same, Completes::Loss).from(CHECKED),
    ]
};
