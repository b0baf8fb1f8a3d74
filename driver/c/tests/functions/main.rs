//! The functions for C, called as a program in C calls them, on a machine of plain memory: what they give
//! and take, and what they refuse. That they run a card is shown by `tb/system/tests/c_program.rs`.
#![allow(unsafe_code, reason = "a program in C has nothing else")]
use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::{CStr, c_void};
use std::ptr::{null, null_mut};

use nic_driver::descriptor::{Checksum, Control, Fault, Protocol};
use nic_driver::registers::nic::card::VERSION;
use nic_driver::registers::nic::card::{
    HAS_GENERATOR, HAS_INTERRUPTS, IDENTIFICATION, IDENTIFICATION_VALUE, RINGS, VERSION_VALUE,
};
use nic_driver_c::*;

mod coherence;
mod network;
mod push;
mod store_queues;

/// Memory and registers, and what was stored into a window.
#[derive(Default)]
struct Plain {
    memory: HashMap<u64, u8>,
    registers: HashMap<usize, u32>,
    stores: Vec<(usize, Vec<u8>)>,
    fences: usize,
    flushed: Vec<(u64, u64)>,
    /// What a register that lives says in place of what was written there.
    says: Option<fn(&mut Plain, usize) -> Option<u32>>,
}

type Shared = RefCell<Plain>;

/// The machine behind a context.
///
/// # Safety
/// The context is that of [`machine`] or [`window`].
unsafe fn plain<'a>(context: *mut c_void) -> &'a Shared {
    unsafe { &*context.cast::<Shared>() }
}

unsafe extern "C" fn load(context: *mut c_void, address: u64, bytes: *mut u8, count: usize) {
    let (plain, bytes) =
        unsafe { (plain(context).borrow(), std::slice::from_raw_parts_mut(bytes, count)) };
    for (address, byte) in (address..).zip(bytes) {
        *byte = plain.memory.get(&address).copied().unwrap_or(0xee);
    }
}

unsafe extern "C" fn store(context: *mut c_void, address: u64, bytes: *const u8, count: usize) {
    let (mut plain, bytes) =
        unsafe { (plain(context).borrow_mut(), std::slice::from_raw_parts(bytes, count)) };
    plain.memory.extend((address..).zip(bytes.iter().copied()));
}

unsafe extern "C" fn release(_: *mut c_void) {}

unsafe extern "C" fn read_register(context: *mut c_void, offset: usize) -> u32 {
    let mut plain = unsafe { plain(context) }.borrow_mut();
    let said = plain.says.and_then(|says| says(&mut plain, offset));
    said.unwrap_or_else(|| plain.registers.get(&offset).copied().unwrap_or(0))
}

unsafe extern "C" fn write_register(context: *mut c_void, offset: usize, value: u32) {
    unsafe { plain(context) }.borrow_mut().registers.insert(offset, value);
}

unsafe extern "C" fn store_words(
    context: *mut c_void,
    offset: usize,
    bytes: *const u8,
    count: usize,
) {
    let bytes = unsafe { std::slice::from_raw_parts(bytes, count) }.to_vec();
    unsafe { plain(context) }.borrow_mut().stores.push((offset, bytes));
}

unsafe extern "C" fn fence(context: *mut c_void) {
    unsafe { plain(context) }.borrow_mut().fences += 1;
}

/// A machine with a card of two rings, there until the process ends.
fn machine() -> (&'static Shared, nic_machine) {
    let known = [
        (IDENTIFICATION, IDENTIFICATION_VALUE),
        (VERSION, VERSION_VALUE),
        (RINGS, 2),
        (HAS_GENERATOR, 1),
        (HAS_INTERRUPTS, 1),
    ];
    let plain = Plain { registers: known.into(), ..Plain::default() };
    let plain: &'static Shared = Box::leak(Box::new(RefCell::new(plain)));
    let machine = nic_machine {
        context: std::ptr::from_ref(plain).cast_mut().cast(),
        load: Some(load),
        store: Some(store),
        release: Some(release),
        read_register: Some(read_register),
        write_register: Some(write_register),
        wait_for_change: None,
        flush: None,
    };
    (plain, machine)
}

