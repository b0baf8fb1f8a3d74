"""Messages as Google's library serialises them, for tb/tests/tests/rpc_deserializer.

    pip install protobuf==7.36.2 && python3 tb/tests/data/protobuf.py > tb/tests/data/protobuf.txt

Each line has the bytes of a message of the type below, and its fields as they stand in memory: `number=hexadecimal`, in which a number's
most significant digit comes first and a string's first byte does, `number{ ... }` for a message.
"""

import random
import struct

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

FIELD = descriptor_pb2.FieldDescriptorProto
TYPES = [
    (1, FIELD.TYPE_BOOL, False),
    (2, FIELD.TYPE_INT32, False),
    (3, FIELD.TYPE_INT64, False),
    (4, FIELD.TYPE_SINT32, False),
    (5, FIELD.TYPE_SINT64, False),
    (6, FIELD.TYPE_FLOAT, False),
    (7, FIELD.TYPE_DOUBLE, False),
    (8, FIELD.TYPE_BYTES, False),
    (9, FIELD.TYPE_MESSAGE, False),
    (10, FIELD.TYPE_MESSAGE, True),
    (11, FIELD.TYPE_INT32, True),
    (12, FIELD.TYPE_BYTES, True),
    (13, FIELD.TYPE_FIXED32, True),
    (14, FIELD.TYPE_SFIXED64, True),
]


def make_class():
    file = descriptor_pb2.FileDescriptorProto(name="plain.proto", package="plain", syntax="proto3")
    plain = file.message_type.add(name="Plain")
    for number, kind, is_repeated in TYPES:
        label = FIELD.LABEL_REPEATED if is_repeated else FIELD.LABEL_OPTIONAL
        field = plain.field.add(name=f"f{number}", number=number, type=kind, label=label)
        if kind == FIELD.TYPE_MESSAGE:
            field.type_name = ".plain.Plain"
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("plain.Plain"))


def number(rng, bits):
    """A signed number, not zero: zeros are not sent."""
    edge = 1 << rng.randrange(bits - 1)
    found = rng.choice([edge, -edge, edge - 1, rng.randrange(1, 300), -rng.randrange(1, 300)])
    return found or 1


def value(rng, kind):
    if kind == FIELD.TYPE_BOOL:
        return True
    if kind == FIELD.TYPE_BYTES:
        return rng.randbytes(rng.choice([1, 5, 15, 16, 17, 64, 130]))
    if kind in (FIELD.TYPE_FLOAT, FIELD.TYPE_DOUBLE):
        return rng.choice([1.5, -0.25, 3.0e8, -7.0])
    if kind == FIELD.TYPE_FIXED32:
        return rng.randrange(1 << 32)
    return number(rng, 32 if kind in (FIELD.TYPE_INT32, FIELD.TYPE_SINT32) else 64)


def in_memory(kind, what):
    if kind == FIELD.TYPE_BYTES:
        return what.hex()
    form = {
        FIELD.TYPE_BOOL: "?",
        FIELD.TYPE_FLOAT: ">f",
        FIELD.TYPE_DOUBLE: ">d",
        FIELD.TYPE_INT32: ">i",
        FIELD.TYPE_SINT32: ">i",
        FIELD.TYPE_FIXED32: ">I",
    }.get(kind, ">q")
    return struct.pack(form, what).hex()


def fill(rng, message, levels):
    """Fills a message; gives its fields as text."""
    words = []
    for field, kind, is_repeated in TYPES:
        if rng.random() < 0.5 or (kind == FIELD.TYPE_MESSAGE and levels == 0):
            continue
        name = f"f{field}"
        for _ in range(rng.randrange(1, 4) if is_repeated else 1):
            if kind == FIELD.TYPE_MESSAGE:
                inner = getattr(message, name).add() if is_repeated else getattr(message, name)
                inner.SetInParent()
                inside = fill(rng, inner, levels - 1)
                words.append(f"{field}{{ {inside}}}")
                continue
            what = value(rng, kind)
            words.append(f"{field}={in_memory(kind, what)}")
            if is_repeated:
                getattr(message, name).append(what)
            else:
                setattr(message, name, what)
    return "".join(f"{word} " for word in words)


def main():
    rng = random.Random(1)
    plain = make_class()
    for _ in range(60):
        message = plain()
        text = fill(rng, message, rng.randrange(3))
        print(f"{message.SerializeToString(deterministic=True).hex()} : {text}".rstrip())


main()
