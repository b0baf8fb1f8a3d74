//! A plain device on the I/O link: writes and reads by DMA, interrupts, a few registers.
use std::collections::{BTreeMap, VecDeque};

use nic_host::{IoEndpoint, IoFromDevice, IoToDevice, MmioAccess, RegisterPort, message_of};
use nic_spec::message::{
    InterruptMessage, PcieCompletion, PcieCompletionStatus, PcieRequest, PcieRequestType,
    RegisterAccess, RegisterAnswer,
};
use nic_tb::Generator;

/// Bytes of the longest payload and of the longest read.
const PAYLOAD: u64 = 256;
const READ: u64 = 512;

/// A read that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Its number.
    pub number: u64,
    pub bytes: Vec<u8>,
    pub failed: bool,
    pub poisoned: bool,
}

struct Reading {
    number: u64,
    address: u64,
    count: u64,
    found: Vec<u8>,
    /// Bytes of the completion that is coming in.
    packet_left: u64,
    poisoned: bool,
}

enum Step {
    Request(PcieRequest),
    Message(InterruptMessage),
}

/// The device.
pub struct Dma {
    steps: VecDeque<Step>,
    reading: BTreeMap<u64, Reading>,
    free_tags: VecDeque<u64>,
    next: u64,
    pub found: Vec<Found>,
    /// Accesses of processors as they came, with the cycle.
    pub accesses: Vec<(u64, MmioAccess)>,
    pub registers: Vec<u32>,
    pub port: RegisterPort,
    answers: VecDeque<(u64, RegisterAnswer)>,
    /// Cycles that a register takes to answer.
    pub answers_after: u64,
    pub cycle: u64,
    pub last_completion: u64,
    /// Chances in ten that it takes what is offered.
    pub takes: u64,
    /// Whether it takes accesses of processors at all.
    pub takes_accesses: bool,
    random: Generator,
}

impl Dma {
    pub fn new(random: Generator) -> Self {
        Self {
            steps: VecDeque::new(),
            reading: BTreeMap::new(),
            free_tags: (0..256).collect(),
            next: 0,
            found: vec![],
            accesses: vec![],
            registers: vec![0; 64],
            port: RegisterPort::default(),
            answers: VecDeque::new(),
            answers_after: 0,
            cycle: 0,
            last_completion: 0,
            takes: 10,
            takes_accesses: true,
            random,
        }
    }

    pub fn is_idle(&self) -> bool {
        self.steps.is_empty() && self.reading.is_empty() && self.port.is_ready()
    }

    /// Whether another read would find a tag.
    pub fn can_read(&self) -> bool {
        !self.free_tags.is_empty()
    }

    /// Writes bytes, in packets of the longest payload.
    pub fn write(&mut self, address: u64, bytes: &[u8]) {
        let (mut at, end) = (address, address + bytes.len() as u64);
        while at < end {
            let first = at / 4 * 4;
            let stop = end.min(at / 4096 * 4096 + 4096).min(first + PAYLOAD);
            let dws = (stop - first).div_ceil(4);
            let below = 0b1111 << (at - first) & 0b1111;
            let above = 0b1111 >> (first + 4 * dws - stop);
            let (first_dw_be, last_dw_be) =
                if dws == 1 { (below & above, 0) } else { (below, above) };
            let lines = first / 64..(stop - 1) / 64 + 1;
            for line in lines.clone() {
                let byte = |place: usize| {
                    let address_of = line * 64 + place as u64;
                    let inside = (at..stop).contains(&address_of);
                    if inside { bytes[(address_of - address) as usize] } else { 0xee }
                };
                self.steps.push_back(Step::Request(PcieRequest {
                    request_type: PcieRequestType::MemoryWrite,
                    address: first,
                    length: dws,
                    tag: 0,
                    first_dw_be,
                    last_dw_be,
                    data: std::array::from_fn(byte),
                    last: line + 1 == lines.end,
                }));
            }
            at = stop;
        }
    }

    /// Reads whole DWs with one request, or none; the number under which they will be found.
    pub fn read(&mut self, address: u64, count: u64) -> u64 {
        assert!(address.is_multiple_of(4) && count.is_multiple_of(4) && count <= READ);
        let tag = self.free_tags.pop_front().expect("a tag is free");
        let number = self.next;
        self.next += 1;
        let dws = (count / 4).max(1);
        let enables = if count == 0 { 0 } else { 0b1111 };
        self.steps.push_back(Step::Request(PcieRequest {
            request_type: PcieRequestType::MemoryRead,
            address,
            length: dws,
            tag,
            first_dw_be: enables,
            last_dw_be: if dws == 1 { 0 } else { enables },
            data: [0; 64],
            last: true,
        }));
        let reading =
            Reading { number, address, count, found: vec![], packet_left: 0, poisoned: false };
        self.reading.insert(tag, reading);
        number
    }

