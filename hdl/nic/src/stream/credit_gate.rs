//! Credit gate: lets payloads pass only as far as there is credit for them.
//!
//! ```text
//!             +- credit_gate -+
//!      source |               | sink
//!  ---------->| stream stream |---------->
//!      credit |               | available, surplus, overflow
//!  ---------->| pulse   level |---------->
//!             +---------------+
//! ```
//!
//! # Function
//! Begins with `CREDITS` credits. Each payload that leaves takes one; `credit` brings back as many as
//! its `amount` says, which is as soon as in the cycle in which they were taken. So never more than
//! `CREDITS` payloads are outstanding, and what the far side answers them with has its place.
//!
//! A credit that comes back though none is outstanding is a fault of the far side: it is dropped
//! and counted in `surplus`, which stops at its largest value, and `overflow` is high from then on;
//! both follow one cycle after `available`. The gate goes on, with `CREDITS` credits and no more.
//!
//! # Backpressure
//! `source` is refused while two payloads wait, because `sink` stalls or credit is missing.
//! `source_ready` and `sink_valid` come from registers; a credit that comes back opens the gate in
//! the next cycle.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties the gate, gives back all credits, and clears the counter of surplus credits. The far
//! side must be reset with it, or credits that are on their way come back twice.
//!
//! # Resources
//! A skid buffer and two counters.
//!
//! # Rationale
//! Taking the credit when a payload enters would keep the gate shut one cycle longer after a credit
//! comes back, and would count payloads as outstanding that nobody has seen.
use nic_dsl::{
    Bits, Bool, Bundle, LevelSource, Module, Ports, PulseSink, Sink, Source, assert_always,
    constant, cover, elaborate, instance, mux, register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::skid_buffer::SkidBuffer;
use crate::message::{Credits, CreditsShape};
use crate::module::{
    Parameter, Parametric, Preset, Proof, Record, WIDTH, WIDTH_OF_1, build, for_payload, header,
    logarithm, number, payload, payload_bits, word_buffers,
};

/// What the credit gate promises.
pub const CONTRACT: Contract = Contract {
    module: "credit_gate",
    summary: "Lets payloads pass as far as there is credit.",
    source: contract::Source { paper: "design", section: "style 2; architecture, rule 5" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink", "credit"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "PAYLOAD", default: "beat64", meaning: "what it carries" },
        Parameter {
            name: "CREDITS",
            default: "64",
            meaning: "payloads that may be outstanding, 1 to 4096",
        },
        Parameter {
            name: "RETURNED",
            default: "1",
            meaning: "most credits that come back in one cycle, 1 to CREDITS",
        },
    ],
    presets: &[
        Preset::product(
            "credit_gate_beat64_c64_r1",
            &["PAYLOAD=beat64", "CREDITS=64", "RETURNED=1"],
        ),
        Preset::test("credit_gate_word8_c5_r3", &["PAYLOAD=word8", "CREDITS=5", "RETURNED=3"])
            .proof(Proof::bounded(15).induction(2).cover(15)),
        Preset::test("credit_gate_word8_c1_r1", &["PAYLOAD=word8", "CREDITS=1", "RETURNED=1"])
            .proof(Proof::bounded(15).induction(2).cover(15)),
    ],
    proof: Proof::bounded(6).induction(2),
    constraint: None,
    build: |values| {
        let credits = values.number("CREDITS", 1..=4096)?;
        let returned = values.number("RETURNED", 1..=credits)?;
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            build(&CreditGate::<P> { payload, credits, returned })
        })
    },
};

/// The gate with Verilog parameters; one credit comes back in a cycle.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "credit_gate",
        note: "Here one credit comes back in a cycle (RETURNED=1).",
        parameters: &[
            WIDTH,
            verilog::Parameter {
                name: "CREDITS",
                default: 16,
                meaning: "Payloads that may be outstanding, 2 or more.",
            },
        ],
        derived: &[verilog::Derived {
            name: "COUNT_BITS",
            text: "$clog2(CREDITS + 1)",
            value: |values| logarithm(values[1] + 1),
        }],
        refusals: &[
            WIDTH_OF_1,
            // One more could come back than its bits count.
            verilog::Refusal {
                condition: "CREDITS < 2 || CREDITS + 1 == 1 << $clog2(CREDITS + 1)",
                refuses: |of| of("CREDITS") < 2 || (of("CREDITS") + 1).is_power_of_two(),
                rule: "CREDITS_is_2_or_more_and_not_1_below_a_power_of_two",
            },
        ],
        part: word_buffers,
    },
    record: &RECORD,
    settings: |values| vec![format!("PAYLOAD=word{}", values[0]), format!("CREDITS={}", values[1])],
    values: |module| Some(vec![payload_bits(module, "source")?, number(module, 'c')?]),
    sizes: &[&[37, 21], &[53, 70], &[41, 50], &[90, 100]],
    compared: &[&[1, 2], &[8, 6], &[3, 64]],
}];

/// Bits of the counter of surplus credits.
const SURPLUS_BITS: u32 = 16;

/// A gate for payloads of type `P`.
#[derive(Clone, Debug)]
pub struct CreditGate<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
    /// Payloads that may be outstanding, at least 1.
    pub credits: u32,
    /// Most credits that come back in one cycle, 1 to `credits`.
    pub returned: u32,
}

