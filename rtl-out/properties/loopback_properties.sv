// Proof harness of `loopback`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module loopback_properties (
  input  wire clk,
  input  wire rst,
  input  wire [1:0] configuration_receive,
  input  wire [1:0] configuration_transmit,
  input  wire mac_receive_valid,
  input  wire [511:0] mac_receive_data,
  input  wire [63:0] mac_receive_keep,
  input  wire mac_receive_last,
  input  wire mac_receive_error,
  input  wire generated_valid,
  output wire generated_ready,
  input  wire [511:0] generated_data,
  input  wire [63:0] generated_keep,
  input  wire generated_last,
  input  wire generated_error,
  input  wire sent_valid,
  output wire sent_ready,
  input  wire [511:0] sent_data,
  input  wire [63:0] sent_keep,
  input  wire sent_last,
  input  wire sent_error,
  output wire received_valid,
  output wire [511:0] received_data,
  output wire [63:0] received_keep,
  output wire received_last,
  output wire received_error,
  output wire mac_transmit_valid,
  input  wire mac_transmit_ready,
  output wire [511:0] mac_transmit_data,
  output wire [63:0] mac_transmit_keep,
  output wire mac_transmit_last,
  output wire mac_transmit_error,
  output wire counted_valid,
  output wire [511:0] counted_data,
  output wire [63:0] counted_keep,
  output wire counted_last,
  output wire counted_error,
  output wire [1:0] status_received_from,
  output wire [1:0] status_sent_to,
  output wire [31:0] status_dropped_from_mac,
  output wire [31:0] status_dropped_from_loop
);

  loopback device (
    .clk(clk),
    .rst(rst),
    .configuration_receive(configuration_receive),
    .configuration_transmit(configuration_transmit),
    .mac_receive_valid(mac_receive_valid),
    .mac_receive_data(mac_receive_data),
    .mac_receive_keep(mac_receive_keep),
    .mac_receive_last(mac_receive_last),
    .mac_receive_error(mac_receive_error),
    .generated_valid(generated_valid),
    .generated_ready(generated_ready),
    .generated_data(generated_data),
    .generated_keep(generated_keep),
    .generated_last(generated_last),
    .generated_error(generated_error),
    .sent_valid(sent_valid),
    .sent_ready(sent_ready),
    .sent_data(sent_data),
    .sent_keep(sent_keep),
    .sent_last(sent_last),
    .sent_error(sent_error),
    .received_valid(received_valid),
    .received_data(received_data),
    .received_keep(received_keep),
    .received_last(received_last),
    .received_error(received_error),
    .mac_transmit_valid(mac_transmit_valid),
    .mac_transmit_ready(mac_transmit_ready),
    .mac_transmit_data(mac_transmit_data),
    .mac_transmit_keep(mac_transmit_keep),
    .mac_transmit_last(mac_transmit_last),
    .mac_transmit_error(mac_transmit_error),
    .counted_valid(counted_valid),
    .counted_data(counted_data),
    .counted_keep(counted_keep),
    .counted_last(counted_last),
    .counted_error(counted_error),
    .status_received_from(status_received_from),
    .status_sent_to(status_sent_to),
    .status_dropped_from_mac(status_dropped_from_mac),
    .status_dropped_from_loop(status_dropped_from_loop)
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

  // mac_receive: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_receive_s7_quiet_in_reset: assume (!mac_receive_valid);
    end
  end

  // generated: S2, an offer holds until it is taken.
  reg generated_stalled;
  initial generated_stalled = 1'b0;
  reg [577:0] generated_offered;
  always @(posedge clk) begin
    generated_stalled <= generated_valid && !generated_ready && !rst;
    generated_offered <= {generated_data, generated_keep, generated_last, generated_error};
    if (generated_stalled && !rst) begin
      generated_s2_valid_holds: assume (generated_valid);
      generated_s2_payload_holds: assume (generated_offered ==
          {generated_data, generated_keep, generated_last, generated_error});
    end
  end
  // generated: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      generated_s7_quiet_in_reset: assume (!generated_valid);
    end
  end

  // sent: S2, an offer holds until it is taken.
  reg sent_stalled;
  initial sent_stalled = 1'b0;
  reg [577:0] sent_offered;
  always @(posedge clk) begin
    sent_stalled <= sent_valid && !sent_ready && !rst;
    sent_offered <= {sent_data, sent_keep, sent_last, sent_error};
    if (sent_stalled && !rst) begin
      sent_s2_valid_holds: assume (sent_valid);
      sent_s2_payload_holds: assume (sent_offered == {sent_data, sent_keep, sent_last, sent_error});
    end
  end
  // sent: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      sent_s7_quiet_in_reset: assume (!sent_valid);
    end
  end

  // received: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      received_s7_quiet_in_reset: assert (!received_valid);
    end
  end

  // mac_transmit: S2, an offer holds until it is taken.
  reg mac_transmit_stalled;
  initial mac_transmit_stalled = 1'b0;
  reg [577:0] mac_transmit_offered;
  always @(posedge clk) begin
    mac_transmit_stalled <= mac_transmit_valid && !mac_transmit_ready && !rst;
    mac_transmit_offered <= {mac_transmit_data, mac_transmit_keep, mac_transmit_last,
        mac_transmit_error};
    if (mac_transmit_stalled && !rst) begin
      mac_transmit_s2_valid_holds: assert (mac_transmit_valid);
      mac_transmit_s2_payload_holds: assert (mac_transmit_offered ==
          {mac_transmit_data, mac_transmit_keep, mac_transmit_last, mac_transmit_error});
    end
  end
  // mac_transmit: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      mac_transmit_s7_quiet_in_reset: assert (!mac_transmit_valid);
    end
  end

  // counted: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      counted_s7_quiet_in_reset: assert (!counted_valid);
    end
  end

endmodule

`default_nettype wire
