"""Checks the emitted card as a host in a network: run in a network namespace of its own (`make live`).

Makes a TAP device, starts the simulation behind it, and asks it what a network asks: echo requests (ping), and SETs
and GETs of memcached's binary protocol over UDP through the kernel's sockets, packets that scapy makes, and memcached's own
tools over TCP through a bridge. What is not installed is skipped with a word. tshark writes everything down and judges
it. Every check is a line; the first that fails ends the run with exit code 1.
"""

import fcntl
import os
import pathlib
import random
import shutil
import signal
import socket
import struct
import subprocess
import sys
import threading
import time

from bridge import Bridge

DEVICE, OURS, CARD, PORT = "card0", "10.11.0.1", "10.11.0.2", 11211
# linux/if_tun.h
TUNSETIFF, IFF_TAP, IFF_NO_PI = 0x400454CA, 0x0002, 0x1000
PINGS, KEYS = 3, 100
# Seconds of wall time after which nothing more is expected: the simulation runs about a thousand times slower than a card.
PATIENCE = 60
# memcached's binary protocol: opcodes, and the status of a key that is not there.
GET, SET, DELETE, VERSION = 0x00, 0x01, 0x04, 0x0B
SUCCESS, NOT_FOUND = 0, 1


class Failure(Exception):
    """One line: which check failed."""


def demand(is_so, what):
    if not is_so:
        raise Failure(what)


def ip(*arguments):
    subprocess.run(["ip", *arguments], check=True)


def open_tap():
    """A TAP device with an address; reading it does not wait."""
    tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tap, TUNSETIFF, struct.pack("16sH22x", DEVICE.encode(), IFF_TAP | IFF_NO_PI))
    quiet = pathlib.Path(f"/proc/sys/net/ipv6/conf/{DEVICE}/disable_ipv6")
    if quiet.exists():
        quiet.write_text("1")
    ip("address", "add", f"{OURS}/24", "dev", DEVICE)
    ip("link", "set", "lo", "up")
    ip("link", "set", DEVICE, "up")
    return tap


def checksum(data):
    """The Internet checksum (RFC 1071)."""
    data += b"\0" * (len(data) % 2)
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def ping():
    """Echo requests by the system's ping if there is one, else through a raw socket; who asked."""
    if shutil.which("ping"):
        command = ["ping", "-n", "-c", str(PINGS), "-W", str(PATIENCE), CARD]
        done = subprocess.run(command, capture_output=True, text=True)
        demand(done.returncode == 0 and f"{PINGS} received" in done.stdout, f"ping says {done.stdout!r}")
        return "ping"
    with socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP) as raw:
        raw.settimeout(PATIENCE)
        for number in range(1, PINGS + 1):
            data = random.randbytes(56)
            head = struct.pack("!BBHHH", 8, 0, 0, os.getpid() & 0xFFFF, number)
            head = head[:2] + struct.pack("!H", checksum(head + data)) + head[4:]
            raw.sendto(head + data, (CARD, 0))
            packet, (source, _) = raw.recvfrom(2048)
            answer = packet[4 * (packet[0] & 15) :]
            is_right = source == CARD and answer[0] == 0 and answer[4:] == (head + data)[4:]
            demand(is_right and checksum(answer) == 0, f"echo {number} is answered {answer.hex()}")
    return "a raw socket, there is no ping here"


