//! Requests and answers behind the headers of the network: memcached's frame header for UDP, 8 bytes, and its
//! binary protocol's header, 24 bytes (memcached's `doc/protocol.txt`, "UDP protocol", and
//! `doc/protocol-binary.xml`). All numbers are big endian.

/// Bytes of the frame header: request identifier, sequence number, datagrams in all, reserved; 2 bytes each.
pub const FRAME_HEADER_BYTES: usize = 8;
/// Bytes of the header of a request or an answer.
pub const HEADER_BYTES: usize = 24;
/// The longest key, in bytes (`KEY_MAX_LENGTH` of memcached).
pub const MAXIMUM_KEY_BYTES: usize = 250;
/// The longest value that the card stores, in bytes: with the longest key it fits into one datagram.
pub const MAXIMUM_VALUE_BYTES: usize = 1_200;

/// The first byte of a request.
const REQUEST_MAGIC: u8 = 0x80;
/// The first byte of an answer.
const RESPONSE_MAGIC: u8 = 0x81;
/// Bytes of the extras of a request that stores: flags, expiration time.
const STORE_EXTRAS_BYTES: usize = 8;

/// What a request asks for, quiet or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Command {
    /// The value of a key.
    Get,
    /// The key and its value.
    GetKey,
    /// Stores a value.
    Set,
    /// Stores the value of a key that is not there.
    Add,
    /// Stores another value of a key that is there.
    Replace,
    /// Forgets a key.
    Delete,
    /// Nothing.
    Noop,
    /// Who answers.
    Version,
}

/// The opcodes that the card knows, with memcached's numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Opcode {
    /// The value of a key.
    Get = 0x00,
    /// Stores a value.
    Set = 0x01,
    /// Stores if the key is not there.
    Add = 0x02,
    /// Stores if the key is there.
    Replace = 0x03,
    /// Forgets a key.
    Delete = 0x04,
    /// As `Get`; a miss is not answered.
    GetQuiet = 0x09,
    /// Nothing.
    Noop = 0x0a,
    /// Who answers.
    Version = 0x0b,
    /// Key and value.
    GetKey = 0x0c,
    /// As `GetKey`; a miss is not answered.
    GetKeyQuiet = 0x0d,
    /// As `Set`; success is not answered.
    SetQuiet = 0x11,
    /// As `Add`; success is not answered.
    AddQuiet = 0x12,
    /// As `Replace`; success is not answered.
    ReplaceQuiet = 0x13,
    /// As `Delete`; success is not answered.
    DeleteQuiet = 0x14,
}

impl Opcode {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Get,
        Self::Set,
        Self::Add,
        Self::Replace,
        Self::Delete,
        Self::GetQuiet,
        Self::Noop,
        Self::Version,
        Self::GetKey,
        Self::GetKeyQuiet,
        Self::SetQuiet,
        Self::AddQuiet,
        Self::ReplaceQuiet,
        Self::DeleteQuiet,
    ];

    /// The opcode of this number.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|opcode| *opcode as u8 == number)
    }

    /// What it asks for.
    pub fn command(self) -> Command {
        match self {
            Self::Get | Self::GetQuiet => Command::Get,
            Self::GetKey | Self::GetKeyQuiet => Command::GetKey,
            Self::Set | Self::SetQuiet => Command::Set,
            Self::Add | Self::AddQuiet => Command::Add,
            Self::Replace | Self::ReplaceQuiet => Command::Replace,
            Self::Delete | Self::DeleteQuiet => Command::Delete,
            Self::Noop => Command::Noop,
            Self::Version => Command::Version,
        }
    }

    /// Whether the usual outcome, a miss of a read and success of everything else, is not answered.
    pub fn is_quiet(self) -> bool {
        use Opcode::{AddQuiet, DeleteQuiet, GetKeyQuiet, GetQuiet, ReplaceQuiet, SetQuiet};
        matches!(self, GetQuiet | GetKeyQuiet | SetQuiet | AddQuiet | ReplaceQuiet | DeleteQuiet)
    }
}

/// How a request went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// It was done.
    Success = 0x00,
    /// The key is not there.
    NotFound = 0x01,
    /// The key is there, or has another CAS value.
    Exists = 0x02,
    /// Key or value is too long.
    TooLarge = 0x03,
    /// The request contradicts itself.
    InvalidArguments = 0x04,
    /// Neither memcached's commands nor the card's that are here end with it: an `ADD` says `Exists`, a
    /// `REPLACE` says `NotFound`.
    NotStored = 0x05,
    /// The card has no such command.
    UnknownCommand = 0x81,
    /// The tables are full, or two keys of one hash meet.
    OutOfMemory = 0x82,
    /// Memory has failed.
    InternalError = 0x84,
}

