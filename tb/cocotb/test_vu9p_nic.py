"""The whole card for a VU9P, with somebody else's memory behind its AXI4 master, somebody else's masters at
its windows and somebody else's stream models at its MAC.
"""
import os
import random
from itertools import cycle

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge, with_timeout
from cocotbext.axi import (
    AxiBus,
    AxiLiteBus,
    AxiLiteMaster,
    AxiMaster,
    AxiRam,
    AxiStreamBus,
    AxiStreamFrame,
    AxiStreamSink,
    AxiStreamSource,
)
from nic import (
    END,
    LINE,
    PLACES,
    Nic,
    frames_pass_through_memory,
    registers,
    registers_are_read_and_written,
)

PCI_EXPRESS = 2
# Where the messages of the receive and of the transmit half go, above what the rings use.
MESSAGES = [END, END + 0x44]
SIZE, INCREMENTING, PAGE = 6, 1, 0x1000


class Memory:
    """Host memory, as nic.py reads and writes it: the memory behind the master."""

    def __init__(self, ram):
        self.ram = ram

    def read(self, address, count):
        return bytes(self.ram.read(address, count))

    def write(self, address, data):
        self.ram.write(address, bytes(data))

    def read_word(self, address):
        return int.from_bytes(self.read(address, 8), "little")


class Vu9p(Nic):
    """The card with its board's names; the shell's limits are the card's own and the least in turn."""

    limits = [{"aw": 1, "ar": 2}, {"aw": 0, "ar": 0}]

    def __init__(self, dut):
        self.dut = dut
        self.random = random.Random(int(os.environ.get("NIC_SEED", "1")))
        self.offsets = registers("nic")
        cocotb.start_soon(Clock(dut.axi_aclk, 4_000, unit="ps").start())
        cocotb.start_soon(Clock(dut.cmac_clk, 3_102, unit="ps").start())
        host = (dut.axi_aclk, dut.axi_aresetn, False)
        self.ram = AxiRam(AxiBus.from_prefix(dut, "m_axi"), *host, size=1 << 20)
        self.memory = Memory(self.ram)
        self.lite = AxiLiteMaster(AxiLiteBus.from_prefix(dut, "s_axil"), *host)
        self.stores = AxiMaster(AxiBus.from_prefix(dut, "s_axi"), *host)
        network = (dut.cmac_clk, dut.cmac_rst)
        self.source = AxiStreamSource(AxiStreamBus.from_prefix(dut, "s_axis"), *network)
        self.sink = AxiStreamSink(AxiStreamBus.from_prefix(dut, "m_axis"), *network)
        self.bursts = {"aw": 0, "ar": 0}
        self.messages = []
        Vu9p.limits = Vu9p.limits[1:] + Vu9p.limits[:1]
        self.limit = Vu9p.limits[0]
        dut.cfg_max_payload.value = self.limit["aw"]
        dut.cfg_max_read_req.value = self.limit["ar"]

    async def reset(self):
        self.dut.axi_aresetn.value = 0
        self.dut.cmac_rst.value = 1
        await ClockCycles(self.dut.axi_aclk, 16)
        self.dut.axi_aresetn.value = 1
        self.dut.cmac_rst.value = 0
        # The bridges hold the reset on, and tags are swept.
        await ClockCycles(self.dut.axi_aclk, 512)
        cocotb.start_soon(self.watch())

    async def clock(self):
        await RisingEdge(self.dut.axi_aclk)

    async def watch(self):
        """Every burst is one that the shell takes."""
        reading = set()
        while True:
            await self.clock()
            for channel in self.bursts:
                if self.fires(channel):
                    self.burst(channel, reading)
            if self.fires("r") and self.value("rlast"):
                reading.remove(self.value("rid"))

    def value(self, name):
        return int(getattr(self.dut, f"m_axi_{name}").value)

    def fires(self, channel):
        return self.value(f"{channel}valid") and self.value(f"{channel}ready")

    def burst(self, channel, reading):
        address, length = self.value(f"{channel}addr"), self.value(f"{channel}len")
        assert self.value(f"{channel}size") == SIZE
        assert self.value(f"{channel}burst") == INCREMENTING
        assert LINE * (length + 1) <= 128 << self.limit[channel], "longer than the shell takes"
        assert address // PAGE == (address // LINE * LINE + LINE * length) // PAGE, "crosses 4 KiB"
        if channel == "ar":
            assert self.value("arid") not in reading, "one read of an id at a time"
            reading.add(self.value("arid"))
        elif address in MESSAGES:
            self.messages.append(address)
        self.bursts[channel] += 1

    async def unmask(self):
        """Messages of both halves go into memory, which takes them as it takes writes."""
        for vector, address in enumerate(MESSAGES):
            entry = self.offsets["msix_table.message_address_0"] + 16 * vector
            for word, value in enumerate([address, 0, 0x1111_0000 + vector, 0]):
                await self.lite.write_dword(entry + 4 * word, value)
        for half in ["receive_ring", "transmit_ring"]:
            await self.write(f"{half}.interrupt_packets", 1)
        await self.write("msix.enable", 1)

    async def nothing_went_wrong(self):
        for name in ["failed_writes", "failed_reads", "misplaced_lasts", "stray_responses", "stray_beats"]:
            assert int(getattr(self.dut, name).value) == 0, name
        for name in ["unexpected_completions", "wrong_byte_counts", "too_long", "failed_requests"]:
            assert await self.read(f"pcie.{name}") == 0, name


