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
//  request queues --+            +-- tags ------+            +-- response queues
//  snoops ----------+-> select --+-- entries ---+-> decide --+-- lines --> deliver
//  answers, data ---+            +-- stores ----+            +-- d2h queues
//
// Function:
// Requests for host memory are served by the rules of the generated table of coherence: hits from
// the cache, the others by a request to the host. A line is either in the cache or in the miss
// table, never in both: a request that needs the host takes its line out of the cache, and the
// answer brings it back. A snoop finds it in one of the two, and is answered at once: by the state
// that the line has, or, after a GO, by the one that it will have when it comes (CXL 3.2, 3.2.5.2).
// Only the data of the answer may wait: for the line (3.2.5.14, item 4), or for room in `d2h_data`;
// a line that is owed from the cache stays in it until it has left, and requests for it wait.
//
// A weakly ordered write is answered at ExtCmp, when it is observed globally; where `write_policy`
// says so, when its line has been pulled (Fast_GO: observed locally). Until ExtCmp its number and
// its line stay under way all the same. While `write_fence` stands, the bank waits for the writes
// that it answered so before; `write_fence_status` says when all of them are observed globally.
//
// `flush` flushes the whole cache, as one request: each line that the cache has is flushed as by a
// port
// (rows 22 and 22 M); then what that began ends, and what was under way when the flush came. Until
// then
// hits are served, and no line comes to the cache: one that does is used once, and goes back if it
// is Modified, so that no line makes room unseen. At the end the cache is empty, and no copy of a
// line that it had is left anywhere, unless somebody asked for the line in the meantime, or the
// host refused
// (`flush_status`). One that comes while another goes on ends with it. A flush waits for what its
// lines
// wait for: room in `d2h_request` and `d2h_data`, and the host's answers.
//
// A request is decided in one cycle: tags and the miss table are searched, and the copy changes its
// state. In the next cycle the line that was read goes where it belongs.
//
// A request whose line is under way waits at that line's entry, of either port, in order; up to
// `OUTSTANDING` in all. When the entry has done its own work, it serves those who wait, one after
// the other, before anybody else has the line; one of them that needs the host asks with the
// entry's own number, and the others go on waiting. A request takes a number only when it asks the
// host.
//
// A Modified line in the way of a line that comes takes over the entry of that line, so that making
// room needs no place that might be missing. Where requests wait at that entry it takes a number of
// its own, and if there is none the line that comes is used once, and asked for again for them.
// Clean lines are dropped without a word. Where every line of the set is owed, the one that comes
// is used once, or goes back if it is Modified. Damaged lines are not kept: the request ends with
// an error. A damaged line that is older in memory goes back, marked as such.
//
// A write that is refused by GO_ERR_WritePull sends its line all the same, and ends with an error;
// a weak one when ExtCmp has come (3.2.4.5.7), for until then the host knows its number.
//
// Backpressure:
// Answers and data of the host are always taken (3.2.5.14, item 12). A snoop waits for room in
// `d2h_response`, and for nothing else (item 10). Lines for the host wait for room in `d2h_data`,
// and so does each entry before it goes on. An answer to a port has its place before its request is
// tried, so that a port that takes none stops only itself. A port waits while it has no place for
// an answer, or while what its next request needs is not there: a number for a miss, a place to
// wait in where its line is under way, the line itself while that is owed, or while others who
// waited for it are served. Hits of the other port go on, and its own before that request. Between
// two snoops, and between two entries that go on, a request has its turn.
//
// Nothing waits in a circle: an entry goes on when the host has answered and `d2h_data` has room,
// and needs neither number nor place; a request that waited needs the entry that it waited at,
// which it has, and the line, which is owed for as long as `d2h_data` has no room. Each of these
// steps gives back what a port may wait for.
//
// Ordering:
// Requests of a port for the same line take effect in their order; their answers may overtake one
// another. A request whose line is under way holds up those behind it for that line, and no others.
//
// Faults:
// An answer or data that nothing waits for, an answer that its request cannot have, a snoop without
// a known opcode: dropped. A snoop where the host has no memory: answered. Each is counted, and the
// first one since reset is named, with its number. All else goes on. A second snoop of a line
// before the first has its data, which no host may send (3.2.5.5), is answered and gets none.
//
// Reset:
// Empties the cache, which takes a cycle for each set; Modified lines are lost. What is under way
// is forgotten: its answers are faults.
//
// Resources:
// Tags, lines, the two stores of the miss table and the snoops to which lines are owed in block
// RAM. A comparator of a line's address for each entry. Places in lookup tables for `OUTSTANDING`
// answers to each port, and for as many requests that wait.
//
// Why not:
// Without the comparators, by a bit for each set, lines under way would hold up others of their
// set. A second search in each cycle would need a second read port of tags and lines; more banks
// give the same at less cost. A snoop that waited for its line, or for room for it, would wait for
// channels that may themselves wait for its answer.
//
// Latency: 4 cycles after `line_request_0`.
// Interval: 1 cycle(s) between transfers.
// Waits on: `line_response_*`, `d2h_request`, `d2h_response`, `d2h_data`, `h2d_response`,
// `h2d_data`.
// Source: CXL-NIC 2.1, 4
//
// Generated by `cargo run --bin emit`; change the Rust, not this file.
`default_nettype none

module hmc_bank_s256_w4_o128_b2 (
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
  // What it asks of the host.
  output wire         d2h_request_valid,
  input  wire         d2h_request_ready,
  output wire [4:0]   d2h_request_opcode,              // What.
  output wire [45:0]  d2h_request_line_address,        // Bits 51 to 6 of the byte address.
  // The device's number of the request, which every answer to it carries.
  output wire [11:0]  d2h_request_cqid,
  output wire         d2h_request_non_temporal,        // The line will not be used again soon.
  // Answers to snoops.
  output wire         d2h_response_valid,
  input  wire         d2h_response_ready,
  output wire [4:0]   d2h_response_opcode,             // What.
  output wire [11:0]  d2h_response_uqid,               // Of the snoop.
  // Lines for the host.
  output wire         d2h_data_valid,
  input  wire         d2h_data_ready,
  output wire [11:0]  d2h_data_uqid,                   // Of the snoop, or of the pull.
  // Which half of the line, on links that move half a line.
  output wire         d2h_data_chunk_valid,
  // The data are out of date and must be dropped: a snoop took the line first.
  output wire         d2h_data_bogus,
  output wire         d2h_data_poison,                 // The data are known to be damaged.
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
  input  wire [3:0]   h2d_response_opcode,             // What.
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
  input  wire         h2d_data_poison,                 // The data are known to be damaged.
  input  wire         h2d_data_go_error,               // The read failed; the data are all ones.
  input  wire [511:0] h2d_data_data,                   // The line.
  // Where there is memory.
  input  wire [45:0]  memory_map_host_end,             // Host memory is below this line.
  input  wire [45:0]  memory_map_device_begin,         // The first line of the device's memory.
  input  wire [45:0]  memory_map_device_end,           // The line after its last.
  // When weak writes are answered.
  // Ports of which each NC-write is answered when it is observed locally (Fast_GO), bit 0 for port
  // 0; elsewhere, and where the bit is 0, when it is observed globally (ExtCmp).
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
  // A line that made room is dropped.
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
  // Times that a request was put back because its line was under way.
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
  // Held
  localparam [2:0] HELD_INVALID = 3'd0;
  localparam [2:0] HELD_SHARED = 3'd1;
  localparam [2:0] HELD_EXCLUSIVE = 3'd2;
  localparam [2:0] HELD_MODIFIED = 3'd3;
  localparam [2:0] HELD_SHARED_TO_COME = 3'd5;
  localparam [2:0] HELD_EXCLUSIVE_TO_COME = 3'd6;
  localparam [2:0] HELD_MODIFIED_TO_COME = 3'd7;
  // GoState
  localparam [2:0] SHARED = 3'd1;
  localparam [2:0] EXCLUSIVE = 3'd2;
  localparam [2:0] INVALID = 3'd3;
  localparam [2:0] ERROR = 3'd4;
  localparam [2:0] MODIFIED = 3'd6;
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

  reg [8:0] sweep;
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
  reg [511:0] operation_data;
  reg [63:0] operation_byte_enable;
  reg [2:0] operation_snoop;               // H2dRequestOpcode
  reg [11:0] operation_uqid;
  reg operation_is_debt;
  reg operation_has_room;
  reg operation_is_own;
  wire turns_next;
  wire goes_on_0;
  wire goes_on_1;
  reg [127:0] entries_valid;
  reg [127:0] entries_unasked;
  reg [127:0] entries_needs_answer;
  reg [127:0] entries_needs_data;
  reg [127:0] entries_wants_answer;
  reg [127:0] entries_wants_data;
  reg [127:0] entries_ready;
  reg [127:0] entries_failed;
  reg [127:0] entries_poisoned;
  reg [127:0] entries_owes;
  reg [127:0] entries_unobserved;
  reg [127:0] entries_fenced;
  reg [127:0] entries_awaited;
  reg [127:0] entries_serves;
  reg [127:0] entries_waited;
  reg [45:0] entries_line_0;
  reg [45:0] entries_line_1;
  reg [45:0] entries_line_2;
  reg [45:0] entries_line_3;
  reg [45:0] entries_line_4;
  reg [45:0] entries_line_5;
  reg [45:0] entries_line_6;
  reg [45:0] entries_line_7;
  reg [45:0] entries_line_8;
  reg [45:0] entries_line_9;
  reg [45:0] entries_line_10;
  reg [45:0] entries_line_11;
  reg [45:0] entries_line_12;
  reg [45:0] entries_line_13;
  reg [45:0] entries_line_14;
  reg [45:0] entries_line_15;
  reg [45:0] entries_line_16;
  reg [45:0] entries_line_17;
  reg [45:0] entries_line_18;
  reg [45:0] entries_line_19;
  reg [45:0] entries_line_20;
  reg [45:0] entries_line_21;
  reg [45:0] entries_line_22;
  reg [45:0] entries_line_23;
  reg [45:0] entries_line_24;
  reg [45:0] entries_line_25;
  reg [45:0] entries_line_26;
  reg [45:0] entries_line_27;
  reg [45:0] entries_line_28;
  reg [45:0] entries_line_29;
  reg [45:0] entries_line_30;
  reg [45:0] entries_line_31;
  reg [45:0] entries_line_32;
  reg [45:0] entries_line_33;
  reg [45:0] entries_line_34;
  reg [45:0] entries_line_35;
  reg [45:0] entries_line_36;
  reg [45:0] entries_line_37;
  reg [45:0] entries_line_38;
  reg [45:0] entries_line_39;
  reg [45:0] entries_line_40;
  reg [45:0] entries_line_41;
  reg [45:0] entries_line_42;
  reg [45:0] entries_line_43;
  reg [45:0] entries_line_44;
  reg [45:0] entries_line_45;
  reg [45:0] entries_line_46;
  reg [45:0] entries_line_47;
  reg [45:0] entries_line_48;
  reg [45:0] entries_line_49;
  reg [45:0] entries_line_50;
  reg [45:0] entries_line_51;
  reg [45:0] entries_line_52;
  reg [45:0] entries_line_53;
  reg [45:0] entries_line_54;
  reg [45:0] entries_line_55;
  reg [45:0] entries_line_56;
  reg [45:0] entries_line_57;
  reg [45:0] entries_line_58;
  reg [45:0] entries_line_59;
  reg [45:0] entries_line_60;
  reg [45:0] entries_line_61;
  reg [45:0] entries_line_62;
  reg [45:0] entries_line_63;
  reg [45:0] entries_line_64;
  reg [45:0] entries_line_65;
  reg [45:0] entries_line_66;
  reg [45:0] entries_line_67;
  reg [45:0] entries_line_68;
  reg [45:0] entries_line_69;
  reg [45:0] entries_line_70;
  reg [45:0] entries_line_71;
  reg [45:0] entries_line_72;
  reg [45:0] entries_line_73;
  reg [45:0] entries_line_74;
  reg [45:0] entries_line_75;
  reg [45:0] entries_line_76;
  reg [45:0] entries_line_77;
  reg [45:0] entries_line_78;
  reg [45:0] entries_line_79;
  reg [45:0] entries_line_80;
  reg [45:0] entries_line_81;
  reg [45:0] entries_line_82;
  reg [45:0] entries_line_83;
  reg [45:0] entries_line_84;
  reg [45:0] entries_line_85;
  reg [45:0] entries_line_86;
  reg [45:0] entries_line_87;
  reg [45:0] entries_line_88;
  reg [45:0] entries_line_89;
  reg [45:0] entries_line_90;
  reg [45:0] entries_line_91;
  reg [45:0] entries_line_92;
  reg [45:0] entries_line_93;
  reg [45:0] entries_line_94;
  reg [45:0] entries_line_95;
  reg [45:0] entries_line_96;
  reg [45:0] entries_line_97;
  reg [45:0] entries_line_98;
  reg [45:0] entries_line_99;
  reg [45:0] entries_line_100;
  reg [45:0] entries_line_101;
  reg [45:0] entries_line_102;
  reg [45:0] entries_line_103;
  reg [45:0] entries_line_104;
  reg [45:0] entries_line_105;
  reg [45:0] entries_line_106;
  reg [45:0] entries_line_107;
  reg [45:0] entries_line_108;
  reg [45:0] entries_line_109;
  reg [45:0] entries_line_110;
  reg [45:0] entries_line_111;
  reg [45:0] entries_line_112;
  reg [45:0] entries_line_113;
  reg [45:0] entries_line_114;
  reg [45:0] entries_line_115;
  reg [45:0] entries_line_116;
  reg [45:0] entries_line_117;
  reg [45:0] entries_line_118;
  reg [45:0] entries_line_119;
  reg [45:0] entries_line_120;
  reg [45:0] entries_line_121;
  reg [45:0] entries_line_122;
  reg [45:0] entries_line_123;
  reg [45:0] entries_line_124;
  reg [45:0] entries_line_125;
  reg [45:0] entries_line_126;
  reg [45:0] entries_line_127;
  reg [2:0] entries_held_0;                // Held
  reg [2:0] entries_held_1;                // Held
  reg [2:0] entries_held_2;                // Held
  reg [2:0] entries_held_3;                // Held
  reg [2:0] entries_held_4;                // Held
  reg [2:0] entries_held_5;                // Held
  reg [2:0] entries_held_6;                // Held
  reg [2:0] entries_held_7;                // Held
  reg [2:0] entries_held_8;                // Held
  reg [2:0] entries_held_9;                // Held
  reg [2:0] entries_held_10;               // Held
  reg [2:0] entries_held_11;               // Held
  reg [2:0] entries_held_12;               // Held
  reg [2:0] entries_held_13;               // Held
  reg [2:0] entries_held_14;               // Held
  reg [2:0] entries_held_15;               // Held
  reg [2:0] entries_held_16;               // Held
  reg [2:0] entries_held_17;               // Held
  reg [2:0] entries_held_18;               // Held
  reg [2:0] entries_held_19;               // Held
  reg [2:0] entries_held_20;               // Held
  reg [2:0] entries_held_21;               // Held
  reg [2:0] entries_held_22;               // Held
  reg [2:0] entries_held_23;               // Held
  reg [2:0] entries_held_24;               // Held
  reg [2:0] entries_held_25;               // Held
  reg [2:0] entries_held_26;               // Held
  reg [2:0] entries_held_27;               // Held
  reg [2:0] entries_held_28;               // Held
  reg [2:0] entries_held_29;               // Held
  reg [2:0] entries_held_30;               // Held
  reg [2:0] entries_held_31;               // Held
  reg [2:0] entries_held_32;               // Held
  reg [2:0] entries_held_33;               // Held
  reg [2:0] entries_held_34;               // Held
  reg [2:0] entries_held_35;               // Held
  reg [2:0] entries_held_36;               // Held
  reg [2:0] entries_held_37;               // Held
  reg [2:0] entries_held_38;               // Held
  reg [2:0] entries_held_39;               // Held
  reg [2:0] entries_held_40;               // Held
  reg [2:0] entries_held_41;               // Held
  reg [2:0] entries_held_42;               // Held
  reg [2:0] entries_held_43;               // Held
  reg [2:0] entries_held_44;               // Held
  reg [2:0] entries_held_45;               // Held
  reg [2:0] entries_held_46;               // Held
  reg [2:0] entries_held_47;               // Held
  reg [2:0] entries_held_48;               // Held
  reg [2:0] entries_held_49;               // Held
  reg [2:0] entries_held_50;               // Held
  reg [2:0] entries_held_51;               // Held
  reg [2:0] entries_held_52;               // Held
  reg [2:0] entries_held_53;               // Held
  reg [2:0] entries_held_54;               // Held
  reg [2:0] entries_held_55;               // Held
  reg [2:0] entries_held_56;               // Held
  reg [2:0] entries_held_57;               // Held
  reg [2:0] entries_held_58;               // Held
  reg [2:0] entries_held_59;               // Held
  reg [2:0] entries_held_60;               // Held
  reg [2:0] entries_held_61;               // Held
  reg [2:0] entries_held_62;               // Held
  reg [2:0] entries_held_63;               // Held
  reg [2:0] entries_held_64;               // Held
  reg [2:0] entries_held_65;               // Held
  reg [2:0] entries_held_66;               // Held
  reg [2:0] entries_held_67;               // Held
  reg [2:0] entries_held_68;               // Held
  reg [2:0] entries_held_69;               // Held
  reg [2:0] entries_held_70;               // Held
  reg [2:0] entries_held_71;               // Held
  reg [2:0] entries_held_72;               // Held
  reg [2:0] entries_held_73;               // Held
  reg [2:0] entries_held_74;               // Held
  reg [2:0] entries_held_75;               // Held
  reg [2:0] entries_held_76;               // Held
  reg [2:0] entries_held_77;               // Held
  reg [2:0] entries_held_78;               // Held
  reg [2:0] entries_held_79;               // Held
  reg [2:0] entries_held_80;               // Held
  reg [2:0] entries_held_81;               // Held
  reg [2:0] entries_held_82;               // Held
  reg [2:0] entries_held_83;               // Held
  reg [2:0] entries_held_84;               // Held
  reg [2:0] entries_held_85;               // Held
  reg [2:0] entries_held_86;               // Held
  reg [2:0] entries_held_87;               // Held
  reg [2:0] entries_held_88;               // Held
  reg [2:0] entries_held_89;               // Held
  reg [2:0] entries_held_90;               // Held
  reg [2:0] entries_held_91;               // Held
  reg [2:0] entries_held_92;               // Held
  reg [2:0] entries_held_93;               // Held
  reg [2:0] entries_held_94;               // Held
  reg [2:0] entries_held_95;               // Held
  reg [2:0] entries_held_96;               // Held
  reg [2:0] entries_held_97;               // Held
  reg [2:0] entries_held_98;               // Held
  reg [2:0] entries_held_99;               // Held
  reg [2:0] entries_held_100;              // Held
  reg [2:0] entries_held_101;              // Held
  reg [2:0] entries_held_102;              // Held
  reg [2:0] entries_held_103;              // Held
  reg [2:0] entries_held_104;              // Held
  reg [2:0] entries_held_105;              // Held
  reg [2:0] entries_held_106;              // Held
  reg [2:0] entries_held_107;              // Held
  reg [2:0] entries_held_108;              // Held
  reg [2:0] entries_held_109;              // Held
  reg [2:0] entries_held_110;              // Held
  reg [2:0] entries_held_111;              // Held
  reg [2:0] entries_held_112;              // Held
  reg [2:0] entries_held_113;              // Held
  reg [2:0] entries_held_114;              // Held
  reg [2:0] entries_held_115;              // Held
  reg [2:0] entries_held_116;              // Held
  reg [2:0] entries_held_117;              // Held
  reg [2:0] entries_held_118;              // Held
  reg [2:0] entries_held_119;              // Held
  reg [2:0] entries_held_120;              // Held
  reg [2:0] entries_held_121;              // Held
  reg [2:0] entries_held_122;              // Held
  reg [2:0] entries_held_123;              // Held
  reg [2:0] entries_held_124;              // Held
  reg [2:0] entries_held_125;              // Held
  reg [2:0] entries_held_126;              // Held
  reg [2:0] entries_held_127;              // Held
  reg [3:0] answers_answer_opcode;         // H2dResponseOpcode
  reg [11:0] answers_answer_response_data;
  reg [1:0] answers_answer_response_pre;
  reg [11:0] answers_answer_cqid;
  reg answers_has_answer;
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
  reg [4:0] queue_1_written;
  reg [4:0] queue_1_read;
  reg [4:0] queue_1_done;
  reg queue_1_waits;
  wire queue_1_tries;
  wire queue_1_served;
  wire queue_1_refused;
  reg queue_1_started;
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
  reg [9:0] watches_0_at_0;
  reg [9:0] watches_0_at_1;
  reg [9:0] watches_0_at_2;
  reg [9:0] watches_0_at_3;
  reg [9:0] watches_0_at_4;
  reg [9:0] watches_0_at_5;
  reg [9:0] watches_0_at_6;
  reg [9:0] watches_0_at_7;
  wire watches_0_wakes;
  reg [7:0] watches_1_waiting;
  reg [7:0] watches_1_left;
  reg [9:0] watches_1_at_0;
  reg [9:0] watches_1_at_1;
  reg [9:0] watches_1_at_2;
  reg [9:0] watches_1_at_3;
  reg [9:0] watches_1_at_4;
  reg [9:0] watches_1_at_5;
  reg [9:0] watches_1_at_6;
  reg [9:0] watches_1_at_7;
  wire watches_1_wakes;
  wire data_queue_source_valid;
  wire data_queue_source_ready;
  wire [3:0] data_queue_occupancy;
  wire requests_source_valid;
  wire requests_source_ready;
  wire requests_sink_valid;
  wire requests_sink_ready;
  // The device's number of the request, which every answer to it carries.
  wire [11:0] requests_sink_cqid;
  wire [7:0] requests_occupancy;
  wire responses_source_valid;
  wire responses_source_ready;
  wire [3:0] responses_occupancy;
  wire arrivals_snoops_sink_valid;
  wire [2:0] arrivals_snoops_sink_opcode;  // H2dRequestOpcode What for.
  wire [45:0] arrivals_snoops_sink_line_address; // Bits 51 to 6 of the byte address.
  wire [11:0] arrivals_snoops_sink_uqid;   // The host's number of the snoop.
  wire [3:0] arrivals_snoops_occupancy;
  reg arrivals_came;
  reg arrivals_was_known;
  reg [45:0] arrivals_line;
  reg [11:0] arrivals_number;
  wire numbers_allocation_valid;
  wire [6:0] numbers_allocation_value;     // The number.
  wire [7:0] numbers_outstanding;
  wire [15:0] numbers_refused;
  wire numbers_released_twice;
  wire numbers_never_given;
  wire places_allocation_valid;
  wire [6:0] places_allocation_value;      // The number.
  wire [7:0] places_outstanding;
  wire [15:0] places_refused;
  wire places_released_twice;
  wire places_never_given;
  reg shortage_0_number;
  reg shortage_0_place;
  reg shortage_1_number;
  reg shortage_1_place;
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
  reg [2:0] flush_passes;
  wire flush_is_passed;
  reg flush_own_bank;
  reg [127:0] turn_batch;
  reg turn_turn_valid;
  reg [6:0] turn_turn_number;
  reg answer_room;
  reg line_room;
  reg select_snooped_last;
  reg select_turned_last;
  reg select_port_last;
  wire tags_changes;
  wire tags_installs;
  wire [1:0] tags_new_state;               // LineState
  wire tags_touches;
  reg [36:0] tags_last_tag;
  reg [1:0] tags_last_state;               // LineState
  reg tags_is_last_0;
  reg tags_is_last_1;
  reg tags_is_last_2;
  reg tags_is_last_3;
  reg [38:0] tags_tags_read_data;
  reg [38:0] tags_tags_1_read_data;
  reg [38:0] tags_tags_2_read_data;
  reg [38:0] tags_tags_3_read_data;
  wire tags_begins;
  wire tags_ends;
  reg [511:0] read;
  reg [575:0] writes_read_data;
  reg [511:0] decide_cached;
  reg waiting_joins;
  reg waiting_is_first;
  reg [6:0] waiting_entry;
  reg [6:0] waiting_place;
  reg waiting_leaves;
  reg [6:0] waiting_left;
  reg [6:0] waiting_next;
  reg leaves;
  reg [6:0] left_value;
  reg flush_failed;
  reg fence_stands;
  reg fence_has_settled;
  reg returns;
  reg [6:0] returned_value;
  reg asks;
  reg [4:0] request_to_host_opcode;        // D2hRequestOpcode
  reg [45:0] request_to_host_line_address;
  reg [11:0] request_to_host_cqid;
  reg request_to_host_non_temporal;
  reg replies;
  reg [4:0] response_opcode;               // D2hResponseOpcode
  reg [11:0] response_uqid;
  reg deliver_responds;
  reg deliver_sends;
  reg deliver_stores;
  reg deliver_due_responds;
  reg deliver_due_port;
  reg [9:0] deliver_due_tag;
  reg deliver_due_fails;
  reg deliver_due_gives_cached;
  reg deliver_due_gives_carried;
  reg deliver_due_sends;
  reg deliver_due_sends_cached;
  reg [11:0] deliver_due_uqid;
  reg deliver_due_is_bogus;
  reg deliver_due_is_poisoned;
  reg [63:0] deliver_due_sent_bytes;
  reg deliver_due_stores;
  reg [6:0] deliver_due_entry;
  reg [63:0] deliver_due_carried_bytes;
  reg [63:0] deliver_due_stored_bytes;
  reg [511:0] deliver_due_carried;
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
  reg snoop_hit;
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
  reg [62:0] entries_records [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [12:0] entries_answers [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [11:0] entries_snoops [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] answers_read_lines [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [637:0] queue_0_requests [0:15];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [637:0] queue_1_requests [0:15];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [9:0] watches_0_tags [0:7];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [9:0] watches_1_tags [0:7];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [590:0] waiting_requests [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [6:0] waiting_firsts [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [6:0] waiting_lasts [0:127];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [6:0] waiting_followers [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [60:0] debts_stored [0:1023];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [38:0] tags_tags [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [38:0] tags_tags_1 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [38:0] tags_tags_2 [0:255];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [38:0] tags_tags_3 [0:255];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [2:0] tags_trees [0:255];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [3:0] tags_pinned [0:255];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [575:0] writes [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] decide_lines [0:1023];
  integer decide_lines_lane;

  wire running = sweep[8];
  wire [7:0] swept = sweep[7:0];
  wire [6:0] answers_number = answers_answer_cqid[6:0];
  wire answers_is_known = !(|answers_answer_cqid[11:7]) && entries_wants_answer[answers_number];
  wire [62:0] entries_records_word = entries_records[answers_number];
  wire [45:0] answers_asked_line = entries_records_word[45:0];
  wire [3:0] answers_asked_pending = entries_records_word[49:46];
  wire answers_asked_responds = entries_records_word[50];
  wire answers_asked_port = entries_records_word[51];
  wire [9:0] answers_asked_tag = entries_records_word[61:52];
  wire answers_asked_writes = entries_records_word[62];
  wire [3:0] answers_grant = answers_answer_response_data[3:0];
  wire answers_modified = (answers_answer_opcode == GO) && (answers_grant == {1'b0, MODIFIED});
  wire answers_exclusive = (answers_answer_opcode == GO) && (answers_grant == {1'b0, EXCLUSIVE});
  wire answers_error = (answers_answer_opcode == GO) && (answers_grant == {1'b0, ERROR});
  wire answers_invalid = (answers_answer_opcode == GO) && (answers_grant == {1'b0, INVALID});
  wire answers_owned = answers_exclusive || answers_modified;
  wire answers_shared = (answers_answer_opcode == GO) && (answers_grant == {1'b0, SHARED});
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
  wire answers_data_known = !(|answers_data_cqid[11:7]) && entries_wants_data[answers_data_entry];
  wire answers_good_data = answers_has_data && answers_data_known;
  wire [127:0] answers_failed_answers = {answers_good && answers_fails &&
      (answers_number == 7'h7f), answers_good && answers_fails && (answers_number == 7'h7e),
      answers_good && answers_fails && (answers_number == 7'h7d),
      answers_good && answers_fails && (answers_number == 7'h7c),
      answers_good && answers_fails && (answers_number == 7'h7b),
      answers_good && answers_fails && (answers_number == 7'h7a),
      answers_good && answers_fails && (answers_number == 7'h79),
      answers_good && answers_fails && (answers_number == 7'h78),
      answers_good && answers_fails && (answers_number == 7'h77),
      answers_good && answers_fails && (answers_number == 7'h76),
      answers_good && answers_fails && (answers_number == 7'h75),
      answers_good && answers_fails && (answers_number == 7'h74),
      answers_good && answers_fails && (answers_number == 7'h73),
      answers_good && answers_fails && (answers_number == 7'h72),
      answers_good && answers_fails && (answers_number == 7'h71),
      answers_good && answers_fails && (answers_number == 7'h70),
      answers_good && answers_fails && (answers_number == 7'h6f),
      answers_good && answers_fails && (answers_number == 7'h6e),
      answers_good && answers_fails && (answers_number == 7'h6d),
      answers_good && answers_fails && (answers_number == 7'h6c),
      answers_good && answers_fails && (answers_number == 7'h6b),
      answers_good && answers_fails && (answers_number == 7'h6a),
      answers_good && answers_fails && (answers_number == 7'h69),
      answers_good && answers_fails && (answers_number == 7'h68),
      answers_good && answers_fails && (answers_number == 7'h67),
      answers_good && answers_fails && (answers_number == 7'h66),
      answers_good && answers_fails && (answers_number == 7'h65),
      answers_good && answers_fails && (answers_number == 7'h64),
      answers_good && answers_fails && (answers_number == 7'h63),
      answers_good && answers_fails && (answers_number == 7'h62),
      answers_good && answers_fails && (answers_number == 7'h61),
      answers_good && answers_fails && (answers_number == 7'h60),
      answers_good && answers_fails && (answers_number == 7'h5f),
      answers_good && answers_fails && (answers_number == 7'h5e),
      answers_good && answers_fails && (answers_number == 7'h5d),
      answers_good && answers_fails && (answers_number == 7'h5c),
      answers_good && answers_fails && (answers_number == 7'h5b),
      answers_good && answers_fails && (answers_number == 7'h5a),
      answers_good && answers_fails && (answers_number == 7'h59),
      answers_good && answers_fails && (answers_number == 7'h58),
      answers_good && answers_fails && (answers_number == 7'h57),
      answers_good && answers_fails && (answers_number == 7'h56),
      answers_good && answers_fails && (answers_number == 7'h55),
      answers_good && answers_fails && (answers_number == 7'h54),
      answers_good && answers_fails && (answers_number == 7'h53),
      answers_good && answers_fails && (answers_number == 7'h52),
      answers_good && answers_fails && (answers_number == 7'h51),
      answers_good && answers_fails && (answers_number == 7'h50),
      answers_good && answers_fails && (answers_number == 7'h4f),
      answers_good && answers_fails && (answers_number == 7'h4e),
      answers_good && answers_fails && (answers_number == 7'h4d),
      answers_good && answers_fails && (answers_number == 7'h4c),
      answers_good && answers_fails && (answers_number == 7'h4b),
      answers_good && answers_fails && (answers_number == 7'h4a),
      answers_good && answers_fails && (answers_number == 7'h49),
      answers_good && answers_fails && (answers_number == 7'h48),
      answers_good && answers_fails && (answers_number == 7'h47),
      answers_good && answers_fails && (answers_number == 7'h46),
      answers_good && answers_fails && (answers_number == 7'h45),
      answers_good && answers_fails && (answers_number == 7'h44),
      answers_good && answers_fails && (answers_number == 7'h43),
      answers_good && answers_fails && (answers_number == 7'h42),
      answers_good && answers_fails && (answers_number == 7'h41),
      answers_good && answers_fails && (answers_number == 7'h40),
      answers_good && answers_fails && (answers_number == 7'h3f),
      answers_good && answers_fails && (answers_number == 7'h3e),
      answers_good && answers_fails && (answers_number == 7'h3d),
      answers_good && answers_fails && (answers_number == 7'h3c),
      answers_good && answers_fails && (answers_number == 7'h3b),
      answers_good && answers_fails && (answers_number == 7'h3a),
      answers_good && answers_fails && (answers_number == 7'h39),
      answers_good && answers_fails && (answers_number == 7'h38),
      answers_good && answers_fails && (answers_number == 7'h37),
      answers_good && answers_fails && (answers_number == 7'h36),
      answers_good && answers_fails && (answers_number == 7'h35),
      answers_good && answers_fails && (answers_number == 7'h34),
      answers_good && answers_fails && (answers_number == 7'h33),
      answers_good && answers_fails && (answers_number == 7'h32),
      answers_good && answers_fails && (answers_number == 7'h31),
      answers_good && answers_fails && (answers_number == 7'h30),
      answers_good && answers_fails && (answers_number == 7'h2f),
      answers_good && answers_fails && (answers_number == 7'h2e),
      answers_good && answers_fails && (answers_number == 7'h2d),
      answers_good && answers_fails && (answers_number == 7'h2c),
      answers_good && answers_fails && (answers_number == 7'h2b),
      answers_good && answers_fails && (answers_number == 7'h2a),
      answers_good && answers_fails && (answers_number == 7'h29),
      answers_good && answers_fails && (answers_number == 7'h28),
      answers_good && answers_fails && (answers_number == 7'h27),
      answers_good && answers_fails && (answers_number == 7'h26),
      answers_good && answers_fails && (answers_number == 7'h25),
      answers_good && answers_fails && (answers_number == 7'h24),
      answers_good && answers_fails && (answers_number == 7'h23),
      answers_good && answers_fails && (answers_number == 7'h22),
      answers_good && answers_fails && (answers_number == 7'h21),
      answers_good && answers_fails && (answers_number == 7'h20),
      answers_good && answers_fails && (answers_number == 7'h1f),
      answers_good && answers_fails && (answers_number == 7'h1e),
      answers_good && answers_fails && (answers_number == 7'h1d),
      answers_good && answers_fails && (answers_number == 7'h1c),
      answers_good && answers_fails && (answers_number == 7'h1b),
      answers_good && answers_fails && (answers_number == 7'h1a),
      answers_good && answers_fails && (answers_number == 7'h19),
      answers_good && answers_fails && (answers_number == 7'h18),
      answers_good && answers_fails && (answers_number == 7'h17),
      answers_good && answers_fails && (answers_number == 7'h16),
      answers_good && answers_fails && (answers_number == 7'h15),
      answers_good && answers_fails && (answers_number == 7'h14),
      answers_good && answers_fails && (answers_number == 7'h13),
      answers_good && answers_fails && (answers_number == 7'h12),
      answers_good && answers_fails && (answers_number == 7'h11),
      answers_good && answers_fails && (answers_number == 7'h10),
      answers_good && answers_fails && (answers_number == 7'hf),
      answers_good && answers_fails && (answers_number == 7'he),
      answers_good && answers_fails && (answers_number == 7'hd),
      answers_good && answers_fails && (answers_number == 7'hc),
      answers_good && answers_fails && (answers_number == 7'hb),
      answers_good && answers_fails && (answers_number == 7'ha),
      answers_good && answers_fails && (answers_number == 7'd9),
      answers_good && answers_fails && (answers_number == 7'd8),
      answers_good && answers_fails && (answers_number == 7'd7),
      answers_good && answers_fails && (answers_number == 7'd6),
      answers_good && answers_fails && (answers_number == 7'd5),
      answers_good && answers_fails && (answers_number == 7'd4),
      answers_good && answers_fails && (answers_number == 7'd3),
      answers_good && answers_fails && (answers_number == 7'd2),
      answers_good && answers_fails && (answers_number == 7'd1),
      answers_good && answers_fails && (answers_number == 7'd0)};
  wire answers_is_damaged = answers_good_data && (answers_data_poison || answers_data_go_error);
  wire [127:0] answers_failed_data = {answers_is_damaged && (answers_data_entry == 7'h7f),
      answers_is_damaged && (answers_data_entry == 7'h7e),
      answers_is_damaged && (answers_data_entry == 7'h7d),
      answers_is_damaged && (answers_data_entry == 7'h7c),
      answers_is_damaged && (answers_data_entry == 7'h7b),
      answers_is_damaged && (answers_data_entry == 7'h7a),
      answers_is_damaged && (answers_data_entry == 7'h79),
      answers_is_damaged && (answers_data_entry == 7'h78),
      answers_is_damaged && (answers_data_entry == 7'h77),
      answers_is_damaged && (answers_data_entry == 7'h76),
      answers_is_damaged && (answers_data_entry == 7'h75),
      answers_is_damaged && (answers_data_entry == 7'h74),
      answers_is_damaged && (answers_data_entry == 7'h73),
      answers_is_damaged && (answers_data_entry == 7'h72),
      answers_is_damaged && (answers_data_entry == 7'h71),
      answers_is_damaged && (answers_data_entry == 7'h70),
      answers_is_damaged && (answers_data_entry == 7'h6f),
      answers_is_damaged && (answers_data_entry == 7'h6e),
      answers_is_damaged && (answers_data_entry == 7'h6d),
      answers_is_damaged && (answers_data_entry == 7'h6c),
      answers_is_damaged && (answers_data_entry == 7'h6b),
      answers_is_damaged && (answers_data_entry == 7'h6a),
      answers_is_damaged && (answers_data_entry == 7'h69),
      answers_is_damaged && (answers_data_entry == 7'h68),
      answers_is_damaged && (answers_data_entry == 7'h67),
      answers_is_damaged && (answers_data_entry == 7'h66),
      answers_is_damaged && (answers_data_entry == 7'h65),
      answers_is_damaged && (answers_data_entry == 7'h64),
      answers_is_damaged && (answers_data_entry == 7'h63),
      answers_is_damaged && (answers_data_entry == 7'h62),
      answers_is_damaged && (answers_data_entry == 7'h61),
      answers_is_damaged && (answers_data_entry == 7'h60),
      answers_is_damaged && (answers_data_entry == 7'h5f),
      answers_is_damaged && (answers_data_entry == 7'h5e),
      answers_is_damaged && (answers_data_entry == 7'h5d),
      answers_is_damaged && (answers_data_entry == 7'h5c),
      answers_is_damaged && (answers_data_entry == 7'h5b),
      answers_is_damaged && (answers_data_entry == 7'h5a),
      answers_is_damaged && (answers_data_entry == 7'h59),
      answers_is_damaged && (answers_data_entry == 7'h58),
      answers_is_damaged && (answers_data_entry == 7'h57),
      answers_is_damaged && (answers_data_entry == 7'h56),
      answers_is_damaged && (answers_data_entry == 7'h55),
      answers_is_damaged && (answers_data_entry == 7'h54),
      answers_is_damaged && (answers_data_entry == 7'h53),
      answers_is_damaged && (answers_data_entry == 7'h52),
      answers_is_damaged && (answers_data_entry == 7'h51),
      answers_is_damaged && (answers_data_entry == 7'h50),
      answers_is_damaged && (answers_data_entry == 7'h4f),
      answers_is_damaged && (answers_data_entry == 7'h4e),
      answers_is_damaged && (answers_data_entry == 7'h4d),
      answers_is_damaged && (answers_data_entry == 7'h4c),
      answers_is_damaged && (answers_data_entry == 7'h4b),
      answers_is_damaged && (answers_data_entry == 7'h4a),
      answers_is_damaged && (answers_data_entry == 7'h49),
      answers_is_damaged && (answers_data_entry == 7'h48),
      answers_is_damaged && (answers_data_entry == 7'h47),
      answers_is_damaged && (answers_data_entry == 7'h46),
      answers_is_damaged && (answers_data_entry == 7'h45),
      answers_is_damaged && (answers_data_entry == 7'h44),
      answers_is_damaged && (answers_data_entry == 7'h43),
      answers_is_damaged && (answers_data_entry == 7'h42),
      answers_is_damaged && (answers_data_entry == 7'h41),
      answers_is_damaged && (answers_data_entry == 7'h40),
      answers_is_damaged && (answers_data_entry == 7'h3f),
      answers_is_damaged && (answers_data_entry == 7'h3e),
      answers_is_damaged && (answers_data_entry == 7'h3d),
      answers_is_damaged && (answers_data_entry == 7'h3c),
      answers_is_damaged && (answers_data_entry == 7'h3b),
      answers_is_damaged && (answers_data_entry == 7'h3a),
      answers_is_damaged && (answers_data_entry == 7'h39),
      answers_is_damaged && (answers_data_entry == 7'h38),
      answers_is_damaged && (answers_data_entry == 7'h37),
      answers_is_damaged && (answers_data_entry == 7'h36),
      answers_is_damaged && (answers_data_entry == 7'h35),
      answers_is_damaged && (answers_data_entry == 7'h34),
      answers_is_damaged && (answers_data_entry == 7'h33),
      answers_is_damaged && (answers_data_entry == 7'h32),
      answers_is_damaged && (answers_data_entry == 7'h31),
      answers_is_damaged && (answers_data_entry == 7'h30),
      answers_is_damaged && (answers_data_entry == 7'h2f),
      answers_is_damaged && (answers_data_entry == 7'h2e),
      answers_is_damaged && (answers_data_entry == 7'h2d),
      answers_is_damaged && (answers_data_entry == 7'h2c),
      answers_is_damaged && (answers_data_entry == 7'h2b),
      answers_is_damaged && (answers_data_entry == 7'h2a),
      answers_is_damaged && (answers_data_entry == 7'h29),
      answers_is_damaged && (answers_data_entry == 7'h28),
      answers_is_damaged && (answers_data_entry == 7'h27),
      answers_is_damaged && (answers_data_entry == 7'h26),
      answers_is_damaged && (answers_data_entry == 7'h25),
      answers_is_damaged && (answers_data_entry == 7'h24),
      answers_is_damaged && (answers_data_entry == 7'h23),
      answers_is_damaged && (answers_data_entry == 7'h22),
      answers_is_damaged && (answers_data_entry == 7'h21),
      answers_is_damaged && (answers_data_entry == 7'h20),
      answers_is_damaged && (answers_data_entry == 7'h1f),
      answers_is_damaged && (answers_data_entry == 7'h1e),
      answers_is_damaged && (answers_data_entry == 7'h1d),
      answers_is_damaged && (answers_data_entry == 7'h1c),
      answers_is_damaged && (answers_data_entry == 7'h1b),
      answers_is_damaged && (answers_data_entry == 7'h1a),
      answers_is_damaged && (answers_data_entry == 7'h19),
      answers_is_damaged && (answers_data_entry == 7'h18),
      answers_is_damaged && (answers_data_entry == 7'h17),
      answers_is_damaged && (answers_data_entry == 7'h16),
      answers_is_damaged && (answers_data_entry == 7'h15),
      answers_is_damaged && (answers_data_entry == 7'h14),
      answers_is_damaged && (answers_data_entry == 7'h13),
      answers_is_damaged && (answers_data_entry == 7'h12),
      answers_is_damaged && (answers_data_entry == 7'h11),
      answers_is_damaged && (answers_data_entry == 7'h10),
      answers_is_damaged && (answers_data_entry == 7'hf),
      answers_is_damaged && (answers_data_entry == 7'he),
      answers_is_damaged && (answers_data_entry == 7'hd),
      answers_is_damaged && (answers_data_entry == 7'hc),
      answers_is_damaged && (answers_data_entry == 7'hb),
      answers_is_damaged && (answers_data_entry == 7'ha),
      answers_is_damaged && (answers_data_entry == 7'd9),
      answers_is_damaged && (answers_data_entry == 7'd8),
      answers_is_damaged && (answers_data_entry == 7'd7),
      answers_is_damaged && (answers_data_entry == 7'd6),
      answers_is_damaged && (answers_data_entry == 7'd5),
      answers_is_damaged && (answers_data_entry == 7'd4),
      answers_is_damaged && (answers_data_entry == 7'd3),
      answers_is_damaged && (answers_data_entry == 7'd2),
      answers_is_damaged && (answers_data_entry == 7'd1),
      answers_is_damaged && (answers_data_entry == 7'd0)};
  wire [127:0] answers_answered = {answers_good && (answers_number == 7'h7f),
      answers_good && (answers_number == 7'h7e), answers_good && (answers_number == 7'h7d),
      answers_good && (answers_number == 7'h7c), answers_good && (answers_number == 7'h7b),
      answers_good && (answers_number == 7'h7a), answers_good && (answers_number == 7'h79),
      answers_good && (answers_number == 7'h78), answers_good && (answers_number == 7'h77),
      answers_good && (answers_number == 7'h76), answers_good && (answers_number == 7'h75),
      answers_good && (answers_number == 7'h74), answers_good && (answers_number == 7'h73),
      answers_good && (answers_number == 7'h72), answers_good && (answers_number == 7'h71),
      answers_good && (answers_number == 7'h70), answers_good && (answers_number == 7'h6f),
      answers_good && (answers_number == 7'h6e), answers_good && (answers_number == 7'h6d),
      answers_good && (answers_number == 7'h6c), answers_good && (answers_number == 7'h6b),
      answers_good && (answers_number == 7'h6a), answers_good && (answers_number == 7'h69),
      answers_good && (answers_number == 7'h68), answers_good && (answers_number == 7'h67),
      answers_good && (answers_number == 7'h66), answers_good && (answers_number == 7'h65),
      answers_good && (answers_number == 7'h64), answers_good && (answers_number == 7'h63),
      answers_good && (answers_number == 7'h62), answers_good && (answers_number == 7'h61),
      answers_good && (answers_number == 7'h60), answers_good && (answers_number == 7'h5f),
      answers_good && (answers_number == 7'h5e), answers_good && (answers_number == 7'h5d),
      answers_good && (answers_number == 7'h5c), answers_good && (answers_number == 7'h5b),
      answers_good && (answers_number == 7'h5a), answers_good && (answers_number == 7'h59),
      answers_good && (answers_number == 7'h58), answers_good && (answers_number == 7'h57),
      answers_good && (answers_number == 7'h56), answers_good && (answers_number == 7'h55),
      answers_good && (answers_number == 7'h54), answers_good && (answers_number == 7'h53),
      answers_good && (answers_number == 7'h52), answers_good && (answers_number == 7'h51),
      answers_good && (answers_number == 7'h50), answers_good && (answers_number == 7'h4f),
      answers_good && (answers_number == 7'h4e), answers_good && (answers_number == 7'h4d),
      answers_good && (answers_number == 7'h4c), answers_good && (answers_number == 7'h4b),
      answers_good && (answers_number == 7'h4a), answers_good && (answers_number == 7'h49),
      answers_good && (answers_number == 7'h48), answers_good && (answers_number == 7'h47),
      answers_good && (answers_number == 7'h46), answers_good && (answers_number == 7'h45),
      answers_good && (answers_number == 7'h44), answers_good && (answers_number == 7'h43),
      answers_good && (answers_number == 7'h42), answers_good && (answers_number == 7'h41),
      answers_good && (answers_number == 7'h40), answers_good && (answers_number == 7'h3f),
      answers_good && (answers_number == 7'h3e), answers_good && (answers_number == 7'h3d),
      answers_good && (answers_number == 7'h3c), answers_good && (answers_number == 7'h3b),
      answers_good && (answers_number == 7'h3a), answers_good && (answers_number == 7'h39),
      answers_good && (answers_number == 7'h38), answers_good && (answers_number == 7'h37),
      answers_good && (answers_number == 7'h36), answers_good && (answers_number == 7'h35),
      answers_good && (answers_number == 7'h34), answers_good && (answers_number == 7'h33),
      answers_good && (answers_number == 7'h32), answers_good && (answers_number == 7'h31),
      answers_good && (answers_number == 7'h30), answers_good && (answers_number == 7'h2f),
      answers_good && (answers_number == 7'h2e), answers_good && (answers_number == 7'h2d),
      answers_good && (answers_number == 7'h2c), answers_good && (answers_number == 7'h2b),
      answers_good && (answers_number == 7'h2a), answers_good && (answers_number == 7'h29),
      answers_good && (answers_number == 7'h28), answers_good && (answers_number == 7'h27),
      answers_good && (answers_number == 7'h26), answers_good && (answers_number == 7'h25),
      answers_good && (answers_number == 7'h24), answers_good && (answers_number == 7'h23),
      answers_good && (answers_number == 7'h22), answers_good && (answers_number == 7'h21),
      answers_good && (answers_number == 7'h20), answers_good && (answers_number == 7'h1f),
      answers_good && (answers_number == 7'h1e), answers_good && (answers_number == 7'h1d),
      answers_good && (answers_number == 7'h1c), answers_good && (answers_number == 7'h1b),
      answers_good && (answers_number == 7'h1a), answers_good && (answers_number == 7'h19),
      answers_good && (answers_number == 7'h18), answers_good && (answers_number == 7'h17),
      answers_good && (answers_number == 7'h16), answers_good && (answers_number == 7'h15),
      answers_good && (answers_number == 7'h14), answers_good && (answers_number == 7'h13),
      answers_good && (answers_number == 7'h12), answers_good && (answers_number == 7'h11),
      answers_good && (answers_number == 7'h10), answers_good && (answers_number == 7'hf),
      answers_good && (answers_number == 7'he), answers_good && (answers_number == 7'hd),
      answers_good && (answers_number == 7'hc), answers_good && (answers_number == 7'hb),
      answers_good && (answers_number == 7'ha), answers_good && (answers_number == 7'd9),
      answers_good && (answers_number == 7'd8), answers_good && (answers_number == 7'd7),
      answers_good && (answers_number == 7'd6), answers_good && (answers_number == 7'd5),
      answers_good && (answers_number == 7'd4), answers_good && (answers_number == 7'd3),
      answers_good && (answers_number == 7'd2), answers_good && (answers_number == 7'd1),
      answers_good && (answers_number == 7'd0)};
  wire [127:0] answers_filled = {answers_good_data && (answers_data_entry == 7'h7f),
      answers_good_data && (answers_data_entry == 7'h7e),
      answers_good_data && (answers_data_entry == 7'h7d),
      answers_good_data && (answers_data_entry == 7'h7c),
      answers_good_data && (answers_data_entry == 7'h7b),
      answers_good_data && (answers_data_entry == 7'h7a),
      answers_good_data && (answers_data_entry == 7'h79),
      answers_good_data && (answers_data_entry == 7'h78),
      answers_good_data && (answers_data_entry == 7'h77),
      answers_good_data && (answers_data_entry == 7'h76),
      answers_good_data && (answers_data_entry == 7'h75),
      answers_good_data && (answers_data_entry == 7'h74),
      answers_good_data && (answers_data_entry == 7'h73),
      answers_good_data && (answers_data_entry == 7'h72),
      answers_good_data && (answers_data_entry == 7'h71),
      answers_good_data && (answers_data_entry == 7'h70),
      answers_good_data && (answers_data_entry == 7'h6f),
      answers_good_data && (answers_data_entry == 7'h6e),
      answers_good_data && (answers_data_entry == 7'h6d),
      answers_good_data && (answers_data_entry == 7'h6c),
      answers_good_data && (answers_data_entry == 7'h6b),
      answers_good_data && (answers_data_entry == 7'h6a),
      answers_good_data && (answers_data_entry == 7'h69),
      answers_good_data && (answers_data_entry == 7'h68),
      answers_good_data && (answers_data_entry == 7'h67),
      answers_good_data && (answers_data_entry == 7'h66),
      answers_good_data && (answers_data_entry == 7'h65),
      answers_good_data && (answers_data_entry == 7'h64),
      answers_good_data && (answers_data_entry == 7'h63),
      answers_good_data && (answers_data_entry == 7'h62),
      answers_good_data && (answers_data_entry == 7'h61),
      answers_good_data && (answers_data_entry == 7'h60),
      answers_good_data && (answers_data_entry == 7'h5f),
      answers_good_data && (answers_data_entry == 7'h5e),
      answers_good_data && (answers_data_entry == 7'h5d),
      answers_good_data && (answers_data_entry == 7'h5c),
      answers_good_data && (answers_data_entry == 7'h5b),
      answers_good_data && (answers_data_entry == 7'h5a),
      answers_good_data && (answers_data_entry == 7'h59),
      answers_good_data && (answers_data_entry == 7'h58),
      answers_good_data && (answers_data_entry == 7'h57),
      answers_good_data && (answers_data_entry == 7'h56),
      answers_good_data && (answers_data_entry == 7'h55),
      answers_good_data && (answers_data_entry == 7'h54),
      answers_good_data && (answers_data_entry == 7'h53),
      answers_good_data && (answers_data_entry == 7'h52),
      answers_good_data && (answers_data_entry == 7'h51),
      answers_good_data && (answers_data_entry == 7'h50),
      answers_good_data && (answers_data_entry == 7'h4f),
      answers_good_data && (answers_data_entry == 7'h4e),
      answers_good_data && (answers_data_entry == 7'h4d),
      answers_good_data && (answers_data_entry == 7'h4c),
      answers_good_data && (answers_data_entry == 7'h4b),
      answers_good_data && (answers_data_entry == 7'h4a),
      answers_good_data && (answers_data_entry == 7'h49),
      answers_good_data && (answers_data_entry == 7'h48),
      answers_good_data && (answers_data_entry == 7'h47),
      answers_good_data && (answers_data_entry == 7'h46),
      answers_good_data && (answers_data_entry == 7'h45),
      answers_good_data && (answers_data_entry == 7'h44),
      answers_good_data && (answers_data_entry == 7'h43),
      answers_good_data && (answers_data_entry == 7'h42),
      answers_good_data && (answers_data_entry == 7'h41),
      answers_good_data && (answers_data_entry == 7'h40),
      answers_good_data && (answers_data_entry == 7'h3f),
      answers_good_data && (answers_data_entry == 7'h3e),
      answers_good_data && (answers_data_entry == 7'h3d),
      answers_good_data && (answers_data_entry == 7'h3c),
      answers_good_data && (answers_data_entry == 7'h3b),
      answers_good_data && (answers_data_entry == 7'h3a),
      answers_good_data && (answers_data_entry == 7'h39),
      answers_good_data && (answers_data_entry == 7'h38),
      answers_good_data && (answers_data_entry == 7'h37),
      answers_good_data && (answers_data_entry == 7'h36),
      answers_good_data && (answers_data_entry == 7'h35),
      answers_good_data && (answers_data_entry == 7'h34),
      answers_good_data && (answers_data_entry == 7'h33),
      answers_good_data && (answers_data_entry == 7'h32),
      answers_good_data && (answers_data_entry == 7'h31),
      answers_good_data && (answers_data_entry == 7'h30),
      answers_good_data && (answers_data_entry == 7'h2f),
      answers_good_data && (answers_data_entry == 7'h2e),
      answers_good_data && (answers_data_entry == 7'h2d),
      answers_good_data && (answers_data_entry == 7'h2c),
      answers_good_data && (answers_data_entry == 7'h2b),
      answers_good_data && (answers_data_entry == 7'h2a),
      answers_good_data && (answers_data_entry == 7'h29),
      answers_good_data && (answers_data_entry == 7'h28),
      answers_good_data && (answers_data_entry == 7'h27),
      answers_good_data && (answers_data_entry == 7'h26),
      answers_good_data && (answers_data_entry == 7'h25),
      answers_good_data && (answers_data_entry == 7'h24),
      answers_good_data && (answers_data_entry == 7'h23),
      answers_good_data && (answers_data_entry == 7'h22),
      answers_good_data && (answers_data_entry == 7'h21),
      answers_good_data && (answers_data_entry == 7'h20),
      answers_good_data && (answers_data_entry == 7'h1f),
      answers_good_data && (answers_data_entry == 7'h1e),
      answers_good_data && (answers_data_entry == 7'h1d),
      answers_good_data && (answers_data_entry == 7'h1c),
      answers_good_data && (answers_data_entry == 7'h1b),
      answers_good_data && (answers_data_entry == 7'h1a),
      answers_good_data && (answers_data_entry == 7'h19),
      answers_good_data && (answers_data_entry == 7'h18),
      answers_good_data && (answers_data_entry == 7'h17),
      answers_good_data && (answers_data_entry == 7'h16),
      answers_good_data && (answers_data_entry == 7'h15),
      answers_good_data && (answers_data_entry == 7'h14),
      answers_good_data && (answers_data_entry == 7'h13),
      answers_good_data && (answers_data_entry == 7'h12),
      answers_good_data && (answers_data_entry == 7'h11),
      answers_good_data && (answers_data_entry == 7'h10),
      answers_good_data && (answers_data_entry == 7'hf),
      answers_good_data && (answers_data_entry == 7'he),
      answers_good_data && (answers_data_entry == 7'hd),
      answers_good_data && (answers_data_entry == 7'hc),
      answers_good_data && (answers_data_entry == 7'hb),
      answers_good_data && (answers_data_entry == 7'ha),
      answers_good_data && (answers_data_entry == 7'd9),
      answers_good_data && (answers_data_entry == 7'd8),
      answers_good_data && (answers_data_entry == 7'd7),
      answers_good_data && (answers_data_entry == 7'd6),
      answers_good_data && (answers_data_entry == 7'd5),
      answers_good_data && (answers_data_entry == 7'd4),
      answers_good_data && (answers_data_entry == 7'd3),
      answers_good_data && (answers_data_entry == 7'd2),
      answers_good_data && (answers_data_entry == 7'd1),
      answers_good_data && (answers_data_entry == 7'd0)};
  wire answers_gives_shared = answers_good && answers_shared && answers_reads_shared;
  wire answers_gives_owned = answers_good && answers_owned && (answers_reads_owned || answers_owns);
  wire answers_gives_modified = answers_gives_owned && (answers_modified || answers_asked_writes);
  wire answers_wrong_answer = answers_has_answer && answers_is_known && !answers_legal;
  wire queue_0_full = queue_0_written == (queue_0_done + 5'h10);
  wire [637:0] queue_0_requests_word = queue_0_requests[queue_0_read[3:0]];
  wire [3:0] queue_0_head_operation = queue_0_requests_word[3:0];
  wire [1:0] queue_0_head_space = queue_0_requests_word[5:4];
  wire [45:0] queue_0_head_line_address = queue_0_requests_word[51:6];
  wire [511:0] queue_0_head_data = queue_0_requests_word[563:52];
  wire [63:0] queue_0_head_byte_enable = queue_0_requests_word[627:564];
  wire [9:0] queue_0_head_tag = queue_0_requests_word[637:628];
  wire queue_0_valid = (queue_0_read != queue_0_written) && !queue_0_waits;
  wire queue_1_full = queue_1_written == (queue_1_done + 5'h10);
  wire [637:0] queue_1_requests_word = queue_1_requests[queue_1_read[3:0]];
  wire [3:0] queue_1_head_operation = queue_1_requests_word[3:0];
  wire [1:0] queue_1_head_space = queue_1_requests_word[5:4];
  wire [45:0] queue_1_head_line_address = queue_1_requests_word[51:6];
  wire [511:0] queue_1_head_data = queue_1_requests_word[563:52];
  wire [63:0] queue_1_head_byte_enable = queue_1_requests_word[627:564];
  wire [9:0] queue_1_head_tag = queue_1_requests_word[637:628];
  wire queue_1_valid = (queue_1_read != queue_1_written) && !queue_1_waits;
  wire responses_0_left = responses_0_queue_sink_valid && responses_0_queue_sink_ready;
  wire [7:0] responses_0_others = (responses_0_taken_places - {7'd0, responses_0_left}) -
      {7'd0, responses_0_came_back};
  wire responses_0_has_place = responses_0_taken_places != 8'h80;
  wire responses_1_left = responses_1_queue_sink_valid && responses_1_queue_sink_ready;
  wire [7:0] responses_1_others = (responses_1_taken_places - {7'd0, responses_1_left}) -
      {7'd0, responses_1_came_back};
  wire responses_1_has_place = responses_1_taken_places != 8'h80;
  wire [7:0] watches_0_free = ~(watches_0_waiting | watches_0_left);
  wire term = (|watches_0_free[1:0]) || (|watches_0_free[3:2]);
  wire watches_0_any_free = term || (|watches_0_free[5:4]) || (|watches_0_free[7:6]);
  wire [2:0] watches_0_next = {!term, term ? {!(|watches_0_free[1:0]),
      (|watches_0_free[1:0]) ? !watches_0_free[0] : !watches_0_free[2]} :
      {!(|watches_0_free[5:4]), (|watches_0_free[5:4]) ? !watches_0_free[4] : !watches_0_free[6]}};
  wire term_1 = (|watches_0_left[1:0]) || (|watches_0_left[3:2]);
  wire watches_0_due = term_1 || (|watches_0_left[5:4]) || (|watches_0_left[7:6]);
  wire [2:0] watches_0_woken = {!term_1, term_1 ? {!(|watches_0_left[1:0]),
      (|watches_0_left[1:0]) ? !watches_0_left[0] : !watches_0_left[2]} :
      {!(|watches_0_left[5:4]), (|watches_0_left[5:4]) ? !watches_0_left[4] : !watches_0_left[6]}};
  wire [9:0] watches_0_tag = watches_0_tags[watches_0_woken];
  wire [7:0] watches_1_free = ~(watches_1_waiting | watches_1_left);
  wire term_2 = (|watches_1_free[1:0]) || (|watches_1_free[3:2]);
  wire watches_1_any_free = term_2 || (|watches_1_free[5:4]) || (|watches_1_free[7:6]);
  wire [2:0] watches_1_next = {!term_2, term_2 ? {!(|watches_1_free[1:0]),
      (|watches_1_free[1:0]) ? !watches_1_free[0] : !watches_1_free[2]} :
      {!(|watches_1_free[5:4]), (|watches_1_free[5:4]) ? !watches_1_free[4] : !watches_1_free[6]}};
  wire term_3 = (|watches_1_left[1:0]) || (|watches_1_left[3:2]);
  wire watches_1_due = term_3 || (|watches_1_left[5:4]) || (|watches_1_left[7:6]);
  wire [2:0] watches_1_woken = {!term_3, term_3 ? {!(|watches_1_left[1:0]),
      (|watches_1_left[1:0]) ? !watches_1_left[0] : !watches_1_left[2]} :
      {!(|watches_1_left[5:4]), (|watches_1_left[5:4]) ? !watches_1_left[4] : !watches_1_left[6]}};
  wire [9:0] watches_1_tag = watches_1_tags[watches_1_woken];
  wire arrivals_is_known = (h2d_request_opcode == SNP_DATA) || (h2d_request_opcode == SNP_INV) ||
      (h2d_request_opcode == SNP_CUR);
  wire arrivals_in_host = arrivals_line < memory_map_host_end;
  wire arrivals_in_device = (memory_map_device_begin <= arrivals_line) &&
      (arrivals_line < memory_map_device_end);
  wire arrivals_unknown_opcode = arrivals_came && !arrivals_was_known;
  wire arrivals_outside = arrivals_came && arrivals_was_known &&
      !(arrivals_in_host || arrivals_in_device);
  wire [6:0] waiting_lasts_word = waiting_lasts[operation_entry];
  wire waiting_is_last = waiting_lasts_word == operation_waiter;
  wire [6:0] waiting_follower = waiting_followers[operation_waiter];
  wire shortage_0_may_try = (numbers_allocation_valid || !shortage_0_number) &&
      (places_allocation_valid || !shortage_0_place);
  wire shortage_1_may_try = (numbers_allocation_valid || !shortage_1_number) &&
      (places_allocation_valid || !shortage_1_place);
  wire debts_fetches = (debts_read != debts_there) &&
      (!debts_has_next || (debts_next_valid && debts_next_ready));
  wire [2:0] debts_payload_opcode = debts_stored_read_data[2:0];
  wire [45:0] debts_payload_line_address = debts_stored_read_data[48:3];
  wire [11:0] debts_payload_uqid = debts_stored_read_data[60:49];
  wire [45:0] flush_of_set = {37'd0, flush_set, flush_own_bank ^ (^{37'd0, flush_set, 1'b0})};
  wire flush_may = (flush_phase == WALK) && !flush_is_busy;
  wire [127:0] turn_candidates = (|turn_batch) ? turn_batch : entries_ready;
  wire term_4 = (|turn_candidates[1:0]) || (|turn_candidates[3:2]);
  wire term_5 = term_4 || (|turn_candidates[5:4]) || (|turn_candidates[7:6]);
  wire term_6 = (|turn_candidates[9:8]) || (|turn_candidates[11:10]);
  wire term_7 = term_5 || term_6 || (|turn_candidates[13:12]) || (|turn_candidates[15:14]);
  wire term_8 = (|turn_candidates[17:16]) || (|turn_candidates[19:18]);
  wire term_9 = term_8 || (|turn_candidates[21:20]) || (|turn_candidates[23:22]);
  wire term_10 = (|turn_candidates[25:24]) || (|turn_candidates[27:26]);
  wire term_11 = term_7 || term_9 || term_10 || (|turn_candidates[29:28]) ||
      (|turn_candidates[31:30]);
  wire [3:0] choice = term_7 ? {!term_5, term_5 ? {!term_4,
      term_4 ? {!(|turn_candidates[1:0]), (|turn_candidates[1:0]) ? !turn_candidates[0] :
      !turn_candidates[2]} : {!(|turn_candidates[5:4]),
      (|turn_candidates[5:4]) ? !turn_candidates[4] : !turn_candidates[6]}} :
      {!term_6, term_6 ? {!(|turn_candidates[9:8]), (|turn_candidates[9:8]) ? !turn_candidates[8] :
      !turn_candidates[10]} : {!(|turn_candidates[13:12]),
      (|turn_candidates[13:12]) ? !turn_candidates[12] : !turn_candidates[14]}}} :
      {!term_9, term_9 ? {!term_8, term_8 ? {!(|turn_candidates[17:16]),
      (|turn_candidates[17:16]) ? !turn_candidates[16] : !turn_candidates[18]} :
      {!(|turn_candidates[21:20]), (|turn_candidates[21:20]) ? !turn_candidates[20] :
      !turn_candidates[22]}} : {!term_10, term_10 ? {!(|turn_candidates[25:24]),
      (|turn_candidates[25:24]) ? !turn_candidates[24] : !turn_candidates[26]} :
      {!(|turn_candidates[29:28]), (|turn_candidates[29:28]) ? !turn_candidates[28] :
      !turn_candidates[30]}}};
  wire term_12 = (|turn_candidates[33:32]) || (|turn_candidates[35:34]);
  wire term_13 = term_12 || (|turn_candidates[37:36]) || (|turn_candidates[39:38]);
  wire term_14 = (|turn_candidates[41:40]) || (|turn_candidates[43:42]);
  wire term_15 = term_13 || term_14 || (|turn_candidates[45:44]) || (|turn_candidates[47:46]);
  wire term_16 = (|turn_candidates[49:48]) || (|turn_candidates[51:50]);
  wire term_17 = term_16 || (|turn_candidates[53:52]) || (|turn_candidates[55:54]);
  wire term_18 = (|turn_candidates[57:56]) || (|turn_candidates[59:58]);
  wire [3:0] choice_1 = term_15 ? {!term_13, term_13 ?
      {!term_12, term_12 ? {!(|turn_candidates[33:32]),
      (|turn_candidates[33:32]) ? !turn_candidates[32] : !turn_candidates[34]} :
      {!(|turn_candidates[37:36]), (|turn_candidates[37:36]) ? !turn_candidates[36] :
      !turn_candidates[38]}} : {!term_14, term_14 ? {!(|turn_candidates[41:40]),
      (|turn_candidates[41:40]) ? !turn_candidates[40] : !turn_candidates[42]} :
      {!(|turn_candidates[45:44]), (|turn_candidates[45:44]) ? !turn_candidates[44] :
      !turn_candidates[46]}}} : {!term_17, term_17 ? {!term_16,
      term_16 ? {!(|turn_candidates[49:48]), (|turn_candidates[49:48]) ? !turn_candidates[48] :
      !turn_candidates[50]} : {!(|turn_candidates[53:52]),
      (|turn_candidates[53:52]) ? !turn_candidates[52] : !turn_candidates[54]}} :
      {!term_18, term_18 ? {!(|turn_candidates[57:56]),
      (|turn_candidates[57:56]) ? !turn_candidates[56] : !turn_candidates[58]} :
      {!(|turn_candidates[61:60]), (|turn_candidates[61:60]) ? !turn_candidates[60] :
      !turn_candidates[62]}}};
  wire term_19 = term_11 || term_15 || term_17 || term_18 || (|turn_candidates[61:60]) ||
      (|turn_candidates[63:62]);
  wire term_20 = (|turn_candidates[65:64]) || (|turn_candidates[67:66]);
  wire term_21 = term_20 || (|turn_candidates[69:68]) || (|turn_candidates[71:70]);
  wire term_22 = (|turn_candidates[73:72]) || (|turn_candidates[75:74]);
  wire term_23 = term_21 || term_22 || (|turn_candidates[77:76]) || (|turn_candidates[79:78]);
  wire term_24 = (|turn_candidates[81:80]) || (|turn_candidates[83:82]);
  wire term_25 = term_24 || (|turn_candidates[85:84]) || (|turn_candidates[87:86]);
  wire term_26 = (|turn_candidates[89:88]) || (|turn_candidates[91:90]);
  wire term_27 = term_23 || term_25 || term_26 || (|turn_candidates[93:92]) ||
      (|turn_candidates[95:94]);
  wire [3:0] choice_2 = term_23 ? {!term_21, term_21 ?
      {!term_20, term_20 ? {!(|turn_candidates[65:64]),
      (|turn_candidates[65:64]) ? !turn_candidates[64] : !turn_candidates[66]} :
      {!(|turn_candidates[69:68]), (|turn_candidates[69:68]) ? !turn_candidates[68] :
      !turn_candidates[70]}} : {!term_22, term_22 ? {!(|turn_candidates[73:72]),
      (|turn_candidates[73:72]) ? !turn_candidates[72] : !turn_candidates[74]} :
      {!(|turn_candidates[77:76]), (|turn_candidates[77:76]) ? !turn_candidates[76] :
      !turn_candidates[78]}}} : {!term_25, term_25 ? {!term_24,
      term_24 ? {!(|turn_candidates[81:80]), (|turn_candidates[81:80]) ? !turn_candidates[80] :
      !turn_candidates[82]} : {!(|turn_candidates[85:84]),
      (|turn_candidates[85:84]) ? !turn_candidates[84] : !turn_candidates[86]}} :
      {!term_26, term_26 ? {!(|turn_candidates[89:88]),
      (|turn_candidates[89:88]) ? !turn_candidates[88] : !turn_candidates[90]} :
      {!(|turn_candidates[93:92]), (|turn_candidates[93:92]) ? !turn_candidates[92] :
      !turn_candidates[94]}}};
  wire term_28 = (|turn_candidates[97:96]) || (|turn_candidates[99:98]);
  wire term_29 = term_28 || (|turn_candidates[101:100]) || (|turn_candidates[103:102]);
  wire term_30 = (|turn_candidates[105:104]) || (|turn_candidates[107:106]);
  wire term_31 = term_29 || term_30 || (|turn_candidates[109:108]) || (|turn_candidates[111:110]);
  wire term_32 = (|turn_candidates[113:112]) || (|turn_candidates[115:114]);
  wire term_33 = term_32 || (|turn_candidates[117:116]) || (|turn_candidates[119:118]);
  wire term_34 = (|turn_candidates[121:120]) || (|turn_candidates[123:122]);
  wire [3:0] choice_3 = term_31 ? {!term_29, term_29 ?
      {!term_28, term_28 ? {!(|turn_candidates[97:96]),
      (|turn_candidates[97:96]) ? !turn_candidates[96] : !turn_candidates[98]} :
      {!(|turn_candidates[101:100]), (|turn_candidates[101:100]) ? !turn_candidates[100] :
      !turn_candidates[102]}} : {!term_30, term_30 ? {!(|turn_candidates[105:104]),
      (|turn_candidates[105:104]) ? !turn_candidates[104] : !turn_candidates[106]} :
      {!(|turn_candidates[109:108]), (|turn_candidates[109:108]) ? !turn_candidates[108] :
      !turn_candidates[110]}}} : {!term_33, term_33 ? {!term_32,
      term_32 ? {!(|turn_candidates[113:112]), (|turn_candidates[113:112]) ? !turn_candidates[112]
      : !turn_candidates[114]} : {!(|turn_candidates[117:116]),
      (|turn_candidates[117:116]) ? !turn_candidates[116] : !turn_candidates[118]}} :
      {!term_34, term_34 ? {!(|turn_candidates[121:120]),
      (|turn_candidates[121:120]) ? !turn_candidates[120] : !turn_candidates[122]} :
      {!(|turn_candidates[125:124]), (|turn_candidates[125:124]) ? !turn_candidates[124] :
      !turn_candidates[126]}}};
  wire turn_any = term_19 || term_27 || term_31 || term_33 || term_34 ||
      (|turn_candidates[125:124]) || (|turn_candidates[127:126]);
  wire [6:0] turn_number = {!term_19, term_19 ? {!term_11,
      term_11 ? {!term_7, choice} : {!term_15, choice_1}} :
      {!term_27, term_27 ? {!term_23, choice_2} : {!term_31, choice_3}}};
  wire turn_moves = turns_next || !turn_turn_valid;
  wire [127:0] turn_picked = {turn_moves && turn_any && (turn_number == 7'h7f),
      turn_moves && turn_any && (turn_number == 7'h7e),
      turn_moves && turn_any && (turn_number == 7'h7d),
      turn_moves && turn_any && (turn_number == 7'h7c),
      turn_moves && turn_any && (turn_number == 7'h7b),
      turn_moves && turn_any && (turn_number == 7'h7a),
      turn_moves && turn_any && (turn_number == 7'h79),
      turn_moves && turn_any && (turn_number == 7'h78),
      turn_moves && turn_any && (turn_number == 7'h77),
      turn_moves && turn_any && (turn_number == 7'h76),
      turn_moves && turn_any && (turn_number == 7'h75),
      turn_moves && turn_any && (turn_number == 7'h74),
      turn_moves && turn_any && (turn_number == 7'h73),
      turn_moves && turn_any && (turn_number == 7'h72),
      turn_moves && turn_any && (turn_number == 7'h71),
      turn_moves && turn_any && (turn_number == 7'h70),
      turn_moves && turn_any && (turn_number == 7'h6f),
      turn_moves && turn_any && (turn_number == 7'h6e),
      turn_moves && turn_any && (turn_number == 7'h6d),
      turn_moves && turn_any && (turn_number == 7'h6c),
      turn_moves && turn_any && (turn_number == 7'h6b),
      turn_moves && turn_any && (turn_number == 7'h6a),
      turn_moves && turn_any && (turn_number == 7'h69),
      turn_moves && turn_any && (turn_number == 7'h68),
      turn_moves && turn_any && (turn_number == 7'h67),
      turn_moves && turn_any && (turn_number == 7'h66),
      turn_moves && turn_any && (turn_number == 7'h65),
      turn_moves && turn_any && (turn_number == 7'h64),
      turn_moves && turn_any && (turn_number == 7'h63),
      turn_moves && turn_any && (turn_number == 7'h62),
      turn_moves && turn_any && (turn_number == 7'h61),
      turn_moves && turn_any && (turn_number == 7'h60),
      turn_moves && turn_any && (turn_number == 7'h5f),
      turn_moves && turn_any && (turn_number == 7'h5e),
      turn_moves && turn_any && (turn_number == 7'h5d),
      turn_moves && turn_any && (turn_number == 7'h5c),
      turn_moves && turn_any && (turn_number == 7'h5b),
      turn_moves && turn_any && (turn_number == 7'h5a),
      turn_moves && turn_any && (turn_number == 7'h59),
      turn_moves && turn_any && (turn_number == 7'h58),
      turn_moves && turn_any && (turn_number == 7'h57),
      turn_moves && turn_any && (turn_number == 7'h56),
      turn_moves && turn_any && (turn_number == 7'h55),
      turn_moves && turn_any && (turn_number == 7'h54),
      turn_moves && turn_any && (turn_number == 7'h53),
      turn_moves && turn_any && (turn_number == 7'h52),
      turn_moves && turn_any && (turn_number == 7'h51),
      turn_moves && turn_any && (turn_number == 7'h50),
      turn_moves && turn_any && (turn_number == 7'h4f),
      turn_moves && turn_any && (turn_number == 7'h4e),
      turn_moves && turn_any && (turn_number == 7'h4d),
      turn_moves && turn_any && (turn_number == 7'h4c),
      turn_moves && turn_any && (turn_number == 7'h4b),
      turn_moves && turn_any && (turn_number == 7'h4a),
      turn_moves && turn_any && (turn_number == 7'h49),
      turn_moves && turn_any && (turn_number == 7'h48),
      turn_moves && turn_any && (turn_number == 7'h47),
      turn_moves && turn_any && (turn_number == 7'h46),
      turn_moves && turn_any && (turn_number == 7'h45),
      turn_moves && turn_any && (turn_number == 7'h44),
      turn_moves && turn_any && (turn_number == 7'h43),
      turn_moves && turn_any && (turn_number == 7'h42),
      turn_moves && turn_any && (turn_number == 7'h41),
      turn_moves && turn_any && (turn_number == 7'h40),
      turn_moves && turn_any && (turn_number == 7'h3f),
      turn_moves && turn_any && (turn_number == 7'h3e),
      turn_moves && turn_any && (turn_number == 7'h3d),
      turn_moves && turn_any && (turn_number == 7'h3c),
      turn_moves && turn_any && (turn_number == 7'h3b),
      turn_moves && turn_any && (turn_number == 7'h3a),
      turn_moves && turn_any && (turn_number == 7'h39),
      turn_moves && turn_any && (turn_number == 7'h38),
      turn_moves && turn_any && (turn_number == 7'h37),
      turn_moves && turn_any && (turn_number == 7'h36),
      turn_moves && turn_any && (turn_number == 7'h35),
      turn_moves && turn_any && (turn_number == 7'h34),
      turn_moves && turn_any && (turn_number == 7'h33),
      turn_moves && turn_any && (turn_number == 7'h32),
      turn_moves && turn_any && (turn_number == 7'h31),
      turn_moves && turn_any && (turn_number == 7'h30),
      turn_moves && turn_any && (turn_number == 7'h2f),
      turn_moves && turn_any && (turn_number == 7'h2e),
      turn_moves && turn_any && (turn_number == 7'h2d),
      turn_moves && turn_any && (turn_number == 7'h2c),
      turn_moves && turn_any && (turn_number == 7'h2b),
      turn_moves && turn_any && (turn_number == 7'h2a),
      turn_moves && turn_any && (turn_number == 7'h29),
      turn_moves && turn_any && (turn_number == 7'h28),
      turn_moves && turn_any && (turn_number == 7'h27),
      turn_moves && turn_any && (turn_number == 7'h26),
      turn_moves && turn_any && (turn_number == 7'h25),
      turn_moves && turn_any && (turn_number == 7'h24),
      turn_moves && turn_any && (turn_number == 7'h23),
      turn_moves && turn_any && (turn_number == 7'h22),
      turn_moves && turn_any && (turn_number == 7'h21),
      turn_moves && turn_any && (turn_number == 7'h20),
      turn_moves && turn_any && (turn_number == 7'h1f),
      turn_moves && turn_any && (turn_number == 7'h1e),
      turn_moves && turn_any && (turn_number == 7'h1d),
      turn_moves && turn_any && (turn_number == 7'h1c),
      turn_moves && turn_any && (turn_number == 7'h1b),
      turn_moves && turn_any && (turn_number == 7'h1a),
      turn_moves && turn_any && (turn_number == 7'h19),
      turn_moves && turn_any && (turn_number == 7'h18),
      turn_moves && turn_any && (turn_number == 7'h17),
      turn_moves && turn_any && (turn_number == 7'h16),
      turn_moves && turn_any && (turn_number == 7'h15),
      turn_moves && turn_any && (turn_number == 7'h14),
      turn_moves && turn_any && (turn_number == 7'h13),
      turn_moves && turn_any && (turn_number == 7'h12),
      turn_moves && turn_any && (turn_number == 7'h11),
      turn_moves && turn_any && (turn_number == 7'h10),
      turn_moves && turn_any && (turn_number == 7'hf),
      turn_moves && turn_any && (turn_number == 7'he),
      turn_moves && turn_any && (turn_number == 7'hd),
      turn_moves && turn_any && (turn_number == 7'hc),
      turn_moves && turn_any && (turn_number == 7'hb),
      turn_moves && turn_any && (turn_number == 7'ha),
      turn_moves && turn_any && (turn_number == 7'd9),
      turn_moves && turn_any && (turn_number == 7'd8),
      turn_moves && turn_any && (turn_number == 7'd7),
      turn_moves && turn_any && (turn_number == 7'd6),
      turn_moves && turn_any && (turn_number == 7'd5),
      turn_moves && turn_any && (turn_number == 7'd4),
      turn_moves && turn_any && (turn_number == 7'd3),
      turn_moves && turn_any && (turn_number == 7'd2),
      turn_moves && turn_any && (turn_number == 7'd1),
      turn_moves && turn_any && (turn_number == 7'd0)};
  wire [62:0] entries_records_word_1 = entries_records[turn_turn_number];
  wire [45:0] select_entry_line = entries_records_word_1[45:0];
  wire [3:0] select_entry_pending = entries_records_word_1[49:46];
  wire select_entry_responds = entries_records_word_1[50];
  wire select_entry_port = entries_records_word_1[51];
  wire [9:0] select_entry_tag = entries_records_word_1[61:52];
  wire select_entry_writes = entries_records_word_1[62];
  wire select_serves = entries_serves[turn_turn_number];
  wire [6:0] select_place_of_waiter = waiting_firsts[turn_turn_number];
  wire [590:0] waiting_requests_word = waiting_requests[select_place_of_waiter];
  wire [3:0] select_waiter_operation = waiting_requests_word[3:0];
  wire select_waiter_port = waiting_requests_word[4];
  wire [9:0] select_waiter_tag = waiting_requests_word[14:5];
  wire [511:0] select_waiter_data = waiting_requests_word[526:15];
  wire [63:0] select_waiter_byte_enable = waiting_requests_word[590:527];
  wire select_may_turn = running && turn_turn_valid && (line_room || select_serves);
  wire select_first = running && queue_0_valid && responses_0_has_place && shortage_0_may_try;
  wire select_second = running && queue_1_valid && responses_1_has_place && shortage_1_may_try;
  wire select_pays = debts_next_valid && line_room;
  wire select_may_snoop = running && (select_pays || (arrivals_snoops_sink_valid && answer_room));
  wire select_first_due = running && watches_0_due && responses_0_has_place;
  wire select_second_due = running && watches_1_due && responses_1_has_place;
  wire select_any_due = select_first_due || select_second_due;
  wire select_flushes = (flush_may && !flush_has_line) ||
      (flush_may && flush_has_line && numbers_allocation_valid);
  wire select_others = select_any_due || select_flushes || select_first || select_second;
  wire select_snoop = select_may_snoop && !(select_snooped_last &&
      (select_may_turn || select_others));
  wire select_turns = select_may_turn && !select_snoop && !(select_turned_last && select_others);
  wire select_complete = select_turns && !select_serves;
  wire select_serves_waiter = select_turns && select_serves;
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
  wire [3:0] select_asked_operation = select_port ? queue_1_head_operation : queue_0_head_operation;
  wire [1:0] select_asked_space = select_port ? queue_1_head_space : queue_0_head_space;
  wire [45:0] select_asked_line_address = select_port ? queue_1_head_line_address :
      queue_0_head_line_address;
  wire [511:0] select_asked_data = select_port ? queue_1_head_data : queue_0_head_data;
  wire [63:0] select_asked_byte_enable = select_port ? queue_1_head_byte_enable :
      queue_0_head_byte_enable;
  wire [9:0] select_asked_tag = select_port ? queue_1_head_tag : queue_0_head_tag;
  wire [2:0] select_snooped_opcode = select_pays ? debts_next_opcode : arrivals_snoops_sink_opcode;
  wire [45:0] select_snooped_line_address = select_pays ? debts_next_line_address :
      arrivals_snoops_sink_line_address;
  wire [11:0] select_snooped_uqid = select_pays ? debts_next_uqid : arrivals_snoops_sink_uqid;
  wire [45:0] select_of_host = select_turns ? select_entry_line : select_snooped_line_address;
  wire [3:0] select_kind = select_serves_waiter ? select_waiter_operation : select_asked_operation;
  wire [9:0] select_tag = select_serves_waiter ? select_waiter_tag : select_asked_tag;
  wire select_port_of_request = select_serves_waiter ? select_waiter_port : select_port;
  wire [45:0] select_operation_line = select_own ? (flush_has_line ? flush_found_line :
      flush_of_set) : select_of_port ? select_asked_line_address : select_of_host;
  wire select_operation_port = select_wake ? !select_first_due : select_port_of_request;
  wire [4:0] select_operation_place = select_port ? queue_1_read : queue_0_read;
  wire [3:0] select_operation_operation = select_own ? LINE_OPERATION_FLUSH : select_kind;
  wire [9:0] select_operation_tag = select_wake ? (select_first_due ? watches_0_tag :
      watches_1_tag) : select_tag;
  wire [511:0] select_operation_data = select_serves_waiter ? select_waiter_data :
      select_asked_data;
  wire [63:0] select_operation_byte_enable = select_serves_waiter ? select_waiter_byte_enable :
      select_asked_byte_enable;
  wire reads = select_request || select_snoop || select_complete || select_look;
  wire tags_sweeping = !running;
  wire [36:0] tags_tag = operation_line[45:9];
  wire [7:0] tags_set = operation_line[8:1];
  wire tags_hits_last = !(tags_last_state == LINE_STATE_INVALID) && (tags_last_tag == tags_tag);
  wire [36:0] tags_stored_tag = tags_tags_read_data[36:0];
  wire [1:0] tags_stored_state = tags_tags_read_data[38:37];
  wire [36:0] tags_way_tag = tags_is_last_0 ? tags_last_tag : tags_stored_tag;
  wire [1:0] tags_way_state = tags_is_last_0 ? tags_last_state : tags_stored_state;
  wire tags_hit = tags_is_last_0 ? tags_hits_last : !(tags_stored_state == LINE_STATE_INVALID) &&
      (tags_stored_tag == tags_tag);
  wire [36:0] tags_stored_tag_1 = tags_tags_1_read_data[36:0];
  wire [1:0] tags_stored_state_1 = tags_tags_1_read_data[38:37];
  wire [36:0] tags_way_tag_1 = tags_is_last_1 ? tags_last_tag : tags_stored_tag_1;
  wire [1:0] tags_way_state_1 = tags_is_last_1 ? tags_last_state : tags_stored_state_1;
  wire tags_hit_1 = tags_is_last_1 ? tags_hits_last : !(tags_stored_state_1 == LINE_STATE_INVALID)
      && (tags_stored_tag_1 == tags_tag);
  wire [36:0] tags_stored_tag_2 = tags_tags_2_read_data[36:0];
  wire [1:0] tags_stored_state_2 = tags_tags_2_read_data[38:37];
  wire [36:0] tags_way_tag_2 = tags_is_last_2 ? tags_last_tag : tags_stored_tag_2;
  wire [1:0] tags_way_state_2 = tags_is_last_2 ? tags_last_state : tags_stored_state_2;
  wire tags_hit_2 = tags_is_last_2 ? tags_hits_last : !(tags_stored_state_2 == LINE_STATE_INVALID)
      && (tags_stored_tag_2 == tags_tag);
  wire [36:0] tags_stored_tag_3 = tags_tags_3_read_data[36:0];
  wire [1:0] tags_stored_state_3 = tags_tags_3_read_data[38:37];
  wire [36:0] tags_way_tag_3 = tags_is_last_3 ? tags_last_tag : tags_stored_tag_3;
  wire [1:0] tags_way_state_3 = tags_is_last_3 ? tags_last_state : tags_stored_state_3;
  wire tags_hit_3 = tags_is_last_3 ? tags_hits_last : !(tags_stored_state_3 == LINE_STATE_INVALID)
      && (tags_stored_tag_3 == tags_tag);
  wire [1:0] tags_hit_state = (tags_way_state & {2{tags_hit}}) |
      (tags_way_state_1 & {2{tags_hit_1}}) | (tags_way_state_2 & {2{tags_hit_2}}) |
      (tags_way_state_3 & {2{tags_hit_3}});
  wire [1:0] tags_hit_way = {tags_hit_2 || tags_hit_3, tags_hit_1 || tags_hit_3};
  wire [2:0] tags_tree = tags_trees[tags_set];
  wire [1:0] tags_pointed = {tags_tree[0], tags_tree[0] ? tags_tree[2] : tags_tree[1]};
  wire tags_empty_0 = tags_way_state == LINE_STATE_INVALID;
  wire tags_empty_1 = tags_way_state_1 == LINE_STATE_INVALID;
  wire tags_empty_2 = tags_way_state_2 == LINE_STATE_INVALID;
  wire tags_empty_3 = tags_way_state_3 == LINE_STATE_INVALID;
  wire [3:0] joined = {tags_empty_3, tags_empty_2, tags_empty_1, tags_empty_0};
  wire [1:0] tags_first_empty = {!(|joined[1:0]), (|joined[1:0]) ? !tags_empty_0 : !tags_empty_2};
  wire [3:0] tags_pinned_ways = tags_pinned[tags_set];
  wire [3:0] tags_free_ways = ~tags_pinned_ways;
  wire [1:0] tags_first_free = {!(|tags_free_ways[1:0]),
      (|tags_free_ways[1:0]) ? !tags_free_ways[0] : !tags_free_ways[2]};
  wire [1:0] tags_used = tags_pinned_ways[tags_pointed] ? tags_first_free : tags_pointed;
  wire [1:0] tags_victim_way = (tags_empty_0 || tags_empty_1 || tags_empty_2 || tags_empty_3) ?
      tags_first_empty : tags_used;
  wire [36:0] tags_victim_tag = (tags_way_tag & {37{tags_victim_way == 2'd0}}) |
      (tags_way_tag_1 & {37{tags_victim_way == 2'd1}}) |
      (tags_way_tag_2 & {37{tags_victim_way == 2'd2}}) |
      (tags_way_tag_3 & {37{tags_victim_way == 2'd3}});
  wire [1:0] tags_victim_state = (tags_way_state & {2{tags_victim_way == 2'd0}}) |
      (tags_way_state_1 & {2{tags_victim_way == 2'd1}}) |
      (tags_way_state_2 & {2{tags_victim_way == 2'd2}}) |
      (tags_way_state_3 & {2{tags_victim_way == 2'd3}});
  wire [1:0] tags_used_way = tags_installs ? tags_victim_way : tags_hit_way;
  wire [2:0] tags_used_tree = {tags_used_way[1] ? !tags_used_way[0] : tags_tree[2],
      !tags_used_way[1] ? !tags_used_way[0] : tags_tree[1], !tags_used_way[1]};
  wire [2:0] tags_fresh_tree = tags_sweeping ? 3'd0 : tags_used_tree;
  wire [7:0] tags_written_set = tags_sweeping ? swept : tags_set;
  wire [1:0] tags_written_state = tags_sweeping ? LINE_STATE_INVALID : tags_new_state;
  wire [3:0] tags_all_hits = {tags_hit_3, tags_hit_2, tags_hit_1, tags_hit};
  wire [3:0] tags_begun = tags_pinned_ways | (tags_all_hits & {4{tags_begins}});
  wire [3:0] tags_ended = tags_begun & ~(tags_all_hits & {4{tags_ends}});
  wire [3:0] tags_written_ways = tags_ended & {4{!tags_sweeping}};
  wire tags_is_pinned = |(tags_pinned_ways & tags_all_hits);
  wire tags_is_full = &tags_pinned_ways;
  wire tags_is_next = tags_written_set == select_operation_line[8:1];
  wire tags_here = (tags_changes && tags_hit) || (tags_installs && (tags_victim_way == 2'd0));
  wire tags_writes = tags_sweeping || tags_here;
  wire tags_here_1 = (tags_changes && tags_hit_1) || (tags_installs && (tags_victim_way == 2'd1));
  wire tags_writes_1 = tags_sweeping || tags_here_1;
  wire tags_here_2 = (tags_changes && tags_hit_2) || (tags_installs && (tags_victim_way == 2'd2));
  wire tags_writes_2 = tags_sweeping || tags_here_2;
  wire tags_here_3 = (tags_changes && tags_hit_3) || (tags_installs && (tags_victim_way == 2'd3));
  wire tags_writes_3 = tags_sweeping || tags_here_3;
  wire [127:0] found_equal = {entries_line_127 == operation_line,
      entries_line_126 == operation_line, entries_line_125 == operation_line,
      entries_line_124 == operation_line, entries_line_123 == operation_line,
      entries_line_122 == operation_line, entries_line_121 == operation_line,
      entries_line_120 == operation_line, entries_line_119 == operation_line,
      entries_line_118 == operation_line, entries_line_117 == operation_line,
      entries_line_116 == operation_line, entries_line_115 == operation_line,
      entries_line_114 == operation_line, entries_line_113 == operation_line,
      entries_line_112 == operation_line, entries_line_111 == operation_line,
      entries_line_110 == operation_line, entries_line_109 == operation_line,
      entries_line_108 == operation_line, entries_line_107 == operation_line,
      entries_line_106 == operation_line, entries_line_105 == operation_line,
      entries_line_104 == operation_line, entries_line_103 == operation_line,
      entries_line_102 == operation_line, entries_line_101 == operation_line,
      entries_line_100 == operation_line, entries_line_99 == operation_line,
      entries_line_98 == operation_line, entries_line_97 == operation_line,
      entries_line_96 == operation_line, entries_line_95 == operation_line,
      entries_line_94 == operation_line, entries_line_93 == operation_line,
      entries_line_92 == operation_line, entries_line_91 == operation_line,
      entries_line_90 == operation_line, entries_line_89 == operation_line,
      entries_line_88 == operation_line, entries_line_87 == operation_line,
      entries_line_86 == operation_line, entries_line_85 == operation_line,
      entries_line_84 == operation_line, entries_line_83 == operation_line,
      entries_line_82 == operation_line, entries_line_81 == operation_line,
      entries_line_80 == operation_line, entries_line_79 == operation_line,
      entries_line_78 == operation_line, entries_line_77 == operation_line,
      entries_line_76 == operation_line, entries_line_75 == operation_line,
      entries_line_74 == operation_line, entries_line_73 == operation_line,
      entries_line_72 == operation_line, entries_line_71 == operation_line,
      entries_line_70 == operation_line, entries_line_69 == operation_line,
      entries_line_68 == operation_line, entries_line_67 == operation_line,
      entries_line_66 == operation_line, entries_line_65 == operation_line,
      entries_line_64 == operation_line, entries_line_63 == operation_line,
      entries_line_62 == operation_line, entries_line_61 == operation_line,
      entries_line_60 == operation_line, entries_line_59 == operation_line,
      entries_line_58 == operation_line, entries_line_57 == operation_line,
      entries_line_56 == operation_line, entries_line_55 == operation_line,
      entries_line_54 == operation_line, entries_line_53 == operation_line,
      entries_line_52 == operation_line, entries_line_51 == operation_line,
      entries_line_50 == operation_line, entries_line_49 == operation_line,
      entries_line_48 == operation_line, entries_line_47 == operation_line,
      entries_line_46 == operation_line, entries_line_45 == operation_line,
      entries_line_44 == operation_line, entries_line_43 == operation_line,
      entries_line_42 == operation_line, entries_line_41 == operation_line,
      entries_line_40 == operation_line, entries_line_39 == operation_line,
      entries_line_38 == operation_line, entries_line_37 == operation_line,
      entries_line_36 == operation_line, entries_line_35 == operation_line,
      entries_line_34 == operation_line, entries_line_33 == operation_line,
      entries_line_32 == operation_line, entries_line_31 == operation_line,
      entries_line_30 == operation_line, entries_line_29 == operation_line,
      entries_line_28 == operation_line, entries_line_27 == operation_line,
      entries_line_26 == operation_line, entries_line_25 == operation_line,
      entries_line_24 == operation_line, entries_line_23 == operation_line,
      entries_line_22 == operation_line, entries_line_21 == operation_line,
      entries_line_20 == operation_line, entries_line_19 == operation_line,
      entries_line_18 == operation_line, entries_line_17 == operation_line,
      entries_line_16 == operation_line, entries_line_15 == operation_line,
      entries_line_14 == operation_line, entries_line_13 == operation_line,
      entries_line_12 == operation_line, entries_line_11 == operation_line,
      entries_line_10 == operation_line, entries_line_9 == operation_line,
      entries_line_8 == operation_line, entries_line_7 == operation_line,
      entries_line_6 == operation_line, entries_line_5 == operation_line,
      entries_line_4 == operation_line, entries_line_3 == operation_line,
      entries_line_2 == operation_line, entries_line_1 == operation_line,
      entries_line_0 == operation_line};
  wire [127:0] found_matches = found_equal & entries_valid;
  wire [127:0] found_occupied = found_equal & (entries_valid | entries_serves);
  wire [127:0] found_clean = {(entries_held_127 == HELD_SHARED) ||
      (entries_held_127 == HELD_EXCLUSIVE), (entries_held_126 == HELD_SHARED) ||
      (entries_held_126 == HELD_EXCLUSIVE), (entries_held_125 == HELD_SHARED) ||
      (entries_held_125 == HELD_EXCLUSIVE), (entries_held_124 == HELD_SHARED) ||
      (entries_held_124 == HELD_EXCLUSIVE), (entries_held_123 == HELD_SHARED) ||
      (entries_held_123 == HELD_EXCLUSIVE), (entries_held_122 == HELD_SHARED) ||
      (entries_held_122 == HELD_EXCLUSIVE), (entries_held_121 == HELD_SHARED) ||
      (entries_held_121 == HELD_EXCLUSIVE), (entries_held_120 == HELD_SHARED) ||
      (entries_held_120 == HELD_EXCLUSIVE), (entries_held_119 == HELD_SHARED) ||
      (entries_held_119 == HELD_EXCLUSIVE), (entries_held_118 == HELD_SHARED) ||
      (entries_held_118 == HELD_EXCLUSIVE), (entries_held_117 == HELD_SHARED) ||
      (entries_held_117 == HELD_EXCLUSIVE), (entries_held_116 == HELD_SHARED) ||
      (entries_held_116 == HELD_EXCLUSIVE), (entries_held_115 == HELD_SHARED) ||
      (entries_held_115 == HELD_EXCLUSIVE), (entries_held_114 == HELD_SHARED) ||
      (entries_held_114 == HELD_EXCLUSIVE), (entries_held_113 == HELD_SHARED) ||
      (entries_held_113 == HELD_EXCLUSIVE), (entries_held_112 == HELD_SHARED) ||
      (entries_held_112 == HELD_EXCLUSIVE), (entries_held_111 == HELD_SHARED) ||
      (entries_held_111 == HELD_EXCLUSIVE), (entries_held_110 == HELD_SHARED) ||
      (entries_held_110 == HELD_EXCLUSIVE), (entries_held_109 == HELD_SHARED) ||
      (entries_held_109 == HELD_EXCLUSIVE), (entries_held_108 == HELD_SHARED) ||
      (entries_held_108 == HELD_EXCLUSIVE), (entries_held_107 == HELD_SHARED) ||
      (entries_held_107 == HELD_EXCLUSIVE), (entries_held_106 == HELD_SHARED) ||
      (entries_held_106 == HELD_EXCLUSIVE), (entries_held_105 == HELD_SHARED) ||
      (entries_held_105 == HELD_EXCLUSIVE), (entries_held_104 == HELD_SHARED) ||
      (entries_held_104 == HELD_EXCLUSIVE), (entries_held_103 == HELD_SHARED) ||
      (entries_held_103 == HELD_EXCLUSIVE), (entries_held_102 == HELD_SHARED) ||
      (entries_held_102 == HELD_EXCLUSIVE), (entries_held_101 == HELD_SHARED) ||
      (entries_held_101 == HELD_EXCLUSIVE), (entries_held_100 == HELD_SHARED) ||
      (entries_held_100 == HELD_EXCLUSIVE), (entries_held_99 == HELD_SHARED) ||
      (entries_held_99 == HELD_EXCLUSIVE), (entries_held_98 == HELD_SHARED) ||
      (entries_held_98 == HELD_EXCLUSIVE), (entries_held_97 == HELD_SHARED) ||
      (entries_held_97 == HELD_EXCLUSIVE), (entries_held_96 == HELD_SHARED) ||
      (entries_held_96 == HELD_EXCLUSIVE), (entries_held_95 == HELD_SHARED) ||
      (entries_held_95 == HELD_EXCLUSIVE), (entries_held_94 == HELD_SHARED) ||
      (entries_held_94 == HELD_EXCLUSIVE), (entries_held_93 == HELD_SHARED) ||
      (entries_held_93 == HELD_EXCLUSIVE), (entries_held_92 == HELD_SHARED) ||
      (entries_held_92 == HELD_EXCLUSIVE), (entries_held_91 == HELD_SHARED) ||
      (entries_held_91 == HELD_EXCLUSIVE), (entries_held_90 == HELD_SHARED) ||
      (entries_held_90 == HELD_EXCLUSIVE), (entries_held_89 == HELD_SHARED) ||
      (entries_held_89 == HELD_EXCLUSIVE), (entries_held_88 == HELD_SHARED) ||
      (entries_held_88 == HELD_EXCLUSIVE), (entries_held_87 == HELD_SHARED) ||
      (entries_held_87 == HELD_EXCLUSIVE), (entries_held_86 == HELD_SHARED) ||
      (entries_held_86 == HELD_EXCLUSIVE), (entries_held_85 == HELD_SHARED) ||
      (entries_held_85 == HELD_EXCLUSIVE), (entries_held_84 == HELD_SHARED) ||
      (entries_held_84 == HELD_EXCLUSIVE), (entries_held_83 == HELD_SHARED) ||
      (entries_held_83 == HELD_EXCLUSIVE), (entries_held_82 == HELD_SHARED) ||
      (entries_held_82 == HELD_EXCLUSIVE), (entries_held_81 == HELD_SHARED) ||
      (entries_held_81 == HELD_EXCLUSIVE), (entries_held_80 == HELD_SHARED) ||
      (entries_held_80 == HELD_EXCLUSIVE), (entries_held_79 == HELD_SHARED) ||
      (entries_held_79 == HELD_EXCLUSIVE), (entries_held_78 == HELD_SHARED) ||
      (entries_held_78 == HELD_EXCLUSIVE), (entries_held_77 == HELD_SHARED) ||
      (entries_held_77 == HELD_EXCLUSIVE), (entries_held_76 == HELD_SHARED) ||
      (entries_held_76 == HELD_EXCLUSIVE), (entries_held_75 == HELD_SHARED) ||
      (entries_held_75 == HELD_EXCLUSIVE), (entries_held_74 == HELD_SHARED) ||
      (entries_held_74 == HELD_EXCLUSIVE), (entries_held_73 == HELD_SHARED) ||
      (entries_held_73 == HELD_EXCLUSIVE), (entries_held_72 == HELD_SHARED) ||
      (entries_held_72 == HELD_EXCLUSIVE), (entries_held_71 == HELD_SHARED) ||
      (entries_held_71 == HELD_EXCLUSIVE), (entries_held_70 == HELD_SHARED) ||
      (entries_held_70 == HELD_EXCLUSIVE), (entries_held_69 == HELD_SHARED) ||
      (entries_held_69 == HELD_EXCLUSIVE), (entries_held_68 == HELD_SHARED) ||
      (entries_held_68 == HELD_EXCLUSIVE), (entries_held_67 == HELD_SHARED) ||
      (entries_held_67 == HELD_EXCLUSIVE), (entries_held_66 == HELD_SHARED) ||
      (entries_held_66 == HELD_EXCLUSIVE), (entries_held_65 == HELD_SHARED) ||
      (entries_held_65 == HELD_EXCLUSIVE), (entries_held_64 == HELD_SHARED) ||
      (entries_held_64 == HELD_EXCLUSIVE), (entries_held_63 == HELD_SHARED) ||
      (entries_held_63 == HELD_EXCLUSIVE), (entries_held_62 == HELD_SHARED) ||
      (entries_held_62 == HELD_EXCLUSIVE), (entries_held_61 == HELD_SHARED) ||
      (entries_held_61 == HELD_EXCLUSIVE), (entries_held_60 == HELD_SHARED) ||
      (entries_held_60 == HELD_EXCLUSIVE), (entries_held_59 == HELD_SHARED) ||
      (entries_held_59 == HELD_EXCLUSIVE), (entries_held_58 == HELD_SHARED) ||
      (entries_held_58 == HELD_EXCLUSIVE), (entries_held_57 == HELD_SHARED) ||
      (entries_held_57 == HELD_EXCLUSIVE), (entries_held_56 == HELD_SHARED) ||
      (entries_held_56 == HELD_EXCLUSIVE), (entries_held_55 == HELD_SHARED) ||
      (entries_held_55 == HELD_EXCLUSIVE), (entries_held_54 == HELD_SHARED) ||
      (entries_held_54 == HELD_EXCLUSIVE), (entries_held_53 == HELD_SHARED) ||
      (entries_held_53 == HELD_EXCLUSIVE), (entries_held_52 == HELD_SHARED) ||
      (entries_held_52 == HELD_EXCLUSIVE), (entries_held_51 == HELD_SHARED) ||
      (entries_held_51 == HELD_EXCLUSIVE), (entries_held_50 == HELD_SHARED) ||
      (entries_held_50 == HELD_EXCLUSIVE), (entries_held_49 == HELD_SHARED) ||
      (entries_held_49 == HELD_EXCLUSIVE), (entries_held_48 == HELD_SHARED) ||
      (entries_held_48 == HELD_EXCLUSIVE), (entries_held_47 == HELD_SHARED) ||
      (entries_held_47 == HELD_EXCLUSIVE), (entries_held_46 == HELD_SHARED) ||
      (entries_held_46 == HELD_EXCLUSIVE), (entries_held_45 == HELD_SHARED) ||
      (entries_held_45 == HELD_EXCLUSIVE), (entries_held_44 == HELD_SHARED) ||
      (entries_held_44 == HELD_EXCLUSIVE), (entries_held_43 == HELD_SHARED) ||
      (entries_held_43 == HELD_EXCLUSIVE), (entries_held_42 == HELD_SHARED) ||
      (entries_held_42 == HELD_EXCLUSIVE), (entries_held_41 == HELD_SHARED) ||
      (entries_held_41 == HELD_EXCLUSIVE), (entries_held_40 == HELD_SHARED) ||
      (entries_held_40 == HELD_EXCLUSIVE), (entries_held_39 == HELD_SHARED) ||
      (entries_held_39 == HELD_EXCLUSIVE), (entries_held_38 == HELD_SHARED) ||
      (entries_held_38 == HELD_EXCLUSIVE), (entries_held_37 == HELD_SHARED) ||
      (entries_held_37 == HELD_EXCLUSIVE), (entries_held_36 == HELD_SHARED) ||
      (entries_held_36 == HELD_EXCLUSIVE), (entries_held_35 == HELD_SHARED) ||
      (entries_held_35 == HELD_EXCLUSIVE), (entries_held_34 == HELD_SHARED) ||
      (entries_held_34 == HELD_EXCLUSIVE), (entries_held_33 == HELD_SHARED) ||
      (entries_held_33 == HELD_EXCLUSIVE), (entries_held_32 == HELD_SHARED) ||
      (entries_held_32 == HELD_EXCLUSIVE), (entries_held_31 == HELD_SHARED) ||
      (entries_held_31 == HELD_EXCLUSIVE), (entries_held_30 == HELD_SHARED) ||
      (entries_held_30 == HELD_EXCLUSIVE), (entries_held_29 == HELD_SHARED) ||
      (entries_held_29 == HELD_EXCLUSIVE), (entries_held_28 == HELD_SHARED) ||
      (entries_held_28 == HELD_EXCLUSIVE), (entries_held_27 == HELD_SHARED) ||
      (entries_held_27 == HELD_EXCLUSIVE), (entries_held_26 == HELD_SHARED) ||
      (entries_held_26 == HELD_EXCLUSIVE), (entries_held_25 == HELD_SHARED) ||
      (entries_held_25 == HELD_EXCLUSIVE), (entries_held_24 == HELD_SHARED) ||
      (entries_held_24 == HELD_EXCLUSIVE), (entries_held_23 == HELD_SHARED) ||
      (entries_held_23 == HELD_EXCLUSIVE), (entries_held_22 == HELD_SHARED) ||
      (entries_held_22 == HELD_EXCLUSIVE), (entries_held_21 == HELD_SHARED) ||
      (entries_held_21 == HELD_EXCLUSIVE), (entries_held_20 == HELD_SHARED) ||
      (entries_held_20 == HELD_EXCLUSIVE), (entries_held_19 == HELD_SHARED) ||
      (entries_held_19 == HELD_EXCLUSIVE), (entries_held_18 == HELD_SHARED) ||
      (entries_held_18 == HELD_EXCLUSIVE), (entries_held_17 == HELD_SHARED) ||
      (entries_held_17 == HELD_EXCLUSIVE), (entries_held_16 == HELD_SHARED) ||
      (entries_held_16 == HELD_EXCLUSIVE), (entries_held_15 == HELD_SHARED) ||
      (entries_held_15 == HELD_EXCLUSIVE), (entries_held_14 == HELD_SHARED) ||
      (entries_held_14 == HELD_EXCLUSIVE), (entries_held_13 == HELD_SHARED) ||
      (entries_held_13 == HELD_EXCLUSIVE), (entries_held_12 == HELD_SHARED) ||
      (entries_held_12 == HELD_EXCLUSIVE), (entries_held_11 == HELD_SHARED) ||
      (entries_held_11 == HELD_EXCLUSIVE), (entries_held_10 == HELD_SHARED) ||
      (entries_held_10 == HELD_EXCLUSIVE), (entries_held_9 == HELD_SHARED) ||
      (entries_held_9 == HELD_EXCLUSIVE), (entries_held_8 == HELD_SHARED) ||
      (entries_held_8 == HELD_EXCLUSIVE), (entries_held_7 == HELD_SHARED) ||
      (entries_held_7 == HELD_EXCLUSIVE), (entries_held_6 == HELD_SHARED) ||
      (entries_held_6 == HELD_EXCLUSIVE), (entries_held_5 == HELD_SHARED) ||
      (entries_held_5 == HELD_EXCLUSIVE), (entries_held_4 == HELD_SHARED) ||
      (entries_held_4 == HELD_EXCLUSIVE), (entries_held_3 == HELD_SHARED) ||
      (entries_held_3 == HELD_EXCLUSIVE), (entries_held_2 == HELD_SHARED) ||
      (entries_held_2 == HELD_EXCLUSIVE), (entries_held_1 == HELD_SHARED) ||
      (entries_held_1 == HELD_EXCLUSIVE), (entries_held_0 == HELD_SHARED) ||
      (entries_held_0 == HELD_EXCLUSIVE)};
  wire [127:0] found_modified = {entries_held_127 == HELD_MODIFIED,
      entries_held_126 == HELD_MODIFIED, entries_held_125 == HELD_MODIFIED,
      entries_held_124 == HELD_MODIFIED, entries_held_123 == HELD_MODIFIED,
      entries_held_122 == HELD_MODIFIED, entries_held_121 == HELD_MODIFIED,
      entries_held_120 == HELD_MODIFIED, entries_held_119 == HELD_MODIFIED,
      entries_held_118 == HELD_MODIFIED, entries_held_117 == HELD_MODIFIED,
      entries_held_116 == HELD_MODIFIED, entries_held_115 == HELD_MODIFIED,
      entries_held_114 == HELD_MODIFIED, entries_held_113 == HELD_MODIFIED,
      entries_held_112 == HELD_MODIFIED, entries_held_111 == HELD_MODIFIED,
      entries_held_110 == HELD_MODIFIED, entries_held_109 == HELD_MODIFIED,
      entries_held_108 == HELD_MODIFIED, entries_held_107 == HELD_MODIFIED,
      entries_held_106 == HELD_MODIFIED, entries_held_105 == HELD_MODIFIED,
      entries_held_104 == HELD_MODIFIED, entries_held_103 == HELD_MODIFIED,
      entries_held_102 == HELD_MODIFIED, entries_held_101 == HELD_MODIFIED,
      entries_held_100 == HELD_MODIFIED, entries_held_99 == HELD_MODIFIED,
      entries_held_98 == HELD_MODIFIED, entries_held_97 == HELD_MODIFIED,
      entries_held_96 == HELD_MODIFIED, entries_held_95 == HELD_MODIFIED,
      entries_held_94 == HELD_MODIFIED, entries_held_93 == HELD_MODIFIED,
      entries_held_92 == HELD_MODIFIED, entries_held_91 == HELD_MODIFIED,
      entries_held_90 == HELD_MODIFIED, entries_held_89 == HELD_MODIFIED,
      entries_held_88 == HELD_MODIFIED, entries_held_87 == HELD_MODIFIED,
      entries_held_86 == HELD_MODIFIED, entries_held_85 == HELD_MODIFIED,
      entries_held_84 == HELD_MODIFIED, entries_held_83 == HELD_MODIFIED,
      entries_held_82 == HELD_MODIFIED, entries_held_81 == HELD_MODIFIED,
      entries_held_80 == HELD_MODIFIED, entries_held_79 == HELD_MODIFIED,
      entries_held_78 == HELD_MODIFIED, entries_held_77 == HELD_MODIFIED,
      entries_held_76 == HELD_MODIFIED, entries_held_75 == HELD_MODIFIED,
      entries_held_74 == HELD_MODIFIED, entries_held_73 == HELD_MODIFIED,
      entries_held_72 == HELD_MODIFIED, entries_held_71 == HELD_MODIFIED,
      entries_held_70 == HELD_MODIFIED, entries_held_69 == HELD_MODIFIED,
      entries_held_68 == HELD_MODIFIED, entries_held_67 == HELD_MODIFIED,
      entries_held_66 == HELD_MODIFIED, entries_held_65 == HELD_MODIFIED,
      entries_held_64 == HELD_MODIFIED, entries_held_63 == HELD_MODIFIED,
      entries_held_62 == HELD_MODIFIED, entries_held_61 == HELD_MODIFIED,
      entries_held_60 == HELD_MODIFIED, entries_held_59 == HELD_MODIFIED,
      entries_held_58 == HELD_MODIFIED, entries_held_57 == HELD_MODIFIED,
      entries_held_56 == HELD_MODIFIED, entries_held_55 == HELD_MODIFIED,
      entries_held_54 == HELD_MODIFIED, entries_held_53 == HELD_MODIFIED,
      entries_held_52 == HELD_MODIFIED, entries_held_51 == HELD_MODIFIED,
      entries_held_50 == HELD_MODIFIED, entries_held_49 == HELD_MODIFIED,
      entries_held_48 == HELD_MODIFIED, entries_held_47 == HELD_MODIFIED,
      entries_held_46 == HELD_MODIFIED, entries_held_45 == HELD_MODIFIED,
      entries_held_44 == HELD_MODIFIED, entries_held_43 == HELD_MODIFIED,
      entries_held_42 == HELD_MODIFIED, entries_held_41 == HELD_MODIFIED,
      entries_held_40 == HELD_MODIFIED, entries_held_39 == HELD_MODIFIED,
      entries_held_38 == HELD_MODIFIED, entries_held_37 == HELD_MODIFIED,
      entries_held_36 == HELD_MODIFIED, entries_held_35 == HELD_MODIFIED,
      entries_held_34 == HELD_MODIFIED, entries_held_33 == HELD_MODIFIED,
      entries_held_32 == HELD_MODIFIED, entries_held_31 == HELD_MODIFIED,
      entries_held_30 == HELD_MODIFIED, entries_held_29 == HELD_MODIFIED,
      entries_held_28 == HELD_MODIFIED, entries_held_27 == HELD_MODIFIED,
      entries_held_26 == HELD_MODIFIED, entries_held_25 == HELD_MODIFIED,
      entries_held_24 == HELD_MODIFIED, entries_held_23 == HELD_MODIFIED,
      entries_held_22 == HELD_MODIFIED, entries_held_21 == HELD_MODIFIED,
      entries_held_20 == HELD_MODIFIED, entries_held_19 == HELD_MODIFIED,
      entries_held_18 == HELD_MODIFIED, entries_held_17 == HELD_MODIFIED,
      entries_held_16 == HELD_MODIFIED, entries_held_15 == HELD_MODIFIED,
      entries_held_14 == HELD_MODIFIED, entries_held_13 == HELD_MODIFIED,
      entries_held_12 == HELD_MODIFIED, entries_held_11 == HELD_MODIFIED,
      entries_held_10 == HELD_MODIFIED, entries_held_9 == HELD_MODIFIED,
      entries_held_8 == HELD_MODIFIED, entries_held_7 == HELD_MODIFIED,
      entries_held_6 == HELD_MODIFIED, entries_held_5 == HELD_MODIFIED,
      entries_held_4 == HELD_MODIFIED, entries_held_3 == HELD_MODIFIED,
      entries_held_2 == HELD_MODIFIED, entries_held_1 == HELD_MODIFIED,
      entries_held_0 == HELD_MODIFIED};
  wire [127:0] found_modified_then = {(entries_held_127 == HELD_MODIFIED) ||
      (entries_held_127 == HELD_MODIFIED_TO_COME), (entries_held_126 == HELD_MODIFIED) ||
      (entries_held_126 == HELD_MODIFIED_TO_COME), (entries_held_125 == HELD_MODIFIED) ||
      (entries_held_125 == HELD_MODIFIED_TO_COME), (entries_held_124 == HELD_MODIFIED) ||
      (entries_held_124 == HELD_MODIFIED_TO_COME), (entries_held_123 == HELD_MODIFIED) ||
      (entries_held_123 == HELD_MODIFIED_TO_COME), (entries_held_122 == HELD_MODIFIED) ||
      (entries_held_122 == HELD_MODIFIED_TO_COME), (entries_held_121 == HELD_MODIFIED) ||
      (entries_held_121 == HELD_MODIFIED_TO_COME), (entries_held_120 == HELD_MODIFIED) ||
      (entries_held_120 == HELD_MODIFIED_TO_COME), (entries_held_119 == HELD_MODIFIED) ||
      (entries_held_119 == HELD_MODIFIED_TO_COME), (entries_held_118 == HELD_MODIFIED) ||
      (entries_held_118 == HELD_MODIFIED_TO_COME), (entries_held_117 == HELD_MODIFIED) ||
      (entries_held_117 == HELD_MODIFIED_TO_COME), (entries_held_116 == HELD_MODIFIED) ||
      (entries_held_116 == HELD_MODIFIED_TO_COME), (entries_held_115 == HELD_MODIFIED) ||
      (entries_held_115 == HELD_MODIFIED_TO_COME), (entries_held_114 == HELD_MODIFIED) ||
      (entries_held_114 == HELD_MODIFIED_TO_COME), (entries_held_113 == HELD_MODIFIED) ||
      (entries_held_113 == HELD_MODIFIED_TO_COME), (entries_held_112 == HELD_MODIFIED) ||
      (entries_held_112 == HELD_MODIFIED_TO_COME), (entries_held_111 == HELD_MODIFIED) ||
      (entries_held_111 == HELD_MODIFIED_TO_COME), (entries_held_110 == HELD_MODIFIED) ||
      (entries_held_110 == HELD_MODIFIED_TO_COME), (entries_held_109 == HELD_MODIFIED) ||
      (entries_held_109 == HELD_MODIFIED_TO_COME), (entries_held_108 == HELD_MODIFIED) ||
      (entries_held_108 == HELD_MODIFIED_TO_COME), (entries_held_107 == HELD_MODIFIED) ||
      (entries_held_107 == HELD_MODIFIED_TO_COME), (entries_held_106 == HELD_MODIFIED) ||
      (entries_held_106 == HELD_MODIFIED_TO_COME), (entries_held_105 == HELD_MODIFIED) ||
      (entries_held_105 == HELD_MODIFIED_TO_COME), (entries_held_104 == HELD_MODIFIED) ||
      (entries_held_104 == HELD_MODIFIED_TO_COME), (entries_held_103 == HELD_MODIFIED) ||
      (entries_held_103 == HELD_MODIFIED_TO_COME), (entries_held_102 == HELD_MODIFIED) ||
      (entries_held_102 == HELD_MODIFIED_TO_COME), (entries_held_101 == HELD_MODIFIED) ||
      (entries_held_101 == HELD_MODIFIED_TO_COME), (entries_held_100 == HELD_MODIFIED) ||
      (entries_held_100 == HELD_MODIFIED_TO_COME), (entries_held_99 == HELD_MODIFIED) ||
      (entries_held_99 == HELD_MODIFIED_TO_COME), (entries_held_98 == HELD_MODIFIED) ||
      (entries_held_98 == HELD_MODIFIED_TO_COME), (entries_held_97 == HELD_MODIFIED) ||
      (entries_held_97 == HELD_MODIFIED_TO_COME), (entries_held_96 == HELD_MODIFIED) ||
      (entries_held_96 == HELD_MODIFIED_TO_COME), (entries_held_95 == HELD_MODIFIED) ||
      (entries_held_95 == HELD_MODIFIED_TO_COME), (entries_held_94 == HELD_MODIFIED) ||
      (entries_held_94 == HELD_MODIFIED_TO_COME), (entries_held_93 == HELD_MODIFIED) ||
      (entries_held_93 == HELD_MODIFIED_TO_COME), (entries_held_92 == HELD_MODIFIED) ||
      (entries_held_92 == HELD_MODIFIED_TO_COME), (entries_held_91 == HELD_MODIFIED) ||
      (entries_held_91 == HELD_MODIFIED_TO_COME), (entries_held_90 == HELD_MODIFIED) ||
      (entries_held_90 == HELD_MODIFIED_TO_COME), (entries_held_89 == HELD_MODIFIED) ||
      (entries_held_89 == HELD_MODIFIED_TO_COME), (entries_held_88 == HELD_MODIFIED) ||
      (entries_held_88 == HELD_MODIFIED_TO_COME), (entries_held_87 == HELD_MODIFIED) ||
      (entries_held_87 == HELD_MODIFIED_TO_COME), (entries_held_86 == HELD_MODIFIED) ||
      (entries_held_86 == HELD_MODIFIED_TO_COME), (entries_held_85 == HELD_MODIFIED) ||
      (entries_held_85 == HELD_MODIFIED_TO_COME), (entries_held_84 == HELD_MODIFIED) ||
      (entries_held_84 == HELD_MODIFIED_TO_COME), (entries_held_83 == HELD_MODIFIED) ||
      (entries_held_83 == HELD_MODIFIED_TO_COME), (entries_held_82 == HELD_MODIFIED) ||
      (entries_held_82 == HELD_MODIFIED_TO_COME), (entries_held_81 == HELD_MODIFIED) ||
      (entries_held_81 == HELD_MODIFIED_TO_COME), (entries_held_80 == HELD_MODIFIED) ||
      (entries_held_80 == HELD_MODIFIED_TO_COME), (entries_held_79 == HELD_MODIFIED) ||
      (entries_held_79 == HELD_MODIFIED_TO_COME), (entries_held_78 == HELD_MODIFIED) ||
      (entries_held_78 == HELD_MODIFIED_TO_COME), (entries_held_77 == HELD_MODIFIED) ||
      (entries_held_77 == HELD_MODIFIED_TO_COME), (entries_held_76 == HELD_MODIFIED) ||
      (entries_held_76 == HELD_MODIFIED_TO_COME), (entries_held_75 == HELD_MODIFIED) ||
      (entries_held_75 == HELD_MODIFIED_TO_COME), (entries_held_74 == HELD_MODIFIED) ||
      (entries_held_74 == HELD_MODIFIED_TO_COME), (entries_held_73 == HELD_MODIFIED) ||
      (entries_held_73 == HELD_MODIFIED_TO_COME), (entries_held_72 == HELD_MODIFIED) ||
      (entries_held_72 == HELD_MODIFIED_TO_COME), (entries_held_71 == HELD_MODIFIED) ||
      (entries_held_71 == HELD_MODIFIED_TO_COME), (entries_held_70 == HELD_MODIFIED) ||
      (entries_held_70 == HELD_MODIFIED_TO_COME), (entries_held_69 == HELD_MODIFIED) ||
      (entries_held_69 == HELD_MODIFIED_TO_COME), (entries_held_68 == HELD_MODIFIED) ||
      (entries_held_68 == HELD_MODIFIED_TO_COME), (entries_held_67 == HELD_MODIFIED) ||
      (entries_held_67 == HELD_MODIFIED_TO_COME), (entries_held_66 == HELD_MODIFIED) ||
      (entries_held_66 == HELD_MODIFIED_TO_COME), (entries_held_65 == HELD_MODIFIED) ||
      (entries_held_65 == HELD_MODIFIED_TO_COME), (entries_held_64 == HELD_MODIFIED) ||
      (entries_held_64 == HELD_MODIFIED_TO_COME), (entries_held_63 == HELD_MODIFIED) ||
      (entries_held_63 == HELD_MODIFIED_TO_COME), (entries_held_62 == HELD_MODIFIED) ||
      (entries_held_62 == HELD_MODIFIED_TO_COME), (entries_held_61 == HELD_MODIFIED) ||
      (entries_held_61 == HELD_MODIFIED_TO_COME), (entries_held_60 == HELD_MODIFIED) ||
      (entries_held_60 == HELD_MODIFIED_TO_COME), (entries_held_59 == HELD_MODIFIED) ||
      (entries_held_59 == HELD_MODIFIED_TO_COME), (entries_held_58 == HELD_MODIFIED) ||
      (entries_held_58 == HELD_MODIFIED_TO_COME), (entries_held_57 == HELD_MODIFIED) ||
      (entries_held_57 == HELD_MODIFIED_TO_COME), (entries_held_56 == HELD_MODIFIED) ||
      (entries_held_56 == HELD_MODIFIED_TO_COME), (entries_held_55 == HELD_MODIFIED) ||
      (entries_held_55 == HELD_MODIFIED_TO_COME), (entries_held_54 == HELD_MODIFIED) ||
      (entries_held_54 == HELD_MODIFIED_TO_COME), (entries_held_53 == HELD_MODIFIED) ||
      (entries_held_53 == HELD_MODIFIED_TO_COME), (entries_held_52 == HELD_MODIFIED) ||
      (entries_held_52 == HELD_MODIFIED_TO_COME), (entries_held_51 == HELD_MODIFIED) ||
      (entries_held_51 == HELD_MODIFIED_TO_COME), (entries_held_50 == HELD_MODIFIED) ||
      (entries_held_50 == HELD_MODIFIED_TO_COME), (entries_held_49 == HELD_MODIFIED) ||
      (entries_held_49 == HELD_MODIFIED_TO_COME), (entries_held_48 == HELD_MODIFIED) ||
      (entries_held_48 == HELD_MODIFIED_TO_COME), (entries_held_47 == HELD_MODIFIED) ||
      (entries_held_47 == HELD_MODIFIED_TO_COME), (entries_held_46 == HELD_MODIFIED) ||
      (entries_held_46 == HELD_MODIFIED_TO_COME), (entries_held_45 == HELD_MODIFIED) ||
      (entries_held_45 == HELD_MODIFIED_TO_COME), (entries_held_44 == HELD_MODIFIED) ||
      (entries_held_44 == HELD_MODIFIED_TO_COME), (entries_held_43 == HELD_MODIFIED) ||
      (entries_held_43 == HELD_MODIFIED_TO_COME), (entries_held_42 == HELD_MODIFIED) ||
      (entries_held_42 == HELD_MODIFIED_TO_COME), (entries_held_41 == HELD_MODIFIED) ||
      (entries_held_41 == HELD_MODIFIED_TO_COME), (entries_held_40 == HELD_MODIFIED) ||
      (entries_held_40 == HELD_MODIFIED_TO_COME), (entries_held_39 == HELD_MODIFIED) ||
      (entries_held_39 == HELD_MODIFIED_TO_COME), (entries_held_38 == HELD_MODIFIED) ||
      (entries_held_38 == HELD_MODIFIED_TO_COME), (entries_held_37 == HELD_MODIFIED) ||
      (entries_held_37 == HELD_MODIFIED_TO_COME), (entries_held_36 == HELD_MODIFIED) ||
      (entries_held_36 == HELD_MODIFIED_TO_COME), (entries_held_35 == HELD_MODIFIED) ||
      (entries_held_35 == HELD_MODIFIED_TO_COME), (entries_held_34 == HELD_MODIFIED) ||
      (entries_held_34 == HELD_MODIFIED_TO_COME), (entries_held_33 == HELD_MODIFIED) ||
      (entries_held_33 == HELD_MODIFIED_TO_COME), (entries_held_32 == HELD_MODIFIED) ||
      (entries_held_32 == HELD_MODIFIED_TO_COME), (entries_held_31 == HELD_MODIFIED) ||
      (entries_held_31 == HELD_MODIFIED_TO_COME), (entries_held_30 == HELD_MODIFIED) ||
      (entries_held_30 == HELD_MODIFIED_TO_COME), (entries_held_29 == HELD_MODIFIED) ||
      (entries_held_29 == HELD_MODIFIED_TO_COME), (entries_held_28 == HELD_MODIFIED) ||
      (entries_held_28 == HELD_MODIFIED_TO_COME), (entries_held_27 == HELD_MODIFIED) ||
      (entries_held_27 == HELD_MODIFIED_TO_COME), (entries_held_26 == HELD_MODIFIED) ||
      (entries_held_26 == HELD_MODIFIED_TO_COME), (entries_held_25 == HELD_MODIFIED) ||
      (entries_held_25 == HELD_MODIFIED_TO_COME), (entries_held_24 == HELD_MODIFIED) ||
      (entries_held_24 == HELD_MODIFIED_TO_COME), (entries_held_23 == HELD_MODIFIED) ||
      (entries_held_23 == HELD_MODIFIED_TO_COME), (entries_held_22 == HELD_MODIFIED) ||
      (entries_held_22 == HELD_MODIFIED_TO_COME), (entries_held_21 == HELD_MODIFIED) ||
      (entries_held_21 == HELD_MODIFIED_TO_COME), (entries_held_20 == HELD_MODIFIED) ||
      (entries_held_20 == HELD_MODIFIED_TO_COME), (entries_held_19 == HELD_MODIFIED) ||
      (entries_held_19 == HELD_MODIFIED_TO_COME), (entries_held_18 == HELD_MODIFIED) ||
      (entries_held_18 == HELD_MODIFIED_TO_COME), (entries_held_17 == HELD_MODIFIED) ||
      (entries_held_17 == HELD_MODIFIED_TO_COME), (entries_held_16 == HELD_MODIFIED) ||
      (entries_held_16 == HELD_MODIFIED_TO_COME), (entries_held_15 == HELD_MODIFIED) ||
      (entries_held_15 == HELD_MODIFIED_TO_COME), (entries_held_14 == HELD_MODIFIED) ||
      (entries_held_14 == HELD_MODIFIED_TO_COME), (entries_held_13 == HELD_MODIFIED) ||
      (entries_held_13 == HELD_MODIFIED_TO_COME), (entries_held_12 == HELD_MODIFIED) ||
      (entries_held_12 == HELD_MODIFIED_TO_COME), (entries_held_11 == HELD_MODIFIED) ||
      (entries_held_11 == HELD_MODIFIED_TO_COME), (entries_held_10 == HELD_MODIFIED) ||
      (entries_held_10 == HELD_MODIFIED_TO_COME), (entries_held_9 == HELD_MODIFIED) ||
      (entries_held_9 == HELD_MODIFIED_TO_COME), (entries_held_8 == HELD_MODIFIED) ||
      (entries_held_8 == HELD_MODIFIED_TO_COME), (entries_held_7 == HELD_MODIFIED) ||
      (entries_held_7 == HELD_MODIFIED_TO_COME), (entries_held_6 == HELD_MODIFIED) ||
      (entries_held_6 == HELD_MODIFIED_TO_COME), (entries_held_5 == HELD_MODIFIED) ||
      (entries_held_5 == HELD_MODIFIED_TO_COME), (entries_held_4 == HELD_MODIFIED) ||
      (entries_held_4 == HELD_MODIFIED_TO_COME), (entries_held_3 == HELD_MODIFIED) ||
      (entries_held_3 == HELD_MODIFIED_TO_COME), (entries_held_2 == HELD_MODIFIED) ||
      (entries_held_2 == HELD_MODIFIED_TO_COME), (entries_held_1 == HELD_MODIFIED) ||
      (entries_held_1 == HELD_MODIFIED_TO_COME), (entries_held_0 == HELD_MODIFIED) ||
      (entries_held_0 == HELD_MODIFIED_TO_COME)};
  wire [127:0] found_waiting = entries_wants_answer | entries_unasked;
  wire [127:0] found_gives = found_matches & (found_waiting | ~found_clean);
  wire [127:0] found_forwards = found_matches & found_modified_then;
  wire found_invalidates = operation_snoop == SNP_INV;
  wire found_shares = operation_snoop == SNP_DATA;
  wire [2:0] found_after_0 = {entries_held_0[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_0[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_0[1:0]};
  wire [2:0] found_after_1 = {entries_held_1[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_1[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_1[1:0]};
  wire [2:0] found_after_2 = {entries_held_2[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_2[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_2[1:0]};
  wire [2:0] found_after_3 = {entries_held_3[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_3[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_3[1:0]};
  wire [2:0] found_after_4 = {entries_held_4[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_4[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_4[1:0]};
  wire [2:0] found_after_5 = {entries_held_5[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_5[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_5[1:0]};
  wire [2:0] found_after_6 = {entries_held_6[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_6[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_6[1:0]};
  wire [2:0] found_after_7 = {entries_held_7[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_7[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_7[1:0]};
  wire [2:0] found_after_8 = {entries_held_8[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_8[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_8[1:0]};
  wire [2:0] found_after_9 = {entries_held_9[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_9[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_9[1:0]};
  wire [2:0] found_after_10 = {entries_held_10[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_10[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_10[1:0]};
  wire [2:0] found_after_11 = {entries_held_11[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_11[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_11[1:0]};
  wire [2:0] found_after_12 = {entries_held_12[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_12[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_12[1:0]};
  wire [2:0] found_after_13 = {entries_held_13[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_13[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_13[1:0]};
  wire [2:0] found_after_14 = {entries_held_14[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_14[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_14[1:0]};
  wire [2:0] found_after_15 = {entries_held_15[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_15[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_15[1:0]};
  wire [2:0] found_after_16 = {entries_held_16[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_16[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_16[1:0]};
  wire [2:0] found_after_17 = {entries_held_17[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_17[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_17[1:0]};
  wire [2:0] found_after_18 = {entries_held_18[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_18[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_18[1:0]};
  wire [2:0] found_after_19 = {entries_held_19[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_19[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_19[1:0]};
  wire [2:0] found_after_20 = {entries_held_20[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_20[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_20[1:0]};
  wire [2:0] found_after_21 = {entries_held_21[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_21[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_21[1:0]};
  wire [2:0] found_after_22 = {entries_held_22[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_22[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_22[1:0]};
  wire [2:0] found_after_23 = {entries_held_23[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_23[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_23[1:0]};
  wire [2:0] found_after_24 = {entries_held_24[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_24[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_24[1:0]};
  wire [2:0] found_after_25 = {entries_held_25[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_25[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_25[1:0]};
  wire [2:0] found_after_26 = {entries_held_26[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_26[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_26[1:0]};
  wire [2:0] found_after_27 = {entries_held_27[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_27[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_27[1:0]};
  wire [2:0] found_after_28 = {entries_held_28[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_28[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_28[1:0]};
  wire [2:0] found_after_29 = {entries_held_29[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_29[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_29[1:0]};
  wire [2:0] found_after_30 = {entries_held_30[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_30[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_30[1:0]};
  wire [2:0] found_after_31 = {entries_held_31[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_31[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_31[1:0]};
  wire [2:0] found_after_32 = {entries_held_32[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_32[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_32[1:0]};
  wire [2:0] found_after_33 = {entries_held_33[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_33[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_33[1:0]};
  wire [2:0] found_after_34 = {entries_held_34[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_34[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_34[1:0]};
  wire [2:0] found_after_35 = {entries_held_35[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_35[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_35[1:0]};
  wire [2:0] found_after_36 = {entries_held_36[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_36[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_36[1:0]};
  wire [2:0] found_after_37 = {entries_held_37[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_37[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_37[1:0]};
  wire [2:0] found_after_38 = {entries_held_38[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_38[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_38[1:0]};
  wire [2:0] found_after_39 = {entries_held_39[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_39[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_39[1:0]};
  wire [2:0] found_after_40 = {entries_held_40[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_40[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_40[1:0]};
  wire [2:0] found_after_41 = {entries_held_41[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_41[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_41[1:0]};
  wire [2:0] found_after_42 = {entries_held_42[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_42[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_42[1:0]};
  wire [2:0] found_after_43 = {entries_held_43[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_43[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_43[1:0]};
  wire [2:0] found_after_44 = {entries_held_44[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_44[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_44[1:0]};
  wire [2:0] found_after_45 = {entries_held_45[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_45[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_45[1:0]};
  wire [2:0] found_after_46 = {entries_held_46[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_46[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_46[1:0]};
  wire [2:0] found_after_47 = {entries_held_47[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_47[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_47[1:0]};
  wire [2:0] found_after_48 = {entries_held_48[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_48[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_48[1:0]};
  wire [2:0] found_after_49 = {entries_held_49[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_49[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_49[1:0]};
  wire [2:0] found_after_50 = {entries_held_50[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_50[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_50[1:0]};
  wire [2:0] found_after_51 = {entries_held_51[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_51[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_51[1:0]};
  wire [2:0] found_after_52 = {entries_held_52[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_52[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_52[1:0]};
  wire [2:0] found_after_53 = {entries_held_53[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_53[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_53[1:0]};
  wire [2:0] found_after_54 = {entries_held_54[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_54[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_54[1:0]};
  wire [2:0] found_after_55 = {entries_held_55[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_55[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_55[1:0]};
  wire [2:0] found_after_56 = {entries_held_56[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_56[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_56[1:0]};
  wire [2:0] found_after_57 = {entries_held_57[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_57[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_57[1:0]};
  wire [2:0] found_after_58 = {entries_held_58[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_58[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_58[1:0]};
  wire [2:0] found_after_59 = {entries_held_59[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_59[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_59[1:0]};
  wire [2:0] found_after_60 = {entries_held_60[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_60[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_60[1:0]};
  wire [2:0] found_after_61 = {entries_held_61[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_61[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_61[1:0]};
  wire [2:0] found_after_62 = {entries_held_62[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_62[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_62[1:0]};
  wire [2:0] found_after_63 = {entries_held_63[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_63[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_63[1:0]};
  wire [2:0] found_after_64 = {entries_held_64[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_64[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_64[1:0]};
  wire [2:0] found_after_65 = {entries_held_65[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_65[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_65[1:0]};
  wire [2:0] found_after_66 = {entries_held_66[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_66[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_66[1:0]};
  wire [2:0] found_after_67 = {entries_held_67[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_67[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_67[1:0]};
  wire [2:0] found_after_68 = {entries_held_68[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_68[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_68[1:0]};
  wire [2:0] found_after_69 = {entries_held_69[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_69[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_69[1:0]};
  wire [2:0] found_after_70 = {entries_held_70[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_70[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_70[1:0]};
  wire [2:0] found_after_71 = {entries_held_71[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_71[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_71[1:0]};
  wire [2:0] found_after_72 = {entries_held_72[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_72[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_72[1:0]};
  wire [2:0] found_after_73 = {entries_held_73[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_73[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_73[1:0]};
  wire [2:0] found_after_74 = {entries_held_74[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_74[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_74[1:0]};
  wire [2:0] found_after_75 = {entries_held_75[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_75[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_75[1:0]};
  wire [2:0] found_after_76 = {entries_held_76[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_76[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_76[1:0]};
  wire [2:0] found_after_77 = {entries_held_77[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_77[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_77[1:0]};
  wire [2:0] found_after_78 = {entries_held_78[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_78[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_78[1:0]};
  wire [2:0] found_after_79 = {entries_held_79[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_79[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_79[1:0]};
  wire [2:0] found_after_80 = {entries_held_80[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_80[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_80[1:0]};
  wire [2:0] found_after_81 = {entries_held_81[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_81[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_81[1:0]};
  wire [2:0] found_after_82 = {entries_held_82[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_82[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_82[1:0]};
  wire [2:0] found_after_83 = {entries_held_83[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_83[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_83[1:0]};
  wire [2:0] found_after_84 = {entries_held_84[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_84[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_84[1:0]};
  wire [2:0] found_after_85 = {entries_held_85[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_85[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_85[1:0]};
  wire [2:0] found_after_86 = {entries_held_86[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_86[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_86[1:0]};
  wire [2:0] found_after_87 = {entries_held_87[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_87[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_87[1:0]};
  wire [2:0] found_after_88 = {entries_held_88[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_88[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_88[1:0]};
  wire [2:0] found_after_89 = {entries_held_89[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_89[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_89[1:0]};
  wire [2:0] found_after_90 = {entries_held_90[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_90[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_90[1:0]};
  wire [2:0] found_after_91 = {entries_held_91[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_91[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_91[1:0]};
  wire [2:0] found_after_92 = {entries_held_92[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_92[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_92[1:0]};
  wire [2:0] found_after_93 = {entries_held_93[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_93[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_93[1:0]};
  wire [2:0] found_after_94 = {entries_held_94[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_94[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_94[1:0]};
  wire [2:0] found_after_95 = {entries_held_95[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_95[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_95[1:0]};
  wire [2:0] found_after_96 = {entries_held_96[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_96[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_96[1:0]};
  wire [2:0] found_after_97 = {entries_held_97[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_97[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_97[1:0]};
  wire [2:0] found_after_98 = {entries_held_98[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_98[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_98[1:0]};
  wire [2:0] found_after_99 = {entries_held_99[2], found_invalidates ? LINE_STATE_INVALID :
      (found_shares && !(entries_held_99[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      entries_held_99[1:0]};
  wire [2:0] found_after_100 = {entries_held_100[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_100[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_100[1:0]};
  wire [2:0] found_after_101 = {entries_held_101[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_101[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_101[1:0]};
  wire [2:0] found_after_102 = {entries_held_102[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_102[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_102[1:0]};
  wire [2:0] found_after_103 = {entries_held_103[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_103[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_103[1:0]};
  wire [2:0] found_after_104 = {entries_held_104[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_104[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_104[1:0]};
  wire [2:0] found_after_105 = {entries_held_105[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_105[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_105[1:0]};
  wire [2:0] found_after_106 = {entries_held_106[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_106[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_106[1:0]};
  wire [2:0] found_after_107 = {entries_held_107[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_107[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_107[1:0]};
  wire [2:0] found_after_108 = {entries_held_108[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_108[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_108[1:0]};
  wire [2:0] found_after_109 = {entries_held_109[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_109[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_109[1:0]};
  wire [2:0] found_after_110 = {entries_held_110[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_110[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_110[1:0]};
  wire [2:0] found_after_111 = {entries_held_111[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_111[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_111[1:0]};
  wire [2:0] found_after_112 = {entries_held_112[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_112[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_112[1:0]};
  wire [2:0] found_after_113 = {entries_held_113[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_113[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_113[1:0]};
  wire [2:0] found_after_114 = {entries_held_114[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_114[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_114[1:0]};
  wire [2:0] found_after_115 = {entries_held_115[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_115[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_115[1:0]};
  wire [2:0] found_after_116 = {entries_held_116[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_116[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_116[1:0]};
  wire [2:0] found_after_117 = {entries_held_117[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_117[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_117[1:0]};
  wire [2:0] found_after_118 = {entries_held_118[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_118[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_118[1:0]};
  wire [2:0] found_after_119 = {entries_held_119[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_119[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_119[1:0]};
  wire [2:0] found_after_120 = {entries_held_120[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_120[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_120[1:0]};
  wire [2:0] found_after_121 = {entries_held_121[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_121[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_121[1:0]};
  wire [2:0] found_after_122 = {entries_held_122[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_122[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_122[1:0]};
  wire [2:0] found_after_123 = {entries_held_123[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_123[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_123[1:0]};
  wire [2:0] found_after_124 = {entries_held_124[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_124[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_124[1:0]};
  wire [2:0] found_after_125 = {entries_held_125[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_125[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_125[1:0]};
  wire [2:0] found_after_126 = {entries_held_126[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_126[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_126[1:0]};
  wire [2:0] found_after_127 = {entries_held_127[2],
      found_invalidates ? LINE_STATE_INVALID : (found_shares &&
      !(entries_held_127[1:0] == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : entries_held_127[1:0]};
  wire [127:0] found_changed = {(entries_held_127 != found_after_127) && !entries_held_127[2],
      (entries_held_126 != found_after_126) && !entries_held_126[2],
      (entries_held_125 != found_after_125) && !entries_held_125[2],
      (entries_held_124 != found_after_124) && !entries_held_124[2],
      (entries_held_123 != found_after_123) && !entries_held_123[2],
      (entries_held_122 != found_after_122) && !entries_held_122[2],
      (entries_held_121 != found_after_121) && !entries_held_121[2],
      (entries_held_120 != found_after_120) && !entries_held_120[2],
      (entries_held_119 != found_after_119) && !entries_held_119[2],
      (entries_held_118 != found_after_118) && !entries_held_118[2],
      (entries_held_117 != found_after_117) && !entries_held_117[2],
      (entries_held_116 != found_after_116) && !entries_held_116[2],
      (entries_held_115 != found_after_115) && !entries_held_115[2],
      (entries_held_114 != found_after_114) && !entries_held_114[2],
      (entries_held_113 != found_after_113) && !entries_held_113[2],
      (entries_held_112 != found_after_112) && !entries_held_112[2],
      (entries_held_111 != found_after_111) && !entries_held_111[2],
      (entries_held_110 != found_after_110) && !entries_held_110[2],
      (entries_held_109 != found_after_109) && !entries_held_109[2],
      (entries_held_108 != found_after_108) && !entries_held_108[2],
      (entries_held_107 != found_after_107) && !entries_held_107[2],
      (entries_held_106 != found_after_106) && !entries_held_106[2],
      (entries_held_105 != found_after_105) && !entries_held_105[2],
      (entries_held_104 != found_after_104) && !entries_held_104[2],
      (entries_held_103 != found_after_103) && !entries_held_103[2],
      (entries_held_102 != found_after_102) && !entries_held_102[2],
      (entries_held_101 != found_after_101) && !entries_held_101[2],
      (entries_held_100 != found_after_100) && !entries_held_100[2],
      (entries_held_99 != found_after_99) && !entries_held_99[2],
      (entries_held_98 != found_after_98) && !entries_held_98[2],
      (entries_held_97 != found_after_97) && !entries_held_97[2],
      (entries_held_96 != found_after_96) && !entries_held_96[2],
      (entries_held_95 != found_after_95) && !entries_held_95[2],
      (entries_held_94 != found_after_94) && !entries_held_94[2],
      (entries_held_93 != found_after_93) && !entries_held_93[2],
      (entries_held_92 != found_after_92) && !entries_held_92[2],
      (entries_held_91 != found_after_91) && !entries_held_91[2],
      (entries_held_90 != found_after_90) && !entries_held_90[2],
      (entries_held_89 != found_after_89) && !entries_held_89[2],
      (entries_held_88 != found_after_88) && !entries_held_88[2],
      (entries_held_87 != found_after_87) && !entries_held_87[2],
      (entries_held_86 != found_after_86) && !entries_held_86[2],
      (entries_held_85 != found_after_85) && !entries_held_85[2],
      (entries_held_84 != found_after_84) && !entries_held_84[2],
      (entries_held_83 != found_after_83) && !entries_held_83[2],
      (entries_held_82 != found_after_82) && !entries_held_82[2],
      (entries_held_81 != found_after_81) && !entries_held_81[2],
      (entries_held_80 != found_after_80) && !entries_held_80[2],
      (entries_held_79 != found_after_79) && !entries_held_79[2],
      (entries_held_78 != found_after_78) && !entries_held_78[2],
      (entries_held_77 != found_after_77) && !entries_held_77[2],
      (entries_held_76 != found_after_76) && !entries_held_76[2],
      (entries_held_75 != found_after_75) && !entries_held_75[2],
      (entries_held_74 != found_after_74) && !entries_held_74[2],
      (entries_held_73 != found_after_73) && !entries_held_73[2],
      (entries_held_72 != found_after_72) && !entries_held_72[2],
      (entries_held_71 != found_after_71) && !entries_held_71[2],
      (entries_held_70 != found_after_70) && !entries_held_70[2],
      (entries_held_69 != found_after_69) && !entries_held_69[2],
      (entries_held_68 != found_after_68) && !entries_held_68[2],
      (entries_held_67 != found_after_67) && !entries_held_67[2],
      (entries_held_66 != found_after_66) && !entries_held_66[2],
      (entries_held_65 != found_after_65) && !entries_held_65[2],
      (entries_held_64 != found_after_64) && !entries_held_64[2],
      (entries_held_63 != found_after_63) && !entries_held_63[2],
      (entries_held_62 != found_after_62) && !entries_held_62[2],
      (entries_held_61 != found_after_61) && !entries_held_61[2],
      (entries_held_60 != found_after_60) && !entries_held_60[2],
      (entries_held_59 != found_after_59) && !entries_held_59[2],
      (entries_held_58 != found_after_58) && !entries_held_58[2],
      (entries_held_57 != found_after_57) && !entries_held_57[2],
      (entries_held_56 != found_after_56) && !entries_held_56[2],
      (entries_held_55 != found_after_55) && !entries_held_55[2],
      (entries_held_54 != found_after_54) && !entries_held_54[2],
      (entries_held_53 != found_after_53) && !entries_held_53[2],
      (entries_held_52 != found_after_52) && !entries_held_52[2],
      (entries_held_51 != found_after_51) && !entries_held_51[2],
      (entries_held_50 != found_after_50) && !entries_held_50[2],
      (entries_held_49 != found_after_49) && !entries_held_49[2],
      (entries_held_48 != found_after_48) && !entries_held_48[2],
      (entries_held_47 != found_after_47) && !entries_held_47[2],
      (entries_held_46 != found_after_46) && !entries_held_46[2],
      (entries_held_45 != found_after_45) && !entries_held_45[2],
      (entries_held_44 != found_after_44) && !entries_held_44[2],
      (entries_held_43 != found_after_43) && !entries_held_43[2],
      (entries_held_42 != found_after_42) && !entries_held_42[2],
      (entries_held_41 != found_after_41) && !entries_held_41[2],
      (entries_held_40 != found_after_40) && !entries_held_40[2],
      (entries_held_39 != found_after_39) && !entries_held_39[2],
      (entries_held_38 != found_after_38) && !entries_held_38[2],
      (entries_held_37 != found_after_37) && !entries_held_37[2],
      (entries_held_36 != found_after_36) && !entries_held_36[2],
      (entries_held_35 != found_after_35) && !entries_held_35[2],
      (entries_held_34 != found_after_34) && !entries_held_34[2],
      (entries_held_33 != found_after_33) && !entries_held_33[2],
      (entries_held_32 != found_after_32) && !entries_held_32[2],
      (entries_held_31 != found_after_31) && !entries_held_31[2],
      (entries_held_30 != found_after_30) && !entries_held_30[2],
      (entries_held_29 != found_after_29) && !entries_held_29[2],
      (entries_held_28 != found_after_28) && !entries_held_28[2],
      (entries_held_27 != found_after_27) && !entries_held_27[2],
      (entries_held_26 != found_after_26) && !entries_held_26[2],
      (entries_held_25 != found_after_25) && !entries_held_25[2],
      (entries_held_24 != found_after_24) && !entries_held_24[2],
      (entries_held_23 != found_after_23) && !entries_held_23[2],
      (entries_held_22 != found_after_22) && !entries_held_22[2],
      (entries_held_21 != found_after_21) && !entries_held_21[2],
      (entries_held_20 != found_after_20) && !entries_held_20[2],
      (entries_held_19 != found_after_19) && !entries_held_19[2],
      (entries_held_18 != found_after_18) && !entries_held_18[2],
      (entries_held_17 != found_after_17) && !entries_held_17[2],
      (entries_held_16 != found_after_16) && !entries_held_16[2],
      (entries_held_15 != found_after_15) && !entries_held_15[2],
      (entries_held_14 != found_after_14) && !entries_held_14[2],
      (entries_held_13 != found_after_13) && !entries_held_13[2],
      (entries_held_12 != found_after_12) && !entries_held_12[2],
      (entries_held_11 != found_after_11) && !entries_held_11[2],
      (entries_held_10 != found_after_10) && !entries_held_10[2],
      (entries_held_9 != found_after_9) && !entries_held_9[2],
      (entries_held_8 != found_after_8) && !entries_held_8[2],
      (entries_held_7 != found_after_7) && !entries_held_7[2],
      (entries_held_6 != found_after_6) && !entries_held_6[2],
      (entries_held_5 != found_after_5) && !entries_held_5[2],
      (entries_held_4 != found_after_4) && !entries_held_4[2],
      (entries_held_3 != found_after_3) && !entries_held_3[2],
      (entries_held_2 != found_after_2) && !entries_held_2[2],
      (entries_held_1 != found_after_1) && !entries_held_1[2],
      (entries_held_0 != found_after_0) && !entries_held_0[2]};
  wire [127:0] found_lost = found_gives & found_changed;
  wire [1:0] term_35 = (entries_held_0[1:0] & {2{found_gives[0]}}) |
      (entries_held_1[1:0] & {2{found_gives[1]}}) | (entries_held_2[1:0] & {2{found_gives[2]}}) |
      (entries_held_3[1:0] & {2{found_gives[3]}}) | (entries_held_4[1:0] & {2{found_gives[4]}}) |
      (entries_held_5[1:0] & {2{found_gives[5]}}) | (entries_held_6[1:0] & {2{found_gives[6]}}) |
      (entries_held_7[1:0] & {2{found_gives[7]}}) | (entries_held_8[1:0] & {2{found_gives[8]}}) |
      (entries_held_9[1:0] & {2{found_gives[9]}}) | (entries_held_10[1:0] & {2{found_gives[10]}}) |
      (entries_held_11[1:0] & {2{found_gives[11]}}) | (entries_held_12[1:0] & {2{found_gives[12]}});
  wire [1:0] term_36 = term_35 | (entries_held_13[1:0] & {2{found_gives[13]}}) |
      (entries_held_14[1:0] & {2{found_gives[14]}}) | (entries_held_15[1:0] & {2{found_gives[15]}})
      | (entries_held_16[1:0] & {2{found_gives[16]}}) |
      (entries_held_17[1:0] & {2{found_gives[17]}}) | (entries_held_18[1:0] & {2{found_gives[18]}})
      | (entries_held_19[1:0] & {2{found_gives[19]}}) |
      (entries_held_20[1:0] & {2{found_gives[20]}}) | (entries_held_21[1:0] & {2{found_gives[21]}})
      | (entries_held_22[1:0] & {2{found_gives[22]}}) |
      (entries_held_23[1:0] & {2{found_gives[23]}}) | (entries_held_24[1:0] & {2{found_gives[24]}})
      | (entries_held_25[1:0] & {2{found_gives[25]}});
  wire [1:0] term_37 = term_36 | (entries_held_26[1:0] & {2{found_gives[26]}}) |
      (entries_held_27[1:0] & {2{found_gives[27]}}) | (entries_held_28[1:0] & {2{found_gives[28]}})
      | (entries_held_29[1:0] & {2{found_gives[29]}}) |
      (entries_held_30[1:0] & {2{found_gives[30]}}) | (entries_held_31[1:0] & {2{found_gives[31]}})
      | (entries_held_32[1:0] & {2{found_gives[32]}}) |
      (entries_held_33[1:0] & {2{found_gives[33]}}) | (entries_held_34[1:0] & {2{found_gives[34]}})
      | (entries_held_35[1:0] & {2{found_gives[35]}}) |
      (entries_held_36[1:0] & {2{found_gives[36]}}) | (entries_held_37[1:0] & {2{found_gives[37]}})
      | (entries_held_38[1:0] & {2{found_gives[38]}});
  wire [1:0] term_38 = term_37 | (entries_held_39[1:0] & {2{found_gives[39]}}) |
      (entries_held_40[1:0] & {2{found_gives[40]}}) | (entries_held_41[1:0] & {2{found_gives[41]}})
      | (entries_held_42[1:0] & {2{found_gives[42]}}) |
      (entries_held_43[1:0] & {2{found_gives[43]}}) | (entries_held_44[1:0] & {2{found_gives[44]}})
      | (entries_held_45[1:0] & {2{found_gives[45]}}) |
      (entries_held_46[1:0] & {2{found_gives[46]}}) | (entries_held_47[1:0] & {2{found_gives[47]}})
      | (entries_held_48[1:0] & {2{found_gives[48]}}) |
      (entries_held_49[1:0] & {2{found_gives[49]}}) | (entries_held_50[1:0] & {2{found_gives[50]}})
      | (entries_held_51[1:0] & {2{found_gives[51]}});
  wire [1:0] term_39 = term_38 | (entries_held_52[1:0] & {2{found_gives[52]}}) |
      (entries_held_53[1:0] & {2{found_gives[53]}}) | (entries_held_54[1:0] & {2{found_gives[54]}})
      | (entries_held_55[1:0] & {2{found_gives[55]}}) |
      (entries_held_56[1:0] & {2{found_gives[56]}}) | (entries_held_57[1:0] & {2{found_gives[57]}})
      | (entries_held_58[1:0] & {2{found_gives[58]}}) |
      (entries_held_59[1:0] & {2{found_gives[59]}}) | (entries_held_60[1:0] & {2{found_gives[60]}})
      | (entries_held_61[1:0] & {2{found_gives[61]}}) |
      (entries_held_62[1:0] & {2{found_gives[62]}}) | (entries_held_63[1:0] & {2{found_gives[63]}})
      | (entries_held_64[1:0] & {2{found_gives[64]}});
  wire [1:0] term_40 = term_39 | (entries_held_65[1:0] & {2{found_gives[65]}}) |
      (entries_held_66[1:0] & {2{found_gives[66]}}) | (entries_held_67[1:0] & {2{found_gives[67]}})
      | (entries_held_68[1:0] & {2{found_gives[68]}}) |
      (entries_held_69[1:0] & {2{found_gives[69]}}) | (entries_held_70[1:0] & {2{found_gives[70]}})
      | (entries_held_71[1:0] & {2{found_gives[71]}}) |
      (entries_held_72[1:0] & {2{found_gives[72]}}) | (entries_held_73[1:0] & {2{found_gives[73]}})
      | (entries_held_74[1:0] & {2{found_gives[74]}}) |
      (entries_held_75[1:0] & {2{found_gives[75]}}) | (entries_held_76[1:0] & {2{found_gives[76]}})
      | (entries_held_77[1:0] & {2{found_gives[77]}});
  wire [1:0] term_41 = term_40 | (entries_held_78[1:0] & {2{found_gives[78]}}) |
      (entries_held_79[1:0] & {2{found_gives[79]}}) | (entries_held_80[1:0] & {2{found_gives[80]}})
      | (entries_held_81[1:0] & {2{found_gives[81]}}) |
      (entries_held_82[1:0] & {2{found_gives[82]}}) | (entries_held_83[1:0] & {2{found_gives[83]}})
      | (entries_held_84[1:0] & {2{found_gives[84]}}) |
      (entries_held_85[1:0] & {2{found_gives[85]}}) | (entries_held_86[1:0] & {2{found_gives[86]}})
      | (entries_held_87[1:0] & {2{found_gives[87]}}) |
      (entries_held_88[1:0] & {2{found_gives[88]}}) | (entries_held_89[1:0] & {2{found_gives[89]}})
      | (entries_held_90[1:0] & {2{found_gives[90]}});
  wire [1:0] term_42 = term_41 | (entries_held_91[1:0] & {2{found_gives[91]}}) |
      (entries_held_92[1:0] & {2{found_gives[92]}}) | (entries_held_93[1:0] & {2{found_gives[93]}})
      | (entries_held_94[1:0] & {2{found_gives[94]}}) |
      (entries_held_95[1:0] & {2{found_gives[95]}}) | (entries_held_96[1:0] & {2{found_gives[96]}})
      | (entries_held_97[1:0] & {2{found_gives[97]}}) |
      (entries_held_98[1:0] & {2{found_gives[98]}}) | (entries_held_99[1:0] & {2{found_gives[99]}})
      | (entries_held_100[1:0] & {2{found_gives[100]}}) |
      (entries_held_101[1:0] & {2{found_gives[101]}}) |
      (entries_held_102[1:0] & {2{found_gives[102]}}) |
      (entries_held_103[1:0] & {2{found_gives[103]}});
  wire [1:0] term_43 = term_42 | (entries_held_104[1:0] & {2{found_gives[104]}}) |
      (entries_held_105[1:0] & {2{found_gives[105]}}) |
      (entries_held_106[1:0] & {2{found_gives[106]}}) |
      (entries_held_107[1:0] & {2{found_gives[107]}}) |
      (entries_held_108[1:0] & {2{found_gives[108]}}) |
      (entries_held_109[1:0] & {2{found_gives[109]}}) |
      (entries_held_110[1:0] & {2{found_gives[110]}}) |
      (entries_held_111[1:0] & {2{found_gives[111]}}) |
      (entries_held_112[1:0] & {2{found_gives[112]}}) |
      (entries_held_113[1:0] & {2{found_gives[113]}}) |
      (entries_held_114[1:0] & {2{found_gives[114]}}) |
      (entries_held_115[1:0] & {2{found_gives[115]}});
  wire [1:0] found_state = term_43 | (entries_held_116[1:0] & {2{found_gives[116]}}) |
      (entries_held_117[1:0] & {2{found_gives[117]}}) |
      (entries_held_118[1:0] & {2{found_gives[118]}}) |
      (entries_held_119[1:0] & {2{found_gives[119]}}) |
      (entries_held_120[1:0] & {2{found_gives[120]}}) |
      (entries_held_121[1:0] & {2{found_gives[121]}}) |
      (entries_held_122[1:0] & {2{found_gives[122]}}) |
      (entries_held_123[1:0] & {2{found_gives[123]}}) |
      (entries_held_124[1:0] & {2{found_gives[124]}}) |
      (entries_held_125[1:0] & {2{found_gives[125]}}) |
      (entries_held_126[1:0] & {2{found_gives[126]}}) |
      (entries_held_127[1:0] & {2{found_gives[127]}});
  wire [383:0] found_entries_held = {entries_held_127, entries_held_126, entries_held_125,
      entries_held_124, entries_held_123, entries_held_122, entries_held_121, entries_held_120,
      entries_held_119, entries_held_118, entries_held_117, entries_held_116, entries_held_115,
      entries_held_114, entries_held_113, entries_held_112, entries_held_111, entries_held_110,
      entries_held_109, entries_held_108, entries_held_107, entries_held_106, entries_held_105,
      entries_held_104, entries_held_103, entries_held_102, entries_held_101, entries_held_100,
      entries_held_99, entries_held_98, entries_held_97, entries_held_96, entries_held_95,
      entries_held_94, entries_held_93, entries_held_92, entries_held_91, entries_held_90,
      entries_held_89, entries_held_88, entries_held_87, entries_held_86, entries_held_85,
      entries_held_84, entries_held_83, entries_held_82, entries_held_81, entries_held_80,
      entries_held_79, entries_held_78, entries_held_77, entries_held_76, entries_held_75,
      entries_held_74, entries_held_73, entries_held_72, entries_held_71, entries_held_70,
      entries_held_69, entries_held_68, entries_held_67, entries_held_66, entries_held_65,
      entries_held_64, entries_held_63, entries_held_62, entries_held_61, entries_held_60,
      entries_held_59, entries_held_58, entries_held_57, entries_held_56, entries_held_55,
      entries_held_54, entries_held_53, entries_held_52, entries_held_51, entries_held_50,
      entries_held_49, entries_held_48, entries_held_47, entries_held_46, entries_held_45,
      entries_held_44, entries_held_43, entries_held_42, entries_held_41, entries_held_40,
      entries_held_39, entries_held_38, entries_held_37, entries_held_36, entries_held_35,
      entries_held_34, entries_held_33, entries_held_32, entries_held_31, entries_held_30,
      entries_held_29, entries_held_28, entries_held_27, entries_held_26, entries_held_25,
      entries_held_24, entries_held_23, entries_held_22, entries_held_21, entries_held_20,
      entries_held_19, entries_held_18, entries_held_17, entries_held_16, entries_held_15,
      entries_held_14, entries_held_13, entries_held_12, entries_held_11, entries_held_10,
      entries_held_9, entries_held_8, entries_held_7, entries_held_6, entries_held_5,
      entries_held_4, entries_held_3, entries_held_2, entries_held_1, entries_held_0};
  wire [2:0] found_entry_held = found_entries_held[{2'd0, operation_entry} * 9'd3 +: 3];
  wire [62:0] entries_records_word_2 = entries_records[operation_entry];
  wire [45:0] found_entry_line = entries_records_word_2[45:0];
  wire [3:0] found_entry_pending = entries_records_word_2[49:46];
  wire found_entry_responds = entries_records_word_2[50];
  wire found_entry_port = entries_records_word_2[51];
  wire [9:0] found_entry_tag = entries_records_word_2[61:52];
  wire found_entry_writes = entries_records_word_2[62];
  wire [12:0] entries_answers_word = entries_answers[operation_entry];
  wire [11:0] found_answer_uqid = entries_answers_word[11:0];
  wire found_answer_modified = entries_answers_word[12];
  wire [11:0] found_owed_uqid = entries_snoops[operation_entry];
  wire term_44 = found_matches[1] || found_matches[3] || found_matches[5] || found_matches[7] ||
      found_matches[9] || found_matches[11] || found_matches[13] || found_matches[15] ||
      found_matches[17] || found_matches[19] || found_matches[21] || found_matches[23] ||
      found_matches[25] || found_matches[27] || found_matches[29] || found_matches[31] ||
      found_matches[33] || found_matches[35] || found_matches[37] || found_matches[39] ||
      found_matches[41] || found_matches[43] || found_matches[45] || found_matches[47] ||
      found_matches[49] || found_matches[51] || found_matches[53] || found_matches[55] ||
      found_matches[57] || found_matches[59];
  wire term_45 = term_44 || found_matches[61] || found_matches[63] || found_matches[65] ||
      found_matches[67] || found_matches[69] || found_matches[71] || found_matches[73] ||
      found_matches[75] || found_matches[77] || found_matches[79] || found_matches[81] ||
      found_matches[83] || found_matches[85] || found_matches[87] || found_matches[89] ||
      found_matches[91] || found_matches[93] || found_matches[95] || found_matches[97] ||
      found_matches[99] || found_matches[101] || found_matches[103] || found_matches[105] ||
      found_matches[107] || found_matches[109] || found_matches[111] || found_matches[113] ||
      found_matches[115];
  wire term_46 = found_matches[2] || found_matches[3] || found_matches[6] || found_matches[7] ||
      found_matches[10] || found_matches[11] || found_matches[14] || found_matches[15] ||
      found_matches[18] || found_matches[19] || found_matches[22] || found_matches[23] ||
      found_matches[26] || found_matches[27] || found_matches[30] || found_matches[31] ||
      found_matches[34] || found_matches[35] || found_matches[38] || found_matches[39] ||
      found_matches[42] || found_matches[43] || found_matches[46] || found_matches[47] ||
      found_matches[50] || found_matches[51] || found_matches[54] || found_matches[55] ||
      found_matches[58];
  wire term_47 = term_46 || found_matches[59] || found_matches[62] || found_matches[63] ||
      found_matches[66] || found_matches[67] || found_matches[70] || found_matches[71] ||
      found_matches[74] || found_matches[75] || found_matches[78] || found_matches[79] ||
      found_matches[82] || found_matches[83] || found_matches[86] || found_matches[87] ||
      found_matches[90] || found_matches[91] || found_matches[94] || found_matches[95] ||
      found_matches[98] || found_matches[99] || found_matches[102] || found_matches[103] ||
      found_matches[106] || found_matches[107] || found_matches[110] || found_matches[111] ||
      found_matches[114];
  wire term_48 = found_matches[4] || found_matches[5] || found_matches[6] || found_matches[7] ||
      found_matches[12] || found_matches[13] || found_matches[14] || found_matches[15] ||
      found_matches[20] || found_matches[21] || found_matches[22] || found_matches[23] ||
      found_matches[28] || found_matches[29] || found_matches[30] || found_matches[31] ||
      found_matches[36] || found_matches[37] || found_matches[38] || found_matches[39] ||
      found_matches[44] || found_matches[45] || found_matches[46] || found_matches[47] ||
      found_matches[52] || found_matches[53] || found_matches[54] || found_matches[55] ||
      found_matches[60];
  wire term_49 = term_48 || found_matches[61] || found_matches[62] || found_matches[63] ||
      found_matches[68] || found_matches[69] || found_matches[70] || found_matches[71] ||
      found_matches[76] || found_matches[77] || found_matches[78] || found_matches[79] ||
      found_matches[84] || found_matches[85] || found_matches[86] || found_matches[87] ||
      found_matches[92] || found_matches[93] || found_matches[94] || found_matches[95] ||
      found_matches[100] || found_matches[101] || found_matches[102] || found_matches[103] ||
      found_matches[108] || found_matches[109] || found_matches[110] || found_matches[111] ||
      found_matches[116];
  wire term_50 = found_matches[8] || found_matches[9] || found_matches[10] || found_matches[11] ||
      found_matches[12] || found_matches[13] || found_matches[14] || found_matches[15] ||
      found_matches[24] || found_matches[25] || found_matches[26] || found_matches[27] ||
      found_matches[28] || found_matches[29] || found_matches[30] || found_matches[31] ||
      found_matches[40] || found_matches[41] || found_matches[42] || found_matches[43] ||
      found_matches[44] || found_matches[45] || found_matches[46] || found_matches[47] ||
      found_matches[56] || found_matches[57] || found_matches[58] || found_matches[59] ||
      found_matches[60];
  wire term_51 = term_50 || found_matches[61] || found_matches[62] || found_matches[63] ||
      found_matches[72] || found_matches[73] || found_matches[74] || found_matches[75] ||
      found_matches[76] || found_matches[77] || found_matches[78] || found_matches[79] ||
      found_matches[88] || found_matches[89] || found_matches[90] || found_matches[91] ||
      found_matches[92] || found_matches[93] || found_matches[94] || found_matches[95] ||
      found_matches[104] || found_matches[105] || found_matches[106] || found_matches[107] ||
      found_matches[108] || found_matches[109] || found_matches[110] || found_matches[111] ||
      found_matches[120];
  wire term_52 = found_matches[16] || found_matches[17] || found_matches[18] || found_matches[19]
      || found_matches[20] || found_matches[21] || found_matches[22] || found_matches[23] ||
      found_matches[24] || found_matches[25] || found_matches[26] || found_matches[27] ||
      found_matches[28] || found_matches[29] || found_matches[30] || found_matches[31] ||
      found_matches[48] || found_matches[49] || found_matches[50] || found_matches[51] ||
      found_matches[52] || found_matches[53] || found_matches[54] || found_matches[55] ||
      found_matches[56] || found_matches[57] || found_matches[58] || found_matches[59] ||
      found_matches[60];
  wire term_53 = term_52 || found_matches[61] || found_matches[62] || found_matches[63] ||
      found_matches[80] || found_matches[81] || found_matches[82] || found_matches[83] ||
      found_matches[84] || found_matches[85] || found_matches[86] || found_matches[87] ||
      found_matches[88] || found_matches[89] || found_matches[90] || found_matches[91] ||
      found_matches[92] || found_matches[93] || found_matches[94] || found_matches[95] ||
      found_matches[112] || found_matches[113] || found_matches[114] || found_matches[115] ||
      found_matches[116] || found_matches[117] || found_matches[118] || found_matches[119] ||
      found_matches[120];
  wire term_54 = found_matches[32] || found_matches[33] || found_matches[34] || found_matches[35]
      || found_matches[36] || found_matches[37] || found_matches[38] || found_matches[39] ||
      found_matches[40] || found_matches[41] || found_matches[42] || found_matches[43] ||
      found_matches[44] || found_matches[45] || found_matches[46] || found_matches[47] ||
      found_matches[48] || found_matches[49] || found_matches[50] || found_matches[51] ||
      found_matches[52] || found_matches[53] || found_matches[54] || found_matches[55] ||
      found_matches[56] || found_matches[57] || found_matches[58] || found_matches[59] ||
      found_matches[60];
  wire term_55 = term_54 || found_matches[61] || found_matches[62] || found_matches[63] ||
      found_matches[96] || found_matches[97] || found_matches[98] || found_matches[99] ||
      found_matches[100] || found_matches[101] || found_matches[102] || found_matches[103] ||
      found_matches[104] || found_matches[105] || found_matches[106] || found_matches[107] ||
      found_matches[108] || found_matches[109] || found_matches[110] || found_matches[111] ||
      found_matches[112] || found_matches[113] || found_matches[114] || found_matches[115] ||
      found_matches[116] || found_matches[117] || found_matches[118] || found_matches[119] ||
      found_matches[120];
  wire term_56 = found_matches[64] || found_matches[65] || found_matches[66] || found_matches[67]
      || found_matches[68] || found_matches[69] || found_matches[70] || found_matches[71] ||
      found_matches[72] || found_matches[73] || found_matches[74] || found_matches[75] ||
      found_matches[76] || found_matches[77] || found_matches[78] || found_matches[79] ||
      found_matches[80] || found_matches[81] || found_matches[82] || found_matches[83] ||
      found_matches[84] || found_matches[85] || found_matches[86] || found_matches[87] ||
      found_matches[88] || found_matches[89] || found_matches[90] || found_matches[91] ||
      found_matches[92];
  wire term_57 = term_56 || found_matches[93] || found_matches[94] || found_matches[95] ||
      found_matches[96] || found_matches[97] || found_matches[98] || found_matches[99] ||
      found_matches[100] || found_matches[101] || found_matches[102] || found_matches[103] ||
      found_matches[104] || found_matches[105] || found_matches[106] || found_matches[107] ||
      found_matches[108] || found_matches[109] || found_matches[110] || found_matches[111] ||
      found_matches[112] || found_matches[113] || found_matches[114] || found_matches[115] ||
      found_matches[116] || found_matches[117] || found_matches[118] || found_matches[119] ||
      found_matches[120];
  wire [6:0] joined_1 = {term_57 || found_matches[121] || found_matches[122] || found_matches[123]
      || found_matches[124] || found_matches[125] || found_matches[126] || found_matches[127],
      term_55 || found_matches[121] || found_matches[122] || found_matches[123] ||
      found_matches[124] || found_matches[125] || found_matches[126] || found_matches[127],
      term_53 || found_matches[121] || found_matches[122] || found_matches[123] ||
      found_matches[124] || found_matches[125] || found_matches[126] || found_matches[127],
      term_51 || found_matches[121] || found_matches[122] || found_matches[123] ||
      found_matches[124] || found_matches[125] || found_matches[126] || found_matches[127],
      term_49 || found_matches[117] || found_matches[118] || found_matches[119] ||
      found_matches[124] || found_matches[125] || found_matches[126] || found_matches[127],
      term_47 || found_matches[115] || found_matches[118] || found_matches[119] ||
      found_matches[122] || found_matches[123] || found_matches[126] || found_matches[127],
      term_45 || found_matches[117] || found_matches[119] || found_matches[121] ||
      found_matches[123] || found_matches[125] || found_matches[127]};
  wire decide_pays = entries_owes[operation_entry];
  wire [511:0] written_data = writes_read_data[511:0];
  wire [63:0] written_byte_enable = writes_read_data[575:512];
  wire port_waits = operation_port ? queue_1_waits : queue_0_waits;
  wire is_void = port_waits && !operation_is_own && !operation_has_waited;
  wire decide_is_request = is_request && !is_void;
  wire decide_is_free = !tags_is_pinned;
  wire decide_is_its_turn = operation_has_waited || !(|found_occupied);
  wire decide_goes = decide_is_request && decide_is_free && decide_is_its_turn;
  wire decide_has_number = operation_has_waited || numbers_allocation_valid;
  wire decide_has_copy = !(tags_hit_state == LINE_STATE_INVALID);
  wire decide_reads_once = operation_operation == LINE_OPERATION_NC_READ;
  wire decide_reads_shared = operation_operation == LINE_OPERATION_CS_READ;
  wire decide_reads_owned = operation_operation == LINE_OPERATION_CO_READ;
  wire decide_owns = operation_operation == LINE_OPERATION_CO_WRITE;
  wire decide_writes = operation_operation == LINE_OPERATION_NC_WRITE;
  wire decide_pushes = operation_operation == LINE_OPERATION_NC_PUSH;
  wire decide_evicts = operation_operation == LINE_OPERATION_EVICT;
  wire decide_watches = (operation_operation == LINE_OPERATION_WATCH) &&
      !(tags_hit_state == LINE_STATE_INVALID) && !(operation_port ? !watches_1_any_free :
      !watches_0_any_free);
  wire decide_watches_nothing = (operation_operation == LINE_OPERATION_WATCH) &&
      ((tags_hit_state == LINE_STATE_INVALID) || (operation_port ? !watches_1_any_free :
      !watches_0_any_free));
  wire decide_is_whole = &operation_byte_enable;
  wire decide_reads_copy = (decide_reads_once || decide_reads_shared) &&
      !(tags_hit_state == LINE_STATE_INVALID);
  wire decide_uses_owned = (decide_reads_owned || decide_owns) &&
      ((tags_hit_state == LINE_STATE_EXCLUSIVE) || (tags_hit_state == LINE_STATE_MODIFIED));
  wire decide_evicts_nothing = decide_evicts && (tags_hit_state == LINE_STATE_INVALID);
  wire decide_writes_through = decide_writes || decide_pushes;
  wire decide_flushes = operation_operation == LINE_OPERATION_FLUSH;
  wire decide_takes_modified = (tags_hit_state == LINE_STATE_MODIFIED) &&
      (decide_writes_through || decide_evicts || decide_flushes);
  wire [4:0] decide_whole_or_part = decide_owns ? (decide_is_whole ?
      D2H_REQUEST_OPCODE_RD_OWN_NO_DATA : D2H_REQUEST_OPCODE_RD_OWN) : decide_writes ?
      (decide_is_whole ? D2H_REQUEST_OPCODE_WO_WR_INV_F : D2H_REQUEST_OPCODE_WO_WR_INV) :
      decide_is_whole ? D2H_REQUEST_OPCODE_ITO_M_WR : D2H_REQUEST_OPCODE_WR_INV;
  wire [4:0] decide_clean_evict = decide_evicts ? D2H_REQUEST_OPCODE_CLEAN_EVICT_NO_DATA :
      D2H_REQUEST_OPCODE_CL_FLUSH;
  wire [4:0] decide_once_or_shared = decide_reads_once ? D2H_REQUEST_OPCODE_RD_CURR :
      D2H_REQUEST_OPCODE_RD_SHARED;
  wire [4:0] decide_read = decide_reads_owned ? D2H_REQUEST_OPCODE_RD_OWN : decide_once_or_shared;
  wire decide_is_read = decide_reads_once || decide_reads_shared || decide_reads_owned;
  wire [4:0] decide_by_copy = (decide_owns || decide_writes_through) ? decide_whole_or_part :
      decide_clean_evict;
  wire [4:0] decide_from_clean = decide_is_read ? decide_read : decide_by_copy;
  wire [4:0] decide_opcode = decide_takes_modified ? D2H_REQUEST_OPCODE_DIRTY_EVICT :
      decide_from_clean;
  wire [3:0] decide_pending_owned = decide_is_whole ? OWN : READ_OWNED;
  wire [3:0] decide_pending_pushed = decide_is_whole ? PUSH : WRITE;
  wire [3:0] decide_pending_written = decide_writes ? WEAK_WRITE : decide_pending_pushed;
  wire [3:0] decide_pending_once = decide_reads_once ? READ_ONCE : READ_SHARED;
  wire [3:0] decide_pending_read = decide_reads_owned ? READ_OWNED : decide_pending_once;
  wire [3:0] decide_pending_write = decide_owns ? decide_pending_owned : decide_pending_written;
  wire [3:0] decide_pending_other = (decide_owns || decide_writes_through) ? decide_pending_write :
      FINAL;
  wire [3:0] decide_pending_clean = decide_is_read ? decide_pending_read : decide_pending_other;
  wire [3:0] decide_pending_evict = decide_flushes ? FLUSH : DIRTY_EVICT;
  wire [3:0] decide_pending = decide_takes_modified ? decide_pending_evict : decide_pending_clean;
  wire [2:0] decide_start_held = (decide_takes_modified || decide_evicts) ? {1'b0, tags_hit_state}
      : HELD_INVALID;
  wire decide_start_responds = !operation_is_own;
  wire decide_at_once = decide_reads_copy || decide_uses_owned || decide_evicts_nothing ||
      decide_watches_nothing;
  wire decide_writes_own = decide_owns && ((tags_hit_state == LINE_STATE_EXCLUSIVE) ||
      (tags_hit_state == LINE_STATE_MODIFIED));
  wire decide_merges = decide_takes_modified && decide_writes_through;
  wire decide_needs_data = decide_is_read || (decide_owns && !decide_is_whole);
  wire decide_begins = decide_goes && !(decide_at_once || decide_watches) && decide_has_number;
  wire decide_begins_watch = decide_goes && decide_watches;
  wire decide_is_served = decide_goes && decide_at_once;
  wire decide_may_wait = decide_is_request && !operation_has_waited && (|found_matches) &&
      !operation_is_own;
  wire decide_joins = decide_may_wait && places_allocation_valid;
  wire decide_lacks_place = decide_may_wait && !places_allocation_valid;
  wire decide_lacks_number = decide_goes && !(decide_at_once || decide_watches) &&
      !decide_has_number;
  wire decide_is_held_up = (decide_is_request && !(decide_is_its_turn && decide_is_free)) ||
      decide_lacks_number;
  wire decide_is_refused = decide_is_held_up && !decide_joins && !operation_has_waited;
  wire decide_finds_copy = decide_goes && decide_has_copy;
  wire decide_writes_copy = decide_goes && decide_writes_own;
  wire decide_gives_up = decide_finds_copy && !(decide_at_once || decide_watches) &&
      decide_has_number;
  wire decide_uses_copy = decide_finds_copy && decide_at_once;
  wire decide_is_local = found_entry_port ? write_policy_local_writes[1] :
      write_policy_local_writes[0];
  wire decide_moves_victim = entries_waited[operation_entry] &&
      (tags_victim_state == LINE_STATE_MODIFIED);
  wire decide_is_full = tags_is_full || !(flush_phase == IDLE) ||
      (decide_moves_victim && !numbers_allocation_valid);
  wire decide_once = found_entry_pending == READ_ONCE;
  wire decide_shared = found_entry_pending == READ_SHARED;
  wire decide_owned = found_entry_pending == READ_OWNED;
  wire decide_own = found_entry_pending == OWN;
  wire decide_flushed = found_entry_pending == FLUSH;
  wire decide_dirty = (found_entry_pending == DIRTY_EVICT) || decide_flushed;
  wire decide_write = found_entry_pending == WRITE;
  wire decide_weak = found_entry_pending == WEAK_WRITE;
  wire decide_pulled = decide_dirty || (found_entry_pending == PUSH) || decide_write || decide_weak;
  wire decide_forwards = decide_pays && decide_dirty;
  wire decide_sends = decide_pulled && !decide_forwards;
  wire decide_flushes_1 = decide_flushed && !decide_forwards;
  wire decide_continues = (decide_write && !entries_failed[operation_entry]) || decide_weak ||
      decide_flushes_1;
  wire decide_finishes = !decide_forwards && !decide_continues;
  wire [1:0] decide_kept = found_entry_held[1:0];
  wire decide_is_kept = found_entry_held[2] && !(decide_kept == LINE_STATE_INVALID);
  wire decide_installs = !entries_failed[operation_entry] && decide_is_kept && !decide_is_full;
  wire decide_evicts_1 = decide_installs && (tags_victim_state == LINE_STATE_MODIFIED);
  wire decide_is_modified = decide_kept == LINE_STATE_MODIFIED;
  wire decide_is_lost = decide_owned && entries_failed[operation_entry] && found_answer_modified;
  wire decide_has_no_place = !entries_failed[operation_entry] && decide_is_kept && decide_is_full;
  wire decide_returns = (decide_is_lost || decide_has_no_place) && decide_is_modified;
  wire [3:0] decide_next_pending = decide_weak ? WEAK_FINAL : FINAL;
  wire decide_tells_early = decide_weak && decide_is_local && found_entry_responds;
  wire decide_next_responds = found_entry_responds && !decide_tells_early;
  wire decide_responds = (decide_finishes && found_entry_responds) || decide_tells_early;
  wire decide_frees = decide_finishes && !decide_evicts_1 && !decide_returns;
  wire decide_is_bogus = decide_dirty && !(found_entry_held == HELD_MODIFIED);
  wire decide_uses_read = decide_once || decide_shared || decide_owned || decide_own;
  wire decide_installs_1 = is_complete && decide_installs;
  wire decide_evicts_2 = is_complete && decide_evicts_1;
  wire decide_returns_1 = is_complete && decide_returns;
  wire decide_continues_1 = is_complete && decide_continues;
  wire decide_forwards_1 = is_complete && decide_forwards;
  wire decide_pays_1 = is_complete && decide_pays;
  wire decide_copy_is_modified = tags_hit_state == LINE_STATE_MODIFIED;
  wire decide_answers = is_snoop && !operation_is_debt;
  wire decide_pays_debt = is_snoop && operation_is_debt;
  wire decide_may_change = operation_is_debt || (operation_has_room && decide_is_free);
  wire decide_owes = decide_answers && decide_copy_is_modified && decide_is_free &&
      !operation_has_room;
  wire [1:0] decide_known = found_state | tags_hit_state;
  wire decide_invalidates = operation_snoop == SNP_INV;
  wire decide_shares = operation_snoop == SNP_DATA;
  wire decide_none = decide_known == LINE_STATE_INVALID;
  wire decide_modified = decide_known == LINE_STATE_MODIFIED;
  wire [4:0] decide_clean = decide_invalidates ? RSP_I_HIT_SE : decide_shares ? RSP_S_HIT_SE :
      RSP_V_HIT_V;
  wire [4:0] decide_dirty_1 = decide_invalidates ? RSP_I_FWD_M : decide_shares ? RSP_S_FWD_M :
      RSP_V_FWD_V;
  wire [4:0] decide_response = decide_none ? RSP_I_HIT_I : decide_modified ? decide_dirty_1 :
      decide_clean;
  wire [1:0] decide_copy_after = decide_invalidates ? LINE_STATE_INVALID :
      (decide_shares && !(tags_hit_state == LINE_STATE_INVALID)) ? LINE_STATE_SHARED :
      tags_hit_state;
  wire decide_becomes_other = decide_copy_after != tags_hit_state;
  wire decide_copy_changes = is_snoop && decide_becomes_other &&
      (decide_may_change || !decide_copy_is_modified);
  wire [1:0] decide_request_state = decide_writes_own ? LINE_STATE_MODIFIED : LINE_STATE_INVALID;
  wire [1:0] decide_snoop_state = is_snoop ? decide_copy_after : decide_request_state;
  wire [7:0] decide_set = operation_line[8:1];
  wire [1:0] decide_way = is_complete ? tags_victim_way : tags_hit_way;
  wire [9:0] decide_address = {decide_set, decide_way};
  wire decide_takes_copy = decide_copy_changes && (decide_copy_after == LINE_STATE_INVALID);
  wire decide_leaves = decide_installs_1 || decide_gives_up || decide_takes_copy;
  wire [63:0] decide_merged_bytes = written_byte_enable &
      {64{found_entry_writes && !entries_failed[operation_entry]}};
  wire [511:0] decide_filled = {decide_merged_bytes[63] ? written_data[511:504] : read[511:504],
      decide_merged_bytes[62] ? written_data[503:496] : read[503:496],
      decide_merged_bytes[61] ? written_data[495:488] : read[495:488],
      decide_merged_bytes[60] ? written_data[487:480] : read[487:480],
      decide_merged_bytes[59] ? written_data[479:472] : read[479:472],
      decide_merged_bytes[58] ? written_data[471:464] : read[471:464],
      decide_merged_bytes[57] ? written_data[463:456] : read[463:456],
      decide_merged_bytes[56] ? written_data[455:448] : read[455:448],
      decide_merged_bytes[55] ? written_data[447:440] : read[447:440],
      decide_merged_bytes[54] ? written_data[439:432] : read[439:432],
      decide_merged_bytes[53] ? written_data[431:424] : read[431:424],
      decide_merged_bytes[52] ? written_data[423:416] : read[423:416],
      decide_merged_bytes[51] ? written_data[415:408] : read[415:408],
      decide_merged_bytes[50] ? written_data[407:400] : read[407:400],
      decide_merged_bytes[49] ? written_data[399:392] : read[399:392],
      decide_merged_bytes[48] ? written_data[391:384] : read[391:384],
      decide_merged_bytes[47] ? written_data[383:376] : read[383:376],
      decide_merged_bytes[46] ? written_data[375:368] : read[375:368],
      decide_merged_bytes[45] ? written_data[367:360] : read[367:360],
      decide_merged_bytes[44] ? written_data[359:352] : read[359:352],
      decide_merged_bytes[43] ? written_data[351:344] : read[351:344],
      decide_merged_bytes[42] ? written_data[343:336] : read[343:336],
      decide_merged_bytes[41] ? written_data[335:328] : read[335:328],
      decide_merged_bytes[40] ? written_data[327:320] : read[327:320],
      decide_merged_bytes[39] ? written_data[319:312] : read[319:312],
      decide_merged_bytes[38] ? written_data[311:304] : read[311:304],
      decide_merged_bytes[37] ? written_data[303:296] : read[303:296],
      decide_merged_bytes[36] ? written_data[295:288] : read[295:288],
      decide_merged_bytes[35] ? written_data[287:280] : read[287:280],
      decide_merged_bytes[34] ? written_data[279:272] : read[279:272],
      decide_merged_bytes[33] ? written_data[271:264] : read[271:264],
      decide_merged_bytes[32] ? written_data[263:256] : read[263:256],
      decide_merged_bytes[31] ? written_data[255:248] : read[255:248],
      decide_merged_bytes[30] ? written_data[247:240] : read[247:240],
      decide_merged_bytes[29] ? written_data[239:232] : read[239:232],
      decide_merged_bytes[28] ? written_data[231:224] : read[231:224],
      decide_merged_bytes[27] ? written_data[223:216] : read[223:216],
      decide_merged_bytes[26] ? written_data[215:208] : read[215:208],
      decide_merged_bytes[25] ? written_data[207:200] : read[207:200],
      decide_merged_bytes[24] ? written_data[199:192] : read[199:192],
      decide_merged_bytes[23] ? written_data[191:184] : read[191:184],
      decide_merged_bytes[22] ? written_data[183:176] : read[183:176],
      decide_merged_bytes[21] ? written_data[175:168] : read[175:168],
      decide_merged_bytes[20] ? written_data[167:160] : read[167:160],
      decide_merged_bytes[19] ? written_data[159:152] : read[159:152],
      decide_merged_bytes[18] ? written_data[151:144] : read[151:144],
      decide_merged_bytes[17] ? written_data[143:136] : read[143:136],
      decide_merged_bytes[16] ? written_data[135:128] : read[135:128],
      decide_merged_bytes[15] ? written_data[127:120] : read[127:120],
      decide_merged_bytes[14] ? written_data[119:112] : read[119:112],
      decide_merged_bytes[13] ? written_data[111:104] : read[111:104],
      decide_merged_bytes[12] ? written_data[103:96] : read[103:96],
      decide_merged_bytes[11] ? written_data[95:88] : read[95:88],
      decide_merged_bytes[10] ? written_data[87:80] : read[87:80],
      decide_merged_bytes[9] ? written_data[79:72] : read[79:72],
      decide_merged_bytes[8] ? written_data[71:64] : read[71:64],
      decide_merged_bytes[7] ? written_data[63:56] : read[63:56],
      decide_merged_bytes[6] ? written_data[55:48] : read[55:48],
      decide_merged_bytes[5] ? written_data[47:40] : read[47:40],
      decide_merged_bytes[4] ? written_data[39:32] : read[39:32],
      decide_merged_bytes[3] ? written_data[31:24] : read[31:24],
      decide_merged_bytes[2] ? written_data[23:16] : read[23:16],
      decide_merged_bytes[1] ? written_data[15:8] : read[15:8],
      decide_merged_bytes[0] ? written_data[7:0] : read[7:0]};
  wire [511:0] decide_stored = is_complete ? decide_filled : operation_data;
  wire [63:0] decide_stored_bytes = operation_byte_enable | {64{is_complete}};
  wire [45:0] decide_victim_line = {tags_victim_tag, operation_line[8:1],
      (^operation_line) ^ (^{tags_victim_tag, operation_line[8:1], 1'b0})};
  wire [45:0] decide_returned_line = decide_evicts_2 ? decide_victim_line : operation_line;
  wire decide_writes_back = decide_evicts_2 || decide_returns_1;
  wire [45:0] decide_goes_on_line = decide_continues_1 ? found_entry_line : decide_returned_line;
  wire [3:0] decide_goes_on_pending = decide_continues_1 ? decide_next_pending : DIRTY_EVICT;
  wire decide_goes_on_responds = decide_continues_1 ? decide_next_responds : 1'b0;
  wire [2:0] decide_still_held = decide_continues_1 ? HELD_INVALID : HELD_MODIFIED;
  wire decide_moves = decide_evicts_2 && entries_waited[operation_entry];
  wire decide_frees_1 = (is_complete && decide_frees) || decide_moves;
  wire decide_flushes_2 = is_complete && decide_flushes_1;
  wire decide_asks = decide_begins || decide_writes_back || decide_flushes_2;
  wire decide_starts = decide_asks || decide_continues_1;
  wire decide_takes_number = (decide_begins && !operation_has_waited) || decide_moves;
  wire decide_loads = (is_request && decide_has_number) || decide_writes_back || decide_continues_1;
  wire [6:0] decide_target = ((is_request && !operation_has_waited) || decide_moves) ?
      numbers_allocation_value : operation_entry;
  wire decide_serves = decide_frees_1 && entries_waited[operation_entry];
  wire decide_leaves_entry = decide_goes && operation_has_waited;
  wire decide_empties = decide_leaves_entry && waiting_is_last;
  wire decide_stops_serving = decide_leaves_entry && (decide_begins || decide_empties);
  wire decide_turns_again = decide_serves || (is_request && operation_has_waited &&
      !decide_stops_serving);
  wire decide_needs_data_1 = decide_needs_data && !is_complete;
  wire decide_needs_answer = !decide_reads_once || is_complete;
  wire [4:0] decide_evict_or_flush = decide_flushes_2 ? D2H_REQUEST_OPCODE_CL_FLUSH :
      D2H_REQUEST_OPCODE_DIRTY_EVICT;
  wire [4:0] decide_opcode_1 = is_complete ? decide_evict_or_flush : decide_opcode;
  wire [45:0] decide_asked_line_address = is_complete ? decide_returned_line : operation_line;
  wire [11:0] decide_asked_cqid = {5'd0, decide_target};
  wire decide_sends_entry = is_complete && decide_sends;
  wire decide_sends_cached = is_snoop && decide_copy_is_modified && decide_may_change;
  wire [11:0] decide_entry_uqid = decide_pays ? found_owed_uqid : found_answer_uqid;
  wire [511:0] decide_from_read = decide_uses_read ? decide_filled : written_data;
  wire decide_is_damaged = entries_poisoned[operation_entry] ||
      (entries_failed[operation_entry] && decide_uses_read);
  wire [63:0] decide_merges_1 = decide_merges ? operation_byte_enable :
      ~{64{decide_takes_modified}};
  wire decide_delivery_responds = decide_is_served || is_wake || (is_complete && decide_responds);
  wire decide_delivery_port = is_complete ? found_entry_port : operation_port;
  wire [9:0] decide_delivery_tag = is_complete ? found_entry_tag : operation_tag;
  wire decide_delivery_fails = is_complete && entries_failed[operation_entry];
  wire decide_delivery_gives_cached = decide_is_served && !decide_writes_own;
  wire decide_delivery_gives_carried = is_complete && decide_uses_read &&
      !entries_failed[operation_entry];
  wire decide_delivery_sends = decide_sends_entry || decide_pays_1 || decide_sends_cached;
  wire [11:0] decide_delivery_uqid = is_complete ? decide_entry_uqid : operation_uqid;
  wire decide_delivery_is_bogus = decide_sends_entry && decide_is_bogus;
  wire decide_delivery_is_poisoned = is_complete && decide_is_damaged;
  wire [63:0] decide_delivery_sent_bytes = decide_sends_entry ? written_byte_enable : {64{1'b1}};
  wire [63:0] decide_delivery_carried_bytes = is_complete ? {64{decide_returns_1}} :
      decide_merges_1;
  wire [63:0] decide_delivery_stored_bytes = (is_complete || decide_takes_modified) ? {64{1'b1}} :
      operation_byte_enable;
  wire [511:0] decide_delivery_carried = is_complete ? decide_from_read : operation_data;
  wire decide_is_evict = !decide_uses_read && !(found_entry_held == HELD_INVALID);
  wire decide_ends_evict = (decide_frees_1 || decide_flushes_2) && decide_is_evict;
  wire decide_drops = decide_gives_up && (decide_start_held == HELD_INVALID);
  wire decide_becomes_modified = decide_writes_copy && (tags_hit_state == LINE_STATE_EXCLUSIVE);
  wire decide_by_snoop = decide_copy_changes || (is_snoop && (|found_lost));
  wire [1:0] decide_entry_state = found_entry_held[1:0];
  wire [1:0] decide_entry_before = decide_uses_read ? LINE_STATE_INVALID : decide_entry_state;
  wire [1:0] decide_before = is_complete ? decide_entry_before : decide_known;
  wire [1:0] decide_other_after = decide_by_snoop ? (decide_invalidates ? LINE_STATE_INVALID :
      (decide_shares && !(decide_known == LINE_STATE_INVALID)) ? LINE_STATE_SHARED : decide_known)
      : decide_request_state;
  wire [1:0] decide_returned_or_none = decide_returns_1 ? LINE_STATE_MODIFIED : LINE_STATE_INVALID;
  wire [1:0] decide_entry_after = decide_installs_1 ? decide_kept : decide_returned_or_none;
  wire [1:0] decide_line_change_after = is_complete ? decide_entry_after : decide_other_after;
  wire decide_clean_victim = (tags_victim_state == LINE_STATE_SHARED) ||
      (tags_victim_state == LINE_STATE_EXCLUSIVE);
  wire term_58 = (is_request && !operation_has_waited &&
      !(decide_is_served || decide_begins || decide_joins)) || decide_begins_watch;
  wire term_59 = decide_frees_1 || decide_evicts_2 || decide_pays_debt || decide_leaves_entry;
  wire is_of_port = !operation_port;
  wire is_of_port_1 = is_of_port && !operation_is_own;
  wire begins = decide_begins || decide_begins_watch || decide_joins;
  wire is_of_queue = is_of_port_1 && !operation_has_waited;
  wire goes_on = (decide_is_served || begins) && is_of_queue;
  wire shortage_0_lacks_number = decide_lacks_number && is_of_queue;
  wire shortage_0_lacks_place = decide_lacks_place && is_of_queue;
  wire shortage_0_is_served = decide_is_served && is_of_queue;
  wire [7:0] watches_0_begun = {decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd7),
      decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd6),
      decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd5),
      decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd4),
      decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd3),
      decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd2),
      decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd1),
      decide_begins_watch && is_of_port_1 && (watches_0_next == 3'd0)};
  wire [7:0] watches_0_leaving = watches_0_waiting &
      {decide_leaves && (watches_0_at_7 == decide_address),
      decide_leaves && (watches_0_at_6 == decide_address),
      decide_leaves && (watches_0_at_5 == decide_address),
      decide_leaves && (watches_0_at_4 == decide_address),
      decide_leaves && (watches_0_at_3 == decide_address),
      decide_leaves && (watches_0_at_2 == decide_address),
      decide_leaves && (watches_0_at_1 == decide_address),
      decide_leaves && (watches_0_at_0 == decide_address)};
  wire [7:0] watches_0_answered = {watches_0_wakes && (watches_0_woken == 3'd7),
      watches_0_wakes && (watches_0_woken == 3'd6), watches_0_wakes && (watches_0_woken == 3'd5),
      watches_0_wakes && (watches_0_woken == 3'd4), watches_0_wakes && (watches_0_woken == 3'd3),
      watches_0_wakes && (watches_0_woken == 3'd2), watches_0_wakes && (watches_0_woken == 3'd1),
      watches_0_wakes && (watches_0_woken == 3'd0)};
  wire is_of_port_2 = operation_port && !operation_is_own;
  wire begins_1 = decide_begins || decide_begins_watch || decide_joins;
  wire is_of_queue_1 = is_of_port_2 && !operation_has_waited;
  wire goes_on_2 = (decide_is_served || begins_1) && is_of_queue_1;
  wire shortage_1_lacks_number = decide_lacks_number && is_of_queue_1;
  wire shortage_1_lacks_place = decide_lacks_place && is_of_queue_1;
  wire shortage_1_is_served = decide_is_served && is_of_queue_1;
  wire [7:0] watches_1_begun = {decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd7),
      decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd6),
      decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd5),
      decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd4),
      decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd3),
      decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd2),
      decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd1),
      decide_begins_watch && is_of_port_2 && (watches_1_next == 3'd0)};
  wire [7:0] watches_1_leaving = watches_1_waiting &
      {decide_leaves && (watches_1_at_7 == decide_address),
      decide_leaves && (watches_1_at_6 == decide_address),
      decide_leaves && (watches_1_at_5 == decide_address),
      decide_leaves && (watches_1_at_4 == decide_address),
      decide_leaves && (watches_1_at_3 == decide_address),
      decide_leaves && (watches_1_at_2 == decide_address),
      decide_leaves && (watches_1_at_1 == decide_address),
      decide_leaves && (watches_1_at_0 == decide_address)};
  wire [7:0] watches_1_answered = {watches_1_wakes && (watches_1_woken == 3'd7),
      watches_1_wakes && (watches_1_woken == 3'd6), watches_1_wakes && (watches_1_woken == 3'd5),
      watches_1_wakes && (watches_1_woken == 3'd4), watches_1_wakes && (watches_1_woken == 3'd3),
      watches_1_wakes && (watches_1_woken == 3'd2), watches_1_wakes && (watches_1_woken == 3'd1),
      watches_1_wakes && (watches_1_woken == 3'd0)};
  wire [127:0] asked = {requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h7f), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h7e), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h7d), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h7c), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h7b), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h7a), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h79), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h78), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h77), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h76), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h75), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h74), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h73), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h72), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h71), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h70), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h6f), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h6e), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h6d), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h6c), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h6b), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h6a), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h69), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h68), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h67), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h66), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h65), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h64), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h63), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h62), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h61), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h60), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h5f), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h5e), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h5d), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h5c), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h5b), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h5a), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h59), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h58), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h57), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h56), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h55), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h54), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h53), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h52), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h51), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h50), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h4f), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h4e), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h4d), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h4c), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h4b), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h4a), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h49), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h48), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h47), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h46), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h45), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h44), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h43), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h42), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h41), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h40), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h3f), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h3e), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h3d), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h3c), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h3b), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h3a), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h39), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h38), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h37), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h36), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h35), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h34), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h33), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h32), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h31), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h30), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h2f), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h2e), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h2d), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h2c), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h2b), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h2a), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h29), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h28), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h27), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h26), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h25), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h24), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h23), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h22), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h21), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h20), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h1f), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h1e), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h1d), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h1c), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h1b), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h1a), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h19), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h18), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h17), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h16), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h15), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h14), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h13), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h12), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h11), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'h10), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'hf), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'he), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'hd), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'hc), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'hb), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'ha), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd9), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd8), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd7), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd6), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd5), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd4), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd3), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd2), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd1), requests_sink_valid && requests_sink_ready &&
      (requests_sink_cqid[6:0] == 7'd0)};
  wire [127:0] entries_loaded = {decide_loads && (decide_target == 7'h7f),
      decide_loads && (decide_target == 7'h7e), decide_loads && (decide_target == 7'h7d),
      decide_loads && (decide_target == 7'h7c), decide_loads && (decide_target == 7'h7b),
      decide_loads && (decide_target == 7'h7a), decide_loads && (decide_target == 7'h79),
      decide_loads && (decide_target == 7'h78), decide_loads && (decide_target == 7'h77),
      decide_loads && (decide_target == 7'h76), decide_loads && (decide_target == 7'h75),
      decide_loads && (decide_target == 7'h74), decide_loads && (decide_target == 7'h73),
      decide_loads && (decide_target == 7'h72), decide_loads && (decide_target == 7'h71),
      decide_loads && (decide_target == 7'h70), decide_loads && (decide_target == 7'h6f),
      decide_loads && (decide_target == 7'h6e), decide_loads && (decide_target == 7'h6d),
      decide_loads && (decide_target == 7'h6c), decide_loads && (decide_target == 7'h6b),
      decide_loads && (decide_target == 7'h6a), decide_loads && (decide_target == 7'h69),
      decide_loads && (decide_target == 7'h68), decide_loads && (decide_target == 7'h67),
      decide_loads && (decide_target == 7'h66), decide_loads && (decide_target == 7'h65),
      decide_loads && (decide_target == 7'h64), decide_loads && (decide_target == 7'h63),
      decide_loads && (decide_target == 7'h62), decide_loads && (decide_target == 7'h61),
      decide_loads && (decide_target == 7'h60), decide_loads && (decide_target == 7'h5f),
      decide_loads && (decide_target == 7'h5e), decide_loads && (decide_target == 7'h5d),
      decide_loads && (decide_target == 7'h5c), decide_loads && (decide_target == 7'h5b),
      decide_loads && (decide_target == 7'h5a), decide_loads && (decide_target == 7'h59),
      decide_loads && (decide_target == 7'h58), decide_loads && (decide_target == 7'h57),
      decide_loads && (decide_target == 7'h56), decide_loads && (decide_target == 7'h55),
      decide_loads && (decide_target == 7'h54), decide_loads && (decide_target == 7'h53),
      decide_loads && (decide_target == 7'h52), decide_loads && (decide_target == 7'h51),
      decide_loads && (decide_target == 7'h50), decide_loads && (decide_target == 7'h4f),
      decide_loads && (decide_target == 7'h4e), decide_loads && (decide_target == 7'h4d),
      decide_loads && (decide_target == 7'h4c), decide_loads && (decide_target == 7'h4b),
      decide_loads && (decide_target == 7'h4a), decide_loads && (decide_target == 7'h49),
      decide_loads && (decide_target == 7'h48), decide_loads && (decide_target == 7'h47),
      decide_loads && (decide_target == 7'h46), decide_loads && (decide_target == 7'h45),
      decide_loads && (decide_target == 7'h44), decide_loads && (decide_target == 7'h43),
      decide_loads && (decide_target == 7'h42), decide_loads && (decide_target == 7'h41),
      decide_loads && (decide_target == 7'h40), decide_loads && (decide_target == 7'h3f),
      decide_loads && (decide_target == 7'h3e), decide_loads && (decide_target == 7'h3d),
      decide_loads && (decide_target == 7'h3c), decide_loads && (decide_target == 7'h3b),
      decide_loads && (decide_target == 7'h3a), decide_loads && (decide_target == 7'h39),
      decide_loads && (decide_target == 7'h38), decide_loads && (decide_target == 7'h37),
      decide_loads && (decide_target == 7'h36), decide_loads && (decide_target == 7'h35),
      decide_loads && (decide_target == 7'h34), decide_loads && (decide_target == 7'h33),
      decide_loads && (decide_target == 7'h32), decide_loads && (decide_target == 7'h31),
      decide_loads && (decide_target == 7'h30), decide_loads && (decide_target == 7'h2f),
      decide_loads && (decide_target == 7'h2e), decide_loads && (decide_target == 7'h2d),
      decide_loads && (decide_target == 7'h2c), decide_loads && (decide_target == 7'h2b),
      decide_loads && (decide_target == 7'h2a), decide_loads && (decide_target == 7'h29),
      decide_loads && (decide_target == 7'h28), decide_loads && (decide_target == 7'h27),
      decide_loads && (decide_target == 7'h26), decide_loads && (decide_target == 7'h25),
      decide_loads && (decide_target == 7'h24), decide_loads && (decide_target == 7'h23),
      decide_loads && (decide_target == 7'h22), decide_loads && (decide_target == 7'h21),
      decide_loads && (decide_target == 7'h20), decide_loads && (decide_target == 7'h1f),
      decide_loads && (decide_target == 7'h1e), decide_loads && (decide_target == 7'h1d),
      decide_loads && (decide_target == 7'h1c), decide_loads && (decide_target == 7'h1b),
      decide_loads && (decide_target == 7'h1a), decide_loads && (decide_target == 7'h19),
      decide_loads && (decide_target == 7'h18), decide_loads && (decide_target == 7'h17),
      decide_loads && (decide_target == 7'h16), decide_loads && (decide_target == 7'h15),
      decide_loads && (decide_target == 7'h14), decide_loads && (decide_target == 7'h13),
      decide_loads && (decide_target == 7'h12), decide_loads && (decide_target == 7'h11),
      decide_loads && (decide_target == 7'h10), decide_loads && (decide_target == 7'hf),
      decide_loads && (decide_target == 7'he), decide_loads && (decide_target == 7'hd),
      decide_loads && (decide_target == 7'hc), decide_loads && (decide_target == 7'hb),
      decide_loads && (decide_target == 7'ha), decide_loads && (decide_target == 7'd9),
      decide_loads && (decide_target == 7'd8), decide_loads && (decide_target == 7'd7),
      decide_loads && (decide_target == 7'd6), decide_loads && (decide_target == 7'd5),
      decide_loads && (decide_target == 7'd4), decide_loads && (decide_target == 7'd3),
      decide_loads && (decide_target == 7'd2), decide_loads && (decide_target == 7'd1),
      decide_loads && (decide_target == 7'd0)};
  wire [127:0] entries_started = {decide_starts && (decide_target == 7'h7f),
      decide_starts && (decide_target == 7'h7e), decide_starts && (decide_target == 7'h7d),
      decide_starts && (decide_target == 7'h7c), decide_starts && (decide_target == 7'h7b),
      decide_starts && (decide_target == 7'h7a), decide_starts && (decide_target == 7'h79),
      decide_starts && (decide_target == 7'h78), decide_starts && (decide_target == 7'h77),
      decide_starts && (decide_target == 7'h76), decide_starts && (decide_target == 7'h75),
      decide_starts && (decide_target == 7'h74), decide_starts && (decide_target == 7'h73),
      decide_starts && (decide_target == 7'h72), decide_starts && (decide_target == 7'h71),
      decide_starts && (decide_target == 7'h70), decide_starts && (decide_target == 7'h6f),
      decide_starts && (decide_target == 7'h6e), decide_starts && (decide_target == 7'h6d),
      decide_starts && (decide_target == 7'h6c), decide_starts && (decide_target == 7'h6b),
      decide_starts && (decide_target == 7'h6a), decide_starts && (decide_target == 7'h69),
      decide_starts && (decide_target == 7'h68), decide_starts && (decide_target == 7'h67),
      decide_starts && (decide_target == 7'h66), decide_starts && (decide_target == 7'h65),
      decide_starts && (decide_target == 7'h64), decide_starts && (decide_target == 7'h63),
      decide_starts && (decide_target == 7'h62), decide_starts && (decide_target == 7'h61),
      decide_starts && (decide_target == 7'h60), decide_starts && (decide_target == 7'h5f),
      decide_starts && (decide_target == 7'h5e), decide_starts && (decide_target == 7'h5d),
      decide_starts && (decide_target == 7'h5c), decide_starts && (decide_target == 7'h5b),
      decide_starts && (decide_target == 7'h5a), decide_starts && (decide_target == 7'h59),
      decide_starts && (decide_target == 7'h58), decide_starts && (decide_target == 7'h57),
      decide_starts && (decide_target == 7'h56), decide_starts && (decide_target == 7'h55),
      decide_starts && (decide_target == 7'h54), decide_starts && (decide_target == 7'h53),
      decide_starts && (decide_target == 7'h52), decide_starts && (decide_target == 7'h51),
      decide_starts && (decide_target == 7'h50), decide_starts && (decide_target == 7'h4f),
      decide_starts && (decide_target == 7'h4e), decide_starts && (decide_target == 7'h4d),
      decide_starts && (decide_target == 7'h4c), decide_starts && (decide_target == 7'h4b),
      decide_starts && (decide_target == 7'h4a), decide_starts && (decide_target == 7'h49),
      decide_starts && (decide_target == 7'h48), decide_starts && (decide_target == 7'h47),
      decide_starts && (decide_target == 7'h46), decide_starts && (decide_target == 7'h45),
      decide_starts && (decide_target == 7'h44), decide_starts && (decide_target == 7'h43),
      decide_starts && (decide_target == 7'h42), decide_starts && (decide_target == 7'h41),
      decide_starts && (decide_target == 7'h40), decide_starts && (decide_target == 7'h3f),
      decide_starts && (decide_target == 7'h3e), decide_starts && (decide_target == 7'h3d),
      decide_starts && (decide_target == 7'h3c), decide_starts && (decide_target == 7'h3b),
      decide_starts && (decide_target == 7'h3a), decide_starts && (decide_target == 7'h39),
      decide_starts && (decide_target == 7'h38), decide_starts && (decide_target == 7'h37),
      decide_starts && (decide_target == 7'h36), decide_starts && (decide_target == 7'h35),
      decide_starts && (decide_target == 7'h34), decide_starts && (decide_target == 7'h33),
      decide_starts && (decide_target == 7'h32), decide_starts && (decide_target == 7'h31),
      decide_starts && (decide_target == 7'h30), decide_starts && (decide_target == 7'h2f),
      decide_starts && (decide_target == 7'h2e), decide_starts && (decide_target == 7'h2d),
      decide_starts && (decide_target == 7'h2c), decide_starts && (decide_target == 7'h2b),
      decide_starts && (decide_target == 7'h2a), decide_starts && (decide_target == 7'h29),
      decide_starts && (decide_target == 7'h28), decide_starts && (decide_target == 7'h27),
      decide_starts && (decide_target == 7'h26), decide_starts && (decide_target == 7'h25),
      decide_starts && (decide_target == 7'h24), decide_starts && (decide_target == 7'h23),
      decide_starts && (decide_target == 7'h22), decide_starts && (decide_target == 7'h21),
      decide_starts && (decide_target == 7'h20), decide_starts && (decide_target == 7'h1f),
      decide_starts && (decide_target == 7'h1e), decide_starts && (decide_target == 7'h1d),
      decide_starts && (decide_target == 7'h1c), decide_starts && (decide_target == 7'h1b),
      decide_starts && (decide_target == 7'h1a), decide_starts && (decide_target == 7'h19),
      decide_starts && (decide_target == 7'h18), decide_starts && (decide_target == 7'h17),
      decide_starts && (decide_target == 7'h16), decide_starts && (decide_target == 7'h15),
      decide_starts && (decide_target == 7'h14), decide_starts && (decide_target == 7'h13),
      decide_starts && (decide_target == 7'h12), decide_starts && (decide_target == 7'h11),
      decide_starts && (decide_target == 7'h10), decide_starts && (decide_target == 7'hf),
      decide_starts && (decide_target == 7'he), decide_starts && (decide_target == 7'hd),
      decide_starts && (decide_target == 7'hc), decide_starts && (decide_target == 7'hb),
      decide_starts && (decide_target == 7'ha), decide_starts && (decide_target == 7'd9),
      decide_starts && (decide_target == 7'd8), decide_starts && (decide_target == 7'd7),
      decide_starts && (decide_target == 7'd6), decide_starts && (decide_target == 7'd5),
      decide_starts && (decide_target == 7'd4), decide_starts && (decide_target == 7'd3),
      decide_starts && (decide_target == 7'd2), decide_starts && (decide_target == 7'd1),
      decide_starts && (decide_target == 7'd0)};
  wire [127:0] entries_freed = {decide_frees_1 && (operation_entry == 7'h7f),
      decide_frees_1 && (operation_entry == 7'h7e), decide_frees_1 && (operation_entry == 7'h7d),
      decide_frees_1 && (operation_entry == 7'h7c), decide_frees_1 && (operation_entry == 7'h7b),
      decide_frees_1 && (operation_entry == 7'h7a), decide_frees_1 && (operation_entry == 7'h79),
      decide_frees_1 && (operation_entry == 7'h78), decide_frees_1 && (operation_entry == 7'h77),
      decide_frees_1 && (operation_entry == 7'h76), decide_frees_1 && (operation_entry == 7'h75),
      decide_frees_1 && (operation_entry == 7'h74), decide_frees_1 && (operation_entry == 7'h73),
      decide_frees_1 && (operation_entry == 7'h72), decide_frees_1 && (operation_entry == 7'h71),
      decide_frees_1 && (operation_entry == 7'h70), decide_frees_1 && (operation_entry == 7'h6f),
      decide_frees_1 && (operation_entry == 7'h6e), decide_frees_1 && (operation_entry == 7'h6d),
      decide_frees_1 && (operation_entry == 7'h6c), decide_frees_1 && (operation_entry == 7'h6b),
      decide_frees_1 && (operation_entry == 7'h6a), decide_frees_1 && (operation_entry == 7'h69),
      decide_frees_1 && (operation_entry == 7'h68), decide_frees_1 && (operation_entry == 7'h67),
      decide_frees_1 && (operation_entry == 7'h66), decide_frees_1 && (operation_entry == 7'h65),
      decide_frees_1 && (operation_entry == 7'h64), decide_frees_1 && (operation_entry == 7'h63),
      decide_frees_1 && (operation_entry == 7'h62), decide_frees_1 && (operation_entry == 7'h61),
      decide_frees_1 && (operation_entry == 7'h60), decide_frees_1 && (operation_entry == 7'h5f),
      decide_frees_1 && (operation_entry == 7'h5e), decide_frees_1 && (operation_entry == 7'h5d),
      decide_frees_1 && (operation_entry == 7'h5c), decide_frees_1 && (operation_entry == 7'h5b),
      decide_frees_1 && (operation_entry == 7'h5a), decide_frees_1 && (operation_entry == 7'h59),
      decide_frees_1 && (operation_entry == 7'h58), decide_frees_1 && (operation_entry == 7'h57),
      decide_frees_1 && (operation_entry == 7'h56), decide_frees_1 && (operation_entry == 7'h55),
      decide_frees_1 && (operation_entry == 7'h54), decide_frees_1 && (operation_entry == 7'h53),
      decide_frees_1 && (operation_entry == 7'h52), decide_frees_1 && (operation_entry == 7'h51),
      decide_frees_1 && (operation_entry == 7'h50), decide_frees_1 && (operation_entry == 7'h4f),
      decide_frees_1 && (operation_entry == 7'h4e), decide_frees_1 && (operation_entry == 7'h4d),
      decide_frees_1 && (operation_entry == 7'h4c), decide_frees_1 && (operation_entry == 7'h4b),
      decide_frees_1 && (operation_entry == 7'h4a), decide_frees_1 && (operation_entry == 7'h49),
      decide_frees_1 && (operation_entry == 7'h48), decide_frees_1 && (operation_entry == 7'h47),
      decide_frees_1 && (operation_entry == 7'h46), decide_frees_1 && (operation_entry == 7'h45),
      decide_frees_1 && (operation_entry == 7'h44), decide_frees_1 && (operation_entry == 7'h43),
      decide_frees_1 && (operation_entry == 7'h42), decide_frees_1 && (operation_entry == 7'h41),
      decide_frees_1 && (operation_entry == 7'h40), decide_frees_1 && (operation_entry == 7'h3f),
      decide_frees_1 && (operation_entry == 7'h3e), decide_frees_1 && (operation_entry == 7'h3d),
      decide_frees_1 && (operation_entry == 7'h3c), decide_frees_1 && (operation_entry == 7'h3b),
      decide_frees_1 && (operation_entry == 7'h3a), decide_frees_1 && (operation_entry == 7'h39),
      decide_frees_1 && (operation_entry == 7'h38), decide_frees_1 && (operation_entry == 7'h37),
      decide_frees_1 && (operation_entry == 7'h36), decide_frees_1 && (operation_entry == 7'h35),
      decide_frees_1 && (operation_entry == 7'h34), decide_frees_1 && (operation_entry == 7'h33),
      decide_frees_1 && (operation_entry == 7'h32), decide_frees_1 && (operation_entry == 7'h31),
      decide_frees_1 && (operation_entry == 7'h30), decide_frees_1 && (operation_entry == 7'h2f),
      decide_frees_1 && (operation_entry == 7'h2e), decide_frees_1 && (operation_entry == 7'h2d),
      decide_frees_1 && (operation_entry == 7'h2c), decide_frees_1 && (operation_entry == 7'h2b),
      decide_frees_1 && (operation_entry == 7'h2a), decide_frees_1 && (operation_entry == 7'h29),
      decide_frees_1 && (operation_entry == 7'h28), decide_frees_1 && (operation_entry == 7'h27),
      decide_frees_1 && (operation_entry == 7'h26), decide_frees_1 && (operation_entry == 7'h25),
      decide_frees_1 && (operation_entry == 7'h24), decide_frees_1 && (operation_entry == 7'h23),
      decide_frees_1 && (operation_entry == 7'h22), decide_frees_1 && (operation_entry == 7'h21),
      decide_frees_1 && (operation_entry == 7'h20), decide_frees_1 && (operation_entry == 7'h1f),
      decide_frees_1 && (operation_entry == 7'h1e), decide_frees_1 && (operation_entry == 7'h1d),
      decide_frees_1 && (operation_entry == 7'h1c), decide_frees_1 && (operation_entry == 7'h1b),
      decide_frees_1 && (operation_entry == 7'h1a), decide_frees_1 && (operation_entry == 7'h19),
      decide_frees_1 && (operation_entry == 7'h18), decide_frees_1 && (operation_entry == 7'h17),
      decide_frees_1 && (operation_entry == 7'h16), decide_frees_1 && (operation_entry == 7'h15),
      decide_frees_1 && (operation_entry == 7'h14), decide_frees_1 && (operation_entry == 7'h13),
      decide_frees_1 && (operation_entry == 7'h12), decide_frees_1 && (operation_entry == 7'h11),
      decide_frees_1 && (operation_entry == 7'h10), decide_frees_1 && (operation_entry == 7'hf),
      decide_frees_1 && (operation_entry == 7'he), decide_frees_1 && (operation_entry == 7'hd),
      decide_frees_1 && (operation_entry == 7'hc), decide_frees_1 && (operation_entry == 7'hb),
      decide_frees_1 && (operation_entry == 7'ha), decide_frees_1 && (operation_entry == 7'd9),
      decide_frees_1 && (operation_entry == 7'd8), decide_frees_1 && (operation_entry == 7'd7),
      decide_frees_1 && (operation_entry == 7'd6), decide_frees_1 && (operation_entry == 7'd5),
      decide_frees_1 && (operation_entry == 7'd4), decide_frees_1 && (operation_entry == 7'd3),
      decide_frees_1 && (operation_entry == 7'd2), decide_frees_1 && (operation_entry == 7'd1),
      decide_frees_1 && (operation_entry == 7'd0)};
  wire [127:0] entries_newly_owed = found_forwards & {128{is_snoop}};
  wire [127:0] entries_paid = {decide_pays_1 && (operation_entry == 7'h7f),
      decide_pays_1 && (operation_entry == 7'h7e), decide_pays_1 && (operation_entry == 7'h7d),
      decide_pays_1 && (operation_entry == 7'h7c), decide_pays_1 && (operation_entry == 7'h7b),
      decide_pays_1 && (operation_entry == 7'h7a), decide_pays_1 && (operation_entry == 7'h79),
      decide_pays_1 && (operation_entry == 7'h78), decide_pays_1 && (operation_entry == 7'h77),
      decide_pays_1 && (operation_entry == 7'h76), decide_pays_1 && (operation_entry == 7'h75),
      decide_pays_1 && (operation_entry == 7'h74), decide_pays_1 && (operation_entry == 7'h73),
      decide_pays_1 && (operation_entry == 7'h72), decide_pays_1 && (operation_entry == 7'h71),
      decide_pays_1 && (operation_entry == 7'h70), decide_pays_1 && (operation_entry == 7'h6f),
      decide_pays_1 && (operation_entry == 7'h6e), decide_pays_1 && (operation_entry == 7'h6d),
      decide_pays_1 && (operation_entry == 7'h6c), decide_pays_1 && (operation_entry == 7'h6b),
      decide_pays_1 && (operation_entry == 7'h6a), decide_pays_1 && (operation_entry == 7'h69),
      decide_pays_1 && (operation_entry == 7'h68), decide_pays_1 && (operation_entry == 7'h67),
      decide_pays_1 && (operation_entry == 7'h66), decide_pays_1 && (operation_entry == 7'h65),
      decide_pays_1 && (operation_entry == 7'h64), decide_pays_1 && (operation_entry == 7'h63),
      decide_pays_1 && (operation_entry == 7'h62), decide_pays_1 && (operation_entry == 7'h61),
      decide_pays_1 && (operation_entry == 7'h60), decide_pays_1 && (operation_entry == 7'h5f),
      decide_pays_1 && (operation_entry == 7'h5e), decide_pays_1 && (operation_entry == 7'h5d),
      decide_pays_1 && (operation_entry == 7'h5c), decide_pays_1 && (operation_entry == 7'h5b),
      decide_pays_1 && (operation_entry == 7'h5a), decide_pays_1 && (operation_entry == 7'h59),
      decide_pays_1 && (operation_entry == 7'h58), decide_pays_1 && (operation_entry == 7'h57),
      decide_pays_1 && (operation_entry == 7'h56), decide_pays_1 && (operation_entry == 7'h55),
      decide_pays_1 && (operation_entry == 7'h54), decide_pays_1 && (operation_entry == 7'h53),
      decide_pays_1 && (operation_entry == 7'h52), decide_pays_1 && (operation_entry == 7'h51),
      decide_pays_1 && (operation_entry == 7'h50), decide_pays_1 && (operation_entry == 7'h4f),
      decide_pays_1 && (operation_entry == 7'h4e), decide_pays_1 && (operation_entry == 7'h4d),
      decide_pays_1 && (operation_entry == 7'h4c), decide_pays_1 && (operation_entry == 7'h4b),
      decide_pays_1 && (operation_entry == 7'h4a), decide_pays_1 && (operation_entry == 7'h49),
      decide_pays_1 && (operation_entry == 7'h48), decide_pays_1 && (operation_entry == 7'h47),
      decide_pays_1 && (operation_entry == 7'h46), decide_pays_1 && (operation_entry == 7'h45),
      decide_pays_1 && (operation_entry == 7'h44), decide_pays_1 && (operation_entry == 7'h43),
      decide_pays_1 && (operation_entry == 7'h42), decide_pays_1 && (operation_entry == 7'h41),
      decide_pays_1 && (operation_entry == 7'h40), decide_pays_1 && (operation_entry == 7'h3f),
      decide_pays_1 && (operation_entry == 7'h3e), decide_pays_1 && (operation_entry == 7'h3d),
      decide_pays_1 && (operation_entry == 7'h3c), decide_pays_1 && (operation_entry == 7'h3b),
      decide_pays_1 && (operation_entry == 7'h3a), decide_pays_1 && (operation_entry == 7'h39),
      decide_pays_1 && (operation_entry == 7'h38), decide_pays_1 && (operation_entry == 7'h37),
      decide_pays_1 && (operation_entry == 7'h36), decide_pays_1 && (operation_entry == 7'h35),
      decide_pays_1 && (operation_entry == 7'h34), decide_pays_1 && (operation_entry == 7'h33),
      decide_pays_1 && (operation_entry == 7'h32), decide_pays_1 && (operation_entry == 7'h31),
      decide_pays_1 && (operation_entry == 7'h30), decide_pays_1 && (operation_entry == 7'h2f),
      decide_pays_1 && (operation_entry == 7'h2e), decide_pays_1 && (operation_entry == 7'h2d),
      decide_pays_1 && (operation_entry == 7'h2c), decide_pays_1 && (operation_entry == 7'h2b),
      decide_pays_1 && (operation_entry == 7'h2a), decide_pays_1 && (operation_entry == 7'h29),
      decide_pays_1 && (operation_entry == 7'h28), decide_pays_1 && (operation_entry == 7'h27),
      decide_pays_1 && (operation_entry == 7'h26), decide_pays_1 && (operation_entry == 7'h25),
      decide_pays_1 && (operation_entry == 7'h24), decide_pays_1 && (operation_entry == 7'h23),
      decide_pays_1 && (operation_entry == 7'h22), decide_pays_1 && (operation_entry == 7'h21),
      decide_pays_1 && (operation_entry == 7'h20), decide_pays_1 && (operation_entry == 7'h1f),
      decide_pays_1 && (operation_entry == 7'h1e), decide_pays_1 && (operation_entry == 7'h1d),
      decide_pays_1 && (operation_entry == 7'h1c), decide_pays_1 && (operation_entry == 7'h1b),
      decide_pays_1 && (operation_entry == 7'h1a), decide_pays_1 && (operation_entry == 7'h19),
      decide_pays_1 && (operation_entry == 7'h18), decide_pays_1 && (operation_entry == 7'h17),
      decide_pays_1 && (operation_entry == 7'h16), decide_pays_1 && (operation_entry == 7'h15),
      decide_pays_1 && (operation_entry == 7'h14), decide_pays_1 && (operation_entry == 7'h13),
      decide_pays_1 && (operation_entry == 7'h12), decide_pays_1 && (operation_entry == 7'h11),
      decide_pays_1 && (operation_entry == 7'h10), decide_pays_1 && (operation_entry == 7'hf),
      decide_pays_1 && (operation_entry == 7'he), decide_pays_1 && (operation_entry == 7'hd),
      decide_pays_1 && (operation_entry == 7'hc), decide_pays_1 && (operation_entry == 7'hb),
      decide_pays_1 && (operation_entry == 7'ha), decide_pays_1 && (operation_entry == 7'd9),
      decide_pays_1 && (operation_entry == 7'd8), decide_pays_1 && (operation_entry == 7'd7),
      decide_pays_1 && (operation_entry == 7'd6), decide_pays_1 && (operation_entry == 7'd5),
      decide_pays_1 && (operation_entry == 7'd4), decide_pays_1 && (operation_entry == 7'd3),
      decide_pays_1 && (operation_entry == 7'd2), decide_pays_1 && (operation_entry == 7'd1),
      decide_pays_1 && (operation_entry == 7'd0)};
  wire [127:0] entries_answer_wanted = (asked & entries_needs_answer) |
      (entries_started & {128{!decide_asks}});
  wire [127:0] entries_data_wanted = asked & entries_needs_data;
  wire [127:0] entries_fresh = entries_loaded & {128{!decide_continues_1}};
  wire [127:0] entries_damaged = entries_loaded & {128{decide_returns_1 &&
      entries_failed[operation_entry]}};
  wire [127:0] entries_begun = {decide_begins && operation_is_own && (decide_target == 7'h7f),
      decide_begins && operation_is_own && (decide_target == 7'h7e),
      decide_begins && operation_is_own && (decide_target == 7'h7d),
      decide_begins && operation_is_own && (decide_target == 7'h7c),
      decide_begins && operation_is_own && (decide_target == 7'h7b),
      decide_begins && operation_is_own && (decide_target == 7'h7a),
      decide_begins && operation_is_own && (decide_target == 7'h79),
      decide_begins && operation_is_own && (decide_target == 7'h78),
      decide_begins && operation_is_own && (decide_target == 7'h77),
      decide_begins && operation_is_own && (decide_target == 7'h76),
      decide_begins && operation_is_own && (decide_target == 7'h75),
      decide_begins && operation_is_own && (decide_target == 7'h74),
      decide_begins && operation_is_own && (decide_target == 7'h73),
      decide_begins && operation_is_own && (decide_target == 7'h72),
      decide_begins && operation_is_own && (decide_target == 7'h71),
      decide_begins && operation_is_own && (decide_target == 7'h70),
      decide_begins && operation_is_own && (decide_target == 7'h6f),
      decide_begins && operation_is_own && (decide_target == 7'h6e),
      decide_begins && operation_is_own && (decide_target == 7'h6d),
      decide_begins && operation_is_own && (decide_target == 7'h6c),
      decide_begins && operation_is_own && (decide_target == 7'h6b),
      decide_begins && operation_is_own && (decide_target == 7'h6a),
      decide_begins && operation_is_own && (decide_target == 7'h69),
      decide_begins && operation_is_own && (decide_target == 7'h68),
      decide_begins && operation_is_own && (decide_target == 7'h67),
      decide_begins && operation_is_own && (decide_target == 7'h66),
      decide_begins && operation_is_own && (decide_target == 7'h65),
      decide_begins && operation_is_own && (decide_target == 7'h64),
      decide_begins && operation_is_own && (decide_target == 7'h63),
      decide_begins && operation_is_own && (decide_target == 7'h62),
      decide_begins && operation_is_own && (decide_target == 7'h61),
      decide_begins && operation_is_own && (decide_target == 7'h60),
      decide_begins && operation_is_own && (decide_target == 7'h5f),
      decide_begins && operation_is_own && (decide_target == 7'h5e),
      decide_begins && operation_is_own && (decide_target == 7'h5d),
      decide_begins && operation_is_own && (decide_target == 7'h5c),
      decide_begins && operation_is_own && (decide_target == 7'h5b),
      decide_begins && operation_is_own && (decide_target == 7'h5a),
      decide_begins && operation_is_own && (decide_target == 7'h59),
      decide_begins && operation_is_own && (decide_target == 7'h58),
      decide_begins && operation_is_own && (decide_target == 7'h57),
      decide_begins && operation_is_own && (decide_target == 7'h56),
      decide_begins && operation_is_own && (decide_target == 7'h55),
      decide_begins && operation_is_own && (decide_target == 7'h54),
      decide_begins && operation_is_own && (decide_target == 7'h53),
      decide_begins && operation_is_own && (decide_target == 7'h52),
      decide_begins && operation_is_own && (decide_target == 7'h51),
      decide_begins && operation_is_own && (decide_target == 7'h50),
      decide_begins && operation_is_own && (decide_target == 7'h4f),
      decide_begins && operation_is_own && (decide_target == 7'h4e),
      decide_begins && operation_is_own && (decide_target == 7'h4d),
      decide_begins && operation_is_own && (decide_target == 7'h4c),
      decide_begins && operation_is_own && (decide_target == 7'h4b),
      decide_begins && operation_is_own && (decide_target == 7'h4a),
      decide_begins && operation_is_own && (decide_target == 7'h49),
      decide_begins && operation_is_own && (decide_target == 7'h48),
      decide_begins && operation_is_own && (decide_target == 7'h47),
      decide_begins && operation_is_own && (decide_target == 7'h46),
      decide_begins && operation_is_own && (decide_target == 7'h45),
      decide_begins && operation_is_own && (decide_target == 7'h44),
      decide_begins && operation_is_own && (decide_target == 7'h43),
      decide_begins && operation_is_own && (decide_target == 7'h42),
      decide_begins && operation_is_own && (decide_target == 7'h41),
      decide_begins && operation_is_own && (decide_target == 7'h40),
      decide_begins && operation_is_own && (decide_target == 7'h3f),
      decide_begins && operation_is_own && (decide_target == 7'h3e),
      decide_begins && operation_is_own && (decide_target == 7'h3d),
      decide_begins && operation_is_own && (decide_target == 7'h3c),
      decide_begins && operation_is_own && (decide_target == 7'h3b),
      decide_begins && operation_is_own && (decide_target == 7'h3a),
      decide_begins && operation_is_own && (decide_target == 7'h39),
      decide_begins && operation_is_own && (decide_target == 7'h38),
      decide_begins && operation_is_own && (decide_target == 7'h37),
      decide_begins && operation_is_own && (decide_target == 7'h36),
      decide_begins && operation_is_own && (decide_target == 7'h35),
      decide_begins && operation_is_own && (decide_target == 7'h34),
      decide_begins && operation_is_own && (decide_target == 7'h33),
      decide_begins && operation_is_own && (decide_target == 7'h32),
      decide_begins && operation_is_own && (decide_target == 7'h31),
      decide_begins && operation_is_own && (decide_target == 7'h30),
      decide_begins && operation_is_own && (decide_target == 7'h2f),
      decide_begins && operation_is_own && (decide_target == 7'h2e),
      decide_begins && operation_is_own && (decide_target == 7'h2d),
      decide_begins && operation_is_own && (decide_target == 7'h2c),
      decide_begins && operation_is_own && (decide_target == 7'h2b),
      decide_begins && operation_is_own && (decide_target == 7'h2a),
      decide_begins && operation_is_own && (decide_target == 7'h29),
      decide_begins && operation_is_own && (decide_target == 7'h28),
      decide_begins && operation_is_own && (decide_target == 7'h27),
      decide_begins && operation_is_own && (decide_target == 7'h26),
      decide_begins && operation_is_own && (decide_target == 7'h25),
      decide_begins && operation_is_own && (decide_target == 7'h24),
      decide_begins && operation_is_own && (decide_target == 7'h23),
      decide_begins && operation_is_own && (decide_target == 7'h22),
      decide_begins && operation_is_own && (decide_target == 7'h21),
      decide_begins && operation_is_own && (decide_target == 7'h20),
      decide_begins && operation_is_own && (decide_target == 7'h1f),
      decide_begins && operation_is_own && (decide_target == 7'h1e),
      decide_begins && operation_is_own && (decide_target == 7'h1d),
      decide_begins && operation_is_own && (decide_target == 7'h1c),
      decide_begins && operation_is_own && (decide_target == 7'h1b),
      decide_begins && operation_is_own && (decide_target == 7'h1a),
      decide_begins && operation_is_own && (decide_target == 7'h19),
      decide_begins && operation_is_own && (decide_target == 7'h18),
      decide_begins && operation_is_own && (decide_target == 7'h17),
      decide_begins && operation_is_own && (decide_target == 7'h16),
      decide_begins && operation_is_own && (decide_target == 7'h15),
      decide_begins && operation_is_own && (decide_target == 7'h14),
      decide_begins && operation_is_own && (decide_target == 7'h13),
      decide_begins && operation_is_own && (decide_target == 7'h12),
      decide_begins && operation_is_own && (decide_target == 7'h11),
      decide_begins && operation_is_own && (decide_target == 7'h10),
      decide_begins && operation_is_own && (decide_target == 7'hf),
      decide_begins && operation_is_own && (decide_target == 7'he),
      decide_begins && operation_is_own && (decide_target == 7'hd),
      decide_begins && operation_is_own && (decide_target == 7'hc),
      decide_begins && operation_is_own && (decide_target == 7'hb),
      decide_begins && operation_is_own && (decide_target == 7'ha),
      decide_begins && operation_is_own && (decide_target == 7'd9),
      decide_begins && operation_is_own && (decide_target == 7'd8),
      decide_begins && operation_is_own && (decide_target == 7'd7),
      decide_begins && operation_is_own && (decide_target == 7'd6),
      decide_begins && operation_is_own && (decide_target == 7'd5),
      decide_begins && operation_is_own && (decide_target == 7'd4),
      decide_begins && operation_is_own && (decide_target == 7'd3),
      decide_begins && operation_is_own && (decide_target == 7'd2),
      decide_begins && operation_is_own && (decide_target == 7'd1),
      decide_begins && operation_is_own && (decide_target == 7'd0)};
  wire [127:0] entries_under_way = entries_valid | entries_started;
  wire [127:0] entries_stopped = {decide_stops_serving && (operation_entry == 7'h7f),
      decide_stops_serving && (operation_entry == 7'h7e),
      decide_stops_serving && (operation_entry == 7'h7d),
      decide_stops_serving && (operation_entry == 7'h7c),
      decide_stops_serving && (operation_entry == 7'h7b),
      decide_stops_serving && (operation_entry == 7'h7a),
      decide_stops_serving && (operation_entry == 7'h79),
      decide_stops_serving && (operation_entry == 7'h78),
      decide_stops_serving && (operation_entry == 7'h77),
      decide_stops_serving && (operation_entry == 7'h76),
      decide_stops_serving && (operation_entry == 7'h75),
      decide_stops_serving && (operation_entry == 7'h74),
      decide_stops_serving && (operation_entry == 7'h73),
      decide_stops_serving && (operation_entry == 7'h72),
      decide_stops_serving && (operation_entry == 7'h71),
      decide_stops_serving && (operation_entry == 7'h70),
      decide_stops_serving && (operation_entry == 7'h6f),
      decide_stops_serving && (operation_entry == 7'h6e),
      decide_stops_serving && (operation_entry == 7'h6d),
      decide_stops_serving && (operation_entry == 7'h6c),
      decide_stops_serving && (operation_entry == 7'h6b),
      decide_stops_serving && (operation_entry == 7'h6a),
      decide_stops_serving && (operation_entry == 7'h69),
      decide_stops_serving && (operation_entry == 7'h68),
      decide_stops_serving && (operation_entry == 7'h67),
      decide_stops_serving && (operation_entry == 7'h66),
      decide_stops_serving && (operation_entry == 7'h65),
      decide_stops_serving && (operation_entry == 7'h64),
      decide_stops_serving && (operation_entry == 7'h63),
      decide_stops_serving && (operation_entry == 7'h62),
      decide_stops_serving && (operation_entry == 7'h61),
      decide_stops_serving && (operation_entry == 7'h60),
      decide_stops_serving && (operation_entry == 7'h5f),
      decide_stops_serving && (operation_entry == 7'h5e),
      decide_stops_serving && (operation_entry == 7'h5d),
      decide_stops_serving && (operation_entry == 7'h5c),
      decide_stops_serving && (operation_entry == 7'h5b),
      decide_stops_serving && (operation_entry == 7'h5a),
      decide_stops_serving && (operation_entry == 7'h59),
      decide_stops_serving && (operation_entry == 7'h58),
      decide_stops_serving && (operation_entry == 7'h57),
      decide_stops_serving && (operation_entry == 7'h56),
      decide_stops_serving && (operation_entry == 7'h55),
      decide_stops_serving && (operation_entry == 7'h54),
      decide_stops_serving && (operation_entry == 7'h53),
      decide_stops_serving && (operation_entry == 7'h52),
      decide_stops_serving && (operation_entry == 7'h51),
      decide_stops_serving && (operation_entry == 7'h50),
      decide_stops_serving && (operation_entry == 7'h4f),
      decide_stops_serving && (operation_entry == 7'h4e),
      decide_stops_serving && (operation_entry == 7'h4d),
      decide_stops_serving && (operation_entry == 7'h4c),
      decide_stops_serving && (operation_entry == 7'h4b),
      decide_stops_serving && (operation_entry == 7'h4a),
      decide_stops_serving && (operation_entry == 7'h49),
      decide_stops_serving && (operation_entry == 7'h48),
      decide_stops_serving && (operation_entry == 7'h47),
      decide_stops_serving && (operation_entry == 7'h46),
      decide_stops_serving && (operation_entry == 7'h45),
      decide_stops_serving && (operation_entry == 7'h44),
      decide_stops_serving && (operation_entry == 7'h43),
      decide_stops_serving && (operation_entry == 7'h42),
      decide_stops_serving && (operation_entry == 7'h41),
      decide_stops_serving && (operation_entry == 7'h40),
      decide_stops_serving && (operation_entry == 7'h3f),
      decide_stops_serving && (operation_entry == 7'h3e),
      decide_stops_serving && (operation_entry == 7'h3d),
      decide_stops_serving && (operation_entry == 7'h3c),
      decide_stops_serving && (operation_entry == 7'h3b),
      decide_stops_serving && (operation_entry == 7'h3a),
      decide_stops_serving && (operation_entry == 7'h39),
      decide_stops_serving && (operation_entry == 7'h38),
      decide_stops_serving && (operation_entry == 7'h37),
      decide_stops_serving && (operation_entry == 7'h36),
      decide_stops_serving && (operation_entry == 7'h35),
      decide_stops_serving && (operation_entry == 7'h34),
      decide_stops_serving && (operation_entry == 7'h33),
      decide_stops_serving && (operation_entry == 7'h32),
      decide_stops_serving && (operation_entry == 7'h31),
      decide_stops_serving && (operation_entry == 7'h30),
      decide_stops_serving && (operation_entry == 7'h2f),
      decide_stops_serving && (operation_entry == 7'h2e),
      decide_stops_serving && (operation_entry == 7'h2d),
      decide_stops_serving && (operation_entry == 7'h2c),
      decide_stops_serving && (operation_entry == 7'h2b),
      decide_stops_serving && (operation_entry == 7'h2a),
      decide_stops_serving && (operation_entry == 7'h29),
      decide_stops_serving && (operation_entry == 7'h28),
      decide_stops_serving && (operation_entry == 7'h27),
      decide_stops_serving && (operation_entry == 7'h26),
      decide_stops_serving && (operation_entry == 7'h25),
      decide_stops_serving && (operation_entry == 7'h24),
      decide_stops_serving && (operation_entry == 7'h23),
      decide_stops_serving && (operation_entry == 7'h22),
      decide_stops_serving && (operation_entry == 7'h21),
      decide_stops_serving && (operation_entry == 7'h20),
      decide_stops_serving && (operation_entry == 7'h1f),
      decide_stops_serving && (operation_entry == 7'h1e),
      decide_stops_serving && (operation_entry == 7'h1d),
      decide_stops_serving && (operation_entry == 7'h1c),
      decide_stops_serving && (operation_entry == 7'h1b),
      decide_stops_serving && (operation_entry == 7'h1a),
      decide_stops_serving && (operation_entry == 7'h19),
      decide_stops_serving && (operation_entry == 7'h18),
      decide_stops_serving && (operation_entry == 7'h17),
      decide_stops_serving && (operation_entry == 7'h16),
      decide_stops_serving && (operation_entry == 7'h15),
      decide_stops_serving && (operation_entry == 7'h14),
      decide_stops_serving && (operation_entry == 7'h13),
      decide_stops_serving && (operation_entry == 7'h12),
      decide_stops_serving && (operation_entry == 7'h11),
      decide_stops_serving && (operation_entry == 7'h10),
      decide_stops_serving && (operation_entry == 7'hf),
      decide_stops_serving && (operation_entry == 7'he),
      decide_stops_serving && (operation_entry == 7'hd),
      decide_stops_serving && (operation_entry == 7'hc),
      decide_stops_serving && (operation_entry == 7'hb),
      decide_stops_serving && (operation_entry == 7'ha),
      decide_stops_serving && (operation_entry == 7'd9),
      decide_stops_serving && (operation_entry == 7'd8),
      decide_stops_serving && (operation_entry == 7'd7),
      decide_stops_serving && (operation_entry == 7'd6),
      decide_stops_serving && (operation_entry == 7'd5),
      decide_stops_serving && (operation_entry == 7'd4),
      decide_stops_serving && (operation_entry == 7'd3),
      decide_stops_serving && (operation_entry == 7'd2),
      decide_stops_serving && (operation_entry == 7'd1),
      decide_stops_serving && (operation_entry == 7'd0)};
  wire [127:0] joined_2 = {decide_serves && (operation_entry == 7'h7f),
      decide_serves && (operation_entry == 7'h7e), decide_serves && (operation_entry == 7'h7d),
      decide_serves && (operation_entry == 7'h7c), decide_serves && (operation_entry == 7'h7b),
      decide_serves && (operation_entry == 7'h7a), decide_serves && (operation_entry == 7'h79),
      decide_serves && (operation_entry == 7'h78), decide_serves && (operation_entry == 7'h77),
      decide_serves && (operation_entry == 7'h76), decide_serves && (operation_entry == 7'h75),
      decide_serves && (operation_entry == 7'h74), decide_serves && (operation_entry == 7'h73),
      decide_serves && (operation_entry == 7'h72), decide_serves && (operation_entry == 7'h71),
      decide_serves && (operation_entry == 7'h70), decide_serves && (operation_entry == 7'h6f),
      decide_serves && (operation_entry == 7'h6e), decide_serves && (operation_entry == 7'h6d),
      decide_serves && (operation_entry == 7'h6c), decide_serves && (operation_entry == 7'h6b),
      decide_serves && (operation_entry == 7'h6a), decide_serves && (operation_entry == 7'h69),
      decide_serves && (operation_entry == 7'h68), decide_serves && (operation_entry == 7'h67),
      decide_serves && (operation_entry == 7'h66), decide_serves && (operation_entry == 7'h65),
      decide_serves && (operation_entry == 7'h64), decide_serves && (operation_entry == 7'h63),
      decide_serves && (operation_entry == 7'h62), decide_serves && (operation_entry == 7'h61),
      decide_serves && (operation_entry == 7'h60), decide_serves && (operation_entry == 7'h5f),
      decide_serves && (operation_entry == 7'h5e), decide_serves && (operation_entry == 7'h5d),
      decide_serves && (operation_entry == 7'h5c), decide_serves && (operation_entry == 7'h5b),
      decide_serves && (operation_entry == 7'h5a), decide_serves && (operation_entry == 7'h59),
      decide_serves && (operation_entry == 7'h58), decide_serves && (operation_entry == 7'h57),
      decide_serves && (operation_entry == 7'h56), decide_serves && (operation_entry == 7'h55),
      decide_serves && (operation_entry == 7'h54), decide_serves && (operation_entry == 7'h53),
      decide_serves && (operation_entry == 7'h52), decide_serves && (operation_entry == 7'h51),
      decide_serves && (operation_entry == 7'h50), decide_serves && (operation_entry == 7'h4f),
      decide_serves && (operation_entry == 7'h4e), decide_serves && (operation_entry == 7'h4d),
      decide_serves && (operation_entry == 7'h4c), decide_serves && (operation_entry == 7'h4b),
      decide_serves && (operation_entry == 7'h4a), decide_serves && (operation_entry == 7'h49),
      decide_serves && (operation_entry == 7'h48), decide_serves && (operation_entry == 7'h47),
      decide_serves && (operation_entry == 7'h46), decide_serves && (operation_entry == 7'h45),
      decide_serves && (operation_entry == 7'h44), decide_serves && (operation_entry == 7'h43),
      decide_serves && (operation_entry == 7'h42), decide_serves && (operation_entry == 7'h41),
      decide_serves && (operation_entry == 7'h40), decide_serves && (operation_entry == 7'h3f),
      decide_serves && (operation_entry == 7'h3e), decide_serves && (operation_entry == 7'h3d),
      decide_serves && (operation_entry == 7'h3c), decide_serves && (operation_entry == 7'h3b),
      decide_serves && (operation_entry == 7'h3a), decide_serves && (operation_entry == 7'h39),
      decide_serves && (operation_entry == 7'h38), decide_serves && (operation_entry == 7'h37),
      decide_serves && (operation_entry == 7'h36), decide_serves && (operation_entry == 7'h35),
      decide_serves && (operation_entry == 7'h34), decide_serves && (operation_entry == 7'h33),
      decide_serves && (operation_entry == 7'h32), decide_serves && (operation_entry == 7'h31),
      decide_serves && (operation_entry == 7'h30), decide_serves && (operation_entry == 7'h2f),
      decide_serves && (operation_entry == 7'h2e), decide_serves && (operation_entry == 7'h2d),
      decide_serves && (operation_entry == 7'h2c), decide_serves && (operation_entry == 7'h2b),
      decide_serves && (operation_entry == 7'h2a), decide_serves && (operation_entry == 7'h29),
      decide_serves && (operation_entry == 7'h28), decide_serves && (operation_entry == 7'h27),
      decide_serves && (operation_entry == 7'h26), decide_serves && (operation_entry == 7'h25),
      decide_serves && (operation_entry == 7'h24), decide_serves && (operation_entry == 7'h23),
      decide_serves && (operation_entry == 7'h22), decide_serves && (operation_entry == 7'h21),
      decide_serves && (operation_entry == 7'h20), decide_serves && (operation_entry == 7'h1f),
      decide_serves && (operation_entry == 7'h1e), decide_serves && (operation_entry == 7'h1d),
      decide_serves && (operation_entry == 7'h1c), decide_serves && (operation_entry == 7'h1b),
      decide_serves && (operation_entry == 7'h1a), decide_serves && (operation_entry == 7'h19),
      decide_serves && (operation_entry == 7'h18), decide_serves && (operation_entry == 7'h17),
      decide_serves && (operation_entry == 7'h16), decide_serves && (operation_entry == 7'h15),
      decide_serves && (operation_entry == 7'h14), decide_serves && (operation_entry == 7'h13),
      decide_serves && (operation_entry == 7'h12), decide_serves && (operation_entry == 7'h11),
      decide_serves && (operation_entry == 7'h10), decide_serves && (operation_entry == 7'hf),
      decide_serves && (operation_entry == 7'he), decide_serves && (operation_entry == 7'hd),
      decide_serves && (operation_entry == 7'hc), decide_serves && (operation_entry == 7'hb),
      decide_serves && (operation_entry == 7'ha), decide_serves && (operation_entry == 7'd9),
      decide_serves && (operation_entry == 7'd8), decide_serves && (operation_entry == 7'd7),
      decide_serves && (operation_entry == 7'd6), decide_serves && (operation_entry == 7'd5),
      decide_serves && (operation_entry == 7'd4), decide_serves && (operation_entry == 7'd3),
      decide_serves && (operation_entry == 7'd2), decide_serves && (operation_entry == 7'd1),
      decide_serves && (operation_entry == 7'd0)};
  wire [127:0] entries_joined = found_matches & {128{decide_joins}};
  wire [127:0] joined_3 = {decide_empties && (operation_entry == 7'h7f),
      decide_empties && (operation_entry == 7'h7e), decide_empties && (operation_entry == 7'h7d),
      decide_empties && (operation_entry == 7'h7c), decide_empties && (operation_entry == 7'h7b),
      decide_empties && (operation_entry == 7'h7a), decide_empties && (operation_entry == 7'h79),
      decide_empties && (operation_entry == 7'h78), decide_empties && (operation_entry == 7'h77),
      decide_empties && (operation_entry == 7'h76), decide_empties && (operation_entry == 7'h75),
      decide_empties && (operation_entry == 7'h74), decide_empties && (operation_entry == 7'h73),
      decide_empties && (operation_entry == 7'h72), decide_empties && (operation_entry == 7'h71),
      decide_empties && (operation_entry == 7'h70), decide_empties && (operation_entry == 7'h6f),
      decide_empties && (operation_entry == 7'h6e), decide_empties && (operation_entry == 7'h6d),
      decide_empties && (operation_entry == 7'h6c), decide_empties && (operation_entry == 7'h6b),
      decide_empties && (operation_entry == 7'h6a), decide_empties && (operation_entry == 7'h69),
      decide_empties && (operation_entry == 7'h68), decide_empties && (operation_entry == 7'h67),
      decide_empties && (operation_entry == 7'h66), decide_empties && (operation_entry == 7'h65),
      decide_empties && (operation_entry == 7'h64), decide_empties && (operation_entry == 7'h63),
      decide_empties && (operation_entry == 7'h62), decide_empties && (operation_entry == 7'h61),
      decide_empties && (operation_entry == 7'h60), decide_empties && (operation_entry == 7'h5f),
      decide_empties && (operation_entry == 7'h5e), decide_empties && (operation_entry == 7'h5d),
      decide_empties && (operation_entry == 7'h5c), decide_empties && (operation_entry == 7'h5b),
      decide_empties && (operation_entry == 7'h5a), decide_empties && (operation_entry == 7'h59),
      decide_empties && (operation_entry == 7'h58), decide_empties && (operation_entry == 7'h57),
      decide_empties && (operation_entry == 7'h56), decide_empties && (operation_entry == 7'h55),
      decide_empties && (operation_entry == 7'h54), decide_empties && (operation_entry == 7'h53),
      decide_empties && (operation_entry == 7'h52), decide_empties && (operation_entry == 7'h51),
      decide_empties && (operation_entry == 7'h50), decide_empties && (operation_entry == 7'h4f),
      decide_empties && (operation_entry == 7'h4e), decide_empties && (operation_entry == 7'h4d),
      decide_empties && (operation_entry == 7'h4c), decide_empties && (operation_entry == 7'h4b),
      decide_empties && (operation_entry == 7'h4a), decide_empties && (operation_entry == 7'h49),
      decide_empties && (operation_entry == 7'h48), decide_empties && (operation_entry == 7'h47),
      decide_empties && (operation_entry == 7'h46), decide_empties && (operation_entry == 7'h45),
      decide_empties && (operation_entry == 7'h44), decide_empties && (operation_entry == 7'h43),
      decide_empties && (operation_entry == 7'h42), decide_empties && (operation_entry == 7'h41),
      decide_empties && (operation_entry == 7'h40), decide_empties && (operation_entry == 7'h3f),
      decide_empties && (operation_entry == 7'h3e), decide_empties && (operation_entry == 7'h3d),
      decide_empties && (operation_entry == 7'h3c), decide_empties && (operation_entry == 7'h3b),
      decide_empties && (operation_entry == 7'h3a), decide_empties && (operation_entry == 7'h39),
      decide_empties && (operation_entry == 7'h38), decide_empties && (operation_entry == 7'h37),
      decide_empties && (operation_entry == 7'h36), decide_empties && (operation_entry == 7'h35),
      decide_empties && (operation_entry == 7'h34), decide_empties && (operation_entry == 7'h33),
      decide_empties && (operation_entry == 7'h32), decide_empties && (operation_entry == 7'h31),
      decide_empties && (operation_entry == 7'h30), decide_empties && (operation_entry == 7'h2f),
      decide_empties && (operation_entry == 7'h2e), decide_empties && (operation_entry == 7'h2d),
      decide_empties && (operation_entry == 7'h2c), decide_empties && (operation_entry == 7'h2b),
      decide_empties && (operation_entry == 7'h2a), decide_empties && (operation_entry == 7'h29),
      decide_empties && (operation_entry == 7'h28), decide_empties && (operation_entry == 7'h27),
      decide_empties && (operation_entry == 7'h26), decide_empties && (operation_entry == 7'h25),
      decide_empties && (operation_entry == 7'h24), decide_empties && (operation_entry == 7'h23),
      decide_empties && (operation_entry == 7'h22), decide_empties && (operation_entry == 7'h21),
      decide_empties && (operation_entry == 7'h20), decide_empties && (operation_entry == 7'h1f),
      decide_empties && (operation_entry == 7'h1e), decide_empties && (operation_entry == 7'h1d),
      decide_empties && (operation_entry == 7'h1c), decide_empties && (operation_entry == 7'h1b),
      decide_empties && (operation_entry == 7'h1a), decide_empties && (operation_entry == 7'h19),
      decide_empties && (operation_entry == 7'h18), decide_empties && (operation_entry == 7'h17),
      decide_empties && (operation_entry == 7'h16), decide_empties && (operation_entry == 7'h15),
      decide_empties && (operation_entry == 7'h14), decide_empties && (operation_entry == 7'h13),
      decide_empties && (operation_entry == 7'h12), decide_empties && (operation_entry == 7'h11),
      decide_empties && (operation_entry == 7'h10), decide_empties && (operation_entry == 7'hf),
      decide_empties && (operation_entry == 7'he), decide_empties && (operation_entry == 7'hd),
      decide_empties && (operation_entry == 7'hc), decide_empties && (operation_entry == 7'hb),
      decide_empties && (operation_entry == 7'ha), decide_empties && (operation_entry == 7'd9),
      decide_empties && (operation_entry == 7'd8), decide_empties && (operation_entry == 7'd7),
      decide_empties && (operation_entry == 7'd6), decide_empties && (operation_entry == 7'd5),
      decide_empties && (operation_entry == 7'd4), decide_empties && (operation_entry == 7'd3),
      decide_empties && (operation_entry == 7'd2), decide_empties && (operation_entry == 7'd1),
      decide_empties && (operation_entry == 7'd0)};
  wire [127:0] entries_told = {is_complete && decide_tells_early && (operation_entry == 7'h7f),
      is_complete && decide_tells_early && (operation_entry == 7'h7e),
      is_complete && decide_tells_early && (operation_entry == 7'h7d),
      is_complete && decide_tells_early && (operation_entry == 7'h7c),
      is_complete && decide_tells_early && (operation_entry == 7'h7b),
      is_complete && decide_tells_early && (operation_entry == 7'h7a),
      is_complete && decide_tells_early && (operation_entry == 7'h79),
      is_complete && decide_tells_early && (operation_entry == 7'h78),
      is_complete && decide_tells_early && (operation_entry == 7'h77),
      is_complete && decide_tells_early && (operation_entry == 7'h76),
      is_complete && decide_tells_early && (operation_entry == 7'h75),
      is_complete && decide_tells_early && (operation_entry == 7'h74),
      is_complete && decide_tells_early && (operation_entry == 7'h73),
      is_complete && decide_tells_early && (operation_entry == 7'h72),
      is_complete && decide_tells_early && (operation_entry == 7'h71),
      is_complete && decide_tells_early && (operation_entry == 7'h70),
      is_complete && decide_tells_early && (operation_entry == 7'h6f),
      is_complete && decide_tells_early && (operation_entry == 7'h6e),
      is_complete && decide_tells_early && (operation_entry == 7'h6d),
      is_complete && decide_tells_early && (operation_entry == 7'h6c),
      is_complete && decide_tells_early && (operation_entry == 7'h6b),
      is_complete && decide_tells_early && (operation_entry == 7'h6a),
      is_complete && decide_tells_early && (operation_entry == 7'h69),
      is_complete && decide_tells_early && (operation_entry == 7'h68),
      is_complete && decide_tells_early && (operation_entry == 7'h67),
      is_complete && decide_tells_early && (operation_entry == 7'h66),
      is_complete && decide_tells_early && (operation_entry == 7'h65),
      is_complete && decide_tells_early && (operation_entry == 7'h64),
      is_complete && decide_tells_early && (operation_entry == 7'h63),
      is_complete && decide_tells_early && (operation_entry == 7'h62),
      is_complete && decide_tells_early && (operation_entry == 7'h61),
      is_complete && decide_tells_early && (operation_entry == 7'h60),
      is_complete && decide_tells_early && (operation_entry == 7'h5f),
      is_complete && decide_tells_early && (operation_entry == 7'h5e),
      is_complete && decide_tells_early && (operation_entry == 7'h5d),
      is_complete && decide_tells_early && (operation_entry == 7'h5c),
      is_complete && decide_tells_early && (operation_entry == 7'h5b),
      is_complete && decide_tells_early && (operation_entry == 7'h5a),
      is_complete && decide_tells_early && (operation_entry == 7'h59),
      is_complete && decide_tells_early && (operation_entry == 7'h58),
      is_complete && decide_tells_early && (operation_entry == 7'h57),
      is_complete && decide_tells_early && (operation_entry == 7'h56),
      is_complete && decide_tells_early && (operation_entry == 7'h55),
      is_complete && decide_tells_early && (operation_entry == 7'h54),
      is_complete && decide_tells_early && (operation_entry == 7'h53),
      is_complete && decide_tells_early && (operation_entry == 7'h52),
      is_complete && decide_tells_early && (operation_entry == 7'h51),
      is_complete && decide_tells_early && (operation_entry == 7'h50),
      is_complete && decide_tells_early && (operation_entry == 7'h4f),
      is_complete && decide_tells_early && (operation_entry == 7'h4e),
      is_complete && decide_tells_early && (operation_entry == 7'h4d),
      is_complete && decide_tells_early && (operation_entry == 7'h4c),
      is_complete && decide_tells_early && (operation_entry == 7'h4b),
      is_complete && decide_tells_early && (operation_entry == 7'h4a),
      is_complete && decide_tells_early && (operation_entry == 7'h49),
      is_complete && decide_tells_early && (operation_entry == 7'h48),
      is_complete && decide_tells_early && (operation_entry == 7'h47),
      is_complete && decide_tells_early && (operation_entry == 7'h46),
      is_complete && decide_tells_early && (operation_entry == 7'h45),
      is_complete && decide_tells_early && (operation_entry == 7'h44),
      is_complete && decide_tells_early && (operation_entry == 7'h43),
      is_complete && decide_tells_early && (operation_entry == 7'h42),
      is_complete && decide_tells_early && (operation_entry == 7'h41),
      is_complete && decide_tells_early && (operation_entry == 7'h40),
      is_complete && decide_tells_early && (operation_entry == 7'h3f),
      is_complete && decide_tells_early && (operation_entry == 7'h3e),
      is_complete && decide_tells_early && (operation_entry == 7'h3d),
      is_complete && decide_tells_early && (operation_entry == 7'h3c),
      is_complete && decide_tells_early && (operation_entry == 7'h3b),
      is_complete && decide_tells_early && (operation_entry == 7'h3a),
      is_complete && decide_tells_early && (operation_entry == 7'h39),
      is_complete && decide_tells_early && (operation_entry == 7'h38),
      is_complete && decide_tells_early && (operation_entry == 7'h37),
      is_complete && decide_tells_early && (operation_entry == 7'h36),
      is_complete && decide_tells_early && (operation_entry == 7'h35),
      is_complete && decide_tells_early && (operation_entry == 7'h34),
      is_complete && decide_tells_early && (operation_entry == 7'h33),
      is_complete && decide_tells_early && (operation_entry == 7'h32),
      is_complete && decide_tells_early && (operation_entry == 7'h31),
      is_complete && decide_tells_early && (operation_entry == 7'h30),
      is_complete && decide_tells_early && (operation_entry == 7'h2f),
      is_complete && decide_tells_early && (operation_entry == 7'h2e),
      is_complete && decide_tells_early && (operation_entry == 7'h2d),
      is_complete && decide_tells_early && (operation_entry == 7'h2c),
      is_complete && decide_tells_early && (operation_entry == 7'h2b),
      is_complete && decide_tells_early && (operation_entry == 7'h2a),
      is_complete && decide_tells_early && (operation_entry == 7'h29),
      is_complete && decide_tells_early && (operation_entry == 7'h28),
      is_complete && decide_tells_early && (operation_entry == 7'h27),
      is_complete && decide_tells_early && (operation_entry == 7'h26),
      is_complete && decide_tells_early && (operation_entry == 7'h25),
      is_complete && decide_tells_early && (operation_entry == 7'h24),
      is_complete && decide_tells_early && (operation_entry == 7'h23),
      is_complete && decide_tells_early && (operation_entry == 7'h22),
      is_complete && decide_tells_early && (operation_entry == 7'h21),
      is_complete && decide_tells_early && (operation_entry == 7'h20),
      is_complete && decide_tells_early && (operation_entry == 7'h1f),
      is_complete && decide_tells_early && (operation_entry == 7'h1e),
      is_complete && decide_tells_early && (operation_entry == 7'h1d),
      is_complete && decide_tells_early && (operation_entry == 7'h1c),
      is_complete && decide_tells_early && (operation_entry == 7'h1b),
      is_complete && decide_tells_early && (operation_entry == 7'h1a),
      is_complete && decide_tells_early && (operation_entry == 7'h19),
      is_complete && decide_tells_early && (operation_entry == 7'h18),
      is_complete && decide_tells_early && (operation_entry == 7'h17),
      is_complete && decide_tells_early && (operation_entry == 7'h16),
      is_complete && decide_tells_early && (operation_entry == 7'h15),
      is_complete && decide_tells_early && (operation_entry == 7'h14),
      is_complete && decide_tells_early && (operation_entry == 7'h13),
      is_complete && decide_tells_early && (operation_entry == 7'h12),
      is_complete && decide_tells_early && (operation_entry == 7'h11),
      is_complete && decide_tells_early && (operation_entry == 7'h10),
      is_complete && decide_tells_early && (operation_entry == 7'hf),
      is_complete && decide_tells_early && (operation_entry == 7'he),
      is_complete && decide_tells_early && (operation_entry == 7'hd),
      is_complete && decide_tells_early && (operation_entry == 7'hc),
      is_complete && decide_tells_early && (operation_entry == 7'hb),
      is_complete && decide_tells_early && (operation_entry == 7'ha),
      is_complete && decide_tells_early && (operation_entry == 7'd9),
      is_complete && decide_tells_early && (operation_entry == 7'd8),
      is_complete && decide_tells_early && (operation_entry == 7'd7),
      is_complete && decide_tells_early && (operation_entry == 7'd6),
      is_complete && decide_tells_early && (operation_entry == 7'd5),
      is_complete && decide_tells_early && (operation_entry == 7'd4),
      is_complete && decide_tells_early && (operation_entry == 7'd3),
      is_complete && decide_tells_early && (operation_entry == 7'd2),
      is_complete && decide_tells_early && (operation_entry == 7'd1),
      is_complete && decide_tells_early && (operation_entry == 7'd0)};
  wire [127:0] entries_still_wants = (entries_wants_answer & ~answers_answered) |
      (entries_wants_data & ~answers_filled);
  wire [127:0] entries_completed = (answers_answered | answers_filled) & ~entries_still_wants;
  wire [127:0] entries_snooped_modified = found_matches & found_modified & {128{is_snoop}};
  wire entries_has_answer_too = decide_forwards_1 && !found_waiting[operation_entry];
  wire [127:0] entries_again = {(entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h7f), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h7e), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h7d), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h7c), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h7b), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h7a), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h79), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h78), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h77), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h76), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h75), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h74), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h73), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h72), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h71), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h70), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h6f), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h6e), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h6d), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h6c), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h6b), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h6a), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h69), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h68), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h67), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h66), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h65), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h64), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h63), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h62), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h61), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h60), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h5f), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h5e), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h5d), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h5c), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h5b), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h5a), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h59), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h58), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h57), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h56), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h55), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h54), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h53), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h52), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h51), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h50), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h4f), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h4e), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h4d), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h4c), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h4b), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h4a), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h49), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h48), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h47), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h46), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h45), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h44), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h43), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h42), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h41), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h40), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h3f), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h3e), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h3d), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h3c), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h3b), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h3a), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h39), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h38), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h37), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h36), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h35), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h34), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h33), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h32), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h31), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h30), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h2f), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h2e), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h2d), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h2c), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h2b), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h2a), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h29), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h28), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h27), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h26), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h25), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h24), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h23), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h22), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h21), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h20), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h1f), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h1e), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h1d), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h1c), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h1b), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h1a), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h19), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h18), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h17), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h16), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h15), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h14), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h13), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h12), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h11), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'h10), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'hf), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'he), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'hd), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'hc), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'hb), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'ha), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd9), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd8), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd7), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd6), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd5), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd4), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd3), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd2), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd1), (entries_has_answer_too || decide_turns_again) &&
      (operation_entry == 7'd0)};
  wire entries_takes = entries_loaded[0];
  wire entries_is_snooped = is_snoop && found_gives[0];
  wire [2:0] entries_owned = (answers_gives_modified && (answers_number == 7'd0)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_1 = entries_loaded[1];
  wire entries_is_snooped_1 = is_snoop && found_gives[1];
  wire [2:0] entries_owned_1 = (answers_gives_modified && (answers_number == 7'd1)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_2 = entries_loaded[2];
  wire entries_is_snooped_2 = is_snoop && found_gives[2];
  wire [2:0] entries_owned_2 = (answers_gives_modified && (answers_number == 7'd2)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_3 = entries_loaded[3];
  wire entries_is_snooped_3 = is_snoop && found_gives[3];
  wire [2:0] entries_owned_3 = (answers_gives_modified && (answers_number == 7'd3)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_4 = entries_loaded[4];
  wire entries_is_snooped_4 = is_snoop && found_gives[4];
  wire [2:0] entries_owned_4 = (answers_gives_modified && (answers_number == 7'd4)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_5 = entries_loaded[5];
  wire entries_is_snooped_5 = is_snoop && found_gives[5];
  wire [2:0] entries_owned_5 = (answers_gives_modified && (answers_number == 7'd5)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_6 = entries_loaded[6];
  wire entries_is_snooped_6 = is_snoop && found_gives[6];
  wire [2:0] entries_owned_6 = (answers_gives_modified && (answers_number == 7'd6)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_7 = entries_loaded[7];
  wire entries_is_snooped_7 = is_snoop && found_gives[7];
  wire [2:0] entries_owned_7 = (answers_gives_modified && (answers_number == 7'd7)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_8 = entries_loaded[8];
  wire entries_is_snooped_8 = is_snoop && found_gives[8];
  wire [2:0] entries_owned_8 = (answers_gives_modified && (answers_number == 7'd8)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_9 = entries_loaded[9];
  wire entries_is_snooped_9 = is_snoop && found_gives[9];
  wire [2:0] entries_owned_9 = (answers_gives_modified && (answers_number == 7'd9)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_10 = entries_loaded[10];
  wire entries_is_snooped_10 = is_snoop && found_gives[10];
  wire [2:0] entries_owned_10 = (answers_gives_modified && (answers_number == 7'ha)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_11 = entries_loaded[11];
  wire entries_is_snooped_11 = is_snoop && found_gives[11];
  wire [2:0] entries_owned_11 = (answers_gives_modified && (answers_number == 7'hb)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_12 = entries_loaded[12];
  wire entries_is_snooped_12 = is_snoop && found_gives[12];
  wire [2:0] entries_owned_12 = (answers_gives_modified && (answers_number == 7'hc)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_13 = entries_loaded[13];
  wire entries_is_snooped_13 = is_snoop && found_gives[13];
  wire [2:0] entries_owned_13 = (answers_gives_modified && (answers_number == 7'hd)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_14 = entries_loaded[14];
  wire entries_is_snooped_14 = is_snoop && found_gives[14];
  wire [2:0] entries_owned_14 = (answers_gives_modified && (answers_number == 7'he)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_15 = entries_loaded[15];
  wire entries_is_snooped_15 = is_snoop && found_gives[15];
  wire [2:0] entries_owned_15 = (answers_gives_modified && (answers_number == 7'hf)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_16 = entries_loaded[16];
  wire entries_is_snooped_16 = is_snoop && found_gives[16];
  wire [2:0] entries_owned_16 = (answers_gives_modified && (answers_number == 7'h10)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_17 = entries_loaded[17];
  wire entries_is_snooped_17 = is_snoop && found_gives[17];
  wire [2:0] entries_owned_17 = (answers_gives_modified && (answers_number == 7'h11)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_18 = entries_loaded[18];
  wire entries_is_snooped_18 = is_snoop && found_gives[18];
  wire [2:0] entries_owned_18 = (answers_gives_modified && (answers_number == 7'h12)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_19 = entries_loaded[19];
  wire entries_is_snooped_19 = is_snoop && found_gives[19];
  wire [2:0] entries_owned_19 = (answers_gives_modified && (answers_number == 7'h13)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_20 = entries_loaded[20];
  wire entries_is_snooped_20 = is_snoop && found_gives[20];
  wire [2:0] entries_owned_20 = (answers_gives_modified && (answers_number == 7'h14)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_21 = entries_loaded[21];
  wire entries_is_snooped_21 = is_snoop && found_gives[21];
  wire [2:0] entries_owned_21 = (answers_gives_modified && (answers_number == 7'h15)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_22 = entries_loaded[22];
  wire entries_is_snooped_22 = is_snoop && found_gives[22];
  wire [2:0] entries_owned_22 = (answers_gives_modified && (answers_number == 7'h16)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_23 = entries_loaded[23];
  wire entries_is_snooped_23 = is_snoop && found_gives[23];
  wire [2:0] entries_owned_23 = (answers_gives_modified && (answers_number == 7'h17)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_24 = entries_loaded[24];
  wire entries_is_snooped_24 = is_snoop && found_gives[24];
  wire [2:0] entries_owned_24 = (answers_gives_modified && (answers_number == 7'h18)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_25 = entries_loaded[25];
  wire entries_is_snooped_25 = is_snoop && found_gives[25];
  wire [2:0] entries_owned_25 = (answers_gives_modified && (answers_number == 7'h19)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_26 = entries_loaded[26];
  wire entries_is_snooped_26 = is_snoop && found_gives[26];
  wire [2:0] entries_owned_26 = (answers_gives_modified && (answers_number == 7'h1a)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_27 = entries_loaded[27];
  wire entries_is_snooped_27 = is_snoop && found_gives[27];
  wire [2:0] entries_owned_27 = (answers_gives_modified && (answers_number == 7'h1b)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_28 = entries_loaded[28];
  wire entries_is_snooped_28 = is_snoop && found_gives[28];
  wire [2:0] entries_owned_28 = (answers_gives_modified && (answers_number == 7'h1c)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_29 = entries_loaded[29];
  wire entries_is_snooped_29 = is_snoop && found_gives[29];
  wire [2:0] entries_owned_29 = (answers_gives_modified && (answers_number == 7'h1d)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_30 = entries_loaded[30];
  wire entries_is_snooped_30 = is_snoop && found_gives[30];
  wire [2:0] entries_owned_30 = (answers_gives_modified && (answers_number == 7'h1e)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_31 = entries_loaded[31];
  wire entries_is_snooped_31 = is_snoop && found_gives[31];
  wire [2:0] entries_owned_31 = (answers_gives_modified && (answers_number == 7'h1f)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_32 = entries_loaded[32];
  wire entries_is_snooped_32 = is_snoop && found_gives[32];
  wire [2:0] entries_owned_32 = (answers_gives_modified && (answers_number == 7'h20)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_33 = entries_loaded[33];
  wire entries_is_snooped_33 = is_snoop && found_gives[33];
  wire [2:0] entries_owned_33 = (answers_gives_modified && (answers_number == 7'h21)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_34 = entries_loaded[34];
  wire entries_is_snooped_34 = is_snoop && found_gives[34];
  wire [2:0] entries_owned_34 = (answers_gives_modified && (answers_number == 7'h22)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_35 = entries_loaded[35];
  wire entries_is_snooped_35 = is_snoop && found_gives[35];
  wire [2:0] entries_owned_35 = (answers_gives_modified && (answers_number == 7'h23)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_36 = entries_loaded[36];
  wire entries_is_snooped_36 = is_snoop && found_gives[36];
  wire [2:0] entries_owned_36 = (answers_gives_modified && (answers_number == 7'h24)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_37 = entries_loaded[37];
  wire entries_is_snooped_37 = is_snoop && found_gives[37];
  wire [2:0] entries_owned_37 = (answers_gives_modified && (answers_number == 7'h25)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_38 = entries_loaded[38];
  wire entries_is_snooped_38 = is_snoop && found_gives[38];
  wire [2:0] entries_owned_38 = (answers_gives_modified && (answers_number == 7'h26)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_39 = entries_loaded[39];
  wire entries_is_snooped_39 = is_snoop && found_gives[39];
  wire [2:0] entries_owned_39 = (answers_gives_modified && (answers_number == 7'h27)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_40 = entries_loaded[40];
  wire entries_is_snooped_40 = is_snoop && found_gives[40];
  wire [2:0] entries_owned_40 = (answers_gives_modified && (answers_number == 7'h28)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_41 = entries_loaded[41];
  wire entries_is_snooped_41 = is_snoop && found_gives[41];
  wire [2:0] entries_owned_41 = (answers_gives_modified && (answers_number == 7'h29)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_42 = entries_loaded[42];
  wire entries_is_snooped_42 = is_snoop && found_gives[42];
  wire [2:0] entries_owned_42 = (answers_gives_modified && (answers_number == 7'h2a)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_43 = entries_loaded[43];
  wire entries_is_snooped_43 = is_snoop && found_gives[43];
  wire [2:0] entries_owned_43 = (answers_gives_modified && (answers_number == 7'h2b)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_44 = entries_loaded[44];
  wire entries_is_snooped_44 = is_snoop && found_gives[44];
  wire [2:0] entries_owned_44 = (answers_gives_modified && (answers_number == 7'h2c)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_45 = entries_loaded[45];
  wire entries_is_snooped_45 = is_snoop && found_gives[45];
  wire [2:0] entries_owned_45 = (answers_gives_modified && (answers_number == 7'h2d)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_46 = entries_loaded[46];
  wire entries_is_snooped_46 = is_snoop && found_gives[46];
  wire [2:0] entries_owned_46 = (answers_gives_modified && (answers_number == 7'h2e)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_47 = entries_loaded[47];
  wire entries_is_snooped_47 = is_snoop && found_gives[47];
  wire [2:0] entries_owned_47 = (answers_gives_modified && (answers_number == 7'h2f)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_48 = entries_loaded[48];
  wire entries_is_snooped_48 = is_snoop && found_gives[48];
  wire [2:0] entries_owned_48 = (answers_gives_modified && (answers_number == 7'h30)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_49 = entries_loaded[49];
  wire entries_is_snooped_49 = is_snoop && found_gives[49];
  wire [2:0] entries_owned_49 = (answers_gives_modified && (answers_number == 7'h31)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_50 = entries_loaded[50];
  wire entries_is_snooped_50 = is_snoop && found_gives[50];
  wire [2:0] entries_owned_50 = (answers_gives_modified && (answers_number == 7'h32)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_51 = entries_loaded[51];
  wire entries_is_snooped_51 = is_snoop && found_gives[51];
  wire [2:0] entries_owned_51 = (answers_gives_modified && (answers_number == 7'h33)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_52 = entries_loaded[52];
  wire entries_is_snooped_52 = is_snoop && found_gives[52];
  wire [2:0] entries_owned_52 = (answers_gives_modified && (answers_number == 7'h34)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_53 = entries_loaded[53];
  wire entries_is_snooped_53 = is_snoop && found_gives[53];
  wire [2:0] entries_owned_53 = (answers_gives_modified && (answers_number == 7'h35)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_54 = entries_loaded[54];
  wire entries_is_snooped_54 = is_snoop && found_gives[54];
  wire [2:0] entries_owned_54 = (answers_gives_modified && (answers_number == 7'h36)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_55 = entries_loaded[55];
  wire entries_is_snooped_55 = is_snoop && found_gives[55];
  wire [2:0] entries_owned_55 = (answers_gives_modified && (answers_number == 7'h37)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_56 = entries_loaded[56];
  wire entries_is_snooped_56 = is_snoop && found_gives[56];
  wire [2:0] entries_owned_56 = (answers_gives_modified && (answers_number == 7'h38)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_57 = entries_loaded[57];
  wire entries_is_snooped_57 = is_snoop && found_gives[57];
  wire [2:0] entries_owned_57 = (answers_gives_modified && (answers_number == 7'h39)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_58 = entries_loaded[58];
  wire entries_is_snooped_58 = is_snoop && found_gives[58];
  wire [2:0] entries_owned_58 = (answers_gives_modified && (answers_number == 7'h3a)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_59 = entries_loaded[59];
  wire entries_is_snooped_59 = is_snoop && found_gives[59];
  wire [2:0] entries_owned_59 = (answers_gives_modified && (answers_number == 7'h3b)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_60 = entries_loaded[60];
  wire entries_is_snooped_60 = is_snoop && found_gives[60];
  wire [2:0] entries_owned_60 = (answers_gives_modified && (answers_number == 7'h3c)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_61 = entries_loaded[61];
  wire entries_is_snooped_61 = is_snoop && found_gives[61];
  wire [2:0] entries_owned_61 = (answers_gives_modified && (answers_number == 7'h3d)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_62 = entries_loaded[62];
  wire entries_is_snooped_62 = is_snoop && found_gives[62];
  wire [2:0] entries_owned_62 = (answers_gives_modified && (answers_number == 7'h3e)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_63 = entries_loaded[63];
  wire entries_is_snooped_63 = is_snoop && found_gives[63];
  wire [2:0] entries_owned_63 = (answers_gives_modified && (answers_number == 7'h3f)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_64 = entries_loaded[64];
  wire entries_is_snooped_64 = is_snoop && found_gives[64];
  wire [2:0] entries_owned_64 = (answers_gives_modified && (answers_number == 7'h40)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_65 = entries_loaded[65];
  wire entries_is_snooped_65 = is_snoop && found_gives[65];
  wire [2:0] entries_owned_65 = (answers_gives_modified && (answers_number == 7'h41)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_66 = entries_loaded[66];
  wire entries_is_snooped_66 = is_snoop && found_gives[66];
  wire [2:0] entries_owned_66 = (answers_gives_modified && (answers_number == 7'h42)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_67 = entries_loaded[67];
  wire entries_is_snooped_67 = is_snoop && found_gives[67];
  wire [2:0] entries_owned_67 = (answers_gives_modified && (answers_number == 7'h43)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_68 = entries_loaded[68];
  wire entries_is_snooped_68 = is_snoop && found_gives[68];
  wire [2:0] entries_owned_68 = (answers_gives_modified && (answers_number == 7'h44)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_69 = entries_loaded[69];
  wire entries_is_snooped_69 = is_snoop && found_gives[69];
  wire [2:0] entries_owned_69 = (answers_gives_modified && (answers_number == 7'h45)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_70 = entries_loaded[70];
  wire entries_is_snooped_70 = is_snoop && found_gives[70];
  wire [2:0] entries_owned_70 = (answers_gives_modified && (answers_number == 7'h46)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_71 = entries_loaded[71];
  wire entries_is_snooped_71 = is_snoop && found_gives[71];
  wire [2:0] entries_owned_71 = (answers_gives_modified && (answers_number == 7'h47)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_72 = entries_loaded[72];
  wire entries_is_snooped_72 = is_snoop && found_gives[72];
  wire [2:0] entries_owned_72 = (answers_gives_modified && (answers_number == 7'h48)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_73 = entries_loaded[73];
  wire entries_is_snooped_73 = is_snoop && found_gives[73];
  wire [2:0] entries_owned_73 = (answers_gives_modified && (answers_number == 7'h49)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_74 = entries_loaded[74];
  wire entries_is_snooped_74 = is_snoop && found_gives[74];
  wire [2:0] entries_owned_74 = (answers_gives_modified && (answers_number == 7'h4a)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_75 = entries_loaded[75];
  wire entries_is_snooped_75 = is_snoop && found_gives[75];
  wire [2:0] entries_owned_75 = (answers_gives_modified && (answers_number == 7'h4b)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_76 = entries_loaded[76];
  wire entries_is_snooped_76 = is_snoop && found_gives[76];
  wire [2:0] entries_owned_76 = (answers_gives_modified && (answers_number == 7'h4c)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_77 = entries_loaded[77];
  wire entries_is_snooped_77 = is_snoop && found_gives[77];
  wire [2:0] entries_owned_77 = (answers_gives_modified && (answers_number == 7'h4d)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_78 = entries_loaded[78];
  wire entries_is_snooped_78 = is_snoop && found_gives[78];
  wire [2:0] entries_owned_78 = (answers_gives_modified && (answers_number == 7'h4e)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_79 = entries_loaded[79];
  wire entries_is_snooped_79 = is_snoop && found_gives[79];
  wire [2:0] entries_owned_79 = (answers_gives_modified && (answers_number == 7'h4f)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_80 = entries_loaded[80];
  wire entries_is_snooped_80 = is_snoop && found_gives[80];
  wire [2:0] entries_owned_80 = (answers_gives_modified && (answers_number == 7'h50)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_81 = entries_loaded[81];
  wire entries_is_snooped_81 = is_snoop && found_gives[81];
  wire [2:0] entries_owned_81 = (answers_gives_modified && (answers_number == 7'h51)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_82 = entries_loaded[82];
  wire entries_is_snooped_82 = is_snoop && found_gives[82];
  wire [2:0] entries_owned_82 = (answers_gives_modified && (answers_number == 7'h52)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_83 = entries_loaded[83];
  wire entries_is_snooped_83 = is_snoop && found_gives[83];
  wire [2:0] entries_owned_83 = (answers_gives_modified && (answers_number == 7'h53)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_84 = entries_loaded[84];
  wire entries_is_snooped_84 = is_snoop && found_gives[84];
  wire [2:0] entries_owned_84 = (answers_gives_modified && (answers_number == 7'h54)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_85 = entries_loaded[85];
  wire entries_is_snooped_85 = is_snoop && found_gives[85];
  wire [2:0] entries_owned_85 = (answers_gives_modified && (answers_number == 7'h55)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_86 = entries_loaded[86];
  wire entries_is_snooped_86 = is_snoop && found_gives[86];
  wire [2:0] entries_owned_86 = (answers_gives_modified && (answers_number == 7'h56)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_87 = entries_loaded[87];
  wire entries_is_snooped_87 = is_snoop && found_gives[87];
  wire [2:0] entries_owned_87 = (answers_gives_modified && (answers_number == 7'h57)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_88 = entries_loaded[88];
  wire entries_is_snooped_88 = is_snoop && found_gives[88];
  wire [2:0] entries_owned_88 = (answers_gives_modified && (answers_number == 7'h58)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_89 = entries_loaded[89];
  wire entries_is_snooped_89 = is_snoop && found_gives[89];
  wire [2:0] entries_owned_89 = (answers_gives_modified && (answers_number == 7'h59)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_90 = entries_loaded[90];
  wire entries_is_snooped_90 = is_snoop && found_gives[90];
  wire [2:0] entries_owned_90 = (answers_gives_modified && (answers_number == 7'h5a)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_91 = entries_loaded[91];
  wire entries_is_snooped_91 = is_snoop && found_gives[91];
  wire [2:0] entries_owned_91 = (answers_gives_modified && (answers_number == 7'h5b)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_92 = entries_loaded[92];
  wire entries_is_snooped_92 = is_snoop && found_gives[92];
  wire [2:0] entries_owned_92 = (answers_gives_modified && (answers_number == 7'h5c)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_93 = entries_loaded[93];
  wire entries_is_snooped_93 = is_snoop && found_gives[93];
  wire [2:0] entries_owned_93 = (answers_gives_modified && (answers_number == 7'h5d)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_94 = entries_loaded[94];
  wire entries_is_snooped_94 = is_snoop && found_gives[94];
  wire [2:0] entries_owned_94 = (answers_gives_modified && (answers_number == 7'h5e)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_95 = entries_loaded[95];
  wire entries_is_snooped_95 = is_snoop && found_gives[95];
  wire [2:0] entries_owned_95 = (answers_gives_modified && (answers_number == 7'h5f)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_96 = entries_loaded[96];
  wire entries_is_snooped_96 = is_snoop && found_gives[96];
  wire [2:0] entries_owned_96 = (answers_gives_modified && (answers_number == 7'h60)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_97 = entries_loaded[97];
  wire entries_is_snooped_97 = is_snoop && found_gives[97];
  wire [2:0] entries_owned_97 = (answers_gives_modified && (answers_number == 7'h61)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_98 = entries_loaded[98];
  wire entries_is_snooped_98 = is_snoop && found_gives[98];
  wire [2:0] entries_owned_98 = (answers_gives_modified && (answers_number == 7'h62)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_99 = entries_loaded[99];
  wire entries_is_snooped_99 = is_snoop && found_gives[99];
  wire [2:0] entries_owned_99 = (answers_gives_modified && (answers_number == 7'h63)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_100 = entries_loaded[100];
  wire entries_is_snooped_100 = is_snoop && found_gives[100];
  wire [2:0] entries_owned_100 = (answers_gives_modified && (answers_number == 7'h64)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_101 = entries_loaded[101];
  wire entries_is_snooped_101 = is_snoop && found_gives[101];
  wire [2:0] entries_owned_101 = (answers_gives_modified && (answers_number == 7'h65)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_102 = entries_loaded[102];
  wire entries_is_snooped_102 = is_snoop && found_gives[102];
  wire [2:0] entries_owned_102 = (answers_gives_modified && (answers_number == 7'h66)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_103 = entries_loaded[103];
  wire entries_is_snooped_103 = is_snoop && found_gives[103];
  wire [2:0] entries_owned_103 = (answers_gives_modified && (answers_number == 7'h67)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_104 = entries_loaded[104];
  wire entries_is_snooped_104 = is_snoop && found_gives[104];
  wire [2:0] entries_owned_104 = (answers_gives_modified && (answers_number == 7'h68)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_105 = entries_loaded[105];
  wire entries_is_snooped_105 = is_snoop && found_gives[105];
  wire [2:0] entries_owned_105 = (answers_gives_modified && (answers_number == 7'h69)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_106 = entries_loaded[106];
  wire entries_is_snooped_106 = is_snoop && found_gives[106];
  wire [2:0] entries_owned_106 = (answers_gives_modified && (answers_number == 7'h6a)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_107 = entries_loaded[107];
  wire entries_is_snooped_107 = is_snoop && found_gives[107];
  wire [2:0] entries_owned_107 = (answers_gives_modified && (answers_number == 7'h6b)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_108 = entries_loaded[108];
  wire entries_is_snooped_108 = is_snoop && found_gives[108];
  wire [2:0] entries_owned_108 = (answers_gives_modified && (answers_number == 7'h6c)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_109 = entries_loaded[109];
  wire entries_is_snooped_109 = is_snoop && found_gives[109];
  wire [2:0] entries_owned_109 = (answers_gives_modified && (answers_number == 7'h6d)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_110 = entries_loaded[110];
  wire entries_is_snooped_110 = is_snoop && found_gives[110];
  wire [2:0] entries_owned_110 = (answers_gives_modified && (answers_number == 7'h6e)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_111 = entries_loaded[111];
  wire entries_is_snooped_111 = is_snoop && found_gives[111];
  wire [2:0] entries_owned_111 = (answers_gives_modified && (answers_number == 7'h6f)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_112 = entries_loaded[112];
  wire entries_is_snooped_112 = is_snoop && found_gives[112];
  wire [2:0] entries_owned_112 = (answers_gives_modified && (answers_number == 7'h70)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_113 = entries_loaded[113];
  wire entries_is_snooped_113 = is_snoop && found_gives[113];
  wire [2:0] entries_owned_113 = (answers_gives_modified && (answers_number == 7'h71)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_114 = entries_loaded[114];
  wire entries_is_snooped_114 = is_snoop && found_gives[114];
  wire [2:0] entries_owned_114 = (answers_gives_modified && (answers_number == 7'h72)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_115 = entries_loaded[115];
  wire entries_is_snooped_115 = is_snoop && found_gives[115];
  wire [2:0] entries_owned_115 = (answers_gives_modified && (answers_number == 7'h73)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_116 = entries_loaded[116];
  wire entries_is_snooped_116 = is_snoop && found_gives[116];
  wire [2:0] entries_owned_116 = (answers_gives_modified && (answers_number == 7'h74)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_117 = entries_loaded[117];
  wire entries_is_snooped_117 = is_snoop && found_gives[117];
  wire [2:0] entries_owned_117 = (answers_gives_modified && (answers_number == 7'h75)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_118 = entries_loaded[118];
  wire entries_is_snooped_118 = is_snoop && found_gives[118];
  wire [2:0] entries_owned_118 = (answers_gives_modified && (answers_number == 7'h76)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_119 = entries_loaded[119];
  wire entries_is_snooped_119 = is_snoop && found_gives[119];
  wire [2:0] entries_owned_119 = (answers_gives_modified && (answers_number == 7'h77)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_120 = entries_loaded[120];
  wire entries_is_snooped_120 = is_snoop && found_gives[120];
  wire [2:0] entries_owned_120 = (answers_gives_modified && (answers_number == 7'h78)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_121 = entries_loaded[121];
  wire entries_is_snooped_121 = is_snoop && found_gives[121];
  wire [2:0] entries_owned_121 = (answers_gives_modified && (answers_number == 7'h79)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_122 = entries_loaded[122];
  wire entries_is_snooped_122 = is_snoop && found_gives[122];
  wire [2:0] entries_owned_122 = (answers_gives_modified && (answers_number == 7'h7a)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_123 = entries_loaded[123];
  wire entries_is_snooped_123 = is_snoop && found_gives[123];
  wire [2:0] entries_owned_123 = (answers_gives_modified && (answers_number == 7'h7b)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_124 = entries_loaded[124];
  wire entries_is_snooped_124 = is_snoop && found_gives[124];
  wire [2:0] entries_owned_124 = (answers_gives_modified && (answers_number == 7'h7c)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_125 = entries_loaded[125];
  wire entries_is_snooped_125 = is_snoop && found_gives[125];
  wire [2:0] entries_owned_125 = (answers_gives_modified && (answers_number == 7'h7d)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_126 = entries_loaded[126];
  wire entries_is_snooped_126 = is_snoop && found_gives[126];
  wire [2:0] entries_owned_126 = (answers_gives_modified && (answers_number == 7'h7e)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire entries_takes_127 = entries_loaded[127];
  wire entries_is_snooped_127 = is_snoop && found_gives[127];
  wire [2:0] entries_owned_127 = (answers_gives_modified && (answers_number == 7'h7f)) ?
      HELD_MODIFIED_TO_COME : HELD_EXCLUSIVE_TO_COME;
  wire waiting_begins_list = waiting_joins && waiting_is_first;
  wire [6:0] waiting_last = waiting_lasts[waiting_entry];
  wire [6:0] waiting_changed = waiting_leaves ? waiting_left : waiting_entry;
  wire [36:0] looked_tag = (tags_way_tag & {37{flush_way == 2'd0}}) |
      (tags_way_tag_1 & {37{flush_way == 2'd1}}) | (tags_way_tag_2 & {37{flush_way == 2'd2}}) |
      (tags_way_tag_3 & {37{flush_way == 2'd3}});
  wire [1:0] looked_state = (tags_way_state & {2{flush_way == 2'd0}}) |
      (tags_way_state_1 & {2{flush_way == 2'd1}}) | (tags_way_state_2 & {2{flush_way == 2'd2}}) |
      (tags_way_state_3 & {2{flush_way == 2'd3}});
  wire flush_is_request = is_request && !operation_is_own;
  wire flush_is_empty = is_look && (looked_state == LINE_STATE_INVALID);
  wire flush_goes_on = flush_is_empty || (is_request && operation_is_own && decide_begins);
  wire flush_at_last_way = &flush_way;
  wire flush_at_end = flush_at_last_way && (&flush_set);
  wire flush_bank = ^operation_line;
  wire [127:0] fence_covered = fence_stands ? entries_fenced : {128{1'b1}};
  wire [511:0] deliver_given_cached = decide_cached & {512{deliver_due_gives_cached}};
  wire [511:0] deliver_given = deliver_given_cached |
      (deliver_due_carried & {512{deliver_due_gives_carried}});
  wire deliver_status = deliver_due_fails ? LINE_STATUS_ERROR : LINE_STATUS_OKAY;
  wire [511:0] deliver_sent_data = deliver_due_sends_cached ? decide_cached : deliver_due_carried;
  wire [511:0] deliver_data = {deliver_due_carried_bytes[63] ? deliver_due_carried[511:504] :
      decide_cached[511:504], deliver_due_carried_bytes[62] ? deliver_due_carried[503:496] :
      decide_cached[503:496], deliver_due_carried_bytes[61] ? deliver_due_carried[495:488] :
      decide_cached[495:488], deliver_due_carried_bytes[60] ? deliver_due_carried[487:480] :
      decide_cached[487:480], deliver_due_carried_bytes[59] ? deliver_due_carried[479:472] :
      decide_cached[479:472], deliver_due_carried_bytes[58] ? deliver_due_carried[471:464] :
      decide_cached[471:464], deliver_due_carried_bytes[57] ? deliver_due_carried[463:456] :
      decide_cached[463:456], deliver_due_carried_bytes[56] ? deliver_due_carried[455:448] :
      decide_cached[455:448], deliver_due_carried_bytes[55] ? deliver_due_carried[447:440] :
      decide_cached[447:440], deliver_due_carried_bytes[54] ? deliver_due_carried[439:432] :
      decide_cached[439:432], deliver_due_carried_bytes[53] ? deliver_due_carried[431:424] :
      decide_cached[431:424], deliver_due_carried_bytes[52] ? deliver_due_carried[423:416] :
      decide_cached[423:416], deliver_due_carried_bytes[51] ? deliver_due_carried[415:408] :
      decide_cached[415:408], deliver_due_carried_bytes[50] ? deliver_due_carried[407:400] :
      decide_cached[407:400], deliver_due_carried_bytes[49] ? deliver_due_carried[399:392] :
      decide_cached[399:392], deliver_due_carried_bytes[48] ? deliver_due_carried[391:384] :
      decide_cached[391:384], deliver_due_carried_bytes[47] ? deliver_due_carried[383:376] :
      decide_cached[383:376], deliver_due_carried_bytes[46] ? deliver_due_carried[375:368] :
      decide_cached[375:368], deliver_due_carried_bytes[45] ? deliver_due_carried[367:360] :
      decide_cached[367:360], deliver_due_carried_bytes[44] ? deliver_due_carried[359:352] :
      decide_cached[359:352], deliver_due_carried_bytes[43] ? deliver_due_carried[351:344] :
      decide_cached[351:344], deliver_due_carried_bytes[42] ? deliver_due_carried[343:336] :
      decide_cached[343:336], deliver_due_carried_bytes[41] ? deliver_due_carried[335:328] :
      decide_cached[335:328], deliver_due_carried_bytes[40] ? deliver_due_carried[327:320] :
      decide_cached[327:320], deliver_due_carried_bytes[39] ? deliver_due_carried[319:312] :
      decide_cached[319:312], deliver_due_carried_bytes[38] ? deliver_due_carried[311:304] :
      decide_cached[311:304], deliver_due_carried_bytes[37] ? deliver_due_carried[303:296] :
      decide_cached[303:296], deliver_due_carried_bytes[36] ? deliver_due_carried[295:288] :
      decide_cached[295:288], deliver_due_carried_bytes[35] ? deliver_due_carried[287:280] :
      decide_cached[287:280], deliver_due_carried_bytes[34] ? deliver_due_carried[279:272] :
      decide_cached[279:272], deliver_due_carried_bytes[33] ? deliver_due_carried[271:264] :
      decide_cached[271:264], deliver_due_carried_bytes[32] ? deliver_due_carried[263:256] :
      decide_cached[263:256], deliver_due_carried_bytes[31] ? deliver_due_carried[255:248] :
      decide_cached[255:248], deliver_due_carried_bytes[30] ? deliver_due_carried[247:240] :
      decide_cached[247:240], deliver_due_carried_bytes[29] ? deliver_due_carried[239:232] :
      decide_cached[239:232], deliver_due_carried_bytes[28] ? deliver_due_carried[231:224] :
      decide_cached[231:224], deliver_due_carried_bytes[27] ? deliver_due_carried[223:216] :
      decide_cached[223:216], deliver_due_carried_bytes[26] ? deliver_due_carried[215:208] :
      decide_cached[215:208], deliver_due_carried_bytes[25] ? deliver_due_carried[207:200] :
      decide_cached[207:200], deliver_due_carried_bytes[24] ? deliver_due_carried[199:192] :
      decide_cached[199:192], deliver_due_carried_bytes[23] ? deliver_due_carried[191:184] :
      decide_cached[191:184], deliver_due_carried_bytes[22] ? deliver_due_carried[183:176] :
      decide_cached[183:176], deliver_due_carried_bytes[21] ? deliver_due_carried[175:168] :
      decide_cached[175:168], deliver_due_carried_bytes[20] ? deliver_due_carried[167:160] :
      decide_cached[167:160], deliver_due_carried_bytes[19] ? deliver_due_carried[159:152] :
      decide_cached[159:152], deliver_due_carried_bytes[18] ? deliver_due_carried[151:144] :
      decide_cached[151:144], deliver_due_carried_bytes[17] ? deliver_due_carried[143:136] :
      decide_cached[143:136], deliver_due_carried_bytes[16] ? deliver_due_carried[135:128] :
      decide_cached[135:128], deliver_due_carried_bytes[15] ? deliver_due_carried[127:120] :
      decide_cached[127:120], deliver_due_carried_bytes[14] ? deliver_due_carried[119:112] :
      decide_cached[119:112], deliver_due_carried_bytes[13] ? deliver_due_carried[111:104] :
      decide_cached[111:104], deliver_due_carried_bytes[12] ? deliver_due_carried[103:96] :
      decide_cached[103:96], deliver_due_carried_bytes[11] ? deliver_due_carried[95:88] :
      decide_cached[95:88], deliver_due_carried_bytes[10] ? deliver_due_carried[87:80] :
      decide_cached[87:80], deliver_due_carried_bytes[9] ? deliver_due_carried[79:72] :
      decide_cached[79:72], deliver_due_carried_bytes[8] ? deliver_due_carried[71:64] :
      decide_cached[71:64], deliver_due_carried_bytes[7] ? deliver_due_carried[63:56] :
      decide_cached[63:56], deliver_due_carried_bytes[6] ? deliver_due_carried[55:48] :
      decide_cached[55:48], deliver_due_carried_bytes[5] ? deliver_due_carried[47:40] :
      decide_cached[47:40], deliver_due_carried_bytes[4] ? deliver_due_carried[39:32] :
      decide_cached[39:32], deliver_due_carried_bytes[3] ? deliver_due_carried[31:24] :
      decide_cached[31:24], deliver_due_carried_bytes[2] ? deliver_due_carried[23:16] :
      decide_cached[23:16], deliver_due_carried_bytes[1] ? deliver_due_carried[15:8] :
      decide_cached[15:8], deliver_due_carried_bytes[0] ? deliver_due_carried[7:0] :
      decide_cached[7:0]};

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
  end

  always @(posedge clk) begin
    answers_answer_response_data <= h2d_response_response_data;
  end

  always @(posedge clk) begin
    answers_answer_response_pre <= h2d_response_response_pre;
  end

  always @(posedge clk) begin
    answers_answer_cqid <= h2d_response_cqid;
  end

  always @(posedge clk) begin
    answers_has_answer <= h2d_response_valid;
    if (rst) begin
      answers_has_answer <= 1'b0;
    end
  end

  always @(posedge clk) begin
    answers_data_cqid <= h2d_data_cqid;
  end

  always @(posedge clk) begin
    answers_data_chunk_valid <= h2d_data_chunk_valid;
  end

  always @(posedge clk) begin
    answers_data_poison <= h2d_data_poison;
  end

  always @(posedge clk) begin
    answers_data_go_error <= h2d_data_go_error;
  end

  always @(posedge clk) begin
    answers_data_data <= h2d_data_data;
  end

  always @(posedge clk) begin
    answers_has_data <= h2d_data_valid;
    if (rst) begin
      answers_has_data <= 1'b0;
    end
  end

  always @(posedge clk) begin
    queue_0_started <= 1'b1;
    if (rst) begin
      queue_0_started <= 1'b0;
    end
  end

  assign line_request_0_ready = queue_0_started && !queue_0_full;

  always @(posedge clk) begin
    if (line_request_0_valid && line_request_0_ready) begin
      queue_0_written <= queue_0_written + 5'd1;
    end
    if (rst) begin
      queue_0_written <= 5'd0;
    end
  end

  always @(posedge clk) begin
    if (queue_0_tries) begin
      queue_0_read <= queue_0_read + 5'd1;
    end
    if (queue_0_refused) begin
      queue_0_read <= operation_place;
      queue_0_waits <= 1'b1;
    end else if (goes_on_0) begin
      queue_0_waits <= 1'b0;
    end
    if (rst) begin
      queue_0_read <= 5'd0;
      queue_0_waits <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (queue_0_served) begin
      queue_0_done <= operation_place + 5'd1;
    end
    if (rst) begin
      queue_0_done <= 5'd0;
    end
  end

  always @(posedge clk) begin
    queue_1_started <= 1'b1;
    if (rst) begin
      queue_1_started <= 1'b0;
    end
  end

  assign line_request_1_ready = queue_1_started && !queue_1_full;

  always @(posedge clk) begin
    if (line_request_1_valid && line_request_1_ready) begin
      queue_1_written <= queue_1_written + 5'd1;
    end
    if (rst) begin
      queue_1_written <= 5'd0;
    end
  end

  always @(posedge clk) begin
    if (queue_1_tries) begin
      queue_1_read <= queue_1_read + 5'd1;
    end
    if (queue_1_refused) begin
      queue_1_read <= operation_place;
      queue_1_waits <= 1'b1;
    end else if (goes_on_1) begin
      queue_1_waits <= 1'b0;
    end
    if (rst) begin
      queue_1_read <= 5'd0;
      queue_1_waits <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (queue_1_served) begin
      queue_1_done <= operation_place + 5'd1;
    end
    if (rst) begin
      queue_1_done <= 5'd0;
    end
  end

  assign line_response_0_valid = responses_0_queue_sink_valid;
  assign responses_0_queue_sink_ready = line_response_0_ready;

  always @(posedge clk) begin
    responses_0_came_back <= responses_0_returns;
    if (rst) begin
      responses_0_came_back <= 1'b0;
    end
  end

  always @(posedge clk) begin
    responses_0_taken_places <= responses_0_takes ? responses_0_others + 8'd1 : responses_0_others;
    if (rst) begin
      responses_0_taken_places <= 8'd0;
    end
  end

  assign line_response_1_valid = responses_1_queue_sink_valid;
  assign responses_1_queue_sink_ready = line_response_1_ready;

  always @(posedge clk) begin
    responses_1_came_back <= responses_1_returns;
    if (rst) begin
      responses_1_came_back <= 1'b0;
    end
  end

  always @(posedge clk) begin
    responses_1_taken_places <= responses_1_takes ? responses_1_others + 8'd1 : responses_1_others;
    if (rst) begin
      responses_1_taken_places <= 8'd0;
    end
  end

  assign d2h_request_valid = requests_sink_valid;
  assign d2h_request_cqid = requests_sink_cqid;
  assign requests_sink_ready = d2h_request_ready;

  always @(posedge clk) begin
    arrivals_came <= h2d_request_valid && h2d_request_ready;
    if (rst) begin
      arrivals_came <= 1'b0;
    end
  end

  always @(posedge clk) begin
    arrivals_was_known <= arrivals_is_known;
    if (rst) begin
      arrivals_was_known <= 1'b0;
    end
  end

  always @(posedge clk) begin
    arrivals_line <= h2d_request_line_address;
  end

  always @(posedge clk) begin
    arrivals_number <= h2d_request_uqid;
  end

  always @(posedge clk) begin
    if (owes) begin
      debts_written <= debts_written + 11'd1;
    end
    if (rst) begin
      debts_written <= 11'd0;
    end
  end

  always @(posedge clk) begin
    debts_there <= debts_written;
    if (rst) begin
      debts_there <= 11'd0;
    end
  end

  always @(posedge clk) begin
    if (debts_fetches) begin
      debts_read <= debts_read + 11'd1;
    end
    if (rst) begin
      debts_read <= 11'd0;
    end
  end

  always @(posedge clk) begin
    debts_has_next <= debts_fetches || (debts_has_next && !(debts_next_valid && debts_next_ready));
    if (rst) begin
      debts_has_next <= 1'b0;
    end
  end

  assign debts_next_valid = debts_has_next;
  assign debts_next_opcode = debts_payload_opcode;
  assign debts_next_line_address = debts_payload_line_address;
  assign debts_next_uqid = debts_payload_uqid;

  always @(posedge clk) begin
    if (turn_moves) begin
      turn_turn_valid <= turn_any;
      turn_turn_number <= turn_number;
      turn_batch <= turn_candidates & ~turn_picked;
    end
    if (rst) begin
      turn_batch <= 128'd0;
      turn_turn_valid <= 1'b0;
    end
  end

  always @(posedge clk) begin
    answer_room <= responses_occupancy < 4'd5;
    if (rst) begin
      answer_room <= 1'b0;
    end
  end

  always @(posedge clk) begin
    line_room <= data_queue_occupancy < 4'd5;
    if (rst) begin
      line_room <= 1'b0;
    end
  end

  always @(posedge clk) begin
    select_snooped_last <= select_snoop;
    if (rst) begin
      select_snooped_last <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!select_snoop) begin
      select_turned_last <= select_turns;
    end
    if (rst) begin
      select_turned_last <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (select_of_port) begin
      select_port_last <= select_port;
    end
    if (rst) begin
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

  always @(posedge clk) begin
    is_request <= select_request;
    if (rst) begin
      is_request <= 1'b0;
    end
  end

  always @(posedge clk) begin
    is_snoop <= select_snoop;
    if (rst) begin
      is_snoop <= 1'b0;
    end
  end

  always @(posedge clk) begin
    is_complete <= select_complete;
    if (rst) begin
      is_complete <= 1'b0;
    end
  end

  always @(posedge clk) begin
    is_wake <= select_wake;
    if (rst) begin
      is_wake <= 1'b0;
    end
  end

  always @(posedge clk) begin
    is_look <= select_look;
    if (rst) begin
      is_look <= 1'b0;
    end
  end

  always @(posedge clk) begin
    operation_line <= select_operation_line;
  end

  always @(posedge clk) begin
    operation_entry <= turn_turn_number;
  end

  always @(posedge clk) begin
    operation_has_waited <= select_serves_waiter;
  end

  always @(posedge clk) begin
    operation_waiter <= select_place_of_waiter;
  end

  always @(posedge clk) begin
    operation_port <= select_operation_port;
  end

  always @(posedge clk) begin
    operation_place <= select_operation_place;
  end

  always @(posedge clk) begin
    operation_operation <= select_operation_operation;
  end

  always @(posedge clk) begin
    operation_tag <= select_operation_tag;
  end

  always @(posedge clk) begin
    operation_data <= select_operation_data;
  end

  always @(posedge clk) begin
    operation_byte_enable <= select_operation_byte_enable;
  end

  always @(posedge clk) begin
    operation_snoop <= select_snooped_opcode;
  end

  always @(posedge clk) begin
    operation_uqid <= select_snooped_uqid;
  end

  always @(posedge clk) begin
    operation_is_debt <= select_pays;
  end

  always @(posedge clk) begin
    operation_has_room <= line_room;
  end

  always @(posedge clk) begin
    operation_is_own <= select_own;
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_last_tag <= tags_tag;
      tags_last_state <= tags_written_state;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_is_last_0 <= tags_writes && tags_is_next;
    end
    if (rst) begin
      tags_is_last_0 <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_is_last_1 <= tags_writes_1 && tags_is_next;
    end
    if (rst) begin
      tags_is_last_1 <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_is_last_2 <= tags_writes_2 && tags_is_next;
    end
    if (rst) begin
      tags_is_last_2 <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_is_last_3 <= tags_writes_3 && tags_is_next;
    end
    if (rst) begin
      tags_is_last_3 <= 1'b0;
    end
  end

  assign tags_begins = decide_owes;
  assign tags_ends = decide_pays_debt;
  assign tags_changes = decide_gives_up || decide_writes_copy || decide_copy_changes;
  assign tags_installs = decide_installs_1;
  assign tags_touches = decide_installs_1 || decide_uses_copy;
  assign tags_new_state = is_complete ? decide_kept : decide_snoop_state;
  assign queue_0_served = goes_on;
  assign queue_0_refused = decide_is_refused && is_of_queue;
  assign goes_on_0 = term_59 || ((shortage_0_number || shortage_0_place) && shortage_0_may_try);

  always @(posedge clk) begin
    if (shortage_0_lacks_number) begin
      shortage_0_number <= 1'b1;
    end else if (shortage_0_is_served) begin
      shortage_0_number <= 1'b0;
    end
    if (rst) begin
      shortage_0_number <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (shortage_0_lacks_place) begin
      shortage_0_place <= 1'b1;
    end else if (goes_on) begin
      shortage_0_place <= 1'b0;
    end
    if (rst) begin
      shortage_0_place <= 1'b0;
    end
  end

  assign responses_0_takes = queue_0_tries || watches_0_wakes;

  always @(posedge clk) begin
    watches_0_waiting <= (watches_0_waiting | watches_0_begun) & ~watches_0_leaving;
    if (rst) begin
      watches_0_waiting <= 8'd0;
    end
  end

  always @(posedge clk) begin
    watches_0_left <= (watches_0_left | watches_0_leaving) & ~watches_0_answered;
    if (rst) begin
      watches_0_left <= 8'd0;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[0]) begin
      watches_0_at_0 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[1]) begin
      watches_0_at_1 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[2]) begin
      watches_0_at_2 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[3]) begin
      watches_0_at_3 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[4]) begin
      watches_0_at_4 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[5]) begin
      watches_0_at_5 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[6]) begin
      watches_0_at_6 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_0_begun[7]) begin
      watches_0_at_7 <= decide_address;
    end
  end

  assign responses_0_returns = term_58 && is_of_port_1;
  assign queue_1_served = goes_on_2;
  assign queue_1_refused = decide_is_refused && is_of_queue_1;
  assign goes_on_1 = term_59 || ((shortage_1_number || shortage_1_place) && shortage_1_may_try);

  always @(posedge clk) begin
    if (shortage_1_lacks_number) begin
      shortage_1_number <= 1'b1;
    end else if (shortage_1_is_served) begin
      shortage_1_number <= 1'b0;
    end
    if (rst) begin
      shortage_1_number <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (shortage_1_lacks_place) begin
      shortage_1_place <= 1'b1;
    end else if (goes_on_2) begin
      shortage_1_place <= 1'b0;
    end
    if (rst) begin
      shortage_1_place <= 1'b0;
    end
  end

  assign responses_1_takes = queue_1_tries || watches_1_wakes;

  always @(posedge clk) begin
    watches_1_waiting <= (watches_1_waiting | watches_1_begun) & ~watches_1_leaving;
    if (rst) begin
      watches_1_waiting <= 8'd0;
    end
  end

  always @(posedge clk) begin
    watches_1_left <= (watches_1_left | watches_1_leaving) & ~watches_1_answered;
    if (rst) begin
      watches_1_left <= 8'd0;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[0]) begin
      watches_1_at_0 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[1]) begin
      watches_1_at_1 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[2]) begin
      watches_1_at_2 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[3]) begin
      watches_1_at_3 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[4]) begin
      watches_1_at_4 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[5]) begin
      watches_1_at_5 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[6]) begin
      watches_1_at_6 <= decide_address;
    end
  end

  always @(posedge clk) begin
    if (watches_1_begun[7]) begin
      watches_1_at_7 <= decide_address;
    end
  end

  assign responses_1_returns = term_58 && is_of_port_2;

  always @(posedge clk) begin
    entries_valid <= (entries_valid | entries_started) & ~entries_freed;
    if (rst) begin
      entries_valid <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_unasked <= (entries_unasked | (entries_started & {128{decide_asks}})) & ~asked;
    if (rst) begin
      entries_unasked <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_needs_answer <= (entries_needs_answer & ~entries_loaded) |
        (entries_loaded & {128{decide_needs_answer}});
    if (rst) begin
      entries_needs_answer <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_needs_data <= (entries_needs_data & ~entries_loaded) |
        (entries_loaded & {128{decide_needs_data_1}});
    if (rst) begin
      entries_needs_data <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_wants_answer <= (entries_wants_answer | entries_answer_wanted) & ~answers_answered;
    if (rst) begin
      entries_wants_answer <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_wants_data <= (entries_wants_data | entries_data_wanted) & ~answers_filled;
    if (rst) begin
      entries_wants_data <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_failed <= (entries_failed & ~entries_fresh) | answers_failed_answers |
        answers_failed_data;
    if (rst) begin
      entries_failed <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_poisoned <= (entries_poisoned & ~entries_loaded) | entries_damaged;
    if (rst) begin
      entries_poisoned <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_owes <= (entries_owes & ~entries_paid) | entries_newly_owed;
    if (rst) begin
      entries_owes <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_awaited <= ((flush_valid ? entries_under_way : entries_awaited) | entries_begun) &
        ~entries_freed;
    if (rst) begin
      entries_awaited <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_serves <= (entries_serves | joined_2) & ~entries_stopped;
    if (rst) begin
      entries_serves <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_waited <= (entries_waited | entries_joined) & ~joined_3;
    if (rst) begin
      entries_waited <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_unobserved <= (entries_unobserved | entries_told) & ~entries_freed;
    if (rst) begin
      entries_unobserved <= 128'd0;
    end
  end

  always @(posedge clk) begin
    entries_ready <= (entries_ready & ~turn_picked) | entries_completed | entries_snooped_modified
        | entries_again;
    if (rst) begin
      entries_ready <= 128'd0;
    end
  end

  always @(posedge clk) begin
    if (entries_takes) begin
      entries_line_0 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_0 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd0)) begin
      entries_held_0 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd0)) begin
      entries_held_0 <= entries_owned;
    end else if (entries_is_snooped) begin
      entries_held_0 <= found_after_0;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_1) begin
      entries_line_1 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_1 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd1)) begin
      entries_held_1 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd1)) begin
      entries_held_1 <= entries_owned_1;
    end else if (entries_is_snooped_1) begin
      entries_held_1 <= found_after_1;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_2) begin
      entries_line_2 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_2 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd2)) begin
      entries_held_2 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd2)) begin
      entries_held_2 <= entries_owned_2;
    end else if (entries_is_snooped_2) begin
      entries_held_2 <= found_after_2;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_3) begin
      entries_line_3 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_3 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd3)) begin
      entries_held_3 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd3)) begin
      entries_held_3 <= entries_owned_3;
    end else if (entries_is_snooped_3) begin
      entries_held_3 <= found_after_3;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_4) begin
      entries_line_4 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_4 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd4)) begin
      entries_held_4 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd4)) begin
      entries_held_4 <= entries_owned_4;
    end else if (entries_is_snooped_4) begin
      entries_held_4 <= found_after_4;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_5) begin
      entries_line_5 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_5 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd5)) begin
      entries_held_5 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd5)) begin
      entries_held_5 <= entries_owned_5;
    end else if (entries_is_snooped_5) begin
      entries_held_5 <= found_after_5;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_6) begin
      entries_line_6 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_6 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd6)) begin
      entries_held_6 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd6)) begin
      entries_held_6 <= entries_owned_6;
    end else if (entries_is_snooped_6) begin
      entries_held_6 <= found_after_6;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_7) begin
      entries_line_7 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_7 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd7)) begin
      entries_held_7 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd7)) begin
      entries_held_7 <= entries_owned_7;
    end else if (entries_is_snooped_7) begin
      entries_held_7 <= found_after_7;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_8) begin
      entries_line_8 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_8 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd8)) begin
      entries_held_8 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd8)) begin
      entries_held_8 <= entries_owned_8;
    end else if (entries_is_snooped_8) begin
      entries_held_8 <= found_after_8;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_9) begin
      entries_line_9 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_9 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'd9)) begin
      entries_held_9 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'd9)) begin
      entries_held_9 <= entries_owned_9;
    end else if (entries_is_snooped_9) begin
      entries_held_9 <= found_after_9;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_10) begin
      entries_line_10 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_10 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'ha)) begin
      entries_held_10 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'ha)) begin
      entries_held_10 <= entries_owned_10;
    end else if (entries_is_snooped_10) begin
      entries_held_10 <= found_after_10;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_11) begin
      entries_line_11 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_11 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'hb)) begin
      entries_held_11 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'hb)) begin
      entries_held_11 <= entries_owned_11;
    end else if (entries_is_snooped_11) begin
      entries_held_11 <= found_after_11;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_12) begin
      entries_line_12 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_12 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'hc)) begin
      entries_held_12 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'hc)) begin
      entries_held_12 <= entries_owned_12;
    end else if (entries_is_snooped_12) begin
      entries_held_12 <= found_after_12;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_13) begin
      entries_line_13 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_13 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'hd)) begin
      entries_held_13 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'hd)) begin
      entries_held_13 <= entries_owned_13;
    end else if (entries_is_snooped_13) begin
      entries_held_13 <= found_after_13;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_14) begin
      entries_line_14 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_14 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'he)) begin
      entries_held_14 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'he)) begin
      entries_held_14 <= entries_owned_14;
    end else if (entries_is_snooped_14) begin
      entries_held_14 <= found_after_14;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_15) begin
      entries_line_15 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_15 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'hf)) begin
      entries_held_15 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'hf)) begin
      entries_held_15 <= entries_owned_15;
    end else if (entries_is_snooped_15) begin
      entries_held_15 <= found_after_15;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_16) begin
      entries_line_16 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_16 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h10)) begin
      entries_held_16 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h10)) begin
      entries_held_16 <= entries_owned_16;
    end else if (entries_is_snooped_16) begin
      entries_held_16 <= found_after_16;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_17) begin
      entries_line_17 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_17 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h11)) begin
      entries_held_17 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h11)) begin
      entries_held_17 <= entries_owned_17;
    end else if (entries_is_snooped_17) begin
      entries_held_17 <= found_after_17;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_18) begin
      entries_line_18 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_18 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h12)) begin
      entries_held_18 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h12)) begin
      entries_held_18 <= entries_owned_18;
    end else if (entries_is_snooped_18) begin
      entries_held_18 <= found_after_18;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_19) begin
      entries_line_19 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_19 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h13)) begin
      entries_held_19 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h13)) begin
      entries_held_19 <= entries_owned_19;
    end else if (entries_is_snooped_19) begin
      entries_held_19 <= found_after_19;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_20) begin
      entries_line_20 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_20 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h14)) begin
      entries_held_20 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h14)) begin
      entries_held_20 <= entries_owned_20;
    end else if (entries_is_snooped_20) begin
      entries_held_20 <= found_after_20;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_21) begin
      entries_line_21 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_21 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h15)) begin
      entries_held_21 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h15)) begin
      entries_held_21 <= entries_owned_21;
    end else if (entries_is_snooped_21) begin
      entries_held_21 <= found_after_21;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_22) begin
      entries_line_22 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_22 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h16)) begin
      entries_held_22 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h16)) begin
      entries_held_22 <= entries_owned_22;
    end else if (entries_is_snooped_22) begin
      entries_held_22 <= found_after_22;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_23) begin
      entries_line_23 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_23 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h17)) begin
      entries_held_23 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h17)) begin
      entries_held_23 <= entries_owned_23;
    end else if (entries_is_snooped_23) begin
      entries_held_23 <= found_after_23;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_24) begin
      entries_line_24 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_24 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h18)) begin
      entries_held_24 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h18)) begin
      entries_held_24 <= entries_owned_24;
    end else if (entries_is_snooped_24) begin
      entries_held_24 <= found_after_24;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_25) begin
      entries_line_25 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_25 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h19)) begin
      entries_held_25 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h19)) begin
      entries_held_25 <= entries_owned_25;
    end else if (entries_is_snooped_25) begin
      entries_held_25 <= found_after_25;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_26) begin
      entries_line_26 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_26 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h1a)) begin
      entries_held_26 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h1a)) begin
      entries_held_26 <= entries_owned_26;
    end else if (entries_is_snooped_26) begin
      entries_held_26 <= found_after_26;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_27) begin
      entries_line_27 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_27 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h1b)) begin
      entries_held_27 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h1b)) begin
      entries_held_27 <= entries_owned_27;
    end else if (entries_is_snooped_27) begin
      entries_held_27 <= found_after_27;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_28) begin
      entries_line_28 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_28 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h1c)) begin
      entries_held_28 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h1c)) begin
      entries_held_28 <= entries_owned_28;
    end else if (entries_is_snooped_28) begin
      entries_held_28 <= found_after_28;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_29) begin
      entries_line_29 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_29 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h1d)) begin
      entries_held_29 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h1d)) begin
      entries_held_29 <= entries_owned_29;
    end else if (entries_is_snooped_29) begin
      entries_held_29 <= found_after_29;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_30) begin
      entries_line_30 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_30 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h1e)) begin
      entries_held_30 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h1e)) begin
      entries_held_30 <= entries_owned_30;
    end else if (entries_is_snooped_30) begin
      entries_held_30 <= found_after_30;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_31) begin
      entries_line_31 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_31 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h1f)) begin
      entries_held_31 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h1f)) begin
      entries_held_31 <= entries_owned_31;
    end else if (entries_is_snooped_31) begin
      entries_held_31 <= found_after_31;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_32) begin
      entries_line_32 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_32 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h20)) begin
      entries_held_32 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h20)) begin
      entries_held_32 <= entries_owned_32;
    end else if (entries_is_snooped_32) begin
      entries_held_32 <= found_after_32;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_33) begin
      entries_line_33 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_33 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h21)) begin
      entries_held_33 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h21)) begin
      entries_held_33 <= entries_owned_33;
    end else if (entries_is_snooped_33) begin
      entries_held_33 <= found_after_33;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_34) begin
      entries_line_34 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_34 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h22)) begin
      entries_held_34 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h22)) begin
      entries_held_34 <= entries_owned_34;
    end else if (entries_is_snooped_34) begin
      entries_held_34 <= found_after_34;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_35) begin
      entries_line_35 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_35 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h23)) begin
      entries_held_35 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h23)) begin
      entries_held_35 <= entries_owned_35;
    end else if (entries_is_snooped_35) begin
      entries_held_35 <= found_after_35;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_36) begin
      entries_line_36 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_36 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h24)) begin
      entries_held_36 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h24)) begin
      entries_held_36 <= entries_owned_36;
    end else if (entries_is_snooped_36) begin
      entries_held_36 <= found_after_36;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_37) begin
      entries_line_37 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_37 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h25)) begin
      entries_held_37 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h25)) begin
      entries_held_37 <= entries_owned_37;
    end else if (entries_is_snooped_37) begin
      entries_held_37 <= found_after_37;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_38) begin
      entries_line_38 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_38 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h26)) begin
      entries_held_38 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h26)) begin
      entries_held_38 <= entries_owned_38;
    end else if (entries_is_snooped_38) begin
      entries_held_38 <= found_after_38;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_39) begin
      entries_line_39 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_39 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h27)) begin
      entries_held_39 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h27)) begin
      entries_held_39 <= entries_owned_39;
    end else if (entries_is_snooped_39) begin
      entries_held_39 <= found_after_39;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_40) begin
      entries_line_40 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_40 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h28)) begin
      entries_held_40 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h28)) begin
      entries_held_40 <= entries_owned_40;
    end else if (entries_is_snooped_40) begin
      entries_held_40 <= found_after_40;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_41) begin
      entries_line_41 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_41 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h29)) begin
      entries_held_41 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h29)) begin
      entries_held_41 <= entries_owned_41;
    end else if (entries_is_snooped_41) begin
      entries_held_41 <= found_after_41;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_42) begin
      entries_line_42 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_42 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h2a)) begin
      entries_held_42 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h2a)) begin
      entries_held_42 <= entries_owned_42;
    end else if (entries_is_snooped_42) begin
      entries_held_42 <= found_after_42;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_43) begin
      entries_line_43 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_43 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h2b)) begin
      entries_held_43 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h2b)) begin
      entries_held_43 <= entries_owned_43;
    end else if (entries_is_snooped_43) begin
      entries_held_43 <= found_after_43;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_44) begin
      entries_line_44 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_44 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h2c)) begin
      entries_held_44 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h2c)) begin
      entries_held_44 <= entries_owned_44;
    end else if (entries_is_snooped_44) begin
      entries_held_44 <= found_after_44;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_45) begin
      entries_line_45 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_45 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h2d)) begin
      entries_held_45 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h2d)) begin
      entries_held_45 <= entries_owned_45;
    end else if (entries_is_snooped_45) begin
      entries_held_45 <= found_after_45;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_46) begin
      entries_line_46 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_46 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h2e)) begin
      entries_held_46 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h2e)) begin
      entries_held_46 <= entries_owned_46;
    end else if (entries_is_snooped_46) begin
      entries_held_46 <= found_after_46;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_47) begin
      entries_line_47 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_47 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h2f)) begin
      entries_held_47 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h2f)) begin
      entries_held_47 <= entries_owned_47;
    end else if (entries_is_snooped_47) begin
      entries_held_47 <= found_after_47;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_48) begin
      entries_line_48 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_48 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h30)) begin
      entries_held_48 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h30)) begin
      entries_held_48 <= entries_owned_48;
    end else if (entries_is_snooped_48) begin
      entries_held_48 <= found_after_48;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_49) begin
      entries_line_49 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_49 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h31)) begin
      entries_held_49 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h31)) begin
      entries_held_49 <= entries_owned_49;
    end else if (entries_is_snooped_49) begin
      entries_held_49 <= found_after_49;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_50) begin
      entries_line_50 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_50 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h32)) begin
      entries_held_50 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h32)) begin
      entries_held_50 <= entries_owned_50;
    end else if (entries_is_snooped_50) begin
      entries_held_50 <= found_after_50;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_51) begin
      entries_line_51 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_51 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h33)) begin
      entries_held_51 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h33)) begin
      entries_held_51 <= entries_owned_51;
    end else if (entries_is_snooped_51) begin
      entries_held_51 <= found_after_51;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_52) begin
      entries_line_52 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_52 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h34)) begin
      entries_held_52 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h34)) begin
      entries_held_52 <= entries_owned_52;
    end else if (entries_is_snooped_52) begin
      entries_held_52 <= found_after_52;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_53) begin
      entries_line_53 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_53 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h35)) begin
      entries_held_53 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h35)) begin
      entries_held_53 <= entries_owned_53;
    end else if (entries_is_snooped_53) begin
      entries_held_53 <= found_after_53;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_54) begin
      entries_line_54 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_54 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h36)) begin
      entries_held_54 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h36)) begin
      entries_held_54 <= entries_owned_54;
    end else if (entries_is_snooped_54) begin
      entries_held_54 <= found_after_54;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_55) begin
      entries_line_55 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_55 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h37)) begin
      entries_held_55 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h37)) begin
      entries_held_55 <= entries_owned_55;
    end else if (entries_is_snooped_55) begin
      entries_held_55 <= found_after_55;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_56) begin
      entries_line_56 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_56 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h38)) begin
      entries_held_56 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h38)) begin
      entries_held_56 <= entries_owned_56;
    end else if (entries_is_snooped_56) begin
      entries_held_56 <= found_after_56;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_57) begin
      entries_line_57 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_57 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h39)) begin
      entries_held_57 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h39)) begin
      entries_held_57 <= entries_owned_57;
    end else if (entries_is_snooped_57) begin
      entries_held_57 <= found_after_57;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_58) begin
      entries_line_58 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_58 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h3a)) begin
      entries_held_58 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h3a)) begin
      entries_held_58 <= entries_owned_58;
    end else if (entries_is_snooped_58) begin
      entries_held_58 <= found_after_58;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_59) begin
      entries_line_59 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_59 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h3b)) begin
      entries_held_59 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h3b)) begin
      entries_held_59 <= entries_owned_59;
    end else if (entries_is_snooped_59) begin
      entries_held_59 <= found_after_59;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_60) begin
      entries_line_60 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_60 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h3c)) begin
      entries_held_60 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h3c)) begin
      entries_held_60 <= entries_owned_60;
    end else if (entries_is_snooped_60) begin
      entries_held_60 <= found_after_60;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_61) begin
      entries_line_61 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_61 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h3d)) begin
      entries_held_61 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h3d)) begin
      entries_held_61 <= entries_owned_61;
    end else if (entries_is_snooped_61) begin
      entries_held_61 <= found_after_61;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_62) begin
      entries_line_62 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_62 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h3e)) begin
      entries_held_62 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h3e)) begin
      entries_held_62 <= entries_owned_62;
    end else if (entries_is_snooped_62) begin
      entries_held_62 <= found_after_62;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_63) begin
      entries_line_63 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_63 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h3f)) begin
      entries_held_63 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h3f)) begin
      entries_held_63 <= entries_owned_63;
    end else if (entries_is_snooped_63) begin
      entries_held_63 <= found_after_63;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_64) begin
      entries_line_64 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_64 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h40)) begin
      entries_held_64 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h40)) begin
      entries_held_64 <= entries_owned_64;
    end else if (entries_is_snooped_64) begin
      entries_held_64 <= found_after_64;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_65) begin
      entries_line_65 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_65 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h41)) begin
      entries_held_65 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h41)) begin
      entries_held_65 <= entries_owned_65;
    end else if (entries_is_snooped_65) begin
      entries_held_65 <= found_after_65;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_66) begin
      entries_line_66 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_66 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h42)) begin
      entries_held_66 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h42)) begin
      entries_held_66 <= entries_owned_66;
    end else if (entries_is_snooped_66) begin
      entries_held_66 <= found_after_66;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_67) begin
      entries_line_67 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_67 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h43)) begin
      entries_held_67 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h43)) begin
      entries_held_67 <= entries_owned_67;
    end else if (entries_is_snooped_67) begin
      entries_held_67 <= found_after_67;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_68) begin
      entries_line_68 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_68 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h44)) begin
      entries_held_68 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h44)) begin
      entries_held_68 <= entries_owned_68;
    end else if (entries_is_snooped_68) begin
      entries_held_68 <= found_after_68;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_69) begin
      entries_line_69 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_69 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h45)) begin
      entries_held_69 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h45)) begin
      entries_held_69 <= entries_owned_69;
    end else if (entries_is_snooped_69) begin
      entries_held_69 <= found_after_69;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_70) begin
      entries_line_70 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_70 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h46)) begin
      entries_held_70 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h46)) begin
      entries_held_70 <= entries_owned_70;
    end else if (entries_is_snooped_70) begin
      entries_held_70 <= found_after_70;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_71) begin
      entries_line_71 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_71 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h47)) begin
      entries_held_71 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h47)) begin
      entries_held_71 <= entries_owned_71;
    end else if (entries_is_snooped_71) begin
      entries_held_71 <= found_after_71;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_72) begin
      entries_line_72 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_72 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h48)) begin
      entries_held_72 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h48)) begin
      entries_held_72 <= entries_owned_72;
    end else if (entries_is_snooped_72) begin
      entries_held_72 <= found_after_72;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_73) begin
      entries_line_73 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_73 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h49)) begin
      entries_held_73 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h49)) begin
      entries_held_73 <= entries_owned_73;
    end else if (entries_is_snooped_73) begin
      entries_held_73 <= found_after_73;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_74) begin
      entries_line_74 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_74 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h4a)) begin
      entries_held_74 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h4a)) begin
      entries_held_74 <= entries_owned_74;
    end else if (entries_is_snooped_74) begin
      entries_held_74 <= found_after_74;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_75) begin
      entries_line_75 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_75 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h4b)) begin
      entries_held_75 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h4b)) begin
      entries_held_75 <= entries_owned_75;
    end else if (entries_is_snooped_75) begin
      entries_held_75 <= found_after_75;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_76) begin
      entries_line_76 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_76 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h4c)) begin
      entries_held_76 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h4c)) begin
      entries_held_76 <= entries_owned_76;
    end else if (entries_is_snooped_76) begin
      entries_held_76 <= found_after_76;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_77) begin
      entries_line_77 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_77 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h4d)) begin
      entries_held_77 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h4d)) begin
      entries_held_77 <= entries_owned_77;
    end else if (entries_is_snooped_77) begin
      entries_held_77 <= found_after_77;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_78) begin
      entries_line_78 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_78 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h4e)) begin
      entries_held_78 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h4e)) begin
      entries_held_78 <= entries_owned_78;
    end else if (entries_is_snooped_78) begin
      entries_held_78 <= found_after_78;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_79) begin
      entries_line_79 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_79 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h4f)) begin
      entries_held_79 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h4f)) begin
      entries_held_79 <= entries_owned_79;
    end else if (entries_is_snooped_79) begin
      entries_held_79 <= found_after_79;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_80) begin
      entries_line_80 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_80 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h50)) begin
      entries_held_80 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h50)) begin
      entries_held_80 <= entries_owned_80;
    end else if (entries_is_snooped_80) begin
      entries_held_80 <= found_after_80;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_81) begin
      entries_line_81 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_81 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h51)) begin
      entries_held_81 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h51)) begin
      entries_held_81 <= entries_owned_81;
    end else if (entries_is_snooped_81) begin
      entries_held_81 <= found_after_81;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_82) begin
      entries_line_82 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_82 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h52)) begin
      entries_held_82 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h52)) begin
      entries_held_82 <= entries_owned_82;
    end else if (entries_is_snooped_82) begin
      entries_held_82 <= found_after_82;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_83) begin
      entries_line_83 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_83 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h53)) begin
      entries_held_83 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h53)) begin
      entries_held_83 <= entries_owned_83;
    end else if (entries_is_snooped_83) begin
      entries_held_83 <= found_after_83;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_84) begin
      entries_line_84 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_84 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h54)) begin
      entries_held_84 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h54)) begin
      entries_held_84 <= entries_owned_84;
    end else if (entries_is_snooped_84) begin
      entries_held_84 <= found_after_84;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_85) begin
      entries_line_85 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_85 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h55)) begin
      entries_held_85 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h55)) begin
      entries_held_85 <= entries_owned_85;
    end else if (entries_is_snooped_85) begin
      entries_held_85 <= found_after_85;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_86) begin
      entries_line_86 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_86 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h56)) begin
      entries_held_86 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h56)) begin
      entries_held_86 <= entries_owned_86;
    end else if (entries_is_snooped_86) begin
      entries_held_86 <= found_after_86;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_87) begin
      entries_line_87 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_87 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h57)) begin
      entries_held_87 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h57)) begin
      entries_held_87 <= entries_owned_87;
    end else if (entries_is_snooped_87) begin
      entries_held_87 <= found_after_87;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_88) begin
      entries_line_88 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_88 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h58)) begin
      entries_held_88 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h58)) begin
      entries_held_88 <= entries_owned_88;
    end else if (entries_is_snooped_88) begin
      entries_held_88 <= found_after_88;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_89) begin
      entries_line_89 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_89 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h59)) begin
      entries_held_89 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h59)) begin
      entries_held_89 <= entries_owned_89;
    end else if (entries_is_snooped_89) begin
      entries_held_89 <= found_after_89;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_90) begin
      entries_line_90 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_90 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h5a)) begin
      entries_held_90 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h5a)) begin
      entries_held_90 <= entries_owned_90;
    end else if (entries_is_snooped_90) begin
      entries_held_90 <= found_after_90;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_91) begin
      entries_line_91 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_91 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h5b)) begin
      entries_held_91 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h5b)) begin
      entries_held_91 <= entries_owned_91;
    end else if (entries_is_snooped_91) begin
      entries_held_91 <= found_after_91;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_92) begin
      entries_line_92 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_92 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h5c)) begin
      entries_held_92 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h5c)) begin
      entries_held_92 <= entries_owned_92;
    end else if (entries_is_snooped_92) begin
      entries_held_92 <= found_after_92;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_93) begin
      entries_line_93 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_93 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h5d)) begin
      entries_held_93 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h5d)) begin
      entries_held_93 <= entries_owned_93;
    end else if (entries_is_snooped_93) begin
      entries_held_93 <= found_after_93;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_94) begin
      entries_line_94 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_94 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h5e)) begin
      entries_held_94 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h5e)) begin
      entries_held_94 <= entries_owned_94;
    end else if (entries_is_snooped_94) begin
      entries_held_94 <= found_after_94;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_95) begin
      entries_line_95 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_95 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h5f)) begin
      entries_held_95 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h5f)) begin
      entries_held_95 <= entries_owned_95;
    end else if (entries_is_snooped_95) begin
      entries_held_95 <= found_after_95;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_96) begin
      entries_line_96 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_96 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h60)) begin
      entries_held_96 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h60)) begin
      entries_held_96 <= entries_owned_96;
    end else if (entries_is_snooped_96) begin
      entries_held_96 <= found_after_96;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_97) begin
      entries_line_97 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_97 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h61)) begin
      entries_held_97 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h61)) begin
      entries_held_97 <= entries_owned_97;
    end else if (entries_is_snooped_97) begin
      entries_held_97 <= found_after_97;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_98) begin
      entries_line_98 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_98 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h62)) begin
      entries_held_98 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h62)) begin
      entries_held_98 <= entries_owned_98;
    end else if (entries_is_snooped_98) begin
      entries_held_98 <= found_after_98;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_99) begin
      entries_line_99 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_99 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h63)) begin
      entries_held_99 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h63)) begin
      entries_held_99 <= entries_owned_99;
    end else if (entries_is_snooped_99) begin
      entries_held_99 <= found_after_99;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_100) begin
      entries_line_100 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_100 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h64)) begin
      entries_held_100 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h64)) begin
      entries_held_100 <= entries_owned_100;
    end else if (entries_is_snooped_100) begin
      entries_held_100 <= found_after_100;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_101) begin
      entries_line_101 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_101 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h65)) begin
      entries_held_101 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h65)) begin
      entries_held_101 <= entries_owned_101;
    end else if (entries_is_snooped_101) begin
      entries_held_101 <= found_after_101;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_102) begin
      entries_line_102 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_102 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h66)) begin
      entries_held_102 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h66)) begin
      entries_held_102 <= entries_owned_102;
    end else if (entries_is_snooped_102) begin
      entries_held_102 <= found_after_102;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_103) begin
      entries_line_103 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_103 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h67)) begin
      entries_held_103 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h67)) begin
      entries_held_103 <= entries_owned_103;
    end else if (entries_is_snooped_103) begin
      entries_held_103 <= found_after_103;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_104) begin
      entries_line_104 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_104 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h68)) begin
      entries_held_104 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h68)) begin
      entries_held_104 <= entries_owned_104;
    end else if (entries_is_snooped_104) begin
      entries_held_104 <= found_after_104;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_105) begin
      entries_line_105 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_105 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h69)) begin
      entries_held_105 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h69)) begin
      entries_held_105 <= entries_owned_105;
    end else if (entries_is_snooped_105) begin
      entries_held_105 <= found_after_105;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_106) begin
      entries_line_106 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_106 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h6a)) begin
      entries_held_106 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h6a)) begin
      entries_held_106 <= entries_owned_106;
    end else if (entries_is_snooped_106) begin
      entries_held_106 <= found_after_106;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_107) begin
      entries_line_107 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_107 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h6b)) begin
      entries_held_107 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h6b)) begin
      entries_held_107 <= entries_owned_107;
    end else if (entries_is_snooped_107) begin
      entries_held_107 <= found_after_107;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_108) begin
      entries_line_108 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_108 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h6c)) begin
      entries_held_108 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h6c)) begin
      entries_held_108 <= entries_owned_108;
    end else if (entries_is_snooped_108) begin
      entries_held_108 <= found_after_108;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_109) begin
      entries_line_109 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_109 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h6d)) begin
      entries_held_109 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h6d)) begin
      entries_held_109 <= entries_owned_109;
    end else if (entries_is_snooped_109) begin
      entries_held_109 <= found_after_109;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_110) begin
      entries_line_110 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_110 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h6e)) begin
      entries_held_110 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h6e)) begin
      entries_held_110 <= entries_owned_110;
    end else if (entries_is_snooped_110) begin
      entries_held_110 <= found_after_110;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_111) begin
      entries_line_111 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_111 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h6f)) begin
      entries_held_111 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h6f)) begin
      entries_held_111 <= entries_owned_111;
    end else if (entries_is_snooped_111) begin
      entries_held_111 <= found_after_111;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_112) begin
      entries_line_112 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_112 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h70)) begin
      entries_held_112 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h70)) begin
      entries_held_112 <= entries_owned_112;
    end else if (entries_is_snooped_112) begin
      entries_held_112 <= found_after_112;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_113) begin
      entries_line_113 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_113 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h71)) begin
      entries_held_113 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h71)) begin
      entries_held_113 <= entries_owned_113;
    end else if (entries_is_snooped_113) begin
      entries_held_113 <= found_after_113;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_114) begin
      entries_line_114 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_114 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h72)) begin
      entries_held_114 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h72)) begin
      entries_held_114 <= entries_owned_114;
    end else if (entries_is_snooped_114) begin
      entries_held_114 <= found_after_114;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_115) begin
      entries_line_115 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_115 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h73)) begin
      entries_held_115 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h73)) begin
      entries_held_115 <= entries_owned_115;
    end else if (entries_is_snooped_115) begin
      entries_held_115 <= found_after_115;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_116) begin
      entries_line_116 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_116 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h74)) begin
      entries_held_116 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h74)) begin
      entries_held_116 <= entries_owned_116;
    end else if (entries_is_snooped_116) begin
      entries_held_116 <= found_after_116;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_117) begin
      entries_line_117 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_117 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h75)) begin
      entries_held_117 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h75)) begin
      entries_held_117 <= entries_owned_117;
    end else if (entries_is_snooped_117) begin
      entries_held_117 <= found_after_117;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_118) begin
      entries_line_118 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_118 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h76)) begin
      entries_held_118 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h76)) begin
      entries_held_118 <= entries_owned_118;
    end else if (entries_is_snooped_118) begin
      entries_held_118 <= found_after_118;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_119) begin
      entries_line_119 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_119 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h77)) begin
      entries_held_119 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h77)) begin
      entries_held_119 <= entries_owned_119;
    end else if (entries_is_snooped_119) begin
      entries_held_119 <= found_after_119;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_120) begin
      entries_line_120 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_120 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h78)) begin
      entries_held_120 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h78)) begin
      entries_held_120 <= entries_owned_120;
    end else if (entries_is_snooped_120) begin
      entries_held_120 <= found_after_120;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_121) begin
      entries_line_121 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_121 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h79)) begin
      entries_held_121 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h79)) begin
      entries_held_121 <= entries_owned_121;
    end else if (entries_is_snooped_121) begin
      entries_held_121 <= found_after_121;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_122) begin
      entries_line_122 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_122 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h7a)) begin
      entries_held_122 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h7a)) begin
      entries_held_122 <= entries_owned_122;
    end else if (entries_is_snooped_122) begin
      entries_held_122 <= found_after_122;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_123) begin
      entries_line_123 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_123 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h7b)) begin
      entries_held_123 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h7b)) begin
      entries_held_123 <= entries_owned_123;
    end else if (entries_is_snooped_123) begin
      entries_held_123 <= found_after_123;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_124) begin
      entries_line_124 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_124 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h7c)) begin
      entries_held_124 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h7c)) begin
      entries_held_124 <= entries_owned_124;
    end else if (entries_is_snooped_124) begin
      entries_held_124 <= found_after_124;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_125) begin
      entries_line_125 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_125 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h7d)) begin
      entries_held_125 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h7d)) begin
      entries_held_125 <= entries_owned_125;
    end else if (entries_is_snooped_125) begin
      entries_held_125 <= found_after_125;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_126) begin
      entries_line_126 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_126 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h7e)) begin
      entries_held_126 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h7e)) begin
      entries_held_126 <= entries_owned_126;
    end else if (entries_is_snooped_126) begin
      entries_held_126 <= found_after_126;
    end
  end

  always @(posedge clk) begin
    if (entries_takes_127) begin
      entries_line_127 <= is_complete ? decide_goes_on_line : operation_line;
      entries_held_127 <= is_complete ? decide_still_held : decide_start_held;
    end else if (answers_gives_shared && (answers_number == 7'h7f)) begin
      entries_held_127 <= HELD_SHARED_TO_COME;
    end else if (answers_gives_owned && (answers_number == 7'h7f)) begin
      entries_held_127 <= entries_owned_127;
    end else if (entries_is_snooped_127) begin
      entries_held_127 <= found_after_127;
    end
  end

  always @(posedge clk) begin
    waiting_joins <= decide_joins;
    if (rst) begin
      waiting_joins <= 1'b0;
    end
  end

  always @(posedge clk) begin
    waiting_is_first <= !(|(found_matches & entries_waited));
    if (rst) begin
      waiting_is_first <= 1'b0;
    end
  end

  always @(posedge clk) begin
    waiting_entry <= joined_1;
  end

  always @(posedge clk) begin
    waiting_place <= places_allocation_value;
  end

  always @(posedge clk) begin
    waiting_leaves <= decide_leaves_entry;
    if (rst) begin
      waiting_leaves <= 1'b0;
    end
  end

  always @(posedge clk) begin
    waiting_left <= operation_entry;
  end

  always @(posedge clk) begin
    waiting_next <= waiting_follower;
  end

  always @(posedge clk) begin
    leaves <= decide_leaves_entry;
    if (rst) begin
      leaves <= 1'b0;
    end
  end

  always @(posedge clk) begin
    left_value <= operation_waiter;
  end

  always @(posedge clk) begin
    flush_is_busy <= select_own;
    if (rst) begin
      flush_is_busy <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (is_look && !flush_is_empty) begin
      flush_has_line <= 1'b1;
      flush_found_line <= {looked_tag, operation_line[8:1],
          (^operation_line) ^ (^{looked_tag, operation_line[8:1], 1'b0})};
    end
    if (is_request && operation_is_own) begin
      flush_has_line <= 1'b0;
    end
    if (rst) begin
      flush_has_line <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (flush_goes_on) begin
      flush_way <= flush_way + 2'd1;
      if (flush_at_last_way) begin
        flush_set <= flush_set + 8'd1;
      end
      if (flush_at_end) begin
        flush_phase <= DRAIN;
      end
    end
    if ((flush_phase == DRAIN) && !(|entries_awaited)) begin
      flush_phase <= IDLE;
    end
    if (flush_valid && !(flush_phase == WALK)) begin
      flush_phase <= WALK;
    end
    if (rst) begin
      flush_phase <= IDLE;
      flush_set <= 8'd0;
      flush_way <= 2'd0;
    end
  end

  always @(posedge clk) begin
    if (select_own) begin
      flush_passes <= 3'd0;
    end else if (flush_is_passed && !(&flush_passes)) begin
      flush_passes <= flush_passes + 3'd1;
    end
    if (rst) begin
      flush_passes <= 3'd0;
    end
  end

  always @(posedge clk) begin
    if (flush_is_request) begin
      flush_own_bank <= flush_bank;
    end
  end

  assign flush_status_flushing = !(flush_phase == IDLE);

  always @(posedge clk) begin
    if (flush_valid && (flush_phase == IDLE)) begin
      flush_failed <= 1'b0;
    end else if (is_complete && entries_failed[operation_entry] && (found_entry_pending == FINAL)
        && !found_entry_responds) begin
      flush_failed <= 1'b1;
    end
    if (rst) begin
      flush_failed <= 1'b0;
    end
  end

  assign flush_status_failed = flush_failed;

  always @(posedge clk) begin
    fence_stands <= write_fence_stands;
    if (rst) begin
      fence_stands <= 1'b0;
    end
  end

  always @(posedge clk) begin
    entries_fenced <= entries_unobserved & fence_covered;
    if (rst) begin
      entries_fenced <= 128'd0;
    end
  end

  always @(posedge clk) begin
    fence_has_settled <= !(|entries_fenced);
    if (rst) begin
      fence_has_settled <= 1'b0;
    end
  end

  assign write_fence_status_settled = fence_has_settled;

  always @(posedge clk) begin
    returns <= (decide_frees_1 && !entries_waited[operation_entry]) ||
        (decide_empties && !decide_begins);
    if (rst) begin
      returns <= 1'b0;
    end
  end

  always @(posedge clk) begin
    returned_value <= operation_entry;
  end

  always @(posedge clk) begin
    asks <= decide_asks;
    if (rst) begin
      asks <= 1'b0;
    end
  end

  always @(posedge clk) begin
    request_to_host_opcode <= decide_opcode_1;
  end

  always @(posedge clk) begin
    request_to_host_line_address <= decide_asked_line_address;
  end

  always @(posedge clk) begin
    request_to_host_cqid <= decide_asked_cqid;
  end

  always @(posedge clk) begin
    request_to_host_non_temporal <= 1'b0;
  end

  assign requests_source_valid = asks;

  always @(posedge clk) begin
    replies <= decide_answers;
    if (rst) begin
      replies <= 1'b0;
    end
  end

  always @(posedge clk) begin
    response_opcode <= decide_response;
  end

  always @(posedge clk) begin
    response_uqid <= operation_uqid;
  end

  assign responses_source_valid = replies;
  assign owes = decide_owes;
  assign owed_opcode = operation_snoop;
  assign owed_line_address = operation_line;
  assign owed_uqid = operation_uqid;

  always @(posedge clk) begin
    deliver_responds <= decide_delivery_responds;
    if (rst) begin
      deliver_responds <= 1'b0;
    end
  end

  always @(posedge clk) begin
    deliver_sends <= decide_delivery_sends;
    if (rst) begin
      deliver_sends <= 1'b0;
    end
  end

  always @(posedge clk) begin
    deliver_stores <= decide_asks;
    if (rst) begin
      deliver_stores <= 1'b0;
    end
  end

  always @(posedge clk) begin
    deliver_due_responds <= decide_delivery_responds;
  end

  always @(posedge clk) begin
    deliver_due_port <= decide_delivery_port;
  end

  always @(posedge clk) begin
    deliver_due_tag <= decide_delivery_tag;
  end

  always @(posedge clk) begin
    deliver_due_fails <= decide_delivery_fails;
  end

  always @(posedge clk) begin
    deliver_due_gives_cached <= decide_delivery_gives_cached;
  end

  always @(posedge clk) begin
    deliver_due_gives_carried <= decide_delivery_gives_carried;
  end

  always @(posedge clk) begin
    deliver_due_sends <= decide_delivery_sends;
  end

  always @(posedge clk) begin
    deliver_due_sends_cached <= decide_sends_cached;
  end

  always @(posedge clk) begin
    deliver_due_uqid <= decide_delivery_uqid;
  end

  always @(posedge clk) begin
    deliver_due_is_bogus <= decide_delivery_is_bogus;
  end

  always @(posedge clk) begin
    deliver_due_is_poisoned <= decide_delivery_is_poisoned;
  end

  always @(posedge clk) begin
    deliver_due_sent_bytes <= decide_delivery_sent_bytes;
  end

  always @(posedge clk) begin
    deliver_due_stores <= decide_asks;
  end

  always @(posedge clk) begin
    deliver_due_entry <= decide_target;
  end

  always @(posedge clk) begin
    deliver_due_carried_bytes <= decide_delivery_carried_bytes;
  end

  always @(posedge clk) begin
    deliver_due_stored_bytes <= decide_delivery_stored_bytes;
  end

  always @(posedge clk) begin
    deliver_due_carried <= decide_delivery_carried;
  end

  assign responses_0_queue_source_valid = deliver_responds && !deliver_due_port;
  assign responses_1_queue_source_valid = deliver_responds && deliver_due_port;
  assign data_queue_source_valid = deliver_sends;

  always @(posedge clk) begin
    line_changes <= decide_installs_1 || decide_returns_1 || decide_ends_evict || decide_drops ||
        decide_by_snoop || decide_becomes_modified;
    if (rst) begin
      line_changes <= 1'b0;
    end
  end

  always @(posedge clk) begin
    line_change_line_address_1 <= operation_line;
  end

  always @(posedge clk) begin
    line_change_by_host_1 <= decide_by_snoop;
  end

  always @(posedge clk) begin
    line_change_before_1 <= decide_before;
  end

  always @(posedge clk) begin
    line_change_after_1 <= decide_line_change_after;
  end

  assign line_change_valid = line_changes;
  assign line_change_line_address = line_change_line_address_1;
  assign line_change_by_host = line_change_by_host_1;
  assign line_change_before = line_change_before_1;
  assign line_change_after = line_change_after_1;

  always @(posedge clk) begin
    victim_drops <= decide_installs_1 && decide_clean_victim;
    if (rst) begin
      victim_drops <= 1'b0;
    end
  end

  always @(posedge clk) begin
    victim_change_line_address_1 <= decide_victim_line;
  end

  always @(posedge clk) begin
    victim_change_by_host_1 <= 1'b0;
  end

  always @(posedge clk) begin
    victim_change_before_1 <= tags_victim_state;
  end

  always @(posedge clk) begin
    victim_change_after_1 <= LINE_STATE_INVALID;
  end

  assign victim_change_valid = victim_drops;
  assign victim_change_line_address = victim_change_line_address_1;
  assign victim_change_by_host = victim_change_by_host_1;
  assign victim_change_before = victim_change_before_1;
  assign victim_change_after = victim_change_after_1;

  always @(posedge clk) begin
    served <= decide_is_served || decide_begins_watch;
    if (rst) begin
      served <= 1'b0;
    end
  end

  always @(posedge clk) begin
    began <= decide_begins && !operation_is_own;
    if (rst) begin
      began <= 1'b0;
    end
  end

  always @(posedge clk) begin
    refused <= (decide_is_refused && !operation_is_own) || decide_joins;
    if (rst) begin
      refused <= 1'b0;
    end
  end

  always @(posedge clk) begin
    snoop_hit <= decide_answers && !decide_none;
    if (rst) begin
      snoop_hit <= 1'b0;
    end
  end

  always @(posedge clk) begin
    evicted <= decide_evicts_2;
    if (rst) begin
      evicted <= 1'b0;
    end
  end

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
    if (rst) begin
      status_fault_1 <= NONE;
      status_fault_number_1 <= 12'd0;
    end
  end

  assign status_fault = status_fault_1;
  assign status_fault_number = status_fault_number_1;

  always @(posedge clk) begin
    if (served || began) begin
      status_request_count <= status_request_count + 32'd1;
    end
    if (rst) begin
      status_request_count <= 32'd0;
    end
  end

  assign status_requests = status_request_count;

  always @(posedge clk) begin
    if (served) begin
      status_hit_count <= status_hit_count + 32'd1;
    end
    if (rst) begin
      status_hit_count <= 32'd0;
    end
  end

  assign status_hits = status_hit_count;

  always @(posedge clk) begin
    if (refused) begin
      status_wait_count <= status_wait_count + 32'd1;
    end
    if (rst) begin
      status_wait_count <= 32'd0;
    end
  end

  assign status_waits = status_wait_count;

  always @(posedge clk) begin
    if (replies) begin
      status_snoop_count <= status_snoop_count + 32'd1;
    end
    if (rst) begin
      status_snoop_count <= 32'd0;
    end
  end

  assign status_snoops = status_snoop_count;

  always @(posedge clk) begin
    if (snoop_hit) begin
      status_snoop_hit_count <= status_snoop_hit_count + 32'd1;
    end
    if (rst) begin
      status_snoop_hit_count <= 32'd0;
    end
  end

  assign status_snoop_hits = status_snoop_hit_count;

  always @(posedge clk) begin
    if (evicted) begin
      status_eviction_count <= status_eviction_count + 32'd1;
    end
    if (rst) begin
      status_eviction_count <= 32'd0;
    end
  end

  assign status_evictions = status_eviction_count;

  always @(posedge clk) begin
    if (answers_has_answer && !answers_is_known && !(&status_unknown_answer_count)) begin
      status_unknown_answer_count <= status_unknown_answer_count + 16'd1;
    end
    if (rst) begin
      status_unknown_answer_count <= 16'd0;
    end
  end

  assign status_unknown_answers = status_unknown_answer_count;

  always @(posedge clk) begin
    if (answers_wrong_answer && !(&status_wrong_answer_count)) begin
      status_wrong_answer_count <= status_wrong_answer_count + 16'd1;
    end
    if (rst) begin
      status_wrong_answer_count <= 16'd0;
    end
  end

  assign status_wrong_answers = status_wrong_answer_count;

  always @(posedge clk) begin
    if (answers_has_data && !answers_data_known && !(&status_unknown_data_count)) begin
      status_unknown_data_count <= status_unknown_data_count + 16'd1;
    end
    if (rst) begin
      status_unknown_data_count <= 16'd0;
    end
  end

  assign status_unknown_data = status_unknown_data_count;

  always @(posedge clk) begin
    if (arrivals_unknown_opcode && !(&status_unknown_opcode_count)) begin
      status_unknown_opcode_count <= status_unknown_opcode_count + 16'd1;
    end
    if (rst) begin
      status_unknown_opcode_count <= 16'd0;
    end
  end

  assign status_unknown_opcodes = status_unknown_opcode_count;

  always @(posedge clk) begin
    if (arrivals_outside && !(&status_outside_snoop_count)) begin
      status_outside_snoop_count <= status_outside_snoop_count + 16'd1;
    end
    if (rst) begin
      status_outside_snoop_count <= 16'd0;
    end
  end

  assign status_outside_snoops = status_outside_snoop_count;

  always @(posedge clk) begin
    if (decide_loads) begin
      entries_records[decide_target] <= {is_complete ? found_entry_writes : decide_owns,
          is_complete ? found_entry_tag : operation_tag,
          is_complete ? found_entry_port : operation_port,
          is_complete ? decide_goes_on_responds : decide_start_responds,
          is_complete ? decide_goes_on_pending : decide_pending,
          is_complete ? decide_goes_on_line : operation_line};
    end
  end

  always @(posedge clk) begin
    if (answers_good) begin
      entries_answers[answers_number] <= {answers_modified, answers_answer_response_data};
    end
  end

  always @(posedge clk) begin
    if (is_snoop && (|found_matches)) begin
      entries_snoops[joined_1] <= operation_uqid;
    end
  end

  always @(posedge clk) begin
    if (answers_good_data) begin
      answers_read_lines[answers_data_entry] <= answers_data_data;
    end
  end

  always @(posedge clk) begin
    if (select_complete) begin
      read <= answers_read_lines[turn_turn_number];
    end
  end

  always @(posedge clk) begin
    if (line_request_0_valid && line_request_0_ready) begin
      queue_0_requests[queue_0_written[3:0]] <= {line_request_0_tag, line_request_0_byte_enable,
          line_request_0_data, line_request_0_line_address, line_request_0_space,
          line_request_0_operation};
    end
  end

  always @(posedge clk) begin
    if (line_request_1_valid && line_request_1_ready) begin
      queue_1_requests[queue_1_written[3:0]] <= {line_request_1_tag, line_request_1_byte_enable,
          line_request_1_data, line_request_1_line_address, line_request_1_space,
          line_request_1_operation};
    end
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
    if (is_request && places_allocation_valid) begin
      waiting_requests[places_allocation_value] <= {operation_byte_enable, operation_data,
          operation_tag, operation_port, operation_operation};
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
    if (waiting_joins && !waiting_is_first) begin
      waiting_followers[waiting_last] <= waiting_place;
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
    if (reads) begin
      tags_tags_read_data <= tags_tags[select_operation_line[8:1]];
    end
  end

  always @(posedge clk) begin
    if (tags_writes) begin
      tags_tags[tags_written_set] <= {tags_written_state, tags_tag};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_tags_1_read_data <= tags_tags_1[select_operation_line[8:1]];
    end
  end

  always @(posedge clk) begin
    if (tags_writes_1) begin
      tags_tags_1[tags_written_set] <= {tags_written_state, tags_tag};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_tags_2_read_data <= tags_tags_2[select_operation_line[8:1]];
    end
  end

  always @(posedge clk) begin
    if (tags_writes_2) begin
      tags_tags_2[tags_written_set] <= {tags_written_state, tags_tag};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      tags_tags_3_read_data <= tags_tags_3[select_operation_line[8:1]];
    end
  end

  always @(posedge clk) begin
    if (tags_writes_3) begin
      tags_tags_3[tags_written_set] <= {tags_written_state, tags_tag};
    end
  end

  always @(posedge clk) begin
    if (tags_sweeping || tags_touches) begin
      tags_trees[tags_written_set] <= tags_fresh_tree;
    end
  end

  always @(posedge clk) begin
    if (tags_sweeping || tags_begins || tags_ends) begin
      tags_pinned[tags_written_set] <= tags_written_ways;
    end
  end

  always @(posedge clk) begin
    if (select_complete) begin
      writes_read_data <= writes[turn_turn_number];
    end
  end

  always @(posedge clk) begin
    if (deliver_stores) begin
      writes[deliver_due_entry] <= {deliver_due_stored_bytes, deliver_data};
    end
  end

  always @(posedge clk) begin
    if (decide_installs_1 || decide_writes_copy) begin
      for (decide_lines_lane = 0; decide_lines_lane < 64;
          decide_lines_lane = decide_lines_lane + 1) begin
        if (decide_stored_bytes[decide_lines_lane]) begin
          decide_lines[decide_address][decide_lines_lane * 8 +: 8] <=
              decide_stored[decide_lines_lane * 8 +: 8];
        end
      end
    end
  end

  always @(posedge clk) begin
    decide_cached <= decide_lines[decide_address];
  end

  fifo_line_response_d128 responses_0_queue (
    .clk(clk),
    .rst(rst),
    .source_valid(responses_0_queue_source_valid),
    .source_ready(responses_0_queue_source_ready),
    .source_tag(deliver_due_tag),
    .source_status(deliver_status),
    .source_data(deliver_given),
    .sink_valid(responses_0_queue_sink_valid),
    .sink_ready(responses_0_queue_sink_ready),
    .sink_tag(line_response_0_tag),
    .sink_status(line_response_0_status),
    .sink_data(line_response_0_data),
    .occupancy(responses_0_queue_occupancy)
  );

  fifo_line_response_d128 responses_1_queue (
    .clk(clk),
    .rst(rst),
    .source_valid(responses_1_queue_source_valid),
    .source_ready(responses_1_queue_source_ready),
    .source_tag(deliver_due_tag),
    .source_status(deliver_status),
    .source_data(deliver_given),
    .sink_valid(responses_1_queue_sink_valid),
    .sink_ready(responses_1_queue_sink_ready),
    .sink_tag(line_response_1_tag),
    .sink_status(line_response_1_status),
    .sink_data(line_response_1_data),
    .occupancy(responses_1_queue_occupancy)
  );

  fifo_d2h_data_d8 data_queue (
    .clk(clk),
    .rst(rst),
    .source_valid(data_queue_source_valid),
    .source_ready(data_queue_source_ready),
    .source_uqid(deliver_due_uqid),
    .source_chunk_valid(1'b1),
    .source_bogus(deliver_due_is_bogus),
    .source_poison(deliver_due_is_poisoned),
    .source_data(deliver_sent_data),
    .source_byte_enable(deliver_due_sent_bytes),
    .sink_valid(d2h_data_valid),
    .sink_ready(d2h_data_ready),
    .sink_uqid(d2h_data_uqid),
    .sink_chunk_valid(d2h_data_chunk_valid),
    .sink_bogus(d2h_data_bogus),
    .sink_poison(d2h_data_poison),
    .sink_data(d2h_data_data),
    .sink_byte_enable(d2h_data_byte_enable),
    .occupancy(data_queue_occupancy)
  );

  fifo_d2h_request_d128 requests (
    .clk(clk),
    .rst(rst),
    .source_valid(requests_source_valid),
    .source_ready(requests_source_ready),
    .source_opcode(request_to_host_opcode),
    .source_line_address(request_to_host_line_address),
    .source_cqid(request_to_host_cqid),
    .source_non_temporal(request_to_host_non_temporal),
    .sink_valid(requests_sink_valid),
    .sink_ready(requests_sink_ready),
    .sink_opcode(d2h_request_opcode),
    .sink_line_address(d2h_request_line_address),
    .sink_cqid(requests_sink_cqid),
    .sink_non_temporal(d2h_request_non_temporal),
    .occupancy(requests_occupancy)
  );

  fifo_d2h_response_d8 responses (
    .clk(clk),
    .rst(rst),
    .source_valid(responses_source_valid),
    .source_ready(responses_source_ready),
    .source_opcode(response_opcode),
    .source_uqid(response_uqid),
    .sink_valid(d2h_response_valid),
    .sink_ready(d2h_response_ready),
    .sink_opcode(d2h_response_opcode),
    .sink_uqid(d2h_response_uqid),
    .occupancy(responses_occupancy)
  );

  fifo_h2d_request_d8 arrivals_snoops (
    .clk(clk),
    .rst(rst),
    .source_valid(h2d_request_valid && arrivals_is_known),
    .source_ready(h2d_request_ready),
    .source_opcode(h2d_request_opcode),
    .source_line_address(h2d_request_line_address),
    .source_uqid(h2d_request_uqid),
    .sink_valid(arrivals_snoops_sink_valid),
    .sink_ready(select_snoop && !select_pays),
    .sink_opcode(arrivals_snoops_sink_opcode),
    .sink_line_address(arrivals_snoops_sink_line_address),
    .sink_uqid(arrivals_snoops_sink_uqid),
    .occupancy(arrivals_snoops_occupancy)
  );

  id_pool_n128 numbers (
    .clk(clk),
    .rst(rst),
    .allocation_valid(numbers_allocation_valid),
    .allocation_ready(decide_takes_number),
    .allocation_value(numbers_allocation_value),
    .release_valid(returns),
    .release_value(returned_value),
    .outstanding(numbers_outstanding),
    .refused(numbers_refused),
    .released_twice(numbers_released_twice),
    .never_given(numbers_never_given)
  );

  id_pool_n128 places (
    .clk(clk),
    .rst(rst),
    .allocation_valid(places_allocation_valid),
    .allocation_ready(decide_joins),
    .allocation_value(places_allocation_value),
    .release_valid(leaves),
    .release_value(left_value),
    .outstanding(places_outstanding),
    .refused(places_refused),
    .released_twice(places_released_twice),
    .never_given(places_never_given)
  );

  // Not used, on purpose.
  (* unused *) wire unused;
  assign unused = &{1'b0, answers_asked_line, answers_asked_tag, answers_asked_responds,
      answers_asked_port, answers_data_chunk_valid, answers_answer_response_pre,
      responses_0_queue_source_ready, responses_0_queue_occupancy, responses_1_queue_source_ready,
      responses_1_queue_occupancy, data_queue_source_ready, requests_source_ready,
      requests_occupancy, responses_source_ready, arrivals_snoops_occupancy, select_entry_pending,
      select_entry_tag, select_entry_responds, select_entry_writes, select_entry_port,
      select_asked_space, tags_free_ways[3], deliver_due_responds, deliver_due_sends,
      deliver_due_stores, numbers_outstanding, numbers_refused, numbers_released_twice,
      numbers_never_given, places_outstanding, places_refused, places_released_twice,
      places_never_given, joined[3:2]};

`ifdef FORMAL
  wire is_refused_own = is_request && operation_is_own && decide_is_refused;

  always @(posedge clk) begin
    if (!rst) begin
      responses_0_each_answer_has_its_place: assert (!responses_0_queue_source_valid ||
          responses_0_queue_source_ready);
      responses_1_each_answer_has_its_place: assert (!responses_1_queue_source_valid ||
          responses_1_queue_source_ready);
      each_entry_has_a_place_for_its_request: assert (!requests_source_valid ||
          requests_source_ready);
      each_answer_to_a_snoop_has_a_place: assert (!responses_source_valid ||
          responses_source_ready);
      each_line_for_the_host_has_a_place: assert (!data_queue_source_valid ||
          data_queue_source_ready);
      a_write_is_answered_before_it_is_observed_globally: cover (is_complete && decide_tells_early);
      a_line_in_the_cache_is_owed_to_a_snoop: cover (decide_owes);
      a_snoop_is_answered_before_the_line_has_come: cover (decide_pays_1 && !decide_forwards_1);
      a_modified_line_makes_room: cover (decide_evicts_2);
      a_request_waits_at_the_entry_of_its_line: cover (decide_joins);
      a_request_that_waited_is_served: cover (decide_leaves_entry);
      a_line_that_is_to_be_flushed_is_under_way: cover (is_refused_own);
    end
  end
`endif

endmodule

`default_nettype wire
