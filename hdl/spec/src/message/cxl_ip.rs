//! The declarations of the messages at the AXI ports of the Agilex 7 CXL IP.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
///
/// The channels are AXI4's, but for `length` and `lock`, which are wider (design: interfaces 1).
#[doc(hidden)]
#[macro_export]
macro_rules! cxl_ip_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// Begins a write of a line (channel AW).
            message CxlIpWriteAddress<USER_BITS> {
                /// Comes back with the response.
                id: bits(12),
                /// Byte address.
                address: bits(64),
                /// Beats, less one: zero.
                length: bits(10),
                /// Two to this power is the number of bytes of a beat: 6.
                size: bits(3),
                /// Zero, as one beat has no next.
                burst: choice(AxiBurst),
                /// Zero.
                protection: bits(3),
                /// Zero.
                quality: bits(4),
                /// What is asked of the caches.
                user: bits(USER_BITS),
                /// Zero.
                cache: bits(4),
                /// Zero.
                lock: bits(2),
                /// Zero.
                region: bits(4),
                /// Zero.
                atomic: bits(6),
            }

            /// Begins a read of a line (channel AR).
            message CxlIpReadAddress<USER_BITS> {
                /// Comes back with the data.
                id: bits(12),
                /// Byte address.
                address: bits(64),
                /// Beats, less one: zero.
                length: bits(10),
                /// Two to this power is the number of bytes of a beat: 6.
                size: bits(3),
                /// Zero, as one beat has no next.
                burst: choice(AxiBurst),
                /// Zero.
                protection: bits(3),
                /// Zero.
                quality: bits(4),
                /// What is asked of the caches.
                user: bits(USER_BITS),
                /// Zero.
                cache: bits(4),
                /// Zero.
                lock: bits(2),
                /// Zero.
                region: bits(4),
            }

            /// A line that is written (channel W).
            message CxlIpWriteData {
                /// The line.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                strobe: bits(64),
                /// Whether it ends the burst: always.
                last: flag,
                /// The data are poisoned.
                user: flag,
            }

            /// Ends a write (channel B).
            message CxlIpWriteResponse {
                /// Of the write.
                id: bits(12),
                /// How it ended.
                response: choice(AxiResponse),
                /// The IP's own.
                user: bits(4),
            }

            /// A line that was read (channel R).
            message CxlIpReadData<USER_BITS> {
                /// Of the read.
                id: bits(12),
                /// The line.
                data: bytes(64),
                /// How it ended.
                response: choice(AxiResponse),
                /// Whether it ends the burst: always.
                last: flag,
                /// The IP's own.
                user: bits(USER_BITS),
            }

            /// What can go wrong before a CXL IP.
            choice CxlIpFault {
                /// Nothing.
                None,
                /// A request that the IP has no word for, or for another memory than its line is in.
                RefusedRequest,
                /// Data for no read.
                UnknownReadId,
                /// A response for no write.
                UnknownWriteId,
                /// Data that do not end their burst.
                MissingLast,
            }

            /// What was met before a CXL IP. What went wrong stops at its largest value, the counts
            /// of requests go around.
            message CxlIpStatus {
                /// What went wrong first since reset.
                first_fault: choice(CxlIpFault),
                /// Reads that were sent.
                reads: bits(32),
                /// Writes that were sent, barriers and whatever moves no data among them.
                writes: bits(32),
                /// Requests that the IP has no word for, or for another memory than their lines are in.
                refused_requests: bits(16),
                /// Data for no read.
                unknown_read_ids: bits(16),
                /// Responses for no write.
                unknown_write_ids: bits(16),
                /// Data that did not end their burst.
                missing_lasts: bits(16),
            }
        }
    };
}
