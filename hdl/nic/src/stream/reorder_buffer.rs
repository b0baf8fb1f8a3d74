//! Reorder buffer: answers come in any order and leave in the order of their questions.
//!
//! ```text
//!             +-- reorder_buffer --+
//!    allocate |                    | departure
//!  ---------->| stream      stream |---------->
//!      answer |                    | tag
//!  ---------->| pulse        level |---------->
//!             |                    | occupancy, refused
//!             |              level |---------->
//!             +--------------------+
//! ```
//!
//! # Function
//! Each transfer on `allocate` takes the next of `SLOTS` slots in a circle and keeps what it says;
//! `tag` is the number of the slot that a transfer in this cycle takes, with which the question is
//! asked. An answer names its slot. `departure` gives the answers in the order of allocation, each
//! with what was kept; a slot is free again from the cycle in which its answer is first offered.
//!
//! An answer whose slot waits for none, because it is free or has its answer already, is dropped;
//! `refused` counts such answers up to its largest value.
//!
//! # Backpressure
//! `allocate` is refused while all slots are taken. Answers cannot be refused: the slot is their
//! room.
//!
//! # Ordering
//! Departures leave in the order of allocation.
//!
//! # Reset
//! Frees all slots. Questions on their way must not be answered afterwards: their answers would be
//! taken for those of new questions with the same tags.
//!
//! # Resources
//! A memory of answers, written by tag and read in order, and one of what is kept: block RAM for
//! wide words or many slots, lookup tables otherwise. Two bits for each slot in lookup tables.
//!
//! # Rationale
//! One bit for each slot in flip-flops would need a multiplexer and a decoder as wide as there are
//! slots. In a memory it has one writer; so there are two bits, of which allocation writes one and
//! the answer the other, and a slot waits for its answer while they differ. Neither is ever cleared:
//! slots that were not taken since reset are known by the pointer and its first way around.
use nic_dsl::{
    Bits, Bool, LevelSource, Memory, MemoryStyle, Module, Ports, PulseSink, ReadDuringWrite, Sink,
    Source, Stream, assert_always, constant_bool, cover, elaborate, ir, mux, register,
    register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    OrderedAnswer, OrderedAnswerShape, TaggedAnswer, TaggedAnswerShape, Word, WordShape,
};
use crate::module::{
    Error, Parameter, Parametric, Preset, Proof, Record, build, header, logarithm, no_parts, number,
};

