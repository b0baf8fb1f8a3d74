//! The transmit adapter for Avalon-ST against its model.
use nic_model::avalon_st::{beats, received};
use nic_sim::generated::avalon_st_transmit::AvalonStTransmit;
use nic_spec::message::{AvalonPacketBeat, MessageBeat};
use nic_tb::{Bench, Stall};
use nic_tests::frames;

/// Sends packets of these lengths; the bytes that belong to none are zero, as `cmac_transmit` leaves them.
fn exchange(bench: &mut Bench<AvalonStTransmit>, lengths: &[usize], error: bool) {
    for &length in lengths {
        let packet = bench.generator().bytes(length);
        bench.send(AvalonStTransmit::PACKET, frames::beats::<64>(&packet, error));
        let made: Vec<AvalonPacketBeat<1>> = beats(&packet, error.into(), 0);
        bench.expect(AvalonStTransmit::AVALON, made);
    }
}

#[test]
fn packets_of_every_length_leave_with_byte_0_highest_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        let mut lengths: Vec<usize> = (1..=200).collect();
        bench.generator().shuffle(&mut lengths);
        exchange(&mut bench, &lengths, false);
        exchange(&mut bench, &[3, 64, 65, 128], true);
        exchange(&mut bench, &[64], false);
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn what_leaves_is_what_a_receiver_wants() {
    let packet: Vec<u8> = (0..=200).collect();
    let sent: Vec<MessageBeat<64>> = frames::beats(&packet, false);
    assert_eq!(received(&beats::<1>(&packet, 0, 0)), sent);
}

#[test]
fn an_error_before_the_end_does_not_leave() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let packet = bench.generator().bytes(150);
    let mut sent: Vec<MessageBeat<64>> = frames::beats(&packet, false);
    sent[0].error = true;
    bench.send(AvalonStTransmit::PACKET, sent);
    bench.expect(AvalonStTransmit::AVALON, beats::<1>(&packet, 0, 0));
    bench.until_idle();
    bench.finish();
}

#[test]
fn packets_that_come_without_a_gap_leave_without_one() {
    for sink in Stall::ALL {
        let mut bench = Bench::new(Stall::Never, sink);
        exchange(&mut bench, &[1_000; 40], false);
        bench.take_transfers();
        let access = bench.access(AvalonStTransmit::AVALON.index()).clone();
        let mut open = false;
        while bench.waiting(AvalonStTransmit::PACKET.index()) > 0 {
            bench.step();
            let is_valid = access.is_valid(nic_sim::Device::model(bench.device()));
            assert!(!open || is_valid, "the MAC runs dry");
            for (_, words) in
                bench.take_transfers().iter().filter(|(port, _)| *port == access.index)
            {
                open = access.field(words, "end").is_some_and(|end| end[0] == 0);
            }
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for steps in [1, 2, 3, 10, 50] {
            exchange(&mut bench, &[70, 400, 3, 9_000, 64], false);
            bench.run(steps);
            bench.reset();
        }
        exchange(&mut bench, &[59, 60, 61, 128, 1], false);
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let bench = Bench::<AvalonStTransmit>::new(Stall::Never, Stall::Never);
    let units = (1..=64).map(|length| frames::beats::<64>(&vec![7; length], false));
    let measured = bench.measure(AvalonStTransmit::PACKET, AvalonStTransmit::AVALON, units);
    let contract = <AvalonStTransmit as nic_sim::Wrapper>::DESIGN.contract.expect("it has one");
    measured.check(&contract).unwrap_or_else(|text| panic!("avalon_st_transmit: {text}"));
}
