class Timecode:
    """hh:mm:ss:ff at 25 frames per second."""
    FPS = 25

    def __init__(self, frames=0):
        self.frames = int(frames)

    @classmethod
    def parse(cls, text):
        sign = -1 if text[0] == "-" else 1
        h, m, s, f = (int(p) for p in text.lstrip("-").split(":"))
        if f >= cls.FPS:
            raise ValueError(f"frame {f} in {text}")
        return cls(sign * (((h * 60 + m) * 60 + s) * cls.FPS + f))

    def __index__(self):
        return self.frames

    def __add__(self, other):
        return type(self)(self.frames + int(other))

    def __sub__(self, other):
        return type(self)(self.frames - int(other))

    def __rsub__(self, other):
        return type(self)(other - self.frames)

    def __mul__(self, factor):
        return type(self)(round(self.frames * factor))

    def __floordiv__(self, other):
        return self.frames // int(other)

    def __mod__(self, other):
        return type(self)(self.frames % int(other))

    def __divmod__(self, other):
        return self // other, self % other

    def __abs__(self):
        return type(self)(abs(self.frames))

    def __neg__(self):
        return type(self)(-self.frames)

    def __eq__(self, other):
        return self.frames == int(other)

    def __lt__(self, other):
        return self.frames < int(other)

    def __format__(self, spec):
        if spec.endswith("s"):
            return format(self.frames / self.FPS, (spec[:-1] or ".2") + "f")
        if spec.endswith("f"):
            return format(self.frames, spec[:-1] + "d")
        return str(self).__format__(spec)

    def __str__(self):
        total, ff = divmod(abs(self.frames), self.FPS)
        minutes, ss = divmod(total, 60)
        hh, mm = divmod(minutes, 60)
        return f"{'-' if self.frames < 0 else ''}{hh:02}:{mm:02}:{ss:02}:{ff:02}"

    __repr__ = __str__


start = Timecode.parse("00:59:58:20")
end = Timecode.parse("01:00:12:05")
clip = end - start
print(clip, int(clip), f"{clip:s}", f"{clip:>14}|")
print(start + 30, 100 - start, abs(100 - start) == start - 100)
print(divmod(end, clip), end // Timecode(25), end % 25)
print(clip * 2.5, -clip, Timecode.parse("-00:00:01:00") + 50)
print(f"{clip:.1s} s, {clip:06f} frames, {Timecode():^15}*")

cuts = [Timecode(f) for f in (900, 75, 1500, 75)]
print(sorted(cuts)[0], max(cuts), cuts.count(75), cuts.index(1500))
print("abcdefgh"[Timecode(3)], list(range(10))[Timecode(4):Timecode(7)], hex(Timecode(255)))
print(sum(cuts, Timecode()), bool(Timecode()))
for text in ("00:00:01:25", "1:2:3", "00:0x:00:00"):
    try:
        print(Timecode.parse(text))
    except ValueError as e:
        print("ValueError:", e)
try:
    clip + "1"
    clip / 2
except TypeError as e:
    print("TypeError:", e)
print(clip + "1", clip < "400", not clip < 10)
