//! Loopback: a frame comes from the network, is received, copied to a transmit buffer by a processor that
//! polls, and sent (CXL-NIC 3.1 and 7.1), at any load and through any number of rings.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use nic_driver::card::{Bias, CardError, WriteAnswer};
use nic_driver::registers::nic::classify;
use nic_driver::{Card as Driver, Machine};
use nic_system::frames::{self, Flow};
use nic_system::{
    Card, ForwardError, Forwarded, FourRingsType1Card, NicPcieCard, NicType1Card, NicType2Card,
    Placement, Plan, Sends, Setup, SimulatedMachine, StoresPcieCard, System, forward,
};
use nic_tb::{Generator, Seed};

use super::Link;
use super::setting::Setting;
use crate::statistics::Samples;

/// Two to this power is the number of descriptors: few, so that each is used again soon, as in a loop
/// that runs for long.
const SIZE_LOG2: u32 = 6;
/// With several rings: more than all frames that are in flight, which may all be of one ring's flows.
const SIZE_LOG2_OF_SEVERAL: u32 = 8;
/// Buffers of packets that come, and as many for copies, where each has a place of its own.
const BUFFERS: usize = 64;
/// Host cycles until the rings must run.
const SETUP_CYCLES: u64 = 200_000;
/// Host cycles in which one more frame must have left.
const PATIENCE: u64 = 80_000;
/// Network cycles, drawn anew, from a frame that left to the next one: all phases of polls are met.
const GAP_CYCLES: std::ops::RangeInclusive<u64> = 100..=700;
/// Entries of the table from the flow hash to rings.
const RING_TABLE: u32 = 128;
/// The part of a run's frames that its rate is measured on, in hundredths.
const STEADY: [usize; 2] = [25, 90];

/// When frames come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// One after the other has left.
    Unloaded,
    /// So many are always outstanding: as fast as it goes.
    Window(usize),
    /// At random (a Poisson process), so many megabits per second of frames without preamble, check
    /// sequence and gap on average.
    Megabits(u64),
}

/// What a run asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The link.
    pub link: Link,
    /// How the rings are set up; behind PCI Express kinds of requests are all the same.
    pub setting: Setting,
    /// Rings, each with a processor of its own.
    pub rings: u32,
    /// Where the rings' parts are, on a card with memory.
    pub placement: Placement,
    /// How the processor sends.
    pub sends: Sends,
    /// How NC-writes of host memory are made and answered; on a card with an engine of its own.
    pub answer: WriteAnswer,
    /// Bytes of a frame without its check sequence.
    pub bytes: usize,
    /// Frames.
    pub frames: usize,
    /// When they come.
    pub pace: Pace,
    /// Loads scatter as they do on a machine.
    pub jitter: bool,
    /// Seed of all that is left to chance.
    pub seed: u64,
}

impl Question {
    /// Frames one by one, through one ring, with jitter.
    pub fn unloaded(link: Link, setting: Setting, bytes: usize, frames: usize, seed: u64) -> Self {
        Self {
            link,
            setting,
            rings: 1,
            placement: Placement::default(),
            sends: Sends::Copies,
            answer: WriteAnswer::Globally,
            bytes,
            frames,
            pace: Pace::Unloaded,
            jitter: true,
            seed,
        }
    }

    /// The same behind PCI Express, and the processor sends by stores.
    pub fn stores(bytes: usize, frames: usize, seed: u64) -> Self {
        let question = Self::unloaded(Link::Pcie, Setting::NC, bytes, frames, seed);
        Self { sends: Sends::Stores, ..question }
    }
}

/// What a run found. Times are in picoseconds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Loopback {
    /// Bits that left in a nanosecond, in the steady part of the run.
    pub gigabits: f64,
    /// Snoops of the card for each frame that left, in the same part.
    pub snoops: f64,
    /// From the first beat in (T0) to the first beat out (T3).
    pub whole: Vec<u64>,
    /// From T0 until the program saw the packet (T1); empty with more than one ring, as the next two.
    pub receive: Vec<u64>,
    /// From T1 until the program began to give its copy to the card (T2).
    pub host: Vec<u64>,
    /// From T2 to T3.
    pub transmit: Vec<u64>,
}

impl Loopback {
    /// The percentile of all frames from T0 to T3, in microseconds.
    pub fn microseconds(&self, percent: f64) -> f64 {
        Samples::new(self.whole.clone()).percentile(percent).unwrap_or_default() as f64 / 1e6
    }

    /// The mean part of a frame's time that is not the processor's, as CXL-NIC 3.1 has it:
    /// 1 - (T2 - T1) / (T3 - T0).
    pub fn link_share(&self) -> f64 {
        let parts = self.host.iter().zip(&self.whole);
        1.0 - parts.map(|(host, whole)| *host as f64 / *whole as f64).sum::<f64>()
            / self.whole.len() as f64
    }

