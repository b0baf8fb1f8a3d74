//! How many GETs a second the whole card answers, from its MAC to its MAC, beside the bounds: beats of the request, beats
//! of the answer, lines at the handler's ports, and the memory's bandwidth.
use nic_host::profile::AGILEX7_CXL;
use nic_model::kvs::{Allowance, Get};
use nic_system::RatesType2KvsCard;
use nic_tb::Seed;
use nic_tb::kvs::{Kind, Length, Popularity, Requests, Workload, opcode};

use super::client::Client;
use super::served::{Question, Served};
use crate::card::figures::Findings;
use crate::parallel::{parallel, processors};
use crate::plot::{Figure, Panel};
use crate::report::table;

/// Bytes of all keys, and of the values of a point.
const KEY_BYTES: usize = 16;
const VALUE_BYTES: [usize; 5] = [2, 64, 256, 600, 1_200];
/// Keys that are asked for: few, and as many as fill the card's table of 1,024 entries to nine tenths, where not all find
/// room in one of their two buckets.
const KEYS: [usize; 2] = [32, 900];
/// Buckets of the table in host memory, 2 to this power: those of the card's.
const HOST_INDEX_BITS: u32 = 8;
/// Requests that are unanswered at a time, more than the handler has in flight; and those that are while tables are
/// filled.
const WINDOW: usize = 96;
const FILL_WINDOW: usize = 16;
/// Bytes a second of two channels of DDR4-2400: 8 bytes at 2,400 MT/s each.
const MEMORY_BYTES_PER_SECOND: f64 = 2.0 * 8.0 * 2_400e6;

/// One measurement.
#[derive(Clone, Copy, Debug)]
struct Point {
    value_bytes: usize,
    keys: usize,
}

impl Point {
    fn get(self) -> Get {
        Get { key_bytes: KEY_BYTES, value_bytes: self.value_bytes }
    }
}

/// What it found.
#[derive(Clone, Copy, Debug)]
struct Found {
    /// GETs answered in a cycle of the host's clock.
    rate: f64,
    /// Percent of GETs that found their key in NIC memory.
    nic: f64,
    /// A cycle of the host's clock, and of the network's, in picoseconds.
    periods: (u64, u64),
    /// Median cycles of the host's clock from request to answer.
    median: f64,
}

/// How many points there are.
pub const STEPS: u64 = (VALUE_BYTES.len() * KEYS.len()) as u64;

/// All points, so many requests each; `step` is called when one is measured.
///
/// # Errors
/// One line: a property or a rule that was broken, or a wrong answer.
pub fn run(requests: usize, seed: u64, step: impl Fn() + Sync) -> Result<Findings, String> {
    let point = |value_bytes| KEYS.map(|keys| Point { value_bytes, keys });
    let points: Vec<Point> = VALUE_BYTES.into_iter().flat_map(point).collect();
    let found = parallel(points.len(), processors(), |number| {
        let found = measure(points[number], requests, seed);
        step();
        found.map_err(|error| format!("{:?}: {error}", points[number]))
    })?;
    Ok(findings(&points, &found, requests, seed))
}

fn measure(point: Point, requests: usize, seed: u64) -> Result<Found, String> {
    let question = Question { profile: &AGILEX7_CXL, host_index_bits: HOST_INDEX_BITS, seed };
    let served = Served::<RatesType2KvsCard>::new(&question)?;
    let periods = (served.host_period(), served.period);
    let allowance = Allowance { out_of_memory: true, any_cas_order: true, ..Allowance::default() };
    let mut client = Client::new(served, allowance);
    let mut random = Seed::new(seed).fork("rates");
    let workload = Workload {
        key_bytes: vec![(1, Length::Exactly(KEY_BYTES))],
        kinds: vec![(1, Kind::Good(opcode::GET))],
        ..Workload::reads_and_writes(point.keys, Popularity::Uniform, 100)
    };
    let mut drawn = Requests::new(workload, &mut random);
    client.fill(&mut drawn, &mut random, (point.value_bytes, FILL_WINDOW))?;
    let mut frames = |count: usize| (0..count).map(|_| drawn.draw().frame).collect::<Vec<_>>();
    client.send(frames(2 * point.keys), FILL_WINDOW)?;
    let before = client.served.places()?;
    let first = client.served.answers().len();
    let latencies = client.send(frames(requests), WINDOW)?;
    // The first and the last of them fill and empty the card.
    let ended = |number: usize| client.served.answers()[first + number].ended;
    let (begin, end) = (requests / 4, requests * 3 / 4);
    let cycles = (ended(end) - ended(begin)) as f64 * periods.1 as f64 / periods.0 as f64;
    let places = client.served.places()?.since(&before);
    client.model.settle()?;
    client.served.finish()?;
    Ok(Found {
        rate: (end - begin) as f64 / cycles,
        nic: 100.0 * places.nic as f64 / places.all().max(1) as f64,
        periods,
        median: latencies.percentile(50.0).unwrap_or_default() as f64 / periods.0 as f64,
    })
}

