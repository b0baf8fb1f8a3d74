// Proof harness of `bias_control`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module bias_control_properties (
  input  wire clk,
  input  wire rst,
  input  wire command_valid,
  input  wire [39:0] command_page,
  input  wire [1:0] command_step,
  output wire bias_command_valid,
  input  wire bias_command_ready,
  output wire [39:0] bias_command_page,
  output wire [1:0] bias_command_step,
  input  wire bias_answer_valid,
  input  wire bias_answer_done,
  input  wire bias_reversion_valid,
  input  wire [39:0] bias_reversion_page,
  output wire status_pending,
  output wire status_done,
  output wire [31:0] status_answers,
  output wire [31:0] status_refusals,
  output wire [15:0] status_lost_commands,
  output wire [31:0] status_reversions,
  output wire [39:0] status_last_reverted_page
);

  bias_control device (
    .clk(clk),
    .rst(rst),
    .command_valid(command_valid),
    .command_page(command_page),
    .command_step(command_step),
    .bias_command_valid(bias_command_valid),
    .bias_command_ready(bias_command_ready),
    .bias_command_page(bias_command_page),
    .bias_command_step(bias_command_step),
    .bias_answer_valid(bias_answer_valid),
    .bias_answer_done(bias_answer_done),
    .bias_reversion_valid(bias_reversion_valid),
    .bias_reversion_page(bias_reversion_page),
    .status_pending(status_pending),
    .status_done(status_done),
    .status_answers(status_answers),
    .status_refusals(status_refusals),
    .status_lost_commands(status_lost_commands),
    .status_reversions(status_reversions),
    .status_last_reverted_page(status_last_reverted_page)
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

  // command: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      command_s7_quiet_in_reset: assume (!command_valid);
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
      bias_command_s2_valid_holds: assert (bias_command_valid);
      bias_command_s2_payload_holds: assert (bias_command_offered ==
          {bias_command_page, bias_command_step});
    end
  end
  // bias_command: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bias_command_s7_quiet_in_reset: assert (!bias_command_valid);
    end
  end

  // bias_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bias_answer_s7_quiet_in_reset: assume (!bias_answer_valid);
    end
  end

  // bias_reversion: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bias_reversion_s7_quiet_in_reset: assume (!bias_reversion_valid);
    end
  end

endmodule

`default_nettype wire
