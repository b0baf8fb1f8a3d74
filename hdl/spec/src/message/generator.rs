//! The declarations of the messages of the packet generator, the packet sink and the switch between them
//! and the MAC.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! generator_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What generated packets carry.
            choice GeneratorContent {
                /// Sequence number, flow, timestamp and a pattern, for the packet sink.
                Probe,
                /// A request made from the template, with the number of a key.
                Request,
            }

            /// What a rate counts.
            choice GeneratorRateUnit {
                /// Packets.
                Packets,
                /// Bytes of packets, and `overhead_bytes` for each.
                Bytes,
            }

            /// How long generated packets are.
            choice GeneratorSizes {
                /// All as long as `least_bytes`.
                Fixed,
                /// `least_bytes`, one byte more each time up to `most_bytes`, and again.
                Sweep,
                /// As the table of sizes says, at random.
                Table,
            }

            /// Which keys requests ask for.
            choice GeneratorKeys {
                /// Each of two to the power of `key_bits` keys equally often.
                Uniform,
                /// From the class that the table of sizes gives: class `c` are the keys from 2^c on up to 2^(c+1), class 0 is key 0 and key 1.
                Classes,
            }

            /// Why a packet generator stopped itself.
            choice GeneratorFault {
                /// It did not.
                None,
                /// The numerator or the denominator of the rate is zero.
                BadRate,
                /// A packet of less than 60 bytes, or of more than 9,216.
                BadSize,
                /// A template of no bytes or more than 64, or a key that does not fit it.
                BadTemplate,
                /// A class of keys above 31, or more than 32 bits of a key.
                BadKey,
            }

            /// What packets are generated, and how fast. All but `enable` changes only while it is cleared
            /// and `running` says so.
            message GeneratorConfiguration {
                /// Set: a run begins, at sequence number 0, or as soon as the one before has ended. Cleared: it ends with the current packet.
                enable: flag,
                /// How many packets; 0: until it is cleared.
                packets: bits(48),
                /// What a rate counts.
                rate_unit: choice(GeneratorRateUnit),
                /// Packets or bytes in `rate_denominator` cycles, exactly; not 0. What a stall holds back follows as fast as it can.
                rate_numerator: bits(24),
                /// Cycles in which they leave; not 0.
                rate_denominator: bits(16),
                /// Bytes that count for each packet besides its own: 24 for check sequence, preamble and gap.
                overhead_bytes: bits(8),
                /// How long packets are.
                sizes: choice(GeneratorSizes),
                /// Bytes of the shortest packet, 60 or more; a check sequence is not counted.
                least_bytes: bits(14),
                /// Bytes of the longest packet, up to 9,216.
                most_bytes: bits(14),
                /// Flows, which take turns; 0 counts as one.
                flows: bits(16),
                /// The number of the flow is added to the lower half of the source address.
                vary_source_address: flag,
                /// It is added to the lower half of the destination address.
                vary_destination_address: flag,
                /// It is added to the source port.
                vary_source_port: flag,
                /// It is added to the destination port.
                vary_destination_port: flag,
                /// Ethernet address of the receiver, the first byte highest.
                destination_mac: bits(48),
                /// Ethernet address of the sender, the first byte highest.
                source_mac: bits(48),
                /// IPv4 address of the sender, the first byte highest.
                source_address: bits(32),
                /// IPv4 address of the receiver, the first byte highest.
                destination_address: bits(32),
                /// UDP port of the sender.
                source_port: bits(16),
                /// UDP port of the receiver.
                destination_port: bits(16),
                /// Where the random generator begins.
                random_seed: bits(32),
                /// What packets carry.
                content: choice(GeneratorContent),
                /// Bytes of the request behind the UDP header, 1 to 64.
                template_bytes: bits(7),
                /// Where in the template the key's number is, 4 bytes, the highest first: counted in words of 2 bytes.
                key_place: bits(5),
                /// Which keys requests ask for.
                keys: choice(GeneratorKeys),
                /// Two to this power is the number of keys, 0 to 32.
                key_bits: bits(6),
            }

            /// An entry of the table of sizes (Walker's method of aliases): each entry is drawn equally
            /// often, and stands for one of its two sizes. In requests the sizes are classes of keys.
            message GeneratorSize {
                /// Which entry.
                entry: bits(6),
                /// One size.
                bytes: bits(14),
                /// The other size.
                other_bytes: bits(14),
                /// How often the first is meant, of 65,536 times.
                share: bits(16),
            }

            /// Four bytes of the template of requests; bytes from `template_bytes` on are not sent.
            message GeneratorTemplate {
                /// Which four bytes.
                word: bits(4),
                /// They, the first lowest.
                data: bits(32),
            }

            /// What a packet generator has sent since its run began.
            message GeneratorStatus {
                /// A run is in progress.
                running: flag,
                /// Why it stopped itself, until the next run.
                fault: choice(GeneratorFault),
                /// Packets.
                sent_packets: events(64),
                /// Their bytes.
                sent_bytes: events(64),
                /// Cycles in which a beat was offered and not taken.
                stalled_cycles: events(64),
            }

            /// What a packet sink expects.
            message SinkConfiguration {
                /// The first packet of a flow has the sequence number 0; else it has any.
                starts_at_zero: flag,
            }

            /// Asks for a bucket of the histogram of latencies.
            message SinkBucket {
                /// Which: `v` for a latency of `v` cycles below 16; else, for 2^e cycles up to 2^(e+1), 16 (e - 3) and the four bits behind the highest one.
                bucket: bits(9),
            }

            /// What a packet sink has seen since it was cleared.
            message SinkStatus {
                /// It is being cleared; packets that end now are not counted.
                clearing: flag,
                /// Packets.
                packets: events(64),
                /// Their bytes.
                bytes: events(64),
                /// Packets that end with an error.
                damaged_packets: errors(32),
                /// Packets that no generator sent, by their headers or their check; they are in no figure below.
                foreign_packets: events(64),
                /// Packets of another length than their headers say, or with a byte of the pattern wrong; they are in the figures below.
                corrupted_packets: errors(32),
                /// Packets of a flow that the sink has no room for; they are in no figure of sequences.
                unfollowed_packets: events(64),
                /// Sequence numbers that are missing by now.
                lost_packets: bits(64),
                /// Packets that came after one with a higher sequence number, once.
                late_packets: events(64),
                /// Packets whose sequence number had come before, or is from before the first of their flow.
                doubled_packets: errors(32),
                /// Packets 32 or more sequence numbers behind, late or doubled; if late, they stay lost.
                stale_packets: errors(32),
                /// Sum of the latencies of all packets, in cycles.
                latency_sum: events(64),
                /// The least latency; all ones without a packet.
                latency_least: bits(32),
                /// The greatest latency.
                latency_most: bits(32),
                /// Packets in the bucket that was asked for last.
                bucket_packets: events(48),
            }

            /// Where received packets come from.
            choice LoopbackReceive {
                /// The MAC.
                Mac,
                /// The packet generator.
                Generator,
                /// What the card sends.
                Loop,
            }

            /// Where packets to send go.
            choice LoopbackTransmit {
                /// The MAC.
                Mac,
                /// The packet sink.
                Sink,
                /// What the card receives.
                Loop,
            }

            /// What the network side of a card is connected to; a change takes effect between packets.
            message LoopbackConfiguration {
                /// Where received packets come from.
                receive: choice(LoopbackReceive),
                /// Where packets to send go.
                transmit: choice(LoopbackTransmit),
            }

            /// What is connected in effect, and what was dropped for it.
            message LoopbackStatus {
                /// Where received packets come from now.
                received_from: choice(LoopbackReceive),
                /// Where packets to send go now.
                sent_to: choice(LoopbackTransmit),
                /// Packets from the MAC while another source was chosen.
                dropped_from_mac: errors(32),
                /// Packets to the loop while received packets came from elsewhere.
                dropped_from_loop: errors(32),
            }
        }
    };
}
