//! Transmit side of an Ethernet MAC with Avalon-ST of 512 bits (F-Tile, E-Tile): gives it what a CMAC would get.
//!
//! ```text
//!             +- avalon_st_transmit -+
//!      packet |                      | avalon
//!  ---------->| stream        stream |---------->
//!             +----------------------+
//! ```
//!
//! # Function
//! Byte 0 of a packet leaves in the highest bits, with `start`; `empty` counts the bytes of the last beat that
//! belong to no packet, and is zero in all others. `error` comes with the last beat: a MAC ends such a packet
//! so that nobody takes it.
//!
//! The pins of the Ethernet Hard IPs of F-Tile and E-Tile at 100 Gb/s: `avalon_valid` is `i_tx_valid`,
//! `avalon_ready` is `o_tx_ready` with a ready latency of 0, `start` and `end` are `i_tx_startofpacket` and
//! `i_tx_endofpacket`, the other names are the same. `i_tx_skip_crc` is low: the MAC adds the check sequence.
//!
//! The MAC wants a packet without a gap. The beats of a packet leave in consecutive cycles if they come
//! in consecutive cycles, as behind `cmac_transmit`, and the MAC takes them.
//!
//! # Backpressure
//! `packet` is refused while the MAC refuses. `packet_ready` comes from a register.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties it; the packet on its way is cut, so the MAC is reset with it.
//!
//! # Resources
//! A skid buffer and one beat of registers.
//!
//! # Rationale
//! A ready latency of more than 0 would need a queue behind the register, and the MAC offers 0.
use nic_dsl::{
    Module, Ports, Sink, Source, assert_always, assume, constant, cover, elaborate, instance, mux,
    register, register_bool, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::avalon_st_receive::{BYTES, reversed};
use crate::lib::keep;
use crate::message::{AvalonPacketBeat, AvalonPacketBeatShape, MessageBeat, MessageBeatShape};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::packet::is_open;
use crate::stream::skid_buffer::SkidBuffer;

/// What the adapter promises.
pub const CONTRACT: Contract = Contract {
    module: "avalon_st_transmit",
    summary: "Gives packets to a MAC with Avalon-ST, their first byte in the highest bits.",
    source: contract::Source { paper: "design", section: "interfaces 3, Avalon-ST" },
    latency: Some(Latency::exactly(2, "packet")),
    interval: 1,
    waits_on: &["avalon"],
    transparent: &[],
};

/// Its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("avalon_st_transmit", &[])],
    proof: Proof::bounded(8).cover(8),
    constraint: None,
    build: |_| build(&AvalonStTransmit),
};

/// Bits of `i_tx_error`.
const ERROR_BITS: u32 = 1;

/// An adapter to a MAC.
#[derive(Clone, Debug)]
pub struct AvalonStTransmit;

/// Ports of the adapter.
#[derive(Ports)]
pub struct AvalonStTransmitPorts {
    /// Packets as a CMAC gets them.
    pub packet: Sink<MessageBeat>,
    /// The same for the MAC.
    pub avalon: Source<AvalonPacketBeat>,
}

impl Module for AvalonStTransmit {
    type Ports = AvalonStTransmitPorts;

    fn name(&self) -> String {
        "avalon_st_transmit".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("avalon_st_transmit.rs"), &CONTRACT)
    }

    fn shape(&self) -> AvalonStTransmitPortsShape {
        AvalonStTransmitPortsShape {
            packet: MessageBeatShape { bytes: BYTES },
            avalon: AvalonPacketBeatShape { error_bits: ERROR_BITS },
        }
    }

    #[elaborate]
    fn elaborate(&self, AvalonStTransmitPorts { packet, avalon }: Self::Ports) {
        let payload = MessageBeatShape { bytes: BYTES };
        let buffer = instance("buffer", &SkidBuffer::<MessageBeat> { payload });
        buffer.source.connect(*packet);
        let beat = buffer.sink.payload;
        let offered_valid = register_bool(false);
        let shape = AvalonPacketBeatShape { error_bits: ERROR_BITS };
        let offered = register::<AvalonPacketBeat>(shape);
        let drain = avalon.ready | !offered_valid;
        buffer.sink.ready.set(drain);
        let open = is_open(buffer.sink.fires(), &beat);
        // 64 less the bytes that are there: 64 of them are none that are missing.
        let missing = !keep::count(beat.keep).truncate(6) + 1;
        when(drain, || {
            offered_valid.set(buffer.sink.valid);
            offered.data.set(reversed(beat.data));
            offered.empty.set(mux(beat.last, missing, constant(6, 0)));
            offered.start.set(!open);
            offered.end.set(beat.last);
            offered.error.set((beat.last & beat.error).bits());
        });
        avalon.offer(offered_valid, offered);

        let is_whole =
            |beat: MessageBeat| keep::is_filled(beat.keep) & (beat.last | beat.keep.all());
        assume("packets are whole", packet.valid.implies(is_whole(packet.payload)));
        let buffered_is_whole = buffer.sink.valid.implies(is_whole(beat));
        assert_always("what is buffered is whole", buffered_is_whole);
        let sent_open = register_bool(false);
        when(avalon.fires(), || sent_open.set(!offered.end));
        let is_framed = offered.start.equals(!sent_open);
        assert_always("a packet has one start", offered_valid.implies(is_framed));
        let is_full = offered.end | offered.empty.is_zero();
        assert_always("only a last beat is partial", offered_valid.implies(is_full));
        cover("a packet of one byte", avalon.fires() & offered.start & offered.empty.all());
        cover("a packet of two beats", avalon.fires() & sent_open & offered.end);
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
