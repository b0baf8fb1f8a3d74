/* Registers of pio_nic, version 1.1: byte addresses. Written by `cargo run --bin emit`; do not
 * edit. Registers of 64 bits: read the lower word first, then the upper one at the next address; write
 * the lower word first, then the upper one. */
#ifndef PIO_NIC_REGISTERS_H
#define PIO_NIC_REGISTERS_H

/* Four letters that name the card, the first lowest. */
#define PIO_NIC_CARD_IDENTIFICATION 0x00000u
#define PIO_NIC_CARD_IDENTIFICATION_VALUE 0x43494e50u

/* Version of the map: the minor number in the lower half, the major number in the upper one, which changes when an old driver cannot go on. */
#define PIO_NIC_CARD_VERSION 0x00004u
#define PIO_NIC_CARD_VERSION_VALUE 0x00010001u

/* Lines of a group; a window has two groups. */
#define PIO_NIC_CARD_GROUP_LINES 0x00008u

/* Bytes of the longest packet in either direction. */
#define PIO_NIC_CARD_MAXIMUM_PACKET_BYTES 0x0000cu

/* Bytes of the memory in which received packets wait. */
#define PIO_NIC_CARD_BURST_BYTES 0x00010u

/* Accesses that were refused: to no register, of less than a word, or a write that its register does not take. */
#define PIO_NIC_REGISTERS_REFUSED_ACCESSES 0x00600u

/* Byte address of the first of them since reset. */
#define PIO_NIC_REGISTERS_FIRST_REFUSED_ADDRESS 0x00604u

/* Its first line, a multiple of its lines: bits 51 to 6 of the byte address. 64 bits. */
#define PIO_NIC_TRANSMIT_WINDOW_FIRST_LINE 0x00800u

/* Cycles after which a program that waits is told to try again; 0: never. */
#define PIO_NIC_TRANSMIT_WINDOW_TRY_AGAIN_CYCLES 0x00808u

/* The first fault since reset. */
#define PIO_NIC_TRANSMIT_WINDOW_FAULT 0x00a00u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_NONE 0u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_UNKNOWN_ANSWER 1u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_UNKNOWN_OPCODE 2u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_SECOND_REQUEST 3u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_REFUSED_RECALL 4u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_BAD_LENGTH 5u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_POISONED_MESSAGE 6u
#define PIO_NIC_TRANSMIT_WINDOW_FAULT_LONG_RESULT 7u

/* Exchanges that began. */
#define PIO_NIC_TRANSMIT_WINDOW_EXCHANGES 0x00a04u

/* Messages that were passed on. */
#define PIO_NIC_TRANSMIT_WINDOW_MESSAGES 0x00a08u

/* Results that were given. */
#define PIO_NIC_TRANSMIT_WINDOW_RESULTS 0x00a0cu

/* Times that a program was told to try again. */
#define PIO_NIC_TRANSMIT_WINDOW_TRY_AGAINS 0x00a10u

/* Faults of each kind. */
#define PIO_NIC_TRANSMIT_WINDOW_UNKNOWN_ANSWERS 0x00a14u

/* See `PioFault`. */
#define PIO_NIC_TRANSMIT_WINDOW_UNKNOWN_OPCODES 0x00a18u

/* See `PioFault`. */
#define PIO_NIC_TRANSMIT_WINDOW_SECOND_REQUESTS 0x00a1cu

/* See `PioFault`. */
#define PIO_NIC_TRANSMIT_WINDOW_REFUSED_RECALLS 0x00a20u

/* See `PioFault`. */
#define PIO_NIC_TRANSMIT_WINDOW_BAD_LENGTHS 0x00a24u

/* See `PioFault`. */
#define PIO_NIC_TRANSMIT_WINDOW_POISONED_MESSAGES 0x00a28u

/* See `PioFault`. */
#define PIO_NIC_TRANSMIT_WINDOW_LONG_RESULTS 0x00a2cu

/* Its first line, a multiple of its lines: bits 51 to 6 of the byte address. 64 bits. */
#define PIO_NIC_RECEIVE_WINDOW_FIRST_LINE 0x00c00u

/* Cycles after which a program that waits is told to try again; 0: never. */
#define PIO_NIC_RECEIVE_WINDOW_TRY_AGAIN_CYCLES 0x00c08u

