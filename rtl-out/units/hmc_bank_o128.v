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
// a weak one when ExtCmp has come (3.2.4.5.7), for until then the host knows its tag.
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
// No register stands for an MSHR alone.
//
// Rationale:
// A comparator for each MSHR in place of places in the sets costs more lookup tables than all else
// together (ADR 73). Without either, by a bit for each set, outstanding lines would hold up others
// of their set. A second search in each cycle would need a second read port of tags and lines; more
// banks give the same at less cost. Registers for what each MSHR waits for would need a decoder for
// each event that changes them: a bit in memory for each event costs less, and what is only counted
// is (ADR 83). A snoop that waited for its line, or for room for it, would wait for channels that
// may themselves wait for its response.
//
// Latency: 5 cycles after `line_request_0`.
// Interval: 1 cycle(s) between transfers.
// Waits on: `line_response_*`, `d2h_request`, `d2h_response`, `d2h_data`, `h2d_response`,
// `h2d_data`.
// Source: CXL-NIC 2.1, 4
//
// Generated by `cargo run --bin emit`; change the Rust, not this file.
`default_nettype none

module hmc_bank_o128 (
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
  // LineStatus
  localparam LINE_STATUS_OKAY = 1'b0;
  localparam LINE_STATUS_ERROR = 1'b1;
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
  // H2dResponseOpcode
  localparam [3:0] WRITE_PULL = 4'd1;
  localparam [3:0] GO = 4'd4;
  localparam [3:0] GO_WRITE_PULL = 4'd5;
  localparam [3:0] EXT_CMP = 4'd6;
  localparam [3:0] FAST_GO_WRITE_PULL = 4'hd;
  localparam [3:0] GO_ERR_WRITE_PULL = 4'hf;
  // LineState
  localparam [1:0] LINE_STATE_INVALID = 2'd0;
  localparam [1:0] LINE_STATE_SHARED = 2'd1;
  localparam [1:0] LINE_STATE_EXCLUSIVE = 2'd2;
  localparam [1:0] LINE_STATE_MODIFIED = 2'd3;
  // CoherenceFault
  localparam [2:0] NONE = 3'd0;
  localparam [2:0] UNKNOWN_ANSWER = 3'd1;
  localparam [2:0] WRONG_ANSWER = 3'd2;
  localparam [2:0] UNKNOWN_DATA = 3'd3;
  localparam [2:0] UNKNOWN_OPCODE = 3'd4;
  localparam [2:0] SNOOP_OUTSIDE = 3'd5;
  // GoState
  localparam [2:0] GO_STATE_SHARED = 3'd1;
  localparam [2:0] GO_STATE_EXCLUSIVE = 3'd2;
  localparam [2:0] GO_STATE_INVALID = 3'd3;
  localparam [2:0] GO_STATE_ERROR = 3'd4;
  localparam [2:0] GO_STATE_MODIFIED = 3'd6;
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
  // Phase
  localparam [1:0] IDLE = 2'd0;
  localparam [1:0] WALK = 2'd1;
  localparam [1:0] DRAIN = 2'd2;
  // Held
  localparam [2:0] INVALID = 3'd0;
  localparam [2:0] SHARED = 3'd1;
  localparam [2:0] EXCLUSIVE = 3'd2;
  localparam [2:0] MODIFIED = 3'd3;

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
  wire turns_next;
  wire goes_on_0;
  wire goes_on_1;
  reg entries_unobserved_epoch;
  reg [7:0] entries_unobserved_before;
  reg [7:0] entries_unobserved_since;
  reg entries_at_work_epoch;
  reg [7:0] entries_at_work_before;
  reg [7:0] entries_at_work_since;
  reg [3:0] answers_answer_opcode;         // H2dResponseOpcode
  reg [11:0] answers_answer_response_data;
  reg [1:0] answers_answer_response_pre;
  reg [11:0] answers_answer_cqid;
  reg answers_has_answer;
  reg [4:0] entries_asked_read_data;
  reg [11:0] answers_data_cqid;
  reg answers_data_chunk_valid;
  reg answers_data_poison;
  reg answers_data_go_error;
  reg [511:0] answers_data_data;
  reg answers_has_data;
  reg [4:0] queue_0_written;
  reg [4:0] queue_0_read;
  reg [4:0] queue_0_done;
  reg queue_0_waits;
  wire queue_0_tries;
  wire queue_0_served;
  wire queue_0_refused;
  reg queue_0_started;
  reg queue_0_has_next;
  reg [575:0] queue_0_stored_read_data;
  reg [4:0] queue_1_written;
  reg [4:0] queue_1_read;
  reg [4:0] queue_1_done;
  reg queue_1_waits;
  wire queue_1_tries;
  wire queue_1_served;
  wire queue_1_refused;
  reg queue_1_started;
  reg queue_1_has_next;
  reg [575:0] queue_1_stored_read_data;
  wire responses_0_queue_source_valid;
  wire responses_0_queue_source_ready;
  wire responses_0_queue_sink_valid;
  wire responses_0_queue_sink_ready;
  wire [7:0] responses_0_queue_occupancy;
  reg [7:0] responses_0_taken_places;
  wire responses_0_takes;
  wire responses_0_returns;
  reg responses_0_came_back;
  wire responses_1_queue_source_valid;
  wire responses_1_queue_source_ready;
  wire responses_1_queue_sink_valid;
  wire responses_1_queue_sink_ready;
  wire [7:0] responses_1_queue_occupancy;
  reg [7:0] responses_1_taken_places;
  wire responses_1_takes;
  wire responses_1_returns;
  reg responses_1_came_back;
  reg [7:0] watches_0_waiting;
  reg [7:0] watches_0_left;
  (* mem2reg *) reg [9:0] watches_0_places [0:7];
  wire watches_0_begins;
  reg watches_0_full;
  reg watches_0_due;
  wire watches_0_wakes;
  reg [7:0] watches_1_waiting;
  reg [7:0] watches_1_left;
  (* mem2reg *) reg [9:0] watches_1_places [0:7];
  wire watches_1_begins;
  reg watches_1_full;
  reg watches_1_due;
  wire watches_1_wakes;
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
  reg shortage_0_number_is_known;
  reg shortage_0_place_is_known;
  reg shortage_1_number_is_known;
  reg shortage_1_place_is_known;
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
  wire turn_answered_source_ready;
  wire turn_answered_sink_valid;
  wire [6:0] turn_answered_sink_number;
  wire turn_answered_sink_note;
  wire [7:0] turn_answered_occupancy;
  wire turn_filled_source_ready;
  wire turn_filled_sink_valid;
  wire [6:0] turn_filled_sink_number;
  wire turn_filled_sink_note;
  wire [7:0] turn_filled_occupancy;
  wire turn_again_source_ready;
  wire turn_again_sink_valid;
  wire [6:0] turn_again_sink_number;
  wire turn_again_sink_note;
  wire [7:0] turn_again_occupancy;
  wire turn_snooped_source_ready;
  wire turn_snooped_sink_valid;
  wire [6:0] turn_snooped_sink_number;
  wire turn_snooped_sink_note;
  wire [7:0] turn_snooped_occupancy;
  wire turn_next_valid;
  wire turn_next_ready;
  wire [6:0] turn_next_number;
  wire turn_next_note;
  reg turn_next_offered_last_0;
  reg turn_next_offered_last_1;
  reg turn_next_offered_last_2;
  reg turn_next_offered_last_3;
  reg turn_next_is_held;
  reg turn_turn_valid;
  reg [6:0] turn_turn_number;
  reg turn_turn_note;
  reg [64:0] entries_records_read_data;
  reg [13:0] entries_answers_read_data;
  wire waits_again;
  reg waited_again;
  reg answer_room;
  reg line_room;
  reg select_snooped_last;
  reg select_turned_last;
  reg select_turned_twice;
  reg [6:0] select_more_turns;
  reg select_port_last;
  reg [15:0] waiting_requests_read_data;
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
  reg [45:0] resumed_entry_line;
  reg [3:0] resumed_entry_pending;         // Pending
  reg resumed_entry_responds;
  reg resumed_entry_port;
  reg [9:0] resumed_entry_tag;
  reg resumed_entry_writes;
  reg resumed_entry_failed;
  reg resumed_entry_poisoned;
  reg [11:0] resumed_answer_uqid;
  reg resumed_answer_modified;
  reg resumed_answer_fails;
  reg [511:0] read;
  reg [575:0] writes_read_data;
  reg [7:0] sets_last_set;
  reg [36:0] sets_last_tag;
  reg [3:0] sets_wrote;
  reg [3:0] sets_wrote_place;
  reg [36:0] sets_last_place_tag;
  reg [6:0] sets_last_place_entry;
  reg [7:0] sets_last_summary_states;
  reg [2:0] sets_last_summary_tree;
  reg [3:0] sets_last_summary_outstanding;
  reg [3:0] sets_last_summary_marked;
  reg [3:0] sets_last_pinned;
  reg [3:0] sets_found_equal;
  reg [3:0] sets_found_place_equal;
  reg [3:0] sets_found_own;
  reg sets_found_has_room;
  reg sets_found_has_more_room;
  reg [1:0] sets_found_victim;
  reg [36:0] sets_found_victim_tag;
  reg [7:0] sets_found_set;
  reg [7:0] sets_found_summary_states;
  reg [2:0] sets_found_summary_tree;
  reg [3:0] sets_found_summary_outstanding;
  reg [3:0] sets_found_summary_marked;
  reg sets_found_same_set;
  reg sets_found_same_line;
  reg sets_found_same_place;
  reg [7:0] sets_set_2;
  reg [36:0] sets_stored;
  reg [36:0] sets_stored_1;
  reg [36:0] sets_stored_2;
  reg [36:0] sets_stored_3;
  reg [43:0] sets_places_0_read_data;
  reg [43:0] sets_places_1_read_data;
  reg [43:0] sets_places_2_read_data;
  reg [43:0] sets_places_3_read_data;
  reg [27:0] sets_found_entries;
  reg [3:0] sets_found_pinned;
  wire sets_evicts;
  wire sets_asks;
  wire sets_unmarks;
  wire sets_allocates;
  wire [6:0] sets_target;
  wire sets_frees;
  wire sets_marks;
  wire sets_begins;
  wire sets_ends;
  wire sets_changes;
  wire sets_installs;
  wire [1:0] sets_new_state;               // LineState
  wire sets_touches;
  reg [45:0] found_resumed_line;
  reg [3:0] found_resumed_pending;         // Pending
  reg found_resumed_responds;
  reg found_resumed_port;
  reg [9:0] found_resumed_tag;
  reg found_resumed_writes;
  reg found_resumed_failed;
  reg found_resumed_poisoned;
  wire [4:0] found_candidates_has_modified;
  wire [4:0] found_candidates_gives;
  wire [8:0] found_candidates_current [0:4];
  reg found_was_changed;
  reg [2:0] found_changed_to;              // Held
  reg [2:0] found_resumed_held;            // Held
  reg [11:0] found_answer_uqid;
  reg found_answer_modified;
  reg found_answer_fails;
  reg was_refused_0;
  reg was_refused_before_0;
  reg was_refused_1;
  reg was_refused_before_1;
  wire [511:0] decide_carried;
  reg [511:0] decide_cached;
  reg shortage_0_number_lacked;
  reg shortage_0_number_was_satisfied;
  reg shortage_0_place_lacked;
  reg shortage_0_place_was_satisfied;
  reg watches_0_leaves;
  reg [9:0] watches_0_left_place;
  wire [7:0] watches_0_is_there;
  reg shortage_1_number_lacked;
  reg shortage_1_number_was_satisfied;
  reg shortage_1_place_lacked;
  reg shortage_1_place_was_satisfied;
  reg watches_1_leaves;
  reg [9:0] watches_1_left_place;
  wire [7:0] watches_1_is_there;
  reg entries_begins;
  reg entries_at_work_comes;
  reg [6:0] entries_at_work_number;
  reg entries_at_work_is_of_before;
  reg entries_at_work_leaves;
  reg [6:0] entries_at_work_left;
  reg entries_turns_was_snooped;
  reg [6:0] entries_turns_snooped_at;
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
  reg fence_stands;
  reg fence_has_begun;
  reg fence_has_settled;
  reg entries_unobserved_comes;
  reg [6:0] entries_unobserved_number;
  reg entries_unobserved_is_of_before;
  reg entries_unobserved_leaves;
  reg [6:0] entries_unobserved_left;
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
  reg [2:0] status_fault_1;                // CoherenceFault
  reg [11:0] status_fault_number_1;
  reg [2:0] status_cause;                  // CoherenceFault
  reg [11:0] status_number;
  reg [31:0] status_request_count;
  reg [31:0] status_hit_count;
  reg [31:0] status_wait_count;
  reg [31:0] status_snoop_count;
  reg [31:0] status_snoop_hit_count;
  reg [31:0] status_eviction_count;
  reg [15:0] status_unknown_answer_count;
  reg [15:0] status_wrong_answer_count;
  reg [15:0] status_unknown_data_count;
  reg [15:0] status_unknown_opcode_count;
  reg [15:0] status_outside_snoop_count;
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_wants_answer_asked [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_wants_answer_came [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_wants_answer_continued [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_wants_data_asked [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_wants_data_came [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_has_turn_answered [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_has_turn_snooped [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_has_turn_decided [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_unobserved_marks [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_at_work_marks [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [64:0] entries_records [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [4:0] entries_asked [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [13:0] entries_answers [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_turns [0:127];
  integer entries_turns_each;
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [2:0] entries_grants [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_damaged [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [12:0] entries_snoops [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg entries_waited [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [4:0] entries_held [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] answers_read_lines [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [62:0] queue_0_requests [0:15];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [575:0] queue_0_stored [0:15];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [62:0] queue_1_requests [0:15];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [575:0] queue_1_stored [0:15];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [9:0] watches_0_tags [0:7];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [9:0] watches_1_tags [0:7];
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
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [575:0] writes [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [36:0] sets_tags_0 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [36:0] sets_tags_1 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [36:0] sets_tags_2 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [36:0] sets_tags_3 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [43:0] sets_places_0 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [43:0] sets_places_1 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [43:0] sets_places_2 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [43:0] sets_places_3 [0:255];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [18:0] sets_summaries [0:255];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [3:0] sets_pinned [0:255];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] decide_lines [0:1023];
  integer decide_lines_lane;

  wire running = sweep[8];
  wire sets_sweeping = !running;
  wire [7:0] sets_swept = sweep[7:0];
  wire [6:0] swept_entry = sweep[6:0];
  wire [6:0] answers_number = answers_answer_cqid[6:0];
  wire entries_wants_answer_asked_word = entries_wants_answer_asked[answers_number];
  wire entries_wants_answer_came_word = entries_wants_answer_came[answers_number];
  wire entries_wants_answer_continued_word = entries_wants_answer_continued[answers_number];
  wire answers_wants_answer = entries_wants_answer_asked_word ^ entries_wants_answer_came_word ^
      entries_wants_answer_continued_word;
  wire answers_is_known = !(|answers_answer_cqid[11:7]) && answers_wants_answer && running;
  wire [6:0] answers_answered = h2d_response_cqid[6:0];
  wire [3:0] answers_asked_pending = entries_asked_read_data[3:0];
  wire answers_asked_writes = entries_asked_read_data[4];
  wire [3:0] answers_grant = answers_answer_response_data[3:0];
  wire answers_modified = (answers_answer_opcode == GO) &&
      (answers_grant == {1'b0, GO_STATE_MODIFIED});
  wire answers_exclusive = (answers_answer_opcode == GO) &&
      (answers_grant == {1'b0, GO_STATE_EXCLUSIVE});
  wire answers_error = (answers_answer_opcode == GO) && (answers_grant == {1'b0, GO_STATE_ERROR});
  wire answers_invalid = (answers_answer_opcode == GO) &&
      (answers_grant == {1'b0, GO_STATE_INVALID});
  wire answers_owned = answers_exclusive || answers_modified;
  wire answers_shared = (answers_answer_opcode == GO) && (answers_grant == {1'b0, GO_STATE_SHARED});
  wire answers_refused = answers_error || answers_invalid;
  wire answers_pull_failed = answers_answer_opcode == GO_ERR_WRITE_PULL;
  wire answers_reads_shared = answers_asked_pending == READ_SHARED;
  wire answers_reads_owned = answers_asked_pending == READ_OWNED;
  wire answers_owns = answers_asked_pending == OWN;
  wire answers_pulls = (answers_asked_pending == PUSH) || (answers_asked_pending == DIRTY_EVICT) ||
      (answers_asked_pending == FLUSH);
  wire answers_writes = answers_asked_pending == WRITE;
  wire answers_writes_weakly = answers_asked_pending == WEAK_WRITE;
  wire answers_ends_weakly = answers_asked_pending == WEAK_FINAL;
  wire answers_ends = answers_asked_pending == FINAL;
  wire answers_legal = (answers_reads_shared && (answers_shared || answers_refused)) ||
      (answers_reads_owned && (answers_owned || answers_refused)) ||
      (answers_owns && (answers_exclusive || answers_refused)) ||
      (answers_pulls && ((answers_answer_opcode == GO_WRITE_PULL) || answers_pull_failed)) ||
      (answers_writes && ((answers_answer_opcode == WRITE_PULL) || answers_pull_failed)) ||
      (answers_writes_weakly && ((answers_answer_opcode == FAST_GO_WRITE_PULL) ||
      answers_pull_failed)) || (answers_ends_weakly && (answers_answer_opcode == EXT_CMP)) ||
      (answers_ends && answers_refused);
  wire answers_fails = answers_pull_failed || answers_error || (answers_invalid && !answers_ends);
  wire answers_good = answers_has_answer && answers_is_known && answers_legal;
  wire [6:0] answers_data_entry = answers_data_cqid[6:0];
  wire answers_others = entries_wants_data_asked[answers_data_entry];
  wire entries_wants_data_came_word = entries_wants_data_came[answers_data_entry];
  wire answers_wants_data = answers_others ^ entries_wants_data_came_word;
  wire answers_data_known = !(|answers_data_cqid[11:7]) && answers_wants_data && running;
  wire answers_good_data = answers_has_data && answers_data_known;
  wire answers_others_1 = entries_wants_answer_asked_word ^ entries_wants_answer_continued_word;
  wire answers_is_both = answers_good && answers_good_data &&
      (answers_number == answers_data_entry);
  wire entries_wants_data_asked_word = entries_wants_data_asked[answers_number];
  wire entries_wants_data_came_word_1 = entries_wants_data_came[answers_number];
  wire answers_wants_data_too = entries_wants_data_asked_word ^ entries_wants_data_came_word_1;
  wire entries_wants_answer_asked_word_1 = entries_wants_answer_asked[answers_data_entry];
  wire entries_wants_answer_came_word_1 = entries_wants_answer_came[answers_data_entry];
  wire entries_wants_answer_continued_word_1 = entries_wants_answer_continued[answers_data_entry];
  wire answers_wants_answer_too = entries_wants_answer_asked_word_1 ^
      entries_wants_answer_came_word_1 ^ entries_wants_answer_continued_word_1;
  wire answers_answers_last = answers_good && (!answers_wants_data_too || answers_is_both);
  wire answers_fills_last = answers_good_data && !answers_wants_answer_too;
  wire answers_gives_shared = answers_good && answers_shared && answers_reads_shared;
  wire answers_gives_owned = answers_good && answers_owned && (answers_reads_owned || answers_owns);
  wire answers_gives_modified = answers_modified || answers_asked_writes;
  wire [1:0] answers_owned_1 = answers_gives_modified ? LINE_STATE_MODIFIED : LINE_STATE_EXCLUSIVE;
  wire [1:0] answers_grant_1 = (answers_shared && answers_reads_shared) ? LINE_STATE_SHARED :
      answers_owned_1;
  wire entries_turns_word = entries_turns[answers_number];
  wire answers_wrong_answer = answers_has_answer && answers_is_known && !answers_legal;
  wire queue_0_is_whole = &line_request_0_byte_enable;
  wire queue_0_full = queue_0_written == (queue_0_done + 5'h10);
  wire queue_0_is_more = queue_0_tries ? (queue_0_read + 5'd1) != queue_0_written : queue_0_read !=
      queue_0_written;
  wire [62:0] queue_0_requests_word = queue_0_requests[queue_0_read[3:0]];
  wire [3:0] queue_0_head_operation = queue_0_requests_word[3:0];
  wire [1:0] queue_0_head_space = queue_0_requests_word[5:4];
  wire [45:0] queue_0_head_line_address = queue_0_requests_word[51:6];
  wire [9:0] queue_0_head_tag = queue_0_requests_word[61:52];
  wire queue_0_head_is_whole = queue_0_requests_word[62];
  wire queue_0_valid = queue_0_has_next && !queue_0_waits;
  wire queue_0_comes = line_request_0_valid && line_request_0_ready;
  wire [511:0] queue_0_written_data = queue_0_stored_read_data[511:0];
  wire [63:0] queue_0_written_byte_enable = queue_0_stored_read_data[575:512];
  wire queue_1_is_whole = &line_request_1_byte_enable;
  wire queue_1_full = queue_1_written == (queue_1_done + 5'h10);
  wire queue_1_is_more = queue_1_tries ? (queue_1_read + 5'd1) != queue_1_written : queue_1_read !=
      queue_1_written;
  wire [62:0] queue_1_requests_word = queue_1_requests[queue_1_read[3:0]];
  wire [3:0] queue_1_head_operation = queue_1_requests_word[3:0];
  wire [1:0] queue_1_head_space = queue_1_requests_word[5:4];
  wire [45:0] queue_1_head_line_address = queue_1_requests_word[51:6];
  wire [9:0] queue_1_head_tag = queue_1_requests_word[61:52];
  wire queue_1_head_is_whole = queue_1_requests_word[62];
  wire queue_1_valid = queue_1_has_next && !queue_1_waits;
  wire queue_1_comes = line_request_1_valid && line_request_1_ready;
  wire [511:0] queue_1_written_data = queue_1_stored_read_data[511:0];
  wire [63:0] queue_1_written_byte_enable = queue_1_stored_read_data[575:512];
  wire responses_0_left = responses_0_queue_sink_valid && responses_0_queue_sink_ready;
  wire [7:0] responses_0_others = (responses_0_taken_places - {7'd0, responses_0_left}) -
      {7'd0, responses_0_came_back};
  wire responses_0_has_place = !responses_0_taken_places[7];
  wire responses_1_left = responses_1_queue_sink_valid && responses_1_queue_sink_ready;
  wire [7:0] responses_1_others = (responses_1_taken_places - {7'd0, responses_1_left}) -
      {7'd0, responses_1_came_back};
  wire responses_1_has_place = !responses_1_taken_places[7];
  wire [7:0] watches_0_free = ~(watches_0_waiting | watches_0_left);
  wire watches_0_free_any = (|watches_0_free[1:0]) || (|watches_0_free[3:2]);
  wire [2:0] watches_0_next = {!watches_0_free_any, watches_0_free_any ?
      {!(|watches_0_free[1:0]), (|watches_0_free[1:0]) ? !watches_0_free[0] : !watches_0_free[2]} :
      {!(|watches_0_free[5:4]), (|watches_0_free[5:4]) ? !watches_0_free[4] : !watches_0_free[6]}};
  wire [7:0] watches_0_free_merged = watches_0_free | (watches_0_free << 1);
  wire [7:0] watches_0_free_merged_1 = watches_0_free_merged | (watches_0_free_merged << 2);
  wire watches_0_left_any = (|watches_0_left[1:0]) || (|watches_0_left[3:2]);
  wire [2:0] watches_0_woken = {!watches_0_left_any,
      watches_0_left_any ? {!(|watches_0_left[1:0]), (|watches_0_left[1:0]) ? !watches_0_left[0] :
      !watches_0_left[2]} : {!(|watches_0_left[5:4]), (|watches_0_left[5:4]) ? !watches_0_left[4] :
      !watches_0_left[6]}};
  wire [9:0] watches_0_tag = watches_0_tags[watches_0_woken];
  wire [7:0] watches_1_free = ~(watches_1_waiting | watches_1_left);
  wire watches_1_free_any = (|watches_1_free[1:0]) || (|watches_1_free[3:2]);
  wire [2:0] watches_1_next = {!watches_1_free_any, watches_1_free_any ?
      {!(|watches_1_free[1:0]), (|watches_1_free[1:0]) ? !watches_1_free[0] : !watches_1_free[2]} :
      {!(|watches_1_free[5:4]), (|watches_1_free[5:4]) ? !watches_1_free[4] : !watches_1_free[6]}};
  wire [7:0] watches_1_free_merged = watches_1_free | (watches_1_free << 1);
  wire [7:0] watches_1_free_merged_1 = watches_1_free_merged | (watches_1_free_merged << 2);
  wire watches_1_left_any = (|watches_1_left[1:0]) || (|watches_1_left[3:2]);
  wire [2:0] watches_1_woken = {!watches_1_left_any,
      watches_1_left_any ? {!(|watches_1_left[1:0]), (|watches_1_left[1:0]) ? !watches_1_left[0] :
      !watches_1_left[2]} : {!(|watches_1_left[5:4]), (|watches_1_left[5:4]) ? !watches_1_left[4] :
      !watches_1_left[6]}};
  wire [9:0] watches_1_tag = watches_1_tags[watches_1_woken];
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
  wire shortage_0_number_may_try = has_number || !shortage_0_number_is_known;
  wire shortage_0_place_may_try = places_next_sink_valid || !shortage_0_place_is_known;
  wire shortage_0_may_try = shortage_0_number_may_try && shortage_0_place_may_try;
  wire shortage_1_number_may_try = has_number || !shortage_1_number_is_known;
  wire shortage_1_place_may_try = places_next_sink_valid || !shortage_1_place_is_known;
  wire shortage_1_may_try = shortage_1_number_may_try && shortage_1_place_may_try;
  wire debts_fetches = (debts_read != debts_there) &&
      (!debts_has_next || (debts_next_valid && debts_next_ready));
  wire [2:0] debts_payload_opcode = debts_stored_read_data[2:0];
  wire [45:0] debts_payload_line_address = debts_stored_read_data[48:3];
  wire [11:0] debts_payload_uqid = debts_stored_read_data[60:49];
  wire [45:0] flush_of_set = {37'd0, flush_set, flush_own_bank ^ (^{37'd0, flush_set, 1'b0})};
  wire flush_begins = (flush_valid || flush_is_next) && (flush_phase == IDLE);
  wire flush_may = (flush_phase == WALK) && !flush_is_busy && !flush_is_decided && !flush_is_known;
  wire [45:0] flush_choice = flush_has_line ? flush_found_line : flush_of_set;
  wire turn_next_has_turn = (turn_next_offered_last_0 &&
      !(turn_filled_sink_valid || turn_again_sink_valid || turn_snooped_sink_valid)) ||
      (turn_next_offered_last_1 && !(turn_again_sink_valid || turn_snooped_sink_valid)) ||
      (turn_next_offered_last_2 && !turn_snooped_sink_valid) || turn_next_offered_last_3;
  wire turn_next_in_turn = turn_answered_sink_valid && turn_next_has_turn;
  wire turn_next_is_chosen = turn_next_is_held ? turn_next_offered_last_0 : turn_next_in_turn;
  wire turn_next_has_turn_1 = turn_next_offered_last_0 ||
      (turn_next_offered_last_1 && !(turn_again_sink_valid || turn_snooped_sink_valid ||
      turn_answered_sink_valid)) || (turn_next_offered_last_2 &&
      !(turn_snooped_sink_valid || turn_answered_sink_valid)) ||
      (turn_next_offered_last_3 && !turn_answered_sink_valid);
  wire turn_next_in_turn_1 = turn_filled_sink_valid && turn_next_has_turn_1;
  wire turn_next_is_chosen_1 = turn_next_is_held ? turn_next_offered_last_1 : turn_next_in_turn_1;
  wire turn_next_has_turn_2 = (turn_next_offered_last_0 && !turn_filled_sink_valid) ||
      turn_next_offered_last_1 || (turn_next_offered_last_2 &&
      !(turn_snooped_sink_valid || turn_answered_sink_valid || turn_filled_sink_valid)) ||
      (turn_next_offered_last_3 && !(turn_answered_sink_valid || turn_filled_sink_valid));
  wire turn_next_in_turn_2 = turn_again_sink_valid && turn_next_has_turn_2;
  wire turn_next_is_chosen_2 = turn_next_is_held ? turn_next_offered_last_2 : turn_next_in_turn_2;
  wire turn_next_has_turn_3 = (turn_next_offered_last_0 &&
      !(turn_filled_sink_valid || turn_again_sink_valid)) ||
      (turn_next_offered_last_1 && !turn_again_sink_valid) || turn_next_offered_last_2 ||
      (turn_next_offered_last_3 && !(turn_answered_sink_valid || turn_filled_sink_valid ||
      turn_again_sink_valid));
  wire turn_next_in_turn_3 = turn_snooped_sink_valid && turn_next_has_turn_3;
  wire turn_next_is_chosen_3 = turn_next_is_held ? turn_next_offered_last_3 : turn_next_in_turn_3;
  wire turn_next_any = turn_answered_sink_valid || turn_filled_sink_valid || turn_again_sink_valid
      || turn_snooped_sink_valid;
  wire turn_moves = turns_next || !turn_turn_valid;
  wire [45:0] entry_line = entries_records_read_data[45:0];
  wire [3:0] entry_pending = entries_records_read_data[49:46];
  wire entry_responds = entries_records_read_data[50];
  wire entry_port = entries_records_read_data[51];
  wire [9:0] entry_tag = entries_records_read_data[61:52];
  wire entry_writes = entries_records_read_data[62];
  wire entry_failed = entries_records_read_data[63];
  wire entry_poisoned = entries_records_read_data[64];
  wire [11:0] answer_uqid = entries_answers_read_data[11:0];
  wire answer_modified = entries_answers_read_data[12];
  wire answer_fails = entries_answers_read_data[13];
  wire [6:0] select_place_of_waiter = waiting_firsts[turn_turn_number];
  wire select_may_turn = running && turn_turn_valid && (line_room || turn_turn_note);
  wire select_first = running && queue_0_valid && responses_0_has_place && shortage_0_may_try;
  wire select_second = running && queue_1_valid && responses_1_has_place && shortage_1_may_try;
  wire select_pays = debts_next_valid && line_room;
  wire select_may_snoop = running && (select_pays || (arrivals_snoops_sink_valid && answer_room));
  wire select_first_due = running && watches_0_due && responses_0_has_place;
  wire select_second_due = running && watches_1_due && responses_1_has_place;
  wire select_any_due = select_first_due || select_second_due;
  wire select_flushes = (flush_may && !flush_has_line) ||
      (flush_may && flush_has_line && has_number);
  wire select_others = select_any_due || select_flushes || select_first || select_second;
  wire select_waits_at_all = (flush_may && !flush_has_line) || (flush_may && flush_has_line) ||
      queue_0_valid || queue_1_valid;
  wire select_anybody = turn_turn_valid || select_any_due || select_waits_at_all;
  wire select_snoop = select_may_snoop && !(select_snooped_last && select_anybody);
  wire select_cannot_wait = select_any_due || select_flushes ||
      (select_first && !shortage_0_number_is_known) ||
      (select_second && !shortage_1_number_is_known);
  wire select_goes_twice = (|select_more_turns) && !select_turned_twice && !select_cannot_wait;
  wire select_would_be_second = select_turned_last && select_others;
  wire select_turns = select_may_turn && !select_snoop &&
      !(select_would_be_second && !select_goes_twice);
  wire select_complete = select_turns && !turn_turn_note;
  wire select_serves_waiter = select_turns && turn_turn_note;
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
  wire [3:0] select_asked_operation = select_port ? queue_1_head_operation : queue_0_head_operation;
  wire [1:0] select_asked_space = select_port ? queue_1_head_space : queue_0_head_space;
  wire [45:0] select_asked_line_address = select_port ? queue_1_head_line_address :
      queue_0_head_line_address;
  wire [9:0] select_asked_tag = select_port ? queue_1_head_tag : queue_0_head_tag;
  wire select_asked_is_whole = select_port ? queue_1_head_is_whole : queue_0_head_is_whole;
  wire [2:0] select_snooped_opcode = select_pays ? debts_next_opcode : arrivals_snoops_sink_opcode;
  wire [45:0] select_snooped_line_address = select_pays ? debts_next_line_address :
      arrivals_snoops_sink_line_address;
  wire [11:0] select_snooped_uqid = select_pays ? debts_next_uqid : arrivals_snoops_sink_uqid;
  wire [45:0] select_of_host = select_turns ? entry_line : select_snooped_line_address;
  wire [45:0] select_operation_line = select_own ? flush_choice : select_of_port ?
      select_asked_line_address : select_of_host;
  wire select_operation_port = select_wake ? !select_first_due : select_port;
  wire [4:0] select_operation_place = select_port ? queue_1_read : queue_0_read;
  wire [3:0] select_operation_operation = select_own ? LINE_OPERATION_FLUSH :
      select_asked_operation;
  wire [9:0] select_operation_tag = select_wake ? (select_first_due ? watches_0_tag :
      watches_1_tag) : select_asked_tag;
  wire [7:0] select_first_set = {queue_0_head_line_address[8:2] ^ queue_0_head_line_address[16:10]
      ^ queue_0_head_line_address[23:17] ^ queue_0_head_line_address[30:24] ^
      queue_0_head_line_address[37:31] ^ queue_0_head_line_address[44:38] ^
      {6'd0, queue_0_head_line_address[45]}, queue_0_head_line_address[1]};
  wire [7:0] select_second_set = {queue_1_head_line_address[8:2] ^ queue_1_head_line_address[16:10]
      ^ queue_1_head_line_address[23:17] ^ queue_1_head_line_address[30:24] ^
      queue_1_head_line_address[37:31] ^ queue_1_head_line_address[44:38] ^
      {6'd0, queue_1_head_line_address[45]}, queue_1_head_line_address[1]};
  wire [7:0] select_entry_set = {entry_line[8:2] ^ entry_line[16:10] ^ entry_line[23:17] ^
      entry_line[30:24] ^ entry_line[37:31] ^ entry_line[44:38] ^ {6'd0, entry_line[45]},
      entry_line[1]};
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
  wire [4:0] hint_read_opcode = hint_reads_owned ? D2H_REQUEST_OPCODE_RD_OWN : hint_once_or_shared;
  wire hint_is_read = hint_reads_once || hint_reads_shared || hint_reads_owned;
  wire [4:0] hint_by_copy = (hint_owns || hint_writes_through) ? hint_whole_or_part :
      hint_clean_evict;
  wire [3:0] hint_pending_owned = searched_is_whole ? OWN : READ_OWNED;
  wire [3:0] hint_pending_pushed = searched_is_whole ? PUSH : WRITE;
  wire hint_is_weak = hint_writes && !hint_writes_in_order;
  wire [3:0] hint_pending_written = hint_is_weak ? WEAK_WRITE : hint_pending_pushed;
  wire [3:0] hint_pending_once = hint_reads_once ? READ_ONCE : READ_SHARED;
  wire [3:0] hint_pending_read = hint_reads_owned ? READ_OWNED : hint_pending_once;
  wire [3:0] hint_pending_write = hint_owns ? hint_pending_owned : hint_pending_written;
  wire [3:0] hint_pending_other = (hint_owns || hint_writes_through) ? hint_pending_write : FINAL;
  wire asked_reads = hint_reads_once || hint_reads_shared;
  wire asked_needs_owned = hint_reads_owned || hint_owns;
  wire asked_watches = searched_operation == LINE_OPERATION_WATCH;
  wire asked_gives_back = hint_writes_through || hint_evicts_1 || hint_flushes_1;
  wire [4:0] asked_opcode = hint_is_read ? hint_read_opcode : hint_by_copy;
  wire [3:0] asked_pending = hint_is_read ? hint_pending_read : hint_pending_other;
  wire resumed_has_data = (resumed_entry_pending == READ_ONCE) ||
      (resumed_entry_pending == READ_SHARED) || (resumed_entry_pending == READ_OWNED);
  wire resumed_has_answer = !(resumed_entry_pending == READ_ONCE);
  wire entries_damaged_word = entries_damaged[probe_operation_entry];
  wire resumed_damaged = resumed_has_data && entries_damaged_word;
  wire resumed_failed = resumed_entry_failed || (resumed_has_answer && resumed_answer_fails) ||
      resumed_damaged;
  wire [4:0] entries_held_word = entries_held[probe_operation_entry];
  wire entries_turns_word_1 = entries_turns[probe_operation_entry];
  wire [2:0] entries_grants_word = entries_grants[probe_operation_entry];
  wire [2:0] resumed_held = ((entries_turns_word_1 ^ entries_held_word[3]) &&
      entries_grants_word[0] && !entries_held_word[4]) ? {1'b1, entries_grants_word[2:1]} :
      entries_held_word[2:0];
  wire [511:0] written_data = writes_read_data[511:0];
  wire [63:0] written_byte_enable = writes_read_data[575:512];
  wire reads = select_request || select_snoop || select_complete || select_look;
  wire sets_same_set_any = is_request || is_snoop || is_complete;
  wire [36:0] sets_tag_2 = probe_operation_line[45:9];
  wire [36:0] sets_tag_3 = operation_line[45:9];
  wire sets_is_of_last = sets_last_set == sets_set_2;
  wire sets_last_equal = sets_last_tag == sets_tag_2;
  wire sets_last_place_equal = sets_last_place_tag == sets_tag_2;
  wire sets_is_stale = sets_is_of_last && sets_wrote[0];
  wire sets_is_stale_1 = sets_is_of_last && sets_wrote[1];
  wire sets_is_stale_2 = sets_is_of_last && sets_wrote[2];
  wire sets_is_stale_3 = sets_is_of_last && sets_wrote[3];
  wire [18:0] sets_summaries_word = sets_summaries[sets_set_2];
  wire [7:0] sets_summary_2_states = sets_summaries_word[7:0];
  wire [2:0] sets_summary_2_tree = sets_summaries_word[10:8];
  wire [3:0] sets_summary_2_outstanding = sets_summaries_word[14:11];
  wire [3:0] sets_summary_2_marked = sets_summaries_word[18:15];
  wire [3:0] sets_pinned_2 = sets_pinned[sets_set_2];
  wire [3:0] sets_is_used = sets_summary_2_outstanding | sets_summary_2_marked;
  wire [3:0] sets_unused = ~sets_is_used;
  wire [36:0] sets_stored_tag = sets_places_0_read_data[36:0];
  wire [6:0] sets_stored_entry = sets_places_0_read_data[43:37];
  wire sets_is_stale_4 = sets_is_of_last && sets_wrote_place[0];
  wire [6:0] sets_entry = sets_is_stale_4 ? sets_last_place_entry : sets_stored_entry;
  wire [36:0] sets_stored_tag_1 = sets_places_1_read_data[36:0];
  wire [6:0] sets_stored_entry_1 = sets_places_1_read_data[43:37];
  wire sets_is_stale_5 = sets_is_of_last && sets_wrote_place[1];
  wire [6:0] sets_entry_1 = sets_is_stale_5 ? sets_last_place_entry : sets_stored_entry_1;
  wire [36:0] sets_stored_tag_2 = sets_places_2_read_data[36:0];
  wire [6:0] sets_stored_entry_2 = sets_places_2_read_data[43:37];
  wire sets_is_stale_6 = sets_is_of_last && sets_wrote_place[2];
  wire [6:0] sets_entry_2 = sets_is_stale_6 ? sets_last_place_entry : sets_stored_entry_2;
  wire [36:0] sets_stored_tag_3 = sets_places_3_read_data[36:0];
  wire [6:0] sets_stored_entry_3 = sets_places_3_read_data[43:37];
  wire sets_is_stale_7 = sets_is_of_last && sets_wrote_place[3];
  wire [6:0] sets_entry_3 = sets_is_stale_7 ? sets_last_place_entry : sets_stored_entry_3;
  wire [3:0] sets_summary_2_states_joined = {!(|sets_summary_2_states[7:6]),
      !(|sets_summary_2_states[5:4]), !(|sets_summary_2_states[3:2]),
      !(|sets_summary_2_states[1:0])};
  wire sets_any_empty = (|sets_summary_2_states_joined[1:0]) ||
      (|sets_summary_2_states_joined[3:2]);
  wire [1:0] sets_first_empty = {!(|sets_summary_2_states_joined[1:0]),
      (|sets_summary_2_states_joined[1:0]) ? |sets_summary_2_states[1:0] :
      |sets_summary_2_states[5:4]};
  wire [1:0] sets_pointed = {sets_summary_2_tree[0],
      sets_summary_2_tree[0] ? sets_summary_2_tree[2] : sets_summary_2_tree[1]};
  wire [3:0] sets_pinned_2_inverted = ~sets_pinned_2;
  wire [1:0] sets_first_free = {!(|sets_pinned_2_inverted[1:0]),
      (|sets_pinned_2_inverted[1:0]) ? !sets_pinned_2_inverted[0] : !sets_pinned_2_inverted[2]};
  wire [1:0] sets_used = sets_pinned_2[sets_pointed] ? sets_first_free : sets_pointed;
  wire [1:0] sets_victim = (sets_any_empty && !probe_is_look) ? sets_first_empty : probe_is_look ?
      flush_way : sets_used;
  wire [147:0] sets_way_tags = {sets_is_stale_3 ? sets_last_tag : sets_stored_3,
      sets_is_stale_2 ? sets_last_tag : sets_stored_2,
      sets_is_stale_1 ? sets_last_tag : sets_stored_1, sets_is_stale ? sets_last_tag : sets_stored};
  wire [36:0] sets_victim_tag = sets_way_tags[{6'd0, sets_victim} * 8'h25 +: 37];
  wire sets_same_set = sets_same_set_any && (sets_found_set == sets_set_2);
  wire sets_same_tag = sets_tag_3 == sets_tag_2;
  wire sets_same_place = is_complete ? sets_found_victim_tag == sets_tag_2 : sets_same_tag;
  wire [3:0] sets_unused_merged = sets_unused | (sets_unused << 1);
  wire [7:0] sets_summary_states = sets_found_same_set ? sets_last_summary_states :
      sets_found_summary_states;
  wire [2:0] sets_summary_tree = sets_found_same_set ? sets_last_summary_tree :
      sets_found_summary_tree;
  wire [3:0] sets_summary_outstanding = sets_found_same_set ? sets_last_summary_outstanding :
      sets_found_summary_outstanding;
  wire [3:0] sets_summary_marked = sets_found_same_set ? sets_last_summary_marked :
      sets_found_summary_marked;
  wire [3:0] sets_pinned_3 = sets_found_same_set ? sets_last_pinned : sets_found_pinned;
  wire [3:0] sets_rewritten = sets_wrote & {4{sets_found_same_set}};
  wire [3:0] sets_equal_now = (sets_found_equal & ~sets_rewritten) |
      (sets_rewritten & {4{sets_found_same_line}});
  wire [3:0] sets_replaced = sets_wrote_place & {4{sets_found_same_set}};
  wire [3:0] sets_same_place_1 = {4{sets_found_same_place}};
  wire [3:0] sets_place_equal_now = (sets_found_place_equal & ~sets_replaced) |
      (sets_replaced & sets_same_place_1);
  wire [3:0] sets_hits = {sets_equal_now[3] && (|sets_summary_states[7:6]),
      sets_equal_now[2] && (|sets_summary_states[5:4]),
      sets_equal_now[1] && (|sets_summary_states[3:2]),
      sets_equal_now[0] && (|sets_summary_states[1:0])};
  wire [1:0] sets_state = (sets_summary_states[1:0] & {2{sets_equal_now[0]}}) |
      (sets_summary_states[3:2] & {2{sets_equal_now[1]}}) |
      (sets_summary_states[5:4] & {2{sets_equal_now[2]}}) |
      (sets_summary_states[7:6] & {2{sets_equal_now[3]}});
  wire [3:0] sets_victims = 4'd1 << sets_found_victim;
  wire [1:0] sets_victim_state = (sets_summary_states[1:0] & {2{sets_victims[0]}}) |
      (sets_summary_states[3:2] & {2{sets_victims[1]}}) |
      (sets_summary_states[5:4] & {2{sets_victims[2]}}) |
      (sets_summary_states[7:6] & {2{sets_victims[3]}});
  wire [3:0] sets_under_way = sets_place_equal_now & sets_summary_outstanding;
  wire [3:0] sets_under_way_before = sets_under_way & ~sets_replaced;
  wire sets_is_last_place = |(sets_under_way & sets_replaced);
  wire [4:0] sets_have_line = {sets_is_last_place, sets_under_way_before};
  wire [34:0] sets_numbers = {sets_last_place_entry, sets_found_entries};
  wire [6:0] sets_at = (sets_numbers[6:0] & {7{sets_have_line[0]}}) |
      (sets_numbers[13:7] & {7{sets_have_line[1]}}) | (sets_numbers[20:14] &
      {7{sets_have_line[2]}}) | (sets_numbers[27:21] & {7{sets_have_line[3]}}) |
      (sets_numbers[34:28] & {7{sets_have_line[4]}});
  wire [3:0] sets_summary_merged = ~(sets_summary_outstanding | sets_summary_marked) |
      (~(sets_summary_outstanding | sets_summary_marked) << 1);
  wire [3:0] sets_free_place = ~(sets_summary_outstanding | sets_summary_marked) &
      ~((sets_summary_merged | (sets_summary_merged << 2)) << 1);
  wire sets_has_room = sets_found_has_room && (!sets_found_same_set || sets_found_has_more_room);
  wire [1:0] sets_way = {|(sets_hits & 4'hc), |(sets_hits & 4'ha)};
  wire sets_is_late = sets_found_same_set && (|sets_wrote);
  wire [3:0] sets_installed = sets_victims & {4{sets_installs}};
  wire [3:0] sets_changed = (sets_hits & {4{sets_changes}}) | sets_installed;
  wire [7:0] sets_states = {sets_changed[3] ? sets_new_state : sets_summary_states[7:6],
      sets_changed[2] ? sets_new_state : sets_summary_states[5:4],
      sets_changed[1] ? sets_new_state : sets_summary_states[3:2],
      sets_changed[0] ? sets_new_state : sets_summary_states[1:0]};
  wire [1:0] sets_used_way = sets_installs ? sets_found_victim : sets_way;
  wire [2:0] sets_used_1 = {sets_used_way[1] ? !sets_used_way[0] : sets_summary_tree[2],
      !sets_used_way[1] ? !sets_used_way[0] : sets_summary_tree[1], !sets_used_way[1]};
  wire [3:0] sets_allocated = sets_free_place & {4{sets_allocates}};
  wire [3:0] sets_freed = sets_found_own & {4{sets_frees}};
  wire [3:0] sets_new_marks = sets_found_own & {4{sets_marks}};
  wire [3:0] sets_outstanding_after = (sets_summary_outstanding | (sets_found_own & {4{sets_asks}})
      | sets_allocated) & ~sets_freed;
  wire [3:0] sets_marked_after = (sets_summary_marked | sets_new_marks) &
      ~(sets_found_own & {4{sets_unmarks}});
  wire [3:0] sets_put_at = sets_allocated | (sets_found_own & {4{sets_evicts}});
  wire [2:0] sets_after_tree = sets_touches ? sets_used_1 : sets_summary_tree;
  wire [7:0] sets_written_set = sets_sweeping ? sets_swept : sets_found_set;
  wire [7:0] sets_written_states = sets_states & {8{!sets_sweeping}};
  wire [2:0] sets_written_tree = sets_after_tree & {3{!sets_sweeping}};
  wire [3:0] sets_written_outstanding = sets_outstanding_after & {4{!sets_sweeping}};
  wire [3:0] sets_written_marked = sets_marked_after & {4{!sets_sweeping}};
  wire [3:0] sets_begun = sets_pinned_3 | (sets_hits & {4{sets_begins}});
  wire [3:0] sets_after = sets_begun & ~(sets_hits & {4{sets_ends}});
  wire [3:0] sets_written = sets_after & {4{!sets_sweeping}};
  wire [36:0] sets_place_tag = is_complete ? sets_found_victim_tag : sets_tag_3;
  wire found_is_served = |(sets_place_equal_now & sets_summary_marked);
  wire found_comes_first = found_is_served && !operation_has_waited;
  wire found_has_modified = found_candidates_has_modified[0] || found_candidates_has_modified[1] ||
      found_candidates_has_modified[2] || found_candidates_has_modified[3] ||
      found_candidates_has_modified[4];
  wire found_gives = found_candidates_gives[0] || found_candidates_gives[1] ||
      found_candidates_gives[2] || found_candidates_gives[3] || found_candidates_gives[4];
  wire [8:0] found_current = found_candidates_current[0] | found_candidates_current[1] |
      found_candidates_current[2] | found_candidates_current[3] | found_candidates_current[4];
  wire [2:0] found_current_copy_state = found_current[2:0];
  wire found_current_copy_turn = found_current[3];
  wire found_current_copy_is_later = found_current[4];
  wire found_current_turn = found_current[5];
  wire found_current_grant_grants = found_current[6];
  wire [1:0] found_current_grant_state = found_current[8:7];
  wire [2:0] found_held = ((found_current_turn ^ found_current_copy_turn) &&
      found_current_grant_grants && !found_current_copy_is_later) ?
      {1'b1, found_current_grant_state} : found_current_copy_state;
  wire found_invalidates = operation_snoop == SNP_INV;
  wire found_shares = operation_snoop == SNP_DATA;
  wire [2:0] found_after = {found_held[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(found_held[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      found_held[1:0]};
  wire found_loses = found_gives && !(found_held[1:0] == LINE_STATE_INVALID) &&
      (found_invalidates || (found_shares && !(found_held[1:0] == LINE_STATE_SHARED))) &&
      !found_held[2];
  wire found_changes_next = is_snoop && found_gives && (sets_at == probe_operation_entry);
  wire [2:0] found_entry_held = found_was_changed ? found_changed_to : found_resumed_held;
  wire found_at_waited = entries_waited[sets_at];
  wire found_is_waited = entries_waited[operation_entry];
  wire [1:0] found_given = found_held[1:0];
  wire [1:0] found_state = found_given & {2{found_gives}};
  wire [12:0] entries_snoops_word = entries_snoops[operation_entry];
  wire [11:0] found_owed_uqid = entries_snoops_word[11:0];
  wire found_owed_is_owed = entries_snoops_word[12];
  wire port_waits_0 = was_refused_0 || was_refused_before_0;
  wire port_waits_1 = was_refused_1 || was_refused_before_1;
  wire waits = operation_port ? port_waits_1 : port_waits_0;
  wire is_void = waits && !operation_is_own && !operation_has_waited;
  wire decide_resumes_again = is_complete && sets_is_late &&
      ((found_resumed_pending == READ_SHARED) || (found_resumed_pending == READ_OWNED) ||
      (found_resumed_pending == OWN));
  wire decide_completes = is_complete && !decide_resumes_again;
  wire decide_is_request = is_request && !is_void;
  wire decide_is_free = !(|(sets_pinned_3 & sets_hits));
  wire decide_is_its_turn = !((|sets_under_way) || found_comes_first);
  wire decide_may_go = decide_is_request && decide_is_free;
  wire decide_has_number = operation_has_waited || numbers_next_sink_valid;
  wire decide_has_copy = !(sets_state == LINE_STATE_INVALID);
  wire decide_has_copy_1 = !(sets_state == LINE_STATE_INVALID);
  wire decide_watches = hint_watches && decide_has_copy_1 &&
      !(operation_port ? watches_1_full : watches_0_full);
  wire decide_watches_nothing = hint_watches && ((sets_state == LINE_STATE_INVALID) ||
      (operation_port ? watches_1_full : watches_0_full));
  wire decide_reads_copy = hint_reads && decide_has_copy_1;
  wire decide_uses_owned = hint_needs_owned && ((sets_state == LINE_STATE_EXCLUSIVE) ||
      (sets_state == LINE_STATE_MODIFIED));
  wire decide_evicts_nothing = hint_evicts && (sets_state == LINE_STATE_INVALID);
  wire decide_takes_modified = (sets_state == LINE_STATE_MODIFIED) && hint_gives_back;
  wire [4:0] decide_opcode = decide_takes_modified ? D2H_REQUEST_OPCODE_DIRTY_EVICT : hint_opcode;
  wire [3:0] decide_pending_evict = hint_flushes ? FLUSH : DIRTY_EVICT;
  wire [3:0] decide_pending = decide_takes_modified ? decide_pending_evict : hint_pending;
  wire decide_keeps_state = decide_takes_modified || hint_evicts;
  wire [2:0] decide_start_held = decide_keeps_state ? {1'b0, sets_state} : INVALID;
  wire decide_start_responds = !operation_is_own;
  wire decide_at_once = decide_reads_copy || decide_uses_owned || decide_evicts_nothing ||
      decide_watches_nothing;
  wire decide_delivery_gives_cached_all = hint_writes_copy &&
      ((sets_state == LINE_STATE_EXCLUSIVE) || (sets_state == LINE_STATE_MODIFIED));
  wire decide_has_place = operation_has_waited || sets_has_room;
  wire decide_may_begin = decide_may_go && !(decide_at_once || decide_watches) && decide_has_number
      && decide_has_place;
  wire decide_begins = decide_may_begin && decide_is_its_turn;
  wire decide_begins_watch = decide_may_go && decide_watches && decide_is_its_turn;
  wire decide_is_served = decide_may_go && decide_at_once && decide_is_its_turn;
  wire decide_may_wait = decide_is_request && (|sets_under_way) && !found_is_served &&
      !operation_is_own;
  wire decide_joins = decide_may_wait && places_next_sink_valid;
  wire decide_lacks_place = decide_may_wait && !places_next_sink_valid;
  wire decide_may_lack = !(decide_at_once || decide_watches) && !decide_has_number;
  wire decide_lacks_number = decide_may_go && decide_may_lack && decide_is_its_turn;
  wire decide_may_be_refused = decide_is_request && !operation_has_waited;
  wire decide_lacks_room = !(decide_at_once || decide_watches) && !sets_has_room;
  wire decide_refused_in_turn = decide_may_be_refused &&
      (!decide_is_free || decide_may_lack || decide_lacks_room);
  wire decide_is_refused = decide_is_its_turn ? decide_refused_in_turn : decide_may_be_refused &&
      !decide_joins;
  wire decide_writes_copy = decide_may_go && decide_delivery_gives_cached_all && decide_is_its_turn;
  wire decide_gives_up = decide_may_begin && decide_has_copy && decide_is_its_turn;
  wire decide_uses_copy = decide_may_go && decide_has_copy && decide_at_once && decide_is_its_turn;
  wire decide_changes_copy = ((decide_may_begin && decide_has_copy) ||
      (decide_may_go && decide_delivery_gives_cached_all)) && decide_is_its_turn;
  wire decide_is_local = found_resumed_port ? write_policy_local_writes[1] :
      write_policy_local_writes[0];
  wire decide_moves_victim = found_is_waited && (sets_victim_state == LINE_STATE_MODIFIED);
  wire decide_can_move = numbers_next_sink_valid && sets_has_room;
  wire decide_takes_none = (|(sets_pinned_3 & sets_victims)) || !(flush_phase == IDLE);
  wire decide_is_full = decide_takes_none || (decide_moves_victim && !decide_can_move);
  wire decide_once = found_resumed_pending == READ_ONCE;
  wire decide_shared = found_resumed_pending == READ_SHARED;
  wire decide_owned = found_resumed_pending == READ_OWNED;
  wire decide_own = found_resumed_pending == OWN;
  wire decide_flushed = found_resumed_pending == FLUSH;
  wire decide_dirty = (found_resumed_pending == DIRTY_EVICT) || decide_flushed;
  wire decide_write = found_resumed_pending == WRITE;
  wire decide_weak = found_resumed_pending == WEAK_WRITE;
  wire decide_pulled = decide_dirty || (found_resumed_pending == PUSH) || decide_write ||
      decide_weak;
  wire decide_forwards = found_owed_is_owed && decide_dirty;
  wire decide_sends = decide_pulled && !decide_forwards;
  wire decide_flushes = decide_flushed && !decide_forwards;
  wire decide_continues = (decide_write && !found_resumed_failed) || decide_weak || decide_flushes;
  wire decide_finishes = !decide_forwards && !decide_continues;
  wire [1:0] decide_kept = found_entry_held[1:0];
  wire decide_comes = found_entry_held[2] && !(decide_kept == LINE_STATE_INVALID);
  wire decide_is_kept = decide_comes && !found_resumed_failed;
  wire decide_installs = decide_is_kept && !decide_is_full;
  wire decide_evicts = decide_installs && (sets_victim_state == LINE_STATE_MODIFIED);
  wire decide_is_modified = decide_kept == LINE_STATE_MODIFIED;
  wire decide_is_lost = decide_owned && found_resumed_failed &&
      (found_answer_modified || found_owed_is_owed);
  wire decide_has_no_place = decide_is_kept && decide_is_full;
  wire decide_returns = (decide_is_lost || decide_has_no_place) && decide_is_modified;
  wire [3:0] decide_next_pending = decide_weak ? WEAK_FINAL : FINAL;
  wire decide_tells_early = decide_weak && decide_is_local && found_resumed_responds;
  wire decide_next_responds = found_resumed_responds && !decide_tells_early;
  wire decide_responds = (decide_finishes && found_resumed_responds) || decide_tells_early;
  wire decide_frees = decide_finishes && !decide_evicts && !decide_returns;
  wire decide_is_bogus = decide_dirty && !(found_entry_held == MODIFIED);
  wire decide_uses_read = decide_once || decide_shared || decide_owned || decide_own;
  wire decide_installs_1 = decide_completes && decide_installs;
  wire decide_evicts_1 = decide_completes && decide_evicts;
  wire decide_returns_1 = decide_completes && decide_returns;
  wire decide_continues_1 = decide_completes && decide_continues;
  wire decide_forwards_1 = decide_completes && decide_forwards;
  wire decide_pays = decide_completes && found_owed_is_owed;
  wire decide_copy_is_modified = sets_state == LINE_STATE_MODIFIED;
  wire decide_answers = is_snoop && !operation_is_debt;
  wire decide_pays_debt = is_snoop && operation_is_debt;
  wire decide_may_change = operation_is_debt || (operation_has_room && decide_is_free);
  wire decide_owes = decide_answers && decide_copy_is_modified && decide_is_free &&
      !operation_has_room;
  wire [1:0] decide_known = found_state | sets_state;
  wire decide_invalidates = operation_snoop == SNP_INV;
  wire decide_shares = operation_snoop == SNP_DATA;
  wire [1:0] decide_copy_after = decide_invalidates ? LINE_STATE_INVALID :
      (decide_shares && !(sets_state == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : sets_state;
  wire decide_copy_changes = is_snoop && !(sets_state == LINE_STATE_INVALID) &&
      (decide_invalidates || (decide_shares && !(sets_state == LINE_STATE_SHARED))) &&
      (decide_may_change || !decide_copy_is_modified);
  wire [1:0] decide_request_state = decide_delivery_gives_cached_all ? LINE_STATE_MODIFIED :
      LINE_STATE_INVALID;
  wire [1:0] decide_snoop_state = is_snoop ? decide_copy_after : decide_request_state;
  wire [1:0] decide_way = decide_completes ? sets_found_victim : sets_way;
  wire [9:0] decide_address = {sets_found_set, decide_way};
  wire decide_takes_copy = decide_copy_changes && (decide_copy_after == LINE_STATE_INVALID);
  wire decide_leaves = decide_installs_1 || decide_gives_up || decide_takes_copy;
  wire [63:0] decide_port_bytes = operation_port ? queue_1_written_byte_enable :
      queue_0_written_byte_enable;
  wire [63:0] decide_own_bytes = operation_has_waited ? written_byte_enable : decide_port_bytes;
  wire [63:0] decide_stored_bytes = decide_own_bytes | {64{decide_completes}};
  wire [63:0] decide_merged_bytes = written_byte_enable &
      {64{found_resumed_writes && !found_resumed_failed}};
  wire [63:0] decide_read_bytes = ~decide_merged_bytes & {64{is_complete && decide_uses_read}};
  wire decide_is_of_store = is_complete || operation_has_waited;
  wire [63:0] decide_takes_upper = decide_is_of_store ? decide_read_bytes : {64{operation_port}};
  wire [511:0] decide_upper = decide_is_of_store ? read : queue_1_written_data;
  wire [511:0] decide_lower = decide_is_of_store ? written_data : queue_0_written_data;
  wire [7:0] decide_victim_line_joined = {operation_line[8:2] ^ operation_line[16:10] ^
      operation_line[23:17] ^ operation_line[30:24] ^ operation_line[37:31] ^ operation_line[44:38]
      ^ {6'd0, operation_line[45]} ^ sets_found_victim_tag[7:1] ^ sets_found_victim_tag[14:8] ^
      sets_found_victim_tag[21:15] ^ sets_found_victim_tag[28:22] ^ sets_found_victim_tag[35:29] ^
      {6'd0, sets_found_victim_tag[36]}, operation_line[1]};
  wire [45:0] decide_victim_line = {sets_found_victim_tag, decide_victim_line_joined,
      (^operation_line) ^ (^{sets_found_victim_tag, decide_victim_line_joined, 1'b0})};
  wire [45:0] decide_returned_line = decide_evicts_1 ? decide_victim_line : operation_line;
  wire decide_writes_back = decide_evicts_1 || decide_returns_1;
  wire decide_written_back_poisoned = decide_returns_1 && found_resumed_failed;
  wire [3:0] decide_goes_on_pending = decide_continues_1 ? decide_next_pending : DIRTY_EVICT;
  wire decide_goes_on_responds = decide_continues_1 ? decide_next_responds : 1'b0;
  wire decide_goes_on_failed = decide_continues_1 ? found_resumed_failed : 1'b0;
  wire decide_goes_on_poisoned = decide_continues_1 ? found_resumed_poisoned :
      decide_written_back_poisoned;
  wire [2:0] decide_still_held = decide_continues_1 ? INVALID : MODIFIED;
  wire [3:0] decide_start_pending = decide_completes ? decide_goes_on_pending : decide_pending;
  wire decide_start_responds_1 = decide_completes ? decide_goes_on_responds : decide_start_responds;
  wire decide_start_port = decide_completes ? found_resumed_port : operation_port;
  wire [9:0] decide_start_tag = decide_completes ? found_resumed_tag : operation_tag;
  wire decide_start_writes = decide_completes ? found_resumed_writes : hint_writes_copy;
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
  wire decide_serves = decide_frees_1 && found_is_waited;
  wire decide_may_leave = decide_may_go && operation_has_waited;
  wire decide_leaves_entry = decide_may_leave && decide_is_its_turn;
  wire decide_may_empty = decide_may_leave && waiting_is_last;
  wire decide_empties = decide_may_empty && decide_is_its_turn;
  wire decide_stops_serving = ((decide_may_leave && decide_may_begin) || decide_may_empty) &&
      decide_is_its_turn;
  wire decide_serves_on = is_request && operation_has_waited && !decide_stops_serving;
  wire decide_turns_again = decide_serves || decide_serves_on || decide_resumes_again;
  wire entries_records_any = (is_request && decide_has_number) || decide_may_end;
  wire entries_turns_again_enters_any = is_complete || (is_request && operation_has_waited);
  wire [4:0] decide_evict_or_flush = decide_flushes_1 ? D2H_REQUEST_OPCODE_CL_FLUSH :
      D2H_REQUEST_OPCODE_DIRTY_EVICT;
  wire [4:0] decide_opcode_1 = decide_completes ? decide_evict_or_flush : decide_opcode;
  wire [11:0] decide_asked_cqid = {5'd0, decide_target};
  wire decide_sends_entry = decide_completes && decide_sends;
  wire decide_sends_cached = is_snoop && decide_copy_is_modified && decide_may_change;
  wire decide_answers_read = decide_completes && decide_uses_read && !found_resumed_failed;
  wire [11:0] decide_entry_uqid = found_owed_is_owed ? found_owed_uqid : found_answer_uqid;
  wire decide_is_damaged = found_resumed_poisoned || (found_resumed_failed && decide_uses_read);
  wire [63:0] decide_merges = (decide_takes_modified && hint_merges) ? decide_own_bytes :
      ~{64{decide_takes_modified}};
  wire decide_delivery_responds = decide_is_served || is_wake ||
      (decide_completes && decide_responds);
  wire decide_delivery_port = decide_completes ? found_resumed_port : operation_port;
  wire [9:0] decide_delivery_tag = decide_completes ? found_resumed_tag : operation_tag;
  wire decide_delivery_fails = decide_completes && found_resumed_failed;
  wire decide_delivery_gives_cached = (decide_is_served && !decide_delivery_gives_cached_all) ||
      decide_sends_cached;
  wire decide_delivery_gives_carried = decide_answers_read || decide_sends_entry || decide_pays;
  wire decide_delivery_sends = decide_sends_entry || decide_pays || decide_sends_cached;
  wire [11:0] decide_delivery_uqid = decide_completes ? decide_entry_uqid : operation_uqid;
  wire decide_delivery_is_bogus = decide_sends_entry && decide_is_bogus;
  wire decide_delivery_is_poisoned = decide_completes && decide_is_damaged;
  wire [63:0] decide_delivery_sent_bytes = decide_sends_entry ? written_byte_enable : {64{1'b1}};
  wire [63:0] decide_delivery_carried_bytes = decide_completes ? {64{decide_returns_1}} :
      decide_merges;
  wire [63:0] decide_delivery_stored_bytes = (decide_completes || decide_takes_modified) ?
      {64{1'b1}} : decide_own_bytes;
  wire decide_is_evict = !decide_uses_read && !(found_entry_held == INVALID);
  wire decide_ends_evict = (decide_frees_1 || decide_flushes_1) && decide_is_evict;
  wire decide_drops = decide_gives_up && (decide_start_held == INVALID);
  wire decide_becomes_modified = decide_writes_copy && (sets_state == LINE_STATE_EXCLUSIVE);
  wire decide_by_snoop = decide_copy_changes || (is_snoop && found_loses);
  wire [1:0] decide_entry_state = found_entry_held[1:0];
  wire [1:0] decide_entry_before = decide_uses_read ? LINE_STATE_INVALID : decide_entry_state;
  wire [1:0] decide_before = decide_completes ? decide_entry_before : decide_known;
  wire [1:0] decide_other_after = is_snoop ? (decide_invalidates ? LINE_STATE_INVALID :
      (decide_shares && !(decide_known == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : decide_known)
      : decide_request_state;
  wire [1:0] decide_returned_or_none = decide_returns_1 ? LINE_STATE_MODIFIED : LINE_STATE_INVALID;
  wire [1:0] decide_entry_after = decide_installs_1 ? decide_kept : decide_returned_or_none;
  wire [1:0] decide_line_change_after = decide_completes ? decide_entry_after : decide_other_after;
  wire decide_clean_victim = (sets_victim_state == LINE_STATE_SHARED) ||
      (sets_victim_state == LINE_STATE_EXCLUSIVE);
  wire responses_1_returns_any = (is_request && !operation_has_waited &&
      !(decide_is_served || decide_begins || decide_joins)) || decide_begins_watch;
  wire decide_any = decide_frees_1 || decide_evicts_1 || decide_pays_debt || decide_leaves_entry;
  wire is_of_port = !operation_port;
  wire is_of_port_1 = is_of_port && !operation_is_own;
  wire begins = decide_begins || decide_begins_watch || decide_joins;
  wire is_of_queue = is_of_port_1 && !operation_has_waited;
  wire proceeds = (decide_is_served || begins) && is_of_queue;
  wire [7:0] watches_0_begun = (8'd1 << watches_0_next) & {8{decide_begins_watch && is_of_port_1}};
  wire [7:0] watches_0_leaving = watches_0_waiting & watches_0_is_there;
  wire [7:0] watches_0_answered = (8'd1 << watches_0_woken) & {8{watches_0_wakes}};
  wire [7:0] watches_0_left_merged = watches_0_left | (watches_0_left << 1);
  wire [7:0] watches_0_left_merged_1 = watches_0_left_merged | (watches_0_left_merged << 2);
  wire is_of_port_2 = operation_port && !operation_is_own;
  wire begins_1 = decide_begins || decide_begins_watch || decide_joins;
  wire is_of_queue_1 = is_of_port_2 && !operation_has_waited;
  wire proceeds_1 = (decide_is_served || begins_1) && is_of_queue_1;
  wire [7:0] watches_1_begun = (8'd1 << watches_1_next) & {8{decide_begins_watch && is_of_port_2}};
  wire [7:0] watches_1_leaving = watches_1_waiting & watches_1_is_there;
  wire [7:0] watches_1_answered = (8'd1 << watches_1_woken) & {8{watches_1_wakes}};
  wire [7:0] watches_1_left_merged = watches_1_left | (watches_1_left << 1);
  wire [7:0] watches_1_left_merged_1 = watches_1_left_merged | (watches_1_left_merged << 2);
  wire entries_owes = is_snoop && (found_state == LINE_STATE_MODIFIED);
  wire [6:0] entries_at = is_snoop ? sets_at : decide_target;
  wire entries_gives = is_snoop && found_gives;
  wire entries_turns_word_3 = entries_turns[numbers_next_sink_value];
  wire entries_turns_word_4 = entries_turns[operation_entry];
  wire entries_target_turn = decide_target_is_free ? entries_turns_word_3 : entries_turns_word_4;
  wire [2:0] entries_copy_state = is_snoop ? found_after : decide_completes ? decide_still_held :
      decide_start_held;
  wire entries_copy_turn = is_snoop ? found_current_copy_turn : entries_target_turn;
  wire entries_copy_is_later = is_snoop && (found_current_turn ^ found_current_copy_turn) &&
      found_current_grant_grants;
  wire entries_wants_answer_asks = requests_sink_valid && requests_sink_ready &&
      !(requests_sink_opcode == D2H_REQUEST_OPCODE_RD_CURR);
  wire entries_wants_answer_came_word_2 = entries_wants_answer_came[requests_sink_cqid[6:0]];
  wire entries_wants_answer_continued_word_2 =
      entries_wants_answer_continued[requests_sink_cqid[6:0]];
  wire entries_wants_answer_others = entries_wants_answer_came_word_2 ^
      entries_wants_answer_continued_word_2;
  wire entries_wants_answer_asked_word_2 = entries_wants_answer_asked[operation_entry];
  wire entries_wants_answer_came_word_3 = entries_wants_answer_came[operation_entry];
  wire entries_wants_answer_others_1 = entries_wants_answer_asked_word_2 ^
      entries_wants_answer_came_word_3;
  wire entries_wants_data_asks = requests_sink_valid && requests_sink_ready &&
      ((requests_sink_opcode == D2H_REQUEST_OPCODE_RD_CURR) ||
      (requests_sink_opcode == D2H_REQUEST_OPCODE_RD_SHARED) ||
      (requests_sink_opcode == D2H_REQUEST_OPCODE_RD_OWN));
  wire entries_wants_data_others = entries_wants_data_came[requests_sink_cqid[6:0]];
  wire entries_at_work_marks_word = entries_at_work_marks[entries_at_work_left];
  wire entries_at_work_leaves_before = entries_at_work_leaves &&
      (entries_at_work_marks_word ^ entries_at_work_epoch);
  wire entries_at_work_leaves_since = entries_at_work_leaves && !entries_at_work_leaves_before;
  wire [7:0] entries_at_work_step = entries_at_work_leaves_before ? 8'hff : 8'd1;
  wire [7:0] entries_at_work_before_then = ((entries_at_work_comes && entries_at_work_is_of_before)
      ^ entries_at_work_leaves_before) ? entries_at_work_before + entries_at_work_step :
      entries_at_work_before;
  wire [7:0] entries_at_work_step_1 = entries_at_work_leaves_since ? 8'hff : 8'd1;
  wire [7:0] entries_at_work_since_then = ((entries_at_work_comes && !entries_at_work_is_of_before)
      ^ entries_at_work_leaves_since) ? entries_at_work_since + entries_at_work_step_1 :
      entries_at_work_since;
  wire entries_changes_waited = decide_joins || decide_empties;
  wire [6:0] entries_joined = decide_joins ? sets_at : operation_entry;
  wire entries_joins = decide_joins && running;
  wire entries_has_turn_answered_word = entries_has_turn_answered[answers_number];
  wire entries_has_turn_snooped_word = entries_has_turn_snooped[answers_number];
  wire entries_has_turn_decided_word = entries_has_turn_decided[answers_number];
  wire entries_turns_answered_enters = answers_answers_last &&
      !(entries_has_turn_answered_word ^ entries_has_turn_snooped_word ^
      entries_has_turn_decided_word);
  wire entries_turns_is_answered_now = answers_answers_last &&
      (answers_number == entries_turns_snooped_at);
  wire entries_has_turn_answered_word_1 = entries_has_turn_answered[entries_turns_snooped_at];
  wire entries_has_turn_snooped_word_1 = entries_has_turn_snooped[entries_turns_snooped_at];
  wire entries_has_turn_decided_word_1 = entries_has_turn_decided[entries_turns_snooped_at];
  wire entries_turns_snooped_enters = entries_turns_was_snooped &&
      !((entries_has_turn_answered_word_1 ^ entries_has_turn_snooped_word_1 ^
      entries_has_turn_decided_word_1) || entries_turns_is_answered_now);
  wire [4:0] entries_held_word_2 = entries_held[operation_entry];
  wire entries_turns_answered = entries_turns_word_4 ^ entries_held_word_2[3];
  wire entries_turns_is_answered = entries_turns_answered ||
      (answers_answers_last && (answers_number == operation_entry));
  wire entries_turns_again_enters = entries_turns_again_enters_any &&
      ((decide_forwards_1 && entries_turns_is_answered) || decide_turns_again);
  wire entries_turns_others = entries_has_turn_snooped_word ^ entries_has_turn_decided_word;
  wire entries_turns_others_1 = entries_has_turn_answered_word_1 ^ entries_has_turn_decided_word_1;
  wire entries_has_turn_answered_word_2 = entries_has_turn_answered[operation_entry];
  wire entries_has_turn_snooped_word_2 = entries_has_turn_snooped[operation_entry];
  wire entries_turns_others_2 = entries_has_turn_answered_word_2 ^ entries_has_turn_snooped_word_2;
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
  wire fence_begins = fence_stands && !fence_has_begun && !(|entries_unobserved_before);
  wire fence_is_settled = fence_has_begun ? !(|entries_unobserved_before) :
      !(|entries_unobserved_before) && !(|entries_unobserved_since);
  wire entries_unobserved_marks_word = entries_unobserved_marks[entries_unobserved_left];
  wire entries_unobserved_leaves_before = entries_unobserved_leaves &&
      (entries_unobserved_marks_word ^ entries_unobserved_epoch);
  wire entries_unobserved_leaves_since = entries_unobserved_leaves &&
      !entries_unobserved_leaves_before;
  wire [7:0] entries_unobserved_step = entries_unobserved_leaves_before ? 8'hff : 8'd1;
  wire [7:0] entries_unobserved_before_then = ((entries_unobserved_comes &&
      entries_unobserved_is_of_before) ^ entries_unobserved_leaves_before) ?
      entries_unobserved_before + entries_unobserved_step : entries_unobserved_before;
  wire [7:0] entries_unobserved_step_1 = entries_unobserved_leaves_since ? 8'hff : 8'd1;
  wire [7:0] entries_unobserved_since_then = ((entries_unobserved_comes &&
      !entries_unobserved_is_of_before) ^ entries_unobserved_leaves_since) ?
      entries_unobserved_since + entries_unobserved_step_1 : entries_unobserved_since;
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
  wire deliver_status = deliver_due_fails ? LINE_STATUS_ERROR : LINE_STATUS_OKAY;
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

  always @(posedge clk) begin
    answers_answer_opcode <= h2d_response_opcode;
    answers_answer_response_data <= h2d_response_response_data;
    answers_answer_response_pre <= h2d_response_response_pre;
    answers_answer_cqid <= h2d_response_cqid;
    answers_has_answer <= h2d_response_valid;
    answers_data_cqid <= h2d_data_cqid;
    answers_data_chunk_valid <= h2d_data_chunk_valid;
    answers_data_poison <= h2d_data_poison;
    answers_data_go_error <= h2d_data_go_error;
    answers_data_data <= h2d_data_data;
    answers_has_data <= h2d_data_valid;
    if (rst) begin
      answers_has_answer <= 1'b0;
      answers_has_data <= 1'b0;
    end
  end

  always @(posedge clk) begin
    queue_0_started <= 1'b1;
    if (line_request_0_valid && line_request_0_ready) begin
      queue_0_written <= queue_0_written + 5'd1;
    end
    if (queue_0_tries) begin
      queue_0_read <= queue_0_read + 5'd1;
    end
    if (queue_0_served) begin
      queue_0_done <= operation_place + 5'd1;
    end
    if (queue_0_refused) begin
      queue_0_read <= operation_place;
      queue_0_waits <= 1'b1;
    end else if (goes_on_0) begin
      queue_0_waits <= 1'b0;
    end
    queue_0_has_next <= (line_request_0_valid && line_request_0_ready) || queue_0_refused ||
        queue_0_is_more;
    if (rst) begin
      queue_0_written <= 5'd0;
      queue_0_read <= 5'd0;
      queue_0_done <= 5'd0;
      queue_0_waits <= 1'b0;
      queue_0_started <= 1'b0;
      queue_0_has_next <= 1'b0;
    end
  end

  assign line_request_0_ready = queue_0_started && !queue_0_full;

  always @(posedge clk) begin
    queue_1_started <= 1'b1;
    if (line_request_1_valid && line_request_1_ready) begin
      queue_1_written <= queue_1_written + 5'd1;
    end
    if (queue_1_tries) begin
      queue_1_read <= queue_1_read + 5'd1;
    end
    if (queue_1_served) begin
      queue_1_done <= operation_place + 5'd1;
    end
    if (queue_1_refused) begin
      queue_1_read <= operation_place;
      queue_1_waits <= 1'b1;
    end else if (goes_on_1) begin
      queue_1_waits <= 1'b0;
    end
    queue_1_has_next <= (line_request_1_valid && line_request_1_ready) || queue_1_refused ||
        queue_1_is_more;
    if (rst) begin
      queue_1_written <= 5'd0;
      queue_1_read <= 5'd0;
      queue_1_done <= 5'd0;
      queue_1_waits <= 1'b0;
      queue_1_started <= 1'b0;
      queue_1_has_next <= 1'b0;
    end
  end

  assign line_request_1_ready = queue_1_started && !queue_1_full;
  assign line_response_0_valid = responses_0_queue_sink_valid;
  assign responses_0_queue_sink_ready = line_response_0_ready;

  always @(posedge clk) begin
    responses_0_came_back <= responses_0_returns;
    responses_0_taken_places <= responses_0_takes ? responses_0_others + 8'd1 : responses_0_others;
    if (rst) begin
      responses_0_taken_places <= 8'd0;
      responses_0_came_back <= 1'b0;
    end
  end

  assign line_response_1_valid = responses_1_queue_sink_valid;
  assign responses_1_queue_sink_ready = line_response_1_ready;

  always @(posedge clk) begin
    responses_1_came_back <= responses_1_returns;
    responses_1_taken_places <= responses_1_takes ? responses_1_others + 8'd1 : responses_1_others;
    if (rst) begin
      responses_1_taken_places <= 8'd0;
      responses_1_came_back <= 1'b0;
    end
  end

  always @(posedge clk) begin
    watches_0_full <= !(watches_0_begins ? |(watches_0_free &
        ((watches_0_free_merged_1 | (watches_0_free_merged_1 << 4)) << 1)) : |watches_0_free);
    if (rst) begin
      watches_0_full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    watches_1_full <= !(watches_1_begins ? |(watches_1_free &
        ((watches_1_free_merged_1 | (watches_1_free_merged_1 << 4)) << 1)) : |watches_1_free);
    if (rst) begin
      watches_1_full <= 1'b0;
    end
  end

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

  assign turn_next_valid = turn_next_any;
  assign turn_next_number = (turn_answered_sink_number & {7{turn_next_is_chosen}}) |
      (turn_filled_sink_number & {7{turn_next_is_chosen_1}}) |
      (turn_again_sink_number & {7{turn_next_is_chosen_2}}) |
      (turn_snooped_sink_number & {7{turn_next_is_chosen_3}});
  assign turn_next_note = (turn_answered_sink_note && turn_next_is_chosen) ||
      (turn_filled_sink_note && turn_next_is_chosen_1) ||
      (turn_again_sink_note && turn_next_is_chosen_2) ||
      (turn_snooped_sink_note && turn_next_is_chosen_3);

  always @(posedge clk) begin
    turn_next_is_held <= turn_next_any && !turn_next_ready;
    if (turn_next_any) begin
      turn_next_offered_last_0 <= turn_next_is_chosen;
    end
    if (turn_next_any) begin
      turn_next_offered_last_1 <= turn_next_is_chosen_1;
    end
    if (turn_next_any) begin
      turn_next_offered_last_2 <= turn_next_is_chosen_2;
    end
    if (turn_next_any) begin
      turn_next_offered_last_3 <= turn_next_is_chosen_3;
    end
    if (rst) begin
      turn_next_offered_last_0 <= 1'b0;
      turn_next_offered_last_1 <= 1'b0;
      turn_next_offered_last_2 <= 1'b0;
      turn_next_offered_last_3 <= 1'b1;
      turn_next_is_held <= 1'b0;
    end
  end

  assign turn_next_ready = turn_moves;

  always @(posedge clk) begin
    if (turn_moves) begin
      turn_turn_valid <= turn_next_valid;
      turn_turn_number <= turn_next_number;
      turn_turn_note <= turn_next_note;
    end
    if (rst) begin
      turn_turn_valid <= 1'b0;
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
  assign queue_0_tries = select_of_port && !select_port;
  assign queue_1_tries = select_of_port && select_port;
  assign watches_0_wakes = select_wake && select_first_due;
  assign watches_1_wakes = select_wake && !select_first_due;
  assign turns_next = select_turns;
  assign seeks = (queue_0_tries && shortage_0_number_is_known) ||
      (queue_1_tries && shortage_1_number_is_known) || (select_own && flush_may && flush_has_line);

  always @(posedge clk) begin
    probe_is_request <= select_request;
    probe_is_snoop <= select_snoop;
    probe_is_complete <= select_complete;
    probe_is_wake <= select_wake;
    probe_is_look <= select_look;
    probe_operation_line <= select_operation_line;
    probe_operation_entry <= turn_turn_number;
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
    hint_reads <= asked_reads;
    hint_needs_owned <= asked_needs_owned;
    hint_writes_copy <= hint_owns;
    hint_evicts <= hint_evicts_1;
    hint_watches <= asked_watches;
    hint_gives_back <= asked_gives_back;
    hint_merges <= hint_writes_through;
    hint_flushes <= hint_flushes_1;
    if (rst) begin
      is_request <= 1'b0;
      is_snoop <= 1'b0;
      is_complete <= 1'b0;
      is_wake <= 1'b0;
      is_look <= 1'b0;
    end
  end

  always @(posedge clk) begin
    hint_opcode <= asked_opcode;
    hint_pending <= asked_pending;
    resumed_entry_line <= entry_line;
    resumed_entry_pending <= entry_pending;
    resumed_entry_responds <= entry_responds;
    resumed_entry_port <= entry_port;
    resumed_entry_tag <= entry_tag;
    resumed_entry_writes <= entry_writes;
    resumed_entry_failed <= entry_failed;
    resumed_entry_poisoned <= entry_poisoned;
    resumed_answer_uqid <= answer_uqid;
    resumed_answer_modified <= answer_modified;
    resumed_answer_fails <= answer_fails;
  end

  always @(posedge clk) begin
    sets_set_2 <= select_set;
    sets_found_entries <= {sets_entry_3, sets_entry_2, sets_entry_1, sets_entry};
    sets_found_pinned <= sets_pinned_2;
    sets_found_equal <= {sets_is_stale_3 ? sets_last_equal : sets_stored_3 == sets_tag_2,
        sets_is_stale_2 ? sets_last_equal : sets_stored_2 == sets_tag_2,
        sets_is_stale_1 ? sets_last_equal : sets_stored_1 == sets_tag_2,
        sets_is_stale ? sets_last_equal : sets_stored == sets_tag_2};
    sets_found_place_equal <= {sets_is_stale_7 ? sets_last_place_equal : sets_stored_tag_3 ==
        sets_tag_2, sets_is_stale_6 ? sets_last_place_equal : sets_stored_tag_2 == sets_tag_2,
        sets_is_stale_5 ? sets_last_place_equal : sets_stored_tag_1 == sets_tag_2,
        sets_is_stale_4 ? sets_last_place_equal : sets_stored_tag == sets_tag_2};
    sets_found_own <= {(sets_entry_3 == probe_operation_entry) && sets_is_used[3],
        (sets_entry_2 == probe_operation_entry) && sets_is_used[2],
        (sets_entry_1 == probe_operation_entry) && sets_is_used[1],
        (sets_entry == probe_operation_entry) && sets_is_used[0]};
    sets_found_has_room <= |sets_unused;
    sets_found_has_more_room <= |(sets_unused & ((sets_unused_merged | (sets_unused_merged << 2))
        << 1));
    sets_found_victim <= sets_victim;
    sets_found_victim_tag <= sets_victim_tag;
    sets_found_set <= sets_set_2;
    sets_found_summary_states <= sets_summary_2_states;
    sets_found_summary_tree <= sets_summary_2_tree;
    sets_found_summary_outstanding <= sets_summary_2_outstanding;
    sets_found_summary_marked <= sets_summary_2_marked;
    sets_found_same_set <= sets_same_set;
    sets_found_same_line <= sets_same_tag;
    sets_found_same_place <= sets_same_place;
    sets_last_pinned <= sets_after;
    sets_last_summary_states <= sets_states;
    sets_last_summary_tree <= sets_after_tree;
    sets_last_summary_outstanding <= sets_outstanding_after;
    sets_last_summary_marked <= sets_marked_after;
    sets_last_set <= sets_found_set;
    sets_last_tag <= sets_tag_3;
    sets_wrote <= sets_installed;
    sets_last_place_tag <= sets_place_tag;
    sets_last_place_entry <= sets_target;
    sets_wrote_place <= sets_put_at;
    if (rst) begin
      sets_wrote <= 4'd0;
      sets_wrote_place <= 4'd0;
    end
  end

  always @(posedge clk) begin
    found_resumed_line <= resumed_entry_line;
    found_resumed_pending <= resumed_entry_pending;
    found_resumed_responds <= resumed_entry_responds;
    found_resumed_port <= resumed_entry_port;
    found_resumed_tag <= resumed_entry_tag;
    found_resumed_writes <= resumed_entry_writes;
    found_resumed_failed <= resumed_failed;
    found_resumed_poisoned <= resumed_entry_poisoned;
    found_was_changed <= found_changes_next;
    found_changed_to <= found_after;
    found_resumed_held <= resumed_held;
    found_answer_uqid <= resumed_answer_uqid;
    found_answer_modified <= resumed_answer_modified;
    found_answer_fails <= resumed_answer_fails;
    if (rst) begin
      found_was_changed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    was_refused_0 <= queue_0_refused;
    was_refused_before_0 <= was_refused_0;
    was_refused_1 <= queue_1_refused;
    was_refused_before_1 <= was_refused_1;
    if (rst) begin
      was_refused_0 <= 1'b0;
      was_refused_before_0 <= 1'b0;
      was_refused_1 <= 1'b0;
      was_refused_before_1 <= 1'b0;
    end
  end

  assign sets_begins = decide_owes;
  assign sets_ends = decide_pays_debt;
  assign sets_changes = decide_changes_copy || decide_copy_changes;
  assign sets_installs = decide_installs_1;
  assign sets_touches = decide_installs_1 || decide_uses_copy;
  assign sets_new_state = decide_completes ? decide_kept : decide_snoop_state;
  assign sets_allocates = decide_takes_number;
  assign sets_target = decide_target;
  assign sets_evicts = decide_evicts_1 && !found_is_waited;
  assign sets_asks = decide_begins_again || (decide_writes_back && !decide_moves) ||
      decide_flushes_1;
  assign sets_frees = decide_frees_1;
  assign sets_marks = decide_serves;
  assign sets_unmarks = decide_stops_serving;
  assign queue_0_served = proceeds;
  assign queue_0_refused = decide_is_refused && is_of_queue;
  assign goes_on_0 = decide_any || ((shortage_0_number_is_known || shortage_0_place_is_known) &&
      shortage_0_may_try);

  always @(posedge clk) begin
    shortage_0_number_lacked <= decide_lacks_number && is_of_queue;
    shortage_0_number_was_satisfied <= decide_is_served && is_of_queue;
    if (shortage_0_number_lacked) begin
      shortage_0_number_is_known <= 1'b1;
    end else if (shortage_0_number_was_satisfied) begin
      shortage_0_number_is_known <= 1'b0;
    end
    if (rst) begin
      shortage_0_number_is_known <= 1'b0;
      shortage_0_number_lacked <= 1'b0;
      shortage_0_number_was_satisfied <= 1'b0;
    end
  end

  always @(posedge clk) begin
    shortage_0_place_lacked <= decide_lacks_place && is_of_queue;
    shortage_0_place_was_satisfied <= proceeds;
    if (shortage_0_place_lacked) begin
      shortage_0_place_is_known <= 1'b1;
    end else if (shortage_0_place_was_satisfied) begin
      shortage_0_place_is_known <= 1'b0;
    end
    if (rst) begin
      shortage_0_place_is_known <= 1'b0;
      shortage_0_place_lacked <= 1'b0;
      shortage_0_place_was_satisfied <= 1'b0;
    end
  end

  assign responses_0_takes = queue_0_tries || watches_0_wakes;

  always @(posedge clk) begin
    watches_0_leaves <= decide_leaves;
    watches_0_left_place <= decide_address;
    watches_0_waiting <= (watches_0_waiting | watches_0_begun) & ~watches_0_leaving;
    watches_0_left <= (watches_0_left | watches_0_leaving) & ~watches_0_answered;
    watches_0_due <= (|watches_0_leaving) || (watches_0_wakes ?
        |(watches_0_left & ((watches_0_left_merged_1 | (watches_0_left_merged_1 << 4)) << 1)) :
        |watches_0_left);
    if (decide_begins_watch && is_of_port_1) begin
      watches_0_places[watches_0_next] <= decide_address;
    end
    if (rst) begin
      watches_0_waiting <= 8'd0;
      watches_0_left <= 8'd0;
      watches_0_due <= 1'b0;
      watches_0_leaves <= 1'b0;
    end
  end

  assign watches_0_begins = decide_begins_watch && is_of_port_1;
  assign responses_0_returns = responses_1_returns_any && is_of_port_1;
  assign queue_1_served = proceeds_1;
  assign queue_1_refused = decide_is_refused && is_of_queue_1;
  assign goes_on_1 = decide_any || ((shortage_1_number_is_known || shortage_1_place_is_known) &&
      shortage_1_may_try);

  always @(posedge clk) begin
    shortage_1_number_lacked <= decide_lacks_number && is_of_queue_1;
    shortage_1_number_was_satisfied <= decide_is_served && is_of_queue_1;
    if (shortage_1_number_lacked) begin
      shortage_1_number_is_known <= 1'b1;
    end else if (shortage_1_number_was_satisfied) begin
      shortage_1_number_is_known <= 1'b0;
    end
    if (rst) begin
      shortage_1_number_is_known <= 1'b0;
      shortage_1_number_lacked <= 1'b0;
      shortage_1_number_was_satisfied <= 1'b0;
    end
  end

  always @(posedge clk) begin
    shortage_1_place_lacked <= decide_lacks_place && is_of_queue_1;
    shortage_1_place_was_satisfied <= proceeds_1;
    if (shortage_1_place_lacked) begin
      shortage_1_place_is_known <= 1'b1;
    end else if (shortage_1_place_was_satisfied) begin
      shortage_1_place_is_known <= 1'b0;
    end
    if (rst) begin
      shortage_1_place_is_known <= 1'b0;
      shortage_1_place_lacked <= 1'b0;
      shortage_1_place_was_satisfied <= 1'b0;
    end
  end

  assign responses_1_takes = queue_1_tries || watches_1_wakes;

  always @(posedge clk) begin
    watches_1_leaves <= decide_leaves;
    watches_1_left_place <= decide_address;
    watches_1_waiting <= (watches_1_waiting | watches_1_begun) & ~watches_1_leaving;
    watches_1_left <= (watches_1_left | watches_1_leaving) & ~watches_1_answered;
    watches_1_due <= (|watches_1_leaving) || (watches_1_wakes ?
        |(watches_1_left & ((watches_1_left_merged_1 | (watches_1_left_merged_1 << 4)) << 1)) :
        |watches_1_left);
    if (decide_begins_watch && is_of_port_2) begin
      watches_1_places[watches_1_next] <= decide_address;
    end
    if (rst) begin
      watches_1_waiting <= 8'd0;
      watches_1_left <= 8'd0;
      watches_1_due <= 1'b0;
      watches_1_leaves <= 1'b0;
    end
  end

  assign watches_1_begins = decide_begins_watch && is_of_port_2;
  assign responses_1_returns = responses_1_returns_any && is_of_port_2;

  always @(posedge clk) begin
    entries_begins <= flush_begins;
    if (rst) begin
      entries_begins <= 1'b0;
    end
  end

  always @(posedge clk) begin
    entries_at_work_comes <= decide_takes_number || decide_begins_again;
    entries_at_work_number <= decide_target;
    entries_at_work_is_of_before <= decide_begins && operation_is_own;
    entries_at_work_leaves <= decide_frees_1;
    entries_at_work_left <= operation_entry;
    entries_at_work_epoch <= entries_at_work_epoch ^ entries_begins;
    entries_at_work_before <= entries_begins ? entries_at_work_since_then :
        entries_at_work_before_then;
    entries_at_work_since <= entries_at_work_since_then & {8{!entries_begins}};
    if (rst) begin
      entries_at_work_epoch <= 1'b0;
      entries_at_work_before <= 8'd0;
      entries_at_work_since <= 8'd0;
      entries_at_work_comes <= 1'b0;
      entries_at_work_is_of_before <= 1'b0;
      entries_at_work_leaves <= 1'b0;
    end
  end

  always @(posedge clk) begin
    entries_turns_was_snooped <= found_has_modified && is_snoop;
    entries_turns_snooped_at <= sets_at;
    if (rst) begin
      entries_turns_was_snooped <= 1'b0;
    end
  end

  always @(posedge clk) begin
    waiting_joins <= decide_joins;
    waiting_is_first <= !found_at_waited;
    waiting_entry <= sets_at;
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
    flush_found <= sets_victim_state;
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
    if ((flush_phase == DRAIN) && !(|entries_at_work_before)) begin
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
    end else if (decide_completes && found_resumed_failed && (found_resumed_pending == FINAL) &&
        !found_resumed_responds) begin
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
    fence_stands <= write_fence_stands;
    fence_has_begun <= fence_stands && (fence_has_begun || fence_begins);
    fence_has_settled <= fence_is_settled;
    if (rst) begin
      fence_stands <= 1'b0;
      fence_has_begun <= 1'b0;
      fence_has_settled <= 1'b0;
    end
  end

  assign write_fence_status_settled = fence_has_settled;

  always @(posedge clk) begin
    entries_unobserved_comes <= decide_completes && decide_tells_early;
    entries_unobserved_number <= operation_entry;
    entries_unobserved_is_of_before <= 1'b0;
    entries_unobserved_leaves <= decide_frees_1 && (found_resumed_pending == WEAK_FINAL) &&
        !found_resumed_responds;
    entries_unobserved_left <= operation_entry;
    entries_unobserved_epoch <= entries_unobserved_epoch ^ fence_begins;
    entries_unobserved_before <= fence_begins ? entries_unobserved_since_then :
        entries_unobserved_before_then;
    entries_unobserved_since <= entries_unobserved_since_then & {8{!fence_begins}};
    if (rst) begin
      entries_unobserved_epoch <= 1'b0;
      entries_unobserved_before <= 8'd0;
      entries_unobserved_since <= 8'd0;
      entries_unobserved_comes <= 1'b0;
      entries_unobserved_is_of_before <= 1'b0;
      entries_unobserved_leaves <= 1'b0;
    end
  end

  always @(posedge clk) begin
    returns <= (decide_frees_1 && !found_is_waited) ||
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

  assign responses_0_queue_source_valid = deliver_responds && !deliver_due_port;
  assign responses_1_queue_source_valid = deliver_responds && deliver_due_port;
  assign data_queue_source_valid = deliver_sends;

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
    victim_change_before_1 <= sets_victim_state;
    victim_change_after_1 <= LINE_STATE_INVALID;
    served <= decide_is_served || decide_begins_watch;
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

  always @* begin
    status_cause = NONE;
    if (answers_has_answer && !answers_is_known) begin
      status_cause = UNKNOWN_ANSWER;
    end else if (answers_wrong_answer) begin
      status_cause = WRONG_ANSWER;
    end else if (answers_has_data && !answers_data_known) begin
      status_cause = UNKNOWN_DATA;
    end else if (arrivals_unknown_opcode) begin
      status_cause = UNKNOWN_OPCODE;
    end else if (arrivals_outside) begin
      status_cause = SNOOP_OUTSIDE;
    end
  end

  always @* begin
    status_number = answers_answer_cqid;
    if (!(answers_has_answer && !answers_is_known) && !answers_wrong_answer) begin
      if (answers_has_data && !answers_data_known) begin
        status_number = answers_data_cqid;
      end else if (arrivals_unknown_opcode) begin
        status_number = arrivals_number;
      end else if (arrivals_outside) begin
        status_number = arrivals_number;
      end
    end
  end

  always @(posedge clk) begin
    if ((status_fault_1 == NONE) && !(status_cause == NONE)) begin
      status_fault_1 <= status_cause;
      status_fault_number_1 <= status_number;
    end
    if (served || began) begin
      status_request_count <= status_request_count + 32'd1;
    end
    if (served) begin
      status_hit_count <= status_hit_count + 32'd1;
    end
    if (refused) begin
      status_wait_count <= status_wait_count + 32'd1;
    end
    if (replies) begin
      status_snoop_count <= status_snoop_count + 32'd1;
    end
    if (snoop_hit) begin
      status_snoop_hit_count <= status_snoop_hit_count + 32'd1;
    end
    if (evicted) begin
      status_eviction_count <= status_eviction_count + 32'd1;
    end
    if (answers_has_answer && !answers_is_known && !(&status_unknown_answer_count)) begin
      status_unknown_answer_count <= status_unknown_answer_count + 16'd1;
    end
    if (answers_wrong_answer && !(&status_wrong_answer_count)) begin
      status_wrong_answer_count <= status_wrong_answer_count + 16'd1;
    end
    if (answers_has_data && !answers_data_known && !(&status_unknown_data_count)) begin
      status_unknown_data_count <= status_unknown_data_count + 16'd1;
    end
    if (arrivals_unknown_opcode && !(&status_unknown_opcode_count)) begin
      status_unknown_opcode_count <= status_unknown_opcode_count + 16'd1;
    end
    if (arrivals_outside && !(&status_outside_snoop_count)) begin
      status_outside_snoop_count <= status_outside_snoop_count + 16'd1;
    end
    if (rst) begin
      status_fault_1 <= NONE;
      status_fault_number_1 <= 12'd0;
      status_request_count <= 32'd0;
      status_hit_count <= 32'd0;
      status_wait_count <= 32'd0;
      status_snoop_count <= 32'd0;
      status_snoop_hit_count <= 32'd0;
      status_eviction_count <= 32'd0;
      status_unknown_answer_count <= 16'd0;
      status_wrong_answer_count <= 16'd0;
      status_unknown_data_count <= 16'd0;
      status_unknown_opcode_count <= 16'd0;
      status_outside_snoop_count <= 16'd0;
    end
  end

  assign status_fault = status_fault_1;
  assign status_fault_number = status_fault_number_1;
  assign status_requests = status_request_count;
  assign status_hits = status_hit_count;
  assign status_waits = status_wait_count;
  assign status_snoops = status_snoop_count;
  assign status_snoop_hits = status_snoop_hit_count;
  assign status_evictions = status_eviction_count;
  assign status_unknown_answers = status_unknown_answer_count;
  assign status_wrong_answers = status_wrong_answer_count;
  assign status_unknown_data = status_unknown_data_count;
  assign status_unknown_opcodes = status_unknown_opcode_count;
  assign status_outside_snoops = status_outside_snoop_count;

  generate
    for (g = 0; g < 5; g = g + 1) begin : each_found_candidates_has_modified
      wire [4:0] entries_held_word_1 = entries_held[sets_numbers[g * 7 +: 7]];
      wire entries_turns_word_2 = entries_turns[sets_numbers[g * 7 +: 7]];
      wire [2:0] entries_grants_word_1 = entries_grants[sets_numbers[g * 7 +: 7]];
      assign found_candidates_has_modified[g] = sets_have_line[g] &&
          !((entries_turns_word_2 ^ entries_held_word_1[3]) && entries_grants_word_1[0] &&
          !entries_held_word_1[4]) && (entries_held_word_1[2:0] == MODIFIED);
      assign found_candidates_gives[g] = sets_have_line[g] &&
          (!(entries_turns_word_2 ^ entries_held_word_1[3]) ||
          !(!((entries_turns_word_2 ^ entries_held_word_1[3]) && entries_grants_word_1[0] &&
          !entries_held_word_1[4]) && ((entries_held_word_1[2:0] == SHARED) ||
          (entries_held_word_1[2:0] == EXCLUSIVE))));
      assign found_candidates_current[g] = {entries_grants_word_1[2:1], entries_grants_word_1[0],
          entries_turns_word_2, entries_held_word_1[4], entries_held_word_1[3],
          entries_held_word_1[2:0]} & {9{sets_have_line[g]}};
    end
  endgenerate

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_decide_carried
      assign decide_carried[g * 8 +: 8] = decide_takes_upper[g] ? decide_upper[g * 8 +: 8] :
          decide_lower[g * 8 +: 8];
    end
  endgenerate

  generate
    for (g = 0; g < 8; g = g + 1) begin : each_watches_0_is_there
      assign watches_0_is_there[g] = watches_0_leaves &&
          (watches_0_places[g] == watches_0_left_place);
    end
  endgenerate

  generate
    for (g = 0; g < 8; g = g + 1) begin : each_watches_1_is_there
      assign watches_1_is_there[g] = watches_1_leaves &&
          (watches_1_places[g] == watches_1_left_place);
    end
  endgenerate

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_deliver_data
      assign deliver_data[g * 8 +: 8] = deliver_due_carried_bytes[g] ?
          deliver_due_carried[g * 8 +: 8] : decide_cached[g * 8 +: 8];
    end
  endgenerate

  always @(posedge clk) begin
    if (!running || entries_wants_answer_asks) begin
      entries_wants_answer_asked[!running ? swept_entry : requests_sink_cqid[6:0]] <=
          !entries_wants_answer_others && running;
    end
  end

  always @(posedge clk) begin
    if (!running || answers_good) begin
      entries_wants_answer_came[!running ? swept_entry : answers_number] <= answers_others_1 &&
          running;
    end
  end

  always @(posedge clk) begin
    if (!running || (decide_continues_1 && !decide_flushes_1)) begin
      entries_wants_answer_continued[!running ? swept_entry : operation_entry] <=
          !entries_wants_answer_others_1 && running;
    end
  end

  always @(posedge clk) begin
    if (!running || entries_wants_data_asks) begin
      entries_wants_data_asked[!running ? swept_entry : requests_sink_cqid[6:0]] <=
          !entries_wants_data_others && running;
    end
  end

  always @(posedge clk) begin
    if (!running || answers_good_data) begin
      entries_wants_data_came[!running ? swept_entry : answers_data_entry] <= answers_others &&
          running;
    end
  end

  always @(posedge clk) begin
    if (!running || entries_turns_answered_enters) begin
      entries_has_turn_answered[!running ? swept_entry : answers_number] <= !entries_turns_others
          && running;
    end
  end

  always @(posedge clk) begin
    if (!running || entries_turns_snooped_enters) begin
      entries_has_turn_snooped[!running ? swept_entry : entries_turns_snooped_at] <=
          !entries_turns_others_1 && running;
    end
  end

  always @(posedge clk) begin
    if (!running || entries_turns_again_enters_any) begin
      entries_has_turn_decided[!running ? swept_entry : operation_entry] <=
          (entries_turns_others_2 ^ entries_turns_again_enters) && running;
    end
  end

  always @(posedge clk) begin
    if (entries_unobserved_comes) begin
      entries_unobserved_marks[entries_unobserved_number] <= entries_unobserved_epoch ^
          entries_unobserved_is_of_before;
    end
  end

  always @(posedge clk) begin
    if (entries_at_work_comes) begin
      entries_at_work_marks[entries_at_work_number] <= entries_at_work_epoch ^
          entries_at_work_is_of_before;
    end
  end

  always @(posedge clk) begin
    if (turn_moves) begin
      entries_records_read_data <= entries_records[turn_next_number];
    end
  end

  always @(posedge clk) begin
    if (entries_records_any) begin
      entries_records[decide_target] <= {decide_start_poisoned, decide_start_failed,
          decide_start_writes, decide_start_tag, decide_start_port, decide_start_responds_1,
          decide_start_pending, decide_returned_line};
    end
  end

  always @(posedge clk) begin
    entries_asked_read_data <= entries_asked[answers_answered];
  end

  always @(posedge clk) begin
    if (entries_records_any) begin
      entries_asked[decide_target] <= {decide_start_writes, decide_start_pending};
    end
  end

  always @(posedge clk) begin
    if (answers_good) begin
      entries_answers[answers_number] <= {answers_fails, answers_modified,
          answers_answer_response_data};
    end
  end

  always @(posedge clk) begin
    if (turn_moves) begin
      entries_answers_read_data <= entries_answers[turn_next_number];
    end
  end

  initial begin
    for (entries_turns_each = 0; entries_turns_each < 128;
        entries_turns_each = entries_turns_each + 1) begin
      entries_turns[entries_turns_each] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (answers_good) begin
      entries_turns[answers_number] <= !entries_turns_word;
    end
  end

  always @(posedge clk) begin
    if (answers_good) begin
      entries_grants[answers_number] <= {answers_grant_1,
          answers_gives_shared || answers_gives_owned};
    end
  end

  always @(posedge clk) begin
    if (answers_good_data) begin
      entries_damaged[answers_data_entry] <= answers_data_poison || answers_data_go_error;
    end
  end

  always @(posedge clk) begin
    if (entries_owes || entries_records_any || decide_completes) begin
      entries_snoops[entries_at] <= {is_snoop, operation_uqid};
    end
  end

  always @(posedge clk) begin
    if (!running || entries_changes_waited) begin
      entries_waited[!running ? swept_entry : entries_joined] <= entries_joins;
    end
  end

  always @(posedge clk) begin
    if (entries_gives || entries_records_any) begin
      entries_held[entries_at] <= {entries_copy_is_later, entries_copy_turn, entries_copy_state};
    end
  end

  always @(posedge clk) begin
    if (answers_good_data) begin
      answers_read_lines[answers_data_entry] <= answers_data_data;
    end
  end

  always @(posedge clk) begin
    if (probe_is_complete) begin
      read <= answers_read_lines[probe_operation_entry];
    end
  end

  always @(posedge clk) begin
    if (line_request_0_valid && line_request_0_ready) begin
      queue_0_requests[queue_0_written[3:0]] <= {queue_0_is_whole, line_request_0_tag,
          line_request_0_line_address, line_request_0_space, line_request_0_operation};
    end
  end

  always @(posedge clk) begin
    if (queue_0_comes) begin
      queue_0_stored[queue_0_written[3:0]] <= {line_request_0_byte_enable, line_request_0_data};
    end
  end

  always @(posedge clk) begin
    queue_0_stored_read_data <= queue_0_stored[probe_operation_place[3:0]];
  end

  always @(posedge clk) begin
    if (line_request_1_valid && line_request_1_ready) begin
      queue_1_requests[queue_1_written[3:0]] <= {queue_1_is_whole, line_request_1_tag,
          line_request_1_line_address, line_request_1_space, line_request_1_operation};
    end
  end

  always @(posedge clk) begin
    if (queue_1_comes) begin
      queue_1_stored[queue_1_written[3:0]] <= {line_request_1_byte_enable, line_request_1_data};
    end
  end

  always @(posedge clk) begin
    queue_1_stored_read_data <= queue_1_stored[probe_operation_place[3:0]];
  end

  always @(posedge clk) begin
    if (decide_begins_watch && is_of_port_1) begin
      watches_0_tags[watches_0_next] <= operation_tag;
    end
  end

  always @(posedge clk) begin
    if (decide_begins_watch && is_of_port_2) begin
      watches_1_tags[watches_1_next] <= operation_tag;
    end
  end

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
    if (probe_is_complete || probe_operation_has_waited) begin
      writes_read_data <= writes[{probe_operation_has_waited,
          probe_operation_has_waited ? probe_operation_waiter : probe_operation_entry}];
    end
  end

  always @(posedge clk) begin
    if (deliver_stores || deliver_joins) begin
      writes[{deliver_joins, deliver_joins ? deliver_due_place : deliver_due_entry}] <=
          {deliver_due_stored_bytes, deliver_data};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_stored <= sets_tags_0[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_installed[0]) begin
      sets_tags_0[sets_found_set] <= sets_tag_3;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_stored_1 <= sets_tags_1[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_installed[1]) begin
      sets_tags_1[sets_found_set] <= sets_tag_3;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_stored_2 <= sets_tags_2[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_installed[2]) begin
      sets_tags_2[sets_found_set] <= sets_tag_3;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_stored_3 <= sets_tags_3[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_installed[3]) begin
      sets_tags_3[sets_found_set] <= sets_tag_3;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_places_0_read_data <= sets_places_0[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_put_at[0]) begin
      sets_places_0[sets_found_set] <= {sets_target, sets_place_tag};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_places_1_read_data <= sets_places_1[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_put_at[1]) begin
      sets_places_1[sets_found_set] <= {sets_target, sets_place_tag};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_places_2_read_data <= sets_places_2[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_put_at[2]) begin
      sets_places_2[sets_found_set] <= {sets_target, sets_place_tag};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      sets_places_3_read_data <= sets_places_3[select_set];
    end
  end

  always @(posedge clk) begin
    if (sets_put_at[3]) begin
      sets_places_3[sets_found_set] <= {sets_target, sets_place_tag};
    end
  end

  always @(posedge clk) begin
    if (sets_sweeping || sets_same_set_any) begin
      sets_summaries[sets_written_set] <= {sets_written_marked, sets_written_outstanding,
          sets_written_tree, sets_written_states};
    end
  end

  always @(posedge clk) begin
    if (sets_sweeping || sets_same_set_any) begin
      sets_pinned[sets_written_set] <= sets_written;
    end
  end

  always @(posedge clk) begin
    if (decide_installs_1 || decide_writes_copy) begin
      for (decide_lines_lane = 0; decide_lines_lane < 64;
          decide_lines_lane = decide_lines_lane + 1) begin
        if (decide_stored_bytes[decide_lines_lane]) begin
          decide_lines[decide_address][decide_lines_lane * 8 +: 8] <=
              decide_carried[decide_lines_lane * 8 +: 8];
        end
      end
    end
  end

  always @(posedge clk) begin
    decide_cached <= decide_lines[decide_address];
  end

  fifo_bypassed #(.WIDTH(523), .DEPTH(128)) responses_0_queue (
    .clk(clk), .rst(rst),
    .source_valid(responses_0_queue_source_valid), .source_ready(responses_0_queue_source_ready),
    .source_data({deliver_gone, deliver_status, deliver_due_tag}),
    .sink_valid(responses_0_queue_sink_valid), .sink_ready(responses_0_queue_sink_ready),
    .sink_data({line_response_0_data, line_response_0_status, line_response_0_tag}),
    .occupancy(responses_0_queue_occupancy)
  );

  fifo_bypassed #(.WIDTH(523), .DEPTH(128)) responses_1_queue (
    .clk(clk), .rst(rst),
    .source_valid(responses_1_queue_source_valid), .source_ready(responses_1_queue_source_ready),
    .source_data({deliver_gone, deliver_status, deliver_due_tag}),
    .sink_valid(responses_1_queue_sink_valid), .sink_ready(responses_1_queue_sink_ready),
    .sink_data({line_response_1_data, line_response_1_status, line_response_1_tag}),
    .occupancy(responses_1_queue_occupancy)
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

  fifo_bypassed #(.WIDTH(8), .DEPTH(128)) turn_answered (
    .clk(clk), .rst(rst),
    .source_valid(entries_turns_answered_enters), .source_ready(turn_answered_source_ready),
    .source_data({1'b0, answers_number}),
    .sink_valid(turn_answered_sink_valid), .sink_ready(turn_next_is_chosen && turn_next_ready),
    .sink_data({turn_answered_sink_note, turn_answered_sink_number}),
    .occupancy(turn_answered_occupancy)
  );

  fifo_bypassed #(.WIDTH(8), .DEPTH(128)) turn_filled (
    .clk(clk), .rst(rst),
    .source_valid(answers_fills_last), .source_ready(turn_filled_source_ready),
    .source_data({1'b0, answers_data_entry}),
    .sink_valid(turn_filled_sink_valid), .sink_ready(turn_next_is_chosen_1 && turn_next_ready),
    .sink_data({turn_filled_sink_note, turn_filled_sink_number}),
    .occupancy(turn_filled_occupancy)
  );

  fifo_bypassed #(.WIDTH(8), .DEPTH(128)) turn_again (
    .clk(clk), .rst(rst),
    .source_valid(entries_turns_again_enters), .source_ready(turn_again_source_ready),
    .source_data({decide_serves || decide_serves_on, operation_entry}),
    .sink_valid(turn_again_sink_valid), .sink_ready(turn_next_is_chosen_2 && turn_next_ready),
    .sink_data({turn_again_sink_note, turn_again_sink_number}),
    .occupancy(turn_again_occupancy)
  );

  fifo_bypassed #(.WIDTH(8), .DEPTH(128)) turn_snooped (
    .clk(clk), .rst(rst),
    .source_valid(entries_turns_snooped_enters), .source_ready(turn_snooped_source_ready),
    .source_data({1'b0, entries_turns_snooped_at}),
    .sink_valid(turn_snooped_sink_valid), .sink_ready(turn_next_is_chosen_3 && turn_next_ready),
    .sink_data({turn_snooped_sink_note, turn_snooped_sink_number}),
    .occupancy(turn_snooped_occupancy)
  );

  // Not used, on purpose.
  (* unused *) wire unused;
  assign unused = &{1'b0, answers_data_chunk_valid, answers_answer_response_pre,
      responses_0_queue_source_ready, responses_0_queue_occupancy, responses_1_queue_source_ready,
      responses_1_queue_occupancy, data_queue_source_ready, requests_source_ready,
      requests_occupancy, responses_source_ready, arrivals_snoops_occupancy,
      numbers_free_occupancy, numbers_free_source_ready, places_free_occupancy,
      places_free_source_ready, turn_answered_occupancy, turn_answered_source_ready,
      turn_filled_occupancy, turn_filled_source_ready, turn_again_occupancy,
      turn_again_source_ready, turn_snooped_occupancy, turn_snooped_source_ready,
      select_asked_space, found_resumed_line, found_answer_fails, deliver_due_responds,
      deliver_due_sends, deliver_due_stores, deliver_due_joins, sets_pinned_2_inverted[3],
      entries_held_word_2[2:0], entries_held_word_2[4]};

`ifdef FORMAL
  wire entries_at_work_is_counted = entries_at_work_leaves_before ? |entries_at_work_before :
      |entries_at_work_since;
  wire [6:0] waiting_last = waiting_lasts[operation_entry];
  wire [6:0] waiting_follower_1 = waiting_followers[operation_waiter];
  wire waiting_is_last_1 = waiting_last == operation_waiter;
  wire waiting_is_as_read = (waiting_is_last == waiting_is_last_1) &&
      (waiting_is_last_1 || (waiting_follower == waiting_follower_1));
  wire entries_unobserved_is_counted = entries_unobserved_leaves_before ?
      |entries_unobserved_before : |entries_unobserved_since;
  wire pays = decide_completes && found_owed_is_owed;
  wire is_refused_own = is_request && operation_is_own && decide_is_refused;

  always @(posedge clk) begin
    if (!rst) begin
      responses_0_each_answer_has_its_place: assert (!responses_0_queue_source_valid ||
          responses_0_queue_source_ready);
      responses_1_each_answer_has_its_place: assert (!responses_1_queue_source_valid ||
          responses_1_queue_source_ready);
      entries_at_work_one_that_leaves_is_counted: assert
          (!entries_at_work_leaves || entries_at_work_is_counted);
      entries_at_work_none_is_left_when_all_begin: assert
          (!entries_begins || !(|entries_at_work_before));
      entries_turns_there_is_room_for_who_is_ready: assert
          (!entries_turns_answered_enters || turn_answered_source_ready);
      entries_turns_there_is_room_for_who_is_ready_1: assert
          (!answers_fills_last || turn_filled_source_ready);
      entries_turns_there_is_room_for_who_is_ready_2: assert
          (!entries_turns_again_enters || turn_again_source_ready);
      entries_turns_there_is_room_for_who_is_ready_3: assert
          (!entries_turns_snooped_enters || turn_snooped_source_ready);
      waiting_nobody_joins_those_whom_an_mshr_serves: assert
          (!(is_request && operation_has_waited) || waiting_is_as_read);
      places_a_number_that_is_free_has_a_place: assert (!places_comes || places_free_source_ready);
      places_none_comes_back_before_all_were_there: assert (!(is_first_round && leaves));
      entries_unobserved_one_that_leaves_is_counted: assert
          (!entries_unobserved_leaves || entries_unobserved_is_counted);
      entries_unobserved_none_is_left_when_all_begin: assert
          (!fence_begins || !(|entries_unobserved_before));
      numbers_a_number_that_is_free_has_a_place: assert
          (!numbers_comes || numbers_free_source_ready);
      numbers_none_comes_back_before_all_were_there: assert (!(is_first_round && returns));
      each_entry_has_a_place_for_its_request: assert (!requests_source_valid ||
          requests_source_ready);
      each_answer_to_a_snoop_has_a_place: assert (!responses_source_valid ||
          responses_source_ready);
      each_line_for_the_host_has_a_place: assert (!data_queue_source_valid ||
          data_queue_source_ready);
      a_write_is_answered_before_it_is_observed_globally: cover
          (decide_completes && decide_tells_early);
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
