//! Register maps: the one description from which the hardware, the document, the C header and the
//! driver's constants come.

/// A register of 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register {
    /// Name, in lower case.
    pub name: &'static str,
    /// Byte address, a multiple of 4.
    pub offset: u32,
    /// What reading and writing do.
    pub access: Access,
    /// Bits that mean something, from bit 0; the others read as zero.
    pub bits: u32,
    /// Its value after reset; for a constant one, 0 stands for a parameter of the hardware.
    pub reset: u32,
    /// What it says or does.
    pub meaning: &'static str,
    /// Values that have a name.
    pub values: &'static [(&'static str, u32)],
}

/// What reading and writing do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reads the same at all times.
    Constant,
    /// Reads what is so now.
    Status,
    /// Reads how often something went wrong since reset; stops at its largest value.
    ErrorCounter,
    /// Reads how often something happened since reset; goes around.
    EventCounter,
    /// Reads what was written.
    Control,
    /// Reads zero; a write does something.
    Command,
}

impl Access {
    /// Whether a write is answered without an error.
    pub const fn is_writable(self) -> bool {
        matches!(self, Self::Control | Self::Command)
    }

    /// In a table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Constant => "constant",
            Self::Status => "status",
            Self::ErrorCounter => "error counter",
            Self::EventCounter => "event counter",
            Self::Control => "read and write",
            Self::Command => "write",
        }
    }
}

/// The first four bytes of the map: "RNIC" in the order of the addresses.
pub const IDENTIFICATION: u32 = u32::from_le_bytes(*b"RNIC");
/// Version of the map: the major number in the upper half changes when an old driver cannot go on.
pub const VERSION: u32 = 0x0001_0000;

const fn register(
    name: &'static str,
    offset: u32,
    access: Access,
    bits: u32,
    meaning: &'static str,
) -> Register {
    Register { name, offset, access, bits, reset: 0, meaning, values: &[] }
}

use Access::{Command, Constant, Control, ErrorCounter, EventCounter, Status};

/// The registers of `reorder_nic`, in order of their addresses. There is no counter of lengths that
/// are too short: a length of zero is a message without a frame.
pub const REORDER_NIC: &[Register] = &[
    Register {
        reset: IDENTIFICATION,
        ..register("identification", 0x00, Constant, 32, "The bytes `RNIC`.")
    },
    Register {
        reset: VERSION,
        ..register(
            "version",
            0x04,
            Constant,
            32,
            "Version of this map: major, minor, 16 bits each.",
        )
    },
    register("window_lines", 0x08, Constant, 8, "Lines that a host may be ahead at full rate."),
    register("line_bits", 0x0c, Constant, 8, "The address space has two to this power lines."),
    register("alignment_bytes", 0x10, Constant, 8, "Messages begin at multiples of this."),
    register("maximum_bytes", 0x14, Constant, 16, "Bytes of the longest frame."),
    register("queue_beats", 0x18, Constant, 16, "The longest frame that is sent, in 64 bytes."),
    Register {
        reset: 1,
        values: &[("enable", 1)],
        ..register("control", 0x20, Control, 1, "Stores are taken; else they are dropped.")
    },
    register(
        "restart",
        0x24,
        Command,
        32,
        "Empties the window and begins again at the line that is written.",
    ),
    Register {
        values: &[
            ("none", 0),
            ("too_short", 1),
            ("too_long", 2),
            ("beyond_window", 3),
            ("below_start", 4),
        ],
        ..register("fault", 0x28, Status, 3, "Why the queue stands still, until the next restart.")
    },
    register(
        "next_start_address",
        0x2c,
        Status,
        32,
        "Byte address of the oldest message that has not left the window whole.",
    ),
    register("too_long", 0x44, ErrorCounter, 8, "Faults: a length above the maximum."),
    register("beyond_window", 0x48, ErrorCounter, 8, "Faults: a store beyond a stuck window."),
    register("below_start", 0x4c, ErrorCounter, 8, "Faults: a store to bytes that had left."),
    register("doubled_stores", 0x50, ErrorCounter, 16, "Stores with a byte that was there."),
    register("dropped_stores", 0x54, ErrorCounter, 16, "Stores while the queue stood still."),
    register("disabled_stores", 0x58, ErrorCounter, 16, "Stores while they were not enabled."),
    register("refused_bursts", 0x5c, ErrorCounter, 16, "AXI bursts of a kind not supported."),
    register("outside_bursts", 0x60, ErrorCounter, 16, "AXI bursts beyond the address space."),
    register("misplaced_lasts", 0x64, ErrorCounter, 16, "AXI beats whose `last` was wrong."),
    register("reads", 0x68, ErrorCounter, 16, "AXI bursts that read; they got zeros."),
    register("empty_messages", 0x6c, ErrorCounter, 16, "Messages without a frame."),
    register("damaged_packets", 0x70, ErrorCounter, 16, "Frames cut short, which were not sent."),
    register("oversized_packets", 0x74, ErrorCounter, 16, "Frames that do not fit the queue."),
    register("refused_accesses", 0x78, ErrorCounter, 16, "Accesses to no register, or in part."),
    register("stores", 0x80, EventCounter, 32, "Stores that were passed on."),
    register("messages", 0x84, EventCounter, 32, "Messages that left the window."),
    register("packets", 0x88, EventCounter, 32, "Frames given to the MAC."),
    register("padded_packets", 0x8c, EventCounter, 32, "Frames that were padded to 60 bytes."),
    register("bytes_low", 0x90, EventCounter, 32, "Bytes given to the MAC; read before the next."),
    register("bytes_high", 0x94, EventCounter, 16, "Their upper bits, as of the last `bytes_low`."),
];

/// The register of that name.
pub fn find(map: &'static [Register], name: &str) -> Option<&'static Register> {
    map.iter().find(|register| register.name == name)
}

#[cfg(test)]
mod tests {
    use super::{Access, REORDER_NIC, find};
    use crate::message::{Choice, MmioFault};

    #[test]
    fn every_register_has_its_own_name_and_word() {
        for (register, next) in REORDER_NIC.iter().zip(&REORDER_NIC[1..]) {
            assert!(register.offset < next.offset, "{} before {}", register.name, next.name);
        }
        for register in REORDER_NIC {
            assert_eq!(register.offset % 4, 0, "{}", register.name);
            assert!((1..=32).contains(&register.bits), "{}", register.name);
            assert!(register.meaning.ends_with('.'), "{}", register.name);
            let same = REORDER_NIC.iter().filter(|other| other.name == register.name);
            assert_eq!(same.count(), 1, "{}", register.name);
            let fits = |value: u32| u64::from(value) < 1 << register.bits;
            assert!(fits(register.reset), "{}", register.name);
            assert!(register.values.iter().all(|(_, value)| fits(*value)), "{}", register.name);
        }
        assert!(find(REORDER_NIC, "no_such_register").is_none());
        assert!(Access::Control.is_writable() && !Access::Status.is_writable());
    }

    #[test]
    fn the_codes_of_faults_are_those_of_the_message() {
        let fault = find(REORDER_NIC, "fault").expect("there is such a register");
        assert_eq!(fault.values.len(), MmioFault::ALL.len());
        for ((name, value), known) in fault.values.iter().zip(MmioFault::ALL) {
            let plain: String = name.chars().filter(|c| *c != '_').collect();
            assert_eq!((plain, *value), (format!("{known:?}").to_lowercase(), known.code()));
        }
    }
}
