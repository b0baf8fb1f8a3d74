//! The switch between MAC, instruments and card: every packet goes whole to the place that was chosen, or is
//! counted as dropped.
use std::collections::VecDeque;

use nic_model::cmac_receive::Packet;
use nic_model::loopback::{Given, Outcome, Passage, judge};
use nic_sim::generated::loopback::Loopback as Device;
use nic_spec::message::{LoopbackConfiguration, LoopbackReceive, LoopbackTransmit};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{beats_of, packets_of};

/// Cycles after which everything has left.
const SETTLES: u64 = 8;

const WIRE: LoopbackConfiguration =
    LoopbackConfiguration { receive: LoopbackReceive::Mac, transmit: LoopbackTransmit::Mac };

/// Packets of a source that are under way.
#[derive(Default)]
struct Line {
    waiting: VecDeque<Packet>,
    beats: usize,
    began: usize,
}

impl Line {
    /// A beat was taken in this cycle; the packet that ended with it.
    fn beat(&mut self, cycle: usize) -> Option<Passage> {
        if self.beats == 0 {
            self.began = cycle;
        }
        self.beats += 1;
        let beats = self.beats;
        let ends = |packet: &mut Packet| packet.bytes.len().div_ceil(64) == beats;
        let packet = self.waiting.pop_front_if(ends)?;
        self.beats = 0;
        Some(Passage { packet, began: self.began, ended: cycle })
    }
}

/// A switch under test.
struct Rig {
    bench: Bench<Device>,
    given: Given,
    /// Of the MAC, of the generator, of the card.
    lines: [Line; 3],
    chosen: LoopbackConfiguration,
    cycle: usize,
}

impl Rig {
    fn new(source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::<Device>::new(source, sink);
        bench.collect(Device::RECEIVED);
        bench.collect(Device::COUNTED);
        bench.collect(Device::MAC_TRANSMIT);
        Self::over(bench)
    }

    /// A switch of which nothing is under way.
    fn over(mut bench: Bench<Device>) -> Self {
        bench.set_level(Device::CONFIGURATION, &WIRE);
        // Before the first cycle it was the wire, by reset.
        let given = Given { chosen: vec![WIRE], ..Given::default() };
        Self { bench, given, lines: Default::default(), chosen: WIRE, cycle: 1 }
    }

    fn choose(&mut self, receive: LoopbackReceive, transmit: LoopbackTransmit) {
        self.chosen = LoopbackConfiguration { receive, transmit };
        self.bench.set_level(Device::CONFIGURATION, &self.chosen);
    }

    /// Packets to each of the lines.
    fn send(&mut self, line: usize, packets: Vec<Packet>) {
        let beats = beats_of(&packets);
        match line {
            0 => self.bench.send(Device::MAC_RECEIVE, beats),
            1 => self.bench.send(Device::GENERATED, beats),
            _ => self.bench.send(Device::SENT, beats),
        }
        self.lines[line].waiting.extend(packets);
    }

    /// Drawn packets to each of the lines, mostly of few beats.
    fn send_any(&mut self, counts: [usize; 3]) {
        for (line, count) in counts.into_iter().enumerate() {
            let random = self.bench.generator();
            let packets = (0..count).map(|_| any(random)).collect();
            self.send(line, packets);
        }
    }

    fn step(&mut self) {
        let ports = [Device::MAC_RECEIVE.index(), Device::GENERATED.index(), Device::SENT.index()];
        let before = ports.map(|port| self.bench.transfers(port));
        self.given.chosen.push(self.chosen);
        self.bench.step();
        for (line, port) in ports.into_iter().enumerate() {
            if self.bench.transfers(port) == before[line] {
                continue;
            }
            let ended = self.lines[line].beat(self.cycle);
            let list = match line {
                0 => &mut self.given.mac,
                1 => &mut self.given.generated,
                _ => &mut self.given.sent,
            };
            list.extend(ended);
        }
        self.cycle += 1;
    }

