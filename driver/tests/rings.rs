//! The rings against a device that reads and writes plain memory: every packet arrives once, in order,
//! whole, every buffer comes back, whatever the layout and the signals.
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use nic_driver::descriptor::{Control, Fault};
use nic_driver::ring::{Completion, Geometry, Layout, Signal};
use nic_driver::{Buffer, Machine, Packet, Pool, ReceiveRing, TransmitRing, block_on};
use proptest::prelude::*;

const BASE: u64 = 0x1000;
const TAIL: u64 = 0x40;
const INDEX: u64 = 0x80;
const BUFFERS: u64 = 0x10_0000;
const BUFFER_BYTES: u16 = 256;
const TAIL_REGISTER: usize = 0x30;

/// Memory, and one register.
#[derive(Debug)]
struct Plain {
    memory: RefCell<Vec<u8>>,
    tail: Cell<u32>,
    waits: Cell<u32>,
}

impl Plain {
    fn new() -> Self {
        let memory = RefCell::new(vec![0xee; 0x14_0000]);
        Self { memory, tail: Cell::new(0), waits: Cell::new(0) }
    }
    fn word(&self, address: u64) -> u64 {
        block_on(self.load_word(address))
    }
    fn set_word(&self, address: u64, word: u64) {
        block_on(self.store_word(address, word));
    }
}

impl Machine for Plain {
    async fn load(&self, address: u64, bytes: &mut [u8]) {
        assert!(address % 64 + bytes.len() as u64 <= 64, "an access lies in one line");
        bytes.copy_from_slice(&self.memory.borrow()[address as usize..][..bytes.len()]);
    }
    async fn store(&self, address: u64, bytes: &[u8]) {
        assert!(address % 64 + bytes.len() as u64 <= 64, "an access lies in one line");
        self.memory.borrow_mut()[address as usize..][..bytes.len()].copy_from_slice(bytes);
    }
    async fn release(&self) {}
    async fn read_register(&self, _: usize) -> u32 {
        0
    }
    async fn write_register(&self, offset: usize, value: u32) {
        assert_eq!(offset, TAIL_REGISTER);
        self.tail.set(value);
    }
    async fn wait_for_change(&self, _: u64, _: u64) {
        self.waits.set(self.waits.get() + 1);
    }
}

/// The device's end of a ring: descriptors that it has found, and those it has given back.
struct Device<'a> {
    plain: &'a Plain,
    geometry: Geometry,
    next: u32,
    /// Places, addresses and control words that it has and has not given back.
    held: VecDeque<(u32, u64, Control)>,
    done: u32,
    /// Places of a group that is not complete, which are given back together.
    group: Vec<(u32, Control)>,
}

