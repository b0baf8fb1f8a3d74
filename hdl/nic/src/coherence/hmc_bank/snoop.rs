//! What a snoop is answered.
use nic_dsl::{Bool, State, elaborate, mux, state};

use super::operation::Held;
use crate::message::{D2hResponseOpcode as Response, H2dRequestOpcode as Snoop, LineState};

/// The answer to a snoop of a line.
pub(super) struct Reply {
    /// What.
    pub response: State<Response>,
    /// The line's state then.
    pub after: State<Held>,
    /// The line goes to the host.
    pub forwards: Bool,
    /// There was a copy.
    pub hits: Bool,
    /// The state changes.
    pub changes: Bool,
}

impl Reply {
    /// Design coherence 1, snoop answers.
    #[elaborate]
    pub fn new(snoop: State<Snoop>, held: State<Held>) -> Self {
        let none = held.is(Held::Invalid);
        let modified = held.is(Held::Modified);
        let invalidates = snoop.is(Snoop::SnpInv);
        let shares = snoop.is(Snoop::SnpData);
        let choose = |inv: Response, data: Response, current: Response| {
            mux(invalidates, state(inv), mux(shares, state(data), state(current)))
        };
        let clean = choose(Response::RspIHitSe, Response::RspSHitSe, Response::RspVHitV);
        let dirty = choose(Response::RspIFwdM, Response::RspSFwdM, Response::RspVFwdV);
        let response = mux(none, state(Response::RspIHitI), mux(modified, dirty, clean));
        let changed = mux(invalidates, state(Held::Invalid), state(Held::Shared));
        let keeps = none | !(invalidates | (shares & !held.is(Held::Promised)));
        let after = mux(keeps, held, changed);
        let changes = after.bits().differs(held.bits());
        Self { response, after, forwards: modified, hits: !none, changes }
    }
}

/// A state of the cache as one of the miss table.
pub(super) fn held(of: State<LineState>) -> State<Held> {
    State::from_bits(of.bits().zero_extend(state(Held::Invalid).bits().width()))
}

/// A state of the miss table as one of the cache: `Granted` as Invalid, `Promised` as Shared, which
/// are their lower bits.
pub(super) fn cached(of: State<Held>) -> State<LineState> {
    State::from_bits(of.bits().truncate(state(LineState::Invalid).bits().width()))
}
