//! How fast a card moves packets, one direction at a time, with descriptors at hand and no processor in
//! the way (CXL-NIC 7.1, figure 11).
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::card::{Operation, WriteAnswer};
use nic_driver::registers::nic::pfu_receive;
use nic_driver::ring::Signal;
use nic_driver::{Half, Machine, Packet, Pool, ReceiveRing, TransmitRing};
use nic_system::{
    Card, NicPcieCard, NicType1Card, NicType2Card, Plan, Setup, SimulatedMachine, StoreOrders,
    StoreProgress, Stored, StoresPcieCard, System, send_stores,
};

use super::Link;
use super::setting::HalfSetting;

/// Two to this power is the number of descriptors.
const SIZE_LOG2: u32 = 10;
/// Lines of descriptors read ahead.
const FETCH_LINES: u8 = 16;
/// Network cycles until the ring runs.
const SETUP_CYCLES: u64 = 60_000;
/// Host cycles that a run may take.
const PATIENCE: u64 = 2_000_000;
/// Cycles between two looks at a counter.
const LOOK_CYCLES: u64 = 400;
/// The part of a run that is measured, in hundredths: it is steady there.
const STEADY: std::ops::Range<u64> = 25..90;

/// What a run asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The link.
    pub link: Link,
    /// The direction.
    pub half: Half,
    /// How that half of the ring is set up.
    pub setting: HalfSetting,
    /// When NC-writes of packets are answered; through CXL.cache only.
    pub answer: WriteAnswer,
    /// A processor stores the frames into the card's window; no ring runs.
    pub stores: bool,
    /// Bytes of a frame without its check sequence.
    pub bytes: usize,
    /// Frames, at most as many as the ring has descriptors.
    pub frames: usize,
    /// The home agent's limits are lifted.
    pub lifted: bool,
    /// Seed of all that is left to chance.
    pub seed: u64,
}

impl Question {
    /// 900 frames of 1,500 bytes, eight completions together, the count of descriptors in a register.
    pub fn new(link: Link, half: Half, data: Operation, seed: u64) -> Self {
        let setting =
            HalfSetting { data, signal: Signal::Register, batch: 8, ..HalfSetting::RECEIVE };
        let (answer, stores, lifted) = (WriteAnswer::Globally, false, false);
        Self { link, half, setting, answer, stores, bytes: 1500, frames: 900, lifted, seed }
    }

    /// What one processor sends by stores.
    pub fn stores(seed: u64) -> Self {
        Self { stores: true, ..Self::new(Link::Pcie, Half::Transmit, Operation::NcRead, seed) }
    }
}

/// What a run found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Bytes that were moved in the steady part.
    pub bytes: u64,
    /// Picoseconds that it took.
    pub picoseconds: u64,
    /// Every counter of the card at the end.
    pub counters: nic_system::Counters,
}

impl Rate {
    /// Gb/s.
    pub fn gigabits(&self) -> f64 {
        self.bytes as f64 * 8e3 / self.picoseconds as f64
    }
}

/// A program's failure, one line.
type Failure = Rc<RefCell<Option<String>>>;
/// Times in picoseconds, and the bytes moved by then.
type Series = Rc<RefCell<Vec<(u64, u64)>>>;

/// Measures a rate. The network's clock is the host's, so that it is 64 bytes in each cycle of both.
///
/// # Errors
/// One line: a property or a rule that was broken, or frames that do not arrive.
pub fn rate(question: &Question) -> Result<Rate, String> {
    match (question.link, question.stores) {
        (Link::Cxl, false) => measure::<NicType1Card>(question),
        (Link::Pcie, false) => measure::<NicPcieCard>(question),
        (Link::Pcie, true) => measure::<StoresPcieCard>(question),
        (Link::CxlMemory, false) => measure::<NicType2Card>(question),
        (link, true) => Err(format!("no card behind {} takes stores", link.name())),
    }
}

fn measure<C: Card>(question: &Question) -> Result<Rate, String> {
    let profile = question.link.profile(false);
    let mut setup = Setup::server(profile, 3, question.seed);
    setup.host.lifts_home_limits = question.lifted;
    setup.network_period = profile.cycle_picoseconds().round() as u64;
    let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
    let shape = question.setting.shape(SIZE_LOG2);
    let room = question.bytes.max(2048).next_multiple_of(64) as u16;
    let plan = Plan::with_buffers(&mut system.memory, 0, (shape, shape), room);
    let mut plan = plan.map_err(|error| error.to_string())?;
    for half in [&mut plan.receive, &mut plan.transmit] {
        question.setting.apply(half);
        half.fetch_lines = FETCH_LINES;
    }
    let (series, failure) = (Series::default(), Failure::default());
    let total = (question.bytes * question.frames) as u64;
    match question.half {
        Half::Receive => {
            for _ in 0..question.frames {
                system.wire.send(SETUP_CYCLES, vec![0x5a; question.bytes]);
            }
            let program = receive(system.machine(0), plan, *question, failure.clone());
            system.host.spawn(program);
            system.host.spawn(look(system.machine(1), total, series.clone()));
        }
        Half::Transmit if question.stores => {
            let program = store(system.machine(0), *question, failure.clone());
            system.host.spawn(program);
        }
        Half::Transmit => {
            let program = transmit(system.machine(0), plan, *question, failure.clone());
            system.host.spawn(program);
        }
    }
    let mut left = PATIENCE;
    while system.host.running() > 0
        || question.half == Half::Transmit && system.wire.received.len() < question.frames
    {
        system.cycle().map_err(|error| error.to_string())?;
        left -= 1;
        if left == 0 {
            let counters = system.counters(2).map_err(|error| error.to_string())?;
            let moved = series.borrow().last().map_or(0, |(_, bytes)| *bytes);
            return Err(format!("{question:?} moved {moved} bytes of {total}: {counters:?}"));
        }
    }
    if let Some(failure) = failure.borrow_mut().take() {
        return Err(failure);
    }
    if question.half == Half::Transmit {
        let mut bytes = 0;
        let ends = system.wire.received.iter().map(|frame| {
            bytes += frame.bytes.len() as u64;
            (frame.ended * setup.network_period, bytes)
        });
        *series.borrow_mut() = ends.collect();
    }
    let counters = system.counters(2).map_err(|error| error.to_string())?;
    let series = series.borrow();
    let is_past = |percent: u64| move |(_, bytes): &&(u64, u64)| bytes * 100 >= total * percent;
    let [first, last] =
        [STEADY.start, STEADY.end].map(|percent| series.iter().find(is_past(percent)));
    let (Some(first), Some(last)) = (first, last) else {
        return Err(format!("{question:?} moved {:?} bytes of {total}", series.last()));
    };
    Ok(Rate { bytes: last.1 - first.1, picoseconds: last.0 - first.0, counters })
}

