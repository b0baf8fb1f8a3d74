//! Identifier pool: gives out numbers that nobody else has, and takes them back.
//!
//! ```text
//!             +------ id_pool ------+
//!             |              stream | allocation
//!             |                     |---------->
//!     release |                     | outstanding
//!  ---------->| pulse         level |---------->
//!             |                     | refused, released_twice, never_given
//!             |                     |---------->
//!             +---------------------+
//! ```
//!
//! # Function
//! Offers the identifiers 0 to `IDENTIFIERS` - 1 at `allocation`, each of which belongs to whoever
//! takes it until it comes back at `release`, from the cycle after on. All are free after reset,
//! without a start-up: those that were never given are given in ascending order by a counter, those
//! that came back stand in a queue.
//!
//! A release of an identifier that is not out is a fault of the user: it changes nothing but
//! `refused`, which counts such releases and stops at its largest value, and the flag that says
//! what was wrong, until reset. `released_twice`: it was given, but has come back already.
//! `never_given`: it was not given since reset, or there is no such identifier.
//!
//! # Backpressure
//! `allocation` pauses while all identifiers are out. A release is always taken.
//!
//! # Ordering
//! The identifier that has been free for longest is given first, so that a late answer with a stale
//! identifier is unlikely to meet its next use.
//!
//! # Reset
//! Makes all identifiers free. Those that are out must not come back afterwards.
//!
//! # Resources
//! A memory for the queue, read one cycle ahead (lookup tables, or block RAM for many identifiers),
//! and two bits of lookup-table RAM for each identifier, which are read three times.
//!
//! # Rationale
//! One bit for each identifier would do, if a memory could be written twice in a cycle. With two
//! bits, of which giving out writes one and coming back the other, an identifier is out while they
//! differ; and no bit needs a reset, because identifiers that were never given are known by the
//! counter.
use nic_dsl::{
    Bits, Bool, LevelSource, Memory, MemoryStyle, Module, Ports, Pulse, PulseSink, Source,
    assert_always, constant, cover, elaborate, mux, register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{Identifier, IdentifierShape};
use crate::module::{
    Parameter, Parametric, Preset, Proof, Record, build, header, logarithm, no_parts, number,
};

/// What the pool promises; the latency is that of an empty pool.
pub const CONTRACT: Contract = Contract {
    module: "id_pool",
    summary: "Gives out free identifiers and takes them back.",
    source: contract::Source { paper: "design", section: "style 2; architecture, the line port" },
    latency: Some(Latency::exactly(2, "release")),
    interval: 1,
    waits_on: &["allocation", "release"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "IDENTIFIERS",
        default: "256",
        meaning: "how many there are, 2 to 1024",
    }],
    presets: &[
        Preset::product("id_pool_n256", &["IDENTIFIERS=256"]),
        Preset::test("id_pool_n64", &["IDENTIFIERS=64"]),
        // The queue of free numbers in block RAM; those given and returned are marked in tables that
        // are read in the same cycle.
        Preset::product("id_pool_n1024", &["IDENTIFIERS=1024"]).memories(&[
            ("RAM256X1D", 4),
            ("RAM64X1D", 16),
            ("RAMB18E2", 1),
        ]),
        Preset::test("id_pool_n5", &["IDENTIFIERS=5"])
            .proof(Proof::bounded(12).induction(2).cover(14)),
        Preset::test("id_pool_n4", &["IDENTIFIERS=4"])
            .proof(Proof::bounded(15).induction(2).cover(12)),
        Preset::test("id_pool_n2", &["IDENTIFIERS=2"])
            .proof(Proof::bounded(15).induction(2).cover(10)),
    ],
    proof: Proof::bounded(6),
    constraint: None,
    build: |values| build(&IdPool { identifiers: values.number("IDENTIFIERS", 2..=1024)? }),
};

