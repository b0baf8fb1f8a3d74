// What lies between the read addresses and the read data of UltraScale+ memories in lookup tables,
// for counting levels (`techmap`). Writing ends at a clock edge and adds to no path: its ports are
// left open.

module RAM32M #(
  parameter INIT_A = 0, INIT_B = 0, INIT_C = 0, INIT_D = 0, IS_WCLK_INVERTED = 0
) (
  input [4:0] ADDRA, ADDRB, ADDRC, ADDRD,
  output [1:0] DOA, DOB, DOC, DOD,
  input [1:0] DIA, DIB, DIC, DID, input WE, WCLK
);
  lutram_read #(.ADDRESS(5)) a [1:0] (.address(ADDRA), .data(DOA));
  lutram_read #(.ADDRESS(5)) b [1:0] (.address(ADDRB), .data(DOB));
  lutram_read #(.ADDRESS(5)) c [1:0] (.address(ADDRC), .data(DOC));
  lutram_read #(.ADDRESS(5)) d [1:0] (.address(ADDRD), .data(DOD));
endmodule

module RAM32M16 #(
  parameter INIT_A = 0, INIT_B = 0, INIT_C = 0, INIT_D = 0, INIT_E = 0, INIT_F = 0, INIT_G = 0,
    INIT_H = 0, IS_WCLK_INVERTED = 0
) (
  input [4:0] ADDRA, ADDRB, ADDRC, ADDRD, ADDRE, ADDRF, ADDRG, ADDRH,
  output [1:0] DOA, DOB, DOC, DOD, DOE, DOF, DOG, DOH,
  input [1:0] DIA, DIB, DIC, DID, DIE, DIF, DIG, DIH, input WE, WCLK
);
  lutram_read #(.ADDRESS(5)) a [1:0] (.address(ADDRA), .data(DOA));
  lutram_read #(.ADDRESS(5)) b [1:0] (.address(ADDRB), .data(DOB));
  lutram_read #(.ADDRESS(5)) c [1:0] (.address(ADDRC), .data(DOC));
  lutram_read #(.ADDRESS(5)) d [1:0] (.address(ADDRD), .data(DOD));
  lutram_read #(.ADDRESS(5)) e [1:0] (.address(ADDRE), .data(DOE));
  lutram_read #(.ADDRESS(5)) f [1:0] (.address(ADDRF), .data(DOF));
  lutram_read #(.ADDRESS(5)) g [1:0] (.address(ADDRG), .data(DOG));
  lutram_read #(.ADDRESS(5)) h [1:0] (.address(ADDRH), .data(DOH));
endmodule

module RAM64M #(
  parameter INIT_A = 0, INIT_B = 0, INIT_C = 0, INIT_D = 0, IS_WCLK_INVERTED = 0
) (
  input [5:0] ADDRA, ADDRB, ADDRC, ADDRD,
  output DOA, DOB, DOC, DOD,
  input DIA, DIB, DIC, DID, WE, WCLK
);
  lutram_read #(.ADDRESS(6)) a (.address(ADDRA), .data(DOA));
  lutram_read #(.ADDRESS(6)) b (.address(ADDRB), .data(DOB));
  lutram_read #(.ADDRESS(6)) c (.address(ADDRC), .data(DOC));
  lutram_read #(.ADDRESS(6)) d (.address(ADDRD), .data(DOD));
endmodule

module RAM64M8 #(
  parameter INIT_A = 0, INIT_B = 0, INIT_C = 0, INIT_D = 0, INIT_E = 0, INIT_F = 0, INIT_G = 0,
    INIT_H = 0, IS_WCLK_INVERTED = 0
) (
  input [5:0] ADDRA, ADDRB, ADDRC, ADDRD, ADDRE, ADDRF, ADDRG, ADDRH,
  output DOA, DOB, DOC, DOD, DOE, DOF, DOG, DOH,
  input DIA, DIB, DIC, DID, DIE, DIF, DIG, DIH, WE, WCLK
);
  lutram_read #(.ADDRESS(6)) a (.address(ADDRA), .data(DOA));
  lutram_read #(.ADDRESS(6)) b (.address(ADDRB), .data(DOB));
  lutram_read #(.ADDRESS(6)) c (.address(ADDRC), .data(DOC));
  lutram_read #(.ADDRESS(6)) d (.address(ADDRD), .data(DOD));
  lutram_read #(.ADDRESS(6)) e (.address(ADDRE), .data(DOE));
  lutram_read #(.ADDRESS(6)) f (.address(ADDRF), .data(DOF));
  lutram_read #(.ADDRESS(6)) g (.address(ADDRG), .data(DOG));
  lutram_read #(.ADDRESS(6)) h (.address(ADDRH), .data(DOH));
