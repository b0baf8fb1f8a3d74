// Proof harness of `store_interface`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module store_interface_properties (
  input  wire clk,
  input  wire rst,
  input  wire mmio_write_valid,
  output wire mmio_write_ready,
  input  wire [11:0] mmio_write_line_address,
  input  wire [511:0] mmio_write_data,
  input  wire [63:0] mmio_write_byte_enable,
  input  wire restart_valid,
  input  wire [11:0] restart_line_address,
  input  wire [23:0] gate_patience_cycles,
  output wire sent_valid,
  input  wire sent_ready,
  output wire [511:0] sent_data,
  output wire sent_last,
  output wire sent_error,
  output wire [13:0] sent_length_bytes,
  output wire [7:0] sent_ring,
  output wire [1:0] sent_destination,
  output wire [2:0] sent_protocol,
  output wire [1:0] sent_checksum,
  output wire [31:0] sent_flow_hash,
  output wire [47:0] sent_timestamp_cycles,
  output wire [17:0] next_start_address,
  output wire [2:0] reorder_status_fault,
  output wire [7:0] reorder_status_too_short,
  output wire [7:0] reorder_status_too_long,
  output wire [7:0] reorder_status_beyond_window,
  output wire [7:0] reorder_status_below_start,
  output wire [15:0] reorder_status_doubled_stores,
  output wire [15:0] reorder_status_dropped_stores,
  output wire [15:0] reorder_status_late_gap_stores,
  output wire gate_status_is_down,
  output wire [15:0] gate_status_outages,
  output wire [31:0] gate_status_dropped_messages,
  output wire [31:0] packets_status_messages,
  output wire [15:0] packets_status_empty_messages
);

  store_interface device (
    .clk(clk),
    .rst(rst),
    .mmio_write_valid(mmio_write_valid),
    .mmio_write_ready(mmio_write_ready),
    .mmio_write_line_address(mmio_write_line_address),
    .mmio_write_data(mmio_write_data),
    .mmio_write_byte_enable(mmio_write_byte_enable),
    .restart_valid(restart_valid),
    .restart_line_address(restart_line_address),
    .gate_patience_cycles(gate_patience_cycles),
    .sent_valid(sent_valid),
    .sent_ready(sent_ready),
    .sent_data(sent_data),
    .sent_last(sent_last),
    .sent_error(sent_error),
    .sent_length_bytes(sent_length_bytes),
    .sent_ring(sent_ring),
    .sent_destination(sent_destination),
    .sent_protocol(sent_protocol),
    .sent_checksum(sent_checksum),
    .sent_flow_hash(sent_flow_hash),
    .sent_timestamp_cycles(sent_timestamp_cycles),
    .next_start_address(next_start_address),
    .reorder_status_fault(reorder_status_fault),
    .reorder_status_too_short(reorder_status_too_short),
    .reorder_status_too_long(reorder_status_too_long),
    .reorder_status_beyond_window(reorder_status_beyond_window),
    .reorder_status_below_start(reorder_status_below_start),
    .reorder_status_doubled_stores(reorder_status_doubled_stores),
    .reorder_status_dropped_stores(reorder_status_dropped_stores),
    .reorder_status_late_gap_stores(reorder_status_late_gap_stores),
    .gate_status_is_down(gate_status_is_down),
    .gate_status_outages(gate_status_outages),
    .gate_status_dropped_messages(gate_status_dropped_messages),
    .packets_status_messages(packets_status_messages),
    .packets_status_empty_messages(packets_status_empty_messages)
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

  // restart: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      restart_s7_quiet_in_reset: assume (!restart_valid);
    end
  end

  // sent: S2, an offer holds until it is taken.
  reg sent_stalled;
  initial sent_stalled = 1'b0;
  reg [622:0] sent_offered;
  always @(posedge clk) begin
    sent_stalled <= sent_valid && !sent_ready && !rst;
    sent_offered <= {sent_data, sent_last, sent_error, sent_length_bytes, sent_ring,
        sent_destination, sent_protocol, sent_checksum, sent_flow_hash, sent_timestamp_cycles};
    if (sent_stalled && !rst) begin
      sent_s2_valid_holds: assert (sent_valid);
      sent_s2_payload_holds: assert (sent_offered == {sent_data, sent_last, sent_error,
          sent_length_bytes, sent_ring, sent_destination, sent_protocol, sent_checksum,
          sent_flow_hash, sent_timestamp_cycles});
    end
  end
  // sent: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sent_s7_quiet_in_reset: assert (!sent_valid);
    end
  end

endmodule

`default_nettype wire
