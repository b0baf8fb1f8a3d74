//! What pushed packets displace from the host's last-level cache, with the push gate open and closed, and with lines that
//! are written back or flushed some time after they were pushed (CXL-NIC 5.3).
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::Card as Driver;
use nic_driver::card::{CardError, Operation, PushSettings, PushStatistics, PushWriteBack};
use nic_host::cache::Size;
use nic_host::profile::AGILEX7_CXL;
use nic_host::{LINE_BYTES, LineState, PAGE_BYTES};
use nic_system::{
    Card, Forwarded, Plan, RingShape, Sends, Setup, SimulatedMachine, System, TinyPushType1Card,
    forward,
};
use nic_tb::Seed;

use super::figures::Findings;
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

/// The last-level cache, so small that few packets fill it, and a processor's own.
const LAST_LEVEL: Size = Size { sets: 256, ways: 16 };
const PRIVATE: Size = Size { sets: 32, ways: 8 };
/// Lines that the neighbour has read: seven eighths of the last-level cache.
const NEIGHBOUR_LINES: usize = LAST_LEVEL.sets * LAST_LEVEL.ways * 7 / 8;
/// Bytes that it reads at a time.
const CHUNK: usize = 16 * LINE_BYTES;
/// Bytes of a frame, and network cycles from one that has left to the next.
const FRAME_BYTES: usize = 1500;
const GAP_CYCLES: u64 = 800;
/// Host cycles until rings must run or a program must have ended.
const PATIENCE: u64 = 20_000_000;

/// What the gate does.
const GATES: [(&str, PushSettings); 7] = [
    ("open", OPEN),
    ("closed", PushSettings { closed_rings: 1, ..OPEN }),
    ("flush after 100", flush(100)),
    ("flush after 10,000", flush(10_000)),
    ("flush after 100,000", flush(100_000)),
    ("NC-write after 100", rewrite(100)),
    ("NC-write after 10,000", rewrite(10_000)),
];
const OPEN: PushSettings =
    PushSettings { closed_rings: 0, write_back: PushWriteBack::Off, delay_cycles: 0 };
/// Whether the processor copies packets, or gives their buffers back to the card as they are.
const SENDS: [(&str, Sends); 2] = [("forwarded unread", Sends::InPlace), ("copied", Sends::Copies)];

const fn flush(delay_cycles: u32) -> PushSettings {
    PushSettings { write_back: PushWriteBack::Flush, delay_cycles, ..OPEN }
}

const fn rewrite(delay_cycles: u32) -> PushSettings {
    PushSettings { write_back: PushWriteBack::Rewrite, delay_cycles, ..OPEN }
}

/// What one setting did.
#[derive(Clone, Copy, Debug)]
struct Found {
    statistics: PushStatistics,
    /// Of the neighbour's lines, those that no cache has any more.
    displaced: usize,
    /// Lines of buffers that a cache has.
    held: usize,
    /// Lines that went before a processor had used them.
    unread: u64,
}

/// Sets the gate, forwards, and says what became of pushes.
async fn serve(
    machine: SimulatedMachine,
    (settings, plan, frames): (PushSettings, Plan, usize),
    done: Rc<RefCell<Forwarded>>,
    said: Rc<Cell<Option<Result<PushStatistics, CardError>>>>,
) {
    let result = async {
        let card = Driver::open(&machine).await?;
        card.set_push_gate(&settings).await?;
        forward(machine.clone(), plan, frames, done).await;
        card.until_pushes_are_written_back().await?;
        card.push_statistics().await
    };
    said.set(Some(result.await));
}

