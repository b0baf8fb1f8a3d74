//! What is lost, and that it is counted: no descriptors, packets that do not fit, frames that are too
//! short, too long or damaged, a burst memory that is full, rings that stop and start in mid traffic.
//! Every frame of the wire is in exactly one count.
use nic_driver::descriptor::Fault;
use nic_driver::ring::Layout;
use nic_system::{Near, Plan, RingShape, TinyPcieCard, TinyType1Card, Trial, Work, frames};
use nic_tb::Generator;
use nic_tb::seed::generator;

/// Cycles in which everything that is on its way has come or is lost.
const REST: u64 = 8_000;

fn plan<C: Near>(trial: &mut Trial<C>, shape: RingShape, buffer_bytes: u16) -> Plan {
    let shapes = (shape, shape);
    let plan = Plan::with_buffers(&mut trial.system.memory, 0, shapes, buffer_bytes);
    let mut plan = plan.unwrap_or_else(|error| panic!("{error}"));
    plan.receive.starve_cycles = 200;
    plan
}

const SHAPE: RingShape = RingShape { size_log2: 6, ..RingShape::PLAIN };

/// Whether `some` are among `all`, in order.
fn are_among(some: &[Vec<u8>], all: &[Vec<u8>]) -> bool {
    let mut rest = all.iter();
    some.iter().all(|frame| rest.any(|other| other == frame))
}

/// Frames that come must be among those that were sent, in order, and leave in the same order.
fn in_order<C: Near>(trial: &mut Trial<C>) {
    let received: Vec<_> = trial.programs[0].borrow().received.clone();
    let sound = received.iter().filter(|packet| packet.fault == Fault::None);
    let sound: Vec<_> = sound.map(|packet| packet.bytes.clone()).collect();
    let (all, sent) = (trial.frames.clone(), trial.sent());
    trial.demand(are_among(&sound, &all), || "frames are received in another order".to_string());
    trial.demand(are_among(&sent, &sound), || "frames leave in another order".to_string());
}

fn send<C: Near>(trial: &mut Trial<C>, random: &mut Generator, count: usize, gap: u64) {
    for _ in 0..count {
        let length = frames::any_length(random);
        let frame = frames::any(random, length);
        trial.send(gap, frame);
    }
}

/// A ring whose program does nothing fills, and then loses; a program that comes back gets the rest.
fn starved<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("starved", &mut random, |_| {});
    let plan = plan(&mut trial, SHAPE, 2048);
    let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    done.borrow_mut().orders.pause = true;
    // 64 buffers, and 26 frames too many.
    for _ in 0..90 {
        trial.send(60, frames::bare(&mut random, 60));
    }
    trial.until_sent();
    trial.cycles(REST);
    done.borrow_mut().orders.pause = false;
    trial.cycles(REST);
    send(&mut trial, &mut random, 5, 300);
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    in_order(&mut trial);
    let (received, sent) = (done.borrow().received.len(), trial.sent().len());
    let starved = done.borrow().receive.starved_drops;
    trial.demand((received, starved, sent) == (69, 26, 69), || {
        format!("{received} received, {starved} starved, {sent} sent; 69, 26 and 69 are right")
    });
    trial.account();
}

#[test]
fn a_ring_without_descriptors_drops_and_counts_through_cxl() {
    starved::<TinyType1Card>();
}

#[test]
fn a_ring_without_descriptors_drops_and_counts_through_pci_express() {
    starved::<TinyPcieCard>();
}

