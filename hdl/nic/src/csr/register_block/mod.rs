//! Registers of one unit: what it is configured with, what it is told, and what it shows.
//!
//! ```text
//!             +--- register_block ---+
//!      access |                      | control
//!  ---------->| pulse          level |---------->
//!      answer |                      | a port for each command
//!  <----------| pulse          pulse |---------->
//!        page |                      | status
//!  ---------->| level          level |<----------
//!             +----------------------+
//! ```
//!
//! # Function
//! The fields of `control` and `status` and the commands are registers at the places that
//! `nic_spec::register` gives them. Control registers hold what was written; a command's pulse goes out
//! when its last word is written, with what its other words were last written with; status registers
//! read what is so in the cycle of the access. A field of more than 32 bits is read and written as a
//! whole: reading its lower word keeps its upper half for the next read of an upper word, and its
//! lower word is held until the write of its upper word, which must be the next write.
//!
//! `access` is that of a bus with other blocks, and the block answers what is on its `page`; without an
//! answer, its data and `refused` are zero, so that the answer of the bus is the disjunction of all of
//! them. Refused are: an address without a register, a write to what cannot be written, a write of less than
//! a word, a code that stands for nothing, and the write of an upper word whose lower word was not written
//! before it. The two lowest bits of an address are not looked at, nor are bits beyond those of a field.
//!
//! # Backpressure
//! None: an access may come in every cycle.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Control registers take the values that the map gives; no access is outstanding, no lower word is held,
//! and the upper half that is kept is zero. What goes with a command is not reset.
//!
//! # Resources
//! A register for each bit of `control` and of the arguments of commands, a multiplexer over what can
//! be read, a word for an upper half, one for a lower word if anything that wide can be written, and
//! the answer.
//!
//! # Rationale
//! An upper half kept for each field would let two threads read two of them at once, at 32 flip-flops
//! a counter; whoever shares a block among threads shares a lock. Refused accesses are counted by
//! `register_hub`, which sees those to no block as well. A page as a port, and not a parameter, lets a
//! synthesis tool fold it, and a module be the same wherever it is.
use nic_dsl::bundle::leaves_of;
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource,
    assert_always, constant_bool, cover, delayed_bool, elaborate, register, register_reset,
    register_value,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::register::{BLOCK_BYTES, Block, Command, Register, register_name};

use super::commands::{CommandPorts, CommandSet};
use super::register_bus::{PAGE_BITS, silent_without_answer};
use crate::message::{RegisterAccess, RegisterAnswer};
use crate::module::{Parameter, Proof, Record, header};
use decode::{Lower, WORD_BITS, legal, places, read, write};

mod decode;

/// What the registers promise.
pub const CONTRACT: Contract = Contract {
    module: "register_block",
    summary: "The registers of one unit, made from its messages.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(1, "access")),
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "BLOCK",
        default: "nic.receive_ring",
        meaning: "a block of a map, as `<map>.<block>`",
    }],
    presets: super::blocks::PRESETS,
    proof: Proof::bounded(6).induction(2).cover(6),
    constraint: None,
    build: super::blocks::build,
};

/// The registers of a unit, whose control, status and commands are these bundles.
#[derive(Clone, Debug)]
pub struct RegisterBlock<C: Bundle, S: Bundle, K: CommandSet> {
    name: String,
    block: Block,
    control: C::Shape,
    status: S::Shape,
    commands: K::Shapes,
}

impl<C: Bundle, S: Bundle, K: CommandSet> RegisterBlock<C, S, K> {
    /// The registers that `block` describes, in a module called `register_block_<kind>`. Fields may
    /// be narrower than described: what is missing reads as zero.
    ///
    /// # Panics
    /// If the bundles are not those of the messages that the block was described with.
    pub fn new(
        kind: &str,
        block: &Block,
        (control, status, commands): (C::Shape, S::Shape, K::Shapes),
    ) -> Self {
        // The same registers are the same module wherever they are.
        let block = Block { base: 0, count: 1, stride: BLOCK_BYTES, ..block.clone() };
        let (controls, statuses) = (leaves_of::<C>(&control), leaves_of::<S>(&status));
        let shown = [block.constants.clone(), block.status.clone()].concat();
        let mut suffix = agree(kind, &block.control, &controls);
        suffix += &agree(kind, &shown, &statuses);
        let payloads = K::fields(&commands);
        assert!(payloads.len() == block.commands.len(), "{kind}: a payload for each command");
        for (command, fields) in block.commands.iter().zip(payloads) {
            match (command.is_bare, &fields[..]) {
                (true, []) => {}
                // A single field has the command's name.
                (false, [(field, width)]) => {
                    let renamed = [(command.name.to_string(), *width)];
                    let narrower = agree(kind, &command.registers, &renamed);
                    suffix += &narrower.replace(command.name, field);
                }
                (false, _) => {
                    let named =
                        |(f, width): &(String, u32)| (format!("{}_{f}", command.name), *width);
                    let renamed: Vec<_> = fields.iter().map(named).collect();
                    suffix += &agree(kind, &command.registers, &renamed);
                }
                (true, _) => panic!("{kind}.{}: its payload has fields", command.name),
            }
        }
        Self { name: format!("register_block_{kind}{suffix}"), block, control, status, commands }
    }
}

