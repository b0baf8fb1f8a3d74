//! The packet generator against its model: every byte of every frame, and the cycle in which each
//! begins.
use nic_model::packet_generator::checksum;
use nic_sim::generated::packet_generator::PacketGenerator as Device;
use nic_spec::message::{
    GeneratorConfiguration, GeneratorContent, GeneratorFault, GeneratorKeys, GeneratorRateUnit,
    GeneratorSizes,
};
use nic_tb::Stall;
use nic_tests::generator::{Arrival, Rig, anywhere, probes};

/// Cycles from a timestamp to the beat that carries it, where nothing stalls.
const TIMESTAMP_AGE: u64 = 9;

/// The lengths of frames.
fn lengths(list: &[Arrival]) -> Vec<u64> {
    list.iter().map(|arrival| arrival.frame.len() as u64).collect()
}

#[test]
fn every_byte_is_the_models_in_every_regime() {
    for stall in Stall::ALL {
        let mut rig = Rig::new(stall);
        for sizes in [GeneratorSizes::Fixed, GeneratorSizes::Sweep, GeneratorSizes::Table] {
            let random = rig.bench.generator();
            let least_bytes = random.within(60..=130);
            let most_bytes = least_bytes + random.within(1..=9);
            let flows = random.within(0..=5);
            let probes = GeneratorConfiguration {
                sizes,
                least_bytes,
                most_bytes,
                flows,
                ..anywhere(probes(40), random)
            };
            assert_eq!(rig.run(&probes).len(), 40);
        }
        rig.bench.dismiss();
    }
}

#[test]
fn frames_of_every_length_have_right_checksums() {
    let mut rig = Rig::new(Stall::Never);
    for (least_bytes, most_bytes) in [(60, 330), (1510, 1530), (9140, 9216)] {
        let random = rig.bench.generator();
        let configuration = GeneratorConfiguration {
            sizes: GeneratorSizes::Sweep,
            least_bytes,
            most_bytes,
            ..anywhere(probes(most_bytes - least_bytes + 2), random)
        };
        for arrival in rig.run(&configuration) {
            // By the rule of the receiver, whatever the model says (RFC 1071, 1).
            let frame = &arrival.frame;
            assert_eq!(checksum(&frame[14..34]), 0, "IPv4 header");
            let length = frame.len() - 34;
            let pseudo = [&frame[26..34], &[0, 17], &(length as u16).to_be_bytes()].concat();
            assert_eq!(checksum(&[&pseudo, &frame[34..]].concat()), 0, "UDP of {length} bytes");
        }
    }
    rig.bench.dismiss();
}

#[test]
fn requests_carry_the_template_and_their_keys() {
    for stall in [Stall::Never, Stall::Mostly] {
        let mut rig = Rig::new(stall);
        for (keys, template_bytes, key_place, key_bits) in [
            (GeneratorKeys::Uniform, 64, 30, 32),
            (GeneratorKeys::Uniform, 4, 0, 0),
            (GeneratorKeys::Uniform, 17, 6, 1),
            (GeneratorKeys::Uniform, 18, 0, 17),
            (GeneratorKeys::Uniform, 23, 9, 31),
            (GeneratorKeys::Classes, 33, 5, 63),
            (GeneratorKeys::Classes, 63, 29, 0),
        ] {
            let random = rig.bench.generator();
            rig.template = random.bytes(64);
            let class = |entry: u64| (entry % 32, (entry * 7 + 31) % 32, entry << 10);
            rig.sizes = (0..64).map(class).collect();
            rig.write_tables();
            let random = rig.bench.generator();
            let requests = GeneratorConfiguration {
                content: GeneratorContent::Request,
                sizes: GeneratorSizes::Fixed,
                flows: 3,
                keys,
                template_bytes,
                key_place,
                key_bits,
                ..anywhere(probes(150), random)
            };
            assert_eq!(rig.run(&requests).len(), 150);
        }
        rig.bench.dismiss();
    }
}

/// A checksum of zero would say that there is none (RFC 768).
#[test]
fn a_udp_checksum_of_zero_is_sent_as_all_ones() {
    let mut rig = Rig::new(Stall::Never);
    let mut requests = GeneratorConfiguration {
        content: GeneratorContent::Request,
        keys: GeneratorKeys::Uniform,
        key_bits: 0,
        key_place: 0,
        template_bytes: 6,
        ..probes(3)
    };
    rig.template[4..6].fill(0);
    let mut model = rig.model(&requests);
    let planned = model.plan();
    let sum = model.frame(&planned, 0);
    // With its checksum in the template there is nothing left to send.
    rig.template[4..6].copy_from_slice(&sum[40..42]);
    rig.write_tables();
    for arrival in rig.run(&requests) {
        assert_eq!(arrival.frame[40..42], [0xff, 0xff]);
    }
    // One more in a port, and it is not zero.
    requests.source_port += 1;
    for arrival in rig.run(&requests) {
        assert_eq!(arrival.frame[40..42], [0xff, 0xfe]);
    }
    rig.bench.dismiss();
}

