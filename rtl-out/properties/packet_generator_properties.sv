// Proof harness of `packet_generator`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module packet_generator_properties (
  input  wire clk,
  input  wire rst,
  input  wire configuration_enable,
  input  wire [47:0] configuration_packets,
  input  wire configuration_rate_unit,
  input  wire [23:0] configuration_rate_numerator,
  input  wire [15:0] configuration_rate_denominator,
  input  wire [7:0] configuration_overhead_bytes,
  input  wire [1:0] configuration_sizes,
  input  wire [13:0] configuration_least_bytes,
  input  wire [13:0] configuration_most_bytes,
  input  wire [15:0] configuration_flows,
  input  wire configuration_vary_source_address,
  input  wire configuration_vary_destination_address,
  input  wire configuration_vary_source_port,
  input  wire configuration_vary_destination_port,
  input  wire [47:0] configuration_destination_mac,
  input  wire [47:0] configuration_source_mac,
  input  wire [31:0] configuration_source_address,
  input  wire [31:0] configuration_destination_address,
  input  wire [15:0] configuration_source_port,
  input  wire [15:0] configuration_destination_port,
  input  wire [31:0] configuration_random_seed,
  input  wire configuration_content,
  input  wire [6:0] configuration_template_bytes,
  input  wire [4:0] configuration_key_place,
  input  wire configuration_keys,
  input  wire [5:0] configuration_key_bits,
  input  wire size_valid,
  input  wire [5:0] size_entry,
  input  wire [13:0] size_bytes,
  input  wire [13:0] size_other_bytes,
  input  wire [15:0] size_share,
  input  wire template_valid,
  input  wire [3:0] template_word,
  input  wire [31:0] template_data,
  output wire packet_valid,
  input  wire packet_ready,
  output wire [511:0] packet_data,
  output wire [63:0] packet_keep,
  output wire packet_last,
  output wire packet_error,
  output wire status_running,
  output wire [2:0] status_fault,
  output wire [63:0] status_sent_packets,
  output wire [63:0] status_sent_bytes,
  output wire [63:0] status_stalled_cycles,
  output wire [47:0] now_cycles
);

  packet_generator device (
    .clk(clk),
    .rst(rst),
    .configuration_enable(configuration_enable),
    .configuration_packets(configuration_packets),
    .configuration_rate_unit(configuration_rate_unit),
    .configuration_rate_numerator(configuration_rate_numerator),
    .configuration_rate_denominator(configuration_rate_denominator),
    .configuration_overhead_bytes(configuration_overhead_bytes),
    .configuration_sizes(configuration_sizes),
    .configuration_least_bytes(configuration_least_bytes),
    .configuration_most_bytes(configuration_most_bytes),
    .configuration_flows(configuration_flows),
    .configuration_vary_source_address(configuration_vary_source_address),
    .configuration_vary_destination_address(configuration_vary_destination_address),
    .configuration_vary_source_port(configuration_vary_source_port),
    .configuration_vary_destination_port(configuration_vary_destination_port),
    .configuration_destination_mac(configuration_destination_mac),
    .configuration_source_mac(configuration_source_mac),
    .configuration_source_address(configuration_source_address),
    .configuration_destination_address(configuration_destination_address),
    .configuration_source_port(configuration_source_port),
    .configuration_destination_port(configuration_destination_port),
    .configuration_random_seed(configuration_random_seed),
    .configuration_content(configuration_content),
    .configuration_template_bytes(configuration_template_bytes),
    .configuration_key_place(configuration_key_place),
    .configuration_keys(configuration_keys),
    .configuration_key_bits(configuration_key_bits),
    .size_valid(size_valid),
    .size_entry(size_entry),
    .size_bytes(size_bytes),
    .size_other_bytes(size_other_bytes),
    .size_share(size_share),
    .template_valid(template_valid),
    .template_word(template_word),
    .template_data(template_data),
    .packet_valid(packet_valid),
    .packet_ready(packet_ready),
    .packet_data(packet_data),
    .packet_keep(packet_keep),
    .packet_last(packet_last),
    .packet_error(packet_error),
    .status_running(status_running),
    .status_fault(status_fault),
    .status_sent_packets(status_sent_packets),
    .status_sent_bytes(status_sent_bytes),
    .status_stalled_cycles(status_stalled_cycles),
    .now_cycles(now_cycles)
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

  // size: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      size_s7_quiet_in_reset: assume (!size_valid);
    end
  end

  // template: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      template_s7_quiet_in_reset: assume (!template_valid);
    end
  end

  // packet: S2, an offer holds until it is taken.
  reg packet_stalled;
  initial packet_stalled = 1'b0;
  reg [577:0] packet_offered;
  always @(posedge clk) begin
    packet_stalled <= packet_valid && !packet_ready && !rst;
    packet_offered <= {packet_data, packet_keep, packet_last, packet_error};
    if (packet_stalled && !rst) begin
      packet_s2_valid_holds: assert (packet_valid);
      packet_s2_payload_holds: assert (packet_offered ==
          {packet_data, packet_keep, packet_last, packet_error});
    end
  end
  // packet: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      packet_s7_quiet_in_reset: assert (!packet_valid);
    end
  end

endmodule

`default_nettype wire
