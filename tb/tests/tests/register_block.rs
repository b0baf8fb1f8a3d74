//! Blocks of registers against their model: every word reads what the unit shows, writes act once and
//! as a whole, and what is wrong changes nothing.
use nic_model::register_block::RegisterBlock;
use nic_sim::generated::{
    register_block_mmio_reorder, register_block_receive_ring, register_block_ring_range,
};
use nic_sim::{AnyDevice, Design, Device as _, Wrapper as _};
use nic_spec::message::{Message, RegisterAccess, RegisterAnswer};
use nic_spec::register::{Access, Block, Register, nic, reorder_nic};
use nic_tb::bench::Options;
use nic_tb::{Bench, Generator, Stall};
use nic_tests::judged::is_judged;

/// An emitted block, and its place in a map.
struct Unit {
    design: &'static Design,
    block: Block,
}

fn units() -> Vec<Unit> {
    let nic = nic::map(nic::MOST_RINGS);
    let all = [
        (&register_block_receive_ring::DESIGN, nic.block("receive_ring").clone()),
        (&register_block_ring_range::DESIGN, nic.block("ring_range").clone()),
        (&register_block_mmio_reorder::DESIGN, reorder_nic::map().block("mmio_reorder").clone()),
    ];
    let units = all.into_iter().map(|(design, block)| Unit { design, block });
    units.filter(|unit| is_judged(unit.design.module)).collect()
}

/// A block under test: what it gives is compared with what the model says.
struct Rig {
    bench: Bench<AnyDevice>,
    block: Block,
    model: RegisterBlock,
    /// Where it is on its bus.
    page: u64,
    /// Answers to come.
    answers: Vec<RegisterAnswer>,
    /// Commands to come: the port's name, and its fields.
    commands: Vec<(String, Vec<u64>)>,
    compared: usize,
}

/// A number from its words.
fn number(words: &[u32]) -> u64 {
    words.iter().rev().fold(0, |sum, word| sum << 32 | u64::from(*word))
}

impl Rig {
    fn new(unit: &Unit, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::any(unit.design, &Options::new(source, sink));
        bench.take_transfers();
        let page = bench.generator().bits(22);
        let mut rig = Self {
            bench,
            page,
            block: unit.block.clone(),
            model: RegisterBlock::new(&unit.block),
            answers: Vec::new(),
            commands: Vec::new(),
            compared: 0,
        };
        let port = rig.group("page");
        rig.bench.set_level_words(port, &[page as u32]);
        // What goes with a command is not reset.
        for command in unit.block.commands.clone() {
            for register in command.registers {
                for word in 0..register.words() {
                    rig.write(register.offset + 4 * word, 0);
                }
            }
        }
        rig.until_idle();
        rig
    }

    /// The position of a group among the ports.
    fn group(&mut self, name: &str) -> usize {
        let groups = self.bench.device().design().groups;
        groups.iter().position(|group| group.name == name).expect("there is such a port")
    }

    /// Makes an access, whose address is that in the block, and expects what the model says; one to another
    /// page is another block's.
    fn access(&mut self, access: RegisterAccess) {
        let RegisterAccess { address, write, data, byte_enable } = access;
        if address >> 10 == 0 {
            let answer = match write {
                false => self.model.read(address as u32),
                true => self.model.write(address as u32, data, byte_enable).map(|sent| {
                    self.commands.extend(sent.map(|(name, fields)| (name.to_string(), fields)));
                    0
                }),
            };
            let refused = answer.is_none();
            self.answers.push(RegisterAnswer { data: answer.unwrap_or(0), refused });
        }
        let port = self.group("access");
        let access = RegisterAccess { address: address ^ self.page << 10, ..access };
        self.bench.send_words(port, access.field_words().concat());
    }

    fn write(&mut self, offset: u32, data: u64) {
        let address = u64::from(offset);
        self.access(RegisterAccess { address, write: true, data, byte_enable: 0xf });
    }

    fn read(&mut self, offset: u32) {
        let address = u64::from(offset);
        self.access(RegisterAccess { address, write: false, data: 0, byte_enable: 0 });
    }

    /// Shows random values to the device, and to the model by their names.
    fn show(&mut self) {
        let status = self.group("status");
        let access = self.bench.access(status).clone();
        let words = access.random(self.bench.generator());
        self.bench.set_level_words(status, &words);
        for field in access.group.fields {
            let value = access.field(&words, field.name).map_or(0, number);
            self.model.shown.insert(nic_spec::register::register_name(field.name), value);
        }
    }

