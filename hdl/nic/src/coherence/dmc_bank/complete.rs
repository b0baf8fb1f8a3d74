//! How an MSHR resumes when what it waited for has come.
use nic_dsl::{Bool, State, elaborate, mux, state};

use super::entries::is_read;
use super::operation::{Pending, Resumed};
use crate::message::LineState;

/// What an entry does next.
pub(super) struct Completion {
    /// It reads memory.
    pub reads_memory: Bool,
    /// It writes memory.
    pub writes_memory: Bool,
    /// It sends its line, which was pulled.
    pub sends: Bool,
    /// The host has refused it and has one more thing to say.
    pub continues: Bool,
    /// Its line comes to the cache.
    pub installs: Bool,
    /// In this state.
    pub install_state: State<LineState>,
    /// The bytes of the store of writes replace those that were read.
    pub merges: Bool,
    /// The line that was read is what it gives.
    pub gives_read: Bool,
    /// Its request failed.
    pub fails: Bool,
    /// Its request is answered, and nothing of it is left.
    pub ends: Bool,
}

impl Completion {
    #[elaborate]
    pub fn new(resumed: &Resumed) -> Self {
        let pending = resumed.pending;
        let is = |wanted: Pending| pending.is(wanted);
        let reads = is_read(pending);
        let succeeds = !resumed.failed;
        let reads_memory = reads & !resumed.filled & succeeds;
        let is_kept = is(Pending::ReadShared) | is(Pending::ReadOwned);
        let installs = succeeds & ((is_kept & resumed.filled) | is(Pending::Own));
        let written_or_read =
            mux(resumed.merges, state(LineState::Modified), state(LineState::Exclusive));
        // GO_ERR_WritePull of a weak write: the number is in use until ExtCmp (CXL 3.2, 3.2.4.5.7).
        let continues = is(Pending::Write) & resumed.failed & resumed.pulled;
        let install_state = mux(is(Pending::ReadShared), state(LineState::Shared), written_or_read);
        Self {
            reads_memory,
            writes_memory: is(Pending::Write) & succeeds,
            sends: is(Pending::Push) | continues,
            continues,
            installs,
            install_state,
            merges: resumed.merges,
            gives_read: reads & succeeds,
            fails: resumed.failed,
            ends: !reads_memory & !continues,
        }
    }
}
