// Brings one reset, asserted at any time, into one clock domain.
//
// The reset is asserted at once and released with the clock, LENGTH cycles after the cause has gone:
// the domains of a card hold theirs long enough to see each other's, as async_fifo demands.
`default_nettype none

module reset_bridge #(
  parameter LENGTH = 16
) (
  input  wire clk,
  input  wire cause, // Active high, of no clock.
  output wire rst    // Active high, of clk.
);

  (* ASYNC_REG = "TRUE" *)
  reg [1:0] settling;
  reg [LENGTH-1:0] held;

  always @(posedge clk or posedge cause) begin
    if (cause) begin
      settling <= 2'b11;
    end else begin
      settling <= {settling[0], 1'b0};
    end
  end

  always @(posedge clk) begin
    if (settling[1]) begin
      held <= {LENGTH{1'b1}};
    end else begin
      held <= {held[LENGTH-2:0], 1'b0};
    end
  end

  // The first stage is in it, so that a clock that stands still holds its domain in reset, too.
  assign rst = held[LENGTH-1] || settling[1];

endmodule

`default_nettype wire
