// Proof harness of `pcie_to_axi`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module pcie_to_axi_properties (
  input  wire clk,
  input  wire rst,
  input  wire pcie_request_valid,
  output wire pcie_request_ready,
  input  wire pcie_request_request_type,
  input  wire [63:0] pcie_request_address,
  input  wire [9:0] pcie_request_length,
  input  wire [7:0] pcie_request_tag,
  input  wire [3:0] pcie_request_first_dw_be,
  input  wire [3:0] pcie_request_last_dw_be,
  input  wire [511:0] pcie_request_data,
  input  wire pcie_request_last,
  output wire pcie_completion_valid,
  input  wire pcie_completion_ready,
  output wire [2:0] pcie_completion_status,
  output wire pcie_completion_poisoned,
  output wire [7:0] pcie_completion_tag,
  output wire [11:0] pcie_completion_byte_count,
  output wire [6:0] pcie_completion_lower_address,
  output wire [9:0] pcie_completion_length,
  output wire [511:0] pcie_completion_data,
  output wire pcie_completion_last,
  output wire write_address_valid,
  input  wire write_address_ready,
  output wire [4:0] write_address_id,
  output wire [63:0] write_address_address,
  output wire [7:0] write_address_length,
  output wire [2:0] write_address_size,
  output wire [1:0] write_address_burst,
  output wire write_data_valid,
  input  wire write_data_ready,
  output wire [511:0] write_data_data,
  output wire [63:0] write_data_strobe,
  output wire write_data_last,
  input  wire write_response_valid,
  output wire write_response_ready,
  input  wire [4:0] write_response_id,
  input  wire [1:0] write_response_response,
  output wire read_address_valid,
  input  wire read_address_ready,
  output wire [4:0] read_address_id,
  output wire [63:0] read_address_address,
  output wire [7:0] read_address_length,
  output wire [2:0] read_address_size,
  output wire [1:0] read_address_burst,
  input  wire read_data_valid,
  output wire read_data_ready,
  input  wire [4:0] read_data_id,
  input  wire [511:0] read_data_data,
  input  wire [1:0] read_data_response,
  input  wire read_data_last,
  output wire [15:0] status_failed_writes,
  output wire [15:0] status_failed_reads,
  output wire [15:0] status_misplaced_lasts,
  output wire [15:0] status_stray_responses,
  output wire [15:0] status_stray_beats
);

  pcie_to_axi device (
    .clk(clk),
    .rst(rst),
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
    .status_failed_writes(status_failed_writes),
    .status_failed_reads(status_failed_reads),
    .status_misplaced_lasts(status_misplaced_lasts),
    .status_stray_responses(status_stray_responses),
    .status_stray_beats(status_stray_beats)
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

  // pcie_request: S2, an offer holds until it is taken.
  reg pcie_request_stalled;
  initial pcie_request_stalled = 1'b0;
  reg [603:0] pcie_request_offered;
  always @(posedge clk) begin
    pcie_request_stalled <= pcie_request_valid && !pcie_request_ready && !rst;
    pcie_request_offered <= {pcie_request_request_type, pcie_request_address, pcie_request_length,
        pcie_request_tag, pcie_request_first_dw_be, pcie_request_last_dw_be, pcie_request_data,
        pcie_request_last};
    if (pcie_request_stalled && !rst) begin
      pcie_request_s2_valid_holds: assume (pcie_request_valid);
      pcie_request_s2_payload_holds: assume (pcie_request_offered ==
          {pcie_request_request_type, pcie_request_address, pcie_request_length, pcie_request_tag,
          pcie_request_first_dw_be, pcie_request_last_dw_be, pcie_request_data, pcie_request_last});
    end
  end
  // pcie_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pcie_request_s7_quiet_in_reset: assume (!pcie_request_valid);
    end
  end

  // pcie_completion: S2, an offer holds until it is taken.
  reg pcie_completion_stalled;
  initial pcie_completion_stalled = 1'b0;
  reg [553:0] pcie_completion_offered;
  always @(posedge clk) begin
    pcie_completion_stalled <= pcie_completion_valid && !pcie_completion_ready && !rst;
    pcie_completion_offered <= {pcie_completion_status, pcie_completion_poisoned,
        pcie_completion_tag, pcie_completion_byte_count, pcie_completion_lower_address,
        pcie_completion_length, pcie_completion_data, pcie_completion_last};
    if (pcie_completion_stalled && !rst) begin
      pcie_completion_s2_valid_holds: assert (pcie_completion_valid);
      pcie_completion_s2_payload_holds: assert (pcie_completion_offered ==
          {pcie_completion_status, pcie_completion_poisoned, pcie_completion_tag,
          pcie_completion_byte_count, pcie_completion_lower_address, pcie_completion_length,
          pcie_completion_data, pcie_completion_last});
    end
  end
  // pcie_completion: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      pcie_completion_s7_quiet_in_reset: assert (!pcie_completion_valid);
    end
  end

  // write_address: S2, an offer holds until it is taken.
  reg write_address_stalled;
  initial write_address_stalled = 1'b0;
  reg [81:0] write_address_offered;
  always @(posedge clk) begin
    write_address_stalled <= write_address_valid && !write_address_ready && !rst;
    write_address_offered <= {write_address_id, write_address_address, write_address_length,
        write_address_size, write_address_burst};
    if (write_address_stalled && !rst) begin
      write_address_s2_valid_holds: assert (write_address_valid);
      write_address_s2_payload_holds: assert (write_address_offered ==
          {write_address_id, write_address_address, write_address_length, write_address_size,
          write_address_burst});
    end
  end
  // write_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_address_s7_quiet_in_reset: assert (!write_address_valid);
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
      write_data_s2_valid_holds: assert (write_data_valid);
      write_data_s2_payload_holds: assert (write_data_offered ==
          {write_data_data, write_data_strobe, write_data_last});
    end
  end
  // write_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_data_s7_quiet_in_reset: assert (!write_data_valid);
    end
  end

  // write_response: S2, an offer holds until it is taken.
  reg write_response_stalled;
  initial write_response_stalled = 1'b0;
  reg [6:0] write_response_offered;
  always @(posedge clk) begin
    write_response_stalled <= write_response_valid && !write_response_ready && !rst;
    write_response_offered <= {write_response_id, write_response_response};
    if (write_response_stalled && !rst) begin
      write_response_s2_valid_holds: assume (write_response_valid);
      write_response_s2_payload_holds: assume (write_response_offered ==
          {write_response_id, write_response_response});
    end
  end
  // write_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_response_s7_quiet_in_reset: assume (!write_response_valid);
    end
  end

  // read_address: S2, an offer holds until it is taken.
  reg read_address_stalled;
  initial read_address_stalled = 1'b0;
  reg [81:0] read_address_offered;
  always @(posedge clk) begin
    read_address_stalled <= read_address_valid && !read_address_ready && !rst;
    read_address_offered <= {read_address_id, read_address_address, read_address_length,
        read_address_size, read_address_burst};
    if (read_address_stalled && !rst) begin
      read_address_s2_valid_holds: assert (read_address_valid);
      read_address_s2_payload_holds: assert (read_address_offered ==
          {read_address_id, read_address_address, read_address_length, read_address_size,
          read_address_burst});
    end
  end
  // read_address: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_address_s7_quiet_in_reset: assert (!read_address_valid);
    end
  end

  // read_data: S2, an offer holds until it is taken.
  reg read_data_stalled;
  initial read_data_stalled = 1'b0;
  reg [519:0] read_data_offered;
  always @(posedge clk) begin
    read_data_stalled <= read_data_valid && !read_data_ready && !rst;
    read_data_offered <= {read_data_id, read_data_data, read_data_response, read_data_last};
    if (read_data_stalled && !rst) begin
      read_data_s2_valid_holds: assume (read_data_valid);
      read_data_s2_payload_holds: assume (read_data_offered ==
          {read_data_id, read_data_data, read_data_response, read_data_last});
    end
  end
  // read_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_data_s7_quiet_in_reset: assume (!read_data_valid);
    end
  end

endmodule

`default_nettype wire
