"""A network interface card with bus models that are not ours at its registers and at its MAC, and a driver
in a few lines. What is behind the link to the host is each test's own.

Nothing here is shared with the Rust bench but the register map and the form of a descriptor, and both
are read as a driver's author reads them.
"""
import os
import random
import re
from itertools import cycle
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge, with_timeout
from cocotbext.axi import (
    AxiLiteBus,
    AxiLiteMaster,
    AxiLiteReadBus,
    AxiLiteWriteBus,
    AxiResp,
    AxiStreamBus,
    AxiStreamFrame,
    AxiStreamSink,
    AxiStreamSource,
)
from cocotbext.axi.axil_channels import (
    AxiLiteARBus,
    AxiLiteAWBus,
    AxiLiteBBus,
    AxiLiteRBus,
    AxiLiteWBus,
)

LINE = 64
ROOT = Path(__file__).resolve().parents[2]
# Where the test's one ring lies in host memory, and its buffers.
RECEIVE_RING, TRANSMIT_RING, BUFFERS, END = 0x10000, 0x11000, 0x20000, 0x60000
PLACES, BUFFER_BYTES = 64, 2048
# Kinds of requests.
NC_READ, CS_READ, NC_WRITE, CO_WRITE = 0, 1, 3, 5


def registers(card):
    """Addresses of `block.register`, from the document that a driver's author reads."""
    text = (ROOT / f"docs/generated/registers-{card}.md").read_text()
    places = {}
    for block in re.split(r"^## ", text, flags=re.M)[1:]:
        name = re.match(r"`(\w+)`", block)[1]
        for address, register in re.findall(r"\| (0x\w+) \| `(\w+)`", block):
            places[f"{name}.{register}"] = int(address, 16)
    return places


def named(base, channel, fields):
    """A bus class of cocotbext-axi whose signals have the card's names instead of AXI's."""
    signals = {axi: f"{channel}_{ours}" for axi, ours in fields.items()}
    return type(base.__name__, (base,), {"_signals": signals, "_optional_signals": {}})


def axi_lite(dut):
    def channel(base, port, letters, fields):
        handshake = {f"{letters}valid": "valid", f"{letters}ready": "ready"}
        fields = {f"{letters}{axi}": ours for axi, ours in fields.items()}
        return named(base, f"register_{port}", handshake | fields)(dut, None)

    address = {"addr": "address"}
    write = AxiLiteWriteBus(
        channel(AxiLiteAWBus, "write_address", "aw", address),
        channel(AxiLiteWBus, "write_data", "w", {"data": "data", "strb": "strobe"}),
        channel(AxiLiteBBus, "write_response", "b", {"resp": "response"}),
    )
    read = AxiLiteReadBus(
        channel(AxiLiteARBus, "read_address", "ar", address),
        channel(AxiLiteRBus, "read_data", "r", {"data": "data", "resp": "response"}),
    )
    return AxiLiteBus(write, read)


def axi_stream(dut, port, *handshake):
    names = {"tdata": "data", "tkeep": "keep", "tlast": "last", "tuser": "error"}
    names |= {f"t{name}": name for name in handshake}
    return named(AxiStreamBus, port, names)(dut, None)


