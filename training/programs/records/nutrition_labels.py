"""Reads nutrition tables in the usual printed form."""
import re
from dataclasses import dataclass

UNIT = {"g": 1.0, "mg": 0.001, "µg": 1e-6}


@dataclass(frozen=True)
class Nutrient:
    name: str
    grams: float

    def per(self, portion: float) -> float:
        return self.grams * portion / 100


LABELS = {
    "muesli": "Energy 1560 kJ/372 kcal | Fat 7,1 g | of which saturates 1,3 g | Salt 45 mg | Iron 4,2 mg",
    "yoghurt": "Energy 270 kJ / 64 kcal|Fat 3.5g|Carbohydrate 4.4 g|Vitamin B12 0.5 µg|Salt <0.1 g",
    "water": "",
}

ENERGY = re.compile(r"Energy (\d+)\s*kJ\s*/\s*(\d+)\s*kcal")
LINE = re.compile(r"(?P<name>[A-Za-z][\w ]*?)\s+(?P<less><)?(?P<num>\d+(?:[.,]\d+)?)\s*(?P<unit>[mµ]?g)")


def read(label):
    nutrients = []
    for part in label.split("|"):
        m = LINE.fullmatch(part.strip())
        if m is None:
            continue
        value = float(m["num"].replace(",", ".")) * UNIT[m["unit"]]
        if m["less"]:
            value = 0.0
        name = m["name"].removeprefix("of which ").capitalize()
        nutrients.append(Nutrient(name, value))
    return nutrients


for food, label in LABELS.items():
    energy = ENERGY.search(label)
    if not energy:
        print(food, "has no energy")
        continue
    kj, kcal = (int(x) for x in energy.groups())
    print(f"{food}: {kj} kJ, {kcal} kcal, ratio {kj / kcal:.3f}")
    for n in read(label):
        print(f"   {n.name:<12}{n.grams:>10.6g} g   per 45 g: {n.per(45):.2e}")

both = {n.name for n in read(LABELS["muesli"])} & {n.name for n in read(LABELS["yoghurt"])}
print(sorted(both))
fat = Nutrient("Fat", 7.1)
print(fat == read(LABELS["muesli"])[0], fat.per(250), round(fat.per(30), 1), hash(fat) == hash(Nutrient("Fat", 7.1)))
print(read(LABELS["water"]), LABELS["yoghurt"].count("g"), "µ".encode())
print(sum(n.grams for n in read(LABELS["muesli"])[:2]), f"{0.000042:g} {0.0042:g}")
