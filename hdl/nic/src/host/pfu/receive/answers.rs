//! From answers to segments that are done, and what is counted.
use nic_dsl::{
    BundleExt, constant, cover, delayed, delayed_bool, elaborate, register, register_bool, when,
};

use super::lines::Lines;
use super::{Asked, PfuReceive, PfuReceivePorts};
use crate::host::pfu::faults;
use crate::lib::counter;
use crate::message::{LineStatus, PfuFault, SegmentDone, TaggedAnswer};
use crate::stream::event_counter;
use crate::stream::reorder_buffer::ReorderBufferPorts;

impl PfuReceive {
    /// Says which segments are done.
    #[elaborate]
    pub(super) fn answers(
        &self,
        ports: &PfuReceivePorts,
        order: &ReorderBufferPorts,
        lines: &Lines,
    ) {
        let response = ports.line_response.payload;
        response.data.ignore();
        let has_failed = response.status.is(LineStatus::Error).bits();
        let answer = TaggedAnswer { tag: response.tag, data: has_failed };
        order.answer.send(ports.line_response.valid, answer);

        let asked = Asked::unpack(&(), order.departure.payload.info);
        let line_failed = order.departure.payload.data.as_bool();
        let before_failed = register_bool(false);
        let failed = line_failed | before_failed | asked.is_short;
        let said = register::<SegmentDone>(());
        let is_said = register_bool(false);
        let has_room = !is_said | ports.done.ready;
        order.departure.ready.set(has_room);
        let answered = order.departure.fires();
        let is_done = answered & asked.ends_segment;
        when(answered, || before_failed.set(failed & !asked.ends_segment));
        when(has_room, || is_said.set(is_done));
        when(is_done, || {
            said.assign(SegmentDone { ring: asked.ring, last: asked.ends_packet, failed });
        });
        ports.done.offer(is_said, said);

        let status = *ports.status;
        let one = constant(1, 1);
        let line_made = delayed_bool(lines.makes);
        let line_bytes = delayed(lines.bytes);
        let packet_dropped = delayed_bool(lines.drops);
        event_counter::wrapping("packet_count", status.packets, is_done & asked.ends_packet);
        event_counter::sum("byte_count", status.bytes, line_made, line_bytes);
        event_counter::wrapping("line_count", status.lines, line_made);
        event_counter::wrapping("dropped_count", status.dropped_packets, packet_dropped);
        let segment_fails = is_done & failed;
        let line_fails = answered & line_failed;
        let was_short = register_bool(false);
        let ran_short = was_short | asked.is_short;
        when(answered, || was_short.set(ran_short & !asked.ends_packet));
        let packet_is_short = answered & asked.ends_packet & ran_short;
        counter::saturating("failed_segments", status.failed_segments, segment_fails);
        counter::saturating("failed_lines", status.failed_lines, line_fails);
        counter::saturating("short_packets", status.short_packets, packet_is_short);
        status.stray_answers.set(*order.refused);
        faults::first(
            status.first_fault,
            [
                (line_fails, PfuFault::FailedLine),
                (packet_is_short, PfuFault::ShortPacket),
                (order.refused.any(), PfuFault::StrayAnswer),
            ],
        );
        cover("a segment has failed", segment_fails);
        cover("segments are done one after the other", is_done & is_said);
    }
}
