// Proof harness of `skid_buffer_kvs_answer_beat`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module skid_buffer_kvs_answer_beat_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire source_last,
  input  wire [6:0] source_context,
  input  wire source_is_silent,
  input  wire [7:0] source_status,
  input  wire [63:0] source_cas,
  input  wire source_has_flags,
  input  wire [31:0] source_flags,
  input  wire [7:0] source_key_length,
  input  wire [1:0] source_body,
  input  wire [8:0] source_first_byte,
  input  wire [10:0] source_body_length,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [511:0] sink_data,
  output wire sink_last,
  output wire [6:0] sink_context,
  output wire sink_is_silent,
  output wire [7:0] sink_status,
  output wire [63:0] sink_cas,
  output wire sink_has_flags,
  output wire [31:0] sink_flags,
  output wire [7:0] sink_key_length,
  output wire [1:0] sink_body,
  output wire [8:0] sink_first_byte,
  output wire [10:0] sink_body_length
);

  skid_buffer_kvs_answer_beat device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_last(source_last),
    .source_context(source_context),
    .source_is_silent(source_is_silent),
    .source_status(source_status),
    .source_cas(source_cas),
    .source_has_flags(source_has_flags),
    .source_flags(source_flags),
    .source_key_length(source_key_length),
    .source_body(source_body),
    .source_first_byte(source_first_byte),
    .source_body_length(source_body_length),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data),
    .sink_last(sink_last),
    .sink_context(sink_context),
    .sink_is_silent(sink_is_silent),
    .sink_status(sink_status),
    .sink_cas(sink_cas),
    .sink_has_flags(sink_has_flags),
    .sink_flags(sink_flags),
    .sink_key_length(sink_key_length),
    .sink_body(sink_body),
    .sink_first_byte(sink_first_byte),
    .sink_body_length(sink_body_length)
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
  reg [655:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_last, source_context, source_is_silent, source_status,
        source_cas, source_has_flags, source_flags, source_key_length, source_body,
        source_first_byte, source_body_length};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_last, source_context, source_is_silent, source_status, source_cas,
          source_has_flags, source_flags, source_key_length, source_body, source_first_byte,
          source_body_length});
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
  reg [655:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_data, sink_last, sink_context, sink_is_silent, sink_status, sink_cas,
        sink_has_flags, sink_flags, sink_key_length, sink_body, sink_first_byte, sink_body_length};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data, sink_last, sink_context,
          sink_is_silent, sink_status, sink_cas, sink_has_flags, sink_flags, sink_key_length,
          sink_body, sink_first_byte, sink_body_length});
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
