import re

VALS = {"I": 1, "V": 5, "X": 10, "L": 50}
NUMERAL = re.compile(r"L?X{0,3}(?:IX|IV|V?I{0,3})")
TIME = re.compile(r"(?P<h>[IVXL]+):(?P<m>[IVXL]+|N)(?P<half> ?(?:am|pm))?")


class Clock:
    def __init__(self, minutes):
        self.minutes = minutes % 1440

    @classmethod
    def parse(cls, text):
        m = TIME.fullmatch(text)
        if m is None:
            raise ValueError("not a time: " + text)
        hour = roman(m["h"])
        minute = 0 if m["m"] == "N" else roman(m["m"])
        half = (m["half"] or "").strip()
        if half:
            hour = hour % 12 + (12 if half == "pm" else 0)
        if hour > 23 or minute > 59:
            raise ValueError(f"out of range {hour}:{minute}")
        return cls(hour * 60 + minute)

    def __add__(self, minutes):
        return Clock(self.minutes + minutes)

    def __lt__(self, other):
        return self.minutes < other.minutes

    def __str__(self):
        return "%02d:%02d" % divmod(self.minutes, 60)


def roman(text):
    if not NUMERAL.fullmatch(text):
        raise ValueError("odd numeral " + text)
    total = 0
    for cur, nxt in zip(text, text[1:] + " "):
        v = VALS[cur]
        total += -v if v < VALS.get(nxt, 0) else v
    return total


signs = ["VII:XXX", "IX:LV pm", "XII:N am", "IIII:X", "XXV:I", "noon"]
clocks = []
for s in signs:
    try:
        c = Clock.parse(s)
    except ValueError as e:
        print(f"{s:10} {e}")
    else:
        clocks.append(c)
        print(f"{s:10} {c}  +150 -> {c + 150}")

clocks.sort()
print("in order:", " ".join(map(str, clocks)))
gaps = [b.minutes - a.minutes for a, b in zip(clocks, clocks[1:])]
print("gaps", gaps, "longest %dh%02d" % divmod(max(gaps), 60))
