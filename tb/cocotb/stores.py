"""A card for a VU9P that sends stores only, with somebody else's bus models at its ports: masters that store
messages into `s_axi` and reach registers through `s_axil`, and a sink that takes the frames from `m_axis`.

Nothing here is shared with the Rust bench but the register map.
"""
import os
import random
import re
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, with_timeout
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
SPACE = LINE << 12
ROOT = Path(__file__).resolve().parents[2]


def registers(card):
    """Addresses of `block.register`, from the document that a driver's author reads."""
    text = (ROOT / f"docs/generated/registers-{card}.md").read_text()
    places = {}
    for block in re.split(r"^## ", text, flags=re.M)[1:]:
        name = re.match(r"`(\w+)`", block)[1]
        for address, register in re.findall(r"\| (0x\w+) \| `(\w+)`", block):
            places[f"{name}.{register}"] = int(address, 16)
    return places


class Card:
    """The device with masters and a sink at its ports."""

    def __init__(self, dut, card, sweep):
        self.dut = dut
        self.sweep = sweep
        self.random = random.Random(int(os.environ.get("NIC_SEED", "1")))
        self.offsets = registers(card)
        cocotb.start_soon(Clock(dut.axi_aclk, 4_000, unit="ps").start())
        cocotb.start_soon(Clock(dut.cmac_clk, 3_102, unit="ps").start())
        host = (dut.axi_aclk, dut.axi_aresetn, False)
        self.stores = AxiMaster(AxiBus.from_prefix(dut, "s_axi"), *host)
        self.lite = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axil"), *host)
        self.frames = AxiStreamSink(
            AxiStreamBus.from_prefix(dut, "m_axis"), dut.cmac_clk, dut.cmac_rst
        )

    async def reset(self):
        self.dut.axi_aresetn.value = 0
        self.dut.cmac_rst.value = 1
        await ClockCycles(self.dut.axi_aclk, 8)
        self.dut.axi_aresetn.value = 1
        self.dut.cmac_rst.value = 0
        # The bridges hold the reset on, and what takes the stores is swept.
        await ClockCycles(self.dut.axi_aclk, 32 + self.sweep)

    async def read(self, name):
        return await self.lite.read_dword(self.offsets[name])

    async def write(self, name, value):
        await self.lite.write_dword(self.offsets[name], value)

    async def store(self, stores):
        """Stores, in any order, all at once; until they are answered."""
        self.random.shuffle(stores)
        writes = [cocotb.start_soon(self.stores.write(place, data)) for place, data in stores]
        for write in writes:
            answer = await write
            assert answer.resp == AxiResp.OKAY

    async def expect(self, frames):
        for number, frame in enumerate(frames):
            found = await self.received()
            sent = frame + bytes(max(0, 60 - len(frame)))
            assert found == sent, f"frame {number} of {len(frame)} bytes"

    async def received(self):
        found = await with_timeout(self.frames.recv(), 200, "us")
        assert not any([found.tuser] if isinstance(found.tuser, int) else found.tuser)
        return bytes(found.tdata)


def message(frame):
    return len(frame).to_bytes(2, "little") + bytes(2) + frame
