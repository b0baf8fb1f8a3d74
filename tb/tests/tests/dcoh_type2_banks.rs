//! The coherence engine with two banks of device memory: which bank has which line, numbers, what waits for what, and
//! pages that turn in both.
use std::collections::{BTreeMap, BTreeSet};

use nic_sim::{Inlet, LevelOutlet, Outlet, PulseOutlet};
use nic_spec::message::{
    BiasCommand, BiasReversion, BiasStep, D2hRequest, DeviceMemoryAnswer, DeviceMemoryFault,
    DeviceMemoryRequest, DeviceMemoryStatus, GoState, H2dResponseOpcode, LineOperation, LineSpace,
    LineStatus, M2sRequest, M2sRequestOpcode, M2sWrite, M2sWriteOpcode, MemSnoop, MetaField,
    MetaValue, S2mCompletion,
};
use nic_tb::Stall;
use nic_tests::coherence::{Coherent, DEVICE_BEGIN, Rig, SmallTwoBanks, small_two_banks};

type Line = [u8; 64];
const NOTHING: (Line, u64) = ([0; 64], 0);
const FULL: u64 = u64::MAX;
/// The bit of a number that says that it is one of device memory, and the one that says of which bank.
const OF_DEVICE: u64 = 8;
const OF_BANK: u64 = 4;

const REQUESTS: [Outlet<SmallTwoBanks, DeviceMemoryRequest>; 2] =
    [SmallTwoBanks::MEMORY_REQUEST_0, SmallTwoBanks::MEMORY_REQUEST_1];
const ANSWERS: [Inlet<SmallTwoBanks, DeviceMemoryAnswer>; 2] =
    [SmallTwoBanks::MEMORY_ANSWER_0, SmallTwoBanks::MEMORY_ANSWER_1];
const REVERSIONS: [PulseOutlet<SmallTwoBanks, BiasReversion>; 2] =
    [SmallTwoBanks::BIAS_REVERSION_0, SmallTwoBanks::BIAS_REVERSION_1];
const STATUS: [LevelOutlet<SmallTwoBanks, DeviceMemoryStatus>; 2] =
    [SmallTwoBanks::DEVICE_STATUS_0, SmallTwoBanks::DEVICE_STATUS_1];

/// The bank of a line: the parity of its number in memory.
fn bank_of(line: u64) -> usize {
    (line - DEVICE_BEGIN).count_ones() as usize % 2
}

/// So many lines of a bank, in their order, from that one of memory on.
fn lines_of(bank: usize, from: u64, count: usize) -> Vec<u64> {
    let lines = DEVICE_BEGIN + from..DEVICE_BEGIN + 16 * 64;
    lines.filter(|line| bank_of(*line) == bank).take(count).collect()
}

/// The host reads and wants a copy of its own.
const COPY: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, Some(MetaValue::Any), MemSnoop::SnpInv);
/// It reads and keeps nothing.
const LOOK: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur);
const FORWARD: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRdFwd, Some(MetaValue::Invalid), MemSnoop::None);

/// The engine, and what its memory has.
struct Both<'d> {
    rig: Rig<'d, SmallTwoBanks>,
    memory: BTreeMap<u64, Line>,
    reversions: [Vec<u64>; 2],
}

impl<'d> Both<'d> {
    fn new(device: &'d Coherent<SmallTwoBanks>) -> Self {
        let mut rig = Rig::new(device, Stall::Never, Stall::Never);
        for bank in 0..2 {
            rig.bench.set_stall(ANSWERS[bank].index(), Stall::Never);
            rig.bench.collect(REQUESTS[bank]);
            rig.bench.collect(REVERSIONS[bank]);
        }
        rig.bench.collect(SmallTwoBanks::BIAS_ANSWER);
        rig.bench.collect(SmallTwoBanks::S2M_RESPONSE);
        rig.bench.collect(SmallTwoBanks::S2M_DATA);
        Self { rig, memory: BTreeMap::new(), reversions: Default::default() }
    }

