//! The race of the paper's post-push write-back (CXL-NIC 5.3), with the emitted gate in front of the emitted
//! engine, and a host whose processor stores in the line that was pushed: a delayed NC-write of what was pushed
//! overwrites what the host has stored since, a flush keeps it.
use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;

use nic_coherence::device::{Engine, Simulated};
use nic_host::cache::Size;
use nic_host::{Configuration, Core, Endpoint, Faults, Freedom, Host, LineState, Shape, profile};
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_sim::generated::dcoh_type2_tiny::DcohType2Tiny;
use nic_sim::generated::push_gate::PushGate;
use nic_sim::{
    Clocked, Device, LevelInput, LevelOutput, PulseInput, PulseOutput, StreamInput, StreamOutput,
};
use nic_spec::message::{
    LineOperation, LineRequest, LineSpace, LineStatus, MemoryMap, PushGateConfiguration,
    PushGateStatus, PushWriteBack, Routed, WritePolicy,
};
use nic_tb::seed::generator;

/// Lines of host memory, and where those of the device are.
const HOST_LINES: u64 = 1 << 16;
const DEVICE_BEGIN: u64 = 1 << 20;
const DEVICE_LINES: u64 = 1024;
/// Port of the engine, where packets are.
const PORT: usize = 1;
/// Bytes of a line that the host stores.
const PART: usize = 8;
/// Cycles within which everything must end.
const LIMIT: u64 = 2_000_000;

#[test]
fn the_form_of_the_paper_overwrites_what_the_host_has_stored_since() {
    // The host sees the push, stores, and finds what was pushed where it had stored.
    let (host, device) = (stores_once::<DcohTiny>, stores_once::<DcohType2Tiny>);
    assert_eq!(host(PushWriteBack::Rewrite, 100), [PUSHED; PART]);
    assert_eq!(device(PushWriteBack::Rewrite, 100), [PUSHED; PART]);
    assert_eq!(device(PushWriteBack::Rewrite, DEVICE_BEGIN + 100), [PUSHED; PART]);
}

#[test]
fn a_flush_keeps_what_the_host_has_stored_since() {
    let (host, device) = (stores_once::<DcohTiny>, stores_once::<DcohType2Tiny>);
    assert_eq!(host(PushWriteBack::Flush, 100), [STORED; PART]);
    assert_eq!(device(PushWriteBack::Flush, 100), [STORED; PART]);
    assert_eq!(device(PushWriteBack::Flush, DEVICE_BEGIN + 100), [STORED; PART]);
}

#[test]
fn lines_that_go_to_and_fro_lose_stores_of_the_host_in_the_form_of_the_paper_alone() {
    // Whenever the write-back comes: before the host looks, while it stores, or long after.
    for delay in [0, 150, 400, 700, 1_000, 2_000] {
        let flushed = hands_over(PushWriteBack::Flush, delay);
        assert_eq!((flushed.lost, flushed.pushes), (0, ROUNDS * LINES), "after {delay} cycles");
        assert_eq!(flushed.write_backs, flushed.pushes);
    }
    assert_eq!(hands_over(PushWriteBack::Off, 0).lost, 0);
    assert!(hands_over(PushWriteBack::Rewrite, 1_000).lost > 0);
}

/// What is pushed, and what the host stores.
const PUSHED: u8 = 0x11;
const STORED: u8 = 0xee;

/// A push, a store of the host when it sees it, the write-back: what the host then loads of what it stored.
fn stores_once<D: Engine>(write_back: PushWriteBack, line: u64) -> [u8; PART] {
    let mut rig = Rig::<D>::new(write_back, 3_000);
    let found = Rc::new(Cell::new(None));
    let core = rig.host.core(0);
    let (says, stored) = (found.clone(), Rc::new(Cell::new(false)));
    let (has_stored, may_look) = (stored.clone(), Rc::new(Cell::new(false)));
    let looks = may_look.clone();
    rig.host.spawn(async move {
        core.wait_until_changed(64 * line + 63, &[0]).await;
        core.store(64 * line, &[STORED; PART]).await;
        core.fence().await;
        has_stored.set(true);
        while !looks.get() {
            core.delay_cycles(50).await;
        }
        let bytes = core.load(64 * line, PART).await;
        says.set(Some(bytes.try_into().expect("as many as were asked for")));
    });
    // The processor waits for the line before it is pushed.
    (0..2_000).for_each(|_| rig.cycle());
    rig.push(line, PUSHED);
    rig.until("the host has stored", |_| stored.get());
    assert_eq!(rig.status().write_backs, 0, "the write-back comes after the store");
    rig.until("the line is written back", |rig| rig.status().write_backs == 1 && rig.is_quiet());
    // Both forms free the host's cache.
    assert_eq!(rig.host.state(line), LineState::Invalid);
    may_look.set(true);
    rig.until("the host looks", |_| found.get().is_some());
    rig.finish();
    found.get().expect("it has looked")
}

