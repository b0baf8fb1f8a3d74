// Proof harness of `network_transmit`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module network_transmit_properties (
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
  output wire [63:0] sink_keep,
  output wire sink_last,
  output wire sink_error,
  output wire [63:0] status_0_passed_packets,
  output wire [63:0] status_0_filled_packets,
  output wire [63:0] status_0_unfilled_packets,
  output wire [63:0] status_0_damaged_packets,
  output wire [63:0] status_0_oversized_packets,
  output wire [63:0] status_1_passed_packets,
  output wire [63:0] status_1_filled_packets,
  output wire [63:0] status_1_unfilled_packets,
  output wire [63:0] status_1_damaged_packets,
  output wire [63:0] status_1_oversized_packets
);

  network_transmit device (
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
    .sink_keep(sink_keep),
    .sink_last(sink_last),
    .sink_error(sink_error),
    .status_0_passed_packets(status_0_passed_packets),
    .status_0_filled_packets(status_0_filled_packets),
    .status_0_unfilled_packets(status_0_unfilled_packets),
    .status_0_damaged_packets(status_0_damaged_packets),
    .status_0_oversized_packets(status_0_oversized_packets),
    .status_1_passed_packets(status_1_passed_packets),
    .status_1_filled_packets(status_1_filled_packets),
    .status_1_unfilled_packets(status_1_unfilled_packets),
    .status_1_damaged_packets(status_1_damaged_packets),
    .status_1_oversized_packets(status_1_oversized_packets)
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