endmodule

module RAM64X1D #(
  parameter INIT = 0, IS_WCLK_INVERTED = 0
) (
  input A0, A1, A2, A3, A4, A5, DPRA0, DPRA1, DPRA2, DPRA3, DPRA4, DPRA5,
  output SPO, DPO,
  input D, WE, WCLK
);
  lutram_read #(.ADDRESS(6)) single (.address({A5, A4, A3, A2, A1, A0}), .data(SPO));
  lutram_read #(.ADDRESS(6)) dual
    (.address({DPRA5, DPRA4, DPRA3, DPRA2, DPRA1, DPRA0}), .data(DPO));
endmodule

module RAM32X1D #(
  parameter INIT = 0, IS_WCLK_INVERTED = 0
) (
  input A0, A1, A2, A3, A4, DPRA0, DPRA1, DPRA2, DPRA3, DPRA4,
  output SPO, DPO,
  input D, WE, WCLK
);
  lutram_read #(.ADDRESS(5)) single (.address({A4, A3, A2, A1, A0}), .data(SPO));
  lutram_read #(.ADDRESS(5)) dual (.address({DPRA4, DPRA3, DPRA2, DPRA1, DPRA0}), .data(DPO));
endmodule

module RAM128X1D #(
  parameter INIT = 0, IS_WCLK_INVERTED = 0
) (
  input [6:0] A, DPRA, output SPO, DPO, input D, WE, WCLK
);
  lutram_read #(.ADDRESS(7)) single (.address(A), .data(SPO));
  lutram_read #(.ADDRESS(7)) dual (.address(DPRA), .data(DPO));
endmodule

module RAM256X1D #(
  parameter INIT = 0, IS_WCLK_INVERTED = 0
) (
  input [7:0] A, DPRA, output SPO, DPO, input D, WE, WCLK
);
  lutram_read #(.ADDRESS(8)) single (.address(A), .data(SPO));
  lutram_read #(.ADDRESS(8)) dual (.address(DPRA), .data(DPO));
endmodule

module RAM64X1S #(
  parameter INIT = 0, IS_WCLK_INVERTED = 0
) (
  input A0, A1, A2, A3, A4, A5, output O, input D, WE, WCLK
);
  lutram_read #(.ADDRESS(6)) single (.address({A5, A4, A3, A2, A1, A0}), .data(O));
endmodule

// One bit of data: a lookup table, and above 64 words the wide multiplexers behind it.
module lutram_read #(parameter ADDRESS = 6) (input [ADDRESS - 1:0] address, output data);
  generate
    if (ADDRESS == 8) begin
      wire low, high;
      lutram_read #(.ADDRESS(7)) lower (.address(address[6:0]), .data(low));
      lutram_read #(.ADDRESS(7)) upper (.address(address[6:0]), .data(high));
      MUXF8 select (.I0(low), .I1(high), .S(address[7]), .O(data));
    end else if (ADDRESS == 7) begin
      wire low, high;
      lutram_read #(.ADDRESS(6)) lower (.address(address[5:0]), .data(low));
      lutram_read #(.ADDRESS(6)) upper (.address(address[5:0]), .data(high));
      MUXF7 select (.I0(low), .I1(high), .S(address[6]), .O(data));
    end else if (ADDRESS == 6) begin
      LUT6 words (.I0(address[0]), .I1(address[1]), .I2(address[2]), .I3(address[3]),
        .I4(address[4]), .I5(address[5]), .O(data));
    end else begin
      LUT5 words (.I0(address[0]), .I1(address[1]), .I2(address[2]), .I3(address[3]),
        .I4(address[4]), .O(data));
    end
  endgenerate
endmodule