    /// Several runs of the same question, with different seeds, as one; the rate and the snoops are their mean.
    pub fn merged(all: &[Self]) -> Self {
        let join =
            |of: fn(&Self) -> &Vec<u64>| all.iter().flat_map(|one| of(one).clone()).collect();
        let mean = |of: fn(&Self) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
        Self {
            gigabits: mean(|one| one.gigabits),
            snoops: mean(|one| one.snoops),
            whole: join(|one| &one.whole),
            receive: join(|one| &one.receive),
            host: join(|one| &one.host),
            transmit: join(|one| &one.transmit),
        }
    }
}

/// Runs it.
///
/// # Errors
/// One line: a property or a rule that was broken, a frame that is lost or not as it came, or more than
/// one ring on a card that has one.
pub fn loopback(question: &Question) -> Result<Loopback, String> {
    let takes_stores = question.sends == Sends::Stores;
    match (question.link, question.rings, takes_stores) {
        (Link::CxlMemory, 1, false) => Run::<NicType2Card>::new(question)?.run(),
        (Link::Cxl, 1, false) => Run::<NicType1Card>::new(question)?.run(),
        (Link::Cxl, 2..=4, false) => Run::<FourRingsType1Card>::new(question)?.run(),
        (Link::Pcie, 1, false) => Run::<NicPcieCard>::new(question)?.run(),
        (Link::Pcie, 1, true) => Run::<StoresPcieCard>::new(question)?.run(),
        (link, rings, false) => Err(format!("no card behind {} has {rings} rings", link.name())),
        (link, rings, true) => {
            Err(format!("no card behind {} has {rings} rings and takes stores", link.name()))
        }
    }
}

/// A running system.
struct Run<'a, C> {
    question: &'a Question,
    system: System<C>,
    period: u64,
    programs: Vec<Rc<RefCell<Forwarded>>>,
    random: Generator,
    /// Frames by their bytes, and the order in which they went.
    numbers: HashMap<Vec<u8>, usize>,
    /// The host's count of snoops when each frame had left.
    snoops: Vec<u64>,
}

impl<'a, C: Card> Run<'a, C> {
    fn new(question: &'a Question) -> Result<Self, String> {
        let profile = question.link.profile(question.jitter);
        let setup = Setup::server(profile, question.rings as usize, question.seed);
        let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
        let period = setup.network_period;
        let mut programs = Vec::new();
        for ring in 0..question.rings {
            let Setting { receive, transmit } = question.setting;
            let size_log2 = if question.rings == 1 { SIZE_LOG2 } else { SIZE_LOG2_OF_SEVERAL };
            let shapes = (receive.shape(size_log2), transmit.shape(size_log2));
            let room = question.bytes.max(2048).next_multiple_of(64) as u16;
            let (mut plan, to_device) = match question.link {
                Link::CxlMemory => {
                    let memory = system.host.memory_map();
                    let card = (64 * memory.device_begin, 64 * memory.device_end);
                    let memory = &mut system.memory;
                    question.placement.plan(ring, shapes, (BUFFERS, room), memory, card)?
                }
                _ => {
                    let plan = Plan::with_buffers(&mut system.memory, ring, shapes, room);
                    (plan.map_err(|error| error.to_string())?, vec![])
                }
            };
            plan.sends = question.sends;
            question.setting.apply(&mut plan);
            let done = Rc::new(RefCell::new(Forwarded::default()));
            let machine = system.machine(ring as usize);
            // A program ends when its ring's last frame has gone; with several rings nobody knows in
            // advance how many that are.
            let frames = if question.rings == 1 { question.frames } else { usize::MAX };
            let plans = (plan, to_device);
            system.host.spawn(start(machine, plans, (*question, frames), done.clone()));
            programs.push(done);
        }
        let random = Seed::new(question.seed).fork("loopback");
        let (numbers, snoops) = (HashMap::new(), vec![]);
        Ok(Self { question, system, period, programs, random, numbers, snoops })
    }

    fn run(mut self) -> Result<Loopback, String> {
        for left in (0..SETUP_CYCLES).rev() {
            if self.programs.iter().all(|program| program.borrow().is_running) {
                break;
            }
            self.cycle()?;
            if left == 0 {
                return Err(format!("the rings do not run after {SETUP_CYCLES} cycles"));
            }
        }
        // A card with memory sweeps its pages after reset, one in each cycle, and answers nothing before.
        for _ in 0..C::PAGES.unwrap_or(0) {
            self.cycle()?;
        }
        if let Pace::Megabits(megabits) = self.question.pace {
            self.send_at_random(megabits);
        }
        let (mut came, mut patience) = (0, PATIENCE);
        self.send_on(0);
        while came < self.question.frames {
            self.cycle()?;
            patience -= 1;
            let now = self.system.wire.received.len();
            if now > came {
                self.snoops.resize(now, self.system.host.counters().snoops);
                (came, patience) = (now, PATIENCE);
                self.send_on(came);
            }
            if patience == 0 {
                let counters = self.system.counters(0).map_err(|error| error.to_string())?;
                let frames = self.question.frames;
                return Err(format!("{came} frames of {frames} have left: {counters:?}"));
            }
        }
        self.findings()
    }

