// Proof harness of `mmio_queues_n64_w32_l8192_plus4_max9220`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module mmio_queues_n64_w32_l8192_plus4_max9220_properties (
  input  wire clk,
  input  wire rst,
  input  wire mmio_write_valid,
  output wire mmio_write_ready,
  input  wire [5:0] mmio_write_queue,
  input  wire [11:0] mmio_write_line_address,
  input  wire [511:0] mmio_write_data,
  input  wire [63:0] mmio_write_byte_enable,
  output wire message_valid,
  input  wire message_ready,
  output wire [511:0] message_data,
  output wire [63:0] message_keep,
  output wire message_last,
  output wire message_error,
  output wire [5:0] message_selection,
  input  wire restart_valid,
  output wire restart_ready,
  input  wire [5:0] restart_queue,
  input  wire [11:0] restart_line_address,
  input  wire [13:0] limits_share_lines,
  input  wire [2:0] limits_threshold_shift,
  input  wire [15:0] limits_time_limit_rounds,
  input  wire [5:0] inspected_queue,
  output wire [2:0] inspected_fault,
  output wire [11:0] inspected_next_line,
  output wire [2:0] status_last_fault,
  output wire [5:0] status_last_queue,
  output wire [31:0] status_too_short,
  output wire [31:0] status_too_long,
  output wire [31:0] status_beyond_window,
  output wire [31:0] status_below_start,
  output wire [31:0] status_memory_full,
  output wire [31:0] status_evicted,
  output wire [31:0] status_timed_out,
  output wire [31:0] status_doubled_stores,
  output wire [31:0] status_dropped_stores,
  output wire [31:0] status_late_gap_stores
);

  mmio_queues_n64_w32_l8192_plus4_max9220 device (
    .clk(clk),
    .rst(rst),
    .mmio_write_valid(mmio_write_valid),
    .mmio_write_ready(mmio_write_ready),
    .mmio_write_queue(mmio_write_queue),
    .mmio_write_line_address(mmio_write_line_address),
    .mmio_write_data(mmio_write_data),
    .mmio_write_byte_enable(mmio_write_byte_enable),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_data(message_data),
    .message_keep(message_keep),
    .message_last(message_last),
    .message_error(message_error),
    .message_selection(message_selection),
    .restart_valid(restart_valid),
    .restart_ready(restart_ready),
    .restart_queue(restart_queue),
    .restart_line_address(restart_line_address),
    .limits_share_lines(limits_share_lines),
    .limits_threshold_shift(limits_threshold_shift),
    .limits_time_limit_rounds(limits_time_limit_rounds),
    .inspected_queue(inspected_queue),
    .inspected_fault(inspected_fault),
    .inspected_next_line(inspected_next_line),
    .status_last_fault(status_last_fault),
    .status_last_queue(status_last_queue),
    .status_too_short(status_too_short),
    .status_too_long(status_too_long),
    .status_beyond_window(status_beyond_window),
    .status_below_start(status_below_start),
    .status_memory_full(status_memory_full),
    .status_evicted(status_evicted),
    .status_timed_out(status_timed_out),
    .status_doubled_stores(status_doubled_stores),
    .status_dropped_stores(status_dropped_stores),
    .status_late_gap_stores(status_late_gap_stores)
  );

  // Every trace begins with a cycle of reset.
  reg started;
  initial started = 1'b0;
  reg after_reset;
  initial after_reset = 1'b0;
  always @(posedge clk) begin
    started <= 1'b1;
    after_reset <= rst;
    if (!started) begin
      begins_in_reset: assume (rst);
    end
  end

  // mmio_write: S2, an offer holds until it is taken.
  reg mmio_write_stalled;
  initial mmio_write_stalled = 1'b0;
  reg [593:0] mmio_write_offered;
  always @(posedge clk) begin
    mmio_write_stalled <= mmio_write_valid && !mmio_write_ready && !rst;
    mmio_write_offered <= {mmio_write_queue, mmio_write_line_address, mmio_write_data,
        mmio_write_byte_enable};
    if (mmio_write_stalled && !rst) begin
      mmio_write_s2_valid_holds: assume (mmio_write_valid);
      mmio_write_s2_payload_holds: assume (mmio_write_offered ==
          {mmio_write_queue, mmio_write_line_address, mmio_write_data, mmio_write_byte_enable});
    end
  end
  // mmio_write: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mmio_write_s7_quiet_in_reset: assume (!mmio_write_valid);
    end
  end

  // message: S2, an offer holds until it is taken.
  reg message_stalled;
  initial message_stalled = 1'b0;
  reg [583:0] message_offered;
  always @(posedge clk) begin
    message_stalled <= message_valid && !message_ready && !rst;
    message_offered <= {message_data, message_keep, message_last, message_error, message_selection};
    if (message_stalled && !rst) begin
      message_s2_valid_holds: assert (message_valid);
      message_s2_payload_holds: assert (message_offered ==
          {message_data, message_keep, message_last, message_error, message_selection});
    end
  end
  // message: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      message_s7_quiet_in_reset: assert (!message_valid);
    end
  end

  // restart: S2, an offer holds until it is taken.
  reg restart_stalled;
  initial restart_stalled = 1'b0;
  reg [17:0] restart_offered;
  always @(posedge clk) begin
    restart_stalled <= restart_valid && !restart_ready && !rst;
    restart_offered <= {restart_queue, restart_line_address};
    if (restart_stalled && !rst) begin
      restart_s2_valid_holds: assume (restart_valid);
      restart_s2_payload_holds: assume (restart_offered == {restart_queue, restart_line_address});
    end
  end
  // restart: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      restart_s7_quiet_in_reset: assume (!restart_valid);
    end
  end

endmodule

`default_nettype wire
