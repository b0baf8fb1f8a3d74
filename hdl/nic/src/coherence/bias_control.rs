//! Bias control: gives commands about pages to the cache of device memory, one at a time.
//!
//! ```text
//!                  +---- bias_control ----+
//!          command |                      | bias_command
//!  --------------->| pulse         stream |--------------->
//!      bias_answer |                      | status
//!  --------------->| pulse          level |--------------->
//!   bias_reversion |                      |
//!  --------------->| pulse                |
//!                  +----------------------+
//! ```
//!
//! # Function
//! Keeps a command until `bias_command` takes it, and says that it is pending until its answer has come. A
//! command that comes meanwhile is dropped and counted: who gives the commands looks at `pending` between
//! them. What the last answer said stays until the next one. Reversions are counted whenever they come,
//! and the last one's page is kept.
//!
//! # Backpressure
//! `command` is never refused. `bias_command` waits for as long as it must.
//!
//! # Ordering
//! Commands leave in FIFO order. When `pending` is cleared, the answer is there.
//!
//! # Faults
//! An answer while no command was taken changes nothing.
//!
//! # Reset
//! Forgets the command; the counters begin at zero. The cache of device memory is reset with it.
//!
//! # Resources
//! A command, a page, three counters.
//!
//! # Rationale
//! A queue of commands would give the answers of many commands at once to somebody who reads one register
//! at a time. A walk over the 64 lines of a page in hardware needs a requester at a line port; the host has
//! an instruction for it, and what it leaves out the commit cannot see (ADR 41).
use nic_dsl::{
    BundleExt, LevelSource, Module, Ports, PulseSink, Source, assert_always, cover, elaborate,
    register, register_bool, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::counter;
use crate::message::{BiasAnswer, BiasCommand, BiasReversion, BiasStatus};
use crate::module::{Preset, Proof, Record, build, header};

/// What it promises; the latency is that of a command.
pub const CONTRACT: Contract = Contract {
    module: "bias_control",
    summary: "Gives commands about pages of device memory, one at a time, and keeps what they came to.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 5.2" },
    latency: Some(Latency::exactly(1, "command")),
    interval: 1,
    waits_on: &["bias_command"],
    transparent: &[],
};

/// Its preset, and what is proved of it.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("bias_control", &[])],
    proof: Proof::bounded(10).induction(2).cover(10),
    constraint: None,
    build: |_| build(&BiasControl),
};

/// The control.
#[derive(Clone, Debug)]
pub struct BiasControl;

/// Ports of the control.
#[derive(Ports)]
pub struct BiasControlPorts {
    /// What is to become of a page.
    pub command: PulseSink<BiasCommand>,
    /// The same, for the cache of device memory.
    pub bias_command: Source<BiasCommand>,
    /// Its answer.
    pub bias_answer: PulseSink<BiasAnswer>,
    /// Pages that turn to host-bias for the host.
    pub bias_reversion: PulseSink<BiasReversion>,
    /// What has become of commands.
    pub status: LevelSource<BiasStatus>,
}

impl Module for BiasControl {
    type Ports = BiasControlPorts;

    fn name(&self) -> String {
        "bias_control".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("bias_control.rs"), &CONTRACT)
    }

    fn shape(&self) -> BiasControlPortsShape {
        BiasControlPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let kept = register::<BiasCommand>(());
        let is_offered = register_bool(false);
        let is_taken = register_bool(false);
        let done = register_bool(false);
        let pending = is_offered | is_taken;
        let begins = ports.command.valid & !pending;
        let lost = ports.command.valid & pending;
        let answered = ports.bias_answer.valid & is_taken;

        ports.bias_command.offer(is_offered, kept);
        when(begins, || {
            kept.assign(ports.command.payload);
            is_offered.set(true);
        });
        when(ports.bias_command.fires(), || {
            is_offered.set(false);
            is_taken.set(true);
        });
        when(answered, || {
            is_taken.set(false);
            done.set(ports.bias_answer.payload.done);
        });

        let status = *ports.status;
        status.pending.set(pending);
        status.done.set(done);
        counter::wrapping("answer_count", status.answers, answered);
        let refused = answered & !ports.bias_answer.payload.done;
        counter::wrapping("refusal_count", status.refusals, refused);
        counter::saturating("lost_count", status.lost_commands, lost);
        let reverts = ports.bias_reversion.valid;
        counter::wrapping("reversion_count", status.reversions, reverts);
        let page = ports.bias_reversion.payload.page;
        let last_page = nic_dsl::register_reset(page.width(), 0);
        when(reverts, || last_page.set(page));
        status.last_reverted_page.set(last_page);

        assert_always("a command is offered or taken, not both", !(is_offered & is_taken));
        cover("a command comes while one is pending", lost);
        cover("a command is refused", refused);
        cover("a page reverts as a command is answered", reverts & answered);
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
