//! Boundaries: describes one beat after the other, from the lengths of the messages.
use nic_dsl::{
    Bits, Bool, concatenate, constant, constant_bool, elaborate, mux, pack, register,
    register_bool, scope, when,
};

use super::window::length_bytes;
use super::{MmioReorder, Place, Window};

/// The oldest beat that has not left, as registers.
pub(super) struct Beat {
    pub valid: Bool,
    /// Bytes that it carries.
    pub bytes: Bits,
    /// Granule in which its bytes end, counted from the line in which they begin.
    pub end: Bits,
    /// It ends its message.
    pub last: Bool,
    /// It is no beat: the length of its message is illegal.
    pub too_short: Bool,
    pub too_long: Bool,
}

/// What is known of the beats to come.
pub(super) struct Boundary {
    /// The next beat is not the first of its message.
    pub continues: Bool,
    /// Bytes that its message has left, if so.
    pub rest: Bits,
    /// The next beat can be described.
    pub known: Bool,
}

/// The next beat, if its message still has a certain number of bytes.
#[derive(Clone, Copy)]
struct Extent {
    is_last: Bool,
    bytes: Bits,
    end: Bits,
    /// Granule in which the beat after it begins, and whether that is in the next line.
    granule: Bits,
    crosses: Bool,
}

impl MmioReorder {
    /// The registers of a beat.
    pub(super) fn beat(&self) -> Beat {
        scope("beat", || self.beat_registers())
    }

    #[elaborate]
    fn beat_registers(&self) -> Beat {
        let valid = register_bool(false);
        let bytes = register::<Bits>(self.byte_bits() + 1);
        let end = register::<Bits>(self.granule_bits() + 1);
        let last = register::<Bool>(());
        let too_short = register::<Bool>(());
        let too_long = register::<Bool>(());
        Beat { valid, bytes, end, last, too_short, too_long }
    }

    /// Describes the next beat as soon as the one before has left and its length is known.
    #[elaborate]
    pub(super) fn boundary(
        &self,
        window: &Window,
        described: Place,
        beat: &Beat,
        (running, leaves): (Bool, Bool),
    ) -> Boundary {
        let continues = register_bool(false);
        // With the beat that is described: the subtraction does not come behind the memory of lengths.
        let owed = register::<Bits>(self.total_bits());
        let rest = owed - self.line_bytes;
        let (total_known, total) = self.stated_total(window, described);
        let first = scope("first", || self.extent(described.granule, total));
        let further = scope("further", || self.extent(described.granule, rest));
        let either = |further: Bits, first: Bits| mux(continues, further, first);
        let is_last = mux(continues, further.is_last, first.is_last);
        let crosses = mux(continues, further.crosses, first.crosses);
        let known = continues | total_known;

        when(running & known & (!beat.valid | leaves), || {
            beat.valid.set(true);
            beat.bytes.set(either(further.bytes, first.bytes));
            beat.end.set(either(further.end, first.end));
            beat.last.set(is_last);
            beat.too_short.set(!continues & total.is_below(self.shortest_bytes()));
            beat.too_long.set(!continues & self.is_too_long(total));
            described.granule.set(either(further.granule, first.granule));
            when(crosses, || {
                described.line.set(described.line_after);
                described.line_after.set(described.line_after + 1);
            });
            continues.set(!is_last);
            owed.set(either(rest, total));
        })
        .otherwise_when(leaves, || beat.valid.set(false));
        Boundary { continues, rest, known }
    }

    /// Whether the length field of a message that begins at `place` is present, and the bytes of
    /// the whole message that it states.
    #[elaborate]
    fn stated_total(&self, window: &Window, place: Place) -> (Bool, Bits) {
        let width = 8 * self.length_bytes;
        let (slot, _) = place.slots(self);
        let granule = concatenate([slot, place.granule]);
        let field = granule + self.length_offset / self.granule_bytes();
        let field_granule = field.truncate(self.granule_bits());
        let field_slot = field.slice(self.granule_bits(), self.slot_bits());
        let present = length_bytes(self, window.present(field_slot), 1);
        let all_present = pack(present.chunks(self.length_bytes).into_iter().map(Bits::all));
        let length = window.lengths.read_now(field_slot).element(field_granule, width);
        let number = if self.is_big_endian { concatenate(length.chunks(8)) } else { length };
        let total = number.zero_extend(self.total_bits()) + self.uncounted_bytes;
        (all_present.bit_at(field_granule), total)
    }

    /// The beat that begins in `granule` of a line while its message has `left` bytes.
    #[elaborate]
    fn extent(&self, granule: Bits, left: Bits) -> Extent {
        let (byte_bits, granule_bits) = (self.byte_bits(), self.granule_bits());
        let at_least_a_line = left.top(left.width() - byte_bits).any();
        let more = left.top(left.width() - byte_bits - 1).any()
            | (left.bit(byte_bits) & left.truncate(byte_bits).any());
        let is_last = !more;
        let low = mux(at_least_a_line, constant(byte_bits, 0), left.truncate(byte_bits));
        let bytes = concatenate([at_least_a_line.bits(), low]);
        // A line ends in the granule in which it begins, of the line after.
        let granules = left.slice(self.granule_byte_bits(), granule_bits);
        let widen = |number: Bits| number.zero_extend(granule_bits + 1);
        let short_end = widen(granule) + widen(granules);
        let whole_end = concatenate([constant(1, 1), granule]);
        let end = mux(at_least_a_line, whole_end, short_end);

        // What is begun of an aligned unit counts whole: it comes in as the carry.
        let unit_bits = self.alignment_bytes.trailing_zeros();
        let free_bits = unit_bits - self.granule_byte_bits();
        if unit_bits == byte_bits {
            return Extent { is_last, bytes, end, granule, crosses: constant_bool(true) };
        }
        let begun = left.truncate(unit_bits).any();
        let units = left.slice(unit_bits, byte_bits - unit_bits);
        let place = granule.top(granule_bits - free_bits);
        let wide = |number: Bits, carry: Bool| {
            concatenate([number, carry.bits()]).zero_extend(number.width() + 2)
        };
        let sum = wide(place, begun) + wide(units, constant_bool(true));
        sum.bit(0).ignore();
        let next_place = mux(at_least_a_line, place, sum.slice(1, place.width()));
        let next = match free_bits {
            0 => next_place,
            free => concatenate([next_place, constant(free, 0)]),
        };
        let crosses = at_least_a_line | sum.bit(1 + place.width());
        Extent { is_last, bytes, end, granule: next, crosses }
    }

    fn is_too_long(&self, total: Bits) -> Bool {
        if self.maximum_bytes >= self.largest_total() {
            return constant_bool(false);
        }
        total.is_above(self.maximum_bytes)
    }
}
