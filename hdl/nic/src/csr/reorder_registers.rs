//! Registers of `reorder_nic`: what the host configures, starts and reads.
//!
//! ```text
//!             +-- reorder_registers --+
//!      access |                       | enable
//!  ---------->| stream          level |---------->
//!      answer |                       | restart
//!  <----------| stream          pulse |---------->
//!             |                       | next_start_address, reads, *_status
//!             |                 level |<----------
//!             +-----------------------+
//! ```
//!
//! # Function
//! The map is `nic_spec::register::REORDER_NIC`; `docs/generated/registers.md` shows it. Every
//! access is answered: one to an address without a register, a write to what cannot be written and a
//! write of less than a word are refused and counted. The two lowest bits of an address are not
//! looked at, nor are bits beyond those of a register. Reading `bytes_low` keeps the upper bits of that moment for `bytes_high`.
//!
//! # Backpressure
//! One access at a time: `access` is refused until `answer` has been taken.
//!
//! # Ordering
//! As they come.
//!
//! # Reset
//! Stores are enabled, and no access is under way.
//!
//! # Resources
//! A multiplexer over the map, and registers for its answer.
//!
//! # Why not
//! Counters here, fed by pulses, would need a pulse for each and a crossing for each that comes from
//! another clock; a level crosses as a whole.
use std::collections::BTreeMap;

use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, PulseSource, Sink, Source, assert_always,
    concatenate, constant, constant_bool, cover, delayed, delayed_bool, elaborate, register,
    register_bool, register_reset, switch, when, wire_default,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::register::{Access, REORDER_NIC, Register};

use crate::message::{
    AxiWriteStatus, HeaderStatus, MmioRestart, MmioRestartShape, MmioStatus, PacketQueueStatus,
    RegisterAccess, RegisterAnswer, TransmitStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What the registers promise.
pub const CONTRACT: Contract = Contract {
    module: "reorder_registers",
    summary: "The register map of the card that reorders stores.",
    source: contract::Source { paper: "MMIO", section: "3.1" },
    latency: Some(Latency::exactly(1, "access")),
    interval: 2,
    waits_on: &["answer"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "WINDOW", default: "32", meaning: "lines, 4 to 64" },
        Parameter { name: "LINE_BITS", default: "12", meaning: "bits of a line address, 6 to 26" },
        Parameter { name: "ALIGNMENT", default: "8", meaning: "of messages: 8, 16, 32, 64 bytes" },
        Parameter { name: "MAXIMUM", default: "9216", meaning: "bytes of the longest frame" },
        Parameter { name: "DEPTH", default: "512", meaning: "beats in the queue of packets" },
    ],
    presets: &[Preset::product("reorder_registers", &["WINDOW=32"])],
    proof: Proof::bounded(6).induction(2).cover(6),
    constraint: None,
    build: |values| {
        build(&ReorderRegisters {
            window_lines: values.power_of_two("WINDOW", 4..=64)?,
            line_bits: values.number("LINE_BITS", 6..=26)?,
            alignment_bytes: values.power_of_two("ALIGNMENT", 8..=64)?,
            maximum_bytes: values.number("MAXIMUM", 1..=65_527)?,
            queue_beats: values.power_of_two("DEPTH", 4..=4096)?,
        })
    },
};

/// The registers, and what the constant ones say.
#[derive(Clone, Debug)]
pub struct ReorderRegisters {
    /// Lines of the window.
    pub window_lines: u32,
    /// Bits of a line address, at most 26, so that a byte address fits a register.
    pub line_bits: u32,
    /// Messages begin at multiples of this.
    pub alignment_bytes: u32,
    /// Bytes of the longest frame.
    pub maximum_bytes: u32,
    /// Beats in the queue of packets.
    pub queue_beats: u32,
}

