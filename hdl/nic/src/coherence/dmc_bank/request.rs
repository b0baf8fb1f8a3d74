//! What a request does: it is served at once, or it allocates an MSHR, by the rows of the
//! generated tables of hints and of bias.
use nic_dsl::{Bits, Bool, State, elaborate, mux, state};

use super::operation::{Operation, Pending};
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
    /// What it waits for then.
    pub pending: State<Pending>,
    /// Its bytes go into the line.
    pub owns: Bool,
}

impl Request {
    /// What the cache has is known later than all else: each of these is found for every state that the copy may
    /// be in, and then the copy's state chooses.
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
        let goes_to_host = writes | pushes | flushes;
        let is_whole_write = owns & is_whole;

        // Without a copy, from memory or from the host.
        let fetches = reads_any | reads_owned | (owns & !is_whole);
        let reads_memory = local & copy.invalid & fetches;
        let asks_without_copy = remote & (reads_any | takes_owned | goes_to_host);
        let begins_without_copy = asks_without_copy | (local & fetches);
        let asks_beside_shared = remote & (takes_owned | goes_to_host);
        let asks_beside_exclusive = remote & goes_to_host;
        let asks_beside_modified = remote & pushes & is_whole;
        let begins = (copy.invalid & begins_without_copy)
            | (copy.shared & asks_beside_shared)
            | (copy.exclusive & asks_beside_exclusive)
            | (copy.modified & asks_beside_modified);
        let installs = copy.invalid & local & is_whole_write;
        let writes_copy = (copy.owned() & owns) | (copy.shared & owns & local);
        // A Shared copy goes or is upgraded, one that is owned goes or is written.
        let changes = (copy.shared & (leaves | takes_owned)) | (copy.owned() & (leaves | owns));
        let drops = leaves | (copy.shared & remote & takes_owned);
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

        let pending_owned = mux(is_whole_write, state(Pending::Own), state(Pending::ReadOwned));
        let pending_read = mux(reads_once, state(Pending::ReadOnce), state(Pending::ReadShared));
        let pending_kept = mux(takes_owned, pending_owned, pending_read);
        let is_pushed = pushes & is_whole;
        let pending_written = mux(is_pushed, state(Pending::Push), state(Pending::Write));
        let pending_left = mux(flushes, state(Pending::Flush), pending_written);
        Self {
            pushes,
            watches: is(LineOperation::Watch) & !copy.invalid,
            begins,
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
            pending: mux(leaves, pending_left, pending_kept),
            owns,
        }
    }
}
