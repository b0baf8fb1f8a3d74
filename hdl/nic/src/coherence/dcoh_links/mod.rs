//! Device coherence engine with CXL.cache channels for each bank: as many messages of a channel in a cycle
//! as there are banks.
//!
//! ```text
//!                 +----- dcoh_links -----+
//!  line_request_* |                      | line_response_*
//!  -------------->| stream        stream |---------------->
//!   h2d_request_* |                      | d2h_request_*
//!  -------------->| stream        stream |---------------->
//!  h2d_response_* |                      | d2h_response_*
//!  -------------->| stream        stream |---------------->
//!      h2d_data_* |                      | d2h_data_*
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
//!  port 0 -- front --+--> bank 0 ---> channels 0
//!  port 1 -- front --+--> bank 1 ---> channels 1
//! ```
//!
//! # Function
//! As `dcoh`, which has an arbiter behind its banks because the host's IP has one set of channels. Here
//! the channels of bank `i` have the number `i`. All are of one link: a request's number is the same as in
//! `dcoh`, with its bank in the upper bits, so that no two requests have the same one.
//!
//! The host sends a snoop at the channels of the bank that its line belongs to, and a response or
//! data at those of the bank that is in their number.
//!
//! # Backpressure
//! As in `dcoh`, but that channels of different banks wait for nobody but their own bank and the host.
//!
//! # Ordering
//! As in `dcoh`. Nothing is said of what leaves through the channels of different banks.
//!
//! # Faults
//! As in `dcoh`. A response or data at the channels of another bank are of a number that nothing waits for. A
//! snoop there is not noticed: the bank answers for a line of its own that differs from the snooped one by a bit.
//!
//! # Reset
//! As in a bank.
//!
//! # Resources
//! Those of the banks.
//!
//! # Rationale
//! A module of its own: its ports have numbers, and those of `dcoh` have the names that a CXL IP's
//! adapter is written for.
use nic_dsl::{
    Bits, Flat, LevelSink, LevelSource, Module, Ports, PulseSource, Sink, Source, concatenate,
    constant_bool, elaborate, scope,
};
use nic_spec::contract::{self, Contract, Latency};

use super::dcoh::{self, Dcoh, Requesters, is_of};
use super::hmc_bank::HmcBankPorts;
use crate::interface::{EngineControlPorts, LinePorts};
use crate::message::{
    CacheStatus, D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest, H2dResponse, LineChange,
    LineModification, MemoryMap, ModifiedLine,
};
use crate::module::{Error, Preset, Proof, Record, Values, build};

/// What the engine promises. The latency is that of a hit.
pub const CONTRACT: Contract = Contract {
    module: "dcoh_links",
    summary: "Keeps the device's copies of host memory coherent with the host, through channels for each bank.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: Some(Latency::exactly(5, "line_request_0")),
    interval: 1,
    waits_on: &[
        "line_response_*",
        "d2h_request_*",
        "d2h_response_*",
        "d2h_data_*",
        "h2d_response_*",
        "h2d_data_*",
    ],
    transparent: &[],
};

/// Its presets, and what is proved and expected of them; parameters are those of `dcoh`.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: dcoh::RECORD.parameters,
    presets: &[
        Preset::product("dcoh_links", &["BANKS=2", "OUTSTANDING=256"]),
        Preset::test("dcoh_links_r8", &["BANKS=2", "OUTSTANDING=256", "RESERVED=8"]),
        Preset::test("dcoh_links_tiny", &["BANKS=2", "SETS=2", "WAYS=2", "OUTSTANDING=4"]),
    ],
    proof: Proof::bounded(20),
    constraint: None,
    build: |values| build(&DcohLinks::new(values)?),
};

/// The engine.
#[derive(Clone, Debug)]
pub struct DcohLinks {
    engine: Dcoh,
}

