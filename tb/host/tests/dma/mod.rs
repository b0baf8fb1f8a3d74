//! Tests of the root port, with a plain device on the I/O link.
mod caches;
mod device;
mod faults;
mod interrupts;
mod order;
mod registers;
mod timing;
mod traffic;

use std::cell::RefCell;
use std::future::Future;
use std::rc::Rc;

use device::{Dma, Found};
use nic_host::{Configuration, Core, Host, Profile, RootConfiguration};
use nic_tb::seed::generator;

/// A host and a device.
struct Pair {
    host: Host,
    device: Dma,
}

impl Pair {
    fn new(profile: &Profile, root: RootConfiguration) -> Self {
        Self::of(profile, Configuration::server(4), root)
    }

    fn of(profile: &Profile, configuration: Configuration, root: RootConfiguration) -> Self {
        let mut random = generator();
        let device = Dma::new(random.fork("device"));
        Self { host: Host::with_root(profile, configuration, root, random), device }
    }

    fn cycle(&mut self) {
        let kept = self.host.cycle_io(&mut self.device);
        kept.unwrap_or_else(|violation| panic!("{violation}"));
        assert!(self.host.now() < 1_000_000, "{:?}", self.host.under_way());
    }

    fn cycles(&mut self, count: u64) {
        (0..count).for_each(|_| self.cycle());
    }

    /// Runs until the device, the link and the programs have nothing to do.
    fn until_idle(&mut self) {
        while !self.device.is_idle() || !self.host.is_idle() || self.host.running() > 0 {
            self.cycle();
        }
    }

    /// Reads by DMA, and waits for it.
    fn read(&mut self, address: u64, count: u64) -> Found {
        let number = self.device.read(address, count);
        self.until_idle();
        let at = self.device.found.iter().position(|found| found.number == number);
        self.device.found.swap_remove(at.expect("the read has ended"))
    }

    /// Starts a program, whose result will be there.
    fn start<T: 'static, F: Future<Output = T> + 'static>(
        &mut self,
        core: usize,
        program: impl FnOnce(Core) -> F,
    ) -> Rc<RefCell<Option<T>>> {
        let result = Rc::new(RefCell::new(None));
        let (future, place) = (program(self.host.core(core)), result.clone());
        self.host.spawn(async move {
            let value = future.await;
            *place.borrow_mut() = Some(value);
        });
        result
    }

    /// Runs a program on a processor to its end, and gives what it returns.
    fn run<T: 'static, F: Future<Output = T> + 'static>(
        &mut self,
        core: usize,
        program: impl FnOnce(Core) -> F,
    ) -> T {
        let result = self.start(core, program);
        while self.host.running() > 0 {
            self.cycle();
        }
        result.take().expect("the program has ended")
    }
}
