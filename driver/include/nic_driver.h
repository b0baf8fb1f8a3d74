/* The driver of the network interface card for programs in C. Written by `make emit` from
 * driver/c; do not edit. Link it with libnic_driver_c.a, which `cargo build --package nic-driver-c` makes. */

#ifndef NIC_DRIVER_H
#define NIC_DRIVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// How a function ended.
enum nic_status {
    // All is well.
    NIC_STATUS_OK,
    // A pointer that must not be is null, or a function of the machine.
    NIC_STATUS_NULL_POINTER,
    // A number has no name among those that are right there.
    NIC_STATUS_BAD_VALUE,
    // The device is another one.
    NIC_STATUS_IDENTIFICATION,
    // The device's registers have another major version.
    NIC_STATUS_VERSION,
    // The card has fewer rings.
    NIC_STATUS_NO_SUCH_RING,
    // A ring does not do as it is told.
    NIC_STATUS_STUCK,
    // A ring stopped itself; `nic_ring_get_fault` says why.
    NIC_STATUS_FAULTED,
    // A ring has 2^6 to 2^16 places.
    NIC_STATUS_RING_SIZE,
    // An address of a ring is no multiple of 64, or not below 2^52.
    NIC_STATUS_RING_ADDRESS,
    // A count of a ring is in a line of its descriptors, or of its other count.
    NIC_STATUS_RING_SHARED,
    // 1 to 64 completions go together.
    NIC_STATUS_BATCH,
    // A ring has at most 4 ranges.
    NIC_STATUS_RANGES,
    // A range's ends are multiples of 64 below 2^52, the first not above the second.
    NIC_STATUS_RANGE,
    // Buffers have 1 to 9,216 bytes, and at least as many lie between their addresses.
    NIC_STATUS_BUFFER_BYTES,
    // A pool has fewer than 2^32 buffers.
    NIC_STATUS_TOO_MANY_BUFFERS,
    // The pool has no free buffer.
    NIC_STATUS_NO_BUFFER,
    // A buffer is none of the pool's, or all of the pool's are free already.
    NIC_STATUS_FOREIGN_BUFFER,
    // The card has no such place, or no such entry of a table.
    NIC_STATUS_NO_SUCH_PLACE,
    // The packet generator does not stop.
    NIC_STATUS_GENERATOR_RUNS,
    // The packet sink goes on clearing.
    NIC_STATUS_SINK_CLEARS,
    // An address space of stores is a power of two from 128 bytes on.
    NIC_STATUS_ADDRESS_SPACE,
    // An address space of stores does not exceed what write-combining buffers hold.
    NIC_STATUS_TOO_SMALL_TO_REUSE,
    // A message does not reach the end of its own length field.
    NIC_STATUS_TOO_SHORT,
    // A message is longer than its format or half of the address space allows.
    NIC_STATUS_TOO_LONG,
    // A format of messages is none that the card can have.
    NIC_STATUS_FORMAT,
    // The card has no coherence engine of its own.
    NIC_STATUS_NO_ENGINE,
    // A ring receives that must be stopped.
    NIC_STATUS_RING_RUNS,
    // The card has no window of stores.
    NIC_STATUS_NO_STORES,
    // The card has fewer vectors of interrupts.
    NIC_STATUS_NO_SUCH_VECTOR,
    // The address of a message is no multiple of 4.
    NIC_STATUS_MESSAGE_ADDRESS,
    // The message of an interrupt does not leave the card.
    NIC_STATUS_MESSAGE_STAYS,
    // The flush of the card's cache does not end.
    NIC_STATUS_FLUSH_GOES_ON,
    // The host refused a line of the card's cache.
    NIC_STATUS_FLUSH_REFUSED,
    // The card has no memory of its own.
    NIC_STATUS_NO_MEMORY,
    // The card's memory cannot be where its registers say it is.
    NIC_STATUS_MEMORY_MAP,
    // A range is not of whole pages of the card's memory.
    NIC_STATUS_NO_SUCH_PAGES,
    // The host was given a copy of a line while its page was turned to device-bias.
    NIC_STATUS_HOST_HAS_COPIES,
    // The machine has no `flush`.
    NIC_STATUS_CANNOT_FLUSH,
    // A command about a page of the card's memory is not answered.
    NIC_STATUS_PAGE_STAYS,
    // A ring is said to be in the card's memory and has another address.
    NIC_STATUS_SPACE,
    // The card answers no key-value requests.
    NIC_STATUS_NO_HANDLER,
    // A part of a table does not begin with a page.
    NIC_STATUS_TABLE_ALIGNMENT,
    // A table has as many buckets as the card was made with, or, in host memory, more.
    NIC_STATUS_TABLE_BITS,
    // A part of a table is not in the memory that it is said to be in.
    NIC_STATUS_TABLE_OUTSIDE,
    // Two parts of tables overlap.
    NIC_STATUS_TABLE_OVERLAP,
    // A key has 1 to 250 bytes.
    NIC_STATUS_KEY_BYTES,
    // A value has at most 1,200 bytes.
    NIC_STATUS_VALUE_BYTES,
    // Another key has the same hash and as many bytes.
    NIC_STATUS_KEY_COLLIDES,
    // No slot of a key's buckets is free.
    NIC_STATUS_NO_ROOM,
    // The host is alone with another key.
    NIC_STATUS_KEY_HELD,
    // The card does not answer who is alone with a key.
    NIC_STATUS_HOLD_STAYS,
    // Requests are served already.
    NIC_STATUS_HANDLER_SERVES,
    // Requests that were taken are not answered.
    NIC_STATUS_REQUESTS_STAY,
    // The card has no push gates.
    NIC_STATUS_NO_PUSH_GATE,
    // Pushed lines cannot be written back after so many cycles.
    NIC_STATUS_PUSH_DELAY,
    // Pushed lines are not all written back.
    NIC_STATUS_PUSHES_STAY,
    // The card has many queues of stores, not one window.
    NIC_STATUS_MANY_STORE_QUEUES,
    // The card has no queues of stores.
    NIC_STATUS_NO_STORE_QUEUES,
    // The card has no such queue of stores.
    NIC_STATUS_NO_SUCH_QUEUE,
    // Queues of stores cannot have such limits.
    NIC_STATUS_STORE_LIMITS,
    // A buffer of a packet to send has no byte, or more than fit, or the packet has more than 9,216.
    NIC_STATUS_PACKET_BYTES,
    // A queue of stores does not restart.
    NIC_STATUS_RESTART_STAYS,
    // The buffers of a pool lie below 2^52.
    NIC_STATUS_POOL_BEYOND,
    // A ring's descriptors end at 2^52 or below.
    NIC_STATUS_RING_BEYOND,
    // The process has no memory for a handle.
    NIC_STATUS_OUT_OF_MEMORY,
    // A ring reads at most 64 lines of descriptors ahead, and brings at most 127 into the card's cache.
    NIC_STATUS_LINES_AHEAD,
    // A number is beyond what the card's register of it holds.
    NIC_STATUS_TOO_WIDE,
    // The card has no packet generator and no packet sink.
    NIC_STATUS_NO_INSTRUMENTS,
    // The card has no interrupts.
    NIC_STATUS_NO_INTERRUPTS,
};

