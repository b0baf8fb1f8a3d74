//! Checksums: what the card says of those that come, and those that it fills in.
use nic_driver::descriptor::Checksum;
use nic_system::{
    Near, NicPcieCard, NicType1Card, Plan, RingShape, Trial, Work, checksums, frames,
};
use nic_tb::seed::generator;

const FRAMES: usize = 24;

/// Frames come with wrong checksums, or with right ones, and all leave with right ones.
fn filled<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("checksums", &mut random, |_| {});
    let plan = Plan::new(&mut trial.system.memory, 0, RingShape::PLAIN, RingShape::PLAIN);
    let plan = plan.unwrap_or_else(|error| panic!("{error}"));
    let work = Work { reads: true, checksum: Checksum::Fill, ..Work::packets(FRAMES) };
    let done = trial.start(plan, work);
    trial.until_running();
    let (mut right, mut said) = (vec![], vec![]);
    for number in 0..FRAMES {
        let length = frames::any_length(&mut random);
        let mut frame = frames::any(&mut random, length);
        right.push(frame.clone());
        let is_spoilt = number % 2 == 0;
        if is_spoilt {
            checksums::spoil(&mut frame);
        }
        said.push(match (checksums::has_any(&frame), is_spoilt) {
            (false, _) => Checksum::None,
            (true, false) => Checksum::Good,
            (true, true) => Checksum::Bad,
        });
        trial.send(400, frame);
    }
    trial.finish();
    let found: Vec<_> = done.borrow().received.iter().map(|packet| packet.checksum).collect();
    trial.demand(found == said, || format!("said {found:?}, not {said:?}"));
    let sent = trial.sent();
    let wrong: Vec<_> = sent.iter().filter_map(|frame| checksums::wrong(frame)).collect();
    trial.demand(wrong.is_empty(), || wrong.join("; "));
    trial.demand(sent == right, || "frames leave changed in more than their checksums".to_string());
    trial.account();
}

#[test]
fn checksums_are_judged_and_filled_in_through_cxl() {
    filled::<NicType1Card>();
}

#[test]
fn checksums_are_judged_and_filled_in_through_pci_express() {
    filled::<NicPcieCard>();
}
