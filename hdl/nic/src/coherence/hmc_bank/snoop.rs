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
        let asks = Asks::new(snoop);
        let Asks { invalidates, shares } = asks;
        let choose = |inv: Response, data: Response, current: Response| {
            mux(invalidates, state(inv), mux(shares, state(data), state(current)))
        };
        let clean = choose(Response::RspIHitSe, Response::RspSHitSe, Response::RspVHitV);
        let dirty = choose(Response::RspIFwdM, Response::RspSFwdM, Response::RspVFwdV);
        let response = mux(none, state(Response::RspIHitI), mux(modified, dirty, clean));
        let after = asks.state_after(held);
        let changes = after.bits().differs(held.bits());
        Self { response, after, hits: !none, changes }
    }
}

/// What a snoop asks for; if neither, the value as it is.
#[derive(Clone, Copy)]
pub(super) struct Asks {
    /// The only copy.
    invalidates: Bool,
    /// A Shared copy.
    shares: Bool,
}

impl Asks {
    #[elaborate]
    pub fn new(snoop: State<Snoop>) -> Self {
        let invalidates = snoop.is(Snoop::SnpInv);
        let shares = snoop.is(Snoop::SnpData);
        Self { invalidates, shares }
    }

    /// The state of a line then.
    pub fn state_after(self, held: State<Held>) -> State<Held> {
        let has_copy = !held.is_any(&[Held::Invalid, Held::Promised]);
        let shared = mux(self.shares & has_copy, state(Held::Shared), held);
        mux(self.invalidates, state(Held::Invalid), shared)
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
