//! Asynchronous FIFO: a queue that payloads enter on one clock and leave on another.
//!
//! ```text
//!             +-- async_fifo --+
//!      source |                | sink
//!  ---------->| stream  stream |---------->
//!             |                |
//!     write clock   :   read clock
//!             +----------------+
//! ```
//!
//! # Function
//! Holds up to `DEPTH` payloads in a memory, and with `OUTPUT=register` one more at `sink`, and gives them out in the
//! order in which they came. Each side counts with a pointer of one bit more than an address has, and
//! shows it to the other side in Gray code through a `synchronizer`: of the code one bit changes at a
//! time, so that the other side reads either the old or the new number, and never a third one.
//!
//! # Backpressure
//! `source` is refused while the memory is full as far as the write side knows: it learns of a place
//! that becomes free one cycle of the reader and two of its own later. From 8 places on a transfer
//! in every cycle is possible while both clocks are equal; 4 places carry two of three.
//!
//! A payload is offered three edges of the read clock after the write clock's edge that took it, and two with
//! `OUTPUT=memory`: those of the synchronizer.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Each side has its own synchronous reset. Both are asserted together, within one cycle of the
//! slower clock, and each is held until both sides have seen a clock edge in it; they end in any
//! order. It empties the queue; payloads in it are lost. Never reset one side alone: its pointer
//! would jump, and the other side would read what was never written.
//!
//! # Resources
//! One memory of `DEPTH` payloads that is read in the same cycle (lookup tables), with `OUTPUT=register` one payload
//! of registers at `sink`, two pointers in binary and in Gray code, two synchronizers.
//!
//! Constraints: those of `synchronizer` for both pointers; and the memory's output, which the read
//! side takes two of its cycles after it was written at the earliest, is no timing path from the write clock (Vivado:
//! `set_max_delay -datapath_only` from the memory; Quartus: `set_false_path`).
//!
//! # Rationale
//! With block RAM each side would need its own port and a cycle more, and the queues between clocks
//! are short: they bridge clocks, not bursts. Without the register at `sink` whatever takes payloads has the memory's
//! lookup tables and a comparison of pointers on its paths, and should have few levels of its own.
use nic_dsl::bundle::from_leaves;
use nic_dsl::{
    Bits, Bundle, BundleExt, Memory, MemoryStyle, Module, Ports, Sink, Source, assert_always,
    constant_bool, cover, elaborate, in_domain, instance, register, register_bool, register_reset,
    reset, verilog, when,
};
use nic_spec::contract::{self, Contract};

use super::synchronizer::Synchronizer;
use crate::module::{
    ADDRESS_BITS, COUNT_BITS, DEPTH_OF_4, Parameter, Parametric, Preset, Proof, Record, WIDTH,
    WIDTH_OF_1, build, depth, for_payload, header, payload, payload_bits, synchronizers,
};

/// What the queue promises.
pub const CONTRACT: Contract = Contract {
    module: "async_fifo",
    summary: "Queues payloads in order from one clock to another.",
    source: contract::Source { paper: "design", section: "style 3, one clock per module" },
    // Two clocks have no cycle in common; the header says how long it takes.
    latency: None,
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "PAYLOAD", default: "beat64", meaning: "what it carries" },
        Parameter {
            name: "DEPTH",
            default: "16",
            meaning: "payloads in the memory, a power of two from 4 to 1024",
        },
        Parameter {
            name: "OUTPUT",
            default: "register",
            meaning: "what drives `sink`: register or memory",
        },
    ],
    presets: &[
        Preset::product("async_fifo_beat64_d16", &["PAYLOAD=beat64", "DEPTH=16"]),
        Preset::test("async_fifo_word8_d8", &["PAYLOAD=word8", "DEPTH=8"]),
        // A step is half a clock period at best: 28 of them fill the queue of four places, and empty
        // it again.
        Preset::test("async_fifo_word8_d4", &["PAYLOAD=word8", "DEPTH=4"])
            .proof(Proof::bounded(28).cover(40).memory_as_registers()),
        Preset::test("async_fifo_word8_d8_memory", &["PAYLOAD=word8", "DEPTH=8", "OUTPUT=memory"]),
        Preset::test("async_fifo_word8_d4_memory", &["PAYLOAD=word8", "DEPTH=4", "OUTPUT=memory"])
            .proof(Proof::bounded(28).cover(40).memory_as_registers()),
    ],
    proof: Proof::none(
        "the same description as async_fifo_word8_d4, and a trace that fills it is too long",
    ),
    constraint: Some("async_fifo.xdc"),
    build: |values| {
        let depth = values.power_of_two("DEPTH", 4..=1024)?;
        let outputs = [Output::Register, Output::Memory];
        let output = outputs[values.word("OUTPUT", &["register", "memory"])?];
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            build(&AsyncFifo::<P> { payload, depth, output })
        })
    },
};

