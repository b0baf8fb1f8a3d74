// Proof harness of `lsu`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module lsu_properties (
  input  wire clk,
  input  wire rst,
  input  wire [3:0] configuration_operation,
  input  wire [3:0] configuration_second_operation,
  input  wire [1:0] configuration_alternation,
  input  wire [1:0] configuration_space,
  input  wire configuration_pattern,
  input  wire [45:0] configuration_base_line_address,
  input  wire [5:0] configuration_region_line_bits,
  input  wire [45:0] configuration_stride_lines,
  input  wire [31:0] configuration_random_seed,
  input  wire [23:0] configuration_requests,
  input  wire [8:0] configuration_outstanding,
  input  wire [15:0] configuration_gap_cycles,
  input  wire [63:0] configuration_byte_enable,
  input  wire [63:0] configuration_data_key,
  input  wire configuration_check,
  input  wire start_valid,
  input  wire stop_valid,
  output wire line_request_valid,
  input  wire line_request_ready,
  output wire [3:0] line_request_operation,
  output wire [1:0] line_request_space,
  output wire [45:0] line_request_line_address,
  output wire [511:0] line_request_data,
  output wire [63:0] line_request_byte_enable,
  output wire [9:0] line_request_tag,
  input  wire line_response_valid,
  output wire line_response_ready,
  input  wire [9:0] line_response_tag,
  input  wire line_response_status,
  input  wire [511:0] line_response_data,
  output wire sample_valid,
  output wire [7:0] sample_tag,
  output wire [23:0] sample_latency_cycles,
  output wire sample_is_second,
  output wire sample_is_error,
  output wire done,
  output wire [31:0] results_requests,
  output wire [31:0] results_answers,
  output wire [31:0] results_errors,
  output wire [31:0] results_mismatches,
  output wire [31:0] results_stray_answers,
  output wire [47:0] results_cycles,
  output wire [47:0] results_latency_sum,
  output wire [23:0] results_latency_least,
  output wire [23:0] results_latency_most
);

  lsu device (
    .clk(clk),
    .rst(rst),
    .configuration_operation(configuration_operation),
    .configuration_second_operation(configuration_second_operation),
    .configuration_alternation(configuration_alternation),
    .configuration_space(configuration_space),
    .configuration_pattern(configuration_pattern),
    .configuration_base_line_address(configuration_base_line_address),
    .configuration_region_line_bits(configuration_region_line_bits),
    .configuration_stride_lines(configuration_stride_lines),
    .configuration_random_seed(configuration_random_seed),
    .configuration_requests(configuration_requests),
    .configuration_outstanding(configuration_outstanding),
    .configuration_gap_cycles(configuration_gap_cycles),
    .configuration_byte_enable(configuration_byte_enable),
    .configuration_data_key(configuration_data_key),
    .configuration_check(configuration_check),
    .start_valid(start_valid),
    .stop_valid(stop_valid),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_operation(line_request_operation),
    .line_request_space(line_request_space),
    .line_request_line_address(line_request_line_address),
    .line_request_data(line_request_data),
    .line_request_byte_enable(line_request_byte_enable),
    .line_request_tag(line_request_tag),
    .line_response_valid(line_response_valid),
    .line_response_ready(line_response_ready),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .sample_valid(sample_valid),
    .sample_tag(sample_tag),
    .sample_latency_cycles(sample_latency_cycles),
    .sample_is_second(sample_is_second),
    .sample_is_error(sample_is_error),
    .done(done),
    .results_requests(results_requests),
    .results_answers(results_answers),
    .results_errors(results_errors),
    .results_mismatches(results_mismatches),
    .results_stray_answers(results_stray_answers),
    .results_cycles(results_cycles),
    .results_latency_sum(results_latency_sum),
    .results_latency_least(results_latency_least),
    .results_latency_most(results_latency_most)
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

  // start: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      start_s7_quiet_in_reset: assume (!start_valid);
    end
  end

  // stop: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      stop_s7_quiet_in_reset: assume (!stop_valid);
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

  // sample: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sample_s7_quiet_in_reset: assert (!sample_valid);
    end
  end

endmodule

`default_nettype wire
