//! Answers: what comes on R and B, and what was refused, becomes line responses.
use nic_dsl::{
    Bits, Bool, constant, elaborate, instance, mux, register, register_bool, register_reset,
    register_state, state, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{ID_BITS, LineToCxlIp, LineToCxlIpPorts, Refused, Request, TAG_BITS};
use crate::lib::counter;
use crate::message::{
    AxiResponse, CxlIpFault, CxlIpReadData, CxlIpReadDataShape, CxlIpStatus, CxlIpWriteResponse,
    LineResponse, LineStatus,
};
use crate::stream::skid_buffer::SkidBuffer;

/// What goes wrong in this cycle.
struct Faults {
    unknown_read: Bool,
    unknown_write: Bool,
    missing_last: Bool,
}

impl LineToCxlIp {
    /// Takes data and responses, in turn if both are there; gives whether a request is answered.
    #[elaborate]
    pub(super) fn answer(
        &self,
        sent: &Request,
        refused: Refused,
        ports: &LineToCxlIpPorts,
    ) -> Bool {
        let payload = CxlIpReadDataShape { user_bits: self.read_data_user_bits() };
        let reads = instance("read_lines", &SkidBuffer::<CxlIpReadData> { payload });
        reads.source.connect(*ports.read_data);
        let writes = instance("written", &SkidBuffer::<CxlIpWriteResponse> { payload: () });
        writes.source.connect(*ports.write_response);
        let (read, write) = (reads.sink.payload, writes.sink.payload);
        write.user.ignore();
        let poison = read.user.bit(0);
        if read.user.width() > 1 {
            read.user.top(read.user.width() - 1).ignore();
        }

        let is_refused = refused.pending;
        let is_offered = register_bool(false);
        let offered = register::<LineResponse>(());
        ports.line_response.offer(is_offered, offered);
        let has_room = !is_offered | ports.line_response.ready;

        let reading = register_reset(1 << TAG_BITS, 0);
        let writing = register_reset(1 << TAG_BITS, 0);
        let read_was_last = register_bool(false);
        let takes_read = has_room & reads.sink.valid & !(read_was_last & writes.sink.valid);
        let takes_write = has_room & writes.sink.valid & !takes_read;
        let takes_refused = has_room & is_refused & !reads.sink.valid & !writes.sink.valid;
        reads.sink.ready.set(takes_read);
        writes.sink.ready.set(takes_write);
        when(takes_read | takes_write, || read_was_last.set(takes_read));
        let read_tag = read.id.truncate(TAG_BITS);
        let write_tag = write.id.truncate(TAG_BITS);
        let read_known = reading.bit_at(read_tag) & read.id.top(ID_BITS - TAG_BITS).is_zero();
        let write_known = writing.bit_at(write_tag) & write.id.top(ID_BITS - TAG_BITS).is_zero();
        let gives_read = takes_read & read_known;
        let gives_write = takes_write & write_known;
        // Shifts, because they become shorter paths than a write to a bit.
        let bit = |happens: Bool, tag: Bits| {
            (constant(1 << TAG_BITS, 1) << tag) & happens.mask(1 << TAG_BITS)
        };
        reading.set(
            (reading & !bit(gives_read, read_tag)) | bit(sent.reads, sent.tag.truncate(TAG_BITS)),
        );
        writing.set(
            (writing & !bit(gives_write, write_tag))
                | bit(sent.writes, sent.tag.truncate(TAG_BITS)),
        );

        when(sent.refused, || {
            refused.pending.set(true);
            refused.tag.set(sent.tag);
        })
        .otherwise_when(takes_refused, || refused.pending.set(false));

        let read_failed = !read.response.is(AxiResponse::Okay) | !read.last | poison;
        let write_failed = !write.response.is(AxiResponse::Okay);
        let (error, okay) = (state(LineStatus::Error), state(LineStatus::Okay));
        when(has_room, || {
            is_offered.set(gives_read | gives_write | takes_refused);
            let of_line = |tag: Bits| tag.zero_extend(LINE_TAG_BITS);
            let other_tag = mux(takes_write, of_line(write_tag), refused.tag);
            let other_failed = write_failed | !takes_write;
            offered.tag.set(mux(takes_read, of_line(read_tag), other_tag));
            let failed = mux(takes_read, read_failed, other_failed);
            offered.status.set(mux(failed, error, okay));
            offered.data.set(read.data);
        });
        let faults = Faults {
            unknown_read: takes_read & !read_known,
            unknown_write: takes_write & !write_known,
            missing_last: gives_read & !read.last,
        };
        count(sent, &faults, *ports.status);
        gives_read | gives_write
    }
}

/// Drives `status`.
#[elaborate]
fn count(sent: &Request, faults: &Faults, status: CxlIpStatus) {
    let &Faults { unknown_read, unknown_write, missing_last } = faults;
    counter::wrapping("read_count", status.reads, sent.reads);
    counter::wrapping("write_count", status.writes, sent.writes);
    counter::saturating("refused_count", status.refused_requests, sent.refused);
    counter::saturating("unknown_read_count", status.unknown_read_ids, unknown_read);
    counter::saturating("unknown_write_count", status.unknown_write_ids, unknown_write);
    counter::saturating("missing_last_count", status.missing_lasts, missing_last);
    let first_fault = register_state(CxlIpFault::None);
    status.first_fault.set(first_fault);
    when(first_fault.is(CxlIpFault::None), || {
        when(sent.refused, || first_fault.goto(CxlIpFault::RefusedRequest));
        when(missing_last, || first_fault.goto(CxlIpFault::MissingLast));
        when(unknown_write, || first_fault.goto(CxlIpFault::UnknownWriteId));
        when(unknown_read, || first_fault.goto(CxlIpFault::UnknownReadId));
    });
}