    fn run(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.rig.step();
            for bank in 0..2 {
                for request in self.rig.bench.take(REQUESTS[bank]) {
                    assert_eq!(bank_of(request.line_address), bank, "{request:?}");
                    let mut data = self.in_memory(request.line_address);
                    if request.write {
                        let written = (0..64).filter(|byte| request.byte_enable >> byte & 1 == 1);
                        written.for_each(|byte| data[byte] = request.data[byte]);
                        self.memory.insert(request.line_address, data);
                        continue;
                    }
                    let (for_host, tag) = (request.for_host, request.tag);
                    let answer = DeviceMemoryAnswer { for_host, tag, poison: false, data };
                    self.rig.bench.send(ANSWERS[bank], [answer]);
                }
                let reversions = self.rig.bench.take(REVERSIONS[bank]);
                self.reversions[bank].extend(reversions.iter().map(|reversion| reversion.page));
            }
        }
    }

    fn in_memory(&self, line: u64) -> Line {
        self.memory.get(&line).copied().unwrap_or([line as u8 ^ 0x5a; 64])
    }

    /// Asks for a line of either memory.
    fn ask(&mut self, port: usize, operation: LineOperation, line: u64, data: (Line, u64)) -> u64 {
        let of_device = line >= DEVICE_BEGIN;
        self.rig.space = if of_device { LineSpace::DeviceHostBias } else { LineSpace::Host };
        self.rig.ask(port, operation, line, data)
    }

    fn demand(
        &mut self,
        (opcode, meta, snoop): (M2sRequestOpcode, Option<MetaValue>, MemSnoop),
        line_address: u64,
        tag: u64,
    ) {
        let (meta_field, meta_value) = MetaField::saying(meta);
        let request = M2sRequest { opcode, snoop, meta_field, meta_value, tag, line_address };
        self.rig.bench.send(SmallTwoBanks::M2S_REQUEST, [request]);
    }

    /// The host writes a line, whose number is the tag.
    fn host_writes(&mut self, line_address: u64) {
        let (meta_field, meta_value) = MetaField::saying(Some(MetaValue::Invalid));
        let write = M2sWrite {
            opcode: M2sWriteOpcode::MemWr,
            snoop: MemSnoop::SnpInv,
            meta_field,
            meta_value,
            tag: line_address - DEVICE_BEGIN,
            line_address,
            poison: false,
            data: [line_address as u8; 64],
            byte_enable: FULL,
        };
        self.rig.bench.send(SmallTwoBanks::M2S_WRITE, [write]);
    }

    /// The lines whose writes the host was told of, and what it read, since somebody looked.
    fn completed(&mut self) -> Vec<u64> {
        let told = self.rig.bench.take(SmallTwoBanks::S2M_RESPONSE);
        told.iter().map(|completion| DEVICE_BEGIN + completion.tag).collect()
    }

    /// Lets a request go on: the host sends the line, or lets the device at its memory.
    fn grant(&mut self, request: &D2hRequest) {
        let (line, cqid) = (request.line_address, request.cqid);
        if line >= DEVICE_BEGIN {
            self.demand(FORWARD, line, cqid);
        } else {
            self.rig.go(cqid, GoState::Exclusive);
            self.rig.fill(cqid, [line as u8; 64]);
        }
    }

    /// Gives a command about the first page; says whether it was done.
    fn command(&mut self, step: BiasStep) -> bool {
        let command = BiasCommand { page: DEVICE_BEGIN / 64, step };
        self.rig.bench.send(SmallTwoBanks::BIAS_COMMAND, [command]);
        for _ in 0..60 {
            self.run(1);
            if let Some(answer) = self.rig.bench.take(SmallTwoBanks::BIAS_ANSWER).first() {
                return answer.done;
            }
        }
        panic!("no answer");
    }

    fn turn_to_device(&mut self) {
        assert!(self.command(BiasStep::BeginToDevice) && self.command(BiasStep::CommitToDevice));
    }

    /// Whether the engine asks the host where a port reads a line in device-bias; it is let go on.
    fn asks_for(&mut self, line: u64) -> bool {
        self.rig.space = LineSpace::DeviceDeviceBias;
        let tag = self.rig.ask(0, LineOperation::NcRead, line, NOTHING);
        self.run(20);
        let asked = self.rig.requests.pop_front();
        if let Some(request) = &asked {
            self.grant(request);
            self.run(20);
        }
        assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
        asked.is_some()
    }

    fn status(&mut self) -> [DeviceMemoryStatus; 2] {
        STATUS.map(|port| self.rig.bench.level(port))
    }

    fn tags(&self) -> Vec<u64> {
        self.rig.responses.iter().map(|(_, answer)| answer.tag).collect()
    }

    fn end(mut self) {
        self.rig.assert_silent();
        self.rig.bench.dismiss();
    }
}

