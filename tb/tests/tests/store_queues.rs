//! The interface for many queues of stores: whatever order stores come in, the packets of each queue leave whole and
//! in the order of their addresses; a restart is that of the queue that it names, or is refused and counted.
use nic_model::store_packets::packet;
use nic_sim::Bits;
use nic_sim::generated::store_queues_tiny::StoreQueuesTiny;
use nic_spec::message::{
    GateConfiguration, MmioQueueFault, MmioQueueRestart, MmioQueuesLimits, MmioWrite, PacketBeat,
};
use nic_tb::{Bench, Stall};
use nic_tests::frames::{card_beats, card_packets_of};
use nic_tests::stores::{LONGEST, draw_length, draw_message};

/// Bytes of a line, and lines of the address space of a queue.
const LINE: u64 = 64;
const LINES: u64 = 1 << 12;
/// Queues.
const QUEUES: u64 = 4;
/// Lines that a host may be ahead.
const WINDOW: usize = 32;
/// Cycles until what was stored has left, or a queue has been emptied.
const REST: u64 = 300;

type Queues = Bench<StoreQueuesTiny>;
/// Some bytes of one line, at their addresses.
type Store = Vec<(u64, u8)>;
/// The beats of packets.
type Packets = Vec<Vec<PacketBeat>>;

fn bench(source: Stall, sink: Stall) -> Queues {
    let mut bench = Queues::new(source, sink);
    bench.set_level(StoreQueuesTiny::GATE, &GateConfiguration { patience_cycles: 100_000 });
    let limits = MmioQueuesLimits { share_lines: 128, threshold_shift: 5, time_limit_rounds: 0 };
    bench.set_level(StoreQueuesTiny::LIMITS, &limits);
    bench.run(REST);
    bench.collect(StoreQueuesTiny::SENT);
    bench
}

/// Messages with frames of these lengths from `address` of a queue on, as lines; the packets that they are; and
/// where they end.
fn draw(bench: &mut Queues, address: u64, lengths: &[usize]) -> (Vec<Store>, Packets, u64) {
    let (mut lines, mut packets, mut address) = (vec![], vec![], address);
    for &length in lengths {
        let message = draw_message(bench.generator(), length);
        let bytes: Store = (address..).zip(message.iter().copied()).collect();
        lines.extend(bytes.chunk_by(|a, b| a.0 / LINE == b.0 / LINE).map(<[_]>::to_vec));
        packets.extend(packet(&message).map(|(frame, known)| card_beats(&frame, &known)));
        address = (address + message.len() as u64).next_multiple_of(LINE);
    }
    (lines, packets, address)
}

/// Stores bytes of one line of a queue, with anything in the lanes that it does not store.
fn store(bench: &mut Queues, queue: u64, bytes: &[(u64, u8)]) {
    let mut data = [0; LINE as usize];
    data.copy_from_slice(&bench.generator().bytes(LINE as usize));
    let mut byte_enable = 0;
    for (address, byte) in bytes {
        data[(address % LINE) as usize] = *byte;
        byte_enable |= 1 << (address % LINE);
    }
    let line_address = queue * LINES + bytes[0].0 / LINE % LINES;
    bench.send(StoreQueuesTiny::MMIO_WRITE, [MmioWrite { line_address, data, byte_enable }]);
}

fn restart(bench: &mut Queues, queue: u64, line_address: u64) {
    bench.send(StoreQueuesTiny::RESTART, [MmioQueueRestart { queue, line_address }]);
    bench.run(REST);
    assert!(!bench.level(StoreQueuesTiny::STATUS).restart_is_pending);
}

fn fault(bench: &mut Queues, queue: u64) -> MmioQueueFault {
    bench.set_level(StoreQueuesTiny::INSPECTED_QUEUE, &Bits::new(queue));
    bench.run(4);
    bench.level(StoreQueuesTiny::INSPECTED).fault
}

/// Compares what was sent with the packets of each queue: theirs are in order, those of different queues in any.
fn compare(bench: &mut Queues, expected: Vec<Packets>) {
    let mut queues: Vec<_> =
        expected.into_iter().map(|packets| packets.into_iter().peekable()).collect();
    for (number, packet) in sent(bench).iter().enumerate() {
        let due = queues.iter_mut().find_map(|expected| expected.next_if_eq(packet));
        assert!(due.is_some(), "packet {number}, of {} beats, is due in no queue", packet.len());
    }
    let missing: Vec<_> = queues.iter().map(ExactSizeIterator::len).collect();
    assert_eq!(missing, vec![0; missing.len()], "packets of each queue that did not leave");
}

fn sent(bench: &mut Queues) -> Packets {
    bench.until_idle();
    bench.run(REST);
    card_packets_of(bench.take(StoreQueuesTiny::SENT))
}