// What a half of a ring does.
enum nic_ring_state {
    // Nothing, and nothing of it is outstanding.
    NIC_RING_STATE_STOPPED,
    // It runs.
    NIC_RING_STATE_RUNNING,
    // It waits for what is outstanding.
    NIC_RING_STATE_STOPPING,
    // It gives up its lines in the device's cache.
    NIC_RING_STATE_EVICTING,
    // It stopped itself.
    NIC_RING_STATE_FAULTED,
    // A state that this driver does not know.
    NIC_RING_STATE_UNKNOWN,
};

// Why a half of a ring stopped itself.
enum nic_ring_fault {
    // It did not.
    NIC_RING_FAULT_NONE,
    // Its configuration is not legal.
    NIC_RING_FAULT_BAD_CONFIGURATION,
    // The host's count of descriptors cannot be right.
    NIC_RING_FAULT_BAD_TAIL,
    // A line of the ring could not be read or written.
    NIC_RING_FAULT_RING_UNREADABLE,
    // A buffer is outside the ring's ranges.
    NIC_RING_FAULT_BAD_ADDRESS,
    // A descriptor has no bytes.
    NIC_RING_FAULT_ZERO_LENGTH,
    // A descriptor, or a packet, has more than 9,216 bytes.
    NIC_RING_FAULT_TOO_LONG,
    // A packet has more than two descriptors.
    NIC_RING_FAULT_TOO_MANY_SEGMENTS,
    // A request outside the ring's ranges was refused.
    NIC_RING_FAULT_REFUSED,
    // A fault that this driver does not know.
    NIC_RING_FAULT_UNKNOWN,
};

// Where received packets come from.
enum nic_receive_from {
    // The MAC.
    NIC_RECEIVE_FROM_MAC,
    // The packet generator.
    NIC_RECEIVE_FROM_GENERATOR,
    // What the card sends.
    NIC_RECEIVE_FROM_LOOP,
    // A place that this driver does not know.
    NIC_RECEIVE_FROM_UNKNOWN,
};

// Where packets to send go.
enum nic_send_to {
    // The MAC.
    NIC_SEND_TO_MAC,
    // The packet sink.
    NIC_SEND_TO_SINK,
    // What the card receives.
    NIC_SEND_TO_LOOP,
    // A place that this driver does not know.
    NIC_SEND_TO_UNKNOWN,
};

// Why a packet generator stopped itself.
enum nic_generator_fault {
    // It did not.
    NIC_GENERATOR_FAULT_NONE,
    // The rate has no cycles.
    NIC_GENERATOR_FAULT_BAD_RATE,
    // A packet of less than 60 bytes, or of more than 9,216.
    NIC_GENERATOR_FAULT_BAD_SIZE,
    // A template of no bytes or more than 64, or a key that does not fit it.
    NIC_GENERATOR_FAULT_BAD_TEMPLATE,
    // A class of keys above 31, or more than 32 bits of a key.
    NIC_GENERATOR_FAULT_BAD_KEY,
    // A fault that this driver does not know.
    NIC_GENERATOR_FAULT_UNKNOWN,
};

// Why a queue of stores stands still.
enum nic_store_queue_fault {
    // It does not.
    NIC_STORE_QUEUE_FAULT_NONE,
    // A length that ends before its own field.
    NIC_STORE_QUEUE_FAULT_TOO_SHORT,
    // A length above the maximum.
    NIC_STORE_QUEUE_FAULT_TOO_LONG,
    // A store too far ahead, while its oldest line is missing.
    NIC_STORE_QUEUE_FAULT_BEYOND_WINDOW,
    // A store to a line that had been taken.
    NIC_STORE_QUEUE_FAULT_BELOW_START,
    // It wanted lines beyond its share, and no queue held more than that.
    NIC_STORE_QUEUE_FAULT_MEMORY_FULL,
    // Another needed a line, and it had held too many for longest.
    NIC_STORE_QUEUE_FAULT_EVICTED,
    // A message was incomplete for longer than the limit.
    NIC_STORE_QUEUE_FAULT_TIMED_OUT,
    // A fault that this driver does not know.
    NIC_STORE_QUEUE_FAULT_UNKNOWN,
};

// Why a window of stores stands still.
enum nic_store_fault {
    // It does not.
    NIC_STORE_FAULT_NONE,
    // A length that ends before its own field.
    NIC_STORE_FAULT_TOO_SHORT,
    // A length above the maximum.
    NIC_STORE_FAULT_TOO_LONG,
    // A store too far ahead, while nothing could leave.
    NIC_STORE_FAULT_BEYOND_WINDOW,
    // A store to bytes that had left.
    NIC_STORE_FAULT_BELOW_START,
    // A fault that this driver does not know.
    NIC_STORE_FAULT_UNKNOWN,
};

// One half of a ring.
enum nic_half {
    // From the network to the host.
    NIC_HALF_RECEIVE,
    // From the host to the network.
    NIC_HALF_TRANSMIT,
};

// How descriptors lie in a ring.
enum nic_layout {
    // Four to a line, each with its own signal.
    NIC_LAYOUT_PACKED,
    // One to a line.
    NIC_LAYOUT_PADDED,
    // Up to four to a line, with one signal.
    NIC_LAYOUT_GROUPED,
};

// How the host says that there are descriptors.
enum nic_signal {
    // It writes its count to a register.
    NIC_SIGNAL_REGISTER,
    // It writes its count to memory.
    NIC_SIGNAL_MEMORY,
    // By a flag in the descriptor.
    NIC_SIGNAL_INLINE,
};

// How the device says that descriptors are done.
enum nic_completion {
    // By a flag in the descriptor.
    NIC_COMPLETION_INLINE,
    // It writes its count to memory, too.
    NIC_COMPLETION_INDEX,
};

// What the card does with a line.
enum nic_operation {
    // Reads, and leaves no copy in the card's cache.
    NIC_OPERATION_NC_READ,
    // Reads, and keeps a shared copy.
    NIC_OPERATION_CS_READ,
    // Reads, and keeps the only copy.
    NIC_OPERATION_CO_READ,
    // Writes memory, and invalidates every copy.
    NIC_OPERATION_NC_WRITE,
    // Writes into the host's cache.
    NIC_OPERATION_NC_PUSH,
    // Writes the copy in the card's cache, which becomes the only one.
    NIC_OPERATION_CO_WRITE,
};

// Whose memory something is in, and who keeps it coherent.
enum nic_space {
    // Host memory.
    NIC_SPACE_HOST,
    // Device memory; the host's caches are asked first.
    NIC_SPACE_DEVICE_HOST_BIAS,
    // Device memory; software keeps it coherent.
    NIC_SPACE_DEVICE_DEVICE_BIAS,
};

// What the device knows about a packet's checksums, or is asked to do about them.
enum nic_checksum {
    // Nothing.
    NIC_CHECKSUM_NONE,
    // Received: those of IPv4, UDP and TCP are right.
    NIC_CHECKSUM_GOOD,
    // Received: at least one is wrong.
    NIC_CHECKSUM_BAD,
    // To send: the device fills them in.
    NIC_CHECKSUM_FILL,
};

// What a packet's headers say it is.
enum nic_protocol {
    // None of the others.
    NIC_PROTOCOL_OTHER,
    // The address resolution protocol.
    NIC_PROTOCOL_ARP,
    // IPv4 with something else inside, or a fragment.
    NIC_PROTOCOL_IPV4,
    // UDP in IPv4.
    NIC_PROTOCOL_IPV4_UDP,
    // TCP in IPv4.
    NIC_PROTOCOL_IPV4_TCP,
    // IPv6 with something else inside, a fragment among it.
    NIC_PROTOCOL_IPV6,
    // UDP in IPv6.
    NIC_PROTOCOL_IPV6_UDP,
    // TCP in IPv6.
    NIC_PROTOCOL_IPV6_TCP,
};

