import re

NAMED = {"navy": "#000080", "coral": "#ff7f50", "snow": "fffafa"}


def parse_colour(value):
    """'#abc', 'aabbcc', 'coral', (r, g, b) -> tuple of three ints"""
    if isinstance(value, (tuple, list)):
        if len(value) != 3:
            raise ValueError("need three channels, got %d" % len(value))
        return tuple(clamp(v) for v in value)
    text = NAMED.get(value.lower(), value).lstrip("#")
    if re.fullmatch("[0-9a-fA-F]{3}", text):
        text = "".join(c * 2 for c in text)
    if not re.fullmatch("[0-9a-fA-F]{6}", text):
        raise ValueError("strange colour %r" % value)
    return tuple(bytes.fromhex(text))


def clamp(v, lo=0, hi=255):
    if isinstance(v, float) and 0 < v < 1:
        v = v * hi
    return int(max(lo, min(hi, v)))


def mix(a, b, share=0.5):
    pa, pb = parse_colour(a), parse_colour(b)
    return tuple(round(x + (y - x) * share) for x, y in zip(pa, pb))


def to_hex(rgb, short=True):
    text = "".join(f"{c:02x}" for c in rgb)
    if short and all(text[i] == text[i + 1] for i in (0, 2, 4)):
        text = text[::2]
    return "#" + text


def ink_for(paper):
    r, g, b = parse_colour(paper)
    light = (299 * r + 587 * g + 114 * b) // 1000
    if light > 160:
        return "black"
    elif light < 90:
        return "white"
    return "yellow" if b > r else "navy"


def gradient(a, b, steps):
    if steps < 2:
        return [to_hex(parse_colour(a))][:max(steps, 0)]
    return [to_hex(mix(a, b, i / (steps - 1))) for i in range(steps)]


inputs = ["#1Af", "coral", "SNOW", (300, -4, 0.5), "12345", (1, 2), "", None]
for item in inputs:
    try:
        rgb = parse_colour(item)
    except (ValueError, AttributeError) as err:
        print(f"{item!r:>14}  {type(err).__name__}: {err}")
    else:
        print(f"{item!r:>14}  {rgb} {to_hex(rgb)} {ink_for(rgb)}")

for n in (3, 1, -3):
    print(n, gradient("navy", "fff", n))
print(mix("000", "fff", 0), mix("000", "fff", 2), to_hex((17, 34, 51), short=False))
