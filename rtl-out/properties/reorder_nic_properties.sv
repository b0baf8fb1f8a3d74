// Proof harness of `reorder_nic`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module reorder_nic_properties (
  input  wire host_clk,
  input  wire host_rst,
  input  wire network_clk,
  input  wire network_rst,
  input  wire write_address_valid,
  output wire write_address_ready,
  input  wire [5:0] write_address_id,
  input  wire [63:0] write_address_address,
  input  wire [7:0] write_address_length,
  input  wire [2:0] write_address_size,
  input  wire [1:0] write_address_burst,
  input  wire write_data_valid,
  output wire write_data_ready,
  input  wire [511:0] write_data_data,
  input  wire [63:0] write_data_strobe,
  input  wire write_data_last,
  output wire write_response_valid,
  input  wire write_response_ready,
  output wire [5:0] write_response_id,
  output wire [1:0] write_response_response,
  input  wire read_address_valid,
  output wire read_address_ready,
  input  wire [5:0] read_address_id,
  input  wire [63:0] read_address_address,
  input  wire [7:0] read_address_length,
  input  wire [2:0] read_address_size,
  input  wire [1:0] read_address_burst,
  output wire read_data_valid,
  input  wire read_data_ready,
  output wire [5:0] read_data_id,
  output wire [511:0] read_data_data,
  output wire [1:0] read_data_response,
  output wire read_data_last,
  output wire cmac_valid,
  input  wire cmac_ready,
  output wire [511:0] cmac_data,
  output wire [63:0] cmac_keep,
  output wire cmac_last,
  output wire cmac_error,
  input  wire register_write_address_valid,
  output wire register_write_address_ready,
  input  wire [31:0] register_write_address_address,
  input  wire register_write_data_valid,
  output wire register_write_data_ready,
  input  wire [31:0] register_write_data_data,
  input  wire [3:0] register_write_data_strobe,
  output wire register_write_response_valid,
  input  wire register_write_response_ready,
  output wire [1:0] register_write_response_response,
  input  wire register_read_address_valid,
  output wire register_read_address_ready,
  input  wire [31:0] register_read_address_address,
  output wire register_read_data_valid,
  input  wire register_read_data_ready,
  output wire [31:0] register_read_data_data,
  output wire [1:0] register_read_data_response
);

  reorder_nic device (
    .host_clk(host_clk),
    .host_rst(host_rst),
    .network_clk(network_clk),
    .network_rst(network_rst),
    .write_address_valid(write_address_valid),
    .write_address_ready(write_address_ready),
    .write_address_id(write_address_id),
    .write_address_address(write_address_address),
    .write_address_length(write_address_length),
    .write_address_size(write_address_size),
    .write_address_burst(write_address_burst),
    .write_data_valid(write_data_valid),
    .write_data_ready(write_data_ready),
    .write_data_data(write_data_data),
    .write_data_strobe(write_data_strobe),
    .write_data_last(write_data_last),
    .write_response_valid(write_response_valid),
    .write_response_ready(write_response_ready),
    .write_response_id(write_response_id),
    .write_response_response(write_response_response),
    .read_address_valid(read_address_valid),
    .read_address_ready(read_address_ready),
    .read_address_id(read_address_id),
    .read_address_address(read_address_address),
    .read_address_length(read_address_length),
    .read_address_size(read_address_size),
    .read_address_burst(read_address_burst),
    .read_data_valid(read_data_valid),
    .read_data_ready(read_data_ready),
    .read_data_id(read_data_id),
    .read_data_data(read_data_data),
    .read_data_response(read_data_response),
    .read_data_last(read_data_last),
    .cmac_valid(cmac_valid),
    .cmac_ready(cmac_ready),
    .cmac_data(cmac_data),
    .cmac_keep(cmac_keep),
    .cmac_last(cmac_last),
    .cmac_error(cmac_error),
    .register_write_address_valid(register_write_address_valid),
    .register_write_address_ready(register_write_address_ready),
    .register_write_address_address(register_write_address_address),
    .register_write_data_valid(register_write_data_valid),
    .register_write_data_ready(register_write_data_ready),
    .register_write_data_data(register_write_data_data),
    .register_write_data_strobe(register_write_data_strobe),
    .register_write_response_valid(register_write_response_valid),
    .register_write_response_ready(register_write_response_ready),
    .register_write_response_response(register_write_response_response),
    .register_read_address_valid(register_read_address_valid),
    .register_read_address_ready(register_read_address_ready),
    .register_read_address_address(register_read_address_address),
    .register_read_data_valid(register_read_data_valid),
    .register_read_data_ready(register_read_data_ready),
    .register_read_data_data(register_read_data_data),
    .register_read_data_response(register_read_data_response)
  );

  // Every trace begins with a reset of all sides. None leaves it before each has seen a
  // clock edge in it, and there is no second one.
  reg host_started;
  initial host_started = 1'b0;
  reg network_started;
  initial network_started = 1'b0;
  wire all_started = host_started && network_started;
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
  reg network_after_reset;
  initial network_after_reset = 1'b0;
  always @(posedge network_clk) begin
    network_started <= 1'b1;
    network_after_reset <= network_rst;
    if (!all_started) begin
      network_begins_in_reset: assume (network_rst);
    end else if (!network_after_reset) begin
      network_runs_on: assume (!network_rst);
    end
  end

  // write_address: S2, an offer holds until it is taken.
  reg write_address_stalled;
  initial write_address_stalled = 1'b0;
  reg [82:0] write_address_offered;
  always @(posedge host_clk) begin
    write_address_stalled <= write_address_valid && !write_address_ready && !host_rst;
    write_address_offered <= {write_address_id, write_address_address, write_address_length,
        write_address_size, write_address_burst};
    if (write_address_stalled && !host_rst) begin
      write_address_s2_valid_holds: assume (write_address_valid);
      write_address_s2_payload_holds: assume (write_address_offered ==
          {write_address_id, write_address_address, write_address_length, write_address_size,
          write_address_burst});
    end
  end
  // write_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_address_s7_quiet_in_reset: assume (!write_address_valid);
    end
  end

  // write_data: S2, an offer holds until it is taken.
  reg write_data_stalled;
  initial write_data_stalled = 1'b0;
  reg [576:0] write_data_offered;
  always @(posedge host_clk) begin
    write_data_stalled <= write_data_valid && !write_data_ready && !host_rst;
    write_data_offered <= {write_data_data, write_data_strobe, write_data_last};
    if (write_data_stalled && !host_rst) begin
      write_data_s2_valid_holds: assume (write_data_valid);
      write_data_s2_payload_holds: assume (write_data_offered ==
          {write_data_data, write_data_strobe, write_data_last});
    end
  end
  // write_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_data_s7_quiet_in_reset: assume (!write_data_valid);
    end
  end

  // write_response: S2, an offer holds until it is taken.
  reg write_response_stalled;
  initial write_response_stalled = 1'b0;
  reg [7:0] write_response_offered;
  always @(posedge host_clk) begin
    write_response_stalled <= write_response_valid && !write_response_ready && !host_rst;
    write_response_offered <= {write_response_id, write_response_response};
    if (write_response_stalled && !host_rst) begin
      write_response_s2_valid_holds: assert (write_response_valid);
      write_response_s2_payload_holds: assert (write_response_offered ==
          {write_response_id, write_response_response});
    end
  end
  // write_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_response_s7_quiet_in_reset: assert (!write_response_valid);
    end
  end

  // read_address: S2, an offer holds until it is taken.
  reg read_address_stalled;
  initial read_address_stalled = 1'b0;
  reg [82:0] read_address_offered;
  always @(posedge host_clk) begin
    read_address_stalled <= read_address_valid && !read_address_ready && !host_rst;
    read_address_offered <= {read_address_id, read_address_address, read_address_length,
        read_address_size, read_address_burst};
    if (read_address_stalled && !host_rst) begin
      read_address_s2_valid_holds: assume (read_address_valid);
      read_address_s2_payload_holds: assume (read_address_offered ==
          {read_address_id, read_address_address, read_address_length, read_address_size,
          read_address_burst});
    end
  end
  // read_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_address_s7_quiet_in_reset: assume (!read_address_valid);
    end
  end

  // read_data: S2, an offer holds until it is taken.
  reg read_data_stalled;
  initial read_data_stalled = 1'b0;
  reg [520:0] read_data_offered;
  always @(posedge host_clk) begin
    read_data_stalled <= read_data_valid && !read_data_ready && !host_rst;
    read_data_offered <= {read_data_id, read_data_data, read_data_response, read_data_last};
    if (read_data_stalled && !host_rst) begin
      read_data_s2_valid_holds: assert (read_data_valid);
      read_data_s2_payload_holds: assert (read_data_offered ==
          {read_data_id, read_data_data, read_data_response, read_data_last});
    end
  end
  // read_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_data_s7_quiet_in_reset: assert (!read_data_valid);
    end
  end

  // register_write_address: S2, an offer holds until it is taken.
  reg register_write_address_stalled;
  initial register_write_address_stalled = 1'b0;
  reg [31:0] register_write_address_offered;
  always @(posedge host_clk) begin
    register_write_address_stalled <= register_write_address_valid && !register_write_address_ready
        && !host_rst;
    register_write_address_offered <= {register_write_address_address};
    if (register_write_address_stalled && !host_rst) begin
      register_write_address_s2_valid_holds: assume (register_write_address_valid);
      register_write_address_s2_payload_holds: assume (register_write_address_offered ==
          {register_write_address_address});
    end
  end
  // register_write_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      register_write_address_s7_quiet_in_reset: assume (!register_write_address_valid);
    end
  end

  // register_write_data: S2, an offer holds until it is taken.
  reg register_write_data_stalled;
  initial register_write_data_stalled = 1'b0;
  reg [35:0] register_write_data_offered;
  always @(posedge host_clk) begin
    register_write_data_stalled <= register_write_data_valid && !register_write_data_ready &&
        !host_rst;
    register_write_data_offered <= {register_write_data_data, register_write_data_strobe};
    if (register_write_data_stalled && !host_rst) begin
      register_write_data_s2_valid_holds: assume (register_write_data_valid);
      register_write_data_s2_payload_holds: assume (register_write_data_offered ==
          {register_write_data_data, register_write_data_strobe});
    end
  end
  // register_write_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      register_write_data_s7_quiet_in_reset: assume (!register_write_data_valid);
    end
  end

  // register_write_response: S2, an offer holds until it is taken.
  reg register_write_response_stalled;
  initial register_write_response_stalled = 1'b0;
  reg [1:0] register_write_response_offered;
  always @(posedge host_clk) begin
    register_write_response_stalled <= register_write_response_valid &&
        !register_write_response_ready && !host_rst;
    register_write_response_offered <= {register_write_response_response};
    if (register_write_response_stalled && !host_rst) begin
      register_write_response_s2_valid_holds: assert (register_write_response_valid);
      register_write_response_s2_payload_holds: assert
          (register_write_response_offered == {register_write_response_response});
    end
  end
  // register_write_response: S7, nothing is offered from the first edge in reset to the cycle
  // after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      register_write_response_s7_quiet_in_reset: assert (!register_write_response_valid);
    end
  end

  // register_read_address: S2, an offer holds until it is taken.
  reg register_read_address_stalled;
  initial register_read_address_stalled = 1'b0;
  reg [31:0] register_read_address_offered;
  always @(posedge host_clk) begin
    register_read_address_stalled <= register_read_address_valid && !register_read_address_ready &&
        !host_rst;
    register_read_address_offered <= {register_read_address_address};
    if (register_read_address_stalled && !host_rst) begin
      register_read_address_s2_valid_holds: assume (register_read_address_valid);
      register_read_address_s2_payload_holds: assume (register_read_address_offered ==
          {register_read_address_address});
    end
  end
  // register_read_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      register_read_address_s7_quiet_in_reset: assume (!register_read_address_valid);
    end
  end

  // register_read_data: S2, an offer holds until it is taken.
  reg register_read_data_stalled;
  initial register_read_data_stalled = 1'b0;
  reg [33:0] register_read_data_offered;
  always @(posedge host_clk) begin
    register_read_data_stalled <= register_read_data_valid && !register_read_data_ready &&
        !host_rst;
    register_read_data_offered <= {register_read_data_data, register_read_data_response};
    if (register_read_data_stalled && !host_rst) begin
      register_read_data_s2_valid_holds: assert (register_read_data_valid);
      register_read_data_s2_payload_holds: assert (register_read_data_offered ==
          {register_read_data_data, register_read_data_response});
    end
  end
  // register_read_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      register_read_data_s7_quiet_in_reset: assert (!register_read_data_valid);
    end
  end

  // cmac: S2, an offer holds until it is taken.
  reg cmac_stalled;
  initial cmac_stalled = 1'b0;
  reg [577:0] cmac_offered;
  always @(posedge network_clk) begin
    cmac_stalled <= cmac_valid && !cmac_ready && !network_rst;
    cmac_offered <= {cmac_data, cmac_keep, cmac_last, cmac_error};
    if (cmac_stalled && !network_rst) begin
      cmac_s2_valid_holds: assert (cmac_valid);
      cmac_s2_payload_holds: assert (cmac_offered == {cmac_data, cmac_keep, cmac_last, cmac_error});
    end
  end
  // cmac: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge network_clk) begin
    if (network_after_reset) begin
      cmac_s7_quiet_in_reset: assert (!cmac_valid);
    end
  end

endmodule

`default_nettype wire