// What went wrong with a packet.
enum nic_fault {
    // Nothing.
    NIC_FAULT_NONE,
    // It did not fit its buffers; the rest is lost.
    NIC_FAULT_TRUNCATED,
    // A line of it failed, or was poisoned.
    NIC_FAULT_POISONED,
    // The buffer was not used.
    NIC_FAULT_RETURNED,
};

// What a packet generator's rate counts.
enum nic_rate_unit {
    // Packets.
    NIC_RATE_UNIT_PACKETS,
    // Bytes.
    NIC_RATE_UNIT_BYTES,
};

// How the lengths of generated packets are chosen.
enum nic_sizes {
    // All as long as `least_bytes`.
    NIC_SIZES_FIXED,
    // One byte more each time, from `least_bytes` up to `most_bytes`, and again.
    NIC_SIZES_SWEEP,
    // As the table of sizes says, at random.
    NIC_SIZES_TABLE,
};

// What generated packets carry.
enum nic_content {
    // What the packet sink looks for.
    NIC_CONTENT_PROBE,
    // The template, with the number of a key in it.
    NIC_CONTENT_REQUEST,
};

// Which keys generated requests ask for.
enum nic_keys {
    // Each of two to the power of `key_bits` equally often.
    NIC_KEYS_UNIFORM,
    // From the class that the table of sizes gives.
    NIC_KEYS_CLASSES,
};

// The order of a length field's bytes.
enum nic_length_order {
    // Least significant byte first.
    NIC_LENGTH_ORDER_LITTLE,
    // Most significant byte first, as in network headers.
    NIC_LENGTH_ORDER_BIG,
};

// A card that this driver knows. One thread uses it at a time.
struct nic_card;

// Tables of a card, which answers key-value requests from them. One thread uses it at a time.
struct nic_key_value;

// A pool of packet buffers of one size, after DPDK's mempool. One thread uses it at a time; rings of
// that thread may share it.
struct nic_pool;

// The host's end of a ring that receives. One thread uses it at a time.
struct nic_receive_ring;

// A queue of stores. One thread uses it at a time.
struct nic_store_queue;

// The host's end of a ring that sends. One thread uses it at a time.
struct nic_transmit_ring;

// A processor, the memory that it shares with the device, and the device's registers. It must stay
// where it is, unchanged, until the last handle that was made with it has ended.
//
// Addresses are the device's: what a descriptor holds. An access to memory lies in one line of 64
// bytes and must be one access if it is of 1, 2, 4 or 8 bytes and aligned; longer ones may be several,
// in any order. Every function gets `context` first.
struct nic_machine {
    // Given to every function.
    void *context;
    // Reads `count` bytes of memory. Later accesses are not made before it. (On AArch64 a `dmb oshld` behind the load.)
    void (*load)(void *context, uint64_t address, uint8_t *bytes, size_t count);
    // Writes `count` bytes of memory.
    void (*store)(void *context, uint64_t address, const uint8_t *bytes, size_t count);
    // Returns when no store after it can be seen before the stores in front of it, and no load in front of it is
    // still to be made; a write to a register counts as a store. (On AArch64 `dmb osh`: a device is in the outer shareable
    // domain, which the barriers between processors, `dmb ish`, do not reach, and `dmb oshst` lets loads pass. On x86-64 the
    // processor keeps this order for memory that is cached, and only the compiler has to be told.)
    void (*release)(void *context);
    // Reads the register of 32 bits at a byte offset. Later accesses are not made before it. (On AArch64 a `dmb oshld` behind
    // the load.)
    uint32_t (*read_register)(void *context, size_t offset);
    // Writes the register of 32 bits at a byte offset. Stores to memory before a `release` in front
    // of it are visible to the device when it sees the write.
    void (*write_register)(void *context, size_t offset, uint32_t value);
    // Waits until the eight bytes at an address, a multiple of 8, may be other than `known`, the first
    // byte lowest; it may return early. NULL: the program polls.
    void (*wait_for_change)(void *context, uint64_t address, uint64_t known);
    // Writes modified copies of the lines of `count` bytes back, wherever they are, and lets nobody keep
    // one; returns when it is done. NULL: no page can be turned to device-bias.
    void (*flush)(void *context, uint64_t address, uint64_t count);
};

// Memory from a first byte up to, but without, an end, multiples of 64 below 2^52.
struct nic_range {
    // The first byte.
    uint64_t begin;
    // The byte behind the last.
    uint64_t end;
};

// Where one half of a ring is, and how both sides signal.
struct nic_geometry {
    // Address of the first descriptor, a multiple of 64.
    uint64_t base_address;
    // Address of the host's count with `NIC_SIGNAL_MEMORY`; a multiple of 64, such as 0, with the others, too.
    uint64_t tail_address;
    // Address of the device's count with `NIC_COMPLETION_INDEX`; a multiple of 64, such as 0, without it, too.
    uint64_t completion_address;
    // Two to this power is the number of places, 6 to 16.
    uint32_t size_log2;
    // How descriptors lie: a `nic_layout`.
    uint32_t layout;
    // How the host signals: a `nic_signal`.
    uint32_t signal;
    // How the device signals: a `nic_completion`.
    uint32_t completion;
};

// How one half of a ring works. `nic_ring_settings_default` fills it in.
struct nic_ring_settings {
    // Where it is and how both sides signal.
    struct nic_geometry geometry;
    // The memory that the ring is in: a `nic_space`.
    uint32_t ring_space;
    // The memory that packets are in: a `nic_space`.
    uint32_t data_space;
    // How descriptors are read: a `nic_operation`.
    uint32_t fetch;
    // How lines are brought into the card's cache ahead of their fetch: a `nic_operation`.
    uint32_t prefetch;
    // How the host's count, or the next descriptor, is polled: a `nic_operation`.
    uint32_t poll;
    // How completions are written: a `nic_operation`.
    uint32_t complete;
    // How packets are read or written: a `nic_operation`.
    uint32_t data;
    // Cycles from a poll that found nothing to the next one.
    uint16_t poll_interval_cycles;
    // Cycles that a completion waits for others.
    uint16_t batch_timeout_cycles;
    // Cycles that a packet waits for a descriptor before it is dropped.
    uint16_t starve_cycles;
    // Cycles after which fewer packets than `interrupt_packets` raise an interrupt.
    uint16_t interrupt_delay_cycles;
    // Lines of descriptors read ahead of their use, 0 to 64.
    uint8_t fetch_lines;
    // How many lines ahead of the fetch lines are brought into the card's cache, 0 to 127.
    uint8_t prefetch_lines;
    // Completions that go together, 1 to 64.
    uint8_t batch;
    // Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when the ring stops itself.
    uint8_t interrupt_packets;
    // The next poll waits for the line to change.
    bool event_driven;
};