/// Every queue at once, lines of each in any order within its window; the queue of a packet is known by its bytes.
#[test]
fn packets_of_every_queue_leave_whole_and_in_order_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(source, sink);
        let (mut queues, mut expected) = (vec![], vec![]);
        for _ in 0..QUEUES {
            let mut lengths: Vec<_> = (0..20).map(|_| draw_length(bench.generator())).collect();
            lengths.push(LONGEST as usize);
            let (lines, packets, _) = draw(&mut bench, 0, &lengths);
            let lines = bench.generator().shuffled_within_window(lines, WINDOW / 2 - 2);
            queues.push(lines.into_iter());
            expected.push(packets);
        }
        let mut open: Vec<u64> = (0..QUEUES).collect();
        while !open.is_empty() {
            let queue = *bench.generator().pick(&open);
            match queues[queue as usize].next() {
                // Whole, or in two parts.
                Some(line) => {
                    let place = bench.generator().below(2 * line.len() as u64) as usize;
                    let (first, rest) = line.split_at(place.min(line.len()));
                    for part in [rest, first].into_iter().filter(|part| !part.is_empty()) {
                        store(&mut bench, queue, part);
                    }
                }
                None => open.retain(|other| *other != queue),
            }
        }
        compare(&mut bench, expected);
        for queue in 0..QUEUES {
            assert_eq!(fault(&mut bench, queue), MmioQueueFault::None, "queue {queue}");
        }
        let status = bench.level(StoreQueuesTiny::STATUS);
        assert_eq!((status.queues, status.line_bits, status.refused_restarts), (QUEUES, 12, 0));
        bench.dismiss();
    }
}

/// A queue that has stopped goes on where its restart says; what the others have begun is not touched.
#[test]
fn a_restart_is_that_of_one_queue_at_its_line() {
    let mut bench = bench(Stall::Never, Stall::Never);
    let mut expected = vec![];
    let mut begun = vec![];
    for queue in 0..QUEUES {
        let (lines, packets, _) = draw(&mut bench, 0, &[200]);
        for line in &lines[1..] {
            store(&mut bench, queue, line);
        }
        begun.push((lines[0].clone(), packets[0].clone()));
    }
    // Queue 2 begins with a length above the maximum.
    let wrong: Store = (0..).zip([0xff, 0xff, 0, 0, 0, 0, 0, 0]).collect();
    store(&mut bench, 2, &wrong);
    bench.run(REST);
    assert_eq!(fault(&mut bench, 2), MmioQueueFault::TooLong);
    let status = bench.level(StoreQueuesTiny::QUEUES_STATUS);
    assert_eq!((status.last_fault, status.last_queue), (MmioQueueFault::TooLong, 2));
    let (lines, packets, _) = draw(&mut bench, 7 * LINE, &[60, 1_500]);
    restart(&mut bench, 2, 7);
    for (queue, (line, packet)) in (0..).zip(&begun) {
        if queue != 2 {
            store(&mut bench, queue, line);
            expected.push(vec![packet.clone()]);
        }
    }
    for line in &lines {
        store(&mut bench, 2, line);
    }
    expected.push(packets);
    compare(&mut bench, expected);
    assert_eq!(fault(&mut bench, 2), MmioQueueFault::None);
    bench.dismiss();
}

/// Restarts of queues that there are not, or of which too many come at once, are counted and not done.
#[test]
fn restarts_that_cannot_be_done_are_counted() {
    let mut bench = bench(Stall::Never, Stall::Never);
    let (lines, packets, _) = draw(&mut bench, 0, &[200]);
    store(&mut bench, 0, &lines[0]);
    bench.run(REST);
    // The low bits are those of queue 0.
    for queue in [QUEUES, 4 * QUEUES, 1 << 9] {
        restart(&mut bench, queue, 0);
    }
    assert_eq!(bench.level(StoreQueuesTiny::STATUS).refused_restarts, 3);
    for line in &lines[1..] {
        store(&mut bench, 0, line);
    }
    compare(&mut bench, vec![packets]);
    // One is being done, and one waits.
    let all = (0..8).map(|number| MmioQueueRestart { queue: number % QUEUES, line_address: 5 });
    bench.send(StoreQueuesTiny::RESTART, all);
    bench.run(6);
    assert!(bench.level(StoreQueuesTiny::STATUS).restart_is_pending);
    bench.run(8 * REST);
    let status = bench.level(StoreQueuesTiny::STATUS);
    assert!(!status.restart_is_pending);
    assert_eq!(status.refused_restarts, 3 + 8 - 2);
    bench.dismiss();
}

/// Whatever is behind takes nothing: stores are taken, and messages are dropped and counted.
#[test]
fn what_is_not_taken_for_long_is_dropped_and_counted() {
    let mut bench = bench(Stall::Never, Stall::Never);
    let patience_cycles = 50;
    bench.set_level(StoreQueuesTiny::GATE, &GateConfiguration { patience_cycles });
    let lengths = [500; 30];
    let (lines, ..) = draw(&mut bench, 0, &lengths);
    bench.set_stall(StoreQueuesTiny::SENT.index(), Stall::Always);
    for line in &lines {
        store(&mut bench, 3, line);
    }
    for _ in 0..20 * patience_cycles {
        bench.step();
    }
    assert_eq!(bench.waiting(StoreQueuesTiny::MMIO_WRITE.index()), 0, "every store is taken");
    let status = bench.level(StoreQueuesTiny::GATE_STATUS);
    assert!(status.is_down && status.outages == 1, "{status:?}");
    bench.set_stall(StoreQueuesTiny::SENT.index(), Stall::Never);
    let packets = sent(&mut bench);
    let status = bench.level(StoreQueuesTiny::GATE_STATUS);
    assert!(!status.is_down);
    let whole = packets.iter().filter(|packet| !packet.iter().any(|beat| beat.error)).count();
    assert_eq!(whole as u64 + status.dropped_messages, lengths.len() as u64);
    bench.dismiss();
}
