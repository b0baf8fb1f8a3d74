//! The cache of a card, and the pages of its memory.
use std::ffi::c_void;

use nic_driver_c::*;

use super::{GEOMETRY, machine, open, plain};

#[test]
fn the_cache_of_a_card_that_has_one_is_flushed_and_a_refused_line_is_told() {
    use nic_driver::registers::nic::{card, coherence};
    let (plain, machine) = machine();
    let (_, handle) = open(machine);
    let flush = || unsafe { nic_card_flush_cache(handle) };
    plain.borrow_mut().registers.extend([(card::LINK, card::LINK_PCI_EXPRESS)]);
    assert_eq!(flush(), nic_status::NoEngine);
    plain.borrow_mut().registers.extend([(card::LINK, card::LINK_CXL), (coherence::FLUSHING, 0)]);
    plain.borrow_mut().registers.extend([(coherence::FAILED, 0)]);
    assert_eq!(flush(), nic_status::Ok);
    assert_eq!(plain.borrow().registers[&coherence::FLUSH], 1);
    let ordered = nic_write_answer::Ordered as u32;
    assert_eq!(unsafe { nic_card_set_write_answer(handle, ordered) }, nic_status::Ok);
    assert_eq!(plain.borrow().registers[&coherence::NC_WRITES], coherence::NC_WRITES_ORDERED);
    plain.borrow_mut().registers.extend([(coherence::FAILED, 1)]);
    assert_eq!(flush(), nic_status::FlushRefused);
    plain.borrow_mut().registers.extend([(coherence::FLUSHING, 1)]);
    assert_eq!(flush(), nic_status::FlushGoesOn);
    assert_eq!(unsafe { nic_card_flush_cache(std::ptr::null()) }, nic_status::NullPointer);
    unsafe { nic_card_close(handle) };
}

unsafe extern "C" fn flush(context: *mut c_void, address: u64, count: u64) {
    let mut plain = unsafe { plain(context) }.borrow_mut();
    plain.flushed.push((address, count));
}

#[test]
fn pages_of_a_card_with_memory_are_turned_and_what_cannot_be_is_refused() {
    use nic_driver::registers::nic::{bias, card, device_memory};
    let (plain, without) = machine();
    let (_, handle) = open(without);
    let (begin, end) = (1_u64 << 36, (1_u64 << 36) + (16 << 12));
    let mut memory = nic_range { begin: 0, end: 0 };
    let mut find = || unsafe { nic_card_get_memory(handle, &mut memory) };
    plain.borrow_mut().registers.extend([(card::LINK, card::LINK_CXL)]);
    assert_eq!(find(), nic_status::NoMemory);
    plain.borrow_mut().registers.extend([
        (card::LINK, card::LINK_CXL_MEMORY),
        (device_memory::PAGES, 16),
        (device_memory::DEVICE_BEGIN, (begin / 64) as u32),
        (device_memory::DEVICE_END, (end / 64) as u32 + 64),
        (bias::DONE, 1),
    ]);
    assert_eq!(find(), nic_status::MemoryMap);
    plain.borrow_mut().registers.extend([(device_memory::DEVICE_END, (end / 64) as u32)]);
    assert_eq!(find(), nic_status::Ok);
    assert_eq!((memory.begin, memory.end), (begin, end));

    let page = begin + 0x3000;
    let turn = |handle, end, to| unsafe { nic_card_set_bias(handle, page, end, to) };
    let device = nic_bias::Device as u32;
    assert_eq!(turn(handle, page + 0x1000, device), nic_status::CannotFlush);
    assert_eq!(plain.borrow().registers[&bias::TURN_STEP], bias::TURN_STEP_TO_HOST);
    let (_, whole) = open(nic_machine { flush: Some(flush), ..without });
    assert_eq!(turn(whole, page + 0x2000, device), nic_status::Ok);
    assert_eq!(plain.borrow().registers[&bias::TURN_STEP], bias::TURN_STEP_COMMIT_TO_DEVICE);
    assert_eq!(plain.borrow().registers[&bias::TURN_PAGE], (page >> 12) as u32 + 1);
    assert_eq!(plain.borrow().flushed, [(page, 4096), (page + 4096, 4096)]);
    assert_eq!(turn(whole, end + 0x1000, device), nic_status::NoSuchPages);
    assert_eq!(turn(whole, page + 0x1000, 2), nic_status::BadValue);
    plain.borrow_mut().registers.extend([(bias::DONE, 0)]);
    assert_eq!(turn(whole, page + 0x1000, device), nic_status::HostHasCopies);
    plain.borrow_mut().registers.extend([(bias::PENDING, 1)]);
    assert_eq!(turn(whole, page + 0x1000, nic_bias::Host as u32), nic_status::PageStays);

    assert_eq!(unsafe { nic_card_set_bias_policy(whole, 1) }, nic_status::Ok);
    assert_eq!(plain.borrow().registers[&bias::BIAS], bias::BIAS_OBEY);
    plain.borrow_mut().registers.extend([
        (bias::REVERSIONS, 3),
        (device_memory::DEMOTIONS, 5),
        (device_memory::VIOLATIONS, 7),
    ]);
    let mut counted = nic_bias_statistics { reversions: 0, demotions: 0, violations: 0 };
    assert_eq!(unsafe { nic_card_get_bias_statistics(whole, &mut counted) }, nic_status::Ok);
    assert_eq!((counted.reversions, counted.demotions, counted.violations), (3, 5, 7));

    // A ring in the card's memory is there.
    let mut settings = std::mem::MaybeUninit::uninit();
    let filled = unsafe { nic_ring_settings_default(0, &GEOMETRY, settings.as_mut_ptr()) };
    assert_eq!(filled, nic_status::Ok);
    let settings = nic_ring_settings {
        ring_space: nic_space::DeviceHostBias as u32,
        ..unsafe { settings.assume_init() }
    };
    assert_eq!(unsafe { nic_ring_start(whole, 0, 0, &settings) }, nic_status::Space);
    unsafe { nic_card_close(whole) };
    unsafe { nic_card_close(handle) };
}
