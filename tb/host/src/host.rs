//! The host as a whole, and the device at the other end of its link.
use std::cell::RefCell;
use std::future::Future;
use std::ops::Range;
use std::rc::Rc;

use nic_spec::message::{MemoryMap, PcieSettings};
use rand::RngCore;

use crate::background::Background;
use crate::cache::Size;
use crate::cores::{Core, Executor};
use crate::counters::Counters;
use crate::cxl_ip::CxlIp;
use crate::dram::Dram;
use crate::faults::Faults;
use crate::home::{Home, Shape, WrongRule};
use crate::line::{Line, LineState};
use crate::link::{
    DeviceReady, Freedom, FromDevice, HostReady, Link, Moving, ToDevice, WrongOrder,
};
use crate::machine::Machine;
use crate::pcie::{Numbers, Violation};
use crate::profile::{Parameter, Profile};
use crate::root::{IoFromDevice, IoToDevice, RootConfiguration, RootPort, RootTiming};
use crate::timing::Timing;

/// A device at the other end of the link.
pub trait Endpoint {
    /// Which channels it takes from in this cycle. It may depend on nothing of this cycle.
    fn ready(&self) -> DeviceReady;
    /// One cycle: it takes what is offered on the channels that it said it takes from, and sends on
    /// those that the host takes from.
    fn cycle(&mut self, offered: ToDevice, host: HostReady) -> FromDevice;
}

/// A device at the other end of the I/O link.
pub trait IoEndpoint {
    /// One cycle: what it does with what is offered.
    fn cycle(&mut self, offered: IoToDevice) -> IoFromDevice;
}

/// What a host is made of, beside its profile.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// The home agent with everything behind it.
    pub shape: Shape,
    /// How freely the link treats messages.
    pub freedom: Freedom,
    /// What goes wrong.
    pub faults: Faults,
    /// The home agent takes a request in each cycle, and memory serves as many lines at once as are
    /// asked for, whatever the profile says: what is left is the link and the device.
    pub lifts_home_limits: bool,
}

impl Configuration {
    /// A server: so many processors with 2 MiB each, 96 MiB of last-level cache; 64 GiB of host
    /// memory from address 0, and 16 GiB of device memory behind it. Nothing is left to chance.
    pub fn server(processors: usize) -> Self {
        let gibibyte = (1 << 30) / crate::line::LINE_BYTES as u64;
        Self {
            shape: Shape {
                processors,
                private: Size { sets: 2048, ways: 16 },
                last_level: Size { sets: 98_304, ways: 16 },
                snoop_filter: Size { sets: 2048, ways: 16 },
                host_memory: 0..64 * gibibyte,
                device_memory: 64 * gibibyte..80 * gibibyte,
                request_credits: 512,
                chooses_freely: false,
                distant_memory: vec![],
                distant_processors: vec![],
            },
            freedom: Freedom::NONE,
            faults: Faults::NONE,
            lifts_home_limits: false,
        }
    }
}

/// The one generator, which link and home agent draw from in turn.
#[derive(Clone)]
struct SharedRandom(Rc<RefCell<dyn RngCore>>);

impl RngCore for SharedRandom {
    fn next_u32(&mut self) -> u32 {
        self.0.borrow_mut().next_u32()
    }
    fn next_u64(&mut self) -> u64 {
        self.0.borrow_mut().next_u64()
    }
    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        self.0.borrow_mut().fill_bytes(bytes);
    }
}

/// Processors, caches, home agent, memory and the host's end of the link.
pub struct Host {
    machine: Rc<RefCell<Machine>>,
    executor: Executor,
    cores: Vec<Core>,
    own_cache: (u64, usize),
    freedom: Freedom,
    random: SharedRandom,
}

impl Host {
    /// A host at rest, whose root port leaves nothing to chance. Everything that is left to chance
    /// comes from `random`.
    ///
    /// # Panics
    /// If the profile says too little.
    pub fn new(
        profile: &Profile,
        configuration: Configuration,
        random: impl RngCore + 'static,
    ) -> Self {
        Self::with_root(profile, configuration, RootConfiguration::PLAIN, random)
    }

