// Proof harness of `register_block_receive_ring`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_block_receive_ring_properties (
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
  output wire control_enable,
  output wire [4:0] control_size_log2,
  output wire [1:0] control_layout,
  output wire [1:0] control_signal,
  output wire control_completion,
  output wire [1:0] control_ring_space,
  output wire [1:0] control_data_space,
  output wire [51:0] control_base_address,
  output wire [51:0] control_tail_address,
  output wire [51:0] control_completion_address,
  output wire [3:0] control_fetch_operation,
  output wire [6:0] control_fetch_lines,
  output wire [3:0] control_prefetch_operation,
  output wire [6:0] control_prefetch_lines,
  output wire [3:0] control_poll_operation,
  output wire [15:0] control_poll_interval_cycles,
  output wire control_event_driven,
  output wire [3:0] control_completion_operation,
  output wire [3:0] control_data_operation,
  output wire [6:0] control_batch,
  output wire [15:0] control_batch_timeout_cycles,
  output wire [15:0] control_starve_cycles,
  output wire [7:0] control_interrupt_packets,
  output wire [15:0] control_interrupt_delay_cycles,
  input  wire [2:0] status_state,
  input  wire [3:0] status_fault,
  input  wire [31:0] status_posted,
  input  wire [31:0] status_completed,
  input  wire [63:0] status_packets,
  input  wire [63:0] status_bytes,
  input  wire [63:0] status_descriptors,
  input  wire [63:0] status_polls,
  input  wire [63:0] status_line_reads,
  input  wire [63:0] status_completion_lines,
  input  wire [63:0] status_index_writes,
  input  wire [63:0] status_interrupts,
  input  wire [63:0] status_stopped_drops,
  input  wire [63:0] status_starved_drops,
  input  wire [63:0] status_truncated,
  input  wire [63:0] status_returned,
  input  wire [63:0] status_poisoned,
  input  wire [15:0] status_strays,
  output wire tail_valid,
  output wire [31:0] tail_tail
);

  register_block_receive_ring device (
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
    .control_enable(control_enable),
    .control_size_log2(control_size_log2),
    .control_layout(control_layout),
    .control_signal(control_signal),
    .control_completion(control_completion),
    .control_ring_space(control_ring_space),
    .control_data_space(control_data_space),
    .control_base_address(control_base_address),
    .control_tail_address(control_tail_address),
    .control_completion_address(control_completion_address),
    .control_fetch_operation(control_fetch_operation),
    .control_fetch_lines(control_fetch_lines),
    .control_prefetch_operation(control_prefetch_operation),
    .control_prefetch_lines(control_prefetch_lines),
    .control_poll_operation(control_poll_operation),
    .control_poll_interval_cycles(control_poll_interval_cycles),
    .control_event_driven(control_event_driven),
    .control_completion_operation(control_completion_operation),
    .control_data_operation(control_data_operation),
    .control_batch(control_batch),
    .control_batch_timeout_cycles(control_batch_timeout_cycles),
    .control_starve_cycles(control_starve_cycles),
    .control_interrupt_packets(control_interrupt_packets),
    .control_interrupt_delay_cycles(control_interrupt_delay_cycles),
    .status_state(status_state),
    .status_fault(status_fault),
    .status_posted(status_posted),
    .status_completed(status_completed),
    .status_packets(status_packets),
    .status_bytes(status_bytes),
    .status_descriptors(status_descriptors),
    .status_polls(status_polls),
    .status_line_reads(status_line_reads),
    .status_completion_lines(status_completion_lines),
    .status_index_writes(status_index_writes),
    .status_interrupts(status_interrupts),
    .status_stopped_drops(status_stopped_drops),
    .status_starved_drops(status_starved_drops),
    .status_truncated(status_truncated),
    .status_returned(status_returned),
    .status_poisoned(status_poisoned),
    .status_strays(status_strays),
    .tail_valid(tail_valid),
    .tail_tail(tail_tail)
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

  // tail: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      tail_s7_quiet_in_reset: assert (!tail_valid);
    end
  end

endmodule

`default_nettype wire