/* The first fault since reset. */
#define PIO_NIC_RECEIVE_WINDOW_FAULT 0x00e00u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_NONE 0u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_UNKNOWN_ANSWER 1u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_UNKNOWN_OPCODE 2u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_SECOND_REQUEST 3u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_REFUSED_RECALL 4u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_BAD_LENGTH 5u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_POISONED_MESSAGE 6u
#define PIO_NIC_RECEIVE_WINDOW_FAULT_LONG_RESULT 7u

/* Exchanges that began. */
#define PIO_NIC_RECEIVE_WINDOW_EXCHANGES 0x00e04u

/* Messages that were passed on. */
#define PIO_NIC_RECEIVE_WINDOW_MESSAGES 0x00e08u

/* Results that were given. */
#define PIO_NIC_RECEIVE_WINDOW_RESULTS 0x00e0cu

/* Times that a program was told to try again. */
#define PIO_NIC_RECEIVE_WINDOW_TRY_AGAINS 0x00e10u

/* Faults of each kind. */
#define PIO_NIC_RECEIVE_WINDOW_UNKNOWN_ANSWERS 0x00e14u

/* See `PioFault`. */
#define PIO_NIC_RECEIVE_WINDOW_UNKNOWN_OPCODES 0x00e18u

/* See `PioFault`. */
#define PIO_NIC_RECEIVE_WINDOW_SECOND_REQUESTS 0x00e1cu

/* See `PioFault`. */
#define PIO_NIC_RECEIVE_WINDOW_REFUSED_RECALLS 0x00e20u

/* See `PioFault`. */
#define PIO_NIC_RECEIVE_WINDOW_BAD_LENGTHS 0x00e24u

/* See `PioFault`. */
#define PIO_NIC_RECEIVE_WINDOW_POISONED_MESSAGES 0x00e28u

/* See `PioFault`. */
#define PIO_NIC_RECEIVE_WINDOW_LONG_RESULTS 0x00e2cu

/* The first fault since reset. */
#define PIO_NIC_PIO_TRANSMIT_FAULT 0x01200u
#define PIO_NIC_PIO_TRANSMIT_FAULT_NONE 0u
#define PIO_NIC_PIO_TRANSMIT_FAULT_NO_BYTES 1u
#define PIO_NIC_PIO_TRANSMIT_FAULT_TOO_LONG 2u
#define PIO_NIC_PIO_TRANSMIT_FAULT_WRONG_LINES 3u
#define PIO_NIC_PIO_TRANSMIT_FAULT_UNFINISHED 4u
#define PIO_NIC_PIO_TRANSMIT_FAULT_STRAY_PART 5u

/* Packets that were passed on whole. */
#define PIO_NIC_PIO_TRANSMIT_PACKETS 0x01204u

/* Messages that were dropped, of each kind; see `PioTransmitFault`. */
#define PIO_NIC_PIO_TRANSMIT_WITHOUT_BYTES 0x01208u

/* See `PioTransmitFault`. */
#define PIO_NIC_PIO_TRANSMIT_TOO_LONG 0x0120cu

/* See `PioTransmitFault`. */
#define PIO_NIC_PIO_TRANSMIT_WRONG_LINES 0x01210u

/* See `PioTransmitFault`. */
#define PIO_NIC_PIO_TRANSMIT_UNFINISHED 0x01214u

/* See `PioTransmitFault`. */
#define PIO_NIC_PIO_TRANSMIT_STRAY_PARTS 0x01218u

/* The first fault since reset. */
#define PIO_NIC_PIO_RECEIVE_FAULT 0x01600u
#define PIO_NIC_PIO_RECEIVE_FAULT_NONE 0u
#define PIO_NIC_PIO_RECEIVE_FAULT_TOO_LONG 1u
#define PIO_NIC_PIO_RECEIVE_FAULT_STRAY_MESSAGE 2u

/* Packets that a program was given. */
#define PIO_NIC_PIO_RECEIVE_PACKETS 0x01604u

/* Packets that were dropped; see `PioReceiveFault`. */
#define PIO_NIC_PIO_RECEIVE_TOO_LONG 0x01608u

/* Messages that were dropped; see `PioReceiveFault`. */
#define PIO_NIC_PIO_RECEIVE_STRAY_MESSAGES 0x0160cu

