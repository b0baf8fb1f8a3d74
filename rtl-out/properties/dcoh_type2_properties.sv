// Proof harness of `dcoh_type2`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module dcoh_type2_properties (
  input  wire clk,
  input  wire rst,
  input  wire line_request_0_valid,
  output wire line_request_0_ready,
  input  wire [3:0] line_request_0_operation,
  input  wire [1:0] line_request_0_space,
  input  wire [45:0] line_request_0_line_address,
  input  wire [511:0] line_request_0_data,
  input  wire [63:0] line_request_0_byte_enable,
  input  wire [9:0] line_request_0_tag,
  input  wire line_request_1_valid,
  output wire line_request_1_ready,
  input  wire [3:0] line_request_1_operation,
  input  wire [1:0] line_request_1_space,
  input  wire [45:0] line_request_1_line_address,
  input  wire [511:0] line_request_1_data,
  input  wire [63:0] line_request_1_byte_enable,
  input  wire [9:0] line_request_1_tag,
  output wire line_response_0_valid,
  input  wire line_response_0_ready,
  output wire [9:0] line_response_0_tag,
  output wire line_response_0_status,
  output wire [511:0] line_response_0_data,
  output wire line_response_1_valid,
  input  wire line_response_1_ready,
  output wire [9:0] line_response_1_tag,
  output wire line_response_1_status,
  output wire [511:0] line_response_1_data,
  output wire d2h_request_valid,
  input  wire d2h_request_ready,
  output wire [4:0] d2h_request_opcode,
  output wire [45:0] d2h_request_line_address,
  output wire [11:0] d2h_request_cqid,
  output wire d2h_request_non_temporal,
  output wire d2h_response_valid,
  input  wire d2h_response_ready,
  output wire [4:0] d2h_response_opcode,
  output wire [11:0] d2h_response_uqid,
  output wire d2h_data_valid,
  input  wire d2h_data_ready,
  output wire [11:0] d2h_data_uqid,
  output wire d2h_data_chunk_valid,
  output wire d2h_data_bogus,
  output wire d2h_data_poison,
  output wire [511:0] d2h_data_data,
  output wire [63:0] d2h_data_byte_enable,
  input  wire h2d_request_valid,
  output wire h2d_request_ready,
  input  wire [2:0] h2d_request_opcode,
  input  wire [45:0] h2d_request_line_address,
  input  wire [11:0] h2d_request_uqid,
  input  wire h2d_response_valid,
  output wire h2d_response_ready,
  input  wire [3:0] h2d_response_opcode,
  input  wire [11:0] h2d_response_response_data,
  input  wire [1:0] h2d_response_response_pre,
  input  wire [11:0] h2d_response_cqid,
  input  wire h2d_data_valid,
  output wire h2d_data_ready,
  input  wire [11:0] h2d_data_cqid,
  input  wire h2d_data_chunk_valid,
  input  wire h2d_data_poison,
  input  wire h2d_data_go_error,
  input  wire [511:0] h2d_data_data,
  input  wire m2s_request_valid,
  output wire m2s_request_ready,
  input  wire [3:0] m2s_request_opcode,
  input  wire [2:0] m2s_request_snoop,
  input  wire [1:0] m2s_request_meta_field,
  input  wire [1:0] m2s_request_meta_value,
  input  wire [15:0] m2s_request_tag,
  input  wire [45:0] m2s_request_line_address,
  input  wire m2s_write_valid,
  output wire m2s_write_ready,
  input  wire [3:0] m2s_write_opcode,
  input  wire [2:0] m2s_write_snoop,
  input  wire [1:0] m2s_write_meta_field,
  input  wire [1:0] m2s_write_meta_value,
  input  wire [15:0] m2s_write_tag,
  input  wire [45:0] m2s_write_line_address,
  input  wire m2s_write_poison,
  input  wire [511:0] m2s_write_data,
  input  wire [63:0] m2s_write_byte_enable,
  output wire s2m_response_valid,
  input  wire s2m_response_ready,
  output wire [2:0] s2m_response_completion,
  output wire [15:0] s2m_response_tag,
  output wire s2m_data_valid,
  input  wire s2m_data_ready,
  output wire [2:0] s2m_data_opcode,
  output wire [15:0] s2m_data_tag,
  output wire s2m_data_poison,
  output wire [511:0] s2m_data_data,
  output wire memory_request_valid,
  input  wire memory_request_ready,
  output wire memory_request_write,
  output wire [45:0] memory_request_line_address,
  output wire [511:0] memory_request_data,
  output wire [63:0] memory_request_byte_enable,
  output wire memory_request_poison,
  output wire memory_request_for_host,
  output wire [15:0] memory_request_tag,
  input  wire memory_answer_valid,
  output wire memory_answer_ready,
  input  wire memory_answer_for_host,
  input  wire [15:0] memory_answer_tag,
  input  wire memory_answer_poison,
  input  wire [511:0] memory_answer_data,
  input  wire bias_command_valid,
  output wire bias_command_ready,
  input  wire [39:0] bias_command_page,
  input  wire [1:0] bias_command_step,
  output wire bias_answer_valid,
  output wire bias_answer_done,
  output wire bias_reversion_valid,
  output wire [39:0] bias_reversion_page,
  input  wire [45:0] memory_map_host_end,
  input  wire [45:0] memory_map_device_begin,
  input  wire [45:0] memory_map_device_end,
  input  wire [1:0] write_policy_local_writes,
  input  wire fence_request_valid,
  output wire fence_response_valid,
  input  wire flush_valid,
  output wire flush_status_flushing,
  output wire flush_status_failed,
  output wire [31:0] flush_status_flushes,
  input  wire policy_bias,
  output wire line_change_0_valid,
  output wire [45:0] line_change_0_line_address,
  output wire line_change_0_by_host,
  output wire [1:0] line_change_0_before,
  output wire [1:0] line_change_0_after,
  output wire line_change_1_valid,
  output wire [45:0] line_change_1_line_address,
  output wire line_change_1_by_host,
  output wire [1:0] line_change_1_before,
  output wire [1:0] line_change_1_after,
  output wire victim_change_0_valid,
  output wire [45:0] victim_change_0_line_address,
  output wire victim_change_0_by_host,
  output wire [1:0] victim_change_0_before,
  output wire [1:0] victim_change_0_after,
  output wire victim_change_1_valid,
  output wire [45:0] victim_change_1_line_address,
  output wire victim_change_1_by_host,
  output wire [1:0] victim_change_1_before,
  output wire [1:0] victim_change_1_after,
  output wire device_line_change_valid,
  output wire [45:0] device_line_change_line_address,
  output wire device_line_change_by_host,
  output wire [1:0] device_line_change_before,
  output wire [1:0] device_line_change_after,
  output wire device_victim_change_valid,
  output wire [45:0] device_victim_change_line_address,
  output wire device_victim_change_by_host,
  output wire [1:0] device_victim_change_before,
  output wire [1:0] device_victim_change_after,
  output wire [2:0] status_0_fault,
  output wire [11:0] status_0_fault_number,
  output wire [31:0] status_0_requests,
  output wire [31:0] status_0_hits,
  output wire [31:0] status_0_waits,
  output wire [31:0] status_0_snoops,
  output wire [31:0] status_0_snoop_hits,
  output wire [31:0] status_0_evictions,
  output wire [15:0] status_0_unknown_answers,
  output wire [15:0] status_0_wrong_answers,
  output wire [15:0] status_0_unknown_data,
  output wire [15:0] status_0_unknown_opcodes,
  output wire [15:0] status_0_outside_snoops,
  output wire [2:0] status_1_fault,
  output wire [11:0] status_1_fault_number,
  output wire [31:0] status_1_requests,
  output wire [31:0] status_1_hits,
  output wire [31:0] status_1_waits,
  output wire [31:0] status_1_snoops,
  output wire [31:0] status_1_snoop_hits,
  output wire [31:0] status_1_evictions,
  output wire [15:0] status_1_unknown_answers,
  output wire [15:0] status_1_wrong_answers,
  output wire [15:0] status_1_unknown_data,
  output wire [15:0] status_1_unknown_opcodes,
  output wire [15:0] status_1_outside_snoops,
  output wire [2:0] device_status_fault,
  output wire [15:0] device_status_fault_number,
  output wire [31:0] device_status_requests,
  output wire [31:0] device_status_hits,
  output wire [31:0] device_status_waits,
  output wire [31:0] device_status_host_requests,
  output wire [31:0] device_status_host_hits,
  output wire [31:0] device_status_evictions,
  output wire [31:0] device_status_reversions,
  output wire [31:0] device_status_demotions,
  output wire [15:0] device_status_violations,
  output wire [15:0] device_status_unknown_answers,
  output wire [15:0] device_status_wrong_answers,
  output wire [15:0] device_status_unknown_forwards,
  output wire [15:0] device_status_unknown_data,
  output wire [15:0] device_status_unknown_opcodes,
  output wire [15:0] device_status_writes_to_held,
  output wire [15:0] device_status_outside_addresses
);

  dcoh_type2 device (
    .clk(clk),
    .rst(rst),
    .line_request_0_valid(line_request_0_valid),
    .line_request_0_ready(line_request_0_ready),
    .line_request_0_operation(line_request_0_operation),
    .line_request_0_space(line_request_0_space),
    .line_request_0_line_address(line_request_0_line_address),
    .line_request_0_data(line_request_0_data),
    .line_request_0_byte_enable(line_request_0_byte_enable),
    .line_request_0_tag(line_request_0_tag),
    .line_request_1_valid(line_request_1_valid),
    .line_request_1_ready(line_request_1_ready),
    .line_request_1_operation(line_request_1_operation),
    .line_request_1_space(line_request_1_space),
    .line_request_1_line_address(line_request_1_line_address),
    .line_request_1_data(line_request_1_data),
    .line_request_1_byte_enable(line_request_1_byte_enable),
    .line_request_1_tag(line_request_1_tag),
    .line_response_0_valid(line_response_0_valid),
    .line_response_0_ready(line_response_0_ready),
    .line_response_0_tag(line_response_0_tag),
    .line_response_0_status(line_response_0_status),
    .line_response_0_data(line_response_0_data),
    .line_response_1_valid(line_response_1_valid),
    .line_response_1_ready(line_response_1_ready),
    .line_response_1_tag(line_response_1_tag),
    .line_response_1_status(line_response_1_status),
    .line_response_1_data(line_response_1_data),
    .d2h_request_valid(d2h_request_valid),
    .d2h_request_ready(d2h_request_ready),
    .d2h_request_opcode(d2h_request_opcode),
    .d2h_request_line_address(d2h_request_line_address),
    .d2h_request_cqid(d2h_request_cqid),
    .d2h_request_non_temporal(d2h_request_non_temporal),
    .d2h_response_valid(d2h_response_valid),
    .d2h_response_ready(d2h_response_ready),
    .d2h_response_opcode(d2h_response_opcode),
    .d2h_response_uqid(d2h_response_uqid),
    .d2h_data_valid(d2h_data_valid),
    .d2h_data_ready(d2h_data_ready),
    .d2h_data_uqid(d2h_data_uqid),
    .d2h_data_chunk_valid(d2h_data_chunk_valid),
    .d2h_data_bogus(d2h_data_bogus),
    .d2h_data_poison(d2h_data_poison),
    .d2h_data_data(d2h_data_data),
    .d2h_data_byte_enable(d2h_data_byte_enable),
    .h2d_request_valid(h2d_request_valid),
    .h2d_request_ready(h2d_request_ready),
    .h2d_request_opcode(h2d_request_opcode),
    .h2d_request_line_address(h2d_request_line_address),
    .h2d_request_uqid(h2d_request_uqid),
    .h2d_response_valid(h2d_response_valid),
    .h2d_response_ready(h2d_response_ready),
    .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre),
    .h2d_response_cqid(h2d_response_cqid),
    .h2d_data_valid(h2d_data_valid),
    .h2d_data_ready(h2d_data_ready),
    .h2d_data_cqid(h2d_data_cqid),
    .h2d_data_chunk_valid(h2d_data_chunk_valid),
    .h2d_data_poison(h2d_data_poison),
    .h2d_data_go_error(h2d_data_go_error),
    .h2d_data_data(h2d_data_data),
    .m2s_request_valid(m2s_request_valid),
    .m2s_request_ready(m2s_request_ready),
    .m2s_request_opcode(m2s_request_opcode),
    .m2s_request_snoop(m2s_request_snoop),
    .m2s_request_meta_field(m2s_request_meta_field),
    .m2s_request_meta_value(m2s_request_meta_value),
    .m2s_request_tag(m2s_request_tag),
    .m2s_request_line_address(m2s_request_line_address),
    .m2s_write_valid(m2s_write_valid),
    .m2s_write_ready(m2s_write_ready),
    .m2s_write_opcode(m2s_write_opcode),
    .m2s_write_snoop(m2s_write_snoop),
    .m2s_write_meta_field(m2s_write_meta_field),
    .m2s_write_meta_value(m2s_write_meta_value),
    .m2s_write_tag(m2s_write_tag),
    .m2s_write_line_address(m2s_write_line_address),
    .m2s_write_poison(m2s_write_poison),
    .m2s_write_data(m2s_write_data),
    .m2s_write_byte_enable(m2s_write_byte_enable),
    .s2m_response_valid(s2m_response_valid),
    .s2m_response_ready(s2m_response_ready),
    .s2m_response_completion(s2m_response_completion),
    .s2m_response_tag(s2m_response_tag),
    .s2m_data_valid(s2m_data_valid),
    .s2m_data_ready(s2m_data_ready),
    .s2m_data_opcode(s2m_data_opcode),
    .s2m_data_tag(s2m_data_tag),
    .s2m_data_poison(s2m_data_poison),
    .s2m_data_data(s2m_data_data),
    .memory_request_valid(memory_request_valid),
    .memory_request_ready(memory_request_ready),
    .memory_request_write(memory_request_write),
    .memory_request_line_address(memory_request_line_address),
    .memory_request_data(memory_request_data),
    .memory_request_byte_enable(memory_request_byte_enable),
    .memory_request_poison(memory_request_poison),
    .memory_request_for_host(memory_request_for_host),
    .memory_request_tag(memory_request_tag),
    .memory_answer_valid(memory_answer_valid),
    .memory_answer_ready(memory_answer_ready),
    .memory_answer_for_host(memory_answer_for_host),
    .memory_answer_tag(memory_answer_tag),
    .memory_answer_poison(memory_answer_poison),
    .memory_answer_data(memory_answer_data),
    .bias_command_valid(bias_command_valid),
    .bias_command_ready(bias_command_ready),
    .bias_command_page(bias_command_page),
    .bias_command_step(bias_command_step),
    .bias_answer_valid(bias_answer_valid),
    .bias_answer_done(bias_answer_done),
    .bias_reversion_valid(bias_reversion_valid),
    .bias_reversion_page(bias_reversion_page),
    .memory_map_host_end(memory_map_host_end),
    .memory_map_device_begin(memory_map_device_begin),
    .memory_map_device_end(memory_map_device_end),
    .write_policy_local_writes(write_policy_local_writes),
    .fence_request_valid(fence_request_valid),
    .fence_response_valid(fence_response_valid),
    .flush_valid(flush_valid),
    .flush_status_flushing(flush_status_flushing),
    .flush_status_failed(flush_status_failed),
    .flush_status_flushes(flush_status_flushes),
    .policy_bias(policy_bias),
    .line_change_0_valid(line_change_0_valid),
    .line_change_0_line_address(line_change_0_line_address),
    .line_change_0_by_host(line_change_0_by_host),
    .line_change_0_before(line_change_0_before),
    .line_change_0_after(line_change_0_after),
    .line_change_1_valid(line_change_1_valid),
    .line_change_1_line_address(line_change_1_line_address),
    .line_change_1_by_host(line_change_1_by_host),
    .line_change_1_before(line_change_1_before),
    .line_change_1_after(line_change_1_after),
    .victim_change_0_valid(victim_change_0_valid),
    .victim_change_0_line_address(victim_change_0_line_address),
    .victim_change_0_by_host(victim_change_0_by_host),
    .victim_change_0_before(victim_change_0_before),
    .victim_change_0_after(victim_change_0_after),
    .victim_change_1_valid(victim_change_1_valid),
    .victim_change_1_line_address(victim_change_1_line_address),
    .victim_change_1_by_host(victim_change_1_by_host),
    .victim_change_1_before(victim_change_1_before),
    .victim_change_1_after(victim_change_1_after),
    .device_line_change_valid(device_line_change_valid),
    .device_line_change_line_address(device_line_change_line_address),
    .device_line_change_by_host(device_line_change_by_host),
    .device_line_change_before(device_line_change_before),
    .device_line_change_after(device_line_change_after),
    .device_victim_change_valid(device_victim_change_valid),
    .device_victim_change_line_address(device_victim_change_line_address),
    .device_victim_change_by_host(device_victim_change_by_host),
    .device_victim_change_before(device_victim_change_before),
    .device_victim_change_after(device_victim_change_after),
    .status_0_fault(status_0_fault),
    .status_0_fault_number(status_0_fault_number),
    .status_0_requests(status_0_requests),
    .status_0_hits(status_0_hits),
    .status_0_waits(status_0_waits),
    .status_0_snoops(status_0_snoops),
    .status_0_snoop_hits(status_0_snoop_hits),
    .status_0_evictions(status_0_evictions),
    .status_0_unknown_answers(status_0_unknown_answers),
    .status_0_wrong_answers(status_0_wrong_answers),
    .status_0_unknown_data(status_0_unknown_data),
    .status_0_unknown_opcodes(status_0_unknown_opcodes),
    .status_0_outside_snoops(status_0_outside_snoops),
    .status_1_fault(status_1_fault),
    .status_1_fault_number(status_1_fault_number),
    .status_1_requests(status_1_requests),
    .status_1_hits(status_1_hits),
    .status_1_waits(status_1_waits),
    .status_1_snoops(status_1_snoops),
    .status_1_snoop_hits(status_1_snoop_hits),
    .status_1_evictions(status_1_evictions),
    .status_1_unknown_answers(status_1_unknown_answers),
    .status_1_wrong_answers(status_1_wrong_answers),
    .status_1_unknown_data(status_1_unknown_data),
    .status_1_unknown_opcodes(status_1_unknown_opcodes),
    .status_1_outside_snoops(status_1_outside_snoops),
    .device_status_fault(device_status_fault),
    .device_status_fault_number(device_status_fault_number),
    .device_status_requests(device_status_requests),
    .device_status_hits(device_status_hits),
    .device_status_waits(device_status_waits),
    .device_status_host_requests(device_status_host_requests),
    .device_status_host_hits(device_status_host_hits),
    .device_status_evictions(device_status_evictions),
    .device_status_reversions(device_status_reversions),
    .device_status_demotions(device_status_demotions),
    .device_status_violations(device_status_violations),
    .device_status_unknown_answers(device_status_unknown_answers),
    .device_status_wrong_answers(device_status_wrong_answers),
    .device_status_unknown_forwards(device_status_unknown_forwards),
    .device_status_unknown_data(device_status_unknown_data),
    .device_status_unknown_opcodes(device_status_unknown_opcodes),
    .device_status_writes_to_held(device_status_writes_to_held),
    .device_status_outside_addresses(device_status_outside_addresses)
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

  // line_request_0: S2, an offer holds until it is taken.
  reg line_request_0_stalled;
  initial line_request_0_stalled = 1'b0;
  reg [637:0] line_request_0_offered;
  always @(posedge clk) begin
    line_request_0_stalled <= line_request_0_valid && !line_request_0_ready && !rst;
    line_request_0_offered <= {line_request_0_operation, line_request_0_space,
        line_request_0_line_address, line_request_0_data, line_request_0_byte_enable,
        line_request_0_tag};
    if (line_request_0_stalled && !rst) begin
      line_request_0_s2_valid_holds: assume (line_request_0_valid);
      line_request_0_s2_payload_holds: assume (line_request_0_offered ==
          {line_request_0_operation, line_request_0_space, line_request_0_line_address,
          line_request_0_data, line_request_0_byte_enable, line_request_0_tag});
    end
  end
  // line_request_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_0_s7_quiet_in_reset: assume (!line_request_0_valid);
    end
  end

  // line_request_1: S2, an offer holds until it is taken.
  reg line_request_1_stalled;
  initial line_request_1_stalled = 1'b0;
  reg [637:0] line_request_1_offered;
  always @(posedge clk) begin
    line_request_1_stalled <= line_request_1_valid && !line_request_1_ready && !rst;
    line_request_1_offered <= {line_request_1_operation, line_request_1_space,
        line_request_1_line_address, line_request_1_data, line_request_1_byte_enable,
        line_request_1_tag};
    if (line_request_1_stalled && !rst) begin
      line_request_1_s2_valid_holds: assume (line_request_1_valid);
      line_request_1_s2_payload_holds: assume (line_request_1_offered ==
          {line_request_1_operation, line_request_1_space, line_request_1_line_address,
          line_request_1_data, line_request_1_byte_enable, line_request_1_tag});
    end
  end
  // line_request_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_1_s7_quiet_in_reset: assume (!line_request_1_valid);
    end
  end

  // line_response_0: S2, an offer holds until it is taken.
  reg line_response_0_stalled;
  initial line_response_0_stalled = 1'b0;
  reg [522:0] line_response_0_offered;
  always @(posedge clk) begin
    line_response_0_stalled <= line_response_0_valid && !line_response_0_ready && !rst;
    line_response_0_offered <= {line_response_0_tag, line_response_0_status, line_response_0_data};
    if (line_response_0_stalled && !rst) begin
      line_response_0_s2_valid_holds: assert (line_response_0_valid);
      line_response_0_s2_payload_holds: assert (line_response_0_offered ==
          {line_response_0_tag, line_response_0_status, line_response_0_data});
    end
  end
  // line_response_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_0_s7_quiet_in_reset: assert (!line_response_0_valid);
    end
  end

  // line_response_1: S2, an offer holds until it is taken.
  reg line_response_1_stalled;
  initial line_response_1_stalled = 1'b0;
  reg [522:0] line_response_1_offered;
  always @(posedge clk) begin
    line_response_1_stalled <= line_response_1_valid && !line_response_1_ready && !rst;
    line_response_1_offered <= {line_response_1_tag, line_response_1_status, line_response_1_data};
    if (line_response_1_stalled && !rst) begin
      line_response_1_s2_valid_holds: assert (line_response_1_valid);
      line_response_1_s2_payload_holds: assert (line_response_1_offered ==
          {line_response_1_tag, line_response_1_status, line_response_1_data});
    end
  end
  // line_response_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_1_s7_quiet_in_reset: assert (!line_response_1_valid);
    end
  end

  // d2h_request: S2, an offer holds until it is taken.
  reg d2h_request_stalled;
  initial d2h_request_stalled = 1'b0;
  reg [63:0] d2h_request_offered;
  always @(posedge clk) begin
    d2h_request_stalled <= d2h_request_valid && !d2h_request_ready && !rst;
    d2h_request_offered <= {d2h_request_opcode, d2h_request_line_address, d2h_request_cqid,
        d2h_request_non_temporal};
    if (d2h_request_stalled && !rst) begin
      d2h_request_s2_valid_holds: assert (d2h_request_valid);
      d2h_request_s2_payload_holds: assert (d2h_request_offered ==
          {d2h_request_opcode, d2h_request_line_address, d2h_request_cqid,
          d2h_request_non_temporal});
    end
  end
  // d2h_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      d2h_request_s7_quiet_in_reset: assert (!d2h_request_valid);
    end
  end

  // d2h_response: S2, an offer holds until it is taken.
  reg d2h_response_stalled;
  initial d2h_response_stalled = 1'b0;
  reg [16:0] d2h_response_offered;
  always @(posedge clk) begin
    d2h_response_stalled <= d2h_response_valid && !d2h_response_ready && !rst;
    d2h_response_offered <= {d2h_response_opcode, d2h_response_uqid};
    if (d2h_response_stalled && !rst) begin
      d2h_response_s2_valid_holds: assert (d2h_response_valid);
      d2h_response_s2_payload_holds: assert (d2h_response_offered ==
          {d2h_response_opcode, d2h_response_uqid});
    end
  end
  // d2h_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      d2h_response_s7_quiet_in_reset: assert (!d2h_response_valid);
    end
  end

  // d2h_data: S2, an offer holds until it is taken.
  reg d2h_data_stalled;
  initial d2h_data_stalled = 1'b0;
  reg [590:0] d2h_data_offered;
  always @(posedge clk) begin
    d2h_data_stalled <= d2h_data_valid && !d2h_data_ready && !rst;
    d2h_data_offered <= {d2h_data_uqid, d2h_data_chunk_valid, d2h_data_bogus, d2h_data_poison,
        d2h_data_data, d2h_data_byte_enable};
    if (d2h_data_stalled && !rst) begin
      d2h_data_s2_valid_holds: assert (d2h_data_valid);
      d2h_data_s2_payload_holds: assert (d2h_data_offered ==
          {d2h_data_uqid, d2h_data_chunk_valid, d2h_data_bogus, d2h_data_poison, d2h_data_data,
          d2h_data_byte_enable});
    end
  end
  // d2h_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      d2h_data_s7_quiet_in_reset: assert (!d2h_data_valid);
    end
  end

  // h2d_request: S2, an offer holds until it is taken.
  reg h2d_request_stalled;
  initial h2d_request_stalled = 1'b0;
  reg [60:0] h2d_request_offered;
  always @(posedge clk) begin
    h2d_request_stalled <= h2d_request_valid && !h2d_request_ready && !rst;
    h2d_request_offered <= {h2d_request_opcode, h2d_request_line_address, h2d_request_uqid};
    if (h2d_request_stalled && !rst) begin
      h2d_request_s2_valid_holds: assume (h2d_request_valid);
      h2d_request_s2_payload_holds: assume (h2d_request_offered ==
          {h2d_request_opcode, h2d_request_line_address, h2d_request_uqid});
    end
  end
  // h2d_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      h2d_request_s7_quiet_in_reset: assume (!h2d_request_valid);
    end
  end

  // h2d_response: S2, an offer holds until it is taken.
  reg h2d_response_stalled;
  initial h2d_response_stalled = 1'b0;
  reg [29:0] h2d_response_offered;
  always @(posedge clk) begin
    h2d_response_stalled <= h2d_response_valid && !h2d_response_ready && !rst;
    h2d_response_offered <= {h2d_response_opcode, h2d_response_response_data,
        h2d_response_response_pre, h2d_response_cqid};
    if (h2d_response_stalled && !rst) begin
      h2d_response_s2_valid_holds: assume (h2d_response_valid);
      h2d_response_s2_payload_holds: assume (h2d_response_offered ==
          {h2d_response_opcode, h2d_response_response_data, h2d_response_response_pre,
          h2d_response_cqid});
    end
  end
  // h2d_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      h2d_response_s7_quiet_in_reset: assume (!h2d_response_valid);
    end
  end

  // h2d_data: S2, an offer holds until it is taken.
  reg h2d_data_stalled;
  initial h2d_data_stalled = 1'b0;
  reg [526:0] h2d_data_offered;
  always @(posedge clk) begin
    h2d_data_stalled <= h2d_data_valid && !h2d_data_ready && !rst;
    h2d_data_offered <= {h2d_data_cqid, h2d_data_chunk_valid, h2d_data_poison, h2d_data_go_error,
        h2d_data_data};
    if (h2d_data_stalled && !rst) begin
      h2d_data_s2_valid_holds: assume (h2d_data_valid);
      h2d_data_s2_payload_holds: assume (h2d_data_offered ==
          {h2d_data_cqid, h2d_data_chunk_valid, h2d_data_poison, h2d_data_go_error, h2d_data_data});
    end
  end
  // h2d_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      h2d_data_s7_quiet_in_reset: assume (!h2d_data_valid);
    end
  end

  // m2s_request: S2, an offer holds until it is taken.
  reg m2s_request_stalled;
  initial m2s_request_stalled = 1'b0;
  reg [72:0] m2s_request_offered;
  always @(posedge clk) begin
    m2s_request_stalled <= m2s_request_valid && !m2s_request_ready && !rst;
    m2s_request_offered <= {m2s_request_opcode, m2s_request_snoop, m2s_request_meta_field,
        m2s_request_meta_value, m2s_request_tag, m2s_request_line_address};
    if (m2s_request_stalled && !rst) begin
      m2s_request_s2_valid_holds: assume (m2s_request_valid);
      m2s_request_s2_payload_holds: assume (m2s_request_offered ==
          {m2s_request_opcode, m2s_request_snoop, m2s_request_meta_field, m2s_request_meta_value,
          m2s_request_tag, m2s_request_line_address});
    end
  end
  // m2s_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      m2s_request_s7_quiet_in_reset: assume (!m2s_request_valid);
    end
  end

  // m2s_write: S2, an offer holds until it is taken.
  reg m2s_write_stalled;
  initial m2s_write_stalled = 1'b0;
  reg [649:0] m2s_write_offered;
  always @(posedge clk) begin
    m2s_write_stalled <= m2s_write_valid && !m2s_write_ready && !rst;
    m2s_write_offered <= {m2s_write_opcode, m2s_write_snoop, m2s_write_meta_field,
        m2s_write_meta_value, m2s_write_tag, m2s_write_line_address, m2s_write_poison,
        m2s_write_data, m2s_write_byte_enable};
    if (m2s_write_stalled && !rst) begin
      m2s_write_s2_valid_holds: assume (m2s_write_valid);
      m2s_write_s2_payload_holds: assume (m2s_write_offered ==
          {m2s_write_opcode, m2s_write_snoop, m2s_write_meta_field, m2s_write_meta_value,
          m2s_write_tag, m2s_write_line_address, m2s_write_poison, m2s_write_data,
          m2s_write_byte_enable});
    end
  end
  // m2s_write: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      m2s_write_s7_quiet_in_reset: assume (!m2s_write_valid);
    end
  end

  // s2m_response: S2, an offer holds until it is taken.
  reg s2m_response_stalled;
  initial s2m_response_stalled = 1'b0;
  reg [18:0] s2m_response_offered;
  always @(posedge clk) begin
    s2m_response_stalled <= s2m_response_valid && !s2m_response_ready && !rst;
    s2m_response_offered <= {s2m_response_completion, s2m_response_tag};
    if (s2m_response_stalled && !rst) begin
      s2m_response_s2_valid_holds: assert (s2m_response_valid);
      s2m_response_s2_payload_holds: assert (s2m_response_offered ==
          {s2m_response_completion, s2m_response_tag});
    end
  end
  // s2m_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      s2m_response_s7_quiet_in_reset: assert (!s2m_response_valid);
    end
  end

  // s2m_data: S2, an offer holds until it is taken.
  reg s2m_data_stalled;
  initial s2m_data_stalled = 1'b0;
  reg [531:0] s2m_data_offered;
  always @(posedge clk) begin
    s2m_data_stalled <= s2m_data_valid && !s2m_data_ready && !rst;
    s2m_data_offered <= {s2m_data_opcode, s2m_data_tag, s2m_data_poison, s2m_data_data};
    if (s2m_data_stalled && !rst) begin
      s2m_data_s2_valid_holds: assert (s2m_data_valid);
      s2m_data_s2_payload_holds: assert (s2m_data_offered ==
          {s2m_data_opcode, s2m_data_tag, s2m_data_poison, s2m_data_data});
    end
  end
  // s2m_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      s2m_data_s7_quiet_in_reset: assert (!s2m_data_valid);
    end
  end

  // memory_request: S2, an offer holds until it is taken.
  reg memory_request_stalled;
  initial memory_request_stalled = 1'b0;
  reg [640:0] memory_request_offered;
  always @(posedge clk) begin
    memory_request_stalled <= memory_request_valid && !memory_request_ready && !rst;
    memory_request_offered <= {memory_request_write, memory_request_line_address,
        memory_request_data, memory_request_byte_enable, memory_request_poison,
        memory_request_for_host, memory_request_tag};
    if (memory_request_stalled && !rst) begin
      memory_request_s2_valid_holds: assert (memory_request_valid);
      memory_request_s2_payload_holds: assert (memory_request_offered ==
          {memory_request_write, memory_request_line_address, memory_request_data,
          memory_request_byte_enable, memory_request_poison, memory_request_for_host,
          memory_request_tag});
    end
  end
  // memory_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      memory_request_s7_quiet_in_reset: assert (!memory_request_valid);
    end
  end

  // memory_answer: S2, an offer holds until it is taken.
  reg memory_answer_stalled;
  initial memory_answer_stalled = 1'b0;
  reg [529:0] memory_answer_offered;
  always @(posedge clk) begin
    memory_answer_stalled <= memory_answer_valid && !memory_answer_ready && !rst;
    memory_answer_offered <= {memory_answer_for_host, memory_answer_tag, memory_answer_poison,
        memory_answer_data};
    if (memory_answer_stalled && !rst) begin
      memory_answer_s2_valid_holds: assume (memory_answer_valid);
      memory_answer_s2_payload_holds: assume (memory_answer_offered ==
          {memory_answer_for_host, memory_answer_tag, memory_answer_poison, memory_answer_data});
    end
  end
  // memory_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      memory_answer_s7_quiet_in_reset: assume (!memory_answer_valid);
    end
  end

  // bias_command: S2, an offer holds until it is taken.
  reg bias_command_stalled;
  initial bias_command_stalled = 1'b0;
  reg [41:0] bias_command_offered;
  always @(posedge clk) begin
    bias_command_stalled <= bias_command_valid && !bias_command_ready && !rst;
    bias_command_offered <= {bias_command_page, bias_command_step};
    if (bias_command_stalled && !rst) begin
      bias_command_s2_valid_holds: assume (bias_command_valid);
      bias_command_s2_payload_holds: assume (bias_command_offered ==
          {bias_command_page, bias_command_step});
    end
  end
  // bias_command: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bias_command_s7_quiet_in_reset: assume (!bias_command_valid);
    end
  end

  // bias_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bias_answer_s7_quiet_in_reset: assert (!bias_answer_valid);
    end
  end

  // bias_reversion: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bias_reversion_s7_quiet_in_reset: assert (!bias_reversion_valid);
    end
  end

  // fence_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      fence_request_s7_quiet_in_reset: assume (!fence_request_valid);
    end
  end

  // fence_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      fence_response_s7_quiet_in_reset: assert (!fence_response_valid);
    end
  end

  // flush: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      flush_s7_quiet_in_reset: assume (!flush_valid);
    end
  end

  // line_change_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_change_0_s7_quiet_in_reset: assert (!line_change_0_valid);
    end
  end

  // line_change_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_change_1_s7_quiet_in_reset: assert (!line_change_1_valid);
    end
  end

  // victim_change_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_change_0_s7_quiet_in_reset: assert (!victim_change_0_valid);
    end
  end

  // victim_change_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_change_1_s7_quiet_in_reset: assert (!victim_change_1_valid);
    end
  end

  // device_line_change: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      device_line_change_s7_quiet_in_reset: assert (!device_line_change_valid);
    end
  end

  // device_victim_change: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      device_victim_change_s7_quiet_in_reset: assert (!device_victim_change_valid);
    end
  end

endmodule

`default_nettype wire
