//! A pool of buffers at the bench: the host's ends of its lines in a memory, those who take buffers and free them, and who knows
//! where each is.
use nic_model::cc_pool::{BUFFERS as BUFFERS_OF_LINE, Ledger, Place, buffers_of, line_of};
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, Wrapper, value::Bits};
use nic_spec::message::{
    Credit, FreedBuffer, LineOperation, LineRequest, LineResponse, LineSpace, PoolBuffers,
    PoolBuffersStatus, PoolConfiguration, PoolState, PoolStatus, PooledBuffer,
};
use nic_tb::{Bench, Stall};

use crate::ring::memory::Memory;

/// Ports of an emitted pool.
#[derive(Clone, Copy)]
pub struct Ports<D> {
    /// How it works.
    pub configuration: LevelInlet<D, PoolConfiguration>,
    /// The buffers of each size.
    pub buffers: [LevelInlet<D, PoolBuffers>; 2],
    /// Buffers for what was received.
    pub given: [LevelOutlet<D, PooledBuffer>; 2],
    /// They are taken.
    pub taken: [PulseInlet<D, Credit>; 2],
    /// Buffers that nobody needs.
    pub freed: Inlet<D, FreedBuffer>,
    /// Others are on their way.
    pub returning: LevelInlet<D, Bits<1>>,
    /// Requests for lines.
    pub line_request: Outlet<D, LineRequest>,
    /// Their answers.
    pub line_response: PulseInlet<D, LineResponse>,
    /// How it stands.
    pub status: LevelOutlet<D, PoolStatus>,
    /// How each size stands.
    pub of_size: [LevelOutlet<D, PoolBuffersStatus>; 2],
}

/// The ports of a device of that name.
#[macro_export]
macro_rules! pool_ports {
    ($device:ident) => {
        $crate::cc_pool::Ports {
            configuration: $device::CONFIGURATION,
            buffers: [$device::SMALL_BUFFERS, $device::FULL_BUFFERS],
            given: [$device::SMALL, $device::FULL],
            taken: [$device::SMALL_TAKEN, $device::FULL_TAKEN],
            freed: $device::FREED,
            returning: $device::RETURNING,
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            status: $device::STATUS,
            of_size: [$device::SMALL_STATUS, $device::FULL_STATUS],
        }
    };
}

/// How many buffers of a size there are.
pub const BUFFERS: u64 = 50;
/// Two to this power is the number of lines of a ring: seven and one more are needed.
pub const LINES_LOG2: u64 = 3;
/// Two to these powers are the sizes.
pub const SIZES_LOG2: [u64; 2] = [7, 11];

/// Settings that every test begins with.
pub fn settings(recycles: bool) -> (PoolConfiguration, [PoolBuffers; 2]) {
    let configuration = PoolConfiguration {
        enable: true,
        recycles,
        space: LineSpace::Host,
        read_operation: LineOperation::NcRead,
        write_operation: LineOperation::NcWrite,
        poll_interval_cycles: 20,
    };
    let buffers = [0, 1].map(|size: usize| {
        let begin_address = 0x10_0000 * (size as u64 + 1);
        PoolBuffers {
            begin_address,
            end_address: begin_address + (BUFFERS << SIZES_LOG2[size]),
            size_log2: SIZES_LOG2[size],
            lines_log2: LINES_LOG2,
            supply_address: 0x8000 + 0x1000 * size as u64,
            return_address: 0xc000 + 0x1000 * size as u64,
            fetch_below: 4,
            return_above: 12,
        }
    });
    (configuration, buffers)
}

/// The host's place in a ring of lines.
#[derive(Clone, Copy, Debug, Default)]
struct At {
    line: u64,
}

impl At {
    fn lap(self) -> bool {
        (self.line >> LINES_LOG2).is_multiple_of(2)
    }
    fn address(self, base: u64) -> u64 {
        base + 64 * (self.line & ((1 << LINES_LOG2) - 1))
    }
}