/* The first fault since reset. */
#define PIO_NIC_UNMAPPED_MEMORY_FAULT 0x01a00u
#define PIO_NIC_UNMAPPED_MEMORY_FAULT_NONE 0u
#define PIO_NIC_UNMAPPED_MEMORY_FAULT_READ 1u
#define PIO_NIC_UNMAPPED_MEMORY_FAULT_WRITE 2u
#define PIO_NIC_UNMAPPED_MEMORY_FAULT_UNKNOWN_FORWARD 3u
#define PIO_NIC_UNMAPPED_MEMORY_FAULT_UNKNOWN_RESPONSE 4u
#define PIO_NIC_UNMAPPED_MEMORY_FAULT_UNKNOWN_OPCODE 5u

/* Its line, of a read or a write: bits 51 to 6 of the byte address. 64 bits. */
#define PIO_NIC_UNMAPPED_MEMORY_FAULT_LINE 0x01a08u

/* Faults of each kind; see `UnmappedFault`. */
#define PIO_NIC_UNMAPPED_MEMORY_READS 0x01a10u

/* See `UnmappedFault`. */
#define PIO_NIC_UNMAPPED_MEMORY_WRITES 0x01a14u

/* See `UnmappedFault`. */
#define PIO_NIC_UNMAPPED_MEMORY_UNKNOWN_FORWARDS 0x01a18u

/* See `UnmappedFault`. */
#define PIO_NIC_UNMAPPED_MEMORY_UNKNOWN_RESPONSES 0x01a1cu

/* See `UnmappedFault`. */
#define PIO_NIC_UNMAPPED_MEMORY_UNKNOWN_OPCODES 0x01a20u

/* The flow hash chooses the ring, by the table; else all go to `default_ring`. */
#define PIO_NIC_CLASSIFY_SPREAD 0x02800u

/* Where packets go that have no flow hash. */
#define PIO_NIC_CLASSIFY_DEFAULT_RING 0x02804u

/* The hash of a TCP packet has its ports in it. */
#define PIO_NIC_CLASSIFY_HASH_TCP_PORTS 0x02808u

/* The hash of a UDP packet has its ports in it. */
#define PIO_NIC_CLASSIFY_HASH_UDP_PORTS 0x0280cu

/* Which, from the key's first bytes on: 0 to 9; others write nothing. */
#define PIO_NIC_CLASSIFY_HASH_KEY_WORD 0x02900u

/* The bytes, the first on top. */
#define PIO_NIC_CLASSIFY_HASH_KEY_VALUE 0x02904u

/* Which: the lowest bits of the hash. All 128 are written before packets are spread: at power-up they are anything. */
#define PIO_NIC_CLASSIFY_RING_TABLE_ENTRY 0x02920u

/* The ring. */
#define PIO_NIC_CLASSIFY_RING_TABLE_RING 0x02924u

/* Cycles since reset: the clock of `timestamp_cycles`. 64 bits. */
#define PIO_NIC_CLASSIFY_CYCLES 0x02a00u

/* Packets of no known protocol. 64 bits. */
#define PIO_NIC_CLASSIFY_OTHER_PACKETS 0x02a08u

/* Packets of the address resolution protocol. 64 bits. */
#define PIO_NIC_CLASSIFY_ARP_PACKETS 0x02a10u

/* IPv4 packets with neither UDP nor TCP. 64 bits. */
#define PIO_NIC_CLASSIFY_IPV4_PACKETS 0x02a18u

/* UDP in IPv4. 64 bits. */
#define PIO_NIC_CLASSIFY_IPV4_UDP_PACKETS 0x02a20u

/* TCP in IPv4. 64 bits. */
#define PIO_NIC_CLASSIFY_IPV4_TCP_PACKETS 0x02a28u

/* IPv6 packets with neither UDP nor TCP. 64 bits. */
#define PIO_NIC_CLASSIFY_IPV6_PACKETS 0x02a30u

/* UDP in IPv6. 64 bits. */
#define PIO_NIC_CLASSIFY_IPV6_UDP_PACKETS 0x02a38u

/* TCP in IPv6. 64 bits. */
#define PIO_NIC_CLASSIFY_IPV6_TCP_PACKETS 0x02a40u

