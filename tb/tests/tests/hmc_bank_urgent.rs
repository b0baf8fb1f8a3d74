//! The bank of the cache of host memory whose port 0 comes first: what is left to it, where it goes first, and what
//! port 1 has all the same.
use nic_model::coherence::LineState as Rule;
use nic_spec::message::{H2dRequestOpcode, LineOperation, Nothing};
use nic_tb::Stall;
use nic_tests::coherence::tour::Tour;
use nic_tests::coherence::{Rig, UrgentBank, urgent_bank};

/// MSHRs, and places to wait in, of the bank; those that are left to port 0, and to port 1.
const OUTSTANDING: usize = 8;
const RESERVED: usize = 2;
const LEFT: usize = 1;
/// Requests of port 0 in a row.
const MOST: usize = 7;
/// Places of a set.
const PLACES: usize = 4;

const NOTHING: ([u8; 64], u64) = ([0; 64], 0);

fn rig(device: &nic_tests::coherence::Coherent<UrgentBank>) -> Rig<'_, UrgentBank> {
    Rig::new(device, Stall::Never, Stall::Never)
}

/// Reads fresh lines, which are in all sets in turn; gives their tags.
fn reads(rig: &mut Rig<'_, UrgentBank>, port: usize, first: u64, count: usize) -> Vec<u64> {
    let lines = first..first + count as u64;
    lines.map(|line| rig.ask(port, LineOperation::NcRead, line, NOTHING)).collect()
}

/// Answers the requests that have left, and those that leave then, until none does.
fn finish(rig: &mut Rig<'_, UrgentBank>) {
    while !rig.requests.is_empty() {
        for request in std::mem::take(&mut rig.requests) {
            rig.fill(request.cqid, [request.line_address as u8; 64]);
        }
        rig.run(60);
    }
    rig.responses.clear();
    rig.assert_silent();
}

#[test]
fn mshrs_are_left_to_each_port() {
    let device = urgent_bank();
    for (port, left) in [(1, RESERVED), (0, LEFT)] {
        let mut rig = rig(&device);
        reads(&mut rig, port, 0x100, OUTSTANDING + 4);
        rig.run(80);
        assert_eq!(rig.requests.len(), OUTSTANDING - left, "port {port}");
        // All of them to the other one, and none that it may not have.
        reads(&mut rig, 1 - port, 0x200, OUTSTANDING);
        rig.run(80);
        assert_eq!(rig.requests.len(), OUTSTANDING, "port {port}");
        let of_other = rig.requests.iter().filter(|request| request.line_address >= 0x200);
        assert_eq!(of_other.count(), left, "port {port}");
        finish(&mut rig);
        rig.bench.dismiss();
    }
}

#[test]
fn an_mshr_is_counted_for_who_took_it_until_it_is_freed() {
    let device = urgent_bank();
    let mut rig = rig(&device);
    // In any order, again and again: nobody has more than he may, nor fewer afterwards.
    for round in 0..40_u64 {
        for i in 0..12 {
            let port = usize::from((round * 7 + i * 5) % 3 == 0);
            reads(&mut rig, port, 0x1000 * (round + 1) + i, 1);
        }
        rig.run(round % 23);
        for request in std::mem::take(&mut rig.requests) {
            rig.fill(request.cqid, [1; 64]);
        }
        rig.run(9);
    }
    rig.run(60);
    finish(&mut rig);
    reads(&mut rig, 1, 0x100, OUTSTANDING + 4);
    rig.run(80);
    assert_eq!(rig.requests.len(), OUTSTANDING - RESERVED);
    reads(&mut rig, 0, 0x200, OUTSTANDING);
    rig.run(80);
    assert_eq!(rig.requests.len(), OUTSTANDING);
    finish(&mut rig);
    rig.bench.dismiss();
}

