//! The hub of registers, with blocks that answer at once, bridges that answer later, and addresses at which
//! there is nobody: all blocks are asked once, and what comes back is the host's.
use std::collections::VecDeque;

use nic_sim::generated::register_hub::RegisterHub as Device;
use nic_sim::{LevelOutput, StreamOutput, Wrapper};
use nic_spec::message::{RegisterAccess, RegisterAnswer, RegisterHubStatus};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::driven::Driven;

/// Who is at the address of an access.
#[derive(Clone, Copy, Debug)]
enum Owner {
    Nobody,
    /// A block.
    Block(RegisterAnswer),
    /// A block behind a bridge, which answers so many cycles after the bridge has said so.
    Bridge(u64, RegisterAnswer),
}

/// A hub with what is on its bus.
struct Rig {
    bench: Bench<Device>,
    /// Who is at the addresses of the accesses to come.
    owners: VecDeque<Owner>,
    /// The answer of a bridge, and in how many cycles.
    later: Option<(u64, RegisterAnswer)>,
    refused: u64,
    first_refused: Option<u64>,
}

impl Rig {
    fn new(source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::<Device>::new(source, sink);
        bench.set_stall(Device::BUS_ANSWER.index(), Stall::Never);
        bench.collect(Device::BUS_ACCESS);
        let owners = VecDeque::new();
        Self { bench, owners, later: None, refused: 0, first_refused: None }
    }

    /// Makes an access to somebody, and expects what the host is to get.
    fn access(&mut self) {
        let generator = self.bench.generator();
        let access = any(generator);
        let answer = RegisterAnswer { data: generator.bits(32), refused: generator.chance(1, 5) };
        let owner = match generator.below(4) {
            0 => Owner::Nobody,
            1 => Owner::Bridge(generator.below(20), answer),
            _ => Owner::Block(answer),
        };
        let expected = match owner {
            Owner::Nobody => RegisterAnswer { data: 0, refused: true },
            Owner::Block(answer) | Owner::Bridge(_, answer) => answer,
        };
        if expected.refused {
            self.refused = (self.refused + 1).min(0xffff);
            self.first_refused.get_or_insert(access.address);
        }
        self.owners.push_back(owner);
        self.bench.send(Device::ACCESS, [access]);
        self.bench.expect(Device::ANSWER, [expected]);
    }

    /// A cycle, in which the bus sees what the hub has asked in the one before.
    fn step(&mut self) {
        self.bench.step();
        // Only in the cycle after the access does it matter.
        let mut deferred = self.bench.generator().chance(1, 2);
        for asked in self.bench.take(Device::BUS_ACCESS) {
            assert!(self.later.is_none(), "{asked:?} while one before is not answered");
            let owner = self.owners.pop_front().expect("it was made");
            deferred = matches!(owner, Owner::Bridge(..));
            match owner {
                Owner::Nobody => {}
                Owner::Block(answer) => self.bench.send(Device::BUS_ANSWER, [answer]),
                Owner::Bridge(cycles, answer) => self.later = Some((cycles + 1, answer)),
            }
        }
        match &mut self.later {
            Some((0, answer)) => {
                let answer = *answer;
                self.bench.send(Device::BUS_ANSWER, [answer]);
                self.later = None;
            }
            Some((cycles, _)) => *cycles -= 1,
            None => {}
        }
        self.bench.set_level_words(Device::BUS_DEFERRED.index(), &[u32::from(deferred)]);
    }

    fn until_idle(&mut self) {
        while !self.owners.is_empty() || self.later.is_some() {
            self.step();
        }
        // The last answer, or the refusal, is on its way to the host.
        self.step();
        self.bench.until_idle();
        self.compare_status();
    }

    /// Forgets what a reset forgets.
    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take(Device::BUS_ACCESS);
        self.owners.clear();
        (self.later, self.refused, self.first_refused) = (None, 0, None);
        self.compare_status();
    }

    fn compare_status(&mut self) {
        let refused_accesses = self.refused;
        let first_refused_address = self.first_refused.unwrap_or(0);
        let expected = RegisterHubStatus { refused_accesses, first_refused_address };
        assert_eq!(self.bench.level(Device::STATUS), expected);
    }
}

/// An access to anywhere.
fn any(generator: &mut Generator) -> RegisterAccess {
    let (address, data) = (generator.bits(32), generator.bits(32));
    RegisterAccess { address, write: generator.chance(1, 2), data, byte_enable: generator.bits(4) }
}

#[test]
fn every_access_is_asked_once_and_its_answer_is_the_hosts_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(source, sink);
        for _ in 0..4 {
            (0..30).for_each(|_| rig.access());
            rig.until_idle();
        }
        rig.bench.finish();
    }
}

#[test]
fn the_bus_is_asked_what_the_host_asks() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.set_level_words(Device::BUS_DEFERRED.index(), &[0]);
    for _ in 0..100 {
        let access = any(bench.generator());
        bench.send(Device::ACCESS, [access]);
        bench.expect(Device::BUS_ACCESS, [access]);
        bench.expect(Device::ANSWER, [RegisterAnswer { data: 0, refused: true }]);
    }
    bench.until_idle();
    bench.finish();
}

#[test]
fn the_count_of_refused_accesses_stops_at_its_largest_value() {
    let mut hub = Driven::<Device>::fresh();
    hub.reset();
    let access = |address| RegisterAccess { address, write: false, data: 0, byte_enable: 0 };
    StreamOutput::open(hub.model(), Device::ANSWER).set_ready(true);
    hub.offer(Device::ACCESS, &access(0x7777_7777));
    hub.run(4);
    hub.offer(Device::ACCESS, &access(0xffff_0000));
    for count in 1..=0x1_0010 {
        let status = LevelOutput::open(hub.model(), Device::STATUS).get();
        let refused_accesses = 0xffff.min(count);
        let first_refused_address = 0x7777_7777;
        assert_eq!(status, RegisterHubStatus { refused_accesses, first_refused_address });
        hub.run(4);
    }
}

#[test]
fn a_reset_in_the_middle_of_an_access_forgets_it() {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(source, sink);
        for steps in 1..16 {
            (0..20).for_each(|_| rig.access());
            (0..steps).for_each(|_| rig.step());
            rig.reset();
        }
        (0..10).for_each(|_| rig.access());
        rig.until_idle();
        rig.bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.ignore(Device::BUS_ACCESS);
    let units: Vec<_> = (0..100).map(|_| vec![any(bench.generator())]).collect();
    let measured = bench.measure(Device::ACCESS, Device::ANSWER, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("register_hub: {text}"));
}
