//! The hub of registers against its model: each access goes to the block at its address, and what
//! comes back is the host's.
use nic_model::register_hub::RegisterHub;
use nic_sim::generated::register_hub_nic_r2::{self, RegisterHubNicR2 as Device};
use nic_sim::{AnyDevice, Device as _, LevelOutput, StreamOutput, Wrapper};
use nic_spec::message::{Message, RegisterAccess, RegisterAnswer, RegisterHubStatus};
use nic_spec::register::{Map, nic};
use nic_tb::bench::Options;
use nic_tb::{Bench, Generator, Stall};
use nic_tests::driven::Driven;

/// A payload that moved on the port of that name.
type Moved = (String, Vec<u32>);

/// A hub, and what should move at its ports.
struct Rig {
    bench: Bench<AnyDevice>,
    map: Map,
    model: RegisterHub,
    expected: Vec<Moved>,
}

impl Rig {
    fn new(source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::any(&register_hub_nic_r2::DESIGN, &Options::new(source, sink));
        bench.take_transfers();
        let map = nic::map(2);
        Self { bench, model: RegisterHub::new(&map), map, expected: Vec::new() }
    }

    fn group(&mut self, name: &str) -> usize {
        let groups = self.bench.device().design().groups;
        let found = groups.iter().position(|group| group.name == name);
        found.unwrap_or_else(|| panic!("there is a port `{name}`"))
    }

    /// Sends, and expects that it moves, in the order of the calls.
    fn send(&mut self, port: &str, words: Vec<u32>) {
        let group = self.group(port);
        self.bench.send_words(group, words.clone());
        self.expected.push((port.to_string(), words));
    }

    /// Makes an access, which its block answers with random data.
    fn access(&mut self, access: RegisterAccess) {
        let words = |access: &RegisterAccess| access.field_words().concat();
        self.send("access", words(&access));
        let block = self.model.block_of(access.address).map(|(name, at)| (name.to_string(), at));
        let answer = match block {
            None => RegisterAnswer { data: 0, refused: true },
            Some((name, address)) => {
                let forwarded = words(&RegisterAccess { address, ..access });
                self.expected.push((format!("{name}_access"), forwarded));
                let generator = self.bench.generator();
                let data = generator.bits(32);
                let answer = RegisterAnswer { data, refused: generator.chance(1, 5) };
                self.send(&format!("{name}_answer"), answer.field_words().concat());
                answer
            }
        };
        if answer.refused {
            self.model.refuse(access.address);
        }
        self.expected.push(("answer".to_string(), answer.field_words().concat()));
    }

    /// What moved since the last call.
    fn moved(&mut self) -> Vec<Moved> {
        let moved = self.bench.take_transfers().into_iter();
        let named = |(port, words)| (self.bench.access(port).group.name.to_string(), words);
        moved.map(named).collect()
    }

    /// Ends all accesses, and compares.
    fn until_idle(&mut self) {
        self.bench.until_idle();
        let moved = self.moved();
        let expected = std::mem::take(&mut self.expected);
        assert_eq!(moved.len(), expected.len(), "transfers");
        for (number, (moved, expected)) in moved.iter().zip(&expected).enumerate() {
            assert_eq!(moved, expected, "transfer {number}");
        }
    }

    fn status(&mut self) -> RegisterHubStatus {
        let group = &Device::DESIGN.groups[self.group("status")];
        RegisterHubStatus::from_field_words(&self.bench.device().model().read_fields(group))
    }

    fn compare_status(&mut self) {
        let status = self.status();
        assert_eq!(status.refused_accesses, self.model.refused);
        assert_eq!(status.first_refused_address, self.model.first_refused.unwrap_or(0));
    }
}

/// An access to a block, near one, or anywhere.
fn draw(generator: &mut Generator, map: &Map) -> RegisterAccess {
    let block = generator.pick(&map.blocks).clone();
    let base = u64::from(block.address(generator.below(u64::from(block.count)) as u32));
    let address = match generator.below(8) {
        0 => generator.bits(32),
        // The pages before and behind it, of which some are no block's.
        1 => (base + 0x400 * generator.below(4)).saturating_sub(0x400) + generator.below(0x400),
        2 => base ^ 1 << generator.within(10..=31),
        _ => base + generator.below(0x400),
    };
    let (write, data) = (generator.chance(1, 2), generator.bits(32));
    RegisterAccess { address, write, data, byte_enable: generator.bits(4) }
}