// What one half of a ring has counted.
struct nic_ring_statistics {
    // Packets given back to the host.
    uint64_t packets;
    // Their bytes.
    uint64_t bytes;
    // Reads that looked for new descriptors.
    uint64_t polls;
    // Reads of lines of the ring, polls among them.
    uint64_t line_reads;
    // Lines of completions written.
    uint64_t completion_lines;
    // Interrupts asked for.
    uint64_t interrupts;
    // Packets dropped because the ring did not run.
    uint64_t stopped_drops;
    // Packets dropped because there was no descriptor.
    uint64_t starved_drops;
    // Packets that did not fit their buffers.
    uint64_t truncated;
    // Descriptors of which a line failed or was poisoned.
    uint64_t poisoned;
};

// What the network side is connected to, and what was dropped for it.
struct nic_network_state {
    // Where received packets come from now.
    enum nic_receive_from receive;
    // Where packets to send go now.
    enum nic_send_to send;
    // Packets from the MAC while another source was chosen.
    uint32_t dropped_from_mac;
    // Packets to the loop while received packets came from elsewhere.
    uint32_t dropped_from_loop;
};

// An end of generated packets.
struct nic_endpoint {
    // Ethernet address, the first byte highest.
    uint64_t mac;
    // IPv4 address, the first byte highest.
    uint32_t address;
    // UDP port.
    uint16_t port;
    // The number of the flow is added to the lower half of the address.
    bool varies_address;
    // The number of the flow is added to the port.
    bool varies_port;
};

// What packets are generated, and how fast: `rate_count` of `rate_unit` in `rate_cycles` of the
// network's clock, exactly.
struct nic_generator_settings {
    // How many packets, up to 2^48 - 1; 0: until it is stopped.
    uint64_t packets;
    // Who sends them.
    struct nic_endpoint source;
    // Who is to receive them.
    struct nic_endpoint destination;
    // What the rate counts: a `nic_rate_unit`.
    uint32_t rate_unit;
    // How many of them, up to 2^24 - 1.
    uint32_t rate_count;
    // How long they are: a `nic_sizes`.
    uint32_t sizes;
    // What they carry: a `nic_content`.
    uint32_t content;
    // Which keys requests ask for: a `nic_keys`.
    uint32_t keys;
    // Where the random generator begins.
    uint32_t random_seed;
    // In how many cycles; not 0.
    uint16_t rate_cycles;
    // Bytes of the shortest, without check sequence: 60 to 9,216.
    uint16_t least_bytes;
    // Bytes of the longest, likewise.
    uint16_t most_bytes;
    // Flows, which take turns; 0 counts as one.
    uint16_t flows;
    // Bytes that count for each packet besides its own, with `NIC_RATE_UNIT_BYTES`.
    uint8_t overhead_bytes;
    // Bytes of the template of requests, 1 to 64.
    uint8_t template_bytes;
    // Where the four bytes of a request's key are, in words of 2 bytes.
    uint8_t key_place;
    // Bits of a key, 0 to 32, with `NIC_KEYS_UNIFORM`.
    uint8_t key_bits;
};

// What a packet generator has done since it was started.
struct nic_generator_state {
    // Packets that it has sent.
    uint64_t packets;
    // Their bytes.
    uint64_t bytes;
    // Cycles in which a beat was not taken.
    uint64_t stalled_cycles;
    // Why it stopped itself.
    enum nic_generator_fault fault;
    // It sends.
    bool is_running;
};

// An entry of the table of sizes: each is drawn equally often.
struct nic_size_entry {
    // One size.
    uint16_t bytes;
    // The other size.
    uint16_t other_bytes;
    // How often the first is meant, of 65,536 times.
    uint16_t share;
};

// What a packet sink has seen since it was cleared.
struct nic_sink_statistics {
    // Packets.
    uint64_t packets;
    // Their bytes.
    uint64_t bytes;
    // Packets that end with an error.
    uint64_t damaged;
    // Packets that no generator sent; they are in no figure below.
    uint64_t foreign;
    // Packets with a wrong byte or of a wrong length; they are in the figures below.
    uint64_t corrupted;
    // Packets of flows that the sink has no room for; they are in no figure of sequences.
    uint64_t unfollowed;
    // Sequence numbers that are missing by now.
    uint64_t lost;
    // Packets that came after one with a higher sequence number, once.
    uint64_t late;
    // Packets whose sequence number had come before.
    uint64_t doubled;
    // Packets 32 or more sequence numbers behind.
    uint64_t stale;
    // Sum of all latencies, in cycles of the network's clock.
    uint64_t latency_sum;
    // The least latency; 2^32 - 1 without a packet.
    uint32_t latency_least;
    // The greatest latency.
    uint32_t latency_most;
};

// What has become of interrupts since reset.
struct nic_interrupt_statistics {
    // Messages that were sent, or have begun to leave.
    uint64_t messages;
    // Interrupts that found theirs pending, and shared its message; goes around.
    uint32_t shared;
    // Interrupts outside the table; stops at its largest value.
    uint32_t outside;
    // The vector of the first of those.
    uint32_t first_outside;
};

// What a card's handler is made for.
struct nic_key_value_handler {
    // Two to this power is the number of buckets in the card's memory.
    uint32_t index_bits;
    // Requests that are served at a time, besides GETs of what is in the card's memory.
    uint32_t workers;
};

// What has become of key-value requests since reset.
struct nic_key_value_statistics {
    // Requests that came.
    uint64_t requests;
    // GETs that were answered from the card's memory without a worker.
    uint64_t lookup_hits;
    // GETs that the lookups gave to a worker.
    uint64_t lookup_misses;
    // Requests that a worker has ended.
    uint64_t worked;
    // Of these, whose key was in the card's memory.
    uint64_t nic_hits;
    // Of these, whose key was in host memory.
    uint64_t host_hits;
    // Entries that made room for another.
    uint64_t evictions;
    // Entries that were written back to host memory.
    uint64_t write_backs;
    // Requests for which there was no room, or whose key collides with another.
    uint64_t no_room;
    // Requests that ended because a line failed.
    uint64_t failed_requests;
    // Answers that were sent.
    uint64_t answers;
    // Quiet requests that are not answered.
    uint64_t silent_answers;
    // Answers that say that there is no such key.
    uint64_t missing_keys;
    // Answers that say that a key is there, or has another CAS value.
    uint64_t conflicts;
    // Answers to requests that are not served.
    uint64_t refused_requests;
    // Answers that say that there is no room, or that a line failed.
    uint64_t failed_answers;
    // Packets that are no UDP, or cut off.
    uint32_t foreign_packets;
    // Requests of several datagrams.
    uint32_t fragmented_requests;
    // Packets that are no requests of the protocol.
    uint32_t bad_magic;
    // Packets that came with an error.
    uint32_t damaged_packets;
};

// Where a table is. Buckets, 64 bytes each, and entries, 6,144 bytes for each bucket, begin with a page of 4096
// bytes, and have their pages for themselves.
struct nic_key_value_table {
    // Address of the first of its buckets.
    uint64_t buckets;
    // Address of the first of its entries.
    uint64_t entries;
    // Two to this power is the number of its buckets.
    uint32_t index_bits;
};

// What is stored beside a value.
struct nic_key_value_entry {
    // The CAS value.
    uint64_t cas;
    // Bytes of the value.
    size_t value_bytes;
    // The flags, as they came.
    uint8_t flags[4];
};

// Turns of pages, since reset.
struct nic_bias_statistics {
    // Pages that the host's own loads and stores have turned to host-bias.
    uint32_t reversions;
    // Requests in device-bias that were treated as host-bias.
    uint32_t demotions;
    // Requests in device-bias that were done in a page in host-bias.
    uint32_t violations;
};

