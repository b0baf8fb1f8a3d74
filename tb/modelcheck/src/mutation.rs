//! Wrong rules: each must be found, or the search could not find anything.
use nic_model::coherence::{
    Completes, Discipline, First, ForwardRule, HintRule, HostCopies, HostLineAfter, LineAfter,
    LineState, MemoryRule, OwnLineAfter, Pending, PendingAnswer, RequestRule, Rules,
};
use nic_spec::message::{D2hRequestOpcode, D2hResponseOpcode, H2dRequestOpcode};

/// The model that a wrong rule is given to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// One line of host memory.
    HostMemory,
    /// Two lines of host memory.
    TwoLines,
    /// The same, whose weak writes are answered at Fast_GO.
    TwoLinesLocally,
    /// A line of device memory.
    DeviceMemory,
}

/// One wrong rule.
#[derive(Clone, Copy, Debug)]
pub struct Mutation {
    /// What is wrong, in words.
    pub name: &'static str,
    /// The model that must find it.
    pub subject: Subject,
    /// Makes it wrong.
    pub edit: fn(&mut Rules),
}

/// Every wrong rule; the first six are the four of rule 10 of the design.
pub const MUTATIONS: &[Mutation] = &[
    host("a snoop passes a GO", |rules| drop_discipline(rules, Discipline::SnoopStaysBehindGo)),
    host("Bogus is left out", |rules| {
        set_pending(rules, Pending::Evict, PendingAnswer::ByState { makes_bogus: false });
    }),
    host("RdOwnNoData upgrades Shared for a read", |rules| {
        upgrade_shared_without_data(rules, "6");
    }),
    host("RdOwnNoData upgrades Shared for a partial write", |rules| {
        upgrade_shared_without_data(rules, "11");
    }),
    host("M is dropped before an NC-write of the line is pulled", |rules| {
        hint(rules, "13").before = &[LineState::Shared, LineState::Exclusive, LineState::Modified];
    }),
    host("M is dropped before an NC-P of the line is pulled", |rules| {
        hint(rules, "17").before = &[LineState::Shared, LineState::Exclusive, LineState::Modified];
    }),
    host("a GO is sent while a snoop is open", |rules| {
        drop_discipline(rules, Discipline::NoGoWhileSnoopIsOpen);
    }),
    host("a snoop is sent while data are pulled", |rules| {
        drop_discipline(rules, Discipline::NoSnoopWhilePulling);
    }),
    host("a snoop waits for the device's request", |rules| {
        drop_discipline(rules, Discipline::SnoopsAreAnswered);
    }),
    host("a line that is given up serves hits", |rules| {
        drop_discipline(rules, Discipline::EvictedLineServesNoHits);
    }),
    host("M is dropped silently", |rules| drop_discipline(rules, Discipline::ModifiedIsKept)),
    host("a line granted as M is kept as E", |rules| {
        hint(rules, "7").after = LineAfter::Becomes(LineState::Exclusive);
    }),
    host("a strong write is pulled before the host's copies are invalid", |rules| {
        drop_discipline(rules, Discipline::PullComesAfterInvalidation);
    }),
    host("SnpInv takes M without its data", |rules| {
        let (modified, invalidate) = (LineState::Modified, H2dRequestOpcode::SnpInv);
        let rule = rules.snoops.iter_mut().find(|r| r.state == modified && r.snoop == invalidate);
        let rule = rule.expect("there is such a row");
        (rule.answer, rule.sends_data) = (D2hResponseOpcode::RspIHitSe, false);
    }),
    host("SnpData leaves E", |rules| {
        let (exclusive, share) = (LineState::Exclusive, H2dRequestOpcode::SnpData);
        let rule = rules.snoops.iter_mut().find(|r| r.state == exclusive && r.snoop == share);
        rule.expect("there is such a row").after = LineState::Exclusive;
    }),
    host("a copy is kept though SnpInv came between GO-S and data", |rules| {
        let keep = PendingAnswer::Keep(D2hResponseOpcode::RspIHitSe);
        set_pending(rules, Pending::SharedWithoutData, keep);
    }),
    host("a snoop between GO-E and data is answered as from I", |rules| {
        let keep = PendingAnswer::Keep(D2hResponseOpcode::RspIHitI);
        set_pending(rules, Pending::OwnedWithoutData, keep);
    }),
    host("a snoop between GO-E and the full write is answered as from I", |rules| {
        let keep = PendingAnswer::Keep(D2hResponseOpcode::RspIHitI);
        set_pending(rules, Pending::OwnedNotWritten, keep);
    }),
    host("a snoop before GO and data is held", |rules| {
        set_pending(rules, Pending::Nothing, PendingAnswer::Hold);
    }),
    host("a snoop between GO-E and data is held", |rules| {
        set_pending(rules, Pending::OwnedWithoutData, PendingAnswer::Hold);
    }),
    host("a snoop between GO-E and the full write is held", |rules| {
        set_pending(rules, Pending::OwnedNotWritten, PendingAnswer::Hold);
    }),
    host("a line that is granted to be written is Exclusive until it is", |rules| {
        drop_discipline(rules, Discipline::GrantedWriteIsModified);
    }),
    host("a refused weak write ends before its ExtCmp", |rules| {
        drop_discipline(rules, Discipline::RefusedWriteEndsAtExtCmp);
    }),
    host("a flush of a Modified line ends with its write-back", |rules| {
        let rule = hint(rules, "22 M");
        (rule.then, rule.completes) = (None, Completes::GoAndDataSent);
    }),
    host("an evict leaves whoever watches asleep", |rules| {
        drop_discipline(rules, Discipline::WatchEndsWithCopy);
    }),
    host("a watch waits where there is no copy", |rules| {
        hint(rules, "23").completes = Completes::Loss;
    }),
    host("a line that is given up says that it is I", |rules| {
        set_pending(rules, Pending::Evict, PendingAnswer::Keep(D2hResponseOpcode::RspIHitI));
    }),
    host("SnpCur makes an evict Bogus", |rules| {
        let rows = rules.pending.iter_mut().filter(|rule| rule.pending == Pending::Evict);
        rows.for_each(|rule| rule.answer = PendingAnswer::ByState { makes_bogus: true });
    }),
    host("RdShared leaves the host's copies", |rules| {
        request(rules, D2hRequestOpcode::RdShared).host_copies = HostCopies::Unchanged;
    }),
    host("WOWrInvF leaves the host's copies", |rules| {
        request(rules, D2hRequestOpcode::WoWrInvF).host_copies = HostCopies::Unchanged;
    }),
    host("an ordered write leaves the host's copies", |rules| {
        request(rules, D2hRequestOpcode::WrCur).host_copies = HostCopies::Unchanged;
    }),
    Mutation {
        name: "a flag does not wait for its payload",
        subject: Subject::TwoLines,
        edit: |rules| drop_discipline(rules, Discipline::FlagWaitsForPayload),
    },
    locally("a flag waits for the answer of its payload at Fast_GO, not for a barrier", |rules| {
        drop_discipline(rules, Discipline::BarrierBeforeFlag);
    }),
    locally("a barrier does not wait for ExtCmp", |rules| {
        drop_discipline(rules, Discipline::BarrierWaitsForExtCmp);
    }),
    locally("a weak write that was answered at Fast_GO has ended", |rules| {
        drop_discipline(rules, Discipline::ToldWriteEndsAtExtCmp);
    }),
    own("the host's request waits for the device's", |rules| {
        drop_discipline(rules, Discipline::MemoryRequestsDoNotWait);
    }),
    own("the host's request passes what it forwarded", |rules| {
        drop_discipline(rules, Discipline::RequestStaysBehindForward);
    }),
    own("the host gets a copy of a page in device-bias", |rules| {
        drop_discipline(rules, Discipline::CopyEndsDeviceBias);
    }),
    own("a flip by CLFlush ignores that the host got a copy", |rules| {
        drop_discipline(rules, Discipline::InterruptedFlushFails);
    }),
    own("a flip by RdOwnNoData ignores that the host got a copy", |rules| {
        drop_discipline(rules, Discipline::InterruptedOwningFails);
    }),
    own("a line is not held during an access of the device's memory", |rules| {
        drop_discipline(rules, Discipline::LineIsHeldDuringAccess);
    }),
    own("a device-bias request to a page in host-bias is obeyed", |rules| {
        drop_discipline(rules, Discipline::DeviceBiasIsDemoted);
    }),
    own("MemRdFwd is sent before the host's M is written back", |rules| {
        forward(rules, D2hRequestOpcode::RdOwn).writes_back = false;
    }),
    own("MemWrFwd of a partial write leaves the host's copy", |rules| {
        forward(rules, D2hRequestOpcode::WoWrInv).host_after = HostLineAfter::Same;
    }),
    own("RdShared leaves the host its E", |rules| {
        forward(rules, D2hRequestOpcode::RdShared).host_after = HostLineAfter::Same;
    }),
    own("CLFlush for a flip leaves the host's M", |rules| {
        forward(rules, D2hRequestOpcode::ClFlush).writes_back = false;
    }),
    own("NC-P of a Modified line pushes the merged line", |rules| {
        hint(rules, "H14").first = First::Merge;
    }),
    own("a flush in host-bias leaves the host its copy", |rules| {
        let rule = hint(rules, "H18");
        (rule.requests, rule.completes) = (&[], Completes::Now);
    }),
    own("a watch waits where there is no copy, in host-bias", |rules| {
        hint(rules, "H20").completes = Completes::Loss;
    }),
    own("a watch waits where there is no copy, in device-bias", |rules| {
        hint(rules, "D11").completes = Completes::Loss;
    }),
    own("a host that shares leaves the device its M", |rules| {
        memory(rules, "share").own_line = OwnLineAfter::Unchanged;
    }),
    own("a host that owns leaves the device its copy", |rules| {
        memory(rules, "own").own_line = OwnLineAfter::Unchanged;
    }),
    own("bytes that the host writes leave the device its copy", |rules| {
        memory(rules, "write bytes").own_line = OwnLineAfter::Unchanged;
    }),
];