    /// A host at rest, with this root port.
    ///
    /// # Panics
    /// If the profile says too little, or a device of its own takes longer for a read than the profile
    /// says of all.
    pub fn with_root(
        profile: &Profile,
        configuration: Configuration,
        root: RootConfiguration,
        random: impl RngCore + 'static,
    ) -> Self {
        let random = SharedRandom(Rc::new(RefCell::new(random)));
        let mut timing = Timing::of(profile);
        if configuration.lifts_home_limits {
            timing.requests_per_1000 = 1000;
            timing.memory_outstanding = usize::MAX;
        }
        let own_cache = (timing.own_cache_hit, timing.device_outstanding);
        let freedom = configuration.freedom;
        let link = Link::new(timing.link_one_way, freedom);
        let link = match timing.flits {
            Some(rate) => link.with_flits(rate),
            None => link,
        };
        let processors = configuration.shape.processors;
        let own = Box::new(random.clone());
        let mut home = Home::new(configuration.shape, timing.clone(), configuration.faults, own);
        home.set_io_ways(root.io_ways.unwrap_or(profile.count(Parameter::IoWays)));
        home.set_dram(Dram::of(profile));
        let numbers = Numbers::of(profile, 0);
        let numbers = Numbers {
            splits: root.splits,
            reorders: root.reorders,
            read_jitter: root.read_jitter,
            ..if root.narrow { numbers.narrow() } else { numbers }
        };
        let way = RootTiming::of(profile, &timing, root.device_picoseconds, &numbers);
        let port = RootPort::new(way, numbers, &root, Box::new(random.clone()));
        let own = Box::new(random.clone());
        let machine = Machine::new(timing, home, (link, port), configuration.faults, own);
        let machine = Rc::new(RefCell::new(machine));
        let core = |index| Core::new(machine.clone(), index, &root, Box::new(random.clone()));
        let cores: Vec<Core> = (0..processors).map(core).collect();
        let mut executor = Executor::default();
        cores.iter().for_each(|core| executor.spawn_endless(core.clone().drain()));
        Self { machine, executor, cores, own_cache, freedom, random }
    }

    /// A processor.
    ///
    /// # Panics
    /// If there is none of that number.
    pub fn core(&self, index: usize) -> Core {
        self.cores[index].clone()
    }

    /// The CXL IP of a card in this host, with the times of its profile. On a link with jitter its ports
    /// take only now and then.
    pub fn cxl_ip(&self) -> CxlIp {
        self.ip_with(0..0)
    }

    /// The same with memory: all that is the device's.
    pub fn cxl_ip_with_memory(&self) -> CxlIp {
        let MemoryMap { device_begin, device_end, .. } = self.memory_map();
        self.ip_with(device_begin..device_end)
    }

    fn ip_with(&self, memory: Range<u64>) -> CxlIp {
        let answers_early = self.freedom.wrong == Some(WrongOrder::ResponsePassesWrite);
        let stalls = self.freedom.jitter_cycles > 0;
        CxlIp::new(memory, self.own_cache, (stalls, answers_early), self.random.clone())
    }

    /// Runs a function, which uses the processors that were given to it.
    pub fn spawn(&mut self, program: impl Future<Output = ()> + 'static) {
        self.executor.spawn(program);
    }

    /// Other programs load memory from now on.
    ///
    /// # Panics
    /// If a processor does not exist or has such a load already, if there are no lines, or if the rate
    /// is not sensible.
    pub fn load(&mut self, background: Background) {
        assert!(background.processors.end <= self.cores.len(), "{background:?}");
        self.machine.borrow_mut().load(background);
    }

    /// Programs that have not ended.
    pub fn running(&self) -> usize {
        self.executor.running()
    }

    /// What is offered to the device in this cycle.
    pub fn offered(&self) -> ToDevice {
        self.machine.borrow().offered()
    }

    /// Which channels the host takes from in this cycle.
    pub fn ready(&self) -> HostReady {
        self.machine.borrow().ready()
    }