/// The pool with Verilog parameters, all of it in lookup tables.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "id_pool",
        note: "Here the queue is in lookup tables, however many there are.",
        parameters: &[verilog::Parameter {
            name: "IDENTIFIERS",
            default: 64,
            meaning: "How many there are, a power of two.",
        }],
        derived: &[
            verilog::Derived {
                name: "IDENTIFIER_BITS",
                text: "$clog2(IDENTIFIERS)",
                value: |values| logarithm(values[0]),
            },
            verilog::Derived {
                name: "COUNT_BITS",
                text: "$clog2(IDENTIFIERS) + 1",
                value: |values| logarithm(values[0]) + 1,
            },
        ],
        refusals: &[verilog::Refusal {
            condition: "IDENTIFIERS < 2 || IDENTIFIERS != 1 << $clog2(IDENTIFIERS)",
            refuses: |of| of("IDENTIFIERS") < 2 || !of("IDENTIFIERS").is_power_of_two(),
            rule: "IDENTIFIERS_is_a_power_of_two_from_2_on",
        }],
        part: no_parts,
    },
    record: &RECORD,
    settings: |values| vec![format!("IDENTIFIERS={}", values[0])],
    values: |module| Some(vec![number(module, 'n')?]),
    sizes: &[&[16], &[32], &[64], &[128]],
    compared: &[&[2], &[4], &[16]],
}];

/// Bits of the counter of refused releases.
const REFUSED_BITS: u32 = 16;
/// Beyond so many identifiers the queue is in block RAM.
const MOST_IN_LOOKUP_TABLES: u32 = 256;
/// Up to so many identifiers the properties look at each of them.
const MOST_WATCHED: u32 = 8;

/// A pool of identifiers.
#[derive(Clone, Debug)]
pub struct IdPool {
    /// How many there are, 2 to 1024.
    pub identifiers: u32,
}

/// Ports of the pool.
#[derive(Ports)]
pub struct IdPoolPorts {
    /// Identifiers that are free.
    pub allocation: Source<Identifier>,
    /// Identifiers that come back.
    #[shape(shape.allocation.clone())]
    pub release: PulseSink<Identifier>,
    /// Identifiers that are out.
    #[optional]
    pub outstanding: LevelSource<Bits>,
    /// Releases of identifiers that were not out.
    #[optional]
    pub refused: LevelSource<Bits>,
    /// Whether an identifier was released again before it was given again.
    #[shape(())]
    #[optional]
    pub released_twice: LevelSource<Bool>,
    /// Whether an identifier was released that was not given since reset.
    #[shape(())]
    #[optional]
    pub never_given: LevelSource<Bool>,
}

impl Module for IdPool {
    type Ports = IdPoolPorts;

