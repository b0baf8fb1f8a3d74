//! The receive adapter against its model: what is lost is lost whole or cut, counted, and forgotten.
use nic_model::cmac_receive::{Packet, judge};
use nic_sim::generated::cmac_receive_s60::CmacReceiveS60 as Device;
use nic_sim::{PulseInput, StreamOutput, Wrapper};
use nic_spec::message::{MacReceiveStatus, MessageBeat};
use nic_tb::seed::generator;
use nic_tb::{Bench, Generator, Stall};
use nic_tests::driven::Driven;
use nic_tests::frames::{beats_of, packets_of};

/// Bytes of the shortest packet.
const SHORTEST: usize = 60;
/// Cycles after which status shows what happened.
const SETTLES: u64 = 6;

/// Packets of these lengths; some are damaged if `damages`.
fn packets(generator: &mut Generator, lengths: &[usize], damages: bool) -> Vec<Packet> {
    let packet = |&length: &usize| Packet {
        bytes: generator.bytes(length),
        error: damages && generator.chance(1, 6),
    };
    lengths.iter().map(packet).collect()
}

/// Sends packets, and what has come of them so far.
fn receive(bench: &mut Bench<Device>, sent: &[Packet]) -> Vec<Packet> {
    bench.send(Device::CMAC, beats_of(sent));
    bench.until_idle();
    packets_of(bench.take(Device::PACKET))
}

/// What was lost without the MAC's doing.
fn losses(status: &MacReceiveStatus) -> u64 {
    status.cut_packets + status.dropped_packets
}

#[test]
fn packets_are_judged_whole_or_lost_in_every_regime() {
    let mut met = [0; 2];
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        bench.collect(Device::PACKET);
        let mut lengths: Vec<usize> = (1..=300).collect();
        lengths.extend([1500; 10]);
        bench.generator().shuffle(&mut lengths);
        let sent = packets(bench.generator(), &lengths, true);
        let got = receive(&mut bench, &sent);
        let judged = judge(&sent, &got, SHORTEST).unwrap_or_else(|text| panic!("{text}"));
        assert_eq!(bench.level(Device::STATUS), judged);
        let lost = losses(&judged);
        assert!(lost == 0 || sink != Stall::Never, "{} sinks: {lost} lost", sink.name());
        met = [met[0] + judged.cut_packets, met[1] + judged.dropped_packets];
        bench.dismiss();
    }
    assert!(met.iter().all(|met| *met > 0), "both losses were met");
}

#[test]
fn nothing_is_lost_while_the_sink_takes_everything() {
    for source in Stall::ALL {
        let mut bench = Bench::new(source, Stall::Never);
        bench.collect(Device::PACKET);
        let mut lengths: Vec<usize> = (60..=200).collect();
        lengths.extend([9_215, 9_216, 9_216, 64, 128, 1_518]);
        let sent = packets(bench.generator(), &lengths, false);
        assert_eq!(receive(&mut bench, &sent), sent);
        let status = bench.level(Device::STATUS);
        let bytes = lengths.iter().sum::<usize>() as u64;
        assert_eq!((status.packets, status.bytes), (lengths.len() as u64, bytes));
        bench.dismiss();
    }
}

#[test]
fn packets_that_are_too_long_or_too_short_end_with_an_error() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    bench.collect(Device::PACKET);
    let lengths = [1, 59, 60, 9_216, 9_217, 9_280, 9_281, 12_000, 64, 58, 9_217, 9_216];
    let sent = packets(bench.generator(), &lengths, false);
    let got = receive(&mut bench, &sent);
    let judged = judge(&sent, &got, SHORTEST).unwrap_or_else(|text| panic!("{text}"));
    assert_eq!((judged.oversized_packets, judged.short_packets, judged.packets), (5, 3, 4));
    assert_eq!(bench.level(Device::STATUS), judged);
    assert!(got[4].error && got[4].bytes.len() == 9_217, "it ends with the beat that is too much");
    assert!(got[7].error && got[7].bytes.len() == 9_280, "and what comes behind is discarded");
    bench.dismiss();
}

/// What the sink refuses: cycles from the first one on, that many.
#[derive(Clone, Copy, Debug)]
struct Refusal {
    first: usize,
    count: usize,
}

/// What came of packets, cycle by cycle.
struct Run {
    got: Vec<Packet>,
    status: MacReceiveStatus,
    /// First and last cycle of each packet.
    spans: Vec<(usize, usize)>,
    /// In which cycles an offer was refused.
    refused: Vec<bool>,
}

