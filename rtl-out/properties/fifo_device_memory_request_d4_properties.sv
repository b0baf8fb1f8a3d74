// Proof harness of `fifo_device_memory_request_d4`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fifo_device_memory_request_d4_properties (
  input  wire clk,
  input  wire rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire source_write,
  input  wire [45:0] source_line_address,
  input  wire [511:0] source_data,
  input  wire [63:0] source_byte_enable,
  input  wire source_poison,
  input  wire source_for_host,
  input  wire [15:0] source_tag,
  output wire sink_valid,
  input  wire sink_ready,
  output wire sink_write,
  output wire [45:0] sink_line_address,
  output wire [511:0] sink_data,
  output wire [63:0] sink_byte_enable,
  output wire sink_poison,
  output wire sink_for_host,
  output wire [15:0] sink_tag,
  output wire [2:0] occupancy
);

  fifo_device_memory_request_d4 device (
    .clk(clk),
    .rst(rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_write(source_write),
    .source_line_address(source_line_address),
    .source_data(source_data),
    .source_byte_enable(source_byte_enable),
    .source_poison(source_poison),
    .source_for_host(source_for_host),
    .source_tag(source_tag),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_write(sink_write),
    .sink_line_address(sink_line_address),
    .sink_data(sink_data),
    .sink_byte_enable(sink_byte_enable),
    .sink_poison(sink_poison),
    .sink_for_host(sink_for_host),
    .sink_tag(sink_tag),
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
  reg [640:0] source_offered;
  always @(posedge clk) begin
    source_stalled <= source_valid && !source_ready && !rst;
    source_offered <= {source_write, source_line_address, source_data, source_byte_enable,
        source_poison, source_for_host, source_tag};
    if (source_stalled && !rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_write, source_line_address, source_data, source_byte_enable, source_poison,
          source_for_host, source_tag});
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
  reg [640:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_write, sink_line_address, sink_data, sink_byte_enable, sink_poison,
        sink_for_host, sink_tag};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_write, sink_line_address, sink_data,
          sink_byte_enable, sink_poison, sink_for_host, sink_tag});
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
