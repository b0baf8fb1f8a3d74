//! Flows over rings, and what the network's side has counted.
use std::ptr::{null, null_mut};

use nic_driver::registers::nic::{classify, mac_crossing, mac_receive, mac_transmit};
use nic_driver_c::*;

use super::{machine, open};

#[test]
fn flows_are_spread_and_wrong_rings_are_refused() {
    let (plain, machine) = machine();
    let (_, card) = open(machine);
    let rings = [1, 0];
    let spread = |rings: &[u32]| unsafe {
        nic_card_spread_flows(card, rings.as_ptr(), rings.len(), false, true)
    };
    let value = |register| plain.borrow().registers.get(&register).copied();
    assert_eq!(spread(&[0, 2]), nic_status::NoSuchRing);
    assert_eq!(spread(&[]), nic_status::NoSuchPlace);
    assert_eq!(spread(&[0; 129]), nic_status::NoSuchPlace);
    assert_eq!(value(classify::SPREAD), None, "nothing is written");
    assert_eq!(spread(&rings), nic_status::Ok);
    assert_eq!(value(classify::RING_TABLE_ENTRY), Some(127));
    assert_eq!(value(classify::RING_TABLE_RING), Some(0));
    assert_eq!(value(classify::HASH_TCP_PORTS), Some(0));
    assert_eq!(value(classify::HASH_UDP_PORTS), Some(1));
    assert_eq!(value(classify::SPREAD), Some(1));
    assert_eq!(unsafe { nic_card_send_all_to(card, 2) }, nic_status::NoSuchRing);
    assert_eq!(unsafe { nic_card_send_all_to(card, 1) }, nic_status::Ok);
    assert_eq!((value(classify::SPREAD), value(classify::DEFAULT_RING)), (Some(0), Some(1)));
    let null_rings = unsafe { nic_card_spread_flows(card, null(), 2, false, false) };
    assert_eq!(null_rings, nic_status::NullPointer);
    unsafe { nic_card_close(card) };
}

#[test]
fn the_last_word_of_a_key_has_its_last_bytes() {
    let (plain, machine) = machine();
    let (_, card) = open(machine);
    let key: [u8; 40] = std::array::from_fn(|place| place as u8);
    assert_eq!(unsafe { nic_card_set_hash_key(card, key.as_ptr()) }, nic_status::Ok);
    let registers = &plain.borrow().registers;
    assert_eq!(registers.get(&classify::HASH_KEY_WORD), Some(&9));
    assert_eq!(registers.get(&classify::HASH_KEY_VALUE), Some(&0x2425_2627));
    assert_eq!(unsafe { nic_card_set_hash_key(card, null()) }, nic_status::NullPointer);
    unsafe { nic_card_close(card) };
}

#[test]
fn what_the_network_has_counted_is_found_by_name() {
    let (plain, machine) = machine();
    let (_, card) = open(machine);
    let counted = [
        (mac_receive::PACKETS, 7),
        (mac_receive::PACKETS + 4, 1),
        (mac_receive::CUT_PACKETS, 2),
        (mac_receive::DROPPED_PACKETS, 3),
        (mac_transmit::PACKETS, 4),
        (mac_crossing::IS_LINKED, 1),
        (mac_crossing::PEER_RESETS, 5),
    ];
    plain.borrow_mut().registers.extend(counted);
    let mut found = nic_network_statistics::default();
    assert_eq!(unsafe { nic_card_get_network_statistics(card, &mut found) }, nic_status::Ok);
    let expected = nic_network_statistics {
        received_packets: (1 << 32) + 7,
        overruns: 5,
        sent_packets: 4,
        is_linked: true,
        mac_resets: 5,
        ..nic_network_statistics::default()
    };
    assert_eq!(found, expected);
    let nowhere = unsafe { nic_card_get_network_statistics(card, null_mut()) };
    assert_eq!(nowhere, nic_status::NullPointer);
    unsafe { nic_card_close(card) };
}
