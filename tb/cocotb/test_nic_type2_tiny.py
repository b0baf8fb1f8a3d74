"""The card behind CXL.cache and CXL.mem, with packets in its own memory: two memories of cocotbext-axi are behind
its AXI4 masters, and the host, without caches, lets it access them line by line and loads from them.
Codes are those of CXL 3.2, tables 3-35 to 3-46.
"""
import cocotb
from cocotb.triggers import RisingEdge
from cocotbext.axi import AxiBus, AxiRam, AxiReadBus, AxiWriteBus
from cocotbext.axi.axi_channels import AxiARBus, AxiAWBus, AxiBBus, AxiRBus, AxiWBus
from home import RD_CURR, RD_OWN, RD_OWN_NO_DATA, RD_SHARED, WO_WR_INV, WO_WR_INV_F, Home
from nic import (
    BUFFERS,
    CO_WRITE,
    CS_READ,
    LINE,
    Nic,
    Port,
    frames_pass_through_memory,
    generated_packets_reach_the_sink,
    named,
    registers_are_read_and_written,
)

CXL_MEMORY = 3
MEM_RD, MEM_RD_FWD, MEM_WR_FWD = 0x1, 0x3, 0x4
# How the host lets the card access its memory.
FORWARDS = dict.fromkeys([RD_CURR, RD_OWN, RD_SHARED, RD_OWN_NO_DATA], MEM_RD_FWD)
FORWARDS |= dict.fromkeys([WO_WR_INV, WO_WR_INV_F], MEM_WR_FWD)
NO_SNOOP, SNOOP_CURRENT = 0, 2
META_STATE, META_NO_OP, META_INVALID = 0, 3, 0
MEM_DATA, CMP = 0, 0
DEVICE_HOST_BIAS = 1
PAGES, PAGE_LINES, CHANNELS = 512, 64, 2
DEVICE_BEGIN = 1 << 20


class HomeOfDevice(Home):
    """Memory behind the channels of CXL.cache, and who asks for the card's own by CXL.mem."""

    def __init__(self, nic):
        super().__init__(nic)
        self.asks = Port(nic.dut, "m2s_request", [])
        self.writes = Port(nic.dut, "m2s_write", [])
        self.completions = Port(nic.dut, "s2m_response", ["completion", "tag"])
        self.loads = Port(nic.dut, "s2m_data", ["opcode", "tag", "poison", "data"])
        self.offered |= {self.asks: None, self.writes: None}
        self.taken |= {self.completions: 1, self.loads: 0.8}
        # Loads by their tags: the line that came; and those that are not complete.
        self.loaded = {}
        self.loading = set()
        self.forwarded = 0

    def ask(self, opcode, snoop, meta, tag, line):
        message = {"opcode": opcode, "snoop": snoop, "meta_field": meta, "meta_value": META_INVALID}
        self.later(self.asks, message | {"tag": tag, "line_address": line})

    def request(self, asked):
        line = asked["line_address"]
        if line < DEVICE_BEGIN:
            return super().request(asked)
        # The host has no copy: the card may access the line.
        self.forwarded += 1
        return self.ask(FORWARDS[asked["opcode"]], NO_SNOOP, META_STATE, asked["cqid"], line)

    def take(self):
        super().take()
        if self.completions.fires():
            completion = self.completions.message()
            assert completion["completion"] == CMP
            self.loading.remove(completion["tag"])
        if self.loads.fires():
            load = self.loads.message()
            assert load["opcode"] == MEM_DATA and not load["poison"]
            assert load["tag"] in self.loaded, "data of no load"
            self.loaded[load["tag"]] = load["data"].to_bytes(LINE, "little")

    async def load(self, address, count):
        """What lies there, by loads of the host."""
        first, last = address // LINE, (address + count - 1) // LINE
        for line in range(first, last + 1):
            self.loaded[line - first] = None
            self.loading.add(line - first)
            self.ask(MEM_RD, SNOOP_CURRENT, META_NO_OP, line - first, line)
        for _ in range(10_000):
            await RisingEdge(self.nic.dut.host_clk)
            if all(self.loaded.values()) and not self.loading:
                lines = b"".join(self.loaded.pop(tag) for tag in range(last - first + 1))
                return lines[address % LINE :][:count]
        raise AssertionError(f"loads of {address:#x} are not answered")


