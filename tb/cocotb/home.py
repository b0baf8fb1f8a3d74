"""A home agent in a few lines: it has no caches, so that every line is in memory, and answers out of order between
lines. Codes are those of CXL 3.2, tables 3-19 to 3-26.
"""
from cocotb.triggers import RisingEdge
from nic import LINE, Port

RD_CURR, RD_OWN, RD_SHARED, RD_OWN_NO_DATA = 0x01, 0x02, 0x03, 0x05
ITO_M_WR, WR_CUR, WO_WR_INV, WO_WR_INV_F, WR_INV = 0x06, 0x07, 0x0C, 0x0D, 0x0E
WRITE_PULL, GO, GO_WRITE_PULL, EXT_CMP, FAST_GO_WRITE_PULL = 0x1, 0x4, 0x5, 0x6, 0xD
INVALID = 0x3
# How the data of each write are asked for, and what says that it is visible.
WRITES = {
    ITO_M_WR: (GO_WRITE_PULL, None),
    WR_CUR: (GO_WRITE_PULL, None),
    WO_WR_INV: (FAST_GO_WRITE_PULL, (EXT_CMP, 0)),
    WO_WR_INV_F: (FAST_GO_WRITE_PULL, (EXT_CMP, 0)),
    WR_INV: (WRITE_PULL, (GO, INVALID)),
}


class Home:
    """Memory behind the channels of CXL.cache."""

    def __init__(self, nic):
        self.nic, self.random, self.memory = nic, nic.random, nic.memory
        self.requests = Port(nic.dut, "d2h_request", ["opcode", "line_address", "cqid"])
        self.pulled = Port(nic.dut, "d2h_data", ["uqid", "bogus", "poison", "data", "byte_enable"])
        self.snooped = Port(nic.dut, "d2h_response", [])
        self.snoops = Port(nic.dut, "h2d_request", [])
        self.responses = Port(nic.dut, "h2d_response", [])
        self.data = Port(nic.dut, "h2d_data", [])
        self.pulls = {}
        # What is to leave: cycles until then, port, message.
        self.waiting = []
        # Where messages go to the card, and whether each port of the card's is ready.
        self.offered = {self.responses: None, self.data: None, self.snoops: None}
        self.taken = {self.requests: 0.8, self.pulled: 0.8, self.snooped: 1}

    def later(self, port, message):
        # What is about one line keeps its order: nothing here sends two about one at a time.
        self.waiting.append([self.random.randint(5, 60), port, message])

    def respond(self, opcode, cqid, data):
        message = {"opcode": opcode, "response_data": data, "response_pre": 0, "cqid": cqid}
        self.later(self.responses, message)

    def request(self, asked):
        line, cqid = asked["line_address"], asked["cqid"]
        if asked["opcode"] == RD_CURR:
            data = int.from_bytes(self.memory.line(line), "little")
            message = {"cqid": cqid, "chunk_valid": 1, "poison": 0, "go_error": 0, "data": data}
            return self.later(self.data, message)
        pull, _ = WRITES[asked["opcode"]]
        uqid = next(number for number in range(4096) if number not in self.pulls)
        self.pulls[uqid] = asked
        return self.respond(pull, cqid, uqid)

    def pull(self, sent):
        asked = self.pulls.pop(sent["uqid"])
        assert not sent["bogus"] and not sent["poison"]
        line, data = self.memory.line(asked["line_address"]), sent["data"].to_bytes(LINE, "little")
        for byte in range(LINE):
            if sent["byte_enable"] >> byte & 1:
                line[byte] = data[byte]
        _, ends = WRITES[asked["opcode"]]
        if ends is not None:
            self.respond(ends[0], asked["cqid"], ends[1])

    def take(self):
        """What the card sends in this cycle."""
        assert not self.snooped.fires(), "an answer to no snoop"
        if self.requests.fires():
            self.request(self.requests.message())
        if self.pulled.fires():
            self.pull(self.pulled.message())

    async def run(self):
        for port in self.offered:
            port.offer(None)
        for port in self.taken:
            port.signal("ready").value = 0
        while True:
            await RisingEdge(self.nic.dut.host_clk)
            if self.nic.dut.host_rst.value:
                continue
            self.take()
            for entry in self.waiting:
                entry[0] -= 1
            for port in self.offered:
                if self.offered[port] is not None and port.fires():
                    self.offered[port] = None
                ready = [entry for entry in self.waiting if entry[1] is port and entry[0] <= 0]
                if self.offered[port] is None and ready:
                    entry = self.random.choice(ready)
                    self.waiting.remove(entry)
                    self.offered[port] = entry[2]
                port.offer(self.offered[port])
            for port, chance in self.taken.items():
                port.signal("ready").value = int(self.random.random() < chance)
