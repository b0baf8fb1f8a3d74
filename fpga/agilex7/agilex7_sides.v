// The sides of a card for Agilex 7 that are no business of its IP: resets, and the MAC's Avalon-ST.
//
// A reset of the IP resets all domains; one of the MAC that of the network alone.
`default_nettype none

module agilex7_sides (
  input  wire         ip2hdm_clk,
  input  wire         ip2hdm_reset_n,              // Active low, of ip2hdm_clk.
  input  wire         ip2csr_avmm_clk,
  input  wire         ip2csr_avmm_rstn,            // Active low, of ip2csr_avmm_clk.
  input  wire         eth_clk,
  input  wire         eth_rst,                     // Active high, of eth_clk.
  output wire         host_rst,
  output wire         csr_rst,
  output wire         network_rst,

  // Received frames: the MAC's, and the card's.
  input  wire         eth_rx_valid,
  input  wire [511:0] eth_rx_data,
  input  wire [5:0]   eth_rx_empty,
  input  wire         eth_rx_startofpacket,
  input  wire         eth_rx_endofpacket,
  input  wire [5:0]   eth_rx_error,
  output wire         received_valid,
  output wire [511:0] received_data,
  output wire [63:0]  received_keep,
  output wire         received_last,
  output wire         received_error,

  // Frames to send: the card's, and the MAC's.
  input  wire         sent_valid,
  output wire         sent_ready,
  input  wire [511:0] sent_data,
  input  wire [63:0]  sent_keep,
  input  wire         sent_last,
  input  wire         sent_error,
  output wire         eth_tx_valid,
  input  wire         eth_tx_ready,
  output wire [511:0] eth_tx_data,
  output wire [5:0]   eth_tx_empty,
  output wire         eth_tx_startofpacket,
  output wire         eth_tx_endofpacket,
  output wire         eth_tx_error
);

  wire cause = !ip2hdm_reset_n || !ip2csr_avmm_rstn;

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
    .cause(cause || eth_rst),
    .rst(network_rst)
  );

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

endmodule

`default_nettype wire
