// Proof harness of `push_gate`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module push_gate_properties (
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
  input  wire [7:0] configuration_closed_rings,
  input  wire [1:0] configuration_write_back,
  input  wire [23:0] configuration_delay_cycles,
  output wire gated_request_valid,
  input  wire gated_request_ready,
  output wire [3:0] gated_request_operation,
  output wire [1:0] gated_request_space,
  output wire [45:0] gated_request_line_address,
  output wire [511:0] gated_request_data,
  output wire [63:0] gated_request_byte_enable,
  output wire [9:0] gated_request_tag,
  output wire [7:0] gated_request_selection,
  input  wire gated_response_valid,
  input  wire [9:0] gated_response_tag,
  input  wire gated_response_status,
  input  wire [511:0] gated_response_data,
  output wire [63:0] status_pushes,
  output wire [63:0] status_gated_pushes,
  output wire [63:0] status_untracked_pushes,
  output wire [63:0] status_write_backs,
  output wire [15:0] status_tracked_lines,
  output wire status_is_idle,
  output wire [31:0] status_failed_write_backs,
  output wire status_any_failed,
  output wire [7:0] status_first_ring,
  output wire [45:0] status_first_line_address,
  output wire [15:0] status_stray_answers
);

  push_gate device (
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
    .configuration_closed_rings(configuration_closed_rings),
    .configuration_write_back(configuration_write_back),
    .configuration_delay_cycles(configuration_delay_cycles),
    .gated_request_valid(gated_request_valid),
    .gated_request_ready(gated_request_ready),
    .gated_request_operation(gated_request_operation),
    .gated_request_space(gated_request_space),
    .gated_request_line_address(gated_request_line_address),
    .gated_request_data(gated_request_data),
    .gated_request_byte_enable(gated_request_byte_enable),
    .gated_request_tag(gated_request_tag),
    .gated_request_selection(gated_request_selection),
    .gated_response_valid(gated_response_valid),
    .gated_response_tag(gated_response_tag),
    .gated_response_status(gated_response_status),
    .gated_response_data(gated_response_data),
    .status_pushes(status_pushes),
    .status_gated_pushes(status_gated_pushes),
    .status_untracked_pushes(status_untracked_pushes),
    .status_write_backs(status_write_backs),
    .status_tracked_lines(status_tracked_lines),
    .status_is_idle(status_is_idle),
    .status_failed_write_backs(status_failed_write_backs),
    .status_any_failed(status_any_failed),
    .status_first_ring(status_first_ring),
    .status_first_line_address(status_first_line_address),
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

  // gated_request: S2, an offer holds until it is taken.
  reg gated_request_stalled;
  initial gated_request_stalled = 1'b0;
  reg [645:0] gated_request_offered;
  always @(posedge clk) begin
    gated_request_stalled <= gated_request_valid && !gated_request_ready && !rst;
    gated_request_offered <= {gated_request_operation, gated_request_space,
        gated_request_line_address, gated_request_data, gated_request_byte_enable,
        gated_request_tag, gated_request_selection};
    if (gated_request_stalled && !rst) begin
      gated_request_s2_valid_holds: assert (gated_request_valid);
      gated_request_s2_payload_holds: assert (gated_request_offered ==
          {gated_request_operation, gated_request_space, gated_request_line_address,
          gated_request_data, gated_request_byte_enable, gated_request_tag,
          gated_request_selection});
    end
  end
  // gated_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      gated_request_s7_quiet_in_reset: assert (!gated_request_valid);
    end
  end

  // gated_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      gated_response_s7_quiet_in_reset: assume (!gated_response_valid);
    end
  end

endmodule

`default_nettype wire
