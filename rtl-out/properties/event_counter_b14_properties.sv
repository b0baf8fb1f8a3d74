// Proof harness of `event_counter_b14`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module event_counter_b14_properties (
  input  wire clk,
  input  wire rst,
  input  wire event_valid,
  input  wire [13:0] event_data,
  output wire [63:0] count
);

  event_counter_b14 device (
    .clk(clk),
    .rst(rst),
    .event_valid(event_valid),
    .event_data(event_data),
    .count(count)
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

  // event: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      event_s7_quiet_in_reset: assume (!event_valid);
    end
  end

endmodule

`default_nettype wire
