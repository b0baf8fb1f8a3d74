//! MMIO queues: restores the order of write-combined stores in many queues over one line memory.
//!
//! ```text
//!                  +--------- mmio_queues ---------+
//!   mmio_write     |                               | message
//!  --------------->| stream                 stream |----------->
//!   restart        |                               | status
//!  --------------->| stream                  level |----------->
//!   limits         |                               |
//!  --------------->| level                         |
//!  inspected_queue |                               | inspected
//!  --------------->| level                   level |----------->
//!                  +-------------------------------+
//!
//!   sweep --every queue is empty--> run <---------------+
//!                                    |                  |
//!                       a queue stops or is stopped     |
//!                                    v                  |
//!                                  settle --> walk --> close
//! ```
//!
//! # Function
//! The host stores the messages of each queue to consecutive lines of the queue's address space;
//! write combining delivers the lines in any order, whole or in part. A message begins at byte 0
//! of a line; the bytes at `LENGTH_OFFSET` state its length. Lines that came in order are linked to
//! a list; a message leaves, with the number of its queue, when all of it has come, in the order in
//! which messages are complete. The gap behind a message, up to the end of its last line, need not be
//! stored. What is stored there is dropped: before its message, with it, and after it in the `WINDOW` lines
//! before the oldest line of which something is missing. What comes when its line has left the window is counted.
//! `inspected` shows the queue `inspected_queue`, two cycles later.
//!
//! A queue may hold `share_lines` of messages that are not complete whatever the others hold, and
//! beyond that a part of the lines that no queue holds. Where lines are short, the queue that has
//! been incomplete longest stops, of those that hold more than their share and as much as one may.
//!
//! # Backpressure
//! A store waits, and with it all that follow, while
//! - it needs a slot of the line memory and none is free, but a message is on its way out;
//! - it is beyond its queue's window, but the queue has lines to advance: this ends by itself, at a
//!   line in each cycle;
//! - it needs a line that its queue may not have: until a queue has been found and has stopped, a
//!   cycle for each queue and a walk over the window;
//! - its line has left the window, until the lines of its queue that have come have advanced, and for
//!   a cycle more: then it is dropped, as of a gap, or stops its queue;
//! - its queue is to stop, or a message has been incomplete for too long: for what is on its way and a
//!   walk over the window;
//! - a queue begins again: a cycle.
//!
//! Less than `(WINDOW - 3) / 2` lines ahead of the oldest incomplete line, and a host never meets
//! the second.
//!
//! No deadlock: a store waits only for what needs no other store. Lines to advance do so whatever
//! the sink does, because as many departures as lines have a place. A message on its way out waits
//! for the sink alone. If none of it is there, nothing that has come can free a slot: then a
//! queue that holds more than its share stops (`Evicted`), and its lines are freed. There is one
//! where the queue of the store is within its share. Else, if nobody holds more than its share, the
//! store stops its own queue (`MemoryFull`). That no queue within its share stops for want of a line
//! is proved by induction for two and four queues (`guarantee.rs`).
//!
//! Turns to advance are fair: a queue waits for its turn once, in the order of asking, and has it
//! within three cycles for each queue unless one stops meanwhile; a restart takes one of 33 turns. That, and that a slot has one place
//! at any time, is proved by induction for two and four queues (`fairness.rs`, `free_list.rs`).
//!
//! A queue that is blocked holds lines of messages that are not complete: all but one of the
//! longest message and a window, which is at most `QUOTA`, by construction.
//!
//! # Ordering
//! Within a queue, address order. Between queues, as messages are complete.
//!
//! # Faults
//! A length below the end of its own field or above `MAXIMUM`, a store beyond a window that cannot
//! move, a store to a line that has left the window, of more than a gap or of one further behind, lines that others need, a message that is
//! incomplete for more than `time_limit_rounds` rounds of `QUEUES` cycles in which no store waits and any may come (one
//! more at most, and what others take to stop): the queue stops, `status` counts the cause, the lines of its incomplete message and of its window are freed, and
//! its stores are taken and dropped until it is restarted. Messages that were complete leave whole,
//! also when their queue stops or restarts: so a beat never has `error`.
//! Other queues continue. A byte stored twice keeps its first value and is counted.
//!
//! # Reset
//! Empties every queue, in a cycle for each; all begin at line 0. Two stores are taken meanwhile,
//! and wait. `restart` empties one queue, which then begins at its line, and is taken when that is done;
//! stores that were taken until then count as before it. Those of that queue are dropped, and counted, from
//! the time on at which those that were there before have been checked. The others continue: a restart uses turns
//! that nobody wants, or one of 33, so that it ends within 33 cycles for each line of the window and three
//! more (`restart.rs`), besides the time for which a store waits because the sink takes nothing.
//!
//! # Resources
//! Lines, links, the places of the windows and the ends of messages in the lines before them in block RAM; what
//! is known of each queue in lookup-table memory, so that one queue alone advances a line in each cycle. It is read
//! a cycle before it is looked at, and what is written in that cycle is forwarded (`context.rs`, `approach.rs`,
//! `turns.rs`), which is proved by induction for two and four queues: no path has more than 11 levels of logic
//! with 1,024 queues.
//!
//! # Rationale
//! Messages that share a line would need its slot twice in a list; so a message begins a line. A
//! message that left before it was complete would keep the sink from all other queues. A queue that
//! lost its lines could go on with its next message only if it knew where that begins, which the
//! first line says, and that may be the one that is missing; so it waits for a restart.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, Sink, Source, State, cover, elaborate,
    register_reset, register_state, scope, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::{Routed, RoutedShape};
