//! Device coherence engine of a Type-2 device: two line ports on one side, CXL.cache, CXL.mem and the
//! device's memory on the other.
//!
//! ```text
//!                 +--- dcoh_type2 ----+
//!  line_request_* |                   | line_response_*
//!  -------------->| stream     stream |----------------->
//!     h2d_request |                   | d2h_request
//!  -------------->| stream     stream |----------------->
//!    h2d_response |                   | d2h_response
//!  -------------->| stream     stream |----------------->
//!        h2d_data |                   | d2h_data
//!  -------------->| stream     stream |----------------->
//!     m2s_request |                   | s2m_response
//!  -------------->| stream     stream |----------------->
//!       m2s_write |                   | s2m_data
//!  -------------->| stream     stream |----------------->
//!   memory_answer |                   | memory_request
//!  -------------->| stream     stream |----------------->
//!    bias_command |                   | bias_answer, bias_reversion
//!  -------------->| stream      pulse |----------------->
//!      memory_map |                   | line_change_*, victim_change_*
//!  -------------->| level       pulse |----------------->
//!          policy |                   | device_line_change, device_victim_change
//!  -------------->| level       pulse |----------------->
//!    write_policy |                   |
//!  -------------->| level             |
//!   fence_request |                   | fence_response
//!  -------------->| pulse       pulse |----------------->
//!           flush |                   | flush_status
//!  -------------->| pulse       level |----------------->
//!                 |                   | status_*, device_status
//!                 |             level |----------------->
//!                 +-------------------+
//!
//!  port 0 -- front --+--> bank 0, bank 1 ----------+-- merge --> CXL.cache
//!  port 1 -- front --+--> device_memory -----------+-----------> CXL.mem, memory
//! ```
//!
//! # Function
//! Banks as those of `dcoh` serve host memory, a `dmc_bank` serves device memory, by the space of each request. A
//! barrier is answered when all requests of its requester before it at its port are, whichever memory
//! they are for, and its fence has passed, as in `dcoh`.
//!
//! With `DEVICE_BANKS=2` two of them serve device memory, whose lines are divided by the parity of what tells them from
//! one another in memory; both ports reach both. Each has ports of its own with its number behind their names:
//! `memory_request_0`, `memory_answer_0`, `bias_reversion_0`, `device_line_change_0`, `device_victim_change_0` and `device_status_0`. Memory
//! keeps the order of each port's requests; a line is asked for at one port only. What the host asks and writes goes to the bank
//! of its line, forwards as well.
//!
//! A page has lines in both banks, and each bank turns its own. `bias_banks` gives commands to both. A page is in device-bias
//! from a commit that is done to the next reversion, of either bank, or command: whoever counts them knows that, as with one bank.
//! Each bank says once that its half turns back: a page gives up to two notices, in the same cycle or in different ones.
//! A half that has not turned back is served in device-bias for as long as the host has no copy of its lines.
//!
//! Numbers at the host: those of host memory are as in `dcoh`, those of device memory have one bit more set,
//! above the numbers of both, and the bank in the bit above those of an entry. The host's answers go by these bits, and
//! forwards lose them.
//!
//! # Backpressure
//! A port waits while the queue of any bank is full, while an error is not answered, or
//! while a second barrier of a requester waits for the first. What the host asks of device memory waits for nothing
//! that it asks of host memory, nor the other way round. Otherwise as in `dcoh` and in `dmc_bank`.
//!
//! With two banks of device memory, `m2s_request` and `m2s_write` have two places each, in which the first waits for its own
//! bank and for nothing of the other. So a bank that is not ready stops the other's only behind a message of its own, which
//! the channel's order demands. A request never waits for a write, nor a write for a request. `s2m_response` and `s2m_data` are taken
//! from the banks in turn, and so are those of CXL.cache.
//!
//! # Ordering
//! Per port and line: the order of the requests. A barrier orders what came before it, and holds up
//! nothing behind it.
//!
//! # Faults
//! A request that says host memory with an address of device memory is answered with an error; so is
//! one that says device memory with another address, and `device_status` counts it. A forward with a
//! number of host memory, or with one that is not of its line's bank, and an answer or data whose number is beyond the last
//! entry of its memory, are ones that nothing waits for. Others as in `dcoh` and in `dmc_bank`. Numbers of `dmc_bank` stand in
//! `device_status` without their bits; so do tags of forwards.
//!
//! # Reset
//! As in `dcoh` and in `dmc_bank`.
//!
//! # Resources
//! Those of the banks, and a multiplexer for each stream that leaves from several. With two banks of device memory, two places for
//! each channel of M2S and two tables with a bit for each page.
//!
//! # Rationale
//! With a `dcoh` in it, each response would pass two fronts, and two multiplexers of its width: 2,300 lookup tables.
//! A message of M2S is taken before its bank is known, so that who is ready does not depend on the line that is offered.
use nic_dsl::{Bits, Module, Stream, constant, constant_bool, elaborate, instance, scope};
use nic_spec::contract::{self, Contract, Latency};