    fn name(&self) -> String {
        format!("id_pool_n{}", self.identifiers)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("id_pool.rs"), &CONTRACT)
    }

    fn shape(&self) -> IdPoolPortsShape {
        IdPoolPortsShape {
            allocation: IdentifierShape { bits: bits_for(self.identifiers - 1) },
            outstanding: bits_for(self.identifiers),
            refused: REFUSED_BITS,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let IdPoolPorts { allocation, release, outstanding, .. } = ports;
        let width = allocation.payload.value.width();
        let released = release.payload.value;

        // Identifiers from this one on were not given since reset.
        let fresh = register_reset(bits_for(self.identifiers), 0);
        let any_fresh = match self.identifiers.is_power_of_two() {
            true => !fresh.bit(width),
            false => fresh.differs(self.identifiers),
        };
        // S7: nothing is offered in the cycle after reset.
        let started = register_bool(false);
        started.set(true);

        // An identifier is out while its two bits differ. At power-up they may be anything; equal
        // initial values are for simulators that know an unknown value.
        let bits = || {
            Memory::<Bool>::new((), 1 << width)
                .style(MemoryStyle::Distributed)
                .initial(&vec![false; 1 << width])
        };
        let given = bits().comment("Written when an identifier is given.");
        let returned = bits().comment("Written when it comes back.");
        let was_given = released.zero_extend(fresh.width()).is_below(fresh);
        let is_out = given.read_now(released) ^ returned.read_now(released);
        let accept = release.valid & was_given & is_out;
        returned.write(accept, released, given.read_now(released));

        // The queue of those that came back; the memory's output stands at its head.
        let style = match self.identifiers <= MOST_IN_LOOKUP_TABLES {
            true => MemoryStyle::Distributed,
            false => MemoryStyle::Block,
        };
        let queue = Memory::<Bits>::new(width, self.identifiers).style(style);
        let write_pointer = register_reset(width, 0);
        let read_pointer = register_reset(width, 0);
        let waiting = register_reset(bits_for(self.identifiers), 0);
        let head_valid = register_bool(false);
        let any_waiting = waiting.any();
        let give = allocation.fires();
        let drain = !head_valid | (give & !any_fresh);
        let fetch = drain & any_waiting;
        let head = queue.read(fetch, read_pointer);
        queue.write(accept, write_pointer, released);
        when(drain, || head_valid.set(any_waiting));
        when(accept, || write_pointer.set(self.next(write_pointer)));
        when(fetch, || read_pointer.set(self.next(read_pointer)));
        when(accept & !fetch, || waiting.set(waiting + 1));
        when(fetch & !accept, || waiting.set(waiting - 1));

        let offered = mux(any_fresh, fresh.truncate(width), head);
        allocation.offer(started & (any_fresh | head_valid), Identifier { value: offered });
        given.write(give, offered, !returned.read_now(offered));
        when(give & any_fresh, || fresh.set(fresh + 1));

        let out = register_reset(outstanding.width(), 0);
        outstanding.set(out);
        when(give & !accept, || out.set(out + 1));
        when(accept & !give, || out.set(out - 1));
        report_refusals(&ports, release.valid & !accept, was_given);

        let in_queue = waiting + head_valid.bits().zero_extend(waiting.width());
        assert_always("each that was given is out or waits", (in_queue + out).equals(fresh));
        assert_always("no identifier is beyond the last", fresh.is_at_most(self.identifiers));
        assert_always("nothing is given before the start", started | fresh.is_zero());
        cover("all are out", out.equals(self.identifiers));
        cover("one leaves as another comes back", give & accept);
        cover("one is given again", give & !any_fresh);
        if self.identifiers <= MOST_WATCHED {
            let moves = Moves { give, offered, accept, release: *release };
            let queue = Queue { memory: queue, read_pointer, write_pointer, waiting };
            let counts = Counts { fresh, out };
            self.watch_each(&moves, &queue, (head_valid, head), counts, |identifier| {
                given.read_now(identifier) ^ returned.read_now(identifier)
            });
        }
    }
}

/// What moves in a cycle.
struct Moves {
    give: Bool,
    offered: Bits,
    accept: Bool,
    release: Pulse<Identifier>,
}

/// The queue of identifiers that came back.
struct Queue {
    memory: Memory<Bits>,
    read_pointer: Bits,
    write_pointer: Bits,
    waiting: Bits,
}

/// Identifiers that were given since reset, and those that are out.
struct Counts {
    fresh: Bits,
    out: Bits,
}

impl IdPool {
    /// The place of the queue after this one.
    fn next(&self, pointer: Bits) -> Bits {
        if self.identifiers.is_power_of_two() {
            return pointer + 1;
        }
        let is_last = pointer.equals(self.identifiers - 1);
        mux(is_last, constant(pointer.width(), 0), pointer + 1)
    }

    /// How many places of the queue one is behind another.
    fn distance(&self, from: Bits, to: Bits) -> Bits {
        let width = bits_for(self.identifiers);
        let is_behind = to.is_below(from);
        let (from, to) = (from.zero_extend(width), to.zero_extend(width));
        mux(is_behind, to + self.identifiers - from, to - from)
    }

