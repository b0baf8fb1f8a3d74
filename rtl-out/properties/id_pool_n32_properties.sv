// Proof harness of `id_pool_n32`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module id_pool_n32_properties (
  input  wire clk,
  input  wire rst,
  output wire allocation_valid,
  input  wire allocation_ready,
  output wire [4:0] allocation_value,
  input  wire release_valid,
  input  wire [4:0] release_value,
  output wire [5:0] outstanding,
  output wire [15:0] refused,
  output wire released_twice,
  output wire never_given
);

  id_pool_n32 device (
    .clk(clk),
    .rst(rst),
    .allocation_valid(allocation_valid),
    .allocation_ready(allocation_ready),
    .allocation_value(allocation_value),
    .release_valid(release_valid),
    .release_value(release_value),
    .outstanding(outstanding),
    .refused(refused),
    .released_twice(released_twice),
    .never_given(never_given)
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

  // allocation: S2, an offer holds until it is taken.
  reg allocation_stalled;
  initial allocation_stalled = 1'b0;
  reg [4:0] allocation_offered;
  always @(posedge clk) begin
    allocation_stalled <= allocation_valid && !allocation_ready && !rst;
    allocation_offered <= {allocation_value};
    if (allocation_stalled && !rst) begin
      allocation_s2_valid_holds: assert (allocation_valid);
      allocation_s2_payload_holds: assert (allocation_offered == {allocation_value});
    end
  end
  // allocation: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      allocation_s7_quiet_in_reset: assert (!allocation_valid);
    end
  end

  // release: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      release_s7_quiet_in_reset: assume (!release_valid);
    end
  end

endmodule

`default_nettype wire
