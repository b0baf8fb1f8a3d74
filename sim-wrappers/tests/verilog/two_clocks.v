`default_nettype none
// One counter per clock.
module two_clocks (
    input  wire       fast_clk,
    input  wire       fast_rst,
    input  wire       slow_clk,
    input  wire       slow_rst,
    output reg  [7:0] fast_count,
    output reg  [7:0] slow_count
);
  always @(posedge fast_clk) fast_count <= fast_rst ? 8'd0 : fast_count + 8'd1;
  always @(posedge slow_clk) slow_count <= slow_rst ? 8'd0 : slow_count + 8'd1;
endmodule
