// Proof harness of `descriptor_fetch`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module descriptor_fetch_properties (
  input  wire clk,
  input  wire rst,
  input  wire request_valid,
  output wire request_ready,
  input  wire [63:0] request_base_address,
  input  wire [15:0] request_count,
  output wire line_request_valid,
  input  wire line_request_ready,
  output wire [45:0] line_request_line_address,
  output wire [9:0] line_request_tag,
  input  wire line_response_valid,
  output wire line_response_ready,
  input  wire [9:0] line_response_tag,
  input  wire line_response_status,
  input  wire [511:0] line_response_data,
  output wire descriptor_valid,
  input  wire descriptor_ready,
  output wire [63:0] descriptor_address,
  output wire [15:0] descriptor_length_bytes,
  output wire descriptor_available,
  output wire descriptor_done,
  output wire descriptor_last,
  output wire descriptor_interrupt,
  output wire [1:0] descriptor_checksum,
  output wire [2:0] descriptor_protocol,
  output wire [1:0] descriptor_fault,
  output wire [4:0] descriptor_reserved,
  output wire [31:0] descriptor_flow_hash,
  output wire errors_any,
  output wire [15:0] errors_refused_requests,
  output wire [15:0] errors_failed_lines,
  output wire [15:0] errors_stray_responses
);

  descriptor_fetch device (
    .clk(clk),
    .rst(rst),
    .request_valid(request_valid),
    .request_ready(request_ready),
    .request_base_address(request_base_address),
    .request_count(request_count),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_line_address(line_request_line_address),
    .line_request_tag(line_request_tag),
    .line_response_valid(line_response_valid),
    .line_response_ready(line_response_ready),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .descriptor_valid(descriptor_valid),
    .descriptor_ready(descriptor_ready),
    .descriptor_address(descriptor_address),
    .descriptor_length_bytes(descriptor_length_bytes),
    .descriptor_available(descriptor_available),
    .descriptor_done(descriptor_done),
    .descriptor_last(descriptor_last),
    .descriptor_interrupt(descriptor_interrupt),
    .descriptor_checksum(descriptor_checksum),
    .descriptor_protocol(descriptor_protocol),
    .descriptor_fault(descriptor_fault),
    .descriptor_reserved(descriptor_reserved),
    .descriptor_flow_hash(descriptor_flow_hash),
    .errors_any(errors_any),
    .errors_refused_requests(errors_refused_requests),
    .errors_failed_lines(errors_failed_lines),
    .errors_stray_responses(errors_stray_responses)
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

  // request: S2, an offer holds until it is taken.
  reg request_stalled;
  initial request_stalled = 1'b0;
  reg [79:0] request_offered;
  always @(posedge clk) begin
    request_stalled <= request_valid && !request_ready && !rst;
    request_offered <= {request_base_address, request_count};
    if (request_stalled && !rst) begin
      request_s2_valid_holds: assume (request_valid);
      request_s2_payload_holds: assume (request_offered == {request_base_address, request_count});
    end
  end
  // request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_s7_quiet_in_reset: assume (!request_valid);
    end
  end

  // line_request: S2, an offer holds until it is taken.
  reg line_request_stalled;
  initial line_request_stalled = 1'b0;
  reg [55:0] line_request_offered;
  always @(posedge clk) begin
    line_request_stalled <= line_request_valid && !line_request_ready && !rst;
    line_request_offered <= {line_request_line_address, line_request_tag};
    if (line_request_stalled && !rst) begin
      line_request_s2_valid_holds: assert (line_request_valid);
      line_request_s2_payload_holds: assert (line_request_offered ==
          {line_request_line_address, line_request_tag});
    end
  end
  // line_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_request_s7_quiet_in_reset: assert (!line_request_valid);
    end
  end

  // line_response: S2, an offer holds until it is taken.
  reg line_response_stalled;
  initial line_response_stalled = 1'b0;
  reg [522:0] line_response_offered;
  always @(posedge clk) begin
    line_response_stalled <= line_response_valid && !line_response_ready && !rst;
    line_response_offered <= {line_response_tag, line_response_status, line_response_data};
    if (line_response_stalled && !rst) begin
      line_response_s2_valid_holds: assume (line_response_valid);
      line_response_s2_payload_holds: assume (line_response_offered ==
          {line_response_tag, line_response_status, line_response_data});
    end
  end
  // line_response: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_response_s7_quiet_in_reset: assume (!line_response_valid);
    end
  end

  // descriptor: S2, an offer holds until it is taken.
  reg descriptor_stalled;
  initial descriptor_stalled = 1'b0;
  reg [127:0] descriptor_offered;
  always @(posedge clk) begin
    descriptor_stalled <= descriptor_valid && !descriptor_ready && !rst;
    descriptor_offered <= {descriptor_address, descriptor_length_bytes, descriptor_available,
        descriptor_done, descriptor_last, descriptor_interrupt, descriptor_checksum,
        descriptor_protocol, descriptor_fault, descriptor_reserved, descriptor_flow_hash};
    if (descriptor_stalled && !rst) begin
      descriptor_s2_valid_holds: assert (descriptor_valid);
      descriptor_s2_payload_holds: assert (descriptor_offered ==
          {descriptor_address, descriptor_length_bytes, descriptor_available, descriptor_done,
          descriptor_last, descriptor_interrupt, descriptor_checksum, descriptor_protocol,
          descriptor_fault, descriptor_reserved, descriptor_flow_hash});
    end
  end
  // descriptor: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_s7_quiet_in_reset: assert (!descriptor_valid);
    end
  end

endmodule

`default_nettype wire
