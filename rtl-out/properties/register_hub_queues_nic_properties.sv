// Proof harness of `register_hub_queues_nic`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_hub_queues_nic_properties (
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
  output wire packet_queue_access_valid,
  input  wire packet_queue_access_ready,
  output wire [31:0] packet_queue_access_address,
  output wire packet_queue_access_write,
  output wire [31:0] packet_queue_access_data,
  output wire [3:0] packet_queue_access_byte_enable,
  output wire mac_transmit_access_valid,
  input  wire mac_transmit_access_ready,
  output wire [31:0] mac_transmit_access_address,
  output wire mac_transmit_access_write,
  output wire [31:0] mac_transmit_access_data,
  output wire [3:0] mac_transmit_access_byte_enable,
  output wire store_gate_access_valid,
  input  wire store_gate_access_ready,
  output wire [31:0] store_gate_access_address,
  output wire store_gate_access_write,
  output wire [31:0] store_gate_access_data,
  output wire [3:0] store_gate_access_byte_enable,
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
  output wire store_packets_access_valid,
  input  wire store_packets_access_ready,
  output wire [31:0] store_packets_access_address,
  output wire store_packets_access_write,
  output wire [31:0] store_packets_access_data,
  output wire [3:0] store_packets_access_byte_enable,
  output wire store_fill_access_valid,
  input  wire store_fill_access_ready,
  output wire [31:0] store_fill_access_address,
  output wire store_fill_access_write,
  output wire [31:0] store_fill_access_data,
  output wire [3:0] store_fill_access_byte_enable,
  output wire mmio_queues_access_valid,
  input  wire mmio_queues_access_ready,
  output wire [31:0] mmio_queues_access_address,
  output wire mmio_queues_access_write,
  output wire [31:0] mmio_queues_access_data,
  output wire [3:0] mmio_queues_access_byte_enable,
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
  input  wire packet_queue_answer_valid,
  output wire packet_queue_answer_ready,
  input  wire [31:0] packet_queue_answer_data,
  input  wire packet_queue_answer_refused,
  input  wire mac_transmit_answer_valid,
  output wire mac_transmit_answer_ready,
  input  wire [31:0] mac_transmit_answer_data,
  input  wire mac_transmit_answer_refused,
  input  wire store_gate_answer_valid,
  output wire store_gate_answer_ready,
  input  wire [31:0] store_gate_answer_data,
  input  wire store_gate_answer_refused,
  input  wire axi_write_answer_valid,
  output wire axi_write_answer_ready,
  input  wire [31:0] axi_write_answer_data,
  input  wire axi_write_answer_refused,
  input  wire axi_read_answer_valid,
  output wire axi_read_answer_ready,
  input  wire [31:0] axi_read_answer_data,
  input  wire axi_read_answer_refused,
  input  wire store_packets_answer_valid,
  output wire store_packets_answer_ready,
  input  wire [31:0] store_packets_answer_data,
  input  wire store_packets_answer_refused,
  input  wire store_fill_answer_valid,
  output wire store_fill_answer_ready,
  input  wire [31:0] store_fill_answer_data,
  input  wire store_fill_answer_refused,
  input  wire mmio_queues_answer_valid,
  output wire mmio_queues_answer_ready,
  input  wire [31:0] mmio_queues_answer_data,
  input  wire mmio_queues_answer_refused,
  input  wire mac_crossing_answer_valid,
  output wire mac_crossing_answer_ready,
  input  wire [31:0] mac_crossing_answer_data,
  input  wire mac_crossing_answer_refused,
  output wire [15:0] status_refused_accesses,
  output wire [31:0] status_first_refused_address
);

  register_hub_queues_nic device (
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
    .packet_queue_access_valid(packet_queue_access_valid),
    .packet_queue_access_ready(packet_queue_access_ready),
    .packet_queue_access_address(packet_queue_access_address),
    .packet_queue_access_write(packet_queue_access_write),
    .packet_queue_access_data(packet_queue_access_data),
    .packet_queue_access_byte_enable(packet_queue_access_byte_enable),
    .mac_transmit_access_valid(mac_transmit_access_valid),
    .mac_transmit_access_ready(mac_transmit_access_ready),
    .mac_transmit_access_address(mac_transmit_access_address),
    .mac_transmit_access_write(mac_transmit_access_write),
    .mac_transmit_access_data(mac_transmit_access_data),
    .mac_transmit_access_byte_enable(mac_transmit_access_byte_enable),
    .store_gate_access_valid(store_gate_access_valid),
    .store_gate_access_ready(store_gate_access_ready),
    .store_gate_access_address(store_gate_access_address),
    .store_gate_access_write(store_gate_access_write),
    .store_gate_access_data(store_gate_access_data),
    .store_gate_access_byte_enable(store_gate_access_byte_enable),
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
    .store_packets_access_valid(store_packets_access_valid),
    .store_packets_access_ready(store_packets_access_ready),
    .store_packets_access_address(store_packets_access_address),
    .store_packets_access_write(store_packets_access_write),
    .store_packets_access_data(store_packets_access_data),
    .store_packets_access_byte_enable(store_packets_access_byte_enable),
    .store_fill_access_valid(store_fill_access_valid),
    .store_fill_access_ready(store_fill_access_ready),
    .store_fill_access_address(store_fill_access_address),
    .store_fill_access_write(store_fill_access_write),
    .store_fill_access_data(store_fill_access_data),
    .store_fill_access_byte_enable(store_fill_access_byte_enable),
    .mmio_queues_access_valid(mmio_queues_access_valid),
    .mmio_queues_access_ready(mmio_queues_access_ready),
    .mmio_queues_access_address(mmio_queues_access_address),
    .mmio_queues_access_write(mmio_queues_access_write),
    .mmio_queues_access_data(mmio_queues_access_data),
    .mmio_queues_access_byte_enable(mmio_queues_access_byte_enable),
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
    .packet_queue_answer_valid(packet_queue_answer_valid),
    .packet_queue_answer_ready(packet_queue_answer_ready),
    .packet_queue_answer_data(packet_queue_answer_data),
    .packet_queue_answer_refused(packet_queue_answer_refused),
    .mac_transmit_answer_valid(mac_transmit_answer_valid),
    .mac_transmit_answer_ready(mac_transmit_answer_ready),
    .mac_transmit_answer_data(mac_transmit_answer_data),
    .mac_transmit_answer_refused(mac_transmit_answer_refused),
    .store_gate_answer_valid(store_gate_answer_valid),
    .store_gate_answer_ready(store_gate_answer_ready),
    .store_gate_answer_data(store_gate_answer_data),
    .store_gate_answer_refused(store_gate_answer_refused),
    .axi_write_answer_valid(axi_write_answer_valid),
    .axi_write_answer_ready(axi_write_answer_ready),
    .axi_write_answer_data(axi_write_answer_data),
    .axi_write_answer_refused(axi_write_answer_refused),
    .axi_read_answer_valid(axi_read_answer_valid),
    .axi_read_answer_ready(axi_read_answer_ready),
    .axi_read_answer_data(axi_read_answer_data),
    .axi_read_answer_refused(axi_read_answer_refused),
    .store_packets_answer_valid(store_packets_answer_valid),
    .store_packets_answer_ready(store_packets_answer_ready),
    .store_packets_answer_data(store_packets_answer_data),
    .store_packets_answer_refused(store_packets_answer_refused),
    .store_fill_answer_valid(store_fill_answer_valid),
    .store_fill_answer_ready(store_fill_answer_ready),
    .store_fill_answer_data(store_fill_answer_data),
    .store_fill_answer_refused(store_fill_answer_refused),
    .mmio_queues_answer_valid(mmio_queues_answer_valid),
    .mmio_queues_answer_ready(mmio_queues_answer_ready),
    .mmio_queues_answer_data(mmio_queues_answer_data),
    .mmio_queues_answer_refused(mmio_queues_answer_refused),
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

  // mac_transmit_access: S2, an offer holds until it is taken.
  reg mac_transmit_access_stalled;
  initial mac_transmit_access_stalled = 1'b0;
  reg [68:0] mac_transmit_access_offered;
  always @(posedge clk) begin
    mac_transmit_access_stalled <= mac_transmit_access_valid && !mac_transmit_access_ready && !rst;
    mac_transmit_access_offered <= {mac_transmit_access_address, mac_transmit_access_write,
        mac_transmit_access_data, mac_transmit_access_byte_enable};
    if (mac_transmit_access_stalled && !rst) begin
      mac_transmit_access_s2_valid_holds: assert (mac_transmit_access_valid);
      mac_transmit_access_s2_payload_holds: assert (mac_transmit_access_offered ==
          {mac_transmit_access_address, mac_transmit_access_write, mac_transmit_access_data,
          mac_transmit_access_byte_enable});
    end
  end
  // mac_transmit_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_transmit_access_s7_quiet_in_reset: assert (!mac_transmit_access_valid);
    end
  end

  // store_gate_access: S2, an offer holds until it is taken.
  reg store_gate_access_stalled;
  initial store_gate_access_stalled = 1'b0;
  reg [68:0] store_gate_access_offered;
  always @(posedge clk) begin
    store_gate_access_stalled <= store_gate_access_valid && !store_gate_access_ready && !rst;
    store_gate_access_offered <= {store_gate_access_address, store_gate_access_write,
        store_gate_access_data, store_gate_access_byte_enable};
    if (store_gate_access_stalled && !rst) begin
      store_gate_access_s2_valid_holds: assert (store_gate_access_valid);
      store_gate_access_s2_payload_holds: assert (store_gate_access_offered ==
          {store_gate_access_address, store_gate_access_write, store_gate_access_data,
          store_gate_access_byte_enable});
    end
  end
  // store_gate_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      store_gate_access_s7_quiet_in_reset: assert (!store_gate_access_valid);
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

  // store_packets_access: S2, an offer holds until it is taken.
  reg store_packets_access_stalled;
  initial store_packets_access_stalled = 1'b0;
  reg [68:0] store_packets_access_offered;
  always @(posedge clk) begin
    store_packets_access_stalled <= store_packets_access_valid && !store_packets_access_ready &&
        !rst;
    store_packets_access_offered <= {store_packets_access_address, store_packets_access_write,
        store_packets_access_data, store_packets_access_byte_enable};
    if (store_packets_access_stalled && !rst) begin
      store_packets_access_s2_valid_holds: assert (store_packets_access_valid);
      store_packets_access_s2_payload_holds: assert (store_packets_access_offered ==
          {store_packets_access_address, store_packets_access_write, store_packets_access_data,
          store_packets_access_byte_enable});
    end
  end
  // store_packets_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      store_packets_access_s7_quiet_in_reset: assert (!store_packets_access_valid);
    end
  end

  // store_fill_access: S2, an offer holds until it is taken.
  reg store_fill_access_stalled;
  initial store_fill_access_stalled = 1'b0;
  reg [68:0] store_fill_access_offered;
  always @(posedge clk) begin
    store_fill_access_stalled <= store_fill_access_valid && !store_fill_access_ready && !rst;
    store_fill_access_offered <= {store_fill_access_address, store_fill_access_write,
        store_fill_access_data, store_fill_access_byte_enable};
    if (store_fill_access_stalled && !rst) begin
      store_fill_access_s2_valid_holds: assert (store_fill_access_valid);
      store_fill_access_s2_payload_holds: assert (store_fill_access_offered ==
          {store_fill_access_address, store_fill_access_write, store_fill_access_data,
          store_fill_access_byte_enable});
    end
  end
  // store_fill_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      store_fill_access_s7_quiet_in_reset: assert (!store_fill_access_valid);
    end
  end

  // mmio_queues_access: S2, an offer holds until it is taken.
  reg mmio_queues_access_stalled;
  initial mmio_queues_access_stalled = 1'b0;
  reg [68:0] mmio_queues_access_offered;
  always @(posedge clk) begin
    mmio_queues_access_stalled <= mmio_queues_access_valid && !mmio_queues_access_ready && !rst;
    mmio_queues_access_offered <= {mmio_queues_access_address, mmio_queues_access_write,
        mmio_queues_access_data, mmio_queues_access_byte_enable};
    if (mmio_queues_access_stalled && !rst) begin
      mmio_queues_access_s2_valid_holds: assert (mmio_queues_access_valid);
      mmio_queues_access_s2_payload_holds: assert (mmio_queues_access_offered ==
          {mmio_queues_access_address, mmio_queues_access_write, mmio_queues_access_data,
          mmio_queues_access_byte_enable});
    end
  end
  // mmio_queues_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mmio_queues_access_s7_quiet_in_reset: assert (!mmio_queues_access_valid);
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

  // mac_transmit_answer: S2, an offer holds until it is taken.
  reg mac_transmit_answer_stalled;
  initial mac_transmit_answer_stalled = 1'b0;
  reg [32:0] mac_transmit_answer_offered;
  always @(posedge clk) begin
    mac_transmit_answer_stalled <= mac_transmit_answer_valid && !mac_transmit_answer_ready && !rst;
    mac_transmit_answer_offered <= {mac_transmit_answer_data, mac_transmit_answer_refused};
    if (mac_transmit_answer_stalled && !rst) begin
      mac_transmit_answer_s2_valid_holds: assume (mac_transmit_answer_valid);
      mac_transmit_answer_s2_payload_holds: assume (mac_transmit_answer_offered ==
          {mac_transmit_answer_data, mac_transmit_answer_refused});
    end
  end
  // mac_transmit_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_transmit_answer_s7_quiet_in_reset: assume (!mac_transmit_answer_valid);
    end
  end

  // store_gate_answer: S2, an offer holds until it is taken.
  reg store_gate_answer_stalled;
  initial store_gate_answer_stalled = 1'b0;
  reg [32:0] store_gate_answer_offered;
  always @(posedge clk) begin
    store_gate_answer_stalled <= store_gate_answer_valid && !store_gate_answer_ready && !rst;
    store_gate_answer_offered <= {store_gate_answer_data, store_gate_answer_refused};
    if (store_gate_answer_stalled && !rst) begin
      store_gate_answer_s2_valid_holds: assume (store_gate_answer_valid);
      store_gate_answer_s2_payload_holds: assume (store_gate_answer_offered ==
          {store_gate_answer_data, store_gate_answer_refused});
    end
  end
  // store_gate_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      store_gate_answer_s7_quiet_in_reset: assume (!store_gate_answer_valid);
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

  // store_packets_answer: S2, an offer holds until it is taken.
  reg store_packets_answer_stalled;
  initial store_packets_answer_stalled = 1'b0;
  reg [32:0] store_packets_answer_offered;
  always @(posedge clk) begin
    store_packets_answer_stalled <= store_packets_answer_valid && !store_packets_answer_ready &&
        !rst;
    store_packets_answer_offered <= {store_packets_answer_data, store_packets_answer_refused};
    if (store_packets_answer_stalled && !rst) begin
      store_packets_answer_s2_valid_holds: assume (store_packets_answer_valid);
      store_packets_answer_s2_payload_holds: assume (store_packets_answer_offered ==
          {store_packets_answer_data, store_packets_answer_refused});
    end
  end
  // store_packets_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      store_packets_answer_s7_quiet_in_reset: assume (!store_packets_answer_valid);
    end
  end

  // store_fill_answer: S2, an offer holds until it is taken.
  reg store_fill_answer_stalled;
  initial store_fill_answer_stalled = 1'b0;
  reg [32:0] store_fill_answer_offered;
  always @(posedge clk) begin
    store_fill_answer_stalled <= store_fill_answer_valid && !store_fill_answer_ready && !rst;
    store_fill_answer_offered <= {store_fill_answer_data, store_fill_answer_refused};
    if (store_fill_answer_stalled && !rst) begin
      store_fill_answer_s2_valid_holds: assume (store_fill_answer_valid);
      store_fill_answer_s2_payload_holds: assume (store_fill_answer_offered ==
          {store_fill_answer_data, store_fill_answer_refused});
    end
  end
  // store_fill_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      store_fill_answer_s7_quiet_in_reset: assume (!store_fill_answer_valid);
    end
  end

  // mmio_queues_answer: S2, an offer holds until it is taken.
  reg mmio_queues_answer_stalled;
  initial mmio_queues_answer_stalled = 1'b0;
  reg [32:0] mmio_queues_answer_offered;
  always @(posedge clk) begin
    mmio_queues_answer_stalled <= mmio_queues_answer_valid && !mmio_queues_answer_ready && !rst;
    mmio_queues_answer_offered <= {mmio_queues_answer_data, mmio_queues_answer_refused};
    if (mmio_queues_answer_stalled && !rst) begin
      mmio_queues_answer_s2_valid_holds: assume (mmio_queues_answer_valid);
      mmio_queues_answer_s2_payload_holds: assume (mmio_queues_answer_offered ==
          {mmio_queues_answer_data, mmio_queues_answer_refused});
    end
  end
  // mmio_queues_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mmio_queues_answer_s7_quiet_in_reset: assume (!mmio_queues_answer_valid);
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
