/* Registers of reorder_nic, version 3.0: byte addresses. Written by `cargo run --bin emit`; do not
 * edit. Registers of 64 bits: read the lower word first, then the upper one at the next address; write
 * the lower word first, then the upper one. */
#ifndef REORDER_NIC_REGISTERS_H
#define REORDER_NIC_REGISTERS_H

/* Four letters that name the card, the first lowest. */
#define REORDER_NIC_CARD_IDENTIFICATION 0x00000u
#define REORDER_NIC_CARD_IDENTIFICATION_VALUE 0x43494e52u

/* Version of the map: the minor number in the lower half, the major number in the upper one, which changes when an old driver cannot go on. */
#define REORDER_NIC_CARD_VERSION 0x00004u
#define REORDER_NIC_CARD_VERSION_VALUE 0x00030000u

/* Lines that a host may be ahead at full rate. */
#define REORDER_NIC_CARD_WINDOW_LINES 0x00008u

/* The address space has two to this power lines. */
#define REORDER_NIC_CARD_LINE_BITS 0x0000cu

/* Messages begin at multiples of this. */
#define REORDER_NIC_CARD_ALIGNMENT_BYTES 0x00010u

/* Bytes of the longest frame. */
#define REORDER_NIC_CARD_MAXIMUM_BYTES 0x00014u

/* The longest frame that is sent, in beats of 64 bytes. */
#define REORDER_NIC_CARD_QUEUE_BEATS 0x00018u

/* Accesses that were refused: to no register, of less than a word, or a write that its register does not take. */
#define REORDER_NIC_REGISTERS_REFUSED_ACCESSES 0x00600u

/* Byte address of the first of them since reset. */
#define REORDER_NIC_REGISTERS_FIRST_REFUSED_ADDRESS 0x00604u

/* Stores are taken; else they are dropped. */
#define REORDER_NIC_AXI_WRITE_ENABLE 0x00800u

/* Stores passed on. */
#define REORDER_NIC_AXI_WRITE_STORES 0x00a00u

/* Bursts of a kind that is not supported; their beats were dropped. */
#define REORDER_NIC_AXI_WRITE_REFUSED_BURSTS 0x00a04u

/* Bursts beyond the window of stores; their beats were dropped. */
#define REORDER_NIC_AXI_WRITE_OUTSIDE_BURSTS 0x00a08u

/* Bursts whose `last` was not on their last beat. */
#define REORDER_NIC_AXI_WRITE_MISPLACED_LASTS 0x00a0cu

/* Stores that were dropped because the window was not enabled. */
#define REORDER_NIC_AXI_WRITE_DISABLED_STORES 0x00a10u

/* Bursts that read; they got zeros. */
#define REORDER_NIC_AXI_READ_READS 0x00e00u

/* The line whose byte 0 is the first of the next message. */
#define REORDER_NIC_MMIO_REORDER_RESTART 0x01100u

/* Why it stands still. */
#define REORDER_NIC_MMIO_REORDER_FAULT 0x01200u
#define REORDER_NIC_MMIO_REORDER_FAULT_NONE 0u
#define REORDER_NIC_MMIO_REORDER_FAULT_TOO_SHORT 1u
#define REORDER_NIC_MMIO_REORDER_FAULT_TOO_LONG 2u
#define REORDER_NIC_MMIO_REORDER_FAULT_BEYOND_WINDOW 3u
#define REORDER_NIC_MMIO_REORDER_FAULT_BELOW_START 4u

/* Faults since reset: a length below the end of its own field. */
#define REORDER_NIC_MMIO_REORDER_TOO_SHORT 0x01204u

/* Faults since reset: a length above the maximum. */
#define REORDER_NIC_MMIO_REORDER_TOO_LONG 0x01208u

/* Faults since reset: a store beyond a window that could not move. */
#define REORDER_NIC_MMIO_REORDER_BEYOND_WINDOW 0x0120cu

/* Faults since reset: a store to bytes that had left. */
#define REORDER_NIC_MMIO_REORDER_BELOW_START 0x01210u

/* Stores with a byte that was present already; the first value was kept. */
#define REORDER_NIC_MMIO_REORDER_DOUBLED_STORES 0x01214u

/* Stores that were dropped because the queue stood still. */
#define REORDER_NIC_MMIO_REORDER_DROPPED_STORES 0x01218u

/* Stores with bytes behind the end of a message that had left, which were dropped. */
#define REORDER_NIC_MMIO_REORDER_LATE_GAP_STORES 0x0121cu

/* Byte address of the oldest message that has not left the window whole. */
#define REORDER_NIC_MMIO_REORDER_NEXT_START_ADDRESS 0x01220u

/* Messages that came. */
#define REORDER_NIC_HEADER_STRIP_MESSAGES 0x01600u

/* Messages with nothing behind the header, which were dropped. */
#define REORDER_NIC_HEADER_STRIP_EMPTY_MESSAGES 0x01604u

/* Packets that ended with an error. */
#define REORDER_NIC_PACKET_QUEUE_DAMAGED_PACKETS 0x01a00u

/* Packets longer than the memory. */
#define REORDER_NIC_PACKET_QUEUE_OVERSIZED_PACKETS 0x01a04u

/* Packets. */
#define REORDER_NIC_CMAC_TRANSMIT_PACKETS 0x01e00u

/* Bytes of packets, padding included. 64 bits. */
#define REORDER_NIC_CMAC_TRANSMIT_BYTES 0x01e08u

/* Packets that were padded. */
#define REORDER_NIC_CMAC_TRANSMIT_PADDED_PACKETS 0x01e10u

/* Cycles in which a message's beats may stand still, added up. */
#define REORDER_NIC_MESSAGE_GATE_PATIENCE_CYCLES 0x02000u

/* What is behind takes nothing, so that messages are dropped. */
#define REORDER_NIC_MESSAGE_GATE_IS_DOWN 0x02200u

/* Times that it became so. */
#define REORDER_NIC_MESSAGE_GATE_OUTAGES 0x02204u

/* Messages of which something was dropped. */
#define REORDER_NIC_MESSAGE_GATE_DROPPED_MESSAGES 0x02208u

/* The other side runs, and frames pass. */
#define REORDER_NIC_MAC_CROSSING_IS_LINKED 0x02600u

/* Times that the other side was reset: frames on their way were lost. */
#define REORDER_NIC_MAC_CROSSING_PEER_RESETS 0x02604u

/* Frames of which the rest was dropped because of that. */
#define REORDER_NIC_MAC_CROSSING_CUT_FRAMES 0x02608u

#endif /* REORDER_NIC_REGISTERS_H */
