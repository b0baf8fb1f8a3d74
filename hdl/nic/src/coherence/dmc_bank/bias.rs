//! The bias of each page, and what turns it (docs/coherence.md, decisions 9 and 10).
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, ReadDuringWrite, State, delayed, delayed_bool, elaborate, mux,
    register, register_bool, state, wire,
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
    /// The page of the operation in cycle 3, whose line is `line`; `probe` is the line of the one in cycle 2. Where
    /// `reads`, the page of `next` is read for cycle 2. `outside`: there is no such page. `sweep`: a page becomes
    /// host-bias.
    #[elaborate]
    pub(super) fn page(
        &self,
        (reads, next): (Bool, Bits),
        probe: Bits,
        (line, outside): (Bits, Bool),
        sweep: (Bool, Bits),
    ) -> Page {
        let (sweeping, swept) = sweep;
        let turned = wire::<Bool>(());
        let step = wire::<State<BiasStep>>(());
        let given = wire::<Bool>(());
        // A page may have turned since it was read, by either of the two operations before: what the last of them has
        // written is at hand, and compared with the page in cycle 2 for the first, in the cycle before for the second.
        let pages = Memory::<State<PageBias>>::new((), self.pages)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined);
        let stored = pages.read(reads, self.page_of(next));
        let last_page = register::<Bits>(self.page_bits());
        let last_bias = register::<State<PageBias>>(());
        let wrote = register_bool(false);
        let probed_page = self.page_of(probe);
        let is_last = wrote & last_page.equals(probed_page);
        let found = delayed(mux(is_last, last_bias, stored));
        let is_same = delayed_bool(self.page_of(line).equals(probed_page));
        let bias = mux(wrote & is_same, last_bias, found);

        let is_host = bias.is(PageBias::Host);
        let is_device = bias.is(PageBias::Device);
        // Whether the host is given a copy is known last: what is not turned by a command turns to it.
        let to_host = !turned | step.is(BiasStep::ToHost);
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
