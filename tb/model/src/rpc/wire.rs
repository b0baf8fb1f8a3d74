//! The wire format: bytes of a message, and the message of bytes.
use nic_spec::message::{RpcKind, RpcResult};

use super::schema::{Field, Schema};
use super::{Fields, Value};

/// Wire types, by their numbers.
const VARINT: u64 = 0;
const I64: u64 = 1;
const LEN: u64 = 2;
const SGROUP: u64 = 3;
const EGROUP: u64 = 4;
const I32: u64 = 5;

/// Appends a varint.
pub fn put_varint(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 127 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Appends a tag.
pub fn put_tag(bytes: &mut Vec<u8>, number: u32, wire_type: u64) {
    put_varint(bytes, u64::from(number) << 3 | wire_type);
}

/// The wire type of a kind.
pub fn wire_type(kind: RpcKind) -> u64 {
    match kind {
        RpcKind::Fixed32 => I32,
        RpcKind::Fixed64 => I64,
        RpcKind::Bytes | RpcKind::Message => LEN,
        _ => VARINT,
    }
}

/// Appends what is behind the tag of a value that is no message.
pub fn put_scalar(bytes: &mut Vec<u8>, kind: RpcKind, value: &Value) {
    let Value::Number(number) = value else {
        let Value::Bytes(string) = value else { unreachable!("it is a message") };
        put_varint(bytes, string.len() as u64);
        bytes.extend(string);
        return;
    };
    match kind {
        RpcKind::Fixed32 => bytes.extend(&number.to_le_bytes()[..4]),
        RpcKind::Fixed64 => bytes.extend(number.to_le_bytes()),
        // A negative int32 has ten bytes: it is extended to 64 bits.
        RpcKind::Varint32 => put_varint(bytes, i64::from(*number as u32 as i32) as u64),
        RpcKind::Zigzag32 => {
            let number = *number as u32 as i32;
            put_varint(bytes, ((number << 1) ^ (number >> 31)) as u32 as u64);
        }
        RpcKind::Zigzag64 => {
            let number = *number as i64;
            put_varint(bytes, ((number << 1) ^ (number >> 63)) as u64);
        }
        _ => put_varint(bytes, *number),
    }
}

/// Whether values of that field may be packed.
pub fn may_be_packed(field: &Field) -> bool {
    field.is_repeated && wire_type(field.kind) != LEN
}

/// The bytes of a message, fields by number; `packs`: of a field of scalars, whether it is packed.
pub fn serialized(
    schema: &Schema,
    type_number: usize,
    fields: &Fields,
    packs: &mut impl FnMut() -> bool,
) -> Vec<u8> {
    let mut bytes = vec![];
    for (number, values) in fields {
        let field = schema.types[type_number][number];
        if may_be_packed(&field) && packs() {
            let mut inner = vec![];
            values.iter().for_each(|value| put_scalar(&mut inner, field.kind, value));
            put_tag(&mut bytes, *number, LEN);
            put_varint(&mut bytes, inner.len() as u64);
            bytes.extend(inner);
            continue;
        }
        for value in values {
            put_tag(&mut bytes, *number, wire_type(field.kind));
            if let Value::Message(message) = value {
                let inner = serialized(schema, field.type_number, message, packs);
                put_varint(&mut bytes, inner.len() as u64);
                bytes.extend(inner);
            } else {
                put_scalar(&mut bytes, field.kind, value);
            }
        }
    }
    bytes
}

/// What reads bytes.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: u64) -> Result<&'a [u8], RpcResult> {
        let count = usize::try_from(count).map_err(|_| RpcResult::Truncated)?;
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(RpcResult::Truncated)?;
        self.bytes = rest;
        Ok(taken)
    }

    /// A varint of so many bytes at most.
    fn varint(&mut self, most: u32) -> Result<u64, RpcResult> {
        let mut number = 0;
        for place in 0..most {
            let byte = self.take(1)?[0];
            number |= u128::from(byte & 127) << (7 * place);
            if byte < 128 {
                // Of ten bytes 70 bits come; those above 64 are lost.
                return Ok(number as u64);
            }
        }
        Err(RpcResult::VarintTooLong)
    }

    fn fixed(&mut self, count: u64) -> Result<u64, RpcResult> {
        let bytes = self.take(count)?;
        Ok(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// A value that is neither a string nor a message.
    fn scalar(&mut self, kind: RpcKind) -> Result<Value, RpcResult> {
        let number = match kind {
            RpcKind::Fixed32 => self.fixed(4)?,
            RpcKind::Fixed64 => self.fixed(8)?,
            _ => {
                let number = self.varint(10)?;
                let low = number as u32;
                match kind {
                    RpcKind::Bool => u64::from(number != 0),
                    RpcKind::Varint32 => low.into(),
                    RpcKind::Zigzag32 => ((low / 2) ^ 0_u32.wrapping_sub(low % 2)).into(),
                    RpcKind::Zigzag64 => (number / 2) ^ 0_u64.wrapping_sub(number % 2),
                    _ => number,
                }
            }
        };
        Ok(Value::Number(number))
    }
}

/// What a reader of messages can hold.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages in messages, the outermost counted.
    pub depth: u32,
}

