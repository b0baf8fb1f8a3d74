// Proof harness of `classify`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module classify_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire [63:0] source_keep,
  input  wire source_last,
  input  wire source_error,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [511:0] sink_data,
  output wire sink_last,
  output wire sink_error,
  output wire [13:0] sink_length_bytes,
  output wire [7:0] sink_ring,
  output wire [1:0] sink_destination,
  output wire [2:0] sink_protocol,
  output wire [1:0] sink_checksum,
  output wire [31:0] sink_flow_hash,
  output wire [47:0] sink_timestamp_cycles,
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
  output wire [47:0] status_cycles,
  output wire [63:0] status_other_packets,
  output wire [63:0] status_arp_packets,
  output wire [63:0] status_ipv4_packets,
  output wire [63:0] status_ipv4_udp_packets,
  output wire [63:0] status_ipv4_tcp_packets,
  output wire [63:0] status_ipv6_packets,
  output wire [63:0] status_ipv6_udp_packets,
  output wire [63:0] status_ipv6_tcp_packets,
  output wire [63:0] status_fragments,
  output wire [63:0] status_bad_ipv4,
  output wire [63:0] status_bad_udp,
  output wire [63:0] status_bad_tcp,
  output wire [63:0] status_malformed_packets,
  output wire [63:0] status_unread_packets
);

  classify device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_keep(source_keep),
    .source_last(source_last),
    .source_error(source_error),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data),
    .sink_last(sink_last),
    .sink_error(sink_error),
    .sink_length_bytes(sink_length_bytes),
    .sink_ring(sink_ring),
    .sink_destination(sink_destination),
    .sink_protocol(sink_protocol),
    .sink_checksum(sink_checksum),
    .sink_flow_hash(sink_flow_hash),
    .sink_timestamp_cycles(sink_timestamp_cycles),
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
    .status_cycles(status_cycles),
    .status_other_packets(status_other_packets),
    .status_arp_packets(status_arp_packets),
    .status_ipv4_packets(status_ipv4_packets),
    .status_ipv4_udp_packets(status_ipv4_udp_packets),
    .status_ipv4_tcp_packets(status_ipv4_tcp_packets),
    .status_ipv6_packets(status_ipv6_packets),
    .status_ipv6_udp_packets(status_ipv6_udp_packets),
    .status_ipv6_tcp_packets(status_ipv6_tcp_packets),
    .status_fragments(status_fragments),
    .status_bad_ipv4(status_bad_ipv4),
    .status_bad_udp(status_bad_udp),
    .status_bad_tcp(status_bad_tcp),
    .status_malformed_packets(status_malformed_packets),
    .status_unread_packets(status_unread_packets)
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

  // sink: S2, an offer holds until it is taken.
  reg sink_stalled;
  initial sink_stalled = 1'b0;
  reg [622:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_data, sink_last, sink_error, sink_length_bytes, sink_ring,
        sink_destination, sink_protocol, sink_checksum, sink_flow_hash, sink_timestamp_cycles};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data, sink_last, sink_error,
          sink_length_bytes, sink_ring, sink_destination, sink_protocol, sink_checksum,
          sink_flow_hash, sink_timestamp_cycles});
    end
  end
  // sink: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_s7_quiet_in_reset: assert (!sink_valid);
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
