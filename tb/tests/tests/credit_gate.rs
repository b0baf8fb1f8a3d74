//! The credit gate against its model: order, and never more outstanding than there are credits.
use nic_model::credit_gate::CreditGate;
use nic_sim::generated::credit_gate_beat64_c64_r1::CreditGateBeat64C64R1;
use nic_sim::generated::credit_gate_word8_c1_r1::CreditGateWord8C1R1;
use nic_sim::generated::credit_gate_word8_c5_r3::CreditGateWord8C5R3;
use nic_sim::{Bits, Inlet, LevelOutlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::Credits;
use nic_tb::{Bench, Stall};
use nic_tests::traffic::Random;

/// The counter of surplus credits stops here.
const MOST_SURPLUS: u64 = 0xffff;

/// The ports of a gate.
struct Gate<D, P, const RETURNED: usize, const HERE: u32> {
    source: Inlet<D, P>,
    sink: Outlet<D, P>,
    credit: PulseInlet<D, Credits<RETURNED>>,
    available: LevelOutlet<D, Bits<HERE>>,
    surplus: LevelOutlet<D, Bits<16>>,
    overflow: LevelOutlet<D, Bits<1>>,
    credits: u64,
    most_returned: u64,
}

/// The ports of an emitted gate.
macro_rules! gate {
    ($device:ident, $credits:literal, $most_returned:literal) => {
        Gate {
            source: $device::SOURCE,
            sink: $device::SINK,
            credit: $device::CREDIT,
            available: $device::AVAILABLE,
            surplus: $device::SURPLUS,
            overflow: $device::OVERFLOW,
            credits: $credits,
            most_returned: $most_returned,
        }
    };
}
/// Runs a test on every emitted gate.
macro_rules! on_every_gate {
    ($test:ident) => {
        $test(&gate!(CreditGateBeat64C64R1, 64, 1));
        $test(&gate!(CreditGateWord8C5R3, 5, 3));
        $test(&gate!(CreditGateWord8C1R1, 1, 1));
    };
}

#[test]
fn payloads_pass_as_far_as_there_is_credit_in_every_regime() {
    on_every_gate!(passes_with_credit);
}

#[test]
fn surplus_credits_are_counted_and_change_nothing_else() {
    on_every_gate!(counts_any_surplus);
}

#[test]
fn the_count_of_surplus_credits_stops_at_its_largest_value() {
    let gate = gate!(CreditGateWord8C5R3, 5, 3);
    let mut rig = Rig::new(&gate, Stall::Never, Stall::Never);
    rig.bench.send(gate.credit, (0..MOST_SURPLUS / 3 + 10).map(|_| Credits { amount: 3 }));
    while rig.bench.waiting(gate.credit.index()) > 0 {
        rig.step();
    }
    assert!(rig.model.surplus() > MOST_SURPLUS);
    // The gate still works.
    rig.exchange(20, Returns::Owed);
    rig.bench.finish();
}

#[test]
fn a_reset_in_the_middle_of_traffic_gives_all_credits_back() {
    on_every_gate!(begins_anew_after_reset);
}

#[test]
fn a_credit_opens_a_closed_gate_in_the_next_cycle() {
    on_every_gate!(opens_in_the_next_cycle);
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<CreditGateBeat64C64R1>::new(Stall::Never, Stall::Never);
    // Each payload passes twice, so there is credit for all.
    let payloads = Random::draw(bench.generator(), 32);
    let units = payloads.into_iter().map(|payload| vec![payload]);
    let (source, sink) = (CreditGateBeat64C64R1::SOURCE, CreditGateBeat64C64R1::SINK);
    let measured = bench.measure(source, sink, units);
    let contract = CreditGateBeat64C64R1::DESIGN.contract.expect("the gate has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{text}"));
}

fn passes_with_credit<D: Wrapper, P: Random, const RETURNED: usize, const HERE: u32>(
    gate: &Gate<D, P, RETURNED, HERE>,
) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(gate, source, sink);
        rig.exchange(300, Returns::Owed);
        assert_eq!(rig.model.surplus(), 0);
        rig.bench.finish();
    }
}

fn counts_any_surplus<D: Wrapper, P: Random, const RETURNED: usize, const HERE: u32>(
    gate: &Gate<D, P, RETURNED, HERE>,
) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(gate, source, sink);
        rig.exchange(200, Returns::Any);
        // Nothing is sent any more, and credits go on to come.
        for _ in 0..8 * Stall::BURST {
            rig.give_back(Returns::Any);
            rig.step();
        }
        assert!(rig.model.surplus() > 0, "no surplus was tried");
        rig.exchange(50, Returns::Any);
        rig.bench.finish();
    }
}