impl<'a> Device<'a> {
    fn new(plain: &'a Plain, geometry: Geometry) -> Self {
        Self { plain, geometry, next: 0, held: VecDeque::new(), done: 0, group: vec![] }
    }
    fn address(&self, place: u32) -> u64 {
        let stride = if self.geometry.layout == Layout::Padded { 64 } else { 16 };
        self.geometry.base_address + stride * u64::from(place % self.geometry.places())
    }
    fn control(&self, place: u32) -> Control {
        Control::from_word(self.plain.word(self.address(place) + 8))
    }
    fn is_posted(&self) -> bool {
        let tail = match self.geometry.signal {
            Signal::Register => self.plain.tail.get(),
            Signal::Memory => self.plain.word(TAIL) as u32,
            Signal::Inline => {
                let is_grouped = self.geometry.layout == Layout::Grouped;
                let first = if is_grouped { self.next & !3 } else { self.next };
                let room = self.next - self.done < self.geometry.places();
                return room && self.control(first).available;
            }
        };
        tail != self.next
    }
    /// Takes what is posted.
    fn fetch(&mut self) {
        while self.is_posted() {
            let control = self.control(self.next);
            let address = self.plain.word(self.address(self.next));
            self.held.push_back((self.next, address, control));
            self.next += 1;
        }
    }
    /// Gives a descriptor back.
    fn complete(&mut self, place: u32, control: Control) {
        let control = Control { available: false, done: true, ..control };
        self.group.push((place, control));
        if self.geometry.layout == Layout::Grouped && place % 4 != 3 {
            return;
        }
        for (place, control) in self.group.drain(..).rev() {
            let stride = if self.geometry.layout == Layout::Padded { 64 } else { 16 };
            let at = stride * u64::from(place % self.geometry.places()) + 8;
            self.plain.set_word(self.geometry.base_address + at, control.to_word());
        }
        self.done = place + 1;
        if self.geometry.completion == Completion::Index {
            self.plain.set_word(INDEX, self.done.into());
        }
    }
    /// Writes a packet into the buffers at hand; false: there are too few.
    fn receive(&mut self, bytes: &[u8], closes: bool) -> bool {
        let pieces: Vec<&[u8]> = bytes.chunks(BUFFER_BYTES.into()).collect();
        if self.held.len() < pieces.len() {
            return false;
        }
        for (i, piece) in pieces.iter().enumerate() {
            let (place, address, _) = self.held.pop_front().expect("there are enough");
            self.plain.memory.borrow_mut()[address as usize..][..piece.len()]
                .copy_from_slice(piece);
            let last = i + 1 == pieces.len();
            let control = Control { length_bytes: piece.len() as u16, last, ..Control::default() };
            self.complete(place, control);
        }
        if closes {
            self.close();
        }
        true
    }
    /// Gives back what is left of a group that has begun.
    fn close(&mut self) {
        while let Some((place, ..)) = self.held.front().copied()
            && self.geometry.layout == Layout::Grouped
            && place % 4 != 0
        {
            self.held.pop_front();
            self.complete(place, Control { fault: Fault::Returned, ..Control::default() });
        }
    }
    /// Reads every packet that is whole.
    fn transmit(&mut self) -> Vec<Vec<u8>> {
        let mut packets = vec![];
        let mut packet = vec![];
        while let Some((place, address, control)) = self.held.pop_front() {
            if control.length_bytes > 0 {
                let memory = self.plain.memory.borrow();
                packet.extend(&memory[address as usize..][..control.length_bytes.into()]);
            }
            self.complete(place, control);
            if control.last && control.length_bytes > 0 {
                packets.push(std::mem::take(&mut packet));
            }
        }
        assert!(packet.is_empty(), "a burst ends with a packet");
        packets
    }
}

fn geometries() -> impl Strategy<Value = Geometry> {
    let layouts = prop_oneof![Just(Layout::Packed), Just(Layout::Padded), Just(Layout::Grouped)];
    let signals = prop_oneof![Just(Signal::Register), Just(Signal::Memory), Just(Signal::Inline)];
    let completions = prop_oneof![Just(Completion::Inline), Just(Completion::Index)];
    (layouts, signals, completions).prop_map(|(layout, signal, completion)| Geometry {
        base_address: BASE,
        size_log2: 6,
        layout,
        signal,
        tail_address: TAIL,
        completion,
        completion_address: INDEX,
    })
}

/// Bytes of a packet of that number.
fn bytes(number: usize, length: usize) -> Vec<u8> {
    (0..length).map(|at| (number * 7 + at) as u8).collect()
}

