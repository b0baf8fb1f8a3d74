// Proof harness of `fifo_kvs_request_d16`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fifo_kvs_request_d16_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [2:0] source_operation,
  input  wire source_is_quiet,
  input  wire source_with_key,
  input  wire [7:0] source_status,
  input  wire [7:0] source_key_length,
  input  wire [10:0] source_value_length,
  input  wire [31:0] source_hash,
  input  wire [63:0] source_cas,
  input  wire [31:0] source_flags,
  input  wire [4:0] source_lines,
  input  wire [6:0] source_context,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [2:0] sink_operation,
  output wire sink_is_quiet,
  output wire sink_with_key,
  output wire [7:0] sink_status,
  output wire [7:0] sink_key_length,
  output wire [10:0] sink_value_length,
  output wire [31:0] sink_hash,
  output wire [63:0] sink_cas,
  output wire [31:0] sink_flags,
  output wire [4:0] sink_lines,
  output wire [6:0] sink_context,
  output wire [4:0] occupancy
);

  fifo_kvs_request_d16 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_operation(source_operation),
    .source_is_quiet(source_is_quiet),
    .source_with_key(source_with_key),
    .source_status(source_status),
    .source_key_length(source_key_length),
    .source_value_length(source_value_length),
    .source_hash(source_hash),
    .source_cas(source_cas),
    .source_flags(source_flags),
    .source_lines(source_lines),
    .source_context(source_context),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_operation(sink_operation),
    .sink_is_quiet(sink_is_quiet),
    .sink_with_key(sink_with_key),
    .sink_status(sink_status),
    .sink_key_length(sink_key_length),
    .sink_value_length(sink_value_length),
    .sink_hash(sink_hash),
    .sink_cas(sink_cas),
    .sink_flags(sink_flags),
    .sink_lines(sink_lines),
    .sink_context(sink_context),
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
  reg [171:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_operation, source_is_quiet, source_with_key, source_status,
        source_key_length, source_value_length, source_hash, source_cas, source_flags,
        source_lines, source_context};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_operation, source_is_quiet, source_with_key, source_status, source_key_length,
          source_value_length, source_hash, source_cas, source_flags, source_lines,
          source_context});
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
  reg [171:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_operation, sink_is_quiet, sink_with_key, sink_status, sink_key_length,
        sink_value_length, sink_hash, sink_cas, sink_flags, sink_lines, sink_context};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_operation, sink_is_quiet, sink_with_key,
          sink_status, sink_key_length, sink_value_length, sink_hash, sink_cas, sink_flags,
          sink_lines, sink_context});
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
