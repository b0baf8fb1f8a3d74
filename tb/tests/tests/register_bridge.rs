//! The bridge of registers: accesses to its blocks reach the other clock, answers come back in order and whole,
//! and with those to other blocks it has nothing to do.
use nic_sim::generated::register_bridge_n3::RegisterBridgeN3 as Device;
use nic_sim::{Clocked, Device as _, ModelOptions, PulseInput, PulseOutput, Wrapper};
use nic_spec::message::{RegisterAccess, RegisterAnswer};
use nic_spec::register::BLOCK_BYTES;
use nic_tb::{Bench, Stall};

/// Periods of the host's clock and the unit's: either is faster, or they are the same.
const PERIODS: [[u64; 2]; 4] = [[4_000, 3_103], [3_103, 4_000], [4_000, 4_000], [2_500, 8_000]];
/// Steps, each an edge of a clock, that a cycle of the host takes at most.
const CYCLE: u64 = 5;
/// Steps in which an answer comes at any ratio of these clocks, and far more.
const PATIENCE: u64 = 200;

/// A bridge, and the blocks behind it.
struct Rig {
    bench: Bench<Device>,
    pages: [u32; 3],
}

impl Rig {
    fn new(periods: &[u64]) -> Self {
        let mut bench = Bench::<Device>::with_periods(Stall::Never, Stall::Never, periods);
        bench.collect(Device::ANSWER);
        let mut rig = Self { bench, pages: [0; 3] };
        rig.draw_pages();
        rig
    }

    fn draw_pages(&mut self) {
        let generator = self.bench.generator();
        self.pages = std::array::from_fn(|_| generator.bits(22) as u32);
        let groups = Device::DESIGN.groups;
        for (number, page) in self.pages.into_iter().enumerate() {
            let name = format!("page_{number}");
            let group = groups.iter().position(|group| group.name == name);
            self.bench.set_level_words(group.expect("it has three pages"), &[page]);
        }
    }

    fn is_deferred(&mut self) -> bool {
        let group = &Device::DESIGN.groups[Device::DEFERRED.index()];
        self.bench.device().model().read_fields(group).concat() == [1]
    }

    /// An access, of which the hub waits for the end: whether the bridge has said that it has it, and what came.
    fn exchange(&mut self, access: RegisterAccess, answer: RegisterAnswer, is_here: bool) {
        self.bench.send(Device::ACCESS, [access]);
        if is_here {
            self.bench.expect(Device::UNIT_ACCESS, [access]);
        }
        let mut to_answer = is_here;
        let reached = self.bench.transfers(Device::UNIT_ACCESS.index());
        let before = self.bench.transfers(Device::ACCESS.index());
        while self.bench.transfers(Device::ACCESS.index()) == before {
            self.bench.step();
        }
        assert_eq!(self.is_deferred(), is_here, "{access:?} to {:x?}", self.pages);
        let mut came = Vec::new();
        let mut steps = 0;
        while came.is_empty() && steps < PATIENCE {
            if to_answer && self.bench.transfers(Device::UNIT_ACCESS.index()) > reached {
                self.bench.send(Device::UNIT_ANSWER, [answer]);
                to_answer = false;
            }
            self.bench.step();
            came = self.bench.take(Device::ANSWER);
            steps += 1;
            assert!(steps < CYCLE || !self.is_deferred(), "it says so in one cycle");
        }
        let expected: Vec<_> = is_here.then_some(answer).into_iter().collect();
        assert_eq!(came, expected, "{access:?} to {:x?}", self.pages);
    }

    /// An access to one of the blocks, or beside them.
    fn any(&mut self) {
        let pages = self.pages;
        let generator = self.bench.generator();
        let page = *generator.pick(&pages);
        let page = match generator.below(4) {
            0 => page ^ 1 << generator.below(22),
            _ => page,
        };
        let address = u64::from(page * BLOCK_BYTES) + generator.below(BLOCK_BYTES.into());
        let (write, data) = (generator.chance(1, 2), generator.bits(32));
        let access = RegisterAccess { address, write, data, byte_enable: generator.bits(4) };
        let answer = RegisterAnswer { data: generator.bits(32), refused: generator.chance(1, 2) };
        self.exchange(access, answer, pages.contains(&page));
    }
}

#[test]
fn accesses_to_its_blocks_cross_and_no_others_at_any_ratio_of_clocks() {
    for periods in PERIODS {
        let mut rig = Rig::new(&periods);
        for _ in 0..5 {
            rig.draw_pages();
            (0..20).for_each(|_| rig.any());
        }
        rig.bench.finish();
    }
}

#[test]
fn after_a_reset_of_both_sides_the_next_access_is_answered() {
    for periods in PERIODS {
        let mut rig = Rig::new(&periods);
        for _ in 0..10 {
            (0..3).for_each(|_| rig.any());
            rig.bench.reset();
        }
        rig.any();
        rig.bench.finish();
    }
}

/// A bridge whose first block is at the address of that access, out of reset.
fn driven(access: &RegisterAccess) -> Clocked<Device> {
    let bridge = Clocked::<Device>::with(&ModelOptions::default(), &[4_000, 3_103]);
    let mut bridge = bridge.unwrap_or_else(|error| panic!("{error}"));
    let page = Device::DESIGN.ports.iter().position(|port| port.name == "page_0");
    bridge.model_mut().set(page.expect("it has a first block"), access.address / 1_024);
    bridge.reset(16).unwrap_or_else(|failure| panic!("{failure}"));
    bridge
}

const ACCESS: RegisterAccess =
    RegisterAccess { address: 0x1234_5678, write: true, data: 7, byte_enable: 0xf };

fn is_deferred(bridge: &mut Clocked<Device>) -> bool {
    let group = &Device::DESIGN.groups[Device::DEFERRED.index()];
    bridge.model().read_fields(group).concat() == [1]
}

/// Between accesses the bus shows the last one.
#[test]
fn an_access_passes_once() {
    let mut bridge = driven(&ACCESS);
    let mut passed = 0;
    for edge in 0..200 {
        let mut port = PulseInput::open(bridge.model_mut(), Device::ACCESS);
        match edge {
            0 => port.send(&ACCESS),
            _ => port.clear(),
        }
        // Up to the next edge of the host's clock it is one cycle.
        while !bridge.upcoming().contains(0) {
            passed += step(&mut bridge);
        }
        passed += step(&mut bridge);
    }
    assert_eq!(passed, 1);
}

/// An edge of a clock; how many accesses passed at it.
fn step(bridge: &mut Clocked<Device>) -> usize {
    bridge.settle().unwrap_or_else(|failure| panic!("{failure}"));
    let is_unit = bridge.upcoming().contains(1);
    let access = PulseOutput::open(bridge.model_mut(), Device::UNIT_ACCESS).received();
    bridge.rise().unwrap_or_else(|failure| panic!("{failure}"));
    usize::from(is_unit && access == Some(ACCESS))
}

#[test]
fn an_access_in_a_reset_is_forgotten() {
    let mut bridge = driven(&ACCESS);
    PulseInput::open(bridge.model_mut(), Device::ACCESS).send(&ACCESS);
    bridge.reset(16).unwrap_or_else(|failure| panic!("{failure}"));
    PulseInput::open(bridge.model_mut(), Device::ACCESS).clear();
    bridge.settle().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(!is_deferred(&mut bridge));
}
