//! The cycle after the decision: lines have been read from the cache, and go where they belong.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, Source, State, Stream, constant, delayed_bool,
    elaborate, instance, mux, pack, register, state,
};

use super::configuration::{HmcBank, LINE_BYTES};
use super::operation::Written;
use super::select::{QUEUE_DEPTH, has_room};
use crate::message::{D2hData, LineResponse, LineStatus};
use crate::stream::fifo::Fifo;

/// What a decision leaves to be done with lines.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Delivery {
    /// A request is answered.
    pub responds: Bool,
    /// Of this port.
    pub port: Bool,
    /// Its tag.
    #[width(8)]
    pub tag: Bits,
    /// It failed.
    pub fails: Bool,
    /// It gets the line in the cache.
    pub gives_cached: Bool,
    /// It gets the line that is carried along.
    pub gives_carried: Bool,
    /// A line goes to the host.
    pub sends: Bool,
    /// It is the one in the cache, otherwise the one that is carried along.
    pub sends_cached: Bool,
    /// The host's number of it.
    #[width(12)]
    pub uqid: Bits,
    /// It is out of date.
    pub is_bogus: Bool,
    /// It is damaged.
    pub is_poisoned: Bool,
    /// Its bytes that are written.
    #[width(64)]
    pub sent_bytes: Bits,
    /// A line goes to the store of writes.
    pub stores: Bool,
    /// For this entry.
    pub entry: Bits,
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

/// Where lines wait to leave.
pub(super) struct Outlets {
    /// To each port.
    pub responses: [Stream<LineResponse>; 2],
    /// To the host.
    pub data: Stream<D2hData>,
    /// There is room in the former.
    pub response_room: [Bool; 2],
    /// There is room in the latter.
    pub data_room: Bool,
}

impl HmcBank {
    /// Queues behind which lines leave.
    #[elaborate]
    pub(super) fn outlets(
        &self,
        line_response: [Source<LineResponse>; 2],
        d2h_data: &Source<D2hData>,
    ) -> Outlets {
        let response_queue = Fifo::<LineResponse> { payload: (), depth: QUEUE_DEPTH };
        let queues = [
            instance("response_queue_0", &response_queue),
            instance("response_queue_1", &response_queue),
        ];
        let data_queue =
            instance("data_queue", &Fifo::<D2hData> { payload: (), depth: QUEUE_DEPTH });
        line_response[0].connect(*queues[0].sink);
        line_response[1].connect(*queues[1].sink);
        d2h_data.connect(*data_queue.sink);
        queues.iter().for_each(|queue| queue.source.ready.ignore());
        data_queue.source.ready.ignore();
        let room_0 = has_room(*queues[0].occupancy);
        let room_1 = has_room(*queues[1].occupancy);
        let data_room = has_room(*data_queue.occupancy);
        Outlets {
            responses: [*queues[0].source, *queues[1].source],
            data: *data_queue.source,
            response_room: [room_0, room_1],
            data_room,
        }
    }

    /// Sends lines on their way; `cached` is the line that was read.
    #[elaborate]
    pub(super) fn deliver(
        &self,
        outlets: &Outlets,
        delivery: Delivery,
        cached: Bits,
        writes: &Memory<Written>,
    ) {
        let responds = delayed_bool(delivery.responds);
        let sends = delayed_bool(delivery.sends);
        let stores = delayed_bool(delivery.stores);
        let due = register::<Delivery>(DeliveryShape { entry: self.entry_bits() });
        due.assign(delivery);
        due.responds.ignore();
        due.sends.ignore();
        due.stores.ignore();

        let given_cached = cached & due.gives_cached.mask(512);
        let given = given_cached | (due.carried & due.gives_carried.mask(512));
        let status: State<LineStatus> =
            mux(due.fails, state(LineStatus::Error), state(LineStatus::Okay));
        let response = LineResponse { tag: due.tag, status, data: given };
        outlets.responses[0].offer(responds & !due.port, response);
        outlets.responses[1].offer(responds & due.port, response);

        let sent = D2hData {
            uqid: due.uqid,
            chunk_valid: nic_dsl::constant_bool(true),
            bogus: due.is_bogus,
            poison: due.is_poisoned,
            data: mux(due.sends_cached, cached, due.carried),
            byte_enable: due.sent_bytes,
        };
        outlets.data.offer(sends, sent);

        let byte = |line: Bits, i: u32| line.slice(8 * i, 8);
        let data = pack(
            (0..LINE_BYTES)
                .map(|i| mux(due.carried_bytes.bit(i), byte(due.carried, i), byte(cached, i))),
        );
        let written = Written { data, byte_enable: due.stored_bytes };
        writes.write(stores, due.entry, written);
    }
}

/// Every byte of a line.
pub(super) fn all_bytes() -> Bits {
    constant(LINE_BYTES, u64::MAX)
}