/// Rates: bytes or packets, numerator and denominator, bytes that count besides a packet's own.
const RATES: [(GeneratorRateUnit, u64, u64, u64); 10] = [
    (GeneratorRateUnit::Packets, 1, 1, 0),
    (GeneratorRateUnit::Packets, 1, 2, 0),
    (GeneratorRateUnit::Packets, 2, 3, 0),
    (GeneratorRateUnit::Packets, 7, 1_000, 0),
    (GeneratorRateUnit::Packets, 65_521, 65_535, 255),
    // Of a 100 Gb/s link at 322.265625 MHz: 12.5e9 / 322.265625e6 = 1280 / 33 bytes in a cycle.
    (GeneratorRateUnit::Bytes, 1_280, 33, 24),
    (GeneratorRateUnit::Bytes, 63, 2, 24),
    (GeneratorRateUnit::Bytes, 1, 1, 0),
    (GeneratorRateUnit::Bytes, 16_777_215, 65_535, 20),
    (GeneratorRateUnit::Bytes, 123_457, 65_535, 0),
];

#[test]
fn packets_begin_in_the_very_cycle_that_the_rate_says() {
    let mut rig = Rig::new(Stall::Never);
    for (rate_unit, rate_numerator, rate_denominator, overhead_bytes) in RATES {
        for sizes in [GeneratorSizes::Fixed, GeneratorSizes::Table] {
            let random = rig.bench.generator();
            let configuration = GeneratorConfiguration {
                rate_unit,
                rate_numerator,
                rate_denominator,
                overhead_bytes,
                sizes,
                least_bytes: random.within(60..=64),
                ..anywhere(probes(100), random)
            };
            let list = rig.run(&configuration);
            let times: Vec<u64> = list.iter().map(Arrival::timestamp).collect();
            let begin = times[0];
            let expected = rig.model(&configuration).beginnings(&lengths(&list));
            let times: Vec<u64> = times.into_iter().map(|time| time - begin).collect();
            assert_eq!(times, expected, "{rate_unit:?} {rate_numerator}/{rate_denominator}");
            let is_in_time =
                |arrival: &Arrival| arrival.first_cycle == arrival.timestamp() + TIMESTAMP_AGE;
            assert!(list.iter().all(is_in_time), "timestamps are {TIMESTAMP_AGE} cycles old");
        }
    }
    rig.bench.dismiss();
}

#[test]
fn short_requests_count_as_the_padded_frames_that_they_are() {
    let mut rig = Rig::new(Stall::Never);
    for (template_bytes, rate_numerator) in [(10, 30), (18, 30), (19, 31), (64, 53)] {
        let requests = GeneratorConfiguration {
            content: GeneratorContent::Request,
            rate_unit: GeneratorRateUnit::Bytes,
            rate_numerator,
            rate_denominator: 1,
            template_bytes,
            ..probes(60)
        };
        let list = rig.run(&requests);
        let begins = list.iter().map(|arrival| arrival.first_cycle - list[0].first_cycle);
        let expected = rig.model(&requests).beginnings(&lengths(&list));
        assert_eq!(begins.collect::<Vec<_>>(), expected);
    }
    rig.bench.dismiss();
}

#[test]
fn a_beat_leaves_in_every_cycle_that_the_rate_allows() {
    let mut rig = Rig::new(Stall::Never);
    for (least_bytes, most_bytes) in [(60, 64), (60, 200), (65, 65), (1518, 1518)] {
        let configuration = GeneratorConfiguration {
            sizes: GeneratorSizes::Sweep,
            least_bytes,
            most_bytes,
            ..probes(100)
        };
        let list = rig.run(&configuration);
        let beats: u64 = lengths(&list).iter().map(|length| length.div_ceil(64)).sum();
        let cycles = list[99].last_cycle - list[0].first_cycle + 1;
        assert_eq!(cycles, beats, "{least_bytes} to {most_bytes} bytes");
    }
    rig.bench.dismiss();
}

