//! A program that does with its ring's packets what it is told to, and takes down what it saw.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::card::{RingFault, RingState};
use nic_driver::descriptor::Fault;
use nic_driver::{Card, Half, Packet, Pool, ReceiveRing, TransmitRing};
use nic_host::message_of;

use crate::forward::ForwardError;
use crate::machine::SimulatedMachine;
use crate::plan::Plan;
use crate::work::{Progress, Received, Work};

/// Packets that one burst takes.
const BURST: usize = 32;
/// Cycles between two looks at a ring that has nothing.
const POLL_CYCLES: u64 = 50;
/// Looks at a ring that has nothing, until its state is looked at, too.
const LOOKS: u32 = 16;

type Burst = [Option<Packet>; BURST];

/// Runs the driver on a ring, and does with its packets what is to be done.
pub async fn work(machine: SimulatedMachine, plan: Plan, work: Work, done: Rc<RefCell<Progress>>) {
    let result = run(&machine, &plan, &work, &done).await;
    let mut done = done.borrow_mut();
    done.error = result.err();
    done.has_ended = true;
}

async fn run(
    machine: &SimulatedMachine,
    plan: &Plan,
    work: &Work,
    done: &RefCell<Progress>,
) -> Result<(), ForwardError> {
    let stack = vec![Cell::new(0); plan.buffer_count];
    let card = Card::open(machine).await?;
    card.set_ranges(plan.ring, &plan.ranges()).await?;
    loop {
        let pool = Pool::new(&stack, plan.buffers, plan.buffer_bytes, plan.stride_bytes)?;
        let is_over = Lap::new(machine, &card, &pool, plan, work, done).await?.run().await?;
        if is_over {
            break;
        }
        done.borrow_mut().restarts += 1;
    }
    let receive = card.statistics(Half::Receive, plan.ring).await;
    let transmit = card.statistics(Half::Transmit, plan.ring).await;
    let mut done = done.borrow_mut();
    (done.receive, done.transmit) = (receive, transmit);
    Ok(())
}

/// A ring from its start to its stop.
struct Lap<'a> {
    machine: &'a SimulatedMachine,
    card: &'a Card<'a, SimulatedMachine>,
    pool: &'a Pool<'a>,
    receive: ReceiveRing<'a, SimulatedMachine>,
    transmit: TransmitRing<'a, SimulatedMachine>,
    ring: u32,
    work: &'a Work,
    done: &'a RefCell<Progress>,
}

impl<'a> Lap<'a> {
    async fn new(
        machine: &'a SimulatedMachine,
        card: &'a Card<'a, SimulatedMachine>,
        pool: &'a Pool<'a>,
        plan: &Plan,
        work: &'a Work,
        done: &'a RefCell<Progress>,
    ) -> Result<Self, ForwardError> {
        let tail = Card::<SimulatedMachine>::tail_register;
        let ring = plan.ring;
        let geometry = plan.receive.geometry;
        let mut receive = ReceiveRing::new(machine, geometry, tail(Half::Receive, ring)).await?;
        let geometry = plan.transmit.geometry;
        let transmit = TransmitRing::new(machine, geometry, tail(Half::Transmit, ring)).await?;
        if work.interrupts {
            let vector = card.vector(Half::Receive, ring);
            let message = message_of(vector.into());
            card.set_vector(vector, message.address, message.data as u32).await?;
            card.unmask(vector).await?;
            card.enable_interrupts().await;
        }
        card.start(Half::Transmit, ring, &plan.transmit).await?;
        card.start(Half::Receive, ring, &plan.receive).await?;
        receive.refill(pool).await;
        done.borrow_mut().is_running = true;
        Ok(Self { machine, card, pool, receive, transmit, ring, work, done })
    }

    /// Works until the end, a stop or a fault; whether all is done.
    async fn run(mut self) -> Result<bool, ForwardError> {
        let mut burst: Burst = [const { None }; BURST];
        let mut looks = 0;
        let mut was_woken = false;
        let is_over = loop {
            if self.work.packets.is_some_and(|packets| self.done.borrow().packets >= packets) {
                break true;
            }
            if self.done.borrow().orders.pause {
                self.machine.core.delay_cycles(POLL_CYCLES).await;
                continue;
            }
            // In mid traffic: what has come and was not taken yet is taken while the ring stops.
            if std::mem::take(&mut self.done.borrow_mut().orders.restart) {
                break false;
            }
            let may_end = self.work.packets.is_none() && self.done.borrow().orders.end;
            let came = self.turn(&mut burst).await;
            self.done.borrow_mut().empty_wakes += usize::from(was_woken && came == 0);
            was_woken = false;
            if came > 0 {
                self.receive.refill(self.pool).await;
                looks = 0;
                continue;
            }
            if may_end {
                break true;
            }
            match (self.work.packets, self.work.interrupts) {
                (_, true) => {
                    let vector = self.card.vector(Half::Receive, self.ring);
                    self.machine.core.interrupt(vector.into()).await;
                    was_woken = true;
                }
                (Some(_), false) => self.receive.wait().await,
                (None, false) => self.machine.core.delay_cycles(POLL_CYCLES).await,
            }
            looks += 1;
            if self.work.packets.is_none() && looks % LOOKS == 0 {
                self.transmit.reclaim(self.pool).await;
                if self.has_faulted(Half::Receive).await | self.has_faulted(Half::Transmit).await {
                    break false;
                }
            }
        };
        self.stop(&mut burst).await?;
        Ok(is_over)
    }

