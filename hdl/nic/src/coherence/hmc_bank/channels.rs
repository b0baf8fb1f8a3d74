//! The queues between the decision and the link.
use nic_dsl::{Bits, Bool, Bundle, Stream, delayed, delayed_bool, elaborate, instance, scope};

use super::HmcBankPorts;
use super::configuration::{HmcBank, MOST_IN_A_ROW};
use super::select::QUEUE_DEPTH;
use crate::coherence::queues::queue;
use crate::lib::precedence::merge_in_order;
use crate::message::{D2hRequest, D2hResponse, H2dRequest, H2dRequestOpcode};
use crate::stream::fifo::{Fifo, FifoPorts};

/// Queues towards the host.
pub(super) struct ToHost {
    /// A place for each MSHR: the host may block requests for ever.
    pub requests: FifoPorts<D2hRequest>,
    /// Where port 0 comes first, its own.
    pub urgent: Option<FifoPorts<D2hRequest>>,
    /// What leaves of both.
    pub leaving: Stream<D2hRequest>,
    /// Responses to snoops.
    pub responses: FifoPorts<D2hResponse>,
}

/// Snoops that nobody should send.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Strays {
    /// Its opcode is none.
    pub unknown_opcode: Bool,
    /// The host has no memory there, nor has the device.
    pub outside: Bool,
    /// Its tag.
    #[width(12)]
    pub number: Bits,
}

impl ToHost {
    /// A request enters its queue; `is_urgent`: that of port 0, if there is one.
    pub fn ask(&self, (asks, request): (Bool, D2hRequest), is_urgent: Option<Bool>) {
        match (&self.urgent, is_urgent) {
            (Some(urgent), Some(is_urgent)) => {
                urgent.source.offer(asks & is_urgent, request);
                self.requests.source.offer(asks & !is_urgent, request);
            }
            _ => self.requests.source.offer(asks, request),
        }
    }
}

impl HmcBank {
    pub(super) fn host_queues(&self, ports: &HmcBankPorts) -> ToHost {
        let requests = queue::<D2hRequest>("requests", (), self.outstanding);
        let responses = Fifo::<D2hResponse> { payload: (), depth: QUEUE_DEPTH };
        let responses = instance("responses", &responses);
        let urgent =
            self.is_urgent().then(|| queue::<D2hRequest>("urgent_requests", (), self.outstanding));
        let leaving = match &urgent {
            None => *requests.sink,
            Some(urgent) => scope("leaving", || {
                let leaving = Stream::<D2hRequest>::wire(&());
                merge_in_order((*urgent.sink, *requests.sink), MOST_IN_A_ROW, leaving);
                urgent.source.ready.ignore();
                urgent.occupancy.ignore();
                leaving
            }),
        };
        ports.d2h_request.connect(leaving);
        ports.d2h_response.connect(*responses.sink);
        requests.source.ready.ignore();
        requests.occupancy.ignore();
        responses.source.ready.ignore();
        ToHost { requests, urgent, leaving, responses }
    }

    /// Takes snoops in; those without a known opcode go no further.
    #[elaborate]
    pub(super) fn snoops(&self, ports: &HmcBankPorts) -> (FifoPorts<H2dRequest>, Strays) {
        let HmcBankPorts { h2d_request, memory_map, .. } = ports;
        let queue = Fifo::<H2dRequest> { payload: (), depth: QUEUE_DEPTH };
        let queue = instance("snoops", &queue);
        let snoop = h2d_request.payload;
        let is_known = snoop.opcode.is_any(&[
            H2dRequestOpcode::SnpData,
            H2dRequestOpcode::SnpInv,
            H2dRequestOpcode::SnpCur,
        ]);
        h2d_request.ready.set(queue.source.ready);
        queue.source.offer(h2d_request.valid & is_known, snoop);

        let came = delayed_bool(h2d_request.fires());
        let was_known = delayed_bool(is_known);
        let line = delayed(snoop.line_address);
        let number = delayed(snoop.uqid);
        let in_host = line.is_below(memory_map.host_end);
        let in_device =
            line.is_at_least(memory_map.device_begin) & line.is_below(memory_map.device_end);
        let unknown_opcode = came & !was_known;
        let outside = came & was_known & !(in_host | in_device);
        (queue, Strays { unknown_opcode, outside, number })
    }
}
