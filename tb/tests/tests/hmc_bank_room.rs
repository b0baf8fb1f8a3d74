//! The bank of the cache of host memory: what leaves waits until it is taken, all of it, and snoops
//! without end stop nobody.
use nic_model::coherence::{Extent, LineState as Rule};
use nic_spec::message::{H2dRequestOpcode, LineOperation};
use nic_tb::Stall;
use nic_tests::coherence::small_bank;
use nic_tests::coherence::tour::Tour;

/// Far more than any queue of the bank has places for.
const MANY: usize = 60;

#[test]
fn lines_and_answers_that_the_host_does_not_take_wait_in_order() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let lines: Vec<u64> = (0..4).map(|_| tour.establish(Rule::Modified)).collect();
    for port in [device.d2h_data.index(), device.d2h_response.index()] {
        for held in 0..12 {
            tour.rig.bench.set_stall(port, Stall::Always);
            // A line of the cache and many that it has not got; one snoop for each.
            let snoop = H2dRequestOpcode::SnpCur;
            let snooped: Vec<(u64, u64)> = (0..MANY as u64)
                .map(|i| {
                    *lines.get(i as usize / 15).filter(|_| i % 15 == 0).unwrap_or(&(0x9000 + i))
                })
                .map(|line| (line, tour.rig.snoop(snoop, line)))
                .collect();
            tour.rig.run(40 + held);
            tour.rig.bench.set_stall(port, Stall::Mostly);
            for (line, number) in snooped.iter().filter(|(line, _)| lines.contains(line)) {
                let sent = tour.rig.line();
                assert_eq!((sent.uqid, sent.data), (*number, tour.value(*line)));
            }
            for (_, number) in &snooped {
                assert_eq!(tour.rig.snoop_answer().uqid, *number);
            }
            tour.rig.bench.set_stall(port, Stall::Never);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn answers_that_a_port_does_not_take_wait_in_order() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Shared);
    for port in 0..2 {
        let index = device.line_response[port].index();
        for held in 0..12 {
            tour.rig.bench.set_stall(index, Stall::Always);
            let ask = |_| tour.ask(port, LineOperation::CsRead, Extent::Nothing, line);
            let tags: Vec<u64> = (0..MANY).map(ask).collect();
            // Nor does it stop the other port, or a snoop.
            let other = tour.ask(1 - port, LineOperation::CsRead, Extent::Nothing, line);
            tour.rig.response(other);
            tour.snooped_by_state(H2dRequestOpcode::SnpCur, line, Rule::Shared);
            tour.rig.run(40 + held);
            tour.rig.bench.set_stall(index, Stall::Mostly);
            for tag in tags {
                let answer = tour.rig.wait("an answer", |rig| rig.responses.pop_front());
                assert_eq!((answer.0, answer.1.tag), (port, tag));
            }
            tour.rig.bench.set_stall(index, Stall::Never);
        }
    }
    tour.rig.assert_silent();
    tour.rig.bench.dismiss();
}

#[test]
fn snoops_without_end_stop_no_request() {
    let device = small_bank();
    let mut tour = Tour::new(&device);
    let line = tour.establish(Rule::Shared);
    for i in 0..600 {
        tour.rig.snoop(H2dRequestOpcode::SnpCur, 0x9000 + i);
    }
    tour.rig.run(20);
    for _ in 0..16 {
        // A hit of each port.
        let tags = [0, 1].map(|port| tour.ask(port, LineOperation::CsRead, Extent::Nothing, line));
        let start = tour.rig.bench.cycle();
        for tag in tags {
            tour.rig.response(tag);
        }
        let took = tour.rig.bench.cycle() - start;
        assert!(took <= 10, "{took} cycles");
    }
    let other = tour.next_line;
    let tag = tour.ask(0, LineOperation::NcRead, Extent::Nothing, other);
    let cqid = tour.rig.request().cqid;
    let old = tour.value(other);
    tour.rig.fill(cqid, old);
    assert_eq!(tour.rig.response(tag).data, old);
    assert!(tour.rig.snoop_answers.len() < 600, "the snoops went first");
    tour.rig.run(800);
    assert_eq!(tour.rig.snoop_answers.len(), 600);
    tour.rig.bench.dismiss();
}
