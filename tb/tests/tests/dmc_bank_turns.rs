//! The bank of the cache of device memory: pages that turn while a push is outstanding.
use nic_spec::message::{
    BiasStep, D2hRequest, D2hRequestOpcode, LineOperation, LineSpace, M2sRequestOpcode, MemSnoop,
    MetaValue, S2mCompletion,
};
use nic_tb::Stall;
use nic_tests::device_memory::{FIRST_LINE, Rig};

/// A whole line is pushed, and the host, which has not served it, flushes the line's page.
fn a_push_and_a_turn(rig: &mut Rig) -> (u64, D2hRequest) {
    let line = ([7; 64], u64::MAX);
    let tag = rig.ask(0, LineOperation::NcPush, LineSpace::DeviceHostBias, FIRST_LINE, line);
    let push = rig.request();
    assert_eq!(push.opcode, D2hRequestOpcode::ItoMWr);
    assert!(rig.turn(FIRST_LINE, BiasStep::BeginToDevice));
    let flush = (M2sRequestOpcode::MemInv, Some(MetaValue::Invalid), MemSnoop::SnpInv);
    let flush = rig.demand(flush, FIRST_LINE);
    assert_eq!(rig.completion(flush).completion, S2mCompletion::Cmp);
    (tag, push)
}

/// The host takes the line that is pushed, and has it Modified; what it was before is told.
fn pulled(rig: &mut Rig, (tag, push): &(u64, D2hRequest)) -> u64 {
    let before = rig.status().reversions;
    rig.grant(push);
    rig.response(*tag);
    rig.run(4);
    rig.status().reversions - before
}

/// The page is in host-bias: who wants the line for its own asks the host.
fn is_asked_for(mut rig: Rig) {
    let tag =
        rig.ask(0, LineOperation::CoRead, LineSpace::DeviceDeviceBias, FIRST_LINE, ([0; 64], 0));
    let request = rig.request();
    assert_eq!(request.opcode, D2hRequestOpcode::RdOwn, "the host has a copy");
    rig.grant(&request);
    rig.response(tag);
    rig.run(8);
    rig.pushed.clear();
    rig.bench.dismiss();
}

#[test]
fn a_push_that_is_pulled_after_its_page_has_turned_turns_it_back() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    let push = a_push_and_a_turn(&mut rig);
    assert!(rig.turn(FIRST_LINE, BiasStep::CommitToDevice), "nobody has a copy");
    assert_eq!(pulled(&mut rig, &push), 1);
    is_asked_for(rig);
}

#[test]
fn a_push_that_is_pulled_while_its_page_turns_refuses_the_turn() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    let push = a_push_and_a_turn(&mut rig);
    assert_eq!(pulled(&mut rig, &push), 1);
    assert!(!rig.turn(FIRST_LINE, BiasStep::CommitToDevice), "the host has a copy");
    is_asked_for(rig);
}

#[test]
fn a_request_in_the_cycles_after_a_turn_knows_of_it() {
    let written = [0x3c; 64];
    for distance in 0..12 {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        rig.to_device_bias(FIRST_LINE);
        let old = rig.in_memory(FIRST_LINE).0;
        let own = (M2sRequestOpcode::MemRd, Some(MetaValue::Any), MemSnoop::SnpInv);
        let host = rig.demand(own, FIRST_LINE);
        rig.run(distance);
        let space = LineSpace::DeviceDeviceBias;
        let tag = rig.ask(0, LineOperation::CoWrite, space, FIRST_LINE, (written, u64::MAX));
        rig.completion(host);
        // Who comes second finds what the first has made of line and page.
        let line = rig.line(host).data;
        if line == old {
            let request = rig.request();
            assert_eq!(request.opcode, D2hRequestOpcode::RdOwnNoData);
            rig.grant(&request);
        } else {
            assert_eq!(line, written);
        }
        rig.response(tag);
        rig.assert_silent();
        rig.bench.dismiss();
    }
}
