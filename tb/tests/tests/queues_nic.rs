//! The card with many queues from AXI to the MAC: frames of every queue leave whole and in the order of their
//! addresses, with their checksums where they ask for that; a queue that is wrong, or begins again, holds up no
//! other, and neither does a dead link.
use nic_model::axi_write_slave::Response;
use nic_model::cmac_transmit::frame_of;
use nic_model::reorder_nic::message;
use nic_sim::generated::queues_nic_tiny::QueuesNicTiny as Device;
use nic_spec::message::{AxiResponse, MessageBeat};
use nic_spec::register::{Access, nic};
use nic_tb::axi::{WritePorts, line_store};
use nic_tb::registers::Registers;
use nic_tb::{Bench, Generator, Stall};

/// Bytes of a line, and of the window of a queue.
const LINE: u64 = 64;
const SPACE: u64 = LINE << 12;
/// Queues, and lines that a host may be ahead in each.
const QUEUES: u64 = 4;
const WINDOW: usize = 32;
/// Picoseconds of the host's clock (250 MHz) and of the network's (322.27 MHz).
const PERIODS: [u64; 2] = [4_000, 3_103];
/// The domains of both sides.
const HOST: usize = 0;
const NETWORK: usize = 1;
/// Cycles until what was stored has left, or a queue is empty.
const REST: u64 = 400;
/// Cycles that a message may wait while the link is dead, and those of the registers and the crossing besides.
const PATIENCE: u64 = 100;
const ON_THE_WAY: u64 = 40;
/// Beats that fit between the gate and the MAC: where checksums are filled in, and before the MAC.
const BEATS: u64 = 1_024;

const WRITE: WritePorts<Device, 6, 64> = WritePorts {
    address: Device::WRITE_ADDRESS,
    data: Device::WRITE_DATA,
    response: Device::WRITE_RESPONSE,
};
const REGISTERS: Registers<Device> = Registers {
    map: nic::map_of_queues,
    write_address: Device::REGISTER_WRITE_ADDRESS,
    write_data: Device::REGISTER_WRITE_DATA,
    write_response: Device::REGISTER_WRITE_RESPONSE,
    read_address: Device::REGISTER_READ_ADDRESS,
    read_data: Device::REGISTER_READ_DATA,
};

/// Some bytes at their addresses.
type Bytes = Vec<(u64, u8)>;

/// A card whose windows are open.
fn open(source: Stall, sink: Stall) -> Bench<Device> {
    let mut bench = Bench::<Device>::with_periods(source, sink, &PERIODS);
    REGISTERS.attach(&mut bench);
    bench.collect(Device::CMAC);
    bench.run(REST);
    REGISTERS.write(&mut bench, "axi_write.enable", 1);
    REGISTERS.write(&mut bench, "mmio_queues.share_lines", 128);
    bench
}

/// A frame that says of which queue it is, and which.
fn frame(random: &mut Generator, queue: u64, number: usize, length: usize) -> Vec<u8> {
    let mut frame = random.bytes(length.max(4));
    frame[..4].copy_from_slice(&[queue as u8, number as u8, (number >> 8) as u8, 0]);
    frame
}

/// Messages of these frames from `place` of a queue on, and where they end.
fn messages(queue: u64, place: u64, frames: &[Vec<u8>]) -> (Bytes, u64) {
    let (mut bytes, mut address) = (Bytes::new(), queue * SPACE + place);
    for frame in frames {
        let message = message(frame.len() as u16, frame);
        let end = address + message.len() as u64;
        bytes.extend((address..).zip(message));
        address = end.next_multiple_of(LINE);
    }
    (bytes, address - queue * SPACE)
}

fn lines(bytes: &[(u64, u8)]) -> Vec<Bytes> {
    bytes.chunk_by(|a, b| a.0 / LINE == b.0 / LINE).map(<[_]>::to_vec).collect()
}

/// Stores a line with a burst of its own.
fn store(bench: &mut Bench<Device>, line: &[(u64, u8)]) {
    let burst = line_store(bench.generator(), line, LINE);
    let id = bench.generator().bits(6);
    WRITE.send(bench, id, &burst);
    WRITE.expect(bench, id, Response::Okay);
}

