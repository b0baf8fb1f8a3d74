//! The packet sink as tests drive it: packets, the time in every cycle, and its model beside it.
use std::collections::VecDeque;

use nic_model::cmac_receive::Packet;
use nic_model::packet_generator::{PacketGenerator, Planned};
use nic_model::packet_sink::PacketSink;
use nic_sim::Bits;
use nic_sim::generated::packet_sink_f4::PacketSinkF4 as Device;
use nic_spec::message::{Nothing, SinkBucket, SinkConfiguration, SinkStatus};
use nic_tb::{Bench, Stall};

use crate::frames::beats_of;
use crate::generator::probes;

/// Flows that the sink follows.
pub const FLOWS: u64 = 4;
/// Cycles after which status shows the packet whose last beat came in the one before them.
const SETTLES: u64 = 13;

/// A probe of so many bytes.
pub fn probe(flow: u16, sequence: u32, bytes: u64, timestamp: u64) -> Packet {
    let generator = PacketGenerator::new(&probes(0), &[(60, 60, 0); 64], &[0; 64]);
    let planned = Planned { sequence, flow, length: bytes, key: 0 };
    Packet { bytes: generator.frame(&planned, timestamp % (1 << 48)), error: false }
}

/// A sink under test.
#[allow(missing_debug_implementations, reason = "a bench has none")]
pub struct Rig {
    /// Its bench.
    pub bench: Bench<Device>,
    /// What it should count.
    pub model: PacketSink,
    /// Packets that have not ended, and how many beats of the first have come.
    waiting: VecDeque<Packet>,
    beats: usize,
    /// The time in the cycle of the first of them.
    began: u64,
}

impl Rig {
    /// A sink that is clear, whose packets come in this regime.
    pub fn new(source: Stall, starts_at_zero: bool) -> Self {
        let bench = Bench::<Device>::new(source, Stall::Never);
        let configuration = SinkConfiguration { starts_at_zero };
        let model = PacketSink::new(configuration, FLOWS);
        let mut rig = Self { bench, model, waiting: VecDeque::new(), beats: 0, began: 0 };
        rig.bench.set_level(Device::CONFIGURATION, &configuration);
        rig.until_clear();
        rig
    }

    /// Cycles until it is clear.
    ///
    /// # Panics
    /// If it takes too long.
    pub fn until_clear(&mut self) {
        let mut steps = 0;
        while self.bench.level(Device::STATUS).clearing {
            self.step(0);
            steps += 1;
            assert!(steps <= 520, "it clears for ever");
        }
    }

    /// Packets that are to come.
    pub fn send(&mut self, packets: impl IntoIterator<Item = Packet>) {
        let packets: Vec<Packet> = packets.into_iter().collect();
        self.bench.send(Device::PACKET, beats_of(&packets));
        self.waiting.extend(packets);
    }

    /// A cycle at this time.
    pub fn step(&mut self, now: u64) {
        let is_clearing = self.bench.level(Device::STATUS).clearing;
        if is_clearing {
            self.model.clear();
        }
        let before = self.bench.transfers(Device::PACKET.index());
        self.bench.set_level(Device::NOW_CYCLES, &Bits::<48>::new(now));
        self.bench.step();
        if self.bench.transfers(Device::PACKET.index()) == before {
            return;
        }
        if self.beats == 0 {
            self.began = now;
        }
        self.beats += 1;
        let ends = self.waiting.front().is_some_and(|p| self.beats == p.bytes.len().div_ceil(64));
        if let Some(packet) = self.waiting.pop_front_if(|_| ends) {
            self.beats = 0;
            if !is_clearing {
                self.model.take(&packet.bytes, packet.error, self.began);
            }
        }
    }

    /// Cycles until all packets have come, the time as it is drawn.
    pub fn until_come(&mut self, mut time: impl FnMut(&mut Self) -> u64) {
        while !self.waiting.is_empty() {
            let now = time(self);
            self.step(now);
        }
    }

    /// Packets come, and what it shows is as it should be.
    pub fn run(&mut self, packets: impl IntoIterator<Item = Packet>) -> SinkStatus {
        self.send(packets);
        self.until_come(|rig| rig.bench.cycle());
        self.compare()
    }

    /// Tells it to clear.
    pub fn clear(&mut self) {
        self.bench.send(Device::CLEAR, [Nothing {}]);
    }

    /// What was coming in is forgotten, as by a reset.
    pub fn forget(&mut self) {
        self.waiting.clear();
        self.beats = 0;
        self.model.clear();
    }

    /// What is in a bucket.
    pub fn bucket(&mut self, bucket: u64) -> u64 {
        self.bench.send(Device::BUCKET, [SinkBucket { bucket }]);
        self.bench.until_idle();
        self.bench.run(4);
        self.bench.level(Device::STATUS).bucket_packets
    }

    /// Compares what it shows with the model.
    ///
    /// # Panics
    /// If they differ.
    pub fn compare(&mut self) -> SinkStatus {
        self.bench.run(SETTLES);
        let shown = self.bench.level(Device::STATUS);
        assert_eq!(SinkStatus { bucket_packets: 0, ..shown }, self.model.status());
        shown
    }

    /// Compares every bucket with the model's; how many packets are in all of them.
    ///
    /// # Panics
    /// If they differ.
    pub fn compare_buckets(&mut self) -> u64 {
        let mut sum = 0;
        for bucket in 0..464 {
            let shown = self.bucket(bucket);
            assert_eq!(shown, self.model.bucket(bucket), "bucket {bucket}");
            sum += shown;
        }
        sum
    }
}
