//! The memory window: whose each message of the host is, and what leaves of both sides.
use nic_sim::generated::memory_window_tiny::MemoryWindowTiny as Device;
use nic_spec::message::{
    Choice, D2hRequest, D2hRequestOpcode, H2dResponse, H2dResponseOpcode, LineWindow, M2sRequest,
    M2sRequestOpcode as Opcode, M2sWrite, M2sWriteOpcode, MemSnoop, MetaField, MetaValue,
    S2mCompletion, S2mData, S2mDataOpcode, S2mResponse,
};
use nic_tb::{Bench, Generator, Stall};

/// The window: four lines.
const FIRST_LINE: u64 = 0x155_5550;
const LINES: u64 = 4;
/// The bit of a number that is the owner's.
const OWNERS: u64 = 1 << 5;

fn rig(source: Stall, sink: Stall) -> Bench<Device> {
    let mut bench = Bench::<Device>::new(source, sink);
    bench.set_level(Device::WINDOW, &LineWindow { first_line: FIRST_LINE });
    bench
}

fn request(opcode: Opcode, line_address: u64, tag: u64) -> M2sRequest {
    let (meta_field, meta_value) = MetaField::saying(Some(MetaValue::Any));
    M2sRequest { opcode, snoop: MemSnoop::SnpInv, meta_field, meta_value, tag, line_address }
}

fn write(line_address: u64, tag: u64) -> M2sWrite {
    let (meta_field, meta_value) = MetaField::saying(Some(MetaValue::Invalid));
    M2sWrite {
        opcode: M2sWriteOpcode::MemWr,
        snoop: MemSnoop::None,
        meta_field,
        meta_value,
        tag,
        line_address,
        poison: tag.is_multiple_of(3),
        data: [tag as u8; 64],
        byte_enable: u64::MAX,
    }
}

/// Each number has a response of its own.
fn response(cqid: u64) -> H2dResponse {
    let opcode = H2dResponseOpcode::ALL[cqid as usize % H2dResponseOpcode::ALL.len()];
    H2dResponse { opcode, response_data: cqid ^ 0xa53, response_pre: cqid % 4, cqid }
}

fn recall(line_address: u64, cqid: u64) -> D2hRequest {
    D2hRequest { opcode: D2hRequestOpcode::RdOwn, line_address, cqid, non_temporal: false }
}

/// A line near the window, in it, or anywhere.
fn any_line(random: &mut Generator) -> u64 {
    match random.below(5) {
        // One bit of the address is another's.
        4 => FIRST_LINE ^ (1 << random.below(46)),
        0 => FIRST_LINE - 1 - random.below(4),
        1 => FIRST_LINE + LINES + random.below(4),
        2 => random.below(1 << 46),
        _ => FIRST_LINE + random.below(LINES),
    }
}

fn is_owners(line: u64) -> bool {
    (FIRST_LINE..FIRST_LINE + LINES).contains(&line)
}

#[test]
fn messages_go_to_whose_line_it_is_and_answers_of_both_leave() {
    for (source, sink) in Stall::pairs() {
        let mut bench = rig(source, sink);
        for _ in 0..100 {
            anything(&mut bench);
            bench.run(4);
        }
        bench.until_idle();
        bench.finish();
    }
}

