  // The resets of both cards that send stores only.
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
