//! Event counter: 64 bits, for packets and bytes.
//!
//! ```text
//!             +--- event_counter ---+
//!       event |                     | count
//!  ---------->| pulse         level |---------->
//!             +---------------------+
//! ```
//!
//! # Function
//! `count` is the sum of the amounts of all events since reset. A sum beyond 64 bits begins again; if
//! the counter is to saturate, it stays at its largest value.
//!
//! The count is in three parts, each of which carries into the next a cycle late, so that no path is
//! longer than through 24 bits. The lower parts are shown as much later, so that what is read is never
//! torn.
//!
//! # Backpressure
//! None: an event in every cycle.
//!
//! # Ordering
//! None: it is a sum.
//!
//! # Reset
//! The count is zero.
//!
//! # Resources
//! The count, and the lower parts once or twice more.
//!
//! # Rationale
//! Wide counters of rare events could share an adder and a memory, and would be read through a port;
//! as levels they cross clocks and are read like any other status.
use nic_dsl::{
    Bits, Bool, LevelSource, Module, Ports, PulseSink, assert_always, constant_bool, cover,
    delayed_bool, elaborate, instance, pack, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{Word, WordShape};
use crate::module::{Error, Parameter, Preset, Proof, Record, build, header};

/// What the counter promises.
pub const CONTRACT: Contract = Contract {
    module: "event_counter",
    summary: "Counts events in 64 bits on a short path.",
    source: contract::Source { paper: "design", section: "style 2" },
    latency: Some(Latency::exactly(3, "event")),
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "AMOUNT_BITS", default: "1", meaning: "of an event's amount, 1 to 16" },
        Parameter {
            name: "SATURATES",
            default: "0",
            meaning: "0 or 1: it stays at its largest value; only with AMOUNT_BITS=1",
        },
    ],
    presets: &[
        Preset::product("event_counter_b1", &["AMOUNT_BITS=1"]),
        Preset::product("event_counter_b1_saturating", &["AMOUNT_BITS=1", "SATURATES=1"]),
        Preset::product("event_counter_b14", &["AMOUNT_BITS=14"]),
    ],
    proof: Proof::bounded(4).induction(3).cover(12),
    constraint: None,
    build: |values| {
        let amount_bits = values.number("AMOUNT_BITS", 1..=16)?;
        let saturates = values.number("SATURATES", 0..=1)? == 1;
        build(&EventCounter::new_checked(amount_bits, saturates)?)
    },
};

/// Bits of the lowest part: few enough that a test can see it carry.
const LOW_BITS: u32 = 16;
/// Bits of each of the others.
const PART_BITS: u32 = 24;

/// A counter.
#[derive(Clone, Debug)]
pub struct EventCounter {
    amount_bits: u32,
    saturates: bool,
}

impl EventCounter {
    /// A counter of amounts of so many bits.
    ///
    /// # Errors
    /// If it is to saturate, and amounts have more than one bit.
    pub fn new_checked(amount_bits: u32, saturates: bool) -> Result<Self, Error> {
        if saturates && amount_bits > 1 {
            let text = "`event_counter`: SATURATES=1 is legal with AMOUNT_BITS=1 only";
            return Err(Error::new(text));
        }
        Ok(Self { amount_bits, saturates })
    }
}

/// Drives `target` with the number of cycles in which `event` held, in a counter of that name, which
/// begins again.
pub fn wrapping(name: &str, target: Bits, event: Bool) {
    counted(name, EventCounter { amount_bits: 1, saturates: false }, target, event);
}

/// Drives `target` with the number of cycles in which `event` held, in a counter of that name, which
/// stays at its largest value.
pub fn saturating(name: &str, target: Bits, event: Bool) {
    counted(name, EventCounter { amount_bits: 1, saturates: true }, target, event);
}

/// Drives `target` with the sum of `amount` over the cycles in which `event` held, in a counter of that
/// name, which begins again.
pub fn sum(name: &str, target: Bits, event: Bool, amount: Bits) {
    let counter = EventCounter { amount_bits: amount.width(), saturates: false };
    let counter = instance(name, &counter);
    counter.event.send(event, Word { data: amount });
    target.set(*counter.count);
}

