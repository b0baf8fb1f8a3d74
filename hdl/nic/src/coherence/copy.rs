//! The state of a copy in a cache.
use nic_dsl::{Bool, State};

use crate::message::LineState;

/// Whether the state is that one, for each state.
#[derive(Clone, Copy)]
pub(super) struct Is {
    pub invalid: Bool,
    pub shared: Bool,
    pub exclusive: Bool,
    pub modified: Bool,
}

impl Is {
    pub fn new(of: State<LineState>) -> Self {
        Self {
            invalid: of.is(LineState::Invalid),
            shared: of.is(LineState::Shared),
            exclusive: of.is(LineState::Exclusive),
            modified: of.is(LineState::Modified),
        }
    }
    /// The only copy.
    pub fn owned(self) -> Bool {
        self.exclusive | self.modified
    }
}
