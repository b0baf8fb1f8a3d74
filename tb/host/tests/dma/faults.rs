//! What goes wrong on the I/O link, and what the host says of it.
use nic_host::profile::PCIE_GEN4;
use nic_host::{Configuration, Faults, IoFromDevice, IoToDevice, RootConfiguration};
use nic_spec::message::{PcieRequest, PcieRequestType};

use super::Pair;

#[test]
fn a_read_outside_memory_is_refused_and_a_write_is_counted() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    let end = 80 << 30;
    let found = pair.read(end, 128);
    assert!(found.failed && found.bytes.is_empty());
    pair.device.write(end, &[1; 128]);
    pair.device.write(0, &[2; 4]);
    pair.until_idle();
    assert_eq!(pair.host.counters().dma_lines_refused, 2 + 2);
    assert_eq!(pair.read(0, 4).bytes, [2; 4]);
}

#[test]
fn faults_fail_and_poison_reads_and_nothing_is_stuck() {
    let faults = Faults { error_per_10000: 300, poison_per_10000: 300, ..Faults::SLOW };
    let configuration = Configuration { faults, ..Configuration::server(1) };
    let mut pair = Pair::of(&PCIE_GEN4, configuration, RootConfiguration::FREE);
    pair.device.takes = 5;
    pair.device.write(0, &[9; 4096]);
    for round in 0..400 {
        while !pair.device.can_read() {
            pair.cycle();
        }
        pair.device.read(round % 8 * 512, 512);
    }
    pair.until_idle();
    let (failed, poisoned) = pair.device.found.iter().fold((0, 0), |(failed, poisoned), found| {
        assert!(found.failed || found.bytes == [9; 512]);
        (failed + u64::from(found.failed), poisoned + u64::from(found.poisoned))
    });
    assert_eq!(pair.device.found.len(), 400);
    assert!(failed > 0 && poisoned > 0 && failed < 300, "{failed} failed, {poisoned} poisoned");
    let counters = pair.host.counters();
    assert!(counters.errors >= failed && counters.poisoned >= poisoned);
}

#[test]
fn a_packet_that_breaks_a_rule_is_named() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    let request = PcieRequest {
        request_type: PcieRequestType::MemoryRead,
        address: 4032,
        length: 32,
        tag: 3,
        first_dw_be: 0b1111,
        last_dw_be: 0b1111,
        data: [0; 64],
        last: true,
    };
    struct Sends(Option<PcieRequest>);
    impl nic_host::IoEndpoint for Sends {
        fn cycle(&mut self, _: IoToDevice) -> IoFromDevice {
            IoFromDevice { request: self.0.take(), ..IoFromDevice::default() }
        }
    }
    let error = pair.host.cycle_io(&mut Sends(Some(request))).expect_err("it crosses 4 KiB");
    assert!(error.to_string().starts_with("no packet crosses 4 KiB: MemoryRead of 32 DW"));
    // A device that does not wait for credit is told so, too.
    let sound = PcieRequest { address: 0, length: 16, ..request };
    let root = RootConfiguration { credits: 1, ..RootConfiguration::PLAIN };
    let mut pair = Pair::new(&PCIE_GEN4, root);
    assert!(pair.host.cycle_io(&mut Sends(Some(sound))).is_ok());
    let second = PcieRequest { tag: 4, ..sound };
    let error = pair.host.cycle_io(&mut Sends(Some(second))).expect_err("there is no credit");
    assert!(error.to_string().starts_with("a request waits for credit"));
}
