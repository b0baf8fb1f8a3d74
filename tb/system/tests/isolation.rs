//! Several rings: packets of a flow go to one, and a ring that misbehaves stops itself with the right
//! fault while the others go on; afterwards it can be used as before.
use nic_driver::card::{HASH_ENTRIES, HashedPorts, RingFault, RingState};
use nic_driver::descriptor::{Checksum, Control};
use nic_driver::ring::Signal;
use nic_driver::{Card, Half, Machine};
use nic_system::frames::Flow;
use nic_system::{
    FourRingsType1Card, Near, Plan, Progress, RingShape, SimulatedMachine, TinyPcieCard,
    TinyType1Card, Trial, Work, frames,
};
use nic_tb::seed::generator;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

const SHAPE: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };
const REST: u64 = 8_000;

/// The key of the published examples (Microsoft, Verifying the RSS hash calculation).
const KEY: [u8; 40] = [
    0x6d, 0x5a, 0x56, 0xda, 0x25, 0x5b, 0x0e, 0xc2, 0x41, 0x67, 0x25, 0x3d, 0x43, 0xa3, 0x8f, 0xb0,
    0xd0, 0xca, 0x2b, 0xcb, 0xae, 0x7b, 0x30, 0xb4, 0x77, 0xcb, 0x2d, 0xa3, 0x80, 0x30, 0xf2, 0x0c,
    0x6a, 0x42, 0xb7, 0x3b, 0xbe, 0xac, 0x01, 0xfa,
];

/// Toeplitz: for each bit of the input that is set, the 32 bits of the key from there on.
fn toeplitz(key: &[u8; 40], input: &[u8]) -> u32 {
    let bit = |bytes: &[u8], at: usize| bytes[at / 8] >> (7 - at % 8) & 1;
    let window = |at: usize| (at..at + 32).fold(0, |word, at| word << 1 | u32::from(bit(key, at)));
    let set = (0..8 * input.len()).filter(|at| bit(input, *at) == 1);
    set.map(window).fold(0, |hash, word| hash ^ word)
}

fn plan<C: Near>(trial: &mut Trial<C>, ring: u32, shape: RingShape) -> Plan {
    let plan = Plan::new(&mut trial.system.memory, ring, shape, shape);
    plan.unwrap_or_else(|error| panic!("{error}"))
}