use super::dcoh::front::Destination;
use super::dcoh::{Dcoh, Elsewhere, FromHost, Requesters, ToHost};
use super::dmc_bank::{DmcBank, DmcBankPorts};
use super::hmc_bank::HmcBankPorts;
use crate::interface::CxlCachePorts;
use crate::lib::merge::merge;
use crate::message::{D2hRequest, H2dResponse, LineOperation, LineSpace};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build};

mod mem;
mod ports;

pub use ports::{DcohType2Ports, DcohType2PortsShape};

/// What the engine promises. The latency is that of a hit in the cache of either memory.
pub const CONTRACT: Contract = Contract {
    module: "dcoh_type2",
    summary: "Keeps the device's copies of host memory and of its own coherent with the host.",
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
        "m2s_request",
        "m2s_write",
        "s2m_response",
        "s2m_data",
        "memory_request?",
        "memory_request_*?",
        "memory_answer?",
        "memory_answer_*?",
        "bias_command",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "BANKS", default: "2", meaning: "of host memory, 1, 2 or 4" },
        Parameter {
            name: "SETS",
            default: "256",
            meaning: "of each bank of host memory, a power of two from 2 to 4096",
        },
        Parameter { name: "WAYS", default: "4", meaning: "of each of these banks, 2, 4 or 8" },
        Parameter {
            name: "OUTSTANDING",
            default: "64",
            meaning: "outstanding lines of each of these banks, a power of two from 4 to 256",
        },
        Parameter { name: "DEVICE_BANKS", default: "1", meaning: "of device memory, 1 or 2" },
        Parameter {
            name: "RESERVED",
            default: "0",
            meaning: "of these, left to port 0, which then comes first, up to half of them; 0: ports are equal",
        },
        Parameter {
            name: "DEVICE_SETS",
            default: "256",
            meaning: "of each bank of device memory, a power of two from 2 to 4096",
        },
        Parameter { name: "DEVICE_WAYS", default: "4", meaning: "of each of these, 2, 4 or 8" },
        Parameter {
            name: "DEVICE_OUTSTANDING",
            default: "64",
            meaning: "outstanding lines of each of these, a power of two from 4 to 256",
        },
        Parameter {
            name: "HOST_READS",
            default: "64",
            meaning: "lines that each of these reads for the host at a time, a power of two from 4 to 256",
        },
        Parameter {
            name: "PAGES",
            default: "65536",
            meaning: "4 KiB pages of device memory, a power of two from 2 to 1048576",
        },
        Parameter {
            name: "MODIFY",
            default: "0",
            meaning: "1: with functions that modify lines of host memory",
        },
    ],
    presets: &[
        Preset::product("dcoh_type2", &["BANKS=2"]),
        Preset::product("dcoh_type2_two_banks", &["DEVICE_BANKS=2"]),
        Preset::test(
            "dcoh_type2_tiny",
            &[
                "SETS=2",
                "WAYS=2",
                "OUTSTANDING=4",
                "DEVICE_SETS=2",
                "DEVICE_WAYS=2",
                "DEVICE_OUTSTANDING=4",
                "HOST_READS=4",
                "PAGES=16",
            ],
        ),
        Preset::test(
            "dcoh_type2_tiny_modify_r1",
            &[
                "SETS=2",
                "WAYS=2",
                "OUTSTANDING=4",
                "DEVICE_SETS=2",
                "DEVICE_WAYS=2",
                "DEVICE_OUTSTANDING=4",
                "HOST_READS=4",
                "PAGES=16",
                "MODIFY=1",
                "RESERVED=1",
            ],
        ),
        Preset::test(
            "dcoh_type2_two_banks_tiny",
            &[
                "SETS=2",
                "WAYS=2",
                "OUTSTANDING=4",
                "DEVICE_BANKS=2",
                "DEVICE_SETS=2",
                "DEVICE_WAYS=2",
                "DEVICE_OUTSTANDING=4",
                "HOST_READS=4",
                "PAGES=16",
            ],
        ),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&DcohType2::new(values)?),
};

