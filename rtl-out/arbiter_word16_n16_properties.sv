// Proof harness of `arbiter_word16_n16`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module arbiter_word16_n16_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_0_valid,
  output wire source_0_ready,
  input  wire [15:0] source_0_data,
  input  wire source_1_valid,
  output wire source_1_ready,
  input  wire [15:0] source_1_data,
  input  wire source_2_valid,
  output wire source_2_ready,
  input  wire [15:0] source_2_data,
  input  wire source_3_valid,
  output wire source_3_ready,
  input  wire [15:0] source_3_data,
  input  wire source_4_valid,
  output wire source_4_ready,
  input  wire [15:0] source_4_data,
  input  wire source_5_valid,
  output wire source_5_ready,
  input  wire [15:0] source_5_data,
  input  wire source_6_valid,
  output wire source_6_ready,
  input  wire [15:0] source_6_data,
  input  wire source_7_valid,
  output wire source_7_ready,
  input  wire [15:0] source_7_data,
  input  wire source_8_valid,
  output wire source_8_ready,
  input  wire [15:0] source_8_data,
  input  wire source_9_valid,
  output wire source_9_ready,
  input  wire [15:0] source_9_data,
  input  wire source_10_valid,
  output wire source_10_ready,
  input  wire [15:0] source_10_data,
  input  wire source_11_valid,
  output wire source_11_ready,
  input  wire [15:0] source_11_data,
  input  wire source_12_valid,
  output wire source_12_ready,
  input  wire [15:0] source_12_data,
  input  wire source_13_valid,
  output wire source_13_ready,
  input  wire [15:0] source_13_data,
  input  wire source_14_valid,
  output wire source_14_ready,
  input  wire [15:0] source_14_data,
  input  wire source_15_valid,
  output wire source_15_ready,
  input  wire [15:0] source_15_data,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [15:0] sink_data
);

  arbiter_word16_n16 device (
    .clk(clk),
    .rst(rst),
    .source_0_valid(source_0_valid),
    .source_0_ready(source_0_ready),
    .source_0_data(source_0_data),
    .source_1_valid(source_1_valid),
    .source_1_ready(source_1_ready),
    .source_1_data(source_1_data),
    .source_2_valid(source_2_valid),
    .source_2_ready(source_2_ready),
    .source_2_data(source_2_data),
    .source_3_valid(source_3_valid),
    .source_3_ready(source_3_ready),
    .source_3_data(source_3_data),
    .source_4_valid(source_4_valid),
    .source_4_ready(source_4_ready),
    .source_4_data(source_4_data),
    .source_5_valid(source_5_valid),
    .source_5_ready(source_5_ready),
    .source_5_data(source_5_data),
    .source_6_valid(source_6_valid),
    .source_6_ready(source_6_ready),
    .source_6_data(source_6_data),
    .source_7_valid(source_7_valid),
    .source_7_ready(source_7_ready),
    .source_7_data(source_7_data),
    .source_8_valid(source_8_valid),
    .source_8_ready(source_8_ready),
    .source_8_data(source_8_data),
    .source_9_valid(source_9_valid),
    .source_9_ready(source_9_ready),
    .source_9_data(source_9_data),
    .source_10_valid(source_10_valid),
    .source_10_ready(source_10_ready),
    .source_10_data(source_10_data),
    .source_11_valid(source_11_valid),
    .source_11_ready(source_11_ready),
    .source_11_data(source_11_data),
    .source_12_valid(source_12_valid),
    .source_12_ready(source_12_ready),
    .source_12_data(source_12_data),
    .source_13_valid(source_13_valid),
    .source_13_ready(source_13_ready),
    .source_13_data(source_13_data),
    .source_14_valid(source_14_valid),
    .source_14_ready(source_14_ready),
    .source_14_data(source_14_data),
    .source_15_valid(source_15_valid),
    .source_15_ready(source_15_ready),
    .source_15_data(source_15_data),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data)
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
  reg [15:0] source_0_offered;
  always @(posedge clk) begin
    source_0_stalled <= source_0_valid && !source_0_ready && !rst;
    source_0_offered <= {source_0_data};
    if (source_0_stalled && !rst) begin
      source_0_s2_valid_holds: assume (source_0_valid);
      source_0_s2_payload_holds: assume (source_0_offered == {source_0_data});
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
  reg [15:0] source_1_offered;
  always @(posedge clk) begin
    source_1_stalled <= source_1_valid && !source_1_ready && !rst;
    source_1_offered <= {source_1_data};
    if (source_1_stalled && !rst) begin
      source_1_s2_valid_holds: assume (source_1_valid);
      source_1_s2_payload_holds: assume (source_1_offered == {source_1_data});
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
  reg [15:0] source_2_offered;
  always @(posedge clk) begin
    source_2_stalled <= source_2_valid && !source_2_ready && !rst;
    source_2_offered <= {source_2_data};
    if (source_2_stalled && !rst) begin
      source_2_s2_valid_holds: assume (source_2_valid);
      source_2_s2_payload_holds: assume (source_2_offered == {source_2_data});
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
  reg [15:0] source_3_offered;
  always @(posedge clk) begin
    source_3_stalled <= source_3_valid && !source_3_ready && !rst;
    source_3_offered <= {source_3_data};
    if (source_3_stalled && !rst) begin
      source_3_s2_valid_holds: assume (source_3_valid);
      source_3_s2_payload_holds: assume (source_3_offered == {source_3_data});
    end
  end
  // source_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_3_s7_quiet_in_reset: assume (!source_3_valid);
    end
  end

  // source_4: S2, an offer holds until it is taken.
  reg source_4_stalled;
  initial source_4_stalled = 1'b0;
  reg [15:0] source_4_offered;
  always @(posedge clk) begin
    source_4_stalled <= source_4_valid && !source_4_ready && !rst;
    source_4_offered <= {source_4_data};
    if (source_4_stalled && !rst) begin
      source_4_s2_valid_holds: assume (source_4_valid);
      source_4_s2_payload_holds: assume (source_4_offered == {source_4_data});
    end
  end
  // source_4: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_4_s7_quiet_in_reset: assume (!source_4_valid);
    end
  end

  // source_5: S2, an offer holds until it is taken.
  reg source_5_stalled;
  initial source_5_stalled = 1'b0;
  reg [15:0] source_5_offered;
  always @(posedge clk) begin
    source_5_stalled <= source_5_valid && !source_5_ready && !rst;
    source_5_offered <= {source_5_data};
    if (source_5_stalled && !rst) begin
      source_5_s2_valid_holds: assume (source_5_valid);
      source_5_s2_payload_holds: assume (source_5_offered == {source_5_data});
    end
  end
  // source_5: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_5_s7_quiet_in_reset: assume (!source_5_valid);
    end
  end

  // source_6: S2, an offer holds until it is taken.
  reg source_6_stalled;
  initial source_6_stalled = 1'b0;
  reg [15:0] source_6_offered;
  always @(posedge clk) begin
    source_6_stalled <= source_6_valid && !source_6_ready && !rst;
    source_6_offered <= {source_6_data};
    if (source_6_stalled && !rst) begin
      source_6_s2_valid_holds: assume (source_6_valid);
      source_6_s2_payload_holds: assume (source_6_offered == {source_6_data});
    end
  end
  // source_6: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_6_s7_quiet_in_reset: assume (!source_6_valid);
    end
  end

  // source_7: S2, an offer holds until it is taken.
  reg source_7_stalled;
  initial source_7_stalled = 1'b0;
  reg [15:0] source_7_offered;
  always @(posedge clk) begin
    source_7_stalled <= source_7_valid && !source_7_ready && !rst;
    source_7_offered <= {source_7_data};
    if (source_7_stalled && !rst) begin
      source_7_s2_valid_holds: assume (source_7_valid);
      source_7_s2_payload_holds: assume (source_7_offered == {source_7_data});
    end
  end
  // source_7: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_7_s7_quiet_in_reset: assume (!source_7_valid);
    end
  end

  // source_8: S2, an offer holds until it is taken.
  reg source_8_stalled;
  initial source_8_stalled = 1'b0;
  reg [15:0] source_8_offered;
  always @(posedge clk) begin
    source_8_stalled <= source_8_valid && !source_8_ready && !rst;
    source_8_offered <= {source_8_data};
    if (source_8_stalled && !rst) begin
      source_8_s2_valid_holds: assume (source_8_valid);
      source_8_s2_payload_holds: assume (source_8_offered == {source_8_data});
    end
  end
  // source_8: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_8_s7_quiet_in_reset: assume (!source_8_valid);
    end
  end

  // source_9: S2, an offer holds until it is taken.
  reg source_9_stalled;
  initial source_9_stalled = 1'b0;
  reg [15:0] source_9_offered;
  always @(posedge clk) begin
    source_9_stalled <= source_9_valid && !source_9_ready && !rst;
    source_9_offered <= {source_9_data};
    if (source_9_stalled && !rst) begin
      source_9_s2_valid_holds: assume (source_9_valid);
      source_9_s2_payload_holds: assume (source_9_offered == {source_9_data});
    end
  end
  // source_9: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_9_s7_quiet_in_reset: assume (!source_9_valid);
    end
  end

  // source_10: S2, an offer holds until it is taken.
  reg source_10_stalled;
  initial source_10_stalled = 1'b0;
  reg [15:0] source_10_offered;
  always @(posedge clk) begin
    source_10_stalled <= source_10_valid && !source_10_ready && !rst;
    source_10_offered <= {source_10_data};
    if (source_10_stalled && !rst) begin
      source_10_s2_valid_holds: assume (source_10_valid);
      source_10_s2_payload_holds: assume (source_10_offered == {source_10_data});
    end
  end
  // source_10: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_10_s7_quiet_in_reset: assume (!source_10_valid);
    end
  end

  // source_11: S2, an offer holds until it is taken.
  reg source_11_stalled;
  initial source_11_stalled = 1'b0;
  reg [15:0] source_11_offered;
  always @(posedge clk) begin
    source_11_stalled <= source_11_valid && !source_11_ready && !rst;
    source_11_offered <= {source_11_data};
    if (source_11_stalled && !rst) begin
      source_11_s2_valid_holds: assume (source_11_valid);
      source_11_s2_payload_holds: assume (source_11_offered == {source_11_data});
    end
  end
  // source_11: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_11_s7_quiet_in_reset: assume (!source_11_valid);
    end
  end

  // source_12: S2, an offer holds until it is taken.
  reg source_12_stalled;
  initial source_12_stalled = 1'b0;
  reg [15:0] source_12_offered;
  always @(posedge clk) begin
    source_12_stalled <= source_12_valid && !source_12_ready && !rst;
    source_12_offered <= {source_12_data};
    if (source_12_stalled && !rst) begin
      source_12_s2_valid_holds: assume (source_12_valid);
      source_12_s2_payload_holds: assume (source_12_offered == {source_12_data});
    end
  end
  // source_12: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_12_s7_quiet_in_reset: assume (!source_12_valid);
    end
  end

  // source_13: S2, an offer holds until it is taken.
  reg source_13_stalled;
  initial source_13_stalled = 1'b0;
  reg [15:0] source_13_offered;
  always @(posedge clk) begin
    source_13_stalled <= source_13_valid && !source_13_ready && !rst;
    source_13_offered <= {source_13_data};
    if (source_13_stalled && !rst) begin
      source_13_s2_valid_holds: assume (source_13_valid);
      source_13_s2_payload_holds: assume (source_13_offered == {source_13_data});
    end
  end
  // source_13: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_13_s7_quiet_in_reset: assume (!source_13_valid);
    end
  end

  // source_14: S2, an offer holds until it is taken.
  reg source_14_stalled;
  initial source_14_stalled = 1'b0;
  reg [15:0] source_14_offered;
  always @(posedge clk) begin
    source_14_stalled <= source_14_valid && !source_14_ready && !rst;
    source_14_offered <= {source_14_data};
    if (source_14_stalled && !rst) begin
      source_14_s2_valid_holds: assume (source_14_valid);
      source_14_s2_payload_holds: assume (source_14_offered == {source_14_data});
    end
  end
  // source_14: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_14_s7_quiet_in_reset: assume (!source_14_valid);
    end
  end

  // source_15: S2, an offer holds until it is taken.
  reg source_15_stalled;
  initial source_15_stalled = 1'b0;
  reg [15:0] source_15_offered;
  always @(posedge clk) begin
    source_15_stalled <= source_15_valid && !source_15_ready && !rst;
    source_15_offered <= {source_15_data};
    if (source_15_stalled && !rst) begin
      source_15_s2_valid_holds: assume (source_15_valid);
      source_15_s2_payload_holds: assume (source_15_offered == {source_15_data});
    end
  end
  // source_15: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_15_s7_quiet_in_reset: assume (!source_15_valid);
    end
  end

  // sink: S2, an offer holds until it is taken.
  reg sink_stalled;
  initial sink_stalled = 1'b0;
  reg [15:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_data};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data});
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