/// Two programs, each with its ring; the driver spreads flows over both, with the key that there is after reset or with
/// another.
fn spread<C: Near>(new_key: bool) {
    let mut random = generator();
    let mut trial = Trial::<C>::new("spread", &mut random, |_| {});
    let key = if new_key { std::array::from_fn(|_| random.bits(8) as u8) } else { KEY };
    let done = trial.with_card(async move |card| {
        if new_key {
            card.set_hash_key(&key).await?;
        }
        card.spread_flows(&[0, 1], HashedPorts { tcp: false, udp: true }).await
    });
    trial.demand(done.is_ok(), || format!("{done:?}"));
    for ring in 0..2 {
        let plan = plan(&mut trial, ring, SHAPE);
        trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    }
    trial.until_running();
    let mut expected = [vec![], vec![]];
    for _ in 0..40 {
        let flow = Flow::any(&mut random);
        let length = frames::any_length(&mut random);
        let frame = frames::udp(&mut random, &flow, length);
        let hash = toeplitz(&key, &flow.hashed());
        expected[hash as usize % 2].push((hash, frame.clone()));
        trial.send(300, frame);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    for (ring, expected) in expected.iter().enumerate() {
        let received = trial.programs[ring].borrow().received.clone();
        let found: Vec<_> = received.into_iter().map(|p| (p.flow_hash, p.bytes)).collect();
        trial.demand(found == *expected, || {
            format!("ring {ring}: {} packets, {} are right", found.len(), expected.len())
        });
    }
    let (sent, all) = (trial.sent().len(), trial.frames.len());
    trial.demand(sent == all, || format!("{sent} of {all} sent"));
    let bytes = trial.frames.iter().map(|frame| frame.len() as u64).sum::<u64>();
    let counted = trial.with_card(async |card| card.network_statistics().await);
    let is_right = counted.as_ref().is_ok_and(|counted| {
        let came = (counted.received_packets, counted.received_bytes);
        let left = (u64::from(counted.sent_packets), counted.sent_bytes);
        came == (all as u64, bytes) && left == came && counted.is_linked
    });
    trial.demand(is_right, || format!("{counted:?}"));
    trial.account();
}

#[test]
fn flows_are_spread_over_rings_through_cxl() {
    spread::<TinyType1Card>(false);
    spread::<TinyType1Card>(true);
}

#[test]
fn flows_are_spread_over_rings_through_pci_express() {
    spread::<TinyPcieCard>(false);
    spread::<TinyPcieCard>(true);
}

#[test]
fn rings_that_are_not_there_are_refused_and_change_nothing() {
    let mut random = generator();
    let mut trial = Trial::<TinyType1Card>::new("refusals", &mut random, |_| {});
    let ports = HashedPorts { tcp: false, udp: true };
    let (spread, refused) = trial.with_card(async move |card| {
        let rings = card.rings();
        let many = vec![0; HASH_ENTRIES + 1];
        let spread = card.spread_flows(&[1], ports).await;
        let refused = [
            card.spread_flows(&[0, rings], ports).await,
            card.spread_flows(&[], ports).await,
            card.spread_flows(&many, ports).await,
            card.send_all_to(rings).await,
        ];
        (spread, refused)
    });
    let are_refused = spread.is_ok() && refused.iter().all(Result::is_err);
    trial.demand(are_refused, || format!("{spread:?}, {refused:?}"));
    // All flows still go to ring 1.
    let plan = plan(&mut trial, 1, SHAPE);
    let done = trial.start(plan, Work::UNTIL_TOLD);
    trial.until_running();
    for _ in 0..10 {
        let flow = Flow::any(&mut random);
        let frame = frames::udp(&mut random, &flow, 100);
        trial.send(300, frame);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    let received = done.borrow().packets;
    trial.demand(received == 10, || format!("{received} of 10 packets on ring 1"));
}

/// What a host does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    Address,
    Nothing,
    Long,
    Pieces,
    Tail,
    Configuration,
}

const WRONGS: [(Wrong, RingFault); 6] = [
    (Wrong::Address, RingFault::BadAddress),
    (Wrong::Nothing, RingFault::ZeroLength),
    (Wrong::Long, RingFault::TooLong),
    (Wrong::Pieces, RingFault::TooManySegments),
    (Wrong::Tail, RingFault::BadTail),
    (Wrong::Configuration, RingFault::BadConfiguration),
];

const HALVES: [Half; 2] = [Half::Receive, Half::Transmit];

/// Starts a half of a ring, misbehaves, waits for the fault, and stops it; the fault.
async fn misbehave(
    machine: SimulatedMachine,
    plan: Plan,
    half: Half,
    wrong: Wrong,
    found: Rc<RefCell<Option<RingFault>>>,
) {
    let card = Card::open(&machine).await.expect("the card is known");
    let ranges = [plan.ring_range(), plan.buffer_range()];
    card.set_ranges(plan.ring, &ranges).await.expect("the ranges are right");
    let mut settings = if half == Half::Receive { plan.receive } else { plan.transmit };
    if wrong == Wrong::Configuration {
        settings.data = settings.complete;
        if half == Half::Receive {
            settings.data = settings.fetch;
        }
    }
    let base = settings.geometry.base_address;
    for line in 0..settings.geometry.bytes() / 64 {
        machine.store(base + 64 * line, &[0; 64]).await;
    }
    let started = card.start(half, plan.ring, &settings).await;
    let control = |length_bytes, last| Control {
        length_bytes,
        available: true,
        last,
        checksum: Checksum::None,
        ..Control::default()
    };
    let good = (plan.buffers, control(100, true));
    let mut descriptors = match wrong {
        Wrong::Address => vec![good, (plan.buffers - (1 << 20), control(100, true))],
        Wrong::Nothing => vec![good, (plan.buffers, control(0, true))],
        Wrong::Long => vec![good, (plan.buffers, control(9217, true))],
        Wrong::Pieces => {
            let piece = (plan.buffers, control(100, false));
            vec![good, piece, piece, good]
        }
        Wrong::Tail | Wrong::Configuration => vec![],
    };
    // No packet comes that would take the good one.
    if half == Half::Receive && !descriptors.is_empty() {
        descriptors.remove(0);
    }
    for (number, (address, control)) in descriptors.iter().enumerate() {
        machine.store_word(base + 16 * number as u64, *address).await;
        machine.store_word(base + 16 * number as u64 + 8, control.to_word()).await;
    }
    let count = if wrong == Wrong::Tail { 65 } else { descriptors.len() as u32 };
    if started.is_ok() {
        let register = Card::<SimulatedMachine>::tail_register(half, plan.ring);
        machine.write_register(register, count).await;
    }
    for _ in 0..2_000 {
        if card.state(half, plan.ring).await == RingState::Faulted {
            break;
        }
        machine.core.delay_cycles(20).await;
    }
    let fault = card.fault(half, plan.ring).await;
    card.stop(half, plan.ring).await.expect("it stops");
    *found.borrow_mut() = Some(fault);
}

/// Ring 1 forwards while ring 0 is misused in every way; then both forward.
fn isolated<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("isolated", &mut random, |_| {});
    trial.give_all_to(1);
    let first = plan(&mut trial, 0, RingShape { signal: Signal::Register, ..SHAPE });
    let second = plan(&mut trial, 1, SHAPE);
    let good = trial.start(second, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    let mut wrongly_sent = 0;
    for half in HALVES {
        for (wrong, fault) in WRONGS {
            // A packet that comes lies in as many buffers as it needs.
            if half == Half::Receive && wrong == Wrong::Pieces {
                continue;
            }
            let found = Rc::new(RefCell::new(None));
            let machine = trial.system.machine(0);
            trial.system.host.spawn(misbehave(machine, first, half, wrong, found.clone()));
            let length = frames::any_length(&mut random);
            let frame = frames::any(&mut random, length);
            trial.send(50, frame);
            trial.until("the fault is found", |_| found.borrow().is_some());
            let found = *found.borrow();
            trial.demand(found == Some(fault), || {
                format!("{half:?}, {wrong:?}: {found:?}, {fault:?} is right")
            });
            let has_good = !matches!(wrong, Wrong::Tail | Wrong::Configuration);
            wrongly_sent += usize::from(half == Half::Transmit && has_good);
        }
    }
    trial.until_sent();
    trial.cycles(REST);
    let (received, all) = (good.borrow().received.len(), trial.frames.len());
    trial.demand(received == all, || format!("{received} of {all} received"));
    let left = trial.sent().len();
    trial.demand(left == all + wrongly_sent, || format!("{left} left, {all} and {wrongly_sent}"));
    // The ring that was misused is as good as new.
    trial.give_all_to(0);
    let again = trial.start(first, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    forwards(&mut trial, &again, &mut random);
    trial.finish();
    trial.account();
}

/// Ways to misuse both halves of a ring; all of them are tried.
const FAULTS: usize = 2 * WRONGS.len() - 1;
/// Cycles in which packets are counted: many bursts of a program, since it counts them by bursts.
const WINDOW: u64 = 18_000;

/// The fault that a ring should have found, and the one that it found.
type Fault = (RingFault, Option<RingFault>);

/// A program that misuses ring 0 in every way, again and again until it is told to end; what it should
/// have found each time, and what it found.
async fn misbehave_often(
    machine: SimulatedMachine,
    plan: Plan,
    ends: Rc<Cell<bool>>,
    found: Rc<RefCell<Vec<Fault>>>,
) {
    while !ends.get() {
        for (half, (wrong, fault)) in
            HALVES.iter().flat_map(|half| WRONGS.map(|wrong| (half, wrong)))
        {
            if *half == Half::Receive && wrong == Wrong::Pieces {
                continue;
            }
            let one = Rc::new(RefCell::new(None));
            misbehave(machine.clone(), plan, *half, wrong, one.clone()).await;
            found.borrow_mut().push((fault, *one.borrow()));
        }
    }
    ends.set(false);
}

/// All rings but ring 0 receive as much as they can; ring 0 is misused, and they receive as much.
fn undisturbed<C: Near>(rings: u32) {
    let mut random = generator();
    let mut trial = Trial::<C>::new("undisturbed", &mut random, |_| {});
    let others: Vec<_> = (1..rings).collect();
    let spread =
        trial.with_card(async move |card| card.spread_flows(&others, HashedPorts::default()).await);
    trial.demand(spread.is_ok(), || format!("{spread:?}"));
    let first = plan(&mut trial, 0, RingShape { signal: Signal::Register, ..SHAPE });
    for ring in 1..rings {
        let plan = plan(&mut trial, ring, RingShape { size_log2: 8, ..SHAPE });
        trial.start(plan, Work { sends: false, ..Work::UNTIL_TOLD });
    }
    trial.until_running();
    // More than the host takes.
    for _ in 0..4_000 {
        let flow = Flow::any(&mut random);
        let frame = frames::udp(&mut random, &flow, 700);
        trial.send(0, frame);
    }
    let received = |trial: &Trial<C>| -> usize {
        trial.programs.iter().map(|program| program.borrow().packets).sum()
    };
    trial.cycles(WINDOW / 3);
    let begin = received(&trial);
    trial.cycles(WINDOW);
    let alone = received(&trial) - begin;
    let (ends, found) = (Rc::new(Cell::new(false)), Rc::new(RefCell::new(vec![])));
    let machine = trial.system.machine(0);
    trial.system.host.spawn(misbehave_often(machine, first, ends.clone(), found.clone()));
    let begin = received(&trial);
    trial.cycles(WINDOW);
    let beside = received(&trial) - begin;
    let busy = !trial.system.wire.is_sent();
    trial.demand(busy, || "the network has nothing more to give".to_string());
    trial.demand(100 * beside >= 95 * alone, || format!("{alone} packets alone, {beside} beside"));
    ends.set(true);
    trial.until("ring 0 is left alone", |_| !ends.get());
    trial.until_sent();
    trial.finish();
    // What still waits in the burst memory is dropped, because the rings are stopped.
    trial.cycles(2 * REST);
    let wrong: Vec<_> =
        found.borrow().iter().filter(|(right, found)| *found != Some(*right)).copied().collect();
    trial.demand(wrong.is_empty() && found.borrow().len() >= FAULTS, || format!("{wrong:?}"));
    trial.account();
}

#[test]
fn rings_go_on_at_full_rate_beside_one_that_misbehaves_through_cxl() {
    undisturbed::<FourRingsType1Card>(4);
}

#[test]
fn rings_go_on_at_full_rate_beside_one_that_misbehaves_through_pci_express() {
    undisturbed::<TinyPcieCard>(2);
}

fn forwards<C: Near>(
    trial: &mut Trial<C>,
    program: &Rc<RefCell<Progress>>,
    random: &mut nic_tb::Generator,
) {
    let before = trial.sent().len();
    let mut expected = vec![];
    for _ in 0..8 {
        let frame = frames::any(random, 300);
        expected.push(frame.clone());
        trial.send(300, frame);
    }
    trial.until_sent();
    trial.cycles(REST);
    let received: Vec<_> =
        program.borrow().received.iter().map(|packet| packet.bytes.clone()).collect();
    trial.demand(received == expected, || format!("{} received again", received.len()));
    let sent = trial.sent()[before..].to_vec();
    trial.demand(sent == expected, || format!("{} sent again", sent.len()));
}

#[test]
fn a_ring_that_misbehaves_stops_itself_alone_through_cxl() {
    isolated::<TinyType1Card>();
}

#[test]
fn a_ring_that_misbehaves_stops_itself_alone_through_pci_express() {
    isolated::<TinyPcieCard>();
}
