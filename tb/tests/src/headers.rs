//! Packets with headers of every form, right and wrong.
use nic_model::parser::ones_complement_sum;
use nic_tb::Generator;

/// What is behind the Ethernet header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Network {
    /// The address resolution protocol.
    Arp,
    /// Something of this type.
    Other(u16),
    /// IPv4.
    Ipv4 {
        /// Words of options, at most 10.
        option_words: usize,
        /// Flags and offset of a fragment; zero for none.
        fragment: u16,
        /// Type, length and pointer of an option among them, if they have a word. Without it there is nothing that may be a
        /// source route in them.
        route: Option<[u8; 3]>,
    },
    /// IPv6.
    Ipv6 {
        /// Extension headers: their number, and their length in units of 8 bytes.
        extensions: Vec<(u8, usize)>,
        /// Its checksum is of addresses that the IPv6 header has not, if it has a header that says so.
        elsewhere: Option<Elsewhere>,
    },
}

/// What says that a checksum is of other addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elsewhere {
    /// Routing headers have segments left.
    Route,
    /// Destination options have one with this type and length: a home address, or nearly one.
    Home([u8; 2]),
}

/// What is in an IP packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carried {
    /// UDP.
    Udp,
    /// UDP without a checksum.
    UdpUnchecked,
    /// TCP, with so many words of options, at most 10.
    Tcp(usize),
    /// Another protocol.
    Else(u8),
}

/// The form of a packet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// VLAN tags.
    pub tags: usize,
    /// What is behind them.
    pub network: Network,
    /// What is in that.
    pub carried: Carried,
    /// Bytes of payload.
    pub payload: usize,
    /// Bytes behind the IP packet.
    pub padding: usize,
}

impl Form {
    /// UDP in IPv4 with nothing special, in so many bytes: at least 42.
    pub fn plain_udp(bytes: usize) -> Self {
        let network = Network::Ipv4 { option_words: 0, fragment: 0, route: None };
        Self { tags: 0, network, carried: Carried::Udp, payload: bytes - 42, padding: 0 }
    }

    /// Any form, with a payload below `most` bytes.
    pub fn draw(generator: &mut Generator, most: u64) -> Self {
        let below = |generator: &mut Generator, limit: u64| generator.below(limit) as usize;
        let network = match generator.below(12) {
            0 => Network::Arp,
            1 => Network::Other(*generator.pick(&[0x88cc, 0x0042, 0x0801, 0x8100, 0x86de, 0x0000])),
            2..=6 => Network::Ipv4 {
                option_words: if generator.chance(1, 3) { below(generator, 11) } else { 0 },
                fragment: match generator.below(8) {
                    0 => *generator.pick(&[0x2000, 0x0001, 0x2010, 0x1fff]),
                    1 => *generator.pick(&[0x4000, 0x8000]),
                    _ => 0,
                },
                route: generator.chance(1, 2).then(|| {
                    let kind = *generator.pick(&[131, 137, 7, 130, 139, 3]);
                    let length = *generator.pick(&[7, 11, 39, 63, 64, 128]);
                    [kind, length, *generator.pick(&[4, 8, length, length + 1, length + 64])]
                }),
            },
            _ => Network::Ipv6 {
                extensions: draw_extensions(generator),
                elsewhere: match generator.below(6) {
                    0 => Some(Elsewhere::Route),
                    1 => Some(Elsewhere::Home([201, 16])),
                    2 => Some(Elsewhere::Home(*generator.pick(&[[201, 17], [200, 16]]))),
                    _ => None,
                },
            },
        };
        let carried = match generator.below(10) {
            0..=3 => Carried::Udp,
            4 => Carried::UdpUnchecked,
            5..=7 => Carried::Tcp(if generator.chance(1, 2) { below(generator, 11) } else { 0 }),
            _ => Carried::Else(*generator.pick(&[1, 2, 47, 50, 51, 58, 59, 132, 255])),
        };
        let payload = match generator.below(4) {
            0 => below(generator, 8),
            1 => below(generator, 64),
            _ => below(generator, most),
        };
        let padding = if generator.chance(1, 3) { below(generator, 24) } else { 0 };
        Self { tags: below(generator, 4), network, carried, payload, padding }
    }

    /// A packet of this form, with right lengths and checksums, and anything else in it.
    pub fn build(&self, generator: &mut Generator) -> Vec<u8> {
        let mut packet = generator.bytes(12);
        for _ in 0..self.tags {
            packet.extend(generator.pick(&[[0x81, 0x00], [0x88, 0xa8]]));
            packet.extend(generator.bytes(2));
        }
        match &self.network {
            Network::Arp => {
                packet.extend([0x08, 0x06]);
                packet.extend(generator.bytes(28));
            }
            Network::Other(kind) => {
                packet.extend(kind.to_be_bytes());
                packet.extend(generator.bytes(1 + self.payload));
            }
            Network::Ipv4 { option_words, fragment, route } => {
                packet.extend([0x08, 0x00]);
                packet.extend(self.ipv4(generator, *option_words, *fragment, *route));
            }
            Network::Ipv6 { extensions, elsewhere } => {
                packet.extend([0x86, 0xdd]);
                packet.extend(self.ipv6(generator, extensions, *elsewhere));
            }
        }
        packet.extend(generator.bytes(self.padding));
        packet
    }

