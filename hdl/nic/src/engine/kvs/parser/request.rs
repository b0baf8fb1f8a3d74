//! From fields to a request: what it asks for, whether it can be served, where its key and value are.
use nic_dsl::{
    Bits, Bool, Bundle, State, all_of, any_of, constant, constant_bool, elaborate, mux,
    one_hot_mux, state,
};

use super::headers::{Fields, Lengths, Origin};
use crate::message::{KvsOperation, KvsPeer, KvsRequest};

/// Bytes of the longest key and of the longest value.
const KEY_BYTES: u32 = 250;
const VALUE_BYTES: u32 = 1_200;
/// Bytes of the extras of SET, ADD and REPLACE: flags and expiration.
pub(super) const STORE_EXTRAS_BYTES: u32 = 8;
/// Bytes of an entry in front of its key.
pub(super) const FRONT_BYTES: u32 = 16;
/// Bits of a number of bytes of key and value.
const ENTRY_BITS: u32 = 11;
/// Bits of a number of lines.
const COUNT_BITS: u32 = ENTRY_BITS - 6;
/// Bits of the number of bytes up to the end of a key in its entry.
pub(super) const KEY_END_BITS: u32 = 9;
/// Statuses of requests that are not served (`protocol_binary.h`).
const TOO_LARGE: u32 = 0x03;
const INVALID: u32 = 0x04;
const UNKNOWN: u32 = 0x81;

/// What is served: opcode (`protocol_binary.h`), operation, whether it is quiet, whether its answer has the key.
const SERVED: [(u32, KvsOperation, bool, bool); 14] = [
    (0x00, KvsOperation::Get, false, false),
    (0x01, KvsOperation::Set, false, false),
    (0x02, KvsOperation::Add, false, false),
    (0x03, KvsOperation::Replace, false, false),
    (0x04, KvsOperation::Delete, false, false),
    (0x09, KvsOperation::Get, true, false),
    (0x0a, KvsOperation::Noop, false, false),
    (0x0b, KvsOperation::Version, false, false),
    (0x0c, KvsOperation::Get, false, true),
    (0x0d, KvsOperation::Get, true, true),
    (0x11, KvsOperation::Set, true, false),
    (0x12, KvsOperation::Add, true, false),
    (0x13, KvsOperation::Replace, true, false),
    (0x14, KvsOperation::Delete, true, false),
];

/// What an opcode asks for.
#[derive(Clone, Copy, Debug, Bundle)]
struct Asked {
    operation: State<KvsOperation>,
    is_quiet: Bool,
    with_key: Bool,
    is_known: Bool,
}

impl Asked {
    #[elaborate]
    fn read(opcode: Bits) -> Self {
        one_hot_mux(SERVED.map(|(number, operation, is_quiet, with_key)| {
            let asked = Self {
                operation: state(operation),
                is_quiet: constant_bool(is_quiet),
                with_key: constant_bool(with_key),
                is_known: constant_bool(true),
            };
            (opcode.equals(number), asked)
        }))
    }
}

/// What can be seen of a packet's lengths.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Judged {
    #[shape(())]
    asked: Asked,
    /// It stores a value.
    pub stores: Bool,
    /// Its lengths are not those of what it asks for, the value's aside.
    is_wrong: Bool,
    /// Bytes of its key and of its body, if they are right.
    #[width(8)]
    key_bytes: Bits,
    #[width(ENTRY_BITS)]
    body_bytes: Bits,
    /// Bytes of its value, likewise.
    #[width(17)]
    value_bytes: Bits,
}

impl Judged {
    /// Of what a packet asks for, and its lengths.
    #[elaborate]
    pub fn of(opcode: Bits, lengths: Lengths) -> Self {
        let Lengths { key_bytes, extras_bytes, fields_bytes, body_bytes, .. } = lengths;
        let asked = Asked::read(opcode);
        use KvsOperation::{Add, Noop, Replace, Set, Version};
        let stores = asked.operation.is_any(&[Set, Add, Replace]);
        let has_no_key = asked.operation.is_any(&[Noop, Version]);
        // The upper half is zero where the lower one fits.
        let is_beyond = body_bytes.is_above(lengths.room_bytes.zero_extend(32));
        let is_cut = fields_bytes.zero_extend(32).is_above(body_bytes);
        let is_long_key = key_bytes.is_above(KEY_BYTES);
        let wanted_extras = mux(stores, constant(8, STORE_EXTRAS_BYTES), constant(8, 0));
        let is_wrong = any_of([
            lengths.has_type,
            is_beyond,
            is_long_key,
            extras_bytes.differs(wanted_extras),
            key_bytes.any().equals(has_no_key),
        ]);
        // To memcached it is no command if key and extras are longer than the body; and it looks at a key's length before
        // it looks at the opcode (`dispatch_bin_command` of 1.6).
        let is_known = is_beyond | (!is_cut & (asked.is_known | is_long_key));
        Self {
            asked: Asked { is_known, ..asked },
            stores,
            is_wrong,
            key_bytes: key_bytes.truncate(8),
            body_bytes: body_bytes.truncate(ENTRY_BITS),
            value_bytes: body_bytes.truncate(17) - fields_bytes,
        }
    }
}

