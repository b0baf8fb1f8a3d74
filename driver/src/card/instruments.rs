//! The instruments of a card: what its network side is connected to, the generator and the sink of packets.
//!
//! They are on the network's clock. While the MAC is in reset ([`NetworkStatistics::is_linked`](super::NetworkStatistics))
//! the card refuses their registers: what is written is lost, and what is read means nothing.
use super::{Card, CardError, PATIENCE, check_width};
use crate::Machine;
use crate::registers::nic::{card, loopback, packet_generator, packet_sink};

/// Buckets of the histogram of latencies.
pub const BUCKETS: u32 = 464;
/// Bits of a register for the bytes of a packet.
const SIZE_BITS: u32 = 14;

/// Where received packets come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReceiveFrom {
    /// The MAC.
    Mac,
    /// The packet generator.
    Generator,
    /// What the card sends.
    Loop,
    /// A place that this driver does not know.
    Unknown(u32),
}

/// Where packets to send go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SendTo {
    /// The MAC.
    Mac,
    /// The packet sink.
    Sink,
    /// What the card receives.
    Loop,
    /// A place that this driver does not know.
    Unknown(u32),
}

/// What the network side is connected to, and what was dropped for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetworkState {
    /// Where received packets come from now.
    pub receive: ReceiveFrom,
    /// Where packets to send go now.
    pub send: SendTo,
    /// Packets from the MAC while another source was chosen.
    pub dropped_from_mac: u32,
    /// Packets to the loop while received packets came from elsewhere.
    pub dropped_from_loop: u32,
}

/// How fast packets are generated: so many in so many cycles of the network's clock, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rate {
    /// Packets.
    Packets {
        /// How many, up to 2^24 - 1.
        count: u32,
        /// In how many cycles; not 0.
        cycles: u16,
    },
    /// Bytes.
    Bytes {
        /// How many, up to 2^24 - 1.
        count: u32,
        /// In how many cycles; not 0.
        cycles: u16,
        /// Bytes that count for each packet besides its own.
        overhead: u8,
    },
}

/// How long generated packets are, in bytes without check sequence: 60 to 9,216.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sizes {
    /// All as long.
    Fixed(u16),
    /// One byte more each time, from the first up to the second, and again.
    Sweep(u16, u16),
    /// As the table of sizes says, at random.
    Table,
}

/// Which keys requests ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keys {
    /// Each of two to this power equally often, 0 to 32.
    Uniform(u8),
    /// From the class that the table of sizes gives.
    Classes,
}

/// What generated packets carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// What the packet sink looks for.
    Probe,
    /// The template, with the number of a key in it.
    Request {
        /// Bytes of the template, 1 to 64.
        template_bytes: u8,
        /// Where the four bytes of the key are, in words of 2 bytes.
        key_place: u8,
        /// Which keys.
        keys: Keys,
    },
}

/// An end of generated packets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Endpoint {
    /// Ethernet address, the first byte highest.
    pub mac: u64,
    /// IPv4 address, the first byte highest.
    pub address: u32,
    /// UDP port.
    pub port: u16,
    /// The number of the flow is added to the lower half of the address.
    pub varies_address: bool,
    /// The number of the flow is added to the port.
    pub varies_port: bool,
}

/// What packets are generated, and how fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GeneratorSettings {
    /// How many, up to 2^48 - 1; 0: until it is stopped.
    pub packets: u64,
    /// How fast.
    pub rate: Rate,
    /// How long they are.
    pub sizes: Sizes,
    /// Flows, which take turns; 0 counts as one.
    pub flows: u16,
    /// Who sends them.
    pub source: Endpoint,
    /// Who is to receive them.
    pub destination: Endpoint,
    /// Where the random generator begins.
    pub random_seed: u32,
    /// What they carry.
    pub content: Content,
}

/// An entry of the table of sizes: each is drawn equally often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SizeEntry {
    /// One size.
    pub bytes: u16,
    /// The other size.
    pub other_bytes: u16,
    /// How often the first is meant, of 65,536 times.
    pub share: u16,
}

