//! The declarations of the messages of streams of the library, of memories, and of packets and messages to the network.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! stream_messages {
    ($with:path) => {
        $with! {
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

            /// A piece of a packet, which is to be joined to the one before it.
            message BytePiece {
                /// Its bytes are among these.
                data: bytes(64),
                /// The first of them.
                first_byte: bits(6),
                /// How many there are; 64 and more are all of them.
                count: bits(7),
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

            /// One beat of a packet at a MAC with Avalon-ST (design: interfaces 3).
            message AvalonPacketBeat<ERROR_BITS> {
                /// The bytes; the packet's first is the last of these, in the highest bits.
                data: bytes(64),
                /// How many of the lowest bytes of a last beat belong to no packet.
                empty: bits(6),
                /// Whether it begins the packet.
                start: flag,
                /// Whether it ends the packet.
                end: flag,
                /// With `end`: what was found wrong.
                error: bits(ERROR_BITS),
            }

            /// What a packet queue has dropped; counters stop at their largest value.
            message PacketQueueStatus {
                /// Packets that ended with an error.
                damaged_packets: errors(16),
                /// Packets longer than the memory.
                oversized_packets: errors(16),
            }

            /// How the write side of a crossing of frames finds the other; counters stop at their largest value.
            message CrossingStatus {
                /// The other side runs, and frames pass.
                is_linked: flag,
                /// Times that the other side was reset: frames on their way were lost.
                peer_resets: errors(16),
                /// Frames of which the rest was dropped because of that.
                cut_frames: errors(16),
            }

            /// What becomes of frames that are to leave.
            message DepartureControl {
                /// They are dropped and counted, of all who send: for a MAC that takes nothing.
                discard: flag,
            }

            /// What became of them.
            message DepartureStatus {
                /// Frames that were dropped, whole or from some beat on.
                discarded_frames: events(64),
            }

            /// What left a header remover; the count of messages goes around.
            message HeaderStatus {
                /// Messages that came.
                messages: events(32),
                /// Messages with nothing behind the header, which were dropped.
                empty_messages: errors(16),
            }

            /// How long a message may wait at a gate.
            message GateConfiguration {
                /// Cycles in which a message's beats may stand still, added up.
                patience_cycles: bits(24),
            }

            /// What a gate has dropped; counters stop at their largest value.
            message GateStatus {
                /// What is behind takes nothing, so that messages are dropped.
                is_down: flag,
                /// Times that it became so.
                outages: errors(16),
                /// Messages of which something was dropped.
                dropped_messages: errors(32),
            }

            /// What was given to an Ethernet MAC; the counts go around.
            message TransmitStatus {
                /// Packets.
                packets: events(32),
                /// Bytes of packets, padding included.
                bytes: events(48),
                /// Packets that were padded.
                padded_packets: events(32),
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

            /// An answer that comes in any order: what it is about, and what it says.
            message TaggedAnswer<TAG_BITS, BITS> {
                /// The number of the slot that waits for it.
                tag: bits(TAG_BITS),
                /// What it says.
                data: wide(BITS),
            }

            /// An answer in the order of the questions, beside what was kept of its question.
            message OrderedAnswer<INFO_BITS, BITS> {
                /// What was kept of the question.
                info: wide(INFO_BITS),
                /// What the answer says.
                data: wide(BITS),
            }

            /// A read of a RAM.
            message RamRead<ADDRESS_BITS> {
                /// Which word.
                address: bits(ADDRESS_BITS),
            }
        }
    };
}
