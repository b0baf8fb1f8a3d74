//! The registers before a cycle.
use nic_dsl::{BundleExt, elaborate, register, register_bool};

use super::configuration::DmcBank;
use super::operation::{Kinds, Operation};

/// The operation that is in a cycle.
pub(super) struct Stage {
    pub kinds: Kinds,
    pub operation: Operation,
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
        let kinds = Kinds {
            request: is_request,
            asked: is_asked,
            written: is_written,
            complete: is_complete,
            turned: is_turned,
            wake: is_wake,
        };
        Self { kinds, operation }
    }

    pub fn load(&self, kinds: Kinds, operation: Operation) {
        self.kinds.assign(kinds);
        self.operation.assign(operation);
    }
}
