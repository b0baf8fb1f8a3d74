// Proof harness of `line_to_pcie`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module line_to_pcie_properties (
  input  wire clk,
  input  wire rst,
  input  wire line_request_valid,
  output wire line_request_ready,
  input  wire [3:0] line_request_operation,
  input  wire [1:0] line_request_space,
  input  wire [45:0] line_request_line_address,
  input  wire [511:0] line_request_data,
  input  wire [63:0] line_request_byte_enable,
  input  wire [9:0] line_request_tag,
  output wire line_response_valid,
  input  wire line_response_ready,
  output wire [9:0] line_response_tag,
  output wire line_response_status,
  output wire [511:0] line_response_data,
  input  wire message_valid,
  output wire message_ready,
  input  wire [63:0] message_address,
  input  wire [31:0] message_data,
  output wire pcie_request_valid,
  input  wire pcie_request_ready,
  output wire pcie_request_request_type,
  output wire [63:0] pcie_request_address,
  output wire [9:0] pcie_request_length,
  output wire [7:0] pcie_request_tag,
  output wire [3:0] pcie_request_first_dw_be,
  output wire [3:0] pcie_request_last_dw_be,
  output wire [511:0] pcie_request_data,
  output wire pcie_request_last,
  input  wire pcie_completion_valid,
  output wire pcie_completion_ready,
  input  wire [2:0] pcie_completion_status,
  input  wire pcie_completion_poisoned,
  input  wire [7:0] pcie_completion_tag,
  input  wire [11:0] pcie_completion_byte_count,
  input  wire [6:0] pcie_completion_lower_address,
  input  wire [9:0] pcie_completion_length,
  input  wire [511:0] pcie_completion_data,
  input  wire pcie_completion_last,
  output wire [2:0] status_first_fault,
  output wire [31:0] status_reads,
  output wire [31:0] status_writes,
  output wire [15:0] status_refused_requests,
  output wire [15:0] status_unexpected_completions,
  output wire [15:0] status_wrong_byte_counts,
  output wire [15:0] status_too_long,
  output wire [15:0] status_failed_requests,
  output wire [15:0] status_poisoned_lines
);

  line_to_pcie device (
    .clk(clk),
    .rst(rst),
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
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_address(message_address),
    .message_data(message_data),
    .pcie_request_valid(pcie_request_valid),
    .pcie_request_ready(pcie_request_ready),
    .pcie_request_request_type(pcie_request_request_type),
    .pcie_request_address(pcie_request_address),
    .pcie_request_length(pcie_request_length),
    .pcie_request_tag(pcie_request_tag),
    .pcie_request_first_dw_be(pcie_request_first_dw_be),
    .pcie_request_last_dw_be(pcie_request_last_dw_be),
    .pcie_request_data(pcie_request_data),
    .pcie_request_last(pcie_request_last),
    .pcie_completion_valid(pcie_completion_valid),
    .pcie_completion_ready(pcie_completion_ready),
    .pcie_completion_status(pcie_completion_status),
    .pcie_completion_poisoned(pcie_completion_poisoned),
    .pcie_completion_tag(pcie_completion_tag),
    .pcie_completion_byte_count(pcie_completion_byte_count),
    .pcie_completion_lower_address(pcie_completion_lower_address),
    .pcie_completion_length(pcie_completion_length),
    .pcie_completion_data(pcie_completion_data),
    .pcie_completion_last(pcie_completion_last),
    .status_first_fault(status_first_fault),
    .status_reads(status_reads),
    .status_writes(status_writes),
    .status_refused_requests(status_refused_requests),
    .status_unexpected_completions(status_unexpected_completions),
    .status_wrong_byte_counts(status_wrong_byte_counts),
    .status_too_long(status_too_long),
    .status_failed_requests(status_failed_requests),
    .status_poisoned_lines(status_poisoned_lines)
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

  // line_request: S2, an offer holds until it is taken.
  reg line_request_stalled;
  initial line_request_stalled = 1'b0;
  reg [637:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_operation, line_request_space, line_request_line_address,
        line_request_data, line_request_byte_enable, line_request_tag};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assume (line_request_valid);
      line_request_s2_payload_holds: assume (line_request_offered ==
          {line_request_operation, line_request_space, line_request_line_address,
          line_request_data, line_request_byte_enable, line_request_tag});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assume (!line_request_valid);
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
      line_response_s2_valid_holds: assert (line_response_valid);
      line_response_s2_payload_holds: assert (line_response_offered ==
          {line_response_tag, line_response_status, line_response_data});
    end
  end
  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assert (!line_response_valid);
    end
  end

  // message: S2, an offer holds until it is taken.
  reg message_stalled;
  initial message_stalled = 1'b0;
  reg [95:0] message_offered;
  always @(posedge clk) begin
    message_stalled <= message_valid && !message_ready && !rst;
    message_offered <= {message_address, message_data};
    if (message_stalled && !rst) begin
      message_s2_valid_holds: assume (message_valid);
      message_s2_payload_holds: assume (message_offered == {message_address, message_data});
    end
  end
  // message: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      message_s7_quiet_in_reset: assume (!message_valid);
    end
  end

  // pcie_request: S2, an offer holds until it is taken.
  reg pcie_request_stalled;
  initial pcie_request_stalled = 1'b0;
  reg [603:0] pcie_request_offered;
  always @(posedge clk) begin
    pcie_request_stalled <= pcie_request_valid && !pcie_request_ready && !rst;
    pcie_request_offered <= {pcie_request_request_type, pcie_request_address, pcie_request_length,
        pcie_request_tag, pcie_request_first_dw_be, pcie_request_last_dw_be, pcie_request_data,
        pcie_request_last};
    if (pcie_request_stalled && !rst) begin
      pcie_request_s2_valid_holds: assert (pcie_request_valid);
      pcie_request_s2_payload_holds: assert (pcie_request_offered ==
          {pcie_request_request_type, pcie_request_address, pcie_request_length, pcie_request_tag,
          pcie_request_first_dw_be, pcie_request_last_dw_be, pcie_request_data, pcie_request_last});
    end
  end
  // pcie_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pcie_request_s7_quiet_in_reset: assert (!pcie_request_valid);
    end
  end

  // pcie_completion: S2, an offer holds until it is taken.
  reg pcie_completion_stalled;
  initial pcie_completion_stalled = 1'b0;
  reg [553:0] pcie_completion_offered;
  always @(posedge clk) begin
    pcie_completion_stalled <= pcie_completion_valid && !pcie_completion_ready && !rst;
    pcie_completion_offered <= {pcie_completion_status, pcie_completion_poisoned,
        pcie_completion_tag, pcie_completion_byte_count, pcie_completion_lower_address,
        pcie_completion_length, pcie_completion_data, pcie_completion_last};
    if (pcie_completion_stalled && !rst) begin
      pcie_completion_s2_valid_holds: assume (pcie_completion_valid);
      pcie_completion_s2_payload_holds: assume (pcie_completion_offered ==
          {pcie_completion_status, pcie_completion_poisoned, pcie_completion_tag,
          pcie_completion_byte_count, pcie_completion_lower_address, pcie_completion_length,
          pcie_completion_data, pcie_completion_last});
    end
  end
  // pcie_completion: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pcie_completion_s7_quiet_in_reset: assume (!pcie_completion_valid);
    end
  end

endmodule

`default_nettype wire
