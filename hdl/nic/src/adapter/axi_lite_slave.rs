//! AXI4-Lite slave: turns the accesses of a 32-bit AXI4-Lite master into accesses of registers.
//!
//! ```text
//!                   +---- axi_lite_slave ----+
//!     write_address |                        |
//!  ---------------->| stream                 |
//!        write_data |                        |
//!  ---------------->| stream                 |
//!    write_response |                        | access
//!  <----------------| stream          stream |----------->
//!      read_address |                        | answer
//!  ---------------->| stream          stream |<-----------
//!         read_data |                        |
//!  <----------------| stream                 |
//!                   +------------------------+
//!
//!   idle --a write or read is here--> ask --access--> wait --answer--> respond --> idle
//! ```
//!
//! # Function
//! A write is its address and its data, which come in any order; a read is its address. One access
//! is made at a time, and none waits for more than one of the other kind. A refused access ends with
//! `SlaveError`.
//!
//! # Backpressure
//! Each channel is taken once, and again when the access has been responded to.
//!
//! # Ordering
//! Writes in order, reads in order; a read that waits while a write is made comes after it.
//!
//! # Reset
//! Forgets the access; its master is reset with it.
//!
//! # Resources
//! The two addresses, the word to write and the answer in registers, and four states.
//!
//! # Rationale
//! Several accesses at a time would help nobody who configures a device.
use nic_dsl::{
    Bool, Bundle, BundleExt, Flat, Module, Ports, Sink, Source, States, Stream, assert_always,
    cover, elaborate, mux, register, register_bool, register_state, scope, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::interface::AxiLitePorts;
use crate::message::{
    AxiLiteReadData, AxiLiteWriteResponse, AxiResponse, RegisterAccess, RegisterAnswer,
};
use crate::module::{Preset, Proof, Record, build, header};

/// What the slave promises.
pub const CONTRACT: Contract = Contract {
    module: "axi_lite_slave",
    summary: "Turns AXI4-Lite accesses into accesses of registers.",
    source: contract::Source { paper: "design", section: "interfaces 2, F1 OCL" },
    latency: Some(Latency::exactly(2, "read_address")),
    interval: 5,
    waits_on: &["write_address", "write_data", "access", "answer", "write_response", "read_data"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("axi_lite_slave", &[])],
    proof: Proof::bounded(12).induction(2).cover(12),
    constraint: None,
    build: |_| build(&AxiLiteSlave),
};

/// A slave for registers.
#[derive(Clone, Debug)]
pub struct AxiLiteSlave;

/// Ports of the slave.
#[derive(Ports)]
pub struct AxiLiteSlavePorts {
    /// The master.
    #[shape(())]
    pub axi: Flat<AxiLitePorts>,
    /// What the master asks of the registers.
    pub access: Source<RegisterAccess>,
    /// What they say, one for each access.
    pub answer: Sink<RegisterAnswer>,
}

/// How far an access is.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Step {
    /// There is none.
    Idle,
    /// It is offered to the registers.
    Ask,
    /// They have it.
    Wait,
    /// The master is told.
    Respond,
}

impl Module for AxiLiteSlave {
    type Ports = AxiLiteSlavePorts;

    fn name(&self) -> String {
        "axi_lite_slave".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("axi_lite_slave.rs"), &CONTRACT)
    }

    fn shape(&self) -> AxiLiteSlavePortsShape {
        AxiLiteSlavePortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let step = register_state(Step::Idle);
        let is_write = register_bool(false);
        let (has_write_address, write_address) =
            scope("write_address", || held(*ports.axi.write_address));
        let (has_write_data, write_data) = scope("write_data", || held(*ports.axi.write_data));
        let (has_read, read_address) = scope("read_address", || held(*ports.axi.read_address));
        let kept = register::<RegisterAnswer>(());

        let address = mux(is_write, write_address.address, read_address.address);
        // Data may come for the next write while a read is offered, which must not change (S2).
        let data = write_data.data & is_write.mask(32);
        let byte_enable = write_data.strobe & is_write.mask(4);
        let access = RegisterAccess { address, write: is_write, data, byte_enable };
        ports.access.offer(step.is(Step::Ask), access);
        ports.answer.ready.set(step.is(Step::Wait));
        let responds = step.is(Step::Respond);
        let refused = state(AxiResponse::SlaveError);
        let response = mux(kept.refused, refused, state(AxiResponse::Okay));
        ports.axi.write_response.offer(responds & is_write, AxiLiteWriteResponse { response });
        let read_data = AxiLiteReadData { data: kept.data, response };
        ports.axi.read_data.offer(responds & !is_write, read_data);

        let has_write = has_write_address & has_write_data;
        step.switch(|now| match now {
            Step::Idle => {
                when(has_write | has_read, || {
                    // None starves: after a write its channels are empty for this cycle.
                    is_write.set(has_write);
                    step.goto(Step::Ask);
                });
            }
            Step::Ask => {
                when(ports.access.ready, || step.goto(Step::Wait));
            }
            Step::Wait => {
                when(ports.answer.valid, || {
                    kept.assign(ports.answer.payload);
                    step.goto(Step::Respond);
                });
            }
            Step::Respond => {
                when(is_write & ports.axi.write_response.ready, || {
                    has_write_address.set(false);
                    has_write_data.set(false);
                    step.goto(Step::Idle);
                })
                .otherwise_when(!is_write & ports.axi.read_data.ready, || {
                    has_read.set(false);
                    step.goto(Step::Idle);
                });
            }
        });
        let is_here = mux(is_write, has_write, has_read);
        let busy = !step.is(Step::Idle);
        assert_always("an access under way is held", busy.implies(is_here));
        cover("a read waits for a write", busy & is_write & has_read);
        cover("an access is refused", responds & kept.refused);
    }
}

/// A place for what a channel brings, and whether it is taken.
#[elaborate]
fn held<P: Bundle>(channel: Stream<P>) -> (Bool, P) {
    let is_held = register_bool(false);
    let held = register::<P>(channel.payload.shape());
    channel.ready.set(!is_held);
    when(channel.fires(), || {
        is_held.set(true);
        held.assign(channel.payload);
    });
    (is_held, held)
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