fn store_all(bench: &mut Bench<Device>, bytes: &[(u64, u8)]) {
    lines(bytes).iter().for_each(|line| store(bench, line));
}

/// The frames that the MAC got since, none with an error.
fn received(bench: &mut Bench<Device>) -> Vec<Vec<u8>> {
    frames_of(bench.take(Device::CMAC))
}

/// That many frames, and then no more.
fn until_received(bench: &mut Bench<Device>, frames: usize) -> Vec<Vec<u8>> {
    let mut beats = vec![];
    for _ in 0..1_000 {
        bench.run(REST);
        beats.extend(bench.take(Device::CMAC));
        if beats.iter().filter(|beat| beat.last).count() >= frames {
            break;
        }
    }
    bench.until_idle();
    beats.extend(bench.take(Device::CMAC));
    frames_of(beats)
}

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

/// What came is what each queue sent, in its order.
fn compare(found: &[Vec<u8>], sent: &[Vec<Vec<u8>>]) {
    for (queue, sent) in (0..).zip(sent) {
        let of_queue: Vec<_> = found.iter().filter(|frame| frame[0] == queue).cloned().collect();
        let sent: Vec<_> = sent.iter().map(|frame| frame_of(frame)).collect();
        assert!(of_queue == sent, "queue {queue}: {} of {}", of_queue.len(), sent.len());
    }
    assert_eq!(found.len(), sent.iter().map(Vec::len).sum::<usize>());
}

fn count(bench: &mut Bench<Device>, name: &str) -> u64 {
    REGISTERS.read(bench, name)
}

/// Why a queue stands still.
fn fault(bench: &mut Bench<Device>, queue: u64) -> String {
    REGISTERS.write(bench, "mmio_queues.inspected_queue", queue);
    REGISTERS.read_name(bench, "mmio_queues.fault")
}

fn restart(bench: &mut Bench<Device>, queue: u64) {
    REGISTERS.write(bench, "mmio_queues.restart_queue", queue);
    REGISTERS.write(bench, "mmio_queues.restart_line_address", 0);
    while REGISTERS.read(bench, "mmio_queues.restart_is_pending") == 1 {}
}

#[test]
fn frames_of_every_queue_reach_the_mac_in_every_regime_and_are_counted() {
    for (source, sink) in Stall::pairs() {
        let mut bench = open(source, sink);
        let (mut sent, mut stores) = (vec![], vec![]);
        for queue in 0..QUEUES {
            let mut length = |number| match number {
                0 => 9_216,
                _ => bench.generator().within(4..=300) as usize,
            };
            let lengths: Vec<_> = (0..12).map(&mut length).collect();
            let frames: Vec<_> = lengths
                .into_iter()
                .enumerate()
                .map(|(number, length)| frame(bench.generator(), queue, number, length))
                .collect();
            let lines = lines(&messages(queue, 0, &frames).0);
            let reach = WINDOW / 2 - 2;
            stores.push(bench.generator().shuffled_within_window(lines, reach).into_iter());
            sent.push(frames);
        }
        let mut open: Vec<usize> = (0..stores.len()).collect();
        while !open.is_empty() {
            let queue = *bench.generator().pick(&open);
            match stores[queue].next() {
                Some(line) => store(&mut bench, &line),
                None => open.retain(|other| *other != queue),
            }
        }
        bench.until_idle();
        for queue in 0..QUEUES {
            assert_eq!(fault(&mut bench, queue), "none", "queue {queue}");
        }
        let found = until_received(&mut bench, sent.iter().map(Vec::len).sum());
        compare(&found, &sent);
        assert_eq!(count(&mut bench, "mac_transmit.packets"), found.len() as u64);
        let bytes: usize = found.iter().map(Vec::len).sum();
        assert_eq!(count(&mut bench, "mac_transmit.bytes"), bytes as u64);
        assert_eq!(count(&mut bench, "store_packets.messages"), found.len() as u64);
        let stores = bench.transfers(WRITE.data.index());
        assert_eq!(count(&mut bench, "axi_write.stores"), stores);
        for block in nic::map_of_queues().blocks {
            for register in block.registers() {
                if register.access == Access::ErrorCounter {
                    let name = format!("{}.{}", block.name, register.name);
                    assert_eq!(count(&mut bench, &name), 0, "{name}");
                }
            }
        }
        bench.finish();
    }
}

