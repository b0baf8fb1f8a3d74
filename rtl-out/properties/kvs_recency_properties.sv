// Proof harness of `kvs_recency`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module kvs_recency_properties (
  input  wire clk,
  input  wire rst,
  input  wire request_0_valid,
  output wire request_0_ready,
  input  wire [19:0] request_0_index,
  input  wire [1:0] request_0_slot,
  input  wire request_0_is_use,
  input  wire request_1_valid,
  output wire request_1_ready,
  input  wire [19:0] request_1_index,
  input  wire [1:0] request_1_slot,
  input  wire request_1_is_use,
  input  wire request_2_valid,
  output wire request_2_ready,
  input  wire [19:0] request_2_index,
  input  wire [1:0] request_2_slot,
  input  wire request_2_is_use,
  input  wire request_3_valid,
  output wire request_3_ready,
  input  wire [19:0] request_3_index,
  input  wire [1:0] request_3_slot,
  input  wire request_3_is_use,
  input  wire request_4_valid,
  output wire request_4_ready,
  input  wire [19:0] request_4_index,
  input  wire [1:0] request_4_slot,
  input  wire request_4_is_use,
  input  wire request_5_valid,
  output wire request_5_ready,
  input  wire [19:0] request_5_index,
  input  wire [1:0] request_5_slot,
  input  wire request_5_is_use,
  input  wire request_6_valid,
  output wire request_6_ready,
  input  wire [19:0] request_6_index,
  input  wire [1:0] request_6_slot,
  input  wire request_6_is_use,
  input  wire request_7_valid,
  output wire request_7_ready,
  input  wire [19:0] request_7_index,
  input  wire [1:0] request_7_slot,
  input  wire request_7_is_use,
  output wire victim_0_valid,
  output wire [1:0] victim_0_slot,
  output wire victim_1_valid,
  output wire [1:0] victim_1_slot,
  output wire victim_2_valid,
  output wire [1:0] victim_2_slot,
  output wire victim_3_valid,
  output wire [1:0] victim_3_slot,
  output wire victim_4_valid,
  output wire [1:0] victim_4_slot,
  output wire victim_5_valid,
  output wire [1:0] victim_5_slot,
  output wire victim_6_valid,
  output wire [1:0] victim_6_slot,
  output wire victim_7_valid,
  output wire [1:0] victim_7_slot
);

  kvs_recency device (
    .clk(clk),
    .rst(rst),
    .request_0_valid(request_0_valid),
    .request_0_ready(request_0_ready),
    .request_0_index(request_0_index),
    .request_0_slot(request_0_slot),
    .request_0_is_use(request_0_is_use),
    .request_1_valid(request_1_valid),
    .request_1_ready(request_1_ready),
    .request_1_index(request_1_index),
    .request_1_slot(request_1_slot),
    .request_1_is_use(request_1_is_use),
    .request_2_valid(request_2_valid),
    .request_2_ready(request_2_ready),
    .request_2_index(request_2_index),
    .request_2_slot(request_2_slot),
    .request_2_is_use(request_2_is_use),
    .request_3_valid(request_3_valid),
    .request_3_ready(request_3_ready),
    .request_3_index(request_3_index),
    .request_3_slot(request_3_slot),
    .request_3_is_use(request_3_is_use),
    .request_4_valid(request_4_valid),
    .request_4_ready(request_4_ready),
    .request_4_index(request_4_index),
    .request_4_slot(request_4_slot),
    .request_4_is_use(request_4_is_use),
    .request_5_valid(request_5_valid),
    .request_5_ready(request_5_ready),
    .request_5_index(request_5_index),
    .request_5_slot(request_5_slot),
    .request_5_is_use(request_5_is_use),
    .request_6_valid(request_6_valid),
    .request_6_ready(request_6_ready),
    .request_6_index(request_6_index),
    .request_6_slot(request_6_slot),
    .request_6_is_use(request_6_is_use),
    .request_7_valid(request_7_valid),
    .request_7_ready(request_7_ready),
    .request_7_index(request_7_index),
    .request_7_slot(request_7_slot),
    .request_7_is_use(request_7_is_use),
    .victim_0_valid(victim_0_valid),
    .victim_0_slot(victim_0_slot),
    .victim_1_valid(victim_1_valid),
    .victim_1_slot(victim_1_slot),
    .victim_2_valid(victim_2_valid),
    .victim_2_slot(victim_2_slot),
    .victim_3_valid(victim_3_valid),
    .victim_3_slot(victim_3_slot),
    .victim_4_valid(victim_4_valid),
    .victim_4_slot(victim_4_slot),
    .victim_5_valid(victim_5_valid),
    .victim_5_slot(victim_5_slot),
    .victim_6_valid(victim_6_valid),
    .victim_6_slot(victim_6_slot),
    .victim_7_valid(victim_7_valid),
    .victim_7_slot(victim_7_slot)
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

  // request_0: S2, an offer holds until it is taken.
  reg request_0_stalled;
  initial request_0_stalled = 1'b0;
  reg [22:0] request_0_offered;
  always @(posedge clk) begin
    request_0_stalled <= request_0_valid && !request_0_ready && !rst;
    request_0_offered <= {request_0_index, request_0_slot, request_0_is_use};
    if (request_0_stalled && !rst) begin
      request_0_s2_valid_holds: assume (request_0_valid);
      request_0_s2_payload_holds: assume (request_0_offered ==
          {request_0_index, request_0_slot, request_0_is_use});
    end
  end
  // request_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_0_s7_quiet_in_reset: assume (!request_0_valid);
    end
  end

  // request_1: S2, an offer holds until it is taken.
  reg request_1_stalled;
  initial request_1_stalled = 1'b0;
  reg [22:0] request_1_offered;
  always @(posedge clk) begin
    request_1_stalled <= request_1_valid && !request_1_ready && !rst;
    request_1_offered <= {request_1_index, request_1_slot, request_1_is_use};
    if (request_1_stalled && !rst) begin
      request_1_s2_valid_holds: assume (request_1_valid);
      request_1_s2_payload_holds: assume (request_1_offered ==
          {request_1_index, request_1_slot, request_1_is_use});
    end
  end
  // request_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_1_s7_quiet_in_reset: assume (!request_1_valid);
    end
  end

  // request_2: S2, an offer holds until it is taken.
  reg request_2_stalled;
  initial request_2_stalled = 1'b0;
  reg [22:0] request_2_offered;
  always @(posedge clk) begin
    request_2_stalled <= request_2_valid && !request_2_ready && !rst;
    request_2_offered <= {request_2_index, request_2_slot, request_2_is_use};
    if (request_2_stalled && !rst) begin
      request_2_s2_valid_holds: assume (request_2_valid);
      request_2_s2_payload_holds: assume (request_2_offered ==
          {request_2_index, request_2_slot, request_2_is_use});
    end
  end
  // request_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_2_s7_quiet_in_reset: assume (!request_2_valid);
    end
  end

  // request_3: S2, an offer holds until it is taken.
  reg request_3_stalled;
  initial request_3_stalled = 1'b0;
  reg [22:0] request_3_offered;
  always @(posedge clk) begin
    request_3_stalled <= request_3_valid && !request_3_ready && !rst;
    request_3_offered <= {request_3_index, request_3_slot, request_3_is_use};
    if (request_3_stalled && !rst) begin
      request_3_s2_valid_holds: assume (request_3_valid);
      request_3_s2_payload_holds: assume (request_3_offered ==
          {request_3_index, request_3_slot, request_3_is_use});
    end
  end
  // request_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_3_s7_quiet_in_reset: assume (!request_3_valid);
    end
  end

  // request_4: S2, an offer holds until it is taken.
  reg request_4_stalled;
  initial request_4_stalled = 1'b0;
  reg [22:0] request_4_offered;
  always @(posedge clk) begin
    request_4_stalled <= request_4_valid && !request_4_ready && !rst;
    request_4_offered <= {request_4_index, request_4_slot, request_4_is_use};
    if (request_4_stalled && !rst) begin
      request_4_s2_valid_holds: assume (request_4_valid);
      request_4_s2_payload_holds: assume (request_4_offered ==
          {request_4_index, request_4_slot, request_4_is_use});
    end
  end
  // request_4: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_4_s7_quiet_in_reset: assume (!request_4_valid);
    end
  end

  // request_5: S2, an offer holds until it is taken.
  reg request_5_stalled;
  initial request_5_stalled = 1'b0;
  reg [22:0] request_5_offered;
  always @(posedge clk) begin
    request_5_stalled <= request_5_valid && !request_5_ready && !rst;
    request_5_offered <= {request_5_index, request_5_slot, request_5_is_use};
    if (request_5_stalled && !rst) begin
      request_5_s2_valid_holds: assume (request_5_valid);
      request_5_s2_payload_holds: assume (request_5_offered ==
          {request_5_index, request_5_slot, request_5_is_use});
    end
  end
  // request_5: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_5_s7_quiet_in_reset: assume (!request_5_valid);
    end
  end

  // request_6: S2, an offer holds until it is taken.
  reg request_6_stalled;
  initial request_6_stalled = 1'b0;
  reg [22:0] request_6_offered;
  always @(posedge clk) begin
    request_6_stalled <= request_6_valid && !request_6_ready && !rst;
    request_6_offered <= {request_6_index, request_6_slot, request_6_is_use};
    if (request_6_stalled && !rst) begin
      request_6_s2_valid_holds: assume (request_6_valid);
      request_6_s2_payload_holds: assume (request_6_offered ==
          {request_6_index, request_6_slot, request_6_is_use});
    end
  end
  // request_6: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_6_s7_quiet_in_reset: assume (!request_6_valid);
    end
  end

  // request_7: S2, an offer holds until it is taken.
  reg request_7_stalled;
  initial request_7_stalled = 1'b0;
  reg [22:0] request_7_offered;
  always @(posedge clk) begin
    request_7_stalled <= request_7_valid && !request_7_ready && !rst;
    request_7_offered <= {request_7_index, request_7_slot, request_7_is_use};
    if (request_7_stalled && !rst) begin
      request_7_s2_valid_holds: assume (request_7_valid);
      request_7_s2_payload_holds: assume (request_7_offered ==
          {request_7_index, request_7_slot, request_7_is_use});
    end
  end
  // request_7: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_7_s7_quiet_in_reset: assume (!request_7_valid);
    end
  end

  // victim_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_0_s7_quiet_in_reset: assert (!victim_0_valid);
    end
  end

  // victim_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_1_s7_quiet_in_reset: assert (!victim_1_valid);
    end
  end

  // victim_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_2_s7_quiet_in_reset: assert (!victim_2_valid);
    end
  end

  // victim_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_3_s7_quiet_in_reset: assert (!victim_3_valid);
    end
  end

  // victim_4: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_4_s7_quiet_in_reset: assert (!victim_4_valid);
    end
  end

  // victim_5: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_5_s7_quiet_in_reset: assert (!victim_5_valid);
    end
  end

  // victim_6: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_6_s7_quiet_in_reset: assert (!victim_6_valid);
    end
  end

  // victim_7: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      victim_7_s7_quiet_in_reset: assert (!victim_7_valid);
    end
  end

endmodule

`default_nettype wire
