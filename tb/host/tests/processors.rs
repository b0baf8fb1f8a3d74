//! What programs on the processors see: values, order, costs.
use std::cell::RefCell;
use std::future::Future;
use std::rc::Rc;

use nic_host::profile::{self, Profile};
use nic_host::{Configuration, Core, Host, Line, Timing};
use nic_tb::seed::generator;

use nic_host::device::{Device, Hint};

/// A host and a device that does nothing by itself.
struct Pair {
    host: Host,
    device: Device,
}

impl Pair {
    fn new(profile: &Profile, configuration: Configuration) -> Self {
        let mut random = generator();
        let own_memory = configuration.shape.device_memory.clone();
        let device = Device::new(own_memory, false, random.fork("device"));
        Self { host: Host::new(profile, configuration, random), device }
    }

    fn server() -> Self {
        Self::new(&profile::AGILEX7_CXL, Configuration::server(4))
    }

    fn cycle(&mut self) {
        self.host.cycle_with(&mut self.device);
        assert!(self.host.now() < 100_000, "{:?}", self.host.under_way());
    }

    /// Runs a program on a processor to its end, and gives what it returns.
    fn run<T: 'static, F: Future<Output = T> + 'static>(
        &mut self,
        core: usize,
        program: impl FnOnce(Core) -> F,
    ) -> T {
        let result = Rc::new(RefCell::new(None));
        let future = program(self.host.core(core));
        let place = result.clone();
        self.host.spawn(async move {
            let value = future.await;
            *place.borrow_mut() = Some(value);
        });
        while self.host.running() > 0 {
            self.cycle();
        }
        result.take().expect("the program has ended")
    }
}

/// Picoseconds that a program takes.
async fn cost(core: &Core, program: impl Future) -> u64 {
    core.delay_cycles(1).await;
    let begin = core.picoseconds();
    program.await;
    core.picoseconds() - begin
}

const FAR: u64 = 64 * (1 << 30);

#[test]
fn a_load_costs_what_the_profile_says() {
    let timing = Timing::of(&profile::AGILEX7_CXL);
    let mut pair = Pair::server();
    let home = (2 * timing.core_to_home + timing.home_lookup) * timing.cycle_picoseconds;
    let (memory, cache, hit, device) = pair.run(0, |core| async move {
        let memory = cost(&core, core.load(0, 8)).await;
        let hit = cost(&core, core.load(0, 8)).await;
        core.demote(0, 64).await;
        let cache = cost(&core, core.load(0, 8)).await;
        (memory, cache, hit, cost(&core, core.load(FAR, 8)).await)
    });
    let cycle = timing.cycle_picoseconds;
    assert_eq!(hit, timing.private_hit_picoseconds);
    // A request waits for the device's clock at most once on each side.
    let sums = [
        (cache, home),
        (memory, home + timing.memory_access * cycle),
        (device, home + 2 * timing.link_one_way * cycle),
    ];
    for (found, sum) in sums {
        assert!((sum..=sum + 2 * cycle).contains(&found), "{found} for {sum}");
    }
}

#[test]
fn lines_are_owned_together_and_written_in_order() {
    let mut pair = Pair::server();
    let (one, eight) = pair.run(0, |core| async move {
        let one = cost(&core, async {
            core.store(0, &[1; 8]).await;
            core.fence().await;
        });
        let one = one.await;
        let eight = cost(&core, async {
            for line in 8..16 {
                core.store(64 * line, &[1; 8]).await;
            }
            core.fence().await;
        });
        (one, eight.await)
    });
    assert!(eight < 2 * one, "eight lines take {eight} ps, one takes {one}");
    for line in 8..16 {
        assert_eq!(pair.host.value(line).data[..9], [1, 1, 1, 1, 1, 1, 1, 1, 0]);
    }
}

#[test]
fn a_load_finds_what_the_processor_stored_before() {
    let mut pair = Pair::server();
    let found = pair.run(0, |core| async move {
        core.store(100, &[1, 2, 3, 4]).await;
        core.store(102, &[9]).await;
        let own = core.load(100, 4).await;
        core.store_nontemporal(101, &[7]).await;
        (own, core.load(100, 4).await)
    });
    assert_eq!(found, (vec![1, 2, 9, 4], vec![1, 7, 9, 4]));
}

