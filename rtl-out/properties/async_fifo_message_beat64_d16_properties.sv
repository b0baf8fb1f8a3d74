// Proof harness of `async_fifo_message_beat64_d16`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module async_fifo_message_beat64_d16_properties (
  input  wire write_clk,
  input  wire write_rst,
  input  wire read_clk,
  input  wire read_rst,
  input  wire source_valid,
  output wire source_ready,
  input  wire [511:0] source_data,
  input  wire [63:0] source_keep,
  input  wire source_last,
  input  wire source_error,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [511:0] sink_data,
  output wire [63:0] sink_keep,
  output wire sink_last,
  output wire sink_error
);

  async_fifo_message_beat64_d16 device (
    .write_clk(write_clk),
    .write_rst(write_rst),
    .read_clk(read_clk),
    .read_rst(read_rst),
    .source_valid(source_valid),
    .source_ready(source_ready),
    .source_data(source_data),
    .source_keep(source_keep),
    .source_last(source_last),
    .source_error(source_error),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_data(sink_data),
    .sink_keep(sink_keep),
    .sink_last(sink_last),
    .sink_error(sink_error)
  );

  // Every trace begins with a reset of all sides. None leaves it before each has seen a
  // clock edge in it, and there is no second one.
  reg write_started;
  initial write_started = 1'b0;
  reg read_started;
  initial read_started = 1'b0;
  wire all_started = write_started && read_started;
  reg write_after_reset;
  initial write_after_reset = 1'b0;
  always @(posedge write_clk) begin
    write_started <= 1'b1;
    write_after_reset <= write_rst;
    if (!all_started) begin
      write_begins_in_reset: assume (write_rst);
    end else if (!write_after_reset) begin
      write_runs_on: assume (!write_rst);
    end
  end
  reg read_after_reset;
  initial read_after_reset = 1'b0;
  always @(posedge read_clk) begin
    read_started <= 1'b1;
    read_after_reset <= read_rst;
    if (!all_started) begin
      read_begins_in_reset: assume (read_rst);
    end else if (!read_after_reset) begin
      read_runs_on: assume (!read_rst);
    end
  end

  // source: S2, an offer holds until it is taken.
  reg source_stalled;
  initial source_stalled = 1'b0;
  reg [577:0] source_offered;
  always @(posedge write_clk) begin
    source_stalled <= source_valid && !source_ready && !write_rst;
    source_offered <= {source_data, source_keep, source_last, source_error};
    if (source_stalled && !write_rst) begin
      source_s2_valid_holds: assume (source_valid);
      source_s2_payload_holds: assume (source_offered ==
          {source_data, source_keep, source_last, source_error});
    end
  end
  // source: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge write_clk) begin
    if (write_after_reset) begin
      source_s7_quiet_in_reset: assume (!source_valid);
    end
  end

  // sink: S2, an offer holds until it is taken.
  reg sink_stalled;
  initial sink_stalled = 1'b0;
  reg [577:0] sink_offered;
  always @(posedge read_clk) begin
    sink_stalled <= sink_valid && !sink_ready && !read_rst;
    sink_offered <= {sink_data, sink_keep, sink_last, sink_error};
    if (sink_stalled && !read_rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_data, sink_keep, sink_last, sink_error});
    end
  end
  // sink: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge read_clk) begin
    if (read_after_reset) begin
      sink_s7_quiet_in_reset: assert (!sink_valid);
    end
  end

endmodule

`default_nettype wire
