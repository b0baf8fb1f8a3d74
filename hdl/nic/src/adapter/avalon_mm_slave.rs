//! Avalon-MM slave: turns the accesses of a 64-bit Avalon host into accesses of registers.
//!
//! ```text
//!             +- avalon_mm_slave -+
//!     command |                   | access
//!  ---------->| stream     stream |---------->
//!   read_data |                   | answer
//!  <----------| pulse      stream |<----------
//!             |                   | status
//!             |             level |---------->
//!             +-------------------+
//!
//!   idle --command--> ask --access--> wait --last answer--> idle
//!                      ^-----------------|  the upper word follows
//! ```
//!
//! # Function
//! A command is a read or a write of 64 bits in part or whole; its word of 8 bytes is made of two
//! registers, of which the lower one is accessed first. Only a half of which a byte is enabled is
//! accessed, so that a host's access of 32 bits is one of one register; a command that enables none
//! accesses nothing, and a read of none gives zeros. What a refused read gives is all ones, as the root of a PCI
//! Express tree gives for a read that nobody answers: Avalon without `response` cannot say more. A
//! poisoned write is dropped and counted.
//!
//! The pins of the Agilex 7 CXL IP (`ip2csr_avmm_*`): `command_valid` is `read || write`,
//! `command_write` is `write`, `command_ready` is `!waitrequest`, `read_data_valid` is
//! `readdatavalid`; the other names are the same. Addresses count bytes; the three lowest bits are
//! not looked at.
//!
//! # Backpressure
//! One command at a time: `command` is refused until its accesses are answered.
//!
//! # Ordering
//! FIFO order; the two words of a command together, the lower one first, with nothing between them.
//!
//! # Reset
//! Forgets the command; its host is reset with it.
//!
//! # Resources
//! The command and the answer in registers, and three states.
//!
//! # Rationale
//! Avalon would let several reads be outstanding; nobody who configures a device would notice.
use nic_dsl::{
    Bits, BundleExt, Flat, LevelSource, Module, Ports, Sink, Source, States, assert_always,
    concatenate, constant, cover, delayed_bool, elaborate, mux, register, register_bool,
    register_state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::interface::AvalonPorts;
use crate::lib::counter;
use crate::message::{AvalonCommand, AvalonReadData, AvalonStatus, RegisterAccess, RegisterAnswer};
use crate::module::{Preset, Proof, Record, build, header};

/// What the slave promises: the latency is that of the first access, the interval that of commands of
/// one word that are answered at once.
pub const CONTRACT: Contract = Contract {
    module: "avalon_mm_slave",
    summary: "Turns 64-bit Avalon-MM accesses into accesses of registers.",
    source: contract::Source { paper: "design", section: "interfaces 1, ip2csr_avmm" },
    latency: Some(Latency::exactly(1, "command")),
    interval: 3,
    waits_on: &["access", "answer"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("avalon_mm_slave", &[])],
    proof: Proof::bounded(12).induction(2).cover(10),
    constraint: None,
    build: |_| build(&AvalonMmSlave),
};

/// A slave for registers.
#[derive(Clone, Debug)]
pub struct AvalonMmSlave;

/// Ports of the slave.
#[derive(Ports)]
pub struct AvalonMmSlavePorts {
    /// The host.
    #[shape(())]
    pub avalon: Flat<AvalonPorts>,
    /// What is asked of the registers.
    pub access: Source<RegisterAccess>,
    /// What they say, one for each access.
    pub answer: Sink<RegisterAnswer>,
    /// What was dropped.
    pub status: LevelSource<AvalonStatus>,
}

/// How far a command is.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Step {
    /// There is none.
    Idle,
    /// A word of it is offered to the registers.
    Ask,
    /// They have it.
    Wait,
}

impl Module for AvalonMmSlave {
    type Ports = AvalonMmSlavePorts;

    fn name(&self) -> String {
        "avalon_mm_slave".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("avalon_mm_slave.rs"), &CONTRACT)
    }

    fn shape(&self) -> AvalonMmSlavePortsShape {
        AvalonMmSlavePortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let step = register_state(Step::Idle);
        let asked = register::<AvalonCommand>(());
        // The upper word is accessed, or next.
        let is_upper = register_bool(false);
        // It follows the lower one.
        let upper_waits = register_bool(false);
        let lower_data = register::<Bits>(32);
        let upper_data = register::<Bits>(32);
        let AvalonCommand { byte_enable, poison, write, .. } = ports.avalon.command.payload;
        ports.avalon.command.ready.set(step.is(Step::Idle));

        let takes = ports.avalon.command.fires();
        let has_lower = byte_enable.truncate(4).any();
        let has_upper = byte_enable.top(4).any();
        let is_poisoned = write & poison;
        let does_nothing = is_poisoned | !(has_lower | has_upper);
        counter::saturating("poisoned_count", ports.status.poisoned_writes, takes & is_poisoned);
        when(takes, || {
            asked.assign(ports.avalon.command.payload);
            is_upper.set(!has_lower);
            upper_waits.set(has_lower & has_upper);
            // What is not read is zero.
            lower_data.set(0);
            upper_data.set(0);
        });

        asked.address.truncate(3).ignore();
        asked.poison.ignore();
        let word_address = concatenate([asked.address.top(19), is_upper.bits()]);
        let access = RegisterAccess {
            address: concatenate([word_address, constant(2, 0)]).zero_extend(32),
            write: asked.write,
            data: mux(is_upper, asked.write_data.top(32), asked.write_data.truncate(32)),
            byte_enable: mux(is_upper, asked.byte_enable.top(4), asked.byte_enable.truncate(4)),
        };
        ports.access.offer(step.is(Step::Ask), access);
        ports.answer.ready.set(step.is(Step::Wait));
        let answers = ports.answer.fires();
        let ends = answers & !upper_waits;
        let given = ports.answer.payload;
        let word_read = given.data | given.refused.mask(32);
        when(answers & !asked.write, || {
            when(is_upper, || upper_data.set(word_read)).otherwise(|| lower_data.set(word_read));
        });
        let reads_nothing = takes & !write & does_nothing;
        let was_read = delayed_bool((ends & !asked.write) | reads_nothing);
        let data = concatenate([upper_data, lower_data]);
        ports.avalon.read_data.send(was_read, AvalonReadData { data });

        step.switch(|now| match now {
            Step::Idle => {
                when(ports.avalon.command.valid & !does_nothing, || step.goto(Step::Ask));
            }
            Step::Ask => {
                when(ports.access.ready, || step.goto(Step::Wait));
            }
            Step::Wait => {
                when(ports.answer.valid & upper_waits, || {
                    is_upper.set(true);
                    upper_waits.set(false);
                    step.goto(Step::Ask);
                })
                .otherwise_when(ports.answer.valid, || step.goto(Step::Idle));
            }
        });

        let is_busy = !step.is(Step::Idle);
        assert_always("the state is known", step.is_any(Step::ALL));
        let follows = upper_waits.implies(!is_upper);
        assert_always("the upper word follows the lower one", is_busy.implies(follows));
        assert_always("a read ends when nothing is asked", was_read.implies(!is_busy));
        cover("both words are read", was_read & is_upper & asked.byte_enable.all());
        cover("a poisoned write is dropped", takes & is_poisoned);
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
}
