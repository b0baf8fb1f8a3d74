//! Lines of completions: descriptors that are done are put together until their line, or their batch,
//! is written.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, assert_always, concatenate, constant, constant_bool, cover,
    elaborate, mux, pack, register, register_bool, register_reset, state, when, wire,
};

use super::CompletionWriter;
use super::pending::Pending;
use super::setting::Setting;
use crate::host::descriptor::geometry::LINE_BITS;
use crate::message::{Descriptor, DescriptorFault, WriterControl};

/// What a write tells the host, besides its bytes.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Told {
    /// Places that are given back.
    #[width(3)]
    pub places: Bits,
    /// Packets that end in them.
    #[width(3)]
    pub packets: Bits,
    /// The host wants an interrupt for one of them.
    pub is_urgent: Bool,
    /// A batch ends.
    pub ends_batch: Bool,
}

/// The line that is put together.
pub(super) struct Assembling {
    /// It is to be written.
    pub closes: Bool,
    /// A batch ends with lines that are written already.
    pub marks: Bool,
    /// Its number.
    pub line: Bits,
    /// Its slots.
    pub data: Bits,
    /// Which of them are there.
    pub slots: Bits,
    /// No slot of it is left.
    pub ends_line: Bool,
    /// Another one is done that joins it in this cycle.
    pub grows: Bool,
    /// What the write tells.
    pub told: Told,
    /// Its rest is to be returned.
    pub return_line: Bool,
    /// There is none, and no batch.
    pub is_empty: Bool,
    /// A descriptor is taken.
    pub takes: Bool,
    /// To be assigned: it is written.
    pub moves: Bool,
    /// To be assigned: that the batch ended is noted.
    pub marked: Bool,
}

impl CompletionWriter {
    /// Puts lines together.
    #[elaborate]
    pub(super) fn assembling(
        &self,
        setting: &Setting,
        control: &WriterControl,
        pending: &Pending,
        is_idle: Bool,
    ) -> Assembling {
        let is_grouped = setting.geometry.is_grouped;
        let entry = pending.completion;
        let (moves, marked) = (wire::<Bool>(()), wire::<Bool>(()));
        let slots = register_reset(4, 0);
        let data = register::<Bits>(512);
        let line = register_reset(LINE_BITS, 0);
        let is_whole = register_bool(false);
        let closes = register_bool(false);
        let told = register::<Told>(());

        // Descriptors join a line that is about to be written as long as it has not left.
        let takes = pending.is_done & (!is_whole | moves);
        pending.takes.set(takes);
        let is_first = slots.is_zero() | moves;
        let slot = entry.slot & (!setting.geometry.is_padded).mask(2);
        let bit = constant(4, 1) << slot;
        let ends_group = is_grouped & entry.ends_line;
        let ends_line = setting.geometry.is_padded | slot.equals(3) | ends_group;
        let fault = mux(pending.failed, state(DescriptorFault::Poisoned), entry.fault);
        let written = Descriptor {
            address: entry.address.zero_extend(64),
            length_bytes: entry.length_bytes.zero_extend(16),
            available: constant_bool(false),
            done: constant_bool(true),
            last: entry.last,
            interrupt: entry.interrupt,
            checksum: entry.checksum,
            protocol: entry.protocol,
            fault,
            reserved: constant(5, 0),
            flow_hash: entry.flow_hash,
        };
        let parts = (0..4).map(|number| {
            let part = data.slice(128 * number, 128);
            let kept = part & (!is_first).mask(128);
            mux(bit.bit(number), written.packed(), kept)
        });
        let joined = pack(parts);

        // Batches are counted in descriptors; those of groups end with a group.
        let batch_count = register_reset(7, 0);
        let waited = register_reset(16, 0);
        let was_late = register_bool(false);
        let is_late = was_late | control.flush;
        let before = batch_count & (!(told.ends_batch & closes & !moves)).mask(7);
        let is_full = before.is_at_least(setting.batch_less_one);
        let ends_batch = (is_full | (is_late & is_grouped)) & (ends_line | !is_grouped);
        let late_line = is_late & !takes & slots.any() & !is_grouped & !closes;
        let marks = is_late & !takes & slots.is_zero() & batch_count.any();
        when(batch_count.is_zero(), || {
            waited.set(0);
            was_late.set(false);
        })
        .otherwise(|| {
            waited.set(waited + 1);
            when(waited.equals(setting.timeout) | setting.timeout.is_zero(), || was_late.set(true));
        });

        let still_ends = told.ends_batch & closes & !moves;
        when(moves, || {
            slots.set(0);
            is_whole.set(false);
            closes.set(false);
        });
        when(takes, || {
            slots.set((slots & (!is_first).mask(4)) | bit);
            data.set(joined);
            is_whole.set(ends_line);
            closes.set(ends_line | (ends_batch & !is_grouped) | (closes & !moves));
            let places = told.places & (!is_first).mask(3);
            let packets = told.packets & (!is_first).mask(3);
            let group = mux(is_grouped, constant(3, 4), places + 1);
            let packet = entry.last & !pending.is_returned;
            told.places.set(group);
            told.packets.set(packets + packet.bits().zero_extend(3));
            told.is_urgent.set((told.is_urgent & !is_first) | entry.interrupt);
            told.ends_batch.set(ends_batch | still_ends);
            let zero = constant(7, 0);
            batch_count.set(mux(ends_batch | still_ends, zero, before + 1));
        })
        .otherwise_when(late_line, || {
            closes.set(true);
            told.ends_batch.set(true);
            batch_count.set(0);
        })
        .otherwise_when(marked, || batch_count.set(0));
        when(is_idle & !control.run, || line.set(0))
            .otherwise_when(moves & is_whole, || line.set(line + 1));

        let is_empty = slots.is_zero() & batch_count.is_zero();

        // The rest of a group is returned only if nothing will use it by and by.
        let return_line = register_bool(false);
        let waits = is_late & is_grouped & slots.any() & !is_whole;
        return_line.set(waits & pending.is_empty & !takes);
        assert_always("a line that is to be written has a slot", closes.implies(slots.any()));
        assert_always("a whole line is to be written", is_whole.implies(closes));
        cover("a descriptor joins a line that is about to be written", takes & closes & !moves);
        cover("a batch ends after its lines were written", marked);
        cover("the rest of a group is returned", return_line);
        Assembling {
            closes,
            marks,
            line,
            data,
            slots,
            ends_line: is_whole,
            grows: pending.is_done & !is_whole,
            told,
            return_line,
            is_empty,
            takes,
            moves,
            marked,
        }
    }

    /// The bytes of a line whose `slots` are written: of a group, and of a padded place, all.
    pub(super) fn byte_enable(&self, setting: &Setting, slots: Bits) -> Bits {
        let is_all = setting.geometry.is_padded | setting.geometry.is_grouped;
        concatenate((0..4).rev().map(|slot| (slots.bit(slot) | is_all).mask(16)))
    }
}