    fn is_over(&self) -> bool {
        self.lines.iter().all(|line| line.waiting.is_empty())
    }

    /// What came of all that was given is as it may be.
    fn end(mut self) -> Outcome {
        for _ in 0..SETTLES {
            self.step();
        }
        self.bench.until_idle();
        let status = self.bench.level(Device::STATUS);
        assert_eq!(
            (status.received_from, status.sent_to),
            (self.chosen.receive, self.chosen.transmit)
        );
        let outcome = Outcome {
            received: packets_of(self.bench.take(Device::RECEIVED)),
            transmitted: packets_of(self.bench.take(Device::MAC_TRANSMIT)),
            counted: packets_of(self.bench.take(Device::COUNTED)),
            dropped_from_mac: status.dropped_from_mac,
            dropped_from_loop: status.dropped_from_loop,
        };
        judge(&self.given, &outcome).unwrap_or_else(|text| panic!("{text}"));
        self.bench.dismiss();
        outcome
    }
}

/// A packet that no other is like.
fn any(random: &mut Generator) -> Packet {
    let bytes = if random.chance(1, 2) { random.within(16..=64) } else { random.within(16..=400) };
    Packet { bytes: random.bytes(bytes as usize), error: random.chance(1, 8) }
}

fn any_choice(random: &mut Generator) -> (LoopbackReceive, LoopbackTransmit) {
    use LoopbackReceive::{Generator, Loop, Mac};
    (
        *random.pick(&[Mac, Generator, Loop]),
        *random.pick(&[LoopbackTransmit::Mac, LoopbackTransmit::Sink, LoopbackTransmit::Loop]),
    )
}

#[test]
fn every_packet_goes_whole_to_where_was_chosen_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut met = [0; 5];
        for pace in [3, 20, 150] {
            let mut rig = Rig::new(source, sink);
            rig.send_any([150, 150, 150]);
            while !rig.is_over() {
                if rig.bench.generator().chance(1, pace) {
                    let (receive, transmit) = any_choice(rig.bench.generator());
                    rig.choose(receive, transmit);
                }
                // Nothing but the choice keeps a source waiting.
                assert!(rig.cycle < 200_000, "it stands still");
                rig.step();
            }
            let outcome = rig.end();
            let counts = [outcome.transmitted.len(), outcome.counted.len(), outcome.received.len()];
            let drops = [outcome.dropped_from_mac, outcome.dropped_from_loop];
            for (met, count) in
                met.iter_mut().zip(counts.map(|c| c as u64).into_iter().chain(drops))
            {
                *met += count;
            }
        }
        assert!(met.iter().all(|met| *met > 0), "{met:?}");
    }
}

/// The wire is what is chosen after reset, and nothing is lost on it: to the card a cycle, to the MAC none, and a beat in
/// each.
#[test]
fn the_wire_is_a_cycle_longer_one_way_and_no_slower() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.send_any([200, 0, 200]);
    let beats = |line: &Line| -> usize {
        line.waiting.iter().map(|packet| packet.bytes.len().div_ceil(64)).sum()
    };
    let most = beats(&rig.lines[0]).max(beats(&rig.lines[2]));
    while !rig.is_over() {
        rig.step();
    }
    assert_eq!(rig.cycle - 1, most, "a beat in every cycle");
    let outcome = rig.end();
    assert_eq!((outcome.received.len(), outcome.transmitted.len()), (200, 200));
    assert_eq!((outcome.dropped_from_mac, outcome.counted.len()), (0, 0));

    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.send_any([1, 0, 1]);
    rig.step();
    assert_eq!(rig.bench.take(Device::RECEIVED).len(), 0);
    assert_eq!(rig.bench.take(Device::MAC_TRANSMIT).len(), 1, "transmitted at once");
    rig.step();
    assert_eq!(rig.bench.take(Device::RECEIVED).len(), 1, "received a cycle later");
    rig.bench.until_idle();
    rig.bench.dismiss();
}

