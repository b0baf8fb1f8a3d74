//! The packet buffer against its model: whole packets with all that is known on every beat, and every
//! loss counted.
use nic_model::packet_buffer::{Counts, Packet, fitting, judge, stored};
use nic_sim::generated::packet_buffer_l16_p4::PacketBufferL16P4;
use nic_sim::generated::packet_buffer_l16384_p4096::PacketBufferL16384P4096;
use nic_sim::{Inlet, LevelOutlet, LevelOutput, Outlet, StreamOutput, Wrapper};
use nic_spec::message::{PacketBeat, PacketBufferStatus};
use nic_tb::seed::generator;
use nic_tb::{Bench, Generator, Stall};
use nic_tests::driven::Driven;
use nic_tests::frames::{about, card_beats, card_packets_of};

/// Ports of an emitted buffer.
#[derive(Debug)]
struct Buffer<D: Wrapper> {
    source: Inlet<D, PacketBeat>,
    sink: Outlet<D, PacketBeat>,
    status: LevelOutlet<D, PacketBufferStatus>,
    lines: usize,
    packets: usize,
}

/// Runs a test on every emitted buffer.
macro_rules! on_every_buffer {
    ($test:ident) => {
        $test(&buffer!(PacketBufferL16P4, 16, 4));
        $test(&buffer!(PacketBufferL16384P4096, 16_384, 4_096));
    };
}
macro_rules! buffer {
    ($device:ident, $lines:literal, $packets:literal) => {
        Buffer {
            source: $device::SOURCE,
            sink: $device::SINK,
            status: $device::STATUS,
            lines: $lines,
            packets: $packets,
        }
    };
}

/// A packet of so many bytes; what its other beats say about it is anything.
fn packet(generator: &mut Generator, length: usize, error: bool) -> Packet {
    let known = PacketBeat { error, ..about(generator) };
    let mut packet = card_beats(&generator.bytes(length), &known);
    let others = packet.len() - 1;
    for beat in &mut packet[..others] {
        let (other, length_bytes) = (about(generator), generator.bits(14));
        let error = generator.chance(1, 4);
        *beat = PacketBeat { data: beat.data, length_bytes, error, ..other };
    }
    packet
}

/// Sends packets, and what comes of them.
fn pass<D: Wrapper>(bench: &mut Bench<D>, buffer: &Buffer<D>, sent: &[Packet]) -> Vec<Packet> {
    bench.send(buffer.source, sent.iter().flatten().copied());
    bench.until_idle();
    card_packets_of(bench.take(buffer.sink))
}

/// Asserts that the buffer counted what the model did. Room may be lacking before it is seen that a
/// packet must be dropped anyway; each is counted once.
fn assert_counted(status: &PacketBufferStatus, counts: &Counts, case: &str) {
    assert_eq!((status.packets, status.bytes), (counts.packets, counts.bytes), "{case}");
    let (damaged, oversized) = (status.damaged_packets, status.oversized_packets);
    let dropped = status.memory_full + status.table_full + damaged + oversized;
    assert_eq!(dropped, counts.lost + counts.damaged + counts.oversized, "{case}");
    assert!(damaged <= counts.damaged && oversized <= counts.oversized, "{case}: {status:?}");
}

#[test]
fn sound_packets_leave_whole_and_the_others_are_counted_in_every_regime() {
    on_every_buffer!(equals_the_model);
}

#[test]
fn a_full_memory_and_a_full_table_lose_whole_packets() {
    on_every_buffer!(fills);
}

#[test]
fn a_reset_in_the_middle_of_traffic_loses_what_is_stored() {
    on_every_buffer!(forgets_all_in_reset);
}

#[test]
fn latency_and_interval_are_as_promised() {
    on_every_buffer!(keeps_its_contract);
}

