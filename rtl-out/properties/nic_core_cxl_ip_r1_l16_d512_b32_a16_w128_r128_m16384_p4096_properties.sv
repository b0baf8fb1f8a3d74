// Proof harness of `nic_core_cxl_ip_r1_l16_d512_b32_a16_w128_r128_m16384_p4096`: reset first, then
// the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module nic_core_cxl_ip_r1_l16_d512_b32_a16_w128_r128_m16384_p4096_properties (
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
  output wire descriptor_request_valid,
  input  wire descriptor_request_ready,
  output wire [3:0] descriptor_request_operation,
  output wire [1:0] descriptor_request_space,
  output wire [45:0] descriptor_request_line_address,
  output wire [511:0] descriptor_request_data,
  output wire [63:0] descriptor_request_byte_enable,
  output wire [9:0] descriptor_request_tag,
  input  wire descriptor_response_valid,
  output wire descriptor_response_ready,
  input  wire [9:0] descriptor_response_tag,
  input  wire descriptor_response_status,
  input  wire [511:0] descriptor_response_data,
  output wire write_request_valid,
  input  wire write_request_ready,
  output wire [3:0] write_request_operation,
  output wire [1:0] write_request_space,
  output wire [45:0] write_request_line_address,
  output wire [511:0] write_request_data,
  output wire [63:0] write_request_byte_enable,
  output wire [9:0] write_request_tag,
  input  wire write_response_valid,
  output wire write_response_ready,
  input  wire [9:0] write_response_tag,
  input  wire write_response_status,
  input  wire [511:0] write_response_data,
  output wire read_request_valid,
  input  wire read_request_ready,
  output wire [3:0] read_request_operation,
  output wire [1:0] read_request_space,
  output wire [45:0] read_request_line_address,
  output wire [511:0] read_request_data,
  output wire [63:0] read_request_byte_enable,
  output wire [9:0] read_request_tag,
  input  wire read_response_valid,
  output wire read_response_ready,
  input  wire [9:0] read_response_tag,
  input  wire read_response_status,
  input  wire [511:0] read_response_data,
  output wire message_valid,
  input  wire message_ready,
  output wire [63:0] message_address,
  output wire [31:0] message_data,
  input  wire access_valid,
  output wire access_ready,
  input  wire [31:0] access_address,
  input  wire access_write,
  input  wire [31:0] access_data,
  input  wire [3:0] access_byte_enable,
  output wire answer_valid,
  input  wire answer_ready,
  output wire [31:0] answer_data,
  output wire answer_refused,
  output wire line_merge_access_valid,
  input  wire line_merge_access_ready,
  output wire [31:0] line_merge_access_address,
  output wire line_merge_access_write,
  output wire [31:0] line_merge_access_data,
  output wire [3:0] line_merge_access_byte_enable,
  output wire cxl_ip_0_access_valid,
  input  wire cxl_ip_0_access_ready,
  output wire [31:0] cxl_ip_0_access_address,
  output wire cxl_ip_0_access_write,
  output wire [31:0] cxl_ip_0_access_data,
  output wire [3:0] cxl_ip_0_access_byte_enable,
  output wire cxl_ip_1_access_valid,
  input  wire cxl_ip_1_access_ready,
  output wire [31:0] cxl_ip_1_access_address,
  output wire cxl_ip_1_access_write,
  output wire [31:0] cxl_ip_1_access_data,
  output wire [3:0] cxl_ip_1_access_byte_enable,
  output wire avalon_access_valid,
  input  wire avalon_access_ready,
  output wire [31:0] avalon_access_address,
  output wire avalon_access_write,
  output wire [31:0] avalon_access_data,
  output wire [3:0] avalon_access_byte_enable,
  output wire device_memory_access_valid,
  input  wire device_memory_access_ready,
  output wire [31:0] device_memory_access_address,
  output wire device_memory_access_write,
  output wire [31:0] device_memory_access_data,
  output wire [3:0] device_memory_access_byte_enable,
  input  wire line_merge_answer_valid,
  output wire line_merge_answer_ready,
  input  wire [31:0] line_merge_answer_data,
  input  wire line_merge_answer_refused,
  input  wire cxl_ip_0_answer_valid,
  output wire cxl_ip_0_answer_ready,
  input  wire [31:0] cxl_ip_0_answer_data,
  input  wire cxl_ip_0_answer_refused,
  input  wire cxl_ip_1_answer_valid,
  output wire cxl_ip_1_answer_ready,
  input  wire [31:0] cxl_ip_1_answer_data,
  input  wire cxl_ip_1_answer_refused,
  input  wire avalon_answer_valid,
  output wire avalon_answer_ready,
  input  wire [31:0] avalon_answer_data,
  input  wire avalon_answer_refused,
  input  wire device_memory_answer_valid,
  output wire device_memory_answer_ready,
  input  wire [31:0] device_memory_answer_data,
  input  wire device_memory_answer_refused
);

  nic_core_cxl_ip_r1_l16_d512_b32_a16_w128_r128_m16384_p4096 device (
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
    .descriptor_request_valid(descriptor_request_valid),
    .descriptor_request_ready(descriptor_request_ready),
    .descriptor_request_operation(descriptor_request_operation),
    .descriptor_request_space(descriptor_request_space),
    .descriptor_request_line_address(descriptor_request_line_address),
    .descriptor_request_data(descriptor_request_data),
    .descriptor_request_byte_enable(descriptor_request_byte_enable),
    .descriptor_request_tag(descriptor_request_tag),
    .descriptor_response_valid(descriptor_response_valid),
    .descriptor_response_ready(descriptor_response_ready),
    .descriptor_response_tag(descriptor_response_tag),
    .descriptor_response_status(descriptor_response_status),
    .descriptor_response_data(descriptor_response_data),
    .write_request_valid(write_request_valid),
    .write_request_ready(write_request_ready),
    .write_request_operation(write_request_operation),
    .write_request_space(write_request_space),
    .write_request_line_address(write_request_line_address),
    .write_request_data(write_request_data),
    .write_request_byte_enable(write_request_byte_enable),
    .write_request_tag(write_request_tag),
    .write_response_valid(write_response_valid),
    .write_response_ready(write_response_ready),
    .write_response_tag(write_response_tag),
    .write_response_status(write_response_status),
    .write_response_data(write_response_data),
    .read_request_valid(read_request_valid),
    .read_request_ready(read_request_ready),
    .read_request_operation(read_request_operation),
    .read_request_space(read_request_space),
    .read_request_line_address(read_request_line_address),
    .read_request_data(read_request_data),
    .read_request_byte_enable(read_request_byte_enable),
    .read_request_tag(read_request_tag),
    .read_response_valid(read_response_valid),
    .read_response_ready(read_response_ready),
    .read_response_tag(read_response_tag),
    .read_response_status(read_response_status),
    .read_response_data(read_response_data),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_address(message_address),
    .message_data(message_data),
    .access_valid(access_valid),
    .access_ready(access_ready),
    .access_address(access_address),
    .access_write(access_write),
    .access_data(access_data),
    .access_byte_enable(access_byte_enable),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_refused(answer_refused),
    .line_merge_access_valid(line_merge_access_valid),
    .line_merge_access_ready(line_merge_access_ready),
    .line_merge_access_address(line_merge_access_address),
    .line_merge_access_write(line_merge_access_write),
    .line_merge_access_data(line_merge_access_data),
    .line_merge_access_byte_enable(line_merge_access_byte_enable),
    .cxl_ip_0_access_valid(cxl_ip_0_access_valid),
    .cxl_ip_0_access_ready(cxl_ip_0_access_ready),
    .cxl_ip_0_access_address(cxl_ip_0_access_address),
    .cxl_ip_0_access_write(cxl_ip_0_access_write),
    .cxl_ip_0_access_data(cxl_ip_0_access_data),
    .cxl_ip_0_access_byte_enable(cxl_ip_0_access_byte_enable),
    .cxl_ip_1_access_valid(cxl_ip_1_access_valid),
    .cxl_ip_1_access_ready(cxl_ip_1_access_ready),
    .cxl_ip_1_access_address(cxl_ip_1_access_address),
    .cxl_ip_1_access_write(cxl_ip_1_access_write),
    .cxl_ip_1_access_data(cxl_ip_1_access_data),
    .cxl_ip_1_access_byte_enable(cxl_ip_1_access_byte_enable),
    .avalon_access_valid(avalon_access_valid),
    .avalon_access_ready(avalon_access_ready),
    .avalon_access_address(avalon_access_address),
    .avalon_access_write(avalon_access_write),
    .avalon_access_data(avalon_access_data),
    .avalon_access_byte_enable(avalon_access_byte_enable),
    .device_memory_access_valid(device_memory_access_valid),
    .device_memory_access_ready(device_memory_access_ready),
    .device_memory_access_address(device_memory_access_address),
    .device_memory_access_write(device_memory_access_write),
    .device_memory_access_data(device_memory_access_data),
    .device_memory_access_byte_enable(device_memory_access_byte_enable),
    .line_merge_answer_valid(line_merge_answer_valid),
    .line_merge_answer_ready(line_merge_answer_ready),
    .line_merge_answer_data(line_merge_answer_data),
    .line_merge_answer_refused(line_merge_answer_refused),
    .cxl_ip_0_answer_valid(cxl_ip_0_answer_valid),
    .cxl_ip_0_answer_ready(cxl_ip_0_answer_ready),
    .cxl_ip_0_answer_data(cxl_ip_0_answer_data),
    .cxl_ip_0_answer_refused(cxl_ip_0_answer_refused),
    .cxl_ip_1_answer_valid(cxl_ip_1_answer_valid),
    .cxl_ip_1_answer_ready(cxl_ip_1_answer_ready),
    .cxl_ip_1_answer_data(cxl_ip_1_answer_data),
    .cxl_ip_1_answer_refused(cxl_ip_1_answer_refused),
    .avalon_answer_valid(avalon_answer_valid),
    .avalon_answer_ready(avalon_answer_ready),
    .avalon_answer_data(avalon_answer_data),
    .avalon_answer_refused(avalon_answer_refused),
    .device_memory_answer_valid(device_memory_answer_valid),
    .device_memory_answer_ready(device_memory_answer_ready),
    .device_memory_answer_data(device_memory_answer_data),
    .device_memory_answer_refused(device_memory_answer_refused)
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

  // descriptor_request: S2, an offer holds until it is taken.
  reg descriptor_request_stalled;
  initial descriptor_request_stalled = 1'b0;
  reg [637:0] descriptor_request_offered;
  always @(posedge host_clk) begin
    descriptor_request_stalled <= descriptor_request_valid && !descriptor_request_ready &&
        !host_rst;
    descriptor_request_offered <= {descriptor_request_operation, descriptor_request_space,
        descriptor_request_line_address, descriptor_request_data, descriptor_request_byte_enable,
        descriptor_request_tag};
    if (descriptor_request_stalled && !host_rst) begin
      descriptor_request_s2_valid_holds: assert (descriptor_request_valid);
      descriptor_request_s2_payload_holds: assert (descriptor_request_offered ==
          {descriptor_request_operation, descriptor_request_space, descriptor_request_line_address,
          descriptor_request_data, descriptor_request_byte_enable, descriptor_request_tag});
    end
  end
  // descriptor_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      descriptor_request_s7_quiet_in_reset: assert (!descriptor_request_valid);
    end
  end

  // descriptor_response: S2, an offer holds until it is taken.
  reg descriptor_response_stalled;
  initial descriptor_response_stalled = 1'b0;
  reg [522:0] descriptor_response_offered;
  always @(posedge host_clk) begin
    descriptor_response_stalled <= descriptor_response_valid && !descriptor_response_ready &&
        !host_rst;
    descriptor_response_offered <= {descriptor_response_tag, descriptor_response_status,
        descriptor_response_data};
    if (descriptor_response_stalled && !host_rst) begin
      descriptor_response_s2_valid_holds: assume (descriptor_response_valid);
      descriptor_response_s2_payload_holds: assume (descriptor_response_offered ==
          {descriptor_response_tag, descriptor_response_status, descriptor_response_data});
    end
  end
  // descriptor_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      descriptor_response_s7_quiet_in_reset: assume (!descriptor_response_valid);
    end
  end

  // write_request: S2, an offer holds until it is taken.
  reg write_request_stalled;
  initial write_request_stalled = 1'b0;
  reg [637:0] write_request_offered;
  always @(posedge host_clk) begin
    write_request_stalled <= write_request_valid && !write_request_ready && !host_rst;
    write_request_offered <= {write_request_operation, write_request_space,
        write_request_line_address, write_request_data, write_request_byte_enable,
        write_request_tag};
    if (write_request_stalled && !host_rst) begin
      write_request_s2_valid_holds: assert (write_request_valid);
      write_request_s2_payload_holds: assert (write_request_offered ==
          {write_request_operation, write_request_space, write_request_line_address,
          write_request_data, write_request_byte_enable, write_request_tag});
    end
  end
  // write_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_request_s7_quiet_in_reset: assert (!write_request_valid);
    end
  end

  // write_response: S2, an offer holds until it is taken.
  reg write_response_stalled;
  initial write_response_stalled = 1'b0;
  reg [522:0] write_response_offered;
  always @(posedge host_clk) begin
    write_response_stalled <= write_response_valid && !write_response_ready && !host_rst;
    write_response_offered <= {write_response_tag, write_response_status, write_response_data};
    if (write_response_stalled && !host_rst) begin
      write_response_s2_valid_holds: assume (write_response_valid);
      write_response_s2_payload_holds: assume (write_response_offered ==
          {write_response_tag, write_response_status, write_response_data});
    end
  end
  // write_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_response_s7_quiet_in_reset: assume (!write_response_valid);
    end
  end

  // read_request: S2, an offer holds until it is taken.
  reg read_request_stalled;
  initial read_request_stalled = 1'b0;
  reg [637:0] read_request_offered;
  always @(posedge host_clk) begin
    read_request_stalled <= read_request_valid && !read_request_ready && !host_rst;
    read_request_offered <= {read_request_operation, read_request_space, read_request_line_address,
        read_request_data, read_request_byte_enable, read_request_tag};
    if (read_request_stalled && !host_rst) begin
      read_request_s2_valid_holds: assert (read_request_valid);
      read_request_s2_payload_holds: assert (read_request_offered ==
          {read_request_operation, read_request_space, read_request_line_address,
          read_request_data, read_request_byte_enable, read_request_tag});
    end
  end
  // read_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_request_s7_quiet_in_reset: assert (!read_request_valid);
    end
  end

  // read_response: S2, an offer holds until it is taken.
  reg read_response_stalled;
  initial read_response_stalled = 1'b0;
  reg [522:0] read_response_offered;
  always @(posedge host_clk) begin
    read_response_stalled <= read_response_valid && !read_response_ready && !host_rst;
    read_response_offered <= {read_response_tag, read_response_status, read_response_data};
    if (read_response_stalled && !host_rst) begin
      read_response_s2_valid_holds: assume (read_response_valid);
      read_response_s2_payload_holds: assume (read_response_offered ==
          {read_response_tag, read_response_status, read_response_data});
    end
  end
  // read_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_response_s7_quiet_in_reset: assume (!read_response_valid);
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

  // access: S2, an offer holds until it is taken.
  reg access_stalled;
  initial access_stalled = 1'b0;
  reg [68:0] access_offered;
  always @(posedge host_clk) begin
    access_stalled <= access_valid && !access_ready && !host_rst;
    access_offered <= {access_address, access_write, access_data, access_byte_enable};
    if (access_stalled && !host_rst) begin
      access_s2_valid_holds: assume (access_valid);
      access_s2_payload_holds: assume (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      access_s7_quiet_in_reset: assume (!access_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [32:0] answer_offered;
  always @(posedge host_clk) begin
    answer_stalled <= answer_valid && !answer_ready && !host_rst;
    answer_offered <= {answer_data, answer_refused};
    if (answer_stalled && !host_rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // line_merge_access: S2, an offer holds until it is taken.
  reg line_merge_access_stalled;
  initial line_merge_access_stalled = 1'b0;
  reg [68:0] line_merge_access_offered;
  always @(posedge host_clk) begin
    line_merge_access_stalled <= line_merge_access_valid && !line_merge_access_ready && !host_rst;
    line_merge_access_offered <= {line_merge_access_address, line_merge_access_write,
        line_merge_access_data, line_merge_access_byte_enable};
    if (line_merge_access_stalled && !host_rst) begin
      line_merge_access_s2_valid_holds: assert (line_merge_access_valid);
      line_merge_access_s2_payload_holds: assert (line_merge_access_offered ==
          {line_merge_access_address, line_merge_access_write, line_merge_access_data,
          line_merge_access_byte_enable});
    end
  end
  // line_merge_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      line_merge_access_s7_quiet_in_reset: assert (!line_merge_access_valid);
    end
  end

  // cxl_ip_0_access: S2, an offer holds until it is taken.
  reg cxl_ip_0_access_stalled;
  initial cxl_ip_0_access_stalled = 1'b0;
  reg [68:0] cxl_ip_0_access_offered;
  always @(posedge host_clk) begin
    cxl_ip_0_access_stalled <= cxl_ip_0_access_valid && !cxl_ip_0_access_ready && !host_rst;
    cxl_ip_0_access_offered <= {cxl_ip_0_access_address, cxl_ip_0_access_write,
        cxl_ip_0_access_data, cxl_ip_0_access_byte_enable};
    if (cxl_ip_0_access_stalled && !host_rst) begin
      cxl_ip_0_access_s2_valid_holds: assert (cxl_ip_0_access_valid);
      cxl_ip_0_access_s2_payload_holds: assert (cxl_ip_0_access_offered ==
          {cxl_ip_0_access_address, cxl_ip_0_access_write, cxl_ip_0_access_data,
          cxl_ip_0_access_byte_enable});
    end
  end
  // cxl_ip_0_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      cxl_ip_0_access_s7_quiet_in_reset: assert (!cxl_ip_0_access_valid);
    end
  end

  // cxl_ip_1_access: S2, an offer holds until it is taken.
  reg cxl_ip_1_access_stalled;
  initial cxl_ip_1_access_stalled = 1'b0;
  reg [68:0] cxl_ip_1_access_offered;
  always @(posedge host_clk) begin
    cxl_ip_1_access_stalled <= cxl_ip_1_access_valid && !cxl_ip_1_access_ready && !host_rst;
    cxl_ip_1_access_offered <= {cxl_ip_1_access_address, cxl_ip_1_access_write,
        cxl_ip_1_access_data, cxl_ip_1_access_byte_enable};
    if (cxl_ip_1_access_stalled && !host_rst) begin
      cxl_ip_1_access_s2_valid_holds: assert (cxl_ip_1_access_valid);
      cxl_ip_1_access_s2_payload_holds: assert (cxl_ip_1_access_offered ==
          {cxl_ip_1_access_address, cxl_ip_1_access_write, cxl_ip_1_access_data,
          cxl_ip_1_access_byte_enable});
    end
  end
  // cxl_ip_1_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      cxl_ip_1_access_s7_quiet_in_reset: assert (!cxl_ip_1_access_valid);
    end
  end

  // avalon_access: S2, an offer holds until it is taken.
  reg avalon_access_stalled;
  initial avalon_access_stalled = 1'b0;
  reg [68:0] avalon_access_offered;
  always @(posedge host_clk) begin
    avalon_access_stalled <= avalon_access_valid && !avalon_access_ready && !host_rst;
    avalon_access_offered <= {avalon_access_address, avalon_access_write, avalon_access_data,
        avalon_access_byte_enable};
    if (avalon_access_stalled && !host_rst) begin
      avalon_access_s2_valid_holds: assert (avalon_access_valid);
      avalon_access_s2_payload_holds: assert (avalon_access_offered ==
          {avalon_access_address, avalon_access_write, avalon_access_data,
          avalon_access_byte_enable});
    end
  end
  // avalon_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      avalon_access_s7_quiet_in_reset: assert (!avalon_access_valid);
    end
  end

  // device_memory_access: S2, an offer holds until it is taken.
  reg device_memory_access_stalled;
  initial device_memory_access_stalled = 1'b0;
  reg [68:0] device_memory_access_offered;
  always @(posedge host_clk) begin
    device_memory_access_stalled <= device_memory_access_valid && !device_memory_access_ready &&
        !host_rst;
    device_memory_access_offered <= {device_memory_access_address, device_memory_access_write,
        device_memory_access_data, device_memory_access_byte_enable};
    if (device_memory_access_stalled && !host_rst) begin
      device_memory_access_s2_valid_holds: assert (device_memory_access_valid);
      device_memory_access_s2_payload_holds: assert (device_memory_access_offered ==
          {device_memory_access_address, device_memory_access_write, device_memory_access_data,
          device_memory_access_byte_enable});
    end
  end
  // device_memory_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      device_memory_access_s7_quiet_in_reset: assert (!device_memory_access_valid);
    end
  end

  // line_merge_answer: S2, an offer holds until it is taken.
  reg line_merge_answer_stalled;
  initial line_merge_answer_stalled = 1'b0;
  reg [32:0] line_merge_answer_offered;
  always @(posedge host_clk) begin
    line_merge_answer_stalled <= line_merge_answer_valid && !line_merge_answer_ready && !host_rst;
    line_merge_answer_offered <= {line_merge_answer_data, line_merge_answer_refused};
    if (line_merge_answer_stalled && !host_rst) begin
      line_merge_answer_s2_valid_holds: assume (line_merge_answer_valid);
      line_merge_answer_s2_payload_holds: assume (line_merge_answer_offered ==
          {line_merge_answer_data, line_merge_answer_refused});
    end
  end
  // line_merge_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      line_merge_answer_s7_quiet_in_reset: assume (!line_merge_answer_valid);
    end
  end

  // cxl_ip_0_answer: S2, an offer holds until it is taken.
  reg cxl_ip_0_answer_stalled;
  initial cxl_ip_0_answer_stalled = 1'b0;
  reg [32:0] cxl_ip_0_answer_offered;
  always @(posedge host_clk) begin
    cxl_ip_0_answer_stalled <= cxl_ip_0_answer_valid && !cxl_ip_0_answer_ready && !host_rst;
    cxl_ip_0_answer_offered <= {cxl_ip_0_answer_data, cxl_ip_0_answer_refused};
    if (cxl_ip_0_answer_stalled && !host_rst) begin
      cxl_ip_0_answer_s2_valid_holds: assume (cxl_ip_0_answer_valid);
      cxl_ip_0_answer_s2_payload_holds: assume (cxl_ip_0_answer_offered ==
          {cxl_ip_0_answer_data, cxl_ip_0_answer_refused});
    end
  end
  // cxl_ip_0_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      cxl_ip_0_answer_s7_quiet_in_reset: assume (!cxl_ip_0_answer_valid);
    end
  end

  // cxl_ip_1_answer: S2, an offer holds until it is taken.
  reg cxl_ip_1_answer_stalled;
  initial cxl_ip_1_answer_stalled = 1'b0;
  reg [32:0] cxl_ip_1_answer_offered;
  always @(posedge host_clk) begin
    cxl_ip_1_answer_stalled <= cxl_ip_1_answer_valid && !cxl_ip_1_answer_ready && !host_rst;
    cxl_ip_1_answer_offered <= {cxl_ip_1_answer_data, cxl_ip_1_answer_refused};
    if (cxl_ip_1_answer_stalled && !host_rst) begin
      cxl_ip_1_answer_s2_valid_holds: assume (cxl_ip_1_answer_valid);
      cxl_ip_1_answer_s2_payload_holds: assume (cxl_ip_1_answer_offered ==
          {cxl_ip_1_answer_data, cxl_ip_1_answer_refused});
    end
  end
  // cxl_ip_1_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      cxl_ip_1_answer_s7_quiet_in_reset: assume (!cxl_ip_1_answer_valid);
    end
  end

  // avalon_answer: S2, an offer holds until it is taken.
  reg avalon_answer_stalled;
  initial avalon_answer_stalled = 1'b0;
  reg [32:0] avalon_answer_offered;
  always @(posedge host_clk) begin
    avalon_answer_stalled <= avalon_answer_valid && !avalon_answer_ready && !host_rst;
    avalon_answer_offered <= {avalon_answer_data, avalon_answer_refused};
    if (avalon_answer_stalled && !host_rst) begin
      avalon_answer_s2_valid_holds: assume (avalon_answer_valid);
      avalon_answer_s2_payload_holds: assume (avalon_answer_offered ==
          {avalon_answer_data, avalon_answer_refused});
    end
  end
  // avalon_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      avalon_answer_s7_quiet_in_reset: assume (!avalon_answer_valid);
    end
  end

  // device_memory_answer: S2, an offer holds until it is taken.
  reg device_memory_answer_stalled;
  initial device_memory_answer_stalled = 1'b0;
  reg [32:0] device_memory_answer_offered;
  always @(posedge host_clk) begin
    device_memory_answer_stalled <= device_memory_answer_valid && !device_memory_answer_ready &&
        !host_rst;
    device_memory_answer_offered <= {device_memory_answer_data, device_memory_answer_refused};
    if (device_memory_answer_stalled && !host_rst) begin
      device_memory_answer_s2_valid_holds: assume (device_memory_answer_valid);
      device_memory_answer_s2_payload_holds: assume (device_memory_answer_offered ==
          {device_memory_answer_data, device_memory_answer_refused});
    end
  end
  // device_memory_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      device_memory_answer_s7_quiet_in_reset: assume (!device_memory_answer_valid);
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
