//! From a request's fields to a frame: a second writer of these headers beside the model's.
use crate::seed::Generator;

/// The port that memcached listens on.
const PORT: u16 = 11_211;

/// A host that asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Client {
    macs: [u8; 12],
    /// Source and destination address; of IPv4, the first 4 bytes.
    addresses: [[u8; 16]; 2],
    is_ipv6: bool,
    tag: Option<[u8; 2]>,
    port: u16,
}

impl Client {
    pub(super) fn draw(any_form: bool, generator: &mut Generator) -> Self {
        let mut macs = [0; 12];
        macs.copy_from_slice(&generator.bytes(12));
        // Neither end is a group.
        macs[0] &= !1;
        macs[6] &= !1;
        let addresses = [(); 2].map(|()| {
            let mut address = [0; 16];
            address.copy_from_slice(&generator.bytes(16));
            // Of a station, in IPv4 and in IPv6.
            address[0] = generator.within(1..=223) as u8;
            address
        });
        Self {
            macs,
            addresses,
            is_ipv6: any_form && generator.chance(1, 3),
            tag: (any_form && generator.chance(1, 3)).then(|| [generator.bits(8) as u8, 7]),
            port: generator.within(1_024..=65_535) as u16,
        }
    }
}

/// What is around a request that need not be there.
#[derive(Clone, Debug, Default)]
pub(super) struct Form {
    /// Bytes of the datagram behind the body.
    pub behind: Vec<u8>,
    /// Bytes of the frame behind the IP packet.
    pub padding: Vec<u8>,
    /// The checksum of an IPv4 datagram is left out.
    pub is_unchecked: bool,
    /// What the headers say of how the packet is handled.
    pub class: u8,
    /// IPv4 options, or an IPv6 extension header.
    pub has_options: bool,
    /// A tag of IEEE 802.1ad, before any other.
    pub has_provider_tag: bool,
    /// Bits of the datagram's checksum that are wrong.
    pub wrong_checksum: u16,
    /// Bytes of the datagram that are missing at its end.
    pub missing: usize,
}

impl Form {
    pub(super) fn draw(generator: &mut Generator) -> Self {
        let some = |generator: &mut Generator| {
            let count = if generator.chance(1, 8) { generator.below(40) } else { 0 };
            generator.bytes(count as usize)
        };
        Self {
            behind: some(generator),
            padding: some(generator),
            is_unchecked: generator.chance(1, 8),
            class: generator.bits(8) as u8,
            ..Self::default()
        }
    }
}

/// What a request says, right or wrong.
#[derive(Clone, Debug)]
pub(super) struct Fields {
    /// Sequence number, datagrams in all, reserved.
    pub frame_header: [u16; 3],
    pub magic: u8,
    pub opcode: u8,
    pub data_type: u8,
    pub vbucket: u16,
    pub opaque: u32,
    pub cas: u64,
    pub extras: Vec<u8>,
    pub key: Vec<u8>,
    pub value: Vec<u8>,
    /// What is added to the length fields of extras, key and body.
    pub lies: [u32; 3],
}

impl Fields {
    pub(super) fn new(opcode: u8, opaque: u32) -> Self {
        Self {
            frame_header: [0, 1, 0],
            magic: 0x80,
            opcode,
            data_type: 0,
            vbucket: 0,
            opaque,
            cas: 0,
            extras: vec![],
            key: vec![],
            value: vec![],
            lies: [0; 3],
        }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let body = self.extras.len() + self.key.len() + self.value.len();
        let said = |length: usize, lie: usize| (length as u32).wrapping_add(self.lies[lie]);
        let mut bytes = (self.opaque as u16).to_be_bytes().to_vec();
        bytes.extend(self.frame_header.iter().flat_map(|word| word.to_be_bytes()));
        bytes.extend([self.magic, self.opcode]);
        bytes.extend((said(self.key.len(), 1) as u16).to_be_bytes());
        bytes.extend([said(self.extras.len(), 0) as u8, self.data_type]);
        bytes.extend(self.vbucket.to_be_bytes());
        bytes.extend(said(body, 2).to_be_bytes());
        bytes.extend(self.opaque.to_be_bytes());
        bytes.extend(self.cas.to_be_bytes());
        [&bytes[..], &self.extras, &self.key, &self.value].concat()
    }
}

/// Bytes of a frame that has neither extras nor key nor value.
pub(super) fn overhead(client: &Client, form: &Form) -> usize {
    let headers = if client.is_ipv6 { 40 } else { 20 } + if client.tag.is_some() { 18 } else { 14 };
    headers + 8 + 8 + 24 + form.behind.len() + form.padding.len()
}

/// The ones' complement sum of RFC 1071.
fn sum(bytes: &[u8]) -> u16 {
    let words = bytes
        .chunks(2)
        .map(|pair| u64::from(pair[0]) << 8 | u64::from(pair.get(1).copied().unwrap_or(0)));
    let mut sum: u64 = words.sum();
    while sum > 0xffff {
        sum = (sum & 0xffff) + (sum >> 16);
    }
    sum as u16
}

pub(super) fn frame(client: &Client, form: &Form, fields: &Fields) -> Vec<u8> {
    let mut inside = [fields.to_bytes(), form.behind.clone()].concat();
    inside.truncate(inside.len() - form.missing);
    let width = if client.is_ipv6 { 16 } else { 4 };
    let addresses = client.addresses.map(|address| address[..width].to_vec()).concat();

    let length = (inside.len() + 8) as u16;
    let mut datagram = [client.port, PORT, length, 0].map(u16::to_be_bytes).concat();
    datagram.extend(inside);
    if client.is_ipv6 || !form.is_unchecked {
        let pseudo = [&addresses, &[0, 17][..], &length.to_be_bytes(), &datagram].concat();
        let checksum = match !sum(&pseudo) {
            0 => 0xffff,
            checksum => checksum,
        };
        datagram[6..8].copy_from_slice(&(checksum ^ form.wrong_checksum).to_be_bytes());
    }

    let mut frame = client.macs.to_vec();
    if form.has_provider_tag {
        frame.extend([0x88, 0xa8, 0, 1]);
    }
    if let Some(tag) = client.tag {
        frame.extend([0x81, 0x00, tag[0], tag[1]]);
    }
    if client.is_ipv6 {
        // Destination options with nothing but padding in them.
        let options: &[u8] = if form.has_options { &[17, 0, 1, 4, 0, 0, 0, 0] } else { &[] };
        frame.extend([0x86, 0xdd, 0x60 | (form.class >> 4), form.class << 4, 0, 0]);
        frame.extend(((datagram.len() + options.len()) as u16).to_be_bytes());
        frame.extend([if form.has_options { 60 } else { 17 }, 61]);
        frame.extend(addresses);
        frame.extend(options);
    } else {
        // Four times "no operation".
        let options: &[u8] = if form.has_options { &[1; 4] } else { &[] };
        let words = 5 + options.len() / 4;
        let total = (4 * words + datagram.len()) as u16;
        let mut header = vec![0x40 | words as u8, form.class];
        header.extend(total.to_be_bytes());
        header.extend([fields.opaque as u8, 0x35, 0x40, 0, 63, 17, 0, 0]);
        header.extend(addresses);
        header.extend(options);
        let checksum = !sum(&header);
        header[10..12].copy_from_slice(&checksum.to_be_bytes());
        frame.extend([0x08, 0x00]);
        frame.extend(header);
    }
    [frame, datagram, form.padding.clone()].concat()
}
