/* Registers of roce_nic, version 1.0: byte addresses. Written by `cargo run --bin emit`; do not
 * edit. Registers of 64 bits: read the lower word first, then the upper one at the next address; write
 * the lower word first, then the upper one. */
#ifndef ROCE_NIC_REGISTERS_H
#define ROCE_NIC_REGISTERS_H

/* Four letters that name the card, the first lowest. */
#define ROCE_NIC_CARD_IDENTIFICATION 0x00000u
#define ROCE_NIC_CARD_IDENTIFICATION_VALUE 0x43494e52u

/* Version of the map: the minor number in the lower half, the major number in the upper one, which changes when an old driver cannot go on. */
#define ROCE_NIC_CARD_VERSION 0x00004u
#define ROCE_NIC_CARD_VERSION_VALUE 0x00010000u

/* Queue pairs: places 0 to before this. */
#define ROCE_NIC_CARD_PAIRS 0x00008u

/* Requests of a pair that may be unanswered at its other end. */
#define ROCE_NIC_CARD_KEPT 0x0000cu

/* Requests of all pairs that the card has at a time. */
#define ROCE_NIC_CARD_SLOTS 0x00010u

/* Accesses that were refused: to no register, of less than a word, or a write that its register does not take. */
#define ROCE_NIC_REGISTERS_REFUSED_ACCESSES 0x00600u

/* Byte address of the first of them since reset. */
#define ROCE_NIC_REGISTERS_FIRST_REFUSED_ADDRESS 0x00604u

/* Ethernet address. 64 bits. */
#define ROCE_NIC_ROCE_MAC 0x00800u

/* IPv4 address. */
#define ROCE_NIC_ROCE_ADDRESS 0x00808u

/* Its number. */
#define ROCE_NIC_ROCE_PAIR_NUMBER 0x0080cu

/* The other end's number. */
#define ROCE_NIC_ROCE_PEER_PAIR_NUMBER 0x00810u

/* Ethernet address of the other end, or of the router before it. 64 bits. */
#define ROCE_NIC_ROCE_PEER_MAC 0x00818u

/* IPv4 address of the other end. */
#define ROCE_NIC_ROCE_PEER_ADDRESS 0x00820u

/* Partition key; its top bit: a full member. */
#define ROCE_NIC_ROCE_P_KEY 0x00824u

/* The sequence number of the first request. */
#define ROCE_NIC_ROCE_SEQUENCE 0x00828u

/* The first word that it may reach: a byte address of host memory, a multiple of 8. 64 bits. */
#define ROCE_NIC_ROCE_FIRST_ADDRESS 0x00830u

/* The last word that it may reach, likewise. 64 bits. */
#define ROCE_NIC_ROCE_LAST_ADDRESS 0x00838u

/* The key that requests name. */
#define ROCE_NIC_ROCE_R_KEY 0x00840u

/* It takes requests from now on; with 0, none. */
#define ROCE_NIC_ROCE_SELECT_IS_VALID 0x00900u

/* Its place: the lowest bits of its number. */
#define ROCE_NIC_ROCE_SELECT_PLACE 0x00904u

/* The first fault since reset. */
#define ROCE_NIC_ROCE_FAULT 0x00a00u
#define ROCE_NIC_ROCE_FAULT_NONE 0u
#define ROCE_NIC_ROCE_FAULT_UNKNOWN_PAIR 1u
#define ROCE_NIC_ROCE_FAULT_WRONG_PARTITION 2u
#define ROCE_NIC_ROCE_FAULT_STOPPED 3u
#define ROCE_NIC_ROCE_FAULT_GAP 4u
#define ROCE_NIC_ROCE_FAULT_FORGOTTEN 5u
#define ROCE_NIC_ROCE_FAULT_INVALID 6u
#define ROCE_NIC_ROCE_FAULT_ACCESS 7u
#define ROCE_NIC_ROCE_FAULT_OPERATIONAL 8u
#define ROCE_NIC_ROCE_FAULT_UNKNOWN_ANSWER 9u

/* Operations that the engine was given. */
#define ROCE_NIC_ROCE_OPERATIONS 0x00a04u

/* Requests that came again, and are answered as before. */
#define ROCE_NIC_ROCE_REPLAYS 0x00a08u

/* Packets that were sent. */
#define ROCE_NIC_ROCE_ANSWERS 0x00a0cu

/* What is not answered yet. */
#define ROCE_NIC_ROCE_OUTSTANDING 0x00a10u

