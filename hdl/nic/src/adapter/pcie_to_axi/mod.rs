//! PCI Express to AXI: memory requests of an endpoint as bursts of an AXI4 master.
//!
//! ```text
//!                    +---- pcie_to_axi ----+
//!       pcie_request |                     | write_address, write_data
//!  ----------------->| stream       stream |------------------------->
//!    pcie_completion |                     | write_response
//!  <-----------------| stream       stream |<-------------------------
//!                    |                     | read_address
//!                    |              stream |------------------------->
//!                    |                     | read_data
//!                    |              stream |<-------------------------
//!                    |                     | status
//!                    |               level |------------------------->
//!                    +---------------------+
//!
//!  writes --> AW, W      B --> count of writes that are done
//!  reads ---> queue --as many are done as were sent before it--> AR    R --> completions
//! ```
//!
//! # Function
//! For bridges that have the PCI Express core behind an AXI4 slave of 512 bits (AWS F1 PCIM, XDMA AXI bridge). A packet is
//! a burst: 64 bytes a beat, incrementing, from the packet's first DW on, with strobes as its byte enables say. Packets do
//! not cross 4 KiB, so bursts do not. All writes have id 0, which keeps them in order.
//!
//! Reads are of whole lines, or of no byte. A read waits until every write that was sent before it has its response, so that it does not pass them,
//! whatever the bridge would allow. It then has an id of its own, at most `READS` of them; what comes back is completed a
//! beat at a time, each with the bytes that its request still lacks. A read of no byte (a barrier) is completed
//! when its turn comes: nothing of it leaves.
//!
//! A beat with an error ends its request (`CompleterAbort` for a slave's, `UnsupportedRequest` for a decoder's),
//! and the rest of the burst is dropped. A write that fails is counted, as nobody waits for it. So are a `last` at the
//! wrong beat, and responses and beats of nothing, which are dropped.
//!
//! # Backpressure
//! Writes wait for AW and W, reads for AR; a write waits for a read only if `QUEUE` of them wait, or 4,096 writes have passed
//! the oldest of them, and then before its first beat. Beats of reads wait for `pcie_completion`.
//!
//! # Ordering
//! Writes in FIFO order. Reads are issued in FIFO order, behind the writes before them; later writes may pass them.
//!
//! # Reset
//! Forgets all. What the bridge still has outstanding must not come back afterwards.
//!
//! # Resources
//! A line each way, the queue of reads and a table of the outstanding ones in lookup-table memory.
//!
//! # Rationale
//! Tags as ids would need 8 bits, and bridges have 4 or 5 with one read each. A single id for reads would bring them back in order,
//! and one from a busy channel would hold up the others. Trusting the bridge to order reads behind writes
//! holds for the core behind it, not for an interconnect before it.
use nic_dsl::bundle::bundle_width;
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Module, Ports, Sink, Source, concatenate, delayed,
    elaborate, instance, mux, register_bool, register_reset,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    AxiAddress, AxiAddressShape, AxiMasterStatus, AxiReadData, AxiReadDataShape, AxiWriteData,
    AxiWriteDataShape, AxiWriteResponse, AxiWriteResponseShape, PcieCompletion, PcieRequest,
    PcieRequestType, Word, WordShape,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::fifo::Fifo;
use crate::stream::skid_buffer::SkidBuffer;

mod reads;
mod writes;

/// What the adapter promises; the latency is that of a write.
pub const CONTRACT: Contract = Contract {
    module: "pcie_to_axi",
    summary: "Sends PCI Express memory requests as bursts of an AXI4 master.",
    source: contract::Source { paper: "design", section: "interfaces 2; AMBA AXI4 A3, A5" },
    latency: Some(Latency::exactly(2, "pcie_request")),
    interval: 1,
    waits_on: &[
        "pcie_request",
        "pcie_completion",
        "write_address",
        "write_data",
        "read_address",
        "read_data",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "READS",
            default: "32",
            meaning: "outstanding reads, a power of two from 4 to 256",
        },
        Parameter {
            name: "QUEUE",
            default: "256",
            meaning: "reads that wait, a power of two from 4 to 256",
        },
    ],
    presets: &[
        Preset::product("pcie_to_axi", &["READS=32", "QUEUE=256"]),
        Preset::test("pcie_to_axi_tiny", &["READS=4", "QUEUE=4"]),
    ],
    proof: Proof::none(
        "what it promises is about a slave that keeps the rules of AXI4, which the tests' memory knows",
    ),
    constraint: None,
    build: |values| {
        build(&PcieToAxi {
            reads: values.power_of_two("READS", 4..=256)?,
            queue: values.power_of_two("QUEUE", 4..=256)?,
        })
    },
};

/// Bytes of a beat.
const LINE_BYTES: u32 = 64;
/// DWs of a beat.
const DWS: u32 = 16;
/// Bits of a number of lines in a packet, up to 64.
const COUNT_BITS: u32 = 7;
/// Bits of the counts of writes that were sent and that are done.
const WRITE_BITS: u32 = 16;
/// Writes that may be without a response, and that may pass a read that waits. Both keep the counts comparable.
const MOST_WRITES: u32 = 1 << 12;
/// Two to this power is the number of bytes of a beat, as AxSIZE says it.
const SIZE: u32 = LINE_BYTES.ilog2();