#[test]
fn stores_become_visible_in_order() {
    let mut pair = Pair::server();
    // The flag's line is at hand, the payload's is not: the flag waits all the same.
    let reader = pair.host.core(1);
    let writer = pair.host.core(0);
    pair.host.spawn(async move {
        writer.load(0, 8).await;
        writer.delay_cycles(500).await;
        writer.store(FAR, &[5]).await;
        writer.store(0, &[1]).await;
    });
    let seen = Rc::new(RefCell::new(vec![]));
    let place = seen.clone();
    pair.host.spawn(async move {
        reader.wait_until_changed(0, &[0]).await;
        *place.borrow_mut() = reader.load(FAR, 1).await;
    });
    while pair.host.running() > 0 {
        pair.cycle();
    }
    assert_eq!(*seen.borrow(), [5]);
}

#[test]
fn waiting_costs_no_message_and_ends_when_the_device_writes() {
    let mut pair = Pair::server();
    let core = pair.host.core(2);
    let seen = Rc::new(RefCell::new(vec![]));
    let place = seen.clone();
    pair.host.spawn(async move {
        *place.borrow_mut() = core.wait_until_changed(64, &[0; 4]).await;
    });
    for _ in 0..200 {
        pair.cycle();
    }
    let before = pair.host.counters().messages();
    for _ in 0..2000 {
        pair.cycle();
    }
    assert_eq!((pair.host.counters().messages(), pair.host.running()), (before, 1));
    let mut value = Line::ZERO;
    value.data[2] = 3;
    pair.device.ask(1, Hint::CoWrite(value, 0b100));
    while pair.host.running() > 0 {
        pair.cycle();
    }
    assert_eq!(*seen.borrow(), [0, 0, 3, 0]);
}

#[test]
fn atomics_lose_nothing() {
    let mut pair = Pair::server();
    for index in 0..4 {
        let core = pair.host.core(index);
        pair.host.spawn(async move {
            for _ in 0..50 {
                core.fetch_add(8, 1).await;
                // A lock around a read and a write.
                while core.compare_swap(16, 0, 1).await != 0 {
                    core.delay_cycles(3).await;
                }
                let number = core.load(128, 1).await[0];
                core.store(128, &[number + 1]).await;
                assert_eq!(core.swap(16, 0).await, 1);
            }
        });
    }
    while pair.host.running() > 0 {
        pair.cycle();
    }
    assert_eq!((pair.host.value(0).data[8], pair.host.value(2).data[0]), (200, 200));
}

#[test]
fn a_flush_leaves_no_copy_anywhere() {
    let mut pair = Pair::server();
    let mut value = Line::ZERO;
    value.data[0] = 7;
    for line in [1, FAR / 64] {
        pair.device.ask(line, Hint::CoWrite(value, 1));
    }
    while !pair.device.is_idle() {
        pair.cycle();
    }
    pair.run(3, |core| async move {
        core.load(64, 1).await;
        core.load(FAR, 1).await;
        core.flush(64, 1).await;
        core.flush(FAR, 1).await;
    });
    for line in [1, FAR / 64] {
        assert!(!pair.host.state(line).is_valid() && !pair.device.state(line).is_valid());
    }
    assert_eq!((pair.host.value(1).data[0], pair.device.own_value(FAR / 64).data[0]), (7, 7));
}

#[test]
fn a_distant_node_costs_more() {
    let mut configuration = Configuration::server(2);
    configuration.shape.distant_memory = vec![(16..32, 28)];
    configuration.shape.distant_processors = vec![0, 28];
    let mut pair = Pair::new(&profile::AGILEX7_CXL, configuration);
    let near = pair.run(0, |core| async move { cost(&core, core.load(0, 8)).await });
    let far_memory = pair.run(0, |core| async move { cost(&core, core.load(64 * 16, 8)).await });
    let far_core = pair.run(1, |core| async move { cost(&core, core.load(64, 8)).await });
    let cycle = Timing::of(&profile::AGILEX7_CXL).cycle_picoseconds;
    assert_eq!((far_memory - near, far_core - near), (28 * cycle, 2 * 28 * cycle));
}

#[test]
fn lines_of_128_bytes_move_as_one() {
    let mut pair = Pair::new(&profile::ECI, Configuration::server(1));
    let (first, second) = pair.run(0, |core| async move {
        let first = cost(&core, core.load(64, 8)).await;
        (first, cost(&core, core.load(0, 8)).await)
    });
    let timing = Timing::of(&profile::ECI);
    assert_eq!((timing.lines_together, second), (2, timing.private_hit_picoseconds));
    assert!(first > 10 * second);
}
