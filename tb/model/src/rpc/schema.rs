//! Schemas: what a program of messages declares, and the entries of the card's tables for it.
use std::collections::BTreeMap;

use nic_spec::message::{RPC_PIECE_BYTES, RpcFieldWrite, RpcKind, RpcTypeWrite};

/// A field of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is.
    pub kind: RpcKind,
    /// It may be there several times.
    pub is_repeated: bool,
    /// Of a message: its type.
    pub type_number: usize,
    /// Of what is repeated: 16-byte pieces of a run, beside the first.
    pub more_run_pieces: u64,
}

/// A type: its fields by number.
pub type Type = BTreeMap<u32, Field>;

/// Types by number.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Schema {
    /// The types.
    pub types: Vec<Type>,
}

/// Where a field is in an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The field.
    pub field: Field,
    /// Its bit of the presence.
    pub presence: u64,
    /// Its first byte.
    pub offset_bytes: u64,
}

/// Bytes that a value of that kind takes in memory: in an object, or as an element of a run.
pub fn size(kind: RpcKind) -> u64 {
    match kind {
        RpcKind::None => unreachable!("it has no value"),
        RpcKind::Bool => 1,
        RpcKind::Varint32 | RpcKind::Zigzag32 | RpcKind::Fixed32 => 4,
        RpcKind::Varint64 | RpcKind::Zigzag64 | RpcKind::Fixed64 | RpcKind::Message => 8,
        RpcKind::Bytes => 16,
    }
}

impl Schema {
    /// The objects of a type: where its fields are, by number, and how many bytes it has. Larger fields come first, so
    /// that none leaves a gap behind it.
    pub fn layout(&self, type_number: usize) -> (BTreeMap<u32, Place>, u64) {
        let slot = |field: &Field| if field.is_repeated { 8 } else { size(field.kind) };
        let mut fields: Vec<_> = self.types[type_number].iter().collect();
        fields.sort_by_key(|(number, field)| (std::cmp::Reverse(slot(field)), **number));
        // Behind the presence; what has 16 bytes begins at a multiple of them.
        let mut end = 8;
        let mut places = BTreeMap::new();
        for (presence, (number, field)) in (0..).zip(fields) {
            let offset_bytes = u64::next_multiple_of(end, slot(field));
            end = offset_bytes + slot(field);
            places.insert(*number, Place { field: *field, presence, offset_bytes });
        }
        (places, end.next_multiple_of(RPC_PIECE_BYTES.into()))
    }

    /// The entries of the tables.
    pub fn tables(&self) -> (Vec<RpcTypeWrite>, Vec<RpcFieldWrite>) {
        let (mut types, mut entries) = (vec![], vec![]);
        for type_number in 0..self.types.len() {
            let (places, bytes) = self.layout(type_number);
            let largest = places.keys().max().copied().unwrap_or(0);
            let first = entries.len() as u64;
            types.push(RpcTypeWrite {
                type_number: type_number as u64,
                fields_base: (first + 1023) % 1024,
                largest_field: largest.into(),
                object_pieces: bytes / u64::from(RPC_PIECE_BYTES),
            });
            for number in 1..=largest {
                let mut entry = RpcFieldWrite {
                    entry_number: entries.len() as u64,
                    kind: RpcKind::None,
                    is_repeated: false,
                    presence: 0,
                    offset_bytes: 0,
                    type_number: 0,
                    more_run_pieces: 0,
                };
                if let Some(Place { field, presence, offset_bytes }) = places.get(&number).copied()
                {
                    entry.kind = field.kind;
                    entry.is_repeated = field.is_repeated;
                    entry.type_number = field.type_number as u64;
                    entry.more_run_pieces = field.more_run_pieces;
                    (entry.presence, entry.offset_bytes) = (presence, offset_bytes);
                }
                entries.push(entry);
            }
        }
        (types, entries)
    }
}
