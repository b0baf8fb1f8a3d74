//! What is counted, and the first fault.
use nic_dsl::{Bits, Bool, delayed_bool, elaborate, register_state, state, when};

use crate::lib::counter;
use crate::message::{RoceFault, RoceStatus};

/// What happens in a cycle.
pub(super) struct Events {
    pub operates: Bool,
    pub replays: Bool,
    pub answers: Bool,
    /// What is refused or dropped.
    pub faults: Vec<(RoceFault, Bool)>,
}

/// Counts what happens, and names the first fault.
#[elaborate]
pub(super) fn report(status: RoceStatus, events: &Events) {
    counter::wrapping("operation_count", status.operations, events.operates);
    let replays = delayed_bool(events.replays).named("replays");
    counter::wrapping("replay_count", status.replays, replays);
    counter::wrapping("answer_count", status.answers, events.answers);
    let fault = register_state(RoceFault::None);
    let is_first = fault.is(RoceFault::None);
    status.fault.set(fault);
    for &(cause, is_so) in &events.faults {
        let (name, target) = counted(cause, status);
        let happens = delayed_bool(is_so).named(&format!("is_{name}"));
        counter::saturating(&format!("{name}_count"), target, happens);
        when(happens & is_first, || fault.set(state(cause)));
    }
}

/// The counter of a fault, and what it is called.
fn counted(cause: RoceFault, status: RoceStatus) -> (&'static str, Bits) {
    match cause {
        RoceFault::None => unreachable!("it is no fault"),
        RoceFault::UnknownPair => ("unknown_pair", status.unknown_pairs),
        RoceFault::WrongPartition => ("wrong_partition", status.wrong_partitions),
        RoceFault::Stopped => ("stopped", status.stopped),
        RoceFault::Gap => ("gap", status.gaps),
        RoceFault::Forgotten => ("forgotten", status.forgotten),
        RoceFault::Invalid => ("invalid", status.invalid),
        RoceFault::Access => ("access", status.access),
        RoceFault::Operational => ("operational", status.operational),
        RoceFault::UnknownAnswer => ("unknown_answer", status.unknown_answers),
    }
}
