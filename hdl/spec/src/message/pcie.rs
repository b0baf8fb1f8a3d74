//! The declarations of the messages of PCI Express: memory requests of a device, and completions.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
///
/// Fields have the names of the PCI Express Base Specification (2.2). A packet is one message for
/// each line of its payload, at least one; its header is in all of them.
#[doc(hidden)]
#[macro_export]
macro_rules! pcie_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What a transaction layer packet of a device asks for.
            choice PcieRequestType {
                /// Memory Read Request, which is completed.
                MemoryRead,
                /// Memory Write Request, which is posted.
                MemoryWrite,
            }

            /// A line of a memory request (PCI Express, requester to completer). The payload does not
            /// cross a multiple of 64 bytes within a message.
            message PcieRequest {
                /// Read or write.
                request_type: choice(PcieRequestType),
                /// Byte address of the packet's first DW.
                address: bits(64),
                /// DWs that the packet reads or writes; zero: 1024.
                length: bits(10),
                /// The device's number of a read, which every completion of it carries.
                tag: bits(8),
                /// Which bytes of the first DW, bit 0 for the lowest.
                first_dw_be: bits(4),
                /// Which bytes of the last DW; zero if there is one only.
                last_dw_be: bits(4),
                /// What is written, each byte where its address modulo 64 says.
                data: bytes(64),
                /// It ends the packet.
                last: flag,
            }

            /// How a request was completed (PCI Express, Completion Status).
            choice PcieCompletionStatus {
                /// As asked.
                SuccessfulCompletion = 0,
                /// The completer does not do such things.
                UnsupportedRequest = 1,
                /// The completer is not ready for configuration requests.
                ConfigurationRequestRetry = 2,
                /// The completer failed.
                CompleterAbort = 4,
            }

            /// A line of a completion (PCI Express, completer to requester), or one without data.
            message PcieCompletion {
                /// How it ended.
                status: choice(PcieCompletionStatus),
                /// The data are poisoned (EP).
                poisoned: flag,
                /// Of the request.
                tag: bits(8),
                /// Bytes that the request still lacks, those of this packet included; zero: 4096.
                byte_count: bits(12),
                /// Bits 6 to 0 of the address of the packet's first byte.
                lower_address: bits(7),
                /// DWs of the packet; zero: 1024. Without data: zero.
                length: bits(10),
                /// What was read, each byte where its address modulo 64 says.
                data: bytes(64),
                /// It ends the packet.
                last: flag,
            }

            /// What a host has set in a device's Device Control register.
            message PcieSettings {
                /// Longest payload of a packet (Max_Payload_Size): 128 bytes, so often doubled, up to 5 times.
                maximum_payload: bits(3),
                /// Longest read (Max_Read_Request_Size), likewise.
                maximum_read_request: bits(3),
                /// Tags may have eight bits (Extended Tag Field Enable), not only five.
                extended_tags: flag,
            }

            /// What a PCI Express endpoint can meet.
            choice PcieFault {
                /// Nothing.
                None,
                /// A request for the device's own memory, which this link does not reach.
                RefusedRequest,
                /// A completion for no request.
                UnexpectedCompletion,
                /// A completion whose byte count, address or end is not the request's.
                WrongByteCount,
                /// A completion with more data than the request lacks.
                TooLong,
                /// A completion that says that the request failed.
                FailedRequest,
                /// Poisoned data.
                Poisoned,
            }

            /// What a PCI Express endpoint has met. What went wrong stops at its largest value, the
            /// counts of packets go around.
            message PcieStatus {
                /// What went wrong first since reset.
                first_fault: choice(PcieFault),
                /// Read packets that were sent.
                reads: bits(32),
                /// Write packets that were sent.
                writes: bits(32),
                /// Requests for the device's own memory, and watches.
                refused_requests: bits(16),
                /// Completions for no request.
                unexpected_completions: bits(16),
                /// Completions whose byte count, address or end was wrong.
                wrong_byte_counts: bits(16),
                /// Completions with more data than the request lacked.
                too_long: bits(16),
                /// Completions that said that the request failed.
                failed_requests: bits(16),
                /// Lines with poisoned data.
                poisoned_lines: bits(16),
            }
        }
    };
}
