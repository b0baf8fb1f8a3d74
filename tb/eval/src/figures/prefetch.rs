//! CXL-NIC 4.3: the fetch of a descriptor that was read ahead into the device's cache, beside the fetch
//! from the host's memory.
//!
//! A CO-read of a line that was read ahead by CS-read is an upgrade. It asks for the line again (RdOwn): with
//! RdOwnNoData a snoop that comes first would take the copy, and nothing would be left to read, which is
//! one of the wrong rules that the model checker finds. Read ahead by CO-read, or fetched by CS-read, it
//! is a hit.
use nic_host::profile::AGILEX7_CXL;
use nic_spec::message::LineOperation::{self, CoRead, CsRead, NcRead};

use super::coherent;
use super::rig::Workload;
use crate::plot::{Figure, Panel};
use crate::statistics::Samples;
use nic_tb::text::table;

/// How many times faster the paper's CO-read of a prefetched descriptor is (4.3).
pub const PAPER: f64 = 3.3;

/// How a line was read ahead, if at all, and how it is fetched.
pub const ROWS: [(Option<LineOperation>, LineOperation); 8] = [
    (None, NcRead),
    (None, CsRead),
    (None, CoRead),
    (Some(CsRead), NcRead),
    (Some(CsRead), CsRead),
    (Some(CsRead), CoRead),
    (Some(CoRead), CsRead),
    (Some(CoRead), CoRead),
];

/// The median of a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fetch {
    /// As in [`ROWS`].
    pub ahead: Option<LineOperation>,
    /// As in [`ROWS`].
    pub fetch: LineOperation,
    /// Nanoseconds of one fetch after the other.
    pub nanoseconds: f64,
    /// D2H requests of all fetches.
    pub requests: u64,
}

/// So many fetches for each row, of lines in the host's memory alone.
///
/// # Errors
/// One line: a model that cannot be built, a property or rule that was broken.
pub fn run(lines: u64, seed: u64) -> Result<Vec<Fetch>, String> {
    let delay = coherent::delay(&AGILEX7_CXL, seed)?;
    let mut all = Vec::new();
    for (ahead, fetch) in ROWS {
        let mut rig = coherent::rig(&AGILEX7_CXL, delay, seed)?;
        rig.path.fill_memory(0..lines);
        if let Some(ahead) = ahead {
            rig.run(&Workload::burst(ahead, 0, lines))?;
        }
        let before = rig.path.host.counters().d2h_request;
        let run = rig.run(&Workload::alone(fetch, 0, lines))?;
        let requests = rig.path.host.counters().d2h_request - before;
        let median = Samples::new(run.latencies).percentile(50.0).unwrap_or(0);
        let nanoseconds = median as f64 * AGILEX7_CXL.cycle_picoseconds() / 1e3;
        all.push(Fetch { ahead, fetch, nanoseconds, requests });
    }
    Ok(all)
}

fn name(operation: LineOperation) -> &'static str {
    match operation {
        NcRead => "NC-read",
        CsRead => "CS-read",
        _ => "CO-read",
    }
}

/// The CO-read of a line that nobody has read ahead, in nanoseconds.
fn from_memory(all: &[Fetch]) -> f64 {
    let found = all.iter().find(|row| row.ahead.is_none() && row.fetch == CoRead);
    found.map_or(f64::NAN, |row| row.nanoseconds)
}

/// All rows as text.
pub fn report(all: &[Fetch], lines: u64, seed: u64) -> String {
    let rows: Vec<Vec<String>> = all
        .iter()
        .map(|row| {
            let is_papers = (row.ahead, row.fetch) == (Some(CsRead), CoRead);
            vec![
                row.ahead.map_or("no", name).to_owned(),
                name(row.fetch).to_owned(),
                format!("{:.1}", row.nanoseconds),
                format!("{:.1}", from_memory(all) / row.nanoseconds),
                if is_papers { format!("{PAPER}") } else { String::new() },
                format!("{}", row.requests),
            ]
        })
        .collect();
    format!(
        "CXL-NIC 4.3: the fetch of a descriptor, {lines} lines of the host's memory one after the other,\n\
         profile {}, seed {seed}. Predicted, not fitted. Faster: than a CO-read of what nobody has read\n\
         ahead. CO-read of what was read ahead by CS-read is an upgrade, and asks the host\n\
         for the line again.\n\n{}",
        AGILEX7_CXL.name,
        table(&["read ahead", "fetch", "ns", "times faster", "paper", "D2H requests"], &rows)
    )
}

/// All rows as a picture.
pub fn picture(all: &[Fetch]) -> Figure {
    let label = |row: &Fetch| match row.ahead {
        Some(ahead) => format!("{}, {}", name(ahead), name(row.fetch)),
        None => format!("-, {}", name(row.fetch)),
    };
    let panel = Panel::new("Fetch of a descriptor", "", "ns")
        .categories(all.iter().map(label))
        .values()
        .bars("read ahead by, fetched by", all.iter().map(|row| row.nanoseconds));
    Figure::new("Fetch of what was read ahead: CXL-NIC, 4.3").panel(panel)
}