#[test]
fn what_a_stall_holds_back_follows_and_nothing_is_early() {
    let mut rig = Rig::new(Stall::Never);
    let configuration = GeneratorConfiguration {
        rate_numerator: 3,
        rate_denominator: 7,
        sizes: GeneratorSizes::Sweep,
        least_bytes: 60,
        most_bytes: 70,
        ..probes(400)
    };
    let mut list = rig.begin(&configuration);
    while list.len() < 50 {
        list.extend(rig.step());
    }
    rig.bench.set_stall(Device::PACKET.index(), Stall::Always);
    for _ in 0..150 {
        list.extend(rig.step());
    }
    rig.bench.set_stall(Device::PACKET.index(), Stall::Never);
    list.extend(rig.until_over());
    rig.bench.run(4);
    rig.compare(&configuration, &list);
    let expected = rig.model(&configuration).beginnings(&lengths(&list));
    let begin = list[0].timestamp();
    let late = list.iter().zip(&expected).map(|(arrival, expected)| {
        let time = arrival.timestamp() - begin;
        time.checked_sub(*expected).unwrap_or_else(|| panic!("{time} is before {expected}"))
    });
    let late: Vec<u64> = late.collect();
    let most = late.iter().max().copied().unwrap_or_default();
    assert!((100..=150).contains(&most), "a stall of 150 cycles holds back {most} of them");
    assert!(late[..40].iter().all(|late| *late == 0), "before the stall all is in time");
    assert!(late[300..].iter().all(|late| *late == 0), "in the end all is in time again: {late:?}");
    rig.end(&configuration);
    rig.bench.dismiss();
}

/// The balance of the rate is full after 2^38 / 2^24 cycles.
#[test]
fn more_than_beats_allow_is_not_counted_for_ever() {
    let mut rig = Rig::new(Stall::Never);
    let packets = 36_000;
    let configuration = GeneratorConfiguration { rate_numerator: (1 << 24) - 1, ..probes(packets) };
    let list = rig.run(&configuration);
    assert_eq!(list[list.len() - 1].last_cycle - list[0].first_cycle, packets - 1);
    rig.bench.dismiss();
}

#[test]
fn cycles_with_a_beat_that_is_not_taken_are_counted() {
    for stall in Stall::ALL {
        let mut rig = Rig::new(stall);
        let configuration = GeneratorConfiguration { least_bytes: 200, ..probes(60) };
        let list = rig.run(&configuration);
        let stalled = rig.bench.level(Device::STATUS).stalled_cycles;
        // There is always a beat, from the first one on.
        let offered = list[0].timestamp() + TIMESTAMP_AGE;
        let cycles = list[59].last_cycle - offered + 1;
        assert_eq!(stalled, cycles - 4 * 60, "{stall:?}");
        rig.bench.dismiss();
    }
}

#[test]
fn an_endless_run_ends_with_a_whole_packet_and_the_next_begins_at_zero() {
    for stall in [Stall::Never, Stall::Mostly] {
        let mut rig = Rig::new(stall);
        for cycles in [1, 2, 34, 44, 45, 46, 52, 53, 54, 55, 56, 57, 200] {
            let random = rig.bench.generator();
            let endless = GeneratorConfiguration {
                flows: 2,
                least_bytes: 150,
                ..anywhere(probes(0), random)
            };
            let mut list = rig.begin(&endless);
            for _ in 0..cycles {
                list.extend(rig.step());
            }
            assert!(rig.is_running(), "it has no end");
            list.extend(rig.end(&endless));
            assert!(stall != Stall::Never || cycles < 200 || list.len() > 40, "{}", list.len());
            rig.compare(&endless, &list);
        }
        rig.bench.dismiss();
    }
}

/// However `enable` falls and rises within a run: what had begun ends, and a whole run follows.
#[test]
fn an_enable_that_falls_and_rises_within_a_run_begins_the_next() {
    for stall in [Stall::Never, Stall::Mostly] {
        let mut rig = Rig::new(stall);
        for cycles in [1, 2, 30, 43, 44, 45, 46, 50, 54, 60, 70, 90, 200] {
            for low_cycles in [1, 2, 9] {
                let random = rig.bench.generator();
                let configuration =
                    GeneratorConfiguration { least_bytes: 300, ..anywhere(probes(7), random) };
                let mut first = rig.begin(&configuration);
                for _ in 0..cycles {
                    first.extend(rig.step());
                }
                let off = GeneratorConfiguration { enable: false, ..configuration };
                rig.bench.set_level(Device::CONFIGURATION, &off);
                for _ in 0..low_cycles {
                    first.extend(rig.step());
                }
                rig.bench.set_level(Device::CONFIGURATION, &configuration);
                first.extend(rig.until_over());
                let mut model = rig.model(&configuration);
                for arrival in &first {
                    let planned = model.plan();
                    assert_eq!(arrival.frame, model.frame(&planned, arrival.timestamp()));
                }
                for _ in 0..4 {
                    if !rig.is_running() {
                        assert_eq!(rig.step(), None, "between the runs");
                    }
                }
                assert!(rig.is_running(), "{low_cycles} cycles low after {cycles}");
                let second = rig.until_over();
                assert_eq!(second.len(), 7);
                rig.bench.run(4);
                rig.compare(&configuration, &second);
                rig.end(&configuration);
            }
        }
        rig.bench.dismiss();
    }
}

