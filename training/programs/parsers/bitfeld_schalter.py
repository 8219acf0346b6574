"""Zerlegt 16-Bit-Statuswörter einer Heizung in Felder."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Feld:
    name: str
    start: int
    breite: int
    vorzeichen: bool = False

    @property
    def maske(self) -> int:
        return (1 << self.breite) - 1

    def lesen(self, wort: int) -> int:
        wert = (wort >> self.start) & self.maske
        if self.vorzeichen and wert >> (self.breite - 1):
            wert -= 1 << self.breite
        return wert

    def schreiben(self, wort: int, wert: int) -> int:
        grenze = 1 << (self.breite - 1 if self.vorzeichen else self.breite)
        if not -grenze <= wert < grenze:
            raise OverflowError(f"{self.name}: {wert} passt nicht in {self.breite} Bit")
        frei = wort & ~(self.maske << self.start)
        return frei | ((wert & self.maske) << self.start)


FELDER = [
    Feld("modus", 0, 3),
    Feld("pumpe", 3, 1),
    Feld("korrektur", 4, 5, vorzeichen=True),
    Feld("vorlauf", 9, 7),
]
MODI = ("aus", "frost", "tag", "nacht", "auto")


def anzeigen(wort: int) -> dict:
    werte = {f.name: f.lesen(wort) for f in FELDER}
    print(f"{wort:016b} 0x{wort:04X}", werte)
    return werte


def packen(**werte):
    wort = 0
    for feld in FELDER:
        if feld.name in werte:
            wort = feld.schreiben(wort, werte[feld.name])
    return wort


def main():
    eins = packen(modus=2, pumpe=1, vorlauf=55)
    anzeigen(eins)
    zwei = FELDER[2].schreiben(eins, -3)
    d = anzeigen(zwei)
    print("Soll:", d["vorlauf"] + d["korrektur"], "Grad, Modus", MODI[d["modus"]])
    for probe in (0x0000, 0xFFFF):
        w = anzeigen(probe)
        try:
            print("Modus", MODI[w["modus"]])
        except IndexError:
            print("Modus", w["modus"], "unbekannt")
    try:
        packen(vorlauf=90, korrektur=20)
    except OverflowError as fehler:
        print("Fehler:", fehler)
    geaendert = eins ^ zwei
    print([f.name for f in FELDER if f.lesen(geaendert)])


main()
