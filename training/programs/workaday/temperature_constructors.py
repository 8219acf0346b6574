# Temperature class with alternative constructors, properties and formats
class Temperature:
    """Kept in kelvin inside."""

    _count = 0

    def __init__(self, kelvin):
        if kelvin < 0:
            raise ValueError(f"{kelvin:.1f} K is below absolute zero")
        self._k = kelvin
        Temperature._count += 1

    @classmethod
    def celsius(cls, value):
        return cls(value + 273.15)

    @classmethod
    def fahrenheit(cls, value):
        return cls.celsius((value - 32) * 5 / 9)

    @classmethod
    def parse(cls, text):
        makers = {"C": cls.celsius, "F": cls.fahrenheit, "K": cls}
        number, unit = text[:-1], text[-1].upper()
        if unit not in makers:
            raise ValueError(f"unit {unit!r}?")
        return makers[unit](float(number))

    @property
    def c(self):
        return round(self._k - 273.15, 2)

    @c.setter
    def c(self, value):
        self._k = value + 273.15

    @property
    def f(self):
        return round(self.c * 9 / 5 + 32, 2)

    @staticmethod
    def feels(celsius):
        if celsius < 0:
            return "freezing"
        elif 0 <= celsius < 15:
            return "cool"
        elif 15 <= celsius <= 25:
            return "nice"
        return "hot"

    @classmethod
    def how_many(cls):
        return f"{cls._count} {cls.__name__} objects"

    def __format__(self, spec):
        if spec.endswith("F"):
            return f"{self.f:{spec[:-1]}} °F"
        return f"{self.c:{spec.rstrip('C')}} °C"

    def __repr__(self):
        return f"{type(self).__name__}.celsius({self.c})"


class Oven(Temperature):
    @staticmethod
    def feels(celsius):
        return "burning" if celsius > 60 else Temperature.feels(celsius)


texts = ["21.5C", "14f", "300K", "-5 c"]
temps = [Temperature.parse(t) for t in texts]
for text, t in zip(texts, temps):
    print(f"{text:>6} {t:.1f} {t:.0fF} {t.feels(t.c)}")
oven = Oven.parse("180C")
print(oven, oven.feels(oven.c), Oven.feels(20))
oven.c -= 150
print(oven.c, f"{oven:>6.1fF}", Oven.how_many())
print(max(temps, key=lambda t: t.c), sorted(t.c for t in temps))
for wrong in ("-300C", "5X", "warmC"):
    try:
        Temperature.parse(wrong)
    except ValueError as e:
        print("no:", e)
