// Proof harness of `pfu_receive`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module pfu_receive_properties (
  input  wire clk,
  input  wire rst,
  input  wire packet_valid,
  output wire packet_ready,
  input  wire [511:0] packet_data,
  input  wire packet_last,
  input  wire packet_error,
  input  wire [13:0] packet_length_bytes,
  input  wire [7:0] packet_ring,
  input  wire [1:0] packet_destination,
  input  wire [2:0] packet_protocol,
  input  wire [1:0] packet_checksum,
  input  wire [31:0] packet_flow_hash,
  input  wire [47:0] packet_timestamp_cycles,
  input  wire segment_valid,
  output wire segment_ready,
  input  wire segment_drop,
  input  wire [51:0] segment_address,
  input  wire [13:0] segment_length_bytes,
  input  wire segment_last,
  input  wire [13:0] segment_packet_length_bytes,
  input  wire [7:0] segment_ring,
  input  wire [3:0] segment_operation,
  input  wire [1:0] segment_space,
  input  wire [1:0] segment_checksum,
  input  wire segment_fills_line,
  output wire line_request_valid,
  input  wire line_request_ready,
  output wire [3:0] line_request_operation,
  output wire [1:0] line_request_space,
  output wire [45:0] line_request_line_address,
  output wire [511:0] line_request_data,
  output wire [63:0] line_request_byte_enable,
  output wire [9:0] line_request_tag,
  output wire [7:0] line_request_selection,
  input  wire line_response_valid,
  input  wire [9:0] line_response_tag,
  input  wire line_response_status,
  input  wire [511:0] line_response_data,
  output wire done_valid,
  input  wire done_ready,
  output wire [7:0] done_ring,
  output wire done_last,
  output wire done_failed,
  output wire [63:0] status_packets,
  output wire [63:0] status_bytes,
  output wire [63:0] status_lines,
  output wire [63:0] status_dropped_packets,
  output wire [31:0] status_failed_segments,
  output wire [31:0] status_failed_lines,
  output wire [31:0] status_short_packets,
  output wire [15:0] status_stray_answers,
  output wire [1:0] status_first_fault
);

  pfu_receive device (
    .clk(clk),
    .rst(rst),
    .packet_valid(packet_valid),
    .packet_ready(packet_ready),
    .packet_data(packet_data),
    .packet_last(packet_last),
    .packet_error(packet_error),
    .packet_length_bytes(packet_length_bytes),
    .packet_ring(packet_ring),
    .packet_destination(packet_destination),
    .packet_protocol(packet_protocol),
    .packet_checksum(packet_checksum),
    .packet_flow_hash(packet_flow_hash),
    .packet_timestamp_cycles(packet_timestamp_cycles),
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
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_operation(line_request_operation),
    .line_request_space(line_request_space),
    .line_request_line_address(line_request_line_address),
    .line_request_data(line_request_data),
    .line_request_byte_enable(line_request_byte_enable),
    .line_request_tag(line_request_tag),
    .line_request_selection(line_request_selection),
    .line_response_valid(line_response_valid),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .done_valid(done_valid),
    .done_ready(done_ready),
    .done_ring(done_ring),
    .done_last(done_last),
    .done_failed(done_failed),
    .status_packets(status_packets),
    .status_bytes(status_bytes),
    .status_lines(status_lines),
    .status_dropped_packets(status_dropped_packets),
    .status_failed_segments(status_failed_segments),
    .status_failed_lines(status_failed_lines),
    .status_short_packets(status_short_packets),
    .status_stray_answers(status_stray_answers),
    .status_first_fault(status_first_fault)
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

  // packet: S2, an offer holds until it is taken.
  reg packet_stalled;
  initial packet_stalled = 1'b0;
  reg [622:0] packet_offered;
  always @(posedge clk) begin
    packet_stalled <= packet_valid && !packet_ready && !rst;
    packet_offered <= {packet_data, packet_last, packet_error, packet_length_bytes, packet_ring,
        packet_destination, packet_protocol, packet_checksum, packet_flow_hash,
        packet_timestamp_cycles};
    if (packet_stalled && !rst) begin
      packet_s2_valid_holds: assume (packet_valid);
      packet_s2_payload_holds: assume (packet_offered ==
          {packet_data, packet_last, packet_error, packet_length_bytes, packet_ring,
          packet_destination, packet_protocol, packet_checksum, packet_flow_hash,
          packet_timestamp_cycles});
    end
  end
  // packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_s7_quiet_in_reset: assume (!packet_valid);
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
      segment_s2_valid_holds: assume (segment_valid);
      segment_s2_payload_holds: assume (segment_offered ==
          {segment_drop, segment_address, segment_length_bytes, segment_last,
          segment_packet_length_bytes, segment_ring, segment_operation, segment_space,
          segment_checksum, segment_fills_line});
    end
  end
  // segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      segment_s7_quiet_in_reset: assume (!segment_valid);
    end
  end

  // line_request: S2, an offer holds until it is taken.
  reg line_request_stalled;
  initial line_request_stalled = 1'b0;
  reg [645:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_operation, line_request_space, line_request_line_address,
        line_request_data, line_request_byte_enable, line_request_tag, line_request_selection};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assert (line_request_valid);
      line_request_s2_payload_holds: assert (line_request_offered ==
          {line_request_operation, line_request_space, line_request_line_address,
          line_request_data, line_request_byte_enable, line_request_tag, line_request_selection});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assert (!line_request_valid);
    end
  end

  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assume (!line_response_valid);
    end
  end

  // done: S2, an offer holds until it is taken.
  reg done_stalled;
  initial done_stalled = 1'b0;
  reg [9:0] done_offered;
  always @(posedge clk) begin
    done_stalled <= done_valid && !done_ready && !rst;
    done_offered <= {done_ring, done_last, done_failed};
    if (done_stalled && !rst) begin
      done_s2_valid_holds: assert (done_valid);
      done_s2_payload_holds: assert (done_offered == {done_ring, done_last, done_failed});
    end
  end
  // done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      done_s7_quiet_in_reset: assert (!done_valid);
    end
  end

endmodule

`default_nettype wire