class Client:
    """memcached's binary protocol over UDP: one request, one answer."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((CARD, PORT))
        self.number = 0

    def ask(self, opcode, key=b"", extras=b"", value=b""):
        """Status and value of the answer."""
        self.number += 1
        body = extras + key + value
        frame = struct.pack("!HHHH", self.number & 0xFFFF, 0, 1, 0)
        head = struct.pack("!BBHBBHIIQ", 0x80, opcode, len(key), len(extras), 0, 0, len(body), self.number, 0)
        self.socket.send(frame + head + body)
        answer = self.socket.recv(65535)
        demand(len(answer) >= 32, f"request {self.number} is answered {answer.hex()}")
        magic, code, key_bytes, extras_bytes, _, status, body_bytes, opaque, _ = struct.unpack("!BBHBBHIIQ", answer[8:32])
        is_right = answer[:8] == frame and (magic, code, opaque) == (0x81, opcode, self.number)
        demand(is_right and len(answer) == 32 + body_bytes, f"request {self.number} is answered {answer.hex()}")
        return status, answer[32 + extras_bytes + key_bytes :]

    def run(self):
        keys = {f"key {number}".encode(): random.randbytes(random.randint(0, 1000)) for number in range(KEYS)}
        demand(self.ask(VERSION)[0] == SUCCESS, "VERSION fails")
        for key, value in keys.items():
            demand(self.ask(SET, key, bytes(8), value) == (SUCCESS, b""), f"SET of {key} fails")
        for key, value in keys.items():
            status, found = self.ask(GET, key)
            demand((status, found) == (SUCCESS, value), f"GET of {key} finds {found!r}, status {status}")
        gone = next(iter(keys))
        demand(self.ask(DELETE, gone)[0] == SUCCESS, f"DELETE of {gone} fails")
        demand(self.ask(GET, gone)[0] == NOT_FOUND, f"{gone} is still there")


def scapy_client():
    """SET and GET in packets that scapy makes down to their headers; how many answers it read, or why none."""
    try:
        from scapy.all import IP, UDP, Raw, conf, sr1
    except ImportError:
        return None
    conf.verb = 0
    key, value = b"made by scapy", bytes(range(256))
    requests = [(SET, bytes(8), value, b""), (GET, b"", b"", bytes(4) + value), (DELETE, b"", b"", b"")]
    # A socket at the port keeps the kernel from calling it unreachable.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as holder:
        holder.bind((OURS, 0))
        port = holder.getsockname()[1]
        for number, (opcode, extras, data, expected) in enumerate(requests, 1):
            body = extras + key + data
            head = struct.pack("!BBHBBHIIQ", 0x80, opcode, len(key), len(extras), 0, 0, len(body), number, 0)
            frame = struct.pack("!HHHH", number, 0, 1, 0)
            packet = IP(src=OURS, dst=CARD) / UDP(sport=port, dport=PORT) / Raw(frame + head + body)
            answer = sr1(packet, timeout=PATIENCE)
            demand(answer is not None and UDP in answer, f"scapy gets no answer to request {number}")
            found = bytes(answer[UDP].payload)
            is_right = found[:8] == frame and found[8:10] == bytes([0x81, opcode]) and found[14:16] == b"\0\0"
            demand(is_right and found[32:] == expected, f"scapy's request {number} is answered {found.hex()}")
            # What scapy computes for the same bytes.
            again = IP(bytes(answer))
            del again[IP].chksum, again[UDP].chksum
            again = IP(bytes(again))
            sums = (answer[IP].chksum, answer[UDP].chksum)
            demand(sums == (again[IP].chksum, again[UDP].chksum), f"checksums {sums} are not those of scapy")
    return len(requests)


TOOLS = ["memccp", "memccat", "memcexist", "memcrm"]


def memcached_tools(directory):
    """Files stored, read and removed by memcached's own tools through the bridge; how many requests, None without them."""
    if not all(shutil.which(tool) for tool in TOOLS):
        return None
    bridge = Bridge(("127.0.0.1", 0), (CARD, PORT), PATIENCE)
    threading.Thread(target=bridge.serve_forever, daemon=True).start()
    servers = f"--servers=127.0.0.1:{bridge.server_address[1]}"

    def tool(name, *arguments):
        done = subprocess.run([name, "--binary", servers, *arguments], capture_output=True, timeout=PATIENCE)
        return done.returncode, done.stdout

    files = [directory / f"value{number}" for number in range(8)]
    for number, file in enumerate(files):
        file.write_bytes(random.randbytes(100 * number + 1))
    demand(tool("memccp", *map(str, files))[0] == 0, "memccp fails")
    for file in files:
        back = directory / f"{file.name}.back"
        code, _ = tool("memccat", f"--file={back}", file.name)
        demand(code == 0 and back.read_bytes() == file.read_bytes(), f"memccat reads another {file.name}")
    demand(tool("memcrm", files[0].name)[0] == 0, "memcrm fails")
    demand(tool("memcexist", files[0].name)[0] != 0, "memcexist finds what was removed")
    demand(tool("memcexist", files[1].name)[0] == 0, "memcexist does not find what is there")
    bridge.shutdown()
    bridge.server_close()
    return bridge.requests