fn open(machine: nic_machine) -> (nic_status, *mut nic_card) {
    let machine = Box::leak(Box::new(machine));
    let mut card = null_mut();
    (unsafe { nic_card_open(machine, &mut card) }, card)
}

const RING: u64 = 0x1000;
const BUFFERS: u64 = 0x10_0000;
const GEOMETRY: nic_geometry = nic_geometry {
    base_address: RING,
    tail_address: 0,
    completion_address: 0,
    size_log2: 6,
    layout: nic_layout::Packed as u32,
    signal: nic_signal::Inline as u32,
    completion: nic_completion::Inline as u32,
};

fn pool(count: usize) -> *mut nic_pool {
    let mut pool = null_mut();
    assert_eq!(unsafe { nic_pool_new(BUFFERS, count, 256, 256, &mut pool) }, nic_status::Ok);
    pool
}

fn available(pool: *const nic_pool) -> usize {
    let mut count = 0;
    assert_eq!(unsafe { nic_pool_available(pool, &mut count) }, nic_status::Ok);
    count
}

/// The word of a descriptor that the host has posted.
fn posted(plain: &Shared, place: u64) -> (u64, Control) {
    let word = |address: u64| {
        let plain = plain.borrow();
        u64::from_le_bytes(std::array::from_fn(|byte| plain.memory[&(address + byte as u64)]))
    };
    let address = RING + 16 * place;
    (word(address), Control::from_word(word(address + 8)))
}

/// The device gives a descriptor back.
fn give_back(plain: &Shared, place: u64, control: Control) {
    let word = Control { done: true, available: false, ..control }.to_word().to_le_bytes();
    plain.borrow_mut().memory.extend((RING + 16 * place + 8..).zip(word));
}

#[test]
fn packets_in_one_buffer_and_in_two_are_received() {
    let (plain, machine) = machine();
    let (status, card) = open(machine);
    assert_eq!(status, nic_status::Ok);
    let pool = pool(64);
    let mut ring = null_mut();
    unsafe {
        assert_eq!(nic_receive_ring_new(card, 1, &GEOMETRY, &mut ring), nic_status::Ok);
        let mut count = 0;
        assert_eq!(nic_receive_ring_refill(ring, pool, &mut count), nic_status::Ok);
        assert_eq!((count, available(pool)), (64, 0));
        assert_eq!(nic_receive_ring_posted(ring, &mut count), nic_status::Ok);
        assert_eq!(count, 64);
    }
    // 40 packets of one buffer, more than go over at a time; then one of two.
    for place in 0..42 {
        let (_, control) = posted(plain, place);
        assert_eq!((control.length_bytes, control.available), (256, true));
        let control = Control {
            length_bytes: if place == 40 { 256 } else { 60 + place as u16 },
            last: place != 40,
            checksum: Checksum::Bad,
            protocol: Protocol::Ipv6Tcp,
            fault: if place == 7 { Fault::Poisoned } else { Fault::None },
            flow_hash: 0x1234_5678,
            ..control
        };
        give_back(plain, place, control);
    }
    let mut packets = [nic_packet::default(); 50];
    let mut count = 0;
    let status =
        unsafe { nic_receive_ring_burst(ring, pool, packets.as_mut_ptr(), 50, &mut count) };
    assert_eq!((status, count), (nic_status::Ok, 41));
    for (place, packet) in (0..40).zip(&packets) {
        let (address, _) = posted(plain, place);
        let first = nic_buffer { address, capacity_bytes: 256, length_bytes: 60 + place as u16 };
        let expected = nic_packet {
            first,
            second: nic_buffer::default(),
            checksum: nic_checksum::Bad as u32,
            protocol: nic_protocol::Ipv6Tcp as u32,
            fault: if place == 7 { nic_fault::Poisoned } else { nic_fault::None } as u32,
            flow_hash: 0x1234_5678,
        };
        assert_eq!(*packet, expected);
    }
    let two = packets[40];
    let found = (two.first.length_bytes, two.second.length_bytes, two.second.address);
    assert_eq!(found, (256, 101, posted(plain, 41).0));
    // Buffers come back one by one, and no buffer comes back that is none, or once too often.
    assert_eq!(unsafe { nic_pool_free_packet(pool, &two) }, nic_status::Ok);
    assert_eq!(available(pool), 2);
    let foreign = nic_buffer { address: BUFFERS + 64 * 256, ..two.first };
    assert_eq!(unsafe { nic_pool_free(pool, &foreign) }, nic_status::ForeignBuffer);
    let below = nic_buffer { address: BUFFERS - 1, ..two.first };
    assert_eq!(unsafe { nic_pool_free(pool, &below) }, nic_status::ForeignBuffer);
    unsafe {
        nic_receive_ring_end(ring);
        nic_pool_end(pool);
        nic_card_close(card);
    }
}