#[test]
fn every_access_goes_to_its_block_and_its_answer_to_the_host_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(source, sink);
        for _ in 0..4 {
            // Blocks have their answers ready before they are asked, which the hub must not take.
            for _ in 0..30 {
                let map = rig.map.clone();
                let access = draw(rig.bench.generator(), &map);
                rig.access(access);
            }
            rig.until_idle();
            rig.compare_status();
        }
        rig.bench.dismiss();
    }
}

#[test]
fn every_block_is_reached_at_its_first_and_last_byte() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for block in rig.map.blocks.clone() {
        for number in 0..block.count {
            for offset in [0, 0x3ff] {
                let address = u64::from(block.address(number) + offset);
                let access =
                    RegisterAccess { address, write: true, data: address, byte_enable: 15 };
                rig.access(access);
            }
        }
    }
    rig.until_idle();
    rig.compare_status();
    rig.bench.dismiss();
}

#[test]
fn the_count_of_refused_accesses_stops_at_its_largest_value() {
    let mut hub = Driven::<Device>::fresh();
    hub.reset();
    let access = |address| RegisterAccess { address, write: false, data: 0, byte_enable: 0 };
    StreamOutput::open(hub.model(), Device::ANSWER).set_ready(true);
    hub.offer(Device::ACCESS, &access(0x7777_7777));
    hub.run(3);
    hub.offer(Device::ACCESS, &access(0xffff_0000));
    for count in 1..=0x1_0010 {
        let status = LevelOutput::open(hub.model(), Device::STATUS).get();
        let refused_accesses = 0xffff.min(count);
        let first_refused_address = 0x7777_7777;
        assert_eq!(status, RegisterHubStatus { refused_accesses, first_refused_address });
        hub.run(3);
    }
}

#[test]
fn a_reset_in_the_middle_of_an_access_forgets_it() {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(source, sink);
        for steps in 1..12 {
            for _ in 0..20 {
                let map = rig.map.clone();
                let access = draw(rig.bench.generator(), &map);
                rig.access(access);
            }
            rig.bench.run(steps);
            rig.bench.reset();
            rig.moved();
            rig.expected.clear();
            rig.model = RegisterHub::new(&rig.map);
            rig.compare_status();
        }
        for _ in 0..10 {
            let map = rig.map.clone();
            let access = draw(rig.bench.generator(), &map);
            rig.access(access);
        }
        rig.until_idle();
        rig.compare_status();
        rig.bench.dismiss();
    }
}

#[test]
fn an_access_takes_two_cycles_more_than_its_block() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.collect(Device::ANSWER);
    bench.ignore(Device::CARD_ACCESS);
    // Its answer is there in the cycle after the access.
    let mut times = Vec::new();
    for address in 0..20 {
        bench.send(Device::CARD_ANSWER, [RegisterAnswer { data: address, refused: false }]);
        bench.send(
            Device::ACCESS,
            [RegisterAccess { address, write: false, data: 0, byte_enable: 0 }],
        );
        let before = bench.transfers(Device::ACCESS.index());
        while bench.transfers(Device::ACCESS.index()) == before {
            bench.step();
        }
        let asked = bench.cycle();
        while bench.take(Device::ANSWER).is_empty() {
            bench.step();
        }
        times.push(bench.cycle() - asked);
    }
    assert_eq!(times, [3; 20]);
    bench.dismiss();
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let nowhere = |generator: &mut Generator| generator.bits(8) << 24 | 0xff_0000;
    let access = |generator: &mut Generator| {
        vec![RegisterAccess { address: nowhere(generator), write: false, data: 0, byte_enable: 0 }]
    };
    let units: Vec<_> = (0..100).map(|_| access(bench.generator())).collect();
    let measured = bench.measure(Device::ACCESS, Device::ANSWER, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("register_hub: {text}"));
}
