//! Writes: a packet is a burst, and its response counts.
use nic_dsl::{
    Bits, Bool, concatenate, constant, cover, elaborate, instance, mux, register_bool, state, when,
};

use super::{DWS, LINE_BYTES, PcieToAxi, PcieToAxiPorts, SIZE, Writes};
use crate::lib::counter;
use crate::message::{
    AxiAddress, AxiAddressShape, AxiBurst, AxiResponse, AxiWriteData, AxiWriteDataShape,
    PcieRequest,
};
use crate::stream::skid_buffer::SkidBuffer;

impl PcieToAxi {
    /// Passes a line of a write on; whether it is taken.
    #[elaborate]
    pub(super) fn write(
        &self,
        ports: &PcieToAxiPorts,
        (request, length): (&PcieRequest, Bits),
        (is_offered, has_room): (Bool, Bool),
        writes: &Writes,
    ) -> Bool {
        let payload = AxiAddressShape { id_bits: self.id_bits() };
        let addresses = instance("write_addresses", &SkidBuffer::<AxiAddress> { payload });
        let payload = AxiWriteDataShape { bytes: LINE_BYTES };
        let beats = instance("write_beats", &SkidBuffer::<AxiWriteData> { payload });
        ports.write_address.connect(*addresses.sink);
        ports.write_data.connect(*beats.sink);

        let is_first = register_bool(true);
        // A burst that has begun goes on: its slave may let nothing else through before its end.
        let may_go = addresses.source.ready & beats.source.ready & (has_room | !is_first);
        let takes = is_offered & may_go;
        when(takes, || is_first.set(request.last));
        let begins = takes & is_first;
        addresses.source.offer(
            begins,
            AxiAddress {
                id: constant(self.id_bits(), 0),
                address: request.address,
                length: length.zero_extend(8),
                size: constant(3, SIZE),
                burst: state(AxiBurst::Incrementing),
            },
        );
        beats.source.offer(
            takes,
            AxiWriteData {
                data: request.data,
                strobe: Self::strobe(request, is_first),
                last: request.last,
            },
        );

        ports.write_response.ready.set(true);
        ports.write_response.payload.id.ignore();
        let comes = ports.write_response.valid;
        let is_awaited = writes.sent.differs(writes.done);
        when(begins, || writes.sent.set(writes.sent + 1));
        when(comes & is_awaited, || writes.done.set(writes.done + 1));
        let is_good = ports.write_response.payload.response.is(AxiResponse::Okay);
        let status = *ports.status;
        counter::saturating(
            "failed_write_count",
            status.failed_writes,
            comes & is_awaited & !is_good,
        );
        counter::saturating("stray_response_count", status.stray_responses, comes & !is_awaited);
        cover("a burst has several beats", takes & !is_first & request.last);
        may_go
    }

    /// Which bytes of its beat a line of a packet writes.
    #[elaborate]
    fn strobe(request: &PcieRequest, is_first: Bool) -> Bits {
        let first_dw = request.address.slice(2, 4);
        let last_dw = first_dw + request.length.truncate(4) - 1;
        let is_one_dw = request.length.equals(1);
        let last_be = mux(is_one_dw, request.first_dw_be, request.last_dw_be);
        let dws = (0..DWS).map(|dw| {
            let number = constant(4, dw);
            let begins = is_first & first_dw.equals(number);
            let ends = request.last & last_dw.equals(number);
            let is_behind = !is_first | first_dw.is_at_most(number);
            let is_before = !request.last | last_dw.is_at_least(number);
            let all = mux(begins, request.first_dw_be, constant(4, -1));
            mux(ends, last_be, all) & (is_behind & is_before).mask(4)
        });
        concatenate(dws.collect::<Vec<_>>().into_iter().rev())
    }
}
