# The read side takes a place of the memory long after it was written; without a register there, where it leads.
set_max_delay -datapath_only -from [get_cells -hierarchical -filter {NAME =~ *stored_reg*}] 5.0
