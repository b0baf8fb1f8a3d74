/* Registers of nic, version 1.0: byte addresses. Written by `cargo run --bin emit`; do not
 * edit. Registers of 64 bits: read the lower word first, then the upper one at the next address; write
 * the lower word first, then the upper one. */
#ifndef NIC_REGISTERS_H
#define NIC_REGISTERS_H

/* Four letters that name the card, the first lowest. */
#define NIC_CARD_IDENTIFICATION 0x00000u
#define NIC_CARD_IDENTIFICATION_VALUE 0x43494e43u

/* Version of the map: the minor number in the lower half, the major number in the upper one, which changes when an old driver cannot go on. */
#define NIC_CARD_VERSION 0x00004u
#define NIC_CARD_VERSION_VALUE 0x00010000u

/* What it reaches its host through. */
#define NIC_CARD_LINK 0x00008u
#define NIC_CARD_LINK_CXL 0u
#define NIC_CARD_LINK_CXL_IP 1u
#define NIC_CARD_LINK_PCI_EXPRESS 2u
#define NIC_CARD_LINK_CXL_MEMORY 3u

/* Rings, each with a half that receives and one that transmits. */
#define NIC_CARD_RINGS 0x0000cu

/* Ranges of host memory that a ring may touch. */
#define NIC_CARD_RANGES_PER_RING 0x00010u

/* Two to this power is the number of descriptors of the largest ring. */
#define NIC_CARD_MOST_SIZE_LOG2 0x00014u

/* Bytes of the longest packet. */
#define NIC_CARD_MAXIMUM_PACKET_BYTES 0x00018u

/* Bytes of the memory in which received packets wait. */
#define NIC_CARD_BURST_BYTES 0x0001cu

/* Line requests of all rings that may be unanswered. */
#define NIC_CARD_OUTSTANDING_LINES 0x00020u

/* Rings can wait for a line to change. */
#define NIC_CARD_HAS_EVENT_DRIVEN_POLLING 0x00024u

/* Rings can raise interrupts. */
#define NIC_CARD_HAS_INTERRUPTS 0x00028u

/* There is a packet generator and a packet sink. */
#define NIC_CARD_HAS_GENERATOR 0x0002cu

/* Packets can also be sent by stores (MMIO), to one window or to many queues. */
#define NIC_CARD_HAS_MMIO_PATH 0x00030u

/* It answers key-value requests. */
#define NIC_CARD_HAS_KEY_VALUE 0x00034u

/* Its pushes can be forbidden, and pushed lines be written back. */
#define NIC_CARD_HAS_PUSH_GATE 0x00038u

/* Packets can be sent by stores to many queues, in place of one window. */
#define NIC_CARD_HAS_STORE_QUEUES 0x0003cu

/* Accesses that were refused: to no register, of less than a word, or a write that its register does not take. */
#define NIC_REGISTERS_REFUSED_ACCESSES 0x00600u

/* Byte address of the first of them since reset. */
#define NIC_REGISTERS_FIRST_REFUSED_ADDRESS 0x00604u

/* Packets that have come. 64 bits. */
#define NIC_DISPATCH_PACKETS 0x00a00u

/* Packets dropped because there is no such ring. 64 bits. */
#define NIC_DISPATCH_UNKNOWN_RING_DROPS 0x00a08u

/* Packets of which every line was answered, those that failed included. 64 bits. */
#define NIC_PFU_RECEIVE_PACKETS 0x00e00u

/* Bytes that were written. 64 bits. */
#define NIC_PFU_RECEIVE_BYTES 0x00e08u

/* Lines that were asked for. 64 bits. */
#define NIC_PFU_RECEIVE_LINES 0x00e10u

/* Packets that were dropped because their ring said so. 64 bits. */
#define NIC_PFU_RECEIVE_DROPPED_PACKETS 0x00e18u

/* Segments of which a line failed, or whose packet ended before them. */
#define NIC_PFU_RECEIVE_FAILED_SEGMENTS 0x00e20u

/* Lines that were answered with an error. */
#define NIC_PFU_RECEIVE_FAILED_LINES 0x00e24u

/* Packets that ended before their segments did. */
#define NIC_PFU_RECEIVE_SHORT_PACKETS 0x00e28u

/* Answers that belong to no line on its way. */
#define NIC_PFU_RECEIVE_STRAY_ANSWERS 0x00e2cu

/* What went wrong first. */
#define NIC_PFU_RECEIVE_FIRST_FAULT 0x00e30u
#define NIC_PFU_RECEIVE_FIRST_FAULT_NONE 0u
#define NIC_PFU_RECEIVE_FIRST_FAULT_FAILED_LINE 1u
#define NIC_PFU_RECEIVE_FIRST_FAULT_SHORT_PACKET 2u
#define NIC_PFU_RECEIVE_FIRST_FAULT_STRAY_ANSWER 3u

/* Packets of which every line was answered, those that failed included. 64 bits. */
#define NIC_PFU_TRANSMIT_PACKETS 0x01200u

/* Bytes that were read. 64 bits. */
#define NIC_PFU_TRANSMIT_BYTES 0x01208u

/* Lines that were asked for. 64 bits. */
#define NIC_PFU_TRANSMIT_LINES 0x01210u

/* Packets that left with `error`. */
#define NIC_PFU_TRANSMIT_FAILED_PACKETS 0x01218u

/* Lines that were answered with an error. */
#define NIC_PFU_TRANSMIT_FAILED_LINES 0x0121cu

/* Answers that belong to no line on its way. */
#define NIC_PFU_TRANSMIT_STRAY_ANSWERS 0x01220u

/* What went wrong first. */
#define NIC_PFU_TRANSMIT_FIRST_FAULT 0x01224u
#define NIC_PFU_TRANSMIT_FIRST_FAULT_NONE 0u
#define NIC_PFU_TRANSMIT_FIRST_FAULT_FAILED_LINE 1u
#define NIC_PFU_TRANSMIT_FIRST_FAULT_SHORT_PACKET 2u
#define NIC_PFU_TRANSMIT_FIRST_FAULT_STRAY_ANSWER 3u

/* How many there may be. */
#define NIC_ADDRESS_GUARD_COUNT 3u

/* Requests that were outside the ranges of their ring. */
#define NIC_ADDRESS_GUARD_REFUSED(n) (0x01600u + 0x400u * (n))

/* Whether there was one; what follows is about the first. */
#define NIC_ADDRESS_GUARD_ANY_REFUSED(n) (0x01604u + 0x400u * (n))

/* Its ring. */
#define NIC_ADDRESS_GUARD_FIRST_RING(n) (0x01608u + 0x400u * (n))

/* Its line: bits 51 to 6 of the byte address. 64 bits. */
#define NIC_ADDRESS_GUARD_FIRST_LINE_ADDRESS(n) (0x01610u + 0x400u * (n))

/* What it asked for. */
#define NIC_ADDRESS_GUARD_FIRST_OPERATION(n) (0x01618u + 0x400u * (n))
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_NC_READ 0u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_CS_READ 1u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_CO_READ 2u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_NC_WRITE 3u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_NC_PUSH 4u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_CO_WRITE 5u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_EVICT 6u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_FLUSH 7u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_BARRIER 8u
#define NIC_ADDRESS_GUARD_FIRST_OPERATION_WATCH 9u

/* How many there may be. */
#define NIC_LINE_MERGE_COUNT 2u

/* Answers whose tag is that of no requester. */
#define NIC_LINE_MERGE_STRAY_ANSWERS(n) (0x02200u + 0x400u * (n))

/* The flow hash chooses the ring, by the table; else all go to `default_ring`. */
#define NIC_CLASSIFY_SPREAD 0x02800u

/* Where packets go that have no flow hash. */
#define NIC_CLASSIFY_DEFAULT_RING 0x02804u

/* The hash of a TCP packet has its ports in it. */
#define NIC_CLASSIFY_HASH_TCP_PORTS 0x02808u

/* The hash of a UDP packet has its ports in it. */
#define NIC_CLASSIFY_HASH_UDP_PORTS 0x0280cu

/* Which, from the key's first bytes on: 0 to 9; others write nothing. */
#define NIC_CLASSIFY_HASH_KEY_WORD 0x02900u

/* The bytes, the first on top. */
#define NIC_CLASSIFY_HASH_KEY_VALUE 0x02904u

/* Which: the lowest bits of the hash. All 128 are written before packets are spread: at power-up they are anything. */
#define NIC_CLASSIFY_RING_TABLE_ENTRY 0x02920u

/* The ring. */
#define NIC_CLASSIFY_RING_TABLE_RING 0x02924u

/* Cycles since reset: the clock of `timestamp_cycles`. 64 bits. */
#define NIC_CLASSIFY_CYCLES 0x02a00u

/* Packets of no known protocol. 64 bits. */
#define NIC_CLASSIFY_OTHER_PACKETS 0x02a08u

/* Packets of the address resolution protocol. 64 bits. */
#define NIC_CLASSIFY_ARP_PACKETS 0x02a10u

/* IPv4 packets with neither UDP nor TCP. 64 bits. */
#define NIC_CLASSIFY_IPV4_PACKETS 0x02a18u

/* UDP in IPv4. 64 bits. */
#define NIC_CLASSIFY_IPV4_UDP_PACKETS 0x02a20u

/* TCP in IPv4. 64 bits. */
#define NIC_CLASSIFY_IPV4_TCP_PACKETS 0x02a28u

/* IPv6 packets with neither UDP nor TCP. 64 bits. */
#define NIC_CLASSIFY_IPV6_PACKETS 0x02a30u

/* UDP in IPv6. 64 bits. */
#define NIC_CLASSIFY_IPV6_UDP_PACKETS 0x02a38u

/* TCP in IPv6. 64 bits. */
#define NIC_CLASSIFY_IPV6_TCP_PACKETS 0x02a40u

/* Fragments of IP packets. 64 bits. */
#define NIC_CLASSIFY_FRAGMENTS 0x02a48u

/* Packets with a wrong checksum in their IPv4 header. 64 bits. */
#define NIC_CLASSIFY_BAD_IPV4 0x02a50u

/* Packets with a right IPv4 header, if any, and a wrong UDP checksum. 64 bits. */
#define NIC_CLASSIFY_BAD_UDP 0x02a58u

/* Packets with a right IPv4 header, if any, and a wrong TCP checksum. 64 bits. */
#define NIC_CLASSIFY_BAD_TCP 0x02a60u

/* Packets with a header cut off, or a length in a header that cannot be right. 64 bits. */
#define NIC_CLASSIFY_MALFORMED_PACKETS 0x02a68u

/* Packets with longer IPv6 extension headers than are read, and those with a checksum of addresses that their IP header does not have: an IPv6 routing header with segments left, a home address option, what may be an IPv4 source route that is not used up. 64 bits. */
#define NIC_CLASSIFY_UNREAD_PACKETS 0x02a70u

/* There are such packets. */
#define NIC_ENGINE_PORT_ENABLE_0 0x02c00u

