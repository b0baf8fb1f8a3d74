// Proof harness of `completion_writer_w8_d512`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module completion_writer_w8_d512_properties (
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
  input  wire control_run,
  input  wire control_flush,
  input  wire [8:0] vector_vector,
  input  wire completion_valid,
  input  wire [1:0] completion_slot,
  input  wire [51:0] completion_address,
  input  wire [13:0] completion_length_bytes,
  input  wire completion_last,
  input  wire completion_interrupt,
  input  wire [1:0] completion_checksum,
  input  wire [2:0] completion_protocol,
  input  wire [1:0] completion_fault,
  input  wire [31:0] completion_flow_hash,
  input  wire completion_ends_line,
  input  wire segment_done_valid,
  input  wire [7:0] segment_done_ring,
  input  wire segment_done_last,
  input  wire segment_done_failed,
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
  output wire interrupt_valid,
  input  wire interrupt_ready,
  output wire [8:0] interrupt_vector,
  output wire status_idle,
  output wire status_return_line,
  output wire status_has_room,
  output wire status_failed,
  output wire [31:0] status_issued,
  output wire [31:0] status_visible,
  output wire [63:0] status_packets,
  output wire [63:0] status_bytes,
  output wire [63:0] status_descriptors,
  output wire [63:0] status_completion_lines,
  output wire [63:0] status_index_writes,
  output wire [63:0] status_returned,
  output wire [63:0] status_poisoned,
  output wire [63:0] status_interrupts,
  output wire [15:0] status_strays
);

  completion_writer_w8_d512 device (
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
    .control_run(control_run),
    .control_flush(control_flush),
    .vector_vector(vector_vector),
    .completion_valid(completion_valid),
    .completion_slot(completion_slot),
    .completion_address(completion_address),
    .completion_length_bytes(completion_length_bytes),
    .completion_last(completion_last),
    .completion_interrupt(completion_interrupt),
    .completion_checksum(completion_checksum),
    .completion_protocol(completion_protocol),
    .completion_fault(completion_fault),
    .completion_flow_hash(completion_flow_hash),
    .completion_ends_line(completion_ends_line),
    .segment_done_valid(segment_done_valid),
    .segment_done_ring(segment_done_ring),
    .segment_done_last(segment_done_last),
    .segment_done_failed(segment_done_failed),
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
    .interrupt_valid(interrupt_valid),
    .interrupt_ready(interrupt_ready),
    .interrupt_vector(interrupt_vector),
    .status_idle(status_idle),
    .status_return_line(status_return_line),
    .status_has_room(status_has_room),
    .status_failed(status_failed),
    .status_issued(status_issued),
    .status_visible(status_visible),
    .status_packets(status_packets),
    .status_bytes(status_bytes),
    .status_descriptors(status_descriptors),
    .status_completion_lines(status_completion_lines),
    .status_index_writes(status_index_writes),
    .status_returned(status_returned),
    .status_poisoned(status_poisoned),
    .status_interrupts(status_interrupts),
    .status_strays(status_strays)
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

  // completion: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      completion_s7_quiet_in_reset: assume (!completion_valid);
    end
  end

  // segment_done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      segment_done_s7_quiet_in_reset: assume (!segment_done_valid);
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

  // interrupt: S2, an offer holds until it is taken.
  reg interrupt_stalled;
  initial interrupt_stalled = 1'b0;
  reg [8:0] interrupt_offered;
  always @(posedge clk) begin
    interrupt_stalled <= interrupt_valid && !interrupt_ready && !rst;
    interrupt_offered <= {interrupt_vector};
    if (interrupt_stalled && !rst) begin
      interrupt_s2_valid_holds: assert (interrupt_valid);
      interrupt_s2_payload_holds: assert (interrupt_offered == {interrupt_vector});
    end
  end
  // interrupt: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      interrupt_s7_quiet_in_reset: assert (!interrupt_valid);
    end
  end

endmodule

`default_nettype wire
