# Makes a project of the card alone in out/ and compiles it, for its reports; every pin is virtual but the
# clocks:
#
#     quartus_sh -t fpga/agilex7/synthesis.tcl
#     quartus_sh -t fpga/agilex7/synthesis.tcl agilex7_nic_type2
#
# from the top of the repository; the first compiles agilex7_nic_type1. The device is one of the I-Series, which
# has R-Tiles and an F-Tile.
package require ::quartus::project
package require ::quartus::flow

set tops {agilex7_nic_type1 agilex7_nic_type2}
set top [expr {[llength $quartus(args)] ? [lindex $quartus(args) 0] : [lindex $tops 0]}]
if {$top ni $tops} {
    puts stderr "synthesis.tcl: no top is called `$top`; one of [join $tops {, }] is"
    exit 2
}
set out out/$top
set root [pwd]
file mkdir $out
cd $out
project_new $top -overwrite
set_global_assignment -name FAMILY "Agilex 7"
set_global_assignment -name DEVICE AGIB027R29A1E2VR3
set_global_assignment -name TOP_LEVEL_ENTITY $top
set_global_assignment -name PROJECT_OUTPUT_DIRECTORY reports

set list [open $root/rtl-out/filelist.f]
foreach name [split [string trim [read $list]] "\n"] {
    set_global_assignment -name VERILOG_FILE $root/rtl-out/$name
}
close $list
foreach name [concat [glob $root/fpga/agilex7/*.v] [glob $root/fpga/common/*.v]] {
    set_global_assignment -name VERILOG_FILE $name
}
set_global_assignment -name SEARCH_PATH $root/fpga/agilex7
set_global_assignment -name SDC_FILE $root/fpga/agilex7/agilex7_nic.sdc
foreach clock {ip2hdm_clk ip2csr_avmm_clk eth_clk} {
    set_instance_assignment -name VIRTUAL_PIN OFF -to $clock
}
set_instance_assignment -name VIRTUAL_PIN ON -to *

execute_flow -compile
project_close
