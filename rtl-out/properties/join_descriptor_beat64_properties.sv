// Proof harness of `join_descriptor_beat64`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module join_descriptor_beat64_properties (
  input  wire clk,
  input  wire rst,
  input  wire first_valid,
  output wire first_ready,
  input  wire [63:0] first_address,
  input  wire [15:0] first_length_bytes,
  input  wire first_available,
  input  wire first_done,
  input  wire first_last,
  input  wire first_interrupt,
  input  wire [1:0] first_checksum,
  input  wire [2:0] first_protocol,
  input  wire [1:0] first_fault,
  input  wire [4:0] first_reserved,
  input  wire [31:0] first_flow_hash,
  input  wire second_valid,
  output wire second_ready,
  input  wire [511:0] second_data,
  input  wire [63:0] second_keep,
  input  wire second_last,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [63:0] sink_first_address,
  output wire [15:0] sink_first_length_bytes,
  output wire sink_first_available,
  output wire sink_first_done,
  output wire sink_first_last,
  output wire sink_first_interrupt,
  output wire [1:0] sink_first_checksum,
  output wire [2:0] sink_first_protocol,
  output wire [1:0] sink_first_fault,
  output wire [4:0] sink_first_reserved,
  output wire [31:0] sink_first_flow_hash,
  output wire [511:0] sink_second_data,
  output wire [63:0] sink_second_keep,
  output wire sink_second_last
);

  join_descriptor_beat64 device (
    .clk(clk),
    .rst(rst),
    .first_valid(first_valid),
    .first_ready(first_ready),
    .first_address(first_address),
    .first_length_bytes(first_length_bytes),
    .first_available(first_available),
    .first_done(first_done),
    .first_last(first_last),
    .first_interrupt(first_interrupt),
    .first_checksum(first_checksum),
    .first_protocol(first_protocol),
    .first_fault(first_fault),
    .first_reserved(first_reserved),
    .first_flow_hash(first_flow_hash),
    .second_valid(second_valid),
    .second_ready(second_ready),
    .second_data(second_data),
    .second_keep(second_keep),
    .second_last(second_last),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_first_address(sink_first_address),
    .sink_first_length_bytes(sink_first_length_bytes),
    .sink_first_available(sink_first_available),
    .sink_first_done(sink_first_done),
    .sink_first_last(sink_first_last),
    .sink_first_interrupt(sink_first_interrupt),
    .sink_first_checksum(sink_first_checksum),
    .sink_first_protocol(sink_first_protocol),
    .sink_first_fault(sink_first_fault),
    .sink_first_reserved(sink_first_reserved),
    .sink_first_flow_hash(sink_first_flow_hash),
    .sink_second_data(sink_second_data),
    .sink_second_keep(sink_second_keep),
    .sink_second_last(sink_second_last)
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

  // first: S2, an offer holds until it is taken.
  reg first_stalled;
  initial first_stalled = 1'b0;
  reg [127:0] first_offered;
  always @(posedge clk) begin
    first_stalled <= first_valid && !first_ready && !rst;
    first_offered <= {first_address, first_length_bytes, first_available, first_done, first_last,
        first_interrupt, first_checksum, first_protocol, first_fault, first_reserved,
        first_flow_hash};
    if (first_stalled && !rst) begin
      first_s2_valid_holds: assume (first_valid);
      first_s2_payload_holds: assume (first_offered ==
          {first_address, first_length_bytes, first_available, first_done, first_last,
          first_interrupt, first_checksum, first_protocol, first_fault, first_reserved,
          first_flow_hash});
    end
  end
  // first: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      first_s7_quiet_in_reset: assume (!first_valid);
    end
  end

  // second: S2, an offer holds until it is taken.
  reg second_stalled;
  initial second_stalled = 1'b0;
  reg [576:0] second_offered;
  always @(posedge clk) begin
    second_stalled <= second_valid && !second_ready && !rst;
    second_offered <= {second_data, second_keep, second_last};
    if (second_stalled && !rst) begin
      second_s2_valid_holds: assume (second_valid);
      second_s2_payload_holds: assume (second_offered == {second_data, second_keep, second_last});
    end
  end
  // second: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      second_s7_quiet_in_reset: assume (!second_valid);
    end
  end

  // sink: S2, an offer holds until it is taken.
  reg sink_stalled;
  initial sink_stalled = 1'b0;
  reg [704:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_first_address, sink_first_length_bytes, sink_first_available,
        sink_first_done, sink_first_last, sink_first_interrupt, sink_first_checksum,
        sink_first_protocol, sink_first_fault, sink_first_reserved, sink_first_flow_hash,
        sink_second_data, sink_second_keep, sink_second_last};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_first_address, sink_first_length_bytes,
          sink_first_available, sink_first_done, sink_first_last, sink_first_interrupt,
          sink_first_checksum, sink_first_protocol, sink_first_fault, sink_first_reserved,
          sink_first_flow_hash, sink_second_data, sink_second_keep, sink_second_last});
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
