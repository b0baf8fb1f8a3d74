//! Device coherence engine: two line ports on one side, CXL.cache on the other.
//!
//! ```text
//!                 +-------- dcoh --------+
//!  line_request_* |                      | line_response_*
//!  -------------->| stream        stream |---------------->
//!     h2d_request |                      | d2h_request
//!  -------------->| stream        stream |---------------->
//!    h2d_response |                      | d2h_response
//!  -------------->| stream        stream |---------------->
//!        h2d_data |                      | d2h_data
//!  -------------->| stream        stream |---------------->
//!      memory_map |                      | line_change_*, victim_change_*
//!  -------------->| level          pulse |---------------->
//!    write_policy |                      | status_*
//!  -------------->| level          level |---------------->
//!   fence_request |                      | fence_response
//!  -------------->| pulse          pulse |---------------->
//!           flush |                      | flush_status
//!  -------------->| pulse          level |---------------->
//!                 +----------------------+
//!
//!  port 0 -- front --+--> bank 0 --+-- merge --> link
//!  port 1 -- front --+--> bank 1 --+
//! ```
//!
//! # Function
//! Lines are divided among banks by the parity of their address, with four banks by that of its even and of
//! its odd bits, so that lines of any stride that is a power of two use all of them; see `hmc_bank` for what
//! a bank does. Requests of both ports for the same line meet in its bank. A barrier is answered when all
//! requests of its requester before it at its port are, and every write that either port was answered
//! before that is observed globally: not only those of its own port, so that whoever has heard that
//! something is written can have it made visible. Requesters at a port are told apart by the highest bit
//! of their tags. A fence is the second half of a barrier by
//! itself, for whoever has heard the answers. With `RESERVED` port 0 comes first in each bank, and has as many
//! MSHRs of each left to it; see `hmc_bank`. The upper bits of a request's number at the host are its
//! bank's.
//!
//! # Backpressure
//! A port waits while the queue of any bank is full, or while a second barrier of a requester waits for
//! the first. A request to the host waits for one of each other bank. One barrier in all passes at a time, and each in a bounded time. Otherwise as in a bank.
//!
//! # Ordering
//! Per port and line: the order of the requests. A barrier orders what came before it, and holds up
//! nothing behind it.
//!
//! # Faults
//! A request for device memory, which this device has not got, is answered with an error, and so is one whose code has no meaning
//! (CoModify without `MODIFY`). Others as in a bank; an answer whose number is beyond the last entry is one that nothing waits for.
//!
//! # Reset
//! As in a bank.
//!
//! # Resources
//! Those of the banks, and a multiplexer for each stream that leaves.
//!
//! # Rationale
//! One bank with two pipelines would need tags and lines that are read twice in a cycle, and rules
//! for what two operations on one line do to each other.
use nic_dsl::{
    Bits, Bool, Flat, LevelSink, LevelSource, Module, Ports, PulseSource, Sink, Stream, all_of,
    any_of, concatenate, constant, constant_bool, delayed_bool, elaborate, instance, register_bool,
    scope,
};
use nic_spec::contract::{self, Contract, Latency};

use super::hmc_bank::{HmcBank, HmcBankPorts};
use crate::interface::{CxlCachePorts, EngineControlPorts, LinePorts};
use crate::lib::counter;
use crate::lib::merge::merge;
use crate::message::{
    CacheStatus, D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest, H2dResponse, LineChange,
    LineModification, LineOperation, LineRequest, LineResponse, LineSpace, MemoryMap, ModifiedLine,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build};

pub(super) mod fence;
pub(super) mod front;

use front::{Destination, FencePort, front};

/// What the engine promises. The latency is that of a hit.
pub const CONTRACT: Contract = Contract {
    module: "dcoh",
    summary: "Keeps the device's copies of host memory coherent with the host.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: Some(Latency::exactly(5, "line_request_0")),
    interval: 1,
    waits_on: &[
        "line_response_*",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_response",
        "h2d_data",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "BANKS", default: "2", meaning: "1, 2 or 4" },
        Parameter {
            name: "SETS",
            default: "256",
            meaning: "of each bank, a power of two from 2 to 4096",
        },
        Parameter { name: "WAYS", default: "4", meaning: "2, 4 or 8" },
        Parameter {
            name: "OUTSTANDING",
            default: "64",
            meaning: "outstanding lines of each bank, a power of two from 4 to 256",
        },
        Parameter { name: "MODIFY", default: "0", meaning: "1: with functions that modify lines" },
        Parameter {
            name: "RESERVED",
            default: "0",
            meaning: "of these, left to port 0, which then comes first, up to half of them; 0: ports are equal",
        },
    ],
    presets: &[
        Preset::product("dcoh", &["BANKS=2"]),
        Preset::part("dcoh_o128"),
        Preset::test("dcoh_tiny", &["BANKS=2", "SETS=2", "WAYS=2", "OUTSTANDING=4"]),
        Preset::test(
            "dcoh_tiny_modify",
            &["BANKS=2", "SETS=2", "WAYS=2", "OUTSTANDING=4", "MODIFY=1"],
        ),
        Preset::test("dcoh_r8", &["RESERVED=8"]),
        Preset::test("dcoh_o128_r8", &["OUTSTANDING=128", "RESERVED=8"]),
        Preset::test(
            "dcoh_tiny_r1",
            &["BANKS=2", "SETS=2", "WAYS=2", "OUTSTANDING=4", "RESERVED=1"],
        ),
    ],
    proof: Proof::bounded(20),
    constraint: None,
    build: |values| build(&Dcoh::new(values)?),
};

