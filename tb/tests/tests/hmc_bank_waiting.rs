//! The bank of the cache of host memory: requests whose line is under way wait at its entry, and stop
//! nobody; they are served in their order when it has come.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{
    D2hRequestOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode, LineOperation,
};
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

/// Every byte of a line.
const WHOLE: u64 = u64::MAX;

#[test]
fn hits_go_on_beside_requests_that_wait() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let hit = tour.establish(Rule::Shared);
    let old = tour.value(line);
    let ask = |tour: &mut Tour<'_, _>, port, line| {
        tour.ask(port, LineOperation::CsRead, Extent::Nothing, line)
    };
    let waiting = [0, 0, 1, 0].map(|port| ask(&mut tour, port, line));
    tour.rig.run(12);
    for port in [0, 1, 0, 1, 0] {
        let start = tour.rig.bench.cycle();
        let tag = ask(&mut tour, port, hit);
        tour.rig.response(tag);
        assert_eq!(tour.rig.bench.cycle() - start, 5 + 1, "port {port}");
    }
    assert!(tour.rig.responses.is_empty());
    let cqid = tour.rig.request().cqid;
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, old);
    for tag in waiting {
        assert_eq!(tour.rig.response(tag).data, old);
    }
    // One request was made for all.
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn hits_go_on_while_misses_have_every_number() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let hit = tour.establish(Rule::Shared);
    let lines: Vec<u64> = (0..device.outstanding + 1).map(|i| 0x4000 + i).collect();
    let read = |tour: &mut Tour<'_, _>, port, line| {
        (line, tour.ask(port, LineOperation::NcRead, Extent::Nothing, line))
    };
    let tags: Vec<_> = lines.iter().map(|line| read(&mut tour, 0, *line)).collect();
    tour.rig.run(40);
    let tags_of_hits: Vec<u64> =
        (0..64).map(|_| tour.ask(1, LineOperation::CsRead, Extent::Nothing, hit)).collect();
    let start = tour.rig.bench.cycle();
    tour.rig.wait("the last hit", |rig| {
        rig.responses.iter().any(|(_, answer)| answer.tag == tags_of_hits[63]).then_some(())
    });
    assert_eq!(tour.rig.bench.cycle() - start, 64 + 5);
    tour.rig.responses.clear();
    for _ in &lines {
        let request = tour.rig.request();
        let old = tour.value(request.line_address);
        tour.rig.fill(request.cqid, old);
    }
    for (line, tag) in tags {
        assert_eq!(tour.rig.response(tag).data, tour.value(line));
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn more_requests_than_there_are_places_keep_their_order() {
    let device = small_bank();
    for port in 0..2 {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Invalid);
        let hit = tour.establish(Rule::Shared);
        let old = tour.value(line);
        for value in 1..=12_u8 {
            tour.rig.ask(port, LineOperation::CoWrite, line, ([value; 64], 1 << (value % 4)));
        }
        let tag = tour.ask(1 - port, LineOperation::CsRead, Extent::Nothing, hit);
        tour.rig.response(tag);
        let cqid = tour.rig.request().cqid;
        tour.rig.run(20);
        assert!(tour.rig.responses.is_empty());
        tour.rig.go(cqid, GoState::Exclusive);
        tour.rig.fill(cqid, old);
        tour.rig.wait("every answer", |rig| (rig.responses.len() == 12).then_some(()));
        tour.rig.responses.clear();
        let mut written = old;
        written[..4].copy_from_slice(&[12, 9, 10, 11]);
        tour.copies.insert(line, written);
        tour.snooped_by_state(H2dRequestOpcode::SnpInv, line, Rule::Modified);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn what_waited_writes_its_own_bytes() {
    let device = small_bank();
    for port in 0..2 {
        let mut tour = Tour::new(&device);
        let line = tour.establish(Rule::Invalid);
        let hit = tour.establish(Rule::Shared);
        let old = tour.value(line);
        let read = tour.ask(port, LineOperation::CoRead, Extent::Nothing, line);
        let cqid = tour.rig.request().cqid;
        let places = 0..device.outstanding as usize;
        let writes = places.clone().map(|place| {
            tour.rig.ask(port, LineOperation::CoWrite, line, ([place as u8; 64], 1 << place))
        });
        let mut tags: Vec<u64> = writes.collect();
        // While these wait the port's queue is used by others, which write nothing.
        for _ in 0..20 {
            let tag = tour.ask(port, LineOperation::CsRead, Extent::Nothing, hit);
            tour.rig.response(tag);
        }
        tour.rig.go(cqid, GoState::Exclusive);
        tour.rig.fill(cqid, old);
        tags.push(read);
        tags.into_iter().for_each(|tag| _ = tour.rig.response(tag));
        let mut written = old;
        places.for_each(|place| written[place] = place as u8);
        tour.copies.insert(line, written);
        tour.snooped_by_state(H2dRequestOpcode::SnpInv, line, Rule::Modified);
        tour.rig.assert_silent();
        tour.rig.bench.dismiss();
    }
}

#[test]
fn a_request_that_waited_asks_with_the_number_of_its_entry() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let old = tour.value(line);
    // Whatever the first one is, the others are not lost, and the last finds what the second wrote.
    let read = tour.ask(0, LineOperation::NcRead, Extent::Nothing, line);
    let write = tour.rig.ask(0, LineOperation::NcWrite, line, ([7; 64], WHOLE));
    let again = tour.ask(0, LineOperation::NcRead, Extent::Nothing, line);
    let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdCurr]).cqid;
    tour.rig.assert_silent();
    tour.rig.fill(cqid, old);
    assert_eq!(tour.rig.response(read).data, old);
    let request = tour.expect_request(line, &[D2hRequestOpcode::WoWrInvF]);
    assert_eq!(request.cqid, cqid);
    tour.rig.pull(cqid, H2dResponseOpcode::FastGoWritePull);
    assert_eq!(tour.rig.line().data, [7; 64]);
    tour.rig.assert_silent();
    tour.rig.answer(cqid, H2dResponseOpcode::ExtCmp, 0);
    tour.rig.response(write);
    let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdCurr]).cqid;
    // The last that waited uses the number: nobody else has it.
    tour.rig.run(8);
    let others: Vec<u64> = (1..device.outstanding).map(|i| 0x9000 + i).collect();
    for other in &others {
        tour.ask(0, LineOperation::NcRead, Extent::Nothing, *other);
    }
    for _ in &others {
        let request = tour.rig.request();
        assert_ne!(request.cqid, cqid);
        tour.rig.fill(request.cqid, [3; 64]);
    }
    tour.rig.fill(cqid, [7; 64]);
    assert_eq!(tour.rig.response(again).data, [7; 64]);
    tour.rig.wait("every answer", |rig| (rig.responses.len() == others.len()).then_some(()));
    tour.rig.responses.clear();
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

