// Proof harness of `fetch_quad`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module fetch_quad_properties (
  input  wire clk,
  input  wire rst,
  input  wire request_0_valid,
  output wire request_0_ready,
  input  wire [63:0] request_0_base_address,
  input  wire [15:0] request_0_count,
  input  wire request_1_valid,
  output wire request_1_ready,
  input  wire [63:0] request_1_base_address,
  input  wire [15:0] request_1_count,
  input  wire request_2_valid,
  output wire request_2_ready,
  input  wire [63:0] request_2_base_address,
  input  wire [15:0] request_2_count,
  input  wire request_3_valid,
  output wire request_3_ready,
  input  wire [63:0] request_3_base_address,
  input  wire [15:0] request_3_count,
  output wire line_request_valid,
  input  wire line_request_ready,
  output wire [45:0] line_request_line_address,
  output wire [9:0] line_request_tag,
  input  wire line_response_valid,
  output wire line_response_ready,
  input  wire [9:0] line_response_tag,
  input  wire line_response_status,
  input  wire [511:0] line_response_data,
  output wire descriptor_0_valid,
  input  wire descriptor_0_ready,
  output wire [63:0] descriptor_0_address,
  output wire [15:0] descriptor_0_length_bytes,
  output wire descriptor_0_available,
  output wire descriptor_0_done,
  output wire descriptor_0_last,
  output wire descriptor_0_interrupt,
  output wire [1:0] descriptor_0_checksum,
  output wire [2:0] descriptor_0_protocol,
  output wire [1:0] descriptor_0_fault,
  output wire [4:0] descriptor_0_reserved,
  output wire [31:0] descriptor_0_flow_hash,
  output wire descriptor_1_valid,
  input  wire descriptor_1_ready,
  output wire [63:0] descriptor_1_address,
  output wire [15:0] descriptor_1_length_bytes,
  output wire descriptor_1_available,
  output wire descriptor_1_done,
  output wire descriptor_1_last,
  output wire descriptor_1_interrupt,
  output wire [1:0] descriptor_1_checksum,
  output wire [2:0] descriptor_1_protocol,
  output wire [1:0] descriptor_1_fault,
  output wire [4:0] descriptor_1_reserved,
  output wire [31:0] descriptor_1_flow_hash,
  output wire descriptor_2_valid,
  input  wire descriptor_2_ready,
  output wire [63:0] descriptor_2_address,
  output wire [15:0] descriptor_2_length_bytes,
  output wire descriptor_2_available,
  output wire descriptor_2_done,
  output wire descriptor_2_last,
  output wire descriptor_2_interrupt,
  output wire [1:0] descriptor_2_checksum,
  output wire [2:0] descriptor_2_protocol,
  output wire [1:0] descriptor_2_fault,
  output wire [4:0] descriptor_2_reserved,
  output wire [31:0] descriptor_2_flow_hash,
  output wire descriptor_3_valid,
  input  wire descriptor_3_ready,
  output wire [63:0] descriptor_3_address,
  output wire [15:0] descriptor_3_length_bytes,
  output wire descriptor_3_available,
  output wire descriptor_3_done,
  output wire descriptor_3_last,
  output wire descriptor_3_interrupt,
  output wire [1:0] descriptor_3_checksum,
  output wire [2:0] descriptor_3_protocol,
  output wire [1:0] descriptor_3_fault,
  output wire [4:0] descriptor_3_reserved,
  output wire [31:0] descriptor_3_flow_hash,
  output wire errors_0_any,
  output wire [15:0] errors_0_refused_requests,
  output wire [15:0] errors_0_failed_lines,
  output wire [15:0] errors_0_stray_responses,
  output wire errors_1_any,
  output wire [15:0] errors_1_refused_requests,
  output wire [15:0] errors_1_failed_lines,
  output wire [15:0] errors_1_stray_responses,
  output wire errors_2_any,
  output wire [15:0] errors_2_refused_requests,
  output wire [15:0] errors_2_failed_lines,
  output wire [15:0] errors_2_stray_responses,
  output wire errors_3_any,
  output wire [15:0] errors_3_refused_requests,
  output wire [15:0] errors_3_failed_lines,
  output wire [15:0] errors_3_stray_responses
);

  fetch_quad device (
    .clk(clk),
    .rst(rst),
    .request_0_valid(request_0_valid),
    .request_0_ready(request_0_ready),
    .request_0_base_address(request_0_base_address),
    .request_0_count(request_0_count),
    .request_1_valid(request_1_valid),
    .request_1_ready(request_1_ready),
    .request_1_base_address(request_1_base_address),
    .request_1_count(request_1_count),
    .request_2_valid(request_2_valid),
    .request_2_ready(request_2_ready),
    .request_2_base_address(request_2_base_address),
    .request_2_count(request_2_count),
    .request_3_valid(request_3_valid),
    .request_3_ready(request_3_ready),
    .request_3_base_address(request_3_base_address),
    .request_3_count(request_3_count),
    .line_request_valid(line_request_valid),
    .line_request_ready(line_request_ready),
    .line_request_line_address(line_request_line_address),
    .line_request_tag(line_request_tag),
    .line_response_valid(line_response_valid),
    .line_response_ready(line_response_ready),
    .line_response_tag(line_response_tag),
    .line_response_status(line_response_status),
    .line_response_data(line_response_data),
    .descriptor_0_valid(descriptor_0_valid),
    .descriptor_0_ready(descriptor_0_ready),
    .descriptor_0_address(descriptor_0_address),
    .descriptor_0_length_bytes(descriptor_0_length_bytes),
    .descriptor_0_available(descriptor_0_available),
    .descriptor_0_done(descriptor_0_done),
    .descriptor_0_last(descriptor_0_last),
    .descriptor_0_interrupt(descriptor_0_interrupt),
    .descriptor_0_checksum(descriptor_0_checksum),
    .descriptor_0_protocol(descriptor_0_protocol),
    .descriptor_0_fault(descriptor_0_fault),
    .descriptor_0_reserved(descriptor_0_reserved),
    .descriptor_0_flow_hash(descriptor_0_flow_hash),
    .descriptor_1_valid(descriptor_1_valid),
    .descriptor_1_ready(descriptor_1_ready),
    .descriptor_1_address(descriptor_1_address),
    .descriptor_1_length_bytes(descriptor_1_length_bytes),
    .descriptor_1_available(descriptor_1_available),
    .descriptor_1_done(descriptor_1_done),
    .descriptor_1_last(descriptor_1_last),
    .descriptor_1_interrupt(descriptor_1_interrupt),
    .descriptor_1_checksum(descriptor_1_checksum),
    .descriptor_1_protocol(descriptor_1_protocol),
    .descriptor_1_fault(descriptor_1_fault),
    .descriptor_1_reserved(descriptor_1_reserved),
    .descriptor_1_flow_hash(descriptor_1_flow_hash),
    .descriptor_2_valid(descriptor_2_valid),
    .descriptor_2_ready(descriptor_2_ready),
    .descriptor_2_address(descriptor_2_address),
    .descriptor_2_length_bytes(descriptor_2_length_bytes),
    .descriptor_2_available(descriptor_2_available),
    .descriptor_2_done(descriptor_2_done),
    .descriptor_2_last(descriptor_2_last),
    .descriptor_2_interrupt(descriptor_2_interrupt),
    .descriptor_2_checksum(descriptor_2_checksum),
    .descriptor_2_protocol(descriptor_2_protocol),
    .descriptor_2_fault(descriptor_2_fault),
    .descriptor_2_reserved(descriptor_2_reserved),
    .descriptor_2_flow_hash(descriptor_2_flow_hash),
    .descriptor_3_valid(descriptor_3_valid),
    .descriptor_3_ready(descriptor_3_ready),
    .descriptor_3_address(descriptor_3_address),
    .descriptor_3_length_bytes(descriptor_3_length_bytes),
    .descriptor_3_available(descriptor_3_available),
    .descriptor_3_done(descriptor_3_done),
    .descriptor_3_last(descriptor_3_last),
    .descriptor_3_interrupt(descriptor_3_interrupt),
    .descriptor_3_checksum(descriptor_3_checksum),
    .descriptor_3_protocol(descriptor_3_protocol),
    .descriptor_3_fault(descriptor_3_fault),
    .descriptor_3_reserved(descriptor_3_reserved),
    .descriptor_3_flow_hash(descriptor_3_flow_hash),
    .errors_0_any(errors_0_any),
    .errors_0_refused_requests(errors_0_refused_requests),
    .errors_0_failed_lines(errors_0_failed_lines),
    .errors_0_stray_responses(errors_0_stray_responses),
    .errors_1_any(errors_1_any),
    .errors_1_refused_requests(errors_1_refused_requests),
    .errors_1_failed_lines(errors_1_failed_lines),
    .errors_1_stray_responses(errors_1_stray_responses),
    .errors_2_any(errors_2_any),
    .errors_2_refused_requests(errors_2_refused_requests),
    .errors_2_failed_lines(errors_2_failed_lines),
    .errors_2_stray_responses(errors_2_stray_responses),
    .errors_3_any(errors_3_any),
    .errors_3_refused_requests(errors_3_refused_requests),
    .errors_3_failed_lines(errors_3_failed_lines),
    .errors_3_stray_responses(errors_3_stray_responses)
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
  reg [79:0] request_0_offered;
  always @(posedge clk) begin
    request_0_stalled <= request_0_valid && !request_0_ready && !rst;
    request_0_offered <= {request_0_base_address, request_0_count};
    if (request_0_stalled && !rst) begin
      request_0_s2_valid_holds: assume (request_0_valid);
      request_0_s2_payload_holds: assume (request_0_offered ==
          {request_0_base_address, request_0_count});
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
  reg [79:0] request_1_offered;
  always @(posedge clk) begin
    request_1_stalled <= request_1_valid && !request_1_ready && !rst;
    request_1_offered <= {request_1_base_address, request_1_count};
    if (request_1_stalled && !rst) begin
      request_1_s2_valid_holds: assume (request_1_valid);
      request_1_s2_payload_holds: assume (request_1_offered ==
          {request_1_base_address, request_1_count});
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
  reg [79:0] request_2_offered;
  always @(posedge clk) begin
    request_2_stalled <= request_2_valid && !request_2_ready && !rst;
    request_2_offered <= {request_2_base_address, request_2_count};
    if (request_2_stalled && !rst) begin
      request_2_s2_valid_holds: assume (request_2_valid);
      request_2_s2_payload_holds: assume (request_2_offered ==
          {request_2_base_address, request_2_count});
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
  reg [79:0] request_3_offered;
  always @(posedge clk) begin
    request_3_stalled <= request_3_valid && !request_3_ready && !rst;
    request_3_offered <= {request_3_base_address, request_3_count};
    if (request_3_stalled && !rst) begin
      request_3_s2_valid_holds: assume (request_3_valid);
      request_3_s2_payload_holds: assume (request_3_offered ==
          {request_3_base_address, request_3_count});
    end
  end
  // request_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_3_s7_quiet_in_reset: assume (!request_3_valid);
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

  // descriptor_0: S2, an offer holds until it is taken.
  reg descriptor_0_stalled;
  initial descriptor_0_stalled = 1'b0;
  reg [127:0] descriptor_0_offered;
  always @(posedge clk) begin
    descriptor_0_stalled <= descriptor_0_valid && !descriptor_0_ready && !rst;
    descriptor_0_offered <= {descriptor_0_address, descriptor_0_length_bytes,
        descriptor_0_available, descriptor_0_done, descriptor_0_last, descriptor_0_interrupt,
        descriptor_0_checksum, descriptor_0_protocol, descriptor_0_fault, descriptor_0_reserved,
        descriptor_0_flow_hash};
    if (descriptor_0_stalled && !rst) begin
      descriptor_0_s2_valid_holds: assert (descriptor_0_valid);
      descriptor_0_s2_payload_holds: assert (descriptor_0_offered ==
          {descriptor_0_address, descriptor_0_length_bytes, descriptor_0_available,
          descriptor_0_done, descriptor_0_last, descriptor_0_interrupt, descriptor_0_checksum,
          descriptor_0_protocol, descriptor_0_fault, descriptor_0_reserved,
          descriptor_0_flow_hash});
    end
  end
  // descriptor_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_0_s7_quiet_in_reset: assert (!descriptor_0_valid);
    end
  end

  // descriptor_1: S2, an offer holds until it is taken.
  reg descriptor_1_stalled;
  initial descriptor_1_stalled = 1'b0;
  reg [127:0] descriptor_1_offered;
  always @(posedge clk) begin
    descriptor_1_stalled <= descriptor_1_valid && !descriptor_1_ready && !rst;
    descriptor_1_offered <= {descriptor_1_address, descriptor_1_length_bytes,
        descriptor_1_available, descriptor_1_done, descriptor_1_last, descriptor_1_interrupt,
        descriptor_1_checksum, descriptor_1_protocol, descriptor_1_fault, descriptor_1_reserved,
        descriptor_1_flow_hash};
    if (descriptor_1_stalled && !rst) begin
      descriptor_1_s2_valid_holds: assert (descriptor_1_valid);
      descriptor_1_s2_payload_holds: assert (descriptor_1_offered ==
          {descriptor_1_address, descriptor_1_length_bytes, descriptor_1_available,
          descriptor_1_done, descriptor_1_last, descriptor_1_interrupt, descriptor_1_checksum,
          descriptor_1_protocol, descriptor_1_fault, descriptor_1_reserved,
          descriptor_1_flow_hash});
    end
  end
  // descriptor_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_1_s7_quiet_in_reset: assert (!descriptor_1_valid);
    end
  end

  // descriptor_2: S2, an offer holds until it is taken.
  reg descriptor_2_stalled;
  initial descriptor_2_stalled = 1'b0;
  reg [127:0] descriptor_2_offered;
  always @(posedge clk) begin
    descriptor_2_stalled <= descriptor_2_valid && !descriptor_2_ready && !rst;
    descriptor_2_offered <= {descriptor_2_address, descriptor_2_length_bytes,
        descriptor_2_available, descriptor_2_done, descriptor_2_last, descriptor_2_interrupt,
        descriptor_2_checksum, descriptor_2_protocol, descriptor_2_fault, descriptor_2_reserved,
        descriptor_2_flow_hash};
    if (descriptor_2_stalled && !rst) begin
      descriptor_2_s2_valid_holds: assert (descriptor_2_valid);
      descriptor_2_s2_payload_holds: assert (descriptor_2_offered ==
          {descriptor_2_address, descriptor_2_length_bytes, descriptor_2_available,
          descriptor_2_done, descriptor_2_last, descriptor_2_interrupt, descriptor_2_checksum,
          descriptor_2_protocol, descriptor_2_fault, descriptor_2_reserved,
          descriptor_2_flow_hash});
    end
  end
  // descriptor_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_2_s7_quiet_in_reset: assert (!descriptor_2_valid);
    end
  end

  // descriptor_3: S2, an offer holds until it is taken.
  reg descriptor_3_stalled;
  initial descriptor_3_stalled = 1'b0;
  reg [127:0] descriptor_3_offered;
  always @(posedge clk) begin
    descriptor_3_stalled <= descriptor_3_valid && !descriptor_3_ready && !rst;
    descriptor_3_offered <= {descriptor_3_address, descriptor_3_length_bytes,
        descriptor_3_available, descriptor_3_done, descriptor_3_last, descriptor_3_interrupt,
        descriptor_3_checksum, descriptor_3_protocol, descriptor_3_fault, descriptor_3_reserved,
        descriptor_3_flow_hash};
    if (descriptor_3_stalled && !rst) begin
      descriptor_3_s2_valid_holds: assert (descriptor_3_valid);
      descriptor_3_s2_payload_holds: assert (descriptor_3_offered ==
          {descriptor_3_address, descriptor_3_length_bytes, descriptor_3_available,
          descriptor_3_done, descriptor_3_last, descriptor_3_interrupt, descriptor_3_checksum,
          descriptor_3_protocol, descriptor_3_fault, descriptor_3_reserved,
          descriptor_3_flow_hash});
    end
  end
  // descriptor_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      descriptor_3_s7_quiet_in_reset: assert (!descriptor_3_valid);
    end
  end

endmodule

`default_nettype wire