/* The UDP port that they go to. */
#define NIC_ENGINE_PORT_UDP_PORT_0 0x02c04u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define NIC_ENGINE_PORT_DESTINATION_0 0x02c08u

/* There are such packets. */
#define NIC_ENGINE_PORT_ENABLE_1 0x02c0cu

/* The UDP port that they go to. */
#define NIC_ENGINE_PORT_UDP_PORT_1 0x02c10u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define NIC_ENGINE_PORT_DESTINATION_1 0x02c14u

/* There are such packets. */
#define NIC_ENGINE_PORT_ENABLE_2 0x02c18u

/* The UDP port that they go to. */
#define NIC_ENGINE_PORT_UDP_PORT_2 0x02c1cu

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define NIC_ENGINE_PORT_DESTINATION_2 0x02c20u

/* There are such packets. */
#define NIC_ENGINE_PORT_ENABLE_3 0x02c24u

/* The UDP port that they go to. */
#define NIC_ENGINE_PORT_UDP_PORT_3 0x02c28u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define NIC_ENGINE_PORT_DESTINATION_3 0x02c2cu

/* There are such packets. */
#define NIC_ENGINE_FLOW_ENABLE_0 0x03000u

/* Their flow hash. */
#define NIC_ENGINE_FLOW_FLOW_HASH_0 0x03004u

/* The engine, as `destination` of a packet. */
#define NIC_ENGINE_FLOW_DESTINATION_0 0x03008u

/* There are such packets. */
#define NIC_ENGINE_FLOW_ENABLE_1 0x0300cu

/* Their flow hash. */
#define NIC_ENGINE_FLOW_FLOW_HASH_1 0x03010u

/* The engine, as `destination` of a packet. */
#define NIC_ENGINE_FLOW_DESTINATION_1 0x03014u

/* There are such packets. */
#define NIC_ENGINE_FLOW_ENABLE_2 0x03018u

/* Their flow hash. */
#define NIC_ENGINE_FLOW_FLOW_HASH_2 0x0301cu

/* The engine, as `destination` of a packet. */
#define NIC_ENGINE_FLOW_DESTINATION_2 0x03020u

/* There are such packets. */
#define NIC_ENGINE_FLOW_ENABLE_3 0x03024u

/* Their flow hash. */
#define NIC_ENGINE_FLOW_FLOW_HASH_3 0x03028u

/* The engine, as `destination` of a packet. */
#define NIC_ENGINE_FLOW_DESTINATION_3 0x0302cu

/* Packets that were stored. 64 bits. */
#define NIC_PACKET_BUFFER_PACKETS 0x03600u

/* Their bytes. 64 bits. */
#define NIC_PACKET_BUFFER_BYTES 0x03608u

/* Packets that were dropped because the lines did not suffice. 64 bits. */
#define NIC_PACKET_BUFFER_MEMORY_FULL 0x03610u

/* Packets that were dropped because too many others were stored. 64 bits. */
#define NIC_PACKET_BUFFER_TABLE_FULL 0x03618u

/* Packets that came with an error. 64 bits. */
#define NIC_PACKET_BUFFER_DAMAGED_PACKETS 0x03620u

/* Packets of more than 9,216 bytes. 64 bits. */
#define NIC_PACKET_BUFFER_OVERSIZED_PACKETS 0x03628u

/* Lines in use. */
#define NIC_PACKET_BUFFER_LINES 0x03630u

/* The most that were ever in use. */
#define NIC_PACKET_BUFFER_MOST_LINES 0x03634u

/* Destinations that take packets, a bit for each. */
#define NIC_STEERING_ENABLE 0x03800u

/* Packets for destination 0. 64 bits. */
#define NIC_STEERING_PACKETS_0 0x03a00u

/* Packets for destination 1. 64 bits. */
#define NIC_STEERING_PACKETS_1 0x03a08u

/* Packets for destination 2. 64 bits. */
#define NIC_STEERING_PACKETS_2 0x03a10u

/* Packets for destination 3. 64 bits. */
#define NIC_STEERING_PACKETS_3 0x03a18u

/* Packets for a destination that is not there or not enabled. 64 bits. */
#define NIC_STEERING_DROPPED_PACKETS 0x03a20u

/* Packets that passed as they were, as they should. 64 bits. */
#define NIC_CHECKSUM_FILL_PASSED_PACKETS 0x03e00u

/* Packets whose checksums were filled in. 64 bits. */
#define NIC_CHECKSUM_FILL_FILLED_PACKETS 0x03e08u

/* Packets that passed as they were, because there is nothing in them that can be filled in. 64 bits. */
#define NIC_CHECKSUM_FILL_UNFILLED_PACKETS 0x03e10u

/* Packets that were dropped, because they came with an error. 64 bits. */
#define NIC_CHECKSUM_FILL_DAMAGED_PACKETS 0x03e18u

/* Packets that were dropped, because they are longer than the memory. 64 bits. */
#define NIC_CHECKSUM_FILL_OVERSIZED_PACKETS 0x03e20u

/* Packets that were passed on whole and without an error. 64 bits. */
#define NIC_MAC_RECEIVE_PACKETS 0x04200u

/* Their bytes. 64 bits. */
#define NIC_MAC_RECEIVE_BYTES 0x04208u

/* Packets of which the end was lost, because nobody took it. 64 bits. */
#define NIC_MAC_RECEIVE_CUT_PACKETS 0x04210u

/* Packets that were lost whole, because nobody took their first beat. 64 bits. */
#define NIC_MAC_RECEIVE_DROPPED_PACKETS 0x04218u

/* Packets that the MAC found damaged. 64 bits. */
#define NIC_MAC_RECEIVE_DAMAGED_PACKETS 0x04220u

/* Packets that were cut because they are too long. 64 bits. */
#define NIC_MAC_RECEIVE_OVERSIZED_PACKETS 0x04228u

/* Packets that are too short, and undamaged. 64 bits. */
#define NIC_MAC_RECEIVE_SHORT_PACKETS 0x04230u

/* Packets that ended with an error. */
#define NIC_PACKET_QUEUE_DAMAGED_PACKETS 0x04600u

/* Packets longer than the memory. */
#define NIC_PACKET_QUEUE_OVERSIZED_PACKETS 0x04604u

/* Packets. */
#define NIC_MAC_TRANSMIT_PACKETS 0x04a00u

/* Bytes of packets, padding included. 64 bits. */
#define NIC_MAC_TRANSMIT_BYTES 0x04a08u

/* Packets that were padded. */
#define NIC_MAC_TRANSMIT_PADDED_PACKETS 0x04a10u

/* How many there may be. */
#define NIC_CACHE_COUNT 2u

/* The first fault since reset. */
#define NIC_CACHE_FAULT(n) (0x05200u + 0x400u * (n))
#define NIC_CACHE_FAULT_NONE 0u
#define NIC_CACHE_FAULT_UNKNOWN_ANSWER 1u
#define NIC_CACHE_FAULT_WRONG_ANSWER 2u
#define NIC_CACHE_FAULT_UNKNOWN_DATA 3u
#define NIC_CACHE_FAULT_UNKNOWN_OPCODE 4u
#define NIC_CACHE_FAULT_SNOOP_OUTSIDE 5u

/* The number that it carried. */
#define NIC_CACHE_FAULT_NUMBER(n) (0x05204u + 0x400u * (n))

/* Requests served. */
#define NIC_CACHE_REQUESTS(n) (0x05208u + 0x400u * (n))

/* Those that needed no message. */
#define NIC_CACHE_HITS(n) (0x0520cu + 0x400u * (n))

/* Times that a request was put back because its line was outstanding. */
#define NIC_CACHE_WAITS(n) (0x05210u + 0x400u * (n))

/* Snoops answered. */
#define NIC_CACHE_SNOOPS(n) (0x05214u + 0x400u * (n))

/* Those that found a copy. */
#define NIC_CACHE_SNOOP_HITS(n) (0x05218u + 0x400u * (n))

/* Modified lines that made room for others. */
#define NIC_CACHE_EVICTIONS(n) (0x0521cu + 0x400u * (n))

/* Faults of each kind. */
#define NIC_CACHE_UNKNOWN_ANSWERS(n) (0x05220u + 0x400u * (n))

/* See `CoherenceFault`. */
#define NIC_CACHE_WRONG_ANSWERS(n) (0x05224u + 0x400u * (n))

/* See `CoherenceFault`. */
#define NIC_CACHE_UNKNOWN_DATA(n) (0x05228u + 0x400u * (n))

/* See `CoherenceFault`. */
#define NIC_CACHE_UNKNOWN_OPCODES(n) (0x0522cu + 0x400u * (n))

/* See `CoherenceFault`. */
#define NIC_CACHE_OUTSIDE_SNOOPS(n) (0x05230u + 0x400u * (n))

/* What went wrong first since reset. */
#define NIC_PCIE_FIRST_FAULT 0x05a00u
#define NIC_PCIE_FIRST_FAULT_NONE 0u
#define NIC_PCIE_FIRST_FAULT_REFUSED_REQUEST 1u
#define NIC_PCIE_FIRST_FAULT_UNEXPECTED_COMPLETION 2u
#define NIC_PCIE_FIRST_FAULT_WRONG_BYTE_COUNT 3u
#define NIC_PCIE_FIRST_FAULT_TOO_LONG 4u
#define NIC_PCIE_FIRST_FAULT_FAILED_REQUEST 5u
#define NIC_PCIE_FIRST_FAULT_POISONED 6u

/* Read packets that were sent. */
#define NIC_PCIE_READS 0x05a04u

/* Write packets that were sent. */
#define NIC_PCIE_WRITES 0x05a08u

/* Requests for the device's own memory, and watches. */
#define NIC_PCIE_REFUSED_REQUESTS 0x05a0cu

/* Completions for no request. */
#define NIC_PCIE_UNEXPECTED_COMPLETIONS 0x05a10u

/* Completions whose byte count, address or end was wrong. */
#define NIC_PCIE_WRONG_BYTE_COUNTS 0x05a14u

/* Completions with more data than the request lacked. */
#define NIC_PCIE_TOO_LONG 0x05a18u

/* Completions that said that the request failed. */
#define NIC_PCIE_FAILED_REQUESTS 0x05a1cu

/* Lines with poisoned data. */
#define NIC_PCIE_POISONED_LINES 0x05a20u

/* NC-writes. Writes of descriptors and counts are answered when they are observed globally. */
#define NIC_COHERENCE_NC_WRITES 0x05c00u
#define NIC_COHERENCE_NC_WRITES_GLOBALLY 0u
#define NIC_COHERENCE_NC_WRITES_LOCALLY 1u
#define NIC_COHERENCE_NC_WRITES_ORDERED 2u

/* It begins now, or joins the one that goes on; 0 does nothing. */
#define NIC_COHERENCE_FLUSH 0x05d00u

/* One goes on. When it has ended, the cache has no line but those that were asked for since it began, and no line that it had then has a copy anywhere, unless somebody asked for it since, or `failed` says so. */
#define NIC_COHERENCE_FLUSHING 0x05e00u

