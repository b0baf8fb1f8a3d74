//! Message gate: takes messages within a bounded time, whatever is behind it does.
//!
//! ```text
//!                 +---- message_gate ----+
//!          source |                      | sink
//!     ----------->| stream        stream |----------->
//!   configuration |                      | status
//!     ----------->| level          level |----------->
//!                 +----------------------+
//!
//!   open --a message has waited too long--> down
//!     ^                                      |
//!     +--sink takes, between two messages----+
//! ```
//!
//! # Function
//! Messages pass. If the beats of one have stood still for `patience_cycles` in all, the gate is down:
//! what comes is taken and dropped. It is up again when `sink` takes a beat and a message begins. A message
//! of which something has passed ends with `error` before anything else does, so that whoever is behind
//! drops it, too; a message of which something was dropped counts in `dropped_messages`.
//!
//! # Backpressure
//! A beat waits for at most the cycles that its message has left of `patience_cycles`, and two; none while the
//! gate is down. With `patience_cycles` of 0 none waits for more than two.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets all. A message that is cut by a reset of one side begins in its middle on the other: both are
//! reset together.
//!
//! # Resources
//! Two places of a `fifo`, and a counter of waiting.
//!
//! # Rationale
//! A limit for each beat, not for each message, would let a sink that takes a beat now and then hold up the
//! host for as long as a message has beats.
use nic_dsl::{
    Bool, LevelSink, LevelSource, Module, Ports, Sink, Source, assert_always, cover, elaborate,
    instance, mux, register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::fifo::Fifo;
use super::packet::is_open;
use crate::lib::counter;
use crate::message::{GateConfiguration, GateStatus, MessageBeat, MessageBeatShape};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What the gate promises.
pub const CONTRACT: Contract = Contract {
    module: "message_gate",
    summary: "Takes messages within a bounded time; drops them while the sink takes nothing.",
    source: contract::Source { paper: "MMIO", section: "4" },
    latency: Some(Latency { least: 1, most: 1, after: "source" }),
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter { name: "BYTES", default: "64", meaning: "bytes of a beat, 1 to 64" }],
    presets: &[
        Preset::product("message_gate", &["BYTES=64"]),
        Preset::test("message_gate_tiny", &["BYTES=4"])
            .proof(Proof::bounded(16).induction(6).cover(12)),
    ],
    proof: Proof::bounded(6),
    constraint: None,
    build: |values| build(&MessageGate { bytes: values.number("BYTES", 1..=64)? }),
};

/// Places for beats: with two, one is taken in each cycle.
const PLACES: u32 = 2;
/// Bits of a number of cycles.
const PATIENCE_BITS: u32 = 24;

/// A gate.
#[derive(Clone, Debug)]
pub struct MessageGate {
    /// Bytes of a beat, 1 to 64.
    pub bytes: u32,
}

/// Ports of the gate.
#[derive(Ports)]
pub struct MessageGatePorts {
    /// Messages.
    pub source: Sink<MessageBeat>,
    /// Those that are not dropped.
    #[shape(shape.source.clone())]
    pub sink: Source<MessageBeat>,
    /// How long a message may wait.
    #[shape(())]
    pub configuration: LevelSink<GateConfiguration>,
    /// What has been dropped.
    #[shape(())]
    pub status: LevelSource<GateStatus>,
}

impl Module for MessageGate {
    type Ports = MessageGatePorts;

    fn name(&self) -> String {
        format!("message_gate_b{}", self.bytes)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("message_gate.rs"), &CONTRACT)
    }

    fn shape(&self) -> MessageGatePortsShape {
        MessageGatePortsShape { source: MessageBeatShape { bytes: self.bytes } }
    }

    #[elaborate]
    fn elaborate(&self, MessageGatePorts { source, sink, configuration, status }: Self::Ports) {
        let payload = MessageBeatShape { bytes: self.bytes };
        let buffer = Fifo::<MessageBeat> { payload, depth: PLACES };
        let buffer = instance("buffer", &buffer);
        sink.connect(*buffer.sink);
        // A beat is offered only where its place is free, as a property says.
        buffer.source.ready.ignore();

        let is_down = register_bool(false);
        let has_waited = register_bool(false);
        let waited = register_reset(PATIENCE_BITS, 0);
        let must_cut = register_bool(false);
        let beat = source.payload;
        let is_free = !buffer.occupancy.equals(PLACES);
        let comes = source.valid & (is_free | is_down);
        source.ready.set(is_free | is_down);
        let goes_on = is_open(comes, &beat);

        // The time of a message begins with its first beat that stands still.
        let stands = source.valid & !is_free & !is_down;
        let ends = comes & beat.last;
        when(ends, || waited.set(0))
            .otherwise_when(stands & !has_waited, || waited.set(waited + 1));
        let is_over = stands & (waited + 1).is_at_least(configuration.patience_cycles);
        has_waited.set((is_over | has_waited) & !ends & !is_down);
        let falls = stands & has_waited;

        // Up again between two messages, as soon as there is a place; the error of a cut one takes it.
        let is_between = mux(source.valid, beat.last, !goes_on);
        let rises = is_down & is_free & is_between;
        when(falls, || {
            is_down.set(true);
            must_cut.set(goes_on);
        })
        .otherwise_when(rises, || is_down.set(false));
        let cuts = is_down & must_cut & is_free;
        when(cuts, || must_cut.set(false));

        let passes = source.valid & !is_down;
        // An error ends a message with a whole beat, whatever is in it: bytes that do not count are zero.
        buffer.source.offer(
            is_free & (passes | must_cut),
            MessageBeat {
                data: beat.data,
                keep: beat.keep | is_down.mask(self.bytes),
                last: beat.last | is_down,
                error: beat.error | is_down,
            },
        );

        status.is_down.set(is_down);
        counter::saturating("outage_count", status.outages, falls);
        counter::saturating("dropped_count", status.dropped_messages, ends & is_down);

        let passed_open = is_open(buffer.source.fires(), &buffer.source.payload);
        assert_always("a place is free", is_free.implies(buffer.source.ready));
        let same = |left: Bool, right: Bool| !(left ^ right);
        assert_always("a cut is due only while the gate is down", must_cut.implies(is_down));
        assert_always(
            "a message that has passed in part goes on or is to be cut",
            same(passed_open, must_cut | (goes_on & !is_down)),
        );
        assert_always("nothing waits while the gate is down", is_down.implies(source.ready));
        cover("a message is cut", cuts);
        cover("a message is dropped whole", ends & is_down & !goes_on);
        cover("the gate is up again as a message ends", rises & source.valid);
        cover("the gate is up again as nothing comes", rises & !source.valid);
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
    fn every_width_is_legal() {
        structure::elaborates(&RECORD, ["BYTES=1", "BYTES=64"]);
        let error = structure::refused(&RECORD, "BYTES=65");
        assert!(error.contains("a whole number from 1 to 64"), "{error}");
    }
}