fn equals_the_model<D: Wrapper>(buffer: &Buffer<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        bench.collect(buffer.sink);
        let most = 64 * (buffer.lines as u64 + 4).min(30);
        let lengths: Vec<u64> = (0..120).map(|_| bench.generator().within(1..=most)).collect();
        // Half of them are short.
        let lengths =
            lengths.iter().map(|length| if length % 2 == 0 { *length } else { length % 130 + 1 });
        let lengths: Vec<usize> = lengths.map(|length| length as usize).collect();
        let sent: Vec<Packet> = lengths
            .into_iter()
            .map(|length| {
                let error = bench.generator().chance(1, 6);
                packet(bench.generator(), length, error)
            })
            .collect();
        let got = pass(&mut bench, buffer, &sent);
        let counts = judge(&sent, &got).unwrap_or_else(|text| panic!("{text}"));
        let status = bench.level(buffer.status);
        assert_counted(&status, &counts, "random packets");
        assert!(counts.lost == 0 || buffer.lines < 100, "there is room for all");
        assert!(counts.damaged > 0 && counts.packets > 0, "both kinds were met");
        assert!(status.lines == 0 && status.most_lines as usize <= buffer.lines, "{status:?}");
        bench.dismiss();
    }
}

/// Nobody takes anything until both kinds of room are exhausted.
fn fills<D: Wrapper>(buffer: &Buffer<D>) {
    let mut met = [0; 2];
    for short in [true, false] {
        let mut driven = Driven::<D>::fresh();
        StreamOutput::open(driven.model(), buffer.sink).set_ready(false);
        driven.withdraw(buffer.source);
        driven.reset();
        let mut generator = generator();
        // The first packet moves up to the sink: two of its lines, and the record of it.
        let first = packet(&mut generator, 200, false);
        let mut sent = vec![first.clone()];
        let count = if short { buffer.packets + 3 } else { buffer.lines / 3 + 3 };
        let length = if short { 64 } else { 4 * 64 };
        sent.extend((0..count).map(|_| packet(&mut generator, length, false)));
        sent.push(packet(&mut generator, 60, false));
        for beat in sent.iter().flatten() {
            driven.offer(buffer.source, beat);
            driven.step();
        }
        driven.withdraw(buffer.source);
        driven.run(6);
        let lines = buffer.lines - first.len() + 2;
        let mut kept = vec![stored(&first).expect("it is sound")];
        kept.extend(fitting(&sent[1..], lines, buffer.packets));
        let status = LevelOutput::open(driven.model(), buffer.status).get();
        let most = kept.iter().map(Vec::len).sum::<usize>() - 2;
        assert_eq!(status.lines as usize, most);
        assert_eq!(status.memory_full + status.table_full, (sent.len() - kept.len()) as u64);
        met = [met[0] + status.memory_full, met[1] + status.table_full];
        let reached = if short { status.table_full } else { status.memory_full };
        assert!(reached > 0, "{status:?}");

        StreamOutput::open(driven.model(), buffer.sink).set_ready(true);
        let mut got = Vec::new();
        for _ in 0..most + 8 {
            got.extend(StreamOutput::open(driven.model(), buffer.sink).offered());
            driven.step();
        }
        assert_eq!(card_packets_of(got), kept);
    }
}

#[test]
fn a_refusal_in_any_cycle_loses_whole_packets_and_no_room() {
    let buffer = buffer!(PacketBufferL16P4, 16, 4);
    let mut generator = generator();
    let lengths = [200, 64, 65, 300, 1, 640, 129, 64, 64, 64, 64, 64, 90, 1_024, 128];
    let sent: Vec<Packet> =
        lengths.iter().map(|length| packet(&mut generator, *length, false)).collect();
    let beats: Vec<PacketBeat> = sent.iter().flatten().copied().collect();
    let last = packet(&mut generator, 16 * 64, false);
    let mut met = [0; 2];
    for first in 0..beats.len() {
        for count in [1, 4, 6, 8, 10, 12, 15, 16, 17, 18, 19, 20, 21, 24, 30, 60] {
            let mut driven = Driven::<PacketBufferL16P4>::fresh();
            StreamOutput::open(driven.model(), buffer.sink).set_ready(true);
            driven.withdraw(buffer.source);
            driven.reset();
            let mut got = Vec::new();
            let mut run = |driven: &mut Driven<_>, beats: &[PacketBeat], cycles: usize, from| {
                for cycle in 0..cycles {
                    match beats.get(cycle) {
                        Some(beat) => driven.offer(buffer.source, beat),
                        None => driven.withdraw(buffer.source),
                    }
                    let ready = !(from..from + count).contains(&cycle);
                    let mut sink = StreamOutput::open(driven.model(), buffer.sink);
                    sink.set_ready(ready);
                    got.extend(sink.offered().filter(|_| ready));
                    driven.step();
                }
            };
            run(&mut driven, &beats, beats.len() + count + 24, first);
            // Afterwards all of the memory is free: a packet fits that fills it.
            run(&mut driven, &last, last.len() + 24, usize::MAX / 2);
            let mut all = sent.clone();
            all.push(last.clone());
            let got = card_packets_of(got);
            let counts = judge(&all, &got).unwrap_or_else(|text| panic!("{text}"));
            let status = LevelOutput::open(driven.model(), buffer.status).get();
            assert_counted(&status, &counts, &format!("refused {count} cycles from {first} on"));
            assert_eq!(got.last(), stored(&last).as_ref(), "{first}, {count}");
            met = [met[0] + status.memory_full, met[1] + status.table_full];
        }
    }
    assert!(met.iter().all(|met| *met > 0), "both losses were met: {met:?}");
}

