//! MMIO reorder unit: restores the order of write-combined stores at the device.
//!
//! ```text
//!              +------ mmio_reorder ------+
//!   mmio_write |                          | message
//!  ----------->| stream            stream |----------->
//!      restart |                          | next_start_address
//!  ----------->| pulse              level |----------->
//!              |                          | status
//!              |                    level |----------->
//!              +--------------------------+
//!
//!   sweep --lines are absent--> run --fault--> stop
//!     ^                          |              |
//!     +---------restart----------+--------------+
//! ```
//!
//! # Function
//! The host stores messages to consecutive addresses; write combining delivers the lines in any
//! order, whole or in part. Bytes leave in address order, realigned so that a message begins at
//! byte 0 of a beat. The bytes at `LENGTH_OFFSET` of a message state its length; the next message
//! begins at the next multiple of `ALIGNMENT`. The gap between the two need not be stored. What is stored
//! there is dropped: before its message, with it, and after it, beside bytes of the next message or alone,
//! in the oldest line and in the `2 WINDOW` lines before it. A store with such bytes that comes when
//! their message has left is counted; if its line has left whole, the stores behind it wait for a cycle.
//! A message may be longer than the window: its bytes leave as soon as they are contiguous.
//! `next_start_address` is that of the oldest message whose last beat has not left the window.
//!
//! # Backpressure
//! A store beyond the storage waits, and with it all that follow, until the oldest lines have left;
//! that happens as long as what is stored can leave. The oldest missing line always has its place,
//! so only a host that reorders further than that can block: the fault `BeyondWindow`, not a
//! deadlock.
//!
//! A host that has stored nothing `WINDOW - 1` lines or more ahead of the oldest line that is not
//! complete waits for nothing but the sink: a line in and a line out in every cycle, in any order of
//! arrival. Twice `WINDOW` lines are stored, because what is complete and on its way out takes the
//! other half. A host that is further ahead waits now and then; one that is as far ahead as the
//! storage has lines (one less where messages may begin within a line, because a beat may begin in
//! the line before) can block.
//!
//! # Ordering
//! Address order.
//!
//! # Faults
//! A length below the end of its own field or above `MAXIMUM`, a store beyond a window that cannot
//! move, a store to bytes of a message that have left, or to a gap further behind than that: the queue stops, `status` names the first cause, stores
//! are taken and dropped, a message that has begun to leave ends with `error`. What was in order
//! before an illegal length leaves first. A byte stored twice before it left keeps its first value;
//! the store is counted and the queue goes on.
//!
//! # Reset
//! Empties the window, which takes a cycle for each of its lines; the next byte expected is address
//! 0. Stores and messages in flight are lost. `restart` does the same but begins at its address, in
//! any mode, and ends a message that has begun to leave with `error`; a store that is taken in the
//! cycle of the restart is dropped and counted. A beat that has left the window is offered all the same.
//!
//! # Cycles
//! A store comes in cycle 0, stands in a register in cycle 1 and goes to its place. In cycle 2 the length is
//! there, and its beat is described; in cycle 3 (2, if the length was known) the beat is complete and its
//! bytes are read; in the next they are moved to byte 0, and in the one after that they are offered.
//!
//! # Resources
//! The bytes of twice the window, a memory for each granule of a line: block RAM from 32 lines on
//! (`MEMORY=auto`). Two bits for each byte in lookup-table memory: a byte is present where they
//! differ, so that arrival and release each write their own. They are kept twice, because a line is
//! looked at whole where a store arrives, and each of its granules by itself where a beat leaves. A third bit
//! says of the lines before the oldest which of their bytes were gaps.
//!
//! # Rationale
//! Waiting for the whole message (as the paper does) bounds its length by the window. A valid bit
//! in a register for each byte (as the paper has it) takes a lookup table for each. The registers
//! before the window and behind it (ADR 67) cost two cycles, and save a choice between two stores and the lookup
//! tables of the bytes.
use nic_dsl::{
    Bits, Bool, LevelSource, Module, Ports, PulseSink, Sink, Source, constant_bool, cover,
    elaborate, register_bool, register_reset, register_state, scope, when, wire_default,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    MessageBeat, MessageBeatShape, MmioRestart, MmioRestartShape, MmioStatus, MmioWrite,
    MmioWriteShape,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

mod arrival;
mod boundary;
mod configuration;
mod faults;
mod left;
mod output;
mod place;
mod properties;
mod release;
mod window;

pub use configuration::MmioReorder;
use place::{Lanes, Place};
use window::Window;

/// What the unit promises. The latency is that of the store which completes a beat: 5 cycles where
/// it has the length of the message too, 4 where that was known.
pub const CONTRACT: Contract = Contract {
    module: "mmio_reorder",
    summary: "Delivers write-combined stores to the device in address order.",
    source: contract::Source { paper: "MMIO", section: "3.1" },
    latency: Some(Latency { least: 4, most: 5, after: "mmio_write" }),
    interval: 1,
    waits_on: &["message"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "WINDOW", default: "32", meaning: "lines, a power of two from 2 to 64" },
        Parameter { name: "LINE_BYTES", default: "64", meaning: "16, 32 or 64" },
        Parameter { name: "LINE_BITS", default: "12", meaning: "bits of a line address, 4 to 48" },
        Parameter { name: "LENGTH_BYTES", default: "2", meaning: "of the length field, 1 or 2" },
        Parameter { name: "LENGTH_OFFSET", default: "0", meaning: "where it is in a message" },
        Parameter { name: "LENGTH_ORDER", default: "little", meaning: "little or big" },
        Parameter {
            name: "UNCOUNTED",
            default: "0",
            meaning: "bytes of a message that its length does not count (a header), 0 to 255",
        },
        Parameter {
            name: "ALIGNMENT",
            default: "4",
            meaning: "of messages: 4 to 64 bytes, a power of two",
        },
        Parameter { name: "MAXIMUM", default: "9216", meaning: "bytes of the longest message" },
        Parameter {
            name: "MEMORY",
            default: "auto",
            meaning: "of the bytes: auto (block from 32 lines on), distributed, block",
        },
    ],
    presets: &[
        Preset::product("mmio_reorder", &["WINDOW=32"]).memories(&[
            ("RAM64M8", 118),
            ("RAM64X1D", 38),
            ("RAMB18E2", 16),
        ]),
        Preset::part("mmio_reorder_plus4_max9220").memories(&[
            ("RAM64M8", 118),
            ("RAM64X1D", 38),
            ("RAMB18E2", 16),
        ]),
        Preset::test(
            "mmio_reorder_aligned",
            &["WINDOW=4", "ALIGNMENT=64", "LINE_BITS=6", "LENGTH_BYTES=1", "LENGTH_OFFSET=5"],
        ),
        Preset::test(
            "mmio_reorder_framed",
            &["WINDOW=32", "ALIGNMENT=16", "LENGTH_OFFSET=16", "LENGTH_ORDER=big", "UNCOUNTED=14"],
        )
        .memories(&[("RAM64M8", 86), ("RAM64X1D", 38), ("RAMB36E2", 8)]),
        Preset::test(
            // All of the unit is in this size. Induction proves it for all time, for whichever byte the
            // prover watches; the bounded check is for the reset.
            "mmio_reorder_tiny",
            &["WINDOW=2", "LINE_BYTES=16", "LINE_BITS=4", "LENGTH_BYTES=1", "MAXIMUM=40"],
        )
        .proof(Proof::bounded(8).induction(3).cover(16).memory_as_registers().seconds(900)),
    ],
    proof: Proof::none("the small mmio_reorder has the same parts and is proved"),
    constraint: None,
    build: |values| build(&MmioReorder::new(values)?),
};

