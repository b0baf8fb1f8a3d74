//! Lines per cycle of up to 1,024 queues over one line memory.
//!
//! A core stores message after message, each to one of its queues; write combining reorders what the
//! core stores, so that cores, not queues, bound what is incomplete at a time.
use nic_sim::generated::mmio_queues::MmioQueues as Queues;
use nic_sim::{Clocked, Device, StreamInput, StreamOutput};
use nic_spec::message::{MessageBeat, MmioQueueFault, MmioQueueWrite, Routed};
use nic_tb::{Generator, Seed, Watchdog};

use super::rate::{Arrival, Lines, Rate};
use nic_tb::text::{table, thousands};

/// The module.
pub const MODULE: &str = "mmio_queues";
/// Lines of a queue's window, and those that a host may be ahead without ever waiting.
const WINDOW: u64 = 32;
const AHEAD: u64 = (WINDOW - 3) / 2;
/// Lines of a queue's address space.
const SPACE_LINES: u64 = 1 << 12;
/// Queues that are stored to.
const ACTIVE: [u64; 4] = [1, 16, 128, 1024];
/// Cores that store, if there are as many queues.
const CORES: u64 = 64;
/// Lines of a message.
const LENGTHS: [u64; 2] = [1, 24];
/// After reset it empties a queue in each cycle.
pub(super) const START: u64 = 2 * 1024;

/// What one run did.
pub struct Row {
    active: u64,
    lines: u64,
    arrival: Arrival,
    rate: Rate,
}

/// How many runs [`run`] makes.
pub const STEPS: u64 = (ACTIVE.len() * LENGTHS.len() * arrivals().len()) as u64;

const fn arrivals() -> [Arrival; 3] {
    [Arrival::InOrder, Arrival::Reversed(AHEAD), Arrival::Random(AHEAD)]
}

/// Stores about `lines` lines in each kind of traffic.
///
/// # Errors
/// One line: a property failed, a message is not the one stored, or no progress.
pub fn run(lines: u64, seed: u64, mut progress: impl FnMut(&str)) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for length in LENGTHS {
        for active in ACTIVE {
            for arrival in arrivals() {
                progress(&format!("{active} queues, messages of {length} lines, {arrival:?}"));
                let rate = Run::new((active, length, lines), arrival, seed)?.go()?;
                rows.push(Row { active, lines: length, arrival, rate });
            }
        }
    }
    Ok(rows)
}

/// The rows as a table.
pub fn report(rows: &[Row]) -> String {
    let cells = |row: &Row| {
        vec![
            row.active.to_string(),
            (64 * row.lines).to_string(),
            match row.arrival {
                Arrival::InOrder => "in order".to_owned(),
                Arrival::Reversed(block) => format!("reversed in blocks of {block}"),
                Arrival::Random(reach) => format!("random within {reach} lines"),
            },
            row.active.min(CORES).to_string(),
            thousands(row.rate.lines),
            thousands(row.rate.cycles),
            thousands(row.rate.waits),
            format!("{:.4}", row.rate.lines_per_cycle()),
        ]
    };
    let headings = [
        "queues",
        "message",
        "order of a core",
        "cores",
        "lines",
        "cycles",
        "waits",
        "lines per cycle",
    ];
    format!(
        "\nLines in and out of {MODULE} per cycle; the cores' stores are mixed at random, one in \
         every cycle:\n\n{}",
        table(&headings, &rows.iter().map(cells).collect::<Vec<_>>())
    )
}

/// A core that stores.
#[derive(Debug)]
struct Core {
    lines: Lines,
    /// Its queues.
    queues: Vec<u64>,
    /// For each of its messages so far, the queue, and the first line there.
    messages: Vec<(u64, u64)>,
}

/// What has come of a queue.
#[derive(Clone, Copy, Default, Debug)]
struct Queue {
    /// Lines of messages that its core has begun.
    begun: u64,
    /// The next line to leave.
    next: u64,
}

/// The device and everything around it.
struct Run {
    device: Clocked<Queues>,
    generator: Generator,
    queues: Vec<Queue>,
    cores: Vec<Core>,
    /// Cores with lines that have not been stored.
    open: Vec<usize>,
    length: u64,
    total: u64,
    left: u64,
}