/* Queue pairs that have stopped, a bit for each place. 64 bits. */
#define ROCE_NIC_ROCE_STOPPED_PAIRS 0x00a18u

/* Faults of each kind. */
#define ROCE_NIC_ROCE_UNKNOWN_PAIRS 0x00a20u

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_WRONG_PARTITIONS 0x00a24u

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_STOPPED 0x00a28u

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_GAPS 0x00a2cu

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_FORGOTTEN 0x00a30u

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_INVALID 0x00a34u

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_ACCESS 0x00a38u

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_OPERATIONAL 0x00a3cu

/* See `RoceFault`. */
#define ROCE_NIC_ROCE_UNKNOWN_ANSWERS 0x00a40u

/* The first fault since reset. */
#define ROCE_NIC_ROCE_PARSER_FAULT 0x00e00u
#define ROCE_NIC_ROCE_PARSER_FAULT_NONE 0u
#define ROCE_NIC_ROCE_PARSER_FAULT_DAMAGED 1u
#define ROCE_NIC_ROCE_PARSER_FAULT_FOREIGN 2u
#define ROCE_NIC_ROCE_PARSER_FAULT_BAD_CHECK 3u
#define ROCE_NIC_ROCE_PARSER_FAULT_UNSUPPORTED 4u

/* Packets. */
#define ROCE_NIC_ROCE_PARSER_PACKETS 0x00e04u

/* Those that are requests of reliable connections. */
#define ROCE_NIC_ROCE_PARSER_REQUESTS 0x00e08u

/* Faults of each kind. */
#define ROCE_NIC_ROCE_PARSER_DAMAGED 0x00e0cu

/* See `RoceParserFault`. */
#define ROCE_NIC_ROCE_PARSER_FOREIGN 0x00e10u

/* See `RoceParserFault`. */
#define ROCE_NIC_ROCE_PARSER_BAD_CHECKS 0x00e14u

/* See `RoceParserFault`. */
#define ROCE_NIC_ROCE_PARSER_UNSUPPORTED 0x00e18u

/* The first fault since reset. */
#define ROCE_NIC_RAO_FAULT 0x01200u
#define ROCE_NIC_RAO_FAULT_NONE 0u
#define ROCE_NIC_RAO_FAULT_UNALIGNED 1u
#define ROCE_NIC_RAO_FAULT_UNKNOWN_OPERATION 2u
#define ROCE_NIC_RAO_FAULT_FAILED 3u
#define ROCE_NIC_RAO_FAULT_UNKNOWN_ANSWER 4u

/* Operations that were taken. */
#define ROCE_NIC_RAO_OPERATIONS 0x01204u

/* Requests for lines, each for one operation or several. */
#define ROCE_NIC_RAO_VISITS 0x01208u

/* Requests of several operations of which the first alone was done, because somebody else had written the word. */
#define ROCE_NIC_RAO_MISPREDICTIONS 0x0120cu

/* Faults of each kind. */
#define ROCE_NIC_RAO_UNALIGNED 0x01210u

/* See `RaoFault`. */
#define ROCE_NIC_RAO_UNKNOWN_OPERATIONS 0x01214u

/* See `RaoFault`. */
#define ROCE_NIC_RAO_FAILURES 0x01218u

/* See `RaoFault`. */
#define ROCE_NIC_RAO_UNKNOWN_ANSWERS 0x0121cu

/* How many there may be. */
#define ROCE_NIC_RAO_UNIT_COUNT 2u

/* The first refusal since reset. */
#define ROCE_NIC_RAO_UNIT_FAULT(n) (0x01600u + 0x400u * (n))
#define ROCE_NIC_RAO_UNIT_FAULT_NONE 0u
#define ROCE_NIC_RAO_UNIT_FAULT_NOT_A_WORD 1u
#define ROCE_NIC_RAO_UNIT_FAULT_UNKNOWN_OPERATION 2u

/* Refusals of each kind. */
#define ROCE_NIC_RAO_UNIT_NOT_A_WORD(n) (0x01604u + 0x400u * (n))

/* See `RaoUnitFault`. */
#define ROCE_NIC_RAO_UNIT_UNKNOWN_OPERATIONS(n) (0x01608u + 0x400u * (n))

/* It begins now, or joins the one that goes on; 0 does nothing. */
#define ROCE_NIC_CACHE_FLUSH_FLUSH 0x01d00u