/* Fragments of IP packets. 64 bits. */
#define PIO_NIC_CLASSIFY_FRAGMENTS 0x02a48u

/* Packets with a wrong checksum in their IPv4 header. 64 bits. */
#define PIO_NIC_CLASSIFY_BAD_IPV4 0x02a50u

/* Packets with a right IPv4 header, if any, and a wrong UDP checksum. 64 bits. */
#define PIO_NIC_CLASSIFY_BAD_UDP 0x02a58u

/* Packets with a right IPv4 header, if any, and a wrong TCP checksum. 64 bits. */
#define PIO_NIC_CLASSIFY_BAD_TCP 0x02a60u

/* Packets with a header cut off, or a length in a header that cannot be right. 64 bits. */
#define PIO_NIC_CLASSIFY_MALFORMED_PACKETS 0x02a68u

/* Packets with longer IPv6 extension headers than are read, and those with a checksum of addresses that their IP header does not have: an IPv6 routing header with segments left, a home address option, what may be an IPv4 source route that is not used up. 64 bits. */
#define PIO_NIC_CLASSIFY_UNREAD_PACKETS 0x02a70u

/* There are such packets. */
#define PIO_NIC_ENGINE_PORT_ENABLE_0 0x02c00u

/* The UDP port that they go to. */
#define PIO_NIC_ENGINE_PORT_UDP_PORT_0 0x02c04u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define PIO_NIC_ENGINE_PORT_DESTINATION_0 0x02c08u

/* There are such packets. */
#define PIO_NIC_ENGINE_PORT_ENABLE_1 0x02c0cu

/* The UDP port that they go to. */
#define PIO_NIC_ENGINE_PORT_UDP_PORT_1 0x02c10u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define PIO_NIC_ENGINE_PORT_DESTINATION_1 0x02c14u

/* There are such packets. */
#define PIO_NIC_ENGINE_PORT_ENABLE_2 0x02c18u

/* The UDP port that they go to. */
#define PIO_NIC_ENGINE_PORT_UDP_PORT_2 0x02c1cu

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define PIO_NIC_ENGINE_PORT_DESTINATION_2 0x02c20u

/* There are such packets. */
#define PIO_NIC_ENGINE_PORT_ENABLE_3 0x02c24u

/* The UDP port that they go to. */
#define PIO_NIC_ENGINE_PORT_UDP_PORT_3 0x02c28u

/* The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of. */
#define PIO_NIC_ENGINE_PORT_DESTINATION_3 0x02c2cu

/* There are such packets. */
#define PIO_NIC_ENGINE_FLOW_ENABLE_0 0x03000u

/* Their flow hash. */
#define PIO_NIC_ENGINE_FLOW_FLOW_HASH_0 0x03004u

/* The engine, as `destination` of a packet. */
#define PIO_NIC_ENGINE_FLOW_DESTINATION_0 0x03008u

/* There are such packets. */
#define PIO_NIC_ENGINE_FLOW_ENABLE_1 0x0300cu

/* Their flow hash. */
#define PIO_NIC_ENGINE_FLOW_FLOW_HASH_1 0x03010u

/* The engine, as `destination` of a packet. */
#define PIO_NIC_ENGINE_FLOW_DESTINATION_1 0x03014u

/* There are such packets. */
#define PIO_NIC_ENGINE_FLOW_ENABLE_2 0x03018u

/* Their flow hash. */
#define PIO_NIC_ENGINE_FLOW_FLOW_HASH_2 0x0301cu

/* The engine, as `destination` of a packet. */
#define PIO_NIC_ENGINE_FLOW_DESTINATION_2 0x03020u

/* There are such packets. */
#define PIO_NIC_ENGINE_FLOW_ENABLE_3 0x03024u

/* Their flow hash. */
#define PIO_NIC_ENGINE_FLOW_FLOW_HASH_3 0x03028u

/* The engine, as `destination` of a packet. */
#define PIO_NIC_ENGINE_FLOW_DESTINATION_3 0x0302cu

/* Packets that were stored. 64 bits. */
#define PIO_NIC_PACKET_BUFFER_PACKETS 0x03600u

/* Their bytes. 64 bits. */
#define PIO_NIC_PACKET_BUFFER_BYTES 0x03608u

/* Packets that were dropped because the lines did not suffice. 64 bits. */
#define PIO_NIC_PACKET_BUFFER_MEMORY_FULL 0x03610u

