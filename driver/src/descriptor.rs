//! Descriptors as a ring holds them: 16 bytes, two words.
use crate::layout::descriptor as field;

/// Bytes of a descriptor.
pub const DESCRIPTOR_BYTES: u64 = 16;

/// What the device knows about a packet that it has received, or is asked for one to send.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Checksum {
    /// Nothing.
    #[default]
    None,
    /// Received: those of IPv4, UDP and TCP are right.
    Good,
    /// Received: at least one is wrong.
    Bad,
    /// To send: the device fills them in.
    Fill,
}

/// What a packet's headers say it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Protocol {
    /// None of the others.
    #[default]
    Other,
    /// The address resolution protocol.
    Arp,
    /// IPv4 with something else inside, or a fragment.
    Ipv4,
    /// UDP in IPv4.
    Ipv4Udp,
    /// TCP in IPv4.
    Ipv4Tcp,
    /// IPv6 with something else inside, a fragment among it.
    Ipv6,
    /// UDP in IPv6.
    Ipv6Udp,
    /// TCP in IPv6.
    Ipv6Tcp,
}

/// What went wrong with a packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// It did not fit its buffers; the rest is lost.
    Truncated,
    /// A line of it failed, or was poisoned.
    Poisoned,
    /// The buffer was not used.
    Returned,
}

/// The second word of a descriptor: all but the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Control {
    /// Bytes of the packet, or of the buffer while it is empty.
    pub length_bytes: u16,
    /// The device may process it.
    pub available: bool,
    /// The device has processed it.
    pub done: bool,
    /// The packet ends in this buffer.
    pub last: bool,
    /// The host wants an interrupt when it is done.
    pub interrupt: bool,
    /// About the packet's checksums.
    pub checksum: Checksum,
    /// What the packet is.
    pub protocol: Protocol,
    /// What went wrong with it.
    pub fault: Fault,
    /// Hash of its flow.
    pub flow_hash: u32,
}

pub(crate) const CHECKSUMS: [Checksum; 4] =
    [Checksum::None, Checksum::Good, Checksum::Bad, Checksum::Fill];
const PROTOCOLS: [Protocol; 8] = [
    Protocol::Other,
    Protocol::Arp,
    Protocol::Ipv4,
    Protocol::Ipv4Udp,
    Protocol::Ipv4Tcp,
    Protocol::Ipv6,
    Protocol::Ipv6Udp,
    Protocol::Ipv6Tcp,
];
const FAULTS: [Fault; 4] = [Fault::None, Fault::Truncated, Fault::Poisoned, Fault::Returned];

impl Control {
    /// The word as it is stored, little-endian.
    pub fn to_word(self) -> u64 {
        field::LENGTH_BYTES.put(self.length_bytes.into())
            | field::AVAILABLE.put(self.available.into())
            | field::DONE.put(self.done.into())
            | field::LAST.put(self.last.into())
            | field::INTERRUPT.put(self.interrupt.into())
            | field::CHECKSUM.put(self.checksum as u64)
            | field::PROTOCOL.put(self.protocol as u64)
            | field::FAULT.put(self.fault as u64)
            | field::FLOW_HASH.put(self.flow_hash.into())
    }

    /// What a word says.
    pub fn from_word(word: u64) -> Self {
        Self {
            length_bytes: field::LENGTH_BYTES.get(word) as u16,
            available: field::AVAILABLE.get(word) == 1,
            done: field::DONE.get(word) == 1,
            last: field::LAST.get(word) == 1,
            interrupt: field::INTERRUPT.get(word) == 1,
            checksum: CHECKSUMS[field::CHECKSUM.get(word) as usize],
            protocol: PROTOCOLS[field::PROTOCOL.get(word) as usize],
            fault: FAULTS[field::FAULT.get(word) as usize],
            flow_hash: field::FLOW_HASH.get(word) as u32,
        }
    }
}

/// Whether the word says that the device has processed its descriptor.
pub(crate) fn is_done(word: u64) -> bool {
    field::DONE.get(word) == 1
}
