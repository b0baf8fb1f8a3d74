//! The declarations of the messages of the load/store unit.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! measurement_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// Which lines a load/store unit asks for, one after the other.
            choice LsuPattern {
                /// Each is `stride_lines` after the one before.
                Sequential,
                /// Any line of the region, by an xorshift generator of 32 bits.
                Random,
            }

            /// What the second operation of a load/store unit is for.
            choice LsuAlternation {
                /// There is none.
                Off,
                /// Every second request has the second operation.
                NextLine,
                /// Every line is asked for twice: once with each operation.
                SameLine,
            }

            /// What a load/store unit is to measure.
            message LsuConfiguration {
                /// What the requests ask for.
                operation: choice(LineOperation),
                /// What every second request asks for, if `alternation` says so.
                second_operation: choice(LineOperation),
                /// What the second operation is for.
                alternation: choice(LsuAlternation),
                /// Whose memory the lines are in.
                space: choice(LineSpace),
                /// Which lines.
                pattern: choice(LsuPattern),
                /// A line of the region.
                base_line_address: bits(46),
                /// Two to this power is the number of lines of the region, which is aligned to its
                /// size; at most 46, and for random lines at most 32.
                region_line_bits: bits(6),
                /// From one sequential line to the next, beginning with the region's first; behind
                /// its last is its first again.
                stride_lines: bits(46),
                /// Where the random generator begins; zero counts as one.
                random_seed: bits(32),
                /// How many requests; zero: until it is stopped.
                requests: bits(24),
                /// How many requests may be unanswered, at most; zero counts as one, more than
                /// there are tags as all of them.
                outstanding: bits(9),
                /// Cycles without a request after each.
                gap_cycles: bits(16),
                /// Which bytes are written.
                byte_enable: bits(64),
                /// Makes the pattern of the data: 64-bit word `w` of line `a` is
                /// `key ^ (a << 18 | w << 15)`.
                data_key: bits(64),
                /// Whether the data of reads are compared with the pattern.
                check: flag,
            }

            /// What a load/store unit has measured; zero at the start. Counts go around.
            message LsuResults {
                /// Requests that were taken.
                requests: bits(32),
                /// Requests that were answered.
                answers: bits(32),
                /// Answers that said `Error`.
                errors: bits(32),
                /// Good answers to reads with other data than the pattern's.
                mismatches: bits(32),
                /// Answers for no request; they are in no other figure.
                stray_answers: bits(32),
                /// From the first request to the last answer.
                cycles: bits(48),
                /// Sum of all latencies.
                latency_sum: bits(48),
                /// The least latency; all ones without an answer.
                latency_least: bits(24),
                /// The greatest latency.
                latency_most: bits(24),
            }

            /// One answer, as a load/store unit saw it.
            message LsuSample {
                /// Of the request.
                tag: bits(8),
                /// From the cycle in which the request was taken to that of the answer.
                latency_cycles: bits(24),
                /// The request had the second operation.
                is_second: flag,
                /// The answer said `Error`.
                is_error: flag,
            }
        }
    };
}
