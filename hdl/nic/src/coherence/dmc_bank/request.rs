//! What a request does: it is served at once, or it allocates an MSHR, by the rows of the
//! generated tables of hints and of bias.
use nic_dsl::{Bits, Bool, State, elaborate, mux, state};
use nic_spec::message::LINE_TAG_BITS;

use super::operation::{Entry, Operation, Pending};
use crate::coherence::tags::Is;
use crate::message::{D2hRequestOpcode as Opcode, LineOperation, LineState};

/// What a request does to a line that is not outstanding.
pub(super) struct Request {
    /// It pushes, so that the host will have a copy.
    pub pushes: Bool,
    /// It waits until the copy leaves the cache.
    pub watches: Bool,
    /// It begins something; otherwise, unless it watches, it is answered at once.
    pub begins: Bool,
    /// By a read of memory; otherwise by a request to the host.
    pub reads_memory: Bool,
    /// It gets the copy.
    pub gives_copy: Bool,
    /// It writes the copy in the cache.
    pub writes_copy: Bool,
    /// The line that it writes comes to the cache.
    pub installs: Bool,
    /// The state of the copy changes.
    pub changes: Bool,
    /// The state of the line then.
    pub after: State<LineState>,
    /// Memory is written, by the copy or by the request's bytes.
    pub writes_memory: Bool,
    /// These bytes are the request's.
    pub own_bytes: Bits,
    /// These bytes are written.
    pub written_bytes: Bits,
    /// What it asks of the host.
    pub opcode: State<Opcode>,
    /// What it begins.
    pub start: Entry,
}

impl Request {
    /// `local`: the host is not asked.
    #[elaborate]
    pub fn new(operation: &Operation, found: State<LineState>, device_bias: Bool) -> Self {
        let is = |wanted: LineOperation| operation.operation.is(wanted);
        let copy = Is::new(found);
        let reads_once = is(LineOperation::NcRead);
        let reads_shared = is(LineOperation::CsRead);
        let reads_owned = is(LineOperation::CoRead);
        let owns = is(LineOperation::CoWrite);
        let writes = is(LineOperation::NcWrite);
        let pushes = is(LineOperation::NcPush);
        let evicts = is(LineOperation::Evict);
        let flushes = is(LineOperation::Flush);
        let is_whole = operation.byte_enable.all();
        // A push gives the host a copy, so that its page is in host-bias.
        let local = device_bias & !pushes;
        let remote = !local;

        let reads_any = reads_once | reads_shared;
        let takes_owned = reads_owned | owns;
        let leaves = writes | pushes | evicts | flushes;
        let asks = remote
            & ((reads_any & copy.invalid)
                | (takes_owned & !copy.owned())
                | (writes & !copy.modified)
                | (pushes & (is_whole | !copy.modified))
                | (flushes & !copy.modified));
        let is_whole_write = owns & is_whole;
        let reads_memory = local & copy.invalid & (reads_any | reads_owned | (owns & !is_whole));
        let installs = local & copy.invalid & is_whole_write;
        let is_upgradable = copy.owned() | (local & !copy.invalid);
        let writes_copy = owns & is_upgradable;
        let upgrades = reads_owned & local & !copy.owned();
        let drops = asks | leaves;
        let becomes_owned = mux(owns, state(LineState::Modified), state(LineState::Exclusive));
        let after = mux(drops, state(LineState::Invalid), becomes_owned);

        let merges = writes | (pushes & !is_whole);
        let writes_memory = (copy.modified & leaves) | (local & writes);
        let own_bytes = operation.byte_enable & merges.mask(64);
        let written_bytes = operation.byte_enable | copy.modified.mask(64);

        let pick = |whole: Opcode, part: Opcode| mux(is_whole, state(whole), state(part));
        let written = pick(Opcode::WoWrInvF, Opcode::WoWrInv);
        let pushed = pick(Opcode::ItoMWr, Opcode::WoWrInv);
        let owned = mux(is_whole_write, state(Opcode::RdOwnNoData), state(Opcode::RdOwn));
        let read = mux(reads_once, state(Opcode::RdCurr), state(Opcode::RdShared));
        let read_or_owned = mux(takes_owned, owned, read);
        let written_or_pushed = mux(pushes, pushed, written);
        let changed = mux(flushes, state(Opcode::ClFlush), written_or_pushed);
        let opcode = mux(leaves, changed, read_or_owned);

        let changes = !copy.invalid & (drops | writes_copy | upgrades);

        let pending_owned = mux(is_whole_write, state(Pending::Own), state(Pending::ReadOwned));
        let pending_read = mux(reads_once, state(Pending::ReadOnce), state(Pending::ReadShared));
        let pending_kept = mux(takes_owned, pending_owned, pending_read);
        let is_pushed = pushes & is_whole;
        let pending_written = mux(is_pushed, state(Pending::Push), state(Pending::Write));
        let pending_left = mux(flushes, state(Pending::Flush), pending_written);
        let start = Entry {
            line: operation.line,
            pending: mux(leaves, pending_left, pending_kept),
            port: operation.port,
            tag: operation.tag.truncate(LINE_TAG_BITS),
            writes: owns,
        };
        Self {
            pushes,
            watches: is(LineOperation::Watch) & !copy.invalid,
            begins: asks | reads_memory,
            reads_memory,
            gives_copy: reads_any | reads_owned,
            writes_copy,
            installs,
            changes,
            after,
            writes_memory,
            own_bytes,
            written_bytes,
            opcode,
            start,
        }
    }
}
