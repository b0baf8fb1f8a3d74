//! How far write-combining buffers reorder, and what that costs the reorder unit.
use nic_host::{Flush, Order};

use super::processor::Buffers;
use super::transfer::{Outcome, Setup, transfer};
use super::unit::{MODULE, Unit};
use nic_tb::text::{table, thousands};

/// Buffers of a core: many Intel cores, newer ones, AMD's, the most that is known (MMIO 3.4).
const COUNTS: [usize; 4] = [8, 10, 12, 24];
const ORDERS: [Order; 3] = [Order::InOrder, Order::Random, Order::Adversarial];
/// Bytes of a frame: whole lines, and a size that leaves a line's words in parts.
const FRAMES: [(usize, Flush); 2] = [(62, Flush::Whole), (98, Flush::Words)];

/// What one kind of buffers did.
pub struct Row {
    count: usize,
    order: Order,
    frame: (usize, Flush),
    outcome: Outcome,
}

/// How many runs [`run`] makes.
pub const STEPS: u64 = (COUNTS.len() * ORDERS.len() * FRAMES.len()) as u64;

/// Sends `messages` frames through each kind of buffers.
///
/// # Errors
/// One line, as from [`transfer`].
pub fn run(messages: usize, seed: u64, mut progress: impl FnMut(&str)) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for frame in FRAMES {
        for order in ORDERS {
            for count in COUNTS {
                progress(&format!("{count} buffers, {order:?}"));
                let buffers = Buffers::counted(count, order, frame.1);
                let frames = vec![vec![0x5a; frame.0]; messages];
                let setup = Setup { buffers, seed, ..Setup::of(frames) };
                let outcome = transfer(&mut Unit::new(None)?, &setup, |_| {})?;
                rows.push(Row { count, order, frame, outcome });
            }
        }
    }
    Ok(rows)
}

/// The rows as a table.
pub fn report(rows: &[Row]) -> String {
    let cells = |row: &Row| {
        let Outcome { stores, cycles, overtaken, deliveries, .. } = &row.outcome;
        vec![
            format!("{:?}", row.order),
            row.count.to_string(),
            (row.frame.0 + 2).to_string(),
            format!("{:?}", row.frame.1).to_lowercase(),
            thousands(overtaken.largest().unwrap_or(0)),
            format!("{:.2}", *stores as f64 / deliveries.len() as f64),
            format!("{:.3}", *stores as f64 / *cycles as f64),
        ]
    };
    let headings = [
        "flush order",
        "buffers",
        "message",
        "partial lines",
        "most overtaken by",
        "stores per message",
        "stores per cycle",
    ];
    format!(
        "\nHow far buffers reorder, and what {MODULE} makes of it; a store offered in every \
         cycle:\n\n{}",
        table(&headings, &rows.iter().map(cells).collect::<Vec<_>>())
    )
}