/// An adapter.
#[derive(Clone, Debug)]
pub struct PcieToAxi {
    /// Outstanding reads, a power of two from 4 to 256.
    pub reads: u32,
    /// Reads that wait, a power of two from 4 to 256.
    pub queue: u32,
}

/// Ports of the adapter.
#[derive(Ports)]
pub struct PcieToAxiPorts {
    /// What is asked for.
    #[shape(())]
    pub pcie_request: Sink<PcieRequest>,
    /// Completions of reads.
    #[shape(())]
    pub pcie_completion: Source<PcieCompletion>,
    /// Channel AW.
    pub write_address: Source<AxiAddress>,
    /// Channel W.
    pub write_data: Source<AxiWriteData>,
    /// Channel B.
    pub write_response: Sink<AxiWriteResponse>,
    /// Channel AR.
    pub read_address: Source<AxiAddress>,
    /// Channel R.
    pub read_data: Sink<AxiReadData>,
    /// What went wrong.
    #[shape(())]
    pub status: LevelSource<AxiMasterStatus>,
}

/// A read that waits.
#[derive(Clone, Copy, Debug, Bundle)]
pub(crate) struct Asked {
    /// The request's.
    #[width(8)]
    pub tag: Bits,
    /// Byte address of the first line.
    #[width(64)]
    pub address: Bits,
    /// Lines, less one.
    #[width(6)]
    pub length: Bits,
    /// It asks for no byte.
    pub is_barrier: Bool,
    /// Writes that were sent before it, since reset.
    #[width(WRITE_BITS)]
    pub behind: Bits,
}

/// How many writes there have been; counts go around.
struct Writes {
    sent: Bits,
    done: Bits,
}

impl Module for PcieToAxi {
    type Ports = PcieToAxiPorts;

    fn name(&self) -> String {
        format!("pcie_to_axi_r{}_q{}", self.reads, self.queue)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> PcieToAxiPortsShape {
        let id_bits = self.id_bits();
        PcieToAxiPortsShape {
            write_address: AxiAddressShape { id_bits },
            write_data: AxiWriteDataShape { bytes: LINE_BYTES },
            write_response: AxiWriteResponseShape { id_bits },
            read_address: AxiAddressShape { id_bits },
            read_data: AxiReadDataShape { id_bits, bytes: LINE_BYTES },
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let requests = instance("requests", &SkidBuffer::<PcieRequest> { payload: () });
        requests.source.connect(*ports.pcie_request);
        let request = requests.sink.payload;
        let is_write = request.request_type.is(PcieRequestType::MemoryWrite);

        let payload = WordShape { bits: bundle_width::<Asked>(&()) };
        let queue = instance("reads", &Fifo::<Word> { payload, depth: self.queue });
        let writes_sent = register_reset(WRITE_BITS, 0);
        let writes_done = register_reset(WRITE_BITS, 0);
        let writes = Writes { sent: writes_sent, done: writes_done };
        let length = Self::lines(&request);
        // Known a few cycles late, of which the counts have many.
        let oldest = Asked::unpack(&(), queue.sink.payload.data);
        let unanswered = delayed(writes_sent - writes_done);
        let passing = delayed((writes_sent - oldest.behind) & queue.sink.valid.mask(WRITE_BITS));
        let is_few = |writes: Bits| writes.is_below(MOST_WRITES);
        let has_room = register_bool(true);
        has_room.set(is_few(unanswered) & is_few(passing));
        let is_offered = requests.sink.valid & is_write;
        let taken = self.write(&ports, (&request, length), (is_offered, has_room), &writes);
        let asked = Asked {
            tag: request.tag,
            address: request.address,
            length,
            is_barrier: request.first_dw_be.is_zero(),
            behind: writes.sent,
        };
        queue.source.offer(requests.sink.valid & !is_write, Word { data: asked.packed() });
        requests.sink.ready.set(mux(is_write, taken, queue.source.ready));
        self.read(&ports, *queue.sink, &oldest, &writes);
    }
}

impl PcieToAxi {
    /// Bits of an id.
    fn id_bits(&self) -> u32 {
        self.reads.ilog2()
    }

    /// Lines that a packet touches, less one.
    #[elaborate]
    fn lines(request: &PcieRequest) -> Bits {
        // Zero DWs are 1,024.
        let dws = concatenate([request.length.is_zero().bits(), request.length]);
        let behind = dws + request.address.slice(2, 4).zero_extend(11) - 1;
        // It ends within 4 KiB.
        [behind.truncate(4), behind.top(1)].into_iter().for_each(Bits::ignore);
        behind.slice(4, 6)
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

    #[test]
    fn four_to_256_reads_are_legal() {
        structure::elaborates(&RECORD, ["READS=256 QUEUE=16", "READS=4"]);
        for settings in ["READS=2", "QUEUE=512"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("a power of two from 4 to 256"), "{error}");
        }
    }
}
