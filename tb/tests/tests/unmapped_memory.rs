//! Unmapped memory: whatever the host asks is answered as where no memory is, and counted.
use nic_sim::Wrapper;
use nic_sim::generated::unmapped_memory::UnmappedMemory as Device;
use nic_spec::message::{
    H2dResponse, H2dResponseOpcode, M2sRequest, M2sRequestOpcode as Opcode, M2sWrite,
    M2sWriteOpcode, MemSnoop, MetaField, MetaValue, S2mCompletion, S2mData, S2mDataOpcode,
    S2mResponse, UnmappedFault, UnmappedStatus,
};
use nic_tb::{Bench, Stall};

fn request(opcode: Opcode, meta: Option<MetaValue>, line_address: u64, tag: u64) -> M2sRequest {
    let (meta_field, meta_value) = MetaField::saying(meta);
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
        poison: false,
        data: [tag as u8; 64],
        byte_enable: u64::MAX,
    }
}

fn nothing(tag: u64) -> S2mData {
    S2mData { opcode: S2mDataOpcode::MemDataNxm, tag, poison: false, data: [0xff; 64] }
}

const RESPONSE: H2dResponse =
    H2dResponse { opcode: H2dResponseOpcode::Go, response_data: 1, response_pre: 0, cqid: 7 };
const NONE: UnmappedStatus = UnmappedStatus {
    fault: UnmappedFault::None,
    fault_line: 0,
    reads: 0,
    writes: 0,
    unknown_forwards: 0,
    unknown_responses: 0,
    unknown_opcodes: 0,
};

#[test]
fn whatever_the_host_asks_is_answered_and_counted_in_every_regime() {
    let metas = [None, Some(MetaValue::Invalid), Some(MetaValue::Any), Some(MetaValue::Shared)];
    let opcodes = [
        Opcode::MemInv,
        Opcode::MemRd,
        Opcode::MemRdData,
        Opcode::MemRdFwd,
        Opcode::MemWrFwd,
        Opcode::MemSpecRd,
        Opcode::MemInvNt,
        Opcode::MemClnEvct,
    ];
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Device>::new(source, sink);
        let mut counted = NONE;
        let (mut copies, mut written) = (vec![], vec![]);
        for _ in 0..300 {
            let random = bench.generator();
            let (opcode, meta) = (*random.pick(&opcodes), *random.pick(&metas));
            // Completions of writes are told apart by their tag.
            let (tag, line) = (random.bits(15), random.bits(46));
            let (writes, responds) = (random.chance(1, 2), random.chance(1, 4));
            bench.send(Device::M2S_REQUEST, [request(opcode, meta, line, tag)]);
            match opcode {
                Opcode::MemRd | Opcode::MemRdData => {
                    bench.expect(Device::S2M_DATA, [nothing(tag)]);
                    counted.reads += 1;
                }
                Opcode::MemInv | Opcode::MemInvNt => {
                    let keeps = matches!(meta, Some(MetaValue::Any | MetaValue::Shared));
                    let completion = if keeps { S2mCompletion::CmpE } else { S2mCompletion::Cmp };
                    copies.push(S2mResponse { completion, tag });
                    counted.reads += 1;
                }
                Opcode::MemRdFwd | Opcode::MemWrFwd => counted.unknown_forwards += 1,
                Opcode::MemSpecRd => {}
                Opcode::MemClnEvct => counted.unknown_opcodes += 1,
            }
            if writes {
                bench.send(Device::M2S_WRITE, [write(line, tag | 1 << 15)]);
                let completion = S2mCompletion::Cmp;
                written.push(S2mResponse { completion, tag: tag | 1 << 15 });
                counted.writes += 1;
            }
            if responds {
                bench.send(Device::H2D_RESPONSE, [RESPONSE]);
                counted.unknown_responses += 1;
            }
        }
        let both = [copies, written].concat();
        bench.expect_by(Device::S2M_RESPONSE, |one| one.tag >> 15, both);
        bench.until_idle();
        let found = bench.level(Device::STATUS);
        assert_eq!(
            found,
            UnmappedStatus { fault: found.fault, fault_line: found.fault_line, ..counted }
        );
        assert_ne!(found.fault, UnmappedFault::None);
        bench.finish();
    }
}