class CardWithMemory(Nic):
    """Packets are in the card's memory, descriptors in the host's."""

    def __init__(self, dut):
        self.home = None
        super().__init__(dut, lambda nic: nic.home.run())
        self.home = HomeOfDevice(self)
        self.buffers = DEVICE_BEGIN * LINE + BUFFERS
        dut.memory_map_host_end.value = DEVICE_BEGIN
        dut.memory_map_device_begin.value = DEVICE_BEGIN
        dut.memory_map_device_end.value = DEVICE_BEGIN + PAGES * PAGE_LINES
        for port in ["write_address", "write_data", "read_address"]:
            getattr(dut, f"store_{port}_valid").value = 0
        self.memories = [self.memory_channel(channel) for channel in range(CHANNELS)]

    def memory_channel(self, channel):
        def bus(base, port, letters, fields):
            handshake = {f"{letters}valid": "valid", f"{letters}ready": "ready"}
            fields = {f"{letters}{axi}": ours for axi, ours in fields.items()}
            name = f"memory_{port}_{channel}"
            return named(base, name, handshake | fields)(self.dut, None)

        address = {"id": "id", "addr": "address", "len": "length", "size": "size", "burst": "burst"}
        data = {"data": "data", "last": "last"}
        write = AxiWriteBus(
            bus(AxiAWBus, "write_address", "aw", address),
            bus(AxiWBus, "write_data", "w", data | {"strb": "strobe"}),
            bus(AxiBBus, "write_response", "b", {"id": "id", "resp": "response"}),
        )
        read = AxiReadBus(
            bus(AxiARBus, "read_address", "ar", address),
            bus(AxiRBus, "read_data", "r", data | {"id": "id", "resp": "response"}),
        )
        getattr(self.dut, f"memory_read_data_{channel}_poison").value = 0
        clock = (self.dut.host_clk, self.dut.host_rst)
        return AxiRam(AxiBus(write, read), *clock, size=PAGES * PAGE_LINES * LINE // CHANNELS)

    async def reset(self):
        await super().reset()
        # So are pages.
        for _ in range(PAGES):
            await self.clock()

    async def start(self):
        await super().start()
        for half in ["receive_ring", "transmit_ring"]:
            await self.write(f"{half}.data_space", DEVICE_HOST_BIAS)

    async def fetch(self, address, count):
        return await self.home.load(address, count)

    async def finds_no_fault(self):
        assert await self.read("device_memory.fault") == 0
        for name in ["unknown_answers", "wrong_answers", "unknown_forwards", "unknown_data"]:
            assert await self.read(f"device_memory.{name}") == 0, name


async def card(dut):
    nic = CardWithMemory(dut)
    await nic.reset()
    return nic


@cocotb.test()
async def registers(dut):
    await registers_are_read_and_written(await card(dut), CXL_MEMORY)


@cocotb.test()
async def frames(dut):
    nic = await card(dut)
    await frames_pass_through_memory(nic)
    await nic.finds_no_fault()
    assert nic.home.forwarded, "the host was not asked"


@cocotb.test()
async def cached_frames(dut):
    nic = await card(dut)
    nic.data_operations = (CS_READ, CO_WRITE)
    await frames_pass_through_memory(nic)
    await nic.finds_no_fault()
    assert await nic.read("device_memory.host_hits"), "the host finds no copy"


@cocotb.test()
async def instruments(dut):
    nic = await card(dut)
    await generated_packets_reach_the_sink(nic)
    await nic.finds_no_fault()
