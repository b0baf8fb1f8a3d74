//! Four descriptor fetchers that share one line port.
//!
//! ```text
//!                   +-------------- fetch_quad ---------------+
//!      request_0..3 |           +---------+                   | descriptor_0..3
//!  ---------------->|---------->| fetch_0 |------------------>|---------------->
//!                   |           |   ...   |                   |
//!                   |           | fetch_3 |                   | errors_0..3
//!                   |           |         |------------------>|---------------->
//!                   |           +---------+                   |
//!                   |             ^     |                     |
//!     line_response |  +-------+  |     |  +---------+        | line_request
//!  ---------------->|->| route |--+     +->| arbiter |------->|---------------->
//!                   |  +-------+           +---------+        |
//!                   +-----------------------------------------+
//! ```
//!
//! # Function
//! Each fetcher serves the requests of its port, on its own; see `descriptor_fetch`. Their reads
//! take turns on `line_request`. The two upper bits of a tag are the number of the fetcher and
//! bring the answer back to it; the others are the fetcher's own tag.
//!
//! # Backpressure
//! A fetcher whose descriptors are not taken stops asking when its places are full; the others go
//! on. `line_response` is never refused for long: every fetcher takes its answers at once.
//!
//! # Ordering
//! Per port as in `descriptor_fetch`; across ports none.
//!
//! # Reset
//! Resets all fetchers; lines still on their way must arrive before the next request is made.
//!
//! # Resources
//! Four fetchers of `LINES` places, an arbiter of reads and a demultiplexer of answers; no logic of
//! its own.
//!
//! # Rationale
//! One fetcher that serves four rings in turn would need a quarter of the places, and one ring
//! that stalls would hold up the others.
use std::array;

use nic_dsl::{
    BundleExt, LevelSource, Module, Ports, Sink, Source, concatenate, constant, elaborate, instance,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::examples::descriptor_fetch::{DescriptorFetch, DescriptorFetchPorts, FetchErrors};
use crate::lib::compound::Routed;
use crate::message::{Descriptor, FetchRequest, LineRead, LineResponse};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::arbiter::Arbiter;
use crate::stream::demultiplexer::Demultiplexer;

/// What the four promise.
pub const CONTRACT: Contract = Contract {
    module: "fetch_quad",
    summary: "Four descriptor fetchers share a line port in turn.",
    source: contract::Source { paper: "CXL-NIC", section: "7.1" },
    latency: Some(Latency::exactly(2, "line_response")),
    interval: 1,
    waits_on: &["line_request", "line_response", "descriptor_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "LINES",
        default: "8",
        meaning: "lines of each fetcher on their way at a time, a power of two from 2 to 64",
    }],
    presets: &[Preset::product("fetch_quad", &["LINES=8"])],
    proof: Proof::bounded(4).induction(2).memory_as_registers().seconds(600),
    constraint: None,
    build: |values| build(&FetchQuad { lines: values.power_of_two("LINES", 2..=64)? }),
};

/// How many fetchers.
const FETCHERS: usize = 4;
/// Bits of a fetcher's number.
const NUMBER_BITS: u32 = FETCHERS.ilog2();
/// Bits of a tag that are a fetcher's own.
const OWN_BITS: u32 = LINE_TAG_BITS - NUMBER_BITS;

/// Four fetchers with up to `lines` lines on their way each.
#[derive(Clone, Debug)]
pub struct FetchQuad {
    /// Places for lines of each fetcher, a power of two from 2 to 64.
    pub lines: u32,
}

/// Ports of the four.
#[derive(Ports)]
pub struct FetchQuadPorts {
    /// What to fetch.
    pub request: [Sink<FetchRequest>; FETCHERS],
    /// Asks for a line; the upper bits of the tag are the fetcher's number.
    pub line_request: Source<LineRead>,
    /// The lines, in any order.
    pub line_response: Sink<LineResponse>,
    /// The descriptors.
    pub descriptor: [Source<Descriptor>; FETCHERS],
    /// What has gone wrong.
    pub errors: [LevelSource<FetchErrors>; FETCHERS],
}

impl Module for FetchQuad {
    type Ports = FetchQuadPorts;

    fn name(&self) -> String {
        format!("fetch_quad_l{}", self.lines)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("fetch_quad.rs"), &CONTRACT)
    }

    fn shape(&self) -> FetchQuadPortsShape {
        FetchQuadPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let FetchQuadPorts { request, line_request, line_response, descriptor, errors } = ports;
        let fetcher = DescriptorFetch { lines: self.lines };
        let fetchers: [DescriptorFetchPorts; FETCHERS] =
            array::from_fn(|i| instance(&format!("fetch_{i}"), &fetcher));
        let sources = FETCHERS as u32;
        let arbiter = instance("arbiter", &Arbiter::<LineRead> { payload: (), sources });
        let demultiplexer =
            Demultiplexer { payload: (), sinks: sources, selection_bits: NUMBER_BITS };
        let route = instance("route", &demultiplexer);

        for (i, fetcher) in fetchers.iter().enumerate() {
            fetcher.request.connect(*request[i]);
            descriptor[i].connect(*fetcher.descriptor);
            errors[i].assign(*fetcher.errors);
            fetcher.line_response.connect(*route.sink[i]);

            let read = fetcher.line_request.payload;
            let number = constant(NUMBER_BITS, i);
            let tag = concatenate([number, read.tag.truncate(OWN_BITS)]);
            // A fetcher's own tags are below `lines`.
            read.tag.top(NUMBER_BITS).ignore();
            arbiter.source[i].offer(fetcher.line_request.valid, LineRead { tag, ..read });
            fetcher.line_request.ready.set(arbiter.source[i].ready);
        }
        line_request.connect(*arbiter.sink);

        let answer = line_response.payload;
        let selection = answer.tag.top(NUMBER_BITS);
        let payload = LineResponse {
            tag: answer.tag.truncate(OWN_BITS).zero_extend(LINE_TAG_BITS),
            ..answer
        };
        route.source.offer(line_response.valid, Routed { payload, selection });
        line_response.ready.set(route.source.ready);
        // Every number names a fetcher.
        route.error.ignore();
        route.stray_packets.ignore();
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
    fn a_power_of_two_of_lines_from_2_to_64_is_legal() {
        structure::elaborates(&RECORD, ["LINES=2", "LINES=64"]);
        let error = structure::refused(&RECORD, "LINES=5");
        assert!(error.ends_with("a power of two from 2 to 64 is"), "{error}");
    }
}
