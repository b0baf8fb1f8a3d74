//! The declarations of the messages of remote procedure calls: Protocol Buffers as bytes and as objects.

/// Bytes of a piece: what objects, runs and strings begin at a multiple of.
pub const RPC_PIECE_BYTES: u32 = 16;
/// Fields of a type that an object can say of whether they are there.
pub const RPC_PRESENCE_BITS: u32 = 64;

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! rpc_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What a field of a message is (protobuf.dev/programming-guides/encoding: a type of the language has one wire type; how
            /// its bits are to be read, only the schema says).
            choice RpcKind(4) {
                /// There is no such field; what comes under its number is skipped.
                None,
                /// A varint of which any bit makes true; 1 byte.
                Bool,
                /// A varint, its lower 32 bits: int32, uint32, enum.
                Varint32,
                /// A varint: int64, uint64.
                Varint64,
                /// A varint whose lowest bit is the sign: sint32.
                Zigzag32,
                /// A varint whose lowest bit is the sign: sint64.
                Zigzag64,
                /// 4 bytes: fixed32, sfixed32, float.
                Fixed32,
                /// 8 bytes: fixed64, sfixed64, double.
                Fixed64,
                /// A length and so many bytes: string, bytes.
                Bytes,
                /// A length and so many bytes that are a message.
                Message,
            }

            /// Writes an entry of the table of types.
            message RpcTypeWrite {
                /// The type.
                type_number: bits(6),
                /// The entry of field `n` in the table of fields is this one and `n`, modulo the size of the table.
                fields_base: bits(10),
                /// The largest number of a field; those above are skipped.
                largest_field: bits(10),
                /// 16-byte pieces of an object; zero: there is no such type.
                object_pieces: bits(8),
            }

            /// Writes an entry of the table of fields.
            message RpcFieldWrite {
                /// The entry.
                entry_number: bits(10),
                /// What it is.
                kind: choice(RpcKind),
                /// It may be there several times.
                is_repeated: flag,
                /// Its bit of the object's presence.
                presence: bits(6),
                /// Where in the object it is, a multiple of its size; bits below are taken to be zero.
                offset_bytes: bits(12),
                /// Of `Message`: its type.
                type_number: bits(6),
                /// Of what is repeated and not packed: 16-byte pieces of a run, beside the first.
                more_run_pieces: bits(8),
            }

            /// A part of a serialised message. All but `data` and `last` is about the message, and the same on each of its beats.
            message RpcBeat {
                /// The bytes, filled from byte 0.
                data: bytes(64),
                /// Whether it ends the message.
                last: flag,
                /// Bytes of the message.
                length_bytes: bits(20),
                /// Its type.
                type_number: bits(6),
                /// Comes back with the completion.
                tag: bits(16),
                /// Where its objects go: bits 51 to 4 of the byte address.
                arena_piece: bits(48),
                /// How many 16-byte pieces there are room for.
                arena_pieces: bits(20),
            }

            /// How a message ended. Of one that is not `Done` no object may be used.
            choice RpcResult {
                /// The object is in memory, and all that it points to.
                Done,
                /// Something goes beyond what it is in: the message, a message in it, or a packed field.
                Truncated,
                /// A varint of more than 10 bytes, or a tag of more than 32 bits.
                VarintTooLong,
                /// A field has a wire type that is not its kind's, or one without a meaning.
                WireType,
                /// A group begins or ends.
                Group,
                /// A field has number zero.
                FieldNumber,
                /// Messages are nested too deep.
                Depth,
                /// There is no room left in the arena.
                ArenaFull,
                /// A message that is not repeated comes again: both would have to be merged.
                Merge,
                /// There is no such type.
                UnknownType,
                /// A line could not be written or read.
                Failed,
            }

            /// A message has been deserialised, and all that was written is visible to the host.
            message RpcCompletion {
                /// Of the message.
                tag: bits(16),
                /// How it ended.
                result: choice(RpcResult),
                /// 16-byte pieces of the arena that were used, from its beginning.
                used_pieces: bits(20),
            }

            /// How objects are written; changes while no message is under way.
            message RpcConfiguration {
                /// By `NcPush`, into the host's cache; otherwise by `CoWrite`, into the card's.
                pushes: flag,
            }

            /// What was counted of messages that were deserialised since reset. Counts of faults stop at their largest value, the others
            /// go around.
            message RpcStatus {
                /// How the first message ended that was not `Done`.
                fault: choice(RpcResult),
                /// Messages.
                messages: events(32),
                /// Fields that the schema has.
                fields: events(32),
                /// Fields that it has not.
                unknown_fields: events(32),
                /// Lines that were written.
                lines: events(32),
                /// Messages that ended so.
                truncated: errors(16),
                /// See `RpcResult`.
                varints_too_long: errors(16),
                /// See `RpcResult`.
                wire_types: errors(16),
                /// See `RpcResult`.
                groups: errors(16),
                /// See `RpcResult`.
                field_numbers: errors(16),
                /// See `RpcResult`.
                depths: errors(16),
                /// See `RpcResult`.
                full_arenas: errors(16),
                /// See `RpcResult`.
                merges: errors(16),
                /// See `RpcResult`.
                unknown_types: errors(16),
                /// See `RpcResult`.
                failures: errors(16),
                /// Answers of the line port that nothing waits for.
                unknown_answers: errors(16),
            }
        }
    };
}
