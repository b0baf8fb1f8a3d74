//! Answers: what each tells about its request.
//!
//! An answer is registered, looked up, compared and added, a cycle each.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, all_of, constant, elaborate, pack,
    register, register_bool,
};
use nic_spec::message::LINE_TAG_BITS;

use super::requests::Requests;
use super::sums::TIME_BITS;
use super::{Lsu, LsuPorts, Shared};
use crate::message::{LineResponse, LineStatus, LsuSample};

/// What is kept of a request until its answer comes.
#[derive(Clone, Copy, Debug, Bundle)]
struct Asked {
    /// When it was taken.
    #[width(TIME_BITS)]
    taken_at: Bits,
    /// Its line.
    #[width(46)]
    line_address: Bits,
    /// It reads.
    is_read: Bool,
    /// It has the second operation.
    is_second: Bool,
}

/// Answers as they are added to the sums.
pub(super) struct Answers {
    /// There is one; its tag is free again.
    pub valid: Bool,
    /// What it says.
    pub sample: LsuSample,
    /// When it came.
    pub came_at: Bits,
    /// Its data are not what they should be.
    pub is_mismatch: Bool,
    /// There was one for no request, at another time.
    pub stray: Bool,
}

impl Lsu {
    /// Takes the answers.
    #[elaborate]
    pub(super) fn answers(
        &self,
        shared: &Shared,
        requests: &Requests,
        ports: &LsuPorts,
    ) -> Answers {
        let &Shared { configuration, busy, elapsed_now, elapsed_late, .. } = shared;
        let asked = Memory::<Asked>::new((), self.tags).style(MemoryStyle::Distributed);
        let &Requests { taken, line_address, is_read, is_second, .. } = requests;
        let taken_at = elapsed_now;
        asked.write(taken, requests.tag, Asked { taken_at, line_address, is_read, is_second });

        ports.line_response.ready.set(true);
        let has_come = register_bool(false);
        let answer = register::<LineResponse>(());
        has_come.set(ports.line_response.valid);
        answer.assign(ports.line_response.payload);

        let answered = answer.tag.truncate(self.tag_bits());
        let found_valid = register_bool(false);
        let found_tag = register::<Bits>(LINE_TAG_BITS);
        let is_repeated = found_valid & found_tag.equals(answer.tag);
        let is_busy = busy.bit_at(answered) & !is_repeated;
        let is_known = match LINE_TAG_BITS - self.tag_bits() {
            0 => is_busy,
            unused => is_busy & answer.tag.top(unused).is_zero(),
        };
        let accepted = has_come & is_known;
        // Shifts, because they become shorter paths than a write to a bit.
        let one = constant(self.tags, 1);
        let clears = (one << found_tag.truncate(self.tag_bits())) & found_valid.mask(self.tags);
        let sets = (one << requests.tag) & taken.mask(self.tags);
        busy.set((busy & !clears) | sets);

        // Words of the pattern differ in their number alone, so that seven are compared with the
        // first while the line is looked up, and only that one with its address.
        let words = answer.data.chunks(64).into_iter().zip(0_u32..);
        let marks = words.map(|(word, number)| word ^ constant(64, number << 15));
        let marks: Vec<Bits> = marks.collect();
        let words_agree = register::<Bool>(());
        words_agree.set(all_of(marks[1..].iter().map(|mark| mark.equals(marks[0]))));
        let mark = register::<Bits>(64);
        mark.set(marks[0] ^ configuration.data_key);
        let found = register::<Asked>(());
        found.assign(asked.read_now(answered));
        let found_at = register::<Bits>(48);
        let is_bad = register::<Bool>(());
        found_valid.set(accepted);
        found_tag.set(answer.tag);
        // One cycle late, as the answer is by now.
        found_at.set(elapsed_late);
        is_bad.set(answer.status.is(LineStatus::Error));

        let is_right = words_agree & mark.equals(pack([constant(18, 0), found.line_address]));
        let is_mismatch = register::<Bool>(());
        let is_checked = found_valid & configuration.check & found.is_read & !is_bad;
        is_mismatch.set(is_checked & !is_right);
        let valid = register_bool(false);
        let latency_cycles = register::<Bits>(TIME_BITS);
        let came_at = register::<Bits>(48);
        let is_error = register::<Bool>(());
        let is_second = register::<Bool>(());
        let tag = register::<Bits>(8);
        valid.set(found_valid);
        latency_cycles.set(found_at.truncate(TIME_BITS) - found.taken_at);
        came_at.set(found_at);
        is_error.set(found_valid & is_bad);
        is_second.set(found.is_second);
        // A tag of its own has no more bits.
        tag.set(found_tag.truncate(8));
        let sample = LsuSample { tag, latency_cycles, is_second, is_error };
        ports.sample.send(valid, sample);
        let stray = register_bool(false);
        stray.set(has_come & !is_known);
        Answers { valid, sample, came_at, is_mismatch, stray }
    }
}
