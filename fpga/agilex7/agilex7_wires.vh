  // Wires between a card and its sides, and the inversion that Avalon-MM's name asks for.
  wire         host_rst;
  wire         csr_rst;
  wire         network_rst;
  wire         received_valid;
  wire [511:0] received_data;
  wire [63:0]  received_keep;
  wire         received_last;
  wire         received_error;
  wire         sent_valid;
  wire         sent_ready;
  wire [511:0] sent_data;
  wire [63:0]  sent_keep;
  wire         sent_last;
  wire         sent_error;
  wire         register_command_ready;
  assign csr2ip_avmm_waitrequest = !register_command_ready;

  agilex7_sides sides (
    .ip2hdm_clk(ip2hdm_clk),
    .ip2hdm_reset_n(ip2hdm_reset_n),
    .ip2csr_avmm_clk(ip2csr_avmm_clk),
    .ip2csr_avmm_rstn(ip2csr_avmm_rstn),
    .eth_clk(eth_clk),
    .eth_rst(eth_rst),
    .host_rst(host_rst),
    .csr_rst(csr_rst),
    .network_rst(network_rst),
    .eth_rx_valid(eth_rx_valid),
    .eth_rx_data(eth_rx_data),
    .eth_rx_empty(eth_rx_empty),
    .eth_rx_startofpacket(eth_rx_startofpacket),
    .eth_rx_endofpacket(eth_rx_endofpacket),
    .eth_rx_error(eth_rx_error),
    .received_valid(received_valid),
    .received_data(received_data),
    .received_keep(received_keep),
    .received_last(received_last),
    .received_error(received_error),
    .sent_valid(sent_valid),
    .sent_ready(sent_ready),
    .sent_data(sent_data),
    .sent_keep(sent_keep),
    .sent_last(sent_last),
    .sent_error(sent_error),
    .eth_tx_valid(eth_tx_valid),
    .eth_tx_ready(eth_tx_ready),
    .eth_tx_data(eth_tx_data),
    .eth_tx_empty(eth_tx_empty),
    .eth_tx_startofpacket(eth_tx_startofpacket),
    .eth_tx_endofpacket(eth_tx_endofpacket),
    .eth_tx_error(eth_tx_error)
  );
