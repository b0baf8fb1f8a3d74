//! Packets that are forwarded and GETs that are answered, on one card with memory of its own, while the host changes
//! entries of the key-value table: each change is a turn of pages to host-bias and back.
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use nic_driver::card::key_value::{KeyValueSettings, KeyValueStore, KeyValueTable};
use nic_driver::card::{Bias, CardError, Space};
use nic_driver::region::PAGE_BYTES;
use nic_driver::{Card as Driver, Region};
use nic_host::profile::AGILEX7_CXL;
use nic_host::{Allocator, Core};
use nic_model::kvs::{Opcode, Request, Status, build, parse_answer};
use nic_system::frames::{self, Flow};
use nic_system::{
    Plan, Progress, RingShape, Setup, SimulatedMachine, SmallType2KvsCard, System, Work, work,
};
use nic_tb::{Generator, Seed};

use crate::key_value::{ENVELOPE, UDP_PORT};

/// Bytes of a packet, of a key's value.
const PACKET_BYTES: usize = 512;
const VALUE_BYTES: usize = 64;
/// Keys, about half of what there is room for.
const KEYS: usize = 128;
/// Descriptors of each half of the ring, 2 to this power.
const SIZE_LOG2: u32 = 6;
/// Pages of the card's memory in front of those of the ring.
const TABLE_PAGES: u64 = 256;
/// Cycles until everything runs, and until what was sent has come back.
const PATIENCE: u64 = 5_000_000;
const REST: u64 = 15_000;
/// Where the card counts what it has no room for.
const DROPS: [&str; 2] = ["packet_buffer.table_full", "packet_buffer.memory_full"];
/// Picoseconds in a microsecond.
const MICROSECOND: u64 = 1_000_000;

/// How often the host changes an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Updates {
    /// Never.
    None,
    /// One begins so many microseconds after the one before began, or as soon as that has ended.
    Every(u64),
}

/// One measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Packets in a millisecond, and GETs.
    pub offered: [u64; 2],
    /// Changes of entries.
    pub updates: Updates,
    /// Microseconds of traffic.
    pub microseconds: u64,
    /// Seed of all that is left to chance.
    pub seed: u64,
}

/// What it found; times in picoseconds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Mixed {
    /// From the first beat to the card to the first beat back, of each packet that came back.
    pub packets: Vec<u64>,
    /// To the last beat of the answer, of each GET that met no change of an entry.
    pub gets: Vec<u64>,
    /// Of each that did.
    pub gets_beside: Vec<u64>,
    /// Until the host was alone with a key, of each change.
    pub holds: Vec<u64>,
    /// Until the entry was looked for and stored.
    pub stores: Vec<u64>,
    /// Until its pages were back in device-bias and the key was free.
    pub turns: Vec<u64>,
    /// Turns that the host's copies interrupted, packets and GETs that were sent, and those of them that were dropped.
    pub counts: Vec<u64>,
}

impl Mixed {
    /// Its lists of numbers, in an order.
    pub fn lists(&self) -> [&Vec<u64>; 7] {
        let Self { packets, gets, gets_beside, holds, stores, turns, counts } = self;
        [packets, gets, gets_beside, holds, stores, turns, counts]
    }

    /// The same from such lists.
    pub fn from_lists(lists: [Vec<u64>; 7]) -> Self {
        let [packets, gets, gets_beside, holds, stores, turns, counts] = lists;
        Self { packets, gets, gets_beside, holds, stores, turns, counts }
    }
}

/// What the program that changes entries is told, and what it says.
#[derive(Default)]
struct Told {
    serves: Cell<bool>,
    begin: Cell<bool>,
    end: Cell<bool>,
    /// Begin and end of each change.
    spans: RefCell<Vec<(u64, u64)>>,
    found: RefCell<Mixed>,
    interrupted: Cell<u64>,
    keys: RefCell<Vec<Vec<u8>>>,
    error: RefCell<Option<String>>,
}

