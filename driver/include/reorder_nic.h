/* Registers of reorder_nic: byte offsets. Written by `cargo run --bin emit`; do not edit. */
#ifndef REORDER_NIC_H
#define REORDER_NIC_H

/* The bytes `RNIC`. */
#define REORDER_NIC_IDENTIFICATION 0x00u
#define REORDER_NIC_IDENTIFICATION_VALUE 0x43494e52u
/* Version of this map: major, minor, 16 bits each. */
#define REORDER_NIC_VERSION 0x04u
#define REORDER_NIC_VERSION_VALUE 0x00010000u
/* Lines that a host may be ahead at full rate. */
#define REORDER_NIC_WINDOW_LINES 0x08u
/* The address space has two to this power lines. */
#define REORDER_NIC_LINE_BITS 0x0cu
/* Messages begin at multiples of this. */
#define REORDER_NIC_ALIGNMENT_BYTES 0x10u
/* Bytes of the longest frame. */
#define REORDER_NIC_MAXIMUM_BYTES 0x14u
/* The longest frame that is sent, in 64 bytes. */
#define REORDER_NIC_QUEUE_BEATS 0x18u
/* Stores are taken; else they are dropped. */
#define REORDER_NIC_CONTROL 0x20u
#define REORDER_NIC_CONTROL_ENABLE 1u
/* Empties the window and begins again at the line that is written. */
#define REORDER_NIC_RESTART 0x24u
/* Why the queue stands still, until the next restart. */
#define REORDER_NIC_FAULT 0x28u
#define REORDER_NIC_FAULT_NONE 0u
#define REORDER_NIC_FAULT_TOO_SHORT 1u
#define REORDER_NIC_FAULT_TOO_LONG 2u
#define REORDER_NIC_FAULT_BEYOND_WINDOW 3u
#define REORDER_NIC_FAULT_BELOW_START 4u
/* Byte address of the oldest message that has not left the window whole. */
#define REORDER_NIC_NEXT_START_ADDRESS 0x2cu
/* Faults: a length above the maximum. */
#define REORDER_NIC_TOO_LONG 0x44u
/* Faults: a store beyond a stuck window. */
#define REORDER_NIC_BEYOND_WINDOW 0x48u
/* Faults: a store to bytes that had left. */
#define REORDER_NIC_BELOW_START 0x4cu
/* Stores with a byte that was there. */
#define REORDER_NIC_DOUBLED_STORES 0x50u
/* Stores while the queue stood still. */
#define REORDER_NIC_DROPPED_STORES 0x54u
/* Stores while they were not enabled. */
#define REORDER_NIC_DISABLED_STORES 0x58u
/* AXI bursts of a kind not supported. */
#define REORDER_NIC_REFUSED_BURSTS 0x5cu
/* AXI bursts beyond the address space. */
#define REORDER_NIC_OUTSIDE_BURSTS 0x60u
/* AXI beats whose `last` was wrong. */
#define REORDER_NIC_MISPLACED_LASTS 0x64u
/* AXI bursts that read; they got zeros. */
#define REORDER_NIC_READS 0x68u
/* Messages without a frame. */
#define REORDER_NIC_EMPTY_MESSAGES 0x6cu
/* Frames cut short, which were not sent. */
#define REORDER_NIC_DAMAGED_PACKETS 0x70u
/* Frames that do not fit the queue. */
#define REORDER_NIC_OVERSIZED_PACKETS 0x74u
/* Accesses to no register, or in part. */
#define REORDER_NIC_REFUSED_ACCESSES 0x78u
/* Stores that were passed on. */
#define REORDER_NIC_STORES 0x80u
/* Messages that left the window. */
#define REORDER_NIC_MESSAGES 0x84u
/* Frames given to the MAC. */
#define REORDER_NIC_PACKETS 0x88u
/* Frames that were padded to 60 bytes. */
#define REORDER_NIC_PADDED_PACKETS 0x8cu
/* Bytes given to the MAC; read before the next. */
#define REORDER_NIC_BYTES_LOW 0x90u
/* Their upper bits, as of the last `bytes_low`. */
#define REORDER_NIC_BYTES_HIGH 0x94u

#endif /* REORDER_NIC_H */
