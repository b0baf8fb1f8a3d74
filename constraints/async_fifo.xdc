# The read side takes a place of the memory two of its cycles after it was written, or later.
set_max_delay -datapath_only -from [get_cells -hierarchical -filter {NAME =~ *stored_reg*}] 5.0
