//! The card of coherent programmed I/O with its driver, at a host with caches: what programs send leaves, what comes they get, and what is wrong is
//! counted.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::descriptor::Checksum;
use nic_driver::pio::{PioCard, PioError, PioStatistics, Received};
use nic_host::{Freedom, Profile, profile};
use nic_system::{Card, PioNicCard, Setup, SimulatedMachine, System, TinyPioNicCard};
use nic_tb::Generator;
use nic_tb::seed::generator;

/// Cycles within which everything must end.
const LIMIT: u64 = 8_000_000;
/// Cycles of the card that a load waits at most.
const TRY_AGAIN: u32 = 20_000;
/// Cycles of the network's clock in which what was sent has left.
const REST: u64 = 4_000;

/// Lines of a group, and bytes of the longest packet.
type Size = (u64, usize);
/// That of the card, and of the small one.
const FULL: Size = (64, 9_216);
const TINY: Size = (4, 700);

/// A card and where its windows are.
struct Rig<C> {
    system: System<C>,
    /// Of the card's memory.
    first: u64,
    /// Bytes of a window, of the longest packet that a group holds, and of the longest of all.
    window: u64,
    most: usize,
    longest: usize,
    random: Generator,
    /// The MAC stops now and then, for less than the card's patience.
    stops: bool,
}

impl<C: Card> Rig<C> {
    fn new(profile: &'static Profile, freedom: Freedom, (group_lines, longest): Size) -> Self {
        let mut random = generator();
        let mut setup = Setup::server(profile, 3, random.below(1 << 32));
        setup.host.freedom = freedom;
        setup.host.shape.chooses_freely = freedom.reorders;
        let first = 64 * setup.host.shape.device_memory.start;
        let system = System::new(&setup).unwrap_or_else(|error| panic!("{error}"));
        let window = 128 * group_lines;
        let most = 64 * group_lines as usize - 4;
        Self { system, first, window, most, longest, random, stops: freedom.reorders }
    }

    fn run(&mut self) {
        let end = self.system.host.now() + LIMIT;
        while self.system.host.running() > 0 || !self.system.wire.is_sent() {
            if self.stops && self.random.chance(1, 50) {
                self.system.wire.is_stuck ^= true;
            }
            self.cycle();
            assert!(self.system.host.now() < end, "stuck: {:#?}", self.system.host.under_way());
        }
        self.system.wire.is_stuck = false;
        (0..REST).for_each(|_| self.cycle());
    }

    fn cycle(&mut self) {
        self.system.cycle().unwrap_or_else(|error| panic!("{error}"));
    }

    /// What the card has counted.
    fn statistics(&mut self) -> PioStatistics {
        let machine = self.system.machine(2);
        let found = Rc::new(Cell::new(PioStatistics::default()));
        let says = found.clone();
        self.system.host.spawn(async move {
            let card = PioCard::open(&machine).await.expect("it is known");
            says.set(card.statistics().await);
        });
        self.system.run(LIMIT).unwrap_or_else(|error| panic!("{error}"));
        found.get()
    }

    /// A frame of any length, with its number in front.
    fn frame(&mut self, number: u32) -> Vec<u8> {
        let length = match self.random.below(8) {
            0 => self.most - self.random.below(3) as usize,
            1 => 60 + self.random.below(8) as usize,
            2 => 124 + self.random.below(6) as usize,
            3 => self.random.within(self.most as u64..=self.longest as u64) as usize,
            4 => self.longest - self.random.below(3) as usize,
            _ => self.random.within(60..=self.most as u64) as usize,
        };
        let mut frame = self.random.bytes(length);
        frame[..4].copy_from_slice(&number.to_le_bytes());
        // No header that checksums might be in.
        frame[12..14].copy_from_slice(&[0x88, 0xb5]);
        frame
    }

    /// Frames that the MAC got.
    fn sent(&self) -> Vec<Vec<u8>> {
        self.system.wire.received.iter().map(|frame| frame.bytes.clone()).collect()
    }
}

fn wild() -> Freedom {
    Freedom { jitter_cycles: 40, reorders: true, wrong: None }
}

/// Sends these, in order.
async fn send_all(machine: &SimulatedMachine, address: u64, frames: Vec<Vec<u8>>) {
    let card = PioCard::open(machine).await.expect("it is known");
    let mut sender = card.sender(address).await.expect("there is a window");
    for frame in frames {
        sender.send(&frame, Checksum::None).await.expect("it can be sent");
    }
}

