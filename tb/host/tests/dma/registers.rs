//! Registers of a device: what an access costs, words, write combining, a device that is gone.
use nic_host::profile::{AGILEX7_CXL, PCIE_GEN4, PCIE_GEN5, Parameter};
use nic_host::{
    Configuration, Host, IoEndpoint, IoFromDevice, IoToDevice, MmioAccess, Profile,
    RootConfiguration,
};
use nic_tb::seed::generator;

use super::Pair;

fn plain(profile: &Profile) -> Pair {
    Pair::new(profile, RootConfiguration::PLAIN)
}

#[test]
fn a_store_is_with_the_device_after_the_published_time_and_nobody_waits() {
    for profile in [&PCIE_GEN4, &PCIE_GEN5, &AGILEX7_CXL] {
        let mut pair = plain(profile);
        let begin = pair.host.now();
        let cost = pair.run(0, |core| async move {
            let begin = core.picoseconds();
            core.mmio_write32(16, 0x1234_5678).await;
            core.picoseconds() - begin
        });
        assert_eq!(cost, profile.picoseconds(Parameter::PrivateHit));
        pair.until_idle();
        let (cycle, access) = &pair.device.accesses[0];
        let time = (cycle - begin) * 2500;
        let published = profile.picoseconds(Parameter::MmioWrite);
        assert!((published..published + 4 * 2500).contains(&time), "{time} ps");
        let MmioAccess::Write(write) = access else { panic!("{access:?} is no write") };
        assert_eq!((write.line, write.byte_enable), (0, 0xf << 16));
        assert_eq!(pair.device.registers[4], 0x1234_5678);
    }
}

#[test]
fn a_load_takes_the_published_time() {
    for (profile, published) in
        [(&PCIE_GEN4, 610_000), (&PCIE_GEN5, 982_000), (&AGILEX7_CXL, 982_000)]
    {
        let mut pair = plain(profile);
        pair.device.registers[2..4].copy_from_slice(&[5, 6]);
        let (found, time) = pair.run(0, |core| async move {
            let begin = core.picoseconds();
            let found = core.mmio_read64(8).await;
            (found, core.picoseconds() - begin)
        });
        assert_eq!(found, 6 << 32 | 5);
        println!("{}: {time} ps for {published}", profile.name);
        // Two words are two cycles of the device, and three times the clock is waited for.
        let range = published..published + 5 * 2500;
        assert!(range.contains(&time), "{}: {time} ps", profile.name);
    }
}

#[test]
fn a_store_and_a_load_behind_it_take_what_was_measured_together() {
    // MMIO, 2.1: a store and a load of what was stored take 650 ns.
    let mut pair = plain(&PCIE_GEN4);
    let (found, time) = pair.run(0, |core| async move {
        let begin = core.picoseconds();
        core.mmio_write32(12, 77).await;
        core.fence().await;
        (core.mmio_read32(12).await, core.picoseconds() - begin)
    });
    println!("{time} ps for 650 ns");
    assert_eq!(found, 77);
    assert!(u64::abs_diff(time, 650_000) < 6_500, "{time} ps");
}

#[test]
fn a_store_to_a_register_is_behind_the_stores_to_memory() {
    let mut pair = plain(&PCIE_GEN4);
    pair.start(0, |core| async move {
        // The lines are far away, the register is not.
        core.store(1 << 20, &[8; 256]).await;
        core.mmio_write32(0, 1).await;
    });
    while pair.device.registers[0] == 0 {
        pair.cycle();
        let is_visible = (0..4).all(|line| pair.host.value((1 << 14) + line).data == [8; 64]);
        assert!(is_visible || pair.device.accesses.is_empty());
    }
}

#[test]
fn a_processor_has_one_store_to_a_register_on_its_way_to_the_root_port() {
    let mut pair = plain(&PCIE_GEN4);
    pair.run(0, |core| async move {
        for register in 0..16 {
            core.mmio_write32(4 * register, register as u32 + 1).await;
        }
    });
    pair.until_idle();
    let cycles: Vec<u64> = pair.device.accesses.iter().map(|(cycle, _)| *cycle).collect();
    // There and back to the root port: twice 15 ns.
    assert!(cycles.windows(2).all(|pair| pair[1] - pair[0] == 12), "{cycles:?}");
    assert_eq!(pair.device.registers[..16], std::array::from_fn::<u32, 16, _>(|n| n as u32 + 1));
}

/// Gigabits in a second of messages of 64 bytes to a device that takes a line in every cycle.
fn combined_rate(fences: bool) -> f64 {
    struct Takes(u64);
    impl IoEndpoint for Takes {
        fn cycle(&mut self, offered: IoToDevice) -> IoFromDevice {
            self.0 += u64::from(offered.access.is_some());
            IoFromDevice { takes_access: true, ..IoFromDevice::default() }
        }
    }
    let messages = if fences { 100 } else { 2000 };
    let mut host = Host::new(&PCIE_GEN4, Configuration::server(1), generator());
    let (core, mut device) = (host.core(0), Takes(0));
    host.spawn(async move {
        for word in 0..8 * messages {
            core.mmio_store_combining(8 * word, &word.to_le_bytes()).await;
            if fences && word % 8 == 7 {
                core.fence().await;
            }
        }
    });
    while host.running() > 0 || !host.is_idle() {
        host.cycle_io(&mut device).unwrap_or_else(|violation| panic!("{violation}"));
    }
    assert_eq!(device.0, messages);
    let way = PCIE_GEN4.picoseconds(Parameter::MmioWrite);
    (512 * messages) as f64 * 1e3 / (host.now() * 2500 - way) as f64
}