use crate::message::{
    MessageBeat, MessageBeatShape, MmioQueueFault, MmioQueueRestart, MmioQueueRestartShape,
    MmioQueueState, MmioQueueStateShape, MmioQueueWrite, MmioQueueWriteShape, MmioQueuesLimits,
    MmioQueuesStatus, MmioQueuesStatusShape,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

mod advance;
mod approach;
mod arrival;
mod configuration;
mod context;
mod departures;
mod fairness;
mod faults;
mod free_list;
mod guarantee;
mod landing;
mod late;
mod properties;
mod release;
mod restart;
mod ring;
mod search;
mod shares;
mod tables;
mod turns;
mod waiting;

pub use configuration::MmioQueues;
use context::Context;
use departures::Departures;
use faults::Fault;
use free_list::FreeList;
use late::Past;
use restart::{Phase, Restart};
use search::{Calm, Search};
use shares::Shares;
use tables::{LineEntry, Tables};
use waiting::WaitingList;

/// What the queues promise. The latency is that of the store which completes a message; of the
/// lines that came ahead of it, each that has not advanced adds a cycle.
pub const CONTRACT: Contract = Contract {
    module: "mmio_queues",
    summary: "Delivers write-combined stores of many queues in address order, as whole messages.",
    source: contract::Source { paper: "MMIO", section: "3.3, 3.4" },
    latency: Some(Latency::exactly(7, "mmio_write")),
    interval: 1,
    waits_on: &["message"],
    transparent: &[],
};

/// The properties that induction proves for the small sizes, for whichever slot, byte and queue the
/// prover watches: the turns, the free list and the shares. Lists of lines are not described by the
/// properties, so there is no induction for the rest.
const TURNS: &[&str] = &[
    "turns_*",
    "arrival_*",
    "context_arrival_knows_its_queue",
    "context_arrival_knows_what_*",
    "approach_*",
    "landing_*",
    "free_*",
    "shares_*",
    "search_*",
    "restart_*",
    "waiting_*",
    "no_slot_is_lost",
];
/// What that rests on: a slot comes back only while it is out; a queue gives back what it holds, which is within
/// its quota; what leaves has departed.
const GIVEN: &[&str] = &["free_given_*", "shares_given_*"];

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "QUEUES", default: "1024", meaning: "a power of two from 2 to 1024" },
        Parameter {
            name: "WINDOW",
            default: "32",
            meaning: "lines of each queue, a power of two from 2 to 64",
        },
        Parameter {
            name: "LINES",
            default: "8192",
            meaning: "lines of the memory, a power of two from 4 to 16384",
        },
        Parameter {
            name: "QUOTA",
            default: "192",
            meaning: "lines that incomplete messages of a queue may hold, 2 to 16384",
        },
        Parameter { name: "LINE_BYTES", default: "64", meaning: "16, 32 or 64" },
        Parameter { name: "LINE_BITS", default: "12", meaning: "bits of a line address, 3 to 48" },
        Parameter { name: "LENGTH_BYTES", default: "2", meaning: "of the length field, 1 or 2" },
        Parameter { name: "LENGTH_OFFSET", default: "0", meaning: "where it is in a message" },
        Parameter { name: "LENGTH_ORDER", default: "little", meaning: "little or big" },
        Parameter {
            name: "UNCOUNTED",
            default: "0",
            meaning: "bytes of a message that its length does not count (a header), 0 to 255",
        },
        Parameter { name: "MAXIMUM", default: "9216", meaning: "bytes of the longest message" },
    ],
    presets: &[
        // The lines (128 RAMB36E2 for 8,192 of 512 bits), the bytes of each that are present, and for
        // each place in each window where its line is, and how much of the line that left last was of a
        // message; what a queue needs within a cycle is in lookup tables. Of what it needs for the shares, three memories more are for the search alone.
        Preset::product("mmio_queues", &["QUEUES=1024"]).memories(&[
            ("RAM64M", 64),
            ("RAM64M8", 560),
            ("RAM64X1D", 96),
            ("RAMB18E2", 16),
            ("RAMB36E2", 272),
        ]),
        // Those of `store_queues`.
        Preset::part("mmio_queues_n64_plus4_max9220").memories(&[
            ("RAM64M", 6),
            ("RAM64M8", 32),
            ("RAM64X1D", 6),
            ("RAMB18E2", 34),
            ("RAMB36E2", 136),
        ]),
        Preset::part("mmio_queues_n4_l1024_plus4_max9220").memories(&[
            ("RAM32M", 9),
            ("RAM32M16", 14),
            ("RAM32X1D", 6),
            ("RAMB18E2", 9),
            ("RAMB36E2", 18),
        ]),
        Preset::test(
            "mmio_queues_framed",
            &[
                "QUEUES=16",
                "LINES=512",
                "LENGTH_OFFSET=16",
                "LENGTH_ORDER=big",
                "UNCOUNTED=14",
                "MAXIMUM=4096",
            ],
        )
        .memories(&[
            ("RAM32M", 9),
            ("RAM32M16", 14),
            ("RAM32X1D", 6),
            ("RAMB18E2", 11),
            ("RAMB36E2", 8),
        ]),
        Preset::test(
            "mmio_queues_tiny",
            &[
                "QUEUES=2",
                "WINDOW=4",
                "LINES=8",
                "QUOTA=6",
                "LINE_BYTES=16",
                "LINE_BITS=4",
                "LENGTH_BYTES=1",
                "MAXIMUM=40",
            ],
        )
        .proof(
            Proof::bounded(10)
                .induction(2)
                .memory_as_registers()
                .seconds(900)
                .induction_of(TURNS, GIVEN),
        )
        .memories(&[
            ("RAM32M", 16),
            ("RAM32M16", 1),
            ("RAM32X1D", 7),
            ("RAMB18E2", 8),
            ("RAMB36E2", 2),
        ]),
        Preset::test(
            // Turns among more queues than two.
            "mmio_queues_tiny4",
            &[
                "QUEUES=4",
                "WINDOW=2",
                "LINES=8",
                "QUOTA=4",
                "LINE_BYTES=16",
                "LINE_BITS=3",
                "LENGTH_BYTES=1",
                "MAXIMUM=40",
            ],
        )
        .proof(
            Proof::bounded(8)
                .induction(2)
                .memory_as_registers()
                .seconds(900)
                .induction_of(TURNS, GIVEN),
        )
        .memories(&[
            ("RAM32M", 17),
            ("RAM32M16", 1),
            ("RAM32X1D", 6),
            ("RAMB18E2", 8),
            ("RAMB36E2", 2),
        ]),
    ],
    proof: Proof::none("the small mmio_queues has the same parts and is proved"),
    constraint: None,
    build: |values| build(&MmioQueues::new(values)?),
};

