// Proof harness of `fork_word8_n3`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fork_word8_n3_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [7:0] source_data,
  output wire sink_0_valid,
  input  wire sink_0_ready,
  output wire [7:0] sink_0_data,
  output wire sink_1_valid,
  input  wire sink_1_ready,
  output wire [7:0] sink_1_data,
  output wire sink_2_valid,
  input  wire sink_2_ready,
  output wire [7:0] sink_2_data
);

  fork_word8_n3 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .sink_0_valid(sink_0_valid),
    .sink_0_ready(sink_0_ready),
    .sink_0_data(sink_0_data),
    .sink_1_valid(sink_1_valid),
    .sink_1_ready(sink_1_ready),
    .sink_1_data(sink_1_data),
    .sink_2_valid(sink_2_valid),
    .sink_2_ready(sink_2_ready),
    .sink_2_data(sink_2_data)
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
  reg [7:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered == {source_data});
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
  reg [7:0] sink_0_offered;
  always @(posedge clk) begin
    sink_0_stalled <= sink_0_valid && !sink_0_ready && !rst;
    sink_0_offered <= {sink_0_data};
    if (sink_0_stalled && !rst) begin
      sink_0_s2_valid_holds: assert (sink_0_valid);
      sink_0_s2_payload_holds: assert (sink_0_offered == {sink_0_data});
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
  reg [7:0] sink_1_offered;
  always @(posedge clk) begin
    sink_1_stalled <= sink_1_valid && !sink_1_ready && !rst;
    sink_1_offered <= {sink_1_data};
    if (sink_1_stalled && !rst) begin
      sink_1_s2_valid_holds: assert (sink_1_valid);
      sink_1_s2_payload_holds: assert (sink_1_offered == {sink_1_data});
    end
  end
  // sink_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_1_s7_quiet_in_reset: assert (!sink_1_valid);
    end
  end

  // sink_2: S2, an offer holds until it is taken.
  reg sink_2_stalled;
  initial sink_2_stalled = 1'b0;
  reg [7:0] sink_2_offered;
  always @(posedge clk) begin
    sink_2_stalled <= sink_2_valid && !sink_2_ready && !rst;
    sink_2_offered <= {sink_2_data};
    if (sink_2_stalled && !rst) begin
      sink_2_s2_valid_holds: assert (sink_2_valid);
      sink_2_s2_payload_holds: assert (sink_2_offered == {sink_2_data});
    end
  end
  // sink_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_2_s7_quiet_in_reset: assert (!sink_2_valid);
    end
  end

endmodule

`default_nettype wire
