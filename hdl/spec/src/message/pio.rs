//! The declarations of the messages of coherent programmed I/O.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! pio_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// Where a window of the device's lines is; stays while the host may use them.
            message LineWindow {
                /// Its first line, a multiple of its lines: bits 51 to 6 of the byte address.
                first_line: bits(46),
            }

            /// The last two bytes of a group's first line, as a program stores them. Of a line that it has not stored to, all is
            /// zero.
            message PioRequestControl {
                /// Lines of the message, from 1 on.
                lines: bits(8),
                /// The group has a message.
                has_message: flag,
                /// The lines of the other group are wanted at once, empty.
                wants_no_result: flag,
                /// It is about what the message before began; whoever takes messages says how.
                continues: flag,
                /// Zero.
                reserved: bits(5),
            }

            /// What a program finds in a group that it was given. As a request control none is a message, so that a program which stores into
            /// the line and forgets the control sends nothing.
            choice PioAnswer(8) {
                /// Nothing: it has asked for no result, or the exchange is the first.
                Empty = 0,
                /// A result.
                Result = 0x10,
                /// There is no result yet; it may be had in the other group.
                TryAgain = 0x20,
                /// The message was refused: it has no lines or too many, or one of them is poisoned.
                Refused = 0x30,
                /// A result that is longer than a group; its end is lost.
                Cut = 0x40,
            }

            /// The last two bytes of a group's first line, as the device gives them.
            message PioAnswerControl {
                /// Lines of the result.
                lines: bits(7),
                /// It is about what the result before began; from the same bit of the result's first line.
                continues: flag,
                /// What the group has.
                answer: choice(PioAnswer),
            }

            /// What software sets of coherent programmed I/O.
            message PioConfiguration {
                /// Cycles after which a program that waits is told to try again; 0: never.
                try_again_cycles: bits(32),
            }

            /// The first thing that went wrong in coherent programmed I/O.
            choice PioFault {
                /// Nothing has.
                None,
                /// A forward or a response of the host that nothing waits for.
                UnknownAnswer,
                /// A message of the host with a code that is unknown, or not for this device.
                UnknownOpcode,
                /// A request for a line for which another waits already.
                SecondRequest,
                /// The host refuses to give a line back.
                RefusedRecall,
                /// A message of no lines, or of more than a group has.
                BadLength,
                /// A message with a poisoned line.
                PoisonedMessage,
                /// A result of more lines than a group has.
                LongResult,
            }

            /// What coherent programmed I/O has counted since reset. Counts of faults stop at their largest value, the others go
            /// around.
            message PioStatus {
                /// The first fault since reset.
                fault: choice(PioFault),
                /// Exchanges that began.
                exchanges: events(32),
                /// Messages that were passed on.
                messages: events(32),
                /// Results that were given.
                results: events(32),
                /// Times that a program was told to try again.
                try_agains: events(32),
                /// Faults of each kind.
                unknown_answers: errors(16),
                /// See `PioFault`.
                unknown_opcodes: errors(16),
                /// See `PioFault`.
                second_requests: errors(16),
                /// See `PioFault`.
                refused_recalls: errors(16),
                /// See `PioFault`.
                bad_lengths: errors(16),
                /// See `PioFault`.
                poisoned_messages: errors(16),
                /// See `PioFault`.
                long_results: errors(16),
            }

            /// Bytes 60 and 61 of the first line of a message that is a packet or a part of one, in both directions.
            message PioPacketHeader {
                /// Bytes of the packet, from 1 on: up to 60 in the first line, 64 in each that follows. Of one that a group does not hold,
                /// they fill the group, and the rest follows in messages that continue it: there this is what is left, and the first
                /// line has none of it.
                length_bytes: bits(14),
                /// To send: whether the device fills its checksums in. Received: what was found of them.
                checksum: choice(PacketChecksum),
            }

            /// The first thing that was wrong with a message that is a packet to send.
            choice PioTransmitFault {
                /// Nothing was.
                None,
                /// A packet of no bytes.
                NoBytes,
                /// A packet of more bytes than the device sends.
                TooLong,
                /// A message of more lines than its packet has, or of fewer.
                WrongLines,
                /// A packet of several messages, of which one did not follow.
                Unfinished,
                /// A message that continues no packet.
                StrayPart,
            }

            /// What has come of packets to send. Counts of faults stop at their largest value, the others go around.
            message PioTransmitStatus {
                /// The first fault since reset.
                fault: choice(PioTransmitFault),
                /// Packets that were passed on whole.
                packets: events(32),
                /// Messages that were dropped, of each kind; see `PioTransmitFault`.
                without_bytes: errors(16),
                /// See `PioTransmitFault`.
                too_long: errors(16),
                /// See `PioTransmitFault`.
                wrong_lines: errors(16),
                /// See `PioTransmitFault`.
                unfinished: errors(16),
                /// See `PioTransmitFault`.
                stray_parts: errors(16),
            }

            /// The first thing that went wrong with received packets.
            choice PioReceiveFault {
                /// Nothing has.
                None,
                /// A packet of more bytes than the device gives to programs.
                TooLong,
                /// A message of a program where packets are received only.
                StrayMessage,
            }

            /// What has come of received packets. Counts of faults stop at their largest value, the others go around.
            message PioReceiveStatus {
                /// The first fault since reset.
                fault: choice(PioReceiveFault),
                /// Packets that a program was given.
                packets: events(32),
                /// Packets that were dropped; see `PioReceiveFault`.
                too_long: errors(16),
                /// Messages that were dropped; see `PioReceiveFault`.
                stray_messages: errors(16),
            }

            /// What a card of coherent programmed I/O was made with.
            message PioNicParameters {
                /// Lines of a group; a window has two groups.
                group_lines: bits(8),
                /// Bytes of the longest packet in either direction.
                maximum_packet_bytes: bits(16),
                /// Bytes of the memory in which received packets wait.
                burst_bytes: bits(32),
            }

            /// The first thing that the host asked of lines that are nobody's.
            choice UnmappedFault {
                /// Nothing.
                None,
                /// It read one, or asked for a copy.
                Read,
                /// It wrote one.
                Write,
                /// A forward that nothing waits for.
                UnknownForward,
                /// A response that nothing waits for.
                UnknownResponse,
                /// A message with a code that is unknown, or not for this device.
                UnknownOpcode,
            }

            /// What the host has asked of lines that are nobody's; counts stop at their largest value.
            message UnmappedStatus {
                /// The first fault since reset.
                fault: choice(UnmappedFault),
                /// Its line, of a read or a write: bits 51 to 6 of the byte address.
                fault_line: bits(46),
                /// Faults of each kind; see `UnmappedFault`.
                reads: errors(16),
                /// See `UnmappedFault`.
                writes: errors(16),
                /// See `UnmappedFault`.
                unknown_forwards: errors(16),
                /// See `UnmappedFault`.
                unknown_responses: errors(16),
                /// See `UnmappedFault`.
                unknown_opcodes: errors(16),
            }
        }
    };
}
