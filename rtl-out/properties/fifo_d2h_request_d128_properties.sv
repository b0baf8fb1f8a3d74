// Proof harness of `fifo_d2h_request_d128`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fifo_d2h_request_d128_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [4:0] source_opcode,
  input  wire [45:0] source_line_address,
  input  wire [11:0] source_cqid,
  input  wire source_non_temporal,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [4:0] sink_opcode,
  output wire [45:0] sink_line_address,
  output wire [11:0] sink_cqid,
  output wire sink_non_temporal,
  output wire [7:0] occupancy
);

  fifo_d2h_request_d128 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_opcode(source_opcode),
    .source_line_address(source_line_address),
    .source_cqid(source_cqid),
    .source_non_temporal(source_non_temporal),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_opcode(sink_opcode),
    .sink_line_address(sink_line_address),
    .sink_cqid(sink_cqid),
    .sink_non_temporal(sink_non_temporal),
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
  reg [63:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_opcode, source_line_address, source_cqid, source_non_temporal};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_opcode, source_line_address, source_cqid, source_non_temporal});
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
  reg [63:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_opcode, sink_line_address, sink_cqid, sink_non_temporal};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_opcode, sink_line_address, sink_cqid,
          sink_non_temporal});
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
