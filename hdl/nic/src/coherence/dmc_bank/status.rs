//! What is counted, and what is wrong.
use nic_dsl::{
    Bits, Bool, LevelSource, delayed, delayed_bool, elaborate, register_reset, register_state,
    state, when, wire_default,
};

use super::answers::Wrongs;
use super::channels::FromHost;
use crate::lib::counter;
use crate::message::{DeviceMemoryFault as Fault, DeviceMemoryStatus};

/// What happens in a cycle. Where a condition is known late, those beside it are apart.
pub(super) struct Events {
    /// A request of a port went on.
    pub request_went: Bool,
    /// It did, and its line is in memory.
    pub acted: Bool,
    pub began: Bool,
    pub refused: Bool,
    pub host_served: Bool,
    pub host_acted: Bool,
    /// There is a copy.
    pub hit: Bool,
    /// A line came to the cache.
    pub installed: Bool,
    /// Where a Modified one was.
    pub evicts: Bool,
    pub reverted: Bool,
    pub demoted: Bool,
    pub violated: Bool,
    pub unknown_forward: Bool,
    pub wrong_forward: Bool,
    pub write_to_held: Bool,
    pub outside: Bool,
    /// The tag of what is decided.
    pub tag: Bits,
}

/// Drives the counters and the first fault.
#[elaborate]
pub(super) fn report(
    status: &LevelSource<DeviceMemoryStatus>,
    events: &Events,
    wrongs: &Wrongs,
    from_host: &FromHost,
) {
    // What is decided is known late in its cycle: its conditions meet in the next.
    let served = delayed_bool(events.request_went);
    let began = delayed_bool(events.began);
    let hit = served & !began;
    let refused = delayed_bool(events.refused);
    let host_served = delayed_bool(events.host_served);
    let host_acted = delayed_bool(events.host_acted);
    let found_copy = delayed_bool(events.hit);
    let host_hit = host_acted & found_copy;
    let installed = delayed_bool(events.installed);
    let evicts = delayed_bool(events.evicts);
    let evicted = installed & evicts;
    let reverted = delayed_bool(events.reverted);
    let acted = delayed_bool(events.acted);
    let demotes = delayed_bool(events.demoted);
    let violates = delayed_bool(events.violated);
    let (demoted, violated) = (acted & demotes, acted & violates);
    let unknown_forward = delayed_bool(events.unknown_forward);
    let wrong_forward = delayed_bool(events.wrong_forward);
    let writes_to_held = delayed_bool(events.write_to_held);
    let write_to_held = host_acted & writes_to_held;
    let is_outside = delayed_bool(events.outside);
    let outside = (served | host_served) & is_outside;
    let tag = delayed(events.tag);
    let fault = register_state(Fault::None);
    let fault_number = register_reset(16, 0);
    let cause = wire_default(state(Fault::None));
    let number = wire_default(tag);
    when(wrongs.unknown_answer, || {
        cause.goto(Fault::UnknownAnswer);
        number.set(wrongs.answer_number);
    })
    .otherwise_when(wrongs.wrong_answer, || {
        cause.goto(Fault::WrongAnswer);
        number.set(wrongs.answer_number);
    })
    .otherwise_when(wrongs.unknown_data, || {
        cause.goto(Fault::UnknownData);
        number.set(wrongs.data_number);
    })
    .otherwise_when(from_host.unknown_opcode, || {
        cause.goto(Fault::UnknownOpcode);
        number.set(from_host.tag);
    })
    .otherwise_when(unknown_forward, || cause.goto(Fault::UnknownForward))
    .otherwise_when(wrong_forward, || cause.goto(Fault::WrongAnswer))
    .otherwise_when(write_to_held, || cause.goto(Fault::WriteToHeld))
    .otherwise_when(outside, || cause.goto(Fault::Outside));
    when(fault.is(Fault::None) & !cause.is(Fault::None), || {
        fault.set(cause);
        fault_number.set(number);
    });
    status.fault.set(fault);
    status.fault_number.set(fault_number);
    counter::wrapping("request_count", status.requests, served);
    counter::wrapping("hit_count", status.hits, hit);
    counter::wrapping("wait_count", status.waits, refused);
    counter::wrapping("host_request_count", status.host_requests, host_served);
    counter::wrapping("host_hit_count", status.host_hits, host_hit);
    counter::wrapping("eviction_count", status.evictions, evicted);
    counter::wrapping("reversion_count", status.reversions, reverted);
    counter::wrapping("demotion_count", status.demotions, demoted);
    counter::saturating("violation_count", status.violations, violated);
    counter::saturating("unknown_answer_count", status.unknown_answers, wrongs.unknown_answer);
    let wrong_answer = wrongs.wrong_answer | wrong_forward;
    counter::saturating("wrong_answer_count", status.wrong_answers, wrong_answer);
    counter::saturating("unknown_forward_count", status.unknown_forwards, unknown_forward);
    counter::saturating("unknown_data_count", status.unknown_data, wrongs.unknown_data);
    counter::saturating("unknown_opcode_count", status.unknown_opcodes, from_host.unknown_opcode);
    counter::saturating("write_to_held_count", status.writes_to_held, write_to_held);
    counter::saturating("outside_count", status.outside_addresses, outside);
}
