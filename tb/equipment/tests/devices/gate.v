`default_nettype none
// Lets a stream pass while it is open; nothing but gates.
module gate (
    input  wire        open,
    input  wire        source_valid,
    output wire        source_ready,
    input  wire [15:0] source_data,
    output wire        sink_valid,
    input  wire        sink_ready,
    output wire [15:0] sink_data
);
  assign sink_valid = source_valid & open;
  assign source_ready = sink_ready & open;
  assign sink_data = source_data;
endmodule