#[test]
fn the_first_fault_is_named_with_its_line_and_stays() {
    let ask = |bench: &mut Bench<Device>, fault: UnmappedFault, line: u64| {
        match fault {
            UnmappedFault::None => {}
            UnmappedFault::Read => {
                bench.send(Device::M2S_REQUEST, [request(Opcode::MemRd, None, line, 3)]);
                bench.expect(Device::S2M_DATA, [nothing(3)]);
            }
            UnmappedFault::Write => {
                bench.send(Device::M2S_WRITE, [write(line, 4)]);
                let completion = S2mCompletion::Cmp;
                bench.expect(Device::S2M_RESPONSE, [S2mResponse { completion, tag: 4 }]);
            }
            UnmappedFault::UnknownForward => {
                bench.send(Device::M2S_REQUEST, [request(Opcode::MemRdFwd, None, line, 5)]);
            }
            UnmappedFault::UnknownResponse => bench.send(Device::H2D_RESPONSE, [RESPONSE]),
            UnmappedFault::UnknownOpcode => {
                bench.send(Device::M2S_REQUEST, [request(Opcode::MemClnEvct, None, line, 5)]);
            }
        }
        bench.until_idle();
        bench.run(4);
    };
    let faults = [
        (UnmappedFault::Read, 0x3fff_dead_beef),
        (UnmappedFault::Write, 0x2000_0000_0001),
        (UnmappedFault::UnknownForward, 0),
        (UnmappedFault::UnknownResponse, 0),
        (UnmappedFault::UnknownOpcode, 0),
    ];
    for (fault, line) in faults {
        let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
        assert_eq!(bench.level(Device::STATUS), NONE);
        // A hint is none.
        bench.send(Device::M2S_REQUEST, [request(Opcode::MemSpecRd, None, 9, 9)]);
        ask(&mut bench, UnmappedFault::None, 0);
        assert_eq!(bench.level(Device::STATUS), NONE);
        ask(&mut bench, fault, line);
        for (other, _) in faults {
            ask(&mut bench, other, 77);
        }
        let found = bench.level(Device::STATUS);
        assert_eq!((found.fault, found.fault_line), (fault, line));
        bench.reset();
        assert_eq!(bench.level(Device::STATUS), NONE);
        bench.dismiss();
    }
}

#[test]
fn the_line_of_a_fault_has_all_its_bits() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.ignore(Device::S2M_DATA);
    bench.ignore(Device::S2M_RESPONSE);
    for round in 0..40 {
        let line = bench.generator().bits(46);
        match round % 2 {
            0 => bench.send(Device::M2S_WRITE, [write(line, 1)]),
            _ => bench.send(Device::M2S_REQUEST, [request(Opcode::MemRd, None, line, 1)]),
        }
        bench.until_idle();
        assert_eq!(bench.level(Device::STATUS).fault_line, line);
        bench.reset();
    }
    bench.dismiss();
}

#[test]
fn counts_stop_at_their_largest_value() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.ignore(Device::S2M_DATA);
    bench.ignore(Device::S2M_RESPONSE);
    let many = 66_000;
    bench.send(Device::M2S_REQUEST, vec![request(Opcode::MemRd, None, 1, 1); many]);
    bench.send(Device::M2S_WRITE, vec![write(1, 1); many]);
    bench.send(Device::H2D_RESPONSE, vec![RESPONSE; many]);
    bench.until_idle();
    bench.send(Device::M2S_REQUEST, vec![request(Opcode::MemClnEvct, None, 1, 1); many]);
    bench.until_idle();
    bench.send(Device::M2S_REQUEST, vec![request(Opcode::MemRdFwd, None, 1, 1); many]);
    bench.until_idle();
    let status = bench.level(Device::STATUS);
    let counts = [status.reads, status.writes, status.unknown_opcodes];
    let answers = [status.unknown_forwards, status.unknown_responses];
    assert_eq!((counts, answers), ([0xffff; 3], [0xffff; 2]));
    bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Device>::new(source, sink);
        bench.collect(Device::S2M_RESPONSE);
        bench.collect(Device::S2M_DATA);
        for steps in [1, 2, 3, 5, 20] {
            for tag in 0..20 {
                bench.send(Device::M2S_REQUEST, [request(Opcode::MemRd, None, 1, tag)]);
                bench.send(Device::M2S_WRITE, [write(1, tag)]);
            }
            bench.run(steps);
            bench.reset();
        }
        bench.take(Device::S2M_RESPONSE);
        bench.take(Device::S2M_DATA);
        bench.run(40);
        assert!(bench.take(Device::S2M_RESPONSE).is_empty());
        assert!(bench.take(Device::S2M_DATA).is_empty());
        bench.send(Device::M2S_REQUEST, [request(Opcode::MemRd, None, 1, 5)]);
        bench.until_idle();
        assert_eq!(bench.take(Device::S2M_DATA), [nothing(5)]);
        assert_eq!(bench.level(Device::STATUS).reads, 1);
        bench.dismiss();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let units: Vec<Vec<_>> =
        (0..100).map(|tag| vec![request(Opcode::MemRd, None, 1, tag)]).collect();
    let measured = bench.measure(Device::M2S_REQUEST, Device::S2M_DATA, units);
    let contract = Device::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{text}"));
}
