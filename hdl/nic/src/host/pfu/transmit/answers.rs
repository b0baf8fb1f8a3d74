//! Lines that have come, in order: segments that are done, and what is counted.
use nic_dsl::{Bool, BundleExt, concatenate, elaborate, register, register_bool, when};

use super::{Asked, PfuTransmit, PfuTransmitPorts};
use crate::host::pfu::faults;
use crate::lib::counter;
use crate::message::{LineStatus, PfuFault, SegmentDone, TaggedAnswer};
use crate::stream::event_counter;
use crate::stream::reorder_buffer::ReorderBufferPorts;

impl PfuTransmit {
    /// Takes the lines in order, gives their bytes on, and says which segments are done.
    #[elaborate]
    pub(super) fn answers(&self, ports: &PfuTransmitPorts, order: &ReorderBufferPorts) {
        let response = ports.line_response.payload;
        let has_failed = response.status.is(LineStatus::Error).bits();
        let answer =
            TaggedAnswer { tag: response.tag, data: concatenate([has_failed, response.data]) };
        order.answer.send(ports.line_response.valid, answer);

        let line = order.departure.payload;
        let asked = Asked::unpack(&(), line.info);
        let line_failed = line.data.top(1).as_bool();
        // Of the segment, and of the packet, before this line.
        let segment_failed = register_bool(false);
        let packet_failed = register_bool(false);
        let said = register::<SegmentDone>(());
        let is_said = register_bool(false);
        let done_free = !is_said | ports.done.ready;
        let may_leave = order.departure.valid & done_free;
        let has_error = line_failed | packet_failed;
        // Whatever `done` does meanwhile.
        let line_stays = order.departure.valid & !is_said;
        let beats_free =
            self.beats(ports.packet, (may_leave, line_stays), &asked, line.data, has_error);
        order.departure.ready.set(done_free & beats_free);

        let leaves = order.departure.fires();
        let is_done = leaves & asked.ends_segment;
        let failed = line_failed | segment_failed;
        when(leaves, || {
            segment_failed.set(failed & !asked.ends_segment);
            packet_failed.set(has_error & !asked.ends_packet);
        });
        when(done_free, || is_said.set(is_done));
        when(is_done, || {
            let ring = asked.packet.ring;
            said.assign(SegmentDone { ring, last: asked.ends_packet, failed });
        });
        ports.done.offer(is_said, said);

        let status = *ports.status;
        let ends = leaves & asked.ends_packet;
        let line_fails: Bool = leaves & line_failed;
        event_counter::wrapping("packet_count", status.packets, ends);
        counter::saturating("failed_packets", status.failed_packets, ends & has_error);
        counter::saturating("failed_lines", status.failed_lines, line_fails);
        status.stray_answers.set(*order.refused);
        faults::first(
            status.first_fault,
            [(line_fails, PfuFault::FailedLine), (order.refused.any(), PfuFault::StrayAnswer)],
        );
    }
}
