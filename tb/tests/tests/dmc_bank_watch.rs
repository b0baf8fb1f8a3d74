//! The bank of the cache of device memory: a watch is answered when the copy leaves the cache, whoever
//! takes it, and not before; at once if there is none.
use nic_spec::message::{
    LineOperation, LineSpace, LineState, LineStatus, M2sRequestOpcode, MemSnoop, MetaValue,
};
use nic_tb::Stall;
use nic_tests::device_memory::{Device, FIRST_LINE, Line, PAGE_LINES, PAGES, Rig};

const READ: (Line, u64) = ([0; 64], 0);
const HOST: LineSpace = LineSpace::DeviceHostBias;
const DEVICE: LineSpace = LineSpace::DeviceDeviceBias;
const OWN: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, Some(MetaValue::Any), MemSnoop::SnpInv);
const SHARE: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, Some(MetaValue::Shared), MemSnoop::SnpData);
const LOOK: (M2sRequestOpcode, Option<MetaValue>, MemSnoop) =
    (M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur);
/// Cycles after which everything has come that comes at all.
const LONG: u64 = 200;
/// Watches that a port may have.
const WATCHES: usize = 8;

/// What brings the line into the cache, and as what.
const COPIES: [(LineOperation, u64, LineState); 3] = [
    (LineOperation::CsRead, 0, LineState::Shared),
    (LineOperation::CoRead, 0, LineState::Exclusive),
    (LineOperation::CoWrite, u64::MAX, LineState::Modified),
];

/// Brings the line into the cache.
fn bring(rig: &mut Rig, line: u64, (operation, bytes, state): (LineOperation, u64, LineState)) {
    let tag = rig.ask(0, operation, HOST, line, ([5; 64], bytes));
    let request = rig.request();
    rig.grant(&request);
    assert_eq!(rig.response(tag).status, LineStatus::Okay);
    rig.run(8);
    assert_eq!(rig.state(line), state);
}

fn begin(rig: &mut Rig, port: usize, space: LineSpace, line: u64) -> u64 {
    let tag = rig.ask(port, LineOperation::Watch, space, line, READ);
    rig.run(20);
    tag
}

#[test]
fn where_there_is_no_copy_it_is_answered_at_once() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for (port, space) in [(0, HOST), (1, HOST), (0, DEVICE), (1, DEVICE)] {
        let tag = begin(&mut rig, port, space, FIRST_LINE);
        let (from, answer) = rig.responses.pop_front().expect("it is answered");
        assert_eq!((from, answer.tag, answer.status), (port, tag, LineStatus::Okay));
    }
    let outside = FIRST_LINE + PAGES * PAGE_LINES;
    let tag = begin(&mut rig, 0, HOST, outside);
    assert_eq!(rig.response(tag).status, LineStatus::Error);
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn the_host_wakes_it_when_it_takes_the_copy() {
    for copy in COPIES {
        for (port, space) in [(0, HOST), (1, DEVICE)] {
            let mut rig = Rig::new(Stall::Never, Stall::Never);
            bring(&mut rig, FIRST_LINE, copy);
            let watch = begin(&mut rig, port, space, FIRST_LINE);
            for keeps in [LOOK, SHARE] {
                let tag = rig.demand(keeps, FIRST_LINE);
                rig.line(tag);
                rig.completion(tag);
                rig.run(LONG);
                assert!(rig.responses.is_empty(), "the copy is there: {:?}", rig.responses);
            }
            let tag = rig.demand(OWN, FIRST_LINE);
            rig.line(tag);
            rig.completion(tag);
            assert_eq!(rig.response(watch).status, LineStatus::Okay);
            rig.assert_silent();
            rig.bench.dismiss();
        }
    }
}