/// A pool between its host and those who use buffers.
pub struct Rig<D: Wrapper> {
    /// The device.
    pub bench: Bench<D>,
    /// Its ports.
    pub ports: Ports<D>,
    /// Where the lines are.
    pub memory: Memory,
    /// Where every buffer is.
    pub ledger: Ledger,
    /// How it is to work.
    pub configuration: PoolConfiguration,
    /// The buffers of each size.
    pub buffers: [PoolBuffers; 2],
    /// In how many cycles of how many a buffer is taken.
    pub takes: (u64, u64),
    /// Buffers of each size as they were given, in order.
    pub given: [Vec<u64>; 2],
    /// Requests as they came.
    pub asked: Vec<(u64, LineRequest)>,
    supplies: [At; 2],
    returns: [At; 2],
}

impl<D: Wrapper> Rig<D> {
    /// A pool that is not started, all of whose buffers are the host's.
    pub fn new(ports: Ports<D>, stalls: (Stall, Stall), recycles: bool) -> Self {
        let mut bench = Bench::<D>::new(stalls.0, stalls.1);
        // It is taken in the cycle in which it is seen.
        ports.taken.iter().for_each(|taken| bench.set_stall(taken.index(), Stall::Never));
        bench.collect(ports.line_request);
        // Answers are never late: who asks has room for them.
        let memory = Memory::new(bench.generator());
        let (configuration, buffers) = settings(recycles);
        let ledger = Ledger::new(buffers.iter().flat_map(all_of));
        Self {
            bench,
            ports,
            memory,
            ledger,
            configuration,
            buffers,
            takes: (1, 1),
            given: [vec![], vec![]],
            asked: vec![],
            supplies: [At::default(); 2],
            returns: [At::default(); 2],
        }
    }

    /// Tells it its settings, enabled or not.
    pub fn set(&mut self, enable: bool) {
        let configuration = PoolConfiguration { enable, ..self.configuration };
        self.bench.set_level(self.ports.configuration, &configuration);
        for (port, buffers) in self.ports.buffers.iter().zip(&self.buffers) {
            self.bench.set_level(*port, buffers);
        }
    }

    /// Starts it, and waits until it runs.
    pub fn start(&mut self) {
        self.set(true);
        self.run(4);
        assert_eq!(self.status().state, PoolState::Running);
    }

    /// A cycle.
    pub fn step(&mut self) {
        self.bench.step();
        let now = self.bench.cycle();
        for request in self.bench.take(self.ports.line_request) {
            self.memory.ask(now, &request);
            self.asked.push((now, request));
        }
        if let Some(answer) = self.memory.step(now) {
            self.bench.send(self.ports.line_response, [answer]);
        }
        for size in 0..2 {
            let next = self.bench.level(self.ports.given[size]);
            let (part, whole) = self.takes;
            if next.is_there && self.bench.generator().chance(part, whole) {
                let most = (1 << self.buffers[size].size_log2).min(0x3fff);
                assert_eq!(next.room_bytes, most);
                let address = next.line_address << 6;
                self.ledger.give(address);
                self.given[size].push(address);
                self.bench.send(self.ports.taken[size], [Credit {}]);
            }
        }
    }

    /// So many cycles.
    pub fn run(&mut self, cycles: u64) {
        (0..cycles).for_each(|_| self.step());
    }

    /// The host fills a line with so many of its buffers of a size, if it has any, and a line for them.
    pub fn supply(&mut self, size: usize, count: usize) -> Vec<u64> {
        let filled = self.supplies[size].line - self.of(size).supplied_lines;
        if filled == 1 << LINES_LOG2 {
            return vec![];
        }
        let mine = self.ledger.in_place(|place| place == Place::Host);
        let buffers: Vec<u64> =
            mine.into_iter().filter(|buffer| self.is_of(*buffer, size)).take(count).collect();
        if !buffers.is_empty() {
            let line = self.supplies[size].line;
            buffers.iter().for_each(|buffer| self.ledger.supply(*buffer, line));
            self.fill(size, &buffers);
        }
        buffers
    }

    /// The host fills a line, if it has eight buffers of that size.
    pub fn supply_whole(&mut self, size: usize) {
        let mine = self.ledger.in_place(|place| place == Place::Host);
        if mine.into_iter().filter(|buffer| self.is_of(*buffer, size)).count() >= BUFFERS_OF_LINE {
            self.supply(size, BUFFERS_OF_LINE);
        }
    }

