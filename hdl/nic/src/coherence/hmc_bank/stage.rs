//! The registers before a cycle.
use nic_dsl::{BundleExt, elaborate, register, register_bool};

use super::configuration::HmcBank;
use super::operation::{Kinds, Operation};

/// The operation that is in a cycle.
pub(super) struct Stage {
    pub kinds: Kinds,
    pub operation: Operation,
}

impl Stage {
    #[elaborate]
    pub fn new(bank: &HmcBank) -> Self {
        let is_request = register_bool(false);
        let is_snoop = register_bool(false);
        let is_complete = register_bool(false);
        let is_wake = register_bool(false);
        let is_look = register_bool(false);
        let operation = register::<Operation>(bank.operation_shape());
        let kinds = Kinds {
            request: is_request,
            snoop: is_snoop,
            complete: is_complete,
            wake: is_wake,
            look: is_look,
        };
        Self { kinds, operation }
    }

    pub fn load(&self, kinds: Kinds, operation: Operation) {
        self.kinds.assign(kinds);
        self.operation.assign(operation);
    }
}
