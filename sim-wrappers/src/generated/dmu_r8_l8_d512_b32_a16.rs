//! `dmu_r8_l8_d512_b32_a16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "dmu_r8_l8_d512_b32_a16",
    summary: "Manages the descriptors of several rings.",
    sources: Sources::Emitted(&[
        "dmu_r8_l8_d512_b32_a16.v",
        "completion_writer_w4_d512.v",
        "descriptor_reader_l8.v",
        "fifo_packet_beat_d32.v",
        "fifo_receive_request_d16.v",
        "fifo_word9_d16.v",
        "receive_dispatch_r8_b32_a16.v",
        "receive_match.v",
        "ring_engine_l8_d512.v",
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
        Port::input("receive_configuration_4_enable", 1, Some(0)),
        Port::input("receive_configuration_4_size_log2", 5, Some(0)),
        Port::input("receive_configuration_4_layout", 2, Some(0)),
        Port::input("receive_configuration_4_signal", 2, Some(0)),
        Port::input("receive_configuration_4_completion", 1, Some(0)),
        Port::input("receive_configuration_4_ring_space", 2, Some(0)),
        Port::input("receive_configuration_4_data_space", 2, Some(0)),
        Port::input("receive_configuration_4_base_address", 52, Some(0)),
        Port::input("receive_configuration_4_tail_address", 52, Some(0)),
        Port::input("receive_configuration_4_completion_address", 52, Some(0)),
        Port::input("receive_configuration_4_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_4_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_4_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_4_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_4_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_4_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_4_event_driven", 1, Some(0)),
        Port::input("receive_configuration_4_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_4_data_operation", 4, Some(0)),
        Port::input("receive_configuration_4_batch", 7, Some(0)),
        Port::input("receive_configuration_4_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_4_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_4_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_4_interrupt_delay_cycles", 16, Some(0)),
        Port::input("receive_configuration_5_enable", 1, Some(0)),
        Port::input("receive_configuration_5_size_log2", 5, Some(0)),
        Port::input("receive_configuration_5_layout", 2, Some(0)),
        Port::input("receive_configuration_5_signal", 2, Some(0)),
        Port::input("receive_configuration_5_completion", 1, Some(0)),
        Port::input("receive_configuration_5_ring_space", 2, Some(0)),
        Port::input("receive_configuration_5_data_space", 2, Some(0)),
        Port::input("receive_configuration_5_base_address", 52, Some(0)),
        Port::input("receive_configuration_5_tail_address", 52, Some(0)),
        Port::input("receive_configuration_5_completion_address", 52, Some(0)),
        Port::input("receive_configuration_5_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_5_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_5_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_5_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_5_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_5_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_5_event_driven", 1, Some(0)),
        Port::input("receive_configuration_5_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_5_data_operation", 4, Some(0)),
        Port::input("receive_configuration_5_batch", 7, Some(0)),
        Port::input("receive_configuration_5_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_5_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_5_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_5_interrupt_delay_cycles", 16, Some(0)),
        Port::input("receive_configuration_6_enable", 1, Some(0)),
        Port::input("receive_configuration_6_size_log2", 5, Some(0)),
        Port::input("receive_configuration_6_layout", 2, Some(0)),
        Port::input("receive_configuration_6_signal", 2, Some(0)),
        Port::input("receive_configuration_6_completion", 1, Some(0)),
        Port::input("receive_configuration_6_ring_space", 2, Some(0)),
        Port::input("receive_configuration_6_data_space", 2, Some(0)),
        Port::input("receive_configuration_6_base_address", 52, Some(0)),
        Port::input("receive_configuration_6_tail_address", 52, Some(0)),
        Port::input("receive_configuration_6_completion_address", 52, Some(0)),
        Port::input("receive_configuration_6_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_6_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_6_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_6_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_6_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_6_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_6_event_driven", 1, Some(0)),
        Port::input("receive_configuration_6_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_6_data_operation", 4, Some(0)),
        Port::input("receive_configuration_6_batch", 7, Some(0)),
        Port::input("receive_configuration_6_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_6_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_6_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_6_interrupt_delay_cycles", 16, Some(0)),
        Port::input("receive_configuration_7_enable", 1, Some(0)),
        Port::input("receive_configuration_7_size_log2", 5, Some(0)),
        Port::input("receive_configuration_7_layout", 2, Some(0)),
        Port::input("receive_configuration_7_signal", 2, Some(0)),
        Port::input("receive_configuration_7_completion", 1, Some(0)),
        Port::input("receive_configuration_7_ring_space", 2, Some(0)),
        Port::input("receive_configuration_7_data_space", 2, Some(0)),
        Port::input("receive_configuration_7_base_address", 52, Some(0)),
        Port::input("receive_configuration_7_tail_address", 52, Some(0)),
        Port::input("receive_configuration_7_completion_address", 52, Some(0)),
        Port::input("receive_configuration_7_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_7_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_7_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_7_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_7_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_7_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_7_event_driven", 1, Some(0)),
        Port::input("receive_configuration_7_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_7_data_operation", 4, Some(0)),
        Port::input("receive_configuration_7_batch", 7, Some(0)),
        Port::input("receive_configuration_7_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_7_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_7_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_7_interrupt_delay_cycles", 16, Some(0)),
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
        Port::input("transmit_configuration_4_enable", 1, Some(0)),
        Port::input("transmit_configuration_4_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_4_layout", 2, Some(0)),
        Port::input("transmit_configuration_4_signal", 2, Some(0)),
        Port::input("transmit_configuration_4_completion", 1, Some(0)),
        Port::input("transmit_configuration_4_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_4_data_space", 2, Some(0)),
        Port::input("transmit_configuration_4_base_address", 52, Some(0)),
        Port::input("transmit_configuration_4_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_4_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_4_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_4_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_4_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_4_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_4_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_4_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_4_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_4_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_4_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_4_batch", 7, Some(0)),
        Port::input("transmit_configuration_4_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_4_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_4_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_4_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_5_enable", 1, Some(0)),
        Port::input("transmit_configuration_5_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_5_layout", 2, Some(0)),
        Port::input("transmit_configuration_5_signal", 2, Some(0)),
        Port::input("transmit_configuration_5_completion", 1, Some(0)),
        Port::input("transmit_configuration_5_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_5_data_space", 2, Some(0)),
        Port::input("transmit_configuration_5_base_address", 52, Some(0)),
        Port::input("transmit_configuration_5_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_5_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_5_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_5_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_5_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_5_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_5_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_5_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_5_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_5_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_5_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_5_batch", 7, Some(0)),
        Port::input("transmit_configuration_5_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_5_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_5_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_5_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_6_enable", 1, Some(0)),
        Port::input("transmit_configuration_6_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_6_layout", 2, Some(0)),
        Port::input("transmit_configuration_6_signal", 2, Some(0)),
        Port::input("transmit_configuration_6_completion", 1, Some(0)),
        Port::input("transmit_configuration_6_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_6_data_space", 2, Some(0)),
        Port::input("transmit_configuration_6_base_address", 52, Some(0)),
        Port::input("transmit_configuration_6_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_6_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_6_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_6_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_6_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_6_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_6_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_6_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_6_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_6_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_6_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_6_batch", 7, Some(0)),
        Port::input("transmit_configuration_6_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_6_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_6_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_6_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_7_enable", 1, Some(0)),
        Port::input("transmit_configuration_7_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_7_layout", 2, Some(0)),
        Port::input("transmit_configuration_7_signal", 2, Some(0)),
        Port::input("transmit_configuration_7_completion", 1, Some(0)),
        Port::input("transmit_configuration_7_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_7_data_space", 2, Some(0)),
        Port::input("transmit_configuration_7_base_address", 52, Some(0)),
        Port::input("transmit_configuration_7_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_7_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_7_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_7_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_7_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_7_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_7_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_7_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_7_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_7_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_7_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_7_batch", 7, Some(0)),
        Port::input("transmit_configuration_7_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_7_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_7_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_7_interrupt_delay_cycles", 16, Some(0)),
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
        Port::input("range_16_begin_address", 52, Some(0)),
        Port::input("range_16_end_address", 52, Some(0)),
        Port::input("range_17_begin_address", 52, Some(0)),
        Port::input("range_17_end_address", 52, Some(0)),
        Port::input("range_18_begin_address", 52, Some(0)),
        Port::input("range_18_end_address", 52, Some(0)),
        Port::input("range_19_begin_address", 52, Some(0)),
        Port::input("range_19_end_address", 52, Some(0)),
        Port::input("range_20_begin_address", 52, Some(0)),
        Port::input("range_20_end_address", 52, Some(0)),
        Port::input("range_21_begin_address", 52, Some(0)),
        Port::input("range_21_end_address", 52, Some(0)),
        Port::input("range_22_begin_address", 52, Some(0)),
        Port::input("range_22_end_address", 52, Some(0)),
        Port::input("range_23_begin_address", 52, Some(0)),
        Port::input("range_23_end_address", 52, Some(0)),
        Port::input("range_24_begin_address", 52, Some(0)),
        Port::input("range_24_end_address", 52, Some(0)),
        Port::input("range_25_begin_address", 52, Some(0)),
        Port::input("range_25_end_address", 52, Some(0)),
        Port::input("range_26_begin_address", 52, Some(0)),
        Port::input("range_26_end_address", 52, Some(0)),
        Port::input("range_27_begin_address", 52, Some(0)),
        Port::input("range_27_end_address", 52, Some(0)),
        Port::input("range_28_begin_address", 52, Some(0)),
        Port::input("range_28_end_address", 52, Some(0)),
        Port::input("range_29_begin_address", 52, Some(0)),
        Port::input("range_29_end_address", 52, Some(0)),
        Port::input("range_30_begin_address", 52, Some(0)),
        Port::input("range_30_end_address", 52, Some(0)),
        Port::input("range_31_begin_address", 52, Some(0)),
        Port::input("range_31_end_address", 52, Some(0)),
        Port::input("receive_tail_0_valid", 1, Some(0)),
        Port::input("receive_tail_0_tail", 32, Some(0)),
        Port::input("receive_tail_1_valid", 1, Some(0)),
        Port::input("receive_tail_1_tail", 32, Some(0)),
        Port::input("receive_tail_2_valid", 1, Some(0)),
        Port::input("receive_tail_2_tail", 32, Some(0)),
        Port::input("receive_tail_3_valid", 1, Some(0)),
        Port::input("receive_tail_3_tail", 32, Some(0)),
        Port::input("receive_tail_4_valid", 1, Some(0)),
        Port::input("receive_tail_4_tail", 32, Some(0)),
        Port::input("receive_tail_5_valid", 1, Some(0)),
        Port::input("receive_tail_5_tail", 32, Some(0)),
        Port::input("receive_tail_6_valid", 1, Some(0)),
        Port::input("receive_tail_6_tail", 32, Some(0)),
        Port::input("receive_tail_7_valid", 1, Some(0)),
        Port::input("receive_tail_7_tail", 32, Some(0)),
        Port::input("transmit_tail_0_valid", 1, Some(0)),
        Port::input("transmit_tail_0_tail", 32, Some(0)),
        Port::input("transmit_tail_1_valid", 1, Some(0)),
        Port::input("transmit_tail_1_tail", 32, Some(0)),
        Port::input("transmit_tail_2_valid", 1, Some(0)),
        Port::input("transmit_tail_2_tail", 32, Some(0)),
        Port::input("transmit_tail_3_valid", 1, Some(0)),
        Port::input("transmit_tail_3_tail", 32, Some(0)),
        Port::input("transmit_tail_4_valid", 1, Some(0)),
        Port::input("transmit_tail_4_tail", 32, Some(0)),
        Port::input("transmit_tail_5_valid", 1, Some(0)),
        Port::input("transmit_tail_5_tail", 32, Some(0)),
        Port::input("transmit_tail_6_valid", 1, Some(0)),
        Port::input("transmit_tail_6_tail", 32, Some(0)),
        Port::input("transmit_tail_7_valid", 1, Some(0)),
        Port::input("transmit_tail_7_tail", 32, Some(0)),
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
        Port::output("receive_status_4_state", 3, Some(0)),
        Port::output("receive_status_4_fault", 4, Some(0)),
        Port::output("receive_status_4_posted", 32, Some(0)),
        Port::output("receive_status_4_completed", 32, Some(0)),
        Port::output("receive_status_4_packets", 64, Some(0)),
        Port::output("receive_status_4_bytes", 64, Some(0)),
        Port::output("receive_status_4_descriptors", 64, Some(0)),
        Port::output("receive_status_4_polls", 64, Some(0)),
        Port::output("receive_status_4_line_reads", 64, Some(0)),
        Port::output("receive_status_4_completion_lines", 64, Some(0)),
        Port::output("receive_status_4_index_writes", 64, Some(0)),
        Port::output("receive_status_4_interrupts", 64, Some(0)),
        Port::output("receive_status_4_stopped_drops", 64, Some(0)),
        Port::output("receive_status_4_starved_drops", 64, Some(0)),
        Port::output("receive_status_4_truncated", 64, Some(0)),
        Port::output("receive_status_4_returned", 64, Some(0)),
        Port::output("receive_status_4_poisoned", 64, Some(0)),
        Port::output("receive_status_4_strays", 16, Some(0)),
        Port::output("receive_status_5_state", 3, Some(0)),
        Port::output("receive_status_5_fault", 4, Some(0)),
        Port::output("receive_status_5_posted", 32, Some(0)),
        Port::output("receive_status_5_completed", 32, Some(0)),
        Port::output("receive_status_5_packets", 64, Some(0)),
        Port::output("receive_status_5_bytes", 64, Some(0)),
        Port::output("receive_status_5_descriptors", 64, Some(0)),
        Port::output("receive_status_5_polls", 64, Some(0)),
        Port::output("receive_status_5_line_reads", 64, Some(0)),
        Port::output("receive_status_5_completion_lines", 64, Some(0)),
        Port::output("receive_status_5_index_writes", 64, Some(0)),
        Port::output("receive_status_5_interrupts", 64, Some(0)),
        Port::output("receive_status_5_stopped_drops", 64, Some(0)),
        Port::output("receive_status_5_starved_drops", 64, Some(0)),
        Port::output("receive_status_5_truncated", 64, Some(0)),
        Port::output("receive_status_5_returned", 64, Some(0)),
        Port::output("receive_status_5_poisoned", 64, Some(0)),
        Port::output("receive_status_5_strays", 16, Some(0)),
        Port::output("receive_status_6_state", 3, Some(0)),
        Port::output("receive_status_6_fault", 4, Some(0)),
        Port::output("receive_status_6_posted", 32, Some(0)),
        Port::output("receive_status_6_completed", 32, Some(0)),
        Port::output("receive_status_6_packets", 64, Some(0)),
        Port::output("receive_status_6_bytes", 64, Some(0)),
        Port::output("receive_status_6_descriptors", 64, Some(0)),
        Port::output("receive_status_6_polls", 64, Some(0)),
        Port::output("receive_status_6_line_reads", 64, Some(0)),
        Port::output("receive_status_6_completion_lines", 64, Some(0)),
        Port::output("receive_status_6_index_writes", 64, Some(0)),
        Port::output("receive_status_6_interrupts", 64, Some(0)),
        Port::output("receive_status_6_stopped_drops", 64, Some(0)),
        Port::output("receive_status_6_starved_drops", 64, Some(0)),
        Port::output("receive_status_6_truncated", 64, Some(0)),
        Port::output("receive_status_6_returned", 64, Some(0)),
        Port::output("receive_status_6_poisoned", 64, Some(0)),
        Port::output("receive_status_6_strays", 16, Some(0)),
        Port::output("receive_status_7_state", 3, Some(0)),
        Port::output("receive_status_7_fault", 4, Some(0)),
        Port::output("receive_status_7_posted", 32, Some(0)),
        Port::output("receive_status_7_completed", 32, Some(0)),
        Port::output("receive_status_7_packets", 64, Some(0)),
        Port::output("receive_status_7_bytes", 64, Some(0)),
        Port::output("receive_status_7_descriptors", 64, Some(0)),
        Port::output("receive_status_7_polls", 64, Some(0)),
        Port::output("receive_status_7_line_reads", 64, Some(0)),
        Port::output("receive_status_7_completion_lines", 64, Some(0)),
        Port::output("receive_status_7_index_writes", 64, Some(0)),
        Port::output("receive_status_7_interrupts", 64, Some(0)),
        Port::output("receive_status_7_stopped_drops", 64, Some(0)),
        Port::output("receive_status_7_starved_drops", 64, Some(0)),
        Port::output("receive_status_7_truncated", 64, Some(0)),
        Port::output("receive_status_7_returned", 64, Some(0)),
        Port::output("receive_status_7_poisoned", 64, Some(0)),
        Port::output("receive_status_7_strays", 16, Some(0)),
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
        Port::output("transmit_status_4_state", 3, Some(0)),
        Port::output("transmit_status_4_fault", 4, Some(0)),
        Port::output("transmit_status_4_posted", 32, Some(0)),
        Port::output("transmit_status_4_completed", 32, Some(0)),
        Port::output("transmit_status_4_packets", 64, Some(0)),
        Port::output("transmit_status_4_bytes", 64, Some(0)),
        Port::output("transmit_status_4_descriptors", 64, Some(0)),
        Port::output("transmit_status_4_polls", 64, Some(0)),
        Port::output("transmit_status_4_line_reads", 64, Some(0)),
        Port::output("transmit_status_4_completion_lines", 64, Some(0)),
        Port::output("transmit_status_4_index_writes", 64, Some(0)),
        Port::output("transmit_status_4_interrupts", 64, Some(0)),
        Port::output("transmit_status_4_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_4_starved_drops", 64, Some(0)),
        Port::output("transmit_status_4_truncated", 64, Some(0)),
        Port::output("transmit_status_4_returned", 64, Some(0)),
        Port::output("transmit_status_4_poisoned", 64, Some(0)),
        Port::output("transmit_status_4_strays", 16, Some(0)),
        Port::output("transmit_status_5_state", 3, Some(0)),
        Port::output("transmit_status_5_fault", 4, Some(0)),
        Port::output("transmit_status_5_posted", 32, Some(0)),
        Port::output("transmit_status_5_completed", 32, Some(0)),
        Port::output("transmit_status_5_packets", 64, Some(0)),
        Port::output("transmit_status_5_bytes", 64, Some(0)),
        Port::output("transmit_status_5_descriptors", 64, Some(0)),
        Port::output("transmit_status_5_polls", 64, Some(0)),
        Port::output("transmit_status_5_line_reads", 64, Some(0)),
        Port::output("transmit_status_5_completion_lines", 64, Some(0)),
        Port::output("transmit_status_5_index_writes", 64, Some(0)),
        Port::output("transmit_status_5_interrupts", 64, Some(0)),
        Port::output("transmit_status_5_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_5_starved_drops", 64, Some(0)),
        Port::output("transmit_status_5_truncated", 64, Some(0)),
        Port::output("transmit_status_5_returned", 64, Some(0)),
        Port::output("transmit_status_5_poisoned", 64, Some(0)),
        Port::output("transmit_status_5_strays", 16, Some(0)),
        Port::output("transmit_status_6_state", 3, Some(0)),
        Port::output("transmit_status_6_fault", 4, Some(0)),
        Port::output("transmit_status_6_posted", 32, Some(0)),
        Port::output("transmit_status_6_completed", 32, Some(0)),
        Port::output("transmit_status_6_packets", 64, Some(0)),
        Port::output("transmit_status_6_bytes", 64, Some(0)),
        Port::output("transmit_status_6_descriptors", 64, Some(0)),
        Port::output("transmit_status_6_polls", 64, Some(0)),
        Port::output("transmit_status_6_line_reads", 64, Some(0)),
        Port::output("transmit_status_6_completion_lines", 64, Some(0)),
        Port::output("transmit_status_6_index_writes", 64, Some(0)),
        Port::output("transmit_status_6_interrupts", 64, Some(0)),
        Port::output("transmit_status_6_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_6_starved_drops", 64, Some(0)),
        Port::output("transmit_status_6_truncated", 64, Some(0)),
        Port::output("transmit_status_6_returned", 64, Some(0)),
        Port::output("transmit_status_6_poisoned", 64, Some(0)),
        Port::output("transmit_status_6_strays", 16, Some(0)),
        Port::output("transmit_status_7_state", 3, Some(0)),
        Port::output("transmit_status_7_fault", 4, Some(0)),
        Port::output("transmit_status_7_posted", 32, Some(0)),
        Port::output("transmit_status_7_completed", 32, Some(0)),
        Port::output("transmit_status_7_packets", 64, Some(0)),
        Port::output("transmit_status_7_bytes", 64, Some(0)),
        Port::output("transmit_status_7_descriptors", 64, Some(0)),
        Port::output("transmit_status_7_polls", 64, Some(0)),
        Port::output("transmit_status_7_line_reads", 64, Some(0)),
        Port::output("transmit_status_7_completion_lines", 64, Some(0)),
        Port::output("transmit_status_7_index_writes", 64, Some(0)),
        Port::output("transmit_status_7_interrupts", 64, Some(0)),
        Port::output("transmit_status_7_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_7_starved_drops", 64, Some(0)),
        Port::output("transmit_status_7_truncated", 64, Some(0)),
        Port::output("transmit_status_7_returned", 64, Some(0)),
        Port::output("transmit_status_7_poisoned", 64, Some(0)),
        Port::output("transmit_status_7_strays", 16, Some(0)),
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
            name: "receive_configuration_4",
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
            name: "receive_configuration_5",
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
            name: "receive_configuration_6",
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
            name: "receive_configuration_7",
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
            name: "transmit_configuration_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 194 },
                Field { name: "size_log2", port: 195 },
                Field { name: "layout", port: 196 },
                Field { name: "signal", port: 197 },
                Field { name: "completion", port: 198 },
                Field { name: "ring_space", port: 199 },
                Field { name: "data_space", port: 200 },
                Field { name: "base_address", port: 201 },
                Field { name: "tail_address", port: 202 },
                Field { name: "completion_address", port: 203 },
                Field { name: "fetch_operation", port: 204 },
                Field { name: "fetch_lines", port: 205 },
                Field { name: "prefetch_operation", port: 206 },
                Field { name: "prefetch_lines", port: 207 },
                Field { name: "poll_operation", port: 208 },
                Field { name: "poll_interval_cycles", port: 209 },
                Field { name: "event_driven", port: 210 },
                Field { name: "completion_operation", port: 211 },
                Field { name: "data_operation", port: 212 },
                Field { name: "batch", port: 213 },
                Field { name: "batch_timeout_cycles", port: 214 },
                Field { name: "starve_cycles", port: 215 },
                Field { name: "interrupt_packets", port: 216 },
                Field { name: "interrupt_delay_cycles", port: 217 },
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
                Field { name: "enable", port: 218 },
                Field { name: "size_log2", port: 219 },
                Field { name: "layout", port: 220 },
                Field { name: "signal", port: 221 },
                Field { name: "completion", port: 222 },
                Field { name: "ring_space", port: 223 },
                Field { name: "data_space", port: 224 },
                Field { name: "base_address", port: 225 },
                Field { name: "tail_address", port: 226 },
                Field { name: "completion_address", port: 227 },
                Field { name: "fetch_operation", port: 228 },
                Field { name: "fetch_lines", port: 229 },
                Field { name: "prefetch_operation", port: 230 },
                Field { name: "prefetch_lines", port: 231 },
                Field { name: "poll_operation", port: 232 },
                Field { name: "poll_interval_cycles", port: 233 },
                Field { name: "event_driven", port: 234 },
                Field { name: "completion_operation", port: 235 },
                Field { name: "data_operation", port: 236 },
                Field { name: "batch", port: 237 },
                Field { name: "batch_timeout_cycles", port: 238 },
                Field { name: "starve_cycles", port: 239 },
                Field { name: "interrupt_packets", port: 240 },
                Field { name: "interrupt_delay_cycles", port: 241 },
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
                Field { name: "enable", port: 242 },
                Field { name: "size_log2", port: 243 },
                Field { name: "layout", port: 244 },
                Field { name: "signal", port: 245 },
                Field { name: "completion", port: 246 },
                Field { name: "ring_space", port: 247 },
                Field { name: "data_space", port: 248 },
                Field { name: "base_address", port: 249 },
                Field { name: "tail_address", port: 250 },
                Field { name: "completion_address", port: 251 },
                Field { name: "fetch_operation", port: 252 },
                Field { name: "fetch_lines", port: 253 },
                Field { name: "prefetch_operation", port: 254 },
                Field { name: "prefetch_lines", port: 255 },
                Field { name: "poll_operation", port: 256 },
                Field { name: "poll_interval_cycles", port: 257 },
                Field { name: "event_driven", port: 258 },
                Field { name: "completion_operation", port: 259 },
                Field { name: "data_operation", port: 260 },
                Field { name: "batch", port: 261 },
                Field { name: "batch_timeout_cycles", port: 262 },
                Field { name: "starve_cycles", port: 263 },
                Field { name: "interrupt_packets", port: 264 },
                Field { name: "interrupt_delay_cycles", port: 265 },
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
                Field { name: "enable", port: 266 },
                Field { name: "size_log2", port: 267 },
                Field { name: "layout", port: 268 },
                Field { name: "signal", port: 269 },
                Field { name: "completion", port: 270 },
                Field { name: "ring_space", port: 271 },
                Field { name: "data_space", port: 272 },
                Field { name: "base_address", port: 273 },
                Field { name: "tail_address", port: 274 },
                Field { name: "completion_address", port: 275 },
                Field { name: "fetch_operation", port: 276 },
                Field { name: "fetch_lines", port: 277 },
                Field { name: "prefetch_operation", port: 278 },
                Field { name: "prefetch_lines", port: 279 },
                Field { name: "poll_operation", port: 280 },
                Field { name: "poll_interval_cycles", port: 281 },
                Field { name: "event_driven", port: 282 },
                Field { name: "completion_operation", port: 283 },
                Field { name: "data_operation", port: 284 },
                Field { name: "batch", port: 285 },
                Field { name: "batch_timeout_cycles", port: 286 },
                Field { name: "starve_cycles", port: 287 },
                Field { name: "interrupt_packets", port: 288 },
                Field { name: "interrupt_delay_cycles", port: 289 },
            ],
        },
        Group {
            name: "transmit_configuration_4",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 290 },
                Field { name: "size_log2", port: 291 },
                Field { name: "layout", port: 292 },
                Field { name: "signal", port: 293 },
                Field { name: "completion", port: 294 },
                Field { name: "ring_space", port: 295 },
                Field { name: "data_space", port: 296 },
                Field { name: "base_address", port: 297 },
                Field { name: "tail_address", port: 298 },
                Field { name: "completion_address", port: 299 },
                Field { name: "fetch_operation", port: 300 },
                Field { name: "fetch_lines", port: 301 },
                Field { name: "prefetch_operation", port: 302 },
                Field { name: "prefetch_lines", port: 303 },
                Field { name: "poll_operation", port: 304 },
                Field { name: "poll_interval_cycles", port: 305 },
                Field { name: "event_driven", port: 306 },
                Field { name: "completion_operation", port: 307 },
                Field { name: "data_operation", port: 308 },
                Field { name: "batch", port: 309 },
                Field { name: "batch_timeout_cycles", port: 310 },
                Field { name: "starve_cycles", port: 311 },
                Field { name: "interrupt_packets", port: 312 },
                Field { name: "interrupt_delay_cycles", port: 313 },
            ],
        },
        Group {
            name: "transmit_configuration_5",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 314 },
                Field { name: "size_log2", port: 315 },
                Field { name: "layout", port: 316 },
                Field { name: "signal", port: 317 },
                Field { name: "completion", port: 318 },
                Field { name: "ring_space", port: 319 },
                Field { name: "data_space", port: 320 },
                Field { name: "base_address", port: 321 },
                Field { name: "tail_address", port: 322 },
                Field { name: "completion_address", port: 323 },
                Field { name: "fetch_operation", port: 324 },
                Field { name: "fetch_lines", port: 325 },
                Field { name: "prefetch_operation", port: 326 },
                Field { name: "prefetch_lines", port: 327 },
                Field { name: "poll_operation", port: 328 },
                Field { name: "poll_interval_cycles", port: 329 },
                Field { name: "event_driven", port: 330 },
                Field { name: "completion_operation", port: 331 },
                Field { name: "data_operation", port: 332 },
                Field { name: "batch", port: 333 },
                Field { name: "batch_timeout_cycles", port: 334 },
                Field { name: "starve_cycles", port: 335 },
                Field { name: "interrupt_packets", port: 336 },
                Field { name: "interrupt_delay_cycles", port: 337 },
            ],
        },
        Group {
            name: "transmit_configuration_6",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 338 },
                Field { name: "size_log2", port: 339 },
                Field { name: "layout", port: 340 },
                Field { name: "signal", port: 341 },
                Field { name: "completion", port: 342 },
                Field { name: "ring_space", port: 343 },
                Field { name: "data_space", port: 344 },
                Field { name: "base_address", port: 345 },
                Field { name: "tail_address", port: 346 },
                Field { name: "completion_address", port: 347 },
                Field { name: "fetch_operation", port: 348 },
                Field { name: "fetch_lines", port: 349 },
                Field { name: "prefetch_operation", port: 350 },
                Field { name: "prefetch_lines", port: 351 },
                Field { name: "poll_operation", port: 352 },
                Field { name: "poll_interval_cycles", port: 353 },
                Field { name: "event_driven", port: 354 },
                Field { name: "completion_operation", port: 355 },
                Field { name: "data_operation", port: 356 },
                Field { name: "batch", port: 357 },
                Field { name: "batch_timeout_cycles", port: 358 },
                Field { name: "starve_cycles", port: 359 },
                Field { name: "interrupt_packets", port: 360 },
                Field { name: "interrupt_delay_cycles", port: 361 },
            ],
        },
        Group {
            name: "transmit_configuration_7",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 362 },
                Field { name: "size_log2", port: 363 },
                Field { name: "layout", port: 364 },
                Field { name: "signal", port: 365 },
                Field { name: "completion", port: 366 },
                Field { name: "ring_space", port: 367 },
                Field { name: "data_space", port: 368 },
                Field { name: "base_address", port: 369 },
                Field { name: "tail_address", port: 370 },
                Field { name: "completion_address", port: 371 },
                Field { name: "fetch_operation", port: 372 },
                Field { name: "fetch_lines", port: 373 },
                Field { name: "prefetch_operation", port: 374 },
                Field { name: "prefetch_lines", port: 375 },
                Field { name: "poll_operation", port: 376 },
                Field { name: "poll_interval_cycles", port: 377 },
                Field { name: "event_driven", port: 378 },
                Field { name: "completion_operation", port: 379 },
                Field { name: "data_operation", port: 380 },
                Field { name: "batch", port: 381 },
                Field { name: "batch_timeout_cycles", port: 382 },
                Field { name: "starve_cycles", port: 383 },
                Field { name: "interrupt_packets", port: 384 },
                Field { name: "interrupt_delay_cycles", port: 385 },
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
                Field { name: "begin_address", port: 386 },
                Field { name: "end_address", port: 387 },
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
                Field { name: "begin_address", port: 388 },
                Field { name: "end_address", port: 389 },
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
                Field { name: "begin_address", port: 390 },
                Field { name: "end_address", port: 391 },
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
                Field { name: "begin_address", port: 392 },
                Field { name: "end_address", port: 393 },
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
                Field { name: "begin_address", port: 394 },
                Field { name: "end_address", port: 395 },
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
                Field { name: "begin_address", port: 396 },
                Field { name: "end_address", port: 397 },
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
                Field { name: "begin_address", port: 398 },
                Field { name: "end_address", port: 399 },
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
                Field { name: "begin_address", port: 400 },
                Field { name: "end_address", port: 401 },
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
                Field { name: "begin_address", port: 402 },
                Field { name: "end_address", port: 403 },
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
                Field { name: "begin_address", port: 404 },
                Field { name: "end_address", port: 405 },
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
                Field { name: "begin_address", port: 406 },
                Field { name: "end_address", port: 407 },
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
                Field { name: "begin_address", port: 408 },
                Field { name: "end_address", port: 409 },
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
                Field { name: "begin_address", port: 410 },
                Field { name: "end_address", port: 411 },
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
                Field { name: "begin_address", port: 412 },
                Field { name: "end_address", port: 413 },
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
                Field { name: "begin_address", port: 414 },
                Field { name: "end_address", port: 415 },
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
                Field { name: "begin_address", port: 416 },
                Field { name: "end_address", port: 417 },
            ],
        },
        Group {
            name: "range_16",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 418 },
                Field { name: "end_address", port: 419 },
            ],
        },
        Group {
            name: "range_17",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 420 },
                Field { name: "end_address", port: 421 },
            ],
        },
        Group {
            name: "range_18",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 422 },
                Field { name: "end_address", port: 423 },
            ],
        },
        Group {
            name: "range_19",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 424 },
                Field { name: "end_address", port: 425 },
            ],
        },
        Group {
            name: "range_20",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 426 },
                Field { name: "end_address", port: 427 },
            ],
        },
        Group {
            name: "range_21",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 428 },
                Field { name: "end_address", port: 429 },
            ],
        },
        Group {
            name: "range_22",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 430 },
                Field { name: "end_address", port: 431 },
            ],
        },
        Group {
            name: "range_23",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 432 },
                Field { name: "end_address", port: 433 },
            ],
        },
        Group {
            name: "range_24",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 434 },
                Field { name: "end_address", port: 435 },
            ],
        },
        Group {
            name: "range_25",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 436 },
                Field { name: "end_address", port: 437 },
            ],
        },
        Group {
            name: "range_26",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 438 },
                Field { name: "end_address", port: 439 },
            ],
        },
        Group {
            name: "range_27",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 440 },
                Field { name: "end_address", port: 441 },
            ],
        },
        Group {
            name: "range_28",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 442 },
                Field { name: "end_address", port: 443 },
            ],
        },
        Group {
            name: "range_29",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 444 },
                Field { name: "end_address", port: 445 },
            ],
        },
        Group {
            name: "range_30",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 446 },
                Field { name: "end_address", port: 447 },
            ],
        },
        Group {
            name: "range_31",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 448 },
                Field { name: "end_address", port: 449 },
            ],
        },
        Group {
            name: "receive_tail_0",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(450),
            ready: None,
            fields: &[Field { name: "tail", port: 451 }],
        },
        Group {
            name: "receive_tail_1",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(452),
            ready: None,
            fields: &[Field { name: "tail", port: 453 }],
        },
        Group {
            name: "receive_tail_2",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(454),
            ready: None,
            fields: &[Field { name: "tail", port: 455 }],
        },
        Group {
            name: "receive_tail_3",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(456),
            ready: None,
            fields: &[Field { name: "tail", port: 457 }],
        },
        Group {
            name: "receive_tail_4",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(458),
            ready: None,
            fields: &[Field { name: "tail", port: 459 }],
        },
        Group {
            name: "receive_tail_5",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(460),
            ready: None,
            fields: &[Field { name: "tail", port: 461 }],
        },
        Group {
            name: "receive_tail_6",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(462),
            ready: None,
            fields: &[Field { name: "tail", port: 463 }],
        },
        Group {
            name: "receive_tail_7",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(464),
            ready: None,
            fields: &[Field { name: "tail", port: 465 }],
        },
        Group {
            name: "transmit_tail_0",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(466),
            ready: None,
            fields: &[Field { name: "tail", port: 467 }],
        },
        Group {
            name: "transmit_tail_1",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(468),
            ready: None,
            fields: &[Field { name: "tail", port: 469 }],
        },
        Group {
            name: "transmit_tail_2",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(470),
            ready: None,
            fields: &[Field { name: "tail", port: 471 }],
        },
        Group {
            name: "transmit_tail_3",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(472),
            ready: None,
            fields: &[Field { name: "tail", port: 473 }],
        },
        Group {
            name: "transmit_tail_4",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(474),
            ready: None,
            fields: &[Field { name: "tail", port: 475 }],
        },
        Group {
            name: "transmit_tail_5",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(476),
            ready: None,
            fields: &[Field { name: "tail", port: 477 }],
        },
        Group {
            name: "transmit_tail_6",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(478),
            ready: None,
            fields: &[Field { name: "tail", port: 479 }],
        },
        Group {
            name: "transmit_tail_7",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(480),
            ready: None,
            fields: &[Field { name: "tail", port: 481 }],
        },
        Group {
            name: "refused",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Identifier<8>",
            valid: Some(482),
            ready: None,
            fields: &[Field { name: "value", port: 483 }],
        },
        Group {
            name: "packet",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(484),
            ready: Some(485),
            fields: &[
                Field { name: "data", port: 486 },
                Field { name: "last", port: 487 },
                Field { name: "error", port: 488 },
                Field { name: "length_bytes", port: 489 },
                Field { name: "ring", port: 490 },
                Field { name: "destination", port: 491 },
                Field { name: "protocol", port: 492 },
                Field { name: "checksum", port: 493 },
                Field { name: "flow_hash", port: 494 },
                Field { name: "timestamp_cycles", port: 495 },
            ],
        },
        Group {
            name: "forwarded",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(496),
            ready: Some(497),
            fields: &[
                Field { name: "data", port: 498 },
                Field { name: "last", port: 499 },
                Field { name: "error", port: 500 },
                Field { name: "length_bytes", port: 501 },
                Field { name: "ring", port: 502 },
                Field { name: "destination", port: 503 },
                Field { name: "protocol", port: 504 },
                Field { name: "checksum", port: 505 },
                Field { name: "flow_hash", port: 506 },
                Field { name: "timestamp_cycles", port: 507 },
            ],
        },
        Group {
            name: "receive_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(508),
            ready: Some(509),
            fields: &[
                Field { name: "drop", port: 510 },
                Field { name: "address", port: 511 },
                Field { name: "length_bytes", port: 512 },
                Field { name: "last", port: 513 },
                Field { name: "packet_length_bytes", port: 514 },
                Field { name: "ring", port: 515 },
                Field { name: "operation", port: 516 },
                Field { name: "space", port: 517 },
                Field { name: "checksum", port: 518 },
            ],
        },
        Group {
            name: "receive_done",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(519),
            ready: Some(520),
            fields: &[
                Field { name: "ring", port: 521 },
                Field { name: "last", port: 522 },
                Field { name: "failed", port: 523 },
            ],
        },
        Group {
            name: "transmit_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(524),
            ready: Some(525),
            fields: &[
                Field { name: "drop", port: 526 },
                Field { name: "address", port: 527 },
                Field { name: "length_bytes", port: 528 },
                Field { name: "last", port: 529 },
                Field { name: "packet_length_bytes", port: 530 },
                Field { name: "ring", port: 531 },
                Field { name: "operation", port: 532 },
                Field { name: "space", port: 533 },
                Field { name: "checksum", port: 534 },
            ],
        },
        Group {
            name: "transmit_done",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(535),
            ready: Some(536),
            fields: &[
                Field { name: "ring", port: 537 },
                Field { name: "last", port: 538 },
                Field { name: "failed", port: 539 },
            ],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(540),
            ready: Some(541),
            fields: &[
                Field { name: "operation", port: 542 },
                Field { name: "space", port: 543 },
                Field { name: "line_address", port: 544 },
                Field { name: "data", port: 545 },
                Field { name: "byte_enable", port: 546 },
                Field { name: "tag", port: 547 },
                Field { name: "selection", port: 548 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(549),
            ready: Some(550),
            fields: &[
                Field { name: "tag", port: 551 },
                Field { name: "status", port: 552 },
                Field { name: "data", port: 553 },
            ],
        },
        Group {
            name: "interrupt",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Interrupt",
            valid: Some(554),
            ready: Some(555),
            fields: &[Field { name: "vector", port: 556 }],
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
                Field { name: "state", port: 557 },
                Field { name: "fault", port: 558 },
                Field { name: "posted", port: 559 },
                Field { name: "completed", port: 560 },
                Field { name: "packets", port: 561 },
                Field { name: "bytes", port: 562 },
                Field { name: "descriptors", port: 563 },
                Field { name: "polls", port: 564 },
                Field { name: "line_reads", port: 565 },
                Field { name: "completion_lines", port: 566 },
                Field { name: "index_writes", port: 567 },
                Field { name: "interrupts", port: 568 },
                Field { name: "stopped_drops", port: 569 },
                Field { name: "starved_drops", port: 570 },
                Field { name: "truncated", port: 571 },
                Field { name: "returned", port: 572 },
                Field { name: "poisoned", port: 573 },
                Field { name: "strays", port: 574 },
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
                Field { name: "state", port: 575 },
                Field { name: "fault", port: 576 },
                Field { name: "posted", port: 577 },
                Field { name: "completed", port: 578 },
                Field { name: "packets", port: 579 },
                Field { name: "bytes", port: 580 },
                Field { name: "descriptors", port: 581 },
                Field { name: "polls", port: 582 },
                Field { name: "line_reads", port: 583 },
                Field { name: "completion_lines", port: 584 },
                Field { name: "index_writes", port: 585 },
                Field { name: "interrupts", port: 586 },
                Field { name: "stopped_drops", port: 587 },
                Field { name: "starved_drops", port: 588 },
                Field { name: "truncated", port: 589 },
                Field { name: "returned", port: 590 },
                Field { name: "poisoned", port: 591 },
                Field { name: "strays", port: 592 },
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
                Field { name: "state", port: 593 },
                Field { name: "fault", port: 594 },
                Field { name: "posted", port: 595 },
                Field { name: "completed", port: 596 },
                Field { name: "packets", port: 597 },
                Field { name: "bytes", port: 598 },
                Field { name: "descriptors", port: 599 },
                Field { name: "polls", port: 600 },
                Field { name: "line_reads", port: 601 },
                Field { name: "completion_lines", port: 602 },
                Field { name: "index_writes", port: 603 },
                Field { name: "interrupts", port: 604 },
                Field { name: "stopped_drops", port: 605 },
                Field { name: "starved_drops", port: 606 },
                Field { name: "truncated", port: 607 },
                Field { name: "returned", port: 608 },
                Field { name: "poisoned", port: 609 },
                Field { name: "strays", port: 610 },
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
                Field { name: "state", port: 611 },
                Field { name: "fault", port: 612 },
                Field { name: "posted", port: 613 },
                Field { name: "completed", port: 614 },
                Field { name: "packets", port: 615 },
                Field { name: "bytes", port: 616 },
                Field { name: "descriptors", port: 617 },
                Field { name: "polls", port: 618 },
                Field { name: "line_reads", port: 619 },
                Field { name: "completion_lines", port: 620 },
                Field { name: "index_writes", port: 621 },
                Field { name: "interrupts", port: 622 },
                Field { name: "stopped_drops", port: 623 },
                Field { name: "starved_drops", port: 624 },
                Field { name: "truncated", port: 625 },
                Field { name: "returned", port: 626 },
                Field { name: "poisoned", port: 627 },
                Field { name: "strays", port: 628 },
            ],
        },
        Group {
            name: "receive_status_4",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 629 },
                Field { name: "fault", port: 630 },
                Field { name: "posted", port: 631 },
                Field { name: "completed", port: 632 },
                Field { name: "packets", port: 633 },
                Field { name: "bytes", port: 634 },
                Field { name: "descriptors", port: 635 },
                Field { name: "polls", port: 636 },
                Field { name: "line_reads", port: 637 },
                Field { name: "completion_lines", port: 638 },
                Field { name: "index_writes", port: 639 },
                Field { name: "interrupts", port: 640 },
                Field { name: "stopped_drops", port: 641 },
                Field { name: "starved_drops", port: 642 },
                Field { name: "truncated", port: 643 },
                Field { name: "returned", port: 644 },
                Field { name: "poisoned", port: 645 },
                Field { name: "strays", port: 646 },
            ],
        },
        Group {
            name: "receive_status_5",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 647 },
                Field { name: "fault", port: 648 },
                Field { name: "posted", port: 649 },
                Field { name: "completed", port: 650 },
                Field { name: "packets", port: 651 },
                Field { name: "bytes", port: 652 },
                Field { name: "descriptors", port: 653 },
                Field { name: "polls", port: 654 },
                Field { name: "line_reads", port: 655 },
                Field { name: "completion_lines", port: 656 },
                Field { name: "index_writes", port: 657 },
                Field { name: "interrupts", port: 658 },
                Field { name: "stopped_drops", port: 659 },
                Field { name: "starved_drops", port: 660 },
                Field { name: "truncated", port: 661 },
                Field { name: "returned", port: 662 },
                Field { name: "poisoned", port: 663 },
                Field { name: "strays", port: 664 },
            ],
        },
        Group {
            name: "receive_status_6",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 665 },
                Field { name: "fault", port: 666 },
                Field { name: "posted", port: 667 },
                Field { name: "completed", port: 668 },
                Field { name: "packets", port: 669 },
                Field { name: "bytes", port: 670 },
                Field { name: "descriptors", port: 671 },
                Field { name: "polls", port: 672 },
                Field { name: "line_reads", port: 673 },
                Field { name: "completion_lines", port: 674 },
                Field { name: "index_writes", port: 675 },
                Field { name: "interrupts", port: 676 },
                Field { name: "stopped_drops", port: 677 },
                Field { name: "starved_drops", port: 678 },
                Field { name: "truncated", port: 679 },
                Field { name: "returned", port: 680 },
                Field { name: "poisoned", port: 681 },
                Field { name: "strays", port: 682 },
            ],
        },
        Group {
            name: "receive_status_7",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 683 },
                Field { name: "fault", port: 684 },
                Field { name: "posted", port: 685 },
                Field { name: "completed", port: 686 },
                Field { name: "packets", port: 687 },
                Field { name: "bytes", port: 688 },
                Field { name: "descriptors", port: 689 },
                Field { name: "polls", port: 690 },
                Field { name: "line_reads", port: 691 },
                Field { name: "completion_lines", port: 692 },
                Field { name: "index_writes", port: 693 },
                Field { name: "interrupts", port: 694 },
                Field { name: "stopped_drops", port: 695 },
                Field { name: "starved_drops", port: 696 },
                Field { name: "truncated", port: 697 },
                Field { name: "returned", port: 698 },
                Field { name: "poisoned", port: 699 },
                Field { name: "strays", port: 700 },
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
                Field { name: "state", port: 701 },
                Field { name: "fault", port: 702 },
                Field { name: "posted", port: 703 },
                Field { name: "completed", port: 704 },
                Field { name: "packets", port: 705 },
                Field { name: "bytes", port: 706 },
                Field { name: "descriptors", port: 707 },
                Field { name: "polls", port: 708 },
                Field { name: "line_reads", port: 709 },
                Field { name: "completion_lines", port: 710 },
                Field { name: "index_writes", port: 711 },
                Field { name: "interrupts", port: 712 },
                Field { name: "stopped_drops", port: 713 },
                Field { name: "starved_drops", port: 714 },
                Field { name: "truncated", port: 715 },
                Field { name: "returned", port: 716 },
                Field { name: "poisoned", port: 717 },
                Field { name: "strays", port: 718 },
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
                Field { name: "state", port: 719 },
                Field { name: "fault", port: 720 },
                Field { name: "posted", port: 721 },
                Field { name: "completed", port: 722 },
                Field { name: "packets", port: 723 },
                Field { name: "bytes", port: 724 },
                Field { name: "descriptors", port: 725 },
                Field { name: "polls", port: 726 },
                Field { name: "line_reads", port: 727 },
                Field { name: "completion_lines", port: 728 },
                Field { name: "index_writes", port: 729 },
                Field { name: "interrupts", port: 730 },
                Field { name: "stopped_drops", port: 731 },
                Field { name: "starved_drops", port: 732 },
                Field { name: "truncated", port: 733 },
                Field { name: "returned", port: 734 },
                Field { name: "poisoned", port: 735 },
                Field { name: "strays", port: 736 },
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
                Field { name: "state", port: 737 },
                Field { name: "fault", port: 738 },
                Field { name: "posted", port: 739 },
                Field { name: "completed", port: 740 },
                Field { name: "packets", port: 741 },
                Field { name: "bytes", port: 742 },
                Field { name: "descriptors", port: 743 },
                Field { name: "polls", port: 744 },
                Field { name: "line_reads", port: 745 },
                Field { name: "completion_lines", port: 746 },
                Field { name: "index_writes", port: 747 },
                Field { name: "interrupts", port: 748 },
                Field { name: "stopped_drops", port: 749 },
                Field { name: "starved_drops", port: 750 },
                Field { name: "truncated", port: 751 },
                Field { name: "returned", port: 752 },
                Field { name: "poisoned", port: 753 },
                Field { name: "strays", port: 754 },
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
                Field { name: "state", port: 755 },
                Field { name: "fault", port: 756 },
                Field { name: "posted", port: 757 },
                Field { name: "completed", port: 758 },
                Field { name: "packets", port: 759 },
                Field { name: "bytes", port: 760 },
                Field { name: "descriptors", port: 761 },
                Field { name: "polls", port: 762 },
                Field { name: "line_reads", port: 763 },
                Field { name: "completion_lines", port: 764 },
                Field { name: "index_writes", port: 765 },
                Field { name: "interrupts", port: 766 },
                Field { name: "stopped_drops", port: 767 },
                Field { name: "starved_drops", port: 768 },
                Field { name: "truncated", port: 769 },
                Field { name: "returned", port: 770 },
                Field { name: "poisoned", port: 771 },
                Field { name: "strays", port: 772 },
            ],
        },
        Group {
            name: "transmit_status_4",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 773 },
                Field { name: "fault", port: 774 },
                Field { name: "posted", port: 775 },
                Field { name: "completed", port: 776 },
                Field { name: "packets", port: 777 },
                Field { name: "bytes", port: 778 },
                Field { name: "descriptors", port: 779 },
                Field { name: "polls", port: 780 },
                Field { name: "line_reads", port: 781 },
                Field { name: "completion_lines", port: 782 },
                Field { name: "index_writes", port: 783 },
                Field { name: "interrupts", port: 784 },
                Field { name: "stopped_drops", port: 785 },
                Field { name: "starved_drops", port: 786 },
                Field { name: "truncated", port: 787 },
                Field { name: "returned", port: 788 },
                Field { name: "poisoned", port: 789 },
                Field { name: "strays", port: 790 },
            ],
        },
        Group {
            name: "transmit_status_5",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 791 },
                Field { name: "fault", port: 792 },
                Field { name: "posted", port: 793 },
                Field { name: "completed", port: 794 },
                Field { name: "packets", port: 795 },
                Field { name: "bytes", port: 796 },
                Field { name: "descriptors", port: 797 },
                Field { name: "polls", port: 798 },
                Field { name: "line_reads", port: 799 },
                Field { name: "completion_lines", port: 800 },
                Field { name: "index_writes", port: 801 },
                Field { name: "interrupts", port: 802 },
                Field { name: "stopped_drops", port: 803 },
                Field { name: "starved_drops", port: 804 },
                Field { name: "truncated", port: 805 },
                Field { name: "returned", port: 806 },
                Field { name: "poisoned", port: 807 },
                Field { name: "strays", port: 808 },
            ],
        },
        Group {
            name: "transmit_status_6",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 809 },
                Field { name: "fault", port: 810 },
                Field { name: "posted", port: 811 },
                Field { name: "completed", port: 812 },
                Field { name: "packets", port: 813 },
                Field { name: "bytes", port: 814 },
                Field { name: "descriptors", port: 815 },
                Field { name: "polls", port: 816 },
                Field { name: "line_reads", port: 817 },
                Field { name: "completion_lines", port: 818 },
                Field { name: "index_writes", port: 819 },
                Field { name: "interrupts", port: 820 },
                Field { name: "stopped_drops", port: 821 },
                Field { name: "starved_drops", port: 822 },
                Field { name: "truncated", port: 823 },
                Field { name: "returned", port: 824 },
                Field { name: "poisoned", port: 825 },
                Field { name: "strays", port: 826 },
            ],
        },
        Group {
            name: "transmit_status_7",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 827 },
                Field { name: "fault", port: 828 },
                Field { name: "posted", port: 829 },
                Field { name: "completed", port: 830 },
                Field { name: "packets", port: 831 },
                Field { name: "bytes", port: 832 },
                Field { name: "descriptors", port: 833 },
                Field { name: "polls", port: 834 },
                Field { name: "line_reads", port: 835 },
                Field { name: "completion_lines", port: 836 },
                Field { name: "index_writes", port: 837 },
                Field { name: "interrupts", port: 838 },
                Field { name: "stopped_drops", port: 839 },
                Field { name: "starved_drops", port: 840 },
                Field { name: "truncated", port: 841 },
                Field { name: "returned", port: 842 },
                Field { name: "poisoned", port: 843 },
                Field { name: "strays", port: 844 },
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
                Field { name: "packets", port: 845 },
                Field { name: "unknown_ring_drops", port: 846 },
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
pub struct DmuR8L8D512B32A16 {
    model: Model,
}

