//! Pool of packet buffers, the device's half: a stack of free buffers of each of two sizes, and the lines through which
//! the host and the device pass them to each other.
//!
//! ```text
//!                  +-------- cc_pool --------+
//!   configuration, |                         | small, full
//!   *_buffers      |                         |
//!  --------------->| level             level |----------------->
//!   *_taken        |                         | line_request
//!  --------------->| pulse            stream |----------------->
//!     freed        |                         | status, *_status
//!  --------------->| stream            level |----------------->
//!     returning    |                         |
//!  --------------->| level                   |
//!   line_response  |                         |
//!  --------------->| pulse                   |
//!                  +-------------------------+
//!
//!               freed --> sorting --+                    of each size
//!                                   v
//!   lines of the host --> supply --> stack --> small, full
//!                                   |
//!                                   +--> giving_back --> lines of the device
//! ```
//!
//! # Function
//! Who has received a packet takes the buffer on top (`small` or `full`, and `*_taken` in the same cycle) of the smaller size that
//! holds it, and writes the packet there; who has sent one frees its buffer (`freed`). What was freed last is given first: its lines are in the device's
//! cache, if in any (CC-NIC 3.3). So as long as both directions are equally fast no buffer passes the link but with its packet.
//!
//! Where fewer than `fetch_below` are left, a line of eight is fetched from a ring of lines that the host fills, and its
//! buffers go under the others, so that what is warm is given before; where more than `return_above` are, those at the bottom are
//! put back, eight at a time, into a ring of lines that the device fills. A line says by its first word that it is there
//! (`PoolWord`), as a descriptor does: nobody reads a count. The word has the lap of its writer around the ring, so that the
//! reader needs not clear it. While lines are found, as many as `FETCHES` are asked for ahead; if one is not there, it alone is
//! looked at again after `poll_interval_cycles`.
//!
//! Both rings have room for all buffers of their size, in full lines, and for a line more. So the next line is always free, and none asks.
//!
//! Without `recycles` nothing that is freed is given: it goes back to the host.
//!
//! When `enable` is cleared the pool gives nothing, takes what is freed until nothing is on its way (`returning`), puts all of it back,
//! and says `Stopped` when the last line is written. Lines of the host that it has not taken (`supplied_lines`) stay the host's. Both
//! rings begin at their first line when it starts.
//!
//! # Backpressure
//! `*_taken` without a buffer (`is_there`) takes nothing. `freed` waits while a stack is full, because lines are not taken, and while
//! the pool is stopped: nothing is lost, and what is sent waits for it. `line_response` is always taken.
//!
//! # Ordering
//! Last in, first out. Lines are taken, and put back, in order.
//!
//! # Faults
//! Counted, and the first one since it started is named. A line that cannot be read is not taken, and is looked at again. A buffer that is not of the
//! pool is not given. A line whose write fails is lost, and counted. A freed buffer outside both sizes is the host's, and counted.
//!
//! # Reset
//! Forgets all, also requests. Answers must not come afterwards.
//!
//! # Resources
//! For each size `BUFFERS` addresses in lookup tables, which are read at both ends, and `FETCHES` lines.
//!
//! # Rationale
//! One ring for both directions would need a line that nobody else changes between a read and a write; line ports have no such thing
//! but at our own engine, and behind PCI Express there is none. With two rings a line has one writer (ADR 103). In which order the host
//! fills lines is its choice: neighbours in memory are not neighbours there (CC-NIC 3.3), unless it is asked for.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, Stream,
    all_of, any_of, concatenate, constant, delayed, elaborate, register, register_bool, scope,
    when, wire,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::counter;
use crate::lib::merge::merge;
use crate::message::{
    Credit, FreedBuffer, LineRequest, LineResponse, LineStatus, PoolBuffers, PoolBuffersStatus,
    PoolConfiguration, PoolStatus, PooledBuffer,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

mod life;
mod properties;
mod returns;
mod settings;
mod sorting;
mod stack;
mod supply;

use settings::Settings;

/// What the pool promises, from a buffer that is freed to the same that is given.
pub const CONTRACT: Contract = Contract {
    module: "cc_pool",
    summary: "The device's half of a pool of packet buffers that the host and the device share.",
    source: contract::Source { paper: "CC-NIC", section: "3.3, 3.4" },
    latency: Some(Latency::exactly(2, "freed")),
    interval: 1,
    waits_on: &["line_request", "line_response"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "BUFFERS",
            default: "64",
            meaning: "of each size that the device may have, a power of two from 16 to 128",
        },
        Parameter {
            name: "FETCHES",
            default: "4",
            meaning: "lines of each size that are asked for ahead, 2, 4 or 8",
        },
    ],
    presets: &[
        Preset::product("cc_pool", &["BUFFERS=64"]),
        Preset::test("cc_pool_tiny", &["BUFFERS=32", "FETCHES=2"])
            .proof(Proof::bounded(8).memory_as_registers()),
    ],
    proof: Proof::none("the small cc_pool is the same description and is proved"),
    constraint: None,
    build: |values| {
        build(&CcPool {
            buffers: values.power_of_two("BUFFERS", 16..=128)?,
            fetches: values.power_of_two("FETCHES", 2..=8)?,
        })
    },
};

