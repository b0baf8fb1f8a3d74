//! Width adapter: carries packets from beats of one width to beats of another.
//!
//! ```text
//!             +---- width_adapter ----+
//!      source |                       | sink
//!  ---------->| SOURCE_BYTES          |---------->
//!             |            SINK_BYTES |
//!             +-----------------------+
//! ```
//!
//! # Function
//! Gives out the bytes and the ends of the packets that come in, in beats of `SINK_BYTES`. One of
//! the two widths is a multiple of the other. Every beat has at least one byte; only a last beat is
//! partial, on both sides.
//!
//! Towards wider beats, bytes are gathered until they fill a beat or the packet ends. Towards
//! narrower beats, each beat leaves in as many pieces as it has bytes for. Between equal widths it
//! is a skid buffer.
//!
//! # Backpressure
//! The narrow side moves in every cycle, also across the end of a packet. Towards wider beats,
//! `source` is refused only while a complete beat is on offer and a beat of `source` waits behind it;
//! towards narrower ones, while pieces wait behind the one on offer. `source_ready` comes from
//! registers.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties it; bytes inside are lost, and the packet that they belong to is cut.
//!
//! # Resources
//! One beat of each side in registers. Towards wider beats, one multiplexer of two inputs for each
//! bit of the narrow side; towards narrower ones, one of three for each bit of the wide side.
//!
//! # Rationale
//! Widths of which none is a multiple of the other would need a shifter from every byte to every
//! byte; two adapters by way of a common multiple do it where a design ever asks for it.
use nic_dsl::{
    Bits, Bool, BundleExt, Module, Ports, Sink, Source, assert_always, assume, constant_bool,
    cover, elaborate, mux, pack, register, register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{Beat, BeatShape};
use crate::module::{
    BYTES_OF_2, Error, Parameter, Parametric, Preset, Proof, Record, build, bytes, header, no_parts,
};

/// What the width adapter promises; the latency is from the beat that completes one of `sink`.
pub const CONTRACT: Contract = Contract {
    module: "width_adapter",
    summary: "Carries packets from one width to another at full rate.",
    source: contract::Source { paper: "design", section: "style 2, S6" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "SOURCE_BYTES",
            default: "8",
            meaning: "bytes of a beat that comes in, 1 to 64",
        },
        Parameter {
            name: "SINK_BYTES",
            default: "64",
            meaning: "bytes of a beat that leaves, 1 to 64, a multiple or a divisor",
        },
    ],
    presets: &[
        Preset::product("width_adapter_8_to_64", &["SOURCE_BYTES=8", "SINK_BYTES=64"]),
        Preset::product("width_adapter_64_to_8", &["SOURCE_BYTES=64", "SINK_BYTES=8"]),
        Preset::test("width_adapter_2_to_6", &["SOURCE_BYTES=2", "SINK_BYTES=6"])
            .proof(Proof::bounded(12).induction(2).cover(12)),
        Preset::test("width_adapter_6_to_2", &["SOURCE_BYTES=6", "SINK_BYTES=2"])
            .proof(Proof::bounded(12).induction(2).cover(12)),
    ],
    // Induction proves the small ones for all time; the large ones are the same description.
    proof: Proof::bounded(6).induction(2).cover(20),
    constraint: None,
    build: |values| {
        let source_bytes = values.number("SOURCE_BYTES", 1..=64)?;
        let sink_bytes = values.number("SINK_BYTES", 1..=64)?;
        build(&WidthAdapter::new_checked(source_bytes, sink_bytes)?)
    },
};

/// The adapter with a Verilog parameter, for some ratios.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family("widen_by_2"),
        record: &RECORD,
        settings: |values| settings(values[0], 2 * values[0]),
        values: |module| Some(vec![bytes(module, "source")?]),
        sizes: SIZES,
        compared: &[&[2], &[6]],
    },
    Parametric {
        family: family("widen_by_4"),
        record: &RECORD,
        settings: |values| settings(values[0], 4 * values[0]),
        values: |module| Some(vec![bytes(module, "source")?]),
        sizes: SIZES,
        compared: &[&[2], &[6]],
    },
    Parametric {
        family: family("widen_by_8"),
        record: &RECORD,
        settings: |values| settings(values[0], 8 * values[0]),
        values: |module| Some(vec![bytes(module, "source")?]),
        sizes: SIZES,
        compared: &[&[2], &[6]],
    },
    Parametric {
        family: family("narrow_by_2"),
        record: &RECORD,
        settings: |values| settings(2 * values[0], values[0]),
        values: |module| Some(vec![bytes(module, "sink")?]),
        sizes: SIZES,
        compared: &[&[2], &[6]],
    },
    Parametric {
        family: family("narrow_by_4"),
        record: &RECORD,
        settings: |values| settings(4 * values[0], values[0]),
        values: |module| Some(vec![bytes(module, "sink")?]),
        sizes: SIZES,
        compared: &[&[2], &[6]],
    },
    Parametric {
        family: family("narrow_by_8"),
        record: &RECORD,
        settings: |values| settings(8 * values[0], values[0]),
        values: |module| Some(vec![bytes(module, "sink")?]),
        sizes: SIZES,
        compared: &[&[2], &[6]],
    },
];

