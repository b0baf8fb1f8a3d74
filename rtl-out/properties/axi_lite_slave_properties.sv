// Proof harness of `axi_lite_slave`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module axi_lite_slave_properties (
  input  wire clk,
  input  wire rst,
  input  wire write_address_valid,
  output wire write_address_ready,
  input  wire [31:0] write_address_address,
  input  wire write_data_valid,
  output wire write_data_ready,
  input  wire [31:0] write_data_data,
  input  wire [3:0] write_data_strobe,
  output wire write_response_valid,
  input  wire write_response_ready,
  output wire [1:0] write_response_response,
  input  wire read_address_valid,
  output wire read_address_ready,
  input  wire [31:0] read_address_address,
  output wire read_data_valid,
  input  wire read_data_ready,
  output wire [31:0] read_data_data,
  output wire [1:0] read_data_response,
  output wire access_valid,
  input  wire access_ready,
  output wire [31:0] access_address,
  output wire access_write,
  output wire [31:0] access_data,
  output wire [3:0] access_byte_enable,
  input  wire answer_valid,
  output wire answer_ready,
  input  wire [31:0] answer_data,
  input  wire answer_refused
);

  axi_lite_slave device (
    .clk(clk),
    .rst(rst),
    .write_address_valid(write_address_valid),
    .write_address_ready(write_address_ready),
    .write_address_address(write_address_address),
    .write_data_valid(write_data_valid),
    .write_data_ready(write_data_ready),
    .write_data_data(write_data_data),
    .write_data_strobe(write_data_strobe),
    .write_response_valid(write_response_valid),
    .write_response_ready(write_response_ready),
    .write_response_response(write_response_response),
    .read_address_valid(read_address_valid),
    .read_address_ready(read_address_ready),
    .read_address_address(read_address_address),
    .read_data_valid(read_data_valid),
    .read_data_ready(read_data_ready),
    .read_data_data(read_data_data),
    .read_data_response(read_data_response),
    .access_valid(access_valid),
    .access_ready(access_ready),
    .access_address(access_address),
    .access_write(access_write),
    .access_data(access_data),
    .access_byte_enable(access_byte_enable),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_refused(answer_refused)
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

  // write_address: S2, an offer holds until it is taken.
  reg write_address_stalled;
  initial write_address_stalled = 1'b0;
  reg [31:0] write_address_offered;
  always @(posedge clk) begin
    write_address_stalled <= write_address_valid && !write_address_ready && !rst;
    write_address_offered <= {write_address_address};
    if (write_address_stalled && !rst) begin
      write_address_s2_valid_holds: assume (write_address_valid);
      write_address_s2_payload_holds: assume (write_address_offered == {write_address_address});
    end
  end
  // write_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_address_s7_quiet_in_reset: assume (!write_address_valid);
    end
  end

  // write_data: S2, an offer holds until it is taken.
  reg write_data_stalled;
  initial write_data_stalled = 1'b0;
  reg [35:0] write_data_offered;
  always @(posedge clk) begin
    write_data_stalled <= write_data_valid && !write_data_ready && !rst;
    write_data_offered <= {write_data_data, write_data_strobe};
    if (write_data_stalled && !rst) begin
      write_data_s2_valid_holds: assume (write_data_valid);
      write_data_s2_payload_holds: assume (write_data_offered ==
          {write_data_data, write_data_strobe});
    end
  end
  // write_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_data_s7_quiet_in_reset: assume (!write_data_valid);
    end
  end

  // write_response: S2, an offer holds until it is taken.
  reg write_response_stalled;
  initial write_response_stalled = 1'b0;
  reg [1:0] write_response_offered;
  always @(posedge clk) begin
    write_response_stalled <= write_response_valid && !write_response_ready && !rst;
    write_response_offered <= {write_response_response};
    if (write_response_stalled && !rst) begin
      write_response_s2_valid_holds: assert (write_response_valid);
      write_response_s2_payload_holds: assert (write_response_offered == {write_response_response});
    end
  end
  // write_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_response_s7_quiet_in_reset: assert (!write_response_valid);
    end
  end

  // read_address: S2, an offer holds until it is taken.
  reg read_address_stalled;
  initial read_address_stalled = 1'b0;
  reg [31:0] read_address_offered;
  always @(posedge clk) begin
    read_address_stalled <= read_address_valid && !read_address_ready && !rst;
    read_address_offered <= {read_address_address};
    if (read_address_stalled && !rst) begin
      read_address_s2_valid_holds: assume (read_address_valid);
      read_address_s2_payload_holds: assume (read_address_offered == {read_address_address});
    end
  end
  // read_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_address_s7_quiet_in_reset: assume (!read_address_valid);
    end
  end

  // read_data: S2, an offer holds until it is taken.
  reg read_data_stalled;
  initial read_data_stalled = 1'b0;
  reg [33:0] read_data_offered;
  always @(posedge clk) begin
    read_data_stalled <= read_data_valid && !read_data_ready && !rst;
    read_data_offered <= {read_data_data, read_data_response};
    if (read_data_stalled && !rst) begin
      read_data_s2_valid_holds: assert (read_data_valid);
      read_data_s2_payload_holds: assert (read_data_offered ==
          {read_data_data, read_data_response});
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
