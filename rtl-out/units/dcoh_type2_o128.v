// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Device coherence engine of a Type-2 device: two line ports on one side, CXL.cache, CXL.mem and
// the device's memory on the other.
//
//                 +--- dcoh_type2 ----+
//  line_request_* |                   | line_response_*
//  -------------->| stream     stream |----------------->
//     h2d_request |                   | d2h_request
//  -------------->| stream     stream |----------------->
//    h2d_response |                   | d2h_response
//  -------------->| stream     stream |----------------->
//        h2d_data |                   | d2h_data
//  -------------->| stream     stream |----------------->
//     m2s_request |                   | s2m_response
//  -------------->| stream     stream |----------------->
//       m2s_write |                   | s2m_data
//  -------------->| stream     stream |----------------->
//   memory_answer |                   | memory_request
//  -------------->| stream     stream |----------------->
//    bias_command |                   | bias_answer, bias_reversion
//  -------------->| stream      pulse |----------------->
//      memory_map |                   | line_change_*, victim_change_*
//  -------------->| level       pulse |----------------->
//          policy |                   | device_line_change, device_victim_change
//  -------------->| level       pulse |----------------->
//    write_policy |                   |
//  -------------->| level             |
//   fence_request |                   | fence_response
//  -------------->| pulse       pulse |----------------->
//           flush |                   | flush_status
//  -------------->| pulse       level |----------------->
//                 |                   | status_*, device_status
//                 |             level |----------------->
//                 +-------------------+
//
//  port 0 -- front --+--> bank 0, bank 1 ----------+-- merge --> CXL.cache
//  port 1 -- front --+--> device_memory -----------+-----------> CXL.mem, memory
//
// Function:
// Banks as those of `dcoh` serve host memory, a `dmc_bank` serves device memory, by the space of
// each request. A barrier is answered when all requests of its requester before it at its port are,
// whichever memory they are for, and its fence has passed, as in `dcoh`.
//
// With `DEVICE_BANKS=2` two of them serve device memory, whose lines are divided by the parity of
// what tells them from one another in memory; both ports reach both. Each has ports of its own with
// its number behind their names: `memory_request_0`, `memory_answer_0`, `bias_reversion_0`,
// `device_line_change_0`, `device_victim_change_0` and `device_status_0`. Memory keeps the order of
// each port's requests; a line is asked for at one port only. What the host asks and writes goes to
// the bank of its line, forwards as well.
//
// A page has lines in both banks, and each bank turns its own. `bias_banks` gives commands to both.
// A page is in device-bias from a commit that is done to the next reversion, of either bank, or
// command: whoever counts them knows that, as with one bank. Each bank says once that its half
// turns back: a page gives up to two notices, in the same cycle or in different ones. A half that
// has not turned back is served in device-bias for as long as the host has no copy of its lines.
//
// Numbers at the host: those of host memory are as in `dcoh`, those of device memory have one bit
// more set, above the numbers of both, and the bank in the bit above those of an entry. The host's
// answers go by these bits, and forwards lose them.
//
// Backpressure:
// A port waits while the queue of any bank is full, while an error is not answered, or while a
// second barrier of a requester waits for the first. What the host asks of device memory waits for
// nothing that it asks of host memory, nor the other way round. Otherwise as in `dcoh` and in
// `dmc_bank`.
//
// With two banks of device memory, `m2s_request` and `m2s_write` have two places each, in which the
// first waits for its own bank and for nothing of the other. So a bank that is not ready stops the
// other's only behind a message of its own, which the channel's order demands. A request never
// waits for a write, nor a write for a request. `s2m_response` and `s2m_data` are taken from the
// banks in turn, and so are those of CXL.cache.
//
// Ordering:
// Per port and line: the order of the requests. A barrier orders what came before it, and holds up
// nothing behind it.
//
// Faults:
// A request that says host memory with an address of device memory is answered with an error; so is
// one that says device memory with another address, and `device_status` counts it. A forward with a
// number of host memory, or with one that is not of its line's bank, and an answer or data whose
// number is beyond the last entry of its memory, are ones that nothing waits for. Others as in
// `dcoh` and in `dmc_bank`. Numbers of `dmc_bank` stand in `device_status` without their bits; so
// do tags of forwards.
//
// Reset:
// As in `dcoh` and in `dmc_bank`.
//
// Resources:
// Those of the banks, and a multiplexer for each stream that leaves from several. With two banks of
// device memory, two places for each channel of M2S and two tables with a bit for each page.
//
// Rationale:
// With a `dcoh` in it, each response would pass two fronts, and two multiplexers of its width:
// 2,300 lookup tables. A message of M2S is taken before its bank is known, so that who is ready
// does not depend on the line that is offered.
//
// Latency: 5 cycles after `line_request_0`.
// Interval: 1 cycle(s) between transfers.
// Waits on: `line_response_*`, `d2h_request`, `d2h_response`, `d2h_data`, `h2d_response`,
// `h2d_data`, `m2s_request`, `m2s_write`, `s2m_response`, `s2m_data`, `memory_request` (if there is
// one), `memory_request_*` (if there is one), `memory_answer` (if there is one), `memory_answer_*`
// (if there is one), `bias_command`.
// Source: CXL-NIC 2.1, 4
//
// Generated by `cargo run --bin emit`; change the Rust, not this file.
`default_nettype none

module dcoh_type2_o128 (
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
  // What the host asks of device memory, and its forwards, whose tag is the number of the request.
  input  wire         m2s_request_valid,
  output wire         m2s_request_ready,
  input  wire [3:0]   m2s_request_opcode,              // What is asked for.
  input  wire [2:0]   m2s_request_snoop,               // What is asked of the device's own cache.
  input  wire [1:0]   m2s_request_meta_field,          // Whether `meta_value` says anything.
  // What the host's caches may hold afterwards.
  input  wire [1:0]   m2s_request_meta_value,
  input  wire [15:0]  m2s_request_tag,                 // Comes back with the completion.
  input  wire [45:0]  m2s_request_line_address,        // Bits 51 to 6 of the byte address.
  // What the host writes there.
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
  // Lines that the host reads there.
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
  // What becomes of device-bias requests to pages in host-bias.
  input  wire         policy_bias,                     // About bias.
  // A line of host memory changes its state, in each bank.
  output wire         line_change_0_valid,
  output wire [45:0]  line_change_0_line_address,      // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         line_change_0_by_host,
  output wire [1:0]   line_change_0_before,            // The state before.
  output wire [1:0]   line_change_0_after,             // The state after.
  // A line of host memory changes its state, in each bank.
  output wire         line_change_1_valid,
  output wire [45:0]  line_change_1_line_address,      // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         line_change_1_by_host,
  output wire [1:0]   line_change_1_before,            // The state before.
  output wire [1:0]   line_change_1_after,             // The state after.
  // A line of host memory makes room, in each bank.
  output wire         victim_change_0_valid,
  output wire [45:0]  victim_change_0_line_address,    // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         victim_change_0_by_host,
  output wire [1:0]   victim_change_0_before,          // The state before.
  output wire [1:0]   victim_change_0_after,           // The state after.
  // A line of host memory makes room, in each bank.
  output wire         victim_change_1_valid,
  output wire [45:0]  victim_change_1_line_address,    // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         victim_change_1_by_host,
  output wire [1:0]   victim_change_1_before,          // The state before.
  output wire [1:0]   victim_change_1_after,           // The state after.
  // A line of device memory changes its state.
  output wire         device_line_change_valid,
  output wire [45:0]  device_line_change_line_address, // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         device_line_change_by_host,
  output wire [1:0]   device_line_change_before,       // The state before.
  output wire [1:0]   device_line_change_after,        // The state after.
  // A line of device memory makes room.
  output wire         device_victim_change_valid,
  output wire [45:0]  device_victim_change_line_address, // Bits 51 to 6 of the byte address.
  // The host asked for it; otherwise the device's own requester.
  output wire         device_victim_change_by_host,
  output wire [1:0]   device_victim_change_before,     // The state before.
  output wire [1:0]   device_victim_change_after,      // The state after.
  // What each bank of the cache of host memory counts.
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
  // What each bank of the cache of host memory counts.
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
  // What the cache of device memory counts.
  output wire [2:0]   device_status_fault,             // The first fault since reset.
  output wire [15:0]  device_status_fault_number,      // The number that it carried.
  output wire [31:0]  device_status_requests,          // Requests served.
  // Those that needed neither the host nor a read of memory.
  output wire [31:0]  device_status_hits,
  // Times that a request was put back because its line was outstanding.
  output wire [31:0]  device_status_waits,
  output wire [31:0]  device_status_host_requests,     // Requests and writes of the host.
  output wire [31:0]  device_status_host_hits,         // Those that found a copy.
  output wire [31:0]  device_status_evictions,         // Modified lines that made room for others.
  // Pages that turned to host-bias because the host was given a copy.
  output wire [31:0]  device_status_reversions,
  // Device-bias requests that were treated as host-bias.
  output wire [31:0]  device_status_demotions,
  // Device-bias requests that were done in a page in host-bias.
  output wire [15:0]  device_status_violations,
  output wire [15:0]  device_status_unknown_answers,   // Faults of each kind.
  output wire [15:0]  device_status_wrong_answers,     // See `DeviceMemoryFault`.
  output wire [15:0]  device_status_unknown_forwards,  // See `DeviceMemoryFault`.
  output wire [15:0]  device_status_unknown_data,      // See `DeviceMemoryFault`.
  output wire [15:0]  device_status_unknown_opcodes,   // See `DeviceMemoryFault`.
  output wire [15:0]  device_status_writes_to_held,    // See `DeviceMemoryFault`.
  output wire [15:0]  device_status_outside_addresses  // See `DeviceMemoryFault`.
);

  // LineOperation
  localparam [3:0] BARRIER = 4'd8;
  localparam [3:0] WATCH = 4'd9;
  // LineSpace
  localparam [1:0] HOST = 2'd0;
  // LineStatus
  localparam OKAY = 1'b0;
  localparam ERROR = 1'b1;
  // M2sRequestOpcode
  localparam [3:0] MEM_RD_FWD = 4'd3;
  localparam [3:0] MEM_WR_FWD = 4'd4;

  wire device_memory_line_request_0_ready;
  wire device_memory_line_request_1_ready;
  wire device_memory_line_response_0_valid;
  wire [9:0] device_memory_line_response_0_tag;
  wire device_memory_line_response_0_status; // LineStatus
  wire [511:0] device_memory_line_response_0_data;
  wire device_memory_line_response_1_valid;
  wire [9:0] device_memory_line_response_1_tag;
  wire device_memory_line_response_1_status; // LineStatus
  wire [511:0] device_memory_line_response_1_data;
  wire [11:0] device_memory_d2h_request_cqid;
  wire device_memory_d2h_data_valid;
  wire [11:0] device_memory_d2h_data_uqid;
  wire device_memory_d2h_data_chunk_valid;
  wire device_memory_d2h_data_bogus;
  wire device_memory_d2h_data_poison;
  wire [511:0] device_memory_d2h_data_data;
  wire [63:0] device_memory_d2h_data_byte_enable;
  wire device_memory_h2d_response_ready;
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
  reg port_0_offered_last_4;
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
  reg port_1_offered_last_4;
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
  wire cache_numbered_valid;
  wire cache_numbered_ready;
  wire [4:0] cache_numbered_opcode;        // D2hRequestOpcode
  wire [45:0] cache_numbered_line_address;
  wire [11:0] cache_numbered_cqid;
  wire cache_numbered_non_temporal;
  wire cache_numbered_valid_1;
  wire cache_numbered_ready_1;
  wire [4:0] cache_numbered_opcode_1;      // D2hRequestOpcode
  wire [45:0] cache_numbered_line_address_1;
  wire [11:0] cache_numbered_cqid_1;
  wire cache_numbered_non_temporal_1;
  wire cache_numbered_valid_2;
  wire cache_numbered_ready_2;
  wire [4:0] cache_numbered_opcode_2;      // D2hRequestOpcode
  wire [45:0] cache_numbered_line_address_2;
  wire [11:0] cache_numbered_cqid_2;
  wire cache_numbered_non_temporal_2;
  reg cache_request_offered_last_0;
  reg cache_request_offered_last_1;
  reg cache_request_offered_last_2;
  reg cache_request_is_held;
  reg cache_response_offered_last_0;
  reg cache_response_offered_last_1;
  reg cache_response_is_held;
  reg cache_data_offered_last_0;
  reg cache_data_offered_last_1;
  reg cache_data_offered_last_2;
  reg cache_data_is_held;
  wire cache_of_host_valid;
  wire cache_of_host_ready;
  wire [3:0] cache_of_host_opcode;         // H2dResponseOpcode
  wire [11:0] cache_of_host_response_data;
  wire [1:0] cache_of_host_response_pre;
  wire [11:0] cache_of_host_cqid;
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [1:0] port_0_known [0:1023];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [1:0] port_1_known [0:1023];

  wire port_0_says_host = line_request_0_space == HOST;
  wire port_0_is_in_device = line_request_0_line_address[45:22] == memory_map_device_begin[45:22];
  wire port_0_is_outside = port_0_says_host && port_0_is_in_device;
  wire port_1_says_host = line_request_1_space == HOST;
  wire port_1_is_in_device = line_request_1_line_address[45:22] == memory_map_device_begin[45:22];
  wire port_1_is_outside = port_1_says_host && port_1_is_in_device;
  wire port_0_is_known = line_request_0_operation < 4'ha;
  wire port_0_is_foreign = port_0_is_outside || !port_0_is_known;
  wire port_0_bank_of_line = ^line_request_0_line_address;
  wire port_0_is_its = !port_0_bank_of_line && port_0_says_host;
  wire port_0_is_its_1 = port_0_bank_of_line && port_0_says_host;
  wire port_0_is_barrier = line_request_0_operation == BARRIER;
  wire port_0_is_watch = line_request_0_operation == WATCH;
  wire [8:0] port_0_requester_0_before = port_0_requester_0_era ? port_0_requester_0_unanswered_0 :
      port_0_requester_0_unanswered_1;
  wire port_0_requester_0_is_quiet = port_0_requester_0_pending && !(|port_0_requester_0_before);
  wire [8:0] port_0_requester_1_before = port_0_requester_1_era ? port_0_requester_1_unanswered_0 :
      port_0_requester_1_unanswered_1;
  wire port_0_requester_1_is_quiet = port_0_requester_1_pending && !(|port_0_requester_1_before);
  wire port_0_room = bank_0_line_request_0_ready && bank_1_line_request_0_ready &&
      device_memory_line_request_0_ready;
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
      device_memory_line_response_0_valid || port_0_answer_valid || port_0_okay_valid)) ||
      (port_0_offered_last_1 && !(device_memory_line_response_0_valid || port_0_answer_valid ||
      port_0_okay_valid)) || (port_0_offered_last_2 && !(port_0_answer_valid || port_0_okay_valid))
      || (port_0_offered_last_3 && !port_0_okay_valid) || port_0_offered_last_4;
  wire port_0_in_turn = bank_0_line_response_0_valid && port_0_has_turn;
  wire port_0_is_chosen = port_0_is_held ? port_0_offered_last_0 : port_0_in_turn;
  wire port_0_has_turn_1 = port_0_offered_last_0 || (port_0_offered_last_1 &&
      !(device_memory_line_response_0_valid || port_0_answer_valid || port_0_okay_valid ||
      bank_0_line_response_0_valid)) || (port_0_offered_last_2 &&
      !(port_0_answer_valid || port_0_okay_valid || bank_0_line_response_0_valid)) ||
      (port_0_offered_last_3 && !(port_0_okay_valid || bank_0_line_response_0_valid)) ||
      (port_0_offered_last_4 && !bank_0_line_response_0_valid);
  wire port_0_in_turn_1 = bank_1_line_response_0_valid && port_0_has_turn_1;
  wire port_0_is_chosen_1 = port_0_is_held ? port_0_offered_last_1 : port_0_in_turn_1;
  wire port_0_has_turn_2 = (port_0_offered_last_0 && !bank_1_line_response_0_valid) ||
      port_0_offered_last_1 || (port_0_offered_last_2 &&
      !(port_0_answer_valid || port_0_okay_valid || bank_0_line_response_0_valid ||
      bank_1_line_response_0_valid)) || (port_0_offered_last_3 &&
      !(port_0_okay_valid || bank_0_line_response_0_valid || bank_1_line_response_0_valid)) ||
      (port_0_offered_last_4 && !(bank_0_line_response_0_valid || bank_1_line_response_0_valid));
  wire port_0_in_turn_2 = device_memory_line_response_0_valid && port_0_has_turn_2;
  wire port_0_is_chosen_2 = port_0_is_held ? port_0_offered_last_2 : port_0_in_turn_2;
  wire port_0_has_turn_3 = (port_0_offered_last_0 &&
      !(bank_1_line_response_0_valid || device_memory_line_response_0_valid)) ||
      (port_0_offered_last_1 && !device_memory_line_response_0_valid) || port_0_offered_last_2 ||
      (port_0_offered_last_3 && !(port_0_okay_valid || bank_0_line_response_0_valid ||
      bank_1_line_response_0_valid || device_memory_line_response_0_valid)) ||
      (port_0_offered_last_4 && !(bank_0_line_response_0_valid || bank_1_line_response_0_valid ||
      device_memory_line_response_0_valid));
  wire port_0_in_turn_3 = port_0_answer_valid && port_0_has_turn_3;
  wire port_0_is_chosen_3 = port_0_is_held ? port_0_offered_last_3 : port_0_in_turn_3;
  wire port_0_has_turn_4 = (port_0_offered_last_0 &&
      !(bank_1_line_response_0_valid || device_memory_line_response_0_valid ||
      port_0_answer_valid)) || (port_0_offered_last_1 &&
      !(device_memory_line_response_0_valid || port_0_answer_valid)) ||
      (port_0_offered_last_2 && !port_0_answer_valid) || port_0_offered_last_3 ||
      (port_0_offered_last_4 && !(bank_0_line_response_0_valid || bank_1_line_response_0_valid ||
      device_memory_line_response_0_valid || port_0_answer_valid));
  wire port_0_in_turn_4 = port_0_okay_valid && port_0_has_turn_4;
  wire port_0_is_chosen_4 = port_0_is_held ? port_0_offered_last_4 : port_0_in_turn_4;
  wire port_0_any = bank_0_line_response_0_valid || bank_1_line_response_0_valid ||
      device_memory_line_response_0_valid || port_0_answer_valid || port_0_okay_valid;
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
  wire port_1_is_known = line_request_1_operation < 4'ha;
  wire port_1_is_foreign = port_1_is_outside || !port_1_is_known;
  wire port_1_bank_of_line = ^line_request_1_line_address;
  wire port_1_is_its = !port_1_bank_of_line && port_1_says_host;
  wire port_1_is_its_1 = port_1_bank_of_line && port_1_says_host;
  wire port_1_is_barrier = line_request_1_operation == BARRIER;
  wire port_1_is_watch = line_request_1_operation == WATCH;
  wire [8:0] port_1_requester_0_before = port_1_requester_0_era ? port_1_requester_0_unanswered_0 :
      port_1_requester_0_unanswered_1;
  wire port_1_requester_0_is_quiet = port_1_requester_0_pending && !(|port_1_requester_0_before);
  wire [8:0] port_1_requester_1_before = port_1_requester_1_era ? port_1_requester_1_unanswered_0 :
      port_1_requester_1_unanswered_1;
  wire port_1_requester_1_is_quiet = port_1_requester_1_pending && !(|port_1_requester_1_before);
  wire port_1_room = bank_0_line_request_1_ready && bank_1_line_request_1_ready &&
      device_memory_line_request_1_ready;
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
      device_memory_line_response_1_valid || port_1_answer_valid || port_1_okay_valid)) ||
      (port_1_offered_last_1 && !(device_memory_line_response_1_valid || port_1_answer_valid ||
      port_1_okay_valid)) || (port_1_offered_last_2 && !(port_1_answer_valid || port_1_okay_valid))
      || (port_1_offered_last_3 && !port_1_okay_valid) || port_1_offered_last_4;
  wire port_1_in_turn = bank_0_line_response_1_valid && port_1_has_turn;
  wire port_1_is_chosen = port_1_is_held ? port_1_offered_last_0 : port_1_in_turn;
  wire port_1_has_turn_1 = port_1_offered_last_0 || (port_1_offered_last_1 &&
      !(device_memory_line_response_1_valid || port_1_answer_valid || port_1_okay_valid ||
      bank_0_line_response_1_valid)) || (port_1_offered_last_2 &&
      !(port_1_answer_valid || port_1_okay_valid || bank_0_line_response_1_valid)) ||
      (port_1_offered_last_3 && !(port_1_okay_valid || bank_0_line_response_1_valid)) ||
      (port_1_offered_last_4 && !bank_0_line_response_1_valid);
  wire port_1_in_turn_1 = bank_1_line_response_1_valid && port_1_has_turn_1;
  wire port_1_is_chosen_1 = port_1_is_held ? port_1_offered_last_1 : port_1_in_turn_1;
  wire port_1_has_turn_2 = (port_1_offered_last_0 && !bank_1_line_response_1_valid) ||
      port_1_offered_last_1 || (port_1_offered_last_2 &&
      !(port_1_answer_valid || port_1_okay_valid || bank_0_line_response_1_valid ||
      bank_1_line_response_1_valid)) || (port_1_offered_last_3 &&
      !(port_1_okay_valid || bank_0_line_response_1_valid || bank_1_line_response_1_valid)) ||
      (port_1_offered_last_4 && !(bank_0_line_response_1_valid || bank_1_line_response_1_valid));
  wire port_1_in_turn_2 = device_memory_line_response_1_valid && port_1_has_turn_2;
  wire port_1_is_chosen_2 = port_1_is_held ? port_1_offered_last_2 : port_1_in_turn_2;
  wire port_1_has_turn_3 = (port_1_offered_last_0 &&
      !(bank_1_line_response_1_valid || device_memory_line_response_1_valid)) ||
      (port_1_offered_last_1 && !device_memory_line_response_1_valid) || port_1_offered_last_2 ||
      (port_1_offered_last_3 && !(port_1_okay_valid || bank_0_line_response_1_valid ||
      bank_1_line_response_1_valid || device_memory_line_response_1_valid)) ||
      (port_1_offered_last_4 && !(bank_0_line_response_1_valid || bank_1_line_response_1_valid ||
      device_memory_line_response_1_valid));
  wire port_1_in_turn_3 = port_1_answer_valid && port_1_has_turn_3;
  wire port_1_is_chosen_3 = port_1_is_held ? port_1_offered_last_3 : port_1_in_turn_3;
  wire port_1_has_turn_4 = (port_1_offered_last_0 &&
      !(bank_1_line_response_1_valid || device_memory_line_response_1_valid ||
      port_1_answer_valid)) || (port_1_offered_last_1 &&
      !(device_memory_line_response_1_valid || port_1_answer_valid)) ||
      (port_1_offered_last_2 && !port_1_answer_valid) || port_1_offered_last_3 ||
      (port_1_offered_last_4 && !(bank_0_line_response_1_valid || bank_1_line_response_1_valid ||
      device_memory_line_response_1_valid || port_1_answer_valid));
  wire port_1_in_turn_4 = port_1_okay_valid && port_1_has_turn_4;
  wire port_1_is_chosen_4 = port_1_is_held ? port_1_offered_last_4 : port_1_in_turn_4;
  wire port_1_any = bank_0_line_response_1_valid || bank_1_line_response_1_valid ||
      device_memory_line_response_1_valid || port_1_answer_valid || port_1_okay_valid;
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
  wire [11:0] cache_cqid = {4'd0, {1'b0, bank_0_d2h_request_cqid[6:0]}};
  wire [11:0] cache_cqid_1 = {4'd0, {1'b1, bank_1_d2h_request_cqid[6:0]}};
  wire [11:0] cache_cqid_2 = device_memory_d2h_request_cqid ^ 12'h100;
  wire cache_request_has_turn = (cache_request_offered_last_0 &&
      !(cache_numbered_valid_1 || cache_numbered_valid_2)) ||
      (cache_request_offered_last_1 && !cache_numbered_valid_2) || cache_request_offered_last_2;
  wire cache_request_in_turn = cache_numbered_valid && cache_request_has_turn;
  wire cache_request_is_chosen = cache_request_is_held ? cache_request_offered_last_0 :
      cache_request_in_turn;
  wire cache_request_has_turn_1 = cache_request_offered_last_0 ||
      (cache_request_offered_last_1 && !(cache_numbered_valid_2 || cache_numbered_valid)) ||
      (cache_request_offered_last_2 && !cache_numbered_valid);
  wire cache_request_in_turn_1 = cache_numbered_valid_1 && cache_request_has_turn_1;
  wire cache_request_is_chosen_1 = cache_request_is_held ? cache_request_offered_last_1 :
      cache_request_in_turn_1;
  wire cache_request_has_turn_2 = (cache_request_offered_last_0 && !cache_numbered_valid_1) ||
      cache_request_offered_last_1 || (cache_request_offered_last_2 &&
      !(cache_numbered_valid || cache_numbered_valid_1));
  wire cache_request_in_turn_2 = cache_numbered_valid_2 && cache_request_has_turn_2;
  wire cache_request_is_chosen_2 = cache_request_is_held ? cache_request_offered_last_2 :
      cache_request_in_turn_2;
  wire cache_request_any = cache_numbered_valid || cache_numbered_valid_1 || cache_numbered_valid_2;
  wire cache_response_has_turn = (cache_response_offered_last_0 && !bank_1_d2h_response_valid) ||
      cache_response_offered_last_1;
  wire cache_response_in_turn = bank_0_d2h_response_valid && cache_response_has_turn;
  wire cache_response_is_chosen = cache_response_is_held ? cache_response_offered_last_0 :
      cache_response_in_turn;
  wire cache_response_has_turn_1 = cache_response_offered_last_0 ||
      (cache_response_offered_last_1 && !bank_0_d2h_response_valid);
  wire cache_response_in_turn_1 = bank_1_d2h_response_valid && cache_response_has_turn_1;
  wire cache_response_is_chosen_1 = cache_response_is_held ? cache_response_offered_last_1 :
      cache_response_in_turn_1;
  wire cache_response_any = bank_0_d2h_response_valid || bank_1_d2h_response_valid;
  wire cache_data_has_turn = (cache_data_offered_last_0 &&
      !(bank_1_d2h_data_valid || device_memory_d2h_data_valid)) ||
      (cache_data_offered_last_1 && !device_memory_d2h_data_valid) || cache_data_offered_last_2;
  wire cache_data_in_turn = bank_0_d2h_data_valid && cache_data_has_turn;
  wire cache_data_is_chosen = cache_data_is_held ? cache_data_offered_last_0 : cache_data_in_turn;
  wire cache_data_has_turn_1 = cache_data_offered_last_0 ||
      (cache_data_offered_last_1 && !(device_memory_d2h_data_valid || bank_0_d2h_data_valid)) ||
      (cache_data_offered_last_2 && !bank_0_d2h_data_valid);
  wire cache_data_in_turn_1 = bank_1_d2h_data_valid && cache_data_has_turn_1;
  wire cache_data_is_chosen_1 = cache_data_is_held ? cache_data_offered_last_1 :
      cache_data_in_turn_1;
  wire cache_data_has_turn_2 = (cache_data_offered_last_0 && !bank_1_d2h_data_valid) ||
      cache_data_offered_last_1 || (cache_data_offered_last_2 &&
      !(bank_0_d2h_data_valid || bank_1_d2h_data_valid));
  wire cache_data_in_turn_2 = device_memory_d2h_data_valid && cache_data_has_turn_2;
  wire cache_data_is_chosen_2 = cache_data_is_held ? cache_data_offered_last_2 :
      cache_data_in_turn_2;
  wire cache_data_any = bank_0_d2h_data_valid || bank_1_d2h_data_valid ||
      device_memory_d2h_data_valid;
  wire cache_of_device = h2d_response_cqid[8];
  wire [11:0] cache_device_cqid = h2d_response_cqid ^ 12'h100;
  wire cache_banks_bank_of_line = ^h2d_request_line_address;
  wire [11:0] cache_banks_answer_entry = {1'b0, {cache_of_host_cqid[11:8],
      cache_of_host_cqid[6:0]}};
  wire [11:0] cache_banks_data_entry = {1'b0, {h2d_data_cqid[11:8], h2d_data_cqid[6:0]}};
  wire cache_banks_is_its_snoop = h2d_request_valid && h2d_request_ready &&
      !cache_banks_bank_of_line;
  wire cache_banks_is_its_answer = cache_of_host_valid && !cache_of_host_cqid[7];
  wire cache_banks_is_its_data = h2d_data_valid && !h2d_data_cqid[7];
  wire cache_banks_is_its_snoop_1 = h2d_request_valid && h2d_request_ready &&
      cache_banks_bank_of_line;
  wire cache_banks_is_its_answer_1 = cache_of_host_valid && cache_of_host_cqid[7];
  wire cache_banks_is_its_data_1 = h2d_data_valid && h2d_data_cqid[7];
  wire mem_is_forward = (m2s_request_opcode == MEM_RD_FWD) || (m2s_request_opcode == MEM_WR_FWD);
  wire [15:0] mem_tag = mem_is_forward ? m2s_request_tag ^ 16'h100 : m2s_request_tag;

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
    if (port_0_any) begin
      port_0_offered_last_4 <= port_0_is_chosen_4;
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
      port_0_offered_last_3 <= 1'b0;
      port_0_offered_last_4 <= 1'b1;
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
      (device_memory_line_response_0_tag & {10{port_0_is_chosen_2}}) |
      (port_0_answer_tag & {10{port_0_is_chosen_3}}) | (port_0_okay_tag & {10{port_0_is_chosen_4}});
  assign line_response_0_status = (bank_0_line_response_0_status && port_0_is_chosen) ||
      (bank_1_line_response_0_status && port_0_is_chosen_1) ||
      (device_memory_line_response_0_status && port_0_is_chosen_2) ||
      (port_0_answer_status && port_0_is_chosen_3) || (port_0_okay_status && port_0_is_chosen_4);
  assign line_response_0_data = (bank_0_line_response_0_data & {512{port_0_is_chosen}}) |
      (bank_1_line_response_0_data & {512{port_0_is_chosen_1}}) |
      (device_memory_line_response_0_data & {512{port_0_is_chosen_2}}) |
      (port_0_answer_data & {512{port_0_is_chosen_3}}) |
      (port_0_okay_data & {512{port_0_is_chosen_4}});
  assign port_0_answer_ready = port_0_is_chosen_3 && line_response_0_ready;
  assign port_0_okay_ready = port_0_is_chosen_4 && line_response_0_ready;

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
    if (port_1_any) begin
      port_1_offered_last_4 <= port_1_is_chosen_4;
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
      port_1_offered_last_3 <= 1'b0;
      port_1_offered_last_4 <= 1'b1;
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
      (device_memory_line_response_1_tag & {10{port_1_is_chosen_2}}) |
      (port_1_answer_tag & {10{port_1_is_chosen_3}}) | (port_1_okay_tag & {10{port_1_is_chosen_4}});
  assign line_response_1_status = (bank_0_line_response_1_status && port_1_is_chosen) ||
      (bank_1_line_response_1_status && port_1_is_chosen_1) ||
      (device_memory_line_response_1_status && port_1_is_chosen_2) ||
      (port_1_answer_status && port_1_is_chosen_3) || (port_1_okay_status && port_1_is_chosen_4);
  assign line_response_1_data = (bank_0_line_response_1_data & {512{port_1_is_chosen}}) |
      (bank_1_line_response_1_data & {512{port_1_is_chosen_1}}) |
      (device_memory_line_response_1_data & {512{port_1_is_chosen_2}}) |
      (port_1_answer_data & {512{port_1_is_chosen_3}}) |
      (port_1_okay_data & {512{port_1_is_chosen_4}});
  assign port_1_answer_ready = port_1_is_chosen_3 && line_response_1_ready;
  assign port_1_okay_ready = port_1_is_chosen_4 && line_response_1_ready;

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
  assign cache_numbered_cqid = cache_cqid;
  assign cache_numbered_cqid_1 = cache_cqid_1;
  assign cache_numbered_cqid_2 = cache_cqid_2;
  assign d2h_request_valid = cache_request_any;
  assign d2h_request_opcode = (cache_numbered_opcode & {5{cache_request_is_chosen}}) |
      (cache_numbered_opcode_1 & {5{cache_request_is_chosen_1}}) |
      (cache_numbered_opcode_2 & {5{cache_request_is_chosen_2}});
  assign d2h_request_line_address = (cache_numbered_line_address & {46{cache_request_is_chosen}}) |
      (cache_numbered_line_address_1 & {46{cache_request_is_chosen_1}}) |
      (cache_numbered_line_address_2 & {46{cache_request_is_chosen_2}});
  assign d2h_request_cqid = (cache_numbered_cqid & {12{cache_request_is_chosen}}) |
      (cache_numbered_cqid_1 & {12{cache_request_is_chosen_1}}) |
      (cache_numbered_cqid_2 & {12{cache_request_is_chosen_2}});
  assign d2h_request_non_temporal = (cache_numbered_non_temporal && cache_request_is_chosen) ||
      (cache_numbered_non_temporal_1 && cache_request_is_chosen_1) ||
      (cache_numbered_non_temporal_2 && cache_request_is_chosen_2);

  always @(posedge clk) begin
    cache_request_is_held <= cache_request_any && !d2h_request_ready;
    if (cache_request_any) begin
      cache_request_offered_last_0 <= cache_request_is_chosen;
    end
    if (cache_request_any) begin
      cache_request_offered_last_1 <= cache_request_is_chosen_1;
    end
    if (cache_request_any) begin
      cache_request_offered_last_2 <= cache_request_is_chosen_2;
    end
    if (rst) begin
      cache_request_offered_last_0 <= 1'b0;
      cache_request_offered_last_1 <= 1'b0;
      cache_request_offered_last_2 <= 1'b1;
      cache_request_is_held <= 1'b0;
    end
  end

  assign cache_numbered_ready = cache_request_is_chosen && d2h_request_ready;
  assign cache_numbered_ready_1 = cache_request_is_chosen_1 && d2h_request_ready;
  assign cache_numbered_ready_2 = cache_request_is_chosen_2 && d2h_request_ready;
  assign d2h_response_valid = cache_response_any;
  assign d2h_response_opcode = (bank_0_d2h_response_opcode & {5{cache_response_is_chosen}}) |
      (bank_1_d2h_response_opcode & {5{cache_response_is_chosen_1}});
  assign d2h_response_uqid = (bank_0_d2h_response_uqid & {12{cache_response_is_chosen}}) |
      (bank_1_d2h_response_uqid & {12{cache_response_is_chosen_1}});

  always @(posedge clk) begin
    cache_response_is_held <= cache_response_any && !d2h_response_ready;
    if (cache_response_any) begin
      cache_response_offered_last_0 <= cache_response_is_chosen;
    end
    if (cache_response_any) begin
      cache_response_offered_last_1 <= cache_response_is_chosen_1;
    end
    if (rst) begin
      cache_response_offered_last_0 <= 1'b0;
      cache_response_offered_last_1 <= 1'b1;
      cache_response_is_held <= 1'b0;
    end
  end

  assign d2h_data_valid = cache_data_any;
  assign d2h_data_uqid = (bank_0_d2h_data_uqid & {12{cache_data_is_chosen}}) |
      (bank_1_d2h_data_uqid & {12{cache_data_is_chosen_1}}) |
      (device_memory_d2h_data_uqid & {12{cache_data_is_chosen_2}});
  assign d2h_data_chunk_valid = (bank_0_d2h_data_chunk_valid && cache_data_is_chosen) ||
      (bank_1_d2h_data_chunk_valid && cache_data_is_chosen_1) ||
      (device_memory_d2h_data_chunk_valid && cache_data_is_chosen_2);
  assign d2h_data_bogus = (bank_0_d2h_data_bogus && cache_data_is_chosen) ||
      (bank_1_d2h_data_bogus && cache_data_is_chosen_1) ||
      (device_memory_d2h_data_bogus && cache_data_is_chosen_2);
  assign d2h_data_poison = (bank_0_d2h_data_poison && cache_data_is_chosen) ||
      (bank_1_d2h_data_poison && cache_data_is_chosen_1) ||
      (device_memory_d2h_data_poison && cache_data_is_chosen_2);
  assign d2h_data_data = (bank_0_d2h_data_data & {512{cache_data_is_chosen}}) |
      (bank_1_d2h_data_data & {512{cache_data_is_chosen_1}}) |
      (device_memory_d2h_data_data & {512{cache_data_is_chosen_2}});
  assign d2h_data_byte_enable = (bank_0_d2h_data_byte_enable & {64{cache_data_is_chosen}}) |
      (bank_1_d2h_data_byte_enable & {64{cache_data_is_chosen_1}}) |
      (device_memory_d2h_data_byte_enable & {64{cache_data_is_chosen_2}});

  always @(posedge clk) begin
    cache_data_is_held <= cache_data_any && !d2h_data_ready;
    if (cache_data_any) begin
      cache_data_offered_last_0 <= cache_data_is_chosen;
    end
    if (cache_data_any) begin
      cache_data_offered_last_1 <= cache_data_is_chosen_1;
    end
    if (cache_data_any) begin
      cache_data_offered_last_2 <= cache_data_is_chosen_2;
    end
    if (rst) begin
      cache_data_offered_last_0 <= 1'b0;
      cache_data_offered_last_1 <= 1'b0;
      cache_data_offered_last_2 <= 1'b1;
      cache_data_is_held <= 1'b0;
    end
  end

  assign cache_of_host_valid = h2d_response_valid && !cache_of_device;
  assign cache_of_host_opcode = h2d_response_opcode;
  assign cache_of_host_response_data = h2d_response_response_data;
  assign cache_of_host_response_pre = h2d_response_response_pre;
  assign cache_of_host_cqid = h2d_response_cqid;
  assign h2d_response_ready = cache_of_host_ready;
  assign h2d_request_ready = bank_0_h2d_request_ready && bank_1_h2d_request_ready;
  assign cache_of_host_ready = 1'b1;
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

  dmc_bank_b1 device_memory (
    .clk(clk), .rst(rst),
    .line_request_0_valid(port_0_takes && !port_0_stays && !port_0_says_host),
    .line_request_0_ready(device_memory_line_request_0_ready),
    .line_request_0_operation(line_request_0_operation),
    .line_request_0_space(line_request_0_space),
    .line_request_0_line_address(line_request_0_line_address),
    .line_request_0_data(line_request_0_data),
    .line_request_0_byte_enable(line_request_0_byte_enable),
    .line_request_0_tag(line_request_0_tag),
    .line_request_1_valid(port_1_takes && !port_1_stays && !port_1_says_host),
    .line_request_1_ready(device_memory_line_request_1_ready),
    .line_request_1_operation(line_request_1_operation),
    .line_request_1_space(line_request_1_space),
    .line_request_1_line_address(line_request_1_line_address),
    .line_request_1_data(line_request_1_data),
    .line_request_1_byte_enable(line_request_1_byte_enable),
    .line_request_1_tag(line_request_1_tag),
    .line_response_0_valid(device_memory_line_response_0_valid),
    .line_response_0_ready(port_0_is_chosen_2 && line_response_0_ready),
    .line_response_0_tag(device_memory_line_response_0_tag),
    .line_response_0_status(device_memory_line_response_0_status),
    .line_response_0_data(device_memory_line_response_0_data),
    .line_response_1_valid(device_memory_line_response_1_valid),
    .line_response_1_ready(port_1_is_chosen_2 && line_response_1_ready),
    .line_response_1_tag(device_memory_line_response_1_tag),
    .line_response_1_status(device_memory_line_response_1_status),
    .line_response_1_data(device_memory_line_response_1_data),
    .d2h_request_valid(cache_numbered_valid_2), .d2h_request_ready(cache_numbered_ready_2),
    .d2h_request_opcode(cache_numbered_opcode_2),
    .d2h_request_line_address(cache_numbered_line_address_2),
    .d2h_request_cqid(device_memory_d2h_request_cqid),
    .d2h_request_non_temporal(cache_numbered_non_temporal_2),
    .d2h_data_valid(device_memory_d2h_data_valid),
    .d2h_data_ready(cache_data_is_chosen_2 && d2h_data_ready),
    .d2h_data_uqid(device_memory_d2h_data_uqid),
    .d2h_data_chunk_valid(device_memory_d2h_data_chunk_valid),
    .d2h_data_bogus(device_memory_d2h_data_bogus), .d2h_data_poison(device_memory_d2h_data_poison),
    .d2h_data_data(device_memory_d2h_data_data),
    .d2h_data_byte_enable(device_memory_d2h_data_byte_enable),
    .h2d_response_valid(h2d_response_valid && cache_of_device),
    .h2d_response_ready(device_memory_h2d_response_ready),
    .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre), .h2d_response_cqid(cache_device_cqid),
    .m2s_request_valid(m2s_request_valid), .m2s_request_ready(m2s_request_ready),
    .m2s_request_opcode(m2s_request_opcode), .m2s_request_snoop(m2s_request_snoop),
    .m2s_request_meta_field(m2s_request_meta_field),
    .m2s_request_meta_value(m2s_request_meta_value), .m2s_request_tag(mem_tag),
    .m2s_request_line_address(m2s_request_line_address),
    .m2s_write_valid(m2s_write_valid), .m2s_write_ready(m2s_write_ready),
    .m2s_write_opcode(m2s_write_opcode), .m2s_write_snoop(m2s_write_snoop),
    .m2s_write_meta_field(m2s_write_meta_field), .m2s_write_meta_value(m2s_write_meta_value),
    .m2s_write_tag(m2s_write_tag), .m2s_write_line_address(m2s_write_line_address),
    .m2s_write_poison(m2s_write_poison), .m2s_write_data(m2s_write_data),
    .m2s_write_byte_enable(m2s_write_byte_enable),
    .s2m_response_valid(s2m_response_valid), .s2m_response_ready(s2m_response_ready),
    .s2m_response_completion(s2m_response_completion), .s2m_response_tag(s2m_response_tag),
    .s2m_data_valid(s2m_data_valid), .s2m_data_ready(s2m_data_ready),
    .s2m_data_opcode(s2m_data_opcode), .s2m_data_tag(s2m_data_tag),
    .s2m_data_poison(s2m_data_poison), .s2m_data_data(s2m_data_data),
    .memory_request_valid(memory_request_valid), .memory_request_ready(memory_request_ready),
    .memory_request_write(memory_request_write),
    .memory_request_line_address(memory_request_line_address),
    .memory_request_data(memory_request_data),
    .memory_request_byte_enable(memory_request_byte_enable),
    .memory_request_poison(memory_request_poison),
    .memory_request_for_host(memory_request_for_host), .memory_request_tag(memory_request_tag),
    .memory_answer_valid(memory_answer_valid), .memory_answer_ready(memory_answer_ready),
    .memory_answer_for_host(memory_answer_for_host), .memory_answer_tag(memory_answer_tag),
    .memory_answer_poison(memory_answer_poison), .memory_answer_data(memory_answer_data),
    .bias_command_valid(bias_command_valid), .bias_command_ready(bias_command_ready),
    .bias_command_page(bias_command_page), .bias_command_step(bias_command_step),
    .bias_answer_valid(bias_answer_valid), .bias_answer_done(bias_answer_done),
    .bias_reversion_valid(bias_reversion_valid), .bias_reversion_page(bias_reversion_page),
    .memory_map_host_end(memory_map_host_end), .memory_map_device_begin(memory_map_device_begin),
    .memory_map_device_end(memory_map_device_end),
    .policy_bias(policy_bias),
    .line_change_valid(device_line_change_valid),
    .line_change_line_address(device_line_change_line_address),
    .line_change_by_host(device_line_change_by_host),
    .line_change_before(device_line_change_before), .line_change_after(device_line_change_after),
    .victim_change_valid(device_victim_change_valid),
    .victim_change_line_address(device_victim_change_line_address),
    .victim_change_by_host(device_victim_change_by_host),
    .victim_change_before(device_victim_change_before),
    .victim_change_after(device_victim_change_after),
    .status_fault(device_status_fault), .status_fault_number(device_status_fault_number),
    .status_requests(device_status_requests), .status_hits(device_status_hits),
    .status_waits(device_status_waits), .status_host_requests(device_status_host_requests),
    .status_host_hits(device_status_host_hits), .status_evictions(device_status_evictions),
    .status_reversions(device_status_reversions), .status_demotions(device_status_demotions),
    .status_violations(device_status_violations),
    .status_unknown_answers(device_status_unknown_answers),
    .status_wrong_answers(device_status_wrong_answers),
    .status_unknown_forwards(device_status_unknown_forwards),
    .status_unknown_data(device_status_unknown_data),
    .status_unknown_opcodes(device_status_unknown_opcodes),
    .status_writes_to_held(device_status_writes_to_held),
    .status_outside_addresses(device_status_outside_addresses)
  );

  hmc_bank_o128 bank_0 (
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
    .d2h_request_valid(cache_numbered_valid), .d2h_request_ready(cache_numbered_ready),
    .d2h_request_opcode(cache_numbered_opcode),
    .d2h_request_line_address(cache_numbered_line_address),
    .d2h_request_cqid(bank_0_d2h_request_cqid),
    .d2h_request_non_temporal(cache_numbered_non_temporal),
    .d2h_response_valid(bank_0_d2h_response_valid),
    .d2h_response_ready(cache_response_is_chosen && d2h_response_ready),
    .d2h_response_opcode(bank_0_d2h_response_opcode), .d2h_response_uqid(bank_0_d2h_response_uqid),
    .d2h_data_valid(bank_0_d2h_data_valid), .d2h_data_ready(cache_data_is_chosen && d2h_data_ready),
    .d2h_data_uqid(bank_0_d2h_data_uqid), .d2h_data_chunk_valid(bank_0_d2h_data_chunk_valid),
    .d2h_data_bogus(bank_0_d2h_data_bogus), .d2h_data_poison(bank_0_d2h_data_poison),
    .d2h_data_data(bank_0_d2h_data_data), .d2h_data_byte_enable(bank_0_d2h_data_byte_enable),
    .h2d_request_valid(cache_banks_is_its_snoop), .h2d_request_ready(bank_0_h2d_request_ready),
    .h2d_request_opcode(h2d_request_opcode), .h2d_request_line_address(h2d_request_line_address),
    .h2d_request_uqid(h2d_request_uqid),
    .h2d_response_valid(cache_banks_is_its_answer), .h2d_response_ready(bank_0_h2d_response_ready),
    .h2d_response_opcode(cache_of_host_opcode),
    .h2d_response_response_data(cache_of_host_response_data),
    .h2d_response_response_pre(cache_of_host_response_pre),
    .h2d_response_cqid(cache_banks_answer_entry),
    .h2d_data_valid(cache_banks_is_its_data), .h2d_data_ready(bank_0_h2d_data_ready),
    .h2d_data_cqid(cache_banks_data_entry), .h2d_data_chunk_valid(h2d_data_chunk_valid),
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

  hmc_bank_o128 bank_1 (
    .clk(clk), .rst(rst),
    .line_request_0_valid(port_0_takes && !port_0_stays && port_0_is_its_1),
    .line_request_0_ready(bank_1_line_request_0_ready),
    .line_request_0_operation(line_request_0_operation),
    .line_request_0_space(line_request_0_space),
    .line_request_0_line_address(line_request_0_line_address),
    .line_request_0_data(line_request_0_data),
    .line_request_0_byte_enable(line_request_0_byte_enable),
    .line_request_0_tag(line_request_0_tag),
    .line_request_1_valid(port_1_takes && !port_1_stays && port_1_is_its_1),
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
    .d2h_request_valid(cache_numbered_valid_1), .d2h_request_ready(cache_numbered_ready_1),
    .d2h_request_opcode(cache_numbered_opcode_1),
    .d2h_request_line_address(cache_numbered_line_address_1),
    .d2h_request_cqid(bank_1_d2h_request_cqid),
    .d2h_request_non_temporal(cache_numbered_non_temporal_1),
    .d2h_response_valid(bank_1_d2h_response_valid),
    .d2h_response_ready(cache_response_is_chosen_1 && d2h_response_ready),
    .d2h_response_opcode(bank_1_d2h_response_opcode), .d2h_response_uqid(bank_1_d2h_response_uqid),
    .d2h_data_valid(bank_1_d2h_data_valid),
    .d2h_data_ready(cache_data_is_chosen_1 && d2h_data_ready), .d2h_data_uqid(bank_1_d2h_data_uqid),
    .d2h_data_chunk_valid(bank_1_d2h_data_chunk_valid), .d2h_data_bogus(bank_1_d2h_data_bogus),
    .d2h_data_poison(bank_1_d2h_data_poison), .d2h_data_data(bank_1_d2h_data_data),
    .d2h_data_byte_enable(bank_1_d2h_data_byte_enable),
    .h2d_request_valid(cache_banks_is_its_snoop_1), .h2d_request_ready(bank_1_h2d_request_ready),
    .h2d_request_opcode(h2d_request_opcode), .h2d_request_line_address(h2d_request_line_address),
    .h2d_request_uqid(h2d_request_uqid),
    .h2d_response_valid(cache_banks_is_its_answer_1),
    .h2d_response_ready(bank_1_h2d_response_ready), .h2d_response_opcode(cache_of_host_opcode),
    .h2d_response_response_data(cache_of_host_response_data),
    .h2d_response_response_pre(cache_of_host_response_pre),
    .h2d_response_cqid(cache_banks_answer_entry),
    .h2d_data_valid(cache_banks_is_its_data_1), .h2d_data_ready(bank_1_h2d_data_ready),
    .h2d_data_cqid(cache_banks_data_entry), .h2d_data_chunk_valid(h2d_data_chunk_valid),
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
      device_memory_h2d_response_ready, bank_0_h2d_response_ready, bank_0_h2d_data_ready,
      bank_1_h2d_response_ready, bank_1_h2d_data_ready};

endmodule

`default_nettype wire
