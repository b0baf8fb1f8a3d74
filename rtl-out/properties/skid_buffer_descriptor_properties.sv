// Proof harness of `skid_buffer_descriptor`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module skid_buffer_descriptor_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [63:0] source_address,
  input  wire [15:0] source_length_bytes,
  input  wire source_available,
  input  wire source_done,
  input  wire source_last,
  input  wire source_interrupt,
  input  wire [1:0] source_checksum,
  input  wire [2:0] source_protocol,
  input  wire [1:0] source_fault,
  input  wire [4:0] source_reserved,
  input  wire [31:0] source_flow_hash,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [63:0] sink_address,
  output wire [15:0] sink_length_bytes,
  output wire sink_available,
  output wire sink_done,
  output wire sink_last,
  output wire sink_interrupt,
  output wire [1:0] sink_checksum,
  output wire [2:0] sink_protocol,
  output wire [1:0] sink_fault,
  output wire [4:0] sink_reserved,
  output wire [31:0] sink_flow_hash
);

  skid_buffer_descriptor device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_address(source_address),
    .source_length_bytes(source_length_bytes),
    .source_available(source_available),
    .source_done(source_done),
    .source_last(source_last),
    .source_interrupt(source_interrupt),
    .source_checksum(source_checksum),
    .source_protocol(source_protocol),
    .source_fault(source_fault),
    .source_reserved(source_reserved),
    .source_flow_hash(source_flow_hash),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_address(sink_address),
    .sink_length_bytes(sink_length_bytes),
    .sink_available(sink_available),
    .sink_done(sink_done),
    .sink_last(sink_last),
    .sink_interrupt(sink_interrupt),
    .sink_checksum(sink_checksum),
    .sink_protocol(sink_protocol),
    .sink_fault(sink_fault),
    .sink_reserved(sink_reserved),
    .sink_flow_hash(sink_flow_hash)
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
  reg [127:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_address, source_length_bytes, source_available, source_done,
        source_last, source_interrupt, source_checksum, source_protocol, source_fault,
        source_reserved, source_flow_hash};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_address, source_length_bytes, source_available, source_done, source_last,
          source_interrupt, source_checksum, source_protocol, source_fault, source_reserved,
          source_flow_hash});
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
  reg [127:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_address, sink_length_bytes, sink_available, sink_done, sink_last,
        sink_interrupt, sink_checksum, sink_protocol, sink_fault, sink_reserved, sink_flow_hash};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_address, sink_length_bytes,
          sink_available, sink_done, sink_last, sink_interrupt, sink_checksum, sink_protocol,
          sink_fault, sink_reserved, sink_flow_hash});
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
