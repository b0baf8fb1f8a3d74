//! Receive match: gives packets that have come their place in the buffers of a ring.
//!
//! ```text
//!                 +------ receive_match ------+
//!   configuration |                           | segment
//!  -------------->| level              stream |-------------->
//!   control, ring |                           | completion
//!  -------------->| level               pulse |-------------->
//!   request       |                           | status
//!  -------------->| stream              level |-------------->
//!   descriptor    |                           |
//!  -------------->| stream                    |
//!                 +---------------------------+
//! ```
//!
//! # Function
//! A packet gets the next buffer of the ring, and the one behind it if it does not fit: a segment for
//! each, and what is to be written back when the segment is done. A packet that does not fit two
//! buffers is cut. `status.wanted` says that a packet waits for a descriptor.
//!
//! A packet is dropped if the ring does not take packets, or if its descriptors have not come for
//! `starve_cycles`; from then on every packet whose descriptors are neither there nor on their way
//! (`control.coming`) is dropped at once, until two that follow each other find theirs so, so that a ring that gets a
//! buffer now and then does not hold up the others for each. With `starve_cycles` of 0 it is so from the start. What
//! is on its way is waited for `starve_cycles` at most (65,536 cycles if that is 0), and not again if that was in
//! vain. A packet that would need two buffers and finds one is dropped alike, and the buffer
//! is the next packet's. Each drop is a segment of its own, so that whoever has the packet knows.
//!
//! `control.return_line`: if some descriptors of a line were used, the rest is returned.
//!
//! # Backpressure
//! A request waits for `segment`, for room among the descriptors in use, and for its descriptors, as
//! long as above.
//!
//! # Ordering
//! As the requests come.
//!
//! # Faults
//! A descriptor that has a fault is not used. `status.fault` names it when it is next, or when a packet
//! needs it together with the one before.
//!
//! # Reset
//! Forgets all. `control.forget`: descriptors that are here are lost, and those that come.
//!
//! # Resources
//! Two descriptors, two requests, two segments, in registers.
//!
//! # Rationale
//! Cutting a packet at the first buffer, when there is no second, would lose bytes that a dropped packet
//! has sent again whole.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSource, Sink, Source,
    assert_always, assume, concatenate, constant, cover, elaborate, instance, mux, register,
    register_bool, register_reset, scope, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use super::lookahead::{Lookahead, Returning};
