//! Completing: what comes from the host becomes answers.
//!
//! A line is looked up, then given the tag of its request, then answered, a cycle each.
use nic_dsl::{
    Bits, Bool, Stream, concatenate, constant, constant_bool, cover, elaborate, instance, mux,
    register, register_bool, state, when, wire, wire_default,
};
use nic_spec::message::LINE_TAG_BITS;

use super::send::Sent;
use super::tags::Tags;
use super::{COUNT_BITS, LineToPcie};
use crate::message::{LineResponse, LineStatus, PcieCompletion, PcieCompletionStatus};
use crate::stream::skid_buffer::SkidBuffer;

/// What became of a completion in this cycle.
pub(super) struct Completed {
    /// The last of a request is answered: the tag is free.
    pub ends: Bool,
    /// The tag.
    pub tag: Bits,
    /// The request was a barrier's, and failed.
    pub barrier_fails: Bool,
    /// What was wrong, each in a cycle of its own.
    pub faults: Faults,
}

/// What may be wrong with a completion.
#[derive(Clone, Copy)]
pub(super) struct Faults {
    pub unexpected: Bool,
    pub wrong_byte_count: Bool,
    pub too_long: Bool,
    pub failed: Bool,
    pub poisoned: Bool,
}

/// A line to be answered, or the end of a request without one.
struct Given {
    valid: Bool,
    ends: Bool,
    tag: Bits,
    place: Bits,
    is_bad: Bool,
    data: Bits,
}

/// How a packet looks beside the request that it completes.
struct Fit {
    status_is_good: Bool,
    is_too_long: Bool,
    is_wrong: Bool,
}

impl LineToPcie {
    /// Takes completions.
    #[elaborate]
    pub(super) fn complete(
        &self,
        tags: &Tags,
        sent: &Sent,
        pcie_completion: Stream<PcieCompletion>,
        line_response: Stream<LineResponse>,
    ) -> Completed {
        let buffer = instance("completions", &SkidBuffer::<PcieCompletion> { payload: () });
        buffer.source.connect(pcie_completion);
        let come = buffer.sink.payload;

        // The rest of a request that failed is answered line by line.
        let failing = register_bool(false);
        let failing_tag = register::<Bits>(self.tag_bits());
        let come_tag = come.tag.truncate(self.tag_bits());
        let tag = mux(failing, failing_tag, come_tag);
        let asked = tags.asked.read_now(tag);
        let index = tags.index(tag);
        let left = asked.count - index.zero_extend(COUNT_BITS);
        let is_last_line = left.equals(1) | asked.is_barrier;
        let mut is_known = tags.busy.bit_at(come_tag);
        if self.tag_bits() < 8 {
            is_known = is_known & come.tag.top(8 - self.tag_bits()).is_zero();
        }

        // Lines of the packet that are still to come, and whether they are of use.
        let in_packet = register_bool(false);
        let is_dropping = register_bool(false);
        let packet_left = register::<Bits>(COUNT_BITS);
        let is_odd = asked.is_odd ^ index.bit(0);
        let fit = self.fit(&come, (asked.is_barrier, left, is_odd), (in_packet, packet_left));

        let has_room = wire::<Bool>(());
        let off = || wire_default(constant_bool(false));
        let (gives, is_bad, finishes, fails_rest) = (off(), off(), off(), off());
        let (unexpected, wrong_byte_count, too_long) = (off(), off(), off());
        let (failed, poisoned) = (off(), off());
        let takes = buffer.sink.valid & has_room & !failing;
        buffer.sink.ready.set(has_room & !failing);
        when(failing & has_room, || {
            gives.set(true);
            is_bad.set(true);
            finishes.set(is_last_line);
            failing.set(!is_last_line);
        });
        when(takes, || {
            in_packet.set(!come.last);
            when(is_dropping, || is_dropping.set(!come.last)).otherwise(|| {
                let fits = fit.status_is_good & !fit.is_too_long & !fit.is_wrong;
                when(!is_known, || {
                    unexpected.set(true);
                    is_dropping.set(!come.last);
                })
                .otherwise_when(fits, || {
                    gives.set(!asked.is_barrier);
                    poisoned.set(come.poisoned);
                    is_bad.set(come.poisoned);
                    finishes.set(is_last_line);
                })
                .otherwise(|| {
                    failed.set(!fit.status_is_good);
                    too_long.set(fit.status_is_good & fit.is_too_long);
                    wrong_byte_count.set(fit.status_is_good & !fit.is_too_long);
                    is_dropping.set(!come.last);
                    is_bad.set(true);
                    finishes.set(asked.is_barrier);
                    fails_rest.set(!asked.is_barrier);
                });
            });
            let lines = come.length.top(6);
            let packet =
                mux(lines.is_zero(), constant(COUNT_BITS, 64), lines.zero_extend(COUNT_BITS));
            packet_left.set(mux(in_packet, packet_left, packet) - 1);
        });
        when(fails_rest, || {
            failing.set(true);
            failing_tag.set(come_tag);
        });

        let steps = gives & !finishes;
        let index_after = index + 1;
        tags.received.write(steps, tag, index_after);
        when(steps, || tags.begun.bit_at(tag).set(true));
        when(finishes, || {
            tags.begun.bit_at(tag).set(false);
            tags.busy.bit_at(tag).set(false);
        });
        let place = Tags::place(tag, index);
        let given = Given { valid: gives, ends: finishes, tag, place, is_bad, data: come.data };
        let (ends, ended_tag) = self.answer(given, has_room, tags, sent, line_response);
        cover("a failed request has several lines left", failing & has_room & !is_last_line);
        cover(
            "a read is completed in several packets",
            takes & !in_packet & tags.begun.bit_at(tag),
        );
        Completed {
            ends,
            tag: ended_tag,
            barrier_fails: finishes & asked.is_barrier & is_bad,
            faults: Faults { unexpected, wrong_byte_count, too_long, failed, poisoned },
        }
    }

