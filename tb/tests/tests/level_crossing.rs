//! The level crossing against its model, for clocks of many ratios.
use nic_model::level_crossing::may_show;
use nic_sim::generated::level_crossing_word2::LevelCrossingWord2;
use nic_sim::generated::level_crossing_word32::LevelCrossingWord32;
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
    shows_values::<_, 32>(LevelCrossingWord32::SOURCE, LevelCrossingWord32::SINK);
    shows_values::<_, 2>(LevelCrossingWord2::SOURCE, LevelCrossingWord2::SINK);
}

fn shows_values<D: Wrapper, const BITS: usize>(
    source: LevelInlet<D, Word<BITS>>,
    sink: LevelOutlet<D, Word<BITS>>,
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
            bench.run(200);
            let last = history.last().copied();
            assert_eq!(Some(number(bench.level(sink))), last, "the last value is shown");
            if BITS >= 8 && rate == 100 {
                assert!(shown.len() > 100, "values pass: {}", shown.len());
            }
        }
        bench.dismiss();
    }
}