/// Ports of the queues.
#[derive(Ports)]
pub struct MmioQueuesPorts {
    /// The host's stores, in the order in which they arrive.
    pub mmio_write: Sink<MmioQueueWrite>,
    /// Messages; `selection` is the queue.
    pub message: Source<Routed<MessageBeat>>,
    /// Empties a queue and begins it again.
    pub restart: Sink<MmioQueueRestart>,
    /// What the queues may hold.
    #[shape(())]
    pub limits: LevelSink<MmioQueuesLimits>,
    /// Which queue to show.
    pub inspected_queue: LevelSink<Bits>,
    /// How that queue stands.
    pub inspected: LevelSource<MmioQueueState>,
    /// What was counted.
    pub status: LevelSource<MmioQueuesStatus>,
}

/// What the turn is used for.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
enum Mode {
    /// Empties every queue, one in each cycle.
    Sweep,
    /// Queues advance in turn.
    Run,
    /// One queue stops: what is on its way to it lands.
    Settle,
    /// Its lines are collected, a place of its window in each cycle.
    Walk,
    /// They depart, to be freed.
    Close,
}

/// Cycles of `Mode::Settle`: the cause is written, and a store that was kept until then lands two later.
const SETTLING: u32 = 3;

/// The queue that stops.
struct Job {
    /// Why it stops.
    cause: State<MmioQueueFault>,
    /// The cycles of `Mode::Settle` that are over, a bit for each.
    settled: Bits,
    /// Places that were collected.
    walked: Bits,
}

