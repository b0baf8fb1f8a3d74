//! The declarations of the messages of AXI4 and AXI4-Lite, and accesses to registers.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! axi_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

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

            /// A line that is written to memory that keeps poison (AXI4, channel W, with a user bit).
            message AxiLineWriteData {
                /// The line.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                strobe: bits(64),
                /// Whether it ends the burst.
                last: flag,
                /// The user bit: the bytes are poisoned.
                poison: flag,
            }

            /// A line that is read from such memory (AXI4, channel R, with a user bit).
            message AxiLineReadData<ID_BITS> {
                /// Of the burst.
                id: bits(ID_BITS),
                /// The line.
                data: bytes(64),
                /// How it ended.
                response: choice(AxiResponse),
                /// Whether it ends the burst.
                last: flag,
                /// The user bit: the line is poisoned.
                poison: flag,
            }

            /// What an AXI slave for stores has met; what went wrong stops at its largest value,
            /// the count of stores goes around.
            message AxiWriteStatus {
                /// Stores passed on.
                stores: events(32),
                /// Bursts of a kind that is not supported; their beats were dropped.
                refused_bursts: errors(16),
                /// Bursts beyond the window of stores; their beats were dropped.
                outside_bursts: errors(16),
                /// Bursts whose `last` was not on their last beat.
                misplaced_lasts: errors(16),
                /// Stores that were dropped because the window was not enabled.
                disabled_stores: errors(16),
            }

            /// What an AXI master has met; counts stop at their largest value.
            message AxiMasterStatus {
                /// Bursts that write whose response was an error.
                failed_writes: errors(16),
                /// Bursts that read of which a beat was an error.
                failed_reads: errors(16),
                /// Beats of reads whose `last` was wrong.
                misplaced_lasts: errors(16),
                /// Responses to no write.
                stray_responses: errors(16),
                /// Beats of no read.
                stray_beats: errors(16),
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

            /// A read or write of an Avalon-MM host of 64 bits (Agilex 7 CXL IP, `ip2csr_avmm_*`).
            message AvalonCommand {
                /// It writes; else it reads.
                write: flag,
                /// Byte address.
                address: bits(22),
                /// What it writes.
                write_data: bits(64),
                /// Which bytes are meant, bit 0 for the lowest.
                byte_enable: bits(8),
                /// What it writes is not to be used.
                poison: flag,
            }

            /// What an Avalon-MM host reads (`csr2ip_avmm_readdata`).
            message AvalonReadData {
                /// The word.
                data: bits(64),
            }

            /// What an Avalon-MM slave has dropped.
            message AvalonStatus {
                /// Writes whose data were poisoned.
                poisoned_writes: errors(16),
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
        }
    };
}
