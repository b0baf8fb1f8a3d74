// Proof harness of `axi_read_slave`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module axi_read_slave_properties (
  input  wire clk,
  input  wire rst,
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
  output wire [15:0] reads
);

  axi_read_slave device (
    .clk(clk),
    .rst(rst),
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
    .reads(reads)
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

endmodule

`default_nettype wire