/// Packets from the MAC and to the loop, of several beats; the choice changes in any cycle, there and back.
#[test]
fn a_change_in_any_cycle_cuts_nothing() {
    use LoopbackReceive as From;
    use LoopbackTransmit as To;
    let wire = (From::Mac, To::Mac);
    for (receive, transmit) in [
        (From::Generator, To::Mac),
        (From::Loop, To::Loop),
        (From::Mac, To::Loop),
        (From::Mac, To::Sink),
        (From::Loop, To::Sink),
    ] {
        for cycle in 0..24 {
            for length in [1, 2, 3, 6, 11] {
                let mut rig = Rig::new(Stall::Never, Stall::Never);
                rig.send_any([8, 4, 8]);
                for now in 0.. {
                    if now == cycle {
                        rig.choose(receive, transmit);
                    } else if now == cycle + length {
                        rig.choose(wire.0, wire.1);
                    }
                    if now > cycle + length
                        && rig.lines[0].waiting.is_empty()
                        && rig.lines[2].waiting.is_empty()
                    {
                        break;
                    }
                    rig.step();
                }
                // The generator's rest.
                rig.choose(From::Generator, To::Mac);
                while !rig.is_over() {
                    rig.step();
                }
                rig.end();
            }
        }
    }
}

/// What waits for the MAC goes there, also if something else is chosen meanwhile; elsewhere nothing waits.
#[test]
fn what_waits_for_the_mac_is_not_taken_back() {
    // Of one beat each, so that between any two the choice could change.
    let short = |rig: &mut Rig, count: usize| {
        let packet = |_| Packet { bytes: rig.bench.generator().bytes(60), error: false };
        (0..count).map(packet).collect::<Vec<_>>()
    };
    for place in [LoopbackTransmit::Sink, LoopbackTransmit::Loop] {
        let mut rig = Rig::new(Stall::Never, Stall::Always);
        let packets = short(&mut rig, 30);
        rig.send(2, packets);
        for choice in [LoopbackTransmit::Mac, place] {
            rig.choose(LoopbackReceive::Loop, choice);
            for _ in 0..20 {
                rig.step();
            }
            assert_eq!(rig.given.sent.len(), 0, "the MAC takes nothing, and what is offered stays");
        }
        rig.bench.set_stall(Device::MAC_TRANSMIT.index(), Stall::Never);
        rig.step();
        rig.bench.set_stall(Device::MAC_TRANSMIT.index(), Stall::Always);
        while !rig.is_over() {
            rig.step();
            assert!(rig.cycle < 500, "neither waits for the MAC");
        }
        rig.bench.set_stall(Device::MAC_TRANSMIT.index(), Stall::Never);
        let outcome = rig.end();
        let elsewhere = outcome.counted.len() + outcome.received.len();
        assert_eq!((outcome.transmitted.len(), elsewhere), (1, 29));
    }
}

#[test]
fn a_reset_chooses_the_wire() {
    for cycles in [1, 5, 9, 14] {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        rig.choose(LoopbackReceive::Loop, LoopbackTransmit::Loop);
        rig.send_any([3, 0, 20]);
        for _ in 0..cycles {
            rig.step();
        }
        // Packets are under way in the loop, and no end of one lets the choice take effect.
        rig.choose(WIRE.receive, WIRE.transmit);
        rig.bench.reset();
        let status = rig.bench.level(Device::STATUS);
        assert_eq!((status.dropped_from_mac, status.dropped_from_loop), (0, 0));
        rig.bench.take(Device::RECEIVED);
        rig.bench.take(Device::COUNTED);
        rig.bench.take(Device::MAC_TRANSMIT);
        let mut again = Rig::over(rig.bench);
        again.send_any([10, 0, 10]);
        while !again.is_over() {
            again.step();
        }
        let outcome = again.end();
        assert_eq!((outcome.received.len(), outcome.transmitted.len()), (10, 10));
    }
}