/// The message of these bytes.
///
/// # Errors
/// Why it cannot be read, or why the card does not.
pub fn deserialized(
    schema: &Schema,
    type_number: usize,
    bytes: &[u8],
    limits: Limits,
) -> Result<Fields, RpcResult> {
    let Some(known) = schema.types.get(type_number) else { return Err(RpcResult::UnknownType) };
    let mut reader = Reader { bytes };
    let mut fields = Fields::new();
    while !reader.bytes.is_empty() {
        let tag = reader.varint(5)?;
        if tag > u32::MAX.into() {
            return Err(RpcResult::VarintTooLong);
        }
        let (number, wire) = ((tag >> 3) as u32, tag & 7);
        if number == 0 {
            return Err(RpcResult::FieldNumber);
        }
        if wire == SGROUP || wire == EGROUP {
            return Err(RpcResult::Group);
        }
        if wire > I32 {
            return Err(RpcResult::WireType);
        }
        let Some(field) = known.get(&number) else {
            match wire {
                VARINT => drop(reader.varint(10)?),
                I64 => drop(reader.take(8)?),
                I32 => drop(reader.take(4)?),
                _ => {
                    let length = reader.varint(10)?;
                    reader.take(length)?;
                }
            }
            continue;
        };
        let is_packed = wire == LEN && may_be_packed(field);
        if wire != wire_type(field.kind) && !is_packed {
            return Err(RpcResult::WireType);
        }
        let values = if wire == LEN {
            let length = reader.varint(10)?;
            let inner = reader.take(length)?;
            contents(schema, field, inner, fields.contains_key(&number), limits)?
        } else {
            vec![reader.scalar(field.kind)?]
        };
        if values.is_empty() {
            continue;
        }
        let known = fields.entry(number).or_default();
        if !field.is_repeated {
            known.clear();
        }
        known.extend(values);
    }
    Ok(fields)
}

/// What is in so many bytes that have a length in front of them.
fn contents(
    schema: &Schema,
    field: &Field,
    inner: &[u8],
    is_again: bool,
    limits: Limits,
) -> Result<Vec<Value>, RpcResult> {
    match field.kind {
        RpcKind::Bytes => Ok(vec![Value::Bytes(inner.to_vec())]),
        RpcKind::Message if is_again && !field.is_repeated => Err(RpcResult::Merge),
        RpcKind::Message if limits.depth == 1 => Err(RpcResult::Depth),
        RpcKind::Message => {
            let limits = Limits { depth: limits.depth - 1 };
            let message = deserialized(schema, field.type_number, inner, limits)?;
            Ok(vec![Value::Message(message)])
        }
        kind => {
            let unit = if kind == RpcKind::Fixed32 { 4 } else { 8 };
            let is_fixed = wire_type(kind) != VARINT;
            if is_fixed && !inner.len().is_multiple_of(unit) {
                return Err(RpcResult::Truncated);
            }
            let mut reader = Reader { bytes: inner };
            let mut values = vec![];
            while !reader.bytes.is_empty() {
                values.push(reader.scalar(kind)?);
            }
            Ok(values)
        }
    }
}
