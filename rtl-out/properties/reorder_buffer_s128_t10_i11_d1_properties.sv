// Proof harness of `reorder_buffer_s128_t10_i11_d1`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module reorder_buffer_s128_t10_i11_d1_properties (
  input  wire clk,
  input  wire rst,
  input  wire allocate_valid,
  output wire allocate_ready,
  input  wire [10:0] allocate_data,
  output wire [6:0] tag,
  input  wire answer_valid,
  input  wire [9:0] answer_tag,
  input  wire answer_data,
  output wire departure_valid,
  input  wire departure_ready,
  output wire [10:0] departure_info,
  output wire departure_data,
  output wire [7:0] occupancy,
  output wire [15:0] refused
);

  reorder_buffer_s128_t10_i11_d1 device (
    .clk(clk),
    .rst(rst),
    .allocate_valid(allocate_valid),
    .allocate_ready(allocate_ready),
    .allocate_data(allocate_data),
    .tag(tag),
    .answer_valid(answer_valid),
    .answer_tag(answer_tag),
    .answer_data(answer_data),
    .departure_valid(departure_valid),
    .departure_ready(departure_ready),
    .departure_info(departure_info),
    .departure_data(departure_data),
    .occupancy(occupancy),
    .refused(refused)
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

  // allocate: S2, an offer holds until it is taken.
  reg allocate_stalled;
  initial allocate_stalled = 1'b0;
  reg [10:0] allocate_offered;
  always @(posedge clk) begin
    allocate_stalled <= allocate_valid && !allocate_ready && !rst;
    allocate_offered <= {allocate_data};
    if (allocate_stalled && !rst) begin
      allocate_s2_valid_holds: assume (allocate_valid);
      allocate_s2_payload_holds: assume (allocate_offered == {allocate_data});
    end
  end
  // allocate: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      allocate_s7_quiet_in_reset: assume (!allocate_valid);
    end
  end

  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assume (!answer_valid);
    end
  end

  // departure: S2, an offer holds until it is taken.
  reg departure_stalled;
  initial departure_stalled = 1'b0;
  reg [11:0] departure_offered;
  always @(posedge clk) begin
    departure_stalled <= departure_valid && !departure_ready && !rst;
    departure_offered <= {departure_info, departure_data};
    if (departure_stalled && !rst) begin
      departure_s2_valid_holds: assert (departure_valid);
      departure_s2_payload_holds: assert (departure_offered == {departure_info, departure_data});
    end
  end
  // departure: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      departure_s7_quiet_in_reset: assert (!departure_valid);
    end
  end

endmodule

`default_nettype wire
