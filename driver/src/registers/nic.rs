//! Registers of `nic`, version 1.0: byte addresses. Written by
//! `cargo run --bin emit`; do not edit.
//!
//! Registers of 64 bits: read the lower word first, then the upper one at the next address; write the
//! lower word first, then the upper one.

/// Registers of `card`.
pub mod card {
    /// Four letters that name the card, the first lowest.
    pub const IDENTIFICATION: usize = 0x00000;
    /// What it reads.
    pub const IDENTIFICATION_VALUE: u32 = 0x43494e43;

    /// Version of the map: the minor number in the lower half, the major number in the upper one,
    /// which changes when an old driver cannot go on.
    pub const VERSION: usize = 0x00004;
    /// What it reads.
    pub const VERSION_VALUE: u32 = 0x00010000;

    /// What it reaches its host through.
    pub const LINK: usize = 0x00008;
    /// CXL.cache messages, the coherence engine is the card's.
    pub const LINK_CXL: u32 = 0;
    /// The AXI ports of a CXL IP, the coherence engine is the IP's.
    pub const LINK_CXL_IP: u32 = 1;
    /// PCI Express requests and completions.
    pub const LINK_PCI_EXPRESS: u32 = 2;
    /// CXL.cache and CXL.mem messages: the card has memory of its own, and the coherence engine is
    /// the card's.
    pub const LINK_CXL_MEMORY: u32 = 3;

    /// Rings, each with a half that receives and one that transmits.
    pub const RINGS: usize = 0x0000c;

    /// Ranges of host memory that a ring may touch.
    pub const RANGES_PER_RING: usize = 0x00010;

    /// Two to this power is the number of descriptors of the largest ring.
    pub const MOST_SIZE_LOG2: usize = 0x00014;

    /// Bytes of the longest packet.
    pub const MAXIMUM_PACKET_BYTES: usize = 0x00018;

    /// Bytes of the memory in which received packets wait.
    pub const BURST_BYTES: usize = 0x0001c;

    /// Line requests of all rings that may be unanswered.
    pub const OUTSTANDING_LINES: usize = 0x00020;

    /// Rings can wait for a line to change.
    pub const HAS_EVENT_DRIVEN_POLLING: usize = 0x00024;

    /// Rings can raise interrupts.
    pub const HAS_INTERRUPTS: usize = 0x00028;

    /// There is a packet generator and a packet sink.
    pub const HAS_GENERATOR: usize = 0x0002c;

    /// Packets can also be sent by stores (MMIO), to one window or to many queues.
    pub const HAS_MMIO_PATH: usize = 0x00030;

    /// It answers key-value requests.
    pub const HAS_KEY_VALUE: usize = 0x00034;

    /// Its pushes can be forbidden, and pushed lines be written back.
    pub const HAS_PUSH_GATE: usize = 0x00038;

    /// Packets can be sent by stores to many queues, in place of one window.
    pub const HAS_STORE_QUEUES: usize = 0x0003c;
}

/// Registers of `registers`.
///
/// What a hub of registers has met.
pub mod registers {
    /// Accesses that were refused: to no register, of less than a word, or a write that its
    /// register does not take.
    pub const REFUSED_ACCESSES: usize = 0x00600;

    /// Byte address of the first of them since reset.
    pub const FIRST_REFUSED_ADDRESS: usize = 0x00604;
}

/// Registers of `dispatch`.
///
/// What comes to pass where packets are given to rings.
pub mod dispatch {
    /// Packets that have come. 64 bits.
    pub const PACKETS: usize = 0x00a00;

    /// Packets dropped because there is no such ring. 64 bits.
    pub const UNKNOWN_RING_DROPS: usize = 0x00a08;
}

/// Registers of `pfu_receive`.
///
/// What the receiving half of a packet forwarding unit has done. Counts of packets, bytes and lines
/// go around, those of errors stop at their largest value.
pub mod pfu_receive {
    /// Packets of which every line was answered, those that failed included. 64 bits.
    pub const PACKETS: usize = 0x00e00;

    /// Bytes that were written. 64 bits.
    pub const BYTES: usize = 0x00e08;

    /// Lines that were asked for. 64 bits.
    pub const LINES: usize = 0x00e10;

    /// Packets that were dropped because their ring said so. 64 bits.
    pub const DROPPED_PACKETS: usize = 0x00e18;

    /// Segments of which a line failed, or whose packet ended before them.
    pub const FAILED_SEGMENTS: usize = 0x00e20;

    /// Lines that were answered with an error.
    pub const FAILED_LINES: usize = 0x00e24;

    /// Packets that ended before their segments did.
    pub const SHORT_PACKETS: usize = 0x00e28;

    /// Answers that belong to no line on its way.
    pub const STRAY_ANSWERS: usize = 0x00e2c;

    /// What went wrong first.
    pub const FIRST_FAULT: usize = 0x00e30;
    /// Nothing.
    pub const FIRST_FAULT_NONE: u32 = 0;
    /// A line was answered with an error.
    pub const FIRST_FAULT_FAILED_LINE: u32 = 1;
    /// A received packet ended before its segments did.
    pub const FIRST_FAULT_SHORT_PACKET: u32 = 2;
    /// An answer came that belongs to no line on its way.
    pub const FIRST_FAULT_STRAY_ANSWER: u32 = 3;
}

/// Registers of `pfu_transmit`.
///
/// What the sending half of a packet forwarding unit has done. Counts of packets, bytes and lines
/// go around, those of errors stop at their largest value.
pub mod pfu_transmit {
    /// Packets of which every line was answered, those that failed included. 64 bits.
    pub const PACKETS: usize = 0x01200;

    /// Bytes that were read. 64 bits.
    pub const BYTES: usize = 0x01208;

    /// Lines that were asked for. 64 bits.
    pub const LINES: usize = 0x01210;

    /// Packets that left with `error`.
    pub const FAILED_PACKETS: usize = 0x01218;

    /// Lines that were answered with an error.
    pub const FAILED_LINES: usize = 0x0121c;

    /// Answers that belong to no line on its way.
    pub const STRAY_ANSWERS: usize = 0x01220;

    /// What went wrong first.
    pub const FIRST_FAULT: usize = 0x01224;
    /// Nothing.
    pub const FIRST_FAULT_NONE: u32 = 0;
    /// A line was answered with an error.
    pub const FIRST_FAULT_FAILED_LINE: u32 = 1;
    /// A received packet ended before its segments did.
    pub const FIRST_FAULT_SHORT_PACKET: u32 = 2;
    /// An answer came that belongs to no line on its way.
    pub const FIRST_FAULT_STRAY_ANSWER: u32 = 3;
}

/// Registers of `address_guard`.
///
/// What an address guard has refused; counts stop at their largest value.
pub mod address_guard {
    /// How many there may be.
    pub const COUNT: usize = 3;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x400;

    /// Requests that were outside the ranges of their ring.
    pub const REFUSED: usize = 0x01600;

    /// Whether there was one; what follows is about the first.
    pub const ANY_REFUSED: usize = 0x01604;

    /// Its ring.
    pub const FIRST_RING: usize = 0x01608;

    /// Its line: bits 51 to 6 of the byte address. 64 bits.
    pub const FIRST_LINE_ADDRESS: usize = 0x01610;

    /// What it asked for.
    pub const FIRST_OPERATION: usize = 0x01618;
    /// Reads, and leaves no copy in the device cache.
    pub const FIRST_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const FIRST_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const FIRST_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const FIRST_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const FIRST_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const FIRST_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const FIRST_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const FIRST_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const FIRST_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const FIRST_OPERATION_WATCH: u32 = 9;
}

/// Registers of `line_merge`.
///
/// What went wrong where line ports are merged; counts stop at their largest value.
pub mod line_merge {
    /// How many there may be.
    pub const COUNT: usize = 2;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x400;

    /// Answers whose tag is that of no requester.
    pub const STRAY_ANSWERS: usize = 0x02200;
}

/// Registers of `classify`.
///
/// How packets are spread over rings.
///
/// Four bytes of the key of the flow hash.
///
/// An entry of the table from the flow hash to rings.
///
/// What packets were, those with an error aside.
pub mod classify {
    /// The flow hash chooses the ring, by the table; else all go to `default_ring`.
    pub const SPREAD: usize = 0x02800;

    /// Where packets go that have no flow hash.
    pub const DEFAULT_RING: usize = 0x02804;

    /// The hash of a TCP packet has its ports in it.
    pub const HASH_TCP_PORTS: usize = 0x02808;

    /// The hash of a UDP packet has its ports in it.
    pub const HASH_UDP_PORTS: usize = 0x0280c;

    /// Which, from the key's first bytes on: 0 to 9; others write nothing.
    pub const HASH_KEY_WORD: usize = 0x02900;

    /// The bytes, the first on top.
    pub const HASH_KEY_VALUE: usize = 0x02904;

    /// Which: the lowest bits of the hash. All 128 are written before packets are spread: at
    /// power-up they are anything.
    pub const RING_TABLE_ENTRY: usize = 0x02920;

    /// The ring.
    pub const RING_TABLE_RING: usize = 0x02924;

    /// Cycles since reset: the clock of `timestamp_cycles`. 64 bits.
    pub const CYCLES: usize = 0x02a00;

    /// Packets of no known protocol. 64 bits.
    pub const OTHER_PACKETS: usize = 0x02a08;

    /// Packets of the address resolution protocol. 64 bits.
    pub const ARP_PACKETS: usize = 0x02a10;

    /// IPv4 packets with neither UDP nor TCP. 64 bits.
    pub const IPV4_PACKETS: usize = 0x02a18;

    /// UDP in IPv4. 64 bits.
    pub const IPV4_UDP_PACKETS: usize = 0x02a20;

    /// TCP in IPv4. 64 bits.
    pub const IPV4_TCP_PACKETS: usize = 0x02a28;

    /// IPv6 packets with neither UDP nor TCP. 64 bits.
    pub const IPV6_PACKETS: usize = 0x02a30;

    /// UDP in IPv6. 64 bits.
    pub const IPV6_UDP_PACKETS: usize = 0x02a38;

    /// TCP in IPv6. 64 bits.
    pub const IPV6_TCP_PACKETS: usize = 0x02a40;

    /// Fragments of IP packets. 64 bits.
    pub const FRAGMENTS: usize = 0x02a48;

