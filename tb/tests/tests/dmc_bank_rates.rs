//! The bank of the cache of device memory with as many MSHRs as the cards have: how fast it answers NC-reads of lines of
//! which it has no copy, and how many lines of a set may be outstanding.
use std::collections::VecDeque;

use nic_sim::generated::dmc_bank_b1::DmcBankB1 as Device;
use nic_spec::message::{
    BiasPolicy, CoherencePolicy, DeviceMemoryAnswer, LineOperation, LineRequest, LineSpace,
    MemoryMap,
};
use nic_tb::{Bench, Stall};

/// The device's first line, its pages and lines.
const FIRST_LINE: u64 = 1 << 30;
const PAGES: u64 = 65_536;
const LINES: u64 = 64 * PAGES;
/// Cycles from a read of memory to its line.
const LATENCY: u64 = 20;

/// A bank with a memory behind it that takes a request in each cycle.
struct Bank {
    bench: Bench<Device>,
    due: VecDeque<(u64, DeviceMemoryAnswer)>,
    /// Memory answers in each cycle whose number is a multiple of this.
    answers_every: u64,
    /// Cycles of the answers to each port.
    answered: [Vec<u64>; 2],
}

impl Bank {
    fn new() -> Self {
        let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
        bench.probe_every(0);
        bench.collect(Device::LINE_RESPONSE_0);
        bench.collect(Device::LINE_RESPONSE_1);
        bench.collect(Device::MEMORY_REQUEST);
        bench.collect(Device::LINE_CHANGE);
        bench.collect(Device::VICTIM_CHANGE);
        let device_end = FIRST_LINE + LINES;
        let map = MemoryMap { host_end: FIRST_LINE, device_begin: FIRST_LINE, device_end };
        bench.set_level(Device::MEMORY_MAP, &map);
        bench.set_level(Device::POLICY, &CoherencePolicy { bias: BiasPolicy::Obey });
        // Pages are swept, a cycle for each; the bench does not wait as long for what moves nothing.
        bench.run(PAGES / 2);
        let answered = [vec![], vec![]];
        let mut bank = Self { bench, due: VecDeque::new(), answers_every: 1, answered };
        bank.ask(0, LineOperation::NcRead, 1, 0);
        bank.run(PAGES / 2 + 60);
        assert_eq!(bank.answered.each_ref().map(Vec::len), [1, 0]);
        bank.answered[0].clear();
        bank
    }

    fn ask(&mut self, port: usize, operation: LineOperation, line: u64, tag: u64) {
        let space = LineSpace::DeviceDeviceBias;
        let line_address = FIRST_LINE + line;
        let request =
            LineRequest { operation, space, line_address, data: [0; 64], byte_enable: 0, tag };
        self.bench.send([Device::LINE_REQUEST_0, Device::LINE_REQUEST_1][port], [request]);
    }

    fn run(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.bench.step();
            let cycle = self.bench.cycle();
            for request in self.bench.take(Device::MEMORY_REQUEST) {
                assert!(!request.write);
                let answer = DeviceMemoryAnswer {
                    for_host: request.for_host,
                    tag: request.tag,
                    poison: false,
                    data: [request.line_address as u8; 64],
                };
                self.due.push_back((cycle + LATENCY, answer));
            }
            let answers = cycle.is_multiple_of(self.answers_every);
            let is_due = |(due, _): &mut (u64, _)| answers && *due <= cycle;
            if let Some((_, answer)) = self.due.pop_front_if(is_due) {
                self.bench.send(Device::MEMORY_ANSWER, [answer]);
            }
            let ports = [Device::LINE_RESPONSE_0, Device::LINE_RESPONSE_1];
            for (answered, port) in self.answered.iter_mut().zip(ports) {
                answered.extend(self.bench.take(port).iter().map(|_| cycle));
            }
        }
    }
}

