//! Both buckets of a key are read, and looked at.
use nic_dsl::{
    Bits, Bool, BundleExt, Stream, concatenate, constant, elaborate, instance, mux, register,
    register_bool, scope, state, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{KvsLookup, KvsLookupPorts, Probed, QUEUE_DEPTH};
use crate::engine::kvs::address::Sum;
use crate::engine::kvs::layout::{ADDRESS_BITS, Found, LINE_BITS, choice, lines_of, look};
use crate::message::{
    KvsRequest, LineOperation, LineRequest, LineSpace, LineStatus, TaggedAnswer, Word,
};
use crate::stream::fifo::Fifo;
use crate::stream::reorder_buffer::ReorderBuffer;
use crate::stream::skid_buffer::SkidBuffer;

impl KvsLookup {
    /// Gives each request with the entry that may be its own.
    #[elaborate]
    pub(super) fn probe(&self, ports: &KvsLookupPorts) -> Stream<Probed> {
        let order = ReorderBuffer::new_checked(self.slots, LINE_TAG_BITS, 1, LINE_BITS + 1);
        let order = instance("buckets", &order.expect("tags number that many"));
        let waiting = instance("probing", &Fifo::<KvsRequest> { payload: (), depth: QUEUE_DEPTH });
        waiting.occupancy.ignore();
        order.occupancy.ignore();
        order.refused.ignore();

        // A request is taken with its second bucket.
        let is_second = register_bool(false);
        let accepted = instance("accepted", &SkidBuffer::<KvsRequest> { payload: () });
        accepted.source.connect(*ports.request);
        let has_request = accepted.sink.valid;
        let request = accepted.sink.payload;
        let may_ask = has_request & waiting.source.ready & order.allocate.ready;
        let index = choice(request.hash, is_second).truncate(self.index_bits);
        // The address is known two cycles later.
        let has_sum = register_bool(false);
        let sum = scope("sum", Sum::registers);
        let sum_tag = register::<Bits>(LINE_TAG_BITS);
        let asked = register_bool(false);
        let asked_line = register::<Bits>(ADDRESS_BITS);
        let asked_tag = register::<Bits>(LINE_TAG_BITS);
        let line_free = !asked | ports.bucket_request.ready;
        let is_free = !has_sum | line_free;
        let asks = may_ask & is_free;
        when(line_free, || {
            asked.set(has_sum);
            asked_line.set(sum.total());
            asked_tag.set(sum_tag);
        });
        when(is_free, || {
            has_sum.set(asks);
            sum.set(ports.tables.nic_buckets, index.zero_extend(ADDRESS_BITS));
            sum_tag.set(order.tag.zero_extend(LINE_TAG_BITS));
        });
        when(asks, || is_second.set(!is_second));
        accepted.sink.ready.set(asks & is_second);
        waiting.source.offer(asks & is_second, request);
        order
            .allocate
            .offer(has_request & waiting.source.ready & is_free, Word { data: is_second.bits() });
        ports.bucket_request.offer(
            asked,
            LineRequest {
                operation: state(LineOperation::CsRead),
                space: state(LineSpace::DeviceDeviceBias),
                line_address: asked_line,
                data: constant(LINE_BITS, 0),
                byte_enable: constant(64, 0),
                tag: asked_tag,
            },
        );
        let response = ports.bucket_response.payload;
        let has_failed = response.status.is(LineStatus::Error).bits();
        let data = concatenate([has_failed, response.data]);
        order.answer.send(ports.bucket_response.valid, TaggedAnswer { tag: response.tag, data });

        // The first bucket's verdict waits for the second's.
        let bucket = order.departure.payload;
        let of = waiting.sink.payload;
        let is_last = bucket.info.as_bool();
        let now = look(bucket.data.truncate(LINE_BITS), of.hash, of.key_length);
        let failed_now = bucket.data.top(1).as_bool();
        now.has_free.ignore();
        now.free.ignore();
        let first = register::<Found>(());
        first.has_free.ignore();
        first.free.ignore();
        let first_failed = register::<Bool>(());
        let second = register::<Found>(());
        second.has_free.ignore();
        second.free.ignore();
        let any_failed = register::<Bool>(());
        let judged = register::<KvsRequest>(());
        let earlier = register::<Found>(());
        earlier.has_free.ignore();
        earlier.free.ignore();
        let is_judged = register_bool(false);
        let probed = Stream::<Probed>::wire(&());
        let judged_free = !is_judged | probed.ready;
        let takes = order.departure.valid & waiting.sink.valid & (!is_last | judged_free);
        order.departure.ready.set(waiting.sink.valid & (!is_last | judged_free));
        waiting.sink.ready.set(takes & is_last);
        when(takes & !is_last, || {
            first.assign(now);
            first_failed.set(failed_now);
        });
        when(judged_free, || is_judged.set(takes & is_last));
        when(takes & is_last, || {
            earlier.assign(first);
            second.assign(now);
            any_failed.set(failed_now | first_failed);
            judged.assign(of);
        });
        let is_there = (earlier.matches | second.matches) & !any_failed;
        let value_length = mux(earlier.matches, earlier.value_length, second.value_length);
        probed.offer(
            is_judged,
            Probed {
                request: judged,
                has_candidate: is_there,
                is_second: !earlier.matches,
                slot: mux(earlier.matches, earlier.slot, second.slot),
                value_length,
                count: lines_of(judged.key_length, value_length),
            },
        );
        probed
    }
}
