//! A long run through everything that may go wrong, in rounds that know nothing of each other: a card,
//! rings of any kind, a link with faults, bursts, stops and starts in mid traffic, and an exact account of
//! every frame at the end.
mod conditions;
mod judge;
mod tally;

use nic_driver::registers::nic::classify;
use nic_tb::{Generator, Seed};

use crate::card::{FourRingsType1Card, NicPcieCard, NicType1Card, TinyPcieCard, TinyType1Card};
use crate::draw::draw;
use crate::frames;
use crate::near::Near;
use crate::plan::Plan;
use crate::trial::Trial;
use crate::work::Work;

use conditions::Conditions;
use judge::judge;
pub use tally::Tally;

/// Cycles in which everything that is on its way has come or is lost.
const REST: u64 = 8_000;
/// Frames that wait for the network at a time.
const BURST: u64 = 96;
/// Entries of the table from the flow hash to rings.
const ENTRIES: u32 = 128;

/// The round of this number, of at most so many frames; all of it follows from seed and number. Cards
/// behind CXL.cache and behind PCI Express take turns.
///
/// # Panics
/// If a frame is lost that was acknowledged, comes twice, changes, or is in no count; or a rule or a
/// property is broken.
pub fn round(seed: u64, number: u64, frames: usize) -> Tally {
    let random = Seed::new(seed).fork(&format!("soak {number}"));
    match number % 6 {
        0 => run::<NicType1Card>(number, random, 1, frames),
        2 => run::<TinyType1Card>(number, random, 2, frames),
        4 => run::<FourRingsType1Card>(number, random, 3, frames),
        3 => run::<TinyPcieCard>(number, random, 2, frames),
        _ => run::<NicPcieCard>(number, random, 1, frames),
    }
}

fn run<C: Near>(number: u64, mut random: Generator, rings: u32, frames: usize) -> Tally {
    let conditions = Conditions::draw(&mut random);
    let halves = |random: &mut Generator, half| {
        let drawn = draw(random, half, C::LINK, 1).into_iter().take(rings as usize);
        drawn
            .map(|drawn| if conditions.poisons() { drawn.without_copies() } else { drawn })
            .collect::<Vec<_>>()
    };
    let receive = halves(&mut random, nic_driver::Half::Receive);
    let transmit = halves(&mut random, nic_driver::Half::Transmit);
    let name =
        format!("round {number}: {conditions:?}; receive {receive:?}; transmit {transmit:?}");
    let mut trial = Trial::<C>::new(name, &mut random, |setup| conditions.apply(setup));
    spread(&mut trial, rings);
    for (ring, (receive, transmit)) in (0..).zip(receive.iter().zip(&transmit)) {
        let shapes = (receive.shape, transmit.shape);
        let memory = &mut trial.system.memory;
        let plan = Plan::with_buffers(memory, ring, shapes, conditions.buffer_bytes);
        let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
        receive.set(&mut plan.receive);
        transmit.set(&mut plan.transmit);
        plan.receive.starve_cycles = conditions.starve_cycles;
        let checksum = conditions.checksum;
        trial.start(plan, Work { reads: true, checksum, ..Work::UNTIL_TOLD });
    }
    trial.until_running();
    let mut left = frames as u64;
    while left > 0 {
        let count = random.within(1..=BURST).min(left);
        burst(&mut trial, &mut random, count);
        left -= count;
        incident(&mut trial, &mut random);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    // What still waits in the burst memory is dropped, because the rings are stopped.
    trial.cycles(2 * REST);
    judge(&mut trial, &conditions)
}

/// Flows are spread over the rings.
fn spread<C: Near>(trial: &mut Trial<C>, rings: u32) {
    let entries = (0..ENTRIES).flat_map(|entry| {
        [(classify::RING_TABLE_ENTRY, entry), (classify::RING_TABLE_RING, entry % rings)]
    });
    let settings = [(classify::HASH_UDP_PORTS, 1), (classify::SPREAD, 1)];
    trial.write_registers(entries.chain(settings).collect());
}

/// Frames go to the card: of lengths as networks have them, long ones among them, and some that no MAC
/// should give.
fn burst<C: Near>(trial: &mut Trial<C>, random: &mut Generator, count: u64) {
    let gap = *random.pick(&[0, 40, 100, 250, 500]);
    for _ in 0..count {
        match random.below(100) {
            0 => {
                let length = frames::any_length(random);
                trial.send_damaged(gap, frames::bare(random, length));
            }
            1 => {
                let length = *random.pick(&[1, 59, frames::JUMBO + 1, 12_000]);
                trial.send(gap, frames::bare(random, length));
            }
            2..5 => {
                let length = random.within(frames::LONGEST as u64..=frames::JUMBO as u64);
                trial.send(gap, frames::any(random, length as usize));
            }
            _ => {
                let length = frames::any_length(random);
                trial.send(gap, frames::any(random, length));
            }
        }
    }
}

/// Something happens to a ring while frames come, or nothing does.
fn incident<C: Near>(trial: &mut Trial<C>, random: &mut Generator) {
    let ring = random.below(trial.programs.len() as u64) as usize;
    let orders = trial.programs[ring].clone();
    match random.below(8) {
        0 => {
            let cycles = random.within(0..=3_000);
            trial.cycles(cycles);
            orders.borrow_mut().orders.restart = true;
        }
        1 => {
            orders.borrow_mut().orders.pause = true;
            let cycles = random.within(500..=8_000);
            trial.cycles(cycles);
            orders.borrow_mut().orders.pause = false;
        }
        2 => {
            trial.until_sent();
            let cycles = random.within(0..=3_000);
            trial.cycles(cycles);
        }
        _ => trial.until_sent(),
    }
}
