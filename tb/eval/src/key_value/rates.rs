//! How many GETs a second the whole card answers, from its MAC to its MAC, beside the bounds: beats of the request, beats
//! of the answer, lines at the handler's port, and what the card's memory gives by itself for the same lines in the same
//! order.
use nic_host::profile::AGILEX7_CXL;
use nic_model::kvs::table::{Image, Table};
use nic_model::kvs::{Allowance, Entry, Get, Opcode, Request, build};
use nic_system::{Memory, MemoryTiming};
use nic_tb::Seed;

use super::ENVELOPE;
use super::client::Client;
use super::served::{LoadedQuestion, Served};
use crate::card::figures::Findings;
use crate::plot::{Figure, Panel};
use nic_campaign::parallel::{parallel, processors};
use nic_tb::text::table;

/// Bytes of all keys, and of the values of a point.
const KEY_BYTES: usize = 16;
const VALUE_BYTES: [usize; 5] = [2, 64, 256, 600, 1_200];
/// Two to this power is the number of the card's buckets.
const INDEX_BITS: u32 = 14;
/// Where its table is.
const TABLE: Table =
    Table { buckets_base: 0, entries_base: 1 << INDEX_BITS, bucket_bits: INDEX_BITS };
/// Requests that are unanswered at a time, more than the handler has in flight.
const WINDOW: usize = 96;
/// Requests before those that are measured.
const FIRST_REQUESTS: usize = 100;
/// Bytes a second of two channels of DDR4-2400: 8 bytes at 2,400 MT/s each.
const MEMORY_BYTES_PER_SECOND: f64 = 2.0 * 8.0 * 2_400e6;

/// Where the lines of a GET are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// In the cache of the card's memory: few keys, all of whose lines stay there.
    Cache,
    /// In the card's memory: no key is asked for twice, and nothing of it stays in the cache.
    Memory,
    /// The same, with the registers as they are after reset: buckets stay.
    MemoryAtReset,
}

impl Place {
    const ALL: [Self; 3] = [Self::Cache, Self::Memory, Self::MemoryAtReset];

    fn name(self) -> &'static str {
        match self {
            Self::Cache => "cache",
            Self::Memory => "memory",
            Self::MemoryAtReset => "memory, at reset",
        }
    }

    /// Keys that are asked for in turn, where there are so many requests.
    fn keys(self, requests: usize) -> u64 {
        match self {
            Self::Cache => 16,
            Self::Memory | Self::MemoryAtReset => (FIRST_REQUESTS + requests) as u64,
        }
    }
}

/// One measurement.
#[derive(Clone, Copy, Debug)]
struct Point {
    value_bytes: usize,
    place: Place,
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
    /// GETs in such a cycle that the memory by itself has lines for; none, if there are hardly any.
    of_memory: Option<f64>,
    /// Lines read from memory for each GET, and how many of them are on their way at a time.
    reads: f64,
    outstanding: f64,
    /// Cycles from a read's address to its data.
    read_cycles: f64,
    /// Times that a request for a line was put back because the line was outstanding, for each GET.
    waits: f64,
    /// A cycle of the host's clock, and of the network's, in picoseconds.
    periods: (u64, u64),
    /// Median cycles of the host's clock from request to answer.
    median: f64,
}

/// How many points there are.
pub const STEPS: u64 = (VALUE_BYTES.len() * Place::ALL.len()) as u64;

/// All points, so many requests each; `step` is called when one is measured.
///
/// # Errors
/// One line: a property or a rule that was broken, or a wrong answer.
pub fn run(requests: usize, seed: u64, step: impl Fn() + Sync) -> Result<Findings, String> {
    let of = |place| VALUE_BYTES.map(|value_bytes| Point { value_bytes, place });
    let points: Vec<Point> = Place::ALL.into_iter().flat_map(of).collect();
    let found = parallel(points.len(), processors(), |number| {
        let found = measure(points[number], requests, seed);
        step();
        found.map_err(|error| format!("{:?}: {error}", points[number]))
    })?;
    Ok(findings(&points, &found, requests, seed))
}

