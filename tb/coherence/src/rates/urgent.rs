//! What a request of port 0 waits for while port 1 misses as fast as it can, and what port 1 has left.
use nic_spec::message::LineOperation;

use super::bench::{Asks, Bench};
use super::host::Latency;
use super::streams::{STREAM, hit, nothing, stream};
use crate::device::Engine;

/// What port 0 asks for.
#[derive(Clone, Copy, Debug)]
pub enum Asked {
    /// A line that is in the cache.
    Hit,
    /// A line that nobody has asked for.
    Miss,
}

/// What port 1 does meanwhile.
#[derive(Clone, Copy, Debug)]
pub enum Bulk {
    /// Nothing.
    None,
    /// NC-reads of fresh lines.
    Reads,
    /// NC-writes of fresh lines.
    Writes,
}

/// What was found.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Cycles of a request of port 0, from the one that takes it to the one that takes its response, on average.
    pub mean: f64,
    /// And at most; none, if one had no response after 20,000.
    pub worst: Option<u64>,
    /// Responses to port 1 in a cycle.
    pub bulk: f64,
    /// Responses to port 0 in a cycle.
    pub urgent: f64,
}

/// Requests of port 0 that are measured.
const REQUESTS: u64 = 400;

/// Cycles after which none is expected any longer.
const PATIENCE: u64 = 20_000;

/// Lines of port 0, far from those of port 1.
fn fresh(_: u64, n: u64) -> Option<(LineOperation, u64)> {
    Some((LineOperation::NcRead, (1 << 24) + 7 * n))
}

/// Port 0 asks for one line after another beside `bulk`; the host answers after 184 cycles, and takes a request each
/// so many cycles.
pub fn beside<D: Engine>(asked: Asked, bulk: Bulk, takes_every: u64) -> Found {
    let mut bench = Bench::<D>::new(Latency::of(1));
    bench.run(100, [hit, nothing]);
    bench.run(20, [nothing; 2]);
    bench.set_latency(Latency::of(184));
    bench.takes_every = takes_every;
    let [_, reads] = stream!(NcRead, 1);
    let [_, writes] = stream!(NcWrite, 1);
    let others: Asks = match bulk {
        Bulk::None => nothing,
        Bulk::Reads => reads,
        Bulk::Writes => writes,
    };
    let asks: Asks = match asked {
        Asked::Hit => hit,
        Asked::Miss => fresh,
    };
    bench.run(3_000, [nothing, others]);
    (bench.longest, bench.total, bench.answered) = ([0; 2], [0; 2], [0; 2]);
    let begin = bench.device.now();
    let mut starves = false;
    for n in 0..REQUESTS {
        let answered = bench.answered[0];
        bench.asks(0, asks);
        bench.device.requests[0].truncate(1);
        let asked_at = bench.device.now();
        while bench.answered[0] == answered && !starves {
            bench.step([nothing, others]);
            starves = bench.device.now() - asked_at > PATIENCE;
        }
        if starves {
            break;
        }
        // In each phase of what else goes on.
        bench.run(5 + n % 7, [nothing, others]);
    }
    let cycles = (bench.device.now() - begin) as f64;
    Found {
        mean: bench.total[0] as f64 / bench.answered[0] as f64,
        worst: (!starves).then_some(bench.longest[0]),
        bulk: bench.answered[1] as f64 / cycles,
        urgent: bench.answered[0] as f64 / cycles,
    }
}

/// Both ports miss as fast as they can: responses in a cycle to each.
///
/// # Panics
/// If the engine stands still.
pub fn both<D: Engine>() -> [f64; 2] {
    let mut bench = Bench::<D>::new(Latency::of(184));
    let asks = stream!(NcRead, 1);
    bench.run(3_000, asks);
    bench.answered = [0; 2];
    bench.run(6_000, asks);
    bench.answered.map(|answered| answered as f64 / 6_000.0)
}
