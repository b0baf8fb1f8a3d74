"""line_to_cxl_ip before cocotbext-axi's memory: every hint, random lines, in a second simulator.

The memory answers without looking at the hints; what leaves on AR and AW is compared here, with a
table of its own.
"""
import os
import random
from itertools import cycle

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge, with_timeout
from cocotbext.axi import AxiBus, AxiRam

LINE = 64
SIZE = 1 << 16
# Codes of the operations and spaces of the line port.
NC_READ, CS_READ, CO_READ, NC_WRITE, NC_PUSH, CO_WRITE, EVICT, FLUSH, BARRIER = range(9)
HOST, HOST_BIAS, DEVICE_BIAS = range(3)
READS = {NC_READ: 0, CS_READ: 1, CO_READ: 2}
WRITES = {NC_WRITE: 0, CO_WRITE: 1, NC_PUSH: 2}
OTHERS = {BARRIER: 3, EVICT: 4}
SPACES = {HOST: 0b00, HOST_BIAS: 0b10, DEVICE_BIAS: 0b11}


def user(operation, space):
    if operation == FLUSH:
        code = 5 if space == HOST else 6
    else:
        code = {**READS, **WRITES, **OTHERS}[operation]
    if operation == NC_PUSH and space == DEVICE_BIAS:
        # The host's cache is asked, so the host has to be.
        space = HOST_BIAS
    return SPACES[space] << 4 | code


class Card:
    """The adapter with a requester and a memory."""

    def __init__(self, dut):
        self.dut = dut
        self.random = random.Random(int(os.environ.get("NIC_SEED", "1")))
        cocotb.start_soon(Clock(dut.clk, 2_500, unit="ps").start())
        self.ram = AxiRam(AxiBus.from_prefix(dut, "m_axi"), dut.clk, dut.rst, size=SIZE)
        self.image = bytearray(SIZE)
        self.asked = {}
        self.left = []
        self.answered = 0

    async def reset(self):
        self.dut.line_request_valid.value = 0
        self.dut.line_response_ready.value = 0
        self.dut.rst.value = 1
        await ClockCycles(self.dut.clk, 8)
        self.dut.rst.value = 0
        await ClockCycles(self.dut.clk, 4)
        cocotb.start_soon(self.answers())
        cocotb.start_soon(self.leaves())

    def stall(self):
        """Pauses of every channel of the memory, each with a rhythm of its own."""
        write, read = self.ram.write_if, self.ram.read_if
        channels = [write.aw_channel, write.w_channel, write.b_channel]
        channels += [read.ar_channel, read.r_channel]
        for number, channel in enumerate(channels):
            rhythm = [self.random.random() < 0.4 for _ in range(7 + 2 * number)]
            channel.set_pause_generator(cycle(rhythm + [False]))

    async def leaves(self):
        """What is taken on AR and AW."""
        dut = self.dut
        while True:
            await RisingEdge(dut.clk)
            assert not dut.cut.value
            if dut.m_axi_arvalid.value and dut.m_axi_arready.value:
                self.left.append((int(dut.m_axi_arid.value), int(dut.m_axi_aruser.value)))
            if dut.m_axi_awvalid.value and dut.m_axi_awready.value:
                self.left.append((int(dut.m_axi_awid.value), int(dut.m_axi_awuser.value)))

    async def answers(self):
        dut = self.dut
        while True:
            dut.line_response_ready.value = self.random.random() < 0.7
            await RisingEdge(dut.clk)
            if dut.line_response_valid.value and dut.line_response_ready.value:
                operation, space, address, expected = self.asked.pop(int(dut.line_response_tag.value))
                assert dut.line_response_status.value == 0
                self.answered += 1
                if operation in READS:
                    found = int(dut.line_response_data.value).to_bytes(LINE, "little")
                    assert found == expected, f"line {address:#x}, space {space}"

    async def ask(self, operation, space, line):
        """Makes a request when there is none for its line; returns what should leave."""
        dut = self.dut
        while len(self.asked) >= 64 or any(asked[2] == line for asked in self.asked.values()):
            await RisingEdge(dut.clk)
        tag = self.random.choice([tag for tag in range(256) if tag not in self.asked])
        data = self.random.randbytes(LINE)
        enable = self.random.choice([(1 << LINE) - 1, self.random.getrandbits(LINE)])
        place = line * LINE
        expected = bytes(self.image[place : place + LINE])
        if operation in WRITES:
            for byte in range(LINE):
                if enable >> byte & 1:
                    self.image[place + byte] = data[byte]
        self.asked[tag] = (operation, space, line, expected)
        dut.line_request_operation.value = operation
        dut.line_request_space.value = space
        dut.line_request_line_address.value = line
        dut.line_request_data.value = int.from_bytes(data, "little")
        dut.line_request_byte_enable.value = enable
        dut.line_request_tag.value = tag
        dut.line_request_valid.value = 1
        await RisingEdge(dut.clk)
        while not dut.line_request_ready.value:
            await RisingEdge(dut.clk)
        dut.line_request_valid.value = 0
        return tag, user(operation, space)

    async def finish(self, count):
        while self.asked:
            await with_timeout(RisingEdge(self.dut.clk), 1, "us")
        await ClockCycles(self.dut.clk, 4)
        assert self.answered == count
        assert self.ram.read(0, SIZE) == bytes(self.image)
        assert self.dut.status_first_fault.value == 0


@cocotb.test(timeout_time=10, timeout_unit="ms")
async def every_hint_leaves_with_its_user_field(dut):
    card = Card(dut)
    await card.reset()
    expected = []
    for operation in range(9):
        for space in SPACES:
            expected.append(await card.ask(operation, space, 7 * operation + space))
            # One at a time, so that the order of the two channels is known.
            while card.asked:
                await RisingEdge(dut.clk)
    await card.finish(27)
    assert card.left == expected


@cocotb.test(timeout_time=10, timeout_unit="ms")
async def random_lines_are_read_as_they_were_written(dut):
    card = Card(dut)
    await card.reset()
    card.stall()
    expected = []
    for _ in range(600):
        operation = card.random.choice([*READS, *WRITES] * 3 + [EVICT, FLUSH, BARRIER])
        space = card.random.choice(list(SPACES))
        expected.append(await card.ask(operation, space, card.random.randrange(SIZE // LINE)))
    await card.finish(600)
    assert sorted(card.left) == sorted(expected)
