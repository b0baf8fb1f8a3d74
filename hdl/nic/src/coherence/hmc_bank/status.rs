//! What is counted, and what is wrong.
use nic_dsl::{
    Bool, LevelSource, elaborate, register_reset, register_state, state, when, wire_default,
};

use super::answers::Wrongs;
use super::channels::Strays;
use crate::lib::counter;
use crate::message::{CacheStatus, CoherenceFault as Fault};

/// What happens in a cycle.
pub(super) struct Events {
    pub served: Bool,
    pub began: Bool,
    pub refused: Bool,
    pub snooped: Bool,
    pub snoop_hit: Bool,
    pub evicted: Bool,
    pub strays: Strays,
}

/// Drives the counters and the first fault.
#[elaborate]
pub(super) fn report(status: &LevelSource<CacheStatus>, events: &Events, wrongs: &Wrongs) {
    let strays = &events.strays;
    let fault = register_state(Fault::None);
    let fault_number = register_reset(12, 0);
    let cause = wire_default(state(Fault::None));
    let number = wire_default(wrongs.answer_number);
    when(wrongs.unknown_answer, || cause.goto(Fault::UnknownAnswer))
        .otherwise_when(wrongs.wrong_answer, || cause.goto(Fault::WrongAnswer))
        .otherwise_when(wrongs.unknown_data, || {
            cause.goto(Fault::UnknownData);
            number.set(wrongs.data_number);
        })
        .otherwise_when(strays.unknown_opcode, || {
            cause.goto(Fault::UnknownOpcode);
            number.set(strays.number);
        })
        .otherwise_when(strays.outside, || {
            cause.goto(Fault::SnoopOutside);
            number.set(strays.number);
        });
    when(fault.is(Fault::None) & !cause.is(Fault::None), || {
        fault.set(cause);
        fault_number.set(number);
    });
    status.fault.set(fault);
    status.fault_number.set(fault_number);
    counter::wrapping("request_count", status.requests, events.served | events.began);
    counter::wrapping("hit_count", status.hits, events.served);
    counter::wrapping("wait_count", status.waits, events.refused);
    counter::wrapping("snoop_count", status.snoops, events.snooped);
    counter::wrapping("snoop_hit_count", status.snoop_hits, events.snoop_hit);
    counter::wrapping("eviction_count", status.evictions, events.evicted);
    counter::saturating("unknown_answer_count", status.unknown_answers, wrongs.unknown_answer);
    counter::saturating("wrong_answer_count", status.wrong_answers, wrongs.wrong_answer);
    counter::saturating("unknown_data_count", status.unknown_data, wrongs.unknown_data);
    counter::saturating("unknown_opcode_count", status.unknown_opcodes, strays.unknown_opcode);
    counter::saturating("outside_snoop_count", status.outside_snoops, strays.outside);
}
