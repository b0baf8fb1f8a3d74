// Proof harness of `store_packets`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module store_packets_properties (
  input  wire clk,
  input  wire rst,
  input  wire message_valid,
  output wire message_ready,
  input  wire [511:0] message_data,
  input  wire [63:0] message_keep,
  input  wire message_last,
  input  wire message_error,
  output wire packet_valid,
  input  wire packet_ready,
  output wire [511:0] packet_data,
  output wire packet_last,
  output wire packet_error,
  output wire [13:0] packet_length_bytes,
  output wire [7:0] packet_ring,
  output wire [1:0] packet_destination,
  output wire [2:0] packet_protocol,
  output wire [1:0] packet_checksum,
  output wire [31:0] packet_flow_hash,
  output wire [47:0] packet_timestamp_cycles,
  output wire [31:0] status_messages,
  output wire [15:0] status_empty_messages
);

  store_packets device (
    .clk(clk),
    .rst(rst),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_data(message_data),
    .message_keep(message_keep),
    .message_last(message_last),
    .message_error(message_error),
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
    .status_messages(status_messages),
    .status_empty_messages(status_empty_messages)
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

  // message: S2, an offer holds until it is taken.
  reg message_stalled;
  initial message_stalled = 1'b0;
  reg [577:0] message_offered;
  always @(posedge clk) begin
    message_stalled <= message_valid && !message_ready && !rst;
    message_offered <= {message_data, message_keep, message_last, message_error};
    if (message_stalled && !rst) begin
      message_s2_valid_holds: assume (message_valid);
      message_s2_payload_holds: assume (message_offered ==
          {message_data, message_keep, message_last, message_error});
    end
  end
  // message: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      message_s7_quiet_in_reset: assume (!message_valid);
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
      packet_s2_valid_holds: assert (packet_valid);
      packet_s2_payload_holds: assert (packet_offered ==
          {packet_data, packet_last, packet_error, packet_length_bytes, packet_ring,
          packet_destination, packet_protocol, packet_checksum, packet_flow_hash,
          packet_timestamp_cycles});
    end
  end
  // packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_s7_quiet_in_reset: assert (!packet_valid);
    end
  end

endmodule

`default_nettype wire