const fn locally(name: &'static str, edit: fn(&mut Rules)) -> Mutation {
    Mutation { name, subject: Subject::TwoLinesLocally, edit }
}

const fn own(name: &'static str, edit: fn(&mut Rules)) -> Mutation {
    Mutation { name, subject: Subject::DeviceMemory, edit }
}

fn forward(rules: &mut Rules, opcode: D2hRequestOpcode) -> &mut ForwardRule {
    rules.forwards.iter_mut().find(|rule| rule.opcode == opcode).expect("there is such a row")
}

fn memory<'a>(rules: &'a mut Rules, means: &str) -> &'a mut MemoryRule {
    rules.memory.iter_mut().find(|rule| rule.means == means).expect("there is such a row")
}

const fn host(name: &'static str, edit: fn(&mut Rules)) -> Mutation {
    Mutation { name, subject: Subject::HostMemory, edit }
}

fn drop_discipline(rules: &mut Rules, discipline: Discipline) {
    rules.disciplines.retain(|kept| *kept != discipline);
}

fn set_pending(rules: &mut Rules, pending: Pending, answer: PendingAnswer) {
    let rows = rules.pending.iter_mut().filter(|rule| rule.pending == pending);
    rows.for_each(|rule| rule.answer = answer);
}

/// The row's request from Shared becomes RdOwnNoData, and the copy is kept for it.
fn upgrade_shared_without_data(rules: &mut Rules, name: &str) {
    let mut wrong = *hint(rules, name);
    wrong.before = &[LineState::Shared];
    wrong.first = First::Nothing;
    wrong.requests = &[D2hRequestOpcode::RdOwnNoData];
    wrong.completes = Completes::Go;
    rules.host_hints.insert(0, wrong);
}

fn hint<'a>(rules: &'a mut Rules, name: &str) -> &'a mut HintRule {
    let tables = [&mut rules.host_hints, &mut rules.host_bias_hints, &mut rules.device_bias_hints];
    let mut rows = tables.into_iter().flatten();
    rows.find(|rule| rule.name == name).unwrap_or_else(|| panic!("no hint has the name {name}"))
}

fn request(rules: &mut Rules, opcode: D2hRequestOpcode) -> &mut RequestRule {
    rules.requests.iter_mut().find(|rule| rule.opcode == opcode).expect("every request has a row")
}
