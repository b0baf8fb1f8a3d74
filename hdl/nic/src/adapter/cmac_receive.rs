//! Receive side of an Ethernet MAC with a 512-bit AXI-Stream (CMAC): makes a stream that may stall.
//!
//! ```text
//!             +-- cmac_receive --+
//!        cmac |                  | packet
//!  ---------->| pulse     stream |---------->
//!             |                  | status
//!             |            level |---------->
//!             +------------------+
//! ```
//!
//! # Function
//! The MAC has no `ready`: a beat that nobody takes is lost. If it is a packet's first, the packet is
//! dropped whole. If not, the packet is cut: what is left of it is discarded, and as soon as there is
//! room it ends with a beat of one byte, zero, with `error`. A packet that begins before that end has
//! left is dropped whole. So whatever the sink does, it gets packets that end, and what it gets
//! without `error` is a packet of the MAC, whole.
//!
//! A packet of more than 9,216 bytes ends with `error` at its 145th beat; one of less than `SHORTEST`
//! bytes ends with `error`, too. Bytes that belong to no packet are cleared. `status` counts every
//! packet of the MAC once, and the bytes of those that are passed on without `error`.
//!
//! # Backpressure
//! None towards the MAC.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties it. The first beat after it begins a packet: AXI4-Stream does not say where one begins. So the MAC's receive side is
//! reset with it, and whenever that side is reset, this is, too: otherwise the rest of a packet counts as a packet without
//! `error`, or a packet that the MAC broke off and the next count as one.
//!
//! # Resources
//! One beat of registers.
//!
//! # Rationale
//! It queues nothing: what is behind it is a queue already, of as many beats as it likes. A packet is
//! not held back until it is whole, because the packet buffer does that. To discard all up to the first
//! `last` after reset would cost a packet after each reset, with a MAC that keeps to the above as well, and would not tell a packet
//! that was broken off from the next.
use nic_dsl::{
    Bits, Bool, Bundle, LevelSource, Module, Ports, PulseSink, Source, assert_always, assume,
    concatenate, constant, constant_bool, cover, delayed, delayed_bool, elaborate, mux, register,
    register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::keep;
use crate::message::{MacReceiveStatus, MessageBeat, MessageBeatShape};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::event_counter;
use crate::stream::packet::is_open;

/// What the adapter promises.
pub const CONTRACT: Contract = Contract {
    module: "cmac_receive",
    summary: "Makes a stream that may stall of what a MAC receives, and counts what is lost.",
    source: contract::Source { paper: "design", section: "interfaces 2, CMAC; 4" },
    latency: Some(Latency::exactly(1, "cmac")),
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "SHORTEST",
        default: "60",
        meaning: "bytes of the shortest packet without an error, 1 to 64",
    }],
    presets: &[Preset::product("cmac_receive_s60", &["SHORTEST=60"])],
    // A packet of two beats, one that stalls, and what follows.
    proof: Proof::bounded(8).induction(3).cover(8),
    constraint: None,
    build: |values| build(&CmacReceive { shortest_bytes: values.number("SHORTEST", 1..=64)? }),
};

/// Bytes of the MAC's data bus.
const BYTES: u32 = 64;
/// Beats of the longest packet: 9,216 bytes.
const LONGEST_BEATS: u32 = 9_216 / BYTES;

/// An adapter to a MAC.
#[derive(Clone, Debug)]
pub struct CmacReceive {
    /// Bytes of the shortest packet, 1 to 64; an Ethernet frame without its check sequence has 60
    /// (IEEE 802.3, 3.2.8).
    pub shortest_bytes: u32,
}

/// Ports of the adapter.
#[derive(Ports)]
pub struct CmacReceivePorts {
    /// What the MAC receives; `error` is its `tuser`.
    pub cmac: PulseSink<MessageBeat>,
    /// Packets; those that must not be used end with `error`.
    pub packet: Source<MessageBeat>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<MacReceiveStatus>,
}

impl Module for CmacReceive {
    type Ports = CmacReceivePorts;

