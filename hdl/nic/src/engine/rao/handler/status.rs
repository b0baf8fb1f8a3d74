//! What is counted, and the first fault.
use nic_dsl::{Bits, Bool, LevelSource, delayed_bool, elaborate, register_state, state, when};

use crate::lib::counter;
use crate::message::{RaoFault, RaoStatus};

/// What happens in a cycle.
pub(super) struct Events {
    pub takes: Bool,
    pub visits: Bool,
    pub mispredicts: Bool,
    pub is_unaligned: Bool,
    pub is_unknown: Bool,
    pub fails: Bool,
    pub is_stray: Bool,
}

/// Counts what happens, and names the first fault.
#[elaborate]
pub(super) fn report(status: &LevelSource<RaoStatus>, events: &Events) {
    counter::wrapping("operation_count", status.operations, events.takes);
    counter::wrapping("visit_count", status.visits, events.visits);
    let mispredicts = delayed_bool(events.mispredicts).named("mispredicts");
    counter::wrapping("misprediction_count", status.mispredictions, mispredicts);
    let faults: [(RaoFault, &str, Bits, Bool); 4] = [
        (RaoFault::Unaligned, "unaligned", status.unaligned, events.is_unaligned),
        (
            RaoFault::UnknownOperation,
            "unknown_operation",
            status.unknown_operations,
            events.is_unknown,
        ),
        (RaoFault::Failed, "failed", status.failures, events.fails),
        (RaoFault::UnknownAnswer, "unknown_answer", status.unknown_answers, events.is_stray),
    ];
    let fault = register_state(RaoFault::None);
    let is_first = fault.is(RaoFault::None);
    status.fault.set(fault);
    for (cause, name, count, is_so) in faults {
        let happens = delayed_bool(is_so).named(&format!("is_{name}"));
        counter::saturating(&format!("{name}_count"), count, happens);
        when(happens & is_first, || fault.set(state(cause)));
    }
}
