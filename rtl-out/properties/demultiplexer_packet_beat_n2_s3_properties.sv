// Proof harness of `demultiplexer_packet_beat_n2_s3`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module demultiplexer_packet_beat_n2_s3_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire source_last,
  input  wire source_error,
  input  wire [13:0] source_length_bytes,
  input  wire [7:0] source_ring,
  input  wire [1:0] source_destination,
  input  wire [2:0] source_protocol,
  input  wire [1:0] source_checksum,
  input  wire [31:0] source_flow_hash,
  input  wire [47:0] source_timestamp_cycles,
  input  wire [2:0] source_selection,
  output wire sink_0_valid,
  input  wire sink_0_ready,
  output wire [511:0] sink_0_data,
  output wire sink_0_last,
  output wire sink_0_error,
  output wire [13:0] sink_0_length_bytes,
  output wire [7:0] sink_0_ring,
  output wire [1:0] sink_0_destination,
  output wire [2:0] sink_0_protocol,
  output wire [1:0] sink_0_checksum,
  output wire [31:0] sink_0_flow_hash,
  output wire [47:0] sink_0_timestamp_cycles,
  output wire sink_1_valid,
  input  wire sink_1_ready,
  output wire [511:0] sink_1_data,
  output wire sink_1_last,
  output wire sink_1_error,
  output wire [13:0] sink_1_length_bytes,
  output wire [7:0] sink_1_ring,
  output wire [1:0] sink_1_destination,
  output wire [2:0] sink_1_protocol,
  output wire [1:0] sink_1_checksum,
  output wire [31:0] sink_1_flow_hash,
  output wire [47:0] sink_1_timestamp_cycles,
  output wire error,
  output wire [15:0] stray_packets
);

  demultiplexer_packet_beat_n2_s3 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_last(source_last),
    .source_error(source_error),
    .source_length_bytes(source_length_bytes),
    .source_ring(source_ring),
    .source_destination(source_destination),
    .source_protocol(source_protocol),
    .source_checksum(source_checksum),
    .source_flow_hash(source_flow_hash),
    .source_timestamp_cycles(source_timestamp_cycles),
    .source_selection(source_selection),
    .sink_0_valid(sink_0_valid),
    .sink_0_ready(sink_0_ready),
    .sink_0_data(sink_0_data),
    .sink_0_last(sink_0_last),
    .sink_0_error(sink_0_error),
    .sink_0_length_bytes(sink_0_length_bytes),
    .sink_0_ring(sink_0_ring),
    .sink_0_destination(sink_0_destination),
    .sink_0_protocol(sink_0_protocol),
    .sink_0_checksum(sink_0_checksum),
    .sink_0_flow_hash(sink_0_flow_hash),
    .sink_0_timestamp_cycles(sink_0_timestamp_cycles),
    .sink_1_valid(sink_1_valid),
    .sink_1_ready(sink_1_ready),
    .sink_1_data(sink_1_data),
    .sink_1_last(sink_1_last),
    .sink_1_error(sink_1_error),
    .sink_1_length_bytes(sink_1_length_bytes),
    .sink_1_ring(sink_1_ring),
    .sink_1_destination(sink_1_destination),
    .sink_1_protocol(sink_1_protocol),
    .sink_1_checksum(sink_1_checksum),
    .sink_1_flow_hash(sink_1_flow_hash),
    .sink_1_timestamp_cycles(sink_1_timestamp_cycles),
    .error(error),
    .stray_packets(stray_packets)
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
  reg [625:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_last, source_error, source_length_bytes, source_ring,
        source_destination, source_protocol, source_checksum, source_flow_hash,
        source_timestamp_cycles, source_selection};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_last, source_error, source_length_bytes, source_ring,
          source_destination, source_protocol, source_checksum, source_flow_hash,
          source_timestamp_cycles, source_selection});
    end
  end
  // source: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      source_s7_quiet_in_reset: assume (!source_valid);
    end
  end

  // sink_0: S2, an offer holds until it is taken.
  reg sink_0_stalled;
  initial sink_0_stalled = 1'b0;
  reg [622:0] sink_0_offered;
  always @(posedge clk) begin
    sink_0_stalled <= sink_0_valid && !sink_0_ready && !rst;
    sink_0_offered <= {sink_0_data, sink_0_last, sink_0_error, sink_0_length_bytes, sink_0_ring,
        sink_0_destination, sink_0_protocol, sink_0_checksum, sink_0_flow_hash,
        sink_0_timestamp_cycles};
    if (sink_0_stalled && !rst) begin
      sink_0_s2_valid_holds: assert (sink_0_valid);
      sink_0_s2_payload_holds: assert (sink_0_offered ==
          {sink_0_data, sink_0_last, sink_0_error, sink_0_length_bytes, sink_0_ring,
          sink_0_destination, sink_0_protocol, sink_0_checksum, sink_0_flow_hash,
          sink_0_timestamp_cycles});
    end
  end
  // sink_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_0_s7_quiet_in_reset: assert (!sink_0_valid);
    end
  end

  // sink_1: S2, an offer holds until it is taken.
  reg sink_1_stalled;
  initial sink_1_stalled = 1'b0;
  reg [622:0] sink_1_offered;
  always @(posedge clk) begin
    sink_1_stalled <= sink_1_valid && !sink_1_ready && !rst;
    sink_1_offered <= {sink_1_data, sink_1_last, sink_1_error, sink_1_length_bytes, sink_1_ring,
        sink_1_destination, sink_1_protocol, sink_1_checksum, sink_1_flow_hash,
        sink_1_timestamp_cycles};
    if (sink_1_stalled && !rst) begin
      sink_1_s2_valid_holds: assert (sink_1_valid);
      sink_1_s2_payload_holds: assert (sink_1_offered ==
          {sink_1_data, sink_1_last, sink_1_error, sink_1_length_bytes, sink_1_ring,
          sink_1_destination, sink_1_protocol, sink_1_checksum, sink_1_flow_hash,
          sink_1_timestamp_cycles});
    end
  end
  // sink_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_1_s7_quiet_in_reset: assert (!sink_1_valid);
    end
  end

endmodule

`default_nettype wire
