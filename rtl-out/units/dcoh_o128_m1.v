// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Device coherence engine: two line ports on one side, CXL.cache on the other.
//
//                 +-------- dcoh --------+
//  line_request_* |                      | line_response_*
//  -------------->| stream        stream |---------------->
//     h2d_request |                      | d2h_request
//  -------------->| stream        stream |---------------->
//    h2d_response |                      | d2h_response
//  -------------->| stream        stream |---------------->
//        h2d_data |                      | d2h_data
//  -------------->| stream        stream |---------------->
//      memory_map |                      | line_change_*, victim_change_*
//  -------------->| level          pulse |---------------->
//    write_policy |                      | status_*
//  -------------->| level          level |---------------->
//   fence_request |                      | fence_response
//  -------------->| pulse          pulse |---------------->
//           flush |                      | flush_status
//  -------------->| pulse          level |---------------->
//                 +----------------------+
//
//  port 0 -- front --+--> bank 0 --+-- merge --> link
//  port 1 -- front --+--> bank 1 --+
//
// Function:
// Lines are divided among banks by the parity of their address, with four banks by that of its even
// and of its odd bits, so that lines of any stride that is a power of two use all of them; see
// `hmc_bank` for what a bank does. Requests of both ports for the same line meet in its bank. A
// barrier is answered when all requests of its requester before it at its port are, and every write
// that either port was answered before that is observed globally: not only those of its own port,
// so that whoever has heard that something is written can have it made visible. Requesters at a
// port are told apart by the highest bit of their tags. A fence is the second half of a barrier by
// itself, for whoever has heard the answers. With `RESERVED` port 0 comes first in each bank, and
// has as many MSHRs of each left to it; see `hmc_bank`. The upper bits of a request's number at the
// host are its bank's.
//
// Backpressure:
// A port waits while the queue of any bank is full, or while a second barrier of a requester waits
// for the first. A request to the host waits for one of each other bank. One barrier in all passes
// at a time, and each in a bounded time. Otherwise as in a bank.
//
// Ordering:
// Per port and line: the order of the requests. A barrier orders what came before it, and holds up
// nothing behind it.
//
// Faults:
// A request for device memory, which this device has not got, is answered with an error, and so is
// one whose code has no meaning (CoModify without `MODIFY`). Others as in a bank; an answer whose
// number is beyond the last entry is one that nothing waits for.
//
// Reset:
// As in a bank.
//
// Resources:
// Those of the banks, and a multiplexer for each stream that leaves.
//
// Rationale:
// One bank with two pipelines would need tags and lines that are read twice in a cycle, and rules
// for what two operations on one line do to each other.
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

