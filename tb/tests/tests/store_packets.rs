//! The maker of packets of stored messages against its model: frames of every length, in every regime.
use nic_model::store_packets::packet;
use nic_sim::Wrapper;
use nic_sim::generated::store_packets::StorePackets;
use nic_spec::message::HeaderStatus;
use nic_tb::{Bench, Stall};
use nic_tests::frames::beats;
use nic_tests::frames::card_beats;
use nic_tests::stores::{LONGEST, draw_length, draw_message};

/// Sends a message with a frame of so many bytes; whether there is one.
fn exchange(bench: &mut Bench<StorePackets>, frame_bytes: usize) -> bool {
    let message = draw_message(bench.generator(), frame_bytes);
    bench.send(StorePackets::MESSAGE, beats(&message, false));
    let expected = packet(&message);
    if let Some((frame, known)) = &expected {
        bench.expect(StorePackets::PACKET, card_beats(frame, known));
    }
    expected.is_some()
}

#[test]
fn packets_and_what_is_known_of_them_are_the_models_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<StorePackets>::new(source, sink);
        let mut lengths: Vec<usize> = (0..=200).chain([LONGEST as usize]).collect();
        bench.generator().shuffle(&mut lengths);
        let with_frame = lengths.iter().filter(|length| exchange(&mut bench, **length)).count();
        bench.until_idle();
        let (messages, empty_messages) =
            (lengths.len() as u64, (lengths.len() - with_frame) as u64);
        assert_eq!(empty_messages, 1);
        let status = bench.level(StorePackets::STATUS);
        assert_eq!(status, HeaderStatus { messages, empty_messages });
        bench.finish();
    }
}

/// Counts have all their bits: messages without a frame, in every cycle.
#[test]
fn messages_without_a_frame_are_counted() {
    const MANY: u64 = 5_000;
    let mut bench = Bench::<StorePackets>::new(Stall::Never, Stall::Never);
    for _ in 0..MANY {
        exchange(&mut bench, 0);
    }
    exchange(&mut bench, 1);
    bench.until_idle();
    let expected = HeaderStatus { messages: MANY + 1, empty_messages: MANY };
    assert_eq!(bench.level(StorePackets::STATUS), expected);
    bench.finish();
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<StorePackets>::new(source, sink);
        for steps in [1, 2, 3, 5, 8, 20, 60] {
            for _ in 0..30 {
                let length = draw_length(bench.generator());
                exchange(&mut bench, length);
            }
            bench.run(steps);
            bench.reset();
        }
        for length in 0..150 {
            exchange(&mut bench, length);
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<StorePackets>::new(Stall::Never, Stall::Never);
    // Of each kind one is among the first.
    let lengths = 1..=2 * 64 - 4;
    let lengths: Vec<usize> = lengths.clone().rev().step_by(3).chain(lengths).collect();
    let units: Vec<_> = lengths
        .iter()
        .map(|length| beats(&draw_message(bench.generator(), *length), false))
        .collect();
    let measured = bench.measure(StorePackets::MESSAGE, StorePackets::PACKET, units);
    let contract = StorePackets::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{text}"));
}
