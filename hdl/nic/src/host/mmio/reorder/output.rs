//! Output: the bytes of a beat that leaves the window are read, moved to the front and offered.
use nic_dsl::{
    Bits, Bool, Bundle, Stream, concatenate, elaborate, mux, register, register_bool, when,
};

use super::place::Lanes;
use super::{MmioReorder, Place, Window};
use crate::message::MessageBeat;

/// The beat that left the window last, until it is offered.
pub(super) struct Output {
    /// There is one, and its bytes have been read.
    pub valid: Bool,
    /// Which bytes it has; none of one that ends a message early.
    pub keep: Bits,
    /// It ends its message.
    pub last: Bool,
    /// It ends its message early.
    pub error: Bool,
    /// Its bytes, from byte 0, and zeros behind its end.
    pub data: Bits,
    /// The next one may leave the window.
    pub passes: Bool,
    /// It, or the one before it, waits for the sink.
    pub pending: Bool,
}

impl MmioReorder {
    /// The bytes of the line that begins at the oldest place are read in every cycle in which a beat may
    /// leave; a beat that does, sets `valid`, `keep`, `last` and `error`.
    #[elaborate]
    pub(super) fn output(
        &self,
        message: Stream<MessageBeat>,
        window: &Window,
        (oldest, lanes): (Place, &Lanes),
    ) -> Output {
        let read_valid = register_bool(false);
        let offered = register_bool(false);
        let offer = register::<MessageBeat>(message.payload.shape());
        message.offer(offered, offer);
        let drains = message.ready | !offered;
        let passes = drains | !read_valid;

        let read = window.read(passes, &lanes.slots());
        let read_granule = register::<Bits>(self.granule_bits());
        when(passes, || read_granule.set(oldest.granule));
        let aligned = rotate_down(read, read_granule, 8 * self.granule_bytes());
        let read_keep = register::<Bits>(self.line_bytes);
        let data = aligned & read_keep.repeat_each(8);

        let read_last = register::<Bool>(());
        let read_error = register::<Bool>(());
        when(drains, || {
            offered.set(read_valid);
            offer.data.set(data);
            // An error ends a message with a beat of one byte, because no beat is empty.
            offer.keep.set(read_keep | read_error.bits().zero_extend(self.line_bytes));
            offer.last.set(read_last);
            offer.error.set(read_error);
        });
        Output {
            valid: read_valid,
            keep: read_keep,
            last: read_last,
            error: read_error,
            data,
            passes,
            pending: read_valid | offered,
        }
    }
}

/// `value` with its elements of `width` bits moved down by `count` places, around the end.
fn rotate_down(value: Bits, count: Bits, width: u32) -> Bits {
    // The largest step first: two steps are then one lookup table for each bit.
    (0..count.width()).rev().fold(value, |value, bit| {
        let step = width << bit;
        let moved = concatenate([value.truncate(step), value.top(value.width() - step)]);
        mux(count.bit(bit), moved, value)
    })
}