#[test]
fn packets_are_sent_as_descriptors_and_reclaimed() {
    let (plain, machine) = machine();
    let (_, card) = open(machine);
    let pool = pool(8);
    let mut ring = null_mut();
    let mut count = 0;
    let mut buffers = [nic_buffer::default(); 3];
    for buffer in &mut buffers {
        assert_eq!(unsafe { nic_pool_alloc(pool, buffer) }, nic_status::Ok);
        buffer.length_bytes = 100;
    }
    let one = nic_packet {
        first: buffers[0],
        checksum: nic_checksum::Fill as u32,
        ..nic_packet::default()
    };
    let two = nic_packet { first: buffers[1], second: buffers[2], ..nic_packet::default() };
    let status = unsafe {
        assert_eq!(nic_transmit_ring_new(card, 0, &GEOMETRY, &mut ring), nic_status::Ok);
        nic_transmit_ring_burst(ring, [one, two].as_ptr(), 2, &mut count)
    };
    assert_eq!((status, count), (nic_status::Ok, 2));
    let said: Vec<_> = (0..3)
        .map(|place| posted(plain, place))
        .map(|(address, control)| (address, control.length_bytes, control.last, control.checksum))
        .collect();
    let right = [
        (buffers[0].address, 100, true, Checksum::Fill),
        (buffers[1].address, 100, false, Checksum::None),
        (buffers[2].address, 100, true, Checksum::None),
    ];
    assert_eq!(said, right);
    // What has no name is refused before anything is sent.
    let nameless = nic_packet { checksum: 4, ..one };
    let status = unsafe { nic_transmit_ring_burst(ring, [one, nameless].as_ptr(), 2, &mut count) };
    assert_eq!(status, nic_status::BadValue);
    for length_bytes in [0, 257] {
        let first = nic_buffer { length_bytes, ..buffers[0] };
        let odd = nic_packet { first, ..one };
        let status = unsafe { nic_transmit_ring_burst(ring, [one, odd].as_ptr(), 2, &mut count) };
        assert_eq!(status, nic_status::PacketBytes);
    }
    let long = nic_buffer { capacity_bytes: u16::MAX, length_bytes: 9217, ..buffers[0] };
    let status =
        unsafe { nic_transmit_ring_burst(ring, &nic_packet { first: long, ..one }, 1, &mut count) };
    assert_eq!(status, nic_status::PacketBytes);
    // The second packet was not sent, although its first buffer comes back without a fault.
    give_back(plain, 0, posted(plain, 0).1);
    give_back(plain, 1, posted(plain, 1).1);
    give_back(plain, 2, Control { fault: Fault::Poisoned, ..posted(plain, 2).1 });
    let mut counts = nic_transmit_counts { sent: 9, failed: 9, outstanding: 9 };
    unsafe {
        assert_eq!(nic_transmit_ring_reclaim(ring, pool, &mut count), nic_status::Ok);
        assert_eq!(nic_transmit_ring_counts(ring, &mut counts), nic_status::Ok);
    }
    let right = nic_transmit_counts { sent: 1, failed: 2, outstanding: 0 };
    assert_eq!((count, counts, available(pool)), (3, right, 8));
    assert_eq!(unsafe { nic_pool_free(pool, &buffers[0]) }, nic_status::ForeignBuffer);
    // It is not the pool's that comes back.
    let status = unsafe {
        assert_eq!(nic_transmit_ring_burst(ring, &one, 1, &mut count), nic_status::Ok);
        give_back(plain, 3, posted(plain, 3).1);
        nic_transmit_ring_reclaim(ring, pool, &mut count)
    };
    assert_eq!((status, count, available(pool)), (nic_status::ForeignBuffer, 0, 8));
    unsafe {
        nic_transmit_ring_end(ring);
        nic_pool_end(pool);
        nic_card_close(card);
    }
}

