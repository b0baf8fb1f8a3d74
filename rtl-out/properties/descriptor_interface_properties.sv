// Proof harness of `descriptor_interface`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module descriptor_interface_properties (
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
  input  wire [51:0] range_0_begin_address,
  input  wire [51:0] range_0_end_address,
  input  wire [51:0] range_1_begin_address,
  input  wire [51:0] range_1_end_address,
  input  wire [51:0] range_2_begin_address,
  input  wire [51:0] range_2_end_address,
  input  wire [51:0] range_3_begin_address,
  input  wire [51:0] range_3_end_address,
  input  wire receive_tail_0_valid,
  input  wire [31:0] receive_tail_0_tail,
  input  wire transmit_tail_0_valid,
  input  wire [31:0] transmit_tail_0_tail,
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
  output wire sent_valid,
  input  wire sent_ready,
  output wire [511:0] sent_data,
  output wire sent_last,
  output wire sent_error,
  output wire [13:0] sent_length_bytes,
  output wire [7:0] sent_ring,
  output wire [1:0] sent_destination,
  output wire [2:0] sent_protocol,
  output wire [1:0] sent_checksum,
  output wire [31:0] sent_flow_hash,
  output wire [47:0] sent_timestamp_cycles,
  output wire descriptor_request_valid,
  input  wire descriptor_request_ready,
  output wire [3:0] descriptor_request_operation,
  output wire [1:0] descriptor_request_space,
  output wire [45:0] descriptor_request_line_address,
  output wire [511:0] descriptor_request_data,
  output wire [63:0] descriptor_request_byte_enable,
  output wire [9:0] descriptor_request_tag,
  input  wire descriptor_response_valid,
  output wire descriptor_response_ready,
  input  wire [9:0] descriptor_response_tag,
  input  wire descriptor_response_status,
  input  wire [511:0] descriptor_response_data,
  output wire write_request_valid,
  input  wire write_request_ready,
  output wire [3:0] write_request_operation,
  output wire [1:0] write_request_space,
  output wire [45:0] write_request_line_address,
  output wire [511:0] write_request_data,
  output wire [63:0] write_request_byte_enable,
  output wire [9:0] write_request_tag,
  input  wire write_response_valid,
  output wire write_response_ready,
  input  wire [9:0] write_response_tag,
  input  wire write_response_status,
  input  wire [511:0] write_response_data,
  output wire read_request_valid,
  input  wire read_request_ready,
  output wire [3:0] read_request_operation,
  output wire [1:0] read_request_space,
  output wire [45:0] read_request_line_address,
  output wire [511:0] read_request_data,
  output wire [63:0] read_request_byte_enable,
  output wire [9:0] read_request_tag,
  input  wire read_response_valid,
  output wire read_response_ready,
  input  wire [9:0] read_response_tag,
  input  wire read_response_status,
  input  wire [511:0] read_response_data,
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
  output wire [63:0] dispatch_status_packets,
  output wire [63:0] dispatch_status_unknown_ring_drops,
  output wire [63:0] write_status_packets,
  output wire [63:0] write_status_bytes,
  output wire [63:0] write_status_lines,
  output wire [63:0] write_status_dropped_packets,
  output wire [31:0] write_status_failed_segments,
  output wire [31:0] write_status_failed_lines,
  output wire [31:0] write_status_short_packets,
  output wire [15:0] write_status_stray_answers,
  output wire [1:0] write_status_first_fault,
  output wire [63:0] read_status_packets,
  output wire [63:0] read_status_bytes,
  output wire [63:0] read_status_lines,
  output wire [31:0] read_status_failed_packets,
  output wire [31:0] read_status_failed_lines,
  output wire [15:0] read_status_stray_answers,
  output wire [1:0] read_status_first_fault,
  output wire [31:0] guard_status_0_refused,
  output wire guard_status_0_any_refused,
  output wire [7:0] guard_status_0_first_ring,
  output wire [45:0] guard_status_0_first_line_address,
  output wire [3:0] guard_status_0_first_operation,
  output wire [31:0] guard_status_1_refused,
  output wire guard_status_1_any_refused,
  output wire [7:0] guard_status_1_first_ring,
  output wire [45:0] guard_status_1_first_line_address,
  output wire [3:0] guard_status_1_first_operation,
  output wire [31:0] guard_status_2_refused,
  output wire guard_status_2_any_refused,
  output wire [7:0] guard_status_2_first_ring,
  output wire [45:0] guard_status_2_first_line_address,
  output wire [3:0] guard_status_2_first_operation
);

  descriptor_interface device (
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
    .range_0_begin_address(range_0_begin_address),
    .range_0_end_address(range_0_end_address),
    .range_1_begin_address(range_1_begin_address),
    .range_1_end_address(range_1_end_address),
    .range_2_begin_address(range_2_begin_address),
    .range_2_end_address(range_2_end_address),
    .range_3_begin_address(range_3_begin_address),
    .range_3_end_address(range_3_end_address),
    .receive_tail_0_valid(receive_tail_0_valid),
    .receive_tail_0_tail(receive_tail_0_tail),
    .transmit_tail_0_valid(transmit_tail_0_valid),
    .transmit_tail_0_tail(transmit_tail_0_tail),
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
    .sent_valid(sent_valid),
    .sent_ready(sent_ready),
    .sent_data(sent_data),
    .sent_last(sent_last),
    .sent_error(sent_error),
    .sent_length_bytes(sent_length_bytes),
    .sent_ring(sent_ring),
    .sent_destination(sent_destination),
    .sent_protocol(sent_protocol),
    .sent_checksum(sent_checksum),
    .sent_flow_hash(sent_flow_hash),
    .sent_timestamp_cycles(sent_timestamp_cycles),
    .descriptor_request_valid(descriptor_request_valid),
    .descriptor_request_ready(descriptor_request_ready),
    .descriptor_request_operation(descriptor_request_operation),
    .descriptor_request_space(descriptor_request_space),
    .descriptor_request_line_address(descriptor_request_line_address),
    .descriptor_request_data(descriptor_request_data),
    .descriptor_request_byte_enable(descriptor_request_byte_enable),
    .descriptor_request_tag(descriptor_request_tag),
    .descriptor_response_valid(descriptor_response_valid),
    .descriptor_response_ready(descriptor_response_ready),
    .descriptor_response_tag(descriptor_response_tag),
    .descriptor_response_status(descriptor_response_status),
    .descriptor_response_data(descriptor_response_data),
    .write_request_valid(write_request_valid),
    .write_request_ready(write_request_ready),
    .write_request_operation(write_request_operation),
    .write_request_space(write_request_space),
    .write_request_line_address(write_request_line_address),
    .write_request_data(write_request_data),
    .write_request_byte_enable(write_request_byte_enable),
    .write_request_tag(write_request_tag),
    .write_response_valid(write_response_valid),
    .write_response_ready(write_response_ready),
    .write_response_tag(write_response_tag),
    .write_response_status(write_response_status),
    .write_response_data(write_response_data),
    .read_request_valid(read_request_valid),
    .read_request_ready(read_request_ready),
    .read_request_operation(read_request_operation),
    .read_request_space(read_request_space),
    .read_request_line_address(read_request_line_address),
    .read_request_data(read_request_data),
    .read_request_byte_enable(read_request_byte_enable),
    .read_request_tag(read_request_tag),
    .read_response_valid(read_response_valid),
    .read_response_ready(read_response_ready),
    .read_response_tag(read_response_tag),
    .read_response_status(read_response_status),
    .read_response_data(read_response_data),
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
    .dispatch_status_packets(dispatch_status_packets),
    .dispatch_status_unknown_ring_drops(dispatch_status_unknown_ring_drops),
    .write_status_packets(write_status_packets),
    .write_status_bytes(write_status_bytes),
    .write_status_lines(write_status_lines),
    .write_status_dropped_packets(write_status_dropped_packets),
    .write_status_failed_segments(write_status_failed_segments),
    .write_status_failed_lines(write_status_failed_lines),
    .write_status_short_packets(write_status_short_packets),
    .write_status_stray_answers(write_status_stray_answers),
    .write_status_first_fault(write_status_first_fault),
    .read_status_packets(read_status_packets),
    .read_status_bytes(read_status_bytes),
    .read_status_lines(read_status_lines),
    .read_status_failed_packets(read_status_failed_packets),
    .read_status_failed_lines(read_status_failed_lines),
    .read_status_stray_answers(read_status_stray_answers),
    .read_status_first_fault(read_status_first_fault),
    .guard_status_0_refused(guard_status_0_refused),
    .guard_status_0_any_refused(guard_status_0_any_refused),
    .guard_status_0_first_ring(guard_status_0_first_ring),
    .guard_status_0_first_line_address(guard_status_0_first_line_address),
    .guard_status_0_first_operation(guard_status_0_first_operation),
    .guard_status_1_refused(guard_status_1_refused),
    .guard_status_1_any_refused(guard_status_1_any_refused),
    .guard_status_1_first_ring(guard_status_1_first_ring),
    .guard_status_1_first_line_address(guard_status_1_first_line_address),
    .guard_status_1_first_operation(guard_status_1_first_operation),
    .guard_status_2_refused(guard_status_2_refused),
    .guard_status_2_any_refused(guard_status_2_any_refused),
    .guard_status_2_first_ring(guard_status_2_first_ring),
    .guard_status_2_first_line_address(guard_status_2_first_line_address),
    .guard_status_2_first_operation(guard_status_2_first_operation)
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

  // transmit_tail_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_tail_0_s7_quiet_in_reset: assume (!transmit_tail_0_valid);
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

  // sent: S2, an offer holds until it is taken.
  reg sent_stalled;
  initial sent_stalled = 1'b0;
  reg [622:0] sent_offered;
  always @(posedge clk) begin
    sent_stalled <= sent_valid && !sent_ready && !rst;
    sent_offered <= {sent_data, sent_last, sent_error, sent_length_bytes, sent_ring,
        sent_destination, sent_protocol, sent_checksum, sent_flow_hash, sent_timestamp_cycles};
    if (sent_stalled && !rst) begin
      sent_s2_valid_holds: assert (sent_valid);
      sent_s2_payload_holds: assert (sent_offered == {sent_data, sent_last, sent_error,
          sent_length_bytes, sent_ring, sent_destination, sent_protocol, sent_checksum,
          sent_flow_hash, sent_timestamp_cycles});
    end
  end
  // sent: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sent_s7_quiet_in_reset: assert (!sent_valid);
    end
  end

  // descriptor_request: S2, an offer holds until it is taken.
  reg descriptor_request_stalled;
  initial descriptor_request_stalled = 1'b0;
  reg [637:0] descriptor_request_offered;
  always @(posedge clk) begin
    descriptor_request_stalled <= descriptor_request_valid && !descriptor_request_ready && !rst;
    descriptor_request_offered <= {descriptor_request_operation, descriptor_request_space,
        descriptor_request_line_address, descriptor_request_data, descriptor_request_byte_enable,
        descriptor_request_tag};
    if (descriptor_request_stalled && !rst) begin
      descriptor_request_s2_valid_holds: assert (descriptor_request_valid);
      descriptor_request_s2_payload_holds: assert (descriptor_request_offered ==
          {descriptor_request_operation, descriptor_request_space, descriptor_request_line_address,
          descriptor_request_data, descriptor_request_byte_enable, descriptor_request_tag});
    end
  end
  // descriptor_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_request_s7_quiet_in_reset: assert (!descriptor_request_valid);
    end
  end

  // descriptor_response: S2, an offer holds until it is taken.
  reg descriptor_response_stalled;
  initial descriptor_response_stalled = 1'b0;
  reg [522:0] descriptor_response_offered;
  always @(posedge clk) begin
    descriptor_response_stalled <= descriptor_response_valid && !descriptor_response_ready && !rst;
    descriptor_response_offered <= {descriptor_response_tag, descriptor_response_status,
        descriptor_response_data};
    if (descriptor_response_stalled && !rst) begin
      descriptor_response_s2_valid_holds: assume (descriptor_response_valid);
      descriptor_response_s2_payload_holds: assume (descriptor_response_offered ==
          {descriptor_response_tag, descriptor_response_status, descriptor_response_data});
    end
  end
  // descriptor_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_response_s7_quiet_in_reset: assume (!descriptor_response_valid);
    end
  end

  // write_request: S2, an offer holds until it is taken.
  reg write_request_stalled;
  initial write_request_stalled = 1'b0;
  reg [637:0] write_request_offered;
  always @(posedge clk) begin
    write_request_stalled <= write_request_valid && !write_request_ready && !rst;
    write_request_offered <= {write_request_operation, write_request_space,
        write_request_line_address, write_request_data, write_request_byte_enable,
        write_request_tag};
    if (write_request_stalled && !rst) begin
      write_request_s2_valid_holds: assert (write_request_valid);
      write_request_s2_payload_holds: assert (write_request_offered ==
          {write_request_operation, write_request_space, write_request_line_address,
          write_request_data, write_request_byte_enable, write_request_tag});
    end
  end
  // write_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_request_s7_quiet_in_reset: assert (!write_request_valid);
    end
  end

  // write_response: S2, an offer holds until it is taken.
  reg write_response_stalled;
  initial write_response_stalled = 1'b0;
  reg [522:0] write_response_offered;
  always @(posedge clk) begin
    write_response_stalled <= write_response_valid && !write_response_ready && !rst;
    write_response_offered <= {write_response_tag, write_response_status, write_response_data};
    if (write_response_stalled && !rst) begin
      write_response_s2_valid_holds: assume (write_response_valid);
      write_response_s2_payload_holds: assume (write_response_offered ==
          {write_response_tag, write_response_status, write_response_data});
    end
  end
  // write_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_response_s7_quiet_in_reset: assume (!write_response_valid);
    end
  end

  // read_request: S2, an offer holds until it is taken.
  reg read_request_stalled;
  initial read_request_stalled = 1'b0;
  reg [637:0] read_request_offered;
  always @(posedge clk) begin
    read_request_stalled <= read_request_valid && !read_request_ready && !rst;
    read_request_offered <= {read_request_operation, read_request_space, read_request_line_address,
        read_request_data, read_request_byte_enable, read_request_tag};
    if (read_request_stalled && !rst) begin
      read_request_s2_valid_holds: assert (read_request_valid);
      read_request_s2_payload_holds: assert (read_request_offered ==
          {read_request_operation, read_request_space, read_request_line_address,
          read_request_data, read_request_byte_enable, read_request_tag});
    end
  end
  // read_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_request_s7_quiet_in_reset: assert (!read_request_valid);
    end
  end

  // read_response: S2, an offer holds until it is taken.
  reg read_response_stalled;
  initial read_response_stalled = 1'b0;
  reg [522:0] read_response_offered;
  always @(posedge clk) begin
    read_response_stalled <= read_response_valid && !read_response_ready && !rst;
    read_response_offered <= {read_response_tag, read_response_status, read_response_data};
    if (read_response_stalled && !rst) begin
      read_response_s2_valid_holds: assume (read_response_valid);
      read_response_s2_payload_holds: assume (read_response_offered ==
          {read_response_tag, read_response_status, read_response_data});
    end
  end
  // read_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_response_s7_quiet_in_reset: assume (!read_response_valid);
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
