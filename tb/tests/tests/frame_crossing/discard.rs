//! Frames that are dropped on demand: none waits then, each is either whole on the other side or counted, and one that had
//! begun ends.
use nic_sim::Bits;
use nic_sim::generated::frame_crossing_b2_d4_memory_discard::FrameCrossingB2D4MemoryDiscard as Discarding;
use nic_tb::{Bench, Stall};

use super::frames::{frame, frames_of, judge};
use super::{PERIODS, READ, REST};

/// Cycles in which frames of seven beats are dropped, one after the other.
const PATIENCE: u64 = 12 * (7 + 3);

fn bench(stalls: (Stall, Stall), periods: &[u64]) -> Bench<Discarding> {
    let mut bench = Bench::with_periods(stalls.0, stalls.1, periods);
    bench.collect(Discarding::SINK);
    bench.run(REST);
    assert!(bench.level(Discarding::STATUS).is_linked, "both sides run");
    bench
}

fn ask(bench: &mut Bench<Discarding>, asked: bool) {
    bench.set_level(Discarding::DISCARD, &Bits::truncated(u64::from(asked)));
}

fn discarded(bench: &mut Bench<Discarding>) -> usize {
    u64::from(bench.level(Discarding::DISCARDED)) as usize
}

/// Beats that have not been taken.
fn waiting(bench: &Bench<Discarding>) -> usize {
    bench.waiting(Discarding::SOURCE.index())
}

/// How many of 12 frames are whole, how many end with an error, and how many are counted, if they are dropped for a while.
fn dropped_for(
    stalls: (Stall, Stall),
    periods: &[u64],
    (after, cycles): (u64, u64),
) -> (usize, usize, usize) {
    let mut bench = bench(stalls, periods);
    let sent: Vec<_> = (0..12).map(|number| frame(number, 1 + number % 7)).collect();
    bench.send(Discarding::SOURCE, sent.concat());
    bench.run(after);
    ask(&mut bench, true);
    bench.run(cycles);
    ask(&mut bench, false);
    bench.run(REST);
    bench.until_idle();
    let found = frames_of(bench.take(Discarding::SINK));
    let (good, cut) = judge(found, &sent);
    let counted = discarded(&mut bench);
    bench.dismiss();
    (good, cut, counted)
}

#[test]
fn each_frame_is_whole_or_counted_whenever_some_are_dropped() {
    let (mut all_cut, mut all_counted) = (0, 0);
    for periods in PERIODS {
        for stalls in [
            (Stall::Never, Stall::Never),
            (Stall::Never, Stall::Mostly),
            (Stall::Alternate, Stall::Bursts),
        ] {
            for after in 0..50 {
                let (good, cut, counted) = dropped_for(stalls, &periods, (after, 1 + after % 17));
                assert_eq!(good + counted, 12, "{periods:?} {stalls:?} {after}");
                assert!(cut <= 1 && cut <= counted, "{cut} of {counted} end with an error");
                all_cut += cut;
                all_counted += counted;
            }
        }
    }
    assert!(all_cut > 200 && all_counted > 2 * all_cut, "{all_cut} cut of {all_counted}");
}

#[test]
fn nothing_waits_for_a_sink_that_takes_nothing() {
    for periods in PERIODS {
        // The memory holds four beats: of the first frame, of the first two, or one frame and nothing else.
        for first in 0..5 {
            let mut bench = bench((Stall::Never, Stall::Always), &periods);
            let beats = |number: u8| 3 + (first + number) % 5;
            let sent: Vec<_> = (0..14).map(|number| frame(number, beats(number))).collect();
            bench.send(Discarding::SOURCE, sent[..12].concat());
            bench.run(REST);
            assert!(waiting(&bench) > 0, "the memory is full");
            ask(&mut bench, true);
            bench.run(PATIENCE * 10);
            assert_eq!(waiting(&bench), 0, "{periods:?}");
            ask(&mut bench, false);
            bench.send(Discarding::SOURCE, sent[12..].concat());
            bench.run(PATIENCE);
            bench.set_stall(Discarding::SINK.index(), Stall::Never);
            bench.run(REST);
            bench.until_idle();
            let found = frames_of(bench.take(Discarding::SINK));
            assert_eq!(found.last(), Some(&(true, sent[13].clone())), "frames pass again");
            let (good, cut) = judge(found, &sent);
            let expected = (14, usize::from(beats(0) != 4));
            assert_eq!((good + discarded(&mut bench), cut), expected, "{periods:?} {first}");
            bench.dismiss();
        }
    }
}

