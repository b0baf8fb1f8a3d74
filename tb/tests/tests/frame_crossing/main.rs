//! Frames between two clocks, either of which is reset alone in each cycle of a frame: what leaves without an error is
//! what came, in order and whole, and a frame that has begun to leave ends. With the memory as output the reader alone is
//! reset, or both.
use nic_sim::generated::frame_crossing_b2_d4::FrameCrossingB2D4 as Small;
use nic_sim::generated::frame_crossing_b2_d4_memory::FrameCrossingB2D4Memory as Straight;
use nic_sim::generated::frame_crossing_b64_d16::FrameCrossingB64D16 as Usual;
use nic_sim::{Inlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{CrossingStatus, MessageBeat};
use nic_tb::{Bench, Measured, Stall};

mod discard;
mod frames;

use frames::{frame, frames_of, judge};

/// The domains of both sides.
const WRITE: usize = 0;
const READ: usize = 1;
/// Periods of the write and the read clock in picoseconds.
const PERIODS: [[u64; 2]; 6] = [
    [4_000, 4_000],
    [4_000, 3_103],
    [3_103, 4_000],
    [10_007, 3_000],
    [1_000, 9_003],
    [9_003, 1_000],
];
/// Cycles until both sides are linked, and until all has left.
const REST: u64 = 400;

struct Ports<D: Wrapper, const BYTES: usize> {
    source: Inlet<D, MessageBeat<BYTES>>,
    sink: Outlet<D, MessageBeat<BYTES>>,
    status: LevelOutlet<D, CrossingStatus>,
}
const SMALL: Ports<Small, 2> =
    Ports { source: Small::SOURCE, sink: Small::SINK, status: Small::STATUS };
const STRAIGHT: Ports<Straight, 2> =
    Ports { source: Straight::SOURCE, sink: Straight::SINK, status: Straight::STATUS };
const USUAL: Ports<Usual, 64> =
    Ports { source: Usual::SOURCE, sink: Usual::SINK, status: Usual::STATUS };

fn bench<D: Wrapper, const BYTES: usize>(
    ports: &Ports<D, BYTES>,
    (source, sink): (Stall, Stall),
    periods: &[u64],
) -> Bench<D> {
    let mut bench = Bench::with_periods(source, sink, periods);
    bench.collect(ports.sink);
    bench.run(REST);
    assert!(bench.level(ports.status).is_linked, "both sides run");
    bench
}

/// Sends frames, resets one side after so many steps, for so many cycles, and sends frames again.
fn reset_once<D: Wrapper, const BYTES: usize>(
    ports: &Ports<D, BYTES>,
    stalls: (Stall, Stall),
    periods: &[u64],
    (side, after, cycles): (usize, u64, u64),
) -> (usize, usize, CrossingStatus) {
    let mut bench = bench(ports, stalls, periods);
    let sent: Vec<_> = (0..12).map(|number| frame(number, 3 + number % 5)).collect();
    bench.send(ports.source, sent[..6].concat());
    bench.run(after);
    // What has left before a reset of the read side need not have ended: the sink is reset, too.
    let mut before = if side == READ { bench.take(ports.sink) } else { vec![] };
    while before.last().is_some_and(|beat| !beat.last) {
        before.pop();
    }
    bench.reset_domain(side, cycles);
    if side == READ {
        let _ = bench.take(ports.sink);
    }
    bench.run(REST);
    bench.send(ports.source, sent[6..].concat());
    bench.run(REST);
    bench.until_idle();
    let found = frames_of(bench.take(ports.sink));
    let last = found.last().map(|(is_good, beats)| (*is_good, beats.clone()));
    assert_eq!(last, Some((true, sent[11].clone())), "frames pass again");
    let good = frames_of(before).into_iter().chain(found).collect();
    let (good, cut) = judge(good, &sent);
    let status = bench.level(ports.status);
    assert!(status.is_linked);
    bench.dismiss();
    (good, cut, status)
}

fn frames_pass<D: Wrapper>(ports: &Ports<D, 2>) {
    for periods in PERIODS {
        for stalls in Stall::pairs() {
            let mut bench = bench(ports, stalls, &periods);
            let sent: Vec<_> = (0..40).map(|number| frame(number, 1 + number % 7)).collect();
            bench.send(ports.source, sent.concat());
            bench.run(REST);
            bench.until_idle();
            let found = frames_of(bench.take(ports.sink));
            assert_eq!(judge(found, &sent), (sent.len(), 0), "{periods:?} {stalls:?}");
            bench.dismiss();
        }
    }
}

#[test]
fn frames_pass_between_clocks_of_every_ratio() {
    frames_pass(&SMALL);
}

#[test]
fn frames_pass_straight_from_the_memory() {
    frames_pass(&STRAIGHT);
}

/// Read edges from the write edge that takes a beat to the one at which it leaves, with equal clocks.
fn edges<D: Wrapper>(ports: &Ports<D, 2>) -> u64 {
    let mut bench = bench(ports, (Stall::Never, Stall::Never), &[4_000, 4_000]);
    bench.send(ports.source, frame(0, 1));
    let until = |bench: &mut Bench<D>, group: usize| {
        let before = bench.transfers(group);
        while bench.transfers(group) == before {
            bench.step();
        }
        bench.cycle()
    };
    let taken = until(&mut bench, ports.source.index());
    let left = until(&mut bench, ports.sink.index());
    bench.dismiss();
    left - taken
}

#[test]
fn straight_from_the_memory_a_beat_leaves_an_edge_earlier() {
    assert_eq!(edges(&SMALL), edges(&STRAIGHT) + 1);
}

#[test]
fn a_beat_passes_in_every_cycle() {
    let mut bench = bench(&USUAL, (Stall::Never, Stall::Never), &[4_000, 4_000]);
    let gaps = 200;
    bench.send(Usual::SOURCE, frame(0, gaps as u8 + 1));
    let next = |bench: &mut Bench<Usual>| {
        let before = bench.transfers(Usual::SINK.index());
        while bench.transfers(Usual::SINK.index()) == before {
            bench.step();
        }
        bench.cycle()
    };
    let first = next(&mut bench);
    let last = (0..gaps).map(|_| next(&mut bench)).last().unwrap_or(first);
    bench.dismiss();
    let measured = Measured { least: 0, most: 0, cycles: last - first, gaps };
    let contract = Usual::DESIGN.contract.expect("it has one");
    measured.check(&contract).unwrap_or_else(|text| panic!("{text}"));
}

/// Neither frames of before nor of after are mixed, whenever the writer is reset, and one that has begun to leave
/// ends with an error.
#[test]
fn a_reset_of_the_writer_alone_ends_the_frame_that_it_cuts() {
    let mut all_cut = 0;
    for periods in PERIODS {
        for sink in [Stall::Never, Stall::Alternate, Stall::Bursts] {
            for after in 0..60 {
                let stalls = (Stall::Never, sink);
                let (good, cut, status) =
                    reset_once(&SMALL, stalls, &periods, (WRITE, after, 1 + after % 3));
                assert!(cut <= 1, "one frame at most");
                assert!((6..=12).contains(&good));
                assert_eq!(status.peer_resets, 0, "the reader was not reset");
                all_cut += cut;
            }
        }
    }
    assert!(all_cut > 100, "{all_cut} were cut");
}

/// The writer is told, drops the rest of the frame, and goes on with the next.
fn reader_resets<D: Wrapper>(ports: &Ports<D, 2>) {
    let mut all_cut = 0;
    for periods in PERIODS {
        for (source, sink) in [(Stall::Never, Stall::Never), (Stall::Alternate, Stall::Bursts)] {
            for after in 0..60 {
                let (good, cut, status) =
                    reset_once(ports, (source, sink), &periods, (READ, after, 1 + after % 3));
                assert_eq!(cut, 0, "nothing is cut that the reader has not seen");
                assert!((6..=12).contains(&good));
                assert_eq!(status.peer_resets, 1, "{periods:?} after {after}");
                assert!(status.cut_frames <= 1);
                all_cut += status.cut_frames;
            }
        }
    }
    assert!(all_cut > 100, "{all_cut} were cut");
}

#[test]
fn a_reset_of_the_reader_alone_is_told_and_begins_with_a_frame() {
    reader_resets(&SMALL);
}

#[test]
fn a_reset_of_the_reader_alone_is_told_where_the_memory_is_the_output() {
    reader_resets(&STRAIGHT);
}

#[test]
fn a_reset_of_both_empties_the_memory_that_is_the_output() {
    for periods in PERIODS {
        for after in 0..40 {
            let mut bench = bench(&STRAIGHT, (Stall::Never, Stall::Alternate), &periods);
            let sent: Vec<_> = (0..12).map(|number| frame(number, 3 + number % 5)).collect();
            bench.send(Straight::SOURCE, sent[..6].concat());
            bench.run(after);
            bench.reset();
            let _ = bench.take(Straight::SINK);
            bench.run(REST);
            bench.send(Straight::SOURCE, sent[6..].concat());
            bench.run(REST);
            bench.until_idle();
            let found = frames_of(bench.take(Straight::SINK));
            assert_eq!(judge(found, &sent[6..]), (6, 0), "{periods:?} {after}");
            bench.dismiss();
        }
    }
}

#[test]
fn both_may_be_reset_one_after_the_other() {
    for periods in PERIODS {
        for gap in 0..30 {
            let mut bench = bench(&SMALL, (Stall::Never, Stall::Never), &periods);
            let sent: Vec<_> = (0..12).map(|number| frame(number, 3 + number % 5)).collect();
            bench.send(Small::SOURCE, sent[..6].concat());
            bench.run(20);
            let (first, second) = if gap % 2 == 0 { (WRITE, READ) } else { (READ, WRITE) };
            bench.reset_domain(first, 1);
            bench.run(gap / 2);
            bench.reset_domain(second, 1);
            bench.run(REST);
            let _ = bench.take(Small::SINK);
            bench.send(Small::SOURCE, sent[6..].concat());
            bench.run(REST);
            bench.until_idle();
            let found = frames_of(bench.take(Small::SINK));
            assert_eq!(judge(found, &sent[6..]), (6, 0), "{periods:?} {first} {gap}");
            bench.dismiss();
        }
    }
}

/// What the reader says of before the second reset may still be on its way when the writer looks again.
#[test]
fn two_short_resets_of_the_writer_leave_frames_whole() {
    for periods in [[800, 2_402], [800, 2_500], [1_000, 2_999]] {
        for (gap, phase) in (4..30).flat_map(|gap| (0..14).map(move |phase| (gap, phase))) {
            let mut bench = bench(&SMALL, (Stall::Never, Stall::Never), &periods);
            let sent: Vec<_> = (0..60).map(|number| frame(number, 1 + number % 3)).collect();
            bench.send(Small::SOURCE, sent[..40].concat());
            bench.run(20 + phase);
            bench.reset_domain(WRITE, 1);
            bench.run(gap);
            bench.reset_domain(WRITE, 1 + gap % 2);
            bench.run(2 * REST);
            assert!(bench.level(Small::STATUS).is_linked, "{periods:?} {gap} {phase}");
            bench.send(Small::SOURCE, sent[40..].concat());
            bench.run(REST);
            bench.until_idle();
            let found = frames_of(bench.take(Small::SINK));
            let tail: Vec<_> = found.iter().rev().take(20).rev().cloned().collect();
            assert_eq!(judge(tail, &sent[40..]), (20, 0), "{periods:?} {gap} {phase}");
            let (_, cut) = judge(found, &sent);
            assert!(cut <= 2, "{periods:?} {gap} {phase}");
            bench.dismiss();
        }
    }
}
