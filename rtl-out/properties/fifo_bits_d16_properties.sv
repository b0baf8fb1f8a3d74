// Proof harness of `fifo_bits_d16`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fifo_bits_d16_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [6:0] source_context,
  input  wire source_with_key,
  input  wire [7:0] source_key_length,
  input  wire [10:0] source_value_length,
  input  wire [4:0] source_count,
  input  wire [63:0] source_cas,
  input  wire [31:0] source_flags,
  input  wire [19:0] source_bucket,
  input  wire [1:0] source_slot,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [6:0] sink_context,
  output wire sink_with_key,
  output wire [7:0] sink_key_length,
  output wire [10:0] sink_value_length,
  output wire [4:0] sink_count,
  output wire [63:0] sink_cas,
  output wire [31:0] sink_flags,
  output wire [19:0] sink_bucket,
  output wire [1:0] sink_slot,
  output wire [4:0] occupancy
);

  fifo_bits_d16 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_context(source_context),
    .source_with_key(source_with_key),
    .source_key_length(source_key_length),
    .source_value_length(source_value_length),
    .source_count(source_count),
    .source_cas(source_cas),
    .source_flags(source_flags),
    .source_bucket(source_bucket),
    .source_slot(source_slot),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_context(sink_context),
    .sink_with_key(sink_with_key),
    .sink_key_length(sink_key_length),
    .sink_value_length(sink_value_length),
    .sink_count(sink_count),
    .sink_cas(sink_cas),
    .sink_flags(sink_flags),
    .sink_bucket(sink_bucket),
    .sink_slot(sink_slot),
    .occupancy(occupancy)
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
  reg [149:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_context, source_with_key, source_key_length, source_value_length,
        source_count, source_cas, source_flags, source_bucket, source_slot};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_context, source_with_key, source_key_length, source_value_length, source_count,
          source_cas, source_flags, source_bucket, source_slot});
    end
  end
  // source: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_s7_quiet_in_reset: assume (!source_valid);
    end
  end

  // sink: S2, an offer holds until it is taken.
  reg sink_stalled;
  initial sink_stalled = 1'b0;
  reg [149:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_context, sink_with_key, sink_key_length, sink_value_length, sink_count,
        sink_cas, sink_flags, sink_bucket, sink_slot};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_context, sink_with_key, sink_key_length,
          sink_value_length, sink_count, sink_cas, sink_flags, sink_bucket, sink_slot});
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
