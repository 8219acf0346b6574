from collections import namedtuple, defaultdict
from datetime import date
from enum import Enum
import json
import re

class Species(Enum):
    DOG = ("dog", 7)
    CAT = ("cat", 6)
    TURTLE = ("turtle", 1)

    def __init__(self, label, factor):
        self.label = label
        self.factor = factor

    @classmethod
    def _missing_(cls, value):
        for s in cls:
            if s.label == str(value).lower():
                return s

Owner = namedtuple("Owner", ("name", "phone"))

class Pet:
    def __init__(self, name, species, born, owner=None):
        self.name, self.species, self.born, self.owner = name, Species(species), born, owner

    def age(self, today):
        had = (today.month, today.day) >= (self.born.month, self.born.day)
        return today.year - self.born.year - (not had)

    def human_age(self, today):
        return self.age(today) * self.species.factor

class PetEncoder(json.JSONEncoder):
    def default(self, o):
        match o:
            case Pet():
                return {k: v for k, v in vars(o).items() if v is not None}
            case Species():
                return o.label
            case date():
                return o.isoformat()
        return super().default(o)

def hook(d):
    if "species" in d:
        d["born"] = date.fromisoformat(d["born"])
        if "owner" in d:
            d["owner"] = Owner(*d["owner"])
        return Pet(**d)
    return d

def phone(text):
    digits = re.sub(r"\D", "", text)
    if not 6 <= len(digits) <= 9:
        raise ValueError(f"phone {text!r}")
    return re.sub(r"(\d{3})(?=\d)", r"\1-", digits)

anna = Owner("Anna", phone("(55) 12 34-9"))
pets = [Pet("Rex", "Dog", date(2015, 2, 28), anna),
        Pet("Mia", "cat", date(2019, 11, 5)),
        Pet("Speedy", Species.TURTLE, date(1990, 6, 1), anna)]
today = date(2024, 2, 28)
for p in pets:
    print(f"{p.name:^8}|{p.age(today):>3}|{p.human_age(today):>4}|{p.owner and p.owner.phone}")

text = json.dumps(pets[1], cls=PetEncoder)
print(text)
again = [json.loads(json.dumps(p, cls=PetEncoder), object_hook=hook) for p in pets]
print(again[0].owner == anna, again[0].owner is anna, again[2].species is Species.TURTLE)

by_owner = defaultdict(list)
for p in again:
    by_owner[getattr(p.owner, "name", "stray")].append(p.name)
print(dict(by_owner))

for attempt in ("Hamster", "55 1", {1, 2}):
    try:
        if isinstance(attempt, set):
            json.dumps(attempt, cls=PetEncoder)
        elif attempt[0].isalpha():
            Species(attempt)
        else:
            phone(attempt)
    except ValueError as e:
        print("ValueError:", e)
    except TypeError as e:
        print("TypeError:", e)
