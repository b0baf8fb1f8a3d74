// Proof harness of `checksum_fill_d512`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module checksum_fill_d512_properties (
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
  output wire sink_valid,
  input  wire sink_ready,
  output wire [511:0] sink_data,
  output wire [63:0] sink_keep,
  output wire sink_last,
  output wire sink_error,
  output wire [63:0] status_passed_packets,
  output wire [63:0] status_filled_packets,
  output wire [63:0] status_unfilled_packets,
  output wire [63:0] status_damaged_packets,
  output wire [63:0] status_oversized_packets
);

  checksum_fill_d512 device (
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
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data),
    .sink_keep(sink_keep),
    .sink_last(sink_last),
    .sink_error(sink_error),
    .status_passed_packets(status_passed_packets),
    .status_filled_packets(status_filled_packets),
    .status_unfilled_packets(status_unfilled_packets),
    .status_damaged_packets(status_damaged_packets),
    .status_oversized_packets(status_oversized_packets)
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
  reg [622:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_last, source_error, source_length_bytes, source_ring,
        source_destination, source_protocol, source_checksum, source_flow_hash,
        source_timestamp_cycles};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_last, source_error, source_length_bytes, source_ring,
          source_destination, source_protocol, source_checksum, source_flow_hash,
          source_timestamp_cycles});
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
  reg [577:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_data, sink_keep, sink_last, sink_error};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data, sink_keep, sink_last, sink_error});
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
