//! The coherence engine with memory of its own: which memory serves what, numbers, barriers.
use std::collections::{BTreeMap, BTreeSet};

use nic_spec::message::{
    BiasCommand, BiasStep, D2hRequest, D2hRequestOpcode, D2hResponseOpcode, DeviceMemoryAnswer,
    DeviceMemoryFault, DeviceMemoryStatus, GoState, H2dRequestOpcode, H2dResponseOpcode,
    LineOperation, LineSpace, LineStatus, M2sRequest, M2sRequestOpcode, M2sWrite, M2sWriteOpcode,
    MemSnoop, MetaField, MetaValue, S2mCompletion,
};
use nic_tb::Stall;
use nic_tests::coherence::{Coherent, DEVICE_BEGIN, HOST_END, Rig, SmallType2, small_type2};

type Line = [u8; 64];
const NOTHING: (Line, u64) = ([0; 64], 0);
const FULL: u64 = u64::MAX;
/// The bit of a CQID that says whose number it is.
const OF_DEVICE: u64 = 8;

/// The engine, and what its memory has.
struct Both<'d> {
    rig: Rig<'d, SmallType2>,
    memory: BTreeMap<u64, Line>,
}

impl<'d> Both<'d> {
    fn new(device: &'d Coherent<SmallType2>) -> Self {
        let mut rig = Rig::new(device, Stall::Never, Stall::Never);
        rig.bench.set_stall(SmallType2::MEMORY_ANSWER.index(), Stall::Never);
        rig.bench.collect(SmallType2::MEMORY_REQUEST);
        rig.bench.collect(SmallType2::BIAS_ANSWER);
        rig.bench.collect(SmallType2::S2M_RESPONSE);
        rig.bench.collect(SmallType2::S2M_DATA);
        Self { rig, memory: BTreeMap::new() }
    }

