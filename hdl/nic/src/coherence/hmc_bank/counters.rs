//! Counters of a bank of the cache of host memory: what has happened since reset, and the first fault.
//!
//! ```text
//!           +--- hmc_counters ---+
//!    events |                    | status
//!  -------->| level        level |-------->
//!    wrongs |                    |
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
//! opcode, snoop outside host memory.
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
    Bool, Bundle, LevelSink, LevelSource, Module, Ports, elaborate, register_reset, register_state,
    state, when, wire_default,
};
use nic_spec::contract::{self, Contract};

use super::answers::Wrongs;
use super::channels::Strays;
use crate::lib::counter;
use crate::message::{CacheStatus, CoherenceFault as Fault};
use crate::module::{Preset, Proof, Record, build, header};

/// What happens in a cycle.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Events {
    /// A request was served without a message.
    pub served: Bool,
    /// One has allocated an MSHR.
    pub began: Bool,
    /// One was put back, or waits at an MSHR.
    pub refused: Bool,
    /// A snoop was answered.
    pub snooped: Bool,
    /// It has found a copy.
    pub snoop_hit: Bool,
    /// A Modified line makes room.
    pub evicted: Bool,
    /// Snoops that nobody should send.
    #[shape(())]
    pub strays: Strays,
}

/// What they promise.
pub const CONTRACT: Contract = Contract {
    module: "hmc_counters",
    summary: "Counts what happens in a bank of the cache of host memory.",
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
    presets: &[Preset::product("hmc_counters", &[])],
    proof: Proof::none("it has no properties"),
    constraint: None,
    build: |_| build(&HmcCounters),
};

/// The counters of such a bank.
#[derive(Clone, Debug)]
pub struct HmcCounters;

/// Ports of the counters.
#[derive(Ports)]
pub struct HmcCountersPorts {
    /// What happens.
    #[shape(())]
    pub events: LevelSink<Events>,
    /// What was wrong with what has come.
    #[shape(())]
    pub wrongs: LevelSink<Wrongs>,
    /// What is counted.
    #[shape(())]
    pub status: LevelSource<CacheStatus>,
}

impl Module for HmcCounters {
    type Ports = HmcCountersPorts;

    fn name(&self) -> String {
        "hmc_counters".to_owned()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("counters.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        report(&ports.status, &ports.events, &ports.wrongs);
    }
}
/// Drives the counters and the first fault.
#[elaborate]
fn report(status: &LevelSource<CacheStatus>, events: &Events, wrongs: &Wrongs) {
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

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
