//! The registers against their model: every word reads what the device shows, writes act once.
use nic_model::reorder_registers::Registers;
use nic_sim::generated::reorder_registers::ReorderRegisters as Device;
use nic_sim::{Bits, Wrapper};
use nic_spec::message::{MmioRestart, RegisterAccess, RegisterAnswer};
use nic_spec::register::{Access, REORDER_NIC, find};
use nic_tb::{Bench, Generator, Stall};

/// Shows random values at all levels into the device; the model learns them by their names.
fn show(bench: &mut Bench<Device>, model: &mut Registers) {
    let groups = Device::DESIGN.groups.iter().enumerate();
    let levels =
        groups.filter(|(_, group)| group.name.ends_with("_status") || group.fields.len() == 1);
    for (index, group) in levels.filter(|(_, group)| group.valid.is_none()) {
        let access = bench.access(index).clone();
        if !access.is_input() {
            continue;
        }
        let words = access.random(bench.generator());
        bench.set_level_words(index, &words);
        for field in group.fields {
            // A level of one value has no field names.
            let name = if field.name.is_empty() { group.name } else { field.name };
            let words = access.field(&words, field.name).unwrap_or(&[]);
            let value = words.iter().rev().fold(0, |sum, word| sum << 32 | u64::from(*word));
            model.shown.insert(name, value);
        }
    }
    for (name, value) in [("window_lines", 32), ("line_bits", 12), ("alignment_bytes", 8)] {
        model.shown.insert(name, value);
    }
    model.shown.insert("maximum_bytes", 9216);
    model.shown.insert("queue_beats", 512);
}

fn access(generator: &mut Generator) -> RegisterAccess {
    let register = generator.pick(REORDER_NIC);
    let address = match generator.below(8) {
        0 => generator.bits(32),
        1 => generator.bits(9),
        // What starts something is not met often enough by chance.
        2 => find(REORDER_NIC, "restart").map_or(0, |register| u64::from(register.offset)),
        _ => u64::from(register.offset) + generator.below(4),
    };
    let byte_enable = if generator.chance(1, 4) { generator.bits(4) } else { 0xf };
    RegisterAccess { address, write: generator.chance(1, 3), data: generator.bits(32), byte_enable }
}

/// Makes accesses, and expects what the model says.
fn exchange(bench: &mut Bench<Device>, model: &mut Registers, count: usize) {
    for _ in 0..count {
        let access = access(bench.generator());
        let RegisterAccess { address, write, data, byte_enable } = access;
        bench.send(Device::ACCESS, [access]);
        let answer = if write {
            let (answer, restart) = model.write(address, data, byte_enable);
            let line_address = restart.map(|line| line & 0xfff);
            bench.expect(
                Device::RESTART,
                line_address.map(|line_address| MmioRestart { line_address }),
            );
            answer
        } else {
            model.read(address)
        };
        let answer = RegisterAnswer { data: answer.unwrap_or(0), refused: answer.is_none() };
        bench.expect(Device::ANSWER, [answer]);
    }
}

#[test]
fn every_access_is_answered_as_the_map_says_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Device>::new(source, sink);
        let mut model = Registers::default();
        bench.expect(Device::RESTART, []);
        for _ in 0..8 {
            show(&mut bench, &mut model);
            exchange(&mut bench, &mut model, 60);
            bench.until_idle();
            let enabled = u64::from(model.is_enabled());
            assert_eq!(bench.level(Device::ENABLE), Bits::new(enabled));
        }
        bench.finish();
    }
}

#[test]
fn every_register_can_be_read_and_shows_what_is_so() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut model = Registers::default();
    show(&mut bench, &mut model);
    for register in REORDER_NIC {
        let address = u64::from(register.offset);
        let known = register.access == Access::Command
            || matches!(register.name, "control" | "refused_accesses" | "bytes_low" | "bytes_high")
            || register.reset != 0
            || model.shown.contains_key(register.name);
        assert!(known, "nothing shows `{}`", register.name);
        let access = RegisterAccess { address, write: false, data: 0, byte_enable: 0 };
        bench.send(Device::ACCESS, [access]);
        let data = model.read(address).expect("it can be read");
        bench.expect(Device::ANSWER, [RegisterAnswer { data, refused: false }]);
    }
    bench.ignore(Device::RESTART);
    bench.until_idle();
    bench.finish();
}

#[test]
fn a_reset_enables_stores_and_forgets_what_was_counted() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Bursts);
    let mut model = Registers::default();
    show(&mut bench, &mut model);
    for steps in [1, 2, 3, 30] {
        bench.ignore(Device::RESTART);
        exchange_blindly(&mut bench, 40);
        bench.run(steps);
        bench.reset();
        assert_eq!(bench.level(Device::ENABLE), Bits::new(1));
    }
    let mut fresh = Registers::default();
    let refused = RegisterAccess { address: 0x78, write: false, data: 0, byte_enable: 0 };
    bench.send(Device::ACCESS, [refused]);
    let data = fresh.read(0x78).expect("the count of refused accesses");
    bench.collect(Device::ANSWER);
    bench.until_idle();
    assert_eq!(bench.take(Device::ANSWER), [RegisterAnswer { data, refused: false }]);
    bench.dismiss();
}

/// Writes everything everywhere.
fn exchange_blindly(bench: &mut Bench<Device>, count: usize) {
    bench.ignore(Device::ANSWER);
    let writes: Vec<_> =
        (0..count).map(|_| RegisterAccess { write: true, ..access(bench.generator()) }).collect();
    let disable = RegisterAccess { address: 0x20, write: true, data: 0, byte_enable: 0xf };
    bench.send(Device::ACCESS, [disable]);
    bench.send(Device::ACCESS, writes);
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let units: Vec<_> = (0..100).map(|_| vec![access(bench.generator())]).collect();
    let measured = bench.measure(Device::ACCESS, Device::ANSWER, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("reorder_registers: {text}"));
}
