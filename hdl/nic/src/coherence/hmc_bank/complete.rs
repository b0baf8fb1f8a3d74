//! How an MSHR resumes when what it waited for has come: by its kind, what it sends, installs and answers, and
//! whether it is freed or waits for a further response.
use nic_dsl::{Bool, State, constant_bool, elaborate, mux, state};

use super::entries::Found;
use super::operation::{Entry, Held, Pending};
use super::snoop::{is_to_come, line_state};
use crate::coherence::copy::Is;
use crate::message::LineState;

/// What an MSHR does next.
pub(super) struct Completion {
    /// It sends the line that it owes to a snoop.
    pub pays: Bool,
    /// And does nothing else.
    pub forwards: Bool,
    /// It sends its line, which was pulled.
    pub sends: Bool,
    /// A snoop took the line before it was pulled.
    pub is_bogus: Bool,
    /// Its line belongs in the cache.
    pub is_kept: Bool,
    /// It is installed there.
    pub installs: Bool,
    /// The state in which it is installed.
    pub install_state: State<LineState>,
    /// The bytes of the store of writes replace those that were read.
    pub merges: Bool,
    /// The victim is Modified, and evicted.
    pub evicts: Bool,
    /// Its own line is poisoned, and must be written back as such.
    pub returns: Bool,
    /// It waits for a further response.
    pub continues: Bool,
    /// That is the GO of a strong write.
    pub waits: Bool,
    /// It is ExtCmp, which may have come.
    pub waits_for_end: Bool,
    /// What it is from then on.
    pub next: Entry,
    /// It asks the host to flush its line.
    pub flushes: Bool,
    /// Its request is answered.
    pub responds: Bool,
    /// Before its write is observed globally.
    pub tells_early: Bool,
    /// With an error.
    pub fails: Bool,
    /// It failed, and nobody is told: the flush of the whole cache began it.
    pub fails_for_nobody: Bool,
    /// It has nothing more to do, and is freed.
    pub frees: Bool,
    /// Its write was answered when it was observed locally, and is observed globally now.
    pub ends_told: Bool,
    /// The line that was read is what it gives.
    pub uses_read: Bool,
}

impl Completion {
    /// `victim` is the state of the line that would be evicted; `is_local`: weak writes of the entry's
    /// port are answered when they are observed locally; `is_due`: the entry's request modifies the line, and is not
    /// answered yet.
    #[elaborate]
    pub fn new(
        found: &Found,
        (victim, full): (State<LineState>, Bool),
        (is_local, is_due): (Bool, Bool),
    ) -> Self {
        let entry = &found.entry;
        let is = |wanted: Pending| entry.pending.is(wanted);
        let once = is(Pending::ReadOnce);
        let shared = is(Pending::ReadShared);
        let owned = is(Pending::ReadOwned);
        let own = is(Pending::Own);
        let flushed = is(Pending::Flush);
        let dirty = is(Pending::DirtyEvict) | flushed;
        let write = is(Pending::Write);
        let weak = is(Pending::WeakWrite);
        let pulled = dirty | is(Pending::Push) | write | weak;

        // A line that is evicted can go to a snoop before it is pulled; any other has just come.
        let pays = found.owed.is_owed;
        let forwards = pays & dirty;
        let sends = pulled & !forwards;
        // After GO_ERR_WritePull a strong write has ended, a weak one has ExtCmp still to come (CXL
        // 3.2, 3.2.4.5.7): until then the host knows its number.
        let flushes = flushed & !forwards;
        let waits = write & !found.failed;
        let continues = waits | weak | flushes;
        let finishes = !forwards & !continues;

        // A snoop between the GO and the data may have taken the copy, but not the read.
        let kept = line_state(found.entry_held);
        let comes = is_to_come(found.entry_held) & !kept.is(LineState::Invalid);
        let is_kept = comes & !found.failed;
        let installs = is_kept & !full;
        let evicts = installs & Is::new(victim).modified;
        // GO-M: memory is older, so that even poisoned data must go back, to be known as such. So does a line
        // that a snoop was told is Modified here and stays (RspVFwdV), and one for which nothing can make room; a
        // clean one is used once.
        let is_modified = kept.is(LineState::Modified);
        let is_lost = owned & found.failed & (found.answer.modified | pays);
        let has_no_place = is_kept & full;
        let returns = (is_lost | has_no_place) & is_modified;
        let next_pending = mux(weak, state(Pending::WeakFinal), state(Pending::Final));
        // From Fast_GO on, its port sees the write, and so does the host when it looks for the line
        // (CXL 3.2, 3.2.4.5.6); what is told early is not told again.
        let tells_early = weak & is_local & entry.responds;
        let next = Entry {
            pending: next_pending,
            responds: entry.responds & !tells_early,
            failed: found.failed,
            ..*entry
        };
        let responds = (finishes & (entry.responds | is_due)) | tells_early;
        let frees = finishes & !evicts & !returns;
        let is_bogus = dirty & !found.entry_held.is(Held::Modified);
        let uses_read = once | shared | owned | own;
        Self {
            pays,
            forwards,
            sends,
            is_bogus,
            is_kept,
            installs,
            install_state: kept,
            // A poisoned line goes back as it came.
            merges: entry.writes & !found.failed,
            evicts,
            returns,
            continues,
            waits,
            waits_for_end: weak,
            next,
            flushes,
            responds,
            tells_early,
            fails: found.failed,
            fails_for_nobody: found.failed & is(Pending::Final) & !entry.responds,
            frees,
            // Whatever else has nobody to answer waits for no ExtCmp.
            ends_told: is(Pending::WeakFinal) & !entry.responds,
            uses_read,
        }
    }
}

/// The MSHR of a line that is written back, for no requester; poisoned if `poisoned`.
pub(super) fn write_back(of: &Entry, poisoned: Bool) -> Entry {
    let no = constant_bool(false);
    let pending = state(Pending::DirtyEvict);
    Entry { pending, responds: no, failed: no, poisoned, ..*of }
}