/// Posts as many buffers as the ring has descriptors.
async fn receive(machine: SimulatedMachine, plan: Plan, question: Question, failure: Failure) {
    let stack = vec![Cell::new(0); plan.buffer_count];
    let run = async {
        let pool = Pool::new(&stack, plan.buffers, plan.buffer_bytes, plan.stride_bytes)
            .map_err(|error| error.to_string())?;
        let card = nic_driver::Card::open(&machine).await.map_err(|error| error.to_string())?;
        let ranges = [plan.ring_range(), plan.buffer_range()];
        card.set_ranges(plan.ring, &ranges).await.map_err(|error| error.to_string())?;
        if question.link == Link::Cxl {
            let chosen = card.set_write_answer(question.answer).await;
            chosen.map_err(|error| error.to_string())?;
        }
        let tail = nic_driver::Card::<SimulatedMachine>::tail_register(Half::Receive, plan.ring);
        let ring = ReceiveRing::new(&machine, plan.receive.geometry, tail).await;
        let mut ring = ring.map_err(|error| error.to_string())?;
        let started = card.start(Half::Receive, plan.ring, &plan.receive).await;
        started.map_err(|error| error.to_string())?;
        ring.refill(&pool).await;
        Ok(())
    };
    *failure.borrow_mut() = run.await.err();
}

/// Puts all packets into the ring, and then says so.
async fn transmit(machine: SimulatedMachine, plan: Plan, question: Question, failure: Failure) {
    let stack = vec![Cell::new(0); plan.buffer_count];
    let run = async {
        let pool = Pool::new(&stack, plan.buffers, plan.buffer_bytes, plan.stride_bytes)
            .map_err(|error| error.to_string())?;
        let card = nic_driver::Card::open(&machine).await.map_err(|error| error.to_string())?;
        let ranges = [plan.ring_range(), plan.buffer_range()];
        card.set_ranges(plan.ring, &ranges).await.map_err(|error| error.to_string())?;
        let tail = nic_driver::Card::<SimulatedMachine>::tail_register(Half::Transmit, plan.ring);
        let ring = TransmitRing::new(&machine, plan.transmit.geometry, tail).await;
        let mut ring = ring.map_err(|error| error.to_string())?;
        let started = card.start(Half::Transmit, plan.ring, &plan.transmit).await;
        started.map_err(|error| error.to_string())?;
        let packet = |_| {
            let mut buffer = pool.alloc()?;
            buffer.length_bytes = question.bytes as u16;
            Some(Packet::from_buffer(buffer))
        };
        let mut packets: Vec<Option<Packet>> = (0..question.frames).map(packet).collect();
        match ring.burst(&mut packets).await {
            sent if sent == question.frames => Ok(()),
            sent => Err(format!("the ring takes {sent} packets of {}", question.frames)),
        }
    };
    *failure.borrow_mut() = run.await.err();
}

/// Stores all packets, one after the other.
async fn store(machine: SimulatedMachine, question: Question, failure: Failure) {
    let frame = || Stored::Frame(vec![0x5a; question.bytes], false);
    let stores = std::iter::repeat_with(frame).take(question.frames).collect();
    let orders = StoreOrders { stores, end: true };
    let done = Rc::new(RefCell::new(StoreProgress { orders, ..StoreProgress::default() }));
    send_stores(machine, done.clone()).await;
    *failure.borrow_mut() = done.borrow_mut().error.take();
}

/// Looks at what the card has written, until it is all.
async fn look(machine: SimulatedMachine, total: u64, series: Series) {
    loop {
        let low = machine.read_register(pfu_receive::BYTES).await;
        let high = machine.read_register(pfu_receive::BYTES + 4).await;
        let bytes = u64::from(high) << 32 | u64::from(low);
        series.borrow_mut().push((machine.core.picoseconds(), bytes));
        if bytes >= total {
            return;
        }
        machine.core.delay_cycles(LOOK_CYCLES).await;
    }
}
