// Proof harness of `fifo_bits_d64`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fifo_bits_d64_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [2:0] source_request_operation,
  input  wire source_request_is_quiet,
  input  wire source_request_with_key,
  input  wire [7:0] source_request_status,
  input  wire [7:0] source_request_key_length,
  input  wire [10:0] source_request_value_length,
  input  wire [31:0] source_request_hash,
  input  wire [63:0] source_request_cas,
  input  wire [31:0] source_request_flags,
  input  wire [4:0] source_request_lines,
  input  wire [6:0] source_request_context,
  input  wire source_has_candidate,
  input  wire source_is_second,
  input  wire [1:0] source_slot,
  input  wire [10:0] source_value_length,
  input  wire [4:0] source_count,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [2:0] sink_request_operation,
  output wire sink_request_is_quiet,
  output wire sink_request_with_key,
  output wire [7:0] sink_request_status,
  output wire [7:0] sink_request_key_length,
  output wire [10:0] sink_request_value_length,
  output wire [31:0] sink_request_hash,
  output wire [63:0] sink_request_cas,
  output wire [31:0] sink_request_flags,
  output wire [4:0] sink_request_lines,
  output wire [6:0] sink_request_context,
  output wire sink_has_candidate,
  output wire sink_is_second,
  output wire [1:0] sink_slot,
  output wire [10:0] sink_value_length,
  output wire [4:0] sink_count,
  output wire [6:0] occupancy
);

  fifo_bits_d64 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_request_operation(source_request_operation),
    .source_request_is_quiet(source_request_is_quiet),
    .source_request_with_key(source_request_with_key),
    .source_request_status(source_request_status),
    .source_request_key_length(source_request_key_length),
    .source_request_value_length(source_request_value_length),
    .source_request_hash(source_request_hash),
    .source_request_cas(source_request_cas),
    .source_request_flags(source_request_flags),
    .source_request_lines(source_request_lines),
    .source_request_context(source_request_context),
    .source_has_candidate(source_has_candidate),
    .source_is_second(source_is_second),
    .source_slot(source_slot),
    .source_value_length(source_value_length),
    .source_count(source_count),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_request_operation(sink_request_operation),
    .sink_request_is_quiet(sink_request_is_quiet),
    .sink_request_with_key(sink_request_with_key),
    .sink_request_status(sink_request_status),
    .sink_request_key_length(sink_request_key_length),
    .sink_request_value_length(sink_request_value_length),
    .sink_request_hash(sink_request_hash),
    .sink_request_cas(sink_request_cas),
    .sink_request_flags(sink_request_flags),
    .sink_request_lines(sink_request_lines),
    .sink_request_context(sink_request_context),
    .sink_has_candidate(sink_has_candidate),
    .sink_is_second(sink_is_second),
    .sink_slot(sink_slot),
    .sink_value_length(sink_value_length),
    .sink_count(sink_count),
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
  reg [191:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_request_operation, source_request_is_quiet, source_request_with_key,
        source_request_status, source_request_key_length, source_request_value_length,
        source_request_hash, source_request_cas, source_request_flags, source_request_lines,
        source_request_context, source_has_candidate, source_is_second, source_slot,
        source_value_length, source_count};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_request_operation, source_request_is_quiet, source_request_with_key,
          source_request_status, source_request_key_length, source_request_value_length,
          source_request_hash, source_request_cas, source_request_flags, source_request_lines,
          source_request_context, source_has_candidate, source_is_second, source_slot,
          source_value_length, source_count});
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
  reg [191:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_request_operation, sink_request_is_quiet, sink_request_with_key,
        sink_request_status, sink_request_key_length, sink_request_value_length, sink_request_hash,
        sink_request_cas, sink_request_flags, sink_request_lines, sink_request_context,
        sink_has_candidate, sink_is_second, sink_slot, sink_value_length, sink_count};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_request_operation,
          sink_request_is_quiet, sink_request_with_key, sink_request_status,
          sink_request_key_length, sink_request_value_length, sink_request_hash, sink_request_cas,
          sink_request_flags, sink_request_lines, sink_request_context, sink_has_candidate,
          sink_is_second, sink_slot, sink_value_length, sink_count});
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
