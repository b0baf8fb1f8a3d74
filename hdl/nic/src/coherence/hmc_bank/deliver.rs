//! Cycle 3, after the decision: the line that was read from the cache, or carried along, goes to a port, to the
//! host, or to the store of writes of an MSHR.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, PulseSource, Source, State, Stream, assert_always,
    delayed_bool, elaborate, instance, mux, register, scope, state,
};
use nic_spec::message::LINE_TAG_BITS;

use super::configuration::HmcBank;
use super::modify::{Modify, Outgoing, Taken};
use super::operation::place_of_write;
use super::select::QUEUE_DEPTH;
use crate::coherence::bank_port::BankPortPorts;
use crate::coherence::bytes::by_bytes;
use crate::coherence::line_request::Written;
use crate::message::{D2hData, LineModification, LineResponse, LineStatus};
use crate::stream::fifo::{Fifo, FifoPorts};

/// What a decision leaves to be done with lines.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Delivery {
    /// A request gets its response.
    pub responds: Bool,
    /// The request's port.
    pub port: Bool,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// It failed.
    pub fails: Bool,
    /// The line in the cache goes out, to the port or to the host.
    pub gives_cached: Bool,
    /// So does the one that is carried along.
    pub gives_carried: Bool,
    /// A line goes to the host.
    pub sends: Bool,
    /// The host's tag of it (UQID).
    #[width(12)]
    pub uqid: Bits,
    /// It is out of date.
    pub is_bogus: Bool,
    /// It is poisoned.
    pub is_poisoned: Bool,
    /// Its bytes that are written.
    #[width(64)]
    pub sent_bytes: Bits,
    /// A line goes to the store of writes.
    pub stores: Bool,
    /// The MSHR whose store it is.
    pub entry: Bits,
    /// The request waits, and so does what it writes.
    pub joins: Bool,
    /// In this place.
    pub place: Bits,
    /// Bytes that are carried along; the others are those in the cache.
    #[width(64)]
    pub carried_bytes: Bits,
    /// Bytes that are to be written.
    #[width(64)]
    pub stored_bytes: Bits,
    /// The line that is carried along.
    #[width(512)]
    pub carried: Bits,
}

impl HmcBank {
    /// The queue in which lines for the host wait to leave.
    #[elaborate]
    pub(super) fn outlet(&self, d2h_data: &Source<D2hData>) -> FifoPorts<D2hData> {
        let queue = Fifo::<D2hData> { payload: (), depth: QUEUE_DEPTH };
        let queue = instance("data_queue", &queue);
        d2h_data.connect(*queue.sink);
        queue.source.ready.ignore();
        queue
    }

    /// Sends lines on their way; `cached` is the line that was read.
    #[elaborate]
    pub(super) fn deliver(
        &self,
        (lines, ports): (Stream<D2hData>, &[BankPortPorts; 2]),
        delivery: Delivery,
        cached: Bits,
        writes: &Memory<Written>,
        modify: Option<(&Modify, &PulseSource<LineModification>, &Taken)>,
    ) {
        let responds = delayed_bool(delivery.responds);
        let sends = delayed_bool(delivery.sends);
        let stores = delayed_bool(delivery.stores);
        let joins = delayed_bool(delivery.joins);
        let entry = self.entry_bits();
        let due = register::<Delivery>(DeliveryShape { entry, place: entry });
        due.assign(delivery);
        due.ignore_the_rest();

        let gone =
            (cached & due.gives_cached.mask(512)) | (due.carried & due.gives_carried.mask(512));
        let status: State<LineStatus> =
            mux(due.fails, state(LineStatus::Error), state(LineStatus::Okay));
        let response = LineResponse { tag: due.tag, status, data: gone };
        ports[0].answer.send(responds & !due.port, response);
        ports[1].answer.send(responds & due.port, response);

        let sent = D2hData {
            uqid: due.uqid,
            chunk_valid: nic_dsl::constant_bool(true),
            bogus: due.is_bogus,
            poison: due.is_poisoned,
            data: gone,
            byte_enable: due.sent_bytes,
        };
        lines.offer(sends, sent);

        let data = by_bytes(due.carried_bytes, due.carried, cached);
        let written = Written { data, byte_enable: due.stored_bytes };
        match modify {
            None => {
                writes.write(stores | joins, place_of_write(joins, due.place, due.entry), written);
            }
            Some((modify, port, taken)) => {
                let outgoing = Outgoing {
                    line: gone,
                    data: due.carried,
                    byte_enable: due.stored_bytes,
                    port: due.port,
                    tag: due.tag,
                };
                scope("modify", || modify.send(taken, outgoing, port));
                let back = modify.back;
                assert_always(
                    "what is modified is written when nothing else is",
                    back.to_store.implies(!(stores | joins)),
                );
                let entry = place_of_write(nic_dsl::constant_bool(false), due.place, back.entry);
                let place = place_of_write(joins, due.place, due.entry);
                let place = mux(back.to_store, entry, place);
                let data = mux(back.to_store, back.written.data, written.data);
                let byte_enable = mux(back.to_store, back.written.byte_enable, written.byte_enable);
                writes.write(stores | joins | back.to_store, place, Written { data, byte_enable });
            }
        }
    }
}