use crate::message::{
    DescriptorCompletion, DescriptorFault, MatchControl, MatchStatus, PacketSegment,
    ReceiveRequest, RingConfiguration, RingDescriptor, RingFault,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::event_counter;
use crate::stream::skid_buffer::SkidBuffer;

/// What the match promises, where the descriptor is at hand.
pub const CONTRACT: Contract = Contract {
    module: "receive_match",
    summary: "Gives received packets their place in the buffers of a ring.",
    source: contract::Source { paper: "CXL-NIC", section: "2.2, 4.2" },
    latency: Some(Latency::exactly(2, "request")),
    interval: 1,
    waits_on: &["segment", "descriptor"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("receive_match", &[])],
    proof: Proof::bounded(10),
    constraint: None,
    build: |_| build(&ReceiveMatch),
};

/// Gives packets buffers.
#[derive(Clone, Debug)]
pub struct ReceiveMatch;

/// Ports of the match.
#[derive(Ports)]
pub struct ReceiveMatchPorts {
    /// How the ring works.
    pub configuration: LevelSink<RingConfiguration>,
    /// What it is told.
    pub control: LevelSink<MatchControl>,
    /// The number of the ring.
    pub ring: LevelSink<Bits>,
    /// Packets that have come.
    pub request: Sink<ReceiveRequest>,
    /// Buffers of the host.
    pub descriptor: Sink<RingDescriptor>,
    /// Where packets are to be written.
    pub segment: Source<PacketSegment>,
    /// Descriptors that were used, or are to be returned.
    pub completion: PulseSource<DescriptorCompletion>,
    /// How it stands.
    pub status: LevelSource<MatchStatus>,
}

/// What becomes of the packet that is next.
struct Decision {
    /// It fits the next buffer.
    single: Bool,
    /// It begins in the next buffer.
    first: Bool,
    /// It ends in the next buffer, the second.
    second: Bool,
    /// It is dropped.
    drops: Bool,
    /// It is dropped because there is no descriptor.
    starves: Bool,
}

impl Module for ReceiveMatch {
    type Ports = ReceiveMatchPorts;

    fn name(&self) -> String {
        "receive_match".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("receive_match.rs"), &CONTRACT)
    }

    fn shape(&self) -> ReceiveMatchPortsShape {
        ReceiveMatchPortsShape { ring: 8, ..ReceiveMatchPortsShape::default() }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let configuration = *ports.configuration;
        let control = *ports.control;
        configuration.ignore_the_rest();
        let waiting = instance("waiting", &SkidBuffer::<ReceiveRequest> { payload: () });
        waiting.source.connect(*ports.request);
        let request = waiting.sink.payload;
        let next = scope("next", || Lookahead::new(*ports.descriptor, control.forget));
        let leaving = instance("leaving", &SkidBuffer::<PacketSegment> { payload: () });
        ports.segment.connect(*leaving.sink);

        let in_second = register_bool(false);
        let rest = register::<Bits>(14);
        let returning =
            scope("return", || Returning::new(control.return_line, !in_second, control.forget));
        // There is room for the second of a packet if there was for its first.
        let has_room = leaving.source.ready & control.has_room;
        let fits = request.length_bytes.is_at_most(next.head.length_bytes);
        let may_begin = has_room & !in_second & !returning.is_active;
        let decision = self.decide(&configuration, (may_begin, &control), {
            // The packet whose second buffer is next has got what it needs.
            let is_there = waiting.sink.valid & !in_second;
            let found = mux(fits, next.is_good, next.are_good);
            (is_there, fits, found, in_second & leaving.source.ready)
        });
        let Decision { single, first, second, drops, starves } = decision;
        waiting.sink.ready.set(single | second | drops);
        when(first, || {
            in_second.set(true);
            rest.set(request.length_bytes - next.head.length_bytes);
        })
        .otherwise_when(second, || in_second.set(false));

        // The segment, and what is to be written back.
        let is_cut = rest.is_above(next.head.length_bytes);
        let left = mux(is_cut, next.head.length_bytes, rest);
        let whole = mux(single, request.length_bytes, next.head.length_bytes);
        let length_bytes = mux(in_second, left, whole);
        let last = single | second;
        // A whole line is written in one round trip, a part of one in two. Each length that it may have is
        // looked at beside the choice of one: the last line must end where the buffer does, or before.
        let start = next.head.address.truncate(6).zero_extend(14);
        let buffer_end = start.widening_add(next.head.length_bytes);
        let line_end = buffer_end.truncate(6);
        let whole_lines = concatenate([buffer_end.top(9), constant(6, 0)]);
        let fills = |length: Bits| start.widening_add(length).is_at_most(whole_lines);
        let (fills_by_packet, fills_by_rest) = (fills(request.length_bytes), fills(rest));
        let is_even = line_end.is_zero();
        let fills_first = mux(fits, fills_by_packet.bits(), is_even.bits());
        let fills_second = mux(is_cut, is_even.bits(), fills_by_rest.bits());
        let fills_line = mux(in_second, fills_second, fills_first).as_bool();
        let RingConfiguration { data_operation, data_space, .. } = configuration;
        leaving.source.offer(
            single | first | second | drops,
            PacketSegment {
                drop: drops,
                address: next.head.address,
                length_bytes,
                last: last | drops,
                packet_length_bytes: request.length_bytes,
                ring: *ports.ring,
                operation: data_operation,
                space: data_space,
                checksum: request.checksum,
                fills_line,
            },
        );
        let returns = returning.is_active & next.is_there & control.has_room;
        let uses = single | first | second;
        next.pops.set(uses | returns);
        returning.uses.set(uses | returns);
        returning.ends_line.set(next.head.ends_line);
        let is_done = register_bool(false);
        let done = register::<DescriptorCompletion>(());
        is_done.set(uses | returns);
        when(uses | returns, || {
            let none = state(DescriptorFault::None);
            let fault = mux(second & is_cut, state(DescriptorFault::Truncated), none);
            let used = DescriptorCompletion {
                slot: next.head.place.truncate(2),
                address: next.head.address,
                length_bytes,
                last,
                interrupt: next.head.interrupt,
                checksum: request.checksum,
                protocol: request.protocol,
                fault,
                flow_hash: request.flow_hash,
                ends_line: next.head.ends_line,
            };
            done.assign(mux(returns, next.returned(), used));
        });
        ports.completion.send(is_done, done);

        let status = *ports.status;
        status.idle.set(!in_second & !returning.is_active & !is_done);
        let found = mux(fits, next.is_there, next.are_there);
        let is_starved = register_bool(false);
        when(starves, || is_starved.set(true)).otherwise_when(uses, || is_starved.set(false));
        status.wanted.set((waiting.sink.valid & !found & !in_second) | is_starved);
        let is_short = waiting.sink.valid & !fits & next.are_there;
        let second_fault = mux(is_short, next.second.fault, state(RingFault::None));
        let none = state(RingFault::None);
        let head_fault = mux(next.is_good, second_fault, next.head.fault);
        status.fault.set(mux(next.is_there & !in_second, head_fault, none));
        event_counter::wrapping("stopped_drop_count", status.stopped_drops, drops & !starves);
        event_counter::wrapping("starved_drop_count", status.starved_drops, starves);
        event_counter::wrapping("truncated_count", status.truncated, second & is_cut);
        next.second.ignore_all();
        // It is the host's only in what is to be sent.
        next.head.last.ignore();
        let is_inside = in_second | control.accept;
        assume("descriptors are forgotten between packets", !(control.forget & is_inside));
        assert_always("what is used may be used", uses.implies(next.is_good));
        assert_always("nothing is used and returned", !(uses & returns));
        cover("a packet has two segments", second);
        cover("a packet is cut", second & is_cut);
        cover("packets follow each other without a gap", single & is_done);
    }
}

