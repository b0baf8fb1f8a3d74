//! Unloaded loopback: a frame comes from the network, is received, copied to a transmit buffer by a
//! processor that polls, and sent (CXL-NIC 7.1).
use std::cell::RefCell;
use std::rc::Rc;

use nic_system::{
    Card, Forwarded, NicPcieCard, NicType1Card, Plan, RingShape, Setup, System, forward,
};
use nic_tb::Seed;

use super::{Kinds, Link, SHAPE};
use crate::statistics::Samples;

/// Network cycles until both rings run.
const SETUP_CYCLES: u64 = 40_000;
/// Least and most network cycles from one frame to the next: no two are under way at once.
const GAP_CYCLES: std::ops::RangeInclusive<u64> = 2_000..=2_600;
/// Host cycles that a frame may take.
const PATIENCE: u64 = 40_000;

/// What a run asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The link.
    pub link: Link,
    /// How lines are read and written; behind PCI Express it is all the same.
    pub kinds: Kinds,
    /// Bytes of a frame without its check sequence.
    pub bytes: usize,
    /// Frames.
    pub samples: usize,
    /// Loads scatter as they do on a machine.
    pub jitter: bool,
    /// Seed of all that is left to chance.
    pub seed: u64,
}

/// Picoseconds from the first beat in to the first beat out, of each frame.
///
/// # Errors
/// One line: a property or a rule that was broken, or a frame that is not as it came.
pub fn loopback(question: &Question) -> Result<Samples, String> {
    match question.link {
        Link::Cxl => measure::<NicType1Card>(question),
        Link::Pcie => measure::<NicPcieCard>(question),
    }
}

fn measure<C: Card>(question: &Question) -> Result<Samples, String> {
    let profile = question.link.profile(question.jitter);
    let setup = Setup::server(profile, 1, question.seed);
    let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
    // Few buffers, so that each is used again soon, as in a loop that runs for long.
    let shape = RingShape { size_log2: 6, ..SHAPE };
    let plan = Plan::new(&mut system.memory, 0, shape, shape);
    let mut plan = plan.map_err(|error| error.to_string())?;
    plan.copies = true;
    question.kinds.apply(&mut plan);
    let mut random = Seed::new(question.seed).fork("loopback");
    let mut at = SETUP_CYCLES;
    let mut frames = Vec::new();
    for _ in 0..question.samples {
        let frame: Vec<u8> = (0..question.bytes).map(|_| random.within(0..=255) as u8).collect();
        system.wire.send(at, frame.clone());
        frames.push(frame);
        at += random.within(GAP_CYCLES);
    }
    let done = Rc::new(RefCell::new(Forwarded::default()));
    system.host.spawn(forward(system.machine(0), plan, frames.len(), done.clone()));
    let cycles = (SETUP_CYCLES + PATIENCE * question.samples as u64) * 2;
    system.run(cycles).map_err(|error| error.to_string())?;
    if let Some(error) = &done.borrow().error {
        return Err(error.to_string());
    }
    let wire = &system.wire;
    for (number, (sent, came)) in frames.iter().zip(&wire.received).enumerate() {
        if *sent != came.bytes {
            return Err(format!("frame {number} of {} bytes is not as it came", question.bytes));
        }
    }
    if wire.received.len() != frames.len() {
        return Err(format!("{} frames left of {}", wire.received.len(), frames.len()));
    }
    let times = wire.given.iter().zip(&wire.received);
    Ok(Samples::new(
        times.map(|(given, frame)| (frame.began - given) * setup.network_period).collect(),
    ))
}
