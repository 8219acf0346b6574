import re

BIB = """
@book{ostrom1990,
  author = {Elinor Ostrom},
  title  = {Governing the {Commons}},
  year   = 1990,
}
@article{sen77,
  author = "Amartya Sen",
  title = {Rational Fools},
  pages = {317--344},
  year = {1977}
}
@misc{web,
  author = {Müller, Jan and Ruiz, Eva and Ito, Ken},
  title = {Notes},
}
"""


class Entry:
    def __init__(self, kind, key, fields):
        self.kind, self.key, self.fields = kind, key, fields

    @property
    def authors(self):
        names = self.fields.get("author", "").split(" and ")
        result = []
        for n in names:
            if "," in n:
                last, first = (p.strip() for p in n.split(",", 1))
            else:
                first, _, last = n.rpartition(" ")
            result.append(f"{last} {first[:1]}.")
        return result

    def cite(self):
        who = self.authors
        if len(who) > 2:
            who = [who[0], "et al."]
        year = self.fields.get("year", "n.d.")
        return "{} ({})".format(" & ".join(who) if len(who) == 2 and who[1] != "et al." else " ".join(who), year)

    def __repr__(self):
        return f"<{self.kind} {self.key} {sorted(self.fields)}>"


def parse(text):
    for m in re.finditer(r"@(\w+)\{(\w+),\s*\n(.*?)\n\}", text, re.DOTALL):
        kind, key, block = m.groups()
        fields = {}
        for line in block.splitlines():
            name, _, value = line.strip().rstrip(",").partition("=")
            value = value.strip()
            if value[0] in '{"':
                value = value[1:-1]
            fields[name.strip()] = re.sub(r"[{}]", "", value)
        yield Entry(kind, key, fields)


shelf = {e.key: e for e in parse(BIB)}
for e in shelf.values():
    print(e)
    print("   ", e.cite(), "-", e.fields["title"].upper()[:20])

first, last = map(int, shelf["sen77"].fields["pages"].split("--"))
print("pages:", last - first + 1)
years = [int(e.fields["year"]) for e in shelf.values() if "year" in e.fields]
print(years, max(years) - min(years))
print(sorted(shelf, key=lambda k: shelf[k].authors[0]))
print(Entry("x", "y", {}).authors)
