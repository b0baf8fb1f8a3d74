//! The card with memory of its own: rings and buffers in either memory, in either bias, and the host's loads
//! and stores to the card's memory. Every frame must leave as it came, in order; what is in device-bias is
//! only as long as the host takes no copy.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::card::{Bias, BiasStatistics, CardError, Space};
use nic_driver::descriptor::Fault;
use nic_driver::region::PAGE_BYTES;
use nic_driver::{Card as Driver, Half};
use nic_host::{Allocator, Freedom};
use nic_system::{
    Card, Drawn, Forwarded, Near, NicPcieCard, NicType2Card, Placement, Plan, RingShape, Sends,
    SimulatedMachine, TinyType2Card, Trial, Work, draw, forward, frames,
};
use nic_tb::Generator;
use nic_tb::seed::{generator, is_long};

const FRAMES: usize = 12;
/// Buffers of each kind.
const BUFFERS: usize = 64;
/// Cycles in which the smallest card gives its host a frame: it has little room for those that wait.
const GAP: u64 = 1_000;
/// Rounds with `NIC_LONG`, each of 18 kinds of rings, and kinds without.
const LONG_ROUNDS: usize = 3;
const SHORT_KINDS: usize = 4;
/// Processor that asks the driver for what is not a ring's.
const MANAGER: usize = 2;
const SMALL: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };

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

/// Lines of the card's memory, counted from its first.
fn lines_of<C: Near>(trial: &mut Trial<C>, (begin, end): (u64, u64)) -> std::ops::Range<u64> {
    let (base, _) = memory_of(trial);
    (begin - base) / 64..(end - base) / 64
}

fn turn<C: Near>(trial: &mut Trial<C>, range: (u64, u64), to: Bias) -> Result<(), CardError> {
    driven(trial, async move |card| card.set_bias(range.0, range.1, to).await)
}

fn statistics<C: Near>(trial: &mut Trial<C>) -> BiasStatistics {
    driven(trial, async |card| card.bias_statistics().await).expect("the card has memory")
}

/// Forwards frames with parts of the ring where they are to be; how often the host turned pages back.
fn forwards<C: Near>(
    random: &mut Generator,
    (placement, sends): (Placement, Sends),
    drawn: &[Option<Drawn>; 2],
) -> BiasStatistics {
    let mut trial = Trial::<C>::new(format!("{placement:?}"), random, |_| {});
    let (begin, end) = memory_of(&mut trial);
    let shape = |half: usize| drawn[half].map_or(SMALL, |drawn| drawn.shape);
    let shapes = (shape(0), shape(1));
    let host = &mut trial.system.memory;
    let planned = placement.plan(0, shapes, (BUFFERS, 2048), host, (begin, end));
    let (mut plan, to_device) = planned.unwrap_or_else(|error| panic!("{error}"));
    plan.sends = sends;
    for (half, drawn) in [&mut plan.receive, &mut plan.transmit].into_iter().zip(drawn) {
        if let Some(drawn) = drawn {
            drawn.set(half);
        }
    }
    for range in to_device {
        assert_eq!(turn(&mut trial, range, Bias::Device), Ok(()));
    }
    let done = Rc::new(RefCell::new(Forwarded::default()));
    let machine = trial.system.machine(0);
    trial.system.host.spawn(forward(machine, plan, FRAMES, done.clone()));
    trial.until("the ring runs", |_| done.borrow().is_running || done.borrow().error.is_some());
    let before = statistics(&mut trial);
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
    let after = statistics(&mut trial);
    BiasStatistics {
        reversions: after.reversions - before.reversions,
        demotions: after.demotions - before.demotions,
        violations: after.violations - before.violations,
    }
}

/// Neither memory of the card has met what nobody may do.
fn no_faults<C: Near>(trial: &mut Trial<C>) {
    let account = trial.account();
    for block in ["cache_0", "cache_1", "device_memory"] {
        let fault = account.of(&format!("{block}.fault"));
        trial.demand(fault == 0, || format!("{block}.fault is {fault}"));
    }
    let unexpected = trial.system.host.counters().unexpected;
    trial.demand(unexpected == 0, || format!("{unexpected} answers that the host cannot have"));
}

