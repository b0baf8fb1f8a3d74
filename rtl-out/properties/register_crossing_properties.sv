// Proof harness of `register_crossing`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_crossing_properties (
  input  wire host_clk,
  input  wire host_rst,
  input  wire unit_clk,
  input  wire unit_rst,
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
  output wire unit_access_valid,
  input  wire unit_access_ready,
  output wire [31:0] unit_access_address,
  output wire unit_access_write,
  output wire [31:0] unit_access_data,
  output wire [3:0] unit_access_byte_enable,
  input  wire unit_answer_valid,
  output wire unit_answer_ready,
  input  wire [31:0] unit_answer_data,
  input  wire unit_answer_refused
);

  register_crossing device (
    .host_clk(host_clk),
    .host_rst(host_rst),
    .unit_clk(unit_clk),
    .unit_rst(unit_rst),
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
    .unit_access_valid(unit_access_valid),
    .unit_access_ready(unit_access_ready),
    .unit_access_address(unit_access_address),
    .unit_access_write(unit_access_write),
    .unit_access_data(unit_access_data),
    .unit_access_byte_enable(unit_access_byte_enable),
    .unit_answer_valid(unit_answer_valid),
    .unit_answer_ready(unit_answer_ready),
    .unit_answer_data(unit_answer_data),
    .unit_answer_refused(unit_answer_refused)
  );

  // Every trace begins with a reset of all sides. None leaves it before each has seen a
  // clock edge in it, and there is no second one.
  reg host_started;
  initial host_started = 1'b0;
  reg unit_started;
  initial unit_started = 1'b0;
  wire all_started = host_started && unit_started;
  reg host_after_reset;
  initial host_after_reset = 1'b0;
  always @(posedge host_clk) begin
    host_started <= 1'b1;
    host_after_reset <= host_rst;
    if (!all_started) begin
      host_begins_in_reset: assume (host_rst);
    end else if (!host_after_reset) begin
      host_runs_on: assume (!host_rst);
    end
  end
  reg unit_after_reset;
  initial unit_after_reset = 1'b0;
  always @(posedge unit_clk) begin
    unit_started <= 1'b1;
    unit_after_reset <= unit_rst;
    if (!all_started) begin
      unit_begins_in_reset: assume (unit_rst);
    end else if (!unit_after_reset) begin
      unit_runs_on: assume (!unit_rst);
    end
  end

  // access: S2, an offer holds until it is taken.
  reg access_stalled;
  initial access_stalled = 1'b0;
  reg [68:0] access_offered;
  always @(posedge host_clk) begin
    access_stalled <= access_valid && !access_ready && !host_rst;
    access_offered <= {access_address, access_write, access_data, access_byte_enable};
    if (access_stalled && !host_rst) begin
      access_s2_valid_holds: assume (access_valid);
      access_s2_payload_holds: assume (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      access_s7_quiet_in_reset: assume (!access_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [32:0] answer_offered;
  always @(posedge host_clk) begin
    answer_stalled <= answer_valid && !answer_ready && !host_rst;
    answer_offered <= {answer_data, answer_refused};
    if (answer_stalled && !host_rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // unit_access: S2, an offer holds until it is taken.
  reg unit_access_stalled;
  initial unit_access_stalled = 1'b0;
  reg [68:0] unit_access_offered;
  always @(posedge unit_clk) begin
    unit_access_stalled <= unit_access_valid && !unit_access_ready && !unit_rst;
    unit_access_offered <= {unit_access_address, unit_access_write, unit_access_data,
        unit_access_byte_enable};
    if (unit_access_stalled && !unit_rst) begin
      unit_access_s2_valid_holds: assert (unit_access_valid);
      unit_access_s2_payload_holds: assert (unit_access_offered ==
          {unit_access_address, unit_access_write, unit_access_data, unit_access_byte_enable});
    end
  end
  // unit_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge unit_clk) begin
    if (unit_after_reset) begin
      unit_access_s7_quiet_in_reset: assert (!unit_access_valid);
    end
  end

  // unit_answer: S2, an offer holds until it is taken.
  reg unit_answer_stalled;
  initial unit_answer_stalled = 1'b0;
  reg [32:0] unit_answer_offered;
  always @(posedge unit_clk) begin
    unit_answer_stalled <= unit_answer_valid && !unit_answer_ready && !unit_rst;
    unit_answer_offered <= {unit_answer_data, unit_answer_refused};
    if (unit_answer_stalled && !unit_rst) begin
      unit_answer_s2_valid_holds: assume (unit_answer_valid);
      unit_answer_s2_payload_holds: assume (unit_answer_offered ==
          {unit_answer_data, unit_answer_refused});
    end
  end
  // unit_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge unit_clk) begin
    if (unit_after_reset) begin
      unit_answer_s7_quiet_in_reset: assume (!unit_answer_valid);
    end
  end

endmodule

`default_nettype wire