/// Ports of the unit.
#[derive(Ports)]
pub struct MmioReorderPorts {
    /// The host's stores, in the order in which they arrive.
    pub mmio_write: Sink<MmioWrite>,
    /// Messages, in order of their addresses.
    pub message: Source<MessageBeat>,
    /// Empties the window and begins again.
    pub restart: PulseSink<MmioRestart>,
    /// Byte address of the oldest message whose last beat has not left the window.
    pub next_start_address: LevelSource<Bits>,
    /// Why it stands still, and what it has counted.
    #[shape(())]
    pub status: LevelSource<MmioStatus>,
}

/// What moves the unit as a whole.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
enum Mode {
    /// Makes every byte absent, a line in each cycle.
    Sweep,
    /// Takes stores and gives messages.
    Run,
    /// Drops stores until it is restarted.
    Stop,
}

/// The modes as conditions.
#[derive(Clone, Copy)]
struct Phase {
    running: Bool,
    sweeping: Bool,
}

impl Module for MmioReorder {
    type Ports = MmioReorderPorts;

    fn name(&self) -> String {
        self.module_name()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> MmioReorderPortsShape {
        let (line_bits, line_bytes) = (self.line_bits, self.line_bytes);
        MmioReorderPortsShape {
            mmio_write: MmioWriteShape { line_bits, line_bytes },
            message: MessageBeatShape { bytes: line_bytes },
            restart: MmioRestartShape { line_bits },
            next_start_address: line_bits + self.line_bytes.trailing_zeros(),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let MmioReorderPorts { mmio_write, message, restart, next_start_address, status } = ports;
        let mode = register_state(Mode::Sweep);
        let running = mode.is(Mode::Run);
        let sweeping = mode.is(Mode::Sweep);
        let phase = Phase { running, sweeping };
        let window = Window::new(self);
        // The first granule that has not left, and the first that no beat describes yet.
        let oldest = Place::new("oldest", self);
        let described = Place::new("described", self);
        let lanes = scope("oldest", || Lanes::new(self));

        let touched = self.touched();
        let faults = self.faults(&touched, phase.running);
        let active = phase.running & !faults.any;
        let gaps = register_reset(self.line_bytes, 0);
        let arrival = self.arrival(&mmio_write, &window, (oldest, gaps), active);
        self.note_touched(&touched, &arrival, &window, (oldest, gaps), active);
        let beat = self.beat();
        let output = self.output(*message, &window, (oldest, &lanes));
        let release = self.release(
            &window,
            &output,
            (oldest, &lanes),
            (described, gaps),
            (&beat, &arrival),
            phase,
        );
        next_start_address.set(place::byte_address(self, release.start));
        let boundary = self.boundary(&window, described, &beat, (phase.running, release.leaves));
        self.note_faults(&faults, &arrival, (&beat, &boundary), (&release, &output));

        // Reset and restart: sweep the window, then run from the line that was asked for.
        let first_line = register_reset(self.line_bits, 0);
        let swept = register_reset(self.slot_bits(), 0);
        let start_running = wire_default(constant_bool(false));
        mode.switch(|m| match m {
            Mode::Sweep => {
                oldest.set_line(oldest.line_after);
                // Nothing asks for these before it runs.
                lanes.set_line(first_line, self);
                described.set_line(first_line);
                gaps.set(0);
                // A message that was cut short is still being ended while its sink stalls.
                when(!swept.all(), || swept.set(swept + 1)).otherwise_when(!release.open, || {
                    start_running.set(true);
                    mode.goto(Mode::Run);
                });
            }
            Mode::Run => {
                when(faults.any, || mode.goto(Mode::Stop));
            }
            Mode::Stop => {}
        });
        when(!phase.running, || beat.valid.set(false));
        when(start_running, || {
            oldest.set_line(first_line);
            release.start.set(place::first_granule(self, first_line));
            boundary.continues.set(false);
        });
        when(restart.valid, || {
            first_line.set(restart.payload.line_address);
            swept.set(0);
            mode.goto(Mode::Sweep);
        });
        let accepting = register_bool(false);
        mmio_write.ready.set(accepting);
        accepting.set(!arrival.parks & !restart.valid & (!phase.sweeping | start_running));
        self.report(&status, (&faults, &touched), &arrival, start_running);

        let parts = properties::Parts {
            window: &window,
            oldest,
            lanes: &lanes,
            described,
            arrival: &arrival,
            beat: &beat,
            boundary: &boundary,
            release: &release,
            output: &output,
            phase,
            faulty: faults.any,
            swept,
        };
        self.properties(&parts, (start_running, first_line));
        self.progress(&parts, (mmio_write.ready, message.ready), restart.valid);
        cover("a store waits for the window", arrival.parked & !arrival.takes);
        cover("a message is longer than a line", boundary.continues & release.leaves);
        cover("a message is cut short", release.cut);
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
    fn windows_lines_and_length_fields_of_every_size_are_legal() {
        structure::elaborates(
            &RECORD,
            [
                "WINDOW=64 LINE_BITS=48",
                "WINDOW=2 LINE_BITS=4",
                "LINE_BYTES=32 ALIGNMENT=32 MAXIMUM=65535",
                "LENGTH_BYTES=1",
                "ALIGNMENT=8",
                "LENGTH_BYTES=1 LENGTH_OFFSET=63",
                "LENGTH_OFFSET=62 LENGTH_ORDER=big UNCOUNTED=255",
                "LINE_BYTES=16 ALIGNMENT=16 MAXIMUM=2",
            ],
        );
    }

    #[test]
    fn values_that_contradict_each_other_are_refused() {
        for (settings, why) in [
            ("WINDOW=12", "a power of two from 2 to 64"),
            ("WINDOW=64 LINE_BITS=8", "WINDOW=64 needs LINE_BITS of at least 9"),
            ("LENGTH_OFFSET=63", "LENGTH_OFFSET is at most 62"),
            ("LENGTH_OFFSET=7", "does not cross a multiple of 4"),
            ("ALIGNMENT=8 LENGTH_OFFSET=7", "does not cross a multiple of 8"),
            ("LINE_BYTES=16 ALIGNMENT=32", "ALIGNMENT is at most LINE_BYTES=16"),
            ("LENGTH_OFFSET=16 MAXIMUM=17", "MAXIMUM is at least 18"),
            ("LENGTH_ORDER=middle", "one of little, big"),
        ] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains(why), "{settings}: {error}");
        }
    }
}
