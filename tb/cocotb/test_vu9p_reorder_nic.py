"""The card for a VU9P that puts stores in order again, driven by somebody else's bus models in a second
simulator (stores.py).
"""
from itertools import cycle

import cocotb
from cocotb.triggers import ClockCycles, Combine
from cocotbext.axi import AxiResp
from stores import LINE, SPACE, Card, message

WINDOW_LINES = 32


class ReorderCard(Card):
    """One window, whose messages follow each other."""

    def __init__(self, dut):
        super().__init__(dut, "reorder_nic", WINDOW_LINES)
        self.address = 0

    def lines(self, frames):
        """The stores of the messages that carry these frames, a line at a time."""
        image = {}
        for frame in frames:
            stored = message(frame)
            for place, byte in enumerate(stored, self.address):
                image.setdefault(place // LINE, {})[place % LINE] = byte
            self.address = (self.address + len(stored) + 3) // 4 * 4
        return [
            # A gap between messages is stored with the byte before it.
            (
                line * LINE % SPACE + min(part),
                bytes(part.get(place, 0) for place in range(min(part), max(part) + 1)),
            )
            for line, part in image.items()
        ]

    async def store(self, stores):
        """Stores, within reach of the window in any order."""
        for first in range(0, len(stores), WINDOW_LINES // 2):
            await super().store(stores[first : first + WINDOW_LINES // 2])


async def ready(dut):
    card = ReorderCard(dut)
    await card.reset()
    return card


@cocotb.test()
async def frames_pass_in_order_while_the_mac_stalls(dut):
    card = await ready(dut)
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
    card = await ready(dut)
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
async def a_reset_of_the_mac_leaves_the_host_alone_and_frames_whole(dut):
    card = await ready(dut)
    frames = [card.random.randbytes(length) for length in [300, 1000, 64, 9216, 200]]
    stores = cocotb.start_soon(card.store(card.lines(frames)))
    await ClockCycles(dut.cmac_clk, 60)
    dut.cmac_rst.value = 1
    await ClockCycles(dut.cmac_clk, 3)
    dut.cmac_rst.value = 0
    await Combine(stores)
    await ClockCycles(dut.axi_aclk, 400)
    received = []
    while not card.frames.empty():
        received.append(bytes(card.frames.recv_nowait().tdata))
    assert all(frame in frames for frame in received)
    assert await card.read("mac_crossing.peer_resets") == 1
    assert await card.read("mmio_reorder.fault") == 0
    last = [card.random.randbytes(500)]
    await card.store(card.lines(last))
    await card.expect(last)


@cocotb.test()
async def what_a_host_does_wrong_is_answered_and_counted(dut):
    card = await ready(dut)
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
