//! Level crossing: shows a level to another clock, whole.
//!
//! ```text
//!             +-- level_crossing --+
//!      source |                    | sink
//!  ---------->| level        level |---------->
//!             |                    |
//!       write clock    :   read clock
//!             +--------------------+
//!
//!    write: sample --request--> read: show --acknowledge--> write: sample ...
//! ```
//!
//! # Function
//! `sink` shows values that `source` had, in their order and each as a whole; values in between are
//! passed over. The write side samples `source` into a register and then tells the read side, which
//! copies the register and says so; until then the register keeps its value. What is told are single
//! bits that toggle, each through a `synchronizer`.
//!
//! # Backpressure
//! None; a value of `source` that stays is shown after two to six cycles of the read clock and up to three of
//! the write clock, with `CALM=on` up to eighteen.
//!
//! # Ordering
//! As they were.
//!
//! # Reset
//! `sink` is zero until the first sample. Both sides are reset together, as in `async_fifo`. With `CALM=on` either may be
//! reset alone: the write side samples when nothing has moved for 16 of its cycles, so that what was on its way before
//! the reset has become quiescent, if the read clock has at least a quarter of the frequency of the write clock.
//!
//! # Resources
//! The level in registers twice, two synchronizers of one bit.
//!
//! Constraints: those of `synchronizer` for both bits; and the path from `sample` to `shown`, whose
//! value stands long before it is copied, is no timing path from the write clock (Vivado:
//! `set_max_delay -datapath_only`; Quartus: `set_false_path`).
//!
//! # Rationale
//! A synchronizer for each bit would show bits of different moments; Gray code is for counters that
//! count by one.
use nic_dsl::bundle::from_leaves;
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, assert_always, cover,
    elaborate, in_domain, instance, register, register_bool, register_reset, reset, verilog, when,
};
use nic_spec::contract::{self, Contract};

use super::synchronizer::Synchronizer;
use crate::module::{
    Parameter, Parametric, Preset, Proof, Record, WIDTH, WIDTH_OF_1, build, for_payload, header,
    payload, payload_bits, synchronizers,
};

/// What the crossing promises.
pub const CONTRACT: Contract = Contract {
    module: "level_crossing",
    summary: "Shows a level to another clock, whole.",
    source: contract::Source { paper: "design", section: "style 3, one clock per module" },
    // Two clocks have no cycle in common; the header says how long it takes.
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "PAYLOAD", default: "word32", meaning: "what it shows" },
        Parameter {
            name: "CALM",
            default: "off",
            meaning: "off, or on: samples wait until nothing moves, for resets of one side",
        },
    ],
    presets: &[
        Preset::product("level_crossing_word32", &["PAYLOAD=word32"]),
        Preset::test("level_crossing_word2", &["PAYLOAD=word2"])
            .proof(Proof::bounded(40).cover(24)),
        Preset::test("level_crossing_word32_calm", &["PAYLOAD=word32", "CALM=on"]),
    ],
    proof: Proof::none("the same description as level_crossing_word2"),
    constraint: Some("level_crossing.xdc"),
    build: |values| {
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            build(&LevelCrossing::<P> { payload, is_calm: values.word("CALM", &["off", "on"])? == 1 })
        })
    },
};

/// The crossing with Verilog parameters.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family("level_crossing", "Here with CALM=off; `level_crossing_calm` has CALM=on."),
        record: &RECORD,
        settings: |values| settings(values, "off"),
        values: |module| Some(vec![payload_bits(module, "source")?]),
        sizes: SIZES,
        compared: COMPARED,
    },
    Parametric {
        family: family("level_crossing_calm", "Here with CALM=on; `level_crossing` has CALM=off."),
        record: &RECORD,
        settings: |values| settings(values, "on"),
        values: |module| Some(vec![payload_bits(module, "source")?]),
        sizes: SIZES,
        compared: COMPARED,
    },
];

const SIZES: &[&[u64]] = &[&[37], &[53], &[41], &[90]];
const COMPARED: &[&[u64]] = &[&[1], &[2]];

const fn family(name: &'static str, note: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note,
        parameters: &[WIDTH],
        derived: &[],
        refusals: &[WIDTH_OF_1],
        part: synchronizers,
    }
}

fn settings(values: &[u64], calm: &str) -> Vec<String> {
    vec![format!("PAYLOAD=word{}", values[0]), format!("CALM={calm}")]
}

