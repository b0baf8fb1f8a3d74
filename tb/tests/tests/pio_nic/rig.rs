//! A host that is played by hand, and a MAC, with the card of groups of four lines.
use nic_model::pio_packets::{Line, messages_of};
use nic_sim::generated::pio_nic_tiny::PioNicTiny as Device;
use nic_spec::message::{
    D2hRequest, H2dResponse, H2dResponseOpcode, M2sRequest, M2sRequestOpcode as Opcode, M2sWrite,
    M2sWriteOpcode, MemSnoop, Message, MetaField, MetaValue, PacketChecksum, PioAnswerControl,
    PioPacketHeader, PioRequestControl, S2mData, S2mResponse,
};
use nic_spec::register::pio_nic;
use nic_tb::registers::Registers;
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{beats, packets_of};

/// Picoseconds of the host's clock (250 MHz) and of the network's (322.27 MHz).
const PERIODS: [u64; 2] = [4_000, 3_103];
/// Steps until everything that was begun has ended.
pub const REST: u64 = 400;
/// Lines of a group, bytes of the longest packet that one holds, and of the longest of all.
pub const LINES: u64 = 4;
pub const MOST: usize = 252;
pub const LONGEST: usize = 700;
/// Where the windows are, and their bits in the numbers of recalls.
pub const TRANSMIT: u64 = 0x2a_5550;
pub const RECEIVE: u64 = 0x15_aaa8;
const WINDOWS: [(u64, u64); 2] = [(TRANSMIT, 1 << 11), (RECEIVE, 1 << 10)];

pub const REGISTERS: Registers<Device> = Registers {
    map: pio_nic::map,
    write_address: Device::REGISTER_WRITE_ADDRESS,
    write_data: Device::REGISTER_WRITE_DATA,
    write_response: Device::REGISTER_WRITE_RESPONSE,
    read_address: Device::REGISTER_READ_ADDRESS,
    read_data: Device::REGISTER_READ_DATA,
};

pub struct Rig {
    pub bench: Bench<Device>,
    next_tag: u64,
}

impl Rig {
    /// A card out of reset, whose windows are nowhere.
    pub fn closed() -> Self {
        let mut bench = Bench::<Device>::with_periods(Stall::Never, Stall::Never, &PERIODS);
        bench.probe_every(0);
        REGISTERS.attach(&mut bench);
        bench.collect(Device::S2M_RESPONSE);
        bench.collect(Device::S2M_DATA);
        bench.collect(Device::D2H_REQUEST);
        bench.collect(Device::CMAC_TRANSMIT);
        bench.run(REST);
        Self { bench, next_tag: 0 }
    }

    /// One whose windows are open, with their first groups at the host.
    pub fn new() -> Self {
        let mut rig = Self::closed();
        rig.place();
        assert_eq!(rig.reads(TRANSMIT)[62..], [0; 2]);
        assert_eq!(rig.reads(RECEIVE)[62..], [0; 2]);
        rig
    }

    pub fn place(&mut self) {
        REGISTERS.write(&mut self.bench, "transmit_window.first_line", TRANSMIT);
        REGISTERS.write(&mut self.bench, "receive_window.first_line", RECEIVE);
    }

    pub fn count(&mut self, name: &str) -> u64 {
        REGISTERS.read(&mut self.bench, name)
    }

    pub fn random(&mut self) -> &mut Generator {
        self.bench.generator()
    }

    /// Asks for a line to own it.
    pub fn ask(&mut self, opcode: Opcode, meta: Option<MetaValue>, line: u64) -> u64 {
        self.next_tag += 1;
        self.ask_as(opcode, meta, line, self.next_tag);
        self.next_tag
    }

    pub fn ask_as(&mut self, opcode: Opcode, meta: Option<MetaValue>, line: u64, tag: u64) {
        let (meta_field, meta_value) = MetaField::saying(meta);
        let snoop = MemSnoop::SnpInv;
        let request = M2sRequest { opcode, snoop, meta_field, meta_value, tag, line_address: line };
        self.bench.send(Device::M2S_REQUEST, [request]);
    }

