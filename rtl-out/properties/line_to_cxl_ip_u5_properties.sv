// Proof harness of `line_to_cxl_ip_u5`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module line_to_cxl_ip_u5_properties (
  input  wire clk,
  input  wire rst,
  input  wire line_request_valid,
  output wire line_request_ready,
  input  wire [3:0] line_request_operation,
  input  wire [1:0] line_request_space,
  input  wire [45:0] line_request_line_address,
  input  wire [511:0] line_request_data,
  input  wire [63:0] line_request_byte_enable,
  input  wire [9:0] line_request_tag,
  output wire line_response_valid,
  input  wire line_response_ready,
  output wire [9:0] line_response_tag,
  output wire line_response_status,
  output wire [511:0] line_response_data,
  output wire write_address_valid,
  input  wire write_address_ready,
  output wire [11:0] write_address_id,
  output wire [63:0] write_address_address,
  output wire [9:0] write_address_length,
  output wire [2:0] write_address_size,
  output wire [1:0] write_address_burst,
  output wire [2:0] write_address_protection,
  output wire [3:0] write_address_quality,
  output wire [4:0] write_address_user,
  output wire [3:0] write_address_cache,
  output wire [1:0] write_address_lock,
  output wire [3:0] write_address_region,
  output wire [5:0] write_address_atomic,
  output wire write_data_valid,
  input  wire write_data_ready,
  output wire [511:0] write_data_data,
  output wire [63:0] write_data_strobe,
  output wire write_data_last,
  output wire write_data_user,
  input  wire write_response_valid,
  output wire write_response_ready,
  input  wire [11:0] write_response_id,
  input  wire [1:0] write_response_response,
  input  wire [3:0] write_response_user,
  output wire read_address_valid,
  input  wire read_address_ready,
  output wire [11:0] read_address_id,
  output wire [63:0] read_address_address,
  output wire [9:0] read_address_length,
  output wire [2:0] read_address_size,
  output wire [1:0] read_address_burst,
  output wire [2:0] read_address_protection,
  output wire [3:0] read_address_quality,
  output wire [4:0] read_address_user,
  output wire [3:0] read_address_cache,
  output wire [1:0] read_address_lock,
  output wire [3:0] read_address_region,
  input  wire read_data_valid,
  output wire read_data_ready,
  input  wire [11:0] read_data_id,
  input  wire [511:0] read_data_data,
  input  wire [1:0] read_data_response,
  input  wire read_data_last,
  input  wire read_data_user,
  input  wire quiesce_request,
  output wire quiesce_acknowledge,
  output wire [2:0] status_first_fault,
  output wire [31:0] status_reads,
  output wire [31:0] status_writes,
  output wire [15:0] status_refused_requests,
  output wire [15:0] status_unknown_read_ids,
  output wire [15:0] status_unknown_write_ids,
  output wire [15:0] status_missing_lasts
);

  line_to_cxl_ip_u5 device (
    .clk(clk),
    .rst(rst),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_operation(line_request_operation),
    .line_request_space(line_request_space),
    .line_request_line_address(line_request_line_address),
    .line_request_data(line_request_data),
    .line_request_byte_enable(line_request_byte_enable),
    .line_request_tag(line_request_tag),
    .line_response_valid(line_response_valid),
    .line_response_ready(line_response_ready),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .write_address_valid(write_address_valid),
    .write_address_ready(write_address_ready),
    .write_address_id(write_address_id),
    .write_address_address(write_address_address),
    .write_address_length(write_address_length),
    .write_address_size(write_address_size),
    .write_address_burst(write_address_burst),
    .write_address_protection(write_address_protection),
    .write_address_quality(write_address_quality),
    .write_address_user(write_address_user),
    .write_address_cache(write_address_cache),
    .write_address_lock(write_address_lock),
    .write_address_region(write_address_region),
    .write_address_atomic(write_address_atomic),
    .write_data_valid(write_data_valid),
    .write_data_ready(write_data_ready),
    .write_data_data(write_data_data),
    .write_data_strobe(write_data_strobe),
    .write_data_last(write_data_last),
    .write_data_user(write_data_user),
    .write_response_valid(write_response_valid),
    .write_response_ready(write_response_ready),
    .write_response_id(write_response_id),
    .write_response_response(write_response_response),
    .write_response_user(write_response_user),
    .read_address_valid(read_address_valid),
    .read_address_ready(read_address_ready),
    .read_address_id(read_address_id),
    .read_address_address(read_address_address),
    .read_address_length(read_address_length),
    .read_address_size(read_address_size),
    .read_address_burst(read_address_burst),
    .read_address_protection(read_address_protection),
    .read_address_quality(read_address_quality),
    .read_address_user(read_address_user),
    .read_address_cache(read_address_cache),
    .read_address_lock(read_address_lock),
    .read_address_region(read_address_region),
    .read_data_valid(read_data_valid),
    .read_data_ready(read_data_ready),
    .read_data_id(read_data_id),
    .read_data_data(read_data_data),
    .read_data_response(read_data_response),
    .read_data_last(read_data_last),
    .read_data_user(read_data_user),
    .quiesce_request(quiesce_request),
    .quiesce_acknowledge(quiesce_acknowledge),
    .status_first_fault(status_first_fault),
    .status_reads(status_reads),
    .status_writes(status_writes),
    .status_refused_requests(status_refused_requests),
    .status_unknown_read_ids(status_unknown_read_ids),
    .status_unknown_write_ids(status_unknown_write_ids),
    .status_missing_lasts(status_missing_lasts)
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

  // line_request: S2, an offer holds until it is taken.
  reg line_request_stalled;
  initial line_request_stalled = 1'b0;
  reg [637:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_operation, line_request_space, line_request_line_address,
        line_request_data, line_request_byte_enable, line_request_tag};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assume (line_request_valid);
      line_request_s2_payload_holds: assume (line_request_offered ==
          {line_request_operation, line_request_space, line_request_line_address,
          line_request_data, line_request_byte_enable, line_request_tag});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assume (!line_request_valid);
    end
  end

  // line_response: S2, an offer holds until it is taken.
  reg line_response_stalled;
  initial line_response_stalled = 1'b0;
  reg [522:0] line_response_offered;
  always @(posedge clk) begin
    line_response_stalled <= line_response_valid && !line_response_ready && !rst;
    line_response_offered <= {line_response_tag, line_response_status, line_response_data};
    if (line_response_stalled && !rst) begin
      line_response_s2_valid_holds: assert (line_response_valid);
      line_response_s2_payload_holds: assert (line_response_offered ==
          {line_response_tag, line_response_status, line_response_data});
    end
  end
  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assert (!line_response_valid);
    end
  end

  // write_address: S2, an offer holds until it is taken.
  reg write_address_stalled;
  initial write_address_stalled = 1'b0;
  reg [118:0] write_address_offered;
  always @(posedge clk) begin
    write_address_stalled <= write_address_valid && !write_address_ready && !rst;
    write_address_offered <= {write_address_id, write_address_address, write_address_length,
        write_address_size, write_address_burst, write_address_protection, write_address_quality,
        write_address_user, write_address_cache, write_address_lock, write_address_region,
        write_address_atomic};
    if (write_address_stalled && !rst) begin
      write_address_s2_valid_holds: assert (write_address_valid);
      write_address_s2_payload_holds: assert (write_address_offered ==
          {write_address_id, write_address_address, write_address_length, write_address_size,
          write_address_burst, write_address_protection, write_address_quality, write_address_user,
          write_address_cache, write_address_lock, write_address_region, write_address_atomic});
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
  reg [577:0] write_data_offered;
  always @(posedge clk) begin
    write_data_stalled <= write_data_valid && !write_data_ready && !rst;
    write_data_offered <= {write_data_data, write_data_strobe, write_data_last, write_data_user};
    if (write_data_stalled && !rst) begin
      write_data_s2_valid_holds: assert (write_data_valid);
      write_data_s2_payload_holds: assert (write_data_offered ==
          {write_data_data, write_data_strobe, write_data_last, write_data_user});
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
  reg [17:0] write_response_offered;
  always @(posedge clk) begin
    write_response_stalled <= write_response_valid && !write_response_ready && !rst;
    write_response_offered <= {write_response_id, write_response_response, write_response_user};
    if (write_response_stalled && !rst) begin
      write_response_s2_valid_holds: assume (write_response_valid);
      write_response_s2_payload_holds: assume (write_response_offered ==
          {write_response_id, write_response_response, write_response_user});
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
  reg [112:0] read_address_offered;
  always @(posedge clk) begin
    read_address_stalled <= read_address_valid && !read_address_ready && !rst;
    read_address_offered <= {read_address_id, read_address_address, read_address_length,
        read_address_size, read_address_burst, read_address_protection, read_address_quality,
        read_address_user, read_address_cache, read_address_lock, read_address_region};
    if (read_address_stalled && !rst) begin
      read_address_s2_valid_holds: assert (read_address_valid);
      read_address_s2_payload_holds: assert (read_address_offered ==
          {read_address_id, read_address_address, read_address_length, read_address_size,
          read_address_burst, read_address_protection, read_address_quality, read_address_user,
          read_address_cache, read_address_lock, read_address_region});
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
  reg [527:0] read_data_offered;
  always @(posedge clk) begin
    read_data_stalled <= read_data_valid && !read_data_ready && !rst;
    read_data_offered <= {read_data_id, read_data_data, read_data_response, read_data_last,
        read_data_user};
    if (read_data_stalled && !rst) begin
      read_data_s2_valid_holds: assume (read_data_valid);
      read_data_s2_payload_holds: assume (read_data_offered ==
          {read_data_id, read_data_data, read_data_response, read_data_last, read_data_user});
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
