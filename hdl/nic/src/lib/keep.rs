//! Which bytes of a beat belong to its packet (S6: they are filled from byte 0).
use nic_dsl::{Bits, Bool, constant, elaborate, pack};

/// How many of 64 bytes belong to the packet.
#[elaborate]
pub(crate) fn count(keep: Bits) -> Bits {
    // One bit, at the last byte of the packet.
    let last = keep & !(keep >> 1);
    let number: Vec<Bool> = (0..7)
        .map(|bit| {
            let counts = (0..64_u64).filter(|byte| (byte + 1) >> bit & 1 == 1);
            (last & constant(64, counts.map(|byte| 1 << byte).sum::<u64>())).any()
        })
        .collect();
    pack(number)
}

/// Whether bytes are filled from byte 0, and there is one.
pub(crate) fn is_filled(keep: Bits) -> Bool {
    keep.bit(0) & (keep & (keep + 1)).is_zero()
}