// What the side of the network has counted. What the MAC has received and sent begins anew when it is reset, and is 0
// while it is in reset.
struct nic_network_statistics {
    // Packets that were received whole and without an error.
    uint64_t received_packets;
    // Their bytes.
    uint64_t received_bytes;
    // Packets that the MAC found damaged.
    uint64_t damaged;
    // Packets that were too short, or too long.
    uint64_t wrong_length;
    // Packets that were lost, whole or in part, because the card did not take them from the MAC.
    uint64_t overruns;
    // Packets that found no room in the burst memory.
    uint64_t no_room;
    // Frames that were dropped on demand (`nic_card_discard`), whole or from some beat on.
    uint64_t discarded_frames;
    // The bytes of packets that were sent, padding included.
    uint64_t sent_bytes;
    // Packets that were sent; it goes around.
    uint32_t sent_packets;
    // The most lines of the burst memory that were ever in use.
    uint32_t most_lines;
    // Resets of the MAC alone; stops at 65,535.
    uint32_t mac_resets;
    // Frames on their way to the MAC that such a reset has cut; stops at 65,535.
    uint32_t cut_frames;
    // The MAC is not in reset, and frames pass to it.
    bool is_linked;
};

// A buffer of a pool, or one with a packet in it. Whoever has it owns its bytes; it goes back by
// `nic_pool_free`, or to the device by sending it.
struct nic_buffer {
    // Address of its first byte.
    uint64_t address;
    // Bytes that fit.
    uint16_t capacity_bytes;
    // Bytes of the packet in it.
    uint16_t length_bytes;
};

// A packet, in one buffer or two.
struct nic_packet {
    // Its first bytes.
    struct nic_buffer first;
    // The rest, if it did not fit; else its `length_bytes` is 0.
    struct nic_buffer second;
    // About its checksums: a `nic_checksum`.
    uint32_t checksum;
    // What it is: a `nic_protocol`. Sending does not look at it.
    uint32_t protocol;
    // What went wrong with it: a `nic_fault`. Sending does not look at it.
    uint32_t fault;
    // Hash of its flow. Sending does not look at it.
    uint32_t flow_hash;
};

// What becomes of pushes of descriptors, counts and packets.
struct nic_push_settings {
    // Rings whose pushes become NC-writes, bit 0 for ring 0.
    uint8_t closed_rings;
    // What follows a push, a `nic_push_write_back`.
    uint32_t write_back;
    // Cycles from the push to what follows, less than 2^24; 4 at least, whatever it says.
    uint32_t delay_cycles;
};

// What became of pushes since reset, of descriptors and of packets together.
struct nic_push_statistics {
    // Lines that were pushed.
    uint64_t pushes;
    // Lines that were written instead.
    uint64_t gated;
    // Pushed lines that found no place among those to be written back.
    uint64_t untracked;
    // Lines written back.
    uint64_t write_backs;
    // Write-backs that failed.
    uint64_t failed;
};

// A window of the device's address space into which the host stores. Both functions get `context`
// first.
struct nic_store_window {
    // Given to both functions.
    void *context;
    // Stores `count` bytes, in the order of their addresses, from a byte offset on; both are multiples of 4.
    void (*store)(void *context, size_t offset, const uint8_t *bytes, size_t count);
    // Returns when every store before it has left the processor (`sfence`).
    void (*fence)(void *context);
};

// How a message says where it ends.
struct nic_message_format {
    // Offset of the length field in the message.
    size_t length_offset;
    // Its size, 1 or 2 bytes.
    size_t length_bytes;
    // Bytes of the message that the field does not count (a header).
    size_t uncounted_bytes;
    // Messages begin at multiples of this: 4, 8, 16, 32 or 64.
    size_t alignment_bytes;
    // The longest message that the device takes.
    size_t maximum_bytes;
    // The order of the field's bytes: a `nic_length_order`.
    uint32_t length_order;
};

// A part of a message.
struct nic_piece {
    // Its bytes.
    const uint8_t *bytes;
    // How many.
    size_t count;
};

// What queues of stores may hold of messages that are not complete.
struct nic_store_limits {
    // Lines that each queue has for itself, whatever the others hold.
    uint32_t share_lines;
    // Beyond its share a queue may hold 16 times the lines that no queue holds, shifted right by this, 0 to 7.
    uint32_t threshold_shift;
    // Rounds of the queues, of a cycle for each, in which a message may be incomplete, up to 65,535; 0 is no limit.
    uint32_t time_limit_rounds;
};

// How often queues of stores have stopped, by cause; counts stop at their largest value.
struct nic_store_queue_faults {
    // A length that ends before its own field.
    uint32_t too_short;
    // A length above the maximum.
    uint32_t too_long;
    // A store too far ahead.
    uint32_t beyond_window;
    // A store to a line that had been taken.
    uint32_t below_start;
    // The memory was full, within the shares.
    uint32_t memory_full;
    // Others needed lines.
    uint32_t evicted;
    // Messages that were incomplete for too long.
    uint32_t timed_out;
    // Restarts that were not done.
    uint32_t refused_restarts;
};

// What a window of stores has counted; counts of what went wrong stop at their largest value.
struct nic_store_statistics {
    // Stores that were taken.
    uint32_t stores;
    // Stores that came while the window was closed.
    uint32_t disabled_stores;
    // Stores that came while it stood still.
    uint32_t dropped_stores;
    // Stores to bytes behind the end of a message that had left, which were dropped.
    uint32_t late_gap_stores;
    // Times that the link took nothing for so long that messages were dropped.
    uint32_t outages;
    // Messages that were dropped then.
    uint32_t dropped_messages;
    // Messages that came to where packets are made of them, also those that were cut.
    uint32_t messages;
    // Those among them without a frame.
    uint32_t empty_messages;
    // Those among them that a restart or an outage has cut; nothing of them was sent.
    uint64_t cut_messages;
};

// What the host's end of a ring that sends has counted.
struct nic_transmit_counts {
    // Buffers that came back and whose packets were sent.
    uint64_t sent;
    // Buffers that came back with a fault: their packets were not sent.
    uint64_t failed;
    // Places that have not come back.
    uint64_t outstanding;
};

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Looks at the card's identification and version; the handle goes to `card`.
//
// The caller promises:
// Pointers are null or point to what their types say; the machine stays as long as handles do.
enum nic_status nic_card_open(const struct nic_machine *machine, struct nic_card **card);

// Ends the handle of a card; the card goes on as it is. NULL does nothing.
//
// The caller promises:
// It is null, or was given by `nic_card_open` and is not used again.
void nic_card_close(struct nic_card *card);

// How many rings the card has, each with two halves.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_rings(const struct nic_card *card, uint32_t *rings);

// Says which memory a ring may touch: at most four ranges. Both halves must be stopped. If a range cannot be, the ring keeps
// those that it has.
//
// The caller promises:
// Pointers are null or point to what their types say, `ranges` to so many.
enum nic_status nic_card_set_ranges(const struct nic_card *card,
                                    uint32_t ring,
                                    const struct nic_range *ranges,
                                    size_t count);

