//! Packet generator: sends UDP packets at an exact rate, for the packet sink or as requests.
//!
//! ```text
//!                  +- packet_generator -+
//!    configuration |                    | packet
//!  --------------->| level       stream |---------->
//!   size, template |                    | status
//!  --------------->| pulse        level |---------->
//!                  |                    | now_cycles
//!                  |              level |---------->
//!                  +--------------------+
//!
//!        enable                  ready              the last, a fault or !enable
//!  idle --------> preparing -------------> running -----------------------------> ending
//!   ^--!enable-- ended <---------------------------- all packets have left ---------|
//! ```
//!
//! # Function
//! A run begins when `enable` rises, and ends after `packets` packets, or with the current packet when
//! `enable` falls; where `enable` has risen again by then, the next one begins. Packets are Ethernet frames with IPv4 and UDP headers and right checksums; what is
//! behind the headers is said in `nic_spec::probe`, or is the template of a request with a key's number in
//! it. Frames shorter than 60 bytes, which only requests can be, are padded with zeros.
//!
//! The rate is exact: a packet begins as soon as the packets before it, each counted with its bytes or as
//! one, have had their cycles by `rate_numerator / rate_denominator`; nothing is rounded, and after a stall it
//! catches up with all that was held back, up to 2^38 / `rate_denominator` packets or bytes. Flows take turns; the sequence number of a packet counts
//! those of its flow. Sizes are drawn from the table by Walker's method of aliases, keys from the same
//! xorshift generator of 64 bits (Marsaglia 2003: 13, 7, 17), which begins at the seed, with its complement
//! above. The timestamp is `now_cycles` nine cycles before the first beat is offered, unless `packet` stalls.
//!
//! A size or a rate that is not legal ends the run, and `status` names the fault until the next one.
//!
//! # Backpressure
//! Waits for `packet`, a beat per cycle otherwise, packets of one beat included.
//!
//! # Ordering
//! Packets in the order of their numbers.
//!
//! # Reset
//! Ends the run; the current packet is cut. The tables keep what was written.
//!
//! # Resources
//! A table of 64 entries in lookup tables, the template in registers, one multiplier, and a pipeline of
//! eight beats without their data.
//!
//! # Rationale
//! A memory of frames would repeat them, with old timestamps and the same checksums; a token bucket with a
//! depth would forget what a stall held back.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, PulseSink, Source, States, assert_always,
    concatenate, constant, cover, delayed_bool, elaborate, instance, register_bool, register_reset,
    register_state, when, wire,
};
use nic_spec::contract::{self, Contract};