#[test]
fn whatever_the_device_gives_up_wakes_it() {
    use LineOperation::{Evict, Flush, NcPush, NcWrite};
    let all = [(Evict, 0), (Flush, 0), (NcWrite, u64::MAX), (NcWrite, 0xff), (NcPush, u64::MAX)];
    for copy in COPIES {
        for (operation, bytes) in all {
            let mut rig = Rig::new(Stall::Never, Stall::Never);
            bring(&mut rig, FIRST_LINE, copy);
            let watch = begin(&mut rig, 1, HOST, FIRST_LINE);
            let other = rig.ask(0, operation, HOST, FIRST_LINE, ([6; 64], bytes));
            rig.run(20);
            if let Some(request) = rig.requests.pop_front() {
                rig.grant(&request);
            }
            assert_eq!(rig.response(watch).status, LineStatus::Okay);
            assert_eq!(rig.response(other).status, LineStatus::Okay);
            rig.run(LONG);
            rig.pushed.clear();
            rig.assert_silent();
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_line_that_makes_room_wakes_it() {
    for copy in COPIES {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        bring(&mut rig, FIRST_LINE, copy);
        let watch = begin(&mut rig, 1, HOST, FIRST_LINE);
        bring(&mut rig, FIRST_LINE + 2, COPIES[1]);
        assert!(rig.responses.is_empty(), "there is another way");
        bring(&mut rig, FIRST_LINE + 4, COPIES[1]);
        assert_eq!(rig.response(watch).status, LineStatus::Okay);
        assert_eq!(rig.state(FIRST_LINE), LineState::Invalid);
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

/// The watch and the host's request in every order and at every distance: the watch is answered.
#[test]
fn a_request_of_the_host_at_any_distance_wakes_it() {
    for copy in COPIES {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        for distance in 0..40_u64 {
            bring(&mut rig, FIRST_LINE, copy);
            let (mut watch, mut tag) = (0, 0);
            for cycle in 0..40 {
                if cycle == 20 {
                    let port = (distance % 2) as usize;
                    watch = rig.ask(port, LineOperation::Watch, HOST, FIRST_LINE, READ);
                }
                if cycle == distance {
                    tag = rig.demand(OWN, FIRST_LINE);
                }
                rig.step();
            }
            rig.line(tag);
            rig.completion(tag);
            assert_eq!(rig.response(watch).status, LineStatus::Okay);
        }
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn every_watch_that_a_port_may_have_waits_until_the_copy_leaves() {
    for port in 0..2 {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        bring(&mut rig, FIRST_LINE, COPIES[1]);
        let watches: Vec<u64> =
            (0..WATCHES).map(|_| begin(&mut rig, port, HOST, FIRST_LINE)).collect();
        rig.run(LONG);
        assert!(rig.responses.is_empty(), "the copy is there: {:?}", rig.responses);
        let tag = rig.demand(OWN, FIRST_LINE);
        rig.line(tag);
        rig.completion(tag);
        for watch in watches {
            assert_eq!(rig.response(watch).status, LineStatus::Okay);
        }
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn watches_of_a_port_that_takes_no_answers_stop_nobody() {
    for port in 0..2 {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        bring(&mut rig, FIRST_LINE, COPIES[2]);
        let stalled = [Device::LINE_RESPONSE_0, Device::LINE_RESPONSE_1][port].index();
        rig.bench.set_stall(stalled, Stall::Always);
        let mut tags: Vec<u64> =
            (0..=WATCHES).map(|_| begin(&mut rig, port, HOST, FIRST_LINE)).collect();
        for _ in 0..12 {
            tags.push(rig.ask(port, LineOperation::CsRead, HOST, FIRST_LINE, READ));
        }
        rig.run(LONG);
        let watch = begin(&mut rig, 1 - port, HOST, FIRST_LINE);
        assert!(rig.responses.is_empty());
        let tag = rig.demand(LOOK, FIRST_LINE);
        rig.line(tag);
        rig.completion(tag);
        let evict = rig.ask(1 - port, LineOperation::Evict, HOST, FIRST_LINE, READ);
        assert_eq!(rig.response(watch).status, LineStatus::Okay);
        assert_eq!(rig.response(evict).status, LineStatus::Okay);
        rig.bench.set_stall(stalled, Stall::Never);
        rig.wait("each answer", |rig| {
            while let Some(request) = rig.requests.pop_front() {
                rig.grant(&request);
            }
            (rig.responses.len() == tags.len()).then_some(())
        });
        let mut answered: Vec<u64> =
            rig.responses.drain(..).map(|(_, answer)| answer.tag).collect();
        answered.sort_unstable();
        tags.sort_unstable();
        assert_eq!(answered, tags);
        rig.assert_silent();
        rig.bench.dismiss();
    }
}
