//! The tables of the profiles.
use super::Mark::{self, Calibrated, Ours, Published};
use super::Parameter::{self, *};
use super::Unit::{self, *};
use super::{Profile, Row, Source};

const fn row(
    parameter: Parameter,
    value: f64,
    unit: Unit,
    mark: Mark,
    paper: &'static str,
    section: &'static str,
) -> Row {
    Row { parameter, value, unit, mark, source: Source { paper, section } }
}

const COHET: &str = "Cohet";
const CC_NIC: &str = "CC-NIC";
const PIO: &str = "Coherent PIO";
const MMIO: &str = "MMIO";
const DESIGN: &str = "design/coherence.md";
const INTEL: &str = "Intel's optimization manual, pause";
const XUI: &str = "Aydogmus and others, Extended User Interrupts, ASPLOS 2025";
const FARSHIN: &str = "Farshin and others, Reexamining Direct Cache Access, ATC 2020";
const SPR: &str = "Intel Xeon Scalable of the fourth generation";
const DDR5: &str = "JEDEC JESD79-5";
const OURS: &str = "-";

/// A server's processors and caches.
const SERVER: &[Row] = &[
    row(PrivateHit, 2.1, Nanoseconds, Ours, OURS, "5 cycles at the 2.4 GHz of Cohet VI-A4"),
    row(CoreToHome, 15.0, Nanoseconds, Ours, OURS, "half of a last-level cache hit of 30 ns"),
    row(CoreSnoop, 20.0, Nanoseconds, Ours, OURS, "less than a last-level cache hit"),
    row(Fence, 5.0, Nanoseconds, Ours, OURS, "beyond the stores that it waits for"),
    row(Flush, 5.0, Nanoseconds, Ours, OURS, "beyond the home agent's part"),
    row(Atomic, 8.0, Nanoseconds, Ours, OURS, "about 20 cycles at 2.4 GHz"),
    row(FillBuffers, 16.0, Count, Ours, OURS, "an order of magnitude"),
    row(StoreBuffer, 64.0, Count, Ours, OURS, "an order of magnitude"),
    row(WriteCombiningBuffers, 8.0, Count, Published, MMIO, "3.4: up to eight"),
    row(CombiningLine, 4.267, Nanoseconds, Calibrated, MMIO, "2.1: 64 B at 120 Gb/s"),
    row(CombiningFence, 507.7, Nanoseconds, Calibrated, MMIO, "2.5: 64 B and a fence at 1 Gb/s"),
    row(Pause, 58.3, Nanoseconds, Published, INTEL, "Skylake: up to 140 cycles, at 2.4 GHz"),
    row(Interrupt, 2400.0, Nanoseconds, Ours, XUI, "2: a signal through the kernel, about 2.4 us"),
    row(IoWays, 2.0, Count, Published, FARSHIN, "DDIO's default"),
    row(RemoteNode, 70.0, Nanoseconds, Published, COHET, "VI-B1: node 0 758 ns, node 7 688 ns"),
];

/// What the link and the home agent of Cohet's test bed cost, in cycles.
const CXL: &[Row] = &[
    row(LineBytes, 64.0, Bytes, Published, COHET, "VI-B2"),
    row(LinkOneWay, 87.0, Cycles, Calibrated, COHET, "Fig. 13: 575.6 ns"),
    row(HomeLookup, 2.0, Cycles, Calibrated, COHET, "Fig. 13: the same sum"),
    row(MemoryAccess, 45.0, Cycles, Calibrated, COHET, "Fig. 13, by design/coherence.md 3"),
    row(
        HomeRate,
        587.0,
        PerThousandCycles,
        Calibrated,
        COHET,
        "Fig. 15: 14.10 GB/s, latency included",
    ),
    row(MemoryOutstanding, 26.0, Count, Calibrated, COHET, "Fig. 15: 13.49 GB/s, latency included"),
    row(DeviceOutstanding, 128.0, Count, Calibrated, DESIGN, "3"),
];

/// Cohet's and CXL-NIC's test bed.
pub const AGILEX7_CXL: Profile = Profile {
    name: "agilex7_cxl",
    about: "Agilex 7 on PCIe 5.0 x16 lanes, CXL 1.1, a Xeon of the fourth generation",
    rows: &[
        &[
            row(DeviceClock, 400.0, Megahertz, Published, COHET, "VI-A1"),
            row(OwnCacheHit, 46.0, Cycles, Calibrated, COHET, "Fig. 13: 115 ns"),
            row(
                FlitBandwidth,
                63.0,
                GigabytesPerSecond,
                Ours,
                OURS,
                "16 lanes of 32 GT/s, 128b/130b",
            ),
        ],
        CXL,
        FPGA_IO,
        PCIE,
        SERVER,
    ],
    base: None,
};