#[test]
fn places_to_wait_in_are_left_to_each_port() {
    let device = urgent_bank();
    for (port, left) in [(1, RESERVED), (0, LEFT)] {
        let mut rig = rig(&device);
        let line = 0x40;
        let ask = |rig: &mut Rig<'_, UrgentBank>, port| {
            rig.ask(port, LineOperation::NcRead, line, NOTHING)
        };
        ask(&mut rig, port);
        rig.run(20);
        // More than wait; what waits is served first, in the order in which it came.
        (0..OUTSTANDING + 2).for_each(|_| {
            ask(&mut rig, port);
        });
        rig.run(60);
        ask(&mut rig, 1 - port);
        rig.run(20);
        let cqid = rig.request().cqid;
        rig.fill(cqid, [1; 64]);
        // Each of them asks the host anew, for a read that keeps nothing.
        for _ in 0..OUTSTANDING + 3 {
            let cqid = rig.request().cqid;
            rig.fill(cqid, [1; 64]);
            rig.run(30);
        }
        let order: Vec<usize> = rig.responses.iter().map(|(port, _)| *port).collect();
        let at = order.iter().position(|of| *of != port).expect("it was served");
        assert_eq!(at, 1 + OUTSTANDING - left, "{order:?}");
        assert_eq!(order.len(), OUTSTANDING + 4);
        rig.responses.clear();
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn requests_to_the_host_of_port_0_leave_first_and_every_eighth_is_of_port_1() {
    let device = urgent_bank();
    let mut rig = rig(&device);
    let port = device.d2h_request.index();
    rig.bench.set_stall(port, Stall::Always);
    reads(&mut rig, 1, 0x100, 4);
    rig.run(40);
    reads(&mut rig, 0, 0x200, 2);
    rig.run(40);
    rig.bench.set_stall(port, Stall::Never);
    rig.run(20);
    let order: Vec<bool> =
        rig.requests.iter().map(|request| request.line_address >= 0x200).collect();
    // What was offered stays.
    assert_eq!(order, [false, true, true, false, false, false]);
    finish(&mut rig);
    // While the host answers at once.
    rig.bench.set_stall(port, Stall::Always);
    reads(&mut rig, 1, 0x300, 4);
    rig.run(40);
    reads(&mut rig, 0, 0x400, 40);
    rig.run(40);
    rig.bench.set_stall(port, Stall::Never);
    let mut order = vec![];
    for _ in 0..400 {
        rig.step();
        // A request in four cycles is taken, so that others of port 0 come meanwhile.
        rig.bench.set_stall(port, Stall::Always);
        for request in std::mem::take(&mut rig.requests) {
            order.push(request.line_address >= 0x400);
            rig.fill(request.cqid, [1; 64]);
        }
        rig.run(29);
        rig.bench.set_stall(port, Stall::Never);
        if order.len() == 44 {
            break;
        }
    }
    let of_second: Vec<usize> = (0..order.len()).filter(|at| !order[*at]).collect();
    assert_eq!(of_second, [0, 1 + MOST, 2 * (1 + MOST), 3 * (1 + MOST)], "{order:?}");
    rig.run(60);
    rig.responses.clear();
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn mshrs_of_port_0_resume_first() {
    let device = urgent_bank();
    let mut tour = Tour::new(&device);
    let lines: Vec<u64> = (0..2).map(|_| tour.establish(Rule::Modified)).collect();
    let rig = &mut tour.rig;
    // No line may leave, so that no MSHR resumes.
    let port = device.d2h_data.index();
    rig.bench.set_stall(port, Stall::Always);
    for i in 0..12 {
        rig.snoop(H2dRequestOpcode::SnpCur, lines[i % 2]);
    }
    rig.run(60);
    let of_second = reads(rig, 1, 0x10_0000, 5);
    rig.run(40);
    let of_first = reads(rig, 0, 0x20_0000, 2);
    rig.run(40);
    for request in std::mem::take(&mut rig.requests) {
        rig.fill(request.cqid, [1; 64]);
    }
    rig.run(40);
    assert!(rig.responses.is_empty(), "{:?}", rig.responses);
    rig.bench.set_stall(port, Stall::Never);
    rig.run(60);
    let order: Vec<u64> = rig.responses.drain(..).map(|(_, answer)| answer.tag).collect();
    // One has the turn already, and one is next.
    let expected = [&of_second[..2], &of_first, &of_second[2..]].concat();
    assert_eq!(order, expected);
    tour.rig.bench.dismiss();
}

#[test]
fn hits_of_port_0_come_first_and_every_eighth_is_of_port_1() {
    let device = urgent_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Shared);
    let rig = &mut tour.rig;
    for _ in 0..72 {
        (0..2).for_each(|port| {
            rig.ask(port, LineOperation::CsRead, line, NOTHING);
        });
    }
    rig.run(160);
    let order: Vec<usize> = rig.responses.drain(..).map(|(port, _)| port).collect();
    assert_eq!(order.len(), 144);
    let of_second: Vec<usize> = (0..order.len()).filter(|at| order[*at] == 1).take(8).collect();
    let gaps: Vec<usize> = of_second.windows(2).map(|pair| pair[1] - pair[0] - 1).collect();
    assert_eq!(gaps, [MOST; 7], "{order:?}");
    rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn a_request_of_port_1_that_was_put_back_goes_first_when_its_set_has_a_place() {
    let device = urgent_bank();
    let mut rig = rig(&device);
    // Lines of one set: the lowest bit of a tag does not count for the set, of the others their sum.
    let lines: Vec<u64> =
        (0..400_u64).filter(|tag| (tag >> 1).count_ones() % 2 == 0).map(|tag| 4 * tag).collect();
    for line in &lines[..60] {
        rig.ask(0, LineOperation::NcRead, *line, NOTHING);
    }
    rig.run(40);
    assert_eq!(rig.requests.len(), PLACES, "places of a set");
    let tag = rig.ask(1, LineOperation::NcRead, lines[100], NOTHING);
    rig.run(20);
    let mut served = 0;
    while !rig.responses.iter().any(|(_, answer)| answer.tag == tag) {
        let request = rig.request();
        rig.fill(request.cqid, [1; 64]);
        served += 1;
        assert!(served < 20, "port 1 waits for ever");
        rig.run(40);
    }
    // Those that were there, and the one that comes first once.
    assert!(served <= PLACES + 2, "{served}");
    finish(&mut rig);
    rig.bench.dismiss();
}

#[test]
fn a_flush_has_what_port_1_has() {
    let device = urgent_bank();
    let mut tour = Tour::new(&device);
    tour.establish(Rule::Shared);
    let rig = &mut tour.rig;
    reads(rig, 1, 0x10_0000, OUTSTANDING - RESERVED);
    rig.run(60);
    let all = std::mem::take(&mut rig.requests);
    assert_eq!(all.len(), OUTSTANDING - RESERVED);
    rig.bench.send(UrgentBank::FLUSH, [Nothing {}]);
    rig.run(80);
    assert!(rig.requests.is_empty(), "the flush took an MSHR that is left to port 0");
    reads(rig, 0, 0x20_0000, RESERVED);
    rig.run(20);
    assert_eq!(rig.requests.len(), RESERVED);
    for request in std::mem::take(&mut rig.requests) {
        rig.fill(request.cqid, [1; 64]);
    }
    rig.run(60);
    assert!(rig.requests.is_empty(), "the flush took an MSHR that is left to port 0");
    // What port 1 gives back is the flush's, and counts as port 1's.
    rig.fill(all[0].cqid, [1; 64]);
    rig.run(60);
    assert_eq!(rig.requests.len(), 1);
    reads(rig, 1, 0x30_0000, 1);
    rig.run(60);
    assert_eq!(rig.requests.len(), 1, "port 1 took an MSHR more than it may");
    rig.fill(all[1].cqid, [1; 64]);
    rig.run(60);
    assert_eq!(rig.requests.len(), 2);
    tour.rig.bench.dismiss();
}
