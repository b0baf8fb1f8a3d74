# Synthesises, places and routes a card alone (out of context) and writes its reports:
#
#     vivado -mode batch -source fpga/vu9p/synthesis.tcl -tclargs vu9p_nic
#
# from the top of the repository; without -tclargs vu9p_reorder_nic, and vu9p_queues_nic is the third.
# `-tclargs vu9p_nic nic_pcie_queues` has that card in vu9p_nic. Results go to out/vu9p.
set part xcvu9p-flgb2104-2-i
set top [expr {$argc > 0 ? [lindex $argv 0] : "vu9p_reorder_nic"}]
set card [expr {$argc > 1 ? [lindex $argv 1] : "nic_pcie_mmio"}]
set out out/vu9p
file mkdir $out

set list [open rtl-out/filelist.f]
foreach name [split [string trim [read $list]] "\n"] {
    read_verilog rtl-out/$name
}
close $list
read_verilog [glob fpga/vu9p/*.v fpga/common/*.v]
read_xdc fpga/vu9p/clocks.xdc

synth_design -top $top -part $part -mode out_of_context -flatten_hierarchy rebuilt \
    -include_dirs fpga/vu9p -verilog_define VU9P_NIC=$card

# A file of constraints is for every instance of the modules whose names begin with its own. Synthesis gives a
# module with parameters other names; ORIG_REF_NAME keeps the first (UG903, "Setting XDC File Scoping Properties").
foreach file [glob constraints/*.xdc] {
    set module [file rootname [file tail $file]]
    set cells [get_cells -hierarchical -filter "ORIG_REF_NAME =~ $module* || REF_NAME =~ $module*"]
    if {[llength $cells]} { read_xdc -cells $cells $file }
}

report_utilization -hierarchical -file $out/utilization_synthesised.txt
opt_design
place_design
phys_opt_design
route_design
report_utilization -hierarchical -file $out/utilization.txt
report_timing_summary -max_paths 10 -file $out/timing.txt
report_cdc -details -file $out/crossings.txt
report_bus_skew -file $out/bus_skew.txt
write_checkpoint -force $out/$top.dcp
