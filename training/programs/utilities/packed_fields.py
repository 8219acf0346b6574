"""Pack named values into the bits of one integer."""


class FieldOverflow(OverflowError):
    pass


def layout(spec):
    """'year:7 month:4 day:5' -> [(name, shift, width)], last field lowest"""
    fields = []
    shift = 0
    for item in reversed(spec.split()):
        name, _, width = item.partition(":")
        width = int(width or 1)
        fields.append((name, shift, width))
        shift += width
    fields.reverse()
    return fields


def pack(spec, **values):
    word = 0
    known = set()
    for name, shift, width in layout(spec):
        known.add(name)
        value = int(values.get(name, 0))
        if not 0 <= value < 1 << width:
            raise FieldOverflow(f"{name}={value} needs more than {width} bit(s)")
        word |= value << shift
    if extra := values.keys() - known:
        raise TypeError("unknown field(s): " + ", ".join(sorted(extra)))
    return word


def unpack(spec, word):
    return {name: word >> shift & (1 << width) - 1 for name, shift, width in layout(spec)}


def replace(spec, word, **changes):
    return pack(spec, **{**unpack(spec, word), **changes})


def mask_of(spec, *names):
    mask = 0
    for name, shift, width in layout(spec):
        if name in names:
            mask |= ((1 << width) - 1) << shift
    return mask


def describe(spec, word):
    total = sum(width for *_, width in layout(spec))
    text = f"{word:0{total}b}"
    parts, pos = [], 0
    for name, _, width in layout(spec):
        parts.append(f"{name}={text[pos:pos + width]}")
        pos += width
    return " ".join(parts)


DATE = "year:7 month:4 day:5"
FLAGS = "urgent level:3 mode:2"

word = pack(DATE, year=44, month=3, day=9)
print(word, hex(word), word.to_bytes(2, "little"))
print(unpack(DATE, word))
print(describe("month:4 day:5", word & 0x1FF))
calm = replace("urgent level:3", 0b1101, urgent=False)
print(calm, bin(calm))
print(pack("a b:2"), pack("a b:2", a=True), pack("lo hi:3", hi="5"))
print(describe("on mode:2", 0b101), layout(FLAGS))
print(hex(mask_of(DATE, "month")), mask_of("a:9"))
print(unpack("a b c", 6), unpack("hi:4 lo:4", 0xA5))
for attempt in ({"month": 16}, {"hour": 3, "am": 1}):
    try:
        pack("month:4 day", **attempt)
    except (FieldOverflow, TypeError) as e:
        print(type(e).__name__, "|", e)
