//! What the host asks of a line.
use nic_dsl::{Bits, Bool, elaborate};

use super::lines::Lines;
use super::{ADDRESS_BITS, CoherentPio, CoherentPioPorts};
use crate::message::{M2sRequestOpcode as Opcode, MetaField, MetaValue};

/// A request that is taken, and what it is.
pub(super) struct Request {
    /// Its line.
    pub place: Bits,
    /// Its tag.
    pub tag: Bits,
    /// It waits for an answer.
    pub asks: Bool,
    /// With the line.
    pub reads: Bool,
    /// The host keeps a copy.
    pub caches: Bool,
    /// It says that the host keeps none, and is completed at once.
    pub flushes: Bool,
    /// It forwards a recall.
    pub returns: Bool,
    /// The line of that.
    pub forwarded: Bits,
    /// It forwards what was not recalled, or what the host has asked for since.
    pub is_stray: Bool,
    /// Its opcode is none for this device.
    pub is_unknown: Bool,
    /// Another request for its line waits.
    pub is_second: Bool,
}

impl CoherentPio {
    /// `may_complete`: a completion has room.
    #[elaborate]
    pub(super) fn request(
        &self,
        ports: &CoherentPioPorts,
        lines: &Lines,
        may_complete: Bool,
    ) -> Request {
        let port = &ports.host.m2s_request;
        port.ready.set(may_complete);
        let comes = port.fires();
        let request = port.payload;
        // What is asked of the device's cache makes no difference to one that has none.
        request.snoop.bits().ignore();
        request.line_address.top(ADDRESS_BITS - self.place_bits()).ignore();
        let place = self.place_of(request.line_address);
        let says = request.meta_field.is(MetaField::Meta0State);
        let keeps = says & !request.meta_value.is(MetaValue::Invalid);
        let opcode = request.opcode;
        let reads = opcode.is_any(&[Opcode::MemRd, Opcode::MemRdData]);
        let owns = opcode.is_any(&[Opcode::MemInv, Opcode::MemInvNt]);
        let caches = opcode.is(Opcode::MemRdData) | keeps;
        let wants = comes & (reads | (owns & keeps));
        let is_second = wants & lines.asked.bit_at(place);

        let forwards = comes & opcode.is(Opcode::MemRdFwd);
        let forwarded = self.place_of(request.tag);
        let is_number = request.tag.top(request.tag.width() - self.place_bits()).is_zero();
        let returns = forwards & is_number & lines.recalled.bit_at(forwarded);
        let is_known = reads | owns | opcode.is_any(&[Opcode::MemRdFwd, Opcode::MemSpecRd]);
        let asks = wants & !is_second;
        let flushes = comes & owns & !keeps;
        let is_stray = forwards & !(returns & !lines.asked.bit_at(forwarded));
        let is_unknown = comes & !is_known;
        Request {
            place,
            tag: request.tag,
            asks,
            reads,
            caches,
            flushes,
            returns,
            forwarded,
            is_stray,
            is_unknown,
            is_second,
        }
    }
}