// Sets one half of a ring, a `nic_half`, which must be stopped, and starts it. One that is not goes on as it is set:
// `NIC_STATUS_STUCK`, or `NIC_STATUS_FAULTED` if it stopped itself. Its memory must be clear, as `nic_receive_ring_new` and
// `nic_transmit_ring_new` leave it. With a transmit half, what is to be sent is sent: a discard (`nic_card_discard`) that a
// program has left behind ends.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_ring_start(const struct nic_card *card,
                               uint32_t half,
                               uint32_t ring,
                               const struct nic_ring_settings *settings);

// Stops one half of a ring, a `nic_half`, and waits until nothing of it is outstanding. Buffers that
// the card has not used are still in the ring.
//
// Where a transmit half does not stop and the MAC has taken nothing for 10,000 looks at the half's state, all that is to be
// sent, also by other rings and engines, is dropped and counted (`nic_card_discard`) for 10,000 looks, or until the half has
// stopped; where the MAC is in reset, for as long as there is something to be dropped. An idle MAC takes nothing, too, and
// frames of others that come just then are lost: so this is done again only if the MAC takes nothing for twice as long as
// before.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_ring_stop(const struct nic_card *card,
                              uint32_t half,
                              uint32_t ring);

// What one half of a ring, a `nic_half`, does.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_ring_get_state(const struct nic_card *card,
                                   uint32_t half,
                                   uint32_t ring,
                                   enum nic_ring_state *state);

// Why one half of a ring, a `nic_half`, stopped itself; known until it starts again.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_ring_get_fault(const struct nic_card *card,
                                   uint32_t half,
                                   uint32_t ring,
                                   enum nic_ring_fault *fault);

// What one half of a ring, a `nic_half`, has counted.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_ring_get_statistics(const struct nic_card *card,
                                        uint32_t half,
                                        uint32_t ring,
                                        struct nic_ring_statistics *statistics);

// Connects the network side to a `nic_receive_from` and a `nic_send_to`. It takes effect between
// packets; `nic_network_get_state` says when.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_network_connect(const struct nic_card *card, uint32_t receive, uint32_t send);

// What the network side is connected to now.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_network_get_state(const struct nic_card *card, struct nic_network_state *state);

// Stops the generator if it runs, sets it, and starts it.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_generator_start(const struct nic_card *card,
                                    const struct nic_generator_settings *settings);

// Stops the generator, and waits until the current packet has left.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_generator_stop(const struct nic_card *card);

// What the generator has done since it was started.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_generator_get_state(const struct nic_card *card,
                                        struct nic_generator_state *state);

// Writes the generator's table of sizes from its first entry on; there are 64. It must be stopped.
//
// The caller promises:
// Pointers are null or point to what their types say, `entries` to so many.
enum nic_status nic_generator_write_sizes(const struct nic_card *card,
                                          const struct nic_size_entry *entries,
                                          size_t count);

// Writes the 64 bytes of the generator's template of requests. It must be stopped.
//
// The caller promises:
// Pointers are null or point to what their types say, `bytes` to 64.
enum nic_status nic_generator_write_template(const struct nic_card *card, const uint8_t *bytes);

// Sets everything that the sink has counted to zero, and waits until it counts again. The first packet
// of a flow has the sequence number 0, or any.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_sink_clear(const struct nic_card *card,
                               bool starts_at_zero);

// What the sink has counted. Each figure is of the moment in which it is read.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_sink_get_statistics(const struct nic_card *card,
                                        struct nic_sink_statistics *statistics);

// Packets of the sink whose latency was at least `begin_cycles` and below the `begin_cycles` of the next
// bucket; buckets are counted from 0, and the card has no more than `NIC_STATUS_NO_SUCH_PLACE` says.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_sink_get_bucket(const struct nic_card *card,
                                    uint32_t bucket,
                                    uint64_t *begin_cycles,
                                    uint64_t *packets);

// The vector of a half of a ring, a `nic_half`.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_vector(const struct nic_card *card,
                                    uint32_t half,
                                    uint32_t ring,
                                    uint32_t *vector);

// Says which message a vector sends: 4 bytes, `data`, to `address`, a multiple of 4. The vector is
// masked then.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_set_vector(const struct nic_card *card,
                                    uint32_t vector,
                                    uint64_t address,
                                    uint32_t data);

// Masks a vector: no message of it leaves the card from then on, and what comes is kept pending.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_mask(const struct nic_card *card, uint32_t vector);

// Lets a vector send its message; at once if an interrupt is pending.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_unmask(const struct nic_card *card, uint32_t vector);

// Whether an interrupt has come whose message has not been sent.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_pending(const struct nic_card *card, uint32_t vector, bool *pending);

// Lets vectors that are not masked send messages, or with `enable` false none: when it returns none is on its way out of
// the card, and what comes then is kept pending.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_enable_interrupts(const struct nic_card *card,
                                           bool enable);

// What has become of interrupts.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_interrupt_statistics(const struct nic_card *card,
                                                  struct nic_interrupt_statistics *statistics);

// What the card's key-value handler is made for.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_key_value_handler(const struct nic_card *card,
                                               struct nic_key_value_handler *handler);

// What has become of key-value requests.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_key_value_statistics(const struct nic_card *card,
                                                  struct nic_key_value_statistics *statistics);

// Empty tables in the card's memory, whose pages have a `nic_bias` while requests are served, and in host
// memory; `host` may be NULL. What the card has served until now ends. A card has one such handle at a time.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_key_value_new(const struct nic_card *card,
                                  const struct nic_key_value_table *nic,
                                  uint32_t bias,
                                  const struct nic_key_value_table *host,
                                  struct nic_key_value **store);

// Ends the handle of tables; the card goes on as it is. NULL does nothing.
//
// The caller promises:
// It is null, or was given by `nic_key_value_new` and is not used again.
void nic_key_value_free(struct nic_key_value *store);

// Says which lines stay in the cache of the card's memory when GETs read them: `entries`, for a table, or entries asked for
// often, that have room there beside the buckets; `buckets`, for a table whose buckets have. The card keeps it until it is
// reset; after reset buckets stay, and entries do not. Refused while requests are served.
//
// The caller promises:
// The pointer is null or points to tables.
enum nic_status nic_key_value_set_caching(const struct nic_key_value *store,
                                          bool entries,
                                          bool buckets);

// Requests that come to this UDP port are served from now on, also after a `nic_key_value_stop` that failed.
//
// The caller promises:
// The pointer is null or points to tables.
enum nic_status nic_key_value_start(const struct nic_key_value *store,
                                    uint16_t udp_port);

// Serves no more requests, and waits until all that were taken are answered. The entries stay. If they are not answered,
// none is taken all the same, and it may be called again.
//
// The caller promises:
// The pointer is null or points to tables.
enum nic_status nic_key_value_stop(const struct nic_key_value *store);

// Stores a value with 4 bytes of flags, before requests are served or meanwhile: they see the old value or the new
// one, whole. Its CAS value goes to `cas`, which may be NULL. With `NIC_STATUS_PAGE_STAYS` and `NIC_STATUS_HOLD_STAYS`, of a
// card that does not answer, the value may be stored.
//
// The caller promises:
// Pointers are null or point to what their types say, `key` and `value` to so many bytes, `flags` to 4.
enum nic_status nic_key_value_put(const struct nic_key_value *store,
                                  const uint8_t *key,
                                  size_t key_bytes,
                                  const uint8_t *flags,
                                  const uint8_t *value,
                                  size_t value_bytes,
                                  uint64_t *cas);

