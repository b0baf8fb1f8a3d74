// Proof harness of `register_hub_nic_r2`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_hub_nic_r2_properties (
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
  output wire receive_ring_0_access_valid,
  input  wire receive_ring_0_access_ready,
  output wire [31:0] receive_ring_0_access_address,
  output wire receive_ring_0_access_write,
  output wire [31:0] receive_ring_0_access_data,
  output wire [3:0] receive_ring_0_access_byte_enable,
  output wire receive_ring_1_access_valid,
  input  wire receive_ring_1_access_ready,
  output wire [31:0] receive_ring_1_access_address,
  output wire receive_ring_1_access_write,
  output wire [31:0] receive_ring_1_access_data,
  output wire [3:0] receive_ring_1_access_byte_enable,
  output wire transmit_ring_0_access_valid,
  input  wire transmit_ring_0_access_ready,
  output wire [31:0] transmit_ring_0_access_address,
  output wire transmit_ring_0_access_write,
  output wire [31:0] transmit_ring_0_access_data,
  output wire [3:0] transmit_ring_0_access_byte_enable,
  output wire transmit_ring_1_access_valid,
  input  wire transmit_ring_1_access_ready,
  output wire [31:0] transmit_ring_1_access_address,
  output wire transmit_ring_1_access_write,
  output wire [31:0] transmit_ring_1_access_data,
  output wire [3:0] transmit_ring_1_access_byte_enable,
  output wire ring_range_0_access_valid,
  input  wire ring_range_0_access_ready,
  output wire [31:0] ring_range_0_access_address,
  output wire ring_range_0_access_write,
  output wire [31:0] ring_range_0_access_data,
  output wire [3:0] ring_range_0_access_byte_enable,
  output wire ring_range_1_access_valid,
  input  wire ring_range_1_access_ready,
  output wire [31:0] ring_range_1_access_address,
  output wire ring_range_1_access_write,
  output wire [31:0] ring_range_1_access_data,
  output wire [3:0] ring_range_1_access_byte_enable,
  input  wire card_answer_valid,
  output wire card_answer_ready,
  input  wire [31:0] card_answer_data,
  input  wire card_answer_refused,
  input  wire registers_answer_valid,
  output wire registers_answer_ready,
  input  wire [31:0] registers_answer_data,
  input  wire registers_answer_refused,
  input  wire receive_ring_0_answer_valid,
  output wire receive_ring_0_answer_ready,
  input  wire [31:0] receive_ring_0_answer_data,
  input  wire receive_ring_0_answer_refused,
  input  wire receive_ring_1_answer_valid,
  output wire receive_ring_1_answer_ready,
  input  wire [31:0] receive_ring_1_answer_data,
  input  wire receive_ring_1_answer_refused,
  input  wire transmit_ring_0_answer_valid,
  output wire transmit_ring_0_answer_ready,
  input  wire [31:0] transmit_ring_0_answer_data,
  input  wire transmit_ring_0_answer_refused,
  input  wire transmit_ring_1_answer_valid,
  output wire transmit_ring_1_answer_ready,
  input  wire [31:0] transmit_ring_1_answer_data,
  input  wire transmit_ring_1_answer_refused,
  input  wire ring_range_0_answer_valid,
  output wire ring_range_0_answer_ready,
  input  wire [31:0] ring_range_0_answer_data,
  input  wire ring_range_0_answer_refused,
  input  wire ring_range_1_answer_valid,
  output wire ring_range_1_answer_ready,
  input  wire [31:0] ring_range_1_answer_data,
  input  wire ring_range_1_answer_refused,
  output wire [15:0] status_refused_accesses,
  output wire [31:0] status_first_refused_address
);

  register_hub_nic_r2 device (
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
    .receive_ring_0_access_valid(receive_ring_0_access_valid),
    .receive_ring_0_access_ready(receive_ring_0_access_ready),
    .receive_ring_0_access_address(receive_ring_0_access_address),
    .receive_ring_0_access_write(receive_ring_0_access_write),
    .receive_ring_0_access_data(receive_ring_0_access_data),
    .receive_ring_0_access_byte_enable(receive_ring_0_access_byte_enable),
    .receive_ring_1_access_valid(receive_ring_1_access_valid),
    .receive_ring_1_access_ready(receive_ring_1_access_ready),
    .receive_ring_1_access_address(receive_ring_1_access_address),
    .receive_ring_1_access_write(receive_ring_1_access_write),
    .receive_ring_1_access_data(receive_ring_1_access_data),
    .receive_ring_1_access_byte_enable(receive_ring_1_access_byte_enable),
    .transmit_ring_0_access_valid(transmit_ring_0_access_valid),
    .transmit_ring_0_access_ready(transmit_ring_0_access_ready),
    .transmit_ring_0_access_address(transmit_ring_0_access_address),
    .transmit_ring_0_access_write(transmit_ring_0_access_write),
    .transmit_ring_0_access_data(transmit_ring_0_access_data),
    .transmit_ring_0_access_byte_enable(transmit_ring_0_access_byte_enable),
    .transmit_ring_1_access_valid(transmit_ring_1_access_valid),
    .transmit_ring_1_access_ready(transmit_ring_1_access_ready),
    .transmit_ring_1_access_address(transmit_ring_1_access_address),
    .transmit_ring_1_access_write(transmit_ring_1_access_write),
    .transmit_ring_1_access_data(transmit_ring_1_access_data),
    .transmit_ring_1_access_byte_enable(transmit_ring_1_access_byte_enable),
    .ring_range_0_access_valid(ring_range_0_access_valid),
    .ring_range_0_access_ready(ring_range_0_access_ready),
    .ring_range_0_access_address(ring_range_0_access_address),
    .ring_range_0_access_write(ring_range_0_access_write),
    .ring_range_0_access_data(ring_range_0_access_data),
    .ring_range_0_access_byte_enable(ring_range_0_access_byte_enable),
    .ring_range_1_access_valid(ring_range_1_access_valid),
    .ring_range_1_access_ready(ring_range_1_access_ready),
    .ring_range_1_access_address(ring_range_1_access_address),
    .ring_range_1_access_write(ring_range_1_access_write),
    .ring_range_1_access_data(ring_range_1_access_data),
    .ring_range_1_access_byte_enable(ring_range_1_access_byte_enable),
    .card_answer_valid(card_answer_valid),
    .card_answer_ready(card_answer_ready),
    .card_answer_data(card_answer_data),
    .card_answer_refused(card_answer_refused),
    .registers_answer_valid(registers_answer_valid),
    .registers_answer_ready(registers_answer_ready),
    .registers_answer_data(registers_answer_data),
    .registers_answer_refused(registers_answer_refused),
    .receive_ring_0_answer_valid(receive_ring_0_answer_valid),
    .receive_ring_0_answer_ready(receive_ring_0_answer_ready),
    .receive_ring_0_answer_data(receive_ring_0_answer_data),
    .receive_ring_0_answer_refused(receive_ring_0_answer_refused),
    .receive_ring_1_answer_valid(receive_ring_1_answer_valid),
    .receive_ring_1_answer_ready(receive_ring_1_answer_ready),
    .receive_ring_1_answer_data(receive_ring_1_answer_data),
    .receive_ring_1_answer_refused(receive_ring_1_answer_refused),
    .transmit_ring_0_answer_valid(transmit_ring_0_answer_valid),
    .transmit_ring_0_answer_ready(transmit_ring_0_answer_ready),
    .transmit_ring_0_answer_data(transmit_ring_0_answer_data),
    .transmit_ring_0_answer_refused(transmit_ring_0_answer_refused),
    .transmit_ring_1_answer_valid(transmit_ring_1_answer_valid),
    .transmit_ring_1_answer_ready(transmit_ring_1_answer_ready),
    .transmit_ring_1_answer_data(transmit_ring_1_answer_data),
    .transmit_ring_1_answer_refused(transmit_ring_1_answer_refused),
    .ring_range_0_answer_valid(ring_range_0_answer_valid),
    .ring_range_0_answer_ready(ring_range_0_answer_ready),
    .ring_range_0_answer_data(ring_range_0_answer_data),
    .ring_range_0_answer_refused(ring_range_0_answer_refused),
    .ring_range_1_answer_valid(ring_range_1_answer_valid),
    .ring_range_1_answer_ready(ring_range_1_answer_ready),
    .ring_range_1_answer_data(ring_range_1_answer_data),
    .ring_range_1_answer_refused(ring_range_1_answer_refused),
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

  // receive_ring_0_access: S2, an offer holds until it is taken.
  reg receive_ring_0_access_stalled;
  initial receive_ring_0_access_stalled = 1'b0;
  reg [68:0] receive_ring_0_access_offered;
  always @(posedge clk) begin
    receive_ring_0_access_stalled <= receive_ring_0_access_valid && !receive_ring_0_access_ready &&
        !rst;
    receive_ring_0_access_offered <= {receive_ring_0_access_address, receive_ring_0_access_write,
        receive_ring_0_access_data, receive_ring_0_access_byte_enable};
    if (receive_ring_0_access_stalled && !rst) begin
      receive_ring_0_access_s2_valid_holds: assert (receive_ring_0_access_valid);
      receive_ring_0_access_s2_payload_holds: assert (receive_ring_0_access_offered ==
          {receive_ring_0_access_address, receive_ring_0_access_write, receive_ring_0_access_data,
          receive_ring_0_access_byte_enable});
    end
  end
  // receive_ring_0_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_ring_0_access_s7_quiet_in_reset: assert (!receive_ring_0_access_valid);
    end
  end

  // receive_ring_1_access: S2, an offer holds until it is taken.
  reg receive_ring_1_access_stalled;
  initial receive_ring_1_access_stalled = 1'b0;
  reg [68:0] receive_ring_1_access_offered;
  always @(posedge clk) begin
    receive_ring_1_access_stalled <= receive_ring_1_access_valid && !receive_ring_1_access_ready &&
        !rst;
    receive_ring_1_access_offered <= {receive_ring_1_access_address, receive_ring_1_access_write,
        receive_ring_1_access_data, receive_ring_1_access_byte_enable};
    if (receive_ring_1_access_stalled && !rst) begin
      receive_ring_1_access_s2_valid_holds: assert (receive_ring_1_access_valid);
      receive_ring_1_access_s2_payload_holds: assert (receive_ring_1_access_offered ==
          {receive_ring_1_access_address, receive_ring_1_access_write, receive_ring_1_access_data,
          receive_ring_1_access_byte_enable});
    end
  end
  // receive_ring_1_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_ring_1_access_s7_quiet_in_reset: assert (!receive_ring_1_access_valid);
    end
  end

  // transmit_ring_0_access: S2, an offer holds until it is taken.
  reg transmit_ring_0_access_stalled;
  initial transmit_ring_0_access_stalled = 1'b0;
  reg [68:0] transmit_ring_0_access_offered;
  always @(posedge clk) begin
    transmit_ring_0_access_stalled <= transmit_ring_0_access_valid && !transmit_ring_0_access_ready
        && !rst;
    transmit_ring_0_access_offered <= {transmit_ring_0_access_address,
        transmit_ring_0_access_write, transmit_ring_0_access_data,
        transmit_ring_0_access_byte_enable};
    if (transmit_ring_0_access_stalled && !rst) begin
      transmit_ring_0_access_s2_valid_holds: assert (transmit_ring_0_access_valid);
      transmit_ring_0_access_s2_payload_holds: assert (transmit_ring_0_access_offered ==
          {transmit_ring_0_access_address, transmit_ring_0_access_write,
          transmit_ring_0_access_data, transmit_ring_0_access_byte_enable});
    end
  end
  // transmit_ring_0_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_ring_0_access_s7_quiet_in_reset: assert (!transmit_ring_0_access_valid);
    end
  end

  // transmit_ring_1_access: S2, an offer holds until it is taken.
  reg transmit_ring_1_access_stalled;
  initial transmit_ring_1_access_stalled = 1'b0;
  reg [68:0] transmit_ring_1_access_offered;
  always @(posedge clk) begin
    transmit_ring_1_access_stalled <= transmit_ring_1_access_valid && !transmit_ring_1_access_ready
        && !rst;
    transmit_ring_1_access_offered <= {transmit_ring_1_access_address,
        transmit_ring_1_access_write, transmit_ring_1_access_data,
        transmit_ring_1_access_byte_enable};
    if (transmit_ring_1_access_stalled && !rst) begin
      transmit_ring_1_access_s2_valid_holds: assert (transmit_ring_1_access_valid);
      transmit_ring_1_access_s2_payload_holds: assert (transmit_ring_1_access_offered ==
          {transmit_ring_1_access_address, transmit_ring_1_access_write,
          transmit_ring_1_access_data, transmit_ring_1_access_byte_enable});
    end
  end
  // transmit_ring_1_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_ring_1_access_s7_quiet_in_reset: assert (!transmit_ring_1_access_valid);
    end
  end

  // ring_range_0_access: S2, an offer holds until it is taken.
  reg ring_range_0_access_stalled;
  initial ring_range_0_access_stalled = 1'b0;
  reg [68:0] ring_range_0_access_offered;
  always @(posedge clk) begin
    ring_range_0_access_stalled <= ring_range_0_access_valid && !ring_range_0_access_ready && !rst;
    ring_range_0_access_offered <= {ring_range_0_access_address, ring_range_0_access_write,
        ring_range_0_access_data, ring_range_0_access_byte_enable};
    if (ring_range_0_access_stalled && !rst) begin
      ring_range_0_access_s2_valid_holds: assert (ring_range_0_access_valid);
      ring_range_0_access_s2_payload_holds: assert (ring_range_0_access_offered ==
          {ring_range_0_access_address, ring_range_0_access_write, ring_range_0_access_data,
          ring_range_0_access_byte_enable});
    end
  end
  // ring_range_0_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      ring_range_0_access_s7_quiet_in_reset: assert (!ring_range_0_access_valid);
    end
  end

  // ring_range_1_access: S2, an offer holds until it is taken.
  reg ring_range_1_access_stalled;
  initial ring_range_1_access_stalled = 1'b0;
  reg [68:0] ring_range_1_access_offered;
  always @(posedge clk) begin
    ring_range_1_access_stalled <= ring_range_1_access_valid && !ring_range_1_access_ready && !rst;
    ring_range_1_access_offered <= {ring_range_1_access_address, ring_range_1_access_write,
        ring_range_1_access_data, ring_range_1_access_byte_enable};
    if (ring_range_1_access_stalled && !rst) begin
      ring_range_1_access_s2_valid_holds: assert (ring_range_1_access_valid);
      ring_range_1_access_s2_payload_holds: assert (ring_range_1_access_offered ==
          {ring_range_1_access_address, ring_range_1_access_write, ring_range_1_access_data,
          ring_range_1_access_byte_enable});
    end
  end
  // ring_range_1_access: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      ring_range_1_access_s7_quiet_in_reset: assert (!ring_range_1_access_valid);
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

  // receive_ring_0_answer: S2, an offer holds until it is taken.
  reg receive_ring_0_answer_stalled;
  initial receive_ring_0_answer_stalled = 1'b0;
  reg [32:0] receive_ring_0_answer_offered;
  always @(posedge clk) begin
    receive_ring_0_answer_stalled <= receive_ring_0_answer_valid && !receive_ring_0_answer_ready &&
        !rst;
    receive_ring_0_answer_offered <= {receive_ring_0_answer_data, receive_ring_0_answer_refused};
    if (receive_ring_0_answer_stalled && !rst) begin
      receive_ring_0_answer_s2_valid_holds: assume (receive_ring_0_answer_valid);
      receive_ring_0_answer_s2_payload_holds: assume (receive_ring_0_answer_offered ==
          {receive_ring_0_answer_data, receive_ring_0_answer_refused});
    end
  end
  // receive_ring_0_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_ring_0_answer_s7_quiet_in_reset: assume (!receive_ring_0_answer_valid);
    end
  end

  // receive_ring_1_answer: S2, an offer holds until it is taken.
  reg receive_ring_1_answer_stalled;
  initial receive_ring_1_answer_stalled = 1'b0;
  reg [32:0] receive_ring_1_answer_offered;
  always @(posedge clk) begin
    receive_ring_1_answer_stalled <= receive_ring_1_answer_valid && !receive_ring_1_answer_ready &&
        !rst;
    receive_ring_1_answer_offered <= {receive_ring_1_answer_data, receive_ring_1_answer_refused};
    if (receive_ring_1_answer_stalled && !rst) begin
      receive_ring_1_answer_s2_valid_holds: assume (receive_ring_1_answer_valid);
      receive_ring_1_answer_s2_payload_holds: assume (receive_ring_1_answer_offered ==
          {receive_ring_1_answer_data, receive_ring_1_answer_refused});
    end
  end
  // receive_ring_1_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      receive_ring_1_answer_s7_quiet_in_reset: assume (!receive_ring_1_answer_valid);
    end
  end

  // transmit_ring_0_answer: S2, an offer holds until it is taken.
  reg transmit_ring_0_answer_stalled;
  initial transmit_ring_0_answer_stalled = 1'b0;
  reg [32:0] transmit_ring_0_answer_offered;
  always @(posedge clk) begin
    transmit_ring_0_answer_stalled <= transmit_ring_0_answer_valid && !transmit_ring_0_answer_ready
        && !rst;
    transmit_ring_0_answer_offered <= {transmit_ring_0_answer_data, transmit_ring_0_answer_refused};
    if (transmit_ring_0_answer_stalled && !rst) begin
      transmit_ring_0_answer_s2_valid_holds: assume (transmit_ring_0_answer_valid);
      transmit_ring_0_answer_s2_payload_holds: assume (transmit_ring_0_answer_offered ==
          {transmit_ring_0_answer_data, transmit_ring_0_answer_refused});
    end
  end
  // transmit_ring_0_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_ring_0_answer_s7_quiet_in_reset: assume (!transmit_ring_0_answer_valid);
    end
  end

  // transmit_ring_1_answer: S2, an offer holds until it is taken.
  reg transmit_ring_1_answer_stalled;
  initial transmit_ring_1_answer_stalled = 1'b0;
  reg [32:0] transmit_ring_1_answer_offered;
  always @(posedge clk) begin
    transmit_ring_1_answer_stalled <= transmit_ring_1_answer_valid && !transmit_ring_1_answer_ready
        && !rst;
    transmit_ring_1_answer_offered <= {transmit_ring_1_answer_data, transmit_ring_1_answer_refused};
    if (transmit_ring_1_answer_stalled && !rst) begin
      transmit_ring_1_answer_s2_valid_holds: assume (transmit_ring_1_answer_valid);
      transmit_ring_1_answer_s2_payload_holds: assume (transmit_ring_1_answer_offered ==
          {transmit_ring_1_answer_data, transmit_ring_1_answer_refused});
    end
  end
  // transmit_ring_1_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      transmit_ring_1_answer_s7_quiet_in_reset: assume (!transmit_ring_1_answer_valid);
    end
  end

  // ring_range_0_answer: S2, an offer holds until it is taken.
  reg ring_range_0_answer_stalled;
  initial ring_range_0_answer_stalled = 1'b0;
  reg [32:0] ring_range_0_answer_offered;
  always @(posedge clk) begin
    ring_range_0_answer_stalled <= ring_range_0_answer_valid && !ring_range_0_answer_ready && !rst;
    ring_range_0_answer_offered <= {ring_range_0_answer_data, ring_range_0_answer_refused};
    if (ring_range_0_answer_stalled && !rst) begin
      ring_range_0_answer_s2_valid_holds: assume (ring_range_0_answer_valid);
      ring_range_0_answer_s2_payload_holds: assume (ring_range_0_answer_offered ==
          {ring_range_0_answer_data, ring_range_0_answer_refused});
    end
  end
  // ring_range_0_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      ring_range_0_answer_s7_quiet_in_reset: assume (!ring_range_0_answer_valid);
    end
  end

  // ring_range_1_answer: S2, an offer holds until it is taken.
  reg ring_range_1_answer_stalled;
  initial ring_range_1_answer_stalled = 1'b0;
  reg [32:0] ring_range_1_answer_offered;
  always @(posedge clk) begin
    ring_range_1_answer_stalled <= ring_range_1_answer_valid && !ring_range_1_answer_ready && !rst;
    ring_range_1_answer_offered <= {ring_range_1_answer_data, ring_range_1_answer_refused};
    if (ring_range_1_answer_stalled && !rst) begin
      ring_range_1_answer_s2_valid_holds: assume (ring_range_1_answer_valid);
      ring_range_1_answer_s2_payload_holds: assume (ring_range_1_answer_offered ==
          {ring_range_1_answer_data, ring_range_1_answer_refused});
    end
  end
  // ring_range_1_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      ring_range_1_answer_s7_quiet_in_reset: assume (!ring_range_1_answer_valid);
    end
  end

endmodule

`default_nettype wire