/* Packets that were dropped because too many others were stored. 64 bits. */
#define PIO_NIC_PACKET_BUFFER_TABLE_FULL 0x03618u

/* Packets that came with an error. 64 bits. */
#define PIO_NIC_PACKET_BUFFER_DAMAGED_PACKETS 0x03620u

/* Packets of more than 9,216 bytes. 64 bits. */
#define PIO_NIC_PACKET_BUFFER_OVERSIZED_PACKETS 0x03628u

/* Lines in use. */
#define PIO_NIC_PACKET_BUFFER_LINES 0x03630u

/* The most that were ever in use. */
#define PIO_NIC_PACKET_BUFFER_MOST_LINES 0x03634u

/* Destinations that take packets, a bit for each. */
#define PIO_NIC_STEERING_ENABLE 0x03800u

/* Packets for destination 0. 64 bits. */
#define PIO_NIC_STEERING_PACKETS_0 0x03a00u

/* Packets for destination 1. 64 bits. */
#define PIO_NIC_STEERING_PACKETS_1 0x03a08u

/* Packets for destination 2. 64 bits. */
#define PIO_NIC_STEERING_PACKETS_2 0x03a10u

/* Packets for destination 3. 64 bits. */
#define PIO_NIC_STEERING_PACKETS_3 0x03a18u

/* Packets for a destination that is not there or not enabled. 64 bits. */
#define PIO_NIC_STEERING_DROPPED_PACKETS 0x03a20u

/* Packets that passed as they were, as they should. 64 bits. */
#define PIO_NIC_CHECKSUM_FILL_PASSED_PACKETS 0x03e00u

/* Packets whose checksums were filled in. 64 bits. */
#define PIO_NIC_CHECKSUM_FILL_FILLED_PACKETS 0x03e08u

/* Packets that passed as they were, because there is nothing in them that can be filled in. 64 bits. */
#define PIO_NIC_CHECKSUM_FILL_UNFILLED_PACKETS 0x03e10u

/* Packets that were dropped, because they came with an error. 64 bits. */
#define PIO_NIC_CHECKSUM_FILL_DAMAGED_PACKETS 0x03e18u

/* Packets that were dropped, because they are longer than the memory. 64 bits. */
#define PIO_NIC_CHECKSUM_FILL_OVERSIZED_PACKETS 0x03e20u

/* Packets that were passed on whole and without an error. 64 bits. */
#define PIO_NIC_MAC_RECEIVE_PACKETS 0x04200u

/* Their bytes. 64 bits. */
#define PIO_NIC_MAC_RECEIVE_BYTES 0x04208u

/* Packets of which the end was lost, because nobody took it. 64 bits. */
#define PIO_NIC_MAC_RECEIVE_CUT_PACKETS 0x04210u

/* Packets that were lost whole, because nobody took their first beat. 64 bits. */
#define PIO_NIC_MAC_RECEIVE_DROPPED_PACKETS 0x04218u

/* Packets that the MAC found damaged. 64 bits. */
#define PIO_NIC_MAC_RECEIVE_DAMAGED_PACKETS 0x04220u

/* Packets that were cut because they are too long. 64 bits. */
#define PIO_NIC_MAC_RECEIVE_OVERSIZED_PACKETS 0x04228u

/* Packets that are too short, and undamaged. 64 bits. */
#define PIO_NIC_MAC_RECEIVE_SHORT_PACKETS 0x04230u

/* Packets that ended with an error. */
#define PIO_NIC_PACKET_QUEUE_DAMAGED_PACKETS 0x04600u

/* Packets longer than the memory. */
#define PIO_NIC_PACKET_QUEUE_OVERSIZED_PACKETS 0x04604u

/* Packets. */
#define PIO_NIC_MAC_TRANSMIT_PACKETS 0x04a00u

/* Bytes of packets, padding included. 64 bits. */
#define PIO_NIC_MAC_TRANSMIT_BYTES 0x04a08u

/* Packets that were padded. */
#define PIO_NIC_MAC_TRANSMIT_PADDED_PACKETS 0x04a10u

/* Set: a run begins, at sequence number 0, or as soon as the one before has ended. Cleared: it ends with the current packet. */
#define PIO_NIC_PACKET_GENERATOR_ENABLE 0x06000u