/* The host refused to flush a line of the last one, by GO-Err or GO_ERR_WritePull. */
#define NIC_COHERENCE_FAILED 0x05e04u

/* Flushes that have ended, since reset. */
#define NIC_COHERENCE_FLUSHES 0x05e08u

/* Set: a run begins, at sequence number 0, or as soon as the one before has ended. Cleared: it ends with the current packet. */
#define NIC_PACKET_GENERATOR_ENABLE 0x06000u

/* How many packets; 0: until it is cleared. 64 bits. */
#define NIC_PACKET_GENERATOR_PACKETS 0x06008u

/* What a rate counts. */
#define NIC_PACKET_GENERATOR_RATE_UNIT 0x06010u
#define NIC_PACKET_GENERATOR_RATE_UNIT_PACKETS 0u
#define NIC_PACKET_GENERATOR_RATE_UNIT_BYTES 1u

/* Packets or bytes in `rate_denominator` cycles, exactly; not 0. What a stall holds back follows as fast as it can. */
#define NIC_PACKET_GENERATOR_RATE_NUMERATOR 0x06014u

/* Cycles in which they leave; not 0. */
#define NIC_PACKET_GENERATOR_RATE_DENOMINATOR 0x06018u

/* Bytes that count for each packet besides its own: 24 for check sequence, preamble and gap. */
#define NIC_PACKET_GENERATOR_OVERHEAD_BYTES 0x0601cu

/* How long packets are. */
#define NIC_PACKET_GENERATOR_SIZES 0x06020u
#define NIC_PACKET_GENERATOR_SIZES_FIXED 0u
#define NIC_PACKET_GENERATOR_SIZES_SWEEP 1u
#define NIC_PACKET_GENERATOR_SIZES_TABLE 2u

/* Bytes of the shortest packet, 60 or more; a check sequence is not counted. */
#define NIC_PACKET_GENERATOR_LEAST_BYTES 0x06024u

/* Bytes of the longest packet, up to 9,216. */
#define NIC_PACKET_GENERATOR_MOST_BYTES 0x06028u

/* Flows, which take turns; 0 counts as one. */
#define NIC_PACKET_GENERATOR_FLOWS 0x0602cu

/* The number of the flow is added to the lower half of the source address. */
#define NIC_PACKET_GENERATOR_VARY_SOURCE_ADDRESS 0x06030u

/* It is added to the lower half of the destination address. */
#define NIC_PACKET_GENERATOR_VARY_DESTINATION_ADDRESS 0x06034u

/* It is added to the source port. */
#define NIC_PACKET_GENERATOR_VARY_SOURCE_PORT 0x06038u

/* It is added to the destination port. */
#define NIC_PACKET_GENERATOR_VARY_DESTINATION_PORT 0x0603cu

/* Ethernet address of the receiver, the first byte highest. 64 bits. */
#define NIC_PACKET_GENERATOR_DESTINATION_MAC 0x06040u

/* Ethernet address of the sender, the first byte highest. 64 bits. */
#define NIC_PACKET_GENERATOR_SOURCE_MAC 0x06048u

/* IPv4 address of the sender, the first byte highest. */
#define NIC_PACKET_GENERATOR_SOURCE_ADDRESS 0x06050u

/* IPv4 address of the receiver, the first byte highest. */
#define NIC_PACKET_GENERATOR_DESTINATION_ADDRESS 0x06054u

/* UDP port of the sender. */
#define NIC_PACKET_GENERATOR_SOURCE_PORT 0x06058u

/* UDP port of the receiver. */
#define NIC_PACKET_GENERATOR_DESTINATION_PORT 0x0605cu

/* Where the random generator begins. */
#define NIC_PACKET_GENERATOR_RANDOM_SEED 0x06060u

/* What packets carry. */
#define NIC_PACKET_GENERATOR_CONTENT 0x06064u
#define NIC_PACKET_GENERATOR_CONTENT_PROBE 0u
#define NIC_PACKET_GENERATOR_CONTENT_REQUEST 1u

/* Bytes of the request behind the UDP header, 1 to 64. */
#define NIC_PACKET_GENERATOR_TEMPLATE_BYTES 0x06068u

/* Where in the template the key's number is, 4 bytes, the highest first: counted in words of 2 bytes. */
#define NIC_PACKET_GENERATOR_KEY_PLACE 0x0606cu

/* Which keys requests ask for. */
#define NIC_PACKET_GENERATOR_KEYS 0x06070u
#define NIC_PACKET_GENERATOR_KEYS_UNIFORM 0u
#define NIC_PACKET_GENERATOR_KEYS_CLASSES 1u

/* Two to this power is the number of keys, 0 to 32. */
#define NIC_PACKET_GENERATOR_KEY_BITS 0x06074u

/* Which entry. */
#define NIC_PACKET_GENERATOR_SIZE_ENTRY 0x06100u

/* One size. */
#define NIC_PACKET_GENERATOR_SIZE_BYTES 0x06104u

/* The other size. */
#define NIC_PACKET_GENERATOR_SIZE_OTHER_BYTES 0x06108u

/* How often the first is meant, of 65,536 times. */
#define NIC_PACKET_GENERATOR_SIZE_SHARE 0x0610cu

/* Which four bytes. */
#define NIC_PACKET_GENERATOR_TEMPLATE_WORD 0x06120u

/* They, the first lowest. */
#define NIC_PACKET_GENERATOR_TEMPLATE_DATA 0x06124u

/* A run is in progress. */
#define NIC_PACKET_GENERATOR_RUNNING 0x06200u

/* Why it stopped itself, until the next run. */
#define NIC_PACKET_GENERATOR_FAULT 0x06204u
#define NIC_PACKET_GENERATOR_FAULT_NONE 0u
#define NIC_PACKET_GENERATOR_FAULT_BAD_RATE 1u
#define NIC_PACKET_GENERATOR_FAULT_BAD_SIZE 2u
#define NIC_PACKET_GENERATOR_FAULT_BAD_TEMPLATE 3u
#define NIC_PACKET_GENERATOR_FAULT_BAD_KEY 4u

/* Packets. 64 bits. */
#define NIC_PACKET_GENERATOR_SENT_PACKETS 0x06208u

/* Their bytes. 64 bits. */
#define NIC_PACKET_GENERATOR_SENT_BYTES 0x06210u

/* Cycles in which a beat was offered and not taken. 64 bits. */
#define NIC_PACKET_GENERATOR_STALLED_CYCLES 0x06218u

/* The first packet of a flow has the sequence number 0; else it has any. */
#define NIC_PACKET_SINK_STARTS_AT_ZERO 0x06400u

/* Nothing: of a block of registers that has none of a kind. */
#define NIC_PACKET_SINK_CLEAR 0x06500u

/* Which: `v` for a latency of `v` cycles below 16; else, for 2^e cycles up to 2^(e+1), 16 (e - 3) and the four bits behind the highest one. */
#define NIC_PACKET_SINK_BUCKET 0x06520u

/* It is being cleared; packets that end now are not counted. */
#define NIC_PACKET_SINK_CLEARING 0x06600u

/* Packets. 64 bits. */
#define NIC_PACKET_SINK_PACKETS 0x06608u

/* Their bytes. 64 bits. */
#define NIC_PACKET_SINK_BYTES 0x06610u

/* Packets that end with an error. */
#define NIC_PACKET_SINK_DAMAGED_PACKETS 0x06618u

/* Packets that no generator sent, by their headers or their check; they are in no figure below. 64 bits. */
#define NIC_PACKET_SINK_FOREIGN_PACKETS 0x06620u

/* Packets of another length than their headers say, or with a byte of the pattern wrong; they are in the figures below. */
#define NIC_PACKET_SINK_CORRUPTED_PACKETS 0x06628u

/* Packets of a flow that the sink has no room for; they are in no figure of sequences. 64 bits. */
#define NIC_PACKET_SINK_UNFOLLOWED_PACKETS 0x06630u

/* Sequence numbers that are missing by now. 64 bits. */
#define NIC_PACKET_SINK_LOST_PACKETS 0x06638u

/* Packets that came after one with a higher sequence number, once. 64 bits. */
#define NIC_PACKET_SINK_LATE_PACKETS 0x06640u

/* Packets whose sequence number had come before, or is from before the first of their flow. */
#define NIC_PACKET_SINK_DOUBLED_PACKETS 0x06648u

/* Packets 32 or more sequence numbers behind, late or doubled; if late, they stay lost. */
#define NIC_PACKET_SINK_STALE_PACKETS 0x0664cu

/* Sum of the latencies of all packets, in cycles. 64 bits. */
#define NIC_PACKET_SINK_LATENCY_SUM 0x06650u

/* The least latency; all ones without a packet. */
#define NIC_PACKET_SINK_LATENCY_LEAST 0x06658u

/* The greatest latency. */
#define NIC_PACKET_SINK_LATENCY_MOST 0x0665cu

/* Packets in the bucket that was asked for last. 64 bits. */
#define NIC_PACKET_SINK_BUCKET_PACKETS 0x06660u

/* Where received packets come from. */
#define NIC_LOOPBACK_RECEIVE 0x06800u
#define NIC_LOOPBACK_RECEIVE_MAC 0u
#define NIC_LOOPBACK_RECEIVE_GENERATOR 1u
#define NIC_LOOPBACK_RECEIVE_LOOP 2u

/* Where packets to send go. */
#define NIC_LOOPBACK_TRANSMIT 0x06804u
#define NIC_LOOPBACK_TRANSMIT_MAC 0u
#define NIC_LOOPBACK_TRANSMIT_SINK 1u
#define NIC_LOOPBACK_TRANSMIT_LOOP 2u

/* Where received packets come from now. */
#define NIC_LOOPBACK_RECEIVED_FROM 0x06a00u
#define NIC_LOOPBACK_RECEIVED_FROM_MAC 0u
#define NIC_LOOPBACK_RECEIVED_FROM_GENERATOR 1u
#define NIC_LOOPBACK_RECEIVED_FROM_LOOP 2u

/* Where packets to send go now. */
#define NIC_LOOPBACK_SENT_TO 0x06a04u
#define NIC_LOOPBACK_SENT_TO_MAC 0u
#define NIC_LOOPBACK_SENT_TO_SINK 1u
#define NIC_LOOPBACK_SENT_TO_LOOP 2u

/* Packets from the MAC while another source was chosen. */
#define NIC_LOOPBACK_DROPPED_FROM_MAC 0x06a08u

/* Packets to the loop while received packets came from elsewhere. */
#define NIC_LOOPBACK_DROPPED_FROM_LOOP 0x06a0cu

/* Cycles in which a message's beats may stand still, added up. */
#define NIC_STORE_GATE_PATIENCE_CYCLES 0x06c00u

/* What is behind takes nothing, so that messages are dropped. */
#define NIC_STORE_GATE_IS_DOWN 0x06e00u

/* Times that it became so. */
#define NIC_STORE_GATE_OUTAGES 0x06e04u