/* One goes on. When it has ended, the cache has no line but those that were asked for since it began, and no line that it had then has a copy anywhere, unless somebody asked for it since, or `failed` says so. */
#define ROCE_NIC_CACHE_FLUSH_FLUSHING 0x01e00u

/* The host refused to flush a line of the last one, by GO-Err or GO_ERR_WritePull. */
#define ROCE_NIC_CACHE_FLUSH_FAILED 0x01e04u

/* Flushes that have ended, since reset. */
#define ROCE_NIC_CACHE_FLUSH_FLUSHES 0x01e08u

/* The flow hash chooses the ring, by the table; else all go to `default_ring`. */
#define ROCE_NIC_CLASSIFY_SPREAD 0x02800u

/* Where packets go that have no flow hash. */
#define ROCE_NIC_CLASSIFY_DEFAULT_RING 0x02804u

/* The hash of a TCP packet has its ports in it. */
#define ROCE_NIC_CLASSIFY_HASH_TCP_PORTS 0x02808u

/* The hash of a UDP packet has its ports in it. */
#define ROCE_NIC_CLASSIFY_HASH_UDP_PORTS 0x0280cu

/* Which, from the key's first bytes on: 0 to 9; others write nothing. */
#define ROCE_NIC_CLASSIFY_HASH_KEY_WORD 0x02900u

/* The bytes, the first on top. */
#define ROCE_NIC_CLASSIFY_HASH_KEY_VALUE 0x02904u

/* Which: the lowest bits of the hash. All 128 are written before packets are spread: at power-up they are anything. */
#define ROCE_NIC_CLASSIFY_RING_TABLE_ENTRY 0x02920u

/* The ring. */
#define ROCE_NIC_CLASSIFY_RING_TABLE_RING 0x02924u

/* Cycles since reset: the clock of `timestamp_cycles`. 64 bits. */
#define ROCE_NIC_CLASSIFY_CYCLES 0x02a00u

/* Packets of no known protocol. 64 bits. */
#define ROCE_NIC_CLASSIFY_OTHER_PACKETS 0x02a08u

/* Packets of the address resolution protocol. 64 bits. */
#define ROCE_NIC_CLASSIFY_ARP_PACKETS 0x02a10u

/* IPv4 packets with neither UDP nor TCP. 64 bits. */
#define ROCE_NIC_CLASSIFY_IPV4_PACKETS 0x02a18u

/* UDP in IPv4. 64 bits. */
#define ROCE_NIC_CLASSIFY_IPV4_UDP_PACKETS 0x02a20u

/* TCP in IPv4. 64 bits. */
#define ROCE_NIC_CLASSIFY_IPV4_TCP_PACKETS 0x02a28u

/* IPv6 packets with neither UDP nor TCP. 64 bits. */
#define ROCE_NIC_CLASSIFY_IPV6_PACKETS 0x02a30u

/* UDP in IPv6. 64 bits. */
#define ROCE_NIC_CLASSIFY_IPV6_UDP_PACKETS 0x02a38u

/* TCP in IPv6. 64 bits. */
#define ROCE_NIC_CLASSIFY_IPV6_TCP_PACKETS 0x02a40u

/* Fragments of IP packets. 64 bits. */
#define ROCE_NIC_CLASSIFY_FRAGMENTS 0x02a48u

/* Packets with a wrong checksum in their IPv4 header. 64 bits. */
#define ROCE_NIC_CLASSIFY_BAD_IPV4 0x02a50u

/* Packets with a right IPv4 header, if any, and a wrong UDP checksum. 64 bits. */
#define ROCE_NIC_CLASSIFY_BAD_UDP 0x02a58u

/* Packets with a right IPv4 header, if any, and a wrong TCP checksum. 64 bits. */
#define ROCE_NIC_CLASSIFY_BAD_TCP 0x02a60u

/* Packets with a header cut off, or a length in a header that cannot be right. 64 bits. */
#define ROCE_NIC_CLASSIFY_MALFORMED_PACKETS 0x02a68u

/* Packets with longer IPv6 extension headers than are read, and those with a checksum of addresses that their IP header does not have: an IPv6 routing header with segments left, a home address option, what may be an IPv4 source route that is not used up. 64 bits. */
#define ROCE_NIC_CLASSIFY_UNREAD_PACKETS 0x02a70u

/* There are such packets. */
#define ROCE_NIC_ENGINE_PORT_ENABLE_0 0x02c00u

