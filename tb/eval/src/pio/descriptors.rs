//! The same invocations by descriptors: a program stores a request into a buffer, posts it, and polls a receive ring until
//! the card has written the result. What leaves the card comes back when all of it has left.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::card::WriteAnswer;
use nic_driver::{Card as Driver, Half, Packet, Pool, ReceiveRing, TransmitRing};
use nic_host::LINE_BYTES;
use nic_system::{
    Card, ForwardError, NicPcieCard, NicType1Card, Plan, Setup, SimulatedMachine, System,
};
use nic_tb::{Generator, Seed};

use super::Times;
use super::exchanges::BackToBack;
use super::nic::LONGEST_BYTES;
use super::ways::{Spans, Watch, Ways};
use crate::card::Link;
use crate::card::setting::Setting;

/// Bytes of a request's packet at most; a longer one is several, posted as soon as each is stored.
pub const PACKET_BYTES: usize = 8192;
/// Two to this power is the number of descriptors of a ring.
const SIZE_LOG2: u32 = 6;
/// Picoseconds at most between two invocations that are measured one by one.
const PAUSE: u64 = 1_000_000;
/// Host cycles in which a program must end.
const PATIENCE: u64 = 100_000_000;

/// So many invocations of so many bytes each way, with pauses.
///
/// # Errors
/// One line: a model that cannot be built, a property or a rule that was broken, what the driver says, or a result that
/// is not the request.
pub fn one_by_one(link: Link, bytes: usize, samples: usize, seed: u64) -> Result<Times, String> {
    let spans = measured(link, &Job::of_requests(bytes, samples, true, seed))?;
    Ok(Times::new(spans.iter().map(|(began, ended)| ended - began).collect()))
}

/// So many invocations of so many bytes each way, one behind the other.
///
/// # Errors
/// As [`one_by_one`].
pub fn back_to_back(
    link: Link,
    bytes: usize,
    samples: usize,
    seed: u64,
) -> Result<BackToBack, String> {
    let spans = measured(link, &Job::of_requests(bytes, samples, false, seed))?;
    let (first, last) = (spans[0], spans[spans.len() - 1]);
    Ok(BackToBack { count: spans.len(), picoseconds: last.1 - first.0 })
}

/// So many frames of so many bytes, sent and received one by one, with pauses.
///
/// # Errors
/// As [`one_by_one`]; or a frame that the card does not take.
pub fn ways(link: Link, bytes: usize, samples: usize, seed: u64) -> Result<Ways, String> {
    if bytes > LONGEST_BYTES {
        return Err(format!("a frame of {bytes} bytes; at most {LONGEST_BYTES} is right"));
    }
    let job = Job { bytes, packet_bytes: bytes, samples, pauses: true, seed };
    let (spans, watch) = through(link, &job)?;
    watch.ways(&spans, job.first())
}

/// What a program has to do.
#[derive(Clone, Copy, Debug)]
struct Job {
    bytes: usize,
    /// Of a packet at most.
    packet_bytes: usize,
    samples: usize,
    pauses: bool,
    seed: u64,
}

impl Job {
    fn of_requests(bytes: usize, samples: usize, pauses: bool, seed: u64) -> Self {
        Self { bytes, packet_bytes: PACKET_BYTES, samples, pauses, seed }
    }

    /// Invocations that come first and do not count: each descriptor and each buffer is used for the first time.
    fn first(&self) -> usize {
        (1_usize << SIZE_LOG2).div_ceil(self.bytes.div_ceil(self.packet_bytes))
    }
}

fn measured(link: Link, job: &Job) -> Result<Spans, String> {
    let (mut spans, _) = through(link, job)?;
    Ok(spans.split_off(job.first()))
}

/// All of them, and what was seen at the end of the wire.
fn through(link: Link, job: &Job) -> Result<(Spans, Watch), String> {
    match link {
        Link::Cxl => run::<NicType1Card>(link, job),
        Link::Pcie => run::<NicPcieCard>(link, job),
        Link::CxlMemory => Err(format!("invocations do not go through {}", link.name())),
    }
}

