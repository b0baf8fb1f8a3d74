// Proof harness of `nic_type2_agilex`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module nic_type2_agilex_properties (
  input  wire host_clk,
  input  wire host_rst,
  input  wire csr_clk,
  input  wire csr_rst,
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
  output wire write_address_0_valid,
  input  wire write_address_0_ready,
  output wire [11:0] write_address_0_id,
  output wire [63:0] write_address_0_address,
  output wire [9:0] write_address_0_length,
  output wire [2:0] write_address_0_size,
  output wire [1:0] write_address_0_burst,
  output wire [2:0] write_address_0_protection,
  output wire [3:0] write_address_0_quality,
  output wire [6:0] write_address_0_user,
  output wire [3:0] write_address_0_cache,
  output wire [1:0] write_address_0_lock,
  output wire [3:0] write_address_0_region,
  output wire [5:0] write_address_0_atomic,
  output wire write_address_1_valid,
  input  wire write_address_1_ready,
  output wire [11:0] write_address_1_id,
  output wire [63:0] write_address_1_address,
  output wire [9:0] write_address_1_length,
  output wire [2:0] write_address_1_size,
  output wire [1:0] write_address_1_burst,
  output wire [2:0] write_address_1_protection,
  output wire [3:0] write_address_1_quality,
  output wire [6:0] write_address_1_user,
  output wire [3:0] write_address_1_cache,
  output wire [1:0] write_address_1_lock,
  output wire [3:0] write_address_1_region,
  output wire [5:0] write_address_1_atomic,
  output wire write_data_0_valid,
  input  wire write_data_0_ready,
  output wire [511:0] write_data_0_data,
  output wire [63:0] write_data_0_strobe,
  output wire write_data_0_last,
  output wire write_data_0_user,
  output wire write_data_1_valid,
  input  wire write_data_1_ready,
  output wire [511:0] write_data_1_data,
  output wire [63:0] write_data_1_strobe,
  output wire write_data_1_last,
  output wire write_data_1_user,
  input  wire write_response_0_valid,
  output wire write_response_0_ready,
  input  wire [11:0] write_response_0_id,
  input  wire [1:0] write_response_0_response,
  input  wire [3:0] write_response_0_user,
  input  wire write_response_1_valid,
  output wire write_response_1_ready,
  input  wire [11:0] write_response_1_id,
  input  wire [1:0] write_response_1_response,
  input  wire [3:0] write_response_1_user,
  output wire read_address_0_valid,
  input  wire read_address_0_ready,
  output wire [11:0] read_address_0_id,
  output wire [63:0] read_address_0_address,
  output wire [9:0] read_address_0_length,
  output wire [2:0] read_address_0_size,
  output wire [1:0] read_address_0_burst,
  output wire [2:0] read_address_0_protection,
  output wire [3:0] read_address_0_quality,
  output wire [5:0] read_address_0_user,
  output wire [3:0] read_address_0_cache,
  output wire [1:0] read_address_0_lock,
  output wire [3:0] read_address_0_region,
  output wire read_address_1_valid,
  input  wire read_address_1_ready,
  output wire [11:0] read_address_1_id,
  output wire [63:0] read_address_1_address,
  output wire [9:0] read_address_1_length,
  output wire [2:0] read_address_1_size,
  output wire [1:0] read_address_1_burst,
  output wire [2:0] read_address_1_protection,
  output wire [3:0] read_address_1_quality,
  output wire [5:0] read_address_1_user,
  output wire [3:0] read_address_1_cache,
  output wire [1:0] read_address_1_lock,
  output wire [3:0] read_address_1_region,
  input  wire read_data_0_valid,
  output wire read_data_0_ready,
  input  wire [11:0] read_data_0_id,
  input  wire [511:0] read_data_0_data,
  input  wire [1:0] read_data_0_response,
  input  wire read_data_0_last,
  input  wire [1:0] read_data_0_user,
  input  wire read_data_1_valid,
  output wire read_data_1_ready,
  input  wire [11:0] read_data_1_id,
  input  wire [511:0] read_data_1_data,
  input  wire [1:0] read_data_1_response,
  input  wire read_data_1_last,
  input  wire [1:0] read_data_1_user,
  input  wire quiesce_request,
  output wire quiesce_acknowledge,
  input  wire [45:0] memory_map_host_end,
  input  wire [45:0] memory_map_device_begin,
  input  wire [45:0] memory_map_device_end,
  input  wire register_command_valid,
  output wire register_command_ready,
  input  wire register_command_write,
  input  wire [21:0] register_command_address,
  input  wire [63:0] register_command_write_data,
  input  wire [7:0] register_command_byte_enable,
  input  wire register_command_poison,
  output wire register_read_data_valid,
  output wire [63:0] register_read_data_data,
  output wire message_valid,
  input  wire message_ready,
  output wire [63:0] message_address,
  output wire [31:0] message_data
);

  nic_type2_agilex device (
    .host_clk(host_clk),
    .host_rst(host_rst),
    .csr_clk(csr_clk),
    .csr_rst(csr_rst),
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
    .write_address_0_valid(write_address_0_valid),
    .write_address_0_ready(write_address_0_ready),
    .write_address_0_id(write_address_0_id),
    .write_address_0_address(write_address_0_address),
    .write_address_0_length(write_address_0_length),
    .write_address_0_size(write_address_0_size),
    .write_address_0_burst(write_address_0_burst),
    .write_address_0_protection(write_address_0_protection),
    .write_address_0_quality(write_address_0_quality),
    .write_address_0_user(write_address_0_user),
    .write_address_0_cache(write_address_0_cache),
    .write_address_0_lock(write_address_0_lock),
    .write_address_0_region(write_address_0_region),
    .write_address_0_atomic(write_address_0_atomic),
    .write_address_1_valid(write_address_1_valid),
    .write_address_1_ready(write_address_1_ready),
    .write_address_1_id(write_address_1_id),
    .write_address_1_address(write_address_1_address),
    .write_address_1_length(write_address_1_length),
    .write_address_1_size(write_address_1_size),
    .write_address_1_burst(write_address_1_burst),
    .write_address_1_protection(write_address_1_protection),
    .write_address_1_quality(write_address_1_quality),
    .write_address_1_user(write_address_1_user),
    .write_address_1_cache(write_address_1_cache),
    .write_address_1_lock(write_address_1_lock),
    .write_address_1_region(write_address_1_region),
    .write_address_1_atomic(write_address_1_atomic),
    .write_data_0_valid(write_data_0_valid),
    .write_data_0_ready(write_data_0_ready),
    .write_data_0_data(write_data_0_data),
    .write_data_0_strobe(write_data_0_strobe),
    .write_data_0_last(write_data_0_last),
    .write_data_0_user(write_data_0_user),
    .write_data_1_valid(write_data_1_valid),
    .write_data_1_ready(write_data_1_ready),
    .write_data_1_data(write_data_1_data),
    .write_data_1_strobe(write_data_1_strobe),
    .write_data_1_last(write_data_1_last),
    .write_data_1_user(write_data_1_user),
    .write_response_0_valid(write_response_0_valid),
    .write_response_0_ready(write_response_0_ready),
    .write_response_0_id(write_response_0_id),
    .write_response_0_response(write_response_0_response),
    .write_response_0_user(write_response_0_user),
    .write_response_1_valid(write_response_1_valid),
    .write_response_1_ready(write_response_1_ready),
    .write_response_1_id(write_response_1_id),
    .write_response_1_response(write_response_1_response),
    .write_response_1_user(write_response_1_user),
    .read_address_0_valid(read_address_0_valid),
    .read_address_0_ready(read_address_0_ready),
    .read_address_0_id(read_address_0_id),
    .read_address_0_address(read_address_0_address),
    .read_address_0_length(read_address_0_length),
    .read_address_0_size(read_address_0_size),
    .read_address_0_burst(read_address_0_burst),
    .read_address_0_protection(read_address_0_protection),
    .read_address_0_quality(read_address_0_quality),
    .read_address_0_user(read_address_0_user),
    .read_address_0_cache(read_address_0_cache),
    .read_address_0_lock(read_address_0_lock),
    .read_address_0_region(read_address_0_region),
    .read_address_1_valid(read_address_1_valid),
    .read_address_1_ready(read_address_1_ready),
    .read_address_1_id(read_address_1_id),
    .read_address_1_address(read_address_1_address),
    .read_address_1_length(read_address_1_length),
    .read_address_1_size(read_address_1_size),
    .read_address_1_burst(read_address_1_burst),
    .read_address_1_protection(read_address_1_protection),
    .read_address_1_quality(read_address_1_quality),
    .read_address_1_user(read_address_1_user),
    .read_address_1_cache(read_address_1_cache),
    .read_address_1_lock(read_address_1_lock),
    .read_address_1_region(read_address_1_region),
    .read_data_0_valid(read_data_0_valid),
    .read_data_0_ready(read_data_0_ready),
    .read_data_0_id(read_data_0_id),
    .read_data_0_data(read_data_0_data),
    .read_data_0_response(read_data_0_response),
    .read_data_0_last(read_data_0_last),
    .read_data_0_user(read_data_0_user),
    .read_data_1_valid(read_data_1_valid),
    .read_data_1_ready(read_data_1_ready),
    .read_data_1_id(read_data_1_id),
    .read_data_1_data(read_data_1_data),
    .read_data_1_response(read_data_1_response),
    .read_data_1_last(read_data_1_last),
    .read_data_1_user(read_data_1_user),
    .quiesce_request(quiesce_request),
    .quiesce_acknowledge(quiesce_acknowledge),
    .memory_map_host_end(memory_map_host_end),
    .memory_map_device_begin(memory_map_device_begin),
    .memory_map_device_end(memory_map_device_end),
    .register_command_valid(register_command_valid),
    .register_command_ready(register_command_ready),
    .register_command_write(register_command_write),
    .register_command_address(register_command_address),
    .register_command_write_data(register_command_write_data),
    .register_command_byte_enable(register_command_byte_enable),
    .register_command_poison(register_command_poison),
    .register_read_data_valid(register_read_data_valid),
    .register_read_data_data(register_read_data_data),
    .message_valid(message_valid),
    .message_ready(message_ready),
    .message_address(message_address),
    .message_data(message_data)
  );

  // Every trace begins with a reset of all sides. None leaves it before each has seen a
  // clock edge in it, and there is no second one.
  reg host_started;
  initial host_started = 1'b0;
  reg csr_started;
  initial csr_started = 1'b0;
  reg network_started;
  initial network_started = 1'b0;
  wire all_started = host_started && csr_started && network_started;
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
  reg csr_after_reset;
  initial csr_after_reset = 1'b0;
  always @(posedge csr_clk) begin
    csr_started <= 1'b1;
    csr_after_reset <= csr_rst;
    if (!all_started) begin
      csr_begins_in_reset: assume (csr_rst);
    end else if (!csr_after_reset) begin
      csr_runs_on: assume (!csr_rst);
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

  // write_address_0: S2, an offer holds until it is taken.
  reg write_address_0_stalled;
  initial write_address_0_stalled = 1'b0;
  reg [120:0] write_address_0_offered;
  always @(posedge host_clk) begin
    write_address_0_stalled <= write_address_0_valid && !write_address_0_ready && !host_rst;
    write_address_0_offered <= {write_address_0_id, write_address_0_address,
        write_address_0_length, write_address_0_size, write_address_0_burst,
        write_address_0_protection, write_address_0_quality, write_address_0_user,
        write_address_0_cache, write_address_0_lock, write_address_0_region,
        write_address_0_atomic};
    if (write_address_0_stalled && !host_rst) begin
      write_address_0_s2_valid_holds: assert (write_address_0_valid);
      write_address_0_s2_payload_holds: assert (write_address_0_offered ==
          {write_address_0_id, write_address_0_address, write_address_0_length,
          write_address_0_size, write_address_0_burst, write_address_0_protection,
          write_address_0_quality, write_address_0_user, write_address_0_cache,
          write_address_0_lock, write_address_0_region, write_address_0_atomic});
    end
  end
  // write_address_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_address_0_s7_quiet_in_reset: assert (!write_address_0_valid);
    end
  end

  // write_address_1: S2, an offer holds until it is taken.
  reg write_address_1_stalled;
  initial write_address_1_stalled = 1'b0;
  reg [120:0] write_address_1_offered;
  always @(posedge host_clk) begin
    write_address_1_stalled <= write_address_1_valid && !write_address_1_ready && !host_rst;
    write_address_1_offered <= {write_address_1_id, write_address_1_address,
        write_address_1_length, write_address_1_size, write_address_1_burst,
        write_address_1_protection, write_address_1_quality, write_address_1_user,
        write_address_1_cache, write_address_1_lock, write_address_1_region,
        write_address_1_atomic};
    if (write_address_1_stalled && !host_rst) begin
      write_address_1_s2_valid_holds: assert (write_address_1_valid);
      write_address_1_s2_payload_holds: assert (write_address_1_offered ==
          {write_address_1_id, write_address_1_address, write_address_1_length,
          write_address_1_size, write_address_1_burst, write_address_1_protection,
          write_address_1_quality, write_address_1_user, write_address_1_cache,
          write_address_1_lock, write_address_1_region, write_address_1_atomic});
    end
  end
  // write_address_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_address_1_s7_quiet_in_reset: assert (!write_address_1_valid);
    end
  end

  // write_data_0: S2, an offer holds until it is taken.
  reg write_data_0_stalled;
  initial write_data_0_stalled = 1'b0;
  reg [577:0] write_data_0_offered;
  always @(posedge host_clk) begin
    write_data_0_stalled <= write_data_0_valid && !write_data_0_ready && !host_rst;
    write_data_0_offered <= {write_data_0_data, write_data_0_strobe, write_data_0_last,
        write_data_0_user};
    if (write_data_0_stalled && !host_rst) begin
      write_data_0_s2_valid_holds: assert (write_data_0_valid);
      write_data_0_s2_payload_holds: assert (write_data_0_offered ==
          {write_data_0_data, write_data_0_strobe, write_data_0_last, write_data_0_user});
    end
  end
  // write_data_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_data_0_s7_quiet_in_reset: assert (!write_data_0_valid);
    end
  end

  // write_data_1: S2, an offer holds until it is taken.
  reg write_data_1_stalled;
  initial write_data_1_stalled = 1'b0;
  reg [577:0] write_data_1_offered;
  always @(posedge host_clk) begin
    write_data_1_stalled <= write_data_1_valid && !write_data_1_ready && !host_rst;
    write_data_1_offered <= {write_data_1_data, write_data_1_strobe, write_data_1_last,
        write_data_1_user};
    if (write_data_1_stalled && !host_rst) begin
      write_data_1_s2_valid_holds: assert (write_data_1_valid);
      write_data_1_s2_payload_holds: assert (write_data_1_offered ==
          {write_data_1_data, write_data_1_strobe, write_data_1_last, write_data_1_user});
    end
  end
  // write_data_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_data_1_s7_quiet_in_reset: assert (!write_data_1_valid);
    end
  end

  // write_response_0: S2, an offer holds until it is taken.
  reg write_response_0_stalled;
  initial write_response_0_stalled = 1'b0;
  reg [17:0] write_response_0_offered;
  always @(posedge host_clk) begin
    write_response_0_stalled <= write_response_0_valid && !write_response_0_ready && !host_rst;
    write_response_0_offered <= {write_response_0_id, write_response_0_response,
        write_response_0_user};
    if (write_response_0_stalled && !host_rst) begin
      write_response_0_s2_valid_holds: assume (write_response_0_valid);
      write_response_0_s2_payload_holds: assume (write_response_0_offered ==
          {write_response_0_id, write_response_0_response, write_response_0_user});
    end
  end
  // write_response_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_response_0_s7_quiet_in_reset: assume (!write_response_0_valid);
    end
  end

  // write_response_1: S2, an offer holds until it is taken.
  reg write_response_1_stalled;
  initial write_response_1_stalled = 1'b0;
  reg [17:0] write_response_1_offered;
  always @(posedge host_clk) begin
    write_response_1_stalled <= write_response_1_valid && !write_response_1_ready && !host_rst;
    write_response_1_offered <= {write_response_1_id, write_response_1_response,
        write_response_1_user};
    if (write_response_1_stalled && !host_rst) begin
      write_response_1_s2_valid_holds: assume (write_response_1_valid);
      write_response_1_s2_payload_holds: assume (write_response_1_offered ==
          {write_response_1_id, write_response_1_response, write_response_1_user});
    end
  end
  // write_response_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      write_response_1_s7_quiet_in_reset: assume (!write_response_1_valid);
    end
  end

  // read_address_0: S2, an offer holds until it is taken.
  reg read_address_0_stalled;
  initial read_address_0_stalled = 1'b0;
  reg [113:0] read_address_0_offered;
  always @(posedge host_clk) begin
    read_address_0_stalled <= read_address_0_valid && !read_address_0_ready && !host_rst;
    read_address_0_offered <= {read_address_0_id, read_address_0_address, read_address_0_length,
        read_address_0_size, read_address_0_burst, read_address_0_protection,
        read_address_0_quality, read_address_0_user, read_address_0_cache, read_address_0_lock,
        read_address_0_region};
    if (read_address_0_stalled && !host_rst) begin
      read_address_0_s2_valid_holds: assert (read_address_0_valid);
      read_address_0_s2_payload_holds: assert (read_address_0_offered ==
          {read_address_0_id, read_address_0_address, read_address_0_length, read_address_0_size,
          read_address_0_burst, read_address_0_protection, read_address_0_quality,
          read_address_0_user, read_address_0_cache, read_address_0_lock, read_address_0_region});
    end
  end
  // read_address_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_address_0_s7_quiet_in_reset: assert (!read_address_0_valid);
    end
  end

  // read_address_1: S2, an offer holds until it is taken.
  reg read_address_1_stalled;
  initial read_address_1_stalled = 1'b0;
  reg [113:0] read_address_1_offered;
  always @(posedge host_clk) begin
    read_address_1_stalled <= read_address_1_valid && !read_address_1_ready && !host_rst;
    read_address_1_offered <= {read_address_1_id, read_address_1_address, read_address_1_length,
        read_address_1_size, read_address_1_burst, read_address_1_protection,
        read_address_1_quality, read_address_1_user, read_address_1_cache, read_address_1_lock,
        read_address_1_region};
    if (read_address_1_stalled && !host_rst) begin
      read_address_1_s2_valid_holds: assert (read_address_1_valid);
      read_address_1_s2_payload_holds: assert (read_address_1_offered ==
          {read_address_1_id, read_address_1_address, read_address_1_length, read_address_1_size,
          read_address_1_burst, read_address_1_protection, read_address_1_quality,
          read_address_1_user, read_address_1_cache, read_address_1_lock, read_address_1_region});
    end
  end
  // read_address_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_address_1_s7_quiet_in_reset: assert (!read_address_1_valid);
    end
  end

  // read_data_0: S2, an offer holds until it is taken.
  reg read_data_0_stalled;
  initial read_data_0_stalled = 1'b0;
  reg [528:0] read_data_0_offered;
  always @(posedge host_clk) begin
    read_data_0_stalled <= read_data_0_valid && !read_data_0_ready && !host_rst;
    read_data_0_offered <= {read_data_0_id, read_data_0_data, read_data_0_response,
        read_data_0_last, read_data_0_user};
    if (read_data_0_stalled && !host_rst) begin
      read_data_0_s2_valid_holds: assume (read_data_0_valid);
      read_data_0_s2_payload_holds: assume (read_data_0_offered ==
          {read_data_0_id, read_data_0_data, read_data_0_response, read_data_0_last,
          read_data_0_user});
    end
  end
  // read_data_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_data_0_s7_quiet_in_reset: assume (!read_data_0_valid);
    end
  end

  // read_data_1: S2, an offer holds until it is taken.
  reg read_data_1_stalled;
  initial read_data_1_stalled = 1'b0;
  reg [528:0] read_data_1_offered;
  always @(posedge host_clk) begin
    read_data_1_stalled <= read_data_1_valid && !read_data_1_ready && !host_rst;
    read_data_1_offered <= {read_data_1_id, read_data_1_data, read_data_1_response,
        read_data_1_last, read_data_1_user};
    if (read_data_1_stalled && !host_rst) begin
      read_data_1_s2_valid_holds: assume (read_data_1_valid);
      read_data_1_s2_payload_holds: assume (read_data_1_offered ==
          {read_data_1_id, read_data_1_data, read_data_1_response, read_data_1_last,
          read_data_1_user});
    end
  end
  // read_data_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge host_clk) begin
    if (host_after_reset) begin
      read_data_1_s7_quiet_in_reset: assume (!read_data_1_valid);
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

  // register_command: S2, an offer holds until it is taken.
  reg register_command_stalled;
  initial register_command_stalled = 1'b0;
  reg [95:0] register_command_offered;
  always @(posedge csr_clk) begin
    register_command_stalled <= register_command_valid && !register_command_ready && !csr_rst;
    register_command_offered <= {register_command_write, register_command_address,
        register_command_write_data, register_command_byte_enable, register_command_poison};
    if (register_command_stalled && !csr_rst) begin
      register_command_s2_valid_holds: assume (register_command_valid);
      register_command_s2_payload_holds: assume (register_command_offered ==
          {register_command_write, register_command_address, register_command_write_data,
          register_command_byte_enable, register_command_poison});
    end
  end
  // register_command: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge csr_clk) begin
    if (csr_after_reset) begin
      register_command_s7_quiet_in_reset: assume (!register_command_valid);
    end
  end

  // register_read_data: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge csr_clk) begin
    if (csr_after_reset) begin
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
