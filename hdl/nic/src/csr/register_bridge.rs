//! Bridge of registers: accesses to some blocks pass to the clock that they are on, and answers back.
//!
//! ```text
//!             +- register_bridge -+
//!      access |         :         | unit_access
//!  ---------->| pulse   :   pulse |------------->
//!      page_* |         :         | unit_answer
//!  ---------->| level   :   pulse |<-------------
//!      answer |         :         |
//!  <----------| pulse   :         |
//!    deferred |         :         |
//!  <----------| level   :         |
//!             | host clock : unit |
//!             +-------------------+
//! ```
//!
//! # Function
//! An access to one of the pages passes to the blocks behind it; in the next cycle `deferred` says that its
//! answer comes later. Without `answer`, its data and `refused` are zero, as on every bus of registers.
//!
//! While the unit's side is in reset, and for some ten cycles of both clocks after it, no access is taken, so that the
//! hub refuses it. One that was outstanding when the reset came is answered here, refused; whether it was
//! done does not matter, because the blocks behind the bridge were reset.
//!
//! # Backpressure
//! None: the hub asks for the next when the one before was answered; an access before that is not taken.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! The unit's side may be reset alone, with the blocks. The host's side is reset with the hub, and only together with the
//! unit's, because a block may still be about to answer. The resets may end in any order.
//!
//! # Resources
//! A comparison for each page, and two queues of four places in lookup tables (`frame_crossing`).
//!
//! # Rationale
//! One for all blocks of a clock: only one of them is asked at a time. An access is a frame of one beat, so that what
//! `frame_crossing` says of resets holds: no answer arrives late, because the crossing that an access needs is linked
//! again only after what was on its way back has arrived or is lost. There is no watch on a clock that
//! has stopped: an access to a block on it waits.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource,
    any_of, assert_always, bundle_width, constant_bool, cover, delayed_bool, elaborate, in_domain,
    instance_with_clocks, register_bool, when,
};
use nic_spec::contract::{self, Contract};

use super::register_bus::{PAGE_BITS, silent_without_answer};
use crate::message::{MessageBeat, RegisterAccess, RegisterAnswer};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::async_fifo::Output;
use crate::stream::frame_crossing::{FrameCrossing, FrameCrossingPorts};

/// What the bridge promises.
pub const CONTRACT: Contract = Contract {
    module: "register_bridge",
    summary: "Passes accesses to some blocks of registers to their clock, and answers back.",
    source: contract::Source { paper: "design", section: "style 3, one clock per module" },
    // Two clocks have no cycle in common; each way takes what `async_fifo` takes.
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter { name: "BLOCKS", default: "3", meaning: "blocks behind it, 1 to 16" }],
    presets: &[Preset::product("register_bridge_n3", &["BLOCKS=3"])],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&RegisterBridge { blocks: values.number("BLOCKS", 1..=16)? }),
};

/// A bridge to some blocks.
#[derive(Clone, Debug)]
pub struct RegisterBridge {
    /// Blocks behind it, 1 to 16.
    pub blocks: u32,
}

/// Ports of the bridge.
#[derive(Ports)]
#[clocks(host, unit)]
pub struct RegisterBridgePorts {
    /// What the host asks of any block.
    #[shape(())]
    #[clock(host)]
    pub access: PulseSink<RegisterAccess>,
    /// The blocks behind it: bits 31 to 10 of the address of each.
    #[clock(host)]
    pub page: Vec<LevelSink<Bits>>,
    /// What they say.
    #[shape(())]
    #[clock(host)]
    pub answer: PulseSource<RegisterAnswer>,
    /// The access of the cycle before is for one of them.
    #[shape(())]
    #[clock(host)]
    pub deferred: LevelSource<Bool>,
    /// The accesses to them, on their clock.
    #[shape(())]
    #[clock(unit)]
    pub unit_access: PulseSource<RegisterAccess>,
    /// What they say there.
    #[shape(())]
    #[clock(unit)]
    pub unit_answer: PulseSink<RegisterAnswer>,
}

impl Module for RegisterBridge {
    type Ports = RegisterBridgePorts;

