// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Bank of the cache of device memory: serves the line ports and the host's CXL.mem requests from
// one copy of each line, by the bias of its page.
//
//                 +------- dmc_bank -------+
//  line_request_* |                        | line_response_*
//  -------------->| stream          stream |---------------->
//    h2d_response |                        | d2h_request, d2h_data
//  -------------->| stream          stream |---------------->
//     m2s_request |                        | s2m_response
//  -------------->| stream          stream |---------------->
//       m2s_write |                        | s2m_data
//  -------------->| stream          stream |---------------->
//   memory_answer |                        | memory_request
//  -------------->| stream          stream |---------------->
//    bias_command |                        | bias_answer, bias_reversion
//  -------------->| stream           pulse |---------------->
//      memory_map |                        | line_change, victim_change
//  -------------->| level            pulse |---------------->
//          policy |                        | status
//  -------------->| level            level |---------------->
//                 +------------------------+
//
//     1: select               2: search           3: decide                4: deliver
//  request queues ----+                                             +-- response queues
//  host queues -------+-> select --> tags of the --+--> decide -----+-- lines --> deliver -->
//  memory
//  responses, lines --+              set, page     +--- MSHRs       +-- d2h and s2m queues
//
// Function:
// Requests for device memory are served by the rules of the generated tables of coherence: in
// device-bias from the cache and from memory, in host-bias after the host has been asked where the
// copy does not suffice. A line is either in the cache or in an MSHR (miss status holding
// register), never in both: a request that waits for the host or for memory takes its line out of
// the cache, so that what the host asks meanwhile finds no copy. The host forwards such a request;
// then memory is accessed, and the line is installed. A Modified copy that must go is evicted to
// memory in the same step, and nothing waits for it.
//
// Both are kept by sets, as in `hmc_bank`: a set has its ways, and places for four outstanding
// lines.
//
// Nothing of an NC-read is kept, so its MSHR needs no turn when its line comes from memory: the
// line waits in a queue of 16 and leaves in a cycle in which no decision gives an answer. Where one
// has waited for three cycles, no request is selected until it has left. A line that finds no room
// there, or is poisoned, resumes its MSHR.
//
// The host's requests and writes are decided like those of the ports. A read that finds no copy is
// read from memory under the host's own tag, and needs no MSHR. Whoever may own a line by what its
// meta fields say leaves no copy here, whatever its snoop says. MemSpecRd is dropped: it is a hint.
//
// A page is in host-bias, in device-bias, or on its way there. A request of the host that gives it
// a copy, or a push, turns the page to host-bias; so a flip that it interrupts cannot be committed.
// `bias_reversion` says so in the next cycle, as `bias_answer` does of commands: neither can be
// refused, so that whoever counts both knows what every page is.
// Where a device-bias request meets a page in host-bias, `policy` says whether it is demoted, or
// obeyed and counted.
//
// Poisoned lines are not kept: the request ends with an error, and memory keeps the poison. A write
// that the host refuses by GO_ERR_WritePull sends its line all the same, and ends with an error
// when ExtCmp has come (CXL 3.2, 3.2.4.5.7), which may be before its line has left.
//
// Memory has `PAGES` pages and begins at a multiple of its size, where `memory_map` says. It takes
// requests for a line in their order, answers each read once, and makes progress by itself. It
// stays where it is while lines of it are cached or outstanding: of each the bank keeps the bits
// that tell it from the others, and says the rest by `memory_map`.
//
// Cycles:
// A hit passes through the stages of `hmc_bank`, and is offered in cycle 5 (`line_response_0`). A
// request is decided in each cycle, hit or miss. A miss in device-bias whose line is kept:
// - 0 to 2: as a hit. Whether it is one is not known yet.
// - 3, decide: no copy is found that suffices, and the line is not outstanding. The request
//   allocates the MSHR that is next in the pool of tags, with a place in its set.
// - 4, deliver: its access enters the queue to memory.
// - 5: it is offered (`memory_request`). Let R be the cycle in which its line comes
//   (`memory_answer`).
// - R + 1: it is checked against the MSHR, and goes to its store.
// - R + 2: the MSHR is ready, and is picked.
// - R + 3 to R + 5: it resumes, searches and is decided: the line is installed, and the MSHR is
//   freed.
// - R + 6, deliver: the line goes into the port's response queue.
// - R + 7: it is offered (`line_response_0`).
//
// In host-bias the same happens twice: first `d2h_request` and the host's forward, then memory and
// its line.
//
// Backpressure:
// Responses of the host and of memory are always taken. The host's requests and writes wait for
// room in `memory_request` and `s2m_response`, reads for room in `s2m_data`, too, and all while
// memory is accessed for their line; never for `d2h_request`, `d2h_data` nor `line_response`: a
// response to a port has its place before its request is selected, and an MSHR whose line finds no
// room in `d2h_data` gives its turn away. A port waits while it has no place for a response, or
// while what its next request needs is not there: an MSHR for a miss, a place in its set, the line
// itself while it is outstanding.
//
// Ordering:
// Requests of a port for the same line take effect in their order; their responses may overtake one
// another. A request whose line is outstanding holds up those behind it, not the other port. The
// host's requests take effect in their order; its writes may pass them. A write is seen by whatever
// is decided after its response.
//
// Faults:
// A response, a forward or a line from memory that nothing waits for; a response or a forward that
// its request cannot have; a message of the host without a known opcode: dropped. A write-back of
// a line that the device has: done, and the copy is dropped. An address outside memory: the port's
// request fails, the host's is completed, a read by MemData-NXM alone. Each is counted, and the
// first one since reset is named, with its tag. Everything else continues.
//
// Reset:
// Empties the cache and puts all pages in host-bias, which takes a cycle for each set or page,
// whatever is more; Modified lines are lost. What is outstanding is forgotten: its responses are
// faults.
//
// Resources:
// Tags of ways and of outstanding lines, lines, pages, the two stores of the MSHRs, what requests
// in the queues write, numbers that are free and places for `HOST_READS` lines for the host in
// block RAM, and places for `OUTSTANDING` responses to each port, and who is ready, if these are
// more than 64. A comparator of a tag for each way and each place of a set. In lookup tables the
// states of a set's lines, what each MSHR is about and waits for, and places for 16 lines that
// answer NC-reads.
//
// Rationale:
// With a turn for each line, NC-reads that find no copy would be half as many as cycles. Without a
// place for each response, a port that does not take its responses would hold up the host's
// requests for the same lines. A tag of its own for each read of the host would need a table to
// find its tag again; memory carries the tag instead.
//
// Latency: 5 cycles after `line_request_0`.
// Interval: 1 cycle(s) between transfers.
// Waits on: `line_response_*`, `d2h_request`, `d2h_data`, `h2d_response`, `m2s_request`,
// `m2s_write`, `s2m_response`, `s2m_data`, `memory_request`, `memory_answer`, `bias_command`.
// Source: CXL-NIC 2.1, 4
//
// Generated by `cargo run --bin emit`; change the Rust, not this file.
`default_nettype none

module dmc_bank_b1 (
  input  wire         clk,
  input  wire         rst,
  // Requests for lines of device memory; no barriers.
  input  wire         line_request_0_valid,
  output wire         line_request_0_ready,
  input  wire [3:0]   line_request_0_operation,        // What is to be done.
  input  wire [1:0]   line_request_0_space,            // Where the line is.
  input  wire [45:0]  line_request_0_line_address,     // Bits 51 to 6 of the byte address.
  input  wire [511:0] line_request_0_data,             // The line, for writes.
  input  wire [63:0]  line_request_0_byte_enable,      // Which bytes are written, bit 0 for byte 0.
  // Comes back with the answer; free again from then on. Requesters are told apart by bit 9.
  input  wire [9:0]   line_request_0_tag,
  // Requests for lines of device memory; no barriers.
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
  output wire [4:0]   d2h_request_opcode,              // What is asked for.
  output wire [45:0]  d2h_request_line_address,        // Bits 51 to 6 of the byte address.
  // The device's number of the request, which every answer to it carries.
  output wire [11:0]  d2h_request_cqid,
  output wire         d2h_request_non_temporal,        // The line will not be used again soon.
  // Lines that it pushes to the host.
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
  // The host's answers; always taken.
  input  wire         h2d_response_valid,
  output wire         h2d_response_ready,
  input  wire [3:0]   h2d_response_opcode,             // GO, a pull, or the end of a write.
  // With `Go` a `GoState`; with a pull the `uqid` that the data carry.
  input  wire [11:0]  h2d_response_response_data,
  // Where the line was found: a hint for counters.
  input  wire [1:0]   h2d_response_response_pre,
  input  wire [11:0]  h2d_response_cqid,               // Of the request.
  // What the host asks, and its forwards, whose tag is the number of the request.
  input  wire         m2s_request_valid,
  output wire         m2s_request_ready,
  input  wire [3:0]   m2s_request_opcode,              // What is asked for.
  input  wire [2:0]   m2s_request_snoop,               // What is asked of the device's own cache.
  input  wire [1:0]   m2s_request_meta_field,          // Whether `meta_value` says anything.
  // What the host's caches may hold afterwards.
  input  wire [1:0]   m2s_request_meta_value,
  input  wire [15:0]  m2s_request_tag,                 // Comes back with the completion.
  input  wire [45:0]  m2s_request_line_address,        // Bits 51 to 6 of the byte address.
  // What the host writes.
  input  wire         m2s_write_valid,
  output wire         m2s_write_ready,
  // Whether a whole line is written, or some bytes.
  input  wire [3:0]   m2s_write_opcode,
  input  wire [2:0]   m2s_write_snoop,                 // What is asked of the device's own cache.
  input  wire [1:0]   m2s_write_meta_field,            // Whether `meta_value` says anything.
  // What the host's caches may hold afterwards.
  input  wire [1:0]   m2s_write_meta_value,
  input  wire [15:0]  m2s_write_tag,                   // Comes back with the completion.
  input  wire [45:0]  m2s_write_line_address,          // Bits 51 to 6 of the byte address.
  input  wire         m2s_write_poison,                // The data are poisoned.
  input  wire [511:0] m2s_write_data,                  // The line.
  input  wire [63:0]  m2s_write_byte_enable,           // Which bytes are written, bit 0 for byte 0.
  // Completions of both.
  output wire         s2m_response_valid,
  input  wire         s2m_response_ready,
  output wire [2:0]   s2m_response_completion,         // How.
  output wire [15:0]  s2m_response_tag,                // Of the request.
  // Lines that the host reads.
  output wire         s2m_data_valid,
  input  wire         s2m_data_ready,
  output wire [2:0]   s2m_data_opcode,                 // What they are.
  output wire [15:0]  s2m_data_tag,                    // Of the request.
  output wire         s2m_data_poison,                 // The data are poisoned.
  output wire [511:0] s2m_data_data,                   // The line.
  // What is asked of memory.
  output wire         memory_request_valid,
  input  wire         memory_request_ready,
  output wire         memory_request_write,            // It writes.
  output wire [45:0]  memory_request_line_address,     // Bits 51 to 6 of the byte address.
  output wire [511:0] memory_request_data,             // The line, for writes.
  output wire [63:0]  memory_request_byte_enable,      // Which bytes are written, bit 0 for byte 0.
  output wire         memory_request_poison,           // The bytes written are poisoned.
  output wire         memory_request_for_host,         // The host reads; otherwise the device.
  // Comes back with the answer: the host's tag, or the device's own number.
  output wire [15:0]  memory_request_tag,
  // Lines from memory; always taken.
  input  wire         memory_answer_valid,
  output wire         memory_answer_ready,
  input  wire         memory_answer_for_host,          // Of the request.
  input  wire [15:0]  memory_answer_tag,               // Of the request.
  input  wire         memory_answer_poison,            // The line is poisoned.
  input  wire [511:0] memory_answer_data,              // The line.
  // Commands about pages.
  input  wire         bias_command_valid,
  output wire         bias_command_ready,
  input  wire [39:0]  bias_command_page,               // Bits 51 to 12 of the byte address.
  input  wire [1:0]   bias_command_step,               // What is to become of it.
  // Their answers, in order.
  output wire         bias_answer_valid,
  // It is as asked. Otherwise the host was given a copy since the flip began, or none began, or
  // there is no such page.
  output wire         bias_answer_done,
  // A page turns to host-bias for the host.
  output wire         bias_reversion_valid,
  output wire [39:0]  bias_reversion_page,             // Bits 51 to 12 of the byte address.
  // Where there is memory: the first line of the device's counts.
  input  wire [45:0]  memory_map_host_end,             // Host memory is below this line.
  input  wire [45:0]  memory_map_device_begin,         // The first line of the device's memory.
  input  wire [45:0]  memory_map_device_end,           // The line after its last.
  // What becomes of device-bias requests to pages in host-bias.
  input  wire         policy_bias,                     // About bias.
  // A line's state changes.
  output wire         line_change_valid,
  output wire [45:0]  line_change_line_address,        // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         line_change_by_host,
  output wire [1:0]   line_change_before,              // The state before.
  output wire [1:0]   line_change_after,               // The state after.
  // A line makes room.
  output wire         victim_change_valid,
  output wire [45:0]  victim_change_line_address,      // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         victim_change_by_host,
  output wire [1:0]   victim_change_before,            // The state before.
  output wire [1:0]   victim_change_after,             // The state after.
  // What is counted.
  output wire [2:0]   status_fault,                    // The first fault since reset.
  output wire [15:0]  status_fault_number,             // The number that it carried.
  output wire [31:0]  status_requests,                 // Requests served.
  // Those that needed neither the host nor a read of memory.
  output wire [31:0]  status_hits,
  // Times that a request was put back because its line was outstanding.
  output wire [31:0]  status_waits,
  output wire [31:0]  status_host_requests,            // Requests and writes of the host.
  output wire [31:0]  status_host_hits,                // Those that found a copy.
  output wire [31:0]  status_evictions,                // Modified lines that made room for others.
  // Pages that turned to host-bias because the host was given a copy.
  output wire [31:0]  status_reversions,
  // Device-bias requests that were treated as host-bias.
  output wire [31:0]  status_demotions,
  // Device-bias requests that were done in a page in host-bias.
  output wire [15:0]  status_violations,
  output wire [15:0]  status_unknown_answers,          // Faults of each kind.
  output wire [15:0]  status_wrong_answers,            // See `DeviceMemoryFault`.
  output wire [15:0]  status_unknown_forwards,         // See `DeviceMemoryFault`.
  output wire [15:0]  status_unknown_data,             // See `DeviceMemoryFault`.
  output wire [15:0]  status_unknown_opcodes,          // See `DeviceMemoryFault`.
  output wire [15:0]  status_writes_to_held,           // See `DeviceMemoryFault`.
  output wire [15:0]  status_outside_addresses         // See `DeviceMemoryFault`.
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
  // LineSpace
  localparam [1:0] LINE_SPACE_DEVICE_DEVICE_BIAS = 2'd2;
  // LineStatus
  localparam OKAY = 1'b0;
  localparam ERROR = 1'b1;
  // D2hRequestOpcode
  localparam [4:0] RD_CURR = 5'd1;
  localparam [4:0] RD_OWN = 5'd2;
  localparam [4:0] RD_SHARED = 5'd3;
  localparam [4:0] RD_OWN_NO_DATA = 5'd5;
  localparam [4:0] ITO_M_WR = 5'd6;
  localparam [4:0] CL_FLUSH = 5'd8;
  localparam [4:0] WO_WR_INV = 5'hc;
  localparam [4:0] WO_WR_INV_F = 5'hd;
  // M2sRequestOpcode
  localparam [3:0] MEM_INV = 4'd0;
  localparam [3:0] MEM_RD = 4'd1;
  localparam [3:0] MEM_RD_DATA = 4'd2;
  localparam [3:0] MEM_RD_FWD = 4'd3;
  localparam [3:0] MEM_WR_FWD = 4'd4;
  localparam [3:0] MEM_SPEC_RD = 4'd8;
  localparam [3:0] MEM_INV_NT = 4'd9;
  // MemSnoop
  localparam [2:0] MEM_SNOOP_NONE = 3'd0;
  localparam [2:0] MEM_SNOOP_SNP_DATA = 3'd1;
  localparam [2:0] MEM_SNOOP_SNP_CUR = 3'd2;
  localparam [2:0] MEM_SNOOP_SNP_INV = 3'd3;
  // MetaField
  localparam [1:0] META0_STATE = 2'd0;
  localparam [1:0] NO_OP = 2'd3;
  // MetaValue
  localparam [1:0] META_VALUE_INVALID = 2'd0;
  localparam [1:0] META_VALUE_ANY = 2'd2;
  localparam [1:0] META_VALUE_SHARED = 2'd3;
  // M2sWriteOpcode
  localparam [3:0] MEM_WR = 4'd1;
  localparam [3:0] MEM_WR_PTL = 4'd2;
  // S2mCompletion
  localparam [2:0] CMP = 3'd0;
  localparam [2:0] CMP_S = 3'd1;
  localparam [2:0] CMP_E = 3'd2;
  // S2mDataOpcode
  localparam [2:0] MEM_DATA = 3'd0;
  localparam [2:0] MEM_DATA_NXM = 3'd1;
  // BiasStep
  localparam [1:0] TO_HOST = 2'd0;
  localparam [1:0] BEGIN_TO_DEVICE = 2'd1;
  localparam [1:0] COMMIT_TO_DEVICE = 2'd2;
  // BiasPolicy
  localparam OBEY = 1'b1;
  // LineState
  localparam [1:0] INVALID = 2'd0;
  localparam [1:0] SHARED = 2'd1;
  localparam [1:0] EXCLUSIVE = 2'd2;
  localparam [1:0] MODIFIED = 2'd3;
  // Pending
  localparam [2:0] READ_ONCE = 3'd0;
  localparam [2:0] READ_SHARED = 3'd1;
  localparam [2:0] READ_OWNED = 3'd2;
  localparam [2:0] OWN = 3'd3;
  localparam [2:0] WRITE = 3'd4;
  localparam [2:0] REFUSED = 3'd5;
  localparam [2:0] PUSH = 3'd6;
  localparam [2:0] FLUSH = 3'd7;
  // PageBias
  localparam [1:0] HOST = 2'd0;
  localparam [1:0] FLIPPING = 2'd1;
  localparam [1:0] DEVICE = 2'd2;

  genvar g;

  reg [16:0] sweep;
  reg probe_is_request;
  reg probe_is_asked;
  reg probe_is_written;
  reg probe_is_complete;
  reg probe_is_turned;
  reg probe_is_wake;
  reg [21:0] probe_operation_line;
  reg probe_operation_outside;
  reg [5:0] probe_operation_entry;
  reg probe_operation_port;
  reg [4:0] probe_operation_place;
  reg probe_operation_device_bias;
  reg [15:0] probe_operation_tag;
  reg probe_operation_poison;
  reg [3:0] probe_operation_asks;          // M2sRequestOpcode
  reg probe_operation_is_partial;
  reg [2:0] probe_operation_snoop;         // MemSnoop
  reg probe_operation_has_meta;
  reg [1:0] probe_operation_meta;          // MetaValue
  reg [1:0] probe_operation_step;          // BiasStep
  reg is_request;
  reg is_asked;
  reg is_written;
  reg is_complete;
  reg is_turned;
  reg is_wake;
  reg [21:0] operation_line;
  reg operation_outside;
  reg [5:0] operation_entry;
  reg operation_port;
  reg [4:0] operation_place;
  reg operation_device_bias;
  reg [15:0] operation_tag;
  reg operation_poison;
  reg [3:0] operation_asks;                // M2sRequestOpcode
  reg operation_is_partial;
  reg [2:0] operation_snoop;               // MemSnoop
  reg operation_has_meta;
  reg [1:0] operation_meta;                // MetaValue
  reg [1:0] operation_step;                // BiasStep
  wire unblocks;
  wire mshrs_wrongs_unknown_answer;
  wire mshrs_wrongs_wrong_answer;
  wire [15:0] mshrs_wrongs_answer_number;
  wire mshrs_wrongs_unknown_data;
  wire [15:0] mshrs_wrongs_data_number;
  wire mshrs_has_host_room;
  wire mshrs_host_line_valid;
  wire [2:0] mshrs_host_line_opcode;       // S2mDataOpcode
  wire [15:0] mshrs_host_line_tag;
  wire mshrs_host_line_poison;
  wire [511:0] mshrs_host_line_data;
  wire mshrs_straight_valid;
  wire mshrs_straight_ready;
  wire [5:0] mshrs_straight_entry;
  wire mshrs_straight_port;
  wire [9:0] mshrs_straight_tag;
  wire [511:0] mshrs_straight_data;
  wire mshrs_straight_presses;
  wire mshrs_turn_valid;
  wire [5:0] mshrs_turn_number;
  wire mshrs_turn_sends;
  wire [21:0] mshrs_turn_line;
  wire mshrs_requester_port;
  wire [9:0] mshrs_requester_tag;
  wire [2:0] mshrs_resumed_pending;        // Pending
  wire mshrs_resumed_merges;
  wire mshrs_resumed_failed;
  wire mshrs_resumed_filled;
  wire mshrs_resumed_pulled;
  wire [11:0] mshrs_resumed_uqid;
  wire mshrs_resumed_is_its_line;
  wire [511:0] mshrs_read;
  wire mshrs_waits_for_host;
  wire mshrs_loses;
  wire from_host_requests_valid;
  wire from_host_requests_ready;
  wire [3:0] from_host_requests_opcode;    // M2sRequestOpcode
  wire [2:0] from_host_requests_snoop;     // MemSnoop
  wire [1:0] from_host_requests_meta_field; // MetaField
  wire [1:0] from_host_requests_meta_value; // MetaValue
  wire [15:0] from_host_requests_tag;
  wire [45:0] from_host_requests_line_address;
  wire from_host_writes_valid;
  wire from_host_writes_ready;
  wire [3:0] from_host_writes_opcode;      // M2sWriteOpcode
  wire [2:0] from_host_writes_snoop;       // MemSnoop
  wire [1:0] from_host_writes_meta_field;  // MetaField
  wire [1:0] from_host_writes_meta_value;  // MetaValue
  wire [15:0] from_host_writes_tag;
  wire [45:0] from_host_writes_line_address;
  wire from_host_writes_poison;
  wire [511:0] from_host_writes_data;
  wire [63:0] from_host_writes_byte_enable;
  reg from_host_stray_request;
  reg from_host_stray_write;
  reg [15:0] from_host_request_tag;
  reg [15:0] from_host_write_tag;
  reg [4:0] asks_written;
  reg [4:0] asks_read;
  reg [4:0] asks_done;
  reg asks_waits;
  wire asks_tries;
  wire asks_served;
  wire asks_refused;
  reg asks_started;
  reg asks_has_next;
  reg [4:0] host_writes_written;
  reg [4:0] host_writes_read;
  reg [4:0] host_writes_done;
  reg host_writes_waits;
  wire host_writes_tries;
  wire host_writes_served;
  wire host_writes_refused;
  reg host_writes_started;
  reg host_writes_has_next;
  reg [575:0] host_writes_stored_read_data;
  wire requests_source_valid;
  wire requests_source_ready;
  wire requests_sink_valid;
  wire requests_sink_ready;
  wire [11:0] requests_sink_cqid;
  wire [6:0] requests_occupancy;
  wire data_queue_source_ready;
  wire [3:0] data_queue_occupancy;
  wire completions_source_ready;
  wire [3:0] completions_occupancy;
  wire cached_lines_source_ready;
  wire [2:0] cached_lines_sink_opcode;     // S2mDataOpcode
  wire [511:0] cached_lines_sink_data;
  wire [3:0] cached_lines_occupancy;
  wire memory_source_valid;
  wire memory_source_ready;
  wire [3:0] memory_occupancy;
  wire commands_sink_valid;
  wire [39:0] commands_sink_page;
  wire [1:0] commands_sink_step;           // BiasStep
  wire [1:0] commands_occupancy;
  wire from_cache_valid;
  wire from_cache_ready;
  wire [2:0] from_cache_opcode;            // S2mDataOpcode
  wire [15:0] from_cache_tag;
  wire from_cache_poison;
  wire [511:0] from_cache_data;
  reg host_line_offered_last_0;
  reg host_line_offered_last_1;
  reg host_line_is_held;
  wire numbers_free_source_ready;
  wire numbers_free_sink_valid;
  wire [5:0] numbers_free_sink_value;
  wire [6:0] numbers_free_occupancy;
  wire numbers_next_source_ready;
  wire numbers_next_sink_valid;
  wire [5:0] numbers_next_sink_value;
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
  reg completion_room;
  reg cached_line_room;
  reg memory_room;
  reg data_room;
  reg select_host_last;
  reg select_write_last;
  reg select_command_last;
  reg select_port_last;
  reg [3:0] asked_for;                     // LineOperation
  reg [511:0] own_data;
  reg [63:0] own_byte_enable;
  reg is_whole;
  reg hint_reads;
  reg hint_takes_owned;
  reg hint_owns;
  reg hint_owns_whole;
  reg hint_writes;
  reg hint_pushes;
  reg hint_pushes_whole;
  reg hint_leaves;
  reg hint_goes_to_host;
  reg hint_fetches;
  reg hint_watches;
  reg [4:0] hint_opcode;                   // D2hRequestOpcode
  reg [2:0] hint_pending;                  // Pending
  reg [575:0] stores_read_data;
  wire [7:0] sets_found_set;
  wire [1:0] sets_found_state;             // LineState
  wire [1:0] sets_found_way;
  wire [1:0] sets_found_victim;
  wire sets_found_is_late;
  wire [1:0] sets_found_victim_state;      // LineState
  wire [13:0] sets_found_victim_tag;
  wire sets_found_is_under_way;
  wire sets_found_is_marked;
  wire sets_found_has_room;
  wire page_turned;
  wire [1:0] page_step;                    // BiasStep
  wire page_given;
  reg [1:0] page_stored;                   // PageBias
  reg [15:0] page_last_page;
  reg [1:0] page_last_bias;                // PageBias
  reg page_wrote;
  reg [1:0] page_found;                    // PageBias
  reg page_is_same;
  reg asks_was_refused;
  reg asks_was_refused_before;
  reg writes_was_refused;
  reg writes_was_refused_before;
  wire [511:0] decide_filled;
  reg [511:0] decide_cached;
  reg straight_left;
  reg straight_was_sought;
  reg straight_was_put_back;
  reg was_late;
  reg returns;
  reg [5:0] returned;
  reg sends;
  reg [4:0] request_to_host_opcode;        // D2hRequestOpcode
  reg [45:0] request_to_host_line_address;
  reg [11:0] request_to_host_cqid;
  reg request_to_host_non_temporal;
  reg deliver_responds;
  reg deliver_sends;
  reg deliver_returns;
  reg deliver_stores;
  reg deliver_accesses;
  reg deliver_due_responds;
  reg deliver_due_port;
  reg [15:0] deliver_due_tag;
  reg deliver_due_fails;
  reg deliver_due_gives_cached;
  reg deliver_due_gives_carried;
  reg deliver_due_sends;
  reg [11:0] deliver_due_uqid;
  reg deliver_due_returns;
  reg deliver_due_returns_nothing;
  reg deliver_due_stores;
  reg [5:0] deliver_due_entry;
  reg [63:0] deliver_due_stored_bytes;
  reg deliver_due_accesses;
  reg deliver_due_writes;
  reg [21:0] deliver_due_line;
  reg [63:0] deliver_due_written_bytes;
  reg [63:0] deliver_due_carried_bytes;
  reg deliver_due_poison;
  reg deliver_due_for_host;
  reg [511:0] deliver_due_carried;
  wire [511:0] deliver_access_data;
  reg line_touched;
  reg [45:0] line_change_line_address_1;
  reg line_change_by_host_1;
  reg [1:0] line_change_before_1;          // LineState
  reg [1:0] line_change_after_1;           // LineState
  reg line_installed;
  reg [45:0] victim_change_line_address_1;
  reg victim_change_by_host_1;
  reg [1:0] victim_change_before_1;        // LineState
  reg [1:0] victim_change_after_1;         // LineState
  reg answers_command;
  reg bias_answer_done_1;
  reg reverts;
  reg [39:0] bias_reversion_page_1;
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [72:0] asks_requests [0:15];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [73:0] host_writes_requests [0:15];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [575:0] host_writes_stored [0:15];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [575:0] stores [0:63];
  (* ram_style = "block", ramstyle = "M20K, no_rw_check" *)
  reg [1:0] page_pages [0:65535];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] decide_lines [0:1023];
  integer decide_lines_lane;

  wire running = sweep[16];
  wire sweeping = !running;
  wire [5:0] swept_entry = sweep[5:0];
  wire straight_leaves = mshrs_straight_valid && mshrs_straight_ready;
  wire from_host_hints = m2s_request_opcode == MEM_SPEC_RD;
  wire from_host_says_known = (m2s_request_meta_field == META0_STATE) &&
      ((m2s_request_meta_value == META_VALUE_INVALID) || (m2s_request_meta_value == META_VALUE_ANY)
      || (m2s_request_meta_value == META_VALUE_SHARED));
  wire from_host_request_served = ((m2s_request_opcode == MEM_INV) ||
      (m2s_request_opcode == MEM_RD) || (m2s_request_opcode == MEM_RD_DATA) ||
      (m2s_request_opcode == MEM_RD_FWD) || (m2s_request_opcode == MEM_WR_FWD) ||
      (m2s_request_opcode == MEM_INV_NT)) && ((m2s_request_snoop == MEM_SNOOP_NONE) ||
      (m2s_request_snoop == MEM_SNOOP_SNP_DATA) || (m2s_request_snoop == MEM_SNOOP_SNP_CUR) ||
      (m2s_request_snoop == MEM_SNOOP_SNP_INV)) && (from_host_says_known ||
      (m2s_request_meta_field == NO_OP));
  wire from_host_says_known_1 = (m2s_write_meta_field == META0_STATE) &&
      ((m2s_write_meta_value == META_VALUE_INVALID) || (m2s_write_meta_value == META_VALUE_ANY) ||
      (m2s_write_meta_value == META_VALUE_SHARED));
  wire from_host_write_known = ((m2s_write_opcode == MEM_WR) || (m2s_write_opcode == MEM_WR_PTL))
      && ((m2s_write_snoop == MEM_SNOOP_NONE) || (m2s_write_snoop == MEM_SNOOP_SNP_DATA) ||
      (m2s_write_snoop == MEM_SNOOP_SNP_CUR) || (m2s_write_snoop == MEM_SNOOP_SNP_INV)) &&
      (from_host_says_known_1 || (m2s_write_meta_field == NO_OP));
  wire asks_full = asks_written == (asks_done + 5'h10);
  wire asks_is_more = asks_tries ? (asks_read + 5'd1) != asks_written : asks_read != asks_written;
  wire [72:0] asks_requests_word = asks_requests[asks_read[3:0]];
  wire [3:0] asks_head_opcode = asks_requests_word[3:0];
  wire [2:0] asks_head_snoop = asks_requests_word[6:4];
  wire [1:0] asks_head_meta_field = asks_requests_word[8:7];
  wire [1:0] asks_head_meta_value = asks_requests_word[10:9];
  wire [15:0] asks_head_tag = asks_requests_word[26:11];
  wire [45:0] asks_head_line_address = asks_requests_word[72:27];
  wire asks_valid = asks_has_next && !asks_waits;
  wire host_writes_full = host_writes_written == (host_writes_done + 5'h10);
  wire host_writes_is_more = host_writes_tries ? (host_writes_read + 5'd1) != host_writes_written :
      host_writes_read != host_writes_written;
  wire [73:0] host_writes_requests_word = host_writes_requests[host_writes_read[3:0]];
  wire [3:0] host_writes_head_opcode = host_writes_requests_word[3:0];
  wire [2:0] host_writes_head_snoop = host_writes_requests_word[6:4];
  wire [1:0] host_writes_head_meta_field = host_writes_requests_word[8:7];
  wire [1:0] host_writes_head_meta_value = host_writes_requests_word[10:9];
  wire [15:0] host_writes_head_tag = host_writes_requests_word[26:11];
  wire [45:0] host_writes_head_line_address = host_writes_requests_word[72:27];
  wire host_writes_head_poison = host_writes_requests_word[73];
  wire host_writes_valid = host_writes_has_next && !host_writes_waits;
  wire host_writes_comes = from_host_writes_valid && from_host_writes_ready;
  wire [511:0] host_writes_written_data = host_writes_stored_read_data[511:0];
  wire [63:0] host_writes_written_byte_enable = host_writes_stored_read_data[575:512];
  wire is_missing = cached_lines_sink_opcode == MEM_DATA_NXM;
  wire [511:0] given_data = cached_lines_sink_data | {512{is_missing}};
  wire host_line_has_turn = (host_line_offered_last_0 && !mshrs_host_line_valid) ||
      host_line_offered_last_1;
  wire host_line_in_turn = from_cache_valid && host_line_has_turn;
  wire host_line_is_chosen = host_line_is_held ? host_line_offered_last_0 : host_line_in_turn;
  wire host_line_has_turn_1 = host_line_offered_last_0 ||
      (host_line_offered_last_1 && !from_cache_valid);
  wire host_line_in_turn_1 = mshrs_host_line_valid && host_line_has_turn_1;
  wire host_line_is_chosen_1 = host_line_is_held ? host_line_offered_last_1 : host_line_in_turn_1;
  wire host_line_any = from_cache_valid || mshrs_host_line_valid;
  wire is_first_round = !(|sweep[16:6]);
  wire is_left = numbers_next_sink_valid && (numbers_free_sink_valid || !(sought || was_sought));
  wire select_may = running && memory_room;
  wire select_reads = (asks_head_opcode == MEM_RD) || (asks_head_opcode == MEM_RD_DATA);
  wire select_may_ask = select_may && completion_room &&
      ((cached_line_room && mshrs_has_host_room) || !select_reads) && asks_valid;
  wire select_may_write = select_may && completion_room && host_writes_valid;
  wire select_has_room = data_room || !mshrs_turn_sends;
  wire select_may_complete = select_may && select_has_room && mshrs_turn_valid;
  wire select_skips = mshrs_turn_valid && !select_has_room;
  wire select_may_command = running && commands_sink_valid;
  wire select_may_request = select_may && !mshrs_straight_presses;
  wire select_first = select_may_request && port_0_state_may_be_tried;
  wire select_second = select_may_request && port_1_state_may_be_tried;
  wire select_requests_wait = select_first || select_second;
  wire select_first_due = running && port_0_state_is_due;
  wire select_any_due = select_first_due || (running && port_1_state_is_due);
  wire select_host_waits = select_may_ask || select_may_write;
  wire select_host_first = select_host_waits && !select_host_last;
  wire select_rest_waits = select_any_due || select_may_command || select_requests_wait;
  wire select_host = select_host_first || (select_host_waits && !select_rest_waits &&
      !select_may_complete);
  wire select_is_write = select_may_write && !(select_may_ask && select_write_last);
  wire select_written = select_host && select_is_write;
  wire select_asked = select_host && !select_is_write;
  wire select_complete = select_may_complete && !select_host_first;
  wire select_wake = select_any_due && !select_host_first && !select_may_complete;
  wire select_host_before_rest = select_host_waits && !(select_host_last && select_rest_waits);
  wire select_is_left = !select_any_due && !select_host_before_rest && !select_may_complete;
  wire select_turned = select_is_left && select_may_command &&
      !(select_command_last && select_requests_wait);
  wire select_request = select_is_left && select_requests_wait && !select_turned;
  wire select_port = select_second && (!select_first || !select_port_last);
  wire [3:0] select_requested_operation = select_port ? port_1_state_head_operation :
      port_0_state_head_operation;
  wire [1:0] select_requested_space = select_port ? port_1_state_head_space :
      port_0_state_head_space;
  wire [45:0] select_requested_line_address = select_port ? port_1_state_head_line_address :
      port_0_state_head_line_address;
  wire [9:0] select_requested_tag = select_port ? port_1_state_head_tag : port_0_state_head_tag;
  wire select_requested_is_whole = select_port ? port_1_state_head_is_whole :
      port_0_state_head_is_whole;
  wire select_outside = port_0_state_head_line_address[45:22] != memory_map_device_begin[45:22];
  wire [21:0] select_of_first_line = port_0_state_head_line_address[21:0];
  wire select_outside_1 = port_1_state_head_line_address[45:22] != memory_map_device_begin[45:22];
  wire [21:0] select_of_second_line = port_1_state_head_line_address[21:0];
  wire [21:0] select_of_request_line = select_port ? select_of_second_line : select_of_first_line;
  wire select_of_request_outside = select_port ? select_outside_1 : select_outside;
  wire [45:0] select_first_line = {commands_sink_page, 6'd0};
  wire select_outside_2 = select_first_line[45:22] != memory_map_device_begin[45:22];
  wire [21:0] select_of_command_line = select_first_line[21:0];
  wire [21:0] select_own_line = select_turned ? select_of_command_line : select_of_request_line;
  wire select_own_outside = select_turned ? select_outside_2 : select_of_request_outside;
  wire select_outside_3 = asks_head_line_address[45:22] != memory_map_device_begin[45:22];
  wire [21:0] select_of_demand_line = asks_head_line_address[21:0];
  wire [5:0] select_forwarded = asks_head_tag[5:0];
  wire select_outside_4 = host_writes_head_line_address[45:22] != memory_map_device_begin[45:22];
  wire [21:0] select_of_write_line = host_writes_head_line_address[21:0];
  wire [21:0] select_of_host_line = select_written ? select_of_write_line : select_of_demand_line;
  wire select_of_host_outside = select_written ? select_outside_4 : select_outside_3;
  wire [21:0] select_host_or_own_line = select_host ? select_of_host_line : select_own_line;
  wire select_host_or_own_outside = select_host ? select_of_host_outside : select_own_outside;
  wire [21:0] select_place_line = select_complete ? mshrs_turn_line : select_host_or_own_line;
  wire select_place_outside = select_complete ? 1'b0 : select_host_or_own_outside;
  wire [4:0] select_port_place = select_port ? port_1_state_place : port_0_state_place;
  wire [4:0] select_host_place = select_written ? host_writes_read : asks_read;
  wire [15:0] select_host_tag = select_written ? host_writes_head_tag : asks_head_tag;
  wire [9:0] select_due_tag = select_first_due ? port_0_state_due_tag : port_1_state_due_tag;
  wire [9:0] select_own_tag = select_wake ? select_due_tag : select_requested_tag;
  wire [15:0] select_host_or_own_tag = select_host ? select_host_tag : {6'd0, select_own_tag};
  wire [1:0] select_meta_field = select_written ? host_writes_head_meta_field :
      asks_head_meta_field;
  wire [5:0] select_operation_entry = select_complete ? mshrs_turn_number : select_forwarded;
  wire select_operation_port = select_wake ? !select_first_due : select_port;
  wire [4:0] select_operation_place = select_host ? select_host_place : select_port_place;
  wire select_operation_device_bias = select_requested_space == LINE_SPACE_DEVICE_DEVICE_BIAS;
  wire select_operation_is_partial = host_writes_head_opcode == MEM_WR_PTL;
  wire [2:0] select_operation_snoop = select_written ? host_writes_head_snoop : asks_head_snoop;
  wire select_operation_has_meta = select_meta_field == META0_STATE;
  wire [1:0] select_operation_meta = select_written ? host_writes_head_meta_value :
      asks_head_meta_value;
  wire requester_port = probe_is_complete ? mshrs_requester_port : probe_operation_port;
  wire [15:0] requester_tag = probe_is_complete ? {6'd0, mshrs_requester_tag} : probe_operation_tag;
  wire [511:0] of_port_data = probe_operation_port ? port_1_written_data : port_0_written_data;
  wire [63:0] of_port_byte_enable = probe_operation_port ? port_1_written_byte_enable :
      port_0_written_byte_enable;
  wire [511:0] to_write_data = probe_is_written ? host_writes_written_data : of_port_data;
  wire [63:0] to_write_byte_enable = probe_is_written ? host_writes_written_byte_enable :
      of_port_byte_enable;
  wire hint_reads_once = asked_for == LINE_OPERATION_NC_READ;
  wire hint_reads_shared = asked_for == LINE_OPERATION_CS_READ;
  wire hint_reads_owned = asked_for == LINE_OPERATION_CO_READ;
  wire hint_owns_1 = asked_for == LINE_OPERATION_CO_WRITE;
  wire hint_writes_1 = asked_for == LINE_OPERATION_NC_WRITE;
  wire hint_pushes_1 = asked_for == LINE_OPERATION_NC_PUSH;
  wire hint_evicts = asked_for == LINE_OPERATION_EVICT;
  wire hint_flushes = asked_for == LINE_OPERATION_FLUSH;
  wire hint_reads_1 = hint_reads_once || hint_reads_shared;
  wire hint_takes_owned_1 = hint_reads_owned || hint_owns_1;
  wire hint_leaves_1 = hint_writes_1 || hint_pushes_1 || hint_evicts || hint_flushes;
  wire hint_owns_whole_1 = hint_owns_1 && is_whole;
  wire hint_pushes_whole_1 = hint_pushes_1 && is_whole;
  wire [4:0] hint_written = is_whole ? WO_WR_INV_F : WO_WR_INV;
  wire [4:0] hint_pushed = is_whole ? ITO_M_WR : WO_WR_INV;
  wire [4:0] hint_owned = hint_owns_whole_1 ? RD_OWN_NO_DATA : RD_OWN;
  wire [4:0] hint_read = hint_reads_once ? RD_CURR : RD_SHARED;
  wire [4:0] hint_read_or_owned = hint_takes_owned_1 ? hint_owned : hint_read;
  wire [4:0] hint_written_or_pushed = hint_pushes_1 ? hint_pushed : hint_written;
  wire [4:0] hint_changed = hint_flushes ? CL_FLUSH : hint_written_or_pushed;
  wire [2:0] hint_pending_owned = hint_owns_whole_1 ? OWN : READ_OWNED;
  wire [2:0] hint_pending_read = hint_reads_once ? READ_ONCE : READ_SHARED;
  wire [2:0] hint_pending_kept = hint_takes_owned_1 ? hint_pending_owned : hint_pending_read;
  wire [2:0] hint_pending_written = hint_pushes_whole_1 ? PUSH : WRITE;
  wire [2:0] hint_pending_left = hint_flushes ? FLUSH : hint_pending_written;
  wire sought_goes_to_host = hint_writes_1 || hint_pushes_1 || hint_flushes;
  wire sought_fetches = hint_reads_1 || hint_reads_owned || (hint_owns_1 && !is_whole);
  wire sought_watches = asked_for == LINE_OPERATION_WATCH;
  wire [4:0] sought_opcode = hint_leaves_1 ? hint_changed : hint_read_or_owned;
  wire [2:0] sought_pending = hint_leaves_1 ? hint_pending_left : hint_pending_kept;
  wire [511:0] stored_data = stores_read_data[511:0];
  wire [63:0] stored_byte_enable = stores_read_data[575:512];
  wire reads = select_request || select_asked || select_written || select_complete || select_turned;
  wire [7:0] next_set = {select_place_line[7:1] ^ select_place_line[15:9] ^
      {1'b0, select_place_line[21:16]}, select_place_line[0]};
  wire [7:0] swept_set = sweep[7:0];
  wire [13:0] tag = probe_operation_line[21:8];
  wire changes = is_request || is_asked || is_written || is_complete;
  wire [15:0] page_swept = sweep[15:0];
  wire [15:0] page_probed_page = probe_operation_line[21:6];
  wire page_is_last = page_wrote && (page_last_page == page_probed_page);
  wire [1:0] page_bias = (page_wrote && page_is_same) ? page_last_bias : page_found;
  wire page_is_host = page_bias == HOST;
  wire page_is_device = page_bias == DEVICE;
  wire page_to_host = !page_turned || (page_step == TO_HOST);
  wire page_begins = page_step == BEGIN_TO_DEVICE;
  wire page_is_flipping = page_begins && !page_is_device;
  wire [1:0] page_other = page_is_flipping ? FLIPPING : DEVICE;
  wire [1:0] page_new_bias = page_to_host ? HOST : page_other;
  wire page_commits = page_step == COMMIT_TO_DEVICE;
  wire page_fails = operation_outside || (page_commits && page_is_host);
  wire page_turns = page_turned && !page_fails;
  wire [15:0] page_written_page = sweeping ? page_swept : operation_line[21:6];
  wire page_writes = sweeping || page_given || page_turns;
  wire decide_events_reverted = page_given && !page_is_host;
  wire of_port_now_watches_are_full = operation_port ? port_1_condition_watches_are_full :
      port_0_condition_watches_are_full;
  wire of_port_now_is_void = operation_port ? port_1_condition_is_void : port_0_condition_is_void;
  wire asks_wait = asks_was_refused || asks_was_refused_before;
  wire writes_wait = writes_was_refused || writes_was_refused_before;
  wire host_is_void = is_written ? writes_wait : asks_wait;
  wire decide_completion_reads = (mshrs_resumed_pending == READ_ONCE) ||
      (mshrs_resumed_pending == READ_SHARED) || (mshrs_resumed_pending == READ_OWNED);
  wire decide_completion_succeeds = !mshrs_resumed_failed;
  wire decide_completion_reads_memory = decide_completion_reads && !mshrs_resumed_filled &&
      decide_completion_succeeds;
  wire decide_completion_is_kept = (mshrs_resumed_pending == READ_SHARED) ||
      (mshrs_resumed_pending == READ_OWNED);
  wire decide_completion_installs = decide_completion_succeeds &&
      ((decide_completion_is_kept && mshrs_resumed_filled) || (mshrs_resumed_pending == OWN));
  wire [1:0] decide_completion_written_or_read = mshrs_resumed_merges ? MODIFIED : EXCLUSIVE;
  wire decide_completion_continues = (mshrs_resumed_pending == WRITE) && mshrs_resumed_failed &&
      mshrs_resumed_pulled;
  wire [1:0] decide_completion_install_state = (mshrs_resumed_pending == READ_SHARED) ? SHARED :
      decide_completion_written_or_read;
  wire decide_resumes_again = is_complete && decide_completion_installs && sets_found_is_late;
  wire decide_completes = is_complete && !decide_resumes_again;
  wire decide_inside = !operation_outside;
  wire decide_is_under_way = sets_found_is_under_way && decide_inside;
  wire decide_is_accessed = sets_found_is_marked && decide_inside;
  wire decide_is_request = is_request && !(is_request ? of_port_now_is_void : host_is_void);
  wire decide_page_is_local = page_bias == DEVICE;
  wire decide_device_bias = operation_device_bias &&
      (decide_page_is_local || (policy_bias == OBEY));
  wire decide_request_local = decide_device_bias && !hint_pushes;
  wire decide_request_remote = !decide_request_local;
  wire decide_request_reads_memory = decide_request_local && (sets_found_state == INVALID) &&
      hint_fetches;
  wire decide_request_asks_without_copy = decide_request_remote &&
      (hint_reads || hint_takes_owned || hint_goes_to_host);
  wire decide_request_begins_without_copy = decide_request_asks_without_copy ||
      (decide_request_local && hint_fetches);
  wire decide_request_asks_beside_shared = decide_request_remote &&
      (hint_takes_owned || hint_goes_to_host);
  wire decide_request_asks_beside_exclusive = decide_request_remote && hint_goes_to_host;
  wire decide_request_asks_beside_modified = decide_request_remote && hint_pushes_whole;
  wire decide_request_begins = ((sets_found_state == INVALID) &&
      decide_request_begins_without_copy) || ((sets_found_state == SHARED) &&
      decide_request_asks_beside_shared) || ((sets_found_state == EXCLUSIVE) &&
      decide_request_asks_beside_exclusive) || ((sets_found_state == MODIFIED) &&
      decide_request_asks_beside_modified);
  wire decide_request_installs = (sets_found_state == INVALID) && decide_request_local &&
      hint_owns_whole;
  wire decide_request_writes_copy = (((sets_found_state == EXCLUSIVE) ||
      (sets_found_state == MODIFIED)) && hint_owns) ||
      ((sets_found_state == SHARED) && hint_owns && decide_request_local);
  wire decide_request_changes = ((sets_found_state == SHARED) && (hint_leaves || hint_takes_owned))
      || (((sets_found_state == EXCLUSIVE) || (sets_found_state == MODIFIED)) &&
      (hint_leaves || hint_owns));
  wire decide_request_drops = hint_leaves || ((sets_found_state == SHARED) && decide_request_remote
      && hint_takes_owned);
  wire [1:0] decide_request_becomes_owned = hint_owns ? MODIFIED : EXCLUSIVE;
  wire [1:0] decide_request_after = decide_request_drops ? INVALID : decide_request_becomes_owned;
  wire decide_request_merges = hint_writes || (hint_pushes && !hint_pushes_whole);
  wire decide_request_writes_memory = ((sets_found_state == MODIFIED) && hint_leaves) ||
      (decide_request_local && hint_writes);
  wire [63:0] decide_request_own_bytes = own_byte_enable & {64{decide_request_merges}};
  wire [63:0] decide_request_written_bytes = own_byte_enable | {64{sets_found_state == MODIFIED}};
  wire decide_may_lack = decide_inside && decide_request_begins && !numbers_next_sink_valid;
  wire decide_may_be_late = decide_inside && decide_request_installs && sets_found_is_late;
  wire decide_lacks_room = decide_inside && decide_request_begins && !sets_found_has_room;
  wire decide_may_go = decide_is_request && !(decide_may_lack || decide_may_be_late ||
      decide_lacks_room);
  wire decide_request_goes = decide_may_go && !decide_is_under_way;
  wire decide_request_refused = decide_is_request &&
      (decide_may_lack || decide_may_be_late || decide_lacks_room || decide_is_under_way);
  wire decide_acts = decide_request_goes && decide_inside;
  wire decide_begins = decide_acts && decide_request_begins;
  wire decide_begins_watch = decide_acts && hint_watches && !(sets_found_state == INVALID) &&
      !of_port_now_watches_are_full;
  wire decide_request_installs_1 = decide_acts && decide_request_installs;
  wire decide_writes_copy = decide_acts && decide_request_writes_copy;
  wire decide_host_hits = !(sets_found_state == INVALID);
  wire decide_host_is_forward = is_asked && ((operation_asks == MEM_RD_FWD) ||
      (operation_asks == MEM_WR_FWD));
  wire decide_host_reads_data = operation_asks == MEM_RD_DATA;
  wire decide_host_reads = is_asked && ((operation_asks == MEM_RD) || decide_host_reads_data);
  wire decide_host_wants_shared = decide_host_reads_data ||
      (!decide_host_reads_data && operation_has_meta && (operation_meta == META_VALUE_SHARED));
  wire decide_host_wants_any = !decide_host_reads_data && operation_has_meta &&
      (operation_meta == META_VALUE_ANY);
  wire decide_host_invalidates = is_written || (operation_snoop == MEM_SNOOP_SNP_INV) ||
      decide_host_wants_any;
  wire decide_host_shares = (operation_snoop == MEM_SNOOP_SNP_DATA) || decide_host_wants_shared;
  wire [1:0] decide_host_invalid_or_shared = decide_host_invalidates ? INVALID : SHARED;
  wire decide_host_changes_owned = decide_host_invalidates || decide_host_shares;
  wire decide_host_changes = ((sets_found_state == SHARED) && decide_host_invalidates) ||
      (((sets_found_state == EXCLUSIVE) || (sets_found_state == MODIFIED)) &&
      decide_host_changes_owned);
  wire decide_host_writes_copy = (sets_found_state == MODIFIED) && decide_host_changes_owned &&
      !is_written;
  wire decide_host_is_part = is_written && operation_is_partial;
  wire [63:0] decide_host_whole = {64{!decide_host_is_part || (sets_found_state == MODIFIED)}};
  wire [63:0] decide_host_own_bytes = (own_byte_enable | {64{!operation_is_partial}}) &
      {64{is_written}};
  wire decide_host_keeps_shared = decide_host_hits && !decide_host_invalidates &&
      !operation_outside;
  wire [2:0] decide_host_granted = decide_host_keeps_shared ? CMP_S : CMP_E;
  wire decide_host_had_it = is_written && (operation_snoop == MEM_SNOOP_NONE);
  wire decide_host_gives_copy = decide_host_wants_shared || decide_host_wants_any;
  wire decide_host_grants = decide_host_gives_copy && !decide_host_had_it;
  wire [2:0] decide_host_completion = (decide_host_gives_copy && !is_written) ? decide_host_granted
      : CMP;
  wire decide_events_write_to_held = is_written && decide_host_hits &&
      (operation_snoop == MEM_SNOOP_NONE);
  wire decide_is_host = (is_asked || is_written) && !(is_request ? of_port_now_is_void :
      host_is_void);
  wire decide_is_forward = decide_is_host && decide_host_is_forward;
  wire decide_is_demand = decide_is_host && !decide_host_is_forward;
  wire decide_host_goes = decide_is_demand && !decide_is_accessed;
  wire decide_host_acts = decide_host_goes && decide_inside;
  wire decide_names_entry = !(|operation_tag[15:6]);
  wire decide_is_awaited = decide_names_entry && mshrs_waits_for_host && mshrs_resumed_is_its_line
      && decide_inside;
  wire decide_forward_may_own = operation_has_meta && (operation_meta == META_VALUE_INVALID);
  wire decide_forward_may_share = operation_has_meta &&
      ((operation_meta == META_VALUE_INVALID) || (operation_meta == META_VALUE_SHARED));
  wire decide_forward_reads = operation_asks == MEM_RD_FWD;
  wire decide_forward_once = mshrs_resumed_pending == READ_ONCE;
  wire decide_forward_shared = (mshrs_resumed_pending == READ_SHARED) && decide_forward_may_share;
  wire decide_forward_owned = ((mshrs_resumed_pending == READ_OWNED) ||
      (mshrs_resumed_pending == OWN)) && decide_forward_may_own;
  wire decide_forward_written = (mshrs_resumed_pending == WRITE) && decide_forward_may_own;
  wire decide_is_legal = decide_forward_reads ? decide_forward_once || decide_forward_shared ||
      decide_forward_owned : decide_forward_written;
  wire decide_forwards = decide_is_forward && decide_is_awaited && decide_is_legal;
  wire decide_entry_installs = decide_completes && decide_completion_installs;
  wire decide_ends = decide_completes && !decide_completion_reads_memory &&
      !decide_completion_continues;
  wire decide_installs = decide_entry_installs || decide_request_installs_1;
  wire decide_gives_copy = decide_acts && !decide_request_begins &&
      (hint_reads || (hint_takes_owned && !hint_owns));
  wire decide_changes = (decide_acts && decide_request_changes) ||
      (decide_host_acts && decide_host_changes);
  wire [1:0] decide_request_or_host = decide_is_host ? decide_host_invalid_or_shared :
      decide_request_after;
  wire [1:0] decide_new_state = decide_completes ? decide_completion_install_state :
      decide_request_or_host;
  wire decide_events_evicts = sets_found_victim_state == MODIFIED;
  wire decide_evicts = decide_installs && decide_events_evicts;
  wire [1:0] decide_way = decide_installs ? sets_found_victim : sets_found_way;
  wire [9:0] decide_address = {sets_found_set, decide_way};
  wire decide_request_drops_1 = decide_request_changes && (decide_request_after == INVALID);
  wire decide_host_drops = decide_host_changes && (decide_host_invalid_or_shared == INVALID);
  wire decide_leaves = decide_installs || (decide_acts && decide_request_drops_1) ||
      (decide_host_acts && decide_host_drops);
  wire [63:0] decide_whole = (decide_completion_reads && decide_completion_succeeds) ? 64'd0 :
      {64{1'b1}};
  wire [63:0] decide_written_bytes = mshrs_resumed_merges ? stored_byte_enable : decide_whole;
  wire [511:0] decide_carried = decide_completes ? decide_filled : own_data;
  wire [63:0] decide_stored_bytes = own_byte_enable | {64{decide_completes}};
  wire decide_continues = decide_completes && decide_completion_continues;
  wire [5:0] decide_target = is_request ? numbers_next_sink_value : operation_entry;
  wire [2:0] decide_next_pending = decide_completion_continues ? REFUSED : mshrs_resumed_pending;
  wire decide_is_filled = mshrs_resumed_filled || decide_completion_reads_memory;
  wire decide_change_may_write = (is_request && numbers_next_sink_valid) || is_complete;
  wire [2:0] decide_change_pending = is_complete ? decide_next_pending : hint_pending;
  wire [9:0] decide_change_tag = operation_tag[9:0];
  wire decide_change_writes = is_complete ? mshrs_resumed_merges : hint_owns;
  wire decide_change_filled = is_complete ? decide_is_filled : decide_request_reads_memory;
  wire decide_change_reads = (decide_begins && decide_request_reads_memory) ||
      (decide_completes && decide_completion_reads_memory);
  wire decide_asks = decide_begins && !decide_request_reads_memory;
  wire [45:0] decide_line_address = {memory_map_device_begin[45:22], operation_line};
  wire [11:0] decide_asked_cqid = {6'd0, decide_target};
  wire decide_is_pulled = decide_completes && (mshrs_resumed_pending == PUSH);
  wire decide_request_reads = decide_acts && decide_request_reads_memory;
  wire decide_request_writes = decide_acts && decide_request_writes_memory;
  wire decide_entry_reads = decide_completes && decide_completion_reads_memory;
  wire decide_entry_writes = decide_completes && (mshrs_resumed_pending == WRITE) &&
      decide_completion_succeeds;
  wire decide_reads_for_host = decide_host_acts && decide_host_reads && !decide_host_hits;
  wire decide_host_writes = decide_host_acts && (is_written || decide_host_writes_copy);
  wire [63:0] decide_own_or_host = decide_is_host ? decide_host_own_bytes :
      decide_request_own_bytes;
  wire [63:0] decide_own_or_entry = decide_own_or_host | {64{decide_completes}};
  wire [63:0] decide_by_request_or_host = decide_is_host ? own_byte_enable | decide_host_whole :
      decide_request_written_bytes;
  wire [63:0] decide_by_operation = decide_completes ? stored_byte_enable :
      decide_by_request_or_host;
  wire [21:0] decide_victim_line = {sets_found_victim_tag,
      {operation_line[7:1] ^ operation_line[15:9] ^ {1'b0, operation_line[21:16]} ^
      sets_found_victim_tag[7:1] ^ {1'b0, sets_found_victim_tag[13:8]}, operation_line[0]}};
  wire decide_returns = decide_host_goes && decide_host_reads && !decide_reads_for_host;
  wire decide_delivery_responds = (decide_request_goes && !decide_begins && !decide_begins_watch)
      || is_wake || decide_ends;
  wire decide_delivery_fails = decide_completes ? mshrs_resumed_failed : operation_outside &&
      !is_wake;
  wire decide_delivery_gives_carried = decide_completes && decide_completion_reads &&
      decide_completion_succeeds;
  wire decide_delivery_sends = decide_completes && ((mshrs_resumed_pending == PUSH) ||
      decide_completion_continues);
  wire decide_delivery_accesses = decide_request_reads || decide_request_writes ||
      decide_entry_reads || decide_entry_writes || decide_reads_for_host || decide_host_writes ||
      decide_evicts;
  wire decide_delivery_writes = decide_request_writes || decide_entry_writes || decide_host_writes
      || decide_evicts;
  wire [21:0] decide_delivery_line = decide_evicts ? decide_victim_line : operation_line;
  wire [63:0] decide_delivery_written_bytes = decide_evicts ? {64{1'b1}} : decide_by_operation;
  wire [63:0] decide_delivery_carried_bytes = decide_own_or_entry & {64{!decide_evicts}};
  wire decide_delivery_poison = is_written && operation_poison;
  wire decide_is_touched = decide_installs || decide_changes;
  wire [1:0] decide_before = decide_installs ? INVALID : sets_found_state;
  wire [45:0] decide_victim_change_line_address = {memory_map_device_begin[45:22],
      decide_victim_line};
  wire decide_lacks_number = decide_is_request && decide_may_lack && !decide_is_under_way;
  wire decide_is_answered = decide_request_goes && !decide_begins;
  wire decide_is_demoted = operation_device_bias && !decide_page_is_local;
  wire decide_events_demoted = decide_is_demoted && !((policy_bias == OBEY) && !hint_pushes);
  wire decide_events_violated = decide_is_demoted && (policy_bias == OBEY) && !hint_pushes;
  wire decide_events_unknown_forward = decide_is_forward && !decide_is_awaited;
  wire decide_events_wrong_forward = decide_is_forward && decide_is_awaited && !decide_forwards;
  wire outcome_is_returned = (is_request && !decide_request_goes) || decide_begins_watch;
  wire [9:0] outcome_tag = operation_tag[9:0];
  wire frees = unblocks || was_late;
  wire is_of_port = !operation_port;
  wire [5:0] value = requests_sink_cqid[5:0];
  wire [5:0] value_1 = straight_leaves ? mshrs_straight_entry : returned;
  wire numbers_comes = is_first_round || returns || straight_leaves;
  wire [511:0] deliver_given_cached = decide_cached & {512{deliver_due_gives_cached}};
  wire [511:0] deliver_given = deliver_given_cached |
      (deliver_due_carried & {512{deliver_due_gives_carried}});
  wire deliver_status = deliver_due_fails ? ERROR : OKAY;
  wire deliver_leaves = mshrs_straight_valid && mshrs_straight_ready;
  wire [9:0] deliver_response_tag = deliver_leaves ? mshrs_straight_tag : deliver_due_tag[9:0];
  wire deliver_response_status = deliver_leaves ? OKAY : deliver_status;
  wire [511:0] deliver_response_data = deliver_leaves ? mshrs_straight_data : deliver_given;
  wire deliver_is_second = deliver_leaves ? mshrs_straight_port : deliver_due_port;
  wire [2:0] deliver_opcode = deliver_due_returns_nothing ? MEM_DATA_NXM : MEM_DATA;
  wire [15:0] deliver_own_tag = {10'd0, deliver_due_entry};
  wire [45:0] deliver_access_line_address = {memory_map_device_begin[45:22], deliver_due_line};
  wire [15:0] deliver_access_tag = deliver_due_for_host ? deliver_due_tag : deliver_own_tag;
  wire line_changes = line_touched && (line_change_before_1 != line_change_after_1);
  wire victim_drops = line_installed && !(victim_change_before_1 == INVALID);

  always @(posedge clk) begin
    if (!running) begin
      sweep <= sweep + 17'd1;
    end
    if (rst) begin
      sweep <= 17'd0;
    end
  end

  assign h2d_response_ready = 1'b1;
  assign memory_answer_ready = 1'b1;
  assign from_host_requests_valid = m2s_request_valid && from_host_request_served;
  assign from_host_requests_opcode = m2s_request_opcode;
  assign from_host_requests_snoop = m2s_request_snoop;
  assign from_host_requests_meta_field = m2s_request_meta_field;
  assign from_host_requests_meta_value = m2s_request_meta_value;
  assign from_host_requests_tag = m2s_request_tag;
  assign from_host_requests_line_address = m2s_request_line_address;
  assign m2s_request_ready = from_host_requests_ready;
  assign from_host_writes_valid = m2s_write_valid && from_host_write_known;
  assign from_host_writes_opcode = m2s_write_opcode;
  assign from_host_writes_snoop = m2s_write_snoop;
  assign from_host_writes_meta_field = m2s_write_meta_field;
  assign from_host_writes_meta_value = m2s_write_meta_value;
  assign from_host_writes_tag = m2s_write_tag;
  assign from_host_writes_line_address = m2s_write_line_address;
  assign from_host_writes_poison = m2s_write_poison;
  assign from_host_writes_data = m2s_write_data;
  assign from_host_writes_byte_enable = m2s_write_byte_enable;
  assign m2s_write_ready = from_host_writes_ready;

  always @(posedge clk) begin
    from_host_stray_request <= m2s_request_valid && m2s_request_ready && !from_host_request_served
        && !from_host_hints;
    from_host_stray_write <= m2s_write_valid && m2s_write_ready && !from_host_write_known;
    from_host_request_tag <= m2s_request_tag;
    from_host_write_tag <= m2s_write_tag;
    if (rst) begin
      from_host_stray_request <= 1'b0;
      from_host_stray_write <= 1'b0;
    end
  end

  always @(posedge clk) begin
    asks_started <= 1'b1;
    if (from_host_requests_valid && from_host_requests_ready) begin
      asks_written <= asks_written + 5'd1;
    end
    if (asks_tries) begin
      asks_read <= asks_read + 5'd1;
    end
    if (asks_served) begin
      asks_done <= operation_place + 5'd1;
    end
    if (asks_refused) begin
      asks_read <= operation_place;
      asks_waits <= 1'b1;
    end else if (unblocks) begin
      asks_waits <= 1'b0;
    end
    asks_has_next <= (from_host_requests_valid && from_host_requests_ready) || asks_refused ||
        asks_is_more;
    if (rst) begin
      asks_written <= 5'd0;
      asks_read <= 5'd0;
      asks_done <= 5'd0;
      asks_waits <= 1'b0;
      asks_started <= 1'b0;
      asks_has_next <= 1'b0;
    end
  end

  assign from_host_requests_ready = asks_started && !asks_full;

  always @(posedge clk) begin
    host_writes_started <= 1'b1;
    if (from_host_writes_valid && from_host_writes_ready) begin
      host_writes_written <= host_writes_written + 5'd1;
    end
    if (host_writes_tries) begin
      host_writes_read <= host_writes_read + 5'd1;
    end
    if (host_writes_served) begin
      host_writes_done <= operation_place + 5'd1;
    end
    if (host_writes_refused) begin
      host_writes_read <= operation_place;
      host_writes_waits <= 1'b1;
    end else if (unblocks) begin
      host_writes_waits <= 1'b0;
    end
    host_writes_has_next <= (from_host_writes_valid && from_host_writes_ready) ||
        host_writes_refused || host_writes_is_more;
    if (rst) begin
      host_writes_written <= 5'd0;
      host_writes_read <= 5'd0;
      host_writes_done <= 5'd0;
      host_writes_waits <= 1'b0;
      host_writes_started <= 1'b0;
      host_writes_has_next <= 1'b0;
    end
  end

  assign from_host_writes_ready = host_writes_started && !host_writes_full;
  assign d2h_request_valid = requests_sink_valid;
  assign d2h_request_cqid = requests_sink_cqid;
  assign requests_sink_ready = d2h_request_ready;
  assign from_cache_opcode = cached_lines_sink_opcode;
  assign from_cache_data = given_data;
  assign s2m_data_valid = host_line_any;
  assign s2m_data_opcode = (from_cache_opcode & {3{host_line_is_chosen}}) |
      (mshrs_host_line_opcode & {3{host_line_is_chosen_1}});
  assign s2m_data_tag = (from_cache_tag & {16{host_line_is_chosen}}) |
      (mshrs_host_line_tag & {16{host_line_is_chosen_1}});
  assign s2m_data_poison = (from_cache_poison && host_line_is_chosen) ||
      (mshrs_host_line_poison && host_line_is_chosen_1);
  assign s2m_data_data = (from_cache_data & {512{host_line_is_chosen}}) |
      (mshrs_host_line_data & {512{host_line_is_chosen_1}});

  always @(posedge clk) begin
    host_line_is_held <= host_line_any && !s2m_data_ready;
    if (host_line_any) begin
      host_line_offered_last_0 <= host_line_is_chosen;
    end
    if (host_line_any) begin
      host_line_offered_last_1 <= host_line_is_chosen_1;
    end
    if (rst) begin
      host_line_offered_last_0 <= 1'b0;
      host_line_offered_last_1 <= 1'b1;
      host_line_is_held <= 1'b0;
    end
  end

  assign from_cache_ready = host_line_is_chosen && s2m_data_ready;

  always @(posedge clk) begin
    sought <= seeks;
    was_sought <= sought;
    completion_room <= completions_occupancy < 4'd4;
    cached_line_room <= cached_lines_occupancy < 4'd4;
    memory_room <= memory_occupancy < 4'd4;
    data_room <= data_queue_occupancy < 4'd4;
    if (rst) begin
      sought <= 1'b0;
      was_sought <= 1'b0;
      completion_room <= 1'b0;
      cached_line_room <= 1'b0;
      memory_room <= 1'b0;
      data_room <= 1'b0;
    end
  end

  always @(posedge clk) begin
    select_host_last <= select_host;
    if (select_host) begin
      select_write_last <= select_is_write;
    end
    if (select_turned || select_request) begin
      select_command_last <= select_turned;
    end
    if (select_request) begin
      select_port_last <= select_port;
    end
    if (rst) begin
      select_host_last <= 1'b0;
      select_write_last <= 1'b0;
      select_command_last <= 1'b0;
      select_port_last <= 1'b0;
    end
  end

  assign asks_tries = select_asked;
  assign host_writes_tries = select_written;
  assign port_0_tries = select_request && !select_port;
  assign port_1_tries = select_request && select_port;
  assign seeks = (port_0_tries && port_0_state_lacks_number) ||
      (port_1_tries && port_1_state_lacks_number);

  always @(posedge clk) begin
    probe_is_request <= select_request;
    probe_is_asked <= select_asked;
    probe_is_written <= select_written;
    probe_is_complete <= select_complete;
    probe_is_turned <= select_turned;
    probe_is_wake <= select_wake;
    probe_operation_line <= select_place_line;
    probe_operation_outside <= select_place_outside;
    probe_operation_entry <= select_operation_entry;
    probe_operation_port <= select_operation_port;
    probe_operation_place <= select_operation_place;
    probe_operation_device_bias <= select_operation_device_bias;
    probe_operation_tag <= select_host_or_own_tag;
    probe_operation_poison <= host_writes_head_poison;
    probe_operation_asks <= asks_head_opcode;
    probe_operation_is_partial <= select_operation_is_partial;
    probe_operation_snoop <= select_operation_snoop;
    probe_operation_has_meta <= select_operation_has_meta;
    probe_operation_meta <= select_operation_meta;
    probe_operation_step <= commands_sink_step;
    if (rst) begin
      probe_is_request <= 1'b0;
      probe_is_asked <= 1'b0;
      probe_is_written <= 1'b0;
      probe_is_complete <= 1'b0;
      probe_is_turned <= 1'b0;
      probe_is_wake <= 1'b0;
    end
  end

  always @(posedge clk) begin
    is_request <= probe_is_request;
    is_asked <= probe_is_asked;
    is_written <= probe_is_written;
    is_complete <= probe_is_complete;
    is_turned <= probe_is_turned;
    is_wake <= probe_is_wake;
    operation_line <= probe_operation_line;
    operation_outside <= probe_operation_outside;
    operation_entry <= probe_operation_entry;
    operation_port <= requester_port;
    operation_place <= probe_operation_place;
    operation_device_bias <= probe_operation_device_bias;
    operation_tag <= requester_tag;
    operation_poison <= probe_operation_poison;
    operation_asks <= probe_operation_asks;
    operation_is_partial <= probe_operation_is_partial;
    operation_snoop <= probe_operation_snoop;
    operation_has_meta <= probe_operation_has_meta;
    operation_meta <= probe_operation_meta;
    operation_step <= probe_operation_step;
    asked_for <= select_requested_operation;
    own_data <= to_write_data;
    own_byte_enable <= to_write_byte_enable;
    is_whole <= select_requested_is_whole;
    hint_reads <= hint_reads_1;
    if (rst) begin
      is_request <= 1'b0;
      is_asked <= 1'b0;
      is_written <= 1'b0;
      is_complete <= 1'b0;
      is_turned <= 1'b0;
      is_wake <= 1'b0;
      is_whole <= 1'b0;
    end
  end

  always @(posedge clk) begin
    hint_takes_owned <= hint_takes_owned_1;
    hint_owns <= hint_owns_1;
    hint_owns_whole <= hint_owns_whole_1;
    hint_writes <= hint_writes_1;
    hint_pushes <= hint_pushes_1;
    hint_pushes_whole <= hint_pushes_whole_1;
    hint_leaves <= hint_leaves_1;
    hint_goes_to_host <= sought_goes_to_host;
    hint_fetches <= sought_fetches;
    hint_watches <= sought_watches;
    hint_opcode <= sought_opcode;
    hint_pending <= sought_pending;
  end

  always @(posedge clk) begin
    page_found <= page_is_last ? page_last_bias : page_stored;
    page_is_same <= operation_line[21:6] == page_probed_page;
    page_wrote <= page_writes;
    page_last_page <= page_written_page;
    page_last_bias <= page_new_bias;
    if (rst) begin
      page_wrote <= 1'b0;
      page_is_same <= 1'b0;
    end
  end

  always @(posedge clk) begin
    asks_was_refused <= asks_refused;
    asks_was_refused_before <= asks_was_refused;
    writes_was_refused <= host_writes_refused;
    writes_was_refused_before <= writes_was_refused;
    straight_left <= straight_leaves;
    straight_was_sought <= straight_left;
    straight_was_put_back <= straight_was_sought;
    was_late <= decide_is_request && decide_may_be_late && !decide_is_under_way;
    returns <= decide_ends;
    returned <= operation_entry;
    sends <= decide_asks;
    request_to_host_opcode <= hint_opcode;
    request_to_host_line_address <= decide_line_address;
    request_to_host_cqid <= decide_asked_cqid;
    request_to_host_non_temporal <= 1'b0;
    if (rst) begin
      asks_was_refused <= 1'b0;
      asks_was_refused_before <= 1'b0;
      writes_was_refused <= 1'b0;
      writes_was_refused_before <= 1'b0;
      straight_left <= 1'b0;
      straight_was_sought <= 1'b0;
      straight_was_put_back <= 1'b0;
      was_late <= 1'b0;
      returns <= 1'b0;
      sends <= 1'b0;
    end
  end

  assign page_turned = is_turned;
  assign page_step = operation_step;
  assign page_given = (decide_acts && hint_pushes) || decide_is_pulled ||
      (decide_host_acts && decide_host_grants);
  assign unblocks = decide_ends || straight_was_put_back;
  assign asks_served = (decide_is_forward || decide_host_goes) && is_asked;
  assign asks_refused = decide_is_demand && decide_is_accessed && is_asked;
  assign host_writes_served = (decide_is_forward || decide_host_goes) && is_written;
  assign host_writes_refused = decide_is_demand && decide_is_accessed && is_written;
  assign requests_source_valid = sends;

  always @(posedge clk) begin
    deliver_responds <= decide_delivery_responds;
    deliver_sends <= decide_delivery_sends;
    deliver_returns <= decide_returns;
    deliver_stores <= decide_begins;
    deliver_accesses <= decide_delivery_accesses;
    deliver_due_responds <= decide_delivery_responds;
    deliver_due_port <= operation_port;
    deliver_due_tag <= operation_tag;
    deliver_due_fails <= decide_delivery_fails;
    deliver_due_gives_cached <= decide_gives_copy;
    deliver_due_gives_carried <= decide_delivery_gives_carried;
    deliver_due_sends <= decide_delivery_sends;
    deliver_due_uqid <= mshrs_resumed_uqid;
    deliver_due_returns <= decide_returns;
    deliver_due_returns_nothing <= operation_outside;
    deliver_due_stores <= decide_begins;
    deliver_due_entry <= decide_target;
    deliver_due_stored_bytes <= own_byte_enable;
    deliver_due_accesses <= decide_delivery_accesses;
    deliver_due_writes <= decide_delivery_writes;
    deliver_due_line <= decide_delivery_line;
    deliver_due_written_bytes <= decide_delivery_written_bytes;
    deliver_due_carried_bytes <= decide_delivery_carried_bytes;
    deliver_due_poison <= decide_delivery_poison;
    deliver_due_for_host <= decide_is_host;
    deliver_due_carried <= decide_carried;
    if (rst) begin
      deliver_responds <= 1'b0;
      deliver_sends <= 1'b0;
      deliver_returns <= 1'b0;
      deliver_stores <= 1'b0;
      deliver_accesses <= 1'b0;
    end
  end

  assign mshrs_straight_ready = !deliver_responds;
  assign memory_source_valid = deliver_accesses;

  always @(posedge clk) begin
    line_touched <= decide_is_touched;
    line_change_line_address_1 <= decide_line_address;
    line_change_by_host_1 <= decide_is_host;
    line_change_before_1 <= decide_before;
    line_change_after_1 <= decide_new_state;
    line_installed <= decide_installs;
    victim_change_line_address_1 <= decide_victim_change_line_address;
    victim_change_by_host_1 <= 1'b0;
    victim_change_before_1 <= sets_found_victim_state;
    victim_change_after_1 <= INVALID;
    answers_command <= is_turned;
    bias_answer_done_1 <= !page_fails;
    reverts <= decide_events_reverted;
    bias_reversion_page_1 <= decide_line_address[45:6];
    if (rst) begin
      line_touched <= 1'b0;
      line_installed <= 1'b0;
      answers_command <= 1'b0;
      reverts <= 1'b0;
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
  assign bias_answer_valid = answers_command;
  assign bias_answer_done = bias_answer_done_1;
  assign bias_reversion_valid = reverts;
  assign bias_reversion_page = bias_reversion_page_1;

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_decide_filled
      assign decide_filled[g * 8 +: 8] = decide_written_bytes[g] ? stored_data[g * 8 +: 8] :
          mshrs_read[g * 8 +: 8];
    end
  endgenerate

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_deliver_access_data
      assign deliver_access_data[g * 8 +: 8] = deliver_due_carried_bytes[g] ?
          deliver_due_carried[g * 8 +: 8] : decide_cached[g * 8 +: 8];
    end
  endgenerate

  always @(posedge clk) begin
    if (from_host_requests_valid && from_host_requests_ready) begin
      asks_requests[asks_written[3:0]] <= {from_host_requests_line_address, from_host_requests_tag,
          from_host_requests_meta_value, from_host_requests_meta_field, from_host_requests_snoop,
          from_host_requests_opcode};
    end
  end

  always @(posedge clk) begin
    if (from_host_writes_valid && from_host_writes_ready) begin
      host_writes_requests[host_writes_written[3:0]] <=
          {from_host_writes_poison, from_host_writes_line_address, from_host_writes_tag,
          from_host_writes_meta_value, from_host_writes_meta_field, from_host_writes_snoop,
          from_host_writes_opcode};
    end
  end

  always @(posedge clk) begin
    if (host_writes_comes) begin
      host_writes_stored[host_writes_written[3:0]] <= {from_host_writes_byte_enable,
          from_host_writes_data};
    end
  end

  always @(posedge clk) begin
    host_writes_stored_read_data <= host_writes_stored[host_writes_read[3:0]];
  end

  always @(posedge clk) begin
    if (probe_is_complete) begin
      stores_read_data <= stores[probe_operation_entry];
    end
  end

  always @(posedge clk) begin
    if (deliver_stores) begin
      stores[deliver_due_entry] <= {deliver_due_stored_bytes, deliver_due_carried};
    end
  end

  always @(posedge clk) begin
    if (reads) begin
      page_stored <= page_pages[select_place_line[21:6]];
    end
  end

  always @(posedge clk) begin
    if (page_writes) begin
      page_pages[page_written_page] <= page_new_bias;
    end
  end

  always @(posedge clk) begin
    if (decide_installs || decide_writes_copy) begin
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

  dmc_mshrs mshrs (
    .clk(clk), .rst(rst),
    .h2d_response_valid(h2d_response_valid), .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre), .h2d_response_cqid(h2d_response_cqid),
    .memory_answer_valid(memory_answer_valid), .memory_answer_for_host(memory_answer_for_host),
    .memory_answer_tag(memory_answer_tag), .memory_answer_poison(memory_answer_poison),
    .memory_answer_data(memory_answer_data),
    .wrongs_unknown_answer(mshrs_wrongs_unknown_answer),
    .wrongs_wrong_answer(mshrs_wrongs_wrong_answer),
    .wrongs_answer_number(mshrs_wrongs_answer_number),
    .wrongs_unknown_data(mshrs_wrongs_unknown_data), .wrongs_data_number(mshrs_wrongs_data_number),
    .sent_valid(requests_sink_valid && requests_sink_ready), .sent_value(value),
    .reads_for_host(decide_reads_for_host),
    .has_host_room(mshrs_has_host_room),
    .host_line_valid(mshrs_host_line_valid),
    .host_line_ready(host_line_is_chosen_1 && s2m_data_ready),
    .host_line_opcode(mshrs_host_line_opcode), .host_line_tag(mshrs_host_line_tag),
    .host_line_poison(mshrs_host_line_poison), .host_line_data(mshrs_host_line_data),
    .straight_valid(mshrs_straight_valid), .straight_ready(mshrs_straight_ready),
    .straight_entry(mshrs_straight_entry), .straight_port(mshrs_straight_port),
    .straight_tag(mshrs_straight_tag), .straight_data(mshrs_straight_data),
    .straight_presses(mshrs_straight_presses),
    .turn_valid(mshrs_turn_valid), .turn_number(mshrs_turn_number), .turn_sends(mshrs_turn_sends),
    .turn_line(mshrs_turn_line),
    .completes(select_complete),
    .skips(select_skips),
    .probe_entry(probe_operation_entry), .probe_line(probe_operation_line),
    .probe_completes(probe_is_complete),
    .requester_port(mshrs_requester_port), .requester_tag(mshrs_requester_tag),
    .operation_entry(operation_entry), .operation_line(operation_line),
    .resumed_pending(mshrs_resumed_pending), .resumed_merges(mshrs_resumed_merges),
    .resumed_failed(mshrs_resumed_failed), .resumed_filled(mshrs_resumed_filled),
    .resumed_pulled(mshrs_resumed_pulled), .resumed_uqid(mshrs_resumed_uqid),
    .resumed_is_its_line(mshrs_resumed_is_its_line),
    .read(mshrs_read),
    .waits_for_host(mshrs_waits_for_host),
    .change_target(decide_target), .change_may_write(decide_change_may_write),
    .change_pending(decide_change_pending), .change_port(operation_port),
    .change_tag(decide_change_tag), .change_writes(decide_change_writes),
    .change_filled(decide_change_filled), .change_continues(decide_continues),
    .change_forwards(decide_forwards), .change_reads(decide_change_reads),
    .change_turns_again(decide_resumes_again),
    .loses(mshrs_loses),
    .sweep_valid(sweeping), .sweep_value(swept_entry)
  );

  fifo #(.WIDTH(64), .DEPTH(64)) requests (
    .clk(clk), .rst(rst),
    .source_valid(requests_source_valid), .source_ready(requests_source_ready),
    .source_data({request_to_host_non_temporal, request_to_host_cqid, request_to_host_line_address,
        request_to_host_opcode}),
    .sink_valid(requests_sink_valid), .sink_ready(requests_sink_ready),
    .sink_data({d2h_request_non_temporal, requests_sink_cqid, d2h_request_line_address,
        d2h_request_opcode}),
    .occupancy(requests_occupancy)
  );

  fifo #(.WIDTH(591), .DEPTH(8)) data_queue (
    .clk(clk), .rst(rst),
    .source_valid(deliver_sends), .source_ready(data_queue_source_ready),
    .source_data({deliver_due_written_bytes, deliver_due_carried, 1'b0, 1'b0, 1'b1,
        deliver_due_uqid}),
    .sink_valid(d2h_data_valid), .sink_ready(d2h_data_ready),
    .sink_data({d2h_data_byte_enable, d2h_data_data, d2h_data_poison, d2h_data_bogus,
        d2h_data_chunk_valid, d2h_data_uqid}),
    .occupancy(data_queue_occupancy)
  );

  fifo #(.WIDTH(19), .DEPTH(8)) completions (
    .clk(clk), .rst(rst),
    .source_valid(decide_host_goes && !(decide_host_reads && operation_outside)),
    .source_ready(completions_source_ready), .source_data({operation_tag, decide_host_completion}),
    .sink_valid(s2m_response_valid), .sink_ready(s2m_response_ready),
    .sink_data({s2m_response_tag, s2m_response_completion}),
    .occupancy(completions_occupancy)
  );

  fifo_block #(.WIDTH(532), .DEPTH(8)) cached_lines (
    .clk(clk), .rst(rst),
    .source_valid(deliver_returns), .source_ready(cached_lines_source_ready),
    .source_data({decide_cached, deliver_due_returns_nothing, deliver_due_tag, deliver_opcode}),
    .sink_valid(from_cache_valid), .sink_ready(from_cache_ready),
    .sink_data({cached_lines_sink_data, from_cache_poison, from_cache_tag,
        cached_lines_sink_opcode}),
    .occupancy(cached_lines_occupancy)
  );

  fifo #(.WIDTH(641), .DEPTH(8)) memory (
    .clk(clk), .rst(rst),
    .source_valid(memory_source_valid), .source_ready(memory_source_ready),
    .source_data({deliver_access_tag, deliver_due_for_host, deliver_due_poison,
        deliver_due_written_bytes, deliver_access_data, deliver_access_line_address,
        deliver_due_writes}),
    .sink_valid(memory_request_valid), .sink_ready(memory_request_ready),
    .sink_data({memory_request_tag, memory_request_for_host, memory_request_poison,
        memory_request_byte_enable, memory_request_data, memory_request_line_address,
        memory_request_write}),
    .occupancy(memory_occupancy)
  );

  fifo #(.WIDTH(42), .DEPTH(2)) commands (
    .clk(clk), .rst(rst),
    .source_valid(bias_command_valid), .source_ready(bias_command_ready),
    .source_data({bias_command_step, bias_command_page}),
    .sink_valid(commands_sink_valid), .sink_ready(select_turned),
    .sink_data({commands_sink_step, commands_sink_page}),
    .occupancy(commands_occupancy)
  );

  fifo_block #(.WIDTH(6), .DEPTH(64)) numbers_free (
    .clk(clk), .rst(rst),
    .source_valid(numbers_comes), .source_ready(numbers_free_source_ready),
    .source_data(is_first_round ? swept_entry : value_1),
    .sink_valid(numbers_free_sink_valid), .sink_ready(numbers_next_source_ready),
    .sink_data(numbers_free_sink_value),
    .occupancy(numbers_free_occupancy)
  );

  skid_buffer #(.WIDTH(6)) numbers_next (
    .clk(clk), .rst(rst),
    .source_valid(numbers_free_sink_valid), .source_ready(numbers_next_source_ready),
    .source_data(numbers_free_sink_value),
    .sink_valid(numbers_next_sink_valid), .sink_ready(decide_begins),
    .sink_data(numbers_next_sink_value)
  );

  bank_port_w1 port_0 (
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
    .read_place(port_0_state_place),
    .written_data(port_0_written_data), .written_byte_enable(port_0_written_byte_enable),
    .condition_watches_are_full(port_0_condition_watches_are_full),
    .condition_is_void(port_0_condition_is_void),
    .is_its(is_of_port),
    .outcome_place(operation_place), .outcome_tag(outcome_tag),
    .outcome_is_served(decide_request_goes), .outcome_is_refused(decide_request_refused),
    .outcome_is_returned(outcome_is_returned), .outcome_begins_watch(decide_begins_watch),
    .want_0_is_there(is_left), .want_0_is_lacking(decide_lacks_number),
    .want_0_is_satisfied(decide_is_answered),
    .frees(frees),
    .departure_leaves(decide_leaves), .departure_place(decide_address),
    .answer_valid((deliver_responds || deliver_leaves) && !deliver_is_second),
    .answer_tag(deliver_response_tag), .answer_status(deliver_response_status),
    .answer_data(deliver_response_data),
    .loses(port_0_loses)
  );

  bank_port_w1 port_1 (
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
    .read_place(port_1_state_place),
    .written_data(port_1_written_data), .written_byte_enable(port_1_written_byte_enable),
    .condition_watches_are_full(port_1_condition_watches_are_full),
    .condition_is_void(port_1_condition_is_void),
    .is_its(operation_port),
    .outcome_place(operation_place), .outcome_tag(outcome_tag),
    .outcome_is_served(decide_request_goes), .outcome_is_refused(decide_request_refused),
    .outcome_is_returned(outcome_is_returned), .outcome_begins_watch(decide_begins_watch),
    .want_0_is_there(is_left), .want_0_is_lacking(decide_lacks_number),
    .want_0_is_satisfied(decide_is_answered),
    .frees(frees),
    .departure_leaves(decide_leaves), .departure_place(decide_address),
    .answer_valid((deliver_responds || deliver_leaves) && deliver_is_second),
    .answer_tag(deliver_response_tag), .answer_status(deliver_response_status),
    .answer_data(deliver_response_data),
    .loses(port_1_loses)
  );

  dmc_sets_b1 sets (
    .clk(clk), .rst(rst),
    .read_valid(reads), .read_value(next_set),
    .probe_tag(tag), .probe_entry(probe_operation_entry),
    .decided_tag(operation_line[21:8]), .decided_changes(changes),
    .found_set(sets_found_set), .found_state(sets_found_state), .found_way(sets_found_way),
    .found_victim(sets_found_victim), .found_is_late(sets_found_is_late),
    .found_victim_state(sets_found_victim_state), .found_victim_tag(sets_found_victim_tag),
    .found_is_under_way(sets_found_is_under_way), .found_is_marked(sets_found_is_marked),
    .found_has_room(sets_found_has_room),
    .change_changes(decide_changes), .change_installs(decide_installs),
    .change_new_state(decide_new_state),
    .change_touches(decide_installs || decide_writes_copy || decide_gives_copy),
    .change_allocates(decide_begins), .change_target(decide_target), .change_frees(decide_ends),
    .change_marks(decide_forwards),
    .marks_new(decide_request_reads_memory),
    .ended_valid(straight_leaves), .ended_value(mshrs_straight_entry),
    .sweep_valid(sweeping), .sweep_value(swept_set)
  );

  dmc_counters counters (
    .clk(clk), .rst(rst),
    .events_request_went(decide_request_goes), .events_acted(decide_acts),
    .events_began(decide_begins), .events_refused(decide_request_refused),
    .events_host_served(decide_host_goes), .events_host_acted(decide_host_acts),
    .events_hit(decide_host_hits), .events_installed(decide_installs),
    .events_evicts(decide_events_evicts), .events_reverted(decide_events_reverted),
    .events_demoted(decide_events_demoted), .events_violated(decide_events_violated),
    .events_unknown_forward(decide_events_unknown_forward),
    .events_wrong_forward(decide_events_wrong_forward),
    .events_write_to_held(decide_events_write_to_held), .events_outside(operation_outside),
    .events_tag(operation_tag),
    .wrongs_unknown_answer(mshrs_wrongs_unknown_answer),
    .wrongs_wrong_answer(mshrs_wrongs_wrong_answer),
    .wrongs_answer_number(mshrs_wrongs_answer_number),
    .wrongs_unknown_data(mshrs_wrongs_unknown_data), .wrongs_data_number(mshrs_wrongs_data_number),
    .stray_unknown_opcode(from_host_stray_request || from_host_stray_write),
    .stray_tag(from_host_stray_request ? from_host_request_tag : from_host_write_tag),
    .status_fault(status_fault), .status_fault_number(status_fault_number),
    .status_requests(status_requests), .status_hits(status_hits), .status_waits(status_waits),
    .status_host_requests(status_host_requests), .status_host_hits(status_host_hits),
    .status_evictions(status_evictions), .status_reversions(status_reversions),
    .status_demotions(status_demotions), .status_violations(status_violations),
    .status_unknown_answers(status_unknown_answers), .status_wrong_answers(status_wrong_answers),
    .status_unknown_forwards(status_unknown_forwards), .status_unknown_data(status_unknown_data),
    .status_unknown_opcodes(status_unknown_opcodes), .status_writes_to_held(status_writes_to_held),
    .status_outside_addresses(status_outside_addresses)
  );

  // Not used, on purpose.
  (* unused *) wire unused;
  assign unused = &{1'b0, requests_occupancy, requests_source_ready, commands_occupancy,
      data_queue_source_ready, completions_source_ready, cached_lines_source_ready,
      memory_source_ready, numbers_free_occupancy, numbers_free_source_ready,
      port_0_state_has_request, port_1_state_has_request, memory_map_host_end,
      memory_map_device_end, memory_map_device_begin[21:0], select_requested_line_address,
      deliver_due_responds, deliver_due_sends, deliver_due_returns, deliver_due_stores,
      deliver_due_accesses, mshrs_loses, port_0_loses, port_1_loses};

`ifdef FORMAL
  always @(posedge clk) begin
    if (!rst) begin
      numbers_a_number_that_is_free_has_a_place: assert
          (!numbers_comes || numbers_free_source_ready);
      numbers_none_comes_back_before_all_were_there: assert
          (!(is_first_round && (returns || straight_leaves)));
      each_entry_has_a_place_for_its_request: assert (!requests_source_valid ||
          requests_source_ready);
      each_access_has_a_place: assert (!memory_source_valid || memory_source_ready);
      each_answer_has_its_place: assert (!(port_0_loses || port_1_loses));
      who_is_ready_and_lines_for_the_host_have_their_places: assert (!mshrs_loses);
      the_host_waits_for_an_access_of_its_line: cover (decide_is_demand && decide_is_accessed);
      a_modified_line_makes_room: cover (decide_installs && decide_events_evicts);
      a_line_from_memory_answers_at_once: cover (straight_leaves);
    end
  end
`endif

endmodule

`default_nettype wire