fn run<C: Card>(link: Link, job: &Job) -> Result<(Spans, Watch), String> {
    let setup = Setup::server(link.profile(false), 1, job.seed);
    let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
    let shape = Setting::NC.receive.shape(SIZE_LOG2);
    let longest = job.bytes.min(job.packet_bytes);
    let room = longest.next_multiple_of(LINE_BYTES).max(2048) as u16;
    let mut plan = Plan::with_buffers(&mut system.memory, 0, (shape, shape), room)
        .map_err(|error| error.to_string())?;
    Setting::NC.apply(&mut plan);
    let answer = (link == Link::Cxl).then_some(WriteAnswer::Ordered);
    let said = Rc::new(RefCell::new(None));
    let (says, machine, job) = (said.clone(), system.machine(0), *job);
    let random = Seed::new(job.seed).fork("descriptors");
    system.host.spawn(async move {
        let found = program(&machine, &plan, answer, (job, random)).await;
        *says.borrow_mut() = Some(found.map_err(|error| error.to_string()));
    });
    let end = system.host.now() + PATIENCE;
    let mut watch = Watch::default();
    while system.host.running() > 0 {
        system.cycle().map_err(|error| error.to_string())?;
        watch.cycle(&mut system, 0);
        if system.host.now() > end {
            let returned = watch.count();
            return Err(format!("{returned} packets have come back after {PATIENCE} cycles"));
        }
    }
    let spans =
        said.take().unwrap_or_else(|| Err("the program has ended without a word".to_owned()))??;
    Ok((spans, watch))
}

/// Starts both halves of a ring and invokes; when each invocation began and ended.
async fn program(
    machine: &SimulatedMachine,
    plan: &Plan,
    answer: Option<WriteAnswer>,
    (job, mut random): (Job, Generator),
) -> Result<Result<Spans, String>, ForwardError> {
    let stack = vec![Cell::new(0); plan.buffer_count];
    let (own, requests) = stack.split_at(plan.buffer_count / 2);
    let pool = Pool::new(own, plan.buffers, plan.buffer_bytes, plan.stride_bytes)?;
    let requests = Pool::new(requests, plan.copies(), plan.buffer_bytes, plan.stride_bytes)?;
    let card = Driver::open(machine).await?;
    let tail = Driver::<SimulatedMachine>::tail_register;
    card.set_ranges(plan.ring, &plan.ranges()).await?;
    if let Some(answer) = answer {
        card.set_write_answer(answer).await?;
    }
    let geometry = plan.receive.geometry;
    let receive = ReceiveRing::new(machine, geometry, tail(Half::Receive, plan.ring)).await?;
    let geometry = plan.transmit.geometry;
    let transmit = TransmitRing::new(machine, geometry, tail(Half::Transmit, plan.ring)).await?;
    card.start(Half::Transmit, plan.ring, &plan.transmit).await?;
    card.start(Half::Receive, plan.ring, &plan.receive).await?;
    let packet_bytes = job.packet_bytes;
    let mut ends =
        Ends { machine, receive, transmit, pool: &pool, requests: &requests, packet_bytes };
    ends.receive.refill(ends.pool).await;

    let mut spans = vec![];
    for _ in 0..job.first() + job.samples {
        if job.pauses {
            machine.core.delay_picoseconds(random.within(0..=PAUSE)).await;
        }
        let request = random.bytes(job.bytes);
        let began = machine.core.picoseconds();
        let result = ends.invoke(&request).await;
        spans.push((began, machine.core.picoseconds()));
        if result != request {
            return Ok(Err(format!("invocation {} came back as another", spans.len())));
        }
        ends.receive.refill(ends.pool).await;
    }
    card.stop(Half::Receive, plan.ring).await?;
    card.stop(Half::Transmit, plan.ring).await?;
    Ok(Ok(spans))
}

/// A ring's ends, and buffers for each direction.
struct Ends<'a> {
    machine: &'a SimulatedMachine,
    receive: ReceiveRing<'a, SimulatedMachine>,
    transmit: TransmitRing<'a, SimulatedMachine>,
    pool: &'a Pool<'a>,
    requests: &'a Pool<'a>,
    packet_bytes: usize,
}

impl Ends<'_> {
    async fn invoke(&mut self, request: &[u8]) -> Vec<u8> {
        let core = &self.machine.core;
        for part in request.chunks(self.packet_bytes) {
            let mut buffer = loop {
                match self.requests.alloc() {
                    Some(buffer) => break buffer,
                    None => drop(self.transmit.reclaim(self.requests).await),
                }
            };
            core.store(buffer.address(), part).await;
            buffer.length_bytes = part.len() as u16;
            let mut packet = [Some(Packet::from_buffer(buffer))];
            while self.transmit.burst(&mut packet).await == 0 {
                self.transmit.reclaim(self.requests).await;
            }
        }
        let mut result = Vec::with_capacity(request.len());
        let mut came = [const { None }; 1];
        while result.len() < request.len() {
            if self.receive.burst(self.pool, &mut came).await == 0 {
                self.receive.wait().await;
                continue;
            }
            for Packet { first, .. } in came.iter_mut().filter_map(Option::take) {
                let length = usize::from(first.length_bytes);
                result.extend(core.load(first.address(), length).await);
                self.pool.free(first);
            }
        }
        result
    }
}

const _: () = assert!(PACKET_BYTES.is_multiple_of(LINE_BYTES));
