// Proof harness of `join_word8_word5`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module join_word8_word5_properties (
  input  wire clk,
  input  wire rst,
  input  wire first_valid,
  output wire first_ready,
  input  wire [7:0] first_data,
  input  wire second_valid,
  output wire second_ready,
  input  wire [4:0] second_data,
  output wire sink_valid,
  input  wire sink_ready,
  output wire [7:0] sink_first_data,
  output wire [4:0] sink_second_data
);

  join_word8_word5 device (
    .clk(clk),
    .rst(rst),
    .first_valid(first_valid),
    .first_ready(first_ready),
    .first_data(first_data),
    .second_valid(second_valid),
    .second_ready(second_ready),
    .second_data(second_data),
    .sink_valid(sink_valid),
    .sink_ready(sink_ready),
    .sink_first_data(sink_first_data),
    .sink_second_data(sink_second_data)
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
  reg [7:0] first_offered;
  always @(posedge clk) begin
    first_stalled <= first_valid && !first_ready && !rst;
    first_offered <= {first_data};
    if (first_stalled && !rst) begin
      first_s2_valid_holds: assume (first_valid);
      first_s2_payload_holds: assume (first_offered == {first_data});
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
  reg [4:0] second_offered;
  always @(posedge clk) begin
    second_stalled <= second_valid && !second_ready && !rst;
    second_offered <= {second_data};
    if (second_stalled && !rst) begin
      second_s2_valid_holds: assume (second_valid);
      second_s2_payload_holds: assume (second_offered == {second_data});
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
  reg [12:0] sink_offered;
  always @(posedge clk) begin
    sink_stalled <= sink_valid && !sink_ready && !rst;
    sink_offered <= {sink_first_data, sink_second_data};
    if (sink_stalled && !rst) begin
      sink_s2_valid_holds: assert (sink_valid);
      sink_s2_payload_holds: assert (sink_offered == {sink_first_data, sink_second_data});
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