/// Why a packet generator stopped itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GeneratorFault {
    /// It did not.
    None,
    /// The rate has no cycles.
    BadRate,
    /// A packet of less than 60 bytes, or of more than 9,216.
    BadSize,
    /// A template of no bytes or more than 64, or a key that does not fit it.
    BadTemplate,
    /// A class of keys above 31, or more than 32 bits of a key.
    BadKey,
    /// A fault that this driver does not know.
    Unknown(u32),
}

/// What a packet generator has done since it was started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GeneratorState {
    /// It sends.
    pub is_running: bool,
    /// Why it stopped itself.
    pub fault: GeneratorFault,
    /// Packets that it has sent.
    pub packets: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Cycles in which a beat was not taken.
    pub stalled_cycles: u64,
}

/// What a packet sink has seen since it was cleared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SinkStatistics {
    /// Packets.
    pub packets: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Packets that end with an error.
    pub damaged: u64,
    /// Packets that no generator sent; they are in no figure below.
    pub foreign: u64,
    /// Packets with a wrong byte or of a wrong length; they are in the figures below.
    pub corrupted: u64,
    /// Packets of flows that the sink has no room for; they are in no figure of sequences.
    pub unfollowed: u64,
    /// Sequence numbers that are missing by now.
    pub lost: u64,
    /// Packets that came after one with a higher sequence number, once.
    pub late: u64,
    /// Packets whose sequence number had come before.
    pub doubled: u64,
    /// Packets 32 or more sequence numbers behind.
    pub stale: u64,
    /// Sum of all latencies, in cycles of the network's clock.
    pub latency_sum: u64,
    /// The least latency; `u32::MAX` without a packet.
    pub latency_least: u32,
    /// The greatest latency.
    pub latency_most: u32,
}