#[test]
fn nc_reads_that_find_no_copy_are_answered_in_nearly_every_cycle() {
    const READS: usize = 500;
    let mut bank = Bank::new();
    (0..READS as u64).for_each(|number| bank.ask(0, LineOperation::NcRead, 3 * number, number));
    bank.run(2 * READS as u64 + 100);
    let [answered, _] = &bank.answered;
    assert_eq!(answered.len(), READS);
    let cycles = answered[READS - 100] - answered[100];
    assert!(cycles <= 310, "{} reads in {cycles} cycles", READS - 200);
    bank.bench.dismiss();
}

#[test]
fn a_port_with_one_miss_at_a_time_finds_an_mshr_beside_one_with_as_many_as_there_are() {
    use LineOperation::{CoRead, NcRead};
    const MSHRS: u64 = 64;
    const UNANSWERED: [usize; 2] = [1, 100];
    let mut bank = Bank::new();
    // Of lines that nobody has asked for.
    let mut line = 0;
    for (operation, single) in [NcRead, CoRead].into_iter().flat_map(|of| [(of, 0), (of, 1)]) {
        for every in [2, 3, 4, 5, 8] {
            bank.answers_every = every;
            bank.answered = [vec![], vec![]];
            let ports = [single, 1 - single];
            let mut asked = [0, 0];
            let (mut since, mut longest) = (0, 0);
            for _ in 0..MSHRS * every * 8 {
                for (of, port) in ports.into_iter().enumerate() {
                    while asked[of] - bank.answered[port].len() < UNANSWERED[of] {
                        line += 3;
                        bank.ask(port, operation, line, asked[of] as u64 % 512);
                        asked[of] += 1;
                        since = if port == single { bank.bench.cycle() } else { since };
                    }
                }
                bank.run(1);
                longest = longest.max(bank.bench.cycle() - since);
            }
            println!("{operation:?}, port {single}, memory answers each {every} cycles: {longest}");
            assert!(longest <= MSHRS * every + 40, "{operation:?}, {single}, {every}: {longest}");
            bank.run(UNANSWERED[1] as u64 * every + 100);
        }
    }
    bank.bench.dismiss();
}

#[test]
fn a_line_from_memory_is_not_held_up_by_hits_of_the_other_port() {
    const HITS: usize = 600;
    let mut bank = Bank::new();
    bank.ask(1, LineOperation::CoRead, 7, 0);
    bank.run(60);
    (0..HITS as u64).for_each(|tag| bank.ask(1, LineOperation::CsRead, 7, tag));
    bank.run(20);
    bank.ask(0, LineOperation::NcRead, 9, 0);
    bank.run(80);
    let [reads, hits] = &bank.answered;
    assert_eq!(reads.len(), 1, "beside {} hits", hits.len());
    assert!((80..HITS).contains(&hits.len()), "{} hits beside it", hits.len());
    bank.run(HITS as u64);
    assert_eq!(bank.answered[1].len(), 1 + HITS);
    bank.bench.dismiss();
}

/// Eight lines of one set: their tags differ in bits that are no part of its number, or in two that cancel out.
fn line_of_the_set(number: u64) -> u64 {
    let differs = [0x100, 0x1_0200, 0x2_0400];
    let chosen = differs.iter().enumerate().filter(|(bit, _)| number >> bit & 1 == 1);
    chosen.map(|(_, differs)| differs).sum()
}

#[test]
fn four_lines_of_a_set_are_outstanding_at_a_time_and_the_others_follow() {
    for operation in [LineOperation::NcRead, LineOperation::CoRead] {
        let mut bank = Bank::new();
        for round in 1..4 {
            (0..8).for_each(|number| bank.ask(0, operation, line_of_the_set(number), number));
            bank.run(16);
            assert_eq!(bank.due.len(), 4, "{operation:?}: reads of memory");
            // Lines of other sets do not wait for them.
            (1..4).for_each(|set| bank.ask(1, LineOperation::NcRead, set, set));
            bank.run(8);
            bank.run(200);
            assert_eq!(bank.answered.each_ref().map(Vec::len), [8 * round, 3 * round]);
            for number in 0..8 {
                bank.ask(0, LineOperation::Flush, line_of_the_set(number), number);
            }
            bank.run(40);
            bank.answered[0].truncate(8 * round);
        }
        bank.bench.dismiss();
    }
}
