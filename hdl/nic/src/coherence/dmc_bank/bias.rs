//! The bias of each page, and what turns it (docs/coherence.md, decisions 9 and 10).
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, ReadDuringWrite, State, elaborate, mux, state, wire,
};

use super::configuration::DmcBank;
use crate::message::{BiasStep, MemoryMap};

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
    /// There is no such page.
    pub outside: Bool,
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
    /// `next`. `sweep`: a page becomes host-bias.
    #[elaborate]
    pub(super) fn page(
        &self,
        (reads, next): (Bool, Bits),
        line: Bits,
        memory_map: &MemoryMap,
        sweep: (Bool, Bits),
    ) -> Page {
        let (sweeping, swept) = sweep;
        let turned = wire::<Bool>(());
        let step = wire::<State<BiasStep>>(());
        let given = wire::<Bool>(());
        // A page may be looked up in the cycle after it has turned.
        let pages = Memory::<State<PageBias>>::new((), self.pages)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::New);
        let bias = pages.read(reads, self.page_of(next));
        let outside = self.region_of(line).differs(self.region_of(memory_map.device_begin));

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
        pages.write(sweeping | given | turns, written_page, new_bias);
        Page { bias, outside, turned, step, given, done: !fails, reverts: given & !is_host }
    }
}