/// The queue with Verilog parameters.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family(
            "async_fifo",
            "Here with OUTPUT=register; `async_fifo_memory` has OUTPUT=memory.",
        ),
        record: &RECORD,
        settings: |values| settings(values, "register"),
        values: |module| Some(vec![payload_bits(module, "source")?, depth(module)?]),
        sizes: SIZES,
        compared: &[&[8, 4], &[1, 8]],
    },
    Parametric {
        family: family(
            "async_fifo_memory",
            "Here with OUTPUT=memory; `async_fifo` has OUTPUT=register.",
        ),
        record: &RECORD,
        settings: |values| settings(values, "memory"),
        values: |module| Some(vec![payload_bits(module, "source")?, depth(module)?]),
        sizes: SIZES,
        compared: &[&[8, 4], &[1, 8]],
    },
];

const SIZES: &[&[u64]] = &[&[37, 16], &[53, 64], &[41, 32], &[90, 128]];

/// The Gray codes of two pointers that are `DEPTH` apart differ in their two highest bits.
pub(super) const WAY_AROUND: verilog::Derived = verilog::Derived {
    name: "WAY_AROUND",
    text: "DEPTH + DEPTH / 2",
    value: |values| values[1] + values[1] / 2,
};

const fn family(name: &'static str, note: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note,
        parameters: &[
            WIDTH,
            verilog::Parameter {
                name: "DEPTH",
                default: 16,
                meaning: "Payloads in the memory, a power of two.",
            },
        ],
        derived: &[ADDRESS_BITS, COUNT_BITS, WAY_AROUND],
        refusals: &[WIDTH_OF_1, DEPTH_OF_4],
        part: synchronizers,
    }
}

fn settings(values: &[u64], output: &str) -> Vec<String> {
    let [width, depth] = values else { unreachable!("there are two parameters") };
    vec![format!("PAYLOAD=word{width}"), format!("DEPTH={depth}"), format!("OUTPUT={output}")]
}

/// What drives the output of a queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Output {
    /// A register.
    Register,
    /// The memory itself, an edge earlier.
    Memory,
}

/// A queue between two clocks.
#[derive(Clone, Debug)]
pub struct AsyncFifo<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
    /// Payloads in the memory, a power of two of at least 4.
    pub depth: u32,
    /// What drives `sink`.
    pub output: Output,
}

/// Ports of the queue.
#[derive(Ports)]
#[clocks(write, read)]
pub struct AsyncFifoPorts<P: Bundle> {
    /// Payloads in, on the write clock.
    #[clock(write)]
    pub source: Sink<P>,
    /// The same payloads, on the read clock.
    #[clock(read)]
    #[shape(shape.source.clone())]
    pub sink: Source<P>,
}

impl<P: Bundle> Module for AsyncFifo<P> {
    type Ports = AsyncFifoPorts<P>;

    fn name(&self) -> String {
        let output = match self.output {
            Output::Register => "",
            Output::Memory => "_memory",
        };
        format!("async_fifo_{}_d{}{output}", payload::name_of::<P>(&self.payload), self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("async_fifo.rs"), &CONTRACT)
    }

    fn shape(&self) -> AsyncFifoPortsShape<P> {
        AsyncFifoPortsShape { source: self.payload.clone() }
    }

