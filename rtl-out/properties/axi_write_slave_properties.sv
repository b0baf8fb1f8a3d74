// Proof harness of `axi_write_slave`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module axi_write_slave_properties (
  input  wire clk,
  input  wire rst,
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
  output wire mmio_write_valid,
  input  wire mmio_write_ready,
  output wire [11:0] mmio_write_line_address,
  output wire [511:0] mmio_write_data,
  output wire [63:0] mmio_write_byte_enable,
  input  wire enable,
  output wire [31:0] status_stores,
  output wire [15:0] status_refused_bursts,
  output wire [15:0] status_outside_bursts,
  output wire [15:0] status_misplaced_lasts,
  output wire [15:0] status_disabled_stores
);

  axi_write_slave device (
    .clk(clk),
    .rst(rst),
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
    .mmio_write_valid(mmio_write_valid),
    .mmio_write_ready(mmio_write_ready),
    .mmio_write_line_address(mmio_write_line_address),
    .mmio_write_data(mmio_write_data),
    .mmio_write_byte_enable(mmio_write_byte_enable),
    .enable(enable),
    .status_stores(status_stores),
    .status_refused_bursts(status_refused_bursts),
    .status_outside_bursts(status_outside_bursts),
    .status_misplaced_lasts(status_misplaced_lasts),
    .status_disabled_stores(status_disabled_stores)
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
  reg [82:0] write_address_offered;
  always @(posedge clk) begin
    write_address_stalled <= write_address_valid && !write_address_ready && !rst;
    write_address_offered <= {write_address_id, write_address_address, write_address_length,
        write_address_size, write_address_burst};
    if (write_address_stalled && !rst) begin
      write_address_s2_valid_holds: assume (write_address_valid);
      write_address_s2_payload_holds: assume (write_address_offered ==
          {write_address_id, write_address_address, write_address_length, write_address_size,
          write_address_burst});
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
  reg [576:0] write_data_offered;
  always @(posedge clk) begin
    write_data_stalled <= write_data_valid && !write_data_ready && !rst;
    write_data_offered <= {write_data_data, write_data_strobe, write_data_last};
    if (write_data_stalled && !rst) begin
      write_data_s2_valid_holds: assume (write_data_valid);
      write_data_s2_payload_holds: assume (write_data_offered ==
          {write_data_data, write_data_strobe, write_data_last});
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
  reg [7:0] write_response_offered;
  always @(posedge clk) begin
    write_response_stalled <= write_response_valid && !write_response_ready && !rst;
    write_response_offered <= {write_response_id, write_response_response};
    if (write_response_stalled && !rst) begin
      write_response_s2_valid_holds: assert (write_response_valid);
      write_response_s2_payload_holds: assert (write_response_offered ==
          {write_response_id, write_response_response});
    end
  end
  // write_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_response_s7_quiet_in_reset: assert (!write_response_valid);
    end
  end

  // mmio_write: S2, an offer holds until it is taken.
  reg mmio_write_stalled;
  initial mmio_write_stalled = 1'b0;
  reg [587:0] mmio_write_offered;
  always @(posedge clk) begin
    mmio_write_stalled <= mmio_write_valid && !mmio_write_ready && !rst;
    mmio_write_offered <= {mmio_write_line_address, mmio_write_data, mmio_write_byte_enable};
    if (mmio_write_stalled && !rst) begin
      mmio_write_s2_valid_holds: assert (mmio_write_valid);
      mmio_write_s2_payload_holds: assert (mmio_write_offered ==
          {mmio_write_line_address, mmio_write_data, mmio_write_byte_enable});
    end
  end
  // mmio_write: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mmio_write_s7_quiet_in_reset: assert (!mmio_write_valid);
    end
  end

endmodule

`default_nettype wire
