//! MSI-X table: makes messages of interrupts.
//!
//! ```text
//!              +---- msix_table ----+
//!    interrupt |                    | message
//!  ----------->| stream      stream |------------->
//!        entry |                    | pending
//!  ----------->| level        level |------------->
//!      control |                    | status
//!  ----------->| level        level |------------->
//!              +--------------------+
//!
//!  interrupt --> pending --not masked, in turn--> message
//! ```
//!
//! # Function
//! An interrupt sets the pending bit of its vector. While the vector is not masked, neither by its own
//! bit nor for all of the function, its message is sent: the address and the data of its entry at that
//! moment; then the bit is cleared. Interrupts that come while the bit is set share that message. MSI-X
//! enabled or not counts as the function's mask: what comes before software has enabled it is kept, and sent then.
//!
//! A message that has begun to leave is not taken back by a mask that comes later; `status.busy` says
//! whether there is one. An interrupt for which the table has no entry is dropped and counted.
//!
//! # Backpressure
//! None towards `interrupt`; messages wait for `message`.
//!
//! # Ordering
//! Vectors that are pending together have their turns before any that becomes so later.
//!
//! # Reset
//! Nothing is pending. Who holds the entries resets their masks.
//!
//! # Resources
//! A bit for each vector, the message, and a multiplexer over the entries.
//!
//! # Rationale
//! A queue of vectors would keep their order, and be full of one that is masked. A counter of interrupts
//! for each vector is not what software expects: a pending bit is one message (PCI Local Bus 3.0, 6.8.2.10). Entries
//! in a memory would save registers from some hundred vectors on; a card has 16 at most.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, Sink, Source, assert_always, concatenate,
    constant, constant_bool, cover, delayed, delayed_bool, elaborate, one_hot_mux, pack, register,
    register_bool, register_reset, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::counter;
use crate::lib::pick::decoded;
use crate::lib::ready::Turn;
use crate::message::{
    Interrupt, InterruptMessage, MsixControl, MsixEntry, MsixPending, MsixPendingShape, MsixStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::event_counter;

/// What the table promises.
pub const CONTRACT: Contract = Contract {
    module: "msix_table",
    summary: "Sends a message for each interrupt whose vector is not masked.",
    source: contract::Source { paper: "PCI Local Bus 3.0", section: "6.8.2" },
    latency: Some(Latency::exactly(3, "interrupt")),
    interval: 1,
    waits_on: &["message"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "VECTORS",
        default: "16",
        meaning: "entries of the table, 2, 4, 8 or 16",
    }],
    presets: &[
        Preset::product("msix_table", &["VECTORS=16"]),
        Preset::test("msix_table_tiny", &["VECTORS=4"]),
    ],
    proof: Proof::bounded(12).induction(2).cover(12),
    constraint: None,
    build: |values| build(&MsixTable { vectors: values.power_of_two("VECTORS", 2..=16)? }),
};

/// A table.
#[derive(Clone, Debug)]
pub struct MsixTable {
    /// Its entries, 2, 4, 8 or 16.
    pub vectors: u32,
}

/// Ports of the table.
#[derive(Ports)]
pub struct MsixTablePorts {
    /// What wants the host's attention.
    pub interrupt: Sink<Interrupt>,
    /// The entries; each is masked while its address or its data change.
    pub entry: Vec<LevelSink<MsixEntry>>,
    /// What holds for all vectors.
    pub control: LevelSink<MsixControl>,
    /// Messages.
    pub message: Source<InterruptMessage>,
    /// Which vectors wait for their message.
    pub pending: LevelSource<MsixPending>,
    /// What has come to pass.
    pub status: LevelSource<MsixStatus>,
}

impl Module for MsixTable {
    type Ports = MsixTablePorts;