/// What goes on elsewhere.
#[derive(Clone, Copy)]
struct Pace {
    /// Every queue has been emptied after reset.
    swept: Bool,
    /// Stores may come.
    open: Bool,
    /// No line that has come joins a message.
    nothing_advances: Bool,
    /// And none leaves.
    nothing_moves: Bool,
    /// No store goes to the memory.
    holds: Bool,
}

impl Module for MmioQueues {
    type Ports = MmioQueuesPorts;

    fn name(&self) -> String {
        self.module_name()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> MmioQueuesPortsShape {
        let (queue_bits, line_bits, line_bytes) =
            (self.queue_bits(), self.line_bits, self.line_bytes);
        MmioQueuesPortsShape {
            mmio_write: MmioQueueWriteShape { queue_bits, line_bits, line_bytes },
            message: RoutedShape {
                payload: MessageBeatShape { bytes: line_bytes },
                selection_bits: queue_bits,
            },
            restart: MmioQueueRestartShape { queue_bits, line_bits },
            inspected_queue: queue_bits,
            inspected: MmioQueueStateShape { line_bits },
            status: MmioQueuesStatusShape { queue_bits },
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let MmioQueuesPorts {
            mmio_write,
            message,
            restart,
            limits,
            inspected_queue,
            inspected,
            status,
        } = ports;
        let mode = register_state(Mode::Sweep);
        let tables = Tables::new(self);
        let past = scope("past", || Past::new(self));
        let free = FreeList::new(self);
        let shares = Shares::new(self, &limits);
        let search = Search::new(self);
        let job = scope("job", || self.job());
        let restarts = scope("restart", || Restart::new(self));
        let landing = scope("landing", || self.landing(&tables));
        let approach = scope("approach", || self.approach(&tables));
        let context = Context::new(self);
        let entry = wire::<LineEntry>(self.entry_shape());
        let advance =
            scope("advance", || self.advance((&tables, &past), &landing, entry, mode, &restarts));
        let departures = Departures::new(self, advance.departs, advance.departure);
        let release = scope("release", || self.release(*message, &departures, &tables));

        let waiting = WaitingList::new(self);
        let is_advancing = advance.turn | waiting.any | !mode.is(Mode::Run);
        let swept = !mode.is(Mode::Sweep);
        let is_coming = approach.valid | landing.valid | shares.returned.any();
        let nothing_advances = !is_advancing & !is_coming & !restarts.closes();
        let nothing_moves = nothing_advances & !departures.any & !free.waiting.any;
        let open = !search.closes;
        let pace = Pace { swept, open, nothing_advances, nothing_moves, holds: search.holds };
        let soon = [(approach.valid, approach.queue), (landing.valid, landing.queue)];
        let lines = (&free, &shares);
        let arrival = scope("arrival", || {
            let known = (&tables, &past, &context);
            self.arrival(&mmio_write, known, lines, (soon, &restarts), pace)
        });
        let stops = scope("turns", || {
            let others = (&arrival, &approach, &landing, &search);
            self.turns(&tables, &waiting, &advance, others, (mode, &job, &restarts), entry)
        });
        scope("restart", || {
            let parts = (&arrival, soon, &advance);
            self.go_on(&restarts, &restart, &tables, parts, &search, &stops.sweep);
        });
        let calm = Calm {
            short: arrival.short,
            asker_is_within: arrival.is_within,
            asker: arrival.store.queue,
            stalls: arrival.stalls,
            quiet: stops.quiet,
            swept,
            stops: stops.takes_fault,
            stopped: mode.is(Mode::Walk),
        };
        scope("search", || self.search(&search, &shares, &limits, calm));
        scope("shares", || {
            self.share_out(&shares, &limits, &context, (&arrival, &advance), !swept);
        });
        scope("context", || {
            let now = (mode.is(Mode::Settle), !swept, restarts.first_line);
            self.look_ahead(&context, (&tables, &shares), (&arrival, &advance), now);
        });
        scope("approach", || {
            self.come(&approach, (&arrival, &advance), &tables, restarts.first_line);
            self.descend(&approach, &landing, &advance, &tables);
        });
        scope("landing", || self.land(&landing, &tables, (!swept, advance.queue)));
        free.connect(arrival.takes_slot, release.goes, release.slot);

        let stops = mode.is(Mode::Settle) & job.settled.all();
        let stops = Fault { valid: stops, queue: advance.queue, cause: job.cause };
        self.report(&status, stops, (arrival.doubled, arrival.dropped, arrival.is_of_gap));
        self.inspect(&inspected_queue, &inspected, &tables);

        let parts = properties::Parts {
            free: &free,
            arrival: &arrival,
            advance: &advance,
            departures: &departures,
            release: &release,
            shares: &shares,
            search: &search,
            swept,
            interrupts: mode.is(Mode::Settle) | restarts.has(Phase::Again),
            sink_ready: message.ready,
        };
        self.properties(&parts);
        cover("a store waits for a slot", arrival.valid & !free.available & !arrival.commits);
        cover("a message is longer than a line", release.goes & !release.is_last);
    }
}

impl MmioQueues {
    /// The registers of the queue that stops.
    #[elaborate]
    fn job(&self) -> Job {
        let cause = register_state(MmioQueueFault::None);
        let settled = register_reset(SETTLING - 1, 0);
        let walked = register_reset(self.window_bits(), 0);
        Job { cause, settled, walked }
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
    fn queues_windows_and_memories_of_every_size_are_legal() {
        structure::elaborates(
            &RECORD,
            [
                "QUEUES=2 WINDOW=64 LINES=16384 QUOTA=16384",
                "QUEUES=2 WINDOW=2 LINES=4 QUOTA=2 LINE_BITS=3 MAXIMUM=64",
                "QUEUES=4 LINE_BYTES=32 LINE_BITS=48 MAXIMUM=512",
                "QUEUES=4 LENGTH_BYTES=1",
                "QUEUES=4 LENGTH_OFFSET=62 LENGTH_ORDER=big UNCOUNTED=255",
                "QUEUES=4 LINES=2048 QUOTA=1100 MAXIMUM=65535",
            ],
        );
    }

    #[test]
    fn values_that_contradict_each_other_are_refused() {
        for (settings, why) in [
            ("QUEUES=12", "a power of two from 2 to 1024"),
            ("WINDOW=64 LINE_BITS=7", "WINDOW=64 needs LINE_BITS of at least 8"),
            ("LENGTH_OFFSET=63", "LENGTH_OFFSET is at most 62"),
            ("LENGTH_OFFSET=16 MAXIMUM=17", "MAXIMUM is at least 18"),
            ("QUOTA=174", "MAXIMUM=9216 and WINDOW=32 need a QUOTA of at least 175"),
            ("LINES=128", "QUOTA is at most LINES=128"),
            ("LINES=512", "LINES is at least QUEUES=1024: a share is a line"),
            ("LENGTH_ORDER=middle", "one of little, big"),
        ] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains(why), "{settings}: {error}");
        }
    }
}
