/* Registers of nic, version 0.1: byte addresses. Written by `cargo run --bin emit`; do not
 * edit. Registers of 64 bits: read the lower word first, then the upper one at the next address; write
 * the lower word first, then the upper one. */
#ifndef NIC_REGISTERS_H
#define NIC_REGISTERS_H

/* Four letters that name the card, the first lowest. */
#define NIC_CARD_IDENTIFICATION 0x00000u
#define NIC_CARD_IDENTIFICATION_VALUE 0x43494e43u

/* Version of the map: the minor number in the lower half, the major number in the upper one, which changes when an old driver cannot go on. */
#define NIC_CARD_VERSION 0x00004u
#define NIC_CARD_VERSION_VALUE 0x00000001u

/* What it reaches its host through. */
#define NIC_CARD_LINK 0x00008u
#define NIC_CARD_LINK_CXL 0u
#define NIC_CARD_LINK_CXL_IP 1u
#define NIC_CARD_LINK_PCI_EXPRESS 2u

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

/* Packets can also be sent by stores (MMIO). */
#define NIC_CARD_HAS_MMIO_PATH 0x00030u

/* Accesses that were refused: to no register, of less than a word, or a write that its register does not take. */
#define NIC_REGISTERS_REFUSED_ACCESSES 0x00600u

/* Byte address of the first of them since reset. */
#define NIC_REGISTERS_FIRST_REFUSED_ADDRESS 0x00604u

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

/* Completions that go together, 1 to 64. */
#define NIC_RECEIVE_RING_BATCH(n) (0x1005cu + 0x1000u * (n))

/* Cycles that a completion waits for others of its batch or line. */
#define NIC_RECEIVE_RING_BATCH_TIMEOUT_CYCLES(n) (0x10060u + 0x1000u * (n))

/* Cycles that a packet waits for a descriptor before it is dropped. */
#define NIC_RECEIVE_RING_STARVE_CYCLES(n) (0x10064u + 0x1000u * (n))

/* Completions that raise an interrupt; 0: none do. */
#define NIC_RECEIVE_RING_INTERRUPT_PACKETS(n) (0x10068u + 0x1000u * (n))

/* Cycles after which fewer raise one. */
#define NIC_RECEIVE_RING_INTERRUPT_DELAY_CYCLES(n) (0x1006cu + 0x1000u * (n))

/* The count; it goes around after 2^32. */
#define NIC_RECEIVE_RING_TAIL(n) (0x10100u + 0x1000u * (n))

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

/* Completions that go together, 1 to 64. */
#define NIC_TRANSMIT_RING_BATCH(n) (0x1045cu + 0x1000u * (n))

/* Cycles that a completion waits for others of its batch or line. */
#define NIC_TRANSMIT_RING_BATCH_TIMEOUT_CYCLES(n) (0x10460u + 0x1000u * (n))

/* Cycles that a packet waits for a descriptor before it is dropped. */
#define NIC_TRANSMIT_RING_STARVE_CYCLES(n) (0x10464u + 0x1000u * (n))

/* Completions that raise an interrupt; 0: none do. */
#define NIC_TRANSMIT_RING_INTERRUPT_PACKETS(n) (0x10468u + 0x1000u * (n))

/* Cycles after which fewer raise one. */
#define NIC_TRANSMIT_RING_INTERRUPT_DELAY_CYCLES(n) (0x1046cu + 0x1000u * (n))

/* The count; it goes around after 2^32. */
#define NIC_TRANSMIT_RING_TAIL(n) (0x10500u + 0x1000u * (n))

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
