# The read side takes a place of the memory long after it was written.
set_max_delay -datapath_only -from [get_cells -hierarchical -filter {NAME =~ *stored_reg*}] \
    -to [get_cells offered_*_reg*] 5.0