/// What the buffer promises; the latency is that of the answer to the oldest question.
pub const CONTRACT: Contract = Contract {
    module: "reorder_buffer",
    summary: "Brings answers that come in any order into the order of their questions.",
    source: contract::Source { paper: "design", section: "architecture, the line port" },
    latency: Some(Latency::exactly(1, "answer")),
    interval: 1,
    waits_on: &["departure"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "SLOTS", default: "256", meaning: "a power of two from 4 to 1024" },
        Parameter {
            name: "TAG",
            default: "8",
            meaning: "bits of a tag, at least as many as slots",
        },
        Parameter { name: "INFO", default: "32", meaning: "bits that are kept, 1 to 2048" },
        Parameter { name: "DATA", default: "513", meaning: "bits of an answer, 1 to 2048" },
    ],
    presets: &[
        Preset::product(
            "reorder_buffer_s256_t10_i45_d513",
            &["SLOTS=256", "TAG=10", "INFO=45", "DATA=513"],
        )
        .memories(&[
            ("RAM256X1D", 2),
            ("RAM64M", 4),
            ("RAM64M8", 24),
            ("RAM64X1D", 8),
            ("RAMB18E2", 15),
        ]),
        Preset::test(
            "reorder_buffer_s128_t10_i45_d513",
            &["SLOTS=128", "TAG=10", "INFO=45", "DATA=513"],
        )
        .memories(&[
            ("RAM128X1D", 2),
            ("RAM64M", 2),
            ("RAM64M8", 12),
            ("RAM64X1D", 4),
            ("RAMB18E2", 15),
        ]),
        Preset::test(
            "reorder_buffer_s8_t10_i45_d513",
            &["SLOTS=8", "TAG=10", "INFO=45", "DATA=513"],
        )
        .memories(&[("RAM32M", 1), ("RAM32M16", 5), ("RAM32X1D", 2), ("RAMB18E2", 15)]),
        Preset::test(
            "reorder_buffer_s256_t10_i1_d513",
            &["SLOTS=256", "TAG=10", "INFO=1", "DATA=513"],
        )
        .memories(&[("RAM256X1D", 2), ("RAM64X1D", 12), ("RAMB18E2", 15)]),
        Preset::test(
            "reorder_buffer_s128_t10_i1_d513",
            &["SLOTS=128", "TAG=10", "INFO=1", "DATA=513"],
        )
        .memories(&[("RAM128X1D", 2), ("RAM64X1D", 6), ("RAMB18E2", 15)]),
        Preset::test("reorder_buffer_s8_t10_i1_d513", &["SLOTS=8", "TAG=10", "INFO=1", "DATA=513"])
            .memories(&[("RAM32M16", 2), ("RAM32X1D", 3), ("RAMB18E2", 15)]),
        Preset::test("reorder_buffer_s4_t10_i1_d513", &["SLOTS=4", "TAG=10", "INFO=1", "DATA=513"])
            .memories(&[("RAM32M16", 2), ("RAM32X1D", 3), ("RAMB18E2", 15)]),
        Preset::test(
            "reorder_buffer_s64_t10_i1_d513",
            &["SLOTS=64", "TAG=10", "INFO=1", "DATA=513"],
        )
        .memories(&[("RAM64X1D", 5), ("RAMB18E2", 15)]),
        Preset::test("reorder_buffer_s1024", &["SLOTS=1024", "TAG=10", "INFO=12", "DATA=1"])
            .memories(&[("RAM256X1D", 8), ("RAM64X1D", 32), ("RAMB18E2", 2)]),
        // Whichever slot the prover watches.
        Preset::test("reorder_buffer_tiny", &["SLOTS=4", "TAG=3", "INFO=3", "DATA=2"])
            .proof(Proof::bounded(12).induction(2).cover(14).memory_as_registers()),
    ],
    proof: Proof::none("the small reorder_buffer is the same description and is proved"),
    constraint: None,
    build: |values| {
        build(&ReorderBuffer::new_checked(
            values.power_of_two("SLOTS", 4..=1024)?,
            values.number("TAG", 2..=31)?,
            values.number("INFO", 1..=2048)?,
            values.number("DATA", 1..=2048)?,
        )?)
    },
};

/// The buffer with Verilog parameters, with answers in lookup tables and in block RAM; tags have more bits than number the
/// slots.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family(
            "reorder_buffer",
            "Here all of it is in lookup tables; `reorder_buffer_block` has answers in block RAM.",
        ),
        record: &RECORD,
        settings,
        values,
        sizes: &[&[16, 13, 37, 21], &[64, 9, 53, 16], &[32, 14, 41, 61], &[8, 11, 22, 47]],
        compared: &[&[4, 3, 3, 2], &[8, 5, 2, 1], &[8, 5, 1, 2]],
    },
    Parametric {
        family: family(
            "reorder_buffer_block",
            "Here answers are in block RAM, and the rest in lookup tables.",
        ),
        record: &RECORD,
        settings,
        values,
        sizes: &[&[16, 13, 37, 121], &[64, 9, 53, 116], &[32, 14, 41, 161], &[8, 11, 22, 147]],
        compared: &[&[4, 3, 3, 70], &[8, 5, 1, 65]],
    },
];