impl<M: Machine> Card<'_, M> {
    /// Whether the card has these instruments.
    ///
    /// # Errors
    /// It has none.
    pub async fn has_instruments(&self) -> Result<(), CardError> {
        match self.machine.read_register(card::HAS_GENERATOR).await {
            0 => Err(CardError::NoInstruments),
            _ => Ok(()),
        }
    }

    /// Connects the network side. It takes effect between packets; [`Card::network`] says when.
    ///
    /// # Errors
    /// A card without instruments, or a place that this driver does not know.
    pub async fn connect_network(
        &self,
        receive: ReceiveFrom,
        send: SendTo,
    ) -> Result<(), CardError> {
        let receive = match receive {
            ReceiveFrom::Mac => loopback::RECEIVE_MAC,
            ReceiveFrom::Generator => loopback::RECEIVE_GENERATOR,
            ReceiveFrom::Loop => loopback::RECEIVE_LOOP,
            ReceiveFrom::Unknown(place) => return Err(CardError::NoSuchPlace(place)),
        };
        let send = match send {
            SendTo::Mac => loopback::TRANSMIT_MAC,
            SendTo::Sink => loopback::TRANSMIT_SINK,
            SendTo::Loop => loopback::TRANSMIT_LOOP,
            SendTo::Unknown(place) => return Err(CardError::NoSuchPlace(place)),
        };
        self.has_instruments().await?;
        self.machine.write_register(loopback::RECEIVE, receive).await;
        self.machine.write_register(loopback::TRANSMIT, send).await;
        Ok(())
    }

    /// What the network side is connected to now: the MAC, on a card without instruments.
    pub async fn network(&self) -> NetworkState {
        if self.has_instruments().await.is_err() {
            return NetworkState {
                receive: ReceiveFrom::Mac,
                send: SendTo::Mac,
                dropped_from_mac: 0,
                dropped_from_loop: 0,
            };
        }
        let receive = match self.machine.read_register(loopback::RECEIVED_FROM).await {
            loopback::RECEIVED_FROM_MAC => ReceiveFrom::Mac,
            loopback::RECEIVED_FROM_GENERATOR => ReceiveFrom::Generator,
            loopback::RECEIVED_FROM_LOOP => ReceiveFrom::Loop,
            other => ReceiveFrom::Unknown(other),
        };
        let send = match self.machine.read_register(loopback::SENT_TO).await {
            loopback::SENT_TO_MAC => SendTo::Mac,
            loopback::SENT_TO_SINK => SendTo::Sink,
            loopback::SENT_TO_LOOP => SendTo::Loop,
            other => SendTo::Unknown(other),
        };
        NetworkState {
            receive,
            send,
            dropped_from_mac: self.machine.read_register(loopback::DROPPED_FROM_MAC).await,
            dropped_from_loop: self.machine.read_register(loopback::DROPPED_FROM_LOOP).await,
        }
    }

    /// Writes the table of sizes from its first entry on; there are 64. The generator must be stopped.
    ///
    /// # Errors
    /// A card without instruments, more entries than there are, or a size of 2^14 bytes or more; the table is then as it was.
    pub async fn write_sizes(&self, entries: &[SizeEntry]) -> Result<(), CardError> {
        self.has_instruments().await?;
        if entries.len() > 64 {
            return Err(CardError::NoSuchPlace(64));
        }
        for SizeEntry { bytes, other_bytes, .. } in entries {
            check_width("a packet's length", (*bytes).into(), SIZE_BITS)?;
            check_width("a packet's length", (*other_bytes).into(), SIZE_BITS)?;
        }
        for (number, entry) in (0..).zip(entries) {
            for (register, value) in [
                (packet_generator::SIZE_ENTRY, number),
                (packet_generator::SIZE_BYTES, entry.bytes.into()),
                (packet_generator::SIZE_OTHER_BYTES, entry.other_bytes.into()),
                (packet_generator::SIZE_SHARE, entry.share.into()),
            ] {
                self.machine.write_register(register, value).await;
            }
        }
        Ok(())
    }

    /// Writes the template of requests. The generator must be stopped. A card without instruments stays as it is
    /// ([`Card::has_instruments`]).
    pub async fn write_template(&self, template: &[u8; 64]) {
        if self.has_instruments().await.is_err() {
            return;
        }
        for (number, word) in (0..).zip(template.as_chunks::<4>().0) {
            self.machine.write_register(packet_generator::TEMPLATE_WORD, number).await;
            let word = u32::from_le_bytes(*word);
            self.machine.write_register(packet_generator::TEMPLATE_DATA, word).await;
        }
    }

    /// Stops the generator if it runs, sets it, and starts it.
    ///
    /// # Errors
    /// A card without instruments, a number that is cut by its register (nothing is done then), or a generator that does not
    /// stop. What is wrong otherwise the generator says itself ([`GeneratorState::fault`]).
    pub async fn start_generator(&self, settings: &GeneratorSettings) -> Result<(), CardError> {
        settings.check()?;
        self.stop_generator().await?;
        for (register, value) in settings.words() {
            self.machine.write_register(register, value).await;
        }
        for (register, value) in settings.long_words() {
            self.write64(register, value).await;
        }
        self.machine.write_register(packet_generator::ENABLE, 1).await;
        Ok(())
    }

    /// Stops the generator, and waits until the current packet has left.
    ///
    /// # Errors
    /// A card without instruments, or a generator that does not stop: nothing takes its packets.
    pub async fn stop_generator(&self) -> Result<(), CardError> {
        self.has_instruments().await?;
        self.machine.write_register(packet_generator::ENABLE, 0).await;
        for _ in 0..PATIENCE {
            if self.machine.read_register(packet_generator::RUNNING).await == 0 {
                return Ok(());
            }
        }
        Err(CardError::GeneratorRuns)
    }

    /// What the generator has done since it was started; nothing on a card without instruments.
    pub async fn generator(&self) -> GeneratorState {
        if self.has_instruments().await.is_err() {
            return GeneratorState {
                is_running: false,
                fault: GeneratorFault::None,
                packets: 0,
                bytes: 0,
                stalled_cycles: 0,
            };
        }
        let fault = match self.machine.read_register(packet_generator::FAULT).await {
            packet_generator::FAULT_NONE => GeneratorFault::None,
            packet_generator::FAULT_BAD_RATE => GeneratorFault::BadRate,
            packet_generator::FAULT_BAD_SIZE => GeneratorFault::BadSize,
            packet_generator::FAULT_BAD_TEMPLATE => GeneratorFault::BadTemplate,
            packet_generator::FAULT_BAD_KEY => GeneratorFault::BadKey,
            other => GeneratorFault::Unknown(other),
        };
        GeneratorState {
            is_running: self.machine.read_register(packet_generator::RUNNING).await != 0,
            fault,
            packets: self.read_long(packet_generator::SENT_PACKETS).await,
            bytes: self.read_long(packet_generator::SENT_BYTES).await,
            stalled_cycles: self.read_long(packet_generator::STALLED_CYCLES).await,
        }
    }

    /// Sets everything that the sink has counted to zero, and waits until it counts again. The first
    /// packet of a flow has the sequence number 0, or any.
    ///
    /// # Errors
    /// A card without instruments, or a sink that goes on clearing.
    pub async fn clear_sink(&self, starts_at_zero: bool) -> Result<(), CardError> {
        self.has_instruments().await?;
        let machine = self.machine;
        machine.write_register(packet_sink::STARTS_AT_ZERO, starts_at_zero.into()).await;
        machine.write_register(packet_sink::CLEAR, 1).await;
        for _ in 0..PATIENCE {
            if machine.read_register(packet_sink::CLEARING).await == 0 {
                return Ok(());
            }
        }
        Err(CardError::SinkClears)
    }

    /// What the sink has counted; nothing on a card without instruments. Each figure is of the moment in which it is read.
    pub async fn sink(&self) -> SinkStatistics {
        if self.has_instruments().await.is_err() {
            return SinkStatistics { latency_least: u32::MAX, ..SinkStatistics::default() };
        }
        let machine = self.machine;
        SinkStatistics {
            packets: self.read_long(packet_sink::PACKETS).await,
            bytes: self.read_long(packet_sink::BYTES).await,
            damaged: machine.read_register(packet_sink::DAMAGED_PACKETS).await.into(),
            foreign: self.read_long(packet_sink::FOREIGN_PACKETS).await,
            corrupted: machine.read_register(packet_sink::CORRUPTED_PACKETS).await.into(),
            unfollowed: self.read_long(packet_sink::UNFOLLOWED_PACKETS).await,
            lost: self.read_long(packet_sink::LOST_PACKETS).await,
            late: self.read_long(packet_sink::LATE_PACKETS).await,
            doubled: machine.read_register(packet_sink::DOUBLED_PACKETS).await.into(),
            stale: machine.read_register(packet_sink::STALE_PACKETS).await.into(),
            latency_sum: self.read_long(packet_sink::LATENCY_SUM).await,
            latency_least: machine.read_register(packet_sink::LATENCY_LEAST).await,
            latency_most: machine.read_register(packet_sink::LATENCY_MOST).await,
        }
    }

    /// Packets in a bucket of the histogram; [`bucket_start`] says which they are. None in one that is not below
    /// [`BUCKETS`], or on a card without instruments.
    pub async fn latency_bucket(&self, bucket: u32) -> u64 {
        if bucket >= BUCKETS || self.has_instruments().await.is_err() {
            return 0;
        }
        self.machine.write_register(packet_sink::BUCKET, bucket).await;
        self.read_long(packet_sink::BUCKET_PACKETS).await
    }
}

