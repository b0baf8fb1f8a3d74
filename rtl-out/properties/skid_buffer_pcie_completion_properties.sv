// Proof harness of `skid_buffer_pcie_completion`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module skid_buffer_pcie_completion_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [2:0] source_status,
  input  wire source_poisoned,
  input  wire [7:0] source_tag,
  input  wire [11:0] source_byte_count,
  input  wire [6:0] source_lower_address,
  input  wire [9:0] source_length,
  input  wire [511:0] source_data,
  input  wire source_last,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [2:0] sink_status,
  output wire sink_poisoned,
  output wire [7:0] sink_tag,
  output wire [11:0] sink_byte_count,
  output wire [6:0] sink_lower_address,
  output wire [9:0] sink_length,
  output wire [511:0] sink_data,
  output wire sink_last
);

  skid_buffer_pcie_completion device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_status(source_status),
    .source_poisoned(source_poisoned),
    .source_tag(source_tag),
    .source_byte_count(source_byte_count),
    .source_lower_address(source_lower_address),
    .source_length(source_length),
    .source_data(source_data),
    .source_last(source_last),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_status(sink_status),
    .sink_poisoned(sink_poisoned),
    .sink_tag(sink_tag),
    .sink_byte_count(sink_byte_count),
    .sink_lower_address(sink_lower_address),
    .sink_length(sink_length),
    .sink_data(sink_data),
    .sink_last(sink_last)
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
  reg [553:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_status, source_poisoned, source_tag, source_byte_count,
        source_lower_address, source_length, source_data, source_last};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_status, source_poisoned, source_tag, source_byte_count, source_lower_address,
          source_length, source_data, source_last});
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
  reg [553:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_status, sink_poisoned, sink_tag, sink_byte_count, sink_lower_address,
        sink_length, sink_data, sink_last};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_status, sink_poisoned, sink_tag,
          sink_byte_count, sink_lower_address, sink_length, sink_data, sink_last});
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
