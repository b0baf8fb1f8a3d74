//! The schema: types, and the fields of each; and the runs that are open at each level.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, PulseSink, ReadDuringWrite, State, concatenate,
    elaborate,
};

use super::RpcDeserializerPorts;
use crate::engine::rpc::layout::{
    COUNT_BITS, FIELD_BITS, PIECE_ADDRESS_BITS, PRESENCE_NUMBER_BITS, TYPE_BITS,
};
use crate::message::{RpcFieldWrite, RpcKind, RpcTypeWrite};

/// Types that there may be.
const TYPES: u32 = 1 << TYPE_BITS;
/// Fields of all types together.
const FIELDS: u32 = 1 << FIELD_BITS;
/// Bits of a number of pieces that the schema has.
pub(super) const FEW_PIECES_BITS: u32 = 8;
/// Bits of a place in an object.
pub(super) const OFFSET_BITS: u32 = 12;

/// An entry of the table of types.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct TypeEntry {
    #[width(FIELD_BITS)]
    pub fields_base: Bits,
    #[width(FIELD_BITS)]
    pub largest_field: Bits,
    #[width(FEW_PIECES_BITS)]
    pub object_pieces: Bits,
}

/// An entry of the table of fields.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct FieldEntry {
    #[shape(())]
    pub kind: State<RpcKind>,
    pub is_repeated: Bool,
    #[width(PRESENCE_NUMBER_BITS)]
    pub presence: Bits,
    #[width(OFFSET_BITS)]
    pub offset_bytes: Bits,
    #[width(TYPE_BITS)]
    pub type_number: Bits,
    #[width(FEW_PIECES_BITS)]
    pub more_run_pieces: Bits,
}

/// The last run of a field.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Run {
    #[width(PIECE_ADDRESS_BITS)]
    pub piece: Bits,
    #[width(COUNT_BITS)]
    pub count: Bits,
    /// It has all the elements that it is to have.
    pub is_closed: Bool,
}

/// What is asked of the tables, and the last runs.
pub(super) struct Asks {
    /// A type: whether, and which.
    pub of_type: (Bool, Bits),
    /// A field: whether, and its entry.
    pub of_field: (Bool, Bits),
    /// The run of the field at hand: whether, and at which level.
    pub of_run: (Bool, Bits),
    /// The run is this from now on: whether, at which level, and what.
    pub runs: (Bool, Bits, Run),
}

/// What they say a cycle later, until something else is asked.
pub(super) struct Says {
    pub of_type: TypeEntry,
    pub field: FieldEntry,
    pub run: Run,
}

/// The table of types, filled at the port.
#[elaborate]
fn types(writes: &PulseSink<RpcTypeWrite>, (enable, number): (Bool, Bits)) -> TypeEntry {
    let none = TypeEntry::zeros();
    let types = Memory::<TypeEntry>::new((), TYPES)
        .style(MemoryStyle::Block)
        .read_during_write(ReadDuringWrite::Undefined)
        .initial(&vec![none; TYPES as usize]);
    let RpcTypeWrite { type_number, fields_base, largest_field, object_pieces } = writes.payload;
    types.write(writes.valid, type_number, TypeEntry { fields_base, largest_field, object_pieces });
    types.read(enable, number)
}

impl TypeEntry {
    /// No type: an object has one piece at least.
    fn zeros() -> TypeEntryValue {
        use nic_dsl::BigUint;
        let [fields_base, largest_field, object_pieces] = [0_u32; 3].map(BigUint::from);
        TypeEntryValue { fields_base, largest_field, object_pieces }
    }
}

/// The table of fields, filled at the port.
#[elaborate]
fn fields(writes: &PulseSink<RpcFieldWrite>, (enable, number): (Bool, Bits)) -> FieldEntry {
    let fields = Memory::<FieldEntry>::new((), FIELDS)
        .style(MemoryStyle::Block)
        .read_during_write(ReadDuringWrite::Undefined);
    let RpcFieldWrite {
        entry_number,
        kind,
        is_repeated,
        presence,
        offset_bytes,
        type_number,
        more_run_pieces,
    } = writes.payload;
    let entry =
        FieldEntry { kind, is_repeated, presence, offset_bytes, type_number, more_run_pieces };
    fields.write(writes.valid, entry_number, entry);
    fields.read(enable, number)
}

/// The tables; `depth`: levels.
#[elaborate]
pub(super) fn tables(depth: u32, ports: &RpcDeserializerPorts, asks: &Asks) -> Says {
    let of_type = types(&ports.type_write, asks.of_type);
    let field = fields(&ports.field_write, asks.of_field);
    let at = |level: Bits| concatenate([level, field.presence]);
    let runs = Memory::<Run>::new((), depth << PRESENCE_NUMBER_BITS)
        .style(MemoryStyle::Block)
        .read_during_write(ReadDuringWrite::Undefined);
    let (enable, level, run) = asks.runs;
    runs.write(enable, at(level), run);
    let (enable, level) = asks.of_run;
    let run = runs.read(enable, at(level));
    Says { of_type, field, run }
}
