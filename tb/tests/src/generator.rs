//! The packet generator as tests drive it: runs, and the frames that come of them.
use nic_model::packet_generator::{Entry, PacketGenerator};
use nic_sim::generated::packet_generator::PacketGenerator as Device;
use nic_spec::message::{
    GeneratorConfiguration, GeneratorContent, GeneratorKeys, GeneratorRateUnit, GeneratorSize,
    GeneratorSizes, GeneratorTemplate, MessageBeat,
};
use nic_spec::probe::{SIZE_ENTRIES, TEMPLATE_BYTES};
use nic_tb::{Bench, Generator, Stall};

/// A frame that left, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// Its bytes.
    pub frame: Vec<u8>,
    /// The generator's clock in the cycle in which its first beat was taken.
    pub first_cycle: u64,
    /// In that of its last beat.
    pub last_cycle: u64,
}

impl Arrival {
    /// The timestamp in a probe.
    pub fn timestamp(&self) -> u64 {
        self.frame[48..54].iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte))
    }
}

/// Sixty bytes in every cycle: nothing but the beats limits how fast packets leave.
pub const AT_ONCE: (GeneratorRateUnit, u64, u64) = (GeneratorRateUnit::Packets, 1, 1);

/// A configuration of probes of 60 bytes in one flow, as many as told, as fast as they go.
pub fn probes(packets: u64) -> GeneratorConfiguration {
    GeneratorConfiguration {
        enable: true,
        packets,
        rate_unit: AT_ONCE.0,
        rate_numerator: AT_ONCE.1,
        rate_denominator: AT_ONCE.2,
        overhead_bytes: 0,
        sizes: GeneratorSizes::Fixed,
        least_bytes: 60,
        most_bytes: 60,
        flows: 1,
        vary_source_address: false,
        vary_destination_address: false,
        vary_source_port: false,
        vary_destination_port: false,
        destination_mac: 0x0200_0000_0001,
        source_mac: 0x0200_0000_0002,
        source_address: 0x0a00_0001,
        destination_address: 0x0a00_0002,
        source_port: 4000,
        destination_port: 5000,
        random_seed: 1,
        content: GeneratorContent::Probe,
        template_bytes: 24,
        key_place: 2,
        keys: GeneratorKeys::Uniform,
        key_bits: 20,
    }
}

/// The same with addresses, ports and seed drawn.
pub fn anywhere(
    configuration: GeneratorConfiguration,
    generator: &mut Generator,
) -> GeneratorConfiguration {
    GeneratorConfiguration {
        vary_source_address: generator.chance(1, 2),
        vary_destination_address: generator.chance(1, 2),
        vary_source_port: generator.chance(1, 2),
        vary_destination_port: generator.chance(1, 2),
        destination_mac: generator.bits(48),
        source_mac: generator.bits(48),
        source_address: generator.bits(32),
        destination_address: generator.bits(32),
        source_port: generator.bits(16),
        destination_port: generator.bits(16),
        random_seed: generator.bits(32),
        ..configuration
    }
}

/// A generator under test.
#[allow(missing_debug_implementations, reason = "a bench has none")]
pub struct Rig {
    /// Its bench.
    pub bench: Bench<Device>,
    /// The table of sizes.
    pub sizes: Vec<Entry>,
    /// The template.
    pub template: Vec<u8>,
    open: Vec<u8>,
    open_since: u64,
}

impl Rig {
    /// A generator whose packets are taken in this regime, with a table of sizes that are legal and
    /// a template, both at random.
    pub fn new(sink: Stall) -> Self {
        let mut bench = Bench::<Device>::new(Stall::Never, sink);
        bench.collect(Device::PACKET);
        let random = bench.generator();
        let mut entry = |_| (random.within(60..=700), random.within(60..=200), random.bits(16));
        let sizes = (0..SIZE_ENTRIES).map(&mut entry).collect();
        let template = bench.generator().bytes(TEMPLATE_BYTES as usize);
        let mut rig = Self { bench, sizes, template, open: Vec::new(), open_since: 0 };
        rig.write_tables();
        rig
    }

