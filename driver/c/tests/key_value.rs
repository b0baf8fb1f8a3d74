//! The key-value functions for C, called as a program in C calls them, on a machine of plain memory.
#![allow(unsafe_code, reason = "a program in C has nothing else")]
use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::c_void;
use std::ptr::{null, null_mut};

use nic_driver::registers::nic::{card, device_memory, engine_port, kvs, kvs_parser};
use nic_driver_c::*;

/// The card's memory, 16 pages, and a page of the host's.
const CARD: u64 = 1 << 36;
const PAGES: u64 = 16;
const HOST: u64 = 1 << 20;
const PAGE: u64 = 4096;

/// Memory and registers.
#[derive(Default)]
struct Plain {
    memory: HashMap<u64, u8>,
    registers: HashMap<usize, u32>,
}

/// The machine behind a context.
///
/// # Safety
/// The context is that of [`open`].
unsafe fn plain<'a>(context: *mut c_void) -> &'a RefCell<Plain> {
    unsafe { &*context.cast::<RefCell<Plain>>() }
}

unsafe extern "C" fn load(context: *mut c_void, address: u64, bytes: *mut u8, count: usize) {
    let bytes = unsafe { std::slice::from_raw_parts_mut(bytes, count) };
    for (address, byte) in (address..).zip(bytes) {
        *byte = unsafe { plain(context) }.borrow().memory.get(&address).copied().unwrap_or(0xee);
    }
}

unsafe extern "C" fn store(context: *mut c_void, address: u64, bytes: *const u8, count: usize) {
    let bytes = unsafe { std::slice::from_raw_parts(bytes, count) };
    unsafe { plain(context) }.borrow_mut().memory.extend((address..).zip(bytes.iter().copied()));
}

unsafe extern "C" fn release(_: *mut c_void) {}

unsafe extern "C" fn read_register(context: *mut c_void, offset: usize) -> u32 {
    unsafe { plain(context) }.borrow().registers.get(&offset).copied().unwrap_or(0)
}

unsafe extern "C" fn write_register(context: *mut c_void, offset: usize, value: u32) {
    let mut plain = unsafe { plain(context) }.borrow_mut();
    plain.registers.insert(offset, value);
    if offset == kvs::HOLD {
        plain.registers.insert(kvs::IS_HELD, value);
    }
}

/// A card with a handler of 2 buckets, there until the process ends.
fn open() -> (&'static RefCell<Plain>, *mut nic_card) {
    let plain: &'static RefCell<Plain> = Box::leak(Box::default());
    let memory = [CARD / 64, (CARD + PAGES * PAGE) / 64].map(|line| line as u32);
    plain.borrow_mut().registers.extend([
        (card::IDENTIFICATION, card::IDENTIFICATION_VALUE),
        (card::VERSION, card::VERSION_VALUE),
        (card::LINK, card::LINK_CXL_MEMORY),
        (card::HAS_KEY_VALUE, 1),
        (kvs::NIC_INDEX_BITS, 1),
        (kvs::WORKERS, 4),
        (device_memory::PAGES, PAGES as u32),
        (device_memory::HOST_END, memory[0]),
        (device_memory::DEVICE_BEGIN, memory[0]),
        (device_memory::DEVICE_END, memory[1]),
        // Every command about a page is done.
        (nic_driver::registers::nic::bias::DONE, 1),
    ]);
    let machine: &'static nic_machine = Box::leak(Box::new(nic_machine {
        context: std::ptr::from_ref(plain).cast_mut().cast(),
        load: Some(load),
        store: Some(store),
        release: Some(release),
        read_register: Some(read_register),
        write_register: Some(write_register),
        wait_for_change: None,
        flush: None,
    }));
    let mut card = null_mut();
    assert_eq!(unsafe { nic_card_open(machine, &mut card) }, nic_status::Ok);
    (plain, card)
}

const NIC: nic_key_value_table =
    nic_key_value_table { buckets: CARD, entries: CARD + PAGE, index_bits: 1 };

