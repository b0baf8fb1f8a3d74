//! The packet sink against its model: every packet, every sequence number, every latency.
use nic_model::cmac_receive::Packet;
use nic_model::packet_generator::PacketGenerator;
use nic_model::packet_sink::{Kind, bounds, kind_of};
use nic_spec::message::{GeneratorConfiguration, GeneratorSizes};
use nic_spec::probe::{HEADER_BYTES, PATTERN_AT};
use nic_tb::{Generator, Stall};
use nic_tests::generator::{anywhere, probes};
use nic_tests::sink::{FLOWS, Rig, probe};

/// A packet of any kind, of one of a few flows whose numbers go on mostly.
fn any_packet(random: &mut Generator, next: &mut [u32; 6]) -> Packet {
    let flow = random.below(6) as u16;
    let number = &mut next[usize::from(flow)];
    let sequence = match random.below(12) {
        0 => number.wrapping_sub(random.below(40) as u32),
        1 => number.wrapping_add(random.below(40) as u32),
        2 => number.wrapping_add(random.bits(32) as u32 >> random.below(32)),
        _ => *number,
    };
    *number = sequence.wrapping_add(1);
    let bytes = if random.chance(1, 3) { random.within(60..=300) } else { 60 };
    let mut packet = probe(flow, sequence, bytes, random.bits(20));
    match random.below(16) {
        0 => packet.error = true,
        1 => {
            let place = random.below(packet.bytes.len() as u64) as usize;
            packet.bytes[place] ^= 1 << random.below(8);
        }
        2 => packet.bytes.truncate(random.within(1..=bytes) as usize),
        3 => packet.bytes = random.bytes(bytes as usize),
        _ => {}
    }
    packet
}

#[test]
fn everything_is_counted_as_the_model_counts_it_in_every_regime() {
    for source in Stall::ALL {
        for starts_at_zero in [false, true] {
            let mut rig = Rig::new(source, starts_at_zero);
            let mut next = [0; 6];
            let random = rig.bench.generator();
            let start = |random: &mut Generator| random.bits(32) as u32 >> random.below(32);
            next.fill_with(|| start(random));
            let packets: Vec<_> = (0..500).map(|_| any_packet(random, &mut next)).collect();
            rig.send(packets);
            rig.until_come(|rig| {
                let width = rig.bench.generator().within(1..=48) as u32;
                rig.bench.generator().bits(width)
            });
            let status = rig.compare();
            assert_eq!(status.packets, 500);
            assert!(status.unfollowed_packets > 0 && status.corrupted_packets > 0, "{status:?}");
            assert!(status.damaged_packets > 0 && status.foreign_packets > 0, "{status:?}");
            let met = [status.late_packets, status.doubled_packets, status.stale_packets];
            assert!(met.iter().all(|met| *met > 0), "{status:?}");
            rig.compare_buckets();
            rig.bench.dismiss();
        }
    }
}

/// Packets of a beat, one in every cycle, of one flow or of a few.
#[test]
fn a_packet_in_every_cycle_meets_what_those_ahead_have_left() {
    for (flows, spread) in [(1, 3), (1, 40), (2, 3), (2, 12), (3, 5), (4, 3), (4, 33)] {
        let mut rig = Rig::new(Stall::Never, true);
        let random = rig.bench.generator();
        let mut next = [0_u32; FLOWS as usize];
        let packet = |_| {
            let flow = random.below(flows) as usize;
            next[flow] = next[flow].wrapping_add(random.below(3) as u32);
            let behind = random.below(spread) as u32;
            probe(flow as u16, next[flow].saturating_sub(behind), 60, 0)
        };
        let packets: Vec<Packet> = (0..1_500).map(packet).collect();
        let before = rig.bench.cycle();
        rig.send(packets);
        rig.until_come(|rig| rig.bench.generator().below(40));
        assert!(rig.bench.cycle() - before <= 1_510, "a packet comes in every cycle");
        let status = rig.compare();
        assert!(status.late_packets > 10 && status.doubled_packets > 10, "{status:?}");
        assert_eq!(rig.compare_buckets(), 1_500);
        rig.bench.dismiss();
    }
}