    /// Writes the table of sizes and the template.
    pub fn write_tables(&mut self) {
        for (entry, (bytes, other_bytes, share)) in (0..).zip(&self.sizes) {
            let (bytes, other_bytes, share) = (*bytes, *other_bytes, *share);
            self.bench.send(Device::SIZE, [GeneratorSize { entry, bytes, other_bytes, share }]);
        }
        for (word, bytes) in (0..).zip(self.template.chunks(4)) {
            let data = bytes.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
            self.bench.send(Device::TEMPLATE, [GeneratorTemplate { word, data }]);
        }
        self.bench.until_idle();
    }

    /// A cycle, and the frames that ended in it.
    ///
    /// # Panics
    /// If a beat is not as a MAC wants it: full before the last, its bytes from the first on, zero
    /// where there is none.
    pub fn step(&mut self) -> Option<Arrival> {
        let now = self.bench.level(Device::NOW_CYCLES).value();
        self.bench.step();
        let taken = self.bench.take(Device::PACKET);
        let MessageBeat { data, keep, last, error } = *taken.first()?;
        let bytes = keep.trailing_ones() as usize;
        assert_eq!(keep, u64::MAX >> (64 - bytes.max(1)), "its bytes begin with the first");
        assert!(last || bytes == 64, "a beat of {bytes} bytes before the last");
        assert!(!error, "nothing is wrong");
        assert!(data[bytes..].iter().all(|byte| *byte == 0), "{data:x?} with {bytes} bytes");
        if self.open.is_empty() {
            self.open_since = now;
        }
        self.open.extend(&data[..bytes]);
        let frame = last.then(|| std::mem::take(&mut self.open))?;
        Some(Arrival { frame, first_cycle: self.open_since, last_cycle: now })
    }

    /// A frame that was cut is forgotten.
    pub fn forget(&mut self) {
        self.open.clear();
        self.bench.take(Device::PACKET);
    }

    /// Whether a run is in progress.
    pub fn is_running(&mut self) -> bool {
        self.bench.level(Device::STATUS).running
    }

    /// Begins a run, and lets it proceed.
    pub fn begin(&mut self, configuration: &GeneratorConfiguration) -> Vec<Arrival> {
        self.bench.set_level(Device::CONFIGURATION, configuration);
        let mut list = Vec::new();
        // A cycle to see `enable`.
        list.extend(self.step());
        list
    }

    /// Ends a run: nothing comes any more, and the next one may begin.
    pub fn end(&mut self, configuration: &GeneratorConfiguration) -> Vec<Arrival> {
        let off = GeneratorConfiguration { enable: false, ..*configuration };
        self.bench.set_level(Device::CONFIGURATION, &off);
        let list = self.until_over();
        for _ in 0..3 {
            assert_eq!(self.step(), None, "a frame comes after the end");
        }
        list
    }

    /// Goes on until the run is over.
    ///
    /// # Panics
    /// If it does not end.
    pub fn until_over(&mut self) -> Vec<Arrival> {
        let mut list = Vec::new();
        let mut steps = 0;
        while self.is_running() {
            list.extend(self.step());
            steps += 1;
            assert!(steps < 2_000_000, "the run does not end");
        }
        assert!(self.open.is_empty(), "the last frame is whole");
        list
    }

    /// A whole run.
    pub fn run(&mut self, configuration: &GeneratorConfiguration) -> Vec<Arrival> {
        let mut list = self.begin(configuration);
        list.extend(self.until_over());
        // What is counted comes a little later.
        self.bench.run(4);
        self.compare(configuration, &list);
        list.extend(self.end(configuration));
        list
    }

    /// The model at the beginning of a run.
    pub fn model(&self, configuration: &GeneratorConfiguration) -> PacketGenerator {
        PacketGenerator::new(configuration, &self.sizes, &self.template)
    }

    /// Compares frames with those of the model, and what was counted with them.
    ///
    /// # Panics
    /// If they differ.
    pub fn compare(&mut self, configuration: &GeneratorConfiguration, list: &[Arrival]) {
        let mut model = self.model(configuration);
        for (number, arrival) in list.iter().enumerate() {
            let planned = model.plan();
            let expected = model.frame(&planned, arrival.timestamp());
            assert_eq!(arrival.frame, expected, "packet {number}: {planned:?}");
        }
        let status = self.bench.level(Device::STATUS);
        let bytes: usize = list.iter().map(|arrival| arrival.frame.len()).sum();
        assert_eq!((status.sent_packets, status.sent_bytes), (list.len() as u64, bytes as u64));
    }
}