/// A run with this configuration: its fault, and how many packets it sent.
fn fault_of(rig: &mut Rig, configuration: &GeneratorConfiguration) -> (GeneratorFault, usize) {
    let list = rig.run(configuration);
    let fault = rig.bench.level(Device::STATUS).fault;
    (fault, list.len())
}

#[test]
fn what_is_not_legal_ends_the_run_and_is_named() {
    use GeneratorFault::{BadKey, BadRate, BadSize, BadTemplate, None};
    let mut rig = Rig::new(Stall::Never);
    rig.sizes = vec![(1, 1, 0); 64];
    rig.write_tables();
    let good = probes(20);
    let sweep = |least_bytes, most_bytes| GeneratorConfiguration {
        sizes: GeneratorSizes::Sweep,
        least_bytes,
        most_bytes,
        ..good
    };
    let request = |template_bytes, key_place, key_bits| GeneratorConfiguration {
        content: GeneratorContent::Request,
        template_bytes,
        key_place,
        key_bits,
        ..good
    };
    let classes = GeneratorConfiguration { keys: GeneratorKeys::Classes, ..request(24, 2, 63) };
    let cases = [
        (good, None, 20),
        (GeneratorConfiguration { rate_denominator: 0, ..good }, BadRate, 0),
        (GeneratorConfiguration { rate_numerator: 0, ..good }, BadRate, 0),
        (GeneratorConfiguration { least_bytes: 59, ..good }, BadSize, 0),
        (GeneratorConfiguration { least_bytes: 9_217, ..good }, BadSize, 0),
        (GeneratorConfiguration { sizes: GeneratorSizes::Table, ..good }, BadSize, 0),
        // It goes on to 9,217 and is stopped there.
        (sweep(9_210, 60), BadSize, 7),
        (sweep(9_200, 9_216), None, 20),
        (request(24, 2, 32), None, 20),
        (request(0, 0, 32), BadTemplate, 0),
        (request(65, 0, 32), BadTemplate, 0),
        (request(3, 0, 32), BadTemplate, 0),
        (request(4, 0, 32), None, 20),
        (request(64, 30, 32), None, 20),
        (request(63, 30, 32), BadTemplate, 0),
        (request(64, 31, 32), BadTemplate, 0),
        (request(24, 2, 33), BadKey, 0),
        (classes, None, 20),
        (good, None, 20),
    ];
    for (configuration, fault, packets) in cases {
        assert_eq!(fault_of(&mut rig, &configuration), (fault, packets), "{configuration:?}");
    }
    // The first class that is not one.
    rig.sizes = vec![(31, 32, 65_535); 64];
    rig.write_tables();
    assert_eq!(fault_of(&mut rig, &GeneratorConfiguration { packets: 5, ..classes }), (None, 5));
    rig.sizes = vec![(31, 32, 0); 64];
    rig.write_tables();
    assert_eq!(fault_of(&mut rig, &classes), (BadKey, 0));
    rig.bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_ends_the_run() {
    for stall in [Stall::Never, Stall::Alternate] {
        for cycles in [1, 5, 22, 30, 44, 61] {
            let mut rig = Rig::new(stall);
            let configuration = GeneratorConfiguration { least_bytes: 300, ..probes(0) };
            rig.begin(&configuration);
            for _ in 0..cycles {
                rig.step();
            }
            let off = GeneratorConfiguration { enable: false, ..configuration };
            rig.bench.set_level(Device::CONFIGURATION, &off);
            rig.bench.reset();
            rig.forget();
            let status = rig.bench.level(Device::STATUS);
            assert_eq!((status.running, status.sent_packets, status.sent_bytes), (false, 0, 0));
            // The tables are what they were.
            let again = GeneratorConfiguration { sizes: GeneratorSizes::Table, ..probes(20) };
            assert_eq!(rig.run(&again).len(), 20);
            rig.bench.dismiss();
        }
    }
}

#[test]
fn cycles_are_counted_from_reset() {
    let mut rig = Rig::new(Stall::Never);
    rig.bench.reset();
    let begin = rig.bench.level(Device::NOW_CYCLES).value();
    assert!(begin <= 1, "it begins at zero");
    rig.bench.run(100);
    assert_eq!(rig.bench.level(Device::NOW_CYCLES).value(), begin + 100);
    rig.bench.dismiss();
}
