//! All modules of `rtl-out`, one wrapper each. Written by `emit`; do not edit.
use crate::design::Design;

pub mod arbiter_beat1_n3;

pub mod arbiter_beat64_n4;

pub mod arbiter_line_read_n4;

pub mod arbiter_s2m_data_n2;

pub mod arbiter_word16_n16;

pub mod async_fifo_beat64_d16;

pub mod async_fifo_message_beat64_d16;

pub mod async_fifo_word8_d4;

pub mod async_fifo_word8_d8;

pub mod axi_lite_slave;

pub mod axi_read_slave_b4_i2;

pub mod axi_read_slave_b64_i6;

pub mod axi_write_slave_b16_a8_i2;

pub mod axi_write_slave_b64_a12_i6;

pub mod banked_buffer_b2_d16;

pub mod banked_buffer_b4_d1024;

pub mod cmac_transmit;

pub mod credit_gate_beat64_c64_r1;

pub mod credit_gate_word8_c1_r1;

pub mod credit_gate_word8_c5_r3;

pub mod dcoh_b2_s256_w4_o64;

pub mod dcoh_b2_s2_w2_o4;

pub mod dcoh_type2_b2_s256_w4_o64_ds256_dw4_do64_h64_p65536;

pub mod dcoh_type2_b2_s2_w2_o4_ds2_dw2_do4_h4_p16;

pub mod demultiplexer_beat1_n3_s2;

pub mod demultiplexer_beat64_n4_s2;

pub mod demultiplexer_line_response_n4_s2;

pub mod demultiplexer_word8_n2_s3;

pub mod descriptor_fetch_l2;

pub mod descriptor_fetch_l8;

pub mod dmc_bank_s256_w4_o64_h64_b1_p65536;

pub mod dmc_bank_s256_w4_o64_h64_b2_p65536;

pub mod dmc_bank_s2_w2_o4_h4_b1_p16;

pub mod fetch_quad_l8;

pub mod fifo_beat64_d16;

pub mod fifo_bias_command_d2;

pub mod fifo_d2h_data_d8;

pub mod fifo_d2h_request_d4;

pub mod fifo_d2h_request_d64;

pub mod fifo_d2h_response_d8;

pub mod fifo_device_memory_request_d8;

pub mod fifo_h2d_request_d8;

pub mod fifo_line_request_d16;

pub mod fifo_line_request_d4;

pub mod fifo_line_response_d64;

pub mod fifo_line_response_d8;

pub mod fifo_s2m_data_d4;

pub mod fifo_s2m_data_d64;

pub mod fifo_s2m_data_d8;

pub mod fifo_s2m_response_d8;

pub mod fifo_word10_d1024;

pub mod fifo_word12_d5;

pub mod fifo_word1_d2;

pub mod fifo_word2_d4;

pub mod fifo_word4_d16;

pub mod fifo_word7_d16;

pub mod fifo_word7_d4;

pub mod fifo_word8_d16;

pub mod fifo_word8_d2;

pub mod fifo_word9_d16;

pub mod fork_beat64_n2;

pub mod fork_word8_n3;

pub mod forward_register_beat64;

pub mod forward_register_word8;

pub mod header_strip_b4_h1;

pub mod header_strip_b64_h8;

pub mod hmc_bank_s256_w4_o64_b2;

pub mod hmc_bank_s2_w2_o4_b1;

pub mod hmc_bank_s2_w2_o4_b2;

pub mod id_pool_n1024;

pub mod id_pool_n2;

pub mod id_pool_n256;

pub mod id_pool_n4;

pub mod id_pool_n5;

pub mod id_pool_n64;

pub mod join_descriptor_beat64;

pub mod join_word8_word5;

pub mod level_crossing_packet_queue_status;

pub mod level_crossing_transmit_status;

pub mod level_crossing_word2;

pub mod level_crossing_word32;

pub mod line_to_cxl_ip_u5;

pub mod line_to_cxl_ip_u6;