#[test]
fn every_request_has_its_own_number_and_gets_its_own_line() {
    let device = small_two_banks();
    let mut both = Both::new(&device);
    let of_device = [lines_of(0, 8, 4), lines_of(1, 8, 4)].concat();
    let lines: Vec<u64> = (0..8).chain(of_device).collect();
    for (line, port) in lines.iter().zip([0, 1].into_iter().cycle()) {
        both.ask(port, LineOperation::NcRead, *line, NOTHING);
    }
    both.run(60);
    let mut requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
    let numbers: BTreeSet<u64> = requests.iter().map(|request| request.cqid).collect();
    assert_eq!((requests.len(), numbers.len()), (16, 16), "{requests:?}");
    for request in &requests {
        let of_device = request.line_address >= DEVICE_BEGIN;
        assert_eq!(request.cqid & OF_DEVICE != 0, of_device, "{request:?}");
        if of_device {
            let bank = usize::from(request.cqid & OF_BANK != 0);
            assert_eq!(bank, bank_of(request.line_address), "{request:?}");
        }
    }
    assert!(both.rig.responses.is_empty());
    both.rig.bench.generator().shuffle(&mut requests);
    for request in &requests {
        both.grant(request);
    }
    both.run(60);
    assert_eq!(both.rig.responses.len(), 16);
    for (_, answer) in std::mem::take(&mut both.rig.responses) {
        let line = lines[answer.tag as usize];
        let of_host = [line as u8; 64];
        let expected = if line >= DEVICE_BEGIN { both.in_memory(line) } else { of_host };
        assert_eq!((answer.status, answer.data), (LineStatus::Okay, expected), "{line:#x}");
    }
    assert_eq!(both.status().map(|status| status.fault), [DeviceMemoryFault::None; 2]);
    both.end();
}

#[test]
fn a_barrier_waits_for_both_banks() {
    let device = small_two_banks();
    for first in 0..2 {
        let mut both = Both::new(&device);
        let lines = [0, 1].map(|bank| lines_of(bank, 16, 1)[0]);
        let reads = lines.map(|line| both.ask(0, LineOperation::CsRead, line, NOTHING));
        let barrier = both.ask(0, LineOperation::Barrier, 0, NOTHING);
        both.run(40);
        assert!(both.tags().is_empty());
        let requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
        let of = |bank: usize| requests.iter().find(|one| bank_of(one.line_address) == bank);
        for bank in [first, 1 - first] {
            both.grant(of(bank).expect("it asks"));
            both.run(40);
            assert_eq!(both.tags().contains(&barrier), bank != first);
        }
        assert_eq!(both.tags(), [reads[first], reads[1 - first], barrier]);
        both.rig.bench.dismiss();
    }
}

#[test]
fn answers_and_forwards_with_the_number_of_the_other_bank_are_faults() {
    let device = small_two_banks();
    let mut both = Both::new(&device);
    let lines = [0, 1].map(|bank| lines_of(bank, 16, 1)[0]);
    let tags = lines.map(|line| both.ask(0, LineOperation::CsRead, line, NOTHING));
    both.run(20);
    let mut requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
    requests.sort_by_key(|request| bank_of(request.line_address));
    // The number of the other bank beside the line, and the line of the other bank beside the number.
    let [of_first, of_second] = [0, 1].map(|bank: usize| requests[bank].cqid);
    both.demand(FORWARD, lines[0], of_second);
    both.demand(FORWARD, lines[1], of_first);
    // Numbers that nobody waits for, each of an entry that has no request.
    for number in [of_first ^ 1, of_second ^ 1, of_second ^ 2, of_second ^ 0x100] {
        both.rig.go(number, GoState::Invalid);
    }
    both.run(40);
    assert!(both.rig.responses.is_empty(), "{:?}", both.rig.responses);
    let status = both.status();
    assert_eq!(status.each_ref().map(|bank| bank.unknown_forwards), [1, 1], "{status:?}");
    assert_eq!(status.each_ref().map(|bank| bank.unknown_answers), [1, 3], "{status:?}");
    for request in &requests {
        both.grant(request);
    }
    both.run(40);
    for tag in tags {
        assert_eq!(both.rig.response(tag).status, LineStatus::Okay);
    }
    both.end();
}