#[test]
fn a_packet_with_a_buffer_of_another_pool_keeps_both() {
    let (pool, mut other) = (pool(3), null_mut());
    let mut packet = nic_packet::default();
    let mut third = nic_buffer::default();
    unsafe {
        assert_eq!(nic_pool_new(BUFFERS * 2, 1, 256, 256, &mut other), nic_status::Ok);
        assert_eq!(nic_pool_alloc(pool, &mut packet.first), nic_status::Ok);
        assert_eq!(nic_pool_alloc(pool, &mut third), nic_status::Ok);
        assert_eq!(nic_pool_alloc(other, &mut packet.second), nic_status::Ok);
        (packet.first.length_bytes, packet.second.length_bytes) = (256, 10);
        for _ in 0..2 {
            assert_eq!(nic_pool_free_packet(pool, &packet), nic_status::ForeignBuffer);
            assert_eq!(nic_pool_free_packet(other, &packet), nic_status::ForeignBuffer);
            assert_eq!((available(pool), available(other)), (1, 0));
        }
        // Two buffers come back where one is given out.
        assert_eq!(nic_pool_free(pool, &third), nic_status::Ok);
        packet.second = nic_buffer { length_bytes: 1, ..third };
        assert_eq!(nic_pool_free_packet(pool, &packet), nic_status::ForeignBuffer);
        assert_eq!(available(pool), 2);
        nic_pool_end(pool);
        nic_pool_end(other);
    }
}