/// The engine: what serves each memory.
#[derive(Clone, Debug)]
pub struct DcohType2 {
    /// Host memory.
    pub host_memory: Dcoh,
    /// What each bank of device memory is; it says how many there are.
    pub device_memory: DmcBank,
}

impl DcohType2 {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let device_memory = DmcBank {
            sets: values.power_of_two("DEVICE_SETS", 2..=4096)?,
            ways: values.power_of_two("DEVICE_WAYS", 2..=8)?,
            outstanding: values.power_of_two("DEVICE_OUTSTANDING", 4..=256)?,
            host_reads: values.power_of_two("HOST_READS", 4..=256)?,
            banks: values.power_of_two("DEVICE_BANKS", 1..=2)?,
            pages: values.power_of_two("PAGES", 2..=1 << 20)?,
        };
        Ok(Self { host_memory: Dcoh::new(values)?, device_memory })
    }

    /// The bit that the numbers of device memory have and those of host memory have not.
    fn device_bit(&self) -> u32 {
        let of_device = self.device_entry_bits() + self.device_memory.banks.trailing_zeros();
        self.host_memory.number_bits().max(of_device)
    }

    /// Gives a number of that bank of device memory its bits, or takes them; any other number becomes one that no
    /// entry of the bank has.
    fn renumbered(&self, bank: u32, number: Bits) -> Bits {
        let of_bank = bank << self.device_entry_bits();
        number ^ constant(number.width(), 1_u32 << self.device_bit() | of_bank)
    }

    /// The bank that a number of device memory is of, if there are several.
    fn device_bank_of_number(&self, number: Bits) -> Option<Bits> {
        let bank_bits = self.device_memory.banks.trailing_zeros();
        (bank_bits > 0).then(|| number.slice(self.device_entry_bits(), bank_bits))
    }

    /// Bits of the number of an entry of a bank of device memory.
    fn device_entry_bits(&self) -> u32 {
        self.device_memory.outstanding.trailing_zeros()
    }
}

impl Module for DcohType2 {
    type Ports = DcohType2Ports;

    fn name(&self) -> String {
        let host = self.host_memory.name();
        let of_host = host.strip_prefix("dcoh").expect("its name");
        let DmcBank { sets, ways, outstanding, host_reads, banks, pages } = self.device_memory;
        let of_device = RECORD.suffix(&[
            ("DEVICE_BANKS", "db", banks),
            ("DEVICE_SETS", "ds", sets),
            ("DEVICE_WAYS", "dw", ways),
            ("DEVICE_OUTSTANDING", "do", outstanding),
            ("HOST_READS", "h", host_reads),
            ("PAGES", "p", pages),
        ]);
        format!("dcoh_type2{of_host}{of_device}")
    }