#[test]
fn a_request_that_the_host_refuses_ends_in_the_bank_that_has_it() {
    let device = small_two_banks();
    let mut both = Both::new(&device);
    let lines = [lines_of(0, 16, 2), lines_of(1, 16, 2)].concat();
    let tags: Vec<u64> =
        lines.iter().map(|line| both.ask(1, LineOperation::CsRead, *line, NOTHING)).collect();
    both.run(20);
    let requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
    for request in &requests {
        both.rig.go(request.cqid, GoState::Invalid);
        both.run(20);
        let at = lines.iter().position(|line| *line == request.line_address).expect("it is one");
        assert_eq!(both.tags(), [tags[at]]);
        assert_eq!(both.rig.response(tags[at]).status, LineStatus::Error);
    }
    both.end();
}

#[test]
fn a_request_of_the_host_keeps_its_tag() {
    let device = small_two_banks();
    let mut both = Both::new(&device);
    for (i, tag) in [0, 4, 8, 12, 0x1008, 0xffff].into_iter().enumerate() {
        for bank in 0..2 {
            let line = lines_of(bank, 64 + i as u64, 1)[0];
            both.demand(LOOK, line, tag);
            both.run(30);
            let completions = both.rig.bench.take(SmallTwoBanks::S2M_RESPONSE);
            let lines = both.rig.bench.take(SmallTwoBanks::S2M_DATA);
            let found =
                (completions[0].tag, completions[0].completion, lines[0].tag, lines[0].data);
            assert_eq!(found, (tag, S2mCompletion::Cmp, tag, both.in_memory(line)));
        }
    }
    both.end();
}

#[test]
fn lines_that_either_bank_pushes_leave_on_the_same_channel() {
    let device = small_two_banks();
    let mut both = Both::new(&device);
    let lines = [lines_of(0, 8, 2), lines_of(1, 8, 2)].concat();
    let pushed = |line: u64| [line as u8; 64];
    let tags: Vec<u64> = lines
        .iter()
        .map(|line| both.ask(1, LineOperation::NcPush, *line, (pushed(*line), FULL)))
        .collect();
    both.run(20);
    let requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
    for request in &requests {
        let uqid = both.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
        let found = both.rig.line();
        assert_eq!((found.uqid, found.data), (uqid, pushed(request.line_address)));
    }
    for tag in tags {
        assert_eq!(both.rig.response(tag).status, LineStatus::Okay);
    }
    both.end();
}

#[test]
fn the_host_writes_in_a_bank_while_memory_takes_nothing_of_the_other() {
    let device = small_two_banks();
    for (stands, port) in REQUESTS.into_iter().enumerate() {
        let mut both = Both::new(&device);
        both.rig.bench.set_stall(port.index(), Stall::Always);
        // As many as the bank and its queue take.
        lines_of(stands, 64, 16).into_iter().for_each(|line| both.host_writes(line));
        both.run(60);
        both.completed();
        for line in lines_of(1 - stands, 64, 12) {
            both.host_writes(line);
            both.run(16);
            assert_eq!(both.completed(), [line]);
            both.demand(LOOK, line, 3);
            both.run(24);
            assert_eq!(both.rig.bench.take(SmallTwoBanks::S2M_DATA).len(), 1);
            both.completed();
        }
        // One that finds no room stands at the entry, and what comes behind it on its channel waits; requests do not.
        lines_of(stands, 256, 16).into_iter().for_each(|line| both.host_writes(line));
        let behind = lines_of(1 - stands, 256, 1)[0];
        both.host_writes(behind);
        both.run(100);
        assert!(!both.completed().contains(&behind));
        both.demand(LOOK, behind, 3);
        both.run(24);
        assert_eq!(both.rig.bench.take(SmallTwoBanks::S2M_DATA).len(), 1);
        both.rig.bench.set_stall(port.index(), Stall::Never);
        both.run(200);
        assert!(both.completed().contains(&behind));
        let written = [lines_of(stands, 64, 16), lines_of(stands, 256, 16)].concat();
        for line in written.into_iter().chain([behind]) {
            assert_eq!(both.in_memory(line), [line as u8; 64], "line {line:#x}");
        }
        both.end();
    }
}