/// The same with a quarter of the lanes.
pub const AGILEX7_CXL_X4: Profile = Profile {
    name: "agilex7_cxl_x4",
    about: "`agilex7_cxl` with a quarter of its lanes, where the link bounds what the engine moves",
    rows: &[&[row(
        FlitBandwidth,
        15.75,
        GigabytesPerSecond,
        Ours,
        OURS,
        "4 lanes of 32 GT/s, 128b/130b",
    )]],
    base: Some(&AGILEX7_CXL),
};

/// The same with a link that is slower than any lane.
pub const AGILEX7_CXL_SLOW: Profile = Profile {
    name: "agilex7_cxl_slow",
    about: "`agilex7_cxl` with a link that is slower than any lane, on which messages wait for each other",
    rows: &[&[row(FlitBandwidth, 0.4, GigabytesPerSecond, Ours, OURS, "for tests")]],
    base: Some(&AGILEX7_CXL),
};

/// The same in cycles, with the clock of a chip.
pub const ASIC_CXL: Profile = Profile {
    name: "asic_cxl",
    about: "the same counts of cycles at the clock of a chip",
    rows: &[
        &[
            row(DeviceClock, 1500.0, Megahertz, Published, COHET, "VI-A2"),
            row(OwnCacheHit, 5.0, Cycles, Ours, OURS, "our own pipeline as it is"),
        ],
        CXL,
        CARD_IO,
        PCIE,
        SERVER,
    ],
    base: None,
};

/// Two sockets of a server, one of them the card.
pub const UPI: Profile = Profile {
    name: "upi",
    about: "the other socket of a Sapphire Rapids server stands for the card",
    rows: &[
        &[
            row(DeviceClock, 2000.0, Megahertz, Published, CC_NIC, "5.1: SPR"),
            row(LineBytes, 64.0, Bytes, Published, CC_NIC, "3.2"),
            row(OwnCacheHit, 7.0, Nanoseconds, Ours, OURS, "14 cycles of a second-level cache"),
            row(LinkOneWay, 50.0, Nanoseconds, Calibrated, CC_NIC, "Fig. 7: remote L2 171 ns"),
            row(HomeLookup, 15.0, Nanoseconds, Calibrated, CC_NIC, "Fig. 7: the same sum"),
            row(CoreSnoop, 56.0, Nanoseconds, Calibrated, CC_NIC, "Fig. 7: the same sum"),
            row(
                MemoryAccess,
                85.0,
                Nanoseconds,
                Ours,
                OURS,
                "130 ns for a processor of the socket",
            ),
            row(HomeRate, 1000.0, PerThousandCycles, Ours, OURS, "a request per cycle"),
            row(MemoryOutstanding, 128.0, Count, Ours, OURS, "not a limit at these rates"),
            row(DeviceOutstanding, 128.0, Count, Ours, OURS, "as with CXL"),
        ],
        CARD_IO,
        PCIE,
        SERVER,
    ],
    base: None,
};

/// Enzian: a card that is a node of a server with lines of 128 bytes.
pub const ECI: Profile = Profile {
    name: "eci",
    about: "Enzian: a ThunderX-1 and an FPGA, lines of 128 bytes",
    rows: &[
        &[
            row(DeviceClock, 300.0, Megahertz, Published, PIO, "Fig. 6: about 300 MHz"),
            row(LineBytes, 128.0, Bytes, Published, PIO, "3"),
            row(OwnCacheHit, 5.0, Cycles, Ours, OURS, "our own pipeline as it is"),
            row(LinkOneWay, 150.0, Nanoseconds, Published, PIO, "Fig. 6: about 150 ns"),
            row(
                HomeLookup,
                120.0,
                Nanoseconds,
                Calibrated,
                PIO,
                "Fig. 6: 900 ns for two round trips",
            ),
            row(MemoryAccess, 100.0, Nanoseconds, Ours, OURS, "DDR4-2133 behind a directory"),
            row(HomeRate, 1000.0, PerThousandCycles, Ours, OURS, "a request per cycle"),
            row(MemoryOutstanding, 64.0, Count, Ours, OURS, "not a limit at these rates"),
            row(DeviceOutstanding, 128.0, Count, Ours, OURS, "as with CXL"),
        ],
        CARD_IO,
        PCIE,
        SERVER,
    ],
    base: None,
};

/// What both generations of PCI Express share.
const PCIE: &[Row] = &[
    row(MmioWrite, 217.0, Nanoseconds, Published, MMIO, "2.1"),
    row(MaximumPayload, 256.0, Bytes, Ours, OURS, "what servers configure"),
    row(MaximumReadRequest, 512.0, Bytes, Ours, OURS, "what servers configure"),
    row(CompletionBoundary, 64.0, Bytes, Ours, OURS, "what servers configure"),
    row(Tags, 256.0, Count, Ours, OURS, "tags of eight bits"),
];

