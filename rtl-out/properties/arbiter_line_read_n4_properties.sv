// Proof harness of `arbiter_line_read_n4`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module arbiter_line_read_n4_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_0_valid,
  output wire source_0_ready,
  input  wire [45:0] source_0_line_address,
  input  wire [9:0] source_0_tag,
  input  wire source_1_valid,
  output wire source_1_ready,
  input  wire [45:0] source_1_line_address,
  input  wire [9:0] source_1_tag,
  input  wire source_2_valid,
  output wire source_2_ready,
  input  wire [45:0] source_2_line_address,
  input  wire [9:0] source_2_tag,
  input  wire source_3_valid,
  output wire source_3_ready,
  input  wire [45:0] source_3_line_address,
  input  wire [9:0] source_3_tag,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [45:0] sink_line_address,
  output wire [9:0] sink_tag
);

  arbiter_line_read_n4 device (
    .clk(clk),
    .rst(rst),
    .source_0_valid(source_0_valid),
    .source_0_ready(source_0_ready),
    .source_0_line_address(source_0_line_address),
    .source_0_tag(source_0_tag),
    .source_1_valid(source_1_valid),
    .source_1_ready(source_1_ready),
    .source_1_line_address(source_1_line_address),
    .source_1_tag(source_1_tag),
    .source_2_valid(source_2_valid),
    .source_2_ready(source_2_ready),
    .source_2_line_address(source_2_line_address),
    .source_2_tag(source_2_tag),
    .source_3_valid(source_3_valid),
    .source_3_ready(source_3_ready),
    .source_3_line_address(source_3_line_address),
    .source_3_tag(source_3_tag),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_line_address(sink_line_address),
    .sink_tag(sink_tag)
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
  reg [55:0] source_0_offered;
  always @(posedge clk) begin
    source_0_stalled <= source_0_valid && !source_0_ready && !rst;
    source_0_offered <= {source_0_line_address, source_0_tag};
    if (source_0_stalled && !rst) begin
      source_0_s2_valid_holds: assume (source_0_valid);
      source_0_s2_payload_holds: assume (source_0_offered == {source_0_line_address, source_0_tag});
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
  reg [55:0] source_1_offered;
  always @(posedge clk) begin
    source_1_stalled <= source_1_valid && !source_1_ready && !rst;
    source_1_offered <= {source_1_line_address, source_1_tag};
    if (source_1_stalled && !rst) begin
      source_1_s2_valid_holds: assume (source_1_valid);
      source_1_s2_payload_holds: assume (source_1_offered == {source_1_line_address, source_1_tag});
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
  reg [55:0] source_2_offered;
  always @(posedge clk) begin
    source_2_stalled <= source_2_valid && !source_2_ready && !rst;
    source_2_offered <= {source_2_line_address, source_2_tag};
    if (source_2_stalled && !rst) begin
      source_2_s2_valid_holds: assume (source_2_valid);
      source_2_s2_payload_holds: assume (source_2_offered == {source_2_line_address, source_2_tag});
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
  reg [55:0] source_3_offered;
  always @(posedge clk) begin
    source_3_stalled <= source_3_valid && !source_3_ready && !rst;
    source_3_offered <= {source_3_line_address, source_3_tag};
    if (source_3_stalled && !rst) begin
      source_3_s2_valid_holds: assume (source_3_valid);
      source_3_s2_payload_holds: assume (source_3_offered == {source_3_line_address, source_3_tag});
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
  reg [55:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_line_address, sink_tag};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_line_address, sink_tag});
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
