//! Frames that the host stores into one of many queues of a card (`MMIO=queues`), beside those of its rings: each
//! queue keeps its own order, none waits for a queue that is slow or wrong, and every frame is counted.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::Card;
use nic_driver::card::CardError;
use nic_driver::card::store_queues::{StoreLimits, StoreQueueFault};
use nic_host::{Flush, Order};
use nic_system::frames;
use nic_system::{
    Near, Plan, RingShape, StoreProgress, Stored, TinyPcieCard, TinyQueuesPcieCard,
    TinyQueuesType1Card, TinyStoresPcieCard, Trial, Work, send_stores_in_queue,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

const SHAPE: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };
/// Cycles until what was sent has been forwarded.
const REST: u64 = 12_000;
/// Queues of the small cards.
const QUEUES: u32 = 4;
/// The queue that does wrong, and the processor whose it is.
const WRONG: u32 = 2;
/// Rounds of four queues: what a message may take in a test of the limit.
const TIME_LIMIT_ROUNDS: u32 = 2_000;

/// The first byte of a frame of the ring, and of one of a queue: no group address, so even.
const OF_RINGS: u8 = 2;
fn of_queue(queue: u32) -> u8 {
    4 + 2 * queue as u8
}

fn marked(random: &mut Generator, from: u8, length: usize) -> Vec<u8> {
    let mut frame = frames::bare(random, length);
    frame[0] = from;
    frame
}

type Done = Rc<RefCell<StoreProgress>>;

/// A processor for each queue.
fn storers<C: Near>(trial: &mut Trial<C>, queues: impl IntoIterator<Item = u32>) -> Vec<Done> {
    let all = queues.into_iter().map(|queue| {
        let done = Rc::new(RefCell::new(StoreProgress::default()));
        // The first processor forwards.
        let machine = trial.system.machine(1 + queue as usize % 3);
        trial.system.host.spawn(send_stores_in_queue(machine, queue, done.clone()));
        done
    });
    all.collect()
}

fn until<C: Near>(
    trial: &mut Trial<C>,
    done: &Done,
    what: &str,
    is_so: fn(&StoreProgress) -> bool,
) {
    trial.until(what, |_| is_so(&done.borrow()) || done.borrow().error.is_some());
    let error = done.borrow().error.clone();
    trial.demand(error.is_none(), || format!("{error:?}"));
}

fn end<C: Near>(trial: &mut Trial<C>, done: &Done) -> StoreQueueFault {
    done.borrow_mut().orders.end = true;
    until(trial, done, "all is stored", |done| done.queue_fault.is_some());
    let fault = done.borrow().queue_fault;
    fault.expect("waited for")
}

/// Asks the driver something while the card runs.
fn driver<C: Near, T: 'static>(
    trial: &mut Trial<C>,
    what: impl AsyncFnOnce(&Card<'_, nic_system::SimulatedMachine>) -> T + 'static,
) -> T {
    let machine = trial.system.machine(0);
    let found = Rc::new(RefCell::new(None));
    let kept = found.clone();
    trial.system.host.spawn(async move {
        let card = Card::open(&machine).await.expect("the card is known");
        *kept.borrow_mut() = Some(what(&card).await);
    });
    trial.until("the driver is done", |_| found.borrow().is_some());
    found.borrow_mut().take().expect("waited for")
}

fn set_limits<C: Near>(trial: &mut Trial<C>, time_limit_rounds: u32) {
    driver(trial, async move |card| {
        let made = card.store_queues().await.expect("there are queues");
        assert_eq!(made.queues, QUEUES, "{made:?}");
        let limits = StoreLimits { time_limit_rounds, ..StoreLimits::shared_evenly(&made) };
        card.set_store_limits(limits).await.expect("they are legal");
    });
}

fn sent_by<C: Near>(trial: &Trial<C>, from: u8) -> Vec<Vec<u8>> {
    trial.sent().into_iter().filter(|frame| frame[0] == from).collect()
}

fn start<C: Near>(trial: &mut Trial<C>) {
    let plan = Plan::new(&mut trial.system.memory, 0, SHAPE, SHAPE);
    let plan = plan.unwrap_or_else(|error| panic!("{error}"));
    trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
}

