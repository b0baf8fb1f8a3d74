//! Configurations of rings.
use nic_spec::message::{
    Choice, CompletionSignal, LineOperation, LineSpace, RingConfiguration, RingLayout, RingRange,
    RingSignal,
};
use nic_tb::Generator;

/// Operations that read.
pub const READS: [LineOperation; 3] =
    [LineOperation::NcRead, LineOperation::CsRead, LineOperation::CoRead];
/// Operations that write.
pub const WRITES: [LineOperation; 3] =
    [LineOperation::NcWrite, LineOperation::NcPush, LineOperation::CoWrite];

/// Where rings are in the tests, below the buffers.
const RINGS: u64 = 0x4_0000_0000;
/// Bits of an address that a ring at the far end of memory has otherwise: all above the rings' own.
const FAR: u64 = 0xf_ffff_f000_0000;
/// Where the buffers are.
pub const BUFFERS: u64 = 0x9_0000_0000;

/// Which half of a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// From the network.
    Receive,
    /// To the network.
    Transmit,
}

/// A plain ring: packed, 64 places, counted in a register, non-cacheable, no batches.
pub fn plain(half: Half) -> RingConfiguration {
    RingConfiguration {
        enable: true,
        size_log2: 6,
        layout: RingLayout::Packed,
        signal: RingSignal::Register,
        completion: CompletionSignal::Inline,
        ring_space: LineSpace::Host,
        data_space: LineSpace::Host,
        base_address: RINGS,
        tail_address: RINGS + 0x80_0000,
        completion_address: RINGS + 0x80_0040,
        fetch_operation: LineOperation::NcRead,
        fetch_lines: 64,
        prefetch_operation: LineOperation::CsRead,
        prefetch_lines: 0,
        poll_operation: LineOperation::NcRead,
        poll_interval_cycles: 0,
        event_driven: false,
        completion_operation: LineOperation::NcWrite,
        data_operation: match half {
            Half::Receive => LineOperation::NcWrite,
            Half::Transmit => LineOperation::NcRead,
        },
        batch: 1,
        batch_timeout_cycles: 0,
        starve_cycles: 1_000,
        interrupt_packets: 0,
        interrupt_delay_cycles: 0,
    }
}

/// The same ring elsewhere, so that several do not meet; every other one at the far end of memory, so that
/// no bit of an address is the same in all.
pub fn placed(configuration: RingConfiguration, number: u64) -> RingConfiguration {
    let is_far = (number + configuration.base_address / 64) % 2 == 1;
    let place = |address: u64| {
        let moved = address + number * 0x100_0000;
        if is_far { moved ^ FAR } else { moved }
    };
    RingConfiguration {
        base_address: place(configuration.base_address),
        tail_address: place(configuration.tail_address),
        completion_address: place(configuration.completion_address),
        ..configuration
    }
}

/// A legal configuration of any kind, with small sizes.
pub fn any(generator: &mut Generator, half: Half) -> RingConfiguration {
    let event_driven = generator.chance(1, 3);
    let polls = if event_driven { &READS[1..] } else { &READS[..] };
    let data = match half {
        Half::Receive => WRITES,
        Half::Transmit => READS,
    };
    RingConfiguration {
        size_log2: generator.within(6..=7),
        layout: *generator.pick(RingLayout::ALL),
        signal: *generator.pick(RingSignal::ALL),
        completion: *generator.pick(CompletionSignal::ALL),
        ring_space: *generator.pick(LineSpace::ALL),
        data_space: *generator.pick(LineSpace::ALL),
        base_address: RINGS + 64 * generator.below(0x1_0000),
        fetch_operation: *generator.pick(&READS),
        fetch_lines: *generator.pick(&[0, 1, 2, 5, 8, 64, 127]),
        prefetch_operation: *generator.pick(&READS),
        prefetch_lines: *generator.pick(&[0, 0, 1, 4, 100]),
        poll_operation: *generator.pick(polls),
        poll_interval_cycles: *generator.pick(&[0, 0, 1, 2, 17, 90]),
        event_driven,
        completion_operation: *generator.pick(&WRITES),
        data_operation: *generator.pick(&data),
        batch: *generator.pick(&[1, 1, 2, 3, 4, 8, 64]),
        batch_timeout_cycles: *generator.pick(&[0, 1, 20, 200]),
        starve_cycles: *generator.pick(&[0, 1, 40, 60_000]),
        interrupt_packets: *generator.pick(&[0, 1, 5, 255]),
        interrupt_delay_cycles: *generator.pick(&[0, 1, 60]),
        ..plain(half)
    }
}

/// Lines of the ring.
pub fn lines_of(configuration: &RingConfiguration) -> u64 {
    match configuration.layout {
        RingLayout::Padded => 1 << configuration.size_log2,
        _ => 1 << (configuration.size_log2 - 2),
    }
}

/// Four ranges that hold the buffers between them.
pub fn ranges() -> [RingRange; 4] {
    let range = |begin: u64, end: u64| RingRange { begin_address: begin, end_address: end };
    [
        range(BUFFERS, BUFFERS + 0x10_0000),
        range(0x4000, 0x8040),
        range(BUFFERS + 0x10_0000, BUFFERS + 0x10_0000),
        range(BUFFERS + 0x20_0000, BUFFERS + 0x40_0000),
    ]
}