impl Run {
    fn new(
        (active, length, lines): (u64, u64, u64),
        arrival: Arrival,
        seed: u64,
    ) -> Result<Self, String> {
        let mut device = Clocked::<Queues>::new(None)?;
        device.reset(3)?;
        StreamOutput::open(device.model_mut(), Queues::MESSAGE).set_ready(true);
        device.run(START)?;
        let mut generator = Seed::new(seed).fork("mmio queues");
        let count = active.min(CORES);
        let each = (lines / count / length).max(1) * length;
        let cores: Vec<Core> = (0..count)
            .map(|core| Core {
                lines: Lines::new(arrival, each, generator.fork(&core.to_string())),
                queues: (core..active).step_by(count as usize).collect(),
                messages: Vec::new(),
            })
            .collect();
        let open = (0..cores.len()).collect();
        let queues = vec![Queue::default(); active as usize];
        let total = count * each;
        Ok(Self { device, generator, queues, cores, open, length, total, left: 0 })
    }

    /// The next store of any core.
    fn draw(&mut self) -> Option<MmioQueueWrite<10, 12, 64>> {
        while !self.open.is_empty() {
            let at = self.generator.below(self.open.len() as u64) as usize;
            let core = &mut self.cores[self.open[at]];
            let Some(number) = core.lines.next() else {
                self.open.swap_remove(at);
                continue;
            };
            // Messages begin in the core's order, whatever the order of their lines.
            while core.messages.len() as u64 <= number / self.length {
                let queue = *self.generator.pick(&core.queues);
                let begun = &mut self.queues[queue as usize].begun;
                core.messages.push((queue, *begun));
                *begun += self.length;
            }
            let (queue, first) = core.messages[(number / self.length) as usize];
            let line = first + number % self.length;
            let (line_address, data) = (line % SPACE_LINES, self.line(queue, line));
            return Some(MmioQueueWrite { queue, line_address, data, byte_enable: u64::MAX });
        }
        None
    }

    /// What is stored in a line: where a message begins its length, and everywhere who it is.
    fn line(&self, queue: u64, line: u64) -> [u8; 64] {
        let mut data = [0; 64];
        if line.is_multiple_of(self.length) {
            data[..2].copy_from_slice(&(64 * self.length as u16).to_le_bytes());
        }
        data[8..16].copy_from_slice(&queue.to_le_bytes());
        data[16..24].copy_from_slice(&line.to_le_bytes());
        data
    }

    fn go(mut self) -> Result<Rate, String> {
        let mut watchdog = Watchdog::new(5_000, "a message leaves when its lines have come");
        let (mut offered, mut cycles, mut waits) = (self.draw(), 0, 0);
        while self.left < self.total {
            let model = self.device.model_mut();
            let mut port = StreamInput::open(model, Queues::MMIO_WRITE);
            match &offered {
                Some(store) => port.offer(store),
                None => port.withdraw(),
            }
            self.device.settle()?;
            let model = self.device.model_mut();
            let is_ready = StreamInput::open(model, Queues::MMIO_WRITE).is_ready();
            let beat = StreamOutput::open(model, Queues::MESSAGE).offered();
            let has_moved = beat.is_some() || (is_ready && offered.is_some());
            watchdog.observe(has_moved)?;
            if let Some(beat) = beat {
                self.check(&beat)?;
            }
            self.device.rise()?;
            match is_ready {
                true => offered = self.draw(),
                false => waits += u64::from(offered.is_some()),
            }
            cycles += 1;
            let status = self.device.status().get();
            if status.last_fault != MmioQueueFault::None {
                let (queue, fault) = (status.last_queue, status.last_fault);
                return Err(format!("{MODULE}: queue {queue} stopped: {fault:?}"));
            }
        }
        Ok(Rate { lines: self.total, cycles, waits })
    }

    /// The beat is the next one of its queue, and messages do not mix.
    fn check(&mut self, beat: &Routed<MessageBeat<64>, 10>) -> Result<(), String> {
        let queue = beat.selection;
        let Some(&Queue { next, .. }) = self.queues.get(queue as usize) else {
            return Err(format!("a message of queue {queue}, which was not stored to"));
        };
        let is_last = (next + 1).is_multiple_of(self.length);
        if beat.payload.data != self.line(queue, next) || beat.payload.last != is_last {
            return Err(format!("queue {queue}: its line {next} is not the one stored"));
        }
        self.queues[queue as usize].next += 1;
        self.left += 1;
        Ok(())
    }
}
