//! The declarations of the messages that a register map is made of besides those of the units: what a
//! card is, and how it may be configured.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! register_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// Nothing: of a block of registers that has none of a kind.
            message Nothing {}

            /// Which card this is.
            message CardIdentification {
                /// Four letters that name the card, the first lowest.
                identification: bits(32),
                /// Version of the map: the minor number in the lower half, the major number in the
                /// upper one, which changes when an old driver cannot go on.
                version: bits(32),
            }

            /// What a hub of registers has met.
            message RegisterHubStatus {
                /// Accesses that were refused: to no register, of less than a word, or a write that its
                /// register does not take.
                refused_accesses: errors(16),
                /// Byte address of the first of them since reset.
                first_refused_address: bits(32),
            }

            /// What the card that reorders stores was made with.
            message ReorderNicParameters {
                /// Lines that a host may be ahead at full rate.
                window_lines: bits(8),
                /// The address space has two to this power lines.
                line_bits: bits(8),
                /// Messages begin at multiples of this.
                alignment_bytes: bits(8),
                /// Bytes of the longest frame.
                maximum_bytes: bits(16),
                /// The longest frame that is sent, in beats of 64 bytes.
                queue_beats: bits(16),
            }

            /// What a card's window of stores was made with.
            message StoreWindowParameters {
                /// Lines that a host may be ahead at full rate.
                window_lines: bits(8),
                /// The address space has two to this power lines.
                line_bits: bits(8),
                /// Messages begin at multiples of this.
                alignment_bytes: bits(8),
                /// Bytes of the longest frame.
                maximum_bytes: bits(16),
            }

            /// Which of a card's queues of stores its registers show.
            message StoreQueueSelection {
                /// Its number.
                inspected_queue: bits(10),
            }

            /// What a card's queues of stores were made with, and their restarts.
            message StoreQueuesStatus {
                /// Queues, each with an address space of its own behind that of the one before.
                queues: bits(16),
                /// Lines of a queue's window: a store so many lines ahead of the oldest that is not complete stops the queue. At
                /// full rate a host is less than half as far ahead.
                window_lines: bits(8),
                /// The address space of a queue has two to this power lines.
                line_bits: bits(8),
                /// Lines of the memory that all queues share.
                memory_lines: bits(16),
                /// Bytes of the longest frame.
                maximum_bytes: bits(16),
                /// A restart has not been done yet.
                restart_is_pending: flag,
                /// Restarts of queues that there are not, or while two others waited: not done.
                refused_restarts: errors(8),
            }

            /// Which stores of a host are taken.
            message AxiWriteControl {
                /// Stores are taken; else they are dropped.
                enable: flag,
            }

            /// What an AXI slave that reads zeros has met.
            message AxiReadStatus {
                /// Bursts that read; they got zeros.
                reads: errors(16),
            }

            /// Where a queue of stores is.
            message MmioPosition {
                /// Byte address of the oldest message that has not left the window whole.
                next_start_address: bits(32),
            }

            /// What the card reaches its host through.
            choice CardLink {
                /// CXL.cache messages, the coherence engine is the card's.
                Cxl,
                /// The AXI ports of a CXL IP, the coherence engine is the IP's.
                CxlIp,
                /// PCI Express requests and completions.
                PciExpress,
                /// CXL.cache and CXL.mem messages: the card has memory of its own, and the coherence engine is
                /// the card's.
                CxlMemory,
            }

            /// What the card was made with.
            message NicCapabilities {
                /// What it reaches its host through.
                link: choice(CardLink),
                /// Rings, each with a half that receives and one that transmits.
                rings: bits(8),
                /// Ranges of host memory that a ring may touch.
                ranges_per_ring: bits(8),
                /// Two to this power is the number of descriptors of the largest ring.
                most_size_log2: bits(8),
                /// Bytes of the longest packet.
                maximum_packet_bytes: bits(16),
                /// Bytes of the memory in which received packets wait.
                burst_bytes: bits(32),
                /// Line requests of all rings that may be unanswered.
                outstanding_lines: bits(16),
                /// Rings can wait for a line to change.
                has_event_driven_polling: flag,
                /// Rings can raise interrupts.
                has_interrupts: flag,
                /// There is a packet generator and a packet sink.
                has_generator: flag,
                /// Packets can also be sent by stores (MMIO), to one window or to many queues.
                has_mmio_path: flag,
                /// It answers key-value requests.
                has_key_value: flag,
                /// Its pushes can be forbidden, and pushed lines be written back.
                has_push_gate: flag,
                /// Packets can be sent by stores to many queues, in place of one window.
                has_store_queues: flag,
            }
        }
    };
}