/* The UDP port that they go to. */
#define ROCE_NIC_ENGINE_PORT_UDP_PORT_0 0x02c04u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define ROCE_NIC_ENGINE_PORT_DESTINATION_0 0x02c08u

/* There are such packets. */
#define ROCE_NIC_ENGINE_PORT_ENABLE_1 0x02c0cu

/* The UDP port that they go to. */
#define ROCE_NIC_ENGINE_PORT_UDP_PORT_1 0x02c10u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define ROCE_NIC_ENGINE_PORT_DESTINATION_1 0x02c14u

/* There are such packets. */
#define ROCE_NIC_ENGINE_PORT_ENABLE_2 0x02c18u

/* The UDP port that they go to. */
#define ROCE_NIC_ENGINE_PORT_UDP_PORT_2 0x02c1cu

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define ROCE_NIC_ENGINE_PORT_DESTINATION_2 0x02c20u

/* There are such packets. */
#define ROCE_NIC_ENGINE_PORT_ENABLE_3 0x02c24u

/* The UDP port that they go to. */
#define ROCE_NIC_ENGINE_PORT_UDP_PORT_3 0x02c28u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define ROCE_NIC_ENGINE_PORT_DESTINATION_3 0x02c2cu

/* There are such packets. */
#define ROCE_NIC_ENGINE_FLOW_ENABLE_0 0x03000u

/* Their flow hash. */
#define ROCE_NIC_ENGINE_FLOW_FLOW_HASH_0 0x03004u

/* The engine, as `destination` of a packet. */
#define ROCE_NIC_ENGINE_FLOW_DESTINATION_0 0x03008u

/* There are such packets. */
#define ROCE_NIC_ENGINE_FLOW_ENABLE_1 0x0300cu

/* Their flow hash. */
#define ROCE_NIC_ENGINE_FLOW_FLOW_HASH_1 0x03010u

/* The engine, as `destination` of a packet. */
#define ROCE_NIC_ENGINE_FLOW_DESTINATION_1 0x03014u

/* There are such packets. */
#define ROCE_NIC_ENGINE_FLOW_ENABLE_2 0x03018u

/* Their flow hash. */
#define ROCE_NIC_ENGINE_FLOW_FLOW_HASH_2 0x0301cu

/* The engine, as `destination` of a packet. */
#define ROCE_NIC_ENGINE_FLOW_DESTINATION_2 0x03020u

/* There are such packets. */
#define ROCE_NIC_ENGINE_FLOW_ENABLE_3 0x03024u

/* Their flow hash. */
#define ROCE_NIC_ENGINE_FLOW_FLOW_HASH_3 0x03028u

/* The engine, as `destination` of a packet. */
#define ROCE_NIC_ENGINE_FLOW_DESTINATION_3 0x0302cu

/* Packets that were stored. 64 bits. */
#define ROCE_NIC_PACKET_BUFFER_PACKETS 0x03600u

/* Their bytes. 64 bits. */
#define ROCE_NIC_PACKET_BUFFER_BYTES 0x03608u

/* Packets that were dropped because the lines did not suffice. 64 bits. */
#define ROCE_NIC_PACKET_BUFFER_MEMORY_FULL 0x03610u

/* Packets that were dropped because too many others were stored. 64 bits. */
#define ROCE_NIC_PACKET_BUFFER_TABLE_FULL 0x03618u

/* Packets that came with an error. 64 bits. */
#define ROCE_NIC_PACKET_BUFFER_DAMAGED_PACKETS 0x03620u

/* Packets of more than 9,216 bytes. 64 bits. */
#define ROCE_NIC_PACKET_BUFFER_OVERSIZED_PACKETS 0x03628u

/* Lines in use. */
#define ROCE_NIC_PACKET_BUFFER_LINES 0x03630u

/* The most that were ever in use. */
#define ROCE_NIC_PACKET_BUFFER_MOST_LINES 0x03634u

/* Destinations that take packets, a bit for each. */
#define ROCE_NIC_STEERING_ENABLE 0x03800u

/* Packets for destination 0. 64 bits. */
#define ROCE_NIC_STEERING_PACKETS_0 0x03a00u

/* Packets for destination 1. 64 bits. */
#define ROCE_NIC_STEERING_PACKETS_1 0x03a08u

/* Packets for destination 2. 64 bits. */
#define ROCE_NIC_STEERING_PACKETS_2 0x03a10u

/* Packets for destination 3. 64 bits. */
#define ROCE_NIC_STEERING_PACKETS_3 0x03a18u

