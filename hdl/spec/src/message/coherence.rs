//! The declarations of the messages of CXL.cache and CXL.mem.

/// Hands `$with` these declarations; see [`messages!`](crate::messages).
///
/// Codes and widths are the link's own, so that a code that nobody knows stays one; docs/cxl-codes.md
/// has each field with its source, and those that are not here.
#[doc(hidden)]
#[macro_export]
macro_rules! coherence_messages {
    ($with:path) => {
        $with! {
            from nic_spec::message;

            /// What the device asks of the host (CXL.cache, D2H Req).
            choice D2hRequestOpcode {
                /// Reads once, and keeps no copy.
                RdCurr = 0x01,
                /// Reads, and becomes the owner.
                RdOwn = 0x02,
                /// Reads, and keeps a shared copy.
                RdShared = 0x03,
                /// Reads, and keeps the copy in whatever state the host grants.
                RdAny = 0x04,
                /// Becomes the owner without reading; the whole line is written next.
                RdOwnNoData = 0x05,
                /// Writes a whole line, which becomes Modified in the host's cache.
                ItoMWr = 0x06,
                /// Writes a whole line, into the host's cache only if that holds it.
                WrCur = 0x07,
                /// Writes a modified copy back, and invalidates every copy in the host.
                ClFlush = 0x08,
                /// Gives up an Exclusive line, and offers its data.
                CleanEvict = 0x09,
                /// Gives up a Modified line, and writes it back.
                DirtyEvict = 0x0a,
                /// Gives up a Shared or Exclusive line without data.
                CleanEvictNoData = 0x0b,
                /// Writes part of a line, weakly ordered, and invalidates every copy.
                WoWrInv = 0x0c,
                /// Writes a whole line, weakly ordered, and invalidates every copy.
                WoWrInvF = 0x0d,
                /// Writes a line or part of it, and invalidates every copy.
                WrInv = 0x0e,
                /// Says that the device holds nothing any more.
                CacheFlushed = 0x10,
            }

            /// What the device answers to a snoop: its state after, and what it had (CXL.cache,
            /// D2H Rsp).
            choice D2hResponseOpcode {
                /// Shared now; was Shared or Exclusive.
                RspSHitSe = 0x01,
                /// Invalid now, and was.
                RspIHitI = 0x04,
                /// Invalid now; was Shared or Exclusive.
                RspIHitSe = 0x05,
                /// Valid, unchanged and clean.
                RspVHitV = 0x06,
                /// Shared now; was Modified, data follow.
                RspSFwdM = 0x07,
                /// Invalid now; was Modified, data follow.
                RspIFwdM = 0x0f,
                /// Valid and unchanged, data follow.
                RspVFwdV = 0x16,
            }

            /// A snoop (CXL.cache, H2D Req).
            choice H2dRequestOpcode(3) {
                /// Somebody wants to share the line.
                SnpData = 1,
                /// Somebody wants to own the line.
                SnpInv = 2,
                /// Somebody wants the line's value once.
                SnpCur = 3,
            }

            /// What the host answers to a request of the device (CXL.cache, H2D Rsp).
            choice H2dResponseOpcode {
                /// Send the data to be written; ordering comes later.
                WritePull = 0x1,
                /// Ordered; the response's data are the state that is granted.
                Go = 0x4,
                /// Ordered; send the data to be written.
                GoWritePull = 0x5,
                /// A weakly ordered write is visible everywhere.
                ExtCmp = 0x6,
                /// Ordered; the data are not wanted.
                GoWritePullDrop = 0x8,
                /// Send the data to be written; visible only at `ExtCmp`.
                FastGoWritePull = 0xd,
                /// It failed; send the data all the same.
                GoErrWritePull = 0xf,
            }

            /// The state that a `Go` grants, as its response data carry it.
            choice GoState {
                /// Shared: others may read it too.
                Shared = 0x1,
                /// Exclusive: nobody else has it, memory has the same bytes.
                Exclusive = 0x2,
                /// Invalid: no copy may be kept.
                Invalid = 0x3,
                /// It failed; data are all ones and must not be used.
                Error = 0x4,
                /// Modified: nobody else has it, and it must be written back.
                Modified = 0x6,
            }

            /// The device asks (CXL.cache, D2H Req). The host may block it for ever.
            message D2hRequest {
                /// What is asked for.
                opcode: choice(D2hRequestOpcode),
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The device's number of the request, which every answer to it carries.
                cqid: bits(12),
                /// The line will not be used again soon.
                non_temporal: flag,
            }

            /// The device answers a snoop (CXL.cache, D2H Rsp).
            message D2hResponse {
                /// What the device had and keeps.
                opcode: choice(D2hResponseOpcode),
                /// Of the snoop.
                uqid: bits(12),
            }

            /// The device sends a line: snooped, evicted or written (CXL.cache, D2H Data).
            message D2hData {
                /// Of the snoop, or of the pull.
                uqid: bits(12),
                /// Which half of the line, on links that move half a line.
                chunk_valid: flag,
                /// The data are out of date and must be dropped: a snoop took the line first.
                bogus: flag,
                /// The data are poisoned.
                poison: flag,
                /// The line.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                byte_enable: bits(64),
            }

            /// The host snoops (CXL.cache, H2D Req).
            message H2dRequest {
                /// What for.
                opcode: choice(H2dRequestOpcode),
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The host's number of the snoop.
                uqid: bits(12),
            }

            /// The host answers a request without data (CXL.cache, H2D Rsp).
            message H2dResponse {
                /// GO, a pull, or the end of a write.
                opcode: choice(H2dResponseOpcode),
                /// With `Go` a `GoState`; with a pull the `uqid` that the data carry.
                response_data: bits(12),
                /// Where the line was found: a hint for counters.
                response_pre: bits(2),
                /// Of the request.
                cqid: bits(12),
            }

            /// The host answers a read with the line (CXL.cache, H2D Data).
            message H2dData {
                /// Of the request.
                cqid: bits(12),
                /// Which half of the line, on links that move half a line.
                chunk_valid: flag,
                /// The data are poisoned.
                poison: flag,
                /// The read failed; the data are all ones.
                go_error: flag,
                /// The line.
                data: bytes(64),
            }

            /// What the host asks of the device's memory without data (CXL.mem, M2S Req).
            choice M2sRequestOpcode(4) {
                /// Changes ownership, moves no data.
                MemInv = 0x0,
                /// Reads a line.
                MemRd = 0x1,
                /// Reads a line to cache it; what the meta fields say does not count.
                MemRdData = 0x2,
                /// Answers a read of the device: it may read its own memory.
                MemRdFwd = 0x3,
                /// Answers a write of the device: it may write its own memory.
                MemWrFwd = 0x4,
                /// Hints that a read will follow; has no answer, and may be dropped.
                MemSpecRd = 0x8,
                /// As `MemInv`; the host will write the line back soon.
                MemInvNt = 0x9,
                /// The host has dropped a clean line: for memory whose device snoops the host
                /// (HDM-DB), which this one does not.
                MemClnEvct = 0xa,
            }

            /// What the host asks of the device's memory with data (CXL.mem, M2S RwD).
            choice M2sWriteOpcode(4) {
                /// Writes a line.
                MemWr = 0x1,
                /// Writes part of a line.
                MemWrPtl = 0x2,
            }

            /// Whether the meta value says anything (CXL.mem, MetaField).
            choice MetaField(2) {
                /// It says what the host's caches may hold afterwards.
                Meta0State = 0,
                /// It says nothing.
                NoOp = 3,
            }

            /// What the host's caches may hold afterwards (CXL.mem, MetaValue).
            choice MetaValue(2) {
                /// Nothing.
                Invalid = 0,
                /// Any state: the host may own the line.
                Any = 2,
                /// A shared copy.
                Shared = 3,
            }

            /// What is asked of the device's own cache (CXL.mem, SnpType).
            choice MemSnoop(3) {
                /// Nothing.
                None = 0,
                /// At least a Shared copy: the device keeps no more than one.
                SnpData = 1,
                /// The line's value, once: the device may keep what it has.
                SnpCur = 2,
                /// The only copy: the device keeps none.
                SnpInv = 3,
            }

            /// How a request of the host completes (CXL.mem, S2M NDR).
            choice S2mCompletion(3) {
                /// Done; no copy is granted.
                Cmp = 0,
                /// Done; a shared copy is granted.
                CmpS = 1,
                /// Done; the host owns the line.
                CmpE = 2,
            }

            /// What data are (CXL.mem, S2M DRS).
            choice S2mDataOpcode(3) {
                /// The line.
                MemData = 0,
                /// All ones: there is no memory at that address. The read has no completion.
                MemDataNxm = 1,
            }

            /// The host asks for a line of the device's memory (CXL.mem, M2S Req).
            message M2sRequest {
                /// What is asked for.
                opcode: choice(M2sRequestOpcode),
                /// What is asked of the device's own cache.
                snoop: choice(MemSnoop),
                /// Whether `meta_value` says anything.
                meta_field: choice(MetaField),
                /// What the host's caches may hold afterwards.
                meta_value: choice(MetaValue),
                /// Comes back with the completion.
                tag: bits(16),
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
            }

            /// The host writes a line of the device's memory (CXL.mem, M2S RwD).
            message M2sWrite {
                /// Whether a whole line is written, or some bytes.
                opcode: choice(M2sWriteOpcode),
                /// What is asked of the device's own cache.
                snoop: choice(MemSnoop),
                /// Whether `meta_value` says anything.
                meta_field: choice(MetaField),
                /// What the host's caches may hold afterwards.
                meta_value: choice(MetaValue),
                /// Comes back with the completion.
                tag: bits(16),
                /// Bits 51 to 6 of the byte address.
                line_address: bits(46),
                /// The data are poisoned.
                poison: flag,
                /// The line.
                data: bytes(64),
                /// Which bytes are written, bit 0 for byte 0.
                byte_enable: bits(64),
            }

            /// The device completes a request (CXL.mem, S2M NDR).
            message S2mResponse {
                /// How.
                completion: choice(S2mCompletion),
                /// Of the request.
                tag: bits(16),
            }

            /// The device returns a line (CXL.mem, S2M DRS).
            message S2mData {
                /// What they are.
                opcode: choice(S2mDataOpcode),
                /// Of the request.
                tag: bits(16),
                /// The data are poisoned.
                poison: flag,
                /// The line.
                data: bytes(64),
            }
        }
    };
}
