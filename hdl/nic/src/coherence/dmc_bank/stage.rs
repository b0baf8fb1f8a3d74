//! The registers between the choice of an operation and its decision.
use nic_dsl::{Bool, BundleExt, elaborate, register, register_bool, wire};

use super::configuration::DmcBank;
use super::operation::{Kinds, Operation};

/// The operation that is decided, in registers.
pub(super) struct Stage {
    /// Of what kind it is.
    pub kinds: Kinds,
    /// Its line and whatever else it carries.
    pub operation: Operation,
    /// The MSHR that has the turn resumes in the next cycle, or gives it away.
    pub completes_next: Bool,
    /// A line is no longer outstanding.
    pub unblocks: Bool,
}

impl Stage {
    #[elaborate]
    pub fn new(bank: &DmcBank) -> Self {
        let is_request = register_bool(false);
        let is_asked = register_bool(false);
        let is_written = register_bool(false);
        let is_complete = register_bool(false);
        let is_turned = register_bool(false);
        let is_wake = register_bool(false);
        let operation = register::<Operation>(bank.operation_shape());
        let completes_next = wire::<Bool>(());
        let unblocks = wire::<Bool>(());
        let kinds = Kinds {
            request: is_request,
            asked: is_asked,
            written: is_written,
            complete: is_complete,
            turned: is_turned,
            wake: is_wake,
        };
        Self { kinds, operation, completes_next, unblocks }
    }

    /// What is decided in the next cycle.
    pub fn load(&self, kinds: Kinds, operation: Operation) {
        self.kinds.assign(kinds);
        self.operation.assign(operation);
    }
}