    /// Packets with a wrong checksum in their IPv4 header. 64 bits.
    pub const BAD_IPV4: usize = 0x02a50;

    /// Packets with a right IPv4 header, if any, and a wrong UDP checksum. 64 bits.
    pub const BAD_UDP: usize = 0x02a58;

    /// Packets with a right IPv4 header, if any, and a wrong TCP checksum. 64 bits.
    pub const BAD_TCP: usize = 0x02a60;

    /// Packets with a header cut off, or a length in a header that cannot be right. 64 bits.
    pub const MALFORMED_PACKETS: usize = 0x02a68;

    /// Packets with longer IPv6 extension headers than are read, and those with a checksum of
    /// addresses that their IP header does not have: an IPv6 routing header with segments left, a
    /// home address option, what may be an IPv4 source route that is not used up. 64 bits.
    pub const UNREAD_PACKETS: usize = 0x02a70;
}

/// Registers of `engine_port`.
pub mod engine_port {
    /// There are such packets.
    pub const ENABLE_0: usize = 0x02c00;

    /// The UDP port that they go to.
    pub const UDP_PORT_0: usize = 0x02c04;

    /// The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are
    /// of.
    pub const DESTINATION_0: usize = 0x02c08;

    /// There are such packets.
    pub const ENABLE_1: usize = 0x02c0c;

    /// The UDP port that they go to.
    pub const UDP_PORT_1: usize = 0x02c10;

    /// The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are
    /// of.
    pub const DESTINATION_1: usize = 0x02c14;

    /// There are such packets.
    pub const ENABLE_2: usize = 0x02c18;

    /// The UDP port that they go to.
    pub const UDP_PORT_2: usize = 0x02c1c;

    /// The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are
    /// of.
    pub const DESTINATION_2: usize = 0x02c20;

    /// There are such packets.
    pub const ENABLE_3: usize = 0x02c24;

    /// The UDP port that they go to.
    pub const UDP_PORT_3: usize = 0x02c28;

    /// The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are
    /// of.
    pub const DESTINATION_3: usize = 0x02c2c;
}

/// Registers of `engine_flow`.
pub mod engine_flow {
    /// There are such packets.
    pub const ENABLE_0: usize = 0x03000;

    /// Their flow hash.
    pub const FLOW_HASH_0: usize = 0x03004;

    /// The engine, as `destination` of a packet.
    pub const DESTINATION_0: usize = 0x03008;

    /// There are such packets.
    pub const ENABLE_1: usize = 0x0300c;

    /// Their flow hash.
    pub const FLOW_HASH_1: usize = 0x03010;

    /// The engine, as `destination` of a packet.
    pub const DESTINATION_1: usize = 0x03014;

    /// There are such packets.
    pub const ENABLE_2: usize = 0x03018;

    /// Their flow hash.
    pub const FLOW_HASH_2: usize = 0x0301c;

    /// The engine, as `destination` of a packet.
    pub const DESTINATION_2: usize = 0x03020;

    /// There are such packets.
    pub const ENABLE_3: usize = 0x03024;

    /// Their flow hash.
    pub const FLOW_HASH_3: usize = 0x03028;

    /// The engine, as `destination` of a packet.
    pub const DESTINATION_3: usize = 0x0302c;
}

/// Registers of `packet_buffer`.
///
/// What a packet buffer has taken and lost. Every packet is in one of the counters of packets.
pub mod packet_buffer {
    /// Packets that were stored. 64 bits.
    pub const PACKETS: usize = 0x03600;

    /// Their bytes. 64 bits.
    pub const BYTES: usize = 0x03608;

    /// Packets that were dropped because the lines did not suffice. 64 bits.
    pub const MEMORY_FULL: usize = 0x03610;

    /// Packets that were dropped because too many others were stored. 64 bits.
    pub const TABLE_FULL: usize = 0x03618;

    /// Packets that came with an error. 64 bits.
    pub const DAMAGED_PACKETS: usize = 0x03620;

    /// Packets of more than 9,216 bytes. 64 bits.
    pub const OVERSIZED_PACKETS: usize = 0x03628;

    /// Lines in use.
    pub const LINES: usize = 0x03630;

    /// The most that were ever in use.
    pub const MOST_LINES: usize = 0x03634;
}

/// Registers of `steering`.
///
/// Where packets may go.
///
/// What was steered where.
pub mod steering {
    /// Destinations that take packets, a bit for each.
    pub const ENABLE: usize = 0x03800;

    /// Packets for destination 0. 64 bits.
    pub const PACKETS_0: usize = 0x03a00;

    /// Packets for destination 1. 64 bits.
    pub const PACKETS_1: usize = 0x03a08;

    /// Packets for destination 2. 64 bits.
    pub const PACKETS_2: usize = 0x03a10;

    /// Packets for destination 3. 64 bits.
    pub const PACKETS_3: usize = 0x03a18;

    /// Packets for a destination that is not there or not enabled. 64 bits.
    pub const DROPPED_PACKETS: usize = 0x03a20;
}

/// Registers of `checksum_fill`.
///
/// Whose checksums were filled in. Every packet is in one of the counters.
pub mod checksum_fill {
    /// Packets that passed as they were, as they should. 64 bits.
    pub const PASSED_PACKETS: usize = 0x03e00;

    /// Packets whose checksums were filled in. 64 bits.
    pub const FILLED_PACKETS: usize = 0x03e08;

    /// Packets that passed as they were, because there is nothing in them that can be filled in. 64
    /// bits.
    pub const UNFILLED_PACKETS: usize = 0x03e10;

    /// Packets that were dropped, because they came with an error. 64 bits.
    pub const DAMAGED_PACKETS: usize = 0x03e18;

    /// Packets that were dropped, because they are longer than the memory. 64 bits.
    pub const OVERSIZED_PACKETS: usize = 0x03e20;
}

/// Registers of `mac_receive`.
///
/// What came from an Ethernet MAC. Every packet is in one of the counters of packets.
pub mod mac_receive {
    /// Packets that were passed on whole and without an error. 64 bits.
    pub const PACKETS: usize = 0x04200;

    /// Their bytes. 64 bits.
    pub const BYTES: usize = 0x04208;

    /// Packets of which the end was lost, because nobody took it. 64 bits.
    pub const CUT_PACKETS: usize = 0x04210;

    /// Packets that were lost whole, because nobody took their first beat. 64 bits.
    pub const DROPPED_PACKETS: usize = 0x04218;

    /// Packets that the MAC found damaged. 64 bits.
    pub const DAMAGED_PACKETS: usize = 0x04220;

    /// Packets that were cut because they are too long. 64 bits.
    pub const OVERSIZED_PACKETS: usize = 0x04228;

    /// Packets that are too short, and undamaged. 64 bits.
    pub const SHORT_PACKETS: usize = 0x04230;
}

/// Registers of `packet_queue`.
///
/// What a packet queue has dropped; counters stop at their largest value.
pub mod packet_queue {
    /// Packets that ended with an error.
    pub const DAMAGED_PACKETS: usize = 0x04600;

    /// Packets longer than the memory.
    pub const OVERSIZED_PACKETS: usize = 0x04604;
}

/// Registers of `mac_transmit`.
///
/// What was given to an Ethernet MAC; the counts go around.
pub mod mac_transmit {
    /// Packets.
    pub const PACKETS: usize = 0x04a00;

    /// Bytes of packets, padding included. 64 bits.
    pub const BYTES: usize = 0x04a08;

    /// Packets that were padded.
    pub const PADDED_PACKETS: usize = 0x04a10;
}

/// Registers of `cache`.
///
/// What a bank of the cache of host memory has counted since reset. Counts of faults stop at their
/// largest value, the others go around.
pub mod cache {
    /// How many there may be.
    pub const COUNT: usize = 2;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x400;

    /// The first fault since reset.
    pub const FAULT: usize = 0x05200;
    /// Nothing.
    pub const FAULT_NONE: u32 = 0;
    /// An answer whose number belongs to no request that waits for one.
    pub const FAULT_UNKNOWN_ANSWER: u32 = 1;
    /// An answer that the request cannot have.
    pub const FAULT_WRONG_ANSWER: u32 = 2;
    /// Data whose number belongs to no request that waits for them.
    pub const FAULT_UNKNOWN_DATA: u32 = 3;
    /// A snoop without a known opcode.
    pub const FAULT_UNKNOWN_OPCODE: u32 = 4;
    /// A snoop to an address where the host has no memory.
    pub const FAULT_SNOOP_OUTSIDE: u32 = 5;

    /// The number that it carried.
    pub const FAULT_NUMBER: usize = 0x05204;

    /// Requests served.
    pub const REQUESTS: usize = 0x05208;

    /// Those that needed no message.
    pub const HITS: usize = 0x0520c;

    /// Times that a request was put back because its line was outstanding.
    pub const WAITS: usize = 0x05210;

    /// Snoops answered.
    pub const SNOOPS: usize = 0x05214;

    /// Those that found a copy.
    pub const SNOOP_HITS: usize = 0x05218;

    /// Modified lines that made room for others.
    pub const EVICTIONS: usize = 0x0521c;

    /// Faults of each kind.
    pub const UNKNOWN_ANSWERS: usize = 0x05220;

    /// See `CoherenceFault`.
    pub const WRONG_ANSWERS: usize = 0x05224;

    /// See `CoherenceFault`.
    pub const UNKNOWN_DATA: usize = 0x05228;

    /// See `CoherenceFault`.
    pub const UNKNOWN_OPCODES: usize = 0x0522c;

    /// See `CoherenceFault`.
    pub const OUTSIDE_SNOOPS: usize = 0x05230;
}

/// Registers of `pcie`.
///
/// What a PCI Express endpoint has met. What went wrong stops at its largest value, the counts of
/// packets go around.
pub mod pcie {
    /// What went wrong first since reset.
    pub const FIRST_FAULT: usize = 0x05a00;
    /// Nothing.
    pub const FIRST_FAULT_NONE: u32 = 0;
    /// A request for the device's own memory, which this link does not reach.
    pub const FIRST_FAULT_REFUSED_REQUEST: u32 = 1;
    /// A completion for no request.
    pub const FIRST_FAULT_UNEXPECTED_COMPLETION: u32 = 2;
    /// A completion whose byte count, address or end is not the request's.
    pub const FIRST_FAULT_WRONG_BYTE_COUNT: u32 = 3;
    /// A completion with more data than the request lacks.
    pub const FIRST_FAULT_TOO_LONG: u32 = 4;
    /// A completion that says that the request failed.
    pub const FIRST_FAULT_FAILED_REQUEST: u32 = 5;
    /// Poisoned data.
    pub const FIRST_FAULT_POISONED: u32 = 6;

