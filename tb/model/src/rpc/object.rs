//! Objects in memory, as a program reads them (`docs/rpc.md`).
use std::collections::HashMap;

use super::schema::{Place, Schema, size};
use super::{Fields, Value};
use nic_spec::message::{RPC_PIECE_BYTES, RpcKind};

/// Memory: the bytes that were written.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    bytes: HashMap<u64, u8>,
}

/// Bytes in front of a run's elements: where the next one is, and how many this one has.
const RUN_HEADER_BYTES: u64 = RPC_PIECE_BYTES as u64;

impl Memory {
    /// A byte is written.
    pub fn write(&mut self, address: u64, byte: u8) {
        self.bytes.insert(address, byte);
    }

    /// All is forgotten.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    /// The addresses that were written.
    pub fn written(&self) -> impl Iterator<Item = u64> {
        self.bytes.keys().copied()
    }

    /// A number of so many bytes.
    ///
    /// # Panics
    /// If one of them was never written.
    pub fn number(&self, address: u64, bytes: u64) -> u64 {
        let byte = |at| {
            let byte = self.bytes.get(&(address + at));
            u64::from(*byte.unwrap_or_else(|| panic!("nobody wrote byte {:#x}", address + at)))
        };
        (0..bytes).map(|at| byte(at) << (8 * at)).sum()
    }

    /// A value of that kind.
    fn value(&self, schema: &Schema, place: &Place, address: u64) -> Value {
        match place.field.kind {
            RpcKind::Bytes => {
                let (first, length) = (self.number(address, 8), self.number(address + 8, 8));
                let bytes = (0..length).map(|at| self.number(first + at, 1) as u8);
                Value::Bytes(bytes.collect())
            }
            RpcKind::Message => {
                let object = self.number(address, 8);
                Value::Message(self.object(schema, place.field.type_number, object))
            }
            kind => Value::Number(self.number(address, size(kind))),
        }
    }

    /// The elements of a run and of those behind it.
    fn runs(&self, schema: &Schema, place: &Place, first: u64) -> Vec<Value> {
        let mut values = vec![];
        let mut run = first;
        while run != 0 {
            let count = self.number(run + 8, 8);
            assert!(count > 0, "the run at {run:#x} is empty");
            let bytes = size(place.field.kind);
            let elements = (0..count).map(|number| run + RUN_HEADER_BYTES + number * bytes);
            values.extend(elements.map(|element| self.value(schema, place, element)));
            run = self.number(run, 8);
        }
        values
    }

    /// The object of that type at that address.
    ///
    /// # Panics
    /// If it is not there as a whole, or begins at no multiple of 16.
    pub fn object(&self, schema: &Schema, type_number: usize, address: u64) -> Fields {
        assert_eq!(address % u64::from(RPC_PIECE_BYTES), 0, "an object begins a piece");
        let presence = self.number(address, 8);
        let (places, _) = schema.layout(type_number);
        let mut left = presence;
        let mut fields = Fields::new();
        for (number, place) in &places {
            let bit = 1 << place.presence;
            if presence & bit == 0 {
                continue;
            }
            left &= !bit;
            let at = address + place.offset_bytes;
            let values = if place.field.is_repeated {
                self.runs(schema, place, self.number(at, 8))
            } else {
                vec![self.value(schema, place, at)]
            };
            fields.insert(*number, values);
        }
        assert_eq!(left, 0, "bits of no field");
        fields
    }
}