    fn name(&self) -> String {
        format!("msix_table_v{}", self.vectors)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("msix_table.rs"), &CONTRACT)
    }

    fn shape(&self) -> MsixTablePortsShape {
        MsixTablePortsShape {
            interrupt: (),
            entry: vec![(); self.vectors as usize],
            control: (),
            message: (),
            pending: MsixPendingShape { vectors: self.vectors },
            status: (),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let count = self.vectors;
        let number_bits = count.ilog2();
        let vector = ports.interrupt.payload.vector;
        let is_inside = vector.top(vector.width() - number_bits).is_zero();
        ports.interrupt.ready.set(true);
        let asked = decoded(ports.interrupt.valid & is_inside, vector.truncate(number_bits));

        let pending = register_reset(count, 0);
        let may_send = ports.control.enable & !ports.control.function_mask;
        let unmasked = pack(ports.entry.iter().map(|entry| !entry.masked)) & may_send.mask(count);
        let sendable = pending & unmasked;

        // One that was chosen may have been masked since.
        let is_offered = register_bool(false);
        let has_room = !is_offered | ports.message.ready;
        let chosen = wire::<Bits>(count);
        let taken = wire::<Bool>(());
        let turn = Turn::new(sendable & !chosen, taken);
        turn.picked.ignore();
        chosen.set(decoded(turn.valid, turn.number));
        let may_leave = (chosen & sendable).any();
        let loads = may_leave & has_room;
        taken.set(turn.valid & (has_room | !may_leave));
        let sent = chosen & loads.mask(count);
        pending.set((pending & !sent) | asked);

        let entries = ports.entry.iter().map(|entry| **entry);
        let entry: MsixEntry = one_hot_mux(chosen.to_bools().into_iter().zip(entries));
        entry.masked.ignore();
        entry.message_address.truncate(2).ignore();
        let low = concatenate([entry.message_address.top(30), constant(2, 0)]);
        let offered = register::<InterruptMessage>(());
        when(has_room, || is_offered.set(loads));
        when(loads, || {
            offered.address.set(concatenate([entry.message_upper_address, low]));
            offered.data.set(entry.message_data);
        });
        ports.message.offer(is_offered, offered);

        ports.pending.pending.set(pending);
        let status = *ports.status;
        status.busy.set(is_offered);
        let is_outside = ports.interrupt.valid & !is_inside;
        let first_outside = register_reset(vector.width(), 0);
        when(is_outside & status.outside_interrupts.is_zero(), || first_outside.set(vector));
        status.first_outside_vector.set(first_outside);
        counter::saturating("outside_count", status.outside_interrupts, is_outside);
        let shares = (asked & pending & !sent).any();
        counter::wrapping("shared_count", status.shared_interrupts, shares);
        event_counter::wrapping("message_count", status.messages, loads);

        self.properties(&ports, (asked, unmasked, sent), loads);
        cover("a vector is masked when its turn comes", turn.valid & !may_leave);
        cover("an interrupt comes as the message of the one before leaves", (asked & sent).any());
        cover("two vectors wait for the port", !has_room & (pending & (pending - 1)).any());
        cover("an interrupt is outside the table", is_outside);
    }
}

impl MsixTable {
    /// What is proved, for a vector that stands for every one: it is the prover's choice.
    #[elaborate]
    fn properties(
        &self,
        ports: &MsixTablePorts,
        (asked, unmasked, sent): (Bits, Bits, Bits),
        loads: Bool,
    ) {
        let number_bits = self.vectors.ilog2();
        let watched = register::<Bits>(number_bits);
        watched.set(watched);
        let of_watched = |bits: Bits| bits.bit_at(watched);
        let comes =
            ports.interrupt.fires() & ports.interrupt.payload.vector.equals(watched.zero_extend(9));
        assert_always("an interrupt is for its vector", comes.equals(of_watched(asked)));

        // It is owed a message from its interrupt until one begins to leave.
        let owed = register_bool(false);
        let leaves = of_watched(sent);
        when(comes, || owed.set(true)).otherwise_when(leaves, || owed.set(false));
        assert_always("none is lost", owed.equals(of_watched(ports.pending.pending)));
        assert_always("no message without an interrupt", leaves.implies(owed));
        assert_always("no message while masked", leaves.implies(of_watched(unmasked)));
        assert_always("a message is that of one vector", loads.equals(sent.any()));
        assert_always("of one only", (sent & (sent - 1)).is_zero());

        // What leaves is what its entry said, and stays until it is taken.
        let says = |entry: &LevelSink<MsixEntry>| {
            let low = entry.message_address.top(30);
            concatenate([entry.message_upper_address, low, entry.message_data])
        };
        let choices = decoded(constant_bool(true), watched).to_bools().into_iter();
        let said = delayed(one_hot_mux(choices.zip(ports.entry.iter().map(says))));
        let has_left = delayed_bool(leaves);
        let message = ports.message.payload;
        let is_its = concatenate([message.address.top(62), message.data]).equals(said)
            & message.address.truncate(2).is_zero();
        assert_always(
            "a message is what its entry said",
            has_left.implies(ports.message.valid & is_its),
        );
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
    fn two_to_sixteen_vectors_are_legal() {
        structure::elaborates(&RECORD, ["VECTORS=2", "VECTORS=8"]);
        let error = structure::refused(&RECORD, "VECTORS=32");
        assert!(error.contains("a power of two from 2 to 16"), "{error}");
    }
}
