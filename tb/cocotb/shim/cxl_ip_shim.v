// line_to_cxl_ip with the port names and widths of AXI4, so that a model of AXI4 can be its memory.
//
// The CXL IP has 10 bits of AxLEN and 2 of AxLOCK, AXI4 has 8 and 1. What is cut off must be zero,
// and `cut` says whether it is. Only tests use it.
`default_nettype none

module cxl_ip_shim (
  input  wire         clk,
  input  wire         rst,
  output wire         cut,

  // The line port.
  input  wire         line_request_valid,
  output wire         line_request_ready,
  input  wire [3:0]   line_request_operation,
  input  wire [1:0]   line_request_space,
  input  wire [45:0]  line_request_line_address,
  input  wire [511:0] line_request_data,
  input  wire [63:0]  line_request_byte_enable,
  input  wire [9:0]   line_request_tag,
  output wire         line_response_valid,
  input  wire         line_response_ready,
  output wire [9:0]   line_response_tag,
  output wire         line_response_status,
  output wire [511:0] line_response_data,

  // AXI4.
  output wire [11:0]  m_axi_awid,
  output wire [63:0]  m_axi_awaddr,
  output wire [7:0]   m_axi_awlen,
  output wire [2:0]   m_axi_awsize,
  output wire [1:0]   m_axi_awburst,
  output wire         m_axi_awlock,
  output wire [3:0]   m_axi_awcache,
  output wire [2:0]   m_axi_awprot,
  output wire [3:0]   m_axi_awqos,
  output wire [3:0]   m_axi_awregion,
  output wire [6:0]   m_axi_awuser,
  output wire         m_axi_awvalid,
  input  wire         m_axi_awready,
  output wire [511:0] m_axi_wdata,
  output wire [63:0]  m_axi_wstrb,
  output wire         m_axi_wlast,
  output wire         m_axi_wuser,
  output wire         m_axi_wvalid,
  input  wire         m_axi_wready,
  input  wire [11:0]  m_axi_bid,
  input  wire [1:0]   m_axi_bresp,
  input  wire         m_axi_bvalid,
  output wire         m_axi_bready,
  output wire [11:0]  m_axi_arid,
  output wire [63:0]  m_axi_araddr,
  output wire [7:0]   m_axi_arlen,
  output wire [2:0]   m_axi_arsize,
  output wire [1:0]   m_axi_arburst,
  output wire         m_axi_arlock,
  output wire [3:0]   m_axi_arcache,
  output wire [2:0]   m_axi_arprot,
  output wire [3:0]   m_axi_arqos,
  output wire [3:0]   m_axi_arregion,
  output wire [5:0]   m_axi_aruser,
  output wire         m_axi_arvalid,
  input  wire         m_axi_arready,
  input  wire [11:0]  m_axi_rid,
  input  wire [511:0] m_axi_rdata,
  input  wire [1:0]   m_axi_rresp,
  input  wire         m_axi_rlast,
  input  wire         m_axi_rvalid,
  output wire         m_axi_rready,

  output wire [2:0]   status_first_fault
);

  wire [9:0] awlen;
  wire [9:0] arlen;
  wire [1:0] awlock;
  wire [1:0] arlock;
  wire [5:0] awatop;

  assign m_axi_awlen = awlen[7:0];
  assign m_axi_arlen = arlen[7:0];
  assign m_axi_awlock = awlock[0];
  assign m_axi_arlock = arlock[0];
  assign cut = (m_axi_awvalid && (|awlen[9:8] || awlock[1] || |awatop))
      || (m_axi_arvalid && (|arlen[9:8] || arlock[1]));

  line_to_cxl_ip_u7 adapter (
    .clk(clk),
    .rst(rst),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_operation(line_request_operation),
    .line_request_space(line_request_space),
    .line_request_line_address(line_request_line_address),
    .line_request_data(line_request_data),
    .line_request_byte_enable(line_request_byte_enable),
    .line_request_tag(line_request_tag),
    // The IP never asks for quiet.
    .quiesce_request(1'b0),
    .quiesce_acknowledge(),
    .line_response_valid(line_response_valid),
    .line_response_ready(line_response_ready),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .write_address_valid(m_axi_awvalid),
    .write_address_ready(m_axi_awready),
    .write_address_id(m_axi_awid),
    .write_address_address(m_axi_awaddr),
    .write_address_length(awlen),
    .write_address_size(m_axi_awsize),
    .write_address_burst(m_axi_awburst),
    .write_address_protection(m_axi_awprot),
    .write_address_quality(m_axi_awqos),
    .write_address_user(m_axi_awuser),
    .write_address_cache(m_axi_awcache),
    .write_address_lock(awlock),
    .write_address_region(m_axi_awregion),
    .write_address_atomic(awatop),
    .write_data_valid(m_axi_wvalid),
    .write_data_ready(m_axi_wready),
    .write_data_data(m_axi_wdata),
    .write_data_strobe(m_axi_wstrb),
    .write_data_last(m_axi_wlast),
    .write_data_user(m_axi_wuser),
    .write_response_valid(m_axi_bvalid),
    .write_response_ready(m_axi_bready),
    .write_response_id(m_axi_bid),
    .write_response_response(m_axi_bresp),
    .write_response_user(4'd0),
    .read_address_valid(m_axi_arvalid),
    .read_address_ready(m_axi_arready),
    .read_address_id(m_axi_arid),
    .read_address_address(m_axi_araddr),
    .read_address_length(arlen),
    .read_address_size(m_axi_arsize),
    .read_address_burst(m_axi_arburst),
    .read_address_protection(m_axi_arprot),
    .read_address_quality(m_axi_arqos),
    .read_address_user(m_axi_aruser),
    .read_address_cache(m_axi_arcache),
    .read_address_lock(arlock),
    .read_address_region(m_axi_arregion),
    .read_data_valid(m_axi_rvalid),
    .read_data_ready(m_axi_rready),
    .read_data_id(m_axi_rid),
    .read_data_data(m_axi_rdata),
    .read_data_response(m_axi_rresp),
    .read_data_last(m_axi_rlast),
    .read_data_user(2'd0),
    .status_first_fault(status_first_fault),
    .status_reads(),
    .status_writes(),
    .status_refused_requests(),
    .status_unknown_read_ids(),
    .status_unknown_write_ids(),
    .status_missing_lasts()
  );

endmodule

`default_nettype wire
