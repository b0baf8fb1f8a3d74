//! The receive adapter for Avalon-ST against its model.
use nic_model::avalon_st::{beats, received};
use nic_sim::generated::avalon_st_receive::AvalonStReceive;
use nic_spec::message::{AvalonPacketBeat, MessageBeat};
use nic_tb::{Bench, Generator, Stall};

type Beat = AvalonPacketBeat<6>;

/// Gives the adapter these beats, with gaps where the source stalls, and compares what leaves.
fn exchange(bench: &mut Bench<AvalonStReceive>, sent: Vec<Beat>) -> Vec<MessageBeat<64>> {
    let made = received(&sent);
    bench.send(AvalonStReceive::AVALON, sent);
    bench.expect(AvalonStReceive::PACKET, made.clone());
    made
}

fn packet(generator: &mut Generator, length: usize, error: u64) -> Vec<Beat> {
    let filler = generator.bits(8) as u8;
    let bytes = generator.bytes(length);
    beats(&bytes, error, filler)
}

#[test]
fn packets_of_every_length_come_with_byte_0_first() {
    for source in Stall::ALL {
        let mut bench = Bench::new(source, Stall::Never);
        let mut lengths: Vec<usize> = (1..=200).collect();
        bench.generator().shuffle(&mut lengths);
        for length in lengths {
            let sent = packet(bench.generator(), length, 0);
            let made = exchange(&mut bench, sent);
            assert!(made.iter().all(|beat| !beat.error));
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn every_bit_of_an_error_and_every_set_of_them_marks_its_packet_and_no_other() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for wrong in 1..64 {
        for length in [10, 64, 65, 200] {
            for error in [0, wrong] {
                let sent = packet(bench.generator(), length, error);
                let made = exchange(&mut bench, sent);
                assert_eq!(made.last().map(|beat| beat.error), Some(error != 0));
            }
        }
    }
    // What the MAC says before the end means nothing.
    let mut early = packet(bench.generator(), 150, 0);
    early[1].error = 0x3f;
    let made = exchange(&mut bench, early);
    assert!(!made[2].error);
    bench.until_idle();
    bench.finish();
}

#[test]
fn a_start_or_an_end_that_is_missed_marks_the_packet_and_the_next_is_good() {
    for source in Stall::ALL {
        let mut bench = Bench::new(source, Stall::Never);
        let mut missed = 0;
        for _ in 0..400 {
            let length = bench.generator().within(1..=300) as usize;
            let mut sent = packet(bench.generator(), length, 0);
            match bench.generator().below(4) {
                0 => sent[0].start = false,
                1 => sent.retain(|beat| !beat.end),
                2 => sent.retain(|beat| !beat.start),
                _ => {}
            }
            let plain = packet(bench.generator(), 70, 0);
            let again = packet(bench.generator(), 70, 0);
            let made = exchange(&mut bench, [sent, plain, again].concat());
            missed += u32::from(made.iter().any(|beat| beat.error));
            let made_last = &made[made.len() - 2..];
            assert!(made_last.iter().all(|beat| !beat.error), "the packet after next is good");
        }
        assert!(missed > 100, "{missed} packets were damaged");
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn the_rest_of_a_packet_after_a_reset_must_not_be_used() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for beats_before in 1..4 {
        let sent = packet(bench.generator(), 300, 0);
        let (before, rest) = sent.split_at(beats_before);
        exchange(&mut bench, before.to_vec());
        bench.until_idle();
        bench.reset();
        let made = exchange(&mut bench, rest.to_vec());
        assert!(made.last().is_some_and(|beat| beat.error));
        let sent = packet(bench.generator(), 300, 0);
        let made = exchange(&mut bench, sent);
        assert!(made.iter().all(|beat| !beat.error));
        bench.until_idle();
    }
    bench.finish();
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<AvalonStReceive>::new(Stall::Never, Stall::Never);
    let units: Vec<_> = (1..=64).map(|length| packet(bench.generator(), length, 0)).collect();
    let measured = bench.measure(AvalonStReceive::AVALON, AvalonStReceive::PACKET, units);
    let contract = <AvalonStReceive as nic_sim::Wrapper>::DESIGN.contract.expect("it has one");
    measured.check(&contract).unwrap_or_else(|text| panic!("avalon_st_receive: {text}"));
}
