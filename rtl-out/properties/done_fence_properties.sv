// Proof harness of `done_fence`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module done_fence_properties (
  input  wire clk,
  input  wire rst,
  input  wire written_valid,
  output wire written_ready,
  input  wire [7:0] written_ring,
  input  wire written_last,
  input  wire written_failed,
  output wire done_valid,
  input  wire done_ready,
  output wire [7:0] done_ring,
  output wire done_last,
  output wire done_failed,
  input  wire write_order_nc_writes,
  output wire fence_request_valid,
  input  wire fence_response_valid
);

  done_fence device (
    .clk(clk),
    .rst(rst),
    .written_valid(written_valid),
    .written_ready(written_ready),
    .written_ring(written_ring),
    .written_last(written_last),
    .written_failed(written_failed),
    .done_valid(done_valid),
    .done_ready(done_ready),
    .done_ring(done_ring),
    .done_last(done_last),
    .done_failed(done_failed),
    .write_order_nc_writes(write_order_nc_writes),
    .fence_request_valid(fence_request_valid),
    .fence_response_valid(fence_response_valid)
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

  // written: S2, an offer holds until it is taken.
  reg written_stalled;
  initial written_stalled = 1'b0;
  reg [9:0] written_offered;
  always @(posedge clk) begin
    written_stalled <= written_valid && !written_ready && !rst;
    written_offered <= {written_ring, written_last, written_failed};
    if (written_stalled && !rst) begin
      written_s2_valid_holds: assume (written_valid);
      written_s2_payload_holds: assume (written_offered ==
          {written_ring, written_last, written_failed});
    end
  end
  // written: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      written_s7_quiet_in_reset: assume (!written_valid);
    end
  end

  // done: S2, an offer holds until it is taken.
  reg done_stalled;
  initial done_stalled = 1'b0;
  reg [9:0] done_offered;
  always @(posedge clk) begin
    done_stalled <= done_valid && !done_ready && !rst;
    done_offered <= {done_ring, done_last, done_failed};
    if (done_stalled && !rst) begin
      done_s2_valid_holds: assert (done_valid);
      done_s2_payload_holds: assert (done_offered == {done_ring, done_last, done_failed});
    end
  end
  // done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      done_s7_quiet_in_reset: assert (!done_valid);
    end
  end

  // fence_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      fence_request_s7_quiet_in_reset: assert (!fence_request_valid);
    end
  end

  // fence_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      fence_response_s7_quiet_in_reset: assume (!fence_response_valid);
    end
  end

endmodule

`default_nettype wire
