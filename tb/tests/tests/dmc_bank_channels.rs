//! The bank of the cache of device memory: what waits for which channel, and a weak write that the
//! host refuses.
use nic_spec::message::{
    D2hRequestOpcode, DeviceMemoryFault as Fault, H2dResponseOpcode, LineOperation, LineSpace,
    LineStatus, M2sRequestOpcode, M2sWriteOpcode, MemSnoop, MetaValue,
};
use nic_tb::Stall;
use nic_tests::device_memory::{Device, FIRST_LINE, Line, PAGE_LINES, Rig};

const READ: (Line, u64) = ([0; 64], 0);
const HOST: LineSpace = LineSpace::DeviceHostBias;
const DEVICE: LineSpace = LineSpace::DeviceDeviceBias;
const LOOK: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur);
const WRITE: (M2sWriteOpcode, Option<MetaValue>, MemSnoop) =
    (M2sWriteOpcode::MemWr, Some(MetaValue::Invalid), MemSnoop::SnpInv);
/// Cycles after which everything has come that comes at all.
const LONG: u64 = 200;
/// More lines than wait to leave, with entries to spare.
const PUSHES: u64 = 7;

#[test]
fn requests_of_the_host_go_on_while_it_takes_no_lines_that_it_pulled() {
    for filler in 0..4 {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        let other = FIRST_LINE + PAGE_LINES;
        rig.to_device_bias(other);
        rig.bench.set_stall(Device::D2H_DATA.index(), Stall::Always);
        let mut tags = vec![];
        for i in 0..PUSHES {
            let bytes = ([i as u8; 64], u64::MAX);
            tags.push(rig.ask(0, LineOperation::NcPush, HOST, FIRST_LINE + i, bytes));
            let request = rig.request();
            assert_eq!(request.opcode, D2hRequestOpcode::ItoMWr);
            rig.answer(request.cqid, H2dResponseOpcode::GoWritePull, 0x100 + i);
            rig.run(20 + filler);
        }
        rig.run(LONG);
        let done = rig.responses.len() as u64;
        assert!(done < PUSHES, "all lines have found a place");
        // The line is being read from memory when the host asks for it.
        rig.memory_waits = true;
        let read = rig.ask(1, LineOperation::CoRead, DEVICE, other, READ);
        rig.run(20);
        let tag = rig.demand(LOOK, other);
        rig.run(LONG);
        assert!(rig.completions.is_empty(), "the access has not ended");
        rig.memory_waits = false;
        assert_eq!(rig.response(read).data, rig.in_memory(other).0);
        rig.completion(tag);
        assert_eq!(rig.line(tag).data, rig.in_memory(other).0);
        let tag = rig.write(WRITE, other + 1, ([0x77; 64], u64::MAX, false));
        rig.completion(tag);
        rig.run(LONG);
        assert_eq!((rig.responses.len() as u64, rig.pushed.len()), (done, 0));
        rig.bench.set_stall(Device::D2H_DATA.index(), Stall::Never);
        for tag in tags {
            assert_eq!(rig.response(tag).status, LineStatus::Okay);
        }
        let mut sent: Vec<u64> = vec![];
        for _ in 0..PUSHES {
            let line = rig.wait("a line", |rig| rig.pushed.pop_front());
            assert_eq!((line.data, line.byte_enable), ([(line.uqid - 0x100) as u8; 64], u64::MAX));
            sent.push(line.uqid);
        }
        sent.sort_unstable();
        assert!(sent.into_iter().eq(0x100..0x100 + PUSHES), "each line once");
        finish(rig);
    }
}

