//! What is asked for, and what a line of it costs.
use nic_spec::message::{LineOperation, WritePolicy};

use super::Row;
use super::bench::{Asks, Bench};
use super::bound::{Cost, Limits, Traffic};
use super::host::{Latency, Wire};
use crate::device::Engine;

/// Lines of the streams begin here.
pub(super) const STREAM: u64 = 1 << 20;

pub(super) fn nothing(_: u64, _: u64) -> Option<(LineOperation, u64)> {
    None
}

/// A stream of fresh lines, each port its own.
macro_rules! stream {
    ($operation:ident, $stride:expr) => {{
        fn asks(port: u64, n: u64) -> Option<(LineOperation, u64)> {
            Some((LineOperation::$operation, STREAM + $stride * (2 * n + port)))
        }
        [asks as Asks; 2]
    }};
}

pub(super) use stream;

/// Reads that hit, of these two lines.
macro_rules! hits {
    ($operation:ident, $first:literal, $second:literal) => {{
        fn asks(port: u64, _: u64) -> Option<(LineOperation, u64)> {
            Some((LineOperation::$operation, if port == 0 { $first } else { $second }))
        }
        [asks as Asks; 2]
    }};
}

/// Each line is read twice, one request behind the other.
pub(super) fn twice(port: u64, n: u64) -> Option<(LineOperation, u64)> {
    Some((LineOperation::CsRead, STREAM + 2 * (n / 2) + port))
}

/// More lines than there are entries; the lines of all banks.
pub(super) fn misses(_: u64, n: u64) -> Option<(LineOperation, u64)> {
    (n < FILLS).then_some((LineOperation::NcRead, STREAM + n))
}
const FILLS: u64 = 2048;

/// One read after another that hits.
pub(super) fn hit(_: u64, _: u64) -> Option<(LineOperation, u64)> {
    Some((LineOperation::CsRead, 0))
}

/// A stream of requests of both ports.
pub(super) struct Stream {
    pub what: &'static str,
    pub latency: Latency,
    /// Cycles until it is steady.
    pub before: u64,
    pub asks: [Asks; 2],
    /// Requests for each line.
    pub requests: f64,
    pub cost: Cost,
    /// Weak writes are ordered.
    pub is_ordered: bool,
}

impl Stream {
    pub fn measure<D: Engine>(&self, limits: Limits) -> Row {
        let mut bench = Bench::<D>::behind(Wire::new(limits.flits), self.latency);
        if self.is_ordered {
            let policy = WritePolicy { ordered_writes: 0b11, local_writes: 0 };
            bench.device.set_write_policy(&policy);
        }
        let found = bench.rate((self.before, 4_000), self.asks) / self.requests;
        Row { what: self.what, found, is_rate: true, bound: self.cost.bound(limits) }
    }
}

/// The streams that are measured: those that hit first, then those that go over the link.
pub(super) fn streams() -> (Vec<Stream>, Vec<Stream>) {
    let long = Latency::of(184);
    let short = Latency::of(1);
    let stream = |what, latency, before, asks, requests, cost| Stream {
        what,
        latency,
        before,
        asks,
        requests,
        cost,
        is_ordered: false,
    };
    let ordered = |what, latency, asks, cost| Stream {
        is_ordered: true,
        ..stream(what, latency, 1_000, asks, 1.0, cost)
    };
    let hit = Cost::HIT;
    let one_bank = Cost { banks: 1.0, ..hit };
    let miss =
        |operations, messages, held, traffic| Cost { operations, messages, held, traffic, ..hit };
    let read = miss(2.0, 1.0, 184.0, &Traffic::READ);
    let push = |held| miss(2.0, 1.0, held, &Traffic::WRITE);
    let write = |held| miss(3.0, 2.0, held, &Traffic::WEAK_WRITE);
    let owned = |held| miss(3.0, 2.0, held, &Traffic::OWN_AND_EVICT);
    let both = Cost { requests: 2.0, ..miss(4.0, 1.0, 184.0, &Traffic::SHARED) };
    let later = Latency { answer: 184, complete: 92 };
    let hits = vec![
        stream("hits of two ports, different banks", short, 200, hits!(CsRead, 0, 1), 1.0, hit),
        stream("the same, one bank", short, 200, hits!(CsRead, 0, 6), 1.0, one_bank),
        stream("the same, one line", short, 200, hits!(CsRead, 0, 0), 1.0, one_bank),
        stream("the same, writes of one line", short, 200, hits!(CoWrite, 0, 0), 1.0, one_bank),
    ];
    let misses = vec![
        stream("NC-read, L = 184", long, 1_000, stream!(NcRead, 1), 1.0, read),
        stream("the same, even lines only", long, 1_000, stream!(NcRead, 2), 1.0, read),
        stream("the same, each 64th line", long, 1_000, stream!(NcRead, 64), 1.0, read),
        stream("NC-write, L = 1", short, 1_000, stream!(NcWrite, 1), 1.0, write(2.0)),
        stream("NC-write, L = 184 + 92", later, 1_000, stream!(NcWrite, 1), 1.0, write(276.0)),
        ordered("ordered NC-write (WrCur), L = 1", short, stream!(NcWrite, 1), push(1.0)),
        ordered("the same, L = 184", long, stream!(NcWrite, 1), push(184.0)),
        stream("NC-P, L = 184", long, 1_000, stream!(NcPush, 1), 1.0, push(184.0)),
        stream(
            "CO-write with evictions, L = 1",
            short,
            10_000,
            stream!(CoWrite, 1),
            1.0,
            owned(2.0),
        ),
        stream("the same, L = 184", long, 10_000, stream!(CoWrite, 1), 1.0, owned(368.0)),
        stream("CS-read, two for each line in turn, L = 184", long, 3_000, [twice; 2], 2.0, both),
    ];
    (hits, misses)
}
