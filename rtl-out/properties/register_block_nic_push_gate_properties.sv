// Proof harness of `register_block_nic_push_gate`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_block_nic_push_gate_properties (
  input  wire clk,
  input  wire rst,
  input  wire access_valid,
  output wire access_ready,
  input  wire [31:0] access_address,
  input  wire access_write,
  input  wire [31:0] access_data,
  input  wire [3:0] access_byte_enable,
  output wire answer_valid,
  input  wire answer_ready,
  output wire [31:0] answer_data,
  output wire answer_refused,
  output wire [7:0] control_closed_rings,
  output wire [1:0] control_write_back,
  output wire [23:0] control_delay_cycles,
  input  wire [63:0] status_pushes,
  input  wire [63:0] status_gated_pushes,
  input  wire [63:0] status_untracked_pushes,
  input  wire [63:0] status_write_backs,
  input  wire [15:0] status_tracked_lines,
  input  wire status_is_idle,
  input  wire [31:0] status_failed_write_backs,
  input  wire status_any_failed,
  input  wire [7:0] status_first_ring,
  input  wire [45:0] status_first_line_address,
  input  wire [15:0] status_stray_answers
);

  register_block_nic_push_gate device (
    .clk(clk),
    .rst(rst),
    .access_valid(access_valid),
    .access_ready(access_ready),
    .access_address(access_address),
    .access_write(access_write),
    .access_data(access_data),
    .access_byte_enable(access_byte_enable),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_refused(answer_refused),
    .control_closed_rings(control_closed_rings),
    .control_write_back(control_write_back),
    .control_delay_cycles(control_delay_cycles),
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

  // access: S2, an offer holds until it is taken.
  reg access_stalled;
  initial access_stalled = 1'b0;
  reg [68:0] access_offered;
  always @(posedge clk) begin
    access_stalled <= access_valid && !access_ready && !rst;
    access_offered <= {access_address, access_write, access_data, access_byte_enable};
    if (access_stalled && !rst) begin
      access_s2_valid_holds: assume (access_valid);
      access_s2_payload_holds: assume (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_s7_quiet_in_reset: assume (!access_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [32:0] answer_offered;
  always @(posedge clk) begin
    answer_stalled <= answer_valid && !answer_ready && !rst;
    answer_offered <= {answer_data, answer_refused};
    if (answer_stalled && !rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

endmodule

`default_nettype wire
