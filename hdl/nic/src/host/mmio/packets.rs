//! Packets of stores: makes packets for the network side of messages that the host has stored.
//!
//! ```text
//!             +-- store_packets ---+
//!     message |                    | packet
//!  ---------->| stream      stream |---------->
//!             |                    | status
//!             |              level |---------->
//!             +--------------------+
//!
//!  message --+--> header_strip --> data ----+--> packet
//!            +--> headers ---> what is known +
//! ```
//!
//! # Function
//! A message is a `StoreHeader` of 4 bytes and a frame. The frame leaves as a packet, from byte 0 of a
//! beat on, and each of its beats says what the header does: its length, and whether its checksums are
//! to be filled in. It is of no ring: `ring` is 0. A message without a frame is dropped and counted.
//! A message has as many bytes as its header says, which `mmio_reorder` sees to, or ends with `error`, and
//! so does its packet.
//!
//! # Backpressure
//! A beat is taken in every cycle in which `packet` is taken.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets all; the message that is coming in is cut, so its source is reset, too.
//!
//! # Resources
//! `header_strip`, and a queue of headers.
//!
//! # Rationale
//! Without a queue of headers a short frame would wait until the one before it has left.
use nic_dsl::{
    BundleExt, LevelSource, Module, Ports, Sink, Source, assert_always, constant, cover, elaborate,
    instance, mux, state,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    HeaderStatus, MessageBeat, MessageBeatShape, PacketBeat, PacketChecksum, PacketProtocol,
    StoreHeader,
};
use crate::module::{Error, Preset, Proof, Record, build, header};
use crate::stream::fifo::Fifo;
use crate::stream::header_strip::HeaderStrip;
use crate::stream::packet::is_open;

/// What it promises; the latency is that of the beat that completes one of `packet`.
pub const CONTRACT: Contract = Contract {
    module: "store_packets",
    summary: "Makes packets of the messages that the host has stored.",
    source: contract::Source { paper: "MMIO", section: "3.1" },
    latency: Some(Latency { least: 1, most: 2, after: "message" }),
    interval: 1,
    waits_on: &["packet"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("store_packets", &[])],
    proof: Proof::none("what it does is left to the tests; its parts have proofs"),
    constraint: None,
    build: |_| build(&StorePackets::new()?),
};

/// Bytes of a beat.
const BYTES: u32 = 64;
/// Bytes before a frame: a `StoreHeader`.
pub const HEADER_BYTES: u32 = 4;
/// More messages than are in the remover of headers.
const HEADERS: u32 = 4;

/// A maker of packets.
#[derive(Clone, Debug)]
pub struct StorePackets {
    strip: HeaderStrip,
}

impl StorePackets {
    /// The only one that there is.
    ///
    /// # Errors
    /// None; a header is shorter than a beat.
    pub fn new() -> Result<Self, Error> {
        Ok(Self { strip: HeaderStrip::new_checked(BYTES, HEADER_BYTES)? })
    }
}

/// Ports of the maker.
#[derive(Ports)]
pub struct StorePacketsPorts {
    /// Messages, each with its header.
    pub message: Sink<MessageBeat>,
    /// The packets.
    #[shape(())]
    pub packet: Source<PacketBeat>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<HeaderStatus>,
}

impl Module for StorePackets {
    type Ports = StorePacketsPorts;

    fn name(&self) -> String {
        "store_packets".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("packets.rs"), &CONTRACT)
    }

    fn shape(&self) -> StorePacketsPortsShape {
        StorePacketsPortsShape { message: MessageBeatShape { bytes: BYTES } }
    }

    #[elaborate]
    fn elaborate(&self, StorePacketsPorts { message, packet, status }: Self::Ports) {
        let strip = instance("strip", &self.strip);
        let headers = instance("headers", &Fifo::<StoreHeader> { payload: (), depth: HEADERS });
        status.assign(*strip.status);

        // A first beat goes into both.
        let has_place = headers.source.ready;
        strip.source.offer(message.valid & has_place, message.payload);
        message.ready.set(strip.source.ready & has_place);
        let goes_on = is_open(message.fires(), &message.payload);
        let begins = message.fires() & !goes_on;
        let has_frame = message.payload.keep.bit(HEADER_BYTES);
        let stored = StoreHeader::unpack(&(), message.payload.data.truncate(8 * HEADER_BYTES));
        stored.reserved.ignore();
        let stored = StoreHeader { reserved: constant(15, 0), ..stored };
        headers.source.offer(begins & has_frame, stored);

        let (frame, known) = (strip.sink.payload, headers.sink.payload);
        // A frame of more than 9,216 bytes does not come, and what is reserved is not looked at.
        known.length_bytes.top(2).ignore();
        known.reserved.ignore();
        let MessageBeat { data, last, error, keep } = frame;
        // Its length says it.
        keep.ignore();
        packet.offer(
            strip.sink.valid & headers.sink.valid,
            PacketBeat {
                data,
                last,
                error,
                length_bytes: known.length_bytes.truncate(14),
                ring: constant(8, 0),
                destination: constant(2, 0),
                protocol: state(PacketProtocol::Other),
                checksum: mux(
                    known.fill_checksums,
                    state(PacketChecksum::Fill),
                    state(PacketChecksum::None),
                ),
                flow_hash: constant(32, 0),
                timestamp_cycles: constant(48, 0),
            },
        );
        strip.sink.ready.set(packet.ready & headers.sink.valid);
        headers.sink.ready.set(packet.fires() & last);
        headers.occupancy.ignore();

        let is_there = strip.sink.valid.implies(headers.sink.valid);
        assert_always("a frame's header is there with its first beat", is_there);
        cover("a frame leaves behind another", packet.fires() & last & begins);
        cover("a message has no frame", begins & !has_frame);
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
