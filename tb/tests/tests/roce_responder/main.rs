//! The responder of reliable connections: every request is done once, in whatever order and however often its packet comes, and
//! answered as the model says, packet by packet.
use std::collections::HashMap;

use nic_model::roce::packet::Request;
use nic_model::roce::{SEQUENCES, Verdict};
use nic_sim::Wrapper;
use nic_sim::generated::roce_pairs::RocePairs;
use nic_sim::generated::roce_responder::RoceResponder;
use nic_sim::generated::roce_responder_tiny::RoceResponderTiny;
use nic_spec::message::{
    RaoResponse, RaoResult, RoceFault, RoceOperation, RocePair, RocePairSelection, RoceRequest,
    RoceSyndrome,
};
use nic_tb::{Bench, Stall};
use nic_tests::roce::{any_pair, any_request, coming, request_packet};

mod rig;

use rig::{Responder, Rig};

/// Requests of all pairs, some of which come late, twice, or not at all until they are asked for.
fn exchange<D: Responder>(source: Stall, sink: Stall, requests: u64) {
    let mut rig = Rig::<D>::new(source, sink, (1, 40));
    rig.set_up_all();
    let mut next = vec![0_u64; D::PAIRS as usize];
    let mut asked: HashMap<(u64, u64), Request> = HashMap::new();
    for _ in 0..requests {
        let place = rig.random.below(D::PAIRS);
        let first = next[place as usize];
        let number = match rig.random.below(8) {
            // Ahead: a packet is missing.
            0 => first + rig.random.within(1..=3),
            // Again, and often too late.
            1 | 2 => first.saturating_sub(rig.random.within(1..=D::DEPTH as u64 + 2)),
            _ => first,
        };
        let request = match asked.get(&(place, number)) {
            Some(request) => *request,
            None => rig.request(place, number),
        };
        if rig.send(request) == Verdict::Operation {
            next[place as usize] += 1;
            asked.insert((place, number), request);
        }
    }
    let status = rig.status;
    assert!(
        status.replays > 0 && status.gaps > 0 && status.operations > requests / 3,
        "{status:?}"
    );
    rig.finish();
}

#[test]
fn requests_are_done_once_and_answered_in_order_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        exchange::<RoceResponderTiny>(source, sink, 150);
        exchange::<RoceResponder>(source, sink, 150);
    }
}

#[test]
fn answers_are_kept_of_as_many_requests_as_may_be_unanswered() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (3, 3));
    rig.set_up_all();
    let depth = RoceResponder::DEPTH as u64;
    let mut requests = vec![];
    for number in 0..3 * depth {
        let request = rig.request(3, number);
        assert_eq!(rig.send(request), Verdict::Operation);
        requests.push(request);
        // None from before the first one is taken for one of its own.
        for back in 1..=depth + 2 {
            let mut again = rig.request(3, number);
            again.sequence = (request.sequence + SEQUENCES + 1 - back) % SEQUENCES;
            let is_kept = back <= depth.min(number + 1);
            let expected = if is_kept { Verdict::Replay } else { Verdict::Dropped };
            assert_eq!(rig.send(again), expected, "{back} of {number}");
        }
        rig.until_idle();
    }
    rig.finish();
}

#[test]
fn a_gap_is_refused_once_until_the_missing_one_comes() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (1, 200));
    rig.set_up_all();
    let requests: Vec<_> = (0..12).map(|number| rig.request(5, number)).collect();
    assert_eq!(rig.send(requests[0]), Verdict::Operation);
    // The second one is lost.
    assert_eq!(rig.send(requests[2]), Verdict::Refusal(RoceSyndrome::Gap));
    for request in &requests[3..6] {
        assert_eq!(rig.send(*request), Verdict::Dropped);
    }
    // Another pair does not hear of it.
    let other = rig.request(6, 1);
    assert_eq!(rig.send(other), Verdict::Refusal(RoceSyndrome::Gap));
    for request in &requests[1..6] {
        assert_eq!(rig.send(*request), Verdict::Operation);
    }
    assert_eq!(rig.send(requests[7]), Verdict::Refusal(RoceSyndrome::Gap));
    rig.finish();
}

#[test]
fn half_of_all_numbers_are_before_the_expected_one() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (2, 2));
    rig.set_up_all();
    let half = SEQUENCES / 2;
    for place in 0..4 {
        for number in [half, half + 1, SEQUENCES - 1] {
            let request = rig.request(place, number);
            assert_eq!(rig.send(request), Verdict::Dropped, "{number:x}");
        }
        let ahead = rig.request(place, half - 1);
        assert_eq!(rig.send(ahead), Verdict::Refusal(RoceSyndrome::Gap));
        let next = rig.request(place, 0);
        assert_eq!(rig.send(next), Verdict::Operation);
    }
    rig.finish();
}

