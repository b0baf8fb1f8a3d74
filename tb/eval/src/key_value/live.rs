//! A card whose network is a real one: frames come from elsewhere while it runs, and what it sends goes there. The handler
//! on the card answers key-value requests, a program on the host ARP and echo requests.
use std::collections::{BTreeMap, HashMap};

use nic_host::profile::AGILEX7_CXL;
use nic_system::{Card, NetworkAddress, frames};

use super::served::{Question, Served};
use crate::statistics::Samples;
use nic_tb::text::table;

/// Who the host is.
pub const ADDRESS: NetworkAddress =
    NetworkAddress { mac: [0x02, 0, 0, 0, 0, 0x02], ipv4: [10, 11, 0, 2] };
/// Buckets of the table in host memory, 2 to this power.
const HOST_INDEX_BITS: u32 = 9;
/// The port that memcached listens at, as it is in a frame.
const UDP_PORT: [u8; 2] = super::UDP_PORT.to_be_bytes();
/// Where the opaque field of memcached's protocol is: behind Ethernet, IPv4, UDP and the frame header.
const OPAQUE: std::ops::Range<usize> = 42 + 8 + 12..42 + 8 + 16;

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Kind {
    Arp,
    Echo,
    KeyValue,
}

impl Kind {
    const ALL: [(Self, &str); 3] = [
        (Self::Arp, "ARP, host program"),
        (Self::Echo, "echo (ping), host program"),
        (Self::KeyValue, "key-value, handler on the card"),
    ];
}

/// What a frame is, and what it and its answer have in common.
type Exchange = (Kind, Vec<u8>);

/// The exchange that a request begins, or that an answer ends.
fn exchange(frame: &[u8], is_answer: bool) -> Option<Exchange> {
    let is = |at: usize, bytes: &[u8]| frame.get(at..at + bytes.len()) == Some(bytes);
    let common = |range: std::ops::Range<usize>| Some(frame.get(range)?.to_vec());
    let (arp, address, echo, port) = match is_answer {
        false => ([0, 1], 38..42, [8, 0], 36),
        true => ([0, 2], 28..32, [0, 0], 34),
    };
    if is(12, &[0x08, 0x06]) && is(20, &arp) {
        return Some((Kind::Arp, common(address)?));
    }
    if !is(12, &[0x08, 0x00, 0x45]) {
        return None;
    }
    match frame.get(23)? {
        1 if is(34, &echo) => Some((Kind::Echo, common(38..42)?)),
        17 if is(port, &UDP_PORT) => Some((Kind::KeyValue, common(OPAQUE)?)),
        _ => None,
    }
}

/// A running card.
pub struct Live<C> {
    served: Served<C>,
    /// Requests that are not answered, and which frame each was.
    asked: HashMap<Exchange, usize>,
    /// Picoseconds from the first beat of a request to the last of its answer.
    latencies: BTreeMap<Kind, Vec<u64>>,
    requests: BTreeMap<Kind, usize>,
    given: usize,
    /// Answers that were handed over.
    left: usize,
    /// Frames that left and answer nothing.
    unasked: usize,
}

impl<C: Card> Live<C> {
    /// Empty tables; requests are served.
    ///
    /// # Errors
    /// As [`Served::new`].
    pub fn new(seed: u64) -> Result<Self, String> {
        let question = Question { profile: &AGILEX7_CXL, host_index_bits: HOST_INDEX_BITS, seed };
        Ok(Self {
            served: Served::in_network(&question, Some(ADDRESS))?,
            asked: HashMap::new(),
            latencies: BTreeMap::new(),
            requests: BTreeMap::new(),
            given: 0,
            left: 0,
            unasked: 0,
        })
    }

    /// A frame comes now; a short one is padded as on a wire.
    pub fn give(&mut self, mut frame: Vec<u8>) {
        frame.resize(frame.len().max(frames::SHORTEST), 0);
        if let Some(exchange) = exchange(&frame, false) {
            *self.requests.entry(exchange.0).or_default() += 1;
            self.asked.insert(exchange, self.given);
        }
        self.given += 1;
        self.served.ask(0, frame);
    }