const SIZES: &[&[u64]] = &[&[3], &[5], &[4], &[7]];

const fn family(name: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note: "Here the ratio is in the name, and SINK_BYTES is a multiple of BYTES or BYTES itself.",
        parameters: &[verilog::Parameter {
            name: "BYTES",
            default: 8,
            meaning: "Of a beat of the narrow side, 2 or more.",
        }],
        derived: &[],
        refusals: &[BYTES_OF_2],
        part: no_parts,
    }
}

fn settings(source_bytes: u64, sink_bytes: u64) -> Vec<String> {
    vec![format!("SOURCE_BYTES={source_bytes}"), format!("SINK_BYTES={sink_bytes}")]
}

/// An adapter from beats of one width to beats of another.
#[derive(Clone, Debug)]
pub struct WidthAdapter {
    source_bytes: u32,
    sink_bytes: u32,
}

impl WidthAdapter {
    /// An adapter between these widths.
    ///
    /// # Errors
    /// If neither is a multiple of the other.
    pub fn new_checked(source_bytes: u32, sink_bytes: u32) -> Result<Self, Error> {
        let (narrow, wide) = (source_bytes.min(sink_bytes), source_bytes.max(sink_bytes));
        if narrow == 0 || !wide.is_multiple_of(narrow) {
            return Err(Error::new(format!(
                "`width_adapter`: SOURCE_BYTES={source_bytes} with SINK_BYTES={sink_bytes} is not \
                 legal; one must be a multiple of the other"
            )));
        }
        Ok(Self { source_bytes, sink_bytes })
    }
}

/// Ports of the width adapter.
#[derive(Ports)]
pub struct WidthAdapterPorts {
    /// Packets in.
    pub source: Sink<Beat>,
    /// The same packets.
    pub sink: Source<Beat>,
}

impl Module for WidthAdapter {
    type Ports = WidthAdapterPorts;

    fn name(&self) -> String {
        format!("width_adapter_{}_to_{}", self.source_bytes, self.sink_bytes)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("width_adapter.rs"), &CONTRACT)
    }

    fn shape(&self) -> WidthAdapterPortsShape {
        WidthAdapterPortsShape {
            source: BeatShape { bytes: self.source_bytes },
            sink: BeatShape { bytes: self.sink_bytes },
        }
    }

    fn elaborate(&self, WidthAdapterPorts { source, sink }: Self::Ports) {
        if self.source_bytes < self.sink_bytes {
            widen(source, sink, self.source_bytes, self.sink_bytes);
        } else {
            narrow(source, sink, self.source_bytes, self.sink_bytes);
        }
        when(source.valid, || {
            let Beat { keep, last, .. } = source.payload;
            assume("source bytes are filled from 0", fills_from_zero(keep));
            assume("only a last source beat is partial", last | keep.all());
        });
        when(sink.valid, || {
            let Beat { keep, last, .. } = sink.payload;
            assert_always("sink bytes are filled from 0", fills_from_zero(keep));
            assert_always("only a last sink beat is partial", last | keep.all());
            cover("a full last beat", keep.all() & last);
            cover("a beat that is not the last", !last);
            // A single byte is full or nothing.
            if keep.width() > 1 {
                cover("a partial last beat", !keep.all());
            }
        });
    }
}

/// From `lane_bytes` at `source` to the more `bytes` at `sink`.
#[elaborate]
fn widen(source: Sink<Beat>, sink: Source<Beat>, lane_bytes: u32, bytes: u32) {
    let gathered_data = register::<Bits>(8 * bytes);
    // Its bits say which lanes are taken, so there is no counter of lanes.
    let gathered_keep = register_reset(bytes, 0);
    let gathered_last = register_bool(false);
    // What comes while a whole beat stalls: the first lane of the next.
    let behind = register::<Beat>(BeatShape { bytes: lane_bytes });
    let behind_valid = register_bool(false);

    let whole = gathered_last | gathered_keep.bit(bytes - lane_bytes);
    source.ready.set(!behind_valid);
    let gathered = Beat { data: gathered_data, keep: gathered_keep, last: gathered_last };
    sink.offer(whole, gathered);

    // What is whole stays as it is until it leaves, whatever comes.
    let accept = source.fires();
    let leaves = sink.fires();
    let is_free = |low: u32| !gathered_keep.bit(low);
    let fill = |low: u32, lane: Beat| {
        gathered_data.slice(8 * low, 8 * lane_bytes).set(lane.data);
        gathered_keep.slice(low, lane_bytes).set(lane.keep);
        gathered_last.set(lane.last);
    };
    let first = mux(behind_valid, behind, source.payload);
    when(leaves, || {
        gathered_keep.set(0);
        gathered_last.set(false);
        behind_valid.set(false);
    });
    let takes_first = leaves | (is_free(0) & !whole);
    when((behind_valid | source.valid) & takes_first, || fill(0, first));
    for low in (0..bytes).step_by(lane_bytes as usize).skip(1) {
        let is_next = is_free(low) & !is_free(low - lane_bytes) & !whole;
        when(accept & is_next, || fill(low, source.payload));
    }
    when(accept & whole & !leaves, || {
        behind.assign(source.payload);
        behind_valid.set(true);
    });

    assert_always("gathered bytes are filled from 0", fills_prefix(gathered_keep));
    assert_always(
        "only at the end of a packet is a lane partial",
        gathered_last | fills_pieces(gathered_keep, lane_bytes),
    );
    assert_always("an end has bytes before it", gathered_last.implies(gathered_keep.bit(0)));
    let Beat { keep, last, .. } = behind;
    let is_lane = fills_from_zero(keep) & (last | keep.all());
    assert_always("what waits is a lane", behind_valid.implies(is_lane));
    assert_always("what waits is behind a whole beat", behind_valid.implies(whole));
    cover("one waits behind a whole beat", behind_valid);
    cover("one comes as a whole beat leaves", accept & leaves);
}