    /// The host fills a line with these words, whatever they are.
    pub fn fill(&mut self, size: usize, buffers: &[u64]) {
        let at = &mut self.supplies[size];
        let line = line_of(buffers, at.lap());
        self.memory.store(at.address(self.buffers[size].supply_address), &line);
        at.line += 1;
    }

    /// The host takes back the line that is next, if it is there.
    pub fn collect(&mut self, size: usize) -> Option<Vec<u64>> {
        let at = &mut self.returns[size];
        let line = self.memory.line(at.address(self.buffers[size].return_address) / 64);
        let buffers = buffers_of(&line, at.lap())?;
        at.line += 1;
        buffers.iter().for_each(|buffer| self.ledger.take_back(*buffer));
        Some(buffers)
    }

    /// Who has this buffer frees it, by some address in it.
    pub fn free(&mut self, buffer: u64) {
        self.ledger.free(buffer);
        let size = usize::from(self.is_of(buffer, 1));
        let offset = self.bench.generator().below(1 << self.buffers[size].size_log2);
        self.bench.send(self.ports.freed, [FreedBuffer { line_address: (buffer + offset) >> 6 }]);
    }

    /// Whether a buffer is of that size.
    pub fn is_of(&self, buffer: u64, size: usize) -> bool {
        let PoolBuffers { begin_address, end_address, .. } = self.buffers[size];
        (begin_address..end_address).contains(&buffer)
    }

    /// How it stands.
    pub fn status(&mut self) -> PoolStatus {
        self.bench.level(self.ports.status)
    }

    /// How its buffers of a size stand.
    pub fn of(&mut self, size: usize) -> PoolBuffersStatus {
        self.bench.level(self.ports.of_size[size])
    }

    /// Stops it, and judges that every buffer is somewhere.
    pub fn stop(&mut self) {
        self.set(false);
        self.bench.set_level(self.ports.returning, &Bits::new(1));
        while self.bench.waiting(self.ports.freed.index()) > 0 {
            self.step();
        }
        self.bench.set_level(self.ports.returning, &Bits::new(0));
        for _ in 0..2_000 {
            self.step();
            if self.status().state == PoolState::Stopped {
                break;
            }
        }
        assert_eq!(self.status().state, PoolState::Stopped);
        let taken: Vec<u64> = (0..2).map(|size| self.of(size).supplied_lines).collect();
        let put: Vec<u64> = (0..2).map(|size| self.of(size).returned_lines).collect();
        assert_eq!(self.memory.waiting(), 0, "it says so when the last line is written");
        for (size, put) in (0..2).zip(put) {
            while self.collect(size).is_some() {}
            assert_eq!(self.returns[size].line, put);
            self.run(4);
            assert_eq!(self.of(size).held, 0);
        }
        // Each size has its own lines; those that were not taken are the host's again.
        for (size, taken) in (0..2).zip(taken) {
            let PoolBuffers { begin_address, end_address, .. } = self.buffers[size];
            self.ledger.stop(taken, |buffer| (begin_address..end_address).contains(&buffer));
        }
        self.clear_lines();
    }

    /// The device was reset: all buffers are the host's.
    pub fn forget(&mut self) {
        self.ledger = Ledger::new(self.buffers.iter().flat_map(all_of));
        self.given.iter_mut().for_each(Vec::clear);
        self.clear_lines();
    }

    /// Begins both rings again.
    fn clear_lines(&mut self) {
        self.memory.reset();
        self.supplies = [At::default(); 2];
        self.returns = [At::default(); 2];
        for buffers in self.buffers {
            for line in 0..1 << LINES_LOG2 {
                self.memory.store(buffers.supply_address + 64 * line, &[0; 64]);
                self.memory.store(buffers.return_address + 64 * line, &[0; 64]);
            }
        }
    }
}

/// The addresses of all buffers of a size.
pub fn all_of(buffers: &PoolBuffers) -> Vec<u64> {
    let size = 1 << buffers.size_log2;
    (buffers.begin_address..buffers.end_address).step_by(size).collect()
}