/// The bounds of a point in GETs per cycle of the host's clock: beats in, beats out, lines, memory.
fn bounds(point: Point, found: &Found) -> [f64; 4] {
    // Each side of the crossing moves a beat in its cycle; the slower clock counts.
    let beats_per_cycle = (found.periods.0 as f64 / found.periods.1 as f64).min(1.0);
    let lines_per_cycle = MEMORY_BYTES_PER_SECOND / 64.0 * found.periods.0 as f64 * 1e-12;
    let get = point.get();
    [
        beats_per_cycle / get.beats_in() as f64,
        beats_per_cycle / get.beats_out() as f64,
        1.0 / get.lines() as f64,
        lines_per_cycle / get.lines() as f64,
    ]
}

/// The rate as a share of the lowest bound, in percent.
fn share(point: Point, found: &Found) -> f64 {
    100.0 * found.rate / bounds(point, found).into_iter().fold(f64::INFINITY, f64::min)
}

fn findings(points: &[Point], found: &[Found], requests: usize, seed: u64) -> Findings {
    let rows = points.iter().zip(found).map(|(point, found)| {
        let bounds = bounds(*point, found);
        let mut row = vec![point.value_bytes.to_string(), point.keys.to_string()];
        row.push((point.keys * point.get().entry_lines()).to_string());
        row.extend(bounds.map(|bound| format!("{bound:.4}")));
        row.push(format!("{:.4}", found.rate));
        row.push(format!("{:.1} %", share(*point, found)));
        row.push(format!("{:.1}", found.rate / found.periods.0 as f64 * 1e6));
        row.push(format!("{:.0}", found.median));
        row.push(format!("{:.1} %", found.nic));
        row
    });
    let headings = [
        "value B",
        "keys",
        "lines kept",
        "beats in",
        "beats out",
        "lines",
        "DRAM",
        "GETs/cycle",
        "of the least",
        "M/s",
        "median",
        "NIC",
    ];
    let clock = 1e6 / found[0].periods.0 as f64;
    let report = format!(
        "Sustained GETs of the whole card (nic_type2, RINGS=1, handler with 1,024 entries), from its MAC to its MAC, {requests} of\n\
         each kind, {WINDOW} unanswered at a time, uniform, keys of {KEY_BYTES} bytes, seed {seed}; the middle half counts. Bounds and rate in\n\
         GETs per cycle of the host's clock ({clock:.0} MHz): beats of request and answer, a line in a cycle at the handler's\n\
         port (both buckets and the entry), peak of two channels of DDR4-2400. Lines kept: of the entries, beside 256 of\n\
         buckets; the device cache has 2,048. Median: cycles from request to answer, with {WINDOW} of them there.\n\n{}",
        table(&headings, &rows.collect::<Vec<_>>())
    );
    let names = VALUE_BYTES.map(|bytes| bytes.to_string());
    let panel =
        Panel::new("Sustained GETs", "value, bytes", "% of the lowest bound").categories(names);
    let panel = KEYS.into_iter().fold(panel, |panel, keys| {
        let of = points.iter().zip(found).filter(|(point, _)| point.keys == keys);
        let shares: Vec<_> = of.map(|(point, found)| share(*point, found)).collect();
        panel.bars(&format!("{keys} keys"), shares)
    });
    Findings::new(report, Figure::new("Sustained GETs of the whole card").panel(panel))
}
