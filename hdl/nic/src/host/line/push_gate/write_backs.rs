//! Write-backs: what leaves when a pushed line is due, and what is answered.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, assert_always, concatenate, constant, cover,
    elaborate, mux, register_bool, register_reset, state, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use super::table::Table;
use super::{ADDRESS_BITS, PushGate, PushGatePorts, RING_BITS};
use crate::lib::compound::Routed;
use crate::lib::counter;
use crate::lib::pick::decoded;
use crate::message::{LineOperation, LineRequest, LineSpace, LineStatus, PushWriteBack};

/// Bytes of a line.
const LINE_BYTES: u32 = 64;

/// The line of a write-back that is outstanding.
#[derive(Clone, Copy, Debug, Bundle)]
struct Asked {
    /// Bits 51 to 6 of the byte address.
    #[width(ADDRESS_BITS)]
    line_address: Bits,
    /// The ring.
    #[width(RING_BITS)]
    ring: Bits,
}

/// The next write-back.
pub(super) struct WriteBacks {
    /// It is due, and has a tag.
    pub is_ready: Bool,
    pub request: Routed<LineRequest>,
    /// It goes to be offered; to be driven.
    pub taken: Bool,
    /// None is outstanding.
    pub is_quiet: Bool,
}

impl PushGate {
    /// Makes requests of lines that are due, and takes their answers.
    #[elaborate]
    pub(super) fn write_backs(&self, ports: &PushGatePorts, table: &Table) -> WriteBacks {
        // Tags are given in turn; one that is still outstanding is waited for.
        let number_bits = self.write_backs.ilog2();
        let under_way = register_reset(self.write_backs, 0);
        let number = register_reset(number_bits, 0);
        let is_free = !under_way.bit_at(number);
        let taken = wire::<Bool>(());
        when(taken, || number.set(number + 1));

        let head = &table.head;
        let rewrites = ports.configuration.write_back.is(PushWriteBack::Rewrite);
        let payload = LineRequest {
            operation: mux(rewrites, state(LineOperation::NcWrite), state(LineOperation::Flush)),
            space: mux(head.is_of_device, state(LineSpace::DeviceHostBias), state(LineSpace::Host)),
            line_address: head.line_address,
            data: head.data,
            byte_enable: constant(LINE_BYTES, u64::MAX),
            tag: concatenate([self.own_prefix(), number]),
        };
        let request = Routed { payload, selection: head.ring };
        let asked = Memory::<Asked>::new((), self.write_backs).style(MemoryStyle::Distributed);
        asked.write(taken, number, Asked { line_address: head.line_address, ring: head.ring });

        let response = ports.gated_response;
        let answered = response.payload.tag.truncate(number_bits);
        let prefix = response.payload.tag.top(LINE_TAG_BITS - number_bits);
        let is_own = prefix.equals(self.own_prefix());
        ports.line_response.send(response.valid & !is_own, response.payload);
        let own_answer = response.valid & is_own;
        let is_awaited = under_way.bit_at(answered);
        let ends = own_answer & is_awaited;
        under_way.set((under_way | decoded(taken, number)) & !decoded(ends, answered));

        let status = *ports.status;
        let fails = ends & response.payload.status.is(LineStatus::Error);
        let of = asked.read_now(answered);
        counter::saturating("failed_count", status.failed_write_backs, fails);
        let is_stray = own_answer & !is_awaited;
        counter::saturating("stray_count", status.stray_answers, is_stray);
        let any_failed = register_bool(false);
        let first_ring = register_reset(RING_BITS, 0);
        let first_line_address = register_reset(ADDRESS_BITS, 0);
        when(fails & !any_failed, || {
            any_failed.set(true);
            first_ring.set(of.ring);
            first_line_address.set(of.line_address);
        });
        status.any_failed.set(any_failed);
        status.first_ring.set(first_ring);
        status.first_line_address.set(first_line_address);

        assert_always("a tag is given once", taken.implies(is_free));
        cover("every tag is under way", under_way.all());
        cover("a write-back fails", fails);
        cover("an answer that none waits for", is_stray);
        let is_ready = table.is_due & is_free;
        WriteBacks { is_ready, request, taken, is_quiet: under_way.is_zero() }
    }
}
