// The card with memory behind the IP for Agilex 7: nic_type2_agilex with the same ports as agilex7_nic_type1, and
//
//   memory_map_*           the HDM decoder's range in lines of 64 bytes of the host's addresses, on ip2hdm_clk
//
// The IP's ports for that memory, ip2hdm_aximm* and hdm2ip_aximm*, go past the card to the memory controllers.
`default_nettype none

module agilex7_nic_type2 (
  // Where memory is; set while nothing is under way.
  input  wire [45:0]  memory_map_host_end,         // Host memory is below this line.
  input  wire [45:0]  memory_map_device_begin,     // The first line of the IP's memory.
  input  wire [45:0]  memory_map_device_end,       // The line after its last.

`include "agilex7_ports.vh"
);

`include "agilex7_wires.vh"

  nic_type2_agilex nic (
    .memory_map_host_end(memory_map_host_end),
    .memory_map_device_begin(memory_map_device_begin),
    .memory_map_device_end(memory_map_device_end),
`include "agilex7_connections.vh"
  );

endmodule

`default_nettype wire