/* How many packets; 0: until it is cleared. 64 bits. */
#define PIO_NIC_PACKET_GENERATOR_PACKETS 0x06008u

/* What a rate counts. */
#define PIO_NIC_PACKET_GENERATOR_RATE_UNIT 0x06010u
#define PIO_NIC_PACKET_GENERATOR_RATE_UNIT_PACKETS 0u
#define PIO_NIC_PACKET_GENERATOR_RATE_UNIT_BYTES 1u

/* Packets or bytes in `rate_denominator` cycles, exactly; not 0. What a stall holds back follows as fast as it can. */
#define PIO_NIC_PACKET_GENERATOR_RATE_NUMERATOR 0x06014u

/* Cycles in which they leave; not 0. */
#define PIO_NIC_PACKET_GENERATOR_RATE_DENOMINATOR 0x06018u

/* Bytes that count for each packet besides its own: 24 for check sequence, preamble and gap. */
#define PIO_NIC_PACKET_GENERATOR_OVERHEAD_BYTES 0x0601cu

/* How long packets are. */
#define PIO_NIC_PACKET_GENERATOR_SIZES 0x06020u
#define PIO_NIC_PACKET_GENERATOR_SIZES_FIXED 0u
#define PIO_NIC_PACKET_GENERATOR_SIZES_SWEEP 1u
#define PIO_NIC_PACKET_GENERATOR_SIZES_TABLE 2u

/* Bytes of the shortest packet, 60 or more; a check sequence is not counted. */
#define PIO_NIC_PACKET_GENERATOR_LEAST_BYTES 0x06024u

/* Bytes of the longest packet, up to 9,216. */
#define PIO_NIC_PACKET_GENERATOR_MOST_BYTES 0x06028u

/* Flows, which take turns; 0 counts as one. */
#define PIO_NIC_PACKET_GENERATOR_FLOWS 0x0602cu

/* The number of the flow is added to the lower half of the source address. */
#define PIO_NIC_PACKET_GENERATOR_VARY_SOURCE_ADDRESS 0x06030u

/* It is added to the lower half of the destination address. */
#define PIO_NIC_PACKET_GENERATOR_VARY_DESTINATION_ADDRESS 0x06034u

/* It is added to the source port. */
#define PIO_NIC_PACKET_GENERATOR_VARY_SOURCE_PORT 0x06038u

/* It is added to the destination port. */
#define PIO_NIC_PACKET_GENERATOR_VARY_DESTINATION_PORT 0x0603cu

/* Ethernet address of the receiver, the first byte highest. 64 bits. */
#define PIO_NIC_PACKET_GENERATOR_DESTINATION_MAC 0x06040u

/* Ethernet address of the sender, the first byte highest. 64 bits. */
#define PIO_NIC_PACKET_GENERATOR_SOURCE_MAC 0x06048u

/* IPv4 address of the sender, the first byte highest. */
#define PIO_NIC_PACKET_GENERATOR_SOURCE_ADDRESS 0x06050u

/* IPv4 address of the receiver, the first byte highest. */
#define PIO_NIC_PACKET_GENERATOR_DESTINATION_ADDRESS 0x06054u

/* UDP port of the sender. */
#define PIO_NIC_PACKET_GENERATOR_SOURCE_PORT 0x06058u

/* UDP port of the receiver. */
#define PIO_NIC_PACKET_GENERATOR_DESTINATION_PORT 0x0605cu

/* Where the random generator begins. */
#define PIO_NIC_PACKET_GENERATOR_RANDOM_SEED 0x06060u

/* What packets carry. */
#define PIO_NIC_PACKET_GENERATOR_CONTENT 0x06064u
#define PIO_NIC_PACKET_GENERATOR_CONTENT_PROBE 0u
#define PIO_NIC_PACKET_GENERATOR_CONTENT_REQUEST 1u

/* Bytes of the request behind the UDP header, 1 to 64. */
#define PIO_NIC_PACKET_GENERATOR_TEMPLATE_BYTES 0x06068u

/* Where in the template the key's number is, 4 bytes, the highest first: counted in words of 2 bytes. */
#define PIO_NIC_PACKET_GENERATOR_KEY_PLACE 0x0606cu

