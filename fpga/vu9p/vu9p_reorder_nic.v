// The card for a VU9P: reorder_nic with the port names of AXI4, AXI4-Lite and AXI4-Stream.
//
//   s_axi   stores of the host: F1 shell PCIS, or the AXI bridge of an XDMA; 512 bits
//   s_axil  registers: F1 shell OCL, or BAR 1 of an XDMA; 32 bits
//   m_axis  transmit side of a CMAC; 512 bits, m_axis_tuser is its tuser_err
//
// axi_aclk is the clock of the first two (250 MHz), cmac_clk that of the third (322.27 MHz). Either
// reset resets both domains. It renames ports and holds no logic but that of resets.
`default_nettype none

module vu9p_reorder_nic (
  input  wire         axi_aclk,
  input  wire         axi_aresetn,   // Active low, of axi_aclk.
  input  wire         cmac_clk,
  input  wire         cmac_rst,      // Active high, of cmac_clk.

  // Stores.
  input  wire [5:0]   s_axi_awid,
  input  wire [63:0]  s_axi_awaddr,
  input  wire [7:0]   s_axi_awlen,
  input  wire [2:0]   s_axi_awsize,
  input  wire [1:0]   s_axi_awburst,
  input  wire         s_axi_awvalid,
  output wire         s_axi_awready,
  input  wire [511:0] s_axi_wdata,
  input  wire [63:0]  s_axi_wstrb,
  input  wire         s_axi_wlast,
  input  wire         s_axi_wvalid,
  output wire         s_axi_wready,
  output wire [5:0]   s_axi_bid,
  output wire [1:0]   s_axi_bresp,
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  input  wire [5:0]   s_axi_arid,
  input  wire [63:0]  s_axi_araddr,
  input  wire [7:0]   s_axi_arlen,
  input  wire [2:0]   s_axi_arsize,
  input  wire [1:0]   s_axi_arburst,
  input  wire         s_axi_arvalid,
  output wire         s_axi_arready,
  output wire [5:0]   s_axi_rid,
  output wire [511:0] s_axi_rdata,
  output wire [1:0]   s_axi_rresp,
  output wire         s_axi_rlast,
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,

  // Registers.
  input  wire [31:0]  s_axil_awaddr,
  input  wire         s_axil_awvalid,
  output wire         s_axil_awready,
  input  wire [31:0]  s_axil_wdata,
  input  wire [3:0]   s_axil_wstrb,
  input  wire         s_axil_wvalid,
  output wire         s_axil_wready,
  output wire [1:0]   s_axil_bresp,
  output wire         s_axil_bvalid,
  input  wire         s_axil_bready,
  input  wire [31:0]  s_axil_araddr,
  input  wire         s_axil_arvalid,
  output wire         s_axil_arready,
  output wire [31:0]  s_axil_rdata,
  output wire [1:0]   s_axil_rresp,
  output wire         s_axil_rvalid,
  input  wire         s_axil_rready,

  // Frames.
  output wire [511:0] m_axis_tdata,
  output wire [63:0]  m_axis_tkeep,
  output wire         m_axis_tlast,
  output wire         m_axis_tuser,
  output wire         m_axis_tvalid,
  input  wire         m_axis_tready
);

  wire cause = !axi_aresetn || cmac_rst;
  wire host_rst;
  wire network_rst;

  reset_bridge host_reset (
    .clk(axi_aclk),
    .cause(cause),
    .rst(host_rst)
  );

  reset_bridge network_reset (
    .clk(cmac_clk),
    .cause(cause),
    .rst(network_rst)
  );

  reorder_nic nic (
    .host_clk(axi_aclk),
    .host_rst(host_rst),
    .network_clk(cmac_clk),
    .network_rst(network_rst),
    .write_address_valid(s_axi_awvalid),
    .write_address_ready(s_axi_awready),
    .write_address_id(s_axi_awid),
    .write_address_address(s_axi_awaddr),
    .write_address_length(s_axi_awlen),
    .write_address_size(s_axi_awsize),
    .write_address_burst(s_axi_awburst),
    .write_data_valid(s_axi_wvalid),
    .write_data_ready(s_axi_wready),
    .write_data_data(s_axi_wdata),
    .write_data_strobe(s_axi_wstrb),
    .write_data_last(s_axi_wlast),
    .write_response_valid(s_axi_bvalid),
    .write_response_ready(s_axi_bready),
    .write_response_id(s_axi_bid),
    .write_response_response(s_axi_bresp),
    .read_address_valid(s_axi_arvalid),
    .read_address_ready(s_axi_arready),
    .read_address_id(s_axi_arid),
    .read_address_address(s_axi_araddr),
    .read_address_length(s_axi_arlen),
    .read_address_size(s_axi_arsize),
    .read_address_burst(s_axi_arburst),
    .read_data_valid(s_axi_rvalid),
    .read_data_ready(s_axi_rready),
    .read_data_id(s_axi_rid),
    .read_data_data(s_axi_rdata),
    .read_data_response(s_axi_rresp),
    .read_data_last(s_axi_rlast),
    .cmac_valid(m_axis_tvalid),
    .cmac_ready(m_axis_tready),
    .cmac_data(m_axis_tdata),
    .cmac_keep(m_axis_tkeep),
    .cmac_last(m_axis_tlast),
    .cmac_error(m_axis_tuser),
    .register_write_address_valid(s_axil_awvalid),
    .register_write_address_ready(s_axil_awready),
    .register_write_address_address(s_axil_awaddr),
    .register_write_data_valid(s_axil_wvalid),
    .register_write_data_ready(s_axil_wready),
    .register_write_data_data(s_axil_wdata),
    .register_write_data_strobe(s_axil_wstrb),
    .register_write_response_valid(s_axil_bvalid),
    .register_write_response_ready(s_axil_bready),
    .register_write_response_response(s_axil_bresp),
    .register_read_address_valid(s_axil_arvalid),
    .register_read_address_ready(s_axil_arready),
    .register_read_address_address(s_axil_araddr),
    .register_read_data_valid(s_axil_rvalid),
    .register_read_data_ready(s_axil_rready),
    .register_read_data_data(s_axil_rdata),
    .register_read_data_response(s_axil_rresp)
  );

endmodule

`default_nettype wire
