//! Random requests for a key-value store, memcached's binary protocol over UDP, as frames: right ones of every
//! opcode, bad ones of every kind. What a store answers is not known here.
mod draw;
mod spoil;
mod wire;

pub use draw::{Length, Popularity};
pub use spoil::Bad;

use crate::seed::Generator;
use draw::{Keys, Ranks, pick};
use wire::{Client, Fields, Form};

/// Opcodes that a request may have; their numbers are memcached's.
pub mod opcode {
    /// The value of a key.
    pub const GET: u8 = 0x00;
    /// Stores a value.
    pub const SET: u8 = 0x01;
    /// Stores if the key is not there.
    pub const ADD: u8 = 0x02;
    /// Stores if the key is there.
    pub const REPLACE: u8 = 0x03;
    /// Forgets a key.
    pub const DELETE: u8 = 0x04;
    /// GET; a miss is not answered.
    pub const GETQ: u8 = 0x09;
    /// Nothing.
    pub const NOOP: u8 = 0x0a;
    /// Who answers.
    pub const VERSION: u8 = 0x0b;
    /// Key and value.
    pub const GETK: u8 = 0x0c;
    /// GETK; a miss is not answered.
    pub const GETKQ: u8 = 0x0d;
    /// SET; success is not answered, here and in the next three.
    pub const SETQ: u8 = 0x11;
    /// ADD.
    pub const ADDQ: u8 = 0x12;
    /// REPLACE.
    pub const REPLACEQ: u8 = 0x13;
    /// DELETE.
    pub const DELETEQ: u8 = 0x14;
    /// All of them.
    pub const ALL: [u8; 14] = [
        GET, SET, ADD, REPLACE, DELETE, GETQ, NOOP, VERSION, GETK, GETKQ, SETQ, ADDQ, REPLACEQ,
        DELETEQ,
    ];
}

/// What kind of request it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A right one with this opcode.
    Good(u8),
    /// One with something wrong.
    Bad(Bad),
}

/// What requests are drawn. Each list has shares beside its choices; a choice is drawn as often as its share
/// of their sum.
#[derive(Clone, PartialEq, Debug)]
pub struct Workload {
    /// How many keys there are, at most. Of short keys there may be fewer.
    pub keys: usize,
    /// Which of them are asked for how often.
    pub popularity: Popularity,
    /// Bytes of a key, 1 to 250.
    pub key_bytes: Vec<(u64, Length)>,
    /// Bytes of a value, 0 to 1,200.
    pub value_bytes: Vec<(u64, Length)>,
    /// Opcodes and faults.
    pub kinds: Vec<(u64, Kind)>,
    /// One key in so many is another one of its length with some bits turned over that leave every CRC-32C
    /// as it is. 0: none.
    pub colliding: u64,
    /// One of so many requests that may compare CAS values does so. 0: none.
    pub comparing: u64,
    /// Whether there is all that a frame may have around a request: IPv6, a tag, padding, no checksum, more
    /// bytes behind the body, a vbucket; otherwise it is IPv4 and nothing else.
    pub any_form: bool,
    /// Bytes of the longest frame; longer values are cut to fit, but for those of requests that are bad because
    /// of their length.
    pub longest_frame: usize,
}

impl Workload {
    /// Everything that there is: each opcode as often as another, one bad request in eight.
    pub fn everything(keys: usize) -> Self {
        use Length::{Etc, Exactly, LineEnd, Within};
        let good = opcode::ALL.into_iter().map(|opcode| (7 * 18, Kind::Good(opcode)));
        let bad = Bad::ALL.into_iter().map(|bad| (14, Kind::Bad(bad)));
        assert_eq!(Bad::ALL.len(), 18, "the shares of good and bad rest on this");
        Self {
            keys,
            popularity: Popularity::Zipf(0.99),
            key_bytes: vec![
                (1, Exactly(1)),
                (1, Exactly(16)),
                (1, Exactly(40)),
                (2, Within(47..=50)),
                (1, Exactly(250)),
                (2, Within(1..=250)),
            ],
            value_bytes: vec![
                (1, Exactly(0)),
                (1, Exactly(1)),
                (3, Etc),
                (2, LineEnd),
                (1, Exactly(1_200)),
            ],
            kinds: good.chain(bad).collect(),
            colliding: 0,
            comparing: 8,
            any_form: true,
            longest_frame: usize::MAX,
        }
    }

