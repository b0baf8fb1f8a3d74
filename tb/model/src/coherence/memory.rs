//! What the host asks of the device's memory, and how it answers the device's requests for it.
use nic_spec::message::D2hRequestOpcode::{self, *};
use nic_spec::message::M2sRequestOpcode::{
    self, MemInv, MemInvNt, MemRd, MemRdData, MemRdFwd, MemWrFwd,
};
use nic_spec::message::M2sWriteOpcode::{self, MemWr, MemWrPtl};
use nic_spec::message::S2mCompletion::{self, Cmp, CmpE, CmpS};
use nic_spec::message::{MemSnoop, MetaValue};

use super::LineState::{self, Exclusive, Invalid, Modified, Shared};
use super::Origin;

/// With what the host answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForwardAnswer {
    /// On M2S: the device may access its memory, and keep what the meta value allows.
    Forward(M2sRequestOpcode, MetaValue),
    /// On H2D: GO_WritePull; the data go to the host.
    GoWritePull,
    /// On H2D: GO-I.
    Go,
}

/// The host's copy afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostLineAfter {
    /// As it was; Exclusive where it was Modified, because that was written back.
    Same,
    /// In this state at most.
    AtMost(LineState),
    /// In this state.
    Is(LineState),
}

/// How the host answers one request for device memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForwardRule {
    /// The request.
    pub opcode: D2hRequestOpcode,
    /// Whether a Modified copy in the host is written back, by MemWr and Cmp, before the answer.
    pub writes_back: bool,
    /// The answer.
    pub answer: ForwardAnswer,
    /// The host's copy afterwards.
    pub host_after: HostLineAfter,
    /// Where the rule comes from.
    pub origin: Origin,
}

/// Every request that serves a hint to device memory in host-bias.
pub const MEMORY_FORWARDS: &[ForwardRule] = {
    use ForwardAnswer::{Forward, Go, GoWritePull};
    use HostLineAfter::*;
    const fn row(
        opcode: D2hRequestOpcode,
        writes_back: bool,
        answer: ForwardAnswer,
        host_after: HostLineAfter,
    ) -> ForwardRule {
        let origin = Origin::checked("coherence.md 2.2, 2.3");
        ForwardRule { opcode, writes_back, answer, host_after, origin }
    }
    &[
        row(RdCurr, true, Forward(MemRdFwd, MetaValue::Any), Same),
        row(RdShared, true, Forward(MemRdFwd, MetaValue::Shared), AtMost(Shared)),
        row(RdOwn, true, Forward(MemRdFwd, MetaValue::Invalid), Is(Invalid)),
        row(RdOwnNoData, true, Forward(MemRdFwd, MetaValue::Invalid), Is(Invalid)),
        row(WoWrInv, true, Forward(MemWrFwd, MetaValue::Invalid), Is(Invalid)),
        row(WoWrInvF, true, Forward(MemWrFwd, MetaValue::Invalid), Is(Invalid)),
        row(ItoMWr, false, GoWritePull, Is(Modified)),
        row(ClFlush, true, Go, Is(Invalid)),
    ]
};

/// What the host sends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemoryMessage {
    /// On M2S Req.
    Request(M2sRequestOpcode),
    /// On M2S RwD.
    Write(M2sWriteOpcode),
}

/// What happens to the copy in the device's cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnLineAfter {
    /// There must be none: the host owns the line.
    MustNotBe,
    /// It stays; a Modified one gives the data.
    Unchanged,
    /// It is in this state, a Modified one was written to memory.
    Becomes(LineState),
}

/// One row of the table of the host's requests for device memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemoryRule {
    /// What the host wants.
    pub means: &'static str,
    /// What it sends.
    pub message: MemoryMessage,
    /// What its caches may hold afterwards, if it says so.
    pub meta: Option<MetaValue>,
    /// What is asked of the device's cache.
    pub snoop: MemSnoop,
    /// Whether data come back.
    pub returns_data: bool,
    /// The copy in the device's cache.
    pub own_line: OwnLineAfter,
    /// The completion and the host's copy, if the device keeps a copy.
    pub beside_copy: (S2mCompletion, LineState),
    /// The completion and the host's copy, if the device has none.
    pub alone: (S2mCompletion, LineState),
    /// Where the rule comes from.
    pub origin: Origin,
}

impl MemoryRule {
    /// Whether the host has a copy afterwards that it had not.
    pub fn gives_copy(&self) -> bool {
        self.snoop != MemSnoop::None && self.alone.1.is_valid()
    }
}

/// Every request of the host that is answered; MemSpecRd, a hint, is not.
pub const MEMORY_REQUESTS: &[MemoryRule] = {
    use MemoryMessage::{Request, Write};
    use OwnLineAfter::*;
    const fn row(
        means: &'static str,
        message: MemoryMessage,
        meta: Option<MetaValue>,
        snoop: MemSnoop,
        own_line: OwnLineAfter,
        completion: (S2mCompletion, LineState),
    ) -> MemoryRule {
        let returns_data = matches!(message, Request(MemRd | MemRdData));
        let origin = Origin::checked("coherence.md 2.4; CXL 3.2, tables 3-39 and 3-42");
        let (beside_copy, alone) = (completion, completion);
        MemoryRule {
            means,
            message,
            meta,
            snoop,
            returns_data,
            own_line,
            beside_copy,
            alone,
            origin,
        }
    }
    const ANY: Option<MetaValue> = Some(MetaValue::Any);
    const NONE: Option<MetaValue> = Some(MetaValue::Invalid);
    const GONE: OwnLineAfter = Becomes(Invalid);
    &[
        row("own", Request(MemRd), ANY, MemSnoop::SnpInv, GONE, (CmpE, Exclusive)),
        MemoryRule {
            alone: (CmpE, Exclusive),
            ..row(
                "share",
                Request(MemRd),
                Some(MetaValue::Shared),
                MemSnoop::SnpData,
                Becomes(Shared),
                (CmpS, Shared),
            )
        },
        MemoryRule {
            alone: (CmpE, Exclusive),
            ..row(
                "share or own, as it comes",
                Request(MemRdData),
                None,
                MemSnoop::SnpData,
                Becomes(Shared),
                (CmpS, Shared),
            )
        },
        row("read once", Request(MemRd), None, MemSnoop::SnpCur, Unchanged, (Cmp, Invalid)),
        row("read once, take", Request(MemRd), None, MemSnoop::SnpInv, GONE, (Cmp, Invalid)),
        row("own without data", Request(MemInv), ANY, MemSnoop::SnpInv, GONE, (CmpE, Exclusive)),
        row(
            "own without data, for a while",
            Request(MemInvNt),
            ANY,
            MemSnoop::SnpInv,
            GONE,
            (CmpE, Exclusive),
        ),
        row("flush", Request(MemInv), NONE, MemSnoop::SnpInv, GONE, (Cmp, Invalid)),
        row("write back, drop", Write(MemWr), NONE, MemSnoop::None, MustNotBe, (Cmp, Invalid)),
        row("write back, keep", Write(MemWr), ANY, MemSnoop::None, MustNotBe, (Cmp, Exclusive)),
        row("write a line", Write(MemWr), NONE, MemSnoop::SnpInv, GONE, (Cmp, Invalid)),
        row("write bytes", Write(MemWrPtl), NONE, MemSnoop::SnpInv, GONE, (Cmp, Invalid)),
    ]
};
