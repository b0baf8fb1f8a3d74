// Proof harness of `kvs_worker`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module kvs_worker_properties (
  input  wire clk,
  input  wire rst,
  input  wire line_valid,
  output wire line_ready,
  input  wire [511:0] line_data,
  input  wire line_last,
  input  wire request_valid,
  output wire request_ready,
  input  wire [2:0] request_operation,
  input  wire request_is_quiet,
  input  wire request_with_key,
  input  wire [7:0] request_status,
  input  wire [7:0] request_key_length,
  input  wire [10:0] request_value_length,
  input  wire [31:0] request_hash,
  input  wire [63:0] request_cas,
  input  wire [31:0] request_flags,
  input  wire [4:0] request_lines,
  input  wire [6:0] request_context,
  input  wire [45:0] tables_nic_buckets,
  input  wire [45:0] tables_nic_entries,
  input  wire [45:0] tables_host_buckets,
  input  wire [45:0] tables_host_entries,
  input  wire [4:0] tables_host_index_bits,
  input  wire tables_has_host,
  output wire line_request_valid,
  input  wire line_request_ready,
  output wire [3:0] line_request_operation,
  output wire [1:0] line_request_space,
  output wire [45:0] line_request_line_address,
  output wire [511:0] line_request_data,
  output wire [63:0] line_request_byte_enable,
  output wire [9:0] line_request_tag,
  input  wire line_response_valid,
  input  wire [9:0] line_response_tag,
  input  wire line_response_status,
  input  wire [511:0] line_response_data,
  output wire answer_valid,
  input  wire answer_ready,
  output wire [511:0] answer_data,
  output wire answer_last,
  output wire [6:0] answer_context,
  output wire answer_is_silent,
  output wire [7:0] answer_status,
  output wire [63:0] answer_cas,
  output wire answer_has_flags,
  output wire [31:0] answer_flags,
  output wire [7:0] answer_key_length,
  output wire [1:0] answer_body,
  output wire [8:0] answer_first_byte,
  output wire [10:0] answer_body_length,
  input  wire cas_valid,
  output wire cas_ready,
  input  wire [63:0] cas_value,
  output wire recency_valid,
  input  wire recency_ready,
  output wire [19:0] recency_index,
  output wire [1:0] recency_slot,
  output wire recency_is_use,
  input  wire victim_valid,
  input  wire [1:0] victim_slot,
  output wire events_valid,
  output wire events_ends,
  output wire events_nic_hit,
  output wire events_host_hit,
  output wire events_write_back,
  output wire events_eviction,
  output wire events_no_room,
  output wire events_failed
);

  kvs_worker device (
    .clk(clk),
    .rst(rst),
    .line_valid(line_valid),
    .line_ready(line_ready),
    .line_data(line_data),
    .line_last(line_last),
    .request_valid(request_valid),
    .request_ready(request_ready),
    .request_operation(request_operation),
    .request_is_quiet(request_is_quiet),
    .request_with_key(request_with_key),
    .request_status(request_status),
    .request_key_length(request_key_length),
    .request_value_length(request_value_length),
    .request_hash(request_hash),
    .request_cas(request_cas),
    .request_flags(request_flags),
    .request_lines(request_lines),
    .request_context(request_context),
    .tables_nic_buckets(tables_nic_buckets),
    .tables_nic_entries(tables_nic_entries),
    .tables_host_buckets(tables_host_buckets),
    .tables_host_entries(tables_host_entries),
    .tables_host_index_bits(tables_host_index_bits),
    .tables_has_host(tables_has_host),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_operation(line_request_operation),
    .line_request_space(line_request_space),
    .line_request_line_address(line_request_line_address),
    .line_request_data(line_request_data),
    .line_request_byte_enable(line_request_byte_enable),
    .line_request_tag(line_request_tag),
    .line_response_valid(line_response_valid),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_last(answer_last),
    .answer_context(answer_context),
    .answer_is_silent(answer_is_silent),
    .answer_status(answer_status),
    .answer_cas(answer_cas),
    .answer_has_flags(answer_has_flags),
    .answer_flags(answer_flags),
    .answer_key_length(answer_key_length),
    .answer_body(answer_body),
    .answer_first_byte(answer_first_byte),
    .answer_body_length(answer_body_length),
    .cas_valid(cas_valid),
    .cas_ready(cas_ready),
    .cas_value(cas_value),
    .recency_valid(recency_valid),
    .recency_ready(recency_ready),
    .recency_index(recency_index),
    .recency_slot(recency_slot),
    .recency_is_use(recency_is_use),
    .victim_valid(victim_valid),
    .victim_slot(victim_slot),
    .events_valid(events_valid),
    .events_ends(events_ends),
    .events_nic_hit(events_nic_hit),
    .events_host_hit(events_host_hit),
    .events_write_back(events_write_back),
    .events_eviction(events_eviction),
    .events_no_room(events_no_room),
    .events_failed(events_failed)
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

  // line: S2, an offer holds until it is taken.
  reg line_stalled;
  initial line_stalled = 1'b0;
  reg [512:0] line_offered;
  always @(posedge clk) begin
    line_stalled <= line_valid && !line_ready && !rst;
    line_offered <= {line_data, line_last};
    if (line_stalled && !rst) begin
      line_s2_valid_holds: assume (line_valid);
      line_s2_payload_holds: assume (line_offered == {line_data, line_last});
    end
  end
  // line: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_s7_quiet_in_reset: assume (!line_valid);
    end
  end

  // request: S2, an offer holds until it is taken.
  reg request_stalled;
  initial request_stalled = 1'b0;
  reg [171:0] request_offered;
  always @(posedge clk) begin
    request_stalled <= request_valid && !request_ready && !rst;
    request_offered <= {request_operation, request_is_quiet, request_with_key, request_status,
        request_key_length, request_value_length, request_hash, request_cas, request_flags,
        request_lines, request_context};
    if (request_stalled && !rst) begin
      request_s2_valid_holds: assume (request_valid);
      request_s2_payload_holds: assume (request_offered ==
          {request_operation, request_is_quiet, request_with_key, request_status,
          request_key_length, request_value_length, request_hash, request_cas, request_flags,
          request_lines, request_context});
    end
  end
  // request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_s7_quiet_in_reset: assume (!request_valid);
    end
  end

  // line_request: S2, an offer holds until it is taken.
  reg line_request_stalled;
  initial line_request_stalled = 1'b0;
  reg [637:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_operation, line_request_space, line_request_line_address,
        line_request_data, line_request_byte_enable, line_request_tag};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assert (line_request_valid);
      line_request_s2_payload_holds: assert (line_request_offered ==
          {line_request_operation, line_request_space, line_request_line_address,
          line_request_data, line_request_byte_enable, line_request_tag});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assert (!line_request_valid);
    end
  end

  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assume (!line_response_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [655:0] answer_offered;
  always @(posedge clk) begin
    answer_stalled <= answer_valid && !answer_ready && !rst;
    answer_offered <= {answer_data, answer_last, answer_context, answer_is_silent, answer_status,
        answer_cas, answer_has_flags, answer_flags, answer_key_length, answer_body,
        answer_first_byte, answer_body_length};
    if (answer_stalled && !rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered ==
          {answer_data, answer_last, answer_context, answer_is_silent, answer_status, answer_cas,
          answer_has_flags, answer_flags, answer_key_length, answer_body, answer_first_byte,
          answer_body_length});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // cas: S2, an offer holds until it is taken.
  reg cas_stalled;
  initial cas_stalled = 1'b0;
  reg [63:0] cas_offered;
  always @(posedge clk) begin
    cas_stalled <= cas_valid && !cas_ready && !rst;
    cas_offered <= {cas_value};
    if (cas_stalled && !rst) begin
      cas_s2_valid_holds: assume (cas_valid);
      cas_s2_payload_holds: assume (cas_offered == {cas_value});
    end
  end
  // cas: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      cas_s7_quiet_in_reset: assume (!cas_valid);
    end
  end

  // recency: S2, an offer holds until it is taken.
  reg recency_stalled;
  initial recency_stalled = 1'b0;
  reg [22:0] recency_offered;
  always @(posedge clk) begin
    recency_stalled <= recency_valid && !recency_ready && !rst;
    recency_offered <= {recency_index, recency_slot, recency_is_use};
    if (recency_stalled && !rst) begin
      recency_s2_valid_holds: assert (recency_valid);
      recency_s2_payload_holds: assert (recency_offered ==
          {recency_index, recency_slot, recency_is_use});
    end
  end
  // recency: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      recency_s7_quiet_in_reset: assert (!recency_valid);
    end
  end

  // victim: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_s7_quiet_in_reset: assume (!victim_valid);
    end
  end

  // events: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      events_s7_quiet_in_reset: assert (!events_valid);
    end
  end

endmodule

`default_nettype wire
