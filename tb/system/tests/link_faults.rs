//! A link that is slow, changes the order of what may change it, fails, or damages data: nothing is
//! received or sent twice, nothing wrong, and nothing that was acknowledged is missing.
use nic_driver::Half;
use nic_driver::card::RingFault;
use nic_driver::descriptor::Fault;
use nic_driver::registers::nic::{pcie, pfu_receive, pfu_transmit};
use nic_host::link::Freedom;
use nic_host::{Counters, Faults, RootConfiguration};
use nic_spec::message::CardLink;
use nic_system::{
    Near, NicAgilexCard, NicPcieCard, NicType1Card, Plan, Progress, RingShape, Setup, Trial, Work,
    frames,
};
use nic_tb::Generator;
use nic_tb::seed::generator;

const FRAMES: usize = 60;
/// Cards that are tried with each fault.
const ROUNDS: usize = 3;
const REST: u64 = 8_000;

/// Frames through a link like this, and what their program has done.
fn forwarded<C: Near>(
    random: &mut Generator,
    adjust: impl FnOnce(&mut Setup),
) -> (Trial<C>, Progress) {
    let mut trial = Trial::<C>::new("link faults", random, adjust);
    let shape = RingShape { size_log2: 6, ..RingShape::PLAIN };
    let plan = Plan::new(&mut trial.system.memory, 0, shape, shape);
    let plan = plan.unwrap_or_else(|error| panic!("{error}"));
    let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    for _ in 0..FRAMES {
        let length = frames::any_length(random);
        let frame = frames::any(random, length);
        trial.send(500, frame);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    let progress = done.borrow().brief();
    let packets = done.borrow().received.clone();
    let sound = packets.iter().filter(|packet| packet.fault == Fault::None);
    let sound: Vec<_> = sound.map(|packet| packet.bytes.clone()).collect();
    let (all, sent) = (trial.frames.clone(), trial.sent());
    let are_among = |some: &[Vec<u8>], all: &[Vec<u8>]| {
        let mut rest = all.iter();
        some.iter().all(|frame| rest.any(|other| other == frame))
    };
    trial.demand(are_among(&sound, &all), || "a packet is wrong, or comes twice".to_string());
    trial.demand(are_among(&sent, &sound), || "a frame is wrong, or leaves twice".to_string());
    let (acknowledged, left) = (progress.sent as usize, sent.len());
    let least = acknowledged..=acknowledged + progress.unsent;
    trial.demand(least.contains(&left), || format!("{left} frames left, {least:?} are right"));
    let account = trial.account();
    let fine =
        account.of_rings("receive_ring", "strays") + account.of_rings("transmit_ring", "strays");
    trial.demand(fine == 0, || "answers for no request".to_string());
    (trial, progress)
}

fn free(setup: &mut Setup) {
    setup.host.freedom = Freedom { jitter_cycles: 60, reorders: true, wrong: None };
    setup.host.shape.chooses_freely = true;
    setup.root = RootConfiguration::FREE;
}

fn slow<C: Near>() {
    let (mut trial, progress) = forwarded::<C>(&mut generator(), |setup| {
        free(setup);
        setup.host.faults = Faults::SLOW;
    });
    let (sent, all, faults) = (trial.sent(), trial.frames.clone(), progress.faults.len());
    trial.demand(faults == 0 && sent == all, || format!("{faults} faults, {} sent", sent.len()));
}

#[test]
fn a_slow_link_that_reorders_loses_nothing_through_cxl() {
    slow::<NicType1Card>();
}

#[test]
fn a_slow_link_that_reorders_loses_nothing_through_the_cxl_ip() {
    slow::<NicAgilexCard>();
}

#[test]
fn a_slow_link_that_reorders_loses_nothing_through_pci_express() {
    slow::<NicPcieCard>();
}

#[test]
fn a_host_that_allows_the_least_loses_nothing_through_pci_express() {
    let (mut trial, progress) = forwarded::<NicPcieCard>(&mut generator(), |setup| {
        free(setup);
        setup.root.narrow = true;
    });
    let (sent, all, faults) = (trial.sent(), trial.frames.clone(), progress.faults.len());
    trial.demand(faults == 0 && sent == all, || format!("{faults} faults, {} sent", sent.len()));
}

/// What a link with errors or with damaged data does to a card, over several cards: rings must have
/// stopped themselves, packets must have been given back as poisoned or not been sent, and each of these
/// must be in a count that names it.
fn faulty<C: Near>(fault: impl Fn(&mut Faults), happened: fn(&Counters) -> u64) {
    let mut random = generator();
    let (mut happenings, mut stops, mut unsent) = (0, 0, 0);
    for _ in 0..ROUNDS {
        let (mut trial, progress) = forwarded::<C>(&mut random, |setup| {
            free(setup);
            fault(&mut setup.host.faults);
        });
        let happened_now = happened(&trial.system.host.counters());
        happenings += happened_now;
        let is_right = |(_, fault): &(Half, RingFault)| *fault == RingFault::RingUnreadable;
        let faults = &progress.faults;
        trial.demand(faults.iter().all(is_right), || format!("{faults:?}"));
        stops += faults.len();
        let given_back = trial.programs[0].borrow().received.clone();
        let given_back = given_back.iter().filter(|packet| packet.fault != Fault::None).count();
        let account = trial.account();
        // A ring counts buffers, and each packet here has one. A completion that the host refused stops the
        // ring, and the driver does not see it, nor those behind it.
        let counted = account.of_rings("receive_ring", "poisoned");
        let unseen = progress.receive.packets - progress.packets as u64;
        let has_stopped = faults.iter().any(|(half, _)| *half == Half::Receive);
        let missed = counted.checked_sub(given_back as u64);
        let is_known =
            missed.is_some_and(|missed| missed <= unseen) && (unseen == 0 || has_stopped);
        trial.demand(is_known, || {
            format!(
                "{given_back} given back with a fault, {counted} counted, {unseen} packets unseen"
            )
        });
        // What it counts since it began to run last is a part of what the driver has seen.
        let failed = account.of("pfu_transmit.failed_packets");
        trial.demand(progress.failed <= failed, || {
            format!("{} not sent, {failed} counted", progress.failed)
        });
        unsent += failed;
        let names = [
            ("pfu_receive", pfu_receive::FIRST_FAULT_FAILED_LINE),
            ("pfu_transmit", pfu_transmit::FIRST_FAULT_FAILED_LINE),
        ];
        for (unit, name) in names {
            let of = |register| account.of(&format!("{unit}.{register}"));
            let (lines, first) = (of("failed_lines"), of("first_fault"));
            let is_named = first == if lines > 0 { name.into() } else { 0 };
            trial.demand(is_named, || format!("{unit}: {lines} failed, fault {first}"));
        }
        if C::LINK == CardLink::PciExpress {
            let of = |register| account.of(&format!("pcie.{register}"));
            let (failed, poisoned) = (of("failed_requests"), of("poisoned_lines"));
            // A read of many lines fails as a whole, and a completion is damaged as a whole: lines beside a
            // damaged one are, too.
            let are_counted =
                (failed + poisoned > 0) == (happened_now > 0) && failed <= happened_now;
            let first = of("first_fault");
            let names = [pcie::FIRST_FAULT_FAILED_REQUEST, pcie::FIRST_FAULT_POISONED];
            let is_named = match (failed, poisoned) {
                (0, 0) => first == 0,
                (0, _) => first == names[1].into(),
                (_, 0) => first == names[0].into(),
                _ => names.iter().any(|name| first == u64::from(*name)),
            };
            trial.demand(are_counted && is_named, || {
                format!("{failed} failed, {poisoned} poisoned of {happened_now}, fault {first}")
            });
        }
    }
    assert!(happenings > 0, "nothing went wrong");
    assert!(stops > 0, "no ring stopped itself in {happenings} faults");
    assert!(unsent > 0, "every packet was sent in spite of {happenings} faults");
}

#[test]
fn requests_that_fail_are_named_and_lose_nothing_else_through_cxl() {
    faulty::<NicType1Card>(|faults| faults.error_per_10000 = 60, |counters| counters.errors);
}

#[test]
fn requests_that_fail_are_named_and_lose_nothing_else_through_the_cxl_ip() {
    faulty::<NicAgilexCard>(|faults| faults.error_per_10000 = 60, |counters| counters.errors);
}

#[test]
fn requests_that_fail_are_named_and_lose_nothing_else_through_pci_express() {
    // There are fewer requests, each for many lines.
    faulty::<NicPcieCard>(|faults| faults.error_per_10000 = 200, |counters| counters.errors);
}

#[test]
fn damaged_data_are_named_and_not_sent_through_cxl() {
    faulty::<NicType1Card>(|faults| faults.poison_per_10000 = 100, |counters| counters.poisoned);
}

#[test]
fn damaged_data_are_named_and_not_sent_through_the_cxl_ip() {
    faulty::<NicAgilexCard>(|faults| faults.poison_per_10000 = 100, |counters| counters.poisoned);
}

#[test]
fn damaged_data_are_named_and_not_sent_through_pci_express() {
    faulty::<NicPcieCard>(|faults| faults.poison_per_10000 = 100, |counters| counters.poisoned);
}
