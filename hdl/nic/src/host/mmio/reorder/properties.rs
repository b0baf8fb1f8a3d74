//! What is proved. None of it becomes hardware.
//!
//! A byte that the prover chooses stands for every byte: what holds for whichever it is holds for
//! all.
use nic_dsl::{
    Bits, Bool, assert_always, assert_in_reset_too, concatenate, constant, elaborate, mux, pack,
    register, register_bool, register_reset, scope, thermometer, when,
};

use super::arrival::Arrival;
use super::boundary::{Beat, Boundary};
use super::output::Output;
use super::place::Lanes;
use super::release::Release;
use super::{MmioReorder, Phase, Place, Window};

/// The parts of the unit, for its properties.
pub(super) struct Parts<'a> {
    pub window: &'a Window,
    pub oldest: Place,
    pub lanes: &'a Lanes,
    pub described: Place,
    pub arrival: &'a Arrival,
    pub beat: &'a Beat,
    pub boundary: &'a Boundary,
    pub release: &'a Release,
    pub output: &'a Output,
    pub phase: Phase,
    pub faulty: Bool,
    /// Lines swept so far.
    pub swept: Bits,
}

/// The watched byte.
struct Watched {
    line: Bits,
    byte: Bits,
    /// It has come and its line has not been released.
    has_come: Bool,
    /// What came first.
    value: Bits,
}

impl Parts<'_> {
    /// The queue runs and its oldest beat is none of an illegal length.
    fn is_sound(&self) -> Bool {
        let illegal = self.beat.valid & (self.beat.too_short | self.beat.too_long);
        self.phase.running & !illegal
    }
}

impl MmioReorder {
    /// Bytes leave in order, each once, not before they came, as they came.
    #[elaborate]
    pub(super) fn properties(&self, parts: &Parts, (start_running, first_line): (Bool, Bits)) {
        let Parts { oldest, described, beat, boundary, release, phase, .. } = *parts;
        let sound = parts.is_sound();
        for (name, place) in [("oldest", oldest), ("described", described)] {
            let follows = place.line_after.equals(place.line + 1);
            assert_always(&format!("the line after the {name} is known"), follows);
        }
        let is_after = parts.lanes.is_after;
        let known = is_after.equals(thermometer(oldest.granule, self.granules()));
        let running = phase.running;
        assert_always("which granules are in the line after is known", running.implies(known));
        let (slot, slot_after) = oldest.slots(self);
        let lanes = parts.lanes.slots().into_iter().zip(is_after.to_bools());
        let right = lanes.map(|(lane, is_after)| lane.equals(mux(is_after, slot_after, slot)));
        assert_always("where they are is known", running.implies(pack(right).all()));
        let address = oldest.byte_address(self);
        let bytes = beat.bytes.zero_extend(address.width());
        let following = self.align(address + bytes);
        let is_possible = beat.bytes.any() & beat.bytes.is_at_most(self.line_bytes);
        let begun = sound & beat.valid;
        assert_always("a beat has one byte to a line", begun.implies(is_possible));
        let end_bits = beat.end.width();
        let ends = oldest.granule.zero_extend(end_bits) + beat.bytes.top(end_bits);
        assert_always("a beat ends where it is said to", begun.implies(beat.end.equals(ends)));
        assert_always(
            "what follows a beat is described from its end",
            begun.implies(described.byte_address(self).equals(following)),
        );
        assert_always(
            "without a beat what follows is the oldest",
            (phase.running & !beat.valid).implies(described.number().equals(oldest.number())),
        );
        assert_always("places are aligned", sound.implies(self.align(address).equals(address)));
        assert_always(
            "only a last beat is partial",
            begun.implies(beat.last | beat.bytes.equals(self.line_bytes)),
        );
        let in_message = mux(beat.valid, !beat.last, release.open);
        assert_always(
            "a message goes on until its last beat",
            sound.implies(boundary.continues.equals(in_message)),
        );
        assert_always(
            "a message that goes on has bytes left",
            (sound & boundary.continues).implies(boundary.rest.any()),
        );

        // Where the next beat must begin, from the beats that left.
        let due = register_reset(address.width(), 0);
        when(release.leaves, || due.set(following));
        let first_byte =
            super::place::byte_address(self, super::place::first_granule(self, first_line));
        when(start_running, || due.set(first_byte));
        assert_always(
            "beats leave in order of their addresses, none twice, none left out",
            phase.running.implies(address.equals(due)),
        );
        scope("watched", || self.watch(parts));
    }

    /// `address`, or the next one at which a message can begin.
    fn align(&self, address: Bits) -> Bits {
        let rest = constant(address.width(), self.alignment_bytes - 1);
        (address + rest) & !rest
    }

