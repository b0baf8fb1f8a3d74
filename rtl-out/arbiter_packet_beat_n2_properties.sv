// Proof harness of `arbiter_packet_beat_n2`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module arbiter_packet_beat_n2_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_0_valid,
  output wire source_0_ready,
  input  wire [511:0] source_0_data,
  input  wire source_0_last,
  input  wire source_0_error,
  input  wire [13:0] source_0_length_bytes,
  input  wire [7:0] source_0_ring,
  input  wire [1:0] source_0_destination,
  input  wire [2:0] source_0_protocol,
  input  wire [1:0] source_0_checksum,
  input  wire [31:0] source_0_flow_hash,
  input  wire [47:0] source_0_timestamp_cycles,
  input  wire source_1_valid,
  output wire source_1_ready,
  input  wire [511:0] source_1_data,
  input  wire source_1_last,
  input  wire source_1_error,
  input  wire [13:0] source_1_length_bytes,
  input  wire [7:0] source_1_ring,
  input  wire [1:0] source_1_destination,
  input  wire [2:0] source_1_protocol,
  input  wire [1:0] source_1_checksum,
  input  wire [31:0] source_1_flow_hash,
  input  wire [47:0] source_1_timestamp_cycles,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [511:0] sink_data,
  output wire sink_last,
  output wire sink_error,
  output wire [13:0] sink_length_bytes,
  output wire [7:0] sink_ring,
  output wire [1:0] sink_destination,
  output wire [2:0] sink_protocol,
  output wire [1:0] sink_checksum,
  output wire [31:0] sink_flow_hash,
  output wire [47:0] sink_timestamp_cycles
);

  arbiter_packet_beat_n2 device (
    .clk(clk),
    .rst(rst),
    .source_0_valid(source_0_valid),
    .source_0_ready(source_0_ready),
    .source_0_data(source_0_data),
    .source_0_last(source_0_last),
    .source_0_error(source_0_error),
    .source_0_length_bytes(source_0_length_bytes),
    .source_0_ring(source_0_ring),
    .source_0_destination(source_0_destination),
    .source_0_protocol(source_0_protocol),
    .source_0_checksum(source_0_checksum),
    .source_0_flow_hash(source_0_flow_hash),
    .source_0_timestamp_cycles(source_0_timestamp_cycles),
    .source_1_valid(source_1_valid),
    .source_1_ready(source_1_ready),
    .source_1_data(source_1_data),
    .source_1_last(source_1_last),
    .source_1_error(source_1_error),
    .source_1_length_bytes(source_1_length_bytes),
    .source_1_ring(source_1_ring),
    .source_1_destination(source_1_destination),
    .source_1_protocol(source_1_protocol),
    .source_1_checksum(source_1_checksum),
    .source_1_flow_hash(source_1_flow_hash),
    .source_1_timestamp_cycles(source_1_timestamp_cycles),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data),
    .sink_last(sink_last),
    .sink_error(sink_error),
    .sink_length_bytes(sink_length_bytes),
    .sink_ring(sink_ring),
    .sink_destination(sink_destination),
    .sink_protocol(sink_protocol),
    .sink_checksum(sink_checksum),
    .sink_flow_hash(sink_flow_hash),
    .sink_timestamp_cycles(sink_timestamp_cycles)
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
  reg [622:0] source_0_offered;
  always @(posedge clk) begin
    source_0_stalled <= source_0_valid && !source_0_ready && !rst;
    source_0_offered <= {source_0_data, source_0_last, source_0_error, source_0_length_bytes,
        source_0_ring, source_0_destination, source_0_protocol, source_0_checksum,
        source_0_flow_hash, source_0_timestamp_cycles};
    if (source_0_stalled && !rst) begin
      source_0_s2_valid_holds: assume (source_0_valid);
      source_0_s2_payload_holds: assume (source_0_offered ==
          {source_0_data, source_0_last, source_0_error, source_0_length_bytes, source_0_ring,
          source_0_destination, source_0_protocol, source_0_checksum, source_0_flow_hash,
          source_0_timestamp_cycles});
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
  reg [622:0] source_1_offered;
  always @(posedge clk) begin
    source_1_stalled <= source_1_valid && !source_1_ready && !rst;
    source_1_offered <= {source_1_data, source_1_last, source_1_error, source_1_length_bytes,
        source_1_ring, source_1_destination, source_1_protocol, source_1_checksum,
        source_1_flow_hash, source_1_timestamp_cycles};
    if (source_1_stalled && !rst) begin
      source_1_s2_valid_holds: assume (source_1_valid);
      source_1_s2_payload_holds: assume (source_1_offered ==
          {source_1_data, source_1_last, source_1_error, source_1_length_bytes, source_1_ring,
          source_1_destination, source_1_protocol, source_1_checksum, source_1_flow_hash,
          source_1_timestamp_cycles});
    end
  end
  // source_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_1_s7_quiet_in_reset: assume (!source_1_valid);
    end
  end

  // sink: S2, an offer holds until it is taken.
  reg sink_stalled;
  initial sink_stalled = 1'b0;
  reg [622:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_data, sink_last, sink_error, sink_length_bytes, sink_ring,
        sink_destination, sink_protocol, sink_checksum, sink_flow_hash, sink_timestamp_cycles};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data, sink_last, sink_error,
          sink_length_bytes, sink_ring, sink_destination, sink_protocol, sink_checksum,
          sink_flow_hash, sink_timestamp_cycles});
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
