//! What DMA costs, in the profiles of PCI Express.
use nic_host::pcie::Numbers;
use nic_host::profile::{PCIE_GEN4, PCIE_GEN5, Parameter};
use nic_host::{Profile, RootConfiguration, Timing};

use super::Pair;

/// Picoseconds from a read's leaving the device until its last line is there.
fn read(pair: &mut Pair, address: u64, count: u64) -> u64 {
    let begin = pair.device.cycle;
    pair.read(address, count);
    let period = Timing::of(&PCIE_GEN4).cycle_picoseconds;
    (pair.device.last_completion - begin) * period
}

#[test]
fn a_read_of_memory_takes_what_the_profile_says() {
    for (profile, published) in [(&PCIE_GEN4, 1000), (&PCIE_GEN5, 600)] {
        let mut pair = Pair::new(profile, RootConfiguration::PLAIN);
        let time = read(&mut pair, 4096, 64);
        println!("{}: {time} ps for {published} ns", profile.name);
        assert!(time.abs_diff(published * 1000) <= published * 10, "{}: {time} ps", profile.name);
    }
    // The engine of the FPGA needs its time before: 2.5 us in all.
    let setup = PCIE_GEN5.picoseconds(Parameter::DmaSetup);
    assert_eq!(setup + PCIE_GEN5.picoseconds(Parameter::DmaRead), 2_500_000);
}

#[test]
fn a_device_that_takes_longer_itself_leaves_less_to_the_host() {
    let root = RootConfiguration { device_picoseconds: 100_000, ..RootConfiguration::PLAIN };
    let (mut own, mut none) =
        (Pair::new(&PCIE_GEN4, root), Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN));
    assert_eq!(read(&mut none, 0, 64) - read(&mut own, 0, 64), 100_000);
}

#[test]
fn a_line_in_a_cache_comes_sooner_than_one_in_memory() {
    let timing = Timing::of(&PCIE_GEN4);
    let cycle = timing.cycle_picoseconds;
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    let memory = read(&mut pair, 1 << 20, 64);
    pair.run(1, |core| async move {
        core.store(0, &[7; 128]).await;
        core.fence().await;
        core.demote(64, 64).await;
    });
    let private = read(&mut pair, 0, 64);
    let last_level = read(&mut pair, 64, 64);
    assert_eq!(memory - last_level, timing.memory_access * cycle);
    assert_eq!(private - last_level, timing.core_snoop * cycle);
    assert_eq!(pair.read(0, 128).bytes, [7; 128]);
}

/// Gigabytes in a second of so many packets of 256 bytes, from the first line to the last.
fn write_bandwidth(profile: &Profile, packets: u64) -> f64 {
    let mut pair = Pair::new(profile, RootConfiguration::PLAIN);
    for packet in 0..packets {
        pair.device.write(256 * packet, &[packet as u8; 256]);
    }
    let begin = pair.host.now();
    while pair.host.counters().dma_lines_written < 4 * packets {
        pair.cycle();
    }
    let latency = Numbers::of(profile, 0).request_latency;
    let time = (pair.host.now() - begin) * Timing::of(profile).cycle_picoseconds - latency;
    (256 * packets) as f64 * 1e3 / time as f64
}

#[test]
fn writes_have_the_links_bandwidth() {
    for profile in [&PCIE_GEN4, &PCIE_GEN5] {
        let numbers = Numbers::of(profile, 0);
        // A line per cycle is 25.6 GB/s.
        let overhead = 256.0 / (256 + numbers.request_overhead_bytes) as f64;
        let limit = (numbers.bytes_per_microsecond as f64 / 1e3 * overhead).min(25.6);
        let reached = write_bandwidth(profile, 500);
        println!("{}: {reached:.2} GB/s of {limit:.2}", profile.name);
        assert!((0.95 * limit..=limit).contains(&reached), "{reached} of {limit}");
    }
}

#[test]
fn reads_have_the_links_bandwidth() {
    for profile in [&PCIE_GEN4, &PCIE_GEN5] {
        let mut pair = Pair::new(profile, RootConfiguration::PLAIN);
        let (mut next, mut begin) = (0, 0);
        while pair.device.found.len() < 400 {
            if next < 400 && pair.device.can_read() {
                pair.device.read(512 * next, 512);
                next += 1;
            }
            pair.cycle();
            if begin == 0 && pair.device.last_completion > 0 {
                begin = pair.device.last_completion;
            }
        }
        let numbers = Numbers::of(profile, 0);
        let overhead = 256.0 / (256 + numbers.completion_overhead_bytes) as f64;
        let limit = (numbers.bytes_per_microsecond as f64 / 1e3 * overhead).min(25.6);
        let cycles = pair.device.last_completion - begin;
        let reached = 400.0 * 512.0 / (2.5 * cycles as f64);
        println!("{}: {reached:.2} GB/s of {limit:.2}", profile.name);
        assert!((0.97 * limit..=1.01 * limit).contains(&reached), "{reached} of {limit}");
    }
}