const fn family(name: &'static str, note: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note,
        parameters: &[
            verilog::Parameter {
                name: "SLOTS",
                default: 64,
                meaning: "Questions that may be open, a power of two.",
            },
            verilog::Parameter {
                name: "TAG",
                default: 8,
                meaning: "Bits of an answer's tag; above those of a slot they are zero, or it is refused.",
            },
            verilog::Parameter {
                name: "INFO",
                default: 32,
                meaning: "Bits that are kept of a question.",
            },
            verilog::Parameter { name: "DATA", default: 64, meaning: "Bits of an answer." },
        ],
        derived: &[
            verilog::Derived {
                name: "SLOT_BITS",
                text: "$clog2(SLOTS)",
                value: |values| logarithm(values[0]),
            },
            verilog::Derived {
                name: "COUNT_BITS",
                text: "$clog2(SLOTS) + 1",
                value: |values| logarithm(values[0]) + 1,
            },
        ],
        refusals: &[
            verilog::Refusal {
                condition: "SLOTS < 4 || SLOTS != 1 << $clog2(SLOTS)",
                refuses: |of| of("SLOTS") < 4 || !of("SLOTS").is_power_of_two(),
                rule: "SLOTS_is_a_power_of_two_from_4_on",
            },
            verilog::Refusal {
                condition: "TAG <= $clog2(SLOTS)",
                refuses: |of| of("TAG") <= logarithm(of("SLOTS")),
                rule: "TAG_has_more_bits_than_a_slot",
            },
            verilog::Refusal {
                condition: "INFO < 1 || DATA < 1",
                refuses: |of| of("INFO") < 1 || of("DATA") < 1,
                rule: "INFO_and_DATA_are_1_or_more",
            },
        ],
        part: no_parts,
    }
}

fn settings(values: &[u64]) -> Vec<String> {
    let names = ["SLOTS", "TAG", "INFO", "DATA"];
    names.iter().zip(values).map(|(name, value)| format!("{name}={value}")).collect()
}

fn values(module: &ir::Module) -> Option<Vec<u64>> {
    ['s', 't', 'i', 'd'].map(|letter| number(module, letter)).into_iter().collect()
}

/// Bits of the counter of refused answers.
const REFUSED_BITS: u32 = 16;
/// Memories of more slots, or of wider words, are in block RAM.
const MOST_IN_LOOKUP_TABLES: (u32, u32) = (256, 64);

/// A buffer that orders answers.
#[derive(Clone, Debug)]
pub struct ReorderBuffer {
    slots: u32,
    tag_bits: u32,
    info_bits: u32,
    data_bits: u32,
}

impl ReorderBuffer {
    /// A buffer of `slots` answers of `data_bits`, each beside `info_bits`; answers have tags of
    /// `tag_bits`, and those beyond the last slot are refused.
    ///
    /// # Errors
    /// If a tag has too few bits for the slots.
    pub fn new_checked(
        slots: u32,
        tag_bits: u32,
        info_bits: u32,
        data_bits: u32,
    ) -> Result<Self, Error> {
        let least = slots.trailing_zeros();
        if tag_bits < least {
            let text = format!("`reorder_buffer`: TAG={tag_bits} does not number {slots} slots;");
            return Err(Error::new(format!("{text} {least} or more do")));
        }
        Ok(Self { slots, tag_bits, info_bits, data_bits })
    }

    /// Bits of a slot's number.
    fn slot_bits(&self) -> u32 {
        self.slots.trailing_zeros()
    }

    /// A memory of a word for each slot.
    fn memory(&self, width: u32) -> Memory<Bits> {
        let (most_slots, most_bits) = MOST_IN_LOOKUP_TABLES;
        let is_small = self.slots <= most_slots && width <= most_bits;
        let style = if is_small { MemoryStyle::Distributed } else { MemoryStyle::Block };
        Memory::<Bits>::new(width, self.slots).style(style)
    }
}

/// Ports of the buffer.
#[derive(Ports)]
pub struct ReorderBufferPorts {
    /// What is kept of a question; the transfer takes a slot.
    pub allocate: Sink<Word>,
    /// The slot that is taken by a transfer in this cycle.
    pub tag: LevelSource<Bits>,
    /// Answers.
    pub answer: PulseSink<TaggedAnswer>,
    /// Answers in the order of their questions.
    pub departure: Source<OrderedAnswer>,
    /// Slots that are taken.
    #[optional]
    pub occupancy: LevelSource<Bits>,
    /// Answers that were dropped.
    pub refused: LevelSource<Bits>,
}

impl Module for ReorderBuffer {
    type Ports = ReorderBufferPorts;

    fn name(&self) -> String {
        let Self { slots, tag_bits, info_bits, data_bits } = self;
        format!("reorder_buffer_s{slots}_t{tag_bits}_i{info_bits}_d{data_bits}")
    }