#[test]
fn what_is_wrong_has_a_status() {
    let (plain, whole) = machine();
    assert_eq!(open(nic_machine { store: None, ..whole }).0, nic_status::NullPointer);
    let (_, card) = open(whole);
    let mut ring = null_mut();
    let mut handle = null_mut();
    let mut count = 0;
    let pool = pool(1);
    let mut buffer = nic_buffer::default();
    let mut settings = None::<nic_ring_settings>;
    let settings = settings.insert(unsafe { std::mem::zeroed() });
    let range = |begin, end| nic_range { begin, end };
    unsafe {
        use nic_status as status;
        let size = nic_geometry { size_log2: 17, ..GEOMETRY };
        let address = nic_geometry { base_address: 8, ..GEOMETRY };
        let layout = nic_geometry { layout: 3, ..GEOMETRY };
        assert_eq!(nic_receive_ring_new(card, 0, &size, &mut ring), status::RingSize);
        assert_eq!(nic_receive_ring_new(card, 0, &address, &mut ring), status::RingAddress);
        assert_eq!(nic_receive_ring_new(card, 0, &layout, &mut ring), status::BadValue);
        assert_eq!(nic_receive_ring_new(card, 2, &GEOMETRY, &mut ring), status::NoSuchRing);
        assert_eq!(nic_receive_ring_new(card, 0, null(), &mut ring), status::NullPointer);
        assert_eq!(nic_receive_ring_new(card, 0, &GEOMETRY, null_mut()), status::NullPointer);
        assert_eq!(nic_ring_stop(card, 2, 0), status::BadValue);
        assert_eq!(nic_ring_stop(card, 0, 2), status::NoSuchRing);
        assert_eq!(nic_ring_settings_default(0, &GEOMETRY, settings), status::Ok);
        let batch = nic_ring_settings { batch: 65, ..*settings };
        assert_eq!(nic_ring_start(card, 0, 0, &batch), status::Batch);
        for ahead in [
            nic_ring_settings { fetch_lines: 65, ..*settings },
            nic_ring_settings { prefetch_lines: 128, ..*settings },
        ] {
            assert_eq!(nic_ring_start(card, 0, 0, &ahead), status::LinesAhead);
        }
        let sizes = nic_size_entry { bytes: 1 << 14, other_bytes: 60, share: 0 };
        assert_eq!(nic_generator_write_sizes(card, &sizes, 1), status::TooWide);
        // Nothing here makes the state run.
        assert_eq!(nic_ring_start(card, 0, 0, settings), status::Stuck);
        let ranges = [range(0, 64); 5];
        assert_eq!(nic_card_set_ranges(card, 0, ranges.as_ptr(), 5), status::Ranges);
        assert_eq!(nic_card_set_ranges(card, 0, &range(64, 0), 1), status::Range);
        assert_eq!(nic_card_set_ranges(card, 0, null(), 1), status::NullPointer);
        assert_eq!(nic_pool_new(0, 1, 0, 64, &mut handle), status::BufferBytes);
        assert_eq!(nic_pool_new(0, 1, 65, 64, &mut handle), status::BufferBytes);
        assert_eq!(nic_pool_new(0, 1 << 32, 64, 64, &mut handle), status::TooManyBuffers);
        let end = 1 << 52;
        assert_eq!(nic_pool_new(end - 64, 2, 64, 64, &mut handle), status::PoolBeyond);
        let beyond = nic_geometry { base_address: end - 64, ..GEOMETRY };
        assert_eq!(nic_receive_ring_new(card, 0, &beyond, &mut ring), status::RingBeyond);
        assert_eq!(nic_pool_alloc(pool, null_mut()), status::NullPointer);
        assert_eq!(nic_pool_alloc(pool, &mut buffer), status::Ok);
        assert_eq!(nic_pool_alloc(pool, &mut buffer), status::NoBuffer);
        assert_eq!(nic_pool_available(null(), &mut count), status::NullPointer);
        assert_eq!(nic_network_connect(card, 3, 0), status::BadValue);
        assert_eq!(nic_sink_get_bucket(card, 464, null_mut(), null_mut()), status::NoSuchPlace);
        let mut begin = 12_345;
        assert_eq!(nic_sink_get_bucket(card, 20, &mut begin, null_mut()), status::NullPointer);
        assert_eq!(begin, 12_345);
        assert!(handle.is_null() && ring.is_null(), "nothing is given where it fails");
    }
    plain.borrow_mut().registers.insert(VERSION, VERSION_VALUE + (1 << 16));
    assert_eq!(open(whole).0, nic_status::Version);
    plain.borrow_mut().registers.insert(IDENTIFICATION, 0);
    assert_eq!(open(whole).0, nic_status::Identification);
    unsafe {
        nic_pool_end(pool);
        nic_pool_end(null_mut());
        nic_card_close(card);
    }
}