/// Buffers of packets that come and of packets that are sent, as in figure 13 of CXL-NIC.
const LAYOUTS: [(&str, [bool; 2]); 4] =
    [("L1", [false, false]), ("L2", [true, false]), ("L3", [false, true]), ("L4", [true, true])];
/// Rings that receive and rings that transmit.
const RINGS: [[bool; 2]; 4] = [[false, false], [true, false], [false, true], [true, true]];

fn placed(in_card: [bool; 2], bias: Space) -> [Option<Space>; 2] {
    in_card.map(|in_card| in_card.then_some(bias))
}

/// Every layout of buffers in this bias, with the rings at these places.
fn every_layout(
    bias: Space,
    rings: &[[bool; 2]],
    sends: Sends,
    judge: impl Fn(&str, [bool; 2], BiasStatistics),
) {
    let mut random = generator();
    for (name, in_card) in LAYOUTS {
        for rings in rings {
            let rings = placed(*rings, Space::DeviceHostBias);
            let placement = (Placement { rings, buffers: placed(in_card, bias) }, sends);
            let counted = forwards::<TinyType2Card>(&mut random, placement, &[None, None]);
            println!("{name} {placement:?}: {counted:?}");
            assert_eq!(counted.violations, 0, "{name}");
            judge(name, in_card, counted);
        }
    }
}

#[test]
fn every_layout_forwards_frames_in_host_bias() {
    every_layout(Space::DeviceHostBias, &RINGS, Sends::Copies, |name, _, counted| {
        assert_eq!(counted, BiasStatistics::default(), "{name}: nothing was in device-bias");
    });
}

#[test]
fn pages_in_device_bias_that_the_host_uses_turn_back_and_frames_leave_as_they_came() {
    let bias = Space::DeviceDeviceBias;
    every_layout(bias, &RINGS[..1], Sends::Copies, |name, in_card, counted| {
        let expected = in_card.contains(&true);
        assert_eq!(counted.reversions > 0, expected, "{name}: the host takes copies of buffers");
        assert_eq!(counted.demotions > 0, expected, "{name}: they are used in host-bias then");
    });
}

#[test]
fn what_the_host_stores_past_its_caches_stays_in_device_bias() {
    let bias = Space::DeviceDeviceBias;
    every_layout(bias, &RINGS[3..], Sends::CopiesPastCaches, |name, in_card, counted| {
        // The host loads what has come, and takes copies; of what it stores it takes none.
        assert_eq!(counted.reversions > 0, in_card[0], "{name}: {counted:?}");
        assert_eq!(counted.demotions > 0, in_card[0], "{name}: {counted:?}");
    });
}

#[test]
fn rings_of_every_kind_anywhere_in_any_bias_forward_frames_in_order() {
    let mut random = generator();
    let rounds = if is_long() { LONG_ROUNDS } else { 1 };
    let [receive, transmit] = [Half::Receive, Half::Transmit]
        .map(|half| draw(&mut random, half, TinyType2Card::LINK, rounds));
    let kinds = receive.into_iter().zip(transmit);
    let count = if is_long() { usize::MAX } else { SHORT_KINDS };
    let places = [None, Some(Space::DeviceHostBias), Some(Space::DeviceDeviceBias)];
    for (receive, transmit) in kinds.take(count) {
        let mut place = || places[random.below(3) as usize];
        let (rings, buffers) = ([place(), place()], [place(), place()]);
        let ways = [Sends::Copies, Sends::CopiesPastCaches];
        let sends = ways[random.below(2) as usize];
        let placement = (Placement { rings, buffers }, sends);
        let drawn = [Some(receive), Some(transmit)];
        let counted = forwards::<TinyType2Card>(&mut random, placement, &drawn);
        assert_eq!(counted.violations, 0, "{placement:?} {drawn:?}");
    }
}