#[test]
fn messages_are_stored_at_the_published_rates() {
    // MMIO, 2.1 and 2.5: about 120 Gb/s, and about 1 Gb/s with a fence behind each.
    for (fences, published) in [(false, 120.0), (true, 1.0)] {
        let rate = combined_rate(fences);
        println!("{rate:.2} Gb/s of {published}, fences: {fences}");
        assert!((rate / published - 1.0).abs() < 0.03, "{rate} Gb/s of {published}");
    }
}

#[test]
fn combined_stores_leave_by_lines() {
    let mut pair = plain(&PCIE_GEN4);
    let lines = 200;
    pair.run(0, move |core| async move {
        for word in 0..8 * lines {
            core.mmio_store_combining(8 * word, &word.to_le_bytes()).await;
        }
    });
    pair.until_idle();
    assert_eq!(pair.device.accesses.len() as u64, lines);
    for (line, (_, access)) in (0..).zip(&pair.device.accesses) {
        let MmioAccess::Write(write) = access else { panic!("{access:?} is no write") };
        assert_eq!((write.line, write.byte_enable), (line, u64::MAX));
        assert_eq!(write.data[8..16], (8 * line + 1).to_le_bytes());
    }
}

#[test]
fn parts_of_lines_leave_at_a_fence_and_before_a_register_is_used() {
    for reads in [false, true] {
        let mut pair = plain(&PCIE_GEN4);
        pair.run(0, move |core| async move {
            core.mmio_store_combining(256, &[1; 24]).await;
            core.delay_cycles(2000).await;
            match reads {
                true => drop(core.mmio_read32(0).await),
                false => core.mmio_write32(0, 1).await,
            }
            core.mmio_store_combining(320, &[2; 8]).await;
            core.delay_cycles(2000).await;
            core.fence().await;
        });
        pair.until_idle();
        let lines = pair.device.accesses.iter().map(|(_, access)| match access {
            MmioAccess::Write(write) => (write.line, write.byte_enable),
            MmioAccess::Read(_) => (0, 0xf),
        });
        assert_eq!(lines.collect::<Vec<_>>(), [(4, 0xff_ffff), (0, 0xf), (5, 0xff)]);
        let gap = pair.device.accesses[2].0 - pair.device.accesses[1].0;
        assert!(gap > 1900, "the second part waits for its fence: {gap} cycles");
    }
}

#[test]
fn combined_lines_leave_in_another_order_if_the_processor_may() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::FREE);
    pair.device.registers = vec![0; 4096];
    pair.run(0, |core| async move {
        for line in 0..64u64 {
            core.mmio_store_combining(64 * line, &[line as u8; 64]).await;
        }
        core.mmio_store_combining(8000, &[7; 16]).await;
        core.fence().await;
    });
    pair.until_idle();
    let line = |access: &MmioAccess| match access {
        MmioAccess::Write(write) => write.line,
        MmioAccess::Read(read) => panic!("{read:?}"),
    };
    let lines: Vec<u64> = pair.device.accesses.iter().map(|(_, access)| line(access)).collect();
    assert!(!lines.is_sorted(), "{lines:?}");
    assert!((0..64).all(|line| pair.device.registers[16 * line] == line as u32 * 0x0101_0101));
    assert_eq!(pair.device.registers[2000..2004], [0x0707_0707; 4]);
}

#[test]
fn a_register_that_is_not_there_reads_as_ones_and_a_refused_store_is_counted() {
    let mut pair = plain(&PCIE_GEN4);
    let found = pair.run(0, |core| async move {
        core.mmio_write64(1024, 1).await;
        core.mmio_read32(2048).await
    });
    assert_eq!((found, pair.device.port.refused_writes()), (u32::MAX, 2));
}

#[test]
fn bytes_of_a_register_are_written_and_read_alone() {
    let mut pair = plain(&PCIE_GEN4);
    let found = pair.run(0, |core| async move {
        core.mmio_write32(8, 0x4433_2211).await;
        core.mmio_write(9, &[0xaa, 0xbb]).await;
        core.mmio_read(9, 3).await
    });
    assert_eq!(found, [0xaa, 0xbb, 0x44]);
    assert_eq!(pair.device.registers[2], 0x44bb_aa11);
}

#[test]
fn a_device_that_is_reset_leaves_nobody_waiting() {
    let mut pair = plain(&PCIE_GEN4);
    pair.device.answers_after = u64::MAX / 2;
    let found = pair.start(0, |core| async move { core.mmio_read32(4).await });
    for line in 0..32 {
        pair.device.read(512 * line, 512);
        pair.device.write(1 << 20, &[3; 256]);
    }
    pair.cycles(600);
    pair.device.reset();
    pair.host.reset_io();
    pair.device.answers_after = 0;
    pair.until_idle();
    assert_eq!(found.take(), Some(u32::MAX));
    // What comes now is served as ever, under the tags that were in use.
    pair.device.found.clear();
    for line in 0..64 {
        pair.device.write(512 * line, &[line as u8; 512]);
        assert_eq!(pair.read(512 * line, 512).bytes, [line as u8; 512]);
    }
    pair.device.registers[1] = 9;
    assert_eq!(pair.run(0, |core| async move { core.mmio_read32(4).await }), 9);
}
