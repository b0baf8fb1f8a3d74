//! A recorded exchange with a memcached: its requests go to the card one by one, and every answer must be the
//! recorded one.
use std::path::Path;

use nic_driver::card::key_value::KeyValueStatistics;
use nic_host::profile::AGILEX7_CXL;
use nic_system::SmallType2KvsCard;
use nic_tb::pcap::Capture;

use super::served::{Question, Served};
use crate::statistics::Samples;

/// Bytes in front of memcached's own: Ethernet, IPv4, UDP. The addresses are those of other hosts.
const NETWORK_BYTES: usize = 42;
/// Buckets of the table in host memory, 2 to this power, with room for all keys of a long exchange.
const HOST_INDEX_BITS: u32 = 9;
/// Network cycles from an answer to the next request.
const GAP_CYCLES: u64 = 20;

/// A request and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The frame with the request.
    pub request: Vec<u8>,
    /// The frame with memcached's answer.
    pub answer: Vec<u8>,
}

/// The pairs of a capture of requests and answers by turns.
///
/// # Errors
/// One line: a file that cannot be read, or in which a request has no answer.
pub fn pairs(path: &Path) -> Result<Vec<Pair>, String> {
    let shown = path.display();
    let capture = Capture::read(path).map_err(|error| format!("{shown}: {error}"))?;
    let (pairs, rest) = capture.packets.as_chunks::<2>();
    if pairs.is_empty() || !rest.is_empty() {
        let count = capture.packets.len();
        return Err(format!("{shown}: {count} frames; requests and answers by turns are right"));
    }
    let short = capture.packets.iter().position(|packet| packet.data.len() <= NETWORK_BYTES);
    if let Some(number) = short {
        return Err(format!("{shown}: frame {} has no datagram", number + 1));
    }
    let pair = |[request, answer]: &[_; 2]| -> Pair {
        let of = |packet: &nic_tb::pcap::Packet| packet.data.clone();
        Pair { request: of(request), answer: of(answer) }
    };
    Ok(pairs.iter().map(pair).collect())
}

/// What a run found.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Network cycles from the first beat of each request to the last beat of its answer.
    pub latencies: Samples,
    /// A cycle of the network's clock in picoseconds.
    pub network_period: u64,
    /// What the handler has counted.
    pub counted: KeyValueStatistics,
    /// Cycles of the host's clock.
    pub cycles: u64,
}

/// How many requests with a key had it in the card's memory, in the host's, and nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    /// In the card's memory.
    pub nic: u64,
    /// In host memory.
    pub host: u64,
    /// In neither.
    pub nowhere: u64,
}

impl Places {
    /// What was counted between two looks.
    pub fn between(before: &KeyValueStatistics, after: &KeyValueStatistics) -> Self {
        let of = |count: fn(&KeyValueStatistics) -> u64| count(after) - count(before);
        let nic = of(|counted| counted.lookup_hits + counted.nic_hits);
        let host = of(|counted| counted.host_hits);
        let all = of(|counted| counted.lookup_hits + counted.worked);
        Self { nic, host, nowhere: all - nic - host }
    }

    /// What was counted since an earlier look.
    pub fn since(&self, before: &Self) -> Self {
        Self {
            nic: self.nic - before.nic,
            host: self.host - before.host,
            nowhere: self.nowhere - before.nowhere,
        }
    }

    /// Requests with a key.
    pub fn all(&self) -> u64 {
        self.nic + self.host + self.nowhere
    }
}

impl Outcome {
    /// The percentile of latencies in nanoseconds.
    pub fn nanoseconds(&self, percent: f64) -> f64 {
        (self.cycles_of(percent) * self.network_period) as f64 / 1e3
    }

    /// The same in cycles of the network's clock.
    pub fn cycles_of(&self, percent: f64) -> u64 {
        self.latencies.percentile(percent).unwrap_or_default()
    }
}

/// Sends all requests through a card; `answered` is told how many have been answered.
///
/// # Errors
/// One line: a property or a rule that was broken, or the first request that is not answered as recorded.
pub fn run(pairs: &[Pair], seed: u64, mut answered: impl FnMut(usize)) -> Result<Outcome, String> {
    let question = Question { profile: &AGILEX7_CXL, host_index_bits: HOST_INDEX_BITS, seed };
    let mut served = Served::<SmallType2KvsCard>::new(&question)?;
    let mut latencies = Vec::new();
    for (number, pair) in pairs.iter().enumerate() {
        served.ask(GAP_CYCLES, pair.request.clone());
        served.until_answered(number + 1)?;
        let answer = &served.answers()[number];
        check(&answer.bytes, &pair.answer)
            .map_err(|what| format!("request {}: {what}", number + 1))?;
        if answer.error {
            return Err(format!("request {}: the card marks its answer as damaged", number + 1));
        }
        latencies.push(answer.ended - served.given()[number]);
        answered(number + 1);
    }
    let counted = served.statistics()?;
    let (network_period, cycles) = (served.period, served.cycles());
    served.finish()?;
    Ok(Outcome { latencies: Samples::new(latencies), network_period, counted, cycles })
}

/// Whether an answer is the recorded one behind the network's headers, CAS value and opaque field among it.
fn check(answer: &[u8], recorded: &[u8]) -> Result<(), String> {
    let [answer, recorded] =
        [answer, recorded].map(|frame| frame.get(NETWORK_BYTES..).unwrap_or_default());
    if answer == recorded {
        return Ok(());
    }
    let same = answer.iter().zip(recorded).take_while(|(one, other)| one == other).count();
    let at =
        |bytes: &[u8]| bytes.get(same).map_or("ends".to_owned(), |byte| format!("is {byte:#04x}"));
    Err(format!(
        "byte {same} of the datagram {}, in the recorded answer it {}",
        at(answer),
        at(recorded)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_named() {
        let frame = |bytes: &[u8]| [&[0; NETWORK_BYTES][..], bytes].concat();
        assert_eq!(check(&frame(b"abc"), &frame(b"abc")), Ok(()));
        let mut other = frame(b"abc");
        other[3] = 7;
        assert_eq!(check(&other, &frame(b"abc")), Ok(()), "addresses are another host's");
        let wrong = check(&frame(b"abd"), &frame(b"abc")).expect_err("a byte differs");
        assert_eq!(wrong, "byte 2 of the datagram is 0x64, in the recorded answer it is 0x63");
        let wrong = check(&frame(b"ab"), &frame(b"abc")).expect_err("a byte is missing");
        assert_eq!(wrong, "byte 2 of the datagram ends, in the recorded answer it is 0x63");
    }
}