/// Bits of a buffer's address without those that all have in common: bits 51 to 7.
const UNIT_BITS: u32 = 45;
/// Bits of a line's address.
const LINE_BITS: u32 = 46;
/// Bits of how many buffers there are.
const HELD_BITS: u32 = 16;
/// Bits of the number of a line in a ring.
const INDEX_BITS: u32 = 16;
/// Buffers in a line.
const WORDS: u32 = 8;
/// Bits of each.
const WORD_BITS: u32 = 64;
/// Lines of a size that may be written and not answered.
const WRITES: u32 = 4;
/// The sizes: small and full.
const SIZES: usize = 2;

/// A pool.
#[derive(Clone, Debug)]
pub struct CcPool {
    /// Buffers of each size that the device may have, a power of two from 16 to 128.
    pub buffers: u32,
    /// Lines of each size that are asked for ahead, 2, 4 or 8.
    pub fetches: u32,
}

impl CcPool {
    /// Bits of the number of a request of one kind.
    fn slot_bits(&self) -> u32 {
        self.fetches.max(WRITES).ilog2()
    }

    /// Bits of the tags.
    pub fn tag_bits(&self) -> u32 {
        2 + self.slot_bits()
    }
}

/// Ports of the pool.
#[derive(Ports)]
pub struct CcPoolPorts {
    /// How it works; stays until it is stopped, but for `enable`.
    #[shape(())]
    pub configuration: LevelSink<PoolConfiguration>,
    /// The small buffers; stays like it.
    #[shape(())]
    pub small_buffers: LevelSink<PoolBuffers>,
    /// The full ones.
    #[shape(())]
    pub full_buffers: LevelSink<PoolBuffers>,
    /// The small buffer that is next, for whoever has received.
    #[shape(())]
    pub small: LevelSource<PooledBuffer>,
    /// It is taken.
    #[shape(())]
    pub small_taken: PulseSink<Credit>,
    /// The full buffer that is next.
    #[shape(())]
    pub full: LevelSource<PooledBuffer>,
    /// It is taken.
    #[shape(())]
    pub full_taken: PulseSink<Credit>,
    /// Buffers of what was sent.
    #[shape(())]
    pub freed: Sink<FreedBuffer>,
    /// Others are on their way there.
    #[shape(())]
    pub returning: LevelSink<Bool>,
    /// Requests for lines.
    #[shape(())]
    pub line_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub line_response: PulseSink<LineResponse>,
    /// How the pool stands.
    #[shape(())]
    pub status: LevelSource<PoolStatus>,
    /// How the small buffers stand.
    #[shape(())]
    pub small_status: LevelSource<PoolBuffersStatus>,
    /// How the full ones stand.
    #[shape(())]
    pub full_status: LevelSource<PoolBuffersStatus>,
}

/// What both sizes are told.
struct Told {
    configuration: PoolConfiguration,
    is_running: Bool,
    is_draining: Bool,
    /// It begins, or is not there.
    is_stopped: Bool,
    /// Nothing comes to the stacks any more.
    is_last: Bool,
}

/// One size.
struct Size {
    name: &'static str,
    number: u32,
    settings: Settings,
    /// To reads, and to writes.
    answers: [Answer; 2],
    given: PooledBuffer,
    taken: Bool,
    status: PoolBuffersStatus,
}

/// What a request does.
#[derive(Clone, Copy)]
enum Kind {
    Read,
    Write,
}

/// An answer for one kind of request of one size.
#[derive(Clone, Copy)]
struct Answer {
    comes: Bool,
    slot: Bits,
    failed: Bool,
    data: Bits,
}

/// What one size asks for, and tells.
struct Ends {
    requests: [Stream<LineRequest>; 2],
    /// It has no buffer, and nothing of it is outstanding.
    is_quiet: Bool,
    /// Something went wrong: unreadable, bad, unwritten, stray.
    faults: [Bool; 4],
}

impl Module for CcPool {
    type Ports = CcPoolPorts;

