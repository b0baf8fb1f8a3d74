// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Coherent programmed I/O: exchanges messages with a program through two groups of lines whose home
// is the device.
//
//               +------ coherent_pio ------+
//   m2s_request |                          | s2m_response
//   ----------->| stream            stream |------------->
//     m2s_write |                          | s2m_data
//   ----------->| stream            stream |------------->
//  h2d_response |                          | d2h_request
//   ----------->| stream            stream |------------->
//        result |                          | message
//   ----------->| stream            stream |------------->
//        window |                          | status
//   ----------->| level              level |------------->
// configuration |                          |
//   ----------->| level                    |
//               +--------------------------+
//
// Function:
// The two groups are the `LINES` lines from the first one of `window` on, and those behind them.
// One of them is at the host at a time: its processors load and store its lines, and have them in
// their caches. A program passes a message by an exchange:
//
// Step 1: it stores the message into the group that it has, and into the last two bytes of the
// first line how many lines that are (`PioRequestControl`).
//
// Step 2: it loads the first line of the other group. The host asks for it (MemRd), and the device
// keeps the program waiting.
//
// Step 3: the device takes back every line of the group that the host was given (RdOwn), and passes
// the message on (`message`), line by line, `last` with the last one. A line is back when the host
// has written it back (MemWr, of which it says that it keeps no copy) or, where it was not
// Modified, when the host forwards the request (MemRdFwd). Who asks for it from then on waits for
// the next exchange.
//
// Step 4: the result comes (`result`), and is stored in the other group. Now the device answers:
// the host owns the line (CmpE), and the program finds the result and in the last two bytes of the
// first line how many lines it has (`PioAnswerControl`). There `continues` is the bit that the
// result's first line has at this place.
//
// The next exchange goes the other way. The first request for a line after reset opens its group,
// which is empty. A program that only receives stores nothing: without a control there is no
// message, and the result is what comes next at `result`. One that only sends says
// `wants_no_result`, and gets the other group as soon as its message is here; it may store into
// that while the message leaves. A line that neither a program nor a result has filled since its
// group was given out reads as zeros; a message has zeros where the program has stored nothing.
// Lines of a group may be asked for in any order, and stay at the host or go, as its caches like.
//
// No load may wait for ever: where no result has begun `try_again_cycles` after the exchange, the
// program is told so (`TryAgain`), and gets its result in an exchange without a message. A message
// that is refused is answered without a result.
//
// Backpressure:
// Requests of the host are always taken while it takes completions (`s2m_response`), whatever the
// device waits for; writes while it does, in cycles in which no line of a result is stored.
// `result` is taken while an exchange waits for one; a result that is longer than a group is taken
// to its end, and bytes that its `keep` leaves out are zero. Exchanges wait for `message` to be
// taken: the next one does not begin before it has left. A program waits for `d2h_request`, and for
// what the host does with another line of the device; the host must not hold up that line for the
// one that is asked for.
//
// Ordering:
// Messages leave, and results are given, in the order of exchanges. Answers within a group have no
// order.
//
// Faults:
// Counted, the first one since reset is named, and everything else goes on: a forward or a response
// that nothing waits for, a message without a known opcode, a second request for a line that waits
// for an answer: dropped; a forward of a line for which a request waits, which no host may send:
// obeyed. A recall that the host refuses, a poisoned line, a length of 0 or above `LINES`: the
// message is dropped, and the program told (`Refused`). A result beyond `LINES` lines: cut (`Cut`).
//
// Reset:
// Forgets what is outstanding, and which lines the host has; software has to flush them before it
// begins again.
//
// Resources:
// Lines in block RAM; for each line eight bits in registers, and its tag in lookup tables.
//
// Rationale:
// A line that is answered Shared, as a load asks for it, would cost another round trip before it
// can be stored to (4, *Returning a line in Exclusive*). Lines of a control of their own would be
// one more to move in each exchange. With a group of one line that is the paper's Fig. 5 (c);
// without a result (a), without a message (b).
//
// Latency: 4 cycles after `m2s_request`.
// Interval: 1 cycle(s) between transfers.
// Waits on: `m2s_request`, `m2s_write`, `s2m_response`, `s2m_data`, `d2h_request`, `message`,
// `result`.
// Source: Coherent PIO 4
//
// Generated by `cargo run --bin emit`; change the Rust, not this file.
`default_nettype none

module coherent_pio (
  input  wire         clk,
  input  wire         rst,
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
  // Takes a line back; its number is that of the line.
  output wire         d2h_request_valid,
  input  wire         d2h_request_ready,
  output wire [4:0]   d2h_request_opcode,              // What is asked for.
  output wire [45:0]  d2h_request_line_address,        // Bits 51 to 6 of the byte address.
  // The device's number of the request, which every answer to it carries.
  output wire [11:0]  d2h_request_cqid,
  output wire         d2h_request_non_temporal,        // The line will not be used again soon.
  // The host refuses; always taken.
  input  wire         h2d_response_valid,
  output wire         h2d_response_ready,
  input  wire [3:0]   h2d_response_opcode,             // GO, a pull, or the end of a write.
  // With `Go` a `GoState`; with a pull the `uqid` that the data carry.
  input  wire [11:0]  h2d_response_response_data,
  // Where the line was found: a hint for counters.
  input  wire [1:0]   h2d_response_response_pre,
  input  wire [11:0]  h2d_response_cqid,               // Of the request.
  // Messages of programs, whole lines.
  output wire         message_valid,
  input  wire         message_ready,
  output wire [511:0] message_data,                    // The bytes, filled from byte 0.
  // Which bytes belong to the packet; only a last beat may be partial.
  output wire [63:0]  message_keep,
  output wire         message_last,                    // Whether it ends the packet.
  // Results, whole lines.
  input  wire         result_valid,
  output wire         result_ready,
  input  wire [511:0] result_data,                     // The bytes, filled from byte 0.
  // Which bytes belong to the packet; only a last beat may be partial.
  input  wire [63:0]  result_keep,
  input  wire         result_last,                     // Whether it ends the packet.
  // Both groups.
  // Its first line, a multiple of its lines: bits 51 to 6 of the byte address.
  input  wire [45:0]  window_first_line,
  // What software sets.
  // Cycles after which a program that waits is told to try again; 0: never.
  input  wire [31:0]  configuration_try_again_cycles,
  // What was counted.
  output wire [2:0]   status_fault,                    // The first fault since reset.
  output wire [31:0]  status_exchanges,                // Exchanges that began.
  output wire [31:0]  status_messages,                 // Messages that were passed on.
  output wire [31:0]  status_results,                  // Results that were given.
  // Times that a program was told to try again.
  output wire [31:0]  status_try_agains,
  output wire [15:0]  status_unknown_answers,          // Faults of each kind.
  output wire [15:0]  status_unknown_opcodes,          // See `PioFault`.
  output wire [15:0]  status_second_requests,          // See `PioFault`.
  output wire [15:0]  status_refused_recalls,          // See `PioFault`.
  output wire [15:0]  status_bad_lengths,              // See `PioFault`.
  output wire [15:0]  status_poisoned_messages,        // See `PioFault`.
  output wire [15:0]  status_long_results              // See `PioFault`.
);

  // M2sRequestOpcode
  localparam [3:0] MEM_INV = 4'd0;
  localparam [3:0] MEM_RD = 4'd1;
  localparam [3:0] MEM_RD_DATA = 4'd2;
  localparam [3:0] MEM_RD_FWD = 4'd3;
  localparam [3:0] MEM_SPEC_RD = 4'd8;
  localparam [3:0] MEM_INV_NT = 4'd9;
  // MetaField
  localparam [1:0] META0_STATE = 2'd0;
  // MetaValue
  localparam [1:0] INVALID = 2'd0;
  // S2mCompletion
  localparam [2:0] CMP = 3'd0;
  localparam [2:0] CMP_E = 3'd2;
  // PioFault
  localparam [2:0] NONE = 3'd0;
  localparam [2:0] UNKNOWN_ANSWER = 3'd1;
  localparam [2:0] UNKNOWN_OPCODE = 3'd2;
  localparam [2:0] SECOND_REQUEST = 3'd3;
  localparam [2:0] REFUSED_RECALL = 3'd4;
  localparam [2:0] BAD_LENGTH = 3'd5;
  localparam [2:0] POISONED_MESSAGE = 3'd6;
  localparam [2:0] LONG_RESULT = 3'd7;
  // Phase
  localparam [1:0] GIVEN = 2'd0;
  localparam [1:0] RECALL = 2'd1;
  localparam [1:0] AWAIT = 2'd2;
  localparam [1:0] CLOSE = 2'd3;
  // PioAnswer
  localparam [7:0] EMPTY = 8'd0;
  localparam [7:0] RESULT = 8'h10;
  localparam [7:0] TRY_AGAIN = 8'h20;
  localparam [7:0] REFUSED = 8'h30;
  localparam [7:0] CUT = 8'h40;

  genvar g;

  reg [127:0] lines_asked;
  reg [127:0] lines_granted;
  reg [127:0] lines_due;
  reg [127:0] lines_recalled;
  reg [127:0] lines_written_back;
  reg [127:0] lines_filled;
  reg [127:0] lines_stored;
  reg [127:0] lines_poisoned;
  reg [1:0] exchange_phase;                // Phase
  reg exchange_is_given;
  reg exchange_group;
  reg [15:0] exchange_control_0;
  reg [15:0] exchange_control_1;
  wire answers_of_answers_source_ready;
  wire answers_of_answers_sink_valid;
  wire [2:0] answers_of_answers_sink_completion; // S2mCompletion
  wire [15:0] answers_of_answers_sink_tag;
  wire [3:0] answers_of_answers_occupancy;
  wire answers_of_writes_source_ready;
  wire answers_of_writes_sink_valid;
  wire [2:0] answers_of_writes_sink_completion; // S2mCompletion
  wire [15:0] answers_of_writes_sink_tag;
  wire [1:0] answers_of_writes_occupancy;
  wire answers_of_flushes_sink_valid;
  wire [2:0] answers_of_flushes_sink_completion; // S2mCompletion
  wire [15:0] answers_of_flushes_sink_tag;
  wire [1:0] answers_of_flushes_occupancy;
  wire answers_lines_source_ready;
  wire [3:0] answers_lines_occupancy;
  reg answers_offered_last_0;
  reg answers_offered_last_1;
  reg answers_offered_last_2;
  reg answers_is_held;
  reg answers_is_chosen;
  reg [6:0] answers_place;
  reg passing_is_active;
  reg passing_group;
  reg [5:0] passing_line;
  reg [5:0] passing_last_line;
  wire passing_beats_source_ready;
  wire [3:0] passing_beats_occupancy;
  wire store_writes_sink_valid;
  wire store_writes_sink_ready;
  wire [3:0] store_writes_sink_opcode;     // M2sWriteOpcode
  wire [2:0] store_writes_sink_snoop;      // MemSnoop
  wire [1:0] store_writes_sink_meta_field; // MetaField
  wire [1:0] store_writes_sink_meta_value; // MetaValue
  wire [15:0] store_writes_sink_tag;
  wire [45:0] store_writes_sink_line_address;
  wire store_writes_sink_poison;
  wire [511:0] store_writes_sink_data;
  wire [63:0] store_writes_sink_byte_enable;
  wire [7:0] lines_due_groups;
  wire [3:0] lines_due_groups_lowest [0:7];
  wire exchange_recalls_source_valid;
  wire exchange_recalls_source_ready;
  wire [1:0] exchange_recalls_occupancy;
  reg exchange_has_failed;
  wire [15:0] exchange_written;
  wire [15:0] exchange_written_1;
  reg [31:0] exchange_waited;
  reg exchange_is_late;
  reg [6:0] exchange_count;
  wire [511:0] exchange_of_result;
  reg [7:0] exchange_answer;               // PioAnswer
  reg [6:0] exchange_result_lines;
  reg exchange_continues;
  wire [7:0] groups;
  wire [3:0] groups_lowest [0:7];
  reg answers_completions;
  reg answers_lines_1;
  reg passing_has_room;
  wire [511:0] of_host;
  reg [511:0] line;
  reg answers_valid;
  reg answers_reads;
  reg answers_grants;
  reg [15:0] answers_tag;
  reg answers_is_filled;
  reg answers_poison;
  reg passing_comes;
  reg passing_is_stored;
  reg passing_last;
  reg [31:0] status_exchange_count;
  reg [31:0] status_message_count;
  reg [31:0] status_result_count;
  reg [31:0] status_try_again_count;
  reg [2:0] status_fault_1;                // PioFault
  reg [15:0] status_unknown_answer_count;
  reg [15:0] status_unknown_opcode_count;
  reg [15:0] status_second_request_count;
  reg [15:0] status_refused_recall_count;
  reg [15:0] status_bad_length_count;
  reg [15:0] status_poison_count;
  reg [15:0] status_long_result_count;
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [17:0] answers_waiting [0:127];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] memory [0:127];
  integer memory_lane;

  wire [127:0] lines_missing = (lines_due | lines_recalled) & ~lines_written_back;
  wire answers_has_turn = (answers_offered_last_0 &&
      !(answers_of_writes_sink_valid || answers_of_flushes_sink_valid)) ||
      (answers_offered_last_1 && !answers_of_flushes_sink_valid) || answers_offered_last_2;
  wire answers_in_turn = answers_of_answers_sink_valid && answers_has_turn;
  wire answers_is_chosen_1 = answers_is_held ? answers_offered_last_0 : answers_in_turn;
  wire answers_has_turn_1 = answers_offered_last_0 ||
      (answers_offered_last_1 && !(answers_of_flushes_sink_valid || answers_of_answers_sink_valid))
      || (answers_offered_last_2 && !answers_of_answers_sink_valid);
  wire answers_in_turn_1 = answers_of_writes_sink_valid && answers_has_turn_1;
  wire answers_is_chosen_2 = answers_is_held ? answers_offered_last_1 : answers_in_turn_1;
  wire answers_has_turn_2 = (answers_offered_last_0 && !answers_of_writes_sink_valid) ||
      answers_offered_last_1 || (answers_offered_last_2 &&
      !(answers_of_answers_sink_valid || answers_of_writes_sink_valid));
  wire answers_in_turn_2 = answers_of_flushes_sink_valid && answers_has_turn_2;
  wire answers_is_chosen_3 = answers_is_held ? answers_offered_last_2 : answers_in_turn_2;
  wire answers_any = answers_of_answers_sink_valid || answers_of_writes_sink_valid ||
      answers_of_flushes_sink_valid;
  wire request_comes = m2s_request_valid && m2s_request_ready;
  wire [6:0] request_place = m2s_request_line_address[6:0];
  wire request_says = m2s_request_meta_field == META0_STATE;
  wire request_keeps = request_says && !(m2s_request_meta_value == INVALID);
  wire request_reads = (m2s_request_opcode == MEM_RD) || (m2s_request_opcode == MEM_RD_DATA);
  wire request_owns = (m2s_request_opcode == MEM_INV) || (m2s_request_opcode == MEM_INV_NT);
  wire request_caches = (m2s_request_opcode == MEM_RD_DATA) || request_keeps;
  wire request_wants = request_comes && (request_reads || (request_owns && request_keeps));
  wire request_is_second = request_wants && lines_asked[request_place];
  wire request_forwards = request_comes && (m2s_request_opcode == MEM_RD_FWD);
  wire [6:0] request_forwarded = m2s_request_tag[6:0];
  wire request_is_number = !(|m2s_request_tag[15:7]);
  wire request_returns = request_forwards && request_is_number && lines_recalled[request_forwarded];
  wire request_is_known = request_reads || request_owns || (m2s_request_opcode == MEM_RD_FWD) ||
      (m2s_request_opcode == MEM_SPEC_RD);
  wire request_asks = request_wants && !request_is_second;
  wire request_flushes = request_comes && request_owns && !request_keeps;
  wire request_is_stray = request_forwards && !(request_returns && !lines_asked[request_forwarded]);
  wire request_is_unknown = request_comes && !request_is_known;
  wire [6:0] store_place = store_writes_sink_line_address[6:0];
  wire [6:0] exchange_place = h2d_response_cqid[6:0];
  wire exchange_is_number = !(|h2d_response_cqid[11:7]);
  wire exchange_refused = h2d_response_valid && exchange_is_number &&
      lines_recalled[exchange_place];
  wire exchange_is_stray = h2d_response_valid && !(exchange_refused &&
      !lines_asked[exchange_place]);
  wire exchange_is_quiet = exchange_phase == GIVEN;
  wire [127:0] exchange_others = lines_asked & {{64{!exchange_group}}, {64{exchange_group}}};
  wire exchange_begins = exchange_is_quiet && exchange_is_given && (|exchange_others);
  wire [127:0] exchange_out = (lines_granted | lines_asked) &
      {{64{exchange_group}}, {64{!exchange_group}}} & ~lines_recalled;
  wire [127:0] exchange_becomes_due = exchange_out & {128{exchange_begins}};
  wire exchange_any_due = |lines_due_groups;
  wire [6:0] exchange_recalled_place = {!(|lines_due_groups[3:0]),
      (|lines_due_groups[3:0]) ? {!(|lines_due_groups[1:0]),
      (|lines_due_groups[1:0]) ? {!lines_due_groups[0],
      lines_due_groups[0] ? lines_due_groups_lowest[0] : lines_due_groups_lowest[1]} :
      {!lines_due_groups[2], lines_due_groups[2] ? lines_due_groups_lowest[2] :
      lines_due_groups_lowest[3]}} : {!(|lines_due_groups[5:4]),
      (|lines_due_groups[5:4]) ? {!lines_due_groups[4],
      lines_due_groups[4] ? lines_due_groups_lowest[4] : lines_due_groups_lowest[5]} :
      {!lines_due_groups[6], lines_due_groups[6] ? lines_due_groups_lowest[6] :
      lines_due_groups_lowest[7]}}};
  wire [38:0] exchange_window = window_first_line[45:7];
  wire exchange_recalls_1 = exchange_recalls_source_valid && exchange_recalls_source_ready;
  wire [127:0] exchange_missing = lines_missing & {{64{exchange_group}}, {64{!exchange_group}}};
  wire exchange_is_back = !exchange_any_due && !(|exchange_missing) && !answers_is_chosen;
  wire exchange_is_over = (exchange_phase == RECALL) && exchange_is_back && !passing_is_active;
  wire [15:0] exchange_choice = exchange_group ? exchange_control_1 : exchange_control_0;
  wire [7:0] exchange_control_lines = exchange_choice[7:0];
  wire exchange_control_has_message = exchange_choice[8];
  wire exchange_control_wants_no_result = exchange_choice[9];
  wire exchange_control_continues = exchange_choice[10];
  wire [4:0] exchange_control_reserved = exchange_choice[15:11];
  wire [7:0] exchange_control_lines_difference = exchange_control_lines - 8'd1;
  wire [5:0] exchange_last_line = exchange_control_lines_difference[5:0];
  wire exchange_bad_length = !(|exchange_control_lines) || (8'h40 < exchange_control_lines);
  wire exchange_bad_line = |(lines_poisoned & {{64{exchange_group}}, {64{!exchange_group}}});
  wire exchange_has_message = exchange_is_over && exchange_control_has_message;
  wire exchange_is_right = !(exchange_bad_length || exchange_bad_line || exchange_has_failed);
  wire exchange_passes = exchange_has_message && exchange_is_right;
  wire exchange_is_refused = exchange_has_message && !exchange_is_right;
  wire [127:0] exchange_empties = {{64{!exchange_group}}, {64{exchange_group}}} &
      {128{exchange_is_over}};
  wire exchange_group_2 = store_place[6];
  wire [5:0] exchange_line = store_place[5:0];
  wire exchange_is_first = store_writes_sink_valid && store_writes_sink_ready && !(|exchange_line);
  wire [1:0] exchange_bytes = store_writes_sink_byte_enable[63:62];
  wire [15:0] exchange_data = store_writes_sink_data[511:496];
  wire exchange_is_full = exchange_count[6];
  wire exchange_awaits = exchange_phase == AWAIT;
  wire exchange_may_store = !store_writes_sink_valid;
  wire exchange_comes = result_valid && result_ready;
  wire [511:0] of_host_value = 512'd0;
  wire exchange_ends_result = exchange_comes && result_last;
  wire exchange_gives_up = exchange_awaits && exchange_is_late && !(|exchange_count) &&
      !exchange_comes;
  wire [6:0] exchange_stated_lines = exchange_of_result[502:496];
  wire exchange_stated_continues = exchange_of_result[503];
  wire [7:0] exchange_stated_answer = exchange_of_result[511:504];
  wire [7:0] exchange_ends = exchange_is_full ? CUT : RESULT;
  wire exchange_closes = (exchange_phase == CLOSE) && exchange_may_store;
  wire exchange_waits = !(exchange_control_wants_no_result || exchange_is_refused);
  wire [5:0] exchange_line_1 = exchange_closes ? 6'd0 : exchange_count[5:0];
  wire [6:0] exchange_filled_place = {!exchange_group, exchange_line_1};
  wire [511:0] exchange_in_place = {{exchange_answer, exchange_continues, exchange_result_lines},
      496'd0};
  wire exchange_is_empty = !lines_filled[exchange_filled_place];
  wire exchange_stores_all = exchange_is_empty || !exchange_closes;
  wire exchange_fills = exchange_closes || (exchange_comes && !exchange_is_full);
  wire exchange_has_bad_length = exchange_has_message && exchange_bad_length;
  wire exchange_is_poisoned = exchange_has_message && exchange_bad_line;
  wire exchange_is_cut = exchange_ends_result && exchange_is_full;
  wire [127:0] answers_others = ~((128'd1 << answers_place) & {128{answers_is_chosen}});
  wire answers_is_quiet = exchange_is_given && (exchange_phase == GIVEN);
  wire [127:0] answers_out = lines_missing | lines_granted;
  wire [127:0] answers_group_masked = lines_asked & {{64{exchange_group}}, {64{!exchange_group}}} &
      (answers_out | {128{answers_is_quiet}}) & answers_others;
  wire answers_any_1 = |groups;
  wire [6:0] answers_first = {!(|groups[3:0]), (|groups[3:0]) ?
      {!(|groups[1:0]), (|groups[1:0]) ? {!groups[0], groups[0] ? groups_lowest[0] :
      groups_lowest[1]} : {!groups[2], groups[2] ? groups_lowest[2] : groups_lowest[3]}} :
      {!(|groups[5:4]), (|groups[5:4]) ? {!groups[4], groups[4] ? groups_lowest[4] :
      groups_lowest[5]} : {!groups[6], groups[6] ? groups_lowest[6] : groups_lowest[7]}}};
  wire [17:0] answers_waiting_word = answers_waiting[answers_place];
  wire [15:0] answers_tag_1 = answers_waiting_word[15:0];
  wire answers_reads_1 = answers_waiting_word[16];
  wire answers_caches = answers_waiting_word[17];
  wire passing_reads = passing_is_active && passing_has_room &&
      !(answers_is_chosen && answers_reads_1);
  wire [6:0] passing_place = {passing_group, passing_line};
  wire passing_is_last = passing_line == passing_last_line;
  wire is_empty = !lines_filled[store_place];
  wire [511:0] memory_choice = store_writes_sink_valid ? of_host : exchange_closes ?
      exchange_in_place : exchange_of_result;
  wire [63:0] memory_choice_1 = store_writes_sink_valid ? store_writes_sink_byte_enable |
      {64{is_empty}} : 64'hc000000000000000 | {64{exchange_stores_all}};
  wire [511:0] answers_data = line & {512{answers_is_filled}};
  wire [2:0] answers_completion = answers_grants ? CMP_E : CMP;
  wire [511:0] passing_data = line & {512{passing_is_stored}};
  wire [127:0] lines_asks = (128'd1 << request_place) & {128{request_asks}};
  wire [127:0] lines_answered = (128'd1 << answers_place) & {128{answers_is_chosen}};
  wire [127:0] lines_writes_back = (128'd1 << store_place) &
      {128{store_writes_sink_valid && store_writes_sink_ready &&
      (store_writes_sink_meta_field == META0_STATE) && (store_writes_sink_meta_value == INVALID)}};
  wire [127:0] lines_grants = (128'd1 << answers_place) &
      {128{answers_is_chosen && answers_caches}};
  wire [127:0] lines_comes_back = ((128'd1 << request_forwarded) & {128{request_returns}}) |
      ((128'd1 << exchange_place) & {128{exchange_refused}});
  wire [127:0] lines_gives_up = ((128'd1 << request_place) & {128{request_flushes}}) |
      lines_comes_back | lines_writes_back;
  wire [127:0] lines_recalls = (128'd1 << exchange_recalled_place) & {128{exchange_recalls_1}};
  wire [127:0] lines_stores = (128'd1 << store_place) &
      {128{store_writes_sink_valid && store_writes_sink_ready}};
  wire [127:0] lines_poisons = (128'd1 << store_place) &
      {128{store_writes_sink_valid && store_writes_sink_ready && store_writes_sink_poison}};
  wire [127:0] lines_heals = (128'd1 << store_place) &
      {128{store_writes_sink_valid && store_writes_sink_ready && (&store_writes_sink_byte_enable)}};
  wire [127:0] lines_fills = (128'd1 << exchange_filled_place) & {128{exchange_fills}};
  wire [127:0] lines_is_over = lines_comes_back | lines_grants;
  wire [127:0] lines_waits = (lines_due | lines_recalled) & lines_writes_back;
  wire status_is_unknown_answer = request_is_stray || exchange_is_stray;
  wire status_is_first = status_fault_1 == NONE;

  assign s2m_response_valid = answers_any;
  assign s2m_response_completion = (answers_of_answers_sink_completion & {3{answers_is_chosen_1}})
      | (answers_of_writes_sink_completion & {3{answers_is_chosen_2}}) |
      (answers_of_flushes_sink_completion & {3{answers_is_chosen_3}});
  assign s2m_response_tag = (answers_of_answers_sink_tag & {16{answers_is_chosen_1}}) |
      (answers_of_writes_sink_tag & {16{answers_is_chosen_2}}) |
      (answers_of_flushes_sink_tag & {16{answers_is_chosen_3}});

  always @(posedge clk) begin
    answers_is_held <= answers_any && !s2m_response_ready;
    if (answers_any) begin
      answers_offered_last_0 <= answers_is_chosen_1;
    end
    if (answers_any) begin
      answers_offered_last_1 <= answers_is_chosen_2;
    end
    if (answers_any) begin
      answers_offered_last_2 <= answers_is_chosen_3;
    end
    if (rst) begin
      answers_offered_last_0 <= 1'b0;
      answers_offered_last_1 <= 1'b0;
      answers_offered_last_2 <= 1'b1;
      answers_is_held <= 1'b0;
    end
  end

  assign store_writes_sink_ready = answers_of_writes_source_ready;
  assign h2d_response_ready = 1'b1;

  always @(posedge clk) begin
    if (exchange_is_quiet && !exchange_is_given && (|lines_asked)) begin
      exchange_is_given <= 1'b1;
      exchange_group <= |exchange_others;
    end
    if (exchange_begins) begin
      exchange_has_failed <= 1'b0;
    end else if (exchange_refused) begin
      exchange_has_failed <= 1'b1;
    end
    if (exchange_is_first && !exchange_group_2) begin
      exchange_control_0 <= exchange_written;
    end else if (exchange_is_over && exchange_group) begin
      exchange_control_0 <= 16'd0;
    end
    if (exchange_is_first && exchange_group_2) begin
      exchange_control_1 <= exchange_written_1;
    end else if (exchange_is_over && !exchange_group) begin
      exchange_control_1 <= 16'd0;
    end
    exchange_is_late <= (|configuration_try_again_cycles) &&
        (configuration_try_again_cycles <= exchange_waited);
    if (exchange_begins) begin
      exchange_waited <= 32'd0;
    end else if (!(&exchange_waited)) begin
      exchange_waited <= exchange_waited + 32'd1;
    end
    if (exchange_is_over) begin
      exchange_count <= 7'd0;
    end else if (exchange_comes && !exchange_is_full) begin
      exchange_count <= exchange_count + 7'd1;
    end
    if (exchange_is_over) begin
      exchange_continues <= 1'b0;
    end else if (exchange_comes && !(|exchange_count)) begin
      exchange_continues <= exchange_stated_continues;
    end
    if (exchange_begins) begin
      exchange_phase <= RECALL;
    end else if (exchange_is_over) begin
      exchange_phase <= exchange_waits ? AWAIT : CLOSE;
    end else if (exchange_gives_up || exchange_ends_result) begin
      exchange_phase <= CLOSE;
    end else if (exchange_closes) begin
      exchange_phase <= GIVEN;
      exchange_group <= !exchange_group;
    end
    if (rst) begin
      exchange_phase <= GIVEN;
      exchange_is_given <= 1'b0;
      exchange_group <= 1'b0;
      exchange_control_0 <= 16'd0;
      exchange_control_1 <= 16'd0;
      exchange_has_failed <= 1'b0;
      exchange_waited <= 32'd0;
      exchange_is_late <= 1'b0;
      exchange_count <= 7'd0;
      exchange_continues <= 1'b0;
    end
  end

  assign exchange_recalls_source_valid = exchange_any_due;
  assign result_ready = exchange_awaits && exchange_may_store;

  always @(posedge clk) begin
    if (exchange_is_over) begin
      exchange_answer <= exchange_is_refused ? REFUSED : EMPTY;
      exchange_result_lines <= 7'd0;
    end else if (exchange_gives_up) begin
      exchange_answer <= TRY_AGAIN;
    end else if (exchange_ends_result) begin
      exchange_answer <= exchange_ends;
      exchange_result_lines <= exchange_is_full ? exchange_count : exchange_count + 7'd1;
    end
    if (rst) begin
      exchange_answer <= EMPTY;
    end
  end

  always @(posedge clk) begin
    answers_completions <= answers_of_answers_occupancy < 4'd4;
    answers_lines_1 <= answers_lines_occupancy < 4'd4;
    answers_is_chosen <= answers_any_1 && answers_completions && answers_lines_1;
    answers_place <= answers_first;
    if (rst) begin
      answers_is_chosen <= 1'b0;
      answers_completions <= 1'b0;
      answers_lines_1 <= 1'b0;
    end
  end

  always @(posedge clk) begin
    passing_has_room <= passing_beats_occupancy < 4'd4;
    if (exchange_passes) begin
      passing_is_active <= 1'b1;
      passing_group <= exchange_group;
      passing_line <= 6'd0;
      passing_last_line <= exchange_last_line;
    end else if (passing_reads) begin
      passing_line <= passing_line + 6'd1;
      if (passing_is_last) begin
        passing_is_active <= 1'b0;
      end
    end
    if (rst) begin
      passing_is_active <= 1'b0;
      passing_has_room <= 1'b0;
    end
  end

  always @(posedge clk) begin
    answers_valid <= answers_is_chosen;
    answers_reads <= answers_is_chosen && answers_reads_1;
    answers_grants <= answers_caches;
    answers_tag <= answers_tag_1;
    answers_is_filled <= lines_filled[answers_place];
    answers_poison <= lines_poisoned[answers_place];
    if (rst) begin
      answers_valid <= 1'b0;
      answers_reads <= 1'b0;
      answers_grants <= 1'b0;
      answers_is_filled <= 1'b0;
      answers_poison <= 1'b0;
    end
  end

  always @(posedge clk) begin
    passing_comes <= passing_reads;
    passing_is_stored <= lines_stored[passing_place];
    passing_last <= passing_is_last;
    if (rst) begin
      passing_comes <= 1'b0;
      passing_is_stored <= 1'b0;
      passing_last <= 1'b0;
    end
  end

  always @(posedge clk) begin
    lines_asked <= (lines_asked & ~lines_answered) | lines_asks;
    lines_granted <= (lines_granted & ~lines_gives_up) | lines_grants;
    lines_due <= (lines_due & ~lines_recalls) | exchange_becomes_due;
    lines_recalled <= (lines_recalled & ~lines_comes_back) | lines_recalls;
    lines_written_back <= (lines_written_back | lines_waits) & ~lines_is_over;
    lines_filled <= (lines_filled & ~exchange_empties) | lines_stores | lines_fills;
    lines_stored <= (lines_stored & ~exchange_empties) | lines_stores;
    lines_poisoned <= (lines_poisoned & ~(exchange_empties | lines_heals)) | lines_poisons;
    if (rst) begin
      lines_asked <= 128'd0;
      lines_granted <= 128'd0;
      lines_due <= 128'd0;
      lines_recalled <= 128'd0;
      lines_written_back <= 128'd0;
      lines_filled <= 128'd0;
      lines_stored <= 128'd0;
      lines_poisoned <= 128'd0;
    end
  end

  always @(posedge clk) begin
    if (exchange_begins) begin
      status_exchange_count <= status_exchange_count + 32'd1;
    end
    if (exchange_passes) begin
      status_message_count <= status_message_count + 32'd1;
    end
    if (exchange_ends_result) begin
      status_result_count <= status_result_count + 32'd1;
    end
    if (exchange_gives_up) begin
      status_try_again_count <= status_try_again_count + 32'd1;
    end
    if (status_is_unknown_answer && !(&status_unknown_answer_count)) begin
      status_unknown_answer_count <= status_unknown_answer_count + 16'd1;
    end
    if (status_is_unknown_answer && status_is_first) begin
      status_fault_1 <= UNKNOWN_ANSWER;
    end
    if (request_is_unknown && !(&status_unknown_opcode_count)) begin
      status_unknown_opcode_count <= status_unknown_opcode_count + 16'd1;
    end
    if (request_is_unknown && status_is_first) begin
      status_fault_1 <= UNKNOWN_OPCODE;
    end
    if (request_is_second && !(&status_second_request_count)) begin
      status_second_request_count <= status_second_request_count + 16'd1;
    end
    if (request_is_second && status_is_first) begin
      status_fault_1 <= SECOND_REQUEST;
    end
    if (exchange_refused && !(&status_refused_recall_count)) begin
      status_refused_recall_count <= status_refused_recall_count + 16'd1;
    end
    if (exchange_refused && status_is_first) begin
      status_fault_1 <= REFUSED_RECALL;
    end
    if (exchange_has_bad_length && !(&status_bad_length_count)) begin
      status_bad_length_count <= status_bad_length_count + 16'd1;
    end
    if (exchange_has_bad_length && status_is_first) begin
      status_fault_1 <= BAD_LENGTH;
    end
    if (exchange_is_poisoned && !(&status_poison_count)) begin
      status_poison_count <= status_poison_count + 16'd1;
    end
    if (exchange_is_poisoned && status_is_first) begin
      status_fault_1 <= POISONED_MESSAGE;
    end
    if (exchange_is_cut && !(&status_long_result_count)) begin
      status_long_result_count <= status_long_result_count + 16'd1;
    end
    if (exchange_is_cut && status_is_first) begin
      status_fault_1 <= LONG_RESULT;
    end
    if (rst) begin
      status_exchange_count <= 32'd0;
      status_message_count <= 32'd0;
      status_result_count <= 32'd0;
      status_try_again_count <= 32'd0;
      status_fault_1 <= NONE;
      status_unknown_answer_count <= 16'd0;
      status_unknown_opcode_count <= 16'd0;
      status_second_request_count <= 16'd0;
      status_refused_recall_count <= 16'd0;
      status_bad_length_count <= 16'd0;
      status_poison_count <= 16'd0;
      status_long_result_count <= 16'd0;
    end
  end

  assign status_exchanges = status_exchange_count;
  assign status_messages = status_message_count;
  assign status_results = status_result_count;
  assign status_try_agains = status_try_again_count;
  assign status_fault = status_fault_1;
  assign status_unknown_answers = status_unknown_answer_count;
  assign status_unknown_opcodes = status_unknown_opcode_count;
  assign status_second_requests = status_second_request_count;
  assign status_refused_recalls = status_refused_recall_count;
  assign status_bad_lengths = status_bad_length_count;
  assign status_poisoned_messages = status_poison_count;
  assign status_long_results = status_long_result_count;

  generate
    for (g = 0; g < 8; g = g + 1) begin : each_lines_due_groups
      wire [15:0] exchange_group_1 = lines_due[g * 16 +: 16];
      wire [15:0] exchange_group_1_merged = exchange_group_1 | (exchange_group_1 << 1);
      wire [15:0] exchange_group_1_merged_1 = exchange_group_1_merged |
          (exchange_group_1_merged << 2);
      wire [15:0] exchange_group_1_merged_2 = exchange_group_1_merged_1 |
          (exchange_group_1_merged_1 << 4);
      wire [15:0] exchange_group_1_masked = exchange_group_1 &
          ~((exchange_group_1_merged_2 | (exchange_group_1_merged_2 << 8)) << 1);
      assign lines_due_groups[g] = |exchange_group_1;
      assign lines_due_groups_lowest[g] = {|(exchange_group_1_masked & 16'hff00),
          |(exchange_group_1_masked & 16'hf0f0), |(exchange_group_1_masked & 16'hcccc),
          |(exchange_group_1_masked & 16'haaaa)};
    end
  endgenerate

  generate
    for (g = 0; g < 2; g = g + 1) begin : each_exchange_written
      assign exchange_written[g * 8 +: 8] = exchange_bytes[g] ? exchange_data[g * 8 +: 8] :
          exchange_control_0[g * 8 +: 8];
    end
  endgenerate

  generate
    for (g = 0; g < 2; g = g + 1) begin : each_exchange_written_1
      assign exchange_written_1[g * 8 +: 8] = exchange_bytes[g] ? exchange_data[g * 8 +: 8] :
          exchange_control_1[g * 8 +: 8];
    end
  endgenerate

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_exchange_of_result
      assign exchange_of_result[g * 8 +: 8] = result_keep[g] ? result_data[g * 8 +: 8] :
          of_host_value[g * 8 +: 8];
    end
  endgenerate

  generate
    for (g = 0; g < 8; g = g + 1) begin : each_groups
      wire [15:0] answers_group = answers_group_masked[g * 16 +: 16];
      wire [15:0] answers_group_merged = answers_group | (answers_group << 1);
      wire [15:0] answers_group_merged_1 = answers_group_merged | (answers_group_merged << 2);
      wire [15:0] answers_group_merged_2 = answers_group_merged_1 | (answers_group_merged_1 << 4);
      wire [15:0] answers_group_masked_1 = answers_group &
          ~((answers_group_merged_2 | (answers_group_merged_2 << 8)) << 1);
      assign groups[g] = |answers_group;
      assign groups_lowest[g] = {|(answers_group_masked_1 & 16'hff00),
          |(answers_group_masked_1 & 16'hf0f0), |(answers_group_masked_1 & 16'hcccc),
          |(answers_group_masked_1 & 16'haaaa)};
    end
  endgenerate

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_of_host
      assign of_host[g * 8 +: 8] = store_writes_sink_byte_enable[g] ?
          store_writes_sink_data[g * 8 +: 8] : of_host_value[g * 8 +: 8];
    end
  endgenerate

  always @(posedge clk) begin
    if (request_asks) begin
      answers_waiting[request_place] <= {request_caches, request_reads, m2s_request_tag};
    end
  end

  always @(posedge clk) begin
    if ((store_writes_sink_valid && store_writes_sink_ready) || exchange_fills) begin
      for (memory_lane = 0; memory_lane < 64; memory_lane = memory_lane + 1) begin
        if (memory_choice_1[memory_lane]) begin
          memory[store_writes_sink_valid ? store_place : exchange_filled_place][memory_lane * 8 +:
              8] <= memory_choice[memory_lane * 8 +: 8];
        end
      end
    end
  end

  always @(posedge clk) begin
    if ((answers_is_chosen && answers_reads_1) || passing_reads) begin
      line <= memory[(answers_is_chosen && answers_reads_1) ? answers_place : passing_place];
    end
  end

  fifo #(.WIDTH(19), .DEPTH(8)) answers_of_answers (
    .clk(clk), .rst(rst),
    .source_valid(answers_valid), .source_ready(answers_of_answers_source_ready),
    .source_data({answers_tag, answers_completion}),
    .sink_valid(answers_of_answers_sink_valid),
    .sink_ready(answers_is_chosen_1 && s2m_response_ready),
    .sink_data({answers_of_answers_sink_tag, answers_of_answers_sink_completion}),
    .occupancy(answers_of_answers_occupancy)
  );

  fifo #(.WIDTH(19), .DEPTH(2)) answers_of_writes (
    .clk(clk), .rst(rst),
    .source_valid(store_writes_sink_valid && store_writes_sink_ready),
    .source_ready(answers_of_writes_source_ready), .source_data({store_writes_sink_tag, CMP}),
    .sink_valid(answers_of_writes_sink_valid),
    .sink_ready(answers_is_chosen_2 && s2m_response_ready),
    .sink_data({answers_of_writes_sink_tag, answers_of_writes_sink_completion}),
    .occupancy(answers_of_writes_occupancy)
  );

  fifo #(.WIDTH(19), .DEPTH(2)) answers_of_flushes (
    .clk(clk), .rst(rst),
    .source_valid(request_flushes), .source_ready(m2s_request_ready),
    .source_data({m2s_request_tag, CMP}),
    .sink_valid(answers_of_flushes_sink_valid),
    .sink_ready(answers_is_chosen_3 && s2m_response_ready),
    .sink_data({answers_of_flushes_sink_tag, answers_of_flushes_sink_completion}),
    .occupancy(answers_of_flushes_occupancy)
  );

  fifo #(.WIDTH(532), .DEPTH(8)) answers_lines (
    .clk(clk), .rst(rst),
    .source_valid(answers_reads), .source_ready(answers_lines_source_ready),
    .source_data({answers_data, answers_poison, answers_tag, 3'd0}),
    .sink_valid(s2m_data_valid), .sink_ready(s2m_data_ready),
    .sink_data({s2m_data_data, s2m_data_poison, s2m_data_tag, s2m_data_opcode}),
    .occupancy(answers_lines_occupancy)
  );

  fifo #(.WIDTH(577), .DEPTH(8)) passing_beats (
    .clk(clk), .rst(rst),
    .source_valid(passing_comes), .source_ready(passing_beats_source_ready),
    .source_data({passing_last, {64{1'b1}}, passing_data}),
    .sink_valid(message_valid), .sink_ready(message_ready),
    .sink_data({message_last, message_keep, message_data}),
    .occupancy(passing_beats_occupancy)
  );

  skid_buffer #(.WIDTH(650)) store_writes (
    .clk(clk), .rst(rst),
    .source_valid(m2s_write_valid), .source_ready(m2s_write_ready),
    .source_data({m2s_write_byte_enable, m2s_write_data, m2s_write_poison, m2s_write_line_address,
        m2s_write_tag, m2s_write_meta_value, m2s_write_meta_field, m2s_write_snoop,
        m2s_write_opcode}),
    .sink_valid(store_writes_sink_valid), .sink_ready(store_writes_sink_ready),
    .sink_data({store_writes_sink_byte_enable, store_writes_sink_data, store_writes_sink_poison,
        store_writes_sink_line_address, store_writes_sink_tag, store_writes_sink_meta_value,
        store_writes_sink_meta_field, store_writes_sink_snoop, store_writes_sink_opcode})
  );

  fifo #(.WIDTH(64), .DEPTH(2)) exchange_recalls (
    .clk(clk), .rst(rst),
    .source_valid(exchange_recalls_source_valid), .source_ready(exchange_recalls_source_ready),
    .source_data({1'b0, {5'd0, exchange_recalled_place},
        {exchange_window, exchange_recalled_place}, 5'd2}),
    .sink_valid(d2h_request_valid), .sink_ready(d2h_request_ready),
    .sink_data({d2h_request_non_temporal, d2h_request_cqid, d2h_request_line_address,
        d2h_request_opcode}),
    .occupancy(exchange_recalls_occupancy)
  );

  // Not used, on purpose.
  (* unused *) wire unused;
  assign unused = &{1'b0, answers_of_writes_occupancy, answers_of_flushes_occupancy,
      m2s_request_snoop, m2s_request_line_address[45:7], store_writes_sink_opcode,
      store_writes_sink_snoop, store_writes_sink_line_address[45:7], h2d_response_opcode,
      h2d_response_response_data, h2d_response_response_pre, exchange_recalls_occupancy,
      window_first_line[6:0], exchange_control_continues, exchange_control_reserved,
      exchange_stated_lines, exchange_stated_answer, answers_of_answers_source_ready,
      answers_lines_source_ready, passing_beats_source_ready,
      exchange_control_lines_difference[7:6]};

`ifdef FORMAL
  wire in_recall = exchange_phase == RECALL;
  wire [127:0] of_other = lines_granted & {{64{!exchange_group}}, {64{exchange_group}}};
  wire is_obeyed = !(|status_unknown_answers);
  wire [127:0] unknown = lines_stored & ~lines_filled;
  wire [127:0] unasked = lines_written_back & ~(lines_due | lines_recalled);
  wire [127:0] twice = lines_due & lines_recalled;
  wire waits = exchange_phase == AWAIT;

  always @(posedge clk) begin
    if (!rst) begin
      lines_are_due_in_an_exchange_only: assert (!(|lines_due) || in_recall);
      the_host_has_lines_of_one_group: assert (!is_obeyed || !(|of_other));
      a_line_that_is_stored_to_has_something: assert (!(|unknown));
      what_was_written_back_was_asked_for: assert (!(|unasked));
      a_number_is_in_use_once: assert (!(|twice));
      a_message_is_passed_on: cover (exchange_passes);
      a_result_is_given: cover (exchange_ends_result);
      a_program_is_told_to_try_again: cover (exchange_gives_up);
      the_host_stores_while_a_result_is_waited_for: cover (store_writes_sink_valid && waits);
      a_message_is_refused: cover (exchange_has_bad_length);
    end
  end
`endif

endmodule

`default_nettype wire
