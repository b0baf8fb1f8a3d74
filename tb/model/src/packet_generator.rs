//! What a packet generator should send: frame after frame, byte for byte, and when.
use nic_spec::message::{
    GeneratorConfiguration, GeneratorContent, GeneratorKeys, GeneratorRateUnit, GeneratorSizes,
};
use nic_spec::probe;

/// An entry of the table of sizes: one size, another, and how often of 65,536 times it is the first.
pub type Entry = (u64, u64, u64);

/// A generator in the middle of a run.
#[derive(Clone, Debug)]
pub struct PacketGenerator {
    configuration: GeneratorConfiguration,
    sizes: Vec<Entry>,
    template: Vec<u8>,
    number: u64,
    random: u64,
    sweep: u64,
}

/// A packet that is to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    /// Its number in its flow.
    pub sequence: u32,
    /// Its flow.
    pub flow: u16,
    /// Bytes of its frame, up to the end of its datagram.
    pub length: u64,
    /// The key that it asks for.
    pub key: u32,
}

impl PacketGenerator {
    /// The beginning of a run.
    pub fn new(configuration: &GeneratorConfiguration, sizes: &[Entry], template: &[u8]) -> Self {
        let seed = configuration.random_seed;
        Self {
            configuration: *configuration,
            sizes: sizes.to_vec(),
            template: template.to_vec(),
            number: 0,
            random: (!seed & 0xffff_ffff) << 32 | seed,
            sweep: configuration.least_bytes,
        }
    }

    /// The next packet.
    pub fn plan(&mut self) -> Planned {
        let configuration = &self.configuration;
        let flows = configuration.flows.max(1);
        let (sequence, flow) = ((self.number / flows) as u32, (self.number % flows) as u16);
        let (first, other, share) = self.sizes[(self.random % 64) as usize];
        let drawn = if self.random / 64 % 65_536 < share { first } else { other };
        let is_request = configuration.content == GeneratorContent::Request;
        let length = match configuration.sizes {
            _ if is_request => 42 + configuration.template_bytes,
            GeneratorSizes::Fixed => configuration.least_bytes,
            GeneratorSizes::Sweep => self.sweep,
            GeneratorSizes::Table => drawn,
        };
        let upper = self.random >> 32;
        let key = match configuration.keys {
            GeneratorKeys::Uniform => upper % (1 << configuration.key_bits),
            GeneratorKeys::Classes if drawn == 0 => upper % 2,
            GeneratorKeys::Classes => (1 << drawn) + upper % (1 << drawn),
        };
        self.number += 1;
        self.sweep = match self.sweep == configuration.most_bytes {
            true => configuration.least_bytes,
            false => self.sweep + 1,
        };
        for (left, by) in [(true, 13), (false, 7), (true, 17)] {
            self.random ^= if left { self.random << by } else { self.random >> by };
        }
        Planned { sequence, flow, length, key: key as u32 }
    }

    /// The frame of a packet that began at that time, as a MAC gets it.
    pub fn frame(&self, planned: &Planned, timestamp: u64) -> Vec<u8> {
        let configuration = &self.configuration;
        let varied = |base: u64, varies: bool| {
            let flow = if varies { u64::from(planned.flow) } else { 0 };
            base & !0xffff | (base + flow) & 0xffff
        };
        let source = varied(configuration.source_address, configuration.vary_source_address);
        let destination =
            varied(configuration.destination_address, configuration.vary_destination_address);
        let payload = match configuration.content {
            GeneratorContent::Probe => probe_payload(planned, timestamp),
            GeneratorContent::Request => self.request(planned.key),
        };
        let udp_bytes = 8 + payload.len() as u64;
        let mut udp = Vec::new();
        for port in [
            varied(configuration.source_port, configuration.vary_source_port),
            varied(configuration.destination_port, configuration.vary_destination_port),
            udp_bytes,
            0,
        ] {
            udp.extend(&port.to_be_bytes()[6..]);
        }
        udp.extend(&payload);
        let mut pseudo_header = [source, destination].map(|a| (a as u32).to_be_bytes()).concat();
        pseudo_header.extend([0, 17]);
        pseudo_header.extend(&udp_bytes.to_be_bytes()[6..]);
        let checksum = match checksum(&[pseudo_header, udp.clone()].concat()) {
            0 => 0xffff,
            other => other,
        };
        udp[6..8].copy_from_slice(&checksum.to_be_bytes());

        let mut header = vec![0x45, 0];
        header.extend(&(20 + udp_bytes).to_be_bytes()[6..]);
        header.extend([0, 0, 0x40, 0, probe::TIME_TO_LIVE, 17, 0, 0]);
        header.extend((source as u32).to_be_bytes());
        header.extend((destination as u32).to_be_bytes());
        let header_checksum = self::checksum(&header);
        header[10..12].copy_from_slice(&header_checksum.to_be_bytes());

        let mut frame = Vec::new();
        frame.extend(&configuration.destination_mac.to_be_bytes()[2..]);
        frame.extend(&configuration.source_mac.to_be_bytes()[2..]);
        frame.extend([8, 0]);
        frame.extend(header);
        frame.extend(udp);
        frame.resize(frame.len().max(60), 0);
        frame
    }

