//! The answer, and what else leaves.
use nic_dsl::{Bits, constant, constant_bool, cover, elaborate, mux, state, when};

use super::program::{Registers, Step, status};
use super::{KvsWorker, KvsWorkerPorts};
use crate::engine::kvs::layout::{HEADER_BYTES, KEY_BITS, VALUE_BITS, key_lines, lines_of};
use crate::message::{KvsAnswerBeat, KvsBody, KvsRecencyRequest, KvsWorkerEvents};

impl KvsWorker {
    /// Sends the answer, and says what comes then.
    #[elaborate]
    pub(super) fn reply(&self, of: &Registers, ports: &KvsWorkerPorts) {
        let Registers { step, search, .. } = of;
        let is_okay = of.outcome.code.is_zero();
        when(ports.answer.fires(), || search.at.set(search.at + 1));
        when(ports.answer.fires() & ports.answer.payload.last, || {
            search.at.set(0);
            of.outcome.is_answered.set(true);
            step.goto(Step::Finish);
            let was_used = is_okay & !of.is_delete() & (of.is_store() | search.nic_hit);
            when(was_used, || step.goto(Step::Touch));
            let comes_here = is_okay & of.is_get() & !search.nic_hit & !search.collides;
            when(comes_here, || step.goto(Step::Room));
        });
    }

    /// What leaves.
    #[elaborate]
    pub(super) fn outputs(&self, of: &Registers, ports: &KvsWorkerPorts, line: Bits) {
        let Registers { step, request, search, target, .. } = of;
        ports.cas.ready.set(step.is(Step::Write) & of.is_store() & !of.outcome.undoes);
        let is_use = step.is(Step::Touch);
        ports.recency.offer(
            is_use | step.is(Step::Oldest),
            KvsRecencyRequest {
                index: self.nic_bucket(of, target.is_second).truncate(20),
                slot: target.slot,
                is_use,
            },
        );

        let code = of.outcome.code;
        let is_okay = code.is_zero();
        let is_get = of.is_get();
        let has_entry = is_get & is_okay;
        // A GET with its key has it in the answer, found or not.
        let has_key = is_get & request.with_key & (is_okay | code.equals(status::NOT_FOUND));
        let has_lines = has_entry | has_key;
        let value_length = search.value_length & is_okay.mask(VALUE_BITS);
        let key_length = request.key_length & has_key.mask(KEY_BITS);
        let behind_key = request.key_length.zero_extend(9) + constant(9, HEADER_BYTES);
        let lines = mux(
            is_okay,
            lines_of(request.key_length, search.value_length),
            key_lines(request.key_length),
        );
        let is_last = (search.at + 1).equals(lines);
        let is_silent = request.is_quiet & mux(is_get, code.equals(status::NOT_FOUND), is_okay);
        let empty = state(KvsBody::Empty);
        let text = mux(is_okay, empty, state(KvsBody::Text));
        let beat = KvsAnswerBeat {
            data: line,
            last: !has_lines | is_silent | is_last,
            context: request.context,
            is_silent,
            status: code,
            cas: mux(has_entry, search.header.cas, of.header.cas)
                & (is_okay & !of.is_delete()).mask(64),
            has_flags: has_entry,
            flags: search.header.flags,
            key_length,
            body: mux(has_lines, state(KvsBody::Entry), text),
            first_byte: mux(has_key, constant(9, HEADER_BYTES), behind_key),
            body_length: value_length + key_length.zero_extend(VALUE_BITS),
        };
        ports.answer.offer(step.is(Step::Reply), beat);

        let seen = of.seen;
        ports.events.send(
            step.is(Step::Finish),
            KvsWorkerEvents {
                ends: constant_bool(true),
                nic_hit: search.nic_hit,
                host_hit: search.host_hit,
                write_back: seen.write_back,
                eviction: seen.eviction,
                no_room: seen.no_room,
                failed: seen.failed,
            },
        );
        cover("an entry of the host comes here and makes room", step.is(Step::Back) & is_get);
        cover("a store makes room", step.is(Step::Back) & !is_get);
    }
}