fn begins_anew_after_reset<D: Wrapper, P: Random, const RETURNED: usize, const HERE: u32>(
    gate: &Gate<D, P, RETURNED, HERE>,
) {
    for (source, sink) in Stall::pairs() {
        let mut rig = Rig::new(gate, source, sink);
        for steps in [1, 3, 10, 40, 90] {
            rig.send(200);
            for _ in 0..steps {
                rig.give_back(Returns::Any);
                rig.step();
            }
            rig.reset();
        }
        rig.exchange(50, Returns::Owed);
        rig.bench.finish();
    }
}

fn opens_in_the_next_cycle<D: Wrapper, P: Random, const RETURNED: usize, const HERE: u32>(
    gate: &Gate<D, P, RETURNED, HERE>,
) {
    let mut rig = Rig::new(gate, Stall::Never, Stall::Never);
    rig.send(gate.credits as usize + 4);
    for _ in 0..gate.credits + 10 {
        rig.step();
    }
    assert_eq!(rig.model.available(), 0);
    for _ in 0..4 {
        rig.bench.send(gate.credit, [Credits { amount: 1 }]);
        assert_eq!(rig.step(), Moved { credits: 1, payloads: 0 });
        assert_eq!(rig.step(), Moved { credits: 0, payloads: 1 });
        assert_eq!(rig.step(), Moved::default());
    }
    rig.bench.finish();
}

/// How credits come back.
#[derive(Clone, Copy, PartialEq)]
enum Returns {
    /// Each once, some time after it was taken.
    Owed,
    /// Any number at any time.
    Any,
}

/// What moved in a cycle.
#[derive(PartialEq, Default, Debug)]
struct Moved {
    credits: u64,
    payloads: u64,
}

/// A gate, its model, and the far side.
struct Rig<'g, D: Wrapper, P: Random, const RETURNED: usize, const HERE: u32> {
    gate: &'g Gate<D, P, RETURNED, HERE>,
    bench: Bench<D>,
    model: CreditGate,
    /// Credits that the far side holds.
    owed: u64,
}

impl<'g, D: Wrapper, P: Random, const RETURNED: usize, const HERE: u32>
    Rig<'g, D, P, RETURNED, HERE>
{
    fn new(gate: &'g Gate<D, P, RETURNED, HERE>, source: Stall, sink: Stall) -> Self {
        let mut bench = Bench::new(source, sink);
        bench.take_transfers();
        Self { gate, bench, model: CreditGate::new(gate.credits), owed: 0 }
    }

    fn send(&mut self, count: usize) {
        let payloads = P::draw(self.bench.generator(), count);
        self.bench.expect(self.gate.sink, payloads.clone());
        self.bench.send(self.gate.source, payloads);
    }

    /// Gives credits back now and then.
    fn give_back(&mut self, returns: Returns) {
        let most = match returns {
            Returns::Owed => self.owed.min(self.gate.most_returned),
            Returns::Any => self.gate.most_returned,
        };
        let is_free = self.bench.waiting(self.gate.credit.index()) == 0;
        if most > 0 && is_free && self.bench.generator().chance(1, 2) {
            let amount = self.bench.generator().within(1..=most);
            self.owed = self.owed.saturating_sub(amount);
            self.bench.send(self.gate.credit, [Credits { amount }]);
        }
    }

    /// One cycle, after which the device stands where the model does.
    fn step(&mut self) -> Moved {
        // The device tells of a surplus one cycle later.
        let surplus = self.model.surplus();
        self.bench.step();
        let mut moved = Moved::default();
        // A credit may come back in the cycle in which it is taken.
        let transfers = self.bench.take_transfers();
        for _ in transfers.iter().filter(|(port, _)| *port == self.gate.sink.index()) {
            assert!(self.model.take(), "a payload passes without credit");
            self.owed += 1;
            moved.payloads += 1;
        }
        for (_, words) in transfers.iter().filter(|(port, _)| *port == self.gate.credit.index()) {
            self.model.give_back(u64::from(words[0]));
            moved.credits += u64::from(words[0]);
        }
        assert_eq!(self.bench.level(self.gate.available), Bits::new(self.model.available()));
        assert_eq!(self.bench.level(self.gate.surplus), Bits::new(surplus.min(MOST_SURPLUS)));
        assert_eq!(self.bench.level(self.gate.overflow), Bits::from(surplus > 0));
        moved
    }

    fn reset(&mut self) {
        self.bench.reset();
        self.bench.take_transfers();
        (self.model, self.owed) = (CreditGate::new(self.gate.credits), 0);
    }

    /// Sends payloads and runs until all have passed and no credit is on its way.
    fn exchange(&mut self, count: usize, returns: Returns) {
        self.send(count);
        let (mut left, mut idle) = (count as u64, 0);
        while left > 0 {
            self.give_back(returns);
            let moved = self.step();
            left -= moved.payloads;
            idle = if moved == Moved::default() { idle + 1 } else { 0 };
            assert!(idle < 16 * Stall::BURST, "S8: {left} payloads do not pass");
        }
        while self.bench.waiting(self.gate.credit.index()) > 0 {
            self.step();
        }
        self.step();
    }
}
