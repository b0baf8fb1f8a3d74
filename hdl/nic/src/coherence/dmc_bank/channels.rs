//! The queues between the bank and what is around it.
use nic_dsl::{
    Bits, Bool, Source, Stream, assert_always, delayed, delayed_bool, elaborate, instance, mux,
    register_reset,
};

use super::DmcBankPorts;
use super::answers::HostReads;
use super::configuration::DmcBank;
use crate::lib::pick::decoded;
use crate::message::{
    BiasAnswer, BiasCommand, D2hData, D2hRequest, DeviceMemoryRequest, LineResponse, M2sRequest,
    M2sRequestOpcode, M2sWrite, M2sWriteOpcode, S2mData, S2mResponse,
};
use crate::stream::arbiter::Arbiter;
use crate::stream::fifo::{Fifo, FifoPorts};

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
    /// Their answers.
    pub bias_answers: FifoPorts<BiasAnswer>,
}

impl DmcBank {
    #[elaborate]
    pub(super) fn channels(&self, ports: &DmcBankPorts, host_reads: &HostReads) -> Channels {
        let requests = Fifo::<D2hRequest> { payload: (), depth: self.outstanding };
        let requests = instance("requests", &requests);
        requests.occupancy.ignore();
        requests.source.ready.ignore();
        let data = instance("data_queue", &Fifo::<D2hData> { payload: (), depth: QUEUE_DEPTH });
        let completions = Fifo::<S2mResponse> { payload: (), depth: QUEUE_DEPTH };
        let completions = instance("completions", &completions);
        let cached_lines = Fifo::<S2mData> { payload: (), depth: QUEUE_DEPTH };
        let cached_lines = instance("cached_lines", &cached_lines);
        let memory = Fifo::<DeviceMemoryRequest> { payload: (), depth: QUEUE_DEPTH };
        let memory = instance("memory", &memory);
        let commands = instance("commands", &Fifo::<BiasCommand> { payload: (), depth: 2 });
        commands.occupancy.ignore();
        let bias_answers = Fifo::<BiasAnswer> { payload: (), depth: QUEUE_DEPTH };
        let bias_answers = instance("bias_answers", &bias_answers);

        ports.d2h_request.connect(*requests.sink);
        ports.d2h_data.connect(*data.sink);
        ports.s2m_response.connect(*completions.sink);
        ports.memory_request.connect(*memory.sink);
        commands.source.connect(*ports.bias_command);
        ports.bias_answer.connect(*bias_answers.sink);
        let lines = instance("lines_for_host", &Arbiter::<S2mData> { payload: (), sources: 2 });
        lines.source[0].connect(*cached_lines.sink);
        lines.source[1].connect(*host_reads.lines.sink);
        ports.s2m_data.connect(*lines.sink);
        data.source.ready.ignore();
        completions.source.ready.ignore();
        cached_lines.source.ready.ignore();
        memory.source.ready.ignore();
        bias_answers.source.ready.ignore();
        Channels { requests, data, completions, cached_lines, memory, commands, bias_answers }
    }
}

impl Channels {
    /// The entry whose request leaves for the host, a bit for each.
    #[elaborate]
    pub fn sent(&self, entry_bits: u32) -> Bits {
        let request = self.requests.sink;
        decoded(request.fires(), request.payload.cqid.truncate(entry_bits))
    }
}

/// What the host sends, without what has no known opcode.
pub(super) struct FromHost {
    /// Requests.
    pub requests: Stream<M2sRequest>,
    /// Writes.
    pub writes: Stream<M2sWrite>,
    /// One came without a known opcode.
    pub unknown_opcode: Bool,
    /// Its tag.
    pub tag: Bits,
}

impl FromHost {
    #[elaborate]
    pub fn new(ports: &DmcBankPorts) -> Self {
        let DmcBankPorts { m2s_request, m2s_write, .. } = ports;
        let request_known = m2s_request.payload.opcode.is_any(&[
            M2sRequestOpcode::MemInv,
            M2sRequestOpcode::MemRd,
            M2sRequestOpcode::MemRdFwd,
            M2sRequestOpcode::MemWrFwd,
        ]);
        let write_known =
            m2s_write.payload.opcode.is_any(&[M2sWriteOpcode::MemWr, M2sWriteOpcode::MemWrPtl]);
        let requests = Stream::<M2sRequest>::wire(&());
        requests.offer(m2s_request.valid & request_known, m2s_request.payload);
        m2s_request.ready.set(requests.ready);
        let writes = Stream::<M2sWrite>::wire(&());
        writes.offer(m2s_write.valid & write_known, m2s_write.payload);
        m2s_write.ready.set(writes.ready);

        let stray_request = delayed_bool(m2s_request.fires() & !request_known);
        let stray_write = delayed_bool(m2s_write.fires() & !write_known);
        let request_tag = delayed(m2s_request.payload.tag);
        let write_tag = delayed(m2s_write.payload.tag);
        Self {
            requests,
            writes,
            unknown_opcode: stray_request | stray_write,
            tag: mux(stray_request, request_tag, write_tag),
        }
    }
}

/// The answers to a port. Each request has its place before it is tried, so that nothing that the
/// host waits for waits for the port.
pub(super) struct Responses {
    /// Answers.
    pub queue: Stream<LineResponse>,
    /// There is a place.
    pub has_place: Bool,
    /// It is taken.
    pub takes: Bool,
    /// What was tried is put back.
    pub returns: Bool,
}

impl DmcBank {
    #[elaborate]
    pub(super) fn responses_to(&self, line_response: &Source<LineResponse>) -> Responses {
        let depth = self.responses();
        let queue = instance("queue", &Fifo::<LineResponse> { payload: (), depth });
        line_response.connect(*queue.sink);
        queue.source.ready.ignore();
        queue.occupancy.ignore();
        let width = depth.trailing_zeros() + 1;
        let taken_places = register_reset(width, 0);
        let takes = nic_dsl::wire::<Bool>(());
        let returns = nic_dsl::wire::<Bool>(());
        let one = |condition: Bool| condition.bits().zero_extend(width);
        let left = queue.sink.fires();
        // What is taken is known late, what comes back even later.
        let came_back = delayed_bool(returns);
        let others = taken_places - one(left) - one(came_back);
        taken_places.set(mux(takes, others + 1, others));
        let has_place = taken_places.differs(depth);
        let source = queue.source;
        assert_always("each answer has its place", source.valid.implies(source.ready));
        Responses { queue: *source, has_place, takes, returns }
    }
}

/// Whether a queue takes one more, by how many were inside a cycle ago: three may be on their way
/// to it.
pub(super) fn has_room(occupancy: Bits) -> Bool {
    delayed_bool(occupancy.is_below(QUEUE_DEPTH - 3))
}

/// What waits to leave.
pub(super) const QUEUE_DEPTH: u32 = 8;
