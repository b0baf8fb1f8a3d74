//! The interface for stores: whatever order stores come in, packets leave in the order of the addresses;
//! what a restart cuts ends with an error, and after a fault nothing leaves until a restart.
use nic_model::store_packets::packet;
use nic_sim::generated::store_interface::StoreInterface;
use nic_spec::message::{GateConfiguration, MmioFault, MmioRestart, MmioWrite, PacketBeat};
use nic_tb::{Bench, Stall};
use nic_tests::frames::{card_beats, card_packets_of};
use nic_tests::stores::{LONGEST, draw_length, draw_message};

/// Bytes of a line, and lines of the address space.
const LINE: u64 = 64;
const LINES: u64 = 1 << 12;
/// Lines that a host may be ahead, and those that are swept after reset or restart.
const WINDOW: usize = 32;
const STORED: u64 = 64;

type Interface = Bench<StoreInterface>;
/// Some bytes of one line, at their addresses.
type Store = Vec<(u64, u8)>;

/// A bench whose interface has swept its window, and drops nothing.
fn bench(source: Stall, sink: Stall) -> Interface {
    let mut bench = Interface::new(source, sink);
    bench.set_level(StoreInterface::GATE, &GateConfiguration { patience_cycles: 100_000 });
    settle(&mut bench);
    bench
}

fn settle(bench: &mut Interface) {
    let until = bench.cycle() + STORED + 20;
    while bench.cycle() < until {
        bench.step();
    }
}

/// Messages with frames of these lengths from `address` on: their bytes, the packets that they are, and
/// where they end.
fn draw(bench: &mut Interface, address: u64, lengths: &[usize]) -> (Store, Vec<PacketBeat>, u64) {
    let (mut bytes, mut beats, mut address) = (Store::new(), vec![], address);
    for &length in lengths {
        let message = draw_message(bench.generator(), length);
        let (next, expected) = (address + message.len() as u64, packet(&message));
        beats.extend(expected.iter().flat_map(|(frame, known)| card_beats(frame, known)));
        bytes.extend((address..).zip(message));
        address = next.next_multiple_of(4);
    }
    (bytes, beats, address)
}

fn lines(bytes: &[(u64, u8)]) -> Vec<Store> {
    bytes.chunk_by(|a, b| a.0 / LINE == b.0 / LINE).map(<[_]>::to_vec).collect()
}

/// Stores bytes of one line, with anything in the lanes that it does not store.
fn store(bench: &mut Interface, bytes: &[(u64, u8)]) {
    let mut data = [0; LINE as usize];
    data.copy_from_slice(&bench.generator().bytes(LINE as usize));
    let mut byte_enable = 0;
    for (address, byte) in bytes {
        data[(address % LINE) as usize] = *byte;
        byte_enable |= 1 << (address % LINE);
    }
    let line_address = bytes[0].0 / LINE % LINES;
    bench.send(StoreInterface::MMIO_WRITE, [MmioWrite { line_address, data, byte_enable }]);
}

/// Stores messages with frames of these lengths, lines in any order; where they end.
fn exchange(bench: &mut Interface, address: u64, lengths: &[usize]) -> u64 {
    let (bytes, beats, end) = draw(bench, address, lengths);
    bench.expect(StoreInterface::SENT, beats);
    let lines = lines(&bytes);
    for line in bench.generator().shuffled_within_window(lines, WINDOW - 1) {
        store(bench, &line);
    }
    end
}

fn restart(bench: &mut Interface, line_address: u64) {
    bench.send(StoreInterface::RESTART, [MmioRestart { line_address }]);
    settle(bench);
}

#[test]
fn packets_leave_in_the_order_of_their_addresses_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(source, sink);
        let mut lengths: Vec<_> = (0..60).map(|_| draw_length(bench.generator())).collect();
        lengths.push(LONGEST as usize);
        let end = exchange(&mut bench, 0, &lengths);
        bench.until_idle();
        let status = bench.level(StoreInterface::PACKETS_STATUS);
        assert_eq!(status.messages, lengths.len() as u64);
        let empty = lengths.iter().filter(|length| **length == 0).count() as u64;
        assert_eq!(status.empty_messages, empty);
        assert_eq!(bench.level(StoreInterface::REORDER_STATUS).fault, MmioFault::None);
        let position = bench.level(StoreInterface::NEXT_START_ADDRESS).value();
        assert_eq!(position, end % (LINE * LINES));
        bench.finish();
    }
}