    /// Takes a burst of packets and sends it; how many.
    async fn turn(&mut self, burst: &mut Burst) -> usize {
        let came = self.receive.burst(self.pool, burst).await;
        if came == 0 {
            return 0;
        }
        let now = self.machine.core.picoseconds();
        self.done.borrow_mut().seen.extend(std::iter::repeat_n(now, came));
        for packet in burst[..came].iter().flatten() {
            if self.work.reads {
                let received = self.read(packet).await;
                self.done.borrow_mut().received.push(received);
            }
            if self.work.pause_cycles > 0 {
                self.machine.core.delay_cycles(self.work.pause_cycles).await;
            }
        }
        self.send(&mut burst[..came]).await;
        self.done.borrow_mut().packets += came;
        came
    }

    /// Gives packets to the card that may be sent, and the buffers of the others back.
    async fn send(&mut self, packets: &mut [Option<Packet>]) {
        for place in packets.iter_mut() {
            let is_sound = |packet: &mut Packet| self.work.sends && packet.fault == Fault::None;
            if let Some(packet) = place.take_if(|packet| !is_sound(packet)) {
                self.pool.free(packet.first);
                packet.second.into_iter().for_each(|buffer| self.pool.free(buffer));
            }
        }
        let mut sound: Vec<_> = packets.iter_mut().filter_map(Option::take).map(Some).collect();
        for packet in sound.iter_mut().flatten() {
            packet.checksum = self.work.checksum;
        }
        let mut sent = 0;
        let mut looks = 0;
        while sent < sound.len() {
            let given = self.transmit.burst(&mut sound[sent..]).await;
            sent += given;
            self.done.borrow_mut().given += given;
            if self.transmit.reclaim(self.pool).await == 0 && given == 0 {
                self.machine.core.delay_cycles(POLL_CYCLES).await;
                looks += 1;
                // A ring that has stopped itself sends nothing more.
                if looks % LOOKS == 0 && self.has_faulted(Half::Transmit).await {
                    self.done.borrow_mut().unsent += sound.len() - sent;
                    return;
                }
            }
        }
    }

    async fn read(&self, packet: &Packet) -> Received {
        let mut bytes = vec![];
        for buffer in [Some(&packet.first), packet.second.as_ref()].into_iter().flatten() {
            let length = usize::from(buffer.length_bytes);
            bytes.extend(self.machine.core.load(buffer.address(), length).await);
        }
        Received {
            bytes,
            length_bytes: packet.length_bytes(),
            buffers: 1 + usize::from(packet.second.is_some()),
            checksum: packet.checksum,
            protocol: packet.protocol,
            fault: packet.fault,
            flow_hash: packet.flow_hash,
        }
    }

    async fn has_faulted(&self, half: Half) -> bool {
        self.card.state(half, self.ring).await == RingState::Faulted
    }

    /// Stops both halves; what has been received is sent before the second stops.
    async fn stop(mut self, burst: &mut Burst) -> Result<(), ForwardError> {
        self.card.stop(Half::Receive, self.ring).await?;
        let has_faulted = self.note_fault(Half::Receive).await;
        while self.turn(burst).await > 0 {}
        if has_faulted {
            self.done.borrow_mut().unreturned += self.receive.posted();
        }
        let mut looks = 0;
        while self.transmit.outstanding() > 0 && !self.done.borrow().orders.abandon {
            if self.transmit.reclaim(self.pool).await > 0 {
                continue;
            }
            if self.work.packets.is_some() {
                self.transmit.wait().await;
                continue;
            }
            self.machine.core.delay_cycles(POLL_CYCLES).await;
            looks += 1;
            if looks % LOOKS == 0 && self.has_faulted(Half::Transmit).await {
                break;
            }
        }
        self.card.stop(Half::Transmit, self.ring).await?;
        self.note_fault(Half::Transmit).await;
        self.transmit.reclaim(self.pool).await;
        let mut done = self.done.borrow_mut();
        done.unsent += self.transmit.outstanding();
        done.failed += self.transmit.failed();
        done.sent += self.transmit.sent();
        Ok(())
    }

    /// Takes down what a half that has stopped found wrong, also while it was told to stop; whether there is
    /// something.
    async fn note_fault(&self, half: Half) -> bool {
        let fault = self.card.fault(half, self.ring).await;
        let has_faulted = fault != RingFault::None;
        if has_faulted {
            self.done.borrow_mut().faults.push((half, fault));
        }
        has_faulted
    }
}
