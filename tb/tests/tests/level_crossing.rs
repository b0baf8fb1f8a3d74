//! The level crossing against its model, for clocks of many ratios.
use nic_model::level_crossing::may_show;
use nic_sim::generated::level_crossing_word2::LevelCrossingWord2;
use nic_sim::generated::level_crossing_word32::LevelCrossingWord32;
use nic_sim::generated::level_crossing_word32_calm::LevelCrossingWord32Calm;
use nic_sim::{LevelInlet, LevelOutlet, Wrapper};
use nic_spec::message::{Message, Word};
use nic_tb::{Bench, Stall};

/// Periods of the write and the read clock in picoseconds.
const PERIODS: [[u64; 2]; 7] = [
    [4_000, 4_000],
    [4_000, 4_001],
    [4_003, 4_000],
    [3_103, 4_000],
    [4_000, 3_103],
    [1_000, 17_003],
    [17_003, 1_000],
];

#[test]
fn values_are_shown_in_order_and_the_last_one_stays() {
    shows_values::<_, 32>((LevelCrossingWord32::SOURCE, LevelCrossingWord32::SINK), 100);
    shows_values::<_, 2>((LevelCrossingWord2::SOURCE, LevelCrossingWord2::SINK), 100);
    let calm = (LevelCrossingWord32Calm::SOURCE, LevelCrossingWord32Calm::SINK);
    shows_values::<_, 32>(calm, 80);
}

fn shows_values<D: Wrapper, const BITS: usize>(
    (source, sink): (LevelInlet<D, Word<BITS>>, LevelOutlet<D, Word<BITS>>),
    passes: usize,
) {
    let word = |value: u64| Word::<BITS> { data: (value % (1 << BITS)).into() };
    let number = |word: Word<BITS>| u64::from(word.field_words()[0][0]);
    for periods in PERIODS {
        let mut bench = Bench::<D>::with_periods(Stall::Never, Stall::Never, &periods);
        for rate in [1, 3, 20, 100] {
            bench.set_level(source, &word(0));
            bench.reset();
            assert_eq!(number(bench.level(sink)), 0, "nothing is shown after reset");
            // Every value differs from all others, so that a value of two halves is none of them.
            let mut history = vec![0];
            let mut shown = vec![0];
            let most = if BITS < 8 { 3 } else { 300 };
            for turn in 1..=most {
                let value = if BITS < 8 { turn } else { turn * 0x9e37_79b9 % (1 << BITS) };
                bench.set_level(source, &word(value));
                history.push(value);
                for _ in 0..rate {
                    bench.step();
                    let now = number(bench.level(sink));
                    if shown.last() != Some(&now) {
                        shown.push(now);
                    }
                }
            }
            assert!(may_show(0, &history, &shown), "{shown:?} of {history:?}");
            bench.run(1_000);
            let last = history.last().copied();
            assert_eq!(Some(number(bench.level(sink))), last, "the last value is shown");
            if BITS >= 8 && rate == 100 {
                assert!(shown.len() > passes, "values pass: {}", shown.len());
            }
        }
        bench.dismiss();
    }
}

/// Cycles of the write clock until a sample that is acknowledged makes room for the next: two edges of a
/// synchronizer and that of the sample, and of a calm crossing those in which nothing moves.
const WRITE_CYCLES: u64 = 3;
const CALM_WRITE_CYCLES: u64 = WRITE_CYCLES + 15;

#[test]
fn a_value_is_shown_in_the_time_that_the_header_says() {
    let source = LevelCrossingWord32::SOURCE;
    takes_at_most(source, LevelCrossingWord32::SINK, WRITE_CYCLES);
    let source = LevelCrossingWord32Calm::SOURCE;
    takes_at_most(source, LevelCrossingWord32Calm::SINK, CALM_WRITE_CYCLES);
}

fn takes_at_most<D: Wrapper>(
    source: LevelInlet<D, Word<32>>,
    sink: LevelOutlet<D, Word<32>>,
    write_cycles: u64,
) {
    for periods in PERIODS {
        let [write, read] = periods;
        let mut bench = Bench::<D>::with_periods(Stall::Never, Stall::Never, &periods);
        bench.reset();
        let (mut least, mut most) = (u64::MAX, 0);
        for value in 1..=60_u64 {
            let wait = bench.generator().below(100);
            bench.run(wait);
            let begin = bench.device().model().time();
            let word = Word::<32> { data: value.into() };
            bench.set_level(source, &word);
            while bench.level(sink) != word {
                bench.step();
            }
            let time = bench.device().model().time() - begin;
            (least, most) = (least.min(time), most.max(time));
        }
        println!("{periods:?}: {least} to {most}");
        assert!(least >= 2 * read, "{periods:?}: {least}");
        let longest = 6 * read + write_cycles * write;
        assert!(most <= longest, "{periods:?}: {most} of {longest}");
        // Nothing is shown much earlier than that where it just misses a sample.
        assert!(most > longest - read - 2 * write, "{periods:?}: {most} of {longest}");
        bench.dismiss();
    }
}