#[test]
fn the_address_space_is_gone_around() {
    let mut bench = bench(Stall::Never, Stall::Never);
    let first = LINES - 20;
    restart(&mut bench, first);
    let end = exchange(&mut bench, first * LINE, &[1_500; 10]);
    assert!(end > LINES * LINE);
    bench.until_idle();
    bench.finish();
}

/// A message whose rest is never stored is cut by a restart: what has left of it ends with an error.
#[test]
fn what_a_restart_cuts_ends_with_an_error() {
    for (source, sink) in Stall::pairs() {
        let mut bench = bench(source, sink);
        let mut address = 0;
        for kept in [1, 2, 5, 20] {
            let (bytes, beats, end) = draw(&mut bench, address, &[1_500]);
            bench.collect(StoreInterface::SENT);
            for line in lines(&bytes).into_iter().take(kept) {
                store(&mut bench, &line);
            }
            bench.until_idle();
            let begin = end.next_multiple_of(LINE);
            restart(&mut bench, begin / LINE);
            bench.until_idle();
            let lengths = [100, 300, 1];
            let (bytes, whole, end) = draw(&mut bench, begin, &lengths);
            for line in lines(&bytes) {
                store(&mut bench, &line);
            }
            bench.until_idle();
            let packets = card_packets_of(bench.take(StoreInterface::SENT));
            let (cut, others) = packets.split_first().expect("a packet was cut");
            let (last, before) = cut.split_last().expect("it has beats");
            assert!(last.error && last.last, "{kept} lines: {last:?}");
            assert_eq!(before, &beats[..before.len()], "{kept} lines");
            assert_eq!(others, card_packets_of(whole), "{kept} lines");
            address = end.next_multiple_of(LINE);
            restart(&mut bench, address / LINE);
        }
        bench.dismiss();
    }
}

/// A fault stops the interface; what is stored is taken and counted, and nothing leaves until a restart.
#[test]
fn a_fault_takes_and_drops_until_a_restart() {
    let mut bench = bench(Stall::Never, Stall::Never);
    // A length above the maximum.
    let header: Store = (0..).zip([0xff, 0xff, 0, 0, 0, 0, 0, 0]).collect();
    store(&mut bench, &header);
    bench.run(20);
    assert_eq!(bench.level(StoreInterface::REORDER_STATUS).fault, MmioFault::TooLong);
    let (bytes, ..) = draw(&mut bench, 0, &[500]);
    let dropped = lines(&bytes);
    for line in &dropped {
        store(&mut bench, line);
    }
    bench.until_idle();
    bench.run(200);
    let status = bench.level(StoreInterface::REORDER_STATUS);
    assert_eq!((status.too_long, status.dropped_stores), (1, dropped.len() as u64));
    restart(&mut bench, 7);
    assert_eq!(bench.level(StoreInterface::REORDER_STATUS).fault, MmioFault::None);
    exchange(&mut bench, 7 * LINE, &[60, 1_500]);
    bench.until_idle();
    bench.finish();
}

#[test]
fn what_is_not_taken_for_long_is_dropped_and_counted() {
    let mut bench = bench(Stall::Never, Stall::Never);
    let patience_cycles = 50;
    bench.set_level(StoreInterface::GATE, &GateConfiguration { patience_cycles });
    bench.collect(StoreInterface::SENT);
    let sent = [500; 30];
    let (bytes, ..) = draw(&mut bench, 0, &sent);
    for line in lines(&bytes) {
        store(&mut bench, &line);
    }
    bench.run(20);
    bench.set_stall(StoreInterface::SENT.index(), Stall::Always);
    for _ in 0..10 * patience_cycles {
        bench.step();
    }
    assert_eq!(bench.waiting(StoreInterface::MMIO_WRITE.index()), 0, "every store is taken");
    let status = bench.level(StoreInterface::GATE_STATUS);
    assert!(status.is_down && status.outages == 1, "{status:?}");
    bench.set_stall(StoreInterface::SENT.index(), Stall::Never);
    bench.until_idle();
    let status = bench.level(StoreInterface::GATE_STATUS);
    assert!(!status.is_down);
    let packets = card_packets_of(bench.take(StoreInterface::SENT));
    let whole = packets.iter().filter(|packet| !packet.iter().any(|beat| beat.error)).count();
    assert_eq!(whole as u64 + status.dropped_messages, sent.len() as u64);
    bench.dismiss();
}
