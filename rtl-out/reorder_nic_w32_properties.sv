// Proof harness of `reorder_nic_w32`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module reorder_nic_w32_properties (
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
  input  wire enable,
  input  wire restart_valid,
  input  wire [11:0] restart_line_address,
  output wire [17:0] next_start_address,
  output wire [31:0] write_status_stores,
  output wire [15:0] write_status_refused_bursts,
  output wire [15:0] write_status_outside_bursts,
  output wire [15:0] write_status_misplaced_lasts,
  output wire [15:0] write_status_disabled_stores,
  output wire [15:0] reads,
  output wire [2:0] reorder_status_fault,
  output wire [7:0] reorder_status_too_short,
  output wire [7:0] reorder_status_too_long,
  output wire [7:0] reorder_status_beyond_window,
  output wire [7:0] reorder_status_below_start,
  output wire [15:0] reorder_status_doubled_stores,
  output wire [15:0] reorder_status_dropped_stores,
  output wire [31:0] header_status_messages,
  output wire [15:0] header_status_empty_messages,
  output wire [15:0] queue_status_damaged_packets,
  output wire [15:0] queue_status_oversized_packets,
  output wire [31:0] transmit_status_packets,
  output wire [47:0] transmit_status_bytes,
  output wire [31:0] transmit_status_padded_packets
);

  reorder_nic_w32 device (
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
    .enable(enable),
    .restart_valid(restart_valid),
    .restart_line_address(restart_line_address),
    .next_start_address(next_start_address),
    .write_status_stores(write_status_stores),
    .write_status_refused_bursts(write_status_refused_bursts),
    .write_status_outside_bursts(write_status_outside_bursts),
    .write_status_misplaced_lasts(write_status_misplaced_lasts),
    .write_status_disabled_stores(write_status_disabled_stores),
    .reads(reads),
    .reorder_status_fault(reorder_status_fault),
    .reorder_status_too_short(reorder_status_too_short),
    .reorder_status_too_long(reorder_status_too_long),
    .reorder_status_beyond_window(reorder_status_beyond_window),
    .reorder_status_below_start(reorder_status_below_start),
    .reorder_status_doubled_stores(reorder_status_doubled_stores),
    .reorder_status_dropped_stores(reorder_status_dropped_stores),
    .header_status_messages(header_status_messages),
    .header_status_empty_messages(header_status_empty_messages),
    .queue_status_damaged_packets(queue_status_damaged_packets),
    .queue_status_oversized_packets(queue_status_oversized_packets),
    .transmit_status_packets(transmit_status_packets),
    .transmit_status_bytes(transmit_status_bytes),
    .transmit_status_padded_packets(transmit_status_padded_packets)
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

  // read_address: S2, an offer holds until it is taken.
  reg read_address_stalled;
  initial read_address_stalled = 1'b0;
  reg [82:0] read_address_offered;
  always @(posedge clk) begin
    read_address_stalled <= read_address_valid && !read_address_ready && !rst;
    read_address_offered <= {read_address_id, read_address_address, read_address_length,
        read_address_size, read_address_burst};
    if (read_address_stalled && !rst) begin
      read_address_s2_valid_holds: assume (read_address_valid);
      read_address_s2_payload_holds: assume (read_address_offered ==
          {read_address_id, read_address_address, read_address_length, read_address_size,
          read_address_burst});
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
  reg [520:0] read_data_offered;
  always @(posedge clk) begin
    read_data_stalled <= read_data_valid && !read_data_ready && !rst;
    read_data_offered <= {read_data_id, read_data_data, read_data_response, read_data_last};
    if (read_data_stalled && !rst) begin
      read_data_s2_valid_holds: assert (read_data_valid);
      read_data_s2_payload_holds: assert (read_data_offered ==
          {read_data_id, read_data_data, read_data_response, read_data_last});
    end
  end
  // read_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_data_s7_quiet_in_reset: assert (!read_data_valid);
    end
  end

  // cmac: S2, an offer holds until it is taken.
  reg cmac_stalled;
  initial cmac_stalled = 1'b0;
  reg [577:0] cmac_offered;
  always @(posedge clk) begin
    cmac_stalled <= cmac_valid && !cmac_ready && !rst;
    cmac_offered <= {cmac_data, cmac_keep, cmac_last, cmac_error};
    if (cmac_stalled && !rst) begin
      cmac_s2_valid_holds: assert (cmac_valid);
      cmac_s2_payload_holds: assert (cmac_offered == {cmac_data, cmac_keep, cmac_last, cmac_error});
    end
  end
  // cmac: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      cmac_s7_quiet_in_reset: assert (!cmac_valid);
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
