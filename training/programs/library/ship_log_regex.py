# Ship's log of a small ferry: verbose patterns, named groups, sub with functions
import re

ENTRY = re.compile(r"""
    ^(?P<h>[01]\d|2[0-3]) [:.] (?P<m>[0-5]\d)   # clock
    \s+ (?P<what>DEP|ARR|NOTE) \s+
    (?P<rest>.+?) \s* $
""", re.VERBOSE | re.MULTILINE)

LOG = """\
06:40 DEP Ullapool pax 84 cars 21
09.25 ARR Stornoway
10:05 NOTE captain Mr.  Reid:: wind wind NW 6, gust 41kn
24:10 DEP nowhere
11:00 DEP Stornoway pax 107 cars 9
13:41 ARR Ullapool
"""

trips = []
notes = []
for m in ENTRY.finditer(LOG):
    minutes = int(m["h"]) * 60 + int(m["m"])
    if m["what"] == "DEP":
        numbers = {k: int(v) for k, v in re.findall(r"(pax|cars) (\d+)", m["rest"])}
        port = re.match(r"\w+", m["rest"]).group()
        trips.append([port, None, minutes, numbers])
    elif m["what"] == "ARR":
        trips[-1][1] = m["rest"]
        trips[-1][2] = minutes - trips[-1][2]
    else:
        notes.append(m["rest"])

for start, end, took, load in trips:
    print(f"{start} -> {end}: {took // 60}h{took % 60:02d}", load)
print(sum(load["pax"] for *_, load in trips), "passengers")

note = notes[0]
note = re.sub(r"\b(\w+)( \1\b)+", r"\1", note)          # doubled words
note = re.sub(r"([ :])\1+", r"\1", note)                # doubled signs
note = re.sub(r"(\d+)kn\b", lambda m: f"{int(m[1]) * 1.852:.0f} km/h", note)
print(note)

names = re.findall(r"(?<=Mr\. )[A-Z][a-z]+|captain(?! Mr)", note)
print(names, re.search(r"(?P<dir>[NSEW]{1,2}) (?P<force>\d)", note).groupdict())
print(re.split(r"[:,]\s*", note))
print(re.split(r"(\d+)", "gust 76 km/h 9"))
bad = [line for line in LOG.splitlines() if not ENTRY.match(line)]
print("unreadable:", bad)
swapped, n = re.subn(r"(\w+) -> (\w+)", r"\2 <- \1", "Ullapool -> Stornoway -> Tarbert")
print(swapped, n)
print(re.fullmatch(r"(?i)(pier|quay)\s?(\d)?", "Pier").groups(), bool(re.fullmatch(r"a|ab", "ab")))
print(re.escape("9.25?"), re.match(r"\d+(?=\.)", "9.25").span())
