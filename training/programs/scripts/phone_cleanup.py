# Clean up the phone column of the club's member sheet before the import.
import re

raw = [
    ("Hilde Brandt", "030 / 55 21 98"),
    ("Tom Ikeda", "+49-171-4402 118"),
    ("R. Osei", "0049 40 778812"),
    ("Jutta Zorn", "n/a"),
    ("Pavel Dusek", "(089) 12x45"),
]

NON_DIGIT = re.compile(r"[\s/()\-.]+")


class BadNumber(ValueError):
    def __init__(self, value, reason):
        super().__init__(f"{value!r}: {reason}")
        self.reason = reason


def normalize(value, country="49"):
    text = NON_DIGIT.sub("", value)
    if text.startswith("+"):
        text = text[1:]
    elif text.startswith("00"):
        text = text[2:]
    elif text.startswith("0"):
        text = country + text[1:]
    if not text.isdigit():
        raise BadNumber(value, "not a number")
    if len(text) < 8:
        raise BadNumber(value, "too short")
    return "+" + text


clean = {}
rejected = []
for name, phone in raw:
    try:
        clean[name] = normalize(phone)
    except BadNumber as err:
        rejected.append((name, err.reason))
        print("!", err)

print("%d ok, %d rejected" % (len(clean), len(rejected)))

mobile = 0
for name, number in sorted(clean.items(), key=lambda item: item[0].split()[-1]):
    kind = "mobile" if number[3:5] in ("15", "16", "17") else "land"
    mobile += kind == "mobile"
    print(f"{name:<14}{number:>16}  {kind}")

print("mobile share:", round(mobile / len(clean), 2))
for name, reason in rejected:
    first, last = name.split(" ", 1)
    print(f"ask {first} {last.upper()} ({reason})")
