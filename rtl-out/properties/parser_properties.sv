// Proof harness of `parser`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module parser_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire [63:0] source_keep,
  input  wire source_last,
  input  wire source_error,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [511:0] sink_data,
  output wire sink_last,
  output wire sink_error,
  output wire [13:0] sink_length_bytes,
  output wire [2:0] sink_protocol,
  output wire [4:0] sink_internet_offset,
  output wire [6:0] sink_transport_offset,
  output wire [15:0] sink_header_sum,
  output wire [15:0] sink_header_checksum,
  output wire [15:0] sink_transport_sum,
  output wire [15:0] sink_transport_checksum,
  output wire sink_is_fragment,
  output wire sink_is_unread,
  output wire sink_is_malformed,
  output wire headers_valid,
  output wire [2:0] headers_protocol,
  output wire [127:0] headers_source_address,
  output wire [127:0] headers_destination_address,
  output wire [15:0] headers_source_port,
  output wire [15:0] headers_destination_port
);

  parser device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_keep(source_keep),
    .source_last(source_last),
    .source_error(source_error),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data),
    .sink_last(sink_last),
    .sink_error(sink_error),
    .sink_length_bytes(sink_length_bytes),
    .sink_protocol(sink_protocol),
    .sink_internet_offset(sink_internet_offset),
    .sink_transport_offset(sink_transport_offset),
    .sink_header_sum(sink_header_sum),
    .sink_header_checksum(sink_header_checksum),
    .sink_transport_sum(sink_transport_sum),
    .sink_transport_checksum(sink_transport_checksum),
    .sink_is_fragment(sink_is_fragment),
    .sink_is_unread(sink_is_unread),
    .sink_is_malformed(sink_is_malformed),
    .headers_valid(headers_valid),
    .headers_protocol(headers_protocol),
    .headers_source_address(headers_source_address),
    .headers_destination_address(headers_destination_address),
    .headers_source_port(headers_source_port),
    .headers_destination_port(headers_destination_port)
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
  reg [577:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_data, source_keep, source_last, source_error};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_keep, source_last, source_error});
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
  reg [609:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_data, sink_last, sink_error, sink_length_bytes, sink_protocol,
        sink_internet_offset, sink_transport_offset, sink_header_sum, sink_header_checksum,
        sink_transport_sum, sink_transport_checksum, sink_is_fragment, sink_is_unread,
        sink_is_malformed};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data, sink_last, sink_error,
          sink_length_bytes, sink_protocol, sink_internet_offset, sink_transport_offset,
          sink_header_sum, sink_header_checksum, sink_transport_sum, sink_transport_checksum,
          sink_is_fragment, sink_is_unread, sink_is_malformed});
    end
  end
  // sink: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sink_s7_quiet_in_reset: assert (!sink_valid);
    end
  end

  // headers: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      headers_s7_quiet_in_reset: assert (!headers_valid);
    end
  end

endmodule

`default_nettype wire