/* Messages of which something was dropped. */
#define NIC_STORE_GATE_DROPPED_MESSAGES 0x06e08u

/* Stores are taken; else they are dropped. */
#define NIC_AXI_WRITE_ENABLE 0x07000u

/* Stores passed on. */
#define NIC_AXI_WRITE_STORES 0x07200u

/* Bursts of a kind that is not supported; their beats were dropped. */
#define NIC_AXI_WRITE_REFUSED_BURSTS 0x07204u

/* Bursts beyond the window of stores; their beats were dropped. */
#define NIC_AXI_WRITE_OUTSIDE_BURSTS 0x07208u

/* Bursts whose `last` was not on their last beat. */
#define NIC_AXI_WRITE_MISPLACED_LASTS 0x0720cu

/* Stores that were dropped because the window was not enabled. */
#define NIC_AXI_WRITE_DISABLED_STORES 0x07210u

/* Bursts that read; they got zeros. */
#define NIC_AXI_READ_READS 0x07600u

/* Lines that a host may be ahead at full rate. */
#define NIC_MMIO_REORDER_WINDOW_LINES 0x07800u

/* The address space has two to this power lines. */
#define NIC_MMIO_REORDER_LINE_BITS 0x07804u

/* Messages begin at multiples of this. */
#define NIC_MMIO_REORDER_ALIGNMENT_BYTES 0x07808u

/* Bytes of the longest frame. */
#define NIC_MMIO_REORDER_MAXIMUM_BYTES 0x0780cu

/* The line whose byte 0 is the first of the next message. */
#define NIC_MMIO_REORDER_RESTART 0x07900u

/* Why it stands still. */
#define NIC_MMIO_REORDER_FAULT 0x07a00u
#define NIC_MMIO_REORDER_FAULT_NONE 0u
#define NIC_MMIO_REORDER_FAULT_TOO_SHORT 1u
#define NIC_MMIO_REORDER_FAULT_TOO_LONG 2u
#define NIC_MMIO_REORDER_FAULT_BEYOND_WINDOW 3u
#define NIC_MMIO_REORDER_FAULT_BELOW_START 4u

/* Faults since reset: a length below the end of its own field. */
#define NIC_MMIO_REORDER_TOO_SHORT 0x07a04u

/* Faults since reset: a length above the maximum. */
#define NIC_MMIO_REORDER_TOO_LONG 0x07a08u

/* Faults since reset: a store beyond a window that could not move. */
#define NIC_MMIO_REORDER_BEYOND_WINDOW 0x07a0cu

/* Faults since reset: a store to bytes that had left. */
#define NIC_MMIO_REORDER_BELOW_START 0x07a10u

/* Stores with a byte that was present already; the first value was kept. */
#define NIC_MMIO_REORDER_DOUBLED_STORES 0x07a14u

/* Stores that were dropped because the queue stood still. */
#define NIC_MMIO_REORDER_DROPPED_STORES 0x07a18u

/* Stores with bytes behind the end of a message that had left, which were dropped. */
#define NIC_MMIO_REORDER_LATE_GAP_STORES 0x07a1cu

/* Byte address of the oldest message that has not left the window whole. */
#define NIC_MMIO_REORDER_NEXT_START_ADDRESS 0x07a20u

/* Messages that came. */
#define NIC_STORE_PACKETS_MESSAGES 0x07e00u

/* Messages with nothing behind the header, which were dropped. */
#define NIC_STORE_PACKETS_EMPTY_MESSAGES 0x07e04u

/* Packets that passed as they were, as they should. 64 bits. */
#define NIC_STORE_FILL_PASSED_PACKETS 0x08200u

/* Packets whose checksums were filled in. 64 bits. */
#define NIC_STORE_FILL_FILLED_PACKETS 0x08208u

/* Packets that passed as they were, because there is nothing in them that can be filled in. 64 bits. */
#define NIC_STORE_FILL_UNFILLED_PACKETS 0x08210u

/* Packets that were dropped, because they came with an error. 64 bits. */
#define NIC_STORE_FILL_DAMAGED_PACKETS 0x08218u

/* Packets that were dropped, because they are longer than the memory. 64 bits. */
#define NIC_STORE_FILL_OVERSIZED_PACKETS 0x08220u

/* MSI-X Enable; cleared, all vectors count as masked. */
#define NIC_MSIX_ENABLE 0x08400u

/* Function Mask: all vectors are masked, whatever their own bits say. */
#define NIC_MSIX_FUNCTION_MASK 0x08404u

/* A message has begun to leave and has not left. Who masks a vector, and then sees this cleared, gets no message of it. */
#define NIC_MSIX_BUSY 0x08600u

/* The vector of the first interrupt outside the table. */
#define NIC_MSIX_FIRST_OUTSIDE_VECTOR 0x08604u

/* Interrupts outside the table; they are dropped. */
#define NIC_MSIX_OUTSIDE_INTERRUPTS 0x08608u

/* Interrupts that found theirs pending, and share its message. */
#define NIC_MSIX_SHARED_INTERRUPTS 0x0860cu

/* Messages that have begun to leave. 64 bits. */
#define NIC_MSIX_MESSAGES 0x08610u

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_0 0x09000u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_0 0x09004u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_0 0x09008u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_0 0x0900cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_1 0x09010u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_1 0x09014u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_1 0x09018u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_1 0x0901cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_2 0x09020u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_2 0x09024u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_2 0x09028u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_2 0x0902cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_3 0x09030u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_3 0x09034u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_3 0x09038u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_3 0x0903cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_4 0x09040u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_4 0x09044u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_4 0x09048u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_4 0x0904cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_5 0x09050u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_5 0x09054u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_5 0x09058u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_5 0x0905cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_6 0x09060u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_6 0x09064u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_6 0x09068u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_6 0x0906cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_7 0x09070u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_7 0x09074u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_7 0x09078u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_7 0x0907cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_8 0x09080u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_8 0x09084u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_8 0x09088u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_8 0x0908cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_9 0x09090u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_9 0x09094u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_9 0x09098u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_9 0x0909cu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_10 0x090a0u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_10 0x090a4u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_10 0x090a8u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_10 0x090acu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_11 0x090b0u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_11 0x090b4u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_11 0x090b8u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_11 0x090bcu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_12 0x090c0u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_12 0x090c4u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_12 0x090c8u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_12 0x090ccu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_13 0x090d0u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_13 0x090d4u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_13 0x090d8u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_13 0x090dcu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_14 0x090e0u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_14 0x090e4u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_14 0x090e8u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_14 0x090ecu

/* Message Address: where the message is written; the lowest two bits count as zero. */
#define NIC_MSIX_TABLE_MESSAGE_ADDRESS_15 0x090f0u

/* Message Upper Address: bits 63 to 32 of it. */
#define NIC_MSIX_TABLE_MESSAGE_UPPER_ADDRESS_15 0x090f4u

/* Message Data: what is written there. */
#define NIC_MSIX_TABLE_MESSAGE_DATA_15 0x090f8u

/* Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending. */
#define NIC_MSIX_TABLE_MASKED_15 0x090fcu

/* A bit for each vector: an interrupt has come, and its message has not been sent. 64 bits. */
#define NIC_MSIX_TABLE_PENDING 0x09200u

/* How many there may be. */
#define NIC_CXL_IP_COUNT 2u

/* What went wrong first since reset. */
#define NIC_CXL_IP_FIRST_FAULT(n) (0x0a200u + 0x400u * (n))
#define NIC_CXL_IP_FIRST_FAULT_NONE 0u
#define NIC_CXL_IP_FIRST_FAULT_REFUSED_REQUEST 1u
#define NIC_CXL_IP_FIRST_FAULT_UNKNOWN_READ_ID 2u
#define NIC_CXL_IP_FIRST_FAULT_UNKNOWN_WRITE_ID 3u
#define NIC_CXL_IP_FIRST_FAULT_MISSING_LAST 4u

/* Reads that were sent. */
#define NIC_CXL_IP_READS(n) (0x0a204u + 0x400u * (n))

/* Writes that were sent, barriers and whatever moves no data among them. */
#define NIC_CXL_IP_WRITES(n) (0x0a208u + 0x400u * (n))

/* Requests that the IP has no word for, or for another memory than their lines are in. */
#define NIC_CXL_IP_REFUSED_REQUESTS(n) (0x0a20cu + 0x400u * (n))

/* Data for no read. */
#define NIC_CXL_IP_UNKNOWN_READ_IDS(n) (0x0a210u + 0x400u * (n))

/* Responses for no write. */
#define NIC_CXL_IP_UNKNOWN_WRITE_IDS(n) (0x0a214u + 0x400u * (n))

/* Data that did not end their burst. */
#define NIC_CXL_IP_MISSING_LASTS(n) (0x0a218u + 0x400u * (n))

/* Writes whose data were poisoned. */
#define NIC_AVALON_POISONED_WRITES 0x0aa00u

/* Pages of 4 KiB; its first line is at a multiple of its size. */
#define NIC_DEVICE_MEMORY_PAGES 0x0ac00u

/* Host memory is below this line. 64 bits. */
#define NIC_DEVICE_MEMORY_HOST_END 0x0ae00u

/* The first line of the device's memory. 64 bits. */
#define NIC_DEVICE_MEMORY_DEVICE_BEGIN 0x0ae08u

/* The line after its last. 64 bits. */
#define NIC_DEVICE_MEMORY_DEVICE_END 0x0ae10u

/* The first fault since reset. */
#define NIC_DEVICE_MEMORY_FAULT 0x0ae18u
#define NIC_DEVICE_MEMORY_FAULT_NONE 0u
#define NIC_DEVICE_MEMORY_FAULT_UNKNOWN_ANSWER 1u
#define NIC_DEVICE_MEMORY_FAULT_WRONG_ANSWER 2u
#define NIC_DEVICE_MEMORY_FAULT_UNKNOWN_FORWARD 3u
#define NIC_DEVICE_MEMORY_FAULT_UNKNOWN_DATA 4u
#define NIC_DEVICE_MEMORY_FAULT_UNKNOWN_OPCODE 5u
#define NIC_DEVICE_MEMORY_FAULT_WRITE_TO_HELD 6u
#define NIC_DEVICE_MEMORY_FAULT_OUTSIDE 7u

/* The number that it carried. */
#define NIC_DEVICE_MEMORY_FAULT_NUMBER 0x0ae1cu

/* Requests served. */
#define NIC_DEVICE_MEMORY_REQUESTS 0x0ae20u

/* Those that needed neither the host nor a read of memory. */
#define NIC_DEVICE_MEMORY_HITS 0x0ae24u

/* Times that a request was put back because its line was outstanding. */
#define NIC_DEVICE_MEMORY_WAITS 0x0ae28u

/* Requests and writes of the host. */
#define NIC_DEVICE_MEMORY_HOST_REQUESTS 0x0ae2cu

/* Those that found a copy. */
#define NIC_DEVICE_MEMORY_HOST_HITS 0x0ae30u

