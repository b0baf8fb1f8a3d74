//! How an entry of the miss table goes on when what it waited for has come.
use nic_dsl::{Bool, State, constant_bool, elaborate, mux, state};

use super::entries::Found;
use super::operation::{Entry, Held, Pending};
use super::tags::Is;
use crate::message::LineState;

/// What an entry does next.
pub(super) struct Completion {
    /// It answers the snoop that waits for it with its line.
    pub forwards: Bool,
    /// It sends its line, which was pulled.
    pub sends: Bool,
    /// A snoop took the line before it was pulled.
    pub is_bogus: Bool,
    /// Its line comes to the cache.
    pub installs: Bool,
    /// In this state.
    pub install_state: State<LineState>,
    /// The bytes of the store of writes replace those that were read.
    pub merges: Bool,
    /// The line in the way where it goes must be written back.
    pub evicts: Bool,
    /// Its own line is damaged, and must be written back as such.
    pub returns: Bool,
    /// It waits for a further answer, as this.
    pub continues: Bool,
    /// See `continues`.
    pub next: Entry,
    /// Its request is answered.
    pub responds: Bool,
    /// With an error.
    pub fails: Bool,
    /// Nothing of it is left.
    pub frees: Bool,
    /// The snoop that waits for it begins again.
    pub replays: Bool,
    /// The line that was read is what it gives.
    pub uses_read: Bool,
}

impl Completion {
    /// `victim` is the state of the line that would make room.
    #[elaborate]
    pub fn new(found: &Found, victim: State<LineState>) -> Self {
        let entry = &found.entry;
        let is = |wanted: Pending| entry.pending.is(wanted);
        let once = is(Pending::ReadOnce);
        let shared = is(Pending::ReadShared);
        let owned = is(Pending::ReadOwned);
        let own = is(Pending::Own);
        let dirty = is(Pending::DirtyEvict);
        let write = is(Pending::Write);
        let weak = is(Pending::WeakWrite);
        let pulled = dirty | is(Pending::Push) | write | weak;

        let forwards = found.is_parked & dirty & found.entry_held.is(Held::Modified);
        let sends = pulled & !forwards;
        let continues = (write | weak) & !found.failed;
        let finishes = !forwards & !continues;

        // A snoop between GO-S and the data takes the copy, but not the read.
        let keeps_shared = shared & found.entry_held.is(Held::Promised);
        let installs = !found.failed & (keeps_shared | owned | own);
        let becomes_modified = entry.writes | found.answer.granted.is(LineState::Modified);
        let install_owned =
            mux(becomes_modified, state(LineState::Modified), state(LineState::Exclusive));
        let install_state = mux(shared, state(LineState::Shared), install_owned);
        let evicts = installs & Is::new(victim).modified;
        // GO-M: memory is older, so that even damaged data must go back, to be known as such.
        let returns = owned & found.failed & found.answer.granted.is(LineState::Modified);
        let next_pending = mux(weak, state(Pending::WeakFinal), state(Pending::Final));
        let next = Entry { pending: next_pending, ..*entry };
        let responds = finishes & entry.responds;
        let frees = finishes & !evicts & !returns;
        let is_bogus = dirty & !found.entry_held.is(Held::Modified);
        let uses_read = once | shared | owned | own;
        let replays = found.is_parked & !forwards;
        Self {
            forwards,
            sends,
            is_bogus,
            installs,
            install_state,
            merges: entry.writes,
            evicts,
            returns,
            continues,
            next,
            responds,
            fails: found.failed,
            frees,
            replays,
            uses_read,
        }
    }
}

/// The entry that writes a line back for nobody.
pub(super) fn write_back(line: nic_dsl::Bits, of: &Entry) -> Entry {
    Entry { line, pending: state(Pending::DirtyEvict), responds: constant_bool(false), ..*of }
}