    #[elaborate]
    fn watch(&self, parts: &Parts) {
        let Parts { window, oldest, arrival, beat, release, phase, .. } = *parts;
        let line = register::<Bits>(self.line_bits);
        let byte = register::<Bits>(self.byte_bits());
        line.set(line);
        byte.set(byte);
        let has_come = register_bool(false);
        let value = register::<Bits>(8);
        let comes =
            arrival.takes & arrival.store.line_address.equals(line) & arrival.fresh.bit_at(byte);
        when(comes, || {
            has_come.set(true);
            value.set(arrival.store.data.element(byte, 8));
        });
        let goes = release.frees & oldest.line.equals(line);
        when(goes | !phase.running, || has_come.set(false));

        let slot = line.truncate(self.slot_bits());
        let present = window.present(slot).bit_at(byte);
        let is_inside = (line - oldest.line).is_below(self.storage_lines());
        assert_always(
            "a byte is present where it came and has not left",
            phase.running.implies(has_come.equals(is_inside & present)),
        );
        let slots_since = oldest.line.truncate(self.slot_bits()) - 1 - slot;
        let is_swept = phase.sweeping & slots_since.is_below(parts.swept);
        assert_always("a byte is absent after a sweep", is_swept.implies(!present));
        assert_in_reset_too("presence is kept twice", window.agreed(slot).bit_at(byte));
        let kept = window.data(slot).element(byte, 8).equals(value);
        assert_always("a byte that is present is kept", has_come.implies(kept));

        let address = concatenate([line, byte]);
        let distance = address - oldest.byte_address(self);
        let is_in_beat = distance.is_below(beat.bytes.zero_extend(address.width()));
        let leaves = release.leaves & is_in_beat;
        assert_always("no byte leaves before it came", leaves.implies(has_come));
        self.watch_output(parts.output, (distance, leaves), value);
        let watched = Watched { line, byte, has_come, value };
        self.watch_departure(parts, &watched, (distance, leaves));
        if self.length_bytes == 1 {
            self.watch_length(parts, &watched, distance);
        }
    }

    /// The watched byte stands in the beat that was read as it stood in the window.
    #[elaborate]
    fn watch_output(&self, output: &Output, (distance, leaves): (Bits, Bool), value: Bits) {
        let is_in_output = register_bool(false);
        let output_byte = register::<Bits>(self.byte_bits());
        let due = register::<Bits>(8);
        when(output.passes, || {
            is_in_output.set(leaves);
            output_byte.set(distance.truncate(self.byte_bits()));
            due.set(value);
        });
        let sent = output.data.element(output_byte, 8);
        assert_always("a byte leaves as it came", is_in_output.implies(sent.equals(due)));
        assert_always("what was read is offered", is_in_output.implies(output.valid));
    }

    /// Once the watched byte has left, it is known whether it was of a message or of a gap, until its slot
    /// is another line's again.
    #[elaborate]
    fn watch_departure(
        &self,
        parts: &Parts,
        &Watched { line, byte, .. }: &Watched,
        (distance, leaves): (Bits, Bool),
    ) {
        let Parts { window, oldest, beat, release, phase, .. } = *parts;
        let address = oldest.byte_address(self);
        let end = beat.bytes.zero_extend(address.width());
        let following = self.align(address + end) - address;
        let is_skipped = distance.is_at_least(end) & distance.is_below(following);
        let lines = line - oldest.line;
        let is_oldest = lines.is_zero();
        let is_remembered = lines.top(self.line_bits - self.slot_bits()).all();
        let is_furthest = is_remembered & lines.truncate(self.slot_bits()).is_zero();
        let is_sent = register_bool(false);
        let is_gap = register_bool(false);
        for (state, sets) in [(is_sent, leaves), (is_gap, release.leaves & is_skipped)] {
            let is_forgotten = release.frees & is_furthest;
            when(sets, || state.set(true)).otherwise_when(is_forgotten, || state.set(false));
            when(!phase.running, || state.set(false));
        }
        let slot = line.truncate(self.slot_bits());
        let remembered = mux(is_oldest, release.gaps, window.past_gaps.read_now(slot)).bit_at(byte);
        let is_before = byte.top(self.granule_bits()).is_below(oldest.granule);
        let is_known = (phase.running & release.gaps.bit_at(byte)).implies(is_before);
        assert_always("gaps are before the oldest byte", is_known);
        let has_left = is_oldest & is_before;
        let is_gone = phase.running & (is_sent | is_gap);
        let is_behind = is_gone.implies(has_left | is_remembered);
        assert_always("what has left is behind the oldest byte", is_behind);
        let is_taken_for_gap = phase.running & is_sent & remembered;
        assert_always("a byte of a message is not taken for a gap", !is_taken_for_gap);
        let is_known = (phase.running & is_gap).implies(remembered);
        assert_always("a byte of a gap is remembered", is_known);
    }

