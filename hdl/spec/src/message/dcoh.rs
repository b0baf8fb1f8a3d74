//! The declarations of what the device coherence engine tells about itself.

/// Hands `$with` the declarations that came before, and these behind them;
/// [`coherence_messages!`](crate::coherence_messages) calls it.
#[doc(hidden)]
#[macro_export]
macro_rules! dcoh_messages {
    ($with:path; $($earlier:tt)*) => {
        $with! {
            $($earlier)*

            /// The state of a line in a cache of the device, in the codes of the Agilex IP's
            /// line-state tracker (interfaces 1).
            choice LineState {
                /// No copy.
                Invalid = 0,
                /// A clean copy; others may have one.
                Shared = 1,
                /// A clean copy, and the only one.
                Exclusive = 2,
                /// The only copy, and memory is older.
                Modified = 3,
            }

            /// A line's state in the device's cache changes (coherence 4 f).
            message LineChange {
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The host asked for it; otherwise the device's own requester.
                by_host: flag,
                /// The state before.
                before: choice(LineState),
                /// The state after.
                after: choice(LineState),
            }

            /// Where there is memory, in lines; set while nothing is under way.
            message MemoryMap {
                /// Host memory is below this line.
                host_end: bits(46),
                /// The first line of the device's memory.
                device_begin: bits(46),
                /// The line after its last.
                device_end: bits(46),
            }

            /// What a host has done that no host may do.
            choice CoherenceFault {
                /// Nothing.
                None,
                /// An answer whose number belongs to no request that waits for one.
                UnknownAnswer,
                /// An answer that the request cannot have.
                WrongAnswer,
                /// Data whose number belongs to no request that waits for them.
                UnknownData,
                /// A snoop without a known opcode.
                UnknownOpcode,
                /// A snoop to an address where the host has no memory.
                SnoopOutside,
            }

            /// What a bank of the cache of host memory has counted since reset. Counts of faults stop
            /// at their largest value, the others go around.
            message CacheStatus {
                /// The first fault since reset.
                fault: choice(CoherenceFault),
                /// The number that it carried.
                fault_number: bits(12),
                /// Requests served.
                requests: bits(32),
                /// Those that needed no message.
                hits: bits(32),
                /// Times that a request was put back because its line was under way.
                waits: bits(32),
                /// Snoops answered.
                snoops: bits(32),
                /// Those that found a copy.
                snoop_hits: bits(32),
                /// Modified lines that made room for others.
                evictions: bits(32),
                /// Faults of each kind.
                unknown_answers: bits(16),
                /// See `CoherenceFault`.
                wrong_answers: bits(16),
                /// See `CoherenceFault`.
                unknown_data: bits(16),
                /// See `CoherenceFault`.
                unknown_opcodes: bits(16),
                /// See `CoherenceFault`.
                outside_snoops: bits(16),
            }
        }
    };
}
