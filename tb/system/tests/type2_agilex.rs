//! The card with memory behind the CXL IP: rings and buffers in either memory, in either bias. Every frame must leave as
//! it came, in order; the IP is never asked for a line with the wrong target, which its model calls a misuse.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::card::{Bias, CardError, Space};
use nic_driver::descriptor::Fault;
use nic_driver::region::PAGE_BYTES;
use nic_driver::registers::nic::{card, cxl_ip};
use nic_driver::{Card as Driver, Half};
use nic_host::Allocator;
use nic_system::{
    Forwarded, Near, NicType2AgilexCard, Placement, Plan, RingShape, Sends, SimulatedMachine,
    TinyAgilexCard, TinyType2AgilexCard, Trial, Work, forward, frames,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

const FRAMES: usize = 12;
/// Buffers of each kind.
const BUFFERS: usize = 64;
/// Cycles in which the smallest card gives its host a frame: it has little room for those that wait.
const GAP: u64 = 1_000;
/// Processor that asks the driver for what is not a ring's.
const MANAGER: usize = 2;
const SMALL: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };
const LINE_BYTES: u64 = 64;

/// The driver does this on a processor of its own.
fn driven<C: Near, T: 'static>(
    trial: &mut Trial<C>,
    what: impl AsyncFnOnce(Driver<'_, SimulatedMachine>) -> T + 'static,
) -> T {
    let machine = trial.system.machine(MANAGER);
    let said = Rc::new(RefCell::new(None));
    let says = said.clone();
    trial.system.host.spawn(async move {
        let card = Driver::open(&machine).await.expect("the card is known");
        *says.borrow_mut() = Some(what(card).await);
    });
    trial.until("the driver answers", |_| said.borrow().is_some());
    said.take().expect("it has answered")
}

/// Where the card's memory is, as its registers say.
fn memory_of<C: Near>(trial: &mut Trial<C>) -> (u64, u64) {
    driven(trial, async |card| card.memory().await).expect("the card has memory")
}

fn turn<C: Near>(trial: &mut Trial<C>, range: (u64, u64), to: Bias) -> Result<(), CardError> {
    driven(trial, async move |card| card.set_bias(range.0, range.1, to).await)
}

/// Nothing was refused, and no answer was one that the host cannot have.
fn no_faults<C: Near>(trial: &mut Trial<C>) {
    let account = trial.account();
    for block in ["cxl_ip_0", "cxl_ip_1"] {
        let fault = account.of(&format!("{block}.first_fault"));
        trial.demand(fault == 0, || format!("{block}.first_fault is {fault}"));
    }
    let unexpected = trial.system.host.counters().unexpected;
    trial.demand(unexpected == 0, || format!("{unexpected} answers that the host cannot have"));
}

/// Forwards frames with parts of the ring where they are to be; the machine, and the byte ranges in device-bias.
fn forwards<C: Near>(
    random: &mut Generator,
    (placement, sends): (Placement, Sends),
) -> (Trial<C>, Vec<(u64, u64)>) {
    let mut trial = Trial::<C>::new(format!("{placement:?}"), random, |_| {});
    let memory = memory_of(&mut trial);
    let host = &mut trial.system.memory;
    let planned = placement.plan(0, (SMALL, SMALL), (BUFFERS, 2048), host, memory);
    let (mut plan, to_device) = planned.unwrap_or_else(|error| panic!("{error}"));
    plan.sends = sends;
    for &range in &to_device {
        assert_eq!(turn(&mut trial, range, Bias::Device), Ok(()));
    }
    let done = Rc::new(RefCell::new(Forwarded::default()));
    let machine = trial.system.machine(0);
    trial.system.host.spawn(forward(machine, plan, FRAMES, done.clone()));
    trial.until("the ring runs", |_| done.borrow().is_running || done.borrow().error.is_some());
    for _ in 0..FRAMES {
        let length = frames::any_length(random).min(1514);
        trial.send(GAP, frames::bare(random, length));
    }
    trial.until("frames are forwarded", |trial| trial.system.host.running() == 0);
    let error = done.borrow().error.clone();
    trial.demand(error.is_none(), || format!("{error:?}"));
    trial.cycles(1_000);
    let (sent, frames) = (trial.sent(), trial.frames.clone());
    trial.demand(sent == frames, || format!("{} frames left, not {FRAMES}", sent.len()));
    no_faults(&mut trial);
    (trial, to_device)
}

