//! The declarations of what the device coherence engine tells about itself.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! dcoh_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// The state of a line in a cache of the device, in the codes of the Agilex IP's
            /// line-state tracker (interfaces 1).
            choice LineState {
                /// No copy.
                Invalid = 0,
                /// A clean copy; others may have one.
                Shared = 1,
                /// A clean copy, and the only one.
                Exclusive = 2,
                /// The only copy, and memory is older.
                Modified = 3,
            }

            /// A line's state in the device's cache changes (coherence 4 f).
            message LineChange {
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The host asked for it; otherwise the device's own requester.
                by_host: flag,
                /// The state before.
                before: choice(LineState),
                /// The state after.
                after: choice(LineState),
            }

            /// Where there is memory, in lines; set while nothing is outstanding.
            message MemoryMap {
                /// Host memory is below this line.
                host_end: bits(46),
                /// The first line of the device's memory.
                device_begin: bits(46),
                /// The line after its last.
                device_end: bits(46),
            }

            /// What a host has done that no host may do.
            choice CoherenceFault {
                /// Nothing.
                None,
                /// An answer whose number belongs to no request that waits for one.
                UnknownAnswer,
                /// An answer that the request cannot have.
                WrongAnswer,
                /// Data whose number belongs to no request that waits for them.
                UnknownData,
                /// A snoop without a known opcode.
                UnknownOpcode,
                /// A snoop to an address where the host has no memory.
                SnoopOutside,
            }

            /// What a bank of the cache of host memory has counted since reset. Counts of faults stop
            /// at their largest value, the others go around.
            message CacheStatus {
                /// The first fault since reset.
                fault: choice(CoherenceFault),
                /// The number that it carried.
                fault_number: bits(12),
                /// Requests served.
                requests: bits(32),
                /// Those that needed no message.
                hits: bits(32),
                /// Times that a request was put back because its line was outstanding.
                waits: bits(32),
                /// Snoops answered.
                snoops: bits(32),
                /// Those that found a copy.
                snoop_hits: bits(32),
                /// Modified lines that made room for others.
                evictions: bits(32),
                /// Faults of each kind.
                unknown_answers: bits(16),
                /// See `CoherenceFault`.
                wrong_answers: bits(16),
                /// See `CoherenceFault`.
                unknown_data: bits(16),
                /// See `CoherenceFault`.
                unknown_opcodes: bits(16),
                /// See `CoherenceFault`.
                outside_snoops: bits(16),
            }

            /// Whether a bank gives up what it has.
            message CacheFlushStatus {
                /// It does.
                flushing: flag,
                /// The host refused to flush a line of the last one.
                failed: flag,
            }

            /// Asks for a flush of the whole cache of host memory.
            message CacheFlush {
                /// It begins now, or joins the one that goes on; 0 does nothing.
                begins: flag,
            }

            /// What has become of flushes of the whole cache.
            message FlushStatus {
                /// One goes on. When it has ended, the cache has no line but those that were asked for since
                /// it began, and no line that it had then has a copy anywhere, unless somebody asked for it
                /// since, or `failed` says so.
                flushing: flag,
                /// The host refused to flush a line of the last one, by GO-Err or GO_ERR_WritePull.
                failed: flag,
                /// Flushes that have ended, since reset.
                flushes: bits(32),
            }

            /// What is asked of the device's memory, whose answers for a line come in the order of
            /// its requests. A write has none: what is asked behind it finds it done.
            message DeviceMemoryRequest {
                /// It writes.
                write: flag,
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The line, for writes.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                byte_enable: bits(64),
                /// The bytes written are poisoned.
                poison: flag,
                /// The host reads; otherwise the device.
                for_host: flag,
                /// Comes back with the answer: the host's tag, or the device's own number.
                tag: bits(16),
            }

            /// A line that was read from the device's memory.
            message DeviceMemoryAnswer {
                /// Of the request.
                for_host: flag,
                /// Of the request.
                tag: bits(16),
                /// The line is poisoned.
                poison: flag,
                /// The line.
                data: bytes(64),
            }

            /// What is to become of the bias of a page (coherence 2.3).
            choice BiasStep {
                /// It is in host-bias.
                ToHost,
                /// It is on its way to device-bias: a line after the other is flushed next.
                BeginToDevice,
                /// It is in device-bias, if the host was given no copy since it began.
                CommitToDevice,
            }

            /// Changes the bias of a page.
            message BiasCommand {
                /// Bits 51 to 12 of the byte address.
                page: bits(40),
                /// What is to become of it.
                step: choice(BiasStep),
            }

            /// The answer to a command, one for each, in their order. It comes in the cycle after
            /// the page has turned, so that it is true when it comes; what turns the page later says
            /// so by a `BiasReversion`.
            message BiasAnswer {
                /// It is as asked. Otherwise the host was given a copy since the flip began, or
                /// none began, or there is no such page.
                done: flag,
            }

            /// A page was in device-bias or on its way there, and is in host-bias since the cycle
            /// before: the host was given a copy of a line of it.
            message BiasReversion {
                /// Bits 51 to 12 of the byte address.
                page: bits(40),
            }

            /// What has become of commands about pages, which are given one at a time.
            message BiasStatus {
                /// A command is not answered yet.
                pending: flag,
                /// The last one that was answered was done; see `BiasAnswer`.
                done: flag,
                /// Commands that were answered.
                answers: events(32),
                /// Those that were not done.
                refusals: events(32),
                /// Commands that came while one was pending; they are dropped.
                lost_commands: errors(16),
                /// Pages that a `BiasReversion` named.
                reversions: events(32),
                /// The last of them: bits 51 to 12 of the byte address.
                last_reverted_page: bits(40),
            }

            /// How much memory a card has of its own.
            message DeviceMemorySize {
                /// Pages of 4 KiB; its first line is at a multiple of its size.
                pages: bits(32),
            }

            /// What becomes of a device-bias request to a page that is in host-bias.
            choice BiasPolicy {
                /// It is treated as host-bias.
                Demote,
                /// It is done as asked, and counted: software answers for it.
                Obey,
            }

            /// How the device decides where it has a choice; set while nothing is outstanding.
            message CoherencePolicy {
                /// About bias.
                bias: choice(BiasPolicy),
            }

            /// How NC-writes of host memory are made, and when they are answered; set while none is outstanding.
            message WritePolicy {
                /// Ports of which a NC-write of a whole line is made by WrCur, which is observed globally
                /// when it is pulled (GO_WritePull); bit 0 for port 0. The others are weakly ordered.
                ordered_writes: bits(2),
                /// Ports of which each weakly ordered NC-write is answered when it is observed locally (Fast_GO),
                /// bit 0 for port 0; where the bit is 0, when it is observed globally (ExtCmp).
                local_writes: bits(2),
            }

            /// What the answer to a write of a packet by NC-write says.
            choice WriteAnswer {
                /// That it is observed globally: whoever looks sees it.
                Globally,
                /// That it is observed locally: it has its place in order, and a barrier waits until it can
                /// be seen.
                Locally,
                /// That it is observed globally, after one round trip: a whole line is written by an ordered
                /// request, which the host gives its place before it pulls the line.
                Ordered,
            }

            /// When a card's writes of packets are answered; set while no ring receives.
            message WriteOrder {
                /// NC-writes. Writes of descriptors and counts are answered when they are observed globally.
                nc_writes: choice(WriteAnswer),
            }

            /// What a barrier asks of a bank.
            message WriteFence {
                /// From here on the bank waits for the writes that it answered before, and for no other.
                stands: flag,
            }

            /// What a bank says of it.
            message WriteFenceStatus {
                /// The writes that were answered before the fence stood are observed globally; true four
                /// cycles after it stands, or later.
                settled: flag,
            }

            /// What was done that nobody may do.
            choice DeviceMemoryFault {
                /// Nothing.
                None,
                /// An answer of the host whose number belongs to no request that waits for one.
                UnknownAnswer,
                /// An answer or a forward that the request cannot have.
                WrongAnswer,
                /// A forward for a line that waits for none, or with another's number.
                UnknownForward,
                /// A line from memory that nobody has read.
                UnknownData,
                /// A message of the host with a code that is unknown, or not for this device.
                UnknownOpcode,
                /// The host writes a line back that the device has.
                WriteToHeld,
                /// An address where the device has no memory.
                Outside,
            }

            /// What a bank of the cache of device memory has counted since reset. Counts of faults and
            /// violations stop at their largest value, the others go around.
            message DeviceMemoryStatus {
                /// The first fault since reset.
                fault: choice(DeviceMemoryFault),
                /// The number that it carried.
                fault_number: bits(16),
                /// Requests served.
                requests: bits(32),
                /// Those that needed neither the host nor a read of memory.
                hits: bits(32),
                /// Times that a request was put back because its line was outstanding.
                waits: bits(32),
                /// Requests and writes of the host.
                host_requests: bits(32),
                /// Those that found a copy.
                host_hits: bits(32),
                /// Modified lines that made room for others.
                evictions: bits(32),
                /// Pages that turned to host-bias because the host was given a copy.
                reversions: bits(32),
                /// Device-bias requests that were treated as host-bias.
                demotions: bits(32),
                /// Device-bias requests that were done in a page in host-bias.
                violations: bits(16),
                /// Faults of each kind.
                unknown_answers: bits(16),
                /// See `DeviceMemoryFault`.
                wrong_answers: bits(16),
                /// See `DeviceMemoryFault`.
                unknown_forwards: bits(16),
                /// See `DeviceMemoryFault`.
                unknown_data: bits(16),
                /// See `DeviceMemoryFault`.
                unknown_opcodes: bits(16),
                /// See `DeviceMemoryFault`.
                writes_to_held: bits(16),
                /// See `DeviceMemoryFault`.
                outside_addresses: bits(16),
            }
        }
    };
}
