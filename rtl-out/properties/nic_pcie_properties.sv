// Proof harness of `nic_pcie`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module nic_pcie_properties (
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
  output wire pcie_request_valid,
  input  wire pcie_request_ready,
  output wire pcie_request_request_type,
  output wire [63:0] pcie_request_address,
  output wire [9:0] pcie_request_length,
  output wire [7:0] pcie_request_tag,
  output wire [3:0] pcie_request_first_dw_be,
  output wire [3:0] pcie_request_last_dw_be,
  output wire [511:0] pcie_request_data,
  output wire pcie_request_last,
  input  wire pcie_completion_valid,
  output wire pcie_completion_ready,
  input  wire [2:0] pcie_completion_status,
  input  wire pcie_completion_poisoned,
  input  wire [7:0] pcie_completion_tag,
  input  wire [11:0] pcie_completion_byte_count,
  input  wire [6:0] pcie_completion_lower_address,
  input  wire [9:0] pcie_completion_length,
  input  wire [511:0] pcie_completion_data,
  input  wire pcie_completion_last,
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

  nic_pcie device (
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
    .pcie_request_valid(pcie_request_valid),
    .pcie_request_ready(pcie_request_ready),
    .pcie_request_request_type(pcie_request_request_type),
    .pcie_request_address(pcie_request_address),
    .pcie_request_length(pcie_request_length),
    .pcie_request_tag(pcie_request_tag),
    .pcie_request_first_dw_be(pcie_request_first_dw_be),
    .pcie_request_last_dw_be(pcie_request_last_dw_be),
    .pcie_request_data(pcie_request_data),
    .pcie_request_last(pcie_request_last),
    .pcie_completion_valid(pcie_completion_valid),
    .pcie_completion_ready(pcie_completion_ready),
    .pcie_completion_status(pcie_completion_status),
    .pcie_completion_poisoned(pcie_completion_poisoned),
    .pcie_completion_tag(pcie_completion_tag),
    .pcie_completion_byte_count(pcie_completion_byte_count),
    .pcie_completion_lower_address(pcie_completion_lower_address),
    .pcie_completion_length(pcie_completion_length),
    .pcie_completion_data(pcie_completion_data),
    .pcie_completion_last(pcie_completion_last),
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

  // pcie_request: S2, an offer holds until it is taken.
  reg pcie_request_stalled;
  initial pcie_request_stalled = 1'b0;
  reg [603:0] pcie_request_offered;
  always @(posedge host_clk) begin
    pcie_request_stalled <= pcie_request_valid && !pcie_request_ready && !host_rst;
    pcie_request_offered <= {pcie_request_request_type, pcie_request_address, pcie_request_length,
        pcie_request_tag, pcie_request_first_dw_be, pcie_request_last_dw_be, pcie_request_data,
        pcie_request_last};
    if (pcie_request_stalled && !host_rst) begin
      pcie_request_s2_valid_holds: assert (pcie_request_valid);
      pcie_request_s2_payload_holds: assert (pcie_request_offered ==
          {pcie_request_request_type, pcie_request_address, pcie_request_length, pcie_request_tag,
          pcie_request_first_dw_be, pcie_request_last_dw_be, pcie_request_data, pcie_request_last});
    end
  end
  // pcie_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      pcie_request_s7_quiet_in_reset: assert (!pcie_request_valid);
    end
  end

  // pcie_completion: S2, an offer holds until it is taken.
  reg pcie_completion_stalled;
  initial pcie_completion_stalled = 1'b0;
  reg [553:0] pcie_completion_offered;
  always @(posedge host_clk) begin
    pcie_completion_stalled <= pcie_completion_valid && !pcie_completion_ready && !host_rst;
    pcie_completion_offered <= {pcie_completion_status, pcie_completion_poisoned,
        pcie_completion_tag, pcie_completion_byte_count, pcie_completion_lower_address,
        pcie_completion_length, pcie_completion_data, pcie_completion_last};
    if (pcie_completion_stalled && !host_rst) begin
      pcie_completion_s2_valid_holds: assume (pcie_completion_valid);
      pcie_completion_s2_payload_holds: assume (pcie_completion_offered ==
          {pcie_completion_status, pcie_completion_poisoned, pcie_completion_tag,
          pcie_completion_byte_count, pcie_completion_lower_address, pcie_completion_length,
          pcie_completion_data, pcie_completion_last});
    end
  end
  // pcie_completion: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      pcie_completion_s7_quiet_in_reset: assume (!pcie_completion_valid);
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