/// Whether rings, and whether buffers, of the halves that receive and transmit are in the card's memory.
const PLACES: [[bool; 2]; 4] = [[false, false], [true, false], [false, true], [true, true]];

fn placed(in_card: [bool; 2], bias: Space) -> [Option<Space>; 2] {
    in_card.map(|in_card| in_card.then_some(bias))
}

#[test]
fn every_layout_forwards_frames_in_host_bias() {
    let mut random = generator();
    let bias = Space::DeviceHostBias;
    for rings in PLACES {
        for buffers in PLACES {
            let placement =
                Placement { rings: placed(rings, bias), buffers: placed(buffers, bias) };
            let job = (placement, Sends::Copies);
            let (mut trial, _) = forwards::<TinyType2AgilexCard>(&mut random, job);
            let (begin, end) = memory_of(&mut trial);
            let asked = trial.system.card.asked_about(begin / LINE_BYTES..end / LINE_BYTES);
            let has_some = rings.contains(&true) || buffers.contains(&true);
            assert_eq!(asked > 0, has_some, "{placement:?}: {asked} lines of the card's memory");
        }
    }
}

#[test]
fn frames_leave_as_they_came_on_the_card_of_a_user_with_all_in_its_memory() {
    let mut random = generator();
    let all = placed([true, true], Space::DeviceHostBias);
    let job = (Placement { rings: all, buffers: all }, Sends::Copies);
    forwards::<NicType2AgilexCard>(&mut random, job);
}

#[test]
fn nobody_is_asked_about_what_the_host_stores_past_its_caches_into_device_bias() {
    let mut random = generator();
    let bias = Space::DeviceDeviceBias;
    let placement = Placement {
        rings: placed([true, true], Space::DeviceHostBias),
        buffers: placed([false, true], bias),
    };
    let job = (placement, Sends::CopiesPastCaches);
    let (trial, to_device) = forwards::<TinyType2AgilexCard>(&mut random, job);
    assert_eq!(to_device.len(), 1, "the buffers of what is sent");
    let (begin, end) = to_device[0];
    assert_eq!(trial.system.card.asked_about(begin / LINE_BYTES..end / LINE_BYTES), 0);
}

/// Frames through a ring wholly in the card's memory, which leave from where they came; how many lines of buffers the
/// host was asked about.
fn in_place(random: &mut Generator, data: Space) -> usize {
    let mut trial = Trial::<TinyType2AgilexCard>::new("in place", random, |_| {});
    let (begin, end) = memory_of(&mut trial);
    let plan = Plan::new(&mut Allocator::new(begin..end), 0, SMALL, SMALL);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    for half in [&mut plan.receive, &mut plan.transmit] {
        half.ring_space = Space::DeviceHostBias;
        half.data_space = data;
    }
    let (begin, end) = plan.buffer_range();
    let shift = begin.next_multiple_of(PAGE_BYTES) - begin;
    plan.buffers += shift;
    let buffers = (begin + shift, (end + shift).next_multiple_of(PAGE_BYTES));
    if data == Space::DeviceDeviceBias {
        assert_eq!(turn(&mut trial, buffers, Bias::Device), Ok(()));
    }
    trial.start(plan, Work::packets(FRAMES));
    trial.until_running();
    for _ in 0..FRAMES {
        trial.send(GAP, frames::bare(random, 1024));
    }
    trial.finish();
    let (sent, frames) = (trial.sent(), trial.frames.clone());
    trial.demand(sent == frames, || format!("{} frames left, not {FRAMES}", sent.len()));
    no_faults(&mut trial);
    trial.system.card.asked_about(buffers.0 / LINE_BYTES..buffers.1 / LINE_BYTES)
}

#[test]
fn packets_that_the_host_does_not_touch_ask_it_in_host_bias_alone() {
    let mut random = generator();
    let lines = in_place(&mut random, Space::DeviceHostBias);
    assert!(lines >= 16 * FRAMES, "{lines} lines");
    assert_eq!(in_place(&mut random, Space::DeviceDeviceBias), 0);
}

