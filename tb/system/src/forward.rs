//! The main job: a program that sends every packet that it receives.
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use nic_driver::card::{CardError, RingStatistics};
use nic_driver::{Card, Half, Packet, Pool, ReceiveRing, StoreQueue, TransmitRing, pool, ring};

use crate::machine::SimulatedMachine;
use crate::plan::{Plan, Sends};
use crate::stores::{self, Recorded};

/// Packets that one burst takes.
const BURST: usize = 32;

/// Why a program ended early. One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForwardError {
    /// The card.
    Card(CardError),
    /// The rings.
    Ring(ring::Error),
    /// The buffers.
    Pool(pool::Error),
    /// The window of stores.
    Stores(String),
}

impl fmt::Display for ForwardError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(error) => write!(formatter, "{error}"),
            Self::Ring(error) => write!(formatter, "{error}"),
            Self::Pool(error) => write!(formatter, "{error}"),
            Self::Stores(error) => write!(formatter, "{error}"),
        }
    }
}
impl std::error::Error for ForwardError {}
impl From<CardError> for ForwardError {
    fn from(error: CardError) -> Self {
        Self::Card(error)
    }
}
impl From<ring::Error> for ForwardError {
    fn from(error: ring::Error) -> Self {
        Self::Ring(error)
    }
}
impl From<pool::Error> for ForwardError {
    fn from(error: pool::Error) -> Self {
        Self::Pool(error)
    }
}

/// What a program has done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forwarded {
    /// Packets.
    pub packets: usize,
    /// Both halves run.
    pub is_running: bool,
    /// When each was seen by the program, in picoseconds.
    pub seen: Vec<u64>,
    /// When the program began to give each to the card, in picoseconds.
    pub handed: Vec<u64>,
    /// Buffers whose packet was not sent.
    pub failed: u64,
    /// What the receive half has counted.
    pub receive: RingStatistics,
    /// What the transmit half has counted.
    pub transmit: RingStatistics,
    /// Why it ended, if not because all was done.
    pub error: Option<ForwardError>,
}

/// Runs the driver until so many packets have been received and sent, as the plan says.
pub async fn forward(
    machine: SimulatedMachine,
    plan: Plan,
    packets: usize,
    done: Rc<RefCell<Forwarded>>,
) {
    let result = run(&machine, &plan, packets, &done).await;
    done.borrow_mut().error = result.err();
}

async fn run(
    machine: &SimulatedMachine,
    plan: &Plan,
    packets: usize,
    done: &RefCell<Forwarded>,
) -> Result<(), ForwardError> {
    // Where packets are copied, those to be sent have buffers of their own: the second half of all.
    let stack = vec![Cell::new(0); plan.buffer_count];
    let copies_packets = plan.sends.copies();
    let own = if copies_packets { plan.buffer_count / 2 } else { plan.buffer_count };
    let (first, second) = stack.split_at(own);
    let pool = Pool::new(first, plan.buffers, plan.buffer_bytes, plan.stride_bytes)?;
    let copies = Pool::new(second, plan.copies(), plan.buffer_bytes, plan.stride_bytes)?;
    let sent_pool = if copies_packets { &copies } else { &pool };
    let card = Card::open(machine).await?;
    let tail = Card::<SimulatedMachine>::tail_register;
    let ring = plan.ring;
    card.set_ranges(ring, &plan.ranges()).await?;
    let geometry = plan.receive.geometry;
    let mut receive = ReceiveRing::new(machine, geometry, tail(Half::Receive, ring)).await?;
    let geometry = plan.transmit.geometry;
    let mut transmit = TransmitRing::new(machine, geometry, tail(Half::Transmit, ring)).await?;
    let mut window = None;
    match plan.sends {
        Sends::InPlace | Sends::Copies | Sends::CopiesPastCaches => {
            card.start(Half::Transmit, ring, &plan.transmit).await?
        }
        Sends::Stores => window = Some(stores::open(&card).await.map_err(ForwardError::Stores)?),
    }
    card.start(Half::Receive, ring, &plan.receive).await?;
    receive.refill(&pool).await;
    done.borrow_mut().is_running = true;

    let mut burst: [Option<Packet>; BURST] = [const { None }; BURST];
    let mut count = 0;
    while count < packets {
        let came = receive.burst(&pool, &mut burst).await;
        if came == 0 {
            receive.wait().await;
            continue;
        }
        let now = machine.core.picoseconds();
        done.borrow_mut().seen.extend(std::iter::repeat_n(now, came));
        if copies_packets {
            while copies.available() < came {
                transmit.wait().await;
                transmit.reclaim(sent_pool).await;
            }
            copy(machine, (&pool, &copies), &mut burst[..came], plan.sends).await;
        }
        let now = machine.core.picoseconds();
        done.borrow_mut().handed.extend(std::iter::repeat_n(now, came));
        if let Some(window) = &mut window {
            store(machine, window, &pool, &mut burst[..came]).await?;
        }
        let mut sent = if window.is_some() { came } else { 0 };
        while sent < came {
            sent += transmit.burst(&mut burst[sent..came]).await;
            transmit.reclaim(sent_pool).await;
        }
        count += came;
        done.borrow_mut().packets = count;
        receive.refill(&pool).await;
    }
    while transmit.outstanding() > 0 {
        transmit.wait().await;
        transmit.reclaim(sent_pool).await;
    }
    card.stop(Half::Receive, ring).await?;
    if window.is_none() {
        card.stop(Half::Transmit, ring).await?;
    }
    let receive = card.statistics(Half::Receive, ring).await;
    let statistics = card.statistics(Half::Transmit, ring).await;
    let mut done = done.borrow_mut();
    (done.receive, done.transmit, done.failed) = (receive, statistics, transmit.failed());
    Ok(())
}

/// Stores packets into the card's window; the buffers that they came in are free.
async fn store(
    machine: &SimulatedMachine,
    window: &mut StoreQueue<Recorded>,
    pool: &Pool<'_>,
    packets: &mut [Option<Packet>],
) -> Result<(), ForwardError> {
    for place in packets {
        let Some(packet) = place.take() else { continue };
        assert!(packet.second.is_none(), "a packet that is stored lies in one buffer");
        let length = usize::from(packet.first.length_bytes);
        let bytes = machine.core.load(packet.first.address(), length).await;
        pool.free(packet.first);
        stores::store(machine, window, &bytes, false).await.map_err(ForwardError::Stores)?;
    }
    stores::flush(machine, window).await;
    Ok(())
}

/// Copies packets to buffers of the second pool; those that they came in are free. A packet waits for a
/// buffer, and one in two buffers is sent from there.
async fn copy(
    machine: &SimulatedMachine,
    (pool, copies): (&Pool<'_>, &Pool<'_>),
    packets: &mut [Option<Packet>],
    sends: Sends,
) {
    for place in packets {
        let Some(packet) = place.take() else { continue };
        assert!(packet.second.is_none(), "a packet that is copied lies in one buffer");
        let mut buffer = copies.alloc().expect("there are as many as packets");
        buffer.length_bytes = packet.first.length_bytes;
        let (from, length) = (packet.first.address(), usize::from(buffer.length_bytes));
        match sends {
            Sends::CopiesPastCaches => {
                machine.core.copy_nontemporal(buffer.address(), from, length).await;
            }
            _ => machine.core.copy(buffer.address(), from, length).await,
        }
        pool.free(packet.first);
        *place = Some(Packet::from_buffer(buffer));
    }
    if sends == Sends::CopiesPastCaches {
        machine.core.fence().await;
    }
}
