// Proof harness of `avalon_mm_slave`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module avalon_mm_slave_properties (
  input  wire clk,
  input  wire rst,
  input  wire command_valid,
  output wire command_ready,
  input  wire command_write,
  input  wire [21:0] command_address,
  input  wire [63:0] command_write_data,
  input  wire [7:0] command_byte_enable,
  input  wire command_poison,
  output wire read_data_valid,
  output wire [63:0] read_data_data,
  output wire access_valid,
  input  wire access_ready,
  output wire [31:0] access_address,
  output wire access_write,
  output wire [31:0] access_data,
  output wire [3:0] access_byte_enable,
  input  wire answer_valid,
  output wire answer_ready,
  input  wire [31:0] answer_data,
  input  wire answer_refused,
  output wire [15:0] status_poisoned_writes
);

  avalon_mm_slave device (
    .clk(clk),
    .rst(rst),
    .command_valid(command_valid),
    .command_ready(command_ready),
    .command_write(command_write),
    .command_address(command_address),
    .command_write_data(command_write_data),
    .command_byte_enable(command_byte_enable),
    .command_poison(command_poison),
    .read_data_valid(read_data_valid),
    .read_data_data(read_data_data),
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
    .status_poisoned_writes(status_poisoned_writes)
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

  // command: S2, an offer holds until it is taken.
  reg command_stalled;
  initial command_stalled = 1'b0;
  reg [95:0] command_offered;
  always @(posedge clk) begin
    command_stalled <= command_valid && !command_ready && !rst;
    command_offered <= {command_write, command_address, command_write_data, command_byte_enable,
        command_poison};
    if (command_stalled && !rst) begin
      command_s2_valid_holds: assume (command_valid);
      command_s2_payload_holds: assume (command_offered ==
          {command_write, command_address, command_write_data, command_byte_enable,
          command_poison});
    end
  end
  // command: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      command_s7_quiet_in_reset: assume (!command_valid);
    end
  end

  // read_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_data_s7_quiet_in_reset: assert (!read_data_valid);
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
      access_s2_valid_holds: assert (access_valid);
      access_s2_payload_holds: assert (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_s7_quiet_in_reset: assert (!access_valid);
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
      answer_s2_valid_holds: assume (answer_valid);
      answer_s2_payload_holds: assume (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assume (!answer_valid);
    end
  end

endmodule

`default_nettype wire
