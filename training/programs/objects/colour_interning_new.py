class Colour:
    _cache = {}
    created = 0

    def __new__(cls, code):
        key = cls._normalise(code)
        obj = cls._cache.get(key)
        if obj is None:
            obj = super().__new__(cls)
            obj._rgb = tuple(int(key[i:i + 2], 16) for i in (0, 2, 4))
            cls._cache[key] = obj
            cls.created += 1
        return obj

    @staticmethod
    def _normalise(code):
        code = code.lower().removeprefix("#")
        if len(code) == 3:
            code = "".join(c * 2 for c in code)
        if len(code) != 6 or set(code) - set("0123456789abcdef"):
            raise ValueError(f"bad colour {code!r}")
        return code

    @property
    def rgb(self):
        return self._rgb

    red = property(lambda self: self._rgb[0])
    green = property(lambda self: self._rgb[1])
    blue = property(lambda self: self._rgb[2])

    @property
    def luma(self):
        r, g, b = self._rgb
        return (299 * r + 587 * g + 114 * b) // 1000

    def mix(self, other, part=0.5):
        mixed = [round(a + (b - a) * part) for a, b in zip(self._rgb, other._rgb)]
        return Colour("%02x%02x%02x" % tuple(mixed))

    def __invert__(self):
        return Colour("".join(f"{255 - c:02x}" for c in self._rgb))

    def __int__(self):
        r, g, b = self._rgb
        return r << 16 | g << 8 | b

    def __str__(self):
        return "#{:02X}{:02X}{:02X}".format(*self._rgb)

    def __repr__(self):
        return f"Colour({str(self)!r})"


class WebColour(Colour):
    NAMES = {"tomato": "ff6347", "teal": "008080"}

    @classmethod
    def _normalise(cls, code):
        return Colour._normalise(cls.NAMES.get(code, code))


a = Colour("#ff8800")
b = Colour("F80")
print(a, a is b, Colour.created)
print(a.rgb, a.red, a.blue, int(a))
print(~a, ~~a is a, Colour.created)
print(a.mix(Colour("000")), a.mix(Colour("fff"), part=0.25))
print([c.luma for c in (Colour("fff"), a, Colour("00f"))])
teal = WebColour("teal")
print(teal, repr(WebColour("tomato")), type(teal).__name__)
print(Colour("#008080") is teal, isinstance(teal.mix(a), WebColour))
print(len(Colour._cache), WebColour.created, Colour.created)
shades = [Colour("222"), Colour("eee"), a, teal]
print(sorted(shades, key=lambda c: c.luma)[-2:])
print({c: "dark" if c.luma < 128 else "light" for c in shades})
for code in ("#12", "ggg", "", "tomato"):
    try:
        print(Colour(code))
    except ValueError as e:
        print("ValueError:", e)
try:
    a.red = 3
except AttributeError as e:
    print("read-only:", "red" in str(e))
print(f"{a!s:>9}|{a!r:<20}|{int(a):#08x}")
