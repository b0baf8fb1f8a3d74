// Proof harness of `steering_e3`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module steering_e3_properties (
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
  output wire sink_2_valid,
  input  wire sink_2_ready,
  output wire [511:0] sink_2_data,
  output wire sink_2_last,
  output wire sink_2_error,
  output wire [13:0] sink_2_length_bytes,
  output wire [7:0] sink_2_ring,
  output wire [1:0] sink_2_destination,
  output wire [2:0] sink_2_protocol,
  output wire [1:0] sink_2_checksum,
  output wire [31:0] sink_2_flow_hash,
  output wire [47:0] sink_2_timestamp_cycles,
  output wire sink_3_valid,
  input  wire sink_3_ready,
  output wire [511:0] sink_3_data,
  output wire sink_3_last,
  output wire sink_3_error,
  output wire [13:0] sink_3_length_bytes,
  output wire [7:0] sink_3_ring,
  output wire [1:0] sink_3_destination,
  output wire [2:0] sink_3_protocol,
  output wire [1:0] sink_3_checksum,
  output wire [31:0] sink_3_flow_hash,
  output wire [47:0] sink_3_timestamp_cycles,
  input  wire [3:0] configuration_enable,
  output wire [63:0] status_packets_0,
  output wire [63:0] status_packets_1,
  output wire [63:0] status_packets_2,
  output wire [63:0] status_packets_3,
  output wire [63:0] status_dropped_packets
);

  steering_e3 device (
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
    .sink_2_valid(sink_2_valid),
    .sink_2_ready(sink_2_ready),
    .sink_2_data(sink_2_data),
    .sink_2_last(sink_2_last),
    .sink_2_error(sink_2_error),
    .sink_2_length_bytes(sink_2_length_bytes),
    .sink_2_ring(sink_2_ring),
    .sink_2_destination(sink_2_destination),
    .sink_2_protocol(sink_2_protocol),
    .sink_2_checksum(sink_2_checksum),
    .sink_2_flow_hash(sink_2_flow_hash),
    .sink_2_timestamp_cycles(sink_2_timestamp_cycles),
    .sink_3_valid(sink_3_valid),
    .sink_3_ready(sink_3_ready),
    .sink_3_data(sink_3_data),
    .sink_3_last(sink_3_last),
    .sink_3_error(sink_3_error),
    .sink_3_length_bytes(sink_3_length_bytes),
    .sink_3_ring(sink_3_ring),
    .sink_3_destination(sink_3_destination),
    .sink_3_protocol(sink_3_protocol),
    .sink_3_checksum(sink_3_checksum),
    .sink_3_flow_hash(sink_3_flow_hash),
    .sink_3_timestamp_cycles(sink_3_timestamp_cycles),
    .configuration_enable(configuration_enable),
    .status_packets_0(status_packets_0),
    .status_packets_1(status_packets_1),
    .status_packets_2(status_packets_2),
    .status_packets_3(status_packets_3),
    .status_dropped_packets(status_dropped_packets)
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

  // sink_2: S2, an offer holds until it is taken.
  reg sink_2_stalled;
  initial sink_2_stalled = 1'b0;
  reg [622:0] sink_2_offered;
  always @(posedge clk) begin
    sink_2_stalled <= sink_2_valid && !sink_2_ready && !rst;
    sink_2_offered <= {sink_2_data, sink_2_last, sink_2_error, sink_2_length_bytes, sink_2_ring,
        sink_2_destination, sink_2_protocol, sink_2_checksum, sink_2_flow_hash,
        sink_2_timestamp_cycles};
    if (sink_2_stalled && !rst) begin
      sink_2_s2_valid_holds: assert (sink_2_valid);
      sink_2_s2_payload_holds: assert (sink_2_offered ==
          {sink_2_data, sink_2_last, sink_2_error, sink_2_length_bytes, sink_2_ring,
          sink_2_destination, sink_2_protocol, sink_2_checksum, sink_2_flow_hash,
          sink_2_timestamp_cycles});
    end
  end
  // sink_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_2_s7_quiet_in_reset: assert (!sink_2_valid);
    end
  end

  // sink_3: S2, an offer holds until it is taken.
  reg sink_3_stalled;
  initial sink_3_stalled = 1'b0;
  reg [622:0] sink_3_offered;
  always @(posedge clk) begin
    sink_3_stalled <= sink_3_valid && !sink_3_ready && !rst;
    sink_3_offered <= {sink_3_data, sink_3_last, sink_3_error, sink_3_length_bytes, sink_3_ring,
        sink_3_destination, sink_3_protocol, sink_3_checksum, sink_3_flow_hash,
        sink_3_timestamp_cycles};
    if (sink_3_stalled && !rst) begin
      sink_3_s2_valid_holds: assert (sink_3_valid);
      sink_3_s2_payload_holds: assert (sink_3_offered ==
          {sink_3_data, sink_3_last, sink_3_error, sink_3_length_bytes, sink_3_ring,
          sink_3_destination, sink_3_protocol, sink_3_checksum, sink_3_flow_hash,
          sink_3_timestamp_cycles});
    end
  end
  // sink_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_3_s7_quiet_in_reset: assert (!sink_3_valid);
    end
  end

endmodule

`default_nettype wire