/* Modified lines that made room for others. */
#define NIC_DEVICE_MEMORY_EVICTIONS 0x0ae34u

/* Pages that turned to host-bias because the host was given a copy. */
#define NIC_DEVICE_MEMORY_REVERSIONS 0x0ae38u

/* Device-bias requests that were treated as host-bias. */
#define NIC_DEVICE_MEMORY_DEMOTIONS 0x0ae3cu

/* Device-bias requests that were done in a page in host-bias. */
#define NIC_DEVICE_MEMORY_VIOLATIONS 0x0ae40u

/* Faults of each kind. */
#define NIC_DEVICE_MEMORY_UNKNOWN_ANSWERS 0x0ae44u

/* See `DeviceMemoryFault`. */
#define NIC_DEVICE_MEMORY_WRONG_ANSWERS 0x0ae48u

/* See `DeviceMemoryFault`. */
#define NIC_DEVICE_MEMORY_UNKNOWN_FORWARDS 0x0ae4cu

/* See `DeviceMemoryFault`. */
#define NIC_DEVICE_MEMORY_UNKNOWN_DATA 0x0ae50u

/* See `DeviceMemoryFault`. */
#define NIC_DEVICE_MEMORY_UNKNOWN_OPCODES 0x0ae54u

/* See `DeviceMemoryFault`. */
#define NIC_DEVICE_MEMORY_WRITES_TO_HELD 0x0ae58u

/* See `DeviceMemoryFault`. */
#define NIC_DEVICE_MEMORY_OUTSIDE_ADDRESSES 0x0ae5cu

/* About bias. */
#define NIC_BIAS_BIAS 0x0b000u
#define NIC_BIAS_BIAS_DEMOTE 0u
#define NIC_BIAS_BIAS_OBEY 1u

/* Bits 51 to 12 of the byte address. 64 bits. */
#define NIC_BIAS_TURN_PAGE 0x0b100u

/* What is to become of it. */
#define NIC_BIAS_TURN_STEP 0x0b108u
#define NIC_BIAS_TURN_STEP_TO_HOST 0u
#define NIC_BIAS_TURN_STEP_BEGIN_TO_DEVICE 1u
#define NIC_BIAS_TURN_STEP_COMMIT_TO_DEVICE 2u

/* A command is not answered yet. */
#define NIC_BIAS_PENDING 0x0b200u

/* The last one that was answered was done; see `BiasAnswer`. */
#define NIC_BIAS_DONE 0x0b204u

/* Commands that were answered. */
#define NIC_BIAS_ANSWERS 0x0b208u

/* Those that were not done. */
#define NIC_BIAS_REFUSALS 0x0b20cu

/* Commands that came while one was pending; they are dropped. */
#define NIC_BIAS_LOST_COMMANDS 0x0b210u

/* Pages that a `BiasReversion` named. */
#define NIC_BIAS_REVERSIONS 0x0b214u

/* The last of them: bits 51 to 12 of the byte address. 64 bits. */
#define NIC_BIAS_LAST_REVERTED_PAGE 0x0b218u

/* First line of the buckets in NIC memory. 64 bits. */
#define NIC_KVS_NIC_BUCKETS 0x0b400u

/* First line of the entries in NIC memory. 64 bits. */
#define NIC_KVS_NIC_ENTRIES 0x0b408u

/* First line of the buckets in host memory. 64 bits. */
#define NIC_KVS_HOST_BUCKETS 0x0b410u

/* First line of the entries in host memory. 64 bits. */
#define NIC_KVS_HOST_ENTRIES 0x0b418u

/* The host's table has 2 to this power buckets, at least as many as the one in NIC memory. */
#define NIC_KVS_HOST_INDEX_BITS 0x0b420u

/* There is a table in host memory. */
#define NIC_KVS_HAS_HOST 0x0b424u

/* The host asks to be alone with the buckets of a key. */
#define NIC_KVS_HOLD 0x0b428u

/* Hash of that key; stays while it asks. */
#define NIC_KVS_HOLD_HASH 0x0b42cu

/* Lines of entries that GETs read stay in the device's cache (CS-read), for tables that have room there; otherwise they do not (NC-read). */
#define NIC_KVS_KEEP_ENTRIES 0x0b430u

/* Buckets that GETs read do not stay in the device's cache (NC-read), for tables that have no room there; otherwise they do (CS-read). */
#define NIC_KVS_PASS_BUCKETS 0x0b434u

/* The table in NIC memory has 2 to this power buckets. */
#define NIC_KVS_NIC_INDEX_BITS 0x0b600u

/* Workers. */
#define NIC_KVS_WORKERS 0x0b604u

/* GETs that were answered from NIC memory by the lookups. 64 bits. */
#define NIC_KVS_LOOKUP_HITS 0x0b608u

/* GETs that the lookups gave to a worker. 64 bits. */
#define NIC_KVS_LOOKUP_MISSES 0x0b610u

/* Requests that a worker has ended. 64 bits. */
#define NIC_KVS_WORKED 0x0b618u

/* Of these, whose key was in NIC memory. 64 bits. */
#define NIC_KVS_NIC_HITS 0x0b620u

/* Of these, whose key was in host memory. 64 bits. */
#define NIC_KVS_HOST_HITS 0x0b628u

/* Entries that made room for another. 64 bits. */
#define NIC_KVS_EVICTIONS 0x0b630u

/* Entries that were written back to host memory. 64 bits. */
#define NIC_KVS_WRITE_BACKS 0x0b638u

/* Requests for which there was no room, or whose key has the hash and length of another. 64 bits. */
#define NIC_KVS_NO_ROOM 0x0b640u

/* Requests that ended because a line failed. 64 bits. */
#define NIC_KVS_FAILED_REQUESTS 0x0b648u

/* The CAS value that the next store gets. 64 bits. */
#define NIC_KVS_NEXT_CAS 0x0b650u

/* Requests that are not answered. */
#define NIC_KVS_OUTSTANDING 0x0b658u

/* The host has the buckets that it asks for. */
#define NIC_KVS_IS_HELD 0x0b65cu

/* A worker is at work, perhaps after its answer: it still moves entries. */
#define NIC_KVS_IS_WORKING 0x0b660u

/* Packets that passed as they were, as they should. 64 bits. */
#define NIC_KVS_FILL_PASSED_PACKETS 0x0ba00u

/* Packets whose checksums were filled in. 64 bits. */
#define NIC_KVS_FILL_FILLED_PACKETS 0x0ba08u

/* Packets that passed as they were, because there is nothing in them that can be filled in. 64 bits. */
#define NIC_KVS_FILL_UNFILLED_PACKETS 0x0ba10u

/* Packets that were dropped, because they came with an error. 64 bits. */
#define NIC_KVS_FILL_DAMAGED_PACKETS 0x0ba18u

/* Packets that were dropped, because they are longer than the memory. 64 bits. */
#define NIC_KVS_FILL_OVERSIZED_PACKETS 0x0ba20u

/* Requests that are served, or answered with an error. 64 bits. */
#define NIC_KVS_PARSER_REQUESTS 0x0be00u

/* Packets that are not UDP in IPv4 or IPv6 as it is read here, are cut off, or go to a group of stations (the lowest bit of an Ethernet address's first byte), from whose address answers could not come. */
#define NIC_KVS_PARSER_FOREIGN_PACKETS 0x0be08u

/* Packets whose frame header is not that of a single datagram. */
#define NIC_KVS_PARSER_FRAGMENTED_REQUESTS 0x0be0cu

/* Packets that are no requests of the binary protocol. */
#define NIC_KVS_PARSER_BAD_MAGIC 0x0be10u

/* Packets that came with an error. */
#define NIC_KVS_PARSER_DAMAGED_PACKETS 0x0be14u

/* All packets that were looked at. 64 bits. */
#define NIC_KVS_PARSER_PACKETS 0x0be18u

/* Answers that were sent. 64 bits. */
#define NIC_KVS_RESPONDER_ANSWERS 0x0c200u

/* Answers of which nothing was sent. 64 bits. */
#define NIC_KVS_RESPONDER_SILENT_ANSWERS 0x0c208u

/* Those sent with status 1: there is no such key. 64 bits. */
#define NIC_KVS_RESPONDER_MISSING_KEYS 0x0c210u

/* Those sent with status 2 or 5: the key is there, or is not as the one who asks knows it. 64 bits. */
#define NIC_KVS_RESPONDER_CONFLICTS 0x0c218u

/* Those sent with status 3, 4 or 0x81: requests that are not served. 64 bits. */
#define NIC_KVS_RESPONDER_REFUSED_REQUESTS 0x0c220u

/* Those sent with any other status: out of memory, internal errors. 64 bits. */
#define NIC_KVS_RESPONDER_FAILED_ANSWERS 0x0c228u

/* How many there may be. */
#define NIC_PUSH_GATE_COUNT 2u

/* Rings whose pushes become NC-writes, bit 0 for ring 0. */
#define NIC_PUSH_GATE_CLOSED_RINGS(n) (0x0c400u + 0x400u * (n))

/* What follows a push. */
#define NIC_PUSH_GATE_WRITE_BACK(n) (0x0c404u + 0x400u * (n))
#define NIC_PUSH_GATE_WRITE_BACK_OFF 0u
#define NIC_PUSH_GATE_WRITE_BACK_REWRITE 1u
#define NIC_PUSH_GATE_WRITE_BACK_FLUSH 2u

/* Cycles from the push to what follows; 4 at least, whatever it says. */
#define NIC_PUSH_GATE_DELAY_CYCLES(n) (0x0c408u + 0x400u * (n))

/* Pushes that left as such. 64 bits. */
#define NIC_PUSH_GATE_PUSHES(n) (0x0c600u + 0x400u * (n))

/* Pushes that left as NC-writes. 64 bits. */
#define NIC_PUSH_GATE_GATED_PUSHES(n) (0x0c608u + 0x400u * (n))

/* Pushes with a write-back to come that found no place in the table, and get none. 64 bits. */
#define NIC_PUSH_GATE_UNTRACKED_PUSHES(n) (0x0c610u + 0x400u * (n))

/* Write-backs that left. 64 bits. */
#define NIC_PUSH_GATE_WRITE_BACKS(n) (0x0c618u + 0x400u * (n))

/* Lines whose write-back has not left. */
#define NIC_PUSH_GATE_TRACKED_LINES(n) (0x0c620u + 0x400u * (n))

/* There is none, and every write-back that left is answered. */
#define NIC_PUSH_GATE_IS_IDLE(n) (0x0c624u + 0x400u * (n))

/* Write-backs that were answered with an error. */
#define NIC_PUSH_GATE_FAILED_WRITE_BACKS(n) (0x0c628u + 0x400u * (n))

/* Whether there was one; what follows is about the first. */
#define NIC_PUSH_GATE_ANY_FAILED(n) (0x0c62cu + 0x400u * (n))

/* Its ring. */
#define NIC_PUSH_GATE_FIRST_RING(n) (0x0c630u + 0x400u * (n))

