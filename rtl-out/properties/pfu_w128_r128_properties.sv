// Proof harness of `pfu_w128_r128`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module pfu_w128_r128_properties (
  input  wire clk,
  input  wire rst,
  input  wire receive_packet_valid,
  output wire receive_packet_ready,
  input  wire [511:0] receive_packet_data,
  input  wire receive_packet_last,
  input  wire receive_packet_error,
  input  wire [13:0] receive_packet_length_bytes,
  input  wire [7:0] receive_packet_ring,
  input  wire [1:0] receive_packet_destination,
  input  wire [2:0] receive_packet_protocol,
  input  wire [1:0] receive_packet_checksum,
  input  wire [31:0] receive_packet_flow_hash,
  input  wire [47:0] receive_packet_timestamp_cycles,
  input  wire receive_segment_valid,
  output wire receive_segment_ready,
  input  wire receive_segment_drop,
  input  wire [51:0] receive_segment_address,
  input  wire [13:0] receive_segment_length_bytes,
  input  wire receive_segment_last,
  input  wire [13:0] receive_segment_packet_length_bytes,
  input  wire [7:0] receive_segment_ring,
  input  wire [3:0] receive_segment_operation,
  input  wire [1:0] receive_segment_space,
  input  wire [1:0] receive_segment_checksum,
  input  wire receive_segment_fills_line,
  output wire receive_done_valid,
  input  wire receive_done_ready,
  output wire [7:0] receive_done_ring,
  output wire receive_done_last,
  output wire receive_done_failed,
  output wire write_request_valid,
  input  wire write_request_ready,
  output wire [3:0] write_request_operation,
  output wire [1:0] write_request_space,
  output wire [45:0] write_request_line_address,
  output wire [511:0] write_request_data,
  output wire [63:0] write_request_byte_enable,
  output wire [9:0] write_request_tag,
  output wire [7:0] write_request_selection,
  input  wire write_response_valid,
  input  wire [9:0] write_response_tag,
  input  wire write_response_status,
  input  wire [511:0] write_response_data,
  input  wire transmit_segment_valid,
  output wire transmit_segment_ready,
  input  wire transmit_segment_drop,
  input  wire [51:0] transmit_segment_address,
  input  wire [13:0] transmit_segment_length_bytes,
  input  wire transmit_segment_last,
  input  wire [13:0] transmit_segment_packet_length_bytes,
  input  wire [7:0] transmit_segment_ring,
  input  wire [3:0] transmit_segment_operation,
  input  wire [1:0] transmit_segment_space,
  input  wire [1:0] transmit_segment_checksum,
  input  wire transmit_segment_fills_line,
  output wire transmit_packet_valid,
  input  wire transmit_packet_ready,
  output wire [511:0] transmit_packet_data,
  output wire transmit_packet_last,
  output wire transmit_packet_error,
  output wire [13:0] transmit_packet_length_bytes,
  output wire [7:0] transmit_packet_ring,
  output wire [1:0] transmit_packet_destination,
  output wire [2:0] transmit_packet_protocol,
  output wire [1:0] transmit_packet_checksum,
  output wire [31:0] transmit_packet_flow_hash,
  output wire [47:0] transmit_packet_timestamp_cycles,
  output wire transmit_done_valid,
  input  wire transmit_done_ready,
  output wire [7:0] transmit_done_ring,
  output wire transmit_done_last,
  output wire transmit_done_failed,
  output wire read_request_valid,
  input  wire read_request_ready,
  output wire [3:0] read_request_operation,
  output wire [1:0] read_request_space,
  output wire [45:0] read_request_line_address,
  output wire [511:0] read_request_data,
  output wire [63:0] read_request_byte_enable,
  output wire [9:0] read_request_tag,
  output wire [7:0] read_request_selection,
  input  wire read_response_valid,
  input  wire [9:0] read_response_tag,
  input  wire read_response_status,
  input  wire [511:0] read_response_data,
  output wire [63:0] receive_status_packets,
  output wire [63:0] receive_status_bytes,
  output wire [63:0] receive_status_lines,
  output wire [63:0] receive_status_dropped_packets,
  output wire [31:0] receive_status_failed_segments,
  output wire [31:0] receive_status_failed_lines,
  output wire [31:0] receive_status_short_packets,
  output wire [15:0] receive_status_stray_answers,
  output wire [1:0] receive_status_first_fault,
  output wire [63:0] transmit_status_packets,
  output wire [63:0] transmit_status_bytes,
  output wire [63:0] transmit_status_lines,
  output wire [31:0] transmit_status_failed_packets,
  output wire [31:0] transmit_status_failed_lines,
  output wire [15:0] transmit_status_stray_answers,
  output wire [1:0] transmit_status_first_fault
);

  pfu_w128_r128 device (
    .clk(clk),
    .rst(rst),
    .receive_packet_valid(receive_packet_valid),
    .receive_packet_ready(receive_packet_ready),
    .receive_packet_data(receive_packet_data),
    .receive_packet_last(receive_packet_last),
    .receive_packet_error(receive_packet_error),
    .receive_packet_length_bytes(receive_packet_length_bytes),
    .receive_packet_ring(receive_packet_ring),
    .receive_packet_destination(receive_packet_destination),
    .receive_packet_protocol(receive_packet_protocol),
    .receive_packet_checksum(receive_packet_checksum),
    .receive_packet_flow_hash(receive_packet_flow_hash),
    .receive_packet_timestamp_cycles(receive_packet_timestamp_cycles),
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
    .receive_done_ready(receive_done_ready),
    .receive_done_ring(receive_done_ring),
    .receive_done_last(receive_done_last),
    .receive_done_failed(receive_done_failed),
    .write_request_valid(write_request_valid),
    .write_request_ready(write_request_ready),
    .write_request_operation(write_request_operation),
    .write_request_space(write_request_space),
    .write_request_line_address(write_request_line_address),
    .write_request_data(write_request_data),
    .write_request_byte_enable(write_request_byte_enable),
    .write_request_tag(write_request_tag),
    .write_request_selection(write_request_selection),
    .write_response_valid(write_response_valid),
    .write_response_tag(write_response_tag),
    .write_response_status(write_response_status),
    .write_response_data(write_response_data),
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
    .transmit_packet_valid(transmit_packet_valid),
    .transmit_packet_ready(transmit_packet_ready),
    .transmit_packet_data(transmit_packet_data),
    .transmit_packet_last(transmit_packet_last),
    .transmit_packet_error(transmit_packet_error),
    .transmit_packet_length_bytes(transmit_packet_length_bytes),
    .transmit_packet_ring(transmit_packet_ring),
    .transmit_packet_destination(transmit_packet_destination),
    .transmit_packet_protocol(transmit_packet_protocol),
    .transmit_packet_checksum(transmit_packet_checksum),
    .transmit_packet_flow_hash(transmit_packet_flow_hash),
    .transmit_packet_timestamp_cycles(transmit_packet_timestamp_cycles),
    .transmit_done_valid(transmit_done_valid),
    .transmit_done_ready(transmit_done_ready),
    .transmit_done_ring(transmit_done_ring),
    .transmit_done_last(transmit_done_last),
    .transmit_done_failed(transmit_done_failed),
    .read_request_valid(read_request_valid),
    .read_request_ready(read_request_ready),
    .read_request_operation(read_request_operation),
    .read_request_space(read_request_space),
    .read_request_line_address(read_request_line_address),
    .read_request_data(read_request_data),
    .read_request_byte_enable(read_request_byte_enable),
    .read_request_tag(read_request_tag),
    .read_request_selection(read_request_selection),
    .read_response_valid(read_response_valid),
    .read_response_tag(read_response_tag),
    .read_response_status(read_response_status),
    .read_response_data(read_response_data),
    .receive_status_packets(receive_status_packets),
    .receive_status_bytes(receive_status_bytes),
    .receive_status_lines(receive_status_lines),
    .receive_status_dropped_packets(receive_status_dropped_packets),
    .receive_status_failed_segments(receive_status_failed_segments),
    .receive_status_failed_lines(receive_status_failed_lines),
    .receive_status_short_packets(receive_status_short_packets),
    .receive_status_stray_answers(receive_status_stray_answers),
    .receive_status_first_fault(receive_status_first_fault),
    .transmit_status_packets(transmit_status_packets),
    .transmit_status_bytes(transmit_status_bytes),
    .transmit_status_lines(transmit_status_lines),
    .transmit_status_failed_packets(transmit_status_failed_packets),
    .transmit_status_failed_lines(transmit_status_failed_lines),
    .transmit_status_stray_answers(transmit_status_stray_answers),
    .transmit_status_first_fault(transmit_status_first_fault)
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

  // receive_packet: S2, an offer holds until it is taken.
  reg receive_packet_stalled;
  initial receive_packet_stalled = 1'b0;
  reg [622:0] receive_packet_offered;
  always @(posedge clk) begin
    receive_packet_stalled <= receive_packet_valid && !receive_packet_ready && !rst;
    receive_packet_offered <= {receive_packet_data, receive_packet_last, receive_packet_error,
        receive_packet_length_bytes, receive_packet_ring, receive_packet_destination,
        receive_packet_protocol, receive_packet_checksum, receive_packet_flow_hash,
        receive_packet_timestamp_cycles};
    if (receive_packet_stalled && !rst) begin
      receive_packet_s2_valid_holds: assume (receive_packet_valid);
      receive_packet_s2_payload_holds: assume (receive_packet_offered ==
          {receive_packet_data, receive_packet_last, receive_packet_error,
          receive_packet_length_bytes, receive_packet_ring, receive_packet_destination,
          receive_packet_protocol, receive_packet_checksum, receive_packet_flow_hash,
          receive_packet_timestamp_cycles});
    end
  end
  // receive_packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_packet_s7_quiet_in_reset: assume (!receive_packet_valid);
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
      receive_segment_s2_valid_holds: assume (receive_segment_valid);
      receive_segment_s2_payload_holds: assume (receive_segment_offered ==
          {receive_segment_drop, receive_segment_address, receive_segment_length_bytes,
          receive_segment_last, receive_segment_packet_length_bytes, receive_segment_ring,
          receive_segment_operation, receive_segment_space, receive_segment_checksum,
          receive_segment_fills_line});
    end
  end
  // receive_segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_segment_s7_quiet_in_reset: assume (!receive_segment_valid);
    end
  end

  // receive_done: S2, an offer holds until it is taken.
  reg receive_done_stalled;
  initial receive_done_stalled = 1'b0;
  reg [9:0] receive_done_offered;
  always @(posedge clk) begin
    receive_done_stalled <= receive_done_valid && !receive_done_ready && !rst;
    receive_done_offered <= {receive_done_ring, receive_done_last, receive_done_failed};
    if (receive_done_stalled && !rst) begin
      receive_done_s2_valid_holds: assert (receive_done_valid);
      receive_done_s2_payload_holds: assert (receive_done_offered ==
          {receive_done_ring, receive_done_last, receive_done_failed});
    end
  end
  // receive_done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_done_s7_quiet_in_reset: assert (!receive_done_valid);
    end
  end

  // write_request: S2, an offer holds until it is taken.
  reg write_request_stalled;
  initial write_request_stalled = 1'b0;
  reg [645:0] write_request_offered;
  always @(posedge clk) begin
    write_request_stalled <= write_request_valid && !write_request_ready && !rst;
    write_request_offered <= {write_request_operation, write_request_space,
        write_request_line_address, write_request_data, write_request_byte_enable,
        write_request_tag, write_request_selection};
    if (write_request_stalled && !rst) begin
      write_request_s2_valid_holds: assert (write_request_valid);
      write_request_s2_payload_holds: assert (write_request_offered ==
          {write_request_operation, write_request_space, write_request_line_address,
          write_request_data, write_request_byte_enable, write_request_tag,
          write_request_selection});
    end
  end
  // write_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_request_s7_quiet_in_reset: assert (!write_request_valid);
    end
  end

  // write_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_response_s7_quiet_in_reset: assume (!write_response_valid);
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
      transmit_segment_s2_valid_holds: assume (transmit_segment_valid);
      transmit_segment_s2_payload_holds: assume (transmit_segment_offered ==
          {transmit_segment_drop, transmit_segment_address, transmit_segment_length_bytes,
          transmit_segment_last, transmit_segment_packet_length_bytes, transmit_segment_ring,
          transmit_segment_operation, transmit_segment_space, transmit_segment_checksum,
          transmit_segment_fills_line});
    end
  end
  // transmit_segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_segment_s7_quiet_in_reset: assume (!transmit_segment_valid);
    end
  end

  // transmit_packet: S2, an offer holds until it is taken.
  reg transmit_packet_stalled;
  initial transmit_packet_stalled = 1'b0;
  reg [622:0] transmit_packet_offered;
  always @(posedge clk) begin
    transmit_packet_stalled <= transmit_packet_valid && !transmit_packet_ready && !rst;
    transmit_packet_offered <= {transmit_packet_data, transmit_packet_last, transmit_packet_error,
        transmit_packet_length_bytes, transmit_packet_ring, transmit_packet_destination,
        transmit_packet_protocol, transmit_packet_checksum, transmit_packet_flow_hash,
        transmit_packet_timestamp_cycles};
    if (transmit_packet_stalled && !rst) begin
      transmit_packet_s2_valid_holds: assert (transmit_packet_valid);
      transmit_packet_s2_payload_holds: assert (transmit_packet_offered ==
          {transmit_packet_data, transmit_packet_last, transmit_packet_error,
          transmit_packet_length_bytes, transmit_packet_ring, transmit_packet_destination,
          transmit_packet_protocol, transmit_packet_checksum, transmit_packet_flow_hash,
          transmit_packet_timestamp_cycles});
    end
  end
  // transmit_packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_packet_s7_quiet_in_reset: assert (!transmit_packet_valid);
    end
  end

  // transmit_done: S2, an offer holds until it is taken.
  reg transmit_done_stalled;
  initial transmit_done_stalled = 1'b0;
  reg [9:0] transmit_done_offered;
  always @(posedge clk) begin
    transmit_done_stalled <= transmit_done_valid && !transmit_done_ready && !rst;
    transmit_done_offered <= {transmit_done_ring, transmit_done_last, transmit_done_failed};
    if (transmit_done_stalled && !rst) begin
      transmit_done_s2_valid_holds: assert (transmit_done_valid);
      transmit_done_s2_payload_holds: assert (transmit_done_offered ==
          {transmit_done_ring, transmit_done_last, transmit_done_failed});
    end
  end
  // transmit_done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_done_s7_quiet_in_reset: assert (!transmit_done_valid);
    end
  end

  // read_request: S2, an offer holds until it is taken.
  reg read_request_stalled;
  initial read_request_stalled = 1'b0;
  reg [645:0] read_request_offered;
  always @(posedge clk) begin
    read_request_stalled <= read_request_valid && !read_request_ready && !rst;
    read_request_offered <= {read_request_operation, read_request_space, read_request_line_address,
        read_request_data, read_request_byte_enable, read_request_tag, read_request_selection};
    if (read_request_stalled && !rst) begin
      read_request_s2_valid_holds: assert (read_request_valid);
      read_request_s2_payload_holds: assert (read_request_offered ==
          {read_request_operation, read_request_space, read_request_line_address,
          read_request_data, read_request_byte_enable, read_request_tag, read_request_selection});
    end
  end
  // read_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_request_s7_quiet_in_reset: assert (!read_request_valid);
    end
  end

  // read_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_response_s7_quiet_in_reset: assume (!read_response_valid);
    end
  end

endmodule

`default_nettype wire
