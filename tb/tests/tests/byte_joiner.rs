//! The joiner of bytes against its model: pieces of every length at every place, in every regime.
use nic_model::byte_joiner::joined;
use nic_sim::Wrapper;
use nic_sim::generated::byte_joiner::ByteJoiner as Device;
use nic_spec::message::BytePiece;
use nic_tb::{Bench, Generator, Stall};

/// A piece of `count` bytes of noise, anywhere in its data.
fn piece(generator: &mut Generator, count: usize, last: bool) -> BytePiece {
    let mut data = [0; 64];
    data.copy_from_slice(&generator.bytes(64));
    BytePiece { data, first_byte: generator.bits(6), count: count as u64, last }
}

/// A packet in pieces of any lengths, often of those that fill a beat.
fn draw(generator: &mut Generator, most: u64) -> Vec<BytePiece> {
    let number = generator.within(1..=most);
    let mut position = 0;
    (1..=number)
        .map(|index| {
            let last = index == number;
            let fills = 64 - position % 64;
            let count = match generator.below(8) {
                0 => 64,
                1 => fills,
                2 => (fills + 1).min(64),
                3 => 0,
                5 => generator.within(64..=127) as usize,
                4 => generator.within(1..=3) as usize,
                _ => generator.within(1..=64) as usize,
            };
            position += count.min(64);
            piece(generator, count, last)
        })
        .collect()
}

/// Sends pieces, and expects what the model makes of them.
fn send(bench: &mut Bench<Device>, pieces: Vec<BytePiece>) {
    bench.expect(Device::SINK, joined(&pieces));
    bench.send(Device::SOURCE, pieces);
}

#[test]
fn packets_of_any_pieces_are_joined_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for most in [1, 2, 3, 8] {
            for _ in 0..60 {
                let pieces = draw(bench.generator(), most);
                send(&mut bench, pieces);
            }
        }
        bench.until_idle();
        bench.sinks_wait_for_valid(true);
        for _ in 0..60 {
            let pieces = draw(bench.generator(), 3);
            send(&mut bench, pieces);
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn two_pieces_of_every_length_are_joined() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for first in 1..=64 {
        for second in 0..=64 {
            let pieces =
                [piece(bench.generator(), first, false), piece(bench.generator(), second, true)];
            send(&mut bench, pieces.to_vec());
        }
        bench.until_idle();
    }
    bench.finish();
}

#[test]
fn bytes_are_taken_from_every_place_of_a_piece() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    for position in 0..64 {
        for first_byte in 0..64 {
            let count = bench.generator().within(1..=64 - first_byte);
            let begin = (position > 0).then(|| piece(bench.generator(), position, false));
            let behind = BytePiece { first_byte, count, ..piece(bench.generator(), 1, true) };
            send(&mut bench, begin.into_iter().chain([behind]).collect());
        }
        bench.until_idle();
    }
    bench.finish();
}

#[test]
fn packets_of_no_bytes_leave_nothing_between_others() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        let kinds: [&[usize]; 8] =
            [&[0], &[64, 0], &[0], &[3, 64], &[0], &[64, 64, 0], &[60, 5], &[64, 64]];
        for _ in 0..40 {
            let counts = *bench.generator().pick(&kinds);
            let pieces = counts.iter().enumerate().map(|(index, &count)| {
                let last = index + 1 == counts.len();
                piece(bench.generator(), count, last)
            });
            let pieces = pieces.collect();
            send(&mut bench, pieces);
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_leaves_nothing_behind() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for steps in [1, 2, 3, 5, 20, 60] {
            for _ in 0..12 {
                let pieces = draw(bench.generator(), 5);
                send(&mut bench, pieces);
            }
            bench.run(steps);
            bench.reset();
        }
        for _ in 0..30 {
            let pieces = draw(bench.generator(), 5);
            send(&mut bench, pieces);
        }
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let units: Vec<_> = (1..=64).map(|count| vec![piece(bench.generator(), count, true)]).collect();
    let measured = bench.measure(Device::SOURCE, Device::SINK, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("byte_joiner: {text}"));
}

#[test]
fn a_piece_is_taken_in_every_cycle_whatever_it_ends() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.collect(Device::SINK);
    // Most of these packets end in a beat that their last piece begins.
    let pieces: Vec<_> = (0..200).flat_map(|_| draw(bench.generator(), 3)).collect();
    let count = pieces.len() as u64;
    let expected = joined(&pieces);
    bench.send(Device::SOURCE, pieces);
    bench.run(count + 2);
    assert_eq!(bench.waiting(Device::SOURCE.index()), 0, "a cycle for each of {count} pieces");
    bench.until_idle();
    assert_eq!(bench.take(Device::SINK), expected);
    bench.dismiss();
}

#[test]
fn a_piece_that_completes_no_beat_does_not_wait() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.set_stall(Device::SINK.index(), Stall::Always);
    // A beat stalls, and behind it are more pieces than there are places but for those of one beat.
    let ends = piece(bench.generator(), 64, true);
    send(&mut bench, vec![ends]);
    let gathered: Vec<_> = (0..60).map(|_| piece(bench.generator(), 1, false)).collect();
    let last = piece(bench.generator(), 1, true);
    send(&mut bench, gathered.into_iter().chain([last]).collect());
    bench.run(100);
    assert_eq!(bench.waiting(Device::SOURCE.index()), 0, "all but the last are gathered");
    bench.set_stall(Device::SINK.index(), Stall::Never);
    bench.until_idle();
    bench.finish();
}