/// A request that is refused for good, and why.
fn refused(request: Request, rules: &RocePair, way: u64) -> (Request, RoceSyndrome) {
    use RoceSyndrome::{Access, Invalid};
    match way {
        0 => (Request { operation: None, ..request }, Invalid),
        1 => (Request { address: request.address + 4, ..request }, Invalid),
        2 => (Request { address: request.address + 1, ..request }, Invalid),
        3 => (Request { r_key: request.r_key ^ 1 << 31, ..request }, Access),
        4 => (Request { r_key: request.r_key ^ 1, ..request }, Access),
        5 => (Request { address: rules.first_address - 8, ..request }, Access),
        6 => (Request { address: rules.last_address + 8, ..request }, Access),
        7 => (Request { address: rules.first_address | 1 << 52, ..request }, Access),
        _ => (Request { address: rules.first_address | 1 << 63, ..request }, Access),
    }
}

#[test]
fn what_may_not_be_done_is_refused_and_the_pair_stops() {
    for way in 0..9 {
        let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (1, 60));
        rig.set_up_all();
        let before = rig.request(9, 0);
        assert_eq!(rig.send(before), Verdict::Operation);
        let mut right = rig.request(9, 1);
        let rules = rig.pairs[&9].rules;
        // Both ends of the range may be reached.
        right.address = if way % 2 == 0 { rules.first_address } else { rules.last_address };
        assert_eq!(rig.send(right), Verdict::Operation);
        let next = rig.request(9, 2);
        let (wrong, why) = refused(next, &rules, way);
        assert_eq!(rig.send(wrong), Verdict::Refusal(why), "way {way}");
        for request in [next, before, right] {
            assert_eq!(rig.send(request), Verdict::Dropped);
        }
        let other = rig.request(10, 0);
        assert_eq!(rig.send(other), Verdict::Operation);
        // Set up anew, it goes on.
        rig.until_idle();
        let number = rules.pair_number ^ 1 << 20;
        let anew = any_pair(&mut rig.random, number);
        rig.set_up(9, anew);
        rig.status.stopped_pairs = 0;
        let next = rig.request(9, 0);
        assert_eq!(rig.send(next), Verdict::Operation);
        // Those of the connection before are nobody's.
        assert_eq!(rig.send(right), Verdict::Dropped);
        rig.finish();
    }
}

#[test]
fn what_is_of_nobody_or_of_another_partition_is_dropped() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (1, 9));
    let place = 7;
    let rules = RocePair { p_key: 0x1234, ..any_pair(&mut rig.random, 1 << 23 | place) };
    rig.set_up(place, rules);
    let right = rig.request(place, 0);
    let nobodys = [
        Request { pair_number: right.pair_number ^ 1, ..right },
        Request { pair_number: right.pair_number ^ 1 << 4, ..right },
        Request { pair_number: right.pair_number ^ 1 << 23, ..right },
        Request { source_address: right.source_address ^ 1, ..right },
        Request { source_address: right.source_address ^ 1 << 31, ..right },
    ];
    for request in nobodys {
        assert_eq!(rig.send(request), Verdict::Dropped);
    }
    // Two limited members do not hear each other.
    for p_key in [0x1234, 0x9235, 0x1235, 0x8000, 0] {
        assert_eq!(rig.send(Request { p_key, ..right }), Verdict::Dropped, "{p_key:x}");
    }
    assert_eq!(rig.send(Request { p_key: 0x9234, ..right }), Verdict::Operation);
    assert_eq!((rig.status.unknown_pairs, rig.status.wrong_partitions), (5, 5));
    // A pair of partition 0 hears nobody.
    rig.until_idle();
    rig.set_up(place, RocePair { p_key: 0x8000, ..rules });
    let next = rig.request(place, 0);
    assert_eq!(rig.send(next), Verdict::Dropped);
    // One that was taken away hears nobody either.
    rig.set_up(place, rules);
    rig.until_idle();
    rig.bench.send(RoceResponder::SELECTION, [RocePairSelection { is_valid: false, place }]);
    rig.until_idle();
    rig.pairs.clear();
    assert_eq!(rig.send(Request { p_key: 0x9234, ..right }), Verdict::Dropped);
    rig.finish();
}

