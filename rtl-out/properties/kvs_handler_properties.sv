// Proof harness of `kvs_handler`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module kvs_handler_properties (
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
  input  wire [45:0] tables_nic_buckets,
  input  wire [45:0] tables_nic_entries,
  input  wire [45:0] tables_host_buckets,
  input  wire [45:0] tables_host_entries,
  input  wire [4:0] tables_host_index_bits,
  input  wire tables_has_host,
  input  wire hold_is_asked,
  input  wire [31:0] hold_hash,
  output wire line_request_0_valid,
  input  wire line_request_0_ready,
  output wire [3:0] line_request_0_operation,
  output wire [1:0] line_request_0_space,
  output wire [45:0] line_request_0_line_address,
  output wire [511:0] line_request_0_data,
  output wire [63:0] line_request_0_byte_enable,
  output wire [9:0] line_request_0_tag,
  output wire line_request_1_valid,
  input  wire line_request_1_ready,
  output wire [3:0] line_request_1_operation,
  output wire [1:0] line_request_1_space,
  output wire [45:0] line_request_1_line_address,
  output wire [511:0] line_request_1_data,
  output wire [63:0] line_request_1_byte_enable,
  output wire [9:0] line_request_1_tag,
  input  wire line_response_0_valid,
  output wire line_response_0_ready,
  input  wire [9:0] line_response_0_tag,
  input  wire line_response_0_status,
  input  wire [511:0] line_response_0_data,
  input  wire line_response_1_valid,
  output wire line_response_1_ready,
  input  wire [9:0] line_response_1_tag,
  input  wire line_response_1_status,
  input  wire [511:0] line_response_1_data,
  output wire [63:0] status_lookup_hits,
  output wire [63:0] status_lookup_misses,
  output wire [63:0] status_worked,
  output wire [63:0] status_nic_hits,
  output wire [63:0] status_host_hits,
  output wire [63:0] status_evictions,
  output wire [63:0] status_write_backs,
  output wire [63:0] status_no_room,
  output wire [63:0] status_failed_requests,
  output wire [63:0] status_next_cas,
  output wire [6:0] status_outstanding,
  output wire status_is_held,
  output wire [63:0] parser_status_requests,
  output wire [31:0] parser_status_foreign_packets,
  output wire [31:0] parser_status_fragmented_requests,
  output wire [31:0] parser_status_bad_magic,
  output wire [31:0] parser_status_damaged_packets,
  output wire [63:0] responder_status_answers,
  output wire [63:0] responder_status_silent_answers,
  output wire [63:0] responder_status_missing_keys,
  output wire [63:0] responder_status_conflicts,
  output wire [63:0] responder_status_refused_requests,
  output wire [63:0] responder_status_failed_answers
);

  kvs_handler device (
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
    .tables_nic_buckets(tables_nic_buckets),
    .tables_nic_entries(tables_nic_entries),
    .tables_host_buckets(tables_host_buckets),
    .tables_host_entries(tables_host_entries),
    .tables_host_index_bits(tables_host_index_bits),
    .tables_has_host(tables_has_host),
    .hold_is_asked(hold_is_asked),
    .hold_hash(hold_hash),
    .line_request_0_valid(line_request_0_valid),
    .line_request_0_ready(line_request_0_ready),
    .line_request_0_operation(line_request_0_operation),
    .line_request_0_space(line_request_0_space),
    .line_request_0_line_address(line_request_0_line_address),
    .line_request_0_data(line_request_0_data),
    .line_request_0_byte_enable(line_request_0_byte_enable),
    .line_request_0_tag(line_request_0_tag),
    .line_request_1_valid(line_request_1_valid),
    .line_request_1_ready(line_request_1_ready),
    .line_request_1_operation(line_request_1_operation),
    .line_request_1_space(line_request_1_space),
    .line_request_1_line_address(line_request_1_line_address),
    .line_request_1_data(line_request_1_data),
    .line_request_1_byte_enable(line_request_1_byte_enable),
    .line_request_1_tag(line_request_1_tag),
    .line_response_0_valid(line_response_0_valid),
    .line_response_0_ready(line_response_0_ready),
    .line_response_0_tag(line_response_0_tag),
    .line_response_0_status(line_response_0_status),
    .line_response_0_data(line_response_0_data),
    .line_response_1_valid(line_response_1_valid),
    .line_response_1_ready(line_response_1_ready),
    .line_response_1_tag(line_response_1_tag),
    .line_response_1_status(line_response_1_status),
    .line_response_1_data(line_response_1_data),
    .status_lookup_hits(status_lookup_hits),
    .status_lookup_misses(status_lookup_misses),
    .status_worked(status_worked),
    .status_nic_hits(status_nic_hits),
    .status_host_hits(status_host_hits),
    .status_evictions(status_evictions),
    .status_write_backs(status_write_backs),
    .status_no_room(status_no_room),
    .status_failed_requests(status_failed_requests),
    .status_next_cas(status_next_cas),
    .status_outstanding(status_outstanding),
    .status_is_held(status_is_held),
    .parser_status_requests(parser_status_requests),
    .parser_status_foreign_packets(parser_status_foreign_packets),
    .parser_status_fragmented_requests(parser_status_fragmented_requests),
    .parser_status_bad_magic(parser_status_bad_magic),
    .parser_status_damaged_packets(parser_status_damaged_packets),
    .responder_status_answers(responder_status_answers),
    .responder_status_silent_answers(responder_status_silent_answers),
    .responder_status_missing_keys(responder_status_missing_keys),
    .responder_status_conflicts(responder_status_conflicts),
    .responder_status_refused_requests(responder_status_refused_requests),
    .responder_status_failed_answers(responder_status_failed_answers)
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

  // line_request_0: S2, an offer holds until it is taken.
  reg line_request_0_stalled;
  initial line_request_0_stalled = 1'b0;
  reg [637:0] line_request_0_offered;
  always @(posedge clk) begin
    line_request_0_stalled <= line_request_0_valid && !line_request_0_ready && !rst;
    line_request_0_offered <= {line_request_0_operation, line_request_0_space,
        line_request_0_line_address, line_request_0_data, line_request_0_byte_enable,
        line_request_0_tag};
    if (line_request_0_stalled && !rst) begin
      line_request_0_s2_valid_holds: assert (line_request_0_valid);
      line_request_0_s2_payload_holds: assert (line_request_0_offered ==
          {line_request_0_operation, line_request_0_space, line_request_0_line_address,
          line_request_0_data, line_request_0_byte_enable, line_request_0_tag});
    end
  end
  // line_request_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_0_s7_quiet_in_reset: assert (!line_request_0_valid);
    end
  end

  // line_request_1: S2, an offer holds until it is taken.
  reg line_request_1_stalled;
  initial line_request_1_stalled = 1'b0;
  reg [637:0] line_request_1_offered;
  always @(posedge clk) begin
    line_request_1_stalled <= line_request_1_valid && !line_request_1_ready && !rst;
    line_request_1_offered <= {line_request_1_operation, line_request_1_space,
        line_request_1_line_address, line_request_1_data, line_request_1_byte_enable,
        line_request_1_tag};
    if (line_request_1_stalled && !rst) begin
      line_request_1_s2_valid_holds: assert (line_request_1_valid);
      line_request_1_s2_payload_holds: assert (line_request_1_offered ==
          {line_request_1_operation, line_request_1_space, line_request_1_line_address,
          line_request_1_data, line_request_1_byte_enable, line_request_1_tag});
    end
  end
  // line_request_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_1_s7_quiet_in_reset: assert (!line_request_1_valid);
    end
  end

  // line_response_0: S2, an offer holds until it is taken.
  reg line_response_0_stalled;
  initial line_response_0_stalled = 1'b0;
  reg [522:0] line_response_0_offered;
  always @(posedge clk) begin
    line_response_0_stalled <= line_response_0_valid && !line_response_0_ready && !rst;
    line_response_0_offered <= {line_response_0_tag, line_response_0_status, line_response_0_data};
    if (line_response_0_stalled && !rst) begin
      line_response_0_s2_valid_holds: assume (line_response_0_valid);
      line_response_0_s2_payload_holds: assume (line_response_0_offered ==
          {line_response_0_tag, line_response_0_status, line_response_0_data});
    end
  end
  // line_response_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_0_s7_quiet_in_reset: assume (!line_response_0_valid);
    end
  end

  // line_response_1: S2, an offer holds until it is taken.
  reg line_response_1_stalled;
  initial line_response_1_stalled = 1'b0;
  reg [522:0] line_response_1_offered;
  always @(posedge clk) begin
    line_response_1_stalled <= line_response_1_valid && !line_response_1_ready && !rst;
    line_response_1_offered <= {line_response_1_tag, line_response_1_status, line_response_1_data};
    if (line_response_1_stalled && !rst) begin
      line_response_1_s2_valid_holds: assume (line_response_1_valid);
      line_response_1_s2_payload_holds: assume (line_response_1_offered ==
          {line_response_1_tag, line_response_1_status, line_response_1_data});
    end
  end
  // line_response_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_1_s7_quiet_in_reset: assume (!line_response_1_valid);
    end
  end

endmodule

`default_nettype wire
