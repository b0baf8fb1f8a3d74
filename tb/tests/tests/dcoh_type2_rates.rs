//! Lines of device memory that the engine moves in a cycle, with one bank of it and with two: both ports ask in every cycle, and
//! memory takes and answers a line in every cycle at each of its ports.
use std::collections::VecDeque;

use nic_coherence::device::Engine;
use nic_coherence::device_memory::DeviceMemoryPorts;
use nic_sim::generated::dcoh_type2::DcohType2;
use nic_sim::generated::dcoh_type2_two_banks::DcohType2TwoBanks;
use nic_spec::message::{
    BiasPolicy, CoherencePolicy, DeviceMemoryAnswer, LINE_TAGS, LineOperation, LineRequest,
    LineSpace, M2sRequest, M2sRequestOpcode, MemSnoop, MemoryMap, MetaField,
};
use nic_tb::{Bench, Stall};

/// The device's first line, its pages and lines.
const FIRST_LINE: u64 = 1 << 30;
const PAGES: u64 = 65_536;
const LINES: u64 = 64 * PAGES;
/// Cycles from a read of memory to its line.
const LATENCY: u64 = 20;
/// Requests that wait in front of a port, so that it never asks for nothing.
const AHEAD: usize = 2;
/// Cycles before it is counted, and for which it is.
const BEFORE: u64 = 3_000;
const CYCLES: u64 = 2_000;
/// Cycles within which all is answered.
const LAST: u64 = 300;

/// What is asked for in every cycle.
#[derive(Clone, Copy)]
struct Load {
    /// By both ports: what, and of how many lines; each port has its own.
    ports: Option<(LineOperation, u64)>,
    /// By the host: reads of current values, of lines that nobody else uses.
    host_reads: bool,
}

/// Lines that are moved in a cycle: for the ports, for the host, and to memory.
type Rates = [f64; 3];

/// An engine with such a memory behind it.
struct Rig<D: Engine> {
    bench: Bench<D>,
    ports: DeviceMemoryPorts<D>,
    due: Vec<VecDeque<(u64, DeviceMemoryAnswer)>>,
    asked: [u64; 3],
    answered: Rates,
}

impl<D: Engine> Rig<D> {
    fn new() -> Self {
        let ports = D::DEVICE_MEMORY.expect("it has memory");
        let mut bench = Bench::<D>::new(Stall::Never, Stall::Never);
        bench.probe_every(0);
        D::LINE_RESPONSE.into_iter().for_each(|port| bench.collect(port));
        bench.collect(ports.s2m_response);
        bench.collect(ports.s2m_data);
        for changes in D::CHANGES {
            bench.collect(changes.0);
            bench.collect(changes.1);
        }
        for bank in ports.banks {
            bench.collect(bank.memory_request);
            bench.collect(bank.line_change);
            bench.collect(bank.victim_change);
        }
        let device_end = FIRST_LINE + LINES;
        let map = MemoryMap { host_end: FIRST_LINE, device_begin: FIRST_LINE, device_end };
        bench.device().set_memory_map(&map);
        bench.set_level(ports.policy, &CoherencePolicy { bias: BiasPolicy::Obey });
        let due = ports.banks.iter().map(|_| VecDeque::new()).collect();
        let mut rig = Self { bench, ports, due, asked: [0; 3], answered: [0.0; 3] };
        // Pages are swept, a cycle for each; the bench does not wait as long for what moves nothing.
        rig.bench.run(PAGES / 2);
        rig.ask(0, LineOperation::NcRead, 1);
        rig.run(PAGES / 2 + 60, Load { ports: None, host_reads: false });
        assert_eq!(rig.answered, [1.0, 0.0, 0.0]);
        rig
    }

    fn ask(&mut self, port: usize, operation: LineOperation, line: u64) {
        let request = LineRequest {
            operation,
            space: LineSpace::DeviceDeviceBias,
            line_address: FIRST_LINE + line,
            data: [3; 64],
            byte_enable: u64::MAX,
            tag: self.asked[port] % LINE_TAGS,
        };
        self.asked[port] += 1;
        self.bench.send(D::LINE_REQUEST[port], [request]);
    }