/// Checks that the fields are those of the registers; names those that are narrower.
fn agree(kind: &str, registers: &[Register], fields: &[(String, u32)]) -> String {
    let named = |r: &Register| r.name.clone();
    let described: Vec<_> = registers.iter().map(named).collect();
    let given: Vec<_> = fields.iter().map(|(name, _)| register_name(name)).collect();
    assert!(described == given, "{kind}: described are {described:?}, the bundle has {given:?}");
    let mut suffix = String::new();
    for (register, (name, width)) in registers.iter().zip(fields) {
        assert!(*width <= register.bits, "{kind}.{name} has {width} bits, not {}", register.bits);
        if *width < register.bits {
            suffix += &format!("_{name}{width}");
        }
    }
    suffix
}

/// Ports of the registers.
#[derive(Ports)]
pub struct RegisterBlockPorts<C: Bundle, S: Bundle, K: CommandSet> {
    /// What the host asks of any block.
    #[shape(())]
    pub access: PulseSink<RegisterAccess>,
    /// Which block this is: bits 31 to 10 of its addresses.
    pub page: LevelSink<Bits>,
    /// What the host gets.
    #[shape(())]
    pub answer: PulseSource<RegisterAnswer>,
    /// What the unit is configured with.
    pub control: LevelSource<C>,
    /// What the unit shows, the constants before the rest.
    pub status: LevelSink<S>,
    /// What the unit is told.
    pub commands: CommandPorts<K>,
}

impl<C: Bundle, S: Bundle, K: CommandSet> Module for RegisterBlock<C, S, K> {
    type Ports = RegisterBlockPorts<C, S, K>;

    fn name(&self) -> String {
        self.name.clone()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> RegisterBlockPortsShape<C, S, K> {
        let names = self.block.commands.iter().map(|command| command.name.to_string());
        RegisterBlockPortsShape {
            page: PAGE_BITS,
            control: self.control.clone(),
            status: self.status.clone(),
            commands: (names.collect(), self.commands.clone()),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let access = ports.access.payload;
        let is_meant = ports.access.valid & access.address.top(PAGE_BITS).equals(*ports.page);

        let shown: Vec<Register> =
            [self.block.constants.clone(), self.block.status.clone()].concat();
        let mut resets = self.block.control.iter().map(|r| r.reset.unwrap_or(0).into());
        let held = register_value::<C>(&self.control, &C::value_from_leaves(&mut resets));
        ports.control.assign(held);
        let arguments: Vec<Vec<Bits>> = self.arguments();
        let control = places(&self.block.control, &held.leaves());
        let status = places(&shown, &ports.status.leaves());
        let mut writable = control.clone();
        for (command, leaves) in self.block.commands.iter().zip(&arguments) {
            writable.extend(places(&command.registers, leaves));
        }
        let readable = [control, status].concat();

        access.address.truncate(2).ignore();
        let word = access.address.slice(2, WORD_BITS);
        let reads = is_meant & !access.write;
        let found = read(word, reads, &readable, &writable);
        let lower = Lower::new(word, &writable);
        let may_write = legal(word, &access, &writable, lower.as_ref());
        let refuses = is_meant & (!found.is_known | (access.write & !may_write));
        // Both are zero when another block answers.
        let kept_data = register_reset(32, 0);
        kept_data.set(found.data & reads.mask(32));
        let kept_refused = delayed_bool(refuses);
        let answered = delayed_bool(is_meant);
        ports.answer.send(answered, RegisterAnswer { data: kept_data, refused: kept_refused });

        let writes = is_meant & access.write & may_write;
        write(word, (writes, access.data), &writable, lower.as_ref());
        let sent: Vec<(Bool, Vec<Bits>)> = self.sent(word, (writes, access.data), arguments);
        K::send(&ports.commands, &self.commands, &sent);

        silent_without_answer(&ports.answer);
        assert_always("what is refused changes nothing", !(refuses & writes));
        cover("an access is refused", refuses);
        cover("a register is read", reads & !refuses);
        if !writable.is_empty() {
            cover("a register is written", writes);
        }
    }
}

impl<C: Bundle, S: Bundle, K: CommandSet> RegisterBlock<C, S, K> {
    /// Where the arguments of each command are held.
    fn arguments(&self) -> Vec<Vec<Bits>> {
        let commands = self.block.commands.iter().zip(K::fields(&self.commands));
        let held = |(command, fields): (&Command, Vec<(String, u32)>)| {
            let place = |(name, width): (String, u32)| {
                register::<Bits>(width).named(&format!("{}_{name}_held", command.name))
            };
            fields.into_iter().map(place).collect()
        };
        commands.map(held).collect()
    }

    /// When each command is sent: in the cycle after the write of its last word.
    fn sent(
        &self,
        word: Bits,
        (writes, data): (Bool, Bits),
        arguments: Vec<Vec<Bits>>,
    ) -> Vec<(Bool, Vec<Bits>)> {
        let commands = self.block.commands.iter().zip(arguments);
        let sent = |(command, leaves): (&Command, Vec<Bits>)| {
            let last = command.registers.last().expect("a command has a register");
            let is_last = word.equals(last.offset / 4 + last.words() - 1);
            let is_one = if command.is_bare { data.bit(0) } else { constant_bool(true) };
            let sends = delayed_bool(writes & is_last & is_one);
            (sends.named(&format!("{}_sent", command.name)), leaves)
        };
        commands.map(sent).collect()
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
    fn a_block_that_no_map_has_is_refused() {
        let error = structure::refused(&RECORD, "BLOCK=nic.receive_rings");
        assert!(error.contains("one of reorder_nic.card"), "{error}");
    }
}
