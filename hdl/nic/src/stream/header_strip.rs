//! Header remover: takes the header off every message and gives the packet behind it.
//!
//! ```text
//!             +--- header_strip ---+
//!      source |                    | sink
//!  ---------->| stream      stream |---------->
//!             |                    | status
//!             |              level |---------->
//!             +--------------------+
//!
//!   between --more follows--> middle --ends--> between
//!      ^                        |
//!      +--------- tail <--------+  (its last bytes did not fit the beat before)
//! ```
//!
//! # Function
//! The first `HEADER` bytes of a message are for the device; the rest is a packet, which leaves with
//! its own byte 0 in byte 0 of a beat. A message with nothing behind the header is dropped and
//! counted. `error` of the last beat is passed on.
//!
//! # Backpressure
//! A beat is taken in every cycle in which the sink takes one; the beat that holds a header waits for
//! nothing but what is left of the message before. `source_ready` comes from a register.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties it; the message that is coming in is cut, and what follows of it would be taken for a
//! message of its own: both sides are reset together.
//!
//! # Resources
//! A skid buffer and one beat of registers; the bytes move by a fixed distance, so that each is
//! chosen from two.
//!
//! # Rationale
//! A header as long as a beat would need no shift, and waste half of the host's stores on short
//! packets.
use nic_dsl::{
    Bits, Bool, LevelSource, Module, Ports, Sink, Source, States, assert_always, assume, constant,
    constant_bool, cover, elaborate, instance, pack, register, register_state, when, wire_default,
};
use nic_spec::contract::{self, Contract, Latency};

use super::skid_buffer::SkidBuffer;
use crate::lib::counter;
use crate::message::{HeaderStatus, MessageBeat, MessageBeatShape};
use crate::module::{Error, Parameter, Preset, Proof, Record, build, header};

/// What the remover promises; the latency is that of the beat that completes one of `sink`.
pub const CONTRACT: Contract = Contract {
    module: "header_strip",
    summary: "Takes the header off messages, realigned at full rate.",
    source: contract::Source { paper: "MMIO", section: "3.1" },
    latency: Some(Latency { least: 1, most: 2, after: "source" }),
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "BYTES", default: "64", meaning: "bytes of a beat, 2 to 64" },
        Parameter { name: "HEADER", default: "4", meaning: "bytes of the header, below BYTES" },
    ],
    presets: &[
        Preset::product("header_strip", &["BYTES=64", "HEADER=4"]),
        Preset::test("header_strip_tiny", &["BYTES=4", "HEADER=1"])
            .proof(Proof::bounded(16).cover(10)),
    ],
    proof: Proof::bounded(4),
    constraint: None,
    build: |values| {
        let bytes = values.number("BYTES", 2..=64)?;
        build(&HeaderStrip::new_checked(bytes, values.number("HEADER", 1..=63)?)?)
    },
};

/// A remover of headers.
#[derive(Clone, Debug)]
pub struct HeaderStrip {
    bytes: u32,
    header_bytes: u32,
}

impl HeaderStrip {
    /// A remover of headers of `header_bytes` from messages in beats of `bytes`.
    ///
    /// # Errors
    /// If a header fills the beat.
    pub fn new_checked(bytes: u32, header_bytes: u32) -> Result<Self, Error> {
        if header_bytes == 0 || header_bytes >= bytes {
            let text = format!("`header_strip`: HEADER={header_bytes} is not legal; it is below");
            return Err(Error::new(format!("{text} BYTES={bytes}")));
        }
        Ok(Self { bytes, header_bytes })
    }
}

/// Ports of the remover.
#[derive(Ports)]
pub struct HeaderStripPorts {
    /// Messages.
    pub source: Sink<MessageBeat>,
    /// Packets.
    #[shape(shape.source.clone())]
    pub sink: Source<MessageBeat>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<HeaderStatus>,
}

/// What is kept of the beat before.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Kept {
    /// Nothing.
    Nothing,
    /// All but its first bytes, and its message goes on.
    Middle,
    /// The last bytes of its message.
    Tail,
}

impl Module for HeaderStrip {
    type Ports = HeaderStripPorts;

