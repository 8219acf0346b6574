"""Umsätze einer Bank: Semikolon, Komma als Dezimalzeichen, deutsche Daten."""
import csv
import io
from datetime import datetime
from decimal import Decimal

EXPORT = '''Buchungstag;Empfänger;Verwendungszweck;Betrag;Währung
02.01.2024;"Stadtwerke; Abt. Strom";"Abschlag 01/24";-84,00;EUR
03.01.2024;Gehalt Nordwind GmbH;LOHN 12/23;2.413,57;EUR
05.01.2024;REWE SAGT DANKE;"EC 4711 ""Filiale 12""";-37,08;EUR
05.01.2024;;Bargeldauszahlung;-150;EUR

19.01.2024;Vermieter K. Yildiz;Miete;-1.020,50;EUR
'''


def betrag(text):
    return Decimal(text.replace(".", "").replace(",", "."))


def komma(zahl):
    return f"{zahl:,.2f}".translate(str.maketrans(",.", ".,"))


saldo = Decimal("512.00")
umsaetze = []
for zeile in csv.DictReader(io.StringIO(EXPORT), delimiter=";"):
    tag = datetime.strptime(zeile["Buchungstag"], "%d.%m.%Y").date()
    wert = betrag(zeile["Betrag"])
    saldo += wert
    wer = zeile["Empfänger"] or "(ohne Namen)"
    umsaetze.append((tag, wer.title() if wer.isupper() else wer, wert))
    print(f"{tag:%d.%m.} {umsaetze[-1][1][:22]:<22}{komma(wert):>10}{komma(saldo):>10}")

ausgaben = [u for u in umsaetze if u[2] < 0]
einnahmen = [u for u in umsaetze if u[2] > 0]
summe_aus = sum(u[2] for u in ausgaben)
print("Ausgaben", komma(-summe_aus), "in", len(ausgaben), "Buchungen; Einnahmen", komma(einnahmen[0][2]))
print("Sparquote", format(1 + summe_aus / einnahmen[0][2], ".1%"))

groesste = min(ausgaben, key=lambda u: u[2])
print("größte:", groesste[1], groesste[0].strftime("am %d. (%a)"))
pause = max((b[0] - a[0], a[0]) for a, b in zip(umsaetze, umsaetze[1:]))
print("längste Pause:", pause[0].days, "Tage nach dem", pause[1].day, "Januar")
print([z for z in csv.reader(['"EC 4711 ""Filiale 12""";-37,08'], delimiter=";")])
print(betrag("1.234.567,8"), komma(Decimal("1234567.891")), komma(0))
