//! The declarations of the messages of the shared pool of packet buffers.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! pool_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// A free packet buffer as a line of the pool has it: 8 bytes, eight to a line. A line is there if its first word is, of
            /// the lap that is next; it ends with the first word that is not there.
            message PoolWord {
                /// There is a buffer.
                present: flag,
                /// How often the writer has gone around the ring of lines, lowest bit; 1 at first.
                lap: flag,
                /// Zero.
                reserved: bits(5),
                /// Bits 51 to 7 of the buffer's byte address.
                unit: bits(45),
                /// Zero.
                upper: bits(12),
            }

            /// A free buffer for a packet that was received.
            message PooledBuffer {
                /// There is one.
                is_there: flag,
                /// Bits 51 to 6 of its byte address.
                line_address: bits(46),
                /// Bytes that it holds.
                room_bytes: bits(14),
            }

            /// A buffer that nobody needs any more.
            message FreedBuffer {
                /// Bits 51 to 6 of any byte address in it.
                line_address: bits(46),
            }

            /// The buffers of one size, and the two rings of lines through which the host and the device pass them to each other
            /// (CC-NIC 3.3, 3.4). Addresses of buffers are multiples of the size.
            message PoolBuffers {
                /// Byte address of the first buffer.
                begin_address: bits(52),
                /// Byte address behind the last one; that of the first: there are none.
                end_address: bits(52),
                /// Two to this power is the size of each in bytes, 7 to 14.
                size_log2: bits(4),
                /// Two to this power is the number of lines of both rings, 0 to 16. Each has room for all buffers, in full lines, and
                /// for one line more.
                lines_log2: bits(5),
                /// Byte address of the lines that the host fills, a multiple of 64.
                supply_address: bits(52),
                /// Byte address of the lines that the device fills, a multiple of 64.
                return_address: bits(52),
                /// A line is fetched while the device has fewer buffers than these; 0: never.
                fetch_below: bits(8),
                /// Buffers go back while the device has more than these: at least 8 more than `fetch_below`, fewer than it has room for.
                return_above: bits(8),
            }

            /// How the device's half of a pool works.
            message PoolConfiguration {
                /// It runs. Cleared: it puts all buffers back, and says so when the last line is written.
                enable: flag,
                /// What is freed is given next (CC-NIC 3.3). Cleared: it goes back to the host.
                recycles: flag,
                /// The lines are in this memory.
                space: choice(LineSpace),
                /// How they are read.
                read_operation: choice(LineOperation),
                /// How they are written.
                write_operation: choice(LineOperation),
                /// Cycles from a line that was not there to the next look.
                poll_interval_cycles: bits(16),
            }

            /// What the device's half of a pool does.
            choice PoolState {
                /// Nothing, and it has no buffers.
                Stopped,
                /// It gives buffers and takes them.
                Running,
                /// It puts its buffers back.
                Draining,
                /// It does not start, because its configuration is not legal.
                Refused,
            }

            /// The first thing that went wrong in a pool.
            choice PoolFault {
                /// Nothing has.
                None,
                /// The configuration is not legal.
                BadConfiguration,
                /// A line that the host fills cannot be read; it is looked at again.
                Unreadable,
                /// The host supplies a buffer outside the pool, or between two buffers; it is not used.
                BadBuffer,
                /// A line of buffers that go back was not written; they are lost.
                Unwritten,
                /// An answer that nothing waits for.
                StrayAnswer,
            }

            /// How the device's half of a pool stands. Counts of faults stop at their largest value, the others go around.
            message PoolStatus {
                /// What it does.
                state: choice(PoolState),
                /// The first fault since it started.
                fault: choice(PoolFault),
                /// Buffers that were freed and are not of the pool: they are the host's.
                foreign: events(32),
                /// Answers that nothing waits for.
                stray_answers: errors(16),
            }

            /// How the buffers of one size stand.
            message PoolBuffersStatus {
                /// Buffers that the device has.
                held: bits(16),
                /// Buffers that were given.
                given: events(32),
                /// Buffers that were freed.
                freed: events(32),
                /// Lines of buffers that the device has taken since it started.
                supplied_lines: bits(32),
                /// Lines of buffers that it has put back since it started.
                returned_lines: bits(32),
                /// Looks at a line that was not there.
                empty_polls: events(32),
                /// Lines that could not be read.
                unreadable_lines: errors(16),
                /// Buffers of the host that are none.
                bad_buffers: errors(16),
                /// Lines that were not written.
                unwritten_lines: errors(16),
            }
        }
    };
}