/// What a network card on PCI Express 4.0 x16 costs.
const CARD_IO: &[Row] = &[
    row(
        MmioRead,
        610.0,
        Nanoseconds,
        Calibrated,
        MMIO,
        "2.1: 650 ns with the store and the fence before it",
    ),
    row(DmaRead, 1000.0, Nanoseconds, Published, CC_NIC, "2.2: at least 1 us"),
    row(Bandwidth, 31.5, GigabytesPerSecond, Ours, OURS, "16 lanes of 16 GT/s, 128b/130b"),
];

/// What the DMA engine of Cohet's FPGA on PCI Express 5.0 x16 costs.
const FPGA_IO: &[Row] = &[
    row(MmioRead, 982.0, Nanoseconds, Published, CC_NIC, "2.2: E810, 8 bytes"),
    row(
        DmaRead,
        600.0,
        Nanoseconds,
        Calibrated,
        COHET,
        "VI-C2: 22.9 GB/s with 256 outstanding lines",
    ),
    row(DmaSetup, 1900.0, Nanoseconds, Calibrated, COHET, "VI-B3: 2.5 us, the read included"),
    row(DmaInterval, 70.0, Nanoseconds, Calibrated, COHET, "VI-C2: 0.92 GB/s at 64 B"),
    row(
        Bandwidth,
        25.3,
        GigabytesPerSecond,
        Calibrated,
        COHET,
        "VI-C2: 22.9 GB/s of payload at 256 KiB",
    ),
];

/// The home agent and the memory behind PCI Express: the same server as behind CXL.
const HOME: &[Row] = &[
    row(HomeLookup, 5.0, Nanoseconds, Ours, OURS, "as agilex7_cxl"),
    row(MemoryAccess, 112.5, Nanoseconds, Ours, OURS, "as agilex7_cxl"),
];

/// A network card on PCI Express 4.0 x16.
pub const PCIE_GEN4: Profile = Profile {
    name: "pcie_gen4",
    about: "a network card on PCI Express 4.0 x16",
    rows: &[
        &[row(DeviceClock, 400.0, Megahertz, Ours, OURS, "as pcie_gen5")],
        CARD_IO,
        PCIE,
        HOME,
        SERVER,
    ],
    base: None,
};

/// The DMA engine of Cohet's FPGA on PCI Express 5.0 x16.
pub const PCIE_GEN5: Profile = Profile {
    name: "pcie_gen5",
    about: "the DMA engine of Cohet's FPGA on PCI Express 5.0 x16",
    rows: &[
        &[row(DeviceClock, 400.0, Megahertz, Published, COHET, "VI-A1")],
        FPGA_IO,
        PCIE,
        HOME,
        SERVER,
    ],
    base: None,
};

/// What makes accesses of memory scatter: DDR5-4800, modules of 16 Gb chips on eight channels of two
/// halves each.
const JITTER: &[Row] = &[
    row(MemoryChannels, 16.0, Count, Published, SPR, "8 channels DDR5, of two halves each"),
    row(MemoryBanks, 32.0, Count, Published, DDR5, "16 Gb: 8 groups of 4"),
    row(BankCycle, 48.0, Nanoseconds, Published, DDR5, "tRC of 4800B: tRAS 32 ns and tRP 16 ns"),
    row(MemoryBurst, 3.33, Nanoseconds, Published, DDR5, "16 transfers of 4 bytes at 4800 MT/s"),
    row(RefreshInterval, 3900.0, Nanoseconds, Published, DDR5, "tREFI"),
    row(RefreshTime, 295.0, Nanoseconds, Published, DDR5, "tRFC1, 16 Gb"),
];

/// [`AGILEX7_CXL`] whose memory has banks and refreshes.
pub const AGILEX7_CXL_JITTER: Profile = Profile {
    name: "agilex7_cxl_jitter",
    about: "agilex7_cxl whose memory has banks and refreshes",
    rows: &[JITTER],
    base: Some(&AGILEX7_CXL),
};

/// [`PCIE_GEN4`] whose memory has banks and refreshes.
pub const PCIE_GEN4_JITTER: Profile = Profile {
    name: "pcie_gen4_jitter",
    about: "pcie_gen4 whose memory has banks and refreshes",
    rows: &[JITTER],
    base: Some(&PCIE_GEN4),
};

/// [`PCIE_GEN5`] whose memory has banks and refreshes.
pub const PCIE_GEN5_JITTER: Profile = Profile {
    name: "pcie_gen5_jitter",
    about: "pcie_gen5 whose memory has banks and refreshes",
    rows: &[JITTER],
    base: Some(&PCIE_GEN5),
};

/// Every profile.
pub const ALL: &[&Profile] = &[
    &AGILEX7_CXL,
    &AGILEX7_CXL_X4,
    &AGILEX7_CXL_SLOW,
    &AGILEX7_CXL_JITTER,
    &ASIC_CXL,
    &UPI,
    &ECI,
    &PCIE_GEN4,
    &PCIE_GEN4_JITTER,
    &PCIE_GEN5,
    &PCIE_GEN5_JITTER,
];