/// A ring forwards while each queue is stored to, in a profile of write combining that the seed chooses.
fn all_at_once<C: Near>() {
    let mut random = generator();
    let order = *random.pick(&[Order::InOrder, Order::Random, Order::Adversarial]);
    let flush = *random.pick(&[Flush::Whole, Flush::Words]);
    let mut trial = Trial::<C>::new("all at once", &mut random, |setup| {
        (setup.root.combining_order, setup.root.combining_flush) = (order, flush);
    });
    start(&mut trial);
    set_limits(&mut trial, 0);
    let done = storers(&mut trial, 0..QUEUES);
    for done in &done {
        until(&mut trial, done, "the queue is open", |done| done.is_open);
    }
    let mut stored = vec![vec![]; done.len()];
    for number in 0..40 {
        let length = frames::any_length(&mut random);
        trial.send(300, marked(&mut random, OF_RINGS, length));
        for (queue, (done, stored)) in (0..).zip(done.iter().zip(&mut stored)) {
            let jumbo = number % 20 == queue;
            for _ in 0..random.below(4) {
                let length = if jumbo { frames::JUMBO } else { frames::any_length(&mut random) };
                let frame = marked(&mut random, of_queue(queue), length);
                done.borrow_mut().orders.stores.push_back(Stored::Frame(frame.clone(), false));
                stored.push(frame);
            }
        }
        trial.cycles(random.within(100..=500));
    }
    trial.until_sent();
    for done in &done {
        let fault = end(&mut trial, done);
        trial.demand(fault == StoreQueueFault::None, || format!("{order:?}: {fault:?}"));
    }
    trial.cycles(REST);
    let statistics =
        driver(&mut trial, async |card| card.store_statistics().await.expect("it takes stores"));
    trial.finish();
    let (of_rings, given) = (sent_by(&trial, OF_RINGS), trial.frames.clone());
    trial.demand(of_rings == given, || format!("{} of {}", of_rings.len(), given.len()));
    for (queue, stored) in (0..).zip(&stored) {
        let sent = sent_by(&trial, of_queue(queue));
        trial.demand(&sent == stored, || {
            format!("{order:?}, {flush:?}, queue {queue}: {} of {}", sent.len(), stored.len())
        });
    }
    // None waited until another had ended.
    let kinds: Vec<_> = trial.sent().iter().map(|frame| frame[0]).collect();
    let turns = kinds.windows(2).filter(|two| two[0] != two[1]).count();
    trial.demand(turns > 30, || format!("{turns} changes between the interfaces"));
    trial.account();
    let all = stored.iter().map(Vec::len).sum::<usize>();
    let messages =
        (statistics.messages as usize, statistics.empty_messages, statistics.cut_messages);
    trial.demand(messages == (all, 0, 0), || format!("{all} frames, {statistics:?}"));
}

#[test]
fn a_ring_and_four_queues_of_stores_send_at_once_through_cxl() {
    all_at_once::<TinyQueuesType1Card>();
}

#[test]
fn a_ring_and_four_queues_of_stores_send_at_once_through_pci_express() {
    all_at_once::<TinyQueuesPcieCard>();
}

/// A queue that does wrong stops, and names why; the others and the ring go on meanwhile, and it goes on itself
/// when it has been started again.
#[test]
fn a_queue_that_does_wrong_stops_alone_until_it_is_started_again() {
    let header = |length: u16| Stored::Bytes(0, [&length.to_le_bytes()[..], &[0; 2]].concat());
    for (wrong, expected) in [
        (vec![header(9_216), Stored::Bytes(64, vec![7; 640])], StoreQueueFault::TimedOut),
        (vec![header(9_217), Stored::Bytes(4, vec![7; 300])], StoreQueueFault::TooLong),
        (vec![Stored::Bytes(64 * 300, vec![7; 300])], StoreQueueFault::BeyondWindow),
        // A whole message, and then its first line once more.
        (
            vec![header(40), Stored::Bytes(4, vec![7; 60]), Stored::Bytes(0, vec![9; 64])],
            StoreQueueFault::BelowStart,
        ),
    ] {
        let mut random = generator();
        let mut trial =
            Trial::<TinyQueuesPcieCard>::new(format!("{expected:?}"), &mut random, |_| {});
        start(&mut trial);
        set_limits(&mut trial, TIME_LIMIT_ROUNDS);
        let done = storers(&mut trial, [1, WRONG]);
        for done in &done {
            until(&mut trial, done, "the queue is open", |done| done.is_open);
        }
        let whole = usize::from(expected == StoreQueueFault::BelowStart);
        done[1].borrow_mut().orders.stores.extend(wrong);
        let mut right = vec![];
        for _ in 0..40 {
            let length = frames::any_length(&mut random);
            trial.send(random.within(100..=400), marked(&mut random, OF_RINGS, length));
            let frame = marked(&mut random, of_queue(1), length);
            right.push(frame.clone());
            done[0].borrow_mut().orders.stores.push_back(Stored::Frame(frame, false));
            trial.cycles(random.within(50..=300));
        }
        trial.until_sent();
        trial.cycles(u64::from(TIME_LIMIT_ROUNDS * QUEUES));
        let (fault, counted) = driver(&mut trial, async |card| {
            let fault = card.store_queue_fault(WRONG).await.expect("there is such a queue");
            (fault, card.store_queue_faults().await.expect("there are queues"))
        });
        trial.demand(fault == expected, || format!("{fault:?}, {counted:?}"));
        let counts =
            [counted.timed_out, counted.too_long, counted.beyond_window, counted.below_start];
        trial.demand(counts.iter().sum::<u32>() == 1, || format!("{counted:?}"));
        let frame = marked(&mut random, of_queue(WRONG), 333);
        let again = [Stored::Restart, Stored::Frame(frame.clone(), false)];
        done[1].borrow_mut().orders.stores.extend(again);
        for done in &done {
            let fault = end(&mut trial, done);
            trial.demand(fault == StoreQueueFault::None, || format!("{fault:?}"));
        }
        trial.cycles(REST);
        trial.finish();
        let (of_rings, given) = (sent_by(&trial, OF_RINGS), trial.frames.clone());
        trial.demand(of_rings == given, || format!("{} of {}", of_rings.len(), given.len()));
        let sent = sent_by(&trial, of_queue(1));
        trial.demand(sent == right, || format!("{} of {} stored", sent.len(), right.len()));
        trial.demand(sent_by(&trial, of_queue(WRONG)) == [frame], || "the frame after".to_string());
        let all = trial.sent().len();
        trial.demand(all == given.len() + right.len() + 1 + whole, || format!("{all} frames"));
        trial.account();
    }
}

