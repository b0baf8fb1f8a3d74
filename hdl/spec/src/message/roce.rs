//! The declarations of the messages of RoCEv2: requests for atomic operations from the network, and their answers.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
///
/// Addresses are numbers whose top byte is sent first.
#[doc(hidden)]
#[macro_export]
macro_rules! roce_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What the card is called on the network; a packet for any other is not read.
            message RoceStation {
                /// Ethernet address.
                mac: bits(48),
                /// IPv4 address.
                address: bits(32),
            }

            /// What a request of a reliable connection asks for.
            choice RoceOperation {
                /// Nothing that is done here: another operation, or an atomic one of another length.
                Other,
                /// Compare and swap.
                CompareSwap,
                /// Fetch and add.
                FetchAdd,
            }

            /// A request of a reliable connection, from a packet that is sound.
            message RoceRequest {
                /// What is asked for.
                operation: choice(RoceOperation),
                /// IPv4 address that it is from.
                source_address: bits(32),
                /// Partition key.
                p_key: bits(16),
                /// Number of the queue pair that it is for.
                pair_number: bits(24),
                /// Packet sequence number.
                sequence: bits(24),
                /// The byte address of the number in memory.
                address: bits(64),
                /// The key of the memory that it is in.
                r_key: bits(32),
                /// What is added, or takes its place.
                operand: bits(64),
                /// What CompareSwap compares with.
                compare: bits(64),
            }

            /// Which queue pair is set up, or taken away.
            message RocePairSelection {
                /// It takes requests from now on; with 0, none.
                is_valid: flag,
                /// Its place: the lowest bits of its number.
                place: bits(8),
            }

            /// What a queue pair is set up with.
            message RocePair {
                /// Its number.
                pair_number: bits(24),
                /// The other end's number.
                peer_pair_number: bits(24),
                /// Ethernet address of the other end, or of the router before it.
                peer_mac: bits(48),
                /// IPv4 address of the other end.
                peer_address: bits(32),
                /// Partition key; its top bit: a full member.
                p_key: bits(16),
                /// The sequence number of the first request.
                sequence: bits(24),
                /// The first word that it may reach: a byte address of host memory, a multiple of 8.
                first_address: bits(52),
                /// The last word that it may reach, likewise.
                last_address: bits(52),
                /// The key that requests name.
                r_key: bits(32),
            }

            /// What a card for atomic operations over RoCEv2 was made with.
            message RoceNicParameters {
                /// Queue pairs: places 0 to before this.
                pairs: bits(8),
                /// Requests of a pair that may be unanswered at its other end.
                kept: bits(8),
                /// Requests of all pairs that the card has at a time.
                slots: bits(16),
            }

            /// What a packet that is sent says.
            choice RoceSyndrome {
                /// The operation is done (AETH: acknowledge).
                Done,
                /// A packet before this one is missing (AETH: PSN sequence error).
                Gap,
                /// It cannot be done (AETH: invalid request).
                Invalid,
                /// The key is wrong, or the address is not in its range (AETH: remote access error).
                Access,
                /// The line could not be had (AETH: remote operational error).
                Operational,
            }

            /// A packet that is to be sent.
            message RoceAnswer {
                /// What it says.
                syndrome: choice(RoceSyndrome),
                /// Ethernet address that it goes to.
                peer_mac: bits(48),
                /// IPv4 address that it goes to.
                peer_address: bits(32),
                /// Number of the queue pair there.
                peer_pair_number: bits(24),
                /// Partition key.
                p_key: bits(16),
                /// Packet sequence number.
                sequence: bits(24),
                /// Requests that have been done on the connection, with this one.
                messages: bits(24),
                /// With `Done`: the number as it was.
                old: bits(64),
            }

            /// The first packet that was not taken for a request.
            choice RoceParserFault {
                /// None was.
                None,
                /// It came with an error, or with fewer beats than it has bytes.
                Damaged,
                /// No RoCEv2 over IPv4 for this station, or lengths that contradict each other.
                Foreign,
                /// The check sequence (ICRC) is not that of the packet.
                BadCheck,
                /// No request of a reliable connection.
                Unsupported,
            }

            /// What has come. Counts of faults stop at their largest value, the others go around.
            message RoceParserStatus {
                /// The first fault since reset.
                fault: choice(RoceParserFault),
                /// Packets.
                packets: events(32),
                /// Those that are requests of reliable connections.
                requests: events(32),
                /// Faults of each kind.
                damaged: errors(16),
                /// See `RoceParserFault`.
                foreign: errors(16),
                /// See `RoceParserFault`.
                bad_checks: errors(16),
                /// See `RoceParserFault`.
                unsupported: errors(16),
            }

            /// The first thing that went wrong with requests.
            choice RoceFault {
                /// Nothing has.
                None,
                /// No queue pair has that number, or it has another one at its other end.
                UnknownPair,
                /// Of another partition.
                WrongPartition,
                /// The queue pair has stopped.
                Stopped,
                /// A packet is missing before it.
                Gap,
                /// It came before, and its answer is no longer kept.
                Forgotten,
                /// It was refused as invalid.
                Invalid,
                /// It was refused for its key or its address.
                Access,
                /// The line could not be had.
                Operational,
                /// An answer of the engine that nothing waits for.
                UnknownAnswer,
            }

            /// What was done with requests. Counts of faults stop at their largest value, the others go around.
            message RoceStatus {
                /// The first fault since reset.
                fault: choice(RoceFault),
                /// Operations that the engine was given.
                operations: events(32),
                /// Requests that came again, and are answered as before.
                replays: events(32),
                /// Packets that were sent.
                answers: events(32),
                /// What is not answered yet.
                outstanding: bits(16),
                /// Queue pairs that have stopped, a bit for each place.
                stopped_pairs: bits(64),
                /// Faults of each kind.
                unknown_pairs: errors(16),
                /// See `RoceFault`.
                wrong_partitions: errors(16),
                /// See `RoceFault`.
                stopped: errors(16),
                /// See `RoceFault`.
                gaps: errors(16),
                /// See `RoceFault`.
                forgotten: errors(16),
                /// See `RoceFault`.
                invalid: errors(16),
                /// See `RoceFault`.
                access: errors(16),
                /// See `RoceFault`.
                operational: errors(16),
                /// See `RoceFault`.
                unknown_answers: errors(16),
            }
        }
    };
}
