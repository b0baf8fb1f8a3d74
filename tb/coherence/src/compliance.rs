//! The algorithms of the CXL compliance tests, between processors and the ports of the emitted engine:
//! 1a, writers that share a line falsely; 1b, the same with evicts that snoops overtake; 2, a producer,
//! a flag and a consumer, in both directions.
use std::cell::Cell;
use std::rc::Rc;

use nic_host::cache::Size;
use nic_host::hash::NumberMap;
use nic_host::{Configuration, Core, Endpoint, Faults, Freedom, Host, Profile, Shape};
use nic_spec::message::{
    LINE_TAGS, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, MemoryMap,
    WritePolicy,
};
use nic_tb::Generator;

use super::device::{Engine, Simulated};
use super::scoreboard::Scoreboard;
use super::tracker::Tracker;

/// Lines of host memory in the model.
const MEMORY_LINES: u64 = 1 << 16;
/// Bytes of a writer's part of the shared line.
const PART: usize = 8;
/// The line that all write.
const SHARED: u64 = 5;
/// The flag, and the line that says that it was seen.
const FLAG: u64 = 100;
const SEEN: u64 = 201;
/// Lines of a message.
const MESSAGE: std::ops::Range<u64> = 110..116;
/// Cycles within which everything must end.
const PATIENCE: u64 = 2_000_000;

/// What an algorithm showed.
#[derive(Debug)]
pub struct Shown {
    /// Rounds of all writers, or messages.
    pub rounds: u64,
    /// Lines that the host was told to drop.
    pub bogus: u64,
    /// Cycles it took.
    pub cycles: u64,
}

/// A host with two processors, the engine, and the checker between them.
struct Rig<D: Engine> {
    host: Host,
    device: Simulated<D>,
    scoreboard: Scoreboard,
    tracker: Tracker,
    answers: NumberMap<(usize, u64), LineResponse>,
    next_tag: u64,
    end: u64,
}

impl<D: Engine> Rig<D> {
    fn new(profile: &Profile, freedom: Freedom, mut random: Generator) -> Self {
        let shape = Shape {
            processors: 2,
            private: Size { sets: 4, ways: 2 },
            last_level: Size { sets: 64, ways: 4 },
            snoop_filter: Size { sets: 64, ways: 4 },
            host_memory: 0..MEMORY_LINES,
            device_memory: MEMORY_LINES..MEMORY_LINES,
            request_credits: 8,
            chooses_freely: true,
            distant_memory: vec![],
            distant_processors: vec![],
        };
        let configuration =
            Configuration { shape, freedom, faults: Faults::NONE, lifts_home_limits: false };
        let host = Host::new(profile, configuration, random.fork("host"));
        let map = MemoryMap { host_end: MEMORY_LINES, device_begin: 0, device_end: 0 };
        Self {
            host,
            device: Simulated::new(
                &map,
                &WritePolicy { ordered_writes: 0, local_writes: 0 },
                random.fork("device"),
            ),
            scoreboard: Scoreboard::default(),
            tracker: Tracker::default(),
            answers: NumberMap::default(),
            next_tag: 0,
            end: PATIENCE,
        }
    }

    fn cycle(&mut self) {
        let (offered, ready) = (self.host.offered(), self.device.ready());
        let sent = self.device.cycle(offered, self.host.ready());
        let now = self.host.now();
        self.device.changes.iter().for_each(|change| self.tracker.record(now, change));
        self.scoreboard.observe(now, &sent, (&offered, ready.h2d_request), &self.tracker);
        self.host.cycle(sent, ready);
        self.device.taken.clear();
        self.device.changes.clear();
        for (port, answer, _) in std::mem::take(&mut self.device.responses) {
            assert_eq!(answer.status, LineStatus::Okay);
            self.answers.insert((port, answer.tag), answer);
        }
        assert!(self.host.now() < self.end, "stuck: {:#?}", self.host.under_way());
    }

    fn ask(
        &mut self,
        port: usize,
        operation: LineOperation,
        line: u64,
        (data, byte_enable): ([u8; 64], u64),
    ) -> u64 {
        let tag = self.next_tag;
        self.next_tag = (tag + 1) % LINE_TAGS;
        self.device.requests[port].push_back(LineRequest {
            operation,
            space: LineSpace::Host,
            line_address: line,
            data,
            byte_enable,
            tag,
        });
        tag
    }

    fn wait(&mut self, port: usize, tag: u64) -> LineResponse {
        loop {
            if let Some(answer) = self.answers.remove(&(port, tag)) {
                return answer;
            }
            self.cycle();
        }
    }

    /// Asks, and waits for the answer.
    fn request(
        &mut self,
        port: usize,
        operation: LineOperation,
        line: u64,
        data: ([u8; 64], u64),
    ) -> LineResponse {
        let tag = self.ask(port, operation, line, data);
        self.wait(port, tag)
    }

    fn finish(mut self, rounds: u64) -> Shown {
        while self.host.running() > 0 || !self.host.is_idle() {
            self.cycle();
        }
        self.scoreboard.finish();
        let counters = self.host.counters();
        assert_eq!((counters.unexpected, counters.refused), (0, 0));
        Shown { rounds, bogus: counters.bogus, cycles: self.host.now() }
    }
}