/// The least latency of a bucket, in cycles; that of the next one ends it.
pub const fn bucket_start(bucket: u32) -> u64 {
    match bucket {
        0..16 => bucket as u64,
        _ => ((16 + bucket % 16) as u64) << (bucket / 16 - 1),
    }
}

impl GeneratorSettings {
    /// Whether every register holds what it is to be set to.
    fn check(&self) -> Result<(), CardError> {
        check_width("a number of packets", self.packets, 48)?;
        let (Rate::Packets { count, .. } | Rate::Bytes { count, .. }) = self.rate;
        check_width("a count of a rate", count.into(), 24)?;
        let (least, most) = match self.sizes {
            Sizes::Fixed(bytes) => (bytes, bytes),
            Sizes::Sweep(least, most) => (least, most),
            Sizes::Table => (0, 0),
        };
        check_width("a packet's length", least.into(), SIZE_BITS)?;
        check_width("a packet's length", most.into(), SIZE_BITS)?;
        for end in [self.source, self.destination] {
            check_width("an Ethernet address", end.mac, 48)?;
        }
        let Content::Request { template_bytes, key_place, keys } = self.content else {
            return Ok(());
        };
        check_width("a template's length", template_bytes.into(), 7)?;
        check_width("a key's place", key_place.into(), 5)?;
        match keys {
            Keys::Uniform(bits) => check_width("a key's width", bits.into(), 6),
            Keys::Classes => Ok(()),
        }
    }

