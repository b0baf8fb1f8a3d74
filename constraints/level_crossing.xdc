# The sample stands for two cycles of the read clock and more before it is copied.
set_max_delay -datapath_only -from [get_cells sample_*_reg*] -to [get_cells shown_*_reg*] 5.0