fn counted(name: &str, counter: EventCounter, target: Bits, event: Bool) {
    let counter = instance(name, &counter);
    counter.event.send(event, Word { data: constant_bool(true).bits() });
    target.set(*counter.count);
}

/// Ports of the counter.
#[derive(Ports)]
pub struct EventCounterPorts {
    /// The events, each with its amount.
    pub event: PulseSink<Word>,
    /// The sum of their amounts.
    #[shape(64)]
    pub count: LevelSource<Bits>,
}

impl Module for EventCounter {
    type Ports = EventCounterPorts;

    fn name(&self) -> String {
        let saturating = if self.saturates { "_saturating" } else { "" };
        format!("event_counter_b{}{saturating}", self.amount_bits)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("event_counter.rs"), &CONTRACT)
    }

    fn shape(&self) -> EventCounterPortsShape {
        EventCounterPortsShape { event: WordShape { bits: self.amount_bits } }
    }

    #[elaborate]
    fn elaborate(&self, EventCounterPorts { event, count }: Self::Ports) {
        let low = register_reset(LOW_BITS, 0);
        let middle = register_reset(PART_BITS, 0);
        let high = register_reset(PART_BITS, 0);
        let amount = event.payload.data;
        let is_full = constant_bool(self.saturates) & low.all() & middle.all() & high.all();
        let counts = event.valid & !is_full;
        let (next_low, overflows) = if self.amount_bits == 1 {
            // A single event carries where all bits are ones: no need to wait for the sum.
            (low + amount.zero_extend(LOW_BITS), amount.bit(0) & low.all())
        } else {
            let sum = low.widening_add(amount.zero_extend(LOW_BITS));
            (sum.truncate(LOW_BITS), sum.bit(LOW_BITS))
        };
        when(counts, || low.set(next_low));

        let carries = delayed_bool(counts & overflows);
        when(carries, || middle.set(middle + 1));
        let carries_on = delayed_bool(carries & middle.all());
        when(carries_on, || high.set(high + 1));

        let late_low = register_reset(LOW_BITS, 0);
        let shown_low = register_reset(LOW_BITS, 0);
        let shown_middle = register_reset(PART_BITS, 0);
        late_low.set(low);
        shown_low.set(late_low);
        shown_middle.set(middle);
        count.set(pack([shown_low, shown_middle, high]));

        // The same without parts.
        let whole = register_reset(64, 0);
        when(event.valid & !(constant_bool(self.saturates) & whole.all()), || {
            whole.set(whole + amount.zero_extend(64));
        });
        let late_whole = register_reset(64, 0);
        let shown_whole = register_reset(64, 0);
        late_whole.set(whole);
        shown_whole.set(late_whole);
        let to_middle = carries.bits().zero_extend(64) << LOW_BITS;
        let to_high = carries_on.bits().zero_extend(64) << (LOW_BITS + PART_BITS);
        let parts = pack([low, middle, high]) + to_middle + to_high;
        assert_always("the parts and what they carry are the count", parts.equals(whole));
        let late = pack([late_low, middle, high]) + to_high;
        assert_always("a cycle later the lowest part counts", late.equals(late_whole));
        assert_always("what is shown was the count", count.equals(shown_whole));
        if self.amount_bits >= LOW_BITS - 2 {
            // Else a trace that carries is too long.
            cover("the lowest part carries", carries);
        }
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
    fn only_single_events_saturate() {
        structure::elaborates(&RECORD, ["AMOUNT_BITS=16", "AMOUNT_BITS=2"]);
        let error = structure::refused(&RECORD, "AMOUNT_BITS=2 SATURATES=1");
        assert!(error.contains("with AMOUNT_BITS=1 only"), "{error}");
        let error = structure::refused(&RECORD, "AMOUNT_BITS=17");
        assert!(error.contains("a whole number from 1 to 16"), "{error}");
    }
}
