//! Who loses what where the lines of 1,024 queues are short: by an attack, and by honest hosts that leave
//! too much incomplete.
use nic_sim::generated::mmio_queues::MmioQueues as Queues;
use nic_sim::{Clocked, Device, StreamInput, StreamOutput};
use nic_spec::message::{MmioQueueFault, MmioQueueWrite, MmioQueuesLimits};
use nic_tb::Seed;

use super::queues::{MODULE, START};
use nic_tb::text::{table, thousands};

/// Queues of the device, lines of a queue's window, and lines of the longest message.
const QUEUES: u64 = 1024;
const WINDOW: u64 = 32;
const LONGEST: u64 = 9216 / 64;
/// Queues that hold all that they can, and the innocent ones, as many as were seen to stop before there were
/// shares.
const ATTACKERS: u64 = 47;
const INNOCENT: u64 = 900;
/// Half of what each queue could have.
const SHARE: u64 = 4;
/// No message leaves for so many cycles: no more will.
const PATIENCE: u64 = 8 * QUEUES;

/// What is stored.
#[derive(Clone, Copy)]
struct Traffic {
    name: &'static str,
    attackers: u64,
    senders: u64,
    /// Bytes of each sender's message.
    bytes: u64,
    /// Messages that are open at once; those stores are mixed.
    open: u64,
}

const TRAFFIC: [Traffic; 5] = [
    Traffic { name: "attack", attackers: ATTACKERS, senders: INNOCENT, bytes: 256, open: INNOCENT },
    Traffic { name: "attack", attackers: ATTACKERS, senders: INNOCENT, bytes: 1500, open: 64 },
    Traffic {
        name: "attack",
        attackers: ATTACKERS,
        senders: INNOCENT,
        bytes: 1500,
        open: INNOCENT,
    },
    Traffic { name: "honest", attackers: 0, senders: QUEUES, bytes: 1500, open: 256 },
    Traffic { name: "honest", attackers: 0, senders: QUEUES, bytes: 1500, open: QUEUES },
];

/// Shifts of the threshold: 16 times what is left, as much, an eighth.
const SHIFTS: [u64; 3] = [0, 4, 7];

/// How many runs [`run`] makes.
pub const STEPS: u64 = (TRAFFIC.len() * SHIFTS.len()) as u64;

/// What one run did.
pub struct Row {
    traffic: Traffic,
    shift: u64,
    /// Messages of the senders that left.
    left: u64,
    /// Attackers and senders that were stopped.
    stopped: (u64, u64),
    /// Cycles of the store that waited longest.
    wait: u64,
}

/// Runs each kind of traffic with each threshold.
///
/// # Errors
/// One line: a property failed, a message is not the one stored, a queue within its share stopped.
pub fn run(seed: u64, mut progress: impl FnMut(&str)) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for traffic in TRAFFIC {
        for shift in SHIFTS {
            let Traffic { name, bytes, open, .. } = traffic;
            progress(&format!("{name}, {open} messages of {bytes} bytes open, threshold {shift}"));
            rows.push(Run::new(traffic, shift)?.go(seed)?);
        }
    }
    Ok(rows)
}

/// The rows as a table.
pub fn report(rows: &[Row]) -> String {
    let factor = |shift: u64| match shift {
        0..=4 => format!("{}", 16 >> shift),
        _ => format!("1/{}", 1 << (shift - 4)),
    };
    let cells = |row: &Row| {
        vec![
            row.traffic.name.to_owned(),
            thousands(row.traffic.bytes),
            thousands(row.traffic.open),
            factor(row.shift),
            format!("{} of {}", thousands(row.left), thousands(row.traffic.senders)),
            format!("{} of {}", row.stopped.0, row.traffic.attackers),
            thousands(row.stopped.1),
            thousands(row.wait),
        ]
    };
    let headings = [
        "traffic",
        "message",
        "open at once",
        "threshold",
        "messages that leave",
        "attackers stopped",
        "others stopped",
        "longest wait",
    ];
    format!(
        "\nLines short in {MODULE}: {QUEUES} queues, 8,192 lines, a share of {SHARE} lines for each. \
         {ATTACKERS} attackers hold up to {} lines with a hole; then each of the others\nstores one \
         message, a line in every cycle, so many of them open at once. The threshold is the multiple of \
         the lines left that a queue may hold beyond its share;\nwaits are in cycles:\n\n{}",
        LONGEST - 1 + WINDOW - 1,
        table(&headings, &rows.iter().map(cells).collect::<Vec<_>>())
    )
}

/// A line of a queue, and where one begins the bytes of the message.
type Line = (u64, u64, Option<u64>);

struct Run {
    device: Clocked<Queues>,
    traffic: Traffic,
    shift: u64,
    left: u64,
    /// For each queue, the line that is to leave next.
    next: Vec<u64>,
    evicted: Vec<bool>,
    seen: u64,
}

