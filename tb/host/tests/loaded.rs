//! Latencies that scatter: banks and refreshes of memory, loads of other programs.
use std::cell::RefCell;
use std::rc::Rc;

use nic_host::profile::{AGILEX7_CXL, AGILEX7_CXL_JITTER, PCIE_GEN4, PCIE_GEN4_JITTER};
use nic_host::{Background, Configuration, DeviceReady, FromDevice, Host, Profile};
use nic_tb::seed::generator;

/// Lines of the load in the background: 64 MiB from 1 GiB on.
const LINES: std::ops::Range<u64> = 1 << 24..(1 << 24) + (1 << 20);

fn load(gigabytes_per_second: f64, writes_in_100: u32) -> Background {
    Background { processors: 1..9, gigabytes_per_second, writes_in_100, lines: LINES }
}

fn cycle(host: &mut Host) {
    host.cycle(FromDevice::default(), DeviceReady::ALL);
}

/// What so many loads of one program from memory take, in picoseconds, the shortest first.
fn latencies(profile: &Profile, background: Option<Background>, count: u64) -> Vec<u64> {
    let mut host = Host::new(profile, Configuration::server(9), generator());
    background.into_iter().for_each(|background| host.load(background));
    let times = Rc::new(RefCell::new(vec![]));
    let (core, place) = (host.core(0), times.clone());
    host.spawn(async move {
        for line in 0..count {
            core.delay_cycles(41).await;
            let begin = core.picoseconds();
            core.load_u64(64 * 1009 * line).await;
            place.borrow_mut().push(core.picoseconds() - begin);
        }
    });
    while host.running() > 0 {
        cycle(&mut host);
    }
    let mut times = times.take();
    times.sort_unstable();
    times
}

/// Of a hundred so many take no longer.
fn percentile(times: &[u64], percent: usize) -> u64 {
    times[(times.len() * percent / 100).min(times.len() - 1)]
}

#[test]
fn without_jitter_a_load_always_takes_the_same_but_for_the_clock() {
    let times = latencies(&AGILEX7_CXL, Some(load(10.0, 30)), 500);
    let cycle = AGILEX7_CXL.cycle_picoseconds() as u64;
    assert!(times[499] - times[0] <= cycle, "{} to {}", times[0], times[499]);
}

#[test]
fn banks_and_refreshes_make_a_tail_and_a_load_makes_it_longer() {
    let count = 1500;
    let plain = latencies(&AGILEX7_CXL, None, count);
    let alone = latencies(&AGILEX7_CXL_JITTER, None, count);
    let some = latencies(&AGILEX7_CXL_JITTER, Some(load(20.0, 30)), count);
    let much = latencies(&AGILEX7_CXL_JITTER, Some(load(45.0, 30)), count);
    for (name, times) in
        [("plain", &plain), ("alone", &alone), ("20 GB/s", &some), ("45 GB/s", &much)]
    {
        let [median, p90, p99] = [50, 90, 99].map(|percent| percentile(times, percent) / 1000);
        println!("{name}: median {median} ns, p90 {p90} ns, p99 {p99} ns");
    }
    // A refresh keeps up to 295 ns, one access of 13 waits for one.
    let refresh = 295_000;
    assert_eq!(percentile(&alone, 50), percentile(&plain, 50));
    let tail = percentile(&alone, 99) - percentile(&plain, 99);
    assert!((refresh / 2..=refresh).contains(&tail), "{tail} ps");
    let mean = |times: &[u64]| times.iter().sum::<u64>() / count;
    assert!(mean(&plain) < mean(&alone));
    assert!(mean(&alone) < mean(&some) && mean(&some) < mean(&much));
    assert!(percentile(&much, 90) > percentile(&alone, 90));
}

#[test]
fn the_same_seed_gives_the_same_latencies() {
    let run = || latencies(&PCIE_GEN4_JITTER, Some(load(15.0, 50)), 200);
    assert_eq!(run(), run());
}

#[test]
fn a_load_moves_what_it_should() {
    for (profile, asked, writes) in [
        (&AGILEX7_CXL, 8.0, 0),
        (&AGILEX7_CXL, 20.0, 30),
        (&PCIE_GEN4, 40.0, 100),
        (&PCIE_GEN4_JITTER, 30.0, 50),
    ] {
        let mut host = Host::new(profile, Configuration::server(9), generator());
        host.load(load(asked, writes));
        let cycles = 20_000;
        (0..cycles).for_each(|_| cycle(&mut host));
        let counters = host.counters();
        let moved = (64 * counters.background_lines) as f64;
        let rate = moved / (cycles as f64 * profile.cycle_picoseconds() / 1e3);
        println!("{}: {rate:.2} GB/s of {asked}", profile.name);
        assert!((rate / asked - 1.0).abs() < 0.05, "{rate} GB/s of {asked}");
        let written = counters.memory_writes as f64 / counters.background_lines as f64;
        assert!((written - f64::from(writes) / 100.0).abs() < 0.05, "{written}");
    }
}

#[test]
fn a_load_is_limited_by_its_processors() {
    let mut host = Host::new(&AGILEX7_CXL, Configuration::server(2), generator());
    host.load(Background { processors: 1..2, ..load(1000.0, 0) });
    (0..20_000).for_each(|_| cycle(&mut host));
    let rate = (64 * host.counters().background_lines) as f64 / (20_000.0 * 2.5);
    // 16 lines outstanding, each of which takes 147.5 ns and waits for the clock.
    assert!((6.0..7.0).contains(&rate), "{rate} GB/s");
}
