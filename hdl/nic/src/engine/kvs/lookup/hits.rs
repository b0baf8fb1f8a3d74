//! Answers to what was found.
use nic_dsl::{
    Bits, Bool, constant, constant_bool, elaborate, instance, mux, register, register_bool,
    register_reset, scope, state, when,
};

use super::compare::Hits;
use super::{Hit, KvsLookup, KvsLookupPorts};
use crate::engine::kvs::layout::{COUNT_BITS, HEADER_BYTES, KEY_BITS, VALUE_BITS};
use crate::lib::passing::past_a_queue;
use crate::message::{KvsAnswerBeat, KvsBody, KvsRecencyRequest};
use crate::stream::fifo::Fifo;

/// Answers that wait; their lines fill the memory before.
const DEPTH: u32 = 16;

impl KvsLookup {
    /// Sends the answers.
    #[elaborate]
    pub(super) fn hits(&self, ports: &KvsLookupPorts, found: Hits) {
        let Hits { hit, lines, head } = found;
        let waiting = instance("hits", &Fifo::<Hit> { payload: (), depth: DEPTH });
        let next = scope("next", || past_a_queue(hit, *waiting.source, *waiting.sink));
        let answer = next.payload;
        answer.bucket.top(answer.bucket.width() - self.index_bits).ignore();
        let at = register_reset(COUNT_BITS, 0);
        let is_last = (at + 1).equals(answer.count);
        let line = lines.read_now(head.truncate(head.width() - 1));

        // With the first line the slot counts as used.
        let used = register_bool(false);
        let used_index = register::<Bits>(self.index_bits);
        let used_slot = register::<Bits>(2);
        let may_tell = !used | at.any();
        let offers = next.valid & may_tell;
        let key_length = answer.key_length & answer.with_key.mask(KEY_BITS);
        let behind_key = answer.key_length.zero_extend(9) + constant(9, HEADER_BYTES);
        let beat = KvsAnswerBeat {
            data: line,
            last: is_last,
            context: answer.context,
            is_silent: constant_bool(false),
            status: constant(8, 0),
            cas: answer.cas,
            has_flags: constant_bool(true),
            flags: answer.flags,
            key_length,
            body: state(KvsBody::Entry),
            first_byte: mux(answer.with_key, constant(9, HEADER_BYTES), behind_key),
            body_length: answer.value_length + key_length.zero_extend(VALUE_BITS),
        };
        ports.answer.offer(offers, beat);
        let leaves: Bool = ports.answer.fires();
        next.ready.set(leaves & is_last);
        when(leaves, || {
            head.set(head + 1);
            at.set(mux(is_last, constant(COUNT_BITS, 0), at + 1));
        });
        when(ports.recency.ready, || used.set(false));
        when(leaves & at.is_zero(), || {
            used.set(true);
            used_index.set(answer.bucket.truncate(self.index_bits));
            used_slot.set(answer.slot);
        });
        ports.recency.offer(
            used,
            KvsRecencyRequest {
                index: used_index.zero_extend(20),
                slot: used_slot,
                is_use: constant_bool(true),
            },
        );
    }
}