/// Ports of the engine.
#[derive(Ports)]
pub struct DcohLinksPorts {
    /// Requests for lines, and their answers.
    #[shape(())]
    pub lines: Flat<LinePorts>,
    /// What each bank asks of the host.
    pub d2h_request: Vec<Source<D2hRequest>>,
    /// Answers to its snoops.
    pub d2h_response: Vec<Source<D2hResponse>>,
    /// Lines for the host.
    pub d2h_data: Vec<Source<D2hData>>,
    /// Snoops of its lines.
    pub h2d_request: Vec<Sink<H2dRequest>>,
    /// The host's answers; always taken.
    pub h2d_response: Vec<Sink<H2dResponse>>,
    /// Lines from the host; always taken.
    pub h2d_data: Vec<Sink<H2dData>>,
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

impl Module for DcohLinks {
    type Ports = DcohLinksPorts;

    fn name(&self) -> String {
        self.engine.name().replacen("dcoh", "dcoh_links", 1)
    }

    fn documentation(&self) -> String {
        self.engine.bank.documented(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> DcohLinksPortsShape {
        let banks = self.engine.bank.banks as usize;
        DcohLinksPortsShape {
            d2h_request: vec![(); banks],
            d2h_response: vec![(); banks],
            d2h_data: vec![(); banks],
            h2d_request: vec![(); banks],
            h2d_response: vec![(); banks],
            h2d_data: vec![(); banks],
            line_change: vec![(); banks],
            victim_change: vec![(); banks],
            status: vec![(); banks],
            modify: self.engine.functions(),
            modified: self.engine.functions(),
            ..DcohLinksPortsShape::default()
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let banks = self.engine.banks(&Requesters {
            lines: &ports.lines,
            memory_map: &ports.memory_map,
            control: &ports.control,
            changes: (&ports.line_change, &ports.victim_change),
            status: &ports.status,
            modify: (&ports.modify, &ports.modified),
            elsewhere: None,
        });
        for (i, bank) in banks.iter().enumerate() {
            scope(&format!("channels_{i}"), || self.channels(i, &ports, bank));
        }
    }
}

impl DcohLinks {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { engine: Dcoh::new(values)? })
    }

    #[elaborate]
    fn channels(&self, number: usize, ports: &DcohLinksPorts, bank: &HmcBankPorts) {
        let (engine, of) = (&self.engine, number as u32);
        let request = bank.d2h_request.payload;
        let cqid = engine.number_of(of, request.cqid);
        let asks = bank.d2h_request.valid;
        ports.d2h_request[number].offer(asks, D2hRequest { cqid, ..request });
        bank.d2h_request.ready.set(ports.d2h_request[number].ready);
        ports.d2h_response[number].connect(*bank.d2h_response);
        ports.d2h_data[number].connect(*bank.d2h_data);

        let snoop = *ports.h2d_request[number];
        let answer = *ports.h2d_response[number];
        let data = *ports.h2d_data[number];
        bank.h2d_request.connect(snoop);

        // A number of another bank is beyond this one's last entry.
        let entry_of = |number: Bits| {
            let is_foreign = !is_of(engine.bank_of_number(number), of);
            let entry = engine.entry_of(number);
            concatenate([is_foreign.bits() | entry.top(1), entry.truncate(entry.width() - 1)])
        };
        let answer_number = scope("answer", || entry_of(answer.payload.cqid));
        bank.h2d_response
            .offer(answer.valid, H2dResponse { cqid: answer_number, ..answer.payload });
        let data_number = scope("data", || entry_of(data.payload.cqid));
        bank.h2d_data.offer(data.valid, H2dData { cqid: data_number, ..data.payload });
        answer.ready.set(constant_bool(true));
        data.ready.set(constant_bool(true));
        bank.h2d_response.ready.ignore();
        bank.h2d_data.ready.ignore();
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
            ["BANKS=1 SETS=512", "BANKS=4 SETS=2", "WAYS=8 BANKS=4", "BANKS=4 MODIFY=1"],
        );
    }
}
