//! Approach: the cycle between arrival and landing. The line goes to its slot, its bytes are counted, and what
//! landing must know of its queue is read; what changes in this cycle is forwarded.
use nic_dsl::{
    Bits, Bool, assert_always, concatenate, constant_bool, elaborate, mux, pack, register,
    register_bool, vector_of, when,
};

use super::MmioQueues;
use super::advance::Advance;
use super::arrival::Arrival;
use super::landing::Landing;
use super::tables::{Place, Tables};
use crate::lib::compare::is_one_more;

/// Bytes that are counted at once.
const GROUP: u32 = 8;

/// The store that was checked in the cycle before, or a window that begins.
pub(super) struct Approach {
    /// There is a store.
    pub valid: Bool,
    /// A window begins.
    pub begins: Bool,
    /// Whose.
    pub queue: Bits,
    line: Bits,
    data: Bits,
    fresh: Bits,
    place: Place,
    taken: Bits,
}

impl MmioQueues {
    #[elaborate]
    pub(super) fn approach(&self, tables: &Tables) -> Approach {
        let valid = register_bool(false);
        let begins = register_bool(false);
        let queue = register::<Bits>(self.queue_bits());
        let line = register::<Bits>(self.line_bits);
        let data = register::<Bits>(8 * self.line_bytes);
        let fresh = register::<Bits>(self.line_bytes);
        let place = register::<Place>(self.place_shape());
        let taken = register::<Bits>(self.window_lines);
        tables.lines.write_lanes(valid, place.slot, data, fresh);
        Approach { valid, begins, queue, line, data, fresh, place, taken }
    }

    /// Carries what arrives into the registers, and notes which places are taken; a window that begins, at
    /// `first_line`, is empty. In that cycle no store is kept.
    #[elaborate]
    pub(super) fn come(
        &self,
        approach: &Approach,
        (arrival, advance): (&Arrival, &Advance),
        tables: &Tables,
        first_line: Bits,
    ) {
        let begins = advance.begins;
        let queue = mux(begins, advance.queue, arrival.store.queue);
        let taken = mux(begins, self.empty_window(first_line), arrival.taken);
        tables.taken.write(begins | arrival.commits, queue, taken);
        approach.valid.set(arrival.commits);
        approach.begins.set(begins);
        approach.queue.set(queue);
        approach.taken.set(taken);
        when(arrival.commits, || {
            approach.line.set(arrival.store.line_address);
            approach.data.set(arrival.store.data);
            approach.fresh.set(arrival.fresh);
            let place = approach.place;
            place.mask.set(arrival.place.mask);
            place.slot.set(arrival.place.slot);
            place.length.set(arrival.place.length);
        });
    }

    /// Hands over to landing.
    #[elaborate]
    pub(super) fn descend(
        &self,
        approach: &Approach,
        landing: &Landing,
        advance: &Advance,
        tables: &Tables,
    ) {
        let Approach { valid, begins, queue, line, place, taken, .. } = *approach;
        assert_always("no store comes where a window begins", begins.implies(!valid));
        landing.valid.set(valid);
        landing.begins.set(begins);
        landing.queue.set(queue);
        landing.line.set(line);
        landing.taken.set(taken);
        let counted = landing.counted;
        counted.slot.set(place.slot);
        counted.count.set(self.contiguous(place.mask));
        counted.is_full.set(place.mask.all());
        counted.has_length.set(place.mask.slice(self.length_offset, self.length_bytes).all());
        let number = match self.is_big_endian {
            true => concatenate(place.length.chunks(8)),
            false => place.length,
        };
        counted.total.set(number.zero_extend(self.total_bits()) + self.uncounted_bytes);

        let has_turn = advance.queue.equals(queue);
        let was_oldest = line.equals(tables.next.read_now(queue));
        // No store of a queue comes while that begins.
        let becomes_oldest = is_one_more(line, advance.line);
        let is_oldest = mux(has_turn & advance.writes_line, becomes_oldest, was_oldest);
        landing.known.is_oldest.set(is_oldest);
        let wakes = landing.wakes & landing.queue.equals(queue);
        let rests = has_turn & advance.rests;
        let rested = tables.rested.read_now(queue);
        let was_awake = tables.woken.read_now(queue) ^ rested;
        landing.known.is_awake.set(wakes | (was_awake & !rests));
        landing.known.rested.set(mux(rests, advance.is_woken, rested));
    }

    /// How many bytes have come without a gap, from byte 0 on: the groups before the first that lacks one,
    /// and what there is of that one.
    #[elaborate]
    fn contiguous(&self, mask: Bits) -> Bits {
        let groups = mask.width() / GROUP;
        let bits = GROUP.trailing_zeros();
        let full = vector_of(groups, |i| mask.element(i, GROUP).all().bits());
        let are_full: Vec<Bool> = (1..=groups).map(|groups| full.truncate(groups).all()).collect();
        let is_first =
            !full & pack([constant_bool(true)].iter().chain(&are_full).copied()).truncate(groups);
        let counts = vector_of(groups, |i| {
            let group = mask.element(i, GROUP);
            group.bit(GROUP - 1).ignore();
            let come: Vec<Bool> = (1..GROUP).map(|bytes| group.truncate(bytes).all()).collect();
            count_of(&come) & is_first.bit_at(i).mask(bits)
        });
        let low = counts.chunks(bits).into_iter().reduce(|all, one| all | one);
        concatenate([count_of(&are_full), low.expect("a line has bytes")])
    }
}

/// How many of the conditions hold, of which each implies those before it.
fn count_of(thermometer: &[Bool]) -> Bits {
    // A bit of the count is one in every second run of places.
    let conditions = thermometer.len() as u32;
    let holds = |count: u32| match count <= conditions {
        true => thermometer[count as usize - 1],
        false => constant_bool(false),
    };
    let bit = |number: u32| {
        let step = 1 << number;
        let ends = (1..=conditions / step).filter(|run| run % 2 == 1);
        nic_dsl::any_of(ends.map(|run| holds(run * step) & !holds((run + 1) * step)))
    };
    pack((0..u32::BITS - conditions.leading_zeros()).map(bit))
}