/// Receives so many.
async fn receive_all(
    machine: &SimulatedMachine,
    address: u64,
    count: usize,
) -> Vec<(Vec<u8>, Checksum)> {
    let card = PioCard::open(machine).await.expect("it is known");
    let mut receiver = card.receiver(address, TRY_AGAIN).await.expect("there is a window");
    let mut frames = vec![];
    let mut buffer = vec![0; card.maximum_packet_bytes()];
    while frames.len() < count {
        if let Some(packet) = receiver.receive(&mut buffer).await.expect("it can be received") {
            let Received { length_bytes, checksum } = packet;
            frames.push((buffer[..length_bytes].to_vec(), checksum));
        }
    }
    frames
}

/// Frames both ways at once, and some that are too long; nothing is lost or comes in another order.
fn traffic<C: Card + 'static>(
    profile: &'static Profile,
    freedom: Freedom,
    size: Size,
    (count, most_gap): (u32, u64),
) {
    let mut rig = Rig::<C>::new(profile, freedom, size);
    let to_send: Vec<_> = (0..count).map(|number| rig.frame(number)).collect();
    let (mut to_receive, mut too_long, mut damaged) = (vec![], 0, 0);
    for number in 0..count {
        let gap = rig.random.below(most_gap);
        match rig.random.below(8) {
            // The MAC's side takes no more than 9,216.
            0 if rig.longest < FULL.1 => {
                let length = rig.longest + 1 + rig.random.below(400) as usize;
                let long = rig.random.bytes(length);
                rig.system.wire.send_after(gap, long);
                too_long += 1;
            }
            1 => {
                let bad = rig.frame(number);
                rig.system.wire.send_damaged(gap, bad);
                damaged += 1;
            }
            _ => {
                let frame = rig.frame(number);
                rig.system.wire.send_after(gap, frame.clone());
                to_receive.push(frame);
            }
        }
    }
    let got = Rc::new(RefCell::new(vec![]));
    let (says, frames) = (got.clone(), to_send.clone());
    let (sender, receiver) = (rig.system.machine(0), rig.system.machine(1));
    let (first, window, due) = (rig.first, rig.window, to_receive.len());
    rig.system.host.spawn(async move { send_all(&sender, first, frames).await });
    rig.system.host.spawn(async move {
        let frames = receive_all(&receiver, first + window, due).await;
        says.borrow_mut().extend(frames);
    });
    rig.run();
    let sent = rig.sent();
    assert!(sent == to_send, "{} of {} frames were sent", sent.len(), to_send.len());
    let got: Vec<_> = got.borrow().iter().map(|(frame, _)| frame.clone()).collect();
    assert!(got == to_receive, "{} of {} frames were received", got.len(), to_receive.len());
    assert!(damaged > 0, "some were damaged");
    let found = rig.statistics();
    let expected = PioStatistics {
        sent: count,
        received: to_receive.len() as u32,
        too_long,
        try_agains: found.try_agains,
        ..PioStatistics::default()
    };
    assert_eq!(found, expected);
    let counters = rig.system.host.counters();
    assert_eq!((counters.unexpected, counters.refused), (0, 0));
}

#[test]
fn frames_pass_both_ways_at_once_behind_eci() {
    traffic::<PioNicCard>(&profile::ECI, Freedom::NONE, FULL, (40, 600));
    traffic::<PioNicCard>(&profile::ECI, wild(), FULL, (40, 600));
}

#[test]
fn frames_pass_both_ways_at_once_behind_agilex7_cxl() {
    traffic::<PioNicCard>(&profile::AGILEX7_CXL, Freedom::NONE, FULL, (40, 600));
    traffic::<PioNicCard>(&profile::AGILEX7_CXL, wild(), FULL, (40, 600));
}

#[test]
fn frames_pass_through_groups_of_four_lines() {
    traffic::<TinyPioNicCard>(&profile::AGILEX7_CXL, wild(), TINY, (150, 8_000));
    traffic::<TinyPioNicCard>(&profile::ECI, wild(), TINY, (150, 8_000));
}

