// Proof harness of `register_hub_nic_r1_pci_express`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_hub_nic_r1_pci_express_properties (
  input  wire clk,
  input  wire rst,
  input  wire access_valid,
  output wire access_ready,
  input  wire [31:0] access_address,
  input  wire access_write,
  input  wire [31:0] access_data,
  input  wire [3:0] access_byte_enable,
  output wire answer_valid,
  input  wire answer_ready,
  output wire [31:0] answer_data,
  output wire answer_refused,
  output wire card_access_valid,
  input  wire card_access_ready,
  output wire [31:0] card_access_address,
  output wire card_access_write,
  output wire [31:0] card_access_data,
  output wire [3:0] card_access_byte_enable,
  output wire registers_access_valid,
  input  wire registers_access_ready,
  output wire [31:0] registers_access_address,
  output wire registers_access_write,
  output wire [31:0] registers_access_data,
  output wire [3:0] registers_access_byte_enable,
  output wire dispatch_access_valid,
  input  wire dispatch_access_ready,
  output wire [31:0] dispatch_access_address,
  output wire dispatch_access_write,
  output wire [31:0] dispatch_access_data,
  output wire [3:0] dispatch_access_byte_enable,
  output wire pfu_receive_access_valid,
  input  wire pfu_receive_access_ready,
  output wire [31:0] pfu_receive_access_address,
  output wire pfu_receive_access_write,
  output wire [31:0] pfu_receive_access_data,
  output wire [3:0] pfu_receive_access_byte_enable,
  output wire pfu_transmit_access_valid,
  input  wire pfu_transmit_access_ready,
  output wire [31:0] pfu_transmit_access_address,
  output wire pfu_transmit_access_write,
  output wire [31:0] pfu_transmit_access_data,
  output wire [3:0] pfu_transmit_access_byte_enable,
  output wire address_guard_0_access_valid,
  input  wire address_guard_0_access_ready,
  output wire [31:0] address_guard_0_access_address,
  output wire address_guard_0_access_write,
  output wire [31:0] address_guard_0_access_data,
  output wire [3:0] address_guard_0_access_byte_enable,
  output wire address_guard_1_access_valid,
  input  wire address_guard_1_access_ready,
  output wire [31:0] address_guard_1_access_address,
  output wire address_guard_1_access_write,
  output wire [31:0] address_guard_1_access_data,
  output wire [3:0] address_guard_1_access_byte_enable,
  output wire address_guard_2_access_valid,
  input  wire address_guard_2_access_ready,
  output wire [31:0] address_guard_2_access_address,
  output wire address_guard_2_access_write,
  output wire [31:0] address_guard_2_access_data,
  output wire [3:0] address_guard_2_access_byte_enable,
  output wire line_merge_0_access_valid,
  input  wire line_merge_0_access_ready,
  output wire [31:0] line_merge_0_access_address,
  output wire line_merge_0_access_write,
  output wire [31:0] line_merge_0_access_data,
  output wire [3:0] line_merge_0_access_byte_enable,
  output wire line_merge_1_access_valid,
  input  wire line_merge_1_access_ready,
  output wire [31:0] line_merge_1_access_address,
  output wire line_merge_1_access_write,
  output wire [31:0] line_merge_1_access_data,
  output wire [3:0] line_merge_1_access_byte_enable,
  output wire classify_access_valid,
  input  wire classify_access_ready,
  output wire [31:0] classify_access_address,
  output wire classify_access_write,
  output wire [31:0] classify_access_data,
  output wire [3:0] classify_access_byte_enable,
  output wire engine_port_access_valid,
  input  wire engine_port_access_ready,
  output wire [31:0] engine_port_access_address,
  output wire engine_port_access_write,
  output wire [31:0] engine_port_access_data,
  output wire [3:0] engine_port_access_byte_enable,
  output wire engine_flow_access_valid,
  input  wire engine_flow_access_ready,
  output wire [31:0] engine_flow_access_address,
  output wire engine_flow_access_write,
  output wire [31:0] engine_flow_access_data,
  output wire [3:0] engine_flow_access_byte_enable,
  output wire packet_buffer_access_valid,
  input  wire packet_buffer_access_ready,
  output wire [31:0] packet_buffer_access_address,
  output wire packet_buffer_access_write,
  output wire [31:0] packet_buffer_access_data,
  output wire [3:0] packet_buffer_access_byte_enable,
  output wire steering_access_valid,
  input  wire steering_access_ready,
  output wire [31:0] steering_access_address,
  output wire steering_access_write,
  output wire [31:0] steering_access_data,
  output wire [3:0] steering_access_byte_enable,
  output wire checksum_fill_access_valid,
  input  wire checksum_fill_access_ready,
  output wire [31:0] checksum_fill_access_address,
  output wire checksum_fill_access_write,
  output wire [31:0] checksum_fill_access_data,
  output wire [3:0] checksum_fill_access_byte_enable,
  output wire mac_receive_access_valid,
  input  wire mac_receive_access_ready,
  output wire [31:0] mac_receive_access_address,
  output wire mac_receive_access_write,
  output wire [31:0] mac_receive_access_data,
  output wire [3:0] mac_receive_access_byte_enable,
  output wire packet_queue_access_valid,
  input  wire packet_queue_access_ready,
  output wire [31:0] packet_queue_access_address,
  output wire packet_queue_access_write,
  output wire [31:0] packet_queue_access_data,
  output wire [3:0] packet_queue_access_byte_enable,
  output wire mac_transmit_access_valid,
  input  wire mac_transmit_access_ready,
  output wire [31:0] mac_transmit_access_address,
  output wire mac_transmit_access_write,
  output wire [31:0] mac_transmit_access_data,
  output wire [3:0] mac_transmit_access_byte_enable,
  output wire pcie_access_valid,
  input  wire pcie_access_ready,
  output wire [31:0] pcie_access_address,
  output wire pcie_access_write,
  output wire [31:0] pcie_access_data,
  output wire [3:0] pcie_access_byte_enable,
  output wire packet_generator_access_valid,
  input  wire packet_generator_access_ready,
  output wire [31:0] packet_generator_access_address,
  output wire packet_generator_access_write,
  output wire [31:0] packet_generator_access_data,
  output wire [3:0] packet_generator_access_byte_enable,
  output wire packet_sink_access_valid,
  input  wire packet_sink_access_ready,
  output wire [31:0] packet_sink_access_address,
  output wire packet_sink_access_write,
  output wire [31:0] packet_sink_access_data,
  output wire [3:0] packet_sink_access_byte_enable,
  output wire loopback_access_valid,
  input  wire loopback_access_ready,
  output wire [31:0] loopback_access_address,
  output wire loopback_access_write,
  output wire [31:0] loopback_access_data,
  output wire [3:0] loopback_access_byte_enable,
  output wire msix_access_valid,
  input  wire msix_access_ready,
  output wire [31:0] msix_access_address,
  output wire msix_access_write,
  output wire [31:0] msix_access_data,
  output wire [3:0] msix_access_byte_enable,
  output wire msix_table_access_valid,
  input  wire msix_table_access_ready,
  output wire [31:0] msix_table_access_address,
  output wire msix_table_access_write,
  output wire [31:0] msix_table_access_data,
  output wire [3:0] msix_table_access_byte_enable,
  output wire receive_ring_access_valid,
  input  wire receive_ring_access_ready,
  output wire [31:0] receive_ring_access_address,
  output wire receive_ring_access_write,
  output wire [31:0] receive_ring_access_data,
  output wire [3:0] receive_ring_access_byte_enable,
  output wire transmit_ring_access_valid,
  input  wire transmit_ring_access_ready,
  output wire [31:0] transmit_ring_access_address,
  output wire transmit_ring_access_write,
  output wire [31:0] transmit_ring_access_data,
  output wire [3:0] transmit_ring_access_byte_enable,
  output wire ring_range_access_valid,
  input  wire ring_range_access_ready,
  output wire [31:0] ring_range_access_address,
  output wire ring_range_access_write,
  output wire [31:0] ring_range_access_data,
  output wire [3:0] ring_range_access_byte_enable,
  input  wire card_answer_valid,
  output wire card_answer_ready,
  input  wire [31:0] card_answer_data,
  input  wire card_answer_refused,
  input  wire registers_answer_valid,
  output wire registers_answer_ready,
  input  wire [31:0] registers_answer_data,
  input  wire registers_answer_refused,
  input  wire dispatch_answer_valid,
  output wire dispatch_answer_ready,
  input  wire [31:0] dispatch_answer_data,
  input  wire dispatch_answer_refused,
  input  wire pfu_receive_answer_valid,
  output wire pfu_receive_answer_ready,
  input  wire [31:0] pfu_receive_answer_data,
  input  wire pfu_receive_answer_refused,
  input  wire pfu_transmit_answer_valid,
  output wire pfu_transmit_answer_ready,
  input  wire [31:0] pfu_transmit_answer_data,
  input  wire pfu_transmit_answer_refused,
  input  wire address_guard_0_answer_valid,
  output wire address_guard_0_answer_ready,
  input  wire [31:0] address_guard_0_answer_data,
  input  wire address_guard_0_answer_refused,
  input  wire address_guard_1_answer_valid,
  output wire address_guard_1_answer_ready,
  input  wire [31:0] address_guard_1_answer_data,
  input  wire address_guard_1_answer_refused,
  input  wire address_guard_2_answer_valid,
  output wire address_guard_2_answer_ready,
  input  wire [31:0] address_guard_2_answer_data,
  input  wire address_guard_2_answer_refused,
  input  wire line_merge_0_answer_valid,
  output wire line_merge_0_answer_ready,
  input  wire [31:0] line_merge_0_answer_data,
  input  wire line_merge_0_answer_refused,
  input  wire line_merge_1_answer_valid,
  output wire line_merge_1_answer_ready,
  input  wire [31:0] line_merge_1_answer_data,
  input  wire line_merge_1_answer_refused,
  input  wire classify_answer_valid,
  output wire classify_answer_ready,
  input  wire [31:0] classify_answer_data,
  input  wire classify_answer_refused,
  input  wire engine_port_answer_valid,
  output wire engine_port_answer_ready,
  input  wire [31:0] engine_port_answer_data,
  input  wire engine_port_answer_refused,
  input  wire engine_flow_answer_valid,
  output wire engine_flow_answer_ready,
  input  wire [31:0] engine_flow_answer_data,
  input  wire engine_flow_answer_refused,
  input  wire packet_buffer_answer_valid,
  output wire packet_buffer_answer_ready,
  input  wire [31:0] packet_buffer_answer_data,
  input  wire packet_buffer_answer_refused,
  input  wire steering_answer_valid,
  output wire steering_answer_ready,
  input  wire [31:0] steering_answer_data,
  input  wire steering_answer_refused,
  input  wire checksum_fill_answer_valid,
  output wire checksum_fill_answer_ready,
  input  wire [31:0] checksum_fill_answer_data,
  input  wire checksum_fill_answer_refused,
  input  wire mac_receive_answer_valid,
  output wire mac_receive_answer_ready,
  input  wire [31:0] mac_receive_answer_data,
  input  wire mac_receive_answer_refused,
  input  wire packet_queue_answer_valid,
  output wire packet_queue_answer_ready,
  input  wire [31:0] packet_queue_answer_data,
  input  wire packet_queue_answer_refused,
  input  wire mac_transmit_answer_valid,
  output wire mac_transmit_answer_ready,
  input  wire [31:0] mac_transmit_answer_data,
  input  wire mac_transmit_answer_refused,
  input  wire pcie_answer_valid,
  output wire pcie_answer_ready,
  input  wire [31:0] pcie_answer_data,
  input  wire pcie_answer_refused,
  input  wire packet_generator_answer_valid,
  output wire packet_generator_answer_ready,
  input  wire [31:0] packet_generator_answer_data,
  input  wire packet_generator_answer_refused,
  input  wire packet_sink_answer_valid,
  output wire packet_sink_answer_ready,
  input  wire [31:0] packet_sink_answer_data,
  input  wire packet_sink_answer_refused,
  input  wire loopback_answer_valid,
  output wire loopback_answer_ready,
  input  wire [31:0] loopback_answer_data,
  input  wire loopback_answer_refused,
  input  wire msix_answer_valid,
  output wire msix_answer_ready,
  input  wire [31:0] msix_answer_data,
  input  wire msix_answer_refused,
  input  wire msix_table_answer_valid,
  output wire msix_table_answer_ready,
  input  wire [31:0] msix_table_answer_data,
  input  wire msix_table_answer_refused,
  input  wire receive_ring_answer_valid,
  output wire receive_ring_answer_ready,
  input  wire [31:0] receive_ring_answer_data,
  input  wire receive_ring_answer_refused,
  input  wire transmit_ring_answer_valid,
  output wire transmit_ring_answer_ready,
  input  wire [31:0] transmit_ring_answer_data,
  input  wire transmit_ring_answer_refused,
  input  wire ring_range_answer_valid,
  output wire ring_range_answer_ready,
  input  wire [31:0] ring_range_answer_data,
  input  wire ring_range_answer_refused,
  output wire [15:0] status_refused_accesses,
  output wire [31:0] status_first_refused_address
);

  register_hub_nic_r1_pci_express device (
    .clk(clk),
    .rst(rst),
    .access_valid(access_valid),
    .access_ready(access_ready),
    .access_address(access_address),
    .access_write(access_write),
    .access_data(access_data),
    .access_byte_enable(access_byte_enable),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_refused(answer_refused),
    .card_access_valid(card_access_valid),
    .card_access_ready(card_access_ready),
    .card_access_address(card_access_address),
    .card_access_write(card_access_write),
    .card_access_data(card_access_data),
    .card_access_byte_enable(card_access_byte_enable),
    .registers_access_valid(registers_access_valid),
    .registers_access_ready(registers_access_ready),
    .registers_access_address(registers_access_address),
    .registers_access_write(registers_access_write),
    .registers_access_data(registers_access_data),
    .registers_access_byte_enable(registers_access_byte_enable),
    .dispatch_access_valid(dispatch_access_valid),
    .dispatch_access_ready(dispatch_access_ready),
    .dispatch_access_address(dispatch_access_address),
    .dispatch_access_write(dispatch_access_write),
    .dispatch_access_data(dispatch_access_data),
    .dispatch_access_byte_enable(dispatch_access_byte_enable),
    .pfu_receive_access_valid(pfu_receive_access_valid),
    .pfu_receive_access_ready(pfu_receive_access_ready),
    .pfu_receive_access_address(pfu_receive_access_address),
    .pfu_receive_access_write(pfu_receive_access_write),
    .pfu_receive_access_data(pfu_receive_access_data),
    .pfu_receive_access_byte_enable(pfu_receive_access_byte_enable),
    .pfu_transmit_access_valid(pfu_transmit_access_valid),
    .pfu_transmit_access_ready(pfu_transmit_access_ready),
    .pfu_transmit_access_address(pfu_transmit_access_address),
    .pfu_transmit_access_write(pfu_transmit_access_write),
    .pfu_transmit_access_data(pfu_transmit_access_data),
    .pfu_transmit_access_byte_enable(pfu_transmit_access_byte_enable),
    .address_guard_0_access_valid(address_guard_0_access_valid),
    .address_guard_0_access_ready(address_guard_0_access_ready),
    .address_guard_0_access_address(address_guard_0_access_address),
    .address_guard_0_access_write(address_guard_0_access_write),
    .address_guard_0_access_data(address_guard_0_access_data),
    .address_guard_0_access_byte_enable(address_guard_0_access_byte_enable),
    .address_guard_1_access_valid(address_guard_1_access_valid),
    .address_guard_1_access_ready(address_guard_1_access_ready),
    .address_guard_1_access_address(address_guard_1_access_address),
    .address_guard_1_access_write(address_guard_1_access_write),
    .address_guard_1_access_data(address_guard_1_access_data),
    .address_guard_1_access_byte_enable(address_guard_1_access_byte_enable),
    .address_guard_2_access_valid(address_guard_2_access_valid),
    .address_guard_2_access_ready(address_guard_2_access_ready),
    .address_guard_2_access_address(address_guard_2_access_address),
    .address_guard_2_access_write(address_guard_2_access_write),
    .address_guard_2_access_data(address_guard_2_access_data),
    .address_guard_2_access_byte_enable(address_guard_2_access_byte_enable),
    .line_merge_0_access_valid(line_merge_0_access_valid),
    .line_merge_0_access_ready(line_merge_0_access_ready),
    .line_merge_0_access_address(line_merge_0_access_address),
    .line_merge_0_access_write(line_merge_0_access_write),
    .line_merge_0_access_data(line_merge_0_access_data),
    .line_merge_0_access_byte_enable(line_merge_0_access_byte_enable),
    .line_merge_1_access_valid(line_merge_1_access_valid),
    .line_merge_1_access_ready(line_merge_1_access_ready),
    .line_merge_1_access_address(line_merge_1_access_address),
    .line_merge_1_access_write(line_merge_1_access_write),
    .line_merge_1_access_data(line_merge_1_access_data),
    .line_merge_1_access_byte_enable(line_merge_1_access_byte_enable),
    .classify_access_valid(classify_access_valid),
    .classify_access_ready(classify_access_ready),
    .classify_access_address(classify_access_address),
    .classify_access_write(classify_access_write),
    .classify_access_data(classify_access_data),
    .classify_access_byte_enable(classify_access_byte_enable),
    .engine_port_access_valid(engine_port_access_valid),
    .engine_port_access_ready(engine_port_access_ready),
    .engine_port_access_address(engine_port_access_address),
    .engine_port_access_write(engine_port_access_write),
    .engine_port_access_data(engine_port_access_data),
    .engine_port_access_byte_enable(engine_port_access_byte_enable),
    .engine_flow_access_valid(engine_flow_access_valid),
    .engine_flow_access_ready(engine_flow_access_ready),
    .engine_flow_access_address(engine_flow_access_address),
    .engine_flow_access_write(engine_flow_access_write),
    .engine_flow_access_data(engine_flow_access_data),
    .engine_flow_access_byte_enable(engine_flow_access_byte_enable),
    .packet_buffer_access_valid(packet_buffer_access_valid),
    .packet_buffer_access_ready(packet_buffer_access_ready),
    .packet_buffer_access_address(packet_buffer_access_address),
    .packet_buffer_access_write(packet_buffer_access_write),
    .packet_buffer_access_data(packet_buffer_access_data),
    .packet_buffer_access_byte_enable(packet_buffer_access_byte_enable),
    .steering_access_valid(steering_access_valid),
    .steering_access_ready(steering_access_ready),
    .steering_access_address(steering_access_address),
    .steering_access_write(steering_access_write),
    .steering_access_data(steering_access_data),
    .steering_access_byte_enable(steering_access_byte_enable),
    .checksum_fill_access_valid(checksum_fill_access_valid),
    .checksum_fill_access_ready(checksum_fill_access_ready),
    .checksum_fill_access_address(checksum_fill_access_address),
    .checksum_fill_access_write(checksum_fill_access_write),
    .checksum_fill_access_data(checksum_fill_access_data),
    .checksum_fill_access_byte_enable(checksum_fill_access_byte_enable),
    .mac_receive_access_valid(mac_receive_access_valid),
    .mac_receive_access_ready(mac_receive_access_ready),
    .mac_receive_access_address(mac_receive_access_address),
    .mac_receive_access_write(mac_receive_access_write),
    .mac_receive_access_data(mac_receive_access_data),
    .mac_receive_access_byte_enable(mac_receive_access_byte_enable),
    .packet_queue_access_valid(packet_queue_access_valid),
    .packet_queue_access_ready(packet_queue_access_ready),
    .packet_queue_access_address(packet_queue_access_address),
    .packet_queue_access_write(packet_queue_access_write),
    .packet_queue_access_data(packet_queue_access_data),
    .packet_queue_access_byte_enable(packet_queue_access_byte_enable),
    .mac_transmit_access_valid(mac_transmit_access_valid),
    .mac_transmit_access_ready(mac_transmit_access_ready),
    .mac_transmit_access_address(mac_transmit_access_address),
    .mac_transmit_access_write(mac_transmit_access_write),
    .mac_transmit_access_data(mac_transmit_access_data),
    .mac_transmit_access_byte_enable(mac_transmit_access_byte_enable),
    .pcie_access_valid(pcie_access_valid),
    .pcie_access_ready(pcie_access_ready),
    .pcie_access_address(pcie_access_address),
    .pcie_access_write(pcie_access_write),
    .pcie_access_data(pcie_access_data),
    .pcie_access_byte_enable(pcie_access_byte_enable),
    .packet_generator_access_valid(packet_generator_access_valid),
    .packet_generator_access_ready(packet_generator_access_ready),
    .packet_generator_access_address(packet_generator_access_address),
    .packet_generator_access_write(packet_generator_access_write),
    .packet_generator_access_data(packet_generator_access_data),
    .packet_generator_access_byte_enable(packet_generator_access_byte_enable),
    .packet_sink_access_valid(packet_sink_access_valid),
    .packet_sink_access_ready(packet_sink_access_ready),
    .packet_sink_access_address(packet_sink_access_address),
    .packet_sink_access_write(packet_sink_access_write),
    .packet_sink_access_data(packet_sink_access_data),
    .packet_sink_access_byte_enable(packet_sink_access_byte_enable),
    .loopback_access_valid(loopback_access_valid),
    .loopback_access_ready(loopback_access_ready),
    .loopback_access_address(loopback_access_address),
    .loopback_access_write(loopback_access_write),
    .loopback_access_data(loopback_access_data),
    .loopback_access_byte_enable(loopback_access_byte_enable),
    .msix_access_valid(msix_access_valid),
    .msix_access_ready(msix_access_ready),
    .msix_access_address(msix_access_address),
    .msix_access_write(msix_access_write),
    .msix_access_data(msix_access_data),
    .msix_access_byte_enable(msix_access_byte_enable),
    .msix_table_access_valid(msix_table_access_valid),
    .msix_table_access_ready(msix_table_access_ready),
    .msix_table_access_address(msix_table_access_address),
    .msix_table_access_write(msix_table_access_write),
    .msix_table_access_data(msix_table_access_data),
    .msix_table_access_byte_enable(msix_table_access_byte_enable),
    .receive_ring_access_valid(receive_ring_access_valid),
    .receive_ring_access_ready(receive_ring_access_ready),
    .receive_ring_access_address(receive_ring_access_address),
    .receive_ring_access_write(receive_ring_access_write),
    .receive_ring_access_data(receive_ring_access_data),
    .receive_ring_access_byte_enable(receive_ring_access_byte_enable),
    .transmit_ring_access_valid(transmit_ring_access_valid),
    .transmit_ring_access_ready(transmit_ring_access_ready),
    .transmit_ring_access_address(transmit_ring_access_address),
    .transmit_ring_access_write(transmit_ring_access_write),
    .transmit_ring_access_data(transmit_ring_access_data),
    .transmit_ring_access_byte_enable(transmit_ring_access_byte_enable),
    .ring_range_access_valid(ring_range_access_valid),
    .ring_range_access_ready(ring_range_access_ready),
    .ring_range_access_address(ring_range_access_address),
    .ring_range_access_write(ring_range_access_write),
    .ring_range_access_data(ring_range_access_data),
    .ring_range_access_byte_enable(ring_range_access_byte_enable),
    .card_answer_valid(card_answer_valid),
    .card_answer_ready(card_answer_ready),
    .card_answer_data(card_answer_data),
    .card_answer_refused(card_answer_refused),
    .registers_answer_valid(registers_answer_valid),
    .registers_answer_ready(registers_answer_ready),
    .registers_answer_data(registers_answer_data),
    .registers_answer_refused(registers_answer_refused),
    .dispatch_answer_valid(dispatch_answer_valid),
    .dispatch_answer_ready(dispatch_answer_ready),
    .dispatch_answer_data(dispatch_answer_data),
    .dispatch_answer_refused(dispatch_answer_refused),
    .pfu_receive_answer_valid(pfu_receive_answer_valid),
    .pfu_receive_answer_ready(pfu_receive_answer_ready),
    .pfu_receive_answer_data(pfu_receive_answer_data),
    .pfu_receive_answer_refused(pfu_receive_answer_refused),
    .pfu_transmit_answer_valid(pfu_transmit_answer_valid),
    .pfu_transmit_answer_ready(pfu_transmit_answer_ready),
    .pfu_transmit_answer_data(pfu_transmit_answer_data),
    .pfu_transmit_answer_refused(pfu_transmit_answer_refused),
    .address_guard_0_answer_valid(address_guard_0_answer_valid),
    .address_guard_0_answer_ready(address_guard_0_answer_ready),
    .address_guard_0_answer_data(address_guard_0_answer_data),
    .address_guard_0_answer_refused(address_guard_0_answer_refused),
    .address_guard_1_answer_valid(address_guard_1_answer_valid),
    .address_guard_1_answer_ready(address_guard_1_answer_ready),
    .address_guard_1_answer_data(address_guard_1_answer_data),
    .address_guard_1_answer_refused(address_guard_1_answer_refused),
    .address_guard_2_answer_valid(address_guard_2_answer_valid),
    .address_guard_2_answer_ready(address_guard_2_answer_ready),
    .address_guard_2_answer_data(address_guard_2_answer_data),
    .address_guard_2_answer_refused(address_guard_2_answer_refused),
    .line_merge_0_answer_valid(line_merge_0_answer_valid),
    .line_merge_0_answer_ready(line_merge_0_answer_ready),
    .line_merge_0_answer_data(line_merge_0_answer_data),
    .line_merge_0_answer_refused(line_merge_0_answer_refused),
    .line_merge_1_answer_valid(line_merge_1_answer_valid),
    .line_merge_1_answer_ready(line_merge_1_answer_ready),
    .line_merge_1_answer_data(line_merge_1_answer_data),
    .line_merge_1_answer_refused(line_merge_1_answer_refused),
    .classify_answer_valid(classify_answer_valid),
    .classify_answer_ready(classify_answer_ready),
    .classify_answer_data(classify_answer_data),
    .classify_answer_refused(classify_answer_refused),
    .engine_port_answer_valid(engine_port_answer_valid),
    .engine_port_answer_ready(engine_port_answer_ready),
    .engine_port_answer_data(engine_port_answer_data),
    .engine_port_answer_refused(engine_port_answer_refused),
    .engine_flow_answer_valid(engine_flow_answer_valid),
    .engine_flow_answer_ready(engine_flow_answer_ready),
    .engine_flow_answer_data(engine_flow_answer_data),
    .engine_flow_answer_refused(engine_flow_answer_refused),
    .packet_buffer_answer_valid(packet_buffer_answer_valid),
    .packet_buffer_answer_ready(packet_buffer_answer_ready),
    .packet_buffer_answer_data(packet_buffer_answer_data),
    .packet_buffer_answer_refused(packet_buffer_answer_refused),
    .steering_answer_valid(steering_answer_valid),
    .steering_answer_ready(steering_answer_ready),
    .steering_answer_data(steering_answer_data),
    .steering_answer_refused(steering_answer_refused),
    .checksum_fill_answer_valid(checksum_fill_answer_valid),
    .checksum_fill_answer_ready(checksum_fill_answer_ready),
    .checksum_fill_answer_data(checksum_fill_answer_data),
    .checksum_fill_answer_refused(checksum_fill_answer_refused),
    .mac_receive_answer_valid(mac_receive_answer_valid),
    .mac_receive_answer_ready(mac_receive_answer_ready),
    .mac_receive_answer_data(mac_receive_answer_data),
    .mac_receive_answer_refused(mac_receive_answer_refused),
    .packet_queue_answer_valid(packet_queue_answer_valid),
    .packet_queue_answer_ready(packet_queue_answer_ready),
    .packet_queue_answer_data(packet_queue_answer_data),
    .packet_queue_answer_refused(packet_queue_answer_refused),
    .mac_transmit_answer_valid(mac_transmit_answer_valid),
    .mac_transmit_answer_ready(mac_transmit_answer_ready),
    .mac_transmit_answer_data(mac_transmit_answer_data),
    .mac_transmit_answer_refused(mac_transmit_answer_refused),
    .pcie_answer_valid(pcie_answer_valid),
    .pcie_answer_ready(pcie_answer_ready),
    .pcie_answer_data(pcie_answer_data),
    .pcie_answer_refused(pcie_answer_refused),
    .packet_generator_answer_valid(packet_generator_answer_valid),
    .packet_generator_answer_ready(packet_generator_answer_ready),
    .packet_generator_answer_data(packet_generator_answer_data),
    .packet_generator_answer_refused(packet_generator_answer_refused),
    .packet_sink_answer_valid(packet_sink_answer_valid),
    .packet_sink_answer_ready(packet_sink_answer_ready),
    .packet_sink_answer_data(packet_sink_answer_data),
    .packet_sink_answer_refused(packet_sink_answer_refused),
    .loopback_answer_valid(loopback_answer_valid),
    .loopback_answer_ready(loopback_answer_ready),
    .loopback_answer_data(loopback_answer_data),
    .loopback_answer_refused(loopback_answer_refused),
    .msix_answer_valid(msix_answer_valid),
    .msix_answer_ready(msix_answer_ready),
    .msix_answer_data(msix_answer_data),
    .msix_answer_refused(msix_answer_refused),
    .msix_table_answer_valid(msix_table_answer_valid),
    .msix_table_answer_ready(msix_table_answer_ready),
    .msix_table_answer_data(msix_table_answer_data),
    .msix_table_answer_refused(msix_table_answer_refused),
    .receive_ring_answer_valid(receive_ring_answer_valid),
    .receive_ring_answer_ready(receive_ring_answer_ready),
    .receive_ring_answer_data(receive_ring_answer_data),
    .receive_ring_answer_refused(receive_ring_answer_refused),
    .transmit_ring_answer_valid(transmit_ring_answer_valid),
    .transmit_ring_answer_ready(transmit_ring_answer_ready),
    .transmit_ring_answer_data(transmit_ring_answer_data),
    .transmit_ring_answer_refused(transmit_ring_answer_refused),
    .ring_range_answer_valid(ring_range_answer_valid),
    .ring_range_answer_ready(ring_range_answer_ready),
    .ring_range_answer_data(ring_range_answer_data),
    .ring_range_answer_refused(ring_range_answer_refused),
    .status_refused_accesses(status_refused_accesses),
    .status_first_refused_address(status_first_refused_address)
  );

  // Every trace begins with a cycle of reset.
  reg started;
  initial started = 1'b0;
  reg after_reset;
  initial after_reset = 1'b0;
  always @(posedge clk) begin
    started <= 1'b1;
    after_reset <= rst;
    if (!started) begin
      begins_in_reset: assume (rst);
    end
  end

  // access: S2, an offer holds until it is taken.
  reg access_stalled;
  initial access_stalled = 1'b0;
  reg [68:0] access_offered;
  always @(posedge clk) begin
    access_stalled <= access_valid && !access_ready && !rst;
    access_offered <= {access_address, access_write, access_data, access_byte_enable};
    if (access_stalled && !rst) begin
      access_s2_valid_holds: assume (access_valid);
      access_s2_payload_holds: assume (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_s7_quiet_in_reset: assume (!access_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [32:0] answer_offered;
  always @(posedge clk) begin
    answer_stalled <= answer_valid && !answer_ready && !rst;
    answer_offered <= {answer_data, answer_refused};
    if (answer_stalled && !rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // card_access: S2, an offer holds until it is taken.
  reg card_access_stalled;
  initial card_access_stalled = 1'b0;
  reg [68:0] card_access_offered;
  always @(posedge clk) begin
    card_access_stalled <= card_access_valid && !card_access_ready && !rst;
    card_access_offered <= {card_access_address, card_access_write, card_access_data,
        card_access_byte_enable};
    if (card_access_stalled && !rst) begin
      card_access_s2_valid_holds: assert (card_access_valid);
      card_access_s2_payload_holds: assert (card_access_offered ==
          {card_access_address, card_access_write, card_access_data, card_access_byte_enable});
    end
  end
  // card_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      card_access_s7_quiet_in_reset: assert (!card_access_valid);
    end
  end

  // registers_access: S2, an offer holds until it is taken.
  reg registers_access_stalled;
  initial registers_access_stalled = 1'b0;
  reg [68:0] registers_access_offered;
  always @(posedge clk) begin
    registers_access_stalled <= registers_access_valid && !registers_access_ready && !rst;
    registers_access_offered <= {registers_access_address, registers_access_write,
        registers_access_data, registers_access_byte_enable};
    if (registers_access_stalled && !rst) begin
      registers_access_s2_valid_holds: assert (registers_access_valid);
      registers_access_s2_payload_holds: assert (registers_access_offered ==
          {registers_access_address, registers_access_write, registers_access_data,
          registers_access_byte_enable});
    end
  end
  // registers_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      registers_access_s7_quiet_in_reset: assert (!registers_access_valid);
    end
  end

  // dispatch_access: S2, an offer holds until it is taken.
  reg dispatch_access_stalled;
  initial dispatch_access_stalled = 1'b0;
  reg [68:0] dispatch_access_offered;
  always @(posedge clk) begin
    dispatch_access_stalled <= dispatch_access_valid && !dispatch_access_ready && !rst;
    dispatch_access_offered <= {dispatch_access_address, dispatch_access_write,
        dispatch_access_data, dispatch_access_byte_enable};
    if (dispatch_access_stalled && !rst) begin
      dispatch_access_s2_valid_holds: assert (dispatch_access_valid);
      dispatch_access_s2_payload_holds: assert (dispatch_access_offered ==
          {dispatch_access_address, dispatch_access_write, dispatch_access_data,
          dispatch_access_byte_enable});
    end
  end
  // dispatch_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      dispatch_access_s7_quiet_in_reset: assert (!dispatch_access_valid);
    end
  end

  // pfu_receive_access: S2, an offer holds until it is taken.
  reg pfu_receive_access_stalled;
  initial pfu_receive_access_stalled = 1'b0;
  reg [68:0] pfu_receive_access_offered;
  always @(posedge clk) begin
    pfu_receive_access_stalled <= pfu_receive_access_valid && !pfu_receive_access_ready && !rst;
    pfu_receive_access_offered <= {pfu_receive_access_address, pfu_receive_access_write,
        pfu_receive_access_data, pfu_receive_access_byte_enable};
    if (pfu_receive_access_stalled && !rst) begin
      pfu_receive_access_s2_valid_holds: assert (pfu_receive_access_valid);
      pfu_receive_access_s2_payload_holds: assert (pfu_receive_access_offered ==
          {pfu_receive_access_address, pfu_receive_access_write, pfu_receive_access_data,
          pfu_receive_access_byte_enable});
    end
  end
  // pfu_receive_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pfu_receive_access_s7_quiet_in_reset: assert (!pfu_receive_access_valid);
    end
  end

  // pfu_transmit_access: S2, an offer holds until it is taken.
  reg pfu_transmit_access_stalled;
  initial pfu_transmit_access_stalled = 1'b0;
  reg [68:0] pfu_transmit_access_offered;
  always @(posedge clk) begin
    pfu_transmit_access_stalled <= pfu_transmit_access_valid && !pfu_transmit_access_ready && !rst;
    pfu_transmit_access_offered <= {pfu_transmit_access_address, pfu_transmit_access_write,
        pfu_transmit_access_data, pfu_transmit_access_byte_enable};
    if (pfu_transmit_access_stalled && !rst) begin
      pfu_transmit_access_s2_valid_holds: assert (pfu_transmit_access_valid);
      pfu_transmit_access_s2_payload_holds: assert (pfu_transmit_access_offered ==
          {pfu_transmit_access_address, pfu_transmit_access_write, pfu_transmit_access_data,
          pfu_transmit_access_byte_enable});
    end
  end
  // pfu_transmit_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pfu_transmit_access_s7_quiet_in_reset: assert (!pfu_transmit_access_valid);
    end
  end

  // address_guard_0_access: S2, an offer holds until it is taken.
  reg address_guard_0_access_stalled;
  initial address_guard_0_access_stalled = 1'b0;
  reg [68:0] address_guard_0_access_offered;
  always @(posedge clk) begin
    address_guard_0_access_stalled <= address_guard_0_access_valid && !address_guard_0_access_ready
        && !rst;
    address_guard_0_access_offered <= {address_guard_0_access_address,
        address_guard_0_access_write, address_guard_0_access_data,
        address_guard_0_access_byte_enable};
    if (address_guard_0_access_stalled && !rst) begin
      address_guard_0_access_s2_valid_holds: assert (address_guard_0_access_valid);
      address_guard_0_access_s2_payload_holds: assert (address_guard_0_access_offered ==
          {address_guard_0_access_address, address_guard_0_access_write,
          address_guard_0_access_data, address_guard_0_access_byte_enable});
    end
  end
  // address_guard_0_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      address_guard_0_access_s7_quiet_in_reset: assert (!address_guard_0_access_valid);
    end
  end

  // address_guard_1_access: S2, an offer holds until it is taken.
  reg address_guard_1_access_stalled;
  initial address_guard_1_access_stalled = 1'b0;
  reg [68:0] address_guard_1_access_offered;
  always @(posedge clk) begin
    address_guard_1_access_stalled <= address_guard_1_access_valid && !address_guard_1_access_ready
        && !rst;
    address_guard_1_access_offered <= {address_guard_1_access_address,
        address_guard_1_access_write, address_guard_1_access_data,
        address_guard_1_access_byte_enable};
    if (address_guard_1_access_stalled && !rst) begin
      address_guard_1_access_s2_valid_holds: assert (address_guard_1_access_valid);
      address_guard_1_access_s2_payload_holds: assert (address_guard_1_access_offered ==
          {address_guard_1_access_address, address_guard_1_access_write,
          address_guard_1_access_data, address_guard_1_access_byte_enable});
    end
  end
  // address_guard_1_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      address_guard_1_access_s7_quiet_in_reset: assert (!address_guard_1_access_valid);
    end
  end

  // address_guard_2_access: S2, an offer holds until it is taken.
  reg address_guard_2_access_stalled;
  initial address_guard_2_access_stalled = 1'b0;
  reg [68:0] address_guard_2_access_offered;
  always @(posedge clk) begin
    address_guard_2_access_stalled <= address_guard_2_access_valid && !address_guard_2_access_ready
        && !rst;
    address_guard_2_access_offered <= {address_guard_2_access_address,
        address_guard_2_access_write, address_guard_2_access_data,
        address_guard_2_access_byte_enable};
    if (address_guard_2_access_stalled && !rst) begin
      address_guard_2_access_s2_valid_holds: assert (address_guard_2_access_valid);
      address_guard_2_access_s2_payload_holds: assert (address_guard_2_access_offered ==
          {address_guard_2_access_address, address_guard_2_access_write,
          address_guard_2_access_data, address_guard_2_access_byte_enable});
    end
  end
  // address_guard_2_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      address_guard_2_access_s7_quiet_in_reset: assert (!address_guard_2_access_valid);
    end
  end

  // line_merge_0_access: S2, an offer holds until it is taken.
  reg line_merge_0_access_stalled;
  initial line_merge_0_access_stalled = 1'b0;
  reg [68:0] line_merge_0_access_offered;
  always @(posedge clk) begin
    line_merge_0_access_stalled <= line_merge_0_access_valid && !line_merge_0_access_ready && !rst;
    line_merge_0_access_offered <= {line_merge_0_access_address, line_merge_0_access_write,
        line_merge_0_access_data, line_merge_0_access_byte_enable};
    if (line_merge_0_access_stalled && !rst) begin
      line_merge_0_access_s2_valid_holds: assert (line_merge_0_access_valid);
      line_merge_0_access_s2_payload_holds: assert (line_merge_0_access_offered ==
          {line_merge_0_access_address, line_merge_0_access_write, line_merge_0_access_data,
          line_merge_0_access_byte_enable});
    end
  end
  // line_merge_0_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_merge_0_access_s7_quiet_in_reset: assert (!line_merge_0_access_valid);
    end
  end

  // line_merge_1_access: S2, an offer holds until it is taken.
  reg line_merge_1_access_stalled;
  initial line_merge_1_access_stalled = 1'b0;
  reg [68:0] line_merge_1_access_offered;
  always @(posedge clk) begin
    line_merge_1_access_stalled <= line_merge_1_access_valid && !line_merge_1_access_ready && !rst;
    line_merge_1_access_offered <= {line_merge_1_access_address, line_merge_1_access_write,
        line_merge_1_access_data, line_merge_1_access_byte_enable};
    if (line_merge_1_access_stalled && !rst) begin
      line_merge_1_access_s2_valid_holds: assert (line_merge_1_access_valid);
      line_merge_1_access_s2_payload_holds: assert (line_merge_1_access_offered ==
          {line_merge_1_access_address, line_merge_1_access_write, line_merge_1_access_data,
          line_merge_1_access_byte_enable});
    end
  end
  // line_merge_1_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_merge_1_access_s7_quiet_in_reset: assert (!line_merge_1_access_valid);
    end
  end

  // classify_access: S2, an offer holds until it is taken.
  reg classify_access_stalled;
  initial classify_access_stalled = 1'b0;
  reg [68:0] classify_access_offered;
  always @(posedge clk) begin
    classify_access_stalled <= classify_access_valid && !classify_access_ready && !rst;
    classify_access_offered <= {classify_access_address, classify_access_write,
        classify_access_data, classify_access_byte_enable};
    if (classify_access_stalled && !rst) begin
      classify_access_s2_valid_holds: assert (classify_access_valid);
      classify_access_s2_payload_holds: assert (classify_access_offered ==
          {classify_access_address, classify_access_write, classify_access_data,
          classify_access_byte_enable});
    end
  end
  // classify_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      classify_access_s7_quiet_in_reset: assert (!classify_access_valid);
    end
  end

  // engine_port_access: S2, an offer holds until it is taken.
  reg engine_port_access_stalled;
  initial engine_port_access_stalled = 1'b0;
  reg [68:0] engine_port_access_offered;
  always @(posedge clk) begin
    engine_port_access_stalled <= engine_port_access_valid && !engine_port_access_ready && !rst;
    engine_port_access_offered <= {engine_port_access_address, engine_port_access_write,
        engine_port_access_data, engine_port_access_byte_enable};
    if (engine_port_access_stalled && !rst) begin
      engine_port_access_s2_valid_holds: assert (engine_port_access_valid);
      engine_port_access_s2_payload_holds: assert (engine_port_access_offered ==
          {engine_port_access_address, engine_port_access_write, engine_port_access_data,
          engine_port_access_byte_enable});
    end
  end
  // engine_port_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      engine_port_access_s7_quiet_in_reset: assert (!engine_port_access_valid);
    end
  end

  // engine_flow_access: S2, an offer holds until it is taken.
  reg engine_flow_access_stalled;
  initial engine_flow_access_stalled = 1'b0;
  reg [68:0] engine_flow_access_offered;
  always @(posedge clk) begin
    engine_flow_access_stalled <= engine_flow_access_valid && !engine_flow_access_ready && !rst;
    engine_flow_access_offered <= {engine_flow_access_address, engine_flow_access_write,
        engine_flow_access_data, engine_flow_access_byte_enable};
    if (engine_flow_access_stalled && !rst) begin
      engine_flow_access_s2_valid_holds: assert (engine_flow_access_valid);
      engine_flow_access_s2_payload_holds: assert (engine_flow_access_offered ==
          {engine_flow_access_address, engine_flow_access_write, engine_flow_access_data,
          engine_flow_access_byte_enable});
    end
  end
  // engine_flow_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      engine_flow_access_s7_quiet_in_reset: assert (!engine_flow_access_valid);
    end
  end

  // packet_buffer_access: S2, an offer holds until it is taken.
  reg packet_buffer_access_stalled;
  initial packet_buffer_access_stalled = 1'b0;
  reg [68:0] packet_buffer_access_offered;
  always @(posedge clk) begin
    packet_buffer_access_stalled <= packet_buffer_access_valid && !packet_buffer_access_ready &&
        !rst;
    packet_buffer_access_offered <= {packet_buffer_access_address, packet_buffer_access_write,
        packet_buffer_access_data, packet_buffer_access_byte_enable};
    if (packet_buffer_access_stalled && !rst) begin
      packet_buffer_access_s2_valid_holds: assert (packet_buffer_access_valid);
      packet_buffer_access_s2_payload_holds: assert (packet_buffer_access_offered ==
          {packet_buffer_access_address, packet_buffer_access_write, packet_buffer_access_data,
          packet_buffer_access_byte_enable});
    end
  end
  // packet_buffer_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_buffer_access_s7_quiet_in_reset: assert (!packet_buffer_access_valid);
    end
  end

  // steering_access: S2, an offer holds until it is taken.
  reg steering_access_stalled;
  initial steering_access_stalled = 1'b0;
  reg [68:0] steering_access_offered;
  always @(posedge clk) begin
    steering_access_stalled <= steering_access_valid && !steering_access_ready && !rst;
    steering_access_offered <= {steering_access_address, steering_access_write,
        steering_access_data, steering_access_byte_enable};
    if (steering_access_stalled && !rst) begin
      steering_access_s2_valid_holds: assert (steering_access_valid);
      steering_access_s2_payload_holds: assert (steering_access_offered ==
          {steering_access_address, steering_access_write, steering_access_data,
          steering_access_byte_enable});
    end
  end
  // steering_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      steering_access_s7_quiet_in_reset: assert (!steering_access_valid);
    end
  end

  // checksum_fill_access: S2, an offer holds until it is taken.
  reg checksum_fill_access_stalled;
  initial checksum_fill_access_stalled = 1'b0;
  reg [68:0] checksum_fill_access_offered;
  always @(posedge clk) begin
    checksum_fill_access_stalled <= checksum_fill_access_valid && !checksum_fill_access_ready &&
        !rst;
    checksum_fill_access_offered <= {checksum_fill_access_address, checksum_fill_access_write,
        checksum_fill_access_data, checksum_fill_access_byte_enable};
    if (checksum_fill_access_stalled && !rst) begin
      checksum_fill_access_s2_valid_holds: assert (checksum_fill_access_valid);
      checksum_fill_access_s2_payload_holds: assert (checksum_fill_access_offered ==
          {checksum_fill_access_address, checksum_fill_access_write, checksum_fill_access_data,
          checksum_fill_access_byte_enable});
    end
  end
  // checksum_fill_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      checksum_fill_access_s7_quiet_in_reset: assert (!checksum_fill_access_valid);
    end
  end

  // mac_receive_access: S2, an offer holds until it is taken.
  reg mac_receive_access_stalled;
  initial mac_receive_access_stalled = 1'b0;
  reg [68:0] mac_receive_access_offered;
  always @(posedge clk) begin
    mac_receive_access_stalled <= mac_receive_access_valid && !mac_receive_access_ready && !rst;
    mac_receive_access_offered <= {mac_receive_access_address, mac_receive_access_write,
        mac_receive_access_data, mac_receive_access_byte_enable};
    if (mac_receive_access_stalled && !rst) begin
      mac_receive_access_s2_valid_holds: assert (mac_receive_access_valid);
      mac_receive_access_s2_payload_holds: assert (mac_receive_access_offered ==
          {mac_receive_access_address, mac_receive_access_write, mac_receive_access_data,
          mac_receive_access_byte_enable});
    end
  end
  // mac_receive_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_receive_access_s7_quiet_in_reset: assert (!mac_receive_access_valid);
    end
  end

  // packet_queue_access: S2, an offer holds until it is taken.
  reg packet_queue_access_stalled;
  initial packet_queue_access_stalled = 1'b0;
  reg [68:0] packet_queue_access_offered;
  always @(posedge clk) begin
    packet_queue_access_stalled <= packet_queue_access_valid && !packet_queue_access_ready && !rst;
    packet_queue_access_offered <= {packet_queue_access_address, packet_queue_access_write,
        packet_queue_access_data, packet_queue_access_byte_enable};
    if (packet_queue_access_stalled && !rst) begin
      packet_queue_access_s2_valid_holds: assert (packet_queue_access_valid);
      packet_queue_access_s2_payload_holds: assert (packet_queue_access_offered ==
          {packet_queue_access_address, packet_queue_access_write, packet_queue_access_data,
          packet_queue_access_byte_enable});
    end
  end
  // packet_queue_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_queue_access_s7_quiet_in_reset: assert (!packet_queue_access_valid);
    end
  end

  // mac_transmit_access: S2, an offer holds until it is taken.
  reg mac_transmit_access_stalled;
  initial mac_transmit_access_stalled = 1'b0;
  reg [68:0] mac_transmit_access_offered;
  always @(posedge clk) begin
    mac_transmit_access_stalled <= mac_transmit_access_valid && !mac_transmit_access_ready && !rst;
    mac_transmit_access_offered <= {mac_transmit_access_address, mac_transmit_access_write,
        mac_transmit_access_data, mac_transmit_access_byte_enable};
    if (mac_transmit_access_stalled && !rst) begin
      mac_transmit_access_s2_valid_holds: assert (mac_transmit_access_valid);
      mac_transmit_access_s2_payload_holds: assert (mac_transmit_access_offered ==
          {mac_transmit_access_address, mac_transmit_access_write, mac_transmit_access_data,
          mac_transmit_access_byte_enable});
    end
  end
  // mac_transmit_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_transmit_access_s7_quiet_in_reset: assert (!mac_transmit_access_valid);
    end
  end

  // pcie_access: S2, an offer holds until it is taken.
  reg pcie_access_stalled;
  initial pcie_access_stalled = 1'b0;
  reg [68:0] pcie_access_offered;
  always @(posedge clk) begin
    pcie_access_stalled <= pcie_access_valid && !pcie_access_ready && !rst;
    pcie_access_offered <= {pcie_access_address, pcie_access_write, pcie_access_data,
        pcie_access_byte_enable};
    if (pcie_access_stalled && !rst) begin
      pcie_access_s2_valid_holds: assert (pcie_access_valid);
      pcie_access_s2_payload_holds: assert (pcie_access_offered ==
          {pcie_access_address, pcie_access_write, pcie_access_data, pcie_access_byte_enable});
    end
  end
  // pcie_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pcie_access_s7_quiet_in_reset: assert (!pcie_access_valid);
    end
  end

  // packet_generator_access: S2, an offer holds until it is taken.
  reg packet_generator_access_stalled;
  initial packet_generator_access_stalled = 1'b0;
  reg [68:0] packet_generator_access_offered;
  always @(posedge clk) begin
    packet_generator_access_stalled <= packet_generator_access_valid &&
        !packet_generator_access_ready && !rst;
    packet_generator_access_offered <= {packet_generator_access_address,
        packet_generator_access_write, packet_generator_access_data,
        packet_generator_access_byte_enable};
    if (packet_generator_access_stalled && !rst) begin
      packet_generator_access_s2_valid_holds: assert (packet_generator_access_valid);
      packet_generator_access_s2_payload_holds: assert
          (packet_generator_access_offered == {packet_generator_access_address,
          packet_generator_access_write, packet_generator_access_data,
          packet_generator_access_byte_enable});
    end
  end
  // packet_generator_access: S7, nothing is offered from the first edge in reset to the cycle
  // after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_generator_access_s7_quiet_in_reset: assert (!packet_generator_access_valid);
    end
  end

  // packet_sink_access: S2, an offer holds until it is taken.
  reg packet_sink_access_stalled;
  initial packet_sink_access_stalled = 1'b0;
  reg [68:0] packet_sink_access_offered;
  always @(posedge clk) begin
    packet_sink_access_stalled <= packet_sink_access_valid && !packet_sink_access_ready && !rst;
    packet_sink_access_offered <= {packet_sink_access_address, packet_sink_access_write,
        packet_sink_access_data, packet_sink_access_byte_enable};
    if (packet_sink_access_stalled && !rst) begin
      packet_sink_access_s2_valid_holds: assert (packet_sink_access_valid);
      packet_sink_access_s2_payload_holds: assert (packet_sink_access_offered ==
          {packet_sink_access_address, packet_sink_access_write, packet_sink_access_data,
          packet_sink_access_byte_enable});
    end
  end
  // packet_sink_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_sink_access_s7_quiet_in_reset: assert (!packet_sink_access_valid);
    end
  end

  // loopback_access: S2, an offer holds until it is taken.
  reg loopback_access_stalled;
  initial loopback_access_stalled = 1'b0;
  reg [68:0] loopback_access_offered;
  always @(posedge clk) begin
    loopback_access_stalled <= loopback_access_valid && !loopback_access_ready && !rst;
    loopback_access_offered <= {loopback_access_address, loopback_access_write,
        loopback_access_data, loopback_access_byte_enable};
    if (loopback_access_stalled && !rst) begin
      loopback_access_s2_valid_holds: assert (loopback_access_valid);
      loopback_access_s2_payload_holds: assert (loopback_access_offered ==
          {loopback_access_address, loopback_access_write, loopback_access_data,
          loopback_access_byte_enable});
    end
  end
  // loopback_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      loopback_access_s7_quiet_in_reset: assert (!loopback_access_valid);
    end
  end

  // msix_access: S2, an offer holds until it is taken.
  reg msix_access_stalled;
  initial msix_access_stalled = 1'b0;
  reg [68:0] msix_access_offered;
  always @(posedge clk) begin
    msix_access_stalled <= msix_access_valid && !msix_access_ready && !rst;
    msix_access_offered <= {msix_access_address, msix_access_write, msix_access_data,
        msix_access_byte_enable};
    if (msix_access_stalled && !rst) begin
      msix_access_s2_valid_holds: assert (msix_access_valid);
      msix_access_s2_payload_holds: assert (msix_access_offered ==
          {msix_access_address, msix_access_write, msix_access_data, msix_access_byte_enable});
    end
  end
  // msix_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      msix_access_s7_quiet_in_reset: assert (!msix_access_valid);
    end
  end

  // msix_table_access: S2, an offer holds until it is taken.
  reg msix_table_access_stalled;
  initial msix_table_access_stalled = 1'b0;
  reg [68:0] msix_table_access_offered;
  always @(posedge clk) begin
    msix_table_access_stalled <= msix_table_access_valid && !msix_table_access_ready && !rst;
    msix_table_access_offered <= {msix_table_access_address, msix_table_access_write,
        msix_table_access_data, msix_table_access_byte_enable};
    if (msix_table_access_stalled && !rst) begin
      msix_table_access_s2_valid_holds: assert (msix_table_access_valid);
      msix_table_access_s2_payload_holds: assert (msix_table_access_offered ==
          {msix_table_access_address, msix_table_access_write, msix_table_access_data,
          msix_table_access_byte_enable});
    end
  end
  // msix_table_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      msix_table_access_s7_quiet_in_reset: assert (!msix_table_access_valid);
    end
  end

  // receive_ring_access: S2, an offer holds until it is taken.
  reg receive_ring_access_stalled;
  initial receive_ring_access_stalled = 1'b0;
  reg [68:0] receive_ring_access_offered;
  always @(posedge clk) begin
    receive_ring_access_stalled <= receive_ring_access_valid && !receive_ring_access_ready && !rst;
    receive_ring_access_offered <= {receive_ring_access_address, receive_ring_access_write,
        receive_ring_access_data, receive_ring_access_byte_enable};
    if (receive_ring_access_stalled && !rst) begin
      receive_ring_access_s2_valid_holds: assert (receive_ring_access_valid);
      receive_ring_access_s2_payload_holds: assert (receive_ring_access_offered ==
          {receive_ring_access_address, receive_ring_access_write, receive_ring_access_data,
          receive_ring_access_byte_enable});
    end
  end
  // receive_ring_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_ring_access_s7_quiet_in_reset: assert (!receive_ring_access_valid);
    end
  end

  // transmit_ring_access: S2, an offer holds until it is taken.
  reg transmit_ring_access_stalled;
  initial transmit_ring_access_stalled = 1'b0;
  reg [68:0] transmit_ring_access_offered;
  always @(posedge clk) begin
    transmit_ring_access_stalled <= transmit_ring_access_valid && !transmit_ring_access_ready &&
        !rst;
    transmit_ring_access_offered <= {transmit_ring_access_address, transmit_ring_access_write,
        transmit_ring_access_data, transmit_ring_access_byte_enable};
    if (transmit_ring_access_stalled && !rst) begin
      transmit_ring_access_s2_valid_holds: assert (transmit_ring_access_valid);
      transmit_ring_access_s2_payload_holds: assert (transmit_ring_access_offered ==
          {transmit_ring_access_address, transmit_ring_access_write, transmit_ring_access_data,
          transmit_ring_access_byte_enable});
    end
  end
  // transmit_ring_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_ring_access_s7_quiet_in_reset: assert (!transmit_ring_access_valid);
    end
  end

  // ring_range_access: S2, an offer holds until it is taken.
  reg ring_range_access_stalled;
  initial ring_range_access_stalled = 1'b0;
  reg [68:0] ring_range_access_offered;
  always @(posedge clk) begin
    ring_range_access_stalled <= ring_range_access_valid && !ring_range_access_ready && !rst;
    ring_range_access_offered <= {ring_range_access_address, ring_range_access_write,
        ring_range_access_data, ring_range_access_byte_enable};
    if (ring_range_access_stalled && !rst) begin
      ring_range_access_s2_valid_holds: assert (ring_range_access_valid);
      ring_range_access_s2_payload_holds: assert (ring_range_access_offered ==
          {ring_range_access_address, ring_range_access_write, ring_range_access_data,
          ring_range_access_byte_enable});
    end
  end
  // ring_range_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      ring_range_access_s7_quiet_in_reset: assert (!ring_range_access_valid);
    end
  end

  // card_answer: S2, an offer holds until it is taken.
  reg card_answer_stalled;
  initial card_answer_stalled = 1'b0;
  reg [32:0] card_answer_offered;
  always @(posedge clk) begin
    card_answer_stalled <= card_answer_valid && !card_answer_ready && !rst;
    card_answer_offered <= {card_answer_data, card_answer_refused};
    if (card_answer_stalled && !rst) begin
      card_answer_s2_valid_holds: assume (card_answer_valid);
      card_answer_s2_payload_holds: assume (card_answer_offered ==
          {card_answer_data, card_answer_refused});
    end
  end
  // card_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      card_answer_s7_quiet_in_reset: assume (!card_answer_valid);
    end
  end

  // registers_answer: S2, an offer holds until it is taken.
  reg registers_answer_stalled;
  initial registers_answer_stalled = 1'b0;
  reg [32:0] registers_answer_offered;
  always @(posedge clk) begin
    registers_answer_stalled <= registers_answer_valid && !registers_answer_ready && !rst;
    registers_answer_offered <= {registers_answer_data, registers_answer_refused};
    if (registers_answer_stalled && !rst) begin
      registers_answer_s2_valid_holds: assume (registers_answer_valid);
      registers_answer_s2_payload_holds: assume (registers_answer_offered ==
          {registers_answer_data, registers_answer_refused});
    end
  end
  // registers_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      registers_answer_s7_quiet_in_reset: assume (!registers_answer_valid);
    end
  end

  // dispatch_answer: S2, an offer holds until it is taken.
  reg dispatch_answer_stalled;
  initial dispatch_answer_stalled = 1'b0;
  reg [32:0] dispatch_answer_offered;
  always @(posedge clk) begin
    dispatch_answer_stalled <= dispatch_answer_valid && !dispatch_answer_ready && !rst;
    dispatch_answer_offered <= {dispatch_answer_data, dispatch_answer_refused};
    if (dispatch_answer_stalled && !rst) begin
      dispatch_answer_s2_valid_holds: assume (dispatch_answer_valid);
      dispatch_answer_s2_payload_holds: assume (dispatch_answer_offered ==
          {dispatch_answer_data, dispatch_answer_refused});
    end
  end
  // dispatch_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      dispatch_answer_s7_quiet_in_reset: assume (!dispatch_answer_valid);
    end
  end

  // pfu_receive_answer: S2, an offer holds until it is taken.
  reg pfu_receive_answer_stalled;
  initial pfu_receive_answer_stalled = 1'b0;
  reg [32:0] pfu_receive_answer_offered;
  always @(posedge clk) begin
    pfu_receive_answer_stalled <= pfu_receive_answer_valid && !pfu_receive_answer_ready && !rst;
    pfu_receive_answer_offered <= {pfu_receive_answer_data, pfu_receive_answer_refused};
    if (pfu_receive_answer_stalled && !rst) begin
      pfu_receive_answer_s2_valid_holds: assume (pfu_receive_answer_valid);
      pfu_receive_answer_s2_payload_holds: assume (pfu_receive_answer_offered ==
          {pfu_receive_answer_data, pfu_receive_answer_refused});
    end
  end
  // pfu_receive_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pfu_receive_answer_s7_quiet_in_reset: assume (!pfu_receive_answer_valid);
    end
  end

  // pfu_transmit_answer: S2, an offer holds until it is taken.
  reg pfu_transmit_answer_stalled;
  initial pfu_transmit_answer_stalled = 1'b0;
  reg [32:0] pfu_transmit_answer_offered;
  always @(posedge clk) begin
    pfu_transmit_answer_stalled <= pfu_transmit_answer_valid && !pfu_transmit_answer_ready && !rst;
    pfu_transmit_answer_offered <= {pfu_transmit_answer_data, pfu_transmit_answer_refused};
    if (pfu_transmit_answer_stalled && !rst) begin
      pfu_transmit_answer_s2_valid_holds: assume (pfu_transmit_answer_valid);
      pfu_transmit_answer_s2_payload_holds: assume (pfu_transmit_answer_offered ==
          {pfu_transmit_answer_data, pfu_transmit_answer_refused});
    end
  end
  // pfu_transmit_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pfu_transmit_answer_s7_quiet_in_reset: assume (!pfu_transmit_answer_valid);
    end
  end

  // address_guard_0_answer: S2, an offer holds until it is taken.
  reg address_guard_0_answer_stalled;
  initial address_guard_0_answer_stalled = 1'b0;
  reg [32:0] address_guard_0_answer_offered;
  always @(posedge clk) begin
    address_guard_0_answer_stalled <= address_guard_0_answer_valid && !address_guard_0_answer_ready
        && !rst;
    address_guard_0_answer_offered <= {address_guard_0_answer_data, address_guard_0_answer_refused};
    if (address_guard_0_answer_stalled && !rst) begin
      address_guard_0_answer_s2_valid_holds: assume (address_guard_0_answer_valid);
      address_guard_0_answer_s2_payload_holds: assume (address_guard_0_answer_offered ==
          {address_guard_0_answer_data, address_guard_0_answer_refused});
    end
  end
  // address_guard_0_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      address_guard_0_answer_s7_quiet_in_reset: assume (!address_guard_0_answer_valid);
    end
  end

  // address_guard_1_answer: S2, an offer holds until it is taken.
  reg address_guard_1_answer_stalled;
  initial address_guard_1_answer_stalled = 1'b0;
  reg [32:0] address_guard_1_answer_offered;
  always @(posedge clk) begin
    address_guard_1_answer_stalled <= address_guard_1_answer_valid && !address_guard_1_answer_ready
        && !rst;
    address_guard_1_answer_offered <= {address_guard_1_answer_data, address_guard_1_answer_refused};
    if (address_guard_1_answer_stalled && !rst) begin
      address_guard_1_answer_s2_valid_holds: assume (address_guard_1_answer_valid);
      address_guard_1_answer_s2_payload_holds: assume (address_guard_1_answer_offered ==
          {address_guard_1_answer_data, address_guard_1_answer_refused});
    end
  end
  // address_guard_1_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      address_guard_1_answer_s7_quiet_in_reset: assume (!address_guard_1_answer_valid);
    end
  end

  // address_guard_2_answer: S2, an offer holds until it is taken.
  reg address_guard_2_answer_stalled;
  initial address_guard_2_answer_stalled = 1'b0;
  reg [32:0] address_guard_2_answer_offered;
  always @(posedge clk) begin
    address_guard_2_answer_stalled <= address_guard_2_answer_valid && !address_guard_2_answer_ready
        && !rst;
    address_guard_2_answer_offered <= {address_guard_2_answer_data, address_guard_2_answer_refused};
    if (address_guard_2_answer_stalled && !rst) begin
      address_guard_2_answer_s2_valid_holds: assume (address_guard_2_answer_valid);
      address_guard_2_answer_s2_payload_holds: assume (address_guard_2_answer_offered ==
          {address_guard_2_answer_data, address_guard_2_answer_refused});
    end
  end
  // address_guard_2_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      address_guard_2_answer_s7_quiet_in_reset: assume (!address_guard_2_answer_valid);
    end
  end

  // line_merge_0_answer: S2, an offer holds until it is taken.
  reg line_merge_0_answer_stalled;
  initial line_merge_0_answer_stalled = 1'b0;
  reg [32:0] line_merge_0_answer_offered;
  always @(posedge clk) begin
    line_merge_0_answer_stalled <= line_merge_0_answer_valid && !line_merge_0_answer_ready && !rst;
    line_merge_0_answer_offered <= {line_merge_0_answer_data, line_merge_0_answer_refused};
    if (line_merge_0_answer_stalled && !rst) begin
      line_merge_0_answer_s2_valid_holds: assume (line_merge_0_answer_valid);
      line_merge_0_answer_s2_payload_holds: assume (line_merge_0_answer_offered ==
          {line_merge_0_answer_data, line_merge_0_answer_refused});
    end
  end
  // line_merge_0_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_merge_0_answer_s7_quiet_in_reset: assume (!line_merge_0_answer_valid);
    end
  end

  // line_merge_1_answer: S2, an offer holds until it is taken.
  reg line_merge_1_answer_stalled;
  initial line_merge_1_answer_stalled = 1'b0;
  reg [32:0] line_merge_1_answer_offered;
  always @(posedge clk) begin
    line_merge_1_answer_stalled <= line_merge_1_answer_valid && !line_merge_1_answer_ready && !rst;
    line_merge_1_answer_offered <= {line_merge_1_answer_data, line_merge_1_answer_refused};
    if (line_merge_1_answer_stalled && !rst) begin
      line_merge_1_answer_s2_valid_holds: assume (line_merge_1_answer_valid);
      line_merge_1_answer_s2_payload_holds: assume (line_merge_1_answer_offered ==
          {line_merge_1_answer_data, line_merge_1_answer_refused});
    end
  end
  // line_merge_1_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_merge_1_answer_s7_quiet_in_reset: assume (!line_merge_1_answer_valid);
    end
  end

  // classify_answer: S2, an offer holds until it is taken.
  reg classify_answer_stalled;
  initial classify_answer_stalled = 1'b0;
  reg [32:0] classify_answer_offered;
  always @(posedge clk) begin
    classify_answer_stalled <= classify_answer_valid && !classify_answer_ready && !rst;
    classify_answer_offered <= {classify_answer_data, classify_answer_refused};
    if (classify_answer_stalled && !rst) begin
      classify_answer_s2_valid_holds: assume (classify_answer_valid);
      classify_answer_s2_payload_holds: assume (classify_answer_offered ==
          {classify_answer_data, classify_answer_refused});
    end
  end
  // classify_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      classify_answer_s7_quiet_in_reset: assume (!classify_answer_valid);
    end
  end

  // engine_port_answer: S2, an offer holds until it is taken.
  reg engine_port_answer_stalled;
  initial engine_port_answer_stalled = 1'b0;
  reg [32:0] engine_port_answer_offered;
  always @(posedge clk) begin
    engine_port_answer_stalled <= engine_port_answer_valid && !engine_port_answer_ready && !rst;
    engine_port_answer_offered <= {engine_port_answer_data, engine_port_answer_refused};
    if (engine_port_answer_stalled && !rst) begin
      engine_port_answer_s2_valid_holds: assume (engine_port_answer_valid);
      engine_port_answer_s2_payload_holds: assume (engine_port_answer_offered ==
          {engine_port_answer_data, engine_port_answer_refused});
    end
  end
  // engine_port_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      engine_port_answer_s7_quiet_in_reset: assume (!engine_port_answer_valid);
    end
  end

  // engine_flow_answer: S2, an offer holds until it is taken.
  reg engine_flow_answer_stalled;
  initial engine_flow_answer_stalled = 1'b0;
  reg [32:0] engine_flow_answer_offered;
  always @(posedge clk) begin
    engine_flow_answer_stalled <= engine_flow_answer_valid && !engine_flow_answer_ready && !rst;
    engine_flow_answer_offered <= {engine_flow_answer_data, engine_flow_answer_refused};
    if (engine_flow_answer_stalled && !rst) begin
      engine_flow_answer_s2_valid_holds: assume (engine_flow_answer_valid);
      engine_flow_answer_s2_payload_holds: assume (engine_flow_answer_offered ==
          {engine_flow_answer_data, engine_flow_answer_refused});
    end
  end
  // engine_flow_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      engine_flow_answer_s7_quiet_in_reset: assume (!engine_flow_answer_valid);
    end
  end

  // packet_buffer_answer: S2, an offer holds until it is taken.
  reg packet_buffer_answer_stalled;
  initial packet_buffer_answer_stalled = 1'b0;
  reg [32:0] packet_buffer_answer_offered;
  always @(posedge clk) begin
    packet_buffer_answer_stalled <= packet_buffer_answer_valid && !packet_buffer_answer_ready &&
        !rst;
    packet_buffer_answer_offered <= {packet_buffer_answer_data, packet_buffer_answer_refused};
    if (packet_buffer_answer_stalled && !rst) begin
      packet_buffer_answer_s2_valid_holds: assume (packet_buffer_answer_valid);
      packet_buffer_answer_s2_payload_holds: assume (packet_buffer_answer_offered ==
          {packet_buffer_answer_data, packet_buffer_answer_refused});
    end
  end
  // packet_buffer_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_buffer_answer_s7_quiet_in_reset: assume (!packet_buffer_answer_valid);
    end
  end

  // steering_answer: S2, an offer holds until it is taken.
  reg steering_answer_stalled;
  initial steering_answer_stalled = 1'b0;
  reg [32:0] steering_answer_offered;
  always @(posedge clk) begin
    steering_answer_stalled <= steering_answer_valid && !steering_answer_ready && !rst;
    steering_answer_offered <= {steering_answer_data, steering_answer_refused};
    if (steering_answer_stalled && !rst) begin
      steering_answer_s2_valid_holds: assume (steering_answer_valid);
      steering_answer_s2_payload_holds: assume (steering_answer_offered ==
          {steering_answer_data, steering_answer_refused});
    end
  end
  // steering_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      steering_answer_s7_quiet_in_reset: assume (!steering_answer_valid);
    end
  end

  // checksum_fill_answer: S2, an offer holds until it is taken.
  reg checksum_fill_answer_stalled;
  initial checksum_fill_answer_stalled = 1'b0;
  reg [32:0] checksum_fill_answer_offered;
  always @(posedge clk) begin
    checksum_fill_answer_stalled <= checksum_fill_answer_valid && !checksum_fill_answer_ready &&
        !rst;
    checksum_fill_answer_offered <= {checksum_fill_answer_data, checksum_fill_answer_refused};
    if (checksum_fill_answer_stalled && !rst) begin
      checksum_fill_answer_s2_valid_holds: assume (checksum_fill_answer_valid);
      checksum_fill_answer_s2_payload_holds: assume (checksum_fill_answer_offered ==
          {checksum_fill_answer_data, checksum_fill_answer_refused});
    end
  end
  // checksum_fill_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      checksum_fill_answer_s7_quiet_in_reset: assume (!checksum_fill_answer_valid);
    end
  end

  // mac_receive_answer: S2, an offer holds until it is taken.
  reg mac_receive_answer_stalled;
  initial mac_receive_answer_stalled = 1'b0;
  reg [32:0] mac_receive_answer_offered;
  always @(posedge clk) begin
    mac_receive_answer_stalled <= mac_receive_answer_valid && !mac_receive_answer_ready && !rst;
    mac_receive_answer_offered <= {mac_receive_answer_data, mac_receive_answer_refused};
    if (mac_receive_answer_stalled && !rst) begin
      mac_receive_answer_s2_valid_holds: assume (mac_receive_answer_valid);
      mac_receive_answer_s2_payload_holds: assume (mac_receive_answer_offered ==
          {mac_receive_answer_data, mac_receive_answer_refused});
    end
  end
  // mac_receive_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_receive_answer_s7_quiet_in_reset: assume (!mac_receive_answer_valid);
    end
  end

  // packet_queue_answer: S2, an offer holds until it is taken.
  reg packet_queue_answer_stalled;
  initial packet_queue_answer_stalled = 1'b0;
  reg [32:0] packet_queue_answer_offered;
  always @(posedge clk) begin
    packet_queue_answer_stalled <= packet_queue_answer_valid && !packet_queue_answer_ready && !rst;
    packet_queue_answer_offered <= {packet_queue_answer_data, packet_queue_answer_refused};
    if (packet_queue_answer_stalled && !rst) begin
      packet_queue_answer_s2_valid_holds: assume (packet_queue_answer_valid);
      packet_queue_answer_s2_payload_holds: assume (packet_queue_answer_offered ==
          {packet_queue_answer_data, packet_queue_answer_refused});
    end
  end
  // packet_queue_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_queue_answer_s7_quiet_in_reset: assume (!packet_queue_answer_valid);
    end
  end

  // mac_transmit_answer: S2, an offer holds until it is taken.
  reg mac_transmit_answer_stalled;
  initial mac_transmit_answer_stalled = 1'b0;
  reg [32:0] mac_transmit_answer_offered;
  always @(posedge clk) begin
    mac_transmit_answer_stalled <= mac_transmit_answer_valid && !mac_transmit_answer_ready && !rst;
    mac_transmit_answer_offered <= {mac_transmit_answer_data, mac_transmit_answer_refused};
    if (mac_transmit_answer_stalled && !rst) begin
      mac_transmit_answer_s2_valid_holds: assume (mac_transmit_answer_valid);
      mac_transmit_answer_s2_payload_holds: assume (mac_transmit_answer_offered ==
          {mac_transmit_answer_data, mac_transmit_answer_refused});
    end
  end
  // mac_transmit_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_transmit_answer_s7_quiet_in_reset: assume (!mac_transmit_answer_valid);
    end
  end

  // pcie_answer: S2, an offer holds until it is taken.
  reg pcie_answer_stalled;
  initial pcie_answer_stalled = 1'b0;
  reg [32:0] pcie_answer_offered;
  always @(posedge clk) begin
    pcie_answer_stalled <= pcie_answer_valid && !pcie_answer_ready && !rst;
    pcie_answer_offered <= {pcie_answer_data, pcie_answer_refused};
    if (pcie_answer_stalled && !rst) begin
      pcie_answer_s2_valid_holds: assume (pcie_answer_valid);
      pcie_answer_s2_payload_holds: assume (pcie_answer_offered ==
          {pcie_answer_data, pcie_answer_refused});
    end
  end
  // pcie_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pcie_answer_s7_quiet_in_reset: assume (!pcie_answer_valid);
    end
  end

  // packet_generator_answer: S2, an offer holds until it is taken.
  reg packet_generator_answer_stalled;
  initial packet_generator_answer_stalled = 1'b0;
  reg [32:0] packet_generator_answer_offered;
  always @(posedge clk) begin
    packet_generator_answer_stalled <= packet_generator_answer_valid &&
        !packet_generator_answer_ready && !rst;
    packet_generator_answer_offered <= {packet_generator_answer_data,
        packet_generator_answer_refused};
    if (packet_generator_answer_stalled && !rst) begin
      packet_generator_answer_s2_valid_holds: assume (packet_generator_answer_valid);
      packet_generator_answer_s2_payload_holds: assume
          (packet_generator_answer_offered == {packet_generator_answer_data,
          packet_generator_answer_refused});
    end
  end
  // packet_generator_answer: S7, nothing is offered from the first edge in reset to the cycle
  // after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_generator_answer_s7_quiet_in_reset: assume (!packet_generator_answer_valid);
    end
  end

  // packet_sink_answer: S2, an offer holds until it is taken.
  reg packet_sink_answer_stalled;
  initial packet_sink_answer_stalled = 1'b0;
  reg [32:0] packet_sink_answer_offered;
  always @(posedge clk) begin
    packet_sink_answer_stalled <= packet_sink_answer_valid && !packet_sink_answer_ready && !rst;
    packet_sink_answer_offered <= {packet_sink_answer_data, packet_sink_answer_refused};
    if (packet_sink_answer_stalled && !rst) begin
      packet_sink_answer_s2_valid_holds: assume (packet_sink_answer_valid);
      packet_sink_answer_s2_payload_holds: assume (packet_sink_answer_offered ==
          {packet_sink_answer_data, packet_sink_answer_refused});
    end
  end
  // packet_sink_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_sink_answer_s7_quiet_in_reset: assume (!packet_sink_answer_valid);
    end
  end

  // loopback_answer: S2, an offer holds until it is taken.
  reg loopback_answer_stalled;
  initial loopback_answer_stalled = 1'b0;
  reg [32:0] loopback_answer_offered;
  always @(posedge clk) begin
    loopback_answer_stalled <= loopback_answer_valid && !loopback_answer_ready && !rst;
    loopback_answer_offered <= {loopback_answer_data, loopback_answer_refused};
    if (loopback_answer_stalled && !rst) begin
      loopback_answer_s2_valid_holds: assume (loopback_answer_valid);
      loopback_answer_s2_payload_holds: assume (loopback_answer_offered ==
          {loopback_answer_data, loopback_answer_refused});
    end
  end
  // loopback_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      loopback_answer_s7_quiet_in_reset: assume (!loopback_answer_valid);
    end
  end

  // msix_answer: S2, an offer holds until it is taken.
  reg msix_answer_stalled;
  initial msix_answer_stalled = 1'b0;
  reg [32:0] msix_answer_offered;
  always @(posedge clk) begin
    msix_answer_stalled <= msix_answer_valid && !msix_answer_ready && !rst;
    msix_answer_offered <= {msix_answer_data, msix_answer_refused};
    if (msix_answer_stalled && !rst) begin
      msix_answer_s2_valid_holds: assume (msix_answer_valid);
      msix_answer_s2_payload_holds: assume (msix_answer_offered ==
          {msix_answer_data, msix_answer_refused});
    end
  end
  // msix_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      msix_answer_s7_quiet_in_reset: assume (!msix_answer_valid);
    end
  end

  // msix_table_answer: S2, an offer holds until it is taken.
  reg msix_table_answer_stalled;
  initial msix_table_answer_stalled = 1'b0;
  reg [32:0] msix_table_answer_offered;
  always @(posedge clk) begin
    msix_table_answer_stalled <= msix_table_answer_valid && !msix_table_answer_ready && !rst;
    msix_table_answer_offered <= {msix_table_answer_data, msix_table_answer_refused};
    if (msix_table_answer_stalled && !rst) begin
      msix_table_answer_s2_valid_holds: assume (msix_table_answer_valid);
      msix_table_answer_s2_payload_holds: assume (msix_table_answer_offered ==
          {msix_table_answer_data, msix_table_answer_refused});
    end
  end
  // msix_table_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      msix_table_answer_s7_quiet_in_reset: assume (!msix_table_answer_valid);
    end
  end

  // receive_ring_answer: S2, an offer holds until it is taken.
  reg receive_ring_answer_stalled;
  initial receive_ring_answer_stalled = 1'b0;
  reg [32:0] receive_ring_answer_offered;
  always @(posedge clk) begin
    receive_ring_answer_stalled <= receive_ring_answer_valid && !receive_ring_answer_ready && !rst;
    receive_ring_answer_offered <= {receive_ring_answer_data, receive_ring_answer_refused};
    if (receive_ring_answer_stalled && !rst) begin
      receive_ring_answer_s2_valid_holds: assume (receive_ring_answer_valid);
      receive_ring_answer_s2_payload_holds: assume (receive_ring_answer_offered ==
          {receive_ring_answer_data, receive_ring_answer_refused});
    end
  end
  // receive_ring_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_ring_answer_s7_quiet_in_reset: assume (!receive_ring_answer_valid);
    end
  end

  // transmit_ring_answer: S2, an offer holds until it is taken.
  reg transmit_ring_answer_stalled;
  initial transmit_ring_answer_stalled = 1'b0;
  reg [32:0] transmit_ring_answer_offered;
  always @(posedge clk) begin
    transmit_ring_answer_stalled <= transmit_ring_answer_valid && !transmit_ring_answer_ready &&
        !rst;
    transmit_ring_answer_offered <= {transmit_ring_answer_data, transmit_ring_answer_refused};
    if (transmit_ring_answer_stalled && !rst) begin
      transmit_ring_answer_s2_valid_holds: assume (transmit_ring_answer_valid);
      transmit_ring_answer_s2_payload_holds: assume (transmit_ring_answer_offered ==
          {transmit_ring_answer_data, transmit_ring_answer_refused});
    end
  end
  // transmit_ring_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_ring_answer_s7_quiet_in_reset: assume (!transmit_ring_answer_valid);
    end
  end

  // ring_range_answer: S2, an offer holds until it is taken.
  reg ring_range_answer_stalled;
  initial ring_range_answer_stalled = 1'b0;
  reg [32:0] ring_range_answer_offered;
  always @(posedge clk) begin
    ring_range_answer_stalled <= ring_range_answer_valid && !ring_range_answer_ready && !rst;
    ring_range_answer_offered <= {ring_range_answer_data, ring_range_answer_refused};
    if (ring_range_answer_stalled && !rst) begin
      ring_range_answer_s2_valid_holds: assume (ring_range_answer_valid);
      ring_range_answer_s2_payload_holds: assume (ring_range_answer_offered ==
          {ring_range_answer_data, ring_range_answer_refused});
    end
  end
  // ring_range_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      ring_range_answer_s7_quiet_in_reset: assume (!ring_range_answer_valid);
    end
  end

endmodule

`default_nettype wire
