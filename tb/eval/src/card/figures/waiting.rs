//! Figure 6: traffic of a ring that waits.
use nic_driver::card::Operation;

use super::super::polling::{self, Poll};
use super::Findings;
use crate::plot::{Figure, Panel};
use nic_tb::text::table;

/// Kinds of polls, and whether the next one waits until the line has changed.
const POLLS: [(Operation, bool, &str); 5] = [
    (Operation::NcRead, false, "NC-read"),
    (Operation::CsRead, false, "CS-read"),
    (Operation::CoRead, false, "CO-read"),
    (Operation::CsRead, true, "CS-read, event-driven"),
    (Operation::CoRead, true, "CO-read, event-driven"),
];
/// Cycles between two polls.
const INTERVALS: [u16; 4] = [0, 16, 100, 400];
/// Measurements of [`waiting`].
pub const WAITING_STEPS: u64 = (POLLS.len() * INTERVALS.len()) as u64;

/// By kind of poll and interval.
///
/// # Errors
/// As [`polling::messages`].
pub fn waiting(seed: u64, mut progress: impl FnMut(&str)) -> Result<Findings, String> {
    let mut rows = Vec::new();
    let (mut names, mut busiest) = (Vec::new(), Vec::new());
    for (operation, event_driven, name) in POLLS {
        let mut row = vec![name.to_string()];
        for interval_cycles in INTERVALS {
            progress(&format!("{name}, every {interval_cycles} cycles"));
            let poll = Poll { operation, event_driven, interval_cycles };
            let messages = polling::messages(poll, seed)?;
            row.push(format!("{messages:.3}"));
            if interval_cycles == 0 {
                busiest.push(messages);
            }
        }
        names.push(name);
        rows.push(row);
    }
    let headings = ["interval, cycles", "0", "16", "100", "400"];
    let report = format!(
        "CXL-NIC figure 6: D2H requests per microsecond of a transmit ring that waits, seed {seed}\n\
         The paper: CO-reads of the tail make no traffic until the host writes.\n\n{}",
        table(&headings, &rows)
    );
    let panel = Panel::new("Waiting ring, interval 0", "", "requests per us")
        .categories(names)
        .bars("D2H requests", busiest);
    Ok(Findings::new(report, Figure::new("CXL-NIC figure 6").panel(panel)))
}
