// Proof harness of `fifo_checksum_patch_d64`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fifo_checksum_patch_d64_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire source_has_header,
  input  wire [4:0] source_header_word,
  input  wire [15:0] source_header_checksum,
  input  wire source_has_transport,
  input  wire [5:0] source_transport_word,
  input  wire [15:0] source_transport_checksum,
  output wire sink_valid,
  input  wire sink_ready,
  output wire sink_has_header,
  output wire [4:0] sink_header_word,
  output wire [15:0] sink_header_checksum,
  output wire sink_has_transport,
  output wire [5:0] sink_transport_word,
  output wire [15:0] sink_transport_checksum,
  output wire [6:0] occupancy
);

  fifo_checksum_patch_d64 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_has_header(source_has_header),
    .source_header_word(source_header_word),
    .source_header_checksum(source_header_checksum),
    .source_has_transport(source_has_transport),
    .source_transport_word(source_transport_word),
    .source_transport_checksum(source_transport_checksum),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_has_header(sink_has_header),
    .sink_header_word(sink_header_word),
    .sink_header_checksum(sink_header_checksum),
    .sink_has_transport(sink_has_transport),
    .sink_transport_word(sink_transport_word),
    .sink_transport_checksum(sink_transport_checksum),
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
  reg [44:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_has_header, source_header_word, source_header_checksum,
        source_has_transport, source_transport_word, source_transport_checksum};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_has_header, source_header_word, source_header_checksum, source_has_transport,
          source_transport_word, source_transport_checksum});
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
  reg [44:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_has_header, sink_header_word, sink_header_checksum, sink_has_transport,
        sink_transport_word, sink_transport_checksum};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_has_header, sink_header_word,
          sink_header_checksum, sink_has_transport, sink_transport_word, sink_transport_checksum});
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