    /// Read packets that were sent.
    pub const READS: usize = 0x05a04;

    /// Write packets that were sent.
    pub const WRITES: usize = 0x05a08;

    /// Requests for the device's own memory, and watches.
    pub const REFUSED_REQUESTS: usize = 0x05a0c;

    /// Completions for no request.
    pub const UNEXPECTED_COMPLETIONS: usize = 0x05a10;

    /// Completions whose byte count, address or end was wrong.
    pub const WRONG_BYTE_COUNTS: usize = 0x05a14;

    /// Completions with more data than the request lacked.
    pub const TOO_LONG: usize = 0x05a18;

    /// Completions that said that the request failed.
    pub const FAILED_REQUESTS: usize = 0x05a1c;

    /// Lines with poisoned data.
    pub const POISONED_LINES: usize = 0x05a20;
}

/// Registers of `coherence`.
///
/// When a card's writes of packets are answered; set while no ring receives.
///
/// Asks for a flush of the whole cache of host memory.
///
/// What has become of flushes of the whole cache.
pub mod coherence {
    /// NC-writes. Writes of descriptors and counts are answered when they are observed globally.
    pub const NC_WRITES: usize = 0x05c00;
    /// That it is observed globally: whoever looks sees it.
    pub const NC_WRITES_GLOBALLY: u32 = 0;
    /// That it is observed locally: it has its place in order, and a barrier waits until it can be
    /// seen.
    pub const NC_WRITES_LOCALLY: u32 = 1;
    /// That it is observed globally, after one round trip: a whole line is written by an ordered
    /// request, which the host gives its place before it pulls the line.
    pub const NC_WRITES_ORDERED: u32 = 2;

    /// It begins now, or joins the one that goes on; 0 does nothing.
    pub const FLUSH: usize = 0x05d00;

    /// One goes on. When it has ended, the cache has no line but those that were asked for since it
    /// began, and no line that it had then has a copy anywhere, unless somebody asked for it since,
    /// or `failed` says so.
    pub const FLUSHING: usize = 0x05e00;

    /// The host refused to flush a line of the last one, by GO-Err or GO_ERR_WritePull.
    pub const FAILED: usize = 0x05e04;

    /// Flushes that have ended, since reset.
    pub const FLUSHES: usize = 0x05e08;
}

/// Registers of `packet_generator`.
///
/// What packets are generated, and how fast. All but `enable` changes only while it is cleared and
/// `running` says so.
///
/// An entry of the table of sizes (Walker's method of aliases): each entry is drawn equally often,
/// and stands for one of its two sizes. In requests the sizes are classes of keys.
///
/// Four bytes of the template of requests; bytes from `template_bytes` on are not sent.
///
/// What a packet generator has sent since its run began.
pub mod packet_generator {
    /// Set: a run begins, at sequence number 0, or as soon as the one before has ended. Cleared: it
    /// ends with the current packet.
    pub const ENABLE: usize = 0x06000;

    /// How many packets; 0: until it is cleared. 64 bits.
    pub const PACKETS: usize = 0x06008;

    /// What a rate counts.
    pub const RATE_UNIT: usize = 0x06010;
    /// Packets.
    pub const RATE_UNIT_PACKETS: u32 = 0;
    /// Bytes of packets, and `overhead_bytes` for each.
    pub const RATE_UNIT_BYTES: u32 = 1;

    /// Packets or bytes in `rate_denominator` cycles, exactly; not 0. What a stall holds back
    /// follows as fast as it can.
    pub const RATE_NUMERATOR: usize = 0x06014;

    /// Cycles in which they leave; not 0.
    pub const RATE_DENOMINATOR: usize = 0x06018;

    /// Bytes that count for each packet besides its own: 24 for check sequence, preamble and gap.
    pub const OVERHEAD_BYTES: usize = 0x0601c;

    /// How long packets are.
    pub const SIZES: usize = 0x06020;
    /// All as long as `least_bytes`.
    pub const SIZES_FIXED: u32 = 0;
    /// `least_bytes`, one byte more each time up to `most_bytes`, and again.
    pub const SIZES_SWEEP: u32 = 1;
    /// As the table of sizes says, at random.
    pub const SIZES_TABLE: u32 = 2;

    /// Bytes of the shortest packet, 60 or more; a check sequence is not counted.
    pub const LEAST_BYTES: usize = 0x06024;

    /// Bytes of the longest packet, up to 9,216.
    pub const MOST_BYTES: usize = 0x06028;

    /// Flows, which take turns; 0 counts as one.
    pub const FLOWS: usize = 0x0602c;

    /// The number of the flow is added to the lower half of the source address.
    pub const VARY_SOURCE_ADDRESS: usize = 0x06030;

    /// It is added to the lower half of the destination address.
    pub const VARY_DESTINATION_ADDRESS: usize = 0x06034;

    /// It is added to the source port.
    pub const VARY_SOURCE_PORT: usize = 0x06038;

    /// It is added to the destination port.
    pub const VARY_DESTINATION_PORT: usize = 0x0603c;

    /// Ethernet address of the receiver, the first byte highest. 64 bits.
    pub const DESTINATION_MAC: usize = 0x06040;

    /// Ethernet address of the sender, the first byte highest. 64 bits.
    pub const SOURCE_MAC: usize = 0x06048;

    /// IPv4 address of the sender, the first byte highest.
    pub const SOURCE_ADDRESS: usize = 0x06050;

    /// IPv4 address of the receiver, the first byte highest.
    pub const DESTINATION_ADDRESS: usize = 0x06054;

    /// UDP port of the sender.
    pub const SOURCE_PORT: usize = 0x06058;

    /// UDP port of the receiver.
    pub const DESTINATION_PORT: usize = 0x0605c;

    /// Where the random generator begins.
    pub const RANDOM_SEED: usize = 0x06060;

    /// What packets carry.
    pub const CONTENT: usize = 0x06064;
    /// Sequence number, flow, timestamp and a pattern, for the packet sink.
    pub const CONTENT_PROBE: u32 = 0;
    /// A request made from the template, with the number of a key.
    pub const CONTENT_REQUEST: u32 = 1;

    /// Bytes of the request behind the UDP header, 1 to 64.
    pub const TEMPLATE_BYTES: usize = 0x06068;

    /// Where in the template the key's number is, 4 bytes, the highest first: counted in words of 2
    /// bytes.
    pub const KEY_PLACE: usize = 0x0606c;

    /// Which keys requests ask for.
    pub const KEYS: usize = 0x06070;
    /// Each of two to the power of `key_bits` keys equally often.
    pub const KEYS_UNIFORM: u32 = 0;
    /// From the class that the table of sizes gives: class `c` are the keys from 2^c on up to
    /// 2^(c+1), class 0 is key 0 and key 1.
    pub const KEYS_CLASSES: u32 = 1;

    /// Two to this power is the number of keys, 0 to 32.
    pub const KEY_BITS: usize = 0x06074;

    /// Which entry.
    pub const SIZE_ENTRY: usize = 0x06100;

    /// One size.
    pub const SIZE_BYTES: usize = 0x06104;

    /// The other size.
    pub const SIZE_OTHER_BYTES: usize = 0x06108;

    /// How often the first is meant, of 65,536 times.
    pub const SIZE_SHARE: usize = 0x0610c;

    /// Which four bytes.
    pub const TEMPLATE_WORD: usize = 0x06120;

    /// They, the first lowest.
    pub const TEMPLATE_DATA: usize = 0x06124;

    /// A run is in progress.
    pub const RUNNING: usize = 0x06200;

    /// Why it stopped itself, until the next run.
    pub const FAULT: usize = 0x06204;
    /// It did not.
    pub const FAULT_NONE: u32 = 0;
    /// The numerator or the denominator of the rate is zero.
    pub const FAULT_BAD_RATE: u32 = 1;
    /// A packet of less than 60 bytes, or of more than 9,216.
    pub const FAULT_BAD_SIZE: u32 = 2;
    /// A template of no bytes or more than 64, or a key that does not fit it.
    pub const FAULT_BAD_TEMPLATE: u32 = 3;
    /// A class of keys above 31, or more than 32 bits of a key.
    pub const FAULT_BAD_KEY: u32 = 4;

    /// Packets. 64 bits.
    pub const SENT_PACKETS: usize = 0x06208;

    /// Their bytes. 64 bits.
    pub const SENT_BYTES: usize = 0x06210;

    /// Cycles in which a beat was offered and not taken. 64 bits.
    pub const STALLED_CYCLES: usize = 0x06218;
}

/// Registers of `packet_sink`.
///
/// What a packet sink expects.
///
/// Nothing: of a block of registers that has none of a kind.
///
/// Asks for a bucket of the histogram of latencies.
///
/// What a packet sink has seen since it was cleared.
pub mod packet_sink {
    /// The first packet of a flow has the sequence number 0; else it has any.
    pub const STARTS_AT_ZERO: usize = 0x06400;

    /// Nothing: of a block of registers that has none of a kind.
    pub const CLEAR: usize = 0x06500;

    /// Which: `v` for a latency of `v` cycles below 16; else, for 2^e cycles up to 2^(e+1), 16 (e -
    /// 3) and the four bits behind the highest one.
    pub const BUCKET: usize = 0x06520;

    /// It is being cleared; packets that end now are not counted.
    pub const CLEARING: usize = 0x06600;

    /// Packets. 64 bits.
    pub const PACKETS: usize = 0x06608;

    /// Their bytes. 64 bits.
    pub const BYTES: usize = 0x06610;

    /// Packets that end with an error.
    pub const DAMAGED_PACKETS: usize = 0x06618;

    /// Packets that no generator sent, by their headers or their check; they are in no figure
    /// below. 64 bits.
    pub const FOREIGN_PACKETS: usize = 0x06620;

    /// Packets of another length than their headers say, or with a byte of the pattern wrong; they
    /// are in the figures below.
    pub const CORRUPTED_PACKETS: usize = 0x06628;

    /// Packets of a flow that the sink has no room for; they are in no figure of sequences. 64
    /// bits.
    pub const UNFOLLOWED_PACKETS: usize = 0x06630;