/// One message on each channel.
fn anything(bench: &mut Bench<Device>) {
    let random = bench.generator();
    let line = any_line(random);
    let opcode = [Opcode::MemRd, Opcode::MemInv, Opcode::MemRdFwd, Opcode::MemWrFwd]
        [random.below(4) as usize];
    let tag = random.below(1 << 16);
    let is_forward = matches!(opcode, Opcode::MemRdFwd | Opcode::MemWrFwd);
    let written = any_line(random);
    let (write_tag, number) = (random.below(1 << 16), random.below(1 << 12));
    let (asked, asks) = (random.below(OWNERS), random.below(OWNERS));
    let (answer_tag, has_data) = (random.below(1 << 16), random.chance(1, 2));

    bench.send(Device::M2S_REQUEST, [request(opcode, line, tag)]);
    if is_owners(line) {
        let tag = if is_forward { tag & !OWNERS } else { tag };
        bench.expect(Device::OWNER_M2S_REQUEST, [request(opcode, line, tag)]);
    } else {
        bench.expect(Device::ENGINE_M2S_REQUEST, [request(opcode, line, tag)]);
    }
    bench.send(Device::M2S_WRITE, [write(written, write_tag)]);
    match is_owners(written) {
        true => bench.expect(Device::OWNER_M2S_WRITE, [write(written, write_tag)]),
        false => bench.expect(Device::ENGINE_M2S_WRITE, [write(written, write_tag)]),
    }
    bench.send(Device::H2D_RESPONSE, [response(number)]);
    match number & OWNERS != 0 {
        true => {
            let owners = H2dResponse { cqid: number & !OWNERS, ..response(number) };
            bench.expect(Device::OWNER_H2D_RESPONSE, [owners]);
        }
        false => bench.expect(Device::ENGINE_H2D_RESPONSE, [response(number)]),
    }
    bench.send(Device::ENGINE_D2H_REQUEST, [recall(line, asked)]);
    bench.send(Device::OWNER_D2H_REQUEST, [recall(written, asks)]);
    let recalls = [recall(line, asked), recall(written, asks | OWNERS)];
    bench.expect_by(Device::D2H_REQUEST, |one| one.cqid & OWNERS, recalls);
    let completion = |tag| S2mResponse { completion: S2mCompletion::CmpE, tag };
    let (even, odd) = (answer_tag & !1, answer_tag | 1);
    bench.send(Device::ENGINE_S2M_RESPONSE, [completion(even)]);
    bench.send(Device::OWNER_S2M_RESPONSE, [completion(odd)]);
    let both = [completion(even), completion(odd)];
    bench.expect_by(Device::S2M_RESPONSE, |one| one.tag % 2, both);
    if has_data {
        let data = |tag| S2mData {
            opcode: S2mDataOpcode::MemData,
            tag,
            poison: false,
            data: [tag as u8; 64],
        };
        bench.send(Device::ENGINE_S2M_DATA, [data(even)]);
        bench.send(Device::OWNER_S2M_DATA, [data(odd)]);
        bench.expect_by(Device::S2M_DATA, |one| one.tag % 2, [data(even), data(odd)]);
    }
}

#[test]
fn answers_of_one_side_leave_while_the_other_takes_nothing() {
    for stopped in [true, false] {
        let mut bench = rig(Stall::Never, Stall::Never);
        let (requests, writes) = match stopped {
            true => (Device::OWNER_M2S_REQUEST.index(), Device::OWNER_M2S_WRITE.index()),
            false => (Device::ENGINE_M2S_REQUEST.index(), Device::ENGINE_M2S_WRITE.index()),
        };
        bench.set_stall(requests, Stall::Always);
        bench.set_stall(writes, Stall::Always);
        bench.collect(Device::S2M_RESPONSE);
        bench.collect(Device::OWNER_M2S_REQUEST);
        bench.collect(Device::ENGINE_M2S_REQUEST);
        let line = if stopped { FIRST_LINE } else { 0 };
        bench.send(Device::M2S_REQUEST, (0..4).map(|tag| request(Opcode::MemRd, line, tag)));
        let completion = |tag| S2mResponse { completion: S2mCompletion::Cmp, tag };
        bench.send(Device::ENGINE_S2M_RESPONSE, (0..20).map(completion));
        bench.send(Device::OWNER_S2M_RESPONSE, (20..40).map(completion));
        bench.run(60);
        assert_eq!(bench.take(Device::S2M_RESPONSE).len(), 40);
        // Two wait inside, the others at the port.
        assert_eq!(bench.waiting(Device::M2S_REQUEST.index()), 2);
        bench.set_stall(requests, Stall::Never);
        bench.run(10);
        let taken = bench.take(Device::OWNER_M2S_REQUEST).len();
        let taken = taken + bench.take(Device::ENGINE_M2S_REQUEST).len();
        assert_eq!(taken, 4);
        bench.dismiss();
    }
}

#[test]
fn a_request_takes_a_cycle_and_one_may_come_in_each() {
    let mut bench = rig(Stall::Never, Stall::Never);
    bench.probe_every(0);
    bench.collect(Device::OWNER_M2S_REQUEST);
    bench.collect(Device::ENGINE_M2S_REQUEST);
    for (tag, line) in [FIRST_LINE - 1, FIRST_LINE, FIRST_LINE + LINES].into_iter().enumerate() {
        bench.send(Device::M2S_REQUEST, [request(Opcode::MemRd, line, tag as u64)]);
        bench.run(1);
        let early = bench.take(Device::OWNER_M2S_REQUEST).len();
        assert_eq!(early + bench.take(Device::ENGINE_M2S_REQUEST).len(), 0);
        bench.run(1);
        let owner = bench.take(Device::OWNER_M2S_REQUEST).len();
        let engine = bench.take(Device::ENGINE_M2S_REQUEST).len();
        assert_eq!((owner, engine), if tag == 1 { (1, 0) } else { (0, 1) });
    }
    bench.send(Device::M2S_REQUEST, (0..40).map(|i| request(Opcode::MemRd, FIRST_LINE + i % 8, i)));
    bench.run(41);
    let owner = bench.take(Device::OWNER_M2S_REQUEST).len();
    assert_eq!((owner, bench.take(Device::ENGINE_M2S_REQUEST).len()), (20, 20));
    bench.dismiss();
}
