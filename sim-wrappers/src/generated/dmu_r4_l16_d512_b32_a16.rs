//! `dmu_r4_l16_d512_b32_a16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "dmu_r4_l16_d512_b32_a16",
    summary: "Manages the descriptors of several rings.",
    sources: Sources::Emitted(&[
        "dmu_r4_l16_d512_b32_a16.v",
        "completion_writer_w8_d512.v",
        "descriptor_reader_l16.v",
        "fifo_packet_beat_d32.v",
        "fifo_receive_request_d16.v",
        "fifo_word9_d16.v",
        "receive_dispatch_r4_b32_a16.v",
        "receive_match.v",
        "ring_engine_l16_d512.v",
        "skid_buffer_packet_segment.v",
        "skid_buffer_receive_request.v",
        "transmit_match.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("receive_configuration_0_enable", 1, Some(0)),
        Port::input("receive_configuration_0_size_log2", 5, Some(0)),
        Port::input("receive_configuration_0_layout", 2, Some(0)),
        Port::input("receive_configuration_0_signal", 2, Some(0)),
        Port::input("receive_configuration_0_completion", 1, Some(0)),
        Port::input("receive_configuration_0_ring_space", 2, Some(0)),
        Port::input("receive_configuration_0_data_space", 2, Some(0)),
        Port::input("receive_configuration_0_base_address", 52, Some(0)),
        Port::input("receive_configuration_0_tail_address", 52, Some(0)),
        Port::input("receive_configuration_0_completion_address", 52, Some(0)),
        Port::input("receive_configuration_0_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_0_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_0_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_0_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_0_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_0_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_0_event_driven", 1, Some(0)),
        Port::input("receive_configuration_0_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_0_data_operation", 4, Some(0)),
        Port::input("receive_configuration_0_batch", 7, Some(0)),
        Port::input("receive_configuration_0_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_0_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_0_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_0_interrupt_delay_cycles", 16, Some(0)),
        Port::input("receive_configuration_1_enable", 1, Some(0)),
        Port::input("receive_configuration_1_size_log2", 5, Some(0)),
        Port::input("receive_configuration_1_layout", 2, Some(0)),
        Port::input("receive_configuration_1_signal", 2, Some(0)),
        Port::input("receive_configuration_1_completion", 1, Some(0)),
        Port::input("receive_configuration_1_ring_space", 2, Some(0)),
        Port::input("receive_configuration_1_data_space", 2, Some(0)),
        Port::input("receive_configuration_1_base_address", 52, Some(0)),
        Port::input("receive_configuration_1_tail_address", 52, Some(0)),
        Port::input("receive_configuration_1_completion_address", 52, Some(0)),
        Port::input("receive_configuration_1_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_1_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_1_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_1_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_1_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_1_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_1_event_driven", 1, Some(0)),
        Port::input("receive_configuration_1_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_1_data_operation", 4, Some(0)),
        Port::input("receive_configuration_1_batch", 7, Some(0)),
        Port::input("receive_configuration_1_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_1_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_1_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_1_interrupt_delay_cycles", 16, Some(0)),
        Port::input("receive_configuration_2_enable", 1, Some(0)),
        Port::input("receive_configuration_2_size_log2", 5, Some(0)),
        Port::input("receive_configuration_2_layout", 2, Some(0)),
        Port::input("receive_configuration_2_signal", 2, Some(0)),
        Port::input("receive_configuration_2_completion", 1, Some(0)),
        Port::input("receive_configuration_2_ring_space", 2, Some(0)),
        Port::input("receive_configuration_2_data_space", 2, Some(0)),
        Port::input("receive_configuration_2_base_address", 52, Some(0)),
        Port::input("receive_configuration_2_tail_address", 52, Some(0)),
        Port::input("receive_configuration_2_completion_address", 52, Some(0)),
        Port::input("receive_configuration_2_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_2_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_2_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_2_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_2_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_2_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_2_event_driven", 1, Some(0)),
        Port::input("receive_configuration_2_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_2_data_operation", 4, Some(0)),
        Port::input("receive_configuration_2_batch", 7, Some(0)),
        Port::input("receive_configuration_2_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_2_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_2_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_2_interrupt_delay_cycles", 16, Some(0)),
        Port::input("receive_configuration_3_enable", 1, Some(0)),
        Port::input("receive_configuration_3_size_log2", 5, Some(0)),
        Port::input("receive_configuration_3_layout", 2, Some(0)),
        Port::input("receive_configuration_3_signal", 2, Some(0)),
        Port::input("receive_configuration_3_completion", 1, Some(0)),
        Port::input("receive_configuration_3_ring_space", 2, Some(0)),
        Port::input("receive_configuration_3_data_space", 2, Some(0)),
        Port::input("receive_configuration_3_base_address", 52, Some(0)),
        Port::input("receive_configuration_3_tail_address", 52, Some(0)),
        Port::input("receive_configuration_3_completion_address", 52, Some(0)),
        Port::input("receive_configuration_3_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_3_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_3_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_3_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_3_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_3_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_3_event_driven", 1, Some(0)),
        Port::input("receive_configuration_3_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_3_data_operation", 4, Some(0)),
        Port::input("receive_configuration_3_batch", 7, Some(0)),
        Port::input("receive_configuration_3_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_3_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_3_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_3_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_enable", 1, Some(0)),
        Port::input("transmit_configuration_0_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_0_layout", 2, Some(0)),
        Port::input("transmit_configuration_0_signal", 2, Some(0)),
        Port::input("transmit_configuration_0_completion", 1, Some(0)),
        Port::input("transmit_configuration_0_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_0_data_space", 2, Some(0)),
        Port::input("transmit_configuration_0_base_address", 52, Some(0)),
        Port::input("transmit_configuration_0_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_0_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_0_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_0_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_0_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_0_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_batch", 7, Some(0)),
        Port::input("transmit_configuration_0_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_0_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_1_enable", 1, Some(0)),
        Port::input("transmit_configuration_1_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_1_layout", 2, Some(0)),
        Port::input("transmit_configuration_1_signal", 2, Some(0)),
        Port::input("transmit_configuration_1_completion", 1, Some(0)),
        Port::input("transmit_configuration_1_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_1_data_space", 2, Some(0)),
        Port::input("transmit_configuration_1_base_address", 52, Some(0)),
        Port::input("transmit_configuration_1_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_1_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_1_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_1_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_1_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_1_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_1_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_1_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_1_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_1_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_1_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_1_batch", 7, Some(0)),
        Port::input("transmit_configuration_1_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_1_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_1_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_1_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_2_enable", 1, Some(0)),
        Port::input("transmit_configuration_2_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_2_layout", 2, Some(0)),
        Port::input("transmit_configuration_2_signal", 2, Some(0)),
        Port::input("transmit_configuration_2_completion", 1, Some(0)),
        Port::input("transmit_configuration_2_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_2_data_space", 2, Some(0)),
        Port::input("transmit_configuration_2_base_address", 52, Some(0)),
        Port::input("transmit_configuration_2_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_2_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_2_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_2_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_2_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_2_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_2_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_2_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_2_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_2_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_2_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_2_batch", 7, Some(0)),
        Port::input("transmit_configuration_2_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_2_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_2_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_2_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_3_enable", 1, Some(0)),
        Port::input("transmit_configuration_3_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_3_layout", 2, Some(0)),
        Port::input("transmit_configuration_3_signal", 2, Some(0)),
        Port::input("transmit_configuration_3_completion", 1, Some(0)),
        Port::input("transmit_configuration_3_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_3_data_space", 2, Some(0)),
        Port::input("transmit_configuration_3_base_address", 52, Some(0)),
        Port::input("transmit_configuration_3_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_3_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_3_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_3_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_3_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_3_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_3_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_3_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_3_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_3_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_3_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_3_batch", 7, Some(0)),
        Port::input("transmit_configuration_3_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_3_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_3_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_3_interrupt_delay_cycles", 16, Some(0)),
        Port::input("range_0_begin_address", 52, Some(0)),
        Port::input("range_0_end_address", 52, Some(0)),
        Port::input("range_1_begin_address", 52, Some(0)),
        Port::input("range_1_end_address", 52, Some(0)),
        Port::input("range_2_begin_address", 52, Some(0)),
        Port::input("range_2_end_address", 52, Some(0)),
        Port::input("range_3_begin_address", 52, Some(0)),
        Port::input("range_3_end_address", 52, Some(0)),
        Port::input("range_4_begin_address", 52, Some(0)),
        Port::input("range_4_end_address", 52, Some(0)),
        Port::input("range_5_begin_address", 52, Some(0)),
        Port::input("range_5_end_address", 52, Some(0)),
        Port::input("range_6_begin_address", 52, Some(0)),
        Port::input("range_6_end_address", 52, Some(0)),
        Port::input("range_7_begin_address", 52, Some(0)),
        Port::input("range_7_end_address", 52, Some(0)),
        Port::input("range_8_begin_address", 52, Some(0)),
        Port::input("range_8_end_address", 52, Some(0)),
        Port::input("range_9_begin_address", 52, Some(0)),
        Port::input("range_9_end_address", 52, Some(0)),
        Port::input("range_10_begin_address", 52, Some(0)),
        Port::input("range_10_end_address", 52, Some(0)),
        Port::input("range_11_begin_address", 52, Some(0)),
        Port::input("range_11_end_address", 52, Some(0)),
        Port::input("range_12_begin_address", 52, Some(0)),
        Port::input("range_12_end_address", 52, Some(0)),
        Port::input("range_13_begin_address", 52, Some(0)),
        Port::input("range_13_end_address", 52, Some(0)),
        Port::input("range_14_begin_address", 52, Some(0)),
        Port::input("range_14_end_address", 52, Some(0)),
        Port::input("range_15_begin_address", 52, Some(0)),
        Port::input("range_15_end_address", 52, Some(0)),
        Port::input("receive_tail_0_valid", 1, Some(0)),
        Port::input("receive_tail_0_tail", 32, Some(0)),
        Port::input("receive_tail_1_valid", 1, Some(0)),
        Port::input("receive_tail_1_tail", 32, Some(0)),
        Port::input("receive_tail_2_valid", 1, Some(0)),
        Port::input("receive_tail_2_tail", 32, Some(0)),
        Port::input("receive_tail_3_valid", 1, Some(0)),
        Port::input("receive_tail_3_tail", 32, Some(0)),
        Port::input("transmit_tail_0_valid", 1, Some(0)),
        Port::input("transmit_tail_0_tail", 32, Some(0)),
        Port::input("transmit_tail_1_valid", 1, Some(0)),
        Port::input("transmit_tail_1_tail", 32, Some(0)),
        Port::input("transmit_tail_2_valid", 1, Some(0)),
        Port::input("transmit_tail_2_tail", 32, Some(0)),
        Port::input("transmit_tail_3_valid", 1, Some(0)),
        Port::input("transmit_tail_3_tail", 32, Some(0)),
        Port::input("refused_valid", 1, Some(0)),
        Port::input("refused_value", 8, Some(0)),
        Port::input("packet_valid", 1, Some(0)),
        Port::output("packet_ready", 1, Some(0)),
        Port::input("packet_data", 512, Some(0)),
        Port::input("packet_last", 1, Some(0)),
        Port::input("packet_error", 1, Some(0)),
        Port::input("packet_length_bytes", 14, Some(0)),
        Port::input("packet_ring", 8, Some(0)),
        Port::input("packet_destination", 2, Some(0)),
        Port::input("packet_protocol", 3, Some(0)),
        Port::input("packet_checksum", 2, Some(0)),
        Port::input("packet_flow_hash", 32, Some(0)),
        Port::input("packet_timestamp_cycles", 48, Some(0)),
        Port::output("forwarded_valid", 1, Some(0)),
        Port::input("forwarded_ready", 1, Some(0)),
        Port::output("forwarded_data", 512, Some(0)),
        Port::output("forwarded_last", 1, Some(0)),
        Port::output("forwarded_error", 1, Some(0)),
        Port::output("forwarded_length_bytes", 14, Some(0)),
        Port::output("forwarded_ring", 8, Some(0)),
        Port::output("forwarded_destination", 2, Some(0)),
        Port::output("forwarded_protocol", 3, Some(0)),
        Port::output("forwarded_checksum", 2, Some(0)),
        Port::output("forwarded_flow_hash", 32, Some(0)),
        Port::output("forwarded_timestamp_cycles", 48, Some(0)),
        Port::output("receive_segment_valid", 1, Some(0)),
        Port::input("receive_segment_ready", 1, Some(0)),
        Port::output("receive_segment_drop", 1, Some(0)),
        Port::output("receive_segment_address", 52, Some(0)),
        Port::output("receive_segment_length_bytes", 14, Some(0)),
        Port::output("receive_segment_last", 1, Some(0)),
        Port::output("receive_segment_packet_length_bytes", 14, Some(0)),
        Port::output("receive_segment_ring", 8, Some(0)),
        Port::output("receive_segment_operation", 4, Some(0)),
        Port::output("receive_segment_space", 2, Some(0)),
        Port::output("receive_segment_checksum", 2, Some(0)),
        Port::input("receive_done_valid", 1, Some(0)),
        Port::output("receive_done_ready", 1, Some(0)),
        Port::input("receive_done_ring", 8, Some(0)),
        Port::input("receive_done_last", 1, Some(0)),
        Port::input("receive_done_failed", 1, Some(0)),
        Port::output("transmit_segment_valid", 1, Some(0)),
        Port::input("transmit_segment_ready", 1, Some(0)),
        Port::output("transmit_segment_drop", 1, Some(0)),
        Port::output("transmit_segment_address", 52, Some(0)),
        Port::output("transmit_segment_length_bytes", 14, Some(0)),
        Port::output("transmit_segment_last", 1, Some(0)),
        Port::output("transmit_segment_packet_length_bytes", 14, Some(0)),
        Port::output("transmit_segment_ring", 8, Some(0)),
        Port::output("transmit_segment_operation", 4, Some(0)),
        Port::output("transmit_segment_space", 2, Some(0)),
        Port::output("transmit_segment_checksum", 2, Some(0)),
        Port::input("transmit_done_valid", 1, Some(0)),
        Port::output("transmit_done_ready", 1, Some(0)),
        Port::input("transmit_done_ring", 8, Some(0)),
        Port::input("transmit_done_last", 1, Some(0)),
        Port::input("transmit_done_failed", 1, Some(0)),
        Port::output("line_request_valid", 1, Some(0)),
        Port::input("line_request_ready", 1, Some(0)),
        Port::output("line_request_operation", 4, Some(0)),
        Port::output("line_request_space", 2, Some(0)),
        Port::output("line_request_line_address", 46, Some(0)),
        Port::output("line_request_data", 512, Some(0)),
        Port::output("line_request_byte_enable", 64, Some(0)),
        Port::output("line_request_tag", 8, Some(0)),
        Port::output("line_request_selection", 8, Some(0)),
        Port::input("line_response_valid", 1, Some(0)),
        Port::output("line_response_ready", 1, Some(0)),
        Port::input("line_response_tag", 8, Some(0)),
        Port::input("line_response_status", 1, Some(0)),
        Port::input("line_response_data", 512, Some(0)),
        Port::output("interrupt_valid", 1, Some(0)),
        Port::input("interrupt_ready", 1, Some(0)),
        Port::output("interrupt_vector", 9, Some(0)),
        Port::output("receive_status_0_state", 3, Some(0)),
        Port::output("receive_status_0_fault", 4, Some(0)),
        Port::output("receive_status_0_posted", 32, Some(0)),
        Port::output("receive_status_0_completed", 32, Some(0)),
        Port::output("receive_status_0_packets", 64, Some(0)),
        Port::output("receive_status_0_bytes", 64, Some(0)),
        Port::output("receive_status_0_descriptors", 64, Some(0)),
        Port::output("receive_status_0_polls", 64, Some(0)),
        Port::output("receive_status_0_line_reads", 64, Some(0)),
        Port::output("receive_status_0_completion_lines", 64, Some(0)),
        Port::output("receive_status_0_index_writes", 64, Some(0)),
        Port::output("receive_status_0_interrupts", 64, Some(0)),
        Port::output("receive_status_0_stopped_drops", 64, Some(0)),
        Port::output("receive_status_0_starved_drops", 64, Some(0)),
        Port::output("receive_status_0_truncated", 64, Some(0)),
        Port::output("receive_status_0_returned", 64, Some(0)),
        Port::output("receive_status_0_poisoned", 64, Some(0)),
        Port::output("receive_status_0_strays", 16, Some(0)),
        Port::output("receive_status_1_state", 3, Some(0)),
        Port::output("receive_status_1_fault", 4, Some(0)),
        Port::output("receive_status_1_posted", 32, Some(0)),
        Port::output("receive_status_1_completed", 32, Some(0)),
        Port::output("receive_status_1_packets", 64, Some(0)),
        Port::output("receive_status_1_bytes", 64, Some(0)),
        Port::output("receive_status_1_descriptors", 64, Some(0)),
        Port::output("receive_status_1_polls", 64, Some(0)),
        Port::output("receive_status_1_line_reads", 64, Some(0)),
        Port::output("receive_status_1_completion_lines", 64, Some(0)),
        Port::output("receive_status_1_index_writes", 64, Some(0)),
        Port::output("receive_status_1_interrupts", 64, Some(0)),
        Port::output("receive_status_1_stopped_drops", 64, Some(0)),
        Port::output("receive_status_1_starved_drops", 64, Some(0)),
        Port::output("receive_status_1_truncated", 64, Some(0)),
        Port::output("receive_status_1_returned", 64, Some(0)),
        Port::output("receive_status_1_poisoned", 64, Some(0)),
        Port::output("receive_status_1_strays", 16, Some(0)),
        Port::output("receive_status_2_state", 3, Some(0)),
        Port::output("receive_status_2_fault", 4, Some(0)),
        Port::output("receive_status_2_posted", 32, Some(0)),
        Port::output("receive_status_2_completed", 32, Some(0)),
        Port::output("receive_status_2_packets", 64, Some(0)),
        Port::output("receive_status_2_bytes", 64, Some(0)),
        Port::output("receive_status_2_descriptors", 64, Some(0)),
        Port::output("receive_status_2_polls", 64, Some(0)),
        Port::output("receive_status_2_line_reads", 64, Some(0)),
        Port::output("receive_status_2_completion_lines", 64, Some(0)),
        Port::output("receive_status_2_index_writes", 64, Some(0)),
        Port::output("receive_status_2_interrupts", 64, Some(0)),
        Port::output("receive_status_2_stopped_drops", 64, Some(0)),
        Port::output("receive_status_2_starved_drops", 64, Some(0)),
        Port::output("receive_status_2_truncated", 64, Some(0)),
        Port::output("receive_status_2_returned", 64, Some(0)),
        Port::output("receive_status_2_poisoned", 64, Some(0)),
        Port::output("receive_status_2_strays", 16, Some(0)),
        Port::output("receive_status_3_state", 3, Some(0)),
        Port::output("receive_status_3_fault", 4, Some(0)),
        Port::output("receive_status_3_posted", 32, Some(0)),
        Port::output("receive_status_3_completed", 32, Some(0)),
        Port::output("receive_status_3_packets", 64, Some(0)),
        Port::output("receive_status_3_bytes", 64, Some(0)),
        Port::output("receive_status_3_descriptors", 64, Some(0)),
        Port::output("receive_status_3_polls", 64, Some(0)),
        Port::output("receive_status_3_line_reads", 64, Some(0)),
        Port::output("receive_status_3_completion_lines", 64, Some(0)),
        Port::output("receive_status_3_index_writes", 64, Some(0)),
        Port::output("receive_status_3_interrupts", 64, Some(0)),
        Port::output("receive_status_3_stopped_drops", 64, Some(0)),
        Port::output("receive_status_3_starved_drops", 64, Some(0)),
        Port::output("receive_status_3_truncated", 64, Some(0)),
        Port::output("receive_status_3_returned", 64, Some(0)),
        Port::output("receive_status_3_poisoned", 64, Some(0)),
        Port::output("receive_status_3_strays", 16, Some(0)),
        Port::output("transmit_status_0_state", 3, Some(0)),
        Port::output("transmit_status_0_fault", 4, Some(0)),
        Port::output("transmit_status_0_posted", 32, Some(0)),
        Port::output("transmit_status_0_completed", 32, Some(0)),
        Port::output("transmit_status_0_packets", 64, Some(0)),
        Port::output("transmit_status_0_bytes", 64, Some(0)),
        Port::output("transmit_status_0_descriptors", 64, Some(0)),
        Port::output("transmit_status_0_polls", 64, Some(0)),
        Port::output("transmit_status_0_line_reads", 64, Some(0)),
        Port::output("transmit_status_0_completion_lines", 64, Some(0)),
        Port::output("transmit_status_0_index_writes", 64, Some(0)),
        Port::output("transmit_status_0_interrupts", 64, Some(0)),
        Port::output("transmit_status_0_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_0_starved_drops", 64, Some(0)),
        Port::output("transmit_status_0_truncated", 64, Some(0)),
        Port::output("transmit_status_0_returned", 64, Some(0)),
        Port::output("transmit_status_0_poisoned", 64, Some(0)),
        Port::output("transmit_status_0_strays", 16, Some(0)),
        Port::output("transmit_status_1_state", 3, Some(0)),
        Port::output("transmit_status_1_fault", 4, Some(0)),
        Port::output("transmit_status_1_posted", 32, Some(0)),
        Port::output("transmit_status_1_completed", 32, Some(0)),
        Port::output("transmit_status_1_packets", 64, Some(0)),
        Port::output("transmit_status_1_bytes", 64, Some(0)),
        Port::output("transmit_status_1_descriptors", 64, Some(0)),
        Port::output("transmit_status_1_polls", 64, Some(0)),
        Port::output("transmit_status_1_line_reads", 64, Some(0)),
        Port::output("transmit_status_1_completion_lines", 64, Some(0)),
        Port::output("transmit_status_1_index_writes", 64, Some(0)),
        Port::output("transmit_status_1_interrupts", 64, Some(0)),
        Port::output("transmit_status_1_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_1_starved_drops", 64, Some(0)),
        Port::output("transmit_status_1_truncated", 64, Some(0)),
        Port::output("transmit_status_1_returned", 64, Some(0)),
        Port::output("transmit_status_1_poisoned", 64, Some(0)),
        Port::output("transmit_status_1_strays", 16, Some(0)),
        Port::output("transmit_status_2_state", 3, Some(0)),
        Port::output("transmit_status_2_fault", 4, Some(0)),
        Port::output("transmit_status_2_posted", 32, Some(0)),
        Port::output("transmit_status_2_completed", 32, Some(0)),
        Port::output("transmit_status_2_packets", 64, Some(0)),
        Port::output("transmit_status_2_bytes", 64, Some(0)),
        Port::output("transmit_status_2_descriptors", 64, Some(0)),
        Port::output("transmit_status_2_polls", 64, Some(0)),
        Port::output("transmit_status_2_line_reads", 64, Some(0)),
        Port::output("transmit_status_2_completion_lines", 64, Some(0)),
        Port::output("transmit_status_2_index_writes", 64, Some(0)),
        Port::output("transmit_status_2_interrupts", 64, Some(0)),
        Port::output("transmit_status_2_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_2_starved_drops", 64, Some(0)),
        Port::output("transmit_status_2_truncated", 64, Some(0)),
        Port::output("transmit_status_2_returned", 64, Some(0)),
        Port::output("transmit_status_2_poisoned", 64, Some(0)),
        Port::output("transmit_status_2_strays", 16, Some(0)),
        Port::output("transmit_status_3_state", 3, Some(0)),
        Port::output("transmit_status_3_fault", 4, Some(0)),
        Port::output("transmit_status_3_posted", 32, Some(0)),
        Port::output("transmit_status_3_completed", 32, Some(0)),
        Port::output("transmit_status_3_packets", 64, Some(0)),
        Port::output("transmit_status_3_bytes", 64, Some(0)),
        Port::output("transmit_status_3_descriptors", 64, Some(0)),
        Port::output("transmit_status_3_polls", 64, Some(0)),
        Port::output("transmit_status_3_line_reads", 64, Some(0)),
        Port::output("transmit_status_3_completion_lines", 64, Some(0)),
        Port::output("transmit_status_3_index_writes", 64, Some(0)),
        Port::output("transmit_status_3_interrupts", 64, Some(0)),
        Port::output("transmit_status_3_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_3_starved_drops", 64, Some(0)),
        Port::output("transmit_status_3_truncated", 64, Some(0)),
        Port::output("transmit_status_3_returned", 64, Some(0)),
        Port::output("transmit_status_3_poisoned", 64, Some(0)),
        Port::output("transmit_status_3_strays", 16, Some(0)),
        Port::output("dispatch_status_packets", 64, Some(0)),
        Port::output("dispatch_status_unknown_ring_drops", 64, Some(0)),
    ],
    groups: &[
        Group {
            name: "receive_configuration_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 2 },
                Field { name: "size_log2", port: 3 },
                Field { name: "layout", port: 4 },
                Field { name: "signal", port: 5 },
                Field { name: "completion", port: 6 },
                Field { name: "ring_space", port: 7 },
                Field { name: "data_space", port: 8 },
                Field { name: "base_address", port: 9 },
                Field { name: "tail_address", port: 10 },
                Field { name: "completion_address", port: 11 },
                Field { name: "fetch_operation", port: 12 },
                Field { name: "fetch_lines", port: 13 },
                Field { name: "prefetch_operation", port: 14 },
                Field { name: "prefetch_lines", port: 15 },
                Field { name: "poll_operation", port: 16 },
                Field { name: "poll_interval_cycles", port: 17 },
                Field { name: "event_driven", port: 18 },
                Field { name: "completion_operation", port: 19 },
                Field { name: "data_operation", port: 20 },
                Field { name: "batch", port: 21 },
                Field { name: "batch_timeout_cycles", port: 22 },
                Field { name: "starve_cycles", port: 23 },
                Field { name: "interrupt_packets", port: 24 },
                Field { name: "interrupt_delay_cycles", port: 25 },
            ],
        },
        Group {
            name: "receive_configuration_1",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 26 },
                Field { name: "size_log2", port: 27 },
                Field { name: "layout", port: 28 },
                Field { name: "signal", port: 29 },
                Field { name: "completion", port: 30 },
                Field { name: "ring_space", port: 31 },
                Field { name: "data_space", port: 32 },
                Field { name: "base_address", port: 33 },
                Field { name: "tail_address", port: 34 },
                Field { name: "completion_address", port: 35 },
                Field { name: "fetch_operation", port: 36 },
                Field { name: "fetch_lines", port: 37 },
                Field { name: "prefetch_operation", port: 38 },
                Field { name: "prefetch_lines", port: 39 },
                Field { name: "poll_operation", port: 40 },
                Field { name: "poll_interval_cycles", port: 41 },
                Field { name: "event_driven", port: 42 },
                Field { name: "completion_operation", port: 43 },
                Field { name: "data_operation", port: 44 },
                Field { name: "batch", port: 45 },
                Field { name: "batch_timeout_cycles", port: 46 },
                Field { name: "starve_cycles", port: 47 },
                Field { name: "interrupt_packets", port: 48 },
                Field { name: "interrupt_delay_cycles", port: 49 },
            ],
        },
        Group {
            name: "receive_configuration_2",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 50 },
                Field { name: "size_log2", port: 51 },
                Field { name: "layout", port: 52 },
                Field { name: "signal", port: 53 },
                Field { name: "completion", port: 54 },
                Field { name: "ring_space", port: 55 },
                Field { name: "data_space", port: 56 },
                Field { name: "base_address", port: 57 },
                Field { name: "tail_address", port: 58 },
                Field { name: "completion_address", port: 59 },
                Field { name: "fetch_operation", port: 60 },
                Field { name: "fetch_lines", port: 61 },
                Field { name: "prefetch_operation", port: 62 },
                Field { name: "prefetch_lines", port: 63 },
                Field { name: "poll_operation", port: 64 },
                Field { name: "poll_interval_cycles", port: 65 },
                Field { name: "event_driven", port: 66 },
                Field { name: "completion_operation", port: 67 },
                Field { name: "data_operation", port: 68 },
                Field { name: "batch", port: 69 },
                Field { name: "batch_timeout_cycles", port: 70 },
                Field { name: "starve_cycles", port: 71 },
                Field { name: "interrupt_packets", port: 72 },
                Field { name: "interrupt_delay_cycles", port: 73 },
            ],
        },
        Group {
            name: "receive_configuration_3",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 74 },
                Field { name: "size_log2", port: 75 },
                Field { name: "layout", port: 76 },
                Field { name: "signal", port: 77 },
                Field { name: "completion", port: 78 },
                Field { name: "ring_space", port: 79 },
                Field { name: "data_space", port: 80 },
                Field { name: "base_address", port: 81 },
                Field { name: "tail_address", port: 82 },
                Field { name: "completion_address", port: 83 },
                Field { name: "fetch_operation", port: 84 },
                Field { name: "fetch_lines", port: 85 },
                Field { name: "prefetch_operation", port: 86 },
                Field { name: "prefetch_lines", port: 87 },
                Field { name: "poll_operation", port: 88 },
                Field { name: "poll_interval_cycles", port: 89 },
                Field { name: "event_driven", port: 90 },
                Field { name: "completion_operation", port: 91 },
                Field { name: "data_operation", port: 92 },
                Field { name: "batch", port: 93 },
                Field { name: "batch_timeout_cycles", port: 94 },
                Field { name: "starve_cycles", port: 95 },
                Field { name: "interrupt_packets", port: 96 },
                Field { name: "interrupt_delay_cycles", port: 97 },
            ],
        },
        Group {
            name: "transmit_configuration_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 98 },
                Field { name: "size_log2", port: 99 },
                Field { name: "layout", port: 100 },
                Field { name: "signal", port: 101 },
                Field { name: "completion", port: 102 },
                Field { name: "ring_space", port: 103 },
                Field { name: "data_space", port: 104 },
                Field { name: "base_address", port: 105 },
                Field { name: "tail_address", port: 106 },
                Field { name: "completion_address", port: 107 },
                Field { name: "fetch_operation", port: 108 },
                Field { name: "fetch_lines", port: 109 },
                Field { name: "prefetch_operation", port: 110 },
                Field { name: "prefetch_lines", port: 111 },
                Field { name: "poll_operation", port: 112 },
                Field { name: "poll_interval_cycles", port: 113 },
                Field { name: "event_driven", port: 114 },
                Field { name: "completion_operation", port: 115 },
                Field { name: "data_operation", port: 116 },
                Field { name: "batch", port: 117 },
                Field { name: "batch_timeout_cycles", port: 118 },
                Field { name: "starve_cycles", port: 119 },
                Field { name: "interrupt_packets", port: 120 },
                Field { name: "interrupt_delay_cycles", port: 121 },
            ],
        },
        Group {
            name: "transmit_configuration_1",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 122 },
                Field { name: "size_log2", port: 123 },
                Field { name: "layout", port: 124 },
                Field { name: "signal", port: 125 },
                Field { name: "completion", port: 126 },
                Field { name: "ring_space", port: 127 },
                Field { name: "data_space", port: 128 },
                Field { name: "base_address", port: 129 },
                Field { name: "tail_address", port: 130 },
                Field { name: "completion_address", port: 131 },
                Field { name: "fetch_operation", port: 132 },
                Field { name: "fetch_lines", port: 133 },
                Field { name: "prefetch_operation", port: 134 },
                Field { name: "prefetch_lines", port: 135 },
                Field { name: "poll_operation", port: 136 },
                Field { name: "poll_interval_cycles", port: 137 },
                Field { name: "event_driven", port: 138 },
                Field { name: "completion_operation", port: 139 },
                Field { name: "data_operation", port: 140 },
                Field { name: "batch", port: 141 },
                Field { name: "batch_timeout_cycles", port: 142 },
                Field { name: "starve_cycles", port: 143 },
                Field { name: "interrupt_packets", port: 144 },
                Field { name: "interrupt_delay_cycles", port: 145 },
            ],
        },
        Group {
            name: "transmit_configuration_2",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 146 },
                Field { name: "size_log2", port: 147 },
                Field { name: "layout", port: 148 },
                Field { name: "signal", port: 149 },
                Field { name: "completion", port: 150 },
                Field { name: "ring_space", port: 151 },
                Field { name: "data_space", port: 152 },
                Field { name: "base_address", port: 153 },
                Field { name: "tail_address", port: 154 },
                Field { name: "completion_address", port: 155 },
                Field { name: "fetch_operation", port: 156 },
                Field { name: "fetch_lines", port: 157 },
                Field { name: "prefetch_operation", port: 158 },
                Field { name: "prefetch_lines", port: 159 },
                Field { name: "poll_operation", port: 160 },
                Field { name: "poll_interval_cycles", port: 161 },
                Field { name: "event_driven", port: 162 },
                Field { name: "completion_operation", port: 163 },
                Field { name: "data_operation", port: 164 },
                Field { name: "batch", port: 165 },
                Field { name: "batch_timeout_cycles", port: 166 },
                Field { name: "starve_cycles", port: 167 },
                Field { name: "interrupt_packets", port: 168 },
                Field { name: "interrupt_delay_cycles", port: 169 },
            ],
        },
        Group {
            name: "transmit_configuration_3",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 170 },
                Field { name: "size_log2", port: 171 },
                Field { name: "layout", port: 172 },
                Field { name: "signal", port: 173 },
                Field { name: "completion", port: 174 },
                Field { name: "ring_space", port: 175 },
                Field { name: "data_space", port: 176 },
                Field { name: "base_address", port: 177 },
                Field { name: "tail_address", port: 178 },
                Field { name: "completion_address", port: 179 },
                Field { name: "fetch_operation", port: 180 },
                Field { name: "fetch_lines", port: 181 },
                Field { name: "prefetch_operation", port: 182 },
                Field { name: "prefetch_lines", port: 183 },
                Field { name: "poll_operation", port: 184 },
                Field { name: "poll_interval_cycles", port: 185 },
                Field { name: "event_driven", port: 186 },
                Field { name: "completion_operation", port: 187 },
                Field { name: "data_operation", port: 188 },
                Field { name: "batch", port: 189 },
                Field { name: "batch_timeout_cycles", port: 190 },
                Field { name: "starve_cycles", port: 191 },
                Field { name: "interrupt_packets", port: 192 },
                Field { name: "interrupt_delay_cycles", port: 193 },
            ],
        },
        Group {
            name: "range_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 194 },
                Field { name: "end_address", port: 195 },
            ],
        },
        Group {
            name: "range_1",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 196 },
                Field { name: "end_address", port: 197 },
            ],
        },
        Group {
            name: "range_2",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 198 },
                Field { name: "end_address", port: 199 },
            ],
        },
        Group {
            name: "range_3",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 200 },
                Field { name: "end_address", port: 201 },
            ],
        },
        Group {
            name: "range_4",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 202 },
                Field { name: "end_address", port: 203 },
            ],
        },
        Group {
            name: "range_5",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 204 },
                Field { name: "end_address", port: 205 },
            ],
        },
        Group {
            name: "range_6",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 206 },
                Field { name: "end_address", port: 207 },
            ],
        },
        Group {
            name: "range_7",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 208 },
                Field { name: "end_address", port: 209 },
            ],
        },
        Group {
            name: "range_8",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 210 },
                Field { name: "end_address", port: 211 },
            ],
        },
        Group {
            name: "range_9",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 212 },
                Field { name: "end_address", port: 213 },
            ],
        },
        Group {
            name: "range_10",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 214 },
                Field { name: "end_address", port: 215 },
            ],
        },
        Group {
            name: "range_11",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 216 },
                Field { name: "end_address", port: 217 },
            ],
        },
        Group {
            name: "range_12",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 218 },
                Field { name: "end_address", port: 219 },
            ],
        },
        Group {
            name: "range_13",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 220 },
                Field { name: "end_address", port: 221 },
            ],
        },
        Group {
            name: "range_14",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 222 },
                Field { name: "end_address", port: 223 },
            ],
        },
        Group {
            name: "range_15",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 224 },
                Field { name: "end_address", port: 225 },
            ],
        },
        Group {
            name: "receive_tail_0",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(226),
            ready: None,
            fields: &[Field { name: "tail", port: 227 }],
        },
        Group {
            name: "receive_tail_1",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(228),
            ready: None,
            fields: &[Field { name: "tail", port: 229 }],
        },
        Group {
            name: "receive_tail_2",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(230),
            ready: None,
            fields: &[Field { name: "tail", port: 231 }],
        },
        Group {
            name: "receive_tail_3",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(232),
            ready: None,
            fields: &[Field { name: "tail", port: 233 }],
        },
        Group {
            name: "transmit_tail_0",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(234),
            ready: None,
            fields: &[Field { name: "tail", port: 235 }],
        },
        Group {
            name: "transmit_tail_1",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(236),
            ready: None,
            fields: &[Field { name: "tail", port: 237 }],
        },
        Group {
            name: "transmit_tail_2",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(238),
            ready: None,
            fields: &[Field { name: "tail", port: 239 }],
        },
        Group {
            name: "transmit_tail_3",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(240),
            ready: None,
            fields: &[Field { name: "tail", port: 241 }],
        },
        Group {
            name: "refused",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Identifier<8>",
            valid: Some(242),
            ready: None,
            fields: &[Field { name: "value", port: 243 }],
        },
        Group {
            name: "packet",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(244),
            ready: Some(245),
            fields: &[
                Field { name: "data", port: 246 },
                Field { name: "last", port: 247 },
                Field { name: "error", port: 248 },
                Field { name: "length_bytes", port: 249 },
                Field { name: "ring", port: 250 },
                Field { name: "destination", port: 251 },
                Field { name: "protocol", port: 252 },
                Field { name: "checksum", port: 253 },
                Field { name: "flow_hash", port: 254 },
                Field { name: "timestamp_cycles", port: 255 },
            ],
        },
        Group {
            name: "forwarded",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(256),
            ready: Some(257),
            fields: &[
                Field { name: "data", port: 258 },
                Field { name: "last", port: 259 },
                Field { name: "error", port: 260 },
                Field { name: "length_bytes", port: 261 },
                Field { name: "ring", port: 262 },
                Field { name: "destination", port: 263 },
                Field { name: "protocol", port: 264 },
                Field { name: "checksum", port: 265 },
                Field { name: "flow_hash", port: 266 },
                Field { name: "timestamp_cycles", port: 267 },
            ],
        },
        Group {
            name: "receive_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(268),
            ready: Some(269),
            fields: &[
                Field { name: "drop", port: 270 },
                Field { name: "address", port: 271 },
                Field { name: "length_bytes", port: 272 },
                Field { name: "last", port: 273 },
                Field { name: "packet_length_bytes", port: 274 },
                Field { name: "ring", port: 275 },
                Field { name: "operation", port: 276 },
                Field { name: "space", port: 277 },
                Field { name: "checksum", port: 278 },
            ],
        },
        Group {
            name: "receive_done",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(279),
            ready: Some(280),
            fields: &[
                Field { name: "ring", port: 281 },
                Field { name: "last", port: 282 },
                Field { name: "failed", port: 283 },
            ],
        },
        Group {
            name: "transmit_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(284),
            ready: Some(285),
            fields: &[
                Field { name: "drop", port: 286 },
                Field { name: "address", port: 287 },
                Field { name: "length_bytes", port: 288 },
                Field { name: "last", port: 289 },
                Field { name: "packet_length_bytes", port: 290 },
                Field { name: "ring", port: 291 },
                Field { name: "operation", port: 292 },
                Field { name: "space", port: 293 },
                Field { name: "checksum", port: 294 },
            ],
        },
        Group {
            name: "transmit_done",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(295),
            ready: Some(296),
            fields: &[
                Field { name: "ring", port: 297 },
                Field { name: "last", port: 298 },
                Field { name: "failed", port: 299 },
            ],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(300),
            ready: Some(301),
            fields: &[
                Field { name: "operation", port: 302 },
                Field { name: "space", port: 303 },
                Field { name: "line_address", port: 304 },
                Field { name: "data", port: 305 },
                Field { name: "byte_enable", port: 306 },
                Field { name: "tag", port: 307 },
                Field { name: "selection", port: 308 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(309),
            ready: Some(310),
            fields: &[
                Field { name: "tag", port: 311 },
                Field { name: "status", port: 312 },
                Field { name: "data", port: 313 },
            ],
        },
        Group {
            name: "interrupt",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Interrupt",
            valid: Some(314),
            ready: Some(315),
            fields: &[Field { name: "vector", port: 316 }],
        },
        Group {
            name: "receive_status_0",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 317 },
                Field { name: "fault", port: 318 },
                Field { name: "posted", port: 319 },
                Field { name: "completed", port: 320 },
                Field { name: "packets", port: 321 },
                Field { name: "bytes", port: 322 },
                Field { name: "descriptors", port: 323 },
                Field { name: "polls", port: 324 },
                Field { name: "line_reads", port: 325 },
                Field { name: "completion_lines", port: 326 },
                Field { name: "index_writes", port: 327 },
                Field { name: "interrupts", port: 328 },
                Field { name: "stopped_drops", port: 329 },
                Field { name: "starved_drops", port: 330 },
                Field { name: "truncated", port: 331 },
                Field { name: "returned", port: 332 },
                Field { name: "poisoned", port: 333 },
                Field { name: "strays", port: 334 },
            ],
        },
        Group {
            name: "receive_status_1",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 335 },
                Field { name: "fault", port: 336 },
                Field { name: "posted", port: 337 },
                Field { name: "completed", port: 338 },
                Field { name: "packets", port: 339 },
                Field { name: "bytes", port: 340 },
                Field { name: "descriptors", port: 341 },
                Field { name: "polls", port: 342 },
                Field { name: "line_reads", port: 343 },
                Field { name: "completion_lines", port: 344 },
                Field { name: "index_writes", port: 345 },
                Field { name: "interrupts", port: 346 },
                Field { name: "stopped_drops", port: 347 },
                Field { name: "starved_drops", port: 348 },
                Field { name: "truncated", port: 349 },
                Field { name: "returned", port: 350 },
                Field { name: "poisoned", port: 351 },
                Field { name: "strays", port: 352 },
            ],
        },
        Group {
            name: "receive_status_2",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 353 },
                Field { name: "fault", port: 354 },
                Field { name: "posted", port: 355 },
                Field { name: "completed", port: 356 },
                Field { name: "packets", port: 357 },
                Field { name: "bytes", port: 358 },
                Field { name: "descriptors", port: 359 },
                Field { name: "polls", port: 360 },
                Field { name: "line_reads", port: 361 },
                Field { name: "completion_lines", port: 362 },
                Field { name: "index_writes", port: 363 },
                Field { name: "interrupts", port: 364 },
                Field { name: "stopped_drops", port: 365 },
                Field { name: "starved_drops", port: 366 },
                Field { name: "truncated", port: 367 },
                Field { name: "returned", port: 368 },
                Field { name: "poisoned", port: 369 },
                Field { name: "strays", port: 370 },
            ],
        },
        Group {
            name: "receive_status_3",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 371 },
                Field { name: "fault", port: 372 },
                Field { name: "posted", port: 373 },
                Field { name: "completed", port: 374 },
                Field { name: "packets", port: 375 },
                Field { name: "bytes", port: 376 },
                Field { name: "descriptors", port: 377 },
                Field { name: "polls", port: 378 },
                Field { name: "line_reads", port: 379 },
                Field { name: "completion_lines", port: 380 },
                Field { name: "index_writes", port: 381 },
                Field { name: "interrupts", port: 382 },
                Field { name: "stopped_drops", port: 383 },
                Field { name: "starved_drops", port: 384 },
                Field { name: "truncated", port: 385 },
                Field { name: "returned", port: 386 },
                Field { name: "poisoned", port: 387 },
                Field { name: "strays", port: 388 },
            ],
        },
        Group {
            name: "transmit_status_0",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 389 },
                Field { name: "fault", port: 390 },
                Field { name: "posted", port: 391 },
                Field { name: "completed", port: 392 },
                Field { name: "packets", port: 393 },
                Field { name: "bytes", port: 394 },
                Field { name: "descriptors", port: 395 },
                Field { name: "polls", port: 396 },
                Field { name: "line_reads", port: 397 },
                Field { name: "completion_lines", port: 398 },
                Field { name: "index_writes", port: 399 },
                Field { name: "interrupts", port: 400 },
                Field { name: "stopped_drops", port: 401 },
                Field { name: "starved_drops", port: 402 },
                Field { name: "truncated", port: 403 },
                Field { name: "returned", port: 404 },
                Field { name: "poisoned", port: 405 },
                Field { name: "strays", port: 406 },
            ],
        },
        Group {
            name: "transmit_status_1",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 407 },
                Field { name: "fault", port: 408 },
                Field { name: "posted", port: 409 },
                Field { name: "completed", port: 410 },
                Field { name: "packets", port: 411 },
                Field { name: "bytes", port: 412 },
                Field { name: "descriptors", port: 413 },
                Field { name: "polls", port: 414 },
                Field { name: "line_reads", port: 415 },
                Field { name: "completion_lines", port: 416 },
                Field { name: "index_writes", port: 417 },
                Field { name: "interrupts", port: 418 },
                Field { name: "stopped_drops", port: 419 },
                Field { name: "starved_drops", port: 420 },
                Field { name: "truncated", port: 421 },
                Field { name: "returned", port: 422 },
                Field { name: "poisoned", port: 423 },
                Field { name: "strays", port: 424 },
            ],
        },
        Group {
            name: "transmit_status_2",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 425 },
                Field { name: "fault", port: 426 },
                Field { name: "posted", port: 427 },
                Field { name: "completed", port: 428 },
                Field { name: "packets", port: 429 },
                Field { name: "bytes", port: 430 },
                Field { name: "descriptors", port: 431 },
                Field { name: "polls", port: 432 },
                Field { name: "line_reads", port: 433 },
                Field { name: "completion_lines", port: 434 },
                Field { name: "index_writes", port: 435 },
                Field { name: "interrupts", port: 436 },
                Field { name: "stopped_drops", port: 437 },
                Field { name: "starved_drops", port: 438 },
                Field { name: "truncated", port: 439 },
                Field { name: "returned", port: 440 },
                Field { name: "poisoned", port: 441 },
                Field { name: "strays", port: 442 },
            ],
        },
        Group {
            name: "transmit_status_3",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 443 },
                Field { name: "fault", port: 444 },
                Field { name: "posted", port: 445 },
                Field { name: "completed", port: 446 },
                Field { name: "packets", port: 447 },
                Field { name: "bytes", port: 448 },
                Field { name: "descriptors", port: 449 },
                Field { name: "polls", port: 450 },
                Field { name: "line_reads", port: 451 },
                Field { name: "completion_lines", port: 452 },
                Field { name: "index_writes", port: 453 },
                Field { name: "interrupts", port: 454 },
                Field { name: "stopped_drops", port: 455 },
                Field { name: "starved_drops", port: 456 },
                Field { name: "truncated", port: 457 },
                Field { name: "returned", port: 458 },
                Field { name: "poisoned", port: 459 },
                Field { name: "strays", port: 460 },
            ],
        },
        Group {
            name: "dispatch_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DispatchStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 461 },
                Field { name: "unknown_ring_drops", port: 462 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 4, most: 4, after: "line_response" }),
        interval: Some(1),
        waits_on: &[
            "packet",
            "forwarded",
            "receive_segment",
            "receive_done",
            "transmit_segment",
            "transmit_done",
            "line_request",
            "line_response",
            "interrupt",
        ],
        source: "CXL-NIC 4.1, 4.2, 7.1",
    }),
};