const NOTHING: ([u8; 64], u64) = ([0; 64], 0);

/// Algorithm 1a, or 1b if the ports evict the line after each write: two processors and two ports
/// count up, each in its own bytes of one line, and look whether their bytes are as they left them.
///
/// # Panics
/// If they are not.
pub fn false_sharing<D: Engine>(
    profile: &Profile,
    freedom: Freedom,
    rounds: u64,
    evicts: bool,
    random: Generator,
) -> Shown {
    let mut rig = Rig::<D>::new(profile, freedom, random);
    for index in 0..2 {
        rig.host.spawn(count_up(rig.host.core(index), 2 * rounds));
    }
    // A port's steps: look, write, and perhaps evict; `(rounds done, step, tag)`.
    let mut ports = [(0, 0, None), (0, 0, None)];
    while ports.iter().any(|(done, ..)| *done < rounds) {
        for (port, (done, step, tag)) in ports.iter_mut().enumerate() {
            let part = PART * (2 + port)..PART * (3 + port);
            if let Some(asked) = *tag {
                let Some(answer) = rig.answers.remove(&(port, asked)) else { continue };
                if *step == 0 {
                    let found = &answer.data[part.clone()];
                    assert_eq!(found, done.to_le_bytes(), "port {port} after {done} rounds");
                }
                let last = if evicts { 2 } else { 1 };
                *step = if *step == last { 0 } else { *step + 1 };
                *done += u64::from(*step == 0);
                *tag = None;
            }
            if *done < rounds {
                let mut data = [0; 64];
                data[part.clone()].copy_from_slice(&(*done + 1).to_le_bytes());
                let enable = (0xff << part.start) as u64;
                let (operation, bytes) = match (*step, *done % 3) {
                    (0, 0) => (LineOperation::CsRead, NOTHING),
                    (0, 1) => (LineOperation::CoRead, NOTHING),
                    (0, _) => (LineOperation::NcRead, NOTHING),
                    (1, 0) if !evicts => (LineOperation::NcWrite, (data, enable)),
                    (1, _) => (LineOperation::CoWrite, (data, enable)),
                    _ => (LineOperation::Evict, NOTHING),
                };
                *tag = Some(rig.ask(port, operation, SHARED, bytes));
            }
        }
        rig.cycle();
    }
    rig.finish(rounds)
}

async fn count_up(core: Core, rounds: u64) {
    let address = 64 * SHARED + (PART * core.index()) as u64;
    for round in 0..rounds {
        let found = core.load(address, PART).await;
        assert_eq!(found, round.to_le_bytes(), "processor {} after {round}", core.index());
        core.store(address, &(round + 1).to_le_bytes()).await;
        // Now at once, now when the line is on its way back.
        core.delay_cycles(37 * round % 300).await;
    }
}

/// Algorithm 2, from the device to a processor and back: a message is complete for whoever sees its
/// flag.
///
/// # Panics
/// If it is not.
pub fn producer_and_consumer<D: Engine>(
    profile: &Profile,
    freedom: Freedom,
    rounds: u64,
    random: Generator,
) -> Shown {
    let mut rig = Rig::<D>::new(profile, freedom, random);
    let answered = Rc::new(Cell::new(0));
    rig.host.spawn(consume_and_produce(rig.host.core(0), rounds, answered.clone()));
    let whole = |round: u64| ([round as u8; 64], u64::MAX);
    for round in 1..=rounds {
        let writes = [LineOperation::NcWrite, LineOperation::NcPush, LineOperation::CoWrite];
        let operation = writes[round as usize % 3];
        let tags: Vec<u64> =
            MESSAGE.map(|line| rig.ask(0, operation, line, whole(round))).collect();
        // Rule 7: the flag is written after every part of the message is visible.
        for tag in tags {
            rig.wait(0, tag);
        }
        let flag = writes[round as usize / 3 % 3];
        rig.request(1, flag, FLAG, whole(round));
        if flag == LineOperation::CoWrite {
            rig.request(1, LineOperation::Evict, FLAG, NOTHING);
        }
        let polls = [LineOperation::CoRead, LineOperation::CsRead, LineOperation::NcRead];
        let poll = polls[round as usize % 3];
        while rig.request(1, poll, SEEN, NOTHING).data[0] != round as u8 {}
        for line in MESSAGE {
            let found = rig.request(0, polls[line as usize % 3], line, NOTHING).data;
            assert_eq!(found, [!(round as u8); 64], "line {line:#x} of answer {round}");
        }
    }
    assert_eq!(answered.get(), rounds);
    rig.finish(rounds)
}

async fn consume_and_produce(core: Core, rounds: u64, answered: Rc<Cell<u64>>) {
    let mut known = vec![0];
    for round in 1..=rounds {
        known = core.wait_until_changed(64 * FLAG, &known).await;
        assert_eq!(known, [round as u8]);
        for line in MESSAGE {
            let found = core.load(64 * line, 64).await;
            assert_eq!(found, [round as u8; 64], "line {line:#x} of message {round}");
            core.store(64 * line, &[!(round as u8); 64]).await;
        }
        core.fence().await;
        core.store(64 * SEEN, &[round as u8; 64]).await;
        answered.set(round);
    }
}
