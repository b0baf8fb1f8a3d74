//! Messages of a ring that waits: what polling costs the link (CXL-NIC figure 6).
use std::cell::Cell;

use nic_driver::card::Operation;
use nic_driver::{Half, TransmitRing};
use nic_system::{NicType1Card, Plan, RingShape, Setup, SimulatedMachine, System};

use super::Link;

/// Host cycles until the ring waits, and those that are counted.
const SETUP_CYCLES: u64 = 60_000;
const COUNTED_CYCLES: u64 = 40_000;

/// How a ring looks for descriptors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Poll {
    /// The read.
    pub operation: Operation,
    /// The next one waits until the line has changed.
    pub event_driven: bool,
    /// Cycles from the answer to the next one.
    pub interval_cycles: u16,
}

/// Messages to the host in a microsecond, while a transmit half waits for a descriptor.
///
/// # Errors
/// One line: a property or a rule that was broken.
pub fn messages(poll: Poll, seed: u64) -> Result<f64, String> {
    let profile = Link::Cxl.profile(false);
    let mut system = System::<NicType1Card>::new(&Setup::server(profile, 1, seed))
        .map_err(|error| error.to_string())?;
    let plan = Plan::new(&mut system.memory, 0, RingShape::PLAIN, RingShape::PLAIN);
    let mut plan = plan.map_err(|error| error.to_string())?;
    (plan.transmit.poll, plan.transmit.fetch) = (poll.operation, poll.operation);
    plan.transmit.event_driven = poll.event_driven;
    plan.transmit.poll_interval_cycles = poll.interval_cycles;
    let is_running = std::rc::Rc::new(Cell::new(false));
    system.host.spawn(start(system.machine(0), plan, is_running.clone()));
    for _ in 0..SETUP_CYCLES {
        system.cycle().map_err(|error| error.to_string())?;
    }
    if !is_running.get() {
        return Err(format!("{poll:?}: the ring does not run"));
    }
    let before = system.host.counters().d2h_request;
    for _ in 0..COUNTED_CYCLES {
        system.cycle().map_err(|error| error.to_string())?;
    }
    let sent = system.host.counters().d2h_request - before;
    Ok(sent as f64 * 1e6 / (COUNTED_CYCLES as f64 * profile.cycle_picoseconds()))
}

async fn start(machine: SimulatedMachine, plan: Plan, is_running: std::rc::Rc<Cell<bool>>) {
    let Ok(card) = nic_driver::Card::open(&machine).await else { return };
    let ranges = [plan.ring_range(), plan.buffer_range()];
    let tail = nic_driver::Card::<SimulatedMachine>::tail_register(Half::Transmit, plan.ring);
    if card.set_ranges(plan.ring, &ranges).await.is_ok()
        && TransmitRing::new(&machine, plan.transmit.geometry, tail).await.is_ok()
        && card.start(Half::Transmit, plan.ring, &plan.transmit).await.is_ok()
    {
        is_running.set(true);
    }
}
