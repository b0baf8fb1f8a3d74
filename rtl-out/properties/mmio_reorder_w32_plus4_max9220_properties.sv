// Proof harness of `mmio_reorder_w32_plus4_max9220`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module mmio_reorder_w32_plus4_max9220_properties (
  input  wire clk,
  input  wire rst,
  input  wire mmio_write_valid,
  output wire mmio_write_ready,
  input  wire [11:0] mmio_write_line_address,
  input  wire [511:0] mmio_write_data,
  input  wire [63:0] mmio_write_byte_enable,
  output wire message_valid,
  input  wire message_ready,
  output wire [511:0] message_data,
  output wire [63:0] message_keep,
  output wire message_last,
  output wire message_error,
  input  wire restart_valid,
  input  wire [11:0] restart_line_address,
  output wire [17:0] next_start_address,
  output wire [2:0] status_fault,
  output wire [7:0] status_too_short,
  output wire [7:0] status_too_long,
  output wire [7:0] status_beyond_window,
  output wire [7:0] status_below_start,
  output wire [15:0] status_doubled_stores,
  output wire [15:0] status_dropped_stores,
  output wire [15:0] status_late_gap_stores
);

  mmio_reorder_w32_plus4_max9220 device (
    .clk(clk),
    .rst(rst),
    .mmio_write_valid(mmio_write_valid),
    .mmio_write_ready(mmio_write_ready),
    .mmio_write_line_address(mmio_write_line_address),
    .mmio_write_data(mmio_write_data),
    .mmio_write_byte_enable(mmio_write_byte_enable),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_data(message_data),
    .message_keep(message_keep),
    .message_last(message_last),
    .message_error(message_error),
    .restart_valid(restart_valid),
    .restart_line_address(restart_line_address),
    .next_start_address(next_start_address),
    .status_fault(status_fault),
    .status_too_short(status_too_short),
    .status_too_long(status_too_long),
    .status_beyond_window(status_beyond_window),
    .status_below_start(status_below_start),
    .status_doubled_stores(status_doubled_stores),
    .status_dropped_stores(status_dropped_stores),
    .status_late_gap_stores(status_late_gap_stores)
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

  // mmio_write: S2, an offer holds until it is taken.
  reg mmio_write_stalled;
  initial mmio_write_stalled = 1'b0;
  reg [587:0] mmio_write_offered;
  always @(posedge clk) begin
    mmio_write_stalled <= mmio_write_valid && !mmio_write_ready && !rst;
    mmio_write_offered <= {mmio_write_line_address, mmio_write_data, mmio_write_byte_enable};
    if (mmio_write_stalled && !rst) begin
      mmio_write_s2_valid_holds: assume (mmio_write_valid);
      mmio_write_s2_payload_holds: assume (mmio_write_offered ==
          {mmio_write_line_address, mmio_write_data, mmio_write_byte_enable});
    end
  end
  // mmio_write: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mmio_write_s7_quiet_in_reset: assume (!mmio_write_valid);
    end
  end

  // message: S2, an offer holds until it is taken.
  reg message_stalled;
  initial message_stalled = 1'b0;
  reg [577:0] message_offered;
  always @(posedge clk) begin
    message_stalled <= message_valid && !message_ready && !rst;
    message_offered <= {message_data, message_keep, message_last, message_error};
    if (message_stalled && !rst) begin
      message_s2_valid_holds: assert (message_valid);
      message_s2_payload_holds: assert (message_offered ==
          {message_data, message_keep, message_last, message_error});
    end
  end
  // message: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      message_s7_quiet_in_reset: assert (!message_valid);
    end
  end

  // restart: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      restart_s7_quiet_in_reset: assume (!restart_valid);
    end
  end

endmodule

`default_nettype wire
