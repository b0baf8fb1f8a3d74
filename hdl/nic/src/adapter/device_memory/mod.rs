//! Device memory: what a card asks of its memory, as AXI4 masters of one channel of memory or of two.
//!
//! ```text
//!                     +---- device_memory ----+
//!      memory_request |                       | write_address_*, write_data_*
//!  ------------------>| stream         stream |------------------------------>
//!       memory_answer |                       | write_response_*
//!  <------------------| stream         stream |<------------------------------
//!                     |                       | read_address_*
//!                     |                stream |------------------------------>
//!                     |                       | read_data_*
//!                     |                stream |<------------------------------
//!                     |                       | status_*
//!                     |                 level |------------------------------>
//!                     +-----------------------+
//!
//!  request --> by line --> queue --no other kind of access of its line--> AW, W | AR
//!                                                    R --> in turn --> answer
//! ```
//!
//! # Function
//! Memory is in lines, a channel after the other: the line at place n of it is line n / `CHANNELS` of channel n % `CHANNELS`,
//! from byte address 0 of the channel on. The place of a line has its number's bits; the lowest three are those of the number
//! xor all groups of three bits above them (`nic_spec::memory::place`). So lines of any stride are in both channels, a third at
//! least in each, and in all bank groups, where controllers have these in the lowest bits; lines that follow each other stay
//! together. Each request is a burst of one beat of 64 bytes. Reads of a channel have one id, and so have writes, so that each
//! kind keeps its order (AXI4 A5.3).
//!
//! AXI4 has no order between reads and writes. A read waits while a write of its line has no response, and a
//! write while a read of its line has no data: so answers for a line come in the order of its requests, and what is
//! asked behind a write finds it done.
//!
//! Poison goes as a user bit both ways. A read that the memory answers with an error is poisoned,
//! too, and counted; a write that fails is counted, as nobody waits for it.
//!
//! # Backpressure
//! A request waits while its channel's queue of 4 is full, whatever the other channel does, and stands at the head
//! while `OUTSTANDING` of its kind are outstanding in its channel, or for the line. Data wait for `memory_answer`; responses are always taken.
//!
//! # Ordering
//! Requests of a channel are issued in FIFO order. Answers of a channel come in the order of its reads.
//!
//! # Faults
//! A response to no write, and data of no read: dropped. Those, errors, and data that do not end
//! their burst are counted for each channel.
//!
//! # Reset
//! Forgets all. What memory still has outstanding must not come back afterwards.
//!
//! # Resources
//! Two requests at the port; for each channel 4 more in lookup-table memory, two lines each way and a comparator
//! for each outstanding access.
//!
//! # Rationale
//! An id for each read would let a channel answer in any order, and needs a table by id; controllers of DDR4 behind
//! AXI4 give back one id's reads in order at their full rate. Reads that wait for all writes need no
//! comparator, and each turn from writes to reads would cost a round trip. A table of entries of 24 lines each has all first
//! lines in one channel and a quarter of its banks, without the exclusive or.
use nic_dsl::{
    Bits, Bool, LevelSource, Module, Ports, Sink, Source, any_of, assert_always, concatenate,
    constant_bool, elaborate, instance, register_array, register_array_value, register_reset,
    scope, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::merge::merge;
use crate::message::{
    AxiAddress, AxiAddressShape, AxiLineReadData, AxiLineReadDataShape, AxiLineWriteData,
    AxiMasterStatus, AxiWriteResponse, AxiWriteResponseShape, DeviceMemoryAnswer,
    DeviceMemoryRequest,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::stream::skid_buffer::SkidBuffer;

mod channel;

/// What the adapter promises; the latency is that of a request, to AR or to AW and W.
pub const CONTRACT: Contract = Contract {
    module: "device_memory",
    summary: "Asks one channel of memory or two, through AXI4, for a card's lines.",
    source: contract::Source { paper: "CXL-NIC", section: "5.1; AMBA AXI4 A5" },
    latency: Some(Latency::exactly(3, "memory_request")),
    interval: 1,
    waits_on: &["memory_answer", "write_address_*", "write_data_*", "read_address_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "CHANNELS", default: "2", meaning: "of memory, 1 or 2" },
        Parameter {
            name: "OUTSTANDING",
            default: "32",
            meaning: "outstanding reads, and outstanding writes, of a channel, a power of two from 4 to 64",
        },
        Parameter {
            name: "PAGES",
            default: "65536",
            meaning: "4 KiB pages of memory, a power of two from 2 to 1048576",
        },
    ],
    presets: &[
        Preset::product("device_memory", &["CHANNELS=2", "OUTSTANDING=32"]),
        Preset::test("device_memory_tiny", &["CHANNELS=2", "OUTSTANDING=4", "PAGES=16"]),
        Preset::test("device_memory_c1", &["CHANNELS=1", "OUTSTANDING=4", "PAGES=16"]),
    ],
    proof: Proof::none(
        "what it promises is about memory that keeps the rules of AXI4, which the tests' memory knows",
    ),
    constraint: None,
    build: |values| build(&DeviceMemory::new(values)?),
};

/// Bits of a line's number in a page.
const LINE_IN_PAGE_BITS: u32 = 6;
/// The lowest bits of a line's place, which depend on all bits of its number: a channel's, and those behind.
const SPREAD_BITS: u32 = 3;
/// Bits of an id, which is always zero.
pub const ID_BITS: u32 = 1;

/// An adapter.
#[derive(Clone, Debug)]
pub struct DeviceMemory {
    /// Channels of memory, 1 or 2.
    pub channels: u32,
    /// Outstanding reads, and outstanding writes, of a channel, a power of two from 4 to 64.
    pub outstanding: u32,
    /// Pages of 4 KiB, a power of two from 2 to 2^20.
    pub pages: u32,
}

impl DeviceMemory {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self {
            channels: values.power_of_two("CHANNELS", 1..=2)?,
            outstanding: values.power_of_two("OUTSTANDING", 4..=64)?,
            pages: values.power_of_two("PAGES", 2..=1 << 20)?,
        })
    }

    /// Bits of a channel's number.
    fn channel_bits(&self) -> u32 {
        self.channels.ilog2()
    }

    /// Bits of a line's number in its channel.
    fn line_bits(&self) -> u32 {
        LINE_IN_PAGE_BITS + self.pages.ilog2() - self.channel_bits()
    }

    /// The place of a line. Where memory begins is the business of whoever asks.
    #[elaborate]
    fn place(&self, line_address: Bits) -> Bits {
        let bits = LINE_IN_PAGE_BITS + self.pages.ilog2();
        line_address.top(line_address.width() - bits).ignore();
        let groups = (0..bits).step_by(SPREAD_BITS as usize).map(|from| {
            let group = line_address.slice(from, SPREAD_BITS.min(bits - from));
            group.zero_extend(SPREAD_BITS)
        });
        let low = groups.reduce(|one, other| one ^ other).expect("a page has lines");
        concatenate([line_address.slice(SPREAD_BITS, bits - SPREAD_BITS), low])
    }

    /// The number in its channel of the line at a place.
    fn line_in_channel(&self, place: Bits) -> Bits {
        let (low, bits) = (self.channel_bits(), self.line_bits());
        place.top(place.width() - low - bits).ignore();
        if low > 0 {
            place.truncate(low).ignore();
        }
        place.slice(low, bits)
    }
}

