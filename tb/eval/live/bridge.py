"""memcached's binary protocol over TCP on one side, over UDP on the other, for clients that know TCP only.

Each request becomes a datagram, which has no more than one of them; the next leaves when it is answered, so that answers
come in order. A quiet request is sent as the one that is always answered, and its answer goes on only if the quiet one
would have had one: a client cannot tell the difference, and nobody has to guess how long silence lasts.
"""

import socket
import socketserver
import struct

HEAD, FRAME = struct.Struct("!BBHBBHIIQ"), struct.Struct("!HHHH")
REQUEST, RESPONSE = 0x80, 0x81
SUCCESS, NOT_FOUND = 0, 1
GETQ, GETKQ = 0x09, 0x0D
# Quiet opcodes, and what is asked in their place (memcached, protocol_binary.h).
LOUD = {GETQ: 0x00, GETKQ: 0x0C, 0x11: 0x01, 0x12: 0x02, 0x13: 0x03, 0x14: 0x04, 0x15: 0x05, 0x16: 0x06,
        0x18: 0x08, 0x19: 0x0E, 0x1A: 0x0F}
QUIT, QUITQ = 0x07, 0x17


def is_passed_on(opcode, status):
    """Whether the answer to a request of that opcode goes on to the client."""
    if opcode in (GETQ, GETKQ):
        return status != NOT_FOUND
    return opcode not in LOUD or status != SUCCESS


class Handler(socketserver.BaseRequestHandler):
    """One client."""

    def read(self, length):
        data = b""
        while len(data) < length:
            more = self.request.recv(length - len(data))
            if not more:
                return None
            data += more
        return data

    def handle(self):
        self.request.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as card:
            card.settimeout(self.server.patience)
            card.connect(self.server.card)
            number = 0
            while (head := self.read(HEAD.size)) is not None:
                magic, opcode, *_ = fields = list(HEAD.unpack(head))
                body = self.read(fields[6])
                if magic != REQUEST or body is None or opcode == QUITQ:
                    return
                if opcode == QUIT:
                    self.request.sendall(HEAD.pack(RESPONSE, QUIT, 0, 0, 0, SUCCESS, 0, fields[7], 0))
                    return
                fields[1] = LOUD.get(opcode, opcode)
                number = (number + 1) & 0xFFFF
                frame = FRAME.pack(number, 0, 1, 0)
                card.send(frame + HEAD.pack(*fields) + body)
                answer = card.recv(65535)
                while answer[: FRAME.size] != frame:
                    answer = card.recv(65535)
                self.server.requests += 1
                answer = answer[FRAME.size :]
                fields = list(HEAD.unpack(answer[: HEAD.size]))
                if fields[0] == RESPONSE and is_passed_on(opcode, fields[5]):
                    fields[1] = opcode
                    self.request.sendall(HEAD.pack(*fields) + answer[HEAD.size :])


class Bridge(socketserver.ThreadingTCPServer):
    """Listens at `address` for clients of the card at `card`; counts the requests that the card answered."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, address, card, patience):
        super().__init__(address, Handler)
        self.card, self.patience, self.requests = card, patience, 0
