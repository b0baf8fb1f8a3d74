//! What may be wrong with a request.
use super::opcode;
use super::wire::{Fields, Form};
use crate::seed::Generator;

/// One thing that is wrong; all else is right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Bad {
    /// IPv4 options or an IPv6 extension header.
    Options,
    /// A provider's tag (IEEE 802.1ad), alone or around another.
    Tags,
    /// The datagram's checksum.
    Checksum,
    /// The datagram ends within the header.
    Short,
    /// The datagram is not the only one of its request.
    Datagrams,
    /// It does not begin as a request does.
    Magic,
    /// The body is longer than the datagram, by its length field.
    BodyLonger,
    /// The datagram is shorter than the body.
    BodyCut,
    /// The key's length field says more than the body holds.
    KeyBeyondBody,
    /// The extras' length field says more than the body holds.
    ExtrasBeyondBody,
    /// A key of more than 250 bytes.
    KeyTooLong,
    /// No command has this opcode, or only memcached has it.
    Opcode,
    /// The opcode has no such extras.
    Extras,
    /// There should be a key.
    NoKey,
    /// There should be no key.
    Key,
    /// There should be no value.
    Value,
    /// The data type is not 0.
    DataType,
    /// A value of more than 1,200 bytes.
    ValueTooLong,
}

impl Bad {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Options,
        Self::Tags,
        Self::Checksum,
        Self::Short,
        Self::Datagrams,
        Self::Magic,
        Self::BodyLonger,
        Self::BodyCut,
        Self::KeyBeyondBody,
        Self::ExtrasBeyondBody,
        Self::KeyTooLong,
        Self::Opcode,
        Self::Extras,
        Self::NoKey,
        Self::Key,
        Self::Value,
        Self::DataType,
        Self::ValueTooLong,
    ];

    /// Whether the frame is one that no card answers, and a card in which frames are sorted out before does
    /// not even see: its headers are not those of a plain datagram.
    pub fn is_of_the_network(self) -> bool {
        matches!(self, Self::Options | Self::Tags | Self::Checksum)
    }

    /// An opcode with which this can be wrong.
    pub(super) fn opcode(self, generator: &mut Generator) -> u8 {
        use opcode::{
            ADD, ADDQ, ALL, DELETE, DELETEQ, GET, GETK, GETKQ, GETQ, NOOP, REPLACE, REPLACEQ, SET,
            SETQ, VERSION,
        };
        let choices: &[u8] = match self {
            Self::ValueTooLong => &[SET, ADD, REPLACE, SETQ, ADDQ, REPLACEQ],
            Self::Key => &[NOOP, VERSION],
            Self::Value => &[GET, GETQ, GETK, GETKQ, DELETE, DELETEQ, NOOP, VERSION],
            Self::NoKey | Self::KeyTooLong | Self::BodyCut => {
                &[GET, SET, ADD, REPLACE, DELETE, GETQ, GETK, GETKQ, SETQ, ADDQ, REPLACEQ, DELETEQ]
            }
            _ => &ALL,
        };
        *generator.pick(choices)
    }

    /// Does it.
    pub(super) fn spoil(self, fields: &mut Fields, form: &mut Form, generator: &mut Generator) {
        let body = fields.extras.len() + fields.key.len() + fields.value.len();
        let some = |generator: &mut Generator| generator.within(1..=40) as usize;
        match self {
            Self::Options => form.has_options = true,
            Self::Tags => form.has_provider_tag = true,
            Self::Checksum => {
                form.is_unchecked = false;
                form.wrong_checksum = 1 << generator.below(16);
            }
            Self::Short => {
                form.missing = body + form.behind.len() + generator.within(1..=32) as usize;
            }
            Self::Datagrams => {
                let (sequence, all) =
                    *generator.pick(&[(0, 2), (1, 1), (1, 2), (0, 0), (256, 1), (0, 257)]);
                fields.frame_header[..2].copy_from_slice(&[sequence, all]);
            }
            Self::Magic => fields.magic = *generator.pick(&[0x81, 0x00, 0xc0, 0x08, b'g']),
            Self::BodyLonger => {
                let much = generator.pick(&[1, 2, 63, 64, 1_500, 0xffff, 0x7fff_ffff]);
                fields.lies[2] = *much + form.behind.len() as u32;
            }
            Self::BodyCut => {
                let missing = generator.within(1..=body as u64) as usize;
                form.missing = missing + form.behind.len();
            }
            Self::KeyBeyondBody => {
                let room = (fields.value.len() + 1) as u32;
                fields.lies[1] = room + generator.pick(&[0, 1, 200, 0xf000]);
            }
            Self::ExtrasBeyondBody => {
                let room = fields.value.len() + 1;
                match fields.extras.len() + room {
                    0..=255 => fields.lies[0] = room as u32,
                    // A long value hides it: the body is made shorter.
                    _ => {
                        fields.lies[0] = 1;
                        fields.value.clear();
                    }
                }
            }
            Self::KeyTooLong => {
                let length = *generator.pick(&[251, 252, 255, 256, 257, 300, 506, 512]);
                fields.key = generator.bytes(length);
            }
            Self::Opcode => {
                let known = |opcode: &u8| opcode::ALL.contains(opcode);
                let others = (0..=255).filter(|opcode| !known(opcode)).collect::<Vec<u8>>();
                let near = [0x05, 0x08, 0x0e, 0x10, 0x15, 0x1c, 0x80, 0x81, 0x91, 0xff];
                let choices = if generator.chance(1, 2) { &near[..] } else { &others };
                fields.opcode = *generator.pick(choices);
            }
            Self::Extras => {
                let lengths: Vec<usize> =
                    (0..=20).filter(|length| *length != fields.extras.len()).collect();
                let length = *generator.pick(&lengths);
                fields.extras = generator.bytes(length);
            }
            Self::NoKey => fields.key.clear(),
            Self::Key => {
                let length = some(generator);
                fields.key = generator.bytes(length);
            }
            Self::Value => {
                let length = some(generator);
                fields.value = generator.bytes(length);
            }
            Self::DataType => fields.data_type = generator.within(1..=255) as u8,
            Self::ValueTooLong => {
                let length = *generator.pick(&[1_201, 1_202, 1_216, 1_264, 1_400]);
                fields.value = generator.bytes(length);
            }
        }
    }
}
