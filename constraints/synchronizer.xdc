# The path into the first register has no clock of its own to meet. It is bounded by a period of the
# fastest clock here (2.5 ns), and so is the difference between bits, so that a Gray code arrives whole.
set settling [get_cells settling_reg*]
set origin [all_fanin -flat -startpoints_only -only_cells [get_pins settling_reg*/D]]
set_max_delay -datapath_only -from $origin -to $settling 2.5
set_bus_skew -from $origin -to $settling 2.5