/* Its line: bits 51 to 6 of the byte address. 64 bits. */
#define NIC_PUSH_GATE_FIRST_LINE_ADDRESS(n) (0x0c638u + 0x400u * (n))

/* Answers with a tag of the gate that no write-back waits for. */
#define NIC_PUSH_GATE_STRAY_ANSWERS(n) (0x0c640u + 0x400u * (n))

/* How many there may be. */
#define NIC_MEMORY_CHANNEL_COUNT 2u

/* Bursts that write whose response was an error. */
#define NIC_MEMORY_CHANNEL_FAILED_WRITES(n) (0x0ce00u + 0x400u * (n))

/* Bursts that read of which a beat was an error. */
#define NIC_MEMORY_CHANNEL_FAILED_READS(n) (0x0ce04u + 0x400u * (n))

/* Beats of reads whose `last` was wrong. */
#define NIC_MEMORY_CHANNEL_MISPLACED_LASTS(n) (0x0ce08u + 0x400u * (n))

/* Responses to no write. */
#define NIC_MEMORY_CHANNEL_STRAY_RESPONSES(n) (0x0ce0cu + 0x400u * (n))

/* Beats of no read. */
#define NIC_MEMORY_CHANNEL_STRAY_BEATS(n) (0x0ce10u + 0x400u * (n))

/* Lines that each queue has for itself; at most the memory divided by the queues. */
#define NIC_MMIO_QUEUES_SHARE_LINES 0x0d400u

/* Beyond its share a queue may hold 16 times the lines that no queue holds, shifted right by this: 16 times (0) to an eighth (7). */
#define NIC_MMIO_QUEUES_THRESHOLD_SHIFT 0x0d404u

/* Rounds of the queues, of a cycle for each, in which a message may be incomplete; 0 is no limit. */
#define NIC_MMIO_QUEUES_TIME_LIMIT_ROUNDS 0x0d408u

/* Its number. */
#define NIC_MMIO_QUEUES_INSPECTED_QUEUE 0x0d40cu

/* Which queue. */
#define NIC_MMIO_QUEUES_RESTART_QUEUE 0x0d500u

/* The line that begins its next message. */
#define NIC_MMIO_QUEUES_RESTART_LINE_ADDRESS 0x0d504u

/* Queues, each with an address space of its own behind that of the one before. */
#define NIC_MMIO_QUEUES_QUEUES 0x0d600u

/* Lines of a queue's window: a store so many lines ahead of the oldest that is not complete stops the queue. At full rate a host is less than half as far ahead. */
#define NIC_MMIO_QUEUES_WINDOW_LINES 0x0d604u

/* The address space of a queue has two to this power lines. */
#define NIC_MMIO_QUEUES_LINE_BITS 0x0d608u

/* Lines of the memory that all queues share. */
#define NIC_MMIO_QUEUES_MEMORY_LINES 0x0d60cu

/* Bytes of the longest frame. */
#define NIC_MMIO_QUEUES_MAXIMUM_BYTES 0x0d610u

/* A restart has not been done yet. */
#define NIC_MMIO_QUEUES_RESTART_IS_PENDING 0x0d614u

/* Restarts of queues that there are not, or while two others waited: not done. */
#define NIC_MMIO_QUEUES_REFUSED_RESTARTS 0x0d618u

/* Why the last queue that stopped did so. */
#define NIC_MMIO_QUEUES_LAST_FAULT 0x0d61cu
#define NIC_MMIO_QUEUES_LAST_FAULT_NONE 0u
#define NIC_MMIO_QUEUES_LAST_FAULT_TOO_SHORT 1u
#define NIC_MMIO_QUEUES_LAST_FAULT_TOO_LONG 2u
#define NIC_MMIO_QUEUES_LAST_FAULT_BEYOND_WINDOW 3u
#define NIC_MMIO_QUEUES_LAST_FAULT_BELOW_START 4u
#define NIC_MMIO_QUEUES_LAST_FAULT_MEMORY_FULL 5u
#define NIC_MMIO_QUEUES_LAST_FAULT_EVICTED 6u
#define NIC_MMIO_QUEUES_LAST_FAULT_TIMED_OUT 7u

/* Which queue that was. */
#define NIC_MMIO_QUEUES_LAST_QUEUE 0x0d620u

/* Faults since reset: a length below the end of its own field. */
#define NIC_MMIO_QUEUES_TOO_SHORT 0x0d624u

/* Faults since reset: a length above the maximum. */
#define NIC_MMIO_QUEUES_TOO_LONG 0x0d628u

/* Faults since reset: a store beyond a window that could not move. */
#define NIC_MMIO_QUEUES_BEYOND_WINDOW 0x0d62cu

/* Faults since reset: a store to a line that had been taken. */
#define NIC_MMIO_QUEUES_BELOW_START 0x0d630u

/* Faults since reset: a store beyond its queue's share, and nobody held more. */
#define NIC_MMIO_QUEUES_MEMORY_FULL 0x0d634u

/* Queues since reset that lost their lines to another. */
#define NIC_MMIO_QUEUES_EVICTED 0x0d638u

/* Queues since reset that were incomplete for longer than the limit. */
#define NIC_MMIO_QUEUES_TIMED_OUT 0x0d63cu

/* Stores with a byte that was present already; the first value was kept. */
#define NIC_MMIO_QUEUES_DOUBLED_STORES 0x0d640u

/* Stores that were dropped because their queue stood still. */
#define NIC_MMIO_QUEUES_DROPPED_STORES 0x0d644u

/* Stores to the last line of a message that had gone on its way, of nothing but bytes behind its end, which were dropped. */
#define NIC_MMIO_QUEUES_LATE_GAP_STORES 0x0d648u

/* Why it stands still. */
#define NIC_MMIO_QUEUES_FAULT 0x0d64cu
#define NIC_MMIO_QUEUES_FAULT_NONE 0u
#define NIC_MMIO_QUEUES_FAULT_TOO_SHORT 1u
#define NIC_MMIO_QUEUES_FAULT_TOO_LONG 2u
#define NIC_MMIO_QUEUES_FAULT_BEYOND_WINDOW 3u
#define NIC_MMIO_QUEUES_FAULT_BELOW_START 4u
#define NIC_MMIO_QUEUES_FAULT_MEMORY_FULL 5u
#define NIC_MMIO_QUEUES_FAULT_EVICTED 6u
#define NIC_MMIO_QUEUES_FAULT_TIMED_OUT 7u

/* The oldest line of which something is missing. */
#define NIC_MMIO_QUEUES_NEXT_LINE 0x0d650u

/* The other side runs, and frames pass. */
#define NIC_MAC_CROSSING_IS_LINKED 0x0da00u

/* Times that the other side was reset: frames on their way were lost. */
#define NIC_MAC_CROSSING_PEER_RESETS 0x0da04u

/* Frames of which the rest was dropped because of that. */
#define NIC_MAC_CROSSING_CUT_FRAMES 0x0da08u

/* They are dropped and counted, of all who send: for a MAC that takes nothing. */
#define NIC_DEPARTURES_DISCARD 0x0dc00u

/* Frames that were dropped, whole or from some beat on. 64 bits. */
#define NIC_DEPARTURES_DISCARDED_FRAMES 0x0de00u

/* How many there may be. */
#define NIC_RECEIVE_RING_COUNT 8u

/* The ring runs. Cleared: it stops, and says so when nothing of it is outstanding. */
#define NIC_RECEIVE_RING_ENABLE(n) (0x10000u + 0x1000u * (n))

/* Two to this power is the number of descriptors, 6 to 16. */
#define NIC_RECEIVE_RING_SIZE_LOG2(n) (0x10004u + 0x1000u * (n))

/* How descriptors lie. */
#define NIC_RECEIVE_RING_LAYOUT(n) (0x10008u + 0x1000u * (n))
#define NIC_RECEIVE_RING_LAYOUT_PACKED 0u
#define NIC_RECEIVE_RING_LAYOUT_PADDED 1u
#define NIC_RECEIVE_RING_LAYOUT_GROUPED 2u

/* How the host signals. */
#define NIC_RECEIVE_RING_SIGNAL(n) (0x1000cu + 0x1000u * (n))
#define NIC_RECEIVE_RING_SIGNAL_REGISTER 0u
#define NIC_RECEIVE_RING_SIGNAL_MEMORY 1u
#define NIC_RECEIVE_RING_SIGNAL_INLINE 2u

/* How the device signals. */
#define NIC_RECEIVE_RING_COMPLETION(n) (0x10010u + 0x1000u * (n))
#define NIC_RECEIVE_RING_COMPLETION_INLINE 0u
#define NIC_RECEIVE_RING_COMPLETION_INDEX 1u

/* The ring is in this memory, as are both indices. */
#define NIC_RECEIVE_RING_RING_SPACE(n) (0x10014u + 0x1000u * (n))
#define NIC_RECEIVE_RING_RING_SPACE_HOST 0u
#define NIC_RECEIVE_RING_RING_SPACE_DEVICE_HOST_BIAS 1u
#define NIC_RECEIVE_RING_RING_SPACE_DEVICE_DEVICE_BIAS 2u

/* Packets are in this memory. */
#define NIC_RECEIVE_RING_DATA_SPACE(n) (0x10018u + 0x1000u * (n))
#define NIC_RECEIVE_RING_DATA_SPACE_HOST 0u
#define NIC_RECEIVE_RING_DATA_SPACE_DEVICE_HOST_BIAS 1u
#define NIC_RECEIVE_RING_DATA_SPACE_DEVICE_DEVICE_BIAS 2u

/* Byte address of descriptor 0, a multiple of 64. 64 bits. */
#define NIC_RECEIVE_RING_BASE_ADDRESS(n) (0x10020u + 0x1000u * (n))

/* Byte address of the host's count of descriptors, 4 bytes, a multiple of 64. 64 bits. */
#define NIC_RECEIVE_RING_TAIL_ADDRESS(n) (0x10028u + 0x1000u * (n))

/* Byte address of the device's count of descriptors done, 4 bytes, a multiple of 64. 64 bits. */
#define NIC_RECEIVE_RING_COMPLETION_ADDRESS(n) (0x10030u + 0x1000u * (n))

/* How descriptors are read. */
#define NIC_RECEIVE_RING_FETCH_OPERATION(n) (0x10038u + 0x1000u * (n))
#define NIC_RECEIVE_RING_FETCH_OPERATION_NC_READ 0u
#define NIC_RECEIVE_RING_FETCH_OPERATION_CS_READ 1u
#define NIC_RECEIVE_RING_FETCH_OPERATION_CO_READ 2u
#define NIC_RECEIVE_RING_FETCH_OPERATION_NC_WRITE 3u
#define NIC_RECEIVE_RING_FETCH_OPERATION_NC_PUSH 4u
#define NIC_RECEIVE_RING_FETCH_OPERATION_CO_WRITE 5u
#define NIC_RECEIVE_RING_FETCH_OPERATION_EVICT 6u
#define NIC_RECEIVE_RING_FETCH_OPERATION_FLUSH 7u
#define NIC_RECEIVE_RING_FETCH_OPERATION_BARRIER 8u
#define NIC_RECEIVE_RING_FETCH_OPERATION_WATCH 9u

