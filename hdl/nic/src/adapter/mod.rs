//! Between our streams and the interfaces of other people's parts. Names of AXI and of MACs appear
//! here and in tops only.
pub mod avalon_mm_slave;
pub mod avalon_st_receive;
pub mod avalon_st_transmit;
pub mod axi_lite_slave;
pub mod axi_read_slave;
pub mod axi_write_slave;
pub mod cmac_receive;
pub mod cmac_transmit;
pub mod device_memory;
pub mod line_to_cxl_ip;
pub mod line_to_pcie;
pub mod pcie_to_axi;
