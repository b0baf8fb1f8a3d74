// Proof harness of `arbiter_beat64_n4`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module arbiter_beat64_n4_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_0_valid,
  output wire source_0_ready,
  input  wire [511:0] source_0_data,
  input  wire [63:0] source_0_keep,
  input  wire source_0_last,
  input  wire source_1_valid,
  output wire source_1_ready,
  input  wire [511:0] source_1_data,
  input  wire [63:0] source_1_keep,
  input  wire source_1_last,
  input  wire source_2_valid,
  output wire source_2_ready,
  input  wire [511:0] source_2_data,
  input  wire [63:0] source_2_keep,
  input  wire source_2_last,
  input  wire source_3_valid,
  output wire source_3_ready,
  input  wire [511:0] source_3_data,
  input  wire [63:0] source_3_keep,
  input  wire source_3_last,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [511:0] sink_data,
  output wire [63:0] sink_keep,
  output wire sink_last
);

  arbiter_beat64_n4 device (
    .clk(clk),
    .rst(rst),
    .source_0_valid(source_0_valid),
    .source_0_ready(source_0_ready),
    .source_0_data(source_0_data),
    .source_0_keep(source_0_keep),
    .source_0_last(source_0_last),
    .source_1_valid(source_1_valid),
    .source_1_ready(source_1_ready),
    .source_1_data(source_1_data),
    .source_1_keep(source_1_keep),
    .source_1_last(source_1_last),
    .source_2_valid(source_2_valid),
    .source_2_ready(source_2_ready),
    .source_2_data(source_2_data),
    .source_2_keep(source_2_keep),
    .source_2_last(source_2_last),
    .source_3_valid(source_3_valid),
    .source_3_ready(source_3_ready),
    .source_3_data(source_3_data),
    .source_3_keep(source_3_keep),
    .source_3_last(source_3_last),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data),
    .sink_keep(sink_keep),
    .sink_last(sink_last)
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

  // source_0: S2, an offer holds until it is taken.
  reg source_0_stalled;
  initial source_0_stalled = 1'b0;
  reg [576:0] source_0_offered;
  always @(posedge clk) begin
    source_0_stalled <= source_0_valid && !source_0_ready && !rst;
    source_0_offered <= {source_0_data, source_0_keep, source_0_last};
    if (source_0_stalled && !rst) begin
      source_0_s2_valid_holds: assume (source_0_valid);
      source_0_s2_payload_holds: assume (source_0_offered ==
          {source_0_data, source_0_keep, source_0_last});
    end
  end
  // source_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_0_s7_quiet_in_reset: assume (!source_0_valid);
    end
  end

  // source_1: S2, an offer holds until it is taken.
  reg source_1_stalled;
  initial source_1_stalled = 1'b0;
  reg [576:0] source_1_offered;
  always @(posedge clk) begin
    source_1_stalled <= source_1_valid && !source_1_ready && !rst;
    source_1_offered <= {source_1_data, source_1_keep, source_1_last};
    if (source_1_stalled && !rst) begin
      source_1_s2_valid_holds: assume (source_1_valid);
      source_1_s2_payload_holds: assume (source_1_offered ==
          {source_1_data, source_1_keep, source_1_last});
    end
  end
  // source_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_1_s7_quiet_in_reset: assume (!source_1_valid);
    end
  end

  // source_2: S2, an offer holds until it is taken.
  reg source_2_stalled;
  initial source_2_stalled = 1'b0;
  reg [576:0] source_2_offered;
  always @(posedge clk) begin
    source_2_stalled <= source_2_valid && !source_2_ready && !rst;
    source_2_offered <= {source_2_data, source_2_keep, source_2_last};
    if (source_2_stalled && !rst) begin
      source_2_s2_valid_holds: assume (source_2_valid);
      source_2_s2_payload_holds: assume (source_2_offered ==
          {source_2_data, source_2_keep, source_2_last});
    end
  end
  // source_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_2_s7_quiet_in_reset: assume (!source_2_valid);
    end
  end

  // source_3: S2, an offer holds until it is taken.
  reg source_3_stalled;
  initial source_3_stalled = 1'b0;
  reg [576:0] source_3_offered;
  always @(posedge clk) begin
    source_3_stalled <= source_3_valid && !source_3_ready && !rst;
    source_3_offered <= {source_3_data, source_3_keep, source_3_last};
    if (source_3_stalled && !rst) begin
      source_3_s2_valid_holds: assume (source_3_valid);
      source_3_s2_payload_holds: assume (source_3_offered ==
          {source_3_data, source_3_keep, source_3_last});
    end
  end
  // source_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_3_s7_quiet_in_reset: assume (!source_3_valid);
    end
  end

  // sink: S2, an offer holds until it is taken.
  reg sink_stalled;
  initial sink_stalled = 1'b0;
  reg [576:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_data, sink_keep, sink_last};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data, sink_keep, sink_last});
    end
  end
  // sink: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_s7_quiet_in_reset: assert (!sink_valid);
    end
  end

endmodule

`default_nettype wire
