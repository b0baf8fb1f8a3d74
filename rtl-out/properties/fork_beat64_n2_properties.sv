// Proof harness of `fork_beat64_n2`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fork_beat64_n2_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire [63:0] source_keep,
  input  wire source_last,
  output wire sink_0_valid,
  input  wire sink_0_ready,
  output wire [511:0] sink_0_data,
  output wire [63:0] sink_0_keep,
  output wire sink_0_last,
  output wire sink_1_valid,
  input  wire sink_1_ready,
  output wire [511:0] sink_1_data,
  output wire [63:0] sink_1_keep,
  output wire sink_1_last
);

  fork_beat64_n2 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_keep(source_keep),
    .source_last(source_last),
    .sink_0_valid(sink_0_valid),
    .sink_0_ready(sink_0_ready),
    .sink_0_data(sink_0_data),
    .sink_0_keep(sink_0_keep),
    .sink_0_last(sink_0_last),
    .sink_1_valid(sink_1_valid),
    .sink_1_ready(sink_1_ready),
    .sink_1_data(sink_1_data),
    .sink_1_keep(sink_1_keep),
    .sink_1_last(sink_1_last)
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

  // source: S2, an offer holds until it is taken.
  reg source_stalled;
  initial source_stalled = 1'b0;
  reg [576:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_keep, source_last};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered == {source_data, source_keep, source_last});
    end
  end
  // source: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_s7_quiet_in_reset: assume (!source_valid);
    end
  end

  // sink_0: S2, an offer holds until it is taken.
  reg sink_0_stalled;
  initial sink_0_stalled = 1'b0;
  reg [576:0] sink_0_offered;
  always @(posedge clk) begin
    sink_0_stalled <= sink_0_valid && !sink_0_ready && !rst;
    sink_0_offered <= {sink_0_data, sink_0_keep, sink_0_last};
    if (sink_0_stalled && !rst) begin
      sink_0_s2_valid_holds: assert (sink_0_valid);
      sink_0_s2_payload_holds: assert (sink_0_offered == {sink_0_data, sink_0_keep, sink_0_last});
    end
  end
  // sink_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_0_s7_quiet_in_reset: assert (!sink_0_valid);
    end
  end

  // sink_1: S2, an offer holds until it is taken.
  reg sink_1_stalled;
  initial sink_1_stalled = 1'b0;
  reg [576:0] sink_1_offered;
  always @(posedge clk) begin
    sink_1_stalled <= sink_1_valid && !sink_1_ready && !rst;
    sink_1_offered <= {sink_1_data, sink_1_keep, sink_1_last};
    if (sink_1_stalled && !rst) begin
      sink_1_s2_valid_holds: assert (sink_1_valid);
      sink_1_s2_payload_holds: assert (sink_1_offered == {sink_1_data, sink_1_keep, sink_1_last});
    end
  end
  // sink_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_1_s7_quiet_in_reset: assert (!sink_1_valid);
    end
  end

endmodule

`default_nettype wire
