// Proof harness of `address_guard_r1`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module address_guard_r1_properties (
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
  input  wire [7:0] line_request_selection,
  output wire line_response_valid,
  output wire [9:0] line_response_tag,
  output wire line_response_status,
  output wire [511:0] line_response_data,
  input  wire [51:0] range_0_begin_address,
  input  wire [51:0] range_0_end_address,
  input  wire [51:0] range_1_begin_address,
  input  wire [51:0] range_1_end_address,
  input  wire [51:0] range_2_begin_address,
  input  wire [51:0] range_2_end_address,
  input  wire [51:0] range_3_begin_address,
  input  wire [51:0] range_3_end_address,
  output wire guarded_request_valid,
  input  wire guarded_request_ready,
  output wire [3:0] guarded_request_operation,
  output wire [1:0] guarded_request_space,
  output wire [45:0] guarded_request_line_address,
  output wire [511:0] guarded_request_data,
  output wire [63:0] guarded_request_byte_enable,
  output wire [9:0] guarded_request_tag,
  input  wire guarded_response_valid,
  input  wire [9:0] guarded_response_tag,
  input  wire guarded_response_status,
  input  wire [511:0] guarded_response_data,
  output wire refusal_valid,
  output wire [7:0] refusal_value,
  output wire [31:0] status_refused,
  output wire status_any_refused,
  output wire [7:0] status_first_ring,
  output wire [45:0] status_first_line_address,
  output wire [3:0] status_first_operation
);

  address_guard_r1 device (
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
    .line_request_selection(line_request_selection),
    .line_response_valid(line_response_valid),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .range_0_begin_address(range_0_begin_address),
    .range_0_end_address(range_0_end_address),
    .range_1_begin_address(range_1_begin_address),
    .range_1_end_address(range_1_end_address),
    .range_2_begin_address(range_2_begin_address),
    .range_2_end_address(range_2_end_address),
    .range_3_begin_address(range_3_begin_address),
    .range_3_end_address(range_3_end_address),
    .guarded_request_valid(guarded_request_valid),
    .guarded_request_ready(guarded_request_ready),
    .guarded_request_operation(guarded_request_operation),
    .guarded_request_space(guarded_request_space),
    .guarded_request_line_address(guarded_request_line_address),
    .guarded_request_data(guarded_request_data),
    .guarded_request_byte_enable(guarded_request_byte_enable),
    .guarded_request_tag(guarded_request_tag),
    .guarded_response_valid(guarded_response_valid),
    .guarded_response_tag(guarded_response_tag),
    .guarded_response_status(guarded_response_status),
    .guarded_response_data(guarded_response_data),
    .refusal_valid(refusal_valid),
    .refusal_value(refusal_value),
    .status_refused(status_refused),
    .status_any_refused(status_any_refused),
    .status_first_ring(status_first_ring),
    .status_first_line_address(status_first_line_address),
    .status_first_operation(status_first_operation)
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
  reg [645:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_operation, line_request_space, line_request_line_address,
        line_request_data, line_request_byte_enable, line_request_tag, line_request_selection};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assume (line_request_valid);
      line_request_s2_payload_holds: assume (line_request_offered ==
          {line_request_operation, line_request_space, line_request_line_address,
          line_request_data, line_request_byte_enable, line_request_tag, line_request_selection});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assume (!line_request_valid);
    end
  end

  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assert (!line_response_valid);
    end
  end

  // guarded_request: S2, an offer holds until it is taken.
  reg guarded_request_stalled;
  initial guarded_request_stalled = 1'b0;
  reg [637:0] guarded_request_offered;
  always @(posedge clk) begin
    guarded_request_stalled <= guarded_request_valid && !guarded_request_ready && !rst;
    guarded_request_offered <= {guarded_request_operation, guarded_request_space,
        guarded_request_line_address, guarded_request_data, guarded_request_byte_enable,
        guarded_request_tag};
    if (guarded_request_stalled && !rst) begin
      guarded_request_s2_valid_holds: assert (guarded_request_valid);
      guarded_request_s2_payload_holds: assert (guarded_request_offered ==
          {guarded_request_operation, guarded_request_space, guarded_request_line_address,
          guarded_request_data, guarded_request_byte_enable, guarded_request_tag});
    end
  end
  // guarded_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      guarded_request_s7_quiet_in_reset: assert (!guarded_request_valid);
    end
  end

  // guarded_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      guarded_response_s7_quiet_in_reset: assume (!guarded_response_valid);
    end
  end

  // refusal: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      refusal_s7_quiet_in_reset: assert (!refusal_valid);
    end
  end

endmodule

`default_nettype wire
