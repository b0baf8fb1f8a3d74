//! Memory window: gives what the host asks of a window of device memory to a module that answers it by itself.
//!
//! ```text
//!              +------ memory_window -------+
//!              |                            | engine_m2s_request, engine_m2s_write
//!  m2s_request |                            | owner_m2s_request, owner_m2s_write
//!    m2s_write |                            | engine_h2d_response
//! h2d_response |                            | owner_h2d_response
//!  ----------->| stream              stream |------------------------------------->
//!              |                            | engine_s2m_response, engine_s2m_data
//! s2m_response |                            | owner_s2m_response, owner_s2m_data
//!     s2m_data |                            | engine_d2h_request
//!  d2h_request |                            | owner_d2h_request
//!  <-----------| stream              stream |<-------------------------------------
//!       window |                            |
//!  ----------->| level                      |
//!              +----------------------------+
//! ```
//!
//! # Function
//! Stands between the host's CXL.mem and the coherence engine (`dcoh_type2`). Requests and writes for one of the `LINES` lines
//! of `window` go to the owner of the window, all others to the engine; so do
//! forwards (MemRdFwd, MemWrFwd). What both answer leaves in turn. The owner may let the host wait for an answer for as long as the
//! host does, and answer by whatever rules it likes: to the host
//! it is memory like any other.
//!
//! To take a line back from the host's caches the owner sends requests of its own (`owner_d2h_request`), with numbers below bit
//! `NUMBER_BIT`. They leave with that bit, which the engine's numbers have not; responses and forwards come back without it. No
//! data follow: a line that the host has modified comes as a write.
//!
//! # Backpressure
//! `owner` has to take requests, writes and responses whatever it waits for: it keeps a request that it does not answer yet.
//! One that it does not take holds up those behind it, for the engine too, once two are waiting; and so does the engine. Answers
//! of one never wait for the other's, but for their turn.
//!
//! # Ordering
//! Per channel and side: FIFO order. So a request still does not pass a forward of its line.
//!
//! # Reset
//! Empties it.
//!
//! # Resources
//! Two payloads of registers for each channel of the host, a register for each that leaves.
//!
//! # Rationale
//! Within the engine, each bank would need to know which of its lines are another's, and each MSHR might be held for ever. As
//! memory behind the engine, the owner would see no message of the host, but reads and writes that the cache makes of them.
use nic_dsl::{Bits, LevelSink, Module, Ports, Sink, Source, elaborate, instance, mux};
use nic_spec::contract::{self, Contract, Latency};

