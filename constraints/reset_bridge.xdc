# The reset comes at any time; only its release is timed, from register to register.
set_false_path -to [get_pins settling_reg*/PRE]