    fn documentation(&self) -> String {
        header::text(include_str!("reorder_buffer.rs"), &CONTRACT)
    }

    fn shape(&self) -> ReorderBufferPortsShape {
        let (info_bits, bits) = (self.info_bits, self.data_bits);
        ReorderBufferPortsShape {
            allocate: WordShape { bits: info_bits },
            tag: self.slot_bits(),
            answer: TaggedAnswerShape { tag_bits: self.tag_bits, bits },
            departure: OrderedAnswerShape { info_bits, bits },
            occupancy: self.slot_bits() + 1,
            refused: REFUSED_BITS,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let ReorderBufferPorts { allocate, tag, answer, departure, occupancy, refused } = ports;
        let slot_bits = self.slot_bits();
        // The slots from `head` to `tail` are taken; the top bit tells all from none.
        let head = register_reset(slot_bits + 1, 0);
        let tail = register_reset(slot_bits + 1, 0);
        let head_slot = head.truncate(slot_bits);
        let tail_slot = tail.truncate(slot_bits);
        // Whether every slot was taken since reset.
        let went_around = register_bool(false);
        let taken = tail - head;
        let any_taken = head.differs(tail);
        tag.set(tail_slot);
        occupancy.set(taken);

        // S7 asks for nothing here: `ready` may be high in reset.
        allocate.ready.set(!taken.bit(slot_bits));
        let allocates = allocate.fires();
        when(allocates, || tail.set(tail + 1));
        when(allocates & tail_slot.all(), || went_around.set(true));

        // A slot waits for its answer while its two bits differ. At power-up they may be anything;
        // equal initial values are for simulators that know an unknown value.
        let bits = || {
            Memory::<Bool>::new((), self.slots)
                .style(MemoryStyle::Distributed)
                .initial(&vec![false; self.slots as usize])
        };
        let asked = bits().comment("Written when a slot is taken.");
        let answered = bits().comment("Written when its answer comes.");
        asked.write(allocates, tail_slot, !answered.read_now(tail_slot));

        let slot = answer.payload.tag.truncate(slot_bits);
        let is_slot = match self.tag_bits - slot_bits {
            0 => constant_bool(true),
            beyond => answer.payload.tag.top(beyond).is_zero(),
        };
        let was_taken = is_slot & (went_around | slot.is_below(tail_slot));
        let asked_bit = asked.read_now(slot);
        let awaited = was_taken & (asked_bit ^ answered.read_now(slot));
        let accept = answer.valid & awaited;
        answered.write(accept, slot, asked_bit);
        let refusals = register_reset(REFUSED_BITS, 0);
        let refuses = answer.valid & !awaited;
        when(refuses & !refusals.all(), || refusals.set(refusals + 1));
        refused.set(refusals);

        // The answer to the oldest question is read as it comes, so that it leaves in the next cycle.
        let stored = self.memory(self.data_bits).read_during_write(ReadDuringWrite::New);
        let kept = self.memory(self.info_bits).read_during_write(ReadDuringWrite::Undefined);
        stored.write(accept, slot, answer.payload.data);
        kept.write(allocates, tail_slot, allocate.payload.data);
        let head_waits = asked.read_now(head_slot) ^ answered.read_now(head_slot);
        let head_comes = accept & slot.equals(head_slot);
        let offered = register_bool(false);
        let drain = departure.ready | !offered;
        let is_due = any_taken & (!head_waits | head_comes);
        let fetch = drain & is_due;
        when(drain, || offered.set(is_due));
        when(fetch, || head.set(head + 1));
        let data = stored.read(fetch, head_slot);
        let info = kept.read(fetch, head_slot);
        departure.offer(offered, OrderedAnswer { info, data });

        assert_always("no more slots are taken than there are", taken.is_at_most(self.slots));
        let is_first_way = !went_around & !tail.bit(slot_bits);
        assert_always(
            "the first way around is known",
            went_around | (is_first_way & head.is_at_most(tail)),
        );
        cover("all slots are taken", taken.bit(slot_bits));
        cover("one is taken as another leaves", allocates & fetch);
        cover("an answer leaves in the next cycle", fetch & head_comes & head_waits);
        cover("an answer overtakes", accept & !head_comes & any_taken);
        cover("an answer is refused", refuses);
        let inside = Inside { head, tail, went_around, fetch, accept, slot };
        let waits = |slot: Bits| asked.read_now(slot) ^ answered.read_now(slot);
        self.follow(&inside, *allocate, (&stored, answer.payload.data), &kept, *departure, waits);
    }
}

/// What the properties look at.
struct Inside {
    head: Bits,
    tail: Bits,
    went_around: Bool,
    fetch: Bool,
    accept: Bool,
    slot: Bits,
}

impl ReorderBuffer {
    /// Whichever slot the prover watches: what is kept of its question and its answer leave
    /// together, after the answer has come, and once.
    #[elaborate]
    fn follow(
        &self,
        inside: &Inside,
        allocate: Stream<Word>,
        (stored, data): (&Memory<Bits>, Bits),
        kept: &Memory<Bits>,
        departure: Stream<OrderedAnswer>,
        waits: impl Fn(Bits) -> Bool,
    ) {
        let &Inside { head, tail, went_around, fetch, accept, slot } = inside;
        let slot_bits = self.slot_bits();
        let watched = register::<Bits>(slot_bits);
        watched.set(watched);
        let is_watched = |slot: Bits| slot.equals(watched);
        let is_taken = register_bool(false);
        let has_come = register_bool(false);
        let question = register::<Bits>(self.info_bits);
        let reply = register::<Bits>(self.data_bits);
        let takes = allocate.fires() & is_watched(tail.truncate(slot_bits));
        let comes = accept & is_watched(slot);
        let leaves = fetch & is_watched(head.truncate(slot_bits));
        when(leaves, || is_taken.set(false)).otherwise_when(takes, || is_taken.set(true));
        when(takes, || {
            has_come.set(false);
            question.set(allocate.payload.data);
        });
        when(comes, || {
            has_come.set(true);
            reply.set(data);
        });
        // The watched slot is the one whose answer is offered.
        let is_offered = register_bool(false);
        let offered_question = register::<Bits>(self.info_bits);
        let offered_reply = register::<Bits>(self.data_bits);
        when(departure.fires(), || is_offered.set(false));
        when(leaves, || {
            is_offered.set(true);
            offered_question.set(question);
            offered_reply.set(mux(comes, data, reply));
        });

        let place = watched - head.truncate(slot_bits);
        let is_in_circle = place.zero_extend(slot_bits + 1).is_below(tail - head);
        let first_way = !went_around & watched.is_at_least(tail.truncate(slot_bits));
        let is_awaited = waits(watched) & !first_way;
        assert_always("the circle knows what is taken", is_taken.equals(is_in_circle));
        assert_always("the bits know what is awaited", is_awaited.equals(is_taken & !has_come));
        assert_always("an answer comes to a slot that waits", comes.implies(is_taken & !has_come));
        assert_always(
            "nothing leaves before it came",
            leaves.implies(is_taken & (has_come | comes)),
        );
        let question_stays = kept.observe(watched).equals(question);
        let reply_stays = stored.observe(watched).equals(reply);
        assert_always("a question stays as it is kept", is_taken.implies(question_stays));
        assert_always("an answer stays as it came", (is_taken & has_come).implies(reply_stays));
        let OrderedAnswer { info, data } = departure.payload;
        assert_always("what leaves is offered", is_offered.implies(departure.valid));
        assert_always(
            "its question is beside it",
            is_offered.implies(info.equals(offered_question)),
        );
        assert_always("it is as it came", is_offered.implies(data.equals(offered_reply)));
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
    fn slots_are_a_power_of_two_that_a_tag_can_number() {
        let widest = "SLOTS=1024 TAG=10 INFO=2048 DATA=2048";
        structure::elaborates(&RECORD, ["SLOTS=4 TAG=2 INFO=1 DATA=1", widest]);
        let error = structure::refused(&RECORD, "SLOTS=6");
        assert!(error.contains("a power of two from 4 to 1024"), "{error}");
        let error = structure::refused(&RECORD, "SLOTS=512");
        assert_eq!(error, "`reorder_buffer`: TAG=8 does not number 512 slots; 9 or more do");
    }
}
