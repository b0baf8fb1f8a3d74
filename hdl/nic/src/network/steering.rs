//! Steering: gives each packet to the host interface or the engine that it is for.
//!
//! ```text
//!                  +--- steering ---+
//!           source |                | sink_0
//!  --------------->| stream  stream |---------->
//!    configuration |                | sink_n
//!  --------------->| level   stream |---------->
//!                  |                | status
//!                  |          level |---------->
//!                  +----------------+
//! ```
//!
//! # Function
//! A packet leaves at the sink of its `destination`: 0 is the host interface, others are engines. One
//! for a destination that is not there, or not enabled as the packet's first beat is taken, is dropped
//! whole. `status` counts the packets of each.
//!
//! # Backpressure
//! `source` waits for the sink of the packet in front.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties it; the packet on its way is cut, and what comes of it is taken for a packet.
//!
//! # Resources
//! A demultiplexer: two beats of registers.
//!
//! # Rationale
//! A queue for each destination would let an engine that stalls hold up nobody else; the packet buffer
//! in front has room for a burst, and engines that may stall for longer have a queue themselves.
use nic_dsl::{
    LevelSink, LevelSource, Module, Ports, Sink, Source, any_of, constant, constant_bool, cover,
    delayed, delayed_bool, elaborate, instance, mux,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::Routed;
use crate::message::{PacketBeat, SteeringConfiguration, SteeringStatus};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::demultiplexer::Demultiplexer;
use crate::stream::event_counter;
use crate::stream::packet::is_open;

/// What it promises.
pub const CONTRACT: Contract = Contract {
    module: "steering",
    summary: "Gives each packet to the host interface or engine that it is for.",
    source: contract::Source { paper: "design", section: "architecture, steering" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "ENGINES",
        default: "3",
        meaning: "engines beside the host interface, 0 to 3",
    }],
    presets: &[
        Preset::product("steering_e3", &["ENGINES=3"]),
        Preset::test("steering_e0", &["ENGINES=0"]),
        Preset::test("steering_e1", &["ENGINES=1"]),
    ],
    proof: Proof::bounded(6).cover(8),
    constraint: None,
    build: |values| build(&Steering { engines: values.number("ENGINES", 0..=MOST_ENGINES)? }),
};

/// The most engines.
pub(super) const MOST_ENGINES: u32 = 3;
/// Bits of a destination.
const DESTINATION_BITS: u32 = 2;

/// A steering stage.
#[derive(Clone, Debug)]
pub struct Steering {
    /// Engines beside the host interface, at most 3.
    pub engines: u32,
}

/// Ports of the steering stage.
#[derive(Ports)]
pub struct SteeringPorts {
    /// Packets.
    pub source: Sink<PacketBeat>,
    /// Packets for the host interface, and for each engine.
    pub sink: Vec<Source<PacketBeat>>,
    /// Which destinations take packets.
    #[shape(())]
    pub configuration: LevelSink<SteeringConfiguration>,
    /// What was steered where.
    #[shape(())]
    pub status: LevelSource<SteeringStatus>,
}

impl Module for Steering {
    type Ports = SteeringPorts;

    fn name(&self) -> String {
        format!("steering_e{}", self.engines)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("steering.rs"), &CONTRACT)
    }

    fn shape(&self) -> SteeringPortsShape {
        SteeringPortsShape { source: (), sink: vec![(); 1 + self.engines as usize] }
    }

    #[elaborate]
    fn elaborate(&self, SteeringPorts { source, sink, configuration, status }: Self::Ports) {
        let sinks = 1 + self.engines;
        // One bit more than a destination has: the upper half are no sinks.
        let selection_bits = DESTINATION_BITS + 1;
        let demultiplexer = Demultiplexer::<PacketBeat> { payload: (), sinks, selection_bits };
        let demultiplexer = instance("demultiplexer", &demultiplexer);

        let beat = source.payload;
        let is_there = (0..sinks)
            .map(|number| beat.destination.equals(number) & configuration.enable.bit(number));
        let is_taken = any_of(is_there);
        // Of destinations that are not there.
        if sinks < 1 << DESTINATION_BITS {
            configuration.enable.top((1 << DESTINATION_BITS) - sinks).ignore();
        }
        let nowhere = constant(selection_bits, 1 << DESTINATION_BITS);
        let somewhere = beat.destination.zero_extend(selection_bits);
        let selection = mux(is_taken, somewhere, nowhere);
        let routed = Routed { payload: beat, selection };
        demultiplexer.source.offer(source.valid, routed);
        source.ready.set(demultiplexer.source.ready);
        for (sink, steered) in sink.iter().zip(&demultiplexer.sink) {
            sink.connect(**steered);
        }
        // Packets without a sink are counted here, in 64 bits.
        demultiplexer.error.ignore();
        demultiplexer.stray_packets.ignore();

        let goes_on = is_open(source.fires(), &beat);
        let begins = source.fires() & !goes_on;
        let begun = delayed_bool(begins);
        let chosen = delayed(selection);
        let targets = [status.packets_0, status.packets_1, status.packets_2, status.packets_3];
        for (number, target) in (0..).zip(targets) {
            let steered = match number < sinks {
                true => begun & chosen.equals(number),
                false => constant_bool(false),
            };
            event_counter::wrapping(&format!("count_{number}"), target, steered);
        }
        let dropped = begun & chosen.bit(DESTINATION_BITS);
        event_counter::saturating("dropped_count", status.dropped_packets, dropped);
        cover("a packet is dropped", dropped);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn up_to_three_engines_are_legal() {
        let error = structure::refused(&RECORD, "ENGINES=4");
        assert!(error.contains("a whole number from 0 to 3"), "{error}");
    }
}