/// Lines that are handed to and fro, and how often.
const LINES: u64 = 4;
const ROUNDS: u64 = 16;

/// What came of it.
struct HandedOver {
    /// Stores that the host did not find again.
    lost: u64,
    pushes: u64,
    write_backs: u64,
}

/// The card pushes a line, the host stores in it and looks whether its bytes stay, and then it is the card's turn
/// again: so nobody but the write-back writes what the other has written.
fn hands_over(write_back: PushWriteBack, delay: u64) -> HandedOver {
    let mut rig = Rig::<DcohTiny>::new(write_back, delay);
    let lost = Rc::new(Cell::new(0));
    let answered: Vec<_> = (0..LINES).map(|_| Rc::new(Cell::new(0))).collect();
    let shared: Vec<(u64, Rc<Cell<u64>>)> = (0..LINES).zip(answered.iter().cloned()).collect();
    let core = rig.host.core(0);
    rig.host.spawn(take_and_answer(core, shared, lost.clone()));
    for round in 1..=ROUNDS {
        (0..LINES).for_each(|line| rig.push(100 + line, round as u8));
        rig.until("the host has answered", |_| answered.iter().all(|cell| cell.get() == round));
        rig.until("nothing is tracked", |rig| rig.is_quiet());
    }
    let status = rig.status();
    rig.finish();
    HandedOver { lost: lost.get(), pushes: status.pushes, write_backs: status.write_backs }
}

async fn take_and_answer(core: Core, lines: Vec<(u64, Rc<Cell<u64>>)>, lost: Rc<Cell<u64>>) {
    for round in 1..=ROUNDS {
        let stored = [!(round as u8); PART];
        for (line, _) in &lines {
            let address = 64 * (100 + line);
            let seen = core.wait_until_changed(address + 63, &[round as u8 - 1]).await;
            assert_eq!(seen, [round as u8]);
            // Now at once, now when the line is on its way back.
            core.delay_cycles(173 * round % 500).await;
            core.store(address, &stored).await;
        }
        core.fence().await;
        core.delay_cycles(2_500).await;
        for (line, answered) in &lines {
            if core.load(64 * (100 + line), PART).await != stored {
                lost.set(lost.get() + 1);
            }
            answered.set(round);
        }
    }
}

/// A host, an engine, and the gate in front of one of the engine's ports.
struct Rig<D: Engine> {
    host: Host,
    engine: Simulated<D>,
    gate: Clocked<PushGate>,
    /// What the gate is asked, and answers for it.
    requests: VecDeque<Routed<LineRequest, 8>>,
    next_tag: u64,
    unanswered: u64,
}

impl<D: Engine> Rig<D> {
    fn new(write_back: PushWriteBack, delay_cycles: u64) -> Self {
        let has_memory = D::DEVICE_MEMORY.is_some();
        let device_lines = if has_memory { DEVICE_LINES } else { 0 };
        let mut random = generator();
        let shape = Shape {
            processors: 2,
            private: Size { sets: 16, ways: 4 },
            last_level: Size { sets: 64, ways: 4 },
            snoop_filter: Size { sets: 64, ways: 4 },
            host_memory: 0..HOST_LINES,
            device_memory: DEVICE_BEGIN..DEVICE_BEGIN + device_lines,
            request_credits: 8,
            chooses_freely: false,
            distant_memory: vec![],
            distant_processors: vec![],
        };
        let (freedom, faults) = (Freedom::NONE, Faults::NONE);
        let configuration = Configuration { shape, freedom, faults, lifts_home_limits: false };
        let host = Host::new(&profile::AGILEX7_CXL, configuration, random.fork("host"));
        let map = MemoryMap {
            host_end: HOST_LINES,
            device_begin: DEVICE_BEGIN,
            device_end: DEVICE_BEGIN + device_lines,
        };
        let writes = WritePolicy { ordered_writes: 0, local_writes: 0 };
        let engine = Simulated::new(&map, &writes, random.fork("device"));
        let mut gate = Clocked::<PushGate>::new(None).unwrap_or_else(|error| panic!("{error}"));
        let configuration = PushGateConfiguration { closed_rings: 0, write_back, delay_cycles };
        LevelInput::open(gate.model_mut(), PushGate::CONFIGURATION).set(&configuration);
        let begun = gate.reset(4).and_then(|()| gate.run(2));
        begun.unwrap_or_else(|failure| panic!("{failure}"));
        let requests = VecDeque::new();
        Self { host, engine, gate, requests, next_tag: 0, unanswered: 0 }
    }

