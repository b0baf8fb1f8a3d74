// Proof harness of `descriptor_reader_l16`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module descriptor_reader_l16_properties (
  input  wire clk,
  input  wire rst,
  input  wire configuration_enable,
  input  wire [4:0] configuration_size_log2,
  input  wire [1:0] configuration_layout,
  input  wire [1:0] configuration_signal,
  input  wire configuration_completion,
  input  wire [1:0] configuration_ring_space,
  input  wire [1:0] configuration_data_space,
  input  wire [51:0] configuration_base_address,
  input  wire [51:0] configuration_tail_address,
  input  wire [51:0] configuration_completion_address,
  input  wire [3:0] configuration_fetch_operation,
  input  wire [6:0] configuration_fetch_lines,
  input  wire [3:0] configuration_prefetch_operation,
  input  wire [6:0] configuration_prefetch_lines,
  input  wire [3:0] configuration_poll_operation,
  input  wire [15:0] configuration_poll_interval_cycles,
  input  wire configuration_event_driven,
  input  wire [3:0] configuration_completion_operation,
  input  wire [3:0] configuration_data_operation,
  input  wire [6:0] configuration_batch,
  input  wire [15:0] configuration_batch_timeout_cycles,
  input  wire [15:0] configuration_starve_cycles,
  input  wire [7:0] configuration_interrupt_packets,
  input  wire [15:0] configuration_interrupt_delay_cycles,
  input  wire [51:0] range_0_begin_address,
  input  wire [51:0] range_0_end_address,
  input  wire [51:0] range_1_begin_address,
  input  wire [51:0] range_1_end_address,
  input  wire [51:0] range_2_begin_address,
  input  wire [51:0] range_2_end_address,
  input  wire [51:0] range_3_begin_address,
  input  wire [51:0] range_3_end_address,
  input  wire control_run,
  input  wire control_wanted,
  input  wire [31:0] control_issued,
  input  wire [31:0] control_visible,
  input  wire tail_valid,
  input  wire [31:0] tail_tail,
  output wire line_request_valid,
  input  wire line_request_ready,
  output wire [3:0] line_request_operation,
  output wire [1:0] line_request_space,
  output wire [45:0] line_request_line_address,
  output wire [511:0] line_request_data,
  output wire [63:0] line_request_byte_enable,
  output wire [9:0] line_request_tag,
  input  wire line_response_valid,
  output wire line_response_ready,
  input  wire [9:0] line_response_tag,
  input  wire line_response_status,
  input  wire [511:0] line_response_data,
  output wire descriptor_valid,
  input  wire descriptor_ready,
  output wire [15:0] descriptor_place,
  output wire [51:0] descriptor_address,
  output wire [13:0] descriptor_length_bytes,
  output wire descriptor_last,
  output wire descriptor_interrupt,
  output wire [1:0] descriptor_checksum,
  output wire descriptor_ends_line,
  output wire [3:0] descriptor_fault,
  output wire status_idle,
  output wire [3:0] status_fault,
  output wire [31:0] status_posted,
  output wire [63:0] status_polls,
  output wire [63:0] status_line_reads,
  output wire [15:0] status_stray_answers
);

  descriptor_reader_l16 device (
    .clk(clk),
    .rst(rst),
    .configuration_enable(configuration_enable),
    .configuration_size_log2(configuration_size_log2),
    .configuration_layout(configuration_layout),
    .configuration_signal(configuration_signal),
    .configuration_completion(configuration_completion),
    .configuration_ring_space(configuration_ring_space),
    .configuration_data_space(configuration_data_space),
    .configuration_base_address(configuration_base_address),
    .configuration_tail_address(configuration_tail_address),
    .configuration_completion_address(configuration_completion_address),
    .configuration_fetch_operation(configuration_fetch_operation),
    .configuration_fetch_lines(configuration_fetch_lines),
    .configuration_prefetch_operation(configuration_prefetch_operation),
    .configuration_prefetch_lines(configuration_prefetch_lines),
    .configuration_poll_operation(configuration_poll_operation),
    .configuration_poll_interval_cycles(configuration_poll_interval_cycles),
    .configuration_event_driven(configuration_event_driven),
    .configuration_completion_operation(configuration_completion_operation),
    .configuration_data_operation(configuration_data_operation),
    .configuration_batch(configuration_batch),
    .configuration_batch_timeout_cycles(configuration_batch_timeout_cycles),
    .configuration_starve_cycles(configuration_starve_cycles),
    .configuration_interrupt_packets(configuration_interrupt_packets),
    .configuration_interrupt_delay_cycles(configuration_interrupt_delay_cycles),
    .range_0_begin_address(range_0_begin_address),
    .range_0_end_address(range_0_end_address),
    .range_1_begin_address(range_1_begin_address),
    .range_1_end_address(range_1_end_address),
    .range_2_begin_address(range_2_begin_address),
    .range_2_end_address(range_2_end_address),
    .range_3_begin_address(range_3_begin_address),
    .range_3_end_address(range_3_end_address),
    .control_run(control_run),
    .control_wanted(control_wanted),
    .control_issued(control_issued),
    .control_visible(control_visible),
    .tail_valid(tail_valid),
    .tail_tail(tail_tail),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_operation(line_request_operation),
    .line_request_space(line_request_space),
    .line_request_line_address(line_request_line_address),
    .line_request_data(line_request_data),
    .line_request_byte_enable(line_request_byte_enable),
    .line_request_tag(line_request_tag),
    .line_response_valid(line_response_valid),
    .line_response_ready(line_response_ready),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .descriptor_valid(descriptor_valid),
    .descriptor_ready(descriptor_ready),
    .descriptor_place(descriptor_place),
    .descriptor_address(descriptor_address),
    .descriptor_length_bytes(descriptor_length_bytes),
    .descriptor_last(descriptor_last),
    .descriptor_interrupt(descriptor_interrupt),
    .descriptor_checksum(descriptor_checksum),
    .descriptor_ends_line(descriptor_ends_line),
    .descriptor_fault(descriptor_fault),
    .status_idle(status_idle),
    .status_fault(status_fault),
    .status_posted(status_posted),
    .status_polls(status_polls),
    .status_line_reads(status_line_reads),
    .status_stray_answers(status_stray_answers)
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

  // tail: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      tail_s7_quiet_in_reset: assume (!tail_valid);
    end
  end

  // line_request: S2, an offer holds until it is taken.
  reg line_request_stalled;
  initial line_request_stalled = 1'b0;
  reg [637:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_operation, line_request_space, line_request_line_address,
        line_request_data, line_request_byte_enable, line_request_tag};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assert (line_request_valid);
      line_request_s2_payload_holds: assert (line_request_offered ==
          {line_request_operation, line_request_space, line_request_line_address,
          line_request_data, line_request_byte_enable, line_request_tag});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assert (!line_request_valid);
    end
  end

  // line_response: S2, an offer holds until it is taken.
  reg line_response_stalled;
  initial line_response_stalled = 1'b0;
  reg [522:0] line_response_offered;
  always @(posedge clk) begin
    line_response_stalled <= line_response_valid && !line_response_ready && !rst;
    line_response_offered <= {line_response_tag, line_response_status, line_response_data};
    if (line_response_stalled && !rst) begin
      line_response_s2_valid_holds: assume (line_response_valid);
      line_response_s2_payload_holds: assume (line_response_offered ==
          {line_response_tag, line_response_status, line_response_data});
    end
  end
  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assume (!line_response_valid);
    end
  end

  // descriptor: S2, an offer holds until it is taken.
  reg descriptor_stalled;
  initial descriptor_stalled = 1'b0;
  reg [90:0] descriptor_offered;
  always @(posedge clk) begin
    descriptor_stalled <= descriptor_valid && !descriptor_ready && !rst;
    descriptor_offered <= {descriptor_place, descriptor_address, descriptor_length_bytes,
        descriptor_last, descriptor_interrupt, descriptor_checksum, descriptor_ends_line,
        descriptor_fault};
    if (descriptor_stalled && !rst) begin
      descriptor_s2_valid_holds: assert (descriptor_valid);
      descriptor_s2_payload_holds: assert (descriptor_offered ==
          {descriptor_place, descriptor_address, descriptor_length_bytes, descriptor_last,
          descriptor_interrupt, descriptor_checksum, descriptor_ends_line, descriptor_fault});
    end
  end
  // descriptor: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_s7_quiet_in_reset: assert (!descriptor_valid);
    end
  end

endmodule

`default_nettype wire
