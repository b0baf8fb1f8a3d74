//! What a request does: it is served at once, or it allocates an MSHR, by the rows of the generated table of
//! hints. What follows from the request alone is found in cycle 2, what depends on the copy in the cache in 3.
use nic_dsl::{Bool, Bundle, State, constant_bool, elaborate, mux, state};

use super::operation::{Entry, Held, Operation, Pending};
use super::snoop::held;
use crate::coherence::copy::Is;
use crate::message::{D2hRequestOpcode as Opcode, LineOperation, LineState};

/// What a request asks for.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Hint {
    /// Any copy serves it.
    pub reads: Bool,
    /// A copy that is owned serves it.
    pub needs_owned: Bool,
    /// It writes that copy.
    pub writes_copy: Bool,
    /// It gives the copy up, and keeps its state until the host has said GO.
    pub evicts: Bool,
    /// It is answered when the copy leaves.
    pub watches: Bool,
    /// A Modified copy is written back first.
    pub gives_back: Bool,
    /// Its bytes are merged into that.
    pub merges: Bool,
    /// It flushes the line.
    pub flushes: Bool,
    /// What it asks of the host if there is nothing to write back.
    pub opcode: State<Opcode>,
    /// What it waits for then.
    pub pending: State<Pending>,
}

impl Hint {
    /// `is_ordered`: the request's port writes whole lines by ordered requests. `modifies`: it modifies its line.
    #[elaborate]
    pub fn new(operation: &Operation, is_ordered: Bool, modifies: Bool) -> Self {
        let is = |wanted: LineOperation| operation.operation.is(wanted);
        let reads_once = is(LineOperation::NcRead);
        let reads_shared = is(LineOperation::CsRead);
        let reads_owned = is(LineOperation::CoRead);
        let owns = is(LineOperation::CoWrite);
        let writes = is(LineOperation::NcWrite);
        let pushes = is(LineOperation::NcPush);
        let evicts = is(LineOperation::Evict);
        let is_whole = operation.is_whole;
        let writes_through = writes | pushes;
        let flushes = is(LineOperation::Flush);

        let pick = |first: Opcode, second: Opcode| mux(is_whole, state(first), state(second));
        let writes_in_order = writes & is_ordered & is_whole;
        let weak_write = pick(Opcode::WoWrInvF, Opcode::WoWrInv);
        let write_opcode = mux(writes_in_order, state(Opcode::WrCur), weak_write);
        let write_or_push = mux(writes, write_opcode, pick(Opcode::ItoMWr, Opcode::WrInv));
        let whole_or_part = mux(owns, pick(Opcode::RdOwnNoData, Opcode::RdOwn), write_or_push);
        let clean_evict = mux(evicts, state(Opcode::CleanEvictNoData), state(Opcode::ClFlush));
        let once_or_shared = mux(reads_once, state(Opcode::RdCurr), state(Opcode::RdShared));
        let reads_to_own = reads_owned | modifies;
        let read_opcode = mux(reads_to_own, state(Opcode::RdOwn), once_or_shared);
        let is_read = reads_once | reads_shared | reads_to_own;
        let by_copy = mux(owns | writes_through, whole_or_part, clean_evict);

        let choose = |first: Pending, second: Pending| mux(is_whole, state(first), state(second));
        let pending_owned = choose(Pending::Own, Pending::ReadOwned);
        let pending_pushed = choose(Pending::Push, Pending::Write);
        let is_weak = writes & !writes_in_order;
        let pending_written = mux(is_weak, state(Pending::WeakWrite), pending_pushed);
        let pending_once = mux(reads_once, state(Pending::ReadOnce), state(Pending::ReadShared));
        let pending_read = mux(reads_to_own, state(Pending::ReadOwned), pending_once);
        let pending_write = mux(owns, pending_owned, pending_written);
        let pending_other = mux(owns | writes_through, pending_write, state(Pending::Final));
        Self {
            reads: reads_once | reads_shared,
            needs_owned: reads_to_own | owns,
            writes_copy: owns | modifies,
            evicts,
            watches: is(LineOperation::Watch),
            gives_back: writes_through | evicts | flushes,
            merges: writes_through,
            flushes,
            opcode: mux(is_read, read_opcode, by_copy),
            pending: mux(is_read, pending_read, pending_other),
        }
    }
}

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
    /// `found`: the state of its line in the cache; `full`: its port may have no further watch. `modifies`: it is
    /// answered before its MSHR has ended.
    #[elaborate]
    pub fn new(
        hint: &Hint,
        operation: &Operation,
        found: State<LineState>,
        (full, modifies): (Bool, Bool),
    ) -> Self {
        let copy = Is::new(found);
        let has_copy = !copy.invalid;
        let watches = hint.watches & has_copy & !full;
        let watches_nothing = hint.watches & (copy.invalid | full);
        let reads_copy = hint.reads & has_copy;
        let uses_owned = hint.needs_owned & copy.owned();
        let evicts_nothing = hint.evicts & copy.invalid;
        let takes_modified = copy.modified & hint.gives_back;
        let opcode = mux(takes_modified, state(Opcode::DirtyEvict), hint.opcode);
        let pending_evict = mux(hint.flushes, state(Pending::Flush), state(Pending::DirtyEvict));
        let pending = mux(takes_modified, pending_evict, hint.pending);

        // A clean evict keeps the state until its GO; whatever else needs the host drops the copy.
        let keeps_state = takes_modified | hint.evicts;
        let start_held = mux(keeps_state, held(found), state(Held::Invalid));
        let no = constant_bool(false);
        let start = Entry {
            line: operation.line,
            pending,
            responds: !operation.is_own & !modifies,
            port: operation.port,
            tag: operation.tag,
            writes: hint.writes_copy,
            failed: no,
            poisoned: no,
        };
        let at_once = reads_copy | uses_owned | evicts_nothing | watches_nothing;
        Self {
            served: at_once,
            watches,
            begins: !(at_once | watches),
            writes_copy: hint.writes_copy & copy.owned(),
            takes_modified,
            merges: takes_modified & hint.merges,
            opcode,
            start,
            start_held,
        }
    }
}
