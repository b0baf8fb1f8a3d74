"""The card for a VU9P, driven by somebody else's bus models in a second simulator.

cocotbext-axi masters store messages into `s_axi` and read registers through `s_axil`; its stream sink
takes the frames from `m_axis`. Nothing here is shared with the Rust bench but the register map.
"""
import os
import random
import re
from itertools import cycle
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, Combine, with_timeout
from cocotbext.axi import (
    AxiBus,
    AxiLiteBus,
    AxiLiteMaster,
    AxiMaster,
    AxiResp,
    AxiStreamBus,
    AxiStreamSink,
)

LINE = 64
WINDOW_LINES = 32
SPACE = LINE << 12
ROOT = Path(__file__).resolve().parents[2]


def registers():
    """Addresses of `block.register`, from the document that a driver's author reads."""
    text = (ROOT / "docs/generated/registers-reorder_nic.md").read_text()
    places = {}
    for block in re.split(r"^## ", text, flags=re.M)[1:]:
        name = re.match(r"`(\w+)`", block)[1]
        for address, register in re.findall(r"\| (0x\w+) \| `(\w+)`", block):
            places[f"{name}.{register}"] = int(address, 16)
    return places


class Card:
    """The device with masters and a sink at its ports."""

    def __init__(self, dut):
        self.dut = dut
        self.random = random.Random(int(os.environ.get("NIC_SEED", "1")))
        self.offsets = registers()
        cocotb.start_soon(Clock(dut.axi_aclk, 4_000, unit="ps").start())
        cocotb.start_soon(Clock(dut.cmac_clk, 3_102, unit="ps").start())
        host = (dut.axi_aclk, dut.axi_aresetn, False)
        self.stores = AxiMaster(AxiBus.from_prefix(dut, "s_axi"), *host)
        self.lite = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axil"), *host)
        self.frames = AxiStreamSink(
            AxiStreamBus.from_prefix(dut, "m_axis"), dut.cmac_clk, dut.cmac_rst
        )
        self.address = 0

    async def reset(self):
        self.dut.axi_aresetn.value = 0
        self.dut.cmac_rst.value = 1
        await ClockCycles(self.dut.axi_aclk, 8)
        self.dut.axi_aresetn.value = 1
        self.dut.cmac_rst.value = 0
        # The bridges hold the reset on, and the window is swept.
        await ClockCycles(self.dut.axi_aclk, 32 + WINDOW_LINES)
        self.address = 0

    async def read(self, name):
        return await self.lite.read_dword(self.offsets[name])

    async def write(self, name, value):
        await self.lite.write_dword(self.offsets[name], value)

    def lines(self, frames):
        """The stores of the messages that carry these frames, a line at a time."""
        image = {}
        for frame in frames:
            message = len(frame).to_bytes(2, "little") + bytes(2) + frame
            for place, byte in enumerate(message, self.address):
                image.setdefault(place // LINE, {})[place % LINE] = byte
            self.address = (self.address + len(message) + 3) // 4 * 4
        return [
            # A gap between messages is stored with the byte before it.
            (
                line * LINE % SPACE + min(part),
                bytes(part.get(place, 0) for place in range(min(part), max(part) + 1)),
            )
            for line, part in image.items()
        ]

    async def store(self, stores):
        """Stores, within reach of the window in any order, all at once; until they are answered."""
        while stores:
            near, stores = stores[: WINDOW_LINES // 2], stores[WINDOW_LINES // 2 :]
            self.random.shuffle(near)
            writes = [cocotb.start_soon(self.stores.write(place, data)) for place, data in near]
            for write in writes:
                answer = await write
                assert answer.resp == AxiResp.OKAY

    async def expect(self, frames):
        for number, frame in enumerate(frames):
            found = await with_timeout(self.frames.recv(), 200, "us")
            sent = frame + bytes(max(0, 60 - len(frame)))
            assert bytes(found.tdata) == sent, f"frame {number} of {len(frame)} bytes"
            assert not any([found.tuser] if isinstance(found.tuser, int) else found.tuser)


@cocotb.test()
async def frames_pass_in_order_while_the_mac_stalls(dut):
    card = Card(dut)
    await card.reset()
    assert await card.read("card.identification") == int.from_bytes(b"RNIC", "little")
    card.frames.set_pause_generator(cycle([0, 0, 1, 0, 1, 1, 1]))
    lengths = [1, 46, 55, 56, 57, 59, 60, 61, 64, 65, 120, 121, 128, 1500, 9216]
    lengths += [card.random.randint(1, 300) for _ in range(40)]
    frames = [card.random.randbytes(length) for length in lengths]
    stores = cocotb.start_soon(card.store(card.lines(frames)))
    await card.expect(frames)
    await Combine(stores)
    await ClockCycles(dut.axi_aclk, 50)
    assert await card.read("cmac_transmit.packets") == len(frames)
    assert await card.read("cmac_transmit.bytes") == sum(max(60, length) for length in lengths)
    assert await card.read("mmio_reorder.next_start_address") == card.address % SPACE
    assert await card.read("mmio_reorder.fault") == 0


@cocotb.test()
async def one_long_write_is_split_by_the_master_and_put_together_again(dut):
    card = Card(dut)
    await card.reset()
    frames = [card.random.randbytes(length) for length in [100, 700, 60, 2000]]
    image = bytearray()
    for place, data in card.lines(frames):
        image.extend(bytes(place - len(image)) + data)
    answer = await card.stores.write(0, bytes(image))
    assert answer.resp == AxiResp.OKAY
    await card.expect(frames)
    for name in [
        "axi_write.refused_bursts",
        "axi_write.outside_bursts",
        "axi_write.misplaced_lasts",
        "mmio_reorder.doubled_stores",
    ]:
        assert await card.read(name) == 0, name


@cocotb.test()
async def what_a_host_does_wrong_is_answered_and_counted(dut):
    card = Card(dut)
    await card.reset()
    answer = await card.stores.write(SPACE, bytes(64))
    assert answer.resp == AxiResp.DECERR
    assert await card.read("axi_write.outside_bursts") == 1
    answer = await card.stores.read(128, 200)
    assert (answer.resp, answer.data) == (AxiResp.OKAY, bytes(200))
    assert await card.read("axi_read.reads") >= 1
    answer = await card.lite.read(0xFC, 4)
    assert answer.resp == AxiResp.SLVERR
    assert await card.read("registers.refused_accesses") == 1
    # A length beyond the maximum stops the queue; a restart at another line goes on.
    await card.stores.write(0, (9217).to_bytes(2, "little") + bytes(62))
    await ClockCycles(dut.axi_aclk, 20)
    assert await card.read("mmio_reorder.fault") == 2
    assert await card.read("mmio_reorder.too_long") == 1
    await card.write("mmio_reorder.restart", 5)
    await ClockCycles(dut.axi_aclk, 2 * WINDOW_LINES)
    card.address = 5 * LINE
    frames = [card.random.randbytes(77)]
    await card.store(card.lines(frames))
    await card.expect(frames)
    assert await card.read("mmio_reorder.fault") == 0
