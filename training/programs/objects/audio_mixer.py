class Channel:
    """One strip of a mixing desk."""
    MIN_DB, MAX_DB = -60.0, 12.0

    def __init__(self, label, gain=0.0, pan=0):
        self.label = label
        self.muted = False
        self.gain = gain
        self.pan = pan

    @property
    def gain(self):
        return self.MIN_DB if self.muted else self._gain

    @gain.setter
    def gain(self, db):
        if not isinstance(db, (int, float)):
            raise TypeError(f"gain must be a number, not {type(db).__name__}")
        self._gain = max(self.MIN_DB, min(self.MAX_DB, float(db)))

    @gain.deleter
    def gain(self):
        self._gain = 0.0

    @property
    def pan(self):
        return self._pan

    @pan.setter
    def pan(self, value):
        if abs(value) > 100:
            raise ValueError("pan out of range: %d" % value)
        self._pan = value

    @property
    def label(self):
        return self._label

    @label.setter
    def label(self, text):
        text = " ".join(text.split())
        self._label = text[:10] or "untitled"

    def side(self):
        if self.pan == 0:
            return "C"
        return f"{'L' if self.pan < 0 else 'R'}{abs(self.pan)}"


desk = [Channel("  lead   vocals "), Channel("Bass", 3.5, -20), Channel("", gain=40, pan=75)]
for ch in desk:
    print(f"{ch.label!r:12} {ch.gain:+6.1f} dB {ch.side()}")

desk[1].muted = True
print(desk[1].gain)
desk[1].gain -= 5
desk[1].muted = False
print(desk[1].gain)
desk[0].gain += 2.25
print(desk[0].gain, vars(desk[0]))
del desk[2].gain
print(desk[2].gain)

for attr, value in [("pan", -101), ("gain", "loud"), ("label", None), ("pan", 100)]:
    try:
        setattr(desk[0], attr, value)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, "|", e)
    except AttributeError as e:
        print("AttributeError |", e)
    else:
        print("set", attr, "to", getattr(desk[0], attr))
print(desk[0].side(), Channel.gain.fget is not None, Channel.pan.fdel)
