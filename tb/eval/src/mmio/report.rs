//! What a transfer shows, as text.
use super::transfer::{Outcome, Setup};
use crate::statistics::Samples;
use nic_tb::text::{table, thousands};

/// The report on frames that `module` sent.
pub fn report(module: &str, setup: &Setup, outcome: &Outcome) -> String {
    let period = setup.period;
    let frames = setup.frames.len() as u64;
    let sizes = Samples::new(setup.frames.iter().map(|frame| frame.len() as u64).collect());
    let range = |percent| sizes.percentile(percent).unwrap_or(0);
    format!(
        "{module}: {} frames of {} to {} bytes, {} write-combining buffers, {:?} order, seed {}\n\n\
         All {} frames left as they were sent, in order (those under 60 bytes padded by the card).\n\n\
         {}\n{}\n{}",
        thousands(frames),
        range(0.0),
        thousands(range(100.0)),
        setup.buffers.count,
        setup.buffers.order,
        setup.seed,
        thousands(outcome.received.len() as u64),
        throughput(outcome, period),
        latencies(outcome, period),
        reordering(outcome) + "\n",
    )
}

fn throughput(outcome: &Outcome, period: u64) -> String {
    let cycles = outcome.cycles;
    let rows = [
        ("bytes of frames", thousands(outcome.bytes())),
        ("stores", thousands(outcome.stores)),
        ("cycles", thousands(cycles)),
        ("stores per cycle", format!("{:.3}", outcome.stores as f64 / cycles as f64)),
        ("bytes of frames per cycle", format!("{:.1}", outcome.bytes() as f64 / cycles as f64)),
        (
            &*format!("Gb/s of frames at {} MHz", 1_000_000 / period),
            format!("{:.1}", outcome.gigabits(period)),
        ),
    ]
    .map(|(name, value)| vec![name.to_owned(), value]);
    table(&["throughput", ""], &rows)
}

fn latencies(outcome: &Outcome, period: u64) -> String {
    let row = |name: &str, samples: Samples| {
        let at = |percent| {
            let cycles = samples.percentile(percent).unwrap_or(0);
            format!("{} ({} ns)", thousands(cycles), thousands(cycles * period / 1_000))
        };
        let times = [0.0, 50.0, 90.0, 99.0, 100.0].map(at);
        [vec![name.to_owned()], times.to_vec()].concat()
    };
    let rows = [
        row(
            "completing store to first beat",
            outcome.times(|d| d.first.saturating_sub(d.completed)),
        ),
        row("completing store to last beat", outcome.times(|d| d.last - d.completed)),
        row("driver's commit to last beat", outcome.times(|d| d.last.saturating_sub(d.committed))),
    ];
    table(&["latency in cycles", "least", "p50", "p90", "p99", "most"], &rows)
}

fn reordering(outcome: &Outcome) -> String {
    let overtaken = &outcome.overtaken;
    let most = overtaken.largest().unwrap_or(0);
    let classes = overtaken.classes(0, 1, most as usize + 1);
    let bins = [(0, 0), (1, 1), (2, 3), (4, 7), (8, 15), (16, 31), (32, u64::MAX)];
    let mut rows = Vec::new();
    for (low, high) in bins {
        let counted = (0..).zip(&classes).filter(|(lines, _)| (low..=high).contains(lines));
        let count: u64 = counted.map(|(_, count)| count).sum();
        let name = match (low, high) {
            (0, _) => "by none".to_owned(),
            (1, 1) => "by a later line".to_owned(),
            (_, u64::MAX) => format!("by {low} lines or more"),
            _ => format!("by {low} to {high} lines"),
        };
        if count > 0 {
            let part = 100.0 * count as f64 / overtaken.count() as f64;
            rows.push(vec![name, thousands(count), format!("{part:.1}")]);
        }
    }
    table(&["stores overtaken", "stores", "%"], &rows)
}
