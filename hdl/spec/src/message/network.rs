//! The declarations of the messages of the network side: what headers say, what decides where a
//! packet goes, what was counted.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
///
/// Offsets are in bytes from the packet's first. Counters of packets and bytes go around; those of
/// what was lost or wrong stop at their largest value.
#[doc(hidden)]
#[macro_export]
macro_rules! network_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What came from an Ethernet MAC. Every packet is in one of the counters of packets.
            message MacReceiveStatus {
                /// Packets that were passed on whole and without an error.
                packets: events(64),
                /// Their bytes.
                bytes: events(64),
                /// Packets of which the end was lost, because nobody took it.
                cut_packets: errors(64),
                /// Packets that were lost whole, because nobody took their first beat.
                dropped_packets: errors(64),
                /// Packets that the MAC found damaged.
                damaged_packets: errors(64),
                /// Packets that were cut because they are too long.
                oversized_packets: errors(64),
                /// Packets that are too short, and undamaged.
                short_packets: errors(64),
            }

            /// A beat of a packet whose headers were read. All behind `error` is there with `last`,
            /// and zero before.
            message ParsedBeat {
                /// The bytes, filled from byte 0; those beyond the packet are zero.
                data: bytes(64),
                /// Whether it ends the packet.
                last: flag,
                /// With `last`: the packet must not be used.
                error: flag,
                /// Bytes of the packet.
                length_bytes: bits(14),
                /// What it is.
                protocol: choice(PacketProtocol),
                /// Offset of its IP header, if it has one.
                internet_offset: bits(5),
                /// Offset of its UDP or TCP header, if it has one.
                transport_offset: bits(7),
                /// Ones' complement sum of its IPv4 header: 0xffff if the checksum in it is right.
                header_sum: bits(16),
                /// The checksum in its IPv4 header.
                header_checksum: bits(16),
                /// Ones' complement sum of its UDP datagram or TCP segment with the pseudo header:
                /// 0xffff if the checksum in it is right. Means nothing if it is malformed.
                transport_sum: bits(16),
                /// The checksum in its UDP or TCP header.
                transport_checksum: bits(16),
                /// It is a fragment of an IP packet.
                is_fragment: flag,
                /// Its IPv6 extension headers are longer than what is read of them, or its checksum is of
                /// addresses that its IP header does not have: an IPv6 routing header with segments left, a
                /// home address option, what may be an IPv4 source route that is not used up.
                is_unread: flag,
                /// A header is cut off, or a length in a header cannot be right.
                is_malformed: flag,
            }

            /// What a packet's headers say about its flow.
            message PacketHeaders {
                /// What it is.
                protocol: choice(PacketProtocol),
                /// Where it comes from; an IPv4 address is in bytes 0 to 3. Zero if it is no IP.
                source_address: bytes(16),
                /// Where it goes to, likewise.
                destination_address: bytes(16),
                /// UDP or TCP port that it comes from; zero if it has none.
                source_port: bits(16),
                /// UDP or TCP port that it goes to; zero if it has none.
                destination_port: bits(16),
            }

            /// How packets are spread over rings.
            message ClassifyConfiguration {
                /// The flow hash chooses the ring, by the table; else all go to `default_ring`.
                spread: flag,
                /// Where packets go that have no flow hash.
                default_ring: bits(8),
                /// The hash of a TCP packet has its ports in it.
                hash_tcp_ports: flag,
                /// The hash of a UDP packet has its ports in it.
                hash_udp_ports: flag,
            }

            /// UDP packets that an engine takes: those with good checksums.
            message EnginePort {
                /// There are such packets.
                enable: flag,
                /// The UDP port that they go to.
                udp_port: bits(16),
                /// The engine, as `destination` of a packet; 0: they stay at the host, whatever flow they are of.
                destination: bits(2),
            }

            /// Packets of one flow that an engine takes: those with good checksums.
            message EngineFlow {
                /// There are such packets.
                enable: flag,
                /// Their flow hash.
                flow_hash: bits(32),
                /// The engine, as `destination` of a packet.
                destination: bits(2),
            }

            /// Four bytes of the key of the flow hash.
            message HashKeyWrite {
                /// Which, from the key's first bytes on: 0 to 9; others write nothing.
                word: bits(4),
                /// The bytes, the first on top.
                value: bits(32),
            }

            /// An entry of the table from the flow hash to rings.
            message RingTableWrite {
                /// Which: the lowest bits of the hash. All 128 are written before packets are spread: at power-up they are anything.
                entry: bits(7),
                /// The ring.
                ring: bits(8),
            }

            /// Where packets may go.
            message SteeringConfiguration {
                /// Destinations that take packets, a bit for each.
                enable: bits(4),
            }

            /// Where a packet goes.
            message PacketRoute {
                /// Hash of its flow.
                flow_hash: bits(32),
                /// The ring.
                ring: bits(8),
                /// The engine if its checksums are good; 0: none.
                engine: bits(2),
            }

            /// What packets were, those with an error aside.
            message ClassifyStatus {
                /// Cycles since reset: the clock of `timestamp_cycles`.
                cycles: bits(48),
                /// Packets of no known protocol.
                other_packets: events(64),
                /// Packets of the address resolution protocol.
                arp_packets: events(64),
                /// IPv4 packets with neither UDP nor TCP.
                ipv4_packets: events(64),
                /// UDP in IPv4.
                ipv4_udp_packets: events(64),
                /// TCP in IPv4.
                ipv4_tcp_packets: events(64),
                /// IPv6 packets with neither UDP nor TCP.
                ipv6_packets: events(64),
                /// UDP in IPv6.
                ipv6_udp_packets: events(64),
                /// TCP in IPv6.
                ipv6_tcp_packets: events(64),
                /// Fragments of IP packets.
                fragments: events(64),
                /// Packets with a wrong checksum in their IPv4 header.
                bad_ipv4: errors(64),
                /// Packets with a right IPv4 header, if any, and a wrong UDP checksum.
                bad_udp: errors(64),
                /// Packets with a right IPv4 header, if any, and a wrong TCP checksum.
                bad_tcp: errors(64),
                /// Packets with a header cut off, or a length in a header that cannot be right.
                malformed_packets: errors(64),
                /// Packets with longer IPv6 extension headers than are read, and those with a checksum of
                /// addresses that their IP header does not have: an IPv6 routing header with segments left,
                /// a home address option, what may be an IPv4 source route that is not used up.
                unread_packets: errors(64),
            }

            /// What a packet buffer has taken and lost. Every packet is in one of the counters of
            /// packets.
            message PacketBufferStatus {
                /// Packets that were stored.
                packets: events(64),
                /// Their bytes.
                bytes: events(64),
                /// Packets that were dropped because the lines did not suffice.
                memory_full: errors(64),
                /// Packets that were dropped because too many others were stored.
                table_full: errors(64),
                /// Packets that came with an error.
                damaged_packets: errors(64),
                /// Packets of more than 9,216 bytes.
                oversized_packets: errors(64),
                /// Lines in use.
                lines: bits(17),
                /// The most that were ever in use.
                most_lines: bits(17),
            }

            /// What was steered where.
            message SteeringStatus {
                /// Packets for destination 0.
                packets_0: events(64),
                /// Packets for destination 1.
                packets_1: events(64),
                /// Packets for destination 2.
                packets_2: events(64),
                /// Packets for destination 3.
                packets_3: events(64),
                /// Packets for a destination that is not there or not enabled.
                dropped_packets: errors(64),
            }

            /// What is to be written into a packet's checksums.
            message ChecksumPatch {
                /// The checksum of its IPv4 header is filled in.
                has_header: flag,
                /// Where it is, in words of 2 bytes from the packet's first byte; in the first beat.
                header_word: bits(5),
                /// It, as a number.
                header_checksum: bits(16),
                /// The checksum of UDP or TCP is filled in.
                has_transport: flag,
                /// Where it is, likewise; in one of the first two beats.
                transport_word: bits(6),
                /// It, as a number.
                transport_checksum: bits(16),
            }

            /// Whose checksums were filled in. Every packet is in one of the counters.
            message ChecksumFillStatus {
                /// Packets that passed as they were, as they should.
                passed_packets: events(64),
                /// Packets whose checksums were filled in.
                filled_packets: events(64),
                /// Packets that passed as they were, because there is nothing in them that can be
                /// filled in.
                unfilled_packets: errors(64),
                /// Packets that were dropped, because they came with an error.
                damaged_packets: errors(64),
                /// Packets that were dropped, because they are longer than the memory.
                oversized_packets: errors(64),
            }
        }
    };
}
