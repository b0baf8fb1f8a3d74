`default_nettype none
// Adds up amounts; tells when the sum passes a limit.
module meter (
    input  wire        clk,
    input  wire        rst,
    input  wire        amount_valid,
    input  wire [7:0]  amount_value,
    input  wire [15:0] limit,
    output reg         passed_valid,
    output reg  [15:0] passed_value,
    output reg  [15:0] total
);
  wire [15:0] sum = total + {8'd0, amount_value};
  always @(posedge clk) begin
    passed_valid <= amount_valid & (sum > limit);
    passed_value <= sum;
    if (amount_valid) total <= sum;
    if (rst) begin
      passed_valid <= 1'b0;
      total <= 16'd0;
    end
  end
`ifdef FORMAL
  always @(posedge clk) begin
    if (!rst) begin
      amounts_are_small: assume (!amount_valid || amount_value < 8'd200);
      total_stays_below_50000: assert (total < 16'd50000);
    end
  end
`endif
endmodule