#[test]
fn nothing_waits_for_a_reader_in_reset() {
    for periods in PERIODS {
        for after in 0..20 {
            let mut bench = bench((Stall::Never, Stall::Never), &periods);
            let sent: Vec<_> = (0..14).map(|number| frame(number, 3 + number % 5)).collect();
            bench.send(Discarding::SOURCE, sent[..12].concat());
            bench.run(after);
            ask(&mut bench, after % 2 == 0);
            let before = bench.take(Discarding::SINK);
            bench.reset_domain(READ, 1);
            ask(&mut bench, true);
            bench.reset_domain(READ, PATIENCE * 10);
            assert_eq!(waiting(&bench), 0, "{periods:?} {after}");
            ask(&mut bench, false);
            let _ = bench.take(Discarding::SINK);
            bench.run(REST);
            bench.send(Discarding::SOURCE, sent[12..].concat());
            bench.run(REST);
            bench.until_idle();
            let found = frames_of(bench.take(Discarding::SINK));
            assert_eq!(judge(found, &sent[12..]), (2, 0), "frames pass again");
            let whole = before.iter().filter(|beat| beat.last && !beat.error).count();
            let status = bench.level(Discarding::STATUS);
            let gone = discarded(&mut bench) + status.cut_frames as usize + whole;
            assert!((8..=12).contains(&gone), "four frames at most were in the memory: {gone}");
            bench.dismiss();
        }
    }
}

#[test]
fn a_frame_that_has_begun_and_need_not_wait_goes_on() {
    // The writer is so slow that there is always a place.
    let mut bench = bench((Stall::Never, Stall::Never), &[9_003, 1_000]);
    let sent = [frame(0, 40), frame(1, 3), frame(2, 3)];
    bench.send(Discarding::SOURCE, sent[..2].concat());
    bench.run(10);
    ask(&mut bench, true);
    bench.run(REST);
    ask(&mut bench, false);
    bench.send(Discarding::SOURCE, sent[2].clone());
    bench.run(REST);
    bench.until_idle();
    let found = frames_of(bench.take(Discarding::SINK));
    assert_eq!(found, [(true, sent[0].clone()), (true, sent[2].clone())]);
    assert_eq!(discarded(&mut bench), 1);
    bench.dismiss();
}

#[test]
fn a_reset_of_both_sides_forgets_a_frame_that_was_given_up() {
    let mut bench = bench((Stall::Never, Stall::Always), &[4_000, 4_000]);
    let sent = [frame(0, 9), frame(1, 3)];
    bench.send(Discarding::SOURCE, sent[0].clone());
    bench.run(20);
    ask(&mut bench, true);
    bench.run(PATIENCE);
    assert_eq!((waiting(&bench), discarded(&mut bench)), (0, 1));
    ask(&mut bench, false);
    bench.reset();
    let _ = bench.take(Discarding::SINK);
    bench.set_stall(Discarding::SINK.index(), Stall::Never);
    bench.run(REST);
    bench.send(Discarding::SOURCE, sent[1].clone());
    bench.run(REST);
    bench.until_idle();
    assert_eq!(frames_of(bench.take(Discarding::SINK)), [(true, sent[1].clone())]);
    assert_eq!(discarded(&mut bench), 0);
    bench.dismiss();
}