impl DmuR8L8D512B32A16 {
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

    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_4: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(4);

    /// How the receive half of each ring works.
    pub fn receive_configuration_4(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_4)
    }

    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_5: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(5);

    /// How the receive half of each ring works.
    pub fn receive_configuration_5(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_5)
    }

    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_6: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(6);

    /// How the receive half of each ring works.
    pub fn receive_configuration_6(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_6)
    }

    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_7: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(7);

    /// How the receive half of each ring works.
    pub fn receive_configuration_7(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_7)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_0: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(8);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_0(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_0)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_1: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(9);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_1(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_1)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_2: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(10);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_2(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_2)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_3: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(11);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_3(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_3)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_4: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(12);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_4(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_4)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_5: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(13);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_5(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_5)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_6: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(14);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_6(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_6)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_7: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(15);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_7(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_7)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_0: LevelInlet<Self, message::RingRange> = LevelInlet::new(16);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_0(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_0)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_1: LevelInlet<Self, message::RingRange> = LevelInlet::new(17);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_1(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_1)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_2: LevelInlet<Self, message::RingRange> = LevelInlet::new(18);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_2(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_2)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_3: LevelInlet<Self, message::RingRange> = LevelInlet::new(19);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_3(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_3)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_4: LevelInlet<Self, message::RingRange> = LevelInlet::new(20);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_4(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_4)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_5: LevelInlet<Self, message::RingRange> = LevelInlet::new(21);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_5(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_5)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_6: LevelInlet<Self, message::RingRange> = LevelInlet::new(22);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_6(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_6)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_7: LevelInlet<Self, message::RingRange> = LevelInlet::new(23);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_7(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_7)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_8: LevelInlet<Self, message::RingRange> = LevelInlet::new(24);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_8(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_8)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_9: LevelInlet<Self, message::RingRange> = LevelInlet::new(25);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_9(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_9)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_10: LevelInlet<Self, message::RingRange> = LevelInlet::new(26);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_10(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_10)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_11: LevelInlet<Self, message::RingRange> = LevelInlet::new(27);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_11(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_11)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_12: LevelInlet<Self, message::RingRange> = LevelInlet::new(28);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_12(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_12)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_13: LevelInlet<Self, message::RingRange> = LevelInlet::new(29);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_13(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_13)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_14: LevelInlet<Self, message::RingRange> = LevelInlet::new(30);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_14(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_14)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_15: LevelInlet<Self, message::RingRange> = LevelInlet::new(31);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_15(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_15)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_16: LevelInlet<Self, message::RingRange> = LevelInlet::new(32);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_16(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_16)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_17: LevelInlet<Self, message::RingRange> = LevelInlet::new(33);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_17(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_17)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_18: LevelInlet<Self, message::RingRange> = LevelInlet::new(34);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_18(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_18)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_19: LevelInlet<Self, message::RingRange> = LevelInlet::new(35);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_19(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_19)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_20: LevelInlet<Self, message::RingRange> = LevelInlet::new(36);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_20(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_20)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_21: LevelInlet<Self, message::RingRange> = LevelInlet::new(37);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_21(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_21)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_22: LevelInlet<Self, message::RingRange> = LevelInlet::new(38);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_22(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_22)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_23: LevelInlet<Self, message::RingRange> = LevelInlet::new(39);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_23(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_23)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_24: LevelInlet<Self, message::RingRange> = LevelInlet::new(40);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_24(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_24)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_25: LevelInlet<Self, message::RingRange> = LevelInlet::new(41);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_25(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_25)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_26: LevelInlet<Self, message::RingRange> = LevelInlet::new(42);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_26(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_26)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_27: LevelInlet<Self, message::RingRange> = LevelInlet::new(43);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_27(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_27)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_28: LevelInlet<Self, message::RingRange> = LevelInlet::new(44);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_28(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_28)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_29: LevelInlet<Self, message::RingRange> = LevelInlet::new(45);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_29(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_29)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_30: LevelInlet<Self, message::RingRange> = LevelInlet::new(46);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_30(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_30)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_31: LevelInlet<Self, message::RingRange> = LevelInlet::new(47);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_31(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_31)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_0: PulseInlet<Self, message::RingTail> = PulseInlet::new(48);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_0(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_0)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_1: PulseInlet<Self, message::RingTail> = PulseInlet::new(49);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_1(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_1)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_2: PulseInlet<Self, message::RingTail> = PulseInlet::new(50);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_2(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_2)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_3: PulseInlet<Self, message::RingTail> = PulseInlet::new(51);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_3(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_3)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_4: PulseInlet<Self, message::RingTail> = PulseInlet::new(52);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_4(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_4)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_5: PulseInlet<Self, message::RingTail> = PulseInlet::new(53);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_5(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_5)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_6: PulseInlet<Self, message::RingTail> = PulseInlet::new(54);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_6(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_6)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_7: PulseInlet<Self, message::RingTail> = PulseInlet::new(55);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_7(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_7)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_0: PulseInlet<Self, message::RingTail> = PulseInlet::new(56);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_0(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_0)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_1: PulseInlet<Self, message::RingTail> = PulseInlet::new(57);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_1(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_1)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_2: PulseInlet<Self, message::RingTail> = PulseInlet::new(58);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_2(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_2)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_3: PulseInlet<Self, message::RingTail> = PulseInlet::new(59);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_3(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_3)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_4: PulseInlet<Self, message::RingTail> = PulseInlet::new(60);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_4(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_4)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_5: PulseInlet<Self, message::RingTail> = PulseInlet::new(61);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_5(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_5)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_6: PulseInlet<Self, message::RingTail> = PulseInlet::new(62);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_6(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_6)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_7: PulseInlet<Self, message::RingTail> = PulseInlet::new(63);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_7(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_7)
    }

    /// The ring of which a request was refused.
    pub const REFUSED: PulseInlet<Self, message::Identifier<8>> = PulseInlet::new(64);

    /// The ring of which a request was refused.
    pub fn refused(&mut self) -> PulseInput<'_, message::Identifier<8>> {
        PulseInput::open(&mut self.model, Self::REFUSED)
    }

    /// Packets that have come.
    pub const PACKET: Inlet<Self, message::PacketBeat> = Inlet::new(65);

    /// Packets that have come.
    pub fn packet(&mut self) -> StreamInput<'_, message::PacketBeat> {
        StreamInput::open(&mut self.model, Self::PACKET)
    }

    /// The same packets, for whoever writes them.
    pub const FORWARDED: Outlet<Self, message::PacketBeat> = Outlet::new(66);

    /// The same packets, for whoever writes them.
    pub fn forwarded(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::FORWARDED)
    }

    /// Where they are to be written, in their order.
    pub const RECEIVE_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(67);

    /// Where they are to be written, in their order.
    pub fn receive_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::RECEIVE_SEGMENT)
    }

    /// What has been written, in order.
    pub const RECEIVE_DONE: Inlet<Self, message::SegmentDone> = Inlet::new(68);

    /// What has been written, in order.
    pub fn receive_done(&mut self) -> StreamInput<'_, message::SegmentDone> {
        StreamInput::open(&mut self.model, Self::RECEIVE_DONE)
    }

    /// What is to be sent.
    pub const TRANSMIT_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(69);

    /// What is to be sent.
    pub fn transmit_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_SEGMENT)
    }

    /// What has been read, in order.
    pub const TRANSMIT_DONE: Inlet<Self, message::SegmentDone> = Inlet::new(70);

    /// What has been read, in order.
    pub fn transmit_done(&mut self) -> StreamInput<'_, message::SegmentDone> {
        StreamInput::open(&mut self.model, Self::TRANSMIT_DONE)
    }

    /// Requests for lines; `selection` is the ring.
    pub const LINE_REQUEST: Outlet<Self, message::Routed<message::LineRequest, 8>> =
        Outlet::new(71);

    /// Requests for lines; `selection` is the ring.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::Routed<message::LineRequest, 8>> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(72);

    /// Their answers.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Interrupts of all rings.
    pub const INTERRUPT: Outlet<Self, message::Interrupt> = Outlet::new(73);

    /// Interrupts of all rings.
    pub fn interrupt(&mut self) -> StreamOutput<'_, message::Interrupt> {
        StreamOutput::open(&mut self.model, Self::INTERRUPT)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_0: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(74);

    /// How the receive half of each ring stands.
    pub fn receive_status_0(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_0)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_1: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(75);

    /// How the receive half of each ring stands.
    pub fn receive_status_1(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_1)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_2: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(76);

    /// How the receive half of each ring stands.
    pub fn receive_status_2(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_2)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_3: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(77);

    /// How the receive half of each ring stands.
    pub fn receive_status_3(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_3)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_4: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(78);

    /// How the receive half of each ring stands.
    pub fn receive_status_4(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_4)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_5: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(79);

    /// How the receive half of each ring stands.
    pub fn receive_status_5(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_5)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_6: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(80);

    /// How the receive half of each ring stands.
    pub fn receive_status_6(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_6)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_7: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(81);

    /// How the receive half of each ring stands.
    pub fn receive_status_7(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_7)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_0: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(82);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_0(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_0)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_1: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(83);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_1(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_1)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_2: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(84);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_2(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_2)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_3: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(85);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_3(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_3)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_4: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(86);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_4(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_4)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_5: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(87);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_5(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_5)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_6: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(88);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_6(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_6)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_7: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(89);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_7(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_7)
    }

    /// What was counted of the packets that came.
    pub const DISPATCH_STATUS: LevelOutlet<Self, message::DispatchStatus> = LevelOutlet::new(90);

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

    /// Input port `receive_configuration_4_enable`.
    pub fn receive_configuration_4_enable(&mut self) -> Input<'_, bool> {
        self.model.input(98)
    }

    /// Input port `receive_configuration_4_size_log2`.
    pub fn receive_configuration_4_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(99)
    }

    /// Input port `receive_configuration_4_layout`.
    pub fn receive_configuration_4_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(100)
    }

    /// Input port `receive_configuration_4_signal`.
    pub fn receive_configuration_4_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(101)
    }

    /// Input port `receive_configuration_4_completion`.
    pub fn receive_configuration_4_completion(&mut self) -> Input<'_, bool> {
        self.model.input(102)
    }

    /// Input port `receive_configuration_4_ring_space`.
    pub fn receive_configuration_4_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(103)
    }

    /// Input port `receive_configuration_4_data_space`.
    pub fn receive_configuration_4_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(104)
    }

    /// Input port `receive_configuration_4_base_address`.
    pub fn receive_configuration_4_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(105)
    }

    /// Input port `receive_configuration_4_tail_address`.
    pub fn receive_configuration_4_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(106)
    }

    /// Input port `receive_configuration_4_completion_address`.
    pub fn receive_configuration_4_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(107)
    }

    /// Input port `receive_configuration_4_fetch_operation`.
    pub fn receive_configuration_4_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(108)
    }

    /// Input port `receive_configuration_4_fetch_lines`.
    pub fn receive_configuration_4_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(109)
    }

    /// Input port `receive_configuration_4_prefetch_operation`.
    pub fn receive_configuration_4_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(110)
    }

    /// Input port `receive_configuration_4_prefetch_lines`.
    pub fn receive_configuration_4_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(111)
    }

    /// Input port `receive_configuration_4_poll_operation`.
    pub fn receive_configuration_4_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(112)
    }

    /// Input port `receive_configuration_4_poll_interval_cycles`.
    pub fn receive_configuration_4_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(113)
    }

    /// Input port `receive_configuration_4_event_driven`.
    pub fn receive_configuration_4_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(114)
    }

    /// Input port `receive_configuration_4_completion_operation`.
    pub fn receive_configuration_4_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(115)
    }

    /// Input port `receive_configuration_4_data_operation`.
    pub fn receive_configuration_4_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(116)
    }

    /// Input port `receive_configuration_4_batch`.
    pub fn receive_configuration_4_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(117)
    }

    /// Input port `receive_configuration_4_batch_timeout_cycles`.
    pub fn receive_configuration_4_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(118)
    }

    /// Input port `receive_configuration_4_starve_cycles`.
    pub fn receive_configuration_4_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(119)
    }

    /// Input port `receive_configuration_4_interrupt_packets`.
    pub fn receive_configuration_4_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(120)
    }

    /// Input port `receive_configuration_4_interrupt_delay_cycles`.
    pub fn receive_configuration_4_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(121)
    }

    /// Input port `receive_configuration_5_enable`.
    pub fn receive_configuration_5_enable(&mut self) -> Input<'_, bool> {
        self.model.input(122)
    }

    /// Input port `receive_configuration_5_size_log2`.
    pub fn receive_configuration_5_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(123)
    }

    /// Input port `receive_configuration_5_layout`.
    pub fn receive_configuration_5_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(124)
    }

    /// Input port `receive_configuration_5_signal`.
    pub fn receive_configuration_5_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(125)
    }

    /// Input port `receive_configuration_5_completion`.
    pub fn receive_configuration_5_completion(&mut self) -> Input<'_, bool> {
        self.model.input(126)
    }

    /// Input port `receive_configuration_5_ring_space`.
    pub fn receive_configuration_5_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(127)
    }

    /// Input port `receive_configuration_5_data_space`.
    pub fn receive_configuration_5_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(128)
    }

    /// Input port `receive_configuration_5_base_address`.
    pub fn receive_configuration_5_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(129)
    }

    /// Input port `receive_configuration_5_tail_address`.
    pub fn receive_configuration_5_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(130)
    }

    /// Input port `receive_configuration_5_completion_address`.
    pub fn receive_configuration_5_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(131)
    }

    /// Input port `receive_configuration_5_fetch_operation`.
    pub fn receive_configuration_5_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(132)
    }

    /// Input port `receive_configuration_5_fetch_lines`.
    pub fn receive_configuration_5_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(133)
    }

    /// Input port `receive_configuration_5_prefetch_operation`.
    pub fn receive_configuration_5_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(134)
    }

    /// Input port `receive_configuration_5_prefetch_lines`.
    pub fn receive_configuration_5_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(135)
    }

    /// Input port `receive_configuration_5_poll_operation`.
    pub fn receive_configuration_5_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(136)
    }

    /// Input port `receive_configuration_5_poll_interval_cycles`.
    pub fn receive_configuration_5_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(137)
    }

    /// Input port `receive_configuration_5_event_driven`.
    pub fn receive_configuration_5_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(138)
    }

    /// Input port `receive_configuration_5_completion_operation`.
    pub fn receive_configuration_5_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(139)
    }

    /// Input port `receive_configuration_5_data_operation`.
    pub fn receive_configuration_5_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(140)
    }

    /// Input port `receive_configuration_5_batch`.
    pub fn receive_configuration_5_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(141)
    }

    /// Input port `receive_configuration_5_batch_timeout_cycles`.
    pub fn receive_configuration_5_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(142)
    }

    /// Input port `receive_configuration_5_starve_cycles`.
    pub fn receive_configuration_5_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(143)
    }

    /// Input port `receive_configuration_5_interrupt_packets`.
    pub fn receive_configuration_5_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(144)
    }

    /// Input port `receive_configuration_5_interrupt_delay_cycles`.
    pub fn receive_configuration_5_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(145)
    }

    /// Input port `receive_configuration_6_enable`.
    pub fn receive_configuration_6_enable(&mut self) -> Input<'_, bool> {
        self.model.input(146)
    }

    /// Input port `receive_configuration_6_size_log2`.
    pub fn receive_configuration_6_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(147)
    }

    /// Input port `receive_configuration_6_layout`.
    pub fn receive_configuration_6_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(148)
    }

    /// Input port `receive_configuration_6_signal`.
    pub fn receive_configuration_6_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(149)
    }

    /// Input port `receive_configuration_6_completion`.
    pub fn receive_configuration_6_completion(&mut self) -> Input<'_, bool> {
        self.model.input(150)
    }

    /// Input port `receive_configuration_6_ring_space`.
    pub fn receive_configuration_6_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(151)
    }

    /// Input port `receive_configuration_6_data_space`.
    pub fn receive_configuration_6_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(152)
    }

    /// Input port `receive_configuration_6_base_address`.
    pub fn receive_configuration_6_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(153)
    }

    /// Input port `receive_configuration_6_tail_address`.
    pub fn receive_configuration_6_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(154)
    }

    /// Input port `receive_configuration_6_completion_address`.
    pub fn receive_configuration_6_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(155)
    }

    /// Input port `receive_configuration_6_fetch_operation`.
    pub fn receive_configuration_6_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(156)
    }

    /// Input port `receive_configuration_6_fetch_lines`.
    pub fn receive_configuration_6_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(157)
    }

    /// Input port `receive_configuration_6_prefetch_operation`.
    pub fn receive_configuration_6_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(158)
    }

    /// Input port `receive_configuration_6_prefetch_lines`.
    pub fn receive_configuration_6_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(159)
    }

    /// Input port `receive_configuration_6_poll_operation`.
    pub fn receive_configuration_6_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(160)
    }

    /// Input port `receive_configuration_6_poll_interval_cycles`.
    pub fn receive_configuration_6_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(161)
    }

    /// Input port `receive_configuration_6_event_driven`.
    pub fn receive_configuration_6_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(162)
    }

    /// Input port `receive_configuration_6_completion_operation`.
    pub fn receive_configuration_6_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(163)
    }

    /// Input port `receive_configuration_6_data_operation`.
    pub fn receive_configuration_6_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(164)
    }

    /// Input port `receive_configuration_6_batch`.
    pub fn receive_configuration_6_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(165)
    }

    /// Input port `receive_configuration_6_batch_timeout_cycles`.
    pub fn receive_configuration_6_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(166)
    }

    /// Input port `receive_configuration_6_starve_cycles`.
    pub fn receive_configuration_6_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(167)
    }

    /// Input port `receive_configuration_6_interrupt_packets`.
    pub fn receive_configuration_6_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(168)
    }

    /// Input port `receive_configuration_6_interrupt_delay_cycles`.
    pub fn receive_configuration_6_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(169)
    }

    /// Input port `receive_configuration_7_enable`.
    pub fn receive_configuration_7_enable(&mut self) -> Input<'_, bool> {
        self.model.input(170)
    }

    /// Input port `receive_configuration_7_size_log2`.
    pub fn receive_configuration_7_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(171)
    }

    /// Input port `receive_configuration_7_layout`.
    pub fn receive_configuration_7_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(172)
    }

    /// Input port `receive_configuration_7_signal`.
    pub fn receive_configuration_7_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(173)
    }

    /// Input port `receive_configuration_7_completion`.
    pub fn receive_configuration_7_completion(&mut self) -> Input<'_, bool> {
        self.model.input(174)
    }

    /// Input port `receive_configuration_7_ring_space`.
    pub fn receive_configuration_7_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(175)
    }

    /// Input port `receive_configuration_7_data_space`.
    pub fn receive_configuration_7_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(176)
    }

    /// Input port `receive_configuration_7_base_address`.
    pub fn receive_configuration_7_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(177)
    }

    /// Input port `receive_configuration_7_tail_address`.
    pub fn receive_configuration_7_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(178)
    }

    /// Input port `receive_configuration_7_completion_address`.
    pub fn receive_configuration_7_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(179)
    }

    /// Input port `receive_configuration_7_fetch_operation`.
    pub fn receive_configuration_7_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(180)
    }

    /// Input port `receive_configuration_7_fetch_lines`.
    pub fn receive_configuration_7_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(181)
    }

    /// Input port `receive_configuration_7_prefetch_operation`.
    pub fn receive_configuration_7_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(182)
    }

    /// Input port `receive_configuration_7_prefetch_lines`.
    pub fn receive_configuration_7_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(183)
    }

    /// Input port `receive_configuration_7_poll_operation`.
    pub fn receive_configuration_7_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(184)
    }

    /// Input port `receive_configuration_7_poll_interval_cycles`.
    pub fn receive_configuration_7_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(185)
    }

    /// Input port `receive_configuration_7_event_driven`.
    pub fn receive_configuration_7_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(186)
    }

    /// Input port `receive_configuration_7_completion_operation`.
    pub fn receive_configuration_7_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(187)
    }

    /// Input port `receive_configuration_7_data_operation`.
    pub fn receive_configuration_7_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(188)
    }

    /// Input port `receive_configuration_7_batch`.
    pub fn receive_configuration_7_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(189)
    }

    /// Input port `receive_configuration_7_batch_timeout_cycles`.
    pub fn receive_configuration_7_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(190)
    }

    /// Input port `receive_configuration_7_starve_cycles`.
    pub fn receive_configuration_7_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(191)
    }

    /// Input port `receive_configuration_7_interrupt_packets`.
    pub fn receive_configuration_7_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(192)
    }

    /// Input port `receive_configuration_7_interrupt_delay_cycles`.
    pub fn receive_configuration_7_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(193)
    }

    /// Input port `transmit_configuration_0_enable`.
    pub fn transmit_configuration_0_enable(&mut self) -> Input<'_, bool> {
        self.model.input(194)
    }

    /// Input port `transmit_configuration_0_size_log2`.
    pub fn transmit_configuration_0_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(195)
    }

    /// Input port `transmit_configuration_0_layout`.
    pub fn transmit_configuration_0_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(196)
    }

    /// Input port `transmit_configuration_0_signal`.
    pub fn transmit_configuration_0_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(197)
    }

    /// Input port `transmit_configuration_0_completion`.
    pub fn transmit_configuration_0_completion(&mut self) -> Input<'_, bool> {
        self.model.input(198)
    }

    /// Input port `transmit_configuration_0_ring_space`.
    pub fn transmit_configuration_0_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(199)
    }

    /// Input port `transmit_configuration_0_data_space`.
    pub fn transmit_configuration_0_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(200)
    }

    /// Input port `transmit_configuration_0_base_address`.
    pub fn transmit_configuration_0_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(201)
    }

    /// Input port `transmit_configuration_0_tail_address`.
    pub fn transmit_configuration_0_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(202)
    }

    /// Input port `transmit_configuration_0_completion_address`.
    pub fn transmit_configuration_0_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(203)
    }

    /// Input port `transmit_configuration_0_fetch_operation`.
    pub fn transmit_configuration_0_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(204)
    }

    /// Input port `transmit_configuration_0_fetch_lines`.
    pub fn transmit_configuration_0_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(205)
    }

    /// Input port `transmit_configuration_0_prefetch_operation`.
    pub fn transmit_configuration_0_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(206)
    }

    /// Input port `transmit_configuration_0_prefetch_lines`.
    pub fn transmit_configuration_0_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(207)
    }

    /// Input port `transmit_configuration_0_poll_operation`.
    pub fn transmit_configuration_0_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(208)
    }

    /// Input port `transmit_configuration_0_poll_interval_cycles`.
    pub fn transmit_configuration_0_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(209)
    }

    /// Input port `transmit_configuration_0_event_driven`.
    pub fn transmit_configuration_0_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(210)
    }

    /// Input port `transmit_configuration_0_completion_operation`.
    pub fn transmit_configuration_0_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(211)
    }

    /// Input port `transmit_configuration_0_data_operation`.
    pub fn transmit_configuration_0_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(212)
    }

    /// Input port `transmit_configuration_0_batch`.
    pub fn transmit_configuration_0_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(213)
    }

    /// Input port `transmit_configuration_0_batch_timeout_cycles`.
    pub fn transmit_configuration_0_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(214)
    }

    /// Input port `transmit_configuration_0_starve_cycles`.
    pub fn transmit_configuration_0_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(215)
    }

    /// Input port `transmit_configuration_0_interrupt_packets`.
    pub fn transmit_configuration_0_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(216)
    }

    /// Input port `transmit_configuration_0_interrupt_delay_cycles`.
    pub fn transmit_configuration_0_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(217)
    }

    /// Input port `transmit_configuration_1_enable`.
    pub fn transmit_configuration_1_enable(&mut self) -> Input<'_, bool> {
        self.model.input(218)
    }

    /// Input port `transmit_configuration_1_size_log2`.
    pub fn transmit_configuration_1_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(219)
    }

    /// Input port `transmit_configuration_1_layout`.
    pub fn transmit_configuration_1_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(220)
    }

    /// Input port `transmit_configuration_1_signal`.
    pub fn transmit_configuration_1_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(221)
    }

    /// Input port `transmit_configuration_1_completion`.
    pub fn transmit_configuration_1_completion(&mut self) -> Input<'_, bool> {
        self.model.input(222)
    }

    /// Input port `transmit_configuration_1_ring_space`.
    pub fn transmit_configuration_1_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(223)
    }

    /// Input port `transmit_configuration_1_data_space`.
    pub fn transmit_configuration_1_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(224)
    }

    /// Input port `transmit_configuration_1_base_address`.
    pub fn transmit_configuration_1_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(225)
    }

    /// Input port `transmit_configuration_1_tail_address`.
    pub fn transmit_configuration_1_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(226)
    }

    /// Input port `transmit_configuration_1_completion_address`.
    pub fn transmit_configuration_1_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(227)
    }

    /// Input port `transmit_configuration_1_fetch_operation`.
    pub fn transmit_configuration_1_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(228)
    }

    /// Input port `transmit_configuration_1_fetch_lines`.
    pub fn transmit_configuration_1_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(229)
    }

    /// Input port `transmit_configuration_1_prefetch_operation`.
    pub fn transmit_configuration_1_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(230)
    }

    /// Input port `transmit_configuration_1_prefetch_lines`.
    pub fn transmit_configuration_1_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(231)
    }

    /// Input port `transmit_configuration_1_poll_operation`.
    pub fn transmit_configuration_1_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(232)
    }

    /// Input port `transmit_configuration_1_poll_interval_cycles`.
    pub fn transmit_configuration_1_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(233)
    }

    /// Input port `transmit_configuration_1_event_driven`.
    pub fn transmit_configuration_1_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(234)
    }

    /// Input port `transmit_configuration_1_completion_operation`.
    pub fn transmit_configuration_1_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(235)
    }

    /// Input port `transmit_configuration_1_data_operation`.
    pub fn transmit_configuration_1_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(236)
    }

    /// Input port `transmit_configuration_1_batch`.
    pub fn transmit_configuration_1_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(237)
    }

    /// Input port `transmit_configuration_1_batch_timeout_cycles`.
    pub fn transmit_configuration_1_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(238)
    }

    /// Input port `transmit_configuration_1_starve_cycles`.
    pub fn transmit_configuration_1_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(239)
    }

    /// Input port `transmit_configuration_1_interrupt_packets`.
    pub fn transmit_configuration_1_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(240)
    }

    /// Input port `transmit_configuration_1_interrupt_delay_cycles`.
    pub fn transmit_configuration_1_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(241)
    }

    /// Input port `transmit_configuration_2_enable`.
    pub fn transmit_configuration_2_enable(&mut self) -> Input<'_, bool> {
        self.model.input(242)
    }

    /// Input port `transmit_configuration_2_size_log2`.
    pub fn transmit_configuration_2_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(243)
    }

    /// Input port `transmit_configuration_2_layout`.
    pub fn transmit_configuration_2_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(244)
    }

    /// Input port `transmit_configuration_2_signal`.
    pub fn transmit_configuration_2_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(245)
    }

    /// Input port `transmit_configuration_2_completion`.
    pub fn transmit_configuration_2_completion(&mut self) -> Input<'_, bool> {
        self.model.input(246)
    }

    /// Input port `transmit_configuration_2_ring_space`.
    pub fn transmit_configuration_2_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(247)
    }

    /// Input port `transmit_configuration_2_data_space`.
    pub fn transmit_configuration_2_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(248)
    }

    /// Input port `transmit_configuration_2_base_address`.
    pub fn transmit_configuration_2_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(249)
    }

    /// Input port `transmit_configuration_2_tail_address`.
    pub fn transmit_configuration_2_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(250)
    }

    /// Input port `transmit_configuration_2_completion_address`.
    pub fn transmit_configuration_2_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(251)
    }

    /// Input port `transmit_configuration_2_fetch_operation`.
    pub fn transmit_configuration_2_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(252)
    }

    /// Input port `transmit_configuration_2_fetch_lines`.
    pub fn transmit_configuration_2_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(253)
    }

    /// Input port `transmit_configuration_2_prefetch_operation`.
    pub fn transmit_configuration_2_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(254)
    }

    /// Input port `transmit_configuration_2_prefetch_lines`.
    pub fn transmit_configuration_2_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(255)
    }

    /// Input port `transmit_configuration_2_poll_operation`.
    pub fn transmit_configuration_2_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(256)
    }

    /// Input port `transmit_configuration_2_poll_interval_cycles`.
    pub fn transmit_configuration_2_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(257)
    }

    /// Input port `transmit_configuration_2_event_driven`.
    pub fn transmit_configuration_2_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(258)
    }

    /// Input port `transmit_configuration_2_completion_operation`.
    pub fn transmit_configuration_2_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(259)
    }

    /// Input port `transmit_configuration_2_data_operation`.
    pub fn transmit_configuration_2_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(260)
    }

    /// Input port `transmit_configuration_2_batch`.
    pub fn transmit_configuration_2_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(261)
    }

    /// Input port `transmit_configuration_2_batch_timeout_cycles`.
    pub fn transmit_configuration_2_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(262)
    }

    /// Input port `transmit_configuration_2_starve_cycles`.
    pub fn transmit_configuration_2_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(263)
    }

    /// Input port `transmit_configuration_2_interrupt_packets`.
    pub fn transmit_configuration_2_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(264)
    }

    /// Input port `transmit_configuration_2_interrupt_delay_cycles`.
    pub fn transmit_configuration_2_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(265)
    }

    /// Input port `transmit_configuration_3_enable`.
    pub fn transmit_configuration_3_enable(&mut self) -> Input<'_, bool> {
        self.model.input(266)
    }

    /// Input port `transmit_configuration_3_size_log2`.
    pub fn transmit_configuration_3_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(267)
    }

    /// Input port `transmit_configuration_3_layout`.
    pub fn transmit_configuration_3_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(268)
    }

    /// Input port `transmit_configuration_3_signal`.
    pub fn transmit_configuration_3_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(269)
    }

    /// Input port `transmit_configuration_3_completion`.
    pub fn transmit_configuration_3_completion(&mut self) -> Input<'_, bool> {
        self.model.input(270)
    }

    /// Input port `transmit_configuration_3_ring_space`.
    pub fn transmit_configuration_3_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(271)
    }

    /// Input port `transmit_configuration_3_data_space`.
    pub fn transmit_configuration_3_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(272)
    }

    /// Input port `transmit_configuration_3_base_address`.
    pub fn transmit_configuration_3_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(273)
    }

    /// Input port `transmit_configuration_3_tail_address`.
    pub fn transmit_configuration_3_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(274)
    }

    /// Input port `transmit_configuration_3_completion_address`.
    pub fn transmit_configuration_3_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(275)
    }

    /// Input port `transmit_configuration_3_fetch_operation`.
    pub fn transmit_configuration_3_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(276)
    }

    /// Input port `transmit_configuration_3_fetch_lines`.
    pub fn transmit_configuration_3_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(277)
    }

    /// Input port `transmit_configuration_3_prefetch_operation`.
    pub fn transmit_configuration_3_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(278)
    }

    /// Input port `transmit_configuration_3_prefetch_lines`.
    pub fn transmit_configuration_3_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(279)
    }

    /// Input port `transmit_configuration_3_poll_operation`.
    pub fn transmit_configuration_3_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(280)
    }

    /// Input port `transmit_configuration_3_poll_interval_cycles`.
    pub fn transmit_configuration_3_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(281)
    }

    /// Input port `transmit_configuration_3_event_driven`.
    pub fn transmit_configuration_3_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(282)
    }

    /// Input port `transmit_configuration_3_completion_operation`.
    pub fn transmit_configuration_3_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(283)
    }

    /// Input port `transmit_configuration_3_data_operation`.
    pub fn transmit_configuration_3_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(284)
    }

    /// Input port `transmit_configuration_3_batch`.
    pub fn transmit_configuration_3_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(285)
    }

    /// Input port `transmit_configuration_3_batch_timeout_cycles`.
    pub fn transmit_configuration_3_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(286)
    }

    /// Input port `transmit_configuration_3_starve_cycles`.
    pub fn transmit_configuration_3_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(287)
    }

    /// Input port `transmit_configuration_3_interrupt_packets`.
    pub fn transmit_configuration_3_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(288)
    }

    /// Input port `transmit_configuration_3_interrupt_delay_cycles`.
    pub fn transmit_configuration_3_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(289)
    }

    /// Input port `transmit_configuration_4_enable`.
    pub fn transmit_configuration_4_enable(&mut self) -> Input<'_, bool> {
        self.model.input(290)
    }

    /// Input port `transmit_configuration_4_size_log2`.
    pub fn transmit_configuration_4_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(291)
    }

    /// Input port `transmit_configuration_4_layout`.
    pub fn transmit_configuration_4_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(292)
    }

    /// Input port `transmit_configuration_4_signal`.
    pub fn transmit_configuration_4_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(293)
    }

    /// Input port `transmit_configuration_4_completion`.
    pub fn transmit_configuration_4_completion(&mut self) -> Input<'_, bool> {
        self.model.input(294)
    }

    /// Input port `transmit_configuration_4_ring_space`.
    pub fn transmit_configuration_4_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(295)
    }

    /// Input port `transmit_configuration_4_data_space`.
    pub fn transmit_configuration_4_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(296)
    }

    /// Input port `transmit_configuration_4_base_address`.
    pub fn transmit_configuration_4_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(297)
    }

    /// Input port `transmit_configuration_4_tail_address`.
    pub fn transmit_configuration_4_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(298)
    }

    /// Input port `transmit_configuration_4_completion_address`.
    pub fn transmit_configuration_4_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(299)
    }

    /// Input port `transmit_configuration_4_fetch_operation`.
    pub fn transmit_configuration_4_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(300)
    }

    /// Input port `transmit_configuration_4_fetch_lines`.
    pub fn transmit_configuration_4_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(301)
    }

    /// Input port `transmit_configuration_4_prefetch_operation`.
    pub fn transmit_configuration_4_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(302)
    }

    /// Input port `transmit_configuration_4_prefetch_lines`.
    pub fn transmit_configuration_4_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(303)
    }

    /// Input port `transmit_configuration_4_poll_operation`.
    pub fn transmit_configuration_4_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(304)
    }

    /// Input port `transmit_configuration_4_poll_interval_cycles`.
    pub fn transmit_configuration_4_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(305)
    }

    /// Input port `transmit_configuration_4_event_driven`.
    pub fn transmit_configuration_4_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(306)
    }

    /// Input port `transmit_configuration_4_completion_operation`.
    pub fn transmit_configuration_4_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(307)
    }

    /// Input port `transmit_configuration_4_data_operation`.
    pub fn transmit_configuration_4_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(308)
    }

    /// Input port `transmit_configuration_4_batch`.
    pub fn transmit_configuration_4_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(309)
    }

    /// Input port `transmit_configuration_4_batch_timeout_cycles`.
    pub fn transmit_configuration_4_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(310)
    }

    /// Input port `transmit_configuration_4_starve_cycles`.
    pub fn transmit_configuration_4_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(311)
    }

    /// Input port `transmit_configuration_4_interrupt_packets`.
    pub fn transmit_configuration_4_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(312)
    }

    /// Input port `transmit_configuration_4_interrupt_delay_cycles`.
    pub fn transmit_configuration_4_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(313)
    }

    /// Input port `transmit_configuration_5_enable`.
    pub fn transmit_configuration_5_enable(&mut self) -> Input<'_, bool> {
        self.model.input(314)
    }

    /// Input port `transmit_configuration_5_size_log2`.
    pub fn transmit_configuration_5_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(315)
    }

    /// Input port `transmit_configuration_5_layout`.
    pub fn transmit_configuration_5_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(316)
    }

    /// Input port `transmit_configuration_5_signal`.
    pub fn transmit_configuration_5_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(317)
    }

    /// Input port `transmit_configuration_5_completion`.
    pub fn transmit_configuration_5_completion(&mut self) -> Input<'_, bool> {
        self.model.input(318)
    }

    /// Input port `transmit_configuration_5_ring_space`.
    pub fn transmit_configuration_5_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(319)
    }

    /// Input port `transmit_configuration_5_data_space`.
    pub fn transmit_configuration_5_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(320)
    }

    /// Input port `transmit_configuration_5_base_address`.
    pub fn transmit_configuration_5_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(321)
    }

    /// Input port `transmit_configuration_5_tail_address`.
    pub fn transmit_configuration_5_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(322)
    }

    /// Input port `transmit_configuration_5_completion_address`.
    pub fn transmit_configuration_5_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(323)
    }

    /// Input port `transmit_configuration_5_fetch_operation`.
    pub fn transmit_configuration_5_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(324)
    }

    /// Input port `transmit_configuration_5_fetch_lines`.
    pub fn transmit_configuration_5_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(325)
    }

    /// Input port `transmit_configuration_5_prefetch_operation`.
    pub fn transmit_configuration_5_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(326)
    }

    /// Input port `transmit_configuration_5_prefetch_lines`.
    pub fn transmit_configuration_5_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(327)
    }

    /// Input port `transmit_configuration_5_poll_operation`.
    pub fn transmit_configuration_5_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(328)
    }

    /// Input port `transmit_configuration_5_poll_interval_cycles`.
    pub fn transmit_configuration_5_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(329)
    }

    /// Input port `transmit_configuration_5_event_driven`.
    pub fn transmit_configuration_5_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(330)
    }

    /// Input port `transmit_configuration_5_completion_operation`.
    pub fn transmit_configuration_5_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(331)
    }

    /// Input port `transmit_configuration_5_data_operation`.
    pub fn transmit_configuration_5_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(332)
    }

    /// Input port `transmit_configuration_5_batch`.
    pub fn transmit_configuration_5_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(333)
    }

    /// Input port `transmit_configuration_5_batch_timeout_cycles`.
    pub fn transmit_configuration_5_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(334)
    }

    /// Input port `transmit_configuration_5_starve_cycles`.
    pub fn transmit_configuration_5_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(335)
    }

    /// Input port `transmit_configuration_5_interrupt_packets`.
    pub fn transmit_configuration_5_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(336)
    }

    /// Input port `transmit_configuration_5_interrupt_delay_cycles`.
    pub fn transmit_configuration_5_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(337)
    }

    /// Input port `transmit_configuration_6_enable`.
    pub fn transmit_configuration_6_enable(&mut self) -> Input<'_, bool> {
        self.model.input(338)
    }

    /// Input port `transmit_configuration_6_size_log2`.
    pub fn transmit_configuration_6_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(339)
    }

    /// Input port `transmit_configuration_6_layout`.
    pub fn transmit_configuration_6_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(340)
    }

    /// Input port `transmit_configuration_6_signal`.
    pub fn transmit_configuration_6_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(341)
    }

    /// Input port `transmit_configuration_6_completion`.
    pub fn transmit_configuration_6_completion(&mut self) -> Input<'_, bool> {
        self.model.input(342)
    }

    /// Input port `transmit_configuration_6_ring_space`.
    pub fn transmit_configuration_6_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(343)
    }

    /// Input port `transmit_configuration_6_data_space`.
    pub fn transmit_configuration_6_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(344)
    }

    /// Input port `transmit_configuration_6_base_address`.
    pub fn transmit_configuration_6_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(345)
    }

    /// Input port `transmit_configuration_6_tail_address`.
    pub fn transmit_configuration_6_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(346)
    }

    /// Input port `transmit_configuration_6_completion_address`.
    pub fn transmit_configuration_6_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(347)
    }

    /// Input port `transmit_configuration_6_fetch_operation`.
    pub fn transmit_configuration_6_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(348)
    }

    /// Input port `transmit_configuration_6_fetch_lines`.
    pub fn transmit_configuration_6_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(349)
    }

    /// Input port `transmit_configuration_6_prefetch_operation`.
    pub fn transmit_configuration_6_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(350)
    }

    /// Input port `transmit_configuration_6_prefetch_lines`.
    pub fn transmit_configuration_6_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(351)
    }

    /// Input port `transmit_configuration_6_poll_operation`.
    pub fn transmit_configuration_6_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(352)
    }

    /// Input port `transmit_configuration_6_poll_interval_cycles`.
    pub fn transmit_configuration_6_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(353)
    }

    /// Input port `transmit_configuration_6_event_driven`.
    pub fn transmit_configuration_6_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(354)
    }

    /// Input port `transmit_configuration_6_completion_operation`.
    pub fn transmit_configuration_6_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(355)
    }

    /// Input port `transmit_configuration_6_data_operation`.
    pub fn transmit_configuration_6_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(356)
    }

    /// Input port `transmit_configuration_6_batch`.
    pub fn transmit_configuration_6_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(357)
    }

    /// Input port `transmit_configuration_6_batch_timeout_cycles`.
    pub fn transmit_configuration_6_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(358)
    }

    /// Input port `transmit_configuration_6_starve_cycles`.
    pub fn transmit_configuration_6_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(359)
    }

    /// Input port `transmit_configuration_6_interrupt_packets`.
    pub fn transmit_configuration_6_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(360)
    }

    /// Input port `transmit_configuration_6_interrupt_delay_cycles`.
    pub fn transmit_configuration_6_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(361)
    }

    /// Input port `transmit_configuration_7_enable`.
    pub fn transmit_configuration_7_enable(&mut self) -> Input<'_, bool> {
        self.model.input(362)
    }

    /// Input port `transmit_configuration_7_size_log2`.
    pub fn transmit_configuration_7_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(363)
    }

    /// Input port `transmit_configuration_7_layout`.
    pub fn transmit_configuration_7_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(364)
    }

    /// Input port `transmit_configuration_7_signal`.
    pub fn transmit_configuration_7_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(365)
    }

    /// Input port `transmit_configuration_7_completion`.
    pub fn transmit_configuration_7_completion(&mut self) -> Input<'_, bool> {
        self.model.input(366)
    }

    /// Input port `transmit_configuration_7_ring_space`.
    pub fn transmit_configuration_7_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(367)
    }

    /// Input port `transmit_configuration_7_data_space`.
    pub fn transmit_configuration_7_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(368)
    }

    /// Input port `transmit_configuration_7_base_address`.
    pub fn transmit_configuration_7_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(369)
    }

    /// Input port `transmit_configuration_7_tail_address`.
    pub fn transmit_configuration_7_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(370)
    }

    /// Input port `transmit_configuration_7_completion_address`.
    pub fn transmit_configuration_7_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(371)
    }

    /// Input port `transmit_configuration_7_fetch_operation`.
    pub fn transmit_configuration_7_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(372)
    }

    /// Input port `transmit_configuration_7_fetch_lines`.
    pub fn transmit_configuration_7_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(373)
    }

    /// Input port `transmit_configuration_7_prefetch_operation`.
    pub fn transmit_configuration_7_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(374)
    }

    /// Input port `transmit_configuration_7_prefetch_lines`.
    pub fn transmit_configuration_7_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(375)
    }

    /// Input port `transmit_configuration_7_poll_operation`.
    pub fn transmit_configuration_7_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(376)
    }

    /// Input port `transmit_configuration_7_poll_interval_cycles`.
    pub fn transmit_configuration_7_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(377)
    }

    /// Input port `transmit_configuration_7_event_driven`.
    pub fn transmit_configuration_7_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(378)
    }

    /// Input port `transmit_configuration_7_completion_operation`.
    pub fn transmit_configuration_7_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(379)
    }

    /// Input port `transmit_configuration_7_data_operation`.
    pub fn transmit_configuration_7_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(380)
    }

    /// Input port `transmit_configuration_7_batch`.
    pub fn transmit_configuration_7_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(381)
    }

    /// Input port `transmit_configuration_7_batch_timeout_cycles`.
    pub fn transmit_configuration_7_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(382)
    }

    /// Input port `transmit_configuration_7_starve_cycles`.
    pub fn transmit_configuration_7_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(383)
    }

    /// Input port `transmit_configuration_7_interrupt_packets`.
    pub fn transmit_configuration_7_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(384)
    }

    /// Input port `transmit_configuration_7_interrupt_delay_cycles`.
    pub fn transmit_configuration_7_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(385)
    }

    /// Input port `range_0_begin_address`.
    pub fn range_0_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(386)
    }

    /// Input port `range_0_end_address`.
    pub fn range_0_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(387)
    }

    /// Input port `range_1_begin_address`.
    pub fn range_1_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(388)
    }

    /// Input port `range_1_end_address`.
    pub fn range_1_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(389)
    }

    /// Input port `range_2_begin_address`.
    pub fn range_2_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(390)
    }

    /// Input port `range_2_end_address`.
    pub fn range_2_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(391)
    }

    /// Input port `range_3_begin_address`.
    pub fn range_3_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(392)
    }

    /// Input port `range_3_end_address`.
    pub fn range_3_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(393)
    }

    /// Input port `range_4_begin_address`.
    pub fn range_4_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(394)
    }

    /// Input port `range_4_end_address`.
    pub fn range_4_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(395)
    }

    /// Input port `range_5_begin_address`.
    pub fn range_5_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(396)
    }

    /// Input port `range_5_end_address`.
    pub fn range_5_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(397)
    }

    /// Input port `range_6_begin_address`.
    pub fn range_6_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(398)
    }

    /// Input port `range_6_end_address`.
    pub fn range_6_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(399)
    }

    /// Input port `range_7_begin_address`.
    pub fn range_7_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(400)
    }

    /// Input port `range_7_end_address`.
    pub fn range_7_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(401)
    }

    /// Input port `range_8_begin_address`.
    pub fn range_8_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(402)
    }

    /// Input port `range_8_end_address`.
    pub fn range_8_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(403)
    }

    /// Input port `range_9_begin_address`.
    pub fn range_9_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(404)
    }

    /// Input port `range_9_end_address`.
    pub fn range_9_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(405)
    }

    /// Input port `range_10_begin_address`.
    pub fn range_10_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(406)
    }

    /// Input port `range_10_end_address`.
    pub fn range_10_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(407)
    }

    /// Input port `range_11_begin_address`.
    pub fn range_11_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(408)
    }

    /// Input port `range_11_end_address`.
    pub fn range_11_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(409)
    }

    /// Input port `range_12_begin_address`.
    pub fn range_12_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(410)
    }

    /// Input port `range_12_end_address`.
    pub fn range_12_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(411)
    }

    /// Input port `range_13_begin_address`.
    pub fn range_13_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(412)
    }

    /// Input port `range_13_end_address`.
    pub fn range_13_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(413)
    }

    /// Input port `range_14_begin_address`.
    pub fn range_14_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(414)
    }

    /// Input port `range_14_end_address`.
    pub fn range_14_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(415)
    }

    /// Input port `range_15_begin_address`.
    pub fn range_15_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(416)
    }

    /// Input port `range_15_end_address`.
    pub fn range_15_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(417)
    }

    /// Input port `range_16_begin_address`.
    pub fn range_16_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(418)
    }

    /// Input port `range_16_end_address`.
    pub fn range_16_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(419)
    }

    /// Input port `range_17_begin_address`.
    pub fn range_17_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(420)
    }

    /// Input port `range_17_end_address`.
    pub fn range_17_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(421)
    }

    /// Input port `range_18_begin_address`.
    pub fn range_18_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(422)
    }

    /// Input port `range_18_end_address`.
    pub fn range_18_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(423)
    }

    /// Input port `range_19_begin_address`.
    pub fn range_19_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(424)
    }

    /// Input port `range_19_end_address`.
    pub fn range_19_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(425)
    }

    /// Input port `range_20_begin_address`.
    pub fn range_20_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(426)
    }

    /// Input port `range_20_end_address`.
    pub fn range_20_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(427)
    }

    /// Input port `range_21_begin_address`.
    pub fn range_21_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(428)
    }

    /// Input port `range_21_end_address`.
    pub fn range_21_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(429)
    }

    /// Input port `range_22_begin_address`.
    pub fn range_22_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(430)
    }

    /// Input port `range_22_end_address`.
    pub fn range_22_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(431)
    }

    /// Input port `range_23_begin_address`.
    pub fn range_23_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(432)
    }

    /// Input port `range_23_end_address`.
    pub fn range_23_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(433)
    }

    /// Input port `range_24_begin_address`.
    pub fn range_24_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(434)
    }

    /// Input port `range_24_end_address`.
    pub fn range_24_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(435)
    }

    /// Input port `range_25_begin_address`.
    pub fn range_25_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(436)
    }

    /// Input port `range_25_end_address`.
    pub fn range_25_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(437)
    }

    /// Input port `range_26_begin_address`.
    pub fn range_26_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(438)
    }

    /// Input port `range_26_end_address`.
    pub fn range_26_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(439)
    }

    /// Input port `range_27_begin_address`.
    pub fn range_27_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(440)
    }

    /// Input port `range_27_end_address`.
    pub fn range_27_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(441)
    }

    /// Input port `range_28_begin_address`.
    pub fn range_28_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(442)
    }

    /// Input port `range_28_end_address`.
    pub fn range_28_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(443)
    }

    /// Input port `range_29_begin_address`.
    pub fn range_29_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(444)
    }

    /// Input port `range_29_end_address`.
    pub fn range_29_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(445)
    }

    /// Input port `range_30_begin_address`.
    pub fn range_30_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(446)
    }

    /// Input port `range_30_end_address`.
    pub fn range_30_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(447)
    }

    /// Input port `range_31_begin_address`.
    pub fn range_31_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(448)
    }

    /// Input port `range_31_end_address`.
    pub fn range_31_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(449)
    }

    /// Input port `receive_tail_0_valid`.
    pub fn receive_tail_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(450)
    }

    /// Input port `receive_tail_0_tail`.
    pub fn receive_tail_0_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(451)
    }

    /// Input port `receive_tail_1_valid`.
    pub fn receive_tail_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(452)
    }

    /// Input port `receive_tail_1_tail`.
    pub fn receive_tail_1_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(453)
    }

    /// Input port `receive_tail_2_valid`.
    pub fn receive_tail_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(454)
    }

    /// Input port `receive_tail_2_tail`.
    pub fn receive_tail_2_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(455)
    }

    /// Input port `receive_tail_3_valid`.
    pub fn receive_tail_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(456)
    }

    /// Input port `receive_tail_3_tail`.
    pub fn receive_tail_3_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(457)
    }

    /// Input port `receive_tail_4_valid`.
    pub fn receive_tail_4_valid(&mut self) -> Input<'_, bool> {
        self.model.input(458)
    }

    /// Input port `receive_tail_4_tail`.
    pub fn receive_tail_4_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(459)
    }

    /// Input port `receive_tail_5_valid`.
    pub fn receive_tail_5_valid(&mut self) -> Input<'_, bool> {
        self.model.input(460)
    }

    /// Input port `receive_tail_5_tail`.
    pub fn receive_tail_5_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(461)
    }

    /// Input port `receive_tail_6_valid`.
    pub fn receive_tail_6_valid(&mut self) -> Input<'_, bool> {
        self.model.input(462)
    }

    /// Input port `receive_tail_6_tail`.
    pub fn receive_tail_6_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(463)
    }

    /// Input port `receive_tail_7_valid`.
    pub fn receive_tail_7_valid(&mut self) -> Input<'_, bool> {
        self.model.input(464)
    }

    /// Input port `receive_tail_7_tail`.
    pub fn receive_tail_7_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(465)
    }

    /// Input port `transmit_tail_0_valid`.
    pub fn transmit_tail_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(466)
    }

    /// Input port `transmit_tail_0_tail`.
    pub fn transmit_tail_0_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(467)
    }

    /// Input port `transmit_tail_1_valid`.
    pub fn transmit_tail_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(468)
    }

    /// Input port `transmit_tail_1_tail`.
    pub fn transmit_tail_1_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(469)
    }

    /// Input port `transmit_tail_2_valid`.
    pub fn transmit_tail_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(470)
    }

    /// Input port `transmit_tail_2_tail`.
    pub fn transmit_tail_2_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(471)
    }

    /// Input port `transmit_tail_3_valid`.
    pub fn transmit_tail_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(472)
    }

    /// Input port `transmit_tail_3_tail`.
    pub fn transmit_tail_3_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(473)
    }

    /// Input port `transmit_tail_4_valid`.
    pub fn transmit_tail_4_valid(&mut self) -> Input<'_, bool> {
        self.model.input(474)
    }

    /// Input port `transmit_tail_4_tail`.
    pub fn transmit_tail_4_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(475)
    }

    /// Input port `transmit_tail_5_valid`.
    pub fn transmit_tail_5_valid(&mut self) -> Input<'_, bool> {
        self.model.input(476)
    }

    /// Input port `transmit_tail_5_tail`.
    pub fn transmit_tail_5_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(477)
    }

    /// Input port `transmit_tail_6_valid`.
    pub fn transmit_tail_6_valid(&mut self) -> Input<'_, bool> {
        self.model.input(478)
    }

    /// Input port `transmit_tail_6_tail`.
    pub fn transmit_tail_6_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(479)
    }

    /// Input port `transmit_tail_7_valid`.
    pub fn transmit_tail_7_valid(&mut self) -> Input<'_, bool> {
        self.model.input(480)
    }

    /// Input port `transmit_tail_7_tail`.
    pub fn transmit_tail_7_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(481)
    }

    /// Input port `refused_valid`.
    pub fn refused_valid(&mut self) -> Input<'_, bool> {
        self.model.input(482)
    }

    /// Input port `refused_value`.
    pub fn refused_value(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(483)
    }

    /// Input port `packet_valid`.
    pub fn packet_valid(&mut self) -> Input<'_, bool> {
        self.model.input(484)
    }

    /// Output port `packet_ready`.
    pub fn packet_ready(&self) -> Output<'_, bool> {
        self.model.output(485)
    }

    /// Input port `packet_data`.
    pub fn packet_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(486)
    }

    /// Input port `packet_last`.
    pub fn packet_last(&mut self) -> Input<'_, bool> {
        self.model.input(487)
    }

    /// Input port `packet_error`.
    pub fn packet_error(&mut self) -> Input<'_, bool> {
        self.model.input(488)
    }

    /// Input port `packet_length_bytes`.
    pub fn packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(489)
    }

    /// Input port `packet_ring`.
    pub fn packet_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(490)
    }

    /// Input port `packet_destination`.
    pub fn packet_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(491)
    }

    /// Input port `packet_protocol`.
    pub fn packet_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(492)
    }

    /// Input port `packet_checksum`.
    pub fn packet_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(493)
    }

    /// Input port `packet_flow_hash`.
    pub fn packet_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(494)
    }

    /// Input port `packet_timestamp_cycles`.
    pub fn packet_timestamp_cycles(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(495)
    }

    /// Output port `forwarded_valid`.
    pub fn forwarded_valid(&self) -> Output<'_, bool> {
        self.model.output(496)
    }

    /// Input port `forwarded_ready`.
    pub fn forwarded_ready(&mut self) -> Input<'_, bool> {
        self.model.input(497)
    }

    /// Output port `forwarded_data`.
    pub fn forwarded_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(498)
    }

    /// Output port `forwarded_last`.
    pub fn forwarded_last(&self) -> Output<'_, bool> {
        self.model.output(499)
    }

    /// Output port `forwarded_error`.
    pub fn forwarded_error(&self) -> Output<'_, bool> {
        self.model.output(500)
    }

    /// Output port `forwarded_length_bytes`.
    pub fn forwarded_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(501)
    }

    /// Output port `forwarded_ring`.
    pub fn forwarded_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(502)
    }

    /// Output port `forwarded_destination`.
    pub fn forwarded_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(503)
    }

    /// Output port `forwarded_protocol`.
    pub fn forwarded_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(504)
    }

    /// Output port `forwarded_checksum`.
    pub fn forwarded_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(505)
    }

    /// Output port `forwarded_flow_hash`.
    pub fn forwarded_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(506)
    }

    /// Output port `forwarded_timestamp_cycles`.
    pub fn forwarded_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(507)
    }

    /// Output port `receive_segment_valid`.
    pub fn receive_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(508)
    }

    /// Input port `receive_segment_ready`.
    pub fn receive_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(509)
    }

    /// Output port `receive_segment_drop`.
    pub fn receive_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(510)
    }

    /// Output port `receive_segment_address`.
    pub fn receive_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(511)
    }

    /// Output port `receive_segment_length_bytes`.
    pub fn receive_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(512)
    }

    /// Output port `receive_segment_last`.
    pub fn receive_segment_last(&self) -> Output<'_, bool> {
        self.model.output(513)
    }

    /// Output port `receive_segment_packet_length_bytes`.
    pub fn receive_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(514)
    }

    /// Output port `receive_segment_ring`.
    pub fn receive_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(515)
    }

    /// Output port `receive_segment_operation`.
    pub fn receive_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(516)
    }

    /// Output port `receive_segment_space`.
    pub fn receive_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(517)
    }

    /// Output port `receive_segment_checksum`.
    pub fn receive_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(518)
    }

    /// Input port `receive_done_valid`.
    pub fn receive_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(519)
    }

    /// Output port `receive_done_ready`.
    pub fn receive_done_ready(&self) -> Output<'_, bool> {
        self.model.output(520)
    }

    /// Input port `receive_done_ring`.
    pub fn receive_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(521)
    }

    /// Input port `receive_done_last`.
    pub fn receive_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(522)
    }

    /// Input port `receive_done_failed`.
    pub fn receive_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(523)
    }

    /// Output port `transmit_segment_valid`.
    pub fn transmit_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(524)
    }

    /// Input port `transmit_segment_ready`.
    pub fn transmit_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(525)
    }

    /// Output port `transmit_segment_drop`.
    pub fn transmit_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(526)
    }

    /// Output port `transmit_segment_address`.
    pub fn transmit_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(527)
    }

    /// Output port `transmit_segment_length_bytes`.
    pub fn transmit_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(528)
    }

    /// Output port `transmit_segment_last`.
    pub fn transmit_segment_last(&self) -> Output<'_, bool> {
        self.model.output(529)
    }

    /// Output port `transmit_segment_packet_length_bytes`.
    pub fn transmit_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(530)
    }

    /// Output port `transmit_segment_ring`.
    pub fn transmit_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(531)
    }

    /// Output port `transmit_segment_operation`.
    pub fn transmit_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(532)
    }

    /// Output port `transmit_segment_space`.
    pub fn transmit_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(533)
    }

    /// Output port `transmit_segment_checksum`.
    pub fn transmit_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(534)
    }

    /// Input port `transmit_done_valid`.
    pub fn transmit_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(535)
    }

    /// Output port `transmit_done_ready`.
    pub fn transmit_done_ready(&self) -> Output<'_, bool> {
        self.model.output(536)
    }

    /// Input port `transmit_done_ring`.
    pub fn transmit_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(537)
    }

    /// Input port `transmit_done_last`.
    pub fn transmit_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(538)
    }

    /// Input port `transmit_done_failed`.
    pub fn transmit_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(539)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(540)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(541)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(542)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(543)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(544)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(545)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(546)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(547)
    }

    /// Output port `line_request_selection`.
    pub fn line_request_selection(&self) -> Output<'_, Bits<8>> {
        self.model.output(548)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(549)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(550)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(551)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(552)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(553)
    }

    /// Output port `interrupt_valid`.
    pub fn interrupt_valid(&self) -> Output<'_, bool> {
        self.model.output(554)
    }

    /// Input port `interrupt_ready`.
    pub fn interrupt_ready(&mut self) -> Input<'_, bool> {
        self.model.input(555)
    }

    /// Output port `interrupt_vector`.
    pub fn interrupt_vector(&self) -> Output<'_, Bits<9>> {
        self.model.output(556)
    }

    /// Output port `receive_status_0_state`.
    pub fn receive_status_0_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(557)
    }

    /// Output port `receive_status_0_fault`.
    pub fn receive_status_0_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(558)
    }

    /// Output port `receive_status_0_posted`.
    pub fn receive_status_0_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(559)
    }

    /// Output port `receive_status_0_completed`.
    pub fn receive_status_0_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(560)
    }

    /// Output port `receive_status_0_packets`.
    pub fn receive_status_0_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(561)
    }

    /// Output port `receive_status_0_bytes`.
    pub fn receive_status_0_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(562)
    }

    /// Output port `receive_status_0_descriptors`.
    pub fn receive_status_0_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(563)
    }

    /// Output port `receive_status_0_polls`.
    pub fn receive_status_0_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(564)
    }

    /// Output port `receive_status_0_line_reads`.
    pub fn receive_status_0_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(565)
    }

    /// Output port `receive_status_0_completion_lines`.
    pub fn receive_status_0_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(566)
    }

    /// Output port `receive_status_0_index_writes`.
    pub fn receive_status_0_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(567)
    }

    /// Output port `receive_status_0_interrupts`.
    pub fn receive_status_0_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(568)
    }

    /// Output port `receive_status_0_stopped_drops`.
    pub fn receive_status_0_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(569)
    }

    /// Output port `receive_status_0_starved_drops`.
    pub fn receive_status_0_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(570)
    }

    /// Output port `receive_status_0_truncated`.
    pub fn receive_status_0_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(571)
    }

    /// Output port `receive_status_0_returned`.
    pub fn receive_status_0_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(572)
    }

    /// Output port `receive_status_0_poisoned`.
    pub fn receive_status_0_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(573)
    }

    /// Output port `receive_status_0_strays`.
    pub fn receive_status_0_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(574)
    }

    /// Output port `receive_status_1_state`.
    pub fn receive_status_1_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(575)
    }

    /// Output port `receive_status_1_fault`.
    pub fn receive_status_1_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(576)
    }

    /// Output port `receive_status_1_posted`.
    pub fn receive_status_1_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(577)
    }

    /// Output port `receive_status_1_completed`.
    pub fn receive_status_1_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(578)
    }

    /// Output port `receive_status_1_packets`.
    pub fn receive_status_1_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(579)
    }

    /// Output port `receive_status_1_bytes`.
    pub fn receive_status_1_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(580)
    }

    /// Output port `receive_status_1_descriptors`.
    pub fn receive_status_1_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(581)
    }

    /// Output port `receive_status_1_polls`.
    pub fn receive_status_1_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(582)
    }

    /// Output port `receive_status_1_line_reads`.
    pub fn receive_status_1_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(583)
    }

    /// Output port `receive_status_1_completion_lines`.
    pub fn receive_status_1_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(584)
    }

    /// Output port `receive_status_1_index_writes`.
    pub fn receive_status_1_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(585)
    }

    /// Output port `receive_status_1_interrupts`.
    pub fn receive_status_1_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(586)
    }

    /// Output port `receive_status_1_stopped_drops`.
    pub fn receive_status_1_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(587)
    }

    /// Output port `receive_status_1_starved_drops`.
    pub fn receive_status_1_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(588)
    }

    /// Output port `receive_status_1_truncated`.
    pub fn receive_status_1_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(589)
    }

    /// Output port `receive_status_1_returned`.
    pub fn receive_status_1_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(590)
    }

    /// Output port `receive_status_1_poisoned`.
    pub fn receive_status_1_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(591)
    }

    /// Output port `receive_status_1_strays`.
    pub fn receive_status_1_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(592)
    }

    /// Output port `receive_status_2_state`.
    pub fn receive_status_2_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(593)
    }

    /// Output port `receive_status_2_fault`.
    pub fn receive_status_2_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(594)
    }

    /// Output port `receive_status_2_posted`.
    pub fn receive_status_2_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(595)
    }

    /// Output port `receive_status_2_completed`.
    pub fn receive_status_2_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(596)
    }

    /// Output port `receive_status_2_packets`.
    pub fn receive_status_2_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(597)
    }

    /// Output port `receive_status_2_bytes`.
    pub fn receive_status_2_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(598)
    }

    /// Output port `receive_status_2_descriptors`.
    pub fn receive_status_2_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(599)
    }

    /// Output port `receive_status_2_polls`.
    pub fn receive_status_2_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(600)
    }

    /// Output port `receive_status_2_line_reads`.
    pub fn receive_status_2_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(601)
    }

    /// Output port `receive_status_2_completion_lines`.
    pub fn receive_status_2_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(602)
    }

    /// Output port `receive_status_2_index_writes`.
    pub fn receive_status_2_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(603)
    }

    /// Output port `receive_status_2_interrupts`.
    pub fn receive_status_2_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(604)
    }

    /// Output port `receive_status_2_stopped_drops`.
    pub fn receive_status_2_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(605)
    }

    /// Output port `receive_status_2_starved_drops`.
    pub fn receive_status_2_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(606)
    }

    /// Output port `receive_status_2_truncated`.
    pub fn receive_status_2_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(607)
    }

    /// Output port `receive_status_2_returned`.
    pub fn receive_status_2_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(608)
    }

    /// Output port `receive_status_2_poisoned`.
    pub fn receive_status_2_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(609)
    }

    /// Output port `receive_status_2_strays`.
    pub fn receive_status_2_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(610)
    }

    /// Output port `receive_status_3_state`.
    pub fn receive_status_3_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(611)
    }

    /// Output port `receive_status_3_fault`.
    pub fn receive_status_3_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(612)
    }

    /// Output port `receive_status_3_posted`.
    pub fn receive_status_3_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(613)
    }

    /// Output port `receive_status_3_completed`.
    pub fn receive_status_3_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(614)
    }

    /// Output port `receive_status_3_packets`.
    pub fn receive_status_3_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(615)
    }

    /// Output port `receive_status_3_bytes`.
    pub fn receive_status_3_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(616)
    }

    /// Output port `receive_status_3_descriptors`.
    pub fn receive_status_3_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(617)
    }

    /// Output port `receive_status_3_polls`.
    pub fn receive_status_3_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(618)
    }

    /// Output port `receive_status_3_line_reads`.
    pub fn receive_status_3_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(619)
    }

    /// Output port `receive_status_3_completion_lines`.
    pub fn receive_status_3_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(620)
    }

    /// Output port `receive_status_3_index_writes`.
    pub fn receive_status_3_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(621)
    }

    /// Output port `receive_status_3_interrupts`.
    pub fn receive_status_3_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(622)
    }

    /// Output port `receive_status_3_stopped_drops`.
    pub fn receive_status_3_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(623)
    }

    /// Output port `receive_status_3_starved_drops`.
    pub fn receive_status_3_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(624)
    }

    /// Output port `receive_status_3_truncated`.
    pub fn receive_status_3_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(625)
    }

    /// Output port `receive_status_3_returned`.
    pub fn receive_status_3_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(626)
    }

    /// Output port `receive_status_3_poisoned`.
    pub fn receive_status_3_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(627)
    }

    /// Output port `receive_status_3_strays`.
    pub fn receive_status_3_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(628)
    }

    /// Output port `receive_status_4_state`.
    pub fn receive_status_4_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(629)
    }

    /// Output port `receive_status_4_fault`.
    pub fn receive_status_4_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(630)
    }

    /// Output port `receive_status_4_posted`.
    pub fn receive_status_4_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(631)
    }

    /// Output port `receive_status_4_completed`.
    pub fn receive_status_4_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(632)
    }

    /// Output port `receive_status_4_packets`.
    pub fn receive_status_4_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(633)
    }

    /// Output port `receive_status_4_bytes`.
    pub fn receive_status_4_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(634)
    }

    /// Output port `receive_status_4_descriptors`.
    pub fn receive_status_4_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(635)
    }

    /// Output port `receive_status_4_polls`.
    pub fn receive_status_4_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(636)
    }

    /// Output port `receive_status_4_line_reads`.
    pub fn receive_status_4_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(637)
    }

    /// Output port `receive_status_4_completion_lines`.
    pub fn receive_status_4_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(638)
    }

    /// Output port `receive_status_4_index_writes`.
    pub fn receive_status_4_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(639)
    }

    /// Output port `receive_status_4_interrupts`.
    pub fn receive_status_4_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(640)
    }

    /// Output port `receive_status_4_stopped_drops`.
    pub fn receive_status_4_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(641)
    }

    /// Output port `receive_status_4_starved_drops`.
    pub fn receive_status_4_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(642)
    }

    /// Output port `receive_status_4_truncated`.
    pub fn receive_status_4_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(643)
    }

    /// Output port `receive_status_4_returned`.
    pub fn receive_status_4_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(644)
    }

    /// Output port `receive_status_4_poisoned`.
    pub fn receive_status_4_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(645)
    }

    /// Output port `receive_status_4_strays`.
    pub fn receive_status_4_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(646)
    }

    /// Output port `receive_status_5_state`.
    pub fn receive_status_5_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(647)
    }

    /// Output port `receive_status_5_fault`.
    pub fn receive_status_5_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(648)
    }

    /// Output port `receive_status_5_posted`.
    pub fn receive_status_5_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(649)
    }

    /// Output port `receive_status_5_completed`.
    pub fn receive_status_5_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(650)
    }

    /// Output port `receive_status_5_packets`.
    pub fn receive_status_5_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(651)
    }

    /// Output port `receive_status_5_bytes`.
    pub fn receive_status_5_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(652)
    }

    /// Output port `receive_status_5_descriptors`.
    pub fn receive_status_5_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(653)
    }

    /// Output port `receive_status_5_polls`.
    pub fn receive_status_5_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(654)
    }

    /// Output port `receive_status_5_line_reads`.
    pub fn receive_status_5_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(655)
    }

    /// Output port `receive_status_5_completion_lines`.
    pub fn receive_status_5_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(656)
    }

    /// Output port `receive_status_5_index_writes`.
    pub fn receive_status_5_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(657)
    }

    /// Output port `receive_status_5_interrupts`.
    pub fn receive_status_5_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(658)
    }

    /// Output port `receive_status_5_stopped_drops`.
    pub fn receive_status_5_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(659)
    }

    /// Output port `receive_status_5_starved_drops`.
    pub fn receive_status_5_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(660)
    }

    /// Output port `receive_status_5_truncated`.
    pub fn receive_status_5_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(661)
    }

    /// Output port `receive_status_5_returned`.
    pub fn receive_status_5_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(662)
    }

    /// Output port `receive_status_5_poisoned`.
    pub fn receive_status_5_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(663)
    }

    /// Output port `receive_status_5_strays`.
    pub fn receive_status_5_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(664)
    }

    /// Output port `receive_status_6_state`.
    pub fn receive_status_6_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(665)
    }

    /// Output port `receive_status_6_fault`.
    pub fn receive_status_6_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(666)
    }

    /// Output port `receive_status_6_posted`.
    pub fn receive_status_6_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(667)
    }

    /// Output port `receive_status_6_completed`.
    pub fn receive_status_6_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(668)
    }

    /// Output port `receive_status_6_packets`.
    pub fn receive_status_6_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(669)
    }

    /// Output port `receive_status_6_bytes`.
    pub fn receive_status_6_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(670)
    }

    /// Output port `receive_status_6_descriptors`.
    pub fn receive_status_6_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(671)
    }

    /// Output port `receive_status_6_polls`.
    pub fn receive_status_6_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(672)
    }

    /// Output port `receive_status_6_line_reads`.
    pub fn receive_status_6_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(673)
    }

    /// Output port `receive_status_6_completion_lines`.
    pub fn receive_status_6_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(674)
    }

    /// Output port `receive_status_6_index_writes`.
    pub fn receive_status_6_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(675)
    }

    /// Output port `receive_status_6_interrupts`.
    pub fn receive_status_6_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(676)
    }

    /// Output port `receive_status_6_stopped_drops`.
    pub fn receive_status_6_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(677)
    }

    /// Output port `receive_status_6_starved_drops`.
    pub fn receive_status_6_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(678)
    }

    /// Output port `receive_status_6_truncated`.
    pub fn receive_status_6_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(679)
    }

    /// Output port `receive_status_6_returned`.
    pub fn receive_status_6_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(680)
    }

    /// Output port `receive_status_6_poisoned`.
    pub fn receive_status_6_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(681)
    }

    /// Output port `receive_status_6_strays`.
    pub fn receive_status_6_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(682)
    }

    /// Output port `receive_status_7_state`.
    pub fn receive_status_7_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(683)
    }

    /// Output port `receive_status_7_fault`.
    pub fn receive_status_7_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(684)
    }

    /// Output port `receive_status_7_posted`.
    pub fn receive_status_7_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(685)
    }

    /// Output port `receive_status_7_completed`.
    pub fn receive_status_7_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(686)
    }

    /// Output port `receive_status_7_packets`.
    pub fn receive_status_7_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(687)
    }

    /// Output port `receive_status_7_bytes`.
    pub fn receive_status_7_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(688)
    }

    /// Output port `receive_status_7_descriptors`.
    pub fn receive_status_7_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(689)
    }

    /// Output port `receive_status_7_polls`.
    pub fn receive_status_7_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(690)
    }

    /// Output port `receive_status_7_line_reads`.
    pub fn receive_status_7_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(691)
    }

    /// Output port `receive_status_7_completion_lines`.
    pub fn receive_status_7_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(692)
    }

    /// Output port `receive_status_7_index_writes`.
    pub fn receive_status_7_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(693)
    }

    /// Output port `receive_status_7_interrupts`.
    pub fn receive_status_7_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(694)
    }

    /// Output port `receive_status_7_stopped_drops`.
    pub fn receive_status_7_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(695)
    }

    /// Output port `receive_status_7_starved_drops`.
    pub fn receive_status_7_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(696)
    }

    /// Output port `receive_status_7_truncated`.
    pub fn receive_status_7_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(697)
    }

    /// Output port `receive_status_7_returned`.
    pub fn receive_status_7_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(698)
    }

    /// Output port `receive_status_7_poisoned`.
    pub fn receive_status_7_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(699)
    }

    /// Output port `receive_status_7_strays`.
    pub fn receive_status_7_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(700)
    }

    /// Output port `transmit_status_0_state`.
    pub fn transmit_status_0_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(701)
    }

    /// Output port `transmit_status_0_fault`.
    pub fn transmit_status_0_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(702)
    }

    /// Output port `transmit_status_0_posted`.
    pub fn transmit_status_0_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(703)
    }

    /// Output port `transmit_status_0_completed`.
    pub fn transmit_status_0_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(704)
    }

    /// Output port `transmit_status_0_packets`.
    pub fn transmit_status_0_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(705)
    }

    /// Output port `transmit_status_0_bytes`.
    pub fn transmit_status_0_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(706)
    }

    /// Output port `transmit_status_0_descriptors`.
    pub fn transmit_status_0_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(707)
    }

    /// Output port `transmit_status_0_polls`.
    pub fn transmit_status_0_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(708)
    }

    /// Output port `transmit_status_0_line_reads`.
    pub fn transmit_status_0_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(709)
    }

    /// Output port `transmit_status_0_completion_lines`.
    pub fn transmit_status_0_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(710)
    }

    /// Output port `transmit_status_0_index_writes`.
    pub fn transmit_status_0_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(711)
    }

    /// Output port `transmit_status_0_interrupts`.
    pub fn transmit_status_0_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(712)
    }

    /// Output port `transmit_status_0_stopped_drops`.
    pub fn transmit_status_0_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(713)
    }

    /// Output port `transmit_status_0_starved_drops`.
    pub fn transmit_status_0_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(714)
    }

    /// Output port `transmit_status_0_truncated`.
    pub fn transmit_status_0_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(715)
    }

    /// Output port `transmit_status_0_returned`.
    pub fn transmit_status_0_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(716)
    }

    /// Output port `transmit_status_0_poisoned`.
    pub fn transmit_status_0_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(717)
    }

    /// Output port `transmit_status_0_strays`.
    pub fn transmit_status_0_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(718)
    }

    /// Output port `transmit_status_1_state`.
    pub fn transmit_status_1_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(719)
    }

    /// Output port `transmit_status_1_fault`.
    pub fn transmit_status_1_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(720)
    }

    /// Output port `transmit_status_1_posted`.
    pub fn transmit_status_1_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(721)
    }

    /// Output port `transmit_status_1_completed`.
    pub fn transmit_status_1_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(722)
    }

    /// Output port `transmit_status_1_packets`.
    pub fn transmit_status_1_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(723)
    }

    /// Output port `transmit_status_1_bytes`.
    pub fn transmit_status_1_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(724)
    }

    /// Output port `transmit_status_1_descriptors`.
    pub fn transmit_status_1_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(725)
    }

    /// Output port `transmit_status_1_polls`.
    pub fn transmit_status_1_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(726)
    }

    /// Output port `transmit_status_1_line_reads`.
    pub fn transmit_status_1_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(727)
    }

    /// Output port `transmit_status_1_completion_lines`.
    pub fn transmit_status_1_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(728)
    }

    /// Output port `transmit_status_1_index_writes`.
    pub fn transmit_status_1_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(729)
    }

    /// Output port `transmit_status_1_interrupts`.
    pub fn transmit_status_1_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(730)
    }

    /// Output port `transmit_status_1_stopped_drops`.
    pub fn transmit_status_1_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(731)
    }

    /// Output port `transmit_status_1_starved_drops`.
    pub fn transmit_status_1_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(732)
    }

    /// Output port `transmit_status_1_truncated`.
    pub fn transmit_status_1_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(733)
    }

    /// Output port `transmit_status_1_returned`.
    pub fn transmit_status_1_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(734)
    }

    /// Output port `transmit_status_1_poisoned`.
    pub fn transmit_status_1_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(735)
    }

    /// Output port `transmit_status_1_strays`.
    pub fn transmit_status_1_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(736)
    }

    /// Output port `transmit_status_2_state`.
    pub fn transmit_status_2_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(737)
    }

    /// Output port `transmit_status_2_fault`.
    pub fn transmit_status_2_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(738)
    }

    /// Output port `transmit_status_2_posted`.
    pub fn transmit_status_2_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(739)
    }

    /// Output port `transmit_status_2_completed`.
    pub fn transmit_status_2_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(740)
    }

    /// Output port `transmit_status_2_packets`.
    pub fn transmit_status_2_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(741)
    }

    /// Output port `transmit_status_2_bytes`.
    pub fn transmit_status_2_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(742)
    }

    /// Output port `transmit_status_2_descriptors`.
    pub fn transmit_status_2_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(743)
    }

    /// Output port `transmit_status_2_polls`.
    pub fn transmit_status_2_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(744)
    }

    /// Output port `transmit_status_2_line_reads`.
    pub fn transmit_status_2_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(745)
    }

    /// Output port `transmit_status_2_completion_lines`.
    pub fn transmit_status_2_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(746)
    }

    /// Output port `transmit_status_2_index_writes`.
    pub fn transmit_status_2_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(747)
    }

    /// Output port `transmit_status_2_interrupts`.
    pub fn transmit_status_2_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(748)
    }

    /// Output port `transmit_status_2_stopped_drops`.
    pub fn transmit_status_2_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(749)
    }

    /// Output port `transmit_status_2_starved_drops`.
    pub fn transmit_status_2_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(750)
    }

    /// Output port `transmit_status_2_truncated`.
    pub fn transmit_status_2_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(751)
    }

    /// Output port `transmit_status_2_returned`.
    pub fn transmit_status_2_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(752)
    }

    /// Output port `transmit_status_2_poisoned`.
    pub fn transmit_status_2_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(753)
    }

    /// Output port `transmit_status_2_strays`.
    pub fn transmit_status_2_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(754)
    }

    /// Output port `transmit_status_3_state`.
    pub fn transmit_status_3_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(755)
    }

    /// Output port `transmit_status_3_fault`.
    pub fn transmit_status_3_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(756)
    }

    /// Output port `transmit_status_3_posted`.
    pub fn transmit_status_3_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(757)
    }

    /// Output port `transmit_status_3_completed`.
    pub fn transmit_status_3_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(758)
    }

    /// Output port `transmit_status_3_packets`.
    pub fn transmit_status_3_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(759)
    }

    /// Output port `transmit_status_3_bytes`.
    pub fn transmit_status_3_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(760)
    }

    /// Output port `transmit_status_3_descriptors`.
    pub fn transmit_status_3_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(761)
    }

    /// Output port `transmit_status_3_polls`.
    pub fn transmit_status_3_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(762)
    }

    /// Output port `transmit_status_3_line_reads`.
    pub fn transmit_status_3_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(763)
    }

    /// Output port `transmit_status_3_completion_lines`.
    pub fn transmit_status_3_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(764)
    }

    /// Output port `transmit_status_3_index_writes`.
    pub fn transmit_status_3_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(765)
    }

    /// Output port `transmit_status_3_interrupts`.
    pub fn transmit_status_3_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(766)
    }

    /// Output port `transmit_status_3_stopped_drops`.
    pub fn transmit_status_3_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(767)
    }

    /// Output port `transmit_status_3_starved_drops`.
    pub fn transmit_status_3_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(768)
    }

    /// Output port `transmit_status_3_truncated`.
    pub fn transmit_status_3_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(769)
    }

    /// Output port `transmit_status_3_returned`.
    pub fn transmit_status_3_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(770)
    }

    /// Output port `transmit_status_3_poisoned`.
    pub fn transmit_status_3_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(771)
    }

    /// Output port `transmit_status_3_strays`.
    pub fn transmit_status_3_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(772)
    }

    /// Output port `transmit_status_4_state`.
    pub fn transmit_status_4_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(773)
    }

    /// Output port `transmit_status_4_fault`.
    pub fn transmit_status_4_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(774)
    }

    /// Output port `transmit_status_4_posted`.
    pub fn transmit_status_4_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(775)
    }

    /// Output port `transmit_status_4_completed`.
    pub fn transmit_status_4_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(776)
    }

    /// Output port `transmit_status_4_packets`.
    pub fn transmit_status_4_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(777)
    }

    /// Output port `transmit_status_4_bytes`.
    pub fn transmit_status_4_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(778)
    }

    /// Output port `transmit_status_4_descriptors`.
    pub fn transmit_status_4_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(779)
    }

    /// Output port `transmit_status_4_polls`.
    pub fn transmit_status_4_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(780)
    }

    /// Output port `transmit_status_4_line_reads`.
    pub fn transmit_status_4_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(781)
    }

    /// Output port `transmit_status_4_completion_lines`.
    pub fn transmit_status_4_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(782)
    }

    /// Output port `transmit_status_4_index_writes`.
    pub fn transmit_status_4_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(783)
    }

    /// Output port `transmit_status_4_interrupts`.
    pub fn transmit_status_4_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(784)
    }

    /// Output port `transmit_status_4_stopped_drops`.
    pub fn transmit_status_4_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(785)
    }

    /// Output port `transmit_status_4_starved_drops`.
    pub fn transmit_status_4_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(786)
    }

    /// Output port `transmit_status_4_truncated`.
    pub fn transmit_status_4_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(787)
    }

    /// Output port `transmit_status_4_returned`.
    pub fn transmit_status_4_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(788)
    }

    /// Output port `transmit_status_4_poisoned`.
    pub fn transmit_status_4_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(789)
    }

    /// Output port `transmit_status_4_strays`.
    pub fn transmit_status_4_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(790)
    }

    /// Output port `transmit_status_5_state`.
    pub fn transmit_status_5_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(791)
    }

    /// Output port `transmit_status_5_fault`.
    pub fn transmit_status_5_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(792)
    }

    /// Output port `transmit_status_5_posted`.
    pub fn transmit_status_5_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(793)
    }

    /// Output port `transmit_status_5_completed`.
    pub fn transmit_status_5_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(794)
    }

    /// Output port `transmit_status_5_packets`.
    pub fn transmit_status_5_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(795)
    }

    /// Output port `transmit_status_5_bytes`.
    pub fn transmit_status_5_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(796)
    }

    /// Output port `transmit_status_5_descriptors`.
    pub fn transmit_status_5_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(797)
    }

    /// Output port `transmit_status_5_polls`.
    pub fn transmit_status_5_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(798)
    }

    /// Output port `transmit_status_5_line_reads`.
    pub fn transmit_status_5_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(799)
    }

    /// Output port `transmit_status_5_completion_lines`.
    pub fn transmit_status_5_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(800)
    }

    /// Output port `transmit_status_5_index_writes`.
    pub fn transmit_status_5_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(801)
    }

    /// Output port `transmit_status_5_interrupts`.
    pub fn transmit_status_5_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(802)
    }

    /// Output port `transmit_status_5_stopped_drops`.
    pub fn transmit_status_5_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(803)
    }

    /// Output port `transmit_status_5_starved_drops`.
    pub fn transmit_status_5_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(804)
    }

    /// Output port `transmit_status_5_truncated`.
    pub fn transmit_status_5_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(805)
    }

    /// Output port `transmit_status_5_returned`.
    pub fn transmit_status_5_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(806)
    }

    /// Output port `transmit_status_5_poisoned`.
    pub fn transmit_status_5_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(807)
    }

    /// Output port `transmit_status_5_strays`.
    pub fn transmit_status_5_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(808)
    }

    /// Output port `transmit_status_6_state`.
    pub fn transmit_status_6_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(809)
    }

    /// Output port `transmit_status_6_fault`.
    pub fn transmit_status_6_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(810)
    }

    /// Output port `transmit_status_6_posted`.
    pub fn transmit_status_6_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(811)
    }

    /// Output port `transmit_status_6_completed`.
    pub fn transmit_status_6_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(812)
    }

    /// Output port `transmit_status_6_packets`.
    pub fn transmit_status_6_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(813)
    }

    /// Output port `transmit_status_6_bytes`.
    pub fn transmit_status_6_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(814)
    }

    /// Output port `transmit_status_6_descriptors`.
    pub fn transmit_status_6_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(815)
    }

    /// Output port `transmit_status_6_polls`.
    pub fn transmit_status_6_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(816)
    }

    /// Output port `transmit_status_6_line_reads`.
    pub fn transmit_status_6_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(817)
    }

    /// Output port `transmit_status_6_completion_lines`.
    pub fn transmit_status_6_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(818)
    }

    /// Output port `transmit_status_6_index_writes`.
    pub fn transmit_status_6_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(819)
    }

    /// Output port `transmit_status_6_interrupts`.
    pub fn transmit_status_6_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(820)
    }

    /// Output port `transmit_status_6_stopped_drops`.
    pub fn transmit_status_6_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(821)
    }

    /// Output port `transmit_status_6_starved_drops`.
    pub fn transmit_status_6_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(822)
    }

    /// Output port `transmit_status_6_truncated`.
    pub fn transmit_status_6_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(823)
    }

    /// Output port `transmit_status_6_returned`.
    pub fn transmit_status_6_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(824)
    }

    /// Output port `transmit_status_6_poisoned`.
    pub fn transmit_status_6_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(825)
    }

    /// Output port `transmit_status_6_strays`.
    pub fn transmit_status_6_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(826)
    }

    /// Output port `transmit_status_7_state`.
    pub fn transmit_status_7_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(827)
    }

    /// Output port `transmit_status_7_fault`.
    pub fn transmit_status_7_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(828)
    }

    /// Output port `transmit_status_7_posted`.
    pub fn transmit_status_7_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(829)
    }

    /// Output port `transmit_status_7_completed`.
    pub fn transmit_status_7_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(830)
    }

    /// Output port `transmit_status_7_packets`.
    pub fn transmit_status_7_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(831)
    }

    /// Output port `transmit_status_7_bytes`.
    pub fn transmit_status_7_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(832)
    }

    /// Output port `transmit_status_7_descriptors`.
    pub fn transmit_status_7_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(833)
    }

    /// Output port `transmit_status_7_polls`.
    pub fn transmit_status_7_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(834)
    }

    /// Output port `transmit_status_7_line_reads`.
    pub fn transmit_status_7_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(835)
    }

    /// Output port `transmit_status_7_completion_lines`.
    pub fn transmit_status_7_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(836)
    }

    /// Output port `transmit_status_7_index_writes`.
    pub fn transmit_status_7_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(837)
    }

    /// Output port `transmit_status_7_interrupts`.
    pub fn transmit_status_7_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(838)
    }

    /// Output port `transmit_status_7_stopped_drops`.
    pub fn transmit_status_7_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(839)
    }

    /// Output port `transmit_status_7_starved_drops`.
    pub fn transmit_status_7_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(840)
    }

    /// Output port `transmit_status_7_truncated`.
    pub fn transmit_status_7_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(841)
    }

    /// Output port `transmit_status_7_returned`.
    pub fn transmit_status_7_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(842)
    }

    /// Output port `transmit_status_7_poisoned`.
    pub fn transmit_status_7_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(843)
    }

    /// Output port `transmit_status_7_strays`.
    pub fn transmit_status_7_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(844)
    }

    /// Output port `dispatch_status_packets`.
    pub fn dispatch_status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(845)
    }

    /// Output port `dispatch_status_unknown_ring_drops`.
    pub fn dispatch_status_unknown_ring_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(846)
    }
}

impl Device for DmuR8L8D512B32A16 {
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

impl Wrapper for DmuR8L8D512B32A16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
