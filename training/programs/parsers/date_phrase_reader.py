"""Turns small German phrases into dates."""
from datetime import date, timedelta
import re

TAGE = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"]
ZAHLEN = {"einem": 1, "einer": 1, "zwei": 2, "drei": 3}
HEUTE = date(2024, 2, 27)

handlers = []


def muster(regex):
    def anmelden(f):
        handlers.append((re.compile(regex), f))
        return f
    return anmelden


@muster(r"(vor)?gestern|heute|(über)?morgen")
def nah(m):
    schritte = {"vorgestern": -2, "gestern": -1, "heute": 0, "morgen": 1, "übermorgen": 2}
    return HEUTE + timedelta(days=schritte[m.group()])


@muster(r"(in|vor) (\w+) (tag|woche)(en|n)?")
def abstand(m):
    richtung, zahl, einheit, _ = m.groups()
    n = ZAHLEN.get(zahl) or int(zahl)
    delta = timedelta(**{"days" if einheit == "tag" else "weeks": n})
    return HEUTE + delta if richtung == "in" else HEUTE - delta


@muster(r"(nächsten|letzten) (\w+)")
def wochentag(m):
    ziel = TAGE.index(m[2])
    vor = (ziel - HEUTE.weekday()) % 7 or 7
    return HEUTE + timedelta(days=vor if m[1] == "nächsten" else vor - 7)


@muster(r"(\d+)\.(\d+)\.(\d{4})?")
def klar(m):
    tag, monat, jahr = m.groups()
    return date(int(jahr or HEUTE.year), int(monat), int(tag))


def lesen(text):
    for regex, f in handlers:
        if m := regex.fullmatch(text.lower()):
            return f.__name__, f(m)
    raise LookupError(text)


phrasen = ["Übermorgen", "in drei Tagen", "vor 2 Wochen", "nächsten Freitag",
           "29.2.", "30.2.2024", "irgendwann", "in vielen Tagen"]
treffer = {}
for p in phrasen:
    try:
        art, wann = lesen(p)
    except LookupError as e:
        print("unklar:", e)
    except ValueError as e:
        print(f"ungültig: {p} ({e})")
    else:
        treffer[p] = wann
        print(f"{p:18} {wann:%d.%m.%Y} {TAGE[wann.weekday()][:2].title()} [{art}]")
fruehester = min(treffer, key=treffer.get)
print("zuerst:", fruehester, "|", (max(treffer.values()) - treffer[fruehester]).days, "Tage Spanne")