/// The engine: so many banks of the same kind.
#[derive(Clone, Debug)]
pub struct Dcoh {
    /// What each bank is; it says how many there are.
    pub bank: HmcBank,
}

/// Ports of the engine.
#[derive(Ports)]
pub struct DcohPorts {
    /// Requests for lines, and their answers.
    #[shape(())]
    pub lines: Flat<LinePorts>,
    /// The host.
    #[shape(())]
    pub cxl_cache: Flat<CxlCachePorts>,
    /// Where there is memory.
    pub memory_map: LevelSink<MemoryMap>,
    /// What it is told and asked besides.
    #[shape(())]
    pub control: Flat<EngineControlPorts>,
    /// A line's state changes, in each bank.
    pub line_change: Vec<PulseSource<LineChange>>,
    /// A line that made room is dropped, in each bank.
    pub victim_change: Vec<PulseSource<LineChange>>,
    /// What each bank counts.
    pub status: Vec<LevelSource<CacheStatus>>,
    /// A line that is to be modified, of each bank; there with `MODIFY=1`.
    pub modify: Vec<PulseSource<LineModification>>,
    /// What it is in the cycle behind that.
    pub modified: Vec<LevelSink<ModifiedLine>>,
}

impl Module for Dcoh {
    type Ports = DcohPorts;

    fn name(&self) -> String {
        let HmcBank { sets, ways, outstanding, banks, reserved, modifies } = self.bank;
        let name = RECORD.name(&[
            ("BANKS", "b", banks),
            ("SETS", "s", sets),
            ("WAYS", "w", ways),
            ("OUTSTANDING", "o", outstanding),
            ("RESERVED", "r", reserved),
        ]);
        if modifies { format!("{name}_m1") } else { name }
    }

    fn documentation(&self) -> String {
        self.bank.documented(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> DcohPortsShape {
        let banks = self.bank.banks as usize;
        DcohPortsShape {
            line_change: vec![(); banks],
            victim_change: vec![(); banks],
            status: vec![(); banks],
            modify: self.functions(),
            modified: self.functions(),
            ..DcohPortsShape::default()
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let banks = self.banks(&Requesters {
            lines: &ports.lines,
            memory_map: &ports.memory_map,
            control: &ports.control,
            changes: (&ports.line_change, &ports.victim_change),
            status: &ports.status,
            modify: (&ports.modify, &ports.modified),
            elsewhere: None,
        });
        let CxlCachePorts { d2h_request, d2h_response, d2h_data, .. } = &*ports.cxl_cache;
        scope("to_host", || {
            let ToHost { requests, responses, data } = self.to_host(&banks);
            scope("request", || merge(&requests, **d2h_request));
            scope("response", || merge(&responses, **d2h_response));
            scope("data", || merge(&data, **d2h_data));
        });
        let CxlCachePorts { h2d_request, h2d_response, h2d_data, .. } = &*ports.cxl_cache;
        let from_host = FromHost {
            h2d_request: **h2d_request,
            h2d_response: **h2d_response,
            h2d_data: **h2d_data,
        };
        scope("to_banks", || self.to_banks(&from_host, &banks));
    }
}

/// All ports but those of the host's channels.
pub(super) struct Requesters<'p> {
    pub lines: &'p LinePorts,
    pub memory_map: &'p LevelSink<MemoryMap>,
    pub control: &'p EngineControlPorts,
    pub changes: (&'p [PulseSource<LineChange>], &'p [PulseSource<LineChange>]),
    pub status: &'p [LevelSource<CacheStatus>],
    pub modify: (&'p [PulseSource<LineModification>], &'p [LevelSink<ModifiedLine>]),
    /// Where the requests at each port go that are not for host memory, if there is other memory.
    pub elsewhere: Option<[Elsewhere; 2]>,
}

/// Where requests for other memory go.
pub(super) struct Elsewhere {
    /// The request at the port is for no memory that there is, or asks what is not done there.
    pub is_foreign: Bool,
    /// It is for the other memory.
    pub is_elsewhere: Bool,
    /// Who serves that: a bank, or several.
    pub destinations: Vec<Destination>,
}

/// What the banks send to the host, each with the numbers that the host knows.
pub(super) struct ToHost {
    pub requests: Vec<Stream<D2hRequest>>,
    pub responses: Vec<Stream<D2hResponse>>,
    pub data: Vec<Stream<D2hData>>,
}

/// What the host sends about its memory.
pub(super) struct FromHost {
    pub h2d_request: Stream<H2dRequest>,
    pub h2d_response: Stream<H2dResponse>,
    pub h2d_data: Stream<H2dData>,
}

impl Dcoh {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { bank: HmcBank::new(values)? })
    }