    fn run(&mut self, cycles: u64, load: Load) {
        for _ in 0..cycles {
            for port in 0..2 {
                let waiting = self.bench.waiting(D::LINE_REQUEST[port].index());
                if let Some((operation, lines)) = load.ports
                    && waiting < AHEAD
                {
                    let line = self.asked[port] % lines + port as u64 * (LINES / 4);
                    self.ask(port, operation, line);
                }
            }
            if load.host_reads && self.bench.waiting(self.ports.m2s_request.index()) < AHEAD {
                let number = self.asked[2];
                self.asked[2] += 1;
                let (meta_field, meta_value) = MetaField::saying(None);
                let request = M2sRequest {
                    opcode: M2sRequestOpcode::MemRd,
                    snoop: MemSnoop::SnpCur,
                    meta_field,
                    meta_value,
                    tag: number % (1 << 16),
                    line_address: FIRST_LINE + 3 * (LINES / 4) + number % (LINES / 4),
                };
                self.bench.send(self.ports.m2s_request, [request]);
            }
            self.bench.step();
            let cycle = self.bench.cycle();
            for (bank, due) in self.ports.banks.iter().zip(&mut self.due) {
                for request in self.bench.take(bank.memory_request) {
                    if request.write {
                        self.answered[2] += 1.0;
                    } else {
                        let (for_host, tag) = (request.for_host, request.tag);
                        let answer =
                            DeviceMemoryAnswer { for_host, tag, poison: false, data: [7; 64] };
                        due.push_back((cycle + LATENCY, answer));
                    }
                }
                if let Some((_, answer)) = due.pop_front_if(|(due, _)| *due <= cycle) {
                    self.bench.send(bank.memory_answer, [answer]);
                }
            }
            for port in D::LINE_RESPONSE {
                self.answered[0] += self.bench.take(port).len() as f64;
            }
            self.answered[1] += self.bench.take(self.ports.s2m_data).len() as f64;
        }
    }

    fn rates(&mut self, load: Load) -> Rates {
        self.run(BEFORE, load);
        self.answered = [0.0; 3];
        self.run(CYCLES, load);
        let rates = self.answered.map(|count| count / CYCLES as f64);
        self.run(LAST, Load { ports: None, host_reads: false });
        rates
    }
}

/// What is done, and what is at least reached with one bank and with two.
struct Row {
    what: &'static str,
    load: Load,
    least: [Rates; 2],
}

const fn ports(operation: LineOperation, lines: u64) -> Load {
    Load { ports: Some((operation, lines)), host_reads: false }
}

const fn beside_the_host(operation: LineOperation, lines: u64) -> Load {
    Load { ports: Some((operation, lines)), host_reads: true }
}

/// More lines than the cache has, of each port.
const MANY: u64 = LINES / 4;
/// Lines that stay in the cache.
const FEW: u64 = 32;

const ROWS: [Row; 7] = [
    Row {
        what: "NC-read misses",
        load: ports(LineOperation::NcRead, MANY),
        least: [[0.99, 0.0, 0.0], [1.99, 0.0, 0.0]],
    },
    Row {
        what: "CS-read misses, whose lines are kept",
        load: ports(LineOperation::CsRead, MANY),
        least: [[0.49, 0.0, 0.0], [0.99, 0.0, 0.0]],
    },
    Row {
        what: "CS-read hits",
        load: ports(LineOperation::CsRead, FEW),
        least: [[0.99, 0.0, 0.0], [1.99, 0.0, 0.0]],
    },
    Row {
        what: "reads of the host",
        load: Load { ports: None, host_reads: true },
        least: [[0.0, 0.99, 0.0], [0.0, 0.99, 0.0]],
    },
    Row {
        what: "NC-read misses, and reads of the host",
        load: beside_the_host(LineOperation::NcRead, MANY),
        least: [[0.49, 0.49, 0.0], [0.99, 0.99, 0.0]],
    },
    Row {
        what: "CS-read hits, and reads of the host",
        load: beside_the_host(LineOperation::CsRead, FEW),
        least: [[0.49, 0.49, 0.0], [0.99, 0.99, 0.0]],
    },
    Row {
        what: "CO-writes of whole lines, each evicts a Modified one",
        load: ports(LineOperation::CoWrite, MANY),
        least: [[0.99, 0.0, 0.99], [1.99, 0.0, 1.99]],
    },
];

fn rates<D: Engine>() -> Vec<Rates> {
    let mut rig = Rig::<D>::new();
    let rates = ROWS.iter().map(|row| rig.rates(row.load)).collect();
    rig.bench.dismiss();
    rates
}

#[test]
fn lines_of_device_memory_in_a_cycle_with_one_bank_and_with_two() {
    let found = [rates::<DcohType2>(), rates::<DcohType2TwoBanks>()];
    println!("| both ports, and the host | one bank | two banks |\n|---|---|---|");
    for (i, Row { what, load, .. }) in ROWS.iter().enumerate() {
        let cell = |[of_ports, of_host, _]: Rates| match (load.ports, load.host_reads) {
            (Some(_), true) => format!("{of_ports:.3} + {of_host:.3}"),
            (Some(_), false) => format!("{of_ports:.3}"),
            (None, _) => format!("{of_host:.3}"),
        };
        println!("| {what} | {} | {} |", cell(found[0][i]), cell(found[1][i]));
    }
    for (i, Row { what, least, .. }) in ROWS.iter().enumerate() {
        for (least, found) in least.iter().zip(&found) {
            for (least, found) in least.iter().zip(found[i]) {
                assert!(found >= *least, "{what}: {found} lines a cycle, {least} expected");
            }
        }
    }
}
