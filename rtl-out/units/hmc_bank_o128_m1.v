// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Bank of the cache of host memory: serves the line ports from the cache, asks the host for what is
// missing, and answers its snoops.
//
//                 +------- hmc_bank -------+
//  line_request_* |                        | line_response_*
//  -------------->| stream          stream |---------------->
//     h2d_request |                        | d2h_request
//  -------------->| stream          stream |---------------->
//    h2d_response |                        | d2h_response
//  -------------->| stream          stream |---------------->
//        h2d_data |                        | d2h_data
//  -------------->| stream          stream |---------------->
//      memory_map |                        | line_change, victim_change
//  -------------->| level            pulse |---------------->
//    write_policy |                        | status
//  -------------->| level            level |---------------->
//     write_fence |                        | write_fence_status
//  -------------->| level            level |---------------->
//           flush |                        | flush_status
//  -------------->| pulse            level |---------------->
//                 +------------------------+
//
//     1: select               2: search           3: decide                4: deliver
//  request queues ---+                                             +-- response queues
//  snoops -----------+-> select --> tags of the --+--> decide -----+-- lines --> deliver
//  responses, data --+              set, stores   +--- MSHRs       +-- d2h queues
//
// Function:
// Requests for host memory are served by the rules of the generated table of coherence: hits from
// the cache, misses by a request to the host. Each outstanding line has an MSHR (miss status
// holding register), whose number is the tag (CQID) of its requests to the host. A line is either
// in the cache or in an MSHR, never in both: a request that needs the host takes its line out of
// the cache, and the response brings it back. Both are kept by sets: a set has its ways, and places
// for four outstanding lines with the number of the MSHR of each, so that one look finds a line,
// however many MSHRs there are. A snoop finds it in one of the two, and is answered at once: by the
// state that the line has, or, after a GO, by the one that it will have when it comes (CXL 3.2,
// 3.2.5.2). Only the data of that response may wait: for the line (3.2.5.14, item 4), or for room
// in `d2h_data`; a line that is owed from the cache stays in it until it has left, and requests for
// it wait.
//
// A NC-write is weakly ordered and answered at ExtCmp, when it is observed globally. Where
// `write_policy` says so, a whole line is written by WrCur, which is observed globally when it is
// pulled: one round trip; or the weakly ordered write is answered when its line has been pulled
// (Fast_GO: observed locally). Until ExtCmp its tag and its line stay outstanding all the same.
// While `write_fence` stands, the bank waits for the writes that it answered so before;
// `write_fence_status` says when all of them are observed globally.
//
// `flush` flushes the whole cache, as one request: each line that the cache has is flushed as by a
// port (rows 22 and 22 M); then the bank waits for the end of these, and of what was outstanding
// when the flush came. Until then hits are served, and no line is installed: one that comes is used
// once, and written back if it is Modified, so that no line is evicted unseen. At the end the cache
// is empty, and no copy of a line that it had is left anywhere, unless somebody asked for the line
// in the meantime, or the host refused (`flush_status`). One that is asked for while another is in
// progress follows it, and `flush_status` stands until the last has ended. A flush waits for what
// its lines wait for: room in `d2h_request` and `d2h_data`, and the host's responses.
//
// With `RESERVED` port 0 comes first: where both ports have a request; among requests to the host
// that wait to leave; and among MSHRs that are ready, by the port of the request that each works
// for. Behind seven of port 0 in a row one of port 1 has its turn in each of the three, and a
// request of port 1 that was put back goes first when it may be tried again. Of MSHRs, and of
// places to wait in, port 1 has at most `OUTSTANDING` - `RESERVED`, port 0 all but one; one that
// takes over a victim counts for who took it. A flush counts as port 1. Otherwise ports take turns,
// and the last MSHR is kept for the one that lacks it.
//
// A response carries the line if it is of a read that has not failed; what others carry means
// nothing.
//
// Cycles:
// A hit:
// - 0: the port's queue takes the request (`line_request_0`).
// - 1, select: the request at the head of its queue is chosen. It goes into the register of the
//   stage, and the tags of its set are read.
// - 2, search: the tags of ways and of outstanding lines are compared with its line, and it is
//   found what the request asks for.
// - 3, decide: the line stands in a way and is not outstanding: it is read, or written by a
//   CO-write, which makes it Modified; the way counts as used.
// - 4, deliver: the line goes into the port's response queue.
// - 5: it is offered (`line_response_0`).
//
// A request is decided in each cycle, hit or miss. A miss:
// - 0 to 2: as a hit. Whether it is one is not known yet.
// - 3, decide: no copy is found that suffices, and no MSHR with the line. The request allocates the
//   MSHR that is next in the pool of tags, with a place in its set, and leaves there its line, port
//   and tag and what it waits for. A copy that does not suffice leaves the tags: a clean one is
//   dropped, the data of a Modified one are read.
// - 4: the request to the host enters its queue; data to write, and a Modified copy, go to the
//   MSHR's store.
// - 5: it is offered (`d2h_request`). From the cycle in which it is taken the MSHR accepts a
//   response (GO) and data, in either order. Let R be the cycle in which the last comes.
// - R + 1: it is checked against the MSHR. Data go to its store; a GO sets the state of the line to
//   come.
// - R + 2: the MSHR is ready, and is picked: what it is about is read. Those that wait for their
//   turn stand in a queue for each kind of event that made them ready.
// - R + 3, select: the MSHR resumes, before requests and behind snoops. The tags of the set are
//   read.
// - R + 4, search: its line and the bytes to write are read, and the victim is found: an empty way,
//   or the one that makes room.
// - R + 5, decide: both are merged and installed there, and the MSHR is freed. If the victim is
//   Modified, it takes over the MSHR instead, and its place: it is read as it is overwritten, and a
//   DirtyEvict for it goes the way of a miss from here on.
// - R + 6, deliver: the line goes into the port's response queue; the tag is free.
// - R + 7: it is offered (`line_response_0`).
//
// What an operation changes in its set is there for the next one, which is a cycle behind it.
//
// A request whose line is outstanding, of either port, joins a list at the line's MSHR in its cycle
// 3; up to `OUTSTANDING` requests wait in all lists, and what they write in the store of writes,
// from cycle 4 on. In R + 5 the MSHR is not freed, but turns to them: the first is decided in R +
// 9, each further one 4 cycles later, before anybody else has the line. One of them that needs the
// host allocates this very MSHR again, and the others keep waiting. If the line makes room before
// its turn has come, each waits for the end of that, and whoever asks for the line meanwhile is put
// back.
//
// A snoop enters its queue in cycle 0, is selected in 1, decided in 3, when the copy in the cache
// or the state in the MSHR changes, and its response is offered in 5 (`d2h_response`), with a
// Modified line in the same cycle (`d2h_data`).
//
// Replacement:
// A Modified victim takes over the MSHR of the line that comes, so that an eviction needs no MSHR
// that might be missing. Where requests wait at that MSHR it allocates one of its own, and if there
// is none, or no place, the line that comes is used once, and requested again for them. Clean
// victims are dropped without a message. Where every line of the set is owed, the line that comes
// is used once, or written back if it is Modified. Of two MSHRs whose lines come to one set, and
// which are decided in cycles that follow each other, the second resumes again: where its line goes
// was found before the first one had taken a way.
//
// Backpressure:
// Responses and data of the host are always taken (3.2.5.14, item 12). A snoop waits for room in
// `d2h_response`, and for nothing else (item 10). Lines for the host wait for room in `d2h_data`,
// and so does each MSHR before it resumes. A response to a port has its place before its request is
// selected, so that a port that takes none stops only itself. A port waits while it has no place
// for a response, or while what its next request needs is not there: a tag for a miss, a place in
// its set, one in a list where its line is outstanding, the line itself while that is owed, or
// while others who waited for it are served. Hits of the other port continue, and its own before
// that request. Between two snoops, and between two MSHRs that resume, a request has its turn;
// where no port that asks has found a tag, between three.
//
// With `RESERVED` a miss of port 0 that has fewer than `RESERVED` others waits for no MSHR. What it
// may wait for, beside its own port's requests: before its cycle 1 a snoop, an MSHR that resumes,
// watches that are due, a request of port 1 and a step of the flush; before its request leaves one
// of port 1 that is offered, or that follows seven; before its MSHR resumes two others, with snoops
// and requests between, and room in `d2h_data`, which the host gives. In `dcoh` beside misses of
// port 1 that is 2 cycles for a hit and 3 for a miss, 14 where the host takes a request in each
// fourth cycle. And, as long as these take: its line, if port 1 has asked for it, at whose MSHR it
// stands in FIFO order, and which resumes as port 1's; one of four others that are outstanding in
// its set. Neither is left to port 0.
//
// Nothing waits in a circle: an MSHR resumes when the host has answered and `d2h_data` has room,
// and needs neither tag nor place, which it has; a request in a list needs the MSHR at which it
// waits, which it has, and the line, which is owed for as long as `d2h_data` has no room. Each of
// these steps frees what a port may wait for.
//
// Ordering:
// Requests of a port for the same line take effect in their order; their responses may overtake one
// another. A request whose line is outstanding holds up those behind it for that line, and no
// others.
//
// Faults:
// A response or data that nothing waits for, a response that its request cannot have, a snoop
// without a known opcode: dropped. A snoop where the host has no memory: answered. Each is counted,
// and the first one since reset is named, with its tag. Everything else continues. A second snoop
// of a line before the first has its data, which no host may send (3.2.5.5), is answered and gets
// none.
//
// Poisoned lines are not kept: the request ends with an error. A poisoned line that is older in
// memory is written back, marked as poisoned, and so is one that a snoop was told is Modified here.
// A write that is refused by GO_ERR_WritePull sends its line all the same, and ends with an error;
// a weak one when ExtCmp has come (3.2.4.5.7), for until then the host knows its tag. ExtCmp may
// come right behind the refusal: the host need not wait for a line that it drops.
//
// Reset:
// Empties the cache, which takes a cycle for each set, or for each MSHR if there are more; Modified
// lines are lost. What is outstanding is forgotten: its responses are faults.
//
// Resources:
// In block RAM: tags of ways and of outstanding lines, lines, the two stores of the MSHRs, what
// each MSHR is about and the host's response to it, what requests in the queues write, requests
// that wait, the snoops to which lines are owed, and numbers that are free; if MSHRs are more than
// 64, also places for as many responses to each port and requests to the host, who is ready, and
// what responses are judged by. In lookup tables: states of a set's lines, what each MSHR waits
// for, who is ready, and what is small. A comparator of a tag for each way and each place of a set.
// No register stands for an MSHR alone. With `RESERVED` the queues of requests to the host and of
// who is ready are there twice.
//
// Rationale:
// A comparator for each MSHR in place of places in the sets costs more lookup tables than all else
// together (ADR 73). Without either, by a bit for each set, outstanding lines would hold up others
// of their set. A second search in each cycle would need a second read port of tags and lines; more
// banks give the same at less cost. Registers for what each MSHR waits for would need a decoder for
// each event that changes them: a bit in memory for each event costs less, and what is only counted
// is (ADR 83). A snoop that waited for its line, or for room for it, would wait for channels that
// may themselves wait for its response. Limits of what each port has, and not a number of MSHRs
// that only port 0 takes: so port 0 has all but one while port 1 asks for nothing (ADR 97).
//
// Modified lines:
//
//  +- hmc_bank -+ modify           +-- outside --+
//  |      pulse |----------------->| function    |
//  |            | modified         |   |         |
//  |      level |<-----------------| register    |
//  +------------+                  +-------------+
//
//   hit: 3: line read --> answered, 5: modify, 6: modified --> line written
//  miss: R + 5: line read --> answered, R + 7: modify, R + 8: modified --> store of writes
//        R + 10: line and store merged --> installed
//
// With `MODIFY=1` there is the operation CoModify. A bank gets its line into ownership as that of a
// CO-write: a copy in E or M suffices, otherwise the host is asked, by RdOwn, however many bytes
// are written. The line, and the request's data, byte enables, port and tag, stand at `modify`;
// what stands at `modified` in the next cycle is written, where bytes are enabled, and the line is
// Modified. The answer is the line as it was. What the function does, a fetch-and-add or a
// compare-and-swap, may stand in bytes of `data` that are not enabled: the bank looks at none. It
// may be asked in each cycle, and is asked once for each request.
//
// Nobody sees or changes the line in between, neither ports nor snoops, nor what makes room, nor a
// flush. Behind a hit nothing is selected for three cycles, so that nothing else is decided until
// the line is written. A line that has come stays in its MSHR: it is read and its request answered
// in a turn of its own, and in the next one the MSHR goes on as that of a CO-write whose bytes
// these are. A snoop behind the GO is answered as of a Modified line, and gets the line as it is
// then; nothing is asked of the host twice.
//
// An answer comes as that of a read: of a hit after 5 cycles, of a miss 7 after the last response.
// Hits follow one another every fourth cycle. While a request that modifies its line waits at an
// MSHR, a cycle stays empty behind each that waited. Nothing waits for the function; a snoop waits
// up to three cycles longer for its turn.
//
// A line that comes poisoned, or with an error, is answered with an error: the function is not
// asked, nothing is written, and what goes back is the line as it came. A request for device memory
// is answered with an error.
//
// It takes a bit in memory for each MSHR, three lines in registers, and a multiplexer of a line
// before the cache, before the store of writes, and before `modify`. Functions differ, and what is
// common to them is that nobody comes in between (ADR 96).
//
// Latency: 5 cycles after `line_request_0`.
// Interval: 1 cycle(s) between transfers.
// Waits on: `line_response_*`, `d2h_request`, `d2h_response`, `d2h_data`, `h2d_response`,
// `h2d_data`.
// Source: CXL-NIC 2.1, 4
//
// Generated by `cargo run --bin emit`; change the Rust, not this file.
`default_nettype none

module hmc_bank_o128_m1 (
  input  wire         clk,
  input  wire         rst,
  // Requests for lines of host memory; no barriers.
  input  wire         line_request_0_valid,
  output wire         line_request_0_ready,
  input  wire [3:0]   line_request_0_operation,        // What is to be done.
  input  wire [1:0]   line_request_0_space,            // Where the line is.
  input  wire [45:0]  line_request_0_line_address,     // Bits 51 to 6 of the byte address.
  input  wire [511:0] line_request_0_data,             // The line, for writes.
  input  wire [63:0]  line_request_0_byte_enable,      // Which bytes are written, bit 0 for byte 0.
  // Comes back with the answer; free again from then on. Requesters are told apart by bit 9.
  input  wire [9:0]   line_request_0_tag,
  // Requests for lines of host memory; no barriers.
  input  wire         line_request_1_valid,
  output wire         line_request_1_ready,
  input  wire [3:0]   line_request_1_operation,        // What is to be done.
  input  wire [1:0]   line_request_1_space,            // Where the line is.
  input  wire [45:0]  line_request_1_line_address,     // Bits 51 to 6 of the byte address.
  input  wire [511:0] line_request_1_data,             // The line, for writes.
  input  wire [63:0]  line_request_1_byte_enable,      // Which bytes are written, bit 0 for byte 0.
  // Comes back with the answer; free again from then on. Requesters are told apart by bit 9.
  input  wire [9:0]   line_request_1_tag,
  // Their responses, in any order.
  output wire         line_response_0_valid,
  input  wire         line_response_0_ready,
  output wire [9:0]   line_response_0_tag,             // Of the request.
  output wire         line_response_0_status,          // How it ended.
  output wire [511:0] line_response_0_data,            // The line, for reads.
  // Their responses, in any order.
  output wire         line_response_1_valid,
  input  wire         line_response_1_ready,
  output wire [9:0]   line_response_1_tag,             // Of the request.
  output wire         line_response_1_status,          // How it ended.
  output wire [511:0] line_response_1_data,            // The line, for reads.
  // What it asks of the host.
  output wire         d2h_request_valid,
  input  wire         d2h_request_ready,
  output wire [4:0]   d2h_request_opcode,              // What is asked for.
  output wire [45:0]  d2h_request_line_address,        // Bits 51 to 6 of the byte address.
  // The device's number of the request, which every answer to it carries.
  output wire [11:0]  d2h_request_cqid,
  output wire         d2h_request_non_temporal,        // The line will not be used again soon.
  // Responses to snoops.
  output wire         d2h_response_valid,
  input  wire         d2h_response_ready,
  output wire [4:0]   d2h_response_opcode,             // What the device had and keeps.
  output wire [11:0]  d2h_response_uqid,               // Of the snoop.
  // Lines for the host.
  output wire         d2h_data_valid,
  input  wire         d2h_data_ready,
  output wire [11:0]  d2h_data_uqid,                   // Of the snoop, or of the pull.
  // Which half of the line, on links that move half a line.
  output wire         d2h_data_chunk_valid,
  // The data are out of date and must be dropped: a snoop took the line first.
  output wire         d2h_data_bogus,
  output wire         d2h_data_poison,                 // The data are poisoned.
  output wire [511:0] d2h_data_data,                   // The line.
  output wire [63:0]  d2h_data_byte_enable,            // Which bytes are written, bit 0 for byte 0.
  // Snoops.
  input  wire         h2d_request_valid,
  output wire         h2d_request_ready,
  input  wire [2:0]   h2d_request_opcode,              // What for.
  input  wire [45:0]  h2d_request_line_address,        // Bits 51 to 6 of the byte address.
  input  wire [11:0]  h2d_request_uqid,                // The host's number of the snoop.
  // The host's responses; always taken.
  input  wire         h2d_response_valid,
  output wire         h2d_response_ready,
  input  wire [3:0]   h2d_response_opcode,             // GO, a pull, or the end of a write.
  // With `Go` a `GoState`; with a pull the `uqid` that the data carry.
  input  wire [11:0]  h2d_response_response_data,
  // Where the line was found: a hint for counters.
  input  wire [1:0]   h2d_response_response_pre,
  input  wire [11:0]  h2d_response_cqid,               // Of the request.
  // Lines from the host; always taken.
  input  wire         h2d_data_valid,
  output wire         h2d_data_ready,
  input  wire [11:0]  h2d_data_cqid,                   // Of the request.
  // Which half of the line, on links that move half a line.
  input  wire         h2d_data_chunk_valid,
  input  wire         h2d_data_poison,                 // The data are poisoned.
  input  wire         h2d_data_go_error,               // The read failed; the data are all ones.
  input  wire [511:0] h2d_data_data,                   // The line.
  // Where there is memory.
  input  wire [45:0]  memory_map_host_end,             // Host memory is below this line.
  input  wire [45:0]  memory_map_device_begin,         // The first line of the device's memory.
  input  wire [45:0]  memory_map_device_end,           // The line after its last.
  // How NC-writes are made, and when they are answered.
  // Ports of which a NC-write of a whole line is made by WrCur, which is observed globally when it
  // is pulled (GO_WritePull); bit 0 for port 0. The others are weakly ordered.
  input  wire [1:0]   write_policy_ordered_writes,
  // Ports of which each weakly ordered NC-write is answered when it is observed locally (Fast_GO),
  // bit 0 for port 0; where the bit is 0, when it is observed globally (ExtCmp).
  input  wire [1:0]   write_policy_local_writes,
  // A barrier waits for the writes that were answered early.
  // From here on the bank waits for the writes that it answered before, and for no other.
  input  wire         write_fence_stands,
  // It need not wait any longer.
  // The writes that were answered before the fence stood are observed globally; true four cycles
  // after it stands, or later.
  output wire         write_fence_status_settled,
  // The whole cache is to be flushed.
  input  wire         flush_valid,
  // Whether it is.
  output wire         flush_status_flushing,           // It does.
  // The host refused to flush a line of the last one.
  output wire         flush_status_failed,
  // A line that is to be modified; there with `MODIFY=1`.
  output wire         modify_valid,
  output wire [511:0] modify_line,                     // The line as it is.
  // The line of the request. Bytes that are not enabled are not written: they may say what is to be
  // done.
  output wire [511:0] modify_data,
  output wire [63:0]  modify_byte_enable,              // Which bytes are written, bit 0 for byte 0.
  output wire         modify_port,                     // The port of the request.
  output wire [9:0]   modify_tag,                      // The tag of the request.
  // What it is in the cycle behind that.
  input  wire [511:0] modified_data,                   // The line.
  // A line's state changes.
  output wire         line_change_valid,
  output wire [45:0]  line_change_line_address,        // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         line_change_by_host,
  output wire [1:0]   line_change_before,              // The state before.
  output wire [1:0]   line_change_after,               // The state after.
  // A victim is dropped.
  output wire         victim_change_valid,
  output wire [45:0]  victim_change_line_address,      // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         victim_change_by_host,
  output wire [1:0]   victim_change_before,            // The state before.
  output wire [1:0]   victim_change_after,             // The state after.
  // What is counted.
  output wire [2:0]   status_fault,                    // The first fault since reset.
  output wire [11:0]  status_fault_number,             // The number that it carried.
  output wire [31:0]  status_requests,                 // Requests served.
  output wire [31:0]  status_hits,                     // Those that needed no message.
  // Times that a request was put back because its line was outstanding.
  output wire [31:0]  status_waits,
  output wire [31:0]  status_snoops,                   // Snoops answered.
  output wire [31:0]  status_snoop_hits,               // Those that found a copy.
  output wire [31:0]  status_evictions,                // Modified lines that made room for others.
  output wire [15:0]  status_unknown_answers,          // Faults of each kind.
  output wire [15:0]  status_wrong_answers,            // See `CoherenceFault`.
  output wire [15:0]  status_unknown_data,             // See `CoherenceFault`.
  output wire [15:0]  status_unknown_opcodes,          // See `CoherenceFault`.
  output wire [15:0]  status_outside_snoops            // See `CoherenceFault`.
);

  // LineOperation
  localparam [3:0] LINE_OPERATION_NC_READ = 4'd0;
  localparam [3:0] LINE_OPERATION_CS_READ = 4'd1;
  localparam [3:0] LINE_OPERATION_CO_READ = 4'd2;
  localparam [3:0] LINE_OPERATION_NC_WRITE = 4'd3;
  localparam [3:0] LINE_OPERATION_NC_PUSH = 4'd4;
  localparam [3:0] LINE_OPERATION_CO_WRITE = 4'd5;
  localparam [3:0] LINE_OPERATION_EVICT = 4'd6;
  localparam [3:0] LINE_OPERATION_FLUSH = 4'd7;
  localparam [3:0] LINE_OPERATION_WATCH = 4'd9;
  localparam [3:0] LINE_OPERATION_CO_MODIFY = 4'ha;
  // LineStatus
  localparam OKAY = 1'b0;
  localparam ERROR = 1'b1;
  // D2hRequestOpcode
  localparam [4:0] D2H_REQUEST_OPCODE_RD_CURR = 5'd1;
  localparam [4:0] D2H_REQUEST_OPCODE_RD_OWN = 5'd2;
  localparam [4:0] D2H_REQUEST_OPCODE_RD_SHARED = 5'd3;
  localparam [4:0] D2H_REQUEST_OPCODE_RD_OWN_NO_DATA = 5'd5;
  localparam [4:0] D2H_REQUEST_OPCODE_ITO_M_WR = 5'd6;
  localparam [4:0] D2H_REQUEST_OPCODE_WR_CUR = 5'd7;
  localparam [4:0] D2H_REQUEST_OPCODE_CL_FLUSH = 5'd8;
  localparam [4:0] D2H_REQUEST_OPCODE_DIRTY_EVICT = 5'ha;
  localparam [4:0] D2H_REQUEST_OPCODE_CLEAN_EVICT_NO_DATA = 5'hb;
  localparam [4:0] D2H_REQUEST_OPCODE_WO_WR_INV = 5'hc;
  localparam [4:0] D2H_REQUEST_OPCODE_WO_WR_INV_F = 5'hd;
  localparam [4:0] D2H_REQUEST_OPCODE_WR_INV = 5'he;
  // D2hResponseOpcode
  localparam [4:0] RSP_S_HIT_SE = 5'd1;
  localparam [4:0] RSP_I_HIT_I = 5'd4;
  localparam [4:0] RSP_I_HIT_SE = 5'd5;
  localparam [4:0] RSP_V_HIT_V = 5'd6;
  localparam [4:0] RSP_S_FWD_M = 5'd7;
  localparam [4:0] RSP_I_FWD_M = 5'hf;
  localparam [4:0] RSP_V_FWD_V = 5'h16;
  // H2dRequestOpcode
  localparam [2:0] SNP_DATA = 3'd1;
  localparam [2:0] SNP_INV = 3'd2;
  localparam [2:0] SNP_CUR = 3'd3;
  // LineState
  localparam [1:0] LINE_STATE_INVALID = 2'd0;
  localparam [1:0] LINE_STATE_SHARED = 2'd1;
  localparam [1:0] LINE_STATE_EXCLUSIVE = 2'd2;
  localparam [1:0] LINE_STATE_MODIFIED = 2'd3;
  // Pending
  localparam [3:0] READ_ONCE = 4'd0;
  localparam [3:0] READ_SHARED = 4'd1;
  localparam [3:0] READ_OWNED = 4'd2;
  localparam [3:0] OWN = 4'd3;
  localparam [3:0] PUSH = 4'd4;
  localparam [3:0] DIRTY_EVICT = 4'd5;
  localparam [3:0] FLUSH = 4'd6;
  localparam [3:0] WRITE = 4'd7;
  localparam [3:0] WEAK_WRITE = 4'd8;
  localparam [3:0] WEAK_FINAL = 4'd9;
  localparam [3:0] FINAL = 4'ha;
  // Held
  localparam [2:0] INVALID = 3'd0;
  localparam [2:0] MODIFIED = 3'd3;
  // Phase
  localparam [1:0] IDLE = 2'd0;
  localparam [1:0] WALK = 2'd1;
  localparam [1:0] DRAIN = 2'd2;

  genvar g;

  reg [8:0] sweep;
  reg probe_is_request;
  reg probe_is_snoop;
  reg probe_is_complete;
  reg probe_is_wake;
  reg probe_is_look;
  reg [45:0] probe_operation_line;
  reg [6:0] probe_operation_entry;
  reg probe_operation_has_waited;
  reg [6:0] probe_operation_waiter;
  reg probe_operation_port;
  reg [4:0] probe_operation_place;
  reg [3:0] probe_operation_operation;     // LineOperation
  reg [9:0] probe_operation_tag;
  reg probe_operation_is_whole;
  reg [2:0] probe_operation_snoop;         // H2dRequestOpcode
  reg [11:0] probe_operation_uqid;
  reg probe_operation_is_debt;
  reg probe_operation_has_room;
  reg probe_operation_is_own;
  reg is_request;
  reg is_snoop;
  reg is_complete;
  reg is_wake;
  reg is_look;
  reg [45:0] operation_line;
  reg [6:0] operation_entry;
  reg operation_has_waited;
  reg [6:0] operation_waiter;
  reg operation_port;
  reg [4:0] operation_place;
  reg [3:0] operation_operation;           // LineOperation
  reg [9:0] operation_tag;
  reg operation_is_whole;
  reg [2:0] operation_snoop;               // H2dRequestOpcode
  reg [11:0] operation_uqid;
  reg operation_is_debt;
  reg operation_has_room;
  reg operation_is_own;
  wire mshrs_wrongs_unknown_answer;
  wire mshrs_wrongs_wrong_answer;
  wire [11:0] mshrs_wrongs_answer_number;
  wire mshrs_wrongs_unknown_data;
  wire [11:0] mshrs_wrongs_data_number;
  wire mshrs_turn_valid;
  wire [6:0] mshrs_turn_number;
  wire mshrs_turn_serves;
  wire [45:0] mshrs_turn_line;
  wire mshrs_found_at_waited;
  wire mshrs_found_is_waited;
  wire [1:0] mshrs_found_state;            // LineState
  wire [45:0] mshrs_found_entry_line;
  wire [3:0] mshrs_found_entry_pending;    // Pending
  wire mshrs_found_entry_responds;
  wire mshrs_found_entry_port;
  wire [9:0] mshrs_found_entry_tag;
  wire mshrs_found_entry_writes;
  wire mshrs_found_entry_failed;
  wire mshrs_found_entry_poisoned;
  wire [2:0] mshrs_found_entry_held;       // Held
  wire [11:0] mshrs_found_answer_uqid;
  wire mshrs_found_answer_modified;
  wire mshrs_found_answer_fails;
  wire mshrs_found_failed;
  wire [11:0] mshrs_found_owed_uqid;
  wire mshrs_found_owed_is_owed;
  wire mshrs_found_loses;
  wire [511:0] mshrs_read;
  wire mshrs_is_quiet;
  wire mshrs_loses;
  wire data_queue_source_valid;
  wire data_queue_source_ready;
  wire [3:0] data_queue_occupancy;
  wire requests_source_valid;
  wire requests_source_ready;
  wire requests_sink_valid;
  wire requests_sink_ready;
  wire [4:0] requests_sink_opcode;         // D2hRequestOpcode
  wire [11:0] requests_sink_cqid;
  wire [7:0] requests_occupancy;
  wire responses_source_valid;
  wire responses_source_ready;
  wire [3:0] responses_occupancy;
  wire arrivals_snoops_sink_valid;
  wire [2:0] arrivals_snoops_sink_opcode;  // H2dRequestOpcode
  wire [45:0] arrivals_snoops_sink_line_address;
  wire [11:0] arrivals_snoops_sink_uqid;
  wire [3:0] arrivals_snoops_occupancy;
  reg arrivals_came;
  reg arrivals_was_known;
  reg [45:0] arrivals_line;
  reg [11:0] arrivals_number;
  wire numbers_free_source_ready;
  wire numbers_free_sink_valid;
  wire [6:0] numbers_free_sink_value;
  wire [7:0] numbers_free_occupancy;
  wire numbers_next_source_ready;
  wire numbers_next_sink_valid;
  wire [6:0] numbers_next_sink_value;
  wire places_free_source_ready;
  wire places_free_sink_valid;
  wire [6:0] places_free_sink_value;
  wire [7:0] places_free_occupancy;
  wire places_next_source_ready;
  wire places_next_sink_valid;
  wire [6:0] places_next_sink_value;
  reg waiting_is_last;
  reg [6:0] waiting_follower;
  wire seeks;
  reg sought;
  reg was_sought;
  wire [3:0] port_0_state_head_operation;  // LineOperation
  wire [1:0] port_0_state_head_space;      // LineSpace
  wire [45:0] port_0_state_head_line_address;
  wire [9:0] port_0_state_head_tag;
  wire port_0_state_head_is_whole;
  wire [4:0] port_0_state_place;
  wire port_0_state_has_request;
  wire port_0_state_may_be_tried;
  wire port_0_state_lacks_number;
  wire port_0_state_is_due;
  wire [9:0] port_0_state_due_tag;
  wire port_0_tries;
  wire [511:0] port_0_written_data;
  wire [63:0] port_0_written_byte_enable;
  wire port_0_condition_watches_are_full;
  wire port_0_condition_is_void;
  wire port_0_loses;
  wire [3:0] port_1_state_head_operation;  // LineOperation
  wire [1:0] port_1_state_head_space;      // LineSpace
  wire [45:0] port_1_state_head_line_address;
  wire [9:0] port_1_state_head_tag;
  wire port_1_state_head_is_whole;
  wire [4:0] port_1_state_place;
  wire port_1_state_has_request;
  wire port_1_state_may_be_tried;
  wire port_1_state_lacks_number;
  wire port_1_state_is_due;
  wire [9:0] port_1_state_due_tag;
  wire port_1_tries;
  wire [511:0] port_1_written_data;
  wire [63:0] port_1_written_byte_enable;
  wire port_1_condition_watches_are_full;
  wire port_1_condition_is_void;
  wire port_1_loses;
  wire owes;
  wire [2:0] owed_opcode;                  // H2dRequestOpcode
  wire [45:0] owed_line_address;
  wire [11:0] owed_uqid;
  reg [10:0] debts_written;
  reg [10:0] debts_there;
  reg [10:0] debts_read;
  reg debts_has_next;
  wire debts_next_valid;
  wire debts_next_ready;
  wire [2:0] debts_next_opcode;            // H2dRequestOpcode
  wire [45:0] debts_next_line_address;
  wire [11:0] debts_next_uqid;
  reg [60:0] debts_stored_read_data;
  reg [1:0] flush_phase;                   // Phase
  reg [7:0] flush_set;
  reg [1:0] flush_way;
  reg flush_has_line;
  reg [45:0] flush_found_line;
  reg flush_is_busy;
  reg flush_is_decided;
  reg flush_is_known;
  reg [2:0] flush_passes;
  wire flush_is_passed;
  reg flush_is_next;
  reg flush_own_bank;
  wire waits_again;
  reg waited_again;
  reg answer_room;
  reg line_room;
  reg [63:0] modify_back_byte_enable;
  reg modify_to_cache;
  reg [9:0] modify_back_address;
  reg modify_to_store;
  reg [6:0] modify_back_entry;
  reg modify_holds;
  reg modify_is_asked;
  reg modify_is_due;
  reg [7:0] modify_waiting;
  reg select_snooped_last;
  reg select_turned_last;
  reg select_turned_twice;
  reg [6:0] select_more_turns;
  reg select_port_last;
  reg [15:0] waiting_requests_read_data;
  reg modify_turned;
  reg hint_reads;
  reg hint_needs_owned;
  reg hint_writes_copy;
  reg hint_evicts;
  reg hint_watches;
  reg hint_gives_back;
  reg hint_merges;
  reg hint_flushes;
  reg [4:0] hint_opcode;                   // D2hRequestOpcode
  reg [3:0] hint_pending;                  // Pending
  reg [575:0] writes_read_data;
  wire [7:0] sets_found_set;
  wire [1:0] sets_found_state;             // LineState
  wire [1:0] sets_found_way;
  wire [1:0] sets_found_victim;
  wire sets_found_is_late;
  wire [1:0] sets_found_victim_state;      // LineState
  wire [36:0] sets_found_victim_tag;
  wire sets_found_is_under_way;
  wire sets_found_is_marked;
  wire sets_found_has_room;
  wire sets_host_found_is_pinned;
  wire sets_host_found_is_full;
  wire [6:0] sets_host_found_at;
  wire [4:0] sets_host_found_have_line;
  wire [34:0] sets_host_found_numbers;
  reg numbers_is_kept;
  wire [511:0] decide_carried;
  reg [511:0] decide_cached;
  reg waiting_joins;
  reg waiting_is_first;
  reg [6:0] waiting_entry;
  reg [6:0] waiting_place;
  reg waiting_leaves;
  reg [6:0] waiting_left;
  reg [6:0] waiting_next;
  reg leaves;
  reg [6:0] left;
  reg flush_looked;
  reg [1:0] flush_found;                   // LineState
  reg [45:0] flush_line;
  reg flush_tried;
  reg flush_began;
  reg flush_failed;
  reg returns;
  reg [6:0] returned;
  reg asks;
  reg [4:0] request_to_host_opcode;        // D2hRequestOpcode
  reg [45:0] request_to_host_line_address;
  reg [11:0] request_to_host_cqid;
  reg request_to_host_non_temporal;
  reg replies;
  reg [2:0] snoop;                         // H2dRequestOpcode
  reg [1:0] known;                         // LineState
  reg [11:0] response_uqid;
  reg deliver_responds;
  reg deliver_sends;
  reg deliver_stores;
  reg deliver_joins;
  reg deliver_due_responds;
  reg deliver_due_port;
  reg [9:0] deliver_due_tag;
  reg deliver_due_fails;
  reg deliver_due_gives_cached;
  reg deliver_due_gives_carried;
  reg deliver_due_sends;
  reg [11:0] deliver_due_uqid;
  reg deliver_due_is_bogus;
  reg deliver_due_is_poisoned;
  reg [63:0] deliver_due_sent_bytes;
  reg deliver_due_stores;
  reg [6:0] deliver_due_entry;
  reg deliver_due_joins;
  reg [6:0] deliver_due_place;
  reg [63:0] deliver_due_carried_bytes;
  reg [63:0] deliver_due_stored_bytes;
  reg [511:0] deliver_due_carried;
  wire [511:0] deliver_data;
  reg deliver_modify_hits;
  reg deliver_modify_turns;
  reg [9:0] deliver_modify_taken_address;
  reg [6:0] deliver_modify_taken_entry;
  reg [511:0] deliver_modify_taken_data;
  reg [63:0] deliver_modify_taken_byte_enable;
  reg [511:0] deliver_modify_asked_line;
  reg [511:0] deliver_modify_asked_data;
  reg [63:0] deliver_modify_asked_byte_enable;
  reg deliver_modify_asked_port;
  reg [9:0] deliver_modify_asked_tag;
  reg deliver_modify_hit;
  reg deliver_modify_was_turn;
  reg [9:0] deliver_modify_asked_address;
  reg [6:0] deliver_modify_asked_entry;
  reg modify_joins;
  reg modify_leaves;
  reg line_changes;
  reg [45:0] line_change_line_address_1;
  reg line_change_by_host_1;
  reg [1:0] line_change_before_1;          // LineState
  reg [1:0] line_change_after_1;           // LineState
  reg victim_drops;
  reg [45:0] victim_change_line_address_1;
  reg victim_change_by_host_1;
  reg [1:0] victim_change_before_1;        // LineState
  reg [1:0] victim_change_after_1;         // LineState
  reg served;
  reg began;
  reg refused;
  reg evicted;
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [15:0] waiting_requests [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [6:0] waiting_firsts [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [6:0] waiting_lasts [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [6:0] waiting_followers [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [60:0] debts_stored [0:1023];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg modify_unmodified [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [575:0] writes [0:255];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] decide_lines [0:1023];
  integer decide_lines_lane;

  wire running = sweep[8];
  wire [7:0] sweep_set = sweep[7:0];
  wire [6:0] swept_entry = sweep[6:0];
  wire arrivals_is_known = (h2d_request_opcode == SNP_DATA) || (h2d_request_opcode == SNP_INV) ||
      (h2d_request_opcode == SNP_CUR);
  wire arrivals_in_host = arrivals_line < memory_map_host_end;
  wire arrivals_in_device = (memory_map_device_begin <= arrivals_line) &&
      (arrivals_line < memory_map_device_end);
  wire arrivals_unknown_opcode = arrivals_came && !arrivals_was_known;
  wire arrivals_outside = arrivals_came && arrivals_was_known &&
      !(arrivals_in_host || arrivals_in_device);
  wire is_first_round = !(|sweep[8:7]);
  wire [6:0] waiting_lasts_word = waiting_lasts[probe_operation_entry];
  wire is_sought = sought || was_sought;
  wire has_number = numbers_next_sink_valid && (numbers_free_sink_valid || !is_sought);
  wire debts_fetches = (debts_read != debts_there) &&
      (!debts_has_next || (debts_next_valid && debts_next_ready));
  wire [2:0] debts_payload_opcode = debts_stored_read_data[2:0];
  wire [45:0] debts_payload_line_address = debts_stored_read_data[48:3];
  wire [11:0] debts_payload_uqid = debts_stored_read_data[60:49];
  wire [45:0] flush_of_set = {37'd0, flush_set, flush_own_bank ^ (^{37'd0, flush_set, 1'b0})};
  wire flush_begins = (flush_valid || flush_is_next) && (flush_phase == IDLE);
  wire flush_may = (flush_phase == WALK) && !flush_is_busy && !flush_is_decided && !flush_is_known;
  wire [45:0] flush_choice = flush_has_line ? flush_found_line : flush_of_set;
  wire [6:0] select_place_of_waiter = waiting_firsts[mshrs_turn_number];
  wire select_running = running && !modify_holds;
  wire select_may_turn = select_running && mshrs_turn_valid && (line_room || mshrs_turn_serves);
  wire select_first = select_running && port_0_state_may_be_tried;
  wire select_second = select_running && port_1_state_may_be_tried;
  wire select_pays = debts_next_valid && line_room;
  wire select_may_snoop = select_running && (select_pays ||
      (arrivals_snoops_sink_valid && answer_room));
  wire select_first_due = select_running && port_0_state_is_due;
  wire select_second_due = select_running && port_1_state_is_due;
  wire select_any_due = select_first_due || select_second_due;
  wire select_flushes = ((flush_may && !flush_has_line) ||
      (flush_may && flush_has_line && has_number)) && !modify_holds;
  wire select_others = select_any_due || select_flushes || select_first || select_second;
  wire select_waits_at_all = (flush_may && !flush_has_line) || (flush_may && flush_has_line) ||
      port_0_state_has_request || port_1_state_has_request;
  wire select_anybody = mshrs_turn_valid || select_any_due || select_waits_at_all;
  wire select_snoop = select_may_snoop && !(select_snooped_last && select_anybody);
  wire select_cannot_wait = select_any_due || select_flushes ||
      (select_first && !port_0_state_lacks_number) || (select_second && !port_1_state_lacks_number);
  wire select_goes_twice = (|select_more_turns) && !select_turned_twice && !select_cannot_wait;
  wire select_would_be_second = select_turned_last && select_others;
  wire select_turns = select_may_turn && !select_snoop &&
      !(select_would_be_second && !select_goes_twice);
  wire select_complete = select_turns && !mshrs_turn_serves;
  wire select_serves_waiter = select_turns && mshrs_turn_serves;
  wire select_is_left = !select_snoop && !select_turns;
  wire select_wake = select_is_left && select_any_due;
  wire select_goes_first = (&flush_passes) || !(select_first || select_second);
  wire select_own = select_is_left && !select_any_due && select_flushes && select_goes_first;
  wire select_look = select_own && flush_may && !flush_has_line;
  wire select_of_port = select_is_left && (select_first || select_second) && !select_any_due &&
      !select_own;
  wire select_request = select_of_port || (select_own && flush_may && flush_has_line) ||
      select_serves_waiter;
  wire select_port = select_second && (!select_first || !select_port_last);
  wire select_is_second = select_turns && select_would_be_second;
  wire select_one_more = waited_again && !(&select_more_turns);
  wire [6:0] select_known = select_one_more ? select_more_turns + 7'd1 : select_more_turns;
  wire [3:0] select_asked_operation = select_port ? port_1_state_head_operation :
      port_0_state_head_operation;
  wire [1:0] select_asked_space = select_port ? port_1_state_head_space : port_0_state_head_space;
  wire [45:0] select_asked_line_address = select_port ? port_1_state_head_line_address :
      port_0_state_head_line_address;
  wire [9:0] select_asked_tag = select_port ? port_1_state_head_tag : port_0_state_head_tag;
  wire select_asked_is_whole = select_port ? port_1_state_head_is_whole :
      port_0_state_head_is_whole;
  wire [2:0] select_snooped_opcode = select_pays ? debts_next_opcode : arrivals_snoops_sink_opcode;
  wire [45:0] select_snooped_line_address = select_pays ? debts_next_line_address :
      arrivals_snoops_sink_line_address;
  wire [11:0] select_snooped_uqid = select_pays ? debts_next_uqid : arrivals_snoops_sink_uqid;
  wire [45:0] select_of_host = select_turns ? mshrs_turn_line : select_snooped_line_address;
  wire [45:0] select_operation_line = select_own ? flush_choice : select_of_port ?
      select_asked_line_address : select_of_host;
  wire select_operation_port = select_wake ? !select_first_due : select_port;
  wire [4:0] select_operation_place = select_port ? port_1_state_place : port_0_state_place;
  wire [3:0] select_operation_operation = select_own ? LINE_OPERATION_FLUSH :
      select_asked_operation;
  wire [9:0] select_operation_tag = select_wake ? (select_first_due ? port_0_state_due_tag :
      port_1_state_due_tag) : select_asked_tag;
  wire [7:0] select_first_set = {port_0_state_head_line_address[8:2] ^
      port_0_state_head_line_address[16:10] ^ port_0_state_head_line_address[23:17] ^
      port_0_state_head_line_address[30:24] ^ port_0_state_head_line_address[37:31] ^
      port_0_state_head_line_address[44:38] ^ {6'd0, port_0_state_head_line_address[45]},
      port_0_state_head_line_address[1]};
  wire [7:0] select_second_set = {port_1_state_head_line_address[8:2] ^
      port_1_state_head_line_address[16:10] ^ port_1_state_head_line_address[23:17] ^
      port_1_state_head_line_address[30:24] ^ port_1_state_head_line_address[37:31] ^
      port_1_state_head_line_address[44:38] ^ {6'd0, port_1_state_head_line_address[45]},
      port_1_state_head_line_address[1]};
  wire [7:0] select_entry_set = {mshrs_turn_line[8:2] ^ mshrs_turn_line[16:10] ^
      mshrs_turn_line[23:17] ^ mshrs_turn_line[30:24] ^ mshrs_turn_line[37:31] ^
      mshrs_turn_line[44:38] ^ {6'd0, mshrs_turn_line[45]}, mshrs_turn_line[1]};
  wire [7:0] select_snooped_set = {select_snooped_line_address[8:2] ^
      select_snooped_line_address[16:10] ^ select_snooped_line_address[23:17] ^
      select_snooped_line_address[30:24] ^ select_snooped_line_address[37:31] ^
      select_snooped_line_address[44:38] ^ {6'd0, select_snooped_line_address[45]},
      select_snooped_line_address[1]};
  wire [7:0] select_flush_set = {flush_choice[8:2] ^ flush_choice[16:10] ^ flush_choice[23:17] ^
      flush_choice[30:24] ^ flush_choice[37:31] ^ flush_choice[44:38] ^ {6'd0, flush_choice[45]},
      flush_choice[1]};
  wire [7:0] select_asked_set = select_port ? select_second_set : select_first_set;
  wire [7:0] select_of_host_set = select_turns ? select_entry_set : select_snooped_set;
  wire [7:0] select_set = select_own ? select_flush_set : select_of_port ? select_asked_set :
      select_of_host_set;
  wire [3:0] waiter_operation = waiting_requests_read_data[3:0];
  wire waiter_port = waiting_requests_read_data[4];
  wire [9:0] waiter_tag = waiting_requests_read_data[14:5];
  wire waiter_is_whole = waiting_requests_read_data[15];
  wire searched_port = probe_operation_has_waited ? waiter_port : probe_operation_port;
  wire [3:0] searched_operation = probe_operation_has_waited ? waiter_operation :
      probe_operation_operation;
  wire [9:0] searched_tag = probe_operation_has_waited ? waiter_tag : probe_operation_tag;
  wire searched_is_whole = probe_operation_has_waited ? waiter_is_whole : probe_operation_is_whole;
  wire is_ordered = searched_port ? write_policy_ordered_writes[1] : write_policy_ordered_writes[0];
  wire modify_is_asked_1 = probe_is_request && (searched_operation == LINE_OPERATION_CO_MODIFY);
  wire modify_unmodified_word = modify_unmodified[probe_operation_entry];
  wire modify_is_due_1 = probe_is_complete && modify_unmodified_word;
  wire modify_asks = select_operation_operation == LINE_OPERATION_CO_MODIFY;
  wire modify_may_ask = select_serves_waiter ? |modify_waiting : modify_asks;
  wire modify_is_in_2 = modify_is_asked_1 || modify_is_due_1;
  wire modify_is_in_3 = modify_is_asked || modify_is_due;
  wire hint_reads_once = searched_operation == LINE_OPERATION_NC_READ;
  wire hint_reads_shared = searched_operation == LINE_OPERATION_CS_READ;
  wire hint_reads_owned = searched_operation == LINE_OPERATION_CO_READ;
  wire hint_owns = searched_operation == LINE_OPERATION_CO_WRITE;
  wire hint_writes = searched_operation == LINE_OPERATION_NC_WRITE;
  wire hint_pushes = searched_operation == LINE_OPERATION_NC_PUSH;
  wire hint_evicts_1 = searched_operation == LINE_OPERATION_EVICT;
  wire hint_writes_through = hint_writes || hint_pushes;
  wire hint_flushes_1 = searched_operation == LINE_OPERATION_FLUSH;
  wire hint_writes_in_order = hint_writes && is_ordered && searched_is_whole;
  wire [4:0] hint_weak_write = searched_is_whole ? D2H_REQUEST_OPCODE_WO_WR_INV_F :
      D2H_REQUEST_OPCODE_WO_WR_INV;
  wire [4:0] hint_write_opcode = hint_writes_in_order ? D2H_REQUEST_OPCODE_WR_CUR : hint_weak_write;
  wire [4:0] hint_write_or_push = hint_writes ? hint_write_opcode : searched_is_whole ?
      D2H_REQUEST_OPCODE_ITO_M_WR : D2H_REQUEST_OPCODE_WR_INV;
  wire [4:0] hint_whole_or_part = hint_owns ? (searched_is_whole ?
      D2H_REQUEST_OPCODE_RD_OWN_NO_DATA : D2H_REQUEST_OPCODE_RD_OWN) : hint_write_or_push;
  wire [4:0] hint_clean_evict = hint_evicts_1 ? D2H_REQUEST_OPCODE_CLEAN_EVICT_NO_DATA :
      D2H_REQUEST_OPCODE_CL_FLUSH;
  wire [4:0] hint_once_or_shared = hint_reads_once ? D2H_REQUEST_OPCODE_RD_CURR :
      D2H_REQUEST_OPCODE_RD_SHARED;
  wire hint_reads_to_own = hint_reads_owned || modify_is_asked_1;
  wire [4:0] hint_read_opcode = hint_reads_to_own ? D2H_REQUEST_OPCODE_RD_OWN : hint_once_or_shared;
  wire hint_is_read = hint_reads_once || hint_reads_shared || hint_reads_to_own;
  wire [4:0] hint_by_copy = (hint_owns || hint_writes_through) ? hint_whole_or_part :
      hint_clean_evict;
  wire [3:0] hint_pending_owned = searched_is_whole ? OWN : READ_OWNED;
  wire [3:0] hint_pending_pushed = searched_is_whole ? PUSH : WRITE;
  wire hint_is_weak = hint_writes && !hint_writes_in_order;
  wire [3:0] hint_pending_written = hint_is_weak ? WEAK_WRITE : hint_pending_pushed;
  wire [3:0] hint_pending_once = hint_reads_once ? READ_ONCE : READ_SHARED;
  wire [3:0] hint_pending_read = hint_reads_to_own ? READ_OWNED : hint_pending_once;
  wire [3:0] hint_pending_write = hint_owns ? hint_pending_owned : hint_pending_written;
  wire [3:0] hint_pending_other = (hint_owns || hint_writes_through) ? hint_pending_write : FINAL;
  wire asked_reads = hint_reads_once || hint_reads_shared;
  wire asked_needs_owned = hint_reads_to_own || hint_owns;
  wire asked_writes_copy = hint_owns || modify_is_asked_1;
  wire asked_watches = searched_operation == LINE_OPERATION_WATCH;
  wire asked_gives_back = hint_writes_through || hint_evicts_1 || hint_flushes_1;
  wire [4:0] asked_opcode = hint_is_read ? hint_read_opcode : hint_by_copy;
  wire [3:0] asked_pending = hint_is_read ? hint_pending_read : hint_pending_other;
  wire [511:0] written_data = writes_read_data[511:0];
  wire [63:0] written_byte_enable = writes_read_data[575:512];
  wire reads = select_request || select_snoop || select_complete || select_look;
  wire changes = is_request || is_snoop || is_complete;
  wire of_port_watches_are_full = operation_port ? port_1_condition_watches_are_full :
      port_0_condition_watches_are_full;
  wire of_port_is_void = operation_port ? port_1_condition_is_void : port_0_condition_is_void;
  wire is_void = of_port_is_void && !operation_is_own && !operation_has_waited;
  wire is_left = !numbers_is_kept || numbers_free_sink_valid;
  wire decide_turns_to_modify = modify_is_due && !mshrs_found_failed;
  wire decide_resumes_again = (is_complete && sets_found_is_late &&
      ((mshrs_found_entry_pending == READ_SHARED) || (mshrs_found_entry_pending == READ_OWNED) ||
      (mshrs_found_entry_pending == OWN))) || decide_turns_to_modify;
  wire decide_completes = is_complete && !decide_resumes_again;
  wire decide_is_request = is_request && !is_void;
  wire decide_is_free = !sets_host_found_is_pinned;
  wire decide_is_its_turn = !(sets_found_is_under_way ||
      (sets_found_is_marked && !operation_has_waited));
  wire decide_may_go = decide_is_request && decide_is_free;
  wire decide_has_number = operation_has_waited || (numbers_next_sink_valid && is_left);
  wire decide_has_copy = !(sets_found_state == LINE_STATE_INVALID);
  wire decide_has_copy_1 = !(sets_found_state == LINE_STATE_INVALID);
  wire decide_watches = hint_watches && decide_has_copy_1 && !of_port_watches_are_full;
  wire decide_watches_nothing = hint_watches && ((sets_found_state == LINE_STATE_INVALID) ||
      of_port_watches_are_full);
  wire decide_reads_copy = hint_reads && decide_has_copy_1;
  wire decide_uses_owned = hint_needs_owned && ((sets_found_state == LINE_STATE_EXCLUSIVE) ||
      (sets_found_state == LINE_STATE_MODIFIED));
  wire decide_evicts_nothing = hint_evicts && (sets_found_state == LINE_STATE_INVALID);
  wire decide_takes_modified = (sets_found_state == LINE_STATE_MODIFIED) && hint_gives_back;
  wire [4:0] decide_opcode = decide_takes_modified ? D2H_REQUEST_OPCODE_DIRTY_EVICT : hint_opcode;
  wire [3:0] decide_pending_evict = hint_flushes ? FLUSH : DIRTY_EVICT;
  wire [3:0] decide_pending = decide_takes_modified ? decide_pending_evict : hint_pending;
  wire decide_keeps_state = decide_takes_modified || hint_evicts;
  wire [2:0] decide_start_held = decide_keeps_state ? {1'b0, sets_found_state} : INVALID;
  wire decide_start_responds = !operation_is_own && !modify_is_asked;
  wire decide_at_once = decide_reads_copy || decide_uses_owned || decide_evicts_nothing ||
      decide_watches_nothing;
  wire decide_delivery_gives_cached_all = hint_writes_copy &&
      ((sets_found_state == LINE_STATE_EXCLUSIVE) || (sets_found_state == LINE_STATE_MODIFIED));
  wire decide_has_place = operation_has_waited || sets_found_has_room;
  wire decide_may_begin = decide_may_go && !(decide_at_once || decide_watches) && decide_has_number
      && decide_has_place;
  wire decide_begins = decide_may_begin && decide_is_its_turn;
  wire decide_begins_watch = decide_may_go && decide_watches && decide_is_its_turn;
  wire decide_is_answered = decide_may_go && decide_at_once && decide_is_its_turn;
  wire decide_may_wait = decide_is_request && sets_found_is_under_way && !sets_found_is_marked &&
      !operation_is_own;
  wire decide_joins = decide_may_wait && places_next_sink_valid;
  wire decide_lacks_place = decide_may_wait && !places_next_sink_valid;
  wire decide_may_lack = !(decide_at_once || decide_watches) && !decide_has_number;
  wire decide_lacks_number = decide_may_go && decide_may_lack && decide_is_its_turn;
  wire decide_may_be_refused = decide_is_request && !operation_has_waited;
  wire decide_lacks_room = !(decide_at_once || decide_watches) && !sets_found_has_room;
  wire decide_refused_in_turn = decide_may_be_refused &&
      (!decide_is_free || decide_may_lack || decide_lacks_room);
  wire decide_is_refused = decide_is_its_turn ? decide_refused_in_turn : decide_may_be_refused &&
      !decide_joins;
  wire decide_writes_copy = decide_may_go && decide_delivery_gives_cached_all && decide_is_its_turn;
  wire decide_gives_up = decide_may_begin && decide_has_copy && decide_is_its_turn;
  wire decide_uses_copy = decide_may_go && decide_has_copy && decide_at_once && decide_is_its_turn;
  wire decide_changes_copy = ((decide_may_begin && decide_has_copy) ||
      (decide_may_go && decide_delivery_gives_cached_all)) && decide_is_its_turn;
  wire decide_is_local = mshrs_found_entry_port ? write_policy_local_writes[1] :
      write_policy_local_writes[0];
  wire decide_moves_victim = mshrs_found_is_waited &&
      (sets_found_victim_state == LINE_STATE_MODIFIED);
  wire decide_can_move = numbers_next_sink_valid && sets_found_has_room;
  wire decide_takes_none = sets_host_found_is_full || !(flush_phase == IDLE);
  wire decide_is_full = decide_takes_none || (decide_moves_victim && !decide_can_move);
  wire decide_once = mshrs_found_entry_pending == READ_ONCE;
  wire decide_shared = mshrs_found_entry_pending == READ_SHARED;
  wire decide_owned = mshrs_found_entry_pending == READ_OWNED;
  wire decide_own = mshrs_found_entry_pending == OWN;
  wire decide_flushed = mshrs_found_entry_pending == FLUSH;
  wire decide_dirty = (mshrs_found_entry_pending == DIRTY_EVICT) || decide_flushed;
  wire decide_write = mshrs_found_entry_pending == WRITE;
  wire decide_weak = mshrs_found_entry_pending == WEAK_WRITE;
  wire decide_pulled = decide_dirty || (mshrs_found_entry_pending == PUSH) || decide_write ||
      decide_weak;
  wire decide_forwards = mshrs_found_owed_is_owed && decide_dirty;
  wire decide_sends = decide_pulled && !decide_forwards;
  wire decide_flushes = decide_flushed && !decide_forwards;
  wire decide_waits = decide_write && !mshrs_found_failed;
  wire decide_continues = decide_waits || decide_weak || decide_flushes;
  wire decide_finishes = !decide_forwards && !decide_continues;
  wire [1:0] decide_kept = mshrs_found_entry_held[1:0];
  wire decide_comes = mshrs_found_entry_held[2] && !(decide_kept == LINE_STATE_INVALID);
  wire decide_is_kept = decide_comes && !mshrs_found_failed;
  wire decide_installs = decide_is_kept && !decide_is_full;
  wire decide_evicts = decide_installs && (sets_found_victim_state == LINE_STATE_MODIFIED);
  wire decide_is_modified = decide_kept == LINE_STATE_MODIFIED;
  wire decide_is_lost = decide_owned && mshrs_found_failed &&
      (mshrs_found_answer_modified || mshrs_found_owed_is_owed);
  wire decide_has_no_place = decide_is_kept && decide_is_full;
  wire decide_returns = (decide_is_lost || decide_has_no_place) && decide_is_modified;
  wire [3:0] decide_next_pending = decide_weak ? WEAK_FINAL : FINAL;
  wire decide_tells_early = decide_weak && decide_is_local && mshrs_found_entry_responds;
  wire decide_next_responds = mshrs_found_entry_responds && !decide_tells_early;
  wire decide_responds = (decide_finishes && (mshrs_found_entry_responds || modify_is_due)) ||
      decide_tells_early;
  wire decide_frees = decide_finishes && !decide_evicts && !decide_returns;
  wire decide_is_bogus = decide_dirty && !(mshrs_found_entry_held == MODIFIED);
  wire decide_uses_read = decide_once || decide_shared || decide_owned || decide_own;
  wire decide_installs_1 = decide_completes && decide_installs;
  wire decide_evicts_1 = decide_completes && decide_evicts;
  wire decide_returns_1 = decide_completes && decide_returns;
  wire decide_continues_1 = decide_completes && decide_continues;
  wire decide_forwards_1 = decide_completes && decide_forwards;
  wire decide_pays = decide_completes && mshrs_found_owed_is_owed;
  wire decide_copy_is_modified = sets_found_state == LINE_STATE_MODIFIED;
  wire decide_answers = is_snoop && !operation_is_debt;
  wire decide_pays_debt = is_snoop && operation_is_debt;
  wire decide_may_change = operation_is_debt || (operation_has_room && decide_is_free);
  wire decide_owes = decide_answers && decide_copy_is_modified && decide_is_free &&
      !operation_has_room;
  wire [1:0] decide_known = mshrs_found_state | sets_found_state;
  wire decide_invalidates = operation_snoop == SNP_INV;
  wire decide_shares = operation_snoop == SNP_DATA;
  wire [1:0] decide_copy_after = decide_invalidates ? LINE_STATE_INVALID :
      (decide_shares && !(sets_found_state == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      sets_found_state;
  wire decide_copy_changes = is_snoop && !(sets_found_state == LINE_STATE_INVALID) &&
      (decide_invalidates || (decide_shares && !(sets_found_state == LINE_STATE_SHARED))) &&
      (decide_may_change || !decide_copy_is_modified);
  wire [1:0] decide_request_state = decide_delivery_gives_cached_all ? LINE_STATE_MODIFIED :
      LINE_STATE_INVALID;
  wire [1:0] decide_snoop_state = is_snoop ? decide_copy_after : decide_request_state;
  wire [1:0] decide_new_state = decide_completes ? decide_kept : decide_snoop_state;
  wire [1:0] decide_way = decide_completes ? sets_found_victim : sets_found_way;
  wire [9:0] decide_address = {sets_found_set, decide_way};
  wire decide_takes_copy = decide_copy_changes && (decide_copy_after == LINE_STATE_INVALID);
  wire decide_leaves = decide_installs_1 || decide_gives_up || decide_takes_copy;
  wire [63:0] decide_port_bytes = operation_port ? port_1_written_byte_enable :
      port_0_written_byte_enable;
  wire [63:0] decide_own_bytes = operation_has_waited ? written_byte_enable : decide_port_bytes;
  wire [63:0] decide_stored_bytes = decide_own_bytes | {64{decide_completes}};
  wire [63:0] decide_merged_bytes = written_byte_enable &
      {64{mshrs_found_entry_writes && !mshrs_found_failed && !decide_turns_to_modify}};
  wire [63:0] decide_read_bytes = ~decide_merged_bytes & {64{is_complete && decide_uses_read}};
  wire decide_is_of_store = is_complete || operation_has_waited;
  wire [63:0] decide_takes_upper = decide_is_of_store ? decide_read_bytes : {64{operation_port}};
  wire [511:0] decide_upper = decide_is_of_store ? mshrs_read : port_1_written_data;
  wire [511:0] decide_lower = decide_is_of_store ? written_data : port_0_written_data;
  wire decide_writes_copy_1 = decide_may_go && decide_delivery_gives_cached_all && !modify_is_asked
      && decide_is_its_turn;
  wire decide_writes_now = decide_installs_1 || decide_writes_copy_1;
  wire [9:0] decide_address_1 = modify_to_cache ? modify_back_address : decide_address;
  wire [511:0] decide_data = modify_to_cache ? modified_data : decide_carried;
  wire [63:0] decide_bytes = modify_to_cache ? modify_back_byte_enable : decide_stored_bytes;
  wire [7:0] decide_victim_line_joined = {operation_line[8:2] ^ operation_line[16:10] ^
      operation_line[23:17] ^ operation_line[30:24] ^ operation_line[37:31] ^ operation_line[44:38]
      ^ {6'd0, operation_line[45]} ^ sets_found_victim_tag[7:1] ^ sets_found_victim_tag[14:8] ^
      sets_found_victim_tag[21:15] ^ sets_found_victim_tag[28:22] ^ sets_found_victim_tag[35:29] ^
      {6'd0, sets_found_victim_tag[36]}, operation_line[1]};
  wire [45:0] decide_victim_line = {sets_found_victim_tag, decide_victim_line_joined,
      (^operation_line) ^ (^{sets_found_victim_tag, decide_victim_line_joined, 1'b0})};
  wire [45:0] decide_returned_line = decide_evicts_1 ? decide_victim_line : operation_line;
  wire decide_writes_back = decide_evicts_1 || decide_returns_1;
  wire decide_written_back_poisoned = decide_returns_1 && mshrs_found_failed;
  wire [3:0] decide_goes_on_pending = decide_continues_1 ? decide_next_pending : DIRTY_EVICT;
  wire decide_goes_on_responds = decide_continues_1 ? decide_next_responds : 1'b0;
  wire decide_goes_on_failed = decide_continues_1 ? mshrs_found_failed : 1'b0;
  wire decide_goes_on_poisoned = decide_continues_1 ? mshrs_found_entry_poisoned :
      decide_written_back_poisoned;
  wire [2:0] decide_still_held = decide_continues_1 ? INVALID : MODIFIED;
  wire [3:0] decide_start_pending = decide_completes ? decide_goes_on_pending : decide_pending;
  wire decide_start_responds_1 = decide_completes ? decide_goes_on_responds : decide_start_responds;
  wire decide_start_port = decide_completes ? mshrs_found_entry_port : operation_port;
  wire [9:0] decide_start_tag = decide_completes ? mshrs_found_entry_tag : operation_tag;
  wire decide_start_writes = decide_completes ? mshrs_found_entry_writes : hint_writes_copy;
  wire decide_start_failed = decide_completes ? decide_goes_on_failed : 1'b0;
  wire decide_start_poisoned = decide_completes ? decide_goes_on_poisoned : 1'b0;
  wire decide_moves = decide_completes && decide_is_kept && !decide_takes_none &&
      decide_moves_victim && decide_can_move;
  wire decide_frees_1 = (decide_completes && decide_frees) || decide_moves;
  wire decide_flushes_1 = decide_completes && decide_flushes;
  wire decide_asks = decide_begins || decide_writes_back || decide_flushes_1;
  wire decide_takes_number = (decide_may_begin && !operation_has_waited && decide_is_its_turn) ||
      decide_moves;
  wire decide_may_end = decide_completes && !decide_forwards;
  wire decide_is_new = is_request && !operation_has_waited;
  wire decide_begins_again = decide_may_begin && operation_has_waited && decide_is_its_turn;
  wire decide_target_is_free = decide_is_new || decide_moves;
  wire [6:0] decide_target = decide_target_is_free ? numbers_next_sink_value : operation_entry;
  wire decide_serves = decide_frees_1 && mshrs_found_is_waited;
  wire decide_may_leave = decide_may_go && operation_has_waited;
  wire decide_leaves_entry = decide_may_leave && decide_is_its_turn;
  wire decide_may_empty = decide_may_leave && waiting_is_last;
  wire decide_empties = decide_may_empty && decide_is_its_turn;
  wire decide_stops_serving = ((decide_may_leave && decide_may_begin) || decide_may_empty) &&
      decide_is_its_turn;
  wire decide_serves_on = is_request && operation_has_waited && !decide_stops_serving;
  wire decide_turns_again = decide_serves || decide_serves_on || decide_resumes_again;
  wire decide_change_records = (is_request && decide_has_number) || decide_may_end;
  wire decide_change_waits = decide_completes && decide_waits;
  wire decide_change_waits_for_end = decide_completes && decide_weak;
  wire [2:0] decide_change_start_held = decide_completes ? decide_still_held : decide_start_held;
  wire decide_change_serves_next = decide_serves || decide_serves_on;
  wire decide_change_had_turn = is_complete || (is_request && operation_has_waited);
  wire decide_change_tells_early = decide_completes && decide_tells_early;
  wire decide_change_starts_flush = decide_begins && operation_is_own;
  wire decide_change_begins_work = decide_takes_number || decide_begins_again;
  wire decide_change_is_observed = decide_frees_1 && (mshrs_found_entry_pending == WEAK_FINAL) &&
      !mshrs_found_entry_responds;
  wire [4:0] decide_evict_or_flush = decide_flushes_1 ? D2H_REQUEST_OPCODE_CL_FLUSH :
      D2H_REQUEST_OPCODE_DIRTY_EVICT;
  wire [4:0] decide_opcode_1 = decide_completes ? decide_evict_or_flush : decide_opcode;
  wire [11:0] decide_asked_cqid = {5'd0, decide_target};
  wire decide_sends_entry = decide_completes && decide_sends;
  wire decide_sends_cached = is_snoop && decide_copy_is_modified && decide_may_change;
  wire decide_answers_read = decide_completes && decide_uses_read && !mshrs_found_failed;
  wire [11:0] decide_entry_uqid = mshrs_found_owed_is_owed ? mshrs_found_owed_uqid :
      mshrs_found_answer_uqid;
  wire decide_is_damaged = mshrs_found_entry_poisoned || (mshrs_found_failed && decide_uses_read);
  wire decide_is_of_entry = decide_completes || decide_turns_to_modify;
  wire [63:0] decide_merges = (decide_takes_modified && hint_merges) ? decide_own_bytes :
      ~{64{decide_takes_modified}};
  wire decide_delivery_responds = decide_is_answered || is_wake ||
      (decide_completes && decide_responds) || decide_turns_to_modify;
  wire decide_delivery_port = decide_is_of_entry ? mshrs_found_entry_port : operation_port;
  wire [9:0] decide_delivery_tag = decide_is_of_entry ? mshrs_found_entry_tag : operation_tag;
  wire decide_delivery_fails = decide_completes && mshrs_found_failed;
  wire decide_delivery_gives_cached = (decide_is_answered &&
      (modify_is_asked || !decide_delivery_gives_cached_all)) || decide_sends_cached;
  wire decide_delivery_gives_carried = decide_answers_read || decide_sends_entry || decide_pays ||
      decide_turns_to_modify;
  wire decide_delivery_sends = decide_sends_entry || decide_pays || decide_sends_cached;
  wire [11:0] decide_delivery_uqid = decide_completes ? decide_entry_uqid : operation_uqid;
  wire decide_delivery_is_bogus = decide_sends_entry && decide_is_bogus;
  wire decide_delivery_is_poisoned = decide_completes && decide_is_damaged;
  wire [63:0] decide_delivery_sent_bytes = decide_sends_entry ? written_byte_enable : {64{1'b1}};
  wire [63:0] decide_delivery_carried_bytes = decide_completes ? {64{decide_returns_1}} :
      decide_merges;
  wire [63:0] decide_delivery_stored_bytes = (decide_completes || decide_takes_modified) ?
      {64{1'b1}} : decide_own_bytes;
  wire decide_is_evict = !decide_uses_read && !(mshrs_found_entry_held == INVALID);
  wire decide_ends_evict = (decide_frees_1 || decide_flushes_1) && decide_is_evict;
  wire decide_drops = decide_gives_up && (decide_start_held == INVALID);
  wire decide_becomes_modified = decide_writes_copy && (sets_found_state == LINE_STATE_EXCLUSIVE);
  wire decide_by_snoop = decide_copy_changes || (is_snoop && mshrs_found_loses);
  wire [1:0] decide_entry_state = mshrs_found_entry_held[1:0];
  wire [1:0] decide_entry_before = decide_uses_read ? LINE_STATE_INVALID : decide_entry_state;
  wire [1:0] decide_before = decide_completes ? decide_entry_before : decide_known;
  wire [1:0] decide_other_after = is_snoop ? (decide_invalidates ? LINE_STATE_INVALID :
      (decide_shares && !(decide_known == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : decide_known)
      : decide_request_state;
  wire [1:0] decide_returned_or_none = decide_returns_1 ? LINE_STATE_MODIFIED : LINE_STATE_INVALID;
  wire [1:0] decide_entry_after = decide_installs_1 ? decide_kept : decide_returned_or_none;
  wire [1:0] decide_line_change_after = decide_completes ? decide_entry_after : decide_other_after;
  wire decide_unblocks = decide_frees_1 || decide_evicts_1 || decide_pays_debt ||
      decide_leaves_entry;
  wire decide_clean_victim = (sets_found_victim_state == LINE_STATE_SHARED) ||
      (sets_found_victim_state == LINE_STATE_EXCLUSIVE);
  wire outcome_is_returned = (is_request && !operation_has_waited &&
      !(decide_is_answered || decide_begins || decide_joins)) || decide_begins_watch;
  wire began_1 = decide_begins || decide_begins_watch || decide_joins;
  wire is_of_queue = !operation_has_waited;
  wire proceeds = (decide_is_answered || began_1) && is_of_queue;
  wire outcome_is_refused = decide_is_refused && is_of_queue;
  wire is_of_port = !operation_port;
  wire [6:0] sent_entry = requests_sink_cqid[6:0];
  wire waiting_begins_list = waiting_joins && waiting_is_first;
  wire [6:0] waiting_last_1 = waiting_lasts[waiting_entry];
  wire [6:0] waiting_changed = waiting_leaves ? waiting_left : waiting_entry;
  wire places_comes = is_first_round || leaves;
  wire flush_is_request = is_request && !operation_is_own;
  wire flush_is_empty = flush_looked && (flush_found == LINE_STATE_INVALID);
  wire flush_goes_on = flush_is_empty || (flush_tried && flush_began);
  wire flush_at_last_way = &flush_way;
  wire flush_at_end = flush_at_last_way && (&flush_set);
  wire flush_bank = ^operation_line;
  wire numbers_comes = is_first_round || returns;
  wire reply_none = known == LINE_STATE_INVALID;
  wire reply_modified = known == LINE_STATE_MODIFIED;
  wire reply_invalidates = snoop == SNP_INV;
  wire reply_shares = snoop == SNP_DATA;
  wire [4:0] reply_clean = reply_invalidates ? RSP_I_HIT_SE : reply_shares ? RSP_S_HIT_SE :
      RSP_V_HIT_V;
  wire [4:0] reply_dirty = reply_invalidates ? RSP_I_FWD_M : reply_shares ? RSP_S_FWD_M :
      RSP_V_FWD_V;
  wire [4:0] reply_response = reply_none ? RSP_I_HIT_I : reply_modified ? reply_dirty : reply_clean;
  wire [511:0] deliver_gone = (decide_cached & {512{deliver_due_gives_cached}}) |
      (deliver_due_carried & {512{deliver_due_gives_carried}});
  wire deliver_status = deliver_due_fails ? ERROR : OKAY;
  wire [511:0] deliver_modify_chosen_data = deliver_modify_turns ? deliver_modify_taken_data :
      deliver_due_carried;
  wire [63:0] deliver_modify_chosen_byte_enable = deliver_modify_turns ?
      deliver_modify_taken_byte_enable : deliver_due_stored_bytes;
  wire [7:0] deliver_entry = {1'b0, modify_back_entry};
  wire [7:0] deliver_place = {deliver_joins, deliver_joins ? deliver_due_place : deliver_due_entry};
  wire [7:0] deliver_place_1 = modify_to_store ? deliver_entry : deliver_place;
  wire [511:0] deliver_data_1 = modify_to_store ? modified_data : deliver_data;
  wire [63:0] deliver_byte_enable = modify_to_store ? modify_back_byte_enable :
      deliver_due_stored_bytes;
  wire modify_begins = is_request && modify_is_asked;
  wire snoop_hit = replies && !reply_none;

  always @(posedge clk) begin
    if (!running) begin
      sweep <= sweep + 9'd1;
    end
    if (rst) begin
      sweep <= 9'd0;
    end
  end

  assign h2d_response_ready = 1'b1;
  assign h2d_data_ready = 1'b1;
  assign d2h_request_valid = requests_sink_valid;
  assign d2h_request_opcode = requests_sink_opcode;
  assign d2h_request_cqid = requests_sink_cqid;
  assign requests_sink_ready = d2h_request_ready;

  always @(posedge clk) begin
    arrivals_came <= h2d_request_valid && h2d_request_ready;
    arrivals_was_known <= arrivals_is_known;
    arrivals_line <= h2d_request_line_address;
    arrivals_number <= h2d_request_uqid;
    if (rst) begin
      arrivals_came <= 1'b0;
      arrivals_was_known <= 1'b0;
    end
  end

  always @(posedge clk) begin
    waiting_is_last <= waiting_lasts_word == probe_operation_waiter;
    if (rst) begin
      waiting_is_last <= 1'b0;
    end
  end

  always @(posedge clk) begin
    sought <= seeks;
    was_sought <= sought;
    if (rst) begin
      sought <= 1'b0;
      was_sought <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (owes) begin
      debts_written <= debts_written + 11'd1;
    end
    debts_there <= debts_written;
    if (debts_fetches) begin
      debts_read <= debts_read + 11'd1;
    end
    debts_has_next <= debts_fetches || (debts_has_next && !(debts_next_valid && debts_next_ready));
    if (rst) begin
      debts_written <= 11'd0;
      debts_there <= 11'd0;
      debts_read <= 11'd0;
      debts_has_next <= 1'b0;
    end
  end

  assign debts_next_valid = debts_has_next;
  assign debts_next_opcode = debts_payload_opcode;
  assign debts_next_line_address = debts_payload_line_address;
  assign debts_next_uqid = debts_payload_uqid;

  always @(posedge clk) begin
    flush_is_decided <= flush_is_busy;
    flush_is_known <= flush_is_decided;
    if (rst) begin
      flush_is_decided <= 1'b0;
      flush_is_known <= 1'b0;
    end
  end

  always @(posedge clk) begin
    waited_again <= waits_again;
    answer_room <= responses_occupancy < 4'd4;
    line_room <= data_queue_occupancy < 4'd4;
    if (rst) begin
      waited_again <= 1'b0;
      answer_room <= 1'b0;
      line_room <= 1'b0;
    end
  end

  always @(posedge clk) begin
    select_snooped_last <= select_snoop;
    if (!select_snoop) begin
      select_turned_last <= select_turns;
      select_turned_twice <= select_turns && select_turned_last;
    end
    select_more_turns <= select_is_second ? select_known - 7'd1 : select_known;
    if (select_of_port) begin
      select_port_last <= select_port;
    end
    if (rst) begin
      select_snooped_last <= 1'b0;
      select_turned_last <= 1'b0;
      select_turned_twice <= 1'b0;
      select_more_turns <= 7'd0;
      select_port_last <= 1'b0;
    end
  end

  assign flush_is_passed = select_of_port && select_flushes;
  assign debts_next_ready = select_snoop && select_pays;
  assign port_0_tries = select_of_port && !select_port;
  assign port_1_tries = select_of_port && select_port;
  assign seeks = (port_0_tries && port_0_state_lacks_number) ||
      (port_1_tries && port_1_state_lacks_number) || (select_own && flush_may && flush_has_line);

  always @(posedge clk) begin
    probe_is_request <= select_request;
    probe_is_snoop <= select_snoop;
    probe_is_complete <= select_complete;
    probe_is_wake <= select_wake;
    probe_is_look <= select_look;
    probe_operation_line <= select_operation_line;
    probe_operation_entry <= mshrs_turn_number;
    probe_operation_has_waited <= select_serves_waiter;
    probe_operation_waiter <= select_place_of_waiter;
    probe_operation_port <= select_operation_port;
    probe_operation_place <= select_operation_place;
    probe_operation_operation <= select_operation_operation;
    probe_operation_tag <= select_operation_tag;
    probe_operation_is_whole <= select_asked_is_whole;
    probe_operation_snoop <= select_snooped_opcode;
    probe_operation_uqid <= select_snooped_uqid;
    probe_operation_is_debt <= select_pays;
    probe_operation_has_room <= line_room;
    probe_operation_is_own <= select_own;
    if (rst) begin
      probe_is_request <= 1'b0;
      probe_is_snoop <= 1'b0;
      probe_is_complete <= 1'b0;
      probe_is_wake <= 1'b0;
      probe_is_look <= 1'b0;
    end
  end

  always @(posedge clk) begin
    is_request <= probe_is_request;
    is_snoop <= probe_is_snoop;
    is_complete <= probe_is_complete;
    is_wake <= probe_is_wake;
    is_look <= probe_is_look;
    operation_line <= probe_operation_line;
    operation_entry <= probe_operation_entry;
    operation_has_waited <= probe_operation_has_waited;
    operation_waiter <= probe_operation_waiter;
    operation_port <= searched_port;
    operation_place <= probe_operation_place;
    operation_operation <= searched_operation;
    operation_tag <= searched_tag;
    operation_is_whole <= searched_is_whole;
    operation_snoop <= probe_operation_snoop;
    operation_uqid <= probe_operation_uqid;
    operation_is_debt <= probe_operation_is_debt;
    operation_has_room <= probe_operation_has_room;
    operation_is_own <= probe_operation_is_own;
    if (rst) begin
      is_request <= 1'b0;
      is_snoop <= 1'b0;
      is_complete <= 1'b0;
      is_wake <= 1'b0;
      is_look <= 1'b0;
    end
  end

  always @(posedge clk) begin
    modify_is_asked <= modify_is_asked_1;
    modify_is_due <= modify_is_due_1;
    modify_turned <= modify_is_due;
    modify_holds <= (select_request && modify_may_ask) || modify_is_in_2 || modify_is_in_3 ||
        modify_turned;
    if (rst) begin
      modify_holds <= 1'b0;
      modify_is_asked <= 1'b0;
      modify_is_due <= 1'b0;
      modify_turned <= 1'b0;
    end
  end

  always @(posedge clk) begin
    hint_reads <= asked_reads;
    hint_needs_owned <= asked_needs_owned;
    hint_writes_copy <= asked_writes_copy;
    hint_evicts <= hint_evicts_1;
    hint_watches <= asked_watches;
    hint_gives_back <= asked_gives_back;
    hint_merges <= hint_writes_through;
    hint_flushes <= hint_flushes_1;
    hint_opcode <= asked_opcode;
    hint_pending <= asked_pending;
  end

  always @(posedge clk) begin
    numbers_is_kept <= probe_is_request && !probe_operation_is_own &&
        (probe_operation_port ? port_0_state_lacks_number && !port_1_state_lacks_number :
        port_1_state_lacks_number && !port_0_state_lacks_number);
    if (rst) begin
      numbers_is_kept <= 1'b0;
    end
  end

  always @(posedge clk) begin
    waiting_joins <= decide_joins;
    waiting_is_first <= !mshrs_found_at_waited;
    waiting_entry <= sets_host_found_at;
    waiting_place <= places_next_sink_value;
    waiting_leaves <= decide_leaves_entry;
    waiting_left <= operation_entry;
    waiting_next <= waiting_follower;
    if (rst) begin
      waiting_joins <= 1'b0;
      waiting_is_first <= 1'b0;
      waiting_leaves <= 1'b0;
    end
  end

  always @(posedge clk) begin
    leaves <= decide_leaves_entry;
    left <= operation_waiter;
    if (rst) begin
      leaves <= 1'b0;
    end
  end

  always @(posedge clk) begin
    flush_looked <= is_look;
    flush_found <= sets_found_victim_state;
    flush_line <= decide_victim_line;
    flush_tried <= is_request && operation_is_own;
    flush_began <= decide_begins;
    flush_is_busy <= select_own;
    if (flush_looked && !flush_is_empty) begin
      flush_has_line <= 1'b1;
      flush_found_line <= flush_line;
    end
    if (flush_tried) begin
      flush_has_line <= 1'b0;
    end
    if (flush_goes_on) begin
      flush_way <= flush_way + 2'd1;
      if (flush_at_last_way) begin
        flush_set <= flush_set + 8'd1;
      end
      if (flush_at_end) begin
        flush_phase <= DRAIN;
      end
    end
    if ((flush_phase == DRAIN) && mshrs_is_quiet) begin
      flush_phase <= IDLE;
    end
    if (flush_begins) begin
      flush_phase <= WALK;
    end
    flush_is_next <= !(flush_phase == IDLE) && (flush_is_next || flush_valid);
    if (select_own) begin
      flush_passes <= 3'd0;
    end else if (flush_is_passed && !(&flush_passes)) begin
      flush_passes <= flush_passes + 3'd1;
    end
    if (flush_is_request) begin
      flush_own_bank <= flush_bank;
    end
    if (flush_begins && !flush_is_next) begin
      flush_failed <= 1'b0;
    end else if (decide_completes && mshrs_found_failed && (mshrs_found_entry_pending == FINAL) &&
        !mshrs_found_entry_responds) begin
      flush_failed <= 1'b1;
    end
    if (rst) begin
      flush_phase <= IDLE;
      flush_set <= 8'd0;
      flush_way <= 2'd0;
      flush_has_line <= 1'b0;
      flush_is_busy <= 1'b0;
      flush_passes <= 3'd0;
      flush_is_next <= 1'b0;
      flush_looked <= 1'b0;
      flush_tried <= 1'b0;
      flush_began <= 1'b0;
      flush_failed <= 1'b0;
    end
  end

  assign flush_status_flushing = !(flush_phase == IDLE) || flush_is_next;
  assign flush_status_failed = flush_failed;

  always @(posedge clk) begin
    returns <= (decide_frees_1 && !mshrs_found_is_waited) ||
        (decide_may_empty && !decide_may_begin && decide_is_its_turn);
    returned <= operation_entry;
    asks <= decide_asks;
    request_to_host_opcode <= decide_opcode_1;
    request_to_host_line_address <= decide_returned_line;
    request_to_host_cqid <= decide_asked_cqid;
    request_to_host_non_temporal <= 1'b0;
    replies <= decide_answers;
    snoop <= operation_snoop;
    known <= decide_known;
    response_uqid <= operation_uqid;
    if (rst) begin
      returns <= 1'b0;
      asks <= 1'b0;
      replies <= 1'b0;
    end
  end

  assign waits_again = decide_completes && !decide_frees;
  assign requests_source_valid = asks;
  assign responses_source_valid = replies;
  assign owes = decide_owes;
  assign owed_opcode = operation_snoop;
  assign owed_line_address = operation_line;
  assign owed_uqid = operation_uqid;

  always @(posedge clk) begin
    deliver_responds <= decide_delivery_responds;
    deliver_sends <= decide_delivery_sends;
    deliver_stores <= decide_asks;
    deliver_joins <= decide_joins;
    deliver_due_responds <= decide_delivery_responds;
    deliver_due_port <= decide_delivery_port;
    deliver_due_tag <= decide_delivery_tag;
    deliver_due_fails <= decide_delivery_fails;
    deliver_due_gives_cached <= decide_delivery_gives_cached;
    deliver_due_gives_carried <= decide_delivery_gives_carried;
    deliver_due_sends <= decide_delivery_sends;
    deliver_due_uqid <= decide_delivery_uqid;
    deliver_due_is_bogus <= decide_delivery_is_bogus;
    deliver_due_is_poisoned <= decide_delivery_is_poisoned;
    deliver_due_sent_bytes <= decide_delivery_sent_bytes;
    deliver_due_stores <= decide_asks;
    deliver_due_entry <= decide_target;
    deliver_due_joins <= decide_joins;
    deliver_due_place <= places_next_sink_value;
    deliver_due_carried_bytes <= decide_delivery_carried_bytes;
    deliver_due_stored_bytes <= decide_delivery_stored_bytes;
    deliver_due_carried <= decide_carried;
    if (rst) begin
      deliver_responds <= 1'b0;
      deliver_sends <= 1'b0;
      deliver_stores <= 1'b0;
      deliver_joins <= 1'b0;
    end
  end

  assign data_queue_source_valid = deliver_sends;

  always @(posedge clk) begin
    deliver_modify_hits <= decide_is_answered && modify_is_asked;
    deliver_modify_turns <= decide_turns_to_modify;
    deliver_modify_taken_address <= decide_address;
    deliver_modify_taken_entry <= operation_entry;
    deliver_modify_taken_data <= written_data;
    deliver_modify_taken_byte_enable <= written_byte_enable;
    deliver_modify_asked_line <= deliver_gone;
    deliver_modify_asked_data <= deliver_modify_chosen_data;
    deliver_modify_asked_byte_enable <= deliver_modify_chosen_byte_enable;
    deliver_modify_asked_port <= deliver_due_port;
    deliver_modify_asked_tag <= deliver_due_tag;
    deliver_modify_hit <= deliver_modify_hits;
    deliver_modify_was_turn <= deliver_modify_turns;
    if (rst) begin
      deliver_modify_hits <= 1'b0;
      deliver_modify_turns <= 1'b0;
      deliver_modify_hit <= 1'b0;
      deliver_modify_was_turn <= 1'b0;
    end
  end

  assign modify_valid = deliver_modify_hit || deliver_modify_was_turn;
  assign modify_line = deliver_modify_asked_line;
  assign modify_data = deliver_modify_asked_data;
  assign modify_byte_enable = deliver_modify_asked_byte_enable;
  assign modify_port = deliver_modify_asked_port;
  assign modify_tag = deliver_modify_asked_tag;

  always @(posedge clk) begin
    modify_to_cache <= deliver_modify_hit;
    if (rst) begin
      modify_to_cache <= 1'b0;
    end
  end

  always @(posedge clk) begin
    deliver_modify_asked_address <= deliver_modify_taken_address;
  end

  always @(posedge clk) begin
    modify_back_address <= deliver_modify_asked_address;
    modify_to_store <= deliver_modify_was_turn;
    if (rst) begin
      modify_to_store <= 1'b0;
    end
  end

  always @(posedge clk) begin
    deliver_modify_asked_entry <= deliver_modify_taken_entry;
  end

  always @(posedge clk) begin
    modify_back_entry <= deliver_modify_asked_entry;
    modify_back_byte_enable <= deliver_modify_asked_byte_enable;
    modify_joins <= modify_is_asked && decide_joins;
    modify_leaves <= modify_is_asked && decide_leaves_entry;
    if (modify_joins) begin
      modify_waiting <= modify_waiting + 8'd1;
    end else if (modify_leaves) begin
      modify_waiting <= modify_waiting - 8'd1;
    end
    if (rst) begin
      modify_waiting <= 8'd0;
      modify_joins <= 1'b0;
      modify_leaves <= 1'b0;
    end
  end

  always @(posedge clk) begin
    line_changes <= decide_installs_1 || decide_returns_1 || decide_ends_evict || decide_drops ||
        decide_by_snoop || decide_becomes_modified;
    line_change_line_address_1 <= operation_line;
    line_change_by_host_1 <= decide_by_snoop;
    line_change_before_1 <= decide_before;
    line_change_after_1 <= decide_line_change_after;
    victim_drops <= decide_installs_1 && decide_clean_victim;
    victim_change_line_address_1 <= decide_victim_line;
    victim_change_by_host_1 <= 1'b0;
    victim_change_before_1 <= sets_found_victim_state;
    victim_change_after_1 <= LINE_STATE_INVALID;
    served <= decide_is_answered || decide_begins_watch;
    began <= decide_begins && !operation_is_own;
    refused <= (decide_is_refused && !operation_is_own) || decide_joins;
    evicted <= decide_evicts_1;
    if (rst) begin
      line_changes <= 1'b0;
      victim_drops <= 1'b0;
      served <= 1'b0;
      began <= 1'b0;
      refused <= 1'b0;
      evicted <= 1'b0;
    end
  end

  assign line_change_valid = line_changes;
  assign line_change_line_address = line_change_line_address_1;
  assign line_change_by_host = line_change_by_host_1;
  assign line_change_before = line_change_before_1;
  assign line_change_after = line_change_after_1;
  assign victim_change_valid = victim_drops;
  assign victim_change_line_address = victim_change_line_address_1;
  assign victim_change_by_host = victim_change_by_host_1;
  assign victim_change_before = victim_change_before_1;
  assign victim_change_after = victim_change_after_1;

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_decide_carried
      assign decide_carried[g * 8 +: 8] = decide_takes_upper[g] ? decide_upper[g * 8 +: 8] :
          decide_lower[g * 8 +: 8];
    end
  endgenerate

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_deliver_data
      assign deliver_data[g * 8 +: 8] = deliver_due_carried_bytes[g] ?
          deliver_due_carried[g * 8 +: 8] : decide_cached[g * 8 +: 8];
    end
  endgenerate

  always @(posedge clk) begin
    if (select_turns) begin
      waiting_requests_read_data <= waiting_requests[select_place_of_waiter];
    end
  end

  always @(posedge clk) begin
    if (is_request && places_next_sink_valid) begin
      waiting_requests[places_next_sink_value] <= {operation_is_whole, operation_tag,
          operation_port, operation_operation};
    end
  end

  always @(posedge clk) begin
    if (waiting_begins_list || waiting_leaves) begin
      waiting_firsts[waiting_changed] <= waiting_leaves ? waiting_next : waiting_place;
    end
  end

  always @(posedge clk) begin
    if (waiting_joins) begin
      waiting_lasts[waiting_entry] <= waiting_place;
    end
  end

  always @(posedge clk) begin
    waiting_follower <= waiting_followers[probe_operation_waiter];
  end

  always @(posedge clk) begin
    if (waiting_joins && !waiting_is_first) begin
      waiting_followers[waiting_last_1] <= waiting_place;
    end
  end

  always @(posedge clk) begin
    if (owes) begin
      debts_stored[debts_written[9:0]] <= {owed_uqid, owed_line_address, owed_opcode};
    end
  end

  always @(posedge clk) begin
    if (debts_fetches) begin
      debts_stored_read_data <= debts_stored[debts_read[9:0]];
    end
  end

  always @(posedge clk) begin
    if (decide_change_records || decide_turns_to_modify) begin
      modify_unmodified[decide_target] <= modify_begins;
    end
  end

  always @(posedge clk) begin
    if (probe_is_complete || probe_operation_has_waited) begin
      writes_read_data <= writes[{probe_operation_has_waited,
          probe_operation_has_waited ? probe_operation_waiter : probe_operation_entry}];
    end
  end

  always @(posedge clk) begin
    if (deliver_stores || deliver_joins || modify_to_store) begin
      writes[deliver_place_1] <= {deliver_byte_enable, deliver_data_1};
    end
  end

  always @(posedge clk) begin
    if (decide_writes_now || modify_to_cache) begin
      for (decide_lines_lane = 0; decide_lines_lane < 64;
          decide_lines_lane = decide_lines_lane + 1) begin
        if (decide_bytes[decide_lines_lane]) begin
          decide_lines[decide_address_1][decide_lines_lane * 8 +: 8] <=
              decide_data[decide_lines_lane * 8 +: 8];
        end
      end
    end
  end

  always @(posedge clk) begin
    decide_cached <= decide_lines[decide_address_1];
  end

  hmc_mshrs_o128 mshrs (
    .clk(clk), .rst(rst),
    .h2d_response_valid(h2d_response_valid), .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre), .h2d_response_cqid(h2d_response_cqid),
    .h2d_data_valid(h2d_data_valid), .h2d_data_cqid(h2d_data_cqid),
    .h2d_data_chunk_valid(h2d_data_chunk_valid), .h2d_data_poison(h2d_data_poison),
    .h2d_data_go_error(h2d_data_go_error), .h2d_data_data(h2d_data_data),
    .wrongs_unknown_answer(mshrs_wrongs_unknown_answer),
    .wrongs_wrong_answer(mshrs_wrongs_wrong_answer),
    .wrongs_answer_number(mshrs_wrongs_answer_number),
    .wrongs_unknown_data(mshrs_wrongs_unknown_data), .wrongs_data_number(mshrs_wrongs_data_number),
    .sent_valid(requests_sink_valid && requests_sink_ready), .sent_opcode(requests_sink_opcode),
    .sent_entry(sent_entry),
    .turn_valid(mshrs_turn_valid), .turn_number(mshrs_turn_number), .turn_serves(mshrs_turn_serves),
    .turn_line(mshrs_turn_line),
    .takes_turn(select_turns),
    .probe_entry(probe_operation_entry), .probe_completes(probe_is_complete),
    .operation_entry(operation_entry), .operation_snoop(operation_snoop),
    .operation_uqid(operation_uqid),
    .place_at(sets_host_found_at), .place_have_line(sets_host_found_have_line),
    .place_numbers(sets_host_found_numbers),
    .found_at_waited(mshrs_found_at_waited), .found_is_waited(mshrs_found_is_waited),
    .found_state(mshrs_found_state), .found_entry_line(mshrs_found_entry_line),
    .found_entry_pending(mshrs_found_entry_pending),
    .found_entry_responds(mshrs_found_entry_responds), .found_entry_port(mshrs_found_entry_port),
    .found_entry_tag(mshrs_found_entry_tag), .found_entry_writes(mshrs_found_entry_writes),
    .found_entry_failed(mshrs_found_entry_failed),
    .found_entry_poisoned(mshrs_found_entry_poisoned), .found_entry_held(mshrs_found_entry_held),
    .found_answer_uqid(mshrs_found_answer_uqid),
    .found_answer_modified(mshrs_found_answer_modified),
    .found_answer_fails(mshrs_found_answer_fails), .found_failed(mshrs_found_failed),
    .found_owed_uqid(mshrs_found_owed_uqid), .found_owed_is_owed(mshrs_found_owed_is_owed),
    .found_loses(mshrs_found_loses),
    .read(mshrs_read),
    .change_target(decide_target), .change_target_is_free(decide_target_is_free),
    .change_records(decide_change_records), .change_free(numbers_next_sink_value),
    .change_waits(decide_change_waits), .change_waits_for_end(decide_change_waits_for_end),
    .change_start_line(decide_returned_line), .change_start_pending(decide_start_pending),
    .change_start_responds(decide_start_responds_1), .change_start_port(decide_start_port),
    .change_start_tag(decide_start_tag), .change_start_writes(decide_start_writes),
    .change_start_failed(decide_start_failed), .change_start_poisoned(decide_start_poisoned),
    .change_start_held(decide_change_start_held), .change_tells_early(decide_change_tells_early),
    .change_starts_flush(decide_change_starts_flush), .change_frees(decide_frees_1),
    .change_joins(decide_joins), .change_serves_next(decide_change_serves_next),
    .change_empties(decide_empties), .change_had_turn(decide_change_had_turn),
    .change_turns_again(decide_turns_again), .change_snoops(is_snoop),
    .change_completes(decide_completes), .change_forwards(decide_forwards_1),
    .change_begins_work(decide_change_begins_work), .change_is_observed(decide_change_is_observed),
    .write_fence_stands(write_fence_stands),
    .write_fence_status_settled(write_fence_status_settled),
    .flush_begins(flush_begins),
    .is_quiet(mshrs_is_quiet),
    .loses(mshrs_loses),
    .sweep_valid(!running), .sweep_value(swept_entry)
  );

  fifo #(.WIDTH(591), .DEPTH(8)) data_queue (
    .clk(clk), .rst(rst),
    .source_valid(data_queue_source_valid), .source_ready(data_queue_source_ready),
    .source_data({deliver_due_sent_bytes, deliver_gone, deliver_due_is_poisoned,
        deliver_due_is_bogus, 1'b1, deliver_due_uqid}),
    .sink_valid(d2h_data_valid), .sink_ready(d2h_data_ready),
    .sink_data({d2h_data_byte_enable, d2h_data_data, d2h_data_poison, d2h_data_bogus,
        d2h_data_chunk_valid, d2h_data_uqid}),
    .occupancy(data_queue_occupancy)
  );

  fifo_bypassed #(.WIDTH(64), .DEPTH(128)) requests (
    .clk(clk), .rst(rst),
    .source_valid(requests_source_valid), .source_ready(requests_source_ready),
    .source_data({request_to_host_non_temporal, request_to_host_cqid, request_to_host_line_address,
        request_to_host_opcode}),
    .sink_valid(requests_sink_valid), .sink_ready(requests_sink_ready),
    .sink_data({d2h_request_non_temporal, requests_sink_cqid, d2h_request_line_address,
        requests_sink_opcode}),
    .occupancy(requests_occupancy)
  );

  fifo #(.WIDTH(17), .DEPTH(8)) responses (
    .clk(clk), .rst(rst),
    .source_valid(responses_source_valid), .source_ready(responses_source_ready),
    .source_data({response_uqid, reply_response}),
    .sink_valid(d2h_response_valid), .sink_ready(d2h_response_ready),
    .sink_data({d2h_response_uqid, d2h_response_opcode}),
    .occupancy(responses_occupancy)
  );

  fifo #(.WIDTH(61), .DEPTH(8)) arrivals_snoops (
    .clk(clk), .rst(rst),
    .source_valid(h2d_request_valid && arrivals_is_known), .source_ready(h2d_request_ready),
    .source_data({h2d_request_uqid, h2d_request_line_address, h2d_request_opcode}),
    .sink_valid(arrivals_snoops_sink_valid), .sink_ready(select_snoop && !select_pays),
    .sink_data({arrivals_snoops_sink_uqid, arrivals_snoops_sink_line_address,
        arrivals_snoops_sink_opcode}),
    .occupancy(arrivals_snoops_occupancy)
  );

  fifo_block #(.WIDTH(7), .DEPTH(128)) numbers_free (
    .clk(clk), .rst(rst),
    .source_valid(numbers_comes), .source_ready(numbers_free_source_ready),
    .source_data(is_first_round ? swept_entry : returned),
    .sink_valid(numbers_free_sink_valid), .sink_ready(numbers_next_source_ready),
    .sink_data(numbers_free_sink_value),
    .occupancy(numbers_free_occupancy)
  );

  skid_buffer #(.WIDTH(7)) numbers_next (
    .clk(clk), .rst(rst),
    .source_valid(numbers_free_sink_valid), .source_ready(numbers_next_source_ready),
    .source_data(numbers_free_sink_value),
    .sink_valid(numbers_next_sink_valid), .sink_ready(decide_takes_number),
    .sink_data(numbers_next_sink_value)
  );

  fifo_block #(.WIDTH(7), .DEPTH(128)) places_free (
    .clk(clk), .rst(rst),
    .source_valid(places_comes), .source_ready(places_free_source_ready),
    .source_data(is_first_round ? swept_entry : left),
    .sink_valid(places_free_sink_valid), .sink_ready(places_next_source_ready),
    .sink_data(places_free_sink_value),
    .occupancy(places_free_occupancy)
  );

  skid_buffer #(.WIDTH(7)) places_next (
    .clk(clk), .rst(rst),
    .source_valid(places_free_sink_valid), .source_ready(places_next_source_ready),
    .source_data(places_free_sink_value),
    .sink_valid(places_next_sink_valid), .sink_ready(decide_joins),
    .sink_data(places_next_sink_value)
  );

  bank_port_o128 port_0 (
    .clk(clk), .rst(rst),
    .request_valid(line_request_0_valid), .request_ready(line_request_0_ready),
    .request_operation(line_request_0_operation), .request_space(line_request_0_space),
    .request_line_address(line_request_0_line_address), .request_data(line_request_0_data),
    .request_byte_enable(line_request_0_byte_enable), .request_tag(line_request_0_tag),
    .response_valid(line_response_0_valid), .response_ready(line_response_0_ready),
    .response_tag(line_response_0_tag), .response_status(line_response_0_status),
    .response_data(line_response_0_data),
    .state_head_operation(port_0_state_head_operation), .state_head_space(port_0_state_head_space),
    .state_head_line_address(port_0_state_head_line_address),
    .state_head_tag(port_0_state_head_tag), .state_head_is_whole(port_0_state_head_is_whole),
    .state_place(port_0_state_place), .state_has_request(port_0_state_has_request),
    .state_may_be_tried(port_0_state_may_be_tried), .state_lacks_number(port_0_state_lacks_number),
    .state_is_due(port_0_state_is_due), .state_due_tag(port_0_state_due_tag),
    .tries(port_0_tries),
    .wakes(select_wake && select_first_due),
    .read_place(probe_operation_place),
    .written_data(port_0_written_data), .written_byte_enable(port_0_written_byte_enable),
    .condition_watches_are_full(port_0_condition_watches_are_full),
    .condition_is_void(port_0_condition_is_void),
    .is_its(is_of_port && !operation_is_own),
    .outcome_place(operation_place), .outcome_tag(operation_tag), .outcome_is_served(proceeds),
    .outcome_is_refused(outcome_is_refused), .outcome_is_returned(outcome_is_returned),
    .outcome_begins_watch(decide_begins_watch),
    .want_0_is_there(has_number), .want_0_is_lacking(decide_lacks_number && is_of_queue),
    .want_0_is_satisfied(decide_is_answered && is_of_queue),
    .want_1_is_there(places_next_sink_valid), .want_1_is_lacking(decide_lacks_place && is_of_queue),
    .want_1_is_satisfied(proceeds),
    .frees(decide_unblocks),
    .departure_leaves(decide_leaves), .departure_place(decide_address),
    .answer_valid(deliver_responds && !deliver_due_port), .answer_tag(deliver_due_tag),
    .answer_status(deliver_status), .answer_data(deliver_gone),
    .loses(port_0_loses)
  );

  bank_port_o128 port_1 (
    .clk(clk), .rst(rst),
    .request_valid(line_request_1_valid), .request_ready(line_request_1_ready),
    .request_operation(line_request_1_operation), .request_space(line_request_1_space),
    .request_line_address(line_request_1_line_address), .request_data(line_request_1_data),
    .request_byte_enable(line_request_1_byte_enable), .request_tag(line_request_1_tag),
    .response_valid(line_response_1_valid), .response_ready(line_response_1_ready),
    .response_tag(line_response_1_tag), .response_status(line_response_1_status),
    .response_data(line_response_1_data),
    .state_head_operation(port_1_state_head_operation), .state_head_space(port_1_state_head_space),
    .state_head_line_address(port_1_state_head_line_address),
    .state_head_tag(port_1_state_head_tag), .state_head_is_whole(port_1_state_head_is_whole),
    .state_place(port_1_state_place), .state_has_request(port_1_state_has_request),
    .state_may_be_tried(port_1_state_may_be_tried), .state_lacks_number(port_1_state_lacks_number),
    .state_is_due(port_1_state_is_due), .state_due_tag(port_1_state_due_tag),
    .tries(port_1_tries),
    .wakes(select_wake && !select_first_due),
    .read_place(probe_operation_place),
    .written_data(port_1_written_data), .written_byte_enable(port_1_written_byte_enable),
    .condition_watches_are_full(port_1_condition_watches_are_full),
    .condition_is_void(port_1_condition_is_void),
    .is_its(operation_port && !operation_is_own),
    .outcome_place(operation_place), .outcome_tag(operation_tag), .outcome_is_served(proceeds),
    .outcome_is_refused(outcome_is_refused), .outcome_is_returned(outcome_is_returned),
    .outcome_begins_watch(decide_begins_watch),
    .want_0_is_there(has_number), .want_0_is_lacking(decide_lacks_number && is_of_queue),
    .want_0_is_satisfied(decide_is_answered && is_of_queue),
    .want_1_is_there(places_next_sink_valid), .want_1_is_lacking(decide_lacks_place && is_of_queue),
    .want_1_is_satisfied(proceeds),
    .frees(decide_unblocks),
    .departure_leaves(decide_leaves), .departure_place(decide_address),
    .answer_valid(deliver_responds && deliver_due_port), .answer_tag(deliver_due_tag),
    .answer_status(deliver_status), .answer_data(deliver_gone),
    .loses(port_1_loses)
  );

  hmc_sets_o128 sets (
    .clk(clk), .rst(rst),
    .read_valid(reads), .read_value(select_set),
    .probe_tag(probe_operation_line[45:9]), .probe_entry(probe_operation_entry),
    .look_valid(probe_is_look), .look_value(flush_way),
    .decided_tag(operation_line[45:9]), .decided_changes(changes),
    .places_victim(is_complete),
    .found_set(sets_found_set), .found_state(sets_found_state), .found_way(sets_found_way),
    .found_victim(sets_found_victim), .found_is_late(sets_found_is_late),
    .found_victim_state(sets_found_victim_state), .found_victim_tag(sets_found_victim_tag),
    .found_is_under_way(sets_found_is_under_way), .found_is_marked(sets_found_is_marked),
    .found_has_room(sets_found_has_room),
    .host_found_is_pinned(sets_host_found_is_pinned), .host_found_is_full(sets_host_found_is_full),
    .host_found_at(sets_host_found_at), .host_found_have_line(sets_host_found_have_line),
    .host_found_numbers(sets_host_found_numbers),
    .change_changes(decide_changes_copy || decide_copy_changes),
    .change_installs(decide_installs_1), .change_new_state(decide_new_state),
    .change_touches(decide_installs_1 || decide_uses_copy), .change_allocates(decide_takes_number),
    .change_target(decide_target), .change_frees(decide_frees_1), .change_marks(decide_serves),
    .host_change_pins(decide_owes), .host_change_unpins(decide_pays_debt),
    .host_change_evicts(decide_evicts_1 && !mshrs_found_is_waited),
    .host_change_asks(decide_begins_again || (decide_writes_back && !decide_moves) ||
        decide_flushes_1),
    .host_change_unmarks(decide_stops_serving),
    .sweep_valid(!running), .sweep_value(sweep_set)
  );

  hmc_counters counters (
    .clk(clk), .rst(rst),
    .events_served(served), .events_began(began), .events_refused(refused),
    .events_snooped(replies), .events_snoop_hit(snoop_hit), .events_evicted(evicted),
    .events_strays_unknown_opcode(arrivals_unknown_opcode),
    .events_strays_outside(arrivals_outside), .events_strays_number(arrivals_number),
    .wrongs_unknown_answer(mshrs_wrongs_unknown_answer),
    .wrongs_wrong_answer(mshrs_wrongs_wrong_answer),
    .wrongs_answer_number(mshrs_wrongs_answer_number),
    .wrongs_unknown_data(mshrs_wrongs_unknown_data), .wrongs_data_number(mshrs_wrongs_data_number),
    .status_fault(status_fault), .status_fault_number(status_fault_number),
    .status_requests(status_requests), .status_hits(status_hits), .status_waits(status_waits),
    .status_snoops(status_snoops), .status_snoop_hits(status_snoop_hits),
    .status_evictions(status_evictions), .status_unknown_answers(status_unknown_answers),
    .status_wrong_answers(status_wrong_answers), .status_unknown_data(status_unknown_data),
    .status_unknown_opcodes(status_unknown_opcodes), .status_outside_snoops(status_outside_snoops)
  );

  // Not used, on purpose.
  (* unused *) wire unused;
  assign unused = &{1'b0, data_queue_source_ready, requests_source_ready, requests_occupancy,
      responses_source_ready, arrivals_snoops_occupancy, numbers_free_occupancy,
      numbers_free_source_ready, places_free_occupancy, places_free_source_ready,
      select_asked_space, mshrs_found_entry_line, mshrs_found_entry_failed,
      mshrs_found_answer_fails, deliver_due_responds, deliver_due_sends, deliver_due_stores,
      deliver_due_joins, mshrs_loses, port_0_loses, port_1_loses};

`ifdef FORMAL
  wire [6:0] waiting_last = waiting_lasts[operation_entry];
  wire [6:0] waiting_follower_1 = waiting_followers[operation_waiter];
  wire waiting_is_last_1 = waiting_last == operation_waiter;
  wire waiting_is_as_read = (waiting_is_last == waiting_is_last_1) &&
      (waiting_is_last_1 || (waiting_follower == waiting_follower_1));
  wire is_decided = is_request || is_snoop || is_complete;
  wire pays = decide_completes && mshrs_found_owed_is_owed;
  wire is_refused_own = is_request && operation_is_own && decide_is_refused;

  always @(posedge clk) begin
    if (!rst) begin
      waiting_nobody_joins_those_whom_an_mshr_serves: assert
          (!(is_request && operation_has_waited) || waiting_is_as_read);
      places_a_number_that_is_free_has_a_place: assert (!places_comes || places_free_source_ready);
      places_none_comes_back_before_all_were_there: assert (!(is_first_round && leaves));
      numbers_a_number_that_is_free_has_a_place: assert
          (!numbers_comes || numbers_free_source_ready);
      numbers_none_comes_back_before_all_were_there: assert (!(is_first_round && returns));
      deliver_what_is_modified_is_written_when_nothing_else_is: assert
          (!modify_to_store || !(deliver_stores || deliver_joins));
      nothing_is_decided_while_what_was_modified_is_written: assert
          (!modify_to_cache || !is_decided);
      a_line_in_the_cache_is_modified: cover (decide_is_answered && modify_is_asked);
      a_line_that_has_come_is_modified: cover (decide_turns_to_modify);
      each_entry_has_a_place_for_its_request: assert (!requests_source_valid ||
          requests_source_ready);
      each_answer_to_a_snoop_has_a_place: assert (!responses_source_valid ||
          responses_source_ready);
      each_line_for_the_host_has_a_place: assert (!data_queue_source_valid ||
          data_queue_source_ready);
      each_answer_has_its_place: assert (!(port_0_loses || port_1_loses));
      who_is_ready_has_a_place: assert (!mshrs_loses);
      a_write_is_answered_before_it_is_observed_globally: cover (decide_change_tells_early);
      a_line_in_the_cache_is_owed_to_a_snoop: cover (decide_owes);
      a_snoop_is_answered_before_the_line_has_come: cover (pays && !decide_forwards_1);
      a_modified_line_makes_room: cover (decide_evicts_1);
      a_request_waits_at_the_entry_of_its_line: cover (decide_joins);
      a_request_that_waited_is_served: cover (decide_leaves_entry);
      a_line_that_is_to_be_flushed_is_under_way: cover (is_refused_own);
    end
  end
`endif

endmodule

`default_nettype wire
