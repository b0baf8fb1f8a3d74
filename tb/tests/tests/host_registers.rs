//! Emitted registers, reached by programs on the host's processors.
use nic_host::profile::{PCIE_GEN4, Parameter};
use nic_host::{Configuration, Core, Host, IoEndpoint, IoFromDevice, IoToDevice, RegisterPort};
use nic_sim::generated::reorder_registers::ReorderRegisters as Device;
use nic_sim::{Bits, Wrapper};
use nic_spec::register::{REORDER_NIC, find};
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
    bench.ignore(Device::RESTART);
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

fn offset(name: &str) -> u64 {
    let register = find(REORDER_NIC, name).unwrap_or_else(|| panic!("no register {name}"));
    u64::from(register.offset)
}

#[test]
fn a_program_reads_and_writes_registers_in_its_order() {
    for stalls in [Stall::Never, Stall::Bursts] {
        let (card, _) = run(stalls, async |core| {
            assert_eq!(core.mmio_read32(offset("identification")).await, 0x4349_4e52);
            let control = offset("control");
            assert_eq!(core.mmio_read32(control).await, 1);
            for value in [0, 1, 1, 0, 1, 0] {
                core.mmio_write32(control, value).await;
                assert_eq!(core.mmio_read32(control).await, value);
            }
            // Two registers in one access, and one that refuses to be written.
            let both = core.mmio_read64(offset("identification")).await;
            assert_eq!(both, 0x0001_0000_4349_4e52);
            core.mmio_write32(offset("identification"), 7).await;
            assert_eq!(core.mmio_read32(offset("identification")).await, 0x4349_4e52);
        });
        assert_eq!(card.port.refused_writes(), 1);
        let mut bench = card.bench;
        assert_eq!(bench.level(Device::ENABLE), Bits::new(0));
        bench.dismiss();
    }
}

#[test]
fn a_read_takes_the_profiles_time_and_the_registers_own() {
    let contract = Device::DESIGN.contract.expect("it has a contract");
    let own = contract.latency.expect("it has a latency").most as f64;
    let (card, _) = run(Stall::Never, async move |core| {
        let begin = core.picoseconds();
        core.mmio_read32(0).await;
        let cycles = (core.picoseconds() - begin) as f64 / PCIE_GEN4.cycle_picoseconds();
        let link = PCIE_GEN4.cycles(Parameter::MmioRead) as f64;
        // The clock is waited for on the way down, on the way up and at the processor.
        assert!((link + own..link + own + 4.0).contains(&cycles), "{cycles} of {link} and {own}");
    });
    card.bench.dismiss();
}