pub mod line_to_cxl_ip_u7;

pub mod line_to_pcie_t256_r512_p256;

pub mod line_to_pcie_t4_r128_p128;

pub mod lsu_t256;

pub mod lsu_t4;

pub mod mmio_queues_n1024_w32_l8192;

pub mod mmio_queues_n16_w32_l512_at16_big_plus14_max4096;

pub mod mmio_queues_n2_w4_l8_quota6_line16_address4_length1_max40;

pub mod mmio_queues_n4_w2_l8_quota4_line16_address3_length1_max40;

pub mod mmio_reorder_w2_line16_address4_length1_max40;

pub mod mmio_reorder_w32;

pub mod mmio_reorder_w32_at16_big_plus14_align16;

pub mod mmio_reorder_w32_plus8_max9224;

pub mod mmio_reorder_w4_address6_length1_at5_align64;

pub mod mmio_reorder_w8_plus8_align64_max1526;

pub mod packet_queue_b2_d4;

pub mod packet_queue_b64_d16;

pub mod packet_queue_b64_d512;

pub mod ram_simple_dual_port_w32_d16_l8_distributed_new;

pub mod ram_simple_dual_port_w512_d1024_l8_block;

pub mod ram_simple_dual_port_w72_d4096_l72_ultra_registered;

pub mod ram_true_dual_port_w16_d32_l8_block_registered;

pub mod ram_true_dual_port_w72_d1024_l9_block;

pub mod reorder_nic_w32;

pub mod reorder_nic_w8_align64_max1518_d16;

pub mod reorder_registers_w32;

pub mod reorder_registers_w8_align64_max1518_d16;

pub mod skid_buffer_axi_address2;

pub mod skid_buffer_axi_address6;

pub mod skid_buffer_axi_write_data16;

pub mod skid_buffer_axi_write_data64;

pub mod skid_buffer_axi_write_response2;

pub mod skid_buffer_axi_write_response6;

pub mod skid_buffer_beat1;

pub mod skid_buffer_beat64;

pub mod skid_buffer_cxl_ip_read_data1;

pub mod skid_buffer_cxl_ip_read_data2;

pub mod skid_buffer_cxl_ip_write_response;

pub mod skid_buffer_descriptor;

pub mod skid_buffer_identifier2;

pub mod skid_buffer_identifier8;

pub mod skid_buffer_line_read;

pub mod skid_buffer_line_request;

pub mod skid_buffer_message_beat4;

pub mod skid_buffer_message_beat64;

pub mod skid_buffer_pcie_completion;

pub mod skid_buffer_routed_beat1_2;

pub mod skid_buffer_routed_beat64_2;

pub mod skid_buffer_routed_line_response_2;

pub mod skid_buffer_routed_word8_3;

pub mod skid_buffer_s2m_data;

pub mod skid_buffer_word16;

pub mod skid_buffer_word5;

pub mod skid_buffer_word8;

pub mod synchronizer_w1;

pub mod synchronizer_w3;

pub mod synchronizer_w4;

pub mod synchronizer_w5;

pub mod width_adapter_2_to_6;

pub mod width_adapter_64_to_8;

pub mod width_adapter_6_to_2;

pub mod width_adapter_8_to_64;

