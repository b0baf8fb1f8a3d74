//! How far the ring may be read, and where.
use nic_dsl::{Bits, Bool, constant, delayed, elaborate, mux, register_reset, when};

use super::DescriptorReader;
use super::asking::{Asking, Bounds, Positions};
use super::giving::Giving;
use super::setting::Setting;
use crate::message::ReaderControl;

/// Bits of a count of places from which their line can be told.
const COUNT_BITS: u32 = 19;

impl DescriptorReader {
    /// How far the ring may be read now.
    #[elaborate]
    pub(super) fn bounds(
        &self,
        setting: &Setting,
        (control, posted): (&ReaderControl, Bits),
        (running, is_needed, may_look): (Bool, Bool, Bool),
        giving: &Giving,
    ) -> Bounds {
        let geometry = &setting.geometry;
        let (posted_line, posted_slot) = geometry.position(posted.truncate(COUNT_BITS));
        posted.top(32 - COUNT_BITS).ignore();
        control.visible.top(32 - COUNT_BITS).ignore();
        let visible = control.visible.truncate(COUNT_BITS);
        let (visible_line, _) = geometry.position(visible + setting.size.zero_extend(COUNT_BITS));
        // What can be seen only grows, so a cycle late is safe.
        let bound_line = delayed(visible_line);

        let width = self.line_bits() + 1;
        let window = register_reset(width, 1);
        let twice = window << 1;
        let is_half = window.is_above(setting.most_lines >> 1);
        let doubled = mux(is_half, setting.most_lines, twice);
        let is_whole = giving.gives & giving.departs;
        let one = constant(width, 1);
        let first = mux(setting.is_inline, one, setting.most_lines);
        when(!running | giving.misses, || window.set(first))
            .otherwise_when(is_whole & setting.is_inline, || window.set(doubled));
        Bounds { posted_line, posted_slot, bound_line, window, is_needed, may_look }
    }

    /// Moves on.
    #[elaborate]
    pub(super) fn advance(
        &self,
        positions: &Positions,
        bounds: &Bounds,
        (asking, giving): (&Asking, &Giving),
        is_quiet: Bool,
    ) {
        let Positions { fetch_line, fetch_slot, give_line, give_slot } = *positions;
        when(is_quiet, || {
            for position in [fetch_line, fetch_slot, give_line, give_slot] {
                position.set(0);
            }
        })
        .otherwise(|| {
            when(giving.misses, || {
                fetch_line.set(give_line);
                fetch_slot.set(give_slot);
            })
            .otherwise_when(asking.advances, || {
                fetch_line.set(fetch_line + 1);
                fetch_slot.set(0);
            })
            .otherwise_when(asking.reads, || fetch_slot.set(bounds.posted_slot));
            when(giving.gives, || give_slot.set(giving.next_slot));
            when(giving.ends_line, || give_line.set(give_line + 1));
        });
    }
}
