//! The side of the network: which ring a packet is for, and what has come and gone.
use nic_driver::block_on;
use nic_driver::card::{HASH_KEY_BYTES, HashedPorts, NetworkStatistics};

use crate::card::nic_card;
use crate::status::nic_status;
use crate::{give, read, slice};

/// What the side of the network has counted. What the MAC has received and sent begins anew when it is reset, and is 0
/// while it is in reset.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct nic_network_statistics {
    /// Packets that were received whole and without an error.
    pub received_packets: u64,
    /// Their bytes.
    pub received_bytes: u64,
    /// Packets that the MAC found damaged.
    pub damaged: u64,
    /// Packets that were too short, or too long.
    pub wrong_length: u64,
    /// Packets that were lost, whole or in part, because the card did not take them from the MAC.
    pub overruns: u64,
    /// Packets that found no room in the burst memory.
    pub no_room: u64,
    /// Frames that were dropped on demand (`nic_card_discard`), whole or from some beat on.
    pub discarded_frames: u64,
    /// The bytes of packets that were sent, padding included.
    pub sent_bytes: u64,
    /// Packets that were sent; it goes around.
    pub sent_packets: u32,
    /// The most lines of the burst memory that were ever in use.
    pub most_lines: u32,
    /// Resets of the MAC alone; stops at 65,535.
    pub mac_resets: u32,
    /// Frames on their way to the MAC that such a reset has cut; stops at 65,535.
    pub cut_frames: u32,
    /// The MAC is not in reset, and frames pass to it.
    pub is_linked: bool,
}

impl From<NetworkStatistics> for nic_network_statistics {
    fn from(counted: NetworkStatistics) -> Self {
        Self {
            received_packets: counted.received_packets,
            received_bytes: counted.received_bytes,
            damaged: counted.damaged,
            wrong_length: counted.wrong_length,
            overruns: counted.overruns,
            no_room: counted.no_room,
            discarded_frames: counted.discarded_frames,
            sent_bytes: counted.sent_bytes,
            sent_packets: counted.sent_packets,
            most_lines: counted.most_lines,
            mac_resets: counted.mac_resets,
            cut_frames: counted.cut_frames,
            is_linked: counted.is_linked,
        }
    }
}

/// Sets the key of the flow hash, 40 bytes. It counts for packets that come afterwards; between its words the hash is
/// that of neither key.
///
/// # Safety
/// Pointers are null or point to what their types say, `key` to 40 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_hash_key(
    card: *const nic_card,
    key: *const u8,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let (card, key) = unsafe { (read(card)?, read(key.cast::<[u8; HASH_KEY_BYTES]>())?) };
        Ok(block_on(card.card.set_hash_key(key))?)
    };
    nic_status::of(set())
}

/// Spreads flows over these rings, at most 128: entry `hash % 128` of the table is ring `rings[entry % count]`. The hash has
/// the IP addresses in it, and the ports of TCP and UDP packets if so asked. Packets without a flow hash go to the ring of
/// `nic_card_send_all_to`.
///
/// # Safety
/// Pointers are null or point to what their types say, `rings` to so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_spread_flows(
    card: *const nic_card,
    rings: *const u32,
    count: usize,
    tcp_ports: bool,
    udp_ports: bool,
) -> nic_status {
    let spread = || {
        // SAFETY: the caller's promise.
        let (card, rings) = unsafe { (read(card)?, slice(rings, count)?) };
        let ports = HashedPorts { tcp: tcp_ports, udp: udp_ports };
        Ok(block_on(card.card.spread_flows(rings, ports))?)
    };
    nic_status::of(spread())
}

/// All packets go to this ring, whatever their flow.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_send_all_to(card: *const nic_card, ring: u32) -> nic_status {
    let send = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.send_all_to(ring))?)
    };
    nic_status::of(send())
}

/// From now on what is to be sent, of all rings and engines, is dropped and counted, or no longer: for a MAC that takes nothing. A
/// frame that has begun and waits for the MAC ends with an error. `nic_ring_stop` does so by itself where a ring does not stop.
/// It also ends when something that sends is started: a transmit half, stores, or the key-value handler.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_discard(card: *const nic_card, discards: bool) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.discard(discards))?)
    };
    nic_status::of(set())
}

/// What the side of the network has counted.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_network_statistics(
    card: *const nic_card,
    statistics: *mut nic_network_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, block_on(card.card.network_statistics())?.into()) }
    };
    nic_status::of(find())
}
