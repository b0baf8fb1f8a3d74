//! Unmapped memory: answers what the host asks of lines that are nobody's, and says that it did.
//!
//! ```text
//!              +--- unmapped_memory ---+
//!  m2s_request |                       | s2m_response
//!  ----------->| stream         stream |-------------->
//!    m2s_write |                       | s2m_data
//!  ----------->| stream         stream |-------------->
//! h2d_response |                       | status
//!  ----------->| stream          level |-------------->
//!              +-----------------------+
//! ```
//!
//! # Function
//! Stands where a device has no memory, as the last behind its windows (`memory_window`). A read is answered by all ones and the word that there is no
//! memory (MemDataNxm, which has no completion); a request for a copy without data, and a write, are completed, and what
//! is written is lost. A hint (MemSpecRd) has no answer. Without an answer a processor that has lost its way would wait for ever.
//!
//! # Backpressure
//! A request is taken while both channels to the host have room in their queues, a write while that of completions has. `h2d_response` is always taken.
//!
//! # Ordering
//! Per channel of the host: FIFO order.
//!
//! # Faults
//! All that comes, but for hints, is one. Each is counted, the first since reset is named, with its line: a read or a request for a copy; a write; a forward, and
//! a response, which nothing here waits for; a message with a code that is none for this device. The last three are dropped.
//!
//! # Reset
//! Empties it.
//!
//! # Resources
//! Tags in two queues of 4 and one of 2.
//!
//! # Rationale
//! `dcoh_type2` does the same for addresses outside its memory; a device without a coherence engine has nobody else for it.
use nic_dsl::{
    Bits, Bool, BundleExt, Flat, LevelSource, Module, Ports, Sink, assert_always, constant,
    constant_bool, cover, elaborate, instance, mux, register_reset, register_state, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::interface::CxlMemoryPorts;
use crate::lib::counter;
use crate::lib::merge::merge;
use crate::message::{
    H2dResponse, M2sRequestOpcode as Opcode, MetaField, MetaValue, S2mCompletion, S2mData,
    S2mDataOpcode, S2mResponse, UnmappedFault, UnmappedStatus, Word, WordShape,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::fifo::Fifo;

/// What it promises; the latency is that of a read.
pub const CONTRACT: Contract = Contract {
    module: "unmapped_memory",
    summary: "Answers what the host asks of lines that are nobody's.",
    source: contract::Source { paper: "design", section: "cxl-codes" },
    latency: Some(Latency::exactly(1, "m2s_request")),
    interval: 1,
    waits_on: &["s2m_response", "s2m_data"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("unmapped_memory", &[]).proof(Proof::bounded(8).cover(8))],
    proof: Proof::bounded(4),
    constraint: None,
    build: |_| build(&UnmappedMemory),
};

/// Answers on their way to the host, of each kind.
const ANSWERS: u32 = 4;
/// Completions of writes.
const WRITES: u32 = 2;
/// Bits of a tag.
const TAG_BITS: u32 = 16;
/// Bytes of a line.
const LINE_BYTES: u32 = 64;

/// Lines that are nobody's.
#[derive(Clone, Debug)]
pub struct UnmappedMemory;

/// Ports of it.
#[derive(Ports)]
pub struct UnmappedMemoryPorts {
    /// The host, about lines that are nobody's.
    pub host: Flat<CxlMemoryPorts>,
    /// Responses to requests that nobody has sent.
    #[shape(())]
    pub h2d_response: Sink<H2dResponse>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<UnmappedStatus>,
}

impl Module for UnmappedMemory {
    type Ports = UnmappedMemoryPorts;

    fn name(&self) -> String {
        CONTRACT.module.to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("unmapped_memory.rs"), &CONTRACT)
    }

    fn shape(&self) -> UnmappedMemoryPortsShape {
        UnmappedMemoryPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, UnmappedMemoryPorts { host, h2d_response, status }: Self::Ports) {
        let tags = WordShape { bits: TAG_BITS };
        let reads = instance("reads", &Fifo::<Word> { payload: tags, depth: ANSWERS });
        let responses = |depth| Fifo::<S2mResponse> { payload: (), depth };
        let copies = instance("copies", &responses(ANSWERS));
        let writes = instance("writes", &responses(WRITES));

        let request = host.m2s_request.payload;
        request.snoop.bits().ignore();
        let opcode = request.opcode;
        let is_read = opcode.is_any(&[Opcode::MemRd, Opcode::MemRdData]);
        let is_copy = opcode.is_any(&[Opcode::MemInv, Opcode::MemInvNt]);
        let is_forward = opcode.is_any(&[Opcode::MemRdFwd, Opcode::MemWrFwd]);
        let is_known = is_read | is_copy | is_forward | opcode.is(Opcode::MemSpecRd);
        host.m2s_request.ready.set(reads.source.ready & copies.source.ready);
        let comes = host.m2s_request.fires();
        reads.source.offer(comes & is_read, Word { data: request.tag });
        let says = request.meta_field.is(MetaField::Meta0State);
        let keeps = says & !request.meta_value.is(MetaValue::Invalid);
        let completion = mux(keeps, state(S2mCompletion::CmpE), state(S2mCompletion::Cmp));
        copies.source.offer(comes & is_copy, S2mResponse { completion, tag: request.tag });

        let write = host.m2s_write.payload;
        write.opcode.bits().ignore();
        write.snoop.bits().ignore();
        write.meta_field.bits().ignore();
        write.meta_value.bits().ignore();
        write.poison.ignore();
        write.data.ignore();
        write.byte_enable.ignore();
        let completion = state(S2mCompletion::Cmp);
        writes.source.offer(host.m2s_write.valid, S2mResponse { completion, tag: write.tag });
        host.m2s_write.ready.set(writes.source.ready);
        merge(&[*copies.sink, *writes.sink], *host.s2m_response);

        let data = S2mData {
            opcode: state(S2mDataOpcode::MemDataNxm),
            tag: reads.sink.payload.data,
            poison: constant_bool(false),
            data: constant(8 * LINE_BYTES, -1),
        };
        host.s2m_data.offer(reads.sink.valid, data);
        reads.sink.ready.set(host.s2m_data.ready);
        reads.occupancy.ignore();
        copies.occupancy.ignore();
        writes.occupancy.ignore();

        h2d_response.ready.set(true);
        h2d_response.payload.ignore_all();
        let reads_one = comes & (is_read | is_copy);
        let writes_one = host.m2s_write.fires();
        let is_unknown_forward = comes & is_forward;
        let is_unknown_response = h2d_response.fires();
        let is_unknown_opcode = comes & !is_known;
        // Of several in a cycle the last is named, so that the line is its own.
        let faults: [(UnmappedFault, &str, Bits, Bool); 5] = [
            (UnmappedFault::UnknownOpcode, "opcode", status.unknown_opcodes, is_unknown_opcode),
            (
                UnmappedFault::UnknownResponse,
                "response",
                status.unknown_responses,
                is_unknown_response,
            ),
            (UnmappedFault::UnknownForward, "forward", status.unknown_forwards, is_unknown_forward),
            (UnmappedFault::Read, "read", status.reads, reads_one),
            (UnmappedFault::Write, "write", status.writes, writes_one),
        ];
        let fault = register_state(UnmappedFault::None);
        let is_first = fault.is(UnmappedFault::None);
        status.fault.set(fault);
        for (cause, name, count, happens) in faults {
            counter::saturating(&format!("{name}_count"), count, happens);
            when(happens & is_first, || fault.set(state(cause)));
        }
        let fault_line = register_reset(request.line_address.width(), 0);
        when(is_first & writes_one, || fault_line.set(write.line_address))
            .otherwise_when(is_first & reads_one, || fault_line.set(request.line_address));
        status.fault_line.set(fault_line);

        let has_room = reads.source.ready & copies.source.ready;
        assert_always("a request that is taken has a place", comes.implies(has_room));
        cover("a read is answered", host.s2m_data.fires());
        cover("a write and a request for a copy come together", writes_one & comes & is_copy);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }
}
