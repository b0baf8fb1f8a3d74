// Proof harness of `kvs_lookup_b14_s64`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module kvs_lookup_b14_s64_properties (
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
  output wire bucket_request_valid,
  input  wire bucket_request_ready,
  output wire [3:0] bucket_request_operation,
  output wire [1:0] bucket_request_space,
  output wire [45:0] bucket_request_line_address,
  output wire [511:0] bucket_request_data,
  output wire [63:0] bucket_request_byte_enable,
  output wire [9:0] bucket_request_tag,
  input  wire bucket_response_valid,
  input  wire [9:0] bucket_response_tag,
  input  wire bucket_response_status,
  input  wire [511:0] bucket_response_data,
  output wire entry_request_valid,
  input  wire entry_request_ready,
  output wire [3:0] entry_request_operation,
  output wire [1:0] entry_request_space,
  output wire [45:0] entry_request_line_address,
  output wire [511:0] entry_request_data,
  output wire [63:0] entry_request_byte_enable,
  output wire [9:0] entry_request_tag,
  input  wire entry_response_valid,
  input  wire [9:0] entry_response_tag,
  input  wire entry_response_status,
  input  wire [511:0] entry_response_data,
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
  output wire recency_valid,
  input  wire recency_ready,
  output wire [19:0] recency_index,
  output wire [1:0] recency_slot,
  output wire recency_is_use,
  output wire miss_line_valid,
  input  wire miss_line_ready,
  output wire [511:0] miss_line_data,
  output wire miss_line_last,
  output wire miss_valid,
  input  wire miss_ready,
  output wire [2:0] miss_operation,
  output wire miss_is_quiet,
  output wire miss_with_key,
  output wire [7:0] miss_status,
  output wire [7:0] miss_key_length,
  output wire [10:0] miss_value_length,
  output wire [31:0] miss_hash,
  output wire [63:0] miss_cas,
  output wire [31:0] miss_flags,
  output wire [4:0] miss_lines,
  output wire [6:0] miss_context,
  output wire events_valid,
  output wire events_hit,
  output wire events_miss,
  output wire [4:0] events_key_lines
);

  kvs_lookup_b14_s64 device (
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
    .bucket_request_valid(bucket_request_valid),
    .bucket_request_ready(bucket_request_ready),
    .bucket_request_operation(bucket_request_operation),
    .bucket_request_space(bucket_request_space),
    .bucket_request_line_address(bucket_request_line_address),
    .bucket_request_data(bucket_request_data),
    .bucket_request_byte_enable(bucket_request_byte_enable),
    .bucket_request_tag(bucket_request_tag),
    .bucket_response_valid(bucket_response_valid),
    .bucket_response_tag(bucket_response_tag),
    .bucket_response_status(bucket_response_status),
    .bucket_response_data(bucket_response_data),
    .entry_request_valid(entry_request_valid),
    .entry_request_ready(entry_request_ready),
    .entry_request_operation(entry_request_operation),
    .entry_request_space(entry_request_space),
    .entry_request_line_address(entry_request_line_address),
    .entry_request_data(entry_request_data),
    .entry_request_byte_enable(entry_request_byte_enable),
    .entry_request_tag(entry_request_tag),
    .entry_response_valid(entry_response_valid),
    .entry_response_tag(entry_response_tag),
    .entry_response_status(entry_response_status),
    .entry_response_data(entry_response_data),
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
    .recency_valid(recency_valid),
    .recency_ready(recency_ready),
    .recency_index(recency_index),
    .recency_slot(recency_slot),
    .recency_is_use(recency_is_use),
    .miss_line_valid(miss_line_valid),
    .miss_line_ready(miss_line_ready),
    .miss_line_data(miss_line_data),
    .miss_line_last(miss_line_last),
    .miss_valid(miss_valid),
    .miss_ready(miss_ready),
    .miss_operation(miss_operation),
    .miss_is_quiet(miss_is_quiet),
    .miss_with_key(miss_with_key),
    .miss_status(miss_status),
    .miss_key_length(miss_key_length),
    .miss_value_length(miss_value_length),
    .miss_hash(miss_hash),
    .miss_cas(miss_cas),
    .miss_flags(miss_flags),
    .miss_lines(miss_lines),
    .miss_context(miss_context),
    .events_valid(events_valid),
    .events_hit(events_hit),
    .events_miss(events_miss),
    .events_key_lines(events_key_lines)
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

  // bucket_request: S2, an offer holds until it is taken.
  reg bucket_request_stalled;
  initial bucket_request_stalled = 1'b0;
  reg [637:0] bucket_request_offered;
  always @(posedge clk) begin
    bucket_request_stalled <= bucket_request_valid && !bucket_request_ready && !rst;
    bucket_request_offered <= {bucket_request_operation, bucket_request_space,
        bucket_request_line_address, bucket_request_data, bucket_request_byte_enable,
        bucket_request_tag};
    if (bucket_request_stalled && !rst) begin
      bucket_request_s2_valid_holds: assert (bucket_request_valid);
      bucket_request_s2_payload_holds: assert (bucket_request_offered ==
          {bucket_request_operation, bucket_request_space, bucket_request_line_address,
          bucket_request_data, bucket_request_byte_enable, bucket_request_tag});
    end
  end
  // bucket_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bucket_request_s7_quiet_in_reset: assert (!bucket_request_valid);
    end
  end

  // bucket_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bucket_response_s7_quiet_in_reset: assume (!bucket_response_valid);
    end
  end

  // entry_request: S2, an offer holds until it is taken.
  reg entry_request_stalled;
  initial entry_request_stalled = 1'b0;
  reg [637:0] entry_request_offered;
  always @(posedge clk) begin
    entry_request_stalled <= entry_request_valid && !entry_request_ready && !rst;
    entry_request_offered <= {entry_request_operation, entry_request_space,
        entry_request_line_address, entry_request_data, entry_request_byte_enable,
        entry_request_tag};
    if (entry_request_stalled && !rst) begin
      entry_request_s2_valid_holds: assert (entry_request_valid);
      entry_request_s2_payload_holds: assert (entry_request_offered ==
          {entry_request_operation, entry_request_space, entry_request_line_address,
          entry_request_data, entry_request_byte_enable, entry_request_tag});
    end
  end
  // entry_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      entry_request_s7_quiet_in_reset: assert (!entry_request_valid);
    end
  end

  // entry_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      entry_response_s7_quiet_in_reset: assume (!entry_response_valid);
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

  // miss_line: S2, an offer holds until it is taken.
  reg miss_line_stalled;
  initial miss_line_stalled = 1'b0;
  reg [512:0] miss_line_offered;
  always @(posedge clk) begin
    miss_line_stalled <= miss_line_valid && !miss_line_ready && !rst;
    miss_line_offered <= {miss_line_data, miss_line_last};
    if (miss_line_stalled && !rst) begin
      miss_line_s2_valid_holds: assert (miss_line_valid);
      miss_line_s2_payload_holds: assert (miss_line_offered == {miss_line_data, miss_line_last});
    end
  end
  // miss_line: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      miss_line_s7_quiet_in_reset: assert (!miss_line_valid);
    end
  end

  // miss: S2, an offer holds until it is taken.
  reg miss_stalled;
  initial miss_stalled = 1'b0;
  reg [171:0] miss_offered;
  always @(posedge clk) begin
    miss_stalled <= miss_valid && !miss_ready && !rst;
    miss_offered <= {miss_operation, miss_is_quiet, miss_with_key, miss_status, miss_key_length,
        miss_value_length, miss_hash, miss_cas, miss_flags, miss_lines, miss_context};
    if (miss_stalled && !rst) begin
      miss_s2_valid_holds: assert (miss_valid);
      miss_s2_payload_holds: assert (miss_offered == {miss_operation, miss_is_quiet, miss_with_key,
          miss_status, miss_key_length, miss_value_length, miss_hash, miss_cas, miss_flags,
          miss_lines, miss_context});
    end
  end
  // miss: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      miss_s7_quiet_in_reset: assert (!miss_valid);
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
