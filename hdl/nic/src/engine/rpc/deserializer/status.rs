//! What is counted, and the first fault.
use nic_dsl::{Bits, Bool, delayed, delayed_bool, elaborate, register_state, when};

use super::RpcDeserializerPorts;
use super::issue::Events;
use crate::lib::counter;
use crate::message::RpcResult;

/// Counts what happens; a field is one that the schema has, or not.
#[elaborate]
pub(super) fn report(ports: &RpcDeserializerPorts, events: &Events, field: Bool, unknown: Bool) {
    let status = &ports.status;
    counter::wrapping("message_count", status.messages, events.completes);
    let is_field = delayed_bool(field);
    counter::wrapping("field_count", status.fields, is_field);
    let is_unknown = delayed_bool(unknown);
    counter::wrapping("unknown_field_count", status.unknown_fields, is_unknown);
    counter::wrapping("line_count", status.lines, events.writes);
    let completed = delayed_bool(events.completes);
    let result = delayed(events.result);
    let faults: [(RpcResult, &str, Bits); 10] = [
        (RpcResult::Truncated, "truncated", status.truncated),
        (RpcResult::VarintTooLong, "varint_too_long", status.varints_too_long),
        (RpcResult::WireType, "wire_type", status.wire_types),
        (RpcResult::Group, "group", status.groups),
        (RpcResult::FieldNumber, "field_number", status.field_numbers),
        (RpcResult::Depth, "depth", status.depths),
        (RpcResult::ArenaFull, "arena_full", status.full_arenas),
        (RpcResult::Merge, "merge", status.merges),
        (RpcResult::UnknownType, "unknown_type", status.unknown_types),
        (RpcResult::Failed, "failed", status.failures),
    ];
    for (cause, name, count) in faults {
        counter::saturating(&format!("{name}_count"), count, completed & result.is(cause));
    }
    let is_stray = delayed_bool(events.is_stray);
    counter::saturating("unknown_answer_count", status.unknown_answers, is_stray);
    let fault = register_state(RpcResult::Done);
    status.fault.set(fault);
    when(completed & fault.is(RpcResult::Done), || fault.set(result));
}
