//! Transmit side of an Ethernet MAC with a 512-bit AXI-Stream (CMAC): pads and cleans packets.
//!
//! ```text
//!             +-- cmac_transmit --+
//!      packet |                   | cmac
//!  ---------->| stream     stream |---------->
//!             |                   | status
//!             |             level |---------->
//!             +-------------------+
//! ```
//!
//! # Function
//! A packet shorter than 60 bytes is padded with zeros to 60, to which the MAC adds the frame check
//! sequence; bytes that belong to no packet are zero. `cmac_error` is always low: packets that must
//! not be sent do not come here. `status` counts packets and bytes as the MAC gets them.
//!
//! The MAC wants a packet without a gap. The beats of a packet leave in consecutive cycles if they
//! come in consecutive cycles, as behind `packet_queue`, and the MAC takes them.
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
//! A skid buffer behind what pads, so that what the MAC gets comes from registers.
//!
//! # Rationale
//! Some MACs can be told to pad by themselves; this one needs it done, and so the others need not be
//! told.
use nic_dsl::{
    Bits, Bool, LevelSource, Module, Ports, Sink, Source, assert_always, assume, concatenate,
    constant_bool, cover, delayed, delayed_bool, elaborate, instance, mux, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::counter;
use crate::message::{Beat, BeatShape, MessageBeat, MessageBeatShape, TransmitStatus};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::packet::is_open;
use crate::stream::skid_buffer::SkidBuffer;

/// What the adapter promises.
pub const CONTRACT: Contract = Contract {
    module: "cmac_transmit",
    summary: "Pads packets to 60 bytes and clears what belongs to none.",
    source: contract::Source { paper: "design", section: "interfaces 2, CMAC" },
    latency: Some(Latency::exactly(1, "packet")),
    interval: 1,
    waits_on: &["cmac"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("cmac_transmit", &[])],
    proof: Proof::bounded(8).cover(6),
    constraint: None,
    build: |_| build(&CmacTransmit),
};

/// Bytes of the MAC's data bus.
const BYTES: u32 = 64;
/// Bytes of the shortest Ethernet frame without its check sequence (IEEE 802.3, 3.2.8).
const SHORTEST: u32 = 60;

/// An adapter to a MAC.
#[derive(Clone, Debug)]
pub struct CmacTransmit;

/// Ports of the adapter.
#[derive(Ports)]
pub struct CmacTransmitPorts {
    /// Packets.
    pub packet: Sink<Beat>,
    /// The same packets as the MAC wants them.
    pub cmac: Source<MessageBeat>,
    /// What was given to the MAC.
    #[shape(())]
    pub status: LevelSource<TransmitStatus>,
}

impl Module for CmacTransmit {
    type Ports = CmacTransmitPorts;

    fn name(&self) -> String {
        "cmac_transmit".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("cmac_transmit.rs"), &CONTRACT)
    }

    fn shape(&self) -> CmacTransmitPortsShape {
        CmacTransmitPortsShape {
            packet: BeatShape { bytes: BYTES },
            cmac: MessageBeatShape { bytes: BYTES },
        }
    }

    #[elaborate]
    fn elaborate(&self, CmacTransmitPorts { packet, cmac, status }: Self::Ports) {
        let Beat { data, keep, last } = packet.payload;
        let takes = packet.fires();
        let open = is_open(takes, &packet.payload);
        let is_short = last & !open & !keep.bit(SHORTEST - 1);
        let padding = is_short.mask(SHORTEST).zero_extend(BYTES);
        let padded = MessageBeat {
            data: data & keep.repeat_each(8),
            keep: keep | padding,
            last,
            error: constant_bool(false),
        };
        let payload = MessageBeatShape { bytes: BYTES };
        let buffer = instance("buffer", &SkidBuffer::<MessageBeat> { payload });
        buffer.source.offer(packet.valid, padded);
        packet.ready.set(buffer.source.ready);
        cmac.connect(*buffer.sink);

        let MessageBeat { data, keep, last, .. } = buffer.sink.payload;
        // Looking for the last byte takes a cycle, and adding up another.
        let counted = delayed_bool(cmac.fires());
        let counted_last = delayed(last);
        let last_byte = delayed(last_byte_of(keep));
        let added = delayed_bool(counted);
        let added_bytes = delayed(last_byte.zero_extend(7) + 1);
        let byte_count = register_reset(48, 0);
        when(added, || byte_count.set(byte_count + added_bytes.zero_extend(48)));
        status.bytes.set(byte_count);
        counter::wrapping("packet_count", status.packets, counted & counted_last);
        counter::wrapping("padded_count", status.padded_packets, takes & is_short);

        let fills = |keep: Bits| keep.bit(0) & (keep & (keep + 1)).is_zero();
        let is_whole = |keep: Bits, last: Bool| fills(keep) & (last | keep.all());
        let Beat { keep: came, last: came_last, .. } = packet.payload;
        assume("packets are whole", packet.valid.implies(is_whole(came, came_last)));
        assert_always("the MAC gets whole beats", cmac.valid.implies(is_whole(keep, last)));
        let sent_open = is_open(cmac.fires(), &cmac.payload);
        let is_first = !sent_open;
        let is_long = !last | !is_first | keep.bit(SHORTEST - 1);
        assert_always("no packet is too short", cmac.valid.implies(is_long));
        let stray = data & !keep.repeat_each(8);
        assert_always("what belongs to no packet is zero", cmac.valid.implies(stray.is_zero()));
        cover("a packet is padded", takes & is_short);
    }
}

/// The place of the last byte of a beat that is filled from 0: looks for it half by half.
#[elaborate]
fn last_byte_of(keep: Bits) -> Bits {
    // Byte 0 is always there.
    let further = keep.top(keep.width() - 1);
    let mut rest = further;
    let mut number = vec![];
    while rest.width() > 1 {
        let half = rest.width() / 2;
        let is_upper = rest.bit(half);
        number.push(is_upper.bits());
        rest = mux(is_upper, rest.top(half), rest.truncate(half));
    }
    number.push(rest);
    concatenate(number)
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
