// Proof harness of `kvs_responder`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module kvs_responder_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire source_last,
  input  wire [6:0] source_context,
  input  wire source_is_silent,
  input  wire [7:0] source_status,
  input  wire [63:0] source_cas,
  input  wire source_has_flags,
  input  wire [31:0] source_flags,
  input  wire [7:0] source_key_length,
  input  wire [1:0] source_body,
  input  wire [8:0] source_first_byte,
  input  wire [10:0] source_body_length,
  input  wire peer_valid,
  input  wire [47:0] peer_destination_mac,
  input  wire [47:0] peer_source_mac,
  input  wire peer_has_tag,
  input  wire [15:0] peer_tag,
  input  wire peer_is_ipv6,
  input  wire [127:0] peer_source_address,
  input  wire [127:0] peer_destination_address,
  input  wire [15:0] peer_source_port,
  input  wire [15:0] peer_destination_port,
  input  wire [15:0] peer_request_id,
  input  wire [7:0] peer_opcode,
  input  wire [31:0] peer_opaque,
  input  wire [6:0] peer_selection,
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
  output wire freed_valid,
  output wire [6:0] freed_value,
  output wire [63:0] status_answers,
  output wire [63:0] status_silent_answers,
  output wire [63:0] status_missing_keys,
  output wire [63:0] status_conflicts,
  output wire [63:0] status_refused_requests,
  output wire [63:0] status_failed_answers
);

  kvs_responder device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_last(source_last),
    .source_context(source_context),
    .source_is_silent(source_is_silent),
    .source_status(source_status),
    .source_cas(source_cas),
    .source_has_flags(source_has_flags),
    .source_flags(source_flags),
    .source_key_length(source_key_length),
    .source_body(source_body),
    .source_first_byte(source_first_byte),
    .source_body_length(source_body_length),
    .peer_valid(peer_valid),
    .peer_destination_mac(peer_destination_mac),
    .peer_source_mac(peer_source_mac),
    .peer_has_tag(peer_has_tag),
    .peer_tag(peer_tag),
    .peer_is_ipv6(peer_is_ipv6),
    .peer_source_address(peer_source_address),
    .peer_destination_address(peer_destination_address),
    .peer_source_port(peer_source_port),
    .peer_destination_port(peer_destination_port),
    .peer_request_id(peer_request_id),
    .peer_opcode(peer_opcode),
    .peer_opaque(peer_opaque),
    .peer_selection(peer_selection),
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
    .freed_valid(freed_valid),
    .freed_value(freed_value),
    .status_answers(status_answers),
    .status_silent_answers(status_silent_answers),
    .status_missing_keys(status_missing_keys),
    .status_conflicts(status_conflicts),
    .status_refused_requests(status_refused_requests),
    .status_failed_answers(status_failed_answers)
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

  // source: S2, an offer holds until it is taken.
  reg source_stalled;
  initial source_stalled = 1'b0;
  reg [655:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_last, source_context, source_is_silent, source_status,
        source_cas, source_has_flags, source_flags, source_key_length, source_body,
        source_first_byte, source_body_length};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_last, source_context, source_is_silent, source_status, source_cas,
          source_has_flags, source_flags, source_key_length, source_body, source_first_byte,
          source_body_length});
    end
  end
  // source: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_s7_quiet_in_reset: assume (!source_valid);
    end
  end

  // peer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      peer_s7_quiet_in_reset: assume (!peer_valid);
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

  // freed: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      freed_s7_quiet_in_reset: assert (!freed_valid);
    end
  end

endmodule

`default_nettype wire