/// Manages the descriptors of several rings.
#[derive(Debug)]
pub struct DmuR4L16D512B32A16 {
    model: Model,
}

impl DmuR4L16D512B32A16 {
    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_0: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(0);

    /// How the receive half of each ring works.
    pub fn receive_configuration_0(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_0)
    }

    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_1: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(1);

    /// How the receive half of each ring works.
    pub fn receive_configuration_1(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_1)
    }

    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_2: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(2);

    /// How the receive half of each ring works.
    pub fn receive_configuration_2(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_2)
    }

    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_3: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(3);

    /// How the receive half of each ring works.
    pub fn receive_configuration_3(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_3)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_0: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(4);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_0(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_0)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_1: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(5);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_1(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_1)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_2: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(6);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_2(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_2)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_3: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(7);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_3(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_3)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_0: LevelInlet<Self, message::RingRange> = LevelInlet::new(8);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_0(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_0)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_1: LevelInlet<Self, message::RingRange> = LevelInlet::new(9);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_1(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_1)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_2: LevelInlet<Self, message::RingRange> = LevelInlet::new(10);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_2(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_2)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_3: LevelInlet<Self, message::RingRange> = LevelInlet::new(11);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_3(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_3)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_4: LevelInlet<Self, message::RingRange> = LevelInlet::new(12);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_4(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_4)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_5: LevelInlet<Self, message::RingRange> = LevelInlet::new(13);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_5(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_5)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_6: LevelInlet<Self, message::RingRange> = LevelInlet::new(14);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_6(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_6)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_7: LevelInlet<Self, message::RingRange> = LevelInlet::new(15);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_7(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_7)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_8: LevelInlet<Self, message::RingRange> = LevelInlet::new(16);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_8(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_8)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_9: LevelInlet<Self, message::RingRange> = LevelInlet::new(17);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_9(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_9)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_10: LevelInlet<Self, message::RingRange> = LevelInlet::new(18);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_10(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_10)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_11: LevelInlet<Self, message::RingRange> = LevelInlet::new(19);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_11(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_11)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_12: LevelInlet<Self, message::RingRange> = LevelInlet::new(20);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_12(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_12)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_13: LevelInlet<Self, message::RingRange> = LevelInlet::new(21);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_13(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_13)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_14: LevelInlet<Self, message::RingRange> = LevelInlet::new(22);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_14(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_14)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_15: LevelInlet<Self, message::RingRange> = LevelInlet::new(23);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_15(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_15)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_0: PulseInlet<Self, message::RingTail> = PulseInlet::new(24);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_0(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_0)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_1: PulseInlet<Self, message::RingTail> = PulseInlet::new(25);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_1(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_1)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_2: PulseInlet<Self, message::RingTail> = PulseInlet::new(26);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_2(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_2)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_3: PulseInlet<Self, message::RingTail> = PulseInlet::new(27);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_3(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_3)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_0: PulseInlet<Self, message::RingTail> = PulseInlet::new(28);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_0(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_0)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_1: PulseInlet<Self, message::RingTail> = PulseInlet::new(29);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_1(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_1)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_2: PulseInlet<Self, message::RingTail> = PulseInlet::new(30);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_2(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_2)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_3: PulseInlet<Self, message::RingTail> = PulseInlet::new(31);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_3(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_3)
    }

    /// The ring of which a request was refused.
    pub const REFUSED: PulseInlet<Self, message::Identifier<8>> = PulseInlet::new(32);

    /// The ring of which a request was refused.
    pub fn refused(&mut self) -> PulseInput<'_, message::Identifier<8>> {
        PulseInput::open(&mut self.model, Self::REFUSED)
    }

    /// Packets that have come.
    pub const PACKET: Inlet<Self, message::PacketBeat> = Inlet::new(33);

    /// Packets that have come.
    pub fn packet(&mut self) -> StreamInput<'_, message::PacketBeat> {
        StreamInput::open(&mut self.model, Self::PACKET)
    }

    /// The same packets, for whoever writes them.
    pub const FORWARDED: Outlet<Self, message::PacketBeat> = Outlet::new(34);

    /// The same packets, for whoever writes them.
    pub fn forwarded(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::FORWARDED)
    }

    /// Where they are to be written, in their order.
    pub const RECEIVE_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(35);

    /// Where they are to be written, in their order.
    pub fn receive_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::RECEIVE_SEGMENT)
    }

    /// What has been written, in order.
    pub const RECEIVE_DONE: Inlet<Self, message::SegmentDone> = Inlet::new(36);

    /// What has been written, in order.
    pub fn receive_done(&mut self) -> StreamInput<'_, message::SegmentDone> {
        StreamInput::open(&mut self.model, Self::RECEIVE_DONE)
    }

    /// What is to be sent.
    pub const TRANSMIT_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(37);

    /// What is to be sent.
    pub fn transmit_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_SEGMENT)
    }

    /// What has been read, in order.
    pub const TRANSMIT_DONE: Inlet<Self, message::SegmentDone> = Inlet::new(38);

    /// What has been read, in order.
    pub fn transmit_done(&mut self) -> StreamInput<'_, message::SegmentDone> {
        StreamInput::open(&mut self.model, Self::TRANSMIT_DONE)
    }

    /// Requests for lines; `selection` is the ring.
    pub const LINE_REQUEST: Outlet<Self, message::Routed<message::LineRequest, 8>> =
        Outlet::new(39);

    /// Requests for lines; `selection` is the ring.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::Routed<message::LineRequest, 8>> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(40);

    /// Their answers.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Interrupts of all rings.
    pub const INTERRUPT: Outlet<Self, message::Interrupt> = Outlet::new(41);

    /// Interrupts of all rings.
    pub fn interrupt(&mut self) -> StreamOutput<'_, message::Interrupt> {
        StreamOutput::open(&mut self.model, Self::INTERRUPT)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_0: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(42);

    /// How the receive half of each ring stands.
    pub fn receive_status_0(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_0)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_1: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(43);

    /// How the receive half of each ring stands.
    pub fn receive_status_1(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_1)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_2: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(44);

    /// How the receive half of each ring stands.
    pub fn receive_status_2(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_2)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_3: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(45);

    /// How the receive half of each ring stands.
    pub fn receive_status_3(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_3)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_0: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(46);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_0(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_0)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_1: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(47);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_1(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_1)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_2: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(48);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_2(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_2)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_3: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(49);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_3(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_3)
    }

    /// What was counted of the packets that came.
    pub const DISPATCH_STATUS: LevelOutlet<Self, message::DispatchStatus> = LevelOutlet::new(50);

    /// What was counted of the packets that came.
    pub fn dispatch_status(&mut self) -> LevelOutput<'_, message::DispatchStatus> {
        LevelOutput::open(&mut self.model, Self::DISPATCH_STATUS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `receive_configuration_0_enable`.
    pub fn receive_configuration_0_enable(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `receive_configuration_0_size_log2`.
    pub fn receive_configuration_0_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(3)
    }

    /// Input port `receive_configuration_0_layout`.
    pub fn receive_configuration_0_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(4)
    }

    /// Input port `receive_configuration_0_signal`.
    pub fn receive_configuration_0_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `receive_configuration_0_completion`.
    pub fn receive_configuration_0_completion(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `receive_configuration_0_ring_space`.
    pub fn receive_configuration_0_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(7)
    }

    /// Input port `receive_configuration_0_data_space`.
    pub fn receive_configuration_0_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Input port `receive_configuration_0_base_address`.
    pub fn receive_configuration_0_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(9)
    }

    /// Input port `receive_configuration_0_tail_address`.
    pub fn receive_configuration_0_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(10)
    }

    /// Input port `receive_configuration_0_completion_address`.
    pub fn receive_configuration_0_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(11)
    }

    /// Input port `receive_configuration_0_fetch_operation`.
    pub fn receive_configuration_0_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(12)
    }

    /// Input port `receive_configuration_0_fetch_lines`.
    pub fn receive_configuration_0_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(13)
    }

    /// Input port `receive_configuration_0_prefetch_operation`.
    pub fn receive_configuration_0_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(14)
    }

    /// Input port `receive_configuration_0_prefetch_lines`.
    pub fn receive_configuration_0_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(15)
    }

    /// Input port `receive_configuration_0_poll_operation`.
    pub fn receive_configuration_0_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(16)
    }

    /// Input port `receive_configuration_0_poll_interval_cycles`.
    pub fn receive_configuration_0_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(17)
    }

    /// Input port `receive_configuration_0_event_driven`.
    pub fn receive_configuration_0_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(18)
    }

    /// Input port `receive_configuration_0_completion_operation`.
    pub fn receive_configuration_0_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(19)
    }

    /// Input port `receive_configuration_0_data_operation`.
    pub fn receive_configuration_0_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(20)
    }

    /// Input port `receive_configuration_0_batch`.
    pub fn receive_configuration_0_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(21)
    }

    /// Input port `receive_configuration_0_batch_timeout_cycles`.
    pub fn receive_configuration_0_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(22)
    }

    /// Input port `receive_configuration_0_starve_cycles`.
    pub fn receive_configuration_0_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(23)
    }

    /// Input port `receive_configuration_0_interrupt_packets`.
    pub fn receive_configuration_0_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(24)
    }

    /// Input port `receive_configuration_0_interrupt_delay_cycles`.
    pub fn receive_configuration_0_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(25)
    }

    /// Input port `receive_configuration_1_enable`.
    pub fn receive_configuration_1_enable(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Input port `receive_configuration_1_size_log2`.
    pub fn receive_configuration_1_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(27)
    }

    /// Input port `receive_configuration_1_layout`.
    pub fn receive_configuration_1_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(28)
    }

    /// Input port `receive_configuration_1_signal`.
    pub fn receive_configuration_1_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(29)
    }

    /// Input port `receive_configuration_1_completion`.
    pub fn receive_configuration_1_completion(&mut self) -> Input<'_, bool> {
        self.model.input(30)
    }

    /// Input port `receive_configuration_1_ring_space`.
    pub fn receive_configuration_1_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(31)
    }

    /// Input port `receive_configuration_1_data_space`.
    pub fn receive_configuration_1_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(32)
    }

    /// Input port `receive_configuration_1_base_address`.
    pub fn receive_configuration_1_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(33)
    }

    /// Input port `receive_configuration_1_tail_address`.
    pub fn receive_configuration_1_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(34)
    }

    /// Input port `receive_configuration_1_completion_address`.
    pub fn receive_configuration_1_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(35)
    }

    /// Input port `receive_configuration_1_fetch_operation`.
    pub fn receive_configuration_1_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(36)
    }

    /// Input port `receive_configuration_1_fetch_lines`.
    pub fn receive_configuration_1_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(37)
    }

    /// Input port `receive_configuration_1_prefetch_operation`.
    pub fn receive_configuration_1_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(38)
    }

    /// Input port `receive_configuration_1_prefetch_lines`.
    pub fn receive_configuration_1_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(39)
    }

    /// Input port `receive_configuration_1_poll_operation`.
    pub fn receive_configuration_1_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(40)
    }

    /// Input port `receive_configuration_1_poll_interval_cycles`.
    pub fn receive_configuration_1_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(41)
    }

    /// Input port `receive_configuration_1_event_driven`.
    pub fn receive_configuration_1_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(42)
    }

    /// Input port `receive_configuration_1_completion_operation`.
    pub fn receive_configuration_1_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(43)
    }

    /// Input port `receive_configuration_1_data_operation`.
    pub fn receive_configuration_1_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(44)
    }

    /// Input port `receive_configuration_1_batch`.
    pub fn receive_configuration_1_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(45)
    }

    /// Input port `receive_configuration_1_batch_timeout_cycles`.
    pub fn receive_configuration_1_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(46)
    }

    /// Input port `receive_configuration_1_starve_cycles`.
    pub fn receive_configuration_1_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(47)
    }

    /// Input port `receive_configuration_1_interrupt_packets`.
    pub fn receive_configuration_1_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(48)
    }

    /// Input port `receive_configuration_1_interrupt_delay_cycles`.
    pub fn receive_configuration_1_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(49)
    }

    /// Input port `receive_configuration_2_enable`.
    pub fn receive_configuration_2_enable(&mut self) -> Input<'_, bool> {
        self.model.input(50)
    }

    /// Input port `receive_configuration_2_size_log2`.
    pub fn receive_configuration_2_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(51)
    }

    /// Input port `receive_configuration_2_layout`.
    pub fn receive_configuration_2_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(52)
    }

    /// Input port `receive_configuration_2_signal`.
    pub fn receive_configuration_2_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(53)
    }

    /// Input port `receive_configuration_2_completion`.
    pub fn receive_configuration_2_completion(&mut self) -> Input<'_, bool> {
        self.model.input(54)
    }

    /// Input port `receive_configuration_2_ring_space`.
    pub fn receive_configuration_2_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(55)
    }

    /// Input port `receive_configuration_2_data_space`.
    pub fn receive_configuration_2_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(56)
    }

    /// Input port `receive_configuration_2_base_address`.
    pub fn receive_configuration_2_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(57)
    }

    /// Input port `receive_configuration_2_tail_address`.
    pub fn receive_configuration_2_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(58)
    }

    /// Input port `receive_configuration_2_completion_address`.
    pub fn receive_configuration_2_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(59)
    }

    /// Input port `receive_configuration_2_fetch_operation`.
    pub fn receive_configuration_2_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(60)
    }

    /// Input port `receive_configuration_2_fetch_lines`.
    pub fn receive_configuration_2_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(61)
    }

    /// Input port `receive_configuration_2_prefetch_operation`.
    pub fn receive_configuration_2_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(62)
    }

    /// Input port `receive_configuration_2_prefetch_lines`.
    pub fn receive_configuration_2_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(63)
    }

    /// Input port `receive_configuration_2_poll_operation`.
    pub fn receive_configuration_2_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(64)
    }

    /// Input port `receive_configuration_2_poll_interval_cycles`.
    pub fn receive_configuration_2_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(65)
    }

    /// Input port `receive_configuration_2_event_driven`.
    pub fn receive_configuration_2_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(66)
    }

    /// Input port `receive_configuration_2_completion_operation`.
    pub fn receive_configuration_2_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(67)
    }

    /// Input port `receive_configuration_2_data_operation`.
    pub fn receive_configuration_2_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(68)
    }

    /// Input port `receive_configuration_2_batch`.
    pub fn receive_configuration_2_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(69)
    }

    /// Input port `receive_configuration_2_batch_timeout_cycles`.
    pub fn receive_configuration_2_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(70)
    }

    /// Input port `receive_configuration_2_starve_cycles`.
    pub fn receive_configuration_2_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(71)
    }

    /// Input port `receive_configuration_2_interrupt_packets`.
    pub fn receive_configuration_2_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(72)
    }

    /// Input port `receive_configuration_2_interrupt_delay_cycles`.
    pub fn receive_configuration_2_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(73)
    }

    /// Input port `receive_configuration_3_enable`.
    pub fn receive_configuration_3_enable(&mut self) -> Input<'_, bool> {
        self.model.input(74)
    }

    /// Input port `receive_configuration_3_size_log2`.
    pub fn receive_configuration_3_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(75)
    }

    /// Input port `receive_configuration_3_layout`.
    pub fn receive_configuration_3_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(76)
    }

    /// Input port `receive_configuration_3_signal`.
    pub fn receive_configuration_3_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(77)
    }

    /// Input port `receive_configuration_3_completion`.
    pub fn receive_configuration_3_completion(&mut self) -> Input<'_, bool> {
        self.model.input(78)
    }

    /// Input port `receive_configuration_3_ring_space`.
    pub fn receive_configuration_3_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(79)
    }

    /// Input port `receive_configuration_3_data_space`.
    pub fn receive_configuration_3_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(80)
    }

    /// Input port `receive_configuration_3_base_address`.
    pub fn receive_configuration_3_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(81)
    }

    /// Input port `receive_configuration_3_tail_address`.
    pub fn receive_configuration_3_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(82)
    }

    /// Input port `receive_configuration_3_completion_address`.
    pub fn receive_configuration_3_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(83)
    }

    /// Input port `receive_configuration_3_fetch_operation`.
    pub fn receive_configuration_3_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(84)
    }

    /// Input port `receive_configuration_3_fetch_lines`.
    pub fn receive_configuration_3_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(85)
    }

    /// Input port `receive_configuration_3_prefetch_operation`.
    pub fn receive_configuration_3_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(86)
    }

    /// Input port `receive_configuration_3_prefetch_lines`.
    pub fn receive_configuration_3_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(87)
    }

    /// Input port `receive_configuration_3_poll_operation`.
    pub fn receive_configuration_3_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(88)
    }

    /// Input port `receive_configuration_3_poll_interval_cycles`.
    pub fn receive_configuration_3_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(89)
    }

    /// Input port `receive_configuration_3_event_driven`.
    pub fn receive_configuration_3_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(90)
    }

    /// Input port `receive_configuration_3_completion_operation`.
    pub fn receive_configuration_3_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(91)
    }

    /// Input port `receive_configuration_3_data_operation`.
    pub fn receive_configuration_3_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(92)
    }

    /// Input port `receive_configuration_3_batch`.
    pub fn receive_configuration_3_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(93)
    }

    /// Input port `receive_configuration_3_batch_timeout_cycles`.
    pub fn receive_configuration_3_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(94)
    }

    /// Input port `receive_configuration_3_starve_cycles`.
    pub fn receive_configuration_3_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(95)
    }

    /// Input port `receive_configuration_3_interrupt_packets`.
    pub fn receive_configuration_3_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(96)
    }

    /// Input port `receive_configuration_3_interrupt_delay_cycles`.
    pub fn receive_configuration_3_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(97)
    }

    /// Input port `transmit_configuration_0_enable`.
    pub fn transmit_configuration_0_enable(&mut self) -> Input<'_, bool> {
        self.model.input(98)
    }

    /// Input port `transmit_configuration_0_size_log2`.
    pub fn transmit_configuration_0_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(99)
    }

    /// Input port `transmit_configuration_0_layout`.
    pub fn transmit_configuration_0_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(100)
    }

    /// Input port `transmit_configuration_0_signal`.
    pub fn transmit_configuration_0_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(101)
    }

    /// Input port `transmit_configuration_0_completion`.
    pub fn transmit_configuration_0_completion(&mut self) -> Input<'_, bool> {
        self.model.input(102)
    }

    /// Input port `transmit_configuration_0_ring_space`.
    pub fn transmit_configuration_0_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(103)
    }

    /// Input port `transmit_configuration_0_data_space`.
    pub fn transmit_configuration_0_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(104)
    }

    /// Input port `transmit_configuration_0_base_address`.
    pub fn transmit_configuration_0_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(105)
    }

    /// Input port `transmit_configuration_0_tail_address`.
    pub fn transmit_configuration_0_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(106)
    }

    /// Input port `transmit_configuration_0_completion_address`.
    pub fn transmit_configuration_0_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(107)
    }

    /// Input port `transmit_configuration_0_fetch_operation`.
    pub fn transmit_configuration_0_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(108)
    }

    /// Input port `transmit_configuration_0_fetch_lines`.
    pub fn transmit_configuration_0_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(109)
    }

    /// Input port `transmit_configuration_0_prefetch_operation`.
    pub fn transmit_configuration_0_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(110)
    }

    /// Input port `transmit_configuration_0_prefetch_lines`.
    pub fn transmit_configuration_0_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(111)
    }

    /// Input port `transmit_configuration_0_poll_operation`.
    pub fn transmit_configuration_0_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(112)
    }

    /// Input port `transmit_configuration_0_poll_interval_cycles`.
    pub fn transmit_configuration_0_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(113)
    }

    /// Input port `transmit_configuration_0_event_driven`.
    pub fn transmit_configuration_0_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(114)
    }

    /// Input port `transmit_configuration_0_completion_operation`.
    pub fn transmit_configuration_0_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(115)
    }

    /// Input port `transmit_configuration_0_data_operation`.
    pub fn transmit_configuration_0_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(116)
    }

    /// Input port `transmit_configuration_0_batch`.
    pub fn transmit_configuration_0_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(117)
    }

    /// Input port `transmit_configuration_0_batch_timeout_cycles`.
    pub fn transmit_configuration_0_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(118)
    }

    /// Input port `transmit_configuration_0_starve_cycles`.
    pub fn transmit_configuration_0_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(119)
    }

    /// Input port `transmit_configuration_0_interrupt_packets`.
    pub fn transmit_configuration_0_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(120)
    }

    /// Input port `transmit_configuration_0_interrupt_delay_cycles`.
    pub fn transmit_configuration_0_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(121)
    }

    /// Input port `transmit_configuration_1_enable`.
    pub fn transmit_configuration_1_enable(&mut self) -> Input<'_, bool> {
        self.model.input(122)
    }

    /// Input port `transmit_configuration_1_size_log2`.
    pub fn transmit_configuration_1_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(123)
    }

    /// Input port `transmit_configuration_1_layout`.
    pub fn transmit_configuration_1_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(124)
    }

    /// Input port `transmit_configuration_1_signal`.
    pub fn transmit_configuration_1_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(125)
    }

    /// Input port `transmit_configuration_1_completion`.
    pub fn transmit_configuration_1_completion(&mut self) -> Input<'_, bool> {
        self.model.input(126)
    }

    /// Input port `transmit_configuration_1_ring_space`.
    pub fn transmit_configuration_1_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(127)
    }

    /// Input port `transmit_configuration_1_data_space`.
    pub fn transmit_configuration_1_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(128)
    }

    /// Input port `transmit_configuration_1_base_address`.
    pub fn transmit_configuration_1_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(129)
    }

    /// Input port `transmit_configuration_1_tail_address`.
    pub fn transmit_configuration_1_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(130)
    }

    /// Input port `transmit_configuration_1_completion_address`.
    pub fn transmit_configuration_1_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(131)
    }

    /// Input port `transmit_configuration_1_fetch_operation`.
    pub fn transmit_configuration_1_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(132)
    }

    /// Input port `transmit_configuration_1_fetch_lines`.
    pub fn transmit_configuration_1_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(133)
    }

    /// Input port `transmit_configuration_1_prefetch_operation`.
    pub fn transmit_configuration_1_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(134)
    }

    /// Input port `transmit_configuration_1_prefetch_lines`.
    pub fn transmit_configuration_1_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(135)
    }

    /// Input port `transmit_configuration_1_poll_operation`.
    pub fn transmit_configuration_1_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(136)
    }

    /// Input port `transmit_configuration_1_poll_interval_cycles`.
    pub fn transmit_configuration_1_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(137)
    }

    /// Input port `transmit_configuration_1_event_driven`.
    pub fn transmit_configuration_1_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(138)
    }

    /// Input port `transmit_configuration_1_completion_operation`.
    pub fn transmit_configuration_1_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(139)
    }

    /// Input port `transmit_configuration_1_data_operation`.
    pub fn transmit_configuration_1_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(140)
    }

    /// Input port `transmit_configuration_1_batch`.
    pub fn transmit_configuration_1_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(141)
    }

    /// Input port `transmit_configuration_1_batch_timeout_cycles`.
    pub fn transmit_configuration_1_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(142)
    }

    /// Input port `transmit_configuration_1_starve_cycles`.
    pub fn transmit_configuration_1_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(143)
    }

    /// Input port `transmit_configuration_1_interrupt_packets`.
    pub fn transmit_configuration_1_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(144)
    }

    /// Input port `transmit_configuration_1_interrupt_delay_cycles`.
    pub fn transmit_configuration_1_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(145)
    }

    /// Input port `transmit_configuration_2_enable`.
    pub fn transmit_configuration_2_enable(&mut self) -> Input<'_, bool> {
        self.model.input(146)
    }

    /// Input port `transmit_configuration_2_size_log2`.
    pub fn transmit_configuration_2_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(147)
    }

    /// Input port `transmit_configuration_2_layout`.
    pub fn transmit_configuration_2_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(148)
    }

    /// Input port `transmit_configuration_2_signal`.
    pub fn transmit_configuration_2_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(149)
    }

    /// Input port `transmit_configuration_2_completion`.
    pub fn transmit_configuration_2_completion(&mut self) -> Input<'_, bool> {
        self.model.input(150)
    }

    /// Input port `transmit_configuration_2_ring_space`.
    pub fn transmit_configuration_2_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(151)
    }

    /// Input port `transmit_configuration_2_data_space`.
    pub fn transmit_configuration_2_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(152)
    }

    /// Input port `transmit_configuration_2_base_address`.
    pub fn transmit_configuration_2_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(153)
    }

    /// Input port `transmit_configuration_2_tail_address`.
    pub fn transmit_configuration_2_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(154)
    }

    /// Input port `transmit_configuration_2_completion_address`.
    pub fn transmit_configuration_2_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(155)
    }

    /// Input port `transmit_configuration_2_fetch_operation`.
    pub fn transmit_configuration_2_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(156)
    }

    /// Input port `transmit_configuration_2_fetch_lines`.
    pub fn transmit_configuration_2_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(157)
    }

    /// Input port `transmit_configuration_2_prefetch_operation`.
    pub fn transmit_configuration_2_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(158)
    }

    /// Input port `transmit_configuration_2_prefetch_lines`.
    pub fn transmit_configuration_2_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(159)
    }

    /// Input port `transmit_configuration_2_poll_operation`.
    pub fn transmit_configuration_2_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(160)
    }

    /// Input port `transmit_configuration_2_poll_interval_cycles`.
    pub fn transmit_configuration_2_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(161)
    }

    /// Input port `transmit_configuration_2_event_driven`.
    pub fn transmit_configuration_2_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(162)
    }

    /// Input port `transmit_configuration_2_completion_operation`.
    pub fn transmit_configuration_2_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(163)
    }

    /// Input port `transmit_configuration_2_data_operation`.
    pub fn transmit_configuration_2_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(164)
    }

    /// Input port `transmit_configuration_2_batch`.
    pub fn transmit_configuration_2_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(165)
    }

    /// Input port `transmit_configuration_2_batch_timeout_cycles`.
    pub fn transmit_configuration_2_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(166)
    }

    /// Input port `transmit_configuration_2_starve_cycles`.
    pub fn transmit_configuration_2_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(167)
    }

    /// Input port `transmit_configuration_2_interrupt_packets`.
    pub fn transmit_configuration_2_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(168)
    }

    /// Input port `transmit_configuration_2_interrupt_delay_cycles`.
    pub fn transmit_configuration_2_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(169)
    }

    /// Input port `transmit_configuration_3_enable`.
    pub fn transmit_configuration_3_enable(&mut self) -> Input<'_, bool> {
        self.model.input(170)
    }

    /// Input port `transmit_configuration_3_size_log2`.
    pub fn transmit_configuration_3_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(171)
    }

    /// Input port `transmit_configuration_3_layout`.
    pub fn transmit_configuration_3_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(172)
    }

    /// Input port `transmit_configuration_3_signal`.
    pub fn transmit_configuration_3_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(173)
    }

    /// Input port `transmit_configuration_3_completion`.
    pub fn transmit_configuration_3_completion(&mut self) -> Input<'_, bool> {
        self.model.input(174)
    }

    /// Input port `transmit_configuration_3_ring_space`.
    pub fn transmit_configuration_3_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(175)
    }

    /// Input port `transmit_configuration_3_data_space`.
    pub fn transmit_configuration_3_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(176)
    }

    /// Input port `transmit_configuration_3_base_address`.
    pub fn transmit_configuration_3_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(177)
    }

    /// Input port `transmit_configuration_3_tail_address`.
    pub fn transmit_configuration_3_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(178)
    }

    /// Input port `transmit_configuration_3_completion_address`.
    pub fn transmit_configuration_3_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(179)
    }

    /// Input port `transmit_configuration_3_fetch_operation`.
    pub fn transmit_configuration_3_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(180)
    }

    /// Input port `transmit_configuration_3_fetch_lines`.
    pub fn transmit_configuration_3_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(181)
    }

    /// Input port `transmit_configuration_3_prefetch_operation`.
    pub fn transmit_configuration_3_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(182)
    }

    /// Input port `transmit_configuration_3_prefetch_lines`.
    pub fn transmit_configuration_3_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(183)
    }

    /// Input port `transmit_configuration_3_poll_operation`.
    pub fn transmit_configuration_3_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(184)
    }

    /// Input port `transmit_configuration_3_poll_interval_cycles`.
    pub fn transmit_configuration_3_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(185)
    }

    /// Input port `transmit_configuration_3_event_driven`.
    pub fn transmit_configuration_3_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(186)
    }

    /// Input port `transmit_configuration_3_completion_operation`.
    pub fn transmit_configuration_3_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(187)
    }

    /// Input port `transmit_configuration_3_data_operation`.
    pub fn transmit_configuration_3_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(188)
    }

    /// Input port `transmit_configuration_3_batch`.
    pub fn transmit_configuration_3_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(189)
    }

    /// Input port `transmit_configuration_3_batch_timeout_cycles`.
    pub fn transmit_configuration_3_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(190)
    }

    /// Input port `transmit_configuration_3_starve_cycles`.
    pub fn transmit_configuration_3_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(191)
    }

    /// Input port `transmit_configuration_3_interrupt_packets`.
    pub fn transmit_configuration_3_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(192)
    }

    /// Input port `transmit_configuration_3_interrupt_delay_cycles`.
    pub fn transmit_configuration_3_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(193)
    }

    /// Input port `range_0_begin_address`.
    pub fn range_0_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(194)
    }

    /// Input port `range_0_end_address`.
    pub fn range_0_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(195)
    }

    /// Input port `range_1_begin_address`.
    pub fn range_1_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(196)
    }

    /// Input port `range_1_end_address`.
    pub fn range_1_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(197)
    }

    /// Input port `range_2_begin_address`.
    pub fn range_2_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(198)
    }

    /// Input port `range_2_end_address`.
    pub fn range_2_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(199)
    }

    /// Input port `range_3_begin_address`.
    pub fn range_3_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(200)
    }

    /// Input port `range_3_end_address`.
    pub fn range_3_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(201)
    }

    /// Input port `range_4_begin_address`.
    pub fn range_4_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(202)
    }

    /// Input port `range_4_end_address`.
    pub fn range_4_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(203)
    }

    /// Input port `range_5_begin_address`.
    pub fn range_5_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(204)
    }

    /// Input port `range_5_end_address`.
    pub fn range_5_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(205)
    }

    /// Input port `range_6_begin_address`.
    pub fn range_6_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(206)
    }

    /// Input port `range_6_end_address`.
    pub fn range_6_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(207)
    }

    /// Input port `range_7_begin_address`.
    pub fn range_7_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(208)
    }

    /// Input port `range_7_end_address`.
    pub fn range_7_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(209)
    }

    /// Input port `range_8_begin_address`.
    pub fn range_8_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(210)
    }

    /// Input port `range_8_end_address`.
    pub fn range_8_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(211)
    }

    /// Input port `range_9_begin_address`.
    pub fn range_9_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(212)
    }

    /// Input port `range_9_end_address`.
    pub fn range_9_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(213)
    }

    /// Input port `range_10_begin_address`.
    pub fn range_10_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(214)
    }

    /// Input port `range_10_end_address`.
    pub fn range_10_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(215)
    }

    /// Input port `range_11_begin_address`.
    pub fn range_11_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(216)
    }

    /// Input port `range_11_end_address`.
    pub fn range_11_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(217)
    }

    /// Input port `range_12_begin_address`.
    pub fn range_12_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(218)
    }

    /// Input port `range_12_end_address`.
    pub fn range_12_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(219)
    }

    /// Input port `range_13_begin_address`.
    pub fn range_13_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(220)
    }

    /// Input port `range_13_end_address`.
    pub fn range_13_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(221)
    }

    /// Input port `range_14_begin_address`.
    pub fn range_14_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(222)
    }

    /// Input port `range_14_end_address`.
    pub fn range_14_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(223)
    }

    /// Input port `range_15_begin_address`.
    pub fn range_15_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(224)
    }

    /// Input port `range_15_end_address`.
    pub fn range_15_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(225)
    }

    /// Input port `receive_tail_0_valid`.
    pub fn receive_tail_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(226)
    }

    /// Input port `receive_tail_0_tail`.
    pub fn receive_tail_0_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(227)
    }

    /// Input port `receive_tail_1_valid`.
    pub fn receive_tail_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(228)
    }

    /// Input port `receive_tail_1_tail`.
    pub fn receive_tail_1_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(229)
    }

    /// Input port `receive_tail_2_valid`.
    pub fn receive_tail_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(230)
    }

    /// Input port `receive_tail_2_tail`.
    pub fn receive_tail_2_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(231)
    }

    /// Input port `receive_tail_3_valid`.
    pub fn receive_tail_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(232)
    }

    /// Input port `receive_tail_3_tail`.
    pub fn receive_tail_3_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(233)
    }

    /// Input port `transmit_tail_0_valid`.
    pub fn transmit_tail_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(234)
    }

    /// Input port `transmit_tail_0_tail`.
    pub fn transmit_tail_0_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(235)
    }

    /// Input port `transmit_tail_1_valid`.
    pub fn transmit_tail_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(236)
    }

    /// Input port `transmit_tail_1_tail`.
    pub fn transmit_tail_1_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(237)
    }

    /// Input port `transmit_tail_2_valid`.
    pub fn transmit_tail_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(238)
    }

    /// Input port `transmit_tail_2_tail`.
    pub fn transmit_tail_2_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(239)
    }

    /// Input port `transmit_tail_3_valid`.
    pub fn transmit_tail_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(240)
    }

    /// Input port `transmit_tail_3_tail`.
    pub fn transmit_tail_3_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(241)
    }

    /// Input port `refused_valid`.
    pub fn refused_valid(&mut self) -> Input<'_, bool> {
        self.model.input(242)
    }

    /// Input port `refused_value`.
    pub fn refused_value(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(243)
    }

    /// Input port `packet_valid`.
    pub fn packet_valid(&mut self) -> Input<'_, bool> {
        self.model.input(244)
    }

    /// Output port `packet_ready`.
    pub fn packet_ready(&self) -> Output<'_, bool> {
        self.model.output(245)
    }

    /// Input port `packet_data`.
    pub fn packet_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(246)
    }

    /// Input port `packet_last`.
    pub fn packet_last(&mut self) -> Input<'_, bool> {
        self.model.input(247)
    }

    /// Input port `packet_error`.
    pub fn packet_error(&mut self) -> Input<'_, bool> {
        self.model.input(248)
    }

    /// Input port `packet_length_bytes`.
    pub fn packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(249)
    }

    /// Input port `packet_ring`.
    pub fn packet_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(250)
    }

    /// Input port `packet_destination`.
    pub fn packet_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(251)
    }

    /// Input port `packet_protocol`.
    pub fn packet_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(252)
    }

    /// Input port `packet_checksum`.
    pub fn packet_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(253)
    }

    /// Input port `packet_flow_hash`.
    pub fn packet_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(254)
    }

    /// Input port `packet_timestamp_cycles`.
    pub fn packet_timestamp_cycles(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(255)
    }

    /// Output port `forwarded_valid`.
    pub fn forwarded_valid(&self) -> Output<'_, bool> {
        self.model.output(256)
    }

    /// Input port `forwarded_ready`.
    pub fn forwarded_ready(&mut self) -> Input<'_, bool> {
        self.model.input(257)
    }

    /// Output port `forwarded_data`.
    pub fn forwarded_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(258)
    }

    /// Output port `forwarded_last`.
    pub fn forwarded_last(&self) -> Output<'_, bool> {
        self.model.output(259)
    }

    /// Output port `forwarded_error`.
    pub fn forwarded_error(&self) -> Output<'_, bool> {
        self.model.output(260)
    }

    /// Output port `forwarded_length_bytes`.
    pub fn forwarded_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(261)
    }

    /// Output port `forwarded_ring`.
    pub fn forwarded_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(262)
    }

    /// Output port `forwarded_destination`.
    pub fn forwarded_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(263)
    }

    /// Output port `forwarded_protocol`.
    pub fn forwarded_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(264)
    }

    /// Output port `forwarded_checksum`.
    pub fn forwarded_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(265)
    }

    /// Output port `forwarded_flow_hash`.
    pub fn forwarded_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(266)
    }

    /// Output port `forwarded_timestamp_cycles`.
    pub fn forwarded_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(267)
    }

    /// Output port `receive_segment_valid`.
    pub fn receive_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(268)
    }

    /// Input port `receive_segment_ready`.
    pub fn receive_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(269)
    }

    /// Output port `receive_segment_drop`.
    pub fn receive_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(270)
    }

    /// Output port `receive_segment_address`.
    pub fn receive_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(271)
    }

    /// Output port `receive_segment_length_bytes`.
    pub fn receive_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(272)
    }

    /// Output port `receive_segment_last`.
    pub fn receive_segment_last(&self) -> Output<'_, bool> {
        self.model.output(273)
    }

    /// Output port `receive_segment_packet_length_bytes`.
    pub fn receive_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(274)
    }

    /// Output port `receive_segment_ring`.
    pub fn receive_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(275)
    }

    /// Output port `receive_segment_operation`.
    pub fn receive_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(276)
    }

    /// Output port `receive_segment_space`.
    pub fn receive_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(277)
    }

    /// Output port `receive_segment_checksum`.
    pub fn receive_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(278)
    }

    /// Input port `receive_done_valid`.
    pub fn receive_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(279)
    }

    /// Output port `receive_done_ready`.
    pub fn receive_done_ready(&self) -> Output<'_, bool> {
        self.model.output(280)
    }

    /// Input port `receive_done_ring`.
    pub fn receive_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(281)
    }

    /// Input port `receive_done_last`.
    pub fn receive_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(282)
    }

    /// Input port `receive_done_failed`.
    pub fn receive_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(283)
    }

    /// Output port `transmit_segment_valid`.
    pub fn transmit_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(284)
    }

    /// Input port `transmit_segment_ready`.
    pub fn transmit_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(285)
    }

    /// Output port `transmit_segment_drop`.
    pub fn transmit_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(286)
    }

    /// Output port `transmit_segment_address`.
    pub fn transmit_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(287)
    }

    /// Output port `transmit_segment_length_bytes`.
    pub fn transmit_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(288)
    }

    /// Output port `transmit_segment_last`.
    pub fn transmit_segment_last(&self) -> Output<'_, bool> {
        self.model.output(289)
    }

    /// Output port `transmit_segment_packet_length_bytes`.
    pub fn transmit_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(290)
    }

    /// Output port `transmit_segment_ring`.
    pub fn transmit_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(291)
    }

    /// Output port `transmit_segment_operation`.
    pub fn transmit_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(292)
    }

    /// Output port `transmit_segment_space`.
    pub fn transmit_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(293)
    }

    /// Output port `transmit_segment_checksum`.
    pub fn transmit_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(294)
    }

    /// Input port `transmit_done_valid`.
    pub fn transmit_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(295)
    }

    /// Output port `transmit_done_ready`.
    pub fn transmit_done_ready(&self) -> Output<'_, bool> {
        self.model.output(296)
    }

    /// Input port `transmit_done_ring`.
    pub fn transmit_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(297)
    }

    /// Input port `transmit_done_last`.
    pub fn transmit_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(298)
    }

    /// Input port `transmit_done_failed`.
    pub fn transmit_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(299)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(300)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(301)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(302)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(303)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(304)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(305)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(306)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(307)
    }

    /// Output port `line_request_selection`.
    pub fn line_request_selection(&self) -> Output<'_, Bits<8>> {
        self.model.output(308)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(309)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(310)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(311)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(312)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(313)
    }

    /// Output port `interrupt_valid`.
    pub fn interrupt_valid(&self) -> Output<'_, bool> {
        self.model.output(314)
    }

    /// Input port `interrupt_ready`.
    pub fn interrupt_ready(&mut self) -> Input<'_, bool> {
        self.model.input(315)
    }

    /// Output port `interrupt_vector`.
    pub fn interrupt_vector(&self) -> Output<'_, Bits<9>> {
        self.model.output(316)
    }

    /// Output port `receive_status_0_state`.
    pub fn receive_status_0_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(317)
    }

    /// Output port `receive_status_0_fault`.
    pub fn receive_status_0_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(318)
    }

    /// Output port `receive_status_0_posted`.
    pub fn receive_status_0_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(319)
    }

    /// Output port `receive_status_0_completed`.
    pub fn receive_status_0_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(320)
    }

    /// Output port `receive_status_0_packets`.
    pub fn receive_status_0_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(321)
    }

    /// Output port `receive_status_0_bytes`.
    pub fn receive_status_0_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(322)
    }

    /// Output port `receive_status_0_descriptors`.
    pub fn receive_status_0_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(323)
    }

    /// Output port `receive_status_0_polls`.
    pub fn receive_status_0_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(324)
    }

    /// Output port `receive_status_0_line_reads`.
    pub fn receive_status_0_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(325)
    }

    /// Output port `receive_status_0_completion_lines`.
    pub fn receive_status_0_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(326)
    }

    /// Output port `receive_status_0_index_writes`.
    pub fn receive_status_0_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(327)
    }

    /// Output port `receive_status_0_interrupts`.
    pub fn receive_status_0_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(328)
    }

    /// Output port `receive_status_0_stopped_drops`.
    pub fn receive_status_0_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(329)
    }

    /// Output port `receive_status_0_starved_drops`.
    pub fn receive_status_0_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(330)
    }

    /// Output port `receive_status_0_truncated`.
    pub fn receive_status_0_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(331)
    }

    /// Output port `receive_status_0_returned`.
    pub fn receive_status_0_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(332)
    }

    /// Output port `receive_status_0_poisoned`.
    pub fn receive_status_0_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(333)
    }

    /// Output port `receive_status_0_strays`.
    pub fn receive_status_0_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(334)
    }

    /// Output port `receive_status_1_state`.
    pub fn receive_status_1_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(335)
    }

    /// Output port `receive_status_1_fault`.
    pub fn receive_status_1_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(336)
    }

    /// Output port `receive_status_1_posted`.
    pub fn receive_status_1_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(337)
    }

    /// Output port `receive_status_1_completed`.
    pub fn receive_status_1_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(338)
    }

    /// Output port `receive_status_1_packets`.
    pub fn receive_status_1_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(339)
    }

    /// Output port `receive_status_1_bytes`.
    pub fn receive_status_1_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(340)
    }

    /// Output port `receive_status_1_descriptors`.
    pub fn receive_status_1_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(341)
    }

    /// Output port `receive_status_1_polls`.
    pub fn receive_status_1_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(342)
    }

    /// Output port `receive_status_1_line_reads`.
    pub fn receive_status_1_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(343)
    }

    /// Output port `receive_status_1_completion_lines`.
    pub fn receive_status_1_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(344)
    }

    /// Output port `receive_status_1_index_writes`.
    pub fn receive_status_1_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(345)
    }

    /// Output port `receive_status_1_interrupts`.
    pub fn receive_status_1_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(346)
    }

    /// Output port `receive_status_1_stopped_drops`.
    pub fn receive_status_1_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(347)
    }

    /// Output port `receive_status_1_starved_drops`.
    pub fn receive_status_1_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(348)
    }

    /// Output port `receive_status_1_truncated`.
    pub fn receive_status_1_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(349)
    }

    /// Output port `receive_status_1_returned`.
    pub fn receive_status_1_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(350)
    }

    /// Output port `receive_status_1_poisoned`.
    pub fn receive_status_1_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(351)
    }

    /// Output port `receive_status_1_strays`.
    pub fn receive_status_1_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(352)
    }

    /// Output port `receive_status_2_state`.
    pub fn receive_status_2_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(353)
    }

    /// Output port `receive_status_2_fault`.
    pub fn receive_status_2_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(354)
    }

    /// Output port `receive_status_2_posted`.
    pub fn receive_status_2_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(355)
    }

    /// Output port `receive_status_2_completed`.
    pub fn receive_status_2_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(356)
    }

    /// Output port `receive_status_2_packets`.
    pub fn receive_status_2_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(357)
    }

    /// Output port `receive_status_2_bytes`.
    pub fn receive_status_2_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(358)
    }

    /// Output port `receive_status_2_descriptors`.
    pub fn receive_status_2_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(359)
    }

    /// Output port `receive_status_2_polls`.
    pub fn receive_status_2_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(360)
    }

    /// Output port `receive_status_2_line_reads`.
    pub fn receive_status_2_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(361)
    }

    /// Output port `receive_status_2_completion_lines`.
    pub fn receive_status_2_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(362)
    }

    /// Output port `receive_status_2_index_writes`.
    pub fn receive_status_2_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(363)
    }

    /// Output port `receive_status_2_interrupts`.
    pub fn receive_status_2_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(364)
    }

    /// Output port `receive_status_2_stopped_drops`.
    pub fn receive_status_2_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(365)
    }

    /// Output port `receive_status_2_starved_drops`.
    pub fn receive_status_2_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(366)
    }

    /// Output port `receive_status_2_truncated`.
    pub fn receive_status_2_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(367)
    }

    /// Output port `receive_status_2_returned`.
    pub fn receive_status_2_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(368)
    }

    /// Output port `receive_status_2_poisoned`.
    pub fn receive_status_2_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(369)
    }

    /// Output port `receive_status_2_strays`.
    pub fn receive_status_2_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(370)
    }

    /// Output port `receive_status_3_state`.
    pub fn receive_status_3_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(371)
    }

    /// Output port `receive_status_3_fault`.
    pub fn receive_status_3_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(372)
    }

    /// Output port `receive_status_3_posted`.
    pub fn receive_status_3_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(373)
    }

    /// Output port `receive_status_3_completed`.
    pub fn receive_status_3_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(374)
    }

    /// Output port `receive_status_3_packets`.
    pub fn receive_status_3_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(375)
    }

    /// Output port `receive_status_3_bytes`.
    pub fn receive_status_3_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(376)
    }

    /// Output port `receive_status_3_descriptors`.
    pub fn receive_status_3_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(377)
    }

    /// Output port `receive_status_3_polls`.
    pub fn receive_status_3_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(378)
    }

    /// Output port `receive_status_3_line_reads`.
    pub fn receive_status_3_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(379)
    }

    /// Output port `receive_status_3_completion_lines`.
    pub fn receive_status_3_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(380)
    }

    /// Output port `receive_status_3_index_writes`.
    pub fn receive_status_3_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(381)
    }

    /// Output port `receive_status_3_interrupts`.
    pub fn receive_status_3_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(382)
    }

    /// Output port `receive_status_3_stopped_drops`.
    pub fn receive_status_3_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(383)
    }

    /// Output port `receive_status_3_starved_drops`.
    pub fn receive_status_3_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(384)
    }

    /// Output port `receive_status_3_truncated`.
    pub fn receive_status_3_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(385)
    }

    /// Output port `receive_status_3_returned`.
    pub fn receive_status_3_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(386)
    }

    /// Output port `receive_status_3_poisoned`.
    pub fn receive_status_3_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(387)
    }

    /// Output port `receive_status_3_strays`.
    pub fn receive_status_3_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(388)
    }

    /// Output port `transmit_status_0_state`.
    pub fn transmit_status_0_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(389)
    }

    /// Output port `transmit_status_0_fault`.
    pub fn transmit_status_0_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(390)
    }

    /// Output port `transmit_status_0_posted`.
    pub fn transmit_status_0_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(391)
    }

    /// Output port `transmit_status_0_completed`.
    pub fn transmit_status_0_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(392)
    }

    /// Output port `transmit_status_0_packets`.
    pub fn transmit_status_0_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(393)
    }

    /// Output port `transmit_status_0_bytes`.
    pub fn transmit_status_0_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(394)
    }

    /// Output port `transmit_status_0_descriptors`.
    pub fn transmit_status_0_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(395)
    }

    /// Output port `transmit_status_0_polls`.
    pub fn transmit_status_0_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(396)
    }

    /// Output port `transmit_status_0_line_reads`.
    pub fn transmit_status_0_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(397)
    }

    /// Output port `transmit_status_0_completion_lines`.
    pub fn transmit_status_0_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(398)
    }

    /// Output port `transmit_status_0_index_writes`.
    pub fn transmit_status_0_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(399)
    }

    /// Output port `transmit_status_0_interrupts`.
    pub fn transmit_status_0_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(400)
    }

    /// Output port `transmit_status_0_stopped_drops`.
    pub fn transmit_status_0_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(401)
    }

    /// Output port `transmit_status_0_starved_drops`.
    pub fn transmit_status_0_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(402)
    }

    /// Output port `transmit_status_0_truncated`.
    pub fn transmit_status_0_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(403)
    }

    /// Output port `transmit_status_0_returned`.
    pub fn transmit_status_0_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(404)
    }

    /// Output port `transmit_status_0_poisoned`.
    pub fn transmit_status_0_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(405)
    }

    /// Output port `transmit_status_0_strays`.
    pub fn transmit_status_0_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(406)
    }

    /// Output port `transmit_status_1_state`.
    pub fn transmit_status_1_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(407)
    }

    /// Output port `transmit_status_1_fault`.
    pub fn transmit_status_1_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(408)
    }

    /// Output port `transmit_status_1_posted`.
    pub fn transmit_status_1_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(409)
    }

    /// Output port `transmit_status_1_completed`.
    pub fn transmit_status_1_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(410)
    }

    /// Output port `transmit_status_1_packets`.
    pub fn transmit_status_1_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(411)
    }

    /// Output port `transmit_status_1_bytes`.
    pub fn transmit_status_1_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(412)
    }

    /// Output port `transmit_status_1_descriptors`.
    pub fn transmit_status_1_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(413)
    }

    /// Output port `transmit_status_1_polls`.
    pub fn transmit_status_1_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(414)
    }

    /// Output port `transmit_status_1_line_reads`.
    pub fn transmit_status_1_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(415)
    }

    /// Output port `transmit_status_1_completion_lines`.
    pub fn transmit_status_1_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(416)
    }

    /// Output port `transmit_status_1_index_writes`.
    pub fn transmit_status_1_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(417)
    }

    /// Output port `transmit_status_1_interrupts`.
    pub fn transmit_status_1_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(418)
    }

    /// Output port `transmit_status_1_stopped_drops`.
    pub fn transmit_status_1_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(419)
    }

    /// Output port `transmit_status_1_starved_drops`.
    pub fn transmit_status_1_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(420)
    }

    /// Output port `transmit_status_1_truncated`.
    pub fn transmit_status_1_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(421)
    }

    /// Output port `transmit_status_1_returned`.
    pub fn transmit_status_1_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(422)
    }

    /// Output port `transmit_status_1_poisoned`.
    pub fn transmit_status_1_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(423)
    }

    /// Output port `transmit_status_1_strays`.
    pub fn transmit_status_1_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(424)
    }

    /// Output port `transmit_status_2_state`.
    pub fn transmit_status_2_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(425)
    }

    /// Output port `transmit_status_2_fault`.
    pub fn transmit_status_2_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(426)
    }

    /// Output port `transmit_status_2_posted`.
    pub fn transmit_status_2_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(427)
    }

    /// Output port `transmit_status_2_completed`.
    pub fn transmit_status_2_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(428)
    }

    /// Output port `transmit_status_2_packets`.
    pub fn transmit_status_2_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(429)
    }

    /// Output port `transmit_status_2_bytes`.
    pub fn transmit_status_2_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(430)
    }

    /// Output port `transmit_status_2_descriptors`.
    pub fn transmit_status_2_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(431)
    }

    /// Output port `transmit_status_2_polls`.
    pub fn transmit_status_2_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(432)
    }

    /// Output port `transmit_status_2_line_reads`.
    pub fn transmit_status_2_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(433)
    }

    /// Output port `transmit_status_2_completion_lines`.
    pub fn transmit_status_2_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(434)
    }

    /// Output port `transmit_status_2_index_writes`.
    pub fn transmit_status_2_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(435)
    }

    /// Output port `transmit_status_2_interrupts`.
    pub fn transmit_status_2_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(436)
    }

    /// Output port `transmit_status_2_stopped_drops`.
    pub fn transmit_status_2_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(437)
    }

    /// Output port `transmit_status_2_starved_drops`.
    pub fn transmit_status_2_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(438)
    }

    /// Output port `transmit_status_2_truncated`.
    pub fn transmit_status_2_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(439)
    }

    /// Output port `transmit_status_2_returned`.
    pub fn transmit_status_2_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(440)
    }

    /// Output port `transmit_status_2_poisoned`.
    pub fn transmit_status_2_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(441)
    }

    /// Output port `transmit_status_2_strays`.
    pub fn transmit_status_2_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(442)
    }

    /// Output port `transmit_status_3_state`.
    pub fn transmit_status_3_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(443)
    }

    /// Output port `transmit_status_3_fault`.
    pub fn transmit_status_3_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(444)
    }

    /// Output port `transmit_status_3_posted`.
    pub fn transmit_status_3_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(445)
    }

    /// Output port `transmit_status_3_completed`.
    pub fn transmit_status_3_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(446)
    }

    /// Output port `transmit_status_3_packets`.
    pub fn transmit_status_3_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(447)
    }

    /// Output port `transmit_status_3_bytes`.
    pub fn transmit_status_3_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(448)
    }

    /// Output port `transmit_status_3_descriptors`.
    pub fn transmit_status_3_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(449)
    }

    /// Output port `transmit_status_3_polls`.
    pub fn transmit_status_3_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(450)
    }

    /// Output port `transmit_status_3_line_reads`.
    pub fn transmit_status_3_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(451)
    }

    /// Output port `transmit_status_3_completion_lines`.
    pub fn transmit_status_3_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(452)
    }

    /// Output port `transmit_status_3_index_writes`.
    pub fn transmit_status_3_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(453)
    }

    /// Output port `transmit_status_3_interrupts`.
    pub fn transmit_status_3_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(454)
    }

    /// Output port `transmit_status_3_stopped_drops`.
    pub fn transmit_status_3_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(455)
    }

    /// Output port `transmit_status_3_starved_drops`.
    pub fn transmit_status_3_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(456)
    }

    /// Output port `transmit_status_3_truncated`.
    pub fn transmit_status_3_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(457)
    }

    /// Output port `transmit_status_3_returned`.
    pub fn transmit_status_3_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(458)
    }

    /// Output port `transmit_status_3_poisoned`.
    pub fn transmit_status_3_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(459)
    }

    /// Output port `transmit_status_3_strays`.
    pub fn transmit_status_3_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(460)
    }

    /// Output port `dispatch_status_packets`.
    pub fn dispatch_status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(461)
    }

    /// Output port `dispatch_status_unknown_ring_drops`.
    pub fn dispatch_status_unknown_ring_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(462)
    }
}

impl Device for DmuR4L16D512B32A16 {
    fn design(&self) -> &'static Design {
        &DESIGN
    }

    fn model(&self) -> &Model {
        &self.model
    }

    fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }
}

impl Wrapper for DmuR4L16D512B32A16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
