//! The side of the network: which ring a packet is for, and what has come and gone.
use super::{Card, CardError};
use crate::Machine;
use crate::registers::nic::{
    classify, departures, mac_crossing, mac_receive, mac_transmit, packet_buffer,
};

/// Entries of the table from the flow hash to rings.
pub const HASH_ENTRIES: usize = 128;
/// Bytes of the key of the flow hash.
pub const HASH_KEY_BYTES: usize = 40;

/// Of which packets the flow hash has their ports in it, beside their IP addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HashedPorts {
    /// TCP.
    pub tcp: bool,
    /// UDP. Fragments of one packet have no ports, and may go to another ring than the rest of their flow.
    pub udp: bool,
}

/// What the side of the network has counted. What the MAC has received and sent begins anew when it is reset, and is 0
/// while it is in reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NetworkStatistics {
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
    /// The most lines of the burst memory that were ever in use.
    pub most_lines: u32,
    /// Packets that were sent, of 32 bits: it goes around.
    pub sent_packets: u32,
    /// Their bytes, padding included.
    pub sent_bytes: u64,
    /// The MAC is not in reset, and frames pass to it.
    pub is_linked: bool,
    /// Resets of the MAC alone; stops at 65,535.
    pub mac_resets: u32,
    /// Frames on their way to the MAC that such a reset has cut; stops at 65,535.
    pub cut_frames: u32,
    /// Frames that were dropped on demand ([`Card::discard`]), whole or from some beat on.
    pub discarded_frames: u64,
}

impl<M: Machine> Card<'_, M> {
    /// Sets the key of the flow hash (Microsoft, RSS hashing functions). It counts for packets that come afterwards; between
    /// its words the hash is that of neither key.
    ///
    /// # Errors
    /// A card without rings.
    pub async fn set_hash_key(&self, key: &[u8; HASH_KEY_BYTES]) -> Result<(), CardError> {
        self.check_ring(0)?;
        for (word, bytes) in (0..).zip(key.as_chunks::<4>().0) {
            self.machine.write_register(classify::HASH_KEY_WORD, word).await;
            let value = u32::from_be_bytes(*bytes);
            self.machine.write_register(classify::HASH_KEY_VALUE, value).await;
        }
        Ok(())
    }

    /// Spreads flows over these rings: entry `hash % 128` of the table is ring `rings[entry % rings.len()]`. A ring that is
    /// there twice has twice as many flows. Packets without a flow hash go to the ring of [`Card::send_all_to`].
    ///
    /// # Errors
    /// No ring, more than [`HASH_ENTRIES`], or one that is not there; the table is then as it was.
    pub async fn spread_flows(&self, rings: &[u32], ports: HashedPorts) -> Result<(), CardError> {
        if rings.is_empty() || rings.len() > HASH_ENTRIES {
            return Err(CardError::NoSuchPlace(rings.len() as u32));
        }
        rings.iter().try_for_each(|ring| self.check_ring(*ring))?;
        for (entry, ring) in (0..HASH_ENTRIES as u32).zip(rings.iter().cycle()) {
            self.machine.write_register(classify::RING_TABLE_ENTRY, entry).await;
            self.machine.write_register(classify::RING_TABLE_RING, *ring).await;
        }
        let settings = [
            (classify::HASH_TCP_PORTS, ports.tcp),
            (classify::HASH_UDP_PORTS, ports.udp),
            (classify::SPREAD, true),
        ];
        for (register, value) in settings {
            self.machine.write_register(register, value.into()).await;
        }
        Ok(())
    }

    /// All packets go to this ring, whatever their flow.
    ///
    /// # Errors
    /// No such ring.
    pub async fn send_all_to(&self, ring: u32) -> Result<(), CardError> {
        self.check_ring(ring)?;
        self.machine.write_register(classify::DEFAULT_RING, ring).await;
        self.machine.write_register(classify::SPREAD, 0).await;
        Ok(())
    }

    /// From now on what is to be sent, of all rings and engines, is dropped and counted, or no longer: for a MAC that takes
    /// nothing. A frame that has begun and waits for the MAC ends with an error. It also ends when something that sends is
    /// started: a transmit half, stores, or the key-value handler.
    ///
    /// # Errors
    /// A card without rings.
    pub async fn discard(&self, discards: bool) -> Result<(), CardError> {
        self.check_ring(0)?;
        self.write_discard(discards).await;
        Ok(())
    }

    /// Ends what a program may have left behind, before something is started that sends.
    pub(super) async fn end_discard(&self) {
        if self.rings > 0 {
            self.write_discard(false).await;
        }
    }

    pub(super) async fn write_discard(&self, discards: bool) {
        self.machine.write_register(departures::DISCARD, u32::from(discards)).await;
    }

    /// Frames that were dropped on demand.
    pub(super) async fn dropped_frames(&self) -> u64 {
        self.read_long(departures::DISCARDED_FRAMES).await
    }

    /// Whether the MAC is not in reset, and frames pass to it.
    pub(super) async fn is_linked(&self) -> bool {
        self.machine.read_register(mac_crossing::IS_LINKED).await != 0
    }

    /// What the side of the network has counted.
    ///
    /// # Errors
    /// A card without rings.
    pub async fn network_statistics(&self) -> Result<NetworkStatistics, CardError> {
        self.check_ring(0)?;
        let machine = self.machine;
        let counted_by_mac = match self.is_linked().await {
            true => self.mac_statistics().await,
            false => NetworkStatistics::default(),
        };
        Ok(NetworkStatistics {
            no_room: self.sum(packet_buffer::MEMORY_FULL, packet_buffer::TABLE_FULL).await,
            most_lines: machine.read_register(packet_buffer::MOST_LINES).await,
            mac_resets: machine.read_register(mac_crossing::PEER_RESETS).await,
            cut_frames: machine.read_register(mac_crossing::CUT_FRAMES).await,
            discarded_frames: self.dropped_frames().await,
            ..counted_by_mac
        })
    }

    /// What a MAC has counted that is linked.
    async fn mac_statistics(&self) -> NetworkStatistics {
        use mac_receive::{CUT_PACKETS, DROPPED_PACKETS, OVERSIZED_PACKETS, SHORT_PACKETS};
        NetworkStatistics {
            received_packets: self.read_long(mac_receive::PACKETS).await,
            received_bytes: self.read_long(mac_receive::BYTES).await,
            damaged: self.read_long(mac_receive::DAMAGED_PACKETS).await,
            wrong_length: self.sum(OVERSIZED_PACKETS, SHORT_PACKETS).await,
            overruns: self.sum(CUT_PACKETS, DROPPED_PACKETS).await,
            sent_packets: self.machine.read_register(mac_transmit::PACKETS).await,
            sent_bytes: self.read_long(mac_transmit::BYTES).await,
            is_linked: true,
            ..NetworkStatistics::default()
        }
    }

    /// The sum of two registers of 64 bits. A MAC whose reset begins just then answers with all ones.
    async fn sum(&self, one: usize, other: usize) -> u64 {
        self.read_long(one).await.wrapping_add(self.read_long(other).await)
    }
}