/// The driver says by name what a card cannot do, and changes nothing then.
#[test]
fn the_driver_refuses_what_a_card_has_not() {
    let mut random = generator();
    let mut trial = Trial::<TinyQueuesType1Card>::new("queues", &mut random, |_| {});
    driver(&mut trial, async |card| {
        let error = card.start_stores().await.expect_err("there is no one window");
        assert_eq!(error, CardError::ManyStoreQueues);
        let error = card.start_store_queue(QUEUES).await.expect_err("there are fewer");
        assert_eq!(error, CardError::NoSuchQueue { queue: QUEUES, queues: QUEUES });
        assert_eq!(error.to_string(), "queue 4 of a card with 4; 0 to 3 is right");
        let made = card.store_queues().await.expect("there are queues");
        let most = made.memory_lines / made.queues;
        let limits = StoreLimits::shared_evenly(&made);
        let refused = [
            (
                StoreLimits { share_lines: most + 1, ..limits },
                CardError::StoreShare { lines: most + 1, most },
            ),
            (StoreLimits { threshold_shift: 8, ..limits }, CardError::StoreLimit(8)),
            (StoreLimits { time_limit_rounds: 65_536, ..limits }, CardError::StoreLimit(65_536)),
        ];
        for (limits, expected) in refused {
            assert_eq!(card.set_store_limits(limits).await, Err(expected));
        }
        assert_eq!(card.store_queue_faults().await.map(|faults| faults.refused_restarts), Ok(0));
    });
    for error in [refused_by::<TinyStoresPcieCard>(), refused_by::<TinyPcieCard>()] {
        assert_eq!(error, CardError::NoStoreQueues);
    }
}

fn refused_by<C: Near>() -> CardError {
    let mut random = generator();
    let mut trial = Trial::<C>::new("no queues", &mut random, |_| {});
    driver(&mut trial, async |card| card.start_store_queue(0).await.expect_err("there are none"))
}

/// The hardware refuses a restart of a queue that there is not, and says so.
#[test]
fn a_restart_of_no_queue_is_counted_and_does_nothing() {
    use nic_driver::registers::nic::mmio_queues::{RESTART_LINE_ADDRESS, RESTART_QUEUE};
    let mut random = generator();
    let mut trial = Trial::<TinyQueuesPcieCard>::new("restart", &mut random, |_| {});
    let done = storers(&mut trial, [0]);
    until(&mut trial, &done[0], "the queue is open", |done| done.is_open);
    // Its low bits are those of queue 0, which has begun a message.
    done[0].borrow_mut().orders.stores.push_back(Stored::Bytes(0, vec![64, 0, 0, 0]));
    trial.until("it is stored", |_| done[0].borrow().orders.stores.is_empty());
    trial.write_registers(vec![(RESTART_QUEUE, QUEUES), (RESTART_LINE_ADDRESS, 0)]);
    let rest = vec![OF_RINGS; 64];
    done[0].borrow_mut().orders.stores.push_back(Stored::Bytes(4, rest.clone()));
    end(&mut trial, &done[0]);
    let faults = driver(&mut trial, async |card| card.store_queue_faults().await.expect("queues"));
    trial.demand(faults.refused_restarts == 1, || format!("{faults:?}"));
    trial.cycles(REST);
    trial.finish();
    let sent = trial.sent();
    trial.demand(sent == [rest], || format!("{sent:?}"));
}