    pub fn write(&mut self, line: u64, data: Line) {
        self.next_tag += 1;
        let (meta_field, meta_value) = MetaField::saying(Some(MetaValue::Invalid));
        let write = M2sWrite {
            opcode: M2sWriteOpcode::MemWr,
            snoop: MemSnoop::None,
            meta_field,
            meta_value,
            tag: self.next_tag,
            line_address: line,
            poison: false,
            data,
            byte_enable: u64::MAX,
        };
        self.bench.send(Device::M2S_WRITE, [write]);
    }

    pub fn responds(&mut self, cqid: u64) {
        let opcode = H2dResponseOpcode::Go;
        let response = H2dResponse { opcode, response_data: 1, response_pre: 0, cqid };
        self.bench.send(Device::H2D_RESPONSE, [response]);
    }

    pub fn data(&mut self) -> Vec<S2mData> {
        self.bench.take(Device::S2M_DATA)
    }

    pub fn completions(&mut self) -> Vec<S2mResponse> {
        self.bench.take(Device::S2M_RESPONSE)
    }

    /// What is asked back, each line with its number; whatever comes is forwarded, as the host has not stored to it.
    pub fn gives_back(&mut self) -> Vec<u64> {
        let asked: Vec<D2hRequest> = self.bench.take(Device::D2H_REQUEST);
        asked
            .into_iter()
            .map(|request| {
                let line = request.line_address;
                let of = |first: u64| (first..first + 2 * LINES).contains(&line);
                let (first, bit) = *WINDOWS.iter().find(|(first, _)| of(*first)).expect("a window");
                assert_eq!(request.cqid, bit | (line - first), "line {line:#x}");
                self.ask_as(Opcode::MemRdFwd, Some(MetaValue::Invalid), line, request.cqid);
                line
            })
            .collect()
    }

    /// Reads a line that the card answers at once.
    pub fn reads(&mut self, line: u64) -> Line {
        let tag = self.ask(Opcode::MemRd, Some(MetaValue::Any), line);
        self.bench.run(60);
        self.answer(tag).expect("it is answered")
    }

    /// The line that was asked for with this tag, if it has come.
    pub fn answer(&mut self, tag: u64) -> Option<Line> {
        let found = self.data().into_iter().find(|data| data.tag == tag);
        found.map(|data| data.data)
    }

    /// Stores lines into the group that begins there, and asks for the other; its first line.
    pub fn sends(&mut self, first: u64, other: u64, lines: &[Line]) -> Option<Line> {
        for (number, line) in (0..).zip(lines) {
            // Others are asked for first, as a processor does that stores.
            if number > 0 {
                self.reads(first + number);
            }
            self.write(first + number, *line);
        }
        self.bench.run(60);
        self.takes(other)
    }

    /// Asks for the other group's first line, and gives back what is asked for meanwhile.
    pub fn takes(&mut self, other: u64) -> Option<Line> {
        let tag = self.ask(Opcode::MemRd, Some(MetaValue::Any), other);
        self.bench.run(100);
        self.gives_back();
        self.bench.run(REST);
        self.answer(tag)
    }

    /// The frames that the MAC got since.
    pub fn sent(&mut self) -> Vec<Vec<u8>> {
        let packets = packets_of(self.bench.take(Device::CMAC_TRANSMIT));
        packets.into_iter().map(|packet| packet.bytes).collect()
    }

    /// A frame comes from the MAC.
    pub fn comes(&mut self, frame: &[u8]) {
        self.bench.send(Device::CMAC_RECEIVE, beats(frame, false));
    }
}

/// The messages of a packet to send, with their controls.
pub fn messages(packet: &[u8], checksum: PacketChecksum) -> Vec<Vec<Line>> {
    let mut messages = messages_of(packet, checksum, LINES as usize);
    for (number, lines) in messages.iter_mut().enumerate() {
        let control = PioRequestControl {
            lines: lines.len() as u64,
            has_message: true,
            wants_no_result: true,
            continues: number > 0,
            reserved: 0,
        };
        lines[0][62..].copy_from_slice(&control.to_bytes());
    }
    messages
}

/// The lines of a packet that one message holds, with their control.
pub fn message(packet: &[u8], checksum: PacketChecksum) -> Vec<Line> {
    messages(packet, checksum).remove(0)
}

/// What a first line says of its packet and of its group.
pub fn said(line: &Line) -> (PioPacketHeader, PioAnswerControl) {
    (PioPacketHeader::from_bytes(&line[60..62]), PioAnswerControl::from_bytes(&line[62..]))
}