    fn name(&self) -> String {
        RECORD.name(&[("BUFFERS", "b", self.buffers), ("FETCHES", "f", self.fetches)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        ports.line_response.payload.tag.top(LINE_TAG_BITS - self.tag_bits()).ignore();
        let is_quiet = wire::<Bool>(());
        let any_fault: [Bool; 4] = std::array::from_fn(|_| wire::<Bool>(()));
        let told = self.life(&ports, (is_quiet, &any_fault));
        let small =
            (*ports.small_buffers, *ports.small, ports.small_taken.valid, *ports.small_status);
        let full = (*ports.full_buffers, *ports.full, ports.full_taken.valid, *ports.full_status);
        let mut numbers = (0..).zip(["small", "full"]);
        let sizes = [small, full].map(|(buffers, given, taken, status)| {
            let (number, name) = numbers.next().unwrap_or_default();
            let answers = [Kind::Read, Kind::Write].map(|kind| self.answer(&ports, number, kind));
            let settings =
                scope(&format!("{name}_settings"), || Settings::new(&buffers, told.is_stopped));
            Size { name, number, settings, given, taken, status, answers }
        });
        let sorted = scope("sorting", || self.sorting(&ports, &sizes, &told));
        let of_sizes: [Ends; SIZES] = std::array::from_fn(|number| {
            let size = &sizes[number];
            scope(size.name, || self.size(&told, size, sorted.freed[number]))
        });

        let returning = *ports.returning;
        told.is_last.set(!sorted.is_busy & !ports.freed.valid & !returning);
        is_quiet.set(told.is_last & all_of(of_sizes.iter().map(|ends| ends.is_quiet)));
        for (fault, any) in any_fault.iter().enumerate() {
            any.set(any_of(of_sizes.iter().map(|ends| ends.faults[fault])));
        }
        counter::saturating("stray_count", ports.status.stray_answers, any_fault[3]);
        scope("lines", || self.line_port(&ports, &of_sizes));
    }
}

impl CcPool {
    /// The tag of a request.
    fn tag(&self, size: u32, kind: Kind, slot: Bits) -> Bits {
        let prefix = constant(2, 2 * size + kind as u32);
        let slot = slot.zero_extend(self.slot_bits());
        concatenate([prefix, slot]).zero_extend(LINE_TAG_BITS)
    }

    /// Answers to one kind of request of one size.
    #[elaborate]
    fn answer(&self, ports: &CcPoolPorts, size: u32, kind: Kind) -> Answer {
        let LineResponse { tag, status, data } = ports.line_response.payload;
        let prefix = tag.slice(self.slot_bits(), 2);
        let comes = ports.line_response.valid & prefix.equals(2 * size + kind as u32);
        let failed = status.is(LineStatus::Error);
        Answer { comes, slot: tag.truncate(self.slot_bits()), failed, data }
    }

    /// Joins the requests of both sizes.
    #[elaborate]
    fn line_port(&self, ports: &CcPoolPorts, sizes: &[Ends; SIZES]) {
        let next = Stream::<LineRequest>::wire(&());
        merge(&sizes.iter().flat_map(|ends| ends.requests).collect::<Vec<_>>(), next);
        let is_offered = register_bool(false);
        let offered = register::<LineRequest>(());
        ports.line_request.offer(is_offered, offered);
        let may_offer = !is_offered | ports.line_request.ready;
        next.ready.set(may_offer);
        when(may_offer, || {
            is_offered.set(next.valid);
            offered.assign(next.payload);
        });
    }

    /// A stack of one size, with the lines through which it is filled and emptied.
    #[elaborate]
    fn size(&self, told: &Told, size: &Size, freed: Stream<Bits>) -> Ends {
        let collector = Stream::<Bits>::wire(&UNIT_BITS);
        let supply = scope("supply", || self.supply(told, size));
        let stack = scope("stack", || self.stack(told, size, (freed, supply.buffer, collector)));
        supply.held.set(stack.below);
        let is_last = told.is_last & supply.is_quiet & !stack.has_any;
        let returns = scope("returns", || self.returns(told, size, (collector, is_last)));

        let comes = [freed, supply.buffer];
        scope("followed", || {
            properties::followed(comes, (stack.is_given, stack.top), collector, told.is_stopped)
        });

        // A few cycles late, in steps.
        let wide = |count: Bits| count.zero_extend(HELD_BITS);
        let of_stack = delayed(wide(stack.below) + wide(stack.has_any.bits()));
        let of_lines = delayed(wide(supply.inside) + wide(returns.inside));
        let held = of_stack + of_lines;
        let shown = delayed(held);
        size.status.held.set(shown);
        Ends {
            requests: [supply.request, returns.request],
            is_quiet: is_last & returns.is_quiet,
            faults: [
                supply.unreadable,
                supply.bad,
                returns.unwritten,
                supply.stray | returns.stray,
            ],
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
    fn stacks_of_16_to_128_buffers_are_legal() {
        structure::elaborates(&RECORD, ["BUFFERS=16 FETCHES=8", "BUFFERS=128 FETCHES=2"]);
        let error = structure::refused(&RECORD, "BUFFERS=8");
        assert!(error.contains("a power of two from 16 to 128"), "{error}");
        let error = structure::refused(&RECORD, "FETCHES=1");
        assert!(error.contains("a power of two from 2 to 8"), "{error}");
    }
}
