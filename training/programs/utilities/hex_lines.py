# Intel-HEX style lines for burning small memories
from collections import namedtuple

Rec = namedtuple("Rec", "addr kind data", defaults=[b""])
KINDS = {0: "data", 1: "end", 4: "upper"}


def checksum(raw: bytes) -> int:
    return (0x100 - sum(raw) % 0x100) % 0x100


def write_line(rec):
    raw = bytes([len(rec.data)]) + rec.addr.to_bytes(2, "big") + bytes([rec.kind]) + rec.data
    return ":" + raw.hex().upper() + "%02X" % checksum(raw)


def read_line(line, lineno=None):
    where = "" if lineno is None else f" (line {lineno})"
    line = line.strip()
    if not line.startswith(":"):
        raise ValueError("missing ':'" + where)
    try:
        raw = bytes.fromhex(line[1:])
    except ValueError:
        raise ValueError("not hexadecimal" + where) from None
    count, hi, lo, kind, *body, check = raw
    if count != len(body):
        raise ValueError(f"says {count} bytes, has {len(body)}" + where)
    if checksum(raw[:-1]) != check:
        raise ValueError(f"checksum {check:02X}{where}")
    return Rec(hi << 8 | lo, kind, bytes(body))


def dump(memory: dict, width=4):
    """memory maps addresses to byte values; neighbours share a line"""
    lines, start, run = [], None, bytearray()
    for addr in sorted(memory):
        if start is not None and (addr != start + len(run) or len(run) == width):
            lines.append(write_line(Rec(start, 0, bytes(run))))
            start, run = None, bytearray()
        if start is None:
            start = addr
        run.append(memory[addr])
    if run:
        lines.append(write_line(Rec(start, 0, bytes(run))))
    return lines + [write_line(Rec(0, 1))]


def load(lines):
    memory, base = {}, 0
    for number, line in enumerate(lines, 1):
        rec = read_line(line, number)
        if rec.kind == 1:
            break
        if rec.kind == 4:
            base = int.from_bytes(rec.data, "big") << 16
            continue
        memory.update(enumerate(rec.data, base + rec.addr))
    return memory


print(Rec(16, 1), write_line(Rec(0, 1)))
print(write_line(Rec(0x0100, 0, b"\x21\x46")))
rec = read_line(":0300300002337A1E\n", lineno=3)
print(rec, KINDS.get(rec.kind, "?"))
prog = {16: 0xAF, 17: 1, 18: 2, 40: 255}
lines = dump(prog, width=2)
print(*lines, sep="\n")
print(load(lines) == prog, dump({}))
print(load([":020000040001F9", ":01000200AA53", ":00000001FF", "junk"]))
for n, bad in enumerate(["0100", ":0G", ":0200000000FE", ":00000001FE"]):
    try:
        read_line(bad, n or None)
    except ValueError as e:
        print(e)
print(checksum(b""), checksum(b"\x01\xff"), checksum(bytes(range(5))))