fn key(number: u64) -> Vec<u8> {
    let mut key = format!("{number:08}").into_bytes();
    key.resize(KEY_BYTES, b'k');
    key
}

/// GETs of so many keys in turn, from that request on.
fn gets(keys: u64, first: usize, count: usize) -> Vec<Vec<u8>> {
    let frame = |number: usize| {
        let request = Request::new(Opcode::Get, &[], &key(number as u64 % keys), &[]);
        let request = Request { opaque: (number as u32).to_be_bytes(), ..request };
        build(&ENVELOPE, &request.to_bytes())
    };
    (first..first + count).map(frame).collect()
}

fn measure(point: Point, requests: usize, seed: u64) -> Result<Found, String> {
    let Point { value_bytes, place } = point;
    let mut random = Seed::new(seed).fork("rates");
    let keys = place.keys(requests);
    let mut image = Image::new();
    let mut entries = vec![];
    for number in 0..keys {
        let value = random.bytes(value_bytes);
        let entry = Entry { flags: [0; 4], cas: Some(1 << 63 | number), value };
        TABLE.insert(&mut image, &key(number), &entry, false)?;
        entries.push(entry);
    }
    let served = Served::loaded(&LoadedQuestion {
        profile: &AGILEX7_CXL,
        seed,
        image,
        table: TABLE,
        keep_entries: place == Place::Cache,
        pass_buckets: place == Place::Memory,
    })?;
    let periods = (served.host_period(), served.period);
    let mut client = Client::new(served, Allowance::default());
    for (number, entry) in (0..).zip(entries) {
        client.model.preload(&key(number), entry);
    }
    client.send(gets(keys, 0, FIRST_REQUESTS), WINDOW)?;
    let (places, waits) = (client.served.places()?, client.served.waits()?);
    let reads = client.served.memory().answered_reads();
    client.served.memory().record();
    let (first, begin) = (client.served.answers().len(), client.served.cycles());
    let latencies = client.send(gets(keys, FIRST_REQUESTS, requests), WINDOW)?;
    let cycles = (client.served.cycles() - begin) as f64;
    let order = client.served.memory().recorded();
    let reads = client.served.memory().answered_reads().since(reads);
    let waits = client.served.waits()?.wrapping_sub(waits);
    let found = client.served.places()?.since(&places);
    if found.nic != requests as u64 {
        return Err(format!("{} of {requests} keys were found in NIC memory", found.nic));
    }
    // The first and the last of them fill and empty the card.
    let ended = |number: usize| client.served.answers()[first + number].ended;
    let (begin, end) = (requests / 4, requests * 3 / 4);
    let middle = (ended(end) - ended(begin)) as f64 * periods.1 as f64 / periods.0 as f64;
    client.model.settle()?;
    client.served.finish()?;
    let of_each = |count: f64| count / requests as f64;
    let reads_of_each = of_each(order.len() as f64);
    let has_reads = order.len() > requests;
    let alone = Memory::alone(MemoryTiming::Ddr4, &order, periods.0)? * periods.0 as f64;
    let picoseconds = reads.picoseconds as f64;
    Ok(Found {
        rate: (end - begin) as f64 / middle,
        of_memory: has_reads.then_some(alone / reads_of_each),
        reads: reads_of_each,
        outstanding: picoseconds / periods.0 as f64 / cycles,
        read_cycles: picoseconds / periods.0 as f64 / reads.count.max(1) as f64,
        waits: of_each(waits.into()),
        periods,
        median: latencies.percentile(50.0).unwrap_or_default() as f64 / periods.0 as f64,
    })
}