    /// Sequence numbers that are missing by now. 64 bits.
    pub const LOST_PACKETS: usize = 0x06638;

    /// Packets that came after one with a higher sequence number, once. 64 bits.
    pub const LATE_PACKETS: usize = 0x06640;

    /// Packets whose sequence number had come before, or is from before the first of their flow.
    pub const DOUBLED_PACKETS: usize = 0x06648;

    /// Packets 32 or more sequence numbers behind, late or doubled; if late, they stay lost.
    pub const STALE_PACKETS: usize = 0x0664c;

    /// Sum of the latencies of all packets, in cycles. 64 bits.
    pub const LATENCY_SUM: usize = 0x06650;

    /// The least latency; all ones without a packet.
    pub const LATENCY_LEAST: usize = 0x06658;

    /// The greatest latency.
    pub const LATENCY_MOST: usize = 0x0665c;

    /// Packets in the bucket that was asked for last. 64 bits.
    pub const BUCKET_PACKETS: usize = 0x06660;
}

/// Registers of `loopback`.
///
/// What the network side of a card is connected to; a change takes effect between packets.
///
/// What is connected in effect, and what was dropped for it.
pub mod loopback {
    /// Where received packets come from.
    pub const RECEIVE: usize = 0x06800;
    /// The MAC.
    pub const RECEIVE_MAC: u32 = 0;
    /// The packet generator.
    pub const RECEIVE_GENERATOR: u32 = 1;
    /// What the card sends.
    pub const RECEIVE_LOOP: u32 = 2;

    /// Where packets to send go.
    pub const TRANSMIT: usize = 0x06804;
    /// The MAC.
    pub const TRANSMIT_MAC: u32 = 0;
    /// The packet sink.
    pub const TRANSMIT_SINK: u32 = 1;
    /// What the card receives.
    pub const TRANSMIT_LOOP: u32 = 2;

    /// Where received packets come from now.
    pub const RECEIVED_FROM: usize = 0x06a00;
    /// The MAC.
    pub const RECEIVED_FROM_MAC: u32 = 0;
    /// The packet generator.
    pub const RECEIVED_FROM_GENERATOR: u32 = 1;
    /// What the card sends.
    pub const RECEIVED_FROM_LOOP: u32 = 2;

    /// Where packets to send go now.
    pub const SENT_TO: usize = 0x06a04;
    /// The MAC.
    pub const SENT_TO_MAC: u32 = 0;
    /// The packet sink.
    pub const SENT_TO_SINK: u32 = 1;
    /// What the card receives.
    pub const SENT_TO_LOOP: u32 = 2;

    /// Packets from the MAC while another source was chosen.
    pub const DROPPED_FROM_MAC: usize = 0x06a08;

    /// Packets to the loop while received packets came from elsewhere.
    pub const DROPPED_FROM_LOOP: usize = 0x06a0c;
}

/// Registers of `store_gate`.
///
/// How long a message may wait at a gate.
///
/// What a gate has dropped; counters stop at their largest value.
pub mod store_gate {
    /// Cycles in which a message's beats may stand still, added up.
    pub const PATIENCE_CYCLES: usize = 0x06c00;

    /// What is behind takes nothing, so that messages are dropped.
    pub const IS_DOWN: usize = 0x06e00;

    /// Times that it became so.
    pub const OUTAGES: usize = 0x06e04;

    /// Messages of which something was dropped.
    pub const DROPPED_MESSAGES: usize = 0x06e08;
}

/// Registers of `axi_write`.
///
/// Which stores of a host are taken.
///
/// What an AXI slave for stores has met; what went wrong stops at its largest value, the count of
/// stores goes around.
pub mod axi_write {
    /// Stores are taken; else they are dropped.
    pub const ENABLE: usize = 0x07000;

    /// Stores passed on.
    pub const STORES: usize = 0x07200;

    /// Bursts of a kind that is not supported; their beats were dropped.
    pub const REFUSED_BURSTS: usize = 0x07204;

    /// Bursts beyond the window of stores; their beats were dropped.
    pub const OUTSIDE_BURSTS: usize = 0x07208;

    /// Bursts whose `last` was not on their last beat.
    pub const MISPLACED_LASTS: usize = 0x0720c;

    /// Stores that were dropped because the window was not enabled.
    pub const DISABLED_STORES: usize = 0x07210;
}

/// Registers of `axi_read`.
///
/// What an AXI slave that reads zeros has met.
pub mod axi_read {
    /// Bursts that read; they got zeros.
    pub const READS: usize = 0x07600;
}

/// Registers of `mmio_reorder`.
///
/// What a card's window of stores was made with.
///
/// Where a queue of stores begins again.
pub mod mmio_reorder {
    /// Lines that a host may be ahead at full rate.
    pub const WINDOW_LINES: usize = 0x07800;

    /// The address space has two to this power lines.
    pub const LINE_BITS: usize = 0x07804;

    /// Messages begin at multiples of this.
    pub const ALIGNMENT_BYTES: usize = 0x07808;

    /// Bytes of the longest frame.
    pub const MAXIMUM_BYTES: usize = 0x0780c;

    /// The line whose byte 0 is the first of the next message.
    pub const RESTART: usize = 0x07900;

    /// Why it stands still.
    pub const FAULT: usize = 0x07a00;
    /// It runs.
    pub const FAULT_NONE: u32 = 0;
    /// A length smaller than the length field's own end.
    pub const FAULT_TOO_SHORT: u32 = 1;
    /// A length above the maximum.
    pub const FAULT_TOO_LONG: u32 = 2;
    /// A store further ahead than the window reaches, while nothing in it can leave.
    pub const FAULT_BEYOND_WINDOW: u32 = 3;
    /// A store to bytes that have left already, of more than a gap.
    pub const FAULT_BELOW_START: u32 = 4;

    /// Faults since reset: a length below the end of its own field.
    pub const TOO_SHORT: usize = 0x07a04;

    /// Faults since reset: a length above the maximum.
    pub const TOO_LONG: usize = 0x07a08;

    /// Faults since reset: a store beyond a window that could not move.
    pub const BEYOND_WINDOW: usize = 0x07a0c;

    /// Faults since reset: a store to bytes that had left.
    pub const BELOW_START: usize = 0x07a10;

    /// Stores with a byte that was present already; the first value was kept.
    pub const DOUBLED_STORES: usize = 0x07a14;

    /// Stores that were dropped because the queue stood still.
    pub const DROPPED_STORES: usize = 0x07a18;

    /// Stores with bytes behind the end of a message that had left, which were dropped.
    pub const LATE_GAP_STORES: usize = 0x07a1c;

    /// Byte address of the oldest message that has not left the window whole.
    pub const NEXT_START_ADDRESS: usize = 0x07a20;
}

/// Registers of `store_packets`.
///
/// What left a header remover; the count of messages goes around.
pub mod store_packets {
    /// Messages that came.
    pub const MESSAGES: usize = 0x07e00;

    /// Messages with nothing behind the header, which were dropped.
    pub const EMPTY_MESSAGES: usize = 0x07e04;
}

/// Registers of `store_fill`.
///
/// Whose checksums were filled in. Every packet is in one of the counters.
pub mod store_fill {
    /// Packets that passed as they were, as they should. 64 bits.
    pub const PASSED_PACKETS: usize = 0x08200;

    /// Packets whose checksums were filled in. 64 bits.
    pub const FILLED_PACKETS: usize = 0x08208;

    /// Packets that passed as they were, because there is nothing in them that can be filled in. 64
    /// bits.
    pub const UNFILLED_PACKETS: usize = 0x08210;

    /// Packets that were dropped, because they came with an error. 64 bits.
    pub const DAMAGED_PACKETS: usize = 0x08218;

    /// Packets that were dropped, because they are longer than the memory. 64 bits.
    pub const OVERSIZED_PACKETS: usize = 0x08220;
}

/// Registers of `msix`.
///
/// What MSI-X says of all vectors (Message Control, PCI Local Bus 3.0, 6.8.2.3).
///
/// What comes to pass where messages are made of interrupts.
pub mod msix {
    /// MSI-X Enable; cleared, all vectors count as masked.
    pub const ENABLE: usize = 0x08400;

    /// Function Mask: all vectors are masked, whatever their own bits say.
    pub const FUNCTION_MASK: usize = 0x08404;

    /// A message has begun to leave and has not left. Who masks a vector, and then sees this
    /// cleared, gets no message of it.
    pub const BUSY: usize = 0x08600;

    /// The vector of the first interrupt outside the table.
    pub const FIRST_OUTSIDE_VECTOR: usize = 0x08604;

    /// Interrupts outside the table; they are dropped.
    pub const OUTSIDE_INTERRUPTS: usize = 0x08608;

    /// Interrupts that found theirs pending, and share its message.
    pub const SHARED_INTERRUPTS: usize = 0x0860c;

    /// Messages that have begun to leave. 64 bits.
    pub const MESSAGES: usize = 0x08610;
}

/// Registers of `msix_table`.
///
/// The pending bit array (PCI Local Bus 3.0, 6.8.2.10).
pub mod msix_table {
    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_0: usize = 0x09000;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_0: usize = 0x09004;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_0: usize = 0x09008;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_0: usize = 0x0900c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_1: usize = 0x09010;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_1: usize = 0x09014;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_1: usize = 0x09018;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_1: usize = 0x0901c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_2: usize = 0x09020;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_2: usize = 0x09024;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_2: usize = 0x09028;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_2: usize = 0x0902c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_3: usize = 0x09030;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_3: usize = 0x09034;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_3: usize = 0x09038;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_3: usize = 0x0903c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_4: usize = 0x09040;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_4: usize = 0x09044;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_4: usize = 0x09048;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_4: usize = 0x0904c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_5: usize = 0x09050;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_5: usize = 0x09054;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_5: usize = 0x09058;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_5: usize = 0x0905c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_6: usize = 0x09060;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_6: usize = 0x09064;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_6: usize = 0x09068;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_6: usize = 0x0906c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_7: usize = 0x09070;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_7: usize = 0x09074;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_7: usize = 0x09078;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_7: usize = 0x0907c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_8: usize = 0x09080;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_8: usize = 0x09084;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_8: usize = 0x09088;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_8: usize = 0x0908c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_9: usize = 0x09090;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_9: usize = 0x09094;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_9: usize = 0x09098;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_9: usize = 0x0909c;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_10: usize = 0x090a0;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_10: usize = 0x090a4;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_10: usize = 0x090a8;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_10: usize = 0x090ac;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_11: usize = 0x090b0;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_11: usize = 0x090b4;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_11: usize = 0x090b8;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_11: usize = 0x090bc;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_12: usize = 0x090c0;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_12: usize = 0x090c4;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_12: usize = 0x090c8;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_12: usize = 0x090cc;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_13: usize = 0x090d0;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_13: usize = 0x090d4;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_13: usize = 0x090d8;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_13: usize = 0x090dc;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_14: usize = 0x090e0;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_14: usize = 0x090e4;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_14: usize = 0x090e8;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_14: usize = 0x090ec;