/// More than the burst memory holds comes at once.
#[test]
fn what_finds_no_room_is_dropped_whole_and_counted_and_the_rest_comes_in_order() {
    const CAME: u32 = 120;
    let mut rig = Rig::<TinyPioNicCard>::new(&profile::AGILEX7_CXL, wild(), TINY);
    let frames: Vec<_> = (0..CAME).map(|number| rig.frame(number)).collect();
    frames.iter().for_each(|frame| rig.system.wire.send(0, frame.clone()));
    let got = Rc::new(RefCell::new(vec![]));
    let (says, receiver) = (got.clone(), rig.system.machine(1));
    let address = rig.first + rig.window;
    rig.system.host.spawn(async move {
        let card = PioCard::open(&receiver).await.expect("it is known");
        let mut receiver = card.receiver(address, TRY_AGAIN).await.expect("there is a window");
        let mut buffer = vec![0; card.maximum_packet_bytes()];
        while let Some(packet) = receiver.receive(&mut buffer).await.expect("it can be received") {
            says.borrow_mut().push(buffer[..packet.length_bytes].to_vec());
        }
    });
    rig.run();
    let found = rig.statistics();
    let got = got.borrow();
    assert!(found.no_room > 0, "the memory has 16 packets");
    assert_eq!((got.len() as u64 + found.no_room, found.received), (CAME.into(), got.len() as u32));
    let mut due = frames.iter();
    assert!(got.iter().all(|frame| due.any(|sent| sent == frame)), "what comes is what was sent");
}

/// The card's side of what a program does wrong: nothing of it leaves, and all else goes on.
#[test]
fn what_the_driver_is_asked_for_in_vain_has_an_error_and_changes_nothing() {
    let mut rig = Rig::<TinyPioNicCard>::new(&profile::ECI, Freedom::NONE, TINY);
    let frame = rig.frame(7);
    let (first, window, most) = (rig.first, rig.window, rig.longest);
    let (machine, sent) = (rig.system.machine(0), frame.clone());
    rig.system.wire.send(0, frame.clone());
    rig.system.host.spawn(async move {
        let card = PioCard::open(&machine).await.expect("it is known");
        assert_eq!((card.window_bytes(), card.maximum_packet_bytes()), (window, most));
        let address = first + 64;
        let wrong = card.sender(address).await.map(|_| ()).expect_err("it is no place");
        assert_eq!(wrong, PioError::Address { address, window_bytes: window });
        let mut sender = card.sender(first).await.expect("there is a window");
        let wrong = card.receiver(first, 0).await.map(|_| ()).expect_err("it is taken");
        assert_eq!(wrong, PioError::Overlap(first));
        for bytes in [0, most + 1, 9_000] {
            let wrong = sender.send(&vec![1; bytes], Checksum::None).await;
            assert_eq!(wrong, Err(PioError::Length { bytes, most }));
        }
        sender.send(&sent, Checksum::None).await.expect("it can be sent");
        let mut receiver = card.receiver(first + window, TRY_AGAIN).await.expect("a window");
        let mut buffer = vec![0; sent.len()];
        let wrong = receiver.receive(&mut buffer[1..]).await;
        assert_eq!(wrong, Err(PioError::Buffer(sent.len())));
        let packet = receiver.receive(&mut buffer).await.expect("it is still there");
        let expected = Received { length_bytes: sent.len(), checksum: Checksum::None };
        assert_eq!((packet, &buffer), (Some(expected), &sent));
        assert_eq!(receiver.receive(&mut buffer).await, Ok(None), "nothing else comes");
    });
    rig.run();
    assert_eq!(rig.sent(), [frame]);
    assert_eq!(rig.statistics().refused, 0);
}

/// A program that begins anew finds the card as another left it.
#[test]
fn a_driver_that_begins_again_goes_on_where_the_card_is() {
    for before in 0..3 {
        let mut rig = Rig::<TinyPioNicCard>::new(&profile::AGILEX7_CXL, Freedom::NONE, TINY);
        let frames: Vec<_> = (0..4).map(|number| rig.frame(number)).collect();
        frames.iter().for_each(|frame| rig.system.wire.send(0, frame.clone()));
        let machine = rig.system.machine(0);
        let (first, window, sent) = (rig.first, rig.window, frames.clone());
        rig.system.host.spawn(async move {
            send_all(&machine, first, sent[..before].to_vec()).await;
            let mut got = receive_all(&machine, first + window, before).await;
            send_all(&machine, first, sent[before..].to_vec()).await;
            got.extend(receive_all(&machine, first + window, sent.len() - before).await);
            let got: Vec<_> = got.into_iter().map(|(frame, _)| frame).collect();
            assert!(got == sent, "{} of {} were received", got.len(), sent.len());
        });
        rig.run();
        assert_eq!(rig.sent(), frames, "{before}");
    }
}
