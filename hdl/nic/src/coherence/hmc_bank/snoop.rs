//! The response to a snoop: at once, by the state that the line has, or will have when it comes
//! (CXL 3.2, 3.2.5.14, items 4 and 10).
use nic_dsl::{Bits, Bool, State, concatenate, constant, elaborate, mux, state};

use super::operation::Held;
use crate::message::{D2hResponseOpcode as Response, H2dRequestOpcode as Snoop, LineState};

/// The response to a snoop of a line.
pub(super) struct Reply {
    /// The response's opcode.
    pub response: State<Response>,
    /// There was a copy.
    pub hits: Bool,
}

impl Reply {
    /// By the rows of the generated table of snoops.
    #[elaborate]
    pub fn new(snoop: State<Snoop>, found: State<LineState>) -> Self {
        let none = found.is(LineState::Invalid);
        let modified = found.is(LineState::Modified);
        let Asks { invalidates, shares } = Asks::new(snoop);
        let choose = |inv: Response, data: Response, current: Response| {
            mux(invalidates, state(inv), mux(shares, state(data), state(current)))
        };
        let clean = choose(Response::RspIHitSe, Response::RspSHitSe, Response::RspVHitV);
        let dirty = choose(Response::RspIFwdM, Response::RspSFwdM, Response::RspVFwdV);
        let response = mux(none, state(Response::RspIHitI), mux(modified, dirty, clean));
        Self { response, hits: !none }
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
    pub fn state_after(self, found: State<LineState>) -> State<LineState> {
        let has_copy = !found.is(LineState::Invalid);
        let shared = mux(self.shares & has_copy, state(LineState::Shared), found);
        mux(self.invalidates, state(LineState::Invalid), shared)
    }

    /// Whether that is another one.
    pub fn changes(self, found: State<LineState>) -> Bool {
        let has_copy = !found.is(LineState::Invalid);
        has_copy & (self.invalidates | (self.shares & !found.is(LineState::Shared)))
    }
}

/// Bits of a state of the cache.
fn state_bits() -> u32 {
    state(LineState::Invalid).bits().width()
}

/// A state of the cache as one of an MSHR.
pub(super) fn held(of: State<LineState>) -> State<Held> {
    State::from_bits(of.bits().zero_extend(state(Held::Invalid).bits().width()))
}

/// A state of the cache that the line of an MSHR will have when it comes.
pub(super) fn to_come(of: State<LineState>) -> State<Held> {
    State::from_bits(concatenate([constant(1, 1), of.bits()]))
}

/// The state of a line in an MSHR, as it is or will be.
pub(super) fn line_state(of: State<Held>) -> State<LineState> {
    State::from_bits(of.bits().truncate(state_bits()))
}

/// Whether the line is still on its way.
pub(super) fn is_to_come(of: State<Held>) -> Bool {
    of.bits().bit(state_bits())
}

/// The same, in another state.
pub(super) fn with_state(of: State<Held>, line: State<LineState>) -> State<Held> {
    let to_come: Bits = is_to_come(of).bits();
    State::from_bits(concatenate([to_come, line.bits()]))
}
