// Proof harness of `cmac_transmit`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module cmac_transmit_properties (
  input  wire clk,
  input  wire rst,
  input  wire packet_valid,
  output wire packet_ready,
  input  wire [511:0] packet_data,
  input  wire [63:0] packet_keep,
  input  wire packet_last,
  output wire cmac_valid,
  input  wire cmac_ready,
  output wire [511:0] cmac_data,
  output wire [63:0] cmac_keep,
  output wire cmac_last,
  output wire cmac_error,
  output wire [31:0] status_packets,
  output wire [47:0] status_bytes,
  output wire [31:0] status_padded_packets
);

  cmac_transmit device (
    .clk(clk),
    .rst(rst),
    .packet_valid(packet_valid),
    .packet_ready(packet_ready),
    .packet_data(packet_data),
    .packet_keep(packet_keep),
    .packet_last(packet_last),
    .cmac_valid(cmac_valid),
    .cmac_ready(cmac_ready),
    .cmac_data(cmac_data),
    .cmac_keep(cmac_keep),
    .cmac_last(cmac_last),
    .cmac_error(cmac_error),
    .status_packets(status_packets),
    .status_bytes(status_bytes),
    .status_padded_packets(status_padded_packets)
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
  reg [576:0] packet_offered;
  always @(posedge clk) begin
    packet_stalled <= packet_valid && !packet_ready && !rst;
    packet_offered <= {packet_data, packet_keep, packet_last};
    if (packet_stalled && !rst) begin
      packet_s2_valid_holds: assume (packet_valid);
      packet_s2_payload_holds: assume (packet_offered == {packet_data, packet_keep, packet_last});
    end
  end
  // packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_s7_quiet_in_reset: assume (!packet_valid);
    end
  end

  // cmac: S2, an offer holds until it is taken.
  reg cmac_stalled;
  initial cmac_stalled = 1'b0;
  reg [577:0] cmac_offered;
  always @(posedge clk) begin
    cmac_stalled <= cmac_valid && !cmac_ready && !rst;
    cmac_offered <= {cmac_data, cmac_keep, cmac_last, cmac_error};
    if (cmac_stalled && !rst) begin
      cmac_s2_valid_holds: assert (cmac_valid);
      cmac_s2_payload_holds: assert (cmac_offered == {cmac_data, cmac_keep, cmac_last, cmac_error});
    end
  end
  // cmac: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      cmac_s7_quiet_in_reset: assert (!cmac_valid);
    end
  end

endmodule

`default_nettype wire
