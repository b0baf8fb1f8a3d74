//! What a program is to do, and what it has done.
use nic_driver::Half;
use nic_driver::card::{RingFault, RingStatistics};
use nic_driver::descriptor::{Checksum, Fault, Protocol};

use crate::forward::ForwardError;

/// How a program works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Work {
    /// Packets after which it ends, asleep while there are none; none: it ends when it is told to,
    /// starts its ring again when it is told to or the ring has stopped itself, and polls.
    pub packets: Option<usize>,
    /// It looks for packets when an interrupt says so, and only then.
    pub interrupts: bool,
    /// It keeps the bytes of every packet, read as soon as it sees that there is one.
    pub reads: bool,
    /// It sends what it has received.
    pub sends: bool,
    /// Cycles that it computes for each packet.
    pub pause_cycles: u64,
    /// What it asks for the checksums of what it sends.
    pub checksum: Checksum,
}

impl Work {
    /// Sends so many packets as they came.
    pub const fn packets(packets: usize) -> Self {
        let packets = Some(packets);
        Self { packets, ..Self::UNTIL_TOLD }
    }

    /// Sends every packet as it came, until it is told to end.
    pub const UNTIL_TOLD: Self = Self {
        packets: None,
        interrupts: false,
        reads: false,
        sends: true,
        pause_cycles: 0,
        checksum: Checksum::None,
    };
}

/// What a program is told while it works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Orders {
    /// It takes what is there and ends.
    pub end: bool,
    /// It stops its ring and starts it again; it takes the order back.
    pub restart: bool,
    /// It neither takes packets nor gives buffers.
    pub pause: bool,
    /// Its ring is stopped whatever it has not sent.
    pub abandon: bool,
}

/// A packet that a program has received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Received {
    /// Its bytes, if the program read them.
    pub bytes: Vec<u8>,
    /// Bytes that its descriptors say it has.
    pub length_bytes: usize,
    /// Buffers that it lies in.
    pub buffers: usize,
    /// What its descriptor says of its checksums.
    pub checksum: Checksum,
    /// What it is.
    pub protocol: Protocol,
    /// What went wrong with it.
    pub fault: Fault,
    /// Hash of its flow.
    pub flow_hash: u32,
}

/// What a program has done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// What it is told.
    pub orders: Orders,
    /// Its ring runs and has buffers.
    pub is_running: bool,
    /// Packets that it has received.
    pub packets: usize,
    /// When each was seen by the program, in picoseconds.
    pub seen: Vec<u64>,
    /// The packets, if the program reads them.
    pub received: Vec<Received>,
    /// Times that it woke and found nothing.
    pub empty_wakes: usize,
    /// Packets that it gave to the card.
    pub given: usize,
    /// Buffers that came back and whose packet was sent.
    pub sent: u64,
    /// Buffers whose packet was not sent.
    pub failed: u64,
    /// Places of the transmit half that did not come back before the ring was stopped.
    pub unsent: usize,
    /// Buffers that had not come back when the receive half had stopped itself.
    pub unreturned: usize,
    /// Why rings stopped themselves.
    pub faults: Vec<(Half, RingFault)>,
    /// Times that the ring was started again.
    pub restarts: usize,
    /// What the receive half has counted.
    pub receive: RingStatistics,
    /// What the transmit half has counted.
    pub transmit: RingStatistics,
    /// It ended.
    pub has_ended: bool,
    /// Why it ended, if not because all was done.
    pub error: Option<ForwardError>,
}

impl Progress {
    /// What it has done, without the packets.
    pub fn brief(&self) -> Self {
        Self { seen: vec![], received: vec![], ..self.clone() }
    }
}
