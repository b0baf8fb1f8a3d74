//! The Avalon-MM slave against its model: a command is the accesses of its halves, lower one first, and
//! nothing comes between them.
use nic_model::avalon_mm_slave::{accesses, read_data};
use nic_sim::generated::avalon_mm_slave::AvalonMmSlave as Device;
use nic_sim::{LevelOutput, Wrapper};
use nic_spec::message::{AvalonCommand, AvalonReadData, AvalonStatus, RegisterAnswer};
use nic_tb::{Bench, Generator, Measured, Stall};
use nic_tests::driven::Driven;

fn command(generator: &mut Generator) -> AvalonCommand {
    let byte_enable = match generator.below(8) {
        0 => 0,
        1 => generator.bits(8),
        2..4 => 0x0f,
        4..6 => 0xf0,
        _ => 0xff,
    };
    let (address, write_data) = (generator.bits(22), generator.bits(64));
    let (write, poison) = (generator.chance(1, 2), generator.chance(1, 4));
    AvalonCommand { write, address, write_data, byte_enable, poison }
}

/// Sends commands, and expects what the model says; how many poisoned writes there were.
fn exchange(bench: &mut Bench<Device>, count: usize) -> u64 {
    let mut poisoned = 0;
    for _ in 0..count {
        let command = command(bench.generator());
        let accesses = accesses(&command);
        let generator = bench.generator();
        let mut answer =
            |_| RegisterAnswer { data: generator.bits(32), refused: generator.chance(1, 5) };
        let answers: Vec<_> = accesses.iter().map(&mut answer).collect();
        bench.send(Device::COMMAND, [command]);
        if !command.write {
            let data = read_data(&accesses, &answers);
            bench.expect(Device::READ_DATA, [AvalonReadData { data }]);
        }
        poisoned += u64::from(command.write && command.poison);
        bench.expect(Device::ACCESS, accesses);
        bench.send(Device::ANSWER, answers);
    }
    poisoned
}

#[test]
fn every_command_becomes_its_accesses_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Device>::new(source, sink);
        let poisoned_writes = exchange(&mut bench, 150);
        bench.until_idle();
        assert_eq!(bench.level(Device::STATUS), AvalonStatus { poisoned_writes });
        bench.finish();
    }
}

#[test]
fn a_read_of_a_refused_half_gives_all_ones_in_that_half() {
    for refused in [[true, false], [false, true], [true, true]] {
        let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
        let read = AvalonCommand {
            write: false,
            address: 0x1000,
            write_data: 0,
            byte_enable: 0xff,
            poison: false,
        };
        bench.send(Device::COMMAND, [read]);
        bench.ignore(Device::ACCESS);
        bench.send(Device::ANSWER, refused.map(|refused| RegisterAnswer { data: 0x1234, refused }));
        let half = |refused: bool| if refused { 0xffff_ffff } else { 0x1234 };
        let data = half(refused[1]) << 32 | half(refused[0]);
        bench.expect(Device::READ_DATA, [AvalonReadData { data }]);
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn the_count_of_poisoned_writes_stops_at_its_largest_value() {
    let mut slave = Driven::<Device>::fresh();
    slave.reset();
    let (address, write_data) = (0, 0);
    let poisoned =
        AvalonCommand { write: true, address, write_data, byte_enable: 0xff, poison: true };
    slave.offer(Device::COMMAND, &poisoned);
    for count in 0..0x1_0010 {
        let status = LevelOutput::open(slave.model(), Device::STATUS).get();
        assert_eq!(status, AvalonStatus { poisoned_writes: 0xffff.min(count) });
        slave.step();
    }
}

#[test]
fn a_reset_in_the_middle_of_a_command_forgets_it() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Device>::new(source, sink);
        for steps in 1..10 {
            exchange(&mut bench, 20);
            bench.run(steps);
            bench.reset();
            assert_eq!(bench.level(Device::STATUS), AvalonStatus { poisoned_writes: 0 });
        }
        exchange(&mut bench, 20);
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let word = |generator: &mut Generator| AvalonCommand {
        byte_enable: *generator.pick(&[0x0f, 0xf0]),
        poison: false,
        ..command(generator)
    };
    let gaps = 99;
    for _ in 0..=gaps {
        let command = word(bench.generator());
        bench.send(Device::COMMAND, [command]);
        bench.send(Device::ANSWER, [RegisterAnswer { data: 1, refused: false }]);
    }
    bench.ignore(Device::ACCESS);
    bench.ignore(Device::READ_DATA);
    bench.take_transfers();
    let (mut commands, mut accesses) = (Vec::new(), Vec::new());
    while accesses.len() <= gaps {
        bench.step();
        for (port, _) in bench.take_transfers() {
            if port == Device::COMMAND.index() {
                commands.push(bench.cycle());
            } else if port == Device::ACCESS.index() {
                accesses.push(bench.cycle());
            }
        }
    }
    bench.dismiss();
    let latencies = commands.iter().zip(&accesses).map(|(command, access)| access - command);
    let (least, most) = (latencies.clone().min(), latencies.max());
    let measured = Measured {
        least: least.expect("there are commands"),
        most: most.expect("there are commands"),
        cycles: commands[gaps] - commands[0],
        gaps: gaps as u64,
    };
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("avalon_mm_slave: {text}"));
}