/* Lines of descriptors that may be read ahead of their use; 0: when a packet needs one. */
#define NIC_RECEIVE_RING_FETCH_LINES(n) (0x1003cu + 0x1000u * (n))

/* How lines are brought into the device's cache ahead of their fetch. */
#define NIC_RECEIVE_RING_PREFETCH_OPERATION(n) (0x10040u + 0x1000u * (n))
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_NC_READ 0u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_CS_READ 1u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_CO_READ 2u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_NC_WRITE 3u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_NC_PUSH 4u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_CO_WRITE 5u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_EVICT 6u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_FLUSH 7u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_BARRIER 8u
#define NIC_RECEIVE_RING_PREFETCH_OPERATION_WATCH 9u

/* How many lines ahead of the fetch; 0: none. */
#define NIC_RECEIVE_RING_PREFETCH_LINES(n) (0x10044u + 0x1000u * (n))

/* How the host's count, or the next descriptor, is polled. */
#define NIC_RECEIVE_RING_POLL_OPERATION(n) (0x10048u + 0x1000u * (n))
#define NIC_RECEIVE_RING_POLL_OPERATION_NC_READ 0u
#define NIC_RECEIVE_RING_POLL_OPERATION_CS_READ 1u
#define NIC_RECEIVE_RING_POLL_OPERATION_CO_READ 2u
#define NIC_RECEIVE_RING_POLL_OPERATION_NC_WRITE 3u
#define NIC_RECEIVE_RING_POLL_OPERATION_NC_PUSH 4u
#define NIC_RECEIVE_RING_POLL_OPERATION_CO_WRITE 5u
#define NIC_RECEIVE_RING_POLL_OPERATION_EVICT 6u
#define NIC_RECEIVE_RING_POLL_OPERATION_FLUSH 7u
#define NIC_RECEIVE_RING_POLL_OPERATION_BARRIER 8u
#define NIC_RECEIVE_RING_POLL_OPERATION_WATCH 9u

/* Cycles from the answer of a poll that found nothing to the next poll. */
#define NIC_RECEIVE_RING_POLL_INTERVAL_CYCLES(n) (0x1004cu + 0x1000u * (n))

/* The next poll waits for the line to change, not for time (CC-NIC 3.2). */
#define NIC_RECEIVE_RING_EVENT_DRIVEN(n) (0x10050u + 0x1000u * (n))

/* How completions are written. */
#define NIC_RECEIVE_RING_COMPLETION_OPERATION(n) (0x10054u + 0x1000u * (n))
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_NC_READ 0u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_CS_READ 1u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_CO_READ 2u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_NC_WRITE 3u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_NC_PUSH 4u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_CO_WRITE 5u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_EVICT 6u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_FLUSH 7u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_BARRIER 8u
#define NIC_RECEIVE_RING_COMPLETION_OPERATION_WATCH 9u

/* How packets are read or written. */
#define NIC_RECEIVE_RING_DATA_OPERATION(n) (0x10058u + 0x1000u * (n))
#define NIC_RECEIVE_RING_DATA_OPERATION_NC_READ 0u
#define NIC_RECEIVE_RING_DATA_OPERATION_CS_READ 1u
#define NIC_RECEIVE_RING_DATA_OPERATION_CO_READ 2u
#define NIC_RECEIVE_RING_DATA_OPERATION_NC_WRITE 3u
#define NIC_RECEIVE_RING_DATA_OPERATION_NC_PUSH 4u
#define NIC_RECEIVE_RING_DATA_OPERATION_CO_WRITE 5u
#define NIC_RECEIVE_RING_DATA_OPERATION_EVICT 6u
#define NIC_RECEIVE_RING_DATA_OPERATION_FLUSH 7u
#define NIC_RECEIVE_RING_DATA_OPERATION_BARRIER 8u
#define NIC_RECEIVE_RING_DATA_OPERATION_WATCH 9u

/* Completions that go together, 1 to 64. */
#define NIC_RECEIVE_RING_BATCH(n) (0x1005cu + 0x1000u * (n))

/* Cycles that a completion waits for others of its batch or line. */
#define NIC_RECEIVE_RING_BATCH_TIMEOUT_CYCLES(n) (0x10060u + 0x1000u * (n))

/* Cycles that a packet waits for a descriptor before it is dropped. */
#define NIC_RECEIVE_RING_STARVE_CYCLES(n) (0x10064u + 0x1000u * (n))

/* Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when the ring stops itself. */
#define NIC_RECEIVE_RING_INTERRUPT_PACKETS(n) (0x10068u + 0x1000u * (n))

/* Cycles after which fewer raise one. */
#define NIC_RECEIVE_RING_INTERRUPT_DELAY_CYCLES(n) (0x1006cu + 0x1000u * (n))

/* The count; it goes around after 2^32. */
#define NIC_RECEIVE_RING_TAIL(n) (0x10100u + 0x1000u * (n))

/* What it does. */
#define NIC_RECEIVE_RING_STATE(n) (0x10200u + 0x1000u * (n))
#define NIC_RECEIVE_RING_STATE_STOPPED 0u
#define NIC_RECEIVE_RING_STATE_RUNNING 1u
#define NIC_RECEIVE_RING_STATE_STOPPING 2u
#define NIC_RECEIVE_RING_STATE_EVICTING 3u
#define NIC_RECEIVE_RING_STATE_FAULTED 4u

/* Why it stopped itself. */
#define NIC_RECEIVE_RING_FAULT(n) (0x10204u + 0x1000u * (n))
#define NIC_RECEIVE_RING_FAULT_NONE 0u
#define NIC_RECEIVE_RING_FAULT_BAD_CONFIGURATION 1u
#define NIC_RECEIVE_RING_FAULT_BAD_TAIL 2u
#define NIC_RECEIVE_RING_FAULT_RING_UNREADABLE 3u
#define NIC_RECEIVE_RING_FAULT_BAD_ADDRESS 4u
#define NIC_RECEIVE_RING_FAULT_ZERO_LENGTH 5u
#define NIC_RECEIVE_RING_FAULT_TOO_LONG 6u
#define NIC_RECEIVE_RING_FAULT_TOO_MANY_SEGMENTS 7u
#define NIC_RECEIVE_RING_FAULT_REFUSED 8u

/* The host's count of descriptors as far as the device knows it; with inline signals, the count of those that it has found. */
#define NIC_RECEIVE_RING_POSTED(n) (0x10208u + 0x1000u * (n))

/* Places of the ring given back since it started; the host can see all of them. */
#define NIC_RECEIVE_RING_COMPLETED(n) (0x1020cu + 0x1000u * (n))

/* Packets given back to the host. 64 bits. */
#define NIC_RECEIVE_RING_PACKETS(n) (0x10210u + 0x1000u * (n))

/* Bytes of these packets. 64 bits. */
#define NIC_RECEIVE_RING_BYTES(n) (0x10218u + 0x1000u * (n))

/* Descriptors given back, returned ones among them. 64 bits. */
#define NIC_RECEIVE_RING_DESCRIPTORS(n) (0x10220u + 0x1000u * (n))

/* Reads that looked for new descriptors. 64 bits. */
#define NIC_RECEIVE_RING_POLLS(n) (0x10228u + 0x1000u * (n))

/* Reads of lines of the ring, those that polled among them. 64 bits. */
#define NIC_RECEIVE_RING_LINE_READS(n) (0x10230u + 0x1000u * (n))

/* Lines of completions written. 64 bits. */
#define NIC_RECEIVE_RING_COMPLETION_LINES(n) (0x10238u + 0x1000u * (n))

/* Writes of the device's count of completions. 64 bits. */
#define NIC_RECEIVE_RING_INDEX_WRITES(n) (0x10240u + 0x1000u * (n))

/* Interrupts asked for. 64 bits. */
#define NIC_RECEIVE_RING_INTERRUPTS(n) (0x10248u + 0x1000u * (n))

/* Packets dropped because the ring did not run. 64 bits. */
#define NIC_RECEIVE_RING_STOPPED_DROPS(n) (0x10250u + 0x1000u * (n))

/* Packets dropped because the ring had no descriptor. 64 bits. */
#define NIC_RECEIVE_RING_STARVED_DROPS(n) (0x10258u + 0x1000u * (n))

/* Packets that did not fit their buffers. 64 bits. */
#define NIC_RECEIVE_RING_TRUNCATED(n) (0x10260u + 0x1000u * (n))

/* Descriptors given back unused. 64 bits. */
#define NIC_RECEIVE_RING_RETURNED(n) (0x10268u + 0x1000u * (n))

/* Descriptors of which a line failed or was poisoned. 64 bits. */
#define NIC_RECEIVE_RING_POISONED(n) (0x10270u + 0x1000u * (n))

/* Answers for no request, and segments that were done but not outstanding. */
#define NIC_RECEIVE_RING_STRAYS(n) (0x10278u + 0x1000u * (n))

/* How many there may be. */
#define NIC_TRANSMIT_RING_COUNT 8u

/* The ring runs. Cleared: it stops, and says so when nothing of it is outstanding. */
#define NIC_TRANSMIT_RING_ENABLE(n) (0x10400u + 0x1000u * (n))

/* Two to this power is the number of descriptors, 6 to 16. */
#define NIC_TRANSMIT_RING_SIZE_LOG2(n) (0x10404u + 0x1000u * (n))

/* How descriptors lie. */
#define NIC_TRANSMIT_RING_LAYOUT(n) (0x10408u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_LAYOUT_PACKED 0u
#define NIC_TRANSMIT_RING_LAYOUT_PADDED 1u
#define NIC_TRANSMIT_RING_LAYOUT_GROUPED 2u

/* How the host signals. */
#define NIC_TRANSMIT_RING_SIGNAL(n) (0x1040cu + 0x1000u * (n))
#define NIC_TRANSMIT_RING_SIGNAL_REGISTER 0u
#define NIC_TRANSMIT_RING_SIGNAL_MEMORY 1u
#define NIC_TRANSMIT_RING_SIGNAL_INLINE 2u

/* How the device signals. */
#define NIC_TRANSMIT_RING_COMPLETION(n) (0x10410u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_COMPLETION_INLINE 0u
#define NIC_TRANSMIT_RING_COMPLETION_INDEX 1u

/* The ring is in this memory, as are both indices. */
#define NIC_TRANSMIT_RING_RING_SPACE(n) (0x10414u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_RING_SPACE_HOST 0u
#define NIC_TRANSMIT_RING_RING_SPACE_DEVICE_HOST_BIAS 1u
#define NIC_TRANSMIT_RING_RING_SPACE_DEVICE_DEVICE_BIAS 2u

/* Packets are in this memory. */
#define NIC_TRANSMIT_RING_DATA_SPACE(n) (0x10418u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_DATA_SPACE_HOST 0u
#define NIC_TRANSMIT_RING_DATA_SPACE_DEVICE_HOST_BIAS 1u
#define NIC_TRANSMIT_RING_DATA_SPACE_DEVICE_DEVICE_BIAS 2u

