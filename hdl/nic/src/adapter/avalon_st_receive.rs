//! Receive side of an Ethernet MAC with Avalon-ST of 512 bits (F-Tile, E-Tile): makes beats of it as a CMAC gives them.
//!
//! ```text
//!             +- avalon_st_receive -+
//!      avalon |                     | packet
//!  ---------->| pulse         pulse |---------->
//!             +---------------------+
//! ```
//!
//! # Function
//! The first byte of a packet comes in the highest bits, and leaves as byte 0; `empty` counts the bytes of the
//! last beat that belong to no packet, and becomes `keep`. Those bytes are passed on as they are.
//!
//! A packet ends with `error` if the MAC says so by any bit, and if its beats do not begin with `start` or
//! have another one inside: what is behind a start that was missed, or before an end that was, is one
//! packet that must not be used. So whatever comes is in a packet, and is counted behind it.
//!
//! The pins of the Ethernet Hard IPs of F-Tile and E-Tile at 100 Gb/s: `avalon_valid` is `o_rx_valid`, `start`
//! and `end` are `o_rx_startofpacket` and `o_rx_endofpacket`, the other names are the same. The MAC removes
//! the check sequence and the preamble.
//!
//! # Backpressure
//! None, in either direction.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets the packet that is coming in; its rest ends with `error`.
//!
//! # Resources
//! One beat of registers.
//!
//! # Rationale
//! Dropping what has no start would lose packets that nobody counts.
use nic_dsl::{
    Bits, Module, Ports, PulseSink, PulseSource, assert_always, concatenate, constant, cover,
    delayed_bool, elaborate, mux, register, register_bool, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::keep;
use crate::message::{AvalonPacketBeat, AvalonPacketBeatShape, MessageBeat, MessageBeatShape};
use crate::module::{Preset, Proof, Record, build, header};

/// What the adapter promises.
pub const CONTRACT: Contract = Contract {
    module: "avalon_st_receive",
    summary: "Makes beats with byte 0 first of what a MAC with Avalon-ST receives.",
    source: contract::Source { paper: "design", section: "interfaces 3, Avalon-ST" },
    latency: Some(Latency::exactly(1, "avalon")),
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("avalon_st_receive", &[])],
    proof: Proof::bounded(8).induction(2).cover(8),
    constraint: None,
    build: |_| build(&AvalonStReceive),
};

/// Bytes of the data bus.
pub(super) const BYTES: u32 = 64;
/// Bits of `o_rx_error`.
const ERROR_BITS: u32 = 6;

/// An adapter to a MAC.
#[derive(Clone, Debug)]
pub struct AvalonStReceive;

/// Ports of the adapter.
#[derive(Ports)]
pub struct AvalonStReceivePorts {
    /// What the MAC receives.
    pub avalon: PulseSink<AvalonPacketBeat>,
    /// The same, as a CMAC gives it.
    pub packet: PulseSource<MessageBeat>,
}

/// The bytes of a beat in the other order.
pub(super) fn reversed(data: Bits) -> Bits {
    // `concatenate` has the highest first, `chunks` the lowest.
    concatenate(data.chunks(8))
}

impl Module for AvalonStReceive {
    type Ports = AvalonStReceivePorts;

    fn name(&self) -> String {
        "avalon_st_receive".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("avalon_st_receive.rs"), &CONTRACT)
    }

    fn shape(&self) -> AvalonStReceivePortsShape {
        AvalonStReceivePortsShape {
            avalon: AvalonPacketBeatShape { error_bits: ERROR_BITS },
            packet: MessageBeatShape { bytes: BYTES },
        }
    }

    #[elaborate]
    fn elaborate(&self, AvalonStReceivePorts { avalon, packet }: Self::Ports) {
        let AvalonPacketBeat { data, empty, start, end, error } = avalon.payload;
        // A packet is coming in,
        let open = register_bool(false);
        // and must not be used.
        let damaged = register_bool(false);
        let is_stray = start.equals(open);
        let was_damaged = open & damaged;
        when(avalon.valid, || {
            open.set(!end);
            damaged.set(was_damaged | is_stray);
        });

        let sent = register::<MessageBeat>(MessageBeatShape { bytes: BYTES });
        let all = constant(BYTES, u64::MAX);
        sent.data.set(reversed(data));
        sent.keep.set(mux(end, all >> empty, all));
        sent.last.set(end);
        sent.error.set(end & (error.any() | was_damaged | is_stray));
        let sends = delayed_bool(avalon.valid);
        packet.send(sends, sent);

        let is_whole = keep::is_filled(sent.keep) & (sent.last | sent.keep.all());
        assert_always("beats are filled from byte 0", sends.implies(is_whole));
        assert_always("only a last beat has an error", sends.implies(!sent.error | sent.last));
        let goes_on = open.equals(!sent.last);
        assert_always("what has begun goes on", sends.implies(goes_on));
        cover("a start is missed", avalon.valid & !start & !open);
        cover("an end is missed", avalon.valid & start & open);
        cover("a packet of one byte", sends & sent.keep.equals(1) & !sent.error);
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
