//! Of which size a freed buffer is.
use nic_dsl::{Bits, Bool, Stream, cover, elaborate, mux, register, register_bool, when};

use super::{CcPool, CcPoolPorts, SIZES, Size, Told, UNIT_BITS};
use crate::lib::counter;

/// Freed buffers by their size.
pub(super) struct Sorted {
    /// Of each size: its first unit.
    pub freed: [Stream<Bits>; SIZES],
    /// One is here.
    pub is_busy: Bool,
}

impl CcPool {
    /// Looks at one buffer in a cycle, and gives it to the stack of its size in the next.
    #[elaborate]
    pub(super) fn sorting(
        &self,
        ports: &CcPoolPorts,
        sizes: &[Size; SIZES],
        told: &Told,
    ) -> Sorted {
        let [small_settings, full_settings] = sizes.each_ref().map(|size| &size.settings);
        let line_address = ports.freed.payload.line_address;
        line_address.truncate(1).ignore();
        let comes = line_address.top(UNIT_BITS);
        let is_held = register_bool(false);
        let unit = register::<Bits>(UNIT_BITS);
        let is_small = register::<Bool>(());
        let is_full = register::<Bool>(());
        let [small, full] = [0, 1].map(|_| Stream::<Bits>::wire(&UNIT_BITS));
        let is_foreign = !is_small & !is_full;
        let leaves = mux(is_small, small.ready, mux(is_full, full.ready, !told.is_stopped));
        let moves = !is_held | leaves;
        ports.freed.ready.set(moves);
        when(moves, || {
            is_held.set(ports.freed.valid);
            unit.set(comes);
            is_small.set(small_settings.holds(comes));
            is_full.set(full_settings.holds(comes));
        });
        small.offer(is_held & is_small, small_settings.first_of(unit));
        full.offer(is_held & is_full & !is_small, full_settings.first_of(unit));
        let foreign = is_held & is_foreign & leaves;
        counter::wrapping("foreign_count", ports.status.foreign, foreign);
        cover("a buffer is not the pool's", foreign);
        Sorted { freed: [small, full], is_busy: is_held }
    }
}
