//! Loopback: the MAC, or instruments in its place.
//!
//! ```text
//!                 +------- loopback -------+
//!   configuration |                        | status
//!  -------------->| level            level |------------->
//!     mac_receive |                        | received
//!  -------------->| pulse            pulse |------------->
//!       generated |                        |
//!  -------------->| stream                 |
//!            sent |                        | mac_transmit
//!  -------------->| stream          stream |------------->
//!                 |                        | counted
//!                 |                  pulse |------------->
//!                 +------------------------+
//!
//!  mac_receive --Mac------+              +--Mac---> mac_transmit
//!    generated --Generator+--> received  |
//!         loop --Loop-----+              |
//!           +-------------------Loop-----+--- sent
//!                              counted <-+ Sink
//! ```
//!
//! # Function
//! `received` gets the packets of one source, and what is `sent` goes to one place; `configuration` chooses
//! both. A change takes effect between packets, never within one: the current packet ends where it began,
//! and one that is offered goes where it was offered. The next that begins follows the choice of the cycle
//! before it; `status` says which is in effect. A packet of the MAC, or to the loop, that begins while
//! another source is in effect is dropped whole, and counted as it begins; so is one that began before its
//! source was chosen.
//!
//! What is sent to the MAC passes in the same cycle; all else takes one.
//!
//! # Backpressure
//! `received` and `counted` cannot be refused: whatever takes `received` drops what it has no room for, as
//! it does with what a MAC receives. `generated` is refused while another source is in effect. `sent` waits
//! for `mac_transmit` alone, and for nothing when it goes elsewhere.
//!
//! # Ordering
//! FIFO order, each source by itself.
//!
//! # Reset
//! The MAC is chosen, and packets in flight are cut; so the MAC is reset with it.
//!
//! # Resources
//! A beat of registers for each pulse.
//!
//! # Rationale
//! A loop behind the queues of the crossing would stall the transmit side instead of dropping, and would
//! measure another path than the wire's. Looping in the MAC is for boards: here is no MAC.
use nic_dsl::{
    Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, Pulse, PulseSink, PulseSource,
    Sink, Source, any_of, assert_always, cover, delayed, delayed_bool, elaborate, mux, one_hot_mux,
    register_bool, register_state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::counter;
use crate::message::{
    LoopbackConfiguration, LoopbackReceive, LoopbackStatus, LoopbackTransmit, MessageBeat,
    MessageBeatShape,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::packet::is_open;

/// What the switch promises; the latency is that to the MAC.
pub const CONTRACT: Contract = Contract {
    module: "loopback",
    summary: "Connects the network side to the MAC, to the instruments, or to itself.",
    source: contract::Source { paper: "CXL-NIC", section: "6" },
    latency: Some(Latency::exactly(0, "sent")),
    interval: 1,
    waits_on: &["mac_transmit"],
    // What is sent comes from registers of `cmac_transmit`.
    transparent: &[
        ("sent_valid", "mac_transmit_valid"),
        ("sent_data", "mac_transmit_data"),
        ("sent_keep", "mac_transmit_keep"),
        ("sent_last", "mac_transmit_last"),
        ("sent_error", "mac_transmit_error"),
        ("mac_transmit_ready", "sent_ready"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("loopback", &[])],
    proof: Proof::bounded(8).induction(2).cover(8),
    constraint: None,
    build: |_| build(&Loopback),
};

/// Bytes of a beat.
const BYTES: u32 = 64;

/// A switch of the network side.
#[derive(Clone, Debug)]
pub struct Loopback;

/// Ports of the switch.
#[derive(Ports)]
pub struct LoopbackPorts {
    /// What is connected to what.
    #[shape(())]
    pub configuration: LevelSink<LoopbackConfiguration>,
    /// What the MAC receives.
    pub mac_receive: PulseSink<MessageBeat>,
    /// What the packet generator sends.
    pub generated: Sink<MessageBeat>,
    /// What the card sends.
    pub sent: Sink<MessageBeat>,
    /// What the card receives.
    pub received: PulseSource<MessageBeat>,
    /// What the MAC sends.
    pub mac_transmit: Source<MessageBeat>,
    /// What the packet sink counts.
    pub counted: PulseSource<MessageBeat>,
    /// What is in effect, and what was dropped.
    #[shape(())]
    pub status: LevelSource<LoopbackStatus>,
}

impl Module for Loopback {
    type Ports = LoopbackPorts;

    fn name(&self) -> String {
        "loopback".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("loopback.rs"), &CONTRACT)
    }

    fn shape(&self) -> LoopbackPortsShape {
        let beat = MessageBeatShape { bytes: BYTES };
        LoopbackPortsShape {
            mac_receive: beat.clone(),
            generated: beat.clone(),
            sent: beat.clone(),
            received: beat.clone(),
            mac_transmit: beat.clone(),
            counted: beat,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let status = *ports.status;
        let sent = *ports.sent;
        let sent_to = register_state(LoopbackTransmit::Mac);
        let to_sink = sent_to.is(LoopbackTransmit::Sink);
        let to_loop = sent_to.is(LoopbackTransmit::Loop);
        let to_mac = !(to_sink | to_loop);
        ports.mac_transmit.offer(sent.valid & to_mac, sent.payload);
        sent.ready.set(ports.mac_transmit.ready | !to_mac);
        let leaves = sent.fires();
        let sent_open = is_open(leaves, &sent.payload);
        let sent_waits = sent.valid & !sent.ready;
        let sent_stays = mux(leaves, !sent.payload.last, sent_open | sent_waits);
        when(!sent_stays, || sent_to.assign(ports.configuration.transmit));
        status.sent_to.assign(sent_to);
        let is_counted = delayed_bool(leaves & to_sink);
        let counted_beat = delayed(sent.payload);
        ports.counted.send(is_counted, counted_beat);

        let received_from = register_state(LoopbackReceive::Mac);
        let from_generator = received_from.is(LoopbackReceive::Generator);
        let from_loop = received_from.is(LoopbackReceive::Loop);
        let from_mac = !(from_generator | from_loop);
        ports.generated.ready.set(from_generator);
        let looped = Pulse { valid: leaves & to_loop, payload: sent.payload };
        let of_mac = Taken::new("of_mac", *ports.mac_receive, from_mac);
        let of_loop = Taken::new("of_loop", looped, from_loop);
        let of_generator = ports.generated.fires();
        let comes = of_mac.passes | of_loop.passes | of_generator;
        let beat = one_hot_mux([
            (of_mac.passes, ports.mac_receive.payload),
            (of_loop.passes, sent.payload),
            (of_generator, ports.generated.payload),
        ]);
        let received_open = is_open(comes, &beat);
        let received_stays = mux(comes, !beat.last, received_open);
        when(!received_stays, || received_from.assign(ports.configuration.receive));
        status.received_from.assign(received_from);
        let is_received = delayed_bool(comes);
        let received_beat = delayed(beat);
        ports.received.send(is_received, received_beat);

        counter::saturating("dropped_mac_count", status.dropped_from_mac, of_mac.drops);
        counter::saturating("dropped_loop_count", status.dropped_from_loop, of_loop.drops);

        let generator_open = is_open(of_generator, &ports.generated.payload);
        for (open, in_effect) in [
            (of_mac.is_open, from_mac),
            (of_loop.is_open, from_loop),
            (generator_open, from_generator),
        ] {
            assert_always("a packet that is open is in effect", open.implies(in_effect));
        }
        let is_one_open = any_of([of_mac.is_open, of_loop.is_open, generator_open]);
        assert_always("what is open is some source's", received_open.equals(is_one_open));
        // What was in effect when the packet began.
        let began_from = register_state(LoopbackReceive::Mac);
        when(comes & !received_open, || began_from.assign(received_from));
        let is_same = began_from.bits().equals(received_from.bits());
        assert_always("a received packet ends where it began", received_open.implies(is_same));
        let began_to = register_state(LoopbackTransmit::Mac);
        when(leaves & !sent_open, || began_to.assign(sent_to));
        let is_same = began_to.bits().equals(sent_to.bits());
        assert_always("a sent packet ends where it began", sent_open.implies(is_same));
        cover("a packet goes around", of_loop.passes & sent.payload.last & received_open);
        cover("a packet of the MAC is dropped", of_mac.drops);
        cover("a packet to the loop is dropped", of_loop.drops);
        cover("a packet of the generator is received", of_generator & beat.last);
    }
}

/// What becomes of the packets of a source that cannot wait.
struct Taken {
    /// A beat passes.
    passes: Bool,
    /// A packet begins that is dropped.
    drops: Bool,
    /// A packet that passes has begun and not ended.
    is_open: Bool,
}

impl Taken {
    /// A packet passes if its source is in effect as it begins.
    fn new<P: Bundle>(name: &str, source: Pulse<P>, in_effect: Bool) -> Self {
        nic_dsl::scope(name, || Self::decide(source, in_effect))
    }

    #[elaborate]
    fn decide<P: Bundle>(source: Pulse<P>, in_effect: Bool) -> Self {
        let goes_on = is_open(source.valid, &source.payload);
        let began_passing = register_bool(false);
        let may_pass = mux(goes_on, began_passing, in_effect);
        when(source.valid, || began_passing.set(may_pass));
        let passes = source.valid & may_pass;
        let drops = source.valid & !goes_on & !in_effect;
        Self { passes, drops, is_open: goes_on & began_passing }
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