/// Buffers of 100 bytes: packets of one, of two, and some that are cut.
fn segmented<C: Near>(layout: Layout) {
    let mut random = generator();
    let mut trial = Trial::<C>::new(format!("{layout:?}"), &mut random, |_| {});
    let plan = plan(&mut trial, RingShape { layout, ..SHAPE }, 100);
    let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    for length in [60, 100, 101, 163, 164, 165, 199, 200, 201, 300, 1514, 60, 150] {
        let frame = frames::any(&mut random, length);
        trial.send(400, frame);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    let received = done.borrow().received.clone();
    let expected = trial.frames.clone();
    let is_right = received.len() == expected.len()
        && received.iter().zip(&expected).all(|(packet, frame)| {
            let kept = frame.len().min(200);
            let fault = if frame.len() > 200 { Fault::Truncated } else { Fault::None };
            packet.bytes == frame[..kept]
                && packet.fault == fault
                && packet.buffers == 1 + usize::from(frame.len() > 100)
        });
    let brief: Vec<_> = received.iter().map(|p| (p.length_bytes, p.buffers, p.fault)).collect();
    trial.demand(is_right, || format!("{brief:?}"));
    let whole: Vec<_> = expected.iter().filter(|frame| frame.len() <= 200).cloned().collect();
    let sent = trial.sent();
    trial.demand(sent == whole, || format!("{} sent, {} are whole", sent.len(), whole.len()));
    let truncated = done.borrow().receive.truncated;
    trial.demand(truncated == 3, || format!("{truncated} truncated, 3 is right"));
    trial.account();
}

#[test]
fn packets_lie_in_two_buffers_or_are_cut_through_cxl() {
    segmented::<TinyType1Card>(Layout::Packed);
    segmented::<TinyType1Card>(Layout::Grouped);
}

#[test]
fn packets_lie_in_two_buffers_or_are_cut_through_pci_express() {
    segmented::<TinyPcieCard>(Layout::Padded);
}

/// Frames of a burst that the memory cannot take.
const BURST: u64 = 90;

/// What no MAC should give, and bursts that the memory cannot take.
fn wrong_frames<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("wrong frames", &mut random, |_| {});
    let plan = plan(&mut trial, SHAPE, frames::JUMBO as u16);
    let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    let mut sound = vec![];
    for length in [1, 59, 60, 64, frames::JUMBO, frames::JUMBO + 1, 12_000, 61] {
        let frame = frames::bare(&mut random, length);
        if (frames::SHORTEST..=frames::JUMBO).contains(&length) {
            sound.push(frame.clone());
        }
        trial.send(1_500, frame);
    }
    for length in [60, 128, 700, 1514] {
        let frame = frames::bare(&mut random, length);
        trial.send_damaged(300, frame);
    }
    let last = frames::bare(&mut random, 60);
    sound.push(last.clone());
    trial.send(1_500, last);
    trial.until_sent();
    trial.cycles(REST);
    let before = done.borrow().received.len();
    let sent = trial.sent();
    trial.demand(sent == sound, || format!("{} sent, {} are sound", sent.len(), sound.len()));
    // 16 KiB take ten of these, and it is emptied almost as fast.
    for _ in 0..BURST {
        let frame = frames::bare(&mut random, frames::LONGEST);
        trial.send(0, frame);
    }
    trial.until_sent();
    trial.cycles(2 * REST);
    trial.finish();
    in_order(&mut trial);
    let account = trial.account();
    let lost = account.of("packet_buffer.memory_full") + account.of("packet_buffer.table_full");
    let received = done.borrow().received.len() - before;
    trial.demand(lost > 0 && received as u64 + lost == BURST, || {
        format!("{received} received and {lost} lost of {BURST}")
    });
    let counts = ["short_packets", "oversized_packets", "damaged_packets"]
        .map(|counter| account.of(&format!("mac_receive.{counter}")));
    trial.demand(counts == [2, 2, 4], || format!("{counts:?} are not 2, 2, 4"));
}

#[test]
fn wrong_frames_and_bursts_are_dropped_whole_and_counted_through_cxl() {
    wrong_frames::<TinyType1Card>();
}

#[test]
fn wrong_frames_and_bursts_are_dropped_whole_and_counted_through_pci_express() {
    wrong_frames::<TinyPcieCard>();
}

/// Buffers of a ring that is soon out of them.
const BUFFERS: usize = 8;
/// Lines of the frames that fill the 256 lines of burst memory of a tiny card, and how many of them.
const FILL: (usize, usize) = (24, 9);
/// Lines of the frames that may not fit.
const LATE_LINES: usize = 8;
/// Lines of the frame between them: from enough room for two behind it to none for the last of them,
/// whatever lines of the first frame have left the memory already.
const SWEEP: std::ops::RangeInclusive<usize> = 32..=52;