/// Ports of the registers.
#[derive(Ports)]
pub struct ReorderRegistersPorts {
    /// What the host asks.
    #[shape(())]
    pub access: Sink<RegisterAccess>,
    /// What it gets.
    #[shape(())]
    pub answer: Source<RegisterAnswer>,
    /// Stores are passed on.
    #[shape(())]
    pub enable: LevelSource<Bool>,
    /// Empties the window and begins again.
    pub restart: PulseSource<MmioRestart>,
    /// Byte address of the oldest message whose last beat has not left the window.
    pub next_start_address: LevelSink<Bits>,
    /// Reads that were answered.
    pub reads: LevelSink<Bits>,
    /// What the AXI slave for stores has met.
    #[shape(())]
    pub write_status: LevelSink<AxiWriteStatus>,
    /// What the reorder unit has met.
    #[shape(())]
    pub reorder_status: LevelSink<MmioStatus>,
    /// Messages.
    #[shape(())]
    pub header_status: LevelSink<HeaderStatus>,
    /// Packets that were dropped.
    #[shape(())]
    pub queue_status: LevelSink<PacketQueueStatus>,
    /// What was given to the MAC.
    #[shape(())]
    pub transmit_status: LevelSink<TransmitStatus>,
}

/// Bits of a byte's address in the map.
const MAP_BITS: u32 = 8;

impl Module for ReorderRegisters {
    type Ports = ReorderRegistersPorts;

    fn name(&self) -> String {
        let mut name = format!("reorder_registers_w{}", self.window_lines);
        let usual = [(12, self.line_bits, "address"), (8, self.alignment_bytes, "align")];
        let further = [(9216, self.maximum_bytes, "max"), (512, self.queue_beats, "d")];
        for (usual, value, label) in usual.into_iter().chain(further) {
            if value != usual {
                name += &format!("_{label}{value}");
            }
        }
        name
    }

    fn documentation(&self) -> String {
        header::text(include_str!("reorder_registers.rs"), &CONTRACT)
    }