    fn cycle(&mut self) -> Result<(), String> {
        self.system.cycle().map_err(|error| error.to_string())?;
        let error = self.programs.iter().find_map(|program| program.borrow().error.clone());
        error.map_or(Ok(()), |error| Err(error.to_string()))
    }

    /// A frame that no other is like.
    fn frame(&mut self) -> Vec<u8> {
        let bytes = self.question.bytes;
        if self.question.rings == 1 {
            return self.random.bytes(bytes);
        }
        let flow = Flow::any(&mut self.random);
        frames::udp(&mut self.random, &flow, bytes)
    }

    fn send(&mut self, not_before: u64) {
        let frame = self.frame();
        self.numbers.insert(frame.clone(), self.numbers.len());
        self.system.wire.send(not_before, frame);
    }

    /// Sends what the pace allows when so many have left.
    fn send_on(&mut self, left: usize) {
        let now = self.system.wire.now();
        match self.question.pace {
            Pace::Unloaded if self.numbers.len() < self.question.frames => {
                let at = now + self.random.within(GAP_CYCLES);
                self.send(at);
            }
            Pace::Window(window) => {
                while self.numbers.len() < self.question.frames.min(left + window) {
                    self.send(now);
                }
            }
            Pace::Unloaded | Pace::Megabits(_) => {}
        }
    }

    fn send_at_random(&mut self, megabits: u64) {
        let mean = self.question.bytes as f64 * 8e6 / megabits as f64 / self.period as f64;
        let mut at = self.system.wire.now() as f64;
        for _ in 0..self.question.frames {
            // Of an even distribution over (0, 1].
            let even = (self.random.bits(53) + 1) as f64 / (1_u64 << 53) as f64;
            at -= mean * even.ln();
            self.send(at as u64);
        }
    }

    fn findings(&self) -> Result<Loopback, String> {
        let wire = &self.system.wire;
        let mut found = Loopback::default();
        let mut times = Vec::new();
        for frame in &wire.received {
            let number = self.numbers.get(&frame.bytes);
            let number = *number.ok_or_else(|| {
                format!("a frame of {} bytes left that never came", frame.bytes.len())
            })?;
            times.push((wire.given[number] * self.period, frame.began * self.period));
        }
        found.whole = times.iter().map(|(came, left)| left - came).collect();
        if let [program] = &self.programs[..] {
            let program = program.borrow();
            for ((seen, handed), (came, left)) in
                program.seen.iter().zip(&program.handed).zip(&times)
            {
                found.receive.push(seen - came);
                found.host.push(handed - seen);
                found.transmit.push(left - handed);
            }
        }
        let [first, last] = STEADY.map(|percent| wire.received.len() * percent / 100);
        let ends = [first, last].map(|at| wire.received[at].ended * self.period);
        let bytes = (last - first) * self.question.bytes;
        found.gigabits = bytes as f64 * 8e3 / (ends[1] - ends[0]) as f64;
        found.snoops = (self.snoops[last] - self.snoops[first]) as f64 / (last - first) as f64;
        Ok(found)
    }
}

/// Spreads flows over the rings, if there are several, and forwards.
async fn start(
    machine: SimulatedMachine,
    (plan, to_device): (Plan, Vec<(u64, u64)>),
    (question, frames): (Question, usize),
    done: Rc<RefCell<Forwarded>>,
) {
    let Question { rings, answer, .. } = question;
    if plan.ring == 0 && rings > 1 {
        for entry in 0..RING_TABLE {
            machine.write_register(classify::RING_TABLE_ENTRY, entry).await;
            machine.write_register(classify::RING_TABLE_RING, entry % rings).await;
        }
        machine.write_register(classify::HASH_UDP_PORTS, 1).await;
        machine.write_register(classify::SPREAD, 1).await;
    }
    if let Err(error) = set_up(&machine, plan.ring, answer, to_device).await {
        done.borrow_mut().error = Some(ForwardError::from(error));
        return;
    }
    forward(machine, plan, frames, done).await;
}

/// What a ring's program tells the card before its ring runs.
async fn set_up(
    machine: &SimulatedMachine,
    ring: u32,
    answer: WriteAnswer,
    to_device: Vec<(u64, u64)>,
) -> Result<(), CardError> {
    let card = Driver::open(machine).await?;
    if ring == 0 && answer != WriteAnswer::Globally {
        card.set_write_answer(answer).await?;
    }
    for (begin, end) in to_device {
        card.set_bias(begin, end, Bias::Device).await?;
    }
    Ok(())
}
