import re
from typing import NamedTuple


class Plate(NamedTuple):
    city: str
    letters: str
    digits: int
    electric: bool


CITIES = {"B": "Berlin", "HH": "Hamburg", "KA": "Karlsruhe"}


def read_plate(s: str) -> Plate:
    s = " ".join(s.upper().replace("-", " ").split())
    m = re.fullmatch(r"([A-ZÄÖÜ]{1,3}) ([A-Z]{1,2}) ?([1-9]\d{0,3})(E?)", s)
    if m is None:
        raise ValueError(f"not a plate: {s}")
    city, letters, digits, e = m.groups()
    if city not in CITIES:
        raise LookupError(city)
    return Plate(CITIES[city], letters, int(digits), bool(e))


inputs = ["b-ab 123", "HH XY77E", "ka - a 9", "hh 0000", "M-X 5"]
ok = []
for text in inputs:
    try:
        plate = read_plate(text)
    except ValueError as e:
        print("invalid |", e)
    except LookupError as e:
        print("unknown |", e.args[0])
    else:
        ok.append(plate)
        print("valid   |", plate.city, plate.letters, plate.digits)

print(len(ok), "valid,", sum(p.electric for p in ok), "electric")
print(max(ok, key=lambda p: p.digits))
print([p._asdict()["letters"] for p in ok])
