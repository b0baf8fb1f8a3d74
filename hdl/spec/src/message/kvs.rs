//! The declarations of the messages of the key-value handler: requests, lines of entries, answers.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
///
/// An entry is 16 bytes of CAS value and flags, the key, and the value directly behind it, in lines of 64
/// bytes; `docs/kvs.md` has the layout of the tables.
#[doc(hidden)]
#[macro_export]
macro_rules! kvs_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What a request of memcached's binary protocol asks for.
            choice KvsOperation {
                /// The value of a key.
                Get,
                /// Stores a value.
                Set,
                /// Stores a value if there is none.
                Add,
                /// Stores a value if there is one.
                Replace,
                /// Removes a key.
                Delete,
                /// Nothing but an answer.
                Noop,
                /// The version text.
                Version,
                /// It cannot be served: `status` says why.
                Refused,
            }

            /// A line of an entry: of a request, 16 bytes of zeros, the key, and the value behind it.
            message KvsLine {
                /// The bytes; those behind the value are zero.
                data: bytes(64),
                /// Whether it is the last of its request or entry.
                last: flag,
            }

            /// A request, behind its lines.
            message KvsRequest {
                /// What it asks for.
                operation: choice(KvsOperation),
                /// There is no answer to it if it ends as the one who asks expects: a GET that finds nothing, any other
                /// that succeeds.
                is_quiet: flag,
                /// The answer to a GET has the key.
                with_key: flag,
                /// If it is refused: the answer's status.
                status: bits(8),
                /// Bytes of its key, 0 to 250.
                key_length: bits(8),
                /// Bytes of its value, 0 to 1,200.
                value_length: bits(11),
                /// Hash of its key.
                hash: bits(32),
                /// The CAS value that the key must have; 0: any.
                cas: bits(64),
                /// The flags to be stored, in the order of the wire.
                flags: bytes(4),
                /// Lines that came before it, 0 to 23.
                lines: bits(5),
                /// The number of what is kept of it until it is answered.
                context: bits(7),
            }

            /// Who sent a request, and what of it comes back with the answer.
            message KvsPeer {
                /// Ethernet address that it was for.
                destination_mac: bytes(6),
                /// Ethernet address that it is from.
                source_mac: bytes(6),
                /// It has a tag of IEEE 802.1Q.
                has_tag: flag,
                /// That tag's control information, as a number.
                tag: bits(16),
                /// It came in IPv6.
                is_ipv6: flag,
                /// Where it is from; an IPv4 address is in bytes 0 to 3, zeros behind.
                source_address: bytes(16),
                /// Where it went to, likewise.
                destination_address: bytes(16),
                /// UDP port that it is from.
                source_port: bits(16),
                /// UDP port that it went to.
                destination_port: bits(16),
                /// The request id in its frame header.
                request_id: bits(16),
                /// Its opcode.
                opcode: bits(8),
                /// Comes back as it is.
                opaque: bytes(4),
            }

            /// Where the body of an answer comes from.
            choice KvsBody {
                /// It has none.
                Empty,
                /// The lines of an entry.
                Entry,
                /// The text of its status.
                Text,
                /// The version text.
                Version,
            }

            /// A beat of an answer: a line of an entry if the body comes from there, else one beat that says it all. All but
            /// `data` and `last` is the same on each of its beats.
            message KvsAnswerBeat {
                /// A line of the entry.
                data: bytes(64),
                /// Whether it ends the answer.
                last: flag,
                /// The request that it answers; free again behind it.
                context: bits(7),
                /// Nothing is sent.
                is_silent: flag,
                /// The status, as the protocol has it.
                status: bits(8),
                /// The CAS value.
                cas: bits(64),
                /// Its extras are the flags.
                has_flags: flag,
                /// The flags, in the order of the wire.
                flags: bytes(4),
                /// Bytes of the key that are sent in front of the value.
                key_length: bits(8),
                /// Where the body comes from.
                body: choice(KvsBody),
                /// The first byte of the entry that is sent.
                first_byte: bits(9),
                /// How many bytes of it are sent, key included.
                body_length: bits(11),
            }

            /// What the key-value handler has answered. Each answer that was sent has a status: 0, or one that is counted
            /// by its kind.
            message KvsResponderStatus {
                /// Answers that were sent.
                answers: events(64),
                /// Answers of which nothing was sent.
                silent_answers: events(64),
                /// Those sent with status 1: there is no such key.
                missing_keys: events(64),
                /// Those sent with status 2 or 5: the key is there, or is not as the one who asks knows it.
                conflicts: events(64),
                /// Those sent with status 3, 4 or 0x81: requests that are not served.
                refused_requests: errors(64),
                /// Those sent with any other status: out of memory, internal errors.
                failed_answers: errors(64),
            }

            /// What came at the key-value handler; each packet is in one of the counters.
            message KvsParserStatus {
                /// Requests that are served, or answered with an error.
                requests: events(64),
                /// Packets that are not UDP in IPv4 or IPv6 as it is read here, are cut off, or go to a group of stations (the
                /// lowest bit of an Ethernet address's first byte), from whose address answers could not come.
                foreign_packets: errors(32),
                /// Packets whose frame header is not that of a single datagram.
                fragmented_requests: errors(32),
                /// Packets that are no requests of the binary protocol.
                bad_magic: errors(32),
                /// Packets that came with an error.
                damaged_packets: errors(32),
                /// All packets that were looked at.
                packets: events(64),
            }

            /// Where the tables of the key-value handler are.
            message KvsTables {
                /// First line of the buckets in NIC memory.
                nic_buckets: bits(46),
                /// First line of the entries in NIC memory.
                nic_entries: bits(46),
                /// First line of the buckets in host memory.
                host_buckets: bits(46),
                /// First line of the entries in host memory.
                host_entries: bits(46),
                /// The host's table has 2 to this power buckets, at least as many as the one in NIC memory and at
                /// most 2^26.
                host_index_bits: bits(5),
                /// There is a table in host memory.
                has_host: flag,
                /// Lines of entries that GETs read stay in the device's cache.
                keep_entries: flag,
                /// Buckets that GETs read do not stay in the device's cache.
                pass_buckets: flag,
            }

            /// What the host says to the key-value handler: where the tables are, set while nothing is outstanding, and
            /// which key it asks to be alone with.
            message KvsControl {
                /// First line of the buckets in NIC memory.
                nic_buckets: bits(46),
                /// First line of the entries in NIC memory.
                nic_entries: bits(46),
                /// First line of the buckets in host memory.
                host_buckets: bits(46),
                /// First line of the entries in host memory.
                host_entries: bits(46),
                /// The host's table has 2 to this power buckets, at least as many as the one in NIC memory.
                host_index_bits: bits(5),
                /// There is a table in host memory.
                has_host: flag,
                /// The host asks to be alone with the buckets of a key.
                hold: flag,
                /// Hash of that key; stays while it asks.
                hold_hash: bits(32),
                /// Lines of entries that GETs read stay in the device's cache (CS-read), for tables that have room there;
                /// otherwise they do not (NC-read).
                keep_entries: flag,
                /// Buckets that GETs read do not stay in the device's cache (NC-read), for tables that have no room there;
                /// otherwise they do (CS-read).
                pass_buckets: flag,
            }

            /// What a key-value handler was made with.
            message KvsParameters {
                /// The table in NIC memory has 2 to this power buckets.
                nic_index_bits: bits(5),
                /// Workers.
                workers: bits(4),
            }

            /// A slot was used, or somebody asks which of its bucket was used longest ago.
            message KvsRecencyRequest {
                /// The bucket of NIC memory.
                index: bits(20),
                /// The slot that was used.
                slot: bits(2),
                /// It was used; else it is asked for.
                is_use: flag,
            }

            /// The slot of a bucket that was used longest ago.
            message KvsVictim {
                /// Its number in the bucket.
                slot: bits(2),
            }

            /// What a worker of the key-value handler has met.
            message KvsWorkerEvents {
                /// A request has ended.
                ends: flag,
                /// It was found in NIC memory.
                nic_hit: flag,
                /// It was found in host memory.
                host_hit: flag,
                /// An entry was written back to host memory.
                write_back: flag,
                /// An entry made room for another.
                eviction: flag,
                /// There was no room, neither here nor in the host's table, or another key had its hash and length.
                no_room: flag,
                /// A line was answered with an error.
                failed: flag,
            }

            /// The host asks to be alone with what may be at a key's places in both tables.
            message KvsHold {
                /// It asks.
                is_asked: flag,
                /// Hash of the key.
                hash: bits(32),
            }

            /// What lookups of the key-value handler have met.
            message KvsLookupEvents {
                /// A GET was found in NIC memory.
                hit: flag,
                /// A GET is handed back.
                miss: flag,
                /// Lines of its request that are no longer kept, if it was found.
                key_lines: bits(5),
            }

            /// What the key-value handler has done.
            message KvsStatus {
                /// GETs that were answered from NIC memory by the lookups.
                lookup_hits: events(64),
                /// GETs that the lookups gave to a worker.
                lookup_misses: events(64),
                /// Requests that a worker has ended.
                worked: events(64),
                /// Of these, whose key was in NIC memory.
                nic_hits: events(64),
                /// Of these, whose key was in host memory.
                host_hits: events(64),
                /// Entries that made room for another.
                evictions: events(64),
                /// Entries that were written back to host memory.
                write_backs: events(64),
                /// Requests for which there was no room, or whose key has the hash and length of another.
                no_room: events(64),
                /// Requests that ended because a line failed.
                failed_requests: events(64),
                /// The CAS value that the next store gets.
                next_cas: bits(64),
                /// Requests that are not answered.
                outstanding: bits(7),
                /// The host has the buckets that it asks for.
                is_held: flag,
                /// A worker is at work, perhaps after its answer: it still moves entries.
                is_working: flag,
            }
        }
    };
}