#[test]
fn the_map_says_what_the_card_is_and_takes_what_it_has() {
    let mut bench = Bench::<Device>::with_periods(Stall::Alternate, Stall::Mostly, &PERIODS);
    REGISTERS.attach(&mut bench);
    bench.run(REST);
    for (name, value) in [
        ("card.identification", u32::from_le_bytes(*b"CNIC")),
        ("card.version", nic::map_of_queues().version_number()),
        ("card.rings", 0),
        ("card.maximum_packet_bytes", 9_216),
        ("card.has_mmio_path", 1),
        ("card.has_store_queues", 1),
        ("card.has_interrupts", 0),
        ("mmio_queues.queues", 4),
        ("mmio_queues.line_bits", 12),
        ("mmio_queues.memory_lines", 1_024),
        ("mmio_queues.maximum_bytes", 9_216),
        ("store_gate.patience_cycles", 1_000),
        ("axi_write.enable", 0),
    ] {
        assert_eq!(count(&mut bench, name), u64::from(value), "{name}");
    }
    let map = nic::map(nic::MOST_RINGS);
    let mut refused = 0;
    for block in &map.blocks {
        let has = nic::map_of_queues().blocks.iter().any(|own| own.name == block.name);
        for register in block.registers() {
            let address = u64::from(block.base + register.offset);
            let (_, response) = REGISTERS.read_at(&mut bench, address);
            assert_eq!(response == AxiResponse::Okay, has, "{}.{}", block.name, register.name);
            refused += u64::from(!has);
        }
    }
    assert_eq!(count(&mut bench, "registers.refused_accesses"), refused);
    bench.dismiss();
}

#[test]
fn a_store_is_dropped_until_the_card_is_enabled_and_refused_beyond_the_last_queue() {
    let mut bench = Bench::<Device>::with_periods(Stall::Never, Stall::Never, &PERIODS);
    REGISTERS.attach(&mut bench);
    bench.collect(Device::CMAC);
    bench.run(REST);
    let lost = frame(bench.generator(), 0, 0, 60);
    store_all(&mut bench, &messages(0, 0, &[lost]).0);
    bench.until_idle();
    assert_eq!(count(&mut bench, "axi_write.disabled_stores"), 1);
    REGISTERS.write(&mut bench, "axi_write.enable", 1);
    let mut burst = line_store(bench.generator(), &[(0, 1)], LINE);
    burst.address = QUEUES * SPACE;
    WRITE.send(&mut bench, 4, &burst);
    WRITE.expect(&mut bench, 4, Response::DecodeError);
    let last = frame(bench.generator(), QUEUES - 1, 0, 60);
    store_all(&mut bench, &messages(QUEUES - 1, 0, std::slice::from_ref(&last)).0);
    bench.until_idle();
    bench.run(REST);
    assert_eq!(received(&mut bench), [last]);
    assert_eq!(count(&mut bench, "axi_write.outside_bursts"), 1);
    bench.finish();
}

