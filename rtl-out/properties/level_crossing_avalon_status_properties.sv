// Proof harness of `level_crossing_avalon_status`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module level_crossing_avalon_status_properties (
  input  wire write_clk,
  input  wire write_rst,
  input  wire read_clk,
  input  wire read_rst,
  input  wire [15:0] source_poisoned_writes,
  output wire [15:0] sink_poisoned_writes
);

  level_crossing_avalon_status device (
    .write_clk(write_clk),
    .write_rst(write_rst),
    .read_clk(read_clk),
    .read_rst(read_rst),
    .source_poisoned_writes(source_poisoned_writes),
    .sink_poisoned_writes(sink_poisoned_writes)
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

endmodule

`default_nettype wire