    fn name(&self) -> String {
        format!("register_bridge_n{}", self.blocks)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("register_bridge.rs"), &CONTRACT)
    }

    fn shape(&self) -> RegisterBridgePortsShape {
        RegisterBridgePortsShape { page: vec![PAGE_BITS; self.blocks as usize] }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let asked = crossing::<RegisterAccess>("asked", ("host", "unit"));
        let answered = crossing::<RegisterAnswer>("answered", ("unit", "host"));
        in_domain("host", || {
            let access = ports.access.payload;
            let asked_page = access.address.top(PAGE_BITS);
            let is_here = any_of(ports.page.iter().map(|page| asked_page.equals(**page)));
            let is_waiting = register_bool(false);
            let takes = ports.access.valid & is_here & !is_waiting;
            asked.source.offer(takes, beat_of(access));
            let passes = asked.source.fires();
            ports.deferred.set(delayed_bool(passes).named("was_taken"));
            answered.sink.ready.set(true);
            let answers = is_waiting & answered.sink.valid;
            let gives_up = is_waiting & !answered.sink.valid & !asked.status.is_linked;
            when(passes, || is_waiting.set(true))
                .otherwise_when(answers | gives_up, || is_waiting.set(false));
            let answer = in_beat::<RegisterAnswer>(answered.sink.payload);
            let shown = RegisterAnswer {
                data: answer.data & answers.mask(32),
                refused: (answer.refused & answers) | gives_up,
            };
            ports.answer.send(answers | gives_up, shown);
            silent_without_answer(&ports.answer);
            cover("an access passes", passes);
            cover("an answer comes back", answers);
            cover("an access finds no unit", takes & !asked.source.ready);
            cover("an access is lost in a reset of the unit", gives_up);
        });
        in_domain("unit", || {
            // The way back is there before anything is asked.
            let is_linked = answered.status.is_linked;
            let access = in_beat::<RegisterAccess>(asked.sink.payload);
            ports.unit_access.send(asked.sink.valid & is_linked, access);
            asked.sink.ready.set(is_linked);
            answered.source.offer(ports.unit_answer.valid, beat_of(ports.unit_answer.payload));
            let has_room = answered.source.ready;
            has_room.ignore();
            assert_always("there is a place for an answer", !ports.unit_answer.valid | has_room);
        });
    }
}

/// Places of each queue: the fewest that there are.
const DEPTH: u32 = 4;

/// The way of one payload from one of the bridge's clocks to the other.
fn crossing<P: Bundle<Shape = ()>>(name: &str, (from, to): (&str, &str)) -> FrameCrossingPorts {
    let crossing = FrameCrossing {
        bytes: bundle_width::<P>(&()).div_ceil(8),
        depth: DEPTH,
        output: Output::Register,
        discards: false,
    };
    let crossing = instance_with_clocks(name, &crossing, &[("write", from), ("read", to)]);
    crossing.status.peer_resets.ignore();
    crossing.status.cut_frames.ignore();
    crossing
}

/// A payload as a frame of one beat.
fn beat_of<P: Bundle<Shape = ()>>(payload: P) -> MessageBeat {
    let bytes = bundle_width::<P>(&()).div_ceil(8);
    MessageBeat {
        data: payload.packed().zero_extend(8 * bytes),
        keep: constant_bool(true).mask(bytes),
        last: constant_bool(true),
        error: constant_bool(false),
    }
}

/// The payload in such a frame.
fn in_beat<P: Bundle<Shape = ()>>(beat: MessageBeat) -> P {
    beat.keep.ignore();
    beat.last.ignore();
    beat.error.ignore();
    let width = bundle_width::<P>(&());
    beat.data.slice(width, beat.data.width() - width).ignore();
    P::unpack(&(), beat.data.truncate(width))
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
    fn a_bridge_to_1_or_16_blocks_is_legal() {
        structure::elaborates(&RECORD, ["BLOCKS=1", "BLOCKS=16"]);
        let error = structure::refused(&RECORD, "BLOCKS=17");
        assert!(error.contains("a whole number from 1 to 16"), "{error}");
    }
}