/// One queue is wrong and begins again, the others send all the while.
#[test]
fn a_restart_is_that_of_one_queue() {
    let mut bench = open(Stall::Never, Stall::Bursts);
    const WRONG: u64 = 2;
    let mut places = [0; QUEUES as usize];
    let mut sent = vec![vec![]; QUEUES as usize];
    for round in 0..6 {
        // A length above the maximum, then stores that are dropped.
        let wrong: Bytes = (WRONG * SPACE..).zip(9_217_u16.to_le_bytes()).collect();
        store_all(&mut bench, &wrong);
        for queue in (0..QUEUES).filter(|queue| *queue != WRONG) {
            let frames = [frame(bench.generator(), queue, round, 200)];
            let (bytes, end) = messages(queue, places[queue as usize], &frames);
            places[queue as usize] = end;
            store_all(&mut bench, &bytes);
            sent[queue as usize].extend(frames);
        }
        bench.until_idle();
        assert_eq!(fault(&mut bench, WRONG), "too_long");
        assert_eq!(fault(&mut bench, 0), "none");
        restart(&mut bench, WRONG);
        assert_eq!(fault(&mut bench, WRONG), "none");
        let frames = [frame(bench.generator(), WRONG, round, 150)];
        store_all(&mut bench, &messages(WRONG, 0, &frames).0);
        sent[WRONG as usize].extend(frames);
        bench.until_idle();
        bench.run(REST);
        restart(&mut bench, WRONG);
    }
    compare(&received(&mut bench), &sent);
    assert_eq!(count(&mut bench, "mmio_queues.too_long"), 6);
    // A queue that there is not.
    REGISTERS.write(&mut bench, "mmio_queues.restart_queue", QUEUES);
    REGISTERS.write(&mut bench, "mmio_queues.restart_line_address", 0);
    assert_eq!(count(&mut bench, "mmio_queues.refused_restarts"), 1);
    bench.finish();
}

/// No store waits for longer than the patience, which the memory of lines mostly hides; what leaves when the MAC takes again is whole.
#[test]
fn a_dead_link_holds_up_no_queue() {
    for cycle in 0..12 {
        let mut bench = open(Stall::Never, Stall::Never);
        bench.ignore(WRITE.response);
        REGISTERS.write(&mut bench, "store_gate.patience_cycles", PATIENCE);
        let mut sent = vec![];
        for queue in 0..QUEUES {
            let frames: Vec<_> =
                (0..200).map(|number| frame(bench.generator(), queue, number, 300)).collect();
            sent.push((messages(queue, 0, &frames).0, frames));
        }
        let all: Vec<_> = sent.iter().map(|(bytes, _)| lines(bytes)).collect();
        for number in 0..all[0].len() {
            for lines in &all {
                let burst = line_store(bench.generator(), &lines[number], LINE);
                WRITE.send(&mut bench, 1, &burst);
            }
        }
        bench.run(400 + 3 * cycle);
        bench.set_stall(Device::CMAC.index(), Stall::Always);
        let responses = WRITE.response.index();
        let (mut longest, mut since, died) = (0, bench.cycle(), bench.cycle());
        let mut was_down = false;
        while bench.waiting(WRITE.data.index()) > 0 {
            if !was_down && bench.cycle() > died + BEATS + 2 * PATIENCE {
                was_down = count(&mut bench, "store_gate.is_down") == 1;
                assert!(was_down, "it is down as soon as the patience is over");
                since = bench.cycle();
            }
            let before = bench.transfers(responses);
            bench.step();
            if bench.transfers(responses) > before {
                since = bench.cycle();
            }
            longest = longest.max(bench.cycle() - since);
            assert!(longest <= PATIENCE + ON_THE_WAY, "{longest} cycles");
        }
        assert!(was_down, "stores came for long enough");
        bench.set_stall(Device::CMAC.index(), Stall::Never);
        bench.until_idle();
        bench.run(REST);
        assert_eq!(count(&mut bench, "store_gate.is_down"), 0);
        let found = received(&mut bench);
        let mut left: Vec<_> = sent.iter().map(|(_, frames)| frames.iter()).collect();
        for frame in &found {
            let due = left[usize::from(frame[0])].any(|sent| sent == frame);
            assert!(due, "a frame is not what was sent");
        }
        let dropped = count(&mut bench, "store_gate.dropped_messages");
        let all: usize = sent.iter().map(|(_, frames)| frames.len()).sum();
        assert_eq!(found.len() as u64 + dropped, all as u64);
        assert!(dropped > 0, "the link was down for long enough");
        bench.dismiss();
    }
}

