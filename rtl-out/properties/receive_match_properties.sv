// Proof harness of `receive_match`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module receive_match_properties (
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
  input  wire control_accept,
  input  wire control_has_room,
  input  wire control_return_line,
  input  wire control_forget,
  input  wire [7:0] ring,
  input  wire request_valid,
  output wire request_ready,
  input  wire [13:0] request_length_bytes,
  input  wire [2:0] request_protocol,
  input  wire [1:0] request_checksum,
  input  wire [31:0] request_flow_hash,
  input  wire descriptor_valid,
  output wire descriptor_ready,
  input  wire [15:0] descriptor_place,
  input  wire [51:0] descriptor_address,
  input  wire [13:0] descriptor_length_bytes,
  input  wire descriptor_last,
  input  wire descriptor_interrupt,
  input  wire [1:0] descriptor_checksum,
  input  wire descriptor_ends_line,
  input  wire [3:0] descriptor_fault,
  output wire segment_valid,
  input  wire segment_ready,
  output wire segment_drop,
  output wire [51:0] segment_address,
  output wire [13:0] segment_length_bytes,
  output wire segment_last,
  output wire [13:0] segment_packet_length_bytes,
  output wire [7:0] segment_ring,
  output wire [3:0] segment_operation,
  output wire [1:0] segment_space,
  output wire [1:0] segment_checksum,
  output wire segment_fills_line,
  output wire completion_valid,
  output wire [1:0] completion_slot,
  output wire [51:0] completion_address,
  output wire [13:0] completion_length_bytes,
  output wire completion_last,
  output wire completion_interrupt,
  output wire [1:0] completion_checksum,
  output wire [2:0] completion_protocol,
  output wire [1:0] completion_fault,
  output wire [31:0] completion_flow_hash,
  output wire completion_ends_line,
  output wire status_idle,
  output wire status_wanted,
  output wire [3:0] status_fault,
  output wire [63:0] status_stopped_drops,
  output wire [63:0] status_starved_drops,
  output wire [63:0] status_truncated
);

  receive_match device (
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
    .control_accept(control_accept),
    .control_has_room(control_has_room),
    .control_return_line(control_return_line),
    .control_forget(control_forget),
    .ring(ring),
    .request_valid(request_valid),
    .request_ready(request_ready),
    .request_length_bytes(request_length_bytes),
    .request_protocol(request_protocol),
    .request_checksum(request_checksum),
    .request_flow_hash(request_flow_hash),
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
    .segment_valid(segment_valid),
    .segment_ready(segment_ready),
    .segment_drop(segment_drop),
    .segment_address(segment_address),
    .segment_length_bytes(segment_length_bytes),
    .segment_last(segment_last),
    .segment_packet_length_bytes(segment_packet_length_bytes),
    .segment_ring(segment_ring),
    .segment_operation(segment_operation),
    .segment_space(segment_space),
    .segment_checksum(segment_checksum),
    .segment_fills_line(segment_fills_line),
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
    .status_idle(status_idle),
    .status_wanted(status_wanted),
    .status_fault(status_fault),
    .status_stopped_drops(status_stopped_drops),
    .status_starved_drops(status_starved_drops),
    .status_truncated(status_truncated)
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
      descriptor_s2_valid_holds: assume (descriptor_valid);
      descriptor_s2_payload_holds: assume (descriptor_offered ==
          {descriptor_place, descriptor_address, descriptor_length_bytes, descriptor_last,
          descriptor_interrupt, descriptor_checksum, descriptor_ends_line, descriptor_fault});
    end
  end
  // descriptor: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_s7_quiet_in_reset: assume (!descriptor_valid);
    end
  end

  // segment: S2, an offer holds until it is taken.
  reg segment_stalled;
  initial segment_stalled = 1'b0;
  reg [98:0] segment_offered;
  always @(posedge clk) begin
    segment_stalled <= segment_valid && !segment_ready && !rst;
    segment_offered <= {segment_drop, segment_address, segment_length_bytes, segment_last,
        segment_packet_length_bytes, segment_ring, segment_operation, segment_space,
        segment_checksum, segment_fills_line};
    if (segment_stalled && !rst) begin
      segment_s2_valid_holds: assert (segment_valid);
      segment_s2_payload_holds: assert (segment_offered ==
          {segment_drop, segment_address, segment_length_bytes, segment_last,
          segment_packet_length_bytes, segment_ring, segment_operation, segment_space,
          segment_checksum, segment_fills_line});
    end
  end
  // segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      segment_s7_quiet_in_reset: assert (!segment_valid);
    end
  end

  // completion: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      completion_s7_quiet_in_reset: assert (!completion_valid);
    end
  end

endmodule

`default_nettype wire
