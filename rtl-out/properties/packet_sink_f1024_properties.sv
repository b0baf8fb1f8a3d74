// Proof harness of `packet_sink_f1024`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module packet_sink_f1024_properties (
  input  wire clk,
  input  wire rst,
  input  wire configuration_starts_at_zero,
  input  wire clear_valid,
  input  wire bucket_valid,
  input  wire [8:0] bucket_bucket,
  input  wire packet_valid,
  input  wire [511:0] packet_data,
  input  wire [63:0] packet_keep,
  input  wire packet_last,
  input  wire packet_error,
  input  wire [47:0] now_cycles,
  output wire status_clearing,
  output wire [63:0] status_packets,
  output wire [63:0] status_bytes,
  output wire [31:0] status_damaged_packets,
  output wire [63:0] status_foreign_packets,
  output wire [31:0] status_corrupted_packets,
  output wire [63:0] status_unfollowed_packets,
  output wire [63:0] status_lost_packets,
  output wire [63:0] status_late_packets,
  output wire [31:0] status_doubled_packets,
  output wire [31:0] status_stale_packets,
  output wire [63:0] status_latency_sum,
  output wire [31:0] status_latency_least,
  output wire [31:0] status_latency_most,
  output wire [47:0] status_bucket_packets
);

  packet_sink_f1024 device (
    .clk(clk),
    .rst(rst),
    .configuration_starts_at_zero(configuration_starts_at_zero),
    .clear_valid(clear_valid),
    .bucket_valid(bucket_valid),
    .bucket_bucket(bucket_bucket),
    .packet_valid(packet_valid),
    .packet_data(packet_data),
    .packet_keep(packet_keep),
    .packet_last(packet_last),
    .packet_error(packet_error),
    .now_cycles(now_cycles),
    .status_clearing(status_clearing),
    .status_packets(status_packets),
    .status_bytes(status_bytes),
    .status_damaged_packets(status_damaged_packets),
    .status_foreign_packets(status_foreign_packets),
    .status_corrupted_packets(status_corrupted_packets),
    .status_unfollowed_packets(status_unfollowed_packets),
    .status_lost_packets(status_lost_packets),
    .status_late_packets(status_late_packets),
    .status_doubled_packets(status_doubled_packets),
    .status_stale_packets(status_stale_packets),
    .status_latency_sum(status_latency_sum),
    .status_latency_least(status_latency_least),
    .status_latency_most(status_latency_most),
    .status_bucket_packets(status_bucket_packets)
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

  // clear: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      clear_s7_quiet_in_reset: assume (!clear_valid);
    end
  end

  // bucket: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      bucket_s7_quiet_in_reset: assume (!bucket_valid);
    end
  end

  // packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_s7_quiet_in_reset: assume (!packet_valid);
    end
  end

endmodule

`default_nettype wire