    /// Raises an interrupt behind everything that it has written.
    pub fn interrupt(&mut self, vector: u64) {
        self.message(message_of(vector));
    }

    /// Sends a message beside its requests, behind everything that it has written.
    pub fn message(&mut self, message: InterruptMessage) {
        self.steps.push_back(Step::Message(message));
    }

    /// Forgets everything, as in a reset.
    pub fn reset(&mut self) {
        self.steps.clear();
        self.reading.clear();
        self.free_tags = (0..256).collect();
        self.port.reset();
        self.answers.clear();
    }

    fn complete(&mut self, completion: &PcieCompletion) {
        self.last_completion = self.cycle;
        let tag = completion.tag;
        let reading = self.reading.get_mut(&tag).expect("a completion has its read");
        let left = reading.count - reading.found.len() as u64;
        reading.poisoned |= completion.poisoned;
        if completion.status != PcieCompletionStatus::SuccessfulCompletion {
            assert_eq!((completion.length, completion.last), (0, true));
            return self.end(tag, true);
        }
        if reading.packet_left == 0 {
            let at = reading.address + reading.found.len() as u64;
            assert_eq!(completion.byte_count, left.max(1) % 4096);
            assert_eq!(completion.lower_address, at % 128);
            reading.packet_left = 4 * completion.length.min(left.div_ceil(4));
            let end = at + reading.packet_left;
            assert!(reading.packet_left == left || end.is_multiple_of(64), "ends at {end:#x}");
        }
        let at = reading.address + reading.found.len() as u64;
        let bytes = reading.packet_left.min(64 - at % 64);
        reading.found.extend(&completion.data[(at % 64) as usize..][..bytes as usize]);
        reading.packet_left -= bytes;
        assert_eq!(completion.last, reading.packet_left == 0);
        if reading.packet_left == 0 && reading.found.len() as u64 == reading.count {
            self.end(tag, false);
        }
    }

    fn end(&mut self, tag: u64, failed: bool) {
        let Some(reading) = self.reading.remove(&tag) else { return };
        self.free_tags.push_back(tag);
        let Reading { number, found, poisoned, .. } = reading;
        self.found.push(Found { number, bytes: found, failed, poisoned });
    }

    /// One access of the registers in each cycle; beyond them it is refused.
    fn use_registers(&mut self) {
        if let Some(RegisterAccess { address, write, data, byte_enable }) = self.port.offered() {
            self.port.taken();
            let register = self.registers.get_mut(address as usize / 4);
            let answer = match register {
                None => RegisterAnswer { data: 0, refused: true },
                Some(register) if write => {
                    for byte in (0..4).filter(|byte| byte_enable >> byte & 1 == 1) {
                        *register &= !(0xff << (8 * byte));
                        *register |= data as u32 & 0xff << (8 * byte);
                    }
                    RegisterAnswer { data: 0, refused: false }
                }
                Some(register) => RegisterAnswer { data: u64::from(*register), refused: false },
            };
            self.answers.push_back((self.cycle + self.answers_after, answer));
        }
        if self.answers.front().is_some_and(|(from, _)| *from <= self.cycle)
            && let Some((_, answer)) = self.answers.pop_front()
        {
            self.port.answer(&answer);
        }
    }
}

impl IoEndpoint for Dma {
    fn cycle(&mut self, offered: IoToDevice) -> IoFromDevice {
        // It may say that it takes completions while none is offered, as a ready that stays high does.
        let takes_completion = self.random.chance(self.takes, 10);
        let mut sent = IoFromDevice { takes_completion, ..IoFromDevice::default() };
        if let Some(completion) = offered.completion.filter(|_| takes_completion) {
            self.complete(&completion);
        }
        if let Some(access) = offered.access
            && self.takes_accesses
            && self.port.is_ready()
            && self.random.chance(self.takes, 10)
        {
            sent.takes_access = true;
            self.port.take(&access);
            self.accesses.push((self.cycle, access));
        }
        self.use_registers();
        sent.answer = self.port.next_answer();
        match self.steps.front() {
            Some(Step::Request(request)) if offered.takes_request => {
                sent.request = Some(*request);
                self.steps.pop_front();
            }
            Some(Step::Message(message)) => {
                sent.message = Some(*message);
                self.steps.pop_front();
            }
            _ => {}
        }
        self.cycle += 1;
        sent
    }
}