    /// Ends all accesses, and compares what came and what the block holds.
    fn until_idle(&mut self) {
        self.bench.until_idle();
        let moved = self.bench.take_transfers();
        let (mut answers, mut commands) = (Vec::new(), Vec::new());
        for (port, words) in moved {
            let access = self.bench.access(port);
            match access.group.name {
                "access" => {}
                "answer" => answers.push(RegisterAnswer {
                    data: number(access.field(&words, "data").unwrap_or(&[])),
                    refused: access.field(&words, "refused") == Some(&[1]),
                }),
                name => {
                    let field =
                        |f: &nic_sim::design::Field| access.field(&words, f.name).map(number);
                    let fields = access.group.fields.iter().filter_map(field).collect();
                    commands.push((name.to_string(), fields));
                }
            }
        }
        self.compared += answers.len();
        let expected = std::mem::take(&mut self.answers);
        assert_eq!(answers.len(), expected.len(), "answers");
        for (number, (answer, expected)) in answers.iter().zip(&expected).enumerate() {
            assert_eq!(answer, expected, "answer {number}");
        }
        assert_eq!(commands, std::mem::take(&mut self.commands));
        self.compare_control();
    }

    /// Compares what the unit is configured with.
    fn compare_control(&mut self) {
        let control = self.group("control");
        let access = self.bench.access(control).clone();
        let mut words = Vec::new();
        access.read(self.bench.device().model(), &mut words);
        for field in access.group.fields {
            let held = access.field(&words, field.name).map_or(0, number);
            let name = nic_spec::register::register_name(field.name);
            assert_eq!(held, self.model.control(&name), "`{name}` is configured as written");
        }
    }

    fn finish(self) {
        assert!(self.compared > 0, "nothing was compared");
        self.bench.dismiss();
    }
}

/// Data that a register may be written with: a legal code most of the time.
fn data(generator: &mut Generator, register: &Register) -> u64 {
    let legal: Vec<u64> = register.values.iter().map(|v| u64::from(v.1)).collect();
    match legal.is_empty() || generator.chance(1, 4) {
        true => generator.bits(32),
        // Bits beyond those of the field are not looked at.
        false => *generator.pick(&legal) | generator.bits(32) >> register.bits << register.bits,
    }
}

/// Some accesses that belong together: a word, or both words of a register in some order.
fn accesses(generator: &mut Generator, block: &Block) -> Vec<RegisterAccess> {
    let register = generator.pick(&block.registers()).clone();
    let write = generator.chance(1, 2);
    let address = match generator.below(10) {
        0 => generator.bits(32),
        1 => generator.bits(10) | 1 << generator.within(10..=31),
        2 => generator.bits(10),
        _ => u64::from(register.offset) + generator.below(4),
    };
    let byte_enable = if generator.chance(1, 6) { generator.bits(4) } else { 0xf };
    let first = RegisterAccess { address, write, data: data(generator, &register), byte_enable };
    let second = RegisterAccess { address: address + 4, data: generator.bits(32), ..first };
    match register.words() {
        2 if generator.chance(3, 4) => vec![first, second],
        2 if generator.chance(1, 2) => vec![second],
        _ => vec![first],
    }
}

#[test]
fn every_access_is_answered_as_the_map_says_in_every_regime() {
    for unit in units() {
        for (source, sink) in Stall::pairs() {
            let mut rig = Rig::new(&unit, source, sink);
            for _ in 0..8 {
                rig.show();
                for _ in 0..50 {
                    let block = rig.block.clone();
                    for access in accesses(rig.bench.generator(), &block) {
                        rig.access(access);
                    }
                }
                rig.until_idle();
            }
            rig.finish();
        }
    }
}

#[test]
fn every_register_reads_what_is_so_and_takes_what_it_may() {
    for unit in units() {
        let mut rig = Rig::new(&unit, Stall::Never, Stall::Never);
        rig.show();
        for register in unit.block.registers() {
            for value in [u64::MAX, 0x5a5a_a5a5_0f0f_f0f0, 0] {
                let code = register.values.last().map_or(value, |v| u64::from(v.1));
                rig.write(register.offset, code & 0xffff_ffff);
                if register.words() == 2 {
                    rig.write(register.offset + 4, value >> 32);
                }
                for word in 0..register.words() {
                    rig.read(register.offset + 4 * word);
                }
            }
        }
        rig.until_idle();
        rig.finish();
    }
}

/// Between a lower word and its upper one, every word is read: no other but a lower one's keeps a half.
#[test]
fn every_word_of_the_block_is_a_register_or_refused() {
    for unit in units() {
        let wide = unit.block.registers().into_iter().find(|r| r.words() == 2);
        let mut rig = Rig::new(&unit, Stall::Never, Stall::Never);
        rig.show();
        for register in unit.block.control.iter().filter(|r| r.words() == 2) {
            rig.write(register.offset, register.offset.into());
            rig.write(register.offset + 4, register.offset.into());
        }
        for offset in (0..nic_spec::register::BLOCK_BYTES).step_by(4) {
            let lower = wide.as_ref().map(|register| register.offset);
            lower.into_iter().for_each(|lower| rig.read(lower));
            rig.read(offset);
            lower.into_iter().for_each(|lower| rig.read(lower + 4));
            rig.write(offset, 0);
        }
        rig.until_idle();
        rig.finish();
    }
}

