//! What a request or a write of the host does, by the rows of the generated table (CXL 3.2, tables 3-35 to
//! 3-42). It finds a copy in the cache or none: an outstanding line has
//! none.
use nic_dsl::{Bits, Bool, State, elaborate, mux, state};

use super::operation::{Kinds, Operation, Pending};
use crate::coherence::copy::Is;
use crate::message::{LineState, M2sRequestOpcode as Opcode, MemSnoop, MetaValue, S2mCompletion};

/// What the host's message does to a line.
pub(super) struct Host {
    /// The host lets the device access memory; all else is about the others.
    pub is_forward: Bool,
    /// A line goes back.
    pub reads: Bool,
    /// There is a copy.
    pub hits: Bool,
    /// Its state changes.
    pub changes: Bool,
    /// So.
    pub after: State<LineState>,
    /// Memory is written.
    pub writes_memory: Bool,
    /// These bytes are the host's.
    pub own_bytes: Bits,
    /// These bytes are written.
    pub written_bytes: Bits,
    /// How it completes.
    pub completion: State<S2mCompletion>,
    /// The host has a copy then that it had not.
    pub grants: Bool,
    /// It writes a line back that it cannot have.
    pub is_impossible: Bool,
}

impl Host {
    #[elaborate]
    pub fn new(
        kinds: Kinds,
        operation: &Operation,
        byte_enable: Bits,
        found: State<LineState>,
    ) -> Self {
        let copy = Is::new(found);
        let hits = !copy.invalid;
        let writes = kinds.written;
        let is_forward = kinds.asked & operation.asks.is_any(&[Opcode::MemRdFwd, Opcode::MemWrFwd]);
        let reads_data = operation.asks.is(Opcode::MemRdData);
        let reads = kinds.asked & (operation.asks.is(Opcode::MemRd) | reads_data);
        // MemRdData wants a copy to share, whatever the meta fields say.
        let says = |wanted: MetaValue| !reads_data & operation.says(wanted);
        let wants_shared = reads_data | says(MetaValue::Shared);
        let wants_any = says(MetaValue::Any);
        // Whoever may own the line leaves the device no copy, whatever the snoop says.
        let invalidates = writes | operation.snoop.is(MemSnoop::SnpInv) | wants_any;
        let shares = operation.snoop.is(MemSnoop::SnpData) | wants_shared;
        let invalid_or_shared =
            mux(invalidates, state(LineState::Invalid), state(LineState::Shared));
        // What the cache has is known last.
        let changes_owned = invalidates | shares;
        let changes = (copy.shared & invalidates) | (copy.owned() & changes_owned);
        let writes_copy = copy.modified & changes_owned & !writes;
        let is_part = writes & operation.is_partial;
        let whole = (!is_part | copy.modified).mask(64);
        let own_bytes = (byte_enable | (!operation.is_partial).mask(64)) & writes.mask(64);

        // The cache has nothing of what is outside memory, whatever its lower bits find.
        let keeps_shared = hits & !invalidates & !operation.outside;
        let granted = mux(keeps_shared, state(S2mCompletion::CmpS), state(S2mCompletion::CmpE));
        // A line that comes back was the host's already.
        let had_it = writes & operation.snoop.is(MemSnoop::None);
        let gives_copy = wants_shared | wants_any;
        let grants = gives_copy & !had_it;
        let completion = mux(gives_copy & !writes, granted, state(S2mCompletion::Cmp));
        Self {
            is_forward,
            reads,
            hits,
            changes,
            after: invalid_or_shared,
            writes_memory: writes | writes_copy,
            own_bytes,
            written_bytes: byte_enable | whole,
            completion,
            grants,
            is_impossible: writes & hits & operation.snoop.is(MemSnoop::None),
        }
    }
}

/// Whether a request that waits for this may be forwarded so.
#[elaborate]
pub(super) fn forward_is_legal(operation: &Operation, pending: State<Pending>) -> Bool {
    let meta = |wanted: &[MetaValue]| operation.has_meta & operation.meta.is_any(wanted);
    let may_own = meta(&[MetaValue::Invalid]);
    let may_share = meta(&[MetaValue::Invalid, MetaValue::Shared]);
    let reads = operation.asks.is(Opcode::MemRdFwd);
    let once = pending.is(Pending::ReadOnce);
    let shared = pending.is(Pending::ReadShared) & may_share;
    let owned = pending.is_any(&[Pending::ReadOwned, Pending::Own]) & may_own;
    let written = pending.is(Pending::Write) & may_own;
    mux(reads, once | shared | owned, written)
}