    /// Message Address: where the message is written; the lowest two bits count as zero.
    pub const MESSAGE_ADDRESS_15: usize = 0x090f0;

    /// Message Upper Address: bits 63 to 32 of it.
    pub const MESSAGE_UPPER_ADDRESS_15: usize = 0x090f4;

    /// Message Data: what is written there.
    pub const MESSAGE_DATA_15: usize = 0x090f8;

    /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
    pub const MASKED_15: usize = 0x090fc;

    /// A bit for each vector: an interrupt has come, and its message has not been sent. 64 bits.
    pub const PENDING: usize = 0x09200;
}

/// Registers of `cxl_ip`.
///
/// What was met before a CXL IP. What went wrong stops at its largest value, the counts of requests
/// go around.
pub mod cxl_ip {
    /// How many there may be.
    pub const COUNT: usize = 2;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x400;

    /// What went wrong first since reset.
    pub const FIRST_FAULT: usize = 0x0a200;
    /// Nothing.
    pub const FIRST_FAULT_NONE: u32 = 0;
    /// A request that the IP has no word for, or for another memory than its line is in.
    pub const FIRST_FAULT_REFUSED_REQUEST: u32 = 1;
    /// Data for no read.
    pub const FIRST_FAULT_UNKNOWN_READ_ID: u32 = 2;
    /// A response for no write.
    pub const FIRST_FAULT_UNKNOWN_WRITE_ID: u32 = 3;
    /// Data that do not end their burst.
    pub const FIRST_FAULT_MISSING_LAST: u32 = 4;

    /// Reads that were sent.
    pub const READS: usize = 0x0a204;

    /// Writes that were sent, barriers and whatever moves no data among them.
    pub const WRITES: usize = 0x0a208;

    /// Requests that the IP has no word for, or for another memory than their lines are in.
    pub const REFUSED_REQUESTS: usize = 0x0a20c;

    /// Data for no read.
    pub const UNKNOWN_READ_IDS: usize = 0x0a210;

    /// Responses for no write.
    pub const UNKNOWN_WRITE_IDS: usize = 0x0a214;

    /// Data that did not end their burst.
    pub const MISSING_LASTS: usize = 0x0a218;
}

/// Registers of `avalon`.
///
/// What an Avalon-MM slave has dropped.
pub mod avalon {
    /// Writes whose data were poisoned.
    pub const POISONED_WRITES: usize = 0x0aa00;
}

/// Registers of `device_memory`.
///
/// How much memory a card has of its own.
pub mod device_memory {
    /// Pages of 4 KiB; its first line is at a multiple of its size.
    pub const PAGES: usize = 0x0ac00;

    /// Host memory is below this line. 64 bits.
    pub const HOST_END: usize = 0x0ae00;

    /// The first line of the device's memory. 64 bits.
    pub const DEVICE_BEGIN: usize = 0x0ae08;

    /// The line after its last. 64 bits.
    pub const DEVICE_END: usize = 0x0ae10;

    /// The first fault since reset.
    pub const FAULT: usize = 0x0ae18;
    /// Nothing.
    pub const FAULT_NONE: u32 = 0;
    /// An answer of the host whose number belongs to no request that waits for one.
    pub const FAULT_UNKNOWN_ANSWER: u32 = 1;
    /// An answer or a forward that the request cannot have.
    pub const FAULT_WRONG_ANSWER: u32 = 2;
    /// A forward for a line that waits for none, or with another's number.
    pub const FAULT_UNKNOWN_FORWARD: u32 = 3;
    /// A line from memory that nobody has read.
    pub const FAULT_UNKNOWN_DATA: u32 = 4;
    /// A message of the host with a code that is unknown, or not for this device.
    pub const FAULT_UNKNOWN_OPCODE: u32 = 5;
    /// The host writes a line back that the device has.
    pub const FAULT_WRITE_TO_HELD: u32 = 6;
    /// An address where the device has no memory.
    pub const FAULT_OUTSIDE: u32 = 7;

    /// The number that it carried.
    pub const FAULT_NUMBER: usize = 0x0ae1c;

    /// Requests served.
    pub const REQUESTS: usize = 0x0ae20;

    /// Those that needed neither the host nor a read of memory.
    pub const HITS: usize = 0x0ae24;

    /// Times that a request was put back because its line was outstanding.
    pub const WAITS: usize = 0x0ae28;

    /// Requests and writes of the host.
    pub const HOST_REQUESTS: usize = 0x0ae2c;

    /// Those that found a copy.
    pub const HOST_HITS: usize = 0x0ae30;

    /// Modified lines that made room for others.
    pub const EVICTIONS: usize = 0x0ae34;

    /// Pages that turned to host-bias because the host was given a copy.
    pub const REVERSIONS: usize = 0x0ae38;

    /// Device-bias requests that were treated as host-bias.
    pub const DEMOTIONS: usize = 0x0ae3c;

    /// Device-bias requests that were done in a page in host-bias.
    pub const VIOLATIONS: usize = 0x0ae40;

    /// Faults of each kind.
    pub const UNKNOWN_ANSWERS: usize = 0x0ae44;

    /// See `DeviceMemoryFault`.
    pub const WRONG_ANSWERS: usize = 0x0ae48;

    /// See `DeviceMemoryFault`.
    pub const UNKNOWN_FORWARDS: usize = 0x0ae4c;

    /// See `DeviceMemoryFault`.
    pub const UNKNOWN_DATA: usize = 0x0ae50;

    /// See `DeviceMemoryFault`.
    pub const UNKNOWN_OPCODES: usize = 0x0ae54;

    /// See `DeviceMemoryFault`.
    pub const WRITES_TO_HELD: usize = 0x0ae58;

    /// See `DeviceMemoryFault`.
    pub const OUTSIDE_ADDRESSES: usize = 0x0ae5c;
}

/// Registers of `bias`.
///
/// How the device decides where it has a choice; set while nothing is outstanding.
///
/// Changes the bias of a page.
///
/// What has become of commands about pages, which are given one at a time.
pub mod bias {
    /// About bias.
    pub const BIAS: usize = 0x0b000;
    /// It is treated as host-bias.
    pub const BIAS_DEMOTE: u32 = 0;
    /// It is done as asked, and counted: software answers for it.
    pub const BIAS_OBEY: u32 = 1;

    /// Bits 51 to 12 of the byte address. 64 bits.
    pub const TURN_PAGE: usize = 0x0b100;

    /// What is to become of it.
    pub const TURN_STEP: usize = 0x0b108;
    /// It is in host-bias.
    pub const TURN_STEP_TO_HOST: u32 = 0;
    /// It is on its way to device-bias: a line after the other is flushed next.
    pub const TURN_STEP_BEGIN_TO_DEVICE: u32 = 1;
    /// It is in device-bias, if the host was given no copy since it began.
    pub const TURN_STEP_COMMIT_TO_DEVICE: u32 = 2;

    /// A command is not answered yet.
    pub const PENDING: usize = 0x0b200;

    /// The last one that was answered was done; see `BiasAnswer`.
    pub const DONE: usize = 0x0b204;

    /// Commands that were answered.
    pub const ANSWERS: usize = 0x0b208;

    /// Those that were not done.
    pub const REFUSALS: usize = 0x0b20c;

    /// Commands that came while one was pending; they are dropped.
    pub const LOST_COMMANDS: usize = 0x0b210;

    /// Pages that a `BiasReversion` named.
    pub const REVERSIONS: usize = 0x0b214;

    /// The last of them: bits 51 to 12 of the byte address. 64 bits.
    pub const LAST_REVERTED_PAGE: usize = 0x0b218;
}

/// Registers of `kvs`.
///
/// What the host says to the key-value handler: where the tables are, set while nothing is
/// outstanding, and which key it asks to be alone with.
pub mod kvs {
    /// First line of the buckets in NIC memory. 64 bits.
    pub const NIC_BUCKETS: usize = 0x0b400;

    /// First line of the entries in NIC memory. 64 bits.
    pub const NIC_ENTRIES: usize = 0x0b408;

    /// First line of the buckets in host memory. 64 bits.
    pub const HOST_BUCKETS: usize = 0x0b410;

    /// First line of the entries in host memory. 64 bits.
    pub const HOST_ENTRIES: usize = 0x0b418;

    /// The host's table has 2 to this power buckets, at least as many as the one in NIC memory.
    pub const HOST_INDEX_BITS: usize = 0x0b420;

    /// There is a table in host memory.
    pub const HAS_HOST: usize = 0x0b424;

    /// The host asks to be alone with the buckets of a key.
    pub const HOLD: usize = 0x0b428;

    /// Hash of that key; stays while it asks.
    pub const HOLD_HASH: usize = 0x0b42c;

    /// Lines of entries that GETs read stay in the device's cache (CS-read), for tables that have
    /// room there; otherwise they do not (NC-read).
    pub const KEEP_ENTRIES: usize = 0x0b430;

    /// Buckets that GETs read do not stay in the device's cache (NC-read), for tables that have no
    /// room there; otherwise they do (CS-read).
    pub const PASS_BUCKETS: usize = 0x0b434;

    /// The table in NIC memory has 2 to this power buckets.
    pub const NIC_INDEX_BITS: usize = 0x0b600;

    /// Workers.
    pub const WORKERS: usize = 0x0b604;

    /// GETs that were answered from NIC memory by the lookups. 64 bits.
    pub const LOOKUP_HITS: usize = 0x0b608;

    /// GETs that the lookups gave to a worker. 64 bits.
    pub const LOOKUP_MISSES: usize = 0x0b610;

    /// Requests that a worker has ended. 64 bits.
    pub const WORKED: usize = 0x0b618;

    /// Of these, whose key was in NIC memory. 64 bits.
    pub const NIC_HITS: usize = 0x0b620;