/* Byte address of descriptor 0, a multiple of 64. 64 bits. */
#define NIC_TRANSMIT_RING_BASE_ADDRESS(n) (0x10420u + 0x1000u * (n))

/* Byte address of the host's count of descriptors, 4 bytes, a multiple of 64. 64 bits. */
#define NIC_TRANSMIT_RING_TAIL_ADDRESS(n) (0x10428u + 0x1000u * (n))

/* Byte address of the device's count of descriptors done, 4 bytes, a multiple of 64. 64 bits. */
#define NIC_TRANSMIT_RING_COMPLETION_ADDRESS(n) (0x10430u + 0x1000u * (n))

/* How descriptors are read. */
#define NIC_TRANSMIT_RING_FETCH_OPERATION(n) (0x10438u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_FETCH_OPERATION_NC_READ 0u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_CS_READ 1u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_CO_READ 2u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_NC_WRITE 3u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_NC_PUSH 4u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_CO_WRITE 5u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_EVICT 6u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_FLUSH 7u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_BARRIER 8u
#define NIC_TRANSMIT_RING_FETCH_OPERATION_WATCH 9u

/* Lines of descriptors that may be read ahead of their use; 0: when a packet needs one. */
#define NIC_TRANSMIT_RING_FETCH_LINES(n) (0x1043cu + 0x1000u * (n))

/* How lines are brought into the device's cache ahead of their fetch. */
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION(n) (0x10440u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_NC_READ 0u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_CS_READ 1u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_CO_READ 2u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_NC_WRITE 3u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_NC_PUSH 4u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_CO_WRITE 5u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_EVICT 6u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_FLUSH 7u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_BARRIER 8u
#define NIC_TRANSMIT_RING_PREFETCH_OPERATION_WATCH 9u

/* How many lines ahead of the fetch; 0: none. */
#define NIC_TRANSMIT_RING_PREFETCH_LINES(n) (0x10444u + 0x1000u * (n))

/* How the host's count, or the next descriptor, is polled. */
#define NIC_TRANSMIT_RING_POLL_OPERATION(n) (0x10448u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_POLL_OPERATION_NC_READ 0u
#define NIC_TRANSMIT_RING_POLL_OPERATION_CS_READ 1u
#define NIC_TRANSMIT_RING_POLL_OPERATION_CO_READ 2u
#define NIC_TRANSMIT_RING_POLL_OPERATION_NC_WRITE 3u
#define NIC_TRANSMIT_RING_POLL_OPERATION_NC_PUSH 4u
#define NIC_TRANSMIT_RING_POLL_OPERATION_CO_WRITE 5u
#define NIC_TRANSMIT_RING_POLL_OPERATION_EVICT 6u
#define NIC_TRANSMIT_RING_POLL_OPERATION_FLUSH 7u
#define NIC_TRANSMIT_RING_POLL_OPERATION_BARRIER 8u
#define NIC_TRANSMIT_RING_POLL_OPERATION_WATCH 9u

/* Cycles from the answer of a poll that found nothing to the next poll. */
#define NIC_TRANSMIT_RING_POLL_INTERVAL_CYCLES(n) (0x1044cu + 0x1000u * (n))

/* The next poll waits for the line to change, not for time (CC-NIC 3.2). */
#define NIC_TRANSMIT_RING_EVENT_DRIVEN(n) (0x10450u + 0x1000u * (n))

/* How completions are written. */
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION(n) (0x10454u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_NC_READ 0u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_CS_READ 1u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_CO_READ 2u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_NC_WRITE 3u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_NC_PUSH 4u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_CO_WRITE 5u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_EVICT 6u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_FLUSH 7u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_BARRIER 8u
#define NIC_TRANSMIT_RING_COMPLETION_OPERATION_WATCH 9u

/* How packets are read or written. */
#define NIC_TRANSMIT_RING_DATA_OPERATION(n) (0x10458u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_DATA_OPERATION_NC_READ 0u
#define NIC_TRANSMIT_RING_DATA_OPERATION_CS_READ 1u
#define NIC_TRANSMIT_RING_DATA_OPERATION_CO_READ 2u
#define NIC_TRANSMIT_RING_DATA_OPERATION_NC_WRITE 3u
#define NIC_TRANSMIT_RING_DATA_OPERATION_NC_PUSH 4u
#define NIC_TRANSMIT_RING_DATA_OPERATION_CO_WRITE 5u
#define NIC_TRANSMIT_RING_DATA_OPERATION_EVICT 6u
#define NIC_TRANSMIT_RING_DATA_OPERATION_FLUSH 7u
#define NIC_TRANSMIT_RING_DATA_OPERATION_BARRIER 8u
#define NIC_TRANSMIT_RING_DATA_OPERATION_WATCH 9u

/* Completions that go together, 1 to 64. */
#define NIC_TRANSMIT_RING_BATCH(n) (0x1045cu + 0x1000u * (n))

/* Cycles that a completion waits for others of its batch or line. */
#define NIC_TRANSMIT_RING_BATCH_TIMEOUT_CYCLES(n) (0x10460u + 0x1000u * (n))

/* Cycles that a packet waits for a descriptor before it is dropped. */
#define NIC_TRANSMIT_RING_STARVE_CYCLES(n) (0x10464u + 0x1000u * (n))

/* Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when the ring stops itself. */
#define NIC_TRANSMIT_RING_INTERRUPT_PACKETS(n) (0x10468u + 0x1000u * (n))

/* Cycles after which fewer raise one. */
#define NIC_TRANSMIT_RING_INTERRUPT_DELAY_CYCLES(n) (0x1046cu + 0x1000u * (n))

/* The count; it goes around after 2^32. */
#define NIC_TRANSMIT_RING_TAIL(n) (0x10500u + 0x1000u * (n))

/* What it does. */
#define NIC_TRANSMIT_RING_STATE(n) (0x10600u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_STATE_STOPPED 0u
#define NIC_TRANSMIT_RING_STATE_RUNNING 1u
#define NIC_TRANSMIT_RING_STATE_STOPPING 2u
#define NIC_TRANSMIT_RING_STATE_EVICTING 3u
#define NIC_TRANSMIT_RING_STATE_FAULTED 4u

/* Why it stopped itself. */
#define NIC_TRANSMIT_RING_FAULT(n) (0x10604u + 0x1000u * (n))
#define NIC_TRANSMIT_RING_FAULT_NONE 0u
#define NIC_TRANSMIT_RING_FAULT_BAD_CONFIGURATION 1u
#define NIC_TRANSMIT_RING_FAULT_BAD_TAIL 2u
#define NIC_TRANSMIT_RING_FAULT_RING_UNREADABLE 3u
#define NIC_TRANSMIT_RING_FAULT_BAD_ADDRESS 4u
#define NIC_TRANSMIT_RING_FAULT_ZERO_LENGTH 5u
#define NIC_TRANSMIT_RING_FAULT_TOO_LONG 6u
#define NIC_TRANSMIT_RING_FAULT_TOO_MANY_SEGMENTS 7u
#define NIC_TRANSMIT_RING_FAULT_REFUSED 8u

/* The host's count of descriptors as far as the device knows it; with inline signals, the count of those that it has found. */
#define NIC_TRANSMIT_RING_POSTED(n) (0x10608u + 0x1000u * (n))

/* Places of the ring given back since it started; the host can see all of them. */
#define NIC_TRANSMIT_RING_COMPLETED(n) (0x1060cu + 0x1000u * (n))

/* Packets given back to the host. 64 bits. */
#define NIC_TRANSMIT_RING_PACKETS(n) (0x10610u + 0x1000u * (n))

/* Bytes of these packets. 64 bits. */
#define NIC_TRANSMIT_RING_BYTES(n) (0x10618u + 0x1000u * (n))

/* Descriptors given back, returned ones among them. 64 bits. */
#define NIC_TRANSMIT_RING_DESCRIPTORS(n) (0x10620u + 0x1000u * (n))

/* Reads that looked for new descriptors. 64 bits. */
#define NIC_TRANSMIT_RING_POLLS(n) (0x10628u + 0x1000u * (n))

/* Reads of lines of the ring, those that polled among them. 64 bits. */
#define NIC_TRANSMIT_RING_LINE_READS(n) (0x10630u + 0x1000u * (n))

/* Lines of completions written. 64 bits. */
#define NIC_TRANSMIT_RING_COMPLETION_LINES(n) (0x10638u + 0x1000u * (n))

/* Writes of the device's count of completions. 64 bits. */
#define NIC_TRANSMIT_RING_INDEX_WRITES(n) (0x10640u + 0x1000u * (n))

/* Interrupts asked for. 64 bits. */
#define NIC_TRANSMIT_RING_INTERRUPTS(n) (0x10648u + 0x1000u * (n))

/* Packets dropped because the ring did not run. 64 bits. */
#define NIC_TRANSMIT_RING_STOPPED_DROPS(n) (0x10650u + 0x1000u * (n))

/* Packets dropped because the ring had no descriptor. 64 bits. */
#define NIC_TRANSMIT_RING_STARVED_DROPS(n) (0x10658u + 0x1000u * (n))

/* Packets that did not fit their buffers. 64 bits. */
#define NIC_TRANSMIT_RING_TRUNCATED(n) (0x10660u + 0x1000u * (n))

/* Descriptors given back unused. 64 bits. */
#define NIC_TRANSMIT_RING_RETURNED(n) (0x10668u + 0x1000u * (n))

/* Descriptors of which a line failed or was poisoned. 64 bits. */
#define NIC_TRANSMIT_RING_POISONED(n) (0x10670u + 0x1000u * (n))

/* Answers for no request, and segments that were done but not outstanding. */
#define NIC_TRANSMIT_RING_STRAYS(n) (0x10678u + 0x1000u * (n))

/* How many there may be. */
#define NIC_RING_RANGE_COUNT 8u

/* Byte address of the first line, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_BEGIN_ADDRESS_0(n) (0x10800u + 0x1000u * (n))

/* Byte address of the line after the last, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_END_ADDRESS_0(n) (0x10808u + 0x1000u * (n))

/* Byte address of the first line, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_BEGIN_ADDRESS_1(n) (0x10810u + 0x1000u * (n))

/* Byte address of the line after the last, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_END_ADDRESS_1(n) (0x10818u + 0x1000u * (n))

/* Byte address of the first line, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_BEGIN_ADDRESS_2(n) (0x10820u + 0x1000u * (n))

/* Byte address of the line after the last, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_END_ADDRESS_2(n) (0x10828u + 0x1000u * (n))

/* Byte address of the first line, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_BEGIN_ADDRESS_3(n) (0x10830u + 0x1000u * (n))

/* Byte address of the line after the last, a multiple of 64. 64 bits. */
#define NIC_RING_RANGE_END_ADDRESS_3(n) (0x10838u + 0x1000u * (n))

#endif /* NIC_REGISTERS_H */