/// Ports of the adapter.
#[derive(Ports)]
pub struct DeviceMemoryPorts {
    /// What is asked.
    pub memory_request: Sink<DeviceMemoryRequest>,
    /// Lines that were read.
    pub memory_answer: Source<DeviceMemoryAnswer>,
    /// Channels AW.
    pub write_address: Vec<Source<AxiAddress>>,
    /// Channels W.
    pub write_data: Vec<Source<AxiLineWriteData>>,
    /// Channels B; always taken.
    pub write_response: Vec<Sink<AxiWriteResponse>>,
    /// Channels AR.
    pub read_address: Vec<Source<AxiAddress>>,
    /// Channels R.
    pub read_data: Vec<Sink<AxiLineReadData>>,
    /// What went wrong in each channel.
    pub status: Vec<LevelSource<AxiMasterStatus>>,
}

impl Module for DeviceMemory {
    type Ports = DeviceMemoryPorts;

    fn name(&self) -> String {
        let Self { channels, outstanding, pages } = self;
        format!("device_memory_c{channels}_o{outstanding}_g{pages}")
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> DeviceMemoryPortsShape {
        let channels = self.channels as usize;
        let address = || vec![AxiAddressShape { id_bits: ID_BITS }; channels];
        DeviceMemoryPortsShape {
            write_address: address(),
            write_data: vec![(); channels],
            write_response: vec![AxiWriteResponseShape { id_bits: ID_BITS }; channels],
            read_address: address(),
            read_data: vec![AxiLineReadDataShape { id_bits: ID_BITS }; channels],
            status: vec![(); channels],
            ..DeviceMemoryPortsShape::default()
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let requests = instance("requests", &SkidBuffer::<DeviceMemoryRequest> { payload: () });
        requests.source.connect(*ports.memory_request);
        let place = self.place(requests.sink.payload.line_address);
        let line_address = place.zero_extend(requests.sink.payload.line_address.width());
        let request = DeviceMemoryRequest { line_address, ..requests.sink.payload };
        let mut ready = vec![];
        let mut answers = vec![];
        for i in 0..self.channels {
            let its = match self.channel_bits() {
                0 => constant_bool(true),
                bits => request.line_address.truncate(bits).equals(i),
            };
            let (takes, answer) = scope(&format!("channel_{i}"), || {
                self.channel(&ports, i as usize, (requests.sink.valid & its, &request))
            });
            ready.push(its & takes);
            answers.push(answer);
        }
        requests.sink.ready.set(any_of(ready));
        scope("answer", || merge(&answers, *ports.memory_answer));
    }
}

/// Accesses of one kind that are outstanding in a channel, in their order.
struct UnderWay {
    /// One begins, of the line that is looked for; to be driven.
    begins: Bool,
    /// The oldest ends; to be driven.
    ends: Bool,
    /// One is of the line that is looked for.
    holds: Bool,
    /// The places that are taken, that of the next one and that of the oldest.
    taken: (Bits, Bits, Bits),
}

impl UnderWay {
    /// Another may begin.
    fn has_room(&self) -> Bool {
        let (valid, next, _) = self.taken;
        !valid.bit_at(next)
    }

    /// There is one.
    fn any(&self) -> Bool {
        let (valid, _, oldest) = self.taken;
        valid.bit_at(oldest)
    }
}

impl DeviceMemory {
    /// Those of a kind, among which `line` is looked for.
    #[elaborate]
    fn under_way(&self, line: Bits) -> UnderWay {
        let bits = self.outstanding.ilog2();
        let begins = wire::<Bool>(());
        let ends = wire::<Bool>(());
        let next = register_reset(bits, 0);
        let oldest = register_reset(bits, 0);
        when(begins, || next.set(next + 1));
        when(ends, || oldest.set(oldest + 1));
        let entry_valid = register_array_value::<Bool>(&(), self.outstanding, &false);
        let entry_line = register_array::<Bits>(line.width(), self.outstanding);
        when(begins, || {
            entry_valid.at(next).set(true);
            entry_line.at(next).set(line);
        });
        when(ends, || entry_valid.at(oldest).set(false));
        let valid = entry_valid.bits();
        let is_of_line = entry_line.map(|kept, _| kept.equals(line));
        let holds = (valid & is_of_line.bits()).any();
        let taken = (valid, next, oldest);
        assert_always("a place is used once", begins.implies(!valid.bit_at(next)));
        assert_always("what ends has begun", ends.implies(valid.bit_at(oldest)));
        UnderWay { begins, ends, holds, taken }
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
    fn one_channel_or_two_of_any_size_are_legal() {
        structure::elaborates(
            &RECORD,
            ["CHANNELS=1 OUTSTANDING=64 PAGES=1048576", "CHANNELS=2 OUTSTANDING=4 PAGES=2"],
        );
        for (settings, right) in [("CHANNELS=4", "1 to 2"), ("OUTSTANDING=2", "4 to 64")] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains(right), "{error}");
        }
    }
}
