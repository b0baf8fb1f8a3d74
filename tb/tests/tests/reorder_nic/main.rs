//! The card from AXI to the MAC: what the host stores leaves as frames, in order; every counter
//! counts, and can be read; nothing that a host does wrong keeps a later frame from leaving.
mod link;

use nic_model::axi_write_slave::{Burst, Response};
use nic_model::cmac_transmit::frame_of;
use nic_model::reorder_nic::{frame_for, message};
use nic_sim::generated::reorder_nic as usual;
use nic_sim::generated::reorder_nic_tiny as short;
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiAddress, AxiBurst, AxiReadData, AxiResponse, AxiWriteData, MessageBeat,
};
use nic_spec::register::{Access, reorder_nic};
use nic_tb::axi::{WritePorts, line_store};
use nic_tb::registers::Registers;
use nic_tb::{Bench, Generator, Measured, Stall};
use nic_tests::frames::beats;

/// Bytes of a line.
const LINE: u64 = 64;
/// Bytes of the address space.
const SPACE: u64 = LINE << 12;

/// Picoseconds of the host's clock (250 MHz) and of the network's (322.27 MHz).
const PERIODS: [u64; 2] = [4_000, 3_103];

/// The domain of the network's side.
const NETWORK: usize = 1;

/// An emitted card.
struct Card<D: Wrapper> {
    write: WritePorts<D, 6, 64>,
    read_address: Inlet<D, AxiAddress<6>>,
    read_data: Outlet<D, AxiReadData<6, 64>>,
    cmac: Outlet<D, MessageBeat<64>>,
    registers: Registers<D>,
    window: u64,
    alignment: u64,
    /// Bytes of the longest frame, which is sent.
    legal: u64,
}

macro_rules! card {
    ($name:ident, $module:ident::$device:ident, $($field:ident: $value:literal),+) => {
        fn $name() -> Card<$module::$device> {
            use $module::$device as Device;
            Card {
                write: WritePorts {
                    address: Device::WRITE_ADDRESS,
                    data: Device::WRITE_DATA,
                    response: Device::WRITE_RESPONSE,
                },
                read_address: Device::READ_ADDRESS,
                read_data: Device::READ_DATA,
                cmac: Device::CMAC,
                registers: Registers {
                    map: reorder_nic::map,
                    write_address: Device::REGISTER_WRITE_ADDRESS,
                    write_data: Device::REGISTER_WRITE_DATA,
                    write_response: Device::REGISTER_WRITE_RESPONSE,
                    read_address: Device::REGISTER_READ_ADDRESS,
                    read_data: Device::REGISTER_READ_DATA,
                },
                $($field: $value),+
            }
        }
    };
}
card!(usual, usual::ReorderNic, window: 32, alignment: 4, legal: 9216);
card!(
    short,
    short::ReorderNicTiny,
    window: 8, alignment: 64, legal: 1024
);

/// Some bytes at their addresses.
type Bytes = Vec<(u64, u8)>;

impl<D: Wrapper> Card<D> {
    fn bench(&self, source: Stall, sink: Stall) -> Bench<D> {
        let mut bench = Bench::<D>::with_periods(source, sink, &PERIODS);
        self.registers.attach(&mut bench);
        self.settle(&mut bench);
        bench
    }

    /// Lines that are stored: twice what a host may be ahead at full rate.
    fn stored_lines(&self) -> u64 {
        2 * self.window
    }

    /// Runs until the window is swept and the levels of the network side are here.
    fn settle(&self, bench: &mut Bench<D>) {
        let until = bench.cycle() + self.stored_lines() + 20;
        while bench.cycle() < until {
            bench.step();
        }
    }

    /// A message that states `stated` bytes of frame, at its addresses.
    fn message(&self, address: u64, stated: u64, frame: &[u8]) -> Bytes {
        (address..).zip(message(stated as u16, frame)).collect()
    }

    /// Stores some bytes of one line with a burst of their own.
    fn store(&self, bench: &mut Bench<D>, line: &[(u64, u8)]) {
        let mut burst = line_store(bench.generator(), line, LINE);
        burst.address %= SPACE;
        let id = bench.generator().bits(6);
        self.write.send(bench, id, &burst);
        self.write.expect(bench, id, Response::Okay);
    }

