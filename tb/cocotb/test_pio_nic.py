"""The card of coherent programmed I/O: a processor with a cache of its own, in a few lines, stores frames into its lines and
finds others there. Codes are those of CXL 3.2, tables 3-19 to 3-46.
"""
import cocotb
from cocotb.triggers import RisingEdge
from cocotbext.axi import AxiStreamFrame
from nic import LINE, Nic, Port

MEM_RD, MEM_RD_FWD, MEM_WR, RD_OWN = 0x1, 0x3, 0x1, 0x02
NO_SNOOP, SNOOP_INVALIDATE = 0, 3
META_STATE, INVALID, ANY = 0, 0, 2
MEM_DATA, MEM_DATA_NXM = 0, 1
# Where the windows are, and lines of a group.
TRANSMIT, RECEIVE, GROUP = 1 << 20, (1 << 20) + 128, 64
# What a group has.
EMPTY, RESULT, TRY_AGAIN = 0x00, 0x10, 0x20


class Processor:
    """A cache, and the host between it and the card."""

    def __init__(self, nic):
        self.nic, self.random = nic, nic.random
        self.requests = Port(nic.dut, "m2s_request", [])
        self.writes = Port(nic.dut, "m2s_write", [])
        self.responses = Port(nic.dut, "h2d_response", [])
        self.completions = Port(nic.dut, "s2m_response", ["completion", "tag"])
        self.data = Port(nic.dut, "s2m_data", ["opcode", "tag", "poison", "data"])
        self.recalls = Port(nic.dut, "d2h_request", ["opcode", "line_address", "cqid"])
        # Lines by their addresses, and those that were stored to.
        self.lines, self.modified = {}, set()
        # Loads by their tags, and recalls that wait for a write to complete.
        self.loading, self.returning = {}, {}
        self.next_tag = 0
        # What is to leave: cycles until then, port, message. Of a port it keeps its order.
        self.waiting = {self.requests: [], self.writes: []}

    def tag(self):
        self.next_tag = (self.next_tag + 1) % (1 << 16)
        return self.next_tag

    def forward(self, recall):
        message = {"opcode": MEM_RD_FWD, "snoop": NO_SNOOP, "meta_field": META_STATE}
        line = recall["line_address"]
        message |= {"meta_value": INVALID, "tag": recall["cqid"], "line_address": line}
        self.waiting[self.requests].append(message)

    def give_back(self, recall):
        """The card wants a line: it is written back if it was stored to, and then forwarded."""
        assert recall["opcode"] == RD_OWN
        line = recall["line_address"]
        data = self.lines.pop(line, None)
        if line not in self.modified:
            return self.forward(recall)
        self.modified.remove(line)
        tag = self.tag()
        self.returning[tag] = recall
        message = {"opcode": MEM_WR, "snoop": NO_SNOOP, "meta_field": META_STATE, "tag": tag}
        message |= {"meta_value": INVALID, "line_address": line, "poison": 0}
        message |= {"data": int.from_bytes(data, "little"), "byte_enable": (1 << LINE) - 1}
        return self.waiting[self.writes].append(message)

    def take(self):
        """What the card sends in this cycle."""
        if self.data.fires():
            sent = self.data.message()
            line = self.loading.pop(sent["tag"])
            assert not sent["poison"]
            self.lines[line] = bytearray(sent["data"].to_bytes(LINE, "little"))
            if sent["opcode"] == MEM_DATA_NXM:
                assert all(byte == 0xFF for byte in self.lines[line])
        if self.completions.fires():
            tag = self.completions.message()["tag"]
            if tag in self.returning:
                self.forward(self.returning.pop(tag))
        if self.recalls.fires():
            self.give_back(self.recalls.message())

    async def run(self):
        self.responses.offer(None)
        for port in self.waiting:
            port.offer(None)
        for port in [self.completions, self.data, self.recalls]:
            port.signal("ready").value = 0
        while True:
            await RisingEdge(self.nic.dut.host_clk)
            if self.nic.dut.host_rst.value:
                continue
            self.take()
            for port, messages in self.waiting.items():
                if messages and port.fires():
                    messages.pop(0)
                port.offer(messages[0] if messages else None)
            for port in [self.completions, self.data, self.recalls]:
                port.signal("ready").value = int(self.random.random() < 0.8)

    async def line(self, line):
        """The line, which is loaded if it is not there."""
        if line not in self.lines:
            tag = self.tag()
            self.loading[tag] = line
            message = {"opcode": MEM_RD, "snoop": SNOOP_INVALIDATE, "meta_field": META_STATE}
            message |= {"meta_value": ANY, "tag": tag, "line_address": line}
            self.waiting[self.requests].append(message)
        for _ in range(20_000):
            if line in self.lines:
                return self.lines[line]
            await self.nic.clock()
        raise AssertionError(f"line {line:#x} does not come")