impl Run {
    fn new(traffic: Traffic, shift: u64) -> Result<Self, String> {
        let mut device = Clocked::<Queues>::new(None)?;
        let (next, evicted) = (vec![0; QUEUES as usize], vec![false; QUEUES as usize]);
        let limits =
            MmioQueuesLimits { share_lines: SHARE, threshold_shift: shift, time_limit_rounds: 0 };
        device.limits().set(&limits);
        device.reset(1)?;
        StreamOutput::open(device.model_mut(), Queues::MESSAGE).set_ready(true);
        device.run(START)?;
        Ok(Self { device, traffic, shift, left: 0, next, evicted, seen: 0 })
    }

    /// What comes, in this order.
    fn stores(&self, seed: u64) -> Vec<Line> {
        let Traffic { attackers, senders, bytes, open, .. } = self.traffic;
        let mut stores = Vec::new();
        for queue in 0..attackers {
            // All but the last line of the longest message, and a window behind that.
            let lines = (0..LONGEST - 1).chain(LONGEST..LONGEST + WINDOW - 1);
            let length = |line: u64| match line {
                0 => Some(64 * LONGEST),
                LONGEST.. => Some(64),
                _ => None,
            };
            stores.extend(lines.map(|line| (queue, line, length(line))));
        }
        let mut generator = Seed::new(seed).fork("mmio shares");
        let queues: Vec<u64> = (attackers..attackers + senders).collect();
        for group in queues.chunks(open as usize) {
            for line in 0..bytes.div_ceil(64) {
                let mut turn = group.to_vec();
                generator.shuffle(&mut turn);
                let length = (line == 0).then_some(bytes);
                stores.extend(turn.into_iter().map(|queue| (queue, line, length)));
            }
        }
        stores
    }

    fn go(mut self, seed: u64) -> Result<Row, String> {
        let mut stores = self.stores(seed).into_iter();
        let (mut offered, mut waited, mut wait, mut idle) = (stores.next(), 0, 0, 0);
        while offered.is_some() || idle < PATIENCE {
            let model = self.device.model_mut();
            let mut port = StreamInput::open(model, Queues::MMIO_WRITE);
            match offered {
                Some((queue, line_address, length)) => port.offer(&MmioQueueWrite {
                    queue,
                    line_address,
                    data: content(queue, line_address, length),
                    byte_enable: u64::MAX,
                }),
                None => port.withdraw(),
            }
            self.device.settle()?;
            let model = self.device.model_mut();
            let is_ready = StreamInput::open(model, Queues::MMIO_WRITE).is_ready();
            let beat = StreamOutput::open(model, Queues::MESSAGE).offered();
            self.device.rise()?;
            idle = if beat.is_some() || offered.is_some() { 0 } else { idle + 1 };
            waited = if offered.is_some() && !is_ready { waited + 1 } else { 0 };
            wait = wait.max(waited);
            if waited > PATIENCE {
                return Err(format!("{MODULE}: a store waits for {waited} cycles"));
            }
            if is_ready {
                offered = stores.next();
            }
            if let Some(beat) = beat {
                self.check(beat.selection, beat.payload.last, &beat.payload.data)?;
            }
            self.note()?;
        }
        let Traffic { attackers, .. } = self.traffic;
        let stopped = |queues: &[bool]| queues.iter().filter(|stopped| **stopped).count() as u64;
        let (bad, good) = self.evicted.split_at(attackers as usize);
        let stopped = (stopped(bad), stopped(good));
        if self.traffic.bytes <= 64 * SHARE && stopped.1 > 0 {
            return Err(format!("{MODULE}: {} queues within their share stopped", stopped.1));
        }
        let Self { traffic, shift, left, .. } = self;
        if left + stopped.1 != traffic.senders {
            return Err(format!("{MODULE}: {left} messages left, {} queues stopped", stopped.1));
        }
        Ok(Row { traffic, shift, left, stopped, wait })
    }

    /// The line is the next one of its queue.
    fn check(&mut self, queue: u64, is_last: bool, data: &[u8; 64]) -> Result<(), String> {
        let (next, bytes) = (&mut self.next[queue as usize], self.traffic.bytes);
        let length = (*next == 0).then_some(bytes);
        // The bytes behind the message are cleared.
        let count = (bytes - 64 * *next).min(64) as usize;
        let expected = content(queue, *next, length);
        *next += 1;
        if data[..count] != expected[..count] || is_last != (*next == bytes.div_ceil(64)) {
            return Err(format!("queue {queue}: a line is not the one stored"));
        }
        self.left += u64::from(is_last);
        Ok(())
    }

    /// Whether a queue has stopped.
    fn note(&mut self) -> Result<(), String> {
        let status = self.device.status().get();
        if status.evicted > self.seen {
            self.seen = status.evicted;
            self.evicted[status.last_queue as usize] = true;
        }
        match status.last_fault {
            MmioQueueFault::None | MmioQueueFault::Evicted => Ok(()),
            fault => Err(format!("{MODULE}: queue {} stopped: {fault:?}", status.last_queue)),
        }
    }
}

/// What is stored in a line: where a message begins its length, and everywhere who it is.
fn content(queue: u64, line: u64, length: Option<u64>) -> [u8; 64] {
    let mut data = [0; 64];
    if let Some(length) = length {
        data[..2].copy_from_slice(&(length as u16).to_le_bytes());
    }
    data[8..16].copy_from_slice(&queue.to_le_bytes());
    data[16..24].copy_from_slice(&line.to_le_bytes());
    data
}
