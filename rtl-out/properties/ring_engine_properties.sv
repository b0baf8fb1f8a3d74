// Proof harness of `ring_engine`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module ring_engine_properties (
  input  wire clk,
  input  wire rst,
  input  wire [7:0] ring,
  input  wire receive_configuration_enable,
  input  wire [4:0] receive_configuration_size_log2,
  input  wire [1:0] receive_configuration_layout,
  input  wire [1:0] receive_configuration_signal,
  input  wire receive_configuration_completion,
  input  wire [1:0] receive_configuration_ring_space,
  input  wire [1:0] receive_configuration_data_space,
  input  wire [51:0] receive_configuration_base_address,
  input  wire [51:0] receive_configuration_tail_address,
  input  wire [51:0] receive_configuration_completion_address,
  input  wire [3:0] receive_configuration_fetch_operation,
  input  wire [6:0] receive_configuration_fetch_lines,
  input  wire [3:0] receive_configuration_prefetch_operation,
  input  wire [6:0] receive_configuration_prefetch_lines,
  input  wire [3:0] receive_configuration_poll_operation,
  input  wire [15:0] receive_configuration_poll_interval_cycles,
  input  wire receive_configuration_event_driven,
  input  wire [3:0] receive_configuration_completion_operation,
  input  wire [3:0] receive_configuration_data_operation,
  input  wire [6:0] receive_configuration_batch,
  input  wire [15:0] receive_configuration_batch_timeout_cycles,
  input  wire [15:0] receive_configuration_starve_cycles,
  input  wire [7:0] receive_configuration_interrupt_packets,
  input  wire [15:0] receive_configuration_interrupt_delay_cycles,
  input  wire transmit_configuration_enable,
  input  wire [4:0] transmit_configuration_size_log2,
  input  wire [1:0] transmit_configuration_layout,
  input  wire [1:0] transmit_configuration_signal,
  input  wire transmit_configuration_completion,
  input  wire [1:0] transmit_configuration_ring_space,
  input  wire [1:0] transmit_configuration_data_space,
  input  wire [51:0] transmit_configuration_base_address,
  input  wire [51:0] transmit_configuration_tail_address,
  input  wire [51:0] transmit_configuration_completion_address,
  input  wire [3:0] transmit_configuration_fetch_operation,
  input  wire [6:0] transmit_configuration_fetch_lines,
  input  wire [3:0] transmit_configuration_prefetch_operation,
  input  wire [6:0] transmit_configuration_prefetch_lines,
  input  wire [3:0] transmit_configuration_poll_operation,
  input  wire [15:0] transmit_configuration_poll_interval_cycles,
  input  wire transmit_configuration_event_driven,
  input  wire [3:0] transmit_configuration_completion_operation,
  input  wire [3:0] transmit_configuration_data_operation,
  input  wire [6:0] transmit_configuration_batch,
  input  wire [15:0] transmit_configuration_batch_timeout_cycles,
  input  wire [15:0] transmit_configuration_starve_cycles,
  input  wire [7:0] transmit_configuration_interrupt_packets,
  input  wire [15:0] transmit_configuration_interrupt_delay_cycles,
  input  wire [51:0] range_0_begin_address,
  input  wire [51:0] range_0_end_address,
  input  wire [51:0] range_1_begin_address,
  input  wire [51:0] range_1_end_address,
  input  wire [51:0] range_2_begin_address,
  input  wire [51:0] range_2_end_address,
  input  wire [51:0] range_3_begin_address,
  input  wire [51:0] range_3_end_address,
  input  wire receive_tail_valid,
  input  wire [31:0] receive_tail_tail,
  input  wire transmit_tail_valid,
  input  wire [31:0] transmit_tail_tail,
  input  wire refused_valid,
  input  wire request_valid,
  output wire request_ready,
  input  wire [13:0] request_length_bytes,
  input  wire [2:0] request_protocol,
  input  wire [1:0] request_checksum,
  input  wire [31:0] request_flow_hash,
  output wire receive_segment_valid,
  input  wire receive_segment_ready,
  output wire receive_segment_drop,
  output wire [51:0] receive_segment_address,
  output wire [13:0] receive_segment_length_bytes,
  output wire receive_segment_last,
  output wire [13:0] receive_segment_packet_length_bytes,
  output wire [7:0] receive_segment_ring,
  output wire [3:0] receive_segment_operation,
  output wire [1:0] receive_segment_space,
  output wire [1:0] receive_segment_checksum,
  output wire receive_segment_fills_line,
  input  wire receive_done_valid,
  input  wire [7:0] receive_done_ring,
  input  wire receive_done_last,
  input  wire receive_done_failed,
  output wire transmit_segment_valid,
  input  wire transmit_segment_ready,
  output wire transmit_segment_drop,
  output wire [51:0] transmit_segment_address,
  output wire [13:0] transmit_segment_length_bytes,
  output wire transmit_segment_last,
  output wire [13:0] transmit_segment_packet_length_bytes,
  output wire [7:0] transmit_segment_ring,
  output wire [3:0] transmit_segment_operation,
  output wire [1:0] transmit_segment_space,
  output wire [1:0] transmit_segment_checksum,
  output wire transmit_segment_fills_line,
  input  wire transmit_done_valid,
  input  wire [7:0] transmit_done_ring,
  input  wire transmit_done_last,
  input  wire transmit_done_failed,
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
  output wire [2:0] receive_status_state,
  output wire [3:0] receive_status_fault,
  output wire [31:0] receive_status_posted,
  output wire [31:0] receive_status_completed,
  output wire [63:0] receive_status_packets,
  output wire [63:0] receive_status_bytes,
  output wire [63:0] receive_status_descriptors,
  output wire [63:0] receive_status_polls,
  output wire [63:0] receive_status_line_reads,
  output wire [63:0] receive_status_completion_lines,
  output wire [63:0] receive_status_index_writes,
  output wire [63:0] receive_status_interrupts,
  output wire [63:0] receive_status_stopped_drops,
  output wire [63:0] receive_status_starved_drops,
  output wire [63:0] receive_status_truncated,
  output wire [63:0] receive_status_returned,
  output wire [63:0] receive_status_poisoned,
  output wire [15:0] receive_status_strays,
  output wire [2:0] transmit_status_state,
  output wire [3:0] transmit_status_fault,
  output wire [31:0] transmit_status_posted,
  output wire [31:0] transmit_status_completed,
  output wire [63:0] transmit_status_packets,
  output wire [63:0] transmit_status_bytes,
  output wire [63:0] transmit_status_descriptors,
  output wire [63:0] transmit_status_polls,
  output wire [63:0] transmit_status_line_reads,
  output wire [63:0] transmit_status_completion_lines,
  output wire [63:0] transmit_status_index_writes,
  output wire [63:0] transmit_status_interrupts,
  output wire [63:0] transmit_status_stopped_drops,
  output wire [63:0] transmit_status_starved_drops,
  output wire [63:0] transmit_status_truncated,
  output wire [63:0] transmit_status_returned,
  output wire [63:0] transmit_status_poisoned,
  output wire [15:0] transmit_status_strays
);

  ring_engine device (
    .clk(clk),
    .rst(rst),
    .ring(ring),
    .receive_configuration_enable(receive_configuration_enable),
    .receive_configuration_size_log2(receive_configuration_size_log2),
    .receive_configuration_layout(receive_configuration_layout),
    .receive_configuration_signal(receive_configuration_signal),
    .receive_configuration_completion(receive_configuration_completion),
    .receive_configuration_ring_space(receive_configuration_ring_space),
    .receive_configuration_data_space(receive_configuration_data_space),
    .receive_configuration_base_address(receive_configuration_base_address),
    .receive_configuration_tail_address(receive_configuration_tail_address),
    .receive_configuration_completion_address(receive_configuration_completion_address),
    .receive_configuration_fetch_operation(receive_configuration_fetch_operation),
    .receive_configuration_fetch_lines(receive_configuration_fetch_lines),
    .receive_configuration_prefetch_operation(receive_configuration_prefetch_operation),
    .receive_configuration_prefetch_lines(receive_configuration_prefetch_lines),
    .receive_configuration_poll_operation(receive_configuration_poll_operation),
    .receive_configuration_poll_interval_cycles(receive_configuration_poll_interval_cycles),
    .receive_configuration_event_driven(receive_configuration_event_driven),
    .receive_configuration_completion_operation(receive_configuration_completion_operation),
    .receive_configuration_data_operation(receive_configuration_data_operation),
    .receive_configuration_batch(receive_configuration_batch),
    .receive_configuration_batch_timeout_cycles(receive_configuration_batch_timeout_cycles),
    .receive_configuration_starve_cycles(receive_configuration_starve_cycles),
    .receive_configuration_interrupt_packets(receive_configuration_interrupt_packets),
    .receive_configuration_interrupt_delay_cycles(receive_configuration_interrupt_delay_cycles),
    .transmit_configuration_enable(transmit_configuration_enable),
    .transmit_configuration_size_log2(transmit_configuration_size_log2),
    .transmit_configuration_layout(transmit_configuration_layout),
    .transmit_configuration_signal(transmit_configuration_signal),
    .transmit_configuration_completion(transmit_configuration_completion),
    .transmit_configuration_ring_space(transmit_configuration_ring_space),
    .transmit_configuration_data_space(transmit_configuration_data_space),
    .transmit_configuration_base_address(transmit_configuration_base_address),
    .transmit_configuration_tail_address(transmit_configuration_tail_address),
    .transmit_configuration_completion_address(transmit_configuration_completion_address),
    .transmit_configuration_fetch_operation(transmit_configuration_fetch_operation),
    .transmit_configuration_fetch_lines(transmit_configuration_fetch_lines),
    .transmit_configuration_prefetch_operation(transmit_configuration_prefetch_operation),
    .transmit_configuration_prefetch_lines(transmit_configuration_prefetch_lines),
    .transmit_configuration_poll_operation(transmit_configuration_poll_operation),
    .transmit_configuration_poll_interval_cycles(transmit_configuration_poll_interval_cycles),
    .transmit_configuration_event_driven(transmit_configuration_event_driven),
    .transmit_configuration_completion_operation(transmit_configuration_completion_operation),
    .transmit_configuration_data_operation(transmit_configuration_data_operation),
    .transmit_configuration_batch(transmit_configuration_batch),
    .transmit_configuration_batch_timeout_cycles(transmit_configuration_batch_timeout_cycles),
    .transmit_configuration_starve_cycles(transmit_configuration_starve_cycles),
    .transmit_configuration_interrupt_packets(transmit_configuration_interrupt_packets),
    .transmit_configuration_interrupt_delay_cycles(transmit_configuration_interrupt_delay_cycles),
    .range_0_begin_address(range_0_begin_address),
    .range_0_end_address(range_0_end_address),
    .range_1_begin_address(range_1_begin_address),
    .range_1_end_address(range_1_end_address),
    .range_2_begin_address(range_2_begin_address),
    .range_2_end_address(range_2_end_address),
    .range_3_begin_address(range_3_begin_address),
    .range_3_end_address(range_3_end_address),
    .receive_tail_valid(receive_tail_valid),
    .receive_tail_tail(receive_tail_tail),
    .transmit_tail_valid(transmit_tail_valid),
    .transmit_tail_tail(transmit_tail_tail),
    .refused_valid(refused_valid),
    .request_valid(request_valid),
    .request_ready(request_ready),
    .request_length_bytes(request_length_bytes),
    .request_protocol(request_protocol),
    .request_checksum(request_checksum),
    .request_flow_hash(request_flow_hash),
    .receive_segment_valid(receive_segment_valid),
    .receive_segment_ready(receive_segment_ready),
    .receive_segment_drop(receive_segment_drop),
    .receive_segment_address(receive_segment_address),
    .receive_segment_length_bytes(receive_segment_length_bytes),
    .receive_segment_last(receive_segment_last),
    .receive_segment_packet_length_bytes(receive_segment_packet_length_bytes),
    .receive_segment_ring(receive_segment_ring),
    .receive_segment_operation(receive_segment_operation),
    .receive_segment_space(receive_segment_space),
    .receive_segment_checksum(receive_segment_checksum),
    .receive_segment_fills_line(receive_segment_fills_line),
    .receive_done_valid(receive_done_valid),
    .receive_done_ring(receive_done_ring),
    .receive_done_last(receive_done_last),
    .receive_done_failed(receive_done_failed),
    .transmit_segment_valid(transmit_segment_valid),
    .transmit_segment_ready(transmit_segment_ready),
    .transmit_segment_drop(transmit_segment_drop),
    .transmit_segment_address(transmit_segment_address),
    .transmit_segment_length_bytes(transmit_segment_length_bytes),
    .transmit_segment_last(transmit_segment_last),
    .transmit_segment_packet_length_bytes(transmit_segment_packet_length_bytes),
    .transmit_segment_ring(transmit_segment_ring),
    .transmit_segment_operation(transmit_segment_operation),
    .transmit_segment_space(transmit_segment_space),
    .transmit_segment_checksum(transmit_segment_checksum),
    .transmit_segment_fills_line(transmit_segment_fills_line),
    .transmit_done_valid(transmit_done_valid),
    .transmit_done_ring(transmit_done_ring),
    .transmit_done_last(transmit_done_last),
    .transmit_done_failed(transmit_done_failed),
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
    .receive_status_state(receive_status_state),
    .receive_status_fault(receive_status_fault),
    .receive_status_posted(receive_status_posted),
    .receive_status_completed(receive_status_completed),
    .receive_status_packets(receive_status_packets),
    .receive_status_bytes(receive_status_bytes),
    .receive_status_descriptors(receive_status_descriptors),
    .receive_status_polls(receive_status_polls),
    .receive_status_line_reads(receive_status_line_reads),
    .receive_status_completion_lines(receive_status_completion_lines),
    .receive_status_index_writes(receive_status_index_writes),
    .receive_status_interrupts(receive_status_interrupts),
    .receive_status_stopped_drops(receive_status_stopped_drops),
    .receive_status_starved_drops(receive_status_starved_drops),
    .receive_status_truncated(receive_status_truncated),
    .receive_status_returned(receive_status_returned),
    .receive_status_poisoned(receive_status_poisoned),
    .receive_status_strays(receive_status_strays),
    .transmit_status_state(transmit_status_state),
    .transmit_status_fault(transmit_status_fault),
    .transmit_status_posted(transmit_status_posted),
    .transmit_status_completed(transmit_status_completed),
    .transmit_status_packets(transmit_status_packets),
    .transmit_status_bytes(transmit_status_bytes),
    .transmit_status_descriptors(transmit_status_descriptors),
    .transmit_status_polls(transmit_status_polls),
    .transmit_status_line_reads(transmit_status_line_reads),
    .transmit_status_completion_lines(transmit_status_completion_lines),
    .transmit_status_index_writes(transmit_status_index_writes),
    .transmit_status_interrupts(transmit_status_interrupts),
    .transmit_status_stopped_drops(transmit_status_stopped_drops),
    .transmit_status_starved_drops(transmit_status_starved_drops),
    .transmit_status_truncated(transmit_status_truncated),
    .transmit_status_returned(transmit_status_returned),
    .transmit_status_poisoned(transmit_status_poisoned),
    .transmit_status_strays(transmit_status_strays)
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

  // receive_tail: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_tail_s7_quiet_in_reset: assume (!receive_tail_valid);
    end
  end

  // transmit_tail: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_tail_s7_quiet_in_reset: assume (!transmit_tail_valid);
    end
  end

  // refused: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      refused_s7_quiet_in_reset: assume (!refused_valid);
    end
  end

  // request: S2, an offer holds until it is taken.
  reg request_stalled;
  initial request_stalled = 1'b0;
  reg [50:0] request_offered;
  always @(posedge clk) begin
    request_stalled <= request_valid && !request_ready && !rst;
    request_offered <= {request_length_bytes, request_protocol, request_checksum,
        request_flow_hash};
    if (request_stalled && !rst) begin
      request_s2_valid_holds: assume (request_valid);
      request_s2_payload_holds: assume (request_offered ==
          {request_length_bytes, request_protocol, request_checksum, request_flow_hash});
    end
  end
  // request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_s7_quiet_in_reset: assume (!request_valid);
    end
  end

  // receive_segment: S2, an offer holds until it is taken.
  reg receive_segment_stalled;
  initial receive_segment_stalled = 1'b0;
  reg [98:0] receive_segment_offered;
  always @(posedge clk) begin
    receive_segment_stalled <= receive_segment_valid && !receive_segment_ready && !rst;
    receive_segment_offered <= {receive_segment_drop, receive_segment_address,
        receive_segment_length_bytes, receive_segment_last, receive_segment_packet_length_bytes,
        receive_segment_ring, receive_segment_operation, receive_segment_space,
        receive_segment_checksum, receive_segment_fills_line};
    if (receive_segment_stalled && !rst) begin
      receive_segment_s2_valid_holds: assert (receive_segment_valid);
      receive_segment_s2_payload_holds: assert (receive_segment_offered ==
          {receive_segment_drop, receive_segment_address, receive_segment_length_bytes,
          receive_segment_last, receive_segment_packet_length_bytes, receive_segment_ring,
          receive_segment_operation, receive_segment_space, receive_segment_checksum,
          receive_segment_fills_line});
    end
  end
  // receive_segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_segment_s7_quiet_in_reset: assert (!receive_segment_valid);
    end
  end

  // receive_done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_done_s7_quiet_in_reset: assume (!receive_done_valid);
    end
  end

  // transmit_segment: S2, an offer holds until it is taken.
  reg transmit_segment_stalled;
  initial transmit_segment_stalled = 1'b0;
  reg [98:0] transmit_segment_offered;
  always @(posedge clk) begin
    transmit_segment_stalled <= transmit_segment_valid && !transmit_segment_ready && !rst;
    transmit_segment_offered <= {transmit_segment_drop, transmit_segment_address,
        transmit_segment_length_bytes, transmit_segment_last, transmit_segment_packet_length_bytes,
        transmit_segment_ring, transmit_segment_operation, transmit_segment_space,
        transmit_segment_checksum, transmit_segment_fills_line};
    if (transmit_segment_stalled && !rst) begin
      transmit_segment_s2_valid_holds: assert (transmit_segment_valid);
      transmit_segment_s2_payload_holds: assert (transmit_segment_offered ==
          {transmit_segment_drop, transmit_segment_address, transmit_segment_length_bytes,
          transmit_segment_last, transmit_segment_packet_length_bytes, transmit_segment_ring,
          transmit_segment_operation, transmit_segment_space, transmit_segment_checksum,
          transmit_segment_fills_line});
    end
  end
  // transmit_segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_segment_s7_quiet_in_reset: assert (!transmit_segment_valid);
    end
  end

  // transmit_done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_done_s7_quiet_in_reset: assume (!transmit_done_valid);
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