#[test]
fn the_host_reads_in_a_bank_while_memory_takes_nothing_of_the_other() {
    let device = small_two_banks();
    for (stands, port) in REQUESTS.into_iter().enumerate() {
        let mut both = Both::new(&device);
        both.rig.bench.set_stall(port.index(), Stall::Always);
        let waiting = lines_of(stands, 64, 16);
        waiting.iter().for_each(|line| both.demand(LOOK, *line, line - DEVICE_BEGIN));
        both.run(60);
        both.rig.bench.take(SmallTwoBanks::S2M_DATA);
        for line in lines_of(1 - stands, 64, 12) {
            both.demand(LOOK, line, line - DEVICE_BEGIN);
            both.run(24);
            let lines = both.rig.bench.take(SmallTwoBanks::S2M_DATA);
            assert_eq!((lines.len(), lines[0].tag), (1, line - DEVICE_BEGIN));
        }
        both.rig.bench.set_stall(port.index(), Stall::Never);
        both.run(200);
        assert_eq!(both.rig.bench.take(SmallTwoBanks::S2M_DATA).len(), waiting.len());
        both.end();
    }
}

#[test]
fn each_read_of_the_host_is_served_once_however_many_wait_in_the_other_bank() {
    let device = small_two_banks();
    for (stands, port) in REQUESTS.into_iter().enumerate() {
        let mut at_once = 0;
        // Some of them are as many as the bank takes: none waits at the entry.
        for count in 16..32 {
            let mut both = Both::new(&device);
            both.rig.bench.set_stall(port.index(), Stall::Always);
            for line in lines_of(stands, 64, count) {
                both.demand(LOOK, line, line - DEVICE_BEGIN);
            }
            both.run(60);
            let line = lines_of(1 - stands, 64, 1)[0];
            both.demand(LOOK, line, line - DEVICE_BEGIN);
            both.run(40);
            let early = both.rig.bench.take(SmallTwoBanks::S2M_DATA);
            at_once += early.len();
            both.rig.bench.set_stall(port.index(), Stall::Never);
            both.run(200);
            let late = both.rig.bench.take(SmallTwoBanks::S2M_DATA);
            assert_eq!(early.len() + late.len(), count + 1, "beside {count}");
            both.end();
        }
        assert!((4..16).contains(&at_once), "{at_once} of 16");
    }
}

#[test]
fn a_port_that_a_bank_fills_loses_nothing_while_the_other_port_goes_on() {
    let device = small_two_banks();
    for (port, bank) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let mut both = Both::new(&device);
        both.turn_to_device();
        let other = lines_of(1 - bank, 0, 1)[0];
        assert!(!both.asks_for(other));
        both.rig.bench.set_stall(REQUESTS[bank].index(), Stall::Always);
        both.rig.space = LineSpace::DeviceDeviceBias;
        // More than the port, its queue and the entries take.
        let reads: Vec<(u64, u64)> = lines_of(bank, 0, 32)
            .into_iter()
            .map(|line| (line, both.rig.ask(port, LineOperation::CoRead, line, NOTHING)))
            .collect();
        both.run(100);
        for _ in 0..20 {
            let tag = both.rig.ask(1 - port, LineOperation::CsRead, other, NOTHING);
            both.run(16);
            assert_eq!(both.tags(), [tag], "the other port waits");
            both.rig.responses.clear();
        }
        both.rig.bench.set_stall(REQUESTS[bank].index(), Stall::Never);
        both.run(400);
        for (line, tag) in reads {
            assert_eq!(both.rig.response(tag).data, both.in_memory(line), "line {line:#x}");
        }
        both.end();
    }
}