/// The host goes on, sees it, and what the MAC gets is whole.
#[test]
fn a_reset_of_one_side_makes_no_frame_of_two() {
    for side in [HOST, NETWORK] {
        for after in 0..40 {
            let mut bench = open(Stall::Never, Stall::Never);
            bench.ignore(WRITE.response);
            let mut sent = vec![];
            for queue in 0..QUEUES {
                let frames: Vec<_> =
                    (0..6).map(|number| frame(bench.generator(), queue, number, 300)).collect();
                for line in lines(&messages(queue, 0, &frames).0) {
                    let burst = line_store(bench.generator(), &line, LINE);
                    WRITE.send(&mut bench, 1, &burst);
                }
                sent.push(frames);
            }
            bench.run(80 + 5 * after);
            let mut before = if side == NETWORK { bench.take(Device::CMAC) } else { vec![] };
            bench.reset_domain(side, 1 + after % 3);
            if side == NETWORK {
                // The MAC is reset with it, and forgets the frame that was cut.
                before.extend(bench.take(Device::CMAC));
                while before.last().is_some_and(|beat| !beat.last) {
                    before.pop();
                }
            }
            bench.run(2 * REST);
            bench.until_idle();
            let mut found = frames_of(before);
            found.extend(received(&mut bench));
            let mut left: Vec<_> = sent.iter().map(|frames| frames.iter()).collect();
            for frame in &found {
                let due = left[usize::from(frame[0] % 4)].any(|sent| sent == frame);
                assert!(due, "after {after}: a frame is made of two");
            }
            if side == NETWORK {
                assert_eq!(count(&mut bench, "mac_crossing.peer_resets"), 1);
                assert_eq!(count(&mut bench, "axi_write.enable"), 1, "the host was not reset");
            }
            REGISTERS.write(&mut bench, "axi_write.enable", 1);
            restart(&mut bench, 3);
            let last = frame(bench.generator(), 3, 99, 100);
            let burst = lines(&messages(3, 0, std::slice::from_ref(&last)).0);
            for line in burst {
                let burst = line_store(bench.generator(), &line, LINE);
                WRITE.send(&mut bench, 1, &burst);
            }
            bench.until_idle();
            bench.run(REST);
            assert_eq!(received(&mut bench), [last], "after {after}: frames pass again");
            bench.dismiss();
        }
    }
}

/// UDP over IPv4 with empty checksums, and a header that asks for them.
#[test]
fn checksums_are_filled_in_where_the_header_asks() {
    let mut bench = open(Stall::Never, Stall::Never);
    let mut datagram = vec![0; 12];
    datagram.extend([0x08, 0x00, 0x45, 0, 0, 46, 0, 1, 0, 0, 64, 17, 0, 0]);
    datagram.extend([10, 0, 0, 1, 10, 0, 0, 2, 0, 7, 0, 9, 0, 26, 0, 0]);
    datagram.extend(bench.generator().bytes(18));
    assert_eq!(datagram.len(), 60);
    let (mut asks, end) = messages(0, 0, &[datagram.clone()]);
    // Bit 0 of the two bytes behind the length.
    asks[2].1 = 1;
    store_all(&mut bench, &asks);
    store_all(&mut bench, &messages(0, end, &[datagram.clone()]).0);
    bench.until_idle();
    bench.run(REST);
    let found = received(&mut bench);
    assert_eq!(found.len(), 2);
    let sum = |bytes: &[u8]| {
        let words = bytes.chunks(2).map(|word| u32::from(word[0]) << 8 | u32::from(word[1]));
        let sum: u32 = words.sum();
        (sum >> 16) + (sum & 0xffff)
    };
    assert_eq!(sum(&found[0][14..34]), 0xffff, "of the IPv4 header");
    let pseudo = sum(&found[0][26..34]) + 17 + 26;
    let all = pseudo + sum(&found[0][34..60]);
    assert_eq!((all >> 16) + (all & 0xffff), 0xffff, "of the datagram");
    assert_eq!(found[1], datagram, "it did not ask");
    bench.finish();
}