/// A ring wholly in the card's memory, whose packets leave from where they came.
fn in_place(trial: &mut Trial<TinyType2Card>, data: Space) -> (Plan, (u64, u64)) {
    let (begin, end) = memory_of(trial);
    let plan = Plan::new(&mut Allocator::new(begin..end), 0, SMALL, SMALL);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    for half in [&mut plan.receive, &mut plan.transmit] {
        half.ring_space = Space::DeviceHostBias;
        half.data_space = data;
    }
    // What lies beside a buffer in its page would turn it.
    let (begin, end) = plan.buffer_range();
    let shift = begin.next_multiple_of(PAGE_BYTES) - begin;
    plan.buffers += shift;
    (plan, (begin + shift, (end + shift).next_multiple_of(PAGE_BYTES)))
}

#[test]
fn packets_that_the_host_does_not_touch_stay_at_the_card_in_device_bias() {
    let mut random = generator();
    let mut trial = Trial::<TinyType2Card>::new("in place", &mut random, |_| {});
    let (plan, buffers) = in_place(&mut trial, Space::DeviceDeviceBias);
    assert_eq!(turn(&mut trial, buffers, Bias::Device), Ok(()));
    trial.start(plan, Work::packets(FRAMES));
    trial.until_running();
    let lines = lines_of(&mut trial, buffers);
    let before = trial.system.card.memory().reads_of(lines.clone());
    for _ in 0..FRAMES {
        trial.send(GAP, frames::bare(&mut random, 1024));
    }
    trial.finish();
    let (sent, frames) = (trial.sent(), trial.frames.clone());
    trial.demand(sent == frames, || format!("{} frames left, not {FRAMES}", sent.len()));
    no_faults(&mut trial);
    assert_eq!(statistics(&mut trial), BiasStatistics::default());
    let read = trial.system.card.memory().reads_of(lines) - before;
    assert!(read >= 16 * FRAMES as u64, "{read} lines: packets are read from the card's memory");
}

#[test]
fn the_driver_says_where_memory_is_and_refuses_pages_that_are_not_there() {
    let mut random = generator();
    let mut trial = Trial::<TinyType2Card>::new("memory", &mut random, |_| {});
    let (begin, end) = memory_of(&mut trial);
    assert_eq!((begin, end), (64 << 30, (64 << 30) + 512 * PAGE_BYTES));
    for range in [
        (begin - PAGE_BYTES, begin),
        (begin, end + PAGE_BYTES),
        (begin + 64, begin + PAGE_BYTES),
        (begin + PAGE_BYTES, begin),
    ] {
        let refused = Err(CardError::NoSuchPages { begin: range.0, end: range.1 });
        assert_eq!(turn(&mut trial, range, Bias::Device), refused);
    }
    let mut other = Trial::<NicPcieCard>::new("no memory", &mut random, |_| {});
    let refused = driven(&mut other, async |card| card.memory().await);
    assert!(matches!(refused, Err(CardError::NoMemory(_))), "{refused:?}");
}

