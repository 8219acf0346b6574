# Dialect dictionary: headwords sorted without accents, cross references, suggestions
import difflib
import re
import unicodedata
from bisect import bisect_left
from itertools import groupby

RAW = """\
Ätti, m. - father; -> Vatter
Beiz(e), f. - pub
béizlen, v. - to go from pub to pub
Vatter, m. - father, old man; -> Ätti; -> Bappe
Zibele, f. (pl. Zibele) - onion
"""

ENTRY = re.compile(r"(?P<head>[^,]+), (?P<kind>[mfnv])\.(?: \((?P<extra>[^)]*)\))? - (?P<rest>.+)")


def fold(word):
    decomposed = unicodedata.normalize("NFD", word.casefold())
    return "".join(c for c in decomposed if unicodedata.category(c) == "Ll")


def variants(head):
    """Beiz(e) -> Beiz, Beize"""
    m = re.search(r"\((\w+)\)", head)
    if not m:
        return [head]
    return [head.replace(m[0], ""), head.replace(m[0], m[1])]


entries = {}
index = []
for line in RAW.splitlines():
    m = ENTRY.fullmatch(line)
    meaning, *refs = re.split(r"; -> ", m["rest"])
    entries[m["head"]] = (m["kind"], re.split(r",\s*", meaning), refs, m["extra"])
    index.extend((fold(v), m["head"]) for v in variants(m["head"]))
index.sort()

for letter, group in groupby(index, key=lambda p: p[0][0]):
    print(letter.upper(), [head for _, head in group])

broken = [(h, r) for h, (_, _, refs, _) in entries.items() for r in refs if r not in entries]
mutual = [h for h in entries for r in entries[h][2] if r in entries and h in entries[r][2]]
print("broken:", broken, "mutual:", mutual)


def look_up(word):
    key = fold(word)
    pos = bisect_left(index, (key,))
    if pos < len(index) and index[pos][0] == key:
        return index[pos][1]
    near = difflib.get_close_matches(key, [k for k, _ in index], n=2, cutoff=0.6)
    return near or None


for word in ("ATTI", "Beize", "béiz", "Zwibele", "Chäs"):
    print(f"{word:<9}", look_up(word))

reverse = {}
for head, (kind, meanings, *_) in entries.items():
    for meaning in meanings:
        reverse.setdefault(meaning.removeprefix("to "), []).append(f"{head} {kind}.")
print(reverse["father"], [k for k, v in reverse.items() if len(k.split()) > 1])
print(entries["Zibele"][3].partition(". ")[2], entries["Vatter"][3] is None)
print("Ätti" < "Beiz", fold("Ätti") < fold("Beiz"), len(unicodedata.normalize("NFD", "Ätti")))
del entries["Vatter"][2][1]
print(entries["Vatter"], unicodedata.name("Ä").split()[-1].title())