/// Ports of the credit gate.
#[derive(Ports)]
pub struct CreditGatePorts<P: Bundle> {
    /// Payloads in.
    pub source: Sink<P>,
    /// The same payloads; each takes a credit.
    #[shape(shape.source.clone())]
    pub sink: Source<P>,
    /// Credits that come back.
    pub credit: PulseSink<Credits>,
    /// Credits that are here.
    pub available: LevelSource<Bits>,
    /// Credits that came back though none was outstanding.
    pub surplus: LevelSource<Bits>,
    /// Whether there ever was such a credit.
    #[shape(())]
    pub overflow: LevelSource<Bool>,
}

impl<P: Bundle> Module for CreditGate<P> {
    type Ports = CreditGatePorts<P>;

    fn name(&self) -> String {
        let Self { payload, credits, returned } = self;
        format!("credit_gate_{}_c{credits}_r{returned}", payload::name_of::<P>(payload))
    }

    fn documentation(&self) -> String {
        header::text(include_str!("credit_gate.rs"), &CONTRACT)
    }

    fn shape(&self) -> CreditGatePortsShape<P> {
        CreditGatePortsShape {
            source: self.payload.clone(),
            credit: CreditsShape { bits: bits_for(self.returned) },
            available: bits_for(self.credits),
            surplus: SURPLUS_BITS,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let CreditGatePorts { source, sink, credit, available, surplus, overflow } = ports;
        let here = register_reset(bits_for(self.credits), self.credits);
        let surplus_count = register_reset(SURPLUS_BITS, 0);
        available.set(here);
        surplus.set(surplus_count);
        // The counter never wraps, so it tells for ever.
        overflow.set(surplus_count.any());

        let waiting = instance("waiting", &SkidBuffer::<P> { payload: self.payload.clone() });
        waiting.source.connect(*source);
        let is_open = here.any();
        sink.offer(waiting.sink.valid & is_open, waiting.sink.payload);
        waiting.sink.ready.set(sink.ready & is_open);

        let amount_bits = credit.payload.amount.width();
        let width = bits_for(self.credits + (1 << amount_bits) - 1);
        let taken = sink.fires();
        let returned = credit.payload.amount & credit.valid.mask(amount_bits);
        let left = here.zero_extend(width) - taken.bits().zero_extend(width);
        let total = left + returned.zero_extend(width);
        let is_surplus = total.is_above(self.credits);
        here.set(total.truncate(here.width()));
        // Counted one cycle later, so that one sum does not wait for the other.
        let excess = register_reset(width, 0);
        excess.set(0);
        when(is_surplus, || {
            here.set(self.credits);
            excess.set(total - self.credits);
        });
        let wider = SURPLUS_BITS + 1;
        let sum = surplus_count.zero_extend(wider) + excess.zero_extend(wider);
        let is_full = sum.bit(SURPLUS_BITS);
        surplus_count.set(sum.truncate(SURPLUS_BITS) | is_full.mask(SURPLUS_BITS));

        // What is outstanding, counted without looking at the gate's own counter.
        let outstanding = register_reset(width, 0);
        let had_surplus = register_bool(false);
        let with_taken = outstanding + taken.bits().zero_extend(width);
        let too_many = returned.zero_extend(width).is_above(with_taken);
        let after = with_taken - returned.zero_extend(width);
        outstanding.set(mux(too_many, constant(width, 0), after));
        when(too_many, || had_surplus.set(true));
        let sum = outstanding + here.zero_extend(width);
        assert_always("credits are here or outstanding", sum.equals(self.credits));
        assert_always("no more are outstanding than allowed", outstanding.is_at_most(self.credits));
        assert_always("a payload is offered with credit only", sink.valid.implies(is_open));
        let is_noticed = excess.any() | *overflow;
        assert_always("a surplus is noticed and not forgotten", had_surplus.equals(is_noticed));
        cover("all credits are outstanding", !is_open);
        cover("a credit comes back to a closed gate", !is_open & returned.any());
        cover("a surplus credit comes back", is_surplus);
        cover("one is taken and one comes back", taken & returned.equals(1));
    }
}

/// Bits that hold `value`.
fn bits_for(value: u32) -> u32 {
    u32::BITS - value.leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::{CONTRACT, RECORD};
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
        assert_eq!(CONTRACT.transparent, []);
    }

    #[test]
    fn credits_and_returns_are_legal_from_one_to_their_largest() {
        structure::elaborates(
            &RECORD,
            ["CREDITS=1 RETURNED=1", "CREDITS=4096 RETURNED=4096", "CREDITS=4095 RETURNED=8"],
        );
    }

    #[test]
    fn more_returns_than_credits_are_refused() {
        for (settings, range) in [
            ("CREDITS=0", "a whole number from 1 to 4096 is"),
            ("CREDITS=4097", "a whole number from 1 to 4096 is"),
            ("CREDITS=5 RETURNED=6", "a whole number from 1 to 5 is"),
            ("CREDITS=5 RETURNED=0", "a whole number from 1 to 5 is"),
        ] {
            let refusal = structure::refused(&RECORD, settings);
            assert!(refusal.ends_with(range), "{settings}: {refusal}");
        }
    }
}
