//! A program that runs a ring by the driver: every packet that comes is read, compared with what others write, and sent
//! again, from where it is or as a copy.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::descriptor::Fault;
use nic_driver::{Card, Half, Machine, Packet, Pool, ReceiveRing, TransmitRing};
use nic_system::{ForwardError, Plan, Sends};

use super::machine::{WatchedMachine, parts};

/// Packets that one burst takes.
const BURST: usize = 8;
/// Cycles between two looks at a ring that has nothing.
const POLL_CYCLES: u64 = 40;

/// What a program is told, and what it says.
#[derive(Default)]
pub struct Told {
    /// It is to end when nothing comes.
    pub end: Cell<bool>,
    /// The ring runs.
    pub runs: Cell<bool>,
    /// Packets that came.
    pub received: RefCell<Vec<Vec<u8>>>,
    /// What went wrong.
    pub error: RefCell<Option<String>>,
}

/// Runs the ring until it is told to end; packets are read with copies kept, or past the caches.
pub async fn run(machine: WatchedMachine, plan: Plan, keeps: bool, told: Rc<Told>) {
    if let Err(error) = forward(&machine, &plan, keeps, &told).await {
        *told.error.borrow_mut() = Some(error.to_string());
    }
}

async fn forward(
    machine: &WatchedMachine,
    plan: &Plan,
    keeps: bool,
    told: &Told,
) -> Result<(), ForwardError> {
    let stack = vec![Cell::new(0); plan.buffer_count];
    // Buffers that packets come into, and those for copies.
    let (first, second) = stack.split_at(plan.buffer_count / 2);
    let pool = Pool::new(first, plan.buffers, plan.buffer_bytes, plan.stride_bytes)?;
    let copies = Pool::new(second, plan.copies(), plan.buffer_bytes, plan.stride_bytes)?;
    let sent_pool = if plan.sends.copies() { &copies } else { &pool };
    let card = Card::open(machine).await?;
    let ring = plan.ring;
    card.set_ranges(ring, &plan.ranges()).await?;
    let tail = Card::<WatchedMachine>::tail_register;
    let geometry = plan.receive.geometry;
    let mut receive = ReceiveRing::new(machine, geometry, tail(Half::Receive, ring)).await?;
    let geometry = plan.transmit.geometry;
    let mut transmit = TransmitRing::new(machine, geometry, tail(Half::Transmit, ring)).await?;
    machine.fence().await;
    card.start(Half::Transmit, ring, &plan.transmit).await?;
    card.start(Half::Receive, ring, &plan.receive).await?;
    receive.refill(&pool).await;
    machine.fence().await;
    told.runs.set(true);
    let mut burst: [Option<Packet>; BURST] = [const { None }; BURST];
    loop {
        let came = receive.burst(&pool, &mut burst).await;
        if came == 0 && told.end.get() {
            break;
        }
        for place in &mut burst[..came] {
            let Some(packet) = place.take() else { continue };
            if packet.fault != Fault::None {
                *told.error.borrow_mut() = Some(format!("{packet:?}"));
            }
            let bytes = read(machine, &packet, keeps).await;
            told.received.borrow_mut().push(bytes);
            *place = Some(match plan.sends.copies() {
                true => {
                    let ways = (plan.sends, keeps);
                    copied(machine, (&pool, &copies), &mut transmit, packet, ways).await
                }
                false => packet,
            });
        }
        let mut sent = 0;
        while sent < came {
            sent += transmit.burst(&mut burst[sent..came]).await;
            transmit.reclaim(sent_pool).await;
        }
        transmit.reclaim(sent_pool).await;
        receive.refill(&pool).await;
        machine.fence().await;
        if came == 0 {
            machine.core().delay_cycles(POLL_CYCLES).await;
        }
    }
    card.stop(Half::Receive, ring).await?;
    while transmit.outstanding() > 0 {
        if transmit.reclaim(sent_pool).await == 0 {
            machine.core().delay_cycles(POLL_CYCLES).await;
        }
    }
    card.stop(Half::Transmit, ring).await?;
    machine.fence().await;
    if transmit.failed() > 0 {
        *told.error.borrow_mut() = Some(format!("{} buffers were not sent", transmit.failed()));
    }
    Ok(())
}

async fn read(machine: &WatchedMachine, packet: &Packet, keeps: bool) -> Vec<u8> {
    let mut bytes = vec![];
    for buffer in [Some(&packet.first), packet.second.as_ref()].into_iter().flatten() {
        bytes.extend(machine.load_run(buffer.address(), buffer.length_bytes.into(), keeps).await);
    }
    bytes
}

/// The packet in buffers of the second pool; those that it came in are free.
async fn copied(
    machine: &WatchedMachine,
    (pool, copies): (&Pool<'_>, &Pool<'_>),
    transmit: &mut TransmitRing<'_, WatchedMachine>,
    packet: Packet,
    (sends, keeps): (Sends, bool),
) -> Packet {
    let mut made = vec![];
    for buffer in [Some(packet.first), packet.second].into_iter().flatten() {
        let mut copy = loop {
            match copies.alloc() {
                Some(copy) => break copy,
                None if transmit.reclaim(copies).await == 0 => {
                    machine.core().delay_cycles(POLL_CYCLES).await;
                }
                None => {}
            }
        };
        copy.length_bytes = buffer.length_bytes;
        let bytes = machine.load_run(buffer.address(), buffer.length_bytes.into(), keeps).await;
        let mut rest = bytes.as_slice();
        for (to, count) in parts(copy.address(), bytes.len()) {
            let (some, others) = rest.split_at(count);
            match sends {
                Sends::CopiesPastCaches => machine.store_nontemporal(to, some).await,
                _ => machine.store(to, some).await,
            }
            rest = others;
        }
        pool.free(buffer);
        made.push(copy);
    }
    machine.fence().await;
    let mut made = made.into_iter();
    let first = made.next().expect("a packet has a buffer");
    Packet { second: made.next(), ..Packet::from_buffer(first) }
}