    #[elaborate]
    fn elaborate(&self, AsyncFifoPorts { source, sink }: Self::Ports) {
        let stored =
            Memory::<P>::new(self.payload.clone(), self.depth).style(MemoryStyle::Distributed);
        let address_width = stored.address_width();
        let width = address_width + 1;
        let counter = || register_reset(width, 0);
        let (write_pointer, write_gray) = in_domain("write", || (counter(), counter()));
        let (read_pointer, read_gray) = in_domain("read", || (counter(), counter()));
        let write_seen = synchronized("write_gray_synchronizer", "read", write_gray);
        let read_seen = synchronized("read_gray_synchronizer", "write", read_gray);

        in_domain("write", || {
            // In Gray code the pointers are a whole memory apart where the top two bits differ.
            let full = write_gray.equals(read_seen ^ (0b11_u64 << (width - 2)));
            source.ready.set(!full);
            when(source.fires(), || {
                write_pointer.set(write_pointer + 1);
                write_gray.set(gray(write_pointer + 1));
                let address = write_pointer.truncate(address_width);
                stored.write(constant_bool(true), address, source.payload);
            });
            cover("the memory is full", full);
        });

        let empty = read_gray.equals(write_seen);
        let (fetch, held) = in_domain("read", || {
            // The write side leaves a place alone from when it shows it until it is read.
            let oldest = crossed(stored.read_now(read_pointer.truncate(address_width)));
            let (fetch, held) = match self.output {
                Output::Register => {
                    let offered_valid = register_bool(false);
                    let offered = register::<P>(self.payload.clone());
                    let drain = sink.ready | !offered_valid;
                    let fetch = drain & !empty;
                    sink.offer(offered_valid, offered);
                    when(drain, || offered_valid.set(!empty));
                    when(fetch, || offered.assign(oldest));
                    (fetch, offered_valid)
                }
                Output::Memory => {
                    sink.offer(!empty, oldest);
                    (sink.fires(), constant_bool(false))
                }
            };
            when(fetch, || {
                read_pointer.set(read_pointer + 1);
                read_gray.set(gray(read_pointer + 1));
            });
            cover("empty again", empty & !held & read_pointer.any());
            (fetch, held)
        });

        // From here on only properties read what is made. They look at both sides at once, which
        // hardware must not, as long as the other side is not in reset.
        let (chosen, followed) =
            in_domain("write", || (register::<Bits>(width), register::<P>(self.payload.clone())));
        in_domain("write", || {
            // Any payload is followed: every n-th, beginning with `chosen`, which has any value and
            // keeps it; n is twice the depth, more than can be inside.
            chosen.set(chosen);
            when(source.fires() & write_pointer.equals(chosen), || followed.assign(source.payload));
            let filled = write_pointer - read_pointer.cross();
            let free = filled.is_below(self.depth);
            when(!in_domain("read", reset).cross(), || {
                assert_always("the memory holds what is not read", filled.is_at_most(self.depth));
                assert_always("only a free place is written", source.fires().implies(free));
            });
            assert_always("write code", write_gray.equals(gray(write_pointer)));
        });
        in_domain("read", || {
            let leaving = read_pointer - held.bits().zero_extend(width);
            let is_followed = sink.valid & leaving.equals(chosen.cross());
            let unchanged = sink.payload.packed().equals(followed.packed().cross());
            let readable = write_pointer.cross().differs(read_pointer);
            when(!in_domain("write", reset).cross(), || {
                assert_always("only what was written is read", fetch.implies(readable));
                assert_always(
                    "the followed payload leaves unchanged",
                    is_followed.implies(unchanged),
                );
            });
            assert_always("read code", read_gray.equals(gray(read_pointer)));
        });
    }
}

/// `number` in Gray code.
pub(super) fn gray(number: Bits) -> Bits {
    number ^ (number >> 1)
}

/// A pointer as the other side sees it.
pub(super) fn synchronized(name: &str, domain: &str, pointer: Bits) -> Bits {
    let width = pointer.width();
    in_domain(domain, || {
        let synchronizer = instance(name, &Synchronizer { width });
        synchronizer.source.set(pointer.cross());
        *synchronizer.sink
    })
}

/// A payload of the other side that does not change while it is read.
pub(super) fn crossed<P: Bundle>(payload: P) -> P {
    let leaves: Vec<Bits> = payload.leaves().into_iter().map(Bits::cross).collect();
    from_leaves(&payload.shape(), &leaves)
}