fn measure(
    settings: PushSettings,
    sends: Sends,
    frames: usize,
    seed: u64,
) -> Result<Found, String> {
    let mut setup = Setup::server(&AGILEX7_CXL, 2, seed);
    setup.host.shape.last_level = LAST_LEVEL;
    setup.host.shape.private = PRIVATE;
    let mut system = System::<TinyPushType1Card>::new(&setup).map_err(|error| error.to_string())?;
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    let plan = Plan::new(&mut system.memory, 0, shape, shape);
    let mut plan = plan.map_err(|error| error.to_string())?;
    plan.receive.data = Operation::NcPush;
    plan.receive.complete = Operation::NcPush;
    plan.sends = sends;
    let buffers = plan.buffer_range();

    let pages = (NEIGHBOUR_LINES * LINE_BYTES).div_ceil(PAGE_BYTES as usize) as u64;
    let neighbour = system.memory.pages(pages).map_err(|error| error.to_string())?;
    let core = system.host.core(1);
    system.host.spawn(async move {
        for offset in (0..NEIGHBOUR_LINES * LINE_BYTES).step_by(CHUNK) {
            core.load(neighbour + offset as u64, CHUNK).await;
        }
    });
    let run = |system: &mut System<_>| system.run(PATIENCE).map_err(|error| error.to_string());
    run(&mut system)?;
    let (done, said) = (Rc::new(RefCell::new(Forwarded::default())), Rc::new(Cell::new(None)));
    let machine = system.machine(0);
    system.host.spawn(serve(machine, (settings, plan, frames), done.clone(), said.clone()));
    for left in (0..PATIENCE).rev() {
        if done.borrow().is_running {
            break;
        }
        system.cycle().map_err(|error| error.to_string())?;
        if left == 0 {
            return Err(format!("the ring does not run after {PATIENCE} cycles"));
        }
    }
    let mut random = Seed::new(seed).fork("displacement");
    // One after the other has left: the smallest card drops what comes faster.
    for number in 0..frames {
        system.wire.send(system.wire.now() + GAP_CYCLES, random.bytes(FRAME_BYTES));
        for left in (0..PATIENCE).rev() {
            if system.wire.received.len() > number || done.borrow().error.is_some() {
                break;
            }
            system.cycle().map_err(|error| error.to_string())?;
            if left == 0 {
                return Err(format!("frame {number} has not left after {PATIENCE} cycles"));
            }
        }
    }
    run(&mut system)?;
    if let Some(error) = &done.borrow().error {
        return Err(error.to_string());
    }
    let statistics = said.take().expect("the program has ended");
    let is_held =
        |address: u64| system.host.state(address / LINE_BYTES as u64) != LineState::Invalid;
    let lines = |(begin, end): (u64, u64)| (begin..end).step_by(LINE_BYTES);
    let of_neighbour = (neighbour, neighbour + (NEIGHBOUR_LINES * LINE_BYTES) as u64);
    let found = Found {
        statistics: statistics.map_err(|error| error.to_string())?,
        displaced: lines(of_neighbour).filter(|line| !is_held(*line)).count(),
        held: lines(buffers).filter(|line| is_held(*line)).count(),
        unread: system.host.counters().unread_pushes,
    };
    system.card.flush();
    Ok(found)
}

/// How many measurements there are.
pub const STEPS: u64 = (GATES.len() * SENDS.len()) as u64;

/// All of them; `step` is called when one is done.
///
/// # Errors
/// One line: a model that cannot be built, a property or a rule that was broken, or what the driver says.
pub fn run(frames: usize, seed: u64, step: impl Fn()) -> Result<Findings, String> {
    let mut tables = String::new();
    let names = GATES.map(|(name, _)| name);
    let mut panel = Panel::new("Lines of a neighbour that were displaced", "", "% of its lines")
        .categories(names);
    for (sends_name, sends) in SENDS {
        let (mut rows, mut shares) = (vec![], vec![]);
        for (name, settings) in GATES {
            let found = measure(settings, sends, frames, seed)
                .map_err(|error| format!("{name}, {sends_name}: {error}"))?;
            step();
            let Found { statistics, displaced, held, unread } = found;
            let share = 100.0 * displaced as f64 / NEIGHBOUR_LINES as f64;
            shares.push(share);
            let mut row = vec![name.to_string()];
            row.extend(
                [statistics.pushes, statistics.gated, statistics.write_backs, statistics.untracked]
                    .map(|count| count.to_string()),
            );
            row.extend([unread.to_string(), held.to_string(), displaced.to_string()]);
            row.push(format!("{share:.1}"));
            rows.push(row);
        }
        let headings = [
            sends_name,
            "pushed",
            "gated",
            "written back",
            "untracked",
            "unread",
            "held",
            "displaced",
            "%",
        ];
        tables += &format!("\n{}", table(&headings, &rows));
        panel = panel.bars(sends_name, shares);
    }
    let lines = LAST_LEVEL.sets * LAST_LEVEL.ways;
    let report = format!(
        "CXL-NIC 5.3: what pushed packets displace. {frames} frames of {FRAME_BYTES} bytes, {GAP_CYCLES} network cycles after the one before,\n\
         seed {seed}, on the smallest card of Type 1 with gates. A last-level cache of {lines} lines, of which a neighbour\n\
         has read {NEIGHBOUR_LINES}. Written back: by a flush, or by an NC-write (the paper's form), so many cycles behind the push;\n\
         untracked: no place of 512 was free; unread: of these lines, those that no processor had used; held: lines of\n\
         buffers in the host's caches at the end; displaced: lines of the neighbour in no cache.\n{tables}"
    );
    Ok(Findings::new(report, Figure::new("CXL-NIC 5.3: displacement").panel(panel)))
}