static ALL: &[&Design] = &[
    &arbiter_beat1_n3::DESIGN,
    &arbiter_beat64_n4::DESIGN,
    &arbiter_line_read_n4::DESIGN,
    &arbiter_s2m_data_n2::DESIGN,
    &arbiter_word16_n16::DESIGN,
    &async_fifo_beat64_d16::DESIGN,
    &async_fifo_message_beat64_d16::DESIGN,
    &async_fifo_word8_d4::DESIGN,
    &async_fifo_word8_d8::DESIGN,
    &axi_lite_slave::DESIGN,
    &axi_read_slave_b4_i2::DESIGN,
    &axi_read_slave_b64_i6::DESIGN,
    &axi_write_slave_b16_a8_i2::DESIGN,
    &axi_write_slave_b64_a12_i6::DESIGN,
    &banked_buffer_b2_d16::DESIGN,
    &banked_buffer_b4_d1024::DESIGN,
    &cmac_transmit::DESIGN,
    &credit_gate_beat64_c64_r1::DESIGN,
    &credit_gate_word8_c1_r1::DESIGN,
    &credit_gate_word8_c5_r3::DESIGN,
    &dcoh_b2_s256_w4_o64::DESIGN,
    &dcoh_b2_s2_w2_o4::DESIGN,
    &dcoh_type2_b2_s256_w4_o64_ds256_dw4_do64_h64_p65536::DESIGN,
    &dcoh_type2_b2_s2_w2_o4_ds2_dw2_do4_h4_p16::DESIGN,
    &demultiplexer_beat1_n3_s2::DESIGN,
    &demultiplexer_beat64_n4_s2::DESIGN,
    &demultiplexer_line_response_n4_s2::DESIGN,
    &demultiplexer_word8_n2_s3::DESIGN,
    &descriptor_fetch_l2::DESIGN,
    &descriptor_fetch_l8::DESIGN,
    &dmc_bank_s256_w4_o64_h64_b1_p65536::DESIGN,
    &dmc_bank_s256_w4_o64_h64_b2_p65536::DESIGN,
    &dmc_bank_s2_w2_o4_h4_b1_p16::DESIGN,
    &fetch_quad_l8::DESIGN,
    &fifo_beat64_d16::DESIGN,
    &fifo_bias_command_d2::DESIGN,
    &fifo_d2h_data_d8::DESIGN,
    &fifo_d2h_request_d4::DESIGN,
    &fifo_d2h_request_d64::DESIGN,
    &fifo_d2h_response_d8::DESIGN,
    &fifo_device_memory_request_d8::DESIGN,
    &fifo_h2d_request_d8::DESIGN,
    &fifo_line_request_d16::DESIGN,
    &fifo_line_request_d4::DESIGN,
    &fifo_line_response_d64::DESIGN,
    &fifo_line_response_d8::DESIGN,
    &fifo_s2m_data_d4::DESIGN,
    &fifo_s2m_data_d64::DESIGN,
    &fifo_s2m_data_d8::DESIGN,
    &fifo_s2m_response_d8::DESIGN,
    &fifo_word10_d1024::DESIGN,
    &fifo_word12_d5::DESIGN,
    &fifo_word1_d2::DESIGN,
    &fifo_word2_d4::DESIGN,
    &fifo_word4_d16::DESIGN,
    &fifo_word7_d16::DESIGN,
    &fifo_word7_d4::DESIGN,
    &fifo_word8_d16::DESIGN,
    &fifo_word8_d2::DESIGN,
    &fifo_word9_d16::DESIGN,
    &fork_beat64_n2::DESIGN,
    &fork_word8_n3::DESIGN,
    &forward_register_beat64::DESIGN,
    &forward_register_word8::DESIGN,
    &header_strip_b4_h1::DESIGN,
    &header_strip_b64_h8::DESIGN,
    &hmc_bank_s256_w4_o64_b2::DESIGN,
    &hmc_bank_s2_w2_o4_b1::DESIGN,
    &hmc_bank_s2_w2_o4_b2::DESIGN,
    &id_pool_n1024::DESIGN,
    &id_pool_n2::DESIGN,
    &id_pool_n256::DESIGN,
    &id_pool_n4::DESIGN,
    &id_pool_n5::DESIGN,
    &id_pool_n64::DESIGN,
    &join_descriptor_beat64::DESIGN,
    &join_word8_word5::DESIGN,
    &level_crossing_packet_queue_status::DESIGN,
    &level_crossing_transmit_status::DESIGN,
    &level_crossing_word2::DESIGN,
    &level_crossing_word32::DESIGN,
    &line_to_cxl_ip_u5::DESIGN,
    &line_to_cxl_ip_u6::DESIGN,
    &line_to_cxl_ip_u7::DESIGN,
    &line_to_pcie_t256_r512_p256::DESIGN,
    &line_to_pcie_t4_r128_p128::DESIGN,
    &lsu_t256::DESIGN,
    &lsu_t4::DESIGN,
    &mmio_queues_n1024_w32_l8192::DESIGN,
    &mmio_queues_n16_w32_l512_at16_big_plus14_max4096::DESIGN,
    &mmio_queues_n2_w4_l8_quota6_line16_address4_length1_max40::DESIGN,
    &mmio_queues_n4_w2_l8_quota4_line16_address3_length1_max40::DESIGN,
    &mmio_reorder_w2_line16_address4_length1_max40::DESIGN,
    &mmio_reorder_w32::DESIGN,
    &mmio_reorder_w32_at16_big_plus14_align16::DESIGN,
    &mmio_reorder_w32_plus8_max9224::DESIGN,
    &mmio_reorder_w4_address6_length1_at5_align64::DESIGN,
    &mmio_reorder_w8_plus8_align64_max1526::DESIGN,
    &packet_queue_b2_d4::DESIGN,
    &packet_queue_b64_d16::DESIGN,
    &packet_queue_b64_d512::DESIGN,
    &ram_simple_dual_port_w32_d16_l8_distributed_new::DESIGN,
    &ram_simple_dual_port_w512_d1024_l8_block::DESIGN,
    &ram_simple_dual_port_w72_d4096_l72_ultra_registered::DESIGN,
    &ram_true_dual_port_w16_d32_l8_block_registered::DESIGN,
    &ram_true_dual_port_w72_d1024_l9_block::DESIGN,
    &reorder_nic_w32::DESIGN,
    &reorder_nic_w8_align64_max1518_d16::DESIGN,
    &reorder_registers_w32::DESIGN,
    &reorder_registers_w8_align64_max1518_d16::DESIGN,
    &skid_buffer_axi_address2::DESIGN,
    &skid_buffer_axi_address6::DESIGN,
    &skid_buffer_axi_write_data16::DESIGN,
    &skid_buffer_axi_write_data64::DESIGN,
    &skid_buffer_axi_write_response2::DESIGN,
    &skid_buffer_axi_write_response6::DESIGN,
    &skid_buffer_beat1::DESIGN,
    &skid_buffer_beat64::DESIGN,
    &skid_buffer_cxl_ip_read_data1::DESIGN,
    &skid_buffer_cxl_ip_read_data2::DESIGN,
    &skid_buffer_cxl_ip_write_response::DESIGN,
    &skid_buffer_descriptor::DESIGN,
    &skid_buffer_identifier2::DESIGN,
    &skid_buffer_identifier8::DESIGN,
    &skid_buffer_line_read::DESIGN,
    &skid_buffer_line_request::DESIGN,
    &skid_buffer_message_beat4::DESIGN,
    &skid_buffer_message_beat64::DESIGN,
    &skid_buffer_pcie_completion::DESIGN,
    &skid_buffer_routed_beat1_2::DESIGN,
    &skid_buffer_routed_beat64_2::DESIGN,
    &skid_buffer_routed_line_response_2::DESIGN,
    &skid_buffer_routed_word8_3::DESIGN,
    &skid_buffer_s2m_data::DESIGN,
    &skid_buffer_word16::DESIGN,
    &skid_buffer_word5::DESIGN,
    &skid_buffer_word8::DESIGN,
    &synchronizer_w1::DESIGN,
    &synchronizer_w3::DESIGN,
    &synchronizer_w4::DESIGN,
    &synchronizer_w5::DESIGN,
    &width_adapter_2_to_6::DESIGN,
    &width_adapter_64_to_8::DESIGN,
    &width_adapter_6_to_2::DESIGN,
    &width_adapter_8_to_64::DESIGN,
];

/// Every module, in order of name.
pub fn all() -> &'static [&'static Design] {
    ALL
}