impl Status {
    /// The text in an answer with this status, but that of a `GETK` that misses: `write_bin_error` of
    /// memcached's `proto_bin.c`. memcached has no 0x84; number and text are from the protocol's
    /// description (BinaryProtocolRevamped in memcached's wiki).
    pub fn text(self) -> &'static str {
        match self {
            Self::Success => "",
            Self::NotFound => "Not found",
            Self::Exists => "Data exists for key.",
            Self::TooLarge => "Too large.",
            Self::InvalidArguments => "Invalid arguments",
            Self::NotStored => "Not stored.",
            Self::UnknownCommand => "Unknown command",
            Self::OutOfMemory => "Out of memory",
            Self::InternalError => "Internal error",
        }
    }
}

/// Whose answers to bad requests are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    /// The card's.
    Card,
    /// Those of memcached 1.6. What it does with a body that is longer than its datagram depends on the
    /// next datagram, and is not described.
    Memcached,
}

/// Why a request is answered with an error before anything is looked up. If several are true, the first is
/// meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// The datagram ends before the body does.
    BodyCut,
    /// Key and extras are longer than the body.
    LengthsDisagree,
    /// The key has more than [`MAXIMUM_KEY_BYTES`] bytes.
    KeyTooLong,
    /// No opcode has this number.
    UnknownOpcode,
    /// The opcode has other extras, or must have a key, or none, or no value.
    WrongParts,
    /// The data type is not 0.
    DataType,
    /// The value has more than [`MAXIMUM_VALUE_BYTES`] bytes.
    ValueTooLong,
}

impl Refusal {
    /// What the answer says.
    pub fn status(self) -> Status {
        match self {
            Self::LengthsDisagree | Self::UnknownOpcode => Status::UnknownCommand,
            Self::ValueTooLong => Status::TooLarge,
            Self::BodyCut | Self::WrongParts | Self::DataType | Self::KeyTooLong => {
                Status::InvalidArguments
            }
        }
    }
}

/// A request as it came, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// What is asked for.
    pub opcode: u8,
    /// Bytes of key.
    pub key_bytes: u16,
    /// Bytes of extras.
    pub extras_bytes: u8,
    /// 0.
    pub data_type: u8,
    /// Bytes of extras, key and value.
    pub body_bytes: u32,
    /// Comes back in the answer.
    pub opaque: [u8; 4],
    /// What the CAS value of the key must be; 0: anything.
    pub cas: u64,
    /// Extras, key, value: as much of the body as the datagram has, and no more.
    pub body: Vec<u8>,
}

impl Request {
    /// Reads what is behind a frame header. `None`: it is shorter than a header.
    pub fn read(bytes: &[u8]) -> Option<(u8, Self)> {
        let (header, rest) = bytes.split_at_checked(HEADER_BYTES)?;
        let body_bytes = u32::from_be_bytes([header[8], header[9], header[10], header[11]]);
        let request = Self {
            opcode: header[1],
            key_bytes: u16::from_be_bytes([header[2], header[3]]),
            extras_bytes: header[4],
            data_type: header[5],
            body_bytes,
            opaque: [header[12], header[13], header[14], header[15]],
            cas: u64::from_be_bytes(header[16..24].try_into().expect("8 bytes")),
            body: rest[..rest.len().min(body_bytes as usize)].to_vec(),
        };
        Some((header[0], request))
    }

    /// Whether a request begins with this byte.
    pub fn is_magic(byte: u8) -> bool {
        byte == REQUEST_MAGIC
    }

