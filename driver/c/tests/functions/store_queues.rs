//! The functions for many queues of stores.
use std::mem::MaybeUninit;
use std::ptr::null_mut;

use nic_driver::registers::nic::{axi_write, card, mmio_queues};
use nic_driver_c::*;

use super::{machine, open};

#[test]
fn queues_of_stores_are_set_and_started_and_what_cannot_be_is_refused() {
    let (plain, machine) = machine();
    let (_, handle) = open(machine);
    let (mut begin, mut space) = (7, 7);
    let mut format = MaybeUninit::<nic_message_format>::uninit();
    let mut start = |queue, begin: *mut usize| unsafe {
        nic_card_start_store_queue(handle, queue, begin, &mut space, format.as_mut_ptr())
    };
    let limits = nic_store_limits { share_lines: 16, threshold_shift: 5, time_limit_rounds: 900 };
    let set = |limits: &nic_store_limits| unsafe { nic_card_set_store_limits(handle, limits) };
    assert_eq!(start(3, &mut begin), nic_status::NoStoreQueues);
    assert_eq!(set(&limits), nic_status::NoStoreQueues);
    assert_eq!(begin, 7, "what is refused finds nothing");
    plain.borrow_mut().registers.extend([
        (card::HAS_MMIO_PATH, 1),
        (card::HAS_STORE_QUEUES, 1),
        (mmio_queues::QUEUES, 4),
        (mmio_queues::MEMORY_LINES, 64),
        (mmio_queues::LINE_BITS, 9),
        (mmio_queues::MAXIMUM_BYTES, 1514),
    ]);
    let (mut queues, mut lines) = (0, 0);
    let found = unsafe { nic_card_get_store_queues(handle, &mut queues, &mut lines) };
    assert_eq!((found, queues, lines), (nic_status::Ok, 4, 64));
    assert_eq!(set(&limits), nic_status::Ok);
    for wrong in [
        nic_store_limits { share_lines: 17, ..limits },
        nic_store_limits { threshold_shift: 8, ..limits },
        nic_store_limits { time_limit_rounds: 65_536, ..limits },
    ] {
        assert_eq!(set(&wrong), nic_status::StoreLimits);
    }
    {
        let registers = &plain.borrow().registers;
        let names = [mmio_queues::SHARE_LINES, mmio_queues::THRESHOLD_SHIFT];
        assert_eq!(names.map(|name| registers[&name]), [16, 5]);
        assert_eq!(registers[&mmio_queues::TIME_LIMIT_ROUNDS], 900);
    }
    assert_eq!(start(4, &mut begin), nic_status::NoSuchQueue);
    assert_eq!(start(3, null_mut()), nic_status::NullPointer);
    assert_eq!(start(3, &mut begin), nic_status::Ok);
    assert_eq!((begin, space), (3 * (64 << 9), 64 << 9));
    let format = unsafe { format.assume_init() };
    assert_eq!((format.alignment_bytes, format.maximum_bytes), (64, 1518));
    {
        let registers = &plain.borrow().registers;
        let names = [axi_write::ENABLE, mmio_queues::RESTART_QUEUE];
        assert_eq!(names.map(|name| registers[&name]), [1, 3]);
    }
    let (mut space, mut any) = (0, MaybeUninit::<nic_message_format>::uninit());
    let whole = unsafe { nic_card_start_stores(handle, &mut space, any.as_mut_ptr()) };
    assert_eq!(whole, nic_status::ManyStoreQueues);

    plain.borrow_mut().registers.insert(mmio_queues::RESTART_IS_PENDING, 1);
    let mut any = MaybeUninit::<nic_message_format>::uninit();
    let stays =
        unsafe { nic_card_start_store_queue(handle, 0, &mut begin, &mut space, any.as_mut_ptr()) };
    assert_eq!(stays, nic_status::RestartStays);
    unsafe { nic_card_close(handle) };
}

#[test]
fn why_queues_of_stores_stand_still_is_found() {
    let (plain, machine) = machine();
    let (_, handle) = open(machine);
    plain.borrow_mut().registers.extend([
        (card::HAS_STORE_QUEUES, 1),
        (mmio_queues::QUEUES, 4),
        (mmio_queues::FAULT, mmio_queues::FAULT_EVICTED),
        (mmio_queues::EVICTED, 3),
        (mmio_queues::REFUSED_RESTARTS, 2),
    ]);
    let mut fault = nic_store_queue_fault::Unknown;
    let found = unsafe { nic_card_get_store_queue_fault(handle, 2, &mut fault) };
    assert_eq!((found, fault), (nic_status::Ok, nic_store_queue_fault::Evicted));
    assert_eq!(plain.borrow().registers[&mmio_queues::INSPECTED_QUEUE], 2);
    let found = unsafe { nic_card_get_store_queue_fault(handle, 4, &mut fault) };
    assert_eq!(found, nic_status::NoSuchQueue);
    let mut counted = nic_store_queue_faults::default();
    let found = unsafe { nic_card_get_store_queue_faults(handle, &mut counted) };
    assert_eq!(found, nic_status::Ok);
    let expected = nic_store_queue_faults { evicted: 3, refused_restarts: 2, ..Default::default() };
    assert_eq!(counted, expected);
    unsafe { nic_card_close(handle) };
}