    /// A function that modifies lines for each bank, or none.
    pub(super) fn functions(&self) -> Vec<()> {
        vec![(); if self.bank.modifies { self.bank.banks as usize } else { 0 }]
    }

    /// The banks, with all that is on the requesters' side; the channels of each are left.
    #[elaborate]
    pub(super) fn banks(&self, ports: &Requesters) -> Vec<HmcBankPorts> {
        let count = self.bank.banks as usize;
        let banks: Vec<HmcBankPorts> =
            (0..count).map(|i| instance(&format!("bank_{i}"), &self.bank)).collect();
        let fences = [0, 1].map(|i| scope(&format!("fence_{i}"), FencePort::new));
        let LinePorts { line_request, line_response } = ports.lines;
        for (i, (request, response)) in line_request.iter().zip(line_response).enumerate() {
            let elsewhere = ports.elsewhere.as_ref().map(|of_port| &of_port[i]);
            scope(&format!("port_{i}"), || {
                self.port(i, (request, **response), &banks, (elsewhere, fences[i]));
            });
        }
        let EngineControlPorts { write_policy, fence_request, fence_response, flush, flush_status } =
            ports.control;
        scope("fence", || {
            fence::in_banks(fence::turns(fences, (fence_request, fence_response)), &banks)
        });
        let (modify, modified) = ports.modify;
        for ((bank, modify), modified) in banks.iter().zip(modify).zip(modified) {
            bank.modify.iter().for_each(|of_bank| modify.connect(**of_bank));
            bank.modified
                .iter()
                .for_each(|of_bank| nic_dsl::BundleExt::assign(**of_bank, **modified));
        }
        let (line_change, victim_change) = ports.changes;
        for (i, bank) in banks.iter().enumerate() {
            line_change[i].connect(*bank.line_change);
            victim_change[i].connect(*bank.victim_change);
            nic_dsl::BundleExt::assign(*ports.status[i], *bank.status);
            nic_dsl::BundleExt::assign(*bank.memory_map, **ports.memory_map);
            nic_dsl::BundleExt::assign(*bank.write_policy, **write_policy);
        }
        scope("flush", || {
            let flushing = any_of(banks.iter().map(|bank| bank.flush_status.flushing));
            let was_flushing = delayed_bool(flushing);
            banks.iter().for_each(|bank| bank.flush.connect(**flush));
            flush_status.flushing.set(flushing);
            // A bank that has ended begins again for a flush that joins, and forgets what it was refused.
            let fails = any_of(banks.iter().map(|bank| bank.flush_status.failed));
            let failed = register_bool(false);
            failed.set((failed | fails) & !(flush.valid & !flushing));
            flush_status.failed.set(failed);
            let ends = was_flushing & !flushing;
            counter::wrapping("flush_count", flush_status.flushes, ends);
        });
        banks
    }

    #[elaborate]
    fn port(
        &self,
        port: usize,
        (line_request, line_response): (&Sink<LineRequest>, Stream<LineResponse>),
        banks: &[HmcBankPorts],
        (elsewhere, fence): (Option<&Elsewhere>, FencePort),
    ) {
        let request = line_request.payload;
        let is_outside = match elsewhere {
            Some(other) => other.is_foreign,
            None => !request.space.is(LineSpace::Host),
        };
        let last = if self.bank.modifies { LineOperation::CoModify } else { LineOperation::Watch };
        let is_known = request.operation.bits().is_below(last as u32 + 1);
        let is_foreign = is_outside | !is_known;
        let bank_of_line = self.bank.geometry().bank_of(request.line_address);
        let mut destinations: Vec<Destination> = (0_u32..)
            .zip(banks)
            .map(|(i, bank)| {
                let is_its = match elsewhere {
                    Some(other) => is_of(bank_of_line, i) & !other.is_elsewhere,
                    None => is_of(bank_of_line, i),
                };
                let line_request = *bank.line_request[port];
                let line_response = *bank.line_response[port];
                Destination { is_its, line_request, line_response }
            })
            .collect();
        destinations.extend(elsewhere.iter().flat_map(|other| other.destinations.iter().copied()));
        front(line_request, line_response, is_foreign, &destinations, fence);
    }