    fn push(&mut self, line_address: u64, byte: u8) {
        let of_device = line_address >= DEVICE_BEGIN;
        let payload = LineRequest {
            operation: LineOperation::NcPush,
            space: if of_device { LineSpace::DeviceHostBias } else { LineSpace::Host },
            line_address,
            data: [byte; 64],
            byte_enable: u64::MAX,
            tag: self.next_tag,
        };
        self.next_tag = (self.next_tag + 1) % 256;
        self.unanswered += 1;
        self.requests.push_back(Routed { payload, selection: 0 });
    }

    fn cycle(&mut self) {
        let (offered, ready) = (self.host.offered(), self.engine.ready());
        let sent = self.engine.cycle(offered, self.host.ready());
        self.host.cycle(sent, ready);
        self.engine.taken.clear();
        self.engine.changes.clear();
        self.gate_cycle();
        assert!(self.host.now() < LIMIT, "stuck: {:#?}", self.host.under_way());
    }

    /// The gate's side of the cycle: what the engine answers comes in, what leaves goes to the engine.
    fn gate_cycle(&mut self) {
        let mut answers = std::mem::take(&mut self.engine.responses).into_iter();
        let model = self.gate.model_mut();
        let mut response = PulseInput::open(model, PushGate::GATED_RESPONSE);
        match answers.next() {
            Some((_, answer, _)) => {
                assert_eq!(answer.status, LineStatus::Okay);
                response.send(&answer);
            }
            None => response.clear(),
        }
        assert!(answers.next().is_none(), "a port gives one answer in a cycle");
        let mut request = StreamInput::open(model, PushGate::LINE_REQUEST);
        match self.requests.front() {
            Some(next) => request.offer(next),
            None => request.withdraw(),
        }
        let has_room = self.engine.requests[PORT].len() < 2;
        StreamOutput::open(model, PushGate::GATED_REQUEST).set_ready(has_room);
        self.gate.settle().unwrap_or_else(|failure| panic!("{failure}"));
        let model = self.gate.model_mut();
        if StreamInput::open(model, PushGate::LINE_REQUEST).is_ready() {
            self.requests.pop_front();
        }
        if PulseOutput::open(model, PushGate::LINE_RESPONSE).received().is_some() {
            self.unanswered -= 1;
        }
        let leaving = StreamOutput::open(model, PushGate::GATED_REQUEST).offered();
        if let Some(leaving) = leaving.filter(|_| has_room) {
            self.engine.requests[PORT].push_back(leaving.payload);
        }
        self.gate.rise().unwrap_or_else(|failure| panic!("{failure}"));
    }

    fn status(&mut self) -> PushGateStatus {
        LevelOutput::open(self.gate.model_mut(), PushGate::STATUS).get()
    }

    /// Whether nothing is tracked or under way.
    fn is_quiet(&mut self) -> bool {
        self.requests.is_empty() && self.unanswered == 0 && self.status().is_idle
    }

    fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        let limit = self.host.now() + LIMIT / 4;
        while !is_so(self) {
            assert!(self.host.now() < limit, "{what}: {:#?}", self.host.under_way());
            self.cycle();
        }
    }

    fn finish(&mut self) {
        self.until("the host rests", |rig| rig.host.running() == 0 && rig.host.is_idle());
        let counters = self.host.counters();
        assert_eq!((counters.unexpected, counters.refused), (0, 0));
    }
}
