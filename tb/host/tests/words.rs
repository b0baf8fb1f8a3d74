//! What drivers are made of: numbers, prefetches, copies, time.
use nic_host::{Allocator, Configuration, Host, Timing, profile};
use nic_tb::seed::generator;

use nic_host::device::Device;

/// Runs a program to its end on the first processor.
fn run(program: impl AsyncFnOnce(nic_host::Core) + 'static) -> Host {
    let mut random = generator();
    let configuration = Configuration::server(2);
    let own_memory = configuration.shape.device_memory.clone();
    let mut device = Device::new(own_memory, false, random.fork("device"));
    let mut host = Host::new(&profile::AGILEX7_CXL, configuration, random);
    let core = host.core(0);
    host.spawn(async move { program(core).await });
    while host.running() > 0 || !host.is_idle() {
        host.cycle_with(&mut device);
        assert!(host.now() < 100_000, "{:?}", host.under_way());
    }
    host
}

#[test]
fn numbers_have_their_lowest_byte_first() {
    let host = run(async |core| {
        core.store_u16(0, 0x0201).await;
        core.store_u32(4, 0x0807_0605).await;
        core.store_u64(8, 0x100f_0e0d_0c0b_0a09).await;
        let found = (core.load_u16(0).await, core.load_u32(4).await, core.load_u64(8).await);
        assert_eq!(found, (0x0201, 0x0807_0605, 0x100f_0e0d_0c0b_0a09));
        // Partly from the store buffer, and over the end of a line.
        core.store_u32(62, 0xddcc_bbaa).await;
        assert_eq!((core.load_u16(63).await, core.load_u64(60).await), (0xccbb, 0xddcc_bbaa_0000));
        let mut bytes = [0; 5];
        core.load_into(61, &mut bytes).await;
        assert_eq!(bytes, [0, 0xaa, 0xbb, 0xcc, 0xdd]);
    });
    assert_eq!(host.value(0).data[8..16], [9, 10, 11, 12, 13, 14, 15, 16]);
}

#[test]
fn a_prefetched_line_is_a_hit_and_nobody_waits_for_it() {
    let timing = Timing::of(&profile::AGILEX7_CXL);
    run(async move |core| {
        let hit = timing.private_hit_picoseconds;
        let begin = core.picoseconds();
        core.prefetch(0).await;
        core.prefetch_to_write(64).await;
        assert_eq!(core.picoseconds() - begin, 2 * hit);
        core.delay_cycles(200).await;
        let begin = core.picoseconds();
        core.load_u64(0).await;
        core.store_u64(64, 1).await;
        assert_eq!(core.picoseconds() - begin, 2 * hit);
        // The store did not have to wait for its line either.
        core.fence().await;
        assert_eq!(core.picoseconds() - begin, 2 * hit + timing.fence_picoseconds);
    });
}

#[test]
fn a_processor_prefetches_as_many_lines_as_it_has_buffers() {
    let timing = Timing::of(&profile::AGILEX7_CXL);
    run(async move |core| {
        let begin = core.picoseconds();
        for line in 0..timing.fill_buffers as u64 {
            core.prefetch(64 * line).await;
        }
        let first = core.picoseconds() - begin;
        assert_eq!(first, timing.fill_buffers as u64 * timing.private_hit_picoseconds);
        core.prefetch(1 << 20).await;
        assert!(core.picoseconds() - begin > timing.memory_access * timing.cycle_picoseconds);
    });
}

#[test]
fn copies_are_equal_and_one_of_them_leaves_no_line_behind() {
    let host = run(async |core| {
        let bytes: Vec<u8> = (0..3000u32).map(|at| (at % 251) as u8).collect();
        core.store(100, &bytes).await;
        core.copy(10_007, 100, 3000).await;
        core.copy_nontemporal(20_032, 100, 3000).await;
        core.fence().await;
        assert_eq!(core.load(10_007, 3000).await, bytes);
        assert_eq!(core.load_uncached(20_032, 3000).await, Ok(bytes));
    });
    assert!(host.state(10_007 / 64 + 1).is_valid());
    assert!((20_032 / 64..23_032 / 64).all(|line| !host.state(line).is_valid()));
}

#[test]
fn time_is_told_in_cycles_and_nanoseconds() {
    let timing = Timing::of(&profile::AGILEX7_CXL);
    run(async move |core| {
        core.delay_picoseconds(10_100).await;
        assert_eq!((core.cycles(), core.nanoseconds()), (4, 10.1));
        core.pause().await;
        let now = (10_100 + timing.pause_picoseconds) as f64 / 1e3;
        assert_eq!(core.nanoseconds(), now);
    });
}

#[test]
fn memory_that_is_given_out_can_be_used() {
    let host = run(async |core| {
        let mut memory = Allocator::new(0..1 << 30);
        let (ring, buffers) = (memory.lines(64).expect("room"), memory.pages(16).expect("room"));
        for buffer in 0..16 {
            core.store_u64(ring + 16 * buffer, buffers + 4096 * buffer).await;
        }
        assert_eq!(core.load_u64(ring + 16 * 15).await, buffers + 4096 * 15);
    });
    assert!(host.is_idle());
}
