//! What an access costs, in the profile that is calibrated to Cohet's test bed.
use nic_host::{Configuration, Core, Host, Profile, profile};
use nic_tb::seed::generator;

use nic_host::device::{Device, Hint};

/// Device and host run until the device has done so many things; the cycle in which each was done.
fn run(host: &mut Host, device: &mut Device, count: usize) -> Vec<u64> {
    let mut cycles = vec![];
    while cycles.len() < count {
        host.cycle_with(device);
        cycles.extend(device.done.drain(..).map(|_| host.now() - 1));
        assert!(host.now() < 100_000, "{:?}", host.under_way());
    }
    cycles
}

fn pair(profile: &Profile) -> (Host, Device) {
    let configuration = Configuration::server(1);
    let mut random = generator();
    let own_memory = configuration.shape.device_memory.clone();
    let device = Device::new(own_memory, false, random.fork("device"));
    (Host::new(profile, configuration, random), device)
}

/// The last-level cache has these lines.
fn into_cache(host: &mut Host, device: &mut Device, lines: u64) {
    let core: Core = host.core(0);
    host.spawn(async move {
        for line in 0..lines {
            core.store(64 * line, &[1; 64]).await;
        }
        core.demote(0, 64 * lines as usize).await;
    });
    while host.running() > 0 {
        host.cycle_with(device);
    }
}

/// Cycles of a lookup in Cohet's HMC.
const OWN_CACHE: u64 = 46;

fn read_latency(lines_in_cache: u64, line: u64) -> u64 {
    let (mut host, mut device) = pair(&profile::AGILEX7_CXL);
    into_cache(&mut host, &mut device, lines_in_cache);
    let begin = host.now();
    device.ask(line, Hint::NcRead);
    run(&mut host, &mut device, 1)[0] - begin
}

#[test]
fn a_read_beyond_the_device_takes_the_calibrated_cycles() {
    // Cohet, Fig. 13, at 400 MHz: 575.6 ns are 230 cycles, of which 46 are the HMC's lookup and 7
    // what a miss takes longer than a hit in the emitted engine; 688.3 ns are 45 more. Both ways of the link
    // take the same, so that it is a cycle less.
    assert_eq!(read_latency(1, 0), 230 - OWN_CACHE - 7 - 1);
    assert_eq!(read_latency(0, 0), 275 - OWN_CACHE - 7 - 1);
}

/// Gigabytes per second of this many reads from the first request to the last answer, each of which
/// the HMC's lookup precedes.
fn bandwidth(count: u64, in_cache: bool) -> f64 {
    let (mut host, mut device) = pair(&profile::AGILEX7_CXL);
    into_cache(&mut host, &mut device, if in_cache { count } else { 0 });
    let mut next = 0;
    let begin = host.now();
    let mut done = 0;
    while done < count {
        // The device asks for one line per cycle.
        if next < count && device.can_ask(next) {
            device.ask(next, Hint::NcRead);
            next += 1;
        }
        host.cycle_with(&mut device);
        done += device.done.drain(..).count() as u64;
    }
    let cycles = host.now() - begin + OWN_CACHE;
    (count * 64) as f64 / (cycles as f64 * 2.5)
}

#[test]
fn reads_reach_the_calibrated_bandwidth() {
    // Cohet, Fig. 15: 2,048 lines.
    for (in_cache, measured) in [(true, 14.10), (false, 13.49)] {
        let reached = bandwidth(2048, in_cache);
        let error = (reached - measured) / measured;
        println!("in cache: {in_cache}, {reached:.2} GB/s for {measured}, {:.1} %", 100.0 * error);
        assert!(error.abs() < 0.03, "{reached} for {measured}");
    }
}

#[test]
fn a_line_in_the_other_socket_takes_the_calibrated_time() {
    // CC-NIC, Fig. 7, Sapphire Rapids: 171 ns from the other socket's cache.
    let (mut host, mut device) = pair(&profile::UPI);
    let core = host.core(0);
    host.spawn(async move { core.store(0, &[1]).await });
    while host.running() > 0 || !host.is_idle() {
        host.cycle_with(&mut device);
    }
    let begin = host.now();
    device.ask(0, Hint::CsRead);
    let cycles = run(&mut host, &mut device, 1)[0] - begin;
    assert_eq!(cycles as f64 / 2.0, 171.0);
}

#[test]
fn a_round_trip_to_the_fpga_takes_the_calibrated_time() {
    // Coherent PIO, Fig. 6: 900 ns for two of them. The device's own time is not part of it.
    let (mut host, mut device) = pair(&profile::ECI);
    let core = host.core(0);
    let begin = host.now();
    host.spawn(async move {
        core.load(64 << 30, 8).await;
    });
    while host.running() > 0 {
        host.cycle_with(&mut device);
    }
    let nanoseconds = (host.now() - begin) as f64 * 1e3 / 300.0;
    assert!((nanoseconds - 450.0).abs() < 0.03 * 450.0, "{nanoseconds} ns");
}
