//! The cycle after the decision: lines have been read from the cache, and go where they belong.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, State, Stream, constant_bool, delayed_bool, elaborate,
    mux, register, state,
};
use nic_spec::message::LINE_TAG_BITS;

use super::channels::Channels;
use super::configuration::DmcBank;
use super::straight::Straight;
use crate::coherence::bank_port::BankPortPorts;
use crate::coherence::bytes::by_bytes;
use crate::coherence::line_request::Written;
use crate::message::{
    D2hData, DeviceMemoryRequest, LineResponse, LineStatus, MemoryMap, S2mData, S2mDataOpcode,
};

/// What a decision leaves to be done with lines.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Delivery {
    /// A request is answered.
    pub responds: Bool,
    /// Of this port.
    pub port: Bool,
    /// The tag of the request, or the host's.
    #[width(16)]
    pub tag: Bits,
    /// It failed.
    pub fails: Bool,
    /// It gets the line in the cache.
    pub gives_cached: Bool,
    /// It gets the line that is carried along.
    pub gives_carried: Bool,
    /// The line that is carried along goes to the host, which pulled it.
    pub sends: Bool,
    /// The host's number of it.
    #[width(12)]
    pub uqid: Bits,
    /// The line in the cache goes to the host, which read it.
    pub returns: Bool,
    /// There is no such line.
    pub returns_nothing: Bool,
    /// The line that is carried along goes to the store of writes.
    pub stores: Bool,
    /// For this entry.
    pub entry: Bits,
    /// With these bytes.
    #[width(64)]
    pub stored_bytes: Bits,
    /// Memory is accessed.
    pub accesses: Bool,
    /// It is written.
    pub writes: Bool,
    /// The line in memory.
    pub line: Bits,
    /// These bytes are written.
    #[width(64)]
    pub written_bytes: Bits,
    /// These are those that are carried along, the others those in the cache.
    #[width(64)]
    pub carried_bytes: Bits,
    /// They are poisoned.
    pub poison: Bool,
    /// The host reads it.
    pub for_host: Bool,
    /// The line that is carried along.
    #[width(512)]
    pub carried: Bits,
}

impl DmcBank {
    /// Sends lines on their way; `cached` is the line that was read.
    #[elaborate]
    pub(super) fn deliver(
        &self,
        (channels, ports, straight): (&Channels, &[BankPortPorts; 2], Stream<Straight>),
        delivery: Delivery,
        cached: Bits,
        writes: &Memory<Written>,
        memory_map: &MemoryMap,
    ) {
        let responds = delayed_bool(delivery.responds);
        let sends = delayed_bool(delivery.sends);
        let returns = delayed_bool(delivery.returns);
        let stores = delayed_bool(delivery.stores);
        let accesses = delayed_bool(delivery.accesses);
        let due = register::<Delivery>(DeliveryShape {
            entry: self.entry_bits(),
            line: self.line_bits(),
        });
        due.assign(delivery);
        due.ignore_the_rest();

        let given_cached = cached & due.gives_cached.mask(512);
        let given = given_cached | (due.carried & due.gives_carried.mask(512));
        let status: State<LineStatus> =
            mux(due.fails, state(LineStatus::Error), state(LineStatus::Okay));
        // One that needed no decision leaves when there is no other.
        let (leaves, other) = (straight.fires(), straight.payload);
        straight.ready.set(!responds);
        let okay: State<LineStatus> = state(LineStatus::Okay);
        let response = LineResponse {
            tag: mux(leaves, other.tag, due.tag.truncate(LINE_TAG_BITS)),
            status: mux(leaves, okay, status),
            data: mux(leaves, other.data, given),
        };
        let is_second = mux(leaves, other.port, due.port);
        ports[0].answer.send((responds | leaves) & !is_second, response);
        ports[1].answer.send((responds | leaves) & is_second, response);

        let sent = D2hData {
            uqid: due.uqid,
            chunk_valid: constant_bool(true),
            bogus: constant_bool(false),
            poison: constant_bool(false),
            data: due.carried,
            byte_enable: due.written_bytes,
        };
        channels.data.source.offer(sends, sent);
        let opcode = mux(
            due.returns_nothing,
            state(S2mDataOpcode::MemDataNxm),
            state(S2mDataOpcode::MemData),
        );
        let returned = S2mData { opcode, tag: due.tag, poison: due.returns_nothing, data: cached };
        channels.cached_lines.source.offer(returns, returned);

        let own_tag = due.entry.zero_extend(16);
        let access = DeviceMemoryRequest {
            write: due.writes,
            line_address: self.line_in_memory(due.line, memory_map),
            data: by_bytes(due.carried_bytes, due.carried, cached),
            byte_enable: due.written_bytes,
            poison: due.poison,
            for_host: due.for_host,
            tag: mux(due.for_host, due.tag, own_tag),
        };
        channels.memory.source.offer(accesses, access);
        let written = Written { data: due.carried, byte_enable: due.stored_bytes };
        writes.write(stores, due.entry, written);
    }
}