fn read(plain: &Plain, packet: &Packet) -> Vec<u8> {
    let buffers = std::iter::once(&packet.first).chain(&packet.second);
    let memory = plain.memory.borrow();
    buffers.flat_map(|b| memory[b.address() as usize..][..b.length_bytes.into()].to_vec()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn received_packets_come_whole_and_in_order(
        geometry in geometries(),
        lengths in prop::collection::vec((1_usize..=512, any::<bool>()), 1..300),
        burst in 1_usize..9,
    ) {
        let plain = Plain::new();
        let stack = vec![Cell::new(0); 96];
        let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
        let ring = ReceiveRing::new(&plain, geometry, TAIL_REGISTER);
        let mut ring = block_on(ring).expect("legal");
        let mut device = Device::new(&plain, geometry);
        let mut expected = VecDeque::new();
        for (number, (length, closes)) in lengths.iter().enumerate() {
            let packet = bytes(number, *length);
            while { device.fetch(); !device.receive(&packet, *closes) } {
                let mut packets: Vec<_> = (0..burst).map(|_| None).collect();
                let count = block_on(ring.burst(&pool, &mut packets));
                for packet in packets.into_iter().take(count).flatten() {
                    prop_assert_eq!(Some(read(&plain, &packet)), expected.pop_front());
                    pool.free(packet.first);
                    packet.second.into_iter().for_each(|buffer| pool.free(buffer));
                }
                block_on(ring.refill(&pool));
            }
            expected.push_back(packet);
        }
        device.close();
        let mut packets: Vec<_> = (0..96).map(|_| None).collect();
        let count = block_on(ring.burst(&pool, &mut packets));
        prop_assert_eq!(count, expected.len());
        for packet in packets.into_iter().flatten() {
            prop_assert_eq!(Some(read(&plain, &packet)), expected.pop_front());
            pool.free(packet.first);
            packet.second.into_iter().for_each(|buffer| pool.free(buffer));
        }
        prop_assert_eq!(pool.available() + ring.posted(), 96, "no buffer is lost");
    }

    #[test]
    fn sent_packets_leave_whole_and_in_order(
        geometry in geometries(),
        lengths in prop::collection::vec(1_usize..=512, 1..300),
        burst in 1_usize..9,
    ) {
        let plain = Plain::new();
        let stack = vec![Cell::new(0); 40];
        let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
        let mut ring =
            block_on(TransmitRing::new(&plain, geometry, TAIL_REGISTER)).expect("legal");
        let mut device = Device::new(&plain, geometry);
        let (mut sent, mut left) = (vec![], 0);
        let mut numbers = lengths.iter().enumerate().peekable();
        while numbers.peek().is_some() {
            let mut packets = vec![];
            while packets.len() < burst && pool.available() >= 2
                && let Some((number, length)) = numbers.next()
            {
                let data = bytes(number, *length);
                let mut pieces = data.chunks(BUFFER_BYTES.into()).map(|piece| {
                    let mut buffer = pool.alloc().expect("there are two");
                    plain.memory.borrow_mut()[buffer.address() as usize..][..piece.len()]
                        .copy_from_slice(piece);
                    buffer.length_bytes = piece.len() as u16;
                    buffer
                });
                let first = pieces.next().expect("it has bytes");
                packets.push(Some(Packet { second: pieces.next(), ..Packet::from_buffer(first) }));
                sent.push(data);
            }
            let mut at = 0;
            while at < packets.len() {
                at += block_on(ring.burst(&mut packets[at..]));
                device.fetch();
                for packet in device.transmit() {
                    prop_assert_eq!(&packet, &sent[left]);
                    left += 1;
                }
                block_on(ring.reclaim(&pool));
            }
        }
        prop_assert_eq!(left, lengths.len());
        prop_assert_eq!(pool.available(), 40, "no buffer is lost");
        prop_assert_eq!(ring.outstanding(), 0);
    }
}

#[test]
fn what_no_ring_can_have_is_refused() {
    let plain = Plain::new();
    let geometry = Geometry {
        base_address: BASE,
        size_log2: 5,
        layout: Layout::Packed,
        signal: Signal::Inline,
        tail_address: 0,
        completion: Completion::Inline,
        completion_address: 0,
    };
    let refused = |geometry| {
        let ring = block_on(TransmitRing::new(&plain, geometry, TAIL_REGISTER));
        ring.expect_err("it is refused").to_string()
    };
    assert_eq!(refused(geometry), "a ring of 2^5 places; 2^6 to 2^16 is right");
    let error = refused(Geometry { size_log2: 6, base_address: 0x1010, ..geometry });
    assert_eq!(error, "address 0x1010; a multiple of 64 below 2^52 is right");
    let counts = Geometry {
        size_log2: 6,
        signal: Signal::Memory,
        tail_address: TAIL,
        completion: Completion::Index,
        completion_address: TAIL,
        ..geometry
    };
    let shared = format!("a count at {TAIL:#x}, which is in use; a line of its own is right");
    assert_eq!(refused(counts), shared);
    let last_line = BASE + 64 * 16 - 64;
    let inside = Geometry { tail_address: last_line, completion_address: INDEX, ..counts };
    let shared = format!("a count at {last_line:#x}, which is in use; a line of its own is right");
    assert_eq!(refused(inside), shared);
    assert!(Geometry { tail_address: last_line + 64, ..inside }.check().is_ok());
    assert!(
        Geometry { signal: Signal::Register, ..counts }.check().is_ok(),
        "one count is no count"
    );
    let end = (1_u64 << 52) - 64 + 64 * 64;
    let beyond =
        Geometry { size_log2: 6, layout: Layout::Padded, base_address: (1 << 52) - 64, ..geometry };
    assert_eq!(refused(beyond), format!("a ring that ends at {end:#x}; at most 2^52 is right"));
    let last = Geometry { base_address: (1 << 52) - 64 * 64, ..beyond };
    assert!(last.check().is_ok());
    let error = Pool::check(1 << 32, 0, 64, 64).expect_err("it is refused").to_string();
    assert_eq!(error, "4294967296 buffers; at most 4294967295 is right");
    let stack = [const { Cell::new(0) }; 2];
    for (base, stride) in [((1 << 52) - 1024, 1024), (u64::MAX - 64, 64), (0, u64::MAX)] {
        let error = Pool::new(&stack, base, 64, stride).expect_err("it is refused").to_string();
        assert_eq!(error, "2 buffers reach beyond 2^52; fewer, or lower");
    }
    let error = Pool::new(&[], 0, 0, 64).expect_err("it is refused").to_string();
    assert_eq!(error, "buffers of 0 bytes; 1 to 9216 is right");
}

#[test]
fn a_full_ring_takes_no_more() {
    for (layout, sent) in [(Layout::Packed, 64), (Layout::Padded, 64), (Layout::Grouped, 48)] {
        let plain = Plain::new();
        let stack = vec![Cell::new(0); 100];
        let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
        let geometry = Geometry { layout, ..SMALL };
        let mut ring = block_on(TransmitRing::new(&plain, geometry, TAIL_REGISTER)).expect("legal");
        let mut count = 0;
        loop {
            let packet = || {
                let mut buffer = pool.alloc().expect("there are enough");
                buffer.length_bytes = 60;
                Some(Packet::from_buffer(buffer))
            };
            let mut packets = [packet(), packet(), packet()];
            let taken = block_on(ring.burst(&mut packets));
            packets.into_iter().flatten().for_each(|packet| pool.free(packet.first));
            count += taken;
            if taken == 0 {
                break;
            }
        }
        assert_eq!((count, ring.outstanding()), (sent, 64), "{layout:?}");
    }
}

/// A ring of packets to send with signals and completions in its descriptors.
const SMALL: Geometry = Geometry {
    base_address: BASE,
    size_log2: 6,
    layout: Layout::Packed,
    signal: Signal::Inline,
    tail_address: TAIL,
    completion: Completion::Inline,
    completion_address: INDEX,
};

fn small_ring(plain: &Plain) -> TransmitRing<'_, Plain> {
    block_on(TransmitRing::new(plain, SMALL, TAIL_REGISTER)).expect("legal")
}

