#!/usr/bin/env python3
# Ausflugsplaner: Packliste, Rucksack-Rekursion mit Merkzettel, Fahrplan
from collections import Counter, defaultdict
from datetime import datetime, timedelta
from functools import lru_cache, wraps
import json

SACHEN = json.loads('{"Zelt": [5, 9], "Buch": [1, 2], "Kocher": [3, 6], "Seil": [2, 3]}')


class Ausflugsfehler(Exception):
    pass


class ZuSpaet(Ausflugsfehler):
    def __init__(self, um):
        super().__init__("zu spät um " + um.strftime("%H:%M"))


def wiederhole(mal, fehler):
    def dekorierer(f):
        @wraps(f)
        def innen(*args):
            for versuch in range(1, mal + 1):
                try:
                    return f(*args, versuch=versuch)
                except fehler as e:
                    print(f"  Versuch {versuch}: {e}")
            raise Ausflugsfehler(f"{f.__name__} gab auf")
        return innen
    return dekorierer


@lru_cache(None)
def packe(namen, kilo):
    if not namen:
        return 0, ()
    name, *rest = namen
    rest = tuple(rest)
    ohne = packe(rest, kilo)
    gewicht, nutzen = SACHEN[name]
    if gewicht > kilo:
        return ohne
    wert, liste = packe(rest, kilo - gewicht)
    return max(ohne, (wert + nutzen, (name, *liste)))


@wiederhole(3, ZuSpaet)
def anreise(start, *, versuch):
    ab = start - timedelta(minutes=25) * (versuch - 1)
    an = ab + timedelta(hours=1, minutes=50)
    if an > start.replace(hour=10, minute=30):
        raise ZuSpaet(an)
    return ab, an


for kilo in (2, 4, 8):
    nutzen, liste = packe(tuple(SACHEN), kilo)
    print(f"{kilo} kg: {nutzen:>2} {'+'.join(liste)}")

for stunde in (9, 10):
    try:
        ab, an = anreise(datetime(2024, 5, 9, stunde))
        print(f"ab {ab:%H:%M}, an {an:%H:%M}")
    except Ausflugsfehler as e:
        print(e)
    finally:
        print("geprüft:", stunde, "Uhr")

stimmen = Counter({"See": 2, "Berg": 1})
stimmen.update(["Berg", "Höhle", "Berg"])
stimmen.subtract(See=1)
nach_zahl = defaultdict(list)
for ziel, n in stimmen.items():
    nach_zahl[n].append(ziel)
for n in sorted(nach_zahl, reverse=True):
    print(n, *sorted(nach_zahl[n]))

ansagen = [lambda: f"Wir fahren zum {ziel}" for ziel in ("See", "Berg")]
print({a() for a in ansagen} == {f"Wir fahren zum {ziel}"}, len(ansagen))
print(anreise.__name__, packe.cache_info().hits)