#[test]
fn a_card_without_instruments_and_interrupts_says_so() {
    use nic_status::{NoInstruments, NoInterrupts};
    let (plain, machine) = machine();
    plain.borrow_mut().registers.extend([(HAS_GENERATOR, 0), (HAS_INTERRUPTS, 0)]);
    let (_, card) = open(machine);
    let before = plain.borrow().registers.clone();
    let mut network = std::mem::MaybeUninit::uninit();
    let mut generator = std::mem::MaybeUninit::uninit();
    let mut sink = std::mem::MaybeUninit::uninit();
    let mut interrupts = std::mem::MaybeUninit::uninit();
    let (mut begin, mut packets) = (7, 7);
    unsafe {
        assert_eq!(nic_network_connect(card, 1, 1), NoInstruments);
        assert_eq!(nic_network_get_state(card, network.as_mut_ptr()), NoInstruments);
        assert_eq!(nic_generator_stop(card), NoInstruments);
        assert_eq!(nic_generator_get_state(card, generator.as_mut_ptr()), NoInstruments);
        assert_eq!(nic_generator_write_template(card, [0; 64].as_ptr()), NoInstruments);
        assert_eq!(nic_sink_clear(card, true), NoInstruments);
        assert_eq!(nic_sink_get_statistics(card, sink.as_mut_ptr()), NoInstruments);
        assert_eq!(nic_sink_get_bucket(card, 0, &mut begin, &mut packets), NoInstruments);
        assert_eq!((begin, packets), (7, 7));
        for enable in [true, false] {
            assert_eq!(nic_card_enable_interrupts(card, enable), NoInterrupts);
        }
        let counted = nic_card_get_interrupt_statistics(card, interrupts.as_mut_ptr());
        assert_eq!(counted, NoInterrupts);
        nic_card_close(card);
    }
    assert_eq!(plain.borrow().registers, before);
}

#[test]
fn messages_are_stored_with_their_lengths() {
    let (plain, machine) = machine();
    let window =
        nic_store_window { context: machine.context, store: Some(store_words), fence: Some(fence) };
    let format = nic_message_format {
        length_offset: 0,
        length_bytes: 2,
        uncounted_bytes: 8,
        alignment_bytes: 64,
        maximum_bytes: 100,
        length_order: nic_length_order::Little as u32,
    };
    let mut queue = null_mut();
    let (header, payload) = ([0xff_u8; 8], [1_u8, 2, 3, 4, 5, 6, 7, 8, 9]);
    let pieces = [
        nic_piece { bytes: header.as_ptr(), count: 8 },
        nic_piece { bytes: null(), count: 0 },
        nic_piece { bytes: payload.as_ptr(), count: 9 },
    ];
    let mut offset = 0;
    unsafe {
        use nic_status as status;
        let new = |space, format: &nic_message_format, queue| {
            nic_store_queue_new(&window, space, format, 0, queue)
        };
        assert_eq!(new(100, &format, &mut queue), status::AddressSpace);
        let wrong = nic_message_format { alignment_bytes: 2, ..format };
        assert_eq!(new(1024, &wrong, &mut queue), status::Format);
        let wrong = nic_message_format { length_order: 2, ..format };
        assert_eq!(new(1024, &wrong, &mut queue), status::BadValue);
        assert_eq!(
            nic_store_queue_new(&window, 512, &format, 512, &mut queue),
            status::TooSmallToReuse
        );
        assert_eq!(new(1024, &format, &mut queue), status::Ok);
        assert_eq!(nic_store_queue_send(queue, pieces.as_ptr(), 3), status::Ok);
        assert_eq!(nic_store_queue_send(queue, pieces.as_ptr(), 0), status::TooShort);
        let long = nic_piece { bytes: [0; 101].as_ptr(), count: 101 };
        assert_eq!(nic_store_queue_send(queue, &long, 1), status::TooLong);
        assert_eq!(nic_store_queue_flush(queue), status::Ok);
        assert_eq!(nic_store_queue_fence_every(queue, 3), status::Format);
        assert_eq!(nic_store_queue_fence_every(null_mut(), 4), status::NullPointer);
        assert_eq!(nic_store_queue_fence_every(queue, 16), status::Ok);
        assert_eq!(nic_store_queue_next_offset(queue, &mut offset), status::Ok);
        assert_eq!(offset, 64);
        plain.borrow_mut().registers.insert(nic_driver::registers::nic::card::HAS_MMIO_PATH, 1);
        let (_, card) = open(machine);
        assert_eq!(nic_card_restart_stores(card, null_mut()), status::NullPointer);
        assert_eq!(nic_card_restart_stores(card, queue), status::Ok);
        assert_eq!(nic_store_queue_next_offset(queue, &mut offset), status::Ok);
        assert_eq!(offset, 0);
        nic_card_close(card);
        nic_store_queue_end(queue);
    }
    let stores = std::mem::take(&mut plain.borrow_mut().stores);
    let mut at = 0;
    for (offset, bytes) in &stores {
        assert_eq!((*offset, bytes.len() % 4), (at, 0));
        at += bytes.len();
    }
    let stored: Vec<u8> = stores.into_iter().flat_map(|(_, bytes)| bytes).collect();
    let right = [9, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0];
    assert_eq!(stored, right);
    assert_eq!(plain.borrow().fences, 2);
}