    /// So many cycles of the host's clock; the frames that have left meanwhile.
    ///
    /// # Errors
    /// As [`Served::new`]; or a frame that the card marks as damaged.
    pub fn run(&mut self, cycles: u64) -> Result<Vec<Vec<u8>>, String> {
        for _ in 0..cycles {
            self.served.cycle()?;
        }
        let new = self.served.answers()[self.left..].to_vec();
        self.left += new.len();
        for frame in &new {
            if frame.error {
                return Err("the card marks a frame as damaged".to_owned());
            }
            let asked = exchange(&frame.bytes, true)
                .and_then(|exchange| Some((exchange.0, self.asked.remove(&exchange)?)));
            match asked {
                Some((kind, number)) => {
                    let cycles = frame.ended - self.served.given()[number];
                    self.latencies.entry(kind).or_default().push(cycles * self.served.period);
                }
                None => self.unasked += 1,
            }
        }
        Ok(new.into_iter().map(|frame| frame.bytes).collect())
    }

    /// Requests that are not answered.
    pub fn unanswered(&self) -> usize {
        self.asked.len()
    }

    /// Stops programs and handler; what came, and how long answers took in simulated time.
    ///
    /// # Errors
    /// As [`Served::new`]; or the counters of handler and program are not those of the frames.
    pub fn finish(mut self) -> Result<String, String> {
        let of_card = self.served.statistics()?;
        let of_host = self.served.host_counts().unwrap_or_default();
        let cycles = self.served.cycles();
        let answers = |kind| self.latencies.get(&kind).map_or(0, Vec::len) as u64;
        let wanted = [answers(Kind::Arp), answers(Kind::Echo), answers(Kind::KeyValue)];
        let found = [of_host.arp, of_host.echoes, of_card.answers];
        if self.unasked > 0 || wanted != found {
            let unasked = self.unasked;
            return Err(format!(
                "{wanted:?} requests for addresses, echoes and values have been answered, {found:?} are counted, \
                 and {unasked} frames answer nothing"
            ));
        }
        let rows: Vec<_> = Kind::ALL
            .into_iter()
            .map(|(kind, name)| {
                let times = Samples::new(self.latencies.get(&kind).cloned().unwrap_or_default());
                let microseconds = |percent| {
                    let time = times.percentile(percent);
                    time.map_or("-".to_owned(), |time| format!("{:.2}", time as f64 / 1e6))
                };
                let requests = self.requests.get(&kind).copied().unwrap_or_default();
                let mut row = vec![name.to_owned(), requests.to_string()];
                row.extend([answers(kind).to_string(), microseconds(50.0), microseconds(99.0)]);
                row
            })
            .collect();
        self.served.finish()?;
        let headings = ["", "requests", "answers", "median us", "p99 us"];
        Ok(format!(
            "{}\n{} frames came, {} of which the program dropped as none of its business; {cycles} cycles of the host's clock",
            table(&headings, &rows),
            self.given,
            of_host.dropped
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_belongs_to_its_request() {
        let mut frame = vec![0; 66];
        frame[12..15].copy_from_slice(&[0x08, 0x00, 0x45]);
        frame[23] = 17;
        frame[36..38].copy_from_slice(&UDP_PORT);
        frame[OPAQUE].copy_from_slice(&[1, 2, 3, 4]);
        assert_eq!(exchange(&frame, false), Some((Kind::KeyValue, vec![1, 2, 3, 4])));
        assert_eq!(exchange(&frame, true), None, "it goes to the port, and does not come from it");
        assert_eq!(exchange(&frame[..60], false), None);
        frame[23] = 1;
        frame[34] = 8;
        frame[38..42].copy_from_slice(&[5, 6, 7, 8]);
        let echo = Some((Kind::Echo, vec![5, 6, 7, 8]));
        assert_eq!(exchange(&frame, false), echo);
        assert_eq!(exchange(&frame, true), None);
        frame[34] = 0;
        assert_eq!(exchange(&frame, true), echo);
    }
}
