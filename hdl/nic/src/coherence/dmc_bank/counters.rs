//! Counters of a bank of the cache of device memory: what has happened since reset, and the first fault.
//!
//! ```text
//!           +--- dmc_counters ---+
//!    events |                    | status
//!  -------->| level        level |-------->
//!    wrongs |                    |
//!  -------->| level              |
//!    stray |                    |
//!  -------->| level              |
//!           +--------------------+
//! ```
//!
//! # Function
//! Counts requests, hits, snoops or requests of the host, evictions and each kind of fault; names the first fault since
//! reset with the number that it carried. Counters of what happens begin again after their largest value, those of faults
//! stop there.
//!
//! # Backpressure
//! None.
//!
//! # Ordering
//! Of several faults in a cycle the one that is named is the first of: unknown response, wrong response, unknown data, unknown
//! opcode, unknown forward, wrong forward, write to a line that the host has not given back, access outside memory.
//!
//! # Reset
//! Clears counters and the first fault.
//!
//! # Resources
//! A register for each counter.
//!
//! # Rationale
//! What is only counted may come a cycle later than it is decided, so that no counter is in the way of a decision.
use nic_dsl::{
    Bits, Bool, Bundle, LevelSink, LevelSource, Module, Ports, delayed, delayed_bool, elaborate,
    register_reset, register_state, state, when, wire_default,
};
use nic_spec::contract::{self, Contract};

use super::answers::Wrongs;
use super::channels::Stray;
use crate::lib::counter;
use crate::message::{DeviceMemoryFault as Fault, DeviceMemoryStatus};
use crate::module::{Preset, Proof, Record, build, header};

/// What happens in a cycle. Where a condition is known late, those beside it are apart.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Events {
    /// A request of a port went on.
    pub request_went: Bool,
    /// It did, and its line is in memory.
    pub acted: Bool,
    /// It has allocated an MSHR.
    pub began: Bool,
    /// It was put back.
    pub refused: Bool,
    /// A request or a write of the host is served.
    pub host_served: Bool,
    /// It is, and its line is in memory.
    pub host_acted: Bool,
    /// There is a copy.
    pub hit: Bool,
    /// A line came to the cache.
    pub installed: Bool,
    /// Where a Modified one was.
    pub evicts: Bool,
    /// A page turned to host-bias for the host.
    pub reverted: Bool,
    /// A device-bias request was served as one in host-bias.
    pub demoted: Bool,
    /// A device-bias request was obeyed in a page in host-bias.
    pub violated: Bool,
    /// A forward names no request that waits for one.
    pub unknown_forward: Bool,
    /// A forward is none that its request may have.
    pub wrong_forward: Bool,
    /// The host writes a line back of which the device has a copy.
    pub write_to_held: Bool,
    /// The line is not in memory.
    pub outside: Bool,
    /// The tag of what is decided.
    #[width(16)]
    pub tag: Bits,
}

/// What they promise.
pub const CONTRACT: Contract = Contract {
    module: "dmc_counters",
    summary: "Counts what happens in a bank of the cache of device memory.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("dmc_counters", &[])],
    proof: Proof::none("it has no properties"),
    constraint: None,
    build: |_| build(&DmcCounters),
};

/// The counters of such a bank.
#[derive(Clone, Debug)]
pub struct DmcCounters;

/// Ports of the counters.
#[derive(Ports)]
pub struct DmcCountersPorts {
    /// What happens.
    #[shape(())]
    pub events: LevelSink<Events>,
    /// What was wrong with what has come.
    #[shape(())]
    pub wrongs: LevelSink<Wrongs>,
    /// What the host should not have sent.
    #[shape(())]
    pub stray: LevelSink<Stray>,
    /// What is counted.
    #[shape(())]
    pub status: LevelSource<DeviceMemoryStatus>,
}

impl Module for DmcCounters {
    type Ports = DmcCountersPorts;

    fn name(&self) -> String {
        "dmc_counters".to_owned()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("counters.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        report(&ports.status, &ports.events, &ports.wrongs, &ports.stray);
    }
}
/// Drives the counters and the first fault.
#[elaborate]
fn report(
    status: &LevelSource<DeviceMemoryStatus>,
    events: &Events,
    wrongs: &Wrongs,
    stray: &Stray,
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
    .otherwise_when(stray.unknown_opcode, || {
        cause.goto(Fault::UnknownOpcode);
        number.set(stray.tag);
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
    counter::saturating("unknown_opcode_count", status.unknown_opcodes, stray.unknown_opcode);
    counter::saturating("write_to_held_count", status.writes_to_held, write_to_held);
    counter::saturating("outside_count", status.outside_addresses, outside);
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