/* Which keys requests ask for. */
#define PIO_NIC_PACKET_GENERATOR_KEYS 0x06070u
#define PIO_NIC_PACKET_GENERATOR_KEYS_UNIFORM 0u
#define PIO_NIC_PACKET_GENERATOR_KEYS_CLASSES 1u

/* Two to this power is the number of keys, 0 to 32. */
#define PIO_NIC_PACKET_GENERATOR_KEY_BITS 0x06074u

/* Which entry. */
#define PIO_NIC_PACKET_GENERATOR_SIZE_ENTRY 0x06100u

/* One size. */
#define PIO_NIC_PACKET_GENERATOR_SIZE_BYTES 0x06104u

/* The other size. */
#define PIO_NIC_PACKET_GENERATOR_SIZE_OTHER_BYTES 0x06108u

/* How often the first is meant, of 65,536 times. */
#define PIO_NIC_PACKET_GENERATOR_SIZE_SHARE 0x0610cu

/* Which four bytes. */
#define PIO_NIC_PACKET_GENERATOR_TEMPLATE_WORD 0x06120u

/* They, the first lowest. */
#define PIO_NIC_PACKET_GENERATOR_TEMPLATE_DATA 0x06124u

/* A run is in progress. */
#define PIO_NIC_PACKET_GENERATOR_RUNNING 0x06200u

/* Why it stopped itself, until the next run. */
#define PIO_NIC_PACKET_GENERATOR_FAULT 0x06204u
#define PIO_NIC_PACKET_GENERATOR_FAULT_NONE 0u
#define PIO_NIC_PACKET_GENERATOR_FAULT_BAD_RATE 1u
#define PIO_NIC_PACKET_GENERATOR_FAULT_BAD_SIZE 2u
#define PIO_NIC_PACKET_GENERATOR_FAULT_BAD_TEMPLATE 3u
#define PIO_NIC_PACKET_GENERATOR_FAULT_BAD_KEY 4u

/* Packets. 64 bits. */
#define PIO_NIC_PACKET_GENERATOR_SENT_PACKETS 0x06208u

/* Their bytes. 64 bits. */
#define PIO_NIC_PACKET_GENERATOR_SENT_BYTES 0x06210u

/* Cycles in which a beat was offered and not taken. 64 bits. */
#define PIO_NIC_PACKET_GENERATOR_STALLED_CYCLES 0x06218u

/* The first packet of a flow has the sequence number 0; else it has any. */
#define PIO_NIC_PACKET_SINK_STARTS_AT_ZERO 0x06400u

/* Nothing: of a block of registers that has none of a kind. */
#define PIO_NIC_PACKET_SINK_CLEAR 0x06500u

/* Which: `v` for a latency of `v` cycles below 16; else, for 2^e cycles up to 2^(e+1), 16 (e - 3) and the four bits behind the highest one. */
#define PIO_NIC_PACKET_SINK_BUCKET 0x06520u

/* It is being cleared; packets that end now are not counted. */
#define PIO_NIC_PACKET_SINK_CLEARING 0x06600u

/* Packets. 64 bits. */
#define PIO_NIC_PACKET_SINK_PACKETS 0x06608u

/* Their bytes. 64 bits. */
#define PIO_NIC_PACKET_SINK_BYTES 0x06610u

/* Packets that end with an error. */
#define PIO_NIC_PACKET_SINK_DAMAGED_PACKETS 0x06618u

/* Packets that no generator sent, by their headers or their check; they are in no figure below. 64 bits. */
#define PIO_NIC_PACKET_SINK_FOREIGN_PACKETS 0x06620u

/* Packets of another length than their headers say, or with a byte of the pattern wrong; they are in the figures below. */
#define PIO_NIC_PACKET_SINK_CORRUPTED_PACKETS 0x06628u

/* Packets of a flow that the sink has no room for; they are in no figure of sequences. 64 bits. */
#define PIO_NIC_PACKET_SINK_UNFOLLOWED_PACKETS 0x06630u

/* Sequence numbers that are missing by now. 64 bits. */
#define PIO_NIC_PACKET_SINK_LOST_PACKETS 0x06638u

/* Packets that came after one with a higher sequence number, once. 64 bits. */
#define PIO_NIC_PACKET_SINK_LATE_PACKETS 0x06640u