/// A crossing for a level of type `P`.
#[derive(Clone, Debug)]
pub struct LevelCrossing<P: Bundle> {
    /// Shape of the level.
    pub payload: P::Shape,
    /// Whether either side may be reset alone.
    pub is_calm: bool,
}

/// A counter of so many bits is full when nothing has moved for long enough.
const CALM_BITS: u32 = 4;

/// Ports of the crossing.
#[derive(Ports)]
#[clocks(write, read)]
pub struct LevelCrossingPorts<P: Bundle> {
    /// The level, on the write clock.
    #[clock(write)]
    pub source: LevelSink<P>,
    /// What it was, on the read clock.
    #[clock(read)]
    #[shape(shape.source.clone())]
    pub sink: LevelSource<P>,
}

impl<P: Bundle> Module for LevelCrossing<P> {
    type Ports = LevelCrossingPorts<P>;

    fn name(&self) -> String {
        let calm = if self.is_calm { "_calm" } else { "" };
        format!("level_crossing_{}{calm}", payload::name_of::<P>(&self.payload))
    }

    fn documentation(&self) -> String {
        header::text(include_str!("level_crossing.rs"), &CONTRACT)
    }

    fn shape(&self) -> LevelCrossingPortsShape<P> {
        LevelCrossingPortsShape { source: self.payload.clone() }
    }

    #[elaborate]
    fn elaborate(&self, LevelCrossingPorts { source, sink }: Self::Ports) {
        // Each side toggles its own: the sample is fresh where they differ.
        let (sample, request) =
            in_domain("write", || (register::<P>(self.payload.clone()), register_bool(false)));
        let acknowledge = in_domain("read", || register_bool(false));
        let requested = synchronized("request_synchronizer", "read", request);
        let acknowledged = synchronized("acknowledge_synchronizer", "write", acknowledge);

        let is_free = in_domain("write", || {
            let is_free = self.rests(request.equals(acknowledged));
            when(is_free, || {
                sample.assign(*source);
                request.set(!request);
            });
            cover("a sample is taken", is_free);
            is_free
        });
        in_domain("read", || {
            let shown = cleared::<P>(&self.payload);
            let is_fresh = requested.equals(!acknowledge);
            when(is_fresh, || {
                // The write side leaves the sample alone from its request until it is acknowledged.
                shown.assign(crossed(sample));
                acknowledge.set(requested);
            });
            sink.assign(shown);
            when(!in_domain("write", reset).cross(), || {
                let is_asked = request.cross().equals(!acknowledge);
                // After a reset of one side what was on its way is answered before the next sample.
                let stands = if self.is_calm { is_asked | !is_free.cross() } else { is_asked };
                assert_always("a sample stands while it is copied", is_fresh.implies(stands));
            });
            cover("a sample is shown", is_fresh);
        });
    }
}

impl<P: Bundle> LevelCrossing<P> {
    /// Whether the write side may sample, where its own bit and the answer are equal.
    #[elaborate]
    fn rests(&self, is_equal: Bool) -> Bool {
        if !self.is_calm {
            return is_equal;
        }
        let calm = register_reset(CALM_BITS, 0);
        let is_calm = calm.all() & is_equal;
        when(is_equal & !is_calm, || calm.set(calm + 1)).otherwise(|| calm.set(0));
        is_calm
    }
}

/// A register of zeros.
fn cleared<P: Bundle>(shape: &P::Shape) -> P {
    P::build(shape, "", &mut |leaf| register_reset(leaf.width, 0))
}

/// A bit as the other side sees it.
fn synchronized(name: &str, domain: &str, toggle: Bool) -> Bool {
    in_domain(domain, || {
        let synchronizer = instance(name, &Synchronizer { width: 1 });
        synchronizer.source.set(toggle.cross());
        synchronizer.sink.as_bool()
    })
}

/// A level of the other side that does not change while it is copied.
fn crossed<P: Bundle>(level: P) -> P {
    let leaves: Vec<Bits> = level.leaves().into_iter().map(Bits::cross).collect();
    from_leaves(&level.shape(), &leaves)
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
    fn every_payload_is_legal() {
        structure::elaborates(&RECORD, ["PAYLOAD=word1", "PAYLOAD=word2048", "PAYLOAD=descriptor"]);
        let error = structure::refused(&RECORD, "PAYLOAD=word0");
        assert!(error.contains("a number from 1 to 2048"), "{error}");
    }
}
