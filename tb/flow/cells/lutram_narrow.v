// Memories in lookup tables of which few bits are used, for counting cells (`techmap`). Yosys makes the widest cell of its
// depth of each, 8 lookup tables; these are the narrow ones that UltraScale+ has (UG574, distributed RAM): a simple dual
// port RAM of 64 words takes 2 lookup tables for 1 bit and 4 for 3, one of 32 words 2 for 1 and 4 for 6. What initial
// values they have makes no difference to the count.

module \$__XILINX_LUTRAM_SDP_ #(
  parameter INIT = 0, OPTION_ABITS = 5, WIDTH = 14, BITS_USED = 0
) (
  input [WIDTH - 1:0] PORT_W_WR_DATA, input [OPTION_ABITS - 1:0] PORT_W_ADDR,
  input PORT_W_WR_EN, PORT_W_CLK,
  output [WIDTH - 1:0] PORT_R_RD_DATA, input [OPTION_ABITS - 1:0] PORT_R_ADDR
);
  localparam IS_BIT = BITS_USED <= 1;
  localparam IS_NARROW = OPTION_ABITS == 6 ? BITS_USED <= 7 : BITS_USED <= 63;
  wire _TECHMAP_FAIL_ = !IS_NARROW;
  wire [5:0] write = PORT_W_ADDR;
  wire [5:0] read = PORT_R_ADDR;
  generate
    if (IS_BIT && OPTION_ABITS == 6) begin
      RAM64X1D _TECHMAP_REPLACE_ (
        .D(PORT_W_WR_DATA[0]), .WE(PORT_W_WR_EN), .WCLK(PORT_W_CLK), .DPO(PORT_R_RD_DATA[0]),
        .A0(write[0]), .A1(write[1]), .A2(write[2]), .A3(write[3]), .A4(write[4]), .A5(write[5]),
        .DPRA0(read[0]), .DPRA1(read[1]), .DPRA2(read[2]), .DPRA3(read[3]), .DPRA4(read[4]),
        .DPRA5(read[5])
      );
    end else if (IS_BIT) begin
      RAM32X1D _TECHMAP_REPLACE_ (
        .D(PORT_W_WR_DATA[0]), .WE(PORT_W_WR_EN), .WCLK(PORT_W_CLK), .DPO(PORT_R_RD_DATA[0]),
        .A0(write[0]), .A1(write[1]), .A2(write[2]), .A3(write[3]), .A4(write[4]),
        .DPRA0(read[0]), .DPRA1(read[1]), .DPRA2(read[2]), .DPRA3(read[3]), .DPRA4(read[4])
      );
    end else if (IS_NARROW && OPTION_ABITS == 6) begin
      RAM64M _TECHMAP_REPLACE_ (
        .DIA(PORT_W_WR_DATA[0]), .DIB(PORT_W_WR_DATA[1]), .DIC(PORT_W_WR_DATA[2]),
        .DOA(PORT_R_RD_DATA[0]), .DOB(PORT_R_RD_DATA[1]), .DOC(PORT_R_RD_DATA[2]),
        .ADDRA(read), .ADDRB(read), .ADDRC(read), .ADDRD(write),
        .WE(PORT_W_WR_EN), .WCLK(PORT_W_CLK)
      );
    end else if (IS_NARROW) begin
      RAM32M _TECHMAP_REPLACE_ (
        .DIA(PORT_W_WR_DATA[1:0]), .DIB(PORT_W_WR_DATA[3:2]), .DIC(PORT_W_WR_DATA[5:4]),
        .DOA(PORT_R_RD_DATA[1:0]), .DOB(PORT_R_RD_DATA[3:2]), .DOC(PORT_R_RD_DATA[5:4]),
        .ADDRA(read[4:0]), .ADDRB(read[4:0]), .ADDRC(read[4:0]), .ADDRD(write[4:0]),
        .WE(PORT_W_WR_EN), .WCLK(PORT_W_CLK)
      );
    end
  endgenerate
endmodule