/* Packets for a destination that is not there or not enabled. 64 bits. */
#define ROCE_NIC_STEERING_DROPPED_PACKETS 0x03a20u

/* Packets that passed as they were, as they should. 64 bits. */
#define ROCE_NIC_CHECKSUM_FILL_PASSED_PACKETS 0x03e00u

/* Packets whose checksums were filled in. 64 bits. */
#define ROCE_NIC_CHECKSUM_FILL_FILLED_PACKETS 0x03e08u

/* Packets that passed as they were, because there is nothing in them that can be filled in. 64 bits. */
#define ROCE_NIC_CHECKSUM_FILL_UNFILLED_PACKETS 0x03e10u

/* Packets that were dropped, because they came with an error. 64 bits. */
#define ROCE_NIC_CHECKSUM_FILL_DAMAGED_PACKETS 0x03e18u

/* Packets that were dropped, because they are longer than the memory. 64 bits. */
#define ROCE_NIC_CHECKSUM_FILL_OVERSIZED_PACKETS 0x03e20u

/* Packets that were passed on whole and without an error. 64 bits. */
#define ROCE_NIC_MAC_RECEIVE_PACKETS 0x04200u

/* Their bytes. 64 bits. */
#define ROCE_NIC_MAC_RECEIVE_BYTES 0x04208u

/* Packets of which the end was lost, because nobody took it. 64 bits. */
#define ROCE_NIC_MAC_RECEIVE_CUT_PACKETS 0x04210u

/* Packets that were lost whole, because nobody took their first beat. 64 bits. */
#define ROCE_NIC_MAC_RECEIVE_DROPPED_PACKETS 0x04218u

/* Packets that the MAC found damaged. 64 bits. */
#define ROCE_NIC_MAC_RECEIVE_DAMAGED_PACKETS 0x04220u

/* Packets that were cut because they are too long. 64 bits. */
#define ROCE_NIC_MAC_RECEIVE_OVERSIZED_PACKETS 0x04228u

/* Packets that are too short, and undamaged. 64 bits. */
#define ROCE_NIC_MAC_RECEIVE_SHORT_PACKETS 0x04230u

/* Packets that ended with an error. */
#define ROCE_NIC_PACKET_QUEUE_DAMAGED_PACKETS 0x04600u

/* Packets longer than the memory. */
#define ROCE_NIC_PACKET_QUEUE_OVERSIZED_PACKETS 0x04604u

/* Packets. */
#define ROCE_NIC_MAC_TRANSMIT_PACKETS 0x04a00u

/* Bytes of packets, padding included. 64 bits. */
#define ROCE_NIC_MAC_TRANSMIT_BYTES 0x04a08u

/* Packets that were padded. */
#define ROCE_NIC_MAC_TRANSMIT_PADDED_PACKETS 0x04a10u

/* How many there may be. */
#define ROCE_NIC_CACHE_COUNT 2u

/* The first fault since reset. */
#define ROCE_NIC_CACHE_FAULT(n) (0x05200u + 0x400u * (n))
#define ROCE_NIC_CACHE_FAULT_NONE 0u
#define ROCE_NIC_CACHE_FAULT_UNKNOWN_ANSWER 1u
#define ROCE_NIC_CACHE_FAULT_WRONG_ANSWER 2u
#define ROCE_NIC_CACHE_FAULT_UNKNOWN_DATA 3u
#define ROCE_NIC_CACHE_FAULT_UNKNOWN_OPCODE 4u
#define ROCE_NIC_CACHE_FAULT_SNOOP_OUTSIDE 5u

/* The number that it carried. */
#define ROCE_NIC_CACHE_FAULT_NUMBER(n) (0x05204u + 0x400u * (n))

/* Requests served. */
#define ROCE_NIC_CACHE_REQUESTS(n) (0x05208u + 0x400u * (n))

/* Those that needed no message. */
#define ROCE_NIC_CACHE_HITS(n) (0x0520cu + 0x400u * (n))

/* Times that a request was put back because its line was outstanding. */
#define ROCE_NIC_CACHE_WAITS(n) (0x05210u + 0x400u * (n))

/* Snoops answered. */
#define ROCE_NIC_CACHE_SNOOPS(n) (0x05214u + 0x400u * (n))

/* Those that found a copy. */
#define ROCE_NIC_CACHE_SNOOP_HITS(n) (0x05218u + 0x400u * (n))