/* Packets whose sequence number had come before, or is from before the first of their flow. */
#define PIO_NIC_PACKET_SINK_DOUBLED_PACKETS 0x06648u

/* Packets 32 or more sequence numbers behind, late or doubled; if late, they stay lost. */
#define PIO_NIC_PACKET_SINK_STALE_PACKETS 0x0664cu

/* Sum of the latencies of all packets, in cycles. 64 bits. */
#define PIO_NIC_PACKET_SINK_LATENCY_SUM 0x06650u

/* The least latency; all ones without a packet. */
#define PIO_NIC_PACKET_SINK_LATENCY_LEAST 0x06658u

/* The greatest latency. */
#define PIO_NIC_PACKET_SINK_LATENCY_MOST 0x0665cu

/* Packets in the bucket that was asked for last. 64 bits. */
#define PIO_NIC_PACKET_SINK_BUCKET_PACKETS 0x06660u

/* Where received packets come from. */
#define PIO_NIC_LOOPBACK_RECEIVE 0x06800u
#define PIO_NIC_LOOPBACK_RECEIVE_MAC 0u
#define PIO_NIC_LOOPBACK_RECEIVE_GENERATOR 1u
#define PIO_NIC_LOOPBACK_RECEIVE_LOOP 2u

/* Where packets to send go. */
#define PIO_NIC_LOOPBACK_TRANSMIT 0x06804u
#define PIO_NIC_LOOPBACK_TRANSMIT_MAC 0u
#define PIO_NIC_LOOPBACK_TRANSMIT_SINK 1u
#define PIO_NIC_LOOPBACK_TRANSMIT_LOOP 2u

/* Where received packets come from now. */
#define PIO_NIC_LOOPBACK_RECEIVED_FROM 0x06a00u
#define PIO_NIC_LOOPBACK_RECEIVED_FROM_MAC 0u
#define PIO_NIC_LOOPBACK_RECEIVED_FROM_GENERATOR 1u
#define PIO_NIC_LOOPBACK_RECEIVED_FROM_LOOP 2u

/* Where packets to send go now. */
#define PIO_NIC_LOOPBACK_SENT_TO 0x06a04u
#define PIO_NIC_LOOPBACK_SENT_TO_MAC 0u
#define PIO_NIC_LOOPBACK_SENT_TO_SINK 1u
#define PIO_NIC_LOOPBACK_SENT_TO_LOOP 2u

/* Packets from the MAC while another source was chosen. */
#define PIO_NIC_LOOPBACK_DROPPED_FROM_MAC 0x06a08u

/* Packets to the loop while received packets came from elsewhere. */
#define PIO_NIC_LOOPBACK_DROPPED_FROM_LOOP 0x06a0cu

/* Cycles in which a message's beats may stand still, added up. */
#define PIO_NIC_STORE_GATE_PATIENCE_CYCLES 0x06c00u

/* What is behind takes nothing, so that messages are dropped. */
#define PIO_NIC_STORE_GATE_IS_DOWN 0x06e00u

/* Times that it became so. */
#define PIO_NIC_STORE_GATE_OUTAGES 0x06e04u

/* Messages of which something was dropped. */
#define PIO_NIC_STORE_GATE_DROPPED_MESSAGES 0x06e08u

/* Messages that came. */
#define PIO_NIC_STORE_PACKETS_MESSAGES 0x07e00u

/* Messages with nothing behind the header, which were dropped. */
#define PIO_NIC_STORE_PACKETS_EMPTY_MESSAGES 0x07e04u

/* The other side runs, and frames pass. */
#define PIO_NIC_MAC_CROSSING_IS_LINKED 0x0da00u

/* Times that the other side was reset: frames on their way were lost. */
#define PIO_NIC_MAC_CROSSING_PEER_RESETS 0x0da04u

/* Frames of which the rest was dropped because of that. */
#define PIO_NIC_MAC_CROSSING_CUT_FRAMES 0x0da08u

/* They are dropped and counted, of all who send: for a MAC that takes nothing. */
#define PIO_NIC_DEPARTURES_DISCARD 0x0dc00u

/* Frames that were dropped, whole or from some beat on. 64 bits. */
#define PIO_NIC_DEPARTURES_DISCARDED_FRAMES 0x0de00u

#endif /* PIO_NIC_REGISTERS_H */
