//! Interrupts: raised for packets whose completion the host can see, not for each, and where a ring stops itself.
use nic_dsl::{
    Bits, Bool, Stream, assert_always, cover, elaborate, mux, register, register_bool,
    register_reset, when,
};

use super::CompletionWriter;
use super::setting::Setting;
use super::writing::Writing;
use crate::message::{Interrupt, WriterControl};

/// Bits of a count of packets.
const COUNT_BITS: u32 = 8;

/// What waits to be told.
pub(super) struct Interrupting {
    /// An interrupt is taken.
    pub raised: Bool,
    /// Nothing waits.
    pub is_idle: Bool,
}

/// The sum, or as much as there is room for.
fn saturating(left: Bits, right: Bits) -> Bits {
    let sum = left.widening_add(right.resize(COUNT_BITS));
    sum.truncate(COUNT_BITS) | sum.bit(COUNT_BITS).mask(COUNT_BITS)
}

impl CompletionWriter {
    /// Counts what the host can see since the last interrupt.
    #[elaborate]
    pub(super) fn interrupting(
        &self,
        setting: &Setting,
        control: &WriterControl,
        writing: &Writing,
        (vector, interrupt): (Bits, Stream<Interrupt>),
    ) -> Interrupting {
        // With a count in memory, lines count when a count that was sent after them is visible: those
        // that were seen before the batch ended, to which the count belongs. Those that no count will follow
        // are forgotten.
        let gathered = register_reset(COUNT_BITS, 0);
        let gathered_urgent = register_bool(false);
        let due = register_reset(COUNT_BITS, 0);
        let due_urgent = register_bool(false);
        let sent = register_reset(COUNT_BITS, 0);
        let sent_urgent = register_bool(false);
        let packets = writing.seen.packets & writing.sees.mask(3);
        let urgent = writing.seen.is_urgent & writing.sees;
        let late_packets = register_reset(3, 0);
        let late_urgent = register_bool(false);
        late_packets.set(packets);
        late_urgent.set(urgent);
        let in_batch = late_packets & setting.has_index.mask(3);
        let ends = writing.ends_batch;
        let stays = !ends & !writing.has_failed;
        gathered.set(saturating(gathered & stays.mask(COUNT_BITS), in_batch));
        gathered_urgent.set((gathered_urgent & stays) | (late_urgent & setting.has_index));
        let unsent = due & (!writing.counts).mask(COUNT_BITS);
        due.set(saturating(unsent, gathered & ends.mask(COUNT_BITS)));
        due_urgent.set((due_urgent & !writing.counts) | (gathered_urgent & ends));
        when(writing.counts, || {
            sent.set(due);
            sent_urgent.set(due_urgent);
        });
        let none = sent & writing.counted.mask(COUNT_BITS);
        let news = mux(setting.has_index, none, late_packets.zero_extend(COUNT_BITS));
        let is_urgent = mux(setting.has_index, sent_urgent & writing.counted, late_urgent);

        let untold = register_reset(COUNT_BITS, 0);
        let presses = register_bool(false);
        let waited = register_reset(16, 0);
        let was_late = register_bool(false);
        let is_offered = register_bool(false);
        let is_alarmed = register_bool(false);
        let any = untold.any();
        let is_full = any & untold.is_at_least(setting.interrupt_packets);
        let is_due = any & (is_full | presses | was_late | control.flush);
        let raises = setting.has_interrupts & !is_offered & (is_due | is_alarmed);
        is_alarmed.set((control.alarm | (is_alarmed & !raises)) & setting.has_interrupts);
        let left = untold & (!raises & setting.has_interrupts).mask(COUNT_BITS);
        untold.set(saturating(left, news));
        presses.set(((presses & !raises) | is_urgent) & setting.has_interrupts);
        when(raises | !any, || {
            waited.set(0);
            was_late.set(false);
        })
        .otherwise(|| {
            waited.set(waited + 1);
            let is_over = waited.equals(setting.interrupt_delay);
            when(is_over | setting.interrupt_delay.is_zero(), || was_late.set(true));
        });
        let offered_vector = register::<Bits>(vector.width());
        when(raises, || {
            is_offered.set(true);
            offered_vector.set(vector);
        })
        .otherwise_when(interrupt.ready, || is_offered.set(false));
        interrupt.offer(is_offered, Interrupt { vector: offered_vector });
        assert_always("nothing is told twice", raises.implies(!is_offered));
        cover("packets become visible as an interrupt is raised", raises & news.any());
        cover("a ring that stopped itself says so", raises & !any);
        let waits = (any & setting.has_interrupts) | is_alarmed | is_offered;
        let is_idle = !waits;
        Interrupting { raised: interrupt.fires(), is_idle }
    }
}
