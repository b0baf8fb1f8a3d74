// The card for a VU9P: reorder_nic with the port names of AXI4, AXI4-Lite and AXI4-Stream.
//
//   s_axi   stores of the host: F1 shell PCIS, or the AXI bridge of an XDMA; 512 bits
//   s_axil  registers: F1 shell OCL, or BAR 1 of an XDMA; 32 bits
//   m_axis  transmit side of a CMAC; 512 bits, m_axis_tuser is its tuser_err
//
// axi_aclk is the clock of the first two (250 MHz), cmac_clk that of the third (322.27 MHz). Each
// reset is that of its side alone; cmac_rst is the MAC's, too. It renames ports and holds no logic but that of resets.
`default_nettype none

module vu9p_reorder_nic (
`include "vu9p_store_ports.vh"
);

`include "vu9p_store_resets.vh"

  reorder_nic nic (
`include "vu9p_store_connections.vh"
  );

endmodule

`default_nettype wire
