//! Emitted registers, reached by programs on the host's processors.
use nic_host::profile::{PCIE_GEN4, Parameter};
use nic_host::{Configuration, Core, Host, IoEndpoint, IoFromDevice, IoToDevice, RegisterPort};
use nic_sim::Wrapper;
use nic_sim::generated::register_block_axi_write::RegisterBlockAxiWrite as Device;
use nic_spec::message::AxiWriteStatus;
use nic_spec::register::reorder_nic;
use nic_tb::{Bench, Stall};

/// The registers at the end of the I/O link.
struct Card {
    bench: Bench<Device>,
    port: RegisterPort,
}

impl IoEndpoint for Card {
    fn cycle(&mut self, offered: IoToDevice) -> IoFromDevice {
        let mut sent = IoFromDevice::default();
        if let Some(access) = offered.access.filter(|_| self.port.is_ready()) {
            sent.takes_access = true;
            self.port.take(&access);
        }
        if let Some(access) = self.port.offered() {
            self.bench.send(Device::ACCESS, [access]);
            self.port.taken();
        }
        self.bench.step();
        for answer in self.bench.take(Device::ANSWER) {
            self.port.answer(&answer);
        }
        sent.answer = self.port.next_answer();
        sent
    }
}

/// A program of a processor, with the registers at the other end; the cycle in which all is over.
fn run(stalls: Stall, program: impl AsyncFnOnce(Core) + 'static) -> (Card, u64) {
    let mut bench = Bench::<Device>::new(stalls, stalls);
    bench.collect(Device::ANSWER);
    bench.set_level(Device::STATUS, &STATUS);
    bench.set_level_words(Device::PAGE.index(), &[0]);
    let random = bench.generator().fork("host");
    let mut host = Host::new(&PCIE_GEN4, Configuration::server(1), random);
    let mut card = Card { bench, port: RegisterPort::default() };
    let core = host.core(0);
    host.spawn(async move { program(core).await });
    while host.running() > 0 || !host.is_idle() || !card.port.is_ready() {
        host.cycle_io(&mut card).unwrap_or_else(|violation| panic!("{violation}"));
        assert!(host.now() < 100_000, "the program does not end");
    }
    card.bench.until_idle();
    (card, host.now())
}

/// What the unit behind the registers shows.
const STATUS: AxiWriteStatus = AxiWriteStatus {
    stores: 0x1234_5678,
    refused_bursts: 0x9abc,
    outside_bursts: 0,
    misplaced_lasts: 0,
    disabled_stores: 0,
};

/// Where a register is in its block.
fn offset(name: &str) -> u64 {
    let registers = reorder_nic::map().block("axi_write").registers();
    let register = registers.into_iter().find(|register| register.name == name);
    u64::from(register.unwrap_or_else(|| panic!("no register {name}")).offset)
}

#[test]
fn a_program_reads_and_writes_registers_in_its_order() {
    for stalls in [Stall::Never, Stall::Bursts] {
        let (card, _) = run(stalls, async |core| {
            assert_eq!(core.mmio_read32(offset("stores")).await, 0x1234_5678);
            let enable = offset("enable");
            assert_eq!(core.mmio_read32(enable).await, 1);
            for value in [0, 1, 1, 0, 1, 0] {
                core.mmio_write32(enable, value).await;
                assert_eq!(core.mmio_read32(enable).await, value);
            }
            // Two registers in one access, and one that refuses to be written.
            let both = core.mmio_read64(offset("stores")).await;
            assert_eq!(both, 0x9abc_1234_5678);
            core.mmio_write32(offset("stores"), 7).await;
            assert_eq!(core.mmio_read32(offset("stores")).await, 0x1234_5678);
        });
        assert_eq!(card.port.refused_writes(), 1);
        let mut bench = card.bench;
        assert!(!bench.level(Device::CONTROL).enable);
        bench.dismiss();
    }
}

#[test]
fn a_read_takes_the_profiles_time_and_the_registers_own() {
    let contract = Device::DESIGN.contract.expect("it has a contract");
    let own = contract.latency.expect("it has a latency").most as f64;
    let (card, _) = run(Stall::Never, async move |core| {
        let begin = core.picoseconds();
        core.mmio_read32(offset("stores")).await;
        let cycles = (core.picoseconds() - begin) as f64 / PCIE_GEN4.cycle_picoseconds();
        let link = PCIE_GEN4.cycles(Parameter::MmioRead) as f64;
        // The clock is waited for on the way down, on the way up and at the processor.
        assert!((link + own..link + own + 4.0).contains(&cycles), "{cycles} of {link} and {own}");
    });
    card.bench.dismiss();
}