    fn name(&self) -> String {
        format!("cmac_receive_s{}", self.shortest_bytes)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("cmac_receive.rs"), &CONTRACT)
    }

    fn shape(&self) -> CmacReceivePortsShape {
        let beat = MessageBeatShape { bytes: BYTES };
        CmacReceivePortsShape { cmac: beat.clone(), packet: beat }
    }

    #[elaborate]
    fn elaborate(&self, CmacReceivePorts { cmac, packet, status }: Self::Ports) {
        let beat = cmac.payload;
        let offered = register::<MessageBeat>(beat.shape());
        let offered_valid = register_bool(false);
        // The packet that is coming in was passed on so far,
        let open = register_bool(false);
        // or what is left of it is discarded.
        let discarding = register_bool(false);
        // A packet was cut, and the beat that ends it is not offered yet.
        let owes_end = register_bool(false);
        let passed_beats = register_reset(8, 0);

        let drain = packet.ready | !offered_valid;
        let has_room = drain & !owes_end;
        let comes = cmac.valid & !discarding;
        let passes = comes & has_room;
        let is_cut = comes & !has_room & open;
        let is_dropped = comes & !has_room & !open;
        let too_long = open & passed_beats.equals(LONGEST_BEATS);
        let too_short = self.is_too_short(open, beat);

        let kept = beat.keep & (!owes_end).mask(BYTES);
        let kept_lanes = kept.repeat_each(8);
        packet.offer(offered_valid, offered);
        when(drain, || {
            offered_valid.set(passes | owes_end);
            offered.data.set(beat.data & kept_lanes);
            offered.keep.set(kept | constant(BYTES, 1));
            offered.last.set(owes_end | beat.last | too_long);
            offered.error.set(owes_end | too_long | (beat.last & (beat.error | too_short)));
        });
        when(is_cut, || owes_end.set(true)).otherwise_when(drain, || owes_end.set(false));
        when(passes, || {
            open.set(!beat.last & !too_long);
            passed_beats.set(mux(open, passed_beats + 1, constant(8, 1)));
        })
        .otherwise_when(is_cut, || open.set(false));
        let loses_rest = is_cut | is_dropped | (passes & too_long);
        when(loses_rest, || discarding.set(!beat.last))
            .otherwise_when(cmac.valid & beat.last, || discarding.set(false));

        let ends = passes & beat.last & !too_long;
        let is_good = ends & !beat.error & !too_short;
        let bytes = self.bytes_of(passed_beats, open, beat.keep);
        let was_good = delayed_bool(is_good);
        let is_good_late = delayed_bool(was_good);
        event_counter::wrapping("packet_count", status.packets, is_good);
        event_counter::sum("byte_count", status.bytes, is_good_late, bytes);
        event_counter::saturating("cut_count", status.cut_packets, is_cut);
        event_counter::saturating("dropped_count", status.dropped_packets, is_dropped);
        event_counter::saturating("damaged_count", status.damaged_packets, ends & beat.error);
        event_counter::saturating("oversized_count", status.oversized_packets, passes & too_long);
        let is_short = ends & !beat.error & too_short;
        event_counter::saturating("short_count", status.short_packets, is_short);

        assume("the MAC fills bytes from 0", cmac.valid.implies(keep::is_filled(beat.keep)));
        let is_partial = cmac.valid & !beat.keep.all();
        assume("only a last beat of the MAC is partial", is_partial.implies(beat.last));
        let sent_open = is_open(packet.fires(), &packet.payload);
        let begun = (offered_valid & !offered.last) | (!offered_valid & sent_open);
        assert_always("what has begun goes on or is owed an end", begun.equals(open | owes_end));
        assert_always("what is owed an end does not go on", !(open & owes_end));
        assert_always("what goes on is not discarded", !(open & discarding));
        let is_whole = keep::is_filled(offered.keep) & (offered.last | offered.keep.all());
        assert_always("beats are filled from byte 0", offered_valid.implies(is_whole));
        let is_clear = (offered.data & !offered.keep.repeat_each(8)).is_zero();
        assert_always("bytes of no packet are zero", offered_valid.implies(is_clear));
        let goes_on = passed_beats.is_at_most(LONGEST_BEATS);
        assert_always("no packet goes on that is too long", open.implies(goes_on));
        cover("a packet is cut", is_cut & !beat.last);
        cover("a packet is cut at its last beat", is_cut & beat.last);
        cover("a packet is dropped", is_dropped & !beat.last);
        cover("an end follows a packet that was cut", owes_end & drain);
        cover(
            "a packet begins as the end of another leaves",
            owes_end & drain & cmac.valid & !discarding,
        );
    }
}

impl CmacReceive {
    /// Whether the packet that this beat ends is shorter than the shortest.
    fn is_too_short(&self, open: Bool, beat: MessageBeat) -> Bool {
        match self.shortest_bytes {
            1 => constant_bool(false),
            shortest => !open & !beat.keep.bit(shortest - 1),
        }
    }

    /// Bytes of the packet that this beat ends, two cycles later.
    #[elaborate]
    fn bytes_of(&self, passed_beats: Bits, open: Bool, keep: Bits) -> Bits {
        let beats_before = delayed(passed_beats & open.mask(8));
        let last_keep = delayed(keep);
        let last_bytes = delayed(keep::count(last_keep));
        let whole = delayed(concatenate([beats_before, constant(6, 0)]));
        whole + last_bytes.zero_extend(14)
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
    fn the_shortest_packet_is_at_most_a_beat() {
        structure::elaborates(&RECORD, ["SHORTEST=1", "SHORTEST=64"]);
        let error = structure::refused(&RECORD, "SHORTEST=65");
        assert!(error.contains("a whole number from 1 to 64"), "{error}");
    }
}
