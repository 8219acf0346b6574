# Vineyard: reads the bottling list and prints labels; strptime fails on the last one
import json
from datetime import datetime, timedelta
from functools import partial
from string import Template
from textwrap import wrap

DATA = """{
  "estate": "Mas de l'Olivier",
  "bottles": [
    {"wine": "Carignan vieilles vignes", "filled": "2020-03-14", "vol": 13.456, "n": 1180},
    {"wine": "Rosé du matin", "filled": "2021-02-02", "vol": 12.04, "n": 640},
    {"wine": "Muscat", "filled": "2021-2-30", "vol": 15.5, "n": 96}
  ]
}"""

LABEL = Template("$wine | $year | ${vol}% | L$lot")
parse_day = partial(datetime.strptime)


def lot(day, number):
    year, week, weekday = day.isocalendar()
    return f"{year % 100:02}{week:02}{weekday}-{number:02X}"


def label(bottle, number):
    day = parse_day(bottle["filled"], "%Y-%m-%d")
    volume = round(bottle["vol"] * 2) / 2      # half percents by law
    return LABEL.substitute(wine=bottle["wine"].title(), year=day.year - 1, vol=volume, lot=lot(day, number))


def crates(n, size=6):
    full, rest = divmod(n, size)
    return (f"{full} crates", f"{rest} loose") if rest else (f"{full} crates",)


cellar = json.loads(DATA)
print(cellar["estate"].center(30, "*"))
print(json.dumps(cellar["bottles"][2], sort_keys=True)[:40])
for b in cellar["bottles"]:
    print(f"{b['wine'][:10]:<11}{b['n']:>6,}", *crates(b["n"]))

total = sum(b["n"] for b in cellar["bottles"])
litres = total * 0.75
print(f"{total:,} bottles, {litres:,.1f} l, {cellar['bottles'][0]['n'] / total:.1%} Carignan")

ages = {}
today = datetime(2022, 1, 1)
for number, bottle in enumerate(cellar["bottles"], start=9):
    text = label(bottle, number)
    print("\n".join(wrap(text, 34, subsequent_indent="   ")))
    age = today - parse_day(bottle["filled"], "%Y-%m-%d")
    ages[bottle["wine"].split()[0]] = age // timedelta(days=30)
    print("   months:", ages)
