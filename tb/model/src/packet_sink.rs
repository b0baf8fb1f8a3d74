//! What a packet sink should count: every packet is looked at whole, and every number that has come is kept.
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use nic_spec::message::{SinkConfiguration, SinkStatus};
use nic_spec::probe;

/// How far behind the highest number another one may be to be known.
const WINDOW: i64 = 32;
/// The greatest latency that is told from others.
const MOST_LATENCY: u64 = u32::MAX as u64;

/// What a packet is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It ended with an error.
    Damaged,
    /// No generator sent it.
    Foreign,
    /// A probe, and whether something in it is wrong.
    Probe {
        /// Its flow.
        flow: u16,
        /// Its number.
        sequence: u32,
        /// When it began.
        timestamp: u64,
        /// Its pattern or its length is wrong.
        is_corrupted: bool,
    },
}

/// What a packet is.
pub fn kind_of(bytes: &[u8], error: bool) -> Kind {
    if error {
        return Kind::Damaged;
    }
    let word = |at: usize| u16::from_be_bytes([bytes[at], bytes[at + 1]]);
    let number = |at: usize, count: usize| {
        bytes[at..at + count].iter().fold(0, |number, byte| number * 256 + u64::from(*byte))
    };
    let is_probe = bytes.len() >= probe::PATTERN_AT as usize
        && (word(12), bytes[14], word(20) & 0x3fff, bytes[23]) == (0x0800, 0x45, 0, 17)
        && [42, 44, 46, 48, 50, 52, 54].iter().fold(0, |all, at| all ^ word(*at)) == probe::MARK;
    if !is_probe {
        return Kind::Foreign;
    }
    let is_right = |(at, byte): (usize, &u8)| {
        let word = (word(54) ^ (at / 4) as u16).to_be_bytes();
        *byte == [word[0], word[1], !word[0], !word[1]][at % 4]
    };
    let mut pattern = bytes.iter().enumerate().skip(probe::PATTERN_AT as usize);
    let is_whole = bytes.len() == probe::ETHERNET_BYTES as usize + usize::from(word(16));
    Kind::Probe {
        flow: word(46),
        sequence: number(42, 4) as u32,
        timestamp: number(48, 6),
        is_corrupted: !is_whole || !pattern.all(is_right),
    }
}

/// The latencies that are in a bucket.
///
/// # Panics
/// If there is none.
pub fn bounds(bucket: u64) -> RangeInclusive<u64> {
    match bucket {
        0..16 => bucket..=bucket,
        16..464 => {
            let least = (16 + bucket % 16) << (bucket / 16 - 1);
            let next = (17 + bucket % 16) << (bucket / 16 - 1);
            least..=next - 1
        }
        _ => panic!("there are 464 buckets"),
    }
}

/// The numbers of a flow, counted on where they go around.
#[derive(Clone, Debug)]
struct Flow {
    /// The first that was to come.
    first: i64,
    /// One less than it, or the highest that has come.
    highest: i64,
    came: BTreeSet<i64>,
}

/// A packet sink.
#[derive(Clone, Debug)]
pub struct PacketSink {
    configuration: SinkConfiguration,
    followed: u64,
    flows: BTreeMap<u16, Flow>,
    buckets: BTreeMap<u64, u64>,
    status: SinkStatus,
}

impl PacketSink {
    /// A sink that is clear and follows so many flows.
    pub fn new(configuration: SinkConfiguration, followed: u64) -> Self {
        let status = SinkStatus {
            clearing: false,
            packets: 0,
            bytes: 0,
            damaged_packets: 0,
            foreign_packets: 0,
            corrupted_packets: 0,
            unfollowed_packets: 0,
            lost_packets: 0,
            late_packets: 0,
            doubled_packets: 0,
            stale_packets: 0,
            latency_sum: 0,
            latency_least: MOST_LATENCY,
            latency_most: 0,
            bucket_packets: 0,
        };
        let (flows, buckets) = (BTreeMap::new(), BTreeMap::new());
        Self { configuration, followed, flows, buckets, status }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::new(self.configuration, self.followed);
    }

    /// A packet came whose first beat was there at `now`.
    pub fn take(&mut self, bytes: &[u8], error: bool, now: u64) -> Kind {
        let kind = kind_of(bytes, error);
        self.status.packets += 1;
        self.status.bytes += bytes.len() as u64;
        match kind {
            Kind::Damaged => self.status.damaged_packets += 1,
            Kind::Foreign => self.status.foreign_packets += 1,
            Kind::Probe { flow, sequence, timestamp, is_corrupted } => {
                self.status.corrupted_packets += u64::from(is_corrupted);
                self.latency((now.wrapping_sub(timestamp) % (1 << 48)).min(MOST_LATENCY));
                match u64::from(flow) < self.followed {
                    true => self.follow(flow, sequence),
                    false => self.status.unfollowed_packets += 1,
                }
            }
        }
        kind
    }

    fn latency(&mut self, latency: u64) {
        let status = &mut self.status;
        status.latency_sum += latency;
        status.latency_least = status.latency_least.min(latency);
        status.latency_most = status.latency_most.max(latency);
        let bucket = (0..464).find(|bucket| bounds(*bucket).contains(&latency));
        *self.buckets.entry(bucket.expect("buckets go up to the most")).or_default() += 1;
    }

    fn follow(&mut self, flow: u16, sequence: u32) {
        let first = if self.configuration.starts_at_zero { 0 } else { i64::from(sequence) };
        let fresh = || Flow { first, highest: first - 1, came: BTreeSet::new() };
        let flow = self.flows.entry(flow).or_insert_with(fresh);
        // Half of all numbers are above the highest, half below.
        let above = i64::from(sequence.wrapping_sub(flow.highest as u32) as i32);
        let number = flow.highest + above;
        if above <= -WINDOW {
            self.status.stale_packets += 1;
        } else if number < flow.first || flow.came.contains(&number) {
            self.status.doubled_packets += 1;
        } else {
            self.status.late_packets += u64::from(above < 0);
            flow.highest = flow.highest.max(number);
            flow.came.insert(number);
        }
    }

    /// What it shows of everything but a bucket.
    pub fn status(&self) -> SinkStatus {
        let missing = |flow: &Flow| (flow.highest + 1 - flow.first) as u64 - flow.came.len() as u64;
        SinkStatus { lost_packets: self.flows.values().map(missing).sum(), ..self.status }
    }

    /// What it shows of a bucket.
    pub fn bucket(&self, bucket: u64) -> u64 {
        self.buckets.get(&bucket).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::bounds;

    #[test]
    fn buckets_are_one_behind_the_other() {
        let mut next = 0;
        for bucket in 0..464 {
            assert_eq!(*bounds(bucket).start(), next, "{bucket}");
            next = bounds(bucket).end() + 1;
        }
        assert_eq!(next, 1 << 32);
        assert_eq!((bounds(100), bounds(463)), (640..=671, 0xf800_0000..=0xffff_ffff));
    }
}