impl ReceiveMatch {
    /// What becomes of the packet.
    #[elaborate]
    fn decide(
        &self,
        configuration: &RingConfiguration,
        (may_begin, control): (Bool, &MatchControl),
        (is_there, fits, found, ends): (Bool, Bool, Bool, Bool),
    ) -> Decision {
        let accepts = control.accept;
        let begins = may_begin & is_there;
        let served = begins & accepts & found;
        // How long the packet has waited; and whether one before it did so in vain.
        let waited = register_reset(16, 0);
        let has_waited = register_bool(false);
        let is_impatient = register_bool(false);
        // The packet before found its descriptors, or they were on their way.
        let was_served = register_bool(false);
        let lacks = is_there & accepts & !found;
        // What is on its way is waited for, unless a packet has waited for it in vain.
        let is_believed = register_bool(true);
        let is_coming = control.coming & is_believed;
        let is_in_vain = lacks & !is_coming;
        let is_short = is_impatient | configuration.starve_cycles.is_zero();
        let is_over = has_waited | (is_short & !is_coming);
        let starves = begins & lacks & is_over;
        when(lacks & !starves, || {
            waited.set(waited + 1);
            when(waited.equals(configuration.starve_cycles - 1), || has_waited.set(true));
        })
        .otherwise(|| {
            waited.set(0);
            has_waited.set(false);
        });
        when(starves, || is_impatient.set(true))
            .otherwise_when(!accepts | (served & was_served), || is_impatient.set(false));
        when(starves & control.coming, || is_believed.set(false))
            .otherwise_when(!control.coming | served, || is_believed.set(true));
        when(is_in_vain, || was_served.set(false)).otherwise_when(served, || was_served.set(true));
        cover("a packet is dropped at once after another starved", starves & !has_waited);
        cover(
            "a packet is dropped at once after one was served",
            starves & !has_waited & was_served,
        );
        Decision {
            single: served & fits,
            first: served & !fits,
            second: ends,
            drops: (begins & !accepts) | starves,
            starves,
        }
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
