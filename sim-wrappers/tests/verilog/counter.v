`default_nettype none
// Counts enabled cycles; a property bounds the count.
module counter (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    output reg  [11:0] count
);
  always @(posedge clk) begin
    if (rst) count <= 12'd0;
    else if (enable) count <= count + 12'd1;
  end
`ifdef FORMAL
  always @(posedge clk) begin
    if (!rst) begin
      count_stays_below_ten: assert (count < 12'd10);
    end
  end
`endif
endmodule
