`default_nettype none
// A FIFO of eight places between two clocks, Gray-coded pointers through two registers each.
module crossing (
    input  wire        write_clk,
    input  wire        write_rst,
    input  wire        read_clk,
    input  wire        read_rst,
    input  wire        source_valid,
    output wire        source_ready,
    input  wire [15:0] source_data,
    output wire        sink_valid,
    input  wire        sink_ready,
    output wire [15:0] sink_data
);
  reg [15:0] memory [0:7];
  reg [3:0] head, head_gray, head_gray_1, head_gray_2;
  reg [3:0] tail, tail_gray, tail_gray_1, tail_gray_2;
  wire [3:0] head_next = head + {3'd0, source_valid & source_ready};
  wire [3:0] tail_next = tail + {3'd0, sink_valid & sink_ready};

  assign source_ready = head_gray != {~tail_gray_2[3:2], tail_gray_2[1:0]};
  assign sink_valid = tail_gray != head_gray_2;
  assign sink_data = memory[tail[2:0]];

  always @(posedge write_clk) begin
    if (source_valid & source_ready) memory[head[2:0]] <= source_data;
    head <= head_next;
    head_gray <= head_next ^ (head_next >> 1);
    tail_gray_1 <= tail_gray;
    tail_gray_2 <= tail_gray_1;
    if (write_rst) begin
      head <= 4'd0;
      head_gray <= 4'd0;
      tail_gray_1 <= 4'd0;
      tail_gray_2 <= 4'd0;
    end
  end
  always @(posedge read_clk) begin
    tail <= tail_next;
    tail_gray <= tail_next ^ (tail_next >> 1);
    head_gray_1 <= head_gray;
    head_gray_2 <= head_gray_1;
    if (read_rst) begin
      tail <= 4'd0;
      tail_gray <= 4'd0;
      head_gray_1 <= 4'd0;
      head_gray_2 <= 4'd0;
    end
  end
endmodule
