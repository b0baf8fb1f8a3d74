// Proof harness of `cmac_receive_s60`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module cmac_receive_s60_properties (
  input  wire clk,
  input  wire rst,
  input  wire cmac_valid,
  input  wire [511:0] cmac_data,
  input  wire [63:0] cmac_keep,
  input  wire cmac_last,
  input  wire cmac_error,
  output wire packet_valid,
  input  wire packet_ready,
  output wire [511:0] packet_data,
  output wire [63:0] packet_keep,
  output wire packet_last,
  output wire packet_error,
  output wire [63:0] status_packets,
  output wire [63:0] status_bytes,
  output wire [63:0] status_cut_packets,
  output wire [63:0] status_dropped_packets,
  output wire [63:0] status_damaged_packets,
  output wire [63:0] status_oversized_packets,
  output wire [63:0] status_short_packets
);

  cmac_receive_s60 device (
    .clk(clk),
    .rst(rst),
    .cmac_valid(cmac_valid),
    .cmac_data(cmac_data),
    .cmac_keep(cmac_keep),
    .cmac_last(cmac_last),
    .cmac_error(cmac_error),
    .packet_valid(packet_valid),
    .packet_ready(packet_ready),
    .packet_data(packet_data),
    .packet_keep(packet_keep),
    .packet_last(packet_last),
    .packet_error(packet_error),
    .status_packets(status_packets),
    .status_bytes(status_bytes),
    .status_cut_packets(status_cut_packets),
    .status_dropped_packets(status_dropped_packets),
    .status_damaged_packets(status_damaged_packets),
    .status_oversized_packets(status_oversized_packets),
    .status_short_packets(status_short_packets)
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

  // cmac: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      cmac_s7_quiet_in_reset: assume (!cmac_valid);
    end
  end

  // packet: S2, an offer holds until it is taken.
  reg packet_stalled;
  initial packet_stalled = 1'b0;
  reg [577:0] packet_offered;
  always @(posedge clk) begin
    packet_stalled <= packet_valid && !packet_ready && !rst;
    packet_offered <= {packet_data, packet_keep, packet_last, packet_error};
    if (packet_stalled && !rst) begin
      packet_s2_valid_holds: assert (packet_valid);
      packet_s2_payload_holds: assert (packet_offered ==
          {packet_data, packet_keep, packet_last, packet_error});
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