/// Runs it.
///
/// # Errors
/// One line: a property or a rule that was broken, or a wrong answer.
pub fn measure(question: &Question) -> Result<Mixed, String> {
    let mut random = Seed::new(question.seed).fork("mixed");
    let setup = Setup::server(&AGILEX7_CXL, 2, random.bits(64));
    let system = System::<SmallType2KvsCard>::new(&setup);
    let mut system = system.map_err(|error| error.to_string())?;
    let map = system.host.memory_map();
    let [begin, end] = [map.device_begin, map.device_end].map(|line| 64 * line);
    let table = begin + TABLE_PAGES * PAGE_BYTES;
    let told = Rc::new(Told::default());
    let machine = system.machine(1);
    system.host.spawn(manage(machine, (begin, table), question.updates, told.clone()));
    let plan = plan((table, end))?;
    let progress = Rc::new(RefCell::new(Progress::default()));
    let machine = system.machine(0);
    let both = Rc::new(Cell::new(false));
    let (buffers, ready) = (plan.1, both.clone());
    let manager = told.clone();
    let ring = progress.clone();
    system.host.spawn(async move {
        // The registers that turn pages are for one program at a time.
        while !manager.serves.get() {
            machine.core.delay_cycles(200).await;
        }
        let card = Driver::open(&machine).await.expect("the card is known");
        card.set_bias(buffers.0, buffers.1, Bias::Device).await.expect("nobody uses them");
        ready.set(true);
        work(machine.clone(), plan.0, Work::UNTIL_TOLD, ring).await;
    });
    until(&mut system, &told, || progress.borrow().is_running)?;
    let period = setup.network_period;
    let mut asked = send(&mut system, question, period, (&told.keys.borrow(), &mut random));
    told.begin.set(true);
    while !system.wire.is_sent() {
        system.cycle().map_err(|error| error.to_string())?;
    }
    told.end.set(true);
    for _ in 0..REST {
        system.cycle().map_err(|error| error.to_string())?;
    }
    progress.borrow_mut().orders.end = true;
    until(&mut system, &told, || progress.borrow().has_ended)?;
    let mut found = told.found.borrow().clone();
    let counts = [told.interrupted.get(), asked.packets.len() as u64, asked.gets.len() as u64];
    found.counts = counts.to_vec();
    let spans = told.spans.borrow();
    for frame in &system.wire.received {
        if let Some(place) = asked.packets.remove(&frame.bytes) {
            found.packets.push((frame.began - system.wire.given[place]) * period);
            continue;
        }
        let (_, answer) = parse_answer(&frame.bytes)?;
        if answer.status != Status::Success as u16 || answer.value.len() != VALUE_BYTES {
            return Err(format!("a GET is answered {answer:?}"));
        }
        let place = asked.gets.remove(&u32::from_be_bytes(answer.opaque));
        let place = place.ok_or("an answer that nobody waits for")?;
        let (from, to) = (system.wire.given[place] * period, frame.ended * period);
        let meets = spans.iter().any(|(begin, end)| from <= *end && *begin <= to);
        let of = if meets { &mut found.gets_beside } else { &mut found.gets };
        of.push(to - from);
    }
    let left = (asked.gets.len() + asked.packets.len()) as u64;
    let counters = system.counters(0).map_err(|error| error.to_string())?;
    let dropped = counters.iter().filter(|(name, _)| DROPS.contains(&name.as_str()));
    let dropped: u64 = dropped.map(|(_, count)| count).sum();
    found.counts.push(dropped);
    match left == dropped {
        true => Ok(found),
        false => Err(format!("{left} frames did not come back, {dropped} were dropped")),
    }
}

fn until(
    system: &mut System<SmallType2KvsCard>,
    told: &Told,
    is_so: impl Fn() -> bool,
) -> Result<(), String> {
    for _ in 0..PATIENCE {
        if is_so() {
            return Ok(());
        }
        system.cycle().map_err(|error| error.to_string())?;
        if let Some(error) = told.error.borrow().clone() {
            return Err(error);
        }
    }
    Err(format!("not after {PATIENCE} cycles"))
}

/// A ring in the card's memory, in host-bias, whose packets are sent from where they came, in device-bias; and the pages
/// of these.
fn plan((begin, end): (u64, u64)) -> Result<(Plan, (u64, u64)), String> {
    let shape = RingShape { size_log2: SIZE_LOG2, ..RingShape::PLAIN };
    let plan = Plan::new(&mut Allocator::new(begin..end), 0, shape, shape);
    let mut plan = plan.map_err(|error| error.to_string())?;
    for half in [&mut plan.receive, &mut plan.transmit] {
        half.ring_space = Space::DeviceHostBias;
        half.data_space = Space::DeviceDeviceBias;
    }
    let (first, last) = plan.buffer_range();
    let shift = first.next_multiple_of(PAGE_BYTES) - first;
    plan.buffers += shift;
    Ok((plan, (first + shift, (last + shift).next_multiple_of(PAGE_BYTES))))
}

