from decimal import Decimal as D, ROUND_HALF_UP, ROUND_DOWN
from datetime import date, timedelta

positionen = [
    ("Anfahrt", D("1"), D("35.00")),
    ("Arbeitszeit", D("3.5"), D("54.80")),
    ("Kupferrohr 15mm", D("6.2"), D("8.35")),
]
mwst = D("19") / D("100")


def runden(betrag):
    return betrag.quantize(D("0.01"), rounding=ROUND_HALF_UP)


def deutsch(betrag):
    text = f"{betrag:,.2f}"
    return text.replace(",", "#").replace(".", ",").replace("#", ".")


datum = date(2022, 11, 28)
faellig = datum + timedelta(days=14)
print("Rechnung vom", datum.strftime("%d.%m.%Y"))

summe = D("0")
for nr, (text, menge, preis) in enumerate(positionen, start=1):
    betrag = runden(menge * preis)
    summe += betrag
    print(f"{nr:02d} {text:<18}{menge!s:>5} x {deutsch(preis):>7} = {deutsch(betrag):>9}")

steuer = runden(summe * mwst)
brutto = summe + steuer
print("netto ", deutsch(summe).rjust(12))
print("MwSt. ", deutsch(steuer).rjust(12))
print("brutto", deutsch(brutto).rjust(12))
skonto = (brutto * D("0.02")).quantize(D("1"), rounding=ROUND_DOWN)
print(f"bis {faellig:%d.%m.} mit {skonto} Euro Skonto: {deutsch(brutto - skonto)}")
print("Jahr der Faelligkeit:", faellig.year, "KW", faellig.isocalendar().week)
