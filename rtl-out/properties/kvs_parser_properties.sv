// Proof harness of `kvs_parser`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module kvs_parser_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire source_last,
  input  wire source_error,
  input  wire [13:0] source_length_bytes,
  input  wire [7:0] source_ring,
  input  wire [1:0] source_destination,
  input  wire [2:0] source_protocol,
  input  wire [1:0] source_checksum,
  input  wire [31:0] source_flow_hash,
  input  wire [47:0] source_timestamp_cycles,
  output wire line_valid,
  input  wire line_ready,
  output wire [511:0] line_data,
  output wire line_last,
  output wire request_valid,
  input  wire request_ready,
  output wire [2:0] request_first_operation,
  output wire request_first_is_quiet,
  output wire request_first_with_key,
  output wire [7:0] request_first_status,
  output wire [7:0] request_first_key_length,
  output wire [10:0] request_first_value_length,
  output wire [31:0] request_first_hash,
  output wire [63:0] request_first_cas,
  output wire [31:0] request_first_flags,
  output wire [4:0] request_first_lines,
  output wire [6:0] request_first_context,
  output wire [47:0] request_second_destination_mac,
  output wire [47:0] request_second_source_mac,
  output wire request_second_has_tag,
  output wire [15:0] request_second_tag,
  output wire request_second_is_ipv6,
  output wire [127:0] request_second_source_address,
  output wire [127:0] request_second_destination_address,
  output wire [15:0] request_second_source_port,
  output wire [15:0] request_second_destination_port,
  output wire [15:0] request_second_request_id,
  output wire [7:0] request_second_opcode,
  output wire [31:0] request_second_opaque,
  output wire [63:0] status_requests,
  output wire [31:0] status_foreign_packets,
  output wire [31:0] status_fragmented_requests,
  output wire [31:0] status_bad_magic,
  output wire [31:0] status_damaged_packets
);

  kvs_parser device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_last(source_last),
    .source_error(source_error),
    .source_length_bytes(source_length_bytes),
    .source_ring(source_ring),
    .source_destination(source_destination),
    .source_protocol(source_protocol),
    .source_checksum(source_checksum),
    .source_flow_hash(source_flow_hash),
    .source_timestamp_cycles(source_timestamp_cycles),
    .line_valid(line_valid),
    .line_ready(line_ready),
    .line_data(line_data),
    .line_last(line_last),
    .request_valid(request_valid),
    .request_ready(request_ready),
    .request_first_operation(request_first_operation),
    .request_first_is_quiet(request_first_is_quiet),
    .request_first_with_key(request_first_with_key),
    .request_first_status(request_first_status),
    .request_first_key_length(request_first_key_length),
    .request_first_value_length(request_first_value_length),
    .request_first_hash(request_first_hash),
    .request_first_cas(request_first_cas),
    .request_first_flags(request_first_flags),
    .request_first_lines(request_first_lines),
    .request_first_context(request_first_context),
    .request_second_destination_mac(request_second_destination_mac),
    .request_second_source_mac(request_second_source_mac),
    .request_second_has_tag(request_second_has_tag),
    .request_second_tag(request_second_tag),
    .request_second_is_ipv6(request_second_is_ipv6),
    .request_second_source_address(request_second_source_address),
    .request_second_destination_address(request_second_destination_address),
    .request_second_source_port(request_second_source_port),
    .request_second_destination_port(request_second_destination_port),
    .request_second_request_id(request_second_request_id),
    .request_second_opcode(request_second_opcode),
    .request_second_opaque(request_second_opaque),
    .status_requests(status_requests),
    .status_foreign_packets(status_foreign_packets),
    .status_fragmented_requests(status_fragmented_requests),
    .status_bad_magic(status_bad_magic),
    .status_damaged_packets(status_damaged_packets)
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
  reg [622:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_last, source_error, source_length_bytes, source_ring,
        source_destination, source_protocol, source_checksum, source_flow_hash,
        source_timestamp_cycles};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_last, source_error, source_length_bytes, source_ring,
          source_destination, source_protocol, source_checksum, source_flow_hash,
          source_timestamp_cycles});
    end
  end
  // source: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_s7_quiet_in_reset: assume (!source_valid);
    end
  end

  // line: S2, an offer holds until it is taken.
  reg line_stalled;
  initial line_stalled = 1'b0;
  reg [512:0] line_offered;
  always @(posedge clk) begin
    line_stalled <= line_valid && !line_ready && !rst;
    line_offered <= {line_data, line_last};
    if (line_stalled && !rst) begin
      line_s2_valid_holds: assert (line_valid);
      line_s2_payload_holds: assert (line_offered == {line_data, line_last});
    end
  end
  // line: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_s7_quiet_in_reset: assert (!line_valid);
    end
  end

  // request: S2, an offer holds until it is taken.
  reg request_stalled;
  initial request_stalled = 1'b0;
  reg [629:0] request_offered;
  always @(posedge clk) begin
    request_stalled <= request_valid && !request_ready && !rst;
    request_offered <= {request_first_operation, request_first_is_quiet, request_first_with_key,
        request_first_status, request_first_key_length, request_first_value_length,
        request_first_hash, request_first_cas, request_first_flags, request_first_lines,
        request_first_context, request_second_destination_mac, request_second_source_mac,
        request_second_has_tag, request_second_tag, request_second_is_ipv6,
        request_second_source_address, request_second_destination_address,
        request_second_source_port, request_second_destination_port, request_second_request_id,
        request_second_opcode, request_second_opaque};
    if (request_stalled && !rst) begin
      request_s2_valid_holds: assert (request_valid);
      request_s2_payload_holds: assert (request_offered ==
          {request_first_operation, request_first_is_quiet, request_first_with_key,
          request_first_status, request_first_key_length, request_first_value_length,
          request_first_hash, request_first_cas, request_first_flags, request_first_lines,
          request_first_context, request_second_destination_mac, request_second_source_mac,
          request_second_has_tag, request_second_tag, request_second_is_ipv6,
          request_second_source_address, request_second_destination_address,
          request_second_source_port, request_second_destination_port, request_second_request_id,
          request_second_opcode, request_second_opaque});
    end
  end
  // request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_s7_quiet_in_reset: assert (!request_valid);
    end
  end

endmodule

`default_nettype wire