    /// Of these, whose key was in host memory. 64 bits.
    pub const HOST_HITS: usize = 0x0b628;

    /// Entries that made room for another. 64 bits.
    pub const EVICTIONS: usize = 0x0b630;

    /// Entries that were written back to host memory. 64 bits.
    pub const WRITE_BACKS: usize = 0x0b638;

    /// Requests for which there was no room, or whose key has the hash and length of another. 64
    /// bits.
    pub const NO_ROOM: usize = 0x0b640;

    /// Requests that ended because a line failed. 64 bits.
    pub const FAILED_REQUESTS: usize = 0x0b648;

    /// The CAS value that the next store gets. 64 bits.
    pub const NEXT_CAS: usize = 0x0b650;

    /// Requests that are not answered.
    pub const OUTSTANDING: usize = 0x0b658;

    /// The host has the buckets that it asks for.
    pub const IS_HELD: usize = 0x0b65c;

    /// A worker is at work, perhaps after its answer: it still moves entries.
    pub const IS_WORKING: usize = 0x0b660;
}

/// Registers of `kvs_fill`.
///
/// Whose checksums were filled in. Every packet is in one of the counters.
pub mod kvs_fill {
    /// Packets that passed as they were, as they should. 64 bits.
    pub const PASSED_PACKETS: usize = 0x0ba00;

    /// Packets whose checksums were filled in. 64 bits.
    pub const FILLED_PACKETS: usize = 0x0ba08;

    /// Packets that passed as they were, because there is nothing in them that can be filled in. 64
    /// bits.
    pub const UNFILLED_PACKETS: usize = 0x0ba10;

    /// Packets that were dropped, because they came with an error. 64 bits.
    pub const DAMAGED_PACKETS: usize = 0x0ba18;

    /// Packets that were dropped, because they are longer than the memory. 64 bits.
    pub const OVERSIZED_PACKETS: usize = 0x0ba20;
}

/// Registers of `kvs_parser`.
///
/// What came at the key-value handler; each packet is in one of the counters.
pub mod kvs_parser {
    /// Requests that are served, or answered with an error. 64 bits.
    pub const REQUESTS: usize = 0x0be00;

    /// Packets that are not UDP in IPv4 or IPv6 as it is read here, are cut off, or go to a group
    /// of stations (the lowest bit of an Ethernet address's first byte), from whose address answers
    /// could not come.
    pub const FOREIGN_PACKETS: usize = 0x0be08;

    /// Packets whose frame header is not that of a single datagram.
    pub const FRAGMENTED_REQUESTS: usize = 0x0be0c;

    /// Packets that are no requests of the binary protocol.
    pub const BAD_MAGIC: usize = 0x0be10;

    /// Packets that came with an error.
    pub const DAMAGED_PACKETS: usize = 0x0be14;

    /// All packets that were looked at. 64 bits.
    pub const PACKETS: usize = 0x0be18;
}

/// Registers of `kvs_responder`.
///
/// What the key-value handler has answered. Each answer that was sent has a status: 0, or one that
/// is counted by its kind.
pub mod kvs_responder {
    /// Answers that were sent. 64 bits.
    pub const ANSWERS: usize = 0x0c200;

    /// Answers of which nothing was sent. 64 bits.
    pub const SILENT_ANSWERS: usize = 0x0c208;

    /// Those sent with status 1: there is no such key. 64 bits.
    pub const MISSING_KEYS: usize = 0x0c210;

    /// Those sent with status 2 or 5: the key is there, or is not as the one who asks knows it. 64
    /// bits.
    pub const CONFLICTS: usize = 0x0c218;

    /// Those sent with status 3, 4 or 0x81: requests that are not served. 64 bits.
    pub const REFUSED_REQUESTS: usize = 0x0c220;

    /// Those sent with any other status: out of memory, internal errors. 64 bits.
    pub const FAILED_ANSWERS: usize = 0x0c228;
}

/// Registers of `push_gate`.
///
/// What becomes of pushes (NC-P).
///
/// What became of pushes. Counts of lines go around, those of errors stop at their largest value.
pub mod push_gate {
    /// How many there may be.
    pub const COUNT: usize = 2;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x400;

    /// Rings whose pushes become NC-writes, bit 0 for ring 0.
    pub const CLOSED_RINGS: usize = 0x0c400;

    /// What follows a push.
    pub const WRITE_BACK: usize = 0x0c404;
    /// Nothing.
    pub const WRITE_BACK_OFF: u32 = 0;
    /// Its bytes are written once more, by NC-write, over whatever the host has stored there.
    pub const WRITE_BACK_REWRITE: u32 = 1;
    /// It is flushed: what the host has stored there is kept.
    pub const WRITE_BACK_FLUSH: u32 = 2;

    /// Cycles from the push to what follows; 4 at least, whatever it says.
    pub const DELAY_CYCLES: usize = 0x0c408;

    /// Pushes that left as such. 64 bits.
    pub const PUSHES: usize = 0x0c600;

    /// Pushes that left as NC-writes. 64 bits.
    pub const GATED_PUSHES: usize = 0x0c608;

    /// Pushes with a write-back to come that found no place in the table, and get none. 64 bits.
    pub const UNTRACKED_PUSHES: usize = 0x0c610;

    /// Write-backs that left. 64 bits.
    pub const WRITE_BACKS: usize = 0x0c618;

    /// Lines whose write-back has not left.
    pub const TRACKED_LINES: usize = 0x0c620;

    /// There is none, and every write-back that left is answered.
    pub const IS_IDLE: usize = 0x0c624;

    /// Write-backs that were answered with an error.
    pub const FAILED_WRITE_BACKS: usize = 0x0c628;

    /// Whether there was one; what follows is about the first.
    pub const ANY_FAILED: usize = 0x0c62c;

    /// Its ring.
    pub const FIRST_RING: usize = 0x0c630;

    /// Its line: bits 51 to 6 of the byte address. 64 bits.
    pub const FIRST_LINE_ADDRESS: usize = 0x0c638;

    /// Answers with a tag of the gate that no write-back waits for.
    pub const STRAY_ANSWERS: usize = 0x0c640;
}

/// Registers of `memory_channel`.
///
/// What an AXI master has met; counts stop at their largest value.
pub mod memory_channel {
    /// How many there may be.
    pub const COUNT: usize = 2;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x400;

    /// Bursts that write whose response was an error.
    pub const FAILED_WRITES: usize = 0x0ce00;

    /// Bursts that read of which a beat was an error.
    pub const FAILED_READS: usize = 0x0ce04;

    /// Beats of reads whose `last` was wrong.
    pub const MISPLACED_LASTS: usize = 0x0ce08;

    /// Responses to no write.
    pub const STRAY_RESPONSES: usize = 0x0ce0c;

    /// Beats of no read.
    pub const STRAY_BEATS: usize = 0x0ce10;
}

/// Registers of `mmio_queues`.
///
/// Where one of many queues of stores begins again.
pub mod mmio_queues {
    /// Lines that each queue has for itself; at most the memory divided by the queues.
    pub const SHARE_LINES: usize = 0x0d400;

    /// Beyond its share a queue may hold 16 times the lines that no queue holds, shifted right by
    /// this: 16 times (0) to an eighth (7).
    pub const THRESHOLD_SHIFT: usize = 0x0d404;

    /// Rounds of the queues, of a cycle for each, in which a message may be incomplete; 0 is no
    /// limit.
    pub const TIME_LIMIT_ROUNDS: usize = 0x0d408;

    /// Its number.
    pub const INSPECTED_QUEUE: usize = 0x0d40c;

    /// Which queue.
    pub const RESTART_QUEUE: usize = 0x0d500;

    /// The line that begins its next message.
    pub const RESTART_LINE_ADDRESS: usize = 0x0d504;

    /// Queues, each with an address space of its own behind that of the one before.
    pub const QUEUES: usize = 0x0d600;

    /// Lines of a queue's window: a store so many lines ahead of the oldest that is not complete
    /// stops the queue. At full rate a host is less than half as far ahead.
    pub const WINDOW_LINES: usize = 0x0d604;

    /// The address space of a queue has two to this power lines.
    pub const LINE_BITS: usize = 0x0d608;

    /// Lines of the memory that all queues share.
    pub const MEMORY_LINES: usize = 0x0d60c;

    /// Bytes of the longest frame.
    pub const MAXIMUM_BYTES: usize = 0x0d610;

    /// A restart has not been done yet.
    pub const RESTART_IS_PENDING: usize = 0x0d614;

    /// Restarts of queues that there are not, or while two others waited: not done.
    pub const REFUSED_RESTARTS: usize = 0x0d618;

    /// Why the last queue that stopped did so.
    pub const LAST_FAULT: usize = 0x0d61c;
    /// It runs.
    pub const LAST_FAULT_NONE: u32 = 0;
    /// A length smaller than the length field's own end.
    pub const LAST_FAULT_TOO_SHORT: u32 = 1;
    /// A length above the maximum.
    pub const LAST_FAULT_TOO_LONG: u32 = 2;
    /// A store further ahead than the window reaches, while its oldest line is missing.
    pub const LAST_FAULT_BEYOND_WINDOW: u32 = 3;
    /// A store to a line that has been taken already, of more than a gap.
    pub const LAST_FAULT_BELOW_START: u32 = 4;
    /// It wanted lines beyond its share, and no queue held more than that.
    pub const LAST_FAULT_MEMORY_FULL: u32 = 5;
    /// Another needed a line; of those that held too many it had been incomplete longest.
    pub const LAST_FAULT_EVICTED: u32 = 6;
    /// A message of it was incomplete for longer than the limit.
    pub const LAST_FAULT_TIMED_OUT: u32 = 7;

    /// Which queue that was.
    pub const LAST_QUEUE: usize = 0x0d620;

    /// Faults since reset: a length below the end of its own field.
    pub const TOO_SHORT: usize = 0x0d624;

    /// Faults since reset: a length above the maximum.
    pub const TOO_LONG: usize = 0x0d628;

    /// Faults since reset: a store beyond a window that could not move.
    pub const BEYOND_WINDOW: usize = 0x0d62c;

    /// Faults since reset: a store to a line that had been taken.
    pub const BELOW_START: usize = 0x0d630;

    /// Faults since reset: a store beyond its queue's share, and nobody held more.
    pub const MEMORY_FULL: usize = 0x0d634;

    /// Queues since reset that lost their lines to another.
    pub const EVICTED: usize = 0x0d638;

