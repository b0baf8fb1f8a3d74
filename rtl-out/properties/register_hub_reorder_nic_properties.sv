// Proof harness of `register_hub_reorder_nic`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_hub_reorder_nic_properties (
  input  wire clk,
  input  wire rst,
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
  output wire card_access_valid,
  input  wire card_access_ready,
  output wire [31:0] card_access_address,
  output wire card_access_write,
  output wire [31:0] card_access_data,
  output wire [3:0] card_access_byte_enable,
  output wire registers_access_valid,
  input  wire registers_access_ready,
  output wire [31:0] registers_access_address,
  output wire registers_access_write,
  output wire [31:0] registers_access_data,
  output wire [3:0] registers_access_byte_enable,
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
  output wire mmio_reorder_access_valid,
  input  wire mmio_reorder_access_ready,
  output wire [31:0] mmio_reorder_access_address,
  output wire mmio_reorder_access_write,
  output wire [31:0] mmio_reorder_access_data,
  output wire [3:0] mmio_reorder_access_byte_enable,
  output wire header_strip_access_valid,
  input  wire header_strip_access_ready,
  output wire [31:0] header_strip_access_address,
  output wire header_strip_access_write,
  output wire [31:0] header_strip_access_data,
  output wire [3:0] header_strip_access_byte_enable,
  output wire packet_queue_access_valid,
  input  wire packet_queue_access_ready,
  output wire [31:0] packet_queue_access_address,
  output wire packet_queue_access_write,
  output wire [31:0] packet_queue_access_data,
  output wire [3:0] packet_queue_access_byte_enable,
  output wire cmac_transmit_access_valid,
  input  wire cmac_transmit_access_ready,
  output wire [31:0] cmac_transmit_access_address,
  output wire cmac_transmit_access_write,
  output wire [31:0] cmac_transmit_access_data,
  output wire [3:0] cmac_transmit_access_byte_enable,
  output wire message_gate_access_valid,
  input  wire message_gate_access_ready,
  output wire [31:0] message_gate_access_address,
  output wire message_gate_access_write,
  output wire [31:0] message_gate_access_data,
  output wire [3:0] message_gate_access_byte_enable,
  output wire mac_crossing_access_valid,
  input  wire mac_crossing_access_ready,
  output wire [31:0] mac_crossing_access_address,
  output wire mac_crossing_access_write,
  output wire [31:0] mac_crossing_access_data,
  output wire [3:0] mac_crossing_access_byte_enable,
  input  wire card_answer_valid,
  output wire card_answer_ready,
  input  wire [31:0] card_answer_data,
  input  wire card_answer_refused,
  input  wire registers_answer_valid,
  output wire registers_answer_ready,
  input  wire [31:0] registers_answer_data,
  input  wire registers_answer_refused,
  input  wire axi_write_answer_valid,
  output wire axi_write_answer_ready,
  input  wire [31:0] axi_write_answer_data,
  input  wire axi_write_answer_refused,
  input  wire axi_read_answer_valid,
  output wire axi_read_answer_ready,
  input  wire [31:0] axi_read_answer_data,
  input  wire axi_read_answer_refused,
  input  wire mmio_reorder_answer_valid,
  output wire mmio_reorder_answer_ready,
  input  wire [31:0] mmio_reorder_answer_data,
  input  wire mmio_reorder_answer_refused,
  input  wire header_strip_answer_valid,
  output wire header_strip_answer_ready,
  input  wire [31:0] header_strip_answer_data,
  input  wire header_strip_answer_refused,
  input  wire packet_queue_answer_valid,
  output wire packet_queue_answer_ready,
  input  wire [31:0] packet_queue_answer_data,
  input  wire packet_queue_answer_refused,
  input  wire cmac_transmit_answer_valid,
  output wire cmac_transmit_answer_ready,
  input  wire [31:0] cmac_transmit_answer_data,
  input  wire cmac_transmit_answer_refused,
  input  wire message_gate_answer_valid,
  output wire message_gate_answer_ready,
  input  wire [31:0] message_gate_answer_data,
  input  wire message_gate_answer_refused,
  input  wire mac_crossing_answer_valid,
  output wire mac_crossing_answer_ready,
  input  wire [31:0] mac_crossing_answer_data,
  input  wire mac_crossing_answer_refused,
  output wire [15:0] status_refused_accesses,
  output wire [31:0] status_first_refused_address
);

  register_hub_reorder_nic device (
    .clk(clk),
    .rst(rst),
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
    .card_access_valid(card_access_valid),
    .card_access_ready(card_access_ready),
    .card_access_address(card_access_address),
    .card_access_write(card_access_write),
    .card_access_data(card_access_data),
    .card_access_byte_enable(card_access_byte_enable),
    .registers_access_valid(registers_access_valid),
    .registers_access_ready(registers_access_ready),
    .registers_access_address(registers_access_address),
    .registers_access_write(registers_access_write),
    .registers_access_data(registers_access_data),
    .registers_access_byte_enable(registers_access_byte_enable),
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
    .mmio_reorder_access_valid(mmio_reorder_access_valid),
    .mmio_reorder_access_ready(mmio_reorder_access_ready),
    .mmio_reorder_access_address(mmio_reorder_access_address),
    .mmio_reorder_access_write(mmio_reorder_access_write),
    .mmio_reorder_access_data(mmio_reorder_access_data),
    .mmio_reorder_access_byte_enable(mmio_reorder_access_byte_enable),
    .header_strip_access_valid(header_strip_access_valid),
    .header_strip_access_ready(header_strip_access_ready),
    .header_strip_access_address(header_strip_access_address),
    .header_strip_access_write(header_strip_access_write),
    .header_strip_access_data(header_strip_access_data),
    .header_strip_access_byte_enable(header_strip_access_byte_enable),
    .packet_queue_access_valid(packet_queue_access_valid),
    .packet_queue_access_ready(packet_queue_access_ready),
    .packet_queue_access_address(packet_queue_access_address),
    .packet_queue_access_write(packet_queue_access_write),
    .packet_queue_access_data(packet_queue_access_data),
    .packet_queue_access_byte_enable(packet_queue_access_byte_enable),
    .cmac_transmit_access_valid(cmac_transmit_access_valid),
    .cmac_transmit_access_ready(cmac_transmit_access_ready),
    .cmac_transmit_access_address(cmac_transmit_access_address),
    .cmac_transmit_access_write(cmac_transmit_access_write),
    .cmac_transmit_access_data(cmac_transmit_access_data),
    .cmac_transmit_access_byte_enable(cmac_transmit_access_byte_enable),
    .message_gate_access_valid(message_gate_access_valid),
    .message_gate_access_ready(message_gate_access_ready),
    .message_gate_access_address(message_gate_access_address),
    .message_gate_access_write(message_gate_access_write),
    .message_gate_access_data(message_gate_access_data),
    .message_gate_access_byte_enable(message_gate_access_byte_enable),
    .mac_crossing_access_valid(mac_crossing_access_valid),
    .mac_crossing_access_ready(mac_crossing_access_ready),
    .mac_crossing_access_address(mac_crossing_access_address),
    .mac_crossing_access_write(mac_crossing_access_write),
    .mac_crossing_access_data(mac_crossing_access_data),
    .mac_crossing_access_byte_enable(mac_crossing_access_byte_enable),
    .card_answer_valid(card_answer_valid),
    .card_answer_ready(card_answer_ready),
    .card_answer_data(card_answer_data),
    .card_answer_refused(card_answer_refused),
    .registers_answer_valid(registers_answer_valid),
    .registers_answer_ready(registers_answer_ready),
    .registers_answer_data(registers_answer_data),
    .registers_answer_refused(registers_answer_refused),
    .axi_write_answer_valid(axi_write_answer_valid),
    .axi_write_answer_ready(axi_write_answer_ready),
    .axi_write_answer_data(axi_write_answer_data),
    .axi_write_answer_refused(axi_write_answer_refused),
    .axi_read_answer_valid(axi_read_answer_valid),
    .axi_read_answer_ready(axi_read_answer_ready),
    .axi_read_answer_data(axi_read_answer_data),
    .axi_read_answer_refused(axi_read_answer_refused),
    .mmio_reorder_answer_valid(mmio_reorder_answer_valid),
    .mmio_reorder_answer_ready(mmio_reorder_answer_ready),
    .mmio_reorder_answer_data(mmio_reorder_answer_data),
    .mmio_reorder_answer_refused(mmio_reorder_answer_refused),
    .header_strip_answer_valid(header_strip_answer_valid),
    .header_strip_answer_ready(header_strip_answer_ready),
    .header_strip_answer_data(header_strip_answer_data),
    .header_strip_answer_refused(header_strip_answer_refused),
    .packet_queue_answer_valid(packet_queue_answer_valid),
    .packet_queue_answer_ready(packet_queue_answer_ready),
    .packet_queue_answer_data(packet_queue_answer_data),
    .packet_queue_answer_refused(packet_queue_answer_refused),
    .cmac_transmit_answer_valid(cmac_transmit_answer_valid),
    .cmac_transmit_answer_ready(cmac_transmit_answer_ready),
    .cmac_transmit_answer_data(cmac_transmit_answer_data),
    .cmac_transmit_answer_refused(cmac_transmit_answer_refused),
    .message_gate_answer_valid(message_gate_answer_valid),
    .message_gate_answer_ready(message_gate_answer_ready),
    .message_gate_answer_data(message_gate_answer_data),
    .message_gate_answer_refused(message_gate_answer_refused),
    .mac_crossing_answer_valid(mac_crossing_answer_valid),
    .mac_crossing_answer_ready(mac_crossing_answer_ready),
    .mac_crossing_answer_data(mac_crossing_answer_data),
    .mac_crossing_answer_refused(mac_crossing_answer_refused),
    .status_refused_accesses(status_refused_accesses),
    .status_first_refused_address(status_first_refused_address)
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

  // access: S2, an offer holds until it is taken.
  reg access_stalled;
  initial access_stalled = 1'b0;
  reg [68:0] access_offered;
  always @(posedge clk) begin
    access_stalled <= access_valid && !access_ready && !rst;
    access_offered <= {access_address, access_write, access_data, access_byte_enable};
    if (access_stalled && !rst) begin
      access_s2_valid_holds: assume (access_valid);
      access_s2_payload_holds: assume (access_offered ==
          {access_address, access_write, access_data, access_byte_enable});
    end
  end
  // access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      access_s7_quiet_in_reset: assume (!access_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [32:0] answer_offered;
  always @(posedge clk) begin
    answer_stalled <= answer_valid && !answer_ready && !rst;
    answer_offered <= {answer_data, answer_refused};
    if (answer_stalled && !rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered == {answer_data, answer_refused});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // card_access: S2, an offer holds until it is taken.
  reg card_access_stalled;
  initial card_access_stalled = 1'b0;
  reg [68:0] card_access_offered;
  always @(posedge clk) begin
    card_access_stalled <= card_access_valid && !card_access_ready && !rst;
    card_access_offered <= {card_access_address, card_access_write, card_access_data,
        card_access_byte_enable};
    if (card_access_stalled && !rst) begin
      card_access_s2_valid_holds: assert (card_access_valid);
      card_access_s2_payload_holds: assert (card_access_offered ==
          {card_access_address, card_access_write, card_access_data, card_access_byte_enable});
    end
  end
  // card_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      card_access_s7_quiet_in_reset: assert (!card_access_valid);
    end
  end

  // registers_access: S2, an offer holds until it is taken.
  reg registers_access_stalled;
  initial registers_access_stalled = 1'b0;
  reg [68:0] registers_access_offered;
  always @(posedge clk) begin
    registers_access_stalled <= registers_access_valid && !registers_access_ready && !rst;
    registers_access_offered <= {registers_access_address, registers_access_write,
        registers_access_data, registers_access_byte_enable};
    if (registers_access_stalled && !rst) begin
      registers_access_s2_valid_holds: assert (registers_access_valid);
      registers_access_s2_payload_holds: assert (registers_access_offered ==
          {registers_access_address, registers_access_write, registers_access_data,
          registers_access_byte_enable});
    end
  end
  // registers_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      registers_access_s7_quiet_in_reset: assert (!registers_access_valid);
    end
  end

  // axi_write_access: S2, an offer holds until it is taken.
  reg axi_write_access_stalled;
  initial axi_write_access_stalled = 1'b0;
  reg [68:0] axi_write_access_offered;
  always @(posedge clk) begin
    axi_write_access_stalled <= axi_write_access_valid && !axi_write_access_ready && !rst;
    axi_write_access_offered <= {axi_write_access_address, axi_write_access_write,
        axi_write_access_data, axi_write_access_byte_enable};
    if (axi_write_access_stalled && !rst) begin
      axi_write_access_s2_valid_holds: assert (axi_write_access_valid);
      axi_write_access_s2_payload_holds: assert (axi_write_access_offered ==
          {axi_write_access_address, axi_write_access_write, axi_write_access_data,
          axi_write_access_byte_enable});
    end
  end
  // axi_write_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      axi_write_access_s7_quiet_in_reset: assert (!axi_write_access_valid);
    end
  end

  // axi_read_access: S2, an offer holds until it is taken.
  reg axi_read_access_stalled;
  initial axi_read_access_stalled = 1'b0;
  reg [68:0] axi_read_access_offered;
  always @(posedge clk) begin
    axi_read_access_stalled <= axi_read_access_valid && !axi_read_access_ready && !rst;
    axi_read_access_offered <= {axi_read_access_address, axi_read_access_write,
        axi_read_access_data, axi_read_access_byte_enable};
    if (axi_read_access_stalled && !rst) begin
      axi_read_access_s2_valid_holds: assert (axi_read_access_valid);
      axi_read_access_s2_payload_holds: assert (axi_read_access_offered ==
          {axi_read_access_address, axi_read_access_write, axi_read_access_data,
          axi_read_access_byte_enable});
    end
  end
  // axi_read_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      axi_read_access_s7_quiet_in_reset: assert (!axi_read_access_valid);
    end
  end

  // mmio_reorder_access: S2, an offer holds until it is taken.
  reg mmio_reorder_access_stalled;
  initial mmio_reorder_access_stalled = 1'b0;
  reg [68:0] mmio_reorder_access_offered;
  always @(posedge clk) begin
    mmio_reorder_access_stalled <= mmio_reorder_access_valid && !mmio_reorder_access_ready && !rst;
    mmio_reorder_access_offered <= {mmio_reorder_access_address, mmio_reorder_access_write,
        mmio_reorder_access_data, mmio_reorder_access_byte_enable};
    if (mmio_reorder_access_stalled && !rst) begin
      mmio_reorder_access_s2_valid_holds: assert (mmio_reorder_access_valid);
      mmio_reorder_access_s2_payload_holds: assert (mmio_reorder_access_offered ==
          {mmio_reorder_access_address, mmio_reorder_access_write, mmio_reorder_access_data,
          mmio_reorder_access_byte_enable});
    end
  end
  // mmio_reorder_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mmio_reorder_access_s7_quiet_in_reset: assert (!mmio_reorder_access_valid);
    end
  end

  // header_strip_access: S2, an offer holds until it is taken.
  reg header_strip_access_stalled;
  initial header_strip_access_stalled = 1'b0;
  reg [68:0] header_strip_access_offered;
  always @(posedge clk) begin
    header_strip_access_stalled <= header_strip_access_valid && !header_strip_access_ready && !rst;
    header_strip_access_offered <= {header_strip_access_address, header_strip_access_write,
        header_strip_access_data, header_strip_access_byte_enable};
    if (header_strip_access_stalled && !rst) begin
      header_strip_access_s2_valid_holds: assert (header_strip_access_valid);
      header_strip_access_s2_payload_holds: assert (header_strip_access_offered ==
          {header_strip_access_address, header_strip_access_write, header_strip_access_data,
          header_strip_access_byte_enable});
    end
  end
  // header_strip_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      header_strip_access_s7_quiet_in_reset: assert (!header_strip_access_valid);
    end
  end

  // packet_queue_access: S2, an offer holds until it is taken.
  reg packet_queue_access_stalled;
  initial packet_queue_access_stalled = 1'b0;
  reg [68:0] packet_queue_access_offered;
  always @(posedge clk) begin
    packet_queue_access_stalled <= packet_queue_access_valid && !packet_queue_access_ready && !rst;
    packet_queue_access_offered <= {packet_queue_access_address, packet_queue_access_write,
        packet_queue_access_data, packet_queue_access_byte_enable};
    if (packet_queue_access_stalled && !rst) begin
      packet_queue_access_s2_valid_holds: assert (packet_queue_access_valid);
      packet_queue_access_s2_payload_holds: assert (packet_queue_access_offered ==
          {packet_queue_access_address, packet_queue_access_write, packet_queue_access_data,
          packet_queue_access_byte_enable});
    end
  end
  // packet_queue_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_queue_access_s7_quiet_in_reset: assert (!packet_queue_access_valid);
    end
  end

  // cmac_transmit_access: S2, an offer holds until it is taken.
  reg cmac_transmit_access_stalled;
  initial cmac_transmit_access_stalled = 1'b0;
  reg [68:0] cmac_transmit_access_offered;
  always @(posedge clk) begin
    cmac_transmit_access_stalled <= cmac_transmit_access_valid && !cmac_transmit_access_ready &&
        !rst;
    cmac_transmit_access_offered <= {cmac_transmit_access_address, cmac_transmit_access_write,
        cmac_transmit_access_data, cmac_transmit_access_byte_enable};
    if (cmac_transmit_access_stalled && !rst) begin
      cmac_transmit_access_s2_valid_holds: assert (cmac_transmit_access_valid);
      cmac_transmit_access_s2_payload_holds: assert (cmac_transmit_access_offered ==
          {cmac_transmit_access_address, cmac_transmit_access_write, cmac_transmit_access_data,
          cmac_transmit_access_byte_enable});
    end
  end
  // cmac_transmit_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      cmac_transmit_access_s7_quiet_in_reset: assert (!cmac_transmit_access_valid);
    end
  end

  // message_gate_access: S2, an offer holds until it is taken.
  reg message_gate_access_stalled;
  initial message_gate_access_stalled = 1'b0;
  reg [68:0] message_gate_access_offered;
  always @(posedge clk) begin
    message_gate_access_stalled <= message_gate_access_valid && !message_gate_access_ready && !rst;
    message_gate_access_offered <= {message_gate_access_address, message_gate_access_write,
        message_gate_access_data, message_gate_access_byte_enable};
    if (message_gate_access_stalled && !rst) begin
      message_gate_access_s2_valid_holds: assert (message_gate_access_valid);
      message_gate_access_s2_payload_holds: assert (message_gate_access_offered ==
          {message_gate_access_address, message_gate_access_write, message_gate_access_data,
          message_gate_access_byte_enable});
    end
  end
  // message_gate_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      message_gate_access_s7_quiet_in_reset: assert (!message_gate_access_valid);
    end
  end

  // mac_crossing_access: S2, an offer holds until it is taken.
  reg mac_crossing_access_stalled;
  initial mac_crossing_access_stalled = 1'b0;
  reg [68:0] mac_crossing_access_offered;
  always @(posedge clk) begin
    mac_crossing_access_stalled <= mac_crossing_access_valid && !mac_crossing_access_ready && !rst;
    mac_crossing_access_offered <= {mac_crossing_access_address, mac_crossing_access_write,
        mac_crossing_access_data, mac_crossing_access_byte_enable};
    if (mac_crossing_access_stalled && !rst) begin
      mac_crossing_access_s2_valid_holds: assert (mac_crossing_access_valid);
      mac_crossing_access_s2_payload_holds: assert (mac_crossing_access_offered ==
          {mac_crossing_access_address, mac_crossing_access_write, mac_crossing_access_data,
          mac_crossing_access_byte_enable});
    end
  end
  // mac_crossing_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_crossing_access_s7_quiet_in_reset: assert (!mac_crossing_access_valid);
    end
  end

  // card_answer: S2, an offer holds until it is taken.
  reg card_answer_stalled;
  initial card_answer_stalled = 1'b0;
  reg [32:0] card_answer_offered;
  always @(posedge clk) begin
    card_answer_stalled <= card_answer_valid && !card_answer_ready && !rst;
    card_answer_offered <= {card_answer_data, card_answer_refused};
    if (card_answer_stalled && !rst) begin
      card_answer_s2_valid_holds: assume (card_answer_valid);
      card_answer_s2_payload_holds: assume (card_answer_offered ==
          {card_answer_data, card_answer_refused});
    end
  end
  // card_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      card_answer_s7_quiet_in_reset: assume (!card_answer_valid);
    end
  end

  // registers_answer: S2, an offer holds until it is taken.
  reg registers_answer_stalled;
  initial registers_answer_stalled = 1'b0;
  reg [32:0] registers_answer_offered;
  always @(posedge clk) begin
    registers_answer_stalled <= registers_answer_valid && !registers_answer_ready && !rst;
    registers_answer_offered <= {registers_answer_data, registers_answer_refused};
    if (registers_answer_stalled && !rst) begin
      registers_answer_s2_valid_holds: assume (registers_answer_valid);
      registers_answer_s2_payload_holds: assume (registers_answer_offered ==
          {registers_answer_data, registers_answer_refused});
    end
  end
  // registers_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      registers_answer_s7_quiet_in_reset: assume (!registers_answer_valid);
    end
  end

  // axi_write_answer: S2, an offer holds until it is taken.
  reg axi_write_answer_stalled;
  initial axi_write_answer_stalled = 1'b0;
  reg [32:0] axi_write_answer_offered;
  always @(posedge clk) begin
    axi_write_answer_stalled <= axi_write_answer_valid && !axi_write_answer_ready && !rst;
    axi_write_answer_offered <= {axi_write_answer_data, axi_write_answer_refused};
    if (axi_write_answer_stalled && !rst) begin
      axi_write_answer_s2_valid_holds: assume (axi_write_answer_valid);
      axi_write_answer_s2_payload_holds: assume (axi_write_answer_offered ==
          {axi_write_answer_data, axi_write_answer_refused});
    end
  end
  // axi_write_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      axi_write_answer_s7_quiet_in_reset: assume (!axi_write_answer_valid);
    end
  end

  // axi_read_answer: S2, an offer holds until it is taken.
  reg axi_read_answer_stalled;
  initial axi_read_answer_stalled = 1'b0;
  reg [32:0] axi_read_answer_offered;
  always @(posedge clk) begin
    axi_read_answer_stalled <= axi_read_answer_valid && !axi_read_answer_ready && !rst;
    axi_read_answer_offered <= {axi_read_answer_data, axi_read_answer_refused};
    if (axi_read_answer_stalled && !rst) begin
      axi_read_answer_s2_valid_holds: assume (axi_read_answer_valid);
      axi_read_answer_s2_payload_holds: assume (axi_read_answer_offered ==
          {axi_read_answer_data, axi_read_answer_refused});
    end
  end
  // axi_read_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      axi_read_answer_s7_quiet_in_reset: assume (!axi_read_answer_valid);
    end
  end

  // mmio_reorder_answer: S2, an offer holds until it is taken.
  reg mmio_reorder_answer_stalled;
  initial mmio_reorder_answer_stalled = 1'b0;
  reg [32:0] mmio_reorder_answer_offered;
  always @(posedge clk) begin
    mmio_reorder_answer_stalled <= mmio_reorder_answer_valid && !mmio_reorder_answer_ready && !rst;
    mmio_reorder_answer_offered <= {mmio_reorder_answer_data, mmio_reorder_answer_refused};
    if (mmio_reorder_answer_stalled && !rst) begin
      mmio_reorder_answer_s2_valid_holds: assume (mmio_reorder_answer_valid);
      mmio_reorder_answer_s2_payload_holds: assume (mmio_reorder_answer_offered ==
          {mmio_reorder_answer_data, mmio_reorder_answer_refused});
    end
  end
  // mmio_reorder_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mmio_reorder_answer_s7_quiet_in_reset: assume (!mmio_reorder_answer_valid);
    end
  end

  // header_strip_answer: S2, an offer holds until it is taken.
  reg header_strip_answer_stalled;
  initial header_strip_answer_stalled = 1'b0;
  reg [32:0] header_strip_answer_offered;
  always @(posedge clk) begin
    header_strip_answer_stalled <= header_strip_answer_valid && !header_strip_answer_ready && !rst;
    header_strip_answer_offered <= {header_strip_answer_data, header_strip_answer_refused};
    if (header_strip_answer_stalled && !rst) begin
      header_strip_answer_s2_valid_holds: assume (header_strip_answer_valid);
      header_strip_answer_s2_payload_holds: assume (header_strip_answer_offered ==
          {header_strip_answer_data, header_strip_answer_refused});
    end
  end
  // header_strip_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      header_strip_answer_s7_quiet_in_reset: assume (!header_strip_answer_valid);
    end
  end

  // packet_queue_answer: S2, an offer holds until it is taken.
  reg packet_queue_answer_stalled;
  initial packet_queue_answer_stalled = 1'b0;
  reg [32:0] packet_queue_answer_offered;
  always @(posedge clk) begin
    packet_queue_answer_stalled <= packet_queue_answer_valid && !packet_queue_answer_ready && !rst;
    packet_queue_answer_offered <= {packet_queue_answer_data, packet_queue_answer_refused};
    if (packet_queue_answer_stalled && !rst) begin
      packet_queue_answer_s2_valid_holds: assume (packet_queue_answer_valid);
      packet_queue_answer_s2_payload_holds: assume (packet_queue_answer_offered ==
          {packet_queue_answer_data, packet_queue_answer_refused});
    end
  end
  // packet_queue_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_queue_answer_s7_quiet_in_reset: assume (!packet_queue_answer_valid);
    end
  end

  // cmac_transmit_answer: S2, an offer holds until it is taken.
  reg cmac_transmit_answer_stalled;
  initial cmac_transmit_answer_stalled = 1'b0;
  reg [32:0] cmac_transmit_answer_offered;
  always @(posedge clk) begin
    cmac_transmit_answer_stalled <= cmac_transmit_answer_valid && !cmac_transmit_answer_ready &&
        !rst;
    cmac_transmit_answer_offered <= {cmac_transmit_answer_data, cmac_transmit_answer_refused};
    if (cmac_transmit_answer_stalled && !rst) begin
      cmac_transmit_answer_s2_valid_holds: assume (cmac_transmit_answer_valid);
      cmac_transmit_answer_s2_payload_holds: assume (cmac_transmit_answer_offered ==
          {cmac_transmit_answer_data, cmac_transmit_answer_refused});
    end
  end
  // cmac_transmit_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      cmac_transmit_answer_s7_quiet_in_reset: assume (!cmac_transmit_answer_valid);
    end
  end

  // message_gate_answer: S2, an offer holds until it is taken.
  reg message_gate_answer_stalled;
  initial message_gate_answer_stalled = 1'b0;
  reg [32:0] message_gate_answer_offered;
  always @(posedge clk) begin
    message_gate_answer_stalled <= message_gate_answer_valid && !message_gate_answer_ready && !rst;
    message_gate_answer_offered <= {message_gate_answer_data, message_gate_answer_refused};
    if (message_gate_answer_stalled && !rst) begin
      message_gate_answer_s2_valid_holds: assume (message_gate_answer_valid);
      message_gate_answer_s2_payload_holds: assume (message_gate_answer_offered ==
          {message_gate_answer_data, message_gate_answer_refused});
    end
  end
  // message_gate_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      message_gate_answer_s7_quiet_in_reset: assume (!message_gate_answer_valid);
    end
  end

  // mac_crossing_answer: S2, an offer holds until it is taken.
  reg mac_crossing_answer_stalled;
  initial mac_crossing_answer_stalled = 1'b0;
  reg [32:0] mac_crossing_answer_offered;
  always @(posedge clk) begin
    mac_crossing_answer_stalled <= mac_crossing_answer_valid && !mac_crossing_answer_ready && !rst;
    mac_crossing_answer_offered <= {mac_crossing_answer_data, mac_crossing_answer_refused};
    if (mac_crossing_answer_stalled && !rst) begin
      mac_crossing_answer_s2_valid_holds: assume (mac_crossing_answer_valid);
      mac_crossing_answer_s2_payload_holds: assume (mac_crossing_answer_offered ==
          {mac_crossing_answer_data, mac_crossing_answer_refused});
    end
  end
  // mac_crossing_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_crossing_answer_s7_quiet_in_reset: assume (!mac_crossing_answer_valid);
    end
  end

endmodule

`default_nettype wire