#[test]
fn a_buffer_that_the_pool_has_not_given_out_is_counted_and_goes_nowhere() {
    let plain = Plain::new();
    let (stack, other_stack) = ([const { Cell::new(0) }; 4], [const { Cell::new(0) }; 4]);
    let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
    let other = Pool::new(&other_stack, BUFFERS + 0x1000, BUFFER_BYTES, 512).expect("legal");
    let mut ring = small_ring(&plain);
    let mut device = Device::new(&plain, SMALL);
    let packet = |pool: &Pool<'_>| {
        let mut buffer = pool.alloc().expect("there are enough");
        buffer.length_bytes = 60;
        Some(Packet::from_buffer(buffer))
    };
    let mut packets = [packet(&pool), packet(&other), packet(&pool)];
    assert_eq!(block_on(ring.burst(&mut packets)), 3);
    device.fetch();
    assert_eq!(device.transmit().len(), 3);
    assert_eq!(block_on(ring.reclaim(&pool)), 2);
    assert_eq!((ring.foreign(), ring.sent(), ring.outstanding()), (1, 3, 0));
    assert_eq!((pool.available(), other.available()), (4, 3));

    // All of the pool's are free: another is none that it has given out.
    let lent = Buffer::from_parts(BUFFERS, BUFFER_BYTES, 60);
    assert_eq!(block_on(ring.burst(&mut [Some(Packet::from_buffer(lent))])), 1);
    device.fetch();
    assert_eq!(device.transmit().len(), 1);
    assert_eq!(block_on(ring.reclaim(&pool)), 0);
    assert_eq!((ring.foreign(), pool.available()), (2, 4));
}

#[test]
fn what_a_stopped_ring_returns_of_another_pool_is_counted() {
    let plain = Plain::new();
    let (stack, other_stack) = ([const { Cell::new(0) }; 4], [const { Cell::new(0) }; 4]);
    let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
    let other = Pool::new(&other_stack, BUFFERS + 0x1000, BUFFER_BYTES, 512).expect("legal");
    let mut ring = small_ring(&plain);
    let mut device = Device::new(&plain, SMALL);
    let packets = [&pool, &other].map(|pool| {
        let mut buffer = pool.alloc().expect("there are enough");
        buffer.length_bytes = 60;
        Some(Packet::from_buffer(buffer))
    });
    assert_eq!(block_on(ring.burst(&mut { packets })), 2);
    device.fetch();
    for (place, ..) in std::mem::take(&mut device.held) {
        device.complete(place, Control { fault: Fault::Returned, ..Control::default() });
    }
    assert_eq!(block_on(ring.reclaim(&pool)), 1);
    assert_eq!((ring.foreign(), ring.failed(), ring.outstanding()), (1, 2, 0));
    assert_eq!((pool.available(), other.available()), (4, 3));
}

