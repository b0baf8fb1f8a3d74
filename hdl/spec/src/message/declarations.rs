//! The declarations of all messages.

/// Hands every declaration to the macro `$with`, which makes of them what its room needs.
///
/// ```text
/// nic_spec::messages!(nic_dsl::hardware_messages); // bundles of signals
/// ```
///
/// The first line says where the plain values are. Then come `choice Name { Variant, ... }`, whose
/// codes count from zero (or are given: `Variant = 5`), and `message Name { field: kind, ... }`
/// with the kinds below. A choice is as wide as its largest code needs; `choice Name(4) { ... }`
/// has 4 bits, so that codes that belong to no variant can be told from those that do.
///
/// | kind | value | signal |
/// |---|---|---|
/// | `flag` | `bool` | one bit |
/// | `bits(N)` | `u64` below 2^N, N at most 64 | N bits |
/// | `bytes(N)` | `[u8; N]` | 8 N bits, byte 0 lowest |
/// | `wide(N)` | `Wide<N>`, N at most 2048 | N bits |
/// | `choice(Name)` | the enum | its code |
///
/// A message may have parameters: `message Beat<BYTES> { data: bytes(BYTES) }` is `Beat<64>` as a
/// value and a `Beat` of shape `BeatShape { bytes: 64 }` as hardware.
///
/// Behind the messages of this file follow those of the load/store unit (`measurement_messages!`), of
/// PCI Express (`pcie_messages!`), of a CXL IP (`cxl_ip_messages!`), of CXL.cache and of CXL.mem
/// (`coherence_messages!`).
#[macro_export]
macro_rules! messages {
    ($with:path) => {
        $crate::measurement_messages! {
            $with;
            from nic_spec::message;

            /// One beat of a packet (style: the stream contract, S6).
            message Beat<BYTES> {
                /// The bytes, filled from byte 0.
                data: bytes(BYTES),
                /// Which bytes belong to the packet; only a last beat may be partial.
                keep: bits(BYTES),
                /// Whether it ends the packet.
                last: flag,
            }

            /// Bare data of any width.
            message Word<BITS> {
                /// The data.
                data: wide(BITS),
            }

            /// A number from a pool, as an id pool gives and takes it.
            message Identifier<BITS> {
                /// The number.
                value: bits(BITS),
            }

            /// One unit of credit; that it comes is all it says.
            message Credit {}

            /// Credits that come back together.
            message Credits<BITS> {
                /// How many.
                amount: bits(BITS),
            }

            /// What the line port does with a line (architecture: the line port; CXL-NIC 2.1).
            choice LineOperation {
                /// Reads, and leaves no copy in the device cache.
                NcRead,
                /// Reads, and keeps a copy in state Shared.
                CsRead,
                /// Reads, and keeps the only copy, in state Owned.
                CoRead,
                /// Writes memory, and invalidates every cached copy.
                NcWrite,
                /// Writes into the host's cache, and leaves no copy in the device cache.
                NcPush,
                /// Writes the copy in the device cache, which becomes the only one.
                CoWrite,
                /// Gives up the copy in the device cache, and writes it back if it is modified.
                Evict,
                /// Writes a modified copy back from wherever it is, and invalidates every copy.
                Flush,
                /// Is answered when all earlier requests of the port are visible.
                Barrier,
            }

            /// Whose memory a line is in, and who keeps it coherent (CXL-NIC 2.1, 5.1).
            choice LineSpace {
                /// Host memory.
                Host,
                /// Device memory; the host's caches are asked first.
                DeviceHostBias,
                /// Device memory; the host's caches are not asked, software keeps it coherent.
                DeviceDeviceBias,
            }

            /// A request on the line port; lines have 64 bytes (architecture: the line port).
            message LineRequest {
                /// What is to be done.
                operation: choice(LineOperation),
                /// Where the line is.
                space: choice(LineSpace),
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The line, for writes.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                byte_enable: bits(64),
                /// Comes back with the answer; free again from then on.
                tag: bits(8),
            }

            /// How a request on the line port ended.
            choice LineStatus {
                /// As asked.
                Okay,
                /// It failed; the data are not the line's.
                Error,
            }

            /// The answer to a request on the line port, one for each.
            message LineResponse {
                /// Of the request.
                tag: bits(8),
                /// How it ended.
                status: choice(LineStatus),
                /// The line, for reads.
                data: bytes(64),
            }

            /// A write to a RAM, or to one word of it in part.
            message RamWrite<ADDRESS_BITS, BITS, LANES> {
                /// Which word.
                address: bits(ADDRESS_BITS),
                /// The word.
                data: wide(BITS),
                /// Which lanes of the word are written, bit 0 for the lowest.
                lanes: bits(LANES),
            }

            /// A read of a RAM.
            message RamRead<ADDRESS_BITS> {
                /// Which word.
                address: bits(ADDRESS_BITS),
            }

            /// A store of the host into a device's window: one line, or part of one (MMIO 3.1).
            message MmioWrite<LINE_BITS, LINE_BYTES> {
                /// Which line of the queue's address space.
                line_address: bits(LINE_BITS),
                /// The line.
                data: bytes(LINE_BYTES),
                /// Which bytes are stored, bit 0 for byte 0.
                byte_enable: bits(LINE_BYTES),
            }

            /// One beat of a message to the network.
            message MessageBeat<BYTES> {
                /// The bytes, filled from byte 0; those that do not belong to the message are zero.
                data: bytes(BYTES),
                /// Which bytes belong to the message; only a last beat may be partial.
                keep: bits(BYTES),
                /// Whether it ends the message.
                last: flag,
                /// With `last`: the message was cut short and must not be used.
                error: flag,
            }

            /// Why a queue of stores stopped.
            choice MmioFault {
                /// It runs.
                None,
                /// A length smaller than the length field's own end.
                TooShort,
                /// A length above the maximum.
                TooLong,
                /// A store further ahead than the window reaches, while nothing in it can leave.
                BeyondWindow,
                /// A store to bytes that have left already.
                BelowStart,
            }

            /// Where a queue of stores begins again.
            message MmioRestart<LINE_BITS> {
                /// The line whose byte 0 is the first of the next message.
                line_address: bits(LINE_BITS),
            }

            /// What a queue of stores has met; counters stop at their largest value.
            message MmioStatus {
                /// Why it stands still.
                fault: choice(MmioFault),
                /// Faults since reset: a length below the end of its own field.
                too_short: bits(8),
                /// Faults since reset: a length above the maximum.
                too_long: bits(8),
                /// Faults since reset: a store beyond a window that could not move.
                beyond_window: bits(8),
                /// Faults since reset: a store to bytes that had left.
                below_start: bits(8),
                /// Stores with a byte that was present already; the first value was kept.
                doubled_stores: bits(16),
                /// Stores that were dropped because the queue stood still.
                dropped_stores: bits(16),
            }

            /// Where the beats of an AXI burst go (AXI4 A3.4.1).
            choice AxiBurst {
                /// All to the same address.
                Fixed,
                /// Each to the address after the one before.
                Incrementing,
                /// As incrementing, and around the end of an aligned block.
                Wrapping,
            }

            /// How an AXI transaction ended (AXI4 A3.4.4).
            choice AxiResponse {
                /// As asked.
                Okay,
                /// As asked, and exclusively.
                ExclusiveOkay,
                /// It was refused.
                SlaveError,
                /// Nothing is at its address.
                DecodeError,
            }

            /// Begins a burst that writes (AXI4, channel AW) or reads (channel AR).
            message AxiAddress<ID_BITS> {
                /// Comes back with the response.
                id: bits(ID_BITS),
                /// Byte address of the first beat.
                address: bits(64),
                /// Beats of the burst, less one.
                length: bits(8),
                /// Two to this power is the number of bytes that a beat may carry.
                size: bits(3),
                /// Where its beats go.
                burst: choice(AxiBurst),
            }

            /// One beat of a burst that writes (AXI4, channel W).
            message AxiWriteData<BYTES> {
                /// The bytes, each in the lane that its address names.
                data: bytes(BYTES),
                /// Which lanes are written, bit 0 for the lowest.
                strobe: bits(BYTES),
                /// Whether it ends the burst.
                last: flag,
            }

            /// Ends a burst that writes (AXI4, channel B).
            message AxiWriteResponse<ID_BITS> {
                /// Of the burst.
                id: bits(ID_BITS),
                /// How it ended.
                response: choice(AxiResponse),
            }

            /// One beat of a burst that reads (AXI4, channel R).
            message AxiReadData<ID_BITS, BYTES> {
                /// Of the burst.
                id: bits(ID_BITS),
                /// The bytes.
                data: bytes(BYTES),
                /// How it ended.
                response: choice(AxiResponse),
                /// Whether it ends the burst.
                last: flag,
            }

            /// What an AXI slave for stores has met; what went wrong stops at its largest value,
            /// the count of stores goes around.
            message AxiWriteStatus {
                /// Stores passed on.
                stores: bits(32),
                /// Bursts of a kind that is not supported; their beats were dropped.
                refused_bursts: bits(16),
                /// Bursts beyond the window of stores; their beats were dropped.
                outside_bursts: bits(16),
                /// Bursts whose `last` was not on their last beat.
                misplaced_lasts: bits(16),
                /// Stores that were dropped because the window was not enabled.
                disabled_stores: bits(16),
            }

            /// What left a header remover; the count of messages goes around.
            message HeaderStatus {
                /// Messages that came.
                messages: bits(32),
                /// Messages with nothing behind the header, which were dropped.
                empty_messages: bits(16),
            }

            /// What a packet queue has dropped; counters stop at their largest value.
            message PacketQueueStatus {
                /// Packets that ended with an error.
                damaged_packets: bits(16),
                /// Packets longer than the memory.
                oversized_packets: bits(16),
            }

            /// What was given to an Ethernet MAC; the counts go around.
            message TransmitStatus {
                /// Packets.
                packets: bits(32),
                /// Bytes of packets, padding included.
                bytes: bits(48),
                /// Packets that were padded.
                padded_packets: bits(32),
            }

            /// The address of a register access (AXI4-Lite, channels AW and AR).
            message AxiLiteAddress {
                /// Byte address.
                address: bits(32),
            }

            /// What a register access writes (AXI4-Lite, channel W).
            message AxiLiteWriteData {
                /// The word.
                data: bits(32),
                /// Which bytes are written, bit 0 for the lowest.
                strobe: bits(4),
            }

            /// Ends a write (AXI4-Lite, channel B).
            message AxiLiteWriteResponse {
                /// How it ended.
                response: choice(AxiResponse),
            }

            /// What a register access reads (AXI4-Lite, channel R).
            message AxiLiteReadData {
                /// The word.
                data: bits(32),
                /// How it ended.
                response: choice(AxiResponse),
            }

            /// An access to a register.
            message RegisterAccess {
                /// Byte address.
                address: bits(32),
                /// It writes.
                write: flag,
                /// What it writes.
                data: bits(32),
                /// Which bytes it writes, bit 0 for the lowest.
                byte_enable: bits(4),
            }

            /// Answers an access to a register.
            message RegisterAnswer {
                /// What was read.
                data: bits(32),
                /// It was refused: no such register, or not in that way.
                refused: flag,
            }

            /// Why one of many queues of stores stopped.
            choice MmioQueueFault {
                /// It runs.
                None,
                /// A length smaller than the length field's own end.
                TooShort,
                /// A length above the maximum.
                TooLong,
                /// A store further ahead than the window reaches, while its oldest line is missing.
                BeyondWindow,
                /// A store to a line that has been taken already.
                BelowStart,
                /// A store without a place in the memory, while nothing in it can leave.
                MemoryFull,
            }

            /// A store of the host into the window of one of many queues (MMIO 3.3).
            message MmioQueueWrite<QUEUE_BITS, LINE_BITS, LINE_BYTES> {
                /// Which queue.
                queue: bits(QUEUE_BITS),
                /// Which line of the queue's address space.
                line_address: bits(LINE_BITS),
                /// The line.
                data: bytes(LINE_BYTES),
                /// Which bytes are stored, bit 0 for byte 0.
                byte_enable: bits(LINE_BYTES),
            }

            /// Where one of many queues of stores begins again.
            message MmioQueueRestart<QUEUE_BITS, LINE_BITS> {
                /// Which queue.
                queue: bits(QUEUE_BITS),
                /// The line that begins its next message.
                line_address: bits(LINE_BITS),
            }

            /// How one of many queues of stores stands.
            message MmioQueueState<LINE_BITS> {
                /// Why it stands still.
                fault: choice(MmioQueueFault),
                /// The oldest line of which something is missing.
                next_line: bits(LINE_BITS),
            }

            /// What many queues of stores have met; counters stop at their largest value.
            message MmioQueuesStatus<QUEUE_BITS> {
                /// Why the last queue that stopped did so.
                last_fault: choice(MmioQueueFault),
                /// Which queue that was.
                last_queue: bits(QUEUE_BITS),
                /// Faults since reset: a length below the end of its own field.
                too_short: bits(32),
                /// Faults since reset: a length above the maximum.
                too_long: bits(32),
                /// Faults since reset: a store beyond a window that could not move.
                beyond_window: bits(32),
                /// Faults since reset: a store to a line that had been taken.
                below_start: bits(32),
                /// Faults since reset: a store without a place in the memory.
                memory_full: bits(32),
                /// Stores with a byte that was present already; the first value was kept.
                doubled_stores: bits(32),
                /// Stores that were dropped because their queue stood still.
                dropped_stores: bits(32),
            }

            /// A read on a line port that does nothing else: one operation and space, chosen by
            /// configuration, stand behind it. Answered by `LineResponse`.
            message LineRead {
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// Comes back with the answer; free again from then on.
                tag: bits(8),
            }

            /// What a ring's entry says about one packet buffer: 16 bytes, four to a line
            /// (CXL-NIC 4.2; the inline flag and four to a line as in CC-NIC 3.2).
            message Descriptor {
                /// Byte address of the packet buffer.
                address: bits(64),
                /// Bytes of the packet, or of the buffer while it is empty.
                length_bytes: bits(16),
                /// Set by the host: the entry is the device's to process (CXL-NIC 4.3).
                available: flag,
                /// Set by the device: the packet is in the buffer, or has left it (CXL-NIC 4.2).
                done: flag,
                /// The packet ends in this buffer.
                last: flag,
                /// The host wants an interrupt when it is done (CXL-NIC 4.2).
                interrupt: flag,
                /// Zero.
                reserved: bits(44),
            }

            /// Asks for consecutive descriptors of a ring (CXL-NIC 4.2).
            message FetchRequest {
                /// Byte address of the first, a multiple of a descriptor's 16 bytes.
                base_address: bits(64),
                /// How many descriptors.
                count: bits(16),
            }
        }
    };
}