class Memory:
    """Host memory: lines of 64 bytes, zero until they are written."""

    def __init__(self):
        self.lines = {}

    def line(self, number):
        return self.lines.setdefault(number, bytearray(LINE))

    def read(self, address, count):
        places = range(address, address + count)
        return bytes(self.line(place // LINE)[place % LINE] for place in places)

    def write(self, address, data):
        for place, byte in enumerate(data, address):
            self.line(place // LINE)[place % LINE] = byte

    def read_word(self, address):
        return int.from_bytes(self.read(address, 8), "little")


class Port:
    """One of the card's streams, a message a cycle: `dut.<name>_<field>`."""

    def __init__(self, dut, name, fields):
        self.dut, self.name, self.fields = dut, name, fields

    def signal(self, field):
        return getattr(self.dut, f"{self.name}_{field}")

    def fires(self):
        return bool(self.signal("valid").value) and bool(self.signal("ready").value)

    def message(self):
        return {field: int(self.signal(field).value) for field in self.fields}

    def offer(self, message):
        self.signal("valid").value = int(message is not None)
        for field, value in (message or {}).items():
            self.signal(field).value = value


class Nic:
    """The card with a master at its registers, and a source and a sink for its MAC."""

    # Whose registers it has.
    card = "nic"
    # Where packets are; how they are read, and how they are written.
    buffers = BUFFERS
    data_operations = (NC_READ, NC_WRITE)

    def __init__(self, dut, host):
        self.dut = dut
        self.random = random.Random(int(os.environ.get("NIC_SEED", "1")))
        self.offsets = registers(self.card)
        self.memory = Memory()
        cocotb.start_soon(Clock(dut.host_clk, 2_500, unit="ps").start())
        cocotb.start_soon(Clock(dut.network_clk, 3_102, unit="ps").start())
        self.lite = AxiLiteMaster(axi_lite(dut), dut.host_clk, dut.host_rst)
        network = (dut.network_clk, dut.network_rst)
        self.source = AxiStreamSource(axi_stream(dut, "cmac_receive", "valid"), *network)
        self.sink = AxiStreamSink(axi_stream(dut, "cmac_transmit", "valid", "ready"), *network)
        self.host = host

    async def reset(self):
        if hasattr(self.dut, "message_ready"):
            self.dut.message_ready.value = 1
        self.dut.host_rst.value = 1
        self.dut.network_rst.value = 1
        begin = cocotb.start_soon(self.host(self))
        await ClockCycles(self.dut.host_clk, 16)
        self.dut.host_rst.value = 0
        self.dut.network_rst.value = 0
        # Tags are swept.
        await ClockCycles(self.dut.host_clk, 512)
        assert not begin.done(), "the host ends before the test does"

    async def clock(self):
        await RisingEdge(self.dut.host_clk)

    async def read(self, name, words=1):
        values = [await self.lite.read_dword(self.offsets[name] + 4 * word) for word in range(words)]
        return sum(value << 32 * word for word, value in enumerate(values))

    async def write(self, name, value, words=1):
        for word in range(words):
            await self.lite.write_dword(self.offsets[name] + 4 * word, value >> 32 * word & 0xFFFFFFFF)

    async def start(self):
        """Both halves of ring 0, packed, signalled by register and by flag, with requests of these kinds."""
        ranges = [(RECEIVE_RING, BUFFERS), (self.buffers, self.buffers + END - BUFFERS)]
        for number, (begin, end) in enumerate(ranges):
            await self.write(f"ring_range.begin_address_{number}", begin, 2)
            await self.write(f"ring_range.end_address_{number}", end, 2)
        read, write = self.data_operations
        halves = [("receive_ring", RECEIVE_RING, write), ("transmit_ring", TRANSMIT_RING, read)]
        for half, base, data in halves:
            await self.write(f"{half}.base_address", base, 2)
            settings = {
                "size_log2": PLACES.bit_length() - 1,
                "fetch_operation": NC_READ,
                "fetch_lines": 4,
                "completion_operation": NC_WRITE,
                "data_operation": data,
                "batch": 1,
                "starve_cycles": 4096,
            }
            for name, value in settings.items():
                await self.write(f"{half}.{name}", value)
            await self.write(f"{half}.enable", 1)
            assert await self.read(f"{half}.state") == 1, half

    def post(self, ring, place, address, length, last):
        # The second word of a descriptor: length, available (16), done (17), last (18).
        self.memory.write(ring + 16 * place, address.to_bytes(8, "little"))
        word = length | 1 << 16 | int(last) << 18
        self.memory.write(ring + 16 * place + 8, word.to_bytes(8, "little"))

    async def done(self, ring, place):
        """The length of the packet of a place, when it is there; it must be sound."""
        for _ in range(20_000):
            word = self.memory.read_word(ring + 16 * place + 8)
            if word >> 17 & 1:
                assert word >> 16 & 1 == 0 and word >> 18 & 1 == 1, hex(word)
                assert word >> 25 & 3 == 0, f"fault {word >> 25 & 3}"
                return word & 0xFFFF
            await self.clock()
        raise AssertionError(f"place {place} of the ring at {ring:#x} does not come back")

    async def post_buffers(self, count):
        for place in range(count):
            buffer = self.buffers + BUFFER_BYTES * place
            self.post(RECEIVE_RING, place, buffer, BUFFER_BYTES, False)
        await self.write("receive_ring.tail", count)

    async def fetch(self, address, count):
        """What the host finds there."""
        return self.memory.read(address, count)

    async def forward(self, count):
        """Sends each packet that comes from the buffer that it came into; their bytes."""
        packets = []
        for place in range(count):
            length = await self.done(RECEIVE_RING, place)
            buffer = self.buffers + BUFFER_BYTES * place
            packets.append(await self.fetch(buffer, length))
            self.post(TRANSMIT_RING, place, buffer, length, True)
            await self.write("transmit_ring.tail", place + 1)
        for place in range(count):
            assert await self.done(TRANSMIT_RING, place) == len(packets[place])
        return packets


NO_REGISTER = 0x3FC


async def registers_are_read_and_written(nic, link):
    """What is constant, what is kept, and what is refused."""
    assert await nic.read("card.identification") == int.from_bytes(b"CNIC", "little")
    assert await nic.read("card.link") == link
    for name, value in [("receive_ring.starve_cycles", 0xA5C3), ("classify.default_ring", 0)]:
        await nic.write(name, value)
        assert await nic.read(name) == value, name
    await nic.write("receive_ring.base_address", 0xF_1234_5678_9AC0, 2)
    assert await nic.read("receive_ring.base_address", 2) == 0xF_1234_5678_9AC0
    # No register is at the end of the first block.
    for answer in [await nic.lite.read(NO_REGISTER, 4), await nic.lite.write(0x0, bytes(4))]:
        assert answer.resp == AxiResp.SLVERR
    assert await nic.read("registers.refused_accesses") == 2
    assert await nic.read("registers.first_refused_address") == NO_REGISTER


async def frames_pass_through_memory(nic):
    """From the MAC into memory and back to the MAC, which stalls."""
    nic.sink.set_pause_generator(cycle([0, 0, 1, 0, 1, 1, 1]))
    await nic.start()
    lengths = [60, 61, 64, 65, 127, 128, 129, 1514] + [nic.random.randint(60, 600) for _ in range(4)]
    # An EtherType for experiments: no parser looks further.
    frames = [nic.random.randbytes(length) for length in lengths]
    frames = [frame[:12] + b"\x88\xb5" + frame[14:] for frame in frames]
    await nic.post_buffers(len(frames))
    for frame in frames:
        await nic.source.send(AxiStreamFrame(frame, tuser=0))
    packets = await nic.forward(len(frames))
    for number, (frame, packet) in enumerate(zip(frames, packets, strict=True)):
        assert packet == frame, f"frame {number} of {len(frame)} bytes in memory"
    for number, frame in enumerate(frames):
        found = await with_timeout(nic.sink.recv(), 200, "us")
        assert bytes(found.tdata) == frame, f"frame {number} of {len(frame)} bytes on the wire"
        assert not any([found.tuser] if isinstance(found.tuser, int) else found.tuser)
    for name in ["receive_ring.packets", "transmit_ring.packets", "mac_transmit.packets"]:
        assert await nic.read(name, 2) == len(frames), name
    for half in ["receive_ring", "transmit_ring"]:
        assert await nic.read(f"{half}.bytes", 2) == sum(lengths)
        await nic.write(f"{half}.enable", 0)
        while state := await nic.read(f"{half}.state"):
            assert state in [2, 3], f"{half} is in state {state}"


async def generated_packets_reach_the_sink(nic, count=10):
    """Generator, card, memory, card, sink: none lost, none changed."""
    await nic.write("loopback.receive", 1)
    await nic.write("loopback.transmit", 1)
    await nic.write("packet_sink.starts_at_zero", 1)
    await nic.write("packet_sink.clear", 1)
    while await nic.read("packet_sink.clearing"):
        pass
    await nic.start()
    await nic.post_buffers(count)
    settings = {
        "rate_numerator": 1,
        "rate_denominator": 100,
        "sizes": 1,
        "least_bytes": 60,
        "most_bytes": 70,
        "flows": 3,
        "vary_source_port": 1,
    }
    for name, value in settings.items():
        await nic.write(f"packet_generator.{name}", value)
    await nic.write("packet_generator.packets", count, 2)
    await nic.write("packet_generator.enable", 1)
    packets = await nic.forward(count)
    assert [len(packet) for packet in packets] == [60 + number % 11 for number in range(count)]
    await ClockCycles(nic.dut.network_clk, 200)
    assert await nic.read("packet_sink.packets", 2) == count
    for name in ["damaged", "foreign", "corrupted", "unfollowed", "lost", "late", "doubled", "stale"]:
        assert await nic.read(f"packet_sink.{name}_packets") == 0, name
    assert nic.sink.empty(), "a packet went to the MAC"