/// Numbers of one flow, and what they are in the end: lost, late, doubled, stale.
type Case = (bool, &'static [u32], [u64; 4]);

const CASES: [Case; 13] = [
    (true, &[0, 1, 2, 3], [0, 0, 0, 0]),
    (true, &[1], [1, 0, 0, 0]),
    (false, &[1], [0, 0, 0, 0]),
    (false, &[7, 6, 9, 8], [0, 1, 1, 0]),
    (true, &[7, 6, 9, 8], [6, 2, 0, 0]),
    (true, &[0, 4, 4, 2, 2, 4, 0], [2, 1, 4, 0]),
    (true, &[0, 32, 1, 33, 1], [30, 1, 0, 1]),
    (true, &[0, 31, 0], [30, 0, 1, 0]),
    (true, &[0, 32, 0], [31, 0, 0, 1]),
    (true, &[0, 1, 2, 3, 100, 69, 68, 70], [94, 2, 0, 1]),
    (false, &[0xffff_fffe, 0xffff_ffff, 1, 0, 2], [0, 1, 0, 0]),
    (false, &[0xffff_fff0, 5, 0xffff_fff1, 0xffff_fff0], [19, 1, 1, 0]),
    (false, &[0, 0x7fff_ffff, 0xffff_ffff, 0x7fff_fffe], [0x7fff_fffd, 1, 0, 1]),
];

#[test]
fn lost_late_doubled_and_stale_are_what_they_are_called() {
    for (starts_at_zero, numbers, wanted) in CASES {
        let mut rig = Rig::new(Stall::Never, starts_at_zero);
        let status = rig.run(numbers.iter().map(|number| probe(0, *number, 60, 0)));
        let found = [
            status.lost_packets,
            status.late_packets,
            status.doubled_packets,
            status.stale_packets,
        ];
        assert_eq!(found, wanted, "{starts_at_zero} {numbers:?}");
        rig.bench.dismiss();
    }
}

#[test]
fn counts_go_on_beyond_32_bits() {
    let mut rig = Rig::new(Stall::Never, true);
    // 0x7fff_fffe, twice as many, and two more are lost: 2^32 - 2; then five, of which three come.
    let numbers = [0, 0x7fff_ffff, 0xffff_fffe, 1, 7, 2, 4, 6];
    let now = (1 << 40) + 5;
    rig.send(numbers.map(|number| probe(1, number, 60, 0)));
    rig.until_come(|_| now);
    let status = rig.compare();
    assert_eq!((status.lost_packets, status.late_packets), ((1 << 32) - 2 + 5 - 3, 3));
    assert_eq!(status.latency_sum, 8 * 0xffff_ffff, "none is longer than 2^32 - 1");
    // One less than 2^32 is lost now, and then two more come.
    let status = rig.run([3, 5].map(|number| probe(1, number, 60, 0)));
    assert_eq!(status.lost_packets, (1 << 32) - 2);
    rig.bench.dismiss();
}

/// Wherever a bit is wrong, somebody sees it, but in what no rule is about: addresses, ports, sums.
#[test]
fn a_wrong_bit_anywhere_is_seen() {
    let mut rig = Rig::new(Stall::Never, false);
    for bytes in [60, 64, 65, 130, 191, 192] {
        let sound = probe(2, 7, bytes, 12);
        let (mut foreign, mut corrupted) = (0, 0);
        for place in 0..bytes {
            let mut packet = sound.clone();
            packet.bytes[place as usize] ^= 1 << rig.bench.generator().below(8);
            let kind = kind_of(&packet.bytes, false);
            match place as u32 {
                HEADER_BYTES..PATTERN_AT => assert_eq!(kind, Kind::Foreign),
                PATTERN_AT.. => assert!(matches!(kind, Kind::Probe { is_corrupted: true, .. })),
                _ => {}
            }
            foreign += u64::from(kind == Kind::Foreign);
            corrupted += u64::from(matches!(kind, Kind::Probe { is_corrupted: true, .. }));
            let before = rig.model.status();
            rig.send([packet]);
            rig.until_come(|_| 20);
            let after = rig.model.status();
            let seen = after.foreign_packets + after.corrupted_packets
                - before.foreign_packets
                - before.corrupted_packets;
            assert!(seen == 1 || place < u64::from(HEADER_BYTES), "byte {place} of {bytes}");
        }
        assert!(foreign >= 14 && corrupted >= bytes - 56, "{foreign} {corrupted}");
        rig.compare();
    }
    rig.bench.dismiss();
}

#[test]
fn a_packet_that_is_cut_or_too_long_is_seen() {
    let mut rig = Rig::new(Stall::Never, false);
    for bytes in [60, 128, 200] {
        let sound = probe(0, 0, bytes, 0);
        for length in 1..=bytes + 70 {
            let mut packet = sound.clone();
            // The pattern goes on where a packet is too long.
            packet.bytes = probe(0, 0, bytes + 70, 0).bytes;
            packet.bytes[..60].copy_from_slice(&sound.bytes[..60]);
            packet.bytes.truncate(length as usize);
            rig.send([packet]);
        }
        rig.until_come(|_| 0);
        let status = rig.compare();
        assert_eq!(status.foreign_packets, 55);
        assert_eq!(status.corrupted_packets, bytes + 70 - 56);
        rig.clear();
        rig.step(0);
        rig.step(0);
        rig.until_clear();
    }
    rig.bench.dismiss();
}

/// A check whose last byte is zero is right also where that byte is missing.
#[test]
fn a_packet_without_all_of_its_check_is_foreign() {
    let mut rig = Rig::new(Stall::Never, false);
    let sound = (0..256).map(|timestamp| probe(0, 0, 60, timestamp)).find(|p| p.bytes[55] == 0);
    let sound = sound.expect("one of 256 timestamps gives it");
    for (length, foreign) in [(55, 1), (56, 0)] {
        let bytes = sound.bytes[..length].to_vec();
        let before = rig.model.status().foreign_packets;
        let status = rig.run([Packet { bytes, error: false }]);
        assert_eq!(status.foreign_packets - before, foreign, "{length} bytes");
    }
    rig.bench.dismiss();
}

/// Two buckets in turns and one again and again, until their counts have more than 16 bits.
#[test]
fn a_bucket_counts_beyond_16_bits() {
    let mut rig = Rig::new(Stall::Never, true);
    let packet = probe(0, 0, 60, 0);
    rig.send(vec![packet; 150_000]);
    let mut cycle = 0;
    rig.until_come(|_| {
        cycle += 1;
        if cycle < 80_000 { 5 } else { 6 + cycle % 2 }
    });
    rig.compare();
    assert_eq!(rig.compare_buckets(), 150_000);
    assert!(rig.bucket(5) > 1 << 16);
    rig.bench.dismiss();
}

#[test]
fn every_latency_is_in_its_bucket() {
    let mut rig = Rig::new(Stall::Never, false);
    for bucket in 0..464 {
        for latency in [*bounds(bucket).start(), *bounds(bucket).end()] {
            let now = rig.bench.generator().bits(48);
            let sent = now.wrapping_sub(latency);
            rig.send([probe(0, 0, 60, sent)]);
            rig.until_come(|_| now);
        }
    }
    let status = rig.compare();
    assert_eq!((status.latency_least, status.latency_most), (0, 0xffff_ffff));
    assert_eq!(rig.compare_buckets(), 2 * 464);
    assert_eq!(rig.bucket(100), 2);
    rig.bench.dismiss();
}

/// The time is that of the first beat, however long the packet takes.
#[test]
fn a_latency_ends_with_the_first_beat() {
    let mut rig = Rig::new(Stall::Mostly, false);
    let packets: Vec<Packet> = (0..40).map(|n| probe(0, n, 60 + 40 * u64::from(n), 100)).collect();
    rig.send(packets);
    rig.until_come(|rig| 100 + rig.bench.cycle() * 3);
    let status = rig.compare();
    assert!(status.latency_least < status.latency_most);
    rig.bench.dismiss();
}

/// Whatever comes before it is forgotten, whatever comes behind it is counted.
#[test]
fn it_is_cleared_in_the_middle_of_traffic() {
    for source in [Stall::Never, Stall::Mostly] {
        for cycles in [0, 1, 2, 3, 5, 8, 13, 21, 40] {
            let mut rig = Rig::new(source, true);
            let random = rig.bench.generator();
            let mut next = [0; 6];
            let packets: Vec<_> = (0..900).map(|_| any_packet(random, &mut next)).collect();
            rig.send(packets);
            for _ in 0..100 + cycles {
                rig.step(7);
            }
            rig.clear();
            for _ in 0..cycles {
                rig.step(7);
            }
            // Again while it clears: it begins anew.
            rig.clear();
            rig.until_come(|_| 7);
            let status = rig.compare();
            assert!((1..900).contains(&status.packets), "{status:?}");
            let probes = status.packets - status.damaged_packets - status.foreign_packets;
            assert_eq!(rig.compare_buckets(), probes);
            rig.bench.dismiss();
        }
    }
}

#[test]
fn a_reset_in_the_middle_of_a_packet_clears_it() {
    for cycles in [1, 4, 7, 30, 31, 33] {
        let mut rig = Rig::new(Stall::Never, true);
        rig.send((0..20).map(|number| probe(3, number, 190, 0)));
        for _ in 0..cycles {
            rig.step(50);
        }
        rig.bench.reset();
        rig.forget();
        assert!(rig.bench.level(nic_sim::generated::packet_sink_f4::PacketSinkF4::STATUS).clearing);
        rig.until_clear();
        let status = rig.run((0..5).map(|number| probe(3, number, 60, 0)));
        assert_eq!((status.packets, status.lost_packets, status.corrupted_packets), (5, 0, 0));
        assert_eq!(rig.compare_buckets(), 5);
        rig.bench.dismiss();
    }
}

#[test]
fn what_the_generator_sends_is_sound() {
    let mut rig = Rig::new(Stall::Never, true);
    let random = rig.bench.generator();
    let configuration = GeneratorConfiguration {
        sizes: GeneratorSizes::Sweep,
        least_bytes: 60,
        most_bytes: 400,
        flows: 3,
        ..anywhere(probes(700), random)
    };
    let mut generator = PacketGenerator::new(&configuration, &[(60, 60, 0); 64], &[0; 64]);
    let packet = |_| {
        let planned = generator.plan();
        Packet { bytes: generator.frame(&planned, 3), error: false }
    };
    let packets: Vec<Packet> = (0..700).map(packet).chain([probe(0, 234, 9_216, 3)]).collect();
    let status = rig.run(packets);
    let wrong = status.corrupted_packets + status.foreign_packets + status.lost_packets;
    assert_eq!((status.packets, wrong, status.doubled_packets), (701, 0, 0));
    rig.bench.dismiss();
}
