"""Bring the names of a newsletter list into one form: 'Last, First (title)'."""
import re
import unicodedata

NAMES = [
    "dr. ELENA  marković",
    "van der Berg, Pieter",
    "Prof. Dr. Klaus-dieter Huber",
    "  o'neil , SEAN",
    "Zoë",
]
TITLES = {"dr.": "Dr.", "prof.": "Prof."}
PARTICLES = {"van", "der", "von", "de"}


def case(word):
    if word.lower() in PARTICLES:
        return word.lower()
    return re.sub(r"[^\W\d_]+", lambda m: m[0].capitalize(), word)


def ascii_key(text):
    flat = unicodedata.normalize("NFKD", text)
    return "".join(c for c in flat if not unicodedata.combining(c)).lower()


def split_name(raw):
    words = raw.replace(",", " , ").split()
    titles = [TITLES[w.lower()] for w in words if w.lower() in TITLES]
    words = [w for w in words if w.lower() not in TITLES]
    if "," in words:
        comma = words.index(",")
        last, first = words[:comma], words[comma + 1:]
    elif len(words) == 1:
        last, first = words, []
    else:
        last, first = words[-1:], words[:-1]
    return " ".join(map(case, last)), " ".join(map(case, first)), titles


people = []
for raw in NAMES:
    last, first, titles = split_name(raw)
    if not first:
        print("no first name:", repr(raw))
    people.append((last, first, titles))

people.sort(key=lambda p: ascii_key(p[0]))
for last, first, titles in people:
    shown = f"{last}, {first}" if first else last
    if titles:
        shown += " (" + " ".join(titles) + ")"
    print(shown)

logins = [ascii_key(f[:1] + l).replace("'", "").replace(" ", "") for l, f, _ in people]
print(logins)
longest = max(logins, key=len)
print("longest login:", longest, len(longest))
