// The card for Agilex 7: nic_type1_agilex with the port names of the R-Tile CXL IP's AFU side, and the Avalon-ST
// of an F-Tile Ethernet MAC at 100 Gb/s.
//
//   cafu2ip_*, ip2cafu_*   both AFU ports and quiet, on ip2hdm_clk (400 MHz)
//   ip2csr_*, csr2ip_*     registers, on ip2csr_avmm_clk (125 MHz)
//   eth_*                  Avalon-ST of the MAC, both directions on eth_clk (402.83 MHz)
//
// Any reset resets all domains. It renames ports and holds no logic but that of resets and the two inversions
// that Avalon-MM's names ask for.
`default_nettype none

module agilex7_nic_type1 (
`include "agilex7_ports.vh"
);

`include "agilex7_wires.vh"

  nic_type1_agilex nic (
`include "agilex7_connections.vh"
  );

endmodule

`default_nettype wire