use crate::lib::counter;
use crate::message::{
    GeneratorConfiguration, GeneratorContent, GeneratorFault, GeneratorSize, GeneratorStatus,
    GeneratorTemplate, MessageBeat, MessageBeatShape,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::skid_buffer::SkidBuffer;

mod assemble;
mod checksum;
mod choose;
mod send;
mod template;

use template::Template;

/// What the generator promises.
pub const CONTRACT: Contract = Contract {
    module: "packet_generator",
    summary: "Sends UDP packets at an exact rate, with numbers and a pattern for the packet sink.",
    source: contract::Source { paper: "CXL-NIC", section: "6" },
    // Nothing that comes in is answered.
    latency: None,
    interval: 1,
    waits_on: &["packet"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("packet_generator", &[])],
    proof: Proof::bounded(8),
    constraint: None,
    build: |_| build(&PacketGenerator),
};

/// Bytes of a beat.
const BEAT_BYTES: u32 = 64;
/// Bits of a length in bytes.
const LENGTH_BITS: u32 = 14;
/// Bits of the balance of the rate: what the longest packet costs is below 2^30, and what is held back
/// is counted up to 2^38.
const BALANCE_BITS: u32 = 40;
/// Bits of a time in cycles.
const TIME_BITS: u32 = 48;

/// A packet generator.
#[derive(Clone, Debug)]
pub struct PacketGenerator;

/// Ports of the generator.
#[derive(Ports)]
pub struct PacketGeneratorPorts {
    /// What is sent, and how fast.
    #[shape(())]
    pub configuration: LevelSink<GeneratorConfiguration>,
    /// Writes an entry of the table of sizes.
    #[shape(())]
    pub size: PulseSink<GeneratorSize>,
    /// Writes a word of the template.
    #[shape(())]
    pub template: PulseSink<GeneratorTemplate>,
    /// The packets.
    pub packet: Source<MessageBeat>,
    /// What was sent.
    #[shape(())]
    pub status: LevelSource<GeneratorStatus>,
    /// Cycles since reset, from which timestamps are taken.
    #[shape(TIME_BITS)]
    pub now_cycles: LevelSource<Bits>,
}

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Run {
    /// There is none.
    Idle,
    /// What does not change within it is worked out.
    Preparing,
    /// Packets are sent.
    Running,
    /// The last ones leave.
    Ending,
    /// It is over, and still enabled.
    Ended,
}

impl Module for PacketGenerator {
    type Ports = PacketGeneratorPorts;

    fn name(&self) -> String {
        "packet_generator".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> PacketGeneratorPortsShape {
        PacketGeneratorPortsShape { packet: MessageBeatShape { bytes: BEAT_BYTES } }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let configuration = *ports.configuration;
        let now = clock();
        ports.now_cycles.set(now);
        let run = register_state(Run::Idle);
        let fault = register_state(GeneratorFault::None);
        let begins = run.is(Run::Idle) & configuration.enable;
        let is_running = run.is(Run::Running);
        let is_request = configuration.content.is(GeneratorContent::Request);

        let payload = MessageBeatShape { bytes: BEAT_BYTES };
        let buffer = instance("buffer", &SkidBuffer::<MessageBeat> { payload });
        ports.packet.connect(*buffer.sink);
        let moves = buffer.source.ready;

        let template = Template::new(&configuration, *ports.template, run.is(Run::Preparing));
        let taken = wire::<Bool>(());
        let next = choose::packets(&configuration, *ports.size, (begins, is_running), taken);
        let sent = send::beats(&configuration, &next, (begins, is_running), (moves, now));
        taken.set(sent.taken);
        let summed = checksum::summed(&configuration, &sent, template.sum, moves);
        let assembled = assemble::beat(&configuration, &summed, template.data, moves);
        buffer.source.offer(assembled.valid, assembled.beat);

        let is_inside = sent.is_open | sent.valid | summed.is_busy | assembled.valid;
        let is_empty = !(is_inside | ports.packet.valid);
        let is_wrong_rate =
            configuration.rate_numerator.is_zero() | configuration.rate_denominator.is_zero();
        // `enable` was low within the run: if it is not any more, that is for the next one.
        let has_fallen = register_bool(false);
        let falls = !configuration.enable | has_fallen;
        has_fallen.set(falls & !run.is(Run::Idle));
        let is_stopped = falls | !fault.is(GeneratorFault::None);
        run.switch(|now| match now {
            Run::Idle => {
                when(configuration.enable, || {
                    run.goto(Run::Preparing);
                    fault.goto(GeneratorFault::None);
                });
            }
            Run::Preparing => {
                when(template.is_ready, || run.goto(Run::Running));
                when(is_wrong_rate, || fault.goto(GeneratorFault::BadRate))
                    .otherwise_when(template.is_bad, || fault.goto(GeneratorFault::BadTemplate))
                    .otherwise_when(template.is_bad_key, || fault.goto(GeneratorFault::BadKey));
            }
            Run::Running => {
                when(next.is_illegal & is_request, || fault.goto(GeneratorFault::BadKey))
                    .otherwise_when(next.is_illegal, || fault.goto(GeneratorFault::BadSize));
                when(is_stopped | next.is_over, || run.goto(Run::Ending));
            }
            Run::Ending => {
                when(is_empty, || run.goto(Run::Ended));
            }
            Run::Ended => {
                when(falls, || run.goto(Run::Idle));
            }
        });

        let status = *ports.status;
        let leaves = buffer.source.fires();
        let ends = leaves & assembled.beat.last;
        let stalls = ports.packet.valid & !ports.packet.ready;
        let one = constant(1, 1);
        status.running.set(run.is_any(&[Run::Preparing, Run::Running, Run::Ending]));
        status.fault.set(fault);
        status.sent_packets.set(counter::sum("packets", 64, begins, ends, one));
        status.sent_bytes.set(counter::sum("bytes", 64, begins, leaves, assembled.bytes));
        let stalled_before = delayed_bool(stalls);
        let stalled = counter::sum("stalled_cycles", 64, begins, stalled_before, one);
        status.stalled_cycles.set(stalled);

        assert_always("the state is known", run.is_any(Run::ALL));
        let is_quiet = !run.is_any(&[Run::Running, Run::Ending]);
        assert_always("packets belong to a run", is_quiet.implies(is_empty));
        let ended_before = delayed_bool(ends);
        cover("a packet of one beat follows another", ends & ended_before);
        cover("a run is over", run.is(Run::Ended));
        cover("a run waits for another to end", has_fallen & configuration.enable);
    }
}

/// Cycles since reset, in two halves, so that no carry passes through all of it in a cycle.
#[elaborate]
fn clock() -> Bits {
    let half = TIME_BITS / 2;
    let now_low = register_reset(half, 0);
    let now_high = register_reset(half, 0);
    let carries = register_bool(false);
    now_low.set(now_low + 1);
    carries.set(now_low.equals((1_u32 << half) - 2));
    when(carries, || now_high.set(now_high + 1));
    concatenate([now_high, now_low])
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
