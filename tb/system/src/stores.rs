//! A program that sends frames by storing them into the card.
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use nic_driver::card::store_queues::StoreQueueFault;
use nic_driver::card::stores::{StoreFault, StoreStatistics, header};
use nic_driver::{Card, Reuse, StoreQueue, StoreWindow};

use crate::bridge::STORE_WINDOW;
use crate::machine::SimulatedMachine;

/// Cycles between two looks at orders.
const POLL_CYCLES: u64 = 50;

/// What a program stores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stored {
    /// A frame; the card fills in its checksums or not.
    Frame(Vec<u8>, bool),
    /// These bytes at this offset of the window or of the queue's part, whatever the driver would say about it.
    Bytes(u64, Vec<u8>),
    /// The window, or the queue, is opened again from its beginning.
    Restart,
}

/// What a program is told while it runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoreOrders {
    /// What is to be stored, the first first.
    pub stores: VecDeque<Stored>,
    /// It ends when there is nothing to be stored.
    pub end: bool,
}

/// What a program has done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoreProgress {
    /// What it is told.
    pub orders: StoreOrders,
    /// The window is open.
    pub is_open: bool,
    /// Frames that have left the processor.
    pub frames: usize,
    /// What the window has counted, at the end.
    pub statistics: StoreStatistics,
    /// Why the window stood still at the end.
    pub fault: Option<StoreFault>,
    /// Why the queue stood still at the end, if it is one of many.
    pub queue_fault: Option<StoreQueueFault>,
    /// Why the program ended, if not because all was done.
    pub error: Option<String>,
}

/// What the driver stores, until the processor does it.
#[derive(Debug, Default)]
pub(crate) struct Recorded(Vec<Option<(usize, Vec<u8>)>>);

impl StoreWindow for Recorded {
    fn store(&mut self, offset: usize, words: &[[u8; 4]]) {
        self.0.push(Some((offset, words.as_flattened().to_vec())));
    }

    fn fence(&mut self) {
        self.0.push(None);
    }
}

/// Runs the driver's queue of stores until it is told to end.
pub async fn send_stores(machine: SimulatedMachine, done: Rc<RefCell<StoreProgress>>) {
    let result = run(&machine, None, &done).await;
    done.borrow_mut().error = result.err();
}

/// The same with one of many queues of the card.
pub async fn send_stores_in_queue(
    machine: SimulatedMachine,
    queue: u32,
    done: Rc<RefCell<StoreProgress>>,
) {
    let result = run(&machine, Some(queue), &done).await;
    done.borrow_mut().error = result.err();
}

async fn run(
    machine: &SimulatedMachine,
    number: Option<u32>,
    done: &RefCell<StoreProgress>,
) -> Result<(), String> {
    let card = Card::open(machine).await.map_err(|error| error.to_string())?;
    let (mut queue, begin) = open_queue(&card, number).await?;
    done.borrow_mut().is_open = true;
    loop {
        let next = done.borrow_mut().orders.stores.pop_front();
        match next {
            Some(Stored::Frame(frame, fill_checksums)) => {
                queue
                    .send(&[&header(fill_checksums), &frame])
                    .map_err(|error| error.to_string())?;
                replay(machine, &mut queue, begin).await;
                done.borrow_mut().frames += 1;
            }
            Some(Stored::Bytes(offset, bytes)) => {
                machine.core.mmio_store_combining(begin + offset, &bytes).await;
                machine.core.fence().await;
            }
            Some(Stored::Restart) => {
                // As `Card::restart_stores`, in steps, because what is recorded happens in between.
                queue.begin_again();
                replay(machine, &mut queue, begin).await;
                match number {
                    None => card.start_stores().await,
                    Some(number) => card.start_store_queue(number).await,
                }
                .map_err(|error| error.to_string())?;
            }
            None => {
                // What is less than a line leaves now.
                queue.flush();
                replay(machine, &mut queue, begin).await;
                if done.borrow().orders.stores.is_empty() && done.borrow().orders.end {
                    break;
                }
                machine.core.delay_cycles(POLL_CYCLES).await;
            }
        }
    }
    let statistics = card.store_statistics().await.map_err(|error| error.to_string())?;
    done.borrow_mut().statistics = statistics;
    match number {
        None => {
            let fault = card.store_fault().await.map_err(|error| error.to_string())?;
            done.borrow_mut().fault = Some(fault);
        }
        Some(number) => {
            let fault = card.store_queue_fault(number).await.map_err(|error| error.to_string())?;
            done.borrow_mut().queue_fault = Some(fault);
        }
    }
    Ok(())
}

/// Opens the window at its beginning, or that of a queue; and where that is.
async fn open_queue(
    card: &Card<'_, SimulatedMachine>,
    number: Option<u32>,
) -> Result<(StoreQueue<Recorded>, u64), String> {
    let settings = match number {
        None => card.start_stores().await,
        Some(number) => card.start_store_queue(number).await,
    }
    .map_err(|error| error.to_string())?;
    let window = Recorded::default();
    let queue = StoreQueue::new(window, settings.space_bytes, settings.format, Reuse::FenceOnWrap)
        .map_err(|error| error.to_string())?;
    Ok((queue, STORE_WINDOW + settings.begin_bytes as u64))
}

/// Opens the window at its beginning.
pub(crate) async fn open(
    card: &Card<'_, SimulatedMachine>,
) -> Result<StoreQueue<Recorded>, String> {
    Ok(open_queue(card, None).await?.0)
}

/// The processor stores a frame.
pub(crate) async fn store(
    machine: &SimulatedMachine,
    queue: &mut StoreQueue<Recorded>,
    frame: &[u8],
    fill_checksums: bool,
) -> Result<(), String> {
    queue.send(&[&header(fill_checksums), frame]).map_err(|error| error.to_string())?;
    replay(machine, queue, STORE_WINDOW).await;
    Ok(())
}

/// The processor stores what the driver has kept back, less than a line.
pub(crate) async fn flush(machine: &SimulatedMachine, queue: &mut StoreQueue<Recorded>) {
    queue.flush();
    replay(machine, queue, STORE_WINDOW).await;
}

/// The processor does what the driver has stored, in a window that begins there.
async fn replay(machine: &SimulatedMachine, queue: &mut StoreQueue<Recorded>, begin: u64) {
    for event in std::mem::take(&mut queue.window_mut().0) {
        match event {
            Some((offset, bytes)) => {
                // In words of the processor's, of 8 bytes.
                let (mut address, mut left) = (begin + offset as u64, &bytes[..]);
                while !left.is_empty() {
                    let (word, rest) = left.split_at(left.len().min(8 - address as usize % 8));
                    machine.core.mmio_store_combining(address, word).await;
                    (address, left) = (address + word.len() as u64, rest);
                }
            }
            None => machine.core.fence().await,
        }
    }
}