    /// Stores bytes line by line; nobody looks at the answers.
    fn store_all_unanswered(&self, bench: &mut Bench<D>, bytes: &[(u64, u8)]) {
        for line in bytes.chunk_by(|a, b| a.0 / LINE == b.0 / LINE) {
            let burst = line_store(bench.generator(), line, LINE);
            self.write.send(bench, 1, &burst);
        }
    }

    /// Stores bytes line by line.
    fn store_all(&self, bench: &mut Bench<D>, bytes: &[(u64, u8)]) {
        for line in bytes.chunk_by(|a, b| a.0 / LINE == b.0 / LINE) {
            self.store(bench, line);
        }
    }

    /// Sends frames from `start` on, their lines in any order within reach; where they end.
    fn exchange(&self, bench: &mut Bench<D>, start: u64, frames: &[Vec<u8>]) -> u64 {
        let mut bytes = Bytes::new();
        let mut address = start;
        for frame in frames {
            let message = self.message(address, frame.len() as u64, frame);
            address = (address + message.len() as u64).next_multiple_of(self.alignment);
            let stored: Vec<u8> = message.iter().map(|(_, byte)| *byte).collect();
            if let Some(frame) = frame_for(&stored) {
                bench.expect(self.cmac, beats(&frame, false));
            }
            bytes.extend(message);
        }
        let lines: Vec<_> = bytes.chunk_by(|a, b| a.0 / LINE == b.0 / LINE).collect();
        let reach = self.window as usize - 1;
        for line in bench.generator().shuffled_within_window(lines, reach) {
            self.store(bench, line);
        }
        address
    }

    /// Random frames.
    fn frames(&self, generator: &mut Generator, count: usize) -> Vec<Vec<u8>> {
        let frame = |_| {
            let most = *generator.pick(&[70, 200, self.legal]);
            let length = generator.within(1..=most) as usize;
            generator.bytes(length)
        };
        (0..count).map(frame).collect()
    }

    /// Stores frames of a line while the MAC takes nothing, until one of them has been dropped; then the
    /// MAC takes again. Where the next message may begin.
    fn outage(&self, bench: &mut Bench<D>) -> u64 {
        let dropped = |bench: &mut _| self.registers.read(bench, "message_gate.dropped_messages");
        let before = dropped(bench);
        self.registers.write(bench, "message_gate.patience_cycles", 20);
        bench.set_stall(self.cmac.index(), Stall::Always);
        let frame = bench.generator().bytes(56);
        let mut address = 0;
        loop {
            let message = self.message(address, 56, &frame);
            self.store_all(bench, &message);
            bench.run(100);
            address += LINE;
            if dropped(bench) > before {
                break;
            }
            bench.expect(self.cmac, beats(&frame_of(&frame), false));
        }
        assert_eq!(self.registers.read(bench, "message_gate.is_down"), 1);
        bench.set_stall(self.cmac.index(), Stall::Never);
        bench.until_idle();
        assert_eq!(self.registers.read(bench, "message_gate.is_down"), 0);
        self.registers.write(bench, "message_gate.patience_cycles", 1_000);
        address
    }

    /// Begins again at `line`, and waits until the window is empty.
    fn restart(&self, bench: &mut Bench<D>, line: u64) {
        self.registers.write(bench, "mmio_reorder.restart", line);
        self.settle(bench);
    }
}

#[test]
fn one_frame_passes_from_axi_to_the_mac() {
    let card = usual();
    let mut bench = card.bench(Stall::Never, Stall::Never);
    let frame = bench.generator().bytes(100);
    card.exchange(&mut bench, 0, &[frame]);
    bench.until_idle();
    bench.finish();
}

#[test]
fn frames_of_every_length_pass_in_every_regime_and_are_counted() {
    sends_frames(&usual());
    sends_frames(&short());
}