def capture(file):
    """tshark, when it listens."""
    command = ["tshark", "-i", DEVICE, "-w", str(file)]
    tshark = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    for line in tshark.stderr:
        if "Capturing on" in line:
            # It says so before the first packet can be seen.
            time.sleep(1)
            return tshark
    raise Failure("tshark does not listen")


def judge(file):
    """Frames in a capture; none may be malformed or have a wrong checksum."""

    def frames(display_filter):
        sums = [text for name in ("ip", "udp") for text in ("-o", f"{name}.check_checksum:TRUE")]
        # The frame header of UDP is not in what tshark knows of memcached.
        command = ["tshark", "-n", "-r", str(file), "-d", f"udp.port=={PORT},data", *sums, "-Y", display_filter]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()

    wrong = " || ".join(["_ws.malformed", *(f'{name}.checksum.status == "Bad"' for name in ("ip", "udp", "icmp"))])
    bad = frames(wrong)
    demand(not bad, f"tshark finds {len(bad)} bad frames, the first: {bad[:1]}")
    counts = {name: len(frames(text)) for name, text in {
        "frames": "frame",
        "answers from the card": f"ip.src == {CARD}",
        "echo replies": "icmp.type == 0",
    }.items()}
    demand(counts["echo replies"] == PINGS, f"tshark sees {counts}")
    return counts


def check(program, directory):
    random.seed(int(os.environ.get("NIC_SEED", "1")))
    directory.mkdir(parents=True, exist_ok=True)
    file = directory / "live.pcap"
    tap = open_tap()
    simulation = subprocess.Popen([program], stdin=tap, stdout=subprocess.PIPE, text=True)
    os.close(tap)
    try:
        demand("are served" in simulation.stdout.readline(), "the simulation does not serve")
        tshark = capture(file)
        try:
            print(f"ok: {PINGS} echo requests are answered ({ping()})")
            client = Client()
            client.run()
            print(f"ok: {client.number} requests of a client are answered; {KEYS} values are read as they were stored")
            made = scapy_client()
            print(f"ok: {made} requests that scapy made are answered" if made else "skipped: no scapy")
            asked = memcached_tools(directory)
            tools = ", ".join(TOOLS)
            missing = "skipped: no libmemcached-tools (apt-get install adds them)"
            print(f"ok: {asked} requests of {tools} are answered" if asked else missing)
        finally:
            time.sleep(1)
            tshark.send_signal(signal.SIGINT)
            tshark.wait()
        counts = ", ".join(f"{count} {name}" for name, count in judge(file).items())
        print(f"ok: tshark finds no malformed frame and no wrong checksum ({counts}; {file})")
        # The simulation ends when its device is gone.
        ip("link", "delete", DEVICE)
        report, _ = simulation.communicate(timeout=PATIENCE)
        demand(simulation.returncode == 0, f"the simulation ends with {simulation.returncode}")
        print(f"\nIn simulated time, from the first beat of a request to the last of its answer:\n\n{report}", end="")
    finally:
        if simulation.poll() is None:
            simulation.kill()
            simulation.wait()


def main():
    try:
        check(sys.argv[1], pathlib.Path(sys.argv[2]))
    except (Failure, OSError, subprocess.SubprocessError) as failure:
        sys.exit(f"live: {failure}")


if __name__ == "__main__":
    main()
