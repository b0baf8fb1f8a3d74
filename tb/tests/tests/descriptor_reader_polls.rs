//! When the descriptor reader polls, and what wakes it: intervals, watches, and the host's time to store.
use nic_sim::Wrapper;
use nic_sim::generated::descriptor_reader::DescriptorReader;
use nic_sim::generated::descriptor_reader_tiny::DescriptorReaderTiny;
use nic_spec::message::{
    Choice, LineOperation, LineRequest, RingConfiguration, RingLayout, RingSignal,
};
use nic_tb::Stall;
use nic_tests::on_every_reader;
use nic_tests::ring::draw::{Half, plain};
use nic_tests::ring::reader::{Ports, Rig};

#[test]
fn a_poll_that_finds_nothing_is_followed_after_its_interval() {
    on_every_reader!(keeps_its_interval);
}

#[test]
fn no_wake_up_is_lost_whenever_the_line_is_taken() {
    on_every_reader!(watches);
}

#[test]
fn a_ring_that_begins_again_knows_nothing_of_its_last_watch() {
    on_every_reader!(forgets_its_watch);
}

#[test]
fn polling_at_once_leaves_the_host_time_to_store() {
    on_every_reader!(lets_the_host_store);
}

const NEVER: (Stall, Stall) = (Stall::Never, Stall::Never);

fn keeps_its_interval<D: Wrapper>(ports: &Ports<D>) {
    for signal in [RingSignal::Memory, RingSignal::Inline] {
        for poll_interval_cycles in [0, 1, 2, 40, 300] {
            let configuration =
                RingConfiguration { signal, poll_interval_cycles, ..plain(Half::Transmit) };
            let mut rig = Rig::new(ports, NEVER, &configuration);
            rig.memory.latency = 7..=7;
            rig.run(100);
            rig.requests.clear();
            rig.answered.clear();
            while rig.requests.len() < 4 {
                rig.step();
            }
            let answered = rig.answered.clone();
            let next = |answer: &u64| rig.requests.iter().find(|(cycle, _)| cycle > answer);
            let gaps: Vec<u64> =
                answered.iter().filter_map(|answer| Some(next(answer)?.0 - answer)).collect();
            // The request is chosen, given its address and offered; a line is looked at as it comes, a count
            // in memory is kept and compared first.
            let base = if signal == RingSignal::Memory { 5 } else { 3 };
            assert!(gaps.len() >= 3, "{gaps:?}");
            let all_right = gaps.iter().all(|gap| *gap == poll_interval_cycles + base);
            assert!(all_right, "{signal:?} {poll_interval_cycles}: {gaps:?}");
            // Where something was found there may be more: it is looked for at once.
            rig.post_some(1);
            rig.until_empty();
            rig.run(3 * poll_interval_cycles + 40);
            let is_poll = |request: &LineRequest| match signal {
                RingSignal::Memory => request.line_address == configuration.tail_address / 64,
                _ => true,
            };
            let polls: Vec<u64> = rig
                .requests
                .iter()
                .filter_map(|(cycle, request)| is_poll(request).then_some(*cycle))
                .collect();
            let apart: Vec<u64> = polls.windows(2).map(|pair| pair[1] - pair[0]).collect();
            let early = apart.iter().filter(|cycles| **cycles < apart[0]).count();
            // Nothing shows in an interval that is as short as the look at what was found.
            if poll_interval_cycles == 0 || poll_interval_cycles > 10 {
                assert_eq!(early, usize::from(poll_interval_cycles > 0), "{signal:?}: {apart:?}");
            }
            rig.bench.dismiss();
        }
    }
}

fn watches<D: Wrapper>(ports: &Ports<D>) {
    for signal in [RingSignal::Memory, RingSignal::Inline] {
        for &layout in RingLayout::ALL {
            // What the host took comes back by a completion that the device writes, only where those are.
            let returns: &[u64] = if signal == RingSignal::Inline { &[0, 2, 9] } else { &[0] };
            for (evictions, &returns) in
                [0, 3, 40].into_iter().flat_map(|one| returns.iter().map(move |other| (one, other)))
            {
                let configuration = RingConfiguration {
                    signal,
                    layout,
                    event_driven: true,
                    poll_operation: LineOperation::CoRead,
                    poll_interval_cycles: 60_000,
                    ..plain(Half::Transmit)
                };
                let mut rig = Rig::new(ports, NEVER, &configuration);
                rig.memory.evictions = evictions;
                rig.memory.returns = returns;
                rig.completes_by_co_write = returns > 0;
                for _ in 0..60 {
                    // At every moment of the poll and of the watch.
                    let wait = rig.bench.generator().below(40);
                    rig.run(wait);
                    rig.post_some(1);
                    rig.tell();
                    let mut patience = 400;
                    while !rig.expected.is_empty() {
                        rig.step();
                        patience -= 1;
                        assert!(patience > 0, "a wake-up was lost: {:?}", rig.status());
                    }
                }
                // While nothing happens, nothing is asked.
                rig.memory.evictions = 0;
                rig.memory.returns = 0;
                rig.run(200);
                let asked = rig.requests.len();
                rig.run(500);
                assert_eq!(rig.requests.len(), asked, "nothing was asked");
                assert_eq!(rig.memory.waiting_for(LineOperation::Watch), 1);
                rig.stop();
                rig.bench.dismiss();
            }
        }
    }
}

fn forgets_its_watch<D: Wrapper>(ports: &Ports<D>) {
    let memory = RingConfiguration {
        signal: RingSignal::Memory,
        event_driven: true,
        poll_operation: LineOperation::CoRead,
        ..plain(Half::Transmit)
    };
    let inline = RingConfiguration { signal: RingSignal::Inline, ..memory };
    let mut rig = Rig::new(ports, NEVER, &inline);
    rig.memory.returns = 1;
    rig.completes_by_co_write = true;
    for _ in 0..100 {
        // At every moment of a watch that may be given up because it came too late.
        for _ in 0..3 {
            let wait = rig.bench.generator().below(40);
            rig.run(wait);
            rig.post_some(1);
        }
        let wait = rig.bench.generator().below(40);
        rig.run(wait);
        rig.stop();
        rig.restart(&memory);
        rig.requests.clear();
        rig.run(60);
        let watches = rig.memory.waiting_for(LineOperation::Watch);
        assert_eq!((rig.requests.len(), watches), (2, 1), "{:?}", rig.requests);
        rig.stop();
        rig.restart(&inline);
    }
    rig.bench.dismiss();
}

fn lets_the_host_store<D: Wrapper>(ports: &Ports<D>) {
    for signal in [RingSignal::Memory, RingSignal::Inline] {
        let configuration = RingConfiguration {
            signal,
            poll_operation: LineOperation::CoRead,
            ..plain(Half::Transmit)
        };
        let mut rig = Rig::new(ports, NEVER, &configuration);
        rig.memory.latency = 1..=1;
        let line = match signal {
            RingSignal::Memory => configuration.tail_address / 64,
            _ => configuration.base_address / 64,
        };
        // A host that may store only while no request for the line is under way finds the time.
        for _ in 0..20 {
            let mut waited = 0;
            while rig.memory.is_under_way(line) {
                rig.step();
                waited += 1;
                assert!(waited < 10, "the line is always on its way");
            }
            let wait = rig.bench.generator().below(9);
            rig.run(wait);
        }
        rig.post_some(3);
        rig.until_empty();
        rig.bench.dismiss();
    }
}
