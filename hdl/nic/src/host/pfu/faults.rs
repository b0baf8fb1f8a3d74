//! What went wrong first.
use nic_dsl::{Bool, State, elaborate, register_state, when};

use crate::message::PfuFault;

/// Drives `target` with the first fault; of those that come together, the first in the list.
#[elaborate]
pub(super) fn first<const N: usize>(target: State<PfuFault>, faults: [(Bool, PfuFault); N]) {
    let first_fault = register_state(PfuFault::None);
    when(first_fault.is(PfuFault::None), || {
        for (happens, fault) in faults.into_iter().rev() {
            when(happens, || first_fault.goto(fault));
        }
    });
    target.set(first_fault);
}
