//! The queues between the bank and what is around it.
use nic_dsl::{
    Bits, Bool, Bundle, State, Stream, delayed, delayed_bool, elaborate, instance, mux, scope,
};

use super::DmcBankPorts;
use super::configuration::DmcBank;
use crate::coherence::geometry::LINE_BITS;
use crate::coherence::line_request::Written;
use crate::coherence::queues::queue;
use crate::lib::merge::merge;
use crate::message::{
    BiasCommand, D2hData, D2hRequest, DeviceMemoryRequest, M2sRequest, M2sRequestOpcode, M2sWrite,
    M2sWriteOpcode, MemSnoop, MetaField, MetaValue, S2mData, S2mDataOpcode, S2mResponse,
};
use crate::stream::fifo::{Fifo, FifoIn, FifoMemory, FifoPorts};

/// What waits to leave, and for a turn.
pub(super) struct Channels {
    /// A place for each entry: the host may block requests for ever.
    pub requests: FifoPorts<D2hRequest>,
    /// Lines that the host pulled.
    pub data: FifoPorts<D2hData>,
    /// Completions.
    pub completions: FifoPorts<S2mResponse>,
    /// Lines from the cache for the host.
    pub cached_lines: FifoPorts<S2mData>,
    /// What is asked of memory.
    pub memory: FifoPorts<DeviceMemoryRequest>,
    /// Commands about pages.
    pub commands: FifoPorts<BiasCommand>,
}

impl DmcBank {
    #[elaborate]
    pub(super) fn channels(&self, ports: &DmcBankPorts, host_line: Stream<S2mData>) -> Channels {
        let requests = queue::<D2hRequest>("requests", (), self.outstanding);
        requests.source.ready.ignore();
        let data = instance("data_queue", &Fifo::<D2hData> { payload: (), depth: QUEUE_DEPTH });
        let completions = Fifo::<S2mResponse> { payload: (), depth: QUEUE_DEPTH };
        let completions = instance("completions", &completions);
        let cached_lines = lines_for_host(QUEUE_DEPTH);
        let cached_lines = instance("cached_lines", &cached_lines);
        let memory = Fifo::<DeviceMemoryRequest> { payload: (), depth: QUEUE_DEPTH };
        let memory = instance("memory", &memory);
        let commands = instance("commands", &Fifo::<BiasCommand> { payload: (), depth: 2 });

        ports.d2h_request.connect(*requests.sink);
        ports.d2h_data.connect(*data.sink);
        ports.s2m_response.connect(*completions.sink);
        ports.memory_request.connect(*memory.sink);
        commands.source.connect(*ports.bias_command);
        let cached_line = cached_lines.sink.payload;
        let is_missing = cached_line.opcode.is(S2mDataOpcode::MemDataNxm);
        let given = S2mData { data: cached_line.data | is_missing.mask(512), ..cached_line };
        let from_cache = Stream::<S2mData>::wire(&());
        from_cache.offer(cached_lines.sink.valid, given);
        cached_lines.sink.ready.set(from_cache.ready);
        let lines = [from_cache, host_line];
        scope("host_line", || merge(&lines, *ports.s2m_data));
        data.source.ready.ignore();
        completions.source.ready.ignore();
        cached_lines.source.ready.ignore();
        memory.source.ready.ignore();
        Channels { requests, data, completions, cached_lines, memory, commands }
    }
}

/// What is looked at of a write of the host when it is chosen.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct WriteHead {
    /// The kind of write.
    pub opcode: State<M2sWriteOpcode>,
    /// What it wants of a copy.
    pub snoop: State<MemSnoop>,
    /// Whether it says what the host keeps.
    pub meta_field: State<MetaField>,
    /// What that is.
    pub meta_value: State<MetaValue>,
    /// Its tag.
    #[width(16)]
    pub tag: Bits,
    /// The line.
    #[width(LINE_BITS)]
    pub line_address: Bits,
    /// It is poisoned.
    pub poison: Bool,
}

