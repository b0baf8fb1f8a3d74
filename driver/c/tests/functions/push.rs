//! The functions for push gates.
use nic_driver::registers::nic::{card, push_gate};
use nic_driver_c::*;

use super::{machine, open};

#[test]
fn push_gates_are_set_and_what_cannot_be_is_refused() {
    let (plain, machine) = machine();
    let (_, handle) = open(machine);
    let settings = nic_push_settings {
        closed_rings: 5,
        write_back: nic_push_write_back::Flush as u32,
        delay_cycles: 700,
    };
    let set = |settings: &nic_push_settings| unsafe { nic_card_set_push_gate(handle, settings) };
    plain.borrow_mut().registers.extend([(card::HAS_PUSH_GATE, 0)]);
    assert_eq!(set(&settings), nic_status::NoPushGate);
    plain.borrow_mut().registers.extend([(card::HAS_PUSH_GATE, 1)]);
    assert_eq!(set(&settings), nic_status::Ok);
    // The gate of descriptors, and that of packets.
    for offset in [0, push_gate::STRIDE] {
        let registers = &plain.borrow().registers;
        assert_eq!(registers[&(push_gate::CLOSED_RINGS + offset)], 5);
        assert_eq!(registers[&(push_gate::WRITE_BACK + offset)], push_gate::WRITE_BACK_FLUSH);
        assert_eq!(registers[&(push_gate::DELAY_CYCLES + offset)], 700);
    }
    let late = nic_push_settings { delay_cycles: 1 << 24, ..settings };
    assert_eq!(set(&late), nic_status::PushDelay);
    assert_eq!(set(&nic_push_settings { write_back: 3, ..settings }), nic_status::BadValue);
    let none = unsafe { nic_card_set_push_gate(handle, std::ptr::null()) };
    assert_eq!(none, nic_status::NullPointer);

    let idle = |is_idle| {
        let second = push_gate::IS_IDLE + push_gate::STRIDE;
        plain.borrow_mut().registers.extend([(push_gate::IS_IDLE, 1), (second, is_idle)]);
        unsafe { nic_card_wait_for_write_backs(handle) }
    };
    assert_eq!(idle(1), nic_status::Ok);
    assert_eq!(idle(0), nic_status::PushesStay);

    let second = push_gate::STRIDE;
    plain.borrow_mut().registers.extend([
        (push_gate::PUSHES, 3),
        (push_gate::PUSHES + second, 4),
        (push_gate::GATED_PUSHES, 5),
        (push_gate::UNTRACKED_PUSHES + second, 6),
        (push_gate::WRITE_BACKS, 8),
        (push_gate::FAILED_WRITE_BACKS, 9),
    ]);
    let mut counted = nic_push_statistics::default();
    assert_eq!(unsafe { nic_card_get_push_statistics(handle, &mut counted) }, nic_status::Ok);
    let expected =
        nic_push_statistics { pushes: 7, gated: 5, untracked: 6, write_backs: 8, failed: 9 };
    assert_eq!(counted, expected);
    unsafe { nic_card_close(handle) };
}