    /// The template with a key in it.
    fn request(&self, key: u32) -> Vec<u8> {
        let mut request = self.template[..self.configuration.template_bytes as usize].to_vec();
        let place = 2 * self.configuration.key_place as usize;
        request[place..place + 4].copy_from_slice(&key.to_be_bytes());
        request
    }

    /// In which cycle each of these packets begins, counted from the first, if nothing stalls.
    pub fn beginnings(&self, lengths: &[u64]) -> Vec<u64> {
        let configuration = &self.configuration;
        let (mut now, mut spent, mut list) = (0, 0, Vec::new());
        for length in lengths {
            list.push(now);
            let frame = length.max(&60);
            let counted = match configuration.rate_unit {
                GeneratorRateUnit::Packets => 1,
                GeneratorRateUnit::Bytes => frame + configuration.overhead_bytes,
            };
            spent += counted * configuration.rate_denominator;
            let affordable = spent.div_ceil(configuration.rate_numerator);
            now = affordable.max(now + frame.div_ceil(64));
        }
        list
    }
}

/// Numbers and pattern, as `nic_spec::probe` lays them out.
fn probe_payload(planned: &Planned, timestamp: u64) -> Vec<u8> {
    let mut payload = planned.sequence.to_be_bytes().to_vec();
    payload.extend(planned.flow.to_be_bytes());
    payload.extend(&timestamp.to_be_bytes()[2..]);
    let check = payload.chunks(2).fold(probe::MARK, |a, b| a ^ u16::from_be_bytes([b[0], b[1]]));
    payload.extend(check.to_be_bytes());
    let mut frame = vec![0; probe::HEADER_BYTES as usize];
    frame.append(&mut payload);
    while frame.len() < planned.length as usize + 4 {
        let word = check ^ (frame.len() / 4) as u16;
        frame.extend(word.to_be_bytes());
        frame.extend((!word).to_be_bytes());
    }
    frame[probe::HEADER_BYTES as usize..planned.length as usize].to_vec()
}

/// The Internet checksum of some bytes (RFC 1071).
pub fn checksum(bytes: &[u8]) -> u16 {
    let word = |pair: &[u8]| u64::from(pair[0]) << 8 | pair.get(1).map_or(0, |b| u64::from(*b));
    let mut sum: u64 = bytes.chunks(2).map(word).sum();
    while sum > 0xffff {
        sum = (sum & 0xffff) + (sum >> 16);
    }
    !(sum as u16)
}

/// The table of sizes that stands for these sizes and weights (Walker's method of aliases, after Vose):
/// up to 64 of them.
///
/// # Panics
/// If there are none, or more, or all weigh nothing.
pub fn table(weights: &[(u64, u64)]) -> Vec<Entry> {
    assert!((1..=64).contains(&weights.len()), "a table has 1 to 64 sizes");
    let sum: u64 = weights.iter().map(|(_, weight)| weight).sum();
    // Each entry is worth `sum`, each size its weight 64 times.
    let mut shares: Vec<(u64, u64)> = weights.iter().map(|(s, w)| (*s, 64 * w)).collect();
    shares.resize(64, (weights[0].0, 0));
    let mut entries = Vec::new();
    while let Some(least) = (0..shares.len()).min_by_key(|i| shares[*i].1) {
        let (size, share) = shares.swap_remove(least);
        let most = (0..shares.len()).max_by_key(|i| shares[*i].1);
        let other = most.map_or(size, |most| {
            shares[most].1 -= sum - share.min(sum);
            shares[most].0
        });
        entries.push((size, other, (65_536 * share / sum).min(65_535)));
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::{checksum, table};

    #[test]
    fn the_checksum_is_that_of_rfc_1071() {
        // The example of section 3.
        assert_eq!(checksum(&[0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7]), !0xddf2);
        assert_eq!(checksum(&[0x12]), !0x1200);
    }

    #[test]
    fn a_table_gives_every_size_its_weight() {
        for weights in [
            vec![(64, 7), (594, 4), (1518, 1)],
            vec![(100, 1)],
            (0..64).map(|i| (60 + i, 1 + i * i)).collect(),
        ] {
            let entries = table(&weights);
            assert_eq!(entries.len(), 64);
            let sum: u64 = weights.iter().map(|(_, weight)| weight).sum();
            for (size, weight) in &weights {
                let part = |(first, other, share): &(u64, u64, u64)| {
                    u64::from(first == size) * share + u64::from(other == size) * (65_536 - share)
                };
                let found: u64 = entries.iter().map(part).sum();
                let wanted = 64 * 65_536 * weight / sum;
                // Each entry is rounded to a 65,536th.
                assert!(found.abs_diff(wanted) <= 128, "{size}: {found}, not {wanted}");
            }
        }
    }
}
