`default_nettype none
// Ports of every storage size: 1, 8, 12, 32, 33, 64, 65 and 600 bits. The double underscore and
// the C++ keyword are names that Verilator has to change.
module wide_adder (
    input  wire [599:0] left__operand,
    input  wire [599:0] right,
    output wire [599:0] sum,
    input  wire         double,
    output wire         not_double,
    input  wire [7:0]   narrow_8,
    output wire [7:0]   not_8,
    input  wire [11:0]  narrow_12,
    output wire [11:0]  not_12,
    input  wire [31:0]  narrow_32,
    output wire [31:0]  not_32,
    input  wire [32:0]  narrow_33,
    output wire [32:0]  not_33,
    input  wire [63:0]  narrow_64,
    output wire [63:0]  not_64,
    input  wire [64:0]  wide_65,
    output wire [64:0]  not_65
);
  assign sum = left__operand + right;
  assign not_double = ~double;
  assign not_8 = ~narrow_8;
  assign not_12 = ~narrow_12;
  assign not_32 = ~narrow_32;
  assign not_33 = ~narrow_33;
  assign not_64 = ~narrow_64;
  assign not_65 = ~wide_65;
endmodule
