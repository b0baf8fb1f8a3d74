//! Choices of the driver as numbers that programs in C know by name.
use std::ffi::CStr;

use nic_driver::Half;
use nic_driver::card::instruments::{GeneratorFault, ReceiveFrom, SendTo};
use nic_driver::card::{Operation, RingFault, RingState, Space};
use nic_driver::descriptor::{Checksum, Fault, Protocol};
use nic_driver::ring::{Completion, Layout, Signal};

use crate::status::nic_status;

/// One half of a ring.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_half {
    /// From the network to the host.
    Receive,
    /// From the host to the network.
    Transmit,
}

/// How descriptors lie in a ring.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_layout {
    /// Four to a line, each with its own signal.
    Packed,
    /// One to a line.
    Padded,
    /// Up to four to a line, with one signal.
    Grouped,
}

/// How the host says that there are descriptors.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_signal {
    /// It writes its count to a register.
    Register,
    /// It writes its count to memory.
    Memory,
    /// By a flag in the descriptor.
    Inline,
}

/// How the device says that descriptors are done.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_completion {
    /// By a flag in the descriptor.
    Inline,
    /// It writes its count to memory, too.
    Index,
}

/// What the card does with a line.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_operation {
    /// Reads, and leaves no copy in the card's cache.
    NcRead,
    /// Reads, and keeps a shared copy.
    CsRead,
    /// Reads, and keeps the only copy.
    CoRead,
    /// Writes memory, and invalidates every copy.
    NcWrite,
    /// Writes into the host's cache.
    NcPush,
    /// Writes the copy in the card's cache, which becomes the only one.
    CoWrite,
}

/// Whose memory something is in, and who keeps it coherent.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_space {
    /// Host memory.
    Host,
    /// Device memory; the host's caches are asked first.
    DeviceHostBias,
    /// Device memory; software keeps it coherent.
    DeviceDeviceBias,
}

/// What a half of a ring does.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_ring_state {
    /// Nothing, and nothing of it is outstanding.
    Stopped,
    /// It runs.
    Running,
    /// It waits for what is outstanding.
    Stopping,
    /// It gives up its lines in the device's cache.
    Evicting,
    /// It stopped itself.
    Faulted,
    /// A state that this driver does not know.
    Unknown,
}

/// Why a half of a ring stopped itself.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_ring_fault {
    /// It did not.
    None,
    /// Its configuration is not legal.
    BadConfiguration,
    /// The host's count of descriptors cannot be right.
    BadTail,
    /// A line of the ring could not be read or written.
    RingUnreadable,
    /// A buffer is outside the ring's ranges.
    BadAddress,
    /// A descriptor has no bytes.
    ZeroLength,
    /// A descriptor, or a packet, has more than 9,216 bytes.
    TooLong,
    /// A packet has more than two descriptors.
    TooManySegments,
    /// A request outside the ring's ranges was refused.
    Refused,
    /// A fault that this driver does not know.
    Unknown,
}

/// What the device knows about a packet's checksums, or is asked to do about them.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_checksum {
    /// Nothing.
    None,
    /// Received: those of IPv4, UDP and TCP are right.
    Good,
    /// Received: at least one is wrong.
    Bad,
    /// To send: the device fills them in.
    Fill,
}

/// What a packet's headers say it is.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_protocol {
    /// None of the others.
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
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_fault {
    /// Nothing.
    None,
    /// It did not fit its buffers; the rest is lost.
    Truncated,
    /// A line of it failed, or was poisoned.
    Poisoned,
    /// The buffer was not used.
    Returned,
}

/// Where received packets come from.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_receive_from {
    /// The MAC.
    Mac,
    /// The packet generator.
    Generator,
    /// What the card sends.
    Loop,
    /// A place that this driver does not know.
    Unknown,
}

/// Where packets to send go.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_send_to {
    /// The MAC.
    Mac,
    /// The packet sink.
    Sink,
    /// What the card receives.
    Loop,
    /// A place that this driver does not know.
    Unknown,
}

/// What a packet generator's rate counts.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_rate_unit {
    /// Packets.
    Packets,
    /// Bytes.
    Bytes,
}

/// How the lengths of generated packets are chosen.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_sizes {
    /// All as long as `least_bytes`.
    Fixed,
    /// One byte more each time, from `least_bytes` up to `most_bytes`, and again.
    Sweep,
    /// As the table of sizes says, at random.
    Table,
}

/// What generated packets carry.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_content {
    /// What the packet sink looks for.
    Probe,
    /// The template, with the number of a key in it.
    Request,
}

/// Which keys generated requests ask for.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_keys {
    /// Each of two to the power of `key_bits` equally often.
    Uniform,
    /// From the class that the table of sizes gives.
    Classes,
}

/// Why a packet generator stopped itself.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_generator_fault {
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
    Unknown,
}

/// The order of a length field's bytes.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_length_order {
    /// Least significant byte first.
    Little,
    /// Most significant byte first, as in network headers.
    Big,
}

/// The choice that a number stands for: `names` has every choice at the place of its number.
pub(crate) fn choice<T: Copy>(names: &[T], number: u32) -> Result<T, nic_status> {
    names.get(number as usize).copied().ok_or(nic_status::BadValue)
}

