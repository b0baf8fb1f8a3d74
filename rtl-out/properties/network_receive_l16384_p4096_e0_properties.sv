// Proof harness of `network_receive_l16384_p4096_e0`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module network_receive_l16384_p4096_e0_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire [63:0] source_keep,
  input  wire source_last,
  input  wire source_error,
  output wire sink_0_valid,
  input  wire sink_0_ready,
  output wire [511:0] sink_0_data,
  output wire sink_0_last,
  output wire sink_0_error,
  output wire [13:0] sink_0_length_bytes,
  output wire [7:0] sink_0_ring,
  output wire [1:0] sink_0_destination,
  output wire [2:0] sink_0_protocol,
  output wire [1:0] sink_0_checksum,
  output wire [31:0] sink_0_flow_hash,
  output wire [47:0] sink_0_timestamp_cycles,
  input  wire configuration_spread,
  input  wire [7:0] configuration_default_ring,
  input  wire configuration_hash_tcp_ports,
  input  wire configuration_hash_udp_ports,
  input  wire engine_port_0_enable,
  input  wire [15:0] engine_port_0_udp_port,
  input  wire [1:0] engine_port_0_destination,
  input  wire engine_port_1_enable,
  input  wire [15:0] engine_port_1_udp_port,
  input  wire [1:0] engine_port_1_destination,
  input  wire engine_port_2_enable,
  input  wire [15:0] engine_port_2_udp_port,
  input  wire [1:0] engine_port_2_destination,
  input  wire engine_port_3_enable,
  input  wire [15:0] engine_port_3_udp_port,
  input  wire [1:0] engine_port_3_destination,
  input  wire engine_flow_0_enable,
  input  wire [31:0] engine_flow_0_flow_hash,
  input  wire [1:0] engine_flow_0_destination,
  input  wire engine_flow_1_enable,
  input  wire [31:0] engine_flow_1_flow_hash,
  input  wire [1:0] engine_flow_1_destination,
  input  wire engine_flow_2_enable,
  input  wire [31:0] engine_flow_2_flow_hash,
  input  wire [1:0] engine_flow_2_destination,
  input  wire engine_flow_3_enable,
  input  wire [31:0] engine_flow_3_flow_hash,
  input  wire [1:0] engine_flow_3_destination,
  input  wire key_valid,
  input  wire [3:0] key_word,
  input  wire [31:0] key_value,
  input  wire table_valid,
  input  wire [6:0] table_entry,
  input  wire [7:0] table_ring,
  input  wire [3:0] steering_enable,
  output wire [47:0] classify_status_cycles,
  output wire [63:0] classify_status_other_packets,
  output wire [63:0] classify_status_arp_packets,
  output wire [63:0] classify_status_ipv4_packets,
  output wire [63:0] classify_status_ipv4_udp_packets,
  output wire [63:0] classify_status_ipv4_tcp_packets,
  output wire [63:0] classify_status_ipv6_packets,
  output wire [63:0] classify_status_ipv6_udp_packets,
  output wire [63:0] classify_status_ipv6_tcp_packets,
  output wire [63:0] classify_status_fragments,
  output wire [63:0] classify_status_bad_ipv4,
  output wire [63:0] classify_status_bad_udp,
  output wire [63:0] classify_status_bad_tcp,
  output wire [63:0] classify_status_malformed_packets,
  output wire [63:0] classify_status_unread_packets,
  output wire [63:0] buffer_status_packets,
  output wire [63:0] buffer_status_bytes,
  output wire [63:0] buffer_status_memory_full,
  output wire [63:0] buffer_status_table_full,
  output wire [63:0] buffer_status_damaged_packets,
  output wire [63:0] buffer_status_oversized_packets,
  output wire [16:0] buffer_status_lines,
  output wire [16:0] buffer_status_most_lines,
  output wire [63:0] steering_status_packets_0,
  output wire [63:0] steering_status_packets_1,
  output wire [63:0] steering_status_packets_2,
  output wire [63:0] steering_status_packets_3,
  output wire [63:0] steering_status_dropped_packets
);

  network_receive_l16384_p4096_e0 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_keep(source_keep),
    .source_last(source_last),
    .source_error(source_error),
    .sink_0_valid(sink_0_valid),
    .sink_0_ready(sink_0_ready),
    .sink_0_data(sink_0_data),
    .sink_0_last(sink_0_last),
    .sink_0_error(sink_0_error),
    .sink_0_length_bytes(sink_0_length_bytes),
    .sink_0_ring(sink_0_ring),
    .sink_0_destination(sink_0_destination),
    .sink_0_protocol(sink_0_protocol),
    .sink_0_checksum(sink_0_checksum),
    .sink_0_flow_hash(sink_0_flow_hash),
    .sink_0_timestamp_cycles(sink_0_timestamp_cycles),
    .configuration_spread(configuration_spread),
    .configuration_default_ring(configuration_default_ring),
    .configuration_hash_tcp_ports(configuration_hash_tcp_ports),
    .configuration_hash_udp_ports(configuration_hash_udp_ports),
    .engine_port_0_enable(engine_port_0_enable),
    .engine_port_0_udp_port(engine_port_0_udp_port),
    .engine_port_0_destination(engine_port_0_destination),
    .engine_port_1_enable(engine_port_1_enable),
    .engine_port_1_udp_port(engine_port_1_udp_port),
    .engine_port_1_destination(engine_port_1_destination),
    .engine_port_2_enable(engine_port_2_enable),
    .engine_port_2_udp_port(engine_port_2_udp_port),
    .engine_port_2_destination(engine_port_2_destination),
    .engine_port_3_enable(engine_port_3_enable),
    .engine_port_3_udp_port(engine_port_3_udp_port),
    .engine_port_3_destination(engine_port_3_destination),
    .engine_flow_0_enable(engine_flow_0_enable),
    .engine_flow_0_flow_hash(engine_flow_0_flow_hash),
    .engine_flow_0_destination(engine_flow_0_destination),
    .engine_flow_1_enable(engine_flow_1_enable),
    .engine_flow_1_flow_hash(engine_flow_1_flow_hash),
    .engine_flow_1_destination(engine_flow_1_destination),
    .engine_flow_2_enable(engine_flow_2_enable),
    .engine_flow_2_flow_hash(engine_flow_2_flow_hash),
    .engine_flow_2_destination(engine_flow_2_destination),
    .engine_flow_3_enable(engine_flow_3_enable),
    .engine_flow_3_flow_hash(engine_flow_3_flow_hash),
    .engine_flow_3_destination(engine_flow_3_destination),
    .key_valid(key_valid),
    .key_word(key_word),
    .key_value(key_value),
    .table_valid(table_valid),
    .table_entry(table_entry),
    .table_ring(table_ring),
    .steering_enable(steering_enable),
    .classify_status_cycles(classify_status_cycles),
    .classify_status_other_packets(classify_status_other_packets),
    .classify_status_arp_packets(classify_status_arp_packets),
    .classify_status_ipv4_packets(classify_status_ipv4_packets),
    .classify_status_ipv4_udp_packets(classify_status_ipv4_udp_packets),
    .classify_status_ipv4_tcp_packets(classify_status_ipv4_tcp_packets),
    .classify_status_ipv6_packets(classify_status_ipv6_packets),
    .classify_status_ipv6_udp_packets(classify_status_ipv6_udp_packets),
    .classify_status_ipv6_tcp_packets(classify_status_ipv6_tcp_packets),
    .classify_status_fragments(classify_status_fragments),
    .classify_status_bad_ipv4(classify_status_bad_ipv4),
    .classify_status_bad_udp(classify_status_bad_udp),
    .classify_status_bad_tcp(classify_status_bad_tcp),
    .classify_status_malformed_packets(classify_status_malformed_packets),
    .classify_status_unread_packets(classify_status_unread_packets),
    .buffer_status_packets(buffer_status_packets),
    .buffer_status_bytes(buffer_status_bytes),
    .buffer_status_memory_full(buffer_status_memory_full),
    .buffer_status_table_full(buffer_status_table_full),
    .buffer_status_damaged_packets(buffer_status_damaged_packets),
    .buffer_status_oversized_packets(buffer_status_oversized_packets),
    .buffer_status_lines(buffer_status_lines),
    .buffer_status_most_lines(buffer_status_most_lines),
    .steering_status_packets_0(steering_status_packets_0),
    .steering_status_packets_1(steering_status_packets_1),
    .steering_status_packets_2(steering_status_packets_2),
    .steering_status_packets_3(steering_status_packets_3),
    .steering_status_dropped_packets(steering_status_dropped_packets)
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
  reg [577:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_keep, source_last, source_error};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_keep, source_last, source_error});
    end
  end
  // source: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_s7_quiet_in_reset: assume (!source_valid);
    end
  end

  // sink_0: S2, an offer holds until it is taken.
  reg sink_0_stalled;
  initial sink_0_stalled = 1'b0;
  reg [622:0] sink_0_offered;
  always @(posedge clk) begin
    sink_0_stalled <= sink_0_valid && !sink_0_ready && !rst;
    sink_0_offered <= {sink_0_data, sink_0_last, sink_0_error, sink_0_length_bytes, sink_0_ring,
        sink_0_destination, sink_0_protocol, sink_0_checksum, sink_0_flow_hash,
        sink_0_timestamp_cycles};
    if (sink_0_stalled && !rst) begin
      sink_0_s2_valid_holds: assert (sink_0_valid);
      sink_0_s2_payload_holds: assert (sink_0_offered ==
          {sink_0_data, sink_0_last, sink_0_error, sink_0_length_bytes, sink_0_ring,
          sink_0_destination, sink_0_protocol, sink_0_checksum, sink_0_flow_hash,
          sink_0_timestamp_cycles});
    end
  end
  // sink_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_0_s7_quiet_in_reset: assert (!sink_0_valid);
    end
  end

  // key: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      key_s7_quiet_in_reset: assume (!key_valid);
    end
  end

  // table: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      table_s7_quiet_in_reset: assume (!table_valid);
    end
  end

endmodule

`default_nettype wire