/* Modified lines that made room for others. */
#define ROCE_NIC_CACHE_EVICTIONS(n) (0x0521cu + 0x400u * (n))

/* Faults of each kind. */
#define ROCE_NIC_CACHE_UNKNOWN_ANSWERS(n) (0x05220u + 0x400u * (n))

/* See `CoherenceFault`. */
#define ROCE_NIC_CACHE_WRONG_ANSWERS(n) (0x05224u + 0x400u * (n))

/* See `CoherenceFault`. */
#define ROCE_NIC_CACHE_UNKNOWN_DATA(n) (0x05228u + 0x400u * (n))

/* See `CoherenceFault`. */
#define ROCE_NIC_CACHE_UNKNOWN_OPCODES(n) (0x0522cu + 0x400u * (n))

/* See `CoherenceFault`. */
#define ROCE_NIC_CACHE_OUTSIDE_SNOOPS(n) (0x05230u + 0x400u * (n))

/* Set: a run begins, at sequence number 0, or as soon as the one before has ended. Cleared: it ends with the current packet. */
#define ROCE_NIC_PACKET_GENERATOR_ENABLE 0x06000u

/* How many packets; 0: until it is cleared. 64 bits. */
#define ROCE_NIC_PACKET_GENERATOR_PACKETS 0x06008u

/* What a rate counts. */
#define ROCE_NIC_PACKET_GENERATOR_RATE_UNIT 0x06010u
#define ROCE_NIC_PACKET_GENERATOR_RATE_UNIT_PACKETS 0u
#define ROCE_NIC_PACKET_GENERATOR_RATE_UNIT_BYTES 1u

/* Packets or bytes in `rate_denominator` cycles, exactly; not 0. What a stall holds back follows as fast as it can. */
#define ROCE_NIC_PACKET_GENERATOR_RATE_NUMERATOR 0x06014u

/* Cycles in which they leave; not 0. */
#define ROCE_NIC_PACKET_GENERATOR_RATE_DENOMINATOR 0x06018u

/* Bytes that count for each packet besides its own: 24 for check sequence, preamble and gap. */
#define ROCE_NIC_PACKET_GENERATOR_OVERHEAD_BYTES 0x0601cu

/* How long packets are. */
#define ROCE_NIC_PACKET_GENERATOR_SIZES 0x06020u
#define ROCE_NIC_PACKET_GENERATOR_SIZES_FIXED 0u
#define ROCE_NIC_PACKET_GENERATOR_SIZES_SWEEP 1u
#define ROCE_NIC_PACKET_GENERATOR_SIZES_TABLE 2u

/* Bytes of the shortest packet, 60 or more; a check sequence is not counted. */
#define ROCE_NIC_PACKET_GENERATOR_LEAST_BYTES 0x06024u

/* Bytes of the longest packet, up to 9,216. */
#define ROCE_NIC_PACKET_GENERATOR_MOST_BYTES 0x06028u

/* Flows, which take turns; 0 counts as one. */
#define ROCE_NIC_PACKET_GENERATOR_FLOWS 0x0602cu

/* The number of the flow is added to the lower half of the source address. */
#define ROCE_NIC_PACKET_GENERATOR_VARY_SOURCE_ADDRESS 0x06030u

/* It is added to the lower half of the destination address. */
#define ROCE_NIC_PACKET_GENERATOR_VARY_DESTINATION_ADDRESS 0x06034u

/* It is added to the source port. */
#define ROCE_NIC_PACKET_GENERATOR_VARY_SOURCE_PORT 0x06038u

/* It is added to the destination port. */
#define ROCE_NIC_PACKET_GENERATOR_VARY_DESTINATION_PORT 0x0603cu

/* Ethernet address of the receiver, the first byte highest. 64 bits. */
#define ROCE_NIC_PACKET_GENERATOR_DESTINATION_MAC 0x06040u

/* Ethernet address of the sender, the first byte highest. 64 bits. */
#define ROCE_NIC_PACKET_GENERATOR_SOURCE_MAC 0x06048u

/* IPv4 address of the sender, the first byte highest. */
#define ROCE_NIC_PACKET_GENERATOR_SOURCE_ADDRESS 0x06050u

/* IPv4 address of the receiver, the first byte highest. */
#define ROCE_NIC_PACKET_GENERATOR_DESTINATION_ADDRESS 0x06054u

/* UDP port of the sender. */
#define ROCE_NIC_PACKET_GENERATOR_SOURCE_PORT 0x06058u

