//! The transmit adapter against its model: padded, clean, and without a gap.
use nic_model::cmac_transmit::frame_of;
use nic_sim::generated::cmac_transmit::CmacTransmit;
use nic_spec::message::{Beat, MessageBeat, TransmitStatus};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::beats;

/// The beats of a packet, with anything in the bytes that belong to none.
fn packet_beats(generator: &mut Generator, packet: &[u8]) -> Vec<Beat<64>> {
    let beat = |MessageBeat { data, keep, last, .. }: MessageBeat<64>| {
        let noise = generator.bytes(64);
        let byte = |lane: usize| if keep >> lane & 1 == 1 { data[lane] } else { noise[lane] };
        Beat { data: std::array::from_fn(byte), keep, last }
    };
    beats::<64>(packet, false).into_iter().map(beat).collect()
}

/// Sends packets of these lengths; the packets, bytes and padded packets that leave.
fn exchange(bench: &mut Bench<CmacTransmit>, lengths: &[usize]) -> TransmitStatus {
    let mut status = TransmitStatus { packets: 0, bytes: 0, padded_packets: 0 };
    for &length in lengths {
        let packet = bench.generator().bytes(length);
        let sent = packet_beats(bench.generator(), &packet);
        bench.send(CmacTransmit::PACKET, sent);
        let frame = frame_of(&packet);
        bench.expect(CmacTransmit::CMAC, beats(&frame, false));
        status.packets += 1;
        status.bytes += frame.len() as u64;
        status.padded_packets += u64::from(frame.len() > packet.len());
    }
    status
}

#[test]
fn packets_of_every_length_are_padded_and_counted_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        let mut lengths: Vec<usize> = (1..=200).collect();
        bench.generator().shuffle(&mut lengths);
        let status = exchange(&mut bench, &lengths);
        bench.until_idle();
        assert_eq!(bench.level(CmacTransmit::STATUS), status);
        bench.finish();
    }
}

#[test]
fn packets_that_come_without_a_gap_leave_without_one() {
    for sink in Stall::ALL {
        let mut bench = Bench::new(Stall::Never, sink);
        exchange(&mut bench, &[1_000; 40]);
        bench.take_transfers();
        let access = bench.access(CmacTransmit::CMAC.index()).clone();
        let mut open = false;
        while bench.waiting(CmacTransmit::PACKET.index()) > 0 {
            bench.step();
            let is_valid = access.is_valid(nic_sim::Device::model(bench.device()));
            assert!(!open || is_valid, "the MAC runs dry");
            for (_, words) in
                bench.take_transfers().iter().filter(|(port, _)| *port == access.index)
            {
                open = access.field(words, "last").is_some_and(|last| last[0] == 0);
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
            exchange(&mut bench, &[70, 400, 3, 9_000, 64]);
            bench.run(steps);
            bench.reset();
        }
        let status = exchange(&mut bench, &[59, 60, 61, 128, 1]);
        bench.until_idle();
        assert_eq!(bench.level(CmacTransmit::STATUS), status);
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<CmacTransmit>::new(Stall::Never, Stall::Never);
    let units = (1..=64).map(|length| vec![7; length]);
    let units: Vec<_> = units.map(|packet| packet_beats(bench.generator(), &packet)).collect();
    let measured = bench.measure(CmacTransmit::PACKET, CmacTransmit::CMAC, units);
    let contract = <CmacTransmit as nic_sim::Wrapper>::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("cmac_transmit: {text}"));
}