class Card(Nic):
    """The card, and a program at its windows."""

    card = "pio_nic"

    def __init__(self, dut):
        self.processor = None
        super().__init__(dut, lambda nic: nic.processor.run())
        self.processor = Processor(self)
        # The group that the program has of each window.
        self.groups = {TRANSMIT: 0, RECEIVE: 0}

    async def open(self):
        await self.reset()
        await self.write("transmit_window.first_line", TRANSMIT, 2)
        await self.write("receive_window.first_line", RECEIVE, 2)
        for window in [TRANSMIT, RECEIVE]:
            line = await self.processor.line(window)
            assert line[62:] == bytes(2), "the first group is empty"

    def place(self, window, line=0):
        return window + GROUP * self.groups[window] + line

    async def exchange(self, window):
        """Gives the group away; the first line of the other."""
        self.groups[window] ^= 1
        return await self.processor.line(self.place(window))

    async def store(self, window, number, data):
        line = self.place(window, number)
        (await self.processor.line(line))[: len(data)] = data
        self.processor.modified.add(line)

    async def send(self, frame):
        first, rest = frame[:60].ljust(60, b"\0"), frame[60:]
        lines = [rest[begin : begin + LINE] for begin in range(0, len(rest), LINE)]
        # Its length; its lines, a message (8), no result (9).
        words = len(frame).to_bytes(2, "little") + bytes([1 + len(lines), 0x3])
        for number, data in enumerate(lines, 1):
            await self.store(TRANSMIT, number, data)
        await self.store(TRANSMIT, 0, first + words)
        line = await self.exchange(TRANSMIT)
        assert line[63] == EMPTY, "the card takes it"

    async def receive(self):
        line = await self.exchange(RECEIVE)
        if line[63] == TRY_AGAIN:
            return None
        assert line[63] == RESULT, hex(line[63])
        length = int.from_bytes(line[60:62], "little") & 0x3FFF
        frame = bytearray(line[:60])
        for number in range(1, line[62]):
            frame += await self.processor.line(self.place(RECEIVE, number))
        return bytes(frame[:length])


async def card(dut):
    nic = Card(dut)
    await nic.open()
    return nic


@cocotb.test()
async def registers(dut):
    nic = await card(dut)
    assert await nic.read("card.identification") == int.from_bytes(b"PNIC", "little")
    assert await nic.read("card.group_lines") == GROUP
    assert await nic.read("card.maximum_packet_bytes") == 9216
    assert await nic.read("transmit_window.first_line", 2) == TRANSMIT
    # Nobody has the line behind both windows.
    assert await nic.processor.line(RECEIVE + 2 * GROUP) == bytes([0xFF]) * LINE
    assert await nic.read("unmapped_memory.reads") == 1
    assert await nic.read("unmapped_memory.fault_line", 2) == RECEIVE + 2 * GROUP


@cocotb.test()
async def frames(dut):
    """Both ways, one after the other; the MAC stalls."""
    nic = await card(dut)
    nic.sink.set_pause_generator(iter(lambda: nic.random.randint(0, 1), 2))
    for length in [60, 61, 64, 65, 124, 125, 128, 129, 1514, GROUP * LINE - 4]:
        sent = nic.random.randbytes(length)
        await nic.send(sent)
        got = await nic.sink.recv()
        assert bytes(got.tdata) == sent, f"{length} bytes"
        came = nic.random.randbytes(length)
        await nic.source.send(AxiStreamFrame(tdata=came, tuser=0))
        assert await nic.receive() == came, f"{length} bytes"
    for window in ["transmit_window", "receive_window"]:
        assert await nic.read(f"{window}.fault") == 0
    assert await nic.read("pio_transmit.packets") == await nic.read("pio_receive.packets") == 10


@cocotb.test()
async def patience(dut):
    """A program that waits for a frame is told to try again."""
    nic = await card(dut)
    await nic.write("receive_window.try_again_cycles", 300)
    assert await nic.receive() is None
    assert await nic.read("receive_window.try_agains") == 1
    frame = nic.random.randbytes(200)
    await nic.source.send(AxiStreamFrame(tdata=frame, tuser=0))
    while (got := await nic.receive()) is None:
        pass
    assert got == frame
