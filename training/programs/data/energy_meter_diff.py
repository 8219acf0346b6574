# Zählerstände -> Verbrauch pro Tag, pro Monat hochgerechnet
from datetime import date
import calendar

staende = [
    ("2023-01-05", 10420),
    ("2023-02-02", 10756),
    ("2023-03-09", 11106),
    ("2023-03-31", 11238),
    ("2023-05-01", 11393),
]

messungen = [(date.fromisoformat(t), wert) for t, wert in staende]


def abschnitte(liste):
    for (d0, w0), (d1, w1) in zip(liste, liste[1:]):
        tage = (d1 - d0).days
        if w1 < w0:
            raise ValueError("Zähler läuft rückwärts am %s" % d1)
        yield d0, d1, tage, (w1 - w0) / tage


for d0, d1, tage, proTag in abschnitte(messungen):
    print(f"{d0:%d.%m.} - {d1:%d.%m.}  {tage:>3} Tage  {proTag:6.2f} kWh/Tag")


def verbrauch(jahr, monat):
    erster = date(jahr, monat, 1)
    letzter = calendar.monthrange(jahr, monat)[1]
    ende = erster.replace(day=letzter)
    summe = 0.0
    for d0, d1, tage, proTag in abschnitte(messungen):
        a = max(d0, erster)
        b = min(d1, ende)
        anteil = (b - a).days
        if anteil > 0:
            summe += anteil * proTag
    return summe


monate = {}
for m in range(1, 5):
    monate[m] = round(verbrauch(2023, m), 1)
    print(calendar.month_abbr[m], monate[m])

preis = 0.34
for m, kwh in monate.items():
    kosten = kwh * preis
    print("%02d: %7.2f EUR %s" % (m, kosten, "!" if kosten > 110 else ""))

teuer = max(monate, key=monate.get)
print("teuerster Monat:", teuer)
gesamt = messungen[-1][1] - messungen[0][1]
print("gesamt", gesamt, "kWh in", (messungen[-1][0] - messungen[0][0]).days, "Tagen")
try:
    list(abschnitte([(date(2023, 1, 1), 50), (date(2023, 1, 2), 40)]))
except ValueError as fehler:
    print("Fehler:", fehler)