    fn shape(&self) -> ReorderRegistersPortsShape {
        ReorderRegistersPortsShape {
            restart: MmioRestartShape { line_bits: self.line_bits },
            next_start_address: self.line_bits + 6,
            reads: 16,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let access = ports.access.payload;
        let answered = register_bool(false);
        let kept = register::<RegisterAnswer>(());
        ports.access.ready.set(!answered);
        ports.answer.offer(answered, kept);
        when(ports.access.fires(), || answered.set(true))
            .otherwise_when(ports.answer.ready, || answered.set(false));

        let enabled = register_bool(true);
        let upper_bytes = register_reset(16, 0);
        let refused_count = register_reset(16, 0);
        ports.enable.set(enabled);
        access.address.truncate(2).ignore();
        let sources = self.sources(&ports, (enabled, upper_bytes, refused_count));

        let read_data = wire_default(constant(32, 0));
        let is_known = wire_default(constant_bool(false));
        let is_writable = wire_default(constant_bool(false));
        let offset = concatenate([access.address.slice(2, MAP_BITS - 2), constant(2, 0)]);
        let is_inside = access.address.top(32 - MAP_BITS).is_zero();
        let arms = REORDER_NIC.iter().fold(switch(offset), |arms, register| {
            let source = sources.get(register.name).copied();
            arms.case(register.offset, move || {
                is_known.set(true);
                if let Some(source) = source {
                    read_data.set(source.zero_extend(32));
                }
                if register.access.is_writable() {
                    is_writable.set(true);
                }
            })
        });
        arms.finish();
        let may_write = is_writable & access.byte_enable.all();
        let refused = !is_inside | !is_known | (access.write & !may_write);
        when(ports.access.fires(), || {
            kept.data.set(read_data & (is_inside & !access.write).mask(32));
            kept.refused.set(refused);
        });
        when(ports.access.fires() & refused & !refused_count.all(), || {
            refused_count.set(refused_count + 1);
        });

        let is = |name: &str| is_inside & offset.equals(offset_of(name));
        let writes = ports.access.fires() & access.write & !refused;
        when(writes & is("control"), || enabled.set(access.data.bit(0)));
        let is_read = ports.access.fires() & !access.write;
        let bytes = ports.transmit_status.bytes;
        when(is_read & is("bytes_low"), || upper_bytes.set(bytes.top(16)));
        access.data.top(32 - self.line_bits).ignore();
        let restarts = delayed_bool(writes & is("restart"));
        let line_address = delayed(access.data.truncate(self.line_bits));
        ports.restart.send(restarts, MmioRestart { line_address });

        assert_always("one access at a time", !(ports.access.fires() & ports.answer.valid));
        cover("an access is refused", ports.access.fires() & refused);
        cover("a restart is written", ports.restart.valid);
    }
}

impl ReorderRegisters {
    /// Where each register that can be read has its value from.
    fn sources(
        &self,
        ports: &ReorderRegistersPorts,
        (enabled, upper_bytes, refused_count): (Bool, Bits, Bits),
    ) -> BTreeMap<&'static str, Bits> {
        let reorder = *ports.reorder_status;
        // No length is too short where the header is not counted.
        reorder.too_short.ignore();
        let write = *ports.write_status;
        let status = [
            ("control", enabled.bits()),
            ("fault", reorder.fault.bits()),
            ("next_start_address", *ports.next_start_address),
            ("too_long", reorder.too_long),
            ("beyond_window", reorder.beyond_window),
            ("below_start", reorder.below_start),
            ("doubled_stores", reorder.doubled_stores),
            ("dropped_stores", reorder.dropped_stores),
            ("disabled_stores", write.disabled_stores),
            ("refused_bursts", write.refused_bursts),
            ("outside_bursts", write.outside_bursts),
            ("misplaced_lasts", write.misplaced_lasts),
            ("reads", *ports.reads),
            ("empty_messages", ports.header_status.empty_messages),
            ("damaged_packets", ports.queue_status.damaged_packets),
            ("oversized_packets", ports.queue_status.oversized_packets),
            ("refused_accesses", refused_count),
            ("stores", write.stores),
            ("messages", ports.header_status.messages),
            ("packets", ports.transmit_status.packets),
            ("padded_packets", ports.transmit_status.padded_packets),
            ("bytes_low", ports.transmit_status.bytes.truncate(32).named("bytes_low")),
            ("bytes_high", upper_bytes),
        ];
        let constants = [
            ("window_lines", self.window_lines),
            ("line_bits", self.line_bits),
            ("alignment_bytes", self.alignment_bytes),
            ("maximum_bytes", self.maximum_bytes),
            ("queue_beats", self.queue_beats),
        ];
        let constants = constants.map(|(name, value)| (name, constant(32, value)));
        let fixed = REORDER_NIC.iter().filter(|r| r.access == Access::Constant && r.reset != 0);
        let fixed = fixed.map(|register| (register.name, constant(32, register.reset)));
        let sources: BTreeMap<_, _> = status.into_iter().chain(constants).chain(fixed).collect();
        for Register { name, access, .. } in REORDER_NIC {
            let is_there = sources.contains_key(name);
            assert_eq!(is_there, *access != Access::Command, "the source of register `{name}`");
        }
        sources
    }
}

/// Where the register of that name is.
fn offset_of(name: &str) -> u32 {
    let register = nic_spec::register::find(REORDER_NIC, name);
    register.unwrap_or_else(|| panic!("the map has no register `{name}`")).offset
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn only_the_declared_combinational_paths() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn every_register_of_the_map_has_its_source() {
        structure::elaborates(&RECORD, ["WINDOW=64", "LINE_BITS=26 MAXIMUM=65527", "DEPTH=4096"]);
        let error = structure::refused(&RECORD, "LINE_BITS=27");
        assert!(error.contains("a whole number from 6 to 26"), "{error}");
    }
}