    /// GET and SET only, as the papers measure: keys of 16 to 40 bytes, values of ETC's sizes.
    pub fn reads_and_writes(keys: usize, popularity: Popularity, get_percent: u64) -> Self {
        Self {
            popularity,
            key_bytes: vec![(1, Length::Within(16..=40))],
            value_bytes: vec![(1, Length::Etc)],
            kinds: vec![
                (get_percent, Kind::Good(opcode::GET)),
                (100 - get_percent, Kind::Good(opcode::SET)),
            ],
            comparing: 0,
            any_form: false,
            ..Self::everything(keys)
        }
    }
}

/// A request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The whole frame.
    pub frame: Vec<u8>,
    /// What it is.
    pub kind: Kind,
    /// Which key it asks for, if it is a good one with a key.
    pub key: Option<usize>,
    /// The opaque field, another in each request until there have been 2 to the 32; the lower half is the
    /// request identifier. An answer carries both.
    pub opaque: u32,
}

/// Draws requests.
#[derive(Clone, Debug)]
pub struct Requests {
    workload: Workload,
    keys: Keys,
    ranks: Ranks,
    clients: Vec<Client>,
    generator: Generator,
    next_opaque: u32,
    /// The CAS value that a key was last seen with.
    cas: Vec<Option<u64>>,
}

impl Requests {
    /// Draws from that generator.
    ///
    /// # Panics
    /// If a list of the workload is empty, or there are no keys.
    pub fn new(workload: Workload, generator: &mut Generator) -> Self {
        let mut generator = generator.fork("requests");
        let keys = Keys::draw(&workload, &mut generator);
        let clients = (0..4).map(|_| Client::draw(workload.any_form, &mut generator)).collect();
        Self {
            ranks: Ranks::new(keys.0.len(), workload.popularity),
            cas: vec![None; keys.0.len()],
            next_opaque: generator.bits(32) as u32,
            workload,
            keys,
            clients,
            generator,
        }
    }

    /// The keys, the one that is asked for most first.
    pub fn keys(&self) -> &[Vec<u8>] {
        &self.keys.0
    }

    /// An answer has told the CAS value of a key: requests that compare will mostly have it.
    pub fn learn(&mut self, key: usize, cas: u64) {
        self.cas[key] = Some(cas);
    }

    /// The next request.
    pub fn draw(&mut self) -> Request {
        let kind = *pick(&self.workload.kinds, &mut self.generator);
        let opcode = match kind {
            Kind::Good(opcode) => opcode,
            Kind::Bad(bad) => bad.opcode(&mut self.generator),
        };
        let opaque = self.next_opaque;
        self.next_opaque = opaque.wrapping_add(1);
        let mut form = match self.workload.any_form {
            true => Form::draw(&mut self.generator),
            false => Form::default(),
        };
        let client = *self.generator.pick(&self.clients);
        let key = self.ranks.draw(&mut self.generator);
        let mut fields = self.fields(opcode, key, opaque, wire::overhead(&client, &form));
        if let Kind::Bad(bad) = kind {
            bad.spoil(&mut fields, &mut form, &mut self.generator);
        }
        let frame = wire::frame(&client, &form, &fields);
        let has_key = matches!(kind, Kind::Good(_)) && !fields.key.is_empty();
        Request { frame, kind, key: has_key.then_some(key), opaque }
    }

    /// A right request.
    fn fields(&mut self, opcode: u8, key: usize, opaque: u32, overhead: usize) -> Fields {
        use opcode::{ADD, ADDQ, DELETE, DELETEQ, NOOP, REPLACE, REPLACEQ, SET, SETQ, VERSION};
        let generator = &mut self.generator;
        let is_store = matches!(opcode, SET | ADD | REPLACE | SETQ | ADDQ | REPLACEQ);
        let mut fields = Fields::new(opcode, opaque);
        if !matches!(opcode, NOOP | VERSION) {
            fields.key = self.keys.0[key].clone();
        }
        if is_store {
            // Flags, and an expiration time that nobody looks at.
            fields.extras = generator.bytes(8);
            let length =
                pick(&self.workload.value_bytes, generator).draw(fields.key.len(), generator);
            let room = self.workload.longest_frame.saturating_sub(overhead + 8 + fields.key.len());
            fields.value = generator.bytes(length.min(room));
        }
        let compares = is_store || matches!(opcode, DELETE | DELETEQ);
        if compares && self.workload.comparing > 0 && generator.chance(1, self.workload.comparing) {
            fields.cas = match self.cas[key] {
                Some(cas) if generator.chance(3, 4) => cas,
                Some(cas) if generator.chance(1, 2) => cas.wrapping_add(1),
                _ => generator.bits(64),
            };
        }
        if self.workload.any_form && generator.chance(1, 8) {
            fields.vbucket = generator.bits(16) as u16;
        }
        fields
    }
}

#[cfg(test)]
mod tests;