#[test]
fn a_port_hits_in_every_cycle_in_each_bank() {
    let device = small_two_banks();
    let mut both = Both::new(&device);
    both.turn_to_device();
    let lines = [0, 1].map(|bank| lines_of(bank, 0, 1)[0]);
    both.rig.space = LineSpace::DeviceDeviceBias;
    for line in lines {
        let tag = both.rig.ask(0, LineOperation::CoRead, line, NOTHING);
        both.run(30);
        assert_eq!(both.rig.response(tag).data, both.in_memory(line));
    }
    for _ in 0..100 {
        for (port, line) in lines.into_iter().enumerate() {
            both.rig.ask(port, LineOperation::CsRead, line, NOTHING);
        }
    }
    let start = both.rig.bench.cycle();
    both.rig.wait("every answer", |rig| (rig.responses.len() == 200).then_some(()));
    assert_eq!(both.rig.bench.cycle() - start, 100 + 5);
    both.rig.bench.dismiss();
}

#[test]
fn a_page_turns_in_both_banks_and_back_in_each() {
    let device = small_two_banks();
    for first in 0..2 {
        let mut both = Both::new(&device);
        let lines = [lines_of(first, 0, 1)[0], lines_of(1 - first, 0, 1)[0]];
        let page = DEVICE_BEGIN / 64;
        assert_eq!(lines.map(|line| both.asks_for(line)), [true; 2]);
        both.turn_to_device();
        assert_eq!(lines.map(|line| both.asks_for(line)), [false; 2]);
        for half in 0..2 {
            both.demand(COPY, lines[half], 1);
            both.run(40);
            // Each half turns back for itself, and says so once.
            let told = if half == 0 { [vec![page], vec![]] } else { [vec![page], vec![page]] };
            assert_eq!([first, 1 - first].map(|bank| both.reversions[bank].clone()), told);
            assert_eq!(lines.map(|line| both.asks_for(line)), [true, half == 1]);
            assert!(!both.command(BiasStep::CommitToDevice));
        }
        both.turn_to_device();
        assert_eq!(lines.map(|line| both.asks_for(line)), [false; 2]);
        assert!(both.command(BiasStep::ToHost));
        assert_eq!(lines.map(|line| both.asks_for(line)), [true; 2]);
        both.rig.bench.dismiss();
    }
}

#[test]
fn a_copy_that_is_given_while_a_page_is_committed_leaves_no_half() {
    let device = small_two_banks();
    let mut counts = [0; 2];
    for bank in 0..2 {
        for begins in 0..24 {
            let mut both = Both::new(&device);
            let lines = [lines_of(bank, 0, 1)[0], lines_of(1 - bank, 0, 1)[0]];
            assert!(both.command(BiasStep::BeginToDevice));
            let step = BiasStep::CommitToDevice;
            let command = BiasCommand { page: DEVICE_BEGIN / 64, step };
            both.rig.bench.send(SmallTwoBanks::BIAS_COMMAND, [command]);
            let mut done = None;
            for cycle in 0..60 {
                if cycle == begins {
                    both.demand(COPY, lines[0], 1);
                }
                both.run(1);
                let answers = both.rig.bench.take(SmallTwoBanks::BIAS_ANSWER);
                if let Some(answer) = answers.first() {
                    let is_reverted = !both.reversions[bank].is_empty();
                    assert!(!is_reverted || !answer.done, "a copy {begins} cycles later");
                    done = Some(answer.done);
                }
            }
            let done = done.expect("an answer");
            assert_eq!(both.reversions[bank], [DEVICE_BEGIN / 64], "a copy {begins} cycles later");
            assert!(both.asks_for(lines[0]));
            // If it was committed, the other half is not concerned; if it was refused, neither is in device-bias.
            assert_eq!(both.asks_for(lines[1]), !done, "a copy {begins} cycles later");
            counts[usize::from(done)] += 1;
            both.rig.bench.dismiss();
        }
    }
    assert!(counts.iter().all(|count| *count > 4), "{counts:?}");
}
