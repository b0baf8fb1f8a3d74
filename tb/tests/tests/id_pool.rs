//! The identifier pool against its model: nobody gets what another has, nothing is lost.
use nic_model::id_pool::IdPool;
use nic_sim::generated::id_pool_n2::IdPoolN2;
use nic_sim::generated::id_pool_n4::IdPoolN4;
use nic_sim::generated::id_pool_n5::IdPoolN5;
use nic_sim::generated::id_pool_n256::IdPoolN256;
use nic_sim::generated::id_pool_n1024::IdPoolN1024;
use nic_sim::{Bits, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::Identifier;
use nic_tb::{Bench, Stall};

/// The counter of refused releases stops here.
const MOST_REFUSED: u64 = 0xffff;

/// The ports of a pool.
struct Pool<D, const BITS: usize, const COUNT: u32> {
    allocation: Outlet<D, Identifier<BITS>>,
    release: PulseInlet<D, Identifier<BITS>>,
    outstanding: LevelOutlet<D, Bits<COUNT>>,
    refused: LevelOutlet<D, Bits<16>>,
    released_twice: LevelOutlet<D, Bits<1>>,
    never_given: LevelOutlet<D, Bits<1>>,
    identifiers: u64,
}

/// The ports of an emitted pool.
macro_rules! pool {
    ($device:ident, $identifiers:literal) => {
        Pool {
            allocation: $device::ALLOCATION,
            release: $device::RELEASE,
            outstanding: $device::OUTSTANDING,
            refused: $device::REFUSED,
            released_twice: $device::RELEASED_TWICE,
            never_given: $device::NEVER_GIVEN,
            identifiers: $identifiers,
        }
    };
}
/// Runs a test on every emitted pool.
macro_rules! on_every_pool {
    ($test:ident) => {
        $test(&pool!(IdPoolN2, 2));
        $test(&pool!(IdPoolN4, 4));
        $test(&pool!(IdPoolN5, 5));
        $test(&pool!(IdPoolN256, 256));
        $test(&pool!(IdPoolN1024, 1024));
    };
}

#[test]
fn identifiers_are_given_once_until_they_come_back_in_every_regime() {
    on_every_pool!(gives_and_takes_back);
}

#[test]
fn wrong_releases_are_counted_named_and_change_nothing_else() {
    on_every_pool!(refuses_wrong_releases);
}

#[test]
fn each_wrong_release_is_named() {
    on_every_pool!(names_the_cause);
}

#[test]
fn the_count_of_refused_releases_stops_at_its_largest_value() {
    let pool = pool!(IdPoolN5, 5);
    let mut rig = Rig::new(&pool, Stall::Never, Stall::Never);
    // There is no such identifier.
    rig.bench.send(pool.release, (0..MOST_REFUSED + 10).map(|_| Identifier { value: 7 }));
    while rig.bench.waiting(pool.release.index()) > 0 {
        rig.step();
    }
    assert!(rig.model.refused > MOST_REFUSED);
    rig.bench.dismiss();
}

#[test]
fn all_are_free_right_after_reset() {
    on_every_pool!(gives_one_a_cycle_from_the_start);
}

#[test]
fn a_reset_in_the_middle_of_traffic_frees_all() {
    on_every_pool!(begins_anew_after_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_pool!(keeps_its_contract);
}

fn gives_and_takes_back<D: Wrapper, const BITS: usize, const COUNT: u32>(
    pool: &Pool<D, BITS, COUNT>,
) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(pool, source, sink);
        // Long enough for every identifier to be given more than once.
        let cycles = 6 * pool.identifiers + 600;
        for _ in 0..cycles {
            // Now and then nothing comes back, until all are out.
            let cycle = rig.bench.cycle();
            if (cycle / (pool.identifiers + 64)).is_multiple_of(2) {
                rig.release_some();
            }
            rig.step();
        }
        assert_eq!(rig.model.refused, 0);
        if (source, sink) == (Stall::Never, Stall::Never) {
            assert!(rig.given > 2 * pool.identifiers, "only {} were given", rig.given);
        }
        rig.bench.dismiss();
    }
}

fn refuses_wrong_releases<D: Wrapper, const BITS: usize, const COUNT: u32>(
    pool: &Pool<D, BITS, COUNT>,
) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(pool, source, sink);
        for _ in 0..3 * pool.identifiers + 600 {
            if rig.bench.generator().chance(1, 2) {
                rig.release_some();
            } else {
                let any = rig.bench.generator().bits(BITS as u32);
                rig.release_when_free(any);
            }
            rig.step();
        }
        assert!(rig.model.refused > 0, "no wrong release was tried");
        rig.bench.dismiss();
    }
}

