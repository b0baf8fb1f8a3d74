# Clocks of the card when it is synthesised alone. In a design they come from the shell and the MAC.
create_clock -name axi_aclk -period 4.000 [get_ports axi_aclk]
create_clock -name cmac_clk -period 3.103 [get_ports cmac_clk]
# Only the paths that the constraints of the crossings bound lead from one to the other.