    fn ipv4(
        &self,
        generator: &mut Generator,
        option_words: usize,
        fragment: u16,
        route: Option<[u8; 3]>,
    ) -> Vec<u8> {
        let addresses = generator.bytes(8);
        let inside = self.inside(generator, &addresses);
        let header_bytes = 20 + 4 * option_words;
        let mut header = vec![0x45 + option_words as u8, generator.bits(8) as u8];
        header.extend(((header_bytes + inside.len()) as u16).to_be_bytes());
        header.extend(generator.bytes(2));
        header.extend(fragment.to_be_bytes());
        header.extend([generator.bits(8) as u8, self.protocol(), 0, 0]);
        header.extend(addresses);
        let mut options = generator.bytes(4 * option_words);
        options.iter_mut().filter(|byte| matches!(byte, 131 | 137)).for_each(|byte| *byte = 7);
        if let (Some(route), 1..) = (route, option_words) {
            let at = generator.below(options.len() as u64 - 2) as usize;
            options[at..at + 3].copy_from_slice(&route);
        }
        header.extend(options);
        let checksum = !ones_complement_sum(&header);
        header[10..12].copy_from_slice(&checksum.to_be_bytes());
        [header, inside].concat()
    }

    fn ipv6(
        &self,
        generator: &mut Generator,
        extensions: &[(u8, usize)],
        elsewhere: Option<Elsewhere>,
    ) -> Vec<u8> {
        let addresses = generator.bytes(32);
        let mut inside = Vec::new();
        let following = extensions.iter().skip(1).map(|(kind, _)| *kind).chain([self.protocol()]);
        for ((kind, units), next) in extensions.iter().zip(following) {
            let mut header = generator.bytes(8 * units);
            header[..2].copy_from_slice(&[next, (units - 1) as u8]);
            match (kind, elsewhere) {
                (43, Some(Elsewhere::Route)) => header[3] = 1 + generator.below(255) as u8,
                (43, _) => header[3] = 0,
                (60, Some(Elsewhere::Home(option))) => {
                    let at = 8 * generator.below(*units as u64) as usize + 6;
                    header[at..at + 2].copy_from_slice(&option);
                }
                _ => {}
            }
            inside.extend(header);
        }
        let first = extensions.first().map_or(self.protocol(), |(kind, _)| *kind);
        inside.extend(self.inside(generator, &addresses));
        let mut header = vec![0x60 | generator.bits(4) as u8];
        header.extend(generator.bytes(3));
        header.extend((inside.len() as u16).to_be_bytes());
        header.extend([first, generator.bits(8) as u8]);
        [header, addresses, inside].concat()
    }

    fn protocol(&self) -> u8 {
        match self.carried {
            Carried::Udp | Carried::UdpUnchecked => 17,
            Carried::Tcp(_) => 6,
            Carried::Else(protocol) => protocol,
        }
    }

    /// What is in the IP packet, its checksum filled in.
    fn inside(&self, generator: &mut Generator, addresses: &[u8]) -> Vec<u8> {
        let payload = generator.bytes(self.payload);
        let mut header = generator.bytes(4);
        let checksum_at = match self.carried {
            Carried::Udp | Carried::UdpUnchecked => {
                header.extend(((8 + payload.len()) as u16).to_be_bytes());
                header.extend([0, 0]);
                6
            }
            Carried::Tcp(option_words) => {
                header.extend(generator.bytes(8));
                header.extend([(5 + option_words as u8) << 4, generator.bits(8) as u8]);
                header.extend(generator.bytes(2));
                header.extend([0, 0]);
                header.extend(generator.bytes(2 + 4 * option_words));
                16
            }
            Carried::Else(_) => return payload,
        };
        let mut inside = [header, payload].concat();
        if self.carried != Carried::UdpUnchecked {
            let checksum = transport_checksum(addresses, self.protocol(), &inside);
            inside[checksum_at..checksum_at + 2].copy_from_slice(&checksum.to_be_bytes());
        }
        inside
    }
}

/// What belongs into the checksum of a UDP datagram or TCP segment that has zero there (RFC 768).
pub fn transport_checksum(addresses: &[u8], protocol: u8, segment: &[u8]) -> u16 {
    let length = (segment.len() as u32).to_be_bytes();
    let pseudo = [addresses, &length, &[0, 0, 0, protocol]].concat();
    match !ones_complement_sum(&[&pseudo, segment].concat()) {
        0 if protocol == 17 => 0xffff,
        checksum => checksum,
    }
}

/// Extension headers; often as many as are read, or a little more.
fn draw_extensions(generator: &mut Generator) -> Vec<(u8, usize)> {
    let count = generator.below(6).saturating_sub(1);
    let extension = |_| {
        let kind = *generator.pick(&[0, 43, 60, 60, 44]);
        let units = if kind == 44 { 1 } else { *generator.pick(&[1, 1, 2, 3, 5]) };
        (kind, units)
    };
    (0..count).map(extension).collect()
}

/// The packet with something wrong: cut, lengthened, or with some other bytes.
pub fn spoiled(generator: &mut Generator, mut packet: Vec<u8>) -> Vec<u8> {
    match generator.below(4) {
        0 => {
            let length = generator.within(1..=packet.len() as u64);
            packet.truncate(length as usize);
        }
        1 => {
            let more = generator.within(1..=70) as usize;
            packet.extend(generator.bytes(more));
        }
        _ => {
            for _ in 0..generator.within(1..=2) {
                // Mostly in the headers, and by small steps, so that lengths are wrong by little.
                let last = if generator.chance(1, 6) { packet.len() } else { packet.len().min(70) };
                let at = generator.below(last as u64) as usize;
                packet[at] = match generator.below(3) {
                    0 => generator.bits(8) as u8,
                    1 => packet[at].wrapping_add(1),
                    _ => packet[at].wrapping_sub(1),
                };
            }
        }
    }
    packet
}
