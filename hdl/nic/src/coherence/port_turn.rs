//! Which of two ports' requests is tried where both may be, and what is kept for the other.
use nic_dsl::{Bool, delayed_bool, elaborate, mux, register_bool, when};

use super::bank_port::PortState;
use super::turn::MOST_IN_A_ROW;
use crate::lib::precedence::Precedence;

/// Whose turn it is.
pub(super) enum PortTurn {
    /// Ports take turns. One whose request was put back for want of something comes first if the other's was the last that
    /// was not, and the last of what it wants is kept for it: otherwise it may find each time, in step with the host's responses,
    /// that the other has just taken that.
    Equal {
        /// The last request that was tried was the second port's.
        tried_last: Bool,
        /// The last one that has begun was.
        began_last: Bool,
    },
    /// The first port comes first, with turns that the second has all the same.
    Urgent(Precedence),
}

/// What has become of a request of a port, in cycle 3.
pub(super) struct Tried {
    /// It allocates an MSHR, or waits at one.
    pub begins: Bool,
    /// It is put back.
    pub is_put_back: Bool,
    /// It is the second port's.
    pub is_second: Bool,
}

impl PortTurn {
    #[elaborate]
    pub fn new(is_urgent: bool) -> Self {
        if is_urgent {
            return Self::Urgent(Precedence::new(MOST_IN_A_ROW));
        }
        let tried_last = register_bool(false);
        let began_last = register_bool(false);
        Self::Equal { tried_last, began_last }
    }

    /// It is the second port's turn. `may`: a request of the port may be tried.
    #[elaborate]
    pub fn is_second(&self, states: [PortState; 2], may: [Bool; 2]) -> Bool {
        let [first, second] = may;
        match self {
            Self::Equal { tried_last, began_last } => {
                let lacks = states.map(|state| state.lacks_number | state.lacks_place);
                let first_is_next =
                    mux(*began_last, lacks[0] | *tried_last, !lacks[1] & *tried_last);
                second & (!first | !first_is_next)
            }
            Self::Urgent(precedence) => second & (!first | precedence.is_over()),
        }
    }

    /// Cycle 1: a request is tried, whether it is the second port's, and whether that port's may be.
    #[elaborate]
    pub fn tries(&self, tries: Bool, is_second: Bool, second: Bool) {
        match self {
            Self::Equal { tried_last, .. } => {
                when(tries, || tried_last.set(is_second));
            }
            Self::Urgent(precedence) => {
                let passes = tries & !is_second & second;
                precedence.connect(passes, tries & is_second);
            }
        }
    }

    /// Where ports are equal: something is left in cycle 3 for a request of `port` that is searched in cycle 2. If there is no `more`
    /// it is kept for the other port where that is known to lack it and `port` is not: the request is put back, and then
    /// both are. From the flush (`is_own`) nothing is kept.
    #[elaborate]
    pub fn leaves(
        (left, more): (Bool, Bool),
        lacks: [Bool; 2],
        (port, is_own): (Bool, Bool),
    ) -> Bool {
        let [first, second] = lacks;
        let is_kept = delayed_bool(mux(port, first & !second, second & !first) & !is_own);
        left & (!is_kept | more)
    }

    /// Cycle 3. Where the first port comes first, the second goes first with a request that was put back, when it may be
    /// tried again.
    #[elaborate]
    pub fn decides(&self, tried: &Tried) {
        match self {
            Self::Equal { began_last, .. } => {
                let begins = delayed_bool(tried.begins);
                let is_second = delayed_bool(tried.is_second);
                when(begins, || began_last.set(is_second));
            }
            Self::Urgent(precedence) => {
                let is_put_back = delayed_bool(tried.is_put_back & tried.is_second);
                precedence.owe(is_put_back);
            }
        }
    }
}
