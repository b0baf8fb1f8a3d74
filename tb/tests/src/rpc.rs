//! Remote procedure calls for tests: schemas and messages by chance, and messages in beats.
use nic_model::rpc::schema::{Field, Schema, Type, size};
use nic_model::rpc::{Fields, Value};
use nic_spec::message::{RpcBeat, RpcKind};
use nic_tb::Generator;

/// Kinds that are no messages.
pub const SCALARS: [RpcKind; 8] = [
    RpcKind::Bool,
    RpcKind::Varint32,
    RpcKind::Varint64,
    RpcKind::Zigzag32,
    RpcKind::Zigzag64,
    RpcKind::Fixed32,
    RpcKind::Fixed64,
    RpcKind::Bytes,
];

/// Types with some fields of all kinds; a type has fields of the types behind it, so that messages end.
pub fn any_schema(random: &mut Generator, types: usize) -> Schema {
    let mut any_type = |type_number: usize| {
        let mut fields = Type::new();
        for _ in 0..random.within(1..=10) {
            let largest = if random.chance(1, 8) { 60 } else { 12 };
            let number = 1 + random.below(largest) as u32;
            let is_message = type_number + 1 < types && random.chance(1, 3);
            let kind = if is_message { RpcKind::Message } else { *random.pick(&SCALARS) };
            let behind = types - type_number - 1;
            let inner =
                if is_message { type_number + 1 + random.below(behind as u64) as usize } else { 0 };
            let field = Field {
                kind,
                is_repeated: random.chance(1, 3),
                type_number: inner,
                more_run_pieces: random.below(4),
            };
            fields.insert(number, field);
        }
        fields
    };
    Schema { types: (0..types).map(&mut any_type).collect() }
}

/// A number of that kind, often one at which something changes, as it stands in memory.
pub fn any_number(random: &mut Generator, kind: RpcKind) -> u64 {
    if kind == RpcKind::Bool {
        return random.below(2);
    }
    let bits = 8 * size(kind);
    let edge = match random.below(4) {
        0 => random.below(300),
        1 => random.below(300).wrapping_neg(),
        2 => (1_u64 << random.below(bits)).wrapping_sub(random.below(2)),
        _ => random.bits(bits as u32),
    };
    edge & (u64::MAX >> (64 - bits))
}

/// A message of that type.
pub fn any_message(random: &mut Generator, schema: &Schema, type_number: usize) -> Fields {
    let mut fields = Fields::new();
    for (number, field) in &schema.types[type_number] {
        if random.chance(1, 4) {
            continue;
        }
        let most = if field.kind == RpcKind::Message { 3 } else { 12 };
        let count = if field.is_repeated { random.within(1..=most) } else { 1 };
        let values = (0..count).map(|_| match field.kind {
            RpcKind::Message => Value::Message(any_message(random, schema, field.type_number)),
            RpcKind::Bytes => Value::Bytes(any_bytes(random)),
            kind => Value::Number(any_number(random, kind)),
        });
        fields.insert(*number, values.collect());
    }
    fields
}

/// A string, often of a length at which a piece or a line ends.
pub fn any_bytes(random: &mut Generator) -> Vec<u8> {
    let length = match random.below(4) {
        0 => random.below(4),
        1 => 16 * random.below(10) + random.below(3),
        _ => random.below(40),
    };
    (0..length).map(|_| random.below(256) as u8).collect()
}

/// The beats of a message; those beyond its bytes are not zero.
pub fn beats(bytes: &[u8], about: RpcBeat) -> Vec<RpcBeat> {
    let count = bytes.len().div_ceil(64).max(1);
    let beat = |number: usize| {
        let mut data = [0xa5; 64];
        let part = &bytes[64 * number..bytes.len().min(64 * number + 64)];
        data[..part.len()].copy_from_slice(part);
        RpcBeat { data, last: number + 1 == count, length_bytes: bytes.len() as u64, ..about }
    };
    (0..count).map(beat).collect()
}

/// What is the same on all beats of a message.
pub fn about(type_number: usize, tag: u64, arena: u64, arena_pieces: u64) -> RpcBeat {
    RpcBeat {
        data: [0; 64],
        last: false,
        length_bytes: 0,
        type_number: type_number as u64,
        tag,
        arena_piece: arena / 16,
        arena_pieces,
    }
}
