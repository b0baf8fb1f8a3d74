// Proof harness of `avalon_st_receive`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module avalon_st_receive_properties (
  input  wire clk,
  input  wire rst,
  input  wire avalon_valid,
  input  wire [511:0] avalon_data,
  input  wire [5:0] avalon_empty,
  input  wire avalon_start,
  input  wire avalon_end,
  input  wire [5:0] avalon_error,
  output wire packet_valid,
  output wire [511:0] packet_data,
  output wire [63:0] packet_keep,
  output wire packet_last,
  output wire packet_error
);

  avalon_st_receive device (
    .clk(clk),
    .rst(rst),
    .avalon_valid(avalon_valid),
    .avalon_data(avalon_data),
    .avalon_empty(avalon_empty),
    .avalon_start(avalon_start),
    .avalon_end(avalon_end),
    .avalon_error(avalon_error),
    .packet_valid(packet_valid),
    .packet_data(packet_data),
    .packet_keep(packet_keep),
    .packet_last(packet_last),
    .packet_error(packet_error)
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

  // avalon: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      avalon_s7_quiet_in_reset: assume (!avalon_valid);
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