#[test]
fn every_status_and_fault_has_a_line_of_its_own() {
    let text = |text: extern "C" fn(u32) -> *const std::ffi::c_char, code| {
        unsafe { CStr::from_ptr(text(code)) }.to_str().expect("English").to_owned()
    };
    for (of, last) in [
        (nic_status_text as extern "C" fn(u32) -> _, nic_status::NoInterrupts as u32),
        (nic_ring_fault_text, nic_ring_fault::Unknown as u32),
    ] {
        let mut texts: Vec<_> = (0..=last).map(|code| text(of, code)).collect();
        assert!(texts.iter().all(|text| text.lines().count() == 1));
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), last as usize + 1, "{texts:?}");
        assert!(text(of, last + 1).contains("does not know"));
        assert!(text(of, u32::MAX).contains("does not know"));
    }
}

#[test]
fn a_window_of_stores_says_what_a_queue_must_know_and_a_card_without_one_says_so() {
    use nic_driver::registers::nic::{card, mmio_reorder, store_packets};
    let (plain, machine) = machine();
    let (_, handle) = open(machine);
    let (mut space, mut fault) = (77, nic_store_fault::Unknown);
    let mut format = std::mem::MaybeUninit::<nic_message_format>::uninit();
    let start = |space: &mut usize, format: *mut nic_message_format| unsafe {
        nic_card_start_stores(handle, space, format)
    };
    assert_eq!(start(&mut space, format.as_mut_ptr()), nic_status::NoStores);
    assert_eq!(space, 77, "what is refused finds nothing");
    assert_eq!(unsafe { nic_card_get_store_fault(handle, &mut fault) }, nic_status::NoStores);
    plain.borrow_mut().registers.extend([
        (card::HAS_MMIO_PATH, 1),
        (mmio_reorder::LINE_BITS, 9),
        (mmio_reorder::ALIGNMENT_BYTES, 16),
        (mmio_reorder::MAXIMUM_BYTES, 1514),
        (mmio_reorder::FAULT, mmio_reorder::FAULT_BELOW_START),
        (store_packets::MESSAGES, 5),
    ]);
    assert_eq!(start(&mut space, format.as_mut_ptr()), nic_status::Ok);
    let format = unsafe { format.assume_init() };
    assert_eq!((space, format.alignment_bytes, format.maximum_bytes), (64 << 9, 16, 1518));
    assert_eq!((format.length_offset, format.length_bytes, format.uncounted_bytes), (0, 2, 4));
    assert_eq!(unsafe { nic_card_get_store_fault(handle, &mut fault) }, nic_status::Ok);
    assert_eq!(fault, nic_store_fault::BelowStart);
    let mut counted = std::mem::MaybeUninit::<nic_store_statistics>::uninit();
    let found = unsafe { nic_card_get_store_statistics(handle, counted.as_mut_ptr()) };
    assert_eq!((found, unsafe { counted.assume_init() }.messages), (nic_status::Ok, 5));
    let mut header = [0xee; 4];
    for (fill, byte) in [(false, 0), (true, 1)] {
        assert_eq!(unsafe { nic_store_header(fill, header.as_mut_ptr()) }, nic_status::Ok);
        assert_eq!(header, [0, 0, byte, 0]);
    }
    let refused = unsafe { nic_card_set_write_answer(handle, 3) };
    assert_eq!(refused, nic_status::BadValue);
    unsafe { nic_card_close(handle) };
}

