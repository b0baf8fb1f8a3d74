// Proof harness of `msix_table_v2`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module msix_table_v2_properties (
  input  wire clk,
  input  wire rst,
  input  wire interrupt_valid,
  output wire interrupt_ready,
  input  wire [8:0] interrupt_vector,
  input  wire [31:0] entry_0_message_address,
  input  wire [31:0] entry_0_message_upper_address,
  input  wire [31:0] entry_0_message_data,
  input  wire entry_0_masked,
  input  wire [31:0] entry_1_message_address,
  input  wire [31:0] entry_1_message_upper_address,
  input  wire [31:0] entry_1_message_data,
  input  wire entry_1_masked,
  input  wire control_enable,
  input  wire control_function_mask,
  output wire message_valid,
  input  wire message_ready,
  output wire [63:0] message_address,
  output wire [31:0] message_data,
  output wire [1:0] pending_pending,
  output wire status_busy,
  output wire [8:0] status_first_outside_vector,
  output wire [15:0] status_outside_interrupts,
  output wire [31:0] status_shared_interrupts,
  output wire [63:0] status_messages
);

  msix_table_v2 device (
    .clk(clk),
    .rst(rst),
    .interrupt_valid(interrupt_valid),
    .interrupt_ready(interrupt_ready),
    .interrupt_vector(interrupt_vector),
    .entry_0_message_address(entry_0_message_address),
    .entry_0_message_upper_address(entry_0_message_upper_address),
    .entry_0_message_data(entry_0_message_data),
    .entry_0_masked(entry_0_masked),
    .entry_1_message_address(entry_1_message_address),
    .entry_1_message_upper_address(entry_1_message_upper_address),
    .entry_1_message_data(entry_1_message_data),
    .entry_1_masked(entry_1_masked),
    .control_enable(control_enable),
    .control_function_mask(control_function_mask),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_address(message_address),
    .message_data(message_data),
    .pending_pending(pending_pending),
    .status_busy(status_busy),
    .status_first_outside_vector(status_first_outside_vector),
    .status_outside_interrupts(status_outside_interrupts),
    .status_shared_interrupts(status_shared_interrupts),
    .status_messages(status_messages)
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

  // interrupt: S2, an offer holds until it is taken.
  reg interrupt_stalled;
  initial interrupt_stalled = 1'b0;
  reg [8:0] interrupt_offered;
  always @(posedge clk) begin
    interrupt_stalled <= interrupt_valid && !interrupt_ready && !rst;
    interrupt_offered <= {interrupt_vector};
    if (interrupt_stalled && !rst) begin
      interrupt_s2_valid_holds: assume (interrupt_valid);
      interrupt_s2_payload_holds: assume (interrupt_offered == {interrupt_vector});
    end
  end
  // interrupt: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      interrupt_s7_quiet_in_reset: assume (!interrupt_valid);
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
      message_s2_valid_holds: assert (message_valid);
      message_s2_payload_holds: assert (message_offered == {message_address, message_data});
    end
  end
  // message: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      message_s7_quiet_in_reset: assert (!message_valid);
    end
  end

endmodule

`default_nettype wire