/// A write of the host in two: what is looked at when it is chosen, and the line.
pub(super) fn parts(write: M2sWrite) -> (WriteHead, Written) {
    let M2sWrite { opcode, snoop, meta_field, meta_value, tag, line_address, poison, .. } = write;
    let head = WriteHead { opcode, snoop, meta_field, meta_value, tag, line_address, poison };
    (head, Written { data: write.data, byte_enable: write.byte_enable })
}

/// What the host sends, without what has no known opcode.
pub(super) struct FromHost {
    /// Requests.
    pub requests: Stream<M2sRequest>,
    /// Writes.
    pub writes: Stream<M2sWrite>,
    /// What is no such thing.
    pub stray: Stray,
}

/// What the host should not have sent.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Stray {
    /// Something came without a known opcode.
    pub unknown_opcode: Bool,
    /// Its tag.
    #[width(16)]
    pub tag: Bits,
}

impl FromHost {
    #[elaborate]
    pub fn new(ports: &DmcBankPorts) -> Self {
        let DmcBankPorts { m2s_request, m2s_write, .. } = ports;
        let request = m2s_request.payload;
        // Memory is not read ahead: the hint has no answer and may be dropped (CXL 3.2, 3.5.3.1).
        let hints = request.opcode.is(M2sRequestOpcode::MemSpecRd);
        let request_served =
            request.opcode.is_any(&[
                M2sRequestOpcode::MemInv,
                M2sRequestOpcode::MemRd,
                M2sRequestOpcode::MemRdData,
                M2sRequestOpcode::MemRdFwd,
                M2sRequestOpcode::MemWrFwd,
                M2sRequestOpcode::MemInvNt,
            ]) & codes_are_known(request.snoop, request.meta_field, request.meta_value);
        let write = m2s_write.payload;
        let write_known = write.opcode.is_any(&[M2sWriteOpcode::MemWr, M2sWriteOpcode::MemWrPtl])
            & codes_are_known(write.snoop, write.meta_field, write.meta_value);
        let requests = Stream::<M2sRequest>::wire(&());
        requests.offer(m2s_request.valid & request_served, request);
        m2s_request.ready.set(requests.ready);
        let writes = Stream::<M2sWrite>::wire(&());
        writes.offer(m2s_write.valid & write_known, write);
        m2s_write.ready.set(writes.ready);

        let stray_request = delayed_bool(m2s_request.fires() & !request_served & !hints);
        let stray_write = delayed_bool(m2s_write.fires() & !write_known);
        let request_tag = delayed(request.tag);
        let write_tag = delayed(write.tag);
        Self {
            requests,
            writes,
            stray: Stray {
                unknown_opcode: stray_request | stray_write,
                tag: mux(stray_request, request_tag, write_tag),
            },
        }
    }
}

/// Whether the other fields of a message have codes that mean something (CXL 3.2, tables 3-36 to
/// 3-38). Where the meta field says nothing, the meta value is reserved.
#[elaborate]
fn codes_are_known(
    snoop: State<MemSnoop>,
    meta_field: State<MetaField>,
    meta_value: State<MetaValue>,
) -> Bool {
    let snoops = [MemSnoop::None, MemSnoop::SnpData, MemSnoop::SnpCur, MemSnoop::SnpInv];
    let values = [MetaValue::Invalid, MetaValue::Any, MetaValue::Shared];
    let says_known = meta_field.is(MetaField::Meta0State) & meta_value.is_any(&values);
    snoop.is_any(&snoops) & (says_known | meta_field.is(MetaField::NoOp))
}

/// Whether a queue takes one more, by how many were inside a cycle ago: four may be on their way
/// to it.
pub(super) fn has_room(occupancy: Bits) -> Bool {
    delayed_bool(occupancy.is_below(QUEUE_DEPTH - 4))
}

/// A queue of lines for the host, in block RAM.
pub(super) fn lines_for_host(depth: u32) -> FifoIn<S2mData> {
    FifoIn { fifo: Fifo { payload: (), depth }, memory: FifoMemory::Block }
}

/// What waits to leave.
pub(super) const QUEUE_DEPTH: u32 = 8;
