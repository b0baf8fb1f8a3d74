//! The card behind the CXL IP: each kind of request reaches the host as what it is, the IP gets quiet when it
//! asks for it, and what the IP cannot do is said.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::card::{Operation, RingFault};
use nic_driver::registers::nic::card;
use nic_driver::{Half, Machine};
use nic_spec::message::D2hRequestOpcode as Opcode;
use nic_system::{Plan, RingShape, TinyAgilexCard, Trial, Work, frames};
use nic_tb::Generator;
use nic_tb::seed::generator;

const FRAMES: usize = 6;
/// A plan is changed so, and then the host gets such requests.
type Kind = (&'static str, fn(&mut Plan), Opcode);

/// Requests that a ring makes that neither keeps lines nor pushes them.
const PLAIN: [Opcode; 3] = [Opcode::RdCurr, Opcode::WoWrInv, Opcode::WoWrInvF];
/// Each request that only a kind other than those makes. Descriptors are parts of lines; of packets some
/// lines are whole.
const KINDS: [Kind; 10] = [
    ("fetch CS", |plan| plan.receive.fetch = Operation::CsRead, Opcode::RdShared),
    ("fetch CO", |plan| plan.receive.fetch = Operation::CoRead, Opcode::RdOwn),
    ("poll CS", |plan| plan.transmit.poll = Operation::CsRead, Opcode::RdShared),
    ("read CS", |plan| plan.transmit.data = Operation::CsRead, Opcode::RdShared),
    ("read CO", |plan| plan.transmit.data = Operation::CoRead, Opcode::RdOwn),
    ("write NC-P", |plan| plan.receive.data = Operation::NcPush, Opcode::ItoMWr),
    ("write CO", |plan| plan.receive.data = Operation::CoWrite, Opcode::RdOwnNoData),
    ("complete NC-P", |plan| plan.receive.complete = Operation::NcPush, Opcode::WrInv),
    ("complete CO", |plan| plan.receive.complete = Operation::CoWrite, Opcode::RdOwn),
    // A ring that stops gives up its lines. The program has read all of them, so that none is modified.
    ("give up", |plan| plan.receive.fetch = Operation::CsRead, Opcode::CleanEvictNoData),
];

fn plan(trial: &mut Trial<TinyAgilexCard>) -> Plan {
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    plan.unwrap_or_else(|error| panic!("{error}"))
}

/// Frames are received and sent with these settings.
fn forwarded(
    random: &mut Generator,
    name: &str,
    set: impl FnOnce(&mut Plan),
) -> Trial<TinyAgilexCard> {
    let mut trial = Trial::<TinyAgilexCard>::new(name, random, |_| {});
    let mut plan = plan(&mut trial);
    set(&mut plan);
    trial.start(plan, Work { reads: true, ..Work::packets(FRAMES) });
    trial.until_running();
    for _ in 0..FRAMES {
        let frame = frames::bare(random, 320);
        trial.send(600, frame);
    }
    trial.finish();
    let (sent, came) = (trial.sent(), trial.frames.clone());
    trial.demand(sent == came, || format!("{} frames left, not {}", sent.len(), came.len()));
    trial.account();
    trial
}

#[test]
fn each_kind_of_request_reaches_the_host_as_what_it_is() {
    let mut random = generator();
    let plain = forwarded(&mut random, "NC alone", |_| {});
    for opcode in PLAIN {
        assert!(plain.system.card.asked(opcode) > 0, "NC alone: no {opcode:?}");
    }
    for (name, set, opcode) in KINDS {
        assert_eq!(plain.system.card.asked(opcode), 0, "NC alone: {opcode:?}");
        let trial = forwarded(&mut random, name, set);
        assert!(trial.system.card.asked(opcode) > 0, "{name}: no {opcode:?}");
    }
}

/// Cycles that the IP is quiet.
const QUIET: u64 = 1_000;

#[test]
fn the_card_is_quiet_while_the_ip_asks_for_it_and_loses_nothing() {
    let mut random = generator();
    let mut trial = Trial::<TinyAgilexCard>::new("quiet", &mut random, |_| {});
    let plan = plan(&mut trial);
    trial.start(plan, Work { reads: true, ..Work::packets(4 * FRAMES) });
    trial.until_running();
    let mut interrupted = 0;
    for number in 0..4 {
        for _ in 0..FRAMES {
            // As many as the burst memory holds, if nothing leaves it.
            let frame = frames::bare(&mut random, 320);
            trial.send(0, frame);
        }
        trial.cycles(300 + 37 * number);
        assert!(!trial.system.card.is_quiet(), "nobody has asked for quiet");
        interrupted += u32::from(!trial.system.card.has_quiet_ip());
        trial.system.card.ask_for_quiet(true);
        trial.until("the card is quiet", |trial| trial.system.card.is_quiet());
        for _ in 0..QUIET {
            trial.cycles(1);
            let is_quiet = trial.system.card.is_quiet() && trial.system.card.has_quiet_ip();
            trial.demand(is_quiet, || "something moves while the IP is quiet".to_string());
        }
        trial.system.card.ask_for_quiet(false);
        trial.until("the card is told", |trial| !trial.system.card.is_quiet());
    }
    assert!(interrupted > 0, "the IP never asked while something was under way");
    trial.finish();
    let (sent, came) = (trial.sent(), trial.frames.clone());
    trial.demand(sent == came, || format!("{} frames left, not {}", sent.len(), came.len()));
    trial.account();
}

#[test]
fn a_ring_that_wants_to_be_woken_is_told_that_it_cannot_be() {
    let mut random = generator();
    let mut trial = Trial::<TinyAgilexCard>::new("event-driven", &mut random, |_| {});
    let mut plan = plan(&mut trial);
    plan.transmit.poll = Operation::CsRead;
    plan.transmit.event_driven = true;
    let machine = trial.system.machine(0);
    let found = Rc::new(RefCell::new(None));
    let says = found.clone();
    trial.system.host.spawn(async move {
        let has = machine.read_register(card::HAS_EVENT_DRIVEN_POLLING).await;
        let link = machine.read_register(card::LINK).await;
        let card = nic_driver::Card::open(&machine).await.expect("the card is known");
        let ranges = [plan.ring_range(), plan.buffer_range()];
        card.set_ranges(plan.ring, &ranges).await.expect("the ranges are right");
        card.start(Half::Transmit, plan.ring, &plan.transmit).await.expect("the ring starts");
        let mut fault = RingFault::None;
        while fault == RingFault::None {
            machine.core.delay_cycles(100).await;
            fault = card.fault(Half::Transmit, plan.ring).await;
        }
        *says.borrow_mut() = Some((link, has, fault));
    });
    trial.until("the ring stops itself", |trial| trial.system.host.running() == 0);
    let wanted = Some((card::LINK_CXL_IP, 0, RingFault::RingUnreadable));
    assert_eq!(*found.borrow(), wanted);
    let account = trial.account();
    assert_eq!(account.of("cxl_ip_0.refused_requests"), 1);
    assert_eq!(account.of("cxl_ip_1.refused_requests"), 0);
}
