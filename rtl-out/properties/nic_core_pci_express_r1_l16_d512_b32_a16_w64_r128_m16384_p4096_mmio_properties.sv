// Proof harness of `nic_core_pci_express_r1_l16_d512_b32_a16_w64_r128_m16384_p4096_mmio`: reset
// first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module nic_core_pci_express_r1_l16_d512_b32_a16_w64_r128_m16384_p4096_mmio_properties (
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
  input  wire store_mmio_write_valid,
  output wire store_mmio_write_ready,
  input  wire [11:0] store_mmio_write_line_address,
  input  wire [511:0] store_mmio_write_data,
  input  wire [63:0] store_mmio_write_byte_enable,
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
  output wire line_merge_0_access_valid,
  input  wire line_merge_0_access_ready,
  output wire [31:0] line_merge_0_access_address,
  output wire line_merge_0_access_write,
  output wire [31:0] line_merge_0_access_data,
  output wire [3:0] line_merge_0_access_byte_enable,
  output wire line_merge_1_access_valid,
  input  wire line_merge_1_access_ready,
  output wire [31:0] line_merge_1_access_address,
  output wire line_merge_1_access_write,
  output wire [31:0] line_merge_1_access_data,
  output wire [3:0] line_merge_1_access_byte_enable,
  output wire pcie_access_valid,
  input  wire pcie_access_ready,
  output wire [31:0] pcie_access_address,
  output wire pcie_access_write,
  output wire [31:0] pcie_access_data,
  output wire [3:0] pcie_access_byte_enable,
  output wire axi_write_access_valid,
  input  wire axi_write_access_ready,
  output wire [31:0] axi_write_access_address,
  output wire axi_write_access_write,
  output wire [31:0] axi_write_access_data,
  output wire [3:0] axi_write_access_byte_enable,
  output wire axi_read_access_valid,
  input  wire axi_read_access_ready,
  output wire [31:0] axi_read_access_address,
  output wire axi_read_access_write,
  output wire [31:0] axi_read_access_data,
  output wire [3:0] axi_read_access_byte_enable,
  input  wire line_merge_0_answer_valid,
  output wire line_merge_0_answer_ready,
  input  wire [31:0] line_merge_0_answer_data,
  input  wire line_merge_0_answer_refused,
  input  wire line_merge_1_answer_valid,
  output wire line_merge_1_answer_ready,
  input  wire [31:0] line_merge_1_answer_data,
  input  wire line_merge_1_answer_refused,
  input  wire pcie_answer_valid,
  output wire pcie_answer_ready,
  input  wire [31:0] pcie_answer_data,
  input  wire pcie_answer_refused,
  input  wire axi_write_answer_valid,
  output wire axi_write_answer_ready,
  input  wire [31:0] axi_write_answer_data,
  input  wire axi_write_answer_refused,
  input  wire axi_read_answer_valid,
  output wire axi_read_answer_ready,
  input  wire [31:0] axi_read_answer_data,
  input  wire axi_read_answer_refused
);

  nic_core_pci_express_r1_l16_d512_b32_a16_w64_r128_m16384_p4096_mmio device (
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
    .store_mmio_write_valid(store_mmio_write_valid),
    .store_mmio_write_ready(store_mmio_write_ready),
    .store_mmio_write_line_address(store_mmio_write_line_address),
    .store_mmio_write_data(store_mmio_write_data),
    .store_mmio_write_byte_enable(store_mmio_write_byte_enable),
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
    .line_merge_0_access_valid(line_merge_0_access_valid),
    .line_merge_0_access_ready(line_merge_0_access_ready),
    .line_merge_0_access_address(line_merge_0_access_address),
    .line_merge_0_access_write(line_merge_0_access_write),
    .line_merge_0_access_data(line_merge_0_access_data),
    .line_merge_0_access_byte_enable(line_merge_0_access_byte_enable),
    .line_merge_1_access_valid(line_merge_1_access_valid),
    .line_merge_1_access_ready(line_merge_1_access_ready),
    .line_merge_1_access_address(line_merge_1_access_address),
    .line_merge_1_access_write(line_merge_1_access_write),
    .line_merge_1_access_data(line_merge_1_access_data),
    .line_merge_1_access_byte_enable(line_merge_1_access_byte_enable),
    .pcie_access_valid(pcie_access_valid),
    .pcie_access_ready(pcie_access_ready),
    .pcie_access_address(pcie_access_address),
    .pcie_access_write(pcie_access_write),
    .pcie_access_data(pcie_access_data),
    .pcie_access_byte_enable(pcie_access_byte_enable),
    .axi_write_access_valid(axi_write_access_valid),
    .axi_write_access_ready(axi_write_access_ready),
    .axi_write_access_address(axi_write_access_address),
    .axi_write_access_write(axi_write_access_write),
    .axi_write_access_data(axi_write_access_data),
    .axi_write_access_byte_enable(axi_write_access_byte_enable),
    .axi_read_access_valid(axi_read_access_valid),
    .axi_read_access_ready(axi_read_access_ready),
    .axi_read_access_address(axi_read_access_address),
    .axi_read_access_write(axi_read_access_write),
    .axi_read_access_data(axi_read_access_data),
    .axi_read_access_byte_enable(axi_read_access_byte_enable),
    .line_merge_0_answer_valid(line_merge_0_answer_valid),
    .line_merge_0_answer_ready(line_merge_0_answer_ready),
    .line_merge_0_answer_data(line_merge_0_answer_data),
    .line_merge_0_answer_refused(line_merge_0_answer_refused),
    .line_merge_1_answer_valid(line_merge_1_answer_valid),
    .line_merge_1_answer_ready(line_merge_1_answer_ready),
    .line_merge_1_answer_data(line_merge_1_answer_data),
    .line_merge_1_answer_refused(line_merge_1_answer_refused),
    .pcie_answer_valid(pcie_answer_valid),
    .pcie_answer_ready(pcie_answer_ready),
    .pcie_answer_data(pcie_answer_data),
    .pcie_answer_refused(pcie_answer_refused),
    .axi_write_answer_valid(axi_write_answer_valid),
    .axi_write_answer_ready(axi_write_answer_ready),
    .axi_write_answer_data(axi_write_answer_data),
    .axi_write_answer_refused(axi_write_answer_refused),
    .axi_read_answer_valid(axi_read_answer_valid),
    .axi_read_answer_ready(axi_read_answer_ready),
    .axi_read_answer_data(axi_read_answer_data),
    .axi_read_answer_refused(axi_read_answer_refused)
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

  // store_mmio_write: S2, an offer holds until it is taken.
  reg store_mmio_write_stalled;
  initial store_mmio_write_stalled = 1'b0;
  reg [587:0] store_mmio_write_offered;
  always @(posedge host_clk) begin
    store_mmio_write_stalled <= store_mmio_write_valid && !store_mmio_write_ready && !host_rst;
    store_mmio_write_offered <= {store_mmio_write_line_address, store_mmio_write_data,
        store_mmio_write_byte_enable};
    if (store_mmio_write_stalled && !host_rst) begin
      store_mmio_write_s2_valid_holds: assume (store_mmio_write_valid);
      store_mmio_write_s2_payload_holds: assume (store_mmio_write_offered ==
          {store_mmio_write_line_address, store_mmio_write_data, store_mmio_write_byte_enable});
    end
  end
  // store_mmio_write: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      store_mmio_write_s7_quiet_in_reset: assume (!store_mmio_write_valid);
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

  // line_merge_0_access: S2, an offer holds until it is taken.
  reg line_merge_0_access_stalled;
  initial line_merge_0_access_stalled = 1'b0;
  reg [68:0] line_merge_0_access_offered;
  always @(posedge host_clk) begin
    line_merge_0_access_stalled <= line_merge_0_access_valid && !line_merge_0_access_ready &&
        !host_rst;
    line_merge_0_access_offered <= {line_merge_0_access_address, line_merge_0_access_write,
        line_merge_0_access_data, line_merge_0_access_byte_enable};
    if (line_merge_0_access_stalled && !host_rst) begin
      line_merge_0_access_s2_valid_holds: assert (line_merge_0_access_valid);
      line_merge_0_access_s2_payload_holds: assert (line_merge_0_access_offered ==
          {line_merge_0_access_address, line_merge_0_access_write, line_merge_0_access_data,
          line_merge_0_access_byte_enable});
    end
  end
  // line_merge_0_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      line_merge_0_access_s7_quiet_in_reset: assert (!line_merge_0_access_valid);
    end
  end

  // line_merge_1_access: S2, an offer holds until it is taken.
  reg line_merge_1_access_stalled;
  initial line_merge_1_access_stalled = 1'b0;
  reg [68:0] line_merge_1_access_offered;
  always @(posedge host_clk) begin
    line_merge_1_access_stalled <= line_merge_1_access_valid && !line_merge_1_access_ready &&
        !host_rst;
    line_merge_1_access_offered <= {line_merge_1_access_address, line_merge_1_access_write,
        line_merge_1_access_data, line_merge_1_access_byte_enable};
    if (line_merge_1_access_stalled && !host_rst) begin
      line_merge_1_access_s2_valid_holds: assert (line_merge_1_access_valid);
      line_merge_1_access_s2_payload_holds: assert (line_merge_1_access_offered ==
          {line_merge_1_access_address, line_merge_1_access_write, line_merge_1_access_data,
          line_merge_1_access_byte_enable});
    end
  end
  // line_merge_1_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      line_merge_1_access_s7_quiet_in_reset: assert (!line_merge_1_access_valid);
    end
  end

  // pcie_access: S2, an offer holds until it is taken.
  reg pcie_access_stalled;
  initial pcie_access_stalled = 1'b0;
  reg [68:0] pcie_access_offered;
  always @(posedge host_clk) begin
    pcie_access_stalled <= pcie_access_valid && !pcie_access_ready && !host_rst;
    pcie_access_offered <= {pcie_access_address, pcie_access_write, pcie_access_data,
        pcie_access_byte_enable};
    if (pcie_access_stalled && !host_rst) begin
      pcie_access_s2_valid_holds: assert (pcie_access_valid);
      pcie_access_s2_payload_holds: assert (pcie_access_offered ==
          {pcie_access_address, pcie_access_write, pcie_access_data, pcie_access_byte_enable});
    end
  end
  // pcie_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      pcie_access_s7_quiet_in_reset: assert (!pcie_access_valid);
    end
  end

  // axi_write_access: S2, an offer holds until it is taken.
  reg axi_write_access_stalled;
  initial axi_write_access_stalled = 1'b0;
  reg [68:0] axi_write_access_offered;
  always @(posedge host_clk) begin
    axi_write_access_stalled <= axi_write_access_valid && !axi_write_access_ready && !host_rst;
    axi_write_access_offered <= {axi_write_access_address, axi_write_access_write,
        axi_write_access_data, axi_write_access_byte_enable};
    if (axi_write_access_stalled && !host_rst) begin
      axi_write_access_s2_valid_holds: assert (axi_write_access_valid);
      axi_write_access_s2_payload_holds: assert (axi_write_access_offered ==
          {axi_write_access_address, axi_write_access_write, axi_write_access_data,
          axi_write_access_byte_enable});
    end
  end
  // axi_write_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      axi_write_access_s7_quiet_in_reset: assert (!axi_write_access_valid);
    end
  end

  // axi_read_access: S2, an offer holds until it is taken.
  reg axi_read_access_stalled;
  initial axi_read_access_stalled = 1'b0;
  reg [68:0] axi_read_access_offered;
  always @(posedge host_clk) begin
    axi_read_access_stalled <= axi_read_access_valid && !axi_read_access_ready && !host_rst;
    axi_read_access_offered <= {axi_read_access_address, axi_read_access_write,
        axi_read_access_data, axi_read_access_byte_enable};
    if (axi_read_access_stalled && !host_rst) begin
      axi_read_access_s2_valid_holds: assert (axi_read_access_valid);
      axi_read_access_s2_payload_holds: assert (axi_read_access_offered ==
          {axi_read_access_address, axi_read_access_write, axi_read_access_data,
          axi_read_access_byte_enable});
    end
  end
  // axi_read_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      axi_read_access_s7_quiet_in_reset: assert (!axi_read_access_valid);
    end
  end

  // line_merge_0_answer: S2, an offer holds until it is taken.
  reg line_merge_0_answer_stalled;
  initial line_merge_0_answer_stalled = 1'b0;
  reg [32:0] line_merge_0_answer_offered;
  always @(posedge host_clk) begin
    line_merge_0_answer_stalled <= line_merge_0_answer_valid && !line_merge_0_answer_ready &&
        !host_rst;
    line_merge_0_answer_offered <= {line_merge_0_answer_data, line_merge_0_answer_refused};
    if (line_merge_0_answer_stalled && !host_rst) begin
      line_merge_0_answer_s2_valid_holds: assume (line_merge_0_answer_valid);
      line_merge_0_answer_s2_payload_holds: assume (line_merge_0_answer_offered ==
          {line_merge_0_answer_data, line_merge_0_answer_refused});
    end
  end
  // line_merge_0_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      line_merge_0_answer_s7_quiet_in_reset: assume (!line_merge_0_answer_valid);
    end
  end

  // line_merge_1_answer: S2, an offer holds until it is taken.
  reg line_merge_1_answer_stalled;
  initial line_merge_1_answer_stalled = 1'b0;
  reg [32:0] line_merge_1_answer_offered;
  always @(posedge host_clk) begin
    line_merge_1_answer_stalled <= line_merge_1_answer_valid && !line_merge_1_answer_ready &&
        !host_rst;
    line_merge_1_answer_offered <= {line_merge_1_answer_data, line_merge_1_answer_refused};
    if (line_merge_1_answer_stalled && !host_rst) begin
      line_merge_1_answer_s2_valid_holds: assume (line_merge_1_answer_valid);
      line_merge_1_answer_s2_payload_holds: assume (line_merge_1_answer_offered ==
          {line_merge_1_answer_data, line_merge_1_answer_refused});
    end
  end
  // line_merge_1_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      line_merge_1_answer_s7_quiet_in_reset: assume (!line_merge_1_answer_valid);
    end
  end

  // pcie_answer: S2, an offer holds until it is taken.
  reg pcie_answer_stalled;
  initial pcie_answer_stalled = 1'b0;
  reg [32:0] pcie_answer_offered;
  always @(posedge host_clk) begin
    pcie_answer_stalled <= pcie_answer_valid && !pcie_answer_ready && !host_rst;
    pcie_answer_offered <= {pcie_answer_data, pcie_answer_refused};
    if (pcie_answer_stalled && !host_rst) begin
      pcie_answer_s2_valid_holds: assume (pcie_answer_valid);
      pcie_answer_s2_payload_holds: assume (pcie_answer_offered ==
          {pcie_answer_data, pcie_answer_refused});
    end
  end
  // pcie_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      pcie_answer_s7_quiet_in_reset: assume (!pcie_answer_valid);
    end
  end

  // axi_write_answer: S2, an offer holds until it is taken.
  reg axi_write_answer_stalled;
  initial axi_write_answer_stalled = 1'b0;
  reg [32:0] axi_write_answer_offered;
  always @(posedge host_clk) begin
    axi_write_answer_stalled <= axi_write_answer_valid && !axi_write_answer_ready && !host_rst;
    axi_write_answer_offered <= {axi_write_answer_data, axi_write_answer_refused};
    if (axi_write_answer_stalled && !host_rst) begin
      axi_write_answer_s2_valid_holds: assume (axi_write_answer_valid);
      axi_write_answer_s2_payload_holds: assume (axi_write_answer_offered ==
          {axi_write_answer_data, axi_write_answer_refused});
    end
  end
  // axi_write_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      axi_write_answer_s7_quiet_in_reset: assume (!axi_write_answer_valid);
    end
  end

  // axi_read_answer: S2, an offer holds until it is taken.
  reg axi_read_answer_stalled;
  initial axi_read_answer_stalled = 1'b0;
  reg [32:0] axi_read_answer_offered;
  always @(posedge host_clk) begin
    axi_read_answer_stalled <= axi_read_answer_valid && !axi_read_answer_ready && !host_rst;
    axi_read_answer_offered <= {axi_read_answer_data, axi_read_answer_refused};
    if (axi_read_answer_stalled && !host_rst) begin
      axi_read_answer_s2_valid_holds: assume (axi_read_answer_valid);
      axi_read_answer_s2_payload_holds: assume (axi_read_answer_offered ==
          {axi_read_answer_data, axi_read_answer_refused});
    end
  end
  // axi_read_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      axi_read_answer_s7_quiet_in_reset: assume (!axi_read_answer_valid);
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