fn sends_frames<D: Wrapper>(card: &Card<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = card.bench(source, sink);
        let mut start = 0;
        let mut sent = Vec::new();
        for _ in 0..3 {
            let frames = card.frames(bench.generator(), 12);
            start = card.exchange(&mut bench, start, &frames);
            // The next lines may share one with the last.
            bench.until_idle();
            sent.extend(frames.into_iter().map(|frame| frame_of(&frame).len() as u64));
        }
        let registers = &card.registers;
        assert_eq!(registers.read(&mut bench, "header_strip.messages"), sent.len() as u64);
        assert_eq!(registers.read(&mut bench, "cmac_transmit.packets"), sent.len() as u64);
        assert_eq!(registers.read(&mut bench, "cmac_transmit.bytes"), sent.iter().sum::<u64>());
        assert_eq!(registers.read(&mut bench, "mmio_reorder.next_start_address"), start % SPACE);
        let stores = bench.transfers(card.write.data.index());
        assert_eq!(registers.read(&mut bench, "axi_write.stores"), stores);
        for name in counters_of_errors() {
            assert_eq!(registers.read(&mut bench, &name), 0, "{name}");
        }
        bench.finish();
    }
}

#[test]
fn a_reset_in_the_middle_of_traffic_begins_again_at_address_0() {
    begins_again(&usual());
    begins_again(&short());
}

fn begins_again<D: Wrapper>(card: &Card<D>) {
    for (source, sink) in Stall::pairs() {
        let mut bench = card.bench(source, sink);
        for steps in [5, 40, 160] {
            let frames = card.frames(bench.generator(), 20);
            card.exchange(&mut bench, 0, &frames);
            bench.run(steps);
            bench.reset();
        }
        let frames = card.frames(bench.generator(), 5);
        card.exchange(&mut bench, 0, &frames);
        bench.until_idle();
        bench.finish();
    }
}

#[test]
fn the_map_says_what_the_card_is() {
    let expected = [
        ("card.identification", u32::from_le_bytes(*b"RNIC")),
        ("card.version", 0x0003_0000),
        ("card.window_lines", 8),
        ("card.line_bits", 12),
        ("card.alignment_bytes", 64),
        ("card.maximum_bytes", 1024),
        ("card.queue_beats", 16),
        ("axi_write.enable", 1),
        ("mmio_reorder.fault", 0),
    ];
    let card = short();
    let mut bench = card.bench(Stall::Alternate, Stall::Mostly);
    for (name, value) in expected {
        assert_eq!(card.registers.read(&mut bench, name), u64::from(value), "{name}");
    }
    bench.dismiss();
}

/// Every counter of errors, driven once or more, and read; after each, a frame passes.
#[test]
fn every_counter_counts_and_a_frame_passes_after_every_fault() {
    for (source, sink) in [(Stall::Never, Stall::Never), (Stall::Alternate, Stall::Bursts)] {
        let card = short();
        let mut bench = card.bench(source, sink);
        let mut driven = Vec::new();
        for (name, provoke) in faults() {
            let before = card.registers.read(&mut bench, name);
            let start = provoke(&card, &mut bench);
            bench.until_idle();
            let after = card.registers.read(&mut bench, name);
            assert_eq!(after, before + 1, "{name}");
            let frames = card.frames(bench.generator(), 2);
            let end = card.exchange(&mut bench, start, &frames);
            bench.until_idle();
            assert_eq!(
                card.registers.read(&mut bench, "mmio_reorder.next_start_address"),
                end % SPACE
            );
            assert_eq!(card.registers.read(&mut bench, "mmio_reorder.fault"), 0, "after {name}");
            card.restart(&mut bench, 0);
            driven.push(name);
        }
        for name in counters_of_errors() {
            // No length is too short where the header is not counted, and the queue of packets
            // holds every frame that the card announces.
            let is_possible = !["mmio_reorder.too_short", "packet_queue.oversized_packets"]
                .contains(&name.as_str());
            assert_eq!(driven.contains(&name.as_str()), is_possible, "{name} is not driven");
        }
        bench.finish();
    }
}

/// Every counter of errors, as `block.register`.
fn counters_of_errors() -> Vec<String> {
    let map = reorder_nic::map();
    let mut names = Vec::new();
    for block in &map.blocks {
        let counters = block.registers().into_iter().filter(|r| r.access == Access::ErrorCounter);
        names.extend(counters.map(|register| format!("{}.{}", block.name, register.name)));
    }
    names
}

/// Provokes something from a queue at address 0; where the next message may begin.
type Provoke<D> = fn(&Card<D>, &mut Bench<D>) -> u64;

