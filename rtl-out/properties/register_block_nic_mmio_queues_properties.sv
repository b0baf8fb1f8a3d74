// Proof harness of `register_block_nic_mmio_queues`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_block_nic_mmio_queues_properties (
  input  wire clk,
  input  wire rst,
  input  wire access_valid,
  output wire access_ready,
  input  wire [31:0] access_address,
  input  wire access_write,
  input  wire [31:0] access_data,
  input  wire [3:0] access_byte_enable,
  output wire answer_valid,
  input  wire answer_ready,
  output wire [31:0] answer_data,
  output wire answer_refused,
  output wire [13:0] control_share_lines,
  output wire [2:0] control_threshold_shift,
  output wire [15:0] control_time_limit_rounds,
  output wire [9:0] control_inspected_queue,
  input  wire [15:0] status_queues,
  input  wire [7:0] status_window_lines,
  input  wire [7:0] status_line_bits,
  input  wire [15:0] status_memory_lines,
  input  wire [15:0] status_maximum_bytes,
  input  wire status_restart_is_pending,
  input  wire [7:0] status_refused_restarts,
  input  wire [2:0] status_last_fault,
  input  wire [9:0] status_last_queue,
  input  wire [31:0] status_too_short,
  input  wire [31:0] status_too_long,
  input  wire [31:0] status_beyond_window,
  input  wire [31:0] status_below_start,
  input  wire [31:0] status_memory_full,
  input  wire [31:0] status_evicted,
  input  wire [31:0] status_timed_out,
  input  wire [31:0] status_doubled_stores,
  input  wire [31:0] status_dropped_stores,
  input  wire [31:0] status_late_gap_stores,
  input  wire [2:0] status_fault,
  input  wire [11:0] status_next_line,
  output wire restart_valid,
  output wire [9:0] restart_queue,
  output wire [11:0] restart_line_address
);

  register_block_nic_mmio_queues device (
    .clk(clk),
    .rst(rst),
    .access_valid(access_valid),
    .access_ready(access_ready),
    .access_address(access_address),
    .access_write(access_write),
    .access_data(access_data),
    .access_byte_enable(access_byte_enable),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_refused(answer_refused),
    .control_share_lines(control_share_lines),
    .control_threshold_shift(control_threshold_shift),
    .control_time_limit_rounds(control_time_limit_rounds),
    .control_inspected_queue(control_inspected_queue),
    .status_queues(status_queues),
    .status_window_lines(status_window_lines),
    .status_line_bits(status_line_bits),
    .status_memory_lines(status_memory_lines),
    .status_maximum_bytes(status_maximum_bytes),
    .status_restart_is_pending(status_restart_is_pending),
    .status_refused_restarts(status_refused_restarts),
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
    .status_late_gap_stores(status_late_gap_stores),
    .status_fault(status_fault),
    .status_next_line(status_next_line),
    .restart_valid(restart_valid),
    .restart_queue(restart_queue),
    .restart_line_address(restart_line_address)
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

  // access: S2, an offer holds until it is taken.
  reg access_stalled;
  initial access_stalled = 1'b0;
  reg [68:0] access_offered;
  always @(posedge clk) begin
    access_stalled <= access_valid && !access_ready && !rst;
    access_offered <= {access_address, access_write, access_data, access_byte_enable};
    if (access_stalled && !rst) begin
      access_s2_valid_holds: assume (access_valid);
      access_s2_payload_holds: assume (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_s7_quiet_in_reset: assume (!access_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [32:0] answer_offered;
  always @(posedge clk) begin
    answer_stalled <= answer_valid && !answer_ready && !rst;
    answer_offered <= {answer_data, answer_refused};
    if (answer_stalled && !rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // restart: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      restart_s7_quiet_in_reset: assert (!restart_valid);
    end
  end

endmodule

`default_nettype wire