#[test]
fn both_halves_are_of_the_moment_in_which_the_lower_one_was_read() {
    let block = nic::map(1).block("ring_range").clone();
    let unit = Unit { design: &register_block_ring_range::DESIGN, block };
    if !is_judged(unit.design.module) {
        return;
    }
    let mut rig = Rig::new(&unit, Stall::Never, Stall::Never);
    let wide: Vec<_> = unit.block.control.clone();
    for (register, other) in wide.iter().zip(wide.iter().skip(1)) {
        rig.write(register.offset, 0x1111_1111);
        rig.write(register.offset + 4, 0x1);
        rig.read(register.offset);
        // It changes before its upper half is read.
        rig.write(register.offset, 0x2222_2222);
        rig.write(register.offset + 4, 0x2);
        rig.read(register.offset + 4);
        rig.read(other.offset);
        rig.read(register.offset + 4);
        rig.until_idle();
    }
    rig.finish();
}

#[test]
fn a_wide_register_changes_at_once_or_not_at_all() {
    for unit in units() {
        let wide = unit.block.control.iter().filter(|r| r.words() == 2);
        let Some(register) = wide.clone().next() else { continue };
        let others: Vec<_> =
            unit.block.control.iter().filter(|r| r.name != register.name).collect();
        let mut rig = Rig::new(&unit, Stall::Never, Stall::Never);
        let whole = |rig: &mut Rig, upper: u64| {
            rig.write(register.offset, 0xabcd_0000 + upper);
            rig.write(register.offset + 4, upper);
        };
        whole(&mut rig, 1);
        // An upper word without its lower one, twice, after another write, and after a reset.
        rig.write(register.offset + 4, 2);
        rig.write(register.offset + 4, 3);
        for other in &others {
            rig.write(register.offset, 0x7777_7777);
            rig.write(other.offset, 0);
            rig.write(register.offset + 4, 4);
        }
        rig.until_idle();
        whole(&mut rig, 5);
        // A refused write between both is no write.
        rig.write(register.offset, 0x6666_6666);
        rig.write(0x3fc, 0);
        rig.write(register.offset + 4, 6);
        // Neither is a read.
        rig.write(register.offset, 0x9999_9999);
        rig.read(register.offset);
        rig.write(register.offset + 4, 9);
        rig.until_idle();
        rig.write(register.offset, 0x8888_8888);
        rig.until_idle();
        rig.bench.reset();
        rig.model.reset();
        rig.bench.take_transfers();
        rig.write(register.offset + 4, 8);
        rig.until_idle();
        rig.finish();
    }
}

#[test]
fn a_code_that_stands_for_nothing_is_refused() {
    for unit in units() {
        let has_codes = |r: &&Register| !r.values.is_empty() && r.access == Access::Control;
        let coded: Vec<_> = unit.block.control.iter().filter(has_codes).collect();
        if coded.is_empty() {
            continue;
        }
        let mut rig = Rig::new(&unit, Stall::Never, Stall::Never);
        for register in coded {
            for code in 0..1_u64 << register.bits {
                rig.write(register.offset, code);
                rig.read(register.offset);
            }
        }
        rig.until_idle();
        rig.finish();
    }
}

#[test]
fn a_reset_restores_what_the_map_says() {
    for unit in units() {
        let mut rig = Rig::new(&unit, Stall::Never, Stall::Bursts);
        for steps in [1, 2, 3, 30] {
            let block = rig.block.clone();
            for _ in 0..30 {
                for access in accesses(rig.bench.generator(), &block) {
                    rig.access(RegisterAccess { write: true, ..access });
                }
            }
            rig.bench.run(steps);
            rig.bench.reset();
            // What was under way is lost.
            rig.answers.clear();
            rig.commands.clear();
            rig.bench.take_transfers();
            rig.model.reset();
            rig.compare_control();
        }
        for register in unit.block.control.clone() {
            rig.read(register.offset);
        }
        rig.read(0x3fc);
        rig.until_idle();
        rig.finish();
    }
}

#[test]
fn latency_and_interval_are_as_promised() {
    use nic_sim::generated::register_block_receive_ring::RegisterBlockReceiveRing as Device;
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let block = nic::map(1).block("receive_ring").clone();
    bench.set_level_words(Device::PAGE.index(), &[0]);
    let here = |access: &RegisterAccess| access.address >> 10 == 0;
    let any = std::iter::repeat_with(|| accesses(bench.generator(), &block)[..1].to_vec());
    let units: Vec<_> = any.filter(|unit| here(&unit[0])).take(100).collect();
    let measured = bench.measure(Device::ACCESS, Device::ANSWER, units);
    let contract = Device::DESIGN.contract.expect("it has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("register_block: {text}"));
}