/// Frames that were sent, and their places among all.
struct Asked {
    packets: HashMap<Vec<u8>, usize>,
    gets: HashMap<u32, usize>,
}

/// Packets and GETs go to the card at random times, as often as asked for.
fn send(
    system: &mut System<SmallType2KvsCard>,
    question: &Question,
    period: u64,
    (keys, random): (&[Vec<u8>], &mut Generator),
) -> Asked {
    let span = question.microseconds * MICROSECOND / period;
    let [packets, gets] = question.offered.map(|each| each * question.microseconds / 1_000);
    let mut times: Vec<(u64, bool)> =
        (0..packets + gets).map(|number| (random.below(span), number < packets)).collect();
    times.sort_unstable();
    let first = system.wire.given.len();
    let begin = system.wire.now();
    let mut asked = Asked { packets: HashMap::new(), gets: HashMap::new() };
    for (number, (time, is_packet)) in times.into_iter().enumerate() {
        let frame = if is_packet {
            let mut flow = Flow::any(random);
            flow.destination.1 = 53;
            let frame = frames::udp(random, &flow, PACKET_BYTES);
            asked.packets.insert(frame.clone(), first + number);
            frame
        } else {
            let opaque = number as u32;
            asked.gets.insert(opaque, first + number);
            let key: &Vec<u8> = random.pick(keys);
            let request = Request::new(Opcode::Get, &[], key, &[]);
            build(&ENVELOPE, &Request { opaque: opaque.to_be_bytes(), ..request }.to_bytes())
        };
        system.wire.send(begin + time, frame);
    }
    asked
}

/// The table, in device-bias; entries change until the end.
async fn manage(machine: SimulatedMachine, pages: (u64, u64), updates: Updates, told: Rc<Told>) {
    let result = serve(&machine, pages, updates, &told).await;
    *told.error.borrow_mut() = result.err().map(|error| error.to_string());
}

async fn serve(
    machine: &SimulatedMachine,
    (begin, end): (u64, u64),
    updates: Updates,
    told: &Told,
) -> Result<(), CardError> {
    let card = Driver::open(machine).await?;
    let index_bits = card.key_value_handler().await?.index_bits;
    let map = vec![Cell::new(0); Region::map_words(end - begin) as usize];
    let region = Region::new(&map, begin, end).expect("whole pages");
    let nic = KeyValueTable::alloc(&region, index_bits).expect("they have room");
    let store = card.key_value(KeyValueSettings { nic, bias: Bias::Device, host: None }).await?;
    for number in 0..KEYS {
        let key = format!("key {number:012}").into_bytes();
        // What finds no room is not asked for.
        if store.put(&key, [0; 4], &[number as u8; VALUE_BYTES]).await.is_ok() {
            told.keys.borrow_mut().push(key);
        }
    }
    store.start(UDP_PORT).await?;
    told.serves.set(true);
    let core = &machine.core;
    while !told.begin.get() {
        core.delay_cycles(200).await;
    }
    let Updates::Every(microseconds) = updates else { return Ok(()) };
    let mut next = core.picoseconds();
    let mut number = 0;
    while !told.end.get() {
        let now = core.picoseconds();
        if now < next {
            core.delay_picoseconds(next - now).await;
            continue;
        }
        next = now + microseconds * MICROSECOND;
        let count = told.keys.borrow().len();
        let key = told.keys.borrow()[number * 37 % count].clone();
        update(core, &store, (&key, number as u8), told).await?;
        number += 1;
    }
    Ok(())
}

/// Changes an entry.
async fn update(
    core: &Core,
    store: &KeyValueStore<'_, SimulatedMachine>,
    (key, byte): (&[u8], u8),
    told: &Told,
) -> Result<(), CardError> {
    let begin = core.picoseconds();
    let held = store.hold(key).await?;
    let alone = core.picoseconds();
    held.put([0; 4], &[byte; VALUE_BYTES]).await?;
    let stored = core.picoseconds();
    match held.release().await {
        Ok(()) => {}
        Err(CardError::HostHasCopies { .. }) => told.interrupted.set(told.interrupted.get() + 1),
        Err(error) => return Err(error),
    }
    let end = core.picoseconds();
    told.spans.borrow_mut().push((begin, end));
    let mut found = told.found.borrow_mut();
    found.holds.push(alone - begin);
    found.stores.push(stored - alone);
    found.turns.push(end - stored);
    Ok(())
}
