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
  input  wire         ip2hdm_clk,
  input  wire         ip2hdm_reset_n,              // Active low, of ip2hdm_clk.
  input  wire         ip2csr_avmm_clk,
  input  wire         ip2csr_avmm_rstn,            // Active low, of ip2csr_avmm_clk.
  input  wire         eth_clk,
  input  wire         eth_rst,                     // Active high, of eth_clk.

  // AFU port 0: descriptors.
  output wire         cafu2ip_aximm0_awvalid,
  input  wire         ip2cafu_aximm0_awready,
  output wire [11:0]  cafu2ip_aximm0_awid,
  output wire [63:0]  cafu2ip_aximm0_awaddr,
  output wire [9:0]   cafu2ip_aximm0_awlen,
  output wire [2:0]   cafu2ip_aximm0_awsize,
  output wire [1:0]   cafu2ip_aximm0_awburst,
  output wire [2:0]   cafu2ip_aximm0_awprot,
  output wire [3:0]   cafu2ip_aximm0_awqos,
  output wire [6:0]   cafu2ip_aximm0_awuser,
  output wire [3:0]   cafu2ip_aximm0_awcache,
  output wire [1:0]   cafu2ip_aximm0_awlock,
  output wire [3:0]   cafu2ip_aximm0_awregion,
  output wire [5:0]   cafu2ip_aximm0_awatop,
  output wire         cafu2ip_aximm0_wvalid,
  input  wire         ip2cafu_aximm0_wready,
  output wire [511:0] cafu2ip_aximm0_wdata,
  output wire [63:0]  cafu2ip_aximm0_wstrb,
  output wire         cafu2ip_aximm0_wlast,
  output wire         cafu2ip_aximm0_wuser,
  input  wire         ip2cafu_aximm0_bvalid,
  output wire         cafu2ip_aximm0_bready,
  input  wire [11:0]  ip2cafu_aximm0_bid,
  input  wire [1:0]   ip2cafu_aximm0_bresp,
  input  wire [3:0]   ip2cafu_aximm0_buser,
  output wire         cafu2ip_aximm0_arvalid,
  input  wire         ip2cafu_aximm0_arready,
  output wire [11:0]  cafu2ip_aximm0_arid,
  output wire [63:0]  cafu2ip_aximm0_araddr,
  output wire [9:0]   cafu2ip_aximm0_arlen,
  output wire [2:0]   cafu2ip_aximm0_arsize,
  output wire [1:0]   cafu2ip_aximm0_arburst,
  output wire [2:0]   cafu2ip_aximm0_arprot,
  output wire [3:0]   cafu2ip_aximm0_arqos,
  output wire [5:0]   cafu2ip_aximm0_aruser,
  output wire [3:0]   cafu2ip_aximm0_arcache,
  output wire [1:0]   cafu2ip_aximm0_arlock,
  output wire [3:0]   cafu2ip_aximm0_arregion,
  input  wire         ip2cafu_aximm0_rvalid,
  output wire         cafu2ip_aximm0_rready,
  input  wire [11:0]  ip2cafu_aximm0_rid,
  input  wire [511:0] ip2cafu_aximm0_rdata,
  input  wire [1:0]   ip2cafu_aximm0_rresp,
  input  wire         ip2cafu_aximm0_rlast,
  input  wire [1:0]   ip2cafu_aximm0_ruser,

  // AFU port 1: packets.
  output wire         cafu2ip_aximm1_awvalid,
  input  wire         ip2cafu_aximm1_awready,
  output wire [11:0]  cafu2ip_aximm1_awid,
  output wire [63:0]  cafu2ip_aximm1_awaddr,
  output wire [9:0]   cafu2ip_aximm1_awlen,
  output wire [2:0]   cafu2ip_aximm1_awsize,
  output wire [1:0]   cafu2ip_aximm1_awburst,
  output wire [2:0]   cafu2ip_aximm1_awprot,
  output wire [3:0]   cafu2ip_aximm1_awqos,
  output wire [6:0]   cafu2ip_aximm1_awuser,
  output wire [3:0]   cafu2ip_aximm1_awcache,
  output wire [1:0]   cafu2ip_aximm1_awlock,
  output wire [3:0]   cafu2ip_aximm1_awregion,
  output wire [5:0]   cafu2ip_aximm1_awatop,
  output wire         cafu2ip_aximm1_wvalid,
  input  wire         ip2cafu_aximm1_wready,
  output wire [511:0] cafu2ip_aximm1_wdata,
  output wire [63:0]  cafu2ip_aximm1_wstrb,
  output wire         cafu2ip_aximm1_wlast,
  output wire         cafu2ip_aximm1_wuser,
  input  wire         ip2cafu_aximm1_bvalid,
  output wire         cafu2ip_aximm1_bready,
  input  wire [11:0]  ip2cafu_aximm1_bid,
  input  wire [1:0]   ip2cafu_aximm1_bresp,
  input  wire [3:0]   ip2cafu_aximm1_buser,
  output wire         cafu2ip_aximm1_arvalid,
  input  wire         ip2cafu_aximm1_arready,
  output wire [11:0]  cafu2ip_aximm1_arid,
  output wire [63:0]  cafu2ip_aximm1_araddr,
  output wire [9:0]   cafu2ip_aximm1_arlen,
  output wire [2:0]   cafu2ip_aximm1_arsize,
  output wire [1:0]   cafu2ip_aximm1_arburst,
  output wire [2:0]   cafu2ip_aximm1_arprot,
  output wire [3:0]   cafu2ip_aximm1_arqos,
  output wire [5:0]   cafu2ip_aximm1_aruser,
  output wire [3:0]   cafu2ip_aximm1_arcache,
  output wire [1:0]   cafu2ip_aximm1_arlock,
  output wire [3:0]   cafu2ip_aximm1_arregion,
  input  wire         ip2cafu_aximm1_rvalid,
  output wire         cafu2ip_aximm1_rready,
  input  wire [11:0]  ip2cafu_aximm1_rid,
  input  wire [511:0] ip2cafu_aximm1_rdata,
  input  wire [1:0]   ip2cafu_aximm1_rresp,
  input  wire         ip2cafu_aximm1_rlast,
  input  wire [1:0]   ip2cafu_aximm1_ruser,

  // Quiet.
  input  wire         ip2cafu_quiesce_req,
  output wire         cafu2ip_quiesce_ack,

  // Registers.
  input  wire         ip2csr_avmm_read,
  input  wire         ip2csr_avmm_write,
  input  wire [21:0]  ip2csr_avmm_address,
  input  wire [63:0]  ip2csr_avmm_writedata,
  input  wire [7:0]   ip2csr_avmm_byteenable,
  input  wire         ip2csr_avmm_poison,
  output wire         csr2ip_avmm_waitrequest,
  output wire [63:0]  csr2ip_avmm_readdata,
  output wire         csr2ip_avmm_readdatavalid,

  // Received frames: the MAC's o_rx_*.
  input  wire         eth_rx_valid,
  input  wire [511:0] eth_rx_data,
  input  wire [5:0]   eth_rx_empty,
  input  wire         eth_rx_startofpacket,
  input  wire         eth_rx_endofpacket,
  input  wire [5:0]   eth_rx_error,

  // Frames to send: the MAC's i_tx_*, and o_tx_ready.
  output wire         eth_tx_valid,
  input  wire         eth_tx_ready,
  output wire [511:0] eth_tx_data,
  output wire [5:0]   eth_tx_empty,
  output wire         eth_tx_startofpacket,
  output wire         eth_tx_endofpacket,
  output wire         eth_tx_error,

  // Interrupts, for what makes MSI-X messages of them; on ip2hdm_clk.
  output wire         message_valid,
  input  wire         message_ready,
  output wire [63:0]  message_address,
  output wire [31:0]  message_data
);

  wire cause = !ip2hdm_reset_n || !ip2csr_avmm_rstn || eth_rst;
  wire host_rst;
  wire csr_rst;
  wire network_rst;

  reset_bridge host_reset (
    .clk(ip2hdm_clk),
    .cause(cause),
    .rst(host_rst)
  );

  reset_bridge csr_reset (
    .clk(ip2csr_avmm_clk),
    .cause(cause),
    .rst(csr_rst)
  );

  reset_bridge network_reset (
    .clk(eth_clk),
    .cause(cause),
    .rst(network_rst)
  );

  wire         received_valid;
  wire [511:0] received_data;
  wire [63:0]  received_keep;
  wire         received_last;
  wire         received_error;

  avalon_st_receive receive (
    .clk(eth_clk),
    .rst(network_rst),
    .avalon_valid(eth_rx_valid),
    .avalon_data(eth_rx_data),
    .avalon_empty(eth_rx_empty),
    .avalon_start(eth_rx_startofpacket),
    .avalon_end(eth_rx_endofpacket),
    .avalon_error(eth_rx_error),
    .packet_valid(received_valid),
    .packet_data(received_data),
    .packet_keep(received_keep),
    .packet_last(received_last),
    .packet_error(received_error)
  );

  wire         sent_valid;
  wire         sent_ready;
  wire [511:0] sent_data;
  wire [63:0]  sent_keep;
  wire         sent_last;
  wire         sent_error;

  avalon_st_transmit transmit (
    .clk(eth_clk),
    .rst(network_rst),
    .packet_valid(sent_valid),
    .packet_ready(sent_ready),
    .packet_data(sent_data),
    .packet_keep(sent_keep),
    .packet_last(sent_last),
    .packet_error(sent_error),
    .avalon_valid(eth_tx_valid),
    .avalon_ready(eth_tx_ready),
    .avalon_data(eth_tx_data),
    .avalon_empty(eth_tx_empty),
    .avalon_start(eth_tx_startofpacket),
    .avalon_end(eth_tx_endofpacket),
    .avalon_error(eth_tx_error)
  );

  wire register_command_ready;
  assign csr2ip_avmm_waitrequest = !register_command_ready;

  nic_type1_agilex nic (
    .host_clk(ip2hdm_clk),
    .host_rst(host_rst),
    .csr_clk(ip2csr_avmm_clk),
    .csr_rst(csr_rst),
    .network_clk(eth_clk),
    .network_rst(network_rst),
    .cmac_receive_valid(received_valid),
    .cmac_receive_data(received_data),
    .cmac_receive_keep(received_keep),
    .cmac_receive_last(received_last),
    .cmac_receive_error(received_error),
    .cmac_transmit_valid(sent_valid),
    .cmac_transmit_ready(sent_ready),
    .cmac_transmit_data(sent_data),
    .cmac_transmit_keep(sent_keep),
    .cmac_transmit_last(sent_last),
    .cmac_transmit_error(sent_error),
    .write_address_0_valid(cafu2ip_aximm0_awvalid),
    .write_address_0_ready(ip2cafu_aximm0_awready),
    .write_address_0_id(cafu2ip_aximm0_awid),
    .write_address_0_address(cafu2ip_aximm0_awaddr),
    .write_address_0_length(cafu2ip_aximm0_awlen),
    .write_address_0_size(cafu2ip_aximm0_awsize),
    .write_address_0_burst(cafu2ip_aximm0_awburst),
    .write_address_0_protection(cafu2ip_aximm0_awprot),
    .write_address_0_quality(cafu2ip_aximm0_awqos),
    .write_address_0_user(cafu2ip_aximm0_awuser),
    .write_address_0_cache(cafu2ip_aximm0_awcache),
    .write_address_0_lock(cafu2ip_aximm0_awlock),
    .write_address_0_region(cafu2ip_aximm0_awregion),
    .write_address_0_atomic(cafu2ip_aximm0_awatop),
    .write_data_0_valid(cafu2ip_aximm0_wvalid),
    .write_data_0_ready(ip2cafu_aximm0_wready),
    .write_data_0_data(cafu2ip_aximm0_wdata),
    .write_data_0_strobe(cafu2ip_aximm0_wstrb),
    .write_data_0_last(cafu2ip_aximm0_wlast),
    .write_data_0_user(cafu2ip_aximm0_wuser),
    .write_response_0_valid(ip2cafu_aximm0_bvalid),
    .write_response_0_ready(cafu2ip_aximm0_bready),
    .write_response_0_id(ip2cafu_aximm0_bid),
    .write_response_0_response(ip2cafu_aximm0_bresp),
    .write_response_0_user(ip2cafu_aximm0_buser),
    .read_address_0_valid(cafu2ip_aximm0_arvalid),
    .read_address_0_ready(ip2cafu_aximm0_arready),
    .read_address_0_id(cafu2ip_aximm0_arid),
    .read_address_0_address(cafu2ip_aximm0_araddr),
    .read_address_0_length(cafu2ip_aximm0_arlen),
    .read_address_0_size(cafu2ip_aximm0_arsize),
    .read_address_0_burst(cafu2ip_aximm0_arburst),
    .read_address_0_protection(cafu2ip_aximm0_arprot),
    .read_address_0_quality(cafu2ip_aximm0_arqos),
    .read_address_0_user(cafu2ip_aximm0_aruser),
    .read_address_0_cache(cafu2ip_aximm0_arcache),
    .read_address_0_lock(cafu2ip_aximm0_arlock),
    .read_address_0_region(cafu2ip_aximm0_arregion),
    .read_data_0_valid(ip2cafu_aximm0_rvalid),
    .read_data_0_ready(cafu2ip_aximm0_rready),
    .read_data_0_id(ip2cafu_aximm0_rid),
    .read_data_0_data(ip2cafu_aximm0_rdata),
    .read_data_0_response(ip2cafu_aximm0_rresp),
    .read_data_0_last(ip2cafu_aximm0_rlast),
    .read_data_0_user(ip2cafu_aximm0_ruser),
    .write_address_1_valid(cafu2ip_aximm1_awvalid),
    .write_address_1_ready(ip2cafu_aximm1_awready),
    .write_address_1_id(cafu2ip_aximm1_awid),
    .write_address_1_address(cafu2ip_aximm1_awaddr),
    .write_address_1_length(cafu2ip_aximm1_awlen),
    .write_address_1_size(cafu2ip_aximm1_awsize),
    .write_address_1_burst(cafu2ip_aximm1_awburst),
    .write_address_1_protection(cafu2ip_aximm1_awprot),
    .write_address_1_quality(cafu2ip_aximm1_awqos),
    .write_address_1_user(cafu2ip_aximm1_awuser),
    .write_address_1_cache(cafu2ip_aximm1_awcache),
    .write_address_1_lock(cafu2ip_aximm1_awlock),
    .write_address_1_region(cafu2ip_aximm1_awregion),
    .write_address_1_atomic(cafu2ip_aximm1_awatop),
    .write_data_1_valid(cafu2ip_aximm1_wvalid),
    .write_data_1_ready(ip2cafu_aximm1_wready),
    .write_data_1_data(cafu2ip_aximm1_wdata),
    .write_data_1_strobe(cafu2ip_aximm1_wstrb),
    .write_data_1_last(cafu2ip_aximm1_wlast),
    .write_data_1_user(cafu2ip_aximm1_wuser),
    .write_response_1_valid(ip2cafu_aximm1_bvalid),
    .write_response_1_ready(cafu2ip_aximm1_bready),
    .write_response_1_id(ip2cafu_aximm1_bid),
    .write_response_1_response(ip2cafu_aximm1_bresp),
    .write_response_1_user(ip2cafu_aximm1_buser),
    .read_address_1_valid(cafu2ip_aximm1_arvalid),
    .read_address_1_ready(ip2cafu_aximm1_arready),
    .read_address_1_id(cafu2ip_aximm1_arid),
    .read_address_1_address(cafu2ip_aximm1_araddr),
    .read_address_1_length(cafu2ip_aximm1_arlen),
    .read_address_1_size(cafu2ip_aximm1_arsize),
    .read_address_1_burst(cafu2ip_aximm1_arburst),
    .read_address_1_protection(cafu2ip_aximm1_arprot),
    .read_address_1_quality(cafu2ip_aximm1_arqos),
    .read_address_1_user(cafu2ip_aximm1_aruser),
    .read_address_1_cache(cafu2ip_aximm1_arcache),
    .read_address_1_lock(cafu2ip_aximm1_arlock),
    .read_address_1_region(cafu2ip_aximm1_arregion),
    .read_data_1_valid(ip2cafu_aximm1_rvalid),
    .read_data_1_ready(cafu2ip_aximm1_rready),
    .read_data_1_id(ip2cafu_aximm1_rid),
    .read_data_1_data(ip2cafu_aximm1_rdata),
    .read_data_1_response(ip2cafu_aximm1_rresp),
    .read_data_1_last(ip2cafu_aximm1_rlast),
    .read_data_1_user(ip2cafu_aximm1_ruser),
    .quiesce_request(ip2cafu_quiesce_req),
    .quiesce_acknowledge(cafu2ip_quiesce_ack),
    .register_command_valid(ip2csr_avmm_read || ip2csr_avmm_write),
    .register_command_ready(register_command_ready),
    .register_command_write(ip2csr_avmm_write),
    .register_command_address(ip2csr_avmm_address),
    .register_command_write_data(ip2csr_avmm_writedata),
    .register_command_byte_enable(ip2csr_avmm_byteenable),
    .register_command_poison(ip2csr_avmm_poison),
    .register_read_data_valid(csr2ip_avmm_readdatavalid),
    .register_read_data_data(csr2ip_avmm_readdata),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_address(message_address),
    .message_data(message_data)
  );

endmodule

`default_nettype wire
