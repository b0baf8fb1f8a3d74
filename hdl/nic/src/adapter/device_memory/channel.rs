//! A channel: its queue, what is outstanding, and its five AXI4 channels.
use nic_dsl::{
    Bits, Bool, Stream, concatenate, constant, constant_bool, cover, elaborate, instance, mux,
    scope, state,
};

use super::{DeviceMemory, DeviceMemoryPorts, ID_BITS, UnderWay};
use crate::lib::counter;
use crate::message::{
    AxiAddress, AxiAddressShape, AxiBurst, AxiLineReadData, AxiLineReadDataShape, AxiLineWriteData,
    AxiResponse, DeviceMemoryAnswer, DeviceMemoryRequest, Word, WordShape,
};
use crate::stream::fifo::Fifo;
use crate::stream::skid_buffer::SkidBuffer;

/// Requests that wait.
const QUEUE: u32 = 4;
/// Bits of what comes back with an answer.
const TAG_BITS: u32 = 17;
/// Two to this power is the number of bytes of a beat, as AxSIZE says it.
const SIZE: u32 = 6;

impl DeviceMemory {
    /// A channel, which is offered a request; whether it takes it, and its answers.
    #[elaborate]
    pub(super) fn channel(
        &self,
        ports: &DeviceMemoryPorts,
        i: usize,
        (is_offered, request): (Bool, &DeviceMemoryRequest),
    ) -> (Bool, Stream<DeviceMemoryAnswer>) {
        let queue =
            instance("requests", &Fifo::<DeviceMemoryRequest> { payload: (), depth: QUEUE });
        queue.source.offer(is_offered, *request);
        let head = queue.sink.payload;
        let line = self.line_in_channel(head.line_address);
        let reads = scope("reads", || self.under_way(line));
        let writes = scope("writes", || self.under_way(line));

        let comes = queue.sink.valid;
        let may_write = writes.has_room() & !reads.holds;
        let is_write = comes & head.write & may_write;
        let writes_now = self.write(ports, i, (is_write, &head), line, &writes);
        let may_read = !writes.holds;
        let is_read = comes & !head.write & may_read;
        let (reads_now, answer) = self.read(ports, i, (is_read, &head), line, &reads);
        queue.sink.ready.set(mux(head.write, may_write & writes_now, may_read & reads_now));
        cover("a read waits for a write of its line", comes & !head.write & writes.holds);
        cover("a write waits for a read of its line", comes & head.write & reads.holds);
        (queue.source.ready, answer)
    }

    /// The line as AXI4 says it.
    fn address(&self, line: Bits) -> AxiAddress {
        let zeros = constant(64 - SIZE - line.width(), 0);
        AxiAddress {
            id: constant(ID_BITS, 0),
            address: concatenate([zeros, line, constant(SIZE, 0)]),
            length: constant(8, 0),
            size: constant(3, SIZE),
            burst: state(AxiBurst::Incrementing),
        }
    }

    /// Writes the line; whether there is room for it.
    #[elaborate]
    fn write(
        &self,
        ports: &DeviceMemoryPorts,
        i: usize,
        (is_write, head): (Bool, &DeviceMemoryRequest),
        line: Bits,
        writes: &UnderWay,
    ) -> Bool {
        let payload = AxiAddressShape { id_bits: ID_BITS };
        let addresses = instance("write_addresses", &SkidBuffer::<AxiAddress> { payload });
        let beats = instance("write_beats", &SkidBuffer::<AxiLineWriteData> { payload: () });
        ports.write_address[i].connect(*addresses.sink);
        ports.write_data[i].connect(*beats.sink);
        let has_room = addresses.source.ready & beats.source.ready;
        let begins = is_write & has_room;
        addresses.source.offer(begins, self.address(line));
        beats.source.offer(
            begins,
            AxiLineWriteData {
                data: head.data,
                strobe: head.byte_enable,
                last: constant_bool(true),
                poison: head.poison,
            },
        );
        writes.begins.set(begins);

        let response = &ports.write_response[i];
        response.ready.set(true);
        response.payload.id.ignore();
        let is_due = writes.any();
        let ends = response.valid & is_due;
        writes.ends.set(ends);
        let status = *ports.status[i];
        let failed = ends & !response.payload.response.is(AxiResponse::Okay);
        counter::saturating("failed_write_count", status.failed_writes, failed);
        let stray = response.valid & !is_due;
        counter::saturating("stray_response_count", status.stray_responses, stray);
        has_room
    }

    /// Reads the line; whether there is room for it, and what was read.
    #[elaborate]
    fn read(
        &self,
        ports: &DeviceMemoryPorts,
        i: usize,
        (is_read, head): (Bool, &DeviceMemoryRequest),
        line: Bits,
        reads: &UnderWay,
    ) -> (Bool, Stream<DeviceMemoryAnswer>) {
        let payload = AxiAddressShape { id_bits: ID_BITS };
        let addresses = instance("read_addresses", &SkidBuffer::<AxiAddress> { payload });
        ports.read_address[i].connect(*addresses.sink);
        // As many as may be outstanding.
        let payload = WordShape { bits: TAG_BITS };
        let tags = instance("tags", &Fifo::<Word> { payload, depth: self.outstanding });
        let has_room = addresses.source.ready & tags.source.ready;
        let begins = is_read & has_room;
        addresses.source.offer(begins, self.address(line));
        let tag = concatenate([head.for_host.bits(), head.tag]);
        tags.source.offer(begins, Word { data: tag });
        reads.begins.set(begins);

        let payload = AxiLineReadDataShape { id_bits: ID_BITS };
        let beats = instance("read_beats", &SkidBuffer::<AxiLineReadData> { payload });
        beats.source.connect(*ports.read_data[i]);
        let beat = beats.sink.payload;
        beat.id.ignore();
        let is_due = tags.sink.valid;
        let is_error = !beat.response.is(AxiResponse::Okay);
        let tag = tags.sink.payload.data;
        let answer = Stream::<DeviceMemoryAnswer>::wire(&());
        let comes = beats.sink.valid;
        answer.offer(
            comes & is_due,
            DeviceMemoryAnswer {
                for_host: tag.bit(TAG_BITS - 1),
                tag: tag.truncate(TAG_BITS - 1),
                poison: beat.poison | is_error,
                data: beat.data,
            },
        );
        beats.sink.ready.set(!is_due | answer.ready);
        let ends = comes & is_due & answer.ready;
        tags.sink.ready.set(comes & answer.ready);
        reads.ends.set(ends);
        let status = *ports.status[i];
        counter::saturating("failed_read_count", status.failed_reads, ends & is_error);
        counter::saturating("misplaced_last_count", status.misplaced_lasts, ends & !beat.last);
        counter::saturating("stray_beat_count", status.stray_beats, comes & !is_due);
        (has_room, answer)
    }
}