// The value of a key, into 1200 bytes, and what is stored beside it; `found` says whether it is there, and nothing
// else is written if it is not.
//
// The caller promises:
// Pointers are null or point to what their types say, `key` to so many bytes, `value` to 1200.
enum nic_status nic_key_value_get(const struct nic_key_value *store,
                                  const uint8_t *key,
                                  size_t key_bytes,
                                  uint8_t *value,
                                  struct nic_key_value_entry *entry,
                                  bool *found);

// Forgets a key; `found`, which may be NULL, says whether it was there. With `NIC_STATUS_PAGE_STAYS` and
// `NIC_STATUS_HOLD_STAYS`, of a card that does not answer, it may be forgotten.
//
// The caller promises:
// Pointers are null or point to what their types say, `key` to so many bytes.
enum nic_status nic_key_value_remove(const struct nic_key_value *store,
                                     const uint8_t *key,
                                     size_t key_bytes,
                                     bool *found);

// The addresses of the card's memory.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_memory(const struct nic_card *card, struct nic_range *memory);

// Turns whole pages of 4096 bytes of the card's memory to a `nic_bias`, from a first byte up to, but
// without, an end. To device-bias, the machine's `flush` takes every copy from the host; no other program
// may use the pages meanwhile. A refusal leaves all of them in host-bias.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_set_bias(const struct nic_card *card,
                                  uint64_t begin,
                                  uint64_t end,
                                  uint32_t bias);

// Says what becomes of requests in device-bias to a page in host-bias, a `nic_bias_policy`; no ring may
// run.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_set_bias_policy(const struct nic_card *card,
                                         uint32_t policy);

// What has become of pages and of requests in device-bias.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_bias_statistics(const struct nic_card *card,
                                             struct nic_bias_statistics *statistics);

// Sets the key of the flow hash, 40 bytes. It counts for packets that come afterwards; between its words the hash is
// that of neither key.
//
// The caller promises:
// Pointers are null or point to what their types say, `key` to 40 bytes.
enum nic_status nic_card_set_hash_key(const struct nic_card *card,
                                      const uint8_t *key);

// Spreads flows over these rings, at most 128: entry `hash % 128` of the table is ring `rings[entry % count]`. The hash has
// the IP addresses in it, and the ports of TCP and UDP packets if so asked. Packets without a flow hash go to the ring of
// `nic_card_send_all_to`.
//
// The caller promises:
// Pointers are null or point to what their types say, `rings` to so many.
enum nic_status nic_card_spread_flows(const struct nic_card *card,
                                      const uint32_t *rings,
                                      size_t count,
                                      bool tcp_ports,
                                      bool udp_ports);

// All packets go to this ring, whatever their flow.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_send_all_to(const struct nic_card *card, uint32_t ring);

// From now on what is to be sent, of all rings and engines, is dropped and counted, or no longer: for a MAC that takes nothing. A
// frame that has begun and waits for the MAC ends with an error. `nic_ring_stop` does so by itself where a ring does not stop.
// It also ends when something that sends is started: a transmit half, stores, or the key-value handler.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_discard(const struct nic_card *card,
                                 bool discards);

// What the side of the network has counted.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_network_statistics(const struct nic_card *card,
                                                struct nic_network_statistics *statistics);

// A pool of `count` buffers, each of `buffer_bytes`, at multiples of `stride_bytes` from
// `base_address` on; the handle goes to `pool`.
//
// The caller promises:
// The pointer is null or there is room for a handle.
enum nic_status nic_pool_new(uint64_t base_address,
                             size_t count,
                             uint16_t buffer_bytes,
                             uint64_t stride_bytes,
                             struct nic_pool **pool);

// Ends the handle of a pool. Its memory is the program's; rings that use it must have ended. NULL does
// nothing.
//
// The caller promises:
// It is null, or was given by `nic_pool_new` and is not used again.
void nic_pool_end(struct nic_pool *pool);

// How many buffers are free.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_pool_available(const struct nic_pool *pool, size_t *available);

// A free buffer, the one that came back last; `NIC_STATUS_NO_BUFFER` if there is none.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_pool_alloc(const struct nic_pool *pool, struct nic_buffer *buffer);

// Gives a buffer back. One that is given back twice while others are out is given out twice.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_pool_free(const struct nic_pool *pool, const struct nic_buffer *buffer);

// Gives both buffers of a packet back, or neither: `NIC_STATUS_FOREIGN_BUFFER` if one is none that this pool has given out.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_pool_free_packet(const struct nic_pool *pool,
                                     const struct nic_packet *packet);

// Says which rings may push, and what becomes of pushed lines; at any time.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_set_push_gate(const struct nic_card *card,
                                       const struct nic_push_settings *settings);

// Waits until every pushed line is written back: memory of a ring that has stopped belongs to the host
// alone from then on.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_wait_for_write_backs(const struct nic_card *card);

// What became of pushes.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_push_statistics(const struct nic_card *card,
                                             struct nic_push_statistics *statistics);

// The host's end of the receive half of a ring: clears its memory; the handle goes to `made`. The half
// must be stopped, and may start then.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_receive_ring_new(const struct nic_card *card,
                                     uint32_t ring,
                                     const struct nic_geometry *geometry,
                                     struct nic_receive_ring **made);

// Ends the handle of a ring, which must be stopped. Buffers that it still holds do not go back to their
// pool. NULL does nothing.
//
// The caller promises:
// It is null, or was given by `nic_receive_ring_new` and is not used again.
void nic_receive_ring_end(struct nic_receive_ring *ring);

// Posts as many buffers as the ring and the pool have room for, and says so; how many goes to
// `posted`, which may be NULL. A grouped ring takes them by fours: up to three that are free stay in the pool.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_receive_ring_refill(struct nic_receive_ring *ring,
                                        const struct nic_pool *pool,
                                        size_t *posted);

// Takes packets that have come, at most `count`, into the first of `packets`; how many goes to
// `received`. It does not wait. Buffers that the device gives back unused go to the pool.
// `NIC_STATUS_FOREIGN_BUFFER`: some buffers, with packets in them or unused, are none that this pool has given out. The
// packets have come all the same; such a buffer is said to have room for its bytes only.
//
// The caller promises:
// Pointers are null or point to what their types say, `packets` to room for so many.
enum nic_status nic_receive_ring_burst(struct nic_receive_ring *ring,
                                       const struct nic_pool *pool,
                                       struct nic_packet *packets,
                                       size_t count,
                                       size_t *received);

// Waits until a packet may have come. A ring that stops itself ends no wait: `wait_for_change` of the
// machine returns after a while if that has to be noticed (`nic_ring_get_fault`).
//
// The caller promises:
// The pointer is null or points to a ring.
enum nic_status nic_receive_ring_wait(const struct nic_receive_ring *ring);

// How many buffers the device has.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_receive_ring_posted(const struct nic_receive_ring *ring, size_t *posted);

// Bytes of memory that the descriptors of a ring's half take.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_geometry_bytes(const struct nic_geometry *geometry, uint64_t *bytes);

// Settings of a ring's half, a `nic_half`, that reads descriptors ahead and gives packets back one by
// one.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_ring_settings_default(uint32_t half,
                                          const struct nic_geometry *geometry,
                                          struct nic_ring_settings *settings);

// What a status means, in English: one line that is there for as long as the program.
const char *nic_status_text(uint32_t status);