pub(crate) const HALVES: [Half; 2] = [Half::Receive, Half::Transmit];
pub(crate) const LAYOUTS: [Layout; 3] = [Layout::Packed, Layout::Padded, Layout::Grouped];
pub(crate) const SIGNALS: [Signal; 3] = [Signal::Register, Signal::Memory, Signal::Inline];
pub(crate) const COMPLETIONS: [Completion; 2] = [Completion::Inline, Completion::Index];
pub(crate) const SPACES: [Space; 3] = [Space::Host, Space::DeviceHostBias, Space::DeviceDeviceBias];
pub(crate) const OPERATIONS: [Operation; 6] = [
    Operation::NcRead,
    Operation::CsRead,
    Operation::CoRead,
    Operation::NcWrite,
    Operation::NcPush,
    Operation::CoWrite,
];
pub(crate) const CHECKSUMS: [Checksum; 4] =
    [Checksum::None, Checksum::Good, Checksum::Bad, Checksum::Fill];
pub(crate) const RECEIVE_FROM: [ReceiveFrom; 3] =
    [ReceiveFrom::Mac, ReceiveFrom::Generator, ReceiveFrom::Loop];
pub(crate) const SEND_TO: [SendTo; 3] = [SendTo::Mac, SendTo::Sink, SendTo::Loop];

/// Writes the conversion of a choice of the driver into that of C, by name.
macro_rules! same_names {
    ($($ours:ident => $cs:ident { $($name:ident),+ })+) => {$(
        impl From<$ours> for $cs {
            fn from(value: $ours) -> Self {
                match value { $($ours::$name { .. } => Self::$name,)+ }
            }
        }
    )+};
}

same_names! {
    Operation => nic_operation { NcRead, CsRead, CoRead, NcWrite, NcPush, CoWrite }
    Space => nic_space { Host, DeviceHostBias, DeviceDeviceBias }
    Layout => nic_layout { Packed, Padded, Grouped }
    Signal => nic_signal { Register, Memory, Inline }
    Completion => nic_completion { Inline, Index }
    RingState => nic_ring_state { Stopped, Running, Stopping, Evicting, Faulted, Unknown }
    RingFault => nic_ring_fault {
        None, BadConfiguration, BadTail, RingUnreadable, BadAddress, ZeroLength, TooLong,
        TooManySegments, Refused, Unknown
    }
    Checksum => nic_checksum { None, Good, Bad, Fill }
    Protocol => nic_protocol { Other, Arp, Ipv4, Ipv4Udp, Ipv4Tcp, Ipv6, Ipv6Udp, Ipv6Tcp }
    Fault => nic_fault { None, Truncated, Poisoned, Returned }
    ReceiveFrom => nic_receive_from { Mac, Generator, Loop, Unknown }
    SendTo => nic_send_to { Mac, Sink, Loop, Unknown }
    GeneratorFault => nic_generator_fault { None, BadRate, BadSize, BadTemplate, BadKey, Unknown }
}

impl nic_ring_fault {
    /// Every fault, for `nic_ring_fault_text`, which is asked with any number.
    pub(crate) const ALL: [Self; 10] = [
        Self::None,
        Self::BadConfiguration,
        Self::BadTail,
        Self::RingUnreadable,
        Self::BadAddress,
        Self::ZeroLength,
        Self::TooLong,
        Self::TooManySegments,
        Self::Refused,
        Self::Unknown,
    ];

    pub(crate) fn text(self) -> &'static CStr {
        match self {
            Self::None => c"the ring did not stop itself",
            Self::BadConfiguration => c"its configuration is not legal",
            Self::BadTail => c"the host's count of descriptors cannot be right",
            Self::RingUnreadable => c"a line of the ring could not be read or written",
            Self::BadAddress => c"a buffer is outside the ring's ranges",
            Self::ZeroLength => c"a descriptor has no bytes",
            Self::TooLong => c"a descriptor, or a packet, has more than 9216 bytes",
            Self::TooManySegments => c"a packet has more than two descriptors",
            Self::Refused => c"a request outside the ring's ranges was refused",
            Self::Unknown => c"a fault that this driver does not know",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a number chooses has that number in the program's header.
    macro_rules! round_trip {
        ($($names:ident as $cs:ident),+ $(,)?) => {$(
            for (number, value) in (0..).zip($names) {
                assert_eq!($cs::from(value) as u32, number, "{value:?}");
            }
        )+};
    }

    #[test]
    fn numbers_choose_what_their_names_say() {
        round_trip!(
            LAYOUTS as nic_layout,
            SIGNALS as nic_signal,
            COMPLETIONS as nic_completion,
            SPACES as nic_space,
            OPERATIONS as nic_operation,
            CHECKSUMS as nic_checksum,
            RECEIVE_FROM as nic_receive_from,
            SEND_TO as nic_send_to,
        );
        assert_eq!(HALVES[nic_half::Receive as usize], Half::Receive);
        assert_eq!(HALVES[nic_half::Transmit as usize], Half::Transmit);
    }

    #[test]
    fn a_number_without_a_name_is_refused() {
        assert_eq!(choice(&HALVES, 2), Err(nic_status::BadValue));
        assert_eq!(choice(&LAYOUTS, u32::MAX), Err(nic_status::BadValue));
    }
}
