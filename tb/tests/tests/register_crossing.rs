//! The crossing of registers: accesses and answers arrive on the other clock, in order and whole.
use nic_sim::generated::register_crossing::RegisterCrossing as Device;
use nic_spec::message::{RegisterAccess, RegisterAnswer};
use nic_tb::{Bench, Generator, Stall};

/// Periods of the host's clock and the unit's: either is faster, or they are the same.
const PERIODS: [[u64; 2]; 4] = [[4_000, 3_103], [3_103, 4_000], [4_000, 4_000], [2_500, 8_000]];

fn access(generator: &mut Generator) -> RegisterAccess {
    let (address, data) = (generator.bits(32), generator.bits(32));
    RegisterAccess { address, write: generator.chance(1, 2), data, byte_enable: generator.bits(4) }
}

fn exchange(bench: &mut Bench<Device>, count: usize) {
    for _ in 0..count {
        let access = access(bench.generator());
        let (data, refused) = (bench.generator().bits(32), bench.generator().chance(1, 2));
        bench.send(Device::ACCESS, [access]);
        bench.expect(Device::UNIT_ACCESS, [access]);
        bench.send(Device::UNIT_ANSWER, [RegisterAnswer { data, refused }]);
        bench.expect(Device::ANSWER, [RegisterAnswer { data, refused }]);
    }
}

#[test]
fn accesses_and_answers_cross_in_order_at_any_ratio_of_clocks() {
    for periods in PERIODS {
        for (source, sink) in Stall::pairs() {
            let mut bench = Bench::<Device>::with_periods(source, sink, &periods);
            exchange(&mut bench, 40);
            bench.until_idle();
            bench.finish();
        }
    }
}

#[test]
fn a_reset_of_both_sides_forgets_what_is_under_way() {
    for periods in PERIODS {
        let mut bench = Bench::<Device>::with_periods(Stall::Never, Stall::Alternate, &periods);
        for steps in [1, 5, 9, 30] {
            exchange(&mut bench, 20);
            bench.run(steps);
            bench.reset();
        }
        exchange(&mut bench, 20);
        bench.until_idle();
        bench.finish();
    }
}
