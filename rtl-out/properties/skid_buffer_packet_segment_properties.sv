// Proof harness of `skid_buffer_packet_segment`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module skid_buffer_packet_segment_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire source_drop,
  input  wire [51:0] source_address,
  input  wire [13:0] source_length_bytes,
  input  wire source_last,
  input  wire [13:0] source_packet_length_bytes,
  input  wire [7:0] source_ring,
  input  wire [3:0] source_operation,
  input  wire [1:0] source_space,
  input  wire [1:0] source_checksum,
  input  wire source_fills_line,
  output wire sink_valid,
  input  wire sink_ready,
  output wire sink_drop,
  output wire [51:0] sink_address,
  output wire [13:0] sink_length_bytes,
  output wire sink_last,
  output wire [13:0] sink_packet_length_bytes,
  output wire [7:0] sink_ring,
  output wire [3:0] sink_operation,
  output wire [1:0] sink_space,
  output wire [1:0] sink_checksum,
  output wire sink_fills_line
);

  skid_buffer_packet_segment device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_drop(source_drop),
    .source_address(source_address),
    .source_length_bytes(source_length_bytes),
    .source_last(source_last),
    .source_packet_length_bytes(source_packet_length_bytes),
    .source_ring(source_ring),
    .source_operation(source_operation),
    .source_space(source_space),
    .source_checksum(source_checksum),
    .source_fills_line(source_fills_line),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_drop(sink_drop),
    .sink_address(sink_address),
    .sink_length_bytes(sink_length_bytes),
    .sink_last(sink_last),
    .sink_packet_length_bytes(sink_packet_length_bytes),
    .sink_ring(sink_ring),
    .sink_operation(sink_operation),
    .sink_space(sink_space),
    .sink_checksum(sink_checksum),
    .sink_fills_line(sink_fills_line)
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
  reg [98:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_drop, source_address, source_length_bytes, source_last,
        source_packet_length_bytes, source_ring, source_operation, source_space, source_checksum,
        source_fills_line};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_drop, source_address, source_length_bytes, source_last,
          source_packet_length_bytes, source_ring, source_operation, source_space, source_checksum,
          source_fills_line});
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
  reg [98:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_drop, sink_address, sink_length_bytes, sink_last,
        sink_packet_length_bytes, sink_ring, sink_operation, sink_space, sink_checksum,
        sink_fills_line};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_drop, sink_address, sink_length_bytes,
          sink_last, sink_packet_length_bytes, sink_ring, sink_operation, sink_space,
          sink_checksum, sink_fills_line});
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
