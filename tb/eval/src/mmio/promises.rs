//! Which window suffices if write-combining buffers promise nothing, and what a driver does about it.
use nic_host::{Flush, Hold, Order};
use nic_tb::Seed;

use super::card::Card;
use super::processor::{Buffers, Core, Fencing, Processor};
use super::transfer::{Outcome, Setup, transfer};
use super::unit::{MODULE, Unit, WINDOW};
use nic_tb::text::{table, thousands};

/// Buffers of a core.
const COUNT: usize = 12;
/// Bytes of a frame: its lines are shared with the next message, and leave in parts.
const FRAME_BYTES: usize = 98;
/// The promise of a processor, and the order in which lines leave within it.
const POLICIES: [(Hold, Order); 6] = [
    (Hold::Counted, Order::InOrder),
    (Hold::Counted, Order::Random),
    (Hold::Counted, Order::Adversarial),
    (Hold::Unbounded, Order::InOrder),
    (Hold::Unbounded, Order::Random),
    (Hold::Unbounded, Order::Adversarial),
];
/// Lines from fence to fence.
const FENCES: [Option<usize>; 4] = [None, Some(64), Some(32), Some(16)];
/// A space in which no address is used twice.
const SPACE_BYTES: usize = 1 << 30;
/// Picoseconds of a cycle of the card.
const PERIOD: u64 = 4_000;

/// What came of one promise and one driver.
pub struct Row {
    buffers: Buffers,
    /// By how many lines a store was overtaken at most.
    overtaken: u64,
    /// What the emitted unit made of it.
    outcome: Result<Outcome, String>,
}

/// How many runs [`run`] makes.
pub const STEPS: u64 = (POLICIES.len() * FENCES.len()) as u64;

/// Sends `messages` frames from each kind of buffers.
///
/// # Errors
/// One line: a unit that cannot be built, or a driver that refuses the frames.
pub fn run(messages: usize, seed: u64, mut progress: impl FnMut(&str)) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for (hold, order) in POLICIES {
        for fence_lines in FENCES {
            progress(&format!("{hold:?}, {order:?}, fences {fence_lines:?}"));
            let buffers = Buffers { count: COUNT, order, flush: Flush::Words, hold, fence_lines };
            let mut unit = Unit::new(None)?;
            let overtaken = most_overtaken(&unit, &buffers, messages, seed)?;
            let frames = vec![vec![0x5a; FRAME_BYTES]; messages];
            let setup =
                Setup { core: Core::PAPER, buffers: buffers.clone(), seed, ..Setup::of(frames) };
            let outcome = transfer(&mut unit, &setup, |_| {});
            rows.push(Row { buffers, overtaken, outcome });
        }
    }
    Ok(rows)
}

/// By how many lines a store is overtaken at most, whatever takes the stores.
fn most_overtaken(
    card: &impl Card,
    buffers: &Buffers,
    messages: usize,
    seed: u64,
) -> Result<u64, String> {
    let layout = (card.format(), card.header_bytes(), SPACE_BYTES);
    let generator = Seed::new(seed).fork("mmio promises");
    let mut processor =
        Processor::new((Core::INSTANT, buffers, Fencing::Never), layout, generator)?;
    let (mut furthest, mut most) = (0, 0);
    for number in 0..messages {
        processor.send(&[0x5a; FRAME_BYTES])?;
        if number + 1 == messages {
            processor.flush();
        }
        while let Some(write) = processor.take() {
            furthest = furthest.max(write.line);
            most = most.max(furthest - write.line);
        }
    }
    Ok(most)
}

/// The smallest window of at least so many lines, if there is one.
fn window(lines: u64) -> String {
    match lines.next_power_of_two().max(2) {
        65.. => "none".to_owned(),
        window => window.to_string(),
    }
}

/// The rows as a table.
pub fn report(rows: &[Row]) -> String {
    let cells = |row: &Row| {
        let Row { buffers, overtaken, outcome } = row;
        let promise = match buffers.hold {
            Hold::Counted => format!("{COUNT} openings"),
            Hold::Unbounded => "none".to_owned(),
        };
        let fences = buffers.fence_lines.map_or("-".to_owned(), |lines| format!("{lines} lines"));
        let (result, gigabits) = match outcome {
            Ok(outcome) => {
                let count = thousands(outcome.deliveries.len() as u64);
                (format!("{count} leave"), format!("{:.1}", outcome.gigabits(PERIOD)))
            }
            Err(text) => (text.clone(), "-".to_owned()),
        };
        vec![
            promise,
            format!("{:?}", buffers.order),
            fences,
            thousands(*overtaken),
            window(overtaken + 2),
            window((overtaken + 2).div_ceil(2)),
            result,
            gigabits,
        ]
    };
    let headings = [
        "promise",
        "flush order",
        "fence every",
        "most overtaken by",
        "window at full rate",
        "window without a fault",
        "what becomes of them",
        "Gb/s of a core",
    ];
    format!(
        "\nWhat processors promise and what suffices: {COUNT} buffers, frames of {FRAME_BYTES} bytes, {MODULE} with \
         a window of {WINDOW} (it stores twice that);\na line may be passed over for as many openings of \
         others as there are buffers, or without a bound; Gb/s as calibrated above:\n\n{}",
        table(&headings, &rows.iter().map(cells).collect::<Vec<_>>())
    )
}
