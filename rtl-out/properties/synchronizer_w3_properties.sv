// Proof harness of `synchronizer_w3`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module synchronizer_w3_properties (
  input  wire clk,
  input  wire rst,
  input  wire [2:0] source,
  output wire [2:0] sink
);

  synchronizer_w3 device (
    .clk(clk),
    .rst(rst),
    .source(source),
    .sink(sink)
  );

  // Every trace begins with a cycle of reset.
  reg started;
  initial started = 1'b0;
  always @(posedge clk) begin
    started <= 1'b1;
    if (!started) begin
      begins_in_reset: assume (rst);
    end
  end

endmodule

`default_nettype wire
