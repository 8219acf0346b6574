from enum import Enum, auto, StrEnum, IntFlag


class Tea(Enum):
    GREEN = 75, 2
    BLACK = 95, 4
    OOLONG = 85, 3.5
    ROOIBOS = 95, 6

    def __init__(self, degrees, minutes):
        self.degrees = degrees
        self.minutes = minutes

    def brew(self, cups=1):
        return f"{self.name.title()}: {cups * 2} g, {self.degrees}°C, {self.minutes} min"

    @staticmethod
    def herbal():
        return [Tea.ROOIBOS]


class Cup(StrEnum):
    SMALL = auto()
    LARGE = auto()
    TO_GO = "to-go"


class Extra(IntFlag):
    MILK = 1
    SUGAR = 2
    LEMON = 4


print(Tea.GREEN.brew())
print(Tea.OOLONG.brew(cups=3))
print([t.name for t in Tea if t.degrees == 95])
print(Tea((85, 3.5)).name, Tea["BLACK"].value)
print(max(Tea, key=lambda t: t.minutes), Tea.herbal()[0].value[0])

print(Cup.SMALL, Cup.TO_GO, Cup.LARGE == "large", repr(Cup.LARGE))
print(Cup.TO_GO.upper(), Cup("small") is Cup.SMALL, "-".join(Cup))
print({Cup.SMALL: 2.2}.get("small"))

order = Extra.MILK | Extra.SUGAR
print(order.value, Extra.SUGAR in order, Extra.LEMON in order)
order &= ~Extra.SUGAR
print(order == Extra.MILK, order + 3, int(Extra(0)), [e.name for e in Extra(6)])
for key in ("green", "MATE"):
    try:
        print(Tea[key.upper()].minutes * 60)
    except KeyError as e:
        print("we have no", e.args[0].lower())
print(list(Tea).index(Tea.ROOIBOS), Tea.BLACK != Tea.ROOIBOS)