/// Fills a set with Modified lines; gives them, and a line that belongs there.
fn modified_set(tour: &mut Tour<'_, nic_tests::coherence::SmallBank>) -> (Vec<u64>, u64) {
    let device = tour.rig.device;
    let first = 0x8000;
    let lines: Vec<u64> = (0..device.ways).map(|way| first + way * device.lines_apart).collect();
    for line in &lines {
        tour.next_line = *line;
        assert_eq!(tour.establish(Rule::Modified), *line);
    }
    (lines, first + device.ways * device.lines_apart)
}

#[test]
fn a_line_for_which_requests_wait_makes_room_with_a_number_of_its_own() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let (lines, line) = modified_set(&mut tour);
    let old = tour.value(line);
    let tags = [0, 1, 0].map(|port| tour.ask(port, LineOperation::CsRead, Extent::Nothing, line));
    let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdShared]).cqid;
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, old);
    let evict = tour.rig.request();
    assert_eq!((evict.opcode, evict.line_address), (D2hRequestOpcode::DirtyEvict, lines[0]));
    assert_ne!(evict.cqid, cqid);
    for tag in tags {
        assert_eq!(tour.rig.response(tag).data, old);
    }
    tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
    assert_eq!(tour.rig.line().data, tour.copies[&lines[0]]);
    tour.rig.run(8);
    assert_eq!(tour.state(line), Rule::Shared);
    // Every number is free again, and can be given.
    let others: Vec<u64> = (0..device.outstanding).map(|i| 0x9000 + i).collect();
    for other in &others {
        tour.ask(0, LineOperation::NcRead, Extent::Nothing, *other);
    }
    let mut numbers: Vec<u64> = others.iter().map(|_| tour.rig.request().cqid).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..device.outstanding).collect::<Vec<u64>>());
    numbers.iter().for_each(|cqid| tour.rig.fill(*cqid, [3; 64]));
    tour.rig.wait("every answer", |rig| (rig.responses.len() == others.len()).then_some(()));
    tour.rig.bench.dismiss();
}