    fn documentation(&self) -> String {
        self.host_memory.bank.documented(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> DcohType2PortsShape {
        let banks = self.host_memory.bank.banks as usize;
        let device_banks = self.device_memory.banks as usize;
        DcohType2PortsShape {
            memory_request: vec![(); device_banks],
            memory_answer: vec![(); device_banks],
            bias_reversion: vec![(); device_banks],
            device_line_change: vec![(); device_banks],
            device_victim_change: vec![(); device_banks],
            device_status: vec![(); device_banks],
            line_change: vec![(); banks],
            victim_change: vec![(); banks],
            status: vec![(); banks],
            modify: self.host_memory.functions(),
            modified: self.host_memory.functions(),
            ..DcohType2PortsShape::default()
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let count = self.device_memory.banks as usize;
        let devices: Vec<DmcBankPorts> = match count {
            1 => vec![instance("device_memory", &self.device_memory)],
            _ => (0..count)
                .map(|i| instance(&format!("device_memory_{i}"), &self.device_memory))
                .collect(),
        };
        let elsewhere =
            [0, 1].map(|i| scope(&format!("port_{i}"), || self.elsewhere(i, &ports, &devices)));
        let banks = self.host_memory.banks(&Requesters {
            lines: &ports.lines,
            memory_map: &ports.memory_map,
            control: &ports.control,
            changes: (&ports.line_change, &ports.victim_change),
            status: &ports.status,
            modify: (&ports.modify, &ports.modified),
            elsewhere: Some(elsewhere),
        });
        scope("cache", || self.cache(&ports.cxl_cache, &banks, &devices));
        scope("mem", || self.mem(&ports, &devices));

        for (i, device) in devices.iter().enumerate() {
            nic_dsl::BundleExt::assign(*device.memory_map, *ports.memory_map);
            nic_dsl::BundleExt::assign(*device.policy, *ports.policy);
            ports.device_line_change[i].connect(*device.line_change);
            ports.device_victim_change[i].connect(*device.victim_change);
            nic_dsl::BundleExt::assign(*ports.device_status[i], *device.status);
        }
    }
}

impl DcohType2 {
    /// Requests at a port for device memory. An address where there is no memory is a matter of whoever serves the
    /// space.
    #[elaborate]
    fn elsewhere(&self, i: usize, ports: &DcohType2Ports, devices: &[DmcBankPorts]) -> Elsewhere {
        let request = ports.lines.line_request[i].payload;
        let says_host = request.space.is(LineSpace::Host);
        let region_of = |line: Bits| self.device_memory.region_of(line);
        let device_begin = ports.memory_map.device_begin;
        let is_in_device = region_of(request.line_address).equals(region_of(device_begin));
        let device_bank = self.device_memory.bank_of(request.line_address);
        let destination = |(bank, device): (u32, &DmcBankPorts)| Destination {
            is_its: match device_bank {
                None => !says_host,
                Some(number) => !says_host & number.equals(bank),
            },
            line_request: *device.line_request[i],
            line_response: *device.line_response[i],
        };
        let modifies = if self.host_memory.bank.modifies {
            !says_host & request.operation.is(LineOperation::CoModify)
        } else {
            constant_bool(false)
        };
        Elsewhere {
            is_foreign: (says_host & is_in_device) | modifies,
            is_elsewhere: !says_host,
            destinations: (0..).zip(devices).map(destination).collect(),
        }
    }

    /// The channels of CXL.cache. Of these, device memory has no snoops, and no data come for it.
    #[elaborate]
    fn cache(&self, ports: &CxlCachePorts, banks: &[HmcBankPorts], devices: &[DmcBankPorts]) {
        let ToHost { mut requests, responses, mut data } = self.host_memory.to_host(banks);
        for (bank, device) in (0..).zip(devices) {
            let request = device.d2h_request.payload;
            let cqid = self.renumbered(bank, request.cqid);
            let numbered = Stream::<D2hRequest>::wire(&());
            numbered.offer(device.d2h_request.valid, D2hRequest { cqid, ..request });
            device.d2h_request.ready.set(numbered.ready);
            requests.push(numbered);
            data.push(*device.d2h_data);
        }
        scope("request", || merge(&requests, *ports.d2h_request));
        scope("response", || merge(&responses, *ports.d2h_response));
        scope("data", || merge(&data, *ports.d2h_data));

        let answer = ports.h2d_response.payload;
        let of_device = answer.cqid.bit(self.device_bit());
        let came = ports.h2d_response.valid;
        let of_host = Stream::<H2dResponse>::wire(&());
        of_host.offer(came & !of_device, answer);
        ports.h2d_response.ready.set(of_host.ready);
        for (bank, device) in (0..).zip(devices) {
            let device_cqid = self.renumbered(bank, answer.cqid);
            let answered = H2dResponse { cqid: device_cqid, ..answer };
            let is_its = match self.device_bank_of_number(answer.cqid) {
                None => of_device,
                Some(number) => of_device & number.equals(bank),
            };
            device.h2d_response.offer(came & is_its, answered);
            device.h2d_response.ready.ignore();
        }
        let from_host = FromHost {
            h2d_request: *ports.h2d_request,
            h2d_response: of_host,
            h2d_data: *ports.h2d_data,
        };
        scope("banks", || self.host_memory.to_banks(&from_host, banks));
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
    fn either_memory_may_have_more_numbers() {
        structure::elaborates(
            &RECORD,
            [
                "BANKS=1 OUTSTANDING=4 DEVICE_OUTSTANDING=256",
                "BANKS=4 OUTSTANDING=256 DEVICE_OUTSTANDING=4 PAGES=2",
                "BANKS=1 OUTSTANDING=4 DEVICE_BANKS=2 DEVICE_OUTSTANDING=256",
                "BANKS=4 OUTSTANDING=256 DEVICE_BANKS=2 DEVICE_OUTSTANDING=4 PAGES=2",
            ],
        );
        let error = structure::refused(&RECORD, "DEVICE_SETS=3");
        assert!(error.contains("a power of two from 2 to 4096"), "{error}");
    }
}