    /// Properties of each identifier: it is never lost, and never in two places.
    #[elaborate]
    fn watch_each(
        &self,
        moves: &Moves,
        queue: &Queue,
        head: (Bool, Bits),
        Counts { fresh, out }: Counts,
        bits_differ: impl Fn(Bits) -> Bool,
    ) {
        let Moves { give, offered, accept, release } = *moves;
        let Queue { memory, read_pointer, write_pointer, waiting } = queue;
        let last = self.identifiers - 1;
        let is_full = waiting.equals(self.identifiers);
        let occupied = mux(is_full, constant(waiting.width(), 0), *waiting);
        let between = self.distance(*read_pointer, *write_pointer);
        assert_always("the read pointer is inside", read_pointer.is_at_most(last));
        assert_always("the write pointer is inside", write_pointer.is_at_most(last));
        assert_always("the pointers enclose what waits", between.equals(occupied));

        let place = |address: u32| {
            let address = constant(offered.width(), address);
            let is_occupied = self.distance(*read_pointer, address).is_below(*waiting);
            (is_full | is_occupied, memory.read_now(address))
        };
        let places: Vec<(Bool, Bits)> = (0..self.identifiers).map(place).chain([head]).collect();
        let mut owners = vec![];
        for identifier in 0..self.identifiers {
            let identifier = constant(offered.width(), identifier);
            // Whether it is out, seen from outside.
            let owned = register_bool(false);
            let leaves = give & offered.equals(identifier);
            let returns = release.valid & release.payload.value.equals(identifier);
            when(leaves, || owned.set(true)).otherwise_when(returns, || owned.set(false));
            assert_always("nobody gets what another has", leaves.implies(!owned));
            assert_always("what is out is taken back", returns.implies(accept.equals(owned)));
            let is_fresh = fresh.is_at_most(identifier.zero_extend(fresh.width()));
            let is_out = !is_fresh & bits_differ(identifier);
            assert_always("the bits tell what is out", owned.equals(is_out));
            let waits = places.iter().map(|(is_taken, value)| *is_taken & value.equals(identifier));
            let is_in_one_place = count(waits.chain([is_fresh, owned])).equals(1);
            assert_always("each is in one place", is_in_one_place);
            owners.push(owned);
        }
        let owned = count(owners);
        assert_always("those that are out are counted", owned.equals(out.resize(owned.width())));
    }
}

/// Counts a release that is refused, and says why it is.
#[elaborate]
fn report_refusals(ports: &IdPoolPorts, is_refused: Bool, was_given: Bool) {
    let refusals = register_reset(REFUSED_BITS, 0);
    let twice = register_bool(false);
    let stray = register_bool(false);
    ports.refused.set(refusals);
    ports.released_twice.set(twice);
    ports.never_given.set(stray);
    when(is_refused, || {
        when(!refusals.all(), || refusals.set(refusals + 1));
        when(was_given, || twice.set(true)).otherwise(|| stray.set(true));
    });
    let is_reported = twice | stray;
    assert_always("a refusal is counted and explained", refusals.any().equals(is_reported));
    cover("one is released twice", is_refused & was_given);
    cover("one is released that was not given", is_refused & !was_given);
}

/// How many of the conditions hold.
fn count(conditions: impl IntoIterator<Item = Bool>) -> Bits {
    let width = bits_for(2 * MOST_WATCHED);
    let ones = conditions.into_iter().map(|condition| condition.bits().zero_extend(width));
    ones.reduce(|sum, one| sum + one).unwrap_or_else(|| constant(width, 0))
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
    fn two_to_a_thousand_and_twenty_four_identifiers_are_legal() {
        for identifiers in (2..=33).chain([255, 257, 512, 1000, 1023, 1024]) {
            structure::elaborates(&RECORD, [format!("IDENTIFIERS={identifiers}").as_str()]);
        }
        for identifiers in [0, 1, 1025] {
            let refusal = structure::refused(&RECORD, &format!("IDENTIFIERS={identifiers}"));
            assert!(refusal.ends_with("a whole number from 2 to 1024 is"), "{refusal}");
        }
    }
}
