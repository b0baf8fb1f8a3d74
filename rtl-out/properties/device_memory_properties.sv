// Proof harness of `device_memory`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module device_memory_properties (
  input  wire clk,
  input  wire rst,
  input  wire memory_request_valid,
  output wire memory_request_ready,
  input  wire memory_request_write,
  input  wire [45:0] memory_request_line_address,
  input  wire [511:0] memory_request_data,
  input  wire [63:0] memory_request_byte_enable,
  input  wire memory_request_poison,
  input  wire memory_request_for_host,
  input  wire [15:0] memory_request_tag,
  output wire memory_answer_valid,
  input  wire memory_answer_ready,
  output wire memory_answer_for_host,
  output wire [15:0] memory_answer_tag,
  output wire memory_answer_poison,
  output wire [511:0] memory_answer_data,
  output wire write_address_0_valid,
  input  wire write_address_0_ready,
  output wire write_address_0_id,
  output wire [63:0] write_address_0_address,
  output wire [7:0] write_address_0_length,
  output wire [2:0] write_address_0_size,
  output wire [1:0] write_address_0_burst,
  output wire write_address_1_valid,
  input  wire write_address_1_ready,
  output wire write_address_1_id,
  output wire [63:0] write_address_1_address,
  output wire [7:0] write_address_1_length,
  output wire [2:0] write_address_1_size,
  output wire [1:0] write_address_1_burst,
  output wire write_data_0_valid,
  input  wire write_data_0_ready,
  output wire [511:0] write_data_0_data,
  output wire [63:0] write_data_0_strobe,
  output wire write_data_0_last,
  output wire write_data_0_poison,
  output wire write_data_1_valid,
  input  wire write_data_1_ready,
  output wire [511:0] write_data_1_data,
  output wire [63:0] write_data_1_strobe,
  output wire write_data_1_last,
  output wire write_data_1_poison,
  input  wire write_response_0_valid,
  output wire write_response_0_ready,
  input  wire write_response_0_id,
  input  wire [1:0] write_response_0_response,
  input  wire write_response_1_valid,
  output wire write_response_1_ready,
  input  wire write_response_1_id,
  input  wire [1:0] write_response_1_response,
  output wire read_address_0_valid,
  input  wire read_address_0_ready,
  output wire read_address_0_id,
  output wire [63:0] read_address_0_address,
  output wire [7:0] read_address_0_length,
  output wire [2:0] read_address_0_size,
  output wire [1:0] read_address_0_burst,
  output wire read_address_1_valid,
  input  wire read_address_1_ready,
  output wire read_address_1_id,
  output wire [63:0] read_address_1_address,
  output wire [7:0] read_address_1_length,
  output wire [2:0] read_address_1_size,
  output wire [1:0] read_address_1_burst,
  input  wire read_data_0_valid,
  output wire read_data_0_ready,
  input  wire read_data_0_id,
  input  wire [511:0] read_data_0_data,
  input  wire [1:0] read_data_0_response,
  input  wire read_data_0_last,
  input  wire read_data_0_poison,
  input  wire read_data_1_valid,
  output wire read_data_1_ready,
  input  wire read_data_1_id,
  input  wire [511:0] read_data_1_data,
  input  wire [1:0] read_data_1_response,
  input  wire read_data_1_last,
  input  wire read_data_1_poison,
  output wire [15:0] status_0_failed_writes,
  output wire [15:0] status_0_failed_reads,
  output wire [15:0] status_0_misplaced_lasts,
  output wire [15:0] status_0_stray_responses,
  output wire [15:0] status_0_stray_beats,
  output wire [15:0] status_1_failed_writes,
  output wire [15:0] status_1_failed_reads,
  output wire [15:0] status_1_misplaced_lasts,
  output wire [15:0] status_1_stray_responses,
  output wire [15:0] status_1_stray_beats
);

  device_memory device (
    .clk(clk),
    .rst(rst),
    .memory_request_valid(memory_request_valid),
    .memory_request_ready(memory_request_ready),
    .memory_request_write(memory_request_write),
    .memory_request_line_address(memory_request_line_address),
    .memory_request_data(memory_request_data),
    .memory_request_byte_enable(memory_request_byte_enable),
    .memory_request_poison(memory_request_poison),
    .memory_request_for_host(memory_request_for_host),
    .memory_request_tag(memory_request_tag),
    .memory_answer_valid(memory_answer_valid),
    .memory_answer_ready(memory_answer_ready),
    .memory_answer_for_host(memory_answer_for_host),
    .memory_answer_tag(memory_answer_tag),
    .memory_answer_poison(memory_answer_poison),
    .memory_answer_data(memory_answer_data),
    .write_address_0_valid(write_address_0_valid),
    .write_address_0_ready(write_address_0_ready),
    .write_address_0_id(write_address_0_id),
    .write_address_0_address(write_address_0_address),
    .write_address_0_length(write_address_0_length),
    .write_address_0_size(write_address_0_size),
    .write_address_0_burst(write_address_0_burst),
    .write_address_1_valid(write_address_1_valid),
    .write_address_1_ready(write_address_1_ready),
    .write_address_1_id(write_address_1_id),
    .write_address_1_address(write_address_1_address),
    .write_address_1_length(write_address_1_length),
    .write_address_1_size(write_address_1_size),
    .write_address_1_burst(write_address_1_burst),
    .write_data_0_valid(write_data_0_valid),
    .write_data_0_ready(write_data_0_ready),
    .write_data_0_data(write_data_0_data),
    .write_data_0_strobe(write_data_0_strobe),
    .write_data_0_last(write_data_0_last),
    .write_data_0_poison(write_data_0_poison),
    .write_data_1_valid(write_data_1_valid),
    .write_data_1_ready(write_data_1_ready),
    .write_data_1_data(write_data_1_data),
    .write_data_1_strobe(write_data_1_strobe),
    .write_data_1_last(write_data_1_last),
    .write_data_1_poison(write_data_1_poison),
    .write_response_0_valid(write_response_0_valid),
    .write_response_0_ready(write_response_0_ready),
    .write_response_0_id(write_response_0_id),
    .write_response_0_response(write_response_0_response),
    .write_response_1_valid(write_response_1_valid),
    .write_response_1_ready(write_response_1_ready),
    .write_response_1_id(write_response_1_id),
    .write_response_1_response(write_response_1_response),
    .read_address_0_valid(read_address_0_valid),
    .read_address_0_ready(read_address_0_ready),
    .read_address_0_id(read_address_0_id),
    .read_address_0_address(read_address_0_address),
    .read_address_0_length(read_address_0_length),
    .read_address_0_size(read_address_0_size),
    .read_address_0_burst(read_address_0_burst),
    .read_address_1_valid(read_address_1_valid),
    .read_address_1_ready(read_address_1_ready),
    .read_address_1_id(read_address_1_id),
    .read_address_1_address(read_address_1_address),
    .read_address_1_length(read_address_1_length),
    .read_address_1_size(read_address_1_size),
    .read_address_1_burst(read_address_1_burst),
    .read_data_0_valid(read_data_0_valid),
    .read_data_0_ready(read_data_0_ready),
    .read_data_0_id(read_data_0_id),
    .read_data_0_data(read_data_0_data),
    .read_data_0_response(read_data_0_response),
    .read_data_0_last(read_data_0_last),
    .read_data_0_poison(read_data_0_poison),
    .read_data_1_valid(read_data_1_valid),
    .read_data_1_ready(read_data_1_ready),
    .read_data_1_id(read_data_1_id),
    .read_data_1_data(read_data_1_data),
    .read_data_1_response(read_data_1_response),
    .read_data_1_last(read_data_1_last),
    .read_data_1_poison(read_data_1_poison),
    .status_0_failed_writes(status_0_failed_writes),
    .status_0_failed_reads(status_0_failed_reads),
    .status_0_misplaced_lasts(status_0_misplaced_lasts),
    .status_0_stray_responses(status_0_stray_responses),
    .status_0_stray_beats(status_0_stray_beats),
    .status_1_failed_writes(status_1_failed_writes),
    .status_1_failed_reads(status_1_failed_reads),
    .status_1_misplaced_lasts(status_1_misplaced_lasts),
    .status_1_stray_responses(status_1_stray_responses),
    .status_1_stray_beats(status_1_stray_beats)
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

  // memory_request: S2, an offer holds until it is taken.
  reg memory_request_stalled;
  initial memory_request_stalled = 1'b0;
  reg [640:0] memory_request_offered;
  always @(posedge clk) begin
    memory_request_stalled <= memory_request_valid && !memory_request_ready && !rst;
    memory_request_offered <= {memory_request_write, memory_request_line_address,
        memory_request_data, memory_request_byte_enable, memory_request_poison,
        memory_request_for_host, memory_request_tag};
    if (memory_request_stalled && !rst) begin
      memory_request_s2_valid_holds: assume (memory_request_valid);
      memory_request_s2_payload_holds: assume (memory_request_offered ==
          {memory_request_write, memory_request_line_address, memory_request_data,
          memory_request_byte_enable, memory_request_poison, memory_request_for_host,
          memory_request_tag});
    end
  end
  // memory_request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      memory_request_s7_quiet_in_reset: assume (!memory_request_valid);
    end
  end

  // memory_answer: S2, an offer holds until it is taken.
  reg memory_answer_stalled;
  initial memory_answer_stalled = 1'b0;
  reg [529:0] memory_answer_offered;
  always @(posedge clk) begin
    memory_answer_stalled <= memory_answer_valid && !memory_answer_ready && !rst;
    memory_answer_offered <= {memory_answer_for_host, memory_answer_tag, memory_answer_poison,
        memory_answer_data};
    if (memory_answer_stalled && !rst) begin
      memory_answer_s2_valid_holds: assert (memory_answer_valid);
      memory_answer_s2_payload_holds: assert (memory_answer_offered ==
          {memory_answer_for_host, memory_answer_tag, memory_answer_poison, memory_answer_data});
    end
  end
  // memory_answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      memory_answer_s7_quiet_in_reset: assert (!memory_answer_valid);
    end
  end

  // write_address_0: S2, an offer holds until it is taken.
  reg write_address_0_stalled;
  initial write_address_0_stalled = 1'b0;
  reg [77:0] write_address_0_offered;
  always @(posedge clk) begin
    write_address_0_stalled <= write_address_0_valid && !write_address_0_ready && !rst;
    write_address_0_offered <= {write_address_0_id, write_address_0_address,
        write_address_0_length, write_address_0_size, write_address_0_burst};
    if (write_address_0_stalled && !rst) begin
      write_address_0_s2_valid_holds: assert (write_address_0_valid);
      write_address_0_s2_payload_holds: assert (write_address_0_offered ==
          {write_address_0_id, write_address_0_address, write_address_0_length,
          write_address_0_size, write_address_0_burst});
    end
  end
  // write_address_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_address_0_s7_quiet_in_reset: assert (!write_address_0_valid);
    end
  end

  // write_address_1: S2, an offer holds until it is taken.
  reg write_address_1_stalled;
  initial write_address_1_stalled = 1'b0;
  reg [77:0] write_address_1_offered;
  always @(posedge clk) begin
    write_address_1_stalled <= write_address_1_valid && !write_address_1_ready && !rst;
    write_address_1_offered <= {write_address_1_id, write_address_1_address,
        write_address_1_length, write_address_1_size, write_address_1_burst};
    if (write_address_1_stalled && !rst) begin
      write_address_1_s2_valid_holds: assert (write_address_1_valid);
      write_address_1_s2_payload_holds: assert (write_address_1_offered ==
          {write_address_1_id, write_address_1_address, write_address_1_length,
          write_address_1_size, write_address_1_burst});
    end
  end
  // write_address_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_address_1_s7_quiet_in_reset: assert (!write_address_1_valid);
    end
  end

  // write_data_0: S2, an offer holds until it is taken.
  reg write_data_0_stalled;
  initial write_data_0_stalled = 1'b0;
  reg [577:0] write_data_0_offered;
  always @(posedge clk) begin
    write_data_0_stalled <= write_data_0_valid && !write_data_0_ready && !rst;
    write_data_0_offered <= {write_data_0_data, write_data_0_strobe, write_data_0_last,
        write_data_0_poison};
    if (write_data_0_stalled && !rst) begin
      write_data_0_s2_valid_holds: assert (write_data_0_valid);
      write_data_0_s2_payload_holds: assert (write_data_0_offered ==
          {write_data_0_data, write_data_0_strobe, write_data_0_last, write_data_0_poison});
    end
  end
  // write_data_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_data_0_s7_quiet_in_reset: assert (!write_data_0_valid);
    end
  end

  // write_data_1: S2, an offer holds until it is taken.
  reg write_data_1_stalled;
  initial write_data_1_stalled = 1'b0;
  reg [577:0] write_data_1_offered;
  always @(posedge clk) begin
    write_data_1_stalled <= write_data_1_valid && !write_data_1_ready && !rst;
    write_data_1_offered <= {write_data_1_data, write_data_1_strobe, write_data_1_last,
        write_data_1_poison};
    if (write_data_1_stalled && !rst) begin
      write_data_1_s2_valid_holds: assert (write_data_1_valid);
      write_data_1_s2_payload_holds: assert (write_data_1_offered ==
          {write_data_1_data, write_data_1_strobe, write_data_1_last, write_data_1_poison});
    end
  end
  // write_data_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_data_1_s7_quiet_in_reset: assert (!write_data_1_valid);
    end
  end

  // write_response_0: S2, an offer holds until it is taken.
  reg write_response_0_stalled;
  initial write_response_0_stalled = 1'b0;
  reg [2:0] write_response_0_offered;
  always @(posedge clk) begin
    write_response_0_stalled <= write_response_0_valid && !write_response_0_ready && !rst;
    write_response_0_offered <= {write_response_0_id, write_response_0_response};
    if (write_response_0_stalled && !rst) begin
      write_response_0_s2_valid_holds: assume (write_response_0_valid);
      write_response_0_s2_payload_holds: assume (write_response_0_offered ==
          {write_response_0_id, write_response_0_response});
    end
  end
  // write_response_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_response_0_s7_quiet_in_reset: assume (!write_response_0_valid);
    end
  end

  // write_response_1: S2, an offer holds until it is taken.
  reg write_response_1_stalled;
  initial write_response_1_stalled = 1'b0;
  reg [2:0] write_response_1_offered;
  always @(posedge clk) begin
    write_response_1_stalled <= write_response_1_valid && !write_response_1_ready && !rst;
    write_response_1_offered <= {write_response_1_id, write_response_1_response};
    if (write_response_1_stalled && !rst) begin
      write_response_1_s2_valid_holds: assume (write_response_1_valid);
      write_response_1_s2_payload_holds: assume (write_response_1_offered ==
          {write_response_1_id, write_response_1_response});
    end
  end
  // write_response_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      write_response_1_s7_quiet_in_reset: assume (!write_response_1_valid);
    end
  end

  // read_address_0: S2, an offer holds until it is taken.
  reg read_address_0_stalled;
  initial read_address_0_stalled = 1'b0;
  reg [77:0] read_address_0_offered;
  always @(posedge clk) begin
    read_address_0_stalled <= read_address_0_valid && !read_address_0_ready && !rst;
    read_address_0_offered <= {read_address_0_id, read_address_0_address, read_address_0_length,
        read_address_0_size, read_address_0_burst};
    if (read_address_0_stalled && !rst) begin
      read_address_0_s2_valid_holds: assert (read_address_0_valid);
      read_address_0_s2_payload_holds: assert (read_address_0_offered ==
          {read_address_0_id, read_address_0_address, read_address_0_length, read_address_0_size,
          read_address_0_burst});
    end
  end
  // read_address_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_address_0_s7_quiet_in_reset: assert (!read_address_0_valid);
    end
  end

  // read_address_1: S2, an offer holds until it is taken.
  reg read_address_1_stalled;
  initial read_address_1_stalled = 1'b0;
  reg [77:0] read_address_1_offered;
  always @(posedge clk) begin
    read_address_1_stalled <= read_address_1_valid && !read_address_1_ready && !rst;
    read_address_1_offered <= {read_address_1_id, read_address_1_address, read_address_1_length,
        read_address_1_size, read_address_1_burst};
    if (read_address_1_stalled && !rst) begin
      read_address_1_s2_valid_holds: assert (read_address_1_valid);
      read_address_1_s2_payload_holds: assert (read_address_1_offered ==
          {read_address_1_id, read_address_1_address, read_address_1_length, read_address_1_size,
          read_address_1_burst});
    end
  end
  // read_address_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_address_1_s7_quiet_in_reset: assert (!read_address_1_valid);
    end
  end

  // read_data_0: S2, an offer holds until it is taken.
  reg read_data_0_stalled;
  initial read_data_0_stalled = 1'b0;
  reg [516:0] read_data_0_offered;
  always @(posedge clk) begin
    read_data_0_stalled <= read_data_0_valid && !read_data_0_ready && !rst;
    read_data_0_offered <= {read_data_0_id, read_data_0_data, read_data_0_response,
        read_data_0_last, read_data_0_poison};
    if (read_data_0_stalled && !rst) begin
      read_data_0_s2_valid_holds: assume (read_data_0_valid);
      read_data_0_s2_payload_holds: assume (read_data_0_offered ==
          {read_data_0_id, read_data_0_data, read_data_0_response, read_data_0_last,
          read_data_0_poison});
    end
  end
  // read_data_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_data_0_s7_quiet_in_reset: assume (!read_data_0_valid);
    end
  end

  // read_data_1: S2, an offer holds until it is taken.
  reg read_data_1_stalled;
  initial read_data_1_stalled = 1'b0;
  reg [516:0] read_data_1_offered;
  always @(posedge clk) begin
    read_data_1_stalled <= read_data_1_valid && !read_data_1_ready && !rst;
    read_data_1_offered <= {read_data_1_id, read_data_1_data, read_data_1_response,
        read_data_1_last, read_data_1_poison};
    if (read_data_1_stalled && !rst) begin
      read_data_1_s2_valid_holds: assume (read_data_1_valid);
      read_data_1_s2_payload_holds: assume (read_data_1_offered ==
          {read_data_1_id, read_data_1_data, read_data_1_response, read_data_1_last,
          read_data_1_poison});
    end
  end
  // read_data_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      read_data_1_s7_quiet_in_reset: assume (!read_data_1_valid);
    end
  end

endmodule

`default_nettype wire
