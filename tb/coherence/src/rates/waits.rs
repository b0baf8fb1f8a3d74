//! What a hit and a snoop wait for while others miss.
use nic_spec::message::LineOperation;

use super::Row;
use super::bench::{Asks, Bench};
use super::host::Latency;
use super::streams::{STREAM, hit, misses, nothing, stream, twice};
use crate::device::Engine;

/// Hits of a port while the other's misses have every number, and the host answers none.
pub(super) fn beside_full<D: Engine>() -> Row {
    let mut bench = Bench::<D>::new(Latency::of(1));
    bench.run(100, [hit, nothing]);
    // The line has come to the cache.
    bench.run(20, [nothing; 2]);
    bench.set_latency(Latency::NEVER);
    bench.asked[0] = 0;
    bench.run(1_000, [misses, nothing]);
    let found = bench.rate((50, 150), [misses, hit]);
    let what = "hits beside banks full of misses of the other port";
    Row { what, found, is_rate: true, bound: (1.0, "a port") }
}

/// The longest that a hit takes while the other port misses as fast as it can.
pub(super) fn beside_misses<D: Engine>() -> Row {
    let mut bench = Bench::<D>::new(Latency::of(1));
    bench.run(100, [nothing, hit]);
    bench.set_latency(Latency::of(184));
    let [ask, _] = stream!(NcRead, 1);
    bench.run(1_000, [ask, nothing]);
    bench.longest[1] = 0;
    // One at a time: a stream of them would wait for itself.
    for _ in 0..200 {
        let answered = bench.answered[1];
        bench.asks(1, hit);
        bench.device.requests[1].truncate(1);
        while bench.answered[1] == answered {
            bench.step([ask, nothing]);
        }
        bench.run(7, [ask, nothing]);
    }
    let found = bench.longest[1] as f64;
    let what = "hit beside misses of the other port, cycles at most";
    Row { what, found, is_rate: false, bound: (5.0, "a hit") }
}

/// The longest that a snoop takes which has been taken, of lines that are in the cache, while snoops come
/// as fast as they are taken and both ports have misses.
pub(super) fn snooped<D: Engine>() -> Row {
    let mut bench = Bench::<D>::new(Latency::of(1));
    let [ask, _] = stream!(CoWrite, 1);
    bench.run(6_000, [ask, twice]);
    bench.run(400, [nothing; 2]);
    fn both(port: u64, n: u64) -> Option<(LineOperation, u64)> {
        (n < 1).then_some((LineOperation::CsRead, port))
    }
    bench.asked = [0; 2];
    bench.run(100, [both; 2]);
    bench.set_latency(Latency::of(20));
    let [reads, _] = stream!(NcRead, 1);
    bench.asked = [0; 2];
    bench.run(500, [reads; 2]);
    bench.snoops = true;
    bench.run(4_000, [reads; 2]);
    let what = "snoop of an idle line, one in each cycle, under load, cycles at most";
    Row { what, found: bench.longest_snoop as f64, is_rate: false, bound: (5.0, "a snoop") }
}
