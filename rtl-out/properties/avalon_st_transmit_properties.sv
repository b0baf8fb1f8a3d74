// Proof harness of `avalon_st_transmit`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module avalon_st_transmit_properties (
  input  wire clk,
  input  wire rst,
  input  wire packet_valid,
  output wire packet_ready,
  input  wire [511:0] packet_data,
  input  wire [63:0] packet_keep,
  input  wire packet_last,
  input  wire packet_error,
  output wire avalon_valid,
  input  wire avalon_ready,
  output wire [511:0] avalon_data,
  output wire [5:0] avalon_empty,
  output wire avalon_start,
  output wire avalon_end,
  output wire avalon_error
);

  avalon_st_transmit device (
    .clk(clk),
    .rst(rst),
    .packet_valid(packet_valid),
    .packet_ready(packet_ready),
    .packet_data(packet_data),
    .packet_keep(packet_keep),
    .packet_last(packet_last),
    .packet_error(packet_error),
    .avalon_valid(avalon_valid),
    .avalon_ready(avalon_ready),
    .avalon_data(avalon_data),
    .avalon_empty(avalon_empty),
    .avalon_start(avalon_start),
    .avalon_end(avalon_end),
    .avalon_error(avalon_error)
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
  reg [577:0] packet_offered;
  always @(posedge clk) begin
    packet_stalled <= packet_valid && !packet_ready && !rst;
    packet_offered <= {packet_data, packet_keep, packet_last, packet_error};
    if (packet_stalled && !rst) begin
      packet_s2_valid_holds: assume (packet_valid);
      packet_s2_payload_holds: assume (packet_offered ==
          {packet_data, packet_keep, packet_last, packet_error});
    end
  end
  // packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_s7_quiet_in_reset: assume (!packet_valid);
    end
  end

  // avalon: S2, an offer holds until it is taken.
  reg avalon_stalled;
  initial avalon_stalled = 1'b0;
  reg [520:0] avalon_offered;
  always @(posedge clk) begin
    avalon_stalled <= avalon_valid && !avalon_ready && !rst;
    avalon_offered <= {avalon_data, avalon_empty, avalon_start, avalon_end, avalon_error};
    if (avalon_stalled && !rst) begin
      avalon_s2_valid_holds: assert (avalon_valid);
      avalon_s2_payload_holds: assert (avalon_offered ==
          {avalon_data, avalon_empty, avalon_start, avalon_end, avalon_error});
    end
  end
  // avalon: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      avalon_s7_quiet_in_reset: assert (!avalon_valid);
    end
  end

endmodule

`default_nettype wire
