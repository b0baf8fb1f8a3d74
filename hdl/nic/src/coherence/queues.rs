//! Where a queue or table with a place for each MSHR is kept, so that what an MSHR sends never waits for room.
use nic_dsl::{Bundle, MemoryStyle, instance};

use crate::stream::fifo::{Fifo, FifoIn, FifoMemory, FifoPorts};

/// Places up to which payloads wait in lookup tables, each of which holds a bit of 64.
const MOST_IN_TABLES: u32 = 64;

/// The memory of a table of so many places that is read a cycle ahead.
pub(super) fn table_style(depth: u32) -> MemoryStyle {
    match depth > MOST_IN_TABLES {
        true => MemoryStyle::Block,
        false => MemoryStyle::Distributed,
    }
}

/// Such a queue; it offers in the next cycle what finds nothing ahead.
pub(super) fn queue<P: Bundle>(name: &str, payload: P::Shape, depth: u32) -> FifoPorts<P> {
    let fifo = Fifo::<P> { payload, depth };
    match depth > MOST_IN_TABLES {
        true => instance(name, &FifoIn { fifo, memory: FifoMemory::Bypassed }),
        false => instance(name, &fifo),
    }
}
