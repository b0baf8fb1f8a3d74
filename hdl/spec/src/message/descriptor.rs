//! The declarations of the messages of descriptor rings.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! descriptor_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What a ring's entry says about one packet buffer: 16 bytes, four to a line
            /// (CXL-NIC 4.2; the inline flag and four to a line as in CC-NIC 3.2).
            message Descriptor {
                /// Byte address of the packet buffer.
                address: bits(64),
                /// Bytes of the packet, or of the buffer while it is empty.
                length_bytes: bits(16),
                /// Set by the host: the entry is the device's to process (CXL-NIC 4.3).
                available: flag,
                /// Set by the device: the packet is in the buffer, or has left it (CXL-NIC 4.2).
                done: flag,
                /// The packet ends in this buffer.
                last: flag,
                /// The host wants an interrupt when it is done (CXL-NIC 4.2).
                interrupt: flag,
                /// Set by the host, in the first descriptor of a packet: checksums are to be filled in. Set by the device: whether they were right.
                checksum: choice(PacketChecksum),
                /// Set by the device: what the packet is.
                protocol: choice(PacketProtocol),
                /// Set by the device: what went wrong with it.
                fault: choice(DescriptorFault),
                /// Zero.
                reserved: bits(5),
                /// Set by the device: hash of the packet's flow.
                flow_hash: bits(32),
            }

            /// Asks for consecutive descriptors of a ring (CXL-NIC 4.2).
            message FetchRequest {
                /// Byte address of the first, a multiple of a descriptor's 16 bytes.
                base_address: bits(64),
                /// How many descriptors.
                count: bits(16),
            }
        }
    };
}
