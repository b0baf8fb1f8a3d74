//! The declarations of the messages inside the network interface card: packets, the pieces of memory
//! that they lie in, rings, and what the host says about them.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
///
/// Directions are the host's: receive is from the network to the host. Byte addresses have 52 bits, as
/// on CXL.cache; a ring is named by its number, receive and transmit half alike.
#[doc(hidden)]
#[macro_export]
macro_rules! nic_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What a packet's headers say it is.
            choice PacketProtocol {
                /// None of the others.
                Other,
                /// The address resolution protocol.
                Arp,
                /// IPv4 with something else inside, or a fragment.
                Ipv4,
                /// UDP in IPv4.
                Ipv4Udp,
                /// TCP in IPv4.
                Ipv4Tcp,
                /// IPv6 with something else inside, a fragment among it.
                Ipv6,
                /// UDP in IPv6.
                Ipv6Udp,
                /// TCP in IPv6.
                Ipv6Tcp,
            }

            /// What is known of the checksums in a packet that was received, or asked for one to send.
            choice PacketChecksum {
                /// Nothing.
                None,
                /// Received: every checksum of IPv4, UDP and TCP that it has is right.
                Good,
                /// Received: at least one is wrong.
                Bad,
                /// To send: the device fills them in.
                Fill,
            }

            /// One beat of a packet between the network side, the engines and the host interfaces. All
            /// but `data`, `last` and `error` is about the packet, and the same on each of its beats.
            message PacketBeat {
                /// The bytes, filled from byte 0; those beyond the packet are zero.
                data: bytes(64),
                /// Whether it ends the packet.
                last: flag,
                /// With `last`: the packet must not be used.
                error: flag,
                /// Bytes of the packet, 1 to 9,216.
                length_bytes: bits(14),
                /// The ring it goes to, or comes from.
                ring: bits(8),
                /// Who it is for: 0 the host interface, others the engines.
                destination: bits(2),
                /// What it is.
                protocol: choice(PacketProtocol),
                /// About its checksums.
                checksum: choice(PacketChecksum),
                /// Toeplitz hash of its addresses and ports; zero where there are none.
                flow_hash: bits(32),
                /// When it came, in cycles of the clock of the host interface.
                timestamp_cycles: bits(48),
            }

            /// Asks a ring for the buffers of a packet that has come.
            message ReceiveRequest {
                /// Bytes of the packet.
                length_bytes: bits(14),
                /// What it is.
                protocol: choice(PacketProtocol),
                /// About its checksums.
                checksum: choice(PacketChecksum),
                /// Hash of its flow.
                flow_hash: bits(32),
            }

            /// A piece of a packet and where it is in memory, or that the packet is dropped.
            message PacketSegment {
                /// The packet is dropped; it is its only segment, and has no place in memory.
                drop: flag,
                /// Byte address of its first byte, of any alignment.
                address: bits(52),
                /// Its bytes, at least 1.
                length_bytes: bits(14),
                /// It ends its packet. Bytes of a received packet that are left then are discarded.
                last: flag,
                /// Bytes of the whole packet, the same in all of its segments.
                packet_length_bytes: bits(14),
                /// The ring it belongs to.
                ring: bits(8),
                /// How its lines are read or written.
                operation: choice(LineOperation),
                /// Whose memory it is in.
                space: choice(LineSpace),
                /// About the packet's checksums.
                checksum: choice(PacketChecksum),
                /// The buffer goes on to the end of the segment's last line: what is behind the segment
                /// in that line may be written, too, with zeros.
                fills_line: flag,
            }

            /// A segment has been written and is visible to the host, or has been read. There is one for
            /// each segment that was not dropped, in their order.
            message SegmentDone {
                /// The ring it belongs to.
                ring: bits(8),
                /// It ended its packet.
                last: flag,
                /// A line of it failed.
                failed: flag,
            }

            /// What went wrong first in a packet forwarding unit.
            choice PfuFault {
                /// Nothing.
                None,
                /// A line was answered with an error.
                FailedLine,
                /// A received packet ended before its segments did.
                ShortPacket,
                /// An answer came that belongs to no line on its way.
                StrayAnswer,
            }

            /// What the receiving half of a packet forwarding unit has done. Counts of packets, bytes
            /// and lines go around, those of errors stop at their largest value.
            message PfuReceiveStatus {
                /// Packets of which every line was answered, those that failed included.
                packets: bits(64),
                /// Bytes that were written.
                bytes: bits(64),
                /// Lines that were asked for.
                lines: bits(64),
                /// Packets that were dropped because their ring said so.
                dropped_packets: bits(64),
                /// Segments of which a line failed, or whose packet ended before them.
                failed_segments: bits(32),
                /// Lines that were answered with an error.
                failed_lines: bits(32),
                /// Packets that ended before their segments did.
                short_packets: bits(32),
                /// Answers that belong to no line on its way.
                stray_answers: bits(16),
                /// What went wrong first.
                first_fault: choice(PfuFault),
            }

            /// What the sending half of a packet forwarding unit has done. Counts of packets, bytes
            /// and lines go around, those of errors stop at their largest value.
            message PfuTransmitStatus {
                /// Packets of which every line was answered, those that failed included.
                packets: bits(64),
                /// Bytes that were read.
                bytes: bits(64),
                /// Lines that were asked for.
                lines: bits(64),
                /// Packets that left with `error`.
                failed_packets: bits(32),
                /// Lines that were answered with an error.
                failed_lines: bits(32),
                /// Answers that belong to no line on its way.
                stray_answers: bits(16),
                /// What went wrong first.
                first_fault: choice(PfuFault),
            }

            /// What an address guard has refused; counts stop at their largest value.
            message AddressGuardStatus {
                /// Requests that were outside the ranges of their ring.
                refused: bits(32),
                /// Whether there was one; what follows is about the first.
                any_refused: flag,
                /// Its ring.
                first_ring: bits(8),
                /// Its line: bits 51 to 6 of the byte address.
                first_line_address: bits(46),
                /// What it asked for.
                first_operation: choice(LineOperation),
            }

            /// What is done with a line some cycles after it was pushed into the host's cache (CXL-NIC 5.3).
            choice PushWriteBack {
                /// Nothing.
                Off,
                /// Its bytes are written once more, by NC-write, over whatever the host has stored there.
                Rewrite,
                /// It is flushed: what the host has stored there is kept.
                Flush,
            }

            /// What becomes of pushes (NC-P).
            message PushGateConfiguration {
                /// Rings whose pushes become NC-writes, bit 0 for ring 0.
                closed_rings: bits(8),
                /// What follows a push.
                write_back: choice(PushWriteBack),
                /// Cycles from the push to what follows; 4 at least, whatever it says.
                delay_cycles: bits(24),
            }

            /// What became of pushes. Counts of lines go around, those of errors stop at their largest value.
            message PushGateStatus {
                /// Pushes that left as such.
                pushes: bits(64),
                /// Pushes that left as NC-writes.
                gated_pushes: bits(64),
                /// Pushes with a write-back to come that found no place in the table, and get none.
                untracked_pushes: bits(64),
                /// Write-backs that left.
                write_backs: bits(64),
                /// Lines whose write-back has not left.
                tracked_lines: bits(16),
                /// There is none, and every write-back that left is answered.
                is_idle: flag,
                /// Write-backs that were answered with an error.
                failed_write_backs: bits(32),
                /// Whether there was one; what follows is about the first.
                any_failed: flag,
                /// Its ring.
                first_ring: bits(8),
                /// Its line: bits 51 to 6 of the byte address.
                first_line_address: bits(46),
                /// Answers with a tag of the gate that no write-back waits for.
                stray_answers: bits(16),
            }

            /// What went wrong where line ports are merged; counts stop at their largest value.
            message LineMergeStatus {
                /// Answers whose tag is that of no requester.
                stray_answers: bits(16),
            }

            /// How descriptors lie in a ring (CC-NIC 3.2).
            choice RingLayout {
                /// 16 bytes each, four to a line, each with its own signal.
                Packed,
                /// One to a line.
                Padded,
                /// Four to a line with one signal, that of the first; unused ones have length zero.
                Grouped,
            }

            /// How the host says that there are descriptors (CXL-NIC 2.2, 4.2, 4.3).
            choice RingSignal {
                /// It writes how many there have been to a register.
                Register,
                /// It writes how many there have been to memory, which the device polls.
                Memory,
                /// It sets the flag `available` in the descriptor, which the device polls.
                Inline,
            }

            /// How the device says that descriptors are done.
            choice CompletionSignal {
                /// It writes the descriptors back with the flag `done`.
                Inline,
                /// As `Inline`, and then it writes how many are done to memory, once for each batch.
                Index,
            }

            /// How one half of a ring works. All but `enable` changes only while the ring is stopped.
            message RingConfiguration {
                /// The ring runs. Cleared: it stops, and says so when nothing of it is outstanding.
                enable: flag,
                /// Two to this power is the number of descriptors, 6 to 16.
                size_log2: bits(5),
                /// How descriptors lie.
                layout: choice(RingLayout),
                /// How the host signals.
                signal: choice(RingSignal),
                /// How the device signals.
                completion: choice(CompletionSignal),
                /// The ring is in this memory, as are both indices.
                ring_space: choice(LineSpace),
                /// Packets are in this memory.
                data_space: choice(LineSpace),
                /// Byte address of descriptor 0, a multiple of 64.
                base_address: bits(52),
                /// Byte address of the host's count of descriptors, 4 bytes, a multiple of 64.
                tail_address: bits(52),
                /// Byte address of the device's count of descriptors done, 4 bytes, a multiple of 64.
                completion_address: bits(52),
                /// How descriptors are read.
                fetch_operation: choice(LineOperation),
                /// Lines of descriptors that may be read ahead of their use; 0: when a packet needs one.
                fetch_lines: bits(7),
                /// How lines are brought into the device's cache ahead of their fetch.
                prefetch_operation: choice(LineOperation),
                /// How many lines ahead of the fetch; 0: none.
                prefetch_lines: bits(7),
                /// How the host's count, or the next descriptor, is polled.
                poll_operation: choice(LineOperation),
                /// Cycles from the answer of a poll that found nothing to the next poll.
                poll_interval_cycles: bits(16),
                /// The next poll waits for the line to change, not for time (CC-NIC 3.2).
                event_driven: flag,
                /// How completions are written.
                completion_operation: choice(LineOperation),
                /// How packets are read or written.
                data_operation: choice(LineOperation),
                /// Completions that go together, 1 to 64.
                batch: bits(7),
                /// Cycles that a completion waits for others of its batch or line.
                batch_timeout_cycles: bits(16),
                /// Cycles that a packet waits for a descriptor before it is dropped.
                starve_cycles: bits(16),
                /// Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when the ring
                /// stops itself.
                interrupt_packets: bits(8),
                /// Cycles after which fewer raise one.
                interrupt_delay_cycles: bits(16),
            }

            /// The host's count of descriptors that it has put into a ring since the ring started.
            message RingTail {
                /// The count; it goes around after 2^32.
                tail: bits(32),
            }

            /// The host memory that a ring may touch: lines from a first one up to, but without, an end.
            message RingRange {
                /// Byte address of the first line, a multiple of 64.
                begin_address: bits(52),
                /// Byte address of the line after the last, a multiple of 64.
                end_address: bits(52),
            }

            /// What a ring does.
            choice RingState {
                /// Nothing; nothing of it is outstanding, and no line of it is in the device's cache.
                Stopped,
                /// It runs.
                Running,
                /// It waits for what is outstanding.
                Stopping,
                /// It gives up its lines in the device's cache.
                Evicting,
                /// It stopped itself, and waits for `enable` to be cleared.
                Faulted,
            }

            /// Why a ring stopped itself; the name is kept until the ring starts again.
            choice RingFault {
                /// It did not.
                None,
                /// Its configuration is not legal.
                BadConfiguration,
                /// The host's count is behind the device's, or more than the ring's size ahead.
                BadTail,
                /// A line of the ring, or an index, could not be read or written.
                RingUnreadable,
                /// A buffer outside the ring's ranges.
                BadAddress,
                /// A descriptor to send has no bytes, or a buffer has no room.
                ZeroLength,
                /// A descriptor, or a packet, of more than 9,216 bytes.
                TooLong,
                /// A packet to send of more than two descriptors.
                TooManySegments,
                /// A request of the ring was outside its ranges and was refused.
                Refused,
            }

            /// How one half of a ring stands. Its 64-bit counts go on when the ring starts again.
            message RingStatus {
                /// What it does.
                state: choice(RingState),
                /// Why it stopped itself.
                fault: choice(RingFault),
                /// The host's count of descriptors as far as the device knows it; with inline signals,
                /// the count of those that it has found.
                posted: bits(32),
                /// Places of the ring given back since it started; the host can see all of them.
                completed: bits(32),
                /// Packets given back to the host.
                packets: bits(64),
                /// Bytes of these packets.
                bytes: bits(64),
                /// Descriptors given back, returned ones among them.
                descriptors: bits(64),
                /// Reads that looked for new descriptors.
                polls: bits(64),
                /// Reads of lines of the ring, those that polled among them.
                line_reads: bits(64),
                /// Lines of completions written.
                completion_lines: bits(64),
                /// Writes of the device's count of completions.
                index_writes: bits(64),
                /// Interrupts asked for.
                interrupts: bits(64),
                /// Packets dropped because the ring did not run.
                stopped_drops: bits(64),
                /// Packets dropped because the ring had no descriptor.
                starved_drops: bits(64),
                /// Packets that did not fit their buffers.
                truncated: bits(64),
                /// Descriptors given back unused.
                returned: bits(64),
                /// Descriptors of which a line failed or was poisoned.
                poisoned: bits(64),
                /// Answers for no request, and segments that were done but not outstanding.
                strays: bits(16),
            }

            /// What comes to pass where packets are given to rings.
            message DispatchStatus {
                /// Packets that have come.
                packets: bits(64),
                /// Packets dropped because there is no such ring.
                unknown_ring_drops: bits(64),
            }

            /// What the device says in a descriptor about its packet.
            choice DescriptorFault {
                /// All is well.
                None,
                /// The packet did not fit its buffers; the rest is lost.
                Truncated,
                /// A line of the packet failed, or was poisoned.
                Poisoned,
                /// The buffer was not used, and is the host's again (grouped layout).
                Returned,
            }

            /// Says that a ring wants the host's attention.
            message Interrupt {
                /// Number of the vector: twice the ring, and one more for its transmit half.
                vector: bits(9),
            }

            /// An entry of the MSI-X table: what is sent for one vector (PCI Local Bus 3.0, 6.8.2).
            message MsixEntry {
                /// Message Address: where the message is written; the lowest two bits count as zero.
                message_address: bits(32),
                /// Message Upper Address: bits 63 to 32 of it.
                message_upper_address: bits(32),
                /// Message Data: what is written there.
                message_data: bits(32),
                /// Mask bit of Vector Control: no message is sent; the vector's interrupts are kept pending.
                masked: flag,
            }

            /// What MSI-X says of all vectors (Message Control, PCI Local Bus 3.0, 6.8.2.3).
            message MsixControl {
                /// MSI-X Enable; cleared, all vectors count as masked.
                enable: flag,
                /// Function Mask: all vectors are masked, whatever their own bits say.
                function_mask: flag,
            }

            /// The pending bit array (PCI Local Bus 3.0, 6.8.2.10).
            message MsixPending<VECTORS> {
                /// A bit for each vector: an interrupt has come, and its message has not been sent.
                pending: bits(VECTORS),
            }

            /// What comes to pass where messages are made of interrupts.
            message MsixStatus {
                /// A message has begun to leave and has not left. Who masks a vector, and then sees
                /// this cleared, gets no message of it.
                busy: flag,
                /// The vector of the first interrupt outside the table.
                first_outside_vector: bits(9),
                /// Interrupts outside the table; they are dropped.
                outside_interrupts: errors(16),
                /// Interrupts that found theirs pending, and share its message.
                shared_interrupts: events(32),
                /// Messages that have begun to leave.
                messages: events(64),
            }

            /// An interrupt as a message: a posted write of 4 bytes.
            message InterruptMessage {
                /// Byte address, a multiple of 4.
                address: bits(64),
                /// What is written.
                data: bits(32),
            }
        }
    };
}
