//! CXL-NIC's figure 15: latency of key-value requests at the card, by kind of request, by popularity of keys and by the
//! share of them for which the card's memory has room; and of the same requests at a processor of the host, behind the
//! same units without memory of their own.
use nic_model::kvs::Allowance;
use nic_system::{Card, NicPcieCard, NicType1Card, SmallType2KvsCard};
use nic_tb::Seed;
use nic_tb::kvs::{Popularity, Requests, Workload};

use super::client::Client;
use super::replay::Places;
use super::served::{HostQuestion, Question, Served};
use crate::card::Link;
use crate::card::figures::Findings;
use crate::card::setting::Setting;
use crate::plot::{Figure, Panel};
use crate::statistics::Samples;
use nic_campaign::parallel::{parallel, processors};
use nic_tb::text::table;

/// Entries that the card of the figure has room for.
const NIC_ENTRIES: usize = 256;
/// Keys that are asked for: all have room in the card's memory, half, a quarter.
const KEYS: [usize; 3] = [NIC_ENTRIES / 2, 2 * NIC_ENTRIES, 4 * NIC_ENTRIES];
/// Buckets of the table in host memory, 2 to this power: twice as many entries as keys.
const HOST_INDEX_BITS: u32 = 9;
/// Requests that are unanswered at a time: one, and many.
const WINDOWS: [usize; 2] = [1, 16];
/// Bytes of the values that are there at first.
const VALUE_BYTES: usize = 64;
/// Percent of GETs.
const GETS: [u64; 2] = [100, 50];
const POPULARITIES: [(&str, Popularity); 2] =
    [("Zipf 0.99", Popularity::Zipf(0.99)), ("uniform", Popularity::Uniform)];
/// Keys that are asked for where the host serves: few, because its cache has room for all of any number here.
const HOST_KEYS: usize = KEYS[0];
/// Buckets of the host's own table, 2 to this power: two for each key.
const HOST_TABLE_BITS: u32 = 8;

/// Who answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Server {
    /// The handler on the card.
    Handler,
    /// A processor of the host behind CXL.cache, with packets and completions in memory (NC-writes).
    HostCxl,
    /// The same with both in the host's last-level cache (NC-P).
    HostCxlPush,
    /// A processor of the host behind PCI Express.
    HostPcie,
}

impl Server {
    /// The processors, and what rows call them.
    const HOSTS: [(Self, &str); 3] = [
        (Self::HostPcie, "host core, PCI Express"),
        (Self::HostCxl, "host core, CXL, NC"),
        (Self::HostCxlPush, "host core, CXL, NC-P"),
    ];

    fn link(self) -> Link {
        match self {
            Self::Handler => Link::CxlMemory,
            Self::HostCxl | Self::HostCxlPush => Link::Cxl,
            Self::HostPcie => Link::Pcie,
        }
    }

    /// What it may do that a model of memcached does not: the handler answers different keys in any order, and refuses
    /// a store that finds the host's bucket full.
    fn allowance(self) -> Allowance {
        let is_handler = self == Self::Handler;
        Allowance { out_of_memory: is_handler, any_cas_order: is_handler, ..Allowance::default() }
    }
}

/// One measurement.
#[derive(Clone, Copy, Debug)]
struct Point {
    server: Server,
    gets: u64,
    popularity: Popularity,
    keys: usize,
    requests: usize,
    seed: u64,
}

/// What it found.
#[derive(Clone, Debug)]
struct Found {
    /// Picoseconds from the first beat of a request to the last of its answer, for each of [`WINDOWS`].
    latencies: [Samples; 2],
    places: Places,
    /// Reads of host memory for each request: what was in none of the host's caches.
    memory_reads: f64,
}

impl Found {
    fn nanoseconds(&self, window: usize, percent: f64) -> f64 {
        self.latencies[window].percentile(percent).unwrap_or_default() as f64 / 1e3
    }
}

/// Sets a server up, and measures.
fn measure(point: &Point) -> Result<Found, String> {
    let Point { server, keys, seed, .. } = *point;
    let profile = server.link().profile(true);
    let by_host =
        |setting| HostQuestion { profile, setting, index_bits: HOST_TABLE_BITS, keys, seed };
    match server {
        Server::Handler => {
            let question = Question { profile, host_index_bits: HOST_INDEX_BITS, seed };
            measure_at(point, Served::<SmallType2KvsCard>::new(&question)?)
        }
        Server::HostCxl => {
            measure_at(point, Served::<NicType1Card>::by_host(&by_host(Setting::NC))?)
        }
        Server::HostCxlPush => {
            measure_at(point, Served::<NicType1Card>::by_host(&by_host(Setting::PUSH))?)
        }
        // Kinds of requests are all the same there.
        Server::HostPcie => {
            measure_at(point, Served::<NicPcieCard>::by_host(&by_host(Setting::NC))?)
        }
    }
}