#[test]
fn writes_of_the_host_complete_while_it_takes_no_lines_that_it_read() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.bench.set_stall(Device::S2M_DATA.index(), Stall::Always);
    let tags: Vec<u64> = (0..12).map(|i| rig.demand(LOOK, FIRST_LINE + i)).collect();
    rig.run(LONG);
    let completed = rig.completions.len();
    assert!(completed < tags.len(), "all lines have found a place");
    for i in 0..20 {
        let tag = rig.write(WRITE, FIRST_LINE + 40 + i, ([i as u8; 64], u64::MAX, false));
        rig.completion(tag);
    }
    assert_eq!(rig.completions.len(), completed);
    rig.bench.set_stall(Device::S2M_DATA.index(), Stall::Never);
    for (tag, line) in tags.into_iter().zip(FIRST_LINE..) {
        rig.completion(tag);
        assert_eq!(rig.line(tag).data, rig.in_memory(line).0);
    }
    finish(rig);
}

#[test]
fn invalidations_complete_while_the_host_takes_no_lines_that_it_read() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.bench.set_stall(Device::S2M_DATA.index(), Stall::Always);
    let reads: Vec<u64> = (0..4).map(|i| rig.demand(LOOK, FIRST_LINE + i)).collect();
    for i in 0..20 {
        let clear = (M2sRequestOpcode::MemInv, Some(MetaValue::Invalid), MemSnoop::SnpInv);
        let tag = rig.demand(clear, FIRST_LINE + 20 + i);
        rig.completion(tag);
    }
    rig.bench.set_stall(Device::S2M_DATA.index(), Stall::Never);
    for tag in reads {
        rig.completion(tag);
        rig.line(tag);
    }
    finish(rig);
}

#[test]
fn a_weak_write_that_is_refused_keeps_its_number_until_extcmp() {
    for bytes in [u64::MAX, 0xf0] {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        let tag = rig.ask(0, LineOperation::NcWrite, HOST, FIRST_LINE, ([0x33; 64], bytes));
        let refused = rig.request();
        rig.answer(refused.cqid, H2dResponseOpcode::GoErrWritePull, 0x123);
        let sent = rig.wait("a line", |rig| rig.pushed.pop_front());
        assert_eq!((sent.uqid, sent.data, sent.byte_enable), (0x123, [0x33; 64], bytes));
        rig.run(LONG);
        assert!(rig.responses.is_empty(), "ExtCmp has not come");
        // The host reads the line meanwhile, as it was.
        let look = rig.demand(LOOK, FIRST_LINE);
        rig.completion(look);
        assert_eq!(rig.line(look).data, rig.in_memory(FIRST_LINE).0);
        // Its number is nobody else's: one request fewer than there are numbers leaves.
        let others: Vec<u64> =
            (1..5).map(|i| rig.ask(1, LineOperation::NcRead, HOST, FIRST_LINE + i, READ)).collect();
        rig.run(LONG);
        let requests: Vec<_> = rig.requests.drain(..).collect();
        assert_eq!(requests.len(), 3);
        assert!(requests.iter().all(|request| request.cqid != refused.cqid), "a number twice");
        rig.answer(refused.cqid, H2dResponseOpcode::ExtCmp, 0);
        assert_eq!(rig.response(tag).status, LineStatus::Error);
        assert!(rig.memory.is_empty(), "nothing is written");
        let last = rig.request();
        requests.iter().chain([&last]).for_each(|request| rig.grant(request));
        for tag in others {
            assert_eq!(rig.response(tag).status, LineStatus::Okay);
        }
        // The same number serves a write that goes well.
        for _ in 0..4 {
            let tag = rig.ask(0, LineOperation::NcWrite, HOST, FIRST_LINE, ([0x44; 64], bytes));
            let request = rig.request();
            rig.grant(&request);
            assert_eq!(rig.response(tag).status, LineStatus::Okay);
        }
        assert_eq!(rig.in_memory(FIRST_LINE).0[5], 0x44);
        finish(rig);
    }
}

fn finish(mut rig: Rig) {
    rig.assert_silent();
    assert_eq!(rig.status().fault, Fault::None);
    rig.bench.dismiss();
}