// What a `nic_ring_fault` means, in English: one line that is there for as long as the program.
const char *nic_ring_fault_text(uint32_t fault);

// A queue over a window, of which it keeps a copy, whose address space has `space_bytes`; the handle
// goes to `queue`. `write_combining_bytes` is what write-combining buffers hold, less than the address
// space (512 on many Intel processors); 0: there is a fence each time the address space has been used
// up.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_store_queue_new(const struct nic_store_window *window,
                                    size_t space_bytes,
                                    const struct nic_message_format *format,
                                    size_t write_combining_bytes,
                                    struct nic_store_queue **queue);

// Ends the handle of a queue. NULL does nothing.
//
// The caller promises:
// It is null, or was given by `nic_store_queue_new` and is not used again.
void nic_store_queue_end(struct nic_store_queue *queue);

// Sends a message of these pieces, one behind the other. Bytes that fall on the length field are
// replaced by the length. If it is refused, nothing has been stored.
//
// The caller promises:
// Pointers are null or point to what their types say, `pieces` to so many.
enum nic_status nic_store_queue_send(struct nic_store_queue *queue,
                                     const struct nic_piece *pieces,
                                     size_t count);

// Makes every message so far leave the processor now: for latency, never for order.
//
// The caller promises:
// The pointer is null or points to a queue.
enum nic_status nic_store_queue_flush(struct nic_store_queue *queue);

// Puts a fence before each line of the address space whose number is a multiple of `lines`, a power of two and at most the
// lines that there are: nothing is stored `lines` or more ahead of a line that has not left, whatever the processor's
// write-combining buffers do.
//
// The caller promises:
// The pointer is null or points to a queue.
enum nic_status nic_store_queue_fence_every(struct nic_store_queue *queue,
                                            size_t lines);

// Offset in the address space at which the next message begins.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_store_queue_next_offset(const struct nic_store_queue *queue, size_t *offset);

// How many queues of stores the card has, and how many lines of memory they share.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_store_queues(const struct nic_card *card,
                                          uint32_t *queues,
                                          uint32_t *memory_lines);

// Sets what all queues of stores may hold. After reset they have no shares.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_set_store_limits(const struct nic_card *card,
                                          const struct nic_store_limits *limits);

// Opens the windows, and has a queue expect its first message at the first address of its own. Where that is in
// the card's window of stores goes to `begin_bytes`, and what a `nic_store_queue` needs to know to the others.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_start_store_queue(const struct nic_card *card,
                                           uint32_t queue,
                                           size_t *begin_bytes,
                                           size_t *space_bytes,
                                           struct nic_message_format *format);

// Starts a queue again, as after a fault, for a `nic_store_queue` that goes on with it from its first address.
// What that has stored leaves the processor first.
//
// The caller promises:
// The pointers are null or point to what their types say.
enum nic_status nic_card_restart_store_queue(const struct nic_card *card,
                                             uint32_t number,
                                             struct nic_store_queue *queue);

// Why a queue of stores stands still; it does until it is started again.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_store_queue_fault(const struct nic_card *card,
                                               uint32_t queue,
                                               enum nic_store_queue_fault *fault);

// How often queues of stores have stopped.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_store_queue_faults(const struct nic_card *card,
                                                struct nic_store_queue_faults *faults);

// Says when writes of packets are answered, a `nic_write_answer`; every ring's receive half must be
// stopped.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_set_write_answer(const struct nic_card *card, uint32_t answer);

// Flushes the whole cache of the card's coherence engine, and waits until it is done: no copy of a line that
// the card had is left at the card or at the host.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_flush_cache(const struct nic_card *card);

// Opens the window of stores, which expects the first message at its first address. What a
// `nic_store_queue` needs to know goes to `space_bytes` and `format`.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_start_stores(const struct nic_card *card,
                                      size_t *space_bytes,
                                      struct nic_message_format *format);

// Opens the window of stores again, as after a fault, for a queue that goes on with it from its first address.
// What the queue has stored leaves the processor first.
//
// The caller promises:
// The pointers are null or point to what their types say.
enum nic_status nic_card_restart_stores(const struct nic_card *card,
                                        struct nic_store_queue *queue);

// Closes the window of stores: what is stored from now on is dropped, and counted.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_stop_stores(const struct nic_card *card);

// For how many cycles of the card a message may wait for the link before it is dropped; 1,000 after reset.
//
// The caller promises:
// The pointer is null or points to a card.
enum nic_status nic_card_set_store_patience(const struct nic_card *card,
                                            uint32_t cycles);

// Whether the link takes nothing, so that messages are dropped.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_stores_are_dropped(const struct nic_card *card, bool *are_dropped);

// Why the window of stores stands still; it does until it is opened again.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_store_fault(const struct nic_card *card, enum nic_store_fault *fault);

// What the window of stores has counted.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_card_get_store_statistics(const struct nic_card *card,
                                              struct nic_store_statistics *statistics);

// Writes the 4 bytes that stand in front of a frame that is stored; its length is filled in by the
// queue. With `fill_checksums` the card fills in the frame's checksums.
//
// The caller promises:
// The pointer is null, or there is room for 4 bytes.
enum nic_status nic_store_header(bool fill_checksums, uint8_t *bytes);

// The host's end of the transmit half of a ring: clears its memory; the handle goes to `made`. The half
// must be stopped, and may start then.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_transmit_ring_new(const struct nic_card *card,
                                      uint32_t ring,
                                      const struct nic_geometry *geometry,
                                      struct nic_transmit_ring **made);

// Ends the handle of a ring, which must be stopped. Buffers that it still holds do not go back to their
// pool. NULL does nothing.
//
// The caller promises:
// It is null, or was given by `nic_transmit_ring_new` and is not used again.
void nic_transmit_ring_end(struct nic_transmit_ring *ring);

// Sends packets, the first of `packets` on, as many of `count` as there is room for; how many goes to
// `sent`. The buffers of those are the device's until `nic_transmit_ring_reclaim` gives them back to
// their pool. If a packet has a `checksum` without a name, more than 9,216 bytes, or a buffer without a byte or with more
// than fit, nothing is sent.
//
// The caller promises:
// Pointers are null or point to what their types say, `packets` to so many.
enum nic_status nic_transmit_ring_burst(struct nic_transmit_ring *ring,
                                        const struct nic_packet *packets,
                                        size_t count,
                                        size_t *sent);

// Gives the buffers of packets that have been sent back to their pool; how many buffers goes to
// `reclaimed`, which may be NULL. It does not wait. `NIC_STATUS_FOREIGN_BUFFER`: of what came back, some buffers are
// none that this pool has given out; the others went to it.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_transmit_ring_reclaim(struct nic_transmit_ring *ring,
                                          const struct nic_pool *pool,
                                          size_t *reclaimed);

// Waits until a packet may have been sent. A ring that stops itself ends no wait: `wait_for_change` of the
// machine returns after a while if that has to be noticed (`nic_ring_get_fault`).
//
// The caller promises:
// The pointer is null or points to a ring.
enum nic_status nic_transmit_ring_wait(const struct nic_transmit_ring *ring);

// What the host's end has counted since it was made.
//
// The caller promises:
// Pointers are null or point to what their types say.
enum nic_status nic_transmit_ring_counts(const struct nic_transmit_ring *ring,
                                         struct nic_transmit_counts *counts);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* NIC_DRIVER_H */
