//! The lines of an entry are asked for, one in each cycle.
use nic_dsl::{
    Bits, Stream, concatenate, constant, delayed_bool, elaborate, instance, mux, register_bool,
    register_reset, scope, state, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{KvsLookup, KvsLookupPorts, Probed, QUEUE_DEPTH};
use crate::engine::kvs::address::{Entries, EntryWalk};
use crate::engine::kvs::layout::{COUNT_BITS, LINE_BITS};
use crate::message::{
    LineOperation, LineRequest, LineSpace, LineStatus, OrderedAnswer, TaggedAnswer, Word,
};
use crate::stream::fifo::Fifo;
use crate::stream::reorder_buffer::ReorderBuffer;

impl KvsLookup {
    /// Asks for the lines of each candidate; gives the requests, and the lines, in order.
    #[elaborate]
    pub(super) fn walk(
        &self,
        ports: &KvsLookupPorts,
        (probed, distance): (Stream<Probed>, Bits),
    ) -> (Stream<Probed>, Stream<OrderedAnswer>) {
        let slots = 2 * self.slots;
        let order = ReorderBuffer::new_checked(slots, LINE_TAG_BITS, 1, LINE_BITS + 1);
        let order = instance("entries", &order.expect("tags number that many"));
        let judging = instance("judging", &Fifo::<Probed> { payload: (), depth: QUEUE_DEPTH });
        judging.occupancy.ignore();
        order.occupancy.ignore();
        order.refused.ignore();

        let of = probed.payload;
        let entries =
            scope("entries_at", || Entries::of(ports.tables.nic_entries, self.index_bits));
        let has_line = register_bool(false);
        let line = scope("line", || EntryWalk::registers(self.index_bits));
        let count = register_reset(COUNT_BITS, 0);
        let is_last = count.equals(1);
        let may_ask = has_line & order.allocate.ready;
        let asks = may_ask & ports.entry_request.ready;
        let line_free = !has_line | (asks & is_last);
        let has_lines = of.has_candidate;
        let takes = probed.valid & judging.source.ready & (line_free | !has_lines);
        probed.ready.set(judging.source.ready & (line_free | !has_lines));
        judging.source.offer(probed.valid & (line_free | !has_lines), of);
        when(asks, || {
            line.advance();
            count.set(count - 1);
        });
        when(line_free, || {
            has_line.set(takes & has_lines);
            line.begin(&entries, distance, of.slot);
            count.set(of.count);
        });
        let keeps = delayed_bool(ports.tables.keep_entries).named("keep_entries");
        let request = LineRequest {
            operation: mux(keeps, state(LineOperation::CsRead), state(LineOperation::NcRead)),
            space: state(LineSpace::DeviceDeviceBias),
            line_address: line.line(),
            data: constant(LINE_BITS, 0),
            byte_enable: constant(64, 0),
            tag: order.tag.zero_extend(LINE_TAG_BITS),
        };
        ports.entry_request.offer(may_ask, request);
        order.allocate.offer(has_line & ports.entry_request.ready, Word { data: is_last.bits() });

        let response = ports.entry_response.payload;
        let has_failed = response.status.is(LineStatus::Error).bits();
        let data = concatenate([has_failed, response.data]);
        order.answer.send(ports.entry_response.valid, TaggedAnswer { tag: response.tag, data });
        (*judging.sink, *order.departure)
    }
}
