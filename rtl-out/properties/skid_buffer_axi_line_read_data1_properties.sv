// Proof harness of `skid_buffer_axi_line_read_data1`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module skid_buffer_axi_line_read_data1_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire source_id,
  input  wire [511:0] source_data,
  input  wire [1:0] source_response,
  input  wire source_last,
  input  wire source_poison,
  output wire sink_valid,
  input  wire sink_ready,
  output wire sink_id,
  output wire [511:0] sink_data,
  output wire [1:0] sink_response,
  output wire sink_last,
  output wire sink_poison
);

  skid_buffer_axi_line_read_data1 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_id(source_id),
    .source_data(source_data),
    .source_response(source_response),
    .source_last(source_last),
    .source_poison(source_poison),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_id(sink_id),
    .sink_data(sink_data),
    .sink_response(sink_response),
    .sink_last(sink_last),
    .sink_poison(sink_poison)
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
  reg [516:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_id, source_data, source_response, source_last, source_poison};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_id, source_data, source_response, source_last, source_poison});
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
  reg [516:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_id, sink_data, sink_response, sink_last, sink_poison};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_id, sink_data, sink_response, sink_last,
          sink_poison});
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