    /// Queues since reset that were incomplete for longer than the limit.
    pub const TIMED_OUT: usize = 0x0d63c;

    /// Stores with a byte that was present already; the first value was kept.
    pub const DOUBLED_STORES: usize = 0x0d640;

    /// Stores that were dropped because their queue stood still.
    pub const DROPPED_STORES: usize = 0x0d644;

    /// Stores to the last line of a message that had gone on its way, of nothing but bytes behind
    /// its end, which were dropped.
    pub const LATE_GAP_STORES: usize = 0x0d648;

    /// Why it stands still.
    pub const FAULT: usize = 0x0d64c;
    /// It runs.
    pub const FAULT_NONE: u32 = 0;
    /// A length smaller than the length field's own end.
    pub const FAULT_TOO_SHORT: u32 = 1;
    /// A length above the maximum.
    pub const FAULT_TOO_LONG: u32 = 2;
    /// A store further ahead than the window reaches, while its oldest line is missing.
    pub const FAULT_BEYOND_WINDOW: u32 = 3;
    /// A store to a line that has been taken already, of more than a gap.
    pub const FAULT_BELOW_START: u32 = 4;
    /// It wanted lines beyond its share, and no queue held more than that.
    pub const FAULT_MEMORY_FULL: u32 = 5;
    /// Another needed a line; of those that held too many it had been incomplete longest.
    pub const FAULT_EVICTED: u32 = 6;
    /// A message of it was incomplete for longer than the limit.
    pub const FAULT_TIMED_OUT: u32 = 7;

    /// The oldest line of which something is missing.
    pub const NEXT_LINE: usize = 0x0d650;
}

/// Registers of `mac_crossing`.
///
/// How the write side of a crossing of frames finds the other; counters stop at their largest
/// value.
pub mod mac_crossing {
    /// The other side runs, and frames pass.
    pub const IS_LINKED: usize = 0x0da00;

    /// Times that the other side was reset: frames on their way were lost.
    pub const PEER_RESETS: usize = 0x0da04;

    /// Frames of which the rest was dropped because of that.
    pub const CUT_FRAMES: usize = 0x0da08;
}

/// Registers of `departures`.
///
/// What becomes of frames that are to leave.
///
/// What became of them.
pub mod departures {
    /// They are dropped and counted, of all who send: for a MAC that takes nothing.
    pub const DISCARD: usize = 0x0dc00;

    /// Frames that were dropped, whole or from some beat on. 64 bits.
    pub const DISCARDED_FRAMES: usize = 0x0de00;
}

/// Registers of `receive_ring`.
///
/// How one half of a ring works. All but `enable` changes only while the ring is stopped.
///
/// The host's count of descriptors that it has put into a ring since the ring started.
///
/// How one half of a ring stands. Its 64-bit counts go on when the ring starts again.
pub mod receive_ring {
    /// How many there may be.
    pub const COUNT: usize = 8;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x1000;

    /// The ring runs. Cleared: it stops, and says so when nothing of it is outstanding.
    pub const ENABLE: usize = 0x10000;

    /// Two to this power is the number of descriptors, 6 to 16.
    pub const SIZE_LOG2: usize = 0x10004;

    /// How descriptors lie.
    pub const LAYOUT: usize = 0x10008;
    /// 16 bytes each, four to a line, each with its own signal.
    pub const LAYOUT_PACKED: u32 = 0;
    /// One to a line.
    pub const LAYOUT_PADDED: u32 = 1;
    /// Four to a line with one signal, that of the first; unused ones have length zero.
    pub const LAYOUT_GROUPED: u32 = 2;

    /// How the host signals.
    pub const SIGNAL: usize = 0x1000c;
    /// It writes how many there have been to a register.
    pub const SIGNAL_REGISTER: u32 = 0;
    /// It writes how many there have been to memory, which the device polls.
    pub const SIGNAL_MEMORY: u32 = 1;
    /// It sets the flag `available` in the descriptor, which the device polls.
    pub const SIGNAL_INLINE: u32 = 2;

    /// How the device signals.
    pub const COMPLETION: usize = 0x10010;
    /// It writes the descriptors back with the flag `done`.
    pub const COMPLETION_INLINE: u32 = 0;
    /// As `Inline`, and then it writes how many are done to memory, once for each batch.
    pub const COMPLETION_INDEX: u32 = 1;

    /// The ring is in this memory, as are both indices.
    pub const RING_SPACE: usize = 0x10014;
    /// Host memory.
    pub const RING_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const RING_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const RING_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Packets are in this memory.
    pub const DATA_SPACE: usize = 0x10018;
    /// Host memory.
    pub const DATA_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const DATA_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const DATA_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Byte address of descriptor 0, a multiple of 64. 64 bits.
    pub const BASE_ADDRESS: usize = 0x10020;

    /// Byte address of the host's count of descriptors, 4 bytes, a multiple of 64. 64 bits.
    pub const TAIL_ADDRESS: usize = 0x10028;

    /// Byte address of the device's count of descriptors done, 4 bytes, a multiple of 64. 64 bits.
    pub const COMPLETION_ADDRESS: usize = 0x10030;

    /// How descriptors are read.
    pub const FETCH_OPERATION: usize = 0x10038;
    /// Reads, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const FETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const FETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const FETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const FETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const FETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const FETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const FETCH_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const FETCH_OPERATION_WATCH: u32 = 9;

    /// Lines of descriptors that may be read ahead of their use; 0: when a packet needs one.
    pub const FETCH_LINES: usize = 0x1003c;

    /// How lines are brought into the device's cache ahead of their fetch.
    pub const PREFETCH_OPERATION: usize = 0x10040;
    /// Reads, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const PREFETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const PREFETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const PREFETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const PREFETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const PREFETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const PREFETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const PREFETCH_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const PREFETCH_OPERATION_WATCH: u32 = 9;

    /// How many lines ahead of the fetch; 0: none.
    pub const PREFETCH_LINES: usize = 0x10044;

    /// How the host's count, or the next descriptor, is polled.
    pub const POLL_OPERATION: usize = 0x10048;
    /// Reads, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const POLL_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const POLL_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const POLL_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const POLL_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const POLL_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const POLL_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const POLL_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const POLL_OPERATION_WATCH: u32 = 9;

    /// Cycles from the answer of a poll that found nothing to the next poll.
    pub const POLL_INTERVAL_CYCLES: usize = 0x1004c;

    /// The next poll waits for the line to change, not for time (CC-NIC 3.2).
    pub const EVENT_DRIVEN: usize = 0x10050;

    /// How completions are written.
    pub const COMPLETION_OPERATION: usize = 0x10054;
    /// Reads, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const COMPLETION_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const COMPLETION_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const COMPLETION_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const COMPLETION_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const COMPLETION_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const COMPLETION_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const COMPLETION_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const COMPLETION_OPERATION_WATCH: u32 = 9;

    /// How packets are read or written.
    pub const DATA_OPERATION: usize = 0x10058;
    /// Reads, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const DATA_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const DATA_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const DATA_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const DATA_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const DATA_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const DATA_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const DATA_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const DATA_OPERATION_WATCH: u32 = 9;

    /// Completions that go together, 1 to 64.
    pub const BATCH: usize = 0x1005c;

    /// Cycles that a completion waits for others of its batch or line.
    pub const BATCH_TIMEOUT_CYCLES: usize = 0x10060;

    /// Cycles that a packet waits for a descriptor before it is dropped.
    pub const STARVE_CYCLES: usize = 0x10064;

    /// Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when
    /// the ring stops itself.
    pub const INTERRUPT_PACKETS: usize = 0x10068;

    /// Cycles after which fewer raise one.
    pub const INTERRUPT_DELAY_CYCLES: usize = 0x1006c;

    /// The count; it goes around after 2^32.
    pub const TAIL: usize = 0x10100;

    /// What it does.
    pub const STATE: usize = 0x10200;
    /// Nothing; nothing of it is outstanding, and no line of it is in the device's cache.
    pub const STATE_STOPPED: u32 = 0;
    /// It runs.
    pub const STATE_RUNNING: u32 = 1;
    /// It waits for what is outstanding.
    pub const STATE_STOPPING: u32 = 2;
    /// It gives up its lines in the device's cache.
    pub const STATE_EVICTING: u32 = 3;
    /// It stopped itself, and waits for `enable` to be cleared.
    pub const STATE_FAULTED: u32 = 4;

    /// Why it stopped itself.
    pub const FAULT: usize = 0x10204;
    /// It did not.
    pub const FAULT_NONE: u32 = 0;
    /// Its configuration is not legal.
    pub const FAULT_BAD_CONFIGURATION: u32 = 1;
    /// The host's count is behind the device's, or more than the ring's size ahead.
    pub const FAULT_BAD_TAIL: u32 = 2;
    /// A line of the ring, or an index, could not be read or written.
    pub const FAULT_RING_UNREADABLE: u32 = 3;
    /// A buffer outside the ring's ranges.
    pub const FAULT_BAD_ADDRESS: u32 = 4;
    /// A descriptor to send has no bytes, or a buffer has no room.
    pub const FAULT_ZERO_LENGTH: u32 = 5;
    /// A descriptor, or a packet, of more than 9,216 bytes.
    pub const FAULT_TOO_LONG: u32 = 6;
    /// A packet to send of more than two descriptors.
    pub const FAULT_TOO_MANY_SEGMENTS: u32 = 7;
    /// A request of the ring was outside its ranges and was refused.
    pub const FAULT_REFUSED: u32 = 8;

    /// The host's count of descriptors as far as the device knows it; with inline signals, the
    /// count of those that it has found.
    pub const POSTED: usize = 0x10208;

    /// Places of the ring given back since it started; the host can see all of them.
    pub const COMPLETED: usize = 0x1020c;

    /// Packets given back to the host. 64 bits.
    pub const PACKETS: usize = 0x10210;

    /// Bytes of these packets. 64 bits.
    pub const BYTES: usize = 0x10218;

    /// Descriptors given back, returned ones among them. 64 bits.
    pub const DESCRIPTORS: usize = 0x10220;

    /// Reads that looked for new descriptors. 64 bits.
    pub const POLLS: usize = 0x10228;

    /// Reads of lines of the ring, those that polled among them. 64 bits.
    pub const LINE_READS: usize = 0x10230;

    /// Lines of completions written. 64 bits.
    pub const COMPLETION_LINES: usize = 0x10238;

