//! A host that is played by hand: a test sends each of its messages, and sees each of the device.
use nic_sim::generated::coherent_pio_tiny::CoherentPioTiny as Device;
use nic_spec::message::{
    Beat, D2hRequest, D2hRequestOpcode, LineWindow, M2sRequest, M2sRequestOpcode as Opcode,
    M2sWrite, M2sWriteOpcode, MemSnoop, Message, MetaField, MetaValue, PioAnswer, PioAnswerControl,
    PioRequestControl, PioStatus, S2mCompletion, S2mData, S2mDataOpcode, S2mResponse,
};
use nic_tb::{Bench, Stall};
use nic_tests::pio::without_result;

pub type Line = [u8; 64];

/// The first line, and how many lines a group has.
pub const FIRST_LINE: u64 = 0x2_0000;
pub const LINES: u64 = 2;
pub const FULL: u64 = u64::MAX;
/// A host that keeps no copy, one that owns it, and one that says nothing.
pub const INVALID: Option<MetaValue> = Some(MetaValue::Invalid);
pub const ANY: Option<MetaValue> = Some(MetaValue::Any);

pub struct Rig {
    pub bench: Bench<Device>,
    next_tag: u64,
}

impl Rig {
    pub fn new() -> Self {
        let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
        bench.probe_every(0);
        bench.collect(Device::S2M_RESPONSE);
        bench.collect(Device::S2M_DATA);
        bench.collect(Device::D2H_REQUEST);
        bench.collect(Device::MESSAGE);
        bench.set_level(Device::WINDOW, &LineWindow { first_line: FIRST_LINE });
        Self { bench, next_tag: 0x100 }
    }

    pub fn status(&mut self) -> PioStatus {
        self.bench.level(Device::STATUS)
    }

    pub fn tag(&mut self) -> u64 {
        self.next_tag += 1;
        self.next_tag
    }

    /// The host asks for something about a line.
    pub fn ask(&mut self, opcode: Opcode, meta: Option<MetaValue>, line: u64) -> u64 {
        let tag = self.tag();
        self.ask_as(opcode, meta, line, tag);
        tag
    }

    pub fn ask_as(&mut self, opcode: Opcode, meta: Option<MetaValue>, line: u64, tag: u64) {
        let (meta_field, meta_value) = MetaField::saying(meta);
        let line_address = FIRST_LINE + line;
        let snoop = MemSnoop::SnpInv;
        let request = M2sRequest { opcode, snoop, meta_field, meta_value, tag, line_address };
        self.bench.send(Device::M2S_REQUEST, [request]);
    }

    /// The host writes a line, and is told.
    pub fn write(&mut self, line: u64, meta: Option<MetaValue>, write: (Line, u64, bool)) {
        self.offer(line, meta, write);
        self.bench.run(8);
        assert_eq!(self.completions(), [(S2mCompletion::Cmp, self.next_tag)]);
    }

    pub fn offer(&mut self, line: u64, meta: Option<MetaValue>, write: (Line, u64, bool)) {
        let (data, byte_enable, poison) = write;
        let (meta_field, meta_value) = MetaField::saying(meta);
        let tag = self.tag();
        let opcode = match byte_enable {
            FULL => M2sWriteOpcode::MemWr,
            _ => M2sWriteOpcode::MemWrPtl,
        };
        let write = M2sWrite {
            opcode,
            snoop: MemSnoop::None,
            meta_field,
            meta_value,
            tag,
            line_address: FIRST_LINE + line,
            poison,
            data,
            byte_enable,
        };
        self.bench.send(Device::M2S_WRITE, [write]);
    }

    pub fn completions(&mut self) -> Vec<(S2mCompletion, u64)> {
        let taken: Vec<S2mResponse> = self.bench.take(Device::S2M_RESPONSE);
        taken.into_iter().map(|one| (one.completion, one.tag)).collect()
    }

    /// The lines that come, by tag.
    pub fn lines(&mut self) -> Vec<S2mData> {
        self.bench.take(Device::S2M_DATA)
    }

    /// Lines that are asked back.
    pub fn recalls(&mut self) -> Vec<u64> {
        let taken: Vec<D2hRequest> = self.bench.take(Device::D2H_REQUEST);
        taken
            .into_iter()
            .map(|request| {
                assert_eq!(request.opcode, D2hRequestOpcode::RdOwn);
                assert_eq!(request.line_address, FIRST_LINE + request.cqid);
                request.cqid
            })
            .collect()
    }

    pub fn forward(&mut self, line: u64) {
        self.ask_as(Opcode::MemRdFwd, INVALID, line, line);
    }

    /// The host reads a line to own it, and gets it.
    pub fn gets(&mut self, line: u64) -> Line {
        let tag = self.ask(Opcode::MemRd, ANY, line);
        self.bench.run(12);
        assert_eq!(self.completions(), [(S2mCompletion::CmpE, tag)]);
        let lines = self.lines();
        assert_eq!(lines.len(), 1);
        assert_eq!((lines[0].opcode, lines[0].tag), (S2mDataOpcode::MemData, tag));
        lines[0].data
    }

    /// Everything that is asked back comes, as it was.
    pub fn all_come_back(&mut self) -> Vec<u64> {
        self.bench.run(8);
        let recalls = self.recalls();
        for line in &recalls {
            self.forward(*line);
        }
        self.bench.run(8);
        recalls
    }

    pub fn give(&mut self, lines: &[Line]) {
        let last = lines.len() - 1;
        let beat = |(i, data): (usize, &Line)| Beat { data: *data, keep: FULL, last: i == last };
        self.bench.send(Device::RESULT, lines.iter().enumerate().map(beat).collect::<Vec<_>>());
    }

    pub fn end(self) {
        self.bench.dismiss();
    }
}

pub fn control(data: Line) -> PioAnswerControl {
    PioAnswerControl::from_bytes(&data[62..])
}

/// A line of a message with its control.
pub fn with_control(byte: u8, lines: u64, wants_no_result: bool) -> Line {
    let mut line = [byte; 64];
    let control = PioRequestControl {
        lines,
        has_message: true,
        wants_no_result,
        continues: false,
        reserved: 0,
    };
    line[62..].copy_from_slice(&control.to_bytes());
    line
}

pub fn empty() -> PioAnswerControl {
    without_result(PioAnswer::Empty)
}