fn faults<D: Wrapper>() -> Vec<(&'static str, Provoke<D>)> {
    vec![
        ("mmio_reorder.too_long", |card, bench| {
            let message = card.message(0, card.legal + 1, &[7; 50]);
            card.store_all(bench, &message);
            stopped(card, bench, "too_long")
        }),
        ("mmio_reorder.beyond_window", |card, bench| {
            card.store_all(bench, &[(LINE * card.stored_lines(), 1)]);
            stopped(card, bench, "beyond_window")
        }),
        ("mmio_reorder.below_start", |card, bench| {
            let end = card.exchange(bench, 0, &[vec![1; 200]]);
            bench.until_idle();
            card.store_all(bench, &[(0, 1)]);
            assert!(end > LINE, "the first line has left");
            stopped(card, bench, "below_start")
        }),
        ("mmio_reorder.doubled_stores", |card, bench| {
            card.store_all(bench, &[(20, 0)]);
            card.store_all(bench, &[(20, 9)]);
            bench.until_idle();
            card.restart(bench, 5);
            5 * LINE
        }),
        ("mmio_reorder.dropped_stores", |card, bench| {
            let message = card.message(0, card.legal + 1, &[7; 50]);
            card.store_all(bench, &message);
            bench.until_idle();
            card.store_all(bench, &[(3 * LINE, 1)]);
            stopped(card, bench, "too_long")
        }),
        ("mmio_reorder.late_gap_stores", |card, bench| {
            let end = card.exchange(bench, 0, &[vec![1; 100]]);
            bench.until_idle();
            // The last byte of the message's last line, far behind its end.
            card.store_all(bench, &[(end - 1, 1)]);
            end
        }),
        ("axi_write.disabled_stores", |card, bench| {
            card.registers.write(bench, "axi_write.enable", 0);
            assert_eq!(card.registers.read(bench, "axi_write.enable"), 0);
            card.store_all(bench, &[(0, 1)]);
            bench.until_idle();
            card.registers.write(bench, "axi_write.enable", 1);
            0
        }),
        ("axi_write.refused_bursts", |card, bench| {
            let lanes = bench.generator().bytes(64);
            let beats = vec![(lanes.clone(), 1), (lanes, 2)];
            let burst = Burst { address: 0, size: 6, is_incrementing: false, beats };
            card.write.send(bench, 3, &burst);
            card.write.expect(bench, 3, Response::SlaveError);
            0
        }),
        ("axi_write.outside_bursts", |card, bench| {
            let mut burst = line_store(bench.generator(), &[(0, 1)], LINE);
            burst.address = SPACE;
            card.write.send(bench, 4, &burst);
            card.write.expect(bench, 4, Response::DecodeError);
            0
        }),
        ("axi_write.misplaced_lasts", |card, bench| {
            let id = 5;
            let (size, burst) = (6, AxiBurst::Incrementing);
            bench.send(card.write.address, [AxiAddress { id, address: 0, length: 0, size, burst }]);
            let message: Vec<u8> =
                card.message(0, 60, &[3; 60]).into_iter().map(|(_, byte)| byte).collect();
            let mut data = [0; 64];
            data.copy_from_slice(&message);
            bench.send(card.write.data, [AxiWriteData { data, strobe: u64::MAX, last: false }]);
            card.write.expect(bench, id, Response::Okay);
            bench.expect(card.cmac, beats(&frame_of(&[3; 60]), false));
            LINE
        }),
        ("axi_read.reads", |card, bench| {
            let (id, size, burst) = (6, 6, AxiBurst::Incrementing);
            bench.send(card.read_address, [AxiAddress { id, address: 64, length: 1, size, burst }]);
            let beat = |last| AxiReadData { id, data: [0; 64], response: AxiResponse::Okay, last };
            bench.expect(card.read_data, [beat(false), beat(true)]);
            0
        }),
        ("header_strip.empty_messages", |card, bench| {
            let message = card.message(0, 0, &[]);
            card.store_all(bench, &message);
            LINE
        }),
        ("packet_queue.damaged_packets", |card, bench| {
            // Two lines of three have begun to leave when the window begins again.
            let message = card.message(0, 180, &[7; 120]);
            card.store_all(bench, &message);
            bench.until_idle();
            card.restart(bench, 9);
            9 * LINE
        }),
        ("mac_crossing.peer_resets", |_, bench| {
            bench.reset_domain(NETWORK, 2);
            bench.run(100);
            0
        }),
        ("mac_crossing.cut_frames", |card, bench| {
            // Two lines of three have begun to leave when the network's side is reset.
            let message = card.message(0, 180, &[7; 180]);
            let (first, rest) = message.split_at(128);
            card.store_all(bench, first);
            bench.until_idle();
            bench.reset_domain(NETWORK, 2);
            card.store_all(bench, rest);
            3 * LINE
        }),
        ("message_gate.outages", |card, bench| card.outage(bench)),
        ("message_gate.dropped_messages", |card, bench| card.outage(bench)),
        ("registers.refused_accesses", |card, bench| {
            let (data, response) = card.registers.read_at(bench, 0xfc);
            assert_eq!((data, response), (0, AxiResponse::SlaveError));
            0
        }),
    ]
}

