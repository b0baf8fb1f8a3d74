"""The card for a VU9P with many queues of stores, driven by somebody else's bus models in a second simulator
(stores.py).
"""
from itertools import cycle

import cocotb
from cocotb.triggers import ClockCycles, Combine
from cocotbext.axi import AxiResp
from stores import LINE, SPACE, Card, message

QUEUES, WINDOW_LINES = 64, 32
TOO_LONG = 2


class QueuesCard(Card):
    """Many windows; in each, messages begin lines."""

    def __init__(self, dut):
        super().__init__(dut, "nic", QUEUES)
        self.places = [0] * QUEUES

    def lines(self, queue, frame):
        """The stores of a message, a line at a time."""
        stored, begin = message(frame), self.places[queue]
        self.places[queue] += (len(stored) + LINE - 1) // LINE * LINE
        return [
            (queue * SPACE + (begin + place) % SPACE, stored[place : place + LINE])
            for place in range(0, len(stored), LINE)
        ]

    async def restart(self, queue):
        await self.write("mmio_queues.restart_queue", queue)
        await self.write("mmio_queues.restart_line_address", 0)
        while await self.read("mmio_queues.restart_is_pending"):
            pass
        self.places[queue] = 0

    async def fault(self, queue):
        await self.write("mmio_queues.inspected_queue", queue)
        return await self.read("mmio_queues.fault")


async def ready(dut):
    card = QueuesCard(dut)
    await card.reset()
    await card.write("axi_write.enable", 1)
    await card.write("mmio_queues.share_lines", 64)
    return card


@cocotb.test()
async def frames_of_every_queue_pass_in_its_order_while_the_mac_stalls(dut):
    card = await ready(dut)
    assert await card.read("card.identification") == int.from_bytes(b"CNIC", "little")
    assert await card.read("card.rings") == 0
    assert await card.read("mmio_queues.queues") == QUEUES
    card.frames.set_pause_generator(cycle([0, 0, 1, 0, 1, 1, 1]))
    sent = {queue: [] for queue in range(QUEUES)}
    stores = []
    for number in range(4):
        for queue in range(QUEUES):
            length = card.random.choice([2, 59, 60, 61, 124, 125, 300])
            frame = bytes([queue, number]) + card.random.randbytes(length - 2)
            sent[queue].append(frame + bytes(max(0, 60 - length)))
            stores += card.lines(queue, frame)
    sent[5].append(bytes([5, 4]) + card.random.randbytes(9_214))
    stores += card.lines(5, sent[5][-1])

    async def store_all():
        # Less than half of a window of one queue at a time, so that any order will do.
        for first in range(0, len(stores), WINDOW_LINES // 2):
            await card.store(stores[first : first + WINDOW_LINES // 2])

    storing = cocotb.start_soon(store_all())
    total = sum(len(frames) for frames in sent.values())
    for _ in range(total):
        found = await card.received()
        assert found == sent[found[0]].pop(0), f"queue {found[0]}"
    await Combine(storing)
    await ClockCycles(dut.axi_aclk, 50)
    assert await card.read("mac_transmit.packets") == total
    assert await card.read("store_packets.messages") == total
    for name in ["axi_write.refused_bursts", "mmio_queues.dropped_stores", "store_gate.outages"]:
        assert await card.read(name) == 0, name


@cocotb.test()
async def a_queue_that_is_wrong_stops_alone_and_begins_again(dut):
    card = await ready(dut)
    await card.stores.write(7 * SPACE, (9_217).to_bytes(2, "little") + bytes(62))
    await ClockCycles(dut.axi_aclk, 2 * QUEUES)
    assert await card.fault(7) == TOO_LONG
    assert await card.fault(8) == 0
    frames = [card.random.randbytes(77)]
    await card.store(card.lines(8, frames[0]))
    await card.expect(frames)
    await card.restart(7)
    assert await card.fault(7) == 0
    await card.store(card.lines(7, frames[0]))
    await card.expect(frames)
    assert await card.read("mmio_queues.too_long") == 1


@cocotb.test()
async def what_a_host_does_wrong_is_answered_and_counted(dut):
    card = await ready(dut)
    answer = await card.stores.write(QUEUES * SPACE, bytes(64))
    assert answer.resp == AxiResp.DECERR
    assert await card.read("axi_write.outside_bursts") == 1
    answer = await card.stores.read(128, 200)
    assert (answer.resp, answer.data) == (AxiResp.OKAY, bytes(200))
    # A register that only a card with rings has.
    answer = await card.lite.read(card.offsets["receive_ring.enable"], 4)
    assert answer.resp == AxiResp.SLVERR
    assert await card.read("registers.refused_accesses") == 1
    # Stores are dropped while the windows are closed.
    await card.write("axi_write.enable", 0)
    await card.store(card.lines(0, bytes(60)))
    card.places[0] = 0
    assert await card.read("axi_write.disabled_stores") == 1
    await card.write("axi_write.enable", 1)
    frames = [card.random.randbytes(100)]
    await card.store(card.lines(0, frames[0]))
    await card.expect(frames)