    /// Where the watched byte is the length of a message, the message has that length.
    #[elaborate]
    fn watch_length(&self, parts: &Parts, watched: &Watched, distance: Bits) {
        let Parts { window, beat, boundary, release, .. } = *parts;
        let slot = watched.line.truncate(self.slot_bits());
        let low = self.granule_byte_bits();
        let copies = window.lengths.read_now(slot);
        let copy = copies.element(watched.byte.top(self.granule_bits()), 8);
        let can_be_length =
            watched.byte.truncate(low).equals(self.length_offset % self.granule_bytes());
        assert_always(
            "a length is kept twice",
            (watched.has_come & can_be_length).implies(copy.equals(watched.value)),
        );

        let bits = self.total_bits();
        let stated = watched.value.zero_extend(bits) + self.uncounted_bytes;
        let is_length = distance.equals(self.length_offset);
        let fits = |left: Bits| left.is_at_most(self.line_bytes);
        let begins = parts.is_sound() & beat.valid & !release.open & is_length;
        let taken = beat.bytes.zero_extend(bits);
        let right = beat.last.equals(fits(stated)) & (!beat.last | taken.equals(stated));
        assert_always("a message has the length that it states", begins.implies(right));
        assert_always("a length is known before it counts", begins.implies(watched.has_come));

        let owed = register::<Bits>(bits);
        let is_followed = register_bool(false);
        when(release.leaves & begins, || owed.set(stated - taken))
            .otherwise_when(release.leaves, || owed.set(owed - taken));
        when(release.leaves, || is_followed.set((begins | is_followed) & !beat.last));
        let running = parts.phase.running;
        when(!running, || is_followed.set(false));
        let inside = mux(beat.valid, taken, constant(bits, 0));
        let rest = mux(boundary.continues, boundary.rest, constant(bits, 0));
        assert_always(
            "a message owes what its length says and has not left",
            (running & is_followed).implies(owed.equals(inside + rest)),
        );
        assert_always("what is followed is open", (running & is_followed).implies(release.open));
        let begun = begins & boundary.continues;
        assert_always(
            "a message that begins owes the rest of its length",
            begun.implies(boundary.rest.equals(stated - taken)),
        );
    }

    /// `ready` comes back: a count of the cycles in which the sink was ready and `ready` was low.
    #[elaborate]
    pub(super) fn progress(
        &self,
        parts: &Parts,
        (ready, sink_ready): (Bool, Bool),
        restarts: Bool,
    ) {
        let Parts { oldest, arrival, beat, boundary, release, phase, .. } = *parts;
        let half = self.line_bits - 1 + self.granule_bits();
        let bits = (half + 3).max(self.slot_bits() + 3);
        let wide = |number: Bits| number.zero_extend(bits);
        let refused = register_reset(bits, 0);
        when(ready | restarts, || refused.set(0))
            .otherwise_when(sink_ready, || refused.set(refused + 1));

        // The window moves towards a parked store with every beat, every second cycle or sooner.
        let parked_line = arrival.store.line_address.truncate(self.line_bits - 1);
        let parked = super::place::first_granule(self, parked_line);
        let oldest_line = oldest.line.truncate(self.line_bits - 1);
        let oldest_place = concatenate([oldest_line, oldest.granule]);
        let ahead = wide(parked - oldest_place);
        let budget = refused + (ahead << 1) + wide((!beat.valid).bits());
        let is_legal = !beat.too_short & !beat.too_long;
        let moves = mux(beat.valid, release.complete & is_legal, boundary.known);
        let most = (2_u64 << half) - 1;
        let waits = phase.running & arrival.beyond & !parts.faulty;
        assert_always(
            "a store waits while the window moves",
            (waits & moves).implies(budget.is_at_most(most)),
        );
        // What has left goes on when the window has stopped, for a cycle in each of its two registers.
        let pending = parts.output.pending;
        let going = mux(parts.output.valid, constant(bits, 2), wide(pending.bits()));
        assert_always(
            "a store waits while what has left goes on",
            (waits & pending & !moves).implies((budget + going).is_at_most(most + 2)),
        );
        assert_always(
            "a store that cannot go is a fault",
            waits.implies(budget.is_at_most(most + 2)),
        );
        let sweeps = refused.is_at_most(wide(parts.swept) + 1);
        assert_always("a sweep ends", phase.sweeping.implies(sweeps));
        assert_always(
            "a message is ended before a sweep is",
            (phase.sweeping & release.open).implies(refused.is_zero()),
        );
        assert_always("ready comes back", refused.is_at_most(most + 3));
        let stopped = !phase.running & !phase.sweeping;
        assert_always("a queue that stopped takes everything", stopped.implies(ready));
        assert_always("nothing comes during a sweep", phase.sweeping.implies(!ready));
        assert_always(
            "a queue that runs takes all but what comes behind a parked store",
            phase.running.implies(ready.equals(!arrival.parked)),
        );
        assert_always(
            "a store waits in its place, and no other comes there",
            (phase.running & arrival.beyond & !parts.faulty).implies(arrival.parked),
        );
        assert_always(
            "a store behind the queue is a fault at once",
            (phase.running & arrival.behind & !parts.faulty).implies(refused.is_zero()),
        );
    }
}