/// The queue stands still for this reason; begins again at line 7.
fn stopped<D: Wrapper>(card: &Card<D>, bench: &mut Bench<D>, cause: &str) -> u64 {
    bench.until_idle();
    assert_eq!(card.registers.read_name(bench, "mmio_reorder.fault"), cause);
    card.restart(bench, 7);
    assert_eq!(card.registers.read(bench, "mmio_reorder.fault"), 0, "a restart clears it");
    7 * LINE
}

#[test]
fn accesses_that_no_register_takes_are_refused() {
    let card = short();
    let mut bench = card.bench(Stall::Bursts, Stall::Alternate);
    let registers = &card.registers;
    let mut refused = 0;
    let map = reorder_nic::map();
    for block in &map.blocks {
        for register in block.registers() {
            let address = u64::from(block.base + register.offset);
            let response = registers.write_at(&mut bench, address, 1, 0xf);
            assert_eq!(response == AxiResponse::Okay, register.access.is_writable());
            refused += u64::from(response != AxiResponse::Okay);
        }
    }
    let first = registers.read(&mut bench, "registers.first_refused_address");
    assert_eq!(first, 0, "the identification cannot be written");
    for address in [0x1c, 0x100, 0x8000_0000, 0x1_0000] {
        assert_eq!(registers.read_at(&mut bench, address), (0, AxiResponse::SlaveError));
        assert_eq!(registers.write_at(&mut bench, address, 1, 0xf), AxiResponse::SlaveError);
        refused += 2;
    }
    for strobe in [0, 1, 7, 0xe] {
        let response =
            registers.write_at(&mut bench, registers.place_of("axi_write.enable").0, 0, strobe);
        assert_eq!(response, AxiResponse::SlaveError);
        refused += 1;
    }
    assert_eq!(registers.read(&mut bench, "axi_write.enable"), 1, "nothing was written");
    assert_eq!(registers.read(&mut bench, "registers.refused_accesses"), refused);
    bench.dismiss();
}

#[test]
fn a_frame_of_60_bytes_passes_in_every_cycle() {
    keeps_its_contract(&usual());
    keeps_its_contract(&short());
}

fn keeps_its_contract<D: Wrapper>(card: &Card<D>) {
    // With equal clocks nothing is lost between them.
    let mut bench = Bench::<D>::with_periods(Stall::Never, Stall::Never, &[4_000, 4_000]);
    bench.ignore(card.cmac);
    bench.ignore(card.write.response);
    card.settle(&mut bench);
    let cmac = card.cmac.index();
    let gaps = 200;
    for number in 0..=gaps {
        let frame = bench.generator().bytes(60);
        let message = card.message(number * LINE, 60, &frame);
        let burst = line_store(bench.generator(), &message, LINE);
        card.write.send(&mut bench, 0, &burst);
    }
    let first = next_transfer(&mut bench, cmac);
    let last = (0..gaps).map(|_| next_transfer(&mut bench, cmac)).last().unwrap_or(first);
    bench.dismiss();
    let measured = Measured { least: 0, most: 0, cycles: last - first, gaps };
    let contract = D::DESIGN.contract.expect("the module has a contract");
    measured.check(&contract).unwrap_or_else(|text| panic!("{}: {text}", D::DESIGN.module));
}

/// Runs until something moves on that port; in which cycle.
fn next_transfer<D: Wrapper>(bench: &mut Bench<D>, port: usize) -> u64 {
    let before = bench.transfers(port);
    for _ in 0..10_000 {
        bench.step();
        if bench.transfers(port) > before {
            return bench.cycle();
        }
    }
    panic!("nothing moves on port {port}");
}
