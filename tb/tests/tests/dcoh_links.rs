//! The coherence engine with channels for each bank: random traffic against the host, two messages of a
//! channel in a cycle, and what comes at the wrong channels.
use std::collections::VecDeque;

use nic_coherence::channels::{SETS, bank_of_line};
use nic_coherence::device::{Engine, Simulated};
use nic_coherence::plan::{Plan, Summary};
use nic_coherence::traffic::run;
use nic_host::{Faults, Freedom, FromDevice, HostReady, ToDevice, profile};
use nic_sim::generated::dcoh_links::DcohLinks;
use nic_sim::generated::dcoh_links_tiny::DcohLinksTiny;
use nic_spec::message::{
    CoherenceFault, GoState, H2dData, H2dResponse, H2dResponseOpcode, LINE_TAGS, LineOperation,
    LineRequest, LineSpace, MemoryMap, WritePolicy,
};
use nic_tb::Seed;
use nic_tb::seed::generator;

const PLAN: Plan = Plan {
    profile: &profile::AGILEX7_CXL,
    faults: Faults::SLOW,
    freedom: Freedom { jitter_cycles: 40, reorders: true, wrong: None },
    lines: 12,
    device_lines: 0,
    cycles: 30_000,
    stalls: true,
    passes_by: false,
    under_way: 16,
    writes: WritePolicy { ordered_writes: 0, local_writes: 0 },
    closes: false,
    flushes: false,
    modifies: false,
};
const READY: HostReady = HostReady {
    d2h_request: true,
    d2h_response: true,
    d2h_data: true,
    s2m_response: true,
    s2m_data: true,
};
const IDLE: ToDevice = ToDevice {
    h2d_request: None,
    h2d_response: None,
    h2d_data: None,
    m2s_request: None,
    m2s_write: None,
};

fn check<D: Engine>(plan: &Plan) -> Summary {
    let summary = run::<D>(plan, generator());
    for bank in &summary.banks {
        assert_eq!(bank.fault, CoherenceFault::None, "{bank:?}");
    }
    summary
}

#[test]
fn everybody_reads_the_last_write() {
    let summary = check::<DcohLinksTiny>(&PLAN);
    assert!(summary.reads > 500, "{summary:?}");
    check::<DcohLinks>(&Plan { lines: 200, ..PLAN });
}

#[test]
fn flushes_early_answers_and_channels_that_stand_still_leave_the_last_write() {
    let writes = WritePolicy { ordered_writes: 0, local_writes: 3 };
    let plan = Plan { flushes: true, writes, closes: true, cycles: 60_000, ..PLAN };
    let summary = check::<DcohLinksTiny>(&plan);
    assert!(summary.flushes[0] > 0 && summary.closings > 0, "{summary:?}");
}

/// An engine that is asked for a line of each bank at its two ports, and what it sends in the next cycles.
fn asked() -> (Simulated<DcohLinksTiny>, Vec<[FromDevice; SETS]>) {
    let map = MemoryMap { host_end: 1 << 20, device_begin: 1 << 20, device_end: 1 << 21 };
    let random = Seed::from_environment().fork("links");
    let mut device =
        Simulated::new(&map, &WritePolicy { ordered_writes: 0, local_writes: 0 }, random);
    for port in 0..2 {
        device.requests[port].push_back(LineRequest {
            operation: LineOperation::CsRead,
            space: LineSpace::Host,
            line_address: 8 + port as u64,
            data: [0; 64],
            byte_enable: 0,
            tag: port as u64,
        });
    }
    let sent = (0..8).map(|_| device.cycle_at_each(&[IDLE; SETS], &[READY; SETS])).collect();
    (device, sent)
}

#[test]
fn a_request_of_each_bank_leaves_in_the_same_cycle() {
    let (_, sent) = asked();
    let both: Vec<_> = sent
        .iter()
        .map(|sets| sets.map(|sent| sent.d2h_request))
        .filter(|requests| requests.iter().any(Option::is_some))
        .collect();
    let [[Some(first), Some(second)]] = both[..] else { panic!("{both:?}") };
    assert_eq!([first, second].map(|one| bank_of_line(one.line_address)), [0, 1]);
    assert_ne!(first.cqid, second.cqid, "they are of one link");
}

