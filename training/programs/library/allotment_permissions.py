# Keys of an allotment club: Flag values, stored as hex digits on a card
"""Who may open which gate of the allotment association."""
from dataclasses import dataclass, replace
from enum import Flag, auto
from functools import reduce
from operator import or_


class Gate(Flag):
    MAIN = auto()
    SHED = auto()
    WATER = auto()
    COMPOST = auto()
    OFFICE = auto()


ALL = reduce(or_, Gate)
MEMBER = Gate.MAIN | Gate.WATER | Gate.COMPOST


@dataclass(frozen=True)
class Card:
    holder: str
    gates: Gate

    @classmethod
    def from_text(cls, text):
        holder, sep, digits = text.rpartition("#")
        if not sep:
            raise ValueError(f"no card number in {text!r}")
        return cls(holder.strip(), Gate(int(digits, 16)))

    def to_text(self):
        return f"{self.holder} #{self.gates.value:02X}"

    def may_open(self, *gates):
        wanted = reduce(or_, gates)
        return wanted & self.gates == wanted


def names(gates):
    return [g.name.lower() for g in Gate if g in gates]


cards = []
for line in ("Irma #0D", "Tobi #1f", "Chess club #1", "guest"):
    try:
        cards.append(Card.from_text(line))
    except ValueError as e:
        print("skipped:", e)

for card in cards:
    print(f"{card.holder:<12}{card.gates.value:>3} {card.gates.value:05b}", names(card.gates))

irma, tobi, chess = cards
print(irma.gates == MEMBER, tobi.gates == ALL, bin(ALL.value))
print(irma.may_open(Gate.MAIN, Gate.WATER), irma.may_open(Gate.MAIN, Gate.SHED))
promoted = replace(irma, gates=irma.gates | Gate.SHED)
print(promoted.to_text(), irma.to_text())
lost = tobi.gates & ~promoted.gates
print("only Tobi:", names(lost), hex(lost.value))
swapped = irma.gates ^ chess.gates
print("either:", names(swapped), bool(irma.gates & Gate.OFFICE))
try:
    irma.gates = ALL
except AttributeError as e:
    print(type(e).__name__)
