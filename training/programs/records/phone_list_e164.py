# brings the phone numbers of the volunteers into one format
import re

volunteers = [
    ("Farida Hossain", "0171 / 555 20 41"),
    ("Jörg Ahlers", "+49 (0)40-88997"),
    ("Lucía Peña", "0034 612 34 56 78"),
    ("Tom O'Hara", "n/a"),
    ("Ines Vogt", "040 88 997"),
]


def to_e164(raw, country="49"):
    s = raw.replace("(0)", "")
    s = re.sub(r"[^\d+]", "", s)
    if not s:
        return None
    if s.startswith("00"):
        s = "+" + s[2:]
    elif s[0] == "0":
        s = f"+{country}{s[1:]}"
    return s


def pretty(num):
    m = re.match(r"\+(49|34)(\d{2,3}?)(\d+)$", num)
    cc, area, local = m.groups()
    blocks = re.findall(r"\d{1,3}", local)
    return f"+{cc} {area} " + " ".join(blocks)


def hide(num):
    return re.sub(r"\d(?=\d{2})", "*", num)


seen = {}
for name, raw in volunteers:
    number = to_e164(raw)
    if number is None:
        print(name, "has no number")
        continue
    if number in seen:
        print(f"{name} shares {hide(number)} with {seen[number]}")
        continue
    seen[number] = name
    print(f"{name:.<18}{number} ({len(number)})")

print()
for number in sorted(seen):
    first, *_, last = seen[number].split()
    print(pretty(number), "|", last.upper(), first[0] + ".")

countries = [n[1:3] for n in seen]
print(countries.count("49"), "German,", countries.count("34"), "Spanish")
print(to_e164("12-34"), to_e164("++"), to_e164("0221 4", country="43"))
