// Proof harness of `dmc_bank`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module dmc_bank_properties (
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
  output wire d2h_data_valid,
  input  wire d2h_data_ready,
  output wire [11:0] d2h_data_uqid,
  output wire d2h_data_chunk_valid,
  output wire d2h_data_bogus,
  output wire d2h_data_poison,
  output wire [511:0] d2h_data_data,
  output wire [63:0] d2h_data_byte_enable,
  input  wire h2d_response_valid,
  output wire h2d_response_ready,
  input  wire [3:0] h2d_response_opcode,
  input  wire [11:0] h2d_response_response_data,
  input  wire [1:0] h2d_response_response_pre,
  input  wire [11:0] h2d_response_cqid,
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
  input  wire policy_bias,
  output wire line_change_valid,
  output wire [45:0] line_change_line_address,
  output wire line_change_by_host,
  output wire [1:0] line_change_before,
  output wire [1:0] line_change_after,
  output wire victim_change_valid,
  output wire [45:0] victim_change_line_address,
  output wire victim_change_by_host,
  output wire [1:0] victim_change_before,
  output wire [1:0] victim_change_after,
  output wire [2:0] status_fault,
  output wire [15:0] status_fault_number,
  output wire [31:0] status_requests,
  output wire [31:0] status_hits,
  output wire [31:0] status_waits,
  output wire [31:0] status_host_requests,
  output wire [31:0] status_host_hits,
  output wire [31:0] status_evictions,
  output wire [31:0] status_reversions,
  output wire [31:0] status_demotions,
  output wire [15:0] status_violations,
  output wire [15:0] status_unknown_answers,
  output wire [15:0] status_wrong_answers,
  output wire [15:0] status_unknown_forwards,
  output wire [15:0] status_unknown_data,
  output wire [15:0] status_unknown_opcodes,
  output wire [15:0] status_writes_to_held,
  output wire [15:0] status_outside_addresses
);

  dmc_bank device (
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
    .d2h_data_valid(d2h_data_valid),
    .d2h_data_ready(d2h_data_ready),
    .d2h_data_uqid(d2h_data_uqid),
    .d2h_data_chunk_valid(d2h_data_chunk_valid),
    .d2h_data_bogus(d2h_data_bogus),
    .d2h_data_poison(d2h_data_poison),
    .d2h_data_data(d2h_data_data),
    .d2h_data_byte_enable(d2h_data_byte_enable),
    .h2d_response_valid(h2d_response_valid),
    .h2d_response_ready(h2d_response_ready),
    .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre),
    .h2d_response_cqid(h2d_response_cqid),
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
    .policy_bias(policy_bias),
    .line_change_valid(line_change_valid),
    .line_change_line_address(line_change_line_address),
    .line_change_by_host(line_change_by_host),
    .line_change_before(line_change_before),
    .line_change_after(line_change_after),
    .victim_change_valid(victim_change_valid),
    .victim_change_line_address(victim_change_line_address),
    .victim_change_by_host(victim_change_by_host),
    .victim_change_before(victim_change_before),
    .victim_change_after(victim_change_after),
    .status_fault(status_fault),
    .status_fault_number(status_fault_number),
    .status_requests(status_requests),
    .status_hits(status_hits),
    .status_waits(status_waits),
    .status_host_requests(status_host_requests),
    .status_host_hits(status_host_hits),
    .status_evictions(status_evictions),
    .status_reversions(status_reversions),
    .status_demotions(status_demotions),
    .status_violations(status_violations),
    .status_unknown_answers(status_unknown_answers),
    .status_wrong_answers(status_wrong_answers),
    .status_unknown_forwards(status_unknown_forwards),
    .status_unknown_data(status_unknown_data),
    .status_unknown_opcodes(status_unknown_opcodes),
    .status_writes_to_held(status_writes_to_held),
    .status_outside_addresses(status_outside_addresses)
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

  // line_change: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_change_s7_quiet_in_reset: assert (!line_change_valid);
    end
  end

  // victim_change: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_change_s7_quiet_in_reset: assert (!victim_change_valid);
    end
  end

endmodule

`default_nettype wire