    fn name(&self) -> String {
        format!("header_strip_b{}_h{}", self.bytes, self.header_bytes)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("header_strip.rs"), &CONTRACT)
    }

    fn shape(&self) -> HeaderStripPortsShape {
        HeaderStripPortsShape { source: MessageBeatShape { bytes: self.bytes } }
    }

    #[elaborate]
    fn elaborate(&self, HeaderStripPorts { source, sink, status }: Self::Ports) {
        let kept_bytes = self.bytes - self.header_bytes;
        let payload = MessageBeatShape { bytes: self.bytes };
        let buffer = instance("buffer", &SkidBuffer::<MessageBeat> { payload });
        buffer.source.connect(*source);
        let next = buffer.sink.payload;
        let kept = register_state(Kept::Nothing);
        let kept_data = register::<Bits>(8 * kept_bytes);
        let kept_keep = register::<Bits>(kept_bytes);
        let kept_error = register::<Bool>(());

        // A message that ends within the first bytes of a beat ends with what is kept.
        let ends_here = next.last & !next.keep.bit(self.header_bytes);
        let is_tail = kept.is(Kept::Tail);
        let is_middle = kept.is(Kept::Middle);
        let join = |low: Bits, high: Bits| pack([low, high & is_middle.mask(high.width())]);
        let data = join(kept_data, next.data.truncate(8 * self.header_bytes));
        let keep = join(kept_keep, next.keep.truncate(self.header_bytes));
        let last = is_tail | ends_here;
        let error = (is_tail & kept_error) | (is_middle & ends_here & next.error);
        sink.offer(
            is_tail | (is_middle & buffer.sink.valid),
            MessageBeat { data, keep, last, error },
        );

        // A first beat goes in while the tail of the message before goes out.
        let takes = sink.ready | kept.is(Kept::Nothing);
        buffer.sink.ready.set(takes);
        let moves = buffer.sink.fires();
        let is_empty = wire_default(constant_bool(false));
        when(moves, || {
            kept_data.set(next.data.top(8 * kept_bytes));
            kept_keep.set(next.keep.top(kept_bytes));
            kept_error.set(next.error);
            when(ends_here, || {
                kept.goto(Kept::Nothing);
                is_empty.set(!is_middle);
            })
            .otherwise_when(next.last, || kept.goto(Kept::Tail))
            .otherwise(|| kept.goto(Kept::Middle));
        })
        .otherwise_when(is_tail & sink.ready, || kept.goto(Kept::Nothing));
        counter::wrapping("message_count", status.messages, moves & next.last);
        counter::saturating("empty_count", status.empty_messages, is_empty & !next.error);

        let full = constant(kept_bytes, 0) - 1;
        when(source.valid, || {
            let MessageBeat { keep, last, .. } = source.payload;
            assume("source bytes are filled from 0", fills_from_zero(keep));
            assume("only a last source beat is partial", last | keep.all());
        });
        when(buffer.sink.valid, || {
            assert_always("buffered bytes are filled from 0", fills_from_zero(next.keep));
            assert_always("only a last buffered beat is partial", next.last | next.keep.all());
        });
        when(sink.valid, || {
            assert_always("sink bytes are filled from 0", fills_from_zero(keep));
            assert_always("only a last sink beat is partial", last | keep.all());
        });
        assert_always("the state is known", kept.is_any(Kept::ALL));
        assert_always("a middle is full", is_middle.implies(kept_keep.equals(full)));
        assert_always("a tail has bytes", is_tail.implies(fills_from_zero(kept_keep)));
        cover("a tail leaves as a header comes", is_tail & moves);
        cover("a message ends within the first bytes", is_middle & moves & ends_here);
        cover("a message is empty", is_empty);
    }
}

/// Whether the ones are a run that begins at bit 0.
fn fills_from_zero(keep: Bits) -> Bool {
    keep.bit(0) & (keep & (keep + 1)).is_zero()
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
    fn every_header_below_a_beat_is_legal() {
        structure::elaborates(&RECORD, ["HEADER=1", "HEADER=63", "BYTES=2 HEADER=1"]);
        let error = structure::refused(&RECORD, "BYTES=8 HEADER=8");
        assert!(error.contains("HEADER=8 is not legal; it is below BYTES=8"), "{error}");
    }
}