/// Fills the tables, and measures.
fn measure_at<C: Card>(point: &Point, served: Served<C>) -> Result<Found, String> {
    let Point { server, gets, popularity, keys, requests, seed } = *point;
    let mut random = Seed::new(seed).fork("workloads");
    let workload = Workload::reads_and_writes(keys, popularity, gets);
    let mut drawn = Requests::new(workload, &mut random);
    let mut client = Client::new(served, server.allowance());
    client.fill(&mut drawn, &mut random, (VALUE_BYTES, WINDOWS[1]))?;
    // What the card keeps is what is asked for, not what was stored last.
    let mut frames = |count: usize| (0..count).map(|_| drawn.draw().frame).collect::<Vec<_>>();
    client.send(frames(keys), WINDOWS[1])?;
    let before = client.served.places()?;
    let reads_before = client.served.host_memory_reads();
    let one = client.send(frames(requests), WINDOWS[0])?;
    let many = client.send(frames(requests), WINDOWS[1])?;
    let reads = client.served.host_memory_reads() - reads_before;
    let memory_reads = reads as f64 / (WINDOWS.len() * requests) as f64;
    let places = client.served.places()?.since(&before);
    client.model.settle()?;
    client.served.finish()?;
    Ok(Found { latencies: [one, many], places, memory_reads })
}

/// All points; `step` is called when one is measured.
///
/// # Errors
/// One line: a property or a rule that was broken, or a wrong answer.
pub fn run(requests: usize, seed: u64, step: impl Fn() + Sync) -> Result<Findings, String> {
    let points: Vec<Point> = points(requests, seed).collect();
    let found: Vec<Found> = parallel(points.len(), processors(), |number| {
        let point = &points[number];
        let found = measure(point).map_err(|error| format!("{point:?}: {error}"));
        step();
        found
    })?;
    Ok(findings(&points, &found))
}

/// How many points there are.
pub const STEPS: u64 =
    (GETS.len() * POPULARITIES.len() * (KEYS.len() + Server::HOSTS.len())) as u64;

fn points(requests: usize, seed: u64) -> impl Iterator<Item = Point> {
    let handlers = KEYS.map(|keys| (Server::Handler, keys));
    let hosts = Server::HOSTS.map(|(server, _)| (server, HOST_KEYS));
    GETS.into_iter().flat_map(move |gets| {
        POPULARITIES.into_iter().flat_map(move |(_, popularity)| {
            let of = move |(server, keys)| Point { server, gets, popularity, keys, requests, seed };
            handlers.into_iter().chain(hosts).map(of)
        })
    })
}

fn findings(points: &[Point], found: &[Found]) -> Findings {
    let name = |point: &Point| {
        let popularity = POPULARITIES.iter().find(|(_, one)| *one == point.popularity);
        let popularity = popularity.map_or("", |(name, _)| name);
        format!("{} % GET, {popularity}", point.gets)
    };
    let server = |point: &Point| {
        let host = Server::HOSTS.iter().find(|(server, _)| *server == point.server);
        host.map_or("handler", |(_, name)| name).to_owned()
    };
    let rows = points.iter().zip(found).map(|(point, found)| {
        let share =
            |count: u64| format!("{:.1}", 100.0 * count as f64 / found.places.all().max(1) as f64);
        let mut row = vec![name(point), server(point), point.keys.to_string()];
        row.extend([share(found.places.nic), share(found.places.host)]);
        for window in 0..WINDOWS.len() {
            row.push(format!("{:.0}", found.nanoseconds(window, 50.0)));
            row.push(format!("{:.0}", found.nanoseconds(window, 99.0)));
        }
        row.push(format!("{:.1}", found.memory_reads));
        row
    });
    let headings = [
        "",
        "",
        "keys",
        "NIC %",
        "host %",
        "median ns",
        "p99 ns",
        "16: median",
        "16: p99",
        "reads",
    ];
    let Point { requests, seed, .. } = points[0];
    let report = format!(
        "CXL-NIC figure 15: key-value requests answered at the card, {requests} of each kind and as many with 16\n\
         unanswered at a time, seed {seed}; from the first beat of a request to the last of its answer. Room for\n\
         {NIC_ENTRIES} entries at the card (two channels of DDR4-2400, device-bias), for all keys in host memory. Keys of\n\
         16 to 40 bytes, values of {VALUE_BYTES} bytes, and of ETC's sizes where they are stored anew. Every answer is checked\n\
         by a model. NIC, host: where requests with a key found it. Host core: the same requests answered by a program\n\
         on one processor, from a table in host memory, through nic_type1 and nic_pcie; what it computes beside its\n\
         loads and stores takes no time. Reads: of host memory, for each request. The paper: from Zipf\n\
         to uniform +20 % median and the same p99; its other figures are against a SmartNIC.\n\n{}",
        table(&headings, &rows.collect::<Vec<_>>())
    );
    let medians = |of: &dyn Fn(&Point) -> bool| {
        let wanted = points.iter().zip(found).filter(|(point, _)| of(point));
        wanted.map(|(_, found)| found.nanoseconds(0, 50.0)).collect::<Vec<_>>()
    };
    let first = |point: &&Point| point.server == Server::Handler && point.keys == KEYS[0];
    let names = points.iter().filter(first).map(name).collect::<Vec<_>>();
    let panel = Panel::new("Median of one request at a time", "", "ns").categories(names);
    let panel = KEYS.into_iter().fold(panel, |panel, keys| {
        let is_it = |point: &Point| point.server == Server::Handler && point.keys == keys;
        panel.bars(&format!("{keys} keys, room for {NIC_ENTRIES}"), medians(&is_it))
    });
    let panel = Server::HOSTS.into_iter().fold(panel, |panel, (server, name)| {
        panel.bars(name, medians(&|point| point.server == server))
    });
    Findings::new(report, Figure::new("CXL-NIC figure 15").panel(panel))
}