    /// Registers of 32 bits, and what they are set to.
    fn words(&self) -> [(usize, u32); 22] {
        use packet_generator as register;
        let (unit, count, cycles, overhead) = match self.rate {
            Rate::Packets { count, cycles } => (register::RATE_UNIT_PACKETS, count, cycles, 0),
            Rate::Bytes { count, cycles, overhead } => {
                (register::RATE_UNIT_BYTES, count, cycles, overhead)
            }
        };
        let (sizes, least, most) = match self.sizes {
            Sizes::Fixed(bytes) => (register::SIZES_FIXED, bytes, bytes),
            Sizes::Sweep(least, most) => (register::SIZES_SWEEP, least, most),
            Sizes::Table => (register::SIZES_TABLE, 60, 60),
        };
        let probe = (register::CONTENT_PROBE, 1, 0, Keys::Uniform(0));
        let (content, template_bytes, key_place, keys) = match self.content {
            Content::Probe => probe,
            Content::Request { template_bytes, key_place, keys } => {
                (register::CONTENT_REQUEST, template_bytes, key_place, keys)
            }
        };
        let (keys, key_bits) = match keys {
            Keys::Uniform(bits) => (register::KEYS_UNIFORM, bits),
            Keys::Classes => (register::KEYS_CLASSES, 0),
        };
        [
            (register::RATE_UNIT, unit),
            (register::RATE_NUMERATOR, count),
            (register::RATE_DENOMINATOR, cycles.into()),
            (register::OVERHEAD_BYTES, overhead.into()),
            (register::SIZES, sizes),
            (register::LEAST_BYTES, least.into()),
            (register::MOST_BYTES, most.into()),
            (register::FLOWS, self.flows.into()),
            (register::VARY_SOURCE_ADDRESS, self.source.varies_address.into()),
            (register::VARY_DESTINATION_ADDRESS, self.destination.varies_address.into()),
            (register::VARY_SOURCE_PORT, self.source.varies_port.into()),
            (register::VARY_DESTINATION_PORT, self.destination.varies_port.into()),
            (register::SOURCE_ADDRESS, self.source.address),
            (register::DESTINATION_ADDRESS, self.destination.address),
            (register::SOURCE_PORT, self.source.port.into()),
            (register::DESTINATION_PORT, self.destination.port.into()),
            (register::RANDOM_SEED, self.random_seed),
            (register::CONTENT, content),
            (register::TEMPLATE_BYTES, template_bytes.into()),
            (register::KEY_PLACE, key_place.into()),
            (register::KEYS, keys),
            (register::KEY_BITS, key_bits.into()),
        ]
    }

    /// Registers of more bits, likewise.
    fn long_words(&self) -> [(usize, u64); 3] {
        [
            (packet_generator::PACKETS, self.packets),
            (packet_generator::DESTINATION_MAC, self.destination.mac),
            (packet_generator::SOURCE_MAC, self.source.mac),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::{BUCKETS, bucket_start};

    #[test]
    fn buckets_rise_up_to_32_bits() {
        assert!((1..=BUCKETS).all(|bucket| bucket_start(bucket - 1) < bucket_start(bucket)));
        assert_eq!((bucket_start(15), bucket_start(16), bucket_start(100)), (15, 16, 640));
        assert_eq!(bucket_start(BUCKETS), 1 << 32);
    }
}
