// Proof harness of `demultiplexer_line_response_n4_s2`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module demultiplexer_line_response_n4_s2_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [9:0] source_tag,
  input  wire source_status,
  input  wire [511:0] source_data,
  input  wire [1:0] source_selection,
  output wire sink_0_valid,
  input  wire sink_0_ready,
  output wire [9:0] sink_0_tag,
  output wire sink_0_status,
  output wire [511:0] sink_0_data,
  output wire sink_1_valid,
  input  wire sink_1_ready,
  output wire [9:0] sink_1_tag,
  output wire sink_1_status,
  output wire [511:0] sink_1_data,
  output wire sink_2_valid,
  input  wire sink_2_ready,
  output wire [9:0] sink_2_tag,
  output wire sink_2_status,
  output wire [511:0] sink_2_data,
  output wire sink_3_valid,
  input  wire sink_3_ready,
  output wire [9:0] sink_3_tag,
  output wire sink_3_status,
  output wire [511:0] sink_3_data,
  output wire error,
  output wire [15:0] stray_packets
);

  demultiplexer_line_response_n4_s2 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_tag(source_tag),
    .source_status(source_status),
    .source_data(source_data),
    .source_selection(source_selection),
    .sink_0_valid(sink_0_valid),
    .sink_0_ready(sink_0_ready),
    .sink_0_tag(sink_0_tag),
    .sink_0_status(sink_0_status),
    .sink_0_data(sink_0_data),
    .sink_1_valid(sink_1_valid),
    .sink_1_ready(sink_1_ready),
    .sink_1_tag(sink_1_tag),
    .sink_1_status(sink_1_status),
    .sink_1_data(sink_1_data),
    .sink_2_valid(sink_2_valid),
    .sink_2_ready(sink_2_ready),
    .sink_2_tag(sink_2_tag),
    .sink_2_status(sink_2_status),
    .sink_2_data(sink_2_data),
    .sink_3_valid(sink_3_valid),
    .sink_3_ready(sink_3_ready),
    .sink_3_tag(sink_3_tag),
    .sink_3_status(sink_3_status),
    .sink_3_data(sink_3_data),
    .error(error),
    .stray_packets(stray_packets)
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
  reg [524:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_tag, source_status, source_data, source_selection};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_tag, source_status, source_data, source_selection});
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
  reg [522:0] sink_0_offered;
  always @(posedge clk) begin
    sink_0_stalled <= sink_0_valid && !sink_0_ready && !rst;
    sink_0_offered <= {sink_0_tag, sink_0_status, sink_0_data};
    if (sink_0_stalled && !rst) begin
      sink_0_s2_valid_holds: assert (sink_0_valid);
      sink_0_s2_payload_holds: assert (sink_0_offered == {sink_0_tag, sink_0_status, sink_0_data});
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
  reg [522:0] sink_1_offered;
  always @(posedge clk) begin
    sink_1_stalled <= sink_1_valid && !sink_1_ready && !rst;
    sink_1_offered <= {sink_1_tag, sink_1_status, sink_1_data};
    if (sink_1_stalled && !rst) begin
      sink_1_s2_valid_holds: assert (sink_1_valid);
      sink_1_s2_payload_holds: assert (sink_1_offered == {sink_1_tag, sink_1_status, sink_1_data});
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
  reg [522:0] sink_2_offered;
  always @(posedge clk) begin
    sink_2_stalled <= sink_2_valid && !sink_2_ready && !rst;
    sink_2_offered <= {sink_2_tag, sink_2_status, sink_2_data};
    if (sink_2_stalled && !rst) begin
      sink_2_s2_valid_holds: assert (sink_2_valid);
      sink_2_s2_payload_holds: assert (sink_2_offered == {sink_2_tag, sink_2_status, sink_2_data});
    end
  end
  // sink_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_2_s7_quiet_in_reset: assert (!sink_2_valid);
    end
  end

  // sink_3: S2, an offer holds until it is taken.
  reg sink_3_stalled;
  initial sink_3_stalled = 1'b0;
  reg [522:0] sink_3_offered;
  always @(posedge clk) begin
    sink_3_stalled <= sink_3_valid && !sink_3_ready && !rst;
    sink_3_offered <= {sink_3_tag, sink_3_status, sink_3_data};
    if (sink_3_stalled && !rst) begin
      sink_3_s2_valid_holds: assert (sink_3_valid);
      sink_3_s2_payload_holds: assert (sink_3_offered == {sink_3_tag, sink_3_status, sink_3_data});
    end
  end
  // sink_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_3_s7_quiet_in_reset: assert (!sink_3_valid);
    end
  end

endmodule

`default_nettype wire