#[test]
fn the_most_lines_stay() {
    let buffer = buffer!(PacketBufferL16P4, 16, 4);
    let mut driven = Driven::<PacketBufferL16P4>::fresh();
    driven.withdraw(buffer.source);
    driven.reset();
    let mut generator = generator();
    let mut most = 0;
    // A busy time in the middle, which fills the memory, and a quiet one behind it.
    for number in 0..300 {
        let is_busy = (100..120).contains(&number);
        let packet = packet(&mut generator, if is_busy { 300 } else { 100 }, false);
        for beat in &packet {
            driven.offer(buffer.source, beat);
            StreamOutput::open(driven.model(), buffer.sink).set_ready(!is_busy);
            driven.step();
            let status = LevelOutput::open(driven.model(), buffer.status).get();
            assert_eq!(status.most_lines, most, "it is that of the cycle before");
            most = most.max(status.lines);
        }
    }
    assert_eq!(most, 16);
}

#[test]
fn packets_of_any_length_pass_at_full_rate_and_longer_ones_are_dropped() {
    let buffer = buffer!(PacketBufferL16384P4096, 16_384, 4_096);
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    bench.collect(buffer.sink);
    let mut lengths: Vec<usize> = (1..=300).chain(1_490..=1_510).collect();
    lengths.extend([64; 200]);
    lengths.extend([65; 200]);
    lengths.extend([9_215, 9_216, 9_217, 9_280, 9_281, 15_000, 64, 9_216]);
    let sent: Vec<Packet> =
        lengths.iter().map(|length| packet(bench.generator(), *length, false)).collect();
    bench.send(buffer.source, sent.iter().flatten().copied());
    let beats: usize = sent.iter().map(Vec::len).sum();
    bench.run(beats as u64 + 8);
    let left = bench.waiting(buffer.source.index());
    assert_eq!(left, 0, "a beat in every cycle");
    bench.until_idle();
    let got = card_packets_of(bench.take(buffer.sink));
    let counts = judge(&sent, &got).unwrap_or_else(|text| panic!("{text}"));
    assert_eq!((counts.lost, counts.oversized), (0, 4));
    assert_counted(&bench.level(buffer.status), &counts, "any length");
    bench.dismiss();
}

fn forgets_all_in_reset<D: Wrapper>(buffer: &Buffer<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<D>::new(source, sink);
        bench.collect(buffer.sink);
        for steps in [1, 3, 10, 40, 90] {
            let lengths = [70, 400, 64, 2_000, 3];
            let sent: Vec<Packet> =
                lengths.iter().map(|length| packet(bench.generator(), *length, false)).collect();
            bench.send(buffer.source, sent.iter().flatten().copied());
            bench.run(steps);
            bench.reset();
        }
        let sent: Vec<Packet> =
            [100, 64, 300].iter().map(|length| packet(bench.generator(), *length, false)).collect();
        let got = pass(&mut bench, buffer, &sent);
        let counts = judge(&sent, &got).unwrap_or_else(|text| panic!("{text}"));
        assert_eq!(counts.packets, 3);
        assert_counted(&bench.level(buffer.status), &counts, "after a reset");
        bench.dismiss();
    }
}

fn keeps_its_contract<D: Wrapper>(buffer: &Buffer<D>) {
    let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
    // Packets of one beat: a longer one leaves only after its last, and its first then waits.
    let units: Vec<_> = (1..=64).map(|length| packet(bench.generator(), length, false)).collect();
    let measured = bench.measure(buffer.source, buffer.sink, units);
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}
