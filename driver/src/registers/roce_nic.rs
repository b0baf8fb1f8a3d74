//! Registers of `roce_nic`, version 1.0: byte addresses. Written by
//! `cargo run --bin emit`; do not edit.
//!
//! Registers of 64 bits: read the lower word first, then the upper one at the next address; write the
//! lower word first, then the upper one.

/// Registers of `card`.
pub mod card {
    /// Four letters that name the card, the first lowest.
    pub const IDENTIFICATION: usize = 0x00000;
    /// What it reads.
    pub const IDENTIFICATION_VALUE: u32 = 0x43494e52;

    /// Version of the map: the minor number in the lower half, the major number in the upper one,
    /// which changes when an old driver cannot go on.
    pub const VERSION: usize = 0x00004;
    /// What it reads.
    pub const VERSION_VALUE: u32 = 0x00010000;

    /// Queue pairs: places 0 to before this.
    pub const PAIRS: usize = 0x00008;

    /// Requests of a pair that may be unanswered at its other end.
    pub const KEPT: usize = 0x0000c;

    /// Requests of all pairs that the card has at a time.
    pub const SLOTS: usize = 0x00010;
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

/// Registers of `roce`.
///
/// Which queue pair is set up, or taken away.
///
/// What was done with requests. Counts of faults stop at their largest value, the others go around.
pub mod roce {
    /// Ethernet address. 64 bits.
    pub const MAC: usize = 0x00800;

    /// IPv4 address.
    pub const ADDRESS: usize = 0x00808;

    /// Its number.
    pub const PAIR_NUMBER: usize = 0x0080c;

    /// The other end's number.
    pub const PEER_PAIR_NUMBER: usize = 0x00810;

    /// Ethernet address of the other end, or of the router before it. 64 bits.
    pub const PEER_MAC: usize = 0x00818;

    /// IPv4 address of the other end.
    pub const PEER_ADDRESS: usize = 0x00820;

    /// Partition key; its top bit: a full member.
    pub const P_KEY: usize = 0x00824;

    /// The sequence number of the first request.
    pub const SEQUENCE: usize = 0x00828;

    /// The first word that it may reach: a byte address of host memory, a multiple of 8. 64 bits.
    pub const FIRST_ADDRESS: usize = 0x00830;

    /// The last word that it may reach, likewise. 64 bits.
    pub const LAST_ADDRESS: usize = 0x00838;

    /// The key that requests name.
    pub const R_KEY: usize = 0x00840;

    /// It takes requests from now on; with 0, none.
    pub const SELECT_IS_VALID: usize = 0x00900;

    /// Its place: the lowest bits of its number.
    pub const SELECT_PLACE: usize = 0x00904;

    /// The first fault since reset.
    pub const FAULT: usize = 0x00a00;
    /// Nothing has.
    pub const FAULT_NONE: u32 = 0;
    /// No queue pair has that number, or it has another one at its other end.
    pub const FAULT_UNKNOWN_PAIR: u32 = 1;
    /// Of another partition.
    pub const FAULT_WRONG_PARTITION: u32 = 2;
    /// The queue pair has stopped.
    pub const FAULT_STOPPED: u32 = 3;
    /// A packet is missing before it.
    pub const FAULT_GAP: u32 = 4;
    /// It came before, and its answer is no longer kept.
    pub const FAULT_FORGOTTEN: u32 = 5;
    /// It was refused as invalid.
    pub const FAULT_INVALID: u32 = 6;
    /// It was refused for its key or its address.
    pub const FAULT_ACCESS: u32 = 7;
    /// The line could not be had.
    pub const FAULT_OPERATIONAL: u32 = 8;
    /// An answer of the engine that nothing waits for.
    pub const FAULT_UNKNOWN_ANSWER: u32 = 9;

    /// Operations that the engine was given.
    pub const OPERATIONS: usize = 0x00a04;

    /// Requests that came again, and are answered as before.
    pub const REPLAYS: usize = 0x00a08;

    /// Packets that were sent.
    pub const ANSWERS: usize = 0x00a0c;

    /// What is not answered yet.
    pub const OUTSTANDING: usize = 0x00a10;

    /// Queue pairs that have stopped, a bit for each place. 64 bits.
    pub const STOPPED_PAIRS: usize = 0x00a18;

    /// Faults of each kind.
    pub const UNKNOWN_PAIRS: usize = 0x00a20;

    /// See `RoceFault`.
    pub const WRONG_PARTITIONS: usize = 0x00a24;

    /// See `RoceFault`.
    pub const STOPPED: usize = 0x00a28;

    /// See `RoceFault`.
    pub const GAPS: usize = 0x00a2c;

    /// See `RoceFault`.
    pub const FORGOTTEN: usize = 0x00a30;