/// Where the lines of a request end, if it is served.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Extent {
    /// How many there are.
    #[width(COUNT_BITS)]
    pub lines: Bits,
    /// The last byte of the last.
    #[width(6)]
    pub last_byte: Bits,
    /// The byte behind the key, counted from the first line's first.
    #[width(KEY_END_BITS)]
    pub key_end: Bits,
    /// The beat that has the last byte has all that there is in the last line.
    pub is_short: Bool,
}

impl Extent {
    /// Of a packet whose beats are turned by so many bytes.
    #[elaborate]
    pub fn of(judged: Judged, turn: Bits) -> Self {
        let extras_bytes =
            constant(ENTRY_BITS, STORE_EXTRAS_BYTES) & judged.stores.mask(ENTRY_BITS);
        let last_byte = judged.body_bytes - extras_bytes + (FRONT_BYTES - 1);
        Self {
            lines: last_byte.top(COUNT_BITS) + 1,
            last_byte: last_byte.truncate(6),
            key_end: judged.key_bytes.zero_extend(KEY_END_BITS) + FRONT_BYTES,
            is_short: last_byte.truncate(6).is_below(turn),
        }
    }
}

/// What becomes of a packet. At most one of these is true; a packet with none is foreign.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Fate {
    /// Its frame header is not of a single datagram.
    pub is_fragmented: Bool,
    /// It is no request of the binary protocol.
    pub is_other: Bool,
    /// It is a request.
    pub is_request: Bool,
}

/// All that is known of a packet.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Known {
    #[shape(())]
    pub fate: Fate,
    /// The request, its hash aside.
    #[shape(())]
    pub request: KvsRequest,
    /// Who sent it.
    #[shape(())]
    pub peer: KvsPeer,
    /// It is a request with a key, and is served.
    pub has_lines: Bool,
    /// The first beat that is turned has nothing of the first line's end.
    pub is_late: Bool,
    /// The number of the packet's last beat, if it is below 31.
    #[width(5)]
    pub last_beat: Bits,
}

impl Known {
    /// From what was read of a packet.
    #[elaborate]
    pub fn of(origin: Origin, fields: Fields, judged: Judged) -> Self {
        let Fields { has_frame, is_single, has_request, .. } = fields;
        let Judged { asked, stores, value_bytes, .. } = judged;
        let fate = Fate {
            is_fragmented: has_frame & !is_single,
            is_other: has_frame & is_single & !has_request,
            is_request: all_of([has_frame, is_single, has_request]),
        };
        let has_wrong_value = value_bytes.any() & !stores;
        let is_wrong = judged.is_wrong | has_wrong_value;
        let is_large = value_bytes.is_above(VALUE_BYTES);
        let refusal = mux(is_wrong, constant(8, INVALID), constant(8, TOO_LARGE));
        let is_refused = !asked.is_known | is_wrong | is_large;
        let status = mux(asked.is_known, refusal, constant(8, UNKNOWN)) & is_refused.mask(8);
        let refused = state(KvsOperation::Refused).bits();
        let key_length = judged.key_bytes & (!is_refused).mask(8);
        let value_length = value_bytes.truncate(ENTRY_BITS) & (!is_refused).mask(ENTRY_BITS);
        let entry_bytes = key_length.zero_extend(ENTRY_BITS) + value_length;
        let has_key = key_length.any();
        let lines = (entry_bytes + (FRONT_BYTES + 63)).top(ENTRY_BITS - 6) & has_key.mask(5);
        let request = KvsRequest {
            operation: State::from_bits(mux(is_refused, refused, asked.operation.bits())),
            is_quiet: asked.is_quiet,
            with_key: asked.with_key,
            status,
            key_length,
            value_length,
            hash: constant(32, 0),
            cas: fields.cas,
            flags: fields.flags & (stores & !is_refused).mask(32),
            lines,
            context: constant(7, 0),
        };
        let peer = KvsPeer {
            destination_mac: origin.macs.truncate(48),
            source_mac: origin.macs.top(48),
            has_tag: origin.is_tagged,
            tag: origin.tag,
            is_ipv6: origin.is_ipv6,
            source_address: origin.source,
            destination_address: origin.destination,
            source_port: fields.source_port,
            destination_port: fields.destination_port,
            request_id: fields.request_id,
            opcode: fields.opcode,
            opaque: fields.opaque,
        };
        Self {
            fate,
            request,
            peer,
            has_lines: fate.is_request & has_key,
            is_late: is_late(origin, judged),
            last_beat: origin.last_beat,
        }
    }
}

/// Whether the key begins behind the place in the second beat that it has in its line.
pub(super) fn is_late(origin: Origin, judged: Judged) -> Bool {
    origin.is_ipv6 | judged.stores
}
