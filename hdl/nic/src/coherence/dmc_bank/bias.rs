//! The bias of each page, and what turns it (docs/coherence.md, decisions 9 and 10).
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, ReadDuringWrite, State, elaborate, mux, register,
    register_bool, state, wire,
};

use super::configuration::DmcBank;
use crate::message::BiasStep;

/// The bias of a page.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
pub(super) enum PageBias {
    /// The host's caches are asked.
    Host,
    /// It is on its way to device-bias, and the host was given no copy since.
    Flipping,
    /// The host has no copy of any line.
    Device,
}

/// The page of the operation of this cycle.
pub(super) struct Page {
    /// Its bias.
    pub bias: State<PageBias>,
    /// A command turns it.
    pub turned: Bool,
    /// So.
    pub step: State<BiasStep>,
    /// The host is given a copy of a line of it.
    pub given: Bool,
    /// The command is done.
    pub done: Bool,
    /// It was not in host-bias, and is now.
    pub reverts: Bool,
}

impl DmcBank {
    /// Looks the page of `line` up, which was read in the cycle before: where `reads`, that of
    /// `next`. `outside`: there is no such page. `sweep`: a page becomes host-bias.
    #[elaborate]
    pub(super) fn page(
        &self,
        (reads, next): (Bool, Bits),
        (line, outside): (Bits, Bool),
        sweep: (Bool, Bits),
    ) -> Page {
        let (sweeping, swept) = sweep;
        let turned = wire::<Bool>(());
        let step = wire::<State<BiasStep>>(());
        let given = wire::<Bool>(());
        // A page may be looked up in the cycle after it has turned: what was written then is at hand. Which page
        // is read is known late in its cycle, so that the two are compared in this one.
        let pages = Memory::<State<PageBias>>::new((), self.pages)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined);
        let stored = pages.read(reads, self.page_of(next));
        let last_page = register::<Bits>(self.page_bits());
        let last_bias = register::<State<PageBias>>(());
        let wrote = register_bool(false);
        let is_last = wrote & last_page.equals(self.page_of(line));
        let bias = mux(is_last, last_bias, stored);

        let is_host = bias.is(PageBias::Host);
        let is_device = bias.is(PageBias::Device);
        let to_host = sweeping | given | step.is(BiasStep::ToHost);
        let begins = step.is(BiasStep::BeginToDevice);
        let is_flipping = begins & !is_device;
        let other = mux(is_flipping, state(PageBias::Flipping), state(PageBias::Device));
        let new_bias = mux(to_host, state(PageBias::Host), other);
        let commits = step.is(BiasStep::CommitToDevice);
        let fails = outside | (commits & is_host);
        let turns = turned & !fails;
        let written_page = mux(sweeping, swept, self.page_of(line));
        let writes = sweeping | given | turns;
        pages.write(writes, written_page, new_bias);
        wrote.set(writes);
        last_page.set(written_page);
        last_bias.set(new_bias);
        Page { bias, turned, step, given, done: !fails, reverts: given & !is_host }
    }
}
