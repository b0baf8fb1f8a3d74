# Clocks of the card when it is compiled alone. In a design they come from the CXL IP and from the MAC.
create_clock -name ip2hdm_clk -period 2.500 [get_ports ip2hdm_clk]
create_clock -name ip2csr_avmm_clk -period 8.000 [get_ports ip2csr_avmm_clk]
create_clock -name eth_clk -period 2.482 [get_ports eth_clk]

# Crossings, as constraints/*.xdc bounds them for Vivado; why stands in the headers of the modules. The three
# clocks have nothing to do with each other, so a bound by clock edges means nothing: 100 ns either way take
# it away, and the bound on the net stands in its place.
proc crossing {from to nanoseconds} {
    set_max_delay -from $from -to $to 100.0
    set_min_delay -from $from -to $to -100.0
    set_net_delay -from $from -to $to -max $nanoseconds
}

# synchronizer: within a period of the fastest clock, and all bits of a Gray code within one, too.
set settling [get_registers {*|settling[*]}]
crossing [get_registers *] $settling 2.5
set_max_skew -from [get_registers *] -to $settling 2.5

# async_fifo, frame_crossing: the read side takes a place of the memory long after it was written.
crossing [get_registers {*|stored*}] [get_registers {*|offered_*}] 5.0
# Where the memory itself is the output, there are lookup tables between it and whatever takes the place.
crossing [get_registers {*|departures|stored*}] [get_registers *] 2.5

# level_crossing: the sample stands for two cycles of the reader before it is copied.
crossing [get_registers {*|sample*}] [get_registers {*|shown*}] 5.0

# reset_bridge: the reset comes at any time; only its release is timed, from register to register.
set_false_path -to [get_pins -compatibility_mode {*_reset|settling[*]|clrn}]
