//! Both buckets of a key are read, and looked at.
use nic_dsl::{
    Bits, Bool, BundleExt, Stream, concatenate, constant, constant_bool, delayed_bool, elaborate,
    instance, mux, register, register_bool, scope, state, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{KvsLookup, KvsLookupPorts, Probed, QUEUE_DEPTH};
use crate::engine::kvs::address::{Buckets, bucket_distance};
use crate::engine::kvs::layout::{ADDRESS_BITS, Found, LINE_BITS, Slot, choice, lines_of, look};
use crate::lib::passing::past_a_place;
use crate::message::{
    KvsRequest, LineOperation, LineRequest, LineSpace, LineStatus, TaggedAnswer, Word,
};
use crate::stream::fifo::{Fifo, FifoIn, FifoMemory};
use crate::stream::reorder_buffer::ReorderBuffer;

impl KvsLookup {
    /// Gives each request with the entry that may be its own, and how far the entries of its bucket are from the first.
    #[elaborate]
    pub(super) fn probe(&self, ports: &KvsLookupPorts) -> (Stream<Probed>, Bits) {
        let order = ReorderBuffer::new_checked(self.slots, LINE_TAG_BITS, 1, LINE_BITS + 1);
        let order = instance("buckets", &order.expect("tags number that many"));
        // In block RAM, so that slots are compared with what comes from a register.
        let fifo = Fifo::<KvsRequest> { payload: (), depth: QUEUE_DEPTH };
        let waiting = instance("probing", &FifoIn { fifo, memory: FifoMemory::Block });
        waiting.occupancy.ignore();
        order.occupancy.ignore();
        order.refused.ignore();

        // A request is taken with its second bucket.
        let is_second = register_bool(false);
        let accepted = scope("accepted", || past_a_place(*ports.request));
        let has_request = accepted.valid;
        let request = accepted.payload;
        let may_ask = has_request & waiting.source.ready & order.allocate.ready;
        let index = choice(request.hash, is_second).truncate(self.index_bits);
        let buckets =
            scope("buckets_at", || Buckets::of(ports.tables.nic_buckets, self.index_bits));
        let asked = register_bool(false);
        let asked_line = register::<Bits>(ADDRESS_BITS);
        let asked_tag = register::<Bits>(LINE_TAG_BITS);
        let line_free = !asked | ports.bucket_request.ready;
        let asks = may_ask & line_free;
        when(line_free, || {
            asked.set(asks);
            asked_line.set(buckets.line(index));
            asked_tag.set(order.tag.zero_extend(LINE_TAG_BITS));
        });
        when(asks, || is_second.set(!is_second));
        accepted.ready.set(asks & is_second);
        waiting.source.offer(asks & is_second, request);
        order
            .allocate
            .offer(has_request & waiting.source.ready & line_free, Word { data: is_second.bits() });
        let passes = delayed_bool(ports.tables.pass_buckets).named("pass_buckets");
        ports.bucket_request.offer(
            asked,
            LineRequest {
                operation: mux(passes, state(LineOperation::NcRead), state(LineOperation::CsRead)),
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
        let slots = Slot::all_of(bucket.data.truncate(LINE_BITS));
        let now = look(&slots, of.hash, of.key_length);
        let failed_now = bucket.data.top(1).as_bool();
        now.ignore_the_rest();
        let first = register::<Found>(());
        first.ignore_the_rest();
        let first_failed = register::<Bool>(());
        let second = register::<Found>(());
        second.ignore_the_rest();
        let any_failed = register::<Bool>(());
        let judged = register::<KvsRequest>(());
        let earlier = register::<Found>(());
        earlier.ignore_the_rest();
        // Where both have their entries is found beside what is in them.
        let distance_to = |is_second: bool| {
            let index = choice(of.hash, constant_bool(is_second)).truncate(self.index_bits);
            bucket_distance(index)
        };
        let distances = [distance_to(false), distance_to(true)];
        let [first_distance, second_distance] =
            distances.map(|distance| register::<Bits>(distance.width()));
        first_distance.named("first_distance");
        second_distance.named("second_distance");
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
            first_distance.set(distances[0]);
            second_distance.set(distances[1]);
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
        (probed, mux(earlier.matches, first_distance, second_distance))
    }
}
