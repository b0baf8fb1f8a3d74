// Banked buffer, written by hand: what `make bench` compares the emitted one with.
//
// Four banks of 512-bit words with byte enables, interleaved by the low bits of the address; one
// write port, one read port whose data comes a cycle after the address and holds while the port is
// idle. A word that is read in the cycle in which it is written comes as it was before.
`default_nettype none

module banked_buffer (
  input  wire         clk,
  input  wire         rst,
  input  wire         write_valid,
  input  wire [11:0]  write_address,
  input  wire [511:0] write_data,
  input  wire [63:0]  write_lanes,
  input  wire         read_valid,
  input  wire [11:0]  read_address,
  output reg          word_valid,
  output wire [511:0] word_data
);

  reg [1:0] read_bank;
  wire [511:0] bank_data [0:3];

  always @(posedge clk) begin
    word_valid <= read_valid && !rst;
    if (read_valid) begin
      read_bank <= read_address[1:0];
    end
  end

  assign word_data = bank_data[read_bank];

  genvar index;
  generate
    for (index = 0; index < 4; index = index + 1) begin : bank
      (* ram_style = "block", ramstyle = "M20K" *)
      reg [511:0] words [0:1023];
      reg [511:0] data;
      integer lane;

      always @(posedge clk) begin
        if (write_valid && write_address[1:0] == index) begin
          for (lane = 0; lane < 64; lane = lane + 1) begin
            if (write_lanes[lane]) begin
              words[write_address[11:2]][8 * lane +: 8] <= write_data[8 * lane +: 8];
            end
          end
        end
        if (read_valid && read_address[1:0] == index) begin
          data <= words[read_address[11:2]];
        end
      end

      assign bank_data[index] = data;
    end
  endgenerate

endmodule

`default_nettype wire