#[test]
fn an_operation_that_fails_stops_its_pair_and_what_is_behind_it_is_not_answered() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (30, 30));
    rig.set_up_all();
    let fine = rig.request(2, 0);
    assert_eq!(rig.send(fine), Verdict::Operation);
    let rules = rig.pairs[&2].rules;
    rig.lost = Some(rules.first_address + 64);
    let mut lost = rig.request(2, 1);
    lost.address = rules.first_address + 64;
    assert_eq!(rig.send(lost), Verdict::Operation);
    // It is done before anybody knows, and nobody hears of it.
    let behind = rig.request(2, 2);
    let packet = request_packet(&mut rig.random, &rig.station, &behind);
    let beats = coming(&mut rig.random, &packet);
    rig.bench.send(RoceResponder::SOURCE, beats);
    rig.packets += 1;
    rig.operate(&behind, false);
    rig.status.operations += 1;
    let other = rig.request(4, 0);
    assert_eq!(rig.send(other), Verdict::Operation);
    rig.until_idle();
    rig.status.stopped_pairs = 1 << 2;
    rig.pairs.get_mut(&2).expect("it was set up").is_stopped = true;
    for request in [fine, lost, behind] {
        assert_eq!(rig.send(request), Verdict::Dropped);
    }
    rig.until_idle();
    assert_eq!(rig.status.operational, 1);
    // What was told of it is forgotten when it is set up anew.
    rig.set_up(2, rules);
    rig.status.stopped_pairs = 0;
    let again = rig.request(2, 0);
    assert_eq!(rig.send(again), Verdict::Operation);
    rig.finish();
}

#[test]
fn an_outcome_that_nothing_waits_for_is_dropped() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (5, 5));
    rig.set_up_all();
    // One waits in the first slot, and none of these is its outcome.
    let waits = rig.request(1, 0);
    rig.latency = (300, 300);
    assert_eq!(rig.send(waits), Verdict::Operation);
    (0..60).for_each(|_| rig.step());
    for tag in [1, 63, 64, 1 << 15] {
        let stray = RaoResponse { tag, result: RaoResult::Done, old: 7 };
        rig.bench.send(RoceResponder::OUTCOME, [stray]);
        rig.fault(RoceFault::UnknownAnswer);
    }
    rig.until_idle();
    let request = rig.request(0, 0);
    assert_eq!(rig.send(request), Verdict::Operation);
    rig.until_idle();
    // That of an operation which has ended.
    let stray = RaoResponse { tag: 0, result: RaoResult::Failed, old: 7 };
    rig.bench.send(RoceResponder::OUTCOME, [stray]);
    rig.fault(RoceFault::UnknownAnswer);
    rig.finish();
}

#[test]
fn a_request_is_taken_in_two_cycles() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (4, 4));
    rig.set_up_all();
    let rules = rig.pairs[&0].rules;
    let before = rig.bench.cycle();
    let count = 400;
    for number in 0..count {
        let mut request = any_request(&mut rig.random, &rules);
        request.sequence = (rules.sequence + number) % SEQUENCES;
        rig.send(request);
    }
    let mut done = 0;
    while done < 2 * count {
        rig.step();
        done = rig.bench.transfers(RoceResponder::PACKET.index());
    }
    let cycles = rig.bench.cycle() - before;
    println!("{count} requests of one pair in {cycles} cycles");
    assert!(cycles < 2 * count + 40, "{cycles} cycles");
    rig.finish();
}

#[test]
fn latency_and_interval_are_those_of_the_contract() {
    let mut rig = Rig::<RoceResponder>::new(Stall::Never, Stall::Never, (1, 1));
    rig.set_up_all();
    // Fewer than there are slots: nothing is answered.
    let units: Vec<_> = (0..24)
        .map(|number| {
            let request = rig.request(0, number);
            let packet = request_packet(&mut rig.random, &rig.station, &request);
            coming(&mut rig.random, &packet)
        })
        .collect();
    let measured = rig.bench.measure(RoceResponder::SOURCE, RoceResponder::OPERATION, units);
    let contract = RoceResponder::DESIGN.contract.expect("it has one");
    measured.check(&contract).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn latency_and_interval_of_the_pairs_are_those_of_their_contract() {
    let mut bench = Bench::<RocePairs>::new(Stall::Never, Stall::Never);
    let mut random = bench.generator().fork("requests");
    let rules = any_pair(&mut random, 16 + 3);
    bench.set_level(RocePairs::PAIR, &rules);
    bench.send(RocePairs::SELECTION, [RocePairSelection { is_valid: true, place: 3 }]);
    bench.until_idle();
    let units: Vec<_> = (0..24)
        .map(|number| {
            let Request { source_address, p_key, pair_number, address, r_key, .. } =
                any_request(&mut random, &rules);
            let sequence = (rules.sequence + number) % SEQUENCES;
            let operation = RoceOperation::FetchAdd;
            vec![RoceRequest {
                operation,
                source_address,
                p_key,
                pair_number,
                sequence,
                address,
                r_key,
                operand: number,
                compare: 0,
            }]
        })
        .collect();
    let measured = bench.measure(RocePairs::REQUEST, RocePairs::OPERATION, units);
    let contract = RocePairs::DESIGN.contract.expect("it has one");
    measured.check(&contract).unwrap_or_else(|error| panic!("{error}"));
}
