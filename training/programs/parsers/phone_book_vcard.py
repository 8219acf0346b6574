from collections import ChainMap
from datetime import date
import re
import sys

CARDS = """BEGIN:VCARD
FN:Mira Holm
TEL;TYPE=cell:+47 900 11 222
TEL;TYPE=work,voice:22-33-44
BDAY:1990-02-29
END:VCARD
BEGIN:VCARD
FN:Sam O\\, Neil
BDAY:1985-12-24
NOTE:likes long
  walks
END:VCARD"""

DEFAULTS = {"FN": "(no name)", "NOTE": "-", "TEL": []}


def unfold(text):
    """A line that begins with a blank continues the one before."""
    lines = []
    for raw in text.split("\n"):
        if raw.startswith(" ") and lines:
            lines[-1] += raw[1:]
        else:
            lines.append(raw)
    return lines


def parse_cards(text):
    card = None
    for line in unfold(text):
        head, _, value = line.partition(":")
        name, *params = head.split(";")
        if name == "BEGIN":
            card = {}
        elif name == "END":
            yield ChainMap(card, DEFAULTS)
            card = None
        elif name == "TEL":
            kinds = [k for p in params for k in p.partition("=")[2].split(",")]
            card.setdefault("TEL", []).append((re.sub(r"[^\d+]", "", value), kinds))
        elif name == "BDAY":
            try:
                card["BDAY"] = date.fromisoformat(value)
            except ValueError as e:
                print(f"warning: {value}: {e}", file=sys.stdout)
        else:
            card[name] = value.replace("\\,", ",")


def describe(card):
    yield f"{card['FN']} / note: {card['NOTE']}"
    for number, kinds in card["TEL"]:
        place = "abroad" if number.startswith("+") else "local"
        yield f"  {number} ({'+'.join(kinds)}, {place})"
    born = card.get("BDAY")
    if born:
        today = date(2025, 6, 30)
        age = today.year - born.year - ((today.month, today.day) < (born.month, born.day))
        yield f"  {age} years old"
    else:
        yield "  birthday unknown"


people = list(parse_cards(CARDS))
for person in people:
    for row in describe(person):
        print(row)
print(DEFAULTS["TEL"], [sorted(p.maps[0]) for p in people])
