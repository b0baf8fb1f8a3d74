//! The bank of the cache of device memory: what it counts, each event once and nothing else.
use nic_spec::message::{
    BiasPolicy, DeviceMemoryFault as Fault, DeviceMemoryStatus, GoState, LineOperation, LineSpace,
    M2sRequestOpcode, M2sWriteOpcode, MemSnoop, MetaValue,
};
use nic_tb::Stall;
use nic_tests::device_memory::{FIRST_LINE, Line, PAGE_LINES, Rig};

const READ: (Line, u64) = ([0; 64], 0);
const WRITE: (Line, u64) = ([5; 64], u64::MAX);
const DEVICE: LineSpace = LineSpace::DeviceDeviceBias;
type Message<O> = (O, Option<MetaValue>, MemSnoop);
const OWN: Message<M2sRequestOpcode> =
    (M2sRequestOpcode::MemRd, Some(MetaValue::Any), MemSnoop::SnpInv);
const LOOK: Message<M2sRequestOpcode> = (M2sRequestOpcode::MemRd, None, MemSnoop::SnpCur);
const GIVE: Message<M2sWriteOpcode> =
    (M2sWriteOpcode::MemWr, Some(MetaValue::Invalid), MemSnoop::SnpInv);
/// Requests that are on their way at a time.
const BATCH: usize = 64;

/// What a bank shows after reset.
const NOTHING: DeviceMemoryStatus = DeviceMemoryStatus {
    fault: Fault::None,
    fault_number: 0,
    requests: 0,
    hits: 0,
    waits: 0,
    host_requests: 0,
    host_hits: 0,
    evictions: 0,
    reversions: 0,
    demotions: 0,
    violations: 0,
    unknown_answers: 0,
    wrong_answers: 0,
    unknown_forwards: 0,
    unknown_data: 0,
    unknown_opcodes: 0,
    writes_to_held: 0,
    outside_addresses: 0,
};

/// A bank, and what it should have counted.
struct Counted {
    rig: Rig,
    expected: DeviceMemoryStatus,
}

impl Counted {
    /// The counters are those that are expected, and nothing was said that was not looked at.
    fn check(&mut self, what: &str) {
        self.rig.assert_silent();
        assert_eq!(self.rig.status(), self.expected, "{what}");
    }

    /// Both ports read a line that is there. The numbers are odd, because a bit that turns at every event
    /// comes back after two.
    fn hits(&mut self, count: usize) {
        for begun in (0..count).step_by(BATCH) {
            let now = BATCH.min(count - begun);
            for i in 0..now {
                let operation = [LineOperation::CsRead, LineOperation::NcRead][i % 2];
                self.rig.ask(i % 2, operation, DEVICE, FIRST_LINE, READ);
            }
            self.rig.wait("all answers", |rig| (rig.responses.len() == now).then_some(()));
            self.rig.responses.clear();
        }
        self.expected.requests += count as u64;
        self.expected.hits += count as u64;
        self.check("hits");
    }

    /// The host looks at a line that is there, and at one that is not.
    fn looks(&mut self, count: usize) {
        for i in 0..count {
            let tag = self.rig.demand(LOOK, FIRST_LINE + 2 * (i as u64 % 2));
            self.rig.completion(tag);
            self.rig.line(tag);
        }
        self.expected.host_requests += count as u64;
        self.expected.host_hits += count.div_ceil(2) as u64;
        self.check("the host looks");
    }

    /// Two requests for a line that is not kept: the second waits, once.
    fn waits(&mut self, count: u64) {
        for i in 0..count {
            let line = FIRST_LINE + 4 + 2 * (i % 16);
            let tags =
                [0, 1].map(|port| self.rig.ask(port, LineOperation::NcRead, DEVICE, line, READ));
            for tag in tags {
                self.rig.response(tag);
            }
        }
        self.expected.requests += 2 * count;
        self.expected.waits += count;
        self.check("waits");
    }

    /// Lines of a set are written whole, which needs no read, and make room for one another.
    fn evictions(&mut self, count: u64) {
        for i in 0..count {
            let line = FIRST_LINE + 1 + 2 * (i % 16);
            let tag = self.rig.ask(0, LineOperation::CoWrite, DEVICE, line, WRITE);
            self.rig.response(tag);
        }
        self.expected.requests += count;
        self.expected.hits += count;
        self.expected.evictions += count - 2;
        self.check("evictions");
    }

    /// A page turns, and turns back because the host takes a line of it, which it gives back.
    fn reversions(&mut self, count: u64) {
        let line = FIRST_LINE + PAGE_LINES + 6;
        for _ in 0..count {
            self.rig.to_device_bias(line);
            let tag = self.rig.demand(OWN, line);
            self.rig.completion(tag);
            self.rig.line(tag);
            let tag = self.rig.write(GIVE, line, ([9; 64], u64::MAX, false));
            self.rig.completion(tag);
        }
        self.rig.reversions.clear();
        self.expected.host_requests += 2 * count;
        self.expected.reversions += count;
        self.check("reversions");
    }

    /// What says device-bias of a page in host-bias: it asks the host, or it does not.
    fn mistaken(&mut self, policy: BiasPolicy, count: u64) {
        self.rig.set_policy(policy);
        let line = FIRST_LINE + 2 * PAGE_LINES;
        for _ in 0..count {
            let tag = self.rig.ask(0, LineOperation::NcRead, DEVICE, line, READ);
            if policy == BiasPolicy::Demote {
                let request = self.rig.request();
                self.rig.grant(&request);
            }
            self.rig.response(tag);
        }
        self.expected.requests += count;
        match policy {
            BiasPolicy::Demote => self.expected.demotions += count,
            BiasPolicy::Obey => self.expected.violations += count,
        }
        self.check("requests of the wrong bias");
    }
}

#[test]
fn every_event_is_counted_once() {
    let rig = Rig::new(Stall::Never, Stall::Never);
    let mut counted = Counted { rig, expected: NOTHING };
    counted.check("after reset");
    counted.rig.to_device_bias(FIRST_LINE);
    let tag = counted.rig.ask(0, LineOperation::CsRead, DEVICE, FIRST_LINE, READ);
    counted.rig.response(tag);
    counted.expected.requests += 1;
    counted.check("a miss");
    counted.hits(5_001);
    counted.looks(2_101);
    counted.waits(301);
    counted.evictions(601);
    counted.reversions(301);
    counted.mistaken(BiasPolicy::Demote, 301);
    counted.mistaken(BiasPolicy::Obey, 301);
    counted.rig.bench.reset();
    assert_eq!(counted.rig.status(), NOTHING);
    counted.rig.bench.dismiss();
}

#[test]
fn answers_for_no_request_are_counted_to_the_largest_value() {
    let end = u64::from(u16::MAX);
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    for (count, expected) in [(end - 1, end - 1), (3, end)] {
        for begun in (0..count).step_by(BATCH) {
            let now = (BATCH as u64).min(count - begun);
            (0..now).for_each(|_| rig.go(0, GoState::Invalid));
            rig.run(now);
        }
        rig.run(10);
        assert_eq!(rig.status().unknown_answers, expected);
    }
    rig.bench.dismiss();
}
