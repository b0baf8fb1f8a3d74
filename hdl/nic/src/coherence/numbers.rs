//! Pools of numbers, of MSHRs and of places to wait in, the next of which is there early: what takes it is known late.
use nic_dsl::{Stream, instance};

use crate::message::{Identifier, IdentifierShape};
use crate::stream::id_pool::{IdPool, IdPoolPorts};
use crate::stream::skid_buffer::SkidBuffer;

/// A pool of `count` numbers, a power of two, and the next one that is free.
pub(super) fn numbers((pool, next): (&str, &str), count: u32) -> (IdPoolPorts, Stream<Identifier>) {
    let pool = instance(pool, &IdPool { identifiers: count });
    let payload = IdentifierShape { bits: count.trailing_zeros() };
    let next = instance(next, &SkidBuffer::<Identifier> { payload });
    next.source.connect(*pool.allocation);
    (pool, *next.sink)
}
