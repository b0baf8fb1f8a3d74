//! Line port to PCI Express: line requests as memory reads and writes of an endpoint.
//!
//! ```text
//!                  +----- line_to_pcie -----+
//!     line_request |                        | pcie_request
//!  --------------->| stream          stream |----------------->
//!    line_response |                        | pcie_completion
//!  <---------------| stream          stream |<-----------------
//!          message |                        | status
//!  --------------->| stream           level |----------------->
//!         settings |                        |
//!  --------------->| level                  |
//!                  +------------------------+
//!
//!  pass --part of a line--> find --> measure --> extend --> emit --nothing left--> pass
//!    |                       ^                                |
//!    |                       +----------more pieces-----------+
//!    +--barrier--> await --all reads have come--> pass
//! ```
//!
//! # Function
//! Reads of every kind become memory reads, writes of every kind posted memory writes: this link has
//! no caches to hint at. Requests for consecutive lines that come in consecutive cycles become one
//! packet of at most `READ_BYTES` or `PAYLOAD_BYTES`, which never crosses 4 KiB.
//!
//! `settings` are those of the function's Device Control register, as its PCI Express core shows them: no payload and no read
//! is longer, and without extended tags no tag is above 31. They count from the next packet and the next tag on.
//!
//! A write of part of a line becomes as many packets as the rules for byte enables ask for: bytes in
//! a row are one, else each DW is one of its own; a packet takes four cycles, the first of a line five. A write of no byte, an evict and a flush are
//! answered without a packet; a watch is refused, since there is no copy that could be watched. A barrier is a read of zero bytes: it may not overtake writes, so its
//! completion says that they are visible.
//!
//! An interrupt's message becomes a posted write of a DW. It is taken from `message` when it has left.
//!
//! Completions may be split at every multiple of 64 bytes, and come in any order between requests. A
//! completion that says that the request failed, or that does not fit its request, ends the request:
//! lines that are missing are answered with `Error`. So is a line with poisoned data. A completion
//! for no request is dropped. `status` counts what went wrong and names what did so first.
//!
//! # Backpressure
//! Requests wait for the link and for a free tag. Completions wait for `line_response` alone, which
//! must be taken without waiting for a request.
//!
//! # Ordering
//! Packets leave in the order of the requests, a message between two of them as soon as it comes: behind whatever was
//! answered before, so that it does not pass the completion that it is about. A write is answered when it is on offer, a read when its
//! data come; so whoever has the answer to a write and then reads the line reads what it wrote. A
//! write must not be made to a line whose read is not answered: it may overtake. A barrier is
//! answered when all earlier reads are, and later requests wait for it.
//!
//! # Reset
//! Forgets all requests. Completions of requests from before must not come afterwards.
//!
//! # Resources
//! Twice the longest packet of lines, and a line's tag for each line that can be on its way, in
//! lookup-table memory.
//!
//! # Rationale
//! Relaxed ordering would let writes pass each other, which the barrier relies on not to happen.
//! Requester id, traffic class and attributes are constants of the adapter to a vendor's port, which
//! also moves the payload from its lanes to behind the header.
use nic_dsl::{
    Bool, Bundle, LevelSink, LevelSource, Module, Ports, Sink, Source, delayed, delayed_bool,
    elaborate, instance, mux, register_bool, register_reset, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    Identifier, InterruptMessage, LineRequest, LineResponse, PcieCompletion, PcieRequest,
    PcieSettings, PcieStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::id_pool::IdPool;
use crate::stream::skid_buffer::SkidBuffer;

mod complete;
mod faults;
mod gather;
mod send;
mod split;
mod tags;

use tags::Tags;

/// What the adapter promises; the latency is that of a read.
pub const CONTRACT: Contract = Contract {
    module: "line_to_pcie",
    summary: "Sends line requests as PCI Express memory reads and writes.",
    source: contract::Source { paper: "CXL-NIC", section: "6; PCI Express Base 2.2, 2.4" },
    latency: Some(Latency::exactly(3, "line_request")),
    interval: 1,
    waits_on: &["pcie_request", "pcie_completion", "line_response"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "TAGS",
            default: "256",
            meaning: "reads on their way, a power of two from 2 to 256",
        },
        Parameter {
            name: "READ_BYTES",
            default: "512",
            meaning: "longest read, a power of two from 128 to 4096",
        },
        Parameter {
            name: "PAYLOAD_BYTES",
            default: "256",
            meaning: "longest write, a power of two from 128 to 4096",
        },
    ],
    presets: &[
        Preset::product("line_to_pcie", &["TAGS=256", "READ_BYTES=512", "PAYLOAD_BYTES=256"]),
        Preset::test("line_to_pcie_tiny", &["TAGS=4", "READ_BYTES=128", "PAYLOAD_BYTES=128"]),
    ],
    proof: Proof::none(
        "what it promises is about packets of a host that keeps the rules, which the tests' root complex knows",
    ),
    constraint: None,
    build: |values| {
        build(&LineToPcie {
            tags: values.power_of_two("TAGS", 2..=256)?,
            read_lines: values.power_of_two("READ_BYTES", 128..=4096)? / LINE_BYTES,
            payload_lines: values.power_of_two("PAYLOAD_BYTES", 128..=4096)? / LINE_BYTES,
        })
    },
};