    #[elaborate]
    pub(super) fn to_host(&self, banks: &[HmcBankPorts]) -> ToHost {
        let requests: Vec<Stream<D2hRequest>> = (0_u32..)
            .zip(banks)
            .map(|(i, bank)| {
                let request = bank.d2h_request.payload;
                let cqid = self.number_of(i, request.cqid);
                let numbered = Stream::<D2hRequest>::wire(&());
                numbered.offer(bank.d2h_request.valid, D2hRequest { cqid, ..request });
                bank.d2h_request.ready.set(numbered.ready);
                numbered
            })
            .collect();
        let responses = banks.iter().map(|bank| *bank.d2h_response).collect();
        let data = banks.iter().map(|bank| *bank.d2h_data).collect();
        ToHost { requests, responses, data }
    }

    /// The number of a bank's entry as the host has it.
    pub(super) fn number_of(&self, bank: u32, cqid: Bits) -> Bits {
        let (entry_bits, bank_bits) = (self.entry_bits(), self.bank_bits());
        if bank_bits == 0 {
            return cqid;
        }
        cqid.top(cqid.width() - entry_bits).ignore();
        let number = concatenate([constant(bank_bits, bank), cqid.truncate(entry_bits)]);
        number.zero_extend(cqid.width())
    }

    /// The number as its bank has it: what is left above the entry is zero for an entry that exists.
    pub(super) fn entry_of(&self, number: Bits) -> Bits {
        let (entry_bits, bank_bits) = (self.entry_bits(), self.bank_bits());
        let above = number.top(number.width() - entry_bits - bank_bits);
        concatenate([above, number.truncate(entry_bits)]).zero_extend(number.width())
    }

    /// The bank that a number is of, if there are several.
    pub(super) fn bank_of_number(&self, number: Bits) -> Option<Bits> {
        let bank_bits = self.bank_bits();
        (bank_bits > 0).then(|| number.slice(self.entry_bits(), bank_bits))
    }

    #[elaborate]
    pub(super) fn to_banks(&self, from_host: &FromHost, banks: &[HmcBankPorts]) {
        let FromHost { h2d_request, h2d_response, h2d_data } = *from_host;
        let bank_of_line = self.bank.geometry().bank_of(h2d_request.payload.line_address);
        // A snoop waits until every bank takes it, so that its line need not be known.
        h2d_request.ready.set(all_of(banks.iter().map(|bank| bank.h2d_request.ready)));
        h2d_response.ready.set(constant_bool(true));
        h2d_data.ready.set(constant_bool(true));
        let answer = h2d_response.payload;
        let answer_entry = self.entry_of(answer.cqid);
        let data = h2d_data.payload;
        let data_entry = self.entry_of(data.cqid);
        for (i, bank) in (0_u32..).zip(banks) {
            let is_its_snoop = h2d_request.fires() & is_of(bank_of_line, i);
            bank.h2d_request.offer(is_its_snoop, h2d_request.payload);
            let is_its_answer = h2d_response.valid & is_of(self.bank_of_number(answer.cqid), i);
            let numbered = H2dResponse { cqid: answer_entry, ..answer };
            bank.h2d_response.offer(is_its_answer, numbered);
            let is_its_data = h2d_data.valid & is_of(self.bank_of_number(data.cqid), i);
            bank.h2d_data.offer(is_its_data, H2dData { cqid: data_entry, ..data });
            bank.h2d_response.ready.ignore();
            bank.h2d_data.ready.ignore();
        }
    }

    /// Bits of the numbers of its requests.
    pub(super) fn number_bits(&self) -> u32 {
        self.entry_bits() + self.bank_bits()
    }
    fn entry_bits(&self) -> u32 {
        self.bank.outstanding.trailing_zeros()
    }
    fn bank_bits(&self) -> u32 {
        self.bank.banks.trailing_zeros()
    }
}

/// Whether what is selected, if there is anything to select from, is that bank.
pub(super) fn is_of(selection: Option<Bits>, bank: u32) -> Bool {
    match selection {
        None => constant_bool(true),
        Some(bits) => bits.equals(bank),
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
    fn one_two_and_four_banks_are_legal() {
        structure::elaborates(
            &RECORD,
            ["BANKS=1 SETS=512", "BANKS=4 SETS=2", "WAYS=8 BANKS=4", "BANKS=1 MODIFY=1"],
        );
        let error = structure::refused(&RECORD, "BANKS=3");
        assert!(error.contains("a power of two from 1 to 4"), "{error}");
    }
}
