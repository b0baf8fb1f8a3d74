// Proof harness of `line_merge_n2_b1_t9`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module line_merge_n2_b1_t9_properties (
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
  output wire [9:0] line_response_0_tag,
  output wire line_response_0_status,
  output wire [511:0] line_response_0_data,
  output wire line_response_1_valid,
  output wire [9:0] line_response_1_tag,
  output wire line_response_1_status,
  output wire [511:0] line_response_1_data,
  output wire merged_request_valid,
  input  wire merged_request_ready,
  output wire [3:0] merged_request_operation,
  output wire [1:0] merged_request_space,
  output wire [45:0] merged_request_line_address,
  output wire [511:0] merged_request_data,
  output wire [63:0] merged_request_byte_enable,
  output wire [9:0] merged_request_tag,
  input  wire merged_response_valid,
  output wire merged_response_ready,
  input  wire [9:0] merged_response_tag,
  input  wire merged_response_status,
  input  wire [511:0] merged_response_data,
  output wire [15:0] status_stray_answers
);

  line_merge_n2_b1_t9 device (
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
    .line_response_0_tag(line_response_0_tag),
    .line_response_0_status(line_response_0_status),
    .line_response_0_data(line_response_0_data),
    .line_response_1_valid(line_response_1_valid),
    .line_response_1_tag(line_response_1_tag),
    .line_response_1_status(line_response_1_status),
    .line_response_1_data(line_response_1_data),
    .merged_request_valid(merged_request_valid),
    .merged_request_ready(merged_request_ready),
    .merged_request_operation(merged_request_operation),
    .merged_request_space(merged_request_space),
    .merged_request_line_address(merged_request_line_address),
    .merged_request_data(merged_request_data),
    .merged_request_byte_enable(merged_request_byte_enable),
    .merged_request_tag(merged_request_tag),
    .merged_response_valid(merged_response_valid),
    .merged_response_ready(merged_response_ready),
    .merged_response_tag(merged_response_tag),
    .merged_response_status(merged_response_status),
    .merged_response_data(merged_response_data),
    .status_stray_answers(status_stray_answers)
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

  // line_response_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_0_s7_quiet_in_reset: assert (!line_response_0_valid);
    end
  end

  // line_response_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_1_s7_quiet_in_reset: assert (!line_response_1_valid);
    end
  end

  // merged_request: S2, an offer holds until it is taken.
  reg merged_request_stalled;
  initial merged_request_stalled = 1'b0;
  reg [637:0] merged_request_offered;
  always @(posedge clk) begin
    merged_request_stalled <= merged_request_valid && !merged_request_ready && !rst;
    merged_request_offered <= {merged_request_operation, merged_request_space,
        merged_request_line_address, merged_request_data, merged_request_byte_enable,
        merged_request_tag};
    if (merged_request_stalled && !rst) begin
      merged_request_s2_valid_holds: assert (merged_request_valid);
      merged_request_s2_payload_holds: assert (merged_request_offered ==
          {merged_request_operation, merged_request_space, merged_request_line_address,
          merged_request_data, merged_request_byte_enable, merged_request_tag});
    end
  end
  // merged_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      merged_request_s7_quiet_in_reset: assert (!merged_request_valid);
    end
  end

  // merged_response: S2, an offer holds until it is taken.
  reg merged_response_stalled;
  initial merged_response_stalled = 1'b0;
  reg [522:0] merged_response_offered;
  always @(posedge clk) begin
    merged_response_stalled <= merged_response_valid && !merged_response_ready && !rst;
    merged_response_offered <= {merged_response_tag, merged_response_status, merged_response_data};
    if (merged_response_stalled && !rst) begin
      merged_response_s2_valid_holds: assume (merged_response_valid);
      merged_response_s2_payload_holds: assume (merged_response_offered ==
          {merged_response_tag, merged_response_status, merged_response_data});
    end
  end
  // merged_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      merged_response_s7_quiet_in_reset: assume (!merged_response_valid);
    end
  end

endmodule

`default_nettype wire
