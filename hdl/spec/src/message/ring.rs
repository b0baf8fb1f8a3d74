//! The declarations of the messages between the parts of a ring: what reads descriptors, what gives
//! packets their place, what writes descriptors back.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! ring_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// A descriptor that the host has posted, read and checked.
            message RingDescriptor {
                /// Its place in the ring, from 0 on.
                place: bits(16),
                /// Byte address of its buffer.
                address: bits(52),
                /// Bytes of the buffer, or of the packet in it.
                length_bytes: bits(14),
                /// A packet to send ends in it.
                last: flag,
                /// The host wants an interrupt when it is done.
                interrupt: flag,
                /// What is asked of the packet's checksums.
                checksum: choice(PacketChecksum),
                /// No other descriptor of its line comes after it.
                ends_line: flag,
                /// What is wrong with it; then it must not be used, and stops the ring.
                fault: choice(RingFault),
            }

            /// A descriptor that was used for a piece of a packet, or is to be returned unused; it is
            /// written back when the piece is done.
            message DescriptorCompletion {
                /// Its place in its line.
                slot: bits(2),
                /// Byte address of its buffer.
                address: bits(52),
                /// Bytes of the packet in its buffer.
                length_bytes: bits(14),
                /// The packet ends in it.
                last: flag,
                /// The host wants an interrupt when it is done.
                interrupt: flag,
                /// About the packet's checksums.
                checksum: choice(PacketChecksum),
                /// What the packet is.
                protocol: choice(PacketProtocol),
                /// What went wrong so far; `Returned`: it belongs to no packet.
                fault: choice(DescriptorFault),
                /// Hash of the packet's flow.
                flow_hash: bits(32),
                /// No other descriptor of its line comes after it.
                ends_line: flag,
            }

            /// What a reader of descriptors is told.
            message ReaderControl {
                /// It reads. Cleared: it stops, and forgets what it has read.
                run: flag,
                /// A packet waits for a descriptor.
                wanted: flag,
                /// Places whose completion was sent since the ring started.
                issued: bits(32),
                /// Places whose completion the host can see.
                visible: bits(32),
            }

            /// What a reader of descriptors says.
            message ReaderStatus {
                /// It is not told to run, and nothing of it is outstanding.
                idle: flag,
                /// What stops the ring, though no descriptor is to blame.
                fault: choice(RingFault),
                /// More descriptors that the host has posted are on their way.
                coming: flag,
                /// The host's count of descriptors, or the count of those found where it has none.
                posted: bits(32),
                /// Reads to see whether there is something new.
                polls: bits(64),
                /// Reads of lines of the ring, polls of them among these.
                line_reads: bits(64),
                /// Answers for no request.
                stray_answers: bits(16),
            }

            /// What gives packets their descriptors is told.
            message MatchControl {
                /// The ring takes packets. Cleared: received ones are dropped, sent ones wait.
                accept: flag,
                /// What is used has a place where it waits until it is done.
                has_room: flag,
                /// The rest of a line, of which descriptors were used, is to be returned.
                return_line: flag,
                /// More descriptors that the host has posted are on their way.
                coming: flag,
                /// The ring has stopped: descriptors that were taken are forgotten.
                forget: flag,
            }

            /// What gives packets their descriptors says.
            message MatchStatus {
                /// It is in no packet, and is returning nothing.
                idle: flag,
                /// A packet waits for a descriptor.
                wanted: flag,
                /// What is wrong with the next descriptor.
                fault: choice(RingFault),
                /// Packets dropped because the ring did not run.
                stopped_drops: bits(64),
                /// Packets dropped because there was no descriptor.
                starved_drops: bits(64),
                /// Packets that did not fit their buffers.
                truncated: bits(64),
            }

            /// What a writer of completions is told.
            message WriterControl {
                /// The ring runs. Cleared, while the writer is idle: its counts begin again.
                run: flag,
                /// Nothing waits for more to come.
                flush: flag,
                /// The ring has stopped itself, from this cycle on.
                alarm: flag,
            }

            /// What a writer of completions says.
            message WriterStatus {
                /// It has nothing to write, and nothing of it is outstanding.
                idle: flag,
                /// Used descriptors of a line have waited long enough: the rest is to be returned.
                return_line: flag,
                /// Descriptors that are used have a place.
                has_room: flag,
                /// What stops the ring: a line could not be written.
                failed: flag,
                /// Places whose completion was sent since the ring started.
                issued: bits(32),
                /// Places whose completion the host can see.
                visible: bits(32),
                /// Packets given back.
                packets: bits(64),
                /// Bytes of these.
                bytes: bits(64),
                /// Descriptors given back, returned ones among them.
                descriptors: bits(64),
                /// Lines written to the ring.
                completion_lines: bits(64),
                /// Writes of the device's count.
                index_writes: bits(64),
                /// Descriptors given back unused.
                returned: bits(64),
                /// Descriptors of which a line failed.
                poisoned: bits(64),
                /// Interrupts asked for.
                interrupts: bits(64),
                /// Answers for no request, segments that were done but not outstanding, descriptors
                /// without a place.
                strays: bits(16),
            }
        }
    };
}