#[test]
fn a_ring_that_says_another_memory_than_its_buffers_are_in_gets_errors_and_no_bytes() {
    let mut random = generator();
    for wrong_half in [Half::Receive, Half::Transmit] {
        let mut trial = Trial::<TinyType2Card>::new("another memory", &mut random, |_| {});
        let plan = Plan::new(&mut trial.system.memory, 0, SMALL, SMALL);
        let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
        match wrong_half {
            Half::Receive => plan.receive.data_space = Space::DeviceHostBias,
            Half::Transmit => plan.transmit.data_space = Space::DeviceHostBias,
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
        let outside = trial.account().of("device_memory.outside_addresses");
        trial.demand(outside > 0, || "the engine counts addresses that are not there".to_string());
        let memory = trial.system.card.memory();
        assert_eq!((memory.reads(), memory.writes), (0, 0));
    }
}

/// A program on a processor of its own reads lines of these pages again and again, as a prefetcher would.
fn disturb(trial: &mut Trial<TinyType2Card>, range: (u64, u64)) -> Rc<Cell<bool>> {
    let goes_on = Rc::new(Cell::new(true));
    let (core, asked) = (trial.system.host.core(0), goes_on.clone());
    trial.system.host.spawn(async move {
        while asked.get() {
            for line in (range.0..range.1).step_by(64) {
                core.load(line, 8).await;
            }
        }
    });
    goes_on
}

#[test]
fn pages_that_the_host_uses_are_refused_and_may_be_asked_for_again() {
    let mut random = generator();
    let mut trial = Trial::<TinyType2Card>::new("refused", &mut random, |_| {});
    let (begin, _) = memory_of(&mut trial);
    let pages = (begin, begin + 4 * PAGE_BYTES);
    let used = (begin + 2 * PAGE_BYTES, begin + 3 * PAGE_BYTES);
    let goes_on = disturb(&mut trial, used);
    trial.cycles(2_000);
    let refused = turn(&mut trial, pages, Bias::Device);
    assert_eq!(refused, Err(CardError::HostHasCopies { page: used.0 }));
    goes_on.set(false);
    trial.until("the other program ends", |trial| trial.system.host.running() == 0);
    // All four are in host-bias: a copy of any of them reverts nothing.
    let core = trial.system.host.core(0);
    let read = move |line| {
        let core = core.clone();
        async move { drop(core.load(line, 8).await) }
    };
    let reversions = statistics(&mut trial).reversions;
    for page in 0..4 {
        trial.system.host.spawn(read.clone()(begin + page * PAGE_BYTES));
    }
    trial.until("pages are read", |trial| trial.system.host.running() == 0);
    assert_eq!(statistics(&mut trial).reversions, reversions);

    assert_eq!(turn(&mut trial, pages, Bias::Device), Ok(()));
    for page in [1, 3] {
        trial.system.host.spawn(read.clone()(begin + page * PAGE_BYTES));
    }
    trial.until("pages are read", |trial| trial.system.host.running() == 0);
    assert_eq!(statistics(&mut trial).reversions, reversions + 2, "two of four turn back");
    assert_eq!(turn(&mut trial, pages, Bias::Host), Ok(()));
    trial.system.host.spawn(read(begin));
    trial.until("a page is read", |trial| trial.system.host.running() == 0);
    assert_eq!(statistics(&mut trial).reversions, reversions + 2, "the driver turned the others");
}

#[test]
fn what_the_host_stores_in_the_memory_of_the_card_is_there_for_all_of_its_processors() {
    let mut random = generator();
    let mut trial = Trial::<NicType2Card>::new("loads and stores", &mut random, |setup| {
        setup.host.freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };
    });
    let (begin, end) = memory_of(&mut trial);
    assert_eq!(end - begin, 256 << 20);
    let last = end - 8 * PAGE_BYTES;
    // Few lines, so that words of a line come by stores of both kinds.
    let lines: Vec<u64> = (0..24).map(|_| random.below((end - begin) / 64)).collect();
    let anywhere = |random: &mut Generator| {
        begin + 64 * lines[random.below(24) as usize] + 8 * random.below(8)
    };
    let mut addresses: Vec<u64> = (0..96).map(|_| anywhere(&mut random)).collect();
    addresses.extend((0..32).map(|line| last + 64 * line));
    let words: Vec<_> = addresses.iter().map(|address| (*address, random.bits(64))).collect();
    let (writer, reader) = (trial.system.host.core(0), trial.system.host.core(1));
    let stored = words.clone();
    trial.system.host.spawn(async move {
        for (number, (address, word)) in stored.iter().enumerate() {
            match number % 3 {
                0 => writer.store_nontemporal(*address, &word.to_le_bytes()).await,
                _ => writer.store(*address, &word.to_le_bytes()).await,
            }
        }
        writer.fence().await;
        writer.flush(last, 16 * 64).await;
    });
    trial.until("words are stored", |trial| trial.system.host.running() == 0);
    let found = Rc::new(RefCell::new(vec![]));
    let finds = found.clone();
    trial.system.host.spawn(async move {
        for address in addresses {
            let word = reader.load_u64(address).await;
            finds.borrow_mut().push(word);
        }
    });
    trial.until("words are read", |trial| trial.system.host.running() == 0);
    let mut expected = std::collections::HashMap::new();
    expected.extend(words.iter().copied());
    let expected: Vec<u64> = words.iter().map(|(address, _)| expected[address]).collect();
    assert_eq!(*found.borrow(), expected);
    let flushed = lines_of(&mut trial, (last, last + 16 * 64));
    let memory = trial.system.card.memory();
    // What was flushed is nowhere else.
    assert!(memory.writes >= 16 && memory.reads_of(flushed) >= 16);
    no_faults(&mut trial);
}