    /// The bytes behind the frame header; the vbucket is 0.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![REQUEST_MAGIC, self.opcode];
        bytes.extend(self.key_bytes.to_be_bytes());
        bytes.extend([self.extras_bytes, self.data_type, 0, 0]);
        bytes.extend(self.body_bytes.to_be_bytes());
        bytes.extend(self.opaque);
        bytes.extend(self.cas.to_be_bytes());
        bytes.extend(&self.body);
        bytes
    }

    /// A request that is right if `opcode` has these extras, key and value.
    ///
    /// # Panics
    /// If key or extras are too long for their length fields.
    pub fn new(opcode: Opcode, extras: &[u8], key: &[u8], value: &[u8]) -> Self {
        let body = [extras, key, value].concat();
        Self {
            opcode: opcode as u8,
            key_bytes: key.len().try_into().expect("a key has a length of 16 bits"),
            extras_bytes: extras.len().try_into().expect("extras have a length of 8 bits"),
            data_type: 0,
            body_bytes: body.len() as u32,
            opaque: [0; 4],
            cas: 0,
            body,
        }
    }

    /// Its extras. This and the next two need a request that is not refused.
    pub fn extras(&self) -> &[u8] {
        &self.body[..usize::from(self.extras_bytes)]
    }

    /// Its key.
    pub fn key(&self) -> &[u8] {
        &self.body[usize::from(self.extras_bytes)..][..usize::from(self.key_bytes)]
    }

    /// Its value.
    pub fn value(&self) -> &[u8] {
        &self.body[usize::from(self.extras_bytes) + usize::from(self.key_bytes)..]
    }

    /// Why it is answered with an error, if it is.
    pub fn refusal(&self, rules: Rules) -> Option<Refusal> {
        let (extras, key) = (usize::from(self.extras_bytes), usize::from(self.key_bytes));
        let body = self.body_bytes as usize;
        if body > self.body.len() {
            return Some(Refusal::BodyCut);
        }
        if extras + key > body {
            return Some(Refusal::LengthsDisagree);
        }
        if key > MAXIMUM_KEY_BYTES {
            return Some(Refusal::KeyTooLong);
        }
        let Some(opcode) = Opcode::from_number(self.opcode) else {
            return Some(Refusal::UnknownOpcode);
        };
        let is_right = match opcode.command() {
            Command::Get | Command::GetKey | Command::Delete => {
                extras == 0 && key > 0 && body == key
            }
            Command::Set | Command::Add | Command::Replace => {
                extras == STORE_EXTRAS_BYTES && key > 0
            }
            Command::Noop | Command::Version => body == 0,
        };
        if !is_right {
            return Some(Refusal::WrongParts);
        }
        if self.data_type != 0 && rules == Rules::Card {
            return Some(Refusal::DataType);
        }
        let is_long = body - key - extras > MAXIMUM_VALUE_BYTES;
        (is_long && rules == Rules::Card).then_some(Refusal::ValueTooLong)
    }

    /// An answer with nothing in it but `status` and its text.
    pub fn answer(&self, status: Status) -> Response {
        Response {
            opcode: self.opcode,
            status: status as u16,
            opaque: self.opaque,
            cas: 0,
            extras: vec![],
            key: vec![],
            value: status.text().into(),
        }
    }
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    /// That of the request.
    pub opcode: u8,
    /// A [`Status`], or what a card has made of it.
    pub status: u16,
    /// That of the request.
    pub opaque: [u8; 4],
    /// The CAS value that the key has; 0 with errors, and where there is no key.
    pub cas: u64,
    /// The flags, if there is a value.
    pub extras: Vec<u8>,
    /// The key, if it was asked for.
    pub key: Vec<u8>,
    /// The value, or a text.
    pub value: Vec<u8>,
}

impl Response {
    /// The bytes behind the frame header; the data type is 0.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = self.extras.len() + self.key.len() + self.value.len();
        let mut bytes = vec![RESPONSE_MAGIC, self.opcode];
        bytes.extend((self.key.len() as u16).to_be_bytes());
        bytes.extend([self.extras.len() as u8, 0]);
        bytes.extend(self.status.to_be_bytes());
        bytes.extend((body as u32).to_be_bytes());
        bytes.extend(self.opaque);
        bytes.extend(self.cas.to_be_bytes());
        [bytes, self.extras.clone(), self.key.clone(), self.value.clone()].concat()
    }

    /// Reads what is behind a frame header, all of it.
    ///
    /// # Errors
    /// One line: what of it is no answer.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let (header, body) = bytes.split_at_checked(HEADER_BYTES).ok_or_else(|| {
            format!("an answer has {} bytes, its header alone {HEADER_BYTES}", bytes.len())
        })?;
        if header[0] != RESPONSE_MAGIC || header[5] != 0 {
            return Err(format!(
                "an answer begins with {:#04x} and has data type {}, not with 0x81 and type 0",
                header[0], header[5]
            ));
        }
        let key = usize::from(u16::from_be_bytes([header[2], header[3]]));
        let extras = usize::from(header[4]);
        let stated = u32::from_be_bytes([header[8], header[9], header[10], header[11]]) as usize;
        if stated != body.len() || extras + key > stated {
            return Err(format!(
                "an answer has {} bytes of body, and says {stated} with {extras} of extras and \
                 {key} of key",
                body.len()
            ));
        }
        let (extras, rest) = body.split_at(extras);
        let (key, value) = rest.split_at(key);
        Ok(Self {
            opcode: header[1],
            status: u16::from_be_bytes([header[6], header[7]]),
            opaque: [header[12], header[13], header[14], header[15]],
            cas: u64::from_be_bytes(header[16..24].try_into().expect("8 bytes")),
            extras: extras.to_vec(),
            key: key.to_vec(),
            value: value.to_vec(),
        })
    }
}