#[test]
fn vectors_are_set_masked_and_looked_at_and_those_that_there_are_not_are_refused() {
    use nic_driver::registers::nic::{msix, msix_table};
    let (plain, machine) = machine();
    let (_, handle) = open(machine);
    let at = |register: usize| plain.borrow().registers.get(&register).copied();
    let of_3 = |register: usize| at(register + 48);
    let (mut vector, mut pending) = (77, true);
    unsafe {
        let transmit = nic_half::Transmit as u32;
        assert_eq!(nic_card_get_vector(handle, transmit, 1, &mut vector), nic_status::Ok);
        assert_eq!(vector, 3);
        assert_eq!(nic_card_set_vector(handle, 3, 0x1_fee0_0004, 0x4321), nic_status::Ok);
        assert_eq!(of_3(msix_table::MESSAGE_ADDRESS_0), Some(0xfee0_0004));
        assert_eq!(of_3(msix_table::MESSAGE_UPPER_ADDRESS_0), Some(1));
        assert_eq!(of_3(msix_table::MESSAGE_DATA_0), Some(0x4321));
        assert_eq!(of_3(msix_table::MASKED_0), Some(1));
        assert_eq!(nic_card_unmask(handle, 3), nic_status::Ok);
        assert_eq!(of_3(msix_table::MASKED_0), Some(0));
        assert_eq!(nic_card_mask(handle, 3), nic_status::Ok);
        assert_eq!(of_3(msix_table::MASKED_0), Some(1));
        for (value, is_pending) in [(0b0111, false), (0b1000, true)] {
            plain.borrow_mut().registers.insert(msix_table::PENDING, value);
            assert_eq!(nic_card_get_pending(handle, 3, &mut pending), nic_status::Ok);
            assert_eq!(pending, is_pending);
        }
        for enable in [true, false] {
            assert_eq!(nic_card_enable_interrupts(handle, enable), nic_status::Ok);
            assert_eq!(at(msix::ENABLE), Some(enable.into()));
        }
        plain.borrow_mut().registers.extend([(msix::MESSAGES, 6), (msix::MESSAGES + 4, 1)]);
        let mut counted = std::mem::MaybeUninit::<nic_interrupt_statistics>::uninit();
        let found = nic_card_get_interrupt_statistics(handle, counted.as_mut_ptr());
        assert_eq!((found, counted.assume_init().messages), (nic_status::Ok, (1 << 32) + 6));

        assert_eq!(nic_card_set_vector(handle, 3, 2, 0), nic_status::MessageAddress);
        assert_eq!(nic_card_set_vector(handle, 4, 0, 0), nic_status::NoSuchVector);
        assert_eq!(nic_card_mask(handle, 4), nic_status::NoSuchVector);
        assert_eq!(nic_card_unmask(handle, 4), nic_status::NoSuchVector);
        assert_eq!(nic_card_get_pending(handle, 4, &mut pending), nic_status::NoSuchVector);
        assert_eq!(nic_card_get_vector(handle, transmit, 2, &mut vector), nic_status::NoSuchRing);
        plain.borrow_mut().registers.insert(msix::BUSY, 1);
        assert_eq!(nic_card_mask(handle, 3), nic_status::MessageStays);
        nic_card_close(handle);
    }
}