#[test]
fn tables_serve_and_hold_what_was_put_there() {
    let (plain, card) = open();
    let host = nic_key_value_table { buckets: HOST, entries: HOST + PAGE, index_bits: 1 };
    let bias = nic_bias::Host as u32;
    let mut handler = nic_key_value_handler { index_bits: 0, workers: 0 };
    let mut store = null_mut();
    let mut cas = 0;
    let mut entry = nic_key_value_entry { cas: 0, value_bytes: 0, flags: [0; 4] };
    let mut value = [0; 1200];
    let mut found = false;
    unsafe {
        assert_eq!(nic_card_get_key_value_handler(card, &mut handler), nic_status::Ok);
        assert_eq!((handler.index_bits, handler.workers), (1, 4));
        assert_eq!(nic_key_value_new(card, &NIC, bias, &host, &mut store), nic_status::Ok);
        let put = |key: &[u8], cas: *mut u64| {
            nic_key_value_put(
                store,
                key.as_ptr(),
                key.len(),
                [1, 2, 3, 4].as_ptr(),
                b"abc".as_ptr(),
                3,
                cas,
            )
        };
        assert_eq!(put(b"key", &mut cas), nic_status::Ok);
        assert_eq!(put(b"other", null_mut()), nic_status::Ok);
        assert_eq!(put(b"", null_mut()), nic_status::KeyBytes);
        assert_eq!(nic_key_value_set_caching(store, true, false), nic_status::Ok);
        let caching = [kvs::KEEP_ENTRIES, kvs::PASS_BUCKETS];
        assert_eq!(caching.map(|register| plain.borrow().registers[&register]), [1, 1]);
        assert_eq!(nic_key_value_start(store, 11_211), nic_status::Ok);
        assert_eq!(nic_key_value_set_caching(store, true, true), nic_status::HandlerServes);
        assert_eq!(nic_key_value_start(store, 11_211), nic_status::HandlerServes);
        let port = plain.borrow().registers[&engine_port::UDP_PORT_0];
        assert_eq!(port, 11_211);
        let mut get = |key: &[u8]| {
            nic_key_value_get(
                store,
                key.as_ptr(),
                key.len(),
                value.as_mut_ptr(),
                &mut entry,
                &mut found,
            )
        };
        assert_eq!(get(b"key"), nic_status::Ok);
        assert_eq!((found, &value[..3], entry.value_bytes), (true, &b"abc"[..], 3));
        assert_eq!((entry.cas, entry.flags), (cas, [1, 2, 3, 4]));
        assert_eq!(nic_key_value_remove(store, b"key".as_ptr(), 3, &mut found), nic_status::Ok);
        assert!(found);
        assert_eq!(nic_key_value_remove(store, b"key".as_ptr(), 3, &mut found), nic_status::Ok);
        assert!(!found);
        assert_eq!(nic_key_value_remove(store, b"other".as_ptr(), 5, null_mut()), nic_status::Ok);
        let none = &mut found;
        let status =
            nic_key_value_get(store, b"key".as_ptr(), 3, value.as_mut_ptr(), &mut entry, none);
        assert_eq!((status, found), (nic_status::Ok, false));
        assert_eq!(nic_key_value_stop(store), nic_status::Ok);
        nic_key_value_free(store);
        nic_key_value_free(null_mut());
    }
    plain.borrow_mut().registers.extend([(kvs::LOOKUP_HITS, 3), (kvs_parser::BAD_MAGIC, 5)]);
    let mut counted = std::mem::MaybeUninit::uninit();
    let status = unsafe { nic_card_get_key_value_statistics(card, counted.as_mut_ptr()) };
    assert_eq!(status, nic_status::Ok);
    let counted = unsafe { counted.assume_init() };
    assert_eq!((counted.lookup_hits, counted.bad_magic, counted.worked), (3, 5, 0));
    unsafe { nic_card_close(card) };
}

#[test]
fn tables_that_cannot_be_and_null_are_refused() {
    let (plain, card) = open();
    let mut store = null_mut();
    let mut new = |nic: nic_key_value_table, bias| unsafe {
        nic_key_value_new(card, &nic, bias, null(), &mut store)
    };
    let device = nic_bias::Device as u32;
    assert_eq!(
        new(nic_key_value_table { entries: CARD + 64, ..NIC }, device),
        nic_status::TableAlignment
    );
    assert_eq!(new(nic_key_value_table { index_bits: 2, ..NIC }, device), nic_status::TableBits);
    assert_eq!(new(nic_key_value_table { entries: CARD, ..NIC }, device), nic_status::TableOverlap);
    assert_eq!(new(nic_key_value_table { entries: HOST, ..NIC }, device), nic_status::TableOutside);
    assert_eq!(new(NIC, 2), nic_status::BadValue);
    assert_eq!(new(NIC, device), nic_status::Ok);
    unsafe {
        // What is served ends only for tables that the caller gets.
        plain.borrow_mut().registers.insert(engine_port::ENABLE_0, 1);
        let nowhere = nic_key_value_new(card, &NIC, device, null(), null_mut());
        assert_eq!(nowhere, nic_status::NullPointer);
        assert_eq!(plain.borrow().registers[&engine_port::ENABLE_0], 1);
        // This machine has no flush.
        assert_eq!(nic_key_value_start(store, 1), nic_status::CannotFlush);
        assert_eq!(nic_key_value_start(null(), 1), nic_status::NullPointer);
        assert_eq!(nic_key_value_stop(null()), nic_status::NullPointer);
        let status = nic_key_value_get(store, b"k".as_ptr(), 1, null_mut(), null_mut(), null_mut());
        assert_eq!(status, nic_status::NullPointer);
        nic_key_value_free(store);
        plain.borrow_mut().registers.insert(card::HAS_KEY_VALUE, 0);
        let mut handler = nic_key_value_handler { index_bits: 0, workers: 0 };
        assert_eq!(nic_card_get_key_value_handler(card, &mut handler), nic_status::NoHandler);
        nic_card_close(card);
    }
}
