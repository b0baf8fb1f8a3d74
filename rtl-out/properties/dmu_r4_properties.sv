// Proof harness of `dmu_r4`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module dmu_r4_properties (
  input  wire clk,
  input  wire rst,
  input  wire receive_configuration_0_enable,
  input  wire [4:0] receive_configuration_0_size_log2,
  input  wire [1:0] receive_configuration_0_layout,
  input  wire [1:0] receive_configuration_0_signal,
  input  wire receive_configuration_0_completion,
  input  wire [1:0] receive_configuration_0_ring_space,
  input  wire [1:0] receive_configuration_0_data_space,
  input  wire [51:0] receive_configuration_0_base_address,
  input  wire [51:0] receive_configuration_0_tail_address,
  input  wire [51:0] receive_configuration_0_completion_address,
  input  wire [3:0] receive_configuration_0_fetch_operation,
  input  wire [6:0] receive_configuration_0_fetch_lines,
  input  wire [3:0] receive_configuration_0_prefetch_operation,
  input  wire [6:0] receive_configuration_0_prefetch_lines,
  input  wire [3:0] receive_configuration_0_poll_operation,
  input  wire [15:0] receive_configuration_0_poll_interval_cycles,
  input  wire receive_configuration_0_event_driven,
  input  wire [3:0] receive_configuration_0_completion_operation,
  input  wire [3:0] receive_configuration_0_data_operation,
  input  wire [6:0] receive_configuration_0_batch,
  input  wire [15:0] receive_configuration_0_batch_timeout_cycles,
  input  wire [15:0] receive_configuration_0_starve_cycles,
  input  wire [7:0] receive_configuration_0_interrupt_packets,
  input  wire [15:0] receive_configuration_0_interrupt_delay_cycles,
  input  wire receive_configuration_1_enable,
  input  wire [4:0] receive_configuration_1_size_log2,
  input  wire [1:0] receive_configuration_1_layout,
  input  wire [1:0] receive_configuration_1_signal,
  input  wire receive_configuration_1_completion,
  input  wire [1:0] receive_configuration_1_ring_space,
  input  wire [1:0] receive_configuration_1_data_space,
  input  wire [51:0] receive_configuration_1_base_address,
  input  wire [51:0] receive_configuration_1_tail_address,
  input  wire [51:0] receive_configuration_1_completion_address,
  input  wire [3:0] receive_configuration_1_fetch_operation,
  input  wire [6:0] receive_configuration_1_fetch_lines,
  input  wire [3:0] receive_configuration_1_prefetch_operation,
  input  wire [6:0] receive_configuration_1_prefetch_lines,
  input  wire [3:0] receive_configuration_1_poll_operation,
  input  wire [15:0] receive_configuration_1_poll_interval_cycles,
  input  wire receive_configuration_1_event_driven,
  input  wire [3:0] receive_configuration_1_completion_operation,
  input  wire [3:0] receive_configuration_1_data_operation,
  input  wire [6:0] receive_configuration_1_batch,
  input  wire [15:0] receive_configuration_1_batch_timeout_cycles,
  input  wire [15:0] receive_configuration_1_starve_cycles,
  input  wire [7:0] receive_configuration_1_interrupt_packets,
  input  wire [15:0] receive_configuration_1_interrupt_delay_cycles,
  input  wire receive_configuration_2_enable,
  input  wire [4:0] receive_configuration_2_size_log2,
  input  wire [1:0] receive_configuration_2_layout,
  input  wire [1:0] receive_configuration_2_signal,
  input  wire receive_configuration_2_completion,
  input  wire [1:0] receive_configuration_2_ring_space,
  input  wire [1:0] receive_configuration_2_data_space,
  input  wire [51:0] receive_configuration_2_base_address,
  input  wire [51:0] receive_configuration_2_tail_address,
  input  wire [51:0] receive_configuration_2_completion_address,
  input  wire [3:0] receive_configuration_2_fetch_operation,
  input  wire [6:0] receive_configuration_2_fetch_lines,
  input  wire [3:0] receive_configuration_2_prefetch_operation,
  input  wire [6:0] receive_configuration_2_prefetch_lines,
  input  wire [3:0] receive_configuration_2_poll_operation,
  input  wire [15:0] receive_configuration_2_poll_interval_cycles,
  input  wire receive_configuration_2_event_driven,
  input  wire [3:0] receive_configuration_2_completion_operation,
  input  wire [3:0] receive_configuration_2_data_operation,
  input  wire [6:0] receive_configuration_2_batch,
  input  wire [15:0] receive_configuration_2_batch_timeout_cycles,
  input  wire [15:0] receive_configuration_2_starve_cycles,
  input  wire [7:0] receive_configuration_2_interrupt_packets,
  input  wire [15:0] receive_configuration_2_interrupt_delay_cycles,
  input  wire receive_configuration_3_enable,
  input  wire [4:0] receive_configuration_3_size_log2,
  input  wire [1:0] receive_configuration_3_layout,
  input  wire [1:0] receive_configuration_3_signal,
  input  wire receive_configuration_3_completion,
  input  wire [1:0] receive_configuration_3_ring_space,
  input  wire [1:0] receive_configuration_3_data_space,
  input  wire [51:0] receive_configuration_3_base_address,
  input  wire [51:0] receive_configuration_3_tail_address,
  input  wire [51:0] receive_configuration_3_completion_address,
  input  wire [3:0] receive_configuration_3_fetch_operation,
  input  wire [6:0] receive_configuration_3_fetch_lines,
  input  wire [3:0] receive_configuration_3_prefetch_operation,
  input  wire [6:0] receive_configuration_3_prefetch_lines,
  input  wire [3:0] receive_configuration_3_poll_operation,
  input  wire [15:0] receive_configuration_3_poll_interval_cycles,
  input  wire receive_configuration_3_event_driven,
  input  wire [3:0] receive_configuration_3_completion_operation,
  input  wire [3:0] receive_configuration_3_data_operation,
  input  wire [6:0] receive_configuration_3_batch,
  input  wire [15:0] receive_configuration_3_batch_timeout_cycles,
  input  wire [15:0] receive_configuration_3_starve_cycles,
  input  wire [7:0] receive_configuration_3_interrupt_packets,
  input  wire [15:0] receive_configuration_3_interrupt_delay_cycles,
  input  wire transmit_configuration_0_enable,
  input  wire [4:0] transmit_configuration_0_size_log2,
  input  wire [1:0] transmit_configuration_0_layout,
  input  wire [1:0] transmit_configuration_0_signal,
  input  wire transmit_configuration_0_completion,
  input  wire [1:0] transmit_configuration_0_ring_space,
  input  wire [1:0] transmit_configuration_0_data_space,
  input  wire [51:0] transmit_configuration_0_base_address,
  input  wire [51:0] transmit_configuration_0_tail_address,
  input  wire [51:0] transmit_configuration_0_completion_address,
  input  wire [3:0] transmit_configuration_0_fetch_operation,
  input  wire [6:0] transmit_configuration_0_fetch_lines,
  input  wire [3:0] transmit_configuration_0_prefetch_operation,
  input  wire [6:0] transmit_configuration_0_prefetch_lines,
  input  wire [3:0] transmit_configuration_0_poll_operation,
  input  wire [15:0] transmit_configuration_0_poll_interval_cycles,
  input  wire transmit_configuration_0_event_driven,
  input  wire [3:0] transmit_configuration_0_completion_operation,
  input  wire [3:0] transmit_configuration_0_data_operation,
  input  wire [6:0] transmit_configuration_0_batch,
  input  wire [15:0] transmit_configuration_0_batch_timeout_cycles,
  input  wire [15:0] transmit_configuration_0_starve_cycles,
  input  wire [7:0] transmit_configuration_0_interrupt_packets,
  input  wire [15:0] transmit_configuration_0_interrupt_delay_cycles,
  input  wire transmit_configuration_1_enable,
  input  wire [4:0] transmit_configuration_1_size_log2,
  input  wire [1:0] transmit_configuration_1_layout,
  input  wire [1:0] transmit_configuration_1_signal,
  input  wire transmit_configuration_1_completion,
  input  wire [1:0] transmit_configuration_1_ring_space,
  input  wire [1:0] transmit_configuration_1_data_space,
  input  wire [51:0] transmit_configuration_1_base_address,
  input  wire [51:0] transmit_configuration_1_tail_address,
  input  wire [51:0] transmit_configuration_1_completion_address,
  input  wire [3:0] transmit_configuration_1_fetch_operation,
  input  wire [6:0] transmit_configuration_1_fetch_lines,
  input  wire [3:0] transmit_configuration_1_prefetch_operation,
  input  wire [6:0] transmit_configuration_1_prefetch_lines,
  input  wire [3:0] transmit_configuration_1_poll_operation,
  input  wire [15:0] transmit_configuration_1_poll_interval_cycles,
  input  wire transmit_configuration_1_event_driven,
  input  wire [3:0] transmit_configuration_1_completion_operation,
  input  wire [3:0] transmit_configuration_1_data_operation,
  input  wire [6:0] transmit_configuration_1_batch,
  input  wire [15:0] transmit_configuration_1_batch_timeout_cycles,
  input  wire [15:0] transmit_configuration_1_starve_cycles,
  input  wire [7:0] transmit_configuration_1_interrupt_packets,
  input  wire [15:0] transmit_configuration_1_interrupt_delay_cycles,
  input  wire transmit_configuration_2_enable,
  input  wire [4:0] transmit_configuration_2_size_log2,
  input  wire [1:0] transmit_configuration_2_layout,
  input  wire [1:0] transmit_configuration_2_signal,
  input  wire transmit_configuration_2_completion,
  input  wire [1:0] transmit_configuration_2_ring_space,
  input  wire [1:0] transmit_configuration_2_data_space,
  input  wire [51:0] transmit_configuration_2_base_address,
  input  wire [51:0] transmit_configuration_2_tail_address,
  input  wire [51:0] transmit_configuration_2_completion_address,
  input  wire [3:0] transmit_configuration_2_fetch_operation,
  input  wire [6:0] transmit_configuration_2_fetch_lines,
  input  wire [3:0] transmit_configuration_2_prefetch_operation,
  input  wire [6:0] transmit_configuration_2_prefetch_lines,
  input  wire [3:0] transmit_configuration_2_poll_operation,
  input  wire [15:0] transmit_configuration_2_poll_interval_cycles,
  input  wire transmit_configuration_2_event_driven,
  input  wire [3:0] transmit_configuration_2_completion_operation,
  input  wire [3:0] transmit_configuration_2_data_operation,
  input  wire [6:0] transmit_configuration_2_batch,
  input  wire [15:0] transmit_configuration_2_batch_timeout_cycles,
  input  wire [15:0] transmit_configuration_2_starve_cycles,
  input  wire [7:0] transmit_configuration_2_interrupt_packets,
  input  wire [15:0] transmit_configuration_2_interrupt_delay_cycles,
  input  wire transmit_configuration_3_enable,
  input  wire [4:0] transmit_configuration_3_size_log2,
  input  wire [1:0] transmit_configuration_3_layout,
  input  wire [1:0] transmit_configuration_3_signal,
  input  wire transmit_configuration_3_completion,
  input  wire [1:0] transmit_configuration_3_ring_space,
  input  wire [1:0] transmit_configuration_3_data_space,
  input  wire [51:0] transmit_configuration_3_base_address,
  input  wire [51:0] transmit_configuration_3_tail_address,
  input  wire [51:0] transmit_configuration_3_completion_address,
  input  wire [3:0] transmit_configuration_3_fetch_operation,
  input  wire [6:0] transmit_configuration_3_fetch_lines,
  input  wire [3:0] transmit_configuration_3_prefetch_operation,
  input  wire [6:0] transmit_configuration_3_prefetch_lines,
  input  wire [3:0] transmit_configuration_3_poll_operation,
  input  wire [15:0] transmit_configuration_3_poll_interval_cycles,
  input  wire transmit_configuration_3_event_driven,
  input  wire [3:0] transmit_configuration_3_completion_operation,
  input  wire [3:0] transmit_configuration_3_data_operation,
  input  wire [6:0] transmit_configuration_3_batch,
  input  wire [15:0] transmit_configuration_3_batch_timeout_cycles,
  input  wire [15:0] transmit_configuration_3_starve_cycles,
  input  wire [7:0] transmit_configuration_3_interrupt_packets,
  input  wire [15:0] transmit_configuration_3_interrupt_delay_cycles,
  input  wire [51:0] range_0_begin_address,
  input  wire [51:0] range_0_end_address,
  input  wire [51:0] range_1_begin_address,
  input  wire [51:0] range_1_end_address,
  input  wire [51:0] range_2_begin_address,
  input  wire [51:0] range_2_end_address,
  input  wire [51:0] range_3_begin_address,
  input  wire [51:0] range_3_end_address,
  input  wire [51:0] range_4_begin_address,
  input  wire [51:0] range_4_end_address,
  input  wire [51:0] range_5_begin_address,
  input  wire [51:0] range_5_end_address,
  input  wire [51:0] range_6_begin_address,
  input  wire [51:0] range_6_end_address,
  input  wire [51:0] range_7_begin_address,
  input  wire [51:0] range_7_end_address,
  input  wire [51:0] range_8_begin_address,
  input  wire [51:0] range_8_end_address,
  input  wire [51:0] range_9_begin_address,
  input  wire [51:0] range_9_end_address,
  input  wire [51:0] range_10_begin_address,
  input  wire [51:0] range_10_end_address,
  input  wire [51:0] range_11_begin_address,
  input  wire [51:0] range_11_end_address,
  input  wire [51:0] range_12_begin_address,
  input  wire [51:0] range_12_end_address,
  input  wire [51:0] range_13_begin_address,
  input  wire [51:0] range_13_end_address,
  input  wire [51:0] range_14_begin_address,
  input  wire [51:0] range_14_end_address,
  input  wire [51:0] range_15_begin_address,
  input  wire [51:0] range_15_end_address,
  input  wire receive_tail_0_valid,
  input  wire [31:0] receive_tail_0_tail,
  input  wire receive_tail_1_valid,
  input  wire [31:0] receive_tail_1_tail,
  input  wire receive_tail_2_valid,
  input  wire [31:0] receive_tail_2_tail,
  input  wire receive_tail_3_valid,
  input  wire [31:0] receive_tail_3_tail,
  input  wire transmit_tail_0_valid,
  input  wire [31:0] transmit_tail_0_tail,
  input  wire transmit_tail_1_valid,
  input  wire [31:0] transmit_tail_1_tail,
  input  wire transmit_tail_2_valid,
  input  wire [31:0] transmit_tail_2_tail,
  input  wire transmit_tail_3_valid,
  input  wire [31:0] transmit_tail_3_tail,
  input  wire refused_0_valid,
  input  wire [7:0] refused_0_value,
  input  wire refused_1_valid,
  input  wire [7:0] refused_1_value,
  input  wire refused_2_valid,
  input  wire [7:0] refused_2_value,
  input  wire packet_valid,
  output wire packet_ready,
  input  wire [511:0] packet_data,
  input  wire packet_last,
  input  wire packet_error,
  input  wire [13:0] packet_length_bytes,
  input  wire [7:0] packet_ring,
  input  wire [1:0] packet_destination,
  input  wire [2:0] packet_protocol,
  input  wire [1:0] packet_checksum,
  input  wire [31:0] packet_flow_hash,
  input  wire [47:0] packet_timestamp_cycles,
  output wire forwarded_valid,
  input  wire forwarded_ready,
  output wire [511:0] forwarded_data,
  output wire forwarded_last,
  output wire forwarded_error,
  output wire [13:0] forwarded_length_bytes,
  output wire [7:0] forwarded_ring,
  output wire [1:0] forwarded_destination,
  output wire [2:0] forwarded_protocol,
  output wire [1:0] forwarded_checksum,
  output wire [31:0] forwarded_flow_hash,
  output wire [47:0] forwarded_timestamp_cycles,
  output wire receive_segment_valid,
  input  wire receive_segment_ready,
  output wire receive_segment_drop,
  output wire [51:0] receive_segment_address,
  output wire [13:0] receive_segment_length_bytes,
  output wire receive_segment_last,
  output wire [13:0] receive_segment_packet_length_bytes,
  output wire [7:0] receive_segment_ring,
  output wire [3:0] receive_segment_operation,
  output wire [1:0] receive_segment_space,
  output wire [1:0] receive_segment_checksum,
  output wire receive_segment_fills_line,
  input  wire receive_done_valid,
  output wire receive_done_ready,
  input  wire [7:0] receive_done_ring,
  input  wire receive_done_last,
  input  wire receive_done_failed,
  output wire transmit_segment_valid,
  input  wire transmit_segment_ready,
  output wire transmit_segment_drop,
  output wire [51:0] transmit_segment_address,
  output wire [13:0] transmit_segment_length_bytes,
  output wire transmit_segment_last,
  output wire [13:0] transmit_segment_packet_length_bytes,
  output wire [7:0] transmit_segment_ring,
  output wire [3:0] transmit_segment_operation,
  output wire [1:0] transmit_segment_space,
  output wire [1:0] transmit_segment_checksum,
  output wire transmit_segment_fills_line,
  input  wire transmit_done_valid,
  output wire transmit_done_ready,
  input  wire [7:0] transmit_done_ring,
  input  wire transmit_done_last,
  input  wire transmit_done_failed,
  output wire line_request_valid,
  input  wire line_request_ready,
  output wire [3:0] line_request_operation,
  output wire [1:0] line_request_space,
  output wire [45:0] line_request_line_address,
  output wire [511:0] line_request_data,
  output wire [63:0] line_request_byte_enable,
  output wire [9:0] line_request_tag,
  output wire [7:0] line_request_selection,
  input  wire line_response_valid,
  output wire line_response_ready,
  input  wire [9:0] line_response_tag,
  input  wire line_response_status,
  input  wire [511:0] line_response_data,
  output wire interrupt_valid,
  input  wire interrupt_ready,
  output wire [8:0] interrupt_vector,
  output wire [2:0] receive_status_0_state,
  output wire [3:0] receive_status_0_fault,
  output wire [31:0] receive_status_0_posted,
  output wire [31:0] receive_status_0_completed,
  output wire [63:0] receive_status_0_packets,
  output wire [63:0] receive_status_0_bytes,
  output wire [63:0] receive_status_0_descriptors,
  output wire [63:0] receive_status_0_polls,
  output wire [63:0] receive_status_0_line_reads,
  output wire [63:0] receive_status_0_completion_lines,
  output wire [63:0] receive_status_0_index_writes,
  output wire [63:0] receive_status_0_interrupts,
  output wire [63:0] receive_status_0_stopped_drops,
  output wire [63:0] receive_status_0_starved_drops,
  output wire [63:0] receive_status_0_truncated,
  output wire [63:0] receive_status_0_returned,
  output wire [63:0] receive_status_0_poisoned,
  output wire [15:0] receive_status_0_strays,
  output wire [2:0] receive_status_1_state,
  output wire [3:0] receive_status_1_fault,
  output wire [31:0] receive_status_1_posted,
  output wire [31:0] receive_status_1_completed,
  output wire [63:0] receive_status_1_packets,
  output wire [63:0] receive_status_1_bytes,
  output wire [63:0] receive_status_1_descriptors,
  output wire [63:0] receive_status_1_polls,
  output wire [63:0] receive_status_1_line_reads,
  output wire [63:0] receive_status_1_completion_lines,
  output wire [63:0] receive_status_1_index_writes,
  output wire [63:0] receive_status_1_interrupts,
  output wire [63:0] receive_status_1_stopped_drops,
  output wire [63:0] receive_status_1_starved_drops,
  output wire [63:0] receive_status_1_truncated,
  output wire [63:0] receive_status_1_returned,
  output wire [63:0] receive_status_1_poisoned,
  output wire [15:0] receive_status_1_strays,
  output wire [2:0] receive_status_2_state,
  output wire [3:0] receive_status_2_fault,
  output wire [31:0] receive_status_2_posted,
  output wire [31:0] receive_status_2_completed,
  output wire [63:0] receive_status_2_packets,
  output wire [63:0] receive_status_2_bytes,
  output wire [63:0] receive_status_2_descriptors,
  output wire [63:0] receive_status_2_polls,
  output wire [63:0] receive_status_2_line_reads,
  output wire [63:0] receive_status_2_completion_lines,
  output wire [63:0] receive_status_2_index_writes,
  output wire [63:0] receive_status_2_interrupts,
  output wire [63:0] receive_status_2_stopped_drops,
  output wire [63:0] receive_status_2_starved_drops,
  output wire [63:0] receive_status_2_truncated,
  output wire [63:0] receive_status_2_returned,
  output wire [63:0] receive_status_2_poisoned,
  output wire [15:0] receive_status_2_strays,
  output wire [2:0] receive_status_3_state,
  output wire [3:0] receive_status_3_fault,
  output wire [31:0] receive_status_3_posted,
  output wire [31:0] receive_status_3_completed,
  output wire [63:0] receive_status_3_packets,
  output wire [63:0] receive_status_3_bytes,
  output wire [63:0] receive_status_3_descriptors,
  output wire [63:0] receive_status_3_polls,
  output wire [63:0] receive_status_3_line_reads,
  output wire [63:0] receive_status_3_completion_lines,
  output wire [63:0] receive_status_3_index_writes,
  output wire [63:0] receive_status_3_interrupts,
  output wire [63:0] receive_status_3_stopped_drops,
  output wire [63:0] receive_status_3_starved_drops,
  output wire [63:0] receive_status_3_truncated,
  output wire [63:0] receive_status_3_returned,
  output wire [63:0] receive_status_3_poisoned,
  output wire [15:0] receive_status_3_strays,
  output wire [2:0] transmit_status_0_state,
  output wire [3:0] transmit_status_0_fault,
  output wire [31:0] transmit_status_0_posted,
  output wire [31:0] transmit_status_0_completed,
  output wire [63:0] transmit_status_0_packets,
  output wire [63:0] transmit_status_0_bytes,
  output wire [63:0] transmit_status_0_descriptors,
  output wire [63:0] transmit_status_0_polls,
  output wire [63:0] transmit_status_0_line_reads,
  output wire [63:0] transmit_status_0_completion_lines,
  output wire [63:0] transmit_status_0_index_writes,
  output wire [63:0] transmit_status_0_interrupts,
  output wire [63:0] transmit_status_0_stopped_drops,
  output wire [63:0] transmit_status_0_starved_drops,
  output wire [63:0] transmit_status_0_truncated,
  output wire [63:0] transmit_status_0_returned,
  output wire [63:0] transmit_status_0_poisoned,
  output wire [15:0] transmit_status_0_strays,
  output wire [2:0] transmit_status_1_state,
  output wire [3:0] transmit_status_1_fault,
  output wire [31:0] transmit_status_1_posted,
  output wire [31:0] transmit_status_1_completed,
  output wire [63:0] transmit_status_1_packets,
  output wire [63:0] transmit_status_1_bytes,
  output wire [63:0] transmit_status_1_descriptors,
  output wire [63:0] transmit_status_1_polls,
  output wire [63:0] transmit_status_1_line_reads,
  output wire [63:0] transmit_status_1_completion_lines,
  output wire [63:0] transmit_status_1_index_writes,
  output wire [63:0] transmit_status_1_interrupts,
  output wire [63:0] transmit_status_1_stopped_drops,
  output wire [63:0] transmit_status_1_starved_drops,
  output wire [63:0] transmit_status_1_truncated,
  output wire [63:0] transmit_status_1_returned,
  output wire [63:0] transmit_status_1_poisoned,
  output wire [15:0] transmit_status_1_strays,
  output wire [2:0] transmit_status_2_state,
  output wire [3:0] transmit_status_2_fault,
  output wire [31:0] transmit_status_2_posted,
  output wire [31:0] transmit_status_2_completed,
  output wire [63:0] transmit_status_2_packets,
  output wire [63:0] transmit_status_2_bytes,
  output wire [63:0] transmit_status_2_descriptors,
  output wire [63:0] transmit_status_2_polls,
  output wire [63:0] transmit_status_2_line_reads,
  output wire [63:0] transmit_status_2_completion_lines,
  output wire [63:0] transmit_status_2_index_writes,
  output wire [63:0] transmit_status_2_interrupts,
  output wire [63:0] transmit_status_2_stopped_drops,
  output wire [63:0] transmit_status_2_starved_drops,
  output wire [63:0] transmit_status_2_truncated,
  output wire [63:0] transmit_status_2_returned,
  output wire [63:0] transmit_status_2_poisoned,
  output wire [15:0] transmit_status_2_strays,
  output wire [2:0] transmit_status_3_state,
  output wire [3:0] transmit_status_3_fault,
  output wire [31:0] transmit_status_3_posted,
  output wire [31:0] transmit_status_3_completed,
  output wire [63:0] transmit_status_3_packets,
  output wire [63:0] transmit_status_3_bytes,
  output wire [63:0] transmit_status_3_descriptors,
  output wire [63:0] transmit_status_3_polls,
  output wire [63:0] transmit_status_3_line_reads,
  output wire [63:0] transmit_status_3_completion_lines,
  output wire [63:0] transmit_status_3_index_writes,
  output wire [63:0] transmit_status_3_interrupts,
  output wire [63:0] transmit_status_3_stopped_drops,
  output wire [63:0] transmit_status_3_starved_drops,
  output wire [63:0] transmit_status_3_truncated,
  output wire [63:0] transmit_status_3_returned,
  output wire [63:0] transmit_status_3_poisoned,
  output wire [15:0] transmit_status_3_strays,
  output wire [63:0] dispatch_status_packets,
  output wire [63:0] dispatch_status_unknown_ring_drops
);

  dmu_r4 device (
    .clk(clk),
    .rst(rst),
    .receive_configuration_0_enable(receive_configuration_0_enable),
    .receive_configuration_0_size_log2(receive_configuration_0_size_log2),
    .receive_configuration_0_layout(receive_configuration_0_layout),
    .receive_configuration_0_signal(receive_configuration_0_signal),
    .receive_configuration_0_completion(receive_configuration_0_completion),
    .receive_configuration_0_ring_space(receive_configuration_0_ring_space),
    .receive_configuration_0_data_space(receive_configuration_0_data_space),
    .receive_configuration_0_base_address(receive_configuration_0_base_address),
    .receive_configuration_0_tail_address(receive_configuration_0_tail_address),
    .receive_configuration_0_completion_address(receive_configuration_0_completion_address),
    .receive_configuration_0_fetch_operation(receive_configuration_0_fetch_operation),
    .receive_configuration_0_fetch_lines(receive_configuration_0_fetch_lines),
    .receive_configuration_0_prefetch_operation(receive_configuration_0_prefetch_operation),
    .receive_configuration_0_prefetch_lines(receive_configuration_0_prefetch_lines),
    .receive_configuration_0_poll_operation(receive_configuration_0_poll_operation),
    .receive_configuration_0_poll_interval_cycles(receive_configuration_0_poll_interval_cycles),
    .receive_configuration_0_event_driven(receive_configuration_0_event_driven),
    .receive_configuration_0_completion_operation(receive_configuration_0_completion_operation),
    .receive_configuration_0_data_operation(receive_configuration_0_data_operation),
    .receive_configuration_0_batch(receive_configuration_0_batch),
    .receive_configuration_0_batch_timeout_cycles(receive_configuration_0_batch_timeout_cycles),
    .receive_configuration_0_starve_cycles(receive_configuration_0_starve_cycles),
    .receive_configuration_0_interrupt_packets(receive_configuration_0_interrupt_packets),
    .receive_configuration_0_interrupt_delay_cycles(receive_configuration_0_interrupt_delay_cycles),
    .receive_configuration_1_enable(receive_configuration_1_enable),
    .receive_configuration_1_size_log2(receive_configuration_1_size_log2),
    .receive_configuration_1_layout(receive_configuration_1_layout),
    .receive_configuration_1_signal(receive_configuration_1_signal),
    .receive_configuration_1_completion(receive_configuration_1_completion),
    .receive_configuration_1_ring_space(receive_configuration_1_ring_space),
    .receive_configuration_1_data_space(receive_configuration_1_data_space),
    .receive_configuration_1_base_address(receive_configuration_1_base_address),
    .receive_configuration_1_tail_address(receive_configuration_1_tail_address),
    .receive_configuration_1_completion_address(receive_configuration_1_completion_address),
    .receive_configuration_1_fetch_operation(receive_configuration_1_fetch_operation),
    .receive_configuration_1_fetch_lines(receive_configuration_1_fetch_lines),
    .receive_configuration_1_prefetch_operation(receive_configuration_1_prefetch_operation),
    .receive_configuration_1_prefetch_lines(receive_configuration_1_prefetch_lines),
    .receive_configuration_1_poll_operation(receive_configuration_1_poll_operation),
    .receive_configuration_1_poll_interval_cycles(receive_configuration_1_poll_interval_cycles),
    .receive_configuration_1_event_driven(receive_configuration_1_event_driven),
    .receive_configuration_1_completion_operation(receive_configuration_1_completion_operation),
    .receive_configuration_1_data_operation(receive_configuration_1_data_operation),
    .receive_configuration_1_batch(receive_configuration_1_batch),
    .receive_configuration_1_batch_timeout_cycles(receive_configuration_1_batch_timeout_cycles),
    .receive_configuration_1_starve_cycles(receive_configuration_1_starve_cycles),
    .receive_configuration_1_interrupt_packets(receive_configuration_1_interrupt_packets),
    .receive_configuration_1_interrupt_delay_cycles(receive_configuration_1_interrupt_delay_cycles),
    .receive_configuration_2_enable(receive_configuration_2_enable),
    .receive_configuration_2_size_log2(receive_configuration_2_size_log2),
    .receive_configuration_2_layout(receive_configuration_2_layout),
    .receive_configuration_2_signal(receive_configuration_2_signal),
    .receive_configuration_2_completion(receive_configuration_2_completion),
    .receive_configuration_2_ring_space(receive_configuration_2_ring_space),
    .receive_configuration_2_data_space(receive_configuration_2_data_space),
    .receive_configuration_2_base_address(receive_configuration_2_base_address),
    .receive_configuration_2_tail_address(receive_configuration_2_tail_address),
    .receive_configuration_2_completion_address(receive_configuration_2_completion_address),
    .receive_configuration_2_fetch_operation(receive_configuration_2_fetch_operation),
    .receive_configuration_2_fetch_lines(receive_configuration_2_fetch_lines),
    .receive_configuration_2_prefetch_operation(receive_configuration_2_prefetch_operation),
    .receive_configuration_2_prefetch_lines(receive_configuration_2_prefetch_lines),
    .receive_configuration_2_poll_operation(receive_configuration_2_poll_operation),
    .receive_configuration_2_poll_interval_cycles(receive_configuration_2_poll_interval_cycles),
    .receive_configuration_2_event_driven(receive_configuration_2_event_driven),
    .receive_configuration_2_completion_operation(receive_configuration_2_completion_operation),
    .receive_configuration_2_data_operation(receive_configuration_2_data_operation),
    .receive_configuration_2_batch(receive_configuration_2_batch),
    .receive_configuration_2_batch_timeout_cycles(receive_configuration_2_batch_timeout_cycles),
    .receive_configuration_2_starve_cycles(receive_configuration_2_starve_cycles),
    .receive_configuration_2_interrupt_packets(receive_configuration_2_interrupt_packets),
    .receive_configuration_2_interrupt_delay_cycles(receive_configuration_2_interrupt_delay_cycles),
    .receive_configuration_3_enable(receive_configuration_3_enable),
    .receive_configuration_3_size_log2(receive_configuration_3_size_log2),
    .receive_configuration_3_layout(receive_configuration_3_layout),
    .receive_configuration_3_signal(receive_configuration_3_signal),
    .receive_configuration_3_completion(receive_configuration_3_completion),
    .receive_configuration_3_ring_space(receive_configuration_3_ring_space),
    .receive_configuration_3_data_space(receive_configuration_3_data_space),
    .receive_configuration_3_base_address(receive_configuration_3_base_address),
    .receive_configuration_3_tail_address(receive_configuration_3_tail_address),
    .receive_configuration_3_completion_address(receive_configuration_3_completion_address),
    .receive_configuration_3_fetch_operation(receive_configuration_3_fetch_operation),
    .receive_configuration_3_fetch_lines(receive_configuration_3_fetch_lines),
    .receive_configuration_3_prefetch_operation(receive_configuration_3_prefetch_operation),
    .receive_configuration_3_prefetch_lines(receive_configuration_3_prefetch_lines),
    .receive_configuration_3_poll_operation(receive_configuration_3_poll_operation),
    .receive_configuration_3_poll_interval_cycles(receive_configuration_3_poll_interval_cycles),
    .receive_configuration_3_event_driven(receive_configuration_3_event_driven),
    .receive_configuration_3_completion_operation(receive_configuration_3_completion_operation),
    .receive_configuration_3_data_operation(receive_configuration_3_data_operation),
    .receive_configuration_3_batch(receive_configuration_3_batch),
    .receive_configuration_3_batch_timeout_cycles(receive_configuration_3_batch_timeout_cycles),
    .receive_configuration_3_starve_cycles(receive_configuration_3_starve_cycles),
    .receive_configuration_3_interrupt_packets(receive_configuration_3_interrupt_packets),
    .receive_configuration_3_interrupt_delay_cycles(receive_configuration_3_interrupt_delay_cycles),
    .transmit_configuration_0_enable(transmit_configuration_0_enable),
    .transmit_configuration_0_size_log2(transmit_configuration_0_size_log2),
    .transmit_configuration_0_layout(transmit_configuration_0_layout),
    .transmit_configuration_0_signal(transmit_configuration_0_signal),
    .transmit_configuration_0_completion(transmit_configuration_0_completion),
    .transmit_configuration_0_ring_space(transmit_configuration_0_ring_space),
    .transmit_configuration_0_data_space(transmit_configuration_0_data_space),
    .transmit_configuration_0_base_address(transmit_configuration_0_base_address),
    .transmit_configuration_0_tail_address(transmit_configuration_0_tail_address),
    .transmit_configuration_0_completion_address(transmit_configuration_0_completion_address),
    .transmit_configuration_0_fetch_operation(transmit_configuration_0_fetch_operation),
    .transmit_configuration_0_fetch_lines(transmit_configuration_0_fetch_lines),
    .transmit_configuration_0_prefetch_operation(transmit_configuration_0_prefetch_operation),
    .transmit_configuration_0_prefetch_lines(transmit_configuration_0_prefetch_lines),
    .transmit_configuration_0_poll_operation(transmit_configuration_0_poll_operation),
    .transmit_configuration_0_poll_interval_cycles(transmit_configuration_0_poll_interval_cycles),
    .transmit_configuration_0_event_driven(transmit_configuration_0_event_driven),
    .transmit_configuration_0_completion_operation(transmit_configuration_0_completion_operation),
    .transmit_configuration_0_data_operation(transmit_configuration_0_data_operation),
    .transmit_configuration_0_batch(transmit_configuration_0_batch),
    .transmit_configuration_0_batch_timeout_cycles(transmit_configuration_0_batch_timeout_cycles),
    .transmit_configuration_0_starve_cycles(transmit_configuration_0_starve_cycles),
    .transmit_configuration_0_interrupt_packets(transmit_configuration_0_interrupt_packets),
    .transmit_configuration_0_interrupt_delay_cycles(
        transmit_configuration_0_interrupt_delay_cycles),
    .transmit_configuration_1_enable(transmit_configuration_1_enable),
    .transmit_configuration_1_size_log2(transmit_configuration_1_size_log2),
    .transmit_configuration_1_layout(transmit_configuration_1_layout),
    .transmit_configuration_1_signal(transmit_configuration_1_signal),
    .transmit_configuration_1_completion(transmit_configuration_1_completion),
    .transmit_configuration_1_ring_space(transmit_configuration_1_ring_space),
    .transmit_configuration_1_data_space(transmit_configuration_1_data_space),
    .transmit_configuration_1_base_address(transmit_configuration_1_base_address),
    .transmit_configuration_1_tail_address(transmit_configuration_1_tail_address),
    .transmit_configuration_1_completion_address(transmit_configuration_1_completion_address),
    .transmit_configuration_1_fetch_operation(transmit_configuration_1_fetch_operation),
    .transmit_configuration_1_fetch_lines(transmit_configuration_1_fetch_lines),
    .transmit_configuration_1_prefetch_operation(transmit_configuration_1_prefetch_operation),
    .transmit_configuration_1_prefetch_lines(transmit_configuration_1_prefetch_lines),
    .transmit_configuration_1_poll_operation(transmit_configuration_1_poll_operation),
    .transmit_configuration_1_poll_interval_cycles(transmit_configuration_1_poll_interval_cycles),
    .transmit_configuration_1_event_driven(transmit_configuration_1_event_driven),
    .transmit_configuration_1_completion_operation(transmit_configuration_1_completion_operation),
    .transmit_configuration_1_data_operation(transmit_configuration_1_data_operation),
    .transmit_configuration_1_batch(transmit_configuration_1_batch),
    .transmit_configuration_1_batch_timeout_cycles(transmit_configuration_1_batch_timeout_cycles),
    .transmit_configuration_1_starve_cycles(transmit_configuration_1_starve_cycles),
    .transmit_configuration_1_interrupt_packets(transmit_configuration_1_interrupt_packets),
    .transmit_configuration_1_interrupt_delay_cycles(
        transmit_configuration_1_interrupt_delay_cycles),
    .transmit_configuration_2_enable(transmit_configuration_2_enable),
    .transmit_configuration_2_size_log2(transmit_configuration_2_size_log2),
    .transmit_configuration_2_layout(transmit_configuration_2_layout),
    .transmit_configuration_2_signal(transmit_configuration_2_signal),
    .transmit_configuration_2_completion(transmit_configuration_2_completion),
    .transmit_configuration_2_ring_space(transmit_configuration_2_ring_space),
    .transmit_configuration_2_data_space(transmit_configuration_2_data_space),
    .transmit_configuration_2_base_address(transmit_configuration_2_base_address),
    .transmit_configuration_2_tail_address(transmit_configuration_2_tail_address),
    .transmit_configuration_2_completion_address(transmit_configuration_2_completion_address),
    .transmit_configuration_2_fetch_operation(transmit_configuration_2_fetch_operation),
    .transmit_configuration_2_fetch_lines(transmit_configuration_2_fetch_lines),
    .transmit_configuration_2_prefetch_operation(transmit_configuration_2_prefetch_operation),
    .transmit_configuration_2_prefetch_lines(transmit_configuration_2_prefetch_lines),
    .transmit_configuration_2_poll_operation(transmit_configuration_2_poll_operation),
    .transmit_configuration_2_poll_interval_cycles(transmit_configuration_2_poll_interval_cycles),
    .transmit_configuration_2_event_driven(transmit_configuration_2_event_driven),
    .transmit_configuration_2_completion_operation(transmit_configuration_2_completion_operation),
    .transmit_configuration_2_data_operation(transmit_configuration_2_data_operation),
    .transmit_configuration_2_batch(transmit_configuration_2_batch),
    .transmit_configuration_2_batch_timeout_cycles(transmit_configuration_2_batch_timeout_cycles),
    .transmit_configuration_2_starve_cycles(transmit_configuration_2_starve_cycles),
    .transmit_configuration_2_interrupt_packets(transmit_configuration_2_interrupt_packets),
    .transmit_configuration_2_interrupt_delay_cycles(
        transmit_configuration_2_interrupt_delay_cycles),
    .transmit_configuration_3_enable(transmit_configuration_3_enable),
    .transmit_configuration_3_size_log2(transmit_configuration_3_size_log2),
    .transmit_configuration_3_layout(transmit_configuration_3_layout),
    .transmit_configuration_3_signal(transmit_configuration_3_signal),
    .transmit_configuration_3_completion(transmit_configuration_3_completion),
    .transmit_configuration_3_ring_space(transmit_configuration_3_ring_space),
    .transmit_configuration_3_data_space(transmit_configuration_3_data_space),
    .transmit_configuration_3_base_address(transmit_configuration_3_base_address),
    .transmit_configuration_3_tail_address(transmit_configuration_3_tail_address),
    .transmit_configuration_3_completion_address(transmit_configuration_3_completion_address),
    .transmit_configuration_3_fetch_operation(transmit_configuration_3_fetch_operation),
    .transmit_configuration_3_fetch_lines(transmit_configuration_3_fetch_lines),
    .transmit_configuration_3_prefetch_operation(transmit_configuration_3_prefetch_operation),
    .transmit_configuration_3_prefetch_lines(transmit_configuration_3_prefetch_lines),
    .transmit_configuration_3_poll_operation(transmit_configuration_3_poll_operation),
    .transmit_configuration_3_poll_interval_cycles(transmit_configuration_3_poll_interval_cycles),
    .transmit_configuration_3_event_driven(transmit_configuration_3_event_driven),
    .transmit_configuration_3_completion_operation(transmit_configuration_3_completion_operation),
    .transmit_configuration_3_data_operation(transmit_configuration_3_data_operation),
    .transmit_configuration_3_batch(transmit_configuration_3_batch),
    .transmit_configuration_3_batch_timeout_cycles(transmit_configuration_3_batch_timeout_cycles),
    .transmit_configuration_3_starve_cycles(transmit_configuration_3_starve_cycles),
    .transmit_configuration_3_interrupt_packets(transmit_configuration_3_interrupt_packets),
    .transmit_configuration_3_interrupt_delay_cycles(
        transmit_configuration_3_interrupt_delay_cycles),
    .range_0_begin_address(range_0_begin_address),
    .range_0_end_address(range_0_end_address),
    .range_1_begin_address(range_1_begin_address),
    .range_1_end_address(range_1_end_address),
    .range_2_begin_address(range_2_begin_address),
    .range_2_end_address(range_2_end_address),
    .range_3_begin_address(range_3_begin_address),
    .range_3_end_address(range_3_end_address),
    .range_4_begin_address(range_4_begin_address),
    .range_4_end_address(range_4_end_address),
    .range_5_begin_address(range_5_begin_address),
    .range_5_end_address(range_5_end_address),
    .range_6_begin_address(range_6_begin_address),
    .range_6_end_address(range_6_end_address),
    .range_7_begin_address(range_7_begin_address),
    .range_7_end_address(range_7_end_address),
    .range_8_begin_address(range_8_begin_address),
    .range_8_end_address(range_8_end_address),
    .range_9_begin_address(range_9_begin_address),
    .range_9_end_address(range_9_end_address),
    .range_10_begin_address(range_10_begin_address),
    .range_10_end_address(range_10_end_address),
    .range_11_begin_address(range_11_begin_address),
    .range_11_end_address(range_11_end_address),
    .range_12_begin_address(range_12_begin_address),
    .range_12_end_address(range_12_end_address),
    .range_13_begin_address(range_13_begin_address),
    .range_13_end_address(range_13_end_address),
    .range_14_begin_address(range_14_begin_address),
    .range_14_end_address(range_14_end_address),
    .range_15_begin_address(range_15_begin_address),
    .range_15_end_address(range_15_end_address),
    .receive_tail_0_valid(receive_tail_0_valid),
    .receive_tail_0_tail(receive_tail_0_tail),
    .receive_tail_1_valid(receive_tail_1_valid),
    .receive_tail_1_tail(receive_tail_1_tail),
    .receive_tail_2_valid(receive_tail_2_valid),
    .receive_tail_2_tail(receive_tail_2_tail),
    .receive_tail_3_valid(receive_tail_3_valid),
    .receive_tail_3_tail(receive_tail_3_tail),
    .transmit_tail_0_valid(transmit_tail_0_valid),
    .transmit_tail_0_tail(transmit_tail_0_tail),
    .transmit_tail_1_valid(transmit_tail_1_valid),
    .transmit_tail_1_tail(transmit_tail_1_tail),
    .transmit_tail_2_valid(transmit_tail_2_valid),
    .transmit_tail_2_tail(transmit_tail_2_tail),
    .transmit_tail_3_valid(transmit_tail_3_valid),
    .transmit_tail_3_tail(transmit_tail_3_tail),
    .refused_0_valid(refused_0_valid),
    .refused_0_value(refused_0_value),
    .refused_1_valid(refused_1_valid),
    .refused_1_value(refused_1_value),
    .refused_2_valid(refused_2_valid),
    .refused_2_value(refused_2_value),
    .packet_valid(packet_valid),
    .packet_ready(packet_ready),
    .packet_data(packet_data),
    .packet_last(packet_last),
    .packet_error(packet_error),
    .packet_length_bytes(packet_length_bytes),
    .packet_ring(packet_ring),
    .packet_destination(packet_destination),
    .packet_protocol(packet_protocol),
    .packet_checksum(packet_checksum),
    .packet_flow_hash(packet_flow_hash),
    .packet_timestamp_cycles(packet_timestamp_cycles),
    .forwarded_valid(forwarded_valid),
    .forwarded_ready(forwarded_ready),
    .forwarded_data(forwarded_data),
    .forwarded_last(forwarded_last),
    .forwarded_error(forwarded_error),
    .forwarded_length_bytes(forwarded_length_bytes),
    .forwarded_ring(forwarded_ring),
    .forwarded_destination(forwarded_destination),
    .forwarded_protocol(forwarded_protocol),
    .forwarded_checksum(forwarded_checksum),
    .forwarded_flow_hash(forwarded_flow_hash),
    .forwarded_timestamp_cycles(forwarded_timestamp_cycles),
    .receive_segment_valid(receive_segment_valid),
    .receive_segment_ready(receive_segment_ready),
    .receive_segment_drop(receive_segment_drop),
    .receive_segment_address(receive_segment_address),
    .receive_segment_length_bytes(receive_segment_length_bytes),
    .receive_segment_last(receive_segment_last),
    .receive_segment_packet_length_bytes(receive_segment_packet_length_bytes),
    .receive_segment_ring(receive_segment_ring),
    .receive_segment_operation(receive_segment_operation),
    .receive_segment_space(receive_segment_space),
    .receive_segment_checksum(receive_segment_checksum),
    .receive_segment_fills_line(receive_segment_fills_line),
    .receive_done_valid(receive_done_valid),
    .receive_done_ready(receive_done_ready),
    .receive_done_ring(receive_done_ring),
    .receive_done_last(receive_done_last),
    .receive_done_failed(receive_done_failed),
    .transmit_segment_valid(transmit_segment_valid),
    .transmit_segment_ready(transmit_segment_ready),
    .transmit_segment_drop(transmit_segment_drop),
    .transmit_segment_address(transmit_segment_address),
    .transmit_segment_length_bytes(transmit_segment_length_bytes),
    .transmit_segment_last(transmit_segment_last),
    .transmit_segment_packet_length_bytes(transmit_segment_packet_length_bytes),
    .transmit_segment_ring(transmit_segment_ring),
    .transmit_segment_operation(transmit_segment_operation),
    .transmit_segment_space(transmit_segment_space),
    .transmit_segment_checksum(transmit_segment_checksum),
    .transmit_segment_fills_line(transmit_segment_fills_line),
    .transmit_done_valid(transmit_done_valid),
    .transmit_done_ready(transmit_done_ready),
    .transmit_done_ring(transmit_done_ring),
    .transmit_done_last(transmit_done_last),
    .transmit_done_failed(transmit_done_failed),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_operation(line_request_operation),
    .line_request_space(line_request_space),
    .line_request_line_address(line_request_line_address),
    .line_request_data(line_request_data),
    .line_request_byte_enable(line_request_byte_enable),
    .line_request_tag(line_request_tag),
    .line_request_selection(line_request_selection),
    .line_response_valid(line_response_valid),
    .line_response_ready(line_response_ready),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .interrupt_valid(interrupt_valid),
    .interrupt_ready(interrupt_ready),
    .interrupt_vector(interrupt_vector),
    .receive_status_0_state(receive_status_0_state),
    .receive_status_0_fault(receive_status_0_fault),
    .receive_status_0_posted(receive_status_0_posted),
    .receive_status_0_completed(receive_status_0_completed),
    .receive_status_0_packets(receive_status_0_packets),
    .receive_status_0_bytes(receive_status_0_bytes),
    .receive_status_0_descriptors(receive_status_0_descriptors),
    .receive_status_0_polls(receive_status_0_polls),
    .receive_status_0_line_reads(receive_status_0_line_reads),
    .receive_status_0_completion_lines(receive_status_0_completion_lines),
    .receive_status_0_index_writes(receive_status_0_index_writes),
    .receive_status_0_interrupts(receive_status_0_interrupts),
    .receive_status_0_stopped_drops(receive_status_0_stopped_drops),
    .receive_status_0_starved_drops(receive_status_0_starved_drops),
    .receive_status_0_truncated(receive_status_0_truncated),
    .receive_status_0_returned(receive_status_0_returned),
    .receive_status_0_poisoned(receive_status_0_poisoned),
    .receive_status_0_strays(receive_status_0_strays),
    .receive_status_1_state(receive_status_1_state),
    .receive_status_1_fault(receive_status_1_fault),
    .receive_status_1_posted(receive_status_1_posted),
    .receive_status_1_completed(receive_status_1_completed),
    .receive_status_1_packets(receive_status_1_packets),
    .receive_status_1_bytes(receive_status_1_bytes),
    .receive_status_1_descriptors(receive_status_1_descriptors),
    .receive_status_1_polls(receive_status_1_polls),
    .receive_status_1_line_reads(receive_status_1_line_reads),
    .receive_status_1_completion_lines(receive_status_1_completion_lines),
    .receive_status_1_index_writes(receive_status_1_index_writes),
    .receive_status_1_interrupts(receive_status_1_interrupts),
    .receive_status_1_stopped_drops(receive_status_1_stopped_drops),
    .receive_status_1_starved_drops(receive_status_1_starved_drops),
    .receive_status_1_truncated(receive_status_1_truncated),
    .receive_status_1_returned(receive_status_1_returned),
    .receive_status_1_poisoned(receive_status_1_poisoned),
    .receive_status_1_strays(receive_status_1_strays),
    .receive_status_2_state(receive_status_2_state),
    .receive_status_2_fault(receive_status_2_fault),
    .receive_status_2_posted(receive_status_2_posted),
    .receive_status_2_completed(receive_status_2_completed),
    .receive_status_2_packets(receive_status_2_packets),
    .receive_status_2_bytes(receive_status_2_bytes),
    .receive_status_2_descriptors(receive_status_2_descriptors),
    .receive_status_2_polls(receive_status_2_polls),
    .receive_status_2_line_reads(receive_status_2_line_reads),
    .receive_status_2_completion_lines(receive_status_2_completion_lines),
    .receive_status_2_index_writes(receive_status_2_index_writes),
    .receive_status_2_interrupts(receive_status_2_interrupts),
    .receive_status_2_stopped_drops(receive_status_2_stopped_drops),
    .receive_status_2_starved_drops(receive_status_2_starved_drops),
    .receive_status_2_truncated(receive_status_2_truncated),
    .receive_status_2_returned(receive_status_2_returned),
    .receive_status_2_poisoned(receive_status_2_poisoned),
    .receive_status_2_strays(receive_status_2_strays),
    .receive_status_3_state(receive_status_3_state),
    .receive_status_3_fault(receive_status_3_fault),
    .receive_status_3_posted(receive_status_3_posted),
    .receive_status_3_completed(receive_status_3_completed),
    .receive_status_3_packets(receive_status_3_packets),
    .receive_status_3_bytes(receive_status_3_bytes),
    .receive_status_3_descriptors(receive_status_3_descriptors),
    .receive_status_3_polls(receive_status_3_polls),
    .receive_status_3_line_reads(receive_status_3_line_reads),
    .receive_status_3_completion_lines(receive_status_3_completion_lines),
    .receive_status_3_index_writes(receive_status_3_index_writes),
    .receive_status_3_interrupts(receive_status_3_interrupts),
    .receive_status_3_stopped_drops(receive_status_3_stopped_drops),
    .receive_status_3_starved_drops(receive_status_3_starved_drops),
    .receive_status_3_truncated(receive_status_3_truncated),
    .receive_status_3_returned(receive_status_3_returned),
    .receive_status_3_poisoned(receive_status_3_poisoned),
    .receive_status_3_strays(receive_status_3_strays),
    .transmit_status_0_state(transmit_status_0_state),
    .transmit_status_0_fault(transmit_status_0_fault),
    .transmit_status_0_posted(transmit_status_0_posted),
    .transmit_status_0_completed(transmit_status_0_completed),
    .transmit_status_0_packets(transmit_status_0_packets),
    .transmit_status_0_bytes(transmit_status_0_bytes),
    .transmit_status_0_descriptors(transmit_status_0_descriptors),
    .transmit_status_0_polls(transmit_status_0_polls),
    .transmit_status_0_line_reads(transmit_status_0_line_reads),
    .transmit_status_0_completion_lines(transmit_status_0_completion_lines),
    .transmit_status_0_index_writes(transmit_status_0_index_writes),
    .transmit_status_0_interrupts(transmit_status_0_interrupts),
    .transmit_status_0_stopped_drops(transmit_status_0_stopped_drops),
    .transmit_status_0_starved_drops(transmit_status_0_starved_drops),
    .transmit_status_0_truncated(transmit_status_0_truncated),
    .transmit_status_0_returned(transmit_status_0_returned),
    .transmit_status_0_poisoned(transmit_status_0_poisoned),
    .transmit_status_0_strays(transmit_status_0_strays),
    .transmit_status_1_state(transmit_status_1_state),
    .transmit_status_1_fault(transmit_status_1_fault),
    .transmit_status_1_posted(transmit_status_1_posted),
    .transmit_status_1_completed(transmit_status_1_completed),
    .transmit_status_1_packets(transmit_status_1_packets),
    .transmit_status_1_bytes(transmit_status_1_bytes),
    .transmit_status_1_descriptors(transmit_status_1_descriptors),
    .transmit_status_1_polls(transmit_status_1_polls),
    .transmit_status_1_line_reads(transmit_status_1_line_reads),
    .transmit_status_1_completion_lines(transmit_status_1_completion_lines),
    .transmit_status_1_index_writes(transmit_status_1_index_writes),
    .transmit_status_1_interrupts(transmit_status_1_interrupts),
    .transmit_status_1_stopped_drops(transmit_status_1_stopped_drops),
    .transmit_status_1_starved_drops(transmit_status_1_starved_drops),
    .transmit_status_1_truncated(transmit_status_1_truncated),
    .transmit_status_1_returned(transmit_status_1_returned),
    .transmit_status_1_poisoned(transmit_status_1_poisoned),
    .transmit_status_1_strays(transmit_status_1_strays),
    .transmit_status_2_state(transmit_status_2_state),
    .transmit_status_2_fault(transmit_status_2_fault),
    .transmit_status_2_posted(transmit_status_2_posted),
    .transmit_status_2_completed(transmit_status_2_completed),
    .transmit_status_2_packets(transmit_status_2_packets),
    .transmit_status_2_bytes(transmit_status_2_bytes),
    .transmit_status_2_descriptors(transmit_status_2_descriptors),
    .transmit_status_2_polls(transmit_status_2_polls),
    .transmit_status_2_line_reads(transmit_status_2_line_reads),
    .transmit_status_2_completion_lines(transmit_status_2_completion_lines),
    .transmit_status_2_index_writes(transmit_status_2_index_writes),
    .transmit_status_2_interrupts(transmit_status_2_interrupts),
    .transmit_status_2_stopped_drops(transmit_status_2_stopped_drops),
    .transmit_status_2_starved_drops(transmit_status_2_starved_drops),
    .transmit_status_2_truncated(transmit_status_2_truncated),
    .transmit_status_2_returned(transmit_status_2_returned),
    .transmit_status_2_poisoned(transmit_status_2_poisoned),
    .transmit_status_2_strays(transmit_status_2_strays),
    .transmit_status_3_state(transmit_status_3_state),
    .transmit_status_3_fault(transmit_status_3_fault),
    .transmit_status_3_posted(transmit_status_3_posted),
    .transmit_status_3_completed(transmit_status_3_completed),
    .transmit_status_3_packets(transmit_status_3_packets),
    .transmit_status_3_bytes(transmit_status_3_bytes),
    .transmit_status_3_descriptors(transmit_status_3_descriptors),
    .transmit_status_3_polls(transmit_status_3_polls),
    .transmit_status_3_line_reads(transmit_status_3_line_reads),
    .transmit_status_3_completion_lines(transmit_status_3_completion_lines),
    .transmit_status_3_index_writes(transmit_status_3_index_writes),
    .transmit_status_3_interrupts(transmit_status_3_interrupts),
    .transmit_status_3_stopped_drops(transmit_status_3_stopped_drops),
    .transmit_status_3_starved_drops(transmit_status_3_starved_drops),
    .transmit_status_3_truncated(transmit_status_3_truncated),
    .transmit_status_3_returned(transmit_status_3_returned),
    .transmit_status_3_poisoned(transmit_status_3_poisoned),
    .transmit_status_3_strays(transmit_status_3_strays),
    .dispatch_status_packets(dispatch_status_packets),
    .dispatch_status_unknown_ring_drops(dispatch_status_unknown_ring_drops)
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

  // receive_tail_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_tail_0_s7_quiet_in_reset: assume (!receive_tail_0_valid);
    end
  end

  // receive_tail_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_tail_1_s7_quiet_in_reset: assume (!receive_tail_1_valid);
    end
  end

  // receive_tail_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_tail_2_s7_quiet_in_reset: assume (!receive_tail_2_valid);
    end
  end

  // receive_tail_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_tail_3_s7_quiet_in_reset: assume (!receive_tail_3_valid);
    end
  end

  // transmit_tail_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_tail_0_s7_quiet_in_reset: assume (!transmit_tail_0_valid);
    end
  end

  // transmit_tail_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_tail_1_s7_quiet_in_reset: assume (!transmit_tail_1_valid);
    end
  end

  // transmit_tail_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_tail_2_s7_quiet_in_reset: assume (!transmit_tail_2_valid);
    end
  end

  // transmit_tail_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_tail_3_s7_quiet_in_reset: assume (!transmit_tail_3_valid);
    end
  end

  // refused_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      refused_0_s7_quiet_in_reset: assume (!refused_0_valid);
    end
  end

  // refused_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      refused_1_s7_quiet_in_reset: assume (!refused_1_valid);
    end
  end

  // refused_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      refused_2_s7_quiet_in_reset: assume (!refused_2_valid);
    end
  end

  // packet: S2, an offer holds until it is taken.
  reg packet_stalled;
  initial packet_stalled = 1'b0;
  reg [622:0] packet_offered;
  always @(posedge clk) begin
    packet_stalled <= packet_valid && !packet_ready && !rst;
    packet_offered <= {packet_data, packet_last, packet_error, packet_length_bytes, packet_ring,
        packet_destination, packet_protocol, packet_checksum, packet_flow_hash,
        packet_timestamp_cycles};
    if (packet_stalled && !rst) begin
      packet_s2_valid_holds: assume (packet_valid);
      packet_s2_payload_holds: assume (packet_offered ==
          {packet_data, packet_last, packet_error, packet_length_bytes, packet_ring,
          packet_destination, packet_protocol, packet_checksum, packet_flow_hash,
          packet_timestamp_cycles});
    end
  end
  // packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_s7_quiet_in_reset: assume (!packet_valid);
    end
  end

  // forwarded: S2, an offer holds until it is taken.
  reg forwarded_stalled;
  initial forwarded_stalled = 1'b0;
  reg [622:0] forwarded_offered;
  always @(posedge clk) begin
    forwarded_stalled <= forwarded_valid && !forwarded_ready && !rst;
    forwarded_offered <= {forwarded_data, forwarded_last, forwarded_error, forwarded_length_bytes,
        forwarded_ring, forwarded_destination, forwarded_protocol, forwarded_checksum,
        forwarded_flow_hash, forwarded_timestamp_cycles};
    if (forwarded_stalled && !rst) begin
      forwarded_s2_valid_holds: assert (forwarded_valid);
      forwarded_s2_payload_holds: assert (forwarded_offered ==
          {forwarded_data, forwarded_last, forwarded_error, forwarded_length_bytes, forwarded_ring,
          forwarded_destination, forwarded_protocol, forwarded_checksum, forwarded_flow_hash,
          forwarded_timestamp_cycles});
    end
  end
  // forwarded: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      forwarded_s7_quiet_in_reset: assert (!forwarded_valid);
    end
  end

  // receive_segment: S2, an offer holds until it is taken.
  reg receive_segment_stalled;
  initial receive_segment_stalled = 1'b0;
  reg [98:0] receive_segment_offered;
  always @(posedge clk) begin
    receive_segment_stalled <= receive_segment_valid && !receive_segment_ready && !rst;
    receive_segment_offered <= {receive_segment_drop, receive_segment_address,
        receive_segment_length_bytes, receive_segment_last, receive_segment_packet_length_bytes,
        receive_segment_ring, receive_segment_operation, receive_segment_space,
        receive_segment_checksum, receive_segment_fills_line};
    if (receive_segment_stalled && !rst) begin
      receive_segment_s2_valid_holds: assert (receive_segment_valid);
      receive_segment_s2_payload_holds: assert (receive_segment_offered ==
          {receive_segment_drop, receive_segment_address, receive_segment_length_bytes,
          receive_segment_last, receive_segment_packet_length_bytes, receive_segment_ring,
          receive_segment_operation, receive_segment_space, receive_segment_checksum,
          receive_segment_fills_line});
    end
  end
  // receive_segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_segment_s7_quiet_in_reset: assert (!receive_segment_valid);
    end
  end

  // receive_done: S2, an offer holds until it is taken.
  reg receive_done_stalled;
  initial receive_done_stalled = 1'b0;
  reg [9:0] receive_done_offered;
  always @(posedge clk) begin
    receive_done_stalled <= receive_done_valid && !receive_done_ready && !rst;
    receive_done_offered <= {receive_done_ring, receive_done_last, receive_done_failed};
    if (receive_done_stalled && !rst) begin
      receive_done_s2_valid_holds: assume (receive_done_valid);
      receive_done_s2_payload_holds: assume (receive_done_offered ==
          {receive_done_ring, receive_done_last, receive_done_failed});
    end
  end
  // receive_done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_done_s7_quiet_in_reset: assume (!receive_done_valid);
    end
  end

  // transmit_segment: S2, an offer holds until it is taken.
  reg transmit_segment_stalled;
  initial transmit_segment_stalled = 1'b0;
  reg [98:0] transmit_segment_offered;
  always @(posedge clk) begin
    transmit_segment_stalled <= transmit_segment_valid && !transmit_segment_ready && !rst;
    transmit_segment_offered <= {transmit_segment_drop, transmit_segment_address,
        transmit_segment_length_bytes, transmit_segment_last, transmit_segment_packet_length_bytes,
        transmit_segment_ring, transmit_segment_operation, transmit_segment_space,
        transmit_segment_checksum, transmit_segment_fills_line};
    if (transmit_segment_stalled && !rst) begin
      transmit_segment_s2_valid_holds: assert (transmit_segment_valid);
      transmit_segment_s2_payload_holds: assert (transmit_segment_offered ==
          {transmit_segment_drop, transmit_segment_address, transmit_segment_length_bytes,
          transmit_segment_last, transmit_segment_packet_length_bytes, transmit_segment_ring,
          transmit_segment_operation, transmit_segment_space, transmit_segment_checksum,
          transmit_segment_fills_line});
    end
  end
  // transmit_segment: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_segment_s7_quiet_in_reset: assert (!transmit_segment_valid);
    end
  end

  // transmit_done: S2, an offer holds until it is taken.
  reg transmit_done_stalled;
  initial transmit_done_stalled = 1'b0;
  reg [9:0] transmit_done_offered;
  always @(posedge clk) begin
    transmit_done_stalled <= transmit_done_valid && !transmit_done_ready && !rst;
    transmit_done_offered <= {transmit_done_ring, transmit_done_last, transmit_done_failed};
    if (transmit_done_stalled && !rst) begin
      transmit_done_s2_valid_holds: assume (transmit_done_valid);
      transmit_done_s2_payload_holds: assume (transmit_done_offered ==
          {transmit_done_ring, transmit_done_last, transmit_done_failed});
    end
  end
  // transmit_done: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_done_s7_quiet_in_reset: assume (!transmit_done_valid);
    end
  end

  // line_request: S2, an offer holds until it is taken.
  reg line_request_stalled;
  initial line_request_stalled = 1'b0;
  reg [645:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_operation, line_request_space, line_request_line_address,
        line_request_data, line_request_byte_enable, line_request_tag, line_request_selection};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assert (line_request_valid);
      line_request_s2_payload_holds: assert (line_request_offered ==
          {line_request_operation, line_request_space, line_request_line_address,
          line_request_data, line_request_byte_enable, line_request_tag, line_request_selection});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assert (!line_request_valid);
    end
  end

  // line_response: S2, an offer holds until it is taken.
  reg line_response_stalled;
  initial line_response_stalled = 1'b0;
  reg [522:0] line_response_offered;
  always @(posedge clk) begin
    line_response_stalled <= line_response_valid && !line_response_ready && !rst;
    line_response_offered <= {line_response_tag, line_response_status, line_response_data};
    if (line_response_stalled && !rst) begin
      line_response_s2_valid_holds: assume (line_response_valid);
      line_response_s2_payload_holds: assume (line_response_offered ==
          {line_response_tag, line_response_status, line_response_data});
    end
  end
  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assume (!line_response_valid);
    end
  end

  // interrupt: S2, an offer holds until it is taken.
  reg interrupt_stalled;
  initial interrupt_stalled = 1'b0;
  reg [8:0] interrupt_offered;
  always @(posedge clk) begin
    interrupt_stalled <= interrupt_valid && !interrupt_ready && !rst;
    interrupt_offered <= {interrupt_vector};
    if (interrupt_stalled && !rst) begin
      interrupt_s2_valid_holds: assert (interrupt_valid);
      interrupt_s2_payload_holds: assert (interrupt_offered == {interrupt_vector});
    end
  end
  // interrupt: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      interrupt_s7_quiet_in_reset: assert (!interrupt_valid);
    end
  end

endmodule

`default_nettype wire