/// Gives packets to the device back to back while the sink refuses what it says.
fn run_with(sent: &[Packet], refusal: Refusal) -> Run {
    let mut driven = Driven::<Device>::fresh();
    StreamOutput::open(driven.model(), Device::PACKET).set_ready(true);
    PulseInput::open(driven.model(), Device::CMAC).clear();
    driven.reset();
    let (mut spans, mut refused) = (Vec::new(), Vec::new());
    let mut got: Vec<MessageBeat<64>> = Vec::new();
    let beats = beats_of(sent);
    let mut begin = 0;
    for cycle in 0..beats.len() + refusal.count + 8 {
        match beats.get(cycle) {
            Some(beat) => PulseInput::open(driven.model(), Device::CMAC).send(beat),
            None => PulseInput::open(driven.model(), Device::CMAC).clear(),
        }
        if beats.get(cycle).is_some_and(|beat| beat.last) {
            spans.push((begin, cycle));
            begin = cycle + 1;
        }
        let ready = !(refusal.first..refusal.first + refusal.count).contains(&cycle);
        let mut sink = StreamOutput::open(driven.model(), Device::PACKET);
        sink.set_ready(ready);
        let offered = sink.offered();
        refused.push(offered.is_some() && !ready);
        got.extend(offered.filter(|_| ready));
        driven.step();
    }
    driven.run(SETTLES);
    let status = nic_sim::LevelOutput::open(driven.model(), Device::STATUS).get();
    Run { got: packets_of(got), status, spans, refused }
}

#[test]
fn a_refusal_in_any_cycle_loses_only_the_packets_it_meets() {
    let mut generator = generator();
    // Among them packets of one beat between and behind longer ones, and one that fills its beats.
    let lengths = [200, 64, 60, 130, 65, 64, 192, 300, 61, 64, 90];
    let sent = packets(&mut generator, &lengths, false);
    let cycles = beats_of(&sent).len() + 3;
    let mut met = [0; 2];
    for first in 0..cycles {
        for count in 0..=8 {
            let run = run_with(&sent, Refusal { first, count });
            let Run { got, status, spans, refused } = &run;
            let judged = judge(&sent, got, SHORTEST).unwrap_or_else(|text| panic!("{text}"));
            assert_eq!(*status, judged, "refused {count} cycles from {first} on");
            met[0] += status.cut_packets;
            met[1] += status.dropped_packets;
            // A packet is lost only if a beat of it, or the one before it, could not leave.
            let meets = |(begin, end): &(usize, usize)| {
                refused[begin.saturating_sub(1)..=*end].iter().any(|refused| *refused)
            };
            let may_be_lost = spans.iter().filter(|span| meets(span)).count() as u64;
            let lost = losses(status);
            assert!(lost <= may_be_lost, "{lost} lost, {may_be_lost} met: {first}, {count}");
            for (packet, span) in sent.iter().zip(spans) {
                assert!(meets(span) || got.contains(packet), "{first}, {count}: {span:?} is lost");
            }
        }
    }
    assert!(met.iter().all(|met| *met > 0), "both losses were met");
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        bench.collect(Device::PACKET);
        for steps in [1, 2, 3, 5, 20, 60] {
            let sent = packets(bench.generator(), &[70, 400, 3, 9_300, 64], true);
            bench.send(Device::CMAC, beats_of(&sent));
            bench.run(steps);
            bench.reset();
        }
        let sent = packets(bench.generator(), &[60, 61, 128, 1_500, 64, 700], false);
        let got = receive(&mut bench, &sent);
        let judged = judge(&sent, &got, SHORTEST).unwrap_or_else(|text| panic!("{text}"));
        assert_eq!(bench.level(Device::STATUS), judged);
        bench.dismiss();
    }
}

#[test]
fn packets_and_losses_are_counted_beyond_16_bits() {
    let times = (1 << 16) + 3;
    let mut driven = Driven::<Device>::fresh();
    let mut count = |ready: bool, length: usize, error: bool| {
        StreamOutput::open(driven.model(), Device::PACKET).set_ready(ready);
        PulseInput::open(driven.model(), Device::CMAC).clear();
        driven.reset();
        // One that stays where nobody takes it.
        let packet = [Packet { bytes: vec![7; length], error }];
        PulseInput::open(driven.model(), Device::CMAC).send(&beats_of(&packet)[0]);
        driven.run(times);
        PulseInput::open(driven.model(), Device::CMAC).clear();
        driven.run(SETTLES);
        nic_sim::LevelOutput::open(driven.model(), Device::STATUS).get()
    };
    let status = count(true, 61, false);
    assert_eq!((status.packets, status.bytes), (times, 61 * times));
    assert_eq!(count(true, 61, true).damaged_packets, times);
    assert_eq!(count(true, 59, false).short_packets, times);
    let status = count(false, 61, false);
    assert_eq!((status.packets, status.dropped_packets), (1, times - 1));
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let packets = packets(bench.generator(), &[64; 100], false);
    let units = packets.iter().map(|packet| beats_of(std::slice::from_ref(packet)));
    let units: Vec<_> = units.collect();
    let measured = bench.measure(Device::CMAC, Device::PACKET, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("cmac_receive: {text}"));
}
