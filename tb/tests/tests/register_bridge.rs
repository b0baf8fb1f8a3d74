//! The bridge of registers: accesses to its blocks reach the other clock, answers come back in order and whole,
//! and with those to other blocks it has nothing to do. The unit's side is reset alone in every cycle of an access: it is
//! answered once, rightly or as refused, and so are those behind it.
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
const PATIENCE: u64 = 400;

/// A bridge, and the blocks behind it.
struct Rig {
    bench: Bench<Device>,
    pages: [u32; 3],
}

impl Rig {
    fn new(periods: &[u64]) -> Self {
        let mut bench = Bench::<Device>::with_periods(Stall::Never, Stall::Never, periods);
        bench.collect(Device::ANSWER);
        bench.run(PATIENCE);
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
            rig.bench.run(PATIENCE);
        }
        rig.any();
        rig.bench.finish();
    }
}

/// A bridge with a block that answers in the cycle after it is asked.
struct Answering(Bench<Device>);

impl Answering {
    fn new(periods: &[u64]) -> Self {
        let mut bench = Bench::<Device>::with_periods(Stall::Never, Stall::Never, periods);
        bench.collect(Device::ANSWER);
        bench.collect(Device::UNIT_ACCESS);
        bench.run(PATIENCE);
        let page = Device::DESIGN.groups.iter().position(|group| group.name == "page_0");
        bench.set_level_words(page.expect("it has a first block"), &[PAGE]);
        Self(bench)
    }

    /// The answers that come in so many steps.
    fn answers(&mut self, steps: u64) -> Vec<RegisterAnswer> {
        (0..steps).for_each(|_| self.step());
        self.0.take(Device::ANSWER)
    }

    fn step(&mut self) {
        self.0.step();
        for access in self.0.take(Device::UNIT_ACCESS) {
            self.0.send(Device::UNIT_ANSWER, [answer_to(access.data)]);
        }
    }

    /// Asks for a register of the block; whether the bridge has the access.
    fn asks(&mut self, data: u64) -> bool {
        let address = u64::from(PAGE * BLOCK_BYTES);
        self.0
            .send(Device::ACCESS, [RegisterAccess { address, write: true, data, byte_enable: 15 }]);
        let before = self.0.transfers(Device::ACCESS.index());
        while self.0.transfers(Device::ACCESS.index()) == before {
            self.step();
        }
        let group = &Device::DESIGN.groups[Device::DEFERRED.index()];
        self.0.device().model().read_fields(group).concat() == [1]
    }
}

/// The page of the block.
const PAGE: u32 = 0x123;
/// The domain of the unit.
const UNIT: usize = 1;
/// Steps between the reset and the next access: from none to enough.
const WAITS: [u64; 4] = [0, 5, 20, PATIENCE];

/// What the block answers to these data.
fn answer_to(data: u64) -> RegisterAnswer {
    RegisterAnswer { data: data ^ 0xffff_ffff, refused: false }
}

/// An access, so many steps before a reset of so many cycles of the unit, and one behind it: whether the reset hit the
/// first, and whether the bridge has taken the second.
fn reset_once(periods: &[u64], (after, cycles, wait): (u64, u64, u64)) -> (bool, bool) {
    let case =
        format!("{periods:?}, reset {after} steps after the access, {cycles} cycles, {wait} steps");
    let mut bridge = Answering::new(periods);
    assert!(bridge.asks(1), "the sides are linked");
    let mut answers = bridge.answers(after);
    bridge.0.reset_domain(UNIT, cycles);
    let _ = bridge.0.take(Device::UNIT_ACCESS);
    answers.extend(bridge.answers(wait));
    // Who asks waits for the answer.
    while answers.is_empty() {
        answers.extend(bridge.answers(1));
    }
    let is_hit = answers == [RegisterAnswer { data: 0, refused: true }];
    assert!(is_hit || answers == [answer_to(1)], "{case}: {answers:?}");
    let is_taken = bridge.asks(2);
    let expected = if is_taken { vec![answer_to(2)] } else { vec![] };
    let answers = bridge.answers(PATIENCE);
    let is_lost = answers == [RegisterAnswer { data: 0, refused: true }] && wait < PATIENCE;
    assert!(answers == expected || (is_taken && is_lost), "{case}, the second: {answers:?}");
    assert!(bridge.asks(3), "{case}: the sides are not linked again");
    assert_eq!(bridge.answers(PATIENCE), [answer_to(3)], "{case}, the third");
    bridge.0.dismiss();
    (is_hit, is_taken)
}

#[test]
fn a_reset_of_the_unit_alone_leaves_no_access_without_an_answer() {
    for periods in [PERIODS[0], PERIODS[3], [9_003, 1_000], [1_000, 9_003]] {
        let mut seen = [[0; 2]; 2];
        for after in 0..40 {
            for (cycles, wait) in
                [1, 4].into_iter().flat_map(|cycles| WAITS.map(|wait| (cycles, wait)))
            {
                let (is_hit, is_taken) = reset_once(&periods, (after, cycles, wait));
                seen[usize::from(is_hit)][usize::from(is_taken)] += 1;
            }
        }
        assert!(seen.as_flattened().iter().all(|count| *count > 0), "{periods:?}: {seen:?}");
    }
}

/// A bridge whose first block is at the address of that access, out of reset.
fn driven(access: &RegisterAccess) -> Clocked<Device> {
    let bridge = Clocked::<Device>::with(&ModelOptions::default(), &[4_000, 3_103]);
    let mut bridge = bridge.unwrap_or_else(|error| panic!("{error}"));
    let page = Device::DESIGN.ports.iter().position(|port| port.name == "page_0");
    bridge.model_mut().set(page.expect("it has a first block"), access.address / 1_024);
    bridge.reset(16).unwrap_or_else(|failure| panic!("{failure}"));
    // Both sides are linked.
    (0..PATIENCE).for_each(|_| _ = step(&mut bridge));
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