async def card(dut):
    nic = Vu9p(dut)
    await nic.reset()
    return nic


@cocotb.test()
async def registers_of_the_board(dut):
    await registers_are_read_and_written(await card(dut), PCI_EXPRESS)


@cocotb.test()
async def frames_and_messages(dut):
    """Both rings by DMA, while the memory stalls every channel, and a message for what each half has done."""
    nic = await card(dut)
    pauses = [[0, 1, 0, 0], [0, 0, 1], [1, 0, 1, 0, 0], [0, 1]]
    write, read = nic.ram.write_if, nic.ram.read_if
    for channel, pause in zip(
        [write.aw_channel, write.w_channel, read.ar_channel, read.r_channel], pauses, strict=True
    ):
        channel.set_pause_generator(cycle(pause))
    await nic.unmask()
    await frames_pass_through_memory(nic)
    for vector, address in enumerate(MESSAGES):
        assert nic.messages.count(address) > 0, f"vector {vector} says nothing"
        found = int.from_bytes(nic.memory.read(address, 4), "little")
        assert found == 0x1111_0000 + vector, f"vector {vector}"
        # Nothing beside the message is written.
        assert nic.memory.read(address - 4, 4) == nic.memory.read(address + 4, 4) == bytes(4)
    assert await nic.read("msix.messages", 2) == len(nic.messages)
    assert await nic.read("msix.outside_interrupts") == 0
    assert all(nic.bursts.values())
    await nic.nothing_went_wrong()


@cocotb.test()
async def a_reset_of_the_mac_cuts_no_burst(dut):
    """Frames in both directions while the MAC is reset; frames pass as before when it is back."""
    nic = await card(dut)
    nic.ram.write_if.w_channel.set_pause_generator(cycle([0, 1, 1]))
    await nic.start()
    await nic.post_buffers(PLACES - 1)
    lost = [nic.random.randbytes(1000) for _ in range(8)]
    for frame in lost:
        await nic.source.send(AxiStreamFrame(frame, tuser=0))
    await ClockCycles(dut.cmac_clk, 70)
    dut.cmac_rst.value = 1
    await ClockCycles(dut.cmac_clk, 3)
    dut.cmac_rst.value = 0
    await ClockCycles(dut.axi_aclk, 3_000)
    assert await nic.read("mac_crossing.peer_resets") == 1
    assert await nic.read("mac_crossing.is_linked") == 1
    came = await nic.read("receive_ring.packets", 2)
    assert 0 < came < len(lost)
    frame = nic.random.randbytes(200)
    await nic.source.send(AxiStreamFrame(frame, tuser=0))
    packets = await nic.forward(came + 1)
    rest = iter(lost)
    assert all(any(packet == frame for frame in rest) for packet in packets[:came])
    assert packets[came] == frame
    sent = [bytes((await with_timeout(nic.sink.recv(), 200, "us")).tdata) for _ in packets]
    assert sent == packets
    for half in ["receive_ring", "transmit_ring"]:
        assert await nic.read(f"{half}.fault") == 0, half
    await nic.nothing_went_wrong()


@cocotb.test()
async def stores(dut):
    """Frames that the host stores, in turn with nothing: they leave as they came."""
    nic = await card(dut)
    frames = [nic.random.randbytes(length) for length in [60, 61, 200, 1514]]
    image = b""
    for frame in frames:
        image += len(frame).to_bytes(2, "little") + bytes(2) + frame
        image += bytes(-len(image) % 4)
    await nic.write("axi_write.enable", 1)
    answer = await nic.stores.write(0, image)
    assert answer.resp == 0
    for number, frame in enumerate(frames):
        found = await nic.sink.recv()
        assert bytes(found.tdata) == frame, f"frame {number} of {len(frame)} bytes"
    await nic.nothing_went_wrong()
