// Proof harness of `receive_dispatch`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module receive_dispatch_properties (
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
  output wire forwarded_valid,
  input  wire forwarded_ready,
  output wire [511:0] forwarded_data,
  output wire forwarded_last,
  output wire forwarded_error,
  output wire [13:0] forwarded_length_bytes,
  output wire [7:0] forwarded_ring,
  output wire [1:0] forwarded_destination,
  output wire [2:0] forwarded_protocol,
  output wire [1:0] forwarded_checksum,
  output wire [31:0] forwarded_flow_hash,
  output wire [47:0] forwarded_timestamp_cycles,
  output wire request_0_valid,
  input  wire request_0_ready,
  output wire [13:0] request_0_length_bytes,
  output wire [2:0] request_0_protocol,
  output wire [1:0] request_0_checksum,
  output wire [31:0] request_0_flow_hash,
  input  wire granted_0_valid,
  output wire granted_0_ready,
  input  wire granted_0_drop,
  input  wire [51:0] granted_0_address,
  input  wire [13:0] granted_0_length_bytes,
  input  wire granted_0_last,
  input  wire [13:0] granted_0_packet_length_bytes,
  input  wire [7:0] granted_0_ring,
  input  wire [3:0] granted_0_operation,
  input  wire [1:0] granted_0_space,
  input  wire [1:0] granted_0_checksum,
  input  wire granted_0_fills_line,
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
  output wire [63:0] status_packets,
  output wire [63:0] status_unknown_ring_drops
);

  receive_dispatch device (
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
    .forwarded_valid(forwarded_valid),
    .forwarded_ready(forwarded_ready),
    .forwarded_data(forwarded_data),
    .forwarded_last(forwarded_last),
    .forwarded_error(forwarded_error),
    .forwarded_length_bytes(forwarded_length_bytes),
    .forwarded_ring(forwarded_ring),
    .forwarded_destination(forwarded_destination),
    .forwarded_protocol(forwarded_protocol),
    .forwarded_checksum(forwarded_checksum),
    .forwarded_flow_hash(forwarded_flow_hash),
    .forwarded_timestamp_cycles(forwarded_timestamp_cycles),
    .request_0_valid(request_0_valid),
    .request_0_ready(request_0_ready),
    .request_0_length_bytes(request_0_length_bytes),
    .request_0_protocol(request_0_protocol),
    .request_0_checksum(request_0_checksum),
    .request_0_flow_hash(request_0_flow_hash),
    .granted_0_valid(granted_0_valid),
    .granted_0_ready(granted_0_ready),
    .granted_0_drop(granted_0_drop),
    .granted_0_address(granted_0_address),
    .granted_0_length_bytes(granted_0_length_bytes),
    .granted_0_last(granted_0_last),
    .granted_0_packet_length_bytes(granted_0_packet_length_bytes),
    .granted_0_ring(granted_0_ring),
    .granted_0_operation(granted_0_operation),
    .granted_0_space(granted_0_space),
    .granted_0_checksum(granted_0_checksum),
    .granted_0_fills_line(granted_0_fills_line),
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
    .status_packets(status_packets),
    .status_unknown_ring_drops(status_unknown_ring_drops)
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

  // forwarded: S2, an offer holds until it is taken.
  reg forwarded_stalled;
  initial forwarded_stalled = 1'b0;
  reg [622:0] forwarded_offered;
  always @(posedge clk) begin
    forwarded_stalled <= forwarded_valid && !forwarded_ready && !rst;
    forwarded_offered <= {forwarded_data, forwarded_last, forwarded_error, forwarded_length_bytes,
        forwarded_ring, forwarded_destination, forwarded_protocol, forwarded_checksum,
        forwarded_flow_hash, forwarded_timestamp_cycles};
    if (forwarded_stalled && !rst) begin
      forwarded_s2_valid_holds: assert (forwarded_valid);
      forwarded_s2_payload_holds: assert (forwarded_offered ==
          {forwarded_data, forwarded_last, forwarded_error, forwarded_length_bytes, forwarded_ring,
          forwarded_destination, forwarded_protocol, forwarded_checksum, forwarded_flow_hash,
          forwarded_timestamp_cycles});
    end
  end
  // forwarded: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      forwarded_s7_quiet_in_reset: assert (!forwarded_valid);
    end
  end

  // request_0: S2, an offer holds until it is taken.
  reg request_0_stalled;
  initial request_0_stalled = 1'b0;
  reg [50:0] request_0_offered;
  always @(posedge clk) begin
    request_0_stalled <= request_0_valid && !request_0_ready && !rst;
    request_0_offered <= {request_0_length_bytes, request_0_protocol, request_0_checksum,
        request_0_flow_hash};
    if (request_0_stalled && !rst) begin
      request_0_s2_valid_holds: assert (request_0_valid);
      request_0_s2_payload_holds: assert (request_0_offered ==
          {request_0_length_bytes, request_0_protocol, request_0_checksum, request_0_flow_hash});
    end
  end
  // request_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_0_s7_quiet_in_reset: assert (!request_0_valid);
    end
  end

  // granted_0: S2, an offer holds until it is taken.
  reg granted_0_stalled;
  initial granted_0_stalled = 1'b0;
  reg [98:0] granted_0_offered;
  always @(posedge clk) begin
    granted_0_stalled <= granted_0_valid && !granted_0_ready && !rst;
    granted_0_offered <= {granted_0_drop, granted_0_address, granted_0_length_bytes,
        granted_0_last, granted_0_packet_length_bytes, granted_0_ring, granted_0_operation,
        granted_0_space, granted_0_checksum, granted_0_fills_line};
    if (granted_0_stalled && !rst) begin
      granted_0_s2_valid_holds: assume (granted_0_valid);
      granted_0_s2_payload_holds: assume (granted_0_offered ==
          {granted_0_drop, granted_0_address, granted_0_length_bytes, granted_0_last,
          granted_0_packet_length_bytes, granted_0_ring, granted_0_operation, granted_0_space,
          granted_0_checksum, granted_0_fills_line});
    end
  end
  // granted_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      granted_0_s7_quiet_in_reset: assume (!granted_0_valid);
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

endmodule

`default_nettype wire
