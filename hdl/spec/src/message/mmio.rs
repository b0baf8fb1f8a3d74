//! The declarations of the messages of queues of programmed I/O.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! mmio_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// A store of the host into a device's window: one line, or part of one (MMIO 3.1).
            message MmioWrite<LINE_BITS, LINE_BYTES> {
                /// Which line of the queue's address space.
                line_address: bits(LINE_BITS),
                /// The line.
                data: bytes(LINE_BYTES),
                /// Which bytes are stored, bit 0 for byte 0.
                byte_enable: bits(LINE_BYTES),
            }

            /// What a host stores in front of a frame: 4 bytes (ADR 57). The frame follows.
            message StoreHeader {
                /// Bytes of the frame.
                length_bytes: bits(16),
                /// The device fills in the checksums that the frame has, as `checksum` of a descriptor asks.
                fill_checksums: flag,
                /// Zero.
                reserved: bits(15),
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
                /// A store to bytes that have left already, of more than a gap.
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
                too_short: errors(8),
                /// Faults since reset: a length above the maximum.
                too_long: errors(8),
                /// Faults since reset: a store beyond a window that could not move.
                beyond_window: errors(8),
                /// Faults since reset: a store to bytes that had left.
                below_start: errors(8),
                /// Stores with a byte that was present already; the first value was kept.
                doubled_stores: errors(16),
                /// Stores that were dropped because the queue stood still.
                dropped_stores: errors(16),
                /// Stores with bytes behind the end of a message that had left, which were dropped.
                late_gap_stores: errors(16),
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
                /// A store to a line that has been taken already, of more than a gap.
                BelowStart,
                /// It wanted lines beyond its share, and no queue held more than that.
                MemoryFull,
                /// Another needed a line; of those that held too many it had been incomplete longest.
                Evicted,
                /// A message of it was incomplete for longer than the limit.
                TimedOut,
            }

            /// What many queues of stores may hold of messages that are not complete.
            message MmioQueuesLimits {
                /// Lines that each queue has for itself; at most the memory divided by the queues.
                share_lines: bits(14),
                /// Beyond its share a queue may hold 16 times the lines that no queue holds, shifted
                /// right by this: 16 times (0) to an eighth (7).
                threshold_shift: bits(3),
                /// Rounds of the queues, of a cycle for each, in which a message may be incomplete;
                /// 0 is no limit.
                time_limit_rounds: bits(16),
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
                too_short: errors(32),
                /// Faults since reset: a length above the maximum.
                too_long: errors(32),
                /// Faults since reset: a store beyond a window that could not move.
                beyond_window: errors(32),
                /// Faults since reset: a store to a line that had been taken.
                below_start: errors(32),
                /// Faults since reset: a store beyond its queue's share, and nobody held more.
                memory_full: errors(32),
                /// Queues since reset that lost their lines to another.
                evicted: errors(32),
                /// Queues since reset that were incomplete for longer than the limit.
                timed_out: errors(32),
                /// Stores with a byte that was present already; the first value was kept.
                doubled_stores: errors(32),
                /// Stores that were dropped because their queue stood still.
                dropped_stores: errors(32),
                /// Stores to the last line of a message that had gone on its way, of nothing but bytes
                /// behind its end, which were dropped.
                late_gap_stores: errors(32),
            }
        }
    };
}
