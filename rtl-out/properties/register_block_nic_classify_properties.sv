// Proof harness of `register_block_nic_classify`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_block_nic_classify_properties (
  input  wire clk,
  input  wire rst,
  input  wire access_valid,
  output wire access_ready,
  input  wire [31:0] access_address,
  input  wire access_write,
  input  wire [31:0] access_data,
  input  wire [3:0] access_byte_enable,
  output wire answer_valid,
  input  wire answer_ready,
  output wire [31:0] answer_data,
  output wire answer_refused,
  output wire control_spread,
  output wire [7:0] control_default_ring,
  output wire control_hash_tcp_ports,
  output wire control_hash_udp_ports,
  input  wire [47:0] status_cycles,
  input  wire [63:0] status_other_packets,
  input  wire [63:0] status_arp_packets,
  input  wire [63:0] status_ipv4_packets,
  input  wire [63:0] status_ipv4_udp_packets,
  input  wire [63:0] status_ipv4_tcp_packets,
  input  wire [63:0] status_ipv6_packets,
  input  wire [63:0] status_ipv6_udp_packets,
  input  wire [63:0] status_ipv6_tcp_packets,
  input  wire [63:0] status_fragments,
  input  wire [63:0] status_bad_ipv4,
  input  wire [63:0] status_bad_udp,
  input  wire [63:0] status_bad_tcp,
  input  wire [63:0] status_malformed_packets,
  input  wire [63:0] status_unread_packets,
  output wire hash_key_valid,
  output wire [3:0] hash_key_word,
  output wire [31:0] hash_key_value,
  output wire ring_table_valid,
  output wire [6:0] ring_table_entry,
  output wire [7:0] ring_table_ring
);

  register_block_nic_classify device (
    .clk(clk),
    .rst(rst),
    .access_valid(access_valid),
    .access_ready(access_ready),
    .access_address(access_address),
    .access_write(access_write),
    .access_data(access_data),
    .access_byte_enable(access_byte_enable),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_refused(answer_refused),
    .control_spread(control_spread),
    .control_default_ring(control_default_ring),
    .control_hash_tcp_ports(control_hash_tcp_ports),
    .control_hash_udp_ports(control_hash_udp_ports),
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
    .status_unread_packets(status_unread_packets),
    .hash_key_valid(hash_key_valid),
    .hash_key_word(hash_key_word),
    .hash_key_value(hash_key_value),
    .ring_table_valid(ring_table_valid),
    .ring_table_entry(ring_table_entry),
    .ring_table_ring(ring_table_ring)
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

  // access: S2, an offer holds until it is taken.
  reg access_stalled;
  initial access_stalled = 1'b0;
  reg [68:0] access_offered;
  always @(posedge clk) begin
    access_stalled <= access_valid && !access_ready && !rst;
    access_offered <= {access_address, access_write, access_data, access_byte_enable};
    if (access_stalled && !rst) begin
      access_s2_valid_holds: assume (access_valid);
      access_s2_payload_holds: assume (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_s7_quiet_in_reset: assume (!access_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [32:0] answer_offered;
  always @(posedge clk) begin
    answer_stalled <= answer_valid && !answer_ready && !rst;
    answer_offered <= {answer_data, answer_refused};
    if (answer_stalled && !rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // hash_key: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      hash_key_s7_quiet_in_reset: assert (!hash_key_valid);
    end
  end

  // ring_table: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      ring_table_s7_quiet_in_reset: assert (!ring_table_valid);
    end
  end

endmodule

`default_nettype wire