/// The bounds of a point in GETs per cycle of the host's clock: beats in, beats out, lines, memory at its peak, memory by
/// itself.
fn bounds(point: Point, found: &Found) -> [Option<f64>; 5] {
    // Each side of the crossing moves a beat in its cycle; the slower clock counts.
    let beats_per_cycle = (found.periods.0 as f64 / found.periods.1 as f64).min(1.0);
    let lines_per_cycle = MEMORY_BYTES_PER_SECOND / 64.0 * found.periods.0 as f64 * 1e-12;
    let get = point.get();
    [
        Some(beats_per_cycle / get.beats_in() as f64),
        Some(beats_per_cycle / get.beats_out() as f64),
        Some(1.0 / get.lines() as f64),
        found.of_memory.map(|_| lines_per_cycle / found.reads),
        found.of_memory,
    ]
}

/// The rate as a share of the lowest bound, in percent.
fn share(point: Point, found: &Found) -> f64 {
    100.0 * found.rate / bounds(point, found).into_iter().flatten().fold(f64::INFINITY, f64::min)
}

fn findings(points: &[Point], found: &[Found], requests: usize, seed: u64) -> Findings {
    let rows = points.iter().zip(found).map(|(point, found)| {
        let bound = |bound: Option<f64>| bound.map_or("-".into(), |bound| format!("{bound:.4}"));
        let mut row = vec![point.place.name().into(), point.value_bytes.to_string()];
        row.extend(bounds(*point, found).map(bound));
        row.push(format!("{:.4}", found.rate));
        row.push(format!("{:.1} %", share(*point, found)));
        row.push(format!("{:.1}", found.rate / found.periods.0 as f64 * 1e6));
        row.push(format!("{:.1}", found.reads));
        row.push(format!("{:.0}", found.outstanding));
        row.push(format!("{:.0}", found.read_cycles));
        row.push(format!("{:.2}", found.waits));
        row.push(format!("{:.0}", found.median));
        row
    });
    let headings = [
        "table in",
        "value B",
        "beats in",
        "beats out",
        "lines",
        "DRAM peak",
        "DRAM",
        "GETs/cycle",
        "of the least",
        "M/s",
        "reads",
        "at a time",
        "cycles",
        "waits",
        "median",
    ];
    let clock = 1e6 / found[0].periods.0 as f64;
    let buckets = TABLE.bucket_lines();
    let report = format!(
        "Sustained GETs of the whole card (nic_type2_kvs, {buckets} buckets), from its MAC to its MAC, {requests} of each kind,\n\
         {WINDOW} unanswered at a time, keys of {KEY_BYTES} bytes, seed {seed}; the middle half counts. All keys are in NIC memory. In the\n\
         cache: {} keys in turn, entries and buckets stay in the device cache of 1,024 lines (keep_entries). In memory: no key is\n\
         asked for twice, nothing stays (pass_buckets); at reset, buckets do. Bounds and rate in GETs per cycle of the host's\n\
         clock ({clock:.0} MHz): beats of request and answer, a line in a cycle at the handler's port (both buckets and the entry),\n\
         peak of two channels of DDR4-2400, and what they give by themselves for the same lines in the same order. Reads: lines from\n\
         memory for each GET; at a time: of them outstanding; cycles: that each takes at the memory; waits: requests put back\n\
         because their line is outstanding, for each GET. Median: cycles from request to answer, with {WINDOW} of them there.\n\n{}",
        Place::Cache.keys(requests),
        table(&headings, &rows.collect::<Vec<_>>())
    );
    let names = VALUE_BYTES.map(|bytes| bytes.to_string());
    let panel =
        Panel::new("Sustained GETs", "value, bytes", "% of the lowest bound").categories(names);
    let panel = Place::ALL.into_iter().fold(panel, |panel, place| {
        let of = points.iter().zip(found).filter(|(point, _)| point.place == place);
        let shares: Vec<_> = of.map(|(point, found)| share(*point, found)).collect();
        panel.bars(&format!("table in {}", place.name()), shares)
    });
    Findings::new(report, Figure::new("Sustained GETs of the whole card").panel(panel))
}