#[test]
fn a_page_that_turns_to_device_bias_leaves_the_host_no_copy() {
    let mut random = generator();
    let mut trial = Trial::<TinyType2AgilexCard>::new("turn", &mut random, |_| {});
    let (begin, _) = memory_of(&mut trial);
    let core = trial.system.host.core(0);
    trial.system.host.spawn(async move {
        core.store(begin, &[9; 128]).await;
        core.fence().await;
    });
    trial.until("the host has stored", |trial| trial.system.host.running() == 0);
    let has_copies = |trial: &Trial<TinyType2AgilexCard>| {
        let state = |line| trial.system.host.state(begin / LINE_BYTES + line);
        [state(0), state(1)].map(|state| state.is_valid())
    };
    assert_eq!(has_copies(&trial), [true; 2]);
    assert_eq!(turn(&mut trial, (begin, begin + PAGE_BYTES), Bias::Device), Ok(()));
    assert_eq!(has_copies(&trial), [false; 2]);
    assert_eq!(turn(&mut trial, (begin, begin + PAGE_BYTES), Bias::Host), Ok(()));
    let outside = turn(&mut trial, (begin - PAGE_BYTES, begin), Bias::Device);
    assert_eq!(outside, Err(CardError::NoSuchPages { begin: begin - PAGE_BYTES, end: begin }));
}

#[test]
fn a_ring_that_says_another_memory_than_its_buffers_are_in_is_refused_before_the_ip() {
    let mut random = generator();
    for wrong_half in [Half::Receive, Half::Transmit] {
        for in_card in [false, true] {
            let mut trial =
                Trial::<TinyType2AgilexCard>::new("another memory", &mut random, |_| {});
            let memory = memory_of(&mut trial);
            let buffers = placed([in_card; 2], Space::DeviceHostBias);
            let placement = Placement { buffers, ..Placement::default() };
            let host = &mut trial.system.memory;
            let planned = placement.plan(0, (SMALL, SMALL), (BUFFERS, 2048), host, memory);
            let (mut plan, _) = planned.unwrap_or_else(|error| panic!("{error}"));
            // What is sent lies where it came.
            plan.sends = Sends::InPlace;
            let wrong = if in_card { Space::Host } else { Space::DeviceDeviceBias };
            match wrong_half {
                Half::Receive => plan.receive.data_space = wrong,
                Half::Transmit => plan.transmit.data_space = wrong,
            }
            let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
            trial.until_running();
            for _ in 0..FRAMES {
                trial.send(GAP, frames::bare(&mut random, 300));
            }
            trial.until("frames come", |_| done.borrow().packets == FRAMES);
            trial.finish();
            let done = done.borrow().clone();
            let poisoned = done.received.iter().filter(|packet| packet.fault == Fault::Poisoned);
            let (poisoned, failed) = (poisoned.count(), done.failed as usize);
            let expected = match wrong_half {
                Half::Receive => (FRAMES, 0),
                Half::Transmit => (0, FRAMES),
            };
            assert_eq!((poisoned, failed), expected, "{wrong_half:?}: {:?}", done.brief());
            assert_eq!(trial.sent().len(), 0, "{wrong_half:?}: nothing is sent");
            let account = trial.account();
            assert!(account.of("cxl_ip_1.refused_requests") > 0);
            let fault = account.of("cxl_ip_1.first_fault");
            assert_eq!(fault, u64::from(cxl_ip::FIRST_FAULT_REFUSED_REQUEST));
            assert_eq!(account.of("cxl_ip_0.first_fault"), 0);
        }
    }
}

#[test]
fn the_driver_knows_memory_behind_the_ip_and_what_the_ip_does_not_say() {
    let mut random = generator();
    let mut trial = Trial::<TinyType2AgilexCard>::new("memory", &mut random, |_| {});
    assert_eq!(memory_of(&mut trial), (64 << 30, (64 << 30) + 512 * PAGE_BYTES));
    let no_table = CardError::NoEngine(card::LINK_CXL_IP);
    let said = driven(&mut trial, async |card| card.bias_statistics().await);
    assert_eq!(said, Err(no_table));
    let mut plain = Trial::<TinyAgilexCard>::new("no memory", &mut random, |_| {});
    let said = driven(&mut plain, async |card| card.memory().await);
    assert_eq!(said, Err(CardError::NoMemory(card::LINK_CXL_IP)));
}
