// Proof harness of `arbiter_kvs_answer_beat_n6`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module arbiter_kvs_answer_beat_n6_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_0_valid,
  output wire source_0_ready,
  input  wire [511:0] source_0_data,
  input  wire source_0_last,
  input  wire [6:0] source_0_context,
  input  wire source_0_is_silent,
  input  wire [7:0] source_0_status,
  input  wire [63:0] source_0_cas,
  input  wire source_0_has_flags,
  input  wire [31:0] source_0_flags,
  input  wire [7:0] source_0_key_length,
  input  wire [1:0] source_0_body,
  input  wire [8:0] source_0_first_byte,
  input  wire [10:0] source_0_body_length,
  input  wire source_1_valid,
  output wire source_1_ready,
  input  wire [511:0] source_1_data,
  input  wire source_1_last,
  input  wire [6:0] source_1_context,
  input  wire source_1_is_silent,
  input  wire [7:0] source_1_status,
  input  wire [63:0] source_1_cas,
  input  wire source_1_has_flags,
  input  wire [31:0] source_1_flags,
  input  wire [7:0] source_1_key_length,
  input  wire [1:0] source_1_body,
  input  wire [8:0] source_1_first_byte,
  input  wire [10:0] source_1_body_length,
  input  wire source_2_valid,
  output wire source_2_ready,
  input  wire [511:0] source_2_data,
  input  wire source_2_last,
  input  wire [6:0] source_2_context,
  input  wire source_2_is_silent,
  input  wire [7:0] source_2_status,
  input  wire [63:0] source_2_cas,
  input  wire source_2_has_flags,
  input  wire [31:0] source_2_flags,
  input  wire [7:0] source_2_key_length,
  input  wire [1:0] source_2_body,
  input  wire [8:0] source_2_first_byte,
  input  wire [10:0] source_2_body_length,
  input  wire source_3_valid,
  output wire source_3_ready,
  input  wire [511:0] source_3_data,
  input  wire source_3_last,
  input  wire [6:0] source_3_context,
  input  wire source_3_is_silent,
  input  wire [7:0] source_3_status,
  input  wire [63:0] source_3_cas,
  input  wire source_3_has_flags,
  input  wire [31:0] source_3_flags,
  input  wire [7:0] source_3_key_length,
  input  wire [1:0] source_3_body,
  input  wire [8:0] source_3_first_byte,
  input  wire [10:0] source_3_body_length,
  input  wire source_4_valid,
  output wire source_4_ready,
  input  wire [511:0] source_4_data,
  input  wire source_4_last,
  input  wire [6:0] source_4_context,
  input  wire source_4_is_silent,
  input  wire [7:0] source_4_status,
  input  wire [63:0] source_4_cas,
  input  wire source_4_has_flags,
  input  wire [31:0] source_4_flags,
  input  wire [7:0] source_4_key_length,
  input  wire [1:0] source_4_body,
  input  wire [8:0] source_4_first_byte,
  input  wire [10:0] source_4_body_length,
  input  wire source_5_valid,
  output wire source_5_ready,
  input  wire [511:0] source_5_data,
  input  wire source_5_last,
  input  wire [6:0] source_5_context,
  input  wire source_5_is_silent,
  input  wire [7:0] source_5_status,
  input  wire [63:0] source_5_cas,
  input  wire source_5_has_flags,
  input  wire [31:0] source_5_flags,
  input  wire [7:0] source_5_key_length,
  input  wire [1:0] source_5_body,
  input  wire [8:0] source_5_first_byte,
  input  wire [10:0] source_5_body_length,
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

  arbiter_kvs_answer_beat_n6 device (
    .clk(clk),
    .rst(rst),
    .source_0_valid(source_0_valid),
    .source_0_ready(source_0_ready),
    .source_0_data(source_0_data),
    .source_0_last(source_0_last),
    .source_0_context(source_0_context),
    .source_0_is_silent(source_0_is_silent),
    .source_0_status(source_0_status),
    .source_0_cas(source_0_cas),
    .source_0_has_flags(source_0_has_flags),
    .source_0_flags(source_0_flags),
    .source_0_key_length(source_0_key_length),
    .source_0_body(source_0_body),
    .source_0_first_byte(source_0_first_byte),
    .source_0_body_length(source_0_body_length),
    .source_1_valid(source_1_valid),
    .source_1_ready(source_1_ready),
    .source_1_data(source_1_data),
    .source_1_last(source_1_last),
    .source_1_context(source_1_context),
    .source_1_is_silent(source_1_is_silent),
    .source_1_status(source_1_status),
    .source_1_cas(source_1_cas),
    .source_1_has_flags(source_1_has_flags),
    .source_1_flags(source_1_flags),
    .source_1_key_length(source_1_key_length),
    .source_1_body(source_1_body),
    .source_1_first_byte(source_1_first_byte),
    .source_1_body_length(source_1_body_length),
    .source_2_valid(source_2_valid),
    .source_2_ready(source_2_ready),
    .source_2_data(source_2_data),
    .source_2_last(source_2_last),
    .source_2_context(source_2_context),
    .source_2_is_silent(source_2_is_silent),
    .source_2_status(source_2_status),
    .source_2_cas(source_2_cas),
    .source_2_has_flags(source_2_has_flags),
    .source_2_flags(source_2_flags),
    .source_2_key_length(source_2_key_length),
    .source_2_body(source_2_body),
    .source_2_first_byte(source_2_first_byte),
    .source_2_body_length(source_2_body_length),
    .source_3_valid(source_3_valid),
    .source_3_ready(source_3_ready),
    .source_3_data(source_3_data),
    .source_3_last(source_3_last),
    .source_3_context(source_3_context),
    .source_3_is_silent(source_3_is_silent),
    .source_3_status(source_3_status),
    .source_3_cas(source_3_cas),
    .source_3_has_flags(source_3_has_flags),
    .source_3_flags(source_3_flags),
    .source_3_key_length(source_3_key_length),
    .source_3_body(source_3_body),
    .source_3_first_byte(source_3_first_byte),
    .source_3_body_length(source_3_body_length),
    .source_4_valid(source_4_valid),
    .source_4_ready(source_4_ready),
    .source_4_data(source_4_data),
    .source_4_last(source_4_last),
    .source_4_context(source_4_context),
    .source_4_is_silent(source_4_is_silent),
    .source_4_status(source_4_status),
    .source_4_cas(source_4_cas),
    .source_4_has_flags(source_4_has_flags),
    .source_4_flags(source_4_flags),
    .source_4_key_length(source_4_key_length),
    .source_4_body(source_4_body),
    .source_4_first_byte(source_4_first_byte),
    .source_4_body_length(source_4_body_length),
    .source_5_valid(source_5_valid),
    .source_5_ready(source_5_ready),
    .source_5_data(source_5_data),
    .source_5_last(source_5_last),
    .source_5_context(source_5_context),
    .source_5_is_silent(source_5_is_silent),
    .source_5_status(source_5_status),
    .source_5_cas(source_5_cas),
    .source_5_has_flags(source_5_has_flags),
    .source_5_flags(source_5_flags),
    .source_5_key_length(source_5_key_length),
    .source_5_body(source_5_body),
    .source_5_first_byte(source_5_first_byte),
    .source_5_body_length(source_5_body_length),
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

  // source_0: S2, an offer holds until it is taken.
  reg source_0_stalled;
  initial source_0_stalled = 1'b0;
  reg [655:0] source_0_offered;
  always @(posedge clk) begin
    source_0_stalled <= source_0_valid && !source_0_ready && !rst;
    source_0_offered <= {source_0_data, source_0_last, source_0_context, source_0_is_silent,
        source_0_status, source_0_cas, source_0_has_flags, source_0_flags, source_0_key_length,
        source_0_body, source_0_first_byte, source_0_body_length};
    if (source_0_stalled && !rst) begin
      source_0_s2_valid_holds: assume (source_0_valid);
      source_0_s2_payload_holds: assume (source_0_offered ==
          {source_0_data, source_0_last, source_0_context, source_0_is_silent, source_0_status,
          source_0_cas, source_0_has_flags, source_0_flags, source_0_key_length, source_0_body,
          source_0_first_byte, source_0_body_length});
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
  reg [655:0] source_1_offered;
  always @(posedge clk) begin
    source_1_stalled <= source_1_valid && !source_1_ready && !rst;
    source_1_offered <= {source_1_data, source_1_last, source_1_context, source_1_is_silent,
        source_1_status, source_1_cas, source_1_has_flags, source_1_flags, source_1_key_length,
        source_1_body, source_1_first_byte, source_1_body_length};
    if (source_1_stalled && !rst) begin
      source_1_s2_valid_holds: assume (source_1_valid);
      source_1_s2_payload_holds: assume (source_1_offered ==
          {source_1_data, source_1_last, source_1_context, source_1_is_silent, source_1_status,
          source_1_cas, source_1_has_flags, source_1_flags, source_1_key_length, source_1_body,
          source_1_first_byte, source_1_body_length});
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
  reg [655:0] source_2_offered;
  always @(posedge clk) begin
    source_2_stalled <= source_2_valid && !source_2_ready && !rst;
    source_2_offered <= {source_2_data, source_2_last, source_2_context, source_2_is_silent,
        source_2_status, source_2_cas, source_2_has_flags, source_2_flags, source_2_key_length,
        source_2_body, source_2_first_byte, source_2_body_length};
    if (source_2_stalled && !rst) begin
      source_2_s2_valid_holds: assume (source_2_valid);
      source_2_s2_payload_holds: assume (source_2_offered ==
          {source_2_data, source_2_last, source_2_context, source_2_is_silent, source_2_status,
          source_2_cas, source_2_has_flags, source_2_flags, source_2_key_length, source_2_body,
          source_2_first_byte, source_2_body_length});
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
  reg [655:0] source_3_offered;
  always @(posedge clk) begin
    source_3_stalled <= source_3_valid && !source_3_ready && !rst;
    source_3_offered <= {source_3_data, source_3_last, source_3_context, source_3_is_silent,
        source_3_status, source_3_cas, source_3_has_flags, source_3_flags, source_3_key_length,
        source_3_body, source_3_first_byte, source_3_body_length};
    if (source_3_stalled && !rst) begin
      source_3_s2_valid_holds: assume (source_3_valid);
      source_3_s2_payload_holds: assume (source_3_offered ==
          {source_3_data, source_3_last, source_3_context, source_3_is_silent, source_3_status,
          source_3_cas, source_3_has_flags, source_3_flags, source_3_key_length, source_3_body,
          source_3_first_byte, source_3_body_length});
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
  reg [655:0] source_4_offered;
  always @(posedge clk) begin
    source_4_stalled <= source_4_valid && !source_4_ready && !rst;
    source_4_offered <= {source_4_data, source_4_last, source_4_context, source_4_is_silent,
        source_4_status, source_4_cas, source_4_has_flags, source_4_flags, source_4_key_length,
        source_4_body, source_4_first_byte, source_4_body_length};
    if (source_4_stalled && !rst) begin
      source_4_s2_valid_holds: assume (source_4_valid);
      source_4_s2_payload_holds: assume (source_4_offered ==
          {source_4_data, source_4_last, source_4_context, source_4_is_silent, source_4_status,
          source_4_cas, source_4_has_flags, source_4_flags, source_4_key_length, source_4_body,
          source_4_first_byte, source_4_body_length});
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
  reg [655:0] source_5_offered;
  always @(posedge clk) begin
    source_5_stalled <= source_5_valid && !source_5_ready && !rst;
    source_5_offered <= {source_5_data, source_5_last, source_5_context, source_5_is_silent,
        source_5_status, source_5_cas, source_5_has_flags, source_5_flags, source_5_key_length,
        source_5_body, source_5_first_byte, source_5_body_length};
    if (source_5_stalled && !rst) begin
      source_5_s2_valid_holds: assume (source_5_valid);
      source_5_s2_payload_holds: assume (source_5_offered ==
          {source_5_data, source_5_last, source_5_context, source_5_is_silent, source_5_status,
          source_5_cas, source_5_has_flags, source_5_flags, source_5_key_length, source_5_body,
          source_5_first_byte, source_5_body_length});
    end
  end
  // source_5: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_5_s7_quiet_in_reset: assume (!source_5_valid);
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