    fn run(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.rig.step();
            for request in self.rig.bench.take(SmallType2::MEMORY_REQUEST) {
                let mut data = self.in_memory(request.line_address);
                if request.write {
                    let written = (0..64).filter(|byte| request.byte_enable >> byte & 1 == 1);
                    written.for_each(|byte| data[byte] = request.data[byte]);
                    self.memory.insert(request.line_address, data);
                    continue;
                }
                let (for_host, tag) = (request.for_host, request.tag);
                let answer = DeviceMemoryAnswer { for_host, tag, poison: false, data };
                self.rig.bench.send(SmallType2::MEMORY_ANSWER, [answer]);
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
        self.rig.bench.send(SmallType2::M2S_REQUEST, [request]);
    }

    /// The host writes a line of device memory, and is told within a few cycles.
    fn host_writes(&mut self, number: u64) {
        let (line_address, data) = (DEVICE_BEGIN + 200 + number, [number as u8; 64]);
        let (meta_field, meta_value) = MetaField::saying(Some(MetaValue::Invalid));
        let write = M2sWrite {
            opcode: M2sWriteOpcode::MemWr,
            snoop: MemSnoop::SnpInv,
            meta_field,
            meta_value,
            tag: number,
            line_address,
            poison: false,
            data,
            byte_enable: FULL,
        };
        self.rig.bench.send(SmallType2::M2S_WRITE, [write]);
        self.run(12);
        let told = self.rig.bench.take(SmallType2::S2M_RESPONSE);
        assert_eq!(told.len(), 1, "write {number}");
        assert_eq!(self.in_memory(line_address), data);
    }

    /// Lets a request go on: the host sends the line, or lets the device at its memory.
    fn grant(&mut self, request: &D2hRequest) {
        let (line, cqid) = (request.line_address, request.cqid);
        if line >= DEVICE_BEGIN {
            let forward = (M2sRequestOpcode::MemRdFwd, Some(MetaValue::Invalid), MemSnoop::None);
            self.demand(forward, line, cqid);
        } else {
            let reads_shared = request.opcode == D2hRequestOpcode::RdShared;
            self.rig.go(cqid, if reads_shared { GoState::Shared } else { GoState::Exclusive });
            self.rig.fill(cqid, [line as u8; 64]);
        }
    }

    /// Brings a line to the cache, Exclusive.
    fn bring(&mut self, line: u64) {
        let tag = self.ask(0, LineOperation::CoRead, line, NOTHING);
        let request = self.rig.request();
        self.grant(&request);
        self.run(24);
        assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
    }

    /// Turns a page of device memory to device-bias.
    fn turn_to_device(&mut self, page: u64) {
        for step in [BiasStep::BeginToDevice, BiasStep::CommitToDevice] {
            let command = BiasCommand { page: DEVICE_BEGIN / 64 + page, step };
            self.rig.bench.send(SmallType2::BIAS_COMMAND, [command]);
            self.run(20);
            assert!(self.rig.bench.take(SmallType2::BIAS_ANSWER)[0].done);
        }
    }

    fn device_status(&mut self) -> DeviceMemoryStatus {
        self.rig.bench.level(SmallType2::DEVICE_STATUS)
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
    let device = small_type2();
    let mut both = Both::new(&device);
    let lines: Vec<u64> = (0..8).chain(DEVICE_BEGIN + 8..DEVICE_BEGIN + 12).collect();
    for (line, port) in lines.iter().zip([0, 1].into_iter().cycle()) {
        both.ask(port, LineOperation::NcRead, *line, NOTHING);
    }
    both.run(60);
    let mut requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
    let numbers: BTreeSet<u64> = requests.iter().map(|request| request.cqid).collect();
    assert_eq!((requests.len(), numbers.len()), (12, 12), "{requests:?}");
    assert!(both.rig.responses.is_empty());
    both.rig.bench.generator().shuffle(&mut requests);
    for request in &requests {
        both.grant(request);
    }
    both.run(60);
    assert_eq!(both.rig.responses.len(), 12);
    for (_, answer) in std::mem::take(&mut both.rig.responses) {
        let line = lines[answer.tag as usize];
        let of_host = [line as u8; 64];
        let expected = if line >= DEVICE_BEGIN { both.in_memory(line) } else { of_host };
        assert_eq!((answer.status, answer.data), (LineStatus::Okay, expected), "{line:#x}");
    }
    assert_eq!(both.device_status().fault, DeviceMemoryFault::None);
    both.end();
}

#[test]
fn a_barrier_waits_for_both_memories() {
    let device = small_type2();
    for device_is_last in [false, true] {
        let mut both = Both::new(&device);
        both.bring(8);
        both.bring(DEVICE_BEGIN + 1);
        let reads =
            [16, DEVICE_BEGIN + 16].map(|line| both.ask(0, LineOperation::CsRead, line, NOTHING));
        let barrier = both.ask(0, LineOperation::Barrier, 0, NOTHING);
        let behind =
            [8, DEVICE_BEGIN + 1].map(|line| both.ask(0, LineOperation::CsRead, line, NOTHING));
        let beside = both.ask(1, LineOperation::Barrier, DEVICE_BEGIN, NOTHING);
        both.run(40);
        // What is behind a barrier does not wait for it.
        let mut early = both.tags();
        early.sort_unstable();
        assert_eq!(early, [behind[0], behind[1], beside]);
        let mut requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
        requests.sort_by_key(|request| (request.line_address >= DEVICE_BEGIN) != device_is_last);
        both.grant(&requests[1]);
        both.run(40);
        let first = reads[usize::from(!device_is_last)];
        assert_eq!(both.tags()[3..], [first]);
        both.grant(&requests[0]);
        both.run(40);
        assert_eq!(both.tags()[3..], [first, reads[usize::from(device_is_last)], barrier]);
        both.rig.bench.dismiss();
    }
}

#[test]
fn an_address_of_the_other_memory_is_an_error() {
    let device = small_type2();
    let mut both = Both::new(&device);
    both.memory.insert(7, [7; 64]);
    let last = DEVICE_BEGIN + 16 * 64 - 1;
    let wrong = [
        (LineSpace::Host, DEVICE_BEGIN),
        (LineSpace::Host, last),
        (LineSpace::DeviceHostBias, 7),
        (LineSpace::DeviceDeviceBias, 7),
        (LineSpace::DeviceHostBias, DEVICE_BEGIN - 1),
        (LineSpace::DeviceDeviceBias, last + 1),
    ];
    for (space, line) in wrong {
        both.rig.space = space;
        for port in 0..2 {
            for operation in [LineOperation::CsRead, LineOperation::CoWrite] {
                let tag = both.rig.ask(port, operation, line, ([1; 64], FULL));
                assert_eq!(both.rig.response(tag).status, LineStatus::Error, "{space:?} {line:#x}");
            }
        }
    }
    let status = both.device_status();
    assert_eq!((status.fault, status.outside_addresses), (DeviceMemoryFault::Outside, 16));
    for line in [7, HOST_END - 1, DEVICE_BEGIN, last] {
        both.bring(line);
    }
    both.end();
}

#[test]
fn answers_with_the_number_of_the_other_memory_are_faults() {
    let device = small_type2();
    let mut both = Both::new(&device);
    let tags =
        [16, DEVICE_BEGIN + 16].map(|line| both.ask(0, LineOperation::CsRead, line, NOTHING));
    both.run(20);
    let requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
    let (of_host, of_device) = (requests[0].cqid, requests[1].cqid);
    // Forwards with the number of a request for host memory, and with one of host memory that has the other bits of the
    // request for device memory; and data for that one.
    let forward = (M2sRequestOpcode::MemRdFwd, Some(MetaValue::Invalid), MemSnoop::None);
    for number in [of_host, of_device ^ OF_DEVICE] {
        both.demand(forward, DEVICE_BEGIN + 16, number);
    }
    both.rig.fill(of_device, [1; 64]);
    for beyond in [16, 1 << 11] {
        both.rig.go(of_host | beyond, GoState::Shared);
        both.rig.go(of_device ^ beyond, GoState::Invalid);
    }
    both.run(40);
    assert!(both.rig.responses.is_empty(), "{:?}", both.rig.responses);
    let status = both.device_status();
    let banks = both.rig.device.status.clone().into_iter().map(|port| both.rig.bench.level(port));
    let banks: Vec<_> = banks.collect();
    let unknown_data: u64 = banks.iter().map(|bank| bank.unknown_data).sum();
    let unknown_answers: u64 = banks.iter().map(|bank| bank.unknown_answers).sum();
    assert_eq!((status.unknown_forwards, unknown_data), (2, 1), "{status:?}");
    assert_eq!(status.unknown_answers + unknown_answers, 4, "{status:?} {banks:?}");
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
fn a_request_of_the_host_keeps_its_tag() {
    let device = small_type2();
    let mut both = Both::new(&device);
    for tag in [0, 8, 0x1008, 0xffff] {
        let line = DEVICE_BEGIN + 64 + tag % 7;
        both.demand((M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur), line, tag);
        both.run(30);
        let completions = both.rig.bench.take(SmallType2::S2M_RESPONSE);
        let lines = both.rig.bench.take(SmallType2::S2M_DATA);
        let found = (completions[0].tag, completions[0].completion, lines[0].tag, lines[0].data);
        assert_eq!(found, (tag, S2mCompletion::Cmp, tag, both.in_memory(line)));
    }
    both.end();
}

#[test]
fn a_snoop_of_device_memory_finds_nothing_and_takes_nothing() {
    let device = small_type2();
    let mut both = Both::new(&device);
    let line = DEVICE_BEGIN + 4;
    both.bring(line);
    let uqid = both.rig.snoop(H2dRequestOpcode::SnpInv, line);
    let answer = both.rig.snoop_answer();
    assert_eq!((answer.uqid, answer.opcode), (uqid, D2hResponseOpcode::RspIHitI));
    let tag = both.ask(1, LineOperation::CoWrite, line, ([3; 64], FULL));
    assert_eq!(both.rig.response(tag).status, LineStatus::Okay);
    both.end();
}

#[test]
fn lines_of_both_memories_leave_on_the_same_channel() {
    let device = small_type2();
    let mut both = Both::new(&device);
    both.bring(8);
    let written = both.ask(0, LineOperation::CoWrite, 8, ([1; 64], FULL));
    both.rig.response(written);
    let tags = [
        both.ask(0, LineOperation::Evict, 8, NOTHING),
        both.ask(1, LineOperation::NcPush, DEVICE_BEGIN + 8, ([2; 64], FULL)),
    ];
    both.run(20);
    let mut requests: Vec<D2hRequest> = both.rig.requests.drain(..).collect();
    requests.sort_by_key(|request| request.line_address);
    let pulls = requests.iter().map(|r| both.rig.pull(r.cqid, H2dResponseOpcode::GoWritePull));
    let pulls: Vec<u64> = pulls.collect();
    for (uqid, byte) in pulls.into_iter().zip([1, 2]) {
        let found = both.rig.wait("a line", |rig| {
            let at = rig.data.iter().position(|line| line.uqid == uqid)?;
            rig.data.remove(at)
        });
        assert_eq!((found.data, found.bogus), ([byte; 64], false));
    }
    for tag in tags {
        assert_eq!(both.rig.response(tag).status, LineStatus::Okay);
    }
    both.end();
}

#[test]
fn the_host_reaches_device_memory_while_it_takes_no_requests_and_ports_no_answers() {
    let device = small_type2();
    let mut both = Both::new(&device);
    both.bring(8);
    let host_blocks = [device.d2h_request.index(), device.line_response[0].index()];
    for port in host_blocks.into_iter().chain([device.line_response[1].index()]) {
        both.rig.bench.set_stall(port, Stall::Bursts);
    }
    for i in 0..40 {
        both.ask(
            i as usize % 2,
            LineOperation::CsRead,
            if i % 4 == 0 { 8 } else { 20 + i },
            NOTHING,
        );
        both.ask(i as usize % 2, LineOperation::CsRead, DEVICE_BEGIN + 20 + i, NOTHING);
    }
    (0..40).for_each(|number| both.host_writes(number));
    both.rig.bench.dismiss();
}

#[test]
fn the_host_reaches_device_memory_while_it_takes_no_lines_that_it_pulled() {
    let device = small_type2();
    let mut both = Both::new(&device);
    both.rig.bench.set_stall(device.d2h_data.index(), Stall::Always);
    for i in 0..16 {
        both.ask(i as usize % 2, LineOperation::NcPush, DEVICE_BEGIN + i, ([i as u8; 64], FULL));
    }
    let mut pulled = 0;
    for _ in 0..60 {
        both.run(4);
        for request in std::mem::take(&mut both.rig.requests) {
            both.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
            pulled += 1;
        }
    }
    assert!(pulled >= 5, "{pulled} fill no queue");
    (0..8).for_each(|number| both.host_writes(number));
    both.demand((M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur), DEVICE_BEGIN + 64, 3);
    both.run(30);
    assert_eq!(both.rig.bench.take(SmallType2::S2M_DATA).len(), 1);
    both.rig.bench.dismiss();
}

#[test]
fn the_host_writes_device_memory_while_it_takes_no_lines_that_it_reads() {
    let device = small_type2();
    let mut both = Both::new(&device);
    both.rig.bench.set_stall(SmallType2::S2M_DATA.index(), Stall::Always);
    for tag in 0..40 {
        let read = (M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur);
        both.demand(read, DEVICE_BEGIN + 64 + tag, tag);
    }
    both.run(300);
    both.rig.bench.take(SmallType2::S2M_RESPONSE);
    (0..8).for_each(|number| both.host_writes(number));
    both.rig.bench.dismiss();
}

#[test]
fn a_port_that_device_memory_fills_loses_nothing_while_the_other_port_goes_on() {
    let device = small_type2();
    for port in 0..2 {
        let mut both = Both::new(&device);
        both.bring(8);
        both.turn_to_device(0);
        // More than the port, its queue and the entries take.
        both.rig.space = LineSpace::DeviceDeviceBias;
        let lines = (0..40).map(|i| DEVICE_BEGIN + i % 64);
        let reads: Vec<(u64, u64)> = lines
            .map(|line| (line, both.rig.ask(port, LineOperation::CoRead, line, NOTHING)))
            .collect();
        // Memory answers nothing in these cycles.
        both.rig.run(100);
        for _ in 0..40 {
            let tag = both.ask(1 - port, LineOperation::CsRead, 8, NOTHING);
            assert_eq!(both.rig.response(tag).data, [8; 64], "the other port waits");
        }
        assert!(both.rig.responses.is_empty(), "{:?}", both.rig.responses);
        let behind = both.ask(port, LineOperation::CsRead, 8, NOTHING);
        both.run(400);
        for (line, tag) in reads {
            assert_eq!(both.rig.response(tag).data, both.in_memory(line), "line {line:#x}");
        }
        assert_eq!(both.rig.response(behind).data, [8; 64]);
        both.end();
    }
}

#[test]
fn each_port_hits_in_every_cycle_in_its_memory() {
    let device = small_type2();
    let mut both = Both::new(&device);
    both.bring(8);
    both.turn_to_device(0);
    both.rig.space = LineSpace::DeviceDeviceBias;
    let tag = both.rig.ask(1, LineOperation::CoRead, DEVICE_BEGIN, NOTHING);
    both.run(30);
    assert_eq!(both.rig.response(tag).data, both.in_memory(DEVICE_BEGIN));
    for _ in 0..100 {
        both.ask(0, LineOperation::CsRead, 8, NOTHING);
        both.ask(1, LineOperation::CsRead, DEVICE_BEGIN, NOTHING);
    }
    let start = both.rig.bench.cycle();
    both.rig.wait("every answer", |rig| (rig.responses.len() == 200).then_some(()));
    assert_eq!(both.rig.bench.cycle() - start, 100 + 5);
    both.rig.bench.dismiss();
}
