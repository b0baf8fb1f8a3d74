//! Lines that are owed to snoops: the snoop has its response, and its line waits in the cache for room in
//! `d2h_data`.
use nic_dsl::{Bool, Memory, MemoryStyle, Stream, elaborate, register_bool, register_reset, when};

use super::configuration::HmcBank;
use crate::message::H2dRequest;

impl HmcBank {
    /// Takes `owes` where `begins`, and gives the snoops out in their order. There is a place for each
    /// line of the cache, and a line is owed once: whoever snoops waits for its line before it snoops
    /// again (CXL 3.2, 3.2.5.5).
    #[elaborate]
    pub(super) fn debts(&self, begins: Bool, owes: H2dRequest) -> Stream<H2dRequest> {
        let places = self.sets * self.ways;
        let stored = Memory::<H2dRequest>::new((), places).style(MemoryStyle::Block);
        let width = places.trailing_zeros() + 1;
        let written = register_reset(width, 0);
        // What is written in this cycle is there in the next one.
        let there = register_reset(width, 0);
        let read = register_reset(width, 0);
        let has_next = register_bool(false);
        let next = Stream::<H2dRequest>::wire(&());
        stored.write(begins, written.truncate(width - 1), owes);
        when(begins, || written.set(written + 1));
        there.set(written);
        let fetches = read.differs(there) & (!has_next | next.fires());
        let payload = stored.read(fetches, read.truncate(width - 1));
        when(fetches, || read.set(read + 1));
        has_next.set(fetches | (has_next & !next.fires()));
        next.offer(has_next, payload);
        next
    }
}
