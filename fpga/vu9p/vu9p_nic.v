// The network interface card for a VU9P: nic_pcie_mmio with the port names of AXI4, AXI4-Lite and AXI4-Stream.
// With VU9P_NIC defined as nic_pcie_queues it takes stores to 64 queues instead of one window.
//
//   m_axi   host memory, interrupts: F1 shell PCIM, or the AXI bridge of an XDMA; 512 bits
//   s_axi   stores of the host: F1 shell PCIS, or the AXI bridge's master; 512 bits
//   s_axil  registers: F1 shell OCL, or BAR 1 of an XDMA; 32 bits
//   s_axis  receive side of a CMAC, which cannot be stalled; s_axis_tuser is its tuser_err
//   m_axis  transmit side of a CMAC; m_axis_tuser is its tuser_err
//
// axi_aclk is the clock of the first three (250 MHz), cmac_clk that of the others (322.27 MHz). axi_aresetn
// resets both domains, cmac_rst that of the network alone. It renames ports and holds no logic but that of resets.
`default_nettype none
`ifndef VU9P_NIC
`define VU9P_NIC nic_pcie_mmio
`endif

module vu9p_nic (
  input  wire         axi_aclk,
  input  wire         axi_aresetn,   // Active low, of axi_aclk.
  input  wire         cmac_clk,
  input  wire         cmac_rst,      // Active high, of cmac_clk.

  // Host memory.
  output wire [4:0]   m_axi_awid,
  output wire [63:0]  m_axi_awaddr,
  output wire [7:0]   m_axi_awlen,
  output wire [2:0]   m_axi_awsize,
  output wire [1:0]   m_axi_awburst,
  output wire         m_axi_awvalid,
  input  wire         m_axi_awready,
  output wire [511:0] m_axi_wdata,
  output wire [63:0]  m_axi_wstrb,
  output wire         m_axi_wlast,
  output wire         m_axi_wvalid,
  input  wire         m_axi_wready,
  input  wire [4:0]   m_axi_bid,
  input  wire [1:0]   m_axi_bresp,
  input  wire         m_axi_bvalid,
  output wire         m_axi_bready,
  output wire [4:0]   m_axi_arid,
  output wire [63:0]  m_axi_araddr,
  output wire [7:0]   m_axi_arlen,
  output wire [2:0]   m_axi_arsize,
  output wire [1:0]   m_axi_arburst,
  output wire         m_axi_arvalid,
  input  wire         m_axi_arready,
  input  wire [4:0]   m_axi_rid,
  input  wire [511:0] m_axi_rdata,
  input  wire [1:0]   m_axi_rresp,
  input  wire         m_axi_rlast,
  input  wire         m_axi_rvalid,
  output wire         m_axi_rready,

  // What bursts may have: 128 bytes, doubled so often (256 for writes and 512 for reads at most).
  input  wire [1:0]   cfg_max_payload,
  input  wire [2:0]   cfg_max_read_req,

  // What went wrong there, for a logic analyser; each stops at its largest value.
  output wire [15:0]  failed_writes,
  output wire [15:0]  failed_reads,
  output wire [15:0]  misplaced_lasts,
  output wire [15:0]  stray_responses,
  output wire [15:0]  stray_beats,

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

  // Frames that are received.
  input  wire [511:0] s_axis_tdata,
  input  wire [63:0]  s_axis_tkeep,
  input  wire         s_axis_tlast,
  input  wire         s_axis_tuser,
  input  wire         s_axis_tvalid,

  // Frames that are sent.
  output wire [511:0] m_axis_tdata,
  output wire [63:0]  m_axis_tkeep,
  output wire         m_axis_tlast,
  output wire         m_axis_tuser,
  output wire         m_axis_tvalid,
  input  wire         m_axis_tready
);

  wire host_rst;
  wire network_rst;
  wire         pcie_request_valid;
  wire         pcie_request_ready;
  wire         pcie_request_request_type;
  wire [63:0]  pcie_request_address;
  wire [9:0]   pcie_request_length;
  wire [7:0]   pcie_request_tag;
  wire [3:0]   pcie_request_first_dw_be;
  wire [3:0]   pcie_request_last_dw_be;
  wire [511:0] pcie_request_data;
  wire         pcie_request_last;
  wire         pcie_completion_valid;
  wire         pcie_completion_ready;
  wire [2:0]   pcie_completion_status;
  wire         pcie_completion_poisoned;
  wire [7:0]   pcie_completion_tag;
  wire [11:0]  pcie_completion_byte_count;
  wire [6:0]   pcie_completion_lower_address;
  wire [9:0]   pcie_completion_length;
  wire [511:0] pcie_completion_data;
  wire         pcie_completion_last;

  reset_bridge host_reset (
    .clk(axi_aclk),
    .cause(!axi_aresetn),
    .rst(host_rst)
  );

  reset_bridge network_reset (
    .clk(cmac_clk),
    .cause(!axi_aresetn || cmac_rst),
    .rst(network_rst)
  );

  // Tags end at pcie_to_axi, which has ids of its own.
  `VU9P_NIC nic (
    .host_clk(axi_aclk),
    .host_rst(host_rst),
    .network_clk(cmac_clk),
    .network_rst(network_rst),
    .cmac_receive_valid(s_axis_tvalid),
    .cmac_receive_data(s_axis_tdata),
    .cmac_receive_keep(s_axis_tkeep),
    .cmac_receive_last(s_axis_tlast),
    .cmac_receive_error(s_axis_tuser),
    .cmac_transmit_valid(m_axis_tvalid),
    .cmac_transmit_data(m_axis_tdata),
    .cmac_transmit_keep(m_axis_tkeep),
    .cmac_transmit_last(m_axis_tlast),
    .cmac_transmit_error(m_axis_tuser),
    .cmac_transmit_ready(m_axis_tready),
    .pcie_request_valid(pcie_request_valid),
    .pcie_request_ready(pcie_request_ready),
    .pcie_request_request_type(pcie_request_request_type),
    .pcie_request_address(pcie_request_address),
    .pcie_request_length(pcie_request_length),
    .pcie_request_tag(pcie_request_tag),
    .pcie_request_first_dw_be(pcie_request_first_dw_be),
    .pcie_request_last_dw_be(pcie_request_last_dw_be),
    .pcie_request_data(pcie_request_data),
    .pcie_request_last(pcie_request_last),
    .pcie_completion_valid(pcie_completion_valid),
    .pcie_completion_ready(pcie_completion_ready),
    .pcie_completion_status(pcie_completion_status),
    .pcie_completion_poisoned(pcie_completion_poisoned),
    .pcie_completion_tag(pcie_completion_tag),
    .pcie_completion_byte_count(pcie_completion_byte_count),
    .pcie_completion_lower_address(pcie_completion_lower_address),
    .pcie_completion_length(pcie_completion_length),
    .pcie_completion_data(pcie_completion_data),
    .pcie_completion_last(pcie_completion_last),
    .pcie_settings_maximum_payload({1'b0, cfg_max_payload}),
    .pcie_settings_maximum_read_request(cfg_max_read_req),
    .pcie_settings_extended_tags(1'b1),
    .store_write_address_id(s_axi_awid),
    .store_write_address_address(s_axi_awaddr),
    .store_write_address_length(s_axi_awlen),
    .store_write_address_size(s_axi_awsize),
    .store_write_address_burst(s_axi_awburst),
    .store_write_address_valid(s_axi_awvalid),
    .store_write_address_ready(s_axi_awready),
    .store_write_data_data(s_axi_wdata),
    .store_write_data_strobe(s_axi_wstrb),
    .store_write_data_last(s_axi_wlast),
    .store_write_data_valid(s_axi_wvalid),
    .store_write_data_ready(s_axi_wready),
    .store_write_response_id(s_axi_bid),
    .store_write_response_response(s_axi_bresp),
    .store_write_response_valid(s_axi_bvalid),
    .store_write_response_ready(s_axi_bready),
    .store_read_address_id(s_axi_arid),
    .store_read_address_address(s_axi_araddr),
    .store_read_address_length(s_axi_arlen),
    .store_read_address_size(s_axi_arsize),
    .store_read_address_burst(s_axi_arburst),
    .store_read_address_valid(s_axi_arvalid),
    .store_read_address_ready(s_axi_arready),
    .store_read_data_id(s_axi_rid),
    .store_read_data_data(s_axi_rdata),
    .store_read_data_response(s_axi_rresp),
    .store_read_data_last(s_axi_rlast),
    .store_read_data_valid(s_axi_rvalid),
    .store_read_data_ready(s_axi_rready),
    .register_write_address_address(s_axil_awaddr),
    .register_write_address_valid(s_axil_awvalid),
    .register_write_address_ready(s_axil_awready),
    .register_write_data_data(s_axil_wdata),
    .register_write_data_strobe(s_axil_wstrb),
    .register_write_data_valid(s_axil_wvalid),
    .register_write_data_ready(s_axil_wready),
    .register_write_response_response(s_axil_bresp),
    .register_write_response_valid(s_axil_bvalid),
    .register_write_response_ready(s_axil_bready),
    .register_read_address_address(s_axil_araddr),
    .register_read_address_valid(s_axil_arvalid),
    .register_read_address_ready(s_axil_arready),
    .register_read_data_data(s_axil_rdata),
    .register_read_data_response(s_axil_rresp),
    .register_read_data_valid(s_axil_rvalid),
    .register_read_data_ready(s_axil_rready)
  );

  pcie_to_axi host (
    .clk(axi_aclk),
    .rst(host_rst),
    .pcie_request_valid(pcie_request_valid),
    .pcie_request_ready(pcie_request_ready),
    .pcie_request_request_type(pcie_request_request_type),
    .pcie_request_address(pcie_request_address),
    .pcie_request_length(pcie_request_length),
    .pcie_request_tag(pcie_request_tag),
    .pcie_request_first_dw_be(pcie_request_first_dw_be),
    .pcie_request_last_dw_be(pcie_request_last_dw_be),
    .pcie_request_data(pcie_request_data),
    .pcie_request_last(pcie_request_last),
    .pcie_completion_valid(pcie_completion_valid),
    .pcie_completion_ready(pcie_completion_ready),
    .pcie_completion_status(pcie_completion_status),
    .pcie_completion_poisoned(pcie_completion_poisoned),
    .pcie_completion_tag(pcie_completion_tag),
    .pcie_completion_byte_count(pcie_completion_byte_count),
    .pcie_completion_lower_address(pcie_completion_lower_address),
    .pcie_completion_length(pcie_completion_length),
    .pcie_completion_data(pcie_completion_data),
    .pcie_completion_last(pcie_completion_last),
    .write_address_id(m_axi_awid),
    .write_address_address(m_axi_awaddr),
    .write_address_length(m_axi_awlen),
    .write_address_size(m_axi_awsize),
    .write_address_burst(m_axi_awburst),
    .write_address_valid(m_axi_awvalid),
    .write_address_ready(m_axi_awready),
    .write_data_data(m_axi_wdata),
    .write_data_strobe(m_axi_wstrb),
    .write_data_last(m_axi_wlast),
    .write_data_valid(m_axi_wvalid),
    .write_data_ready(m_axi_wready),
    .write_response_id(m_axi_bid),
    .write_response_response(m_axi_bresp),
    .write_response_valid(m_axi_bvalid),
    .write_response_ready(m_axi_bready),
    .read_address_id(m_axi_arid),
    .read_address_address(m_axi_araddr),
    .read_address_length(m_axi_arlen),
    .read_address_size(m_axi_arsize),
    .read_address_burst(m_axi_arburst),
    .read_address_valid(m_axi_arvalid),
    .read_address_ready(m_axi_arready),
    .read_data_id(m_axi_rid),
    .read_data_data(m_axi_rdata),
    .read_data_response(m_axi_rresp),
    .read_data_last(m_axi_rlast),
    .read_data_valid(m_axi_rvalid),
    .read_data_ready(m_axi_rready),
    .status_failed_writes(failed_writes),
    .status_failed_reads(failed_reads),
    .status_misplaced_lasts(misplaced_lasts),
    .status_stray_responses(stray_responses),
    .status_stray_beats(stray_beats)
  );

endmodule

`default_nettype wire