    /// How the packet, or the rest of it, looks beside what its request lacks.
    #[elaborate]
    fn fit(
        &self,
        come: &PcieCompletion,
        (is_barrier, left, is_odd): (Bool, Bits, Bool),
        (in_packet, packet_left): (Bool, Bits),
    ) -> Fit {
        let good = PcieCompletionStatus::SuccessfulCompletion;
        let lines = come.length.top(6);
        let is_line = come.length.truncate(4).is_zero();
        // Zero stands for 64 lines, of which the packet that has them all is the only one.
        let is_full = lines.is_zero() & is_line;
        let is_more = lines.zero_extend(COUNT_BITS).is_above(left) | (is_full & !left.equals(64));
        let byte_count = concatenate([left.truncate(6), constant(6, 0)]);
        let lower_address = concatenate([is_odd.bits(), constant(6, 0)]);
        let one_line = mux(
            in_packet,
            come.last.equals(packet_left.equals(1)),
            come.last.equals(lines.equals(1)),
        );
        let line_fits = is_line
            & (in_packet
                | (come.byte_count.equals(byte_count) & come.lower_address.equals(lower_address)))
            & one_line;
        let nothing_fits = come.length.equals(1)
            & come.byte_count.equals(1)
            & come.lower_address.equals(lower_address)
            & come.last;
        Fit {
            status_is_good: come.status.is(good),
            is_too_long: !in_packet & mux(is_barrier, come.length.is_above(1), is_more),
            is_wrong: !mux(is_barrier, nothing_fits, line_fits),
        }
    }

    /// Gives a line the tag of its request, and answers; what needs no host is answered between.
    #[elaborate]
    fn answer(
        &self,
        given: Given,
        has_room: Bool,
        tags: &Tags,
        sent: &Sent,
        line_response: Stream<LineResponse>,
    ) -> (Bool, Bits) {
        let is_given = register_bool(false);
        let given_place = register::<Bits>(given.place.width());
        let given_ends = register_bool(false);
        let given_tag = register::<Bits>(self.tag_bits());
        let given_bad = register::<Bool>(());
        let given_data = register::<Bits>(512);
        let is_offered = register_bool(false);
        let offered = register::<LineResponse>(());
        line_response.offer(is_offered, offered);
        let may_offer = !is_offered | line_response.ready;
        has_room.set(!is_given | may_offer);
        when(has_room, || {
            is_given.set(given.valid);
            given_ends.set(given.ends);
            given_tag.set(given.tag);
            given_place.set(given.place);
            given_bad.set(given.is_bad);
            given_data.set(given.data);
        });
        sent.answers.ready.set(may_offer & !is_given);
        let answer = sent.answers.payload.data;
        let error = state(LineStatus::Error);
        let status = |is_error: Bool| mux(is_error, error, state(LineStatus::Okay));
        when(may_offer, || {
            is_offered.set(is_given | sent.answers.valid);
            offered.tag.set(mux(
                is_given,
                tags.lines.read_now(given_place),
                answer.truncate(LINE_TAG_BITS),
            ));
            offered.status.set(mux(is_given, status(given_bad), status(answer.bit(LINE_TAG_BITS))));
            offered.data.set(given_data);
        });
        // Not earlier, because the next read with this tag writes over its place.
        (given_ends & has_room, given_tag)
    }
}
