// SPDX-License-Identifier: MIT OR Apache-2.0
//
// MMIO queues: restores the order of write-combined stores in many queues over one line memory.
//
//                  +--------- mmio_queues ---------+
//   mmio_write     |                               | message
//  --------------->| stream                 stream |----------->
//   restart        |                               | status
//  --------------->| stream                  level |----------->
//   limits         |                               |
//  --------------->| level                         |
//  inspected_queue |                               | inspected
//  --------------->| level                   level |----------->
//                  +-------------------------------+
//
//   sweep --every queue is empty--> run <---------------+
//                                    |                  |
//                       a queue stops or is stopped     |
//                                    v                  |
//                                  settle --> walk --> close
//
// Function:
// The host stores the messages of each queue to consecutive lines of the queue's address space;
// write combining delivers the lines in any order, whole or in part. A message begins at byte 0 of
// a line; the bytes at `LENGTH_OFFSET` state its length. Lines that came in order are linked to a
// list; a message leaves, with the number of its queue, when all of it has come, in the order in
// which messages are complete. The gap behind a message, up to the end of its last line, need not
// be stored. What is stored there is dropped: before its message, with it, and after it in the
// `WINDOW` lines before the oldest line of which something is missing. What comes when its line has
// left the window is counted. `inspected` shows the queue `inspected_queue`, two cycles later.
//
// A queue may hold `share_lines` of messages that are not complete whatever the others hold, and
// beyond that a part of the lines that no queue holds. Where lines are short, the queue that has
// been incomplete longest stops, of those that hold more than their share and as much as one may.
//
// Backpressure:
// A store waits, and with it all that follow, while
// - it needs a slot of the line memory and none is free, but a message is on its way out;
// - it is beyond its queue's window, but the queue has lines to advance: this ends by itself, at a
//   line in each cycle;
// - it needs a line that its queue may not have: until a queue has been found and has stopped, a
//   cycle for each queue and a walk over the window;
// - its line has left the window, until the lines of its queue that have come have advanced, and
//   for a cycle more: then it is dropped, as of a gap, or stops its queue;
// - its queue is to stop, or a message has been incomplete for too long: for what is on its way and
//   a walk over the window;
// - a queue begins again: a cycle.
//
// Less than `(WINDOW - 3) / 2` lines ahead of the oldest incomplete line, and a host never meets
// the second.
//
// No deadlock: a store waits only for what needs no other store. Lines to advance do so whatever
// the sink does, because as many departures as lines have a place. A message on its way out waits
// for the sink alone. If none of it is there, nothing that has come can free a slot: then a
// queue that holds more than its share stops (`Evicted`), and its lines are freed. There is one
// where the queue of the store is within its share. Else, if nobody holds more than its share, the
// store stops its own queue (`MemoryFull`). That no queue within its share stops for want of a line
// is proved by induction for two and four queues (`guarantee.rs`).
//
// Turns to advance are fair: a queue waits for its turn once, in the order of asking, and has it
// within three cycles for each queue unless one stops meanwhile; a restart takes one of 33 turns.
// That, and that a slot has one place at any time, is proved by induction for two and four queues
// (`fairness.rs`, `free_list.rs`).
//
// A queue that is blocked holds lines of messages that are not complete: all but one of the
// longest message and a window, which is at most `QUOTA`, by construction.
//
// Ordering:
// Within a queue, address order. Between queues, as messages are complete.
//
// Faults:
// A length below the end of its own field or above `MAXIMUM`, a store beyond a window that cannot
// move, a store to a line that has left the window, of more than a gap or of one further behind,
// lines that others need, a message that is incomplete for more than `time_limit_rounds` rounds of
// `QUEUES` cycles in which no store waits and any may come (one more at most, and what others take
// to stop): the queue stops, `status` counts the cause, the lines of its incomplete message and of
// its window are freed, and its stores are taken and dropped until it is restarted. Messages that
// were complete leave whole, also when their queue stops or restarts: so a beat never has `error`.
// Other queues continue. A byte stored twice keeps its first value and is counted.
//
// Reset:
// Empties every queue, in a cycle for each; all begin at line 0. Two stores are taken meanwhile,
// and wait. `restart` empties one queue, which then begins at its line, and is taken when that is
// done; stores that were taken until then count as before it. Those of that queue are dropped, and
// counted, from the time on at which those that were there before have been checked. The others
// continue: a restart uses turns that nobody wants, or one of 33, so that it ends within 33 cycles
// for each line of the window and three more (`restart.rs`), besides the time for which a store
// waits because the sink takes nothing.
//
// Resources:
// Lines, links, the places of the windows and the ends of messages in the lines before them in
// block RAM; what is known of each queue in lookup-table memory, so that one queue alone advances a
// line in each cycle. It is read a cycle before it is looked at, and what is written in that cycle
// is forwarded (`context.rs`, `approach.rs`, `turns.rs`), which is proved by induction for two and
// four queues: no path has more than 11 levels of logic with 1,024 queues.
//
// Rationale:
// Messages that share a line would need its slot twice in a list; so a message begins a line. A
// message that left before it was complete would keep the sink from all other queues. A queue that
// lost its lines could go on with its next message only if it knew where that begins, which the
// first line says, and that may be the one that is missing; so it waits for a restart.
//
// Latency: 7 cycles after `mmio_write`.
// Interval: 1 cycle(s) between transfers.
// Waits on: `message`.
// Source: MMIO 3.3, 3.4
//
// Generated by `cargo run --bin emit`; change the Rust, not this file.
`default_nettype none

module mmio_queues_n64_plus4_max9220 (
  input  wire         clk,
  input  wire         rst,
  // The host's stores, in the order in which they arrive.
  input  wire         mmio_write_valid,
  output wire         mmio_write_ready,
  input  wire [5:0]   mmio_write_queue,                // Which queue.
  input  wire [11:0]  mmio_write_line_address,         // Which line of the queue's address space.
  input  wire [511:0] mmio_write_data,                 // The line.
  input  wire [63:0]  mmio_write_byte_enable,          // Which bytes are stored, bit 0 for byte 0.
  // Messages; `selection` is the queue.
  output wire         message_valid,
  input  wire         message_ready,
  // The bytes, filled from byte 0; those that do not belong to the message are zero.
  output wire [511:0] message_data,
  // Which bytes belong to the message; only a last beat may be partial.
  output wire [63:0]  message_keep,
  output wire         message_last,                    // Whether it ends the message.
  // With `last`: the message was cut short and must not be used.
  output wire         message_error,
  output wire [5:0]   message_selection,               // Number of the sink it is to go to.
  // Empties a queue and begins it again.
  input  wire         restart_valid,
  output wire         restart_ready,
  input  wire [5:0]   restart_queue,                   // Which queue.
  input  wire [11:0]  restart_line_address,            // The line that begins its next message.
  // What the queues may hold.
  // Lines that each queue has for itself; at most the memory divided by the queues.
  input  wire [13:0]  limits_share_lines,
  // Beyond its share a queue may hold 16 times the lines that no queue holds, shifted right by
  // this: 16 times (0) to an eighth (7).
  input  wire [2:0]   limits_threshold_shift,
  // Rounds of the queues, of a cycle for each, in which a message may be incomplete; 0 is no limit.
  input  wire [15:0]  limits_time_limit_rounds,
  // Which queue to show.
  input  wire [5:0]   inspected_queue,
  // How that queue stands.
  output wire [2:0]   inspected_fault,                 // Why it stands still.
  // The oldest line of which something is missing.
  output wire [11:0]  inspected_next_line,
  // What was counted.
  output wire [2:0]   status_last_fault,               // Why the last queue that stopped did so.
  output wire [5:0]   status_last_queue,               // Which queue that was.
  // Faults since reset: a length below the end of its own field.
  output wire [31:0]  status_too_short,
  // Faults since reset: a length above the maximum.
  output wire [31:0]  status_too_long,
  // Faults since reset: a store beyond a window that could not move.
  output wire [31:0]  status_beyond_window,
  // Faults since reset: a store to a line that had been taken.
  output wire [31:0]  status_below_start,
  // Faults since reset: a store beyond its queue's share, and nobody held more.
  output wire [31:0]  status_memory_full,
  // Queues since reset that lost their lines to another.
  output wire [31:0]  status_evicted,
  // Queues since reset that were incomplete for longer than the limit.
  output wire [31:0]  status_timed_out,
  // Stores with a byte that was present already; the first value was kept.
  output wire [31:0]  status_doubled_stores,
  // Stores that were dropped because their queue stood still.
  output wire [31:0]  status_dropped_stores,
  // Stores to the last line of a message that had gone on its way, of nothing but bytes behind its
  // end, which were dropped.
  output wire [31:0]  status_late_gap_stores
);

  // MmioQueueFault
  localparam [2:0] NONE = 3'd0;
  localparam [2:0] TOO_SHORT = 3'd1;
  localparam [2:0] TOO_LONG = 3'd2;
  localparam [2:0] BEYOND_WINDOW = 3'd3;
  localparam [2:0] BELOW_START = 3'd4;
  localparam [2:0] MEMORY_FULL = 3'd5;
  localparam [2:0] EVICTED = 3'd6;
  localparam [2:0] TIMED_OUT = 3'd7;
  // Mode
  localparam [2:0] SWEEP = 3'd0;
  localparam [2:0] RUN = 3'd1;
  localparam [2:0] SETTLE = 3'd2;
  localparam [2:0] WALK = 3'd3;
  localparam [2:0] CLOSE = 3'd4;
  // Phase
  localparam [2:0] IDLE = 3'd0;
  localparam [2:0] MARK = 3'd1;
  localparam [2:0] DRAIN = 3'd2;
  localparam [2:0] LOOK = 3'd3;
  localparam [2:0] COLLECT = 3'd4;
  localparam [2:0] FREE = 3'd5;
  localparam [2:0] AGAIN = 3'd6;

  genvar g;

  reg [2:0] mode;                          // Mode
  reg past_passed;
  reg [5:0] past_passer;
  reg [13:0] free_fresh;
  reg [12:0] free_read_pointer;
  reg [12:0] free_write_pointer;
  reg free_ring_any;
  reg free_head_valid;
  wire free_fetch;
  reg [12:0] free_head;
  reg [7:0] shares_share_after;
  reg [7:0] shares_share;
  reg [8:0] shares_limit_full;
  reg [8:0] shares_limit_less;
  reg shares_took;
  reg [13:0] shares_unheld;
  reg [13:0] shares_one_less;
  reg [7:0] shares_returned;
  reg [13:0] shares_returned_less;
  reg search_verdict_valid;
  reg [5:0] search_verdict_queue;
  reg [2:0] search_verdict_cause;          // MmioQueueFault
  reg search_holds;
  reg search_closes;
  reg search_busy;
  reg [2:0] job_cause;                     // MmioQueueFault
  reg [1:0] job_settled;
  reg [4:0] job_walked;
  reg [2:0] restart_phase;                 // Phase
  reg [5:0] restart_target;
  reg [11:0] restart_first_line;
  reg restart_sweeps;
  reg [4:0] restart_passed;
  reg [4:0] restart_collected;
  reg [1:0] restart_older;
  reg landing_valid;
  reg landing_begins;
  reg [5:0] landing_queue;
  reg [11:0] landing_line;
  reg [31:0] landing_taken;
  reg [12:0] landing_counted_slot;
  reg [6:0] landing_counted_count;
  reg [16:0] landing_counted_total;
  reg landing_counted_is_full;
  reg landing_counted_has_length;
  reg landing_known_is_oldest;
  reg landing_known_is_awake;
  reg landing_known_rested;
  reg approach_valid;
  reg approach_begins;
  reg [5:0] approach_queue;
  reg [11:0] approach_line;
  reg [511:0] approach_data;
  reg [63:0] approach_fresh;
  reg [63:0] approach_place_mask;
  reg [12:0] approach_place_slot;
  reg [15:0] approach_place_length;
  reg [31:0] approach_taken;
  reg [11:0] context_next;
  reg context_has_stopped;
  reg [31:0] context_row;
  reg context_present;
  reg [8:0] context_taken;
  reg [7:0] context_held;
  wire [12:0] entry_slot;
  wire [6:0] entry_count;
  wire [16:0] entry_total;
  wire entry_is_enough;
  wire entry_is_illegal;
  wire entry_is_too_short;
  reg advance_turn;
  reg [5:0] advance_queue;
  reg [11:0] advance_line;
  reg [31:0] advance_row;
  reg advance_progress_begun;
  reg [7:0] advance_progress_held;
  reg [16:0] advance_progress_left;
  reg advance_progress_is_little;
  reg advance_progress_fits;
  reg [12:0] departures_read_pointer;
  reg [12:0] departures_write_pointer;
  reg departures_ring_any;
  reg departures_fetched_valid;
  reg departures_oldest_valid;
  reg [5:0] departures_oldest_queue;
  reg [12:0] departures_oldest_first;
  reg [7:0] departures_oldest_more;
  reg [6:0] departures_oldest_bytes;
  reg departures_oldest_is_discarded;
  wire departures_leaves;
  reg [34:0] departures_queue_read_data;
  reg release_offered;
  reg [511:0] release_offer_data;
  reg [63:0] release_offer_keep;
  reg release_offer_last;
  reg release_offer_error;
  reg [5:0] release_offer_selection;
  reg release_read_valid;
  reg release_read_last;
  reg [5:0] release_read_queue;
  reg [6:0] release_read_bytes;
  reg release_follows;
  reg [7:0] release_more_after;
  wire [12:0] release_link;
  reg [511:0] release_line;
  reg [12:0] links_read_data;
  wire [511:0] release_kept;
  reg waiting_any;
  reg [5:0] waiting_first;
  reg [5:0] waiting_read_pointer;
  reg [5:0] waiting_write_pointer;
  reg waiting_ring_any;
  reg arrival_valid;
  reg [5:0] arrival_store_queue;
  reg [11:0] arrival_store_line_address;
  reg [511:0] arrival_store_data;
  reg [63:0] arrival_store_byte_enable;
  reg [5:0] arrival_held_queue;
  reg [11:0] arrival_held_line_address;
  reg [511:0] arrival_held_data;
  reg [63:0] arrival_held_byte_enable;
  reg arrival_occupied;
  reg arrival_is_stale;
  wire arrival_stays;
  reg [5:0] arrival_late_sent;
  reg arrival_late_was_near;
  reg arrival_late_had_gap_alone;
  reg arrival_late_is_known;
  reg arrival_rests;
  reg arrival_held_is_stale;
  reg [92:0] places_read_data;
  reg arrival_follows;
  reg [63:0] arrival_recent_mask;
  reg [12:0] arrival_recent_slot;
  reg [15:0] arrival_recent_length;
  reg turns_has_asked;
  reg [39:0] entries_read_data;
  reg turns_follows;
  reg [12:0] turns_recent_slot;
  reg [6:0] turns_recent_count;
  reg [16:0] turns_recent_total;
  reg turns_recent_is_enough;
  reg turns_recent_is_illegal;
  reg turns_recent_is_too_short;
  reg search_candidate_valid;
  reg [5:0] search_candidate;
  reg [5:0] search_late;
  reg search_is_late;
  reg search_searching;
  reg [5:0] search_probe;
  reg [5:0] search_index;
  reg search_has_stalled;
  reg [8:0] search_taken;
  reg [8:0] search_given;
  reg [25:0] search_ages_read_data;
  reg [5:0] search_counted;
  reg search_counts;
  reg search_is_probed;
  reg search_is_first;
  reg [5:0] search_judged;
  reg search_judges_round;
  reg search_judges_search;
  reg [7:0] search_judged_held;
  reg [15:0] search_judged_age;
  reg search_has_waited;
  reg [15:0] search_time_limit;
  reg search_best_valid;
  reg [5:0] search_best;
  reg [15:0] search_best_age;
  reg search_bar_valid;
  reg search_bar_is_new;
  reg [15:0] search_bar;
  reg search_looks;
  reg search_looks_closer;
  reg [2:0] shares_shift;
  reg [5:0] context_returner;
  wire [7:0] approach_full;
  wire [23:0] approach_counts;
  reg [2:0] last_fault;                    // MmioQueueFault
  reg [5:0] last_queue;
  reg [31:0] too_short_count;
  reg [31:0] too_long_count;
  reg [31:0] beyond_window_count;
  reg [31:0] below_start_count;
  reg [31:0] memory_full_count;
  reg [31:0] evicted_count;
  reg [31:0] timed_out_count;
  reg was_doubled;
  reg was_dropped;
  reg [31:0] doubled_count;
  reg [31:0] dropped_count;
  reg was_late;
  reg [31:0] late_gap_count;
  reg [5:0] shown;
  reg [2:0] shown_cause;                   // MmioQueueFault
  reg [11:0] shown_next;
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [11:0] next [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [27:0] progress [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [25:0] ends [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [2:0] cause [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [31:0] taken [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [31:0] landed [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg woken [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg rested [0:63];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [92:0] places [0:2047];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [39:0] entries [0:2047];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [511:0] lines [0:8191];
  integer lines_lane;
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [12:0] links [0:8191];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [5:0] past_lines [0:63];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [5:0] past_sent [0:2047];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [12:0] free_queue [0:8191];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [8:0] shares_taken [0:63];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [8:0] shares_given [0:63];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [8:0] shares_taken_copy [0:63];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [8:0] shares_given_copy [0:63];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [34:0] departures_queue [0:8191];
  (* ram_style = "distributed", ramstyle = "MLAB" *)
  reg [5:0] waiting_stored [0:63];
  (* ram_style = "block", ramstyle = "M20K" *)
  reg [25:0] search_ages [0:63];

  wire free_any_fresh = !free_fresh[13];
  wire free_available = free_any_fresh || free_head_valid;
  wire [12:0] free_slot = free_any_fresh ? free_fresh[12:0] : free_head;
  wire shares_is_too_large = 14'h80 < limits_share_lines;
  wire [7:0] shares_asked = limits_share_lines[7:0];
  wire restart_is_due = &restart_passed;
  wire landing_is_enough = landing_counted_is_full ||
      (landing_counted_total <= {10'd0, landing_counted_count});
  wire landing_is_too_short = landing_counted_total < 17'd2;
  wire landing_is_illegal = landing_is_too_short || (17'h2404 < landing_counted_total);
  wire landing_entry_is_enough = landing_is_enough && landing_counted_has_length &&
      !landing_is_illegal;
  wire landing_entry_is_illegal = landing_counted_has_length && landing_is_illegal;
  wire [10:0] landing_index = {landing_queue, landing_line[4:0]};
  wire landing_wakes = landing_valid && landing_known_is_oldest && !landing_known_is_awake;
  wire advance_running = (mode == RUN) && advance_turn;
  wire advance_walking = (mode == WALK) || (restart_sweeps && (restart_phase == COLLECT));
  wire advance_closing = (mode == CLOSE) || (restart_sweeps && (restart_phase == FREE));
  wire advance_begins = (mode == SWEEP) || (restart_sweeps && (restart_phase == AGAIN));
  wire [25:0] ends_word = ends[advance_queue];
  wire [12:0] advance_ends_first = ends_word[12:0];
  wire [12:0] advance_ends_last = ends_word[25:13];
  wire advance_is_illegal = !advance_progress_begun && entry_is_illegal && !entry_is_enough;
  wire [16:0] advance_left = advance_progress_begun ? advance_progress_left : entry_total;
  wire advance_has_rest_any = (!entry_count[5] && advance_progress_left[5]) ||
      ((entry_count[5] == advance_progress_left[5]) && !entry_count[4] && advance_progress_left[4])
      || ((entry_count[5] == advance_progress_left[5]) &&
      (entry_count[4] == advance_progress_left[4]) && ((!entry_count[3] &&
      advance_progress_left[3]) || ((entry_count[3] == advance_progress_left[3]) && !entry_count[2]
      && advance_progress_left[2]) || ((entry_count[3] == advance_progress_left[3]) &&
      (entry_count[2] == advance_progress_left[2]) && ((!entry_count[1] &&
      advance_progress_left[1]) || ((entry_count[1] == advance_progress_left[1]) && !entry_count[0]
      && advance_progress_left[0])))));
  wire advance_has_rest = !advance_has_rest_any;
  wire advance_goes_on = entry_count[6] || (advance_progress_is_little && advance_has_rest);
  wire advance_is_enough = advance_progress_begun ? advance_goes_on : entry_is_enough;
  wire advance_advances = advance_running && advance_is_enough;
  wire advance_appends = advance_advances || (advance_walking &&
      (advance_row[advance_line[4:0]] == advance_line[5]));
  wire advance_is_last = advance_progress_begun ? advance_progress_fits : !(|entry_total[16:6]) ||
      (entry_total == 17'h40);
  wire advance_completes = advance_advances && advance_is_last;
  wire [11:0] advance_after = advance_line + 12'd1;
  wire advance_moves = advance_advances || advance_walking;
  wire [11:0] advance_line_after = advance_moves ? advance_after : advance_line;
  wire advance_writes_line = advance_advances || (restart_sweeps && (restart_phase == COLLECT)) ||
      advance_begins;
  wire [11:0] advance_line_written = advance_begins ? restart_first_line : advance_after;
  wire [5:0] advance_sent = advance_left[5:0] & {6{advance_is_last}};
  wire [5:0] advance_lines = past_lines[advance_queue];
  wire [5:0] advance_more = advance_lines + {5'd0, !advance_lines[5]};
  wire advance_is_over = advance_completes || advance_begins || advance_closing;
  wire [7:0] advance_held = advance_is_over ? 8'd0 : advance_progress_held + 8'd1;
  wire [16:0] advance_rest = advance_left - 17'h40;
  wire [10:0] advance_whole_lines = advance_left[16:6];
  wire advance_is_little = advance_whole_lines == 11'd1;
  wire advance_is_line = (advance_whole_lines == 11'd2) && !(|advance_left[5:0]);
  wire advance_fits = advance_is_little || advance_is_line;
  wire advance_written_begun = !advance_is_over;
  wire advance_progress_after_begun = advance_appends ? advance_written_begun :
      advance_progress_begun;
  wire [7:0] advance_progress_after_held = advance_appends ? advance_held : advance_progress_held;
  wire [16:0] advance_progress_after_left = advance_appends ? advance_rest : advance_progress_left;
  wire advance_progress_after_is_little = advance_appends ? advance_is_little :
      advance_progress_is_little;
  wire advance_progress_after_fits = advance_appends ? advance_fits : advance_progress_fits;
  wire [12:0] advance_first = advance_progress_begun ? advance_ends_first : entry_slot;
  wire [7:0] advance_departure_more = advance_closing ? advance_progress_held - 8'd1 :
      advance_progress_held;
  wire [6:0] advance_departure_bytes = advance_left[6:0];
  wire advance_departs = advance_completes || (advance_closing && advance_progress_begun);
  wire advance_same_queue = landing_valid && (landing_queue == advance_queue);
  wire advance_hit = advance_same_queue && (landing_line == advance_line);
  wire [11:0] advance_differs = landing_line ^ advance_line;
  wire [11:0] advance_carries = ((advance_differs & advance_line) << 1) | 12'd1;
  wire advance_hit_after = advance_same_queue && (advance_differs == advance_carries);
  wire advance_lands_after = advance_moves ? advance_hit_after : advance_hit;
  wire [31:0] advance_row_joined = {advance_row[0], advance_row[31:1]};
  wire advance_is_next_there = advance_row_joined[advance_line[4:0]] ==
      (advance_line[5] ^ (&advance_line[4:0]));
  wire advance_is_more_there = advance_hit_after || advance_is_next_there;
  wire advance_stays = advance_running && (advance_is_enough ? advance_is_more_there : advance_hit
      && !advance_is_illegal);
  wire advance_faulty = advance_running && advance_is_illegal;
  wire advance_ends_turn = advance_running && !advance_is_illegal && !advance_stays;
  wire advance_rests = advance_ends_turn || advance_closing || advance_begins;
  wire woken_word = woken[advance_queue];
  wire advance_is_woken = woken_word && !(mode == SWEEP);
  wire departures_drain = !departures_oldest_valid || departures_leaves;
  wire departures_fetch = departures_ring_any && (!departures_fetched_valid || departures_drain);
  wire [5:0] departures_fetched_queue = departures_queue_read_data[5:0];
  wire [12:0] departures_fetched_first = departures_queue_read_data[18:6];
  wire [7:0] departures_fetched_more = departures_queue_read_data[26:19];
  wire [6:0] departures_fetched_bytes = departures_queue_read_data[33:27];
  wire departures_fetched_is_discarded = departures_queue_read_data[34];
  wire departures_passes = departures_drain && !departures_fetched_valid && !departures_ring_any;
  wire departures_stored = advance_departs && !departures_passes;
  wire [12:0] departures_differs = departures_write_pointer ^ departures_read_pointer;
  wire [12:0] departures_carries = ((departures_differs & departures_read_pointer) << 1) | 13'd1;
  wire departures_any = departures_oldest_valid || departures_fetched_valid || departures_ring_any;
  wire release_drain = message_ready || !release_offered;
  wire release_goes = departures_oldest_valid && (release_drain || !release_read_valid);
  wire [12:0] release_slot = release_follows ? release_link : departures_oldest_first;
  wire [7:0] release_more = release_follows ? release_more_after : departures_oldest_more;
  wire release_is_last = !(|release_more);
  wire [63:0] release_ends = ~({64{1'b1}} << release_read_bytes);
  wire [63:0] release_keep = release_ends | {64{!release_read_last}};
  wire is_advancing = advance_turn || waiting_any || !(mode == RUN);
  wire swept = !(mode == SWEEP);
  wire is_coming = approach_valid || landing_valid || (|shares_returned);
  wire nothing_advances = !is_advancing && !is_coming &&
      !((restart_phase == LOOK) || (restart_phase == COLLECT) || (restart_phase == FREE) ||
      (restart_phase == AGAIN));
  wire nothing_moves = nothing_advances && !departures_any && !free_ring_any;
  wire open = !search_closes;
  wire [6:0] arrival_differs = arrival_store_line_address[11:5] ^ context_next[11:5];
  wire [6:0] arrival_carries = ((arrival_differs & context_next[11:5]) << 1) | 7'd1;
  wire arrival_is_inside = ((!arrival_store_line_address[4] && context_next[4]) ||
      ((arrival_store_line_address[4] == context_next[4]) &&
      ((!arrival_store_line_address[3] && context_next[3]) ||
      ((arrival_store_line_address[3] == context_next[3]) && !arrival_store_line_address[2] &&
      context_next[2]) || ((arrival_store_line_address[3] == context_next[3]) &&
      (arrival_store_line_address[2] == context_next[2]) &&
      ((!arrival_store_line_address[1] && context_next[1]) ||
      ((arrival_store_line_address[1] == context_next[1]) && !arrival_store_line_address[0] &&
      context_next[0])))))) ? arrival_differs == arrival_carries : arrival_store_line_address[11:5]
      == context_next[11:5];
  wire [11:0] arrival_distance = arrival_store_line_address - context_next;
  wire arrival_is_behind = arrival_distance[11];
  wire arrival_is_swept = ((restart_phase == LOOK) || (restart_phase == COLLECT) ||
      (restart_phase == FREE) || (restart_phase == AGAIN)) &&
      (arrival_store_queue == restart_target);
  wire arrival_stopped = context_has_stopped || arrival_is_swept || arrival_is_stale;
  wire arrival_is_soon = (approach_valid && (approach_queue == arrival_store_queue)) ||
      (landing_valid && (landing_queue == arrival_store_queue));
  wire woken_word_1 = woken[arrival_store_queue];
  wire rested_word = rested[arrival_store_queue];
  wire arrival_awake = (woken_word_1 ^ rested_word) || arrival_is_soon;
  wire [8:0] arrival_holding = {1'b0, context_held};
  wire arrival_is_within = arrival_holding < {1'b0, shares_share};
  wire arrival_may_take_all = (arrival_holding[7] == shares_limit_less[7]) &&
      (arrival_holding[6] == shares_limit_less[6]);
  wire arrival_may_take_any = (!arrival_holding[7] && shares_limit_less[7]) ||
      ((arrival_holding[7] == shares_limit_less[7]) && !arrival_holding[6] && shares_limit_less[6])
      || (arrival_may_take_all && ((!arrival_holding[5] && shares_limit_less[5]) ||
      ((arrival_holding[5] == shares_limit_less[5]) && !arrival_holding[4] &&
      shares_limit_less[4]))) || (arrival_may_take_all &&
      (arrival_holding[5] == shares_limit_less[5]) && (arrival_holding[4] == shares_limit_less[4])
      && ((!arrival_holding[3] && shares_limit_less[3]) ||
      ((arrival_holding[3] == shares_limit_less[3]) && !arrival_holding[2] && shares_limit_less[2])
      || ((arrival_holding[3] == shares_limit_less[3]) &&
      (arrival_holding[2] == shares_limit_less[2]) && ((!arrival_holding[1] &&
      shares_limit_less[1]) || ((arrival_holding[1] == shares_limit_less[1]) && !arrival_holding[0]
      && shares_limit_less[0])))));
  wire arrival_may_take_all_1 = (arrival_holding[7] == shares_limit_full[7]) &&
      (arrival_holding[6] == shares_limit_full[6]);
  wire arrival_may_take_any_1 = (!arrival_holding[7] && shares_limit_full[7]) ||
      ((arrival_holding[7] == shares_limit_full[7]) && !arrival_holding[6] && shares_limit_full[6])
      || (arrival_may_take_all_1 && ((!arrival_holding[5] && shares_limit_full[5]) ||
      ((arrival_holding[5] == shares_limit_full[5]) && !arrival_holding[4] &&
      shares_limit_full[4]))) || (arrival_may_take_all_1 &&
      (arrival_holding[5] == shares_limit_full[5]) && (arrival_holding[4] == shares_limit_full[4])
      && ((!arrival_holding[3] && shares_limit_full[3]) ||
      ((arrival_holding[3] == shares_limit_full[3]) && !arrival_holding[2] && shares_limit_full[2])
      || ((arrival_holding[3] == shares_limit_full[3]) &&
      (arrival_holding[2] == shares_limit_full[2]) && ((!arrival_holding[1] &&
      shares_limit_full[1]) || ((arrival_holding[1] == shares_limit_full[1]) && !arrival_holding[0]
      && shares_limit_full[0])))));
  wire arrival_may_take = shares_took ? (!arrival_holding[8] && shares_limit_less[8]) ||
      ((arrival_holding[8] == shares_limit_less[8]) && arrival_may_take_any) :
      (!arrival_holding[8] && shares_limit_full[8]) ||
      ((arrival_holding[8] == shares_limit_full[8]) && arrival_may_take_any_1);
  wire arrival_has_room = context_present || (arrival_may_take && free_available);
  wire arrival_is_judged = arrival_valid && swept && !arrival_stopped;
  wire arrival_begins = restart_sweeps && (restart_phase == AGAIN);
  wire arrival_may_commit = arrival_is_judged && !search_holds && !arrival_begins;
  wire arrival_commits = arrival_may_commit && arrival_is_inside && arrival_has_room;
  wire [5:0] arrival_upcoming_queue = arrival_occupied ? arrival_held_queue : mmio_write_queue;
  wire [11:0] arrival_upcoming_line_address = arrival_occupied ? arrival_held_line_address :
      mmio_write_line_address;
  wire [511:0] arrival_upcoming_data = arrival_occupied ? arrival_held_data : mmio_write_data;
  wire [63:0] arrival_upcoming_byte_enable = arrival_occupied ? arrival_held_byte_enable :
      mmio_write_byte_enable;
  wire [10:0] arrival_upcoming_index = {arrival_upcoming_queue, arrival_upcoming_line_address[4:0]};
  wire arrival_late_is_late = arrival_is_judged && !arrival_is_inside && arrival_is_behind &&
      !arrival_awake;
  wire [10:0] arrival_late_index = {arrival_store_queue, arrival_store_line_address[4:0]};
  wire arrival_late_is_stale = past_passed && (past_passer == arrival_store_queue);
  wire [11:0] arrival_late_back = context_next - arrival_store_line_address;
  wire [5:0] arrival_late_near = arrival_late_back[5:0];
  wire [5:0] arrival_late_far = arrival_late_back[11:6];
  wire [5:0] past_lines_word = past_lines[arrival_store_queue];
  wire arrival_late_is_near = !(|arrival_late_far) && (arrival_late_near <= past_lines_word);
  wire [63:0] arrival_late_message = ~({64{1'b1}} << arrival_late_sent) |
      {64{!(|arrival_late_sent)}};
  wire arrival_late_has_gap_alone = !(|(arrival_store_byte_enable & arrival_late_message));
  wire arrival_late_is_of_gap = arrival_late_was_near && arrival_late_had_gap_alone;
  wire arrival_late_is_answered = arrival_is_judged && arrival_late_is_known;
  wire arrival_may_stall = arrival_valid && !(arrival_late_is_answered && arrival_late_is_of_gap)
      && !(swept && arrival_stopped);
  wire arrival_stalls = arrival_may_stall && !arrival_commits;
  wire arrival_may_be_short = arrival_is_judged && arrival_rests && nothing_advances;
  wire arrival_is_settled = !arrival_may_take || nothing_moves;
  wire arrival_short = arrival_may_be_short && arrival_is_inside && !arrival_has_room &&
      arrival_is_settled;
  wire arrival_is_outside = arrival_is_judged && !arrival_is_inside &&
      (!arrival_is_behind || (arrival_late_is_answered && !arrival_late_is_of_gap));
  wire arrival_arrives = mmio_write_valid && mmio_write_ready;
  wire arrival_any_upcoming = arrival_occupied || arrival_arrives;
  wire arrival_becomes_stale = arrival_begins && (arrival_held_queue == restart_target);
  wire arrival_upcoming_is_stale = arrival_occupied &&
      (arrival_held_is_stale || arrival_becomes_stale);
  wire [10:0] arrival_index = {arrival_store_queue, arrival_store_line_address[4:0]};
  wire [63:0] arrival_read_mask = places_read_data[63:0];
  wire [12:0] arrival_read_slot = places_read_data[76:64];
  wire [15:0] arrival_read_length = places_read_data[92:77];
  wire [63:0] arrival_known_mask = arrival_follows ? arrival_recent_mask : arrival_read_mask;
  wire [12:0] arrival_known_slot = arrival_follows ? arrival_recent_slot : arrival_read_slot;
  wire [15:0] arrival_known_length = arrival_follows ? arrival_recent_length : arrival_read_length;
  wire [63:0] arrival_came_before = arrival_known_mask & {64{context_present}};
  wire [63:0] arrival_fresh = arrival_store_byte_enable & ~arrival_came_before;
  wire [63:0] arrival_place_mask = arrival_came_before | arrival_store_byte_enable;
  wire [12:0] arrival_place_slot = context_present ? arrival_known_slot : free_slot;
  wire [15:0] arrival_place_length = {arrival_fresh[1] ? arrival_store_data[15:8] :
      arrival_known_length[15:8], arrival_fresh[0] ? arrival_store_data[7:0] :
      arrival_known_length[7:0]};
  wire [4:0] arrival_chosen = arrival_store_line_address[4:0];
  wire [31:0] arrival_taken = {(arrival_chosen == 5'h1f) ? arrival_store_line_address[5] :
      context_row[31], (arrival_chosen == 5'h1e) ? arrival_store_line_address[5] : context_row[30],
      (arrival_chosen == 5'h1d) ? arrival_store_line_address[5] : context_row[29],
      (arrival_chosen == 5'h1c) ? arrival_store_line_address[5] : context_row[28],
      (arrival_chosen == 5'h1b) ? arrival_store_line_address[5] : context_row[27],
      (arrival_chosen == 5'h1a) ? arrival_store_line_address[5] : context_row[26],
      (arrival_chosen == 5'h19) ? arrival_store_line_address[5] : context_row[25],
      (arrival_chosen == 5'h18) ? arrival_store_line_address[5] : context_row[24],
      (arrival_chosen == 5'h17) ? arrival_store_line_address[5] : context_row[23],
      (arrival_chosen == 5'h16) ? arrival_store_line_address[5] : context_row[22],
      (arrival_chosen == 5'h15) ? arrival_store_line_address[5] : context_row[21],
      (arrival_chosen == 5'h14) ? arrival_store_line_address[5] : context_row[20],
      (arrival_chosen == 5'h13) ? arrival_store_line_address[5] : context_row[19],
      (arrival_chosen == 5'h12) ? arrival_store_line_address[5] : context_row[18],
      (arrival_chosen == 5'h11) ? arrival_store_line_address[5] : context_row[17],
      (arrival_chosen == 5'h10) ? arrival_store_line_address[5] : context_row[16],
      (arrival_chosen == 5'hf) ? arrival_store_line_address[5] : context_row[15],
      (arrival_chosen == 5'he) ? arrival_store_line_address[5] : context_row[14],
      (arrival_chosen == 5'hd) ? arrival_store_line_address[5] : context_row[13],
      (arrival_chosen == 5'hc) ? arrival_store_line_address[5] : context_row[12],
      (arrival_chosen == 5'hb) ? arrival_store_line_address[5] : context_row[11],
      (arrival_chosen == 5'ha) ? arrival_store_line_address[5] : context_row[10],
      (arrival_chosen == 5'd9) ? arrival_store_line_address[5] : context_row[9],
      (arrival_chosen == 5'd8) ? arrival_store_line_address[5] : context_row[8],
      (arrival_chosen == 5'd7) ? arrival_store_line_address[5] : context_row[7],
      (arrival_chosen == 5'd6) ? arrival_store_line_address[5] : context_row[6],
      (arrival_chosen == 5'd5) ? arrival_store_line_address[5] : context_row[5],
      (arrival_chosen == 5'd4) ? arrival_store_line_address[5] : context_row[4],
      (arrival_chosen == 5'd3) ? arrival_store_line_address[5] : context_row[3],
      (arrival_chosen == 5'd2) ? arrival_store_line_address[5] : context_row[2],
      (arrival_chosen == 5'd1) ? arrival_store_line_address[5] : context_row[1],
      (arrival_chosen == 5'd0) ? arrival_store_line_address[5] : context_row[0]};
  wire arrival_takes_slot = arrival_commits && !context_present;
  wire arrival_doubled = arrival_commits && (|(arrival_store_byte_enable & arrival_came_before));
  wire arrival_dropped = arrival_valid && swept && arrival_stopped;
  wire arrival_any = arrival_valid || arrival_occupied;
  wire turns_running = mode == RUN;
  wire turns_is_asked = turns_has_asked || search_verdict_valid;
  wire turns_is_wanted = waiting_any || turns_is_asked || restart_is_due;
  wire turns_goes_on = advance_stays && (!turns_is_wanted || landing_wakes);
  wire turns_yields = advance_stays && turns_is_wanted && !landing_wakes;
  wire turns_is_free = turns_running && !advance_faulty && !turns_goes_on;
  wire turns_takes_fault = turns_is_free && turns_is_asked;
  wire turns_takes_waiting = turns_is_free && !turns_is_asked && waiting_any && !restart_is_due;
  wire turns_takes_woken = turns_is_free && !turns_is_wanted && landing_wakes;
  wire turns_is_coming = arrival_any || approach_valid || landing_valid;
  wire turns_is_quiet = !advance_turn && !waiting_any && !turns_is_coming;
  wire turns_is_idle = !waiting_any && !landing_wakes;
  wire turns_takes_sweep = turns_is_free && !turns_is_asked &&
      ((restart_phase == LOOK) || (restart_phase == COLLECT) || (restart_phase == FREE) ||
      (restart_phase == AGAIN)) && !restart_sweeps && (restart_is_due || turns_is_idle);
  wire [5:0] turns_asked_queue = search_verdict_valid ? search_verdict_queue : arrival_store_queue;
  wire [2:0] turns_asked_cause = search_verdict_valid ? search_verdict_cause : arrival_is_behind ?
      BELOW_START : BEYOND_WINDOW;
  wire [5:0] turns_newcomer = turns_yields ? advance_queue : landing_queue;
  wire turns_joins = turns_yields || (landing_wakes && !turns_takes_woken);
  wire turns_waiting_drain = turns_takes_waiting || !waiting_any;
  wire [5:0] turns_waiting_oldest = waiting_stored[waiting_read_pointer];
  wire turns_waiting_moves_up = turns_waiting_drain && (waiting_ring_any || turns_joins);
  wire [5:0] turns_waiting_differs = waiting_write_pointer ^ waiting_read_pointer;
  wire [5:0] turns_waiting_carries = ((turns_waiting_differs & waiting_read_pointer) << 1) | 6'd1;
  wire turns_stops = advance_faulty || turns_takes_fault;
  wire [2:0] cause_word = cause[advance_queue];
  wire turns_is_stopped = !(cause_word == NONE);
  wire turns_settles = mode == SETTLE;
  wire [2:0] turns_cause = advance_begins ? NONE : job_cause;
  wire [5:0] turns_next_queue = waiting_any ? waiting_first : landing_queue;
  wire turns_is_sweep = restart_is_due || turns_is_idle;
  wire [5:0] turns_other = turns_is_sweep ? restart_target : turns_next_queue;
  wire [5:0] turns_other_1 = turns_running ? turns_other : advance_queue;
  wire turns_keeps = turns_goes_on || (mode == WALK);
  wire turns_lands_own = landing_queue == advance_queue;
  wire turns_lands_other = landing_queue == turns_other_1;
  wire [11:0] turns_other_line = next[turns_other_1];
  wire [31:0] turns_other_row = landed[turns_other_1];
  wire turns_marks = landing_valid || landing_begins;
  wire turns_is_marked = turns_marks && (turns_keeps ? turns_lands_own : turns_lands_other);
  wire [31:0] turns_row = turns_keeps ? advance_row : turns_other_row;
  wire [27:0] progress_word = progress[turns_other_1];
  wire turns_progress_begun = progress_word[0];
  wire [7:0] turns_progress_held = progress_word[8:1];
  wire [16:0] turns_progress_left = progress_word[25:9];
  wire turns_progress_is_little = progress_word[26];
  wire turns_progress_fits = progress_word[27];
  wire [4:0] turns_own_place = advance_line_after[4:0];
  wire [4:0] turns_other_place = turns_other_line[4:0];
  wire [10:0] turns_own_index = {advance_queue, turns_own_place};
  wire [10:0] turns_other_index = {turns_other_1, turns_other_place};
  wire [12:0] turns_read_slot = entries_read_data[12:0];
  wire [6:0] turns_read_count = entries_read_data[19:13];
  wire [16:0] turns_read_total = entries_read_data[36:20];
  wire turns_read_is_enough = entries_read_data[37];
  wire turns_read_is_illegal = entries_read_data[38];
  wire turns_read_is_too_short = entries_read_data[39];
  wire turns_is_other = landing_valid && turns_lands_other && landing_known_is_oldest;
  wire search_quiet = turns_is_quiet && turns_running &&
      !((restart_phase == LOOK) || (restart_phase == COLLECT) || (restart_phase == FREE) ||
      (restart_phase == AGAIN));
  wire restart_counts = ((restart_phase == LOOK) || (restart_phase == COLLECT) ||
      (restart_phase == FREE) || (restart_phase == AGAIN)) && !turns_takes_sweep;
  wire [4:0] restart_more = restart_passed + {4'd0, !(&restart_passed)};
  wire restart_begins = restart_valid && turns_running;
  wire restart_judged = arrival_valid && !arrival_stalls;
  wire restart_are_judged = !(|restart_older) || !arrival_any;
  wire restart_is_looked_for = arrival_short || search_busy || search_closes;
  wire restart_nothing_asks = !(arrival_is_outside && arrival_rests) && !restart_is_looked_for;
  wire restart_lands = (approach_valid && (approach_queue == advance_queue)) ||
      (landing_valid && (landing_queue == advance_queue));
  wire rested_word_1 = rested[advance_queue];
  wire restart_rests = !(woken_word ^ rested_word_1) && !restart_lands;
  wire search_asks_late = search_closes && search_quiet;
  wire search_begins = !search_busy && ((arrival_short && search_candidate_valid) ||
      search_asks_late);
  wire [5:0] search_suspect = arrival_short ? search_candidate : search_late;
  wire search_starts = arrival_short && !search_busy && !search_searching &&
      !search_candidate_valid;
  wire search_probes = search_searching && arrival_short && !search_begins;
  wire [5:0] search_at = search_begins ? search_suspect : search_searching ? search_probe :
      search_index;
  wire search_visits = swept && !search_begins && !search_searching &&
      !(search_has_stalled || search_closes);
  wire [8:0] search_known_given = search_ages_read_data[8:0];
  wire search_known_waits = search_ages_read_data[9];
  wire [15:0] search_known_rounds = search_ages_read_data[25:10];
  wire [8:0] search_difference = search_taken - search_given;
  wire [7:0] search_held = search_difference[7:0];
  wire search_waits = |search_held;
  wire search_goes_on = !search_is_first && search_waits && search_known_waits &&
      (search_given == search_known_given);
  wire [15:0] search_older = search_known_rounds + {15'd0, !(&search_known_rounds)};
  wire [15:0] search_rounds = search_older & {16{search_goes_on}};
  wire [8:0] search_wide_held = {1'b0, search_judged_held};
  wire search_is_over = ({1'b0, shares_share} < search_wide_held) &&
      ((shares_took ? shares_limit_less : shares_limit_full) <= search_wide_held);
  wire search_is_late_now = (|search_time_limit) && search_has_waited &&
      (search_time_limit <= search_judged_age);
  wire search_is_search = search_judges_search && search_searching && arrival_short;
  wire search_is_better = search_is_search && search_is_over &&
      (!search_best_valid || (search_best_age < search_judged_age));
  wire search_found = search_best_valid || search_is_better;
  wire search_ends = search_is_search && (&search_judged);
  wire search_is_as_old = search_bar_valid && (search_bar <= search_judged_age);
  wire search_is_hit = (search_judges_round || search_is_search) && search_is_over &&
      search_is_as_old && !search_candidate_valid;
  wire search_goes_on_looking = search_is_late ? search_quiet : arrival_short;
  wire search_is_right = search_goes_on_looking && (search_is_late ? search_is_late_now :
      search_is_over && search_has_waited);
  wire search_confirms = search_looks_closer && search_is_right;
  wire search_gives_up = (search_looks || search_looks_closer) && !search_goes_on_looking;
  wire search_rejects = search_looks_closer && !search_is_right;
  wire search_nobody = search_ends && !search_found && !arrival_is_within && !search_busy &&
      !search_begins;
  wire [5:0] shares_taker = !swept ? advance_queue : arrival_store_queue;
  wire shares_takes = !swept || arrival_takes_slot;
  wire [8:0] shares_taken_1 = !swept ? 9'd0 : context_taken + 9'd1;
  wire shares_gives = advance_completes || advance_closing;
  wire [7:0] shares_last = {7'd0, !advance_closing};
  wire [7:0] shares_lines = advance_progress_held + shares_last;
  wire [8:0] shares_given_word = shares_given[advance_queue];
  wire [8:0] shares_sum = shares_given_word + {1'b0, shares_lines};
  wire [8:0] shares_given_1 = !swept ? 9'd0 : shares_sum;
  wire [13:0] shares_nothing = {14{!advance_departs}};
  wire [13:0] shares_more = {6'd0, shares_returned};
  wire [13:0] shares_full = shares_unheld + shares_more;
  wire [13:0] shares_less = shares_one_less + shares_more;
  wire [13:0] shares_least = shares_one_less + shares_returned_less;
  wire [17:0] shares_part = {shares_unheld, 4'd0} >> shares_shift;
  wire shares_is_enough = |shares_part[17:8];
  wire [7:0] shares_threshold = shares_part[7:0] | {8{shares_is_enough}};
  wire [17:0] shares_part_1 = {shares_one_less, 4'd0} >> shares_shift;
  wire shares_is_enough_1 = |shares_part_1[17:8];
  wire [7:0] shares_threshold_1 = shares_part_1[7:0] | {8{shares_is_enough_1}};
  wire context_is_same = arrival_valid && (arrival_upcoming_queue == arrival_store_queue);
  wire context_stays = arrival_stalls || context_is_same;
  wire context_is_own = advance_queue == arrival_store_queue;
  wire context_is_upcoming = advance_queue == arrival_upcoming_queue;
  wire [11:0] next_word = next[arrival_upcoming_queue];
  wire [11:0] context_next_1 = context_is_same ? context_next : next_word;
  wire context_own_begins = context_is_own && advance_begins;
  wire context_begins = context_is_upcoming && advance_begins;
  wire [2:0] cause_word_1 = cause[arrival_upcoming_queue];
  wire context_is_marked = !(cause_word_1 == NONE);
  wire context_was_stopped = context_is_same ? context_has_stopped : context_is_marked;
  wire context_own_stops = (context_has_stopped || (context_is_own && (mode == SETTLE))) &&
      !context_own_begins;
  wire context_stops = (context_was_stopped || (context_is_upcoming && (mode == SETTLE))) &&
      !context_begins;
  wire [31:0] context_empty = ~({32{1'b1}} << restart_first_line[4:0]) ^
      {32{!restart_first_line[5]}};
  wire [31:0] context_other_row = taken[arrival_upcoming_queue];
  wire [31:0] context_own_row = arrival_commits ? arrival_taken : context_row;
  wire [31:0] context_row_1 = context_begins ? context_empty : context_is_same ? context_own_row :
      context_other_row;
  wire context_is_own_place = arrival_store_line_address[4:0] == arrival_upcoming_line_address[4:0];
  wire context_is_own_turn = arrival_store_line_address[5] == arrival_upcoming_line_address[5];
  wire context_was_present = context_row[arrival_upcoming_line_address[4:0]] ==
      arrival_upcoming_line_address[5];
  wire context_becomes = (arrival_commits && context_is_own_place) ? context_is_own_turn :
      context_was_present;
  wire context_other_present = context_other_row[arrival_upcoming_line_address[4:0]] ==
      arrival_upcoming_line_address[5];
  wire context_is_present = (arrival_upcoming_queue == arrival_store_queue) ?
      (arrival_valid ? context_becomes : context_other_present) : context_other_present;
  wire context_is_present_1 = context_is_present && !context_begins;
  wire [8:0] context_taken_1 = shares_taken[arrival_upcoming_queue];
  wire [8:0] context_given = shares_given[arrival_upcoming_queue];
  wire [8:0] context_more = arrival_takes_slot ? context_taken + 9'd1 : context_taken;
  wire [8:0] context_nothing = {9{swept}};
  wire context_is_returned = context_returner == arrival_store_queue;
  wire [7:0] context_held_1 = context_held - (shares_returned & {8{context_is_returned}});
  wire [7:0] context_held_2 = arrival_takes_slot ? context_held_1 + 8'd1 : context_held_1;
  wire [8:0] context_difference = context_taken_1 - context_given;
  wire [7:0] context_other = context_difference[7:0];
  wire [7:0] context_nothing_1 = {8{swept}};
  wire [5:0] approach_queue_1 = advance_begins ? advance_queue : arrival_store_queue;
  wire [31:0] approach_taken_1 = advance_begins ? ~({32{1'b1}} << restart_first_line[4:0]) ^
      {32{!restart_first_line[5]}} : arrival_taken;
  wire approach_are_full_0 = approach_full[0];
  wire approach_are_full_1 = &approach_full[1:0];
  wire approach_are_full_2 = &approach_full[2:0];
  wire approach_are_full_3 = &approach_full[3:0];
  wire approach_are_full_4 = &approach_full[4:0];
  wire approach_are_full_5 = &approach_full[5:0];
  wire approach_are_full_6 = &approach_full[6:0];
  wire approach_are_full_7 = &approach_full;
  wire [8:0] approach_are_full_joined = {approach_are_full_7, approach_are_full_6,
      approach_are_full_5, approach_are_full_4, approach_are_full_3, approach_are_full_2,
      approach_are_full_1, approach_are_full_0, 1'b1};
  wire [7:0] approach_is_first = ~approach_full & approach_are_full_joined[7:0];
  wire [2:0] approach_low = approach_counts[2:0] | approach_counts[5:3] | approach_counts[8:6] |
      approach_counts[11:9] | approach_counts[14:12] | approach_counts[17:15] |
      approach_counts[20:18] | approach_counts[23:21];
  wire approach_has_turn = advance_queue == approach_queue;
  wire [11:0] next_word_2 = next[approach_queue];
  wire approach_was_oldest = approach_line == next_word_2;
  wire [11:0] approach_differs = approach_line ^ advance_line;
  wire [11:0] approach_carries = ((approach_differs & advance_line) << 1) | 12'd1;
  wire approach_becomes_oldest = approach_differs == approach_carries;
  wire approach_is_oldest = (approach_has_turn && advance_writes_line) ? approach_becomes_oldest :
      approach_was_oldest;
  wire approach_wakes = landing_wakes && (landing_queue == approach_queue);
  wire approach_rests = approach_has_turn && advance_rests;
  wire approach_rested = rested[approach_queue];
  wire woken_word_2 = woken[approach_queue];
  wire approach_was_awake = woken_word_2 ^ approach_rested;
  wire [5:0] landing_woken_queue = !swept ? advance_queue : landing_queue;
  wire free_any_fresh_1 = !free_fresh[13];
  wire free_drain = !free_head_valid || (arrival_takes_slot && !free_any_fresh_1);
  wire free_fetch_1 = free_drain && free_ring_any;
  wire [12:0] free_differs = free_write_pointer ^ free_read_pointer;
  wire [12:0] free_carries = ((free_differs & free_read_pointer) << 1) | 13'd1;
  wire stops = (mode == SETTLE) && (&job_settled);
  wire [2:0] cause_word_3 = cause[shown];
  wire [11:0] next_word_4 = next[shown];

  always @(posedge clk) begin
    shares_share_after <= shares_is_too_large ? 8'h80 : shares_asked;
    shares_share <= shares_share_after;
    if (rst) begin
      shares_share_after <= 8'd0;
      shares_share <= 8'd0;
    end
  end

  always @(posedge clk) begin
    past_passed <= advance_advances;
    past_passer <= advance_queue;
    if (rst) begin
      past_passed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (departures_stored ^ departures_fetch) begin
      departures_ring_any <= departures_stored || !(departures_differs == departures_carries);
    end
    if (departures_stored) begin
      departures_write_pointer <= departures_write_pointer + 13'd1;
    end
    if (departures_fetch) begin
      departures_read_pointer <= departures_read_pointer + 13'd1;
    end
    if (departures_fetch) begin
      departures_fetched_valid <= 1'b1;
    end else if (departures_drain) begin
      departures_fetched_valid <= 1'b0;
    end
    if (departures_drain) begin
      departures_oldest_valid <= departures_fetched_valid || (advance_departs && departures_passes);
      departures_oldest_queue <= departures_fetched_valid ? departures_fetched_queue :
          advance_queue;
      departures_oldest_first <= departures_fetched_valid ? departures_fetched_first :
          advance_first;
      departures_oldest_more <= departures_fetched_valid ? departures_fetched_more :
          advance_departure_more;
      departures_oldest_bytes <= departures_fetched_valid ? departures_fetched_bytes :
          advance_departure_bytes;
      departures_oldest_is_discarded <= departures_fetched_valid ? departures_fetched_is_discarded
          : advance_closing;
    end
    if (rst) begin
      departures_read_pointer <= 13'd0;
      departures_write_pointer <= 13'd0;
      departures_ring_any <= 1'b0;
      departures_fetched_valid <= 1'b0;
      departures_oldest_valid <= 1'b0;
    end
  end

  assign message_valid = release_offered;
  assign message_data = release_offer_data;
  assign message_keep = release_offer_keep;
  assign message_last = release_offer_last;
  assign message_error = release_offer_error;
  assign message_selection = release_offer_selection;
  assign release_link = links_read_data;
  assign departures_leaves = release_goes && release_is_last;

  always @(posedge clk) begin
    if (release_goes) begin
      release_follows <= !release_is_last;
      release_more_after <= release_more - 8'd1;
      release_read_last <= release_is_last;
      release_read_queue <= departures_oldest_queue;
      release_read_bytes <= departures_oldest_bytes;
    end
    if (release_drain || !release_read_valid) begin
      release_read_valid <= release_goes && !departures_oldest_is_discarded;
    end
    if (release_drain) begin
      release_offered <= release_read_valid;
      release_offer_data <= release_line & release_kept;
      release_offer_keep <= release_keep;
      release_offer_last <= release_read_last;
      release_offer_error <= 1'b0;
      release_offer_selection <= release_read_queue;
    end
    if (rst) begin
      release_offered <= 1'b0;
      release_read_valid <= 1'b0;
      release_follows <= 1'b0;
    end
  end

  always @(posedge clk) begin
    arrival_late_was_near <= arrival_late_is_near;
    arrival_late_had_gap_alone <= arrival_late_has_gap_alone;
    arrival_late_is_known <= arrival_stays && arrival_late_is_late && !arrival_late_is_stale;
    if (rst) begin
      arrival_late_was_near <= 1'b0;
      arrival_late_had_gap_alone <= 1'b0;
      arrival_late_is_known <= 1'b0;
    end
  end

  assign arrival_stays = arrival_stalls;

  always @(posedge clk) begin
    arrival_rests <= arrival_stalls && !arrival_awake;
    if (!arrival_stalls) begin
      arrival_valid <= arrival_any_upcoming;
      arrival_is_stale <= arrival_upcoming_is_stale;
      arrival_store_queue <= arrival_upcoming_queue;
      arrival_store_line_address <= arrival_upcoming_line_address;
      arrival_store_data <= arrival_upcoming_data;
      arrival_store_byte_enable <= arrival_upcoming_byte_enable;
    end
    if (!arrival_occupied) begin
      arrival_held_queue <= mmio_write_queue;
      arrival_held_line_address <= mmio_write_line_address;
      arrival_held_data <= mmio_write_data;
      arrival_held_byte_enable <= mmio_write_byte_enable;
    end
    arrival_held_is_stale <= arrival_upcoming_is_stale;
    arrival_occupied <= arrival_stalls && arrival_any_upcoming;
    if (!arrival_stalls) begin
      arrival_follows <= arrival_commits && (arrival_index == arrival_upcoming_index);
      arrival_recent_mask <= arrival_place_mask;
      arrival_recent_slot <= arrival_place_slot;
      arrival_recent_length <= arrival_place_length;
    end
    if (rst) begin
      arrival_valid <= 1'b0;
      arrival_occupied <= 1'b0;
      arrival_is_stale <= 1'b0;
      arrival_rests <= 1'b0;
      arrival_held_is_stale <= 1'b0;
      arrival_follows <= 1'b0;
    end
  end

  assign mmio_write_ready = !arrival_occupied && open;

  always @(posedge clk) begin
    turns_has_asked <= arrival_is_outside && arrival_rests;
    if (rst) begin
      turns_has_asked <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (turns_joins ^ turns_waiting_moves_up) begin
      waiting_ring_any <= turns_joins || !(turns_waiting_differs == turns_waiting_carries);
    end
    if (turns_joins) begin
      waiting_write_pointer <= waiting_write_pointer + 6'd1;
    end
    if (turns_waiting_moves_up) begin
      waiting_read_pointer <= waiting_read_pointer + 6'd1;
    end
    if (turns_waiting_drain) begin
      waiting_any <= waiting_ring_any || turns_joins;
      waiting_first <= waiting_ring_any ? turns_waiting_oldest : turns_newcomer;
    end
    if (rst) begin
      waiting_any <= 1'b0;
      waiting_read_pointer <= 6'd0;
      waiting_write_pointer <= 6'd0;
      waiting_ring_any <= 1'b0;
    end
  end

  always @(posedge clk) begin
    advance_turn <= turns_goes_on || turns_takes_waiting || turns_takes_woken;
    if (turns_takes_waiting) begin
      advance_queue <= waiting_first;
    end else if (turns_takes_woken) begin
      advance_queue <= landing_queue;
    end else if (turns_takes_fault) begin
      advance_queue <= turns_asked_queue;
    end else if (turns_takes_sweep) begin
      advance_queue <= restart_target;
    end else if (mode == SWEEP) begin
      advance_queue <= advance_queue + 6'd1;
    end
    if (rst) begin
      advance_turn <= 1'b0;
      advance_queue <= 6'd0;
    end
  end

  always @(posedge clk) begin
    case (mode)
      SWEEP: begin
        if (&advance_queue) begin
          mode <= RUN;
        end
      end
      RUN: begin
        if (turns_stops) begin
          job_cause <= advance_faulty ? (entry_is_too_short ? TOO_SHORT : TOO_LONG) :
              turns_asked_cause;
          mode <= SETTLE;
        end
      end
      SETTLE: begin
        job_settled <= {job_settled[0], 1'b1};
        if (&job_settled) begin
          job_settled <= 2'd0;
          mode <= WALK;
        end
      end
      WALK: begin
        job_walked <= job_walked + 5'd1;
        if (&job_walked) begin
          mode <= CLOSE;
        end
      end
      default: mode <= RUN; // CLOSE
    endcase
    if (rst) begin
      mode <= SWEEP;
      job_cause <= NONE;
      job_settled <= 2'd0;
      job_walked <= 5'd0;
    end
  end

  always @(posedge clk) begin
    advance_line <= turns_keeps ? advance_line_after : turns_other_line;
    advance_row <= turns_is_marked ? landing_taken : turns_row;
    advance_progress_begun <= turns_keeps ? advance_progress_after_begun : turns_progress_begun;
    advance_progress_held <= turns_keeps ? advance_progress_after_held : turns_progress_held;
    advance_progress_left <= turns_keeps ? advance_progress_after_left : turns_progress_left;
    advance_progress_is_little <= turns_keeps ? advance_progress_after_is_little :
        turns_progress_is_little;
    advance_progress_fits <= turns_keeps ? advance_progress_after_fits : turns_progress_fits;
  end

  always @(posedge clk) begin
    turns_follows <= turns_keeps ? advance_lands_after : turns_is_other;
    turns_recent_slot <= landing_counted_slot;
    turns_recent_count <= landing_counted_count;
    turns_recent_total <= landing_counted_total;
    turns_recent_is_enough <= landing_entry_is_enough;
    turns_recent_is_illegal <= landing_entry_is_illegal;
    turns_recent_is_too_short <= landing_is_too_short;
    if (rst) begin
      turns_follows <= 1'b0;
    end
  end

  assign entry_slot = turns_follows ? turns_recent_slot : turns_read_slot;
  assign entry_count = turns_follows ? turns_recent_count : turns_read_count;
  assign entry_total = turns_follows ? turns_recent_total : turns_read_total;
  assign entry_is_enough = turns_follows ? turns_recent_is_enough : turns_read_is_enough;
  assign entry_is_illegal = turns_follows ? turns_recent_is_illegal : turns_read_is_illegal;
  assign entry_is_too_short = turns_follows ? turns_recent_is_too_short : turns_read_is_too_short;
  assign restart_ready = restart_sweeps && (restart_phase == AGAIN);

  always @(posedge clk) begin
    restart_sweeps <= turns_takes_sweep;
    restart_passed <= restart_more & {5{restart_counts}};
    case (restart_phase)
      IDLE: begin
        if (restart_begins) begin
          restart_target <= restart_queue;
          restart_first_line <= restart_line_address;
          restart_phase <= MARK;
        end
      end
      MARK: begin
        restart_older <= {1'b0, arrival_valid} + {1'b0, arrival_occupied};
        restart_phase <= DRAIN;
      end
      DRAIN: begin
        if (restart_judged && (|restart_older)) begin
          restart_older <= restart_older - 2'd1;
        end
        if (restart_are_judged && restart_nothing_asks) begin
          restart_phase <= LOOK;
        end
      end
      LOOK: begin
        if (restart_sweeps && restart_rests) begin
          if (turns_is_stopped) begin
            restart_phase <= AGAIN;
          end else begin
            restart_phase <= COLLECT;
          end
        end
      end
      COLLECT: begin
        if (restart_sweeps) begin
          restart_collected <= restart_collected + 5'd1;
          if (&restart_collected) begin
            restart_phase <= FREE;
          end
        end
      end
      FREE: begin
        if (restart_sweeps) begin
          restart_phase <= AGAIN;
        end
      end
      default: begin // AGAIN
        if (restart_sweeps) begin
          restart_phase <= IDLE;
        end
      end
    endcase
    if (rst) begin
      restart_phase <= IDLE;
      restart_first_line <= 12'd0;
      restart_sweeps <= 1'b0;
      restart_passed <= 5'd0;
      restart_collected <= 5'd0;
      restart_older <= 2'd0;
    end
  end

  always @(posedge clk) begin
    if (search_starts) begin
      search_probe <= 6'd0;
    end else if (search_probes) begin
      search_probe <= search_probe + 6'd1;
    end
    search_has_stalled <= arrival_stalls;
    if (search_visits) begin
      search_index <= search_index + 6'd1;
    end
    search_counted <= search_at;
    search_counts <= search_visits;
    search_is_probed <= search_probes;
    if (search_counts && (&search_counted)) begin
      search_is_first <= 1'b0;
    end
    search_judged <= search_counted;
    search_judges_round <= search_counts;
    search_judges_search <= search_is_probed && arrival_short;
    search_judged_held <= search_held;
    search_judged_age <= search_rounds;
    search_has_waited <= search_goes_on;
    search_time_limit <= limits_time_limit_rounds;
    if (search_is_better) begin
      search_best <= search_judged;
      search_best_age <= search_judged_age;
    end
    search_best_valid <= search_found && !search_starts;
    if (rst) begin
      search_probe <= 6'd0;
      search_index <= 6'd0;
      search_has_stalled <= 1'b0;
      search_counts <= 1'b0;
      search_is_probed <= 1'b0;
      search_is_first <= 1'b1;
      search_judges_round <= 1'b0;
      search_judges_search <= 1'b0;
      search_has_waited <= 1'b0;
      search_best_valid <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (search_ends && search_found) begin
      search_bar_valid <= 1'b1;
      search_bar_is_new <= 1'b1;
      search_bar <= search_is_better ? search_judged_age : search_best_age;
    end else if (search_judges_round && (&search_judged)) begin
      search_bar_is_new <= 1'b0;
      if (!search_bar_is_new && !(&search_bar)) begin
        search_bar <= search_bar + 16'd1;
      end
    end
    if (search_starts) begin
      search_searching <= 1'b1;
    end else if (search_ends || search_is_hit || !arrival_short) begin
      search_searching <= 1'b0;
    end
    search_looks <= search_begins;
    search_looks_closer <= search_looks && search_goes_on_looking;
    if (search_begins) begin
      search_busy <= 1'b1;
      search_is_late <= !arrival_short;
    end else if (search_gives_up || search_rejects || (mode == WALK)) begin
      search_busy <= 1'b0;
    end else if (search_nobody) begin
      search_busy <= 1'b1;
    end
    if (search_confirms || search_nobody) begin
      search_verdict_queue <= search_looks_closer ? search_judged : arrival_store_queue;
      search_verdict_cause <= EVICTED;
      if (search_nobody) begin
        search_verdict_cause <= MEMORY_FULL;
      end else if (search_is_late) begin
        search_verdict_cause <= TIMED_OUT;
      end
    end
    search_verdict_valid <= search_confirms || search_nobody ||
        (search_verdict_valid && !turns_takes_fault);
    if (search_confirms || search_nobody) begin
      search_holds <= 1'b1;
    end else if (mode == WALK) begin
      search_holds <= 1'b0;
    end
    if (rst) begin
      search_verdict_valid <= 1'b0;
      search_verdict_cause <= EVICTED;
      search_holds <= 1'b0;
      search_busy <= 1'b0;
      search_is_late <= 1'b0;
      search_searching <= 1'b0;
      search_bar_valid <= 1'b0;
      search_bar_is_new <= 1'b0;
      search_looks <= 1'b0;
      search_looks_closer <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (search_looks_closer && !search_is_late) begin
      search_candidate_valid <= 1'b0;
    end else if (search_is_hit) begin
      search_candidate_valid <= 1'b1;
      search_candidate <= search_judged;
    end else if (search_ends && search_found) begin
      search_candidate_valid <= 1'b1;
      search_candidate <= search_is_better ? search_judged : search_best;
    end
    if (search_looks_closer && search_is_late) begin
      search_closes <= 1'b0;
    end else if (search_judges_round && search_is_late_now && !search_closes && !search_holds) begin
      search_closes <= 1'b1;
      search_late <= search_judged;
    end
    if (rst) begin
      search_closes <= 1'b0;
      search_candidate_valid <= 1'b0;
    end
  end

  always @(posedge clk) begin
    shares_returned <= shares_gives ? shares_lines : 8'd0;
    shares_returned_less <= {6'd0, advance_departure_more} | shares_nothing;
    shares_unheld <= arrival_takes_slot ? shares_less : shares_full;
    shares_one_less <= arrival_takes_slot ? shares_least : shares_less;
    shares_shift <= limits_threshold_shift;
    shares_limit_full <= {1'b0, shares_share_after} + {1'b0, shares_threshold};
    shares_limit_less <= {1'b0, shares_share_after} + {1'b0, shares_threshold_1};
    shares_took <= arrival_takes_slot;
    if (rst) begin
      shares_limit_full <= 9'd0;
      shares_limit_less <= 9'd0;
      shares_took <= 1'b0;
      shares_unheld <= 14'h2000;
      shares_one_less <= 14'h1fff;
      shares_returned <= 8'd0;
      shares_returned_less <= {14{1'b1}};
    end
  end

  always @(posedge clk) begin
    context_next <= arrival_stalls ? ((context_is_own && advance_writes_line) ?
        advance_line_written : context_next) : (context_is_upcoming && advance_writes_line) ?
        advance_line_written : context_next_1;
    context_has_stopped <= arrival_stalls ? context_own_stops : context_stops;
    context_row <= arrival_stalls ? (context_own_begins ? context_empty : context_row) :
        context_row_1;
    context_present <= arrival_stalls ? context_present && !context_own_begins :
        context_is_present_1;
    context_taken <= (context_stays ? context_more : context_taken_1) & context_nothing;
    context_returner <= advance_queue;
    context_held <= (context_stays ? context_held_2 : context_other) & context_nothing_1;
    if (rst) begin
      context_has_stopped <= 1'b0;
      context_present <= 1'b0;
    end
  end

  always @(posedge clk) begin
    approach_valid <= arrival_commits;
    approach_begins <= advance_begins;
    approach_queue <= approach_queue_1;
    approach_taken <= approach_taken_1;
    if (arrival_commits) begin
      approach_line <= arrival_store_line_address;
      approach_data <= arrival_store_data;
      approach_fresh <= arrival_fresh;
      approach_place_mask <= arrival_place_mask;
      approach_place_slot <= arrival_place_slot;
      approach_place_length <= arrival_place_length;
    end
    if (rst) begin
      approach_valid <= 1'b0;
      approach_begins <= 1'b0;
    end
  end

  always @(posedge clk) begin
    landing_valid <= approach_valid;
    landing_begins <= approach_begins;
    landing_queue <= approach_queue;
    landing_line <= approach_line;
    landing_taken <= approach_taken;
    landing_counted_slot <= approach_place_slot;
    landing_counted_count <= {{approach_are_full_7, approach_are_full_3 && !approach_are_full_7,
        (approach_are_full_1 && !approach_are_full_3) ||
        (approach_are_full_5 && !approach_are_full_7), (approach_are_full_0 &&
        !approach_are_full_1) || (approach_are_full_2 && !approach_are_full_3) ||
        (approach_are_full_4 && !approach_are_full_5) ||
        (approach_are_full_6 && !approach_are_full_7)}, approach_low};
    landing_counted_is_full <= &approach_place_mask;
    landing_counted_has_length <= &approach_place_mask[1:0];
    landing_counted_total <= {1'b0, approach_place_length} + 17'd4;
    landing_known_is_oldest <= approach_is_oldest;
    landing_known_is_awake <= approach_wakes || (approach_was_awake && !approach_rests);
    landing_known_rested <= approach_rests ? advance_is_woken : approach_rested;
    if (rst) begin
      landing_valid <= 1'b0;
      landing_begins <= 1'b0;
    end
  end

  assign free_fetch = free_fetch_1;

  always @(posedge clk) begin
    if (free_drain) begin
      free_head_valid <= free_ring_any;
    end
    if (arrival_takes_slot && free_any_fresh_1) begin
      free_fresh <= free_fresh + 14'd1;
    end
    if (release_goes ^ free_fetch_1) begin
      free_ring_any <= release_goes || !(free_differs == free_carries);
    end
    if (release_goes) begin
      free_write_pointer <= free_write_pointer + 13'd1;
    end
    if (free_fetch_1) begin
      free_read_pointer <= free_read_pointer + 13'd1;
    end
    if (rst) begin
      free_fresh <= 14'd0;
      free_read_pointer <= 13'd0;
      free_write_pointer <= 13'd0;
      free_ring_any <= 1'b0;
      free_head_valid <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (stops) begin
      last_fault <= job_cause;
      last_queue <= advance_queue;
    end
    if (stops && (job_cause == TOO_SHORT) && !(&too_short_count)) begin
      too_short_count <= too_short_count + 32'd1;
    end
    if (stops && (job_cause == TOO_LONG) && !(&too_long_count)) begin
      too_long_count <= too_long_count + 32'd1;
    end
    if (stops && (job_cause == BEYOND_WINDOW) && !(&beyond_window_count)) begin
      beyond_window_count <= beyond_window_count + 32'd1;
    end
    if (stops && (job_cause == BELOW_START) && !(&below_start_count)) begin
      below_start_count <= below_start_count + 32'd1;
    end
    if (stops && (job_cause == MEMORY_FULL) && !(&memory_full_count)) begin
      memory_full_count <= memory_full_count + 32'd1;
    end
    if (stops && (job_cause == EVICTED) && !(&evicted_count)) begin
      evicted_count <= evicted_count + 32'd1;
    end
    if (stops && (job_cause == TIMED_OUT) && !(&timed_out_count)) begin
      timed_out_count <= timed_out_count + 32'd1;
    end
    was_doubled <= arrival_doubled;
    was_dropped <= arrival_dropped;
    if (was_doubled && !(&doubled_count)) begin
      doubled_count <= doubled_count + 32'd1;
    end
    if (was_dropped && !(&dropped_count)) begin
      dropped_count <= dropped_count + 32'd1;
    end
    was_late <= arrival_late_is_answered && arrival_late_is_of_gap;
    if (was_late && !(&late_gap_count)) begin
      late_gap_count <= late_gap_count + 32'd1;
    end
    shown <= inspected_queue;
    shown_cause <= cause_word_3;
    if (rst) begin
      last_fault <= NONE;
      last_queue <= 6'd0;
      too_short_count <= 32'd0;
      too_long_count <= 32'd0;
      beyond_window_count <= 32'd0;
      below_start_count <= 32'd0;
      memory_full_count <= 32'd0;
      evicted_count <= 32'd0;
      timed_out_count <= 32'd0;
      was_doubled <= 1'b0;
      was_dropped <= 1'b0;
      doubled_count <= 32'd0;
      dropped_count <= 32'd0;
      was_late <= 1'b0;
      late_gap_count <= 32'd0;
    end
  end

  assign status_last_fault = last_fault;
  assign status_last_queue = last_queue;
  assign status_too_short = too_short_count;
  assign status_too_long = too_long_count;
  assign status_beyond_window = beyond_window_count;
  assign status_below_start = below_start_count;
  assign status_memory_full = memory_full_count;
  assign status_evicted = evicted_count;
  assign status_timed_out = timed_out_count;
  assign status_doubled_stores = doubled_count;
  assign status_dropped_stores = dropped_count;
  assign status_late_gap_stores = late_gap_count;

  always @(posedge clk) begin
    shown_next <= next_word_4;
  end

  assign inspected_fault = shown_cause;
  assign inspected_next_line = shown_next;

  generate
    for (g = 0; g < 64; g = g + 1) begin : each_release_kept
      assign release_kept[g * 8 +: 8] = {8{release_keep[g]}};
    end
  endgenerate

  generate
    for (g = 0; g < 8; g = g + 1) begin : each_approach_full
      assign approach_full[g] = &approach_place_mask[g * 8 +: 8];
    end
  endgenerate

  generate
    for (g = 0; g < 8; g = g + 1) begin : each_approach_counts
      wire [7:0] approach_group = approach_place_mask[g * 8 +: 8];
      wire approach_come_0 = approach_group[0];
      wire approach_come_1 = &approach_group[1:0];
      wire approach_come_2 = &approach_group[2:0];
      wire approach_come_3 = &approach_group[3:0];
      wire approach_come_4 = &approach_group[4:0];
      wire approach_come_5 = &approach_group[5:0];
      wire approach_come_6 = &approach_group[6:0];
      assign approach_counts[g * 3 +: 3] = {approach_come_3,
          (approach_come_1 && !approach_come_3) || approach_come_5,
          (approach_come_0 && !approach_come_1) || (approach_come_2 && !approach_come_3) ||
          (approach_come_4 && !approach_come_5) || approach_come_6} & {3{approach_is_first[g]}};
      (* unused *) wire unused_of_element;
      assign unused_of_element = &{1'b0, approach_group[7]};
    end
  endgenerate

  always @(posedge clk) begin
    if (advance_writes_line) begin
      next[advance_queue] <= advance_line_written;
    end
  end

  always @(posedge clk) begin
    if (advance_appends || advance_begins || advance_closing) begin
      progress[advance_queue] <= {advance_fits, advance_is_little, advance_rest, advance_held,
          advance_written_begun};
    end
  end

  always @(posedge clk) begin
    if (advance_appends) begin
      ends[advance_queue] <= {entry_slot, advance_first};
    end
  end

  always @(posedge clk) begin
    if (turns_settles || advance_begins) begin
      cause[advance_queue] <= turns_cause;
    end
  end

  always @(posedge clk) begin
    if (advance_begins || arrival_commits) begin
      taken[approach_queue_1] <= approach_taken_1;
    end
  end

  always @(posedge clk) begin
    if (landing_valid || landing_begins) begin
      landed[landing_queue] <= landing_taken;
    end
  end

  always @(posedge clk) begin
    if (!swept || landing_wakes) begin
      woken[landing_woken_queue] <= swept && !landing_known_rested;
    end
  end

  always @(posedge clk) begin
    if (advance_rests) begin
      rested[advance_queue] <= advance_is_woken;
    end
  end

  always @(posedge clk) begin
    if (!arrival_stalls && arrival_any_upcoming) begin
      places_read_data <= places[arrival_upcoming_index];
    end
  end

  always @(posedge clk) begin
    if (arrival_commits) begin
      places[arrival_index] <= {arrival_place_length, arrival_place_slot, arrival_place_mask};
    end
  end

  always @(posedge clk) begin
    if (landing_valid) begin
      entries[landing_index] <= {landing_is_too_short, landing_entry_is_illegal,
          landing_entry_is_enough, landing_counted_total, landing_counted_count,
          landing_counted_slot};
    end
  end

  always @(posedge clk) begin
    entries_read_data <= entries[turns_keeps ? turns_own_index : turns_other_index];
  end

  always @(posedge clk) begin
    if (approach_valid) begin
      for (lines_lane = 0; lines_lane < 64; lines_lane = lines_lane + 1) begin
        if (approach_fresh[lines_lane]) begin
          lines[approach_place_slot][lines_lane * 8 +: 8] <= approach_data[lines_lane * 8 +: 8];
        end
      end
    end
  end

  always @(posedge clk) begin
    if (release_goes) begin
      release_line <= lines[release_slot];
    end
  end

  always @(posedge clk) begin
    if (advance_appends && advance_progress_begun) begin
      links[advance_ends_last] <= entry_slot;
    end
  end

  always @(posedge clk) begin
    if (release_goes) begin
      links_read_data <= links[release_slot];
    end
  end

  always @(posedge clk) begin
    if (advance_moves || advance_begins) begin
      past_lines[advance_queue] <= advance_more & {6{!advance_begins}};
    end
  end

  always @(posedge clk) begin
    if (advance_advances) begin
      past_sent[{advance_queue, advance_line[4:0]}] <= advance_sent;
    end
  end

  always @(posedge clk) begin
    arrival_late_sent <= past_sent[arrival_stays ? arrival_late_index : arrival_upcoming_index];
  end

  always @(posedge clk) begin
    if (free_fetch) begin
      free_head <= free_queue[free_read_pointer];
    end
  end

  always @(posedge clk) begin
    if (release_goes) begin
      free_queue[free_write_pointer] <= release_slot;
    end
  end

  always @(posedge clk) begin
    if (shares_takes) begin
      shares_taken[shares_taker] <= shares_taken_1;
    end
  end

  always @(posedge clk) begin
    if (!swept || shares_gives) begin
      shares_given[advance_queue] <= shares_given_1;
    end
  end

  always @(posedge clk) begin
    if (swept) begin
      search_taken <= shares_taken_copy[search_at];
    end
  end

  always @(posedge clk) begin
    if (shares_takes) begin
      shares_taken_copy[shares_taker] <= shares_taken_1;
    end
  end

  always @(posedge clk) begin
    if (swept) begin
      search_given <= shares_given_copy[search_at];
    end
  end

  always @(posedge clk) begin
    if (!swept || shares_gives) begin
      shares_given_copy[advance_queue] <= shares_given_1;
    end
  end

  always @(posedge clk) begin
    if (departures_fetch) begin
      departures_queue_read_data <= departures_queue[departures_read_pointer];
    end
  end

  always @(posedge clk) begin
    if (departures_stored) begin
      departures_queue[departures_write_pointer] <= {advance_closing, advance_departure_bytes,
          advance_departure_more, advance_first, advance_queue};
    end
  end

  always @(posedge clk) begin
    if (turns_joins) begin
      waiting_stored[waiting_write_pointer] <= turns_newcomer;
    end
  end

  always @(posedge clk) begin
    if (swept) begin
      search_ages_read_data <= search_ages[search_at];
    end
  end

  always @(posedge clk) begin
    if (search_counts) begin
      search_ages[search_counted] <= {search_rounds, search_waits, search_given};
    end
  end

  // Not used, on purpose.
  (* unused *) wire unused;
  assign unused = &{1'b0, arrival_distance[10:0], free_head, search_difference[8],
      context_difference[8], approach_are_full_joined[8]};

`ifdef FORMAL
  reg [13:0] slots_taken;
  reg [12:0] slot_slot;
  reg [5:0] slot_byte;
  reg slot_is_taken;
  reg slot_is_linked;
  reg [5:0] slot_owner;
  reg [11:0] slot_line;
  reg [11:0] slot_due;
  reg slot_is_due_known;
  reg [5:0] slot_watched;
  reg slot_has_come;
  reg [7:0] slot_value;
  reg slot_was_read;
  reg slot_had_come;
  reg [7:0] slot_sent_value;
  reg [5:0] quota_queue;
  reg [8:0] quota_holds;
  reg [15:0] patience_waited;

  wire advance_is_known = (advance_progress_is_little == (advance_progress_left < 17'h40)) &&
      (advance_progress_fits == (!(|advance_progress_left[16:6]) ||
      (advance_progress_left == 17'h40)));
  wire advance_turn_is_right = !advance_running || (advance_row[advance_line[4:0]] ==
      advance_line[5]);
  wire arrival_late_is_unchanged = arrival_late_is_of_gap ==
      (arrival_late_is_near && arrival_late_has_gap_alone);
  wire [5:0] past_sent_word = past_sent[arrival_late_index];
  wire arrival_late_is_read = arrival_late_sent == past_sent_word;
  wire arrival_late_is_new = arrival_is_judged && !arrival_late_is_stale;
  wire turns_has_turn = advance_turn || (mode == WALK) ||
      (restart_sweeps && (restart_phase == COLLECT));
  wire turns_ends = (mode == CLOSE) || (restart_sweeps && (restart_phase == FREE));
  wire [11:0] turns_line = next[advance_queue];
  wire [31:0] turns_row_1 = landed[advance_queue];
  wire [27:0] progress_word_1 = progress[advance_queue];
  wire turns_progress_begun_1 = progress_word_1[0];
  wire [7:0] turns_progress_held_1 = progress_word_1[8:1];
  wire [16:0] turns_progress_left_1 = progress_word_1[25:9];
  wire turns_progress_is_little_1 = progress_word_1[26];
  wire turns_progress_fits_1 = progress_word_1[27];
  wire turns_is_line = (mode == WALK) || (advance_line == turns_line);
  wire turns_is_known = turns_is_line && (advance_row == turns_row_1);
  wire turns_is_left = (advance_progress_left == turns_progress_left_1) &&
      (advance_progress_is_little == turns_progress_is_little_1) &&
      (advance_progress_fits == turns_progress_fits_1);
  wire turns_is_begun = (advance_progress_begun == turns_progress_begun_1) &&
      (advance_progress_held == turns_progress_held_1) &&
      (turns_is_left || !turns_progress_begun_1);
  wire search_is_one = !(search_looks && search_looks_closer) &&
      !(search_holds && (search_looks || search_looks_closer));
  wire shares_is_one_less = shares_one_less == (shares_unheld - 14'd1);
  wire shares_is_returned_less = shares_returned_less == (shares_more - 14'd1);
  wire context_is_begun_any = (!arrival_store_queue[5] && advance_queue[5]) ||
      ((arrival_store_queue[5] == advance_queue[5]) && !arrival_store_queue[4] && advance_queue[4])
      || ((arrival_store_queue[5] == advance_queue[5]) &&
      (arrival_store_queue[4] == advance_queue[4]) && ((!arrival_store_queue[3] &&
      advance_queue[3]) || ((arrival_store_queue[3] == advance_queue[3]) && !arrival_store_queue[2]
      && advance_queue[2]) || ((arrival_store_queue[3] == advance_queue[3]) &&
      (arrival_store_queue[2] == advance_queue[2]) && ((!arrival_store_queue[1] &&
      advance_queue[1]) || ((arrival_store_queue[1] == advance_queue[1]) && !arrival_store_queue[0]
      && advance_queue[0])))));
  wire context_is_begun = swept || context_is_begun_any;
  wire [11:0] next_word_1 = next[arrival_store_queue];
  wire context_is_next = context_next == next_word_1;
  wire [2:0] cause_word_2 = cause[arrival_store_queue];
  wire context_is_marked_1 = !(cause_word_2 == NONE);
  wire context_is_stopped = context_has_stopped == context_is_marked_1;
  wire [31:0] taken_word = taken[arrival_store_queue];
  wire context_is_row = context_row == taken_word;
  wire context_is_known = context_is_next && context_is_stopped && context_is_row;
  wire context_has_come = context_row[arrival_store_line_address[4:0]] ==
      arrival_store_line_address[5];
  wire context_is_right = context_present == context_has_come;
  wire context_is_about = context_is_begun && arrival_is_inside;
  wire [8:0] context_taken_2 = shares_taken[arrival_store_queue];
  wire context_is_counted = context_taken == context_taken_2;
  wire [7:0] context_returned = shares_returned & {8{context_is_returned}};
  wire [8:0] shares_given_word_1 = shares_given[arrival_store_queue];
  wire [8:0] context_held_3 = context_taken_2 - shares_given_word_1;
  wire [8:0] context_known = {1'b0, context_held - context_returned};
  wire context_is_held = (context_known << 1) == (context_held_3 << 1);
  wire [11:0] next_word_3 = next[landing_queue];
  wire landing_known_is_oldest_1 = landing_line == next_word_3;
  wire landing_known_rested_1 = rested[landing_queue];
  wire woken_word_3 = woken[landing_queue];
  wire landing_known_is_awake_1 = woken_word_3 ^ landing_known_rested_1;
  wire landing_known_is_right = (landing_known_is_oldest == landing_known_is_oldest_1) &&
      (landing_known_is_awake == landing_known_is_awake_1) &&
      (landing_known_rested == landing_known_rested_1);
  wire slot_interrupts = (mode == SETTLE) || (restart_sweeps && (restart_phase == AGAIN));
  wire [13:0] waiting = {1'b0, free_write_pointer - free_read_pointer};
  wire [13:0] slots_known = slots_taken + waiting + {13'd0, free_head_valid};
  wire slot_takes = arrival_takes_slot && (arrival_place_slot == slot_slot);
  wire slot_links = advance_appends && (entry_slot == slot_slot);
  wire slot_goes = release_goes && (release_slot == slot_slot);
  wire slot_is_own = (slot_owner == advance_queue) && (slot_line == advance_line);
  wire slot_is_queue_right = slot_owner == departures_oldest_queue;
  wire slot_is_message = release_goes && !departures_oldest_is_discarded;
  wire slot_leaves = slot_is_message && (departures_oldest_queue == slot_watched);
  wire slot_is_in_order = (slot_line == slot_due) || !slot_is_due_known;
  wire slot_comes = arrival_commits && (arrival_place_slot == slot_slot);
  wire [6:0] slot_bytes = release_read_last ? release_read_bytes : 7'h40;
  wire slot_is_sent = release_read_valid && slot_was_read && ({1'b0, slot_byte} < slot_bytes);
  wire [7:0] slot_sent = release_line[{slot_byte, 3'd0} +: 8];
  wire quota_takes = arrival_takes_slot && (arrival_store_queue == quota_queue);
  wire quota_is_about = advance_queue == quota_queue;
  wire quota_goes = quota_is_about && advance_completes;
  wire [8:0] quota_left = quota_goes ? {1'b0, advance_progress_held} + 9'd1 : 9'd0;
  wire quota_is_freed = quota_is_about && advance_closing;
  wire [8:0] quota_kept = quota_is_freed ? 9'd0 : quota_holds - quota_left;

  always @(posedge clk) begin
    slots_taken <= (slots_taken + {13'd0, arrival_takes_slot}) - {13'd0, release_goes};
    if (rst) begin
      slots_taken <= 14'd0;
    end
  end

  always @(posedge clk) begin
    slot_slot <= slot_slot;
    slot_byte <= slot_byte;
    if (slot_takes) begin
      slot_is_taken <= 1'b1;
      slot_owner <= arrival_store_queue;
      slot_line <= arrival_store_line_address;
    end else if (slot_goes) begin
      slot_is_taken <= 1'b0;
    end
    if (slot_links) begin
      slot_is_linked <= 1'b1;
    end else if (slot_goes) begin
      slot_is_linked <= 1'b0;
    end
    slot_watched <= slot_watched;
    if (slot_leaves) begin
      slot_due <= slot_due + 12'd1;
    end
    if (slot_interrupts && (advance_queue == slot_watched)) begin
      slot_is_due_known <= 1'b0;
    end
    if (slot_comes && arrival_fresh[slot_byte]) begin
      slot_has_come <= 1'b1;
      slot_value <= arrival_store_data[{slot_byte, 3'd0} +: 8];
    end else if (slot_takes) begin
      slot_has_come <= 1'b0;
    end
    if (release_goes) begin
      slot_was_read <= slot_goes && slot_is_message;
    end
    if (slot_goes) begin
      slot_had_come <= slot_has_come;
      slot_sent_value <= slot_value;
    end
    if (rst) begin
      slot_is_taken <= 1'b0;
      slot_is_linked <= 1'b0;
      slot_due <= 12'd0;
      slot_is_due_known <= 1'b1;
      slot_has_come <= 1'b0;
      slot_was_read <= 1'b0;
      slot_had_come <= 1'b0;
    end
  end

  always @(posedge clk) begin
    quota_queue <= quota_queue;
    quota_holds <= quota_kept + {8'd0, quota_takes};
    if (rst) begin
      quota_holds <= 9'd0;
    end
  end

  always @(posedge clk) begin
    if (!arrival_stalls) begin
      patience_waited <= 16'd0;
    end else if (message_ready) begin
      patience_waited <= patience_waited + 16'd1;
    end
    if (rst) begin
      patience_waited <= 16'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst) begin
      free_what_is_in_the_ring_is_known: assert (free_ring_any ==
          (free_read_pointer != free_write_pointer));
      advance_what_is_left_of_a_message_is_known: assert
          (!(advance_running && advance_progress_begun) || advance_is_known);
      departures_what_is_in_the_ring_is_known: assert (departures_ring_any ==
          (departures_read_pointer != departures_write_pointer));
      waiting_what_is_in_the_ring_is_known: assert (waiting_ring_any ==
          (waiting_read_pointer != waiting_write_pointer));
      arrival_late_what_is_late_remains_so: assert (!arrival_late_is_answered ||
          arrival_late_is_late);
      arrival_late_what_is_known_of_a_gap_remains_so: assert
          (!arrival_late_is_answered || arrival_late_is_unchanged);
      arrival_late_what_left_is_read_as_it_is: assert (!arrival_late_is_new ||
          arrival_late_is_read);
      arrival_the_queue_of_a_store_that_waits_remains_at_rest: assert
          (!arrival_rests || (arrival_valid && !arrival_awake));
      turns_who_has_the_turn_is_known: assert ((!turns_has_turn || turns_is_known) &&
          (!(turns_has_turn || turns_ends) || turns_is_begun));
      restart_who_has_the_turn_waits_for_none: assert (!restart_sweeps || !(|restart_passed));
      restart_a_turn_is_due_to_who_wants_it: assert (!restart_is_due ||
          (((restart_phase == LOOK) || (restart_phase == COLLECT) || (restart_phase == FREE) ||
          (restart_phase == AGAIN)) && !restart_sweeps));
      search_one_queue_at_a_time_is_looked_at_or_stopped: assert
          (search_is_one && (!(search_looks || search_looks_closer || search_holds) ||
          search_busy));
      shares_one_less_is_counted_alike: assert (shares_is_one_less && shares_is_returned_less);
      context_arrival_knows_its_queue: assert (!context_is_begun || context_is_known);
      context_arrival_knows_its_line: assert (!context_is_about || context_is_right);
      context_arrival_knows_what_was_taken: assert (!swept || context_is_counted);
      context_arrival_knows_what_its_queue_holds: assert (!swept || context_is_held);
      approach_no_store_comes_where_a_window_begins: assert (!approach_begins || !approach_valid);
      landing_nothing_lands_where_a_window_begins: assert (!landing_begins || !landing_valid);
      landing_known_what_was_read_ahead_is_so: assert (!landing_valid || landing_known_is_right);
      no_slot_is_lost: assert (slots_known == free_fresh);
      a_turn_has_its_line: assert (advance_turn_is_right);
      each_departure_has_a_place: assert (!departures_stored ||
          ((departures_write_pointer - departures_read_pointer) != {13{1'b1}}));
      slot_no_slot_is_used_twice: assert (!slot_takes || !slot_is_taken);
      slot_a_line_is_linked_once: assert (!slot_links ||
          (slot_is_taken && slot_is_own && !slot_is_linked));
      slot_a_line_leaves_once_after_it_was_linked: assert (!slot_goes || slot_is_linked);
      slot_a_line_leaves_as_its_queue_s: assert (!slot_goes || slot_is_queue_right);
      slot_lines_of_a_queue_leave_in_order_none_twice_none_left_out: assert
          (!(slot_leaves && slot_goes) || slot_is_in_order);
      slot_no_byte_leaves_before_it_came: assert (!slot_is_sent || slot_had_come);
      slot_a_byte_leaves_as_it_came_first: assert (!slot_is_sent || (slot_sent == slot_sent_value));
      quota_a_queue_keeps_within_its_quota: assert (quota_holds <= 9'hb0);
      quota_all_that_a_queue_holds_is_freed_when_it_stops: assert
          (!quota_is_freed || ((quota_holds == {1'b0, advance_progress_held}) && !quota_takes));
      patience_a_store_does_not_wait_for_ever: assert (patience_waited <= 16'h7cf0);
      a_store_waits_for_a_slot: cover (arrival_valid && !free_available && !arrival_commits);
      a_message_is_longer_than_a_line: cover (release_goes && !release_is_last);
    end
  end
`endif

endmodule

`default_nettype wire
