//! The declarations of the messages of the line port.

/// Bits of the tags of the line port: 512 lines of each of two requesters at one port, the round trip of a
/// weakly ordered write at a line in each cycle of 400 MHz (docs/card-figures.md, figure 11).
pub const LINE_TAG_BITS: u32 = 10;
/// How many tags that are.
pub const LINE_TAGS: u64 = 1 << LINE_TAG_BITS;

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! line_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What the line port does with a line (architecture: the line port; CXL-NIC 2.1).
            choice LineOperation {
                /// Reads, and leaves no copy in the device cache.
                NcRead,
                /// Reads, and keeps a copy in state Shared.
                CsRead,
                /// Reads, and keeps the only copy, in state Owned.
                CoRead,
                /// Writes memory, and invalidates every cached copy.
                NcWrite,
                /// Writes into the host's cache, and leaves no copy in the device cache.
                NcPush,
                /// Writes the copy in the device cache, which becomes the only one.
                CoWrite,
                /// Gives up the copy in the device cache, and writes it back if it is modified.
                Evict,
                /// Writes a modified copy back from wherever it is, and invalidates every copy.
                Flush,
                /// Is answered when all earlier requests of its requester at the port are answered, and every write
                /// that a port was answered before that is visible everywhere.
                Barrier,
                /// Is answered when the device's copy of the line is taken or given up; at once if there is none.
                Watch,
                /// Gives the line as it was, and writes what a function outside the engine makes of it into the copy in
                /// the device cache, which becomes the only one; nobody sees or changes the line in between. For an
                /// engine that has such a function.
                CoModify,
            }

            /// Whose memory a line is in, and who keeps it coherent (CXL-NIC 2.1, 5.1).
            choice LineSpace {
                /// Host memory.
                Host,
                /// Device memory; the host's caches are asked first.
                DeviceHostBias,
                /// Device memory; the host's caches are not asked, software keeps it coherent.
                DeviceDeviceBias,
            }

            /// A request on the line port; lines have 64 bytes (architecture: the line port).
            message LineRequest {
                /// What is to be done.
                operation: choice(LineOperation),
                /// Where the line is.
                space: choice(LineSpace),
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The line, for writes.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                byte_enable: bits(64),
                /// Comes back with the answer; free again from then on. Requesters are told apart by bit 9.
                tag: bits(10),
            }

            /// How a request on the line port ended.
            choice LineStatus {
                /// As asked.
                Okay,
                /// It failed; the data are not the line's.
                Error,
            }

            /// The answer to a request on the line port, one for each.
            message LineResponse {
                /// Of the request.
                tag: bits(10),
                /// How it ended.
                status: choice(LineStatus),
                /// The line, for reads.
                data: bytes(64),
            }

            /// What a line is to be made from, for the function of `CoModify`.
            message LineModification {
                /// The line as it is.
                line: bytes(64),
                /// The line of the request. Bytes that are not enabled are not written: they may say what is to be done.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                byte_enable: bits(64),
                /// The port of the request.
                port: flag,
                /// The tag of the request.
                tag: bits(10),
            }

            /// What the function of `CoModify` has made of a line; bytes that are not enabled do not count.
            message ModifiedLine {
                /// The line.
                data: bytes(64),
            }

            /// A read on a line port that does nothing else: one operation and space, chosen by
            /// configuration, stand behind it. Answered by `LineResponse`.
            message LineRead {
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// Comes back with the answer; free again from then on.
                tag: bits(10),
            }
        }
    };
}
