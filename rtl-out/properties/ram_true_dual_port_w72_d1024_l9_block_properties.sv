// Proof harness of `ram_true_dual_port_w72_d1024_l9_block`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module ram_true_dual_port_w72_d1024_l9_block_properties (
  input  wire clk,
  input  wire rst,
  input  wire access_0_valid,
  input  wire [9:0] access_0_address,
  input  wire [71:0] access_0_data,
  input  wire [7:0] access_0_lanes,
  input  wire access_1_valid,
  input  wire [9:0] access_1_address,
  input  wire [71:0] access_1_data,
  input  wire [7:0] access_1_lanes,
  output wire word_0_valid,
  output wire [71:0] word_0_data,
  output wire word_1_valid,
  output wire [71:0] word_1_data
);

  ram_true_dual_port_w72_d1024_l9_block device (
    .clk(clk),
    .rst(rst),
    .access_0_valid(access_0_valid),
    .access_0_address(access_0_address),
    .access_0_data(access_0_data),
    .access_0_lanes(access_0_lanes),
    .access_1_valid(access_1_valid),
    .access_1_address(access_1_address),
    .access_1_data(access_1_data),
    .access_1_lanes(access_1_lanes),
    .word_0_valid(word_0_valid),
    .word_0_data(word_0_data),
    .word_1_valid(word_1_valid),
    .word_1_data(word_1_data)
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

  // access_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_0_s7_quiet_in_reset: assume (!access_0_valid);
    end
  end

  // access_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_1_s7_quiet_in_reset: assume (!access_1_valid);
    end
  end

  // word_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      word_0_s7_quiet_in_reset: assert (!word_0_valid);
    end
  end

  // word_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      word_1_s7_quiet_in_reset: assert (!word_1_valid);
    end
  end

endmodule

`default_nettype wire
