//! The instruments of a card: what its network side is connected to, the generator and the sink of packets.
use nic_driver::block_on;
use nic_driver::card::instruments::{
    BUCKETS, Content, Endpoint, GeneratorSettings, Keys, Rate, SinkStatistics, SizeEntry, Sizes,
    bucket_start,
};

use crate::card::nic_card;
use crate::codes::{
    RECEIVE_FROM, SEND_TO, choice, nic_content, nic_generator_fault, nic_keys, nic_rate_unit,
    nic_receive_from, nic_send_to, nic_sizes,
};
use crate::status::nic_status;
use crate::{give, read, slice};

/// What the network side is connected to, and what was dropped for it.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_network_state {
    /// Where received packets come from now.
    pub receive: nic_receive_from,
    /// Where packets to send go now.
    pub send: nic_send_to,
    /// Packets from the MAC while another source was chosen.
    pub dropped_from_mac: u32,
    /// Packets to the loop while received packets came from elsewhere.
    pub dropped_from_loop: u32,
}

/// An end of generated packets.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_endpoint {
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

impl nic_endpoint {
    fn to_driver(self) -> Endpoint {
        let Self { mac, address, port, varies_address, varies_port } = self;
        Endpoint { mac, address, port, varies_address, varies_port }
    }
}

/// What packets are generated, and how fast: `rate_count` of `rate_unit` in `rate_cycles` of the
/// network's clock, exactly.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_generator_settings {
    /// How many packets, up to 2^48 - 1; 0: until it is stopped.
    pub packets: u64,
    /// Who sends them.
    pub source: nic_endpoint,
    /// Who is to receive them.
    pub destination: nic_endpoint,
    /// What the rate counts: a `nic_rate_unit`.
    pub rate_unit: u32,
    /// How many of them, up to 2^24 - 1.
    pub rate_count: u32,
    /// How long they are: a `nic_sizes`.
    pub sizes: u32,
    /// What they carry: a `nic_content`.
    pub content: u32,
    /// Which keys requests ask for: a `nic_keys`.
    pub keys: u32,
    /// Where the random generator begins.
    pub random_seed: u32,
    /// In how many cycles; not 0.
    pub rate_cycles: u16,
    /// Bytes of the shortest, without check sequence: 60 to 9,216.
    pub least_bytes: u16,
    /// Bytes of the longest, likewise.
    pub most_bytes: u16,
    /// Flows, which take turns; 0 counts as one.
    pub flows: u16,
    /// Bytes that count for each packet besides its own, with `NIC_RATE_UNIT_BYTES`.
    pub overhead_bytes: u8,
    /// Bytes of the template of requests, 1 to 64.
    pub template_bytes: u8,
    /// Where the four bytes of a request's key are, in words of 2 bytes.
    pub key_place: u8,
    /// Bits of a key, 0 to 32, with `NIC_KEYS_UNIFORM`.
    pub key_bits: u8,
}

const RATE_UNITS: [nic_rate_unit; 2] = [nic_rate_unit::Packets, nic_rate_unit::Bytes];
const SIZES: [nic_sizes; 3] = [nic_sizes::Fixed, nic_sizes::Sweep, nic_sizes::Table];
const CONTENTS: [nic_content; 2] = [nic_content::Probe, nic_content::Request];
const KEYS: [nic_keys; 2] = [nic_keys::Uniform, nic_keys::Classes];

impl nic_generator_settings {
    fn to_driver(self) -> Result<GeneratorSettings, nic_status> {
        let (count, cycles) = (self.rate_count, self.rate_cycles);
        let rate = match choice(&RATE_UNITS, self.rate_unit)? {
            nic_rate_unit::Packets => Rate::Packets { count, cycles },
            nic_rate_unit::Bytes => Rate::Bytes { count, cycles, overhead: self.overhead_bytes },
        };
        let sizes = match choice(&SIZES, self.sizes)? {
            nic_sizes::Fixed => Sizes::Fixed(self.least_bytes),
            nic_sizes::Sweep => Sizes::Sweep(self.least_bytes, self.most_bytes),
            nic_sizes::Table => Sizes::Table,
        };
        let keys = match choice(&KEYS, self.keys)? {
            nic_keys::Uniform => Keys::Uniform(self.key_bits),
            nic_keys::Classes => Keys::Classes,
        };
        let (template_bytes, key_place) = (self.template_bytes, self.key_place);
        let content = match choice(&CONTENTS, self.content)? {
            nic_content::Probe => Content::Probe,
            nic_content::Request => Content::Request { template_bytes, key_place, keys },
        };
        Ok(GeneratorSettings {
            packets: self.packets,
            rate,
            sizes,
            flows: self.flows,
            source: self.source.to_driver(),
            destination: self.destination.to_driver(),
            random_seed: self.random_seed,
            content,
        })
    }
}

/// An entry of the table of sizes: each is drawn equally often.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_size_entry {
    /// One size.
    pub bytes: u16,
    /// The other size.
    pub other_bytes: u16,
    /// How often the first is meant, of 65,536 times.
    pub share: u16,
}

/// What a packet generator has done since it was started.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_generator_state {
    /// Packets that it has sent.
    pub packets: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Cycles in which a beat was not taken.
    pub stalled_cycles: u64,
    /// Why it stopped itself.
    pub fault: nic_generator_fault,
    /// It sends.
    pub is_running: bool,
}

/// What a packet sink has seen since it was cleared.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_sink_statistics {
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
    /// The least latency; 2^32 - 1 without a packet.
    pub latency_least: u32,
    /// The greatest latency.
    pub latency_most: u32,
}