/// From `bytes` at `source` to as many or fewer `piece_bytes` at `sink`.
#[elaborate]
fn narrow(source: Sink<Beat>, sink: Source<Beat>, bytes: u32, piece_bytes: u32) {
    let offered = register::<Beat>(BeatShape { bytes: piece_bytes });
    let offered_valid = register_bool(false);
    // The pieces behind the one on offer, the next one lowest.
    let rest = register::<Beat>(BeatShape { bytes });
    let rest_valid = register_bool(false);

    source.ready.set(!rest_valid);
    sink.offer(offered_valid, offered);

    let next = mux(rest_valid, rest, source.payload);
    let next_valid = rest_valid | source.valid;
    let more = match piece_bytes < bytes {
        true => next.keep.bit(piece_bytes),
        false => constant_bool(false),
    };
    let drain = sink.ready | !offered_valid;
    when(drain, || {
        offered_valid.set(next_valid);
        offered.assign(Beat {
            data: next.data.truncate(8 * piece_bytes),
            keep: next.keep.truncate(piece_bytes),
            last: next.last & !more,
        });
        rest.assign(Beat {
            data: next.data >> (8 * piece_bytes),
            keep: next.keep >> piece_bytes,
            last: next.last,
        });
        rest_valid.set(next_valid & more);
    })
    .otherwise_when(source.fires(), || {
        rest.assign(source.payload);
        rest_valid.set(true);
    });

    let rest_is = |holds: Bool| rest_valid.implies(holds);
    assert_always("waiting bytes are filled from 0", rest_is(fills_from_zero(rest.keep)));
    assert_always(
        "only at the end of a packet is a piece partial",
        rest_is(rest.last | fills_pieces(rest.keep, piece_bytes)),
    );
    assert_always("pieces wait only behind another", rest_valid.implies(offered_valid));
    cover("a beat waits as it came", rest_valid & rest.keep.bit(bytes - 1));
    if piece_bytes < bytes {
        cover("a beat follows another without a gap", drain & offered.last & source.fires());
    }
}

/// Whether the ones are a run that begins at bit 0.
fn fills_from_zero(keep: Bits) -> Bool {
    keep.bit(0) & fills_prefix(keep)
}

/// Whether no one stands above a zero.
fn fills_prefix(keep: Bits) -> Bool {
    (keep & (keep + 1)).is_zero()
}

/// Whether each piece of so many bytes is kept as a whole or not at all, if [`fills_prefix`] holds.
fn fills_pieces(keep: Bits, piece_bytes: u32) -> Bool {
    let pieces = keep.chunks(piece_bytes);
    let first_kept = pack(pieces.iter().map(|piece| piece.bit(0)));
    let last_kept = pack(pieces.iter().map(|piece| piece.bit(piece_bytes - 1)));
    first_kept.equals(last_kept)
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
    fn every_multiple_and_divisor_is_legal() {
        let pairs = (1..=64).flat_map(|source| (1..=64).map(move |sink| (source, sink)));
        let divides = |(source, sink): &(u32, u32)| source % sink == 0 || sink % source == 0;
        let settings: Vec<String> = pairs
            .filter(divides)
            .map(|(source, sink)| format!("SOURCE_BYTES={source} SINK_BYTES={sink}"))
            .collect();
        assert_eq!(settings.len(), 496);
        structure::elaborates(&RECORD, settings.iter().map(String::as_str));
    }

    #[test]
    fn widths_that_do_not_divide_are_refused_with_what_would_be_legal() {
        assert_eq!(
            structure::refused(&RECORD, "SOURCE_BYTES=3 SINK_BYTES=5"),
            "`width_adapter`: SOURCE_BYTES=3 with SINK_BYTES=5 is not legal; \
             one must be a multiple of the other"
        );
        for settings in ["SOURCE_BYTES=65", "SOURCE_BYTES=0", "SINK_BYTES=0", "SINK_BYTES=128"] {
            let refusal = structure::refused(&RECORD, settings);
            assert!(refusal.ends_with("a whole number from 1 to 64 is"), "{refusal}");
        }
    }
}
