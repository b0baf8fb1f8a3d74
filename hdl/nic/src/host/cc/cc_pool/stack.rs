//! The stack of free buffers of one size: the top in a register, the others in a memory that is also read and filled at its
//! bottom.
use nic_dsl::{
    Bits, Bool, BundleExt, Memory, MemoryStyle, Stream, assert_always, concatenate, constant,
    cover, delayed_bool, elaborate, mux, register, register_bool, register_reset, when,
};

use super::{CcPool, Size, Told, UNIT_BITS};
use crate::lib::counter;
use crate::message::PooledBuffer;

/// What others need to know of it.
pub(super) struct Stack {
    /// Buffers under the top.
    pub below: Bits,
    /// There is one at the top.
    pub has_any: Bool,
    /// It is given.
    pub is_given: Bool,
    /// It.
    pub top: Bits,
}

impl CcPool {
    /// Takes what is freed on top and what the host supplies at the bottom; gives from the top, and to the collector from
    /// the bottom.
    #[elaborate]
    pub(super) fn stack(
        &self,
        told: &Told,
        size: &Size,
        (freed, supplied, collector): (Stream<Bits>, Stream<Bits>, Stream<Bits>),
    ) -> Stack {
        let bits = self.buffers.ilog2();
        let top = register::<Bits>(UNIT_BITS);
        let has_top = register_bool(false);
        let memory = Memory::<Bits>::new(UNIT_BITS, self.buffers).style(MemoryStyle::Distributed);
        let head = register_reset(bits, 0);
        let tail = register_reset(bits, 0);
        let below = register_reset(bits + 1, 0);
        let is_full = below.equals(self.buffers);
        let has_below = below.any();

        // What leaves: to who has received, to the collector from the top at the end, and from the bottom before.
        let gives = has_top & told.is_running;
        let room_bytes = size.settings.room_bytes;
        let line_address = concatenate([top, constant(1, 0)]);
        size.given.assign(PooledBuffer { is_there: gives, line_address, room_bytes });
        let is_given = gives & size.taken;
        let is_direct = told.is_running & !told.configuration.recycles;
        let drains = told.is_draining & has_top;
        let is_above = delayed_bool(below.zero_extend(8).is_at_least(size.settings.return_above));
        let spills = told.is_running & !is_direct & is_above & below.is_above(1);
        let bottom = memory.read_now(tail);
        let next = memory.read_now(head - 1);
        let from_stack = mux(told.is_draining, top, bottom);
        let collects = (is_direct & freed.valid) | drains | spills;
        collector.offer(collects, mux(is_direct, freed.payload, from_stack));
        let is_drained = drains & collector.ready;
        let is_spilled = spills & collector.ready;

        // What comes.
        let may_come = told.is_running | told.is_draining;
        freed.ready.set(may_come & mux(is_direct, collector.ready, !is_full));
        let pushes = freed.fires() & !is_direct;
        let pops = is_given | is_drained;
        let covers = pushes & has_top & !pops;
        supplied.ready.set(!covers & !is_full & !is_spilled);
        let fills = supplied.fires();
        let uncovers = pops & !pushes & has_below;
        let has_no_top = !has_top | (pops & !has_below);
        let fills_top = fills & !pushes & has_no_top;
        let fills_bottom = fills & !fills_top;
        when(pushes, || top.set(freed.payload))
            .otherwise_when(uncovers, || top.set(next))
            .otherwise_when(fills_top, || top.set(supplied.payload));
        when(pushes | uncovers | fills_top, || has_top.set(true))
            .otherwise_when(pops, || has_top.set(false));
        let place = mux(covers, head, tail - 1);
        memory.write(covers | fills_bottom, place, mux(covers, top, supplied.payload));
        when(covers, || head.set(head + 1)).otherwise_when(uncovers, || head.set(head - 1));
        when(fills_bottom, || tail.set(tail - 1)).otherwise_when(is_spilled, || tail.set(tail + 1));
        let one = |condition: Bool| condition.bits().zero_extend(bits + 1);
        let comes = covers | fills_bottom;
        below.set(below + one(comes) - (one(uncovers) + one(is_spilled)));

        counter::wrapping("given_count", size.status.given, is_given);
        counter::wrapping("freed_count", size.status.freed, freed.fires());
        assert_always("what is below the top lies between both ends", {
            below.truncate(bits).equals(head - tail) & below.is_at_most(self.buffers)
        });
        assert_always("nothing is below but under a top", has_top | !has_below);
        assert_always("nothing is supplied to a full stack", !(comes & is_full));
        cover("a buffer is given as it was freed", pushes & is_given);
        cover("one is given and one goes back", is_given & is_spilled);
        Stack { below, has_any: has_top, is_given, top }
    }
}