/* UDP port of the receiver. */
#define ROCE_NIC_PACKET_GENERATOR_DESTINATION_PORT 0x0605cu

/* Where the random generator begins. */
#define ROCE_NIC_PACKET_GENERATOR_RANDOM_SEED 0x06060u

/* What packets carry. */
#define ROCE_NIC_PACKET_GENERATOR_CONTENT 0x06064u
#define ROCE_NIC_PACKET_GENERATOR_CONTENT_PROBE 0u
#define ROCE_NIC_PACKET_GENERATOR_CONTENT_REQUEST 1u

/* Bytes of the request behind the UDP header, 1 to 64. */
#define ROCE_NIC_PACKET_GENERATOR_TEMPLATE_BYTES 0x06068u

/* Where in the template the key's number is, 4 bytes, the highest first: counted in words of 2 bytes. */
#define ROCE_NIC_PACKET_GENERATOR_KEY_PLACE 0x0606cu

/* Which keys requests ask for. */
#define ROCE_NIC_PACKET_GENERATOR_KEYS 0x06070u
#define ROCE_NIC_PACKET_GENERATOR_KEYS_UNIFORM 0u
#define ROCE_NIC_PACKET_GENERATOR_KEYS_CLASSES 1u

/* Two to this power is the number of keys, 0 to 32. */
#define ROCE_NIC_PACKET_GENERATOR_KEY_BITS 0x06074u

/* Which entry. */
#define ROCE_NIC_PACKET_GENERATOR_SIZE_ENTRY 0x06100u

/* One size. */
#define ROCE_NIC_PACKET_GENERATOR_SIZE_BYTES 0x06104u

/* The other size. */
#define ROCE_NIC_PACKET_GENERATOR_SIZE_OTHER_BYTES 0x06108u

/* How often the first is meant, of 65,536 times. */
#define ROCE_NIC_PACKET_GENERATOR_SIZE_SHARE 0x0610cu

/* Which four bytes. */
#define ROCE_NIC_PACKET_GENERATOR_TEMPLATE_WORD 0x06120u

/* They, the first lowest. */
#define ROCE_NIC_PACKET_GENERATOR_TEMPLATE_DATA 0x06124u

/* A run is in progress. */
#define ROCE_NIC_PACKET_GENERATOR_RUNNING 0x06200u

/* Why it stopped itself, until the next run. */
#define ROCE_NIC_PACKET_GENERATOR_FAULT 0x06204u
#define ROCE_NIC_PACKET_GENERATOR_FAULT_NONE 0u
#define ROCE_NIC_PACKET_GENERATOR_FAULT_BAD_RATE 1u
#define ROCE_NIC_PACKET_GENERATOR_FAULT_BAD_SIZE 2u
#define ROCE_NIC_PACKET_GENERATOR_FAULT_BAD_TEMPLATE 3u
#define ROCE_NIC_PACKET_GENERATOR_FAULT_BAD_KEY 4u

/* Packets. 64 bits. */
#define ROCE_NIC_PACKET_GENERATOR_SENT_PACKETS 0x06208u

/* Their bytes. 64 bits. */
#define ROCE_NIC_PACKET_GENERATOR_SENT_BYTES 0x06210u

/* Cycles in which a beat was offered and not taken. 64 bits. */
#define ROCE_NIC_PACKET_GENERATOR_STALLED_CYCLES 0x06218u

/* The first packet of a flow has the sequence number 0; else it has any. */
#define ROCE_NIC_PACKET_SINK_STARTS_AT_ZERO 0x06400u

/* Nothing: of a block of registers that has none of a kind. */
#define ROCE_NIC_PACKET_SINK_CLEAR 0x06500u

/* Which: `v` for a latency of `v` cycles below 16; else, for 2^e cycles up to 2^(e+1), 16 (e - 3) and the four bits behind the highest one. */
#define ROCE_NIC_PACKET_SINK_BUCKET 0x06520u

/* It is being cleared; packets that end now are not counted. */
#define ROCE_NIC_PACKET_SINK_CLEARING 0x06600u

/* Packets. 64 bits. */
#define ROCE_NIC_PACKET_SINK_PACKETS 0x06608u

/* Their bytes. 64 bits. */
#define ROCE_NIC_PACKET_SINK_BYTES 0x06610u

/* Packets that end with an error. */
#define ROCE_NIC_PACKET_SINK_DAMAGED_PACKETS 0x06618u

