//! What an operation takes from the network and back, and how many there are at a time.
use nic_host::{Freedom, profile};
use nic_system::{NETWORK_PERIOD, RoceNicCard};
use nic_tb::seed::Seed;
use nic_tb::text::{table, thousands};

use super::Trial;
use super::network::{CALM, Network, Peer, Work};
use crate::card::figures::Findings;
use crate::pio::Experiment;
use crate::plot::{Figure, Panel};
use crate::statistics::Samples;

/// Additions of one over RoCEv2, by connections and patterns.
pub const FIGURE: Experiment = (figure, LOADS.len() as u64);

/// Words of RAND: 2 MiB, of which the card's cache holds 128 KiB.
const WORDS: u64 = 1 << 18;
/// Requests that a connection has unanswered at most.
const MOST: usize = 16;
/// What is measured.
const LOADS: [Load; 8] = [
    Load { machines: 1, words: 1, most: 1 },
    Load { machines: 1, words: WORDS, most: 1 },
    Load { machines: 1, words: 1, most: MOST },
    Load { machines: 1, words: WORDS, most: MOST },
    Load { machines: 4, words: 1, most: MOST },
    Load { machines: 4, words: WORDS, most: MOST },
    Load { machines: 16, words: 1, most: MOST },
    Load { machines: 16, words: WORDS, most: MOST },
];

/// What other machines ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Load {
    /// Machines, each with a connection.
    pub machines: u8,
    /// Words that they add to, drawn anew each time.
    pub words: u64,
    /// Requests of each that are unanswered at most.
    pub most: usize,
}

impl Load {
    /// What CircusTent calls it.
    fn pattern(&self) -> &'static str {
        if self.words == 1 { "CENTRAL" } else { "RAND" }
    }
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Picoseconds from the first beat of each request to the first beat of its answer, at the MAC.
    pub latencies: Samples,
    /// Answers in a microsecond, of the second half.
    pub per_microsecond: f64,
}

/// Runs so many operations of each machine.
///
/// # Panics
/// If the card breaks a rule.
pub fn measure(load: &Load, operations: u64, seed: u64) -> Found {
    let random = Seed::new(seed).fork("roce");
    let mut trial = Trial::<RoceNicCard>::new(&profile::AGILEX7_CXL, Freedom::NONE, 1, random);
    let connections: Vec<_> =
        (0..load.machines).map(|number| trial.connection(number, load.words)).collect();
    let most = trial.connect(connections.clone()).min(load.most);
    let work = Work::Adds { address: trial.address, words: load.words };
    let peers =
        connections.into_iter().map(|connection| Peer::new(connection, work, operations, most));
    let random = trial.random.fork("network");
    let mut network = Network::new(peers.collect(), CALM, random);
    while !network.peers.iter().all(Peer::is_done) {
        trial.system.cycle().unwrap_or_else(|error| panic!("{error}"));
        network.cycle(&mut trial.system);
    }
    let wire = &trial.system.wire;
    // Answers leave in the order of the requests, and nothing came twice.
    let (given, answers) = (&wire.given, &wire.received);
    assert_eq!(given.len(), answers.len(), "an answer to each request");
    let taken = given.iter().zip(answers);
    let latencies = taken.map(|(given, answer)| (answer.began - given) * NETWORK_PERIOD);
    let (middle, last) = (&answers[answers.len() / 2], &answers[answers.len() - 1]);
    let picoseconds = (last.began - middle.began) * NETWORK_PERIOD;
    let count = answers.len() - 1 - answers.len() / 2;
    Found {
        latencies: Samples::new(latencies.collect()),
        per_microsecond: count as f64 * 1e6 / picoseconds as f64,
    }
}

fn figure(samples: usize, seed: u64, progress: &mut dyn FnMut(&str)) -> Result<Findings, String> {
    let mut rows = vec![];
    for load in LOADS {
        progress(&format!("{} of {}", load.pattern(), load.machines));
        rows.push((load, measure(&load, samples as u64, seed)));
    }
    let report = format!(
        "Remote atomic operations over RoCEv2, fetch and add of 8 bytes: roce_nic, profile {}, seed {seed}; {} operations of each machine.\n\
         From the first beat of a request at the MAC to the first beat of its answer. CENTRAL: one word; RAND: any of {},\n\
         in memory and in no cache at first.\n\n{}",
        profile::AGILEX7_CXL.name,
        thousands(samples as u64),
        thousands(WORDS),
        report(&rows),
    );
    Ok(Findings::new(report, picture(&rows)))
}

fn report(rows: &[(Load, Found)]) -> String {
    let cells = rows.iter().map(|(load, found)| {
        let nanoseconds = |picoseconds: Option<u64>| {
            picoseconds.map_or_else(String::new, |time| format!("{:.0}", time as f64 / 1e3))
        };
        vec![
            load.pattern().to_owned(),
            load.machines.to_string(),
            load.most.to_string(),
            nanoseconds(found.latencies.percentile(50.0)),
            nanoseconds(found.latencies.percentile(99.0)),
            format!("{:.2}", found.per_microsecond),
        ]
    });
    let headings = ["pattern", "machines", "at a time", "median ns", "99 % ns", "per us"];
    table(&headings, &cells.collect::<Vec<_>>())
}

fn picture(rows: &[(Load, Found)]) -> Figure {
    let of = |words: u64| {
        let rows = rows.iter().filter(move |(load, _)| load.words == words && load.most == MOST);
        rows.map(|(_, found)| found.per_microsecond)
    };
    let machines = rows.iter().filter(|(load, _)| load.words == 1 && load.most == MOST);
    let rates =
        Panel::new("16 requests of each machine at a time", "machines", "operations per us")
            .categories(machines.map(|(load, _)| load.machines.to_string()))
            .values()
            .bars("CENTRAL", of(1))
            .bars("RAND", of(WORDS));
    Figure::new("Remote atomic operations over RoCEv2").panel(rates)
}