    /// See `RoceFault`.
    pub const INVALID: usize = 0x00a34;

    /// See `RoceFault`.
    pub const ACCESS: usize = 0x00a38;

    /// See `RoceFault`.
    pub const OPERATIONAL: usize = 0x00a3c;

    /// See `RoceFault`.
    pub const UNKNOWN_ANSWERS: usize = 0x00a40;
}

/// Registers of `roce_parser`.
///
/// What has come. Counts of faults stop at their largest value, the others go around.
pub mod roce_parser {
    /// The first fault since reset.
    pub const FAULT: usize = 0x00e00;
    /// None was.
    pub const FAULT_NONE: u32 = 0;
    /// It came with an error, or with fewer beats than it has bytes.
    pub const FAULT_DAMAGED: u32 = 1;
    /// No RoCEv2 over IPv4 for this station, or lengths that contradict each other.
    pub const FAULT_FOREIGN: u32 = 2;
    /// The check sequence (ICRC) is not that of the packet.
    pub const FAULT_BAD_CHECK: u32 = 3;
    /// No request of a reliable connection.
    pub const FAULT_UNSUPPORTED: u32 = 4;

    /// Packets.
    pub const PACKETS: usize = 0x00e04;

    /// Those that are requests of reliable connections.
    pub const REQUESTS: usize = 0x00e08;

    /// Faults of each kind.
    pub const DAMAGED: usize = 0x00e0c;

    /// See `RoceParserFault`.
    pub const FOREIGN: usize = 0x00e10;

    /// See `RoceParserFault`.
    pub const BAD_CHECKS: usize = 0x00e14;

    /// See `RoceParserFault`.
    pub const UNSUPPORTED: usize = 0x00e18;
}

/// Registers of `rao`.
///
/// What was counted of remote atomic operations since reset. Counts of faults stop at their largest
/// value, the others go around.
pub mod rao {
    /// The first fault since reset.
    pub const FAULT: usize = 0x01200;
    /// Nothing has.
    pub const FAULT_NONE: u32 = 0;
    /// An address that is no multiple of its number's bytes.
    pub const FAULT_UNALIGNED: u32 = 1;
    /// An operation without a meaning.
    pub const FAULT_UNKNOWN_OPERATION: u32 = 2;
    /// A line that could not be had.
    pub const FAULT_FAILED: u32 = 3;
    /// An answer of the line port that nothing waits for.
    pub const FAULT_UNKNOWN_ANSWER: u32 = 4;

    /// Operations that were taken.
    pub const OPERATIONS: usize = 0x01204;

    /// Requests for lines, each for one operation or several.
    pub const VISITS: usize = 0x01208;

    /// Requests of several operations of which the first alone was done, because somebody else had
    /// written the word.
    pub const MISPREDICTIONS: usize = 0x0120c;

    /// Faults of each kind.
    pub const UNALIGNED: usize = 0x01210;

    /// See `RaoFault`.
    pub const UNKNOWN_OPERATIONS: usize = 0x01214;

    /// See `RaoFault`.
    pub const FAILURES: usize = 0x01218;

    /// See `RaoFault`.
    pub const UNKNOWN_ANSWERS: usize = 0x0121c;
}

/// Registers of `rao_unit`.
///
/// What `rao_unit` has counted since reset; counts stop at their largest value.
pub mod rao_unit {
    /// How many there may be.
    pub const COUNT: usize = 2;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x400;

    /// The first refusal since reset.
    pub const FAULT: usize = 0x01600;
    /// None was.
    pub const FAULT_NONE: u32 = 0;
    /// What is to be written is not one word.
    pub const FAULT_NOT_A_WORD: u32 = 1;
    /// Its operation has no meaning, or no byte counts.
    pub const FAULT_UNKNOWN_OPERATION: u32 = 2;

    /// Refusals of each kind.
    pub const NOT_A_WORD: usize = 0x01604;

    /// See `RaoUnitFault`.
    pub const UNKNOWN_OPERATIONS: usize = 0x01608;
}

/// Registers of `cache_flush`.
///
/// Asks for a flush of the whole cache of host memory.
///
/// What has become of flushes of the whole cache.
pub mod cache_flush {
    /// It begins now, or joins the one that goes on; 0 does nothing.
    pub const FLUSH: usize = 0x01d00;

    /// One goes on. When it has ended, the cache has no line but those that were asked for since it
    /// began, and no line that it had then has a copy anywhere, unless somebody asked for it since,
    /// or `failed` says so.
    pub const FLUSHING: usize = 0x01e00;

    /// The host refused to flush a line of the last one, by GO-Err or GO_ERR_WritePull.
    pub const FAILED: usize = 0x01e04;

    /// Flushes that have ended, since reset.
    pub const FLUSHES: usize = 0x01e08;
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