#[test]
fn a_packet_in_a_buffer_of_another_pool_comes_and_says_no_more_room_than_it_has() {
    let plain = Plain::new();
    let (stack, other_stack) = ([const { Cell::new(0) }; 4], [const { Cell::new(0) }; 4]);
    let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
    let other = Pool::new(&other_stack, BUFFERS + 0x1_0000, 9216, 9216).expect("legal");
    let ring = ReceiveRing::new(&plain, SMALL, TAIL_REGISTER);
    let mut ring = block_on(ring).expect("legal");
    let mut device = Device::new(&plain, SMALL);
    assert_eq!(block_on(ring.refill(&pool)), 4);
    device.fetch();
    assert!(device.receive(&bytes(0, 64), false));
    let mut packets = [None];
    assert_eq!(block_on(ring.burst(&other, &mut packets)), 1);
    let [Some(packet)] = packets else { panic!("one has come") };
    assert_eq!((packet.first.capacity_bytes(), packet.first.length_bytes), (64, 64));
    assert_eq!(ring.foreign(), 1);
}

#[test]
fn nobody_waits_for_the_rest_of_a_group_that_has_come() {
    let plain = Plain::new();
    let stack = [const { Cell::new(0) }; 4];
    let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
    let geometry = Geometry { layout: Layout::Grouped, ..SMALL };
    let ring = ReceiveRing::new(&plain, geometry, TAIL_REGISTER);
    let mut ring = block_on(ring).expect("legal");
    assert_eq!(block_on(ring.refill(&pool)), 4);
    block_on(ring.wait());
    assert_eq!(plain.waits.get(), 1);
    // The first descriptor of a group signals for all.
    for place in 0..4 {
        let done = Control { done: place == 0, last: true, length_bytes: 64, ..Control::default() };
        plain.set_word(BASE + 16 * place + 8, done.to_word());
    }
    for _ in 0..4 {
        block_on(ring.wait());
        assert_eq!(block_on(ring.burst(&pool, &mut [None])), 1);
    }
    assert_eq!(plain.waits.get(), 1);
}

#[test]
fn a_grouped_ring_takes_buffers_by_fours() {
    let plain = Plain::new();
    for (buffers, posted) in [(3, 0), (7, 4), (67, 64)] {
        let stack = vec![Cell::new(0); buffers];
        let pool = Pool::new(&stack, BUFFERS, BUFFER_BYTES, 512).expect("legal");
        let geometry = Geometry { layout: Layout::Grouped, ..SMALL };
        let ring = ReceiveRing::new(&plain, geometry, TAIL_REGISTER);
        let mut ring = block_on(ring).expect("legal");
        assert_eq!(block_on(ring.refill(&pool)), posted);
        assert_eq!(pool.available(), buffers - posted);
    }
}

#[test]
fn a_packet_in_two_buffers_has_at_most_9216_bytes() {
    let packet = |first, second| Packet {
        second: Some(Buffer::from_parts(BUFFERS + 9216, 9216, second)),
        ..Packet::from_buffer(Buffer::from_parts(BUFFERS, 9216, first))
    };
    assert!(packet(9215, 1).is_sendable());
    assert!(!packet(9216, 1).is_sendable(), "the ring would stop: it is too long");
}

#[test]
fn a_packet_that_no_descriptor_can_say_is_refused_before_anything_is_sent() {
    for (first, second) in [(0, None), (257, None), (256, Some(0)), (256, Some(257))] {
        let plain = Plain::new();
        let mut ring = small_ring(&plain);
        let buffer = |number: u64, bytes| Buffer::from_parts(BUFFERS + 512 * number, 256, bytes);
        let good = Packet::from_buffer(buffer(0, 60));
        let packet = Packet {
            second: second.map(|bytes| buffer(2, bytes)),
            ..Packet::from_buffer(buffer(1, first))
        };
        assert!(!packet.is_sendable(), "{packet:?}");
        let mut packets = [Some(good), Some(packet)];
        let burst = std::panic::AssertUnwindSafe(|| block_on(ring.burst(&mut packets)));
        assert!(std::panic::catch_unwind(burst).is_err());
        assert_eq!(ring.outstanding(), 0);
    }
}
