"""Packets of RoCEv2 that scapy makes, check sequences and all: python3 tb/eval/data/roce_scapy.py tb/eval/data/roce_scapy.pcap

scapy's `contrib/roce.py` has the base transport header, the AETH and the check sequence; headers of atomic operations are laid
out here.
"""

import struct
import sys

from scapy.all import IP, UDP, Ether, Raw, wrpcap
from scapy.contrib.roce import AETH, BTH

STATION = {"mac": "02:00:00:00:00:01", "address": "192.0.2.1"}
PEER = {"mac": "02:00:00:00:00:02", "address": "192.0.2.77"}
COMPARE_SWAP, FETCH_ADD, ACKNOWLEDGE, ATOMIC_ACKNOWLEDGE = 0x13, 0x14, 0x11, 0x12


def packet(source, destination, port, transport, **internet):
    ends = Ether(src=source["mac"], dst=destination["mac"])
    ip = IP(src=source["address"], dst=destination["address"], id=0, flags="DF", **internet)
    return ends / ip / UDP(sport=port, dport=4791, chksum=0) / transport


def mixed(number):
    return number * 0x9E3779B97F4A7C15 % (1 << 64)


packets = []
for number in range(24):
    sequence = (0xFFFFF8 + number) % (1 << 24)
    opcode = (COMPARE_SWAP, FETCH_ADD)[number % 2]
    asked = struct.pack("!QIQQ", mixed(number + 1) >> 15, mixed(number + 2) >> 32, mixed(number + 3), mixed(number + 4))
    base = BTH(opcode=opcode, pkey=0xFFFF, dqpn=17 + number, psn=sequence, ackreq=number % 3 == 0)
    # What routers change.
    changed = {"ttl": 64 - number % 5, "tos": 4 * number}
    packets.append(packet(PEER, STATION, 0xC000 + number, base / Raw(asked), **changed))
for number in range(24):
    # The port is that of the connection, as the card chooses it.
    pair = 0x5A5A00 + 257 * number
    sequence = (0xFFFFF8 + number) % (1 << 24)
    is_done = number % 3 != 0
    syndrome = 0x1F if is_done else 0x60 + number // 3 % 4
    base = BTH(opcode=ATOMIC_ACKNOWLEDGE if is_done else ACKNOWLEDGE, pkey=0x8001 + number, dqpn=pair, psn=sequence)
    said = AETH(syndrome=syndrome, msn=number + 1)
    old = Raw(struct.pack("!Q", mixed(number + 9))) if is_done else Raw(b"")
    answer = packet(STATION, PEER, 0xC000 | pair & 0x3FFF, base / said / old)
    # The card fills in the checksum of IPv4 behind what makes its packets.
    answer[IP].chksum = 0
    packets.append(answer)
for time, made in enumerate(packets):
    made.time = time * 1e-6
wrpcap(sys.argv[1], packets)
