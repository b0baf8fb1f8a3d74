// Proof harness of `register_block_nic_packet_generator`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module register_block_nic_packet_generator_properties (
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
  output wire control_enable,
  output wire [47:0] control_packets,
  output wire control_rate_unit,
  output wire [23:0] control_rate_numerator,
  output wire [15:0] control_rate_denominator,
  output wire [7:0] control_overhead_bytes,
  output wire [1:0] control_sizes,
  output wire [13:0] control_least_bytes,
  output wire [13:0] control_most_bytes,
  output wire [15:0] control_flows,
  output wire control_vary_source_address,
  output wire control_vary_destination_address,
  output wire control_vary_source_port,
  output wire control_vary_destination_port,
  output wire [47:0] control_destination_mac,
  output wire [47:0] control_source_mac,
  output wire [31:0] control_source_address,
  output wire [31:0] control_destination_address,
  output wire [15:0] control_source_port,
  output wire [15:0] control_destination_port,
  output wire [31:0] control_random_seed,
  output wire control_content,
  output wire [6:0] control_template_bytes,
  output wire [4:0] control_key_place,
  output wire control_keys,
  output wire [5:0] control_key_bits,
  input  wire status_running,
  input  wire [2:0] status_fault,
  input  wire [63:0] status_sent_packets,
  input  wire [63:0] status_sent_bytes,
  input  wire [63:0] status_stalled_cycles,
  output wire size_valid,
  output wire [5:0] size_entry,
  output wire [13:0] size_bytes,
  output wire [13:0] size_other_bytes,
  output wire [15:0] size_share,
  output wire template_valid,
  output wire [3:0] template_word,
  output wire [31:0] template_data
);

  register_block_nic_packet_generator device (
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
    .control_enable(control_enable),
    .control_packets(control_packets),
    .control_rate_unit(control_rate_unit),
    .control_rate_numerator(control_rate_numerator),
    .control_rate_denominator(control_rate_denominator),
    .control_overhead_bytes(control_overhead_bytes),
    .control_sizes(control_sizes),
    .control_least_bytes(control_least_bytes),
    .control_most_bytes(control_most_bytes),
    .control_flows(control_flows),
    .control_vary_source_address(control_vary_source_address),
    .control_vary_destination_address(control_vary_destination_address),
    .control_vary_source_port(control_vary_source_port),
    .control_vary_destination_port(control_vary_destination_port),
    .control_destination_mac(control_destination_mac),
    .control_source_mac(control_source_mac),
    .control_source_address(control_source_address),
    .control_destination_address(control_destination_address),
    .control_source_port(control_source_port),
    .control_destination_port(control_destination_port),
    .control_random_seed(control_random_seed),
    .control_content(control_content),
    .control_template_bytes(control_template_bytes),
    .control_key_place(control_key_place),
    .control_keys(control_keys),
    .control_key_bits(control_key_bits),
    .status_running(status_running),
    .status_fault(status_fault),
    .status_sent_packets(status_sent_packets),
    .status_sent_bytes(status_sent_bytes),
    .status_stalled_cycles(status_stalled_cycles),
    .size_valid(size_valid),
    .size_entry(size_entry),
    .size_bytes(size_bytes),
    .size_other_bytes(size_other_bytes),
    .size_share(size_share),
    .template_valid(template_valid),
    .template_word(template_word),
    .template_data(template_data)
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

  // size: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      size_s7_quiet_in_reset: assert (!size_valid);
    end
  end

  // template: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      template_s7_quiet_in_reset: assert (!template_valid);
    end
  end

endmodule

`default_nettype wire
