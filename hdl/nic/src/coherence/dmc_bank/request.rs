//! What a request does: it is served at once, or it allocates an MSHR, by the rows of the generated tables of
//! hints and of bias. What follows from the request alone is found in cycle 2, what depends on the copy in the
//! cache and on the page in 3.
use nic_dsl::{Bits, Bool, Bundle, State, elaborate, mux, state};

use super::operation::Pending;
use crate::coherence::copy::Is;
use crate::message::{D2hRequestOpcode as Opcode, LineOperation, LineState};

/// What a request asks for.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Hint {
    /// Any copy serves it.
    pub reads: Bool,
    /// It owns the line then.
    pub takes_owned: Bool,
    /// It writes the line that it owns.
    pub owns: Bool,
    /// All of it.
    pub owns_whole: Bool,
    /// Its bytes go to memory.
    pub writes: Bool,
    /// They go to the host's cache, so that its page is in host-bias.
    pub pushes: Bool,
    /// All bytes of the line.
    pub pushes_whole: Bool,
    /// No copy is left.
    pub leaves: Bool,
    /// Of a line in host-bias the host is told, too.
    pub goes_to_host: Bool,
    /// It needs the line, if there is no copy.
    pub fetches: Bool,
    /// It is answered when the copy leaves.
    pub watches: Bool,
    /// What it asks of the host.
    pub opcode: State<Opcode>,
    /// What it waits for.
    pub pending: State<Pending>,
}

impl Hint {
    #[elaborate]
    pub fn new(asked: State<LineOperation>, is_whole: Bool) -> Self {
        let is = |wanted: LineOperation| asked.is(wanted);
        let reads_once = is(LineOperation::NcRead);
        let reads_shared = is(LineOperation::CsRead);
        let reads_owned = is(LineOperation::CoRead);
        let owns = is(LineOperation::CoWrite);
        let writes = is(LineOperation::NcWrite);
        let pushes = is(LineOperation::NcPush);
        let evicts = is(LineOperation::Evict);
        let flushes = is(LineOperation::Flush);
        let reads = reads_once | reads_shared;
        let takes_owned = reads_owned | owns;
        let leaves = writes | pushes | evicts | flushes;
        let owns_whole = owns & is_whole;
        let pushes_whole = pushes & is_whole;

        let pick = |whole: Opcode, part: Opcode| mux(is_whole, state(whole), state(part));
        let written = pick(Opcode::WoWrInvF, Opcode::WoWrInv);
        let pushed = pick(Opcode::ItoMWr, Opcode::WoWrInv);
        let owned = mux(owns_whole, state(Opcode::RdOwnNoData), state(Opcode::RdOwn));
        let read = mux(reads_once, state(Opcode::RdCurr), state(Opcode::RdShared));
        let read_or_owned = mux(takes_owned, owned, read);
        let written_or_pushed = mux(pushes, pushed, written);
        let changed = mux(flushes, state(Opcode::ClFlush), written_or_pushed);

        let pending_owned = mux(owns_whole, state(Pending::Own), state(Pending::ReadOwned));
        let pending_read = mux(reads_once, state(Pending::ReadOnce), state(Pending::ReadShared));
        let pending_kept = mux(takes_owned, pending_owned, pending_read);
        let pending_written = mux(pushes_whole, state(Pending::Push), state(Pending::Write));
        let pending_left = mux(flushes, state(Pending::Flush), pending_written);
        Self {
            reads,
            takes_owned,
            owns,
            owns_whole,
            writes,
            pushes,
            pushes_whole,
            leaves,
            goes_to_host: writes | pushes | flushes,
            fetches: reads | reads_owned | (owns & !is_whole),
            watches: is(LineOperation::Watch),
            opcode: mux(leaves, changed, read_or_owned),
            pending: mux(leaves, pending_left, pending_kept),
        }
    }
}

/// What a request does to a line that is not outstanding.
pub(super) struct Request {
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
}

impl Request {
    /// What the cache has is known later than all else: each of these is found for every state that the copy may
    /// be in, and then the copy's state chooses.
    #[elaborate]
    pub fn new(hint: &Hint, byte_enable: Bits, found: State<LineState>, device_bias: Bool) -> Self {
        let copy = Is::new(found);
        let &Hint { reads, takes_owned, owns, leaves, goes_to_host, fetches, .. } = hint;
        let local = device_bias & !hint.pushes;
        let remote = !local;

        // Without a copy, from memory or from the host.
        let reads_memory = local & copy.invalid & fetches;
        let asks_without_copy = remote & (reads | takes_owned | goes_to_host);
        let begins_without_copy = asks_without_copy | (local & fetches);
        let asks_beside_shared = remote & (takes_owned | goes_to_host);
        let asks_beside_exclusive = remote & goes_to_host;
        let asks_beside_modified = remote & hint.pushes_whole;
        let begins = (copy.invalid & begins_without_copy)
            | (copy.shared & asks_beside_shared)
            | (copy.exclusive & asks_beside_exclusive)
            | (copy.modified & asks_beside_modified);
        let installs = copy.invalid & local & hint.owns_whole;
        let writes_copy = (copy.owned() & owns) | (copy.shared & owns & local);
        // A Shared copy goes or is upgraded, one that is owned goes or is written.
        let changes = (copy.shared & (leaves | takes_owned)) | (copy.owned() & (leaves | owns));
        let drops = leaves | (copy.shared & remote & takes_owned);
        let becomes_owned = mux(owns, state(LineState::Modified), state(LineState::Exclusive));
        let after = mux(drops, state(LineState::Invalid), becomes_owned);

        let merges = hint.writes | (hint.pushes & !hint.pushes_whole);
        let writes_memory = (copy.modified & leaves) | (local & hint.writes);
        let own_bytes = byte_enable & merges.mask(64);
        let written_bytes = byte_enable | copy.modified.mask(64);
        Self {
            watches: hint.watches & !copy.invalid,
            begins,
            reads_memory,
            gives_copy: reads | (takes_owned & !owns),
            writes_copy,
            installs,
            changes,
            after,
            writes_memory,
            own_bytes,
            written_bytes,
        }
    }
}