fn names_the_cause<D: Wrapper, const BITS: usize, const COUNT: u32>(pool: &Pool<D, BITS, COUNT>) {
    let last = pool.identifiers - 1;
    let mut rig = Rig::new(pool, Stall::Never, Stall::Never);
    // Only the first is out.
    rig.step_until_given(1);
    rig.release(last);
    assert_eq!((rig.model.released_twice, rig.model.never_given), (false, true));
    rig.bench.dismiss();

    let mut rig = Rig::new(pool, Stall::Never, Stall::Never);
    rig.run_until_empty();
    rig.release(last);
    rig.release(last);
    assert_eq!((rig.model.released_twice, rig.model.never_given), (true, false));
    rig.bench.dismiss();

    if pool.identifiers < 1 << BITS {
        let mut rig = Rig::new(pool, Stall::Never, Stall::Never);
        rig.run_until_empty();
        rig.release(last + 1);
        assert_eq!((rig.model.released_twice, rig.model.never_given), (false, true));
        rig.bench.dismiss();
    }
}

fn gives_one_a_cycle_from_the_start<D: Wrapper, const BITS: usize, const COUNT: u32>(
    pool: &Pool<D, BITS, COUNT>,
) {
    let mut rig = Rig::new(pool, Stall::Never, Stall::Never);
    rig.step_until_given(1);
    for given in 2..=pool.identifiers {
        rig.step();
        assert_eq!(rig.given, given, "a cycle passes without an identifier");
    }
    rig.bench.dismiss();
}

fn begins_anew_after_reset<D: Wrapper, const BITS: usize, const COUNT: u32>(
    pool: &Pool<D, BITS, COUNT>,
) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(pool, source, sink);
        for steps in [1, 4, 30, 100, pool.identifiers + 50] {
            for _ in 0..steps {
                rig.release_some();
                if rig.bench.generator().chance(1, 16) {
                    let any = rig.bench.generator().bits(BITS as u32);
                    rig.release_when_free(any);
                }
                rig.step();
            }
            rig.reset();
        }
        rig.bench.dismiss();
    }
}

/// The latency is that of an empty pool: every identifier that comes back is given again at once.
fn keeps_its_contract<D: Wrapper, const BITS: usize, const COUNT: u32>(
    pool: &Pool<D, BITS, COUNT>,
) {
    let mut rig = Rig::new(pool, Stall::Never, Stall::Never);
    rig.run_until_empty();
    // Few enough that none comes back before it was given again.
    let units = (0..pool.identifiers).map(|value| vec![Identifier { value }]);
    let measured = rig.bench.measure(pool.release, pool.allocation, units);
    let contract = D::DESIGN.contract.expect("the pool has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// A pool, its model, and its users.
struct Rig<'p, D: Wrapper, const BITS: usize, const COUNT: u32> {
    pool: &'p Pool<D, BITS, COUNT>,
    bench: Bench<D>,
    model: IdPool,
    /// Identifiers given so far.
    given: u64,
}

impl<'p, D: Wrapper, const BITS: usize, const COUNT: u32> Rig<'p, D, BITS, COUNT> {
    fn new(pool: &'p Pool<D, BITS, COUNT>, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::new(source, sink);
        bench.collect(pool.allocation);
        bench.take_transfers();
        Self { pool, bench, model: IdPool::new(pool.identifiers), given: 0 }
    }

    /// One cycle, after which the device stands where the model does.
    fn step(&mut self) {
        self.bench.step();
        let transfers = self.bench.take_transfers();
        // What is given in this cycle is out from the next.
        for (_, words) in transfers.iter().filter(|(port, _)| *port == self.pool.release.index()) {
            self.model.release(u64::from(words[0]));
        }
        for (_, words) in transfers.iter().filter(|(port, _)| *port == self.pool.allocation.index())
        {
            assert_eq!(Some(u64::from(words[0])), self.model.give(), "another is free for longer");
            self.given += 1;
        }
        let (pool, model) = (self.pool, &self.model);
        let refused = model.refused.min(MOST_REFUSED);
        assert_eq!(self.bench.level(pool.outstanding), Bits::new(model.out().len() as u64));
        assert_eq!(self.bench.level(pool.refused), Bits::new(refused));
        assert_eq!(self.bench.level(pool.released_twice), Bits::from(model.released_twice));
        assert_eq!(self.bench.level(pool.never_given), Bits::from(model.never_given));
    }

    /// Releases one of those that are out, if no release is on its way.
    fn release_some(&mut self) {
        let out: Vec<u64> = self.model.out().iter().copied().collect();
        if !out.is_empty() {
            let value = *self.bench.generator().pick(&out);
            self.release_when_free(value);
        }
    }

    fn release_when_free(&mut self, value: u64) {
        if self.bench.waiting(self.pool.release.index()) == 0 {
            self.bench.send(self.pool.release, [Identifier { value }]);
        }
    }

    /// Releases an identifier and waits until it is back.
    fn release(&mut self, value: u64) {
        self.bench.send(self.pool.release, [Identifier { value }]);
        while self.bench.waiting(self.pool.release.index()) > 0 {
            self.step();
        }
    }

    fn step_until_given(&mut self, count: u64) {
        let cycle = self.bench.cycle();
        while self.given < count {
            self.step();
            assert!(self.bench.cycle() < cycle + 2 * count + 8, "S8: nothing is given");
        }
    }

    /// Steps until all are out.
    fn run_until_empty(&mut self) {
        self.step_until_given(self.pool.identifiers);
    }

    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        (self.model, self.given) = (IdPool::new(self.pool.identifiers), 0);
    }
}