use crate::interface::{CxlMemoryPorts, HomePorts};
use crate::lib::compound::Routed;
use crate::message::{
    D2hRequest, H2dResponse, LineWindow, M2sRequest, M2sRequestOpcode as Opcode, M2sWrite, S2mData,
    S2mResponse,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::arbiter::Arbiter;
use crate::stream::demultiplexer::{Demultiplexer, DemultiplexerPorts};

/// What the window promises.
pub const CONTRACT: Contract = Contract {
    module: "memory_window",
    summary: "Gives what the host asks of a window of device memory to a module that answers it by itself.",
    source: contract::Source { paper: "Coherent PIO", section: "4" },
    latency: Some(Latency::exactly(1, "m2s_request")),
    interval: 1,
    waits_on: &[
        "engine_m2s_request",
        "engine_m2s_write",
        "engine_h2d_response",
        "engine_s2m_response",
        "engine_s2m_data",
        "engine_d2h_request",
        "owner_m2s_request",
        "owner_m2s_write",
        "owner_h2d_response",
        "owner_s2m_response",
        "owner_s2m_data",
        "owner_d2h_request",
        "s2m_response",
        "s2m_data",
        "d2h_request",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "LINES",
            default: "128",
            meaning: "of the window, a power of two from 2 to 1048576",
        },
        Parameter {
            name: "NUMBER_BIT",
            default: "11",
            meaning: "that tells the owner's requests from the engine's, 1 to 11",
        },
    ],
    presets: &[
        Preset::product("memory_window", &["LINES=128"]),
        Preset::test("memory_window_tiny", &["LINES=4", "NUMBER_BIT=5"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        build(&MemoryWindow {
            lines: values.power_of_two("LINES", 2..=1 << 20)?,
            number_bit: values.number("NUMBER_BIT", 1..=11)?,
        })
    },
};

/// Bits of a line's address.
const ADDRESS_BITS: u32 = 46;
/// Bits of a request's number.
const NUMBER_BITS: u32 = 12;

/// A window.
#[derive(Clone, Debug)]
pub struct MemoryWindow {
    /// Lines of it, a power of two from 2 to 1,048,576.
    pub lines: u32,
    /// The bit of a number that tells the owner's requests from the engine's, 1 to 11.
    pub number_bit: u32,
}

/// Ports of the window.
#[derive(Ports)]
pub struct MemoryWindowPorts {
    /// The host, about device memory.
    pub host: nic_dsl::Flat<CxlMemoryPorts>,
    /// Requests of both for device memory.
    #[shape(())]
    pub d2h_request: Source<D2hRequest>,
    /// The host's responses to them.
    #[shape(())]
    pub h2d_response: Sink<H2dResponse>,
    /// Whoever answers for all other lines.
    pub engine: nic_dsl::Group<HomePorts>,
    /// Whoever answers for those of the window.
    pub owner: nic_dsl::Group<HomePorts>,
    /// Which lines.
    #[shape(())]
    pub window: LevelSink<LineWindow>,
}

impl Module for MemoryWindow {
    type Ports = MemoryWindowPorts;

    fn name(&self) -> String {
        let Self { lines, number_bit } = *self;
        RECORD.name(&[("LINES", "l", lines), ("NUMBER_BIT", "b", number_bit)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("memory_window.rs"), &CONTRACT)
    }

    fn shape(&self) -> MemoryWindowPortsShape {
        MemoryWindowPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let MemoryWindowPorts { host, engine, owner, window, .. } = &ports;
        let first_line = window.first_line;
        let window = first_line.top(ADDRESS_BITS - self.line_bits());
        first_line.truncate(self.line_bits()).ignore();
        let is_in = |line: Bits| line.top(ADDRESS_BITS - self.line_bits()).equals(window);

        let request = host.m2s_request.payload;
        let requests = two_ways::<M2sRequest>("requests");
        let request_is_owners = is_in(request.line_address);
        let selection = request_is_owners.bits();
        requests.source.offer(host.m2s_request.valid, Routed { payload: request, selection });
        host.m2s_request.ready.set(requests.source.ready);
        engine.m2s_request.connect(*requests.sink[0]);
        let of_owner = requests.sink[1].payload;
        let is_forward = of_owner.opcode.is_any(&[Opcode::MemRdFwd, Opcode::MemWrFwd]);
        let recall = self.without_bit(of_owner.tag);
        let owners_tag = mux(is_forward, recall, of_owner.tag);
        let of_owner = M2sRequest { tag: owners_tag, ..of_owner };
        owner.m2s_request.offer(requests.sink[1].valid, of_owner);
        requests.sink[1].ready.set(owner.m2s_request.ready);

        let write = host.m2s_write.payload;
        let writes = two_ways::<M2sWrite>("writes");
        let write_is_owners = is_in(write.line_address);
        let selection = write_is_owners.bits();
        writes.source.offer(host.m2s_write.valid, Routed { payload: write, selection });
        host.m2s_write.ready.set(writes.source.ready);
        engine.m2s_write.connect(*writes.sink[0]);
        owner.m2s_write.connect(*writes.sink[1]);

        let response = ports.h2d_response.payload;
        let responses = two_ways::<H2dResponse>("responses");
        let response_is_owners = response.cqid.bit(self.number_bit);
        let selection = response_is_owners.bits();
        let came = ports.h2d_response.valid;
        responses.source.offer(came, Routed { payload: response, selection });
        ports.h2d_response.ready.set(responses.source.ready);
        engine.h2d_response.connect(*responses.sink[0]);
        let of_owner = responses.sink[1].payload;
        let owners_cqid = self.without_bit(of_owner.cqid);
        let of_owner = H2dResponse { cqid: owners_cqid, ..of_owner };
        owner.h2d_response.offer(responses.sink[1].valid, of_owner);
        responses.sink[1].ready.set(owner.h2d_response.ready);

        let completions =
            instance("completions", &Arbiter::<S2mResponse> { payload: (), sources: 2 });
        completions.source[0].connect(*engine.s2m_response);
        completions.source[1].connect(*owner.s2m_response);
        host.s2m_response.connect(*completions.sink);
        let lines = instance("lines", &Arbiter::<S2mData> { payload: (), sources: 2 });
        lines.source[0].connect(*engine.s2m_data);
        lines.source[1].connect(*owner.s2m_data);
        host.s2m_data.connect(*lines.sink);

        let asked = instance("asked", &Arbiter::<D2hRequest> { payload: (), sources: 2 });
        asked.source[0].connect(*engine.d2h_request);
        let request = owner.d2h_request.payload;
        let recall_cqid = self.with_bit(request.cqid);
        let recall = D2hRequest { cqid: recall_cqid, ..request };
        asked.source[1].offer(owner.d2h_request.valid, recall);
        owner.d2h_request.ready.set(asked.source[1].ready);
        ports.d2h_request.connect(*asked.sink);
    }
}

impl MemoryWindow {
    fn line_bits(&self) -> u32 {
        self.lines.trailing_zeros()
    }

    /// A number of the owner as the host knows it.
    fn with_bit(&self, number: Bits) -> Bits {
        number | nic_dsl::constant(NUMBER_BITS, 1_u32 << self.number_bit)
    }

    /// A number of the owner as the owner knows it.
    fn without_bit(&self, number: Bits) -> Bits {
        let width = number.width();
        number & !nic_dsl::constant(width, 1_u32 << self.number_bit)
    }
}

/// To the engine, or to the owner.
fn two_ways<P: nic_dsl::Bundle<Shape = ()>>(name: &str) -> DemultiplexerPorts<P> {
    let ways = instance(name, &Demultiplexer::<P> { payload: (), sinks: 2, selection_bits: 1 });
    ways.error.ignore();
    ways.stray_packets.ignore();
    ways
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
    fn a_window_has_a_power_of_two_of_lines() {
        structure::elaborates(&RECORD, ["LINES=2 NUMBER_BIT=1", "LINES=1048576"]);
        let error = structure::refused(&RECORD, "LINES=3");
        assert!(error.contains("a power of two from 2 to 1048576"), "{error}");
    }
}
