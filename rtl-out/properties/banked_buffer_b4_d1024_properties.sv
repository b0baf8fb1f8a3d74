// Proof harness of `banked_buffer_b4_d1024`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module banked_buffer_b4_d1024_properties (
  input  wire clk,
  input  wire rst,
  input  wire write_valid,
  input  wire [11:0] write_address,
  input  wire [511:0] write_data,
  input  wire [63:0] write_lanes,
  input  wire read_valid,
  input  wire [11:0] read_address,
  output wire word_valid,
  output wire [511:0] word_data
);

  banked_buffer_b4_d1024 device (
    .clk(clk),
    .rst(rst),
    .write_valid(write_valid),
    .write_address(write_address),
    .write_data(write_data),
    .write_lanes(write_lanes),
    .read_valid(read_valid),
    .read_address(read_address),
    .word_valid(word_valid),
    .word_data(word_data)
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

  // write: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_s7_quiet_in_reset: assume (!write_valid);
    end
  end

  // read: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_s7_quiet_in_reset: assume (!read_valid);
    end
  end

  // word: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      word_s7_quiet_in_reset: assert (!word_valid);
    end
  end

endmodule

`default_nettype wire
