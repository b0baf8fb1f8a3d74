  // The resets of both cards that send stores only: each side has its own, because the card takes that.
  wire host_rst;
  wire network_rst;

  reset_bridge host_reset (
    .clk(axi_aclk),
    .cause(!axi_aresetn),
    .rst(host_rst)
  );

  reset_bridge network_reset (
    .clk(cmac_clk),
    .cause(cmac_rst),
    .rst(network_rst)
  );