fn idle(device: &mut Simulated<DcohLinksTiny>) {
    for _ in 0..8 {
        device.cycle_at_each(&[IDLE; SETS], &[READY; SETS]);
    }
}

#[test]
fn a_barrier_waits_for_as_many_requests_as_a_requester_has_tags() {
    let map = MemoryMap { host_end: 1 << 20, device_begin: 1 << 20, device_end: 1 << 21 };
    let writes = WritePolicy { ordered_writes: 0, local_writes: 0 };
    for (port, first_tag) in [(0, 0), (0, LINE_TAGS / 2), (1, 0), (1, LINE_TAGS / 2)] {
        let random = Seed::from_environment().fork("links");
        let mut device = Simulated::<DcohLinks>::new(&map, &writes, random);
        // Those behind a barrier are counted apart.
        for requests in [255, 256, LINE_TAGS / 2 - 1, 256] {
            let ask = |operation, number| LineRequest {
                operation,
                space: LineSpace::Host,
                line_address: number,
                data: [0; 64],
                byte_enable: 0,
                tag: first_tag + number,
            };
            let reads = (0..requests).map(|number| ask(LineOperation::NcRead, number));
            device.requests[port].extend(reads);
            device.requests[port].push_back(ask(LineOperation::Barrier, requests));
            let mut asked: [VecDeque<u64>; SETS] = Default::default();
            for _ in 0..1_000 {
                let sent = device.cycle_at_each(&[IDLE; SETS], &[READY; SETS]);
                for (asked, sent) in asked.iter_mut().zip(sent) {
                    asked.extend(sent.d2h_request.map(|request| request.cqid));
                }
            }
            assert_eq!(asked.iter().map(VecDeque::len).sum::<usize>() as u64, requests);
            let early = device.responses.first();
            assert!(early.is_none(), "{requests} requests of {first_tag} at {port}: {early:?}");
            for _ in 0..1_000 {
                let lines = asked.each_mut().map(|asked| {
                    let h2d_data = asked.pop_front().and_then(|cqid| answer(cqid, 1).h2d_data);
                    ToDevice { h2d_data, ..IDLE }
                });
                device.cycle_at_each(&lines, &[READY; SETS]);
            }
            assert_eq!(device.responses.len() as u64, requests + 1);
            let (_, last, _) = device.responses.last().expect("there are some");
            assert_eq!(last.tag, first_tag + requests, "the barrier is behind all others");
            device.responses.clear();
        }
    }
}

/// A line for a request, and the state in which it comes.
fn answer(cqid: u64, byte: u8) -> ToDevice {
    let opcode = H2dResponseOpcode::Go;
    let response_data = GoState::Shared as u64;
    ToDevice {
        h2d_response: Some(H2dResponse { opcode, response_data, response_pre: 0, cqid }),
        h2d_data: Some(H2dData {
            cqid,
            chunk_valid: true,
            poison: false,
            go_error: false,
            data: [byte; 64],
        }),
        ..IDLE
    }
}

#[test]
fn what_comes_at_the_channels_of_another_bank_belongs_to_nobody() {
    let (mut device, sent) = asked();
    let numbers = [0, 1].map(|set: usize| {
        let mut requests = sent.iter().filter_map(|sets| sets[set].d2h_request);
        requests.next().expect("each bank asks").cqid
    });
    // Each bank gets the other's answer.
    let crossed = [answer(numbers[1], 3), answer(numbers[0], 3)];
    device.cycle_at_each(&crossed, &[READY; SETS]);
    idle(&mut device);
    assert!(device.responses.is_empty(), "{:?}", device.responses);
    for bank in device.status() {
        assert_eq!((bank.unknown_answers, bank.unknown_data), (1, 1), "{bank:?}");
        assert_ne!(bank.fault, CoherenceFault::None);
    }
    let own = [answer(numbers[0], 5), answer(numbers[1], 6)];
    device.cycle_at_each(&own, &[READY; SETS]);
    idle(&mut device);
    let mut lines: Vec<_> =
        device.responses.iter().map(|(port, one, _)| (*port, one.data[0])).collect();
    lines.sort_unstable();
    assert_eq!(
        lines,
        [
            (0, if bank_of_line(8) == 0 { 5 } else { 6 }),
            (1, if bank_of_line(9) == 0 { 5 } else { 6 })
        ]
    );
}