/* Packets that no generator sent, by their headers or their check; they are in no figure below. 64 bits. */
#define ROCE_NIC_PACKET_SINK_FOREIGN_PACKETS 0x06620u

/* Packets of another length than their headers say, or with a byte of the pattern wrong; they are in the figures below. */
#define ROCE_NIC_PACKET_SINK_CORRUPTED_PACKETS 0x06628u

/* Packets of a flow that the sink has no room for; they are in no figure of sequences. 64 bits. */
#define ROCE_NIC_PACKET_SINK_UNFOLLOWED_PACKETS 0x06630u

/* Sequence numbers that are missing by now. 64 bits. */
#define ROCE_NIC_PACKET_SINK_LOST_PACKETS 0x06638u

/* Packets that came after one with a higher sequence number, once. 64 bits. */
#define ROCE_NIC_PACKET_SINK_LATE_PACKETS 0x06640u

/* Packets whose sequence number had come before, or is from before the first of their flow. */
#define ROCE_NIC_PACKET_SINK_DOUBLED_PACKETS 0x06648u

/* Packets 32 or more sequence numbers behind, late or doubled; if late, they stay lost. */
#define ROCE_NIC_PACKET_SINK_STALE_PACKETS 0x0664cu

/* Sum of the latencies of all packets, in cycles. 64 bits. */
#define ROCE_NIC_PACKET_SINK_LATENCY_SUM 0x06650u

/* The least latency; all ones without a packet. */
#define ROCE_NIC_PACKET_SINK_LATENCY_LEAST 0x06658u

/* The greatest latency. */
#define ROCE_NIC_PACKET_SINK_LATENCY_MOST 0x0665cu

/* Packets in the bucket that was asked for last. 64 bits. */
#define ROCE_NIC_PACKET_SINK_BUCKET_PACKETS 0x06660u

/* Where received packets come from. */
#define ROCE_NIC_LOOPBACK_RECEIVE 0x06800u
#define ROCE_NIC_LOOPBACK_RECEIVE_MAC 0u
#define ROCE_NIC_LOOPBACK_RECEIVE_GENERATOR 1u
#define ROCE_NIC_LOOPBACK_RECEIVE_LOOP 2u

/* Where packets to send go. */
#define ROCE_NIC_LOOPBACK_TRANSMIT 0x06804u
#define ROCE_NIC_LOOPBACK_TRANSMIT_MAC 0u
#define ROCE_NIC_LOOPBACK_TRANSMIT_SINK 1u
#define ROCE_NIC_LOOPBACK_TRANSMIT_LOOP 2u

/* Where received packets come from now. */
#define ROCE_NIC_LOOPBACK_RECEIVED_FROM 0x06a00u
#define ROCE_NIC_LOOPBACK_RECEIVED_FROM_MAC 0u
#define ROCE_NIC_LOOPBACK_RECEIVED_FROM_GENERATOR 1u
#define ROCE_NIC_LOOPBACK_RECEIVED_FROM_LOOP 2u

/* Where packets to send go now. */
#define ROCE_NIC_LOOPBACK_SENT_TO 0x06a04u
#define ROCE_NIC_LOOPBACK_SENT_TO_MAC 0u
#define ROCE_NIC_LOOPBACK_SENT_TO_SINK 1u
#define ROCE_NIC_LOOPBACK_SENT_TO_LOOP 2u

/* Packets from the MAC while another source was chosen. */
#define ROCE_NIC_LOOPBACK_DROPPED_FROM_MAC 0x06a08u

/* Packets to the loop while received packets came from elsewhere. */
#define ROCE_NIC_LOOPBACK_DROPPED_FROM_LOOP 0x06a0cu

/* The other side runs, and frames pass. */
#define ROCE_NIC_MAC_CROSSING_IS_LINKED 0x0da00u

/* Times that the other side was reset: frames on their way were lost. */
#define ROCE_NIC_MAC_CROSSING_PEER_RESETS 0x0da04u

/* Frames of which the rest was dropped because of that. */
#define ROCE_NIC_MAC_CROSSING_CUT_FRAMES 0x0da08u

/* They are dropped and counted, of all who send: for a MAC that takes nothing. */
#define ROCE_NIC_DEPARTURES_DISCARD 0x0dc00u

/* Frames that were dropped, whole or from some beat on. 64 bits. */
#define ROCE_NIC_DEPARTURES_DISCARDED_FRAMES 0x0de00u

#endif /* ROCE_NIC_REGISTERS_H */