    /// Writes of the device's count of completions. 64 bits.
    pub const INDEX_WRITES: usize = 0x10240;

    /// Interrupts asked for. 64 bits.
    pub const INTERRUPTS: usize = 0x10248;

    /// Packets dropped because the ring did not run. 64 bits.
    pub const STOPPED_DROPS: usize = 0x10250;

    /// Packets dropped because the ring had no descriptor. 64 bits.
    pub const STARVED_DROPS: usize = 0x10258;

    /// Packets that did not fit their buffers. 64 bits.
    pub const TRUNCATED: usize = 0x10260;

    /// Descriptors given back unused. 64 bits.
    pub const RETURNED: usize = 0x10268;

    /// Descriptors of which a line failed or was poisoned. 64 bits.
    pub const POISONED: usize = 0x10270;

    /// Answers for no request, and segments that were done but not outstanding.
    pub const STRAYS: usize = 0x10278;
}

/// Registers of `transmit_ring`.
///
/// How one half of a ring works. All but `enable` changes only while the ring is stopped.
///
/// The host's count of descriptors that it has put into a ring since the ring started.
///
/// How one half of a ring stands. Its 64-bit counts go on when the ring starts again.
pub mod transmit_ring {
    /// How many there may be.
    pub const COUNT: usize = 8;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x1000;

    /// The ring runs. Cleared: it stops, and says so when nothing of it is outstanding.
    pub const ENABLE: usize = 0x10400;

    /// Two to this power is the number of descriptors, 6 to 16.
    pub const SIZE_LOG2: usize = 0x10404;

    /// How descriptors lie.
    pub const LAYOUT: usize = 0x10408;
    /// 16 bytes each, four to a line, each with its own signal.
    pub const LAYOUT_PACKED: u32 = 0;
    /// One to a line.
    pub const LAYOUT_PADDED: u32 = 1;
    /// Four to a line with one signal, that of the first; unused ones have length zero.
    pub const LAYOUT_GROUPED: u32 = 2;

    /// How the host signals.
    pub const SIGNAL: usize = 0x1040c;
    /// It writes how many there have been to a register.
    pub const SIGNAL_REGISTER: u32 = 0;
    /// It writes how many there have been to memory, which the device polls.
    pub const SIGNAL_MEMORY: u32 = 1;
    /// It sets the flag `available` in the descriptor, which the device polls.
    pub const SIGNAL_INLINE: u32 = 2;

    /// How the device signals.
    pub const COMPLETION: usize = 0x10410;
    /// It writes the descriptors back with the flag `done`.
    pub const COMPLETION_INLINE: u32 = 0;
    /// As `Inline`, and then it writes how many are done to memory, once for each batch.
    pub const COMPLETION_INDEX: u32 = 1;

    /// The ring is in this memory, as are both indices.
    pub const RING_SPACE: usize = 0x10414;
    /// Host memory.
    pub const RING_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const RING_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const RING_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Packets are in this memory.
    pub const DATA_SPACE: usize = 0x10418;
    /// Host memory.
    pub const DATA_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const DATA_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const DATA_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Byte address of descriptor 0, a multiple of 64. 64 bits.
    pub const BASE_ADDRESS: usize = 0x10420;

    /// Byte address of the host's count of descriptors, 4 bytes, a multiple of 64. 64 bits.
    pub const TAIL_ADDRESS: usize = 0x10428;

    /// Byte address of the device's count of descriptors done, 4 bytes, a multiple of 64. 64 bits.
    pub const COMPLETION_ADDRESS: usize = 0x10430;

    /// How descriptors are read.
    pub const FETCH_OPERATION: usize = 0x10438;
    /// Reads, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const FETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const FETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const FETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const FETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const FETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const FETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const FETCH_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const FETCH_OPERATION_WATCH: u32 = 9;

    /// Lines of descriptors that may be read ahead of their use; 0: when a packet needs one.
    pub const FETCH_LINES: usize = 0x1043c;

    /// How lines are brought into the device's cache ahead of their fetch.
    pub const PREFETCH_OPERATION: usize = 0x10440;
    /// Reads, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const PREFETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const PREFETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const PREFETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const PREFETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const PREFETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const PREFETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const PREFETCH_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const PREFETCH_OPERATION_WATCH: u32 = 9;

    /// How many lines ahead of the fetch; 0: none.
    pub const PREFETCH_LINES: usize = 0x10444;

    /// How the host's count, or the next descriptor, is polled.
    pub const POLL_OPERATION: usize = 0x10448;
    /// Reads, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const POLL_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const POLL_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const POLL_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const POLL_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const POLL_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const POLL_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const POLL_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const POLL_OPERATION_WATCH: u32 = 9;

    /// Cycles from the answer of a poll that found nothing to the next poll.
    pub const POLL_INTERVAL_CYCLES: usize = 0x1044c;

    /// The next poll waits for the line to change, not for time (CC-NIC 3.2).
    pub const EVENT_DRIVEN: usize = 0x10450;

    /// How completions are written.
    pub const COMPLETION_OPERATION: usize = 0x10454;
    /// Reads, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const COMPLETION_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const COMPLETION_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const COMPLETION_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const COMPLETION_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const COMPLETION_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const COMPLETION_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const COMPLETION_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const COMPLETION_OPERATION_WATCH: u32 = 9;

    /// How packets are read or written.
    pub const DATA_OPERATION: usize = 0x10458;
    /// Reads, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const DATA_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const DATA_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const DATA_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const DATA_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const DATA_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const DATA_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of its requester at the port are answered, and every
    /// write that a port was answered before that is visible everywhere.
    pub const DATA_OPERATION_BARRIER: u32 = 8;
    /// Is answered when the device's copy of the line is taken or given up; at once if there is
    /// none.
    pub const DATA_OPERATION_WATCH: u32 = 9;

    /// Completions that go together, 1 to 64.
    pub const BATCH: usize = 0x1045c;

    /// Cycles that a completion waits for others of its batch or line.
    pub const BATCH_TIMEOUT_CYCLES: usize = 0x10460;

    /// Cycles that a packet waits for a descriptor before it is dropped.
    pub const STARVE_CYCLES: usize = 0x10464;

    /// Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when
    /// the ring stops itself.
    pub const INTERRUPT_PACKETS: usize = 0x10468;

    /// Cycles after which fewer raise one.
    pub const INTERRUPT_DELAY_CYCLES: usize = 0x1046c;

    /// The count; it goes around after 2^32.
    pub const TAIL: usize = 0x10500;

    /// What it does.
    pub const STATE: usize = 0x10600;
    /// Nothing; nothing of it is outstanding, and no line of it is in the device's cache.
    pub const STATE_STOPPED: u32 = 0;
    /// It runs.
    pub const STATE_RUNNING: u32 = 1;
    /// It waits for what is outstanding.
    pub const STATE_STOPPING: u32 = 2;
    /// It gives up its lines in the device's cache.
    pub const STATE_EVICTING: u32 = 3;
    /// It stopped itself, and waits for `enable` to be cleared.
    pub const STATE_FAULTED: u32 = 4;

    /// Why it stopped itself.
    pub const FAULT: usize = 0x10604;
    /// It did not.
    pub const FAULT_NONE: u32 = 0;
    /// Its configuration is not legal.
    pub const FAULT_BAD_CONFIGURATION: u32 = 1;
    /// The host's count is behind the device's, or more than the ring's size ahead.
    pub const FAULT_BAD_TAIL: u32 = 2;
    /// A line of the ring, or an index, could not be read or written.
    pub const FAULT_RING_UNREADABLE: u32 = 3;
    /// A buffer outside the ring's ranges.
    pub const FAULT_BAD_ADDRESS: u32 = 4;
    /// A descriptor to send has no bytes, or a buffer has no room.
    pub const FAULT_ZERO_LENGTH: u32 = 5;
    /// A descriptor, or a packet, of more than 9,216 bytes.
    pub const FAULT_TOO_LONG: u32 = 6;
    /// A packet to send of more than two descriptors.
    pub const FAULT_TOO_MANY_SEGMENTS: u32 = 7;
    /// A request of the ring was outside its ranges and was refused.
    pub const FAULT_REFUSED: u32 = 8;

    /// The host's count of descriptors as far as the device knows it; with inline signals, the
    /// count of those that it has found.
    pub const POSTED: usize = 0x10608;

    /// Places of the ring given back since it started; the host can see all of them.
    pub const COMPLETED: usize = 0x1060c;

    /// Packets given back to the host. 64 bits.
    pub const PACKETS: usize = 0x10610;

    /// Bytes of these packets. 64 bits.
    pub const BYTES: usize = 0x10618;

    /// Descriptors given back, returned ones among them. 64 bits.
    pub const DESCRIPTORS: usize = 0x10620;

    /// Reads that looked for new descriptors. 64 bits.
    pub const POLLS: usize = 0x10628;

    /// Reads of lines of the ring, those that polled among them. 64 bits.
    pub const LINE_READS: usize = 0x10630;

    /// Lines of completions written. 64 bits.
    pub const COMPLETION_LINES: usize = 0x10638;

    /// Writes of the device's count of completions. 64 bits.
    pub const INDEX_WRITES: usize = 0x10640;

    /// Interrupts asked for. 64 bits.
    pub const INTERRUPTS: usize = 0x10648;

    /// Packets dropped because the ring did not run. 64 bits.
    pub const STOPPED_DROPS: usize = 0x10650;

    /// Packets dropped because the ring had no descriptor. 64 bits.
    pub const STARVED_DROPS: usize = 0x10658;

    /// Packets that did not fit their buffers. 64 bits.
    pub const TRUNCATED: usize = 0x10660;

    /// Descriptors given back unused. 64 bits.
    pub const RETURNED: usize = 0x10668;

    /// Descriptors of which a line failed or was poisoned. 64 bits.
    pub const POISONED: usize = 0x10670;

    /// Answers for no request, and segments that were done but not outstanding.
    pub const STRAYS: usize = 0x10678;
}

/// Registers of `ring_range`.
pub mod ring_range {
    /// How many there may be.
    pub const COUNT: usize = 8;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x1000;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_0: usize = 0x10800;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_0: usize = 0x10808;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_1: usize = 0x10810;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_1: usize = 0x10818;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_2: usize = 0x10820;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_2: usize = 0x10828;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_3: usize = 0x10830;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_3: usize = 0x10838;
}
