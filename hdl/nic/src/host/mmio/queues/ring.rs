//! A ring in a memory, of which at least a place is free: what is in it need not be counted.
use nic_dsl::{Bits, Bool, assert_always, register_bool, register_reset, when};

use crate::lib::compare::is_one_more;

/// Its pointers.
pub(super) struct Ring {
    /// The oldest.
    pub read_pointer: Bits,
    /// The place of the next.
    pub write_pointer: Bits,
    /// There is something in it.
    pub any: Bool,
}

impl Ring {
    /// An empty one of `2^bits` places.
    pub fn new(bits: u32) -> Self {
        let read_pointer = register_reset(bits, 0).named("read_pointer");
        let write_pointer = register_reset(bits, 0).named("write_pointer");
        let any = register_bool(false).named("ring_any");
        let is_right = any.equals(read_pointer.differs(write_pointer));
        assert_always("what is in the ring is known", is_right);
        Self { read_pointer, write_pointer, any }
    }

    /// One more is in it where `comes` holds, one less where `leaves` does; nothing leaves an empty one but what
    /// comes.
    pub fn step(&self, comes: Bool, leaves: Bool) {
        let is_last = is_one_more(self.write_pointer, self.read_pointer);
        when(comes ^ leaves, || self.any.set(comes | !is_last));
        when(comes, || self.write_pointer.set(self.write_pointer + 1));
        when(leaves, || self.read_pointer.set(self.read_pointer + 1));
    }

    /// How many are in it, for properties.
    pub fn waiting(&self) -> Bits {
        self.write_pointer - self.read_pointer
    }
}
