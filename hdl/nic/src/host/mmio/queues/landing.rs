//! Landing: the cycle after arrival. The line goes to its slot, and its queue is woken if that was
//! what it waited for.
use nic_dsl::{
    Bits, Bool, assert_always, concatenate, delayed_bool, elaborate, mux, pack, register,
    register_bool, when,
};

use super::MmioQueues;
use super::arrival::Arrival;
use super::tables::{LineEntry, Place, Tables};

/// The store that lands.
pub(super) struct Landing {
    /// There is one.
    pub valid: Bool,
    /// Its queue.
    pub queue: Bits,
    /// Its line.
    pub line: Bits,
    /// What advance is to know of its line.
    pub entry: LineEntry,
    /// It wakes its queue.
    pub wakes: Bool,
    data: Bits,
    fresh: Bits,
    place: Place,
    taken: Bits,
}

impl MmioQueues {
    /// The store that was judged in the cycle before.
    #[elaborate]
    pub(super) fn landing(&self, tables: &Tables) -> Landing {
        let valid = register_bool(false);
        let queue = register::<Bits>(self.queue_bits());
        let line = register::<Bits>(self.line_bits);
        let data = register::<Bits>(8 * self.line_bytes);
        let fresh = register::<Bits>(self.line_bytes);
        let place = register::<Place>(self.place_shape());
        let taken = register::<Bits>(self.window_lines);

        let entry = self.describe(place);
        let index = concatenate([queue, self.place_of(line)]);
        tables.entries.write(valid, index, entry);
        tables.lines.write_lanes(valid, place.slot, data, fresh);
        let is_oldest = line.equals(tables.next.read_now(queue));
        let wakes = valid & is_oldest & !tables.is_awake(queue);
        Landing { valid, queue, line, entry, wakes, data, fresh, place, taken }
    }

    /// Carries what arrives into the registers, and notes which places are taken; a window that
    /// begins is empty.
    #[elaborate]
    pub(super) fn land(
        &self,
        landing: &Landing,
        arrival: &Arrival,
        tables: &Tables,
        begins: (Bool, Bits, Bits),
        sweeping: Bool,
    ) {
        landing.valid.set(arrival.commits);
        when(arrival.commits, || {
            landing.queue.set(arrival.store.queue);
            landing.line.set(arrival.store.line_address);
            landing.data.set(arrival.store.data);
            landing.fresh.set(arrival.fresh);
            landing.taken.set(arrival.taken);
            let place = landing.place;
            place.mask.set(arrival.place.mask);
            place.slot.set(arrival.place.slot);
            place.length.set(arrival.place.length);
        });
        // In the cycle in which a queue begins no store is kept, so that none lands in the next.
        let (begins, beginner, first_line) = begins;
        let empty = self.empty_window(first_line);
        let taken_queue = mux(begins, beginner, arrival.store.queue);
        let taken_row = mux(begins, empty, arrival.taken);
        tables.taken.write(begins | arrival.commits, taken_queue, taken_row);
        let was_begun = delayed_bool(begins & !sweeping);
        assert_always("nothing lands where a window begins", was_begun.implies(!landing.valid));
        let has_begun = sweeping | was_begun;
        let landed_queue = mux(has_begun, beginner, landing.queue);
        let landed_row = mux(has_begun, empty, landing.taken);
        tables.landed.write(has_begun | landing.valid, landed_queue, landed_row);
        let rested = tables.rested.read_now(landed_queue);
        tables.woken.write(sweeping | landing.wakes, landed_queue, !sweeping & !rested);
    }

    /// What advance must know of a line.
    #[elaborate]
    fn describe(&self, place: Place) -> LineEntry {
        let mut contiguous = vec![place.mask.bit(0)];
        for i in 1..self.line_bytes {
            contiguous.push(place.mask.truncate(i + 1).all());
        }
        let count = self.count_ones(&contiguous);
        let has_length = place.mask.slice(self.length_offset, self.length_bytes).all();
        let number = match self.is_big_endian {
            true => concatenate(place.length.chunks(8)),
            false => place.length,
        };
        let total = number.zero_extend(self.total_bits()) + self.uncounted_bytes;
        let is_full = place.mask.all();
        let is_enough = is_full | total.is_at_most(count.zero_extend(self.total_bits()));
        LineEntry {
            slot: place.slot,
            count,
            total,
            is_enough: is_enough & has_length,
            too_short: has_length & total.is_below(self.shortest_bytes()),
            too_long: has_length & self.is_too_long(total),
        }
    }

    /// How many of the conditions hold, of which each implies those before it.
    fn count_ones(&self, thermometer: &[Bool]) -> Bits {
        // A bit of the count is one in every second run of places.
        let holds = |count: u32| match count {
            0 => nic_dsl::constant_bool(true),
            _ => thermometer[count as usize - 1],
        };
        let bit = |number: u32| {
            let step = 1 << number;
            let ends = (1..=self.line_bytes / step).filter(|run| run % 2 == 1);
            let runs = ends.map(|run| {
                let end = (run + 1) * step;
                let goes_on = match end <= self.line_bytes {
                    true => holds(end),
                    false => nic_dsl::constant_bool(false),
                };
                holds(run * step) & !goes_on
            });
            nic_dsl::any_of(runs)
        };
        pack((0..self.count_bits()).map(bit))
    }

    fn is_too_long(&self, total: Bits) -> Bool {
        if self.maximum_bytes >= self.largest_total() {
            return nic_dsl::constant_bool(false);
        }
        total.is_above(self.maximum_bytes)
    }

    /// Whether so many bytes of a line are all of it.
    pub(super) fn is_whole(&self, count: Bits) -> Bool {
        count.bit(self.count_bits() - 1)
    }
}
