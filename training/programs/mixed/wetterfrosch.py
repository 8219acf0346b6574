# Der Wetterfrosch: Zustände, Generator mit Gedächtnis, Auswertung
from collections import namedtuple, deque
from datetime import date, timedelta
import io
import re

Messung = namedtuple("Messung", "tag temp regen")
DATEN = """
04.03. -1.5 Grad, 0 mm
05.03.  3.0 Grad, 12 mm
06.03.  kaputt
07.03.  8.5 Grad, 3 mm
08.03.  6.0 Grad, 0 mm
"""
MUSTER = re.compile(r"(?P<t>\d\d)\.(?P<m>\d\d)\.\s+(?P<temp>-?\d+\.\d) Grad, (?P<mm>\d+) mm")


class Messfehler(Exception):
    def __init__(self, zeile):
        self.zeile = zeile.strip()
        super().__init__(self.zeile)


def lies(zeile, jahr=2022):
    if not (treffer := MUSTER.match(zeile)):
        raise Messfehler(zeile)
    g = treffer.groupdict()
    return Messung(date(jahr, int(g["m"]), int(g["t"])), float(g["temp"]), int(g["mm"]))


def gleitend(n=2):
    fenster = deque(maxlen=n)
    mittel = None
    while True:
        wert = yield mittel
        fenster.append(wert)
        mittel = sum(fenster) / len(fenster)


class Frosch:
    sprossen = 5

    def __init__(self, sprosse=2):
        self._sprosse = sprosse

    @property
    def sprosse(self):
        return self._sprosse

    @sprosse.setter
    def sprosse(self, s):
        self._sprosse = min(max(s, 0), self.sprossen)

    def reagiere(self, m):
        match m:
            case Messung(temp=t, regen=0) if t < 0:
                laut = "bibber"
            case Messung(regen=0):
                self.sprosse += 2
                laut = "quak"
            case Messung(_, t, r) if r > 10:
                self.sprosse -= 3
                laut = "platsch"
            case _:
                self.sprosse += 1
                laut = "quaaak"
        return laut


frosch, ausgabe = Frosch(), io.StringIO()
mittelwert = gleitend()
next(mittelwert)
messungen = []
for zeile in DATEN.strip().splitlines():
    try:
        m = lies(zeile)
    except Messfehler as f:
        print(f"?? {f.zeile}")
        continue
    messungen.append(m)
    laut = frosch.reagiere(m)
    print(f"{m.tag:%a} {m.temp:+5.1f} {mittelwert.send(m.temp):6.2f} {laut}", file=ausgabe)
print(ausgabe.getvalue(), end="")
print("Sprosse", frosch.sprosse, "von", Frosch.sprossen)
tage = {m.tag for m in messungen}
alle = {messungen[0].tag + timedelta(i) for i in range(5)}
print("fehlt:", *[t.isoformat() for t in alle - tage])
waermster = max(messungen, key=lambda m: m.temp)
print(waermster.tag.isocalendar().week, sum(m.regen for m in messungen))
