//! Flows over rings, and what the network's side has counted.
use std::ptr::{null, null_mut};

use nic_driver::registers::nic::{
    classify, departures, mac_crossing, mac_receive, mac_transmit, transmit_ring,
};
use nic_driver_c::*;

use super::{Plain, machine, open};

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
fn what_is_to_be_sent_is_dropped_when_it_is_asked_for() {
    let (plain, machine) = machine();
    let (_, card) = open(machine);
    for (discards, value) in [(true, 1), (false, 0)] {
        assert_eq!(unsafe { nic_card_discard(card, discards) }, nic_status::Ok);
        assert_eq!(plain.borrow().registers.get(&departures::DISCARD), Some(&value));
    }
    assert_eq!(unsafe { nic_card_discard(null(), true) }, nic_status::NullPointer);
    unsafe { nic_card_close(card) };
}

/// The state of a transmit half that stops when what it has on its way is dropped.
fn stops_when_it_is_dropped(plain: &mut Plain, offset: usize) -> Option<u32> {
    let is_dropped = plain.registers.get(&departures::DISCARD) == Some(&1);
    let state = match is_dropped {
        true => transmit_ring::STATE_STOPPED,
        false => transmit_ring::STATE_STOPPING,
    };
    (offset == transmit_ring::STATE).then_some(state)
}

/// The same beside a MAC that sends: a frame more whenever it is asked.
fn stops_beside_others(plain: &mut Plain, offset: usize) -> Option<u32> {
    if offset == mac_transmit::PACKETS {
        let sent = plain.registers.entry(offset).or_default();
        *sent += 1;
        return Some(*sent);
    }
    stops_when_it_is_dropped(plain, offset)
}

#[test]
fn what_a_ring_sends_is_dropped_where_it_does_not_stop_and_the_mac_takes_nothing() {
    let half = nic_half::Transmit as u32;
    let stop = |says: fn(&mut Plain, usize) -> Option<u32>| {
        let (plain, machine) = machine();
        plain.borrow_mut().says = Some(says);
        plain.borrow_mut().registers.insert(mac_crossing::IS_LINKED, 1);
        let (_, card) = open(machine);
        let status = unsafe { nic_ring_stop(card, half, 0) };
        unsafe { nic_card_close(card) };
        (status, plain.borrow().registers.get(&departures::DISCARD).copied())
    };
    assert_eq!(stop(stops_when_it_is_dropped), (nic_status::Ok, Some(0)), "others send again");
    let (status, discard) = stop(stops_beside_others);
    assert_eq!((status, discard), (nic_status::Stuck, None), "others lose nothing");
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
        (departures::DISCARDED_FRAMES, 6),
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
        discarded_frames: 6,
        ..nic_network_statistics::default()
    };
    assert_eq!(found, expected);
    let nowhere = unsafe { nic_card_get_network_statistics(card, null_mut()) };
    assert_eq!(nowhere, nic_status::NullPointer);
    unsafe { nic_card_close(card) };
}
