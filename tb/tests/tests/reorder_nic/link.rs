//! What becomes of frames where the link is down, or one side of the card is reset alone: none that the MAC gets is
//! made of two, and the host goes on.
use nic_sim::Wrapper;
use nic_spec::message::MessageBeat;
use nic_tb::{Bench, Stall};

use crate::{Card, NETWORK, short, usual};

/// The domain of the host's side.
const HOST: usize = 0;

/// Bytes of the frames of a dead link's test, all longer than the MAC's shortest.
const FRAME: usize = 300;

/// Cycles that a message may wait in it.
const PATIENCE: u64 = 100;

/// Cycles besides: the registers and the crossing between a store and the MAC.
const ON_THE_WAY: u64 = 40;

/// One store waits for the patience, the card can be stopped and begun again, and when the MAC
/// takes again, what leaves is whole.
#[test]
fn a_dead_link_holds_up_no_store_whenever_it_dies() {
    let card = short();
    for cycle in 0..40 {
        let mut bench = card.bench(Stall::Never, Stall::Never);
        bench.collect(card.cmac);
        bench.ignore(card.write.response);
        let registers = &card.registers;
        registers.write(&mut bench, "message_gate.patience_cycles", PATIENCE);
        let sent: Vec<Vec<u8>> = (0..60).map(|_| bench.generator().bytes(FRAME)).collect();
        let mut address = 0;
        for frame in &sent {
            let message = card.message(address, FRAME as u64, frame);
            address = (address + message.len() as u64).next_multiple_of(card.alignment);
            card.store_all_unanswered(&mut bench, &message);
        }
        bench.run(60 + cycle);
        bench.set_stall(card.cmac.index(), Stall::Always);
        let responses = card.write.response.index();
        let (mut longest, mut since) = (0, bench.cycle());
        while bench.waiting(card.write.data.index()) > 0 {
            let before = bench.transfers(responses);
            bench.step();
            if bench.transfers(responses) > before {
                since = bench.cycle();
            }
            longest = longest.max(bench.cycle() - since);
            assert!(longest <= PATIENCE + ON_THE_WAY, "{longest} cycles");
        }
        assert!(longest > PATIENCE / 2, "something was held up, for {longest} cycles");
        assert_eq!(registers.read(&mut bench, "message_gate.is_down"), 1);

        // The queue begins again while the link is down, and takes what it is given.
        bench.run(PATIENCE);
        card.restart(&mut bench, 0);
        assert_eq!(registers.read(&mut bench, "mmio_reorder.next_start_address"), 0);
        let lost = bench.generator().bytes(FRAME);
        let message = card.message(0, FRAME as u64, &lost);
        card.store_all_unanswered(&mut bench, &message);
        bench.run(2 * PATIENCE);
        assert_eq!(bench.waiting(card.write.data.index()), 0);

        bench.set_stall(card.cmac.index(), Stall::Never);
        bench.until_idle();
        assert_eq!(registers.read(&mut bench, "message_gate.is_down"), 0);
        let last = bench.generator().bytes(FRAME);
        let start = (message.len() as u64).next_multiple_of(card.alignment);
        let message = card.message(start, FRAME as u64, &last);
        card.store_all_unanswered(&mut bench, &message);
        bench.until_idle();

        let received: Vec<Vec<u8>> = frames_of(bench.take(card.cmac));
        let mut left = sent.iter().chain([&lost, &last]);
        for frame in &received {
            assert!(left.any(|sent| sent == frame), "a frame is not what was sent");
        }
        assert_eq!(received.last(), Some(&last), "the link is up again");
        let dropped = registers.read(&mut bench, "message_gate.dropped_messages");
        assert_eq!(received.len() as u64 + dropped, sent.len() as u64 + 2);
        bench.dismiss();
    }
}

/// Frames that the MAC got, none with an error.
fn frames_of(taken: Vec<MessageBeat<64>>) -> Vec<Vec<u8>> {
    let (mut found, mut bytes) = (vec![], vec![]);
    for beat in taken {
        assert!(!beat.error, "a frame has an error");
        bytes.extend_from_slice(&beat.data[..beat.keep.count_ones() as usize]);
        if beat.last {
            found.push(std::mem::take(&mut bytes));
        }
    }
    assert!(bytes.is_empty(), "a frame has not ended");
    found
}

/// What the host stores in 60 frames while one side is reset after so many steps, and one frame behind them; what
/// the MAC gets.
fn reset_in_traffic<D: Wrapper>(card: &Card<D>, side: usize, after: u64) -> (Bench<D>, usize) {
    let mut bench = card.bench(Stall::Never, Stall::Never);
    bench.collect(card.cmac);
    bench.ignore(card.write.response);
    let sent: Vec<Vec<u8>> = (0..20).map(|_| bench.generator().bytes(FRAME)).collect();
    let mut address = 0;
    for frame in &sent {
        let message = card.message(address, FRAME as u64, frame);
        address = (address + message.len() as u64).next_multiple_of(card.alignment);
        card.store_all_unanswered(&mut bench, &message);
    }
    bench.run(after);
    let mut before = if side == NETWORK { bench.take(card.cmac) } else { vec![] };
    bench.reset_domain(side, 1 + after % 3);
    if side == NETWORK {
        // The MAC is reset with it, and forgets the frame that was cut.
        before.extend(bench.take(card.cmac));
        while before.last().is_some_and(|beat| !beat.last) {
            before.pop();
        }
    }
    bench.run(400);
    bench.until_idle();
    let mut received = frames_of(before);
    received.extend(frames_of(bench.take(card.cmac)));
    let mut left = sent.iter();
    for frame in &received {
        assert!(left.any(|sent| sent == frame), "after {after}: a frame is made of two");
    }
    if side == HOST {
        address = 0;
    }
    let last = bench.generator().bytes(FRAME);
    let message = card.message(address, FRAME as u64, &last);
    card.store_all_unanswered(&mut bench, &message);
    bench.until_idle();
    assert_eq!(frames_of(bench.take(card.cmac)), [last], "after {after}: frames pass again");
    (bench, received.len())
}

#[test]
fn a_reset_of_the_host_alone_cuts_no_frame_of_the_mac() {
    let card = usual();
    let mut dropped = 0;
    for after in 30..110 {
        let (mut bench, received) = reset_in_traffic(&card, HOST, after);
        let registers = &card.registers;
        dropped += registers.read(&mut bench, "packet_queue.damaged_packets");
        let packets = registers.read(&mut bench, "cmac_transmit.packets");
        assert_eq!(packets, received as u64 + 1, "the network's side was not reset");
        assert_eq!(registers.read(&mut bench, "mac_crossing.peer_resets"), 0);
        bench.dismiss();
    }
    assert!(dropped > 20, "{dropped} frames were cut and dropped");
}

#[test]
fn a_reset_of_the_network_alone_is_seen_by_the_host_and_cuts_no_later_frame() {
    let card = usual();
    let mut cut = 0;
    for after in 30..110 {
        let (mut bench, _) = reset_in_traffic(&card, NETWORK, after);
        let registers = &card.registers;
        assert_eq!(registers.read(&mut bench, "mac_crossing.peer_resets"), 1);
        assert_eq!(registers.read(&mut bench, "mac_crossing.is_linked"), 1);
        cut += registers.read(&mut bench, "mac_crossing.cut_frames");
        bench.dismiss();
    }
    assert!(cut > 20, "{cut} frames were cut and dropped");
}
