// Proof harness of `nic_type1_push`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module nic_type1_push_properties (
  input  wire host_clk,
  input  wire host_rst,
  input  wire network_clk,
  input  wire network_rst,
  input  wire cmac_receive_valid,
  input  wire [511:0] cmac_receive_data,
  input  wire [63:0] cmac_receive_keep,
  input  wire cmac_receive_last,
  input  wire cmac_receive_error,
  output wire cmac_transmit_valid,
  input  wire cmac_transmit_ready,
  output wire [511:0] cmac_transmit_data,
  output wire [63:0] cmac_transmit_keep,
  output wire cmac_transmit_last,
  output wire cmac_transmit_error,
  output wire d2h_request_valid,
  input  wire d2h_request_ready,
  output wire [4:0] d2h_request_opcode,
  output wire [45:0] d2h_request_line_address,
  output wire [11:0] d2h_request_cqid,
  output wire d2h_request_non_temporal,
  output wire d2h_response_valid,
  input  wire d2h_response_ready,
  output wire [4:0] d2h_response_opcode,
  output wire [11:0] d2h_response_uqid,
  output wire d2h_data_valid,
  input  wire d2h_data_ready,
  output wire [11:0] d2h_data_uqid,
  output wire d2h_data_chunk_valid,
  output wire d2h_data_bogus,
  output wire d2h_data_poison,
  output wire [511:0] d2h_data_data,
  output wire [63:0] d2h_data_byte_enable,
  input  wire h2d_request_valid,
  output wire h2d_request_ready,
  input  wire [2:0] h2d_request_opcode,
  input  wire [45:0] h2d_request_line_address,
  input  wire [11:0] h2d_request_uqid,
  input  wire h2d_response_valid,
  output wire h2d_response_ready,
  input  wire [3:0] h2d_response_opcode,
  input  wire [11:0] h2d_response_response_data,
  input  wire [1:0] h2d_response_response_pre,
  input  wire [11:0] h2d_response_cqid,
  input  wire h2d_data_valid,
  output wire h2d_data_ready,
  input  wire [11:0] h2d_data_cqid,
  input  wire h2d_data_chunk_valid,
  input  wire h2d_data_poison,
  input  wire h2d_data_go_error,
  input  wire [511:0] h2d_data_data,
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
  output wire [1:0] register_read_data_response,
  output wire message_valid,
  input  wire message_ready,
  output wire [63:0] message_address,
  output wire [31:0] message_data
);

  nic_type1_push device (
    .host_clk(host_clk),
    .host_rst(host_rst),
    .network_clk(network_clk),
    .network_rst(network_rst),
    .cmac_receive_valid(cmac_receive_valid),
    .cmac_receive_data(cmac_receive_data),
    .cmac_receive_keep(cmac_receive_keep),
    .cmac_receive_last(cmac_receive_last),
    .cmac_receive_error(cmac_receive_error),
    .cmac_transmit_valid(cmac_transmit_valid),
    .cmac_transmit_ready(cmac_transmit_ready),
    .cmac_transmit_data(cmac_transmit_data),
    .cmac_transmit_keep(cmac_transmit_keep),
    .cmac_transmit_last(cmac_transmit_last),
    .cmac_transmit_error(cmac_transmit_error),
    .d2h_request_valid(d2h_request_valid),
    .d2h_request_ready(d2h_request_ready),
    .d2h_request_opcode(d2h_request_opcode),
    .d2h_request_line_address(d2h_request_line_address),
    .d2h_request_cqid(d2h_request_cqid),
    .d2h_request_non_temporal(d2h_request_non_temporal),
    .d2h_response_valid(d2h_response_valid),
    .d2h_response_ready(d2h_response_ready),
    .d2h_response_opcode(d2h_response_opcode),
    .d2h_response_uqid(d2h_response_uqid),
    .d2h_data_valid(d2h_data_valid),
    .d2h_data_ready(d2h_data_ready),
    .d2h_data_uqid(d2h_data_uqid),
    .d2h_data_chunk_valid(d2h_data_chunk_valid),
    .d2h_data_bogus(d2h_data_bogus),
    .d2h_data_poison(d2h_data_poison),
    .d2h_data_data(d2h_data_data),
    .d2h_data_byte_enable(d2h_data_byte_enable),
    .h2d_request_valid(h2d_request_valid),
    .h2d_request_ready(h2d_request_ready),
    .h2d_request_opcode(h2d_request_opcode),
    .h2d_request_line_address(h2d_request_line_address),
    .h2d_request_uqid(h2d_request_uqid),
    .h2d_response_valid(h2d_response_valid),
    .h2d_response_ready(h2d_response_ready),
    .h2d_response_opcode(h2d_response_opcode),
    .h2d_response_response_data(h2d_response_response_data),
    .h2d_response_response_pre(h2d_response_response_pre),
    .h2d_response_cqid(h2d_response_cqid),
    .h2d_data_valid(h2d_data_valid),
    .h2d_data_ready(h2d_data_ready),
    .h2d_data_cqid(h2d_data_cqid),
    .h2d_data_chunk_valid(h2d_data_chunk_valid),
    .h2d_data_poison(h2d_data_poison),
    .h2d_data_go_error(h2d_data_go_error),
    .h2d_data_data(h2d_data_data),
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
    .register_read_data_response(register_read_data_response),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_address(message_address),
    .message_data(message_data)
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

  // d2h_request: S2, an offer holds until it is taken.
  reg d2h_request_stalled;
  initial d2h_request_stalled = 1'b0;
  reg [63:0] d2h_request_offered;
  always @(posedge host_clk) begin
    d2h_request_stalled <= d2h_request_valid && !d2h_request_ready && !host_rst;
    d2h_request_offered <= {d2h_request_opcode, d2h_request_line_address, d2h_request_cqid,
        d2h_request_non_temporal};
    if (d2h_request_stalled && !host_rst) begin
      d2h_request_s2_valid_holds: assert (d2h_request_valid);
      d2h_request_s2_payload_holds: assert (d2h_request_offered ==
          {d2h_request_opcode, d2h_request_line_address, d2h_request_cqid,
          d2h_request_non_temporal});
    end
  end
  // d2h_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      d2h_request_s7_quiet_in_reset: assert (!d2h_request_valid);
    end
  end

  // d2h_response: S2, an offer holds until it is taken.
  reg d2h_response_stalled;
  initial d2h_response_stalled = 1'b0;
  reg [16:0] d2h_response_offered;
  always @(posedge host_clk) begin
    d2h_response_stalled <= d2h_response_valid && !d2h_response_ready && !host_rst;
    d2h_response_offered <= {d2h_response_opcode, d2h_response_uqid};
    if (d2h_response_stalled && !host_rst) begin
      d2h_response_s2_valid_holds: assert (d2h_response_valid);
      d2h_response_s2_payload_holds: assert (d2h_response_offered ==
          {d2h_response_opcode, d2h_response_uqid});
    end
  end
  // d2h_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      d2h_response_s7_quiet_in_reset: assert (!d2h_response_valid);
    end
  end

  // d2h_data: S2, an offer holds until it is taken.
  reg d2h_data_stalled;
  initial d2h_data_stalled = 1'b0;
  reg [590:0] d2h_data_offered;
  always @(posedge host_clk) begin
    d2h_data_stalled <= d2h_data_valid && !d2h_data_ready && !host_rst;
    d2h_data_offered <= {d2h_data_uqid, d2h_data_chunk_valid, d2h_data_bogus, d2h_data_poison,
        d2h_data_data, d2h_data_byte_enable};
    if (d2h_data_stalled && !host_rst) begin
      d2h_data_s2_valid_holds: assert (d2h_data_valid);
      d2h_data_s2_payload_holds: assert (d2h_data_offered ==
          {d2h_data_uqid, d2h_data_chunk_valid, d2h_data_bogus, d2h_data_poison, d2h_data_data,
          d2h_data_byte_enable});
    end
  end
  // d2h_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      d2h_data_s7_quiet_in_reset: assert (!d2h_data_valid);
    end
  end

  // h2d_request: S2, an offer holds until it is taken.
  reg h2d_request_stalled;
  initial h2d_request_stalled = 1'b0;
  reg [60:0] h2d_request_offered;
  always @(posedge host_clk) begin
    h2d_request_stalled <= h2d_request_valid && !h2d_request_ready && !host_rst;
    h2d_request_offered <= {h2d_request_opcode, h2d_request_line_address, h2d_request_uqid};
    if (h2d_request_stalled && !host_rst) begin
      h2d_request_s2_valid_holds: assume (h2d_request_valid);
      h2d_request_s2_payload_holds: assume (h2d_request_offered ==
          {h2d_request_opcode, h2d_request_line_address, h2d_request_uqid});
    end
  end
  // h2d_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      h2d_request_s7_quiet_in_reset: assume (!h2d_request_valid);
    end
  end

  // h2d_response: S2, an offer holds until it is taken.
  reg h2d_response_stalled;
  initial h2d_response_stalled = 1'b0;
  reg [29:0] h2d_response_offered;
  always @(posedge host_clk) begin
    h2d_response_stalled <= h2d_response_valid && !h2d_response_ready && !host_rst;
    h2d_response_offered <= {h2d_response_opcode, h2d_response_response_data,
        h2d_response_response_pre, h2d_response_cqid};
    if (h2d_response_stalled && !host_rst) begin
      h2d_response_s2_valid_holds: assume (h2d_response_valid);
      h2d_response_s2_payload_holds: assume (h2d_response_offered ==
          {h2d_response_opcode, h2d_response_response_data, h2d_response_response_pre,
          h2d_response_cqid});
    end
  end
  // h2d_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      h2d_response_s7_quiet_in_reset: assume (!h2d_response_valid);
    end
  end

  // h2d_data: S2, an offer holds until it is taken.
  reg h2d_data_stalled;
  initial h2d_data_stalled = 1'b0;
  reg [526:0] h2d_data_offered;
  always @(posedge host_clk) begin
    h2d_data_stalled <= h2d_data_valid && !h2d_data_ready && !host_rst;
    h2d_data_offered <= {h2d_data_cqid, h2d_data_chunk_valid, h2d_data_poison, h2d_data_go_error,
        h2d_data_data};
    if (h2d_data_stalled && !host_rst) begin
      h2d_data_s2_valid_holds: assume (h2d_data_valid);
      h2d_data_s2_payload_holds: assume (h2d_data_offered ==
          {h2d_data_cqid, h2d_data_chunk_valid, h2d_data_poison, h2d_data_go_error, h2d_data_data});
    end
  end
  // h2d_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      h2d_data_s7_quiet_in_reset: assume (!h2d_data_valid);
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

  // message: S2, an offer holds until it is taken.
  reg message_stalled;
  initial message_stalled = 1'b0;
  reg [95:0] message_offered;
  always @(posedge host_clk) begin
    message_stalled <= message_valid && !message_ready && !host_rst;
    message_offered <= {message_address, message_data};
    if (message_stalled && !host_rst) begin
      message_s2_valid_holds: assert (message_valid);
      message_s2_payload_holds: assert (message_offered == {message_address, message_data});
    end
  end
  // message: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      message_s7_quiet_in_reset: assert (!message_valid);
    end
  end

  // cmac_receive: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge network_clk) begin
    if (network_after_reset) begin
      cmac_receive_s7_quiet_in_reset: assume (!cmac_receive_valid);
    end
  end

  // cmac_transmit: S2, an offer holds until it is taken.
  reg cmac_transmit_stalled;
  initial cmac_transmit_stalled = 1'b0;
  reg [577:0] cmac_transmit_offered;
  always @(posedge network_clk) begin
    cmac_transmit_stalled <= cmac_transmit_valid && !cmac_transmit_ready && !network_rst;
    cmac_transmit_offered <= {cmac_transmit_data, cmac_transmit_keep, cmac_transmit_last,
        cmac_transmit_error};
    if (cmac_transmit_stalled && !network_rst) begin
      cmac_transmit_s2_valid_holds: assert (cmac_transmit_valid);
      cmac_transmit_s2_payload_holds: assert (cmac_transmit_offered ==
          {cmac_transmit_data, cmac_transmit_keep, cmac_transmit_last, cmac_transmit_error});
    end
  end
  // cmac_transmit: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge network_clk) begin
    if (network_after_reset) begin
      cmac_transmit_s7_quiet_in_reset: assert (!cmac_transmit_valid);
    end
  end

endmodule

`default_nettype wire
