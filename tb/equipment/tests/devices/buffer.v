`default_nettype none
// A skid buffer written by hand. The tests of the bench break it line by line.
module buffer (
    input  wire        clk,
    input  wire        rst,
    input  wire        source_valid,
    output wire        source_ready,
    input  wire [31:0] source_data,
    input  wire [3:0]  source_keep,
    input  wire        source_last,
    output wire        sink_valid,
    input  wire        sink_ready,
    output wire [31:0] sink_data,
    output wire [3:0]  sink_keep,
    output wire        sink_last
);
  reg        offered_valid;
  reg [36:0] offered;
  reg        occupied;
  reg [36:0] held;
  reg        toggle;
  reg [7:0]  count;

  wire [36:0] source = {source_last, source_keep, source_data};

  assign source_ready = ~occupied;
  assign sink_valid = offered_valid;
  wire drain = (sink_ready & sink_valid) | ~offered_valid;
  assign {sink_last, sink_keep, sink_data} = offered;

  always @(posedge clk) begin
    toggle <= ~toggle;
    if (source_valid & source_ready) count <= count + 8'd1;
    if (drain) begin
      offered_valid <= occupied | (source_valid & source_ready);
      offered <= occupied ? held : source;
      occupied <= 1'b0;
    end else if (source_valid & source_ready) begin
      held <= source;
      occupied <= 1'b1;
    end
    if (rst) begin
      toggle <= 1'b0;
      count <= 8'd0;
      offered_valid <= 1'b0;
      occupied <= 1'b0;
    end
  end
endmodule