module dcoh_o128_m1 (
  input  wire         clk,
  input  wire         rst,
  // Requests for lines, and barriers.
  input  wire         line_request_0_valid,
  output wire         line_request_0_ready,
  input  wire [3:0]   line_request_0_operation,        // What is to be done.
  input  wire [1:0]   line_request_0_space,            // Where the line is.
  input  wire [45:0]  line_request_0_line_address,     // Bits 51 to 6 of the byte address.
  input  wire [511:0] line_request_0_data,             // The line, for writes.
  input  wire [63:0]  line_request_0_byte_enable,      // Which bytes are written, bit 0 for byte 0.
  // Comes back with the answer; free again from then on. Requesters are told apart by bit 9.
  input  wire [9:0]   line_request_0_tag,
  // Requests for lines, and barriers.
  input  wire         line_request_1_valid,
  output wire         line_request_1_ready,
  input  wire [3:0]   line_request_1_operation,        // What is to be done.
  input  wire [1:0]   line_request_1_space,            // Where the line is.
  input  wire [45:0]  line_request_1_line_address,     // Bits 51 to 6 of the byte address.
  input  wire [511:0] line_request_1_data,             // The line, for writes.
  input  wire [63:0]  line_request_1_byte_enable,      // Which bytes are written, bit 0 for byte 0.
  // Comes back with the answer; free again from then on. Requesters are told apart by bit 9.
  input  wire [9:0]   line_request_1_tag,
  // Their answers, in any order.
  output wire         line_response_0_valid,
  input  wire         line_response_0_ready,
  output wire [9:0]   line_response_0_tag,             // Of the request.
  output wire         line_response_0_status,          // How it ended.
  output wire [511:0] line_response_0_data,            // The line, for reads.
  // Their answers, in any order.
  output wire         line_response_1_valid,
  input  wire         line_response_1_ready,
  output wire [9:0]   line_response_1_tag,             // Of the request.
  output wire         line_response_1_status,          // How it ended.
  output wire [511:0] line_response_1_data,            // The line, for reads.
  // Requests to the host.
  output wire         d2h_request_valid,
  input  wire         d2h_request_ready,
  output wire [4:0]   d2h_request_opcode,              // What is asked for.
  output wire [45:0]  d2h_request_line_address,        // Bits 51 to 6 of the byte address.
  // The device's number of the request, which every answer to it carries.
  output wire [11:0]  d2h_request_cqid,
  output wire         d2h_request_non_temporal,        // The line will not be used again soon.
  // Answers to snoops.
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
  // The host's answers; always taken.
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
  // When weak writes of host memory are answered.
  // Ports of which a NC-write of a whole line is made by WrCur, which is observed globally when it
  // is pulled (GO_WritePull); bit 0 for port 0. The others are weakly ordered.
  input  wire [1:0]   write_policy_ordered_writes,
  // Ports of which each weakly ordered NC-write is answered when it is observed locally (Fast_GO),
  // bit 0 for port 0; where the bit is 0, when it is observed globally (ExtCmp).
  input  wire [1:0]   write_policy_local_writes,
  // A fence is to stand, for every write that either port was answered before; one at a time.
  input  wire         fence_request_valid,
  // All of these writes are observed globally.
  output wire         fence_response_valid,
  // The whole cache of host memory is to be flushed.
  input  wire         flush_valid,
  // Whether it is.
  // One goes on. When it has ended, the cache has no line but those that were asked for since it
  // began, and no line that it had then has a copy anywhere, unless somebody asked for it since, or
  // `failed` says so.
  output wire         flush_status_flushing,
  // The host refused to flush a line of the last one, by GO-Err or GO_ERR_WritePull.
  output wire         flush_status_failed,
  output wire [31:0]  flush_status_flushes,            // Flushes that have ended, since reset.
  // A line's state changes, in each bank.
  output wire         line_change_0_valid,
  output wire [45:0]  line_change_0_line_address,      // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         line_change_0_by_host,
  output wire [1:0]   line_change_0_before,            // The state before.
  output wire [1:0]   line_change_0_after,             // The state after.
  // A line's state changes, in each bank.
  output wire         line_change_1_valid,
  output wire [45:0]  line_change_1_line_address,      // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         line_change_1_by_host,
  output wire [1:0]   line_change_1_before,            // The state before.
  output wire [1:0]   line_change_1_after,             // The state after.
  // A line that made room is dropped, in each bank.
  output wire         victim_change_0_valid,
  output wire [45:0]  victim_change_0_line_address,    // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         victim_change_0_by_host,
  output wire [1:0]   victim_change_0_before,          // The state before.
  output wire [1:0]   victim_change_0_after,           // The state after.
  // A line that made room is dropped, in each bank.
  output wire         victim_change_1_valid,
  output wire [45:0]  victim_change_1_line_address,    // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         victim_change_1_by_host,
  output wire [1:0]   victim_change_1_before,          // The state before.
  output wire [1:0]   victim_change_1_after,           // The state after.
  // What each bank counts.
  output wire [2:0]   status_0_fault,                  // The first fault since reset.
  output wire [11:0]  status_0_fault_number,           // The number that it carried.
  output wire [31:0]  status_0_requests,               // Requests served.
  output wire [31:0]  status_0_hits,                   // Those that needed no message.
  // Times that a request was put back because its line was outstanding.
  output wire [31:0]  status_0_waits,
  output wire [31:0]  status_0_snoops,                 // Snoops answered.
  output wire [31:0]  status_0_snoop_hits,             // Those that found a copy.
  output wire [31:0]  status_0_evictions,              // Modified lines that made room for others.
  output wire [15:0]  status_0_unknown_answers,        // Faults of each kind.
  output wire [15:0]  status_0_wrong_answers,          // See `CoherenceFault`.
  output wire [15:0]  status_0_unknown_data,           // See `CoherenceFault`.
  output wire [15:0]  status_0_unknown_opcodes,        // See `CoherenceFault`.
  output wire [15:0]  status_0_outside_snoops,         // See `CoherenceFault`.
  // What each bank counts.
  output wire [2:0]   status_1_fault,                  // The first fault since reset.
  output wire [11:0]  status_1_fault_number,           // The number that it carried.
  output wire [31:0]  status_1_requests,               // Requests served.
  output wire [31:0]  status_1_hits,                   // Those that needed no message.
  // Times that a request was put back because its line was outstanding.
  output wire [31:0]  status_1_waits,
  output wire [31:0]  status_1_snoops,                 // Snoops answered.
  output wire [31:0]  status_1_snoop_hits,             // Those that found a copy.
  output wire [31:0]  status_1_evictions,              // Modified lines that made room for others.
  output wire [15:0]  status_1_unknown_answers,        // Faults of each kind.
  output wire [15:0]  status_1_wrong_answers,          // See `CoherenceFault`.
  output wire [15:0]  status_1_unknown_data,           // See `CoherenceFault`.
  output wire [15:0]  status_1_unknown_opcodes,        // See `CoherenceFault`.
  output wire [15:0]  status_1_outside_snoops,         // See `CoherenceFault`.
  // A line that is to be modified, of each bank; there with `MODIFY=1`.
  output wire         modify_0_valid,
  output wire [511:0] modify_0_line,                   // The line as it is.
  // The line of the request. Bytes that are not enabled are not written: they may say what is to be
  // done.
  output wire [511:0] modify_0_data,
  output wire [63:0]  modify_0_byte_enable,            // Which bytes are written, bit 0 for byte 0.
  output wire         modify_0_port,                   // The port of the request.
  output wire [9:0]   modify_0_tag,                    // The tag of the request.
  // A line that is to be modified, of each bank; there with `MODIFY=1`.
  output wire         modify_1_valid,
  output wire [511:0] modify_1_line,                   // The line as it is.
  // The line of the request. Bytes that are not enabled are not written: they may say what is to be
  // done.
  output wire [511:0] modify_1_data,
  output wire [63:0]  modify_1_byte_enable,            // Which bytes are written, bit 0 for byte 0.
  output wire         modify_1_port,                   // The port of the request.
  output wire [9:0]   modify_1_tag,                    // The tag of the request.
  // What it is in the cycle behind that.
  input  wire [511:0] modified_0_data,                 // The line.
  // What it is in the cycle behind that.
  input  wire [511:0] modified_1_data                  // The line.
);

  // LineOperation
  localparam [3:0] BARRIER = 4'd8;
  localparam [3:0] WATCH = 4'd9;
  // LineSpace
  localparam [1:0] HOST = 2'd0;
  // LineStatus
  localparam OKAY = 1'b0;
  localparam ERROR = 1'b1;

  wire bank_0_line_request_0_ready;
  wire bank_0_line_request_1_ready;
  wire bank_0_line_response_0_valid;
  wire [9:0] bank_0_line_response_0_tag;
  wire bank_0_line_response_0_status;      // LineStatus
  wire [511:0] bank_0_line_response_0_data;
  wire bank_0_line_response_1_valid;
  wire [9:0] bank_0_line_response_1_tag;
  wire bank_0_line_response_1_status;      // LineStatus
  wire [511:0] bank_0_line_response_1_data;
  wire [11:0] bank_0_d2h_request_cqid;
  wire bank_0_d2h_response_valid;
  wire [4:0] bank_0_d2h_response_opcode;   // D2hResponseOpcode
  wire [11:0] bank_0_d2h_response_uqid;
  wire bank_0_d2h_data_valid;
  wire [11:0] bank_0_d2h_data_uqid;
  wire bank_0_d2h_data_chunk_valid;
  wire bank_0_d2h_data_bogus;
  wire bank_0_d2h_data_poison;
  wire [511:0] bank_0_d2h_data_data;
  wire [63:0] bank_0_d2h_data_byte_enable;
  wire bank_0_h2d_request_ready;
  wire bank_0_h2d_response_ready;
  wire bank_0_h2d_data_ready;
  wire bank_0_write_fence_status_settled;
  wire bank_0_flush_status_flushing;
  wire bank_0_flush_status_failed;
  wire bank_1_line_request_0_ready;
  wire bank_1_line_request_1_ready;
  wire bank_1_line_response_0_valid;
  wire [9:0] bank_1_line_response_0_tag;
  wire bank_1_line_response_0_status;      // LineStatus
  wire [511:0] bank_1_line_response_0_data;
  wire bank_1_line_response_1_valid;
  wire [9:0] bank_1_line_response_1_tag;
  wire bank_1_line_response_1_status;      // LineStatus
  wire [511:0] bank_1_line_response_1_data;
  wire [11:0] bank_1_d2h_request_cqid;
  wire bank_1_d2h_response_valid;
  wire [4:0] bank_1_d2h_response_opcode;   // D2hResponseOpcode
  wire [11:0] bank_1_d2h_response_uqid;
  wire bank_1_d2h_data_valid;
  wire [11:0] bank_1_d2h_data_uqid;
  wire bank_1_d2h_data_chunk_valid;
  wire bank_1_d2h_data_bogus;
  wire bank_1_d2h_data_poison;
  wire [511:0] bank_1_d2h_data_data;
  wire [63:0] bank_1_d2h_data_byte_enable;
  wire bank_1_h2d_request_ready;
  wire bank_1_h2d_response_ready;
  wire bank_1_h2d_data_ready;
  wire bank_1_write_fence_status_settled;
  wire bank_1_flush_status_flushing;
  wire bank_1_flush_status_failed;
  wire fence_0_wanted;
  wire fence_0_opens;
  wire fence_0_passes;
  wire fence_1_wanted;
  wire fence_1_opens;
  wire fence_1_passes;
  reg [9:0] port_0_own_tag;
  reg port_0_own_is_barrier;
  reg port_0_has_own;
  reg port_0_requester_0_pending;
  reg port_0_requester_0_era;
  reg [9:0] port_0_requester_0_tag;
  reg [8:0] port_0_requester_0_unanswered_0;
  reg [8:0] port_0_requester_0_unanswered_1;
  reg port_0_requester_1_pending;
  reg port_0_requester_1_era;
  reg [9:0] port_0_requester_1_tag;
  reg [8:0] port_0_requester_1_unanswered_0;
  reg [8:0] port_0_requester_1_unanswered_1;
  reg port_0_passing;
  reg port_0_chosen;
  wire port_0_answer_valid;
  wire port_0_answer_ready;
  wire [9:0] port_0_answer_tag;
  wire port_0_answer_status;               // LineStatus
  wire [511:0] port_0_answer_data;
  reg port_0_is_passed;
  wire port_0_okay_valid;
  wire port_0_okay_ready;
  wire [9:0] port_0_okay_tag;
  wire port_0_okay_status;                 // LineStatus
  wire [511:0] port_0_okay_data;
  reg port_0_offered_last_0;
  reg port_0_offered_last_1;
  reg port_0_offered_last_2;
  reg port_0_offered_last_3;
  reg port_0_is_held;
  reg port_0_has_ended;
  reg [9:0] port_0_ended_tag;
  reg [9:0] port_1_own_tag;
  reg port_1_own_is_barrier;
  reg port_1_has_own;
  reg port_1_requester_0_pending;
  reg port_1_requester_0_era;
  reg [9:0] port_1_requester_0_tag;
  reg [8:0] port_1_requester_0_unanswered_0;
  reg [8:0] port_1_requester_0_unanswered_1;
  reg port_1_requester_1_pending;
  reg port_1_requester_1_era;
  reg [9:0] port_1_requester_1_tag;
  reg [8:0] port_1_requester_1_unanswered_0;
  reg [8:0] port_1_requester_1_unanswered_1;
  reg port_1_passing;
  reg port_1_chosen;
  wire port_1_answer_valid;
  wire port_1_answer_ready;
  wire [9:0] port_1_answer_tag;
  wire port_1_answer_status;               // LineStatus
  wire [511:0] port_1_answer_data;
  reg port_1_is_passed;
  wire port_1_okay_valid;
  wire port_1_okay_ready;
  wire [9:0] port_1_okay_tag;
  wire port_1_okay_status;                 // LineStatus
  wire [511:0] port_1_okay_data;
  reg port_1_offered_last_0;
  reg port_1_offered_last_1;
  reg port_1_offered_last_2;
  reg port_1_offered_last_3;
  reg port_1_is_held;
  reg port_1_has_ended;
  reg [9:0] port_1_ended_tag;
  reg fence_own_waits;
  reg fence_stands;
  wire fence_passes;
  reg fence_owner_0;
  reg fence_owner_1;
  reg fence_owner_2;
  reg [2:0] fence_age;
  reg flush_was_flushing;
  reg flush_failed;
  reg [31:0] flush_flush_count;
  wire to_host_numbered_valid;
  wire to_host_numbered_ready;
  wire [4:0] to_host_numbered_opcode;      // D2hRequestOpcode
  wire [45:0] to_host_numbered_line_address;
  wire [11:0] to_host_numbered_cqid;
  wire to_host_numbered_non_temporal;
  wire to_host_numbered_valid_1;
  wire to_host_numbered_ready_1;
  wire [4:0] to_host_numbered_opcode_1;    // D2hRequestOpcode
  wire [45:0] to_host_numbered_line_address_1;
  wire [11:0] to_host_numbered_cqid_1;
  wire to_host_numbered_non_temporal_1;
  reg to_host_request_offered_last_0;
  reg to_host_request_offered_last_1;
  reg to_host_request_is_held;
  reg to_host_response_offered_last_0;
  reg to_host_response_offered_last_1;
  reg to_host_response_is_held;
  reg to_host_data_offered_last_0;
  reg to_host_data_offered_last_1;
  reg to_host_data_is_held;
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [1:0] port_0_known [0:1023];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [1:0] port_1_known [0:1023];

  wire port_0_is_outside = !(line_request_0_space == HOST);
  wire port_0_is_known = line_request_0_operation < 4'hb;
  wire port_0_is_foreign = port_0_is_outside || !port_0_is_known;
  wire port_0_bank_of_line = ^line_request_0_line_address;
  wire port_0_is_its = !port_0_bank_of_line;
  wire port_0_is_barrier = line_request_0_operation == BARRIER;
  wire port_0_is_watch = line_request_0_operation == WATCH;
  wire [8:0] port_0_requester_0_before = port_0_requester_0_era ? port_0_requester_0_unanswered_0 :
      port_0_requester_0_unanswered_1;
  wire port_0_requester_0_is_quiet = port_0_requester_0_pending && !(|port_0_requester_0_before);
  wire [8:0] port_0_requester_1_before = port_0_requester_1_era ? port_0_requester_1_unanswered_0 :
      port_0_requester_1_unanswered_1;
  wire port_0_requester_1_is_quiet = port_0_requester_1_pending && !(|port_0_requester_1_before);
  wire port_0_room = bank_0_line_request_0_ready && bank_1_line_request_0_ready;
  wire port_0_takes = line_request_0_valid && line_request_0_ready;
  wire port_0_stays = port_0_is_barrier || port_0_is_foreign;
  wire port_0_comes = port_0_takes && port_0_is_barrier &&
      !(line_request_0_tag[9] ? port_0_requester_1_pending : port_0_requester_0_pending);
  wire port_0_waits = port_0_has_own && port_0_own_is_barrier;
  wire port_0_follows = port_0_waits && !(port_0_own_tag[9] ? port_0_requester_1_pending :
      port_0_requester_0_pending);
  wire [9:0] port_0_barrier_tag = port_0_chosen ? port_0_requester_1_tag : port_0_requester_0_tag;
  wire port_0_ended = port_0_okay_valid && port_0_okay_ready;
  wire port_0_has_turn = (port_0_offered_last_0 && !(bank_1_line_response_0_valid ||
      port_0_answer_valid || port_0_okay_valid)) || (port_0_offered_last_1 &&
      !(port_0_answer_valid || port_0_okay_valid)) || (port_0_offered_last_2 && !port_0_okay_valid)
      || port_0_offered_last_3;
  wire port_0_in_turn = bank_0_line_response_0_valid && port_0_has_turn;
  wire port_0_is_chosen = port_0_is_held ? port_0_offered_last_0 : port_0_in_turn;
  wire port_0_has_turn_1 = port_0_offered_last_0 || (port_0_offered_last_1 &&
      !(port_0_answer_valid || port_0_okay_valid || bank_0_line_response_0_valid)) ||
      (port_0_offered_last_2 && !(port_0_okay_valid || bank_0_line_response_0_valid)) ||
      (port_0_offered_last_3 && !bank_0_line_response_0_valid);
  wire port_0_in_turn_1 = bank_1_line_response_0_valid && port_0_has_turn_1;
  wire port_0_is_chosen_1 = port_0_is_held ? port_0_offered_last_1 : port_0_in_turn_1;
  wire port_0_has_turn_2 = (port_0_offered_last_0 && !bank_1_line_response_0_valid) ||
      port_0_offered_last_1 || (port_0_offered_last_2 &&
      !(port_0_okay_valid || bank_0_line_response_0_valid || bank_1_line_response_0_valid)) ||
      (port_0_offered_last_3 && !(bank_0_line_response_0_valid || bank_1_line_response_0_valid));
  wire port_0_in_turn_2 = port_0_answer_valid && port_0_has_turn_2;
  wire port_0_is_chosen_2 = port_0_is_held ? port_0_offered_last_2 : port_0_in_turn_2;
  wire port_0_has_turn_3 = (port_0_offered_last_0 &&
      !(bank_1_line_response_0_valid || port_0_answer_valid)) ||
      (port_0_offered_last_1 && !port_0_answer_valid) || port_0_offered_last_2 ||
      (port_0_offered_last_3 && !(bank_0_line_response_0_valid || bank_1_line_response_0_valid ||
      port_0_answer_valid));
  wire port_0_in_turn_3 = port_0_okay_valid && port_0_has_turn_3;
  wire port_0_is_chosen_3 = port_0_is_held ? port_0_offered_last_3 : port_0_in_turn_3;
  wire port_0_any = bank_0_line_response_0_valid || bank_1_line_response_0_valid ||
      port_0_answer_valid || port_0_okay_valid;
  wire port_0_era = line_request_0_tag[9] ? port_0_requester_1_era : port_0_requester_0_era;
  wire port_0_is_uncounted = port_0_is_watch || port_0_is_barrier;
  wire port_0_begins = port_0_takes && !port_0_stays && !port_0_is_watch;
  wire [1:0] port_0_known_word = port_0_known[port_0_ended_tag];
  wire port_0_answered_is_uncounted = port_0_known_word[0];
  wire port_0_answered_era = port_0_known_word[1];
  wire port_0_ends = port_0_has_ended && !port_0_answered_is_uncounted;
  wire port_0_ended_bit = port_0_ended_tag[9];
  wire port_0_barrier_comes = port_0_comes || port_0_follows;
  wire [9:0] port_0_coming_tag = port_0_follows ? port_0_own_tag : line_request_0_tag;
  wire port_0_requester_0_comes = port_0_barrier_comes && !port_0_coming_tag[9];
  wire port_0_requester_0_more = port_0_begins && !line_request_0_tag[9] && !port_0_requester_0_era;
  wire port_0_requester_0_less = port_0_ends && !port_0_ended_bit && !port_0_answered_era;
  wire port_0_requester_0_more_1 = port_0_begins && !line_request_0_tag[9] &&
      port_0_requester_0_era;
  wire port_0_requester_0_less_1 = port_0_ends && !port_0_ended_bit && port_0_answered_era;
  wire port_0_requester_1_comes = port_0_barrier_comes && port_0_coming_tag[9];
  wire port_0_requester_1_more = port_0_begins && line_request_0_tag[9] && !port_0_requester_1_era;
  wire port_0_requester_1_less = port_0_ends && port_0_ended_bit && !port_0_answered_era;
  wire port_0_requester_1_more_1 = port_0_begins && line_request_0_tag[9] && port_0_requester_1_era;
  wire port_0_requester_1_less_1 = port_0_ends && port_0_ended_bit && port_0_answered_era;
  wire port_1_is_outside = !(line_request_1_space == HOST);
  wire port_1_is_known = line_request_1_operation < 4'hb;
  wire port_1_is_foreign = port_1_is_outside || !port_1_is_known;
  wire port_1_bank_of_line = ^line_request_1_line_address;
  wire port_1_is_its = !port_1_bank_of_line;
  wire port_1_is_barrier = line_request_1_operation == BARRIER;
  wire port_1_is_watch = line_request_1_operation == WATCH;
  wire [8:0] port_1_requester_0_before = port_1_requester_0_era ? port_1_requester_0_unanswered_0 :
      port_1_requester_0_unanswered_1;
  wire port_1_requester_0_is_quiet = port_1_requester_0_pending && !(|port_1_requester_0_before);
  wire [8:0] port_1_requester_1_before = port_1_requester_1_era ? port_1_requester_1_unanswered_0 :
      port_1_requester_1_unanswered_1;
  wire port_1_requester_1_is_quiet = port_1_requester_1_pending && !(|port_1_requester_1_before);
  wire port_1_room = bank_0_line_request_1_ready && bank_1_line_request_1_ready;
  wire port_1_takes = line_request_1_valid && line_request_1_ready;
  wire port_1_stays = port_1_is_barrier || port_1_is_foreign;
  wire port_1_comes = port_1_takes && port_1_is_barrier &&
      !(line_request_1_tag[9] ? port_1_requester_1_pending : port_1_requester_0_pending);
  wire port_1_waits = port_1_has_own && port_1_own_is_barrier;
  wire port_1_follows = port_1_waits && !(port_1_own_tag[9] ? port_1_requester_1_pending :
      port_1_requester_0_pending);
  wire [9:0] port_1_barrier_tag = port_1_chosen ? port_1_requester_1_tag : port_1_requester_0_tag;
  wire port_1_ended = port_1_okay_valid && port_1_okay_ready;
  wire port_1_has_turn = (port_1_offered_last_0 && !(bank_1_line_response_1_valid ||
      port_1_answer_valid || port_1_okay_valid)) || (port_1_offered_last_1 &&
      !(port_1_answer_valid || port_1_okay_valid)) || (port_1_offered_last_2 && !port_1_okay_valid)
      || port_1_offered_last_3;
  wire port_1_in_turn = bank_0_line_response_1_valid && port_1_has_turn;
  wire port_1_is_chosen = port_1_is_held ? port_1_offered_last_0 : port_1_in_turn;
  wire port_1_has_turn_1 = port_1_offered_last_0 || (port_1_offered_last_1 &&
      !(port_1_answer_valid || port_1_okay_valid || bank_0_line_response_1_valid)) ||
      (port_1_offered_last_2 && !(port_1_okay_valid || bank_0_line_response_1_valid)) ||
      (port_1_offered_last_3 && !bank_0_line_response_1_valid);
  wire port_1_in_turn_1 = bank_1_line_response_1_valid && port_1_has_turn_1;
  wire port_1_is_chosen_1 = port_1_is_held ? port_1_offered_last_1 : port_1_in_turn_1;
  wire port_1_has_turn_2 = (port_1_offered_last_0 && !bank_1_line_response_1_valid) ||
      port_1_offered_last_1 || (port_1_offered_last_2 &&
      !(port_1_okay_valid || bank_0_line_response_1_valid || bank_1_line_response_1_valid)) ||
      (port_1_offered_last_3 && !(bank_0_line_response_1_valid || bank_1_line_response_1_valid));
  wire port_1_in_turn_2 = port_1_answer_valid && port_1_has_turn_2;
  wire port_1_is_chosen_2 = port_1_is_held ? port_1_offered_last_2 : port_1_in_turn_2;
  wire port_1_has_turn_3 = (port_1_offered_last_0 &&
      !(bank_1_line_response_1_valid || port_1_answer_valid)) ||
      (port_1_offered_last_1 && !port_1_answer_valid) || port_1_offered_last_2 ||
      (port_1_offered_last_3 && !(bank_0_line_response_1_valid || bank_1_line_response_1_valid ||
      port_1_answer_valid));
  wire port_1_in_turn_3 = port_1_okay_valid && port_1_has_turn_3;
  wire port_1_is_chosen_3 = port_1_is_held ? port_1_offered_last_3 : port_1_in_turn_3;
  wire port_1_any = bank_0_line_response_1_valid || bank_1_line_response_1_valid ||
      port_1_answer_valid || port_1_okay_valid;
  wire port_1_era = line_request_1_tag[9] ? port_1_requester_1_era : port_1_requester_0_era;
  wire port_1_is_uncounted = port_1_is_watch || port_1_is_barrier;
  wire port_1_begins = port_1_takes && !port_1_stays && !port_1_is_watch;
  wire [1:0] port_1_known_word = port_1_known[port_1_ended_tag];
  wire port_1_answered_is_uncounted = port_1_known_word[0];
  wire port_1_answered_era = port_1_known_word[1];
  wire port_1_ends = port_1_has_ended && !port_1_answered_is_uncounted;
  wire port_1_ended_bit = port_1_ended_tag[9];
  wire port_1_barrier_comes = port_1_comes || port_1_follows;
  wire [9:0] port_1_coming_tag = port_1_follows ? port_1_own_tag : line_request_1_tag;
  wire port_1_requester_0_comes = port_1_barrier_comes && !port_1_coming_tag[9];
  wire port_1_requester_0_more = port_1_begins && !line_request_1_tag[9] && !port_1_requester_0_era;
  wire port_1_requester_0_less = port_1_ends && !port_1_ended_bit && !port_1_answered_era;
  wire port_1_requester_0_more_1 = port_1_begins && !line_request_1_tag[9] &&
      port_1_requester_0_era;
  wire port_1_requester_0_less_1 = port_1_ends && !port_1_ended_bit && port_1_answered_era;
  wire port_1_requester_1_comes = port_1_barrier_comes && port_1_coming_tag[9];
  wire port_1_requester_1_more = port_1_begins && line_request_1_tag[9] && !port_1_requester_1_era;
  wire port_1_requester_1_less = port_1_ends && port_1_ended_bit && !port_1_answered_era;
  wire port_1_requester_1_more_1 = port_1_begins && line_request_1_tag[9] && port_1_requester_1_era;
  wire port_1_requester_1_less_1 = port_1_ends && port_1_ended_bit && port_1_answered_era;
  wire fence_opens = !fence_stands && (fence_0_wanted || fence_1_wanted || fence_own_waits);
  wire fence_next_0 = fence_0_wanted && ((fence_owner_0 && !(fence_1_wanted || fence_own_waits)) ||
      (fence_owner_1 && !fence_own_waits) || fence_owner_2);
  wire fence_next_1 = fence_1_wanted && (fence_owner_0 ||
      (fence_owner_1 && !(fence_own_waits || fence_0_wanted)) ||
      (fence_owner_2 && !fence_0_wanted));
  wire fence_next_2 = fence_own_waits && ((fence_owner_0 && !fence_1_wanted) || fence_owner_1 ||
      (fence_owner_2 && !(fence_0_wanted || fence_1_wanted)));
  wire fence_is_old = fence_age == 3'd4;
  wire fence_has_settled = bank_0_write_fence_status_settled && bank_1_write_fence_status_settled;
  wire flush_flushing = bank_0_flush_status_flushing || bank_1_flush_status_flushing;
  wire flush_fails = bank_0_flush_status_failed || bank_1_flush_status_failed;
  wire flush_ends = flush_was_flushing && !flush_flushing;
  wire [11:0] to_host_cqid = {4'd0, {1'b0, bank_0_d2h_request_cqid[6:0]}};
  wire [11:0] to_host_cqid_1 = {4'd0, {1'b1, bank_1_d2h_request_cqid[6:0]}};
  wire to_host_request_has_turn = (to_host_request_offered_last_0 && !to_host_numbered_valid_1) ||
      to_host_request_offered_last_1;
  wire to_host_request_in_turn = to_host_numbered_valid && to_host_request_has_turn;
  wire to_host_request_is_chosen = to_host_request_is_held ? to_host_request_offered_last_0 :
      to_host_request_in_turn;
  wire to_host_request_has_turn_1 = to_host_request_offered_last_0 ||
      (to_host_request_offered_last_1 && !to_host_numbered_valid);
  wire to_host_request_in_turn_1 = to_host_numbered_valid_1 && to_host_request_has_turn_1;
  wire to_host_request_is_chosen_1 = to_host_request_is_held ? to_host_request_offered_last_1 :
      to_host_request_in_turn_1;
  wire to_host_request_any = to_host_numbered_valid || to_host_numbered_valid_1;
  wire to_host_response_has_turn = (to_host_response_offered_last_0 && !bank_1_d2h_response_valid)
      || to_host_response_offered_last_1;
  wire to_host_response_in_turn = bank_0_d2h_response_valid && to_host_response_has_turn;
  wire to_host_response_is_chosen = to_host_response_is_held ? to_host_response_offered_last_0 :
      to_host_response_in_turn;
  wire to_host_response_has_turn_1 = to_host_response_offered_last_0 ||
      (to_host_response_offered_last_1 && !bank_0_d2h_response_valid);
  wire to_host_response_in_turn_1 = bank_1_d2h_response_valid && to_host_response_has_turn_1;
  wire to_host_response_is_chosen_1 = to_host_response_is_held ? to_host_response_offered_last_1 :
      to_host_response_in_turn_1;
  wire to_host_response_any = bank_0_d2h_response_valid || bank_1_d2h_response_valid;
  wire to_host_data_has_turn = (to_host_data_offered_last_0 && !bank_1_d2h_data_valid) ||
      to_host_data_offered_last_1;
  wire to_host_data_in_turn = bank_0_d2h_data_valid && to_host_data_has_turn;
  wire to_host_data_is_chosen = to_host_data_is_held ? to_host_data_offered_last_0 :
      to_host_data_in_turn;
  wire to_host_data_has_turn_1 = to_host_data_offered_last_0 ||
      (to_host_data_offered_last_1 && !bank_0_d2h_data_valid);
  wire to_host_data_in_turn_1 = bank_1_d2h_data_valid && to_host_data_has_turn_1;
  wire to_host_data_is_chosen_1 = to_host_data_is_held ? to_host_data_offered_last_1 :
      to_host_data_in_turn_1;
  wire to_host_data_any = bank_0_d2h_data_valid || bank_1_d2h_data_valid;
  wire to_banks_bank_of_line = ^h2d_request_line_address;
  wire [11:0] to_banks_answer_entry = {1'b0, {h2d_response_cqid[11:8], h2d_response_cqid[6:0]}};
  wire [11:0] to_banks_data_entry = {1'b0, {h2d_data_cqid[11:8], h2d_data_cqid[6:0]}};
  wire to_banks_is_its_snoop = h2d_request_valid && h2d_request_ready && !to_banks_bank_of_line;
  wire to_banks_is_its_answer = h2d_response_valid && !h2d_response_cqid[7];
  wire to_banks_is_its_data = h2d_data_valid && !h2d_data_cqid[7];
  wire to_banks_is_its_snoop_1 = h2d_request_valid && h2d_request_ready && to_banks_bank_of_line;
  wire to_banks_is_its_answer_1 = h2d_response_valid && h2d_response_cqid[7];
  wire to_banks_is_its_data_1 = h2d_data_valid && h2d_data_cqid[7];

  assign line_request_0_ready = port_0_room && !port_0_has_own;
  assign port_0_answer_valid = port_0_has_own && !port_0_own_is_barrier;
  assign port_0_answer_tag = port_0_own_tag;
  assign port_0_answer_status = ERROR;
  assign port_0_answer_data = 512'd0;

  always @(posedge clk) begin
    if ((port_0_answer_valid && port_0_answer_ready) || port_0_follows) begin
      port_0_has_own <= 1'b0;
    end
    if (port_0_takes && port_0_stays && !port_0_comes) begin
      port_0_own_tag <= line_request_0_tag;
      port_0_own_is_barrier <= port_0_is_barrier;
      port_0_has_own <= 1'b1;
    end
    if (fence_0_opens) begin
      port_0_passing <= 1'b1;
      port_0_chosen <= !port_0_requester_0_is_quiet;
    end
    if (fence_0_passes) begin
      port_0_is_passed <= 1'b1;
    end
    if (port_0_ended) begin
      port_0_is_passed <= 1'b0;
      port_0_passing <= 1'b0;
    end
    port_0_is_held <= port_0_any && !line_response_0_ready;
    if (port_0_any) begin
      port_0_offered_last_0 <= port_0_is_chosen;
    end
    if (port_0_any) begin
      port_0_offered_last_1 <= port_0_is_chosen_1;
    end
    if (port_0_any) begin
      port_0_offered_last_2 <= port_0_is_chosen_2;
    end
    if (port_0_any) begin
      port_0_offered_last_3 <= port_0_is_chosen_3;
    end
    port_0_has_ended <= line_response_0_valid && line_response_0_ready &&
        !(port_0_answer_valid && port_0_answer_ready);
    port_0_ended_tag <= line_response_0_tag;
    if (rst) begin
      port_0_has_own <= 1'b0;
      port_0_passing <= 1'b0;
      port_0_chosen <= 1'b0;
      port_0_is_passed <= 1'b0;
      port_0_offered_last_0 <= 1'b0;
      port_0_offered_last_1 <= 1'b0;
      port_0_offered_last_2 <= 1'b0;
      port_0_offered_last_3 <= 1'b1;
      port_0_is_held <= 1'b0;
      port_0_has_ended <= 1'b0;
    end
  end

  assign fence_0_wanted = !port_0_passing && (port_0_requester_0_is_quiet ||
      port_0_requester_1_is_quiet);
  assign port_0_okay_valid = port_0_is_passed;
  assign port_0_okay_tag = port_0_barrier_tag;
  assign port_0_okay_status = OKAY;
  assign port_0_okay_data = 512'd0;
  assign line_response_0_valid = port_0_any;
  assign line_response_0_tag = (bank_0_line_response_0_tag & {10{port_0_is_chosen}}) |
      (bank_1_line_response_0_tag & {10{port_0_is_chosen_1}}) |
      (port_0_answer_tag & {10{port_0_is_chosen_2}}) | (port_0_okay_tag & {10{port_0_is_chosen_3}});
  assign line_response_0_status = (bank_0_line_response_0_status && port_0_is_chosen) ||
      (bank_1_line_response_0_status && port_0_is_chosen_1) ||
      (port_0_answer_status && port_0_is_chosen_2) || (port_0_okay_status && port_0_is_chosen_3);
  assign line_response_0_data = (bank_0_line_response_0_data & {512{port_0_is_chosen}}) |
      (bank_1_line_response_0_data & {512{port_0_is_chosen_1}}) |
      (port_0_answer_data & {512{port_0_is_chosen_2}}) |
      (port_0_okay_data & {512{port_0_is_chosen_3}});
  assign port_0_answer_ready = port_0_is_chosen_2 && line_response_0_ready;
  assign port_0_okay_ready = port_0_is_chosen_3 && line_response_0_ready;

  always @(posedge clk) begin
    if (port_0_requester_0_more && !port_0_requester_0_less) begin
      port_0_requester_0_unanswered_0 <= port_0_requester_0_unanswered_0 + 9'd1;
    end
    if (port_0_requester_0_less && !port_0_requester_0_more) begin
      port_0_requester_0_unanswered_0 <= port_0_requester_0_unanswered_0 - 9'd1;
    end
    if (port_0_requester_0_more_1 && !port_0_requester_0_less_1) begin
      port_0_requester_0_unanswered_1 <= port_0_requester_0_unanswered_1 + 9'd1;
    end
    if (port_0_requester_0_less_1 && !port_0_requester_0_more_1) begin
      port_0_requester_0_unanswered_1 <= port_0_requester_0_unanswered_1 - 9'd1;
    end
    if (port_0_ended && !port_0_chosen) begin
      port_0_requester_0_pending <= 1'b0;
    end
    if (port_0_requester_0_comes) begin
      port_0_requester_0_pending <= 1'b1;
      port_0_requester_0_tag <= port_0_coming_tag;
      port_0_requester_0_era <= !port_0_requester_0_era;
    end
    if (rst) begin
      port_0_requester_0_pending <= 1'b0;
      port_0_requester_0_era <= 1'b0;
      port_0_requester_0_unanswered_0 <= 9'd0;
      port_0_requester_0_unanswered_1 <= 9'd0;
    end
  end

  always @(posedge clk) begin
    if (port_0_requester_1_more && !port_0_requester_1_less) begin
      port_0_requester_1_unanswered_0 <= port_0_requester_1_unanswered_0 + 9'd1;
    end
    if (port_0_requester_1_less && !port_0_requester_1_more) begin
      port_0_requester_1_unanswered_0 <= port_0_requester_1_unanswered_0 - 9'd1;
    end
    if (port_0_requester_1_more_1 && !port_0_requester_1_less_1) begin
      port_0_requester_1_unanswered_1 <= port_0_requester_1_unanswered_1 + 9'd1;
    end
    if (port_0_requester_1_less_1 && !port_0_requester_1_more_1) begin
      port_0_requester_1_unanswered_1 <= port_0_requester_1_unanswered_1 - 9'd1;
    end
    if (port_0_ended && port_0_chosen) begin
      port_0_requester_1_pending <= 1'b0;
    end
    if (port_0_requester_1_comes) begin
      port_0_requester_1_pending <= 1'b1;
      port_0_requester_1_tag <= port_0_coming_tag;
      port_0_requester_1_era <= !port_0_requester_1_era;
    end
    if (rst) begin
      port_0_requester_1_pending <= 1'b0;
      port_0_requester_1_era <= 1'b0;
      port_0_requester_1_unanswered_0 <= 9'd0;
      port_0_requester_1_unanswered_1 <= 9'd0;
    end
  end

  assign line_request_1_ready = port_1_room && !port_1_has_own;
  assign port_1_answer_valid = port_1_has_own && !port_1_own_is_barrier;
  assign port_1_answer_tag = port_1_own_tag;
  assign port_1_answer_status = ERROR;
  assign port_1_answer_data = 512'd0;

  always @(posedge clk) begin
    if ((port_1_answer_valid && port_1_answer_ready) || port_1_follows) begin
      port_1_has_own <= 1'b0;
    end
    if (port_1_takes && port_1_stays && !port_1_comes) begin
      port_1_own_tag <= line_request_1_tag;
      port_1_own_is_barrier <= port_1_is_barrier;
      port_1_has_own <= 1'b1;
    end
    if (fence_1_opens) begin
      port_1_passing <= 1'b1;
      port_1_chosen <= !port_1_requester_0_is_quiet;
    end
    if (fence_1_passes) begin
      port_1_is_passed <= 1'b1;
    end
    if (port_1_ended) begin
      port_1_is_passed <= 1'b0;
      port_1_passing <= 1'b0;
    end
    port_1_is_held <= port_1_any && !line_response_1_ready;
    if (port_1_any) begin
      port_1_offered_last_0 <= port_1_is_chosen;
    end
    if (port_1_any) begin
      port_1_offered_last_1 <= port_1_is_chosen_1;
    end
    if (port_1_any) begin
      port_1_offered_last_2 <= port_1_is_chosen_2;
    end
    if (port_1_any) begin
      port_1_offered_last_3 <= port_1_is_chosen_3;
    end
    port_1_has_ended <= line_response_1_valid && line_response_1_ready &&
        !(port_1_answer_valid && port_1_answer_ready);
    port_1_ended_tag <= line_response_1_tag;
    if (rst) begin
      port_1_has_own <= 1'b0;
      port_1_passing <= 1'b0;
      port_1_chosen <= 1'b0;
      port_1_is_passed <= 1'b0;
      port_1_offered_last_0 <= 1'b0;
      port_1_offered_last_1 <= 1'b0;
      port_1_offered_last_2 <= 1'b0;
      port_1_offered_last_3 <= 1'b1;
      port_1_is_held <= 1'b0;
      port_1_has_ended <= 1'b0;
    end
  end

  assign fence_1_wanted = !port_1_passing && (port_1_requester_0_is_quiet ||
      port_1_requester_1_is_quiet);
  assign port_1_okay_valid = port_1_is_passed;
  assign port_1_okay_tag = port_1_barrier_tag;
  assign port_1_okay_status = OKAY;
  assign port_1_okay_data = 512'd0;
  assign line_response_1_valid = port_1_any;
  assign line_response_1_tag = (bank_0_line_response_1_tag & {10{port_1_is_chosen}}) |
      (bank_1_line_response_1_tag & {10{port_1_is_chosen_1}}) |
      (port_1_answer_tag & {10{port_1_is_chosen_2}}) | (port_1_okay_tag & {10{port_1_is_chosen_3}});
  assign line_response_1_status = (bank_0_line_response_1_status && port_1_is_chosen) ||
      (bank_1_line_response_1_status && port_1_is_chosen_1) ||
      (port_1_answer_status && port_1_is_chosen_2) || (port_1_okay_status && port_1_is_chosen_3);
  assign line_response_1_data = (bank_0_line_response_1_data & {512{port_1_is_chosen}}) |
      (bank_1_line_response_1_data & {512{port_1_is_chosen_1}}) |
      (port_1_answer_data & {512{port_1_is_chosen_2}}) |
      (port_1_okay_data & {512{port_1_is_chosen_3}});
  assign port_1_answer_ready = port_1_is_chosen_2 && line_response_1_ready;
  assign port_1_okay_ready = port_1_is_chosen_3 && line_response_1_ready;

  always @(posedge clk) begin
    if (port_1_requester_0_more && !port_1_requester_0_less) begin
      port_1_requester_0_unanswered_0 <= port_1_requester_0_unanswered_0 + 9'd1;
    end
    if (port_1_requester_0_less && !port_1_requester_0_more) begin
      port_1_requester_0_unanswered_0 <= port_1_requester_0_unanswered_0 - 9'd1;
    end
    if (port_1_requester_0_more_1 && !port_1_requester_0_less_1) begin
      port_1_requester_0_unanswered_1 <= port_1_requester_0_unanswered_1 + 9'd1;
    end
    if (port_1_requester_0_less_1 && !port_1_requester_0_more_1) begin
      port_1_requester_0_unanswered_1 <= port_1_requester_0_unanswered_1 - 9'd1;
    end
    if (port_1_ended && !port_1_chosen) begin
      port_1_requester_0_pending <= 1'b0;
    end
    if (port_1_requester_0_comes) begin
      port_1_requester_0_pending <= 1'b1;
      port_1_requester_0_tag <= port_1_coming_tag;
      port_1_requester_0_era <= !port_1_requester_0_era;
    end
    if (rst) begin
      port_1_requester_0_pending <= 1'b0;
      port_1_requester_0_era <= 1'b0;
      port_1_requester_0_unanswered_0 <= 9'd0;
      port_1_requester_0_unanswered_1 <= 9'd0;
    end
  end

  always @(posedge clk) begin
    if (port_1_requester_1_more && !port_1_requester_1_less) begin
      port_1_requester_1_unanswered_0 <= port_1_requester_1_unanswered_0 + 9'd1;
    end
    if (port_1_requester_1_less && !port_1_requester_1_more) begin
      port_1_requester_1_unanswered_0 <= port_1_requester_1_unanswered_0 - 9'd1;
    end
    if (port_1_requester_1_more_1 && !port_1_requester_1_less_1) begin
      port_1_requester_1_unanswered_1 <= port_1_requester_1_unanswered_1 + 9'd1;
    end
    if (port_1_requester_1_less_1 && !port_1_requester_1_more_1) begin
      port_1_requester_1_unanswered_1 <= port_1_requester_1_unanswered_1 - 9'd1;
    end
    if (port_1_ended && port_1_chosen) begin
      port_1_requester_1_pending <= 1'b0;
    end
    if (port_1_requester_1_comes) begin
      port_1_requester_1_pending <= 1'b1;
      port_1_requester_1_tag <= port_1_coming_tag;
      port_1_requester_1_era <= !port_1_requester_1_era;
    end
    if (rst) begin
      port_1_requester_1_pending <= 1'b0;
      port_1_requester_1_era <= 1'b0;
      port_1_requester_1_unanswered_0 <= 9'd0;
      port_1_requester_1_unanswered_1 <= 9'd0;
    end
  end

  always @(posedge clk) begin
    if (fence_opens) begin
      fence_stands <= 1'b1;
      fence_owner_0 <= fence_next_0;
      fence_owner_1 <= fence_next_1;
      fence_owner_2 <= fence_next_2;
    end
    if (fence_passes) begin
      fence_stands <= 1'b0;
    end
    if (fence_opens && fence_next_2) begin
      fence_own_waits <= 1'b0;
    end
    if (fence_request_valid) begin
      fence_own_waits <= 1'b1;
    end
    if (fence_opens) begin
      fence_age <= 3'd0;
    end else if (fence_stands && !fence_is_old) begin
      fence_age <= fence_age + 3'd1;
    end
    if (rst) begin
      fence_own_waits <= 1'b0;
      fence_stands <= 1'b0;
      fence_owner_0 <= 1'b0;
      fence_owner_1 <= 1'b0;
      fence_owner_2 <= 1'b1;
      fence_age <= 3'd0;
    end
  end

  assign fence_0_opens = fence_opens && fence_next_0;
  assign fence_0_passes = fence_passes && fence_owner_0;
  assign fence_1_opens = fence_opens && fence_next_1;
  assign fence_1_passes = fence_passes && fence_owner_1;
  assign fence_response_valid = fence_passes && fence_owner_2;
  assign fence_passes = fence_stands && fence_is_old && fence_has_settled;

  always @(posedge clk) begin
    flush_was_flushing <= flush_flushing;
    flush_failed <= (flush_failed || flush_fails) && !(flush_valid && !flush_flushing);
    if (flush_ends) begin
      flush_flush_count <= flush_flush_count + 32'd1;
    end
    if (rst) begin
      flush_was_flushing <= 1'b0;
      flush_failed <= 1'b0;
      flush_flush_count <= 32'd0;
    end
  end

  assign flush_status_flushing = flush_flushing;
  assign flush_status_failed = flush_failed;
  assign flush_status_flushes = flush_flush_count;
  assign to_host_numbered_cqid = to_host_cqid;
  assign to_host_numbered_cqid_1 = to_host_cqid_1;
  assign d2h_request_valid = to_host_request_any;
  assign d2h_request_opcode = (to_host_numbered_opcode & {5{to_host_request_is_chosen}}) |
      (to_host_numbered_opcode_1 & {5{to_host_request_is_chosen_1}});
  assign d2h_request_line_address = (to_host_numbered_line_address &
      {46{to_host_request_is_chosen}}) | (to_host_numbered_line_address_1 &
      {46{to_host_request_is_chosen_1}});
  assign d2h_request_cqid = (to_host_numbered_cqid & {12{to_host_request_is_chosen}}) |
      (to_host_numbered_cqid_1 & {12{to_host_request_is_chosen_1}});
  assign d2h_request_non_temporal = (to_host_numbered_non_temporal && to_host_request_is_chosen) ||
      (to_host_numbered_non_temporal_1 && to_host_request_is_chosen_1);

  always @(posedge clk) begin
    to_host_request_is_held <= to_host_request_any && !d2h_request_ready;
    if (to_host_request_any) begin
      to_host_request_offered_last_0 <= to_host_request_is_chosen;
    end
    if (to_host_request_any) begin
      to_host_request_offered_last_1 <= to_host_request_is_chosen_1;
    end
    if (rst) begin
      to_host_request_offered_last_0 <= 1'b0;
      to_host_request_offered_last_1 <= 1'b1;
      to_host_request_is_held <= 1'b0;
    end
  end

  assign to_host_numbered_ready = to_host_request_is_chosen && d2h_request_ready;
  assign to_host_numbered_ready_1 = to_host_request_is_chosen_1 && d2h_request_ready;
  assign d2h_response_valid = to_host_response_any;
  assign d2h_response_opcode = (bank_0_d2h_response_opcode & {5{to_host_response_is_chosen}}) |
      (bank_1_d2h_response_opcode & {5{to_host_response_is_chosen_1}});
  assign d2h_response_uqid = (bank_0_d2h_response_uqid & {12{to_host_response_is_chosen}}) |
      (bank_1_d2h_response_uqid & {12{to_host_response_is_chosen_1}});

  always @(posedge clk) begin
    to_host_response_is_held <= to_host_response_any && !d2h_response_ready;
    if (to_host_response_any) begin
      to_host_response_offered_last_0 <= to_host_response_is_chosen;
    end
    if (to_host_response_any) begin
      to_host_response_offered_last_1 <= to_host_response_is_chosen_1;
    end
    if (rst) begin
      to_host_response_offered_last_0 <= 1'b0;
      to_host_response_offered_last_1 <= 1'b1;
      to_host_response_is_held <= 1'b0;
    end
  end

  assign d2h_data_valid = to_host_data_any;
  assign d2h_data_uqid = (bank_0_d2h_data_uqid & {12{to_host_data_is_chosen}}) |
      (bank_1_d2h_data_uqid & {12{to_host_data_is_chosen_1}});
  assign d2h_data_chunk_valid = (bank_0_d2h_data_chunk_valid && to_host_data_is_chosen) ||
      (bank_1_d2h_data_chunk_valid && to_host_data_is_chosen_1);
  assign d2h_data_bogus = (bank_0_d2h_data_bogus && to_host_data_is_chosen) ||
      (bank_1_d2h_data_bogus && to_host_data_is_chosen_1);
  assign d2h_data_poison = (bank_0_d2h_data_poison && to_host_data_is_chosen) ||
      (bank_1_d2h_data_poison && to_host_data_is_chosen_1);
  assign d2h_data_data = (bank_0_d2h_data_data & {512{to_host_data_is_chosen}}) |
      (bank_1_d2h_data_data & {512{to_host_data_is_chosen_1}});
  assign d2h_data_byte_enable = (bank_0_d2h_data_byte_enable & {64{to_host_data_is_chosen}}) |
      (bank_1_d2h_data_byte_enable & {64{to_host_data_is_chosen_1}});

  always @(posedge clk) begin
    to_host_data_is_held <= to_host_data_any && !d2h_data_ready;
    if (to_host_data_any) begin
      to_host_data_offered_last_0 <= to_host_data_is_chosen;
    end
    if (to_host_data_any) begin
      to_host_data_offered_last_1 <= to_host_data_is_chosen_1;
    end
    if (rst) begin
      to_host_data_offered_last_0 <= 1'b0;
      to_host_data_offered_last_1 <= 1'b1;
      to_host_data_is_held <= 1'b0;
    end
  end

  assign h2d_request_ready = bank_0_h2d_request_ready && bank_1_h2d_request_ready;
  assign h2d_response_ready = 1'b1;
  assign h2d_data_ready = 1'b1;

  always @(posedge clk) begin
    if (port_0_takes) begin
      port_0_known[line_request_0_tag] <= {port_0_era, port_0_is_uncounted};
    end
  end

  always @(posedge clk) begin
    if (port_1_takes) begin
      port_1_known[line_request_1_tag] <= {port_1_era, port_1_is_uncounted};
    end
  end

  hmc_bank_o128_m1 bank_0 (
    .clk(clk), .rst(rst),
    .line_request_0_valid(port_0_takes && !port_0_stays && port_0_is_its),
    .line_request_0_ready(bank_0_line_request_0_ready),
    .line_request_0_operation(line_request_0_operation),
    .line_request_0_space(line_request_0_space),
    .line_request_0_line_address(line_request_0_line_address),
    .line_request_0_data(line_request_0_data),
    .line_request_0_byte_enable(line_request_0_byte_enable),
    .line_request_0_tag(line_request_0_tag),
    .line_request_1_valid(port_1_takes && !port_1_stays && port_1_is_its),
    .line_request_1_ready(bank_0_line_request_1_ready),
    .line_request_1_operation(line_request_1_operation),
    .line_request_1_space(line_request_1_space),
    .line_request_1_line_address(line_request_1_line_address),
    .line_request_1_data(line_request_1_data),
    .line_request_1_byte_enable(line_request_1_byte_enable),
    .line_request_1_tag(line_request_1_tag),
    .line_response_0_valid(bank_0_line_response_0_valid),
    .line_response_0_ready(port_0_is_chosen && line_response_0_ready),
    .line_response_0_tag(bank_0_line_response_0_tag),
    .line_response_0_status(bank_0_line_response_0_status),
    .line_response_0_data(bank_0_line_response_0_data),
    .line_response_1_valid(bank_0_line_response_1_valid),
    .line_response_1_ready(port_1_is_chosen && line_response_1_ready),
    .line_response_1_tag(bank_0_line_response_1_tag),
    .line_response_1_status(bank_0_line_response_1_status),
    .line_response_1_data(bank_0_line_response_1_data),
    .d2h_request_valid(to_host_numbered_valid), .d2h_request_ready(to_host_numbered_ready),
    .d2h_request_opcode(to_host_numbered_opcode),
    .d2h_request_line_address(to_host_numbered_line_address),
    .d2h_request_cqid(bank_0_d2h_request_cqid),
    .d2h_request_non_temporal(to_host_numbered_non_temporal),
    .d2h_response_valid(bank_0_d2h_response_valid),
    .d2h_response_ready(to_host_response_is_chosen && d2h_response_ready),
    .d2h_response_opcode(bank_0_d2h_response_opcode), .d2h_response_uqid(bank_0_d2h_response_uqid),
    .d2h_data_valid(bank_0_d2h_data_valid),
    .d2h_data_ready(to_host_data_is_chosen && d2h_data_ready), .d2h_data_uqid(bank_0_d2h_data_uqid),
    .d2h_data_chunk_valid(bank_0_d2h_data_chunk_valid), .d2h_data_bogus(bank_0_d2h_data_bogus),
    .d2h_data_poison(bank_0_d2h_data_poison), .d2h_data_data(bank_0_d2h_data_data),
    .d2h_data_byte_enable(bank_0_d2h_data_byte_enable),
    .h2d_request_valid(to_banks_is_its_snoop), .h2d_request_ready(bank_0_h2d_request_ready),
    .h2d_request_opcode(h2d_request_opcode), .h2d_request_line_address(h2d_request_line_address),
    .h2d_request_uqid(h2d_request_uqid),
    .h2d_response_valid(to_banks_is_its_answer), .h2d_response_ready(bank_0_h2d_response_ready),
    .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre),
    .h2d_response_cqid(to_banks_answer_entry),
    .h2d_data_valid(to_banks_is_its_data), .h2d_data_ready(bank_0_h2d_data_ready),
    .h2d_data_cqid(to_banks_data_entry), .h2d_data_chunk_valid(h2d_data_chunk_valid),
    .h2d_data_poison(h2d_data_poison), .h2d_data_go_error(h2d_data_go_error),
    .h2d_data_data(h2d_data_data),
    .memory_map_host_end(memory_map_host_end), .memory_map_device_begin(memory_map_device_begin),
    .memory_map_device_end(memory_map_device_end),
    .write_policy_ordered_writes(write_policy_ordered_writes),
    .write_policy_local_writes(write_policy_local_writes),
    .write_fence_stands(fence_stands),
    .write_fence_status_settled(bank_0_write_fence_status_settled),
    .flush_valid(flush_valid),
    .flush_status_flushing(bank_0_flush_status_flushing),
    .flush_status_failed(bank_0_flush_status_failed),
    .modify_valid(modify_0_valid), .modify_line(modify_0_line), .modify_data(modify_0_data),
    .modify_byte_enable(modify_0_byte_enable), .modify_port(modify_0_port),
    .modify_tag(modify_0_tag),
    .modified_data(modified_0_data),
    .line_change_valid(line_change_0_valid), .line_change_line_address(line_change_0_line_address),
    .line_change_by_host(line_change_0_by_host), .line_change_before(line_change_0_before),
    .line_change_after(line_change_0_after),
    .victim_change_valid(victim_change_0_valid),
    .victim_change_line_address(victim_change_0_line_address),
    .victim_change_by_host(victim_change_0_by_host), .victim_change_before(victim_change_0_before),
    .victim_change_after(victim_change_0_after),
    .status_fault(status_0_fault), .status_fault_number(status_0_fault_number),
    .status_requests(status_0_requests), .status_hits(status_0_hits), .status_waits(status_0_waits),
    .status_snoops(status_0_snoops), .status_snoop_hits(status_0_snoop_hits),
    .status_evictions(status_0_evictions), .status_unknown_answers(status_0_unknown_answers),
    .status_wrong_answers(status_0_wrong_answers), .status_unknown_data(status_0_unknown_data),
    .status_unknown_opcodes(status_0_unknown_opcodes),
    .status_outside_snoops(status_0_outside_snoops)
  );

  hmc_bank_o128_m1 bank_1 (
    .clk(clk), .rst(rst),
    .line_request_0_valid(port_0_takes && !port_0_stays && port_0_bank_of_line),
    .line_request_0_ready(bank_1_line_request_0_ready),
    .line_request_0_operation(line_request_0_operation),
    .line_request_0_space(line_request_0_space),
    .line_request_0_line_address(line_request_0_line_address),
    .line_request_0_data(line_request_0_data),
    .line_request_0_byte_enable(line_request_0_byte_enable),
    .line_request_0_tag(line_request_0_tag),
    .line_request_1_valid(port_1_takes && !port_1_stays && port_1_bank_of_line),
    .line_request_1_ready(bank_1_line_request_1_ready),
    .line_request_1_operation(line_request_1_operation),
    .line_request_1_space(line_request_1_space),
    .line_request_1_line_address(line_request_1_line_address),
    .line_request_1_data(line_request_1_data),
    .line_request_1_byte_enable(line_request_1_byte_enable),
    .line_request_1_tag(line_request_1_tag),
    .line_response_0_valid(bank_1_line_response_0_valid),
    .line_response_0_ready(port_0_is_chosen_1 && line_response_0_ready),
    .line_response_0_tag(bank_1_line_response_0_tag),
    .line_response_0_status(bank_1_line_response_0_status),
    .line_response_0_data(bank_1_line_response_0_data),
    .line_response_1_valid(bank_1_line_response_1_valid),
    .line_response_1_ready(port_1_is_chosen_1 && line_response_1_ready),
    .line_response_1_tag(bank_1_line_response_1_tag),
    .line_response_1_status(bank_1_line_response_1_status),
    .line_response_1_data(bank_1_line_response_1_data),
    .d2h_request_valid(to_host_numbered_valid_1), .d2h_request_ready(to_host_numbered_ready_1),
    .d2h_request_opcode(to_host_numbered_opcode_1),
    .d2h_request_line_address(to_host_numbered_line_address_1),
    .d2h_request_cqid(bank_1_d2h_request_cqid),
    .d2h_request_non_temporal(to_host_numbered_non_temporal_1),
    .d2h_response_valid(bank_1_d2h_response_valid),
    .d2h_response_ready(to_host_response_is_chosen_1 && d2h_response_ready),
    .d2h_response_opcode(bank_1_d2h_response_opcode), .d2h_response_uqid(bank_1_d2h_response_uqid),
    .d2h_data_valid(bank_1_d2h_data_valid),
    .d2h_data_ready(to_host_data_is_chosen_1 && d2h_data_ready),
    .d2h_data_uqid(bank_1_d2h_data_uqid), .d2h_data_chunk_valid(bank_1_d2h_data_chunk_valid),
    .d2h_data_bogus(bank_1_d2h_data_bogus), .d2h_data_poison(bank_1_d2h_data_poison),
    .d2h_data_data(bank_1_d2h_data_data), .d2h_data_byte_enable(bank_1_d2h_data_byte_enable),
    .h2d_request_valid(to_banks_is_its_snoop_1), .h2d_request_ready(bank_1_h2d_request_ready),
    .h2d_request_opcode(h2d_request_opcode), .h2d_request_line_address(h2d_request_line_address),
    .h2d_request_uqid(h2d_request_uqid),
    .h2d_response_valid(to_banks_is_its_answer_1), .h2d_response_ready(bank_1_h2d_response_ready),
    .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre),
    .h2d_response_cqid(to_banks_answer_entry),
    .h2d_data_valid(to_banks_is_its_data_1), .h2d_data_ready(bank_1_h2d_data_ready),
    .h2d_data_cqid(to_banks_data_entry), .h2d_data_chunk_valid(h2d_data_chunk_valid),
    .h2d_data_poison(h2d_data_poison), .h2d_data_go_error(h2d_data_go_error),
    .h2d_data_data(h2d_data_data),
    .memory_map_host_end(memory_map_host_end), .memory_map_device_begin(memory_map_device_begin),
    .memory_map_device_end(memory_map_device_end),
    .write_policy_ordered_writes(write_policy_ordered_writes),
    .write_policy_local_writes(write_policy_local_writes),
    .write_fence_stands(fence_stands),
    .write_fence_status_settled(bank_1_write_fence_status_settled),
    .flush_valid(flush_valid),
    .flush_status_flushing(bank_1_flush_status_flushing),
    .flush_status_failed(bank_1_flush_status_failed),
    .modify_valid(modify_1_valid), .modify_line(modify_1_line), .modify_data(modify_1_data),
    .modify_byte_enable(modify_1_byte_enable), .modify_port(modify_1_port),
    .modify_tag(modify_1_tag),
    .modified_data(modified_1_data),
    .line_change_valid(line_change_1_valid), .line_change_line_address(line_change_1_line_address),
    .line_change_by_host(line_change_1_by_host), .line_change_before(line_change_1_before),
    .line_change_after(line_change_1_after),
    .victim_change_valid(victim_change_1_valid),
    .victim_change_line_address(victim_change_1_line_address),
    .victim_change_by_host(victim_change_1_by_host), .victim_change_before(victim_change_1_before),
    .victim_change_after(victim_change_1_after),
    .status_fault(status_1_fault), .status_fault_number(status_1_fault_number),
    .status_requests(status_1_requests), .status_hits(status_1_hits), .status_waits(status_1_waits),
    .status_snoops(status_1_snoops), .status_snoop_hits(status_1_snoop_hits),
    .status_evictions(status_1_evictions), .status_unknown_answers(status_1_unknown_answers),
    .status_wrong_answers(status_1_wrong_answers), .status_unknown_data(status_1_unknown_data),
    .status_unknown_opcodes(status_1_unknown_opcodes),
    .status_outside_snoops(status_1_outside_snoops)
  );

  // Not used, on purpose.
  (* unused *) wire unused;
  assign unused = &{1'b0, bank_0_d2h_request_cqid[11:7], bank_1_d2h_request_cqid[11:7],
      bank_0_h2d_response_ready, bank_0_h2d_data_ready, bank_1_h2d_response_ready,
      bank_1_h2d_data_ready};

endmodule

`default_nettype wire