impl From<SinkStatistics> for nic_sink_statistics {
    fn from(seen: SinkStatistics) -> Self {
        Self {
            packets: seen.packets,
            bytes: seen.bytes,
            damaged: seen.damaged,
            foreign: seen.foreign,
            corrupted: seen.corrupted,
            unfollowed: seen.unfollowed,
            lost: seen.lost,
            late: seen.late,
            doubled: seen.doubled,
            stale: seen.stale,
            latency_sum: seen.latency_sum,
            latency_least: seen.latency_least,
            latency_most: seen.latency_most,
        }
    }
}

/// Connects the network side to a `nic_receive_from` and a `nic_send_to`. It takes effect between
/// packets; `nic_network_get_state` says when.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_network_connect(
    card: *const nic_card,
    receive: u32,
    send: u32,
) -> nic_status {
    let connect = || {
        let (receive, send) = (choice(&RECEIVE_FROM, receive)?, choice(&SEND_TO, send)?);
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.connect_network(receive, send))?)
    };
    nic_status::of(connect())
}

/// What the network side is connected to now.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_network_get_state(
    card: *const nic_card,
    state: *mut nic_network_state,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        block_on(card.card.has_instruments())?;
        let found = block_on(card.card.network());
        let found = nic_network_state {
            receive: found.receive.into(),
            send: found.send.into(),
            dropped_from_mac: found.dropped_from_mac,
            dropped_from_loop: found.dropped_from_loop,
        };
        // SAFETY: the caller's promise.
        unsafe { give(state, found) }
    };
    nic_status::of(find())
}

/// Stops the generator if it runs, sets it, and starts it.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_generator_start(
    card: *const nic_card,
    settings: *const nic_generator_settings,
) -> nic_status {
    let start = || {
        // SAFETY: the caller's promise.
        let (card, settings) = unsafe { (read(card)?, read(settings)?.to_driver()?) };
        Ok(block_on(card.card.start_generator(&settings))?)
    };
    nic_status::of(start())
}

/// Stops the generator, and waits until the current packet has left.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_generator_stop(card: *const nic_card) -> nic_status {
    // SAFETY: the caller's promise.
    let stop = || Ok(block_on(unsafe { read(card) }?.card.stop_generator())?);
    nic_status::of(stop())
}

/// What the generator has done since it was started.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_generator_get_state(
    card: *const nic_card,
    state: *mut nic_generator_state,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        block_on(card.card.has_instruments())?;
        let found = block_on(card.card.generator());
        let found = nic_generator_state {
            packets: found.packets,
            bytes: found.bytes,
            stalled_cycles: found.stalled_cycles,
            fault: found.fault.into(),
            is_running: found.is_running,
        };
        // SAFETY: the caller's promise.
        unsafe { give(state, found) }
    };
    nic_status::of(find())
}

/// Writes the generator's table of sizes from its first entry on; there are 64. It must be stopped.
///
/// # Safety
/// Pointers are null or point to what their types say, `entries` to so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_generator_write_sizes(
    card: *const nic_card,
    entries: *const nic_size_entry,
    count: usize,
) -> nic_status {
    let write = || {
        // SAFETY: the caller's promise.
        let (card, entries) = unsafe { (read(card)?, slice(entries, count)?) };
        let entry = |entry: &nic_size_entry| SizeEntry {
            bytes: entry.bytes,
            other_bytes: entry.other_bytes,
            share: entry.share,
        };
        let entries: Vec<_> = entries.iter().map(entry).collect();
        Ok(block_on(card.card.write_sizes(&entries))?)
    };
    nic_status::of(write())
}

/// Writes the 64 bytes of the generator's template of requests. It must be stopped.
///
/// # Safety
/// Pointers are null or point to what their types say, `bytes` to 64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_generator_write_template(
    card: *const nic_card,
    bytes: *const u8,
) -> nic_status {
    let write = || {
        // SAFETY: the caller's promise.
        let (card, template) = unsafe { (read(card)?, read(bytes.cast::<[u8; 64]>())?) };
        block_on(card.card.has_instruments())?;
        block_on(card.card.write_template(template));
        Ok(())
    };
    nic_status::of(write())
}

/// Sets everything that the sink has counted to zero, and waits until it counts again. The first packet
/// of a flow has the sequence number 0, or any.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_sink_clear(card: *const nic_card, starts_at_zero: bool) -> nic_status {
    // SAFETY: the caller's promise.
    let clear = || Ok(block_on(unsafe { read(card) }?.card.clear_sink(starts_at_zero))?);
    nic_status::of(clear())
}

/// What the sink has counted. Each figure is of the moment in which it is read.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_sink_get_statistics(
    card: *const nic_card,
    statistics: *mut nic_sink_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        block_on(card.card.has_instruments())?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, block_on(card.card.sink()).into()) }
    };
    nic_status::of(find())
}

/// Packets of the sink whose latency was at least `begin_cycles` and below the `begin_cycles` of the next
/// bucket; buckets are counted from 0, and the card has no more than `NIC_STATUS_NO_SUCH_PLACE` says.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_sink_get_bucket(
    card: *const nic_card,
    bucket: u32,
    begin_cycles: *mut u64,
    packets: *mut u64,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        if bucket >= BUCKETS {
            return Err(nic_status::NoSuchPlace);
        }
        if begin_cycles.is_null() || packets.is_null() {
            return Err(nic_status::NullPointer);
        }
        block_on(card.card.has_instruments())?;
        // SAFETY: the caller's promise.
        unsafe {
            give(begin_cycles, bucket_start(bucket))?;
            give(packets, block_on(card.card.latency_bucket(bucket)))
        }
    };
    nic_status::of(find())
}
