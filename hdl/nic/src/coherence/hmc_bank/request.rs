//! What a request does: it is served at once, or it allocates an MSHR, by the rows of the generated table of
//! hints.
use nic_dsl::{Bool, State, constant_bool, elaborate, mux, state};

use super::operation::{Entry, Held, Operation, Pending};
use super::snoop::held;
use super::tags::Is;
use crate::message::{D2hRequestOpcode as Opcode, LineOperation, LineState};

/// What a request does to a line that is not outstanding.
pub(super) struct Request {
    /// It is answered at once.
    pub served: Bool,
    /// It waits until the copy leaves the cache.
    pub watches: Bool,
    /// It allocates an MSHR.
    pub begins: Bool,
    /// It writes the copy in the cache.
    pub writes_copy: Bool,
    /// The copy goes to an MSHR, to be written back.
    pub takes_modified: Bool,
    /// The bytes it writes are merged into that.
    pub merges: Bool,
    /// What it asks of the host.
    pub opcode: State<Opcode>,
    /// What it leaves in the MSHR.
    pub start: Entry,
    /// The state of its line in the MSHR.
    pub start_held: State<Held>,
}

impl Request {
    /// `full`: its port may have no further watch; `is_ordered`: it writes whole lines by ordered requests.
    #[elaborate]
    pub fn new(
        operation: &Operation,
        found: State<LineState>,
        (full, is_ordered): (Bool, Bool),
    ) -> Self {
        let is = |wanted: LineOperation| operation.operation.is(wanted);
        let copy = Is::new(found);
        let reads_once = is(LineOperation::NcRead);
        let reads_shared = is(LineOperation::CsRead);
        let reads_owned = is(LineOperation::CoRead);
        let owns = is(LineOperation::CoWrite);
        let writes = is(LineOperation::NcWrite);
        let pushes = is(LineOperation::NcPush);
        let evicts = is(LineOperation::Evict);
        let watches = is(LineOperation::Watch) & !copy.invalid & !full;
        let watches_nothing = is(LineOperation::Watch) & (copy.invalid | full);
        let is_whole = operation.byte_enable.all();

        let reads_copy = (reads_once | reads_shared) & !copy.invalid;
        let uses_owned = (reads_owned | owns) & copy.owned();
        let evicts_nothing = evicts & copy.invalid;
        let writes_through = writes | pushes;
        let flushes = is(LineOperation::Flush);
        let takes_modified = copy.modified & (writes_through | evicts | flushes);

        let pick = |first: Opcode, second: Opcode| mux(is_whole, state(first), state(second));
        let writes_in_order = writes & is_ordered & is_whole;
        let weak_write = pick(Opcode::WoWrInvF, Opcode::WoWrInv);
        let write = mux(writes_in_order, state(Opcode::WrCur), weak_write);
        let write_or_push = mux(writes, write, pick(Opcode::ItoMWr, Opcode::WrInv));
        let whole_or_part = mux(owns, pick(Opcode::RdOwnNoData, Opcode::RdOwn), write_or_push);
        let clean_evict = mux(evicts, state(Opcode::CleanEvictNoData), state(Opcode::ClFlush));
        let once_or_shared = mux(reads_once, state(Opcode::RdCurr), state(Opcode::RdShared));
        let read = mux(reads_owned, state(Opcode::RdOwn), once_or_shared);
        let is_read = reads_once | reads_shared | reads_owned;
        let by_copy = mux(owns | writes_through, whole_or_part, clean_evict);
        let from_clean = mux(is_read, read, by_copy);
        let opcode = mux(takes_modified, state(Opcode::DirtyEvict), from_clean);

        let choose = |first: Pending, second: Pending| mux(is_whole, state(first), state(second));
        let pending_owned = choose(Pending::Own, Pending::ReadOwned);
        let pending_pushed = choose(Pending::Push, Pending::Write);
        let is_weak = writes & !writes_in_order;
        let pending_written = mux(is_weak, state(Pending::WeakWrite), pending_pushed);
        let pending_once = mux(reads_once, state(Pending::ReadOnce), state(Pending::ReadShared));
        let pending_read = mux(reads_owned, state(Pending::ReadOwned), pending_once);
        let pending_write = mux(owns, pending_owned, pending_written);
        let pending_other = mux(owns | writes_through, pending_write, state(Pending::Final));
        let pending_clean = mux(is_read, pending_read, pending_other);
        let pending_evict = mux(flushes, state(Pending::Flush), state(Pending::DirtyEvict));
        let pending = mux(takes_modified, pending_evict, pending_clean);

        // A clean evict keeps the state until its GO; whatever else needs the host drops the copy.
        let start_held = mux(takes_modified | evicts, held(found), state(Held::Invalid));
        let no = constant_bool(false);
        let start = Entry {
            line: operation.line,
            pending,
            responds: !operation.is_own,
            port: operation.port,
            tag: operation.tag,
            writes: owns,
            failed: no,
            poisoned: no,
        };
        let at_once = reads_copy | uses_owned | evicts_nothing | watches_nothing;
        let writes_own = owns & copy.owned();
        let merges = takes_modified & writes_through;
        Self {
            served: at_once,
            watches,
            begins: !(at_once | watches),
            writes_copy: writes_own,
            takes_modified,
            merges,
            opcode,
            start,
            start_held,
        }
    }
}
