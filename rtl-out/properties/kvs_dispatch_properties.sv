// Proof harness of `kvs_dispatch`: reset first, then the stream
// contract, assumed of what enters the module and asserted of what leaves it.
`default_nettype none

module kvs_dispatch_properties (
  input  wire clk,
  input  wire rst,
  input  wire line_valid,
  output wire line_ready,
  input  wire [511:0] line_data,
  input  wire line_last,
  input  wire request_valid,
  output wire request_ready,
  input  wire [2:0] request_operation,
  input  wire request_is_quiet,
  input  wire request_with_key,
  input  wire [7:0] request_status,
  input  wire [7:0] request_key_length,
  input  wire [10:0] request_value_length,
  input  wire [31:0] request_hash,
  input  wire [63:0] request_cas,
  input  wire [31:0] request_flags,
  input  wire [4:0] request_lines,
  input  wire [6:0] request_context,
  input  wire miss_line_valid,
  output wire miss_line_ready,
  input  wire [511:0] miss_line_data,
  input  wire miss_line_last,
  input  wire miss_valid,
  output wire miss_ready,
  input  wire [2:0] miss_operation,
  input  wire miss_is_quiet,
  input  wire miss_with_key,
  input  wire [7:0] miss_status,
  input  wire [7:0] miss_key_length,
  input  wire [10:0] miss_value_length,
  input  wire [31:0] miss_hash,
  input  wire [63:0] miss_cas,
  input  wire [31:0] miss_flags,
  input  wire [4:0] miss_lines,
  input  wire [6:0] miss_context,
  output wire lookup_line_valid,
  input  wire lookup_line_ready,
  output wire [511:0] lookup_line_data,
  output wire lookup_line_last,
  output wire lookup_valid,
  input  wire lookup_ready,
  output wire [2:0] lookup_operation,
  output wire lookup_is_quiet,
  output wire lookup_with_key,
  output wire [7:0] lookup_status,
  output wire [7:0] lookup_key_length,
  output wire [10:0] lookup_value_length,
  output wire [31:0] lookup_hash,
  output wire [63:0] lookup_cas,
  output wire [31:0] lookup_flags,
  output wire [4:0] lookup_lines,
  output wire [6:0] lookup_context,
  output wire worker_line_0_valid,
  input  wire worker_line_0_ready,
  output wire [511:0] worker_line_0_data,
  output wire worker_line_0_last,
  output wire worker_line_1_valid,
  input  wire worker_line_1_ready,
  output wire [511:0] worker_line_1_data,
  output wire worker_line_1_last,
  output wire worker_line_2_valid,
  input  wire worker_line_2_ready,
  output wire [511:0] worker_line_2_data,
  output wire worker_line_2_last,
  output wire worker_line_3_valid,
  input  wire worker_line_3_ready,
  output wire [511:0] worker_line_3_data,
  output wire worker_line_3_last,
  output wire worker_0_valid,
  input  wire worker_0_ready,
  output wire [2:0] worker_0_operation,
  output wire worker_0_is_quiet,
  output wire worker_0_with_key,
  output wire [7:0] worker_0_status,
  output wire [7:0] worker_0_key_length,
  output wire [10:0] worker_0_value_length,
  output wire [31:0] worker_0_hash,
  output wire [63:0] worker_0_cas,
  output wire [31:0] worker_0_flags,
  output wire [4:0] worker_0_lines,
  output wire [6:0] worker_0_context,
  output wire worker_1_valid,
  input  wire worker_1_ready,
  output wire [2:0] worker_1_operation,
  output wire worker_1_is_quiet,
  output wire worker_1_with_key,
  output wire [7:0] worker_1_status,
  output wire [7:0] worker_1_key_length,
  output wire [10:0] worker_1_value_length,
  output wire [31:0] worker_1_hash,
  output wire [63:0] worker_1_cas,
  output wire [31:0] worker_1_flags,
  output wire [4:0] worker_1_lines,
  output wire [6:0] worker_1_context,
  output wire worker_2_valid,
  input  wire worker_2_ready,
  output wire [2:0] worker_2_operation,
  output wire worker_2_is_quiet,
  output wire worker_2_with_key,
  output wire [7:0] worker_2_status,
  output wire [7:0] worker_2_key_length,
  output wire [10:0] worker_2_value_length,
  output wire [31:0] worker_2_hash,
  output wire [63:0] worker_2_cas,
  output wire [31:0] worker_2_flags,
  output wire [4:0] worker_2_lines,
  output wire [6:0] worker_2_context,
  output wire worker_3_valid,
  input  wire worker_3_ready,
  output wire [2:0] worker_3_operation,
  output wire worker_3_is_quiet,
  output wire worker_3_with_key,
  output wire [7:0] worker_3_status,
  output wire [7:0] worker_3_key_length,
  output wire [10:0] worker_3_value_length,
  output wire [31:0] worker_3_hash,
  output wire [63:0] worker_3_cas,
  output wire [31:0] worker_3_flags,
  output wire [4:0] worker_3_lines,
  output wire [6:0] worker_3_context,
  input  wire done_0_valid,
  input  wire done_1_valid,
  input  wire done_2_valid,
  input  wire done_3_valid,
  output wire answer_valid,
  input  wire answer_ready,
  output wire [511:0] answer_data,
  output wire answer_last,
  output wire [6:0] answer_context,
  output wire answer_is_silent,
  output wire [7:0] answer_status,
  output wire [63:0] answer_cas,
  output wire answer_has_flags,
  output wire [31:0] answer_flags,
  output wire [7:0] answer_key_length,
  output wire [1:0] answer_body,
  output wire [8:0] answer_first_byte,
  output wire [10:0] answer_body_length,
  input  wire looked_valid,
  input  wire looked_hit,
  input  wire looked_miss,
  input  wire [4:0] looked_key_lines,
  input  wire freed_valid,
  input  wire [6:0] freed_value,
  input  wire hold_is_asked,
  input  wire [31:0] hold_hash,
  output wire is_held
);

  kvs_dispatch device (
    .clk(clk),
    .rst(rst),
    .line_valid(line_valid),
    .line_ready(line_ready),
    .line_data(line_data),
    .line_last(line_last),
    .request_valid(request_valid),
    .request_ready(request_ready),
    .request_operation(request_operation),
    .request_is_quiet(request_is_quiet),
    .request_with_key(request_with_key),
    .request_status(request_status),
    .request_key_length(request_key_length),
    .request_value_length(request_value_length),
    .request_hash(request_hash),
    .request_cas(request_cas),
    .request_flags(request_flags),
    .request_lines(request_lines),
    .request_context(request_context),
    .miss_line_valid(miss_line_valid),
    .miss_line_ready(miss_line_ready),
    .miss_line_data(miss_line_data),
    .miss_line_last(miss_line_last),
    .miss_valid(miss_valid),
    .miss_ready(miss_ready),
    .miss_operation(miss_operation),
    .miss_is_quiet(miss_is_quiet),
    .miss_with_key(miss_with_key),
    .miss_status(miss_status),
    .miss_key_length(miss_key_length),
    .miss_value_length(miss_value_length),
    .miss_hash(miss_hash),
    .miss_cas(miss_cas),
    .miss_flags(miss_flags),
    .miss_lines(miss_lines),
    .miss_context(miss_context),
    .lookup_line_valid(lookup_line_valid),
    .lookup_line_ready(lookup_line_ready),
    .lookup_line_data(lookup_line_data),
    .lookup_line_last(lookup_line_last),
    .lookup_valid(lookup_valid),
    .lookup_ready(lookup_ready),
    .lookup_operation(lookup_operation),
    .lookup_is_quiet(lookup_is_quiet),
    .lookup_with_key(lookup_with_key),
    .lookup_status(lookup_status),
    .lookup_key_length(lookup_key_length),
    .lookup_value_length(lookup_value_length),
    .lookup_hash(lookup_hash),
    .lookup_cas(lookup_cas),
    .lookup_flags(lookup_flags),
    .lookup_lines(lookup_lines),
    .lookup_context(lookup_context),
    .worker_line_0_valid(worker_line_0_valid),
    .worker_line_0_ready(worker_line_0_ready),
    .worker_line_0_data(worker_line_0_data),
    .worker_line_0_last(worker_line_0_last),
    .worker_line_1_valid(worker_line_1_valid),
    .worker_line_1_ready(worker_line_1_ready),
    .worker_line_1_data(worker_line_1_data),
    .worker_line_1_last(worker_line_1_last),
    .worker_line_2_valid(worker_line_2_valid),
    .worker_line_2_ready(worker_line_2_ready),
    .worker_line_2_data(worker_line_2_data),
    .worker_line_2_last(worker_line_2_last),
    .worker_line_3_valid(worker_line_3_valid),
    .worker_line_3_ready(worker_line_3_ready),
    .worker_line_3_data(worker_line_3_data),
    .worker_line_3_last(worker_line_3_last),
    .worker_0_valid(worker_0_valid),
    .worker_0_ready(worker_0_ready),
    .worker_0_operation(worker_0_operation),
    .worker_0_is_quiet(worker_0_is_quiet),
    .worker_0_with_key(worker_0_with_key),
    .worker_0_status(worker_0_status),
    .worker_0_key_length(worker_0_key_length),
    .worker_0_value_length(worker_0_value_length),
    .worker_0_hash(worker_0_hash),
    .worker_0_cas(worker_0_cas),
    .worker_0_flags(worker_0_flags),
    .worker_0_lines(worker_0_lines),
    .worker_0_context(worker_0_context),
    .worker_1_valid(worker_1_valid),
    .worker_1_ready(worker_1_ready),
    .worker_1_operation(worker_1_operation),
    .worker_1_is_quiet(worker_1_is_quiet),
    .worker_1_with_key(worker_1_with_key),
    .worker_1_status(worker_1_status),
    .worker_1_key_length(worker_1_key_length),
    .worker_1_value_length(worker_1_value_length),
    .worker_1_hash(worker_1_hash),
    .worker_1_cas(worker_1_cas),
    .worker_1_flags(worker_1_flags),
    .worker_1_lines(worker_1_lines),
    .worker_1_context(worker_1_context),
    .worker_2_valid(worker_2_valid),
    .worker_2_ready(worker_2_ready),
    .worker_2_operation(worker_2_operation),
    .worker_2_is_quiet(worker_2_is_quiet),
    .worker_2_with_key(worker_2_with_key),
    .worker_2_status(worker_2_status),
    .worker_2_key_length(worker_2_key_length),
    .worker_2_value_length(worker_2_value_length),
    .worker_2_hash(worker_2_hash),
    .worker_2_cas(worker_2_cas),
    .worker_2_flags(worker_2_flags),
    .worker_2_lines(worker_2_lines),
    .worker_2_context(worker_2_context),
    .worker_3_valid(worker_3_valid),
    .worker_3_ready(worker_3_ready),
    .worker_3_operation(worker_3_operation),
    .worker_3_is_quiet(worker_3_is_quiet),
    .worker_3_with_key(worker_3_with_key),
    .worker_3_status(worker_3_status),
    .worker_3_key_length(worker_3_key_length),
    .worker_3_value_length(worker_3_value_length),
    .worker_3_hash(worker_3_hash),
    .worker_3_cas(worker_3_cas),
    .worker_3_flags(worker_3_flags),
    .worker_3_lines(worker_3_lines),
    .worker_3_context(worker_3_context),
    .done_0_valid(done_0_valid),
    .done_1_valid(done_1_valid),
    .done_2_valid(done_2_valid),
    .done_3_valid(done_3_valid),
    .answer_valid(answer_valid),
    .answer_ready(answer_ready),
    .answer_data(answer_data),
    .answer_last(answer_last),
    .answer_context(answer_context),
    .answer_is_silent(answer_is_silent),
    .answer_status(answer_status),
    .answer_cas(answer_cas),
    .answer_has_flags(answer_has_flags),
    .answer_flags(answer_flags),
    .answer_key_length(answer_key_length),
    .answer_body(answer_body),
    .answer_first_byte(answer_first_byte),
    .answer_body_length(answer_body_length),
    .looked_valid(looked_valid),
    .looked_hit(looked_hit),
    .looked_miss(looked_miss),
    .looked_key_lines(looked_key_lines),
    .freed_valid(freed_valid),
    .freed_value(freed_value),
    .hold_is_asked(hold_is_asked),
    .hold_hash(hold_hash),
    .is_held(is_held)
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

  // line: S2, an offer holds until it is taken.
  reg line_stalled;
  initial line_stalled = 1'b0;
  reg [512:0] line_offered;
  always @(posedge clk) begin
    line_stalled <= line_valid && !line_ready && !rst;
    line_offered <= {line_data, line_last};
    if (line_stalled && !rst) begin
      line_s2_valid_holds: assume (line_valid);
      line_s2_payload_holds: assume (line_offered == {line_data, line_last});
    end
  end
  // line: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      line_s7_quiet_in_reset: assume (!line_valid);
    end
  end

  // request: S2, an offer holds until it is taken.
  reg request_stalled;
  initial request_stalled = 1'b0;
  reg [171:0] request_offered;
  always @(posedge clk) begin
    request_stalled <= request_valid && !request_ready && !rst;
    request_offered <= {request_operation, request_is_quiet, request_with_key, request_status,
        request_key_length, request_value_length, request_hash, request_cas, request_flags,
        request_lines, request_context};
    if (request_stalled && !rst) begin
      request_s2_valid_holds: assume (request_valid);
      request_s2_payload_holds: assume (request_offered ==
          {request_operation, request_is_quiet, request_with_key, request_status,
          request_key_length, request_value_length, request_hash, request_cas, request_flags,
          request_lines, request_context});
    end
  end
  // request: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      request_s7_quiet_in_reset: assume (!request_valid);
    end
  end

  // miss_line: S2, an offer holds until it is taken.
  reg miss_line_stalled;
  initial miss_line_stalled = 1'b0;
  reg [512:0] miss_line_offered;
  always @(posedge clk) begin
    miss_line_stalled <= miss_line_valid && !miss_line_ready && !rst;
    miss_line_offered <= {miss_line_data, miss_line_last};
    if (miss_line_stalled && !rst) begin
      miss_line_s2_valid_holds: assume (miss_line_valid);
      miss_line_s2_payload_holds: assume (miss_line_offered == {miss_line_data, miss_line_last});
    end
  end
  // miss_line: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      miss_line_s7_quiet_in_reset: assume (!miss_line_valid);
    end
  end

  // miss: S2, an offer holds until it is taken.
  reg miss_stalled;
  initial miss_stalled = 1'b0;
  reg [171:0] miss_offered;
  always @(posedge clk) begin
    miss_stalled <= miss_valid && !miss_ready && !rst;
    miss_offered <= {miss_operation, miss_is_quiet, miss_with_key, miss_status, miss_key_length,
        miss_value_length, miss_hash, miss_cas, miss_flags, miss_lines, miss_context};
    if (miss_stalled && !rst) begin
      miss_s2_valid_holds: assume (miss_valid);
      miss_s2_payload_holds: assume (miss_offered == {miss_operation, miss_is_quiet, miss_with_key,
          miss_status, miss_key_length, miss_value_length, miss_hash, miss_cas, miss_flags,
          miss_lines, miss_context});
    end
  end
  // miss: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      miss_s7_quiet_in_reset: assume (!miss_valid);
    end
  end

  // lookup_line: S2, an offer holds until it is taken.
  reg lookup_line_stalled;
  initial lookup_line_stalled = 1'b0;
  reg [512:0] lookup_line_offered;
  always @(posedge clk) begin
    lookup_line_stalled <= lookup_line_valid && !lookup_line_ready && !rst;
    lookup_line_offered <= {lookup_line_data, lookup_line_last};
    if (lookup_line_stalled && !rst) begin
      lookup_line_s2_valid_holds: assert (lookup_line_valid);
      lookup_line_s2_payload_holds: assert (lookup_line_offered ==
          {lookup_line_data, lookup_line_last});
    end
  end
  // lookup_line: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      lookup_line_s7_quiet_in_reset: assert (!lookup_line_valid);
    end
  end

  // lookup: S2, an offer holds until it is taken.
  reg lookup_stalled;
  initial lookup_stalled = 1'b0;
  reg [171:0] lookup_offered;
  always @(posedge clk) begin
    lookup_stalled <= lookup_valid && !lookup_ready && !rst;
    lookup_offered <= {lookup_operation, lookup_is_quiet, lookup_with_key, lookup_status,
        lookup_key_length, lookup_value_length, lookup_hash, lookup_cas, lookup_flags,
        lookup_lines, lookup_context};
    if (lookup_stalled && !rst) begin
      lookup_s2_valid_holds: assert (lookup_valid);
      lookup_s2_payload_holds: assert (lookup_offered ==
          {lookup_operation, lookup_is_quiet, lookup_with_key, lookup_status, lookup_key_length,
          lookup_value_length, lookup_hash, lookup_cas, lookup_flags, lookup_lines,
          lookup_context});
    end
  end
  // lookup: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      lookup_s7_quiet_in_reset: assert (!lookup_valid);
    end
  end

  // worker_line_0: S2, an offer holds until it is taken.
  reg worker_line_0_stalled;
  initial worker_line_0_stalled = 1'b0;
  reg [512:0] worker_line_0_offered;
  always @(posedge clk) begin
    worker_line_0_stalled <= worker_line_0_valid && !worker_line_0_ready && !rst;
    worker_line_0_offered <= {worker_line_0_data, worker_line_0_last};
    if (worker_line_0_stalled && !rst) begin
      worker_line_0_s2_valid_holds: assert (worker_line_0_valid);
      worker_line_0_s2_payload_holds: assert (worker_line_0_offered ==
          {worker_line_0_data, worker_line_0_last});
    end
  end
  // worker_line_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_line_0_s7_quiet_in_reset: assert (!worker_line_0_valid);
    end
  end

  // worker_line_1: S2, an offer holds until it is taken.
  reg worker_line_1_stalled;
  initial worker_line_1_stalled = 1'b0;
  reg [512:0] worker_line_1_offered;
  always @(posedge clk) begin
    worker_line_1_stalled <= worker_line_1_valid && !worker_line_1_ready && !rst;
    worker_line_1_offered <= {worker_line_1_data, worker_line_1_last};
    if (worker_line_1_stalled && !rst) begin
      worker_line_1_s2_valid_holds: assert (worker_line_1_valid);
      worker_line_1_s2_payload_holds: assert (worker_line_1_offered ==
          {worker_line_1_data, worker_line_1_last});
    end
  end
  // worker_line_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_line_1_s7_quiet_in_reset: assert (!worker_line_1_valid);
    end
  end

  // worker_line_2: S2, an offer holds until it is taken.
  reg worker_line_2_stalled;
  initial worker_line_2_stalled = 1'b0;
  reg [512:0] worker_line_2_offered;
  always @(posedge clk) begin
    worker_line_2_stalled <= worker_line_2_valid && !worker_line_2_ready && !rst;
    worker_line_2_offered <= {worker_line_2_data, worker_line_2_last};
    if (worker_line_2_stalled && !rst) begin
      worker_line_2_s2_valid_holds: assert (worker_line_2_valid);
      worker_line_2_s2_payload_holds: assert (worker_line_2_offered ==
          {worker_line_2_data, worker_line_2_last});
    end
  end
  // worker_line_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_line_2_s7_quiet_in_reset: assert (!worker_line_2_valid);
    end
  end

  // worker_line_3: S2, an offer holds until it is taken.
  reg worker_line_3_stalled;
  initial worker_line_3_stalled = 1'b0;
  reg [512:0] worker_line_3_offered;
  always @(posedge clk) begin
    worker_line_3_stalled <= worker_line_3_valid && !worker_line_3_ready && !rst;
    worker_line_3_offered <= {worker_line_3_data, worker_line_3_last};
    if (worker_line_3_stalled && !rst) begin
      worker_line_3_s2_valid_holds: assert (worker_line_3_valid);
      worker_line_3_s2_payload_holds: assert (worker_line_3_offered ==
          {worker_line_3_data, worker_line_3_last});
    end
  end
  // worker_line_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_line_3_s7_quiet_in_reset: assert (!worker_line_3_valid);
    end
  end

  // worker_0: S2, an offer holds until it is taken.
  reg worker_0_stalled;
  initial worker_0_stalled = 1'b0;
  reg [171:0] worker_0_offered;
  always @(posedge clk) begin
    worker_0_stalled <= worker_0_valid && !worker_0_ready && !rst;
    worker_0_offered <= {worker_0_operation, worker_0_is_quiet, worker_0_with_key, worker_0_status,
        worker_0_key_length, worker_0_value_length, worker_0_hash, worker_0_cas, worker_0_flags,
        worker_0_lines, worker_0_context};
    if (worker_0_stalled && !rst) begin
      worker_0_s2_valid_holds: assert (worker_0_valid);
      worker_0_s2_payload_holds: assert (worker_0_offered ==
          {worker_0_operation, worker_0_is_quiet, worker_0_with_key, worker_0_status,
          worker_0_key_length, worker_0_value_length, worker_0_hash, worker_0_cas, worker_0_flags,
          worker_0_lines, worker_0_context});
    end
  end
  // worker_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_0_s7_quiet_in_reset: assert (!worker_0_valid);
    end
  end

  // worker_1: S2, an offer holds until it is taken.
  reg worker_1_stalled;
  initial worker_1_stalled = 1'b0;
  reg [171:0] worker_1_offered;
  always @(posedge clk) begin
    worker_1_stalled <= worker_1_valid && !worker_1_ready && !rst;
    worker_1_offered <= {worker_1_operation, worker_1_is_quiet, worker_1_with_key, worker_1_status,
        worker_1_key_length, worker_1_value_length, worker_1_hash, worker_1_cas, worker_1_flags,
        worker_1_lines, worker_1_context};
    if (worker_1_stalled && !rst) begin
      worker_1_s2_valid_holds: assert (worker_1_valid);
      worker_1_s2_payload_holds: assert (worker_1_offered ==
          {worker_1_operation, worker_1_is_quiet, worker_1_with_key, worker_1_status,
          worker_1_key_length, worker_1_value_length, worker_1_hash, worker_1_cas, worker_1_flags,
          worker_1_lines, worker_1_context});
    end
  end
  // worker_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_1_s7_quiet_in_reset: assert (!worker_1_valid);
    end
  end

  // worker_2: S2, an offer holds until it is taken.
  reg worker_2_stalled;
  initial worker_2_stalled = 1'b0;
  reg [171:0] worker_2_offered;
  always @(posedge clk) begin
    worker_2_stalled <= worker_2_valid && !worker_2_ready && !rst;
    worker_2_offered <= {worker_2_operation, worker_2_is_quiet, worker_2_with_key, worker_2_status,
        worker_2_key_length, worker_2_value_length, worker_2_hash, worker_2_cas, worker_2_flags,
        worker_2_lines, worker_2_context};
    if (worker_2_stalled && !rst) begin
      worker_2_s2_valid_holds: assert (worker_2_valid);
      worker_2_s2_payload_holds: assert (worker_2_offered ==
          {worker_2_operation, worker_2_is_quiet, worker_2_with_key, worker_2_status,
          worker_2_key_length, worker_2_value_length, worker_2_hash, worker_2_cas, worker_2_flags,
          worker_2_lines, worker_2_context});
    end
  end
  // worker_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_2_s7_quiet_in_reset: assert (!worker_2_valid);
    end
  end

  // worker_3: S2, an offer holds until it is taken.
  reg worker_3_stalled;
  initial worker_3_stalled = 1'b0;
  reg [171:0] worker_3_offered;
  always @(posedge clk) begin
    worker_3_stalled <= worker_3_valid && !worker_3_ready && !rst;
    worker_3_offered <= {worker_3_operation, worker_3_is_quiet, worker_3_with_key, worker_3_status,
        worker_3_key_length, worker_3_value_length, worker_3_hash, worker_3_cas, worker_3_flags,
        worker_3_lines, worker_3_context};
    if (worker_3_stalled && !rst) begin
      worker_3_s2_valid_holds: assert (worker_3_valid);
      worker_3_s2_payload_holds: assert (worker_3_offered ==
          {worker_3_operation, worker_3_is_quiet, worker_3_with_key, worker_3_status,
          worker_3_key_length, worker_3_value_length, worker_3_hash, worker_3_cas, worker_3_flags,
          worker_3_lines, worker_3_context});
    end
  end
  // worker_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      worker_3_s7_quiet_in_reset: assert (!worker_3_valid);
    end
  end

  // done_0: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      done_0_s7_quiet_in_reset: assume (!done_0_valid);
    end
  end

  // done_1: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      done_1_s7_quiet_in_reset: assume (!done_1_valid);
    end
  end

  // done_2: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      done_2_s7_quiet_in_reset: assume (!done_2_valid);
    end
  end

  // done_3: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      done_3_s7_quiet_in_reset: assume (!done_3_valid);
    end
  end

  // answer: S2, an offer holds until it is taken.
  reg answer_stalled;
  initial answer_stalled = 1'b0;
  reg [655:0] answer_offered;
  always @(posedge clk) begin
    answer_stalled <= answer_valid && !answer_ready && !rst;
    answer_offered <= {answer_data, answer_last, answer_context, answer_is_silent, answer_status,
        answer_cas, answer_has_flags, answer_flags, answer_key_length, answer_body,
        answer_first_byte, answer_body_length};
    if (answer_stalled && !rst) begin
      answer_s2_valid_holds: assert (answer_valid);
      answer_s2_payload_holds: assert (answer_offered ==
          {answer_data, answer_last, answer_context, answer_is_silent, answer_status, answer_cas,
          answer_has_flags, answer_flags, answer_key_length, answer_body, answer_first_byte,
          answer_body_length});
    end
  end
  // answer: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      answer_s7_quiet_in_reset: assert (!answer_valid);
    end
  end

  // looked: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      looked_s7_quiet_in_reset: assume (!looked_valid);
    end
  end

  // freed: S7, nothing is offered from the first edge in reset to the cycle after.
  always @(posedge clk) begin
    if (after_reset) begin
      freed_s7_quiet_in_reset: assume (!freed_valid);
    end
  end

endmodule

`default_nettype wire
