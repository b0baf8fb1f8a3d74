//! memcached's binary protocol over UDP (its `doc/protocol.txt` and `doc/protocol-binary.xml`) as a program on the host
//! reads and writes it. It follows docs/kvs.md: what the card refuses, the program refuses.

/// Bytes of the frame header, and of the header of a request or an answer.
const FRAME_BYTES: usize = 8;
const HEADER_BYTES: usize = 24;
/// The longest key and the longest value that are stored, in bytes.
pub const LONGEST_KEY: usize = 250;
pub const LONGEST_VALUE: usize = 1_200;
/// Behind the request identifier of a frame header: the first and only datagram.
const ONLY_DATAGRAM: [u8; 4] = [0, 0, 0, 1];
const REQUEST_MAGIC: u8 = 0x80;
const ANSWER_MAGIC: u8 = 0x81;
/// Flags and expiration time of a request that stores.
const STORE_EXTRAS: usize = 8;

/// What a request asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Get,
    GetKey,
    Set,
    Add,
    Replace,
    Delete,
    Noop,
    Version,
}

impl Command {
    /// What an opcode asks for, and whether its usual outcome is not answered.
    fn of(opcode: u8) -> Option<(Self, bool)> {
        Some(match opcode {
            0x00 => (Self::Get, false),
            0x01 => (Self::Set, false),
            0x02 => (Self::Add, false),
            0x03 => (Self::Replace, false),
            0x04 => (Self::Delete, false),
            0x09 => (Self::Get, true),
            0x0a => (Self::Noop, false),
            0x0b => (Self::Version, false),
            0x0c => (Self::GetKey, false),
            0x0d => (Self::GetKey, true),
            0x11 => (Self::Set, true),
            0x12 => (Self::Add, true),
            0x13 => (Self::Replace, true),
            0x14 => (Self::Delete, true),
            _ => return None,
        })
    }
}

/// How a request went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Success = 0x00,
    NotFound = 0x01,
    Exists = 0x02,
    TooLarge = 0x03,
    InvalidArguments = 0x04,
    UnknownCommand = 0x81,
    OutOfMemory = 0x82,
}

impl Status {
    fn text(self) -> &'static str {
        match self {
            Self::Success => "",
            Self::NotFound => "Not found",
            Self::Exists => "Data exists for key.",
            Self::TooLarge => "Too large.",
            Self::InvalidArguments => "Invalid arguments",
            Self::UnknownCommand => "Unknown command",
            Self::OutOfMemory => "Out of memory",
        }
    }
}

/// What an answer repeats of its request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    identifier: [u8; 2],
    opcode: u8,
    opaque: [u8; 4],
}

/// A request that can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request<'a> {
    pub head: Head,
    pub command: Command,
    /// The usual outcome is not answered.
    pub is_quiet: bool,
    /// What the CAS value of the key must be; 0: anything.
    pub cas: u64,
    /// The flags of a request that stores.
    pub flags: [u8; 4],
    pub key: &'a [u8],
    pub value: &'a [u8],
}

/// Reads what is in a datagram. `None`: no request. An error is what a bad request is answered.
pub fn read(datagram: &[u8]) -> Option<Result<Request<'_>, (Head, Status)>> {
    let (frame, rest) = datagram.split_at_checked(FRAME_BYTES)?;
    let (header, rest) = rest.split_at_checked(HEADER_BYTES)?;
    if frame[2..6] != ONLY_DATAGRAM || header[0] != REQUEST_MAGIC {
        return None;
    }
    let head = Head {
        identifier: [frame[0], frame[1]],
        opcode: header[1],
        opaque: header[12..16].try_into().expect("four bytes"),
    };
    Some(request(head, header, rest).map_err(|status| (head, status)))
}

fn request<'a>(head: Head, header: &[u8], rest: &'a [u8]) -> Result<Request<'a>, Status> {
    let body_bytes = u32::from_be_bytes(header[8..12].try_into().expect("four bytes"));
    let key_bytes = usize::from(u16::from_be_bytes([header[2], header[3]]));
    let extras_bytes = usize::from(header[4]);
    let body = rest.get(..body_bytes as usize).ok_or(Status::InvalidArguments)?;
    if extras_bytes + key_bytes > body.len() {
        return Err(Status::UnknownCommand);
    }
    if key_bytes > LONGEST_KEY {
        return Err(Status::InvalidArguments);
    }
    let (extras, rest) = body.split_at(extras_bytes);
    let (key, value) = rest.split_at(key_bytes);
    let (command, is_quiet) = Command::of(head.opcode).ok_or(Status::UnknownCommand)?;
    let is_right = match command {
        Command::Get | Command::GetKey | Command::Delete => {
            extras.is_empty() && !key.is_empty() && value.is_empty()
        }
        Command::Set | Command::Add | Command::Replace => {
            extras.len() == STORE_EXTRAS && !key.is_empty()
        }
        Command::Noop | Command::Version => body.is_empty(),
    };
    if !is_right || header[5] != 0 {
        return Err(Status::InvalidArguments);
    }
    if value.len() > LONGEST_VALUE {
        return Err(Status::TooLarge);
    }
    let cas = u64::from_be_bytes(header[16..24].try_into().expect("eight bytes"));
    let flags = extras.first_chunk().copied().unwrap_or_default();
    Ok(Request { head, command, is_quiet, cas, flags, key, value })
}

/// What an answer says beside its status.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Contents<'a> {
    pub cas: u64,
    /// The flags, if there is a value.
    pub flags: &'a [u8],
    pub key: &'a [u8],
    pub value: &'a [u8],
}

/// The datagram of an answer.
pub fn answer(head: &Head, status: Status, contents: &Contents<'_>) -> Vec<u8> {
    let Contents { cas, flags, key, value } = contents;
    let mut bytes = [&head.identifier[..], &ONLY_DATAGRAM, &[0, 0]].concat();
    bytes.extend([ANSWER_MAGIC, head.opcode]);
    bytes.extend((key.len() as u16).to_be_bytes());
    bytes.extend([flags.len() as u8, 0]);
    bytes.extend((status as u16).to_be_bytes());
    bytes.extend(((flags.len() + key.len() + value.len()) as u32).to_be_bytes());
    bytes.extend(head.opaque);
    bytes.extend(cas.to_be_bytes());
    bytes.extend([flags, *key, *value].concat());
    bytes
}

/// The datagram of an answer with nothing but a status and its text.
pub fn plain(head: &Head, status: Status) -> Vec<u8> {
    let value = status.text().as_bytes();
    answer(head, status, &Contents { value, ..Contents::default() })
}
