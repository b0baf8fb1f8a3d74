//! Completing: what comes from the host becomes answers.
//!
//! What its request still lacks is looked up, and with that the line is checked and answered, a cycle each.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Stream, concatenate, constant, constant_bool, cover, elaborate,
    instance, mux, register, register_bool, state, when, wire, wire_default,
};
use nic_spec::message::LINE_TAG_BITS;

use super::send::Sent;
use super::tags::{Progress, Tags};
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

/// A line of a completion, and its request.
#[derive(Clone, Copy, Debug, Bundle)]
struct Line {
    /// What came.
    #[shape(())]
    come: PcieCompletion,
    /// There is a request.
    is_known: Bool,
    /// It belongs to a barrier, and asked for nothing.
    is_barrier: Bool,
    /// Its first line is the upper half of 128 bytes.
    is_odd: Bool,
}

/// What is done with the line at hand in this cycle.
struct Step {
    /// A line is answered.
    gives: Bool,
    /// With an error.
    is_bad: Bool,
    /// Nothing of the request is left.
    finishes: Bool,
    /// Nothing more is to be done with what came.
    moves: Bool,
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
        let come_tag = come.tag.truncate(self.tag_bits());
        let asked = tags.asked.read_now(come_tag);
        let found = tags.progress(come_tag, &asked);
        let mut is_asked = tags.busy.bit_at(come_tag);
        if self.tag_bits() < 8 {
            is_asked = is_asked & come.tag.top(8 - self.tag_bits()).is_zero();
        }

        let is_here = register_bool(false);
        let line = register::<Line>(());
        let lines_come = register::<Bits>(self.index_bits());
        let lines_left = register::<Bits>(COUNT_BITS);
        let progress = Progress { come: lines_come, left: lines_left };
        let may_offer = wire::<Bool>(());
        let (step, faults) = self.judge((is_here, &line), progress, may_offer);
        let Step { gives, is_bad, finishes, moves } = step;
        let steps = gives & !finishes;
        let come_after = mux(steps, lines_come + 1, lines_come);
        let left_after = mux(steps, lines_left - 1, lines_left);
        let after = Progress { come: come_after, left: left_after };
        buffer.sink.ready.set(moves);
        // What the line at hand changes is not in the tables yet.
        let tag = line.come.tag.truncate(self.tag_bits());
        if self.tag_bits() < 8 {
            line.come.tag.top(8 - self.tag_bits()).ignore();
        }
        let is_same_tag = is_here & come_tag.equals(tag);
        let next = Progress::mux(is_same_tag, after, found);
        when(moves, || {
            is_here.set(buffer.sink.valid);
            let is_known = is_asked & !(is_same_tag & finishes);
            line.assign(Line {
                come,
                is_known,
                is_barrier: asked.is_barrier,
                is_odd: asked.is_odd,
            });
        });
        lines_come.set(mux(moves, next.come, after.come));
        lines_left.set(mux(moves, next.left, after.left));

        tags.advance(steps, tag, after);
        tags.finish(finishes, tag);
        let place = Tags::place(tag, progress.come);
        self.answer(
            (is_here, gives, is_bad),
            (place, line.come.data),
            tags,
            sent,
            may_offer,
            line_response,
        );
        Completed {
            ends: finishes,
            tag,
            barrier_fails: finishes & line.is_barrier & is_bad,
            faults,
        }
    }

    /// What is done with the line at hand.
    #[elaborate]
    fn judge(
        &self,
        (is_here, line): (Bool, &Line),
        progress: Progress,
        may_offer: Bool,
    ) -> (Step, Faults) {
        let Line { come, is_known, is_barrier, is_odd } = *line;
        let is_last_line = progress.left.equals(1) | is_barrier;
        // The rest of a request that failed is answered line by line.
        let failing = register_bool(false);
        // Lines of the packet that are still to come, and whether they are of use.
        let in_packet = register_bool(false);
        let is_dropping = register_bool(false);
        let packet_left = register::<Bits>(COUNT_BITS);
        let is_odd = is_odd ^ progress.come.bit(0);
        let lacks = (is_barrier, progress.left, is_odd);
        let fit = self.fit(&come, lacks, (in_packet, packet_left));

        let off = || wire_default(constant_bool(false));
        let (gives, is_bad, finishes, fails_rest) = (off(), off(), off(), off());
        let (unexpected, wrong_byte_count, too_long) = (off(), off(), off());
        let (failed, poisoned) = (off(), off());
        let takes = is_here & may_offer & !failing;
        when(failing & may_offer, || {
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
                    gives.set(!is_barrier);
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
                    finishes.set(is_barrier);
                    fails_rest.set(!is_barrier);
                });
            });
            let lines = come.length.top(6);
            let packet =
                mux(lines.is_zero(), constant(COUNT_BITS, 64), lines.zero_extend(COUNT_BITS));
            packet_left.set(mux(in_packet, packet_left, packet) - 1);
        });
        when(fails_rest, || failing.set(true));
        cover("a failed request has several lines left", failing & may_offer & !is_last_line);
        cover("a read is completed in several packets", takes & !in_packet & progress.come.any());
        let moves = !is_here | (may_offer & mux(failing, is_last_line, !fails_rest));
        let faults = Faults { unexpected, wrong_byte_count, too_long, failed, poisoned };
        (Step { gives, is_bad, finishes, moves }, faults)
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

    /// Answers a line with the tag of its request; what needs no host is answered between.
    #[elaborate]
    fn answer(
        &self,
        (is_here, gives, is_bad): (Bool, Bool, Bool),
        (place, data): (Bits, Bits),
        tags: &Tags,
        sent: &Sent,
        may_offer: Bool,
        line_response: Stream<LineResponse>,
    ) {
        let is_offered = register_bool(false);
        let offered = register::<LineResponse>(());
        line_response.offer(is_offered, offered);
        may_offer.set(!is_offered | line_response.ready);
        sent.answers.ready.set(may_offer & !is_here);
        let answer = sent.answers.payload.data;
        let error = state(LineStatus::Error);
        let status = |is_error: Bool| mux(is_error, error, state(LineStatus::Okay));
        let tag = tags.lines.read_now(place);
        when(may_offer, || {
            is_offered.set(mux(is_here, gives, sent.answers.valid));
            offered.tag.set(mux(is_here, tag, answer.truncate(LINE_TAG_BITS)));
            offered.status.set(mux(is_here, status(is_bad), status(answer.bit(LINE_TAG_BITS))));
            offered.data.set(data);
        });
    }
}