    /// From now on these channels of the link move: on the others the host takes nothing, and offers nothing
    /// that it does not offer already.
    pub fn set_moving(&mut self, moving: Moving) {
        self.machine.borrow_mut().link.set_moving(moving);
    }

    /// One cycle of the device's clock: what the device sent on the channels that the host took
    /// from, and which of the offers it took.
    pub fn cycle(&mut self, sent: FromDevice, taken: DeviceReady) {
        self.machine.borrow_mut().step(sent, taken);
        self.executor.run();
        self.machine.borrow_mut().finish_cycle();
    }

    /// What is offered to the device on the I/O link in this cycle.
    pub fn offered_io(&self) -> IoToDevice {
        self.machine.borrow().offered_io()
    }

    /// One cycle of the device's clock, in which the device used both links.
    ///
    /// # Errors
    /// If the device breaks a rule of PCI Express; the packet is not served.
    pub fn cycle_both(
        &mut self,
        sent: FromDevice,
        taken: DeviceReady,
        io: &IoFromDevice,
    ) -> Result<(), Violation> {
        let kept = self.machine.borrow_mut().take_io(io);
        self.cycle(sent, taken);
        kept
    }

    /// One cycle with a device that has the I/O link only.
    ///
    /// # Errors
    /// If it breaks a rule of PCI Express.
    pub fn cycle_io(&mut self, device: &mut impl IoEndpoint) -> Result<(), Violation> {
        let sent = device.cycle(self.offered_io());
        self.cycle_both(FromDevice::default(), DeviceReady::ALL, &sent)
    }

    /// The device has been reset, and with it the I/O link: what is on its way is forgotten, and
    /// reads of its registers find ones.
    pub fn reset_io(&mut self) {
        self.machine.borrow_mut().root.reset();
    }

    /// One cycle with this device.
    pub fn cycle_with(&mut self, device: &mut impl Endpoint) {
        let taken = device.ready();
        let sent = device.cycle(self.offered(), self.ready());
        self.cycle(sent, taken);
    }

    /// Whether no message is in flight and no request outstanding.
    pub fn is_idle(&self) -> bool {
        self.machine.borrow().is_idle() && self.cores.iter().all(Core::has_drained)
    }

    /// Cycles since the beginning.
    pub fn now(&self) -> u64 {
        self.machine.borrow().cycle()
    }

    /// Picoseconds since the beginning.
    pub fn picoseconds(&self) -> u64 {
        self.machine.borrow().picoseconds()
    }

    /// Where host memory and the device's are, as the decoders of addresses say it to the device.
    pub fn memory_map(&self) -> MemoryMap {
        let machine = self.machine.borrow();
        let (host, device) = machine.home.memories();
        MemoryMap { host_end: host.end, device_begin: device.start, device_end: device.end }
    }

    /// What it has set for a device behind the root port.
    pub fn pcie_settings(&self) -> PcieSettings {
        self.machine.borrow().root.settings()
    }

    /// What has been counted.
    pub fn counters(&self) -> Counters {
        self.machine.borrow().home.counters().clone()
    }

    /// Sets a line of host memory; for use before anything runs.
    pub fn set_memory(&mut self, line: u64, value: Line) {
        self.machine.borrow_mut().home.set_memory(line, value);
    }

    /// The line as the host has it: in a cache, else in its memory.
    pub fn value(&self, line: u64) -> Line {
        self.machine.borrow().home.value(line)
    }

    /// What the host's caches may do with the line.
    pub fn state(&self, line: u64) -> LineState {
        self.machine.borrow().home.caches().state(line)
    }

    /// What the host believes that the device has at most of a line of host memory.
    pub fn device_state(&self, line: u64) -> LineState {
        self.machine.borrow().home.device_state(line)
    }

    /// What is outstanding in the home agent, for whoever looks for what is stuck.
    pub fn under_way(&self) -> Vec<String> {
        self.machine.borrow().home.under_way()
    }

    /// Breaks a rule on purpose.
    pub fn break_rule(&mut self, wrong: WrongRule) {
        self.machine.borrow_mut().home.break_rule(wrong);
    }
}