/// The burst memory gets full in every cycle of a frame: nine frames nearly fill it, one makes it fuller by a
/// line each time, and of the two behind it one finds no room somewhere.
fn overflow_swept<C: Near>() {
    let mut random = generator();
    let mut trial = Trial::<C>::new("overflow", &mut random, |_| {});
    let mut plan = plan(&mut trial, SHAPE, 4096);
    plan.receive.starve_cycles = u16::MAX;
    plan.buffer_count = BUFFERS;
    let done = trial.start(plan, Work { reads: true, sends: false, ..Work::UNTIL_TOLD });
    trial.until_running();
    let (mut lost, mut points) = (0, vec![]);
    for lines in SWEEP {
        // A program that does nothing: once its buffers are used, frames wait in the memory.
        done.borrow_mut().orders.pause = true;
        for _ in 0..BUFFERS {
            trial.send(32, frames::bare(&mut random, frames::SHORTEST));
        }
        trial.until_sent();
        trial.cycles(1_000);
        let sizes = [vec![FILL.0; FILL.1], vec![lines], vec![LATE_LINES; 2]].concat();
        let count = sizes.len();
        for size in sizes {
            trial.send(0, frames::bare(&mut random, 64 * size - 4));
        }
        trial.until_sent();
        trial.cycles(200);
        done.borrow_mut().orders.pause = false;
        let before = trial.frames.len() - lost;
        let most = done.clone();
        trial.until("frames come", |_| most.borrow().received.len() + 2 >= before);
        trial.cycles(1_500);
        let now = trial.frames.len() - done.borrow().received.len() - lost;
        trial.demand(now < count, || format!("{now} of {count} lost"));
        lost += now;
        points.push(now);
    }
    trial.finish();
    in_order(&mut trial);
    let account = trial.account();
    let counted = account.of("packet_buffer.memory_full");
    trial.demand(lost as u64 == counted, || format!("{lost} lost, {counted} counted"));
    let is_lossless = points.first() == Some(&0);
    let with_loss = points.iter().filter(|now| **now > 0).count();
    trial.demand(is_lossless && with_loss >= LATE_LINES, || {
        format!("lost {points:?}: a frame did not find room in each of its cycles")
    });
}

#[test]
fn a_frame_that_overflows_in_any_cycle_is_lost_whole_through_cxl() {
    overflow_swept::<TinyType1Card>();
}

#[test]
fn a_frame_that_overflows_in_any_cycle_is_lost_whole_through_pci_express() {
    overflow_swept::<TinyPcieCard>();
}

/// The ring stops and starts again while frames come.
fn restarted<C: Near>(layout: Layout) {
    let mut random = generator();
    let mut trial = Trial::<C>::new(format!("restarted, {layout:?}"), &mut random, |_| {});
    let mut plan = plan(&mut trial, RingShape { layout, ..SHAPE }, 512);
    plan.receive.batch = 8;
    plan.transmit.batch = 8;
    let done = trial.start(plan, Work { reads: true, ..Work::UNTIL_TOLD });
    trial.until_running();
    send(&mut trial, &mut random, 80, 120);
    for number in 1..=3 {
        let pause = random.within(500..=3_000);
        trial.cycles(pause);
        done.borrow_mut().orders.restart = true;
        let restarts = done.clone();
        trial.until("the ring starts again", |_| restarts.borrow().restarts >= number);
    }
    trial.until_sent();
    trial.cycles(REST);
    trial.finish();
    in_order(&mut trial);
    let progress = done.borrow().brief();
    trial.demand(progress.restarts == 3 && progress.faults.is_empty(), || "restarts".to_string());
    // A program that stops its ring takes what has come and sends it first.
    let sound = done.borrow().received.iter().filter(|p| p.fault == Fault::None).count();
    let sent = trial.sent().len();
    trial.demand(sent == sound && progress.unsent == 0, || {
        format!("{sent} of {sound} sent, {} unsent", progress.unsent)
    });
    trial.account();
}

#[test]
fn a_ring_stops_and_starts_in_mid_traffic_through_cxl() {
    restarted::<TinyType1Card>(Layout::Packed);
    restarted::<TinyType1Card>(Layout::Grouped);
}

#[test]
fn a_ring_stops_and_starts_in_mid_traffic_through_pci_express() {
    restarted::<TinyPcieCard>(Layout::Grouped);
}
