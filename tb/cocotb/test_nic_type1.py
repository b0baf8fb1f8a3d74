"""The card behind CXL.cache, before a home agent in a few lines."""
import cocotb
from home import Home
from nic import (
    Nic,
    frames_pass_through_memory,
    generated_packets_reach_the_sink,
    registers_are_read_and_written,
)

CXL = 0


async def card(dut):
    nic = Nic(dut, lambda nic: Home(nic).run())
    await nic.reset()
    return nic


@cocotb.test()
async def registers(dut):
    await registers_are_read_and_written(await card(dut), CXL)


@cocotb.test()
async def frames(dut):
    await frames_pass_through_memory(await card(dut))


@cocotb.test()
async def instruments(dut):
    await generated_packets_reach_the_sink(await card(dut))
