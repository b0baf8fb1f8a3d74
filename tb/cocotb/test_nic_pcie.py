"""The card behind PCI Express, before a root complex in a few lines: posted writes, reads whose completions
come late, in pieces, and out of order between tags.
"""
import cocotb
from cocotb.triggers import RisingEdge
from nic import (
    LINE,
    Nic,
    Port,
    frames_pass_through_memory,
    generated_packets_reach_the_sink,
    registers_are_read_and_written,
)

READ, WRITE = 0, 1
PCI_EXPRESS = 2
REQUEST = ["request_type", "address", "length", "tag", "first_dw_be", "last_dw_be", "data", "last"]
# PCI Express: a completion ends at a multiple of this, unless it is the last (Read Completion Boundary).
BOUNDARY = 64


def extent(request):
    """First byte and number of bytes that a request asks for."""
    length = request["length"] or 1024
    first, last = request["first_dw_be"], request["last_dw_be"]
    if length == 1:
        last = first
    begin = request["address"] + ((first & -first).bit_length() - 1 if first else 0)
    end = request["address"] + 4 * (length - 1) + last.bit_length()
    return begin, max(end - begin, 1)


class Root:
    """Memory behind requests and completions."""

    def __init__(self, nic):
        self.nic, self.random, self.memory = nic, nic.random, nic.memory
        self.request = Port(nic.dut, "pcie_request", REQUEST)
        self.completion = Port(nic.dut, "pcie_completion", [])
        # Max_Payload_Size 128 << 1, Max_Read_Request_Size 128 << 2, extended tags.
        for name, value in [("maximum_payload", 1), ("maximum_read_request", 2), ("extended_tags", 1)]:
            getattr(nic.dut, f"pcie_settings_{name}").value = value
        self.line = 0
        self.reads = {}

    def take(self, request):
        assert request["length"] != 1 or request["last_dw_be"] == 0, "the last of one DW"
        if request["request_type"] == WRITE:
            self.write(request)
        elif request["last"]:
            assert request["tag"] not in self.reads, "a tag is used again before it is free"
            self.reads[request["tag"]] = [*extent(request), self.random.randint(1, 60)]
        self.line = 0 if request["last"] else self.line + 1

    def write(self, request):
        """A line of a write: of the packet's DWs those that lie in it."""
        length = request["length"] or 1024
        base = request["address"] // LINE + self.line
        data = request["data"].to_bytes(LINE, "little")
        for dw in range(length):
            place = request["address"] + 4 * dw
            if place // LINE != base:
                continue
            enable = 0xF
            if dw == length - 1 and length > 1:
                enable = request["last_dw_be"]
            if dw == 0:
                enable = request["first_dw_be"]
            for byte in range(4):
                if enable >> byte & 1:
                    self.memory.line(base)[(place + byte) % LINE] = data[(place + byte) % LINE]
        ends = request["address"] // LINE + (request["address"] % LINE + 4 * length - 1) // LINE
        assert request["last"] == (base == ends), "a packet has as many lines as its payload"

    def complete(self):
        """The messages of a completion that may leave now, if there is one."""
        ready = [tag for tag, read in self.reads.items() if read[2] <= 0]
        if not ready:
            return []
        tag = self.random.choice(ready)
        begin, left, _ = self.reads[tag]
        count = left
        if self.random.randint(0, 1):
            count = min(left, BOUNDARY - begin % BOUNDARY)
        messages = []
        for line in range(begin // LINE, (begin + count - 1) // LINE + 1):
            low, high = max(begin, line * LINE), min(begin + count, (line + 1) * LINE)
            data = bytes(low % LINE) + self.memory.read(low, high - low)
            messages.append(
                {
                    "status": 0,
                    "poisoned": 0,
                    "tag": tag,
                    "byte_count": left % 4096,
                    "lower_address": begin % 128,
                    "length": ((begin % 4 + count + 3) // 4) % 1024,
                    "data": int.from_bytes(data, "little"),
                    "last": int(high == begin + count),
                }
            )
        if count == left:
            del self.reads[tag]
        else:
            self.reads[tag] = [begin + count, left - count, self.random.randint(0, 8)]
        return messages

    async def run(self):
        waiting = []
        self.completion.offer(None)
        self.request.signal("ready").value = 0
        while True:
            await RisingEdge(self.nic.dut.host_clk)
            if self.nic.dut.host_rst.value:
                continue
            if self.request.fires():
                self.take(self.request.message())
            if self.completion.fires():
                waiting.pop(0)
            for read in self.reads.values():
                read[2] -= 1
            waiting = waiting or self.complete()
            self.completion.offer(waiting[0] if waiting else None)
            self.request.signal("ready").value = int(self.random.random() < 0.8)


async def card(dut):
    nic = Nic(dut, lambda nic: Root(nic).run())
    await nic.reset()
    return nic


async def nothing_went_wrong(nic):
    for name in ["unexpected_completions", "wrong_byte_counts", "too_long", "failed_requests"]:
        assert await nic.read(f"pcie.{name}") == 0, name
    assert await nic.read("pcie.first_fault") == 0
    assert await nic.read("pcie.reads") > 0 and await nic.read("pcie.writes") > 0


@cocotb.test()
async def registers(dut):
    await registers_are_read_and_written(await card(dut), PCI_EXPRESS)


@cocotb.test()
async def frames(dut):
    nic = await card(dut)
    await frames_pass_through_memory(nic)
    await nothing_went_wrong(nic)


@cocotb.test()
async def instruments(dut):
    nic = await card(dut)
    await generated_packets_reach_the_sink(nic)
    await nothing_went_wrong(nic)