#[test]
fn without_a_number_for_the_victim_the_line_is_used_once_and_asked_for_again() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let (lines, line) = modified_set(&mut tour);
    let old = tour.value(line);
    let tags = [0, 0].map(|port| tour.ask(port, LineOperation::CsRead, Extent::Nothing, line));
    let cqid = tour.expect_request(line, &[D2hRequestOpcode::RdShared]).cqid;
    let others: Vec<u64> = (1..device.outstanding).map(|i| 0x9000 + i).collect();
    for other in &others {
        tour.ask(0, LineOperation::NcRead, Extent::Nothing, *other);
    }
    let numbers: Vec<u64> = others.iter().map(|_| tour.rig.request().cqid).collect();
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, old);
    assert_eq!(tour.rig.response(tags[0]).data, old);
    // Its own number serves the next one.
    let request = tour.expect_request(line, &[D2hRequestOpcode::RdShared]);
    assert_eq!(request.cqid, cqid);
    tour.rig.assert_silent();
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, old);
    assert_eq!(tour.rig.response(tags[1]).data, old);
    // Nobody waits any longer: the victim takes the number over.
    let evict = tour.rig.request();
    assert_eq!((evict.cqid, evict.line_address), (cqid, lines[0]));
    tour.rig.pull(evict.cqid, H2dResponseOpcode::GoWritePull);
    assert_eq!(tour.rig.line().data, tour.copies[&lines[0]]);
    numbers.iter().for_each(|cqid| tour.rig.fill(*cqid, [3; 64]));
    tour.rig.wait("every answer", |rig| (rig.responses.len() == others.len()).then_some(()));
    tour.rig.bench.dismiss();
}

#[test]
fn both_ports_that_ask_for_one_line_without_end_are_served() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Invalid);
    let old = tour.value(line);
    for _ in 0..60 {
        for port in 0..2 {
            tour.ask(port, LineOperation::CsRead, Extent::Nothing, line);
        }
    }
    let cqid = tour.rig.request().cqid;
    tour.rig.run(40);
    tour.rig.go(cqid, GoState::Shared);
    tour.rig.fill(cqid, old);
    let start = tour.rig.bench.cycle();
    tour.rig.wait("every answer", |rig| (rig.responses.len() == 120).then_some(()));
    assert!(tour.rig.bench.cycle() - start < 200);
    tour.rig.bench.dismiss();
}

#[test]
fn a_port_keeps_its_places_however_often_its_request_is_put_back() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    // More often than there are places for responses.
    for line in 0x4000..0x400c {
        let read = |tour: &mut Tour<'_, _>, port| {
            tour.ask(port, LineOperation::CsRead, Extent::Nothing, line)
        };
        let mut tags = vec![read(&mut tour, 1)];
        let cqid = tour.rig.request().cqid;
        // The other port's requests take every place of the lists.
        tags.extend((0..device.outstanding).map(|_| read(&mut tour, 1)));
        tour.rig.run(20);
        tags.push(read(&mut tour, 0));
        tour.rig.run(20);
        assert!(tour.rig.responses.is_empty(), "the line has not come");
        tour.rig.go(cqid, GoState::Shared);
        tour.rig.fill(cqid, [1; 64]);
        for tag in tags {
            assert_eq!(tour.rig.response(tag).data, [1; 64]);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn the_tag_with_which_a_waiting_request_asks_again_is_nobody_elses() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let read = |tour: &mut Tour<'_, _>, port, line| {
        tour.ask(port, LineOperation::NcRead, Extent::Nothing, line)
    };
    let tags = [0, 1].map(|port| {
        let tag = read(&mut tour, port, 0x4000);
        tour.rig.run(4);
        tag
    });
    let cqid = tour.rig.request().cqid;
    tour.rig.run(20);
    tour.rig.fill(cqid, [1; 64]);
    tour.rig.response(tags[0]);
    assert_eq!(tour.rig.request().cqid, cqid, "it asks with the MSHR of its line");
    let others: Vec<u64> =
        (0..device.outstanding).map(|i| read(&mut tour, 0, 0x5000 + i)).collect();
    tour.rig.run(40);
    let mut asked: Vec<u64> = tour.rig.requests.drain(..).map(|request| request.cqid).collect();
    assert_eq!(asked.len() as u64, device.outstanding - 1);
    assert!(!asked.contains(&cqid), "a tag twice");
    tour.rig.fill(cqid, [2; 64]);
    assert_eq!(tour.rig.response(tags[1]).data, [2; 64]);
    asked.push(tour.rig.request().cqid);
    for (cqid, tag) in asked.into_iter().zip(others) {
        tour.rig.fill(cqid, [3; 64]);
        assert_eq!(tour.rig.response(tag).data, [3; 64]);
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}