/// Bytes of a line.
const LINE_BYTES: u32 = 64;
/// Bytes of a DW.
const DW_BYTES: u32 = 4;
/// Bits of a line's number in its page of 4 KiB.
const PAGE_BITS: u32 = 6;
/// Bits of a number of lines in a packet, up to 64.
const COUNT_BITS: u32 = 7;
/// Bits of a tag that every completer gives back.
const PLAIN_TAG_BITS: u32 = 5;

/// An endpoint.
#[derive(Clone, Debug)]
pub struct LineToPcie {
    /// Reads on their way, a power of two from 2 to 256.
    pub tags: u32,
    /// Lines of the longest read, a power of two from 2 to 64.
    pub read_lines: u32,
    /// Lines of the longest write, a power of two from 2 to 64.
    pub payload_lines: u32,
}

/// Ports of the adapter.
#[derive(Ports)]
pub struct LineToPciePorts {
    /// What is asked for.
    pub line_request: Sink<LineRequest>,
    /// The answers, in any order.
    pub line_response: Source<LineResponse>,
    /// Messages of interrupts.
    pub message: Sink<InterruptMessage>,
    /// What the host has set.
    pub settings: LevelSink<PcieSettings>,
    /// Packets to the host.
    pub pcie_request: Source<PcieRequest>,
    /// Packets from the host.
    pub pcie_completion: Sink<PcieCompletion>,
    /// What has come and gone.
    pub status: LevelSource<PcieStatus>,
}

impl LineToPcie {
    /// Bits of a tag.
    fn tag_bits(&self) -> u32 {
        self.tags.ilog2()
    }
    /// Bits of a line's number in its read.
    fn index_bits(&self) -> u32 {
        self.read_lines.ilog2()
    }
}

impl Module for LineToPcie {
    type Ports = LineToPciePorts;

    fn name(&self) -> String {
        let (read, payload) = (self.read_lines * LINE_BYTES, self.payload_lines * LINE_BYTES);
        format!("line_to_pcie_t{}_r{read}_p{payload}", self.tags)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> LineToPciePortsShape {
        LineToPciePortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let pool = instance("pool", &IdPool { identifiers: self.tags });
        // What it is given back was asked for: strays do not come that far.
        let payload = pool.allocation.payload.shape();
        let free_tags = instance("free_tags", &SkidBuffer::<Identifier> { payload });
        free_tags.source.connect(*pool.allocation);

        let tags = Tags::new(self);
        let is_settled = wire::<Bool>(());
        let barrier_failed = wire::<Bool>(());
        let settings = *ports.settings;
        let gathered = self.gather(*ports.line_request, &settings);
        let usable = self.usable(*free_tags.sink, settings.extended_tags);
        let sent = self.send(
            &gathered,
            &tags,
            usable.tag,
            (is_settled, barrier_failed),
            (*ports.message, *ports.pcie_request),
        );
        let completed = self.complete(&tags, &sent, *ports.pcie_completion, *ports.line_response);
        // A tag that may not be used goes back when no other does.
        usable.may_return.set(!completed.ends);
        let comes_back = delayed_bool(completed.ends | usable.returns);
        let value = delayed(mux(completed.ends, completed.tag, free_tags.sink.payload.value));
        pool.release.send(comes_back, Identifier { value });

        // Reads that are sent and not completed.
        let reads = register_reset(self.tag_bits() + 1, 0);
        when(sent.asks & !completed.ends, || reads.set(reads + 1));
        when(completed.ends & !sent.asks, || reads.set(reads - 1));
        is_settled.set(reads.is_zero());
        let failed = register_bool(false);
        when(completed.barrier_fails, || failed.set(true))
            .otherwise_when(sent.asks, || failed.set(false));
        barrier_failed.set(failed);
        self.count(&sent, &completed, *ports.status);
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
    fn packets_of_128_to_4096_bytes_are_legal() {
        structure::elaborates(
            &RECORD,
            ["READ_BYTES=4096 PAYLOAD_BYTES=128", "TAGS=2 READ_BYTES=128 PAYLOAD_BYTES=4096"],
        );
        for settings in ["READ_BYTES=64", "PAYLOAD_BYTES=192", "TAGS=512"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("a power of two from"), "{error}");
        }
    }
}
